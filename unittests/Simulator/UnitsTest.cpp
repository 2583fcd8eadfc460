//===- UnitsTest.cpp - Quantities as people write them --------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "../../lib/Simulator/Units.h"
#include "../../lib/Simulator/Svg.h"
#include "gtest/gtest.h"

using namespace dgc;
using namespace dgc::simulator;

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
  EXPECT_EQ(bytes(0), "0.00 B");
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

TEST(Svg, TicksAndEscapes) {
  svg::Plot plot;
  plot.title = "a < b";
  plot.x = {"devices", true, {}};
  svg::Series s{"s", {{8, 1}, {64, 3.2}}, 0, false, {}};
  std::string text = svg::lines(plot, s);
  EXPECT_NE(text.find("a &lt; b"), std::string::npos);
  // Powers of two from 8 to 64, values from 0 to 4.
  for (const char *tick : {">8<", ">16<", ">32<", ">64<", ">0<", ">1<", ">4<"})
    EXPECT_NE(text.find(tick), std::string::npos) << tick;
  EXPECT_EQ(text.find(">5<"), std::string::npos);
  EXPECT_EQ(svg::lines(plot, {}), ""); // nothing to show
  EXPECT_EQ(svg::bars(plot, {}, {}), "");
  EXPECT_EQ(svg::timeline(plot, {}, {}), "");
}
