//===- Dual.h - Prices of memory that give the best bound -------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_SOLVER_DUAL_H
#define DGC_LIB_SOLVER_DUAL_H

#include "Random.h"
#include "Relax.h"
#include "State.h"
#include <memory>

namespace dgc::solver {

/// Subgradient ascent on the prices by the volume algorithm (Barahona and
/// Anbil 2000): steps start from the best prices and follow an average of the
/// assignments' overuse. It runs in rounds; a round ends when steps are tiny.
class Dual {
public:
  explicit Dual(const Model &model);
  /// Goes on from prices that are known to be good.
  Dual(const Model &model, const std::vector<double> &prices);

  /// One step. The assignments on the way are candidates: `best()`.
  void step();
  int roundsDone() const { return round; }

  double bound() const { return bestBound; }
  const std::vector<double> &prices() const { return bestPrices; }
  const std::vector<std::vector<double>> &margins() const {
    return bestMargins;
  }
  /// What an assignment costs more than the bound.
  Excess excess() const;
  const std::vector<int> &best() const { return bestValues; }
  const Quality &bestQuality() const { return bestSoFar; }
  /// Different assignments on the way, the best of them last.
  std::vector<std::vector<int>> candidates() const;
  uint64_t work() const { return sweeps * workOfSweep; }

private:
  Dual(const Model &model, const std::vector<double> &prices, int round);
  void beginRound();
  void move();
  void remember(const std::vector<int> &values);

  const Model &model;
  std::unique_ptr<Relaxation> relaxation;
  State state;
  std::vector<double> current, average; // prices, overuse
  bool hasAverage = false;
  double length = 0, share = 0; // of a step, of a new assignment
  int round, failures = 0, patience = 0;
  // Of this round: where steps start.
  std::vector<double> base;
  double baseBound = -infinite;
  // Of all rounds.
  std::vector<double> bestPrices, bestMessages;
  std::vector<std::vector<double>> bestMargins;
  double bestBound = -infinite;
  std::vector<int> bestValues;
  Quality bestSoFar;
  struct Candidate {
    Quality quality;
    std::vector<int> values;
  };
  std::vector<Candidate> pool;
  uint64_t numCandidates = 0;
  Random random{1};
  uint64_t sweeps = 0, workOfSweep = 0;
};

} // namespace dgc::solver

#endif // DGC_LIB_SOLVER_DUAL_H
