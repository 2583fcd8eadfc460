//===- PipelineTest.cpp - Time and memory of a pipelined step -------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Cost/Pipeline.h"
#include "gtest/gtest.h"
#include <numeric>
#include <random>

using namespace dgc;

/// All stages alike; f, b, w seconds a stage and microbatch.
static PipelineSpec equalStages(ScheduleKind kind, int p, int v, int m,
                                double f, double b, double w = 0) {
  PipelineSpec spec;
  spec.schedule = kind;
  spec.microbatches = m;
  ChunkCost chunk;
  chunk.forward.compute = f / v;
  chunk.backward.compute = b / v;
  chunk.weight.compute = w / v;
  chunk.activationBytes = 1;
  StageCost stage;
  stage.chunks.assign(v, chunk);
  spec.stages.assign(p, stage);
  return spec;
}

TEST(Pipeline, BubbleOfEqualStages) {
  for (ScheduleKind kind : {ScheduleKind::GPipe, ScheduleKind::OneFOneB})
    for (int p : {1, 2, 3, 8})
      for (int m : {1, 2, 7, 8, 64, 500}) {
        PipelineResult r = simulatePipeline(equalStages(kind, p, 1, m, 1, 2));
        ASSERT_EQ(r.error, "");
        EXPECT_NEAR(r.stepTime, 3 * (m + p - 1), 1e-9);
        EXPECT_NEAR(r.bubble, double(p - 1) / (m + p - 1), 1e-12);
      }
}

TEST(Pipeline, InterleavingDividesTheBubble) {
  for (int p : {2, 4, 8})
    for (int v : {2, 3, 4})
      for (int groups : {1, 2, 5, 40}) {
        int m = groups * p;
        PipelineResult r = simulatePipeline(
            equalStages(ScheduleKind::Interleaved, p, v, m, 1, 2));
        EXPECT_NEAR(r.stepTime, 3 * (m + double(p - 1) / v), 1e-9)
            << p << " " << v << " " << m;
        EXPECT_NEAR(r.bubble, double(p - 1) / (v * m + p - 1), 1e-9);
      }
}

TEST(Pipeline, ZeroBubbleOfUnequalTasks) {
  // Qi et al., table 1, as long as W fits behind B.
  for (int p : {2, 4, 8, 64})
    for (auto [f, b, w] : {std::tuple(1.0, 1.2, 0.8), {1.0, 1.5, 1.0}}) {
      int m = 20 * p; // some are extrapolated
      PipelineResult r =
          simulatePipeline(equalStages(ScheduleKind::ZBH1, p, 1, m, f, b, w));
      double idle = (p - 1) * (f + b - w), work = m * (f + b + w);
      EXPECT_NEAR(r.stepTime, work + idle, 1e-6) << p;
      EXPECT_NEAR(r.bubble, idle / (work + idle), 1e-9);
    }
}

TEST(Pipeline, ZeroBubbleSchedules) {
  for (int p : {1, 2, 4, 8})
    for (int m : {16, 17, 100}) {
      double f = 1, b = 1, w = 1;
      PipelineResult h1 =
          simulatePipeline(equalStages(ScheduleKind::ZBH1, p, 1, m, f, b, w));
      EXPECT_NEAR(h1.stepTime, m * 3 + (p - 1) * (f + b - w), 1e-9);
      PipelineSpec spec = equalStages(ScheduleKind::ZBH2, p, 1, m, f, b, w);
      PipelineResult joint = simulatePipeline(spec);
      EXPECT_NEAR(joint.stepTime, m * 3 + (p - 1) * f, 1e-9);
      spec.waitForAllGradients = false;
      PipelineResult h2 = simulatePipeline(spec);
      EXPECT_NEAR(h2.stepTime, m * 3 + (p - 1) * (f + b - 2 * w), 1e-9);
      EXPECT_NEAR(h2.bubble, 0, 1e-9);
      spec = equalStages(ScheduleKind::ZBV, p, 2, m, f, b, w);
      spec.waitForAllGradients = false;
      PipelineResult vee = simulatePipeline(spec);
      EXPECT_NEAR(vee.stepTime, m * 3, 1e-9) << p << " " << m;
    }
}

TEST(Pipeline, MicrobatchesInFlight) {
  for (int p : {1, 3, 8})
    for (int m : {1, 2, 5, 300}) {
      auto inFlight = [&](ScheduleKind kind, int v = 1) {
        std::vector<int> out;
        for (const StageMemory &s :
             simulatePipeline(equalStages(kind, p, v, m, 1, 1, 1)).memory)
          out.push_back(s.inFlight);
        return out;
      };
      for (int s = 0; s < p; ++s) {
        EXPECT_EQ(inFlight(ScheduleKind::GPipe)[s], m);
        EXPECT_EQ(inFlight(ScheduleKind::OneFOneB)[s], std::min(p - s, m));
        EXPECT_EQ(inFlight(ScheduleKind::ZBH2)[s],
                  std::min(2 * (p - s) - 1, m));
        if (m % p == 0) // Korthikanti et al.: 1 + (p - 1) / (p v) of v p
          EXPECT_EQ(inFlight(ScheduleKind::Interleaved, 3)[s],
                    std::min(2 * p + 2 * (p - 1 - s) + 1, 3 * m));
      }
    }
}

TEST(Pipeline, ActivationsStayForTheWeightGradient) {
  // What a stage keeps for backward and weight together is the same on all
  // stages of zb-h1, and twice that of stage 0 of zb-h2.
  for (auto [kind, most] :
       {std::pair(ScheduleKind::ZBH1, 4), std::pair(ScheduleKind::ZBH2, 7)}) {
    PipelineSpec spec = equalStages(kind, 4, 1, 50, 1, 1, 1);
    for (StageCost &s : spec.stages)
      s.chunks[0].weightStashBytes = 1;
    PipelineResult r = simulatePipeline(spec);
    for (const StageMemory &s : r.memory)
      EXPECT_EQ(s.peak, most);
  }
}

TEST(Pipeline, BlockingAndOverlappedSends) {
  PipelineSpec spec = equalStages(ScheduleKind::OneFOneB, 4, 1, 32, 1, 2);
  spec.sendForward.assign(3, 0.1);
  spec.sendBackward.assign(3, 0.2);
  // A middle stage sends both ways for each microbatch.
  PipelineResult blocking = simulatePipeline(spec);
  EXPECT_GT(blocking.stepTime, 3 * 35 + 31 * 0.3);
  EXPECT_NEAR(blocking.stages[1].send, 32 * 0.3, 1e-9);
  EXPECT_NEAR(blocking.stages[3].send, 32 * 0.2, 1e-9);
  spec.overlapSends = true;
  PipelineResult overlapped = simulatePipeline(spec);
  EXPECT_EQ(overlapped.stages[1].send, 0);
  EXPECT_LT(overlapped.stepTime, blocking.stepTime);
  // 4 microbatches in flight go around 4 stages and 6 sends in 12.9 s, so that
  // every 4 take at least that.
  EXPECT_GT(overlapped.stepTime, 32 / 4 * 12.9);
}

TEST(Pipeline, PartsOfAStageAddUp) {
  PipelineSpec spec = equalStages(ScheduleKind::OneFOneB, 4, 1, 20, 1, 2);
  for (StageCost &s : spec.stages) {
    s.chunks[0].recompute.compute = 0.9;
    s.chunks[0].forward.exposed[0] = 0.2;
    s.chunks[0].forward.hideable[3] = 1.5;
    s.chunks[0].forward.hideable[2] = 0.5;
    s.microbatchOverhead = 0.1;
    s.gradientSync = {3, 0.5};
    s.optimizer = 0.7;
    s.parameterGather = {0.4, 0};
  }
  spec.stages[2].chunks[0].backward.compute = 2.5;
  spec.sendForward.assign(3, 0.01);
  spec.sendBackward.assign(3, 0.02);
  spec.overlapTax = 0.25;
  spec.fixedOverhead = 0.05;
  PipelineResult r = simulatePipeline(spec);
  ASSERT_EQ(r.error, "");
  EXPECT_EQ(r.busiestStage, 2);
  for (const StageTime &t : r.stages)
    EXPECT_NEAR(t.busy() + t.idle + t.gradientSync + t.optimizer +
                    t.parameterGather + t.fixed,
                r.stepTime, 1e-9);
  const StageTime &t = r.stages[1];
  EXPECT_NEAR(t.compute, 20 * 3, 1e-9);
  EXPECT_NEAR(t.recompute, 20 * 0.9, 1e-9);
  // Of 2 s beside 1 s of forward, 1 s and a quarter of the other are paid.
  EXPECT_NEAR(t.communication[0], 20 * 0.2, 1e-9);
  EXPECT_NEAR(t.communication[1], 0, 1e-9);
  EXPECT_NEAR(t.communication[2], 20 * 1.25 * 0.25, 1e-9);
  EXPECT_NEAR(t.communication[3], 20 * 1.25 * 0.75, 1e-9);
  EXPECT_NEAR(t.overhead, 20 * 0.1, 1e-9);
  // Half of backward (2 + 0.9 s) hides 1.45 of 3 s, a quarter of it is paid.
  EXPECT_NEAR(t.gradientSync, 1.55 + 0.25 * 1.45, 1e-9);
  EXPECT_EQ(t.optimizer, 0.7);
  EXPECT_EQ(t.parameterGather, 0.4);
}

TEST(Pipeline, StagesOfDifferentMachines) {
  // The slow stage sets the pace: it waits 1 s for its first forward and 1 s
  // for its first backward, and stage 0 ends 2 s after it.
  PipelineSpec spec = equalStages(ScheduleKind::OneFOneB, 3, 1, 100, 1, 2);
  spec.stages[1].chunks[0].forward.compute = 2;
  spec.stages[1].chunks[0].backward.compute = 4;
  PipelineResult r = simulatePipeline(spec);
  EXPECT_EQ(r.busiestStage, 1);
  EXPECT_NEAR(r.stepTime, 1 + 1 + 100 * 6 + 2, 1e-9);
}

namespace {
/// Random specs with times of which few are alike, or many.
PipelineSpec randomSpec(std::mt19937 &rng, int maxMicrobatches) {
  auto below = [&](int n) { return int(rng() % n); };
  bool coarse = below(2);
  auto time = [&]() {
    return coarse ? double(1 + below(4)) : 1 + double(rng() % 1000) / 997;
  };
  PipelineSpec spec;
  spec.schedule = ScheduleKind(below(numScheduleKinds));
  int v = spec.schedule == ScheduleKind::Interleaved ? 2 + below(3)
          : spec.schedule == ScheduleKind::ZBV       ? 2
                                                     : 1;
  int p = 1 + below(7);
  spec.microbatches = 1 + below(maxMicrobatches);
  bool alike = below(3) == 0;
  for (int s = 0; s < p; ++s) {
    StageCost stage;
    for (int c = 0; c < v; ++c) {
      ChunkCost chunk;
      chunk.forward = {time(), {below(2) * 0.3}, {below(2) * time()}};
      chunk.backward = {2 * time(), {below(2) * 0.3}, {0, below(2) * time()}};
      chunk.weight.compute = time();
      chunk.recompute.compute = below(2) * time();
      chunk.activationBytes = 1 + below(5);
      chunk.weightStashBytes = below(3);
      chunk.forwardWorkspace = below(4);
      chunk.backwardWorkspace = below(4);
      stage.chunks.push_back(chunk);
    }
    stage.gradientSync = {time(), below(2) * 0.5};
    stage.optimizer = time();
    stage.parameterBytes = 100;
    spec.stages.push_back(alike && s > 0 ? spec.stages[0] : stage);
  }
  if (below(2)) {
    for (int k = 0; k + 1 < p * v; ++k) {
      spec.sendForward.push_back(time() / 5);
      spec.sendBackward.push_back(time() / 5);
    }
    spec.overlapSends = below(2);
  }
  spec.overlapTax = below(2) * 0.25;
  spec.waitForAllGradients = below(2);
  return spec;
}
} // namespace

TEST(Pipeline, TheRecurrenceAgreesWithTheEventSimulator) {
  std::mt19937 rng(3);
  for (int round = 0; round < 300; ++round) {
    PipelineSpec spec = randomSpec(rng, 40);
    PipelineResult fast = simulatePipeline(spec);
    PipelineResult full = simulatePipeline(spec, Detail::Tasks);
    ASSERT_EQ(fast.error, "");
    ASSERT_EQ(full.error, "");
    ASSERT_NEAR(fast.stepTime, full.stepTime, 1e-9 * full.stepTime);
    ASSERT_NEAR(fast.bubble, full.bubble, 1e-9);
    for (size_t s = 0; s < spec.stages.size(); ++s) {
      EXPECT_NEAR(fast.stages[s].lastEnd, full.stages[s].lastEnd, 1e-9);
      EXPECT_NEAR(fast.stages[s].firstStart, full.stages[s].firstStart, 1e-9);
      // The simulator's own account of memory over time.
      double peak = 0;
      for (auto &at : full.memoryOver[s])
        peak = std::max(peak, at.bytes);
      EXPECT_NEAR(fast.memory[s].peak, peak, 1e-9);
    }
  }
}

TEST(Pipeline, LongSchedulesAreExtrapolatedExactly) {
  std::mt19937 rng(11);
  int shortened = 0, rounds = 150;
  for (int round = 0; round < rounds; ++round) {
    PipelineSpec spec = randomSpec(rng, 1);
    spec.microbatches = 400 + int(rng() % 200);
    PipelineResult fast = simulatePipeline(spec);
    PipelineResult full = simulatePipeline(spec, Detail::Tasks);
    ASSERT_EQ(full.simulatedMicrobatches, spec.microbatches);
    ASSERT_NEAR(fast.stepTime, full.stepTime, 1e-9 * full.stepTime)
        << toString(spec.schedule).str() << " round " << round;
    for (size_t s = 0; s < spec.stages.size(); ++s) {
      EXPECT_NEAR(fast.stages[s].lastEnd, full.stages[s].lastEnd,
                  1e-9 * full.stepTime);
      EXPECT_EQ(fast.memory[s].peak, full.memory[s].peak);
      EXPECT_EQ(fast.memory[s].inFlight, full.memory[s].inFlight);
    }
    shortened += fast.simulatedMicrobatches < spec.microbatches;
  }
  EXPECT_GT(shortened, rounds / 2);
}

TEST(Pipeline, ManyMicrobatchesCostAFew) {
  PipelineSpec spec = equalStages(ScheduleKind::OneFOneB, 16, 1, 100000, 1, 2);
  PipelineResult r = simulatePipeline(spec);
  EXPECT_NEAR(r.stepTime, 3.0 * (100000 + 15), 1e-4);
  EXPECT_LT(r.simulatedMicrobatches, 200);
}

TEST(Pipeline, SpecsThatAreRefused) {
  PipelineSpec spec = equalStages(ScheduleKind::OneFOneB, 2, 1, 4, 1, 2);
  auto error = [&](auto change) {
    PipelineSpec s = spec;
    change(s);
    return simulatePipeline(s).error;
  };
  EXPECT_EQ(error([](PipelineSpec &s) { s.stages.clear(); }),
            "a pipeline needs at least one stage");
  EXPECT_EQ(error([](PipelineSpec &s) { s.stages[1].chunks.clear(); }),
            "stage 1 has 0 chunks, stage 0 has 1");
  EXPECT_EQ(error([](PipelineSpec &s) { s.stages[1].optimizer = -1; }),
            "a time or size of stage 1 (or of the whole step) is negative or "
            "no number");
  EXPECT_EQ(error([](PipelineSpec &s) { s.sendForward = {1, 2}; }),
            "there are 2 times to send, not one for each of 1 boundaries");
  EXPECT_EQ(error([](PipelineSpec &s) { s.sendForward = {NAN}; }),
            "a time to send is negative or no number");
  EXPECT_EQ(error([](PipelineSpec &s) { s.microbatches = 0; }),
            "schedule 1f1b: stages, chunks and microbatches must be at least "
            "1, not 2, 1 and 0");
}
