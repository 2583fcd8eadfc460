//===- Fold.cpp - Constants in padding, through pointwise ops -------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Only what compiled code gets exactly is folded: arithmetic in the element
// type, and functions at the points where their value is exact (exp 0, log 1,
// ..). A zero may be of either sign, so what depends on the sign is not folded.
//
//===----------------------------------------------------------------------===//
#include "Models.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include <cmath>

using namespace mlir;
using llvm::APFloat;
using llvm::APInt;

namespace dgc {

namespace {
constexpr double inf = std::numeric_limits<double>::infinity();

/// op(from) = to, exactly.
struct ExactPoint {
  StringLiteral op;
  double from, to;
};
} // namespace

static constexpr ExactPoint exactPoints[] = {
    {"stablehlo.exponential", 0, 1},
    {"stablehlo.exponential", -inf, 0},
    {"stablehlo.exponential", inf, inf},
    {"stablehlo.log", 1, 0},
    {"stablehlo.log", 0, -inf},
    {"stablehlo.log", inf, inf},
    {"stablehlo.tanh", 0, 0},
    {"stablehlo.logistic", 0, 0.5},
    {"stablehlo.sqrt", 0, 0},
    {"stablehlo.sqrt", 1, 1},
    {"stablehlo.sqrt", inf, inf},
    {"stablehlo.rsqrt", 1, 1},
    {"stablehlo.rsqrt", inf, 0},
    {"stablehlo.sine", 0, 0},
    {"stablehlo.cosine", 0, 1},
    {"chlo.erf", 0, 0},
    {"chlo.erfc", 0, 1}};

static FloatAttr makeFloat(Type type, double value) {
  return FloatAttr::get(type, value);
}

static std::optional<APFloat> asFloat(Attribute a) {
  if (auto f = dyn_cast_or_null<FloatAttr>(a))
    return f.getValue();
  return std::nullopt;
}
static std::optional<APInt> asInteger(Attribute a) {
  if (auto i = dyn_cast_or_null<IntegerAttr>(a))
    return i.getValue();
  return std::nullopt;
}

/// One constant operand.
static Attribute foldUnary(StringRef name, Attribute a, Type type) {
  if (std::optional<APFloat> f = asFloat(a)) {
    if (f->isNaN())
      return {};
    if (name == "stablehlo.negate")
      return FloatAttr::get(type, -*f);
    if (name == "stablehlo.abs")
      return FloatAttr::get(type, llvm::abs(*f));
    if (name == "chlo.square")
      return FloatAttr::get(type, *f * *f);
    if (name == "stablehlo.sign")
      return f->isZero() ? a : makeFloat(type, f->isNegative() ? -1 : 1);
    double value = cast<FloatAttr>(a).getValueAsDouble();
    for (const ExactPoint &p : exactPoints)
      if (p.op == name && p.from == value)
        return makeFloat(type, p.to);
    return {};
  }
  std::optional<APInt> i = asInteger(a);
  if (!i)
    return {};
  if (name == "stablehlo.negate")
    return IntegerAttr::get(type, -*i);
  if (name == "stablehlo.not")
    return IntegerAttr::get(type, ~*i);
  if (name == "chlo.square")
    return IntegerAttr::get(type, *i * *i);
  if (name == "stablehlo.abs" && !type.isUnsignedInteger())
    return IntegerAttr::get(type, i->abs());
  if (name == "stablehlo.sign" && !type.isUnsignedInteger())
    return IntegerAttr::get(type, APInt(i->getBitWidth(),
                                        i->isZero()       ? 0
                                        : i->isNegative() ? -1
                                                          : 1,
                                        /*isSigned=*/true));
  return {};
}

static Attribute foldFloats(StringRef name, const APFloat &a, const APFloat &b,
                            Type type) {
  auto make = [&](const APFloat &v) {
    return v.isNaN() ? Attribute() : FloatAttr::get(type, v);
  };
  if (name == "stablehlo.add")
    return make(a + b);
  if (name == "stablehlo.subtract")
    return make(a - b);
  if (name == "stablehlo.multiply")
    return make(a * b);
  if (name == "stablehlo.divide") // the sign of a zero is not known
    return b.isZero() ? Attribute() : make(a / b);
  if (a.isNaN() || b.isNaN())
    return {};
  if (name == "stablehlo.maximum")
    return make(llvm::maximum(a, b));
  if (name == "stablehlo.minimum")
    return make(llvm::minimum(a, b));
  if (name == "stablehlo.power") {
    if (b.isZero())
      return makeFloat(type, 1);
    if (a.isZero() && !b.isNegative())
      return makeFloat(type, 0);
  }
  return {};
}

static Attribute foldIntegers(StringRef name, const APInt &a, const APInt &b,
                              Type type) {
  bool isUnsigned = type.isUnsignedInteger() || isBoolean(type);
  auto make = [&](const APInt &v) { return IntegerAttr::get(type, v); };
  if (name == "stablehlo.and")
    return make(a & b);
  if (name == "stablehlo.or")
    return make(a | b);
  if (name == "stablehlo.xor")
    return make(a ^ b);
  if (name == "stablehlo.maximum")
    return make(isUnsigned ? llvm::APIntOps::umax(a, b)
                           : llvm::APIntOps::smax(a, b));
  if (name == "stablehlo.minimum")
    return make(isUnsigned ? llvm::APIntOps::umin(a, b)
                           : llvm::APIntOps::smin(a, b));
  if (isBoolean(type)) // add is or, multiply is and
    return name == "stablehlo.add"        ? make(a | b)
           : name == "stablehlo.multiply" ? make(a & b)
                                          : IntegerAttr();
  if (name == "stablehlo.add")
    return make(a + b);
  if (name == "stablehlo.subtract")
    return make(a - b);
  if (name == "stablehlo.multiply")
    return make(a * b);
  return {};
}

static Attribute foldBinary(StringRef name, Attribute a, Attribute b,
                            Type type) {
  std::optional<APFloat> fa = asFloat(a), fb = asFloat(b);
  if (fa && fb && &fa->getSemantics() == &fb->getSemantics())
    return foldFloats(name, *fa, *fb, type);
  std::optional<APInt> ia = asInteger(a), ib = asInteger(b);
  if (ia && ib && ia->getBitWidth() == ib->getBitWidth())
    return foldIntegers(name, *ia, *ib, type);
  return {};
}

static Attribute foldConvert(Attribute a, Type type) {
  if (std::optional<APFloat> f = asFloat(a)) {
    if (auto to = dyn_cast<FloatType>(type)) {
      bool lost;
      APFloat v = *f;
      v.convert(to.getFloatSemantics(), APFloat::rmNearestTiesToEven, &lost);
      return FloatAttr::get(type, v);
    }
    if (f->isZero())
      return zeroValue(type);
    return {};
  }
  std::optional<APInt> i = asInteger(a);
  if (i && i->isZero())
    return zeroValue(type);
  if (i && i->isOne() && isa<FloatType>(type))
    return makeFloat(type, 1);
  return {};
}

static std::optional<bool> compareConstants(stablehlo::CompareOp op,
                                            Attribute a, Attribute b) {
  using D = stablehlo::ComparisonDirection;
  int order;
  if (std::optional<APFloat> fa = asFloat(a), fb = asFloat(b); fa && fb) {
    if (fa->isNaN() || fb->isNaN())
      return std::nullopt;
    APFloat::cmpResult r = fa->compare(*fb);
    order = r == APFloat::cmpLessThan ? -1 : r == APFloat::cmpEqual ? 0 : 1;
  } else {
    std::optional<APInt> ia = asInteger(a), ib = asInteger(b);
    if (!ia || !ib || ia->getBitWidth() != ib->getBitWidth())
      return std::nullopt;
    Type type = getElementTypeOrSelf(op.getLhs().getType());
    bool isUnsigned = type.isUnsignedInteger() || isBoolean(type);
    bool less = isUnsigned ? ia->ult(*ib) : ia->slt(*ib);
    order = *ia == *ib ? 0 : less ? -1 : 1;
  }
  switch (op.getComparisonDirection()) {
  case D::EQ:
    return order == 0;
  case D::NE:
    return order != 0;
  case D::GE:
    return order >= 0;
  case D::GT:
    return order > 0;
  case D::LE:
    return order <= 0;
  case D::LT:
    return order < 0;
  }
  return std::nullopt;
}

/// Ops that keep finite data finite, overflow aside.
static bool keepsFinite(StringRef name) {
  static constexpr StringLiteral names[] = {
      "stablehlo.abs",     "stablehlo.add",     "stablehlo.clamp",
      "stablehlo.convert", "stablehlo.cosine",  "stablehlo.logistic",
      "stablehlo.maximum", "stablehlo.minimum", "stablehlo.multiply",
      "stablehlo.negate",  "stablehlo.select",  "stablehlo.sign",
      "stablehlo.sine",    "stablehlo.tanh",    "stablehlo.subtract",
      "chlo.erf",          "chlo.erfc",         "chlo.square"};
  return llvm::is_contained(names, name);
}

/// One operand decides: 0 times anything, false and anything.
static Attribute foldAbsorbing(StringRef name, ArrayRef<PadFact> operands,
                               Type type, bool assumeFinite) {
  if (operands.size() != 2)
    return {};
  for (int i : {0, 1}) {
    const PadFact &a = operands[i], &other = operands[1 - i];
    if (a.kind != PadFact::Exact)
      continue;
    bool isZero = isZeroValue(a.value);
    if (name == "stablehlo.and" && isZero)
      return a.value;
    if (name == "stablehlo.or" && asInteger(a.value) &&
        asInteger(a.value)->isAllOnes())
      return a.value;
    if (name == "stablehlo.multiply" && isZero &&
        (isa<IntegerType>(type) ||
         (assumeFinite && other.kind == PadFact::Real)))
      return a.value;
  }
  return {};
}

PadFact foldPadding(Operation *op, ArrayRef<PadFact> operands,
                    bool assumeFinite) {
  StringRef name = op->getName().getStringRef();
  Type type = getElementTypeOrSelf(op->getResult(0).getType());
  if (isa<stablehlo::SelectOp>(op)) {
    if (operands[0].kind == PadFact::Exact)
      return isZeroValue(operands[0].value) ? operands[2] : operands[1];
    return operands[1] == operands[2] ? operands[1]
                                      : meet(operands[1], operands[2]);
  }
  if (Attribute a = foldAbsorbing(name, operands, type, assumeFinite))
    return PadFact::exact(a);
  bool allExact = true, allReal = true;
  for (const PadFact &f : operands) {
    allExact &= f.kind == PadFact::Exact;
    allReal &= meet(f, PadFact::real()).kind == PadFact::Real;
  }
  PadFact other =
      allReal && keepsFinite(name) ? PadFact::real() : PadFact::unknown();
  if (!allExact)
    return other;
  Attribute value;
  if (isa<stablehlo::ConvertOp>(op))
    value = foldConvert(operands[0].value, type);
  else if (auto compare = dyn_cast<stablehlo::CompareOp>(op)) {
    if (std::optional<bool> r =
            compareConstants(compare, operands[0].value, operands[1].value))
      value = IntegerAttr::get(type, APInt(1, *r));
  } else if (isa<stablehlo::ClampOp>(op)) {
    value = foldBinary("stablehlo.maximum", operands[0].value,
                       operands[1].value, type);
    if (value)
      value = foldBinary("stablehlo.minimum", value, operands[2].value, type);
  } else if (operands.size() == 1)
    value = foldUnary(name, operands[0].value, type);
  else if (operands.size() == 2)
    value = foldBinary(name, operands[0].value, operands[1].value, type);
  return value ? PadFact::exact(value) : other;
}

} // namespace dgc
