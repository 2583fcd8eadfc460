//===- ProblemTest.cpp - Checks of planning problems ----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Problems.h"
#include "gtest/gtest.h"

using namespace dgc;
using namespace dgc::test;

TEST(Problem, AWellFormedProblemPasses) {
  ProblemBuilder b(4);
  int x = b.argument({8, 16}), w = b.argument({16, 32});
  b.result(b.dot(x, w));
  EXPECT_EQ(checkProblem(b.problem), "");
}

TEST(Problem, WhatIsWrongIsNamed) {
  ProblemBuilder b(4);
  int x = b.argument({8, 16}), w = b.argument({16, 32});
  int y = b.dot(x, w);
  b.result(y);
  Problem p = b.problem;
  p.tensors[y].shape = {8, 31};
  EXPECT_EQ(checkProblem(p), "op 'dot' has factors whose product is not the "
                             "dimension's size");
  p = b.problem;
  p.results[0].donated = 1;
  EXPECT_EQ(checkProblem(p),
            "a donated argument has another shape than its result");
  p = b.problem;
  p.mesh = Mesh{{{"x", 3}}, {}};
  EXPECT_EQ(checkProblem(p),
            "the mesh must have as many devices as the problem");
  p.devices = 0;
  EXPECT_EQ(checkProblem(p), "the number of devices must be positive");
  p = b.problem;
  p.flows.push_back({{x}, {w}});
  EXPECT_EQ(checkProblem(p), "a flow joins tensors of different shapes");
}
