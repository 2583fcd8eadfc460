//===- RandomProblems.h - Small problems and their optimum ------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_UNITTESTS_SOLVER_RANDOMPROBLEMS_H
#define DGC_UNITTESTS_SOLVER_RANDOMPROBLEMS_H

#include "../../lib/Solver/State.h"
#include <algorithm>
#include <functional>
#include <random>

namespace dgc::solver::test {

/// Edges of every kind that a reduction looks for: free, separable, with one
/// partner for each value, with a few forbidden pairs, arbitrary.
inline std::vector<int64_t> randomTable(std::mt19937 &rng, int rows,
                                        int columns) {
  int kind = rng() % 5;
  std::vector<int64_t> cells;
  std::vector<int> partner(rows), left(rows), right(columns);
  for (int &p : partner)
    p = rng() % columns;
  if (rows == columns && rng() % 2) {
    for (int x = 0; x < rows; ++x)
      partner[x] = x;
    std::shuffle(partner.begin(), partner.end(), rng);
  }
  for (int &x : left)
    x = rng() % 10;
  for (int &x : right)
    x = rng() % 10;
  for (int x = 0; x < rows; ++x)
    for (int y = 0; y < columns; ++y)
      switch (kind) {
      case 0:
        cells.push_back(partner[x] == y ? 0 : forbidden);
        break;
      case 1:
        cells.push_back(left[x] + right[y]);
        break;
      case 2:
        cells.push_back(rng() % 4 == 0 ? forbidden : int64_t(rng() % 20));
        break;
      default:
        cells.push_back(int64_t(rng() % 20) - 2);
      }
  return cells;
}

inline Problem randomProblem(std::mt19937 &rng, int maxNodes = 7,
                             int maxStrategies = 4) {
  Problem p;
  int n = 1 + rng() % maxNodes;
  int64_t most = 0;
  for (int i = 0; i < n; ++i) {
    std::vector<int64_t> costs, usages;
    for (int k = 1 + rng() % maxStrategies; k > 0; --k) {
      costs.push_back(rng() % 25 == 0 ? forbidden : int64_t(rng() % 30));
      usages.push_back(rng() % 3 ? rng() % 20 : 0);
    }
    most += *std::max_element(usages.begin(), usages.end());
    int64_t begin = rng() % 10;
    p.addNode(costs, usages, begin, begin + rng() % 6);
  }
  for (int k = rng() % (2 * n); k > 0; --k) {
    int a = rng() % n, b = rng() % n;
    p.addEdge(
        a, b,
        p.addTable(randomTable(rng, p.numStrategies(a), p.numStrategies(b))));
  }
  if (rng() % 5)
    p.limit = rng() % (most + 1);
  return p;
}

/// One that reductions leave alone: a ring and chords of arbitrary tables, and
/// a limit that binds.
inline Problem hardProblem(std::mt19937 &rng, int numNodes, int strategies) {
  Problem p;
  for (int i = 0; i < numNodes; ++i) {
    std::vector<int64_t> costs, usages;
    for (int x = 0; x < strategies; ++x) {
      usages.push_back(rng() % 1000);
      costs.push_back(1000 - usages.back() + int64_t(rng() % 300));
    }
    p.addNode(costs, usages, i, i + 5);
  }
  for (int i = 0; i < 2 * numNodes; ++i) {
    std::vector<int64_t> cells;
    for (int k = 0; k < strategies * strategies; ++k)
      cells.push_back(rng() % 8 ? rng() % 500 : forbidden);
    for (int x = 0; x < strategies; ++x)
      cells[x * strategies + x] = rng() % 500;
    int other = i < numNodes ? i + 1 : i + 2 + int(rng() % 4);
    p.addEdge(i % numNodes, other % numNodes, p.addTable(cells));
  }
  p.limit = 3000;
  return p;
}

/// The least cost of a feasible assignment, by trying all.
inline std::optional<int64_t> optimum(const Problem &p) {
  std::optional<int64_t> best;
  Assignment x(p.numNodes(), 0);
  std::function<void(int)> visit = [&](int n) {
    if (n < p.numNodes()) {
      for (x[n] = 0; x[n] < p.numStrategies(n); ++x[n])
        visit(n + 1);
      return;
    }
    Evaluation e = evaluate(p, x);
    if (isFeasible(p, e) && (!best || e.cost < *best))
      best = e.cost;
  };
  visit(0);
  return best;
}

/// All assignments of a model.
inline void
forAllValues(const Model &m,
             const std::function<void(const std::vector<int> &)> &visit) {
  std::vector<int> x(m.numVariables(), 0);
  std::function<void(int)> choose = [&](int v) {
    if (v == m.numVariables())
      return visit(x);
    for (x[v] = 0; x[v] < m.variables[v].size(); ++x[v])
      choose(v + 1);
  };
  choose(0);
}

/// The best feasible values of a model, by trying all.
inline std::optional<std::vector<int>> optimumOf(const Model &m, double &cost) {
  std::optional<std::vector<int>> best;
  State state(m);
  forAllValues(m, [&](const std::vector<int> &x) {
    state.reset(x);
    if (state.quality().isFeasible() &&
        (!best || state.quality().cost < cost)) {
      best = x;
      cost = state.quality().cost;
    }
  });
  return best;
}

} // namespace dgc::solver::test

#endif // DGC_UNITTESTS_SOLVER_RANDOMPROBLEMS_H
