//===- AutoShard.h - Shardings chosen by cost -------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_TRANSFORMS_AUTOSHARD_H
#define DGC_TRANSFORMS_AUTOSHARD_H

#include "dgc/Planner/Plan.h"
#include "dgc/Planner/Reshard.h"
#include "dgc/Transforms/BuildProblem.h"

namespace dgc {

struct AutoShardOptions {
  /// 0: as many as the mesh that annotations name, or as the cluster says.
  int64_t devices = 0;
  std::string cluster = "cpu"; // parseCluster()
  double memoryLimit = 0;      // bytes a rank; 0: what the machine has
  double bucketBytes = -1;     // of PlannerOptions
  bool remarks = false;        // emit the plan's remarks
  bool recompute = true; // make values again instead of keeping them, where
                         // the memory limit makes that pay
};

struct AutoShardResult {
  ProgramProblem program;
  Plan plan;
};

/// Plans `func` and writes nothing of the plan; what is to be made again
/// (`recompute`) is there twice.
mlir::FailureOr<AutoShardResult> planProgram(mlir::FunctionOpInterface func,
                                             const AutoShardOptions &options);

/// Plans `func` and writes the plan as annotations: a mesh, dist.sharding on
/// arguments and results, dist.shardings and dist.factors on ops. Annotations
/// that are there hold. A plan that does not fit the memory limit is written
/// all the same: see `plan.fits`.
mlir::FailureOr<AutoShardResult> autoShard(mlir::FunctionOpInterface func,
                                           const AutoShardOptions &options);

/// The machine that `cluster` names (parseCluster). Fails with a message at
/// `where`.
mlir::FailureOr<Machine> machineOf(mlir::Operation *where,
                                   llvm::StringRef cluster);

} // namespace dgc

#endif // DGC_TRANSFORMS_AUTOSHARD_H
