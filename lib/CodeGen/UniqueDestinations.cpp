//===- UniqueDestinations.cpp - A destination of its own for every op -----===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/Bufferize.h"
#include "dgc/CodeGen/Passes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace dgc {
#define GEN_PASS_DEF_UNIQUEDESTINATIONS
#include "dgc/CodeGen/Passes.h.inc"

/// True if the op costs no more than writing its result, and reads nothing big.
static bool isFreshDestination(Operation *op) {
  if (isa<tensor::EmptyOp, linalg::FillOp>(op))
    return true;
  auto generic = dyn_cast<linalg::GenericOp>(op);
  return generic && generic.getNumDpsInputs() == 0 &&
         generic->getNumResults() == 1 && generic.getNumReductionLoops() == 0;
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
    for (OpOperand &use : op->getResult(0).getUses())
      uses.push_back(&use);
    // The use list runs from the last use to the first: keep the op for the
    // first.
    OpBuilder builder(op);
    for (OpOperand *use : llvm::drop_end(uses)) {
      builder.setInsertionPoint(use->getOwner());
      use->set(builder.clone(*op)->getResult(0));
    }
  }
}

namespace {
struct UniqueDestinations : impl::UniqueDestinationsBase<UniqueDestinations> {
  void runOnOperation() override { makeDestinationsUnique(getOperation()); }
};
} // namespace
} // namespace dgc
