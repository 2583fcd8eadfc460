//===- BoxesTest.cpp - Parts of tensors against an element-wise walk ------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/Boxes.h"
#include <gtest/gtest.h>
#include <numeric>

using namespace dgc::rt;

namespace {

/// A layout of two dimensions, 12 x 5, over 4 ranks: rows with an inner factor
/// of 3, each block of 4 in two; columns uneven in pieces of 3 and 2.
struct Example {
  std::vector<int64_t> shape{12, 5}, local{6, 3};
  std::vector<DimTable> dims{
      {{0, 0, 1, 1},
       {{{0, 0, 2}, {4, 2, 2}, {8, 4, 2}}, {{2, 0, 2}, {6, 2, 2}, {10, 4, 2}}}},
      {{0, 1, 0, 1}, {{{0, 0, 3}}, {{3, 0, 2}}}}};
};

/// Local index -> global index by the runs, or -1.
int64_t globalOf(const DimTable &d, int rank, int64_t local) {
  for (const Run &r : d.runs(rank))
    if (local >= r.local && local < r.local + r.size)
      return r.global + local - r.local;
  return -1;
}

template <typename T> void checkScatterAndGather() {
  Example x;
  std::vector<T> whole(60), back(60, T(0));
  std::iota(whole.begin(), whole.end(), T(1));
  for (int rank = 0; rank < 4; ++rank) {
    std::vector<T> part(18, T(77));
    planScatter(x.shape, x.local, x.dims, rank)
        .run(whole.data(), part.data(), sizeof(T));
    CopyPlan padding = planPadding(x.local, x.dims, rank);
    for (int64_t i = 0; i < 6; ++i)
      for (int64_t j = 0; j < 3; ++j) {
        int64_t gi = globalOf(x.dims[0], rank, i);
        int64_t gj = globalOf(x.dims[1], rank, j);
        T want = gi < 0 || gj < 0 ? T(77) : whole[gi * 5 + gj];
        EXPECT_EQ(part[i * 3 + j], want) << rank << " " << i << " " << j;
      }
    EXPECT_EQ(padding.elements, rank % 2 ? 6 : 0);
    zeroBoxes(padding, part.data(), sizeof(T));
    EXPECT_EQ(std::count(part.begin(), part.end(), T(0)), rank % 2 ? 6 : 0);
    EXPECT_EQ(std::count(part.begin(), part.end(), T(77)), 0);
    planGather(x.shape, x.local, x.dims, rank)
        .run(part.data(), back.data(), sizeof(T));
  }
  EXPECT_EQ(back, whole);
}

TEST(Boxes, ScatterAndGather) {
  checkScatterAndGather<int8_t>();
  checkScatterAndGather<int16_t>();
  checkScatterAndGather<float>();
  checkScatterAndGather<double>();
}

TEST(Boxes, EqualRunsAreOneBox) {
  Example x;
  EXPECT_EQ(planScatter(x.shape, x.local, x.dims, 0).boxes.size(), 1u);
  // A whole tensor is one run.
  std::vector<DimTable> whole{{{0}, {{{0, 0, 12}}}}, {{0}, {{{0, 0, 5}}}}};
  CopyPlan p = planScatter(x.shape, x.shape, whole, 0);
  ASSERT_EQ(p.boxes.size(), 1u);
  ASSERT_EQ(p.boxes[0].dims.size(), 1u);
  EXPECT_EQ(p.boxes[0].dims[0].extent, 60);
}

TEST(Boxes, ScalarsAndNothing) {
  float a = 3, b = 0;
  planScatter({}, {}, {}, 0).run(&a, &b, 4);
  EXPECT_EQ(b, 3);
  std::vector<DimTable> none{{{0}, {{}}}};
  EXPECT_TRUE(planScatter({4}, {2}, none, 0).boxes.empty());
  EXPECT_EQ(planPadding({2}, none, 0).elements, 2);
}

TEST(Boxes, ReplicasAreFound) {
  std::vector<DimTable> dims{{{0, 1, 0, 1}, {{{0, 0, 2}}, {{2, 0, 2}}}}};
  EXPECT_EQ(firstReplica(dims, 2), 0);
  EXPECT_EQ(firstReplica(dims, 1), 1);
  EXPECT_EQ(firstReplica({}, 3), 0);
}

} // namespace
