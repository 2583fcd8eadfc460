//===- LayoutTest.cpp - Nested ceil, inner factors, sub-axes --------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Support/Layout.h"
#include <gtest/gtest.h>

using namespace dgc;
using llvm::SmallVector;

static DimEntry axis(int a, int64_t size, int64_t pre = 1) {
  return DimEntry::makeAxis({a, pre, size});
}
static DimEntry whole(int64_t n) { return DimEntry::makeWhole(n); }

TEST(Layout, NestedCeilOffsets) {
  // 10 over 2 x 3: blocks of 5, then of 2.
  Mesh mesh{{{"x", 2}, {"y", 3}}, {}};
  DimList list{axis(0, 2), axis(1, 3)};
  EXPECT_EQ(localDimSize(10, list), 2);
  int64_t want[] = {0, 2, 4, 5, 7, 9};
  for (int64_t r = 0; r < 6; ++r)
    EXPECT_EQ(dimIndexMap(10, list, mesh, mesh.coordinates(r))[0], want[r]);
}

TEST(Layout, EveryElementHasOneOwnerUpToReplicas) {
  Mesh mesh{{{"x", 2}, {"y", 4}}, {}};
  DimList lists[] = {{axis(0, 2)},
                     {whole(3), axis(1, 4)},
                     {axis(1, 2, 1), axis(0, 2)},
                     {axis(1, 2, 2), axis(1, 2, 1)},
                     {axis(1, 2, 1), axis(1, 2, 2)}};
  for (const DimList &list : lists)
    for (int64_t n : {1, 3, 6, 12, 21, 50}) {
      if (!localDimSize(n, list))
        continue;
      SmallVector<int> seen(n, 0);
      for (int64_t r = 0; r < 8; ++r)
        for (int64_t g : dimIndexMap(n, list, mesh, mesh.coordinates(r)))
          if (g >= 0)
            ++seen[g];
      for (int64_t g = 1; g < n; ++g)
        EXPECT_EQ(seen[g], seen[0]) << n;
    }
}

TEST(Layout, PartsOfOneAxisInOrderChangeNothing) {
  Mesh mesh{{{"x", 4}}, {}};
  for (int64_t n : {3, 5, 9, 10})
    for (int64_t r = 0; r < 4; ++r)
      EXPECT_EQ(dimIndexMap(n, {axis(0, 4)}, mesh, mesh.coordinates(r)),
                dimIndexMap(n, {axis(0, 2), axis(0, 2, 2)}, mesh,
                            mesh.coordinates(r)));
}

TEST(Layout, InnerFactorSplitsEachBlock) {
  // {3, "tp"} on 12: blocks of 4, each split in 2.
  Mesh mesh{{{"tp", 2}}, {}};
  SmallVector<int64_t> want{2, 3, 6, 7, 10, 11};
  EXPECT_EQ(dimIndexMap(12, {whole(3), axis(0, 2)}, mesh, mesh.coordinates(1)),
            want);
  EXPECT_EQ(localDimSize(13, {whole(3), axis(0, 2)}), std::nullopt);
}

TEST(Layout, ComposeAndSplitAreInverse) {
  DimList heads{axis(0, 4)};
  auto list = composeFactors({3, 12, 64}, {DimList(), heads, DimList()});
  ASSERT_TRUE(list);
  EXPECT_EQ(*list, (DimList{whole(3), axis(0, 4)}));
  auto parts = splitByFactors(*list, {3, 12, 64});
  ASSERT_TRUE(parts);
  EXPECT_EQ((*parts)[1], heads);
  EXPECT_TRUE((*parts)[0].empty() && (*parts)[2].empty());
  // The head size split instead: the heads stay whole.
  EXPECT_EQ(*composeFactors({12, 64}, {DimList(), heads}),
            (DimList{whole(12), axis(0, 4)}));
  // Uneven in a factor that is not the last: no layout.
  EXPECT_FALSE(composeFactors({6, 4}, {heads, DimList()}));
  // An axis across two factors: 4 over (2, 6) is 2 in each.
  auto two = splitByFactors(heads, {2, 6});
  ASSERT_TRUE(two);
  EXPECT_EQ((*two)[0], (DimList{axis(0, 2, 1)}));
  EXPECT_EQ((*two)[1], (DimList{axis(0, 2, 2)}));
}

TEST(Sharding, CheckNamesTheReason) {
  Mesh mesh{{{"x", 2}, {"y", 3}}, {}};
  Sharding s = Sharding::replicatedOf(2);
  s.dims[0].entries = {axis(0, 2)};
  EXPECT_EQ(checkSharding(s, {5, 7}, mesh), "");
  s.dims[1].entries = {axis(0, 2)};
  EXPECT_EQ(checkSharding(s, {5, 7}, mesh), "axis \"x\" is used twice");
  s.dims[1].entries = {whole(2), axis(1, 3)};
  EXPECT_EQ(
      checkSharding(s, {5, 7}, mesh),
      "dimension 1 of size 7 is not a multiple of the factors in {2, \"y\"}");
}

TEST(Mesh, GroupsAreOrderedByGroupIndex) {
  Mesh mesh{{{"x", 2}, {"y", 3}}, {}};
  auto groups = axisGroups(mesh, {{1, 1, 3}, {0, 1, 2}});
  ASSERT_EQ(groups.size(), 1u);
  EXPECT_EQ(groups[0], (SmallVector<int64_t>{0, 3, 1, 4, 2, 5}));
  EXPECT_EQ(axisGroups(mesh, {{0, 1, 2}})[1], (SmallVector<int64_t>{1, 4}));
}
