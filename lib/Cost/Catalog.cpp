//===- Catalog.cpp - Devices and links by name ----------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Cost/Catalog.h"
#include "CostYaml.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace dgc {

static constexpr char builtinText[] =
#include "machines.inc"
    ;

StringRef builtinMachineFile() { return builtinText; }

template <class Entry>
static Entry *findByName(std::vector<Entry> &entries, StringRef name) {
  auto it = llvm::find_if(entries, [&](auto &e) { return e.name == name; });
  return it == entries.end() ? nullptr : &*it;
}

const LinkEntry *Catalog::findLink(StringRef name) const {
  return findByName(const_cast<Catalog *>(this)->links, name);
}

const DeviceEntry *Catalog::findDevice(StringRef name) const {
  for (const DeviceEntry &e : devices)
    if (e.name == name || llvm::is_contained(e.aliases, name))
      return &e;
  return nullptr;
}

std::string addToCatalog(Catalog &catalog, StringRef text, StringRef path) {
  return cost::readYaml(text, path, catalog, &catalog);
}

const Catalog &builtinCatalog() {
  static const Catalog catalog = [] {
    Catalog c;
    std::string why = addToCatalog(c, builtinText, "machines.yaml");
    if (!why.empty())
      reportFatalUsageError("the built-in file of machines: " + Twine(why));
    return c;
  }();
  return catalog;
}

std::string makeMachine(const Catalog &catalog, StringRef device,
                        StringRef network, int64_t devicesPerNode, double ports,
                        Machine &machine) {
  const DeviceEntry *entry = catalog.findDevice(device);
  if (!entry)
    return "unknown machine '" + device.str() + "': known are " +
           cost::namesOf(catalog.devices);
  if (network.empty())
    network = entry->network;
  const LinkEntry *inner = catalog.findLink(entry->nodeLink);
  const LinkEntry *outer =
      network.empty() ? nullptr : catalog.findLink(network);
  if (!network.empty() && (!outer || outer->portBandwidth <= 0))
    return "unknown network '" + network.str() + "': known are " +
           cost::networksOf(catalog);
  int64_t each = devicesPerNode > 0 ? devicesPerNode : entry->nodeDevices;
  machine = Machine();
  static_cast<Device &>(machine) = entry->device;
  if (!outer || each == 0) {
    if (each > 0 && !outer)
      return "machine '" + device.str() +
             "' has no network of its own; name one with network=";
    machine.levels = {{inner->name, INT64_MAX, inner->link}};
    return "";
  }
  machine.devicesPerNode = each;
  machine.network = network.str();
  LinkLevel level{outer->name, INT64_MAX, outer->link, ports, 0, 1};
  if (ports <= 0)
    level.ports = entry->network == network && entry->nodePorts > 0
                      ? entry->nodePorts
                      : outer->ports;
  if (level.ports <= 0)
    level.ports = double(each);
  level.portShare = outer->portShare;
  level.portBandwidth = outer->portBandwidth * outer->portShare;
  level.link.bandwidth = level.ports * level.portBandwidth / double(each);
  machine.levels = {{inner->name, each, inner->link}, level};
  return "";
}

std::optional<Machine> machinePreset(StringRef name) {
  Machine machine;
  if (!makeMachine(builtinCatalog(), name, "", 0, 0, machine).empty())
    return std::nullopt;
  return machine;
}

ArrayRef<std::string> machinePresetNames() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all;
    for (const DeviceEntry &e : builtinCatalog().devices) {
      all.push_back(e.name);
      llvm::append_range(all, e.aliases);
    }
    return all;
  }();
  return names;
}

} // namespace dgc
