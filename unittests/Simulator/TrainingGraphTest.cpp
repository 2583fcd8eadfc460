//===- TrainingGraphTest.cpp ----------------------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Simulator/Simulate.h"
#include "gtest/gtest.h"

using namespace dgc;

namespace {

ModelSpec model(const char *text) {
  ModelSpec m;
  EXPECT_EQ(parseModel(text, m), "");
  return m;
}
PlanSpec plan(const char *text) {
  PlanSpec p;
  EXPECT_EQ(parsePlan(text, p), "");
  return p;
}
RunWork work(const ModelSpec &m, const PlanSpec &p) {
  RunWork w;
  EXPECT_EQ(makeRunWork(m, p, SiteSpec(), w), "");
  return w;
}
RunReport report(const char *m, const char *p, const char *cluster) {
  SiteSpec s;
  EXPECT_EQ(parseSite(cluster, s), "");
  RunReport r;
  EXPECT_EQ(simulateRun(model(m), plan(p), s, Constants::builtIn(), r), "");
  return r;
}

constexpr char gpt3[] = "gpt:layers=96,hidden=12288,heads=96,seq=2048,"
                        "vocab=51200";

TEST(TrainingGraph, StagesHaveAllLayersOfTheModel) {
  auto layers = [](int64_t count, int64_t stages) {
    std::string m = "gpt:layers=" + std::to_string(count) +
                    ",hidden=64,heads=4,seq=32,vocab=64",
                p = "pp=" + std::to_string(stages) + ",gbs=8";
    std::vector<double> list;
    for (const StageReport &s : report(m.c_str(), p.c_str(), "a100-80g").stages)
      list.push_back(s.layers);
    return list;
  };
  using L = std::vector<double>;
  EXPECT_EQ(layers(8, 4), (L{2, 2, 2, 2}));
  EXPECT_EQ(layers(8, 3), (L{3, 3, 2}));
  EXPECT_EQ(layers(9, 4), (L{2, 3, 2, 2}));
  EXPECT_EQ(layers(11, 4), (L{3, 3, 3, 2}));
  EXPECT_EQ(layers(10, 4), (L{2, 3, 3, 2})); // embedding and head count
  EXPECT_EQ(layers(5, 1), (L{5}));
  for (int64_t pp = 1; pp <= 13; ++pp)
    for (int64_t n = pp; n < 30; ++n) {
      double all = 0;
      for (double l : layers(n, pp))
        all += l;
      EXPECT_EQ(all, n) << pp;
    }
}

TEST(TrainingGraph, ProblemsAreWellFormed) {
  ModelSpec m = model("moe:layers=2,hidden=64,heads=8,kv_heads=2,ffn=96,"
                      "experts=8,topk=2,moe_ffn=32,shared_experts=1,seq=64,"
                      "vocab=128");
  for (const char *text :
       {"tp=2,dp=4,cp=2,ep=8,mbs=2,gbs=16,sp=1,zero=1",
        "tp=1,dp=4,ep=2,mbs=1,gbs=8,zero=3", "tp=2,dp=2,ep=4,flash=0"}) {
    PlanSpec p = plan(text);
    for (const Block &b :
         {makeLayer(m, p, true), makeLayer(m, p, false), makeEmbedding(m, p),
          makeHead(m, p), makeUpdate(p, 1 << 16, 4, false)}) {
      EXPECT_EQ(checkProblem(b.problem), "") << b.name << " " << text;
      EXPECT_EQ(b.ops.size(), b.problem.ops.size());
    }
    work(m, p);
  }
}

// 96 B s L h^2 (1 + s/6h + V/16Lh) with full recompute, 72 ... (1 + s/6h +
// V/12Lh) without (Narayanan et al., Efficient large-scale language model
// training on GPU clusters, 2021).
TEST(TrainingGraph, FlopsOfGpt) {
  double b = 1536, s = 2048, layers = 96, h = 12288, v = 51200;
  double hardware =
      96 * b * s * layers * h * h * (1 + s / (6 * h) + v / (16 * layers * h));
  double modelFlops =
      72 * b * s * layers * h * h * (1 + s / (6 * h) + v / (12 * layers * h));
  for (const char *p : {"tp=8,pp=16,dp=8,mbs=1,gbs=1536,recompute=full,flash=0",
                        "tp=4,pp=8,dp=4,mbs=2,gbs=1536,recompute=full",
                        "dp=64,gbs=1536,zero=3,recompute=full"}) {
    RunReport r = report(gpt3, p, "a100-80g");
    EXPECT_NEAR(r.hardwareFlops / hardware, 1, 0.005) << p;
    EXPECT_NEAR(r.modelFlops / modelFlops, 1, 0.005) << p;
  }
}

// 12 B s L h^2 [(1 + kv/a + s/h) + f/h x 1.5 + V/(2Lh)] for grouped queries and
// gated MLPs.
TEST(TrainingGraph, FlopsOfLlama) {
  double b = 128, s = 8192, layers = 80, h = 8192, f = 28672, v = 128256;
  double expected =
      12 * b * s * layers * h * h *
      ((1 + 8.0 / 64 + s / h) + f / h * 1.5 + v / (2 * layers * h));
  RunReport r = report("llama:layers=80,hidden=8192,heads=64,kv_heads=8,"
                       "ffn=28672,seq=8192,vocab=128256",
                       "tp=4,pp=4,cp=2,dp=2,mbs=1,gbs=128,sp=1", "h100");
  EXPECT_NEAR(r.modelFlops / expected, 1, 0.005);
}

TEST(TrainingGraph, Parameters) {
  EXPECT_NEAR(model(gpt3).parameters() / 174.6e9, 1, 0.005);
  EXPECT_NEAR(model("llama:layers=80,hidden=8192,heads=64,kv_heads=8,"
                    "ffn=28672,seq=8192,vocab=128256")
                      .parameters() /
                  70.55e9,
              1, 0.005);
  EXPECT_NEAR(model("llama:layers=32,hidden=4096,heads=32,kv_heads=8,"
                    "ffn=14336,seq=8192,vocab=128256")
                      .parameters() /
                  8.03e9,
              1, 0.005);
  EXPECT_NEAR(model("moe:layers=48,hidden=2048,heads=32,kv_heads=4,"
                    "head_dim=128,ffn=6144,experts=128,topk=8,moe_ffn=768,"
                    "seq=4096,vocab=151936")
                      .parameters() /
                  30.5e9,
              1, 0.005);
  EXPECT_NEAR(model("moe:layers=61,hidden=7168,heads=128,ffn=18432,experts=256,"
                    "topk=8,moe_ffn=2048,shared_experts=1,dense_first=3,"
                    "q_rank=1536,kv_rank=512,rope_dim=64,head_dim=192,"
                    "value_dim=128,seq=4096,vocab=129280")
                      .parameters() /
                  671e9,
              1, 0.005);
}

// 25.5 M parameters and 4.1 G multiply-adds an image for ResNet-50, 44.5 M and
// 7.8 G for ResNet-101, 68.8 M for the wide ResNet-50-2 (torchvision's table;
// without the parameters of normalisation).
TEST(TrainingGraph, ResidualNetworks) {
  EXPECT_NEAR(model("cnn:depth=50").parameters() / 25.50e6, 1, 0.005);
  EXPECT_NEAR(model("cnn:depth=101").parameters() / 44.44e6, 1, 0.005);
  EXPECT_NEAR(model("cnn:depth=50,width=2").parameters() / 68.81e6, 1, 0.005);
  RunReport r = report("cnn:depth=50", "dp=8,mbs=32,gbs=256", "a100-80g");
  // Three times the forward pass, but for the images' gradient.
  double macs = 4.09e9 * 256;
  EXPECT_NEAR(r.modelFlops / (3 * 2 * macs), 1, 0.03);
  RunWork w = work(model("cnn:depth=50"), plan("dp=8,mbs=32,gbs=256"));
  EXPECT_GT(w.layer.keptBytes, 1e9); // 32 images of some 90 MB each
  EXPECT_LT(w.layer.keptBytes, 6e9);
}

// Bytes of activations a layer and microbatch: s b h (10 + 24/t + 5 a s/(h t)),
// with sequence parallelism s b h (34 + 5 a s/h)/t (Korthikanti et al.,
// Reducing activation recomputation in large transformer models, 2022).
TEST(TrainingGraph, ActivationsOfGpt) {
  double s = 2048, h = 12288, a = 96, t = 8;
  BlockWork plain = work(model(gpt3), plan("tp=8,mbs=1,gbs=1,flash=0")).layer;
  EXPECT_DOUBLE_EQ(plain.keptBytes, s * h * (10 + 24 / t + 5 * a * s / h / t));
  BlockWork split =
      work(model(gpt3), plan("tp=8,mbs=1,gbs=1,flash=0,sp=1")).layer;
  EXPECT_DOUBLE_EQ(split.keptBytes, s * h * (34 + 5 * a * s / h) / t);
  EXPECT_DOUBLE_EQ(split.keptBytes - split.keptScoreBytes, s * h * 34 / t);
  EXPECT_DOUBLE_EQ(plain.inputBytes, 2 * s * h);
  // Two norms (4), the activation of the MLP (8) and two dropout masks (2) come
  // again from what products left, and so does the core of attention.
  EXPECT_DOUBLE_EQ(split.keptCheapBytes, s * h * (14 + 5 * a * s / h) / t);
}

TEST(TrainingGraph, RecomputeFreesWhatItDoesNotKeep) {
  auto first = [&](const char *recompute) {
    std::string text =
        std::string("tp=8,mbs=1,gbs=1,flash=0,sp=1,recompute=") + recompute;
    return report(gpt3, text.c_str(), "a100-80g").stages[0];
  };
  double s = 2048, h = 12288, a = 96, t = 8, layers = 96;
  StageReport none = first("none"), selective = first("selective"),
              partial = first("partial"), full = first("full");
  double core = 5 * a * s / h;
  EXPECT_DOUBLE_EQ(none.activations, layers * s * h * (34 + core) / t);
  EXPECT_DOUBLE_EQ(selective.activations, layers * s * h * 34 / t);
  EXPECT_DOUBLE_EQ(partial.activations, layers * s * h * 20 / t);
  EXPECT_DOUBLE_EQ(full.activations, layers * s * h * 2 / t);
  // One layer at a time is there whole.
  EXPECT_DOUBLE_EQ(partial.transient - none.transient, s * h * (14 + core) / t);
}

} // namespace
