//===- RecountTest.cpp - Plans counted again ------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Planner/Recount.h"
#include "Problems.h"
#include "gtest/gtest.h"

using namespace dgc;
using namespace dgc::test;

namespace {

/// A random program whose third argument is a state that it carries on, where
/// some tensor has its shape.
ProblemBuilder randomStep(std::mt19937 &rng, int64_t devices, int numOps) {
  ProblemBuilder b = randomProgram(rng, devices, numOps, 3);
  const auto &tensors = b.problem.tensors;
  int state = 2;
  for (int t = state + 1; t + 1 < int(tensors.size()); ++t)
    if (tensors[t].shape == tensors[state].shape) {
      b.result(t, tensors[state].argument);
      break;
    }
  return b;
}

void expectClose(double counted, double claimed, const std::string &what) {
  EXPECT_NEAR(counted, claimed, 1e-9 * std::abs(claimed)) << what;
}

void expectSame(const Problem &p, const Plan &plan, const std::string &what) {
  Recount r = recount(p, writtenPlan(plan));
  ASSERT_EQ(r.error, "") << what;
  expectClose(r.compute, plan.computeTime, what + ": compute");
  expectClose(r.communication, plan.communicationTime,
              what + ": communication");
  expectClose(r.memory.peak, plan.memory.peak, what + ": peak");
  expectClose(r.memory.arguments, plan.memory.arguments, what + ": arguments");
  for (int k = 0; k < maxPlanBlocks; ++k) {
    EXPECT_NEAR(r.blocks.time[k], plan.blocks.time[k], 1e-9 * plan.time());
    EXPECT_NEAR(r.blocks.peak[k], plan.blocks.peak[k], 1e-9 * plan.memory.peak);
  }
  for (int k = 0; k < numCollectiveKinds; ++k) {
    EXPECT_EQ(r.collectives[k].count, plan.collectives[k].count) << what;
    expectClose(r.collectives[k].bytes, plan.collectives[k].bytes, what);
    expectClose(r.collectives[k].starts, plan.collectives[k].starts, what);
  }
}

} // namespace

TEST(Recount, AgreesWithTheSolver) {
  std::mt19937 rng(11);
  int withMoves = 0, withShares = 0;
  for (int trial = 0; trial < 200; ++trial) {
    int64_t devices[] = {2, 3, 4, 6, 8, 12};
    ProblemBuilder b = randomStep(rng, devices[trial % 6], 4 + trial % 9);
    Problem &p = b.problem;
    if (trial % 4 == 1)
      p.machine.levels = {{"inner", 2, {1e-6, 4e9}},
                          {"outer", INT64_MAX, {5e-6, 1e9}}};
    if (trial % 2)
      for (ProblemTensor &t : p.tensors)
        t.sharers = double(1 + rng() % 8);
    ASSERT_EQ(checkProblem(p), "");
    Plan plan = solve(p);
    expectSame(p, plan, "trial " + std::to_string(trial));
    for (const CollectiveTotal &total : plan.collectives)
      withShares += total.starts < total.count;
    withMoves += plan.communicationTime > 0;
    if (trial % 3 != 0)
      continue;
    p.memoryLimit = 0.7 * plan.memory.peak;
    expectSame(p, solve(p), "limited trial " + std::to_string(trial));
  }
  EXPECT_GT(withMoves, 50); // plans that move nothing test little
  EXPECT_GT(withShares, 20);
}

TEST(Recount, LoopsAndSharedConversions) {
  // while: carries x through y = tanh(x w) seven times.
  ProblemBuilder b(4);
  Problem &p = b.problem;
  int x = b.argument({64, 512}), w = b.argument({512, 512});
  int carried = b.tensor({64, 512});
  p.tensors[carried].flow = 0;
  int y = b.pointwise({b.dot(carried, w)}, false);
  int out = b.tensor({64, 512});
  p.tensors[out].flow = 0;
  p.tensors[out].begin = 0;
  p.tensors[out].end = p.tensors[x].end = p.tensors[y].end = 2;
  p.flows.push_back({{x, y}, {carried, out}});
  for (ProblemOp &op : p.ops) {
    op.trips = 7;
    for (int t : op.results)
      p.tensors[t].trips = 7;
  }
  p.tensors[carried].trips = 7;
  int scaled = b.pointwise({out}, false);
  b.result(scaled);
  ASSERT_EQ(checkProblem(p), "");
  for (double limit : {0.0, 3e5, 1e5}) {
    p.memoryLimit = limit;
    expectSame(p, solve(p), "limit " + std::to_string(limit));
  }
}

TEST(Recount, SeesWhatIsChanged) {
  ProblemBuilder b(4);
  int x = b.argument({4096, 64});
  int w = b.argument({64, 64}, TensorKind::Parameter);
  int y = b.dot(x, w);
  b.result(b.pointwise({y}, false));
  Problem &p = b.problem;
  Plan plan = solve(p);
  WrittenPlan written = writtenPlan(plan);
  Recount before = recount(p, written);
  // The product's own result is gathered.
  written.tensors[y] = Sharding::replicatedOf(2);
  Recount after = recount(p, written);
  EXPECT_EQ(after.error, "");
  EXPECT_GT(after.communication, before.communication);
  EXPECT_GT(after.memory.peak, before.memory.peak);
  ASSERT_EQ(after.conversions.size(), before.conversions.size() + 2);
  // Layouts that no program has are named.
  written = writtenPlan(plan);
  written.ops[0].factors.pop_back();
  EXPECT_EQ(recount(p, written).error, "its factors are not those of its rule");
  EXPECT_EQ(recount(p, written).errorOp, 0);
  written = writtenPlan(plan);
  written.tensors[x].unreduced = {{0, 1, 4}};
  written.tensors[x].dims[0].entries.clear();
  written.results[0].unreduced = {{0, 1, 4}};
  written.results[0].dims[0].entries.clear();
  EXPECT_NE(recount(p, written).error, "");
}

TEST(Recount, LiveBytesAddUp) {
  ProblemBuilder b(2);
  int x = b.argument({1000, 8}), w = b.argument({8, 8}, TensorKind::Parameter);
  b.result(b.pointwise({b.dot(x, w)}, false));
  Plan plan = solve(b.problem);
  Recount r = recount(b.problem, writtenPlan(plan));
  ASSERT_EQ(r.points.size(), b.problem.ops.size() + 1);
  double most = 0;
  for (const LiveBytes &m : r.points)
    most = std::max(most, m.all());
  EXPECT_EQ(most, r.memory.peak);
  EXPECT_EQ(r.points[r.memory.peakPoint].all(), most);
}
