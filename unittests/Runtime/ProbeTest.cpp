//===- ProbeTest.cpp - Times while cores are at their best ----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/Probe.h"
#include "dgc/Runtime/World.h"
#include <gtest/gtest.h>

using namespace dgc::rt;

namespace {

const CoreProbe quiet = {4e-6, 1e-6, 130e-9};
const CoreProbe oneCore = {7e-6, 2e-6, 70e-9}; // two ranks on its threads
const CoreProbe busyCore = {4e-6, 1.5e-6, 130e-9};
const CoreProbe farChip = {4e-6, 1e-6, 600e-9};

TEST(ProbeTest, BestOfManyIsOfQuietMoments) {
  std::vector<CoreProbe> probes;
  for (int i = 0; i < 100; ++i)
    probes.insert(probes.end(), {oneCore, busyCore, farChip, farChip, farChip});
  probes.insert(probes.end(), 20, quiet);
  // A clock that stopped for a moment.
  probes.push_back({1e-9, 1e-9, 1e-9});
  CoreProbe best = coresAtBest(probes);
  EXPECT_EQ(best.compute, quiet.compute);
  EXPECT_EQ(best.read, quiet.read);
  // Not that of the threads of one core, which meet sooner.
  EXPECT_EQ(best.meet, quiet.meet);
}

TEST(ProbeTest, BestOfFew) {
  EXPECT_EQ(coresAtBest({}).compute, 0);
  EXPECT_EQ(coresAtBest({quiet}).meet, quiet.meet);
}

TEST(ProbeTest, DisturbedTimesDoNotCount) {
  std::vector<ProbedTime> times;
  for (const CoreProbe &p : {oneCore, busyCore, farChip})
    for (int i = 0; i < 10; ++i) {
      times.push_back({1.5, p, quiet});
      times.push_back({1.4, quiet, p});
    }
  for (double t : {2., 2.02, 2.04, 3.})
    times.push_back({t, quiet, quiet});
  QuietTime q = quietTime(times, quiet);
  EXPECT_EQ(q.counted, 4u);
  // The last one was slowed down between its probes.
  EXPECT_EQ(q.seconds, 2.02);
}

TEST(ProbeTest, AllCountWhereAllWereDisturbed) {
  QuietTime q = quietTime({{1, busyCore, busyCore},
                           {1.01, busyCore, quiet},
                           {1.02, farChip, farChip}},
                          quiet);
  EXPECT_EQ(q.counted, 0u);
  EXPECT_EQ(q.seconds, 1.01);
}

TEST(ProbeTest, OneRankMeetsNobody) {
  // A clock's ticks are more than what an empty barrier takes.
  CoreProbe alone = {4e-6, 1e-6, 1e-9}, tick = {4e-6, 1e-6, 3e-9};
  EXPECT_EQ(quietTime({{1, tick, tick}}, alone).counted, 1u);
}

TEST(ProbeTest, RanksProbeTogether) {
  for (int ranks : {1, 2, 3}) {
    WorldOptions options;
    CommTables tables;
    options.numRanks = ranks;
    options.heapBytes = 4096;
    options.tables = &tables;
    std::unique_ptr<World> world;
    Error e = World::create(options, world);
    ASSERT_FALSE(e) << e.message;
    e = world->run([&](RankContext &rank) {
      Probe probe;
      CoreProbe p;
      for (int i = 0; i < 3; ++i)
        if (!probe.take(*rank.comm, p) || p.compute <= 0 || p.read <= 0 ||
            p.meet <= 0)
          return 1;
      return 0;
    });
    EXPECT_FALSE(e) << e.message;
  }
}

} // namespace
