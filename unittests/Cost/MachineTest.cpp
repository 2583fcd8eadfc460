//===- MachineTest.cpp - Clusters and the links of their groups -----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Cost/Catalog.h"
#include "dgc/Cost/CostModel.h"
#include "dgc/Cost/NodeList.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/YAMLParser.h"
#include "gtest/gtest.h"
#include <set>

using namespace dgc;

namespace {

Machine clusterOf(llvm::StringRef text) {
  Machine m;
  int64_t devices = 0;
  EXPECT_EQ(parseCluster(text, m, devices), "");
  return m;
}

} // namespace

TEST(Machine, ClusterText) {
  Machine m;
  int64_t n = 0;
  EXPECT_EQ(parseCluster("a100-80g:nodes=128", m, n), "");
  EXPECT_EQ(n, 1024);
  EXPECT_EQ(m.network, "hdr");
  EXPECT_EQ(parseCluster("a100-40g:nodes=3,gpus=4,network=efa1", m, n), "");
  EXPECT_EQ(n, 12);
  EXPECT_EQ(m.levels[0].devices, 4);
  EXPECT_EQ(m.levels[1].ports, 4);
  EXPECT_EQ(parseCluster("mi300xx16", m, n), "");
  EXPECT_EQ(n, 16);
  EXPECT_EQ(parseCluster("gb200-nvl72x144", m, n), "");
  EXPECT_EQ(m.levels[0].devices, 72);
  EXPECT_EQ(m.levels[1].ports, 72);
  EXPECT_EQ(parseCluster("h100:nodelist=n[1-2],m7,tasks=8(x2),4", m, n), "");
  EXPECT_EQ(n, 20);
  EXPECT_EQ(m.nodeSizes, (std::vector<int64_t>{8, 8, 4}));

  EXPECT_EQ(
      parseCluster("h100:nods=2", m, n),
      "cluster 'h100:nods=2': 'nods=2' is not known: write nodes=, gpus=, "
      "devices=, network=, ports=, hostfile=, nodelist=, tasks= or slurm");
  EXPECT_EQ(parseCluster("a100x8,network=efa1", m, n),
            "cluster 'a100x8,network=efa1': a colon goes before options, as in "
            "h100x16:network=efa2");
  EXPECT_EQ(parseCluster("a100x99999999999999999999", m, n),
            "the number of machines in 'a100x99999999999999999999' must be "
            "positive and at most 2147483648");
  EXPECT_EQ(parseCluster("h100:nodes=0", m, n),
            "cluster 'h100:nodes=0': nodes must be a positive number, got '0'");
  EXPECT_EQ(parseCluster("h100:nodes=2,network=string", m, n),
            "cluster 'h100:nodes=2,network=string': unknown network 'string': "
            "known are edr, hdr, hdr-4x200, ndr, xdr, roce-400g, roce-200g, "
            "omnipath, efa1, efa2, efa3, ethernet-25g, ethernet-100g, "
            "ethernet-200g, tcpx");
  EXPECT_EQ(parseCluster("cpu:nodes=2,gpus=4", m, n),
            "cluster 'cpu:nodes=2,gpus=4': machine 'cpu' has no network of its "
            "own; name one with network=");
  EXPECT_EQ(parseCluster("h100x40:nodes=4", m, n),
            "cluster 'h100x40:nodes=4': 40 devices are more than the 32 of 4 "
            "nodes");
}

TEST(Machine, SeveralSortsOfNodes) {
  Machine m;
  int64_t n = 0;
  ASSERT_EQ(parseCluster("a100-40g:nodes=2+h100x8", m, n), "");
  EXPECT_EQ(n, 24);
  ASSERT_EQ(m.groups.size(), 2u);
  EXPECT_EQ(m.name, "a100-40g+h100");
  EXPECT_EQ(m.groups[0].nodes, 2);
  EXPECT_EQ(m.groups[0].device.name, "a100-40g");
  EXPECT_EQ(m.groups[1].levels[0].name, "nvlink4");
  // The least of both.
  EXPECT_EQ(m.memoryBytes, 40e9);
  EXPECT_EQ(m.levels[0].name, "nvlink3");
  EXPECT_EQ(m.levels[1].name, "hdr");
  EXPECT_TRUE(m.nodeSizes.empty());
  ASSERT_EQ(parseCluster("h100x12+a100:nodes=1,network=efa1", m, n), "");
  EXPECT_EQ(n, 20);
  EXPECT_EQ(m.nodeSizes, (std::vector<int64_t>{8, 4, 8}));
  EXPECT_EQ(m.levels[1].name, "efa1");
  EXPECT_EQ(parseCluster("a100+h100x8", m, n),
            "cluster 'a100+h100x8': how many of 'a100'? Several sorts of nodes "
            "need nodes= or a number, as h100x8");
  EXPECT_EQ(parseCluster("a100x8+cpux8", m, n),
            "cluster 'a100x8+cpux8': machine 'cpu' has no network to other "
            "nodes; name one with network=");
}

/// Keys of `node` that have no text in its `origin`.
static std::vector<std::string> keysWithoutOrigin(llvm::yaml::MappingNode *node,
                                                  std::string &name) {
  std::vector<std::string> keys;
  std::set<std::string> origins;
  llvm::SmallString<32> s;
  for (llvm::yaml::KeyValueNode &kv : *node) {
    auto *key = llvm::cast<llvm::yaml::ScalarNode>(kv.getKey());
    std::string k = key->getValue(s).str();
    if (auto *map = llvm::dyn_cast<llvm::yaml::MappingNode>(kv.getValue());
        map && k == "origin") {
      for (llvm::yaml::KeyValueNode &o : *map) {
        origins.insert(
            llvm::cast<llvm::yaml::ScalarNode>(o.getKey())->getValue(s).str());
        o.getValue()->skip();
      }
      continue;
    }
    if (k == "name")
      name =
          llvm::cast<llvm::yaml::ScalarNode>(kv.getValue())->getValue(s).str();
    else if (k != "like" && k != "aliases" && k != "price_date")
      keys.push_back(k);
    kv.skip();
  }
  llvm::erase_if(keys, [&](const std::string &k) { return origins.count(k); });
  return keys;
}

TEST(Machine, EachBuiltInFigureHasAnOrigin) {
  llvm::SourceMgr sources;
  llvm::yaml::Stream stream(builtinMachineFile(), sources);
  auto *root = llvm::cast<llvm::yaml::MappingNode>(stream.begin()->getRoot());
  int entries = 0;
  for (llvm::yaml::KeyValueNode &kv : *root) {
    auto *list = llvm::dyn_cast<llvm::yaml::SequenceNode>(kv.getValue());
    if (!list)
      continue;
    for (llvm::yaml::Node &entry : *list) {
      std::string name;
      auto keys =
          keysWithoutOrigin(llvm::cast<llvm::yaml::MappingNode>(&entry), name);
      EXPECT_TRUE(keys.empty()) << name << ": " << llvm::join(keys, " ");
      ++entries;
    }
  }
  EXPECT_GT(entries, 30);
}

TEST(Machine, AGroupOverNodesSharesTheirPorts) {
  // Eight GPUs and four ports of 11.8 GB/s.
  Machine m = clusterOf("a100-40g:nodes=4,network=efa1");
  double port = m.levels[1].portBandwidth;
  // All 8 of each node in one group: all ports.
  Link all = groupLink(m, 32, 32, 1);
  EXPECT_DOUBLE_EQ(all.members, 8);
  EXPECT_DOUBLE_EQ(all.bandwidth, 4 * port);
  EXPECT_DOUBLE_EQ(all.direct, port / 2);
  EXPECT_DOUBLE_EQ(all.port, port);
  // Groups of two in a node, four groups: one port each.
  Link two = groupLink(m, 32, 8, 4);
  EXPECT_DOUBLE_EQ(two.members, 2);
  EXPECT_DOUBLE_EQ(two.bandwidth, port);
  // One GPU a node, eight groups on four ports.
  Link one = groupLink(m, 32, 4, 8);
  EXPECT_DOUBLE_EQ(one.members, 1);
  EXPECT_DOUBLE_EQ(one.bandwidth, port / 2);
  EXPECT_EQ(groupLink(m, 32, 8, 1), m.levels[0].link);
}

TEST(Machine, GroupsThatStraddleNodesGetTheWorstLink) {
  Machine m = clusterOf("h100x24");
  double port = m.levels[1].portBandwidth;
  // {6, 7, 8} has two ranks in the first node and one in the second.
  Link three = groupLink(m, 24, 3, 1);
  EXPECT_DOUBLE_EQ(three.members, 1);
  EXPECT_DOUBLE_EQ(three.bandwidth, port);
  // Six ranks fit one node; in twelve, the second half does not.
  EXPECT_EQ(groupLink(m, 6, 3, 1), m.levels[0].link);
  EXPECT_EQ(groupLink(m, 6, 3, 2), m.levels[0].link);
  // Stride 5 over 15: {4, 9, 14}: each in another node or two together.
  EXPECT_DOUBLE_EQ(groupLink(m, 15, 3, 5).members, 1);
  // Nodes of eight, eight and four: the last group of eight lies on two nodes.
  m = clusterOf("h100:nodelist=a,b,c,tasks=8,4,8");
  EXPECT_DOUBLE_EQ(groupLink(m, 20, 4, 1).bandwidth,
                   m.levels[0].link.bandwidth);
  EXPECT_DOUBLE_EQ(groupLink(m, 20, 5, 1).members, 2);  // {5, .., 9}: 3 and 2
  EXPECT_DOUBLE_EQ(groupLink(m, 20, 10, 1).members, 2); // 8 and 2
}

/// What groupLink finds by periods, counted group by group.
TEST(Machine, PeriodsAreWhatCountingFinds) {
  Machine m = clusterOf("h100:nodes=48,gpus=6");
  for (int64_t devices : {12, 24, 48, 210, 288})
    for (int64_t size = 2; size <= devices; ++size)
      for (int64_t stride = 1; stride <= devices / size; ++stride) {
        if (devices % (size * stride) != 0)
          continue;
        double least = 1e9;
        for (int64_t first = 0; first < devices; ++first) {
          if (first / stride % size != 0)
            continue;
          std::map<int64_t, int64_t> members;
          for (int64_t i = 0; i < size; ++i)
            ++members[(first + i * stride) / 6];
          if (members.size() > 1)
            for (auto &[node, count] : members)
              least = std::min(least, double(count));
        }
        Link link = groupLink(m, devices, size, stride);
        EXPECT_DOUBLE_EQ(link.members, least == 1e9 ? 1 : least)
            << devices << " " << size << " " << stride;
        EXPECT_EQ(link.direct > 0, least < 1e9);
      }
}

TEST(Machine, HugeClustersAreCheap) {
  Machine m = clusterOf("h100x65536");
  for (int i = 0; i < 1000; ++i)
    axisLinks(m, Mesh{{{"a", 64}, {"b", 128}, {"c", 8}}, {}});
  axisLinks(m, Mesh{{{"a", 21845}, {"b", 3}}, {}});
}

TEST(NodeList, Hostfiles) {
  NodeList list;
  EXPECT_EQ(parseHostfile("# two forms\na slots=8 max_slots=8\nb:4\n\nc  # x\n",
                          "hosts", list),
            "");
  EXPECT_EQ(list.names, (std::vector<std::string>{"a", "b", "c"}));
  EXPECT_EQ(list.slots, (std::vector<int64_t>{8, 4, 0}));
  NodeList twice;
  EXPECT_EQ(parseHostfile("a\na\nb slots=2\nb slots=3", "hosts", twice), "");
  EXPECT_EQ(twice.slots, (std::vector<int64_t>{2, 5}));
  NodeList bad;
  EXPECT_EQ(parseHostfile("a slots=8\nb slots=many\n", "hosts", bad),
            "hosts:2:3: error: slots must be a number from 1 to 1048576\n"
            "b slots=many\n  ^");
  EXPECT_EQ(parseHostfile("a 8\n", "hosts", bad),
            "hosts:1:3: error: expected key=value after the host, got '8'\n"
            "a 8\n  ^");
  EXPECT_EQ(parseHostfile("a:x\n", "hosts", bad),
            "hosts:1:1: error: 'a:x' is not a host with its slots (host:8)\n"
            "a:x\n^");
  NodeList none;
  EXPECT_EQ(parseHostfile("#\n", "hosts", none),
            "hostfile 'hosts' names no host");
}

TEST(NodeList, Slurm) {
  NodeList list;
  EXPECT_EQ(parseSlurm("node[001-003,7],login", "8(x3),4,2", list), "");
  EXPECT_EQ(list.names,
            (std::vector<std::string>{"node001", "node002", "node003", "node7",
                                      "login"}));
  EXPECT_EQ(list.slots, (std::vector<int64_t>{8, 8, 8, 4, 2}));
  std::vector<std::string> racks;
  EXPECT_EQ(parseSlurmNodes("r[1-2]n[09-10]-ib", racks), "");
  EXPECT_EQ(racks, (std::vector<std::string>{"r1n09-ib", "r1n10-ib", "r2n09-ib",
                                             "r2n10-ib"}));
  NodeList bad;
  EXPECT_EQ(parseSlurm("n[1-2", "", bad),
            "node list 'n[1-2': ']' is missing in 'n[1-2'");
  EXPECT_EQ(parseSlurm("n[2-1]", "", bad),
            "node list 'n[2-1]': '2-1' is not a number or a range as 001-004");
  EXPECT_EQ(parseSlurm("m1", "8(y3)", bad),
            "tasks per node '8(y3)': '8(y3)' is not a count as 8 or 8(x3)");
  NodeList few;
  EXPECT_EQ(parseSlurm("m[1-3]", "8,4", few),
            "tasks per node '8,4' are for 2 nodes, and 'm[1-3]' names 3");
}
