//===- Impose.h - The plan that a user gives, priced like any --*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// The planner's own machinery without its search: given the axes that every op
// runs with and the pins of the arguments, what is computed on one rank and
// what is converted by which collectives.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_PLANNER_IMPOSE_H
#define DGC_PLANNER_IMPOSE_H

#include "dgc/Planner/Plan.h"

namespace dgc {

/// Fills `plan` for `problem` on problem.mesh with op i run as `axes[i]` says
/// (lists of whole axes; `through` for operands that stay unreduced). Arguments
/// lie as they are pinned, or replicated. Values are converted where an op
/// wants them otherwise, once for all users that want the same. An error text
/// that names the op, or empty.
std::string imposePlan(const Problem &problem, llvm::ArrayRef<OpAxes> axes,
                       Plan &plan);

/// The work of an op on one rank; the shape of a product if it is one.
Work localWork(const Problem &problem, const Plan &plan, int op);

} // namespace dgc

#endif // DGC_PLANNER_IMPOSE_H
