//===- DType.h - Element types of the runtime -------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_RUNTIME_DTYPE_H
#define DGC_RUNTIME_DTYPE_H

#include "dgc/Runtime/ABI.h"
#include <cstddef>
#include <cstring>
#include <optional>
#include <string>

namespace dgc::rt {

using DType = dgc_dtype;
constexpr int kNumDTypes = DGC_F64 + 1;

/// "f32" and the like, as the manifest spells it.
const char *dtypeName(DType t);
/// The inverse; also takes i1, si32, ui32 and uint32-like spellings of MLIR.
std::optional<DType> parseDType(const std::string &name);
size_t dtypeSize(DType t);
bool isFloat(DType t);
bool isSigned(DType t);
inline bool isInteger(DType t) { return t >= DGC_I8 && t <= DGC_U64; }

inline float bf16ToFloat(uint16_t v) {
  uint32_t bits = static_cast<uint32_t>(v) << 16;
  float f;
  std::memcpy(&f, &bits, 4);
  return f;
}
/// To the nearest, ties to even; NaN stays NaN.
inline uint16_t floatToBf16(float f) {
  uint32_t bits;
  std::memcpy(&bits, &f, 4);
  uint32_t rounded = (bits + 0x7fffu + ((bits >> 16) & 1)) >> 16;
  return static_cast<uint16_t>(f != f ? (bits >> 16) | 0x40 : rounded);
}
float f16ToFloat(uint16_t v);
uint16_t floatToF16(float f);

/// Element `i` of `data` as a double; 64-bit integers may round.
double loadAsDouble(DType t, const void *data, size_t i);
/// Elements [begin, begin + n) as doubles.
void loadAsDoubles(DType t, const void *data, size_t begin, size_t n,
                   double *out);
/// Writes `v` as element `i`, rounding floats to nearest, truncating to
/// integers.
void storeDouble(DType t, void *data, size_t i, double v);
/// Element `i` as text that reads back to the same value.
std::string elementText(DType t, const void *data, size_t i);
/// Reads one element from text; false if it is no number of the type, or out of
/// its range.
bool parseElement(DType t, const std::string &text, void *data, size_t i);

/// a * b, or none on overflow; sizes are not negative.
inline std::optional<int64_t> checkedMul(int64_t a, int64_t b) {
  int64_t r;
  if (__builtin_mul_overflow(a, b, &r))
    return std::nullopt;
  return r;
}

} // namespace dgc::rt

#endif // DGC_RUNTIME_DTYPE_H
