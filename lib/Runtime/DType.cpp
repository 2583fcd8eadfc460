//===- DType.cpp - Element types: names, sizes, text ----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/DType.h"
#include "dgc/Runtime/Error.h"
#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <limits>

using namespace dgc::rt;

namespace {
struct Info {
  const char *name;
  size_t size;
  bool isFloat, isSigned;
};
constexpr Info infos[kNumDTypes] = {
    {"bool", 1, false, false}, {"i8", 1, false, true},
    {"i16", 2, false, true},   {"i32", 4, false, true},
    {"i64", 8, false, true},   {"u8", 1, false, false},
    {"u16", 2, false, false},  {"u32", 4, false, false},
    {"u64", 8, false, false},  {"f16", 2, true, true},
    {"bf16", 2, true, true},   {"f32", 4, true, true},
    {"f64", 8, true, true}};

template <typename T> T at(const void *data, size_t i) {
  T v;
  std::memcpy(&v, static_cast<const char *>(data) + i * sizeof(T), sizeof(T));
  return v;
}
/// Truncates towards zero and wraps, for any v.
int64_t toInteger(double v) {
  if (v >= 0x1p63)
    return v < 0x1p64 ? static_cast<int64_t>(static_cast<uint64_t>(v)) : -1;
  return v > -0x1p63 ? static_cast<int64_t>(v) : INT64_MIN;
}
template <typename T> void put(void *data, size_t i, T v) {
  std::memcpy(static_cast<char *>(data) + i * sizeof(T), &v, sizeof(T));
}
} // namespace

const char *dgc::rt::dtypeName(DType t) { return infos[t].name; }
size_t dgc::rt::dtypeSize(DType t) { return infos[t].size; }
bool dgc::rt::isFloat(DType t) { return infos[t].isFloat; }
bool dgc::rt::isSigned(DType t) { return infos[t].isSigned; }

std::optional<DType> dgc::rt::parseDType(const std::string &name) {
  std::string n = name;
  if (n == "i1" || n == "pred")
    n = "bool";
  else if (n.rfind("si", 0) == 0)
    n = n.substr(1);
  else if (n.rfind("ui", 0) == 0)
    n = "u" + n.substr(2);
  for (int t = 0; t < kNumDTypes; ++t)
    if (n == infos[t].name)
      return static_cast<DType>(t);
  return std::nullopt;
}

float dgc::rt::f16ToFloat(uint16_t h) {
  uint32_t sign = static_cast<uint32_t>(h & 0x8000) << 16;
  uint32_t exponent = (h >> 10) & 0x1f, mantissa = h & 0x3ff, bits;
  if (exponent == 0x1f) {
    bits = sign | 0x7f800000u | (mantissa << 13);
  } else if (exponent != 0) {
    bits = sign | ((exponent + 112) << 23) | (mantissa << 13);
  } else {
    // A subnormal is an exact multiple of 2^-24.
    float v = static_cast<float>(mantissa) * 0x1p-24f;
    std::memcpy(&bits, &v, 4);
    bits |= sign;
  }
  float f;
  std::memcpy(&f, &bits, 4);
  return f;
}

uint16_t dgc::rt::floatToF16(float f) {
  uint32_t bits;
  std::memcpy(&bits, &f, 4);
  uint16_t sign = static_cast<uint16_t>((bits >> 16) & 0x8000);
  uint32_t magnitude = bits & 0x7fffffff;
  if (magnitude > 0x7f800000) // NaN
    return static_cast<uint16_t>(sign | 0x7e00 | ((magnitude >> 13) & 0x3ff));
  if (magnitude >= 0x477ff000) // 65520 and above round to infinity
    return sign | 0x7c00;
  if (magnitude < 0x38800000) {
    // Below 2^-14: adding 0.5 lets the hardware round to a multiple of 2^-24.
    float v;
    std::memcpy(&v, &magnitude, 4);
    v += 0.5f;
    uint32_t r;
    std::memcpy(&r, &v, 4);
    return static_cast<uint16_t>(sign | (r - 0x3f000000u));
  }
  uint32_t rounded = magnitude - 0x38000000u + 0xfff + ((magnitude >> 13) & 1);
  return static_cast<uint16_t>(sign | (rounded >> 13));
}

double dgc::rt::loadAsDouble(DType t, const void *p, size_t i) {
  switch (t) {
  case DGC_BOOL:
    return at<uint8_t>(p, i) != 0;
  case DGC_I8:
    return at<int8_t>(p, i);
  case DGC_I16:
    return at<int16_t>(p, i);
  case DGC_I32:
    return at<int32_t>(p, i);
  case DGC_I64:
    return static_cast<double>(at<int64_t>(p, i));
  case DGC_U8:
    return at<uint8_t>(p, i);
  case DGC_U16:
    return at<uint16_t>(p, i);
  case DGC_U32:
    return at<uint32_t>(p, i);
  case DGC_U64:
    return static_cast<double>(at<uint64_t>(p, i));
  case DGC_F16:
    return f16ToFloat(at<uint16_t>(p, i));
  case DGC_BF16:
    return bf16ToFloat(at<uint16_t>(p, i));
  case DGC_F32:
    return at<float>(p, i);
  case DGC_F64:
    return at<double>(p, i);
  }
  return 0;
}

void dgc::rt::loadAsDoubles(DType t, const void *p, size_t begin, size_t n,
                            double *out) {
  // The types of large tensors without a switch an element.
  switch (t) {
  case DGC_F32:
    for (size_t i = 0; i < n; ++i)
      out[i] = at<float>(p, begin + i);
    return;
  case DGC_BF16:
    for (size_t i = 0; i < n; ++i)
      out[i] = bf16ToFloat(at<uint16_t>(p, begin + i));
    return;
  default:
    for (size_t i = 0; i < n; ++i)
      out[i] = loadAsDouble(t, p, begin + i);
  }
}

void dgc::rt::storeDouble(DType t, void *p, size_t i, double v) {
  switch (t) {
  case DGC_BOOL:
    return put<uint8_t>(p, i, v != 0);
  case DGC_I8:
    return put(p, i, static_cast<int8_t>(toInteger(v)));
  case DGC_I16:
    return put(p, i, static_cast<int16_t>(toInteger(v)));
  case DGC_I32:
    return put(p, i, static_cast<int32_t>(toInteger(v)));
  case DGC_I64:
    return put(p, i, static_cast<int64_t>(toInteger(v)));
  case DGC_U8:
    return put(p, i, static_cast<uint8_t>(toInteger(v)));
  case DGC_U16:
    return put(p, i, static_cast<uint16_t>(toInteger(v)));
  case DGC_U32:
    return put(p, i, static_cast<uint32_t>(toInteger(v)));
  case DGC_U64:
    return put(p, i, static_cast<uint64_t>(toInteger(v)));
  case DGC_F16:
    return put(p, i, floatToF16(static_cast<float>(v)));
  case DGC_BF16:
    return put(p, i, floatToBf16(static_cast<float>(v)));
  case DGC_F32:
    return put(p, i, static_cast<float>(v));
  case DGC_F64:
    return put(p, i, v);
  }
}

std::string dgc::rt::elementText(DType t, const void *p, size_t i) {
  switch (t) {
  case DGC_I64:
    return std::to_string(at<int64_t>(p, i));
  case DGC_U64:
    return std::to_string(at<uint64_t>(p, i));
  case DGC_F64:
    return format("%.17g", at<double>(p, i));
  case DGC_F32:
    return format("%.9g", static_cast<double>(at<float>(p, i)));
  case DGC_F16:
  case DGC_BF16:
    return format("%.5g", loadAsDouble(t, p, i));
  default:
    return format("%.0f", loadAsDouble(t, p, i));
  }
}

bool dgc::rt::parseElement(DType t, const std::string &text, void *p,
                           size_t i) {
  if (text.empty())
    return false;
  if (t == DGC_BOOL) {
    if (text == "true" || text == "1")
      return put<uint8_t>(p, i, 1), true;
    if (text == "false" || text == "0")
      return put<uint8_t>(p, i, 0), true;
    return false;
  }
  char *end = nullptr;
  errno = 0;
  if (isFloat(t)) {
    double v = strtod(text.c_str(), &end);
    if (*end || end == text.c_str())
      return false;
    storeDouble(t, p, i, v);
    return true;
  }
  unsigned bits = static_cast<unsigned>(8 * dtypeSize(t));
  if (isSigned(t)) {
    long long v = strtoll(text.c_str(), &end, 0);
    long long limit = std::numeric_limits<long long>::max() >> (64 - bits);
    if (*end || errno || v > limit || v < -limit - 1)
      return false;
    std::memcpy(static_cast<char *>(p) + i * dtypeSize(t), &v, dtypeSize(t));
    return true;
  }
  unsigned long long v = strtoull(text.c_str(), &end, 0);
  if (*end || errno || text[0] == '-' || (bits < 64 && v >> bits))
    return false;
  std::memcpy(static_cast<char *>(p) + i * dtypeSize(t), &v, dtypeSize(t));
  return true;
}
