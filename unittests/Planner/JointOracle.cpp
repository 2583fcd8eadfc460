//===- JointOracle.cpp - The optimum over all axes together ---------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "JointOracle.h"
#include "../../lib/Planner/Elimination.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace dgc;
using namespace dgc::planner;

namespace dgc::test {

namespace {

using Pair = std::array<int, 2>; // a choice, or a state, on each of two axes

struct Edge {
  int producer, result, consumer, operand, value;
};

class Oracle {
public:
  Oracle(const Model &m, JointCost &cost, bool manyUses)
      : m(m), cost(cost), manyUses(manyUses) {}

  JointOptimum solve(double maxTable) {
    makeDomains();
    makeEdges();
    tieHard();
    addCosts();
    dropDominated();
    return eliminate(maxTable);
  }

private:
  bool isAllowed(const Node &node, int v, int c, int axis) const {
    const Choice &choice = m.sets[node.set].choices[c];
    if (!m.useful[v][c] ||
        (choice.reduced && node.convertsResults && node.results[0] >= 0))
      return false;
    auto pin = m.resultPins.find(node.index);
    return node.kind != NodeKind::Result || pin == m.resultPins.end() ||
           pin->second[axis] == unpinned ||
           pin->second[axis] == cost.operandState(node, 0, c);
  }

  void makeDomains() {
    domain.resize(m.nodes.size());
    unary.resize(m.nodes.size());
    for (auto [v, node] : enumerate(m.nodes)) {
      int n = m.sets[node.set].choices.size();
      for (int c = 0; c < n; ++c) {
        if (!isAllowed(node, v, c, 0))
          continue;
        int given[] = {c, 0};
        const JointCost::AxisChoices &on1 = cost.axisChoices(v, 1, given);
        for (auto [d, time] : zip(on1.choices, on1.time))
          if (isAllowed(node, v, d, 1)) {
            domain[v].push_back({c, d});
            unary[v].push_back(time * node.trips * node.copies);
          }
      }
    }
  }

  void makeEdges() {
    for (auto [w, uses] : enumerate(m.usesOf)) {
      int u = m.producerOf[w];
      if (u < 0 || m.placements[w] != Placement::Variable)
        continue;
      for (const Use &use : uses) {
        if (use.node == u && m.nodes[u].kind == NodeKind::Argument)
          continue;
        bool soft = m.nodes[u].convertsResults ||
                    m.nodes[use.node].convertsOperands ||
                    (manyUses && uses.size() > 1);
        (soft ? this->soft : hard)
            .push_back({u, m.resultOf[w], use.node, use.operand, int(w)});
      }
    }
  }

  Pair stateOut(const Edge &e, int x) const {
    const Pair &c = domain[e.producer][where(e.producer, x)];
    const Node &node = m.nodes[e.producer];
    return {cost.outState(node, e.result, 0, c[0]),
            cost.outState(node, e.result, 1, c[1])};
  }
  Pair stateIn(const Edge &e, int y) const {
    const Pair &c = domain[e.consumer][where(e.consumer, y)];
    const Node &node = m.nodes[e.consumer];
    return {cost.operandState(node, e.operand, c[0]),
            cost.operandState(node, e.operand, c[1])};
  }
  /// Value x of v's root as an index in domain[v].
  int where(int v, int x) const { return map[v][x]; }

  /// Nodes that must agree become one: where the values of one end follow from
  /// those of the other, they are read off them.
  void tieHard() {
    size_t n = m.nodes.size();
    map.resize(n);
    live.resize(n);
    for (size_t v = 0; v < n; ++v) {
      root.push_back(v);
      members.push_back({int(v)});
      live[v].assign(domain[v].size(), true);
      for (size_t x = 0; x < domain[v].size(); ++x)
        map[v].push_back(x);
    }
    for (bool changed = true; changed;) {
      changed = false;
      for (const Edge &e : hard) {
        changed |= filter(e);
        changed |= root[e.producer] != root[e.consumer] && join(e);
      }
    }
  }

  /// Removes values that no value at the other end agrees with.
  bool filter(const Edge &e) {
    int a = root[e.producer], b = root[e.consumer];
    bool changed = false;
    auto kill = [&](int r, int x) {
      live[r][x] = false;
      changed = true;
    };
    if (a == b) {
      for (size_t x = 0; x < live[a].size(); ++x)
        if (live[a][x] && stateOut(e, x) != stateIn(e, x))
          kill(a, x);
      return changed;
    }
    std::map<Pair, int> out, in;
    for (size_t x = 0; x < live[a].size(); ++x)
      if (live[a][x])
        ++out[stateOut(e, x)];
    for (size_t y = 0; y < live[b].size(); ++y)
      if (live[b][y])
        ++in[stateIn(e, y)];
    for (size_t x = 0; x < live[a].size(); ++x)
      if (live[a][x] && !in.count(stateOut(e, x)))
        kill(a, x);
    for (size_t y = 0; y < live[b].size(); ++y)
      if (live[b][y] && !out.count(stateIn(e, y)))
        kill(b, y);
    return changed;
  }

  /// True if the two ends became one.
  bool join(const Edge &e) {
    int a = root[e.producer], b = root[e.consumer];
    std::map<Pair, SmallVector<int, 4>> out, in;
    for (size_t x = 0; x < live[a].size(); ++x)
      if (live[a][x])
        out[stateOut(e, x)].push_back(x);
    for (size_t y = 0; y < live[b].size(); ++y)
      if (live[b][y])
        in[stateIn(e, y)].push_back(y);
    auto unique = [](auto &by) {
      return all_of(by, [](auto &p) { return p.second.size() == 1; });
    };
    bool inUnique = unique(in), outUnique = unique(out);
    if (!inUnique && !outUnique)
      return false;
    int keep = inUnique ? a : b, gone = inUnique ? b : a;
    std::vector<int> image(live[keep].size(), 0);
    for (size_t x = 0; x < live[keep].size(); ++x)
      if (live[keep][x])
        image[x] = inUnique ? in[stateOut(e, x)][0] : out[stateIn(e, x)][0];
    for (int v : members[gone]) {
      std::vector<int> composed;
      for (int x : image)
        composed.push_back(map[v][x]);
      map[v] = std::move(composed);
      root[v] = keep;
      members[keep].push_back(v);
    }
    members[gone].clear();
    return true;
  }

  double conversion(const Edge &e, const Pair &from, const Pair &to) const {
    State f[] = {State(from[0]), State(from[1])},
          t[] = {State(to[0]), State(to[1])};
    return cost.convert(m.formOf[e.value], f, t) * m.copies[e.value] *
           m.conversionTrips(e.value, m.nodes[e.consumer]);
  }

  void addCosts() {
    size_t n = m.nodes.size();
    values.resize(n);
    costs.resize(n);
    for (size_t r = 0; r < n; ++r)
      if (!members[r].empty())
        for (size_t x = 0; x < live[r].size(); ++x)
          if (live[r][x]) {
            double sum = 0;
            for (int v : members[r])
              sum += unary[v][map[v][x]];
            values[r].push_back(x);
            costs[r].push_back(sum);
          }
    for (const Edge &e : soft) {
      int r = root[e.producer];
      if (r == root[e.consumer])
        for (auto [i, x] : enumerate(values[r]))
          costs[r][i] += conversion(e, stateOut(e, x), stateIn(e, x));
    }
  }

  /// Of the values that look alike to all others, the cheapest is enough.
  void dropDominated() {
    std::vector<std::vector<const Edge *>> outside(m.nodes.size());
    for (auto *edges : {&soft, &hard})
      for (const Edge &e : *edges)
        if (root[e.producer] != root[e.consumer]) {
          outside[root[e.producer]].push_back(&e);
          outside[root[e.consumer]].push_back(&e);
        }
    for (size_t r = 0; r < values.size(); ++r) {
      std::map<std::vector<Pair>, int> seen;
      std::vector<int> kept;
      std::vector<double> keptCosts;
      for (auto [x, c] : zip(values[r], costs[r])) {
        std::vector<Pair> look;
        for (const Edge *e : outside[r])
          look.push_back(root[e->producer] == int(r) ? stateOut(*e, x)
                                                     : stateIn(*e, x));
        auto [it, isNew] = seen.try_emplace(std::move(look), int(kept.size()));
        if (isNew) {
          kept.push_back(x);
          keptCosts.push_back(c);
        } else if (c < keptCosts[it->second]) {
          kept[it->second] = x;
          keptCosts[it->second] = c;
        }
      }
      values[r] = std::move(kept);
      costs[r] = std::move(keptCosts);
    }
  }

  JointOptimum eliminate(double maxTable) {
    TableStore store;
    Elimination elimination(store);
    std::vector<int> variable(m.nodes.size(), -1);
    for (size_t r = 0; r < m.nodes.size(); ++r)
      if (!members[r].empty()) {
        int size = values[r].size();
        if (size == 0)
          return {}; // hard edges that cannot all hold
        variable[r] = elimination.addVariable(size);
        elimination.addTable({variable[r]}, store.intern({size}, costs[r]));
      }
    for (auto *edges : {&soft, &hard})
      for (const Edge &e : *edges) {
        int a = root[e.producer], b = root[e.consumer];
        if (a == b)
          continue;
        bool swap = variable[a] > variable[b], isSoft = edges == &soft;
        int first = swap ? b : a, second = swap ? a : b;
        std::vector<double> data;
        for (int i : values[first])
          for (int j : values[second]) {
            Pair from = stateOut(e, swap ? j : i),
                 to = stateIn(e, swap ? i : j);
            data.push_back(from == to ? 0
                           : isSoft
                               ? std::min(impossible, conversion(e, from, to))
                               : impossible);
          }
        int rows = values[first].size(), columns = values[second].size();
        elimination.addTable({variable[first], variable[second]},
                             store.intern({rows, columns}, std::move(data)));
      }
    JointOptimum best;
    best.numVariables = elimination.numVariables();
    elimination.reduce();
    best.largestTable = elimination.findOrder(1 << 16);
    if (best.largestTable > maxTable)
      return best;
    std::vector<int> chosen;
    best.cost = elimination.solve(maxTable, chosen);
    best.solved = elimination.isExact();
    best.assignment.choices.assign(2, std::vector<int>(m.nodes.size(), 0));
    for (size_t v = 0; v < m.nodes.size(); ++v) {
      int x = values[root[v]][chosen[variable[root[v]]]];
      for (int axis : {0, 1})
        best.assignment.choices[axis][v] = domain[v][map[v][x]][axis];
    }
    return best;
  }

  const Model &m;
  JointCost &cost;
  bool manyUses;
  std::vector<std::vector<Pair>> domain;  // by node: choices
  std::vector<std::vector<double>> unary; // by node: the cost of each
  std::vector<Edge> soft, hard;
  std::vector<int> root;
  std::vector<std::vector<int>> members, map; // map: root's value -> domain
  std::vector<std::vector<bool>> live;
  std::vector<std::vector<int>> values; // by root: those that are left
  std::vector<std::vector<double>> costs;
};

} // namespace

double separateCost(const Model &m, JointCost &cost, const Assignment &a) {
  double sum = 0;
  for (auto [v, node] : enumerate(m.nodes)) {
    SmallVector<int, 2> choices{a.of(0, v), a.of(1, v)};
    const JointCost::AxisChoices &all = cost.axisChoices(v, 1, choices);
    auto it = find(all.choices, choices[1]);
    sum += it == all.choices.end()
               ? impossible
               : all.time[it - all.choices.begin()] * node.trips * node.copies;
  }
  for (auto [w, uses] : enumerate(m.usesOf)) {
    int u = m.producerOf[w];
    if (u < 0 || m.placements[w] != Placement::Variable)
      continue;
    States from = cost.outStates(u, m.resultOf[w], a);
    for (const Use &use : uses)
      if (use.node != u)
        sum += cost.convert(m.formOf[w], from,
                            cost.operandStates(use.node, use.operand, a)) *
               m.copies[w] * m.conversionTrips(w, m.nodes[use.node]);
  }
  return sum;
}

JointOptimum solveJointly(const Model &model, JointCost &cost, bool manyUses,
                          double maxTable) {
  return Oracle(model, cost, manyUses).solve(maxTable);
}

} // namespace dgc::test
