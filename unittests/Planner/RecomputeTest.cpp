//===- RecomputeTest.cpp - Which values are made again --------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Planner/Recompute.h"
#include "Problems.h"
#include "gtest/gtest.h"

using namespace dgc;
using namespace dgc::test;

namespace {

bool any(int) { return true; }

/// Layers x -> w1 -> tanh -> w2, then back through them: the inputs of tanh and
/// its results are read again, last layer first.
struct Layers {
  ProblemBuilder b{1};
  std::vector<int> inputs, hidden, active;

  explicit Layers(int count) {
    int x = b.argument({64, 64});
    std::vector<int> w1, w2;
    for (int i = 0; i < count; ++i) {
      w1.push_back(b.argument({64, 256}, TensorKind::Parameter));
      w2.push_back(b.argument({256, 64}, TensorKind::Parameter));
    }
    for (int i = 0; i < count; ++i) {
      inputs.push_back(x);
      hidden.push_back(b.dot(x, w1[i]));
      active.push_back(b.pointwise({hidden.back()}, false));
      x = b.dot(active.back(), w2[i]);
    }
    int g = x;
    for (int i = count; i-- > 0;) {
      int back = b.pointwise({b.dot(g, b.transpose(w2[i])), hidden[i]}, false);
      b.result(b.dot(b.transpose(active[i]), g));
      g = b.dot(back, b.transpose(w1[i]));
    }
    b.result(g);
  }
};

TEST(Recompute, CheapestFirstAndAlikeTogether) {
  Layers l(3);
  Plan plan = solve(l.b.problem);
  const Problem &p = l.b.problem;
  // One byte too many: the activations of all layers but the one at the peak
  // go, each for one pass over memory. Nothing else does.
  Recompute r = chooseRecompute(p, plan, 1, 1, any);
  ASSERT_FALSE(r.empty());
  double bytes = 0;
  for (int i : r.ops) {
    EXPECT_EQ(p.ops[i].name, "tanh");
    bytes += 64 * 256 * 4;
  }
  EXPECT_GE(r.ops.size(), 2u);
  EXPECT_EQ(r.bytes, bytes);
  EXPECT_NEAR(r.time, r.ops.size() * 0.5 * 64 * 256 * 4 / 1e9, 1e-9);
}

TEST(Recompute, ChainsReachBackToWhatIsKept) {
  Layers l(3);
  Plan plan = solve(l.b.problem);
  const Problem &p = l.b.problem;
  Recompute r = chooseRecompute(p, plan, 1e9, 1e30, any);
  // Every op whose copy is made reads values that are kept or copied too.
  for (int i : r.ops)
    for (int t : p.ops[i].operands) {
      int producer = p.tensors[t].producer;
      EXPECT_TRUE(p.tensors[t].argument >= 0 || p.tensors[t].end > r.point ||
                  llvm::is_contained(r.ops, producer));
    }
  EXPECT_TRUE(llvm::is_contained(r.ops, p.tensors[l.hidden[0]].producer));
}

TEST(Recompute, NoCopyWaitsForOtherLayersToComeBackToIt) {
  // x + w2 tanh(w1 x): every sum is cheap to make from the one before, and is
  // read again where its layer's gradients are. If all were dropped, the last
  // layer's copy would need that of the layer before, and so on: all of them
  // would be made where the backward pass begins, and nothing be saved.
  ProblemBuilder b{1};
  constexpr int count = 8;
  int x = b.argument({64, 64});
  std::vector<int> inputs, w1, w2;
  for (int i = 0; i < count; ++i) {
    w1.push_back(b.argument({64, 256}, TensorKind::Parameter));
    w2.push_back(b.argument({256, 64}, TensorKind::Parameter));
  }
  std::vector<int> active;
  for (int i = 0; i < count; ++i) {
    inputs.push_back(x);
    active.push_back(b.pointwise({b.dot(x, w1[i])}, false));
    x = b.pointwise({x, b.dot(active[i], w2[i])}, true);
  }
  int g = b.pointwise({x}, false);
  for (int i = count; i-- > 0;) {
    b.result(b.dot(b.transpose(active[i]), g));
    int back = b.pointwise({b.dot(g, b.transpose(w2[i])), active[i]}, false);
    b.result(b.dot(b.transpose(inputs[i]), back));
    g = b.pointwise({g, b.dot(back, b.transpose(w1[i]))}, true);
  }
  b.result(g);
  Plan plan = solve(b.problem);
  const Problem &p = b.problem;
  Recompute r = chooseRecompute(p, plan, 1e9, 1e30, any);
  EXPECT_FALSE(r.empty());
  auto dropped = [&](int t) { return llvm::is_contained(r.dropped, t); };
  for (int i = 1; i + 1 < count; ++i)
    EXPECT_FALSE(dropped(inputs[i]) && dropped(inputs[i + 1])) << i;
}

TEST(Recompute, PriceAndPermissionLimit) {
  Layers l(2);
  Plan plan = solve(l.b.problem);
  EXPECT_TRUE(chooseRecompute(l.b.problem, plan, 1e9, 1e-15, any).empty());
  EXPECT_TRUE(chooseRecompute(l.b.problem, plan, 1e9, 1, [](int) {
                return false;
              }).empty());
  EXPECT_TRUE(chooseRecompute(l.b.problem, plan, 0, 1, any).empty());
}

} // namespace
