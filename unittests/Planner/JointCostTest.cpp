//===- JointCostTest.cpp - Parts, states and their costs ------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "../../lib/Planner/Evaluate.h"
#include "../../lib/Planner/PriceBook.h"
#include "Problems.h"
#include "dgc/Planner/Plan.h"
#include "gtest/gtest.h"
#include <random>

using namespace dgc;
using namespace dgc::planner;
using namespace dgc::test;

namespace {

Axes axesOf(llvm::ArrayRef<int64_t> sizes, llvm::ArrayRef<double> bandwidths) {
  Axes axes;
  for (auto [i, n] : llvm::enumerate(sizes)) {
    axes.refs.push_back({int(i), 1, n});
    axes.sizes.push_back(n);
    axes.links.push_back({1e-6, bandwidths[i]});
  }
  return axes;
}

/// [3 * 4, 5] from [3, 4, 5]
int collapse(ProblemBuilder &b, int a) {
  OpRule rule;
  rule.factors = {ProblemBuilder::pass(3), ProblemBuilder::pass(4),
                  ProblemBuilder::pass(5)};
  rule.operands = {{{0}, {1}, {2}}};
  rule.results = {{{0, 1}, {2}}};
  return b.op("reshape", rule, {a}, {12, 5}, WorkKind::Move);
}

} // namespace

TEST(Parts, AReshapeCutsADimensionForAllThatLieAlike) {
  ProblemBuilder b(2);
  int x = b.argument({3, 4, 5});
  int y = b.pointwise({collapse(b, x)}, true);
  b.result(y);
  Parts parts = refineParts(b.problem, placeTensors(b.problem));
  ASSERT_EQ(parts.tensors[y][0].size(), 2u);
  EXPECT_EQ(parts.tensors[y][0][0].size, 3);
  EXPECT_EQ(parts.tensors[y][0][1].size, 4);
  EXPECT_EQ(parts.tensors[y][0][1], parts.tensors[x][1][0]);
  EXPECT_EQ(parts.tensors[y][1][0], parts.tensors[x][2][0]);
}

TEST(Parts, AnInnerFactorOfAnAnnotationIsAPart) {
  ProblemBuilder b(2);
  int x = b.argument({12, 5});
  b.result(b.pointwise({x}, true));
  b.problem.mesh = Mesh{{{"tp", 2}}, {}};
  Sharding pin = Sharding::replicatedOf(2);
  pin.dims[0].entries = {DimEntry::makeWhole(3), DimEntry::makeAxis({0, 1, 2})};
  b.problem.tensors[x].pinned = pin;
  Plan plan = solve(b.problem);
  EXPECT_EQ(toString(plan.tensors[x], plan.mesh), R"([{3, "tp"}, {}])");
  EXPECT_EQ(toString(plan.tensors.back(), plan.mesh), R"([{3, "tp"}, {}])");
}

TEST(JointCost, ConversionsAreTheCollectivesOneExpects) {
  ProblemBuilder b(4);
  int x = b.argument({8, 1024}); // 32 KiB
  b.result(b.pointwise({x}, true));
  Model m(b.problem);
  Axes axes = axesOf({4}, {1e9});
  JointCost cost(m, axes);
  int form = m.formOf[x];
  auto time = [&](State from, State to) {
    State f[] = {from}, t[] = {to};
    return cost.convert(form, f, t);
  };
  double full = 32768, memory = b.problem.machine.memoryBandwidth;
  auto expect = [&](CollectiveKind kind, double bytes, double copied) {
    return collectiveTime(kind, axes.links[0], 4, bytes) + copied / memory;
  };
  EXPECT_EQ(time(whole, whole), 0);
  EXPECT_DOUBLE_EQ(time(whole, 1), full / 4 / memory);   // a slice
  EXPECT_DOUBLE_EQ(time(whole, partial), full / memory); // zeros on the others
  EXPECT_DOUBLE_EQ(time(1, whole),
                   expect(CollectiveKind::AllGather, full, full));
  EXPECT_DOUBLE_EQ(time(1, 2),
                   expect(CollectiveKind::AllToAll, full / 4, full / 4));
  EXPECT_DOUBLE_EQ(time(partial, whole),
                   expect(CollectiveKind::AllReduce, full, 0));
  EXPECT_DOUBLE_EQ(time(partial, 2),
                   expect(CollectiveKind::ReduceScatter, full, full));
  EXPECT_EQ(time(1, partial), impossible);
}

TEST(JointCost, AxesOfOneSpeedAreOneCollectiveOthersAHierarchy) {
  ProblemBuilder b(8);
  int x = b.argument({8, 1024});
  b.result(b.pointwise({x}, true));
  Model m(b.problem);
  State from[] = {partial, partial}, to[] = {whole, whole};
  Axes same = axesOf({2, 4}, {1e9, 1e9});
  JointCost flat(m, same);
  EXPECT_DOUBLE_EQ(
      flat.convert(m.formOf[x], from, to),
      collectiveTime(CollectiveKind::AllReduce, same.links[0], 8, 32768));
  Axes mixed = axesOf({2, 4}, {1e8, 1e9}); // the first is slow
  JointCost tree(m, mixed);
  EXPECT_DOUBLE_EQ(
      tree.convert(m.formOf[x], from, to),
      collectiveTime(CollectiveKind::ReduceScatter, mixed.links[1], 4, 32768) +
          collectiveTime(CollectiveKind::AllReduce, mixed.links[0], 2, 8192) +
          collectiveTime(CollectiveKind::AllGather, mixed.links[1], 4, 32768) +
          2 * 32768 / b.problem.machine.memoryBandwidth);
}

TEST(JointCost, PricesThatMeshesShareAreThoseOfEachAlone) {
  ProblemBuilder b(24);
  int x = b.argument({48, 1000}), y = b.argument({48, 1000});
  int sum = b.pointwise({x, y}, true);
  b.result(sum);
  Model m(b.problem);
  std::mt19937 rng(7);
  auto book = std::make_shared<PriceBook>();
  // Orders of axes, cuts of one axis, two speeds.
  for (std::vector<int64_t> sizes : {std::vector<int64_t>{4, 6},
                                     {6, 4},
                                     {24},
                                     {2, 2, 6},
                                     {2, 6, 2},
                                     {3, 2, 2, 2}})
    for (size_t fast = 0; fast <= sizes.size(); ++fast) {
      std::vector<double> speeds(sizes.size(), 1e8);
      std::fill_n(speeds.begin(), fast, 1e9);
      Axes axes = axesOf(sizes, speeds);
      JointCost alone(m, axes), shared(m, axes, book);
      for (int trial = 0; trial < 100; ++trial) {
        States from, to;
        llvm::SmallVector<int, 4> choices;
        for (size_t a = 0; a < axes.size(); ++a) {
          from.push_back(State(rng() % 4) - 1);
          to.push_back(State(rng() % 4) - 1);
          choices.push_back(rng() % 3);
        }
        ASSERT_DOUBLE_EQ(shared.convert(m.formOf[x], from, to),
                         alone.convert(m.formOf[x], from, to));
        EXPECT_EQ(shared.traffic(m.formOf[x], from, to)[1],
                  alone.traffic(m.formOf[x], from, to)[1]);
        int node = m.producerOf[m.valueOf[sum]], axis = rng() % axes.size();
        auto &one = shared.axisChoices(node, axis, choices),
             &other = alone.axisChoices(node, axis, choices);
        ASSERT_EQ(one.choices, other.choices);
        for (auto [s, t] : llvm::zip(one.time, other.time))
          EXPECT_DOUBLE_EQ(s, t);
      }
    }
  // An axis cut in two that is used as one, and one that nothing is split on.
  Axes one = axesOf({12, 2}, {1e8, 1e9}),
       cut = axesOf({2, 3, 4}, {1e9, 1e8, 1e8});
  double time = JointCost(m, one, book).convert(m.formOf[x], {1, 0}, {0, 0});
  size_t known = book->conversions.size();
  EXPECT_EQ(JointCost(m, cut, book).convert(m.formOf[x], {0, 1, 1}, {0, 0, 0}),
            time);
  EXPECT_EQ(book->conversions.size(), known);
}

TEST(JointCost, PaddedSharesArePaidFor) {
  ProblemBuilder b(4);
  int x = b.argument({10, 3});
  b.result(b.pointwise({x}, true));
  Model m(b.problem);
  Axes axes = axesOf({4, 2}, {1e9, 1e9});
  JointCost cost(m, axes);
  State rows[] = {1, whole}, both[] = {1, 1}, columns[] = {2, whole};
  EXPECT_EQ(cost.localBytes(m.formOf[x], rows), 3 * 3 * 4); // ceil(10 / 4)
  EXPECT_EQ(cost.localBytes(m.formOf[x], both), 2 * 3 * 4);
  EXPECT_TRUE(cost.isLegal(m.formOf[x], both));
  EXPECT_FALSE(cost.isLegal(m.formOf[x], columns)); // 3 over 4
}

TEST(Solve, DescentOverTwoAxesIsCloseToTheJointOptimum) {
  std::mt19937 rng(11);
  double ratios = 0;
  int trials = 20;
  for (int trial = 0; trial < trials; ++trial) {
    ProblemBuilder b(4);
    int64_t sizes[] = {4, 8, 64, 512};
    int64_t m0 = sizes[rng() % 4], k = sizes[rng() % 4], n = sizes[rng() % 4];
    int x = b.argument({m0, k});
    int w = b.argument({k, n}, TensorKind::Parameter);
    int y = b.dot(x, w);
    b.result(y);
    b.problem.mesh = Mesh{{{"a", 2}, {"b", 2}}, {}};
    Plan plan = solve(b.problem);

    Model m(b.problem);
    Axes axes = axesOf({2, 2}, {1e9, 1e9});
    m.pinStates(axes);
    JointCost cost(m, axes);
    Assignment a;
    a.choices.assign(2, std::vector<int>(m.nodes.size(), 0));
    double best = 1e300;
    std::function<void(size_t)> visit = [&](size_t v) {
      if (v == m.nodes.size()) {
        best = std::min(best, evaluate(m, cost, a).time());
        return;
      }
      int count = m.sets[m.nodes[v].set].choices.size();
      for (int i = 0; i < count; ++i)
        for (int j = 0; j < count; ++j)
          if (cost.isLegal(m.nodes[v], {i, j})) {
            a.choices[0][v] = i;
            a.choices[1][v] = j;
            visit(v + 1);
          }
    };
    visit(0);
    EXPECT_GE(plan.time(), best * (1 - 1e-9));
    EXPECT_LE(plan.time(), best * 1.1 + 1e-9) << "trial " << trial;
    ratios += plan.time() / best;
  }
  EXPECT_LE(ratios / trials, 1.01);
}
