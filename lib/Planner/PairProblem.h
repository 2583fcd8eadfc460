//===- PairProblem.h - One choice a variable, costs of pairs ----*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// A sum of costs of single choices and of pairs, bounded from below and
// minimised by the solver library, which shares nothing with the planner's own
// elimination.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_PLANNER_PAIRPROBLEM_H
#define DGC_LIB_PLANNER_PAIRPROBLEM_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <cstdint>
#include <limits>
#include <map>
#include <vector>

namespace dgc::counting {

class PairProblem {
public:
  static constexpr double forbidden = std::numeric_limits<double>::infinity();

  /// Returns the number of a variable with so many values (at least one).
  int addVariable(size_t numValues) {
    unary.emplace_back(numValues, 0.0);
    return int(unary.size()) - 1;
  }
  int numVariables() const { return int(unary.size()); }
  int numValues(int v) const { return int(unary[v].size()); }
  void addCost(int v, int value, double cost) { unary[v][value] += cost; }
  /// Adds cost(x, y) for value x of `a` and y of `b`, which may be the same.
  void addPairs(int a, int b, llvm::function_ref<double(int, int)> cost);

  struct Answer {
    bool possible = true;    // some choice is not forbidden
    double bound = 0;        // no choice of all variables costs less
    bool exact = false;      // and `values` cost that
    double cost = 0;         // of `values`
    std::vector<int> values; // the best found
  };
  /// `work`: elementary operations, about 10^9 a second. A bound of `enough`
  /// is.
  Answer solve(uint64_t work, double enough) const;

private:
  std::vector<std::vector<double>> unary;
  std::map<std::pair<int, int>, std::vector<double>> tables;
};

} // namespace dgc::counting

#endif // DGC_LIB_PLANNER_PAIRPROBLEM_H
