//===- ReshardSimulator.h - Moves executed on ranks in memory ---*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// An oracle that shares no code with the planner: a layout is a total map from
// a global index to (rank digits, local index), padding holds NaN, partial
// values are asymmetric, and a step moves only what its collective may.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_UNITTESTS_PLANNER_RESHARDSIMULATOR_H
#define DGC_UNITTESTS_PLANNER_RESHARDSIMULATOR_H

#include "dgc/Planner/EnumerateShardings.h"
#include "dgc/Planner/ReshardSteps.h"

namespace dgc::test {

struct Array {
  std::vector<int64_t> shape;
  std::vector<double> data; // row-major
};

/// Lays a random tensor as `from`, runs the plan's moves step by step, checks
/// the layout after each, and the last against `to`. Empty if all is right.
std::string runPlan(llvm::ArrayRef<int64_t> shape, const Mesh &mesh,
                    const Sharding &from, const Sharding &to,
                    const ReshardPlan &plan, uint64_t seed);

} // namespace dgc::test

#endif // DGC_UNITTESTS_PLANNER_RESHARDSIMULATOR_H
