//===- ReshardExchange.cpp - The boxes of an exchange ---------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "ReshardChange.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace dgc::reshard;

namespace dgc {

namespace {

/// A run of one dimension that crosses from one tile to another, local offsets.
struct Run {
  int64_t source, target, size;
};
using Segments = SmallVector<SmallVector<Segment>, 4>; // by dimension

Segments segmentsOf(ArrayRef<int64_t> shape, const Mesh &mesh,
                    const Sharding &s, int64_t rank) {
  SmallVector<int64_t, 3> coordinates = mesh.coordinates(rank);
  Segments out;
  for (size_t d = 0; d < shape.size(); ++d)
    out.push_back(dimSegments(shape[d], s.dims[d].entries, mesh, coordinates));
  return out;
}

/// What `want` takes from `held`, in the order of `want`.
SmallVector<Run, 4> common(ArrayRef<Segment> held, ArrayRef<Segment> want) {
  SmallVector<Run, 4> runs;
  for (const Segment &w : want)
    for (const Segment &h : held) {
      int64_t begin = std::max(w.global, h.global);
      int64_t end = std::min(w.global + w.size, h.global + h.size);
      if (begin < end)
        runs.push_back({h.local + begin - h.global, w.local + begin - w.global,
                        end - begin});
    }
  return runs;
}

/// All combinations of one run a dimension.
void addBoxes(ArrayRef<SmallVector<Run, 4>> runs, ExchangeBox &box,
              std::vector<ExchangeBox> &boxes) {
  size_t d = box.sizes.size();
  if (d == runs.size()) {
    boxes.push_back(box);
    return;
  }
  for (const Run &r : runs[d]) {
    box.sourceOffsets.push_back(r.source);
    box.targetOffsets.push_back(r.target);
    box.sizes.push_back(r.size);
    addBoxes(runs, box, boxes);
    box.sourceOffsets.pop_back();
    box.targetOffsets.pop_back();
    box.sizes.pop_back();
  }
}

} // namespace

std::vector<ExchangeBox> exchangeBoxes(ArrayRef<int64_t> shape,
                                       const Mesh &mesh, const Sharding &source,
                                       const Sharding &target) {
  Sharding from = source.closed(), to = target.closed();
  // A sender agrees with the receiver on all axes that are in no list of
  // `from`.
  RefList used;
  for (const DimSharding &d : from.dims)
    for (const DimEntry &e : d.entries)
      if (!e.isWhole())
        used.push_back(e.axis);
  SmallVector<SmallVector<int64_t>> groups = axisGroups(mesh, used);
  SmallVector<size_t> groupOf(mesh.numDevices());
  std::vector<Segments> held;
  for (auto [g, group] : enumerate(groups)) {
    llvm::sort(group);
    for (int64_t rank : group)
      groupOf[rank] = g;
  }
  for (int64_t rank = 0; rank < mesh.numDevices(); ++rank)
    held.push_back(segmentsOf(shape, mesh, from, rank));
  std::vector<ExchangeBox> boxes;
  for (int64_t receiver = 0; receiver < mesh.numDevices(); ++receiver) {
    Segments want = segmentsOf(shape, mesh, to, receiver);
    for (int64_t sender : groups[groupOf[receiver]]) {
      SmallVector<SmallVector<Run, 4>, 4> runs;
      for (size_t d = 0; d < shape.size(); ++d)
        runs.push_back(common(held[sender][d], want[d]));
      ExchangeBox box{sender, receiver, {}, {}, {}};
      addBoxes(runs, box, boxes);
    }
  }
  return boxes;
}

} // namespace dgc
