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

/// The transpose of a product is the product of its operands, exchanged: the
/// gradients of a layer's weights come so from JAX. What follows then reads
/// rows, also where a collective would have kept the two apart.
static LogicalResult exchangeOperands(TransposeOp op,
                                      PatternRewriter &rewriter) {
  auto dot = op.getOperand().getDefiningOp<DotGeneralOp>();
  if (!dot || !dot->hasOneUse() || !dot->getDiscardableAttrs().empty())
    return rewriter.notifyMatchFailure(op, "not of an unmarked product alone");
  DotDimensionNumbersAttr dims = dot.getDotDimensionNumbers();
  int64_t batch = dims.getLhsBatchingDimensions().size();
  int64_t left = dot.getLhs().getType().getRank() - batch -
                 dims.getLhsContractingDimensions().size();
  int64_t rank = op.getType().getRank();
  for (auto [i, from] : llvm::enumerate(op.getPermutation())) {
    int64_t to = int64_t(i);
    // Batches, then what is free on the right, then what is on the left.
    int64_t wanted = to < batch ? to : to + left;
    if (wanted >= rank)
      wanted -= rank - batch;
    if (from != wanted)
      return rewriter.notifyMatchFailure(op, "the sides are not exchanged");
  }
  auto numbers = DotDimensionNumbersAttr::get(
      op.getContext(), dims.getRhsBatchingDimensions(),
      dims.getLhsBatchingDimensions(), dims.getRhsContractingDimensions(),
      dims.getLhsContractingDimensions());
  ArrayAttr precision = dot.getPrecisionConfigAttr();
  if (precision && precision.size() == 2)
    precision = rewriter.getArrayAttr({precision[1], precision[0]});
  DotAlgorithmAttr algorithm = dot.getAlgorithmAttr();
  if (algorithm)
    algorithm = DotAlgorithmAttr::get(
        op.getContext(), algorithm.getRhsPrecisionType(),
        algorithm.getLhsPrecisionType(), algorithm.getAccumulationType(),
        algorithm.getRhsComponentCount(), algorithm.getLhsComponentCount(),
        algorithm.getNumPrimitiveOperations(),
        algorithm.getAllowImpreciseAccumulation());
  auto exchanged =
      DotGeneralOp::create(rewriter, dot.getLoc(), op.getType(), dot.getRhs(),
                           dot.getLhs(), numbers, precision, algorithm);
  exchanged->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  rewriter.replaceOp(op, exchanged);
  rewriter.eraseOp(dot);
  return success();
}

void TransposeOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                              MLIRContext *) {
  patterns.add(exchangeOperands);
}

} // namespace dgc::stablehlo
