//===- Dist.cpp - Moves and collectives -----------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Dialect/Dist/Dist.h"
#include "Interpreter.h"

using namespace llvm;
using namespace mlir;

namespace dgc {
namespace {

/// A global view's value does not change when it is moved.
LogicalResult identity(Interpreter &, Operation *,
                       ArrayRef<const PerRank *> args,
                       std::vector<PerRank> &results) {
  results.push_back(*args[0]);
  return success();
}

/// The groups over an op's axes, and a result array of zeros a rank.
struct Collective {
  SmallVector<SmallVector<int64_t>> groups;
  PerRank out;
};

FailureOr<Collective> start(Interpreter &in, Operation *op, Value result) {
  if (in.ranks != in.mesh.numDevices() || in.mesh.axes.empty())
    return op->emitOpError("needs all ranks of a mesh; the evaluator runs ")
           << in.ranks
           << " without one: is this module partitioned, and do its "
           << "arguments carry dist.global?";
  Collective c;
  if (auto axes = op->getAttrOfType<dist::AxesAttr>("axes"))
    c.groups = axisGroups(in.mesh, dist::toAxes(axes, in.mesh));
  std::optional<Array> zeros = zerosOf(result.getType());
  if (!zeros)
    return op->emitOpError(
        "has a result type the reference evaluator does not have");
  c.out.assign(in.ranks, *zeros);
  return c;
}

/// Copies `count` elements.
void copyRun(Array &to, int64_t at, const Array &from, int64_t begin,
             int64_t count) {
  for (int64_t n = 0; n < count; ++n)
    to.copyElement(at + n, from, begin + n);
}

using GroupFn = llvm::function_ref<void(ArrayRef<int64_t> group,
                                        const PerRank &in, PerRank &out)>;

/// Each operand by itself, also those that a combined collective moves at once.
LogicalResult overGroups(Interpreter &in, Operation *op,
                         ArrayRef<const PerRank *> args,
                         std::vector<PerRank> &results, GroupFn run) {
  for (auto [result, operand] : zip_equal(op->getResults(), args)) {
    FailureOr<Collective> c = start(in, op, result);
    if (failed(c))
      return failure();
    for (auto &group : c->groups)
      run(group, *operand, c->out);
    results.push_back(std::move(c->out));
  }
  return success();
}

LogicalResult axisIndex(Interpreter &in, Operation *op,
                        ArrayRef<const PerRank *>,
                        std::vector<PerRank> &results) {
  PerRank none;
  return overGroups(in, op, {&none}, results,
                    [](ArrayRef<int64_t> group, const PerRank &, PerRank &out) {
                      for (auto [k, rank] : enumerate(group))
                        out[rank].i[0] = int64_t(k);
                    });
}

LogicalResult allGather(Interpreter &in, Operation *op,
                        ArrayRef<const PerRank *> args,
                        std::vector<PerRank> &results) {
  return overGroups(
      in, op, args, results,
      [](ArrayRef<int64_t> group, const PerRank &x, PerRank &out) {
        int64_t n = x[group[0]].size();
        for (int64_t rank : group)
          for (auto [k, peer] : enumerate(group))
            copyRun(out[rank], int64_t(k) * n, x[peer], 0, n);
      });
}

LogicalResult allToAll(Interpreter &in, Operation *op,
                       ArrayRef<const PerRank *> args,
                       std::vector<PerRank> &results) {
  return overGroups(
      in, op, args, results,
      [](ArrayRef<int64_t> group, const PerRank &x, PerRank &out) {
        int64_t n = x[group[0]].size() / int64_t(group.size());
        for (auto [me, rank] : enumerate(group))
          for (auto [k, peer] : enumerate(group))
            copyRun(out[rank], int64_t(k) * n, x[peer], int64_t(me) * n, n);
      });
}

LogicalResult allReduce(Interpreter &in, Operation *op,
                        ArrayRef<const PerRank *> args,
                        std::vector<PerRank> &results) {
  ReduceKind kind = dist::toKind(cast<dist::LocalAllReduceOp>(op).getKind());
  return overGroups(
      in, op, args, results,
      [&](ArrayRef<int64_t> group, const PerRank &x, PerRank &out) {
        Array sum = x[group[0]];
        for (int64_t peer : group.drop_front())
          combineInto(sum, x[peer], kind);
        for (int64_t rank : group)
          out[rank] = sum;
      });
}

LogicalResult reduceScatter(Interpreter &in, Operation *op,
                            ArrayRef<const PerRank *> args,
                            std::vector<PerRank> &results) {
  ReduceKind kind =
      dist::toKind(cast<dist::LocalReduceScatterOp>(op).getKind());
  return overGroups(
      in, op, args, results,
      [&](ArrayRef<int64_t> group, const PerRank &x, PerRank &out) {
        Array sum = x[group[0]];
        for (int64_t peer : group.drop_front())
          combineInto(sum, x[peer], kind);
        for (auto [me, rank] : enumerate(group))
          copyRun(out[rank], 0, sum, int64_t(me) * out[rank].size(),
                  out[rank].size());
      });
}

LogicalResult permute(Interpreter &in, Operation *op,
                      ArrayRef<const PerRank *> args,
                      std::vector<PerRank> &results) {
  ArrayRef<int64_t> sources = cast<dist::LocalPermuteOp>(op).getSources();
  return overGroups(
      in, op, args, results,
      [&](ArrayRef<int64_t> group, const PerRank &x, PerRank &out) {
        for (auto [me, rank] : enumerate(group))
          out[rank] = x[group[sources[me]]];
      });
}

/// Each unreduced group moves on its own: member u of a group keeps its addend.
LogicalResult exchange(Interpreter &in, Operation *op,
                       ArrayRef<const PerRank *> args,
                       std::vector<PerRank> &results) {
  auto exchange = cast<dist::LocalExchangeOp>(op);
  FailureOr<Collective> c = start(in, op, op->getResult(0));
  if (failed(c))
    return failure();
  Sharding from = dist::toSharding(exchange.getIn(), in.mesh);
  Sharding to = dist::toSharding(exchange.getOut(), in.mesh);
  auto shape = cast<RankedTensorType>(exchange.getGlobal()).getShape();
  if (from.unreduced != to.unreduced)
    return op->emitOpError("has different unreduced axes in its two shardings");
  // Among the ranks of equal digits over the unreduced axes, the parts make up
  // one whole value; padding of the result is zero.
  Sharding whole = from, wanted = to;
  whole.unreduced.clear();
  wanted.unreduced.clear();
  for (int64_t u = 0; u < groupSize(from.unreduced); ++u) {
    Array global = Array::zeros(c->out[0].type, shape);
    for (int64_t rank = 0; rank < in.ranks; ++rank) {
      auto at = in.mesh.coordinates(rank);
      if (groupIndex(in.mesh, from.unreduced, at) != u)
        continue;
      auto strides = global.strides();
      SmallVector<SmallVector<int64_t>> maps;
      for (auto [d, n] : enumerate(shape))
        maps.push_back(dimIndexMap(n, whole.dims[d].entries, in.mesh, at));
      const Array &part = (*args[0])[rank];
      forEachIndex(part.shape, [&](ArrayRef<int64_t> index, int64_t n) {
        int64_t g = 0;
        for (size_t d = 0; d < maps.size(); ++d) {
          int64_t x = maps[d][index[d]];
          if (x < 0)
            return;
          g += x * strides[d];
        }
        global.copyElement(g, part, n);
      });
    }
    for (int64_t rank = 0; rank < in.ranks; ++rank)
      if (groupIndex(in.mesh, from.unreduced, in.mesh.coordinates(rank)) == u)
        c->out[rank] = shardOf(global, wanted, in.mesh, rank);
  }
  results.push_back(std::move(c->out));
  return success();
}

} // namespace

void addDistHandlers(HandlerTable &t) {
  for (const char *name :
       {"constraint", "reshard", "slice", "gather", "all_to_all", "permute",
        "all_reduce", "reduce_scatter", "to_unreduced", "exchange"})
    t.world[(Twine("dist.") + name).str()] = identity;
  t.world["dist.axis_index"] = axisIndex;
  t.world["dist.local_all_gather"] = allGather;
  t.world["dist.local_all_to_all"] = allToAll;
  t.world["dist.local_all_reduce"] = allReduce;
  t.world["dist.local_reduce_scatter"] = reduceScatter;
  t.world["dist.local_permute"] = permute;
  t.world["dist.local_exchange"] = exchange;
}

} // namespace dgc
