//===- SingleAxis.h - Plans that differ on one mesh axis --------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// A bound says that no plan that differs on one mesh axis is faster. A faster
// one refutes it. This looks for one without anything of the planner's search:
// it changes shardings as they are written and counts each again (Recount.h).
//
//===----------------------------------------------------------------------===//
#ifndef DGC_PLANNER_SINGLEAXIS_H
#define DGC_PLANNER_SINGLEAXIS_H

#include "dgc/Planner/Recount.h"

namespace dgc {

struct SingleAxisPlan {
  int axis = -1;     // of the mesh; -1: no other plan was found
  double time = 0;   // seconds a step; of the written plan if there is no other
  std::string what;  // how it differs, for people
  int64_t tried = 0; // plans counted
};

/// The fastest plan found that differs from `plan` on one mesh axis only, keeps
/// problem.memoryLimit and all pins, and converts each operand for itself (the
/// search may not see that two users share a conversion, so that what it calls
/// a bound can be above the time of a plan that relies on it). Where `alike`,
/// only plans in which ops of one name, rule and shapes run alike on the axis.
///
/// Tries, for each axis: the plan without it; and from there and from the plan
/// itself, uphill, to split all that is joined to a dimension by ops that pass
/// it through, or to split none of it. Work is bounded: `maxOps` ops counted.
SingleAxisPlan bestOnOneAxis(const Problem &problem, const WrittenPlan &plan,
                             bool alike, double maxOps = 4e6);

} // namespace dgc

#endif // DGC_PLANNER_SINGLEAXIS_H
