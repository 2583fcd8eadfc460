//===- ControlFlow.cpp - while, case, if, call, barriers ------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Interpreter.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "mlir/IR/SymbolTable.h"

using namespace llvm;
using namespace mlir;

namespace dgc {
namespace {

/// The scalar that all ranks hold, or none with a diagnostic: ranks that took
/// different branches would wait for each other for ever.
std::optional<int64_t> agreed(Operation *op, const PerRank &value,
                              StringRef what) {
  for (size_t r = 1; r < value.size(); ++r)
    if (value[r].i[0] != value[0].i[0]) {
      op->emitOpError() << what << " is " << value[0].i[0] << " on rank 0 and "
                        << value[r].i[0] << " on rank " << r;
      return std::nullopt;
    }
  return value[0].i[0];
}

LogicalResult whileLoop(Interpreter &in, Operation *op,
                        ArrayRef<const PerRank *> args,
                        std::vector<PerRank> &results) {
  auto loop = cast<stablehlo::WhileOp>(op);
  std::vector<PerRank> carried;
  for (const PerRank *a : args)
    carried.push_back(*a);
  for (int64_t trip = 0;; ++trip) {
    if (trip > in.maxTrips)
      return op->emitOpError("ran for more than ") << in.maxTrips << " trips";
    std::vector<PerRank> predicate;
    if (failed(in.runBlock(loop.getCond().front(), carried, predicate)))
      return failure();
    std::optional<int64_t> go = agreed(op, predicate[0], "predicate");
    if (!go)
      return failure();
    if (!*go)
      break;
    std::vector<PerRank> next;
    if (failed(in.runBlock(loop.getBody().front(), std::move(carried), next)))
      return failure();
    carried = std::move(next);
  }
  results = std::move(carried);
  return success();
}

LogicalResult branch(Interpreter &in, Operation *op,
                     ArrayRef<const PerRank *> args,
                     std::vector<PerRank> &results) {
  std::optional<int64_t> index = agreed(op, *args[0], "branch index");
  if (!index)
    return failure();
  int64_t last = int64_t(op->getNumRegions()) - 1, taken;
  if (isa<stablehlo::IfOp>(op))
    taken = *index ? 0 : 1;
  else
    taken =
        *index < 0 || *index > last ? last : *index; // out of range: the last
  return in.runBlock(op->getRegion(taken).front(), {}, results);
}

LogicalResult call(Interpreter &in, Operation *op,
                   ArrayRef<const PerRank *> args,
                   std::vector<PerRank> &results) {
  auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      op, cast<func::CallOp>(op).getCalleeAttr());
  if (!callee || callee.isExternal())
    return op->emitOpError("calls a function without a body");
  std::vector<PerRank> copies;
  for (const PerRank *a : args)
    copies.push_back(*a);
  // A frame of its own, so that recursion and repeated calls do not share
  // values.
  Interpreter frame(in.mesh, in.ranks, in.maxTrips);
  return frame.runBlock(callee.getBody().front(), std::move(copies), results);
}

LogicalResult identity(Interpreter &, Operation *,
                       ArrayRef<const PerRank *> args,
                       std::vector<PerRank> &results) {
  for (const PerRank *a : args)
    results.push_back(*a);
  return success();
}

/// Targets that only say where a value lies.
LogicalResult customCall(Interpreter &in, Operation *op,
                         ArrayRef<const PerRank *> args,
                         std::vector<PerRank> &results) {
  StringRef target = cast<stablehlo::CustomCallOp>(op).getCallTargetName();
  if (target == "Sharding" || target == "xla.sdy.FuncResultSharding")
    return identity(in, op, args, results);
  return op->emitOpError("target '")
         << target << "' has no reference implementation; only @Sharding has";
}

} // namespace

void addControlFlowHandlers(HandlerTable &t) {
  t.world["stablehlo.while"] = whileLoop;
  t.world["stablehlo.case"] = branch;
  t.world["stablehlo.if"] = branch;
  t.world["func.call"] = call;
  t.world["stablehlo.optimization_barrier"] = identity;
  t.world["sdy.sharding_constraint"] = identity;
  t.world["stablehlo.custom_call"] = customCall;
}

} // namespace dgc
