//===- VerifySharded.cpp - The contract of a sharded program --------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Transforms/ChooseAxes.h"
#include "dgc/Transforms/InsertReshards.h"
#include "dgc/Transforms/Passes.h"
#include "dgc/Transforms/ShardedProgram.h"

namespace dgc {
#define GEN_PASS_DEF_VERIFYSHARDEDPASS
#include "dgc/Transforms/Passes.h.inc"
} // namespace dgc

using namespace mlir;
using namespace dgc;

namespace {

class Checker {
public:
  Checker(FunctionOpInterface func, dist::MeshOp mesh)
      : func(func), table(FlatSymbolRefAttr::get(mesh.getSymNameAttr()),
                          dist::getMesh(mesh)) {}
  LogicalResult run();

private:
  LogicalResult check(Operation *op);
  LogicalResult checkRuleOp(Operation *op);
  LogicalResult checkFlow(Operation *op);
  LogicalResult checkUse(OpOperand &use, const Sharding &want);
  std::string text(const Sharding &s) const {
    return dgc::toString(s, table.getMesh());
  }

  FunctionOpInterface func;
  dist::ShardingTable table;
  RuleTable rules;
};

} // namespace

LogicalResult Checker::checkUse(OpOperand &use, const Sharding &want) {
  dist::ShardingAttr attr = dist::getSharding(use.get());
  if (!attr)
    return use.getOwner()->emitError("operand ")
           << use.getOperandNumber() << " has no sharding";
  if (table.get(attr).sameLayout(want))
    return success();
  return use.getOwner()->emitError("operand ")
         << use.getOperandNumber() << " lies " << text(table.get(attr))
         << ", expected " << text(want)
         << ": a dist.reshard is missing (dgc-insert-reshards makes them)";
}

LogicalResult Checker::checkRuleOp(Operation *op) {
  const OpRule *rule = rules.get(op);
  if (!rule)
    return failure();
  auto attr = op->getAttrOfType<dist::FactorsAttr>(dist::factorsName);
  if (!attr)
    return op->emitError("has no dist.factors (dgc-insert-reshards sets them)");
  OpAxes axes = dist::toOpAxes(attr, table.getMesh());
  if (!isLegal(*rule, axes))
    return op->emitError("cannot run with ")
           << attr << ": its rule is " << toString(*rule);
  for (auto [i, use] : llvm::enumerate(op->getOpOperands()))
    if (failed(checkUse(use, *operandSharding(*rule, axes, int(i)))))
      return failure();
  for (auto [i, v] : llvm::enumerate(op->getResults())) {
    Sharding natural = *resultSharding(*rule, axes, int(i));
    dist::ShardingAttr result = dist::getSharding(v);
    if (!result || !table.get(result).sameLayout(natural))
      return op->emitError("result ")
             << i << " is said to lie "
             << (result ? text(table.get(result)) : "nowhere")
             << ", but comes out " << text(natural);
  }
  return success();
}

LogicalResult Checker::checkFlow(Operation *op) {
  if (op->hasTrait<OpTrait::IsTerminator>()) {
    if (op->getParentOp() != func.getOperation())
      return success(); // checked with the op around it
    for (OpOperand &use : op->getOpOperands()) {
      dist::ShardingAttr want =
          dist::getResultSharding(func, use.getOperandNumber());
      if (!want)
        return func->emitError("result ")
               << use.getOperandNumber() << " has no sharding";
      if (failed(checkUse(use, table.get(want))))
        return failure();
    }
    return success();
  }
  for (OpOperand *use : getControlOperands(op)) {
    auto type = dyn_cast<RankedTensorType>(use->get().getType());
    if (failed(
            checkUse(*use, Sharding::replicatedOf(type ? type.getRank() : 0))))
      return failure();
  }
  for (const DataFlowEdge &edge : getDataFlowEdges(op)) {
    dist::ShardingAttr want = dist::getSharding(edge.targets[0]);
    if (!want)
      return op->emitError("has no dist.shardings for what flows through it");
    for (OpOperand *use : edge.sources)
      if (failed(checkUse(*use, table.get(want))))
        return failure();
  }
  return success();
}

LogicalResult Checker::check(Operation *op) {
  if (isa<dist::ConstraintOp>(op))
    return op->emitError("is left over: dgc-insert-reshards turns it into a "
                         "conversion");
  if (std::optional<dist::MoveShardings> move = dist::getMoveShardings(op))
    return checkUse(op->getOpOperand(0), table.get(move->in));
  return isDataFlowOp(op) ? checkFlow(op) : checkRuleOp(op);
}

LogicalResult Checker::run() {
  for (auto [i, arg] : llvm::enumerate(func.getFunctionBody().getArguments()))
    if (!dist::getSharding(arg))
      return func->emitError("argument ") << i << " has no sharding";
  bool ok = true;
  walkProgram(func.getFunctionBody(), [&](Operation *op) {
    if (ok && failed(check(op)))
      ok = false;
  });
  return success(ok);
}

namespace dgc {

LogicalResult verifySharded(FunctionOpInterface func) {
  if (func.isExternal())
    return success();
  FailureOr<dist::MeshOp> mesh = dist::findMesh(func);
  if (failed(mesh))
    return failure();
  return Checker(func, *mesh).run();
}

} // namespace dgc

namespace {
struct VerifyShardedPass : dgc::impl::VerifyShardedPassBase<VerifyShardedPass> {
  void runOnOperation() override {
    for (auto func : getOperation().getOps<FunctionOpInterface>())
      if (failed(verifySharded(func)))
        return signalPassFailure();
    markAllAnalysesPreserved();
  }
};
} // namespace
