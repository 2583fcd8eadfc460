//===- Dual.h - Prices of memory that give the best bound -------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_SOLVER_DUAL_H
#define DGC_LIB_SOLVER_DUAL_H

#include "Relax.h"
#include "State.h"

namespace dgc::solver {

/// Subgradient ascent with a target level (Goffin and Kiwiel 1999): steps aim a
/// little above the best bound, less far above where that does not help.
class Dual {
public:
  explicit Dual(const Model &model);

  /// One step. The assignments on the way are candidates: `best()`.
  void step();
  bool hasConverged() const { return reach < 1e-6; }

  double bound() const { return bestBound; }
  const std::vector<double> &prices() const { return bestPrices; }
  const std::vector<std::vector<double>> &margins() const {
    return bestMargins;
  }
  const std::vector<int> &best() const { return bestValues; }
  const Quality &bestQuality() const { return bestSoFar; }
  uint64_t work() const { return steps * workOfStep; }

private:
  void take(double bound);
  void move(double bound);

  const Model &model;
  Relaxation relaxation;
  State state;
  std::vector<double> current, direction; // prices
  std::vector<double> bestPrices;
  std::vector<std::vector<double>> bestMargins;
  double bestBound = -infinite, reach = 0.1;
  int failures = 0;
  std::vector<int> bestValues;
  Quality bestSoFar;
  uint64_t steps = 0, workOfStep = 0;
};

} // namespace dgc::solver

#endif // DGC_LIB_SOLVER_DUAL_H
