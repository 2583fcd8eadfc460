//===- SmallestCountTest.cpp ----------------------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "../../lib/Pipelines/SmallestCount.h"
#include "llvm/ADT/STLExtras.h"
#include <gtest/gtest.h>

using namespace dgc;

namespace {

/// 960 bytes that numbers which divide 24 split, and 100 that nothing does.
std::optional<int64_t> bytesOn(int64_t n) {
  return 100 + (24 % n == 0 ? 960 / n : 960);
}

// 4 ranks need 340 bytes, 5 and 7 need 1060, 6 need 260: what fits is not
// monotone, and the fewest is not what halving an interval would find.
TEST(SmallestCount, TriesEachWhereThatIsCheap) {
  CountSearch search(300, 4, *bytesOn(4), 24);
  search.run(bytesOn);
  EXPECT_EQ(search.fits(), 6);
  EXPECT_TRUE(search.isComplete());
  EXPECT_EQ(search.text("as laid out"),
            "6 ranks fit, as laid out; 4 and 5 do not");
}

TEST(SmallestCount, HalvesWhereThereAreMany) {
  auto even = [](int64_t n) -> std::optional<int64_t> { return 10000 / n; };
  int calls = 0;
  CountSearch search(99, 40, *even(40), 8);
  search.run([&](int64_t n) {
    ++calls;
    return even(n);
  });
  EXPECT_EQ(search.fits(), 101 + (10000 / 101 > 99)); // 10000 / 101 = 99
  EXPECT_LE(calls, 8);
  EXPECT_FALSE(search.isComplete());
  EXPECT_TRUE(llvm::StringRef(search.text("as laid out"))
                  .ends_with(", others between were not tried"));
}

TEST(SmallestCount, EndsWhereMoreRanksDoNotHelp) {
  int calls = 0;
  CountSearch search(100, 2, 500, 24);
  search.run([&](int64_t) -> std::optional<int64_t> {
    ++calls;
    return 500;
  });
  EXPECT_EQ(search.fits(), 0);
  EXPECT_TRUE(search.isDone());
  EXPECT_EQ(calls, 2);
  EXPECT_EQ(search.text("as laid out"),
            "4 and 8 ranks do not fit either, as laid out");
}

TEST(SmallestCount, EffortEnds) {
  EXPECT_EQ(countEffort(500), 24);
  EXPECT_EQ(countEffort(20000), 3);
  EXPECT_EQ(countEffort(100000), 0);
  CountSearch search(10, 1, 1000, 2);
  search.run([](int64_t n) -> std::optional<int64_t> { return 1000 / n; });
  EXPECT_EQ(search.fits(), 0);
  EXPECT_FALSE(search.isDone());
  EXPECT_EQ(search.largest(), 4);
  EXPECT_EQ(search.text("as predicted"),
            "2 and 4 ranks do not fit either, as predicted");
}

} // namespace
