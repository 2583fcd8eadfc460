//===- Memory.h - Slots of time that matter ---------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_SOLVER_MEMORY_H
#define DGC_LIB_SOLVER_MEMORY_H

#include "Model.h"

namespace dgc::solver {

/// The maximal live sets of a problem, in order of time.
struct Slots {
  explicit Slots(const Problem &problem);
  int count = 0;
  std::vector<int> begin, end; // by node
};

/// A node's usage in its slots, by value of its variable.
struct Usage {
  int begin, end;
  std::vector<double> byValue;
};

/// Adds usages up into segments that differ from each other. What all values
/// use is taken from `capacity`.
std::vector<Segment> addUsages(std::vector<Usage> usages,
                               std::vector<double> &capacity);

/// Drops slots that cannot overflow, and those where another always has at
/// least as much in use and no more capacity, then numbers the rest anew: in
/// the order of the slots returned. `isUsed` tells the variables that count.
std::vector<int> compressSlots(std::vector<Variable> &variables,
                               const std::vector<bool> &isUsed,
                               std::vector<double> &capacity);

} // namespace dgc::solver

#endif // DGC_LIB_SOLVER_MEMORY_H
