//===- LowerKernels.cpp - Kernels to loops --------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/Kernels.h"
#include "dgc/CodeGen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
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

/// Lowers an op where it stands; it is gone then.
FailureOr<linalg::LinalgLoops> lowerToLoops(IRRewriter &rewriter,
                                            linalg::LinalgOp op) {
  rewriter.setInsertionPoint(op);
  FailureOr<linalg::LinalgLoops> loops = linalg::linalgOpToLoops(rewriter, op);
  if (failed(loops))
    return op->emitOpError() << "cannot be lowered to loops";
  rewriter.eraseOp(op);
  return loops;
}

/// Loops over the kernel's rows: the outermost over its range, the others as in
/// `nest`.
SmallVector<scf::ForOp> createRowLoops(func::FuncOp kernel,
                                       const linalg::LinalgLoops &nest,
                                       unsigned rows) {
  OpBuilder builder(kernel.getBody().front().getTerminator());
  unsigned numArguments = kernel.getNumArguments();
  SmallVector<scf::ForOp> loops;
  for (unsigned i = 0; i < rows; ++i) {
    auto model = cast<scf::ForOp>(nest[i]);
    auto constant = [&](Value bound) -> Value {
      return arith::ConstantIndexOp::create(builder, model.getLoc(),
                                            *getConstantIntValue(bound));
    };
    Value from = i == 0 ? kernel.getArgument(numArguments - 2)
                        : constant(model.getLowerBound());
    Value to = i == 0 ? kernel.getArgument(numArguments - 1)
                      : constant(model.getUpperBound());
    auto loop = scf::ForOp::create(builder, model.getLoc(), from, to,
                                   constant(model.getStep()));
    loops.push_back(loop);
    builder.setInsertionPoint(loop.getBody()->getTerminator());
  }
  return loops;
}

/// Lowers all ops into one nest of loops over the rows. An op that does not
/// depend on the row (`dgc.in_row`) runs in each.
LogicalResult lowerRowByRow(func::FuncOp kernel, ArrayRef<linalg::LinalgOp> ops,
                            unsigned rows) {
  IRRewriter rewriter(kernel.getContext());
  SmallVector<scf::ForOp> shared;
  SmallVector<linalg::LinalgLoops> nests;
  for (linalg::LinalgOp op : ops) {
    nests.emplace_back();
    if (op->hasAttr(kInRowAttr))
      continue;
    FailureOr<linalg::LinalgLoops> nest = lowerToLoops(rewriter, op);
    if (failed(nest))
      return failure();
    nests.back() = std::move(*nest);
    if (shared.empty())
      shared = createRowLoops(kernel, nests.back(), rows);
  }
  Block *target = shared.back().getBody();
  for (auto [op, nest] : llvm::zip_equal(ops, nests)) {
    if (nest.empty()) {
      op->moveBefore(target->getTerminator());
      if (failed(lowerToLoops(rewriter, op)))
        return failure();
      continue;
    }
    for (unsigned i = 0; i < rows; ++i)
      cast<scf::ForOp>(nest[i]).getInductionVar().replaceAllUsesWith(
          shared[i].getInductionVar());
    Block *body = cast<scf::ForOp>(nest[rows - 1]).getBody();
    target->getOperations().splice(target->getTerminator()->getIterator(),
                                   body->getOperations(), body->begin(),
                                   body->getTerminator()->getIterator());
    nest[0]->erase();
  }
  return success();
}

/// Does every iteration write elements of its own, and hand on nothing? Then it
/// is no reduction.
bool isElementwise(scf::ForOp loop) {
  auto stores = loop.getBody()->getOps<memref::StoreOp>();
  return loop.getNumResults() == 0 && !stores.empty() &&
         llvm::all_of(stores, [&](memref::StoreOp store) {
           return llvm::is_contained(store.getIndices(),
                                     loop.getInductionVar());
         });
}

/// LLVM unrolls an inner loop of half a vector before it vectorizes, and then
/// gathers and scatters along the loop around it: four times slower, where
/// rows of eight are a part of longer ones. Such loops are kept.
void keepShortLoops(func::FuncOp kernel) {
  constexpr int64_t halfVector = 8;
  MLIRContext *context = kernel.getContext();
  auto yes = BoolAttr::get(context, true);
  auto dontUnroll =
      LLVM::LoopUnrollAttr::get(context, yes, {}, {}, {}, {}, {}, {});
  auto annotation = LLVM::LoopAnnotationAttr::get(
      context, {}, {}, {}, dontUnroll, {}, {}, {}, {}, {}, {}, {}, {}, {}, {},
      ArrayRef<LLVM::AccessGroupAttr>());
  kernel.walk([&](scf::ForOp loop) {
    std::optional<int64_t> from = getConstantIntValue(loop.getLowerBound()),
                           to = getConstantIntValue(loop.getUpperBound());
    bool isInner = loop->getParentOfType<scf::ForOp>() &&
                   llvm::none_of(*loop.getBody(), [](Operation &op) {
                     return op.getNumRegions() > 0;
                   });
    if (from && to && *to - *from == halfVector && isInner &&
        isElementwise(loop))
      loop->setAttr(kLoopAttr, annotation);
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
  auto rows = kernel->getAttrOfType<IntegerAttr>(kRowsAttr);
  if (rows && !ops.empty()) {
    if (failed(lowerRowByRow(kernel, ops, rows.getInt())))
      return failure();
  } else {
    IRRewriter rewriter(kernel.getContext());
    for (linalg::LinalgOp op : ops)
      if (failed(lowerToLoops(rewriter, op)))
        return failure();
  }
  setFastMath(kernel);

  RewritePatternSet patterns(kernel.getContext());
  populateMathPolynomialApproximationPatterns(patterns, hasGoodPolynomial);
  arith::populateExpandBFloat16Patterns(patterns);

  if (failed(applyPatternsGreedily(kernel, std::move(patterns))))
    return kernel.emitOpError() << "did not settle while it was lowered";
  setFastMath(kernel);
  keepShortLoops(kernel);
  return success();
}

} // namespace dgc
