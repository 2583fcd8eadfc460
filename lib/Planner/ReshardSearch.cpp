//===- ReshardSearch.cpp - The cheapest path of moves ---------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// The fallback is the first incumbent. A directed search without temporary
// slices improves on it, then one with them, both A* and bounded by the
// incumbent, so that a query takes little time and never costs more than the
// fallback.
//
//===----------------------------------------------------------------------===//
#include "ReshardSpace.h"
#include "dgc/Planner/ReshardSteps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include <queue>

using namespace llvm;
using namespace dgc::reshard;

namespace dgc {

namespace {
struct SearchLimits {
  SearchRules rules;
  int64_t expansions = 1 << 30;
  int64_t edges = int64_t(1) << 40;
  double weight = 1;     // f = g + weight * bound
  double memory = 1e300; // bytes, per move
};

class Search {
public:
  Search(Space &space, const SearchLimits &limits, double upper)
      : space(space), limits(limits), upper(upper) {}

  /// The edges of a path that costs less than `upper`, if one is found.
  std::optional<SmallVector<Edge, 4>> run() {
    int start = nodeOf(space.source()).first;
    nodes[start].cost = 0;
    queue.push({0, start});
    int64_t expanded = 0;
    while (!queue.empty()) {
      auto [f, entry] = queue.top();
      queue.pop();
      if (entry < 0) { // an exchange, priced only when its bound is the least
        relax(~entry, space.exchange(nodes[~entry].state));
        continue;
      }
      if (nodes[entry].closed)
        continue;
      if (nodes[entry].state == space.target())
        return path(entry);
      if (expanded++ >= limits.expansions || edges >= limits.edges)
        break;
      expand(entry);
    }
    int end = nodeOf(space.target()).first; // reached, if not proven cheapest
    if (nodes[end].parent < 0)
      return std::nullopt;
    return path(end);
  }

private:
  struct Node {
    State state;
    double cost = 1e300, bound = 0;
    int parent = -1;
    bool closed = false;
    Edge edge{};
  };

  static std::pair<uint64_t, uint64_t> keyOf(const State &s) {
    static_assert(sizeof(State) == 16, "a state is two words");
    uint64_t words[2];
    std::memcpy(words, &s, sizeof(s));
    return {words[0], words[1]};
  }
  std::pair<int, bool> nodeOf(const State &s) {
    auto [it, fresh] = ids.try_emplace(keyOf(s), int(nodes.size()));
    if (fresh) {
      nodes.push_back({});
      nodes.back().state = s;
    }
    return {it->second, fresh};
  }

  void expand(int i) {
    nodes[i].closed = true;
    State s = nodes[i].state;
    space.successors(s, limits.rules, [&](const Edge &e) {
      relax(i, e);
      return ++edges < limits.edges;
    });
    if (limits.rules.exchange && space.mayExchange(s))
      queue.push({nodes[i].cost +
                      limits.weight * std::max(space.bound(s), space.launch()),
                  ~i});
  }

  void relax(int from, const Edge &e) {
    double cost = nodes[from].cost + e.cost;
    if (e.memory > limits.memory || cost >= upper)
      return;
    auto [i, fresh] = nodeOf(e.to);
    if (fresh)
      nodes[i].bound = space.bound(e.to);
    Node &n = nodes[i];
    if (cost >= n.cost - 1e-15 || cost + n.bound >= upper)
      return;
    n.closed = false; // the bound is admissible, not consistent: reopen
    n.cost = cost;
    n.parent = from;
    n.edge = e;
    queue.push({cost + limits.weight * n.bound, i});
  }

  SmallVector<Edge, 4> path(int i) const {
    SmallVector<Edge, 4> edges;
    for (; nodes[i].parent >= 0; i = nodes[i].parent)
      edges.push_back(nodes[i].edge);
    std::reverse(edges.begin(), edges.end());
    return edges;
  }

  Space &space;
  const SearchLimits &limits;
  double upper;
  int64_t edges = 0;
  std::vector<Node> nodes;
  DenseMap<std::pair<uint64_t, uint64_t>, int> ids;
  // By f, then by node (an exchange as ~node), so that ties fall the same way.
  using Entry = std::pair<double, int>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> queue;
};
} // namespace

static double costOf(ArrayRef<Edge> edges) {
  double cost = 0;
  for (const Edge &e : edges)
    cost += e.cost;
  return cost;
}

static ReshardPlan toPlan(const Space &space, ArrayRef<Edge> edges,
                          const Sharding &from, const Sharding &to) {
  ReshardPlan plan;
  plan.cost = costOf(edges);
  Sharding before = from;
  for (const Edge &e : edges) {
    ReshardMove m;
    m.kind = e.kind;
    m.result = &e == &edges.back() ? to : space.toSharding(e.to);
    m.axes = e.kind == MoveKind::Exchange ? space.axesOf(e.mask)
                                          : moveAxes(e.kind, before, m.result);
    m.cost = e.cost;
    m.bytes = int64_t(e.bytes);
    m.temporaryBytes = int64_t(e.memory);
    before = m.result;
    plan.moves.push_back(std::move(m));
  }
  return plan;
}

namespace {
/// The fallback where the shardings' parts of axes do not nest. It is the only
/// plan, so its price need not be exact.
class CoarseFallback {
public:
  CoarseFallback(ArrayRef<int64_t> shape, int64_t elementBytes,
                 const LinkCosts &links, Sharding from)
      : shape(shape), elementBytes(elementBytes), links(links),
        now(std::move(from)) {}

  ReshardPlan run(const Mesh &mesh, const Sharding &to) {
    Sharding target = to.closed();
    // Only what both name alike, with one kind, stays unreduced.
    Sharding next = now;
    next.unreduced.clear();
    if (now.kind == target.kind)
      next.unreduced =
          without(now.unreduced, without(now.unreduced, target.unreduced));
    if (next.unreduced != now.unreduced)
      push(MoveKind::AllReduce, without(now.unreduced, next.unreduced), next);
    next = now;
    next.dims = target.dims;
    RefList all;
    for (size_t a = 0; a < mesh.axes.size(); ++a)
      if (mesh.axes[a].size > 1)
        all.push_back({int(a), 1, mesh.axes[a].size});
    if (next != now)
      push(MoveKind::Exchange, all, next);
    if (target.unreduced != now.unreduced)
      push(MoveKind::ToUnreduced, without(target.unreduced, now.unreduced),
           target);
    if (!plan.moves.empty())
      plan.moves.back().result = to;
    return std::move(plan);
  }

private:
  using RefList = SmallVector<AxisRef, 2>;
  static RefList without(ArrayRef<AxisRef> a, ArrayRef<AxisRef> b) {
    RefList out;
    for (const AxisRef &r : a)
      if (!is_contained(b, r))
        out.push_back(r);
    return out;
  }
  double bytes(const Sharding &s) const {
    double b = double(elementBytes);
    if (auto local = localShape(shape, s))
      for (int64_t n : *local)
        b *= double(n);
    return b;
  }
  void push(MoveKind kind, RefList axes, Sharding next) {
    canonicalize(next);
    GroupLink group;
    for (const AxisRef &r : axes)
      group.add(links.link(r.axis), r.size);
    double in = bytes(now), out = bytes(next);
    ReshardMove m{kind, axes, next, 0, 0, 0};
    m.cost = collectiveTime(kind, links, group, in, out, in);
    m.bytes = int64_t(collectiveBytes(kind, group.size, in, out));
    if (kind == MoveKind::Exchange) {
      m.cost += links.launch + group.alpha * double(group.size - 1) +
                links.exchangeTax * group.beta * out;
      m.bytes = int64_t(out);
    }
    m.temporaryBytes = int64_t(collectiveMemory(kind, in, out));
    plan.cost += m.cost;
    plan.moves.push_back(std::move(m));
    now = next;
  }

  ArrayRef<int64_t> shape;
  int64_t elementBytes;
  const LinkCosts &links;
  Sharding now;
  ReshardPlan plan;
};
} // namespace

ReshardPlan fallbackReshard(ArrayRef<int64_t> shape, int64_t elementBytes,
                            const Mesh &mesh, const LinkCosts &links,
                            const Sharding &from, const Sharding &to) {
  if (from.sameLayout(to))
    return {};
  Sharding a = from.closed(), b = to.closed();
  std::unique_ptr<Space> space =
      Space::create(shape, elementBytes, mesh, links, a, b);
  if (!space)
    return CoarseFallback(shape, elementBytes, links, a).run(mesh, to);
  return toPlan(*space, space->fallback(), a, to);
}

ReshardPlan planReshard(ArrayRef<int64_t> shape, int64_t elementBytes,
                        const Mesh &mesh, const LinkCosts &links,
                        const Sharding &from, const Sharding &to,
                        const ReshardOptions &options) {
  if (from.sameLayout(to))
    return {};
  Sharding a = from.closed(), b = to.closed();
  std::unique_ptr<Space> space =
      Space::create(shape, elementBytes, mesh, links, a, b);
  if (!space)
    return CoarseFallback(shape, elementBytes, links, a).run(mesh, to);
  SmallVector<Edge, 4> best(space->fallback());
  auto improve = [&](const SearchLimits &limits) {
    if (auto found = Search(*space, limits, costOf(best)).run())
      best = std::move(*found);
  };
  SearchLimits limits;
  limits.rules.exchange = options.exchange;
  limits.memory =
      options.memoryFactor * 1.000001 *
      (space->bytes(space->source()) + space->bytes(space->target()));
  if (options.exhaustive) {
    limits.rules.directed = false;
    improve(limits);
    return toPlan(*space, best, a, to);
  }
  limits.weight = 1.2;
  limits.rules.temporarySlices = false;
  limits.expansions = 300;
  limits.edges = 6000;
  improve(limits);
  limits.rules.temporarySlices = true;
  limits.expansions = 200;
  improve(limits);
  return toPlan(*space, best, a, to);
}

} // namespace dgc
