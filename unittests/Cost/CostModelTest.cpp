//===- CostModelTest.cpp - Closed forms of kernels and collectives --------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Cost/CostModel.h"
#include "gtest/gtest.h"
#include <cmath>

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
  m.kernels.overlap = 0;
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
      "unknown machine 'abacus': known are cpu, v100, v100-16g, v100-sxm3, "
      "a100-80g, a100-40g, a100-pcie, h100, h100-96g, h100-pcie, h800, h200, "
      "b200, "
      "b300, gb200-nvl72, gb300-nvl72, l40s, mi300x, mi355x");
  EXPECT_EQ(parseCluster("cpux0", m, n),
            "the number of machines in 'cpux0' must be positive and at "
            "most 2147483648");
}

/// Bus bandwidths in GB/s that were measured (vTrain, trace/a100 and
/// trace/v100; Bekman, Machine Learning Engineering, network), an excerpt; all
/// tables: benchmarks/allreduce.cpp.
TEST(CostModel, MeasuredAllReduces) {
  struct Table {
    const char *machine;
    int64_t ranks;
    std::vector<std::pair<int, double>> samples; // MiB, GB/s
  };
  const Table tables[] = {
      {"a100", 2, {{1, 23.72}, {16, 127.16}, {128, 175.77}, {1024, 197.28}}},
      {"a100", 4, {{1, 30.6}, {16, 140.11}, {128, 201.61}, {1024, 221.86}}},
      {"a100", 8, {{1, 19.78}, {32, 163.97}, {128, 202.13}, {1024, 229.35}}},
      {"v100", 2, {{1, 14.95}, {16, 21.96}, {128, 22.49}, {1024, 22.55}}},
      {"v100", 4, {{1, 23.38}, {16, 77.63}, {128, 85.13}, {1024, 85.36}}},
      {"v100", 8, {{2, 36.22}, {16, 107.23}, {128, 132.17}, {1024, 134.51}}},
      {"b200", 8, {{1, 36.06}, {32, 325.97}, {256, 646.11}, {4096, 740.64}}},
      {"b200", 32, {{1, 5.37}, {32, 91.19}, {512, 326.9}, {4096, 377.34}}}};
  for (const Table &t : tables) {
    Link link = groupLink(*machinePreset(t.machine), t.ranks, t.ranks, 1);
    double sum = 0;
    for (auto [size, bandwidth] : t.samples) {
      double bytes = size * 0x1p20;
      double busBandwidth =
          collectiveBytes(CollectiveKind::AllReduce, t.ranks, bytes) /
          collectiveTime(CollectiveKind::AllReduce, link, t.ranks, bytes) / 1e9;
      sum += std::abs(bandwidth / busBandwidth - 1);
    }
    EXPECT_LT(sum / double(t.samples.size()), 0.06)
        << t.machine << " x " << t.ranks;
  }
}

TEST(CostModel, ManySmallAgainstOneLarge) {
  // 8 H200: one payload of 4 GB reaches 465 GB/s, a thousand of 4 MB 143.
  Link link = groupLink(*machinePreset("h200"), 8, 8, 1);
  auto bus = [&](double bytes) {
    return collectiveBytes(CollectiveKind::AllReduce, 8, bytes) /
           collectiveTime(CollectiveKind::AllReduce, link, 8, bytes) / 1e9;
  };
  EXPECT_NEAR(bus(4e9), 465, 25);
  EXPECT_NEAR(bus(4e6), 143, 15);
  EXPECT_EQ(collectiveCost(CollectiveKind::AllReduce, link, 8, 4e9).algorithm,
            CollectiveAlgorithm::InNetwork);
}

TEST(CostModel, CollectivesOfCachedDataHaveTheirOwnSpeed) {
  Link link(1e-6, 1e9);
  auto moving = [&](double bytes) {
    return collectiveTime(CollectiveKind::AllGather, link, 2, 2 * bytes) - 1e-6;
  };
  EXPECT_DOUBLE_EQ(moving(1e6), 1e-3);
  auto at = [](double bytes, double times) {
    LinkCache c;
    c.bytes = bytes;
    c.times[int(CollectiveKind::AllGather)] = times;
    return c;
  };
  link.caches[0] = at(2e4, 8);
  link.caches[1] = at(2e6, 2);
  link.caches[2] = at(8e6, 1);
  link.numCaches = 3;
  EXPECT_NEAR(moving(1e3), 1e3 / 8e9, 1e-12);
  EXPECT_NEAR(moving(1e4), 1e4 / 8e9, 1e-12);
  EXPECT_NEAR(moving(1e5), 1e5 / 4e9, 1e-12); // half way, in logarithms
  EXPECT_NEAR(moving(1e6), 1e6 / 2e9, 1e-12);
  EXPECT_NEAR(moving(1e8), 1e8 / 1e9, 1e-12);
  // Other kinds have other speeds.
  EXPECT_NEAR(collectiveTime(CollectiveKind::AllReduce, link, 2, 1e4),
              2e-6 + 1e4 / 1e9, 1e-12);
  link.model.latency[int(CollectiveKind::AllReduce)] = 1;
  link.fits[0] = {2, 1e-6, 1e9, 0};
  link.numFits = 1;
  EXPECT_NEAR(moving(1e5), 1e5 / 4e9, 1e-12);
}

TEST(CostModel, AlgorithmsBySizeAndRanks) {
  Machine m = *machinePreset("a100");
  auto algorithm = [&](int64_t n, double bytes) {
    return collectiveCost(CollectiveKind::AllReduce, groupLink(m, n, n, 1), n,
                          bytes)
        .algorithm;
  };
  EXPECT_EQ(algorithm(8, 1e3), CollectiveAlgorithm::Ring);
  EXPECT_EQ(algorithm(1024, 1e3), CollectiveAlgorithm::Tree);
  EXPECT_EQ(algorithm(16, 1e9), CollectiveAlgorithm::Ring);
  // What ports are shared by counts twice where the groups are twice as many.
  Link two = groupLink(m, 64, 16, 4), one = groupLink(m, 64, 8, 8);
  EXPECT_NEAR(collectiveTime(CollectiveKind::AllGather, one, 8, 1e10) * 8 / 7,
              collectiveTime(CollectiveKind::AllGather, two, 16, 1e10) * 16 /
                  15 * 2,
              1e-2);
}

/// Every machine, kind and shape of group: finite, positive, never cheaper for
/// more bytes.
TEST(CostModel, CollectivesAreMonotone) {
  for (const std::string &name : machinePresetNames()) {
    Machine m = *machinePreset(name);
    for (int64_t n : {2, 3, 5, 8, 12, 64, 1000})
      for (int64_t stride : {1, 2, 5, 8, 16})
        for (int kind = 0; kind < numCollectiveKinds; ++kind) {
          Link link = groupLink(m, n * stride * 2, n, stride);
          double before = 0;
          for (double bytes = 1; bytes < 1e11; bytes *= 7) {
            double t = collectiveTime(CollectiveKind(kind), link, n, bytes);
            ASSERT_TRUE(std::isfinite(t) && t > 0)
                << name << n << " " << stride;
            ASSERT_GE(t, before) << name << " " << n << " " << stride << " "
                                 << toString(CollectiveKind(kind)).str();
            before = t;
          }
        }
  }
}

TEST(CostModel, CombinedCollectivesShareTheirStart) {
  Link link(1e-6, 1e9);
  auto kind = CollectiveKind::AllGather;
  // 1 us to start, half of the bytes are sent: an eighth at 16,000 bytes.
  EXPECT_NEAR(bucketBytes(kind, link, 2), 16000, 1);
  SharedCost alone = sharedCost(kind, link, 2, 1000, 1, -1);
  EXPECT_DOUBLE_EQ(alone.time, 1.5e-6);
  EXPECT_EQ(alone.starts, 1);
  // Four of them fill no bucket: each is a quarter of one.
  SharedCost four = sharedCost(kind, link, 2, 1000, 4, -1);
  EXPECT_DOUBLE_EQ(four.time, 0.25e-6 + 0.5e-6);
  EXPECT_EQ(four.starts, 0.25);
  // Of a hundred, sixteen do.
  SharedCost many = sharedCost(kind, link, 2, 1000, 100, -1);
  EXPECT_NEAR(many.time, 1e-6 / 16 + 0.5e-6, 1e-12);
  EXPECT_NEAR(sharedCost(kind, link, 2, 1000, 100, 4000).starts, 0.25, 1e-12);
  // A large one, and where combining is off.
  EXPECT_EQ(sharedCost(kind, link, 2, 1e6, 100, -1).starts, 1);
  EXPECT_EQ(sharedCost(kind, link, 2, 1000, 100, 0).starts, 1);
  EXPECT_EQ(sharedCost(kind, link, 1, 1000, 100, -1).time, 0);
}

/// Whatever the machine: combined is never dearer than alone, and a bucket of
/// collectives costs what one of their size does.
TEST(CostModel, CombiningPays) {
  for (const std::string &name : machinePresetNames()) {
    Machine m = *machinePreset(name);
    for (int64_t n : {2, 8, 64})
      for (auto kind :
           {CollectiveKind::AllGather, CollectiveKind::ReduceScatter,
            CollectiveKind::AllReduce}) {
        Link link = groupLink(m, n, n, 1);
        double bucket = bucketBytes(kind, link, n);
        ASSERT_TRUE(std::isfinite(bucket) && bucket > 0) << name << " " << n;
        EXPECT_LE(16 * sharedCost(kind, link, n, bucket / 16, 1e9, -1).time,
                  collectiveTime(kind, link, n, bucket) * (1 + 1e-9))
            << name << " " << n;
        for (double bytes = 1; bytes < 1e11; bytes *= 7)
          EXPECT_LE(sharedCost(kind, link, n, bytes, 1e9, -1).time,
                    collectiveTime(kind, link, n, bytes) * (1 + 1e-9))
              << name << " " << n << " " << toString(kind).str() << bytes;
      }
  }
}

TEST(CostModel, SmallAndRaggedProductsReachLess) {
  Machine m = *machinePreset("h100");
  auto rate = [&](double rows, double cols, double depth) {
    Work w{WorkKind::Contract, ElemClass::F16, 2 * rows * cols * depth};
    w.m = rows, w.n = cols, w.k = depth;
    w.bytesIn = 2 * (rows * depth + depth * cols);
    w.bytesOut = 2 * rows * cols;
    return w.flops / kernelTime(m, w);
  };
  EXPECT_LT(rate(8192, 8192, 64), 0.6 * rate(8192, 8192, 8192));
  EXPECT_LT(rate(8192, 64, 8192), 0.9 * rate(8192, 8192, 8192));
  EXPECT_LT(rate(128, 128, 128), 0.1 * rate(8192, 8192, 8192));
  EXPECT_LT(rate(8192, 8192, 8192), m.flops[int(ElemClass::F16)]);
  // FP8 on a device that has none runs at 16 bits.
  Machine a = *machinePreset("a100");
  Work w{WorkKind::Contract, ElemClass::F8, 1e15};
  Work h = w;
  h.elem = ElemClass::F16;
  EXPECT_EQ(kernelTime(a, w), kernelTime(a, h));
}

TEST(CostModel, FusedElementwiseWork) {
  Machine m = *machinePreset("cpu");
  m.launch = 1e-6;
  KernelModel &k = m.kernels;
  k = KernelModel();
  k.pointwiseOut = k.reduceIn = k.reduceOut = 0;
  k.moved = 1;
  k.operation = 1e-11;
  k.mask = 1e-9;
  k.kernelLaunch = k.pointwiseLaunch = 0.5;
  // In registers of its user: arithmetic only.
  Work w{WorkKind::Pointwise, ElemClass::F32, 0, 4e6, 4e6};
  w.operations = 2e7;
  w.starts = false;
  EXPECT_DOUBLE_EQ(kernelTime(m, w), 2e-4);
  // A kernel of its own, bound by what it moves.
  w.starts = true;
  w.moved = 8e6;
  EXPECT_DOUBLE_EQ(kernelTime(m, w), 8e6 / m.memoryBandwidth + 0.5e-6);
  // What fits the cache runs at its speed.
  k.streams = {{16e6, 1e11}};
  EXPECT_DOUBLE_EQ(kernelTime(m, w), 2e-4 + 0.5e-6);
  // Padding is masked before a maximum.
  Work r{WorkKind::Reduce, ElemClass::F32, 0, 4e6, 4};
  r.operations = 1e6;
  double plain = kernelTime(m, r);
  r.masked = true;
  EXPECT_NEAR(kernelTime(m, r) - plain, 1e-3, 1e-9);
  // Where ranks have parts of a sum, who reads the rows again does it later.
  r.masked = false;
  r.isPart = true;
  EXPECT_EQ(kernelTime(m, r), plain);
  r.readAgain = true;
  r.operations = 0;
  EXPECT_NEAR(kernelTime(m, r), 4e6 / 1e11 + 0.5e-6, 1e-12);
  // What is written over nothing that is read is fetched before.
  k.fresh = 1;
  r.fresh = 4e6;
  EXPECT_NEAR(kernelTime(m, r), 8e6 / 1e11 + 0.5e-6, 1e-12);
}

TEST(CostModel, StreamsByReach) {
  Machine m = *machinePreset("cpu");
  KernelModel &k = m.kernels;
  k = KernelModel();
  k.moved = 1;
  k.pointwiseOut = 0;
  k.streams = {{1e6, 1e11}, {4e6, 2e10}, {1e8, 1e10}};
  auto rate = [&](double bytes, double reach) {
    Work w;
    w.moved = bytes;
    w.reach = reach;
    return bytes / kernelTime(m, w);
  };
  EXPECT_NEAR(rate(1e5, 1), 1e11, 1);
  EXPECT_NEAR(rate(1e6, 1), 1e11, 1);
  // Half way on a logarithmic scale.
  EXPECT_NEAR(rate(2e6, 1), 1 / (0.5 / 1e11 + 0.5 / 2e10), 1);
  EXPECT_NEAR(rate(4e6, 1), 2e10, 1);
  EXPECT_NEAR(rate(1e9, 1), 1e10, 1);
  // Little data that was touched long ago is as far away.
  EXPECT_NEAR(rate(1e5, 40), 2e10, 1);
  // Without rates all is in memory.
  k.streams.clear();
  m.memoryBandwidth = 5e9;
  EXPECT_NEAR(rate(1e5, 1), 5e9, 1);
  // Products reach as far back.
  k.streams = {{1e6, 1e11}, {1e8, 1e9}};
  Work p{WorkKind::Contract, ElemClass::F32, 2, 4e5, 4e5};
  double near = kernelTime(m, p);
  p.reach = 1000;
  EXPECT_NEAR(kernelTime(m, p) / near, 100, 1);
}
