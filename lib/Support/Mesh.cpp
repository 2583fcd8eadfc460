//===- Mesh.cpp - A grid of devices with named axes -----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Support/Mesh.h"

using namespace llvm;

namespace dgc {

int64_t Mesh::numDevices() const {
  int64_t n = 1;
  for (const MeshAxis &a : axes)
    n *= a.size;
  return n;
}

int Mesh::axisIndex(StringRef name) const {
  for (size_t i = 0; i < axes.size(); ++i)
    if (axes[i].name == name)
      return int(i);
  return -1;
}

SmallVector<int64_t, 3> Mesh::coordinates(int64_t rank) const {
  int64_t position = rank;
  for (size_t p = 0; p < deviceIds.size(); ++p)
    if (deviceIds[p] == rank)
      position = int64_t(p);
  SmallVector<int64_t, 3> c(axes.size());
  for (size_t i = axes.size(); i-- > 0;) {
    c[i] = position % axes[i].size;
    position /= axes[i].size;
  }
  return c;
}

int64_t Mesh::rankAt(ArrayRef<int64_t> coordinates) const {
  int64_t position = 0;
  for (size_t i = 0; i < axes.size(); ++i)
    position = position * axes[i].size + coordinates[i];
  return deviceIds.empty() ? position : deviceIds[position];
}

int64_t axisDigit(const Mesh &mesh, const AxisRef &ref,
                  ArrayRef<int64_t> coordinates) {
  int64_t rest = mesh.axes[ref.axis].size / (ref.pre * ref.size);
  return coordinates[ref.axis] / rest % ref.size;
}

int64_t groupIndex(const Mesh &mesh, ArrayRef<AxisRef> refs,
                   ArrayRef<int64_t> coordinates) {
  int64_t index = 0;
  for (const AxisRef &r : refs)
    index = index * r.size + axisDigit(mesh, r, coordinates);
  return index;
}

int64_t groupSize(ArrayRef<AxisRef> refs) {
  int64_t n = 1;
  for (const AxisRef &r : refs)
    n *= r.size;
  return n;
}

SmallVector<SmallVector<int64_t>> axisGroups(const Mesh &mesh,
                                             ArrayRef<AxisRef> refs) {
  // A group is named by the coordinates with the digits of `refs` cleared.
  SmallVector<SmallVector<int64_t>> groups;
  SmallVector<int64_t> groupOfBase(mesh.numDevices(), -1);
  int64_t size = groupSize(refs);
  for (int64_t rank = 0, n = mesh.numDevices(); rank < n; ++rank) {
    SmallVector<int64_t, 3> c = mesh.coordinates(rank);
    int64_t index = groupIndex(mesh, refs, c);
    for (const AxisRef &r : refs) {
      int64_t rest = mesh.axes[r.axis].size / (r.pre * r.size);
      c[r.axis] -= axisDigit(mesh, r, c) * rest;
    }
    int64_t base = mesh.rankAt(c);
    if (groupOfBase[base] < 0) {
      groupOfBase[base] = int64_t(groups.size());
      groups.emplace_back(size, -1);
    }
    groups[groupOfBase[base]][index] = rank;
  }
  return groups;
}

} // namespace dgc
