//===- UniqueDestinations.cpp - A destination of its own for every op -----===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/Bufferize.h"
#include "dgc/CodeGen/Passes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;

namespace dgc {
#define GEN_PASS_DEF_UNIQUEDESTINATIONS
#include "dgc/CodeGen/Passes.h.inc"

/// True if the op costs no more than writing its result, and reads nothing big.
static bool isFreshDestination(Operation *op) {
  if (isa<tensor::EmptyOp, linalg::FillOp>(op))
    return true;
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic || generic.getNumDpsInputs() != 0 ||
      generic->getNumResults() != 1 || generic.getNumReductionLoops() != 0)
    return false;
  // A gather reads a tensor from within.
  SetVector<Value> captured;
  getUsedValuesDefinedAbove(generic.getRegion(), captured);
  return llvm::none_of(captured,
                       [](Value v) { return isa<TensorType>(v.getType()); });
}

/// True for a use in the body of an op on elements, which only reads: a clone
/// there would be made for each element, with that op's indices.
static bool isInBody(OpOperand &use) {
  return use.getOwner()->getParentOfType<linalg::LinalgOp>() != nullptr;
}

/// True for a use that is written each time a loop comes by, which `op` is
/// outside of: made there, it needs no copy of what it was before the loop.
static bool isWrittenInLoop(OpOperand &use, Operation *op) {
  Operation *owner = use.getOwner();
  auto destination = dyn_cast<DestinationStyleOpInterface>(owner);
  if (owner->getBlock() == op->getBlock() ||
      !(isa<LoopLikeOpInterface>(owner) ||
        (destination && destination.isDpsInit(&use))))
    return false;
  for (Operation *at = owner->getParentOp(); at && !at->isAncestor(op);
       at = at->getParentOp())
    if (isa<LoopLikeOpInterface>(at))
      return true;
  return false;
}

void makeDestinationsUnique(Operation *function) {
  SmallVector<Operation *> ops;
  function->walk([&](Operation *op) {
    if (isFreshDestination(op))
      ops.push_back(op);
  });
  // Users first, so that a cloned fill's own empty is cloned after it.
  for (Operation *op : llvm::reverse(ops)) {
    SmallVector<OpOperand *> uses;
    bool isRead = false;
    for (OpOperand &use : op->getResult(0).getUses()) {
      if (isInBody(use))
        isRead = true;
      else
        uses.push_back(&use);
    }
    // The use list runs from the last use to the first: keep the op for the
    // first, unless it is to stay for what reads it.
    if (!isRead && !uses.empty() && !isWrittenInLoop(*uses.back(), op))
      uses.pop_back();
    OpBuilder builder(op);
    for (OpOperand *use : uses) {
      builder.setInsertionPoint(use->getOwner());
      use->set(builder.clone(*op)->getResult(0));
    }
    if (op->use_empty())
      op->erase();
  }
}

namespace {
struct UniqueDestinations : impl::UniqueDestinationsBase<UniqueDestinations> {
  void runOnOperation() override { makeDestinationsUnique(getOperation()); }
};
} // namespace
} // namespace dgc
