//===- CostModelTest.cpp - Closed forms of kernels and collectives --------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Cost/CostModel.h"
#include "gtest/gtest.h"

using namespace dgc;

TEST(CostModel, RingVolumes) {
  EXPECT_DOUBLE_EQ(collectiveBytes(CollectiveKind::AllGather, 4, 1024), 768);
  EXPECT_DOUBLE_EQ(collectiveBytes(CollectiveKind::ReduceScatter, 4, 1024),
                   768);
  EXPECT_DOUBLE_EQ(collectiveBytes(CollectiveKind::AllReduce, 4, 1024), 1536);
  EXPECT_DOUBLE_EQ(collectiveBytes(CollectiveKind::AllToAll, 4, 1024), 768);
  EXPECT_DOUBLE_EQ(collectiveBytes(CollectiveKind::Permute, 4, 1024), 1024);
  EXPECT_DOUBLE_EQ(collectiveBytes(CollectiveKind::AllReduce, 1, 1024), 0);
}

TEST(CostModel, AnAllReduceIsAReduceScatterAndAnAllGather) {
  Link link{3e-6, 1e9};
  EXPECT_DOUBLE_EQ(
      collectiveTime(CollectiveKind::AllReduce, link, 8, 1 << 20),
      collectiveTime(CollectiveKind::ReduceScatter, link, 8, 1 << 20) +
          collectiveTime(CollectiveKind::AllGather, link, 8, 1 << 20));
}

TEST(CostModel, RooflineOfAMatrixProduct) {
  Machine m = *machinePreset("cpu");
  m.launch = 0;
  Work big{WorkKind::Contract, ElemClass::F32, 2e12, 1e6, 1e6};
  EXPECT_DOUBLE_EQ(kernelTime(m, big), 2e12 / (m.flops[1] * m.kernels.gemm[1]));
  Work thin{WorkKind::Contract, ElemClass::F32, 2e3, 1e9, 1e9};
  EXPECT_DOUBLE_EQ(kernelTime(m, thin), 2e9 / m.memoryBandwidth);
  EXPECT_EQ(kernelTime(m, {WorkKind::Free, ElemClass::F32, 1e9, 1e9, 1e9}), 0);
}

TEST(Machine, AxesGetTheLinkOfTheLevelThatHoldsThem) {
  Machine m = *machinePreset("h100");
  Mesh mesh{{{"node", 2}, {"dp", 2}, {"tp", 4}}, {}};
  auto links = axisLinks(m, mesh);
  ASSERT_EQ(links.size(), 3u);
  EXPECT_EQ(links[2], m.levels[0].link); // 4 neighbours
  EXPECT_EQ(links[1], m.levels[0].link); // within 8
  // Across boxes, a port each.
  EXPECT_EQ(links[0].bandwidth, m.levels[1].link.bandwidth);
  EXPECT_EQ(links[0].latency, m.levels[1].link.latency);
  EXPECT_EQ(links[0].members, 1);
  EXPECT_FALSE(machinePreset("abacus"));
  for (const std::string &name : machinePresetNames())
    EXPECT_TRUE(machinePreset(name)) << name;
}

TEST(Machine, ClustersAreParsed) {
  Machine m;
  int64_t n = 3;
  EXPECT_EQ(parseCluster("h100x16", m, n), "");
  EXPECT_EQ(m.name, "h100");
  EXPECT_EQ(n, 16);
  EXPECT_EQ(parseCluster("cpu", m, n), "");
  EXPECT_EQ(n, 16);
  EXPECT_EQ(
      parseCluster("abacusx2", m, n),
      "unknown machine 'abacus': known are cpu, v100, v100-16g, a100-80g, "
      "a100-40g, a100-pcie, h100, h100-96g, h100-pcie, h800, h200, b200, "
      "b300, gb200-nvl72, gb300-nvl72, l40s, mi300x, mi355x");
  EXPECT_EQ(parseCluster("cpux0", m, n),
            "the number of machines in 'cpux0' must be positive");
}
