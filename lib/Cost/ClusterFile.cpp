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
  std::string machine;
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
    io.mapRequired("machine", g.machine);
    io.mapRequired("nodes", g.nodes);
    io.mapOptional("gpus", g.gpus);
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

/// The least of what the groups' devices do, and the nodes one after another.
static std::string joinGroups(const dgc::Catalog &catalog,
                              ArrayRef<GroupEntry> entries, ClusterShape &shape,
                              std::vector<dgc::NodeGroup> &groups) {
  for (const GroupEntry &g : entries) {
    const dgc::DeviceEntry *entry = catalog.findDevice(g.machine);
    if (!entry)
      return "unknown machine '" + g.machine + "': known are " +
             dgc::cost::namesOf(catalog.devices);
    int64_t each = g.gpus ? g.gpus : entry->nodeDevices;
    if (each == 0)
      return "say how many devices a node of '" + g.machine + "' has: gpus:";
    groups.push_back({g.nodes, each, entry->device});
    if (shape.device.empty())
      shape.device = g.machine;
    shape.list.slots.insert(shape.list.slots.end(), g.nodes, each);
  }
  return "";
}

static void takeLeast(dgc::Machine &m) {
  using dgc::Device;
  for (const dgc::NodeGroup &g : m.groups) {
    const Device &d = g.device;
    for (int e = 0; e < dgc::numElemClasses; ++e)
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
    why = joinGroups(f.catalog, entries, shape, f.machine.groups);
  }
  std::vector<dgc::NodeGroup> groups = f.machine.groups;
  if (why.empty())
    why = dgc::cost::makeCluster(f.catalog, shape, f.machine, f.devices);
  if (!why.empty())
    return fail(why);
  f.machine.groups = std::move(groups);
  takeLeast(f.machine);
  if (links)
    f.machine.levels.assign(links->begin(), links->end());
  dgc::cost::mapDevice(io, f.machine);
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
