//===- Problem.cpp - Building, checking and evaluating problems -----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Solver/Problem.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/Support/xxhash.h"
#include <algorithm>
#include <cmath>
#include <limits>

using llvm::ArrayRef;

namespace dgc::solver {

template <typename T> static uint64_t hashCells(ArrayRef<T> cells) {
  return llvm::xxh3_64bits(
      ArrayRef(reinterpret_cast<const uint8_t *>(cells.data()),
               cells.size() * sizeof(T)));
}

int Problem::addNode(ArrayRef<int64_t> nodeCosts, ArrayRef<int64_t> nodeUsages,
                     int64_t from, int64_t to) {
  costs.insert(costs.end(), nodeCosts.begin(), nodeCosts.end());
  usages.insert(usages.end(), nodeUsages.begin(), nodeUsages.end());
  first.push_back(int(costs.size()));
  begin.push_back(from);
  end.push_back(to);
  return numNodes() - 1;
}

int Problem::addTable(ArrayRef<int64_t> cells) {
  uint64_t hash = hashCells(cells);
  auto [from, to] = byContent.equal_range(hash);
  for (auto it = from; it != to; ++it)
    if (ArrayRef<int64_t>(tables[it->second]) == cells)
      return it->second;
  byContent.emplace(hash, int(tables.size()));
  return addNewTable(cells.vec());
}

int Problem::addNewTable(std::vector<int64_t> cells) {
  tables.push_back(std::move(cells));
  return int(tables.size()) - 1;
}

std::string Problem::check() const {
  unsigned __int128 mostUsage = 0;
  auto node = [](int n) { return "node " + std::to_string(n); };
  if (usages.size() != costs.size())
    return "there are " + std::to_string(costs.size()) + " costs and " +
           std::to_string(usages.size()) + " usages of strategies";
  for (int n = 0; n < numNodes(); ++n) {
    if (numStrategies(n) < 1)
      return node(n) + " has no strategies";
    int64_t most = 0;
    for (int64_t u : usagesOf(n)) {
      if (u < 0 || u >= forbidden)
        return node(n) + " has the usage " + std::to_string(u) +
               "; expected 0 to 10^18";
      most = std::max(most, u);
    }
    mostUsage += uint64_t(most);
    if (begin[n] < 0 || end[n] < begin[n])
      return node(n) + " lives from " + std::to_string(begin[n]) + " to " +
             std::to_string(end[n]);
  }
  for (size_t i = 0; i < edges.size(); ++i) {
    auto [a, b, table] = edges[i];
    std::string edge = "edge " + std::to_string(i);
    for (int n : {a, b})
      if (n < 0 || n >= numNodes())
        return edge + " ends at " + node(n) + "; there are " +
               std::to_string(numNodes()) + " nodes";
    size_t cells = size_t(numStrategies(a)) * numStrategies(b);
    if (tables[table].size() != cells)
      return edge + " has " + std::to_string(tables[table].size()) +
             " costs; expected " + std::to_string(numStrategies(a)) + " x " +
             std::to_string(numStrategies(b)) +
             " for the strategies of nodes " + std::to_string(a) + " and " +
             std::to_string(b);
  }
  if (mostUsage > uint64_t(mostCost))
    return "the usages could add up to more than 2^62";
  if (limit && *limit < 0)
    return "the usage limit is " + std::to_string(*limit) +
           "; expected 0 or more";
  return "";
}

Evaluation evaluate(const Problem &p, const Assignment &assignment) {
  Evaluation e;
  __int128 sum = 0;
  auto add = [&](int64_t cost) {
    if (cost >= forbidden)
      ++e.numForbidden;
    else
      sum += cost;
  };
  std::vector<std::pair<int64_t, int64_t>> changes; // time, usage
  for (int n = 0; n < p.numNodes(); ++n) {
    add(p.costsOf(n)[assignment[n]]);
    int64_t usage = p.usagesOf(n)[assignment[n]];
    if (usage == 0 || p.begin[n] == p.end[n])
      continue;
    changes.push_back({p.begin[n], usage});
    changes.push_back({p.end[n], -usage});
  }
  for (const Problem::Edge &edge : p.edges)
    add(p.tables[edge.table]
                [size_t(assignment[edge.a]) * p.numStrategies(edge.b) +
                 assignment[edge.b]]);
  e.cost = int64_t(std::clamp<__int128>(sum, -mostCost, mostCost));
  std::sort(changes.begin(), changes.end()); // releases before uses
  int64_t usage = 0;
  for (auto [time, change] : changes)
    e.peak = std::max(e.peak, usage += change);
  return e;
}

//===----------------------------------------------------------------------===//
// ScaledProblem
//===----------------------------------------------------------------------===//

int ScaledProblem::addNode(ArrayRef<double> costs, ArrayRef<int64_t> usages,
                           int64_t begin, int64_t end) {
  nodeCosts.insert(nodeCosts.end(), costs.begin(), costs.end());
  return problem.addNode(std::vector<int64_t>(costs.size()), usages, begin,
                         end);
}

int ScaledProblem::addTable(ArrayRef<double> cells) {
  uint64_t hash = hashCells(cells);
  auto [from, to] = byContent.equal_range(hash);
  for (auto it = from; it != to; ++it)
    if (ArrayRef<double>(tables[it->second]) == cells)
      return it->second;
  byContent.emplace(hash, int(tables.size()));
  tables.push_back(cells.vec());
  return int(tables.size()) - 1;
}

const Problem &ScaledProblem::finish() {
  double most = 0;
  auto add = [&](ArrayRef<double> values) {
    double largest = 0;
    for (double v : values)
      if (std::isfinite(v))
        largest = std::max(largest, std::fabs(v));
    most += largest;
  };
  for (int n = 0; n < problem.numNodes(); ++n)
    add(ArrayRef(nodeCosts).slice(problem.first[n], problem.numStrategies(n)));
  for (const Problem::Edge &e : problem.edges)
    add(tables[e.table]);
  scale = most > 0 ? std::exp2(51 - std::ceil(std::log2(most))) : 1;
  auto round = [&](double v) {
    return std::isfinite(v) ? int64_t(std::nearbyint(v * scale)) : forbidden;
  };
  for (size_t i = 0; i < nodeCosts.size(); ++i)
    problem.costs[i] = round(nodeCosts[i]);
  problem.tables.clear();
  for (const std::vector<double> &table : tables) {
    std::vector<int64_t> cells;
    for (double v : table)
      cells.push_back(round(v));
    problem.addNewTable(std::move(cells));
  }
  return problem;
}

double ScaledProblem::cost(const Assignment &assignment) const {
  double sum = 0;
  for (int n = 0; n < problem.numNodes(); ++n)
    sum += nodeCosts[problem.first[n] + assignment[n]];
  for (const Problem::Edge &e : problem.edges)
    sum +=
        tables[e.table][size_t(assignment[e.a]) * problem.numStrategies(e.b) +
                        assignment[e.b]];
  return sum;
}

double ScaledProblem::bound(int64_t integerBound) const {
  // Each term was rounded by half a unit at most.
  double terms = double(problem.numNodes()) + double(problem.edges.size());
  return (double(integerBound) - terms / 2) / scale;
}

} // namespace dgc::solver
