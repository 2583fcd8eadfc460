//===- RunSpecTest.cpp ----------------------------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Simulator/RunSpec.h"
#include "gtest/gtest.h"

using namespace dgc;

namespace {

std::string modelError(const char *text) {
  ModelSpec m;
  return parseModel(text, m);
}
std::string planError(const char *text) {
  PlanSpec p;
  return parsePlan(text, p);
}

TEST(RunSpec, Model) {
  ModelSpec m;
  ASSERT_EQ(parseModel("gpt:layers=96,hidden=12288,heads=96,seq=2048,"
                       "vocab=51200",
                       m),
            "");
  EXPECT_EQ(m.kvHeads, 96);
  EXPECT_EQ(m.headDim, 128);
  EXPECT_EQ(m.ffn, 4 * 12288);
  EXPECT_FALSE(m.glu);
  EXPECT_TRUE(m.tied);
  ASSERT_EQ(parseModel("llama:layers=2,hidden=64,heads=4,kv_heads=2,ffn=96,"
                       "seq=8,vocab=16",
                       m),
            "");
  EXPECT_TRUE(m.glu);
  EXPECT_FALSE(m.tied);
  EXPECT_EQ(m.kvHeads, 2);
}

TEST(RunSpec, ModelErrors) {
  EXPECT_EQ(modelError("bert:layers=2"),
            "model 'bert:layers=2': got family 'bert', expected one of gpt, "
            "llama, moe, cnn");
  EXPECT_EQ(modelError("gpt:layers=two"),
            "model 'gpt:layers=two': key 'layers': got 'two', expected an "
            "integer from 1 to 100000");
  EXPECT_EQ(modelError("gpt:layers=2,layers=3"),
            "model 'gpt:layers=2,layers=3': key 'layers' is given twice");
  EXPECT_EQ(modelError("gpt:layers=2,hidden=8,heads=2,seq=4"),
            "model 'gpt:layers=2,hidden=8,heads=2,seq=4': key 'vocab' is "
            "missing");
  EXPECT_EQ(modelError("gpt:layers"),
            "model 'gpt:layers': got 'layers', expected key=value");
  EXPECT_EQ(
      modelError("llama:layers=2,hidden=8,heads=4,kv_heads=3,seq=4,vocab=8"),
      "model 'llama:layers=2,hidden=8,heads=4,kv_heads=3,seq=4,vocab=8': "
      "heads (4) must be a multiple of kv_heads (3)");
  EXPECT_EQ(modelError("gpt:layers=2,hidden=8,heads=3,seq=4,vocab=8"),
            "model 'gpt:layers=2,hidden=8,heads=3,seq=4,vocab=8': hidden (8) "
            "must be a multiple of heads (3); or give head_dim");
  EXPECT_EQ(modelError("gpt:layers=2,hidden=8,heads=3,head_dim=4,seq=4,"
                       "vocab=8"),
            "");
  EXPECT_EQ(modelError("moe:layers=2,hidden=8,heads=4,seq=4,vocab=8,experts=2,"
                       "topk=1,dense_first=3"),
            "model 'moe:layers=2,hidden=8,heads=4,seq=4,vocab=8,experts=2,"
            "topk=1,dense_first=3': dense_first (3) is more than layers (2)");
  EXPECT_EQ(modelError("gpt:layers=2,hidden=1099511627776"),
            "model 'gpt:layers=2,hidden=1099511627776': key 'hidden': got "
            "'1099511627776', expected an integer from 1 to 4194304");
  EXPECT_EQ(modelError("moe:layers=2,hidden=8,heads=4,seq=4,vocab=8"),
            "model 'moe:layers=2,hidden=8,heads=4,seq=4,vocab=8': family moe "
            "needs experts (2 or more) and topk");
}

TEST(RunSpec, ConvErrors) {
  EXPECT_EQ(modelError("cnn:depth=18"),
            "model 'cnn:depth=18': key 'depth' must be 50, 101 or 152");
  EXPECT_EQ(modelError("cnn:depth=50,layers=3"),
            "model 'cnn:depth=50,layers=3': family cnn has depth, width, image "
            "and classes, not the keys of transformers");
  ModelSpec m;
  PlanSpec p;
  ASSERT_EQ(parseModel("cnn:depth=50", m), "");
  ASSERT_EQ(parsePlan("tp=2", p), "");
  EXPECT_EQ(checkRun(m, p, SiteSpec()),
            "plan: convolutional networks are split by dp and zero only; got "
            "tp, pp, cp or ep above 1");
  ASSERT_EQ(parsePlan("dp=2,sp=1", p), "");
  EXPECT_EQ(checkRun(m, p, SiteSpec()),
            "plan: convolutional networks have no sequences to split; got "
            "sp=1");
}

TEST(RunSpec, Plan) {
  PlanSpec p;
  ASSERT_EQ(parsePlan("tp=8,pp=16,dp=8,mbs=1,gbs=1536,recompute=full,"
                      "precision=fp8,framework=deepspeed",
                      p),
            "");
  EXPECT_EQ(p.devices(), 1024);
  EXPECT_EQ(p.microbatches(), 192);
  EXPECT_EQ(p.recompute, Recompute::Full);
  EXPECT_EQ(p.precision, Precision::F8);
  EXPECT_EQ(p.framework, Framework::DeepSpeed);
}

TEST(RunSpec, PlanErrors) {
  EXPECT_EQ(planError("tp=0"), "plan 'tp=0': key 'tp': got '0', expected an "
                               "integer from 1 to 2147483648");
  EXPECT_EQ(planError("zero=4"),
            "plan 'zero=4': key 'zero': got '4', expected 0, 1, 2 or 3");
  EXPECT_EQ(planError("mbs=-1"),
            "plan 'mbs=-1': key 'mbs': got '-1', expected a positive number");
  EXPECT_EQ(planError("recompute=some"),
            "plan 'recompute=some': key 'recompute': got 'some', expected one "
            "of none, selective, partial, full");
  EXPECT_EQ(planError("dp=2147483648,cp=2147483648,tp=4"),
            "plan 'dp=2147483648,cp=2147483648,tp=4': tp x pp x dp x cp is "
            "more than 2147483648 devices");
  EXPECT_EQ(planError("tp=2,"), "plan 'tp=2,': ends in a comma; expected "
                                "key=value");
}

TEST(RunSpec, Clusters) {
  SiteSpec s;
  EXPECT_EQ(parseSite("a100x3", s), "");
  EXPECT_EQ(s.device.name, "a100-80g");
  EXPECT_EQ(s.devices, 3);
  EXPECT_EQ(s.perNode, 8);
  EXPECT_EQ(s.outside.name, "hdr");
  EXPECT_DOUBLE_EQ(s.egress(), 200e9); // eight cards of 200 Gb/s
  EXPECT_EQ(parseSite("gb200:nodes=2", s), "");
  EXPECT_EQ(s.devices, 144);
  EXPECT_DOUBLE_EQ(s.egress(), 72 * 50e9);
  EXPECT_EQ(parseSite("a100:nodes=4,gpus=4,network=omnipath", s), "");
  EXPECT_DOUBLE_EQ(s.egress(), 50e9);
  EXPECT_EQ(parseSite("h100:nodelist=n[1-3],tasks=8(x2),4", s), "");
  EXPECT_EQ(s.devices, 20);
  EXPECT_EQ(s.perNode, 4);
  EXPECT_DOUBLE_EQ(s.egress(), 200e9); // as the full nodes' devices have
  EXPECT_EQ(s.remarks, (std::vector<std::string>{
                           "nodes have 4 to 8 devices: simulated as nodes of "
                           "4"}));
  std::vector<SiteSpec> sites;
  EXPECT_EQ(parseSites("a100x12+h100:nodes=2", sites), "");
  ASSERT_EQ(sites.size(), 3u); // a node of 8, a node of 4, two of 8
  EXPECT_EQ(sites[0].devices, 8);
  EXPECT_EQ(sites[1].devices, 4);
  EXPECT_EQ(sites[2].devices, 16);
  EXPECT_EQ(sites[2].outside.name, "ndr");
  EXPECT_EQ(parseSite("a100x8+h100x8", s),
            "cluster 'a100x8+h100x8': expected nodes of one sort");
  EXPECT_EQ(parseSite("cpu", s),
            "cluster 'cpu': how many devices? Write 'cpux8' or the like");
}

TEST(RunSpec, RunErrors) {
  ModelSpec m;
  ASSERT_EQ(parseModel("gpt:layers=4,hidden=64,heads=4,seq=32,vocab=64", m),
            "");
  PlanSpec p;
  SiteSpec s;
  auto check = [&](const char *text) {
    EXPECT_EQ(parsePlan(text, p), "");
    return checkRun(m, p, s);
  };
  EXPECT_EQ(check("tp=4,pp=2"), "");
  EXPECT_EQ(check("tp=3"), "plan: tp=3 does not divide heads (4)");
  EXPECT_EQ(check("pp=8"), "plan: pp=8 is more than the model's 4 layers");
  EXPECT_EQ(check("dp=2,ep=2"), "plan: ep=2 needs a model with experts");
  EXPECT_EQ(check("cp=64"), "plan: cp=64 is more than seq (32)");
  EXPECT_EQ(check("mbs=1.5,gbs=3"),
            "plan: mbs above 1 must be whole sequences");
  EXPECT_EQ(check("mbs=0.5,cp=2"), "");
  ASSERT_EQ(parseSite("a100-80g:nodes=1,gpus=8", s), "");
  EXPECT_EQ(check("dp=16"), "plan: needs 16 devices, got 8");
}

} // namespace
