//===- PlanRemarks.h - A plan's decisions, where they are made --*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_TRANSFORMS_PLANREMARKS_H
#define DGC_TRANSFORMS_PLANREMARKS_H

#include "dgc/Planner/Plan.h"
#include "dgc/Transforms/BuildProblem.h"

namespace dgc {

/// Emits the decisions of `plan` as optimization remarks of category
/// dgc-auto-shard, for whoever listens (--remarks-filter): the mesh, every
/// argument and result, every op that has a layout, every value that flows
/// through a loop, branch or barrier, and plan.remarks. docs/Explain.md lists
/// their names.
void remarkDecisions(mlir::FunctionOpInterface func,
                     const ProgramProblem &program, const Plan &plan);

/// Emits plan.remarks as remarks that are always shown.
void emitPlanRemarks(mlir::FunctionOpInterface func,
                     const ProgramProblem &program, const Plan &plan);

} // namespace dgc

#endif // DGC_TRANSFORMS_PLANREMARKS_H
