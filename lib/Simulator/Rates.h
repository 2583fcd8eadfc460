//===- Rates.h - The constants of one run -----------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_SIMULATOR_RATES_H
#define DGC_LIB_SIMULATOR_RATES_H

#include "dgc/Cost/Link.h"
#include "dgc/Simulator/Constants.h"
#include "dgc/Simulator/WorkList.h"

namespace dgc::simulator {

/// Looked up once for a run: rates a second, bytes a second, seconds.
struct Rates {
  double product = 0;      // FLOP/s that large products reach
  double product16 = 0;    // the same in 16 bits
  double peak16 = 0;       // the data sheet's
  double flashForward = 0; // FLOP/s, of causal work
  double flashBackward = 0;
  double hbm = 0; // bytes/s that streaming kernels reach
  double launch = 0, depth = 0, sharp = 0;
  double ragged = 1; // speed of products whose rows are not aligned
  double cache = 0, cacheGain = 0; // bytes of the last cache, and what it saves
  double slower = 1;               // steps of hosts that nobody tuned
  double scoreDim = 0, grouped = 0, cast = 0;
  double elementwise = 1; // bytes that kernels move, over their operands
  double backwardPass = 0, routePass = 1, fused = 1;
  // Links.
  const Link *nodeLink = nullptr;              // between devices of a domain
  double nvlink = 0, nvlink2 = 0, nvlink4 = 0; // bus bandwidth of all-reduce
  double egress = 0;    // bytes/s out of a node that are reached
  double rawEgress = 0; // and that its network cards could send
  int64_t domain = 8, gpusPerNode = 8;
  double netLatency = 0, tpOverlap = 1;
  double contextShare = 1, allToAllShare = 1;
  double p2pLatency = 0, p2pOverlap = 1;
  // Host.
  double issue = 0; // seconds of host time a layer and forward pass
  double issueTp = 0, issueMoe = 1, issueBackward = 1, issueRecompute = 1;
  double issueSharp = 5, perMicrobatch = 0, perStep = 0;
  // Gradients.
  double contention = 0, gradientShare = 1, gradientOverlap = 0;
  double engineShare = 1, engineLayer = 0, fsdpShare = 1, fsdpShareNet = 1;
  double optimizerPasses = 1, recomputeJax = 0, recomputePartial = 0;
  std::vector<std::string> remarks; // constants of something else's class

  /// An error text, or empty.
  std::string bind(const RunWork &run, const Constants &constants);

private:
  void bindLinks(const RunWork &run, const Constants &constants);
};

/// FLOP/s of a device by its data sheet; where it has no units of that
/// precision, those of the next wider one.
double peakOf(const Device &device, Precision precision);

} // namespace dgc::simulator

#endif // DGC_LIB_SIMULATOR_RATES_H
