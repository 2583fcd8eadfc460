//===- Gather.cpp - Boxes at positions that are data ----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Factors: batches of indices and operand batching dimensions pass; so do
// operand dimensions that are taken whole. Dimensions that indices point into
// may be split: each rank looks up what it owns and gives the neutral value
// otherwise, so that the result is unreduced (an embedding whose vocabulary is
// split).
//
// Indices are clamped as in the whole op, and located in i64: their own type
// may be too narrow for the arithmetic (ui8 indices into 300 rows).
//
//===----------------------------------------------------------------------===//
#include "Indices.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"

using namespace mlir;

namespace dgc {

using Values = llvm::SmallVector<Value>;

static IndexedDims gatherDims(stablehlo::GatherOp op) {
  stablehlo::GatherDimensionNumbersAttr n = op.getDimensionNumbers();
  return IndexedDims(
      tensorType(op->getOperand(0)).getRank(),
      tensorType(op->getOperand(1)).getRank(),
      tensorType(op->getResult(0)).getRank(), n.getIndexVectorDim(),
      n.getOffsetDims(),
      [&](int64_t d) {
        return llvm::is_contained(n.getCollapsedSliceDims(), d) ||
               llvm::is_contained(n.getOperandBatchingDims(), d);
      },
      n.getStartIndexMap());
}

static OpRule gatherRule(Operation *op) {
  auto gather = cast<stablehlo::GatherOp>(op);
  stablehlo::GatherDimensionNumbersAttr n = gather.getDimensionNumbers();
  IndexedDims dims = gatherDims(gather);
  ArrayRef<int64_t> shape = *staticShape(op->getOperand(0).getType());
  ArrayRef<int64_t> indices = *staticShape(op->getOperand(1).getType());
  Type type = getElementTypeOrSelf(op->getResult(0).getType());
  FactorKind indexed =
      type.isIntOrFloat() ? FactorKind::Indexed : FactorKind::Whole;
  RuleBuilder b(op);
  llvm::SmallVector<int> factorOfIndexDim(indices.size(), -1);
  for (auto [d, r] : llvm::zip(dims.indexBatch, dims.dataBatch)) {
    int f = factorOfIndexDim[d] = b.factor(indices[d]);
    b.operand(1, d, f);
    b.result(0, r, f);
  }
  if (size_t(n.getIndexVectorDim()) < indices.size())
    b.operand(1, n.getIndexVectorDim(),
              b.factor(indices[n.getIndexVectorDim()], FactorKind::Whole));
  for (auto [x, y] :
       llvm::zip(n.getOperandBatchingDims(), n.getStartIndicesBatchingDims()))
    b.operand(0, x, factorOfIndexDim[y]);
  for (auto [d, size] : llvm::enumerate(shape)) {
    if (llvm::is_contained(n.getOperandBatchingDims(), int64_t(d)))
      continue;
    int64_t r = dims.dataOfDim[d], k = gather.getSliceSizes()[d];
    bool whole = r >= 0 && k == size; // a start here is clamped to 0
    bool mapped = dims.columnOfDim[d] >= 0;
    int f = b.factor(size,
                     whole    ? FactorKind::Pass
                     : mapped ? indexed
                              : FactorKind::Whole,
                     lookupKind(type));
    b.operand(0, d, f);
    if (r >= 0)
      b.result(0, r, whole ? f : b.factor(k, FactorKind::Whole));
  }
  b.unreducedMoves({0});
  return std::move(b.rule);
}

/// Is operand dimension `d`, which indices point into, split?
static bool isSplitMapped(const LocalOpInput &in, const IndexedDims &dims,
                          int64_t d) {
  int f = in.operandFactor(0, d);
  return dims.columnOfDim[d] >= 0 && f >= 0 && in.isSplit(f);
}

static bool isIndexed(const LocalOpInput &in, int64_t d) {
  return in.rule.factors[in.operandFactor(0, d)].kind == FactorKind::Indexed;
}

/// The gather with each split dimension's indices located on this rank, and the
/// others' neutral values in place of what it does not own.
static Value gatherOwned(LocalBuilder &b, const LocalOpInput &in,
                         const IndexedDims &dims, Values operands,
                         llvm::SmallVector<int64_t> sizes) {
  auto op = cast<stablehlo::GatherOp>(in.op);
  stablehlo::GatherDimensionNumbersAttr n = op.getDimensionNumbers();
  RankedTensorType global = tensorType(op->getOperand(0));
  llvm::SmallVector<SplitWindow> windows;
  for (int64_t d = 0; d < global.getRank(); ++d)
    if (isSplitMapped(in, dims, d) && isIndexed(in, d) &&
        dims.dataOfDim[d] >= 0 && sizes[d] > 1)
      windows.push_back({d, dims.dataOfDim[d], sizes[d]});
  IndexColumns columns(b, operands[1], n.getIndexVectorDim(), dims.dataBatch,
                       windows);
  Values parts;
  Value owned;
  for (auto [k, d] : llvm::enumerate(n.getStartIndexMap())) {
    Value c = columns.column(k);
    if (isSplitMapped(in, dims, d) && !isIndexed(in, d)) {
      c = b.constant(0, tensorType(c)); // taken whole
    } else if (isSplitMapped(in, dims, d)) {
      c = b.clamp(c, 0, global.getDimSize(d) - sizes[d]);
      for (const SplitWindow &w : windows)
        if (w.operandDim == d)
          c = columns.addPosition(c, w);
      LocalBuilder::Located at = b.locate(
          c, global.getDimSize(d), in.axes.factors[in.operandFactor(0, d)]);
      c = at.local;
      owned = b.both(owned, at.owned);
    }
    parts.push_back(c);
  }
  llvm::SmallVector<int64_t> offsets, collapsed(n.getCollapsedSliceDims()),
      batching;
  for (int64_t r : n.getOffsetDims())
    if (llvm::none_of(windows,
                      [&](const SplitWindow &w) { return w.dataDim == r; }))
      offsets.push_back(r);
  for (const SplitWindow &w : windows) {
    collapsed.push_back(w.operandDim);
    sizes[w.operandDim] = 1;
  }
  llvm::sort(collapsed);
  for (int64_t d : n.getStartIndicesBatchingDims())
    batching.push_back(columns.newBatchDim(d));
  operands[1] = columns.join(parts);
  auto local = cast<stablehlo::GatherOp>(cloneLocal(b, in, operands));
  local.setDimensionNumbersAttr(stablehlo::GatherDimensionNumbersAttr::get(
      op.getContext(), offsets, collapsed, n.getOperandBatchingDims(), batching,
      n.getStartIndexMap(), int64_t(columns.shape.size())));
  local.setSliceSizes(sizes);
  local.setIndicesAreSorted(false);
  if (!owned)
    return local->getResult(0);
  RankedTensorType type = tensorType(local->getResult(0));
  ReduceKind kind =
      in.unreducedKind(0).value_or(lookupKind(type.getElementType()));
  return b.select(
      b.broadcast(owned, type.getShape(), columns.dataDims),
      local->getResult(0),
      b.splat(neutralValue(kind, type.getElementType()), type.getShape()));
}

static FailureOr<Values> gatherLocal(LocalBuilder &b, const LocalOpInput &in) {
  auto op = cast<stablehlo::GatherOp>(in.op);
  IndexedDims dims = gatherDims(op);
  Values operands = localOperands(in);
  llvm::SmallVector<int64_t> sizes(op.getSliceSizes());
  bool anySplit = false;
  for (int64_t d = 0; d < int64_t(sizes.size()); ++d) {
    int64_t r = dims.dataOfDim[d];
    if (r >= 0 && sizes[d] == tensorType(op->getOperand(0)).getDimSize(d))
      sizes[d] = tensorType(operands[0]).getDimSize(d);
    anySplit |= isSplitMapped(in, dims, d);
  }
  if (anySplit)
    return Values{gatherOwned(b, in, dims, operands, sizes)};
  auto local = cast<stablehlo::GatherOp>(cloneLocal(b, in, operands));
  local.setSliceSizes(sizes);
  return Values{local->getResult(0)};
}

ArrayRef<OpModel> gatherModels() {
  static const OpModel rows[] = {
      {"stablehlo.gather", gatherRule, gatherLocal, nullptr}};
  return rows;
}

} // namespace dgc
