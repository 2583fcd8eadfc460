//===- ExplainTest.cpp - Sections, runners-up, constraints ----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Planner/Explain.h"
#include "Problems.h"
#include "gtest/gtest.h"

using namespace dgc;
using namespace dgc::test;

namespace {

/// `layers` times three products and a tanh, a product before and one behind.
ProblemBuilder layers(int64_t devices, int count) {
  ProblemBuilder b(devices);
  int x =
      b.dot(b.argument({64, 24}), b.argument({24, 32}, TensorKind::Parameter));
  for (int i = 0; i < count; ++i) {
    int up = b.argument({32, 48}, TensorKind::Parameter);
    int gate = b.argument({32, 48}, TensorKind::Parameter);
    int down = b.argument({48, 32}, TensorKind::Parameter);
    int h = b.pointwise({b.dot(x, up), b.dot(x, gate)}, false);
    x = b.dot(h, down);
  }
  b.result(b.dot(x, b.argument({32, 8}, TensorKind::Parameter)));
  return b;
}

} // namespace

TEST(Explain, RepeatedLayersAreOneSection) {
  ProblemBuilder b = layers(2, 7);
  Plan plan = solve(b.problem);
  std::vector<Section> s = findSections(b.problem, plan);
  ASSERT_EQ(s.size(), 3u);
  EXPECT_EQ(s[0].begin, 0);
  EXPECT_EQ(s[0].end, 1);
  EXPECT_EQ(s[1].begin, 1);
  EXPECT_EQ(s[1].end, 5);
  EXPECT_EQ(s[1].count, 7);
  EXPECT_EQ(s[1].last, s[2].begin);
  EXPECT_EQ(s[2].end, int64_t(b.problem.ops.size()));
}

TEST(Explain, SectionsAndKindsAddUp) {
  ProblemBuilder b = layers(4, 3);
  Plan plan = solve(b.problem);
  Explanation e = explain(b.problem, plan);
  double compute = 0, communication = 0, work = 0;
  for (const Section &s : e.sections) {
    compute += s.compute;
    communication += s.communication;
  }
  for (double w : e.count.work)
    work += w;
  EXPECT_NEAR(compute, plan.computeTime, 1e-12);
  EXPECT_NEAR(work, plan.computeTime, 1e-12);
  EXPECT_NEAR(communication, plan.communicationTime, 1e-12);
  ASSERT_EQ(e.others.size(), plan.candidates.size() - 1);
  EXPECT_GE(e.oneDeviceTime, plan.time());
}

TEST(Explain, WhatAConstraintCosts) {
  ProblemBuilder b = layers(2, 1);
  Problem &p = b.problem;
  p.mesh = Mesh{{{"x", 2}}, {}};
  // The input's columns, which the product sums over, must be split.
  p.tensors[0].pinned = Sharding::replicatedOf(2);
  p.tensors[0].pinned->dims[1].entries = {DimEntry::makeAxis({0, 1, 2})};
  for (int t : {1, 3, 4}) // whole weights, as the plan would have them
    p.tensors[t].pinned = Sharding::replicatedOf(2);
  Plan plan = solve(p);
  ExplainOptions options;
  options.maxConstraints = 2;
  Explanation e = explain(p, plan, options);
  ASSERT_EQ(e.constraints.size(), 2u);
  EXPECT_EQ(e.constraintsLeftOut, 1);
  EXPECT_EQ(e.constraints[0].count, 2); // the two of one shape
  EXPECT_EQ(e.constraints[1].what, "argument");
  EXPECT_EQ(e.constraints[1].sharding, R"([{}, {"x"}])");
  EXPECT_LE(e.constraints[1].time, plan.time());
  p.tensors[0].pinned.reset();
  EXPECT_NEAR(e.constraints[1].time, solve(p).time(), 1e-15);
}

TEST(Explain, TheSameBytesEveryTime) {
  ProblemBuilder b = layers(4, 3);
  std::string first;
  for (int i = 0; i < 10; ++i) {
    Plan plan = solve(b.problem);
    Explanation e = explain(b.problem, plan);
    std::string text;
    llvm::raw_string_ostream os(text);
    os << explainJson(b.problem, plan, e);
    explainText(os, b.problem, plan, e);
    if (i == 0)
      first = text;
    EXPECT_EQ(text, first);
  }
}
