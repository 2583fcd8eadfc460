//===- Sites.cpp - Where a run takes place --------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Simulator/RunSpec.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace dgc {

double SiteSpec::egress() const {
  double ports = outside.ports, port = outside.portBandwidth;
  if (ports > 0 && port > 0)
    return ports * port / outside.portShare;
  return outside.link.bandwidth * double(perNode) / outside.portShare;
}

/// Nodes of `each` devices, `devices` in all. A machine without a network is
/// one node.
static SiteSpec siteOf(const Device &device, ArrayRef<LinkLevel> levels,
                       int64_t each, int64_t devices) {
  SiteSpec site;
  site.device = device;
  site.inside = levels.front();
  site.outside = levels.back();
  site.devices = devices;
  site.perNode = each;
  if (levels.size() == 1) // never used, but for messages
    site.outside.name.clear();
  if (levels.size() > 2)
    site.remarks.push_back("of the levels of links, the simulator sees '" +
                           levels.front().name + "' and '" +
                           levels.back().name + "'");
  return site;
}

/// Nodes of different sizes as if all were like the smallest, with the share of
/// the network of the largest.
static void evenOut(SiteSpec &site, ArrayRef<int64_t> sizes) {
  if (llvm::all_equal(sizes)) // or none
    return;
  int64_t least = *llvm::min_element(sizes), most = *llvm::max_element(sizes);
  site.perNode = least;
  site.outside.ports *= double(least) / double(most);
  site.remarks.push_back(
      "nodes have " + std::to_string(least) + " to " + std::to_string(most) +
      " devices: simulated as nodes of " + std::to_string(least));
}

std::string parseSites(StringRef text, std::vector<SiteSpec> &sites) {
  Machine machine;
  int64_t devices = 0;
  if (std::string why = parseCluster(text, machine, devices); !why.empty())
    return why;
  sites.clear();
  // Groups of one device and network differ in the number of devices a node.
  for (const NodeGroup &g : machine.groups)
    sites.push_back(siteOf(g.device, g.levels, g.devicesPerNode,
                           g.nodes * g.devicesPerNode));
  if (!sites.empty())
    return "";
  int64_t each = machine.devicesPerNode;
  if (each == 0)
    each = machine.levels.size() > 1 ? machine.levels[0].devices : devices;
  if (each == 0 && devices == 0)
    return ("cluster '" + text + "': how many devices? Write '" + text +
            "x8' or the like")
        .str();
  sites.push_back(siteOf(machine, machine.levels, each, devices));
  evenOut(sites.back(), machine.nodeSizes);
  return "";
}

std::string parseSite(StringRef text, SiteSpec &site) {
  std::vector<SiteSpec> sites;
  if (std::string why = parseSites(text, sites); !why.empty())
    return why;
  if (sites.size() > 1)
    return ("cluster '" + text + "': expected nodes of one sort").str();
  site = sites[0];
  return "";
}

} // namespace dgc
