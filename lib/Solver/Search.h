//===- Search.h - Improvement by exact re-solves of parts -------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_SOLVER_SEARCH_H
#define DGC_LIB_SOLVER_SEARCH_H

#include "Neighbourhood.h"
#include "State.h"
#include <functional>

namespace dgc::solver {

class Search {
public:
  /// `prices` and `margins` are those of the best bound; the margins must live
  /// as long as this. `scale` is about what an assignment costs. `isOver` tells
  /// when to return soon.
  Search(const Model &model, std::vector<double> prices,
         const std::vector<std::vector<double>> &margins, double scale,
         const std::function<bool()> &isOver);

  /// Begins a descent.
  void start(const std::vector<int> &values, uint64_t seed);
  /// Whether steps have failed for long, measured by the descent's length.
  bool isStuck() const {
    return sinceGain > 60 + model.numVariables() / 8 + steps * 3 / 10;
  }
  /// Lets all variables choose among their values in several assignments.
  bool combine(const std::vector<const std::vector<int> *> &parents);
  /// One neighbourhood. True if the best assignment became better.
  bool step();
  const std::vector<int> &best() const { return bestValues; }
  const Quality &bestQuality() const { return bestSoFar; }
  uint64_t work() const { return part.work() + otherWork; }

private:
  void keep();
  void ball(int centre, int count, std::vector<int> &free);
  void pick(std::vector<int> &free, std::vector<std::vector<int>> &allowed,
            double &cells);
  double findGradient(const std::vector<double> &local, double cost);
  bool improve(int maxRounds, double allowance);
  bool neighbourhoodOf(int centre, int count, double threshold, double cells);
  bool excursion();

  const Model &model;
  const std::function<bool()> &isOver;
  const std::vector<double> firstPrices;
  std::vector<double> prices;
  const std::vector<std::vector<double>> &margins;
  double scale;
  Neighbourhood part;
  State state;
  Random random;
  std::vector<size_t> first;
  std::vector<double> costs;                    // by value: unary with prices
  std::vector<std::pair<int, double>> gradient; // slot, overuse
  double norm = 0;
  std::vector<int> bestValues;
  Quality bestSoFar;
  std::vector<int> pinned; // by variable: its only value, or -1
  std::vector<int> marked;
  int mark = 0;
  uint64_t otherWork = 0;
  int64_t steps = 0, sinceGain = 0;
};

} // namespace dgc::solver

#endif // DGC_LIB_SOLVER_SEARCH_H
