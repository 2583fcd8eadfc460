//===- Reshard.h - Cheapest moves from one sharding to another --*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// A reshard is a cheapest path over shardings; its edges are moves, each of
// which one collective (or local work alone) can carry out. Plain data: no MLIR
// types.
//
//   move           needs                                       carries
//   Slice          axes replicated; appended at list ends      nothing
//   Gather         axes end their lists                        one all-gather
//   AllToAll       axes end the lists of dimensions S and are  one all-to-all
//                  appended to dimensions T; no dimension is
//                  in S and T
//   Permute        other axes, the same tiles                  whole shards
//   AllReduce      axes unreduced                              one all-reduce
//   ReduceScatter  axes unreduced; appended at list ends       one
//   reduce-scatter ToUnreduced    axes replicated, or they end their lists
//   nothing Exchange       equal unreduced axes, any two layouts       exact
//   boxes
//
// All but Exchange take several axes and several dimensions at once, as one
// collective over the product group. "End" and "append" may cut a group of
// parts of one axis only where boundaryLegal() (Layout.h) allows it. Whole
// factors go with the axes that follow them. ReshardSteps.h says what each rank
// does in a move. Exchange makes the fallback [AllReduce] [Exchange]
// [ToUnreduced] complete, so that a plan always comes out, and no plan costs
// more than the fallback.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_PLANNER_RESHARD_H
#define DGC_PLANNER_RESHARD_H

#include "dgc/Support/Layout.h"
#include <map>
#include <vector>

namespace dgc {

struct Machine; // dgc/Cost/Machine.h

enum class MoveKind {
  Slice,
  Gather,
  AllToAll,
  Permute,
  AllReduce,
  ReduceScatter,
  ToUnreduced,
  Exchange
};
llvm::StringRef toString(MoveKind kind); // "slice", "gather", "all_to_all", ...

/// The link that joins the ranks along one mesh axis.
struct AxisLink {
  double alpha = 2e-6;     // latency of a message, seconds
  double beta = 1 / 200e9; // seconds a byte
  bool operator==(const AxisLink &o) const {
    return alpha == o.alpha && beta == o.beta;
  }
};

/// What moves cost. An axis without an entry has the default link.
struct LinkCosts {
  llvm::SmallVector<AxisLink, 3> axes;
  double launch = 5e-6;         // start of a collective, seconds
  double localStart = 1e-6;     // start of a pass over local data, seconds
  double memoryBeta = 1 / 2e12; // local copies, seconds a byte
  double exchangeTax = 1.15;    // irregular pieces, against an all-to-all
  AxisLink link(int axis) const {
    return size_t(axis) < axes.size() ? axes[axis] : AxisLink();
  }
};

/// The links of the axes of `mesh` on a machine, and its local speed.
LinkCosts linkCostsOf(const Machine &machine, const Mesh &mesh);

struct ReshardOptions {
  /// Memory of a move (operand, result, staging) over (source + target) bytes
  /// of the whole reshard. The fallback always fits 2.
  double memoryFactor = 2;
  /// May plans use Exchange other than as the fallback?
  bool exchange = true;
  /// Full search instead of the directed one: the optimum over all moves, slow.
  bool exhaustive = false;
};

struct ReshardMove {
  MoveKind kind = MoveKind::Slice;
  /// The axes the move is over, in the order of the group index. Permute and
  /// Exchange: all axes along which data may cross.
  llvm::SmallVector<AxisRef, 2> axes;
  /// The sharding after the move, closed and canonical; the last one's is the
  /// target as given.
  Sharding result;
  double cost = 0;            // seconds
  int64_t bytes = 0;          // received by the busiest device
  int64_t temporaryBytes = 0; // operand, result and staging on a device
};

struct ReshardPlan {
  llvm::SmallVector<ReshardMove, 4> moves; // empty if the layouts are the same
  double cost = 0;
};

/// A cheapest plan from `from` to `to`, both legal for `shape` on `mesh`
/// (checkSharding); kinds of reduction may differ. Deterministic.
ReshardPlan planReshard(llvm::ArrayRef<int64_t> shape, int64_t elementBytes,
                        const Mesh &mesh, const LinkCosts &links,
                        const Sharding &from, const Sharding &to,
                        const ReshardOptions &options = {});

/// The fallback: [AllReduce] [Exchange] [ToUnreduced].
ReshardPlan fallbackReshard(llvm::ArrayRef<int64_t> shape, int64_t elementBytes,
                            const Mesh &mesh, const LinkCosts &links,
                            const Sharding &from, const Sharding &to);

/// planReshard with a cache. Queries that differ in the names of equal axes
/// only (same size and link) share an entry. Not thread-safe.
class ReshardPlanner {
public:
  ReshardPlanner(Mesh mesh, LinkCosts links, ReshardOptions options = {});
  const Mesh &mesh() const { return mesh_; }
  const LinkCosts &links() const { return links_; }

  ReshardPlan plan(llvm::ArrayRef<int64_t> shape, int64_t elementBytes,
                   const Sharding &from, const Sharding &to);
  /// The cost alone, 0 for equal layouts.
  double cost(llvm::ArrayRef<int64_t> shape, int64_t elementBytes,
              const Sharding &from, const Sharding &to);
  int64_t numSearches() const { return searches_; }
  int64_t numQueries() const { return queries_; }

private:
  using Key = std::vector<int64_t>;
  struct Query;
  const ReshardPlan &lookUp(const Query &query);

  Mesh mesh_;
  LinkCosts links_;
  ReshardOptions options_;
  llvm::SmallVector<int, 4> axisClass_; // axes of one class may be renamed
  std::map<Key, ReshardPlan> cache_;
  int64_t searches_ = 0, queries_ = 0;
};

/// One line, e.g. `all_to_all over {"x"} to [{}, {"x"}]: 12.5 us, 1048576
/// bytes`.
std::string toString(const ReshardMove &move, const Mesh &mesh);
/// One line a move.
std::string toString(const ReshardPlan &plan, const Mesh &mesh);

} // namespace dgc

#endif // DGC_PLANNER_RESHARD_H
