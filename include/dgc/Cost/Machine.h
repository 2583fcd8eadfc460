//===- Machine.h - What the planner knows of the hardware -------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Plain data. One rank is one device. Links form a hierarchy (cores of a
// socket, GPUs of a node, nodes of a cluster): a group of ranks communicates at
// the speed of the innermost level that holds it; a group over several nodes
// gets its share of their NICs. docs/Clusters.md says how users describe one.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_COST_MACHINE_H
#define DGC_COST_MACHINE_H

#include "dgc/Cost/Device.h"
#include "dgc/Cost/Link.h"
#include "dgc/Support/Mesh.h"
#include <optional>
#include <vector>

namespace dgc {

/// Nodes of one sort in a cluster of several sorts.
struct NodeGroup {
  int64_t nodes = 1;
  int64_t devicesPerNode = 1;
  Device device;
  llvm::SmallVector<LinkLevel, 2> levels; // as in Machine
};

/// The cluster. As a Device it is the least of its devices in each respect:
/// equal shares end when the slowest ends.
struct Machine : Device {
  llvm::SmallVector<LinkLevel, 2> levels; // innermost first, never empty
  int64_t devicesPerNode = 0;             // 0: one node holds all
  /// Devices of each node, where they differ; otherwise empty.
  std::vector<int64_t> nodeSizes;
  std::vector<NodeGroup> groups; // empty: all devices are alike
  std::string network;           // name of what is between nodes

  /// The link between ranks that lie within `span` neighbouring ranks.
  const Link &linkFor(int64_t span) const;
};

/// The built-in machine of that name, with its own node and network, or what
/// `network` names. None if unknown.
std::optional<Machine> machinePreset(llvm::StringRef name);
/// The names that machinePreset knows, for messages.
llvm::ArrayRef<std::string> machinePresetNames();

/// The file of devices and links that is built in (docs/Clusters.md).
llvm::StringRef builtinMachineFile();

/// A cluster as a YAML file says it (unknown keys are errors, with line and
/// caret). An error text, or empty.
std::string readClusterFile(llvm::StringRef path, Machine &machine,
                            int64_t &devices);

/// A machine and how many of them: `h100x16`, or just `h100` (then `devices`
/// keeps its value), `a100-80g:nodes=128,gpus=8,network=hdr`, several sorts of
/// nodes one after another, `a100-80g:nodes=2+h100x16`, or a file that ends in
/// .yaml. An error text, or empty.
std::string parseCluster(llvm::StringRef text, Machine &machine,
                         int64_t &devices);

/// The link of the groups {b, b + stride, .., b + (size - 1) stride} that
/// partition `devices` ranks, all of them in use at once: the worst group's. An
/// axis of a mesh is such a partition, `stride` being the product of the axes
/// after it.
Link groupLink(const Machine &machine, int64_t devices, int64_t size,
               int64_t stride);

/// The link of each axis of `mesh`: ranks that differ in this axis only.
llvm::SmallVector<Link, 3> axisLinks(const Machine &machine, const Mesh &mesh);

} // namespace dgc

#endif // DGC_COST_MACHINE_H
