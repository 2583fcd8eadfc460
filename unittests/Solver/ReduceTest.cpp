//===- ReduceTest.cpp - Reductions keep the optimum -----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "../../lib/Solver/Reduce.h"
#include "RandomProblems.h"
#include "gtest/gtest.h"

using namespace dgc::solver;
using namespace dgc::solver::test;

namespace {

class ReduceTest : public testing::TestWithParam<int> {};

TEST_P(ReduceTest, KeepsTheOptimum) {
  // One step alone, all steps, none.
  int kind = GetParam();
  Reduction::Steps steps{kind == 0 || kind == 4, kind == 1 || kind == 4,
                         kind == 2 || kind == 4, kind == 3 || kind == 4};
  std::mt19937 rng(17 + kind);
  int numFeasible = 0, smaller = 0;
  for (int i = 0; i < 1500; ++i) {
    Problem p = randomProblem(rng, 6, 3);
    ASSERT_EQ(p.check(), "");
    std::optional<int64_t> expected = optimum(p);
    Reduction reduction(p, steps);
    if (reduction.isEmpty()) {
      EXPECT_FALSE(expected) << "problem " << i;
      continue;
    }
    const Model &m = reduction.model();
    smaller +=
        m.numVariables() < p.numNodes() || m.edges.size() < p.edges.size();
    double cost = 0;
    std::optional<std::vector<int>> values = optimumOf(m, cost);
    ASSERT_EQ(values.has_value(), expected.has_value()) << "problem " << i;
    if (!values)
      continue;
    ++numFeasible;
    Assignment assignment = reduction.expand(*values);
    Evaluation e = evaluate(p, assignment);
    EXPECT_TRUE(isFeasible(p, e)) << "problem " << i;
    EXPECT_EQ(e.cost, *expected) << "problem " << i;
    EXPECT_EQ(double(e.cost), cost) << "problem " << i;
  }
  EXPECT_GT(numFeasible, 500);
  if (kind < 5)
    EXPECT_GT(smaller, 100);
}

INSTANTIATE_TEST_SUITE_P(Steps, ReduceTest, testing::Range(0, 6));

} // namespace
