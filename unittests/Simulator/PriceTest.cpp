//===- PriceTest.cpp ------------------------------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Simulator/Simulate.h"
#include "gtest/gtest.h"

using namespace dgc;

namespace {

StepTime price(const std::string &model, const std::string &plan,
               const Constants &constants = Constants::builtIn()) {
  ModelSpec m;
  PlanSpec p;
  SiteSpec s;
  EXPECT_EQ(
      parseModel("gpt:layers=4,hidden=2048,heads=16,seq=1024," + model, m), "");
  EXPECT_EQ(parsePlan("gbs=12,framework=megatron-eager,flash=0," + plan, p),
            "");
  EXPECT_EQ(parseSite("a100-80g", s), "");
  RunWork work;
  EXPECT_EQ(makeRunWork(m, p, s, work), "");
  StepTime t;
  EXPECT_EQ(priceRun(work, constants, t), "");
  return t;
}

// A head with an odd vocabulary is slower than one with more entries that are
// aligned, and nothing else is.
TEST(Price, OddVocabularies) {
  StepTime odd = price("vocab=50257", "tp=1"),
           padded = price("vocab=50304", "tp=1");
  EXPECT_GT(odd.head.total(), 1.2 * padded.head.total());
  EXPECT_DOUBLE_EQ(odd.layer.total(), padded.layer.total());
  // 50,257 entries do not divide by two, so whoever splits them pads them.
  StepTime split = price("vocab=50257", "tp=2"),
           both = price("vocab=50304", "tp=2");
  EXPECT_NEAR(split.head.total() / both.head.total(), 1, 0.01);
  // 50,258 do, but not into rows of eight.
  EXPECT_GT(price("vocab=50258", "tp=2").head.total(), 1.2 * both.head.total());
}

TEST(Price, HostsThatNobodyTuned) {
  StepTime tuned = price("vocab=50304", "tp=2"),
           untuned = price("vocab=50304", "tp=2,untuned=1");
  double by = Constants::builtIn().number("constants.host.untuned", 0.0);
  ASSERT_GT(by, 1);
  EXPECT_DOUBLE_EQ(untuned.layer.forward, by * tuned.layer.forward);
  EXPECT_DOUBLE_EQ(untuned.layer.backward, by * tuned.layer.backward);
  EXPECT_DOUBLE_EQ(untuned.layer.forwardComm[0],
                   by * tuned.layer.forwardComm[0]);
  EXPECT_DOUBLE_EQ(untuned.optimizer, tuned.optimizer);
}

// Elementwise kernels on small tensors find part of them in the cache: the
// more sequences a microbatch has, the more another one costs.
TEST(Price, SmallTensorsStayInTheCache) {
  auto growth = [](const Constants &c) {
    double t[3];
    const char *plans[] = {"tp=1,mbs=1", "tp=1,mbs=2", "tp=1,mbs=3"};
    for (int i = 0; i < 3; ++i)
      t[i] = price("vocab=50304", plans[i], c).layer.memoryBound;
    return (t[2] - t[1]) / (t[1] - t[0]);
  };
  EXPECT_GT(growth(Constants::builtIn()), 1.02);
  Constants none = Constants::builtIn();
  ASSERT_TRUE(none.set("constants.cache.gain", 0));
  EXPECT_NEAR(growth(none), 1, 1e-9);
}

// Where host and device take about as long, ranks that meet lose more than
// one alone does.
TEST(Price, RanksThatMeetWaitForHosts) {
  Constants sharp = Constants::builtIn();
  ASSERT_TRUE(sharp.set("constants.cpu.sharpness.eager.tp",
                        sharp.number("constants.cpu.sharpness", 0.0)));
  EXPECT_GT(price("vocab=50304", "tp=2,mbs=2").layer.forward,
            1.03 * price("vocab=50304", "tp=2,mbs=2", sharp).layer.forward);
  EXPECT_DOUBLE_EQ(price("vocab=50304", "tp=1").layer.forward,
                   price("vocab=50304", "tp=1", sharp).layer.forward);
}

} // namespace
