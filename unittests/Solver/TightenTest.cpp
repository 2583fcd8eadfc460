//===- TightenTest.cpp - Bounds by terms, and what they forbid ------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "../../lib/Solver/Tighten.h"
#include "../../lib/Solver/Branching.h"
#include "../../lib/Solver/Conditioning.h"
#include "../../lib/Solver/Reduce.h"
#include "../../lib/Solver/State.h"
#include "RandomProblems.h"
#include "gtest/gtest.h"

using namespace dgc::solver;
using namespace dgc::solver::test;

namespace {

const std::function<bool()> never = [] { return false; };

/// A random model as it is before any reduction; none if it is empty.
std::optional<Model> randomModel(std::mt19937 &rng, bool withMemory) {
  Problem p = randomProblem(rng, 6, 3);
  if (!withMemory)
    p.limit = std::nullopt;
  Reduction reduction(p, {false, false, false, false});
  if (reduction.isEmpty())
    return std::nullopt;
  return reduction.model();
}

std::vector<double> randomPrices(std::mt19937 &rng, const Model &m) {
  std::vector<double> prices;
  for (int t = 0; t < m.numSlots(); ++t)
    prices.push_back(rng() % 2 ? 0 : 0.25 * double(rng() % 8));
  return prices;
}

Excess excessOf(const Model &m, const std::vector<double> &prices) {
  Relaxation relaxation(m);
  relaxation.setPrices(prices);
  double bound = 0;
  for (int k = 0; k < 5; ++k)
    bound = relaxation.sweep();
  Excess excess = relaxation.excess();
  EXPECT_NEAR(excess.bound, bound, 1e-6);
  return excess;
}

/// What an assignment costs, memory priced.
double pricedCost(const Model &m, const std::vector<double> &prices,
                  const std::vector<int> &values) {
  State state(m);
  state.reset(values);
  if (state.quality().conflicts)
    return infinite;
  double cost = state.quality().cost;
  for (int t = 0; t < m.numSlots(); ++t)
    cost += prices[t] * state.overuse()[t];
  return cost;
}

TEST(TightenTest, TermsAddUpToTheCost) {
  std::mt19937 rng(31);
  int checked = 0;
  for (int i = 0; i < 1000; ++i) {
    std::optional<Model> m = randomModel(rng, true);
    if (!m)
      continue;
    std::vector<double> prices = randomPrices(rng, *m);
    Excess excess = excessOf(*m, prices);
    forAllValues(*m, [&](const std::vector<int> &values) {
      double sum = excess.bound;
      for (int v = 0; v < m->numVariables(); ++v) {
        EXPECT_GE(excess.ofValue[v][values[v]], -1e-9);
        sum += excess.ofValue[v][values[v]];
      }
      for (size_t id = 0; id < m->edges.size(); ++id) {
        const ModelEdge &e = m->edges[id];
        double term = excess.ofPair[id][values[e.a] * m->variables[e.b].size() +
                                        values[e.b]];
        EXPECT_GE(term, -1e-9);
        sum += term;
      }
      double cost = pricedCost(*m, prices, values);
      if (cost == infinite)
        EXPECT_EQ(sum, infinite);
      else
        EXPECT_NEAR(sum, cost, 1e-6);
      ++checked;
    });
  }
  EXPECT_GT(checked, 10000);
}

TEST(TightenTest, KeepsAllBelowTheCutoff) {
  std::mt19937 rng(32);
  int numSmaller = 0, numGone = 0;
  for (int i = 0; i < 2000; ++i) {
    std::optional<Model> m = randomModel(rng, true);
    if (!m)
      continue;
    double cost = 0;
    std::optional<std::vector<int>> best = optimumOf(*m, cost);
    if (!best)
      continue;
    Excess excess = excessOf(*m, randomPrices(rng, *m));
    Model smaller = *m;
    numSmaller += tighten(smaller, excess, cost) > 0;
    Reduction reduction(smaller);
    ASSERT_FALSE(reduction.isEmpty()) << "model " << i;
    double again = 0;
    std::optional<std::vector<int>> values =
        optimumOf(reduction.model(), again);
    ASSERT_TRUE(values) << "model " << i;
    EXPECT_EQ(again, cost) << "model " << i;
    std::vector<int> expanded = reduction.expand(*values);
    State state(*m);
    state.reset(expanded);
    EXPECT_TRUE(state.quality().isFeasible());
    EXPECT_EQ(state.quality().cost, cost);
    EXPECT_EQ(reduction.restrict(expanded), *values);
    // Below the optimum there is nothing.
    Model nothing = *m;
    tighten(nothing, excess, cost - 0.5);
    Reduction none(nothing);
    EXPECT_TRUE(none.isEmpty() || !optimumOf(none.model(), again) ||
                again >= cost);
    numGone += none.isEmpty();
  }
  EXPECT_GT(numSmaller, 500);
  EXPECT_GT(numGone, 100);
}

TEST(ConditioningTest, MatchesEnumeration) {
  std::mt19937 rng(33);
  int withHubs = 0;
  for (int i = 0; i < 2000; ++i) {
    std::optional<Model> m = randomModel(rng, false);
    if (!m)
      continue;
    double expected = infinite, given = 0;
    if (!optimumOf(*m, expected))
      continue;
    Excess excess = excessOf(*m, {});
    // Now and then what is given is the optimum already.
    given = expected + double(rng() % 4) - excess.bound;
    Conditioning exact(*m, excess, given, rng() % 2 ? 4 : 1e6);
    ASSERT_TRUE(exact.run(1'000'000, never));
    EXPECT_NEAR(excess.bound + exact.least(), expected, 1e-6) << "model " << i;
    EXPECT_EQ(exact.values().empty(), given + excess.bound < expected + 0.5);
    if (!exact.values().empty())
      EXPECT_EQ(pricedCost(*m, {}, exact.values()), expected);
    withHubs += exact.numHubs() > 0;
  }
  EXPECT_GT(withHubs, 100);
}

TEST(BranchingTest, MatchesEnumeration) {
  std::mt19937 rng(34);
  int numBranched = 0, numBetter = 0, withHubs = 0;
  for (int i = 0; i < 5000; ++i) {
    std::optional<Model> m = randomModel(rng, true);
    double expected = 0;
    if (!m || m->numSlots() == 0 || !optimumOf(*m, expected))
      continue;
    double given = expected + double(rng() % 6);
    std::vector<double> prices = randomPrices(rng, *m);
    Branching all(*m, prices, given, rng() % 4 ? 1e6 : 4);
    withHubs += all.numHubs() > 0;
    ASSERT_TRUE(all.run(100'000'000, never)) << "model " << i;
    EXPECT_EQ(all.cutoff(), expected) << "model " << i;
    EXPECT_EQ(all.bound(), expected);
    EXPECT_EQ(all.best().empty(), given == expected);
    if (!all.best().empty())
      EXPECT_EQ(all.bestQuality().cost, expected);
    numBranched += all.numNodes() > 1;
    numBetter += given > expected;
    // Where it stops early, the bound holds.
    Branching some(*m, prices, given, 1e6);
    while (!some.run(1, never))
      EXPECT_LE(some.bound(), expected + 1e-6) << "model " << i;
    EXPECT_EQ(some.cutoff(), expected);
  }
  EXPECT_GT(numBranched, 200);
  EXPECT_GT(numBetter, 200);
  EXPECT_GT(withHubs, 50);
}

} // namespace
