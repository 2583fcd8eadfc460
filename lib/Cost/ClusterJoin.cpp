//===- ClusterJoin.cpp - Several sorts of nodes in one cluster ------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "ClusterShape.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace dgc::cost {

/// Equal shares end when the slowest device does.
static void takeLeast(Machine &m, const Device &d) {
  for (int e = 0; e < numElemClasses; ++e)
    if (d.flops[e] * d.kernels.gemm[e] < m.flops[e] * m.kernels.gemm[e]) {
      m.flops[e] = d.flops[e];
      m.kernels.gemm[e] = d.kernels.gemm[e];
    }
  m.memoryBandwidth = std::min(m.memoryBandwidth, d.memoryBandwidth);
  m.launch = std::max(m.launch, d.launch);
  if (d.memoryBytes > 0)
    m.memoryBytes = m.memoryBytes > 0 ? std::min(m.memoryBytes, d.memoryBytes)
                                      : d.memoryBytes;
}

/// Devices of each node of a cluster.
static std::vector<int64_t> nodesOf(const Machine &m, int64_t devices) {
  if (!m.nodeSizes.empty())
    return m.nodeSizes;
  int64_t each =
      m.devicesPerNode > 0 ? std::min(m.devicesPerNode, devices) : devices;
  std::vector<int64_t> sizes(size_t(devices / each), each);
  if (devices % each)
    sizes.push_back(devices % each);
  return sizes;
}

std::string joinClusters(ArrayRef<std::pair<Machine, int64_t>> parts,
                         Machine &machine, int64_t &devices) {
  machine = parts.front().first;
  machine.groups.clear();
  devices = 0;
  std::vector<int64_t> all;
  std::vector<std::string> names;
  for (auto &[part, count] : parts) {
    if (parts.size() > 1 && part.levels.size() < 2)
      return "machine '" + part.name +
             "' has no network to other nodes; name one with network=";
    takeLeast(machine, part);
    if (!llvm::is_contained(names, part.name))
      names.push_back(part.name);
    for (auto [level, other] : zip(machine.levels, part.levels))
      if (other.link.bandwidth < level.link.bandwidth)
        level = other;
    std::vector<int64_t> sizes = nodesOf(part, count);
    size_t own = machine.groups.size();
    for (int64_t size : sizes)
      if (machine.groups.size() > own &&
          machine.groups.back().devicesPerNode == size)
        ++machine.groups.back().nodes;
      else
        machine.groups.push_back({1, size, part, part.levels});
    all.insert(all.end(), sizes.begin(), sizes.end());
    devices += count;
  }
  machine.name = llvm::join(names, "+");
  machine.devicesPerNode = *llvm::max_element(all);
  if (machine.levels.size() > 1)
    machine.levels[0].devices = machine.devicesPerNode;
  machine.nodeSizes = llvm::all_equal(all) ? std::vector<int64_t>() : all;
  return "";
}

} // namespace dgc::cost
