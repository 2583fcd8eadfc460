//===- Evaluate.cpp - Time and memory of a whole assignment ---------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Evaluate.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace dgc::planner {

namespace {

class Evaluator {
public:
  Evaluator(const Model &m, JointCost &cost, const Assignment &a,
            const Stored &stored)
      : m(m), p(m.problem), cost(cost), a(a), stored(stored) {}

  Evaluation run() {
    for (size_t v = 0; v < m.nodes.size(); ++v)
      addNode(v);
    for (size_t t = 0; t < p.tensors.size(); ++t)
      addUses(t);
    addMemory();
    return std::move(e);
  }

private:
  /// As the users of `t` see it.
  States outStates(int t, int v, int result) const {
    auto it = stored.states.find(t);
    return it != stored.states.end() ? it->second
                                     : cost.outStates(v, result, a);
  }

  void addNode(int v) {
    const Node &node = m.nodes[v];
    if (node.kind != NodeKind::Op)
      return;
    SmallVector<int, 4> choices;
    for (size_t axis = 0; axis < a.choices.size(); ++axis)
      choices.push_back(a.of(axis, v));
    e.compute += cost.opTime(m.sets[node.set], choices) * node.trips;
    for (size_t k = 0; k < node.results.size(); ++k) {
      int t = p.ops[node.index].results[k];
      States natural, out;
      for (int c : choices)
        natural.push_back(cost.naturalState(node, k, c));
      if (node.results[k] >= 0)
        out = outStates(t, v, k);
      else
        out.assign(natural.size(), whole);
      if (natural == out)
        continue;
      ConversionUse use{t, v, true, natural, out, node.trips, 0, 0};
      use.begin = use.end = p.tensors[t].begin;
      add(use);
    }
  }

  int64_t pointOf(int v, int tensor) const {
    const Node &node = m.nodes[v];
    return node.kind == NodeKind::Op ? node.index : p.tensors[tensor].end;
  }

  void addUses(int t) {
    int u = m.producerOf[t];
    if (u < 0)
      return;
    int k = find(m.nodes[u].results, t) - m.nodes[u].results.begin();
    States from = outStates(t, u, k);
    SmallVector<ConversionUse, 2> uses;
    for (const Use &use : m.usesOf[t]) {
      States to = cost.operandStates(use.node, use.operand, a);
      if (to == from)
        continue;
      double trips = m.conversionTrips(t, m.nodes[use.node]);
      int64_t point = pointOf(use.node, t);
      auto *it = find_if(uses, [&](auto &x) { return x.to == to; });
      if (it == uses.end()) {
        uses.push_back({t, use.node, false, from, to, trips, point, point});
        continue;
      }
      it->trips = std::max(it->trips, trips);
      it->begin = std::min(it->begin, point);
      it->end = std::max(it->end, point);
    }
    for (const ConversionUse &use : uses)
      add(use);
  }

  void add(const ConversionUse &use) {
    e.communication +=
        cost.convert(m.formOf[use.tensor], use.from, use.to) * use.trips;
    e.conversions.push_back(use);
  }

  double bytesOf(int t) const {
    if (m.placements[t] == Placement::Remade)
      return 0; // fused into its users
    if (auto it = stored.bytes.find(t); it != stored.bytes.end())
      return it->second;
    int u = m.producerOf[t];
    if (u < 0)
      return cost.localBytes(m.formOf[t], {});
    int k = find(m.nodes[u].results, t) - m.nodes[u].results.begin();
    return cost.localBytes(m.formOf[t], outStates(t, u, k));
  }

  void addMemory() {
    int64_t n = p.ops.size() + 1;
    std::vector<double> change(n + 1, 0);
    auto live = [&](int64_t begin, int64_t end, double bytes) {
      change[std::clamp<int64_t>(begin, 0, n - 1)] += bytes;
      change[std::clamp<int64_t>(end, 0, n - 1) + 1] -= bytes;
    };
    std::vector<double> bytes(p.tensors.size(), 0);
    for (auto [t, tensor] : enumerate(p.tensors)) {
      if (!tensor.stored)
        continue;
      bytes[t] = bytesOf(t);
      live(tensor.begin, tensor.end, bytes[t]);
      if (tensor.argument >= 0)
        e.memory.arguments += bytes[t];
    }
    auto sizeOf = [&](const ConversionUse &c) {
      return cost.localBytes(m.formOf[c.tensor], c.atProducer ? c.from : c.to);
    };
    for (const ConversionUse &c : e.conversions)
      live(c.begin, c.end, sizeOf(c));
    double now = 0;
    for (int64_t i = 0; i < n; ++i) {
      now += change[i];
      if (now > e.memory.peak) {
        e.memory.peak = now;
        e.memory.peakPoint = i;
      }
    }
    int64_t at = e.memory.peakPoint;
    for (auto [t, tensor] : enumerate(p.tensors))
      if (tensor.stored && tensor.begin <= at && at <= tensor.end)
        e.memory.atPeak[int(tensor.kind)] += bytes[t];
    for (const ConversionUse &c : e.conversions)
      if (c.begin <= at && at <= c.end)
        e.memory.converted += sizeOf(c);
  }

  const Model &m;
  const Problem &p;
  JointCost &cost;
  const Assignment &a;
  const Stored &stored;
  Evaluation e;
};

} // namespace

Evaluation evaluate(const Model &model, JointCost &cost,
                    const Assignment &assignment, const Stored &stored) {
  return Evaluator(model, cost, assignment, stored).run();
}

Prices pricesAt(const Model &model, const Evaluation &evaluation,
                ArrayRef<int64_t> points, double price) {
  const Problem &p = model.problem;
  Prices prices;
  prices.memory = price;
  prices.tensors.assign(p.tensors.size(), 0);
  prices.conversions.assign(p.tensors.size(), 0);
  double share = 1.0 / double(std::max<size_t>(points.size(), 1));
  for (int64_t point : points) {
    for (auto [t, tensor] : enumerate(p.tensors)) {
      if (tensor.stored && tensor.begin <= point && point <= tensor.end)
        prices.tensors[t] += share;
      // A second layout may live wherever its users are.
      int64_t first = INT64_MAX, last = -1;
      for (const Use &use : model.usesOf[t]) {
        const Node &node = model.nodes[use.node];
        int64_t at = node.kind == NodeKind::Op ? node.index : tensor.end;
        first = std::min(first, at);
        last = std::max(last, at);
      }
      if (first <= point && point <= last)
        prices.conversions[t] += share;
    }
  }
  return prices;
}

} // namespace dgc::planner
