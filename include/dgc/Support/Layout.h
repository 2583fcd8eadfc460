//===- Layout.h - Which element of a tensor is on which rank ----*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// The layout of a dimension of size n with a list of entries is a nested ceil:
//
//   B = n; for each level, major to minor:
//     whole factor f: B must be a multiple of f; B = B / f
//     axis group of size p: B = ceil(B / p)
//   local size = (product of the whole factors) * B
//
// Neighbouring parts of one axis form one group, so splitting a mesh axis into
// parts changes no layout. A global index g walks the same levels: digit = g /
// B, g = g % B; digits of axis groups are the owner's coordinates, digits of
// whole factors and the remainder are the local index. All ranks have the same
// local size; where n does not divide, the tail of a level's last blocks is
// padding.
//
// Example: 10 over {"x"=2, "y"=3} has levels 5, 2: offsets 0,2,4 | 5,7,9.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_SUPPORT_LAYOUT_H
#define DGC_SUPPORT_LAYOUT_H

#include "dgc/Support/Sharding.h"
#include <functional>

namespace dgc {

/// One level of a dimension's layout.
struct Level {
  int64_t parts = 1;                  // whole factor, or size of the group
  llvm::SmallVector<AxisRef, 2> axes; // empty for a whole factor
  int64_t blockBefore = 1, blockAfter = 1;
  bool isWhole() const { return axes.empty(); }
};

/// The levels of a dimension of size `n` (>= 0), or none if a whole factor does
/// not divide.
std::optional<llvm::SmallVector<Level, 2>> dimLevels(int64_t n,
                                                     const DimList &list);
/// The local size, or none as above.
std::optional<int64_t> localDimSize(int64_t n, const DimList &list);
/// The local shape, or none if a whole factor does not divide.
std::optional<llvm::SmallVector<int64_t>>
localShape(llvm::ArrayRef<int64_t> shape, const Sharding &sharding);
/// True if every level divides: no padding.
bool isEven(int64_t n, const DimList &list);

/// A run of consecutive elements of a dimension that a rank holds: global
/// [global, global + size) is local [local, local + size).
struct Segment {
  int64_t global, local, size;
  bool operator==(const Segment &o) const {
    return global == o.global && local == o.local && size == o.size;
  }
};
/// What the rank at `coordinates` holds of a dimension, ascending in `local`;
/// local indices in no segment are padding. The list must be legal for `n`.
llvm::SmallVector<Segment> dimSegments(int64_t n, const DimList &list,
                                       const Mesh &mesh,
                                       llvm::ArrayRef<int64_t> coordinates);
/// Local index -> global index, -1 in padding.
llvm::SmallVector<int64_t> dimIndexMap(int64_t n, const DimList &list,
                                       const Mesh &mesh,
                                       llvm::ArrayRef<int64_t> coordinates);

/// May `list` be cut after its first `prefix` entries by a move inside groups
/// of the removed axes? True unless the cut lies inside a group; there, with
/// parts p | q and block B above, ceil(B/p) = q * ceil(B/(p*q)) is needed.
bool boundaryLegal(int64_t n, const DimList &list, size_t prefix);

/// A dimension made of several factors, major to minor, each with its own list:
/// the dimension's list, canonical, or none if it has no layout of this kind: a
/// factor other than the last with a list that does not divide it exactly, a
/// factor of size 1 split, or two axis parts that would merge across a border
/// and move data (boundaryLegal).
std::optional<DimList> composeFactors(llvm::ArrayRef<int64_t> sizes,
                                      llvm::ArrayRef<DimList> lists);
/// The inverse: one list a factor, or none if `list` does not fall into the
/// factors' borders.
std::optional<llvm::SmallVector<DimList>>
splitByFactors(const DimList &list, llvm::ArrayRef<int64_t> sizes);

} // namespace dgc

#endif // DGC_SUPPORT_LAYOUT_H
