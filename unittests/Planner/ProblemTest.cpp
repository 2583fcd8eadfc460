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

// x w1 w2, the gradients of both weights, and their updates.
TEST(Problem, WhoseCollectivesCanWait) {
  ProblemBuilder b(4);
  int x = b.argument({8, 16}), w1 = b.argument({16, 16}),
      w2 = b.argument({16, 16});
  int h = b.dot(x, w1), y = b.dot(h, w2);
  int g2 = b.dot(b.transpose(h), y);
  int gh = b.dot(y, b.transpose(w2));
  int g1 = b.dot(b.transpose(x), gh), turned = b.transpose(g1);
  int u1 = b.pointwise({w1, turned}, true), u2 = b.pointwise({w2, g2}, true);
  b.result(u1);
  b.result(u2);
  Problem &p = b.problem;
  findSharers(p);
  auto sharers = [&](int t) { return p.tensors[t].sharers; };
  // Activations are needed at once; arguments are gathered just in time.
  for (int t : {x, w1, w2, h, y, gh})
    EXPECT_EQ(sharers(t), 1) << t;
  // Both gradients, one of them also in another layout.
  for (int t : {g1, g2, turned})
    EXPECT_EQ(sharers(t), 3) << t;
  for (int t : {u1, u2})
    EXPECT_EQ(sharers(t), 2) << t;
  // Known to be those of two parameters.
  p.results[0].donated = 1;
  p.results[1].donated = 2;
  p.tensors[w1].kind = p.tensors[w2].kind = TensorKind::Parameter;
  findSharers(p);
  for (int t : {g1, g2, turned})
    EXPECT_EQ(sharers(t), 2) << t;
}
