//===- Windows.cpp - slice, pad, concatenate ------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// A dimension that is cut, padded or joined can be split where its pieces are
// equal and aligned (Factorise.h); otherwise it stays whole.
//
//===----------------------------------------------------------------------===//
#include "Models.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "dgc/Rules/Factorise.h"

using namespace mlir;

namespace dgc {

using Values = llvm::SmallVector<Value>;

/// [outer whole, shared, inner whole] on a dimension; factors of size 1 are
/// left out.
static void addOperand(RuleBuilder &b, unsigned i, int64_t d, int64_t outer,
                       int shared, int64_t inner) {
  if (outer != 1)
    b.operand(i, d, b.factor(outer, FactorKind::Whole));
  b.operand(i, d, shared);
  if (inner != 1)
    b.operand(i, d, b.factor(inner, FactorKind::Whole));
}
static void addResult(RuleBuilder &b, int64_t d, int64_t outer, int shared,
                      int64_t inner) {
  if (outer != 1)
    b.result(0, d, b.factor(outer, FactorKind::Whole));
  b.result(0, d, shared);
  if (inner != 1)
    b.result(0, d, b.factor(inner, FactorKind::Whole));
}
static void addWhole(RuleBuilder &b, int64_t d, int64_t operandSize,
                     int64_t resultSize) {
  b.operand(0, d, b.factor(operandSize, FactorKind::Whole));
  b.result(0, d, b.factor(resultSize, FactorKind::Whole));
}

/// The factor of operand 0's dimension `d` that the result has too, or -1.
static int sharedFactor(const LocalOpInput &in, int64_t d) {
  for (int f : in.rule.operands[0][d])
    if (llvm::is_contained(in.rule.results[0][d], f))
      return f;
  return -1;
}

//===----------------------------------------------------------------------===//
// slice
//===----------------------------------------------------------------------===//

static SliceFactors sliceFactors(stablehlo::SliceOp op, int64_t d) {
  return factoriseSlice(staticShape(op->getOperand(0).getType())->data()[d],
                        op.getStartIndices()[d], op.getLimitIndices()[d],
                        op.getStrides()[d]);
}

static OpRule sliceRule(Operation *op) {
  auto slice = cast<stablehlo::SliceOp>(op);
  RuleBuilder b(op);
  for (auto [d, n] :
       llvm::enumerate(*staticShape(op->getOperand(0).getType()))) {
    SliceFactors s = sliceFactors(slice, d);
    if (s.full) {
      int f = b.factor(n);
      b.operand(0, d, f);
      b.result(0, d, f);
    } else if (s.parts > 1) {
      int f = b.factor(s.parts);
      int64_t stride = slice.getStrides()[d];
      addOperand(b, 0, d, n / stride / s.parts, f, stride);
      addResult(b, d, s.count / s.parts, f, 1);
    } else {
      addWhole(b, d, n, s.count);
    }
  }
  b.unreducedMoves({0});
  return std::move(b.rule);
}

static FailureOr<Values> sliceLocal(LocalBuilder &b, const LocalOpInput &in) {
  auto op = cast<stablehlo::SliceOp>(in.op);
  auto local = cast<stablehlo::SliceOp>(cloneLocal(b, in, localOperands(in)));
  llvm::SmallVector<int64_t> starts(op.getStartIndices()),
      limits(op.getLimitIndices());
  for (int64_t d = 0, rank = starts.size(); d < rank; ++d) {
    int f = sharedFactor(in, d);
    if (f < 0 || !in.isSplit(f))
      continue;
    SliceFactors s = sliceFactors(op, d);
    int64_t l = in.localSize(f), stride = op.getStrides()[d];
    if (s.full) {
      limits[d] = l;
      continue;
    }
    int64_t first = starts[d] / stride;
    limits[d] = (first + s.count) / s.parts * l * stride;
    starts[d] = first / s.parts * l * stride + starts[d] % stride;
  }
  local.setStartIndices(starts);
  local.setLimitIndices(limits);
  return Values{local->getResult(0)};
}

//===----------------------------------------------------------------------===//
// pad
//===----------------------------------------------------------------------===//

static PadFactors padFactors(stablehlo::PadOp op, int64_t d) {
  return factorisePad(staticShape(op->getOperand(0).getType())->data()[d],
                      op.getEdgePaddingLow()[d], op.getEdgePaddingHigh()[d],
                      op.getInteriorPadding()[d]);
}

static OpRule padRule(Operation *op) {
  auto pad = cast<stablehlo::PadOp>(op);
  RuleBuilder b(op);
  ArrayRef<int64_t> out = *staticShape(op->getResult(0).getType());
  for (auto [d, n] :
       llvm::enumerate(*staticShape(op->getOperand(0).getType()))) {
    PadFactors p = padFactors(pad, d);
    if (p.full) {
      int f = b.factor(n);
      b.operand(0, d, f);
      b.result(0, d, f);
    } else if (p.parts > 1) {
      int f = b.factor(p.parts);
      int64_t s = pad.getInteriorPadding()[d] + 1;
      addOperand(b, 0, d, n / p.parts, f, 1);
      addResult(b, d, out[d] / s / p.parts, f, s);
    } else {
      addWhole(b, d, n, out[d]);
    }
  }
  // The pad value counts once.
  b.unreducedMoves({0});
  return std::move(b.rule);
}

static FailureOr<Values> padLocal(LocalBuilder &b, const LocalOpInput &in) {
  auto op = cast<stablehlo::PadOp>(in.op);
  Values operands = localOperands(in);
  if (std::optional<ReduceKind> kind = in.unreducedKind(0))
    operands[1] = countOnce(b, in.operands[1], in.axes.through, *kind);
  auto local = cast<stablehlo::PadOp>(cloneLocal(b, in, operands));
  llvm::SmallVector<int64_t> low(op.getEdgePaddingLow()),
      high(op.getEdgePaddingHigh());
  for (int64_t d = 0, rank = low.size(); d < rank; ++d) {
    int f = sharedFactor(in, d);
    PadFactors p = padFactors(op, d);
    if (f < 0 || !in.isSplit(f) || p.full)
      continue;
    int64_t l = in.localSize(f), s = op.getInteriorPadding()[d] + 1;
    low[d] = p.lowUnits / p.parts * l * s + p.offset;
    high[d] = p.highUnits / p.parts * l * s + s - 1 - p.offset;
  }
  local.setEdgePaddingLow(low);
  local.setEdgePaddingHigh(high);
  return Values{local->getResult(0)};
}

static llvm::SmallVector<PadFacts, 1> padFacts(const LocalOpInput &in) {
  PadFacts out = unknownFacts(in, 0);
  const PadFacts &value = in.operands[1].facts;
  for (auto [d, fact] : llvm::enumerate(out.dims)) {
    if (fact.kind == PadFact::None)
      continue;
    fact = factByFactor(in, 0, 0, d);
    // A whole dimension's padding may meet pad values of another.
    fact =
        meet(fact, value.splat ? PadFact::exact(value.splat) : PadFact::real());
  }
  return {out};
}

//===----------------------------------------------------------------------===//
// concatenate
//===----------------------------------------------------------------------===//

static OpRule concatenateRule(Operation *op) {
  auto concat = cast<stablehlo::ConcatenateOp>(op);
  RuleBuilder b(op);
  int64_t dim = concat.getDimension();
  ArrayRef<int64_t> out = *staticShape(op->getResult(0).getType());
  for (auto [d, n] : llvm::enumerate(out)) {
    llvm::SmallVector<int64_t> sizes;
    llvm::SmallVector<int> all;
    for (auto [i, type] : llvm::enumerate(op->getOperandTypes())) {
      sizes.push_back((*staticShape(type))[d]);
      all.push_back(int(i));
    }
    if (int64_t(d) != dim) {
      int f = b.factor(n);
      b.result(0, d, f);
      for (int i : all)
        b.operand(i, d, f);
      continue;
    }
    int64_t m = std::max<int64_t>(commonDivisor(sizes), 1);
    int f = b.factor(m);
    addResult(b, d, n / m, f, 1);
    for (int i : all)
      addOperand(b, i, d, sizes[i] / m, f, 1);
  }
  llvm::SmallVector<int> all;
  for (unsigned i = 0; i < op->getNumOperands(); ++i)
    all.push_back(int(i));
  b.unreducedMoves(all);
  return std::move(b.rule);
}

ArrayRef<OpModel> windowModels() {
  static const OpModel rows[] = {
      {"stablehlo.slice", sliceRule, sliceLocal, moveFacts},
      {"stablehlo.pad", padRule, padLocal, padFacts},
      {"stablehlo.concatenate", concatenateRule, nullptr, moveFacts}};
  return rows;
}

} // namespace dgc
