//===- Plan.h - How a program is sharded, and what that costs ---*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_PLANNER_PLAN_H
#define DGC_PLANNER_PLAN_H

#include "dgc/Planner/Problem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

namespace dgc {

/// One collective of a conversion.
struct PlanMove {
  CollectiveKind kind = CollectiveKind::AllReduce;
  llvm::SmallVector<AxisRef, 2> axes;
  double bytes = 0;  // sent by a rank, once
  double time = 0;   // seconds, once
  double starts = 1; // the part that it is of a combined collective
};

/// A tensor converted from one sharding to another. All users of a tensor that
/// want the same sharding share one.
struct PlanReshard {
  int tensor = 0;
  int op = -1; // the producer, for a conversion where the tensor is made, or
               // the first user; -1: flow or function result
  Sharding from, to;
  double trips = 1;
  llvm::SmallVector<PlanMove, 2> moves; // none: local slices only
  double time = 0;                      // seconds a step, trips counted
};

struct CollectiveTotal {
  double count = 0, bytes = 0, time = 0; // a step and rank
  double starts = 0; // collectives that are left when small ones are combined
};

/// Bytes on one rank.
struct MemoryUse {
  std::array<double, numTensorKinds> atPeak{}; // stored tensors, by kind
  double converted = 0; // second layouts and scratch, at the peak
  double peak = 0;
  double arguments = 0;  // all function arguments
  int64_t peakPoint = 0; // position in ops
};

/// A program is told of in this many stretches of equal length at most, so that
/// a figure that is wrong can be found.
constexpr int maxPlanBlocks = 16;
inline int numPlanBlocks(size_t numOps) {
  return int(std::min<size_t>(maxPlanBlocks, numOps + 1));
}
/// The stretch of program point `point` (0 to the number of ops).
inline int planBlock(int64_t point, size_t numOps) {
  return int(point * numPlanBlocks(numOps) / int64_t(numOps + 1));
}
/// By stretch: seconds a step, and the most that a rank holds.
struct PlanBlocks {
  std::array<double, maxPlanBlocks> time{}, peak{};
};

struct PlanCandidate {
  Mesh mesh;
  std::string start; // how the descent began
  double time = 0, peak = 0;
  bool fits = true;
};

/// A decision worth telling, about an op or a tensor (-1: none).
struct PlanRemark {
  int op = -1, tensor = -1;
  std::string text;
  std::string name = "Conversion"; // of the kind of decision, docs/Explain.md
};

/// Where planning time went.
struct PlanPhase {
  std::string name;
  double seconds = 0; // of this process's CPU time
};

/// Meshes that there are; those that were left out because of a bound; those
/// that a rule gave up, being far behind after a round; and those that were
/// searched from every start.
struct MeshCounts {
  int64_t all = 0, bounded = 0, givenUp = 0, thorough = 0;
};

/// How plans treat layers that are alike, of which a bound speaks: as they
/// like; all alike; in two ways, each for the layers that this plan has in it.
enum class BoundOver : char { AnyPlan, LayersAlike, TwoPatterns };

/// The same as data: which plans a bound speaks of, on the plan's mesh.
struct BoundScope {
  /// Begin, end, period: in this stretch, ops that are a period apart run
  /// alike. Counted in ops that lie somewhere: any operand or result of theirs
  /// is neither replicated nor made again by each user.
  std::vector<int64_t> alike;
  /// Begin, end: ops that only need to be alike among each other.
  std::vector<int64_t> apart;
  /// Seconds a byte of the memory at these program points, on average: the
  /// bound is on time and what memory above the limit costs, at the better
  /// price for each axis.
  std::vector<int64_t> points;
  llvm::SmallVector<double, 2> prices;
};

struct Plan {
  Mesh mesh;
  llvm::SmallVector<Link, 3> links; // one an axis
  /// By tensor: how its users see it. Tensors with `remade` are not placed:
  /// they derive from constants, and each user makes its own in the sharding it
  /// needs.
  std::vector<Sharding> tensors;
  std::vector<bool> remade;
  std::vector<Sharding> results; // of the function, reduced
  /// By op: how it runs. For remade ops, replicated.
  std::vector<OpAxes> ops;
  std::vector<PlanReshard> reshards;
  /// By op: operands that are converted anew, though an earlier user had the
  /// same conversion: memory in between is worth more than the time.
  std::vector<llvm::SmallVector<int32_t, 1>> again;

  double computeTime = 0, communicationTime = 0; // seconds a step
  double time() const { return computeTime + communicationTime; }
  std::array<CollectiveTotal, numCollectiveKinds> collectives{};
  MemoryUse memory;
  PlanBlocks blocks;
  bool fits = true;       // the memory limit, if there is one, holds
  double memoryPrice = 0; // seconds a byte, what the limit cost at the margin
  /// No plan on this mesh that differs in one axis only, fits, and treats
  /// layers as `boundOver` says is faster than this, as the search counts (each
  /// conversion that it does not see shared for itself). Known if every table
  /// was solved whole.
  std::optional<double> bound;
  BoundOver boundOver = BoundOver::AnyPlan;
  BoundScope boundScope;
  std::string start;
  std::vector<PlanRemark> remarks;
  std::vector<PlanCandidate> candidates; // compared ones, the eight best first

  // How it was found; does not change what is planned.
  std::vector<PlanPhase> phases;
  /// Ops, arguments, flows and results; and how many are left when those of
  /// layers that are alike are planned as one.
  int64_t numNodes = 0, numClasses = 0;
  MeshCounts meshes;
};

/// The plan for `problem`. There always is one: where nothing fits the memory
/// limit it is the one with the least memory found, with `fits` false. Where
/// the limit costs time or does not hold, `unlimited` gets the plan that was
/// found before the limit was looked at: with all layers alike, and not
/// polished.
Plan solve(const Problem &problem, std::optional<Plan> *unlimited = nullptr);

/// A table for people: mesh, what is sharded how, bytes moved, memory, time.
void printPlan(llvm::raw_ostream &os, const Problem &problem, const Plan &plan);
/// Why the limit does not hold: bytes by kind, and what is live at the peak,
/// largest first.
void printMemoryTable(llvm::raw_ostream &os, const Problem &problem,
                      const Plan &plan);
/// Which of them were searched how, in words.
std::string textOf(const MeshCounts &counts);
/// CPU time by phase.
void printTimes(llvm::raw_ostream &os, const Plan &plan);
llvm::json::Value planToJson(const Problem &problem, const Plan &plan);

/// Appends phases to a list, each as long as the one before ended.
class PhaseClock {
public:
  explicit PhaseClock(std::vector<PlanPhase> &phases);
  void end(llvm::StringRef name);

private:
  std::vector<PlanPhase> &phases;
  double start;
};

} // namespace dgc

#endif // DGC_PLANNER_PLAN_H
