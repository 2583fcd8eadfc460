//===- Run.h - A training run from end to end -------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_SIMULATOR_RUN_H
#define DGC_SIMULATOR_RUN_H

#include "dgc/Simulator/Simulate.h"
#include <memory>

namespace dgc {

struct RunSpec {
  ModelSpec model;
  PlanSpec plan;
  /// Sorts of nodes, at least one: later pipeline stages lie on later ones.
  std::vector<SiteSpec> sites{1};
  /// Other constants than the built-in ones.
  std::shared_ptr<const Constants> constants;
  /// Devices of all sites; 0: as many as the plan needs.
  int64_t siteDevices() const;
  const Constants &theConstants() const {
    return constants ? *constants : Constants::builtIn();
  }
};

struct RunResult : RunReport {
  std::string error; // why the run cannot be, or empty
  int64_t nodes = 1;
  double parameters = 0;
  /// Of a device, the mean where they differ: FLOP/s in the plan's precision,
  /// watts under load with its share of the node, USD an hour.
  double peakFlops = 0, watts = 0, price = 0;
  std::string priceDate; // when; empty: not known
  /// By stage: where it lies, as an index of spec.sites, and the memory of a
  /// device there.
  std::vector<int> siteOf;
  std::vector<double> deviceMemoryOf;
  /// The stage with the least memory left.
  size_t fullestStage() const;
  bool fits() const;
};

/// What runs of one model have in common, so that many plans cost less.
struct RunCache {
  double parameters = 0;
  RunWork last; // of the plan before
  bool has = false;
};

/// Simulates the run. The plan must use all devices of a site that says how
/// many it has. `cache` is of runs of the same model.
RunResult simulateRun(const RunSpec &spec, RunCache *cache = nullptr);

} // namespace dgc

#endif // DGC_SIMULATOR_RUN_H
