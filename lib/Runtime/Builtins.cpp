//===- Builtins.cpp - Conversions that generated code may call ------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// LLVM calls these where a CPU level lacks the instruction. They belong to the
// compiler's support library, which older systems have without bf16; the
// runtime brings them, so that a package needs only the C library.
//
//===----------------------------------------------------------------------===//
#include "Context.h"
#include "dgc/Runtime/DType.h"

using namespace dgc::rt;

#define DGC_EXPORT extern "C" __attribute__((visibility("default"), used))

namespace {

/// A double as a float that rounds to the same narrow float: one bit is kept of
/// whatever is lost, so that rounding twice is rounding once.
float toOddFloat(double d) {
  float f = static_cast<float>(d);
  uint32_t bits;
  std::memcpy(&bits, &f, 4);
  double back = f;
  if (back == d || d != d || (bits & 0x7fffffff) == 0x7f800000)
    return f;
  // Towards zero, then odd.
  bool away = (back < 0 ? -back : back) > (d < 0 ? -d : d);
  bits = (bits - away) | 1;
  std::memcpy(&f, &bits, 4);
  return f;
}

} // namespace

DGC_EXPORT __bf16 __truncsfbf2(float f) {
  return __builtin_bit_cast(__bf16, floatToBf16(f));
}
DGC_EXPORT __bf16 __truncdfbf2(double d) {
  return __builtin_bit_cast(__bf16, floatToBf16(toOddFloat(d)));
}
DGC_EXPORT _Float16 __truncsfhf2(float f) {
  return __builtin_bit_cast(_Float16, floatToF16(f));
}
DGC_EXPORT _Float16 __truncdfhf2(double d) {
  return __builtin_bit_cast(_Float16, floatToF16(toOddFloat(d)));
}
DGC_EXPORT float __extendhfsf2(_Float16 h) {
  return f16ToFloat(__builtin_bit_cast(uint16_t, h));
}

void dgc::rt::keepBuiltins() {
  [[maybe_unused]] static void *volatile anchor;
  anchor = reinterpret_cast<void *>(&__truncsfbf2);
}
