//===- Improve.h - Many descents and their combinations ---------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_SOLVER_IMPROVE_H
#define DGC_LIB_SOLVER_IMPROVE_H

#include "Dual.h"
#include "Search.h"

namespace dgc::solver {

/// Descends from one start after another until each is stuck, and combines what
/// it found with the best of the others.
class Improvement {
public:
  Improvement(const Model &model, const Dual &dual, uint64_t seed);

  /// One neighbourhood. True if the best assignment became better.
  bool step();
  const std::vector<int> &best() const { return bestValues; }
  const Quality &bestQuality() const { return bestSoFar; }
  uint64_t work() const { return search.work(); }
  int numDescents() const { return descents; }

private:
  bool takeBetter();
  void finishDescent();
  void beginDescent();

  struct Member {
    Quality quality;
    std::vector<int> values;
  };

  const Model &model;
  std::vector<std::vector<int>> starts; // the next one last
  std::vector<Member> members;          // the best first
  Search search;
  Random random;
  std::vector<int> bestValues;
  Quality bestSoFar;
  int descents = 0;
};

} // namespace dgc::solver

#endif // DGC_LIB_SOLVER_IMPROVE_H
