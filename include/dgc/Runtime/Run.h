//===- Run.h - Running a package on its ranks -------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_RUNTIME_RUN_H
#define DGC_RUNTIME_RUN_H

#include "dgc/Runtime/Package.h"
#include "dgc/Runtime/Probe.h"
#include "dgc/Runtime/World.h"

namespace dgc::rt {

struct RunConfig {
  Engine engine = Engine::Shm;
  int threadsPerRank = 0; // 0: cores / ranks, at least 1
  double timeout = 60, stepTimeout = 0;
  bool pin = true, handleSignals = false;
  int steps = 1;              // donated results are fed back between steps
  int warmup = 0, repeat = 0; // further steps, timed; their outputs are dropped
  int probeEvery = 0;         // timed steps between two probes; 0: none
  bool checkReplicas = false;
  bool keepOutputs = true; // else RunResult::outputs is empty
  /// Called as steps end, in order, with the scalar results of each.
  std::function<void(int step, const std::vector<double> &)> onStep;
};

/// Seconds of the timed steps.
struct Timing {
  std::vector<double> steps; // of the slowest rank, one a step
  /// Of the slowest rank: before the first step, after every
  /// RunConfig::probeEvery, after the last.
  std::vector<CoreProbe> probes;
  double cpuPerStep = 0; // processor seconds a step, all ranks and threads
  /// Means over ranks and steps, by kind of work and kind of collective.
  struct Kind {
    std::string name;
    double seconds = 0, calls = 0;
  };
  std::vector<Kind> work, collectives;
};

struct RunResult {
  std::vector<HostTensor> outputs;        // of the last step of `steps`
  std::vector<int> scalarResults;         // results of one element, by number
  std::vector<std::vector<double>> curve; // their values, by step
  double firstStepSeconds = 0;
  Timing timing;
};

/// Runs the package on all of its ranks. `inputs` are whole tensors, one an
/// argument, of its type.
Error runPackage(Package &package, const RunConfig &config,
                 const std::vector<HostTensor> &inputs, RunResult &result);

/// Bytes that one rank needs, by what for.
struct MemoryNeed {
  size_t arguments = 0, results = 0, constants = 0, arena = 0;
  size_t symmetricHeap = 0; // arguments, results and arena with alignment
};
MemoryNeed memoryNeed(const Manifest &manifest);
std::string memoryTable(const Manifest &manifest);
std::string timingTable(const Timing &timing, int numRanks);

} // namespace dgc::rt

#endif // DGC_RUNTIME_RUN_H
