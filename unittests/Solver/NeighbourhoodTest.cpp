//===- NeighbourhoodTest.cpp - Exact minimisation of a part ---------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "../../lib/Solver/Neighbourhood.h"
#include "../../lib/Solver/Reduce.h"
#include "../../lib/Solver/State.h"
#include "RandomProblems.h"
#include "gtest/gtest.h"

using namespace dgc::solver;
using namespace dgc::solver::test;

namespace {

/// The least cost when `variables` may take `allowed` and the rest stays.
double least(const Model &m, const std::vector<int> &variables,
             const std::vector<std::vector<int>> &allowed,
             std::vector<int> values) {
  double best = infinite;
  State state(m);
  std::function<void(size_t)> visit = [&](size_t i) {
    if (i < variables.size()) {
      for (int x : allowed[i]) {
        values[variables[i]] = x;
        visit(i + 1);
      }
      return;
    }
    state.reset(values);
    const Quality &q = state.quality();
    best = std::min(best, q.cost + 1e6 * q.conflicts);
  };
  visit(0);
  return best;
}

TEST(NeighbourhoodTest, MatchesEnumeration) {
  std::mt19937 rng(5);
  Random random(7);
  int checked = 0, fixed = 0;
  for (int i = 0; i < 3000; ++i) {
    Problem p = randomProblem(rng, 7, 4);
    for (int k = 0; k < 6; ++k) {
      int a = rng() % p.numNodes(), b = rng() % p.numNodes();
      p.addEdge(
          a, b,
          p.addTable(randomTable(rng, p.numStrategies(a), p.numStrategies(b))));
    }
    p.limit = std::nullopt;
    Reduction reduction(p, {false, false, false, false});
    if (reduction.isEmpty())
      continue;
    const Model &m = reduction.model();
    std::vector<int> values, free;
    std::vector<std::vector<int>> allowed;
    std::vector<size_t> first;
    std::vector<double> costs;
    for (int v = 0; v < m.numVariables(); ++v) {
      int size = m.variables[v].size();
      values.push_back(rng() % size);
      first.push_back(costs.size());
      costs.insert(costs.end(), m.variables[v].cost.begin(),
                   m.variables[v].cost.end());
      if (rng() % 4 == 0)
        continue;
      free.push_back(v);
      allowed.emplace_back();
      for (int x = 0; x < size; ++x)
        if (x == values[v] || rng() % 4)
          allowed.back().push_back(x);
    }
    Neighbourhood part(m, 1e6);
    double cells = rng() % 2 ? 8 : 1e6;
    part.build(values, free, allowed, cells, 0.5, random);
    // The variables that stayed free, and what they may take.
    std::vector<std::vector<int>> left;
    for (int v : part.variables())
      left.push_back(
          allowed[std::find(free.begin(), free.end(), v) - free.begin()]);
    EXPECT_TRUE(cells < 1e6 || part.variables().size() == free.size());
    fixed += part.variables().size() < free.size();
    std::vector<int> found = values;
    part.minimise(costs, first, found);
    State state(m);
    state.reset(found);
    double cost = state.quality().cost + 1e6 * state.quality().conflicts;
    EXPECT_EQ(cost, least(m, part.variables(), left, values))
        << "problem " << i;
    ++checked;
  }
  EXPECT_GT(checked, 1000);
  EXPECT_GT(fixed, 50);
}

TEST(StateTest, ProbesLikeAFreshEvaluation) {
  std::mt19937 rng(11);
  for (int i = 0; i < 1000; ++i) {
    Problem p = randomProblem(rng);
    Reduction reduction(p, {false, false, false, false});
    if (reduction.isEmpty())
      continue;
    const Model &m = reduction.model();
    auto draw = [&](std::vector<int> &values, int oneIn) {
      for (int v = 0; v < m.numVariables(); ++v)
        if (rng() % oneIn == 0)
          values[v] = rng() % m.variables[v].size();
    };
    std::vector<int> values(m.numVariables(), 0), all;
    for (int v = 0; v < m.numVariables(); ++v)
      all.push_back(v);
    draw(values, 1);
    State state(m), fresh(m);
    state.reset(values);
    for (int k = 0; k < 4; ++k) {
      draw(values, 2);
      Quality q = state.probe(all, values);
      fresh.reset(values);
      EXPECT_EQ(q.cost, fresh.quality().cost);
      EXPECT_EQ(q.conflicts, fresh.quality().conflicts);
      EXPECT_EQ(q.excess, fresh.quality().excess);
      EXPECT_EQ(state.overuseAfter(), fresh.overuse());
      if (k % 2 == 0)
        state.accept(all, values);
    }
  }
}

} // namespace
