//===- Canonicalize.cpp - Canonicalization patterns of stablehlo ----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Dialect/StableHLO/Loops.h"

using namespace mlir;

namespace dgc::stablehlo {

/// Replaces `op` by the ops of `region`, which has no arguments.
static void replaceByRegion(PatternRewriter &rewriter, Operation *op,
                            Region &region) {
  Block &block = region.front();
  Operation *end = block.getTerminator();
  SmallVector<Value> results(end->getOperands());
  rewriter.inlineBlockBefore(&block, op);
  rewriter.replaceOp(op, results);
  rewriter.eraseOp(end);
}

static LogicalResult chooseBranch(IfOp op, PatternRewriter &rewriter) {
  std::optional<int64_t> pred = getConstantInt(op.getPred());
  if (!pred)
    return rewriter.notifyMatchFailure(op, "the predicate is data");
  replaceByRegion(rewriter, op,
                  *pred ? op.getTrueBranch() : op.getFalseBranch());
  return success();
}

void IfOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                       MLIRContext *) {
  patterns.add(chooseBranch);
}

static LogicalResult chooseCase(CaseOp op, PatternRewriter &rewriter) {
  std::optional<int64_t> index = getConstantInt(op.getIndex());
  int64_t count = op.getBranches().size();
  if (!index && count != 1)
    return rewriter.notifyMatchFailure(op, "the index is data");
  // An index out of range chooses the last branch.
  int64_t chosen = index && *index >= 0 && *index < count ? *index : count - 1;
  replaceByRegion(rewriter, op, op.getBranches()[chosen]);
  return success();
}

void CaseOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                         MLIRContext *) {
  patterns.add(chooseCase);
}

/// A dynamic slice at a constant position is a slice.
static LogicalResult makeStatic(DynamicSliceOp op, PatternRewriter &rewriter) {
  SmallVector<int64_t> start, limit;
  RankedTensorType type = op.getOperand().getType();
  for (auto [dim, index] : llvm::enumerate(op.getStartIndices())) {
    int64_t size = op.getSliceSizes()[dim];
    int64_t last = type.getDimSize(dim) - size;
    std::optional<int64_t> position = getConstantInt(index);
    // Only one position fits.
    if (last == 0)
      position = 0;
    if (!position)
      return rewriter.notifyMatchFailure(op, "the position is data");
    start.push_back(std::clamp<int64_t>(*position, 0, last));
    limit.push_back(start.back() + size);
  }
  SmallVector<int64_t> strides(start.size(), 1);
  auto slice = SliceOp::create(rewriter, op.getLoc(), op.getType(),
                               op.getOperand(), start, limit, strides);
  slice->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  rewriter.replaceOp(op, slice);
  return success();
}

void DynamicSliceOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                                 MLIRContext *) {
  patterns.add(makeStatic);
}

} // namespace dgc::stablehlo
