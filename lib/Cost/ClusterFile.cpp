//===- ClusterFile.cpp - A cluster read from YAML -------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "ClusterShape.h"
#include "CostYaml.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using dgc::cost::ClusterShape;

namespace {
struct SlurmEntry {
  std::string nodes, tasks;
};
struct GroupEntry {
  std::string machine, network;
  int64_t nodes = 1, gpus = 0;
};
/// What the file says, made into a machine while it is read: later keys change
/// what earlier ones gave.
struct ClusterFile {
  std::string path;
  dgc::Catalog catalog;
  dgc::Machine machine;
  int64_t devices = 0;
};
} // namespace

LLVM_YAML_IS_SEQUENCE_VECTOR(dgc::LinkLevel)
LLVM_YAML_IS_SEQUENCE_VECTOR(GroupEntry)

namespace llvm::yaml {
template <> struct MappingTraits<dgc::LinkLevel> {
  static void mapping(IO &io, dgc::LinkLevel &l) {
    io.mapRequired("name", l.name);
    io.mapRequired("devices", l.devices);
    io.mapOptional("ports", l.ports);
    io.mapOptional("port_bandwidth", l.portBandwidth);
    l.link.bandwidth = l.portBandwidth;
    dgc::cost::mapLink(io, l.link);
  }
  static std::string validate(IO &, dgc::LinkLevel &l) {
    if (l.devices < 1)
      return "a link needs devices of at least 1";
    if (l.ports < 0 || l.portBandwidth < 0)
      return "ports and port_bandwidth must not be negative";
    return dgc::cost::checkLink(l.link);
  }
};
template <> struct MappingTraits<SlurmEntry> {
  static void mapping(IO &io, SlurmEntry &s) {
    io.mapRequired("nodes", s.nodes);
    io.mapOptional("tasks", s.tasks);
  }
};
template <> struct MappingTraits<GroupEntry> {
  static void mapping(IO &io, GroupEntry &g) {
    io.mapOptional("machine", g.machine);
    io.mapRequired("nodes", g.nodes);
    io.mapOptional("gpus", g.gpus);
    io.mapOptional("network", g.network);
  }
  static std::string validate(IO &, GroupEntry &g) {
    return g.nodes < 1 || g.gpus < 0
               ? "nodes must be at least 1 and gpus not negative"
               : "";
  }
};

template <> struct MappingTraits<ClusterFile> {
  static void mapping(IO &io, ClusterFile &f);
  static std::string validate(IO &, ClusterFile &f) {
    return dgc::cost::checkDevice(f.machine);
  }
};
} // namespace llvm::yaml

/// A file named in another one, relative to it.
static std::string readNear(StringRef path, StringRef name, std::string &where,
                            std::string &text) {
  SmallString<128> full(name);
  if (sys::path::is_relative(name)) {
    full = sys::path::parent_path(path);
    sys::path::append(full, name);
  }
  where = full.str().str();
  ErrorOr<std::unique_ptr<MemoryBuffer>> file = MemoryBuffer::getFile(full);
  if (!file)
    return "'" + where + "': " + file.getError().message();
  text = (*file)->getBuffer().str();
  return "";
}

/// Each sort of nodes by itself, then all of them one after another. What the
/// file says of all (machine, network, ports) holds where a group says nothing.
static std::string joinGroups(ClusterFile &f, ArrayRef<GroupEntry> entries,
                              const ClusterShape &all) {
  std::vector<std::pair<dgc::Machine, int64_t>> parts;
  for (const GroupEntry &g : entries) {
    ClusterShape shape = all;
    if (!g.machine.empty())
      shape.device = g.machine;
    if (shape.device.empty())
      return "a group needs a machine";
    if (!g.network.empty())
      shape.network = g.network;
    shape.nodes = g.nodes;
    shape.gpus = g.gpus ? g.gpus : all.gpus;
    shape.devices = 0;
    auto &[part, count] = parts.emplace_back();
    if (std::string why = dgc::cost::makeCluster(f.catalog, shape, part, count);
        !why.empty())
      return why;
    if (count == 0)
      return "say how many devices a node of '" + shape.device + "' has: gpus:";
  }
  int64_t devices = 0;
  if (std::string why = dgc::cost::joinClusters(parts, f.machine, devices);
      !why.empty())
    return why;
  if (all.devices > 0 && all.devices != devices)
    return "the groups have " + std::to_string(devices) + " devices, not " +
           std::to_string(all.devices);
  f.devices = devices;
  return "";
}

void yaml::MappingTraits<ClusterFile>::mapping(IO &io, ClusterFile &f) {
  ClusterShape shape;
  std::string machines, hostfile;
  std::optional<SlurmEntry> slurm;
  std::vector<GroupEntry> entries;
  io.mapOptional("machines", machines);
  io.mapOptional("groups", entries);
  if (entries.empty())
    io.mapRequired("machine", shape.device);
  else
    io.mapOptional("machine", shape.device);
  io.mapOptional("devices", shape.devices);
  io.mapOptional("nodes", shape.nodes);
  io.mapOptional("gpus", shape.gpus);
  io.mapOptional("network", shape.network);
  io.mapOptional("ports", shape.ports);
  io.mapOptional("hostfile", hostfile);
  io.mapOptional("slurm", slurm);
  std::optional<std::vector<dgc::LinkLevel>> links;
  io.mapOptional("links", links);

  auto fail = [&](const Twine &why) { io.setError(why); };
  int sources =
      (shape.nodes > 0) + !hostfile.empty() + bool(slurm) + !entries.empty();
  if (shape.devices < 0 || shape.nodes < 0 || shape.gpus < 0 || shape.ports < 0)
    return fail("devices, nodes, gpus and ports must be positive");
  if (sources == 0 && shape.devices == 0)
    return fail("devices must be at least 1");
  if (sources > 1)
    return fail("give one of nodes, hostfile, slurm and groups");
  if (links && links->empty())
    return fail("links must not be empty");
  std::string why, where, text;
  if (!machines.empty()) {
    why = readNear(f.path, machines, where, text);
    if (why.empty())
      why = dgc::addToCatalog(f.catalog, text, where);
    if (!why.empty())
      return fail("machines: " + why);
  }
  if (!hostfile.empty()) {
    why = readNear(f.path, hostfile, where, text);
    if (why.empty())
      why = dgc::parseHostfile(text, where, shape.list);
  } else if (slurm) {
    why = dgc::parseSlurm(slurm->nodes, slurm->tasks, shape.list);
  } else if (!entries.empty()) {
    why = joinGroups(f, entries, shape);
  }
  if (why.empty() && entries.empty())
    why = dgc::cost::makeCluster(f.catalog, shape, f.machine, f.devices);
  if (!why.empty())
    return fail(why);
  if (links)
    f.machine.levels.assign(links->begin(), links->end());
  dgc::cost::mapDevice(io, f.machine);
  // What the file says of devices and links holds for all sorts.
  for (dgc::NodeGroup &g : f.machine.groups) {
    dgc::cost::mapDevice(io, g.device);
    if (links)
      g.levels = f.machine.levels;
  }
}

namespace dgc {

std::string readClusterFile(StringRef path, Machine &machine,
                            int64_t &devices) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> file = MemoryBuffer::getFile(path);
  if (!file)
    return ("cluster file '" + path + "': " + file.getError().message()).str();
  StringRef text = (*file)->getBuffer();
  if (text.trim().empty())
    return ("cluster file '" + path +
            "' is empty: it needs machine and devices")
        .str();
  ClusterFile f;
  f.path = path.str();
  f.catalog = builtinCatalog();
  if (std::string why = cost::readYaml(text, path, f, &f.catalog); !why.empty())
    return why;
  machine = std::move(f.machine);
  devices = f.devices;
  return {};
}

} // namespace dgc
