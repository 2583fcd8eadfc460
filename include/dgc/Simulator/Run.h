//===- Run.h - A training run from end to end -------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_SIMULATOR_RUN_H
#define DGC_SIMULATOR_RUN_H

#include "dgc/Cost/Device.h"
#include "dgc/Simulator/Simulate.h"
#include <memory>

namespace dgc {

struct RunSpec {
  ModelSpec model;
  PlanSpec plan;
  SiteSpec site;
  /// Further sorts of nodes, whose ranks follow those of `site`: later pipeline
  /// stages lie on them.
  std::vector<SiteSpec> others;
  /// Power and price of devices for which a cluster file says them, by name.
  std::vector<Device> devices;
  /// Other constants than the built-in ones.
  std::shared_ptr<const Constants> constants;
  /// Devices of all sites; 0 if they do not say how many nodes they have.
  int64_t siteDevices() const;
  const Constants &theConstants() const {
    return constants ? *constants : Constants::builtIn();
  }
};

/// Sites from text: `a100-80g:nodes=4`, several sorts with their numbers of
/// nodes, `a100-80g:nodes=4+h100:nodes=2`, or a cluster file (.yaml, see
/// readClusterFile), whose figures replace those of the constants in the ratio
/// in which they differ from the catalog's. An error text, or empty.
std::string parseSites(llvm::StringRef text, RunSpec &spec);

struct RunResult : RunReport {
  std::string error; // why the run cannot be, or empty
  int64_t nodes = 1;
  double parameters = 0;
  /// Of a device, the mean where they differ: FLOP/s in the plan's precision,
  /// watts under load with its share of the node, USD an hour.
  double peakFlops = 0, watts = 0, price = 0;
  std::string priceDate; // when; empty: not known
  /// By stage: where it lies, as an index of spec.site and spec.others, and the
  /// memory of a device there.
  std::vector<int> siteOf;
  std::vector<double> deviceMemoryOf;
  /// The stage with the least memory left.
  size_t fullestStage() const;
  bool fits() const;
};

/// Simulates the run. The plan must use all devices of a site that says how
/// many nodes it has.
RunResult simulateRun(const RunSpec &spec);

} // namespace dgc

#endif // DGC_SIMULATOR_RUN_H
