//===- BuildProblem.h - From a function to a planning problem ---*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_TRANSFORMS_BUILDPROBLEM_H
#define DGC_TRANSFORMS_BUILDPROBLEM_H

#include "dgc/Planner/Problem.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace dgc {

/// A function as a problem, and what its ops and tensors stand for.
struct ProgramProblem {
  Problem problem;
  std::vector<mlir::Operation *> ops; // by ProblemOp
  std::vector<mlir::Value> values;    // by ProblemTensor
};

/// Reads ops, rules, data flow, donations and annotations (constraints) of
/// `func`, which dgc-prepare has brought to one function. Machine, devices and
/// memory limit are left to the caller; `problem.mesh` is set if there are
/// annotations. Fails with a diagnostic.
mlir::FailureOr<ProgramProblem> buildProblem(mlir::FunctionOpInterface func);

/// What depends on the machine, once it is set: products of 16-bit floats are
/// computed in 32 bits on CPUs, on widened copies of operands and result; where
/// rates of caches are known, how far back data was touched counts.
void applyMachine(Problem &problem);

} // namespace dgc

#endif // DGC_TRANSFORMS_BUILDPROBLEM_H
