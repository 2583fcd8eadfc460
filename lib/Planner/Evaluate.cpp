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
            const Prices *prices, const Stored &stored)
      : m(m), p(m.problem), cost(cost), a(a), prices(prices), stored(stored) {}

  Evaluation run() {
    for (size_t v = 0; v < m.nodes.size(); ++v)
      addNode(v);
    for (size_t w = 0; w < m.tensorOf.size(); ++w)
      addUses(w);
    addMemory();
    return std::move(e);
  }

private:
  /// As the users of `w` see it.
  States outStates(int w) const {
    auto it = stored.states.find(w);
    return it != stored.states.end()
               ? it->second
               : cost.outStates(m.producerOf[w], m.resultOf[w], a);
  }

  void addNode(int v) {
    const Node &node = m.nodes[v];
    if (node.kind != NodeKind::Op)
      return;
    SmallVector<int, 4> choices;
    for (size_t axis = 0; axis < a.choices.size(); ++axis)
      choices.push_back(a.of(axis, v));
    e.compute +=
        cost.opTime(m.sets[node.set], choices) * node.trips * node.copies;
    for (int w : m.madeBy[v]) {
      int k = m.resultOf[w];
      States natural, out;
      for (int c : choices)
        natural.push_back(cost.naturalState(node, k, c));
      if (m.producerOf[w] >= 0)
        out = outStates(w);
      else
        out.assign(natural.size(), whole);
      if (natural != out)
        add({w, v, true, natural, out, node.trips, m.copies[w], {}});
    }
  }

  void addUses(int w) {
    int u = m.producerOf[w];
    if (u < 0)
      return;
    States from = outStates(w);
    SmallVector<ConversionUse, 2> found;
    SmallVector<SmallVector<int, 4>, 2> places; // of the users
    for (auto [place, i] : enumerate(m.useOrder[w])) {
      const Use &use = m.usesOf[w][i];
      States to = cost.operandStates(use.node, use.operand, a);
      if (to == from)
        continue;
      double trips = m.conversionTrips(w, m.nodes[use.node]);
      auto *it = find_if(found, [&](auto &x) { return x.to == to; });
      size_t k = it - found.begin();
      if (it == found.end()) {
        found.push_back({w, use.node, false, from, to, trips, m.copies[w], {}});
        places.emplace_back();
      }
      found[k].trips = std::max(found[k].trips, trips);
      found[k].users.push_back(i);
      places[k].push_back(place);
    }
    for (auto [c, at] : zip(found, places))
      addKept(std::move(c), at);
  }

  /// A conversion, cut where it is made again.
  void addKept(ConversionUse c, ArrayRef<int> places) {
    SmallVector<int, 4> users = std::move(c.users);
    SmallVector<bool, 8> again(users.size(), false);
    if (prices && prices->memory > 0 && users.size() > 1)
      prices->conversion(
          c.value, places, cost.localBytes(m.formOf[c.value], c.to),
          cost.convert(m.formOf[c.value], c.from, c.to) * c.trips * c.copies,
          [&](int k) {
            int node = m.usesOf[c.value][users[k]].node;
            again[k] = m.nodes[node].kind == NodeKind::Op;
          });
    c.users.clear();
    for (auto [k, user] : enumerate(users)) {
      if (again[k]) {
        add(c);
        c.users.clear();
        c.again = true;
        c.node = m.usesOf[c.value][user].node;
      }
      c.users.push_back(user);
    }
    add(std::move(c));
  }

  void add(ConversionUse c) {
    e.communication +=
        cost.convert(m.formOf[c.value], c.from, c.to) * c.trips * c.copies;
    e.conversions.push_back(std::move(c));
  }

  double bytesOf(int w) const {
    if (m.placements[w] == Placement::Remade)
      return 0; // fused into its users
    if (auto it = stored.bytes.find(w); it != stored.bytes.end())
      return it->second;
    return cost.localBytes(m.formOf[w],
                           m.producerOf[w] < 0 ? States() : outStates(w));
  }

  double sizeOf(const ConversionUse &c) const {
    return cost.localBytes(m.formOf[c.value], c.atProducer ? c.from : c.to);
  }

  /// Calls fn(tensor, conversion, begin, end) with the program points at which
  /// each second layout lives.
  template <typename F> void forConversions(F fn) const {
    for (const ConversionUse &c : e.conversions)
      for (int t : m.tensorsOf[c.value]) {
        int64_t made = p.tensors[t].begin;
        PointSpan span =
            c.users.empty() ? PointSpan{made, made} : m.spanOf(t, c.users);
        fn(c, span.begin, span.end);
      }
  }

  double scratchOf(const ProblemOp &op) const {
    int v = m.producerOf[m.valueOf[op.results[0]]];
    if (v < 0)
      return 0;
    SmallVector<int, 4> choices;
    for (size_t axis = 0; axis < a.choices.size(); ++axis)
      choices.push_back(a.of(axis, v));
    return scratchBytes(op, cost.localWork(m.sets[m.nodes[v].set], choices));
  }

  /// `change`: of what is live, by program point.
  void findPeak(ArrayRef<double> change) {
    int64_t n = change.size(), blocks = numPlanBlocks(p.ops.size());
    double now = 0;
    // planBlock(i) without a division.
    for (int64_t i = 0, block = 0, left = 0; i < n; ++i, left += blocks) {
      for (; left >= n; left -= n)
        ++block;
      now += change[i];
      double &most = e.blocks.peak[block];
      most = std::max(most, now);
      if (now > e.memory.peak) {
        e.memory.peak = now;
        e.memory.peakPoint = i;
      }
    }
  }

  void addMemory() {
    int64_t n = p.ops.size() + 1;
    std::vector<double> change(n + 1, 0);
    auto live = [&](int64_t begin, int64_t end, double bytes) {
      change[std::clamp<int64_t>(begin, 0, n - 1)] += bytes;
      change[std::clamp<int64_t>(end, 0, n - 1) + 1] -= bytes;
    };
    std::vector<double> bytes;
    for (size_t w = 0; w < m.tensorOf.size(); ++w)
      bytes.push_back(bytesOf(w));
    for (const Model::Stored &x : m.stored) {
      live(x.begin, x.end, bytes[x.value] * x.stretch);
      if (x.isArgument)
        e.memory.arguments += bytes[x.value];
    }
    forConversions([&](const ConversionUse &c, int64_t begin, int64_t end) {
      live(begin, end, sizeOf(c));
    });
    for (int i : m.scratchOps)
      live(i, i, scratchOf(p.ops[i]));
    findPeak(ArrayRef<double>(change).take_front(n));
    int64_t at = e.memory.peakPoint;
    for (const Model::Stored &x : m.stored)
      if (x.begin <= at && at <= x.end)
        e.memory.atPeak[int(p.tensors[x.tensor].kind)] +=
            bytes[x.value] * x.stretch;
    forConversions([&](const ConversionUse &c, int64_t begin, int64_t end) {
      if (begin <= at && at <= end)
        e.memory.converted += sizeOf(c);
    });
    if (at < int64_t(p.ops.size()) && p.ops[at].needsScratch())
      e.memory.converted += scratchOf(p.ops[at]);
  }

  const Model &m;
  const Problem &p;
  JointCost &cost;
  const Assignment &a;
  const Prices *prices;
  const Stored &stored;
  Evaluation e;
};

} // namespace

Evaluation evaluate(const Model &model, JointCost &cost,
                    const Assignment &assignment, const Prices *prices,
                    const Stored &stored) {
  return Evaluator(model, cost, assignment, prices, stored).run();
}

double Prices::conversion(int w, ArrayRef<int> uses, double bytes,
                          double seconds, function_ref<void(int)> again) const {
  double perWeight = memory * bytes;
  double sum = seconds;
  for (auto [k, use] : enumerate(uses)) {
    sum += perWeight * atUse[w][use];
    if (k == 0)
      continue;
    double between = 0;
    for (int i = uses[k - 1]; i < use; ++i)
      between += afterUse[w][i] + (i > uses[k - 1] ? atUse[w][i] : 0);
    if (perWeight * between > seconds && again)
      again(k);
    sum += std::min(perWeight * between, seconds);
  }
  return sum;
}

Prices pricesAt(const Model &model, ArrayRef<int64_t> points, double price) {
  const Problem &p = model.problem;
  Prices prices;
  prices.memory = price;
  prices.points.assign(points.begin(), points.end());
  size_t n = model.tensorOf.size();
  prices.values.assign(n, 0);
  prices.atUse.resize(n);
  prices.afterUse.resize(n);
  for (size_t w = 0; w < n; ++w) {
    prices.atUse[w].assign(model.usesOf[w].size(), 0);
    prices.afterUse[w].assign(model.usesOf[w].size(), 0);
  }
  double share = 1.0 / double(std::max<size_t>(points.size(), 1));
  for (auto [t, tensor] : enumerate(p.tensors)) {
    int w = model.valueOf[t];
    ArrayRef<PointSpan> at = model.useSpans[t];
    ArrayRef<int> order = model.useOrder[w];
    for (int64_t point : points) {
      if (tensor.stored && tensor.begin <= point && point <= tensor.end)
        prices.values[w] += share * tensor.stretch;
      for (auto [k, i] : enumerate(order)) {
        PointSpan last = k ? at[order[k - 1]] : PointSpan{-1, -1};
        if (at[i].contains(point) && !last.contains(point))
          prices.atUse[w][k] += share;
        if (k && last.end < point && point < at[i].begin)
          prices.afterUse[w][k - 1] += share;
      }
    }
  }
  return prices;
}

} // namespace dgc::planner
