//===- Catalog.h - Devices and links by name --------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// What a file of devices and links holds (docs/Clusters.md): the built-in one,
// lib/Cost/data/machines.yaml, or one that a cluster file names.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_COST_CATALOG_H
#define DGC_COST_CATALOG_H

#include "dgc/Cost/Machine.h"
#include <map>

namespace dgc {

/// Where a figure comes from, by the figure's key.
using Origins = std::map<std::string, std::string>;

/// A link, inside a node or between nodes.
struct LinkEntry {
  std::string name;
  Link link;
  /// Between nodes: ports of a node (0: one a device), bytes a second of each
  /// by the data sheet, and the share that collectives reach; the link's
  /// bandwidth follows from these and the number of devices.
  double ports = 0, portBandwidth = 0, portShare = 1;
  Origins origin;
};

/// A device and the node that it usually comes in.
struct DeviceEntry {
  std::string name;
  std::vector<std::string> aliases;
  Device device;
  double peakMemoryBandwidth = 0, memoryShare = 1;
  int64_t nodeDevices = 1; // 0: one node holds all
  double nodePorts = 0;    // 0: as the network says
  std::string nodeLink, network;
  Origins origin;
};

struct Catalog {
  std::string date;
  std::vector<LinkEntry> links;
  std::vector<DeviceEntry> devices;

  const LinkEntry *findLink(llvm::StringRef name) const;
  const DeviceEntry *findDevice(llvm::StringRef name) const; // or an alias
};

/// The built-in file.
const Catalog &builtinCatalog();

/// Adds what the file says, replacing entries of equal name. An error text with
/// line and caret, or empty.
std::string addToCatalog(Catalog &catalog, llvm::StringRef text,
                         llvm::StringRef path);

/// A machine of nodes of `entry`, of `devicesPerNode` (0: the usual number)
/// devices, joined by `network` (empty: the usual one), `ports` of it a node
/// (0: the usual number). An error text, or empty.
std::string makeMachine(const Catalog &catalog, llvm::StringRef device,
                        llvm::StringRef network, int64_t devicesPerNode,
                        double ports, Machine &machine);

} // namespace dgc

#endif // DGC_COST_CATALOG_H
