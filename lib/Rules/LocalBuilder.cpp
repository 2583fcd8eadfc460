//===- LocalBuilder.cpp - Makes local values ------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Dialect/Dist/Dist.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "dgc/Rules/LocalOp.h"
#include "dgc/Support/Layout.h"

using namespace mlir;

namespace dgc {

static RankedTensorType typeOf(Value v) {
  return cast<RankedTensorType>(v.getType());
}

static RankedTensorType withElement(Value v, Type element) {
  return RankedTensorType::get(typeOf(v).getShape(), element);
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

Value LocalBuilder::splat(TypedAttr value, ArrayRef<int64_t> shape) {
  auto type = RankedTensorType::get(shape, value.getType());
  return stablehlo::ConstantOp::create(
      builder, loc, type, DenseElementsAttr::get(type, Attribute(value)));
}

Value LocalBuilder::constant(int64_t value, RankedTensorType type) {
  return splat(builder.getIntegerAttr(type.getElementType(), value),
               type.getShape());
}

Value LocalBuilder::add(Value a, Value b) {
  return stablehlo::AddOp::create(builder, loc, a.getType(), a, b);
}

Value LocalBuilder::add(Value a, int64_t b) {
  return b == 0 ? a : add(a, constant(b, typeOf(a)));
}

Value LocalBuilder::subtract(Value a, Value b) {
  return stablehlo::SubtractOp::create(builder, loc, a.getType(), a, b);
}

Value LocalBuilder::multiply(Value a, int64_t b) {
  if (b == 1)
    return a;
  return stablehlo::MulOp::create(builder, loc, a.getType(), a,
                                  constant(b, typeOf(a)));
}

Value LocalBuilder::divide(Value a, int64_t b) {
  if (b == 1)
    return a;
  return stablehlo::DivOp::create(builder, loc, a.getType(), a,
                                  constant(b, typeOf(a)));
}

Value LocalBuilder::remainder(Value a, int64_t b) {
  if (b == 1)
    return constant(0, typeOf(a));
  return subtract(a, multiply(divide(a, b), b));
}

Value LocalBuilder::clamp(Value a, int64_t low, int64_t high) {
  auto scalar = RankedTensorType::get({}, typeOf(a).getElementType());
  return stablehlo::ClampOp::create(builder, loc, a.getType(),
                                    constant(low, scalar), a,
                                    constant(high, scalar));
}

static Value compare(LocalBuilder &b, Value x, Value y,
                     stablehlo::ComparisonDirection direction) {
  return stablehlo::CompareOp::create(
      b.builder, b.loc, withElement(x, b.builder.getI1Type()), x, y, direction,
      stablehlo::ComparisonTypeAttr::get(b.builder.getContext(),
                                         stablehlo::ComparisonType::SIGNED));
}

Value LocalBuilder::less(Value a, Value b) {
  return compare(*this, a, b, stablehlo::ComparisonDirection::LT);
}
Value LocalBuilder::less(Value a, int64_t b) {
  return less(a, constant(b, typeOf(a)));
}
Value LocalBuilder::atLeast(Value a, int64_t b) {
  return compare(*this, a, constant(b, typeOf(a)),
                 stablehlo::ComparisonDirection::GE);
}
Value LocalBuilder::equal(Value a, Value b) {
  return compare(*this, a, b, stablehlo::ComparisonDirection::EQ);
}

Value LocalBuilder::both(Value a, Value b) {
  if (!a || !b)
    return a ? a : b;
  return stablehlo::AndOp::create(builder, loc, a.getType(), a, b);
}
Value LocalBuilder::either(Value a, Value b) {
  return stablehlo::OrOp::create(builder, loc, a.getType(), a, b);
}

Value LocalBuilder::select(Value predicate, Value a, Value b) {
  return stablehlo::SelectOp::create(builder, loc, a.getType(), predicate, a,
                                     b);
}

Value LocalBuilder::convert(Value a, Type elementType) {
  if (typeOf(a).getElementType() == elementType)
    return a;
  return stablehlo::ConvertOp::create(builder, loc, withElement(a, elementType),
                                      a);
}

Value LocalBuilder::toI64(Value a) {
  Type type = typeOf(a).getElementType();
  if (type.isUnsignedInteger(64)) {
    TypedAttr most = builder.getIntegerAttr(type, APInt::getSignedMaxValue(64));
    a = stablehlo::MinOp::create(builder, loc, a.getType(), a,
                                 splat(most, typeOf(a).getShape()));
  }
  return convert(a, builder.getI64Type());
}

Value LocalBuilder::reshape(Value a, ArrayRef<int64_t> shape) {
  if (typeOf(a).getShape() == shape)
    return a;
  auto type = RankedTensorType::get(shape, typeOf(a).getElementType());
  return stablehlo::ReshapeOp::create(builder, loc, type, a);
}

Value LocalBuilder::broadcast(Value a, ArrayRef<int64_t> shape,
                              ArrayRef<int64_t> dims) {
  if (typeOf(a).getShape() == shape)
    return a;
  auto type = RankedTensorType::get(shape, typeOf(a).getElementType());
  return stablehlo::BroadcastInDimOp::create(builder, loc, type, a, dims);
}

Value LocalBuilder::iota(int64_t size) {
  auto type = RankedTensorType::get({size}, builder.getI64Type());
  return stablehlo::IotaOp::create(builder, loc, type,
                                   builder.getI64IntegerAttr(0));
}

Value LocalBuilder::slice(Value a, int64_t dim, int64_t start, int64_t size) {
  SmallVector<int64_t> shape(typeOf(a).getShape()), starts(shape.size(), 0),
      limits(shape), strides(shape.size(), 1);
  if (size == shape[dim])
    return a;
  starts[dim] = start;
  limits[dim] = start + size;
  shape[dim] = size;
  auto type = RankedTensorType::get(shape, typeOf(a).getElementType());
  return stablehlo::SliceOp::create(builder, loc, type, a, starts, limits,
                                    strides);
}

Value LocalBuilder::take(Value a, int64_t dim, Value indices) {
  RankedTensorType type = typeOf(a);
  int64_t k = typeOf(indices).getDimSize(0);
  SmallVector<int64_t> shape(type.getShape()), sizes(shape), offsets;
  shape[dim] = k;
  sizes[dim] = 1;
  for (int64_t d = 0; d < type.getRank(); ++d)
    if (d != dim)
      offsets.push_back(d);
  auto numbers = stablehlo::GatherDimensionNumbersAttr::get(
      builder.getContext(), offsets, /*collapsed=*/{dim}, {}, {},
      /*start_index_map=*/{dim}, /*index_vector_dim=*/1);
  return stablehlo::GatherOp::create(
      builder, loc, RankedTensorType::get(shape, type.getElementType()), a,
      reshape(indices, {k, 1}), numbers, builder.getDenseI64ArrayAttr(sizes),
      builder.getBoolAttr(false));
}

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

Value LocalBuilder::axisIndex(ArrayRef<AxisRef> refs) {
  auto scalar = RankedTensorType::get({}, builder.getI64Type());
  if (refs.empty())
    return constant(0, scalar);
  return dist::AxisIndexOp::create(builder, loc, scalar,
                                   dist::toAxesAttr(meshName, mesh, refs));
}

Value LocalBuilder::isFirst(ArrayRef<AxisRef> refs) {
  if (refs.empty())
    return {};
  Value index = axisIndex(refs);
  return equal(index, constant(0, typeOf(index)));
}

namespace {
/// Global indices, and which of them are real (null: all).
struct Decoded {
  Value global, valid;
};
} // namespace

/// Walks the levels minor to major: local = (.. whole digits ..) * block +
/// rest.
static Decoded decode(LocalBuilder &b, int64_t n, const DimList &list) {
  SmallVector<Level, 2> levels = *dimLevels(n, list);
  int64_t block = levels.empty() ? n : levels.back().blockAfter;
  int64_t rest = 1; // product of the whole factors not yet consumed
  for (const Level &l : levels)
    rest *= l.isWhole() ? l.parts : 1;
  Value i = b.iota(rest * block);
  Decoded out;
  out.global = rest > 1 ? b.remainder(i, block) : i;
  if (rest > 1)
    i = b.divide(i, block);
  for (const Level &l : llvm::reverse(levels)) {
    if (l.isWhole()) {
      Value digit = rest > l.parts ? b.remainder(i, l.parts) : i;
      if (rest > l.parts)
        i = b.divide(i, l.parts);
      rest /= l.parts;
      out.global = b.add(out.global, b.multiply(digit, l.blockAfter));
      continue;
    }
    Value offset = b.multiply(b.axisIndex(l.axes), l.blockAfter);
    out.global = b.add(out.global,
                       b.broadcast(offset, typeOf(out.global).getShape(), {}));
    if (l.blockBefore % l.parts != 0)
      out.valid = b.both(out.valid, b.less(out.global, l.blockBefore));
  }
  return out;
}

Value LocalBuilder::globalIndices(int64_t n, const DimList &list) {
  return decode(*this, n, list).global;
}

Value LocalBuilder::validIndices(int64_t n, const DimList &list) {
  return isEven(n, list) ? Value() : decode(*this, n, list).valid;
}

Value LocalBuilder::validMask(ArrayRef<int64_t> globalShape,
                              const Sharding &sharding,
                              ArrayRef<int64_t> dims) {
  SmallVector<int64_t> shape = *localShape(globalShape, sharding);
  Value mask;
  for (int64_t d : dims)
    if (Value valid = validIndices(globalShape[d], sharding.dims[d].entries))
      mask = both(mask, broadcast(valid, shape, {d}));
  return mask;
}

LocalValue LocalBuilder::maskPadding(const LocalValue &value,
                                     ArrayRef<int64_t> dims, TypedAttr want) {
  SmallVector<int64_t> needed;
  for (int64_t d : dims)
    if (!holds(value.facts.dims[d], want))
      needed.push_back(d);
  Value mask = needed.empty()
                   ? Value()
                   : validMask(value.globalShape, value.sharding, needed);
  if (!mask)
    return value;
  LocalValue out = value;
  ++numMasks;
  out.value =
      select(mask, value.value, splat(want, typeOf(value.value).getShape()));
  bool reliedOn = llvm::any_of(value.facts.dims, [](const PadFact &fact) {
    return fact.kind == PadFact::Exact && !isZeroValue(fact.value);
  });
  if (isZeroValue(want) && !value.facts.splat && !reliedOn)
    zeroed.push_back({value.value, out.value.getDefiningOp()});
  out.facts.splat = {};
  for (auto [d, fact] : llvm::enumerate(out.facts.dims)) {
    if (fact.kind == PadFact::None)
      continue;
    fact = llvm::is_contained(needed, int64_t(d))
               ? PadFact::exact(want)
               : meet(fact, PadFact::exact(want));
  }
  return out;
}

LocalBuilder::Located LocalBuilder::locate(Value global, int64_t n,
                                           const DimList &list) {
  SmallVector<Level, 2> levels = *dimLevels(n, list);
  Value zero = constant(0, typeOf(global));
  Value owned = both(atLeast(global, 0), less(global, n));
  Value rest = select(owned, global, zero);
  Value local; // whole digits so far
  for (const Level &l : levels) {
    Value digit = divide(rest, l.blockAfter);
    rest = remainder(rest, l.blockAfter);
    if (l.isWhole()) {
      local = local ? add(multiply(local, l.parts), digit) : digit;
      continue;
    }
    Value mine = broadcast(axisIndex(l.axes), typeOf(global).getShape(), {});
    owned = both(owned, equal(digit, mine));
  }
  int64_t block = levels.empty() ? n : levels.back().blockAfter;
  return {local ? add(multiply(local, block), rest) : rest, owned};
}

} // namespace dgc
