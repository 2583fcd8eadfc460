//===- BoundCheck.h - A bound on a plan, calculated again -------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// A plan's bound says that no plan that differs on one mesh axis is faster.
// This proves a bound of its own, from shardings as they stand in a program.
// It shares the cost model with the search, as Recount.h does, and nothing
// else: every op may run in any way on the axis, every tensor may lie in any
// way, and every edge may convert. That is one choice a variable and costs of
// pairs, which the solver library bounds from below.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_PLANNER_BOUNDCHECK_H
#define DGC_PLANNER_BOUNDCHECK_H

#include "dgc/Planner/Recount.h"

namespace dgc {

/// Where the plans that a bound speaks of may convert.
enum class Conversions : char {
  /// As the planner's search does. A tensor is stored as its op leaves it; a
  /// reduction's result may be summed first. It is converted for its users if
  /// it has several, or its op or its user is a cut: a product, look-up,
  /// update, argument, result, what flows.
  AtCuts,
  /// Stored in any way, and converted before any use.
  Anywhere
};

/// What holds for plans that differ on one axis.
struct AxisBound {
  std::string axis; // as shardings write it
  /// No plan is faster, in seconds a step.
  double bound = 0;
  bool exact = false; // there is no better bound of this kind
  /// The plan that the calculation found, as Recount counts it, where each
  /// user converts for itself, and where users share conversions. Infinite if
  /// it does not fit, or is none.
  double apart = 0, shared = 0;
  int firstOp = -1, firstTensor = -1; // that run or lie in another way there
  size_t numVariables = 0;
};

/// Why `scope` says nothing, or an empty string.
std::string checkScope(const BoundScope &scope);

struct OwnBound {
  /// Why there is none; empty if there is.
  std::string error;
  /// The least of all axes' bounds and the plan's own time: no plan that
  /// differs from it on one axis is faster.
  double bound = 0;
  std::vector<AxisBound> axes;
};

/// `problem`: with the shardings that users gave, and no others. `scope`: which
/// plans the bound may leave out, and at which price of memory it holds; a plan
/// that does not keep problem.memoryLimit is left out, too. `claim`: a bound
/// that is higher by one part in 1,000 need not be better. `work`: elementary
/// operations an axis and price, about 10^9 a second.
OwnBound boundOnOneAxis(const Problem &problem, const WrittenPlan &plan,
                        const BoundScope &scope, Conversions where,
                        double claim = std::numeric_limits<double>::infinity(),
                        uint64_t work = 1'000'000'000);

} // namespace dgc

#endif // DGC_PLANNER_BOUNDCHECK_H
