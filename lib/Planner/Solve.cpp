//===- Solve.cpp - From a problem to its best plan ------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "MeshSolver.h"
#include "Meshes.h"
#include "Patterns.h"
#include "PriceBook.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace llvm;

namespace dgc {
namespace planner {

namespace {

/// Compares meshes: all roughly, from the plans of meshes with fewer axes; then
/// those that come close thoroughly.
class MeshSearch {
public:
  MeshSearch(Model &m, const Problem &p)
      : m(m), p(p), annotations(annotationsOf(p)) {}

  struct Entry {
    Mesh mesh;
    Axes axes;
    Found found;
    std::optional<Found> tooLarge; // at a lower price of memory
  };

  /// The best, and all that were looked at, in `entries`.
  size_t run();
  /// Looks at the best and those that come close once more, with more cut
  /// points, and at the best then on two axes at once; returns it.
  size_t polish(size_t best);
  std::vector<Entry> entries;
  /// The best before the memory limit was looked at.
  std::optional<Entry> unlimited;
  MeshSolver solverFor(const Mesh &mesh) {
    return MeshSolver(m, mesh, annotations, book, memo);
  }

private:
  // How many plans of meshes with fewer axes a descent starts from, and how
  // many meshes are looked at once more.
  static constexpr size_t roughStarts = 2, thoroughStarts = 8,
                          polishedMeshes = 2;

  std::vector<Coarser> coarserFor(const Axes &axes, size_t most) const;
  std::vector<size_t> ranked() const;
  size_t fit();
  Model &m;
  const Problem &p;
  std::vector<const Sharding *> annotations;
  std::shared_ptr<PriceBook> book = std::make_shared<PriceBook>();
  std::shared_ptr<SolveMemo> memo = std::make_shared<SolveMemo>();
};

/// Is `parent` like `axes`, but with axes i and j as one? Then says which axis
/// is which.
bool merges(const Axes &axes, size_t i, size_t j, const Axes &parent,
            SmallVectorImpl<int> &axisOf) {
  axisOf.assign(axes.size(), -1);
  std::vector<bool> used(parent.size());
  auto match = [&](int64_t size, const Link *link) {
    for (size_t k = 0; k < parent.size(); ++k)
      if (!used[k] && parent.sizes[k] == size &&
          (!link || parent.links[k] == *link)) {
        used[k] = true;
        return int(k);
      }
    return -1;
  };
  for (size_t a = 0; a < axes.size(); ++a)
    if (a != i && a != j)
      axisOf[a] = match(axes.sizes[a], &axes.links[a]);
  axisOf[i] = axisOf[j] = match(axes.sizes[i] * axes.sizes[j], nullptr);
  return !is_contained(axisOf, -1);
}

/// The plans on meshes where two of these axes are one, the best first.
std::vector<Coarser> MeshSearch::coarserFor(const Axes &axes,
                                            size_t most) const {
  std::vector<Coarser> all;
  for (const Entry &e : entries) {
    if (e.axes.size() + 1 != axes.size())
      continue;
    SmallVector<int, 4> axisOf;
    for (size_t i = 0; i < axes.size(); ++i)
      for (size_t j = i + 1; j < axes.size(); ++j)
        if (merges(axes, i, j, e.axes, axisOf))
          all.push_back({&e.found, axisOf});
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const Coarser &a, const Coarser &b) {
                     return a.plan != b.plan && better(*a.plan, *b.plan);
                   });
  if (all.size() > most)
    all.resize(most);
  return all;
}

/// Entries, the fastest first.
std::vector<size_t> MeshSearch::ranked() const {
  std::vector<size_t> order(entries.size());
  std::iota(order.begin(), order.end(), 0);
  llvm::sort(order, [&](size_t a, size_t b) {
    return std::pair(entries[a].found.evaluation.time(), a) <
           std::pair(entries[b].found.evaluation.time(), b);
  });
  return order;
}

size_t MeshSearch::run() {
  std::vector<Mesh> meshes = meshesFor(p);
  entries.reserve(meshes.size());
  double beat = impossible;
  for (const Mesh &mesh : meshes) {
    MeshSolver solver = solverFor(mesh);
    Found f = solver.roughly(coarserFor(solver.getAxes(), roughStarts), beat);
    beat = std::min(beat, f.evaluation.time());
    entries.push_back({mesh, solver.getAxes(), std::move(f)});
  }
  std::vector<size_t> order = ranked();
  if (order.size() > size_t(p.options.thoroughMeshes))
    order.resize(p.options.thoroughMeshes);
  for (size_t i : order) {
    MeshSolver solver = solverFor(entries[i].mesh);
    solver.thoroughly(coarserFor(entries[i].axes, thoroughStarts),
                      entries[i].found);
  }
  unlimited = entries[ranked().front()];
  return fit();
}

/// Makes plans fit the memory limit; returns the best.
size_t MeshSearch::fit() {
  constexpr int mostFailures = 6;
  std::vector<size_t> order = ranked();
  size_t best = order[0];
  double price = 0;
  std::vector<int64_t> points;
  int failures = 0;
  for (size_t i : order) {
    Found &f = entries[i].found;
    const Found &incumbent = entries[best].found;
    double beat = incumbent.fits ? incumbent.evaluation.time() : impossible;
    // Making it fit does not make it faster.
    if (i != best && f.evaluation.time() >= beat)
      break;
    if (!f.fits && failures < mostFailures) {
      entries[i].tooLarge =
          solverFor(entries[i].mesh).fitMemory(f, price, points, beat);
      failures += !f.fits && beat >= impossible;
    }
    if (f.fits && f.price > 0) {
      price = f.price;
      points = f.points;
    }
    if (better(f, entries[best].found))
      best = i;
  }
  return best;
}

size_t MeshSearch::polish(size_t best) {
  // More cut points have been seen to be worth up to three per cent.
  constexpr double close = 1.03;
  Found before = entries[best].found;
  size_t count = 0;
  SmallVector<size_t, 4> order{best};
  for (size_t i : ranked())
    if (i != best)
      order.push_back(i);
  for (size_t i : order) {
    Found &f = entries[i].found;
    if (f.fits != before.fits ||
        f.evaluation.time() > close * before.evaluation.time())
      continue;
    if (++count > polishedMeshes)
      break;
    solverFor(entries[i].mesh).polish(f);
    if (better(f, entries[best].found))
      best = i;
  }
  solverFor(entries[best].mesh).inPairs(entries[best].found);
  return best;
}

/// Programs of up to so many nodes are polished without ties.
constexpr size_t untieNodes = 4000;

/// All classes different if layers are not to be folded.
Ties tiesOf(const Model &full) {
  if (full.problem.options.fold)
    return tieRepeats(full);
  Ties ties;
  ties.classes.resize(full.nodes.size());
  std::iota(ties.classes.begin(), ties.classes.end(), 0);
  return ties;
}

/// Which plans a bound is about: those that treat alike what ties do, of two
/// patterns the layers below `fastLayers` apart from the others.
BoundScope scopeOf(const Model &full, const Ties &ties, int fastLayers,
                   const Found &f, ArrayRef<double> prices) {
  BoundScope scope;
  for (const Run &r : ties.runs)
    scope.alike.insert(scope.alike.end(), {r.begin, r.end, r.period});
  int64_t at = 0; // in nodes that are ops
  for (auto [v, node] : enumerate(full.nodes)) {
    if (node.kind != NodeKind::Op)
      continue;
    if (fastLayers > 0 && ties.layers[v] >= 0 && ties.layers[v] < fastLayers) {
      if (scope.apart.empty() || scope.apart.back() != at)
        scope.apart.insert(scope.apart.end(), {at, at});
      ++scope.apart.back();
    }
    ++at;
  }
  if (f.price <= 0)
    return scope;
  scope.points = f.points;
  scope.prices.assign(prices.begin(), prices.end());
  return scope;
}

/// Makes the plan one of the whole program; where a memory limit costs time,
/// with as many layers as fit in the faster way. Such a plan's bound is about
/// plans with the same layers in either way.
void expand(const Model &full, const Ties &ties, const Axes &axes,
            MeshSearch::Entry &entry, Plan &plan) {
  Found &best = entry.found;
  std::optional<Mixed> mixed;
  if (best.fits && best.price > 0 && entry.tooLarge && ties.numLayers > 1)
    mixed = mixPatterns(full, ties, axes, *entry.tooLarge, best);
  if (!mixed) {
    best.assignment = best.assignment.expand(ties.classes);
    return;
  }
  Model model = full.fold(mixed->classOf);
  plan.bound = MeshSolver(model, plan.mesh, annotationsOf(full.problem))
                   .boundOf(mixed->found, {best.price, entry.tooLarge->price});
  plan.boundOver = BoundOver::TwoPatterns;
  plan.boundScope = scopeOf(full, ties, mixed->fastLayers, mixed->found,
                            {best.price, entry.tooLarge->price});
  best = std::move(mixed->found);
  best.assignment = best.assignment.expand(mixed->classOf);
  plan.remarks.push_back(
      {-1, -1,
       "to use the memory that is left, " + std::to_string(mixed->fastLayers) +
           " of " + std::to_string(ties.numLayers) +
           " layers are planned for time, the others for memory",
       "Layers"});
}

/// A plan with all layers alike, as it was found.
Plan planOf(MeshSearch &search, const MeshSearch::Entry &entry, Model &full,
            const Ties &ties) {
  Plan plan;
  plan.mesh = entry.mesh;
  plan.links = axisLinks(full.problem.machine, plan.mesh);
  MeshSolver solver = search.solverFor(plan.mesh);
  SmallVector<int, 4> order = solver.axisOrder(entry.found);
  Found found = entry.found;
  found.assignment = found.assignment.expand(ties.classes);
  solver.extract(found, order, full, plan);
  return plan;
}

/// The best plans on different meshes; that on the chosen one as it is written.
void listCandidates(const MeshSearch &search, Plan &plan) {
  for (const MeshSearch::Entry &e : search.entries) {
    PlanCandidate c{e.mesh, e.found.start, e.found.evaluation.time(),
                    e.found.evaluation.memory.peak, e.found.fits};
    if (e.mesh == plan.mesh) {
      c.time = plan.time();
      c.peak = plan.memory.peak;
      c.fits = plan.fits;
    }
    plan.candidates.push_back(std::move(c));
  }
  llvm::sort(plan.candidates, [](auto &a, auto &b) {
    if (a.fits != b.fits)
      return a.fits;
    double x = a.fits ? a.time : a.peak, y = b.fits ? b.time : b.peak;
    if (x != y)
      return x < y;
    return a.mesh.axes.size() < b.mesh.axes.size();
  });
  if (plan.candidates.size() > 8)
    plan.candidates.resize(8);
}

} // namespace
} // namespace planner

Plan solve(const Problem &problem, std::optional<Plan> *unlimited) {
  using namespace planner;
  Plan plan;
  PhaseClock clock(plan.phases);
  Model full(problem);
  Ties ties = tiesOf(full);
  Model model = full.fold(ties.classes);
  plan.numNodes = full.nodes.size();
  plan.numClasses = model.nodes.size();
  clock.end("fold");
  MeshSearch search(model, problem);
  size_t pick = search.run();
  clock.end("search", search.entries.size());
  pick = search.polish(pick);
  Found &best = search.entries[pick].found;
  plan.mesh = search.entries[pick].mesh;
  MeshSolver solver = search.solverFor(plan.mesh);
  plan.bound = solver.settle(best);
  SmallVector<int, 4> order = solver.axisOrder(best);
  plan.boundOver = model.nodes.size() < full.nodes.size()
                       ? BoundOver::LayersAlike
                       : BoundOver::AnyPlan;
  plan.boundScope = scopeOf(full, ties, 0, best, best.price);
  clock.end("polish");
  plan.links = axisLinks(problem.machine, plan.mesh);
  expand(full, ties, solver.getAxes(), search.entries[pick], plan);
  // Layers may differ after all, where that takes little time.
  if (full.nodes.size() > model.nodes.size() &&
      full.nodes.size() <= untieNodes) {
    MeshSolver untied(full, plan.mesh, annotationsOf(problem));
    untied.polish(best);
    untied.inPairs(best);
    plan.bound = untied.settle(best);
    order = untied.axisOrder(best);
    plan.boundOver = BoundOver::AnyPlan;
    plan.boundScope = scopeOf(full, Ties(), 0, best, best.price);
    clock.end("untie");
  }
  solver.extract(best, order, full, plan);
  plan.fits =
      problem.memoryLimit <= 0 || plan.memory.peak <= problem.memoryLimit;
  plan.memoryPrice = best.price;
  plan.start = best.start;
  if (plan.bound)
    plan.bound = std::min(*plan.bound, plan.time());
  listCandidates(search, plan);
  if (unlimited && (!plan.fits || plan.memoryPrice > 0))
    *unlimited = planOf(search, *search.unlimited, full, ties);
  clock.end("expand");
  return plan;
}

} // namespace dgc
