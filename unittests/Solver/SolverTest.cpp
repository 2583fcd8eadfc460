//===- SolverTest.cpp - Solutions and bounds against enumeration ----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "RandomProblems.h"
#include "dgc/Solver/Solve.h"
#include "gtest/gtest.h"

using namespace dgc::solver;
using namespace dgc::solver::test;

namespace {

TEST(SolverTest, MatchesEnumeration) {
  std::mt19937 rng(3);
  Options options;
  options.workLimit = 3'000'000;
  int numFeasible = 0, numOptimal = 0;
  for (int i = 0; i < 3000; ++i) {
    Problem p = randomProblem(rng);
    std::optional<int64_t> expected = optimum(p);
    Result r = solve(p, options);
    ASSERT_EQ(r.isFeasible(), expected.has_value()) << "problem " << i;
    ASSERT_EQ(int(r.assignment.size()), p.numNodes());
    Evaluation e = evaluate(p, r.assignment);
    EXPECT_EQ(e.cost, r.evaluation.cost);
    EXPECT_EQ(e.peak, r.evaluation.peak);
    if (!expected)
      continue;
    EXPECT_TRUE(isFeasible(p, e));
    EXPECT_LE(r.bound, *expected) << "problem " << i;
    EXPECT_GE(e.cost, *expected) << "problem " << i;
    if (r.status == Status::Optimal)
      EXPECT_EQ(e.cost, *expected) << "problem " << i;
    ++numFeasible;
    numOptimal += e.cost == *expected;
  }
  EXPECT_GT(numFeasible, 1500);
  EXPECT_GE(numOptimal, numFeasible * 0.995);
}

TEST(SolverTest, SameSeedSameBytes) {
  std::mt19937 rng(4);
  for (int i = 0; i < 2; ++i) {
    Problem p = hardProblem(rng, 40, 8);
    Options options;
    options.workLimit = 20'000'000;
    Result first = solve(p, options);
    EXPECT_EQ(first.status, Status::Feasible);
    EXPECT_GT(first.bound, 0);
    for (int k = 0; k < 10; ++k) {
      options.threads = 1 + k % 3;
      Result again = solve(p, options);
      EXPECT_EQ(first.assignment, again.assignment);
      EXPECT_EQ(first.bound, again.bound);
      EXPECT_EQ(first.work, again.work);
    }
  }
}

TEST(SolverTest, AnInterruptLeavesAnAnswer) {
  std::mt19937 rng(6);
  Problem p = hardProblem(rng, 60, 8);
  std::atomic<bool> interrupt{true};
  Options options;
  options.interrupt = &interrupt;
  Result r = solve(p, options);
  EXPECT_EQ(int(r.assignment.size()), p.numNodes());
  EXPECT_TRUE(r.interrupted);
  EXPECT_LE(r.bound, r.evaluation.cost);
}

TEST(SolverTest, LargeCostsInsteadOfForbiddenPairs) {
  // As many as there are add up to far more than 64 bits hold.
  std::mt19937 rng(12);
  int numFeasible = 0, numOptimal = 0;
  for (int i = 0; i < 1000; ++i) {
    Problem p = randomProblem(rng), q = p;
    for (std::vector<int64_t> &table : q.tables)
      for (int64_t &c : table)
        if (c >= forbidden)
          c = 1'000'000'000'000 + int64_t(rng()) * int64_t(rng() % 20000000);
    std::optional<int64_t> expected = optimum(p);
    if (!expected)
      continue;
    ASSERT_EQ(q.check(), "");
    Options options;
    options.workLimit = 3'000'000;
    Result r = solve(q, options);
    ASSERT_TRUE(r.isFeasible());
    EXPECT_LE(r.bound, *expected) << "problem " << i;
    EXPECT_GE(r.evaluation.cost, *expected) << "problem " << i;
    ++numFeasible;
    numOptimal += r.evaluation.cost == *expected;
  }
  EXPECT_GT(numFeasible, 500);
  EXPECT_GE(numOptimal, numFeasible * 0.995);
}

TEST(SolverTest, SumsStopAtTheMost) {
  Problem p;
  for (int i = 0; i < 20; ++i)
    p.addNode({forbidden - 1, forbidden - 2}, {1, 0}, 0, 1);
  p.limit = 20;
  ASSERT_EQ(p.check(), "");
  Options options;
  options.workLimit = 1'000'000;
  Result r = solve(p, options);
  EXPECT_TRUE(r.isFeasible());
  EXPECT_EQ(r.evaluation.cost, mostCost);
  EXPECT_LE(r.bound, r.evaluation.cost);
}

/// Hubs that all see each other, and a crowd of which each sees some of them:
/// elimination would need a table over all hubs.
Problem hubs(std::mt19937 &rng, int numHubs, int values, int crowd) {
  Problem p;
  auto add = [&](int strategies) {
    std::vector<int64_t> costs;
    for (int x = 0; x < strategies; ++x)
      costs.push_back(rng() % 500);
    p.addNode(costs, std::vector<int64_t>(strategies, 0), 0, 1);
  };
  auto link = [&](int a, int b) {
    std::vector<int64_t> cells;
    for (int k = p.numStrategies(a) * p.numStrategies(b); k > 0; --k)
      cells.push_back(rng() % 100);
    p.addEdge(a, b, p.addTable(cells));
  };
  for (int h = 0; h < numHubs; ++h) {
    add(values);
    for (int g = 0; g < h; ++g)
      link(g, h);
  }
  for (int i = 0; i < crowd; ++i) {
    add(4);
    for (int k = 0; k < 3; ++k)
      link(numHubs + i, (i * 5 + k * 2) % numHubs);
  }
  return p;
}

TEST(SolverTest, HubsAreConditionedOn) {
  std::mt19937 rng(15);
  Options options;
  options.workLimit = 400'000'000;
  // Tables of 16^7 cells: above any limit.
  Problem wide = hubs(rng, 7, 16, 30);
  Result r = solve(wide, options);
  EXPECT_EQ(r.status, Status::Optimal);
  EXPECT_EQ(r.gap(), 0);
  EXPECT_EQ(evaluate(wide, r.assignment).cost, r.bound);
  // One that can be tried: hubs in all ways, each of the crowd at its best.
  Problem small = hubs(rng, 5, 6, 12);
  int64_t best = std::numeric_limits<int64_t>::max();
  for (int code = 0; code < 6 * 6 * 6 * 6 * 6; ++code) {
    Assignment x(17, 0);
    for (int h = 0, rest = code; h < 5; ++h, rest /= 6)
      x[h] = rest % 6;
    for (int i = 5; i < 17; ++i) {
      int64_t least = std::numeric_limits<int64_t>::max();
      int at = 0;
      for (int y = 0; y < 4; ++y) {
        int64_t cost = small.costsOf(i)[y];
        for (const Problem::Edge &e : small.edges)
          if (e.a == i)
            cost += small.tables[e.table][y * 6 + x[e.b]];
        if (cost < least) {
          least = cost;
          at = y;
        }
      }
      x[i] = at;
    }
    best = std::min(best, evaluate(small, x).cost);
  }
  Result s = solve(small, options);
  EXPECT_EQ(s.status, Status::Optimal);
  EXPECT_EQ(s.evaluation.cost, best);
}

TEST(SolverTest, CostsInFloatingPoint) {
  // Seconds: rounding must not change which one is best.
  ScaledProblem scaled;
  int a = scaled.addNode({1.5e-6, 2.5e-3}, {8, 1}, 0, 2);
  int b = scaled.addNode({1e-3, 3e-3}, {8, 1}, 0, 2);
  double inf = std::numeric_limits<double>::infinity();
  int table = scaled.addTable({0.0, 1e-9, inf, 0.0});
  EXPECT_EQ(table, scaled.addTable({0.0, 1e-9, inf, 0.0}));
  scaled.addEdge(a, b, table);
  scaled.setLimit(9);
  Options options;
  options.workLimit = 1'000'000;
  Result r = solve(scaled.finish(), options);
  ASSERT_TRUE(r.isFeasible());
  EXPECT_EQ(r.assignment, (Assignment{0, 1}));
  EXPECT_DOUBLE_EQ(scaled.cost(r.assignment), 1.5e-6 + 3e-3 + 1e-9);
  EXPECT_LE(scaled.bound(r.bound), scaled.cost(r.assignment));
  EXPECT_NEAR(scaled.bound(r.bound), scaled.cost(r.assignment), 1e-12);
}

} // namespace
