//===- FuseElementwise.cpp - Elementwise fusion controlled by bytes -------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/LinalgUtils.h"
#include "dgc/CodeGen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace dgc {
#define GEN_PASS_DEF_FUSEELEMENTWISE
#include "dgc/CodeGen/Passes.h.inc"

namespace {

// Costs of an op on one element, in additions.
constexpr int kTranscendental = 20, kDivision = 4;
/// A producer that reads next to nothing is made again at any of its users up
/// to so much work.
constexpr int kMaxCheap = 8;
/// One that reads a tensor of its own size, up to so much.
constexpr int kMaxCheapUnary = 2;
/// An input that is smaller than the result by this factor costs no traffic.
constexpr int64_t kSmall = 8;
/// Kernels with more operands than this run out of registers.
constexpr unsigned kMaxInputs = 12;

int costOf(Operation *op) {
  if (isa<math::SqrtOp, math::RsqrtOp, arith::DivFOp, arith::DivSIOp,
          arith::DivUIOp, arith::RemSIOp, arith::RemUIOp>(op))
    return kDivision;
  if (isa<math::AbsFOp, math::CopySignOp, math::FloorOp, math::CeilOp>(op))
    return 1;
  if (isa<math::MathDialect>(op->getDialect()))
    return kTranscendental;
  return isa<arith::ConstantOp, linalg::YieldOp, linalg::IndexOp>(op) ? 0 : 1;
}

int bodyCost(linalg::GenericOp op) {
  int cost = 0;
  op.getBody()->walk([&](Operation *inner) { cost += costOf(inner); });
  return cost;
}

/// Inputs that are not small beside the result.
int bigInputs(linalg::GenericOp op) {
  int64_t result = numElements(op.getResult(0).getType());
  return llvm::count_if(op.getDpsInputs(), [&](Value input) {
    return numElements(input.getType()) * kSmall > result;
  });
}

/// True if the consumer runs the fused body about as often as the producer did.
bool runsAsOften(linalg::GenericOp producer, linalg::GenericOp consumer) {
  int64_t trips = 1;
  for (int64_t size : consumer.getStaticLoopRanges())
    trips *= size;
  return trips <= numElements(producer.getResult(0).getType());
}

/// True if the op adds to what its destination holds: run at another number of
/// points, it would add again.
bool readsDestination(linalg::GenericOp op) {
  return llvm::any_of(op.getDpsInitsMutable(), [&](OpOperand &init) {
    return op.payloadUsesValueFromOperand(&init);
  });
}

bool shouldFuse(OpOperand *operand) {
  auto consumer = dyn_cast<linalg::GenericOp>(operand->getOwner());
  auto producer = operand->get().getDefiningOp<linalg::GenericOp>();
  if (!consumer || !producer || isContraction(consumer) ||
      producer->getNumResults() != 1 || readsDestination(producer) ||
      producer->getBlock() != consumer->getBlock())
    return false;
  if (producer.getNumDpsInputs() + consumer.getNumDpsInputs() > kMaxInputs + 1)
    return false;
  int cost = bodyCost(producer), big = bigInputs(producer);
  if (big == 0 && cost <= kMaxCheap)
    return true; // broadcast-like: made again from nearly nothing
  bool once = operand->get().hasOneUse();
  if (once && (runsAsOften(producer, consumer) || cost <= kMaxCheap))
    return true;
  if (!once && big <= 1 && cost <= kMaxCheapUnary)
    return true; // reads what its result would have been read as
  return false;
}

struct FuseElementwise : impl::FuseElementwiseBase<FuseElementwise> {
  void runOnOperation() override {
    MLIRContext *context = &getContext();
    RewritePatternSet patterns(context);
    linalg::populateElementwiseOpsFusionPatterns(patterns, shouldFuse);
    linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
    linalg::GenericOp::getCanonicalizationPatterns(patterns, context);
    tensor::ExpandShapeOp::getCanonicalizationPatterns(patterns, context);
    tensor::CollapseShapeOp::getCanonicalizationPatterns(patterns, context);
    GreedyRewriteConfig config;
    config.setUseTopDownTraversal(true);
    if (failed(
            applyPatternsGreedily(getOperation(), std::move(patterns), config)))
      signalPassFailure();
  }
};

} // namespace
} // namespace dgc
