//===- MeshBounds.cpp - What no plan on a mesh is faster than -------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "MeshBounds.h"
#include "AxisSolver.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace dgc::planner {

Work perfectShare(Work work, int64_t ranks) {
  for (double *x : {&work.flops, &work.bytesIn, &work.bytesOut, &work.moved,
                    &work.fresh, &work.batch, &work.operations})
    *x /= double(ranks);
  work.masked = false; // other splits may leave nothing to mask
  return work;
}

JointCost JointCost::ofAnyMesh(const Model &model, const Axes &axis,
                               int64_t others) {
  JointCost cost(model, axis);
  cost.others = others;
  for (int64_t n = 1; n * n <= others; ++n)
    if (others % n == 0)
      cost.groups.append({n, others / n});
  return cost;
}

/// What a change on one axis of a mesh costs at least. `from` and `to` differ.
double JointCost::leastConversion(int form, State from, State to) const {
  if (from == whole)
    return 0; // a slice, or zeros
  if (to == partial)
    return impossible;
  double bytes = std::max(localBytes(form, from), localBytes(form, to));
  auto least = [&](CollectiveKind kind) {
    return leastCollective(kind, form, bytes / double(others));
  };
  if (from != partial)
    return least(to == whole ? CollectiveKind::AllGather
                             : CollectiveKind::AllToAll);
  double scatter = least(CollectiveKind::ReduceScatter);
  if (to != whole)
    return scatter;
  return std::min(least(CollectiveKind::AllReduce),
                  scatter + least(CollectiveKind::AllGather));
}

double JointCost::leastCollective(CollectiveKind kind, int form,
                                  double bytes) const {
  double time = impossible;
  for (int64_t n : groups)
    time = std::min(time, sharedCost(kind, axes.links[0], n * axes.sizes[0],
                                     bytes, m.forms[form].sharers,
                                     m.problem.options.bucketBytes)
                              .time);
  // Shares may be single runs.
  return time + placeTime(m.problem.machine, kind, axes.sizes[0], bytes, 1, 1);
}

/// Is there no amount of bytes that takes longer than a larger one? Caches that
/// are measured to help very much might make it so.
static bool growsWithBytes(const Link &link) {
  ArrayRef<LinkCache> caches = link.cached();
  for (size_t i = 1; i < caches.size(); ++i)
    for (auto [less, more] : zip(caches[i - 1].times, caches[i].times))
      if (more * caches[i - 1].bytes > less * caches[i].bytes)
        return false;
  return true;
}
bool growsWithBytes(const Device &device) {
  return is_sorted(device.kernels.streams, [](auto &a, auto &b) {
    return a.bandwidth > b.bandwidth; // by bytes
  });
}

MeshBounds::MeshBounds(const Model &m)
    : m(m), usable(growsWithBytes(m.problem.machine)) {
  if (!usable)
    return;
  Axes none;
  none.refs.push_back({0, 1, 1});
  none.sizes.push_back(1);
  none.links.emplace_back();
  JointCost cost = JointCost::ofAnyMesh(m, none, m.problem.devices);
  for (const Node &node : m.nodes)
    if (node.kind == NodeKind::Op)
      floor += cost.opTime(m.sets[node.set], 0) * node.trips * node.copies;
}

/// The bound of an axis; or less, if it is not expected to be above `enough`.
double MeshBounds::ofAxis(int64_t size, const Link &link, double enough) {
  auto *same = find_if(
      known, [&](const Known &k) { return k.size == size && k.link == link; });
  // What is asked for now may be within reach of what was given up before.
  if (same != known.end() &&
      (same->bound > enough || enough > 0.9 * same->enough))
    return same->bound;
  // A larger axis over a link that is no faster mostly has a higher bound.
  if (any_of(known, [&](const Known &k) {
        return k.size >= size && k.link.bandwidth <= link.bandwidth &&
               k.bound <= enough && enough > 0.9 * k.enough;
      }))
    return floor;
  double bound = floor;
  if (growsWithBytes(link)) {
    Axes axis;
    axis.refs.push_back({0, 1, size});
    axis.sizes.push_back(size);
    axis.links.push_back(link);
    JointCost cost = JointCost::ofAnyMesh(m, axis, m.problem.devices / size);
    AxisSolver solver(m, cost);
    solver.breakTies = false;
    bound = std::max(bound, solver.least(0, enough));
  }
  if (same == known.end())
    same = known.insert(same, {size, link, bound, enough});
  same->bound = std::max(same->bound, bound);
  same->enough = enough;
  return same->bound;
}

double MeshBounds::boundOf(const Axes &axes, double enough) {
  double bound = floor;
  if (!usable || !m.pins.empty())
    return bound;
  // The large axes are the slow ones.
  SmallVector<size_t, 4> order;
  for (size_t a = 0; a < axes.size(); ++a)
    order.push_back(a);
  llvm::sort(order, [&](size_t a, size_t b) {
    return std::pair(-axes.sizes[a], a) < std::pair(-axes.sizes[b], b);
  });
  for (size_t a : order) {
    if (bound > enough)
      break;
    bound = std::max(bound, ofAxis(axes.sizes[a], axes.links[a], enough));
  }
  return bound;
}

} // namespace dgc::planner
