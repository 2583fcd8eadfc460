//===- DataFlow.cpp - Ops that only pass values on ------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "dgc/Rules/ShardingRule.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace dgc {

bool isDataFlowOp(Operation *op) {
  return isa<stablehlo::WhileOp, stablehlo::IfOp, stablehlo::CaseOp,
             stablehlo::OptimizationBarrierOp, stablehlo::ReturnOp,
             func::ReturnOp>(op);
}

static Operation *terminatorOf(Region &region) {
  return region.empty() ? nullptr : region.front().getTerminator();
}

/// A carried value: init, block arguments, yield and result lie alike.
static llvm::SmallVector<DataFlowEdge> whileEdges(stablehlo::WhileOp op) {
  llvm::SmallVector<DataFlowEdge> edges(op->getNumOperands());
  Operation *yield = terminatorOf(op.getBody());
  for (unsigned i = 0; i < op->getNumOperands(); ++i) {
    edges[i].sources.push_back(&op->getOpOperand(i));
    if (yield && i < yield->getNumOperands())
      edges[i].sources.push_back(&yield->getOpOperand(i));
    edges[i].targets.push_back(op.getCond().getArgument(i));
    edges[i].targets.push_back(op.getBody().getArgument(i));
    edges[i].targets.push_back(op->getResult(i));
  }
  return edges;
}

static llvm::SmallVector<DataFlowEdge> branchEdges(Operation *op) {
  llvm::SmallVector<DataFlowEdge> edges(op->getNumResults());
  for (unsigned i = 0; i < op->getNumResults(); ++i) {
    edges[i].targets.push_back(op->getResult(i));
    for (Region &branch : op->getRegions())
      if (Operation *yield = terminatorOf(branch))
        if (i < yield->getNumOperands())
          edges[i].sources.push_back(&yield->getOpOperand(i));
  }
  return edges;
}

llvm::SmallVector<DataFlowEdge> getDataFlowEdges(Operation *op) {
  if (auto loop = dyn_cast<stablehlo::WhileOp>(op))
    return whileEdges(loop);
  if (isa<stablehlo::IfOp, stablehlo::CaseOp>(op))
    return branchEdges(op);
  llvm::SmallVector<DataFlowEdge> edges;
  if (isa<stablehlo::OptimizationBarrierOp>(op))
    for (OpOperand &use : op->getOpOperands())
      edges.push_back({{&use}, {op->getResult(use.getOperandNumber())}});
  if (isa<func::ReturnOp>(op))
    for (OpOperand &use : op->getOpOperands())
      edges.push_back({{&use}, {}});
  return edges;
}

llvm::SmallVector<OpOperand *> getControlOperands(Operation *op) {
  llvm::SmallVector<OpOperand *> uses;
  if (auto loop = dyn_cast<stablehlo::WhileOp>(op))
    if (Operation *end = terminatorOf(loop.getCond()))
      for (OpOperand &use : end->getOpOperands())
        uses.push_back(&use);
  if (isa<stablehlo::IfOp, stablehlo::CaseOp>(op))
    uses.push_back(&op->getOpOperand(0));
  return uses;
}

} // namespace dgc
