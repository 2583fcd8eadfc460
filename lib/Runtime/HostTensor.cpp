//===- HostTensor.cpp - Text and sizes of tensors -------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/HostTensor.h"
#include <cstdlib>
#include <new>

using namespace dgc::rt;

void HostTensor::allocate() {
  size_t n = (bytes() + 63) / 64 * 64;
  void *p = nullptr;
  if (posix_memalign(&p, 64, n ? n : 64) != 0)
    throw std::bad_alloc();
  std::memset(p, 0, n);
  data = std::shared_ptr<char>(static_cast<char *>(p), &std::free);
}

std::string dgc::rt::typeText(DType dtype, const std::vector<int64_t> &shape) {
  std::string s;
  for (int64_t d : shape)
    s += std::to_string(d) + "x";
  return s + dtypeName(dtype);
}

std::string dgc::rt::indexText(const std::vector<int64_t> &shape,
                               int64_t linear) {
  std::string s;
  for (size_t d = shape.size(); d-- > 0;) {
    s = std::to_string(linear % shape[d]) + (s.empty() ? "" : ", ") + s;
    linear /= shape[d];
  }
  return "[" + s + "]";
}

std::optional<size_t> dgc::rt::checkedBytes(DType dtype,
                                            const std::vector<int64_t> &shape) {
  // Zeros first, so that 0 x huge is legal.
  for (int64_t d : shape)
    if (d < 0)
      return std::nullopt;
  for (int64_t d : shape)
    if (d == 0)
      return 0;
  int64_t n = static_cast<int64_t>(dtypeSize(dtype));
  for (int64_t d : shape) {
    auto m = checkedMul(n, d);
    if (!m)
      return std::nullopt;
    n = *m;
  }
  return static_cast<size_t>(n);
}
