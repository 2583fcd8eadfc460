//===- MeshBounds.h - What no plan on a mesh is faster than -----*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// A bound on all plans of a mesh that takes no search: of each axis alone, as
// if the ranks on the other axes together were one device that shares all work
// and all data perfectly, and had nothing to say to each other. On that, the
// best choices on the axis are found exactly. It depends on the axis' size and
// link only, so that many meshes share few of them.
//
// Why no plan is faster. Let the other axes have f ranks in all. Whatever is
// chosen on them,
// - an op's share of work and bytes is at least 1 / f of what the choice on
//   this axis leaves of it: each axis splits an op on one factor at most, and
//   shares are rounded up. Its kernel takes no less than one for 1 / f of the
//   work (perfectShare): times grow with flops, bytes and operations, and a
//   product's sides grow by whole tiles and start-up terms, which shares do not
//   make smaller;
// - so does a tensor's share of bytes; and where the state of a tensor changes
//   on this axis, there is a collective over a group that the axis is a part
//   of, of axes with the same link, of that many bytes or more, of the kind
//   that the two states say: JointCost.cpp does kind after kind, an all-reduce
//   across speeds as a reduce-scatter and an all-gather on the fast axes. The
//   least time over all sizes that such a group may have is what the bound
//   counts. It leaves out that slices are copied;
// - what is legal with splits on the other axes is legal without;
// - users of a tensor that share a conversion on all axes share it on this one,
//   so that this counts no more than Evaluate.h does (AxisShared.cpp).
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_PLANNER_MESHBOUNDS_H
#define DGC_LIB_PLANNER_MESHBOUNDS_H

#include "Model.h"
#include <map>

namespace dgc::planner {

/// What is left of an op's work when `ranks` share it as well as can be.
Work perfectShare(Work work, int64_t ranks);
/// Does more work never take less time on the device? Caches that are slower
/// than memory would make it so.
bool growsWithBytes(const Device &device);

class MeshBounds {
public:
  explicit MeshBounds(const Model &m);

  /// Seconds that no plan of this model on a mesh with these axes takes less
  /// than. `enough`: looks for nothing better than that.
  double boundOf(const Axes &axes, double enough);
  /// The same for any mesh: the work, shared perfectly.
  double ofAnyMesh() const { return floor; }

private:
  /// Of an axis.
  struct Known {
    int64_t size;
    Link link;
    double bound, enough;
  };
  double ofAxis(int64_t size, const Link &link, double enough);

  const Model &m;
  bool usable; // more work and data take longer on this machine
  double floor = 0;
  llvm::SmallVector<Known, 0> known;
};

} // namespace dgc::planner

#endif // DGC_LIB_PLANNER_MESHBOUNDS_H
