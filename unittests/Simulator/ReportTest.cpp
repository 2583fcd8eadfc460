//===- ReportTest.cpp - Reports of simulated runs -------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Simulator/Report.h"
#include "llvm/Support/JSON.h"
#include "gtest/gtest.h"
#include <cmath>

using namespace dgc;

namespace {

RunSpec specOf(const char *model, const char *plan,
               const char *site = "a100-80g") {
  RunSpec spec;
  EXPECT_EQ(parseModel(model, spec.model), "");
  EXPECT_EQ(parsePlan(plan, spec.plan), "");
  EXPECT_EQ(parseSites(site, spec.sites), "");
  return spec;
}

constexpr char small[] =
    "gpt:layers=8,hidden=1024,heads=16,seq=1024,vocab=51200";

double sum(const std::vector<TimePart> &parts) {
  double s = 0;
  for (const TimePart &p : parts)
    s += p.seconds;
  return s;
}

TEST(Report, PartsOfEveryStageAddUp) {
  for (const char *plan :
       {"tp=2,pp=4,mbs=1,gbs=16", "pp=2,dp=4,gbs=32,zero=1,recompute=full",
        "tp=8,gbs=8", "pp=4,vpp=2,gbs=16", "pp=4,gbs=16,schedule=zb-h1",
        "pp=2,vpp=2,gbs=16,schedule=zb-v"}) {
    RunResult r = simulateRun(specOf(small, plan));
    ASSERT_EQ(r.error, "") << plan;
    for (size_t s = 0; s < r.step.stages.size(); ++s)
      EXPECT_NEAR(sum(timeParts(r.step, s)), r.step.stepTime,
                  1e-9 * r.step.stepTime)
          << plan << " stage " << s;
  }
}

TEST(Report, FlopConventions) {
  RunSpec spec = specOf(
      "gpt:layers=80,hidden=12288,heads=96,seq=2048,vocab=51200", "tp=8");
  EXPECT_NEAR(hardwareFlopsF96(spec.model, 2304) /
                  (96.0 * 2304 * 2048 * 80 * 12288.0 * 12288.0),
              1 + 2048 / (6 * 12288.0) + 51200 / (16 * 80 * 12288.0), 1e-12);
  // MODEL is 72 B s L h^2 (1 + s/6h + V/12Lh) here, and what the graph of an
  // unsplit model counts.
  spec.plan = PlanSpec();
  RunResult r = simulateRun(spec);
  ASSERT_EQ(r.error, "");
  EXPECT_NEAR(modelFlops(spec.model, r) /
                  (72.0 * r.samples * 2048 * 80 * 12288.0 * 12288.0),
              1 + 2048 / (6 * 12288.0) + 51200 / (12 * 80 * 12288.0), 1e-12);
  for (const char *model :
       {"gpt:layers=4,hidden=512,heads=8,seq=256,vocab=1000",
        "llama:layers=4,hidden=512,heads=8,kv_heads=2,ffn=1408,seq=256,"
        "vocab=1000",
        "moe:layers=4,hidden=512,heads=8,kv_heads=4,ffn=1024,experts=8,topk=2,"
        "moe_ffn=640,seq=256,vocab=1000"}) {
    RunSpec one = specOf(model, "gbs=2");
    RunResult result = simulateRun(one);
    ASSERT_EQ(result.error, "") << model;
    EXPECT_NEAR(result.modelFlops / modelFlops(one.model, result), 1, 0.01)
        << model;
  }
  // The formula says nothing of other models.
  EXPECT_EQ(hardwareFlopsF96(specOf("llama:layers=2,hidden=64,heads=4,ffn=96,"
                                    "seq=8,vocab=16",
                                    "tp=1")
                                 .model,
                             1),
            0);
}

TEST(Report, TheHeadLiesWhereTheLastChunkDoes) {
  auto head = [&](const char *plan) {
    RunResult r = simulateRun(specOf(small, plan));
    EXPECT_EQ(r.error, "");
    size_t busiest = size_t(r.step.busiestStage);
    EXPECT_TRUE(r.stages[busiest].hasHead);
    return busiest;
  };
  EXPECT_EQ(head("pp=4,gbs=16"), 3u);
  EXPECT_EQ(head("pp=4,gbs=16,vpp=2"), 3u);
  EXPECT_EQ(head("pp=4,gbs=16,vpp=2,schedule=zb-v"), 0u);
}

TEST(Report, RangesOfStages) {
  RunResult r = simulateRun(specOf(small, "pp=4,gbs=1"));
  ASSERT_EQ(r.error, "");
  std::vector<StageRange> ranges = memoryRanges(r.step);
  // With one microbatch the inner stages hold the same.
  ASSERT_EQ(ranges.size(), 3u);
  EXPECT_EQ(ranges[0].name(), "0");
  EXPECT_EQ(ranges[1].name(), "1-2");
  EXPECT_EQ(ranges[2].name(), "3");
}

TEST(Report, FreeThingsAreNeverSlower) {
  RunSpec spec = specOf(small, "tp=4,pp=4,dp=2,mbs=1,gbs=32,recompute=full");
  RunResult r = simulateRun(spec);
  ASSERT_EQ(r.error, "");
  Bottleneck b = findBottleneck(spec, r);
  ASSERT_FALSE(b.ideal.empty());
  for (const WhatIf &w : b.ideal) {
    EXPECT_GT(w.gain, 0) << w.what;
    EXPECT_NEAR(r.step.stepTime / w.step - 1, w.gain, 1e-9);
  }
  for (size_t i = 1; i < b.changes.size(); ++i)
    EXPECT_GE(b.changes[i - 1].gain, b.changes[i].gain);
  EXPECT_NEAR(sum(b.limits), r.step.stepTime, 1e-9);
  for (size_t i = 1; i < b.limits.size(); ++i)
    EXPECT_GE(b.limits[i - 1].seconds, b.limits[i].seconds);
}

TEST(Report, TheHostIsNamedWhereItSetsThePace) {
  auto first = [](const char *model) {
    RunSpec spec = specOf(model, "tp=4,dp=2,mbs=1,gbs=16", "a100-80g:nodes=1");
    RunResult r = simulateRun(spec);
    EXPECT_EQ(r.error, "");
    return findBottleneck(spec, r).limits[0].name;
  };
  EXPECT_EQ(first("gpt:layers=8,hidden=1024,heads=16,seq=512,vocab=51200"),
            "compute at the pace of the host");
  EXPECT_EQ(first("gpt:layers=8,hidden=8192,heads=64,seq=2048,vocab=51200"),
            "compute");
}

TEST(Report, GathersOfWeightsThatDoNotHideAreNoCompute) {
  RunSpec spec =
      specOf("gpt:layers=8,hidden=8192,heads=64,seq=2048,vocab=51200",
             "tp=8,dp=8,mbs=1,gbs=64,zero=3", "a100-80g:nodes=8");
  RunResult r = simulateRun(spec);
  ASSERT_EQ(r.error, "");
  Bottleneck b = findBottleneck(spec, r);
  EXPECT_EQ(b.limits[0].name, "parameters communication between nodes (hdr)");
  // What is computed is what is computed where weights lie whole.
  RunSpec whole = spec;
  whole.plan.zero = 0;
  double there = simulateRun(whole).step.stages[0].compute;
  EXPECT_LE(r.step.stages[0].compute, there); // and gradients are added up
  EXPECT_GE(r.step.stages[0].compute, 0.9 * there);
  EXPECT_EQ(b.ideal[0].what, "parameters gathered for free");
}

TEST(Report, BetterHardwareGains) {
  // Tensor parallelism runs within nodes, replicas and stages between them.
  RunSpec spec =
      specOf("gpt:layers=8,hidden=8192,heads=64,seq=2048,vocab=51200",
             "tp=8,pp=2,dp=2,mbs=1,gbs=8,recompute=full");
  RunResult r = simulateRun(spec);
  ASSERT_EQ(r.error, "");
  Bottleneck b = findBottleneck(spec, r);
  for (const char *what :
       {"peak FLOP/s doubled", "memory bandwidth doubled",
        "links within nodes doubled", "network between nodes doubled"})
    EXPECT_TRUE(llvm::any_of(b.ideal, [&](const WhatIf &w) {
      return w.what == what;
    })) << what;
}

TEST(Report, TracesAreJsonOfAllTasks) {
  RunResult r = simulateRun(specOf(small, "tp=2,pp=4,mbs=1,gbs=6"));
  ASSERT_EQ(r.error, "");
  PipelineResult tasks = simulatePipeline(r.pipeline, Detail::Tasks);
  std::string text;
  llvm::raw_string_ostream os(text);
  writeTrace(os, tasks);
  llvm::Expected<llvm::json::Value> parsed = llvm::json::parse(text);
  ASSERT_TRUE(bool(parsed));
  size_t spans = 0, counters = 0;
  for (const llvm::json::Value &e :
       *parsed->getAsObject()->getArray("traceEvents")) {
    llvm::StringRef phase = *e.getAsObject()->getString("ph");
    spans += phase == "X";
    counters += phase == "C";
  }
  EXPECT_EQ(spans, tasks.tasks.size());
  EXPECT_GE(counters, 4 * 12u); // each forward and backward changes memory
}

TEST(Report, StrongScalingLosesWhatDoesNotShrink) {
  RunSpec spec = specOf(small, "pp=4,dp=2,gbs=64", "a100-80g:nodes=1");
  Sweep sweep;
  ASSERT_EQ(runSweep("strong:2,1,4", spec, "", sweep), "");
  ASSERT_EQ(sweep.points.size(), 3u); // sorted
  EXPECT_EQ(sweep.points[0].result.devices, 8);
  EXPECT_EQ(sweep.points[2].result.devices, 32);
  ScalingLoss loss = findLoss(sweep);
  EXPECT_FALSE(loss.part.empty());
  for (const TimePart &p : loss.excess[0])
    EXPECT_NEAR(p.seconds, 0, 1e-12);
  // What is lost is the step time beyond the ideal one.
  EXPECT_NEAR(sum(loss.excess[2]),
              sweep.points[2].result.step.stepTime -
                  sweep.points[0].result.step.stepTime / 4,
              1e-9);
}

TEST(Report, PlansThatFitComeFirstAndFastestFirst) {
  RunSpec spec = specOf(small, "tp=8,gbs=64", "a100-80g:nodes=1");
  Sweep sweep;
  ASSERT_EQ(runSweep("plans", spec, "", sweep), "");
  EXPECT_GT(sweep.points.size(), 20u);
  for (size_t i = 1; i < sweep.points.size(); ++i) {
    const RunResult &a = sweep.points[i - 1].result,
                    &b = sweep.points[i].result;
    EXPECT_GE(a.fits(), b.fits());
    if (a.fits() == b.fits())
      EXPECT_LE(a.step.stepTime, b.step.stepTime);
    EXPECT_EQ(b.devices, 8);
  }
  // What runs share while they are swept changes nothing.
  for (size_t i = 0; i < sweep.points.size(); i += 7) {
    RunResult alone = simulateRun(sweep.points[i].spec);
    EXPECT_EQ(alone.step.stepTime, sweep.points[i].result.step.stepTime);
    EXPECT_EQ(alone.memory, sweep.points[i].result.memory);
    EXPECT_EQ(alone.parameters, sweep.points[i].result.parameters);
  }
}

TEST(Report, DevicesOfWhichNothingIsKnownAreAsTheirClass) {
  RunSpec spec = specOf(small, "tp=2,dp=4,gbs=64", "v100:nodes=1");
  RunResult known = simulateRun(spec);
  EXPECT_TRUE(known.remarks.empty());
  Device &device = spec.sites[0].device;
  device.name = "abacus";
  device.kernels = KernelModel();
  RunResult unknown = simulateRun(spec);
  ASSERT_EQ(unknown.error, "");
  EXPECT_EQ(unknown.step.stepTime, known.step.stepTime);
  EXPECT_EQ(unknown.remarks,
            (std::vector<std::string>{"no published run is on 'abacus': fitted "
                                      "constants are those of v100"}));
  // The entry that its own started from comes before the nearest peak.
  device.like = "h100";
  EXPECT_EQ(simulateRun(spec).remarks,
            (std::vector<std::string>{"no published run is on 'abacus': fitted "
                                      "constants are those of h100"}));
}

TEST(Report, PlansSplitExpertsAndLongSequences) {
  auto has = [&](const char *model, auto predicate) {
    RunSpec spec = specOf(model, "tp=8,gbs=8", "a100-80g:nodes=1");
    Sweep sweep;
    EXPECT_EQ(runSweep("plans", spec, "", sweep), "");
    return llvm::any_of(sweep.points, [&](const SweepPoint &p) {
      EXPECT_EQ(p.result.devices, 8);
      return predicate(p.spec.plan);
    });
  };
  auto experts = [](const PlanSpec &p) { return p.ep == 4; };
  auto contexts = [](const PlanSpec &p) { return p.cp == 4; };
  EXPECT_TRUE(has("moe:layers=2,hidden=512,heads=8,ffn=512,experts=4,topk=2,"
                  "seq=256,vocab=1000",
                  experts));
  EXPECT_FALSE(has(small, experts));
  EXPECT_TRUE(
      has("gpt:layers=2,hidden=512,heads=8,seq=32768,vocab=1000", contexts));
  EXPECT_FALSE(has(small, contexts));
}

TEST(Report, StagesOnSeveralSortsOfNodes) {
  constexpr char model[] =
      "gpt:layers=8,hidden=4096,heads=32,seq=2048,vocab=51200";
  constexpr char plan[] = "tp=8,pp=4,gbs=64";
  RunResult slow = simulateRun(specOf(model, plan, "a100-80g:nodes=4")),
            fast = simulateRun(specOf(model, plan, "h100:nodes=4"));
  RunSpec mixedSpec = specOf(model, plan, "a100-80g:nodes=1+h100:nodes=3");
  RunResult mixed = simulateRun(mixedSpec);
  ASSERT_EQ(slow.error + fast.error + mixed.error, "");
  EXPECT_EQ(mixed.siteOf, (std::vector<int>{0, 1, 1, 1}));
  EXPECT_EQ(mixed.nodes, 4);
  std::string csv;
  llvm::raw_string_ostream os(csv);
  writeCsv(os, SweepPoint{mixedSpec, mixed});
  EXPECT_NE(csv.find("\na100-80g+h100,32,8,4,1,"), std::string::npos) << csv;
  EXPECT_LT(fast.step.stepTime, mixed.step.stepTime);
  EXPECT_LE(mixed.step.stepTime, slow.step.stepTime);
  // Each stage works as long as it does where all stages are of its sort.
  EXPECT_NEAR(mixed.step.stages[0].compute, slow.step.stages[0].compute, 1e-9);
  EXPECT_NEAR(mixed.step.stages[1].compute, fast.step.stages[1].compute, 1e-9);
  EXPECT_NEAR(mixed.peakFlops, 0.25 * slow.peakFlops + 0.75 * fast.peakFlops,
              1);

  auto error = [&](const char *planText, const char *sites) {
    return simulateRun(specOf(model, planText, sites)).error;
  };
  EXPECT_EQ(error("tp=8,pp=2,dp=2,gbs=64", "a100-80g:nodes=1+h100:nodes=3"),
            "plan: stage 0 would lie on a100-80g and h100; each sort of nodes "
            "needs a multiple of tp x dp x cp = 16 devices, not 8");
  EXPECT_EQ(error("tp=8,pp=2,gbs=64", "a100-80g:nodes=1+h100:nodes=3"),
            "plan: tp x pp x dp = 8 x 2 x 1 = 16 devices, but the cluster has "
            "32 (1 node of 8 and 3 nodes of 8)");
  RunSpec spec;
  EXPECT_EQ(parseSites("a100-80g:nodes=1+h100", spec.sites),
            "cluster 'a100-80g:nodes=1+h100': how many of 'h100'? Several "
            "sorts of nodes need nodes= or a number, as h100x8");
}

TEST(Report, ManyDevicesAreCheap) {
  // 16,384 devices and 1,024 microbatches: by symmetry one replica, and by
  // periodicity a few of its rounds.
  RunSpec spec = specOf("gpt:layers=128,hidden=20480,heads=128,seq=2048,"
                        "vocab=51200",
                        "tp=8,pp=64,dp=32,mbs=1,gbs=32768,recompute=full",
                        "a100-80g:nodes=2048");
  RunResult r = simulateRun(spec);
  ASSERT_EQ(r.error, "");
  EXPECT_EQ(r.devices, 16384);
  EXPECT_LT(r.step.simulatedMicrobatches, 1024);
}

} // namespace
