//===- HostTensor.h - A whole tensor in memory ------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_RUNTIME_HOSTTENSOR_H
#define DGC_RUNTIME_HOSTTENSOR_H

#include "dgc/Runtime/DType.h"
#include <memory>
#include <vector>

namespace dgc::rt {

/// Row-major, dense. Copies share the data.
struct HostTensor {
  std::string name;
  DType dtype = DGC_F32;
  std::vector<int64_t> shape;
  std::shared_ptr<char> data; // 64-byte aligned

  int64_t numElements() const {
    int64_t n = 1;
    for (int64_t d : shape)
      if (d == 0)
        return 0;
    for (int64_t d : shape)
      n *= d;
    return n;
  }
  size_t bytes() const {
    return static_cast<size_t>(numElements()) * dtypeSize(dtype);
  }
  /// Zeroed memory for dtype and shape, whose byte size must not overflow.
  void allocate();
};

/// "2x3xf32"; "f32" for a scalar.
std::string typeText(DType dtype, const std::vector<int64_t> &shape);
/// "[1, 2, 3]" for the element at `linear` of `shape`.
std::string indexText(const std::vector<int64_t> &shape, int64_t linear);
/// Byte size of dtype and shape, or none on overflow or a negative size.
std::optional<size_t> checkedBytes(DType dtype,
                                   const std::vector<int64_t> &shape);

} // namespace dgc::rt

#endif // DGC_RUNTIME_HOSTTENSOR_H
