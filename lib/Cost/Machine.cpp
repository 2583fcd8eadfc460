//===- Machine.cpp - Built-in machines ------------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Cost/Machine.h"

using namespace llvm;

namespace dgc {

const Link &Machine::linkFor(int64_t span) const {
  for (const LinkLevel &level : levels)
    if (span <= level.devices)
      return level.link;
  return levels.back().link;
}

static Machine cpu() {
  Machine m;
  m.name = "cpu";
  // One core with 512-bit FMA at 3.6 GHz peaks at 117 GFLOP/s in f32; generated
  // matrix products reach about 0.8 of it. 16-bit floats are widened first.
  m.flops = {48e9, 95e9, 60e9, 40e9, 30e9};
  // Fused elementwise kernels stream 25 GB/s, reads and writes together.
  m.memoryBandwidth = 25e9;
  m.launch = 0.5e-6;
  // Collectives over shared memory: 1 us for two ranks on two cores and 8 us
  // for four, oversubscribed; 4 to 10 GB/s once operands leave the caches.
  m.levels = {{"shm", INT64_MAX, {5e-6, 5e9}}};
  return m;
}

/// Boxes of eight GPUs on NVLink, one NIC a GPU. Rates are what large matrix
/// products and streaming kernels reach, not the data sheet's peaks.
static Machine gpu(StringRef name, double f16, double f32, double hbm,
                   double bytes, double nvlink, double nic) {
  Machine m;
  m.name = name.str();
  m.flops = {f32 / 2, f32, f16, f16 * 1.8, f16};
  m.memoryBandwidth = hbm;
  m.memoryBytes = bytes;
  m.launch = 4e-6;
  m.levels = {{"nvlink", 8, {12e-6, nvlink}}, {"nic", INT64_MAX, {40e-6, nic}}};
  return m;
}

static constexpr StringLiteral presetNames[] = {"cpu", "a100", "h100"};

ArrayRef<StringLiteral> machinePresetNames() { return presetNames; }

std::optional<Machine> machinePreset(StringRef name) {
  if (name == "cpu")
    return cpu();
  // 312 TFLOP/s of 16-bit peak, 0.76 reached; TF32 for f32; 0.83 of 2,039 GB/s;
  // bus bandwidth of an 8-GPU all-reduce 225 GB/s; 25 GB/s a NIC.
  if (name == "a100")
    return gpu("a100", 237e12, 118e12, 1.7e12, 80e9, 225e9, 24e9);
  if (name == "h100")
    return gpu("h100", 640e12, 320e12, 2.8e12, 80e9, 360e9, 47e9);
  return std::nullopt;
}

std::string parseCluster(StringRef text, Machine &machine, int64_t &devices) {
  if (text.ends_with(".yaml") || text.ends_with(".yml"))
    return readClusterFile(text, machine, devices);
  auto [name, count] = text.rsplit('x');
  int64_t n = 0;
  bool counted = !count.empty() && !count.getAsInteger(10, n);
  if (!counted)
    name = text;
  std::optional<Machine> preset = machinePreset(name);
  if (!preset) {
    std::string known;
    for (StringRef k : presetNames)
      known += (known.empty() ? "" : ", ") + k.str();
    return "unknown machine '" + name.str() + "': known are " + known;
  }
  if (counted && n < 1)
    return "the number of machines in '" + text.str() + "' must be positive";
  machine = *preset;
  if (counted)
    devices = n;
  return "";
}

SmallVector<Link, 3> axisLinks(const Machine &machine, const Mesh &mesh) {
  SmallVector<Link, 3> links(mesh.axes.size());
  int64_t span = 1; // of an axis and all axes below it
  for (size_t i = mesh.axes.size(); i-- > 0;) {
    span *= mesh.axes[i].size;
    links[i] = machine.linkFor(span);
  }
  return links;
}

} // namespace dgc
