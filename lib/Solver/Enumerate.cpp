//===- Enumerate.cpp - Small models, by trying all ------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Enumerate.h"
#include <algorithm>

namespace dgc::solver {

static double least(const std::vector<double> &values) {
  return *std::min_element(values.begin(), values.end());
}

Enumeration::Enumeration(const Model &m, uint64_t maxSteps)
    : model(m), maxSteps(maxSteps), left(m.capacity),
      rest(m.numVariables() + 1, 0.0), values(m.numVariables(), 0) {
  for (int v = 0; v < m.numVariables(); ++v)
    rest[v] = least(m.variables[v].cost);
  for (const ModelEdge &e : m.edges)
    rest[std::max(e.a, e.b)] += least(e.cost);
  for (int v = m.numVariables(); v-- > 0;)
    rest[v] += rest[v + 1];
  if (std::all_of(left.begin(), left.end(), [](double c) { return c >= 0; }))
    visit(0, m.constant);
}

void Enumeration::visit(int v, double cost) {
  if (!isComplete() || (found && cost + rest[v] >= bestCost))
    return;
  if (v == model.numVariables()) {
    found = true;
    bestCost = cost;
    bestValues = values;
    return;
  }
  const Variable &variable = model.variables[v];
  for (int x = 0; x < variable.size(); ++x) {
    ++steps;
    values[v] = x;
    double sum = cost + variable.cost[x];
    for (int id : model.edgesOf[v]) {
      const ModelEdge &e = model.edges[id];
      if (std::max(e.a, e.b) == v)
        sum += e.cost[size_t(values[e.a]) * model.variables[e.b].size() +
                      values[e.b]];
    }
    if (sum == infinite)
      continue;
    bool fits = true;
    auto use = [&](double sign) {
      for (const Segment &s : variable.memory)
        for (int t = s.begin; t < s.end; ++t) {
          left[t] -= sign * s.usage[x];
          fits &= left[t] >= 0;
        }
      for (const Segment &s : variable.memory)
        steps += s.end - s.begin;
    };
    use(1);
    if (fits)
      visit(v + 1, sum);
    use(-1);
  }
}

} // namespace dgc::solver
