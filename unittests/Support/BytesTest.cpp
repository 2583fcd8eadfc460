//===- BytesTest.cpp - Sizes as people write them -------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Support/Bytes.h"
#include <gtest/gtest.h>

using dgc::parseBytes;

TEST(Bytes, UnitsAndExponents) {
  EXPECT_EQ(parseBytes("128"), 128);
  EXPECT_EQ(parseBytes("128B"), 128);
  EXPECT_EQ(parseBytes("16GiB"), 16.0 * (1 << 30));
  EXPECT_EQ(parseBytes("16G"), 16.0 * (1 << 30));
  EXPECT_EQ(parseBytes("80GB"), 80e9);
  EXPECT_EQ(parseBytes("80e9"), 80e9);
  EXPECT_EQ(parseBytes("1.5 MiB"), 1.5 * (1 << 20));
  EXPECT_EQ(parseBytes("0"), 0);
}

TEST(Bytes, WhatIsNoSize) {
  for (const char *text :
       {"", "GiB", "5XB", "-1", "1e", "1..5", "16 GiB B", "nan", "1e19", "inf"})
    EXPECT_EQ(parseBytes(text), std::nullopt) << text;
}
