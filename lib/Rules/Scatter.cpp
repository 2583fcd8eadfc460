//===- Scatter.cpp - Updates at positions that are data -------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Factors: window and batching dimensions pass. Dimensions that indices point
// into may be split, and stay so in the result: each rank applies the updates
// that fall on it and drops the others (the gradient of an embedding whose
// vocabulary is split needs no communication). Batches of indices may be split
// if the combiner is known: then the operand counts on the first rank only, and
// the result is unreduced. A scatter that replaces keeps its batches whole,
// since the last update wins.
//
// An update whose window is not inside the operand is dropped whole. To drop
// one here, its index is set to -1.
//
//===----------------------------------------------------------------------===//
#include "Indices.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "dgc/Support/Layout.h"

using namespace mlir;

namespace dgc {

using Values = llvm::SmallVector<Value>;

static IndexedDims scatterDims(stablehlo::ScatterOp op) {
  stablehlo::ScatterDimensionNumbersAttr n = op.getScatterDimensionNumbers();
  return IndexedDims(
      tensorType(op->getOperand(0)).getRank(),
      tensorType(op->getOperand(1)).getRank(),
      tensorType(op->getOperand(2)).getRank(), n.getIndexVectorDim(),
      n.getUpdateWindowDims(),
      [&](int64_t d) {
        return llvm::is_contained(n.getInsertedWindowDims(), d) ||
               llvm::is_contained(n.getInputBatchingDims(), d);
      },
      n.getScatterDimsToOperandDims());
}

static void addUnreduced(RuleBuilder &b, std::optional<ReduceKind> kind) {
  using K = ReduceKind;
  if (!kind) { // replaces, or something unknown elementwise
    return;
  }
  if (*kind == K::Mul)
    return;
  b.unreduced({0, 2}, *kind, *kind);
  b.unreduced({2}, *kind, *kind); // the operand counts once
  if (isIdempotent(*kind))
    b.unreduced({0}, *kind, *kind);
}

/// A body that returns the update: the result is linear in operand and update.
static bool replaces(Region &body) {
  Block &block = body.front();
  return block.getNumArguments() == 2 && llvm::hasSingleElement(block) &&
         block.front().getNumOperands() == 1 &&
         block.front().getOperand(0) == block.getArgument(1);
}

static OpRule scatterRule(Operation *op) {
  auto scatter = cast<stablehlo::ScatterOp>(op);
  if (scatter.getInputs().size() != 1)
    return getWholeRule(op);
  stablehlo::ScatterDimensionNumbersAttr n =
      scatter.getScatterDimensionNumbers();
  IndexedDims dims = scatterDims(scatter);
  ArrayRef<int64_t> shape = *staticShape(op->getOperand(0).getType());
  ArrayRef<int64_t> indices = *staticShape(op->getOperand(1).getType());
  ArrayRef<int64_t> updates = *staticShape(op->getOperand(2).getType());
  std::optional<ReduceKind> kind = combinerOf(scatter.getUpdateComputation());
  RuleBuilder b(op);
  llvm::SmallVector<int> factorOfIndexDim(indices.size(), -1);
  for (auto [d, r] : llvm::zip(dims.indexBatch, dims.dataBatch)) {
    bool batching = llvm::is_contained(n.getScatterIndicesBatchingDims(), d);
    // Padded updates are dropped through an index: there must be one.
    bool canDrop = !n.getScatterDimsToOperandDims().empty();
    FactorKind k = batching          ? FactorKind::Pass
                   : kind && canDrop ? FactorKind::Reduce
                                     : FactorKind::Whole;
    int f = factorOfIndexDim[d] =
        b.factor(indices[d], k, kind.value_or(ReduceKind::Add));
    b.operand(1, d, f);
    b.operand(2, r, f);
  }
  if (size_t(n.getIndexVectorDim()) < indices.size())
    b.operand(1, n.getIndexVectorDim(),
              b.factor(indices[n.getIndexVectorDim()], FactorKind::Whole));
  for (auto [x, y] :
       llvm::zip(n.getInputBatchingDims(), n.getScatterIndicesBatchingDims())) {
    b.operand(0, x, factorOfIndexDim[y]);
    b.result(0, x, factorOfIndexDim[y]);
  }
  for (auto [d, size] : llvm::enumerate(shape)) {
    if (llvm::is_contained(n.getInputBatchingDims(), int64_t(d)))
      continue;
    int64_t w = dims.dataOfDim[d];
    bool mapped = dims.columnOfDim[d] >= 0;
    bool pass = !mapped && w >= 0 && updates[w] == size;
    int f = b.factor(size, pass     ? FactorKind::Pass
                           : mapped ? FactorKind::Indexed
                                    : FactorKind::Whole);
    b.operand(0, d, f);
    b.result(0, d, f);
    if (w >= 0)
      b.operand(2, w, pass ? f : b.factor(updates[w], FactorKind::Whole));
  }
  if (replaces(scatter.getUpdateComputation()))
    b.unreducedMoves({0, 2});
  else
    addUnreduced(b, kind);
  return std::move(b.rule);
}

static bool isSplitIndexed(const LocalOpInput &in, int64_t d) {
  int f = in.operandFactor(0, d);
  return f >= 0 && in.rule.factors[f].kind == FactorKind::Indexed &&
         in.isSplit(f);
}

/// The batch dimensions of the indices whose padding must not count: split
/// ones, unless what the updates hold there changes nothing.
static llvm::SmallVector<int64_t>
paddedBatches(const LocalOpInput &in, const IndexedDims &dims,
              std::optional<ReduceKind> kind) {
  llvm::SmallVector<int64_t> padded;
  Type type = getElementTypeOrSelf(in.operands[2].value.getType());
  for (auto [d, r] : llvm::zip(dims.indexBatch, dims.dataBatch)) {
    int f = in.operandFactor(1, d);
    if (in.rule.factors[f].kind != FactorKind::Reduce ||
        isEven(in.rule.factors[f].size, in.axes.factors[f]))
      continue;
    if (!kind ||
        !holds(in.operands[2].facts.dims[r], neutralValue(*kind, type)))
      padded.push_back(d);
  }
  return padded;
}

/// The scatter with indices located on this rank, or -1 where the update is not
/// for it.
static Value scatterOwned(LocalBuilder &b, const LocalOpInput &in,
                          const IndexedDims &dims, Values operands,
                          ArrayRef<int64_t> padded) {
  auto op = cast<stablehlo::ScatterOp>(in.op);
  stablehlo::ScatterDimensionNumbersAttr n = op.getScatterDimensionNumbers();
  RankedTensorType global = tensorType(op->getOperand(0));
  ArrayRef<int64_t> updates = tensorType(op->getOperand(2)).getShape();
  auto windowSize = [&](int64_t d) {
    return dims.dataOfDim[d] >= 0 ? updates[dims.dataOfDim[d]] : 1;
  };
  llvm::SmallVector<SplitWindow> windows;
  for (int64_t d = 0; d < global.getRank(); ++d)
    if (isSplitIndexed(in, d) && windowSize(d) > 1)
      windows.push_back({d, dims.dataOfDim[d], windowSize(d)});
  IndexColumns columns(b, operands[1], n.getIndexVectorDim(), dims.dataBatch,
                       windows);
  Values parts;
  Value keep;
  for (int64_t d : padded) {
    const LocalValue &v = in.operands[1];
    Value valid = b.validIndices(v.globalShape[d], v.sharding.dims[d].entries);
    int64_t place = columns.newBatchDim(d);
    keep = b.both(keep, b.broadcast(valid, columns.shape, {place}));
    ++b.numMasks;
  }
  for (auto [k, d] : llvm::enumerate(n.getScatterDimsToOperandDims())) {
    Value c = columns.column(k);
    if (isSplitIndexed(in, d)) {
      int64_t size = global.getDimSize(d), w = windowSize(d);
      if (w > 1) { // dropped whole if it is not inside
        keep = b.both(keep, b.both(b.atLeast(c, 0), b.less(c, size - w + 1)));
        for (const SplitWindow &window : windows)
          if (window.operandDim == d)
            c = columns.addPosition(c, window);
      }
      LocalBuilder::Located at =
          b.locate(c, size, in.axes.factors[in.operandFactor(0, d)]);
      c = at.local;
      keep = b.both(keep, at.owned);
    }
    parts.push_back(c);
  }
  if (keep && !parts.empty())
    parts[0] = b.select(keep, parts[0], b.constant(-1, tensorType(parts[0])));
  llvm::SmallVector<int64_t> window, inserted(n.getInsertedWindowDims()),
      batching;
  for (int64_t r : n.getUpdateWindowDims())
    if (llvm::none_of(windows,
                      [&](const SplitWindow &w) { return w.dataDim == r; }))
      window.push_back(r);
  for (const SplitWindow &w : windows)
    inserted.push_back(w.operandDim);
  llvm::sort(inserted);
  for (int64_t d : n.getScatterIndicesBatchingDims())
    batching.push_back(columns.newBatchDim(d));
  operands[1] = columns.join(parts);
  auto local = cast<stablehlo::ScatterOp>(cloneLocal(b, in, operands));
  local.setScatterDimensionNumbersAttr(
      stablehlo::ScatterDimensionNumbersAttr::get(
          op.getContext(), window, inserted, n.getInputBatchingDims(), batching,
          n.getScatterDimsToOperandDims(), int64_t(columns.shape.size())));
  local.setIndicesAreSorted(false);
  local.setUniqueIndices(false);
  return local->getResult(0);
}

static FailureOr<Values> scatterLocal(LocalBuilder &b, const LocalOpInput &in) {
  auto op = cast<stablehlo::ScatterOp>(in.op);
  Values operands = localOperands(in);
  if (op.getInputs().size() != 1)
    return Values(cloneLocal(b, in, operands)->getResults());
  IndexedDims dims = scatterDims(op);
  std::optional<ReduceKind> kind = combinerOf(op.getUpdateComputation());
  // The operand counts once over the ranks whose results are combined.
  if (kind) {
    llvm::SmallVector<AxisRef> refs;
    for (int64_t d : dims.indexBatch) {
      int f = in.operandFactor(1, d);
      if (in.rule.factors[f].kind == FactorKind::Reduce)
        refs.append(in.axesOf(f));
    }
    if (!in.axes.through.empty() && !in.unreducedKind(0))
      refs.append(in.axes.through);
    operands[0] = countOnce(b, in.operands[0], refs, *kind);
  }
  llvm::SmallVector<int64_t> padded = paddedBatches(in, dims, kind);
  bool anySplit = !padded.empty();
  for (int64_t d = 0; d < tensorType(op->getOperand(0)).getRank(); ++d)
    anySplit |= isSplitIndexed(in, d);
  if (!anySplit)
    return Values(cloneLocal(b, in, operands)->getResults());
  return Values{scatterOwned(b, in, dims, operands, padded)};
}

/// Padding of split dimensions is never written; in dimensions that pass, zeros
/// added to zeros stay zero.
static llvm::SmallVector<PadFacts, 1> scatterFacts(const LocalOpInput &in) {
  llvm::SmallVector<PadFacts, 1> out;
  for (unsigned i = 0; i < in.results.size(); ++i)
    out.push_back(unknownFacts(in, i));
  auto op = cast<stablehlo::ScatterOp>(in.op);
  std::optional<ReduceKind> kind = combinerOf(op.getUpdateComputation());
  if (out.size() != 1 || !kind)
    return out;
  TypedAttr neutral =
      neutralValue(*kind, getElementTypeOrSelf(in.operands[0].value.getType()));
  for (auto [d, fact] : llvm::enumerate(out[0].dims)) {
    if (fact.kind == PadFact::None ||
        !holds(in.operands[0].facts.dims[d], neutral))
      continue;
    bool pass =
        in.rule.factors[in.operandFactor(0, d)].kind == FactorKind::Pass;
    if (!pass || holds(factByFactor(in, 2, 0, d), neutral))
      fact = PadFact::exact(neutral);
  }
  return out;
}

ArrayRef<OpModel> scatterModels() {
  static const OpModel rows[] = {
      {"stablehlo.scatter", scatterRule, scatterLocal, scatterFacts}};
  return rows;
}

} // namespace dgc
