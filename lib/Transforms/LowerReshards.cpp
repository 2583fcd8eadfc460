//===- LowerReshards.cpp - From conversions to moves ----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Moves that start alike are shared: of one value's gathers to two layouts
// whose plans have the first move in common, that move is made once.
//
//===----------------------------------------------------------------------===//
#include "dgc/Transforms/LowerReshards.h"
#include "dgc/Dialect/Dist/Dist.h"
#include "dgc/Planner/ReshardSteps.h"
#include "dgc/Transforms/AutoShard.h"
#include "dgc/Transforms/Passes.h"
#include "dgc/Transforms/ShardedProgram.h"

namespace dgc {
#define GEN_PASS_DEF_LOWERRESHARDSPASS
#include "dgc/Transforms/Passes.h.inc"
} // namespace dgc

using namespace mlir;
using namespace dgc;

static Value createMove(OpBuilder &b, Location loc, MoveKind kind, Value x,
                        dist::ShardingAttr in, dist::ShardingAttr out) {
  switch (kind) {
  case MoveKind::Slice:
    return dist::SliceOp::create(b, loc, x, in, out);
  case MoveKind::Gather:
    return dist::GatherOp::create(b, loc, x, in, out);
  case MoveKind::AllToAll:
    return dist::AllToAllOp::create(b, loc, x, in, out);
  case MoveKind::Permute:
    return dist::PermuteOp::create(b, loc, x, in, out);
  case MoveKind::AllReduce:
    return dist::AllReduceOp::create(b, loc, x, in, out);
  case MoveKind::ReduceScatter:
    return dist::ReduceScatterOp::create(b, loc, x, in, out);
  case MoveKind::ToUnreduced:
    return dist::ToUnreducedOp::create(b, loc, x, in, out);
  case MoveKind::Exchange:
    return dist::ExchangeOp::create(b, loc, x, in, out);
  }
  return {};
}

/// Does the plan make a whole tensor of a split one?
static bool rematerializes(const ReshardPlan &plan, const Sharding &from,
                           const Sharding &to) {
  auto isSplit = [](const Sharding &s) {
    return llvm::any_of(s.dims, [](const DimSharding &d) {
      return llvm::any_of(d.entries,
                          [](const DimEntry &e) { return !e.isWhole(); });
    });
  };
  return !plan.moves.empty() && isSplit(from) && !isSplit(to);
}

static LogicalResult report(dist::ReshardOp op, const ReshardPlan &plan,
                            const Mesh &mesh, bool isError) {
  std::string axes;
  int64_t bytes = 0;
  for (const ReshardMove &m : plan.moves) {
    bytes += m.bytes;
    for (const AxisRef &r : m.axes)
      axes += (axes.empty() ? "" : ", ") + toString(r, mesh);
  }
  // At the op that needs it: an argument's location says little.
  Operation *user = op->use_empty() ? op : op->use_begin()->getOwner();
  InFlightDiagnostic diag =
      isError ? emitError(user->getLoc()) : emitRemark(user->getLoc());
  diag << "whole tensor " << op.getType() << " is gathered on every rank for "
       << user->getName() << ", over axes {" << axes << "}, " << bytes
       << " bytes received by a rank";
  return failure(isError);
}

/// Slices in a row are one, where that is a legal move.
static void joinSlices(ReshardPlan &plan, ArrayRef<int64_t> shape,
                       const Mesh &mesh, const Sharding &from) {
  SmallVector<ReshardMove, 4> joined;
  for (const ReshardMove &m : plan.moves) {
    const Sharding &before =
        joined.size() < 2 ? from : joined[joined.size() - 2].result;
    if (m.kind == MoveKind::Slice && !joined.empty() &&
        joined.back().kind == MoveKind::Slice &&
        checkMove(MoveKind::Slice, shape, mesh, before.closed(),
                  m.result.closed())
            .empty()) {
      joined.back().result = m.result;
      joined.back().axes.append(m.axes.begin(), m.axes.end());
      continue;
    }
    joined.push_back(m);
  }
  plan.moves = std::move(joined);
}

namespace dgc {

LogicalResult lowerReshards(FunctionOpInterface func,
                            const LowerReshardsOptions &options) {
  if (func.isExternal())
    return success();
  SmallVector<dist::ReshardOp> ops;
  func->walk([&](dist::ReshardOp op) { ops.push_back(op); });
  if (ops.empty())
    return success();
  dist::MeshOp meshOp = dist::lookupMesh(func, ops[0].getIn().getMesh());
  dist::ShardingTable table(ops[0].getIn().getMesh(), dist::getMesh(meshOp));
  ReshardPlanner planner(table.getMesh(),
                         options.machine
                             ? linkCostsOf(*options.machine, table.getMesh())
                             : options.links,
                         options.reshard);
  // (value, move, layout) -> the move that is there already.
  DenseMap<std::pair<Value, Attribute>, Value> made;
  OpBuilder builder(func.getContext());
  LogicalResult result = success();
  for (dist::ReshardOp op : ops) {
    const Sharding &from = table.get(op.getIn()), &to = table.get(op.getOut());
    RankedTensorType type = op.getType();
    int64_t elementBytes =
        type.getNumElements() ? bytesOf(type) / type.getNumElements() : 1;
    ReshardPlan plan = planner.plan(
        type.getShape(), std::max<int64_t>(elementBytes, 1), from, to);
    joinSlices(plan, type.getShape(), table.getMesh(), from);
    if (bytesOf(type) >= options.rematerializeBytes &&
        rematerializes(plan, from, to) &&
        failed(report(op, plan, table.getMesh(), options.errorOnRematerialize)))
      result = failure();
    Value value = op.getOperand();
    dist::ShardingAttr in = op.getIn();
    for (const ReshardMove &m : plan.moves) {
      dist::ShardingAttr out = table.get(m.result);
      Value &slot = made[{value, out}];
      Operation *there = slot ? slot.getDefiningOp() : nullptr;
      if (!there || m.kind == MoveKind::Gather ||
          there->getBlock() != op->getBlock() ||
          dist::getMoveShardings(there)->in != in) {
        builder.setInsertionPoint(op);
        slot = createMove(builder, op.getLoc(), m.kind, value, in, out);
      }
      value = slot;
      in = out;
    }
    op.getResult().replaceAllUsesWith(value);
    op->erase();
  }
  return result;
}

} // namespace dgc

namespace {
struct LowerReshardsPass : dgc::impl::LowerReshardsPassBase<LowerReshardsPass> {
  using LowerReshardsPassBase::LowerReshardsPassBase;
  void runOnOperation() override {
    LowerReshardsOptions options;
    FailureOr<Machine> machine = machineOf(getOperation(), cluster);
    if (failed(machine))
      return signalPassFailure();
    options.machine = *machine;
    options.rematerializeBytes = rematerializeBytes;
    options.errorOnRematerialize = errorOnRematerialize;
    for (auto func : getOperation().getOps<FunctionOpInterface>())
      if (failed(lowerReshards(func, options)))
        return signalPassFailure();
  }
};
} // namespace
