//===- Mesh.h - A grid of devices with named axes ---------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Plain data: no MLIR types. The dist dialect has the attribute form.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_SUPPORT_MESH_H
#define DGC_SUPPORT_MESH_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>
#include <tuple>

namespace dgc {

struct MeshAxis {
  std::string name;
  int64_t size = 1;
  bool operator==(const MeshAxis &o) const {
    return name == o.name && size == o.size;
  }
};

/// A mesh: device r has the coordinates that r's mixed-radix digits say, the
/// first axis being the major one. `deviceIds`, if not empty, is a permutation:
/// the device at position p of the grid is rank deviceIds[p].
struct Mesh {
  llvm::SmallVector<MeshAxis, 3> axes;
  llvm::SmallVector<int64_t> deviceIds;

  bool operator==(const Mesh &o) const {
    return axes == o.axes && deviceIds == o.deviceIds;
  }
  int64_t numDevices() const;
  /// Index of the axis named so, or -1.
  int axisIndex(llvm::StringRef name) const;
  /// Coordinates of `rank`, one an axis. `rank` must be in [0, numDevices()).
  llvm::SmallVector<int64_t, 3> coordinates(int64_t rank) const;
  /// The rank at `coordinates`.
  int64_t rankAt(llvm::ArrayRef<int64_t> coordinates) const;
};

/// A part of an axis, Shardy's `"axis":(pre)size`: the axis' coordinate is read
/// as digits (pre, size, rest), major to minor, and this is the middle one. A
/// whole axis has pre = 1 and size = the axis' size.
struct AxisRef {
  int axis = 0; // index in Mesh::axes
  int64_t pre = 1;
  int64_t size = 1;
  bool operator==(const AxisRef &o) const {
    return axis == o.axis && pre == o.pre && size == o.size;
  }
  bool operator!=(const AxisRef &o) const { return !(*this == o); }
  bool operator<(const AxisRef &o) const {
    return std::tie(axis, pre, size) < std::tie(o.axis, o.pre, o.size);
  }
  /// True if some devices' digits of both are not independent.
  bool overlaps(const AxisRef &o) const {
    return axis == o.axis && pre < o.pre * o.size && o.pre < pre * size;
  }
  /// True if `next` is the part of the same axis right below this one.
  bool continuesWith(const AxisRef &next) const {
    return axis == next.axis && next.pre == pre * size;
  }
};

/// The digit of `ref` in the coordinate of its axis.
int64_t axisDigit(const Mesh &mesh, const AxisRef &ref,
                  llvm::ArrayRef<int64_t> coordinates);

/// Mixed-radix number of the digits of `refs`, the first being the major one:
/// the index of a rank in the group that `refs` spans.
int64_t groupIndex(const Mesh &mesh, llvm::ArrayRef<AxisRef> refs,
                   llvm::ArrayRef<int64_t> coordinates);

/// The product of the sizes of `refs`.
int64_t groupSize(llvm::ArrayRef<AxisRef> refs);

/// All groups that `refs` spans: for each, its ranks in the order of their
/// group index. Every rank is in exactly one group; groups are ordered by their
/// first rank.
llvm::SmallVector<llvm::SmallVector<int64_t>>
axisGroups(const Mesh &mesh, llvm::ArrayRef<AxisRef> refs);

} // namespace dgc

#endif // DGC_SUPPORT_MESH_H
