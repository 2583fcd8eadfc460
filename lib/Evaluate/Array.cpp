//===- Array.cpp - A tensor in memory, for the reference evaluator --------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Evaluate/Array.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "llvm/ADT/APFloat.h"
#include <cmath>
#include <cstring>
#include <limits>

using namespace llvm;
using namespace mlir;

namespace dgc {

std::optional<ElementType> ElementType::get(mlir::Type type) {
  if (auto i = dyn_cast<IntegerType>(type)) {
    unsigned w = i.getWidth();
    if (w != 1 && w != 8 && w != 16 && w != 32 && w != 64)
      return std::nullopt;
    return ElementType{Int, w, w == 1 || i.isUnsigned(), false};
  }
  if (isa<IndexType>(type))
    return ElementType{Int, 64, false, false};
  if (type.isF32() || type.isF64() || type.isF16() || type.isBF16())
    return ElementType{Float, type.getIntOrFloatBitWidth(), false,
                       type.isBF16()};
  return std::nullopt;
}

static const fltSemantics &semanticsOf(const ElementType &t) {
  if (t.isBF16)
    return APFloat::BFloat();
  if (t.width == 16)
    return APFloat::IEEEhalf();
  return t.width == 32 ? APFloat::IEEEsingle() : APFloat::IEEEdouble();
}

double ElementType::round(double x) const {
  if (width == 64)
    return x;
  if (width == 32)
    return double(float(x));
  if (std::isnan(x) || std::isinf(x) || x == 0)
    return x;
  APFloat value(x);
  bool lost;
  value.convert(semanticsOf(*this), APFloat::rmNearestTiesToEven, &lost);
  return FloatAttr::getValueAsDouble(value);
}

int64_t ElementType::wrap(int64_t x) const {
  if (width == 64)
    return x;
  if (width == 1)
    return x & 1;
  uint64_t low = uint64_t(x) & ((uint64_t(1) << width) - 1);
  if (!isUnsigned && (low >> (width - 1)))
    low |= ~((uint64_t(1) << width) - 1);
  return int64_t(low);
}

Array Array::zeros(ElementType type, ArrayRef<int64_t> shape) {
  Array a;
  a.type = type;
  a.shape.assign(shape.begin(), shape.end());
  int64_t n = 1;
  for (int64_t s : shape)
    n *= s;
  if (type.isFloat())
    a.f.assign(n, 0.0);
  else
    a.i.assign(n, 0);
  return a;
}

SmallVector<int64_t> Array::strides() const {
  SmallVector<int64_t> s(shape.size(), 1);
  for (size_t d = shape.size(); d-- > 1;)
    s[d - 1] = s[d] * shape[d];
  return s;
}

Array Array::fromBytes(ElementType type, ArrayRef<int64_t> shape,
                       const char *data) {
  Array a = zeros(type, shape);
  unsigned width = type.byteWidth();
  for (int64_t n = 0, e = a.size(); n < e; ++n, data += width) {
    uint64_t bits = 0;
    std::memcpy(&bits, data, width);
    if (type.isFloat())
      a.f[n] = FloatAttr::getValueAsDouble(
          APFloat(semanticsOf(type), APInt(type.width, bits)));
    else
      a.i[n] = type.isBool() ? int64_t(bits != 0) : type.wrap(int64_t(bits));
  }
  return a;
}

std::vector<char> Array::toBytes() const {
  unsigned width = type.byteWidth();
  std::vector<char> out(size_t(size()) * width);
  for (int64_t n = 0, e = size(); n < e; ++n) {
    uint64_t bits;
    if (type.isFloat()) {
      APFloat value(f[n]);
      bool lost;
      value.convert(semanticsOf(type), APFloat::rmNearestTiesToEven, &lost);
      bits = value.bitcastToAPInt().getZExtValue();
    } else {
      bits = uint64_t(i[n]);
    }
    std::memcpy(out.data() + n * width, &bits, width);
  }
  return out;
}

FailureOr<Array> Array::fromAttr(ElementsAttr attr) {
  auto shaped = cast<ShapedType>(attr.getType());
  std::optional<ElementType> type = ElementType::get(shaped.getElementType());
  if (!type || !shaped.hasStaticShape())
    return failure();
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(attr)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    if (!blob || blob->getData().size() !=
                     size_t(shaped.getNumElements()) * type->byteWidth())
      return failure();
    return fromBytes(*type, shaped.getShape(), blob->getData().data());
  }
  auto dense = dyn_cast<DenseElementsAttr>(attr);
  if (!dense)
    return failure();
  Array a = zeros(*type, shaped.getShape());
  if (type->isFloat()) {
    if (dense.isSplat())
      std::fill(a.f.begin(), a.f.end(),
                FloatAttr::getValueAsDouble(dense.getSplatValue<APFloat>()));
    else
      for (auto [n, v] : enumerate(dense.getValues<APFloat>()))
        a.f[n] = FloatAttr::getValueAsDouble(v);
    return a;
  }
  auto get = [&](const APInt &v) {
    return type->wrap(type->isUnsigned ? int64_t(v.getZExtValue())
                                       : v.getSExtValue());
  };
  if (dense.isSplat())
    std::fill(a.i.begin(), a.i.end(), get(dense.getSplatValue<APInt>()));
  else
    for (auto [n, v] : enumerate(dense.getValues<APInt>()))
      a.i[n] = get(v);
  return a;
}

double neutralFloat(ReduceKind kind) {
  double inf = std::numeric_limits<double>::infinity();
  switch (kind) {
  case ReduceKind::Mul:
    return 1;
  case ReduceKind::Min:
    return inf;
  case ReduceKind::Max:
    return -inf;
  default:
    return -0.0; // x + -0 keeps the sign of a zero
  }
}

int64_t neutralInt(ReduceKind kind, ElementType type) {
  bool noSign = type.isUnsigned;
  uint64_t top = uint64_t(1) << (type.width - 1);
  switch (kind) {
  case ReduceKind::Add:
  case ReduceKind::Or:
    return 0;
  case ReduceKind::Mul:
    return 1;
  case ReduceKind::And:
    return type.wrap(-1);
  case ReduceKind::Min:
    return type.wrap(noSign ? -1 : int64_t(top - 1));
  case ReduceKind::Max:
    return noSign ? 0 : type.wrap(int64_t(top));
  }
  return 0;
}

static double combineFloat(double a, double b, ReduceKind kind) {
  switch (kind) {
  case ReduceKind::Mul:
    return a * b;
  case ReduceKind::Min:
    return std::isnan(a) || std::isnan(b) ? std::nan("") : std::min(a, b);
  case ReduceKind::Max:
    return std::isnan(a) || std::isnan(b) ? std::nan("") : std::max(a, b);
  default:
    return a + b;
  }
}

static int64_t combineInt(int64_t a, int64_t b, ReduceKind kind,
                          ElementType t) {
  bool less = t.isUnsigned ? uint64_t(a) < uint64_t(b) : a < b;
  switch (kind) {
  case ReduceKind::Add:
    return t.isBool() ? (a | b) : t.wrap(int64_t(uint64_t(a) + uint64_t(b)));
  case ReduceKind::Mul:
    return t.isBool() ? (a & b) : t.wrap(int64_t(uint64_t(a) * uint64_t(b)));
  case ReduceKind::Min:
    return less ? a : b;
  case ReduceKind::Max:
    return less ? b : a;
  case ReduceKind::And:
    return a & b;
  case ReduceKind::Or:
    return a | b;
  }
  return a;
}

void combineInto(Array &a, const Array &b, ReduceKind kind) {
  for (size_t n = 0; n < a.f.size(); ++n)
    a.f[n] = a.type.round(combineFloat(a.f[n], b.f[n], kind));
  for (size_t n = 0; n < a.i.size(); ++n)
    a.i[n] = combineInt(a.i[n], b.i[n], kind, a.type);
}

/// For each dimension of `shape`, local index -> global index or -1.
static SmallVector<SmallVector<int64_t>> indexMaps(ArrayRef<int64_t> shape,
                                                   const Sharding &sharding,
                                                   const Mesh &mesh,
                                                   int64_t rank) {
  SmallVector<SmallVector<int64_t>> maps;
  auto coordinates = mesh.coordinates(rank);
  for (auto [d, n] : enumerate(shape))
    maps.push_back(dimIndexMap(n, sharding.dims[d].entries, mesh, coordinates));
  return maps;
}

/// The linear global index of a local index, or -1 in padding.
static int64_t globalIndex(ArrayRef<SmallVector<int64_t>> maps,
                           ArrayRef<int64_t> local, ArrayRef<int64_t> strides) {
  int64_t linear = 0;
  for (size_t d = 0; d < maps.size(); ++d) {
    int64_t g = maps[d][local[d]];
    if (g < 0)
      return -1;
    linear += g * strides[d];
  }
  return linear;
}

Array shardOf(const Array &global, const Sharding &sharding, const Mesh &mesh,
              int64_t rank, double padding) {
  auto maps = indexMaps(global.shape, sharding, mesh, rank);
  SmallVector<int64_t> shape;
  for (auto &m : maps)
    shape.push_back(int64_t(m.size()));
  Array part = Array::zeros(global.type, shape);
  bool owner =
      groupIndex(mesh, sharding.unreduced, mesh.coordinates(rank)) == 0;
  auto strides = global.strides();
  forEachIndex(shape, [&](ArrayRef<int64_t> index, int64_t n) {
    int64_t g = globalIndex(maps, index, strides);
    if (g >= 0 && owner)
      part.copyElement(n, global, g);
    else if (global.type.isFloat())
      part.f[n] = g < 0 ? padding : neutralFloat(sharding.kind);
    else
      part.i[n] = g < 0 ? global.type.wrap(int64_t(padding))
                        : neutralInt(sharding.kind, global.type);
  });
  return part;
}

static bool sameElement(const Array &a, int64_t i, const Array &b, int64_t j) {
  if (!a.type.isFloat())
    return a.i[i] == b.i[j];
  return a.f[i] == b.f[j] || (std::isnan(a.f[i]) && std::isnan(b.f[j]));
}

/// Writes one rank's part into `out`; false if an element is there with another
/// value.
static bool place(Array &out, std::vector<char> &written, const Array &part,
                  ArrayRef<SmallVector<int64_t>> maps) {
  bool agree = true;
  auto strides = out.strides();
  forEachIndex(part.shape, [&](ArrayRef<int64_t> index, int64_t n) {
    int64_t g = globalIndex(maps, index, strides);
    if (g < 0)
      return;
    if (written[g])
      agree &= sameElement(out, g, part, n);
    else
      out.copyElement(g, part, n);
    written[g] = 1;
  });
  return agree;
}

FailureOr<Array> assemble(ArrayRef<Array> parts, ArrayRef<int64_t> shape,
                          const Sharding &sharding, const Mesh &mesh,
                          std::string &why) {
  // Combine the addends of each unreduced group first.
  std::vector<Array> values(parts.begin(), parts.end());
  if (!sharding.unreduced.empty())
    for (auto &group : axisGroups(mesh, sharding.unreduced)) {
      Array sum = parts[group[0]];
      for (int64_t rank : drop_begin(group))
        combineInto(sum, parts[rank], sharding.kind);
      for (int64_t rank : group)
        values[rank] = sum;
    }
  Array out = Array::zeros(values[0].type, shape);
  std::vector<char> written(out.size(), 0);
  for (int64_t rank = 0; rank < mesh.numDevices(); ++rank) {
    auto maps = indexMaps(shape, sharding, mesh, rank);
    bool fits = maps.size() == values[rank].shape.size();
    for (size_t d = 0; fits && d < maps.size(); ++d)
      fits = int64_t(maps[d].size()) == values[rank].shape[d];
    if (!fits) {
      why = "rank " + std::to_string(rank) +
            " holds another shape than its layout";
      return failure();
    }
    if (!place(out, written, values[rank], maps)) {
      why = "rank " + std::to_string(rank) + " and an earlier replica differ";
      return failure();
    }
  }
  return out;
}

} // namespace dgc
