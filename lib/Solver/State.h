//===- State.h - An assignment, its cost and its memory ---------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_SOLVER_STATE_H
#define DGC_LIB_SOLVER_STATE_H

#include "Model.h"

namespace dgc::solver {

/// How good an assignment is: fewer forbidden pairs first, then less memory
/// over the limit (summed over slots), then cost.
struct Quality {
  int conflicts = 0;
  double excess = 0;
  double cost = 0;
  bool isFeasible() const { return conflicts == 0 && excess <= 0; }
  bool operator<(const Quality &o) const {
    if (conflicts != o.conflicts)
      return conflicts < o.conflicts;
    return excess != o.excess ? excess < o.excess : cost < o.cost;
  }
};

/// Changes of some variables at once cost time in their edges and segments.
class State {
public:
  explicit State(const Model &model);

  void reset(const std::vector<int> &values);
  const std::vector<int> &values() const { return current; }
  const Quality &quality() const { return now; }
  /// By slot: use minus capacity.
  const std::vector<double> &overuse() const { return over; }

  /// What taking the values of `proposal` for `variables` would give. Fills
  /// `overuseAfter()`.
  Quality probe(const std::vector<int> &variables,
                const std::vector<int> &proposal);
  const std::vector<double> &overuseAfter() const { return after; }
  /// Takes what was probed last.
  void accept(const std::vector<int> &variables,
              const std::vector<int> &proposal);

private:
  const Model &model;
  std::vector<int> current;
  std::vector<double> over, after, change;
  Quality now, probed;
  std::vector<int> stamp; // by edge
  int round = 0;
};

} // namespace dgc::solver

#endif // DGC_LIB_SOLVER_STATE_H
