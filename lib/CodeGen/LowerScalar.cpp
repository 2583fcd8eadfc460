//===- LowerScalar.cpp - Pointwise ops on elements ------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// One table row a pointwise op: what it is on floats, on signed and unsigned
// integers and on booleans. Floats narrower than f32 are computed in f32; the
// conversions carry the flag that lets a chain of ops drop the ones between.
//
//===----------------------------------------------------------------------===//
#include "Lowering.h"

#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace dgc::codegen;
namespace hlo = dgc::stablehlo;

namespace {
/// What the functions of the table see.
struct Scalars {
  OpBuilder &b;
  Location loc;
  Operation *op;
  Type oldType; // element type of the operands, with its sign
  Type type;    // of the arguments, signless

  bool isUnsigned() const { return oldType.isUnsignedInteger(); }
  Value constant(TypedAttr a) const {
    return arith::ConstantOp::create(b, loc, a);
  }
  Value number(double d) const { return constant(b.getFloatAttr(type, d)); }
  Value integer(const APInt &i) const {
    return constant(b.getIntegerAttr(type, i));
  }
  Value integer(int64_t i) const {
    return integer(APInt(width(), i, true, true));
  }
  unsigned width() const { return type.getIntOrFloatBitWidth(); }
  template <class OpT, class... Args> Value make(Args... args) const {
    return OpT::create(b, loc, args...);
  }
  Value compare(arith::CmpIPredicate p, Value x, Value y) const {
    return make<arith::CmpIOp>(p, x, y);
  }
  Value compare(arith::CmpFPredicate p, Value x, Value y) const {
    return make<arith::CmpFOp>(p, x, y);
  }
  Value select(Value p, Value x, Value y) const {
    return make<arith::SelectOp>(p, x, y);
  }
};

using Emit = Value (*)(const Scalars &, ValueRange);
} // namespace

using arith::CmpFPredicate;
using arith::CmpIPredicate;

template <class OpT> static Value unary(const Scalars &s, ValueRange x) {
  return s.make<OpT>(x[0]);
}
template <class OpT> static Value binary(const Scalars &s, ValueRange x) {
  return s.make<OpT>(x[0], x[1]);
}
static Value same(const Scalars &, ValueRange x) { return x[0]; }

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

static Value negateInt(const Scalars &s, ValueRange x) {
  return s.make<arith::SubIOp>(s.integer(0), x[0]);
}

static Value notInt(const Scalars &s, ValueRange x) {
  return s.make<arith::XOrIOp>(x[0], s.integer(APInt::getAllOnes(s.width())));
}

static Value signInt(const Scalars &s, ValueRange x) {
  Value zero = s.integer(0);
  Value positive =
      s.select(s.compare(CmpIPredicate::sgt, x[0], zero), s.integer(1), zero);
  return s.select(s.compare(CmpIPredicate::slt, x[0], zero), s.integer(-1),
                  positive);
}

/// x / 0 is -1 (all bits set), x % 0 is x, and MIN / -1 is MIN: the divisor is
/// replaced where the hardware would trap.
template <class OpT, bool isSigned, bool isRemainder>
static Value divideInt(const Scalars &s, ValueRange x) {
  Value zero = s.integer(0), one = s.integer(1);
  Value byZero = s.compare(CmpIPredicate::eq, x[1], zero);
  Value trap = byZero;
  if (isSigned) {
    Value isMin = s.compare(CmpIPredicate::eq, x[0],
                            s.integer(APInt::getSignedMinValue(s.width())));
    Value byMinusOne = s.compare(CmpIPredicate::eq, x[1], s.integer(-1));
    trap =
        s.make<arith::OrIOp>(byZero, s.make<arith::AndIOp>(isMin, byMinusOne));
  }
  Value quotient = s.make<OpT>(x[0], s.select(trap, one, x[1]));
  return s.select(byZero, isRemainder ? x[0] : s.integer(-1), quotient);
}

/// Shifts by the width and more have a result.
template <class OpT, bool isArithmetic>
static Value shift(const Scalars &s, ValueRange x) {
  Value fits = s.compare(CmpIPredicate::ult, x[1], s.integer(s.width()));
  if (isArithmetic)
    return s.make<OpT>(x[0], s.select(fits, x[1], s.integer(s.width() - 1)));
  Value shifted = s.make<OpT>(x[0], s.select(fits, x[1], s.integer(0)));
  return s.select(fits, shifted, s.integer(0));
}

/// By repeated squaring. A negative exponent leaves 1 and -1 what they are up
/// to sign, and makes everything else 0.
static Value powInt(const Scalars &s, ValueRange x) {
  OpBuilder &b = s.b;
  Value one = s.integer(1), zero = s.integer(0);
  auto index = [&](int64_t i) { return s.constant(b.getIndexAttr(i)); };
  auto loop = scf::ForOp::create(
      b, s.loc, index(0), index(s.width()), index(1),
      ValueRange{one, x[0], x[1]},
      [&](OpBuilder &b, Location loc, Value, ValueRange c) {
        Scalars in{b, loc, s.op, s.oldType, s.type};
        Value odd = in.make<arith::AndIOp>(c[2], one);
        Value product = in.make<arith::MulIOp>(c[0], c[1]);
        Value result =
            in.select(in.compare(CmpIPredicate::ne, odd, zero), product, c[0]);
        Value square = in.make<arith::MulIOp>(c[1], c[1]);
        Value rest = in.make<arith::ShRUIOp>(c[2], one);
        scf::YieldOp::create(b, loc, ValueRange{result, square, rest});
      });
  Value power = loop.getResult(0);
  if (s.isUnsigned())
    return power;
  Value odd =
      s.compare(CmpIPredicate::ne, s.make<arith::AndIOp>(x[1], one), zero);
  Value ofMinusOne = s.select(odd, s.integer(-1), one);
  Value inverse = s.select(s.compare(CmpIPredicate::eq, x[0], one), one, zero);
  inverse = s.select(s.compare(CmpIPredicate::eq, x[0], s.integer(-1)),
                     ofMinusOne, inverse);
  return s.select(s.compare(CmpIPredicate::slt, x[1], zero), inverse, power);
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

/// Zeros keep their sign and NaN stays.
static Value signFloat(const Scalars &s, ValueRange x) {
  Value isSigned = s.compare(CmpFPredicate::ONE, x[0], s.number(0.0));
  return s.select(isSigned, s.make<math::CopySignOp>(s.number(1.0), x[0]),
                  x[0]);
}

static Value logistic(const Scalars &s, ValueRange x) {
  Value one = s.number(1.0);
  Value e = s.make<math::ExpOp>(s.make<arith::NegFOp>(x[0]));
  return s.make<arith::DivFOp>(one, s.make<arith::AddFOp>(one, e));
}

template <class OpT> static Value square(const Scalars &s, ValueRange x) {
  return s.make<OpT>(x[0], x[0]);
}

//===----------------------------------------------------------------------===//
// Comparisons and choices
//===----------------------------------------------------------------------===//

namespace {
struct Predicates {
  CmpFPredicate onFloat;
  CmpIPredicate onSigned, onUnsigned;
};
} // namespace

static Predicates predicates(hlo::ComparisonDirection d) {
  switch (d) {
  case hlo::ComparisonDirection::EQ:
    return {CmpFPredicate::OEQ, CmpIPredicate::eq, CmpIPredicate::eq};
  case hlo::ComparisonDirection::NE:
    return {CmpFPredicate::UNE, CmpIPredicate::ne, CmpIPredicate::ne};
  case hlo::ComparisonDirection::GE:
    return {CmpFPredicate::OGE, CmpIPredicate::sge, CmpIPredicate::uge};
  case hlo::ComparisonDirection::GT:
    return {CmpFPredicate::OGT, CmpIPredicate::sgt, CmpIPredicate::ugt};
  case hlo::ComparisonDirection::LE:
    return {CmpFPredicate::OLE, CmpIPredicate::sle, CmpIPredicate::ule};
  case hlo::ComparisonDirection::LT:
    return {CmpFPredicate::OLT, CmpIPredicate::slt, CmpIPredicate::ult};
  }
  llvm_unreachable("all directions are listed");
}

/// The bits of a float as an integer that orders -NaN < -inf < -0 < +0 < NaN.
static Value totalOrderKey(const Scalars &s, Value x) {
  Type type = s.b.getIntegerType(s.width());
  Scalars i{s.b, s.loc, s.op, type, type};
  Value bits = i.make<arith::BitcastOp>(type, x);
  Value flipped = i.make<arith::XOrIOp>(
      bits, i.integer(APInt::getSignedMaxValue(i.width())));
  return i.select(i.compare(CmpIPredicate::slt, bits, i.integer(0)), flipped,
                  bits);
}

static Value compareFloat(const Scalars &s, ValueRange x) {
  auto op = cast<hlo::CompareOp>(s.op);
  Predicates p = predicates(op.getComparisonDirection());
  if (op.getCompareType() == hlo::ComparisonType::TOTALORDER)
    return s.compare(p.onSigned, totalOrderKey(s, x[0]),
                     totalOrderKey(s, x[1]));
  return s.compare(p.onFloat, x[0], x[1]);
}
template <bool isSigned>
static Value compareInt(const Scalars &s, ValueRange x) {
  Predicates p =
      predicates(cast<hlo::CompareOp>(s.op).getComparisonDirection());
  return s.compare(isSigned ? p.onSigned : p.onUnsigned, x[0], x[1]);
}

template <class MaxT, class MinT>
static Value clamp(const Scalars &s, ValueRange x) {
  return s.make<MinT>(s.make<MaxT>(x[1], x[0]), x[2]);
}

static Value select(const Scalars &s, ValueRange x) {
  return s.select(x[0], x[1], x[2]);
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

namespace {
struct Row {
  const char *name;
  Emit onFloat, onSigned, onUnsigned, onBool;
};
} // namespace

// clang-format off
static const Row rows[] = {
  {"stablehlo.abs", unary<math::AbsFOp>, unary<math::AbsIOp>, same, nullptr},
  {"stablehlo.add", binary<arith::AddFOp>, binary<arith::AddIOp>, binary<arith::AddIOp>, binary<arith::OrIOp>},
  {"stablehlo.and", nullptr, binary<arith::AndIOp>, binary<arith::AndIOp>, binary<arith::AndIOp>},
  {"stablehlo.clamp", clamp<arith::MaximumFOp, arith::MinimumFOp>, clamp<arith::MaxSIOp, arith::MinSIOp>,
                      clamp<arith::MaxUIOp, arith::MinUIOp>, clamp<arith::OrIOp, arith::AndIOp>},
  {"stablehlo.compare", compareFloat, compareInt<true>, compareInt<false>, compareInt<false>},
  {"stablehlo.cosine", unary<math::CosOp>, nullptr, nullptr, nullptr},
  {"stablehlo.divide", binary<arith::DivFOp>, divideInt<arith::DivSIOp, true, false>,
                       divideInt<arith::DivUIOp, false, false>, nullptr},
  {"stablehlo.exponential", unary<math::ExpOp>, nullptr, nullptr, nullptr},
  {"stablehlo.log", unary<math::LogOp>, nullptr, nullptr, nullptr},
  {"stablehlo.logistic", logistic, nullptr, nullptr, nullptr},
  {"stablehlo.maximum", binary<arith::MaximumFOp>, binary<arith::MaxSIOp>, binary<arith::MaxUIOp>, binary<arith::OrIOp>},
  {"stablehlo.minimum", binary<arith::MinimumFOp>, binary<arith::MinSIOp>, binary<arith::MinUIOp>, binary<arith::AndIOp>},
  {"stablehlo.multiply", binary<arith::MulFOp>, binary<arith::MulIOp>, binary<arith::MulIOp>, binary<arith::AndIOp>},
  {"stablehlo.negate", unary<arith::NegFOp>, negateInt, negateInt, nullptr},
  {"stablehlo.not", nullptr, notInt, notInt, notInt},
  {"stablehlo.or", nullptr, binary<arith::OrIOp>, binary<arith::OrIOp>, binary<arith::OrIOp>},
  {"stablehlo.power", binary<math::PowFOp>, powInt, powInt, nullptr},
  {"stablehlo.remainder", binary<arith::RemFOp>, divideInt<arith::RemSIOp, true, true>,
                          divideInt<arith::RemUIOp, false, true>, nullptr},
  {"stablehlo.rsqrt", unary<math::RsqrtOp>, nullptr, nullptr, nullptr},
  {"stablehlo.shift_left", nullptr, shift<arith::ShLIOp, false>, shift<arith::ShLIOp, false>, nullptr},
  {"stablehlo.shift_right_arithmetic", nullptr, shift<arith::ShRSIOp, true>, shift<arith::ShRSIOp, true>, nullptr},
  {"stablehlo.shift_right_logical", nullptr, shift<arith::ShRUIOp, false>, shift<arith::ShRUIOp, false>, nullptr},
  {"stablehlo.sign", signFloat, signInt, nullptr, nullptr},
  {"stablehlo.sine", unary<math::SinOp>, nullptr, nullptr, nullptr},
  {"stablehlo.sqrt", unary<math::SqrtOp>, nullptr, nullptr, nullptr},
  {"stablehlo.subtract", binary<arith::SubFOp>, binary<arith::SubIOp>, binary<arith::SubIOp>, binary<arith::XOrIOp>},
  {"stablehlo.tanh", unary<math::TanhOp>, nullptr, nullptr, nullptr},
  {"stablehlo.xor", nullptr, binary<arith::XOrIOp>, binary<arith::XOrIOp>, binary<arith::XOrIOp>},
  {"chlo.erf", unary<math::ErfOp>, nullptr, nullptr, nullptr},
  {"chlo.erfc", unary<math::ErfcOp>, nullptr, nullptr, nullptr},
  {"chlo.square", square<arith::MulFOp>, square<arith::MulIOp>, square<arith::MulIOp>, nullptr},
  // Chosen by the type of the values, and handled before the others.
  {"stablehlo.convert", same, same, same, same},
  {"stablehlo.select", select, select, select, select},
};
// clang-format on

static const Row *findRow(StringRef name) {
  static const llvm::StringMap<const Row *> byName = [] {
    llvm::StringMap<const Row *> m;
    for (const Row &row : rows)
      m[row.name] = &row;
    return m;
  }();
  return byName.lookup(name);
}

bool dgc::codegen::isPointwise(Operation *op) {
  return findRow(op->getName().getStringRef()) != nullptr;
}

void dgc::codegen::addPointwiseNames(llvm::function_ref<void(StringRef)> add) {
  for (const Row &row : rows)
    add(row.name);
}

//===----------------------------------------------------------------------===//
// Emission
//===----------------------------------------------------------------------===//

/// Chains of ops on narrow floats may skip the rounding in between.
static arith::FastMathFlagsAttr contractFlag(OpBuilder &b) {
  return arith::FastMathFlagsAttr::get(b.getContext(),
                                       arith::FastMathFlags::contract);
}

static Value widen(OpBuilder &b, Location loc, Value v) {
  return arith::ExtFOp::create(b, loc, b.getF32Type(), v, contractFlag(b));
}

static Value narrow(OpBuilder &b, Location loc, Value v, Type type) {
  return arith::TruncFOp::create(b, loc, type, v, arith::RoundingModeAttr(),
                                 contractFlag(b));
}

static bool isNarrowFloat(Type t) {
  return isa<FloatType>(t) && t.getIntOrFloatBitWidth() < 32;
}

Value dgc::codegen::emitScalar(OpBuilder &b, Operation *op, ValueRange args) {
  Location loc = op->getLoc();
  const Row *row = findRow(op->getName().getStringRef());
  Type oldType = getElementTypeOrSelf(op->getOperand(0).getType());
  Type resultType = getElementTypeOrSelf(op->getResult(0).getType());
  if (isa<hlo::ConvertOp>(op))
    return emitConvert(b, loc, args[0], oldType, resultType);
  Emit emit = isa<FloatType>(oldType)       ? row->onFloat
              : oldType.isInteger(1)        ? row->onBool
              : oldType.isUnsignedInteger() ? row->onUnsigned
                                            : row->onSigned;
  if (!emit) {
    op->emitError("'") << op->getName()
                       << "' is not defined on elements of type " << oldType
                       << "; convert the operands to a type that it takes";
    return {};
  }
  bool totalOrder = false;
  if (auto compare = dyn_cast<hlo::CompareOp>(op))
    totalOrder = compare.getCompareType() == hlo::ComparisonType::TOTALORDER;
  if (!isNarrowFloat(oldType) || totalOrder)
    return emit({b, loc, op, oldType, signless(oldType)}, args);
  SmallVector<Value> wide;
  for (Value v : args)
    wide.push_back(widen(b, loc, v));
  Value r = emit({b, loc, op, b.getF32Type(), b.getF32Type()}, wide);
  return isNarrowFloat(resultType) ? narrow(b, loc, r, resultType) : r;
}

/// Truncation toward zero; NaN becomes 0 and what does not fit the nearest
/// bound.
static Value floatToInt(OpBuilder &b, Location loc, Value v, Type to) {
  auto from = cast<FloatType>(v.getType());
  bool isUnsigned = to.isUnsignedInteger();
  unsigned width = to.getIntOrFloatBitWidth();
  Type type = signless(to);
  APInt low =
      isUnsigned ? APInt::getZero(width) : APInt::getSignedMinValue(width);
  APInt high =
      isUnsigned ? APInt::getMaxValue(width) : APInt::getSignedMaxValue(width);
  // 2^n is a float of any of these types, the bound itself often is not.
  APFloat limit(1.0), least(isUnsigned ? 0.0 : -1.0);
  limit = scalbn(limit, isUnsigned ? width : width - 1,
                 APFloat::rmNearestTiesToEven);
  if (!isUnsigned)
    least = scalbn(least, width - 1, APFloat::rmNearestTiesToEven);
  bool lost;
  limit.convert(from.getFloatSemantics(), APFloat::rmNearestTiesToEven, &lost);
  least.convert(from.getFloatSemantics(), APFloat::rmNearestTiesToEven, &lost);
  Scalars f{b, loc, nullptr, from, from}, i{b, loc, nullptr, type, type};
  Value top = f.constant(b.getFloatAttr(from, limit));
  Value bottom = f.constant(b.getFloatAttr(from, least));
  Value r = isUnsigned ? arith::FPToUIOp::create(b, loc, type, v).getResult()
                       : arith::FPToSIOp::create(b, loc, type, v).getResult();
  r = i.select(f.compare(CmpFPredicate::OLE, v, bottom), i.integer(low), r);
  r = i.select(f.compare(CmpFPredicate::OGE, v, top), i.integer(high), r);
  return i.select(f.compare(CmpFPredicate::UNO, v, v), i.integer(0), r);
}

static Value intToInt(OpBuilder &b, Location loc, Value v, Type from, Type to) {
  unsigned w = from.getIntOrFloatBitWidth(), n = to.getIntOrFloatBitWidth();
  Type type = signless(to);
  if (n < w)
    return arith::TruncIOp::create(b, loc, type, v);
  if (n == w)
    return v;
  if (from.isUnsignedInteger() || from.isInteger(1))
    return arith::ExtUIOp::create(b, loc, type, v);
  return arith::ExtSIOp::create(b, loc, type, v);
}

static Value floatToFloat(OpBuilder &b, Location loc, Value v, Type to) {
  unsigned w = v.getType().getIntOrFloatBitWidth(),
           n = to.getIntOrFloatBitWidth();
  if (v.getType() == to)
    return v;
  // bf16 and f16 meet in f32. These carry no flag: the program asks to round.
  if (w == n || (w < 32 && n < 32)) {
    v = arith::ExtFOp::create(b, loc, b.getF32Type(), v);
    return arith::TruncFOp::create(b, loc, to, v);
  }
  if (w < n)
    return arith::ExtFOp::create(b, loc, to, v, contractFlag(b));
  return arith::TruncFOp::create(b, loc, to, v);
}

Value dgc::codegen::emitConvert(OpBuilder &b, Location loc, Value v, Type from,
                                Type to) {
  Scalars s{b, loc, nullptr, from, v.getType()};
  if (to.isInteger(1) && !from.isInteger(1))
    return isa<FloatType>(from)
               ? s.compare(CmpFPredicate::UNE, v, s.number(0.0))
               : s.compare(CmpIPredicate::ne, v, s.integer(0));
  if (isa<IntegerType>(from) && isa<IntegerType>(to))
    return intToInt(b, loc, v, from, to);
  if (isa<FloatType>(from) && isa<FloatType>(to))
    return floatToFloat(b, loc, v, to);
  if (isa<FloatType>(from)) {
    if (isNarrowFloat(from))
      v = arith::ExtFOp::create(b, loc, b.getF32Type(), v, contractFlag(b));
    return floatToInt(b, loc, v, to);
  }
  Type wide = isNarrowFloat(to) ? Type(b.getF32Type()) : to;
  bool isUnsigned = from.isUnsignedInteger() || from.isInteger(1);
  v = isUnsigned ? arith::UIToFPOp::create(b, loc, wide, v).getResult()
                 : arith::SIToFPOp::create(b, loc, wide, v).getResult();
  return wide == to ? v : arith::TruncFOp::create(b, loc, to, v).getResult();
}

Value dgc::codegen::emitFromIndex(OpBuilder &b, Location loc, Value index,
                                  Type to) {
  if (isa<IntegerType>(to))
    return arith::IndexCastOp::create(b, loc, signless(to), index);
  // 32 bits convert in vectors on every machine; no dimension is larger.
  Type i = b.getIntegerType(to.getIntOrFloatBitWidth() > 32 ? 64 : 32);
  return emitConvert(b, loc, arith::IndexCastOp::create(b, loc, i, index), i,
                     to);
}

//===----------------------------------------------------------------------===//
// Bodies of reductions and scatters
//===----------------------------------------------------------------------===//

/// Ops that do nothing to a scalar.
static bool isIdentityOnScalars(Operation *op) {
  return isa<hlo::ReshapeOp, hlo::BroadcastInDimOp, hlo::TransposeOp>(op);
}

LogicalResult dgc::codegen::inlineBody(Lowering &l, OpBuilder &b, Block &body,
                                       ValueRange args,
                                       SmallVectorImpl<Value> &results) {
  llvm::DenseMap<Value, Value> scalars;
  for (auto [arg, v] : llvm::zip_equal(body.getArguments(), args))
    scalars[arg] = v;
  auto lookUp = [&](Value old) -> Value {
    Value v = scalars.lookup(old);
    return v ? v : l.uniform(old); // from outside the region
  };
  for (Operation &op : body.without_terminator()) {
    if (auto c = dyn_cast<hlo::ConstantOp>(op)) {
      auto value = cast<ElementsAttr>(c.getValue());
      auto a = cast<TypedAttr>(*value.getValues<Attribute>().begin());
      Type type = signless(a.getType());
      if (auto i = dyn_cast<IntegerAttr>(a))
        a = IntegerAttr::get(type, i.getValue());
      scalars[c] = arith::ConstantOp::create(b, c.getLoc(), a);
      continue;
    }
    bool isScalar = llvm::all_of(op.getResultTypes(), [](Type t) {
      auto tensor = dyn_cast<RankedTensorType>(t);
      return tensor && tensor.hasStaticShape() && tensor.getNumElements() == 1;
    });
    if (!isScalar || (!isPointwise(&op) && !isIdentityOnScalars(&op)))
      return op.emitError("'")
             << op.getName()
             << "' inside the body of a reduction or scatter has no code: "
                "bodies hold elementwise ops on scalars";
    SmallVector<Value> operands;
    for (Value v : op.getOperands())
      operands.push_back(lookUp(v));
    Value r = isPointwise(&op) ? emitScalar(b, &op, operands) : operands[0];
    if (!r)
      return failure();
    scalars[op.getResult(0)] = r;
  }
  for (Value v : body.getTerminator()->getOperands())
    results.push_back(lookUp(v));
  return success();
}
