//===- ClusterFile.cpp - A cluster read from YAML -------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Cost/Machine.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/YAMLTraits.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace {
/// What the file may say; what it leaves out is the preset's.
struct ClusterFile {
  std::string machine;
  int64_t devices = 0;
  std::optional<double> memoryBytes, memoryBandwidth, launch;
  std::optional<std::vector<dgc::LinkLevel>> links;
};
} // namespace

LLVM_YAML_IS_SEQUENCE_VECTOR(dgc::LinkLevel)

namespace llvm::yaml {
template <> struct MappingTraits<dgc::LinkLevel> {
  static void mapping(IO &io, dgc::LinkLevel &l) {
    io.mapRequired("name", l.name);
    io.mapRequired("devices", l.devices);
    io.mapRequired("latency", l.link.latency);
    io.mapRequired("bandwidth", l.link.bandwidth);
  }
  static std::string validate(IO &, dgc::LinkLevel &l) {
    if (l.devices < 1 || !(l.link.latency >= 0) || !(l.link.bandwidth > 0))
      return "a link needs devices of at least 1, latency of at least 0 and a "
             "bandwidth above 0";
    return {};
  }
};
template <> struct MappingTraits<ClusterFile> {
  static void mapping(IO &io, ClusterFile &f) {
    io.mapRequired("machine", f.machine);
    io.mapRequired("devices", f.devices);
    io.mapOptional("memory_bytes", f.memoryBytes);
    io.mapOptional("memory_bandwidth", f.memoryBandwidth);
    io.mapOptional("launch", f.launch);
    io.mapOptional("links", f.links);
  }
  static std::string validate(IO &, ClusterFile &f) {
    if (f.devices < 1)
      return "devices must be at least 1";
    if (f.memoryBytes.value_or(0) < 0 || !(f.memoryBandwidth.value_or(1) > 0) ||
        f.launch.value_or(0) < 0)
      return "memory_bytes and launch must not be negative, memory_bandwidth "
             "must be above 0";
    if (f.links && f.links->empty())
      return "links must not be empty";
    return {};
  }
};
} // namespace llvm::yaml

namespace dgc {

std::string readClusterFile(StringRef path, Machine &machine,
                            int64_t &devices) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> file = MemoryBuffer::getFile(path);
  if (!file)
    return ("cluster file '" + path + "': " + file.getError().message()).str();
  std::string errors;
  ClusterFile f;
  yaml::Input in(
      MemoryBufferRef((*file)->getBuffer(), path), nullptr,
      [](const SMDiagnostic &d, void *text) {
        raw_string_ostream os(*static_cast<std::string *>(text));
        d.print("", os, /*ShowColors=*/false);
      },
      &errors);
  if ((*file)->getBuffer().trim().empty())
    return ("cluster file '" + path +
            "' is empty: it needs machine and devices")
        .str();
  in >> f;
  if (in.error())
    return errors.empty() ? ("cluster file '" + path + "' cannot be read").str()
                          : StringRef(errors).rtrim().str();
  std::optional<Machine> preset = machinePreset(f.machine);
  if (!preset)
    return ("cluster file '" + path + "': unknown machine '" + f.machine +
            "': known are " + join(machinePresetNames(), ", "))
        .str();
  machine = *preset;
  devices = f.devices;
  machine.memoryBytes = f.memoryBytes.value_or(machine.memoryBytes);
  machine.memoryBandwidth = f.memoryBandwidth.value_or(machine.memoryBandwidth);
  machine.launch = f.launch.value_or(machine.launch);
  if (f.links)
    machine.levels.assign(f.links->begin(), f.links->end());
  return {};
}

} // namespace dgc
