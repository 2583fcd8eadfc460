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
