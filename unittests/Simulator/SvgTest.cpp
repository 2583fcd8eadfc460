//===- SvgTest.cpp --------------------------------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "../../lib/Simulator/Svg.h"
#include "gtest/gtest.h"

using namespace dgc;

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
