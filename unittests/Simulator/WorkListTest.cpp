//===- WorkListTest.cpp ---------------------------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Simulator/WorkList.h"
#include "gtest/gtest.h"
#include <map>

using namespace dgc;

namespace {

RunWork work(const char *model, const char *plan) {
  ModelSpec m;
  PlanSpec p;
  EXPECT_EQ(parseModel(model, m), "");
  EXPECT_EQ(parsePlan(plan, p), "");
  RunWork w;
  EXPECT_EQ(makeRunWork(m, p, SiteSpec(), w), "");
  return w;
}

/// Collectives of a phase: how many of each kind, and the bytes a rank sends.
std::map<CollectiveKind, std::pair<int, double>>
collectives(const BlockWork &block, Phase phase, Scope scope) {
  std::map<CollectiveKind, std::pair<int, double>> found;
  for (const WorkItem &item : block.items) {
    if (!item.isCollective || item.phase != phase || item.scope != scope)
      continue;
    auto &[count, bytes] = found[item.kind];
    ++count;
    bytes += collectiveBytes(item.kind, item.group.size(), item.bytes);
  }
  return found;
}

constexpr char gpt[] = "gpt:layers=4,hidden=1024,heads=16,seq=512,vocab=4096";
constexpr double tokens = 512, hidden = 1024;

// Two all-reduces of the activations each way (Shoeybi et al., Megatron-LM,
// 2019).
TEST(WorkList, TensorParallel) {
  BlockWork layer = work(gpt, "tp=4,flash=0").layer;
  double all = 2 * (2 * 3.0 / 4 * tokens * hidden * 2);
  for (Phase phase : {Phase::Forward, Phase::Backward}) {
    auto c = collectives(layer, phase, Scope::Tensor);
    ASSERT_EQ(c.size(), 1u);
    EXPECT_EQ(c[CollectiveKind::AllReduce].first, 2);
    EXPECT_DOUBLE_EQ(c[CollectiveKind::AllReduce].second, all);
  }
}

// With sequence parallelism each is a reduce-scatter and an all-gather, and the
// backward pass gathers the two inputs that it kept split (Korthikanti et al.,
// 2022).
TEST(WorkList, SequenceParallel) {
  BlockWork layer = work(gpt, "tp=4,sp=1,flash=0").layer;
  double one = 3.0 / 4 * tokens * hidden * 2;
  auto f = collectives(layer, Phase::Forward, Scope::Tensor);
  EXPECT_EQ(f[CollectiveKind::AllGather].first, 2);
  EXPECT_EQ(f[CollectiveKind::ReduceScatter].first, 2);
  EXPECT_DOUBLE_EQ(f[CollectiveKind::AllGather].second, 2 * one);
  EXPECT_DOUBLE_EQ(f[CollectiveKind::ReduceScatter].second, 2 * one);
  auto b = collectives(layer, Phase::Backward, Scope::Tensor);
  EXPECT_EQ(b[CollectiveKind::AllGather].first, 4);
  EXPECT_EQ(b[CollectiveKind::ReduceScatter].first, 2);
  EXPECT_DOUBLE_EQ(b[CollectiveKind::AllGather].second, 4 * one);
}

// Weights are gathered in both passes, gradients scattered in one (Rajbhandari
// et al., ZeRO, 2020).
TEST(WorkList, FullySharded) {
  BlockWork layer = work(gpt, "dp=8,zero=3,gbs=8").layer;
  double weights = 12 * hidden * hidden * 2, share = 7.0 / 8;
  auto f = collectives(layer, Phase::Forward, Scope::Data);
  auto b = collectives(layer, Phase::Backward, Scope::Data);
  // The two norms' weights are gathered once, for both passes.
  double norms = 2 * hidden * 2;
  EXPECT_DOUBLE_EQ(f[CollectiveKind::AllGather].second,
                   share * (weights + norms));
  EXPECT_DOUBLE_EQ(b[CollectiveKind::AllGather].second, share * weights);
  EXPECT_DOUBLE_EQ(b[CollectiveKind::ReduceScatter].second, share * weights);
  EXPECT_DOUBLE_EQ(layer.storedWeights, (12 * hidden + 2) * hidden / 8);
}

// One all-reduce of all gradients, or a reduce-scatter and a gather of weights.
TEST(WorkList, GradientReduction) {
  auto plain =
      collectives(work(gpt, "dp=8,gbs=8").update, Phase::Update, Scope::Data);
  EXPECT_DOUBLE_EQ(plain[CollectiveKind::AllReduce].second, 2 * 7.0 / 8 * 4e6);
  auto zero = collectives(work(gpt, "dp=8,gbs=8,zero=1").update, Phase::Update,
                          Scope::Data);
  EXPECT_DOUBLE_EQ(zero[CollectiveKind::ReduceScatter].second, 7.0 / 8 * 4e6);
  EXPECT_DOUBLE_EQ(zero[CollectiveKind::AllGather].second, 7.0 / 8 * 2e6);
}

// Each token goes to topk experts and back, in both passes.
TEST(WorkList, Experts) {
  BlockWork layer = work("moe:layers=2,hidden=256,heads=8,experts=16,topk=2,"
                         "moe_ffn=128,seq=512,vocab=1024",
                         "dp=8,ep=8,gbs=8,flash=1")
                        .moeLayer;
  double sent = 7.0 / 8 * (512 * 2 * 256 * 2);
  for (Phase phase : {Phase::Forward, Phase::Backward}) {
    auto c = collectives(layer, phase, Scope::Expert);
    EXPECT_EQ(c[CollectiveKind::AllToAll].first, 2);
    EXPECT_DOUBLE_EQ(c[CollectiveKind::AllToAll].second, 2 * sent);
  }
  for (const WorkItem &item : layer.items)
    if (!item.isCollective && item.role == OpRole::Expert &&
        item.work == WorkKind::Contract && item.phase == Phase::Forward) {
      EXPECT_EQ(item.batch, 2); // experts of a rank
      EXPECT_EQ(item.m, 512);   // tokens of each
    }
}

// Keys and values of the whole sequence are gathered; their gradients
// scattered.
TEST(WorkList, ContextParallel) {
  BlockWork layer = work(gpt, "cp=4,zero=1").layer;
  double kv = 2 * 3.0 / 4 * tokens * hidden * 2;
  auto f = collectives(layer, Phase::Forward, Scope::Context);
  EXPECT_DOUBLE_EQ(f[CollectiveKind::AllGather].second, kv);
  auto b = collectives(layer, Phase::Backward, Scope::Context);
  EXPECT_DOUBLE_EQ(b[CollectiveKind::AllGather].second, kv);
  EXPECT_DOUBLE_EQ(b[CollectiveKind::ReduceScatter].second, kv);
}

TEST(WorkList, Groups) {
  Group g;
  g.digits = {{8, 4}};
  EXPECT_EQ(g.size(), 8);
  EXPECT_EQ(g.inside(8), 2);
  EXPECT_EQ(g.inside(2), 1);
  EXPECT_EQ(g.inside(64), 8);
}

TEST(WorkList, Errors) {
  ModelSpec m;
  PlanSpec p;
  RunWork w;
  ASSERT_EQ(parseModel(gpt, m), "");
  ASSERT_EQ(parsePlan("cp=1024", p), "");
  EXPECT_EQ(makeRunWork(m, p, SiteSpec(), w),
            "plan: cp=1024 is more than seq (512)");
}

} // namespace
