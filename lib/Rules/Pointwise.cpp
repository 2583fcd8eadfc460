//===- Pointwise.cpp - Ops that work element by element -------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// One rule for all: a factor per dimension, shared by the operands of the
// result's shape; scalar predicates and bounds have none. What differs from op
// to op is which operands may be unreduced:
//
//   add       linear ops in the operands that they are linear in. Partial sums
//             must not be rounded or wrapped on the way, so conversions only
//             widen floats or narrow integers, and division is of floats.
//   max, min  increasing functions; negate turns one into the other.
//   and, or   and/or with each other and with themselves.
//
// Left out on purpose: adding a replicated value to a partial maximum (the
// neutral -inf plus an infinite addend is NaN), and rsqrt of a partial minimum
// (a partial may leave the domain).
//
//===----------------------------------------------------------------------===//
#include "Models.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"

using namespace mlir;

namespace dgc {

//===----------------------------------------------------------------------===//
// Unreduced operands
//===----------------------------------------------------------------------===//

namespace {
enum TypeClass { Numbers = 1, Floats = 2, Booleans = 4 };

/// Operands that may be unreduced, in which combination, for which element
/// types.
struct UnreducedRow {
  StringLiteral op;
  int types;
  llvm::SmallVector<int, 2> operands;
  ReduceKind from, to;
};
} // namespace

static ArrayRef<UnreducedRow> unreducedRows() {
  using K = ReduceKind;
  static const UnreducedRow rows[] = {
      {"stablehlo.add", Numbers, {0, 1}, K::Add, K::Add},
      {"stablehlo.add", Booleans, {0, 1}, K::Or, K::Or},
      {"stablehlo.subtract", Numbers, {0, 1}, K::Add, K::Add},
      {"stablehlo.multiply", Numbers, {0}, K::Add, K::Add},
      {"stablehlo.multiply", Numbers, {1}, K::Add, K::Add},
      {"stablehlo.multiply", Booleans, {0, 1}, K::And, K::And},
      {"stablehlo.divide", Floats, {0}, K::Add, K::Add},
      {"stablehlo.negate", Numbers, {0}, K::Add, K::Add},
      {"stablehlo.negate", Floats, {0}, K::Max, K::Min},
      {"stablehlo.negate", Floats, {0}, K::Min, K::Max},
      {"stablehlo.exponential", Floats, {0}, K::Max, K::Max},
      {"stablehlo.exponential", Floats, {0}, K::Min, K::Min},
      {"stablehlo.tanh", Floats, {0}, K::Max, K::Max},
      {"stablehlo.tanh", Floats, {0}, K::Min, K::Min},
      {"stablehlo.logistic", Floats, {0}, K::Max, K::Max},
      {"stablehlo.logistic", Floats, {0}, K::Min, K::Min},
      {"stablehlo.sign", Numbers, {0}, K::Max, K::Max},
      {"stablehlo.sign", Numbers, {0}, K::Min, K::Min},
      {"stablehlo.log", Floats, {0}, K::Min, K::Min},
      {"stablehlo.sqrt", Floats, {0}, K::Min, K::Min},
      {"stablehlo.maximum", Numbers, {0, 1}, K::Max, K::Max},
      {"stablehlo.maximum", Numbers, {0}, K::Max, K::Max},
      {"stablehlo.maximum", Numbers, {1}, K::Max, K::Max},
      {"stablehlo.maximum", Numbers, {0}, K::Min, K::Min},
      {"stablehlo.maximum", Numbers, {1}, K::Min, K::Min},
      {"stablehlo.maximum", Booleans, {0, 1}, K::Or, K::Or},
      {"stablehlo.minimum", Numbers, {0, 1}, K::Min, K::Min},
      {"stablehlo.minimum", Numbers, {0}, K::Min, K::Min},
      {"stablehlo.minimum", Numbers, {1}, K::Min, K::Min},
      {"stablehlo.minimum", Numbers, {0}, K::Max, K::Max},
      {"stablehlo.minimum", Numbers, {1}, K::Max, K::Max},
      {"stablehlo.minimum", Booleans, {0, 1}, K::And, K::And},
      {"stablehlo.clamp", Numbers, {1}, K::Max, K::Max},
      {"stablehlo.clamp", Numbers, {1}, K::Min, K::Min},
      {"stablehlo.and", Numbers | Booleans, {0, 1}, K::And, K::And},
      {"stablehlo.and", Booleans, {0}, K::Or, K::Or},
      {"stablehlo.and", Booleans, {1}, K::Or, K::Or},
      {"stablehlo.or", Numbers | Booleans, {0, 1}, K::Or, K::Or},
      {"stablehlo.or", Booleans, {0}, K::And, K::And},
      {"stablehlo.or", Booleans, {1}, K::And, K::And},
      {"stablehlo.not", Booleans, {0}, K::And, K::Or},
      {"stablehlo.not", Booleans, {0}, K::Or, K::And}};
  return rows;
}

static int typeClass(Type type) {
  if (isBoolean(type))
    return Booleans;
  if (isa<FloatType>(type))
    return Numbers | Floats;
  return isa<IntegerType>(type) ? int(Numbers) : 0;
}

static void addConvertCases(RuleBuilder &b, Type from, Type to) {
  auto both = [&](ReduceKind k) { b.unreduced({0}, k, k); };
  if (isa<FloatType>(from) && isa<FloatType>(to)) {
    if (from.getIntOrFloatBitWidth() <= to.getIntOrFloatBitWidth())
      both(ReduceKind::Add);
    both(ReduceKind::Max);
    both(ReduceKind::Min);
  } else if (isa<IntegerType>(from) && isa<IntegerType>(to) &&
             !isBoolean(from) && !isBoolean(to) &&
             to.getIntOrFloatBitWidth() <= from.getIntOrFloatBitWidth()) {
    both(ReduceKind::Add); // modulo 2^n
  }
}

static OpRule pointwiseRule(Operation *op) {
  RuleBuilder b(op);
  ArrayRef<int64_t> shape = *staticShape(op->getResult(0).getType());
  for (auto [d, n] : llvm::enumerate(shape)) {
    int f = b.factor(n);
    b.result(0, d, f);
    for (auto [i, type] : llvm::enumerate(op->getOperandTypes()))
      if (staticShape(type)->size() == shape.size())
        b.operand(i, d, f);
  }
  StringRef name = op->getName().getStringRef();
  Type type = getElementTypeOrSelf(op->getResult(0).getType());
  int types = typeClass(type);
  for (const UnreducedRow &row : unreducedRows())
    if (row.op == name && (row.types & types))
      b.unreduced(row.operands, row.from, row.to);
  if (isa<stablehlo::ConvertOp>(op))
    addConvertCases(b, getElementTypeOrSelf(op->getOperand(0).getType()), type);
  if (isa<stablehlo::SelectOp>(op))
    b.unreducedMoves({1, 2});
  return std::move(b.rule);
}

/// A constraint, or a barrier's identity: passes its one operand on.
static OpRule identityRule(Operation *op) {
  OpRule rule = pointwiseRule(op);
  RuleBuilder b(op);
  b.unreducedMoves({0});
  rule.unreduced = std::move(b.rule.unreduced);
  return rule;
}

static FailureOr<llvm::SmallVector<Value>>
identityLocal(LocalBuilder &, const LocalOpInput &in) {
  return localOperands(in);
}

//===----------------------------------------------------------------------===//
// Facts
//===----------------------------------------------------------------------===//

static llvm::SmallVector<PadFacts, 1> pointwiseFacts(const LocalOpInput &in) {
  PadFacts out = unknownFacts(in, 0);
  llvm::SmallVector<PadFact> facts;
  bool allSplat = true;
  for (const LocalValue &v : in.operands)
    allSplat &= bool(v.facts.splat);
  if (allSplat) {
    for (const LocalValue &v : in.operands)
      facts.push_back(PadFact::exact(v.facts.splat));
    PadFact folded = foldPadding(in.op, facts, in.assumeFinite);
    if (folded.kind == PadFact::Exact)
      out.splat = folded.value;
  }
  for (auto [d, fact] : llvm::enumerate(out.dims)) {
    if (fact.kind == PadFact::None)
      continue;
    facts.clear();
    for (const LocalValue &v : in.operands) {
      if (v.facts.splat)
        facts.push_back(PadFact::exact(v.facts.splat));
      else if (v.facts.dims.size() == out.dims.size())
        facts.push_back(v.facts.dims[d]);
      else // a scalar: real data
        facts.push_back(PadFact::real());
    }
    fact = foldPadding(in.op, facts, in.assumeFinite);
  }
  return {out};
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

ArrayRef<OpModel> pointwiseModels() {
#define POINTWISE(NAME)                                                        \
  {                                                                            \
    NAME, pointwiseRule, nullptr, pointwiseFacts                               \
  }
  static const OpModel rows[] = {
      POINTWISE("stablehlo.abs"),
      POINTWISE("stablehlo.add"),
      POINTWISE("stablehlo.and"),
      POINTWISE("stablehlo.clamp"),
      POINTWISE("stablehlo.compare"),
      POINTWISE("stablehlo.convert"),
      POINTWISE("stablehlo.cosine"),
      POINTWISE("stablehlo.divide"),
      POINTWISE("stablehlo.exponential"),
      POINTWISE("stablehlo.log"),
      POINTWISE("stablehlo.logistic"),
      POINTWISE("stablehlo.maximum"),
      POINTWISE("stablehlo.minimum"),
      POINTWISE("stablehlo.multiply"),
      POINTWISE("stablehlo.negate"),
      POINTWISE("stablehlo.not"),
      POINTWISE("stablehlo.or"),
      POINTWISE("stablehlo.power"),
      POINTWISE("stablehlo.rsqrt"),
      POINTWISE("stablehlo.select"),
      POINTWISE("stablehlo.sign"),
      POINTWISE("stablehlo.sine"),
      POINTWISE("stablehlo.sqrt"),
      POINTWISE("stablehlo.subtract"),
      POINTWISE("stablehlo.tanh"),
      POINTWISE("stablehlo.xor"),
      POINTWISE("chlo.erf"),
      POINTWISE("chlo.erfc"),
      POINTWISE("chlo.square"),
      {"dist.constraint", identityRule, identityLocal, moveFacts},
      {"sdy.sharding_constraint", identityRule, identityLocal, moveFacts}};
#undef POINTWISE
  return rows;
}

} // namespace dgc
