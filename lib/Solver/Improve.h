//===- Improve.h - Many descents and their combinations ---------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_SOLVER_IMPROVE_H
#define DGC_LIB_SOLVER_IMPROVE_H

#include "Dual.h"
#include "Search.h"
#include <functional>
#include <mutex>

namespace dgc::solver {

/// Descends from one start after another until each is stuck, and combines what
/// it found with the best of the others.
///
/// Descents come in generations that grow to four. Those of one generation do
/// not know of each other, so they may run at the same time, and the result
/// does not depend on how many do.
class Improvement {
public:
  struct Limits {
    uint64_t work;                // of all descents
    double bound;                 // nothing costs less
    unsigned threads;             // at most
    std::function<bool()> isOver; // asked from all threads
    /// Told each better quality, by one thread at a time.
    std::function<void(const Quality &)> onBetter;
  };

  Improvement(const Model &model, const Dual &dual, uint64_t seed,
              Limits limits);
  /// Before the first generation: an assignment to combine with, the first one
  /// also to start from.
  void add(const std::vector<int> &values);

  bool isOver() const { return isOver(workDone, bestSoFar); }
  /// Some descents; more each time.
  void runGeneration();
  const std::vector<int> &best() const { return bestValues; }
  const Quality &bestQuality() const { return bestSoFar; }
  uint64_t work() const { return workDone; }
  /// The values of the best few, the best first.
  std::vector<std::vector<int>> bestFew() const;

private:
  struct Member {
    Quality quality;
    std::vector<int> values;
  };

  bool isOver(uint64_t work, const Quality &best) const;
  std::vector<int> nextStart();
  void descend(Search &search, uint64_t workLimit);
  void combine(Search &search);
  void insert(Member m);
  void report(const Quality &quality);

  const Model &model;
  const Dual &dual;
  uint64_t seed;
  Limits limits;
  std::vector<std::vector<int>> starts; // the next one last
  std::vector<Member> members;          // the best first
  std::vector<std::unique_ptr<Search>> searches;
  Random random;
  std::vector<int> bestValues;
  Quality bestSoFar;
  int descents = 0;
  uint64_t workDone = 0;
  size_t generation = 1;
  std::mutex reporting;
  Quality reported;
};

} // namespace dgc::solver

#endif // DGC_LIB_SOLVER_IMPROVE_H
