//===- Boxes.h - Which elements a rank holds, and copies of boxes -*- C++
//-*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// The DIM tables of a manifest (docs/Package.md), and copies between tensors
// that they describe: whole tensor to a rank's part and back, and part to part.
// All index arithmetic is done once, when a plan is made; running it is loops
// over strided boxes with a contiguous run inside.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_RUNTIME_BOXES_H
#define DGC_RUNTIME_BOXES_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace dgc::rt {

/// `size` elements of a dimension: global index `global` on, local index
/// `local` on.
struct Run {
  int64_t global = 0, local = 0, size = 0;
  bool operator==(const Run &o) const {
    return global == o.global && local == o.local && size == o.size;
  }
};

/// One dimension: rank r holds entries[ofRank[r]].
struct DimTable {
  std::vector<int32_t> ofRank;
  std::vector<std::vector<Run>> entries;
  const std::vector<Run> &runs(int rank) const { return entries[ofRank[rank]]; }
};

/// A loop nest over elements, outermost dimension first.
struct StridedBox {
  struct Dim {
    int64_t extent, srcStride, dstStride;
  };
  int64_t src = 0, dst = 0; // first elements
  std::vector<Dim> dims;
};

/// Copies of boxes; offsets and strides are in elements.
struct CopyPlan {
  std::vector<StridedBox> boxes;
  int64_t elements = 0;
  void run(const void *src, void *dst, size_t elementSize) const;
};

/// From the whole tensor to the part of `rank`.
CopyPlan planScatter(const std::vector<int64_t> &shape,
                     const std::vector<int64_t> &localShape,
                     const std::vector<DimTable> &dims, int rank);
/// From the part of `rank` to the whole tensor.
CopyPlan planGather(const std::vector<int64_t> &shape,
                    const std::vector<int64_t> &localShape,
                    const std::vector<DimTable> &dims, int rank);
/// From the part of `sender` under `in` to the part of `receiver` under `out`.
CopyPlan planExchange(const std::vector<int64_t> &inShape,
                      const std::vector<DimTable> &in, int sender,
                      const std::vector<int64_t> &outShape,
                      const std::vector<DimTable> &out, int receiver);
/// Boxes (of `dst` only) that cover exactly the padding of the part of `rank`.
CopyPlan planPadding(const std::vector<int64_t> &localShape,
                     const std::vector<DimTable> &dims, int rank);
/// Sets the boxes' `dst` elements to zero.
void zeroBoxes(const CopyPlan &plan, void *dst, size_t elementSize);

/// The lowest rank that holds the same part of the tensor as `rank`.
int firstReplica(const std::vector<DimTable> &dims, int rank);

} // namespace dgc::rt

#endif // DGC_RUNTIME_BOXES_H
