//===- MeshSolver.cpp - The best plan on one mesh -------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "MeshSolver.h"
#include "Extract.h"
#include "Meshes.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>
#include <numeric>

using namespace llvm;

namespace dgc::planner {

/// Is `a` the better plan?
bool better(const Found &a, const Found &b) {
  if (a.fits != b.fits)
    return a.fits;
  if (!a.fits)
    return a.evaluation.memory.peak < b.evaluation.memory.peak;
  return a.evaluation.time() < b.evaluation.time() * (1 - 1e-9);
}

namespace {

/// Only the minor axes of a dimension can be gathered, scattered or moved by
/// one collective. Finds the order of axes in which least is converted
/// otherwise; sizes of shards do not depend on it.
class AxisOrder {
public:
  AxisOrder(const Model &m, JointCost &cost, const Evaluation &e)
      : m(m), cost(cost), e(e) {}

  SmallVector<int, 4> find() const {
    SmallVector<int, 4> order;
    for (size_t a = 0; a < cost.getAxes().size(); ++a)
      order.push_back(a);
    SmallVector<int, 4> best = order;
    if (order.size() > 5)
      return best;
    double least = penalty(order);
    while (std::next_permutation(order.begin(), order.end())) {
      double p = penalty(order);
      if (p < least * (1 - 1e-9)) {
        least = p;
        best = order;
      }
    }
    return best;
  }

private:
  double penalty(ArrayRef<int> order) const {
    double sum = 0;
    for (const ConversionUse &c : e.conversions)
      if (!isMinor(c.from, c.to, order) || !isMinor(c.to, c.from, order))
        sum +=
            c.trips * c.copies * cost.convert(m.formOf[c.value], c.from, c.to);
    return sum;
  }
  /// Are the axes that leave a part below those that stay?
  static bool isMinor(ArrayRef<State> from, ArrayRef<State> to,
                      ArrayRef<int> order) {
    for (auto [i, a] : enumerate(order)) {
      if (from[a] <= 0 || from[a] == to[a])
        continue;
      for (int b : order.drop_front(i + 1))
        if (from[b] == from[a] && to[b] == from[b])
          return false;
    }
    return true;
  }

  const Model &m;
  JointCost &cost;
  const Evaluation &e;
};

} // namespace

MeshSolver::MeshSolver(Model &m, const Mesh &mesh,
                       ArrayRef<const Sharding *> annotations,
                       std::shared_ptr<PriceBook> book,
                       std::shared_ptr<SolveMemo> memo)
    : m(m), axes(axesOf(m.problem.machine, mesh, annotations)),
      ordered(orderByAnnotations(annotations, axes)),
      cost(m, axes, std::move(book)),
      // What annotations ask for depends on the axis.
      solver(m, cost, annotations.empty() ? std::move(memo) : nullptr) {
  m.pinStates(axes);
}

void MeshSolver::consider(Found f, std::optional<Found> &best) {
  if (!best || better(f, *best))
    best = std::move(f);
}

Found MeshSolver::roughly(ArrayRef<Coarser> coarser, double beat) {
  std::optional<Found> best;
  if (axes.size() <= 1)
    return descend(nothing(), "free", -1, impossible);
  for (const Coarser &c : coarser) {
    consider(descend(refined(c), "fewer axes", -1, beat), best);
    beat = std::min(beat, best->evaluation.time());
  }
  if (axes.size() <= 2 || !best) // a given mesh has none with fewer axes
    fromDataParallel(0, 1, best);
  return std::move(*best);
}

void MeshSolver::thoroughly(ArrayRef<Coarser> coarser, Found &found) {
  if (axes.size() <= 1)
    return;
  std::optional<Found> best = std::move(found);
  for (const Coarser &c : coarser)
    consider(descend(refined(c), "fewer axes", -1, best->evaluation.time()),
             best);
  if (axes.size() > 2)
    fromDataParallel(0, 1, best);
  else
    fromDataParallel(1, 3, best); // the first was tried roughly
  found = std::move(*best);
}

void MeshSolver::fromDataParallel(size_t first, size_t last,
                                  std::optional<Found> &best) {
  for (size_t i = 0; i < axes.size(); ++i) {
    // Equal axes give equal starts.
    bool repeated = false;
    for (size_t j = 0; j < i; ++j)
      repeated |= axes.sizes[j] == axes.sizes[i] &&
                  axes.links[j] == axes.links[i] && m.pins.empty();
    if (repeated)
      continue;
    for (auto [k, start] : enumerate(dataParallelOn(i)))
      if (k >= first && k < last)
        consider(descend(std::move(start),
                         "split alike on axis " + std::to_string(i), i,
                         best ? best->evaluation.time() : impossible),
                 best);
  }
}

Assignment MeshSolver::nothing() const {
  Assignment a;
  a.choices.assign(axes.size(), std::vector<int>(m.nodes.size(), 0));
  return a;
}

/// The same choices on the axes that were one, where they are legal together;
/// else on the first of them.
Assignment MeshSolver::refined(const Coarser &coarser) const {
  Assignment a = nothing();
  for (size_t v = 0; v < m.nodes.size(); ++v) {
    SmallVector<int, 4> choices;
    for (int axis : coarser.axisOf)
      choices.push_back(coarser.plan->assignment.of(axis, v));
    for (size_t i = axes.size(); i-- > 0 && !cost.isLegal(m.nodes[v], choices);)
      choices[i] = 0;
    for (size_t i = 0; i < axes.size(); ++i)
      a.choices[i][v] = choices[i];
  }
  return a;
}

/// The classes of parts that most work can be split on: the batch is one.
SmallVector<int, 4> MeshSolver::mainClasses(int64_t size) const {
  std::vector<double> work(m.numPartClasses, 0);
  for (const auto &[v, node] : enumerate(m.nodes)) {
    if (node.kind != NodeKind::Op)
      continue;
    const ProblemOp &op = m.problem.ops[node.index];
    double amount = op.flops * op.trips * node.copies;
    if (op.work != WorkKind::Contract)
      for (int w : m.madeBy[v])
        amount +=
            0.01 * cost.localBytes(m.formOf[w], {}) * op.trips * m.copies[w];
    const ChoiceSet &set = m.sets[node.set];
    const OpRule &rule = m.problem.rules[op.rule];
    for (auto [k, cls] : enumerate(node.classes))
      if (rule.factors[set.factors[k]].kind != FactorKind::Whole &&
          set.sizes[k] >= size)
        work[cls] += amount;
  }
  SmallVector<int, 4> best;
  for (int k = 0; k < 3; ++k) {
    int pick = -1;
    for (auto [c, w] : enumerate(work))
      if (w > 0 && (pick < 0 || w > work[pick]))
        pick = c;
    if (pick < 0)
      break;
    best.push_back(pick);
    work[pick] = 0;
  }
  return best;
}

/// One axis with ops split on parts of one class only, where they are split,
/// the others whole: for each of the main classes, the best first.
std::vector<Assignment> MeshSolver::dataParallelOn(int axis) {
  std::vector<std::pair<double, Assignment>> all;
  for (int cls : mainClasses(axes.sizes[axis])) {
    Assignment a = nothing();
    solver.onlyClass = cls;
    double time = solver.solve(axis, a);
    solver.onlyClass = -1;
    all.push_back({time, std::move(a)});
  }
  std::stable_sort(all.begin(), all.end(), [](const auto &a, const auto &b) {
    return a.first < b.first;
  });
  std::vector<Assignment> starts;
  for (auto &start : all)
    starts.push_back(std::move(start.second));
  return starts;
}

/// One axis at a time until nothing changes. `skip` keeps its start in the
/// first round.
Found MeshSolver::descend(Assignment a, std::string name, int skip,
                          double beat) {
  // A descent that is so far off after a round has never come to be the best.
  constexpr double hopeless = 1.3;
  Found f;
  f.start = std::move(name);
  double last = impossible;
  size_t unchanged = 0; // solves in a row
  for (int round = 0; round < m.problem.options.maxRounds; ++round) {
    for (size_t axis = 0; axis < axes.size() && unchanged < axes.size();
         ++axis) {
      if (round == 0 && int(axis) == skip)
        continue;
      double minimum = solver.solve(axis, a);
      unchanged = minimum < last * (1 - 1e-5) ? 1 : unchanged + 1;
      last = minimum;
    }
    f.givenUp =
        unchanged < axes.size() && !solver.prices && last > hopeless * beat;
    if (unchanged >= axes.size() || f.givenUp)
      break;
  }
  f.lower = last;
  f.assignment = std::move(a);
  evaluateInto(f);
  return f;
}

void MeshSolver::evaluateInto(Found &f) {
  f.evaluation = evaluate(m, cost, f.assignment, solver.prices);
  double limit = m.problem.memoryLimit;
  f.fits = limit <= 0 || f.evaluation.memory.peak <= limit;
}

Found MeshSolver::descendAt(const Found &from, double price,
                            ArrayRef<int64_t> points) {
  Prices prices = pricesAt(m, points, price);
  solver.prices = price > 0 ? &prices : nullptr;
  Found f = descend(from.assignment, from.start, -1, impossible);
  solver.prices = nullptr;
  f.price = price;
  f.points.assign(points.begin(), points.end());
  f.lower -= price * m.problem.memoryLimit;
  return f;
}

Found MeshSolver::fitMemory(Found &best, double price,
                            std::vector<int64_t> points, double beat) {
  constexpr size_t mostPoints = 6;
  constexpr int mostSteps = 20;
  if (!is_contained(points, best.evaluation.memory.peakPoint))
    points.push_back(best.evaluation.memory.peakPoint);
  if (price <= 0)
    price = 0.05 * best.evaluation.time() / best.evaluation.memory.peak;
  double tooLow = 0, enough = 0;
  Found from = best;
  int inVain = 0; // raises in a row that did not bring the peak down
  for (int step = 0; step < mostSteps; ++step) {
    Found f = descendAt(enough > 0 ? best : from, price, points);
    if (enough == 0 && f.lower > beat)
      break; // nothing on this mesh that fits is faster than that
    int64_t peakPoint = f.evaluation.memory.peakPoint;
    double peak = f.evaluation.memory.peak;
    inVain = peak > 0.99 * from.evaluation.memory.peak ? inVain + 1 : 0;
    if (better(f, best))
      best = f;
    if (f.fits) {
      enough = price;
    } else {
      from = std::move(f);
      if (!is_contained(points, peakPoint) && points.size() < mostPoints) {
        points.push_back(peakPoint);
        continue; // again at this price, with the new peak in sight
      }
      tooLow = price;
      if (enough == 0 && inVain > 3)
        break;
    }
    if (enough > 0 && enough < 1.2 * tooLow)
      break;
    price = enough > 0 ? (tooLow > 0 ? std::sqrt(tooLow * enough) : enough / 4)
                       : price * 4;
  }
  return from;
}

/// Two axes at once, then one at a time, until nothing changes.
void MeshSolver::inPairs(Found &best) {
  // What a solve on two axes makes so much slower does not become the best; nor
  // does what costs the same.
  constexpr double hopeless = 1.03, same = 1e-6;
  constexpr int mostRounds = 4;
  solver.maxTable = m.problem.options.polishTable;
  solver.orders = 24;
  solver.reset();
  bool changed = true;
  for (int round = 0; round < mostRounds && changed; ++round) {
    changed = false;
    for (size_t i = 0; i < axes.size(); ++i)
      for (size_t j = i + 1; j < axes.size(); ++j) {
        Found f = best;
        Prices prices = pricesAt(m, best.points, best.price);
        solver.prices = best.price > 0 ? &prices : nullptr;
        bool solved = solver.solvePair(i, j, f.assignment);
        if (solved)
          evaluateInto(f);
        solver.prices = nullptr;
        double ratio = f.evaluation.time() / best.evaluation.time();
        if (!solved || std::abs(ratio - 1) < same || ratio > hopeless)
          continue;
        f = descendAt(f, best.price, best.points);
        if (better(f, best)) {
          changed |= f.evaluation.time() < best.evaluation.time() * (1 - 1e-5);
          best = std::move(f);
        }
      }
  }
}

void MeshSolver::polish(Found &f) {
  solver.maxTable = m.problem.options.polishTable;
  solver.orders = 24;
  solver.reset();
  Found g = descendAt(f, f.price, f.points);
  if (better(g, f))
    f = g;
  Prices prices = pricesAt(m, f.points, f.price);
  solver.prices = f.price > 0 ? &prices : nullptr;
  for (size_t axis = 0; axis < axes.size(); ++axis)
    solver.improve(axis, g.assignment);
  evaluateInto(g);
  solver.prices = nullptr;
  if (better(g, f))
    f = std::move(g);
}

/// Takes the tidiest of the plans that cost the same; returns the bound, if it
/// comes to know it.
std::optional<double> MeshSolver::tidy(Found &f) {
  // Far above what rounding does to sums, far below what a plan is known to.
  constexpr double same = 1e-10, worse = 1e-7;
  constexpr int mostRounds = 3;
  solver.breakTies = false;
  solver.tolerance = same * f.evaluation.time();
  solver.maxTable = m.problem.options.polishTable;
  solver.orders = 24;
  solver.reset();
  Prices prices = pricesAt(m, f.points, f.price);
  solver.prices = f.price > 0 ? &prices : nullptr;
  Found g = f;
  std::optional<double> bound;
  for (int round = 0; round < mostRounds && !bound; ++round) {
    std::vector<std::vector<int>> before = g.assignment.choices;
    double least = impossible;
    bool exact = true;
    for (size_t axis = 0; axis < axes.size(); ++axis) {
      least = std::min(least, solver.solve(axis, g.assignment));
      exact &= solver.exact;
    }
    if (g.assignment.choices != before)
      continue;
    if (!exact)
      break;
    // Each step of an elimination may have given up the tolerance.
    bound = least - f.price * m.problem.memoryLimit -
            2 * double(m.nodes.size()) * solver.tolerance;
  }
  evaluateInto(g);
  solver.prices = nullptr;
  solver.tolerance = -1;
  solver.breakTies = true;
  solver.reset();
  if (g.fits < f.fits ||
      g.evaluation.time() > f.evaluation.time() * (1 + worse))
    return std::nullopt;
  f = std::move(g);
  return bound;
}

std::optional<double> MeshSolver::settle(Found &f) {
  std::optional<double> bound = tidy(f);
  if (!f.fits)
    return std::nullopt;
  if (bound && f.price <= 0)
    return bound;
  // Without a price it says nothing of the limit, and may be higher all the
  // same: a price takes off what it is worth that all the memory is there.
  std::optional<double> either = boundOf(f, {0, f.price});
  return either && bound ? std::max(*either, *bound) : bound ? bound : either;
}

std::optional<double> MeshSolver::boundOf(const Found &f,
                                          ArrayRef<double> prices) {
  solver.breakTies = false;
  solver.maxTable = m.problem.options.polishTable;
  solver.orders = 24;
  solver.reset();
  std::optional<double> bound = f.evaluation.time();
  for (size_t axis = 0; axis < axes.size() && bound; ++axis) {
    std::optional<double> most;
    for (double price : prices) {
      Prices at = pricesAt(m, f.points, price);
      solver.prices = price > 0 ? &at : nullptr;
      Assignment a = f.assignment;
      double minimum = solver.solve(axis, a) - price * m.problem.memoryLimit;
      if (solver.exact)
        most = std::max(most.value_or(minimum), minimum);
    }
    bound = most ? std::optional(std::min(*bound, *most)) : std::nullopt;
  }
  solver.prices = nullptr;
  solver.breakTies = true;
  return bound;
}

SmallVector<int, 4> MeshSolver::axisOrder(const Found &f) {
  if (!ordered)
    return AxisOrder(m, cost, f.evaluation).find();
  SmallVector<int, 4> order(axes.size());
  std::iota(order.begin(), order.end(), 0);
  return order;
}

void MeshSolver::extract(const Found &f, ArrayRef<int> order, Model &full,
                         Plan &plan) {
  Axes reordered;
  Assignment assignment;
  for (int a : order) {
    reordered.refs.push_back(axes.refs[a]);
    reordered.sizes.push_back(axes.sizes[a]);
    reordered.links.push_back(axes.links[a]);
    assignment.choices.push_back(f.assignment.choices[a]);
  }
  full.pinStates(reordered);
  JointCost again(full, reordered);
  Prices prices = pricesAt(full, f.points, f.price);
  extractPlan(full, again, assignment, &prices, plan);
  full.pinStates(axes);
}

} // namespace dgc::planner
