//===- Machine.h - What the planner knows of the hardware -------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Plain data. One rank is one device; all devices are alike. Links form a
// hierarchy (cores of a socket, GPUs of a box, boxes of a cluster): a group of
// ranks communicates at the speed of the innermost level that holds it.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_COST_MACHINE_H
#define DGC_COST_MACHINE_H

#include "dgc/Support/Mesh.h"
#include <array>
#include <optional>

namespace dgc {

/// Element types as far as speed is concerned.
enum class ElemClass { F64, F32, F16, F8, Int };
constexpr int numElemClasses = 5;

/// The alpha-beta model: a message of n bytes takes latency + n / bandwidth.
struct Link {
  double latency = 0;   // seconds a collective, or a step of one
  double bandwidth = 1; // bytes a second and rank, one direction
  bool operator==(const Link &o) const {
    return latency == o.latency && bandwidth == o.bandwidth;
  }
};

/// `devices` neighbouring ranks reach each other over `link`.
struct LinkLevel {
  std::string name;
  int64_t devices = 1;
  Link link;
};

struct Machine {
  std::string name;
  std::array<double, numElemClasses> flops{}; // by ElemClass, a second
  double memoryBandwidth = 1;             // bytes a second, reads and writes
  double memoryBytes = 0;                 // a device; 0: not limited
  double launch = 0;                      // seconds a kernel takes at least
  llvm::SmallVector<LinkLevel, 2> levels; // innermost first, never empty

  /// The link between ranks that lie within `span` neighbouring ranks.
  const Link &linkFor(int64_t span) const;
};

/// The built-in machine of that name: `cpu` (one core of a server a rank, ranks
/// on one host), `a100`, `h100` (boxes of eight GPUs). None if unknown.
std::optional<Machine> machinePreset(llvm::StringRef name);
/// The names that machinePreset knows, for messages.
llvm::ArrayRef<llvm::StringLiteral> machinePresetNames();

/// A cluster as a YAML file says it (unknown keys are errors, with line and
/// caret):
///
///   machine: h100            # the preset that gives what is not said
///   devices: 16
///   memory_bytes: 80e9       # optional, as are memory_bandwidth (bytes a
///   second) launch: 4e-6             # and launch (seconds) links: # optional,
///   innermost first
///     - {name: nvlink, devices: 8, latency: 5e-6, bandwidth: 3e11}
///     - {name: ib, devices: 16, latency: 1e-5, bandwidth: 4e10}
///
/// An error text, or empty.
std::string readClusterFile(llvm::StringRef path, Machine &machine,
                            int64_t &devices);

/// A machine and how many of them: `h100x16`, or just `h100` (then `devices`
/// keeps its value), or a file that ends in .yaml. An error text, or empty.
std::string parseCluster(llvm::StringRef text, Machine &machine,
                         int64_t &devices);

/// The link of each axis of `mesh`: ranks that differ in this axis only.
llvm::SmallVector<Link, 3> axisLinks(const Machine &machine, const Mesh &mesh);

} // namespace dgc

#endif // DGC_COST_MACHINE_H
