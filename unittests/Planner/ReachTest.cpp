//===- ReachTest.cpp - Bytes between two uses of the same data ------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Problems.h"
#include "gtest/gtest.h"
#include <cmath>

using namespace dgc;
using namespace dgc::test;

namespace {
// x and all that follows hold 4 KiB; at most three of them at a time.
struct Chain {
  ProblemBuilder b{1};
  int x, a, c, d;
  Chain() {
    x = b.argument({1024});
    a = b.pointwise({x}, false);
    c = b.pointwise({a}, false);
    d = b.pointwise({c, x}, false);
    b.result(d);
  }
  const ProblemOp &op(int i) { return b.problem.ops[i]; }
};
} // namespace

TEST(Reach, CountsWhatIsTouchedInBetween) {
  Chain p;
  setReach(p.b.problem);
  // In KiB: x was touched last by the end of the step before, with d after it;
  // a last before all others.
  double first = std::sqrt(8.0 * 12) / 8;
  // a was just written, c before the three others.
  double second = std::sqrt(4.0 * 12) / 8;
  // Both are unary ops of one shape, which share what they reach.
  EXPECT_NEAR(p.op(0).reach, std::sqrt(first * second), 1e-9);
  EXPECT_EQ(p.op(0).reach, p.op(1).reach);
  // c was just written, x before a and c, d before all.
  EXPECT_NEAR(p.op(2).reach, std::cbrt(4.0 * 12 * 12) / 12, 1e-9);
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(p.op(i).fresh, 1u) << i;
}

TEST(Reach, WhatIsWrittenOverAnOperandIsNotFresh) {
  Chain p;
  p.b.problem.tensors[p.a].end = 0; // c takes its memory
  setReach(p.b.problem);
  EXPECT_EQ(p.op(1).fresh, 0u);
  EXPECT_EQ(p.op(2).fresh, 1u);
}

TEST(Reach, WhatIsNotMovedDoesNotCount) {
  Chain p;
  p.b.problem.ops[0].moved = 0; // in registers of its user
  setReach(p.b.problem);
  EXPECT_EQ(p.op(0).reach, 1);
  EXPECT_EQ(p.op(0).fresh, 0u);
}

TEST(Reach, ALoopFindsWhatItsLastIterationLeft) {
  // a and c are made in a loop, between large data.
  ProblemBuilder b(1);
  int big = b.argument({1 << 20}), x = b.argument({1024});
  int large = b.pointwise({big}, false);
  int a = b.pointwise({x}, false);
  b.pointwise({a}, false);
  b.result(b.pointwise({large}, false));
  Problem alone = b.problem;
  setReach(alone);
  b.problem.loops.push_back({1, 2, -1});
  for (int i : {1, 2})
    b.problem.ops[i].loop = 0;
  setReach(b.problem);
  EXPECT_GT(alone.ops[1].reach, 100);
  EXPECT_LT(b.problem.ops[1].reach, 2);
}

TEST(Reach, ManyNestedLoopsDoNotDouble) {
  ProblemBuilder b(1);
  int x = b.argument({8});
  b.result(b.pointwise({x}, false));
  for (int i = 0; i < 40; ++i)
    b.problem.loops.push_back({0, 0, i - 1});
  b.problem.ops[0].loop = 39;
  setReach(b.problem);
  EXPECT_GT(b.problem.ops[0].reach, 0);
}
