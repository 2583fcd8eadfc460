//===- Price.h - Seconds for a work list ------------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_SIMULATOR_PRICE_H
#define DGC_SIMULATOR_PRICE_H

#include "dgc/Cost/Pipeline.h"
#include "dgc/Simulator/Constants.h"
#include "dgc/Simulator/WorkList.h"

namespace dgc {

/// Seconds of one block and microbatch on one rank.
struct BlockTime {
  double forward = 0, backward = 0; // backward: recompute included
  // Of these (forward, backward and recompute together):
  double product = 0, attention = 0, memoryBound = 0;
  double tensorParallel = 0, expertParallel = 0, contextParallel = 0;
  double gathers = 0;   // weights and gradients of ZeRO-3, before overlap
  double issue = 0;     // what the host needs to issue it
  double recompute = 0; // of backward
  CommTime forwardComm{}, backwardComm{}, recomputeComm{}; // of these, in line
  double total() const { return forward + backward; }
};

/// The prices of a step, which the pipeline (dgc/Cost/Pipeline.h) puts
/// together.
struct StepTime {
  double step = 0;          // seconds in all, once that has run
  double transfer = 0;      // of one activation to the next stage
  double perMicrobatch = 0; // overhead of a stage's microbatch
  double reduce = 0;        // of a stage's gradients, hidden or not
  double gather = 0;        // of updated weights
  double reduceOverlap = 0; // part of a pass that either hides behind
  double overlapTax = 0;    // part of what is hidden that is paid all the same
  double optimizer = 0;
  double fixed = 0; // outside of all these
  BlockTime layer, moeLayer, head, embedding;
  std::vector<std::string> remarks; // what was assumed, to be printed
};

/// The prices, or an error text: a constant that is missing.
std::string priceRun(const RunWork &work, const Constants &constants,
                     StepTime &time);

} // namespace dgc

#endif // DGC_SIMULATOR_PRICE_H
