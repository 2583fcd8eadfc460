//===- ImposeTest.cpp -----------------------------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Planner/Impose.h"
#include "Problems.h"
#include "gtest/gtest.h"

using namespace dgc;
using namespace dgc::test;

namespace {

/// x[64, 32] w[32, 16], summed over k on two of eight ranks and split over m on
/// four.
struct Product {
  ProblemBuilder b{8};
  std::vector<OpAxes> axes;

  Product() {
    b.problem.mesh = Mesh{{{"m", 4}, {"k", 2}}, {}};
    OpRule rule;
    rule.factors = {{64, FactorKind::Pass, ReduceKind::Add},
                    {16, FactorKind::Pass, ReduceKind::Add},
                    {32, FactorKind::Reduce, ReduceKind::Add}};
    rule.operands = {{{0}, {2}}, {{2}, {1}}};
    rule.results = {{{0}, {1}}};
    int x = b.argument({64, 32}), w = b.argument({32, 16});
    int y = b.op("product", rule, {x, w}, {64, 16}, WorkKind::Contract,
                 2.0 * 64 * 32 * 16);
    OpRule negate;
    negate.factors = {{64, FactorKind::Pass, ReduceKind::Add},
                      {16, FactorKind::Pass, ReduceKind::Add}};
    negate.operands = negate.results = {{{0}, {1}}};
    b.op("negate", negate, {y}, {64, 16}, WorkKind::Pointwise);
    axes.resize(2);
    axes[0].factors = {axis(0, 4), {}, axis(1, 2)};
    axes[1].factors = {axis(0, 4), {}};
  }
  static DimList axis(int index, int64_t size) {
    return {DimEntry::makeAxis({index, 1, size})};
  }
};

TEST(Impose, LocalShapesAndCollectives) {
  Product p;
  Plan plan;
  ASSERT_EQ(imposePlan(p.b.problem, p.axes, plan), "");
  Work local = localWork(p.b.problem, plan, 0);
  EXPECT_EQ(local.m, 16);
  EXPECT_EQ(local.n, 16);
  EXPECT_EQ(local.k, 16);
  EXPECT_EQ(local.flops, 2 * 16 * 16 * 16);
  // Arguments lie whole and are sliced; the sum is reduced where it is used.
  double reduced = 0;
  for (const PlanReshard &r : plan.reshards)
    for (const PlanMove &move : r.moves) {
      EXPECT_EQ(move.kind, CollectiveKind::AllReduce);
      reduced += move.bytes;
    }
  EXPECT_EQ(reduced, 2 * 0.5 * 16 * 16 * 4);
}

TEST(Impose, Errors) {
  Product p;
  Plan plan;
  p.axes[1].factors[1] = Product::axis(1, 2);
  p.axes[1].factors[0] = Product::axis(0, 4);
  EXPECT_EQ(imposePlan(p.b.problem, p.axes, plan), "");
  p.axes.pop_back();
  EXPECT_EQ(imposePlan(p.b.problem, p.axes, plan),
            "a plan must say the axes of every op");
  Product whole;
  whole.b.problem.rules[1].factors[0].kind = FactorKind::Whole;
  EXPECT_EQ(imposePlan(whole.b.problem, whole.axes, plan),
            "'negate' cannot run as asked: it has no factor to split over axis "
            "'m' of the mesh {m=4, k=2}");
}

} // namespace
