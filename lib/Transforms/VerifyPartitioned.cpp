//===- VerifyPartitioned.cpp - The contract of a local program ------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Dialect/Dist/Dist.h"
#include "dgc/Transforms/Partition.h"
#include "dgc/Transforms/Passes.h"

namespace dgc {
#define GEN_PASS_DEF_VERIFYPARTITIONEDPASS
#include "dgc/Transforms/Passes.h.inc"
} // namespace dgc

using namespace mlir;
using namespace dgc;

/// Why `op` has no place in a local program, or null.
static const char *misplaced(Operation *op) {
  if (isa<dist::ReshardOp, dist::ConstraintOp>(op) ||
      dist::getMoveShardings(op))
    return "works on global tensors";
  if (op->hasAttr(dist::shardingsName) || op->hasAttr(dist::factorsName))
    return "still carries shardings";
  if (op->getName().getDialectNamespace() == "sdy")
    return "is an annotation of the global program";
  return nullptr;
}

namespace dgc {

LogicalResult verifyPartitioned(func::FuncOp func) {
  for (unsigned i = 0; i < func.getNumArguments(); ++i)
    if (!func.getArgAttr(i, dist::globalName))
      return func.emitError("argument ")
             << i << " has no dist.global (dgc-partition writes it)";
  for (unsigned i = 0; i < func.getNumResults(); ++i)
    if (!func.getResultAttr(i, dist::globalName))
      return func.emitError("result ")
             << i << " has no dist.global (dgc-partition writes it)";
  WalkResult walk = func.walk([&](Operation *op) {
    const char *why = misplaced(op);
    if (!why)
      return WalkResult::advance();
    op->emitOpError() << why << ": it does not belong in a partitioned program";
    return WalkResult::interrupt();
  });
  return failure(walk.wasInterrupted());
}

} // namespace dgc

namespace {
struct VerifyPartitionedPass
    : dgc::impl::VerifyPartitionedPassBase<VerifyPartitionedPass> {
  void runOnOperation() override {
    for (auto func : getOperation().getOps<func::FuncOp>())
      if (!func.isExternal() && failed(verifyPartitioned(func)))
        return signalPassFailure();
    markAllAnalysesPreserved();
  }
};
} // namespace
