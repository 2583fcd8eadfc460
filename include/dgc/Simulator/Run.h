//===- Run.h - A training run from end to end -------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_SIMULATOR_RUN_H
#define DGC_SIMULATOR_RUN_H

#include "dgc/Cost/Pipeline.h"
#include "dgc/Simulator/Simulate.h"

namespace dgc {

struct RunSpec {
  ModelSpec model;
  PlanSpec plan;
  SiteSpec site;
};

struct RunResult {
  std::string error;     // why the run cannot be, or empty
  PipelineSpec pipeline; // what was simulated
  PipelineResult step;   // what came out
  int64_t devices = 1, devicesPerNode = 1, microbatches = 1;
  double samples = 0, tokens = 0; // a step
  double parameters = 0;
  /// A step, all devices: what the model needs (the whole square of attention),
  /// and with what is run again.
  double modelFlops = 0, hardwareFlops = 0;
  double peakFlops = 0; // of a device, in the plan's precision
  /// Bytes of a device: what a process takes beyond its tensors, the fullest
  /// stage with that, what there is (0: not known).
  double processMemory = 0, memory = 0, deviceMemory = 0;
  double watts = 0;      // a device under load, with its share of the node
  double price = 0;      // USD an hour and device
  std::string priceDate; // when
  int64_t nodes() const {
    return (devices + devicesPerNode - 1) / devicesPerNode;
  }
  bool fits() const { return deviceMemory <= 0 || memory <= deviceMemory; }
};

/// Simulates the run. The plan must use all devices of a site that says how
/// many nodes it has.
RunResult simulateRun(const RunSpec &spec);

} // namespace dgc

#endif // DGC_SIMULATOR_RUN_H
