//===- State.cpp - An assignment, its cost and its memory -----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "State.h"
#include <algorithm>

namespace dgc::solver {

State::State(const Model &m)
    : model(m), over(m.numSlots()), after(m.numSlots()),
      change(m.numSlots() + 1), stamp(m.edges.size(), 0) {}

void State::reset(const std::vector<int> &values) {
  current = values;
  now = {};
  now.cost = model.constant;
  std::fill(change.begin(), change.end(), 0.0);
  for (int v = 0; v < model.numVariables(); ++v) {
    const Variable &variable = model.variables[v];
    now.cost += variable.cost[values[v]];
    for (const Segment &s : variable.memory) {
      change[s.begin] += s.usage[values[v]];
      change[s.end] -= s.usage[values[v]];
    }
  }
  for (const ModelEdge &e : model.edges) {
    double c =
        e.cost[size_t(values[e.a]) * model.variables[e.b].size() + values[e.b]];
    if (c == infinite)
      ++now.conflicts;
    else
      now.cost += c;
  }
  double use = 0;
  for (int t = 0; t < model.numSlots(); ++t) {
    use += change[t];
    over[t] = use - model.capacity[t];
    now.excess += std::max(0.0, over[t]);
  }
}

Quality State::probe(const std::vector<int> &variables,
                     const std::vector<int> &proposal) {
  probed = now;
  ++round;
  std::fill(change.begin(), change.end(), 0.0);
  bool anyMemory = false;
  auto add = [&](double c, int sign) {
    if (c == infinite)
      probed.conflicts += sign;
    else
      probed.cost += sign * c;
  };
  for (int v : variables) {
    int old = current[v], value = proposal[v];
    if (old == value)
      continue;
    const Variable &variable = model.variables[v];
    probed.cost += variable.cost[value] - variable.cost[old];
    for (int id : model.edgesOf[v]) {
      if (stamp[id] == round)
        continue;
      stamp[id] = round;
      const ModelEdge &e = model.edges[id];
      size_t columns = model.variables[e.b].size();
      add(e.cost[current[e.a] * columns + current[e.b]], -1);
      add(e.cost[proposal[e.a] * columns + proposal[e.b]], 1);
    }
    for (const Segment &s : variable.memory) {
      double d = s.usage[value] - s.usage[old];
      change[s.begin] += d;
      change[s.end] -= d;
    }
    anyMemory |= !variable.memory.empty();
  }
  if (!anyMemory) {
    after = over;
    return probed;
  }
  double use = 0, excess = 0;
  for (int t = 0; t < model.numSlots(); ++t) {
    use += change[t];
    after[t] = over[t] + use;
    excess += std::max(0.0, after[t]);
  }
  probed.excess = excess;
  return probed;
}

void State::accept(const std::vector<int> &variables,
                   const std::vector<int> &proposal) {
  for (int v : variables)
    current[v] = proposal[v];
  over = after;
  now = probed;
}

} // namespace dgc::solver
