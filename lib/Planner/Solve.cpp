//===- Solve.cpp - Meshes, starts, descent over axes, memory --------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// For each mesh: several starts, then one axis at a time, exactly, until
// nothing changes. "One axis data-parallel, the others free", for every axis,
// and the plan of the mesh with fewer axes are the starts: the best of them is
// close to the optimum over all axes together, each alone is not. A memory
// limit is honoured by a price on the memory at the peak, raised until the plan
// fits.
//
//===----------------------------------------------------------------------===//
#include "Extract.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace dgc {
namespace planner {

namespace {

struct Found {
  Assignment assignment;
  Evaluation evaluation;
  std::string start;
  double price = 0;
  bool fits = true;
  double bound = 0; // the solver's minimum, if it is one axis, exact
};

/// Is `a` the better plan?
bool better(const Found &a, const Found &b) {
  if (a.fits != b.fits)
    return a.fits;
  if (!a.fits)
    return a.evaluation.memory.peak < b.evaluation.memory.peak;
  return a.evaluation.time() < b.evaluation.time() * (1 - 1e-9);
}

/// The axes to plan over: the mesh's, or the parts of them that annotations
/// name.
Axes axesOf(const Problem &p, const Mesh &mesh) {
  SmallVector<Link, 3> links = axisLinks(p.machine, mesh);
  Axes axes;
  for (auto [i, axis] : enumerate(mesh.axes)) {
    SmallVector<int64_t> cuts{1, axis.size};
    auto add = [&cuts, index = int(i)](const AxisRef &r) {
      if (r.axis == index)
        cuts.append({r.pre, r.pre * r.size});
    };
    auto addAll = [&](const std::optional<Sharding> &pin) {
      if (!pin)
        return;
      for (const DimSharding &d : pin->dims)
        for (const DimEntry &e : d.entries)
          if (!e.isWhole())
            add(e.axis);
      llvm::for_each(pin->replicated, add);
      llvm::for_each(pin->unreduced, add);
    };
    for (const ProblemTensor &t : p.tensors)
      addAll(t.pinned);
    for (const ProblemResult &r : p.results)
      addAll(r.pinned);
    llvm::sort(cuts);
    cuts.erase(llvm::unique(cuts), cuts.end());
    int64_t pre = 1;
    for (int64_t cut : cuts) {
      // Cuts that do not nest (2 and 3 of 6) cannot be axes of one grid.
      if (cut == pre || cut % pre != 0 || axis.size % cut != 0)
        continue;
      axes.refs.push_back({int(i), pre, cut / pre});
      axes.sizes.push_back(cut / pre);
      axes.links.push_back(links[i]);
      pre = cut;
    }
  }
  while (axes.size() > maxAxes) { // the rest stays replicated
    axes.refs.pop_back();
    axes.sizes.pop_back();
    axes.links.pop_back();
  }
  return axes;
}

/// Which axes annotations put before which: those listed earlier in a dimension
/// before later ones, and all listed before those that an open dimension may
/// add.
std::vector<std::vector<bool>> precedence(const Problem &p, const Axes &axes) {
  size_t n = axes.size();
  std::vector<std::vector<bool>> before(n, std::vector<bool>(n, false));
  auto positionIn = [&](const DimSharding &d, size_t a) -> int {
    for (auto [i, e] : enumerate(d.entries))
      if (!e.isWhole() && e.axis.overlaps(axes.refs[a]))
        return i;
    return -1;
  };
  auto add = [&](const std::optional<Sharding> &pin) {
    if (!pin)
      return;
    std::vector<bool> used(n);
    for (const DimSharding &d : pin->dims)
      for (size_t a = 0; a < n; ++a)
        used[a] = used[a] || positionIn(d, a) >= 0;
    for (const DimSharding &d : pin->dims)
      for (size_t a = 0; a < n; ++a)
        for (size_t b = 0; b < n; ++b) {
          int i = positionIn(d, a), j = positionIn(d, b);
          if (i >= 0 && a != b && (j > i || (d.open && !used[b])))
            before[a][b] = true;
        }
  };
  for (const ProblemTensor &t : p.tensors)
    add(t.pinned);
  for (const ProblemResult &r : p.results)
    add(r.pinned);
  return before;
}

/// Orders axes as annotations do, so that a plan says {"y", "x"} where the user
/// does. True if any annotation says something about it.
bool orderByPins(const Problem &p, Axes &axes) {
  size_t n = axes.size();
  std::vector<std::vector<bool>> before = precedence(p, axes);
  if (none_of(before, [](auto &row) { return is_contained(row, true); }))
    return false;
  Axes ordered;
  std::vector<bool> done(n);
  for (size_t k = 0; k < n; ++k) {
    size_t pick = n;
    for (size_t b = 0; b < n && pick == n; ++b) {
      bool ready = !done[b];
      for (size_t a = 0; a < n; ++a)
        ready &= a == b || done[a] || !before[a][b];
      if (ready)
        pick = b;
    }
    for (size_t b = 0; b < n && pick == n; ++b) // annotations that disagree
      if (!done[b])
        pick = b;
    done[pick] = true;
    ordered.refs.push_back(axes.refs[pick]);
    ordered.sizes.push_back(axes.sizes[pick]);
    ordered.links.push_back(axes.links[pick]);
  }
  axes = std::move(ordered);
  return true;
}

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
        sum += c.trips * cost.convert(m.formOf[c.tensor], c.from, c.to);
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

class MeshSolver {
public:
  MeshSolver(Model &m, const Mesh &mesh)
      : m(m), axes(axesOf(m.problem, mesh)),
        ordered(orderByPins(m.problem, axes)), cost(m, axes), solver(m, cost) {
    m.pinStates(axes);
  }

  /// `coarser`: the best plan of a mesh with fewer axes, to start from. `beat`:
  /// the time of a plan that fits; what is slower even without the memory limit
  /// is not made to fit.
  Found run(const Assignment *coarser, double beat) {
    std::optional<Found> best;
    auto consider = [&](Assignment start, std::string name, int skip) {
      Found f = descend(std::move(start), std::move(name), skip);
      if (!best || better(f, *best))
        best = std::move(f);
    };
    if (axes.size() <= 1) {
      consider(nothing(), "free", -1);
    } else {
      SmallVector<int> kinds;
      for (size_t i = 0; i < axes.size(); ++i) {
        // Equal axes give equal starts.
        bool repeated = false;
        for (size_t j = 0; j < i; ++j)
          repeated |= axes.sizes[j] == axes.sizes[i] &&
                      axes.links[j] == axes.links[i] && m.pins.empty();
        if (!repeated)
          consider(dataParallelOn(i),
                   "data-parallel on axis " + std::to_string(i), i);
      }
      if (coarser)
        consider(refined(*coarser), "one axis", -1);
    }
    if (!best->fits && best->evaluation.time() < beat)
      fitMemory(*best);
    return std::move(*best);
  }

  /// Once more, with more cut points.
  void polish(Found &f) {
    solver.maxTable = m.problem.options.polishTable;
    solver.reset();
    Prices prices;
    if (f.price > 0) {
      prices =
          pricesAt(m, f.evaluation, {f.evaluation.memory.peakPoint}, f.price);
      solver.prices = &prices;
    }
    Found g = descend(f.assignment, f.start, -1);
    solver.prices = nullptr;
    g.price = f.price;
    if (better(g, f))
      f = std::move(g);
  }

  void extract(const Found &f, Plan &plan) {
    if (ordered) {
      extractPlan(m, cost, f.assignment, plan);
      return;
    }
    Axes reordered;
    Assignment assignment;
    for (int a : AxisOrder(m, cost, f.evaluation).find()) {
      reordered.refs.push_back(axes.refs[a]);
      reordered.sizes.push_back(axes.sizes[a]);
      reordered.links.push_back(axes.links[a]);
      assignment.choices.push_back(f.assignment.choices[a]);
    }
    m.pinStates(reordered);
    JointCost again(m, reordered);
    extractPlan(m, again, assignment, plan);
    m.pinStates(axes);
  }

private:
  Assignment nothing() const {
    Assignment a;
    a.choices.assign(axes.size(), std::vector<int>(m.nodes.size(), 0));
    return a;
  }

  /// The same choices on every axis, where they are legal together.
  Assignment refined(const Assignment &coarser) const {
    Assignment a = nothing();
    for (size_t v = 0; v < m.nodes.size(); ++v) {
      SmallVector<int, 4> choices(axes.size(), coarser.of(0, v));
      if (!cost.isLegal(m.nodes[v], choices))
        continue;
      for (auto &axis : a.choices)
        axis[v] = choices[0];
    }
    return a;
  }

  /// The classes of parts that most work can be split on: the batch is one.
  SmallVector<int, 4> mainClasses(int64_t size) const {
    const Problem &p = m.problem;
    std::vector<double> work(m.parts.numClasses, 0);
    for (auto [i, op] : enumerate(p.ops)) {
      double amount = op.flops * op.trips;
      if (op.work != WorkKind::Contract)
        for (int t : op.results)
          amount += 0.01 * double(cost.localBytes(m.formOf[t], {})) * op.trips;
      const OpRule &rule = p.rules[op.rule];
      for (auto [f, list] : enumerate(m.parts.factors[i]))
        if (rule.factors[f].kind != FactorKind::Whole)
          for (const Part &part : list)
            if (part.size >= size)
              work[part.cls] += amount;
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

  Assignment dataParallelOn(int axis) {
    std::optional<std::pair<double, Assignment>> best;
    for (int cls : mainClasses(axes.sizes[axis])) {
      Assignment a = nothing();
      solver.onlyClass = cls;
      double time = solver.solve(axis, a);
      solver.onlyClass = -1;
      if (!best || time < best->first)
        best = {time, std::move(a)};
    }
    return best ? std::move(best->second) : nothing();
  }

  /// One axis at a time until nothing changes. `skip` keeps its start in the
  /// first round.
  Found descend(Assignment a, std::string name, int skip) {
    Found f;
    f.start = std::move(name);
    double last = impossible;
    for (int round = 0; round < m.problem.options.maxRounds; ++round) {
      double minimum = 0;
      for (size_t axis = 0; axis < axes.size(); ++axis)
        if (round > 0 || int(axis) != skip)
          minimum = solver.solve(axis, a);
      if (axes.size() == 1 && solver.exact)
        f.bound = minimum;
      if (axes.size() <= 1 || minimum >= last * (1 - 1e-6))
        break;
      last = minimum;
    }
    f.assignment = std::move(a);
    f.evaluation = evaluate(m, cost, f.assignment);
    setFits(f);
    return f;
  }

  void setFits(Found &f) const {
    double limit = m.problem.memoryLimit;
    f.fits = limit <= 0 || f.evaluation.memory.peak <= limit;
  }

  /// Raises the price of memory until the plan fits, then lowers it as far as
  /// it still does.
  void fitMemory(Found &best) {
    SmallVector<int64_t> points{best.evaluation.memory.peakPoint};
    double time = best.evaluation.time();
    double price = 0.05 * time / best.evaluation.memory.peak;
    double tooLow = 0, enough = 0;
    Assignment from = best.assignment;
    for (int step = 0; step < 16; ++step) {
      Prices prices = pricesAt(m, best.evaluation, points, price);
      solver.prices = &prices;
      Found f = descend(enough > 0 ? best.assignment : from, best.start, -1);
      solver.prices = nullptr;
      f.price = price;
      int64_t peak = f.evaluation.memory.peakPoint;
      bool newPoint = !f.fits && !is_contained(points, peak);
      if (newPoint)
        points.push_back(peak);
      if (!f.fits)
        from = f.assignment;
      if (better(f, best))
        best = f;
      if (f.fits)
        enough = price;
      else if (!newPoint || points.size() > 6)
        tooLow = price;
      else
        continue; // again at this price, with the new peak in sight
      if (enough > 0 && enough < 1.3 * tooLow)
        break;
      price = enough > 0
                  ? (tooLow > 0 ? std::sqrt(tooLow * enough) : enough / 4)
                  : price * 4;
    }
  }

  Model &m;
  Axes axes;
  bool ordered; // by annotations
  JointCost cost;
  AxisSolver solver;
};

/// All ordered or unordered factorisations of `n` into at most `count` factors
/// above one, ascending in each where `sorted`.
void factorise(int64_t n, int64_t least, int count, bool sorted,
               SmallVectorImpl<int64_t> &prefix,
               std::vector<SmallVector<int64_t>> &out) {
  if (count == 0)
    return;
  if (n >= least) {
    out.emplace_back(prefix.begin(), prefix.end());
    out.back().push_back(n);
  }
  for (int64_t f = least; f < n; ++f) {
    if (n % f != 0)
      continue;
    prefix.push_back(f);
    factorise(n / f, sorted ? f : 2, count - 1, sorted, prefix, out);
    prefix.pop_back();
  }
}

/// Candidates, those with fewer axes first. Where all links are alike the order
/// of the axes does not matter.
std::vector<Mesh> meshesFor(const Problem &p) {
  if (p.mesh)
    return {*p.mesh};
  std::vector<SmallVector<int64_t>> shapes;
  SmallVector<int64_t> prefix;
  bool uniform = p.machine.linkFor(2) == p.machine.linkFor(p.devices);
  if (p.devices == 1)
    shapes.push_back({1});
  else
    factorise(p.devices, 2, p.options.maxMeshAxes, uniform, prefix, shapes);
  auto spread = [](const SmallVector<int64_t> &s) { // even ones first
    return *std::max_element(s.begin(), s.end());
  };
  llvm::sort(shapes, [&](auto &a, auto &b) {
    if (a.size() != b.size())
      return a.size() < b.size();
    if (spread(a) != spread(b))
      return spread(a) < spread(b);
    return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
  });
  if (shapes.size() > size_t(p.options.maxMeshes))
    shapes.resize(p.options.maxMeshes);
  std::vector<Mesh> meshes;
  for (auto &shape : shapes) {
    Mesh mesh;
    for (auto [i, n] : enumerate(shape))
      mesh.axes.push_back({"d" + std::to_string(i), n});
    meshes.push_back(std::move(mesh));
  }
  return meshes;
}

} // namespace
} // namespace planner

Plan solve(const Problem &problem) {
  using namespace planner;
  Model model(problem);
  Plan plan;
  std::optional<Found> best;
  std::optional<Assignment> single; // the best plan on one axis
  for (const Mesh &mesh : meshesFor(problem)) {
    MeshSolver solver(model, mesh);
    Found f = solver.run(single ? &*single : nullptr,
                         best && best->fits ? best->evaluation.time()
                                            : planner::impossible);
    if (mesh.axes.size() == 1)
      single = f.assignment;
    plan.candidates.push_back(
        {mesh, f.start, f.evaluation.time(), f.evaluation.memory.peak, f.fits});
    if (best && !better(f, *best))
      continue;
    plan.mesh = mesh;
    best = std::move(f);
  }
  MeshSolver solver(model, plan.mesh);
  solver.polish(*best);
  plan.links = axisLinks(problem.machine, plan.mesh);
  solver.extract(*best, plan);
  plan.fits =
      problem.memoryLimit <= 0 || plan.memory.peak <= problem.memoryLimit;
  for (PlanCandidate &c : plan.candidates)
    if (c.mesh == plan.mesh) {
      c.time = plan.time();
      c.peak = plan.memory.peak;
      c.fits = plan.fits;
    }
  plan.memoryPrice = best->price;
  plan.start = best->start;
  if (best->bound > 0 && best->price == 0)
    plan.bound = std::min(best->bound, plan.time());
  llvm::sort(plan.candidates, [](auto &a, auto &b) {
    if (a.fits != b.fits)
      return a.fits;
    double x = a.fits ? a.time : a.peak, y = b.fits ? b.time : b.peak;
    if (x != y)
      return x < y;
    return a.mesh.axes.size() < b.mesh.axes.size();
  });
  return plan;
}

} // namespace dgc
