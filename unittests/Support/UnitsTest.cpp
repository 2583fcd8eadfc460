//===- UnitsTest.cpp - Quantities as people write them --------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Support/Units.h"
#include "gtest/gtest.h"

using namespace dgc;
using namespace dgc::units;

TEST(Units, Seconds) {
  EXPECT_EQ(seconds(0), "0 s");
  EXPECT_EQ(seconds(12.345), "12.3 s");
  EXPECT_EQ(seconds(0.9996), "1.00 s");
  EXPECT_EQ(seconds(0.4567), "457 ms");
  EXPECT_EQ(seconds(0.00099955), "1.00 ms");
  EXPECT_EQ(seconds(12.3e-6), "12.3 us");
  EXPECT_EQ(seconds(86400), "86,400 s");
}

TEST(Units, BytesAndQuantities) {
  EXPECT_EQ(bytes(0), "0 B");
  EXPECT_EQ(bytes(1000), "1000 B");
  EXPECT_EQ(bytes(1024), "1.00 KiB");
  EXPECT_EQ(bytes(80e9), "74.5 GiB");
  EXPECT_EQ(bytes(1536.0 * 1024 * 1024), "1.50 GiB");
  EXPECT_EQ(quantity(312e12, "FLOP/s"), "312 TFLOP/s");
  EXPECT_EQ(quantity(999.6, "W"), "1.00 kW");
  EXPECT_EQ(quantity(0.5, "J"), "0.50 J");
}

TEST(Units, Shares) {
  EXPECT_EQ(percent(0.1234), "12.3 %");
  EXPECT_EQ(change(0.05), "+5.0 %");
  EXPECT_EQ(change(-0.05), "-5.0 %");
  EXPECT_EQ(change(-0.0001), "+0.0 %");
}

TEST(Units, Numbers) {
  EXPECT_EQ(count(999), "999");
  EXPECT_EQ(count(16384), "16,384");
  EXPECT_EQ(count(-1234567), "-1,234,567");
  EXPECT_EQ(many(1, "node"), "1 node");
  EXPECT_EQ(many(1024, "node"), "1,024 nodes");
  EXPECT_EQ(many(3, "microbatch"), "3 microbatches");
  EXPECT_EQ(dollars(12.345), "$12.3");
  EXPECT_EQ(dollars(1234.5), "$1,234");
  EXPECT_EQ(dollars(0.00033), "$0.00033");
  EXPECT_EQ(plain(8), "8");
  EXPECT_EQ(plain(0.5), "0.5");
  EXPECT_EQ(plain(1536), "1536");
  EXPECT_EQ(plain(1e9), "1000000000");
}

TEST(Units, Columns) {
  EXPECT_EQ(bytesText(0), "0 B");
  EXPECT_EQ(bytesText(1023), "1023 B");
  EXPECT_EQ(bytesText(18432), "18.0 KiB");
  EXPECT_EQ(bytesText(4194304), "4.0 MiB");
  EXPECT_EQ(timeText(7e-6), "7.0 us");
  EXPECT_EQ(timeText(3.2e-3), "3.20 ms");
  EXPECT_EQ(timeText(1.2345), "1.234 s");
}
