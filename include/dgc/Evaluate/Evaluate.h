//===- Evaluate.h - The reference evaluator ---------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Runs a function on N ranks held in memory, in one process, with plain loops.
// It shares nothing with the lowering and the code generator: it is what they,
// and the partitioner, are held to.
//
// A module in any phase can be run. Global-view dist ops are identities on
// values, so a global module needs one rank; a partitioned module needs all
// ranks of its mesh, which run in lock step, and collectives combine their
// values.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_EVALUATE_EVALUATE_H
#define DGC_EVALUATE_EVALUATE_H

#include "dgc/Evaluate/Array.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace dgc {

/// One value on every rank.
using PerRank = std::vector<Array>;

/// Runs `func` with `args` (one entry an argument, each with an array a rank,
/// of the argument's type). Collectives need `mesh` with as many devices as
/// there are ranks. Fails with a diagnostic at the op that cannot be run: an
/// unknown op, ranks that disagree on a branch, a loop of more than `maxTrips`
/// trips.
mlir::FailureOr<std::vector<PerRank>> evaluate(mlir::func::FuncOp func,
                                               std::vector<PerRank> args,
                                               const Mesh &mesh = {},
                                               int64_t maxTrips = 1 << 20);

/// Runs a global function on one rank; a partitioned one (its arguments and
/// results carry `dist.global`) by cutting `args` into shards, running all
/// ranks and assembling the results. `args` and results are global values.
/// Replicas of a result that differ are a failure.
mlir::FailureOr<std::vector<Array>> evaluateFunction(mlir::func::FuncOp func,
                                                     std::vector<Array> args);
/// The same for a module's @main.
mlir::FailureOr<std::vector<Array>> evaluateModule(mlir::ModuleOp module,
                                                   std::vector<Array> args);

} // namespace dgc

#endif // DGC_EVALUATE_EVALUATE_H
