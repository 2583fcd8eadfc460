//===- CheckPlan.h - What a plan claims, and whether it is so ---*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_TRANSFORMS_CHECKPLAN_H
#define DGC_TRANSFORMS_CHECKPLAN_H

#include "dgc/Planner/BoundCheck.h"
#include "dgc/Transforms/BuildProblem.h"

namespace dgc {

/// `dist.plan` on a function, as plain data: what the plan was made for, and
/// what it is said to cost. Times are seconds a step, sizes bytes on a rank.
struct PlanClaims {
  std::string cluster; // parseCluster
  int64_t devices = 1;
  double compute = 0, communication = 0, peak = 0;
  double bucketBytes = -1; // of PlannerOptions
  std::optional<double> bound;
  BoundScope scope;                        // what it is about
  double memoryLimit = 0, memoryPrice = 0; // 0: none
  bool fits = true;
  PlanBlocks blocks;
  int64_t numBlocks = 0; // of them that say something
  /// Arguments with a sharding of the user's: small ones without are sliced for
  /// nothing.
  std::vector<int64_t> pinned;
  /// Values inside the program or results have one, or it is open: what stands
  /// there cannot be told from the planner's own.
  bool constrained = false;
};
PlanClaims claimsOf(const Problem &problem, const Plan &plan,
                    llvm::StringRef cluster);
mlir::DictionaryAttr toAttr(mlir::MLIRContext *context,
                            const PlanClaims &claims);
/// None, with a message at `where`, if a key is missing or of another type.
std::optional<PlanClaims> toClaims(mlir::Operation *where,
                                   mlir::DictionaryAttr attr);

struct CheckedPlan {
  PlanClaims claims;
  Recount count;
  /// The bound calculated again, for plans that convert where the search does,
  /// and, if that was asked for, for plans that convert anywhere; none without
  /// a bound or where it is about what users fixed.
  std::optional<OwnBound> own, anywhere;
  /// Seconds that products take at the least: each split evenly over all
  /// devices, without communication. No plan is below it, whatever its mesh.
  double floor = 0;
};

/// Counts again what the annotations of `func` cost (Recount.h), and fails with
/// a message where that differs from `dist.plan` by more than `tolerance`,
/// relatively, or where the bound is above what the plan takes, or one that
/// BoundCheck.h comes upon.
mlir::FailureOr<CheckedPlan> checkPlan(mlir::FunctionOpInterface func,
                                       double tolerance = 1e-6,
                                       bool anywhere = false);

} // namespace dgc

#endif // DGC_TRANSFORMS_CHECKPLAN_H
