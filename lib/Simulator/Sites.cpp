//===- Sites.cpp - Where a run takes place --------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Cost/Catalog.h"
#include "dgc/Simulator/Run.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace dgc {

namespace {
/// A cluster file's machine as sites and constants.
class ClusterSites {
public:
  ClusterSites(StringRef path, RunSpec &spec)
      : path(path), spec(spec),
        constants(std::make_shared<Constants>(spec.theConstants())) {}

  std::string read() {
    if (std::string why = readClusterFile(path, machine, devices); !why.empty())
      return why;
    if (!machine.nodeSizes.empty() && machine.groups.empty())
      return wrong("its nodes have different numbers of devices, which "
                   "pipeline stages cannot share evenly");
    spec.others.clear();
    spec.devices.clear();
    if (machine.groups.empty()) {
      int64_t perNode =
          machine.devicesPerNode > 0 ? machine.devicesPerNode : devices;
      perNode = std::min(perNode, devices);
      if (devices % perNode)
        return wrong(std::to_string(devices) +
                     " devices do not fill nodes of " +
                     std::to_string(perNode));
      if (std::string why = add(machine, devices / perNode, perNode, spec.site);
          !why.empty())
        return why;
    }
    for (auto [i, g] : enumerate(machine.groups)) {
      SiteSpec site;
      if (std::string why = add(g.device, g.nodes, g.devicesPerNode, site);
          !why.empty())
        return why;
      if (i == 0)
        spec.site = site;
      else
        spec.others.push_back(site);
    }
    spec.constants = constants;
    return "";
  }

private:
  std::string wrong(const Twine &why) const {
    return ("cluster file '" + path + "': " + why).str();
  }

  /// The name under which the constants know a device, or empty.
  std::string nameOf(const DeviceEntry &entry) const {
    std::vector<std::string> names{entry.name};
    append_range(names, entry.aliases);
    for (const std::string &name : names)
      if (constants->has("devices." + name + ".f16"))
        return name;
    return "";
  }

  std::string add(const Device &device, int64_t nodes, int64_t perNode,
                  SiteSpec &site) {
    const DeviceEntry *entry = builtinCatalog().findDevice(device.name);
    site.device = entry ? nameOf(*entry) : "";
    if (site.device.empty())
      return wrong("training runs on '" + device.name +
                   "' cannot be simulated: there are constants for " +
                   join(constants->entries("devices"), ", "));
    site.nodes = nodes;
    site.gpusPerNode = perNode;
    std::string prefix = "devices." + site.device + ".";
    scale(prefix + "hbm", device.memoryBandwidth,
          entry->device.memoryBandwidth);
    scale(prefix + "memory", device.memoryBytes, entry->device.memoryBytes);
    static constexpr std::pair<StringLiteral, ElemClass> peaks[] = {
        {"f32", ElemClass::F32},
        {"f16", ElemClass::F16},
        {"f8", ElemClass::F8},
        {"f4", ElemClass::F4}};
    for (auto &[key, elem] : peaks)
      scale(prefix + key.str(), device.flops[int(elem)],
            entry->device.flops[int(elem)]);
    Device named = device;
    named.name = site.device;
    spec.devices.push_back(named);
    scaleLinks(*entry, perNode, site.device);
    return "";
  }

  void scale(const std::string &path, double is, double was) {
    if (is > 0 && was > 0 && is != was && constants->has(path))
      constants->set(path, constants->number(path, 0.0) * is / was);
  }

  /// What a node sends inside and out, against the same node as the catalog has
  /// it.
  void scaleLinks(const DeviceEntry &entry, int64_t perNode,
                  const std::string &device) {
    std::optional<Machine> usual = machinePreset(entry.name);
    if (!usual)
      return;
    if (machine.levels.size() > 1 && usual->levels.size() > 1)
      for (StringRef key : {"nvlink", "nvlink_2", "nvlink_4"})
        scale("devices." + device + "." + key.str(),
              machine.levels[0].link.bandwidth,
              usual->levels[0].link.bandwidth);
    std::string network =
        constants->text("devices." + device + ".network").str();
    double usualNode = double(std::max<int64_t>(1, entry.nodeDevices));
    scale("networks." + network + ".egress",
          machine.levels.back().link.bandwidth * double(perNode),
          usual->levels.back().link.bandwidth * usualNode);
  }

  StringRef path;
  RunSpec &spec;
  std::shared_ptr<Constants> constants;
  Machine machine;
  int64_t devices = 0;
};
} // namespace

std::string parseSites(StringRef text, RunSpec &spec) {
  if (text.ends_with(".yaml") || text.ends_with(".yml"))
    return ClusterSites(text, spec).read();
  SmallVector<StringRef> items;
  text.split(items, '+');
  spec.others.clear();
  for (auto [i, item] : enumerate(items)) {
    SiteSpec site;
    if (std::string why = parseSite(item, site); !why.empty())
      return why;
    if (items.size() > 1 && site.nodes == 0)
      return ("cluster '" + text + "': key 'nodes' of '" + item +
              "' is missing; sorts of nodes in one cluster need it")
          .str();
    if (i == 0)
      spec.site = site;
    else
      spec.others.push_back(site);
  }
  return "";
}

} // namespace dgc
