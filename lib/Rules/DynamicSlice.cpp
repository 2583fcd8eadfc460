//===- DynamicSlice.cpp - Boxes at positions that are data ----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Dimensions that are taken whole may be split. In the others the operand may
// be split too: the start is clamped as the whole op would clamp it, each rank
// looks for it among its own elements, and who does not own one gives the
// neutral value (dynamic_slice), or keeps what it has (dynamic_update_slice).
//
//===----------------------------------------------------------------------===//
#include "Models.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"

using namespace mlir;

namespace dgc {

using Values = llvm::SmallVector<Value>;

static FactorKind indexedIf(Type elementType) {
  return elementType.isIntOrFloat() ? FactorKind::Indexed : FactorKind::Whole;
}

static OpRule dynamicSliceRule(Operation *op) {
  auto slice = cast<stablehlo::DynamicSliceOp>(op);
  RuleBuilder b(op);
  Type type = getElementTypeOrSelf(op->getResult(0).getType());
  for (auto [d, n] :
       llvm::enumerate(*staticShape(op->getOperand(0).getType()))) {
    int64_t k = slice.getSliceSizes()[d];
    int f = b.factor(n, k == n ? FactorKind::Pass : indexedIf(type),
                     lookupKind(type));
    b.operand(0, d, f);
    b.result(0, d, k == n ? f : b.factor(k, FactorKind::Whole));
  }
  b.unreducedMoves({0});
  return std::move(b.rule);
}

static OpRule dynamicUpdateSliceRule(Operation *op) {
  RuleBuilder b(op);
  Type type = getElementTypeOrSelf(op->getResult(0).getType());
  ArrayRef<int64_t> update = *staticShape(op->getOperand(1).getType());
  for (auto [d, n] :
       llvm::enumerate(*staticShape(op->getOperand(0).getType()))) {
    int64_t k = update[d];
    int f = b.factor(n, k == n ? FactorKind::Pass : indexedIf(type),
                     lookupKind(type));
    b.operand(0, d, f);
    b.result(0, d, f);
    b.operand(1, d, k == n ? f : b.factor(k, FactorKind::Whole));
  }
  b.unreducedMoves({0, 1});
  return std::move(b.rule);
}

/// The start of dimension `d` as i64, clamped as in the whole op.
static Value clampedStart(LocalBuilder &b, Value start, int64_t n, int64_t k) {
  return b.clamp(b.toI64(start), 0, n - k);
}

/// Is dimension `d` of operand 0 split though only a part of it is taken?
static bool isSplitIndexed(const LocalOpInput &in, int64_t d) {
  int f = in.operandFactor(0, d);
  return f >= 0 && in.rule.factors[f].kind == FactorKind::Indexed &&
         in.isSplit(f);
}

static FailureOr<Values> dynamicSliceLocal(LocalBuilder &b,
                                           const LocalOpInput &in) {
  auto op = cast<stablehlo::DynamicSliceOp>(in.op);
  RankedTensorType global = tensorType(op->getOperand(0));
  RankedTensorType result = in.resultType(0);
  Values operands = localOperands(in);
  llvm::SmallVector<int64_t> sizes(result.getShape()), wide;
  Value scalarOwned;
  bool anySplit = false;
  for (int64_t d = 0; d < global.getRank(); ++d)
    anySplit |= isSplitIndexed(in, d);
  for (int64_t d = 0; anySplit && d < global.getRank(); ++d) {
    int64_t n = global.getDimSize(d), k = op.getSliceSizes()[d];
    Value &start = operands[1 + d];
    start = b.toI64(start);
    if (!isSplitIndexed(in, d))
      continue;
    start = clampedStart(b, start, n, k);
    if (k == 1) {
      auto [local, owned] =
          b.locate(start, n, in.axes.factors[in.operandFactor(0, d)]);
      start = local;
      scalarOwned = b.both(scalarOwned, owned);
    } else { // taken element by element below
      wide.push_back(d);
      sizes[d] = tensorType(operands[0]).getDimSize(d);
    }
  }
  auto local = cast<stablehlo::DynamicSliceOp>(cloneLocal(b, in, operands));
  local.setSliceSizes(sizes);
  Value value = local->getResult(0);
  value.setType(RankedTensorType::get(sizes, result.getElementType()));
  Value owned = scalarOwned && !wide.empty()
                    ? b.broadcast(scalarOwned, result.getShape(), {})
                    : scalarOwned;
  for (int64_t d : wide) {
    int64_t n = global.getDimSize(d), k = op.getSliceSizes()[d];
    Value g = b.add(b.iota(k), b.broadcast(operands[1 + d], {k}, {}));
    LocalBuilder::Located at =
        b.locate(g, n, in.axes.factors[in.operandFactor(0, d)]);
    value = b.take(value, d, at.local);
    owned = b.both(owned, b.broadcast(at.owned, result.getShape(), {d}));
  }
  if (owned) {
    ReduceKind kind =
        in.unreducedKind(0).value_or(lookupKind(result.getElementType()));
    value = b.select(owned, value,
                     b.splat(neutralValue(kind, result.getElementType()),
                             result.getShape()));
  }
  return Values{value};
}

/// All split dimensions take one element: the owner writes it in place, the
/// others write back what is there.
static Value updateOne(LocalBuilder &b, const LocalOpInput &in, Value owned,
                       Values operands) {
  RankedTensorType type = tensorType(operands[1]);
  ValueRange starts = ValueRange(operands).drop_front(2);
  Value old = stablehlo::DynamicSliceOp::create(
      b.builder, b.loc, type, operands[0], starts, type.getShape());
  operands[1] = b.select(owned, operands[1], old);
  return cloneLocal(b, in, operands)->getResult(0);
}

/// For each local element of the result: is it inside the box, and which
/// element of the update is it?
static Value updateMany(LocalBuilder &b, const LocalOpInput &in,
                        const Values &operands) {
  auto op = cast<stablehlo::DynamicUpdateSliceOp>(in.op);
  RankedTensorType global = tensorType(op->getOperand(0));
  ArrayRef<int64_t> shape = tensorType(operands[0]).getShape();
  Value update = operands[1], inside;
  for (int64_t d = 0; d < global.getRank(); ++d) {
    int64_t n = global.getDimSize(d),
            k = tensorType(op->getOperand(1)).getDimSize(d);
    if (n == k)
      continue;
    Value start = clampedStart(b, operands[2 + d], n, k);
    Value g = b.globalIndices(n, in.axes.factors[in.operandFactor(0, d)]);
    int64_t l = tensorType(g).getDimSize(0);
    Value j = b.subtract(g, b.broadcast(start, {l}, {}));
    update = b.take(update, d, b.clamp(j, 0, k - 1));
    Value in1d = b.both(b.atLeast(j, 0), b.less(j, k));
    inside = b.both(inside, b.broadcast(in1d, shape, {d}));
  }
  return b.select(inside, update, operands[0]);
}

static FailureOr<Values> dynamicUpdateSliceLocal(LocalBuilder &b,
                                                 const LocalOpInput &in) {
  auto op = cast<stablehlo::DynamicUpdateSliceOp>(in.op);
  RankedTensorType global = tensorType(op->getOperand(0));
  ArrayRef<int64_t> update = tensorType(op->getOperand(1)).getShape();
  Values operands = localOperands(in);
  bool anySplit = false, onlyOnes = true;
  for (int64_t d = 0; d < global.getRank(); ++d) {
    bool split = isSplitIndexed(in, d);
    anySplit |= split;
    onlyOnes &= !split || update[d] == 1;
  }
  if (!anySplit)
    return Values(cloneLocal(b, in, operands)->getResults());
  if (!onlyOnes)
    return Values{updateMany(b, in, operands)};
  Value owned;
  for (int64_t d = 0; d < global.getRank(); ++d) {
    Value &start = operands[2 + d];
    start = b.toI64(start);
    if (!isSplitIndexed(in, d))
      continue;
    int64_t n = global.getDimSize(d);
    LocalBuilder::Located at =
        b.locate(clampedStart(b, start, n, 1), n,
                 in.axes.factors[in.operandFactor(0, d)]);
    start = at.local;
    owned = b.both(owned, at.owned);
  }
  return Values{updateOne(b, in, owned, operands)};
}

static llvm::SmallVector<PadFacts, 1>
dynamicSliceFacts(const LocalOpInput &in) {
  PadFacts out = unknownFacts(in, 0);
  bool looksUp = false; // the neutral value may be in the padding too
  for (size_t d = 0; d < in.rule.operands[0].size(); ++d)
    looksUp |= isSplitIndexed(in, d);
  Type type = getElementTypeOrSelf(in.op->getResult(0).getType());
  for (auto [d, fact] : llvm::enumerate(out.dims))
    if (fact.kind != PadFact::None) {
      fact = factByFactor(in, 0, 0, d);
      if (looksUp)
        fact = meet(fact,
                    PadFact::exact(neutralValue(
                        in.unreducedKind(0).value_or(lookupKind(type)), type)));
    }
  return {out};
}

static llvm::SmallVector<PadFacts, 1>
dynamicUpdateSliceFacts(const LocalOpInput &in) {
  PadFacts out = unknownFacts(in, 0);
  for (auto [d, fact] : llvm::enumerate(out.dims))
    if (fact.kind != PadFact::None && !isSplitIndexed(in, d))
      fact = meet(factByFactor(in, 0, 0, d), factByFactor(in, 1, 0, d));
  return {out};
}

ArrayRef<OpModel> dynamicSliceModels() {
  static const OpModel rows[] = {
      {"stablehlo.dynamic_slice", dynamicSliceRule, dynamicSliceLocal,
       dynamicSliceFacts},
      {"stablehlo.dynamic_update_slice", dynamicUpdateSliceRule,
       dynamicUpdateSliceLocal, dynamicUpdateSliceFacts}};
  return rows;
}

} // namespace dgc
