//===- Recompute.h - Values made again instead of kept ----------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_TRANSFORMS_RECOMPUTE_H
#define DGC_TRANSFORMS_RECOMPUTE_H

#include "dgc/Planner/Recompute.h"
#include "dgc/Transforms/BuildProblem.h"

namespace dgc {

/// May `op` of a function's body run twice? Not if it is a loop or branch, has
/// side effects or draws from a state that it changes.
bool canRecompute(mlir::Operation *op);

/// A copy, and what it is one of.
struct Recomputed {
  int original = 0; // position in ProgramProblem::ops
  mlir::Operation *op = nullptr;
};

/// Copies the ops of `what` (of `program`, which stands for `func`) to just
/// before their first user behind the point, and lets all users there take the
/// copies. A stablehlo.optimization_barrier before each chain keeps it from
/// being merged with the first one again. Returns the copies, last first.
std::vector<Recomputed> recompute(mlir::FunctionOpInterface func,
                                  const ProgramProblem &program,
                                  const Recompute &what);

} // namespace dgc

#endif // DGC_TRANSFORMS_RECOMPUTE_H
