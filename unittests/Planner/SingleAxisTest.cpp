//===- SingleAxisTest.cpp - Bounds against plans found otherwise ----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Planner/SingleAxis.h"
#include "Problems.h"
#include "gtest/gtest.h"
#include <random>

using namespace dgc;
using namespace dgc::test;

namespace {

/// x w1 w2 with a tanh between, on one axis of four.
ProblemBuilder twoLayers() {
  ProblemBuilder b(4);
  int x = b.argument({64, 256});
  int w1 = b.argument({256, 256}, TensorKind::Parameter),
      w2 = b.argument({256, 256}, TensorKind::Parameter);
  b.result(b.dot(b.pointwise({b.dot(x, w1)}, false), w2));
  b.problem.mesh = Mesh{{{"x", 4}}, {}};
  return b;
}

} // namespace

TEST(SingleAxis, FindsWhatAReplicatedPlanLeaves) {
  ProblemBuilder b = twoLayers();
  WrittenPlan w = unsplitPlan(b.problem, *b.problem.mesh);
  double time = recount(b.problem, w).time();
  SingleAxisPlan other = bestOnOneAxis(b.problem, w, false);
  EXPECT_EQ(other.axis, 0);
  // Rows split: a quarter of the time, nothing sent.
  EXPECT_NEAR(other.time, time / 4, 0.05 * time);
  EXPECT_EQ(other.what, "split through dot");
}

TEST(SingleAxis, KeepsLimitAndPins) {
  ProblemBuilder b = twoLayers();
  Problem &p = b.problem;
  WrittenPlan w = unsplitPlan(p, *p.mesh);
  // Less than any plan needs.
  p.memoryLimit = 1;
  EXPECT_EQ(bestOnOneAxis(p, w, false).axis, -1);
  p.memoryLimit = 0;
  for (int t : p.arguments)
    p.tensors[t].pinned = w.tensors[t];
  // Faster than nothing split, and no faster than the best that keeps the pins.
  double time = recount(p, w).time();
  SingleAxisPlan other = bestOnOneAxis(p, w, false);
  EXPECT_EQ(other.axis, 0);
  EXPECT_LT(other.time, time);
  EXPECT_GE(other.time, solve(p).time() * (1 - 1e-9));
}

/// The solver's bound on what it was free to choose: nothing is below it.
TEST(SingleAxis, NothingBeatsBounds) {
  std::mt19937 rng(5);
  auto pick = [&](int n) { return int(rng() % n); };
  int bounds = 0;
  int64_t tried = 0;
  for (int trial = 0; trial < 60; ++trial) {
    int64_t devices[] = {2, 3, 4, 8, 12}, sizes[] = {5, 8, 24, 96};
    ProblemBuilder b(devices[trial % 5]);
    Problem &p = b.problem;
    std::vector<int> tensors;
    for (int i = 0; i < 3; ++i)
      tensors.push_back(
          b.argument({sizes[pick(4)], sizes[pick(4)]}, TensorKind::Parameter));
    for (int i = 0; i < 6; ++i) {
      int a = tensors[pick(tensors.size())], r = -1;
      for (int other : tensors)
        if (r < 0 && pick(2) &&
            p.tensors[other].shape[0] == p.tensors[a].shape[1])
          r = b.dot(a, other);
      if (r < 0)
        r = pick(2) ? b.transpose(a) : b.pointwise({a}, pick(2));
      tensors.push_back(r);
    }
    b.result(tensors.back());
    if (trial % 3 == 1)
      findSharers(p);
    Plan plan = solve(p);
    if (trial % 3 == 0) {
      p.memoryLimit = 0.8 * plan.memory.peak;
      plan = solve(p);
    }
    if (!plan.bound)
      continue;
    ++bounds;
    SingleAxisPlan other = bestOnOneAxis(p, writtenPlan(plan), false);
    tried += other.tried;
    EXPECT_TRUE(other.axis < 0 || other.time >= *plan.bound * (1 - 1e-9))
        << "trial " << trial << ": " << other.what << " takes " << other.time
        << ", bound " << *plan.bound;
  }
  EXPECT_GT(bounds, 40);
  EXPECT_GT(tried, 1000);
}

/// Two layers alike but for their names' order: one split alone is not alike.
TEST(SingleAxis, LayersAlike) {
  ProblemBuilder b = twoLayers();
  WrittenPlan w = unsplitPlan(b.problem, *b.problem.mesh);
  SingleAxisPlan alike = bestOnOneAxis(b.problem, w, true);
  SingleAxisPlan any = bestOnOneAxis(b.problem, w, false);
  EXPECT_EQ(alike.axis, 0);
  EXPECT_GE(alike.time, any.time);
}
