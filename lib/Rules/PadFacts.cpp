//===- PadFacts.cpp - What the padding of a local value holds -------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Rules/PadFacts.h"
#include "dgc/Support/Layout.h"
#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;

namespace dgc {

static bool isFinite(Attribute value) {
  auto f = dyn_cast_or_null<FloatAttr>(value);
  return f ? f.getValue().isFinite()
           : bool(isa_and_nonnull<IntegerAttr>(value));
}

PadFact meet(PadFact a, PadFact b) {
  if (a.kind == PadFact::None || a == b)
    return b;
  if (b.kind == PadFact::None)
    return a;
  if (a.kind == PadFact::Exact && b.kind == PadFact::Exact &&
      isZeroValue(a.value) && isZeroValue(b.value))
    return a;
  auto finite = [](PadFact f) {
    return f.kind == PadFact::Real ||
           (f.kind == PadFact::Exact && isFinite(f.value));
  };
  return finite(a) && finite(b) ? PadFact::real() : PadFact::unknown();
}

PadFacts meet(const PadFacts &a, const PadFacts &b) {
  PadFacts out = PadFacts::none(a.dims.size());
  if (a.splat == b.splat)
    out.splat = a.splat;
  for (size_t d = 0; d < out.dims.size(); ++d)
    out.dims[d] = d < b.dims.size() ? meet(a.dims[d], b.dims[d]) : a.dims[d];
  return out;
}

PadFacts factsFor(ArrayRef<int64_t> globalShape, const Sharding &sharding,
                  PadFact fact) {
  PadFacts facts = PadFacts::none(globalShape.size());
  for (size_t d = 0; d < globalShape.size(); ++d)
    if (!isEven(globalShape[d], sharding.dims[d].entries))
      facts.dims[d] = fact;
  return facts;
}

TypedAttr zeroValue(Type elementType) {
  return cast<TypedAttr>(
      Builder(elementType.getContext()).getZeroAttr(elementType));
}

/// The least or greatest value of a type.
static TypedAttr extremeValue(Type type, bool greatest) {
  if (auto f = dyn_cast<FloatType>(type)) {
    const llvm::fltSemantics &s = f.getFloatSemantics();
    // Types without infinities have their largest number instead.
    llvm::APFloat v = llvm::APFloat::semanticsHasInf(s)
                          ? llvm::APFloat::getInf(s, !greatest)
                          : llvm::APFloat::getLargest(s, !greatest);
    return FloatAttr::get(type, v);
  }
  unsigned width = type.getIntOrFloatBitWidth();
  bool isUnsigned = type.isUnsignedInteger() || width == 1;
  llvm::APInt v =
      isUnsigned
          ? (greatest ? llvm::APInt::getMaxValue(width) : llvm::APInt(width, 0))
          : (greatest ? llvm::APInt::getSignedMaxValue(width)
                      : llvm::APInt::getSignedMinValue(width));
  return IntegerAttr::get(type, v);
}

TypedAttr neutralValue(ReduceKind kind, Type type) {
  auto f = dyn_cast<FloatType>(type);
  switch (kind) {
  case ReduceKind::Add:
    if (f && llvm::APFloat::semanticsHasSignedRepr(f.getFloatSemantics()))
      return FloatAttr::get(
          type, llvm::APFloat::getZero(f.getFloatSemantics(), true));
    return zeroValue(type);
  case ReduceKind::Mul:
    if (f)
      return FloatAttr::get(type, 1.0);
    return IntegerAttr::get(type, llvm::APInt(type.getIntOrFloatBitWidth(), 1));
  case ReduceKind::Max:
    return extremeValue(type, /*greatest=*/false);
  case ReduceKind::Min:
    return extremeValue(type, /*greatest=*/true);
  case ReduceKind::Or:
    return zeroValue(type);
  case ReduceKind::And:
    return IntegerAttr::get(
        type, llvm::APInt::getAllOnes(type.getIntOrFloatBitWidth()));
  }
  return zeroValue(type);
}

bool isZeroValue(Attribute value) {
  if (auto f = dyn_cast_or_null<FloatAttr>(value))
    return f.getValue().isZero();
  if (auto i = dyn_cast_or_null<IntegerAttr>(value))
    return i.getValue().isZero();
  return false;
}

bool holds(PadFact fact, Attribute want) {
  if (fact.kind == PadFact::None)
    return true;
  if (fact.kind != PadFact::Exact)
    return false;
  return fact.value == want || (isZeroValue(fact.value) && isZeroValue(want));
}

} // namespace dgc
