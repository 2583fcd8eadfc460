//===- Recompute.h - Values made again instead of kept ----------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Under a memory limit, a value that the forward pass leaves for the backward
// pass may be dropped and made again where it is needed: time for memory. Which
// values, is decided here on plain data; dgc/Transforms/Recompute.h does it.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_PLANNER_RECOMPUTE_H
#define DGC_PLANNER_RECOMPUTE_H

#include "dgc/Planner/Plan.h"

namespace dgc {

/// Ops to run once more, behind a program point, so that what they make need
/// not live across it.
struct Recompute {
  int64_t point = 0;        // position in ops: later users take the copies
  std::vector<int> ops;     // to be copied, in program order
  std::vector<int> dropped; // tensors that need not live across the point
  double time = 0;          // seconds a step that the copies take
  double bytes = 0;         // freed at the point, on one rank
  bool empty() const { return ops.empty(); }
};

/// The copies that free memory at the peak of `plan` (which need not fit any
/// limit) at the least time a byte: cheapest first, values that are alike
/// together, so that layers stay alike, until `excess` bytes are free or the
/// next byte would cost more than `maxPrice` seconds. `canRepeat` says whether
/// an op may run twice (it stands in the function's body and draws no random
/// state).
///
/// Example: x -> gelu(x) -> product, with gelu(x) read by the backward pass:
/// if x is kept anyway, gelu is copied for one pass over memory.
Recompute chooseRecompute(const Problem &problem, const Plan &plan,
                          double excess, double maxPrice,
                          llvm::function_ref<bool(int op)> canRepeat);

} // namespace dgc

#endif // DGC_PLANNER_RECOMPUTE_H
