//===- Solve.cpp - From a problem to its best plan ------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "MeshSearch.h"
#include "Meshes.h"
#include "Patterns.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace llvm;

namespace dgc {
namespace planner {

namespace {

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
  plan.bound =
      MeshSolver(model, plan.mesh, annotationsOf(full.problem))
          .boundOf(mixed->found, {0, best.price, entry.tooLarge->price});
  plan.boundOver = BoundOver::TwoPatterns;
  plan.boundScope = scopeOf(full, ties, mixed->fastLayers, mixed->found,
                            {0, best.price, entry.tooLarge->price});
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
    if (!e.searched)
      continue;
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
  clock.end("search");
  plan.meshes = search.counts();
  pick = search.polish(pick);
  Found &best = search.entries[pick].found;
  plan.mesh = search.entries[pick].mesh;
  MeshSolver solver = search.solverFor(plan.mesh);
  plan.bound = solver.settle(best);
  SmallVector<int, 4> order = solver.axisOrder(best);
  plan.boundOver = model.nodes.size() < full.nodes.size()
                       ? BoundOver::LayersAlike
                       : BoundOver::AnyPlan;
  plan.boundScope = scopeOf(full, ties, 0, best, {0, best.price});
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
    plan.boundScope = scopeOf(full, Ties(), 0, best, {0, best.price});
    clock.end("untie");
  }
  solver.extract(best, order, full, plan);
  plan.fits =
      problem.memoryLimit <= 0 || plan.memory.peak <= problem.memoryLimit;
  plan.memoryPrice = best.price;
  plan.start = best.start;
  if (plan.bound) // no less than what the work takes, shared perfectly
    plan.bound = std::max(*plan.bound, search.bounds.ofAnyMesh());
  if (plan.bound)
    plan.bound = std::min(*plan.bound, plan.time());
  listCandidates(search, plan);
  if (unlimited && (!plan.fits || plan.memoryPrice > 0))
    *unlimited = planOf(search, *search.unlimited, full, ties);
  clock.end("expand");
  return plan;
}

} // namespace dgc
