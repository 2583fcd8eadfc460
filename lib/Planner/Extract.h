//===- Extract.h - From an assignment to a plan -----------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_PLANNER_EXTRACT_H
#define DGC_LIB_PLANNER_EXTRACT_H

#include "Evaluate.h"

namespace dgc::planner {

/// Fills in shardings, op axes, conversions, times and memory.
void extractPlan(const Model &model, JointCost &cost,
                 const Assignment &assignment, const Prices *prices,
                 Plan &plan);

} // namespace dgc::planner

#endif // DGC_LIB_PLANNER_EXTRACT_H
