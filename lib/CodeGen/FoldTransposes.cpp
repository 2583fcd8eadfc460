//===- FoldTransposes.cpp - Transposes into contraction maps --------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/LinalgUtils.h"
#include "dgc/CodeGen/Passes.h"

#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace dgc {
#define GEN_PASS_DEF_FOLDTRANSPOSES
#include "dgc/CodeGen/Passes.h.inc"

namespace {

/// contraction(transpose(x)) reads x through another map.
struct FoldIntoOperand : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (!isContraction(op))
      return failure();
    for (OpOperand *operand : op.getDpsInputOperands()) {
      auto transpose = operand->get().getDefiningOp<linalg::GenericOp>();
      if (!transpose || !isPureTranspose(transpose))
        continue;
      SmallVector<AffineMap> maps = op.getIndexingMapsArray();
      SmallVector<AffineMap> inner = transpose.getIndexingMapsArray();
      unsigned number = operand->getOperandNumber();
      maps[number] =
          inner[0].compose(inversePermutation(inner[1])).compose(maps[number]);
      rewriter.modifyOpInPlace(op, [&] {
        op->setOperand(number, transpose.getDpsInputs()[0]);
        op.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(maps));
      });
      return success();
    }
    return failure();
  }
};

/// transpose(contraction), the only use, writes through another map.
struct FoldIntoResult : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(linalg::GenericOp transpose,
                                PatternRewriter &rewriter) const override {
    if (!isPureTranspose(transpose))
      return failure();
    auto op = transpose.getDpsInputs()[0].getDefiningOp<linalg::GenericOp>();
    if (!isContraction(op) || !op->hasAttr(kZeroInitAttr) ||
        !op.getResult(0).hasOneUse())
      return failure();
    SmallVector<AffineMap> outer = transpose.getIndexingMapsArray();
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    maps.back() =
        outer[1].compose(inversePermutation(outer[0])).compose(maps.back());
    auto type = cast<RankedTensorType>(transpose.getResult(0).getType());
    rewriter.setInsertionPoint(op);
    Value empty =
        tensor::EmptyOp::create(rewriter, op.getLoc(), type, ValueRange{});
    rewriter.modifyOpInPlace(op, [&] {
      op.getDpsInitsMutable()[0].set(empty);
      op.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(maps));
      op.getResult(0).setType(type);
    });
    rewriter.replaceOp(transpose, op.getResult(0));
    return success();
  }
};

/// A sum that starts from a fill with zeros starts from zero by itself.
struct MarkZeroInit : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (!isContraction(op) || op->hasAttr(kZeroInitAttr) ||
        op.getNumDpsInits() != 1 || !isZeroFill(op.getDpsInits()[0]))
      return failure();
    auto type = cast<RankedTensorType>(op.getResult(0).getType());
    Value empty =
        tensor::EmptyOp::create(rewriter, op.getLoc(), type, ValueRange{});
    rewriter.modifyOpInPlace(op, [&] {
      op.getDpsInitsMutable()[0].set(empty);
      op->setAttr(kZeroInitAttr, rewriter.getUnitAttr());
    });
    return success();
  }
};

/// Named ops but fills as generic ones; sums of products marked, whoever made
/// them.
LogicalResult generalizeAndMark(func::FuncOp function) {
  SmallVector<linalg::LinalgOp> named;
  function.walk([&](linalg::LinalgOp op) {
    if (!isa<linalg::GenericOp, linalg::FillOp>(op))
      named.push_back(op);
  });
  IRRewriter rewriter(function.getContext());
  for (linalg::LinalgOp op : named) {
    rewriter.setInsertionPoint(op);
    (void)linalg::generalizeNamedOp(rewriter, op);
  }
  function.walk([&](linalg::GenericOp op) {
    if (!isContraction(op) && isSumOfProducts(op))
      op->setAttr(kContractionAttr, rewriter.getUnitAttr());
  });
  return success();
}

struct FoldTransposes : impl::FoldTransposesBase<FoldTransposes> {
  void runOnOperation() override {
    if (failed(generalizeAndMark(getOperation())))
      return signalPassFailure();
    RewritePatternSet patterns(&getContext());
    patterns.add<FoldIntoOperand, FoldIntoResult, MarkZeroInit>(&getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
} // namespace dgc
