//===- ScheduleTest.cpp - Orders of tasks, and their check ----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Cost/Schedule.h"
#include "gtest/gtest.h"

using namespace dgc;

static int chunksOf(ScheduleKind kind, int v) {
  return kind == ScheduleKind::Interleaved ? v
         : kind == ScheduleKind::ZBV       ? 2
                                           : 1;
}

TEST(Schedule, AllKindsAndShapesRun) {
  for (int k = 0; k < numScheduleKinds; ++k)
    for (int p = 1; p <= 9; ++p)
      for (int v = 2; v <= 4; ++v)
        for (int m = 1; m <= 40; ++m) {
          ScheduleKind kind = ScheduleKind(k);
          if (kind != ScheduleKind::Interleaved && v > 2)
            continue;
          Schedule s = makeSchedule(kind, p, chunksOf(kind, v), m);
          ASSERT_EQ(checkSchedule(s), "")
              << toString(kind).str() << " p=" << p << " v=" << v << " m=" << m;
        }
}

TEST(Schedule, Orders) {
  EXPECT_EQ(toString(makeSchedule(ScheduleKind::GPipe, 2, 1, 3)),
            "stage 0: F0 F1 F2 B0 B1 B2\n"
            "stage 1: F0 F1 F2 B0 B1 B2\n");
  EXPECT_EQ(toString(makeSchedule(ScheduleKind::OneFOneB, 3, 1, 4)),
            "stage 0: F0 F1 F2 B0 F3 B1 B2 B3\n"
            "stage 1: F0 F1 B0 F2 B1 F3 B2 B3\n"
            "stage 2: F0 B0 F1 B1 F2 B2 F3 B3\n");
  EXPECT_EQ(toString(makeSchedule(ScheduleKind::ZBH1, 3, 1, 4)),
            "stage 0: F0 F1 F2 B0 W0 F3 B1 W1 B2 W2 B3 W3\n"
            "stage 1: F0 F1 B0 F2 B1 W0 F3 B2 W1 B3 W2 W3\n"
            "stage 2: F0 B0 F1 B1 F2 B2 W0 F3 B3 W1 W2 W3\n");
  EXPECT_EQ(toString(makeSchedule(ScheduleKind::Interleaved, 2, 2, 4)),
            "stage 0: F0.0 F1.0 F0.1 F1.1 F2.0 B0.1 F3.0 B1.1 F2.1 B0.0 F3.1 "
            "B1.0 B2.1 B3.1 B2.0 B3.0\n"
            "stage 1: F0.0 F1.0 F0.1 B0.1 F1.1 B1.1 F2.0 B0.0 F3.0 B1.0 F2.1 "
            "B2.1 F3.1 B3.1 B2.0 B3.0\n");
  EXPECT_EQ(toString(makeSchedule(ScheduleKind::ZBV, 2, 2, 3)),
            "stage 0: F0.0 F1.0 F2.0 F0.1 B0.1 W0.1 F1.1 B1.1 W1.1 B0.0 W0.0 "
            "F2.1 B2.1 W2.1 B1.0 W1.0 B2.0 W2.0\n"
            "stage 1: F0.0 F0.1 F1.0 F1.1 B0.1 W0.1 F2.0 B0.0 W0.0 F2.1 B1.1 "
            "W1.1 B1.0 B2.1 B2.0 W1.0 W2.1 W2.0\n");
}

TEST(Schedule, ARemainderOfMicrobatchesIsDroppedFromTheLastGroup) {
  Schedule whole = makeSchedule(ScheduleKind::Interleaved, 4, 3, 12);
  Schedule part = makeSchedule(ScheduleKind::Interleaved, 4, 3, 10);
  for (int s = 0; s < 4; ++s) {
    std::vector<ScheduleTask> kept;
    for (const ScheduleTask &t : whole.order[s])
      if (t.microbatch < 10)
        kept.push_back(t);
    EXPECT_EQ(kept, part.order[s]);
  }
}

TEST(Schedule, PlacesOfPieces) {
  Schedule v{ScheduleKind::ZBV, 3, 2, 1, {}};
  Schedule ring{ScheduleKind::Interleaved, 3, 2, 1, {}};
  int down[] = {0, 1, 2, 2, 1, 0}, round[] = {0, 1, 2, 0, 1, 2};
  for (int k = 0; k < 6; ++k) {
    EXPECT_EQ(v.stageOf(k), down[k]);
    EXPECT_EQ(ring.stageOf(k), round[k]);
    EXPECT_EQ(v.virtualStageOf(v.stageOf(k), k / 3), k);
    EXPECT_EQ(ring.virtualStageOf(ring.stageOf(k), k / 3), k);
  }
}

TEST(Schedule, Names) {
  for (int k = 0; k < numScheduleKinds; ++k)
    EXPECT_EQ(parseScheduleKind(toString(ScheduleKind(k))), ScheduleKind(k));
  EXPECT_FALSE(parseScheduleKind("2f2b"));
}

TEST(Schedule, ShapesThatAreRefused) {
  EXPECT_EQ(checkScheduleShape(ScheduleKind::OneFOneB, 4, 1, 0),
            "schedule 1f1b: stages, chunks and microbatches must be at least "
            "1, not 4, 1 and 0");
  EXPECT_EQ(checkScheduleShape(ScheduleKind::Interleaved, 4, 1, 8),
            "schedule interleaved: needs at least 2 chunks a stage; with one "
            "it is 1f1b");
  EXPECT_EQ(checkScheduleShape(ScheduleKind::ZBV, 4, 3, 8),
            "schedule zb-v: needs 2 chunks a stage, not 3");
  EXPECT_EQ(checkScheduleShape(ScheduleKind::GPipe, 4, 2, 8),
            "schedule gpipe: has one chunk a stage, not 2; interleaved and "
            "zb-v have more");
  EXPECT_EQ(checkScheduleShape(ScheduleKind::OneFOneB, 1 << 14, 1, 1 << 14),
            "schedule 1f1b: stages x chunks x microbatches must be at most "
            "2^27, not 16384 x 1 x 16384");
  EXPECT_EQ(checkScheduleShape(ScheduleKind::OneFOneB, 40000, 1, 4),
            "schedule 1f1b: stages and chunks must be at most 32767, not 40000 "
            "and 1");
  EXPECT_EQ(checkScheduleShape(ScheduleKind::OneFOneB, 4, 1, INT64_MAX),
            "schedule 1f1b: stages x chunks x microbatches must be at most "
            "2^27, not 4 x 1 x 9223372036854775807");
}

TEST(Schedule, FaultsAreFound) {
  auto broken = [](auto change) {
    Schedule s = makeSchedule(ScheduleKind::OneFOneB, 2, 1, 2);
    change(s);
    return checkSchedule(s);
  };
  EXPECT_EQ(broken([](Schedule &s) { s.order.pop_back(); }),
            "has orders for 1 stages, not 2");
  EXPECT_EQ(broken([](Schedule &s) { s.order[1].pop_back(); }),
            "stage 1 lacks B1");
  EXPECT_EQ(broken([](Schedule &s) { s.order[0][1] = s.order[0][0]; }),
            "stage 0 has F0 twice");
  EXPECT_EQ(broken([](Schedule &s) { s.order[0][1].microbatch = 2; }),
            "stage 0 has a task out of range");
  EXPECT_EQ(broken([](Schedule &s) {
              s.order[0].push_back({TaskKind::Weight, 0, 0});
            }),
            "stage 0 has a weight task, which 1f1b does not split from "
            "backward");
  // Backward before what it needs: F0 F1 B0 B1 with B1 first.
  EXPECT_EQ(broken([](Schedule &s) {
              s.order[1] = {{TaskKind::Forward, 0, 1},
                            {TaskKind::Backward, 0, 1},
                            {TaskKind::Forward, 0, 0},
                            {TaskKind::Backward, 0, 0}};
              s.order[0] = {{TaskKind::Forward, 0, 0},
                            {TaskKind::Backward, 0, 0},
                            {TaskKind::Forward, 0, 1},
                            {TaskKind::Backward, 0, 1}};
            }),
            "deadlock: stage 0 waits in B0 for B0 of stage 1, stage 1 waits in "
            "F1 for F1 of stage 0");
  EXPECT_EQ(
      broken([](Schedule &s) { std::swap(s.order[1][0], s.order[1][1]); }),
      "deadlock: stage 0 waits in B0 for B0 of stage 1, stage 1 waits in "
      "B0 for F0 of stage 1");
}
