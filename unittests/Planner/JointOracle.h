//===- JointOracle.h - The optimum over all axes together -------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// The planner minimises over one mesh axis at a time. This minimises over all
// axes at once, exactly, by eliminating nodes whose values are one choice for
// each axis: an oracle for small programs and few axes. It shares the model and
// its costs with the planner, and nothing of the search.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_UNITTESTS_PLANNER_JOINTORACLE_H
#define DGC_UNITTESTS_PLANNER_JOINTORACLE_H

#include "../../lib/Planner/JointCost.h"

namespace dgc::test {

struct JointOptimum {
  /// Seconds, each user's conversions paid for by itself.
  double cost = 0;
  planner::Assignment assignment;
  double largestTable = 0; // entries
  size_t numVariables = 0;
  /// False: a table would have been larger than allowed; there is no answer.
  bool solved = false;
};

/// The cheapest assignment of `model` on two axes. `manyUses`: values with
/// several users are cut points as well.
JointOptimum solveJointly(const planner::Model &model, planner::JointCost &cost,
                          bool manyUses, double maxTable);

/// What JointOptimum::cost is for any assignment.
double separateCost(const planner::Model &model, planner::JointCost &cost,
                    const planner::Assignment &assignment);

} // namespace dgc::test

#endif // DGC_UNITTESTS_PLANNER_JOINTORACLE_H
