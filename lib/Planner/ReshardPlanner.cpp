//===- ReshardPlanner.cpp - The cache of reshard plans, and text ----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Cost/Machine.h"
#include "dgc/Planner/Reshard.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace dgc {

LinkCosts linkCostsOf(const Machine &machine, const Mesh &mesh) {
  // Half of a link's latency is the start of a collective, half goes to each
  // round of it: together they are the latency for two ranks.
  LinkCosts costs;
  costs.launch = machine.linkFor(1).latency / 2;
  for (const Link &link : axisLinks(machine, mesh))
    costs.axes.push_back({link.latency / 2, 1 / link.bandwidth});
  costs.localStart = machine.launch;
  costs.memoryBeta = 1 / machine.memoryBandwidth;
  return costs;
}

/// A query with its axes renamed: each axis, in the order of first use, gets
/// the least axis of its class that is not taken yet.
struct ReshardPlanner::Query {
  SmallVector<int64_t> shape;
  int64_t elementBytes;
  Sharding from, to;
  SmallVector<int, 4> original; // by new axis
};

ReshardPlanner::ReshardPlanner(Mesh mesh, LinkCosts links,
                               ReshardOptions options)
    : mesh_(std::move(mesh)), links_(std::move(links)), options_(options) {
  for (size_t a = 0; a < mesh_.axes.size(); ++a) {
    int group = int(a);
    for (size_t b = 0; b < a && group == int(a); ++b)
      if (mesh_.axes[a].size == mesh_.axes[b].size &&
          links_.link(int(a)) == links_.link(int(b)))
        group = axisClass_[b];
    axisClass_.push_back(group);
  }
}

static void forEachAxis(Sharding &s, function_ref<void(AxisRef &)> f) {
  for (DimSharding &d : s.dims)
    for (DimEntry &e : d.entries)
      if (!e.isWhole())
        f(e.axis);
  for (AxisRef &r : s.unreduced)
    f(r);
}

static void rename(Sharding &s, ArrayRef<int> to) {
  forEachAxis(s, [&](AxisRef &r) { r.axis = to[r.axis]; });
  canonicalize(s); // unreduced axes are sorted
}

const ReshardPlan &ReshardPlanner::lookUp(const Query &q) {
  Key key(q.shape.begin(), q.shape.end());
  key.push_back(q.elementBytes);
  for (const Sharding *s : {&q.from, &q.to}) {
    for (const DimSharding &d : s->dims) {
      for (const DimEntry &e : d.entries) {
        key.push_back(e.whole);
        key.insert(key.end(), {e.axis.axis, e.axis.pre, e.axis.size});
      }
      key.push_back(-1);
    }
    for (const AxisRef &r : s->unreduced)
      key.insert(key.end(), {r.axis, r.pre, r.size});
    key.push_back(s->unreduced.empty() ? -1 : -2 - int64_t(s->kind));
  }
  auto [it, fresh] = cache_.try_emplace(std::move(key));
  if (fresh) {
    ++searches_;
    it->second = planReshard(q.shape, q.elementBytes, mesh_, links_, q.from,
                             q.to, options_);
  }
  return it->second;
}

ReshardPlan ReshardPlanner::plan(ArrayRef<int64_t> shape, int64_t elementBytes,
                                 const Sharding &from, const Sharding &to) {
  ++queries_;
  Query q{SmallVector<int64_t>(shape),
          elementBytes,
          from.closed(),
          to.closed(),
          {}};
  if (q.from == q.to)
    return {};
  size_t count = mesh_.axes.size();
  SmallVector<int, 4> renamed(count, -1);
  q.original.assign(count, -1);
  auto visit = [&](int axis) {
    if (renamed[axis] >= 0)
      return;
    for (size_t b = 0; b < count; ++b)
      if (axisClass_[b] == axisClass_[axis] && q.original[b] < 0) {
        renamed[axis] = int(b);
        q.original[b] = axis;
        return;
      }
  };
  for (Sharding *s : {&q.from, &q.to})
    forEachAxis(*s, [&](AxisRef &r) { visit(r.axis); });
  for (size_t a = 0; a < count; ++a)
    visit(int(a));
  rename(q.from, renamed);
  rename(q.to, renamed);
  ReshardPlan plan = lookUp(q);
  for (ReshardMove &m : plan.moves) {
    rename(m.result, q.original);
    for (AxisRef &r : m.axes)
      r.axis = q.original[r.axis];
  }
  if (!plan.moves.empty())
    plan.moves.back().result = to;
  return plan;
}

double ReshardPlanner::cost(ArrayRef<int64_t> shape, int64_t elementBytes,
                            const Sharding &from, const Sharding &to) {
  return plan(shape, elementBytes, from, to).cost;
}

StringRef toString(MoveKind kind) {
  switch (kind) {
  case MoveKind::Slice:
    return "slice";
  case MoveKind::Gather:
    return "gather";
  case MoveKind::AllToAll:
    return "all_to_all";
  case MoveKind::Permute:
    return "permute";
  case MoveKind::AllReduce:
    return "all_reduce";
  case MoveKind::ReduceScatter:
    return "reduce_scatter";
  case MoveKind::ToUnreduced:
    return "to_unreduced";
  case MoveKind::Exchange:
    break;
  }
  return "exchange";
}

std::string toString(const ReshardMove &m, const Mesh &mesh) {
  std::string axes;
  for (const AxisRef &r : m.axes)
    axes += (axes.empty() ? "" : ", ") + toString(r, mesh);
  return formatv("{0} over {{{1}} to {2}: {3:f2} us, {4} bytes",
                 toString(m.kind), axes, toString(m.result, mesh), m.cost * 1e6,
                 m.bytes)
      .str();
}

std::string toString(const ReshardPlan &plan, const Mesh &mesh) {
  std::string text;
  for (const ReshardMove &m : plan.moves)
    text += toString(m, mesh) + "\n";
  return text;
}

} // namespace dgc
