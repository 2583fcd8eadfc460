//===- Fold.cpp - Folders of stablehlo ops --------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Constants are folded where they are small or splats, never so that a big
// tensor comes into being: a broadcast of a scalar stays a broadcast, which
// costs nothing to make again on any device. Float arithmetic is folded only in
// f32 and f64, where the result is the same bits on every machine.
//
//===----------------------------------------------------------------------===//
#include "dgc/Dialect/StableHLO/StableHLO.h"

using namespace mlir;

namespace dgc::stablehlo {

/// Elements beyond which a constant that is no splat is left alone.
static constexpr int64_t maxFoldedElements = 16;

//===----------------------------------------------------------------------===//
// Helpers
//===----------------------------------------------------------------------===//

static DenseElementsAttr foldable(Attribute attribute) {
  auto elements = dyn_cast_or_null<DenseElementsAttr>(attribute);
  if (!elements ||
      (!elements.isSplat() && elements.getNumElements() > maxFoldedElements))
    return nullptr;
  return elements;
}

/// True for element types that C++ and every device round alike.
static bool hasExactArithmetic(Type type) {
  return type.isF32() || type.isF64();
}

/// Applies `fn` to corresponding elements; a splat if all operands are. `fn`
/// may refuse by returning none.
template <typename From, typename Fn>
static Attribute foldElements(ArrayRef<Attribute> operands, ShapedType type,
                              Fn fn) {
  SmallVector<DenseElementsAttr, 2> elements;
  bool splat = true;
  for (Attribute operand : operands) {
    elements.push_back(foldable(operand));
    if (!elements.back())
      return {};
    splat &= elements.back().isSplat();
  }
  int64_t count = splat ? 1 : elements[0].getNumElements();
  SmallVector<typename decltype(fn(std::declval<ArrayRef<From>>()))::value_type>
      results;
  for (int64_t i = 0; i < count; ++i) {
    SmallVector<From, 2> values;
    for (DenseElementsAttr attr : elements)
      values.push_back(attr.isSplat() ? attr.getSplatValue<From>()
                                      : attr.getValues<From>()[i]);
    auto result = fn(ArrayRef<From>(values));
    if (!result)
      return {};
    results.push_back(*result);
  }
  if (type.getNumElements() == 0)
    return {};
  return DenseElementsAttr::get(type, results);
}

using OptInt = std::optional<APInt>;
using OptFloat = std::optional<APFloat>;

static bool isUnsigned(Type element) {
  return element.isUnsignedInteger() || element.isInteger(1);
}

/// Folds a binary op of integers by `ints` and of floats by `floats`.
template <typename Ints, typename Floats>
static OpFoldResult foldBinary(Operation *op, ArrayRef<Attribute> operands,
                               Ints ints, Floats floats) {
  auto type = cast<ShapedType>(op->getResult(0).getType());
  Type element = type.getElementType();
  if (isa<IntegerType>(element))
    return foldElements<APInt>(operands, type,
                               [&](ArrayRef<APInt> v) -> OptInt {
                                 return ints(v[0], v[1], isUnsigned(element));
                               });
  if (hasExactArithmetic(element))
    return foldElements<APFloat>(
        operands, type,
        [&](ArrayRef<APFloat> v) -> OptFloat { return floats(v[0], v[1]); });
  return {};
}

/// The one value of a splat constant, also of one that is broadcast.
static Attribute splatOf(Value value) {
  while (auto broadcast = value.getDefiningOp<BroadcastInDimOp>())
    value = broadcast.getOperand();
  auto constant = value.getDefiningOp<ConstantOp>();
  auto elements = constant ? dyn_cast<DenseElementsAttr>(constant.getValue())
                           : DenseElementsAttr();
  if (!elements || !elements.isSplat())
    return {};
  return elements.getSplatValue<Attribute>();
}
static bool isSplat(Value value, int64_t number) {
  Attribute splat = splatOf(value);
  if (auto integer = dyn_cast_or_null<IntegerAttr>(splat))
    return integer.getValue() == APInt(integer.getValue().getBitWidth(), number,
                                       /*isSigned=*/true,
                                       /*implicitTrunc=*/true);
  if (auto floating = dyn_cast_or_null<FloatAttr>(splat))
    return floating.getValue().isExactlyValue(double(number));
  return false;
}
static bool isInteger(Value value) {
  return isa<IntegerType>(getElementTypeOrSelf(value));
}
/// An op that carries a sharding is a constraint: it stays.
static bool isAnnotated(Operation *op) {
  return op->hasAttr("sdy.sharding") || op->hasAttr("dist.shardings");
}

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

OpFoldResult AddOp::fold(FoldAdaptor adaptor) {
  if (isAnnotated(*this))
    return {};
  // x + 0.0 is not x where x is -0.0.
  if (isInteger(getLhs()) && isSplat(getRhs(), 0))
    return getLhs();
  if (isInteger(getLhs()) && isSplat(getLhs(), 0))
    return getRhs();
  return foldBinary(
      *this, adaptor.getOperands(),
      [](const APInt &a, const APInt &b, bool) {
        return a.getBitWidth() == 1 ? a | b : a + b;
      },
      [](const APFloat &a, const APFloat &b) { return a + b; });
}

OpFoldResult SubtractOp::fold(FoldAdaptor adaptor) {
  if (isAnnotated(*this))
    return {};
  // -0.0 counts as zero only for integers; x - (+0.0) is x.
  auto zero = dyn_cast_or_null<FloatAttr>(splatOf(getRhs()));
  if ((isInteger(getLhs()) && isSplat(getRhs(), 0)) ||
      (zero && zero.getValue().isPosZero()))
    return getLhs();
  return foldBinary(
      *this, adaptor.getOperands(),
      [](const APInt &a, const APInt &b, bool) { return a - b; },
      [](const APFloat &a, const APFloat &b) { return a - b; });
}

OpFoldResult MulOp::fold(FoldAdaptor adaptor) {
  if (isAnnotated(*this))
    return {};
  if (isSplat(getRhs(), 1))
    return getLhs();
  if (isSplat(getLhs(), 1))
    return getRhs();
  return foldBinary(
      *this, adaptor.getOperands(),
      [](const APInt &a, const APInt &b, bool) { return a * b; },
      [](const APFloat &a, const APFloat &b) { return a * b; });
}

OpFoldResult DivOp::fold(FoldAdaptor adaptor) {
  if (isAnnotated(*this))
    return {};
  if (isSplat(getRhs(), 1))
    return getLhs();
  return foldBinary(
      *this, adaptor.getOperands(),
      [](const APInt &, const APInt &, bool) { return OptInt(); },
      [](const APFloat &a, const APFloat &b) { return a / b; });
}

OpFoldResult MaxOp::fold(FoldAdaptor adaptor) {
  if (isAnnotated(*this))
    return {};
  if (getLhs() == getRhs())
    return getLhs();
  return foldBinary(
      *this, adaptor.getOperands(),
      [](const APInt &a, const APInt &b, bool isUnsigned) {
        return isUnsigned ? llvm::APIntOps::umax(a, b)
                          : llvm::APIntOps::smax(a, b);
      },
      [](const APFloat &a, const APFloat &b) { return llvm::maximum(a, b); });
}

OpFoldResult MinOp::fold(FoldAdaptor adaptor) {
  if (isAnnotated(*this))
    return {};
  if (getLhs() == getRhs())
    return getLhs();
  return foldBinary(
      *this, adaptor.getOperands(),
      [](const APInt &a, const APInt &b, bool isUnsigned) {
        return isUnsigned ? llvm::APIntOps::umin(a, b)
                          : llvm::APIntOps::smin(a, b);
      },
      [](const APFloat &a, const APFloat &b) { return llvm::minimum(a, b); });
}

OpFoldResult AndOp::fold(FoldAdaptor adaptor) {
  if (isAnnotated(*this))
    return {};
  if (getLhs() == getRhs() || isSplat(getRhs(), -1))
    return getLhs();
  if (isSplat(getLhs(), -1))
    return getRhs();
  return foldElements<APInt>(
      adaptor.getOperands(), getType(),
      [](ArrayRef<APInt> v) -> OptInt { return v[0] & v[1]; });
}

OpFoldResult OrOp::fold(FoldAdaptor adaptor) {
  if (isAnnotated(*this))
    return {};
  if (getLhs() == getRhs() || isSplat(getRhs(), 0))
    return getLhs();
  if (isSplat(getLhs(), 0))
    return getRhs();
  return foldElements<APInt>(
      adaptor.getOperands(), getType(),
      [](ArrayRef<APInt> v) -> OptInt { return v[0] | v[1]; });
}

OpFoldResult XorOp::fold(FoldAdaptor adaptor) {
  if (isAnnotated(*this))
    return {};
  if (isSplat(getRhs(), 0))
    return getLhs();
  if (isSplat(getLhs(), 0))
    return getRhs();
  return foldElements<APInt>(
      adaptor.getOperands(), getType(),
      [](ArrayRef<APInt> v) -> OptInt { return v[0] ^ v[1]; });
}

OpFoldResult NegOp::fold(FoldAdaptor adaptor) {
  if (isAnnotated(*this))
    return {};
  if (auto inner = getOperand().getDefiningOp<NegOp>())
    return inner.getOperand();
  if (isInteger(getOperand()))
    return foldElements<APInt>(
        adaptor.getOperands(), getType(),
        [](ArrayRef<APInt> v) -> OptInt { return -v[0]; });
  // A change of sign is exact in every type.
  return foldElements<APFloat>(
      adaptor.getOperands(), getType(),
      [](ArrayRef<APFloat> v) -> OptFloat { return neg(v[0]); });
}

OpFoldResult NotOp::fold(FoldAdaptor adaptor) {
  if (isAnnotated(*this))
    return {};
  if (auto inner = getOperand().getDefiningOp<NotOp>())
    return inner.getOperand();
  return foldElements<APInt>(adaptor.getOperands(), getType(),
                             [](ArrayRef<APInt> v) -> OptInt { return ~v[0]; });
}

/// Whether the comparison holds for operands that compare as `order` says.
static bool holds(ComparisonDirection direction, int order) {
  switch (direction) {
  case ComparisonDirection::EQ:
    return order == 0;
  case ComparisonDirection::NE:
    return order != 0;
  case ComparisonDirection::GE:
    return order >= 0;
  case ComparisonDirection::GT:
    return order > 0;
  case ComparisonDirection::LE:
    return order <= 0;
  case ComparisonDirection::LT:
    return order < 0;
  }
  return false;
}

OpFoldResult CompareOp::fold(FoldAdaptor adaptor) {
  if (!isInteger(getLhs()))
    return {};
  bool unsignedOrder = isUnsigned(getElementTypeOrSelf(getLhs()));
  return foldElements<APInt>(adaptor.getOperands(), cast<ShapedType>(getType()),
                             [&](ArrayRef<APInt> v) -> std::optional<bool> {
                               bool less = unsignedOrder ? v[0].ult(v[1])
                                                         : v[0].slt(v[1]);
                               return holds(getComparisonDirection(),
                                            v[0] == v[1] ? 0 : (less ? -1 : 1));
                             });
}

OpFoldResult SelectOp::fold(FoldAdaptor) {
  if (isAnnotated(*this))
    return {};
  if (getOnTrue() == getOnFalse() || isSplat(getPred(), -1))
    return getOnTrue();
  if (isSplat(getPred(), 0))
    return getOnFalse();
  return {};
}

/// One element in another type; none where the result is not defined.
static std::optional<Attribute> convertElement(Attribute value, Type to) {
  auto toInteger = dyn_cast<IntegerType>(to);
  auto toFloat = dyn_cast<FloatType>(to);
  if (auto integer = dyn_cast<IntegerAttr>(value)) {
    const APInt &number = integer.getValue();
    bool isUnsignedFrom = isUnsigned(integer.getType());
    if (toFloat) {
      APFloat result(toFloat.getFloatSemantics());
      result.convertFromAPInt(number, !isUnsignedFrom,
                              APFloat::rmNearestTiesToEven);
      return FloatAttr::get(to, result);
    }
    if (toInteger.getWidth() == 1)
      return IntegerAttr::get(to, APInt(1, !number.isZero()));
    return IntegerAttr::get(to, isUnsignedFrom
                                    ? number.zextOrTrunc(toInteger.getWidth())
                                    : number.sextOrTrunc(toInteger.getWidth()));
  }
  APFloat number = cast<FloatAttr>(value).getValue();
  bool lossy = false;
  if (toFloat) {
    number.convert(toFloat.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                   &lossy);
    return FloatAttr::get(to, number);
  }
  if (toInteger.getWidth() == 1)
    return IntegerAttr::get(to, APInt(1, !number.isZero()));
  llvm::APSInt result(toInteger.getWidth(), isUnsigned(to));
  if (number.convertToInteger(result, APFloat::rmTowardZero, &lossy) &
      APFloat::opInvalidOp)
    return std::nullopt;
  return IntegerAttr::get(to, result);
}

OpFoldResult ConvertOp::fold(FoldAdaptor adaptor) {
  if (isAnnotated(*this))
    return {};
  if (getOperand().getType() == getType())
    return getOperand();
  ShapedType type = getType();
  if (type.getNumElements() == 0)
    return {};
  return foldElements<Attribute>(
      adaptor.getOperands(), type, [&](ArrayRef<Attribute> v) {
        return convertElement(v[0], type.getElementType());
      });
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

/// A splat of another shape. Only for ops that do not make tensors bigger.
static OpFoldResult resizeSplat(Attribute operand, ShapedType type) {
  auto elements = dyn_cast_or_null<DenseElementsAttr>(operand);
  if (!elements || !elements.isSplat() || type.getNumElements() == 0)
    return {};
  return elements.resizeSplat(type);
}

OpFoldResult ReshapeOp::fold(FoldAdaptor adaptor) {
  if (isAnnotated(*this))
    return {};
  if (getOperand().getType() == getType())
    return getOperand();
  // The source of a chain of reshapes.
  if (auto inner = getOperand().getDefiningOp<ReshapeOp>();
      inner && !isAnnotated(inner)) {
    setOperand(inner.getOperand());
    return getResult();
  }
  if (OpFoldResult splat = resizeSplat(adaptor.getOperand(), getType()))
    return splat;
  if (DenseElementsAttr elements = foldable(adaptor.getOperand()))
    return elements.reshape(getType());
  return {};
}

OpFoldResult TransposeOp::fold(FoldAdaptor adaptor) {
  if (isAnnotated(*this))
    return {};
  ArrayRef<int64_t> permutation = getPermutation();
  if (llvm::equal(permutation, llvm::seq<int64_t>(0, permutation.size())))
    return getOperand();
  auto inner = getOperand().getDefiningOp<TransposeOp>();
  if (inner && !isAnnotated(inner) &&
      llvm::all_of(llvm::enumerate(permutation), [&](auto entry) {
        return inner.getPermutation()[entry.value()] == int64_t(entry.index());
      }))
    return inner.getOperand();
  return resizeSplat(adaptor.getOperand(), getType());
}

OpFoldResult BroadcastInDimOp::fold(FoldAdaptor) {
  if (isAnnotated(*this))
    return {};
  ArrayRef<int64_t> dims = getBroadcastDimensions();
  if (getOperand().getType() == getType() &&
      llvm::equal(dims, llvm::seq<int64_t>(0, dims.size())))
    return getOperand();
  // A broadcast of a broadcast, dimension by dimension.
  if (auto inner = getOperand().getDefiningOp<BroadcastInDimOp>();
      inner && !isAnnotated(inner)) {
    SmallVector<int64_t> composed;
    for (int64_t dim : inner.getBroadcastDimensions())
      composed.push_back(dims[dim]);
    setOperand(inner.getOperand());
    setBroadcastDimensions(composed);
    return getResult();
  }
  return {};
}

OpFoldResult SliceOp::fold(FoldAdaptor adaptor) {
  if (isAnnotated(*this))
    return {};
  // Nothing is left out: equal types do it, as sizes only shrink.
  if (getOperand().getType() == getType())
    return getOperand();
  return resizeSplat(adaptor.getOperand(), getType());
}

OpFoldResult ConcatenateOp::fold(FoldAdaptor) {
  if (isAnnotated(*this))
    return {};
  if (getInputs().size() == 1)
    return getInputs().front();
  return {};
}

OpFoldResult PadOp::fold(FoldAdaptor) {
  if (isAnnotated(*this))
    return {};
  auto zero = [](int64_t amount) { return amount == 0; };
  if (llvm::all_of(getEdgePaddingLow(), zero) &&
      llvm::all_of(getEdgePaddingHigh(), zero) &&
      llvm::all_of(getInteriorPadding(), zero))
    return getOperand();
  return {};
}

OpFoldResult DynamicSliceOp::fold(FoldAdaptor adaptor) {
  if (isAnnotated(*this))
    return {};
  // The position is clamped, so that all of the operand is taken.
  if (getOperand().getType() == getType())
    return getOperand();
  return resizeSplat(adaptor.getOperand(), getType());
}

OpFoldResult DynamicUpdateSliceOp::fold(FoldAdaptor) {
  if (isAnnotated(*this))
    return {};
  if (getUpdate().getType() == getType())
    return getUpdate();
  return {};
}

} // namespace dgc::stablehlo
