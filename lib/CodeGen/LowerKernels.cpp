//===- LowerKernels.cpp - Kernels to loops --------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/Kernels.h"
#include "dgc/CodeGen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/Transforms/LoweringPatterns.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace dgc {
#define GEN_PASS_DEF_LOWERKERNELS
#include "dgc/CodeGen/Passes.h.inc"

namespace {

/// Sums may be reordered and products fused into them; infinities and NaNs
/// count (a maximum starts from -inf).
constexpr arith::FastMathFlags kFastMath = arith::FastMathFlags::reassoc |
                                           arith::FastMathFlags::contract |
                                           arith::FastMathFlags::nsz;

/// Polynomials that are as good as f32 for every argument. sin, cos and the
/// like lose precision far from zero: those call the math library.
bool hasGoodPolynomial(StringRef name) {
  return llvm::is_contained(
      {"math.exp", "math.log", "math.tanh", "math.erf", "math.erfc"}, name);
}

void setFastMath(func::FuncOp kernel) {
  kernel.walk([](Operation *op) {
    if (auto fast = dyn_cast<arith::ArithFastMathInterface>(op))
      op->setAttr(fast.getFastMathAttrName(),
                  arith::FastMathFlagsAttr::get(op->getContext(), kFastMath));
  });
}

/// Moves the loop bodies of all nests into the first's shared loops, and gives
/// the outermost the kernel's range.
void shareRowLoops(func::FuncOp kernel, ArrayRef<linalg::LinalgLoops> nests,
                   unsigned rows) {
  Operation *end = kernel.getBody().front().getTerminator();
  auto outer = cast<scf::ForOp>(nests.front()[0]);
  outer->moveBefore(end);
  unsigned numArguments = kernel.getNumArguments();
  outer.setLowerBound(kernel.getArgument(numArguments - 2));
  outer.setUpperBound(kernel.getArgument(numArguments - 1));
  Block *target = cast<scf::ForOp>(nests.front()[rows - 1]).getBody();
  for (const linalg::LinalgLoops &nest : nests.drop_front()) {
    for (unsigned i = 0; i < rows; ++i)
      cast<scf::ForOp>(nest[i]).getInductionVar().replaceAllUsesWith(
          cast<scf::ForOp>(nests.front()[i]).getInductionVar());
    Block *body = cast<scf::ForOp>(nest[rows - 1]).getBody();
    target->getOperations().splice(target->getTerminator()->getIterator(),
                                   body->getOperations(), body->begin(),
                                   body->getTerminator()->getIterator());
    nest[0]->erase();
  }
  // Bounds of inner shared loops are constants: they may lie after the loop
  // now.
  kernel.walk([&](arith::ConstantOp constant) {
    if (constant->getBlock() == &kernel.getBody().front())
      constant->moveBefore(&kernel.getBody().front(),
                           kernel.getBody().front().begin());
  });
}

struct LowerKernels : impl::LowerKernelsBase<LowerKernels> {
  void runOnOperation() override {
    if (getOperation()->hasAttr(kKernelAttr) && !getOperation().isExternal() &&
        failed(lowerKernel(getOperation())))
      signalPassFailure();
  }
};

} // namespace

LogicalResult lowerKernel(func::FuncOp kernel) {
  SmallVector<linalg::LinalgOp> ops;
  kernel.walk([&](linalg::LinalgOp op) { ops.push_back(op); });
  IRRewriter rewriter(kernel.getContext());
  SmallVector<linalg::LinalgLoops> nests;
  for (linalg::LinalgOp op : ops) {
    rewriter.setInsertionPoint(op);
    FailureOr<linalg::LinalgLoops> loops =
        linalg::linalgOpToLoops(rewriter, op);
    if (failed(loops))
      return op->emitOpError() << "cannot be lowered to loops";
    nests.push_back(std::move(*loops));
    rewriter.eraseOp(op);
  }
  if (auto rows = kernel->getAttrOfType<IntegerAttr>(kRowsAttr);
      rows && !nests.empty())
    shareRowLoops(kernel, nests, rows.getInt());
  setFastMath(kernel);

  RewritePatternSet patterns(kernel.getContext());
  populateMathPolynomialApproximationPatterns(patterns, hasGoodPolynomial);
  arith::populateExpandBFloat16Patterns(patterns);
  vector::populateVectorTransposeLoweringPatterns(
      patterns, vector::VectorTransposeLowering::Shuffle16x16);

  if (failed(applyPatternsGreedily(kernel, std::move(patterns))))
    return kernel.emitOpError() << "did not settle while it was lowered";
  setFastMath(kernel);
  return success();
}

} // namespace dgc
