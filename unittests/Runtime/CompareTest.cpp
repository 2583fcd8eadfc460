//===- CompareTest.cpp - When outputs agree -------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/Compare.h"
#include <gtest/gtest.h>
#include <limits>

using namespace dgc::rt;

namespace {

HostTensor floats(std::vector<float> v) {
  HostTensor t;
  t.name = "x";
  t.shape = {static_cast<int64_t>(v.size())};
  t.allocate();
  if (!v.empty())
    std::memcpy(t.data.get(), v.data(), t.bytes());
  return t;
}

constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();
constexpr float kInf = std::numeric_limits<float>::infinity();

TEST(Compare, LimitIsRelativeToTheLargestReference) {
  Tolerance t;
  // 1e-4 x 100 + 1e-6
  EXPECT_TRUE(compareTensors(floats({100, 0.009f}), floats({100, 0}), t).ok);
  Difference d = compareTensors(floats({100, 0.02f}), floats({100, 0}), t);
  EXPECT_FALSE(d.ok);
  EXPECT_EQ(d.where, "[1]");
  EXPECT_EQ(d.wrong, 1);
  EXPECT_EQ(d.got, "0.0199999996");
  EXPECT_EQ(d.expected, "0");
  t.rtol = 1e-3;
  EXPECT_TRUE(compareTensors(floats({100, 0.02f}), floats({100, 0}), t).ok);
}

TEST(Compare, NaNAndInfinityMustBeAtTheSamePlaces) {
  Tolerance t;
  EXPECT_TRUE(
      compareTensors(floats({kNaN, kInf, 1}), floats({kNaN, kInf, 1}), t).ok);
  EXPECT_FALSE(compareTensors(floats({1, 1}), floats({kNaN, 1}), t).ok);
  EXPECT_FALSE(compareTensors(floats({kNaN, 1}), floats({1, 1}), t).ok);
  EXPECT_FALSE(compareTensors(floats({kInf, 1}), floats({-kInf, 1}), t).ok);
  Difference d = compareTensors(floats({kInf, 5}), floats({1, 1}), t);
  EXPECT_FALSE(d.ok);
  EXPECT_EQ(d.where, "[0]");
  // An infinite reference does not make the limit infinite.
  EXPECT_FALSE(compareTensors(floats({kInf, 2}), floats({kInf, 1}), t).ok);
}

TEST(Compare, IntegersAreEqual) {
  Tolerance t;
  HostTensor a, b;
  a.dtype = b.dtype = DGC_I64;
  a.shape = b.shape = {2, 2};
  a.allocate();
  b.allocate();
  EXPECT_TRUE(compareTensors(a, b, t).ok);
  // Too large for a double to tell apart.
  int64_t big = (int64_t(1) << 60);
  std::memcpy(a.data.get() + 24, &big, 8);
  ++big;
  std::memcpy(b.data.get() + 24, &big, 8);
  Difference d = compareTensors(a, b, t);
  EXPECT_FALSE(d.ok);
  EXPECT_EQ(d.where, "[1, 1]");
  EXPECT_EQ(d.got, "1152921504606846976");
  EXPECT_EQ(d.expected, "1152921504606846977");
}

TEST(Compare, EmptyTensorsAgree) {
  EXPECT_TRUE(compareTensors(floats({}), floats({}), {}).ok);
}

} // namespace
