//===- Simulate.h - Time, memory and FLOPs of a training run ----*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_SIMULATOR_SIMULATE_H
#define DGC_SIMULATOR_SIMULATE_H

#include "dgc/Simulator/Price.h"

namespace dgc {

/// One pipeline stage, on one of its ranks.
struct StageReport {
  double layers = 0;
  bool hasEmbedding = false, hasHead = false;
  double forward = 0, backward = 0; // seconds a microbatch, all chunks
  // Bytes.
  double parameters = 0, gradients = 0, optimizer = 0; // of layers
  double embedding = 0;   // all three, of embedding and head
  double activations = 0; // kept for the backward passes in flight
  double transient = 0;   // what one microbatch needs at once beyond that
  double inFlight = 0;    // microbatches whose activations are kept
  /// What the process holds beyond its tensors: context, libraries, and what
  /// the allocator cannot use.
  double process = 0;
  double tensors() const {
    return parameters + gradients + optimizer + embedding + activations +
           transient;
  }
  double memory() const { return tensors() + process; }
};

struct RunReport {
  StepTime time;         // prices; its step is that of the simulated pipeline
  PipelineSpec pipeline; // what was simulated
  PipelineResult step;   // what came out
  std::vector<StageReport> stages;
  double transferTime = 0; // seconds of an activation to the next stage
  int64_t devices = 1, microbatches = 1;
  double samples = 0, tokens = 0; // a step
  /// FLOPs of a step, all devices: of the model (forward and backward, the
  /// whole square of attention), and what is run (recompute included).
  double modelFlops = 0, hardwareFlops = 0;
  double mfu = 0, hfu = 0; // of the 16-bit peak of the data sheet
  double tokensPerSecond = 0;
  double memory = 0, deviceMemory = 0; // bytes of the largest stage, and had
  std::vector<std::string> remarks;    // what was assumed, to be printed
  bool fits() const { return deviceMemory <= 0 || memory <= deviceMemory; }
};

/// Simulates a run whose work list is known. An error text, or empty.
std::string simulateRun(const RunWork &work, const Constants &constants,
                        RunReport &report);
/// The same from specifications.
std::string simulateRun(const ModelSpec &model, const PlanSpec &plan,
                        const SiteSpec &site, const Constants &constants,
                        RunReport &report);

/// FLOPs of a block on one rank and microbatch: forward, and backward with
/// attention's scores not counted again.
struct BlockFlops {
  double forward = 0, backward = 0;
};
BlockFlops blockFlops(const BlockWork &block);

} // namespace dgc

#endif // DGC_SIMULATOR_SIMULATE_H
