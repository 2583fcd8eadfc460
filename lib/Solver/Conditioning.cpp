//===- Conditioning.cpp - Exact minimum by fixing hubs --------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Conditioning.h"
#include <algorithm>
#include <numeric>

namespace dgc::solver {

static Model termsOf(const Model &model, const Excess &excess) {
  Model terms;
  terms.edgesOf = model.edgesOf;
  for (const std::vector<double> &cost : excess.ofValue)
    terms.variables.push_back({cost, {}});
  for (size_t id = 0; id < model.edges.size(); ++id)
    terms.edges.push_back(
        {model.edges[id].a, model.edges[id].b, excess.ofPair[id]});
  return terms;
}

static std::vector<std::vector<int>> allValues(const Model &model,
                                               const std::vector<int> &of) {
  std::vector<std::vector<int>> result;
  for (int v : of) {
    result.emplace_back(model.variables[v].size());
    std::iota(result.back().begin(), result.back().end(), 0);
  }
  return result;
}

Conditioning::Conditioning(const Model &model, const Excess &excess,
                           double room, double maxCells)
    : terms(termsOf(model, excess)), best(room), maxCells(maxCells),
      part(terms, 2 * room + 1), current(model.numVariables(), 0),
      partial(excess.ofValue), isFixed(model.numVariables(), false) {
  std::vector<int> all(model.numVariables());
  std::iota(all.begin(), all.end(), 0);
  part.build(current, all, allValues(terms, all), maxCells, 0, random);
  others = part.variables();
  std::vector<bool> isHub(all.size(), true);
  for (int v : others)
    isHub[v] = false;
  for (int v : all) {
    first.push_back(costs.size());
    costs.insert(costs.end(), partial[v].begin(), partial[v].end());
    if (isHub[v])
      hubs.push_back(v);
  }
  std::sort(others.begin(), others.end());
  // Those that decide most come first.
  std::sort(hubs.begin(), hubs.end(), [&](int v, int w) {
    size_t ofV = terms.edgesOf[v].size(), ofW = terms.edgesOf[w].size();
    return ofV != ofW ? ofV > ofW : v < w;
  });
}

bool Conditioning::run(uint64_t limit, const std::function<bool()> &over) {
  maxWork = work() + limit;
  isOver = &over;
  double least = 0;
  for (const std::vector<double> &own : partial)
    least += *std::min_element(own.begin(), own.end());
  return least >= best || fixHubs(0, least, 0);
}

/// Adds a hub's terms with its neighbours to theirs. Returns by how much the
/// least terms of those grew.
double Conditioning::addHub(int hub, int value) {
  double grown = 0;
  for (int id : terms.edgesOf[hub]) {
    const ModelEdge &e = terms.edges[id];
    int w = e.a == hub ? e.b : e.a;
    if (isFixed[w])
      continue;
    std::vector<double> &own = partial[w];
    double before = *std::min_element(own.begin(), own.end());
    size_t columns = terms.variables[e.b].size();
    for (size_t y = 0; y < own.size(); ++y)
      own[y] += e.a == hub ? e.cost[size_t(value) * columns + y]
                           : e.cost[y * columns + value];
    grown += *std::min_element(own.begin(), own.end()) - before;
    steps += own.size();
  }
  return grown;
}

/// Tries the values of the hubs from `depth` on, cheap ones first. An
/// assignment costs at least `least`; the hubs before `depth` cost `fixedCost`.
/// False: gave up.
bool Conditioning::fixHubs(size_t depth, double least, double fixedCost) {
  if (work() > maxWork || (*isOver)())
    return false;
  if (depth == hubs.size())
    return eliminate(least, fixedCost);
  int hub = hubs[depth];
  const std::vector<double> own = partial[hub];
  double leastOwn = *std::min_element(own.begin(), own.end());
  std::vector<int> order(own.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](int x, int y) {
    return own[x] != own[y] ? own[x] < own[y] : x < y;
  });
  isFixed[hub] = true;
  bool isComplete = true;
  for (int x : order) {
    double now = least - leastOwn + own[x];
    if (now >= best || !isComplete)
      break;
    current[hub] = x;
    std::vector<std::pair<int, std::vector<double>>> saved;
    for (int id : terms.edgesOf[hub]) {
      const ModelEdge &e = terms.edges[id];
      int w = e.a == hub ? e.b : e.a;
      saved.push_back({w, partial[w]});
    }
    now += addHub(hub, x);
    if (now < best)
      isComplete = fixHubs(depth + 1, now, fixedCost + own[x]);
    for (auto &[w, before] : saved)
      partial[w] = std::move(before);
  }
  isFixed[hub] = false;
  return isComplete;
}

/// The least of all others for the values of the hubs.
bool Conditioning::eliminate(double least, double fixedCost) {
  std::vector<std::vector<int>> allowed;
  for (int v : others) {
    const std::vector<double> &own = partial[v];
    double leastOwn = *std::min_element(own.begin(), own.end());
    allowed.emplace_back();
    for (size_t x = 0; x < own.size(); ++x)
      if (least - leastOwn + own[x] < best)
        allowed.back().push_back(int(x));
  }
  part.build(current, others, std::move(allowed), maxCells, 0, random);
  if (part.variables().size() < others.size()) { // another hub is needed
    std::vector<int> before = others;
    std::vector<bool> isLeft(current.size(), false);
    for (int v : part.variables())
      isLeft[v] = true;
    auto hub = std::find_if(others.begin(), others.end(),
                            [&](int v) { return !isLeft[v]; });
    hubs.push_back(*hub);
    others.erase(hub);
    bool isComplete = fixHubs(hubs.size() - 1, least, fixedCost);
    hubs.pop_back();
    others = std::move(before);
    return isComplete;
  }
  double sum = fixedCost + part.minimise(costs, first, current);
  if (sum < best) {
    best = sum;
    bestValues = current;
  }
  return true;
}

} // namespace dgc::solver
