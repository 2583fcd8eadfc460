//===- Enumerate.h - Small models, by trying all ----------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_SOLVER_ENUMERATE_H
#define DGC_LIB_SOLVER_ENUMERATE_H

#include "Model.h"

namespace dgc::solver {

/// The best assignment that fits, by depth-first search with the costs of what
/// is left as a bound.
class Enumeration {
public:
  /// Gives up after `maxSteps` values.
  Enumeration(const Model &model, uint64_t maxSteps);

  /// False: gave up.
  bool isComplete() const { return steps <= maxSteps; }
  bool hasBest() const { return found; }
  const std::vector<int> &best() const { return bestValues; }

private:
  void visit(int v, double cost);

  const Model &model;
  uint64_t maxSteps, steps = 0;
  std::vector<double> left; // by slot: capacity
  std::vector<double> rest; // by variable: least cost of it and all after it
  std::vector<int> values, bestValues;
  double bestCost = infinite;
  bool found = false;
};

} // namespace dgc::solver

#endif // DGC_LIB_SOLVER_ENUMERATE_H
