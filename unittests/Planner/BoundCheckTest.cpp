//===- BoundCheckTest.cpp - Bounds calculated again -----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Planner/BoundCheck.h"
#include "Problems.h"
#include "gtest/gtest.h"

using namespace dgc;
using namespace dgc::test;

namespace {

/// A random step: products, transposes, sums, adds and tanhs, some of them
/// results that take arguments' memory.
ProblemBuilder randomStep(std::mt19937 &rng, int64_t devices, int numOps) {
  auto pick = [&](int n) { return int(rng() % n); };
  int64_t sizes[] = {5, 8, 24, 96};
  ProblemBuilder b(devices);
  Problem &p = b.problem;
  std::vector<int> tensors;
  for (int i = 0; i < 3; ++i)
    tensors.push_back(
        b.argument({sizes[pick(4)], sizes[pick(4)]}, TensorKind::Parameter));
  for (int i = 0; i < numOps; ++i) {
    int a = tensors[pick(tensors.size())], r = -1;
    auto shape = p.tensors[a].shape;
    if (shape.size() == 2)
      for (int other : tensors)
        if (r < 0 && pick(2) && p.tensors[other].shape.size() == 2 &&
            p.tensors[other].shape[0] == shape[1])
          r = b.dot(a, other);
    for (int other : tensors)
      if (r < 0 && pick(2) && other != a && p.tensors[other].shape == shape)
        r = b.pointwise({a, other}, pick(2));
    if (r < 0 && shape.size() == 2)
      r = pick(3) ? b.transpose(a) : b.reduce(a, pick(2));
    if (r < 0)
      r = b.pointwise({a}, pick(2));
    tensors.push_back(r);
  }
  b.result(tensors.back());
  for (int a = 0; a < 3; ++a)
    for (int t = 3; t + 1 < int(tensors.size()); ++t)
      if (p.tensors[tensors[t]].shape == p.tensors[a].shape &&
          llvm::none_of(p.results, [&](auto &r) {
            return r.tensor == tensors[t] || r.donated == a;
          }))
        b.result(tensors[t], a);
  return b;
}

/// All plans on one axis: how ops run, how arguments lie and results are left,
/// tensors stored as ops leave them or summed. Calls fn(plan, count).
class AllPlans {
public:
  using Fn = llvm::function_ref<void(const WrittenPlan &, const Recount &)>;
  AllPlans(const Problem &p, Fn fn) : p(p), fn(fn) {
    w = unsplitPlan(p, *p.mesh);
    ref = {0, 1, p.mesh->axes[0].size};
  }
  void run() { argument(0); }

private:
  DimList onAxis() const { return {DimEntry::makeAxis(ref)}; }
  void argument(size_t a) {
    if (a == p.arguments.size())
      return op(0);
    int t = p.arguments[a];
    Sharding &s = w.tensors[t];
    argument(a + 1);
    for (size_t d = 0; d < s.dims.size(); ++d)
      if (p.tensors[t].shape[d] >= ref.size) {
        s.dims[d].entries = onAxis();
        argument(a + 1);
        s.dims[d].entries.clear();
      }
  }
  void op(size_t i) {
    if (i == p.ops.size())
      return result(0);
    const OpRule &rule = p.rules[p.ops[i].rule];
    OpAxes none = w.ops[i];
    leave(i);
    for (size_t f = 0; f < rule.factors.size(); ++f)
      if (rule.factors[f].size >= ref.size) {
        w.ops[i].factors[f] = onAxis();
        leave(i);
        w.ops[i] = none;
      }
    for (size_t c = 0; c < rule.unreduced.size(); ++c) {
      w.ops[i].through = {ref};
      w.ops[i].unreducedCase = int(c);
      leave(i);
      w.ops[i] = none;
    }
  }
  void leave(size_t i) {
    int t = p.ops[i].results[0];
    auto s = resultSharding(p.rules[p.ops[i].rule], w.ops[i], 0);
    ASSERT_TRUE(s);
    w.tensors[t] = *s;
    op(i + 1);
    if (s->unreduced.empty())
      return;
    w.tensors[t].unreduced.clear();
    op(i + 1);
  }
  void result(size_t i) {
    if (i == p.results.size()) {
      Recount r = recount(p, w);
      if (r.error.empty())
        fn(w, r);
      return;
    }
    const ProblemResult &r = p.results[i];
    Sharding &s = w.results[i];
    if (r.donated >= 0) {
      s = w.tensors[p.arguments[r.donated]];
      return result(i + 1);
    }
    s = w.tensors[r.tensor];
    s.unreduced.clear();
    result(i + 1);
  }

  const Problem &p;
  Fn fn;
  WrittenPlan w;
  AxisRef ref;
};

/// Does it convert at cuts only?
bool convertsAtCuts(const Problem &p, const WrittenPlan &w, const Recount &r) {
  auto isCut = [&](int op) {
    WorkKind k = p.ops[op].work;
    return k == WorkKind::Contract || k == WorkKind::Access;
  };
  std::vector<int> uses(p.tensors.size(), 0);
  for (const ProblemOp &op : p.ops)
    for (int t : op.operands)
      ++uses[t];
  for (const ProblemResult &result : p.results)
    ++uses[result.tensor];
  for (const CountedConversion &c : r.conversions) {
    int from = p.tensors[c.tensor].producer;
    if (from < 0)
      continue;
    if (c.atProducer
            ? isCut(from) || !w.ops[from].through.empty()
            : !isCut(from) && c.op >= 0 && !isCut(c.op) && uses[c.tensor] == 1)
      return false;
  }
  return true;
}

} // namespace

TEST(BoundCheck, NeverAboveTheBestPlan) {
  std::mt19937 rng(7);
  int withPrice = 0, tight = 0, cases = 0;
  for (int trial = 0; trial < 400; ++trial) {
    int64_t devices[] = {2, 3, 4};
    ProblemBuilder b = randomStep(rng, devices[trial % 3], 2 + trial % 5 / 4);
    Problem &p = b.problem;
    p.options.maxMeshAxes = 1;
    if (trial % 4 == 1)
      findSharers(p);
    Plan plan = solve(p);
    if (trial % 2) {
      p.memoryLimit = 0.9 * plan.memory.peak;
      plan = solve(p);
    }
    if (!plan.bound)
      continue;
    p.mesh = plan.mesh;
    WrittenPlan w = writtenPlan(plan);
    const BoundScope &scope = plan.boundScope;
    OwnBound atCuts = boundOnOneAxis(p, w, scope, Conversions::AtCuts);
    OwnBound anywhere = boundOnOneAxis(p, w, scope, Conversions::Anywhere);
    ASSERT_EQ(atCuts.error + anywhere.error, "");
    llvm::SmallVector<double, 2> prices = scope.prices;
    if (prices.empty())
      prices.push_back(0);
    withPrice += prices.size() > 1;
    ++cases;
    // Time, and memory above the limit at its price: the higher of the minima.
    std::vector<double> least(prices.size(), 1e30), leastAtCuts(least);
    AllPlans(p, [&](const WrittenPlan &other, const Recount &r) {
      bool cuts = convertsAtCuts(p, other, r);
      for (auto [k, price] : llvm::enumerate(prices)) {
        double cost = r.time();
        for (int64_t q : scope.points)
          cost += price * (r.points[q].all() - p.memoryLimit) /
                  double(scope.points.size());
        least[k] = std::min(least[k], cost);
        if (cuts)
          leastAtCuts[k] = std::min(leastAtCuts[k], cost);
      }
    }).run();
    double best = *llvm::max_element(least);
    double bestAtCuts = *llvm::max_element(leastAtCuts);
    double rounding = 1e-9 * plan.time();
    EXPECT_LE(anywhere.axes[0].bound, best + rounding) << trial;
    EXPECT_LE(atCuts.axes[0].bound, bestAtCuts + rounding) << trial;
    EXPECT_LE(anywhere.axes[0].bound, atCuts.axes[0].bound + rounding);
    tight += atCuts.axes[0].bound > bestAtCuts - 1e-6 * plan.time();
  }
  EXPECT_GT(cases, 200);
  EXPECT_GT(withPrice, 15);
  EXPECT_GT(tight, cases * 9 / 10);
}

// The plans behind the bounds cost what the calculation says, as Recount counts
// them; and the bounds are the search's.
TEST(BoundCheck, AgreesWithRecountAndSearch) {
  std::mt19937 rng(5);
  int bounds = 0, same = 0;
  for (int trial = 0; trial < 150; ++trial) {
    int64_t devices[] = {2, 3, 4, 8, 12};
    ProblemBuilder b = randomStep(rng, devices[trial % 5], 3 + trial % 9);
    Problem &p = b.problem;
    if (trial % 3 == 1)
      findSharers(p);
    Plan plan = solve(p);
    ASSERT_TRUE(plan.bound);
    for (Conversions where : {Conversions::AtCuts, Conversions::Anywhere}) {
      OwnBound own =
          boundOnOneAxis(p, writtenPlan(plan), plan.boundScope, where);
      ASSERT_EQ(own.error, "") << trial;
      for (const AxisBound &a : own.axes) {
        if (a.exact)
          EXPECT_NEAR(a.shared, a.bound, 1e-9 * a.bound) << trial;
        if (where == Conversions::AtCuts)
          EXPECT_GE(a.apart, *plan.bound * (1 - 1e-9)) << trial;
      }
      if (where == Conversions::Anywhere)
        continue;
      ++bounds;
      same += std::abs(own.bound - *plan.bound) < 1e-6 * own.bound;
      EXPECT_LE(own.bound, *plan.bound * (1 + 1e-6)) << trial;
      EXPECT_GE(own.bound, *plan.bound * 0.98) << trial; // shared conversions
    }
  }
  EXPECT_GT(same, bounds * 9 / 10);
}

/// The network of FoldTest's bounds: more nodes than are planned without ties.
Problem deepNetwork() {
  Network n(4, 240, 2048, 256);
  n.problem.machine.flops.fill(1e12);
  n.problem.machine.memoryBandwidth = 1e12;
  n.problem.machine.levels = {{"box", INT64_MAX, {1e-6, 1e11}}};
  n.problem.options.maxMeshAxes = 1;
  return n.problem;
}

TEST(BoundCheck, LayersAlikeAndInTwoWays) {
  Problem p = deepNetwork();
  Plan plan = solve(p);
  ASSERT_EQ(plan.boundOver, BoundOver::LayersAlike);
  const BoundScope &scope = plan.boundScope;
  EXPECT_GT(scope.alike.size(), 0u);
  EXPECT_EQ(scope.apart.size(), 0u);
  EXPECT_EQ(scope.prices.size(), 0u);
  OwnBound own =
      boundOnOneAxis(p, writtenPlan(plan), scope, Conversions::AtCuts);
  ASSERT_EQ(own.error, "");
  EXPECT_NEAR(own.bound, *plan.bound, 1e-5 * own.bound);
  EXPECT_LT(own.axes[0].numVariables, plan.numNodes / 10);

  p.memoryLimit = 0.9 * plan.memory.peak;
  plan = solve(p);
  ASSERT_EQ(plan.boundOver, BoundOver::TwoPatterns);
  EXPECT_GT(scope.apart.size(), 0u);
  EXPECT_EQ(scope.prices.size(), 3u);
  WrittenPlan w = writtenPlan(plan);
  own = boundOnOneAxis(p, w, scope, Conversions::AtCuts);
  ASSERT_EQ(own.error, "");
  EXPECT_LE(own.bound, plan.time());
  EXPECT_NEAR(own.bound, *plan.bound, 0.01 * own.bound);
  // One price or one pattern less: fewer reasons, or fewer plans.
  BoundScope other = scope;
  other.prices.pop_back();
  EXPECT_LE(boundOnOneAxis(p, w, other, Conversions::AtCuts).axes[0].bound,
            own.axes[0].bound * (1 + 1e-9));
}

TEST(BoundCheck, SaysWhatIsWrongWithAScope) {
  EXPECT_EQ(checkScope({}), "");
  EXPECT_EQ(checkScope({{0, 8, 4}, {0, 4}, {3}, {1e-9}}), "");
  EXPECT_NE(checkScope({{0, 8}, {}, {}, {}}), "");
  EXPECT_NE(checkScope({{0, 8, 0}, {}, {}, {}}), "");
  EXPECT_NE(checkScope({{8, 0, 4}, {}, {}, {}}), "");
  EXPECT_NE(checkScope({{}, {1}, {}, {}}), "");
  EXPECT_NE(checkScope({{}, {}, {}, {1e-9}}), "");
  EXPECT_NE(checkScope({{}, {}, {3}, {-1.0}}), "");
}
