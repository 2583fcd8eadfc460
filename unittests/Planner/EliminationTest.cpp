//===- EliminationTest.cpp - Minimisation against enumeration -------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "../../lib/Planner/Elimination.h"
#include "gtest/gtest.h"
#include <functional>
#include <random>

using namespace dgc::planner;

namespace {

struct Instance {
  std::vector<int> domains;
  struct Term {
    llvm::SmallVector<int, 4> scope, dims;
    std::vector<double> data;
  };
  std::vector<Term> terms;

  double minimum() const {
    std::vector<int> v(domains.size(), 0);
    double best = 1e300;
    std::function<void(size_t)> visit = [&](size_t i) {
      if (i < v.size()) {
        for (v[i] = 0; v[i] < domains[i]; ++v[i])
          visit(i + 1);
        return;
      }
      double sum = 0;
      for (const Term &t : terms) {
        size_t at = 0;
        for (auto [s, d] : llvm::zip(t.scope, t.dims))
          at = at * d + v[s];
        sum += t.data[at];
      }
      best = std::min(best, sum);
    };
    visit(0);
    return best;
  }
};

Instance randomInstance(std::mt19937 &rng) {
  Instance x;
  int n = 2 + rng() % 6;
  for (int i = 0; i < n; ++i)
    x.domains.push_back(1 + rng() % 4);
  for (int k = 0; k < 2 * n; ++k) {
    Instance::Term t;
    for (int v = 0; v < n; ++v)
      if (rng() % 3 == 0 && t.scope.size() < 3) {
        t.scope.push_back(v);
        t.dims.push_back(x.domains[v]);
      }
    if (t.scope.empty())
      continue;
    size_t size = 1;
    for (int d : t.dims)
      size *= d;
    for (size_t i = 0; i < size; ++i)
      t.data.push_back(double(rng() % 100));
    x.terms.push_back(std::move(t));
  }
  return x;
}

void load(Elimination &e, TableStore &store, const Instance &x) {
  for (int d : x.domains)
    e.addVariable(d);
  for (const Instance::Term &t : x.terms)
    e.addTable(t.scope, store.intern(t.dims, t.data));
}

} // namespace

TEST(Elimination, FindsTheMinimum) {
  std::mt19937 rng(1);
  TableStore store; // shared, so that steps are reused between instances
  for (int trial = 0; trial < 300; ++trial) {
    Instance x = randomInstance(rng);
    Elimination e(store);
    load(e, store, x);
    e.findOrder();
    std::vector<int> values;
    double minimum = e.solve(1 << 20, values);
    EXPECT_TRUE(e.isExact());
    EXPECT_DOUBLE_EQ(minimum, x.minimum());
    EXPECT_DOUBLE_EQ(e.evaluate(values), minimum);
  }
}

TEST(Elimination, ReducingKeepsTheMinimum) {
  std::mt19937 rng(3);
  TableStore store;
  int removed = 0;
  for (int trial = 0; trial < 400; ++trial) {
    Instance x = randomInstance(rng);
    for (Instance::Term &t : x.terms)
      for (double &cost : t.data)
        if (trial % 2 && rng() % 4 == 0)
          cost = 1e30;
    double least = x.minimum();
    if (least >= 1e29)
      continue;
    Elimination e(store);
    load(e, store, x);
    e.reduce();
    e.findOrder(1);
    std::vector<int> values;
    double minimum = e.solve(1 << 20, values);
    EXPECT_TRUE(e.isExact());
    EXPECT_DOUBLE_EQ(minimum, least) << "trial " << trial;
    EXPECT_DOUBLE_EQ(e.evaluate(values), least) << "trial " << trial;
    for (size_t v = 0; v < x.domains.size(); ++v) {
      EXPECT_LT(values[v], x.domains[v]);
      removed += x.domains[v] - e.domainOf(v);
    }
  }
  EXPECT_GT(removed, 400); // values
}

TEST(Elimination, ReducingSplitsTablesThatAreSums) {
  // A cycle of three; one table is a sum over its ends.
  TableStore store;
  Elimination e(store);
  for (int i = 0; i < 3; ++i)
    e.addVariable(2);
  e.addTable({0, 1}, store.intern({2, 2}, {0, 5, 6, 1}));
  e.addTable({1, 2}, store.intern({2, 2}, {0, 4, 3, 1}));
  e.addTable({0, 2}, store.intern({2, 2}, {1, 2, 3, 4}));
  e.reduce();
  EXPECT_EQ(e.findOrder(), 4); // a chain: no table over all three
  std::vector<int> values;
  EXPECT_EQ(e.solve(4, values), 1);
  EXPECT_TRUE(e.isExact());
}

TEST(Elimination, SmallTablesGiveABoundAndAnAssignment) {
  std::mt19937 rng(2);
  for (int trial = 0; trial < 200; ++trial) {
    TableStore store;
    Instance x = randomInstance(rng);
    Elimination e(store);
    load(e, store, x);
    e.findOrder();
    std::vector<int> values;
    double bound = e.solve(8, values), minimum = x.minimum();
    EXPECT_LE(bound, minimum + 1e-9);
    EXPECT_GE(e.evaluate(values), minimum - 1e-9);
    if (e.isExact()) {
      EXPECT_DOUBLE_EQ(bound, minimum);
    }
  }
}

TEST(Elimination, EqualTablesAreOne) {
  TableStore store;
  int a = store.intern({2}, {1, 2}), b = store.intern({2}, {1, 2});
  EXPECT_EQ(a, b);
  EXPECT_NE(a, store.intern({2}, {2, 1}));
  EXPECT_NE(a, store.intern({1, 2}, {1, 2}));
}

TEST(Elimination, TiesDecideBetweenEqualSums) {
  std::mt19937 rng(5);
  int decided = 0; // instances with several optima
  for (int trial = 0; trial < 400; ++trial) {
    Instance x = randomInstance(rng);
    std::vector<std::vector<Tie>> ties;
    for (Instance::Term &t : x.terms) {
      ties.emplace_back();
      for (double &entry : t.data) {
        entry = double(rng() % 3);
        ties.back().push_back({double(rng() % 2), double(rng() % 2),
                               double(rng() % 2), double(rng() % 2)});
      }
    }
    TableStore store;
    Elimination e(store, 1e-6);
    for (int d : x.domains)
      e.addVariable(d);
    for (auto [t, tie] : llvm::zip(x.terms, ties))
      e.addTable(t.scope, store.intern(t.dims, t.data, tie));
    auto valueAt = [&](const std::vector<int> &v) {
      std::pair<double, Tie> sum{0, Tie{}};
      for (auto [t, tie] : llvm::zip(x.terms, ties)) {
        size_t at = 0;
        for (auto [s, d] : llvm::zip(t.scope, t.dims))
          at = at * d + v[s];
        sum.first += t.data[at];
        add(sum.second, tie[at]);
      }
      return sum;
    };
    std::vector<int> v(x.domains.size(), 0);
    std::pair<double, Tie> best{1e300, Tie{}};
    int optima = 0;
    std::function<void(size_t)> visit = [&](size_t i) {
      if (i < v.size()) {
        for (v[i] = 0; v[i] < x.domains[i]; ++v[i])
          visit(i + 1);
        return;
      }
      auto value = valueAt(v);
      optima =
          value.first < best.first ? 1 : optima + (value.first == best.first);
      best = std::min(best, value);
    };
    visit(0);
    decided += optima > 1;
    e.reduce();
    e.findOrder();
    std::vector<int> chosen;
    EXPECT_NEAR(e.solve(1e9, chosen), best.first, 1e-9);
    EXPECT_TRUE(valueAt(chosen) == best) << "trial " << trial;
  }
  EXPECT_GT(decided, 200);
}
