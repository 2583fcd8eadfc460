//===- ChooseAxes.h - The axes an op runs with ------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_TRANSFORMS_CHOOSEAXES_H
#define DGC_TRANSFORMS_CHOOSEAXES_H

#include "dgc/Planner/Reshard.h"
#include "dgc/Support/OpRule.h"

namespace dgc {

/// An operand or result of the op in question.
struct AxesTensor {
  llvm::ArrayRef<int64_t> shape;
  int64_t elementBytes = 4;
  /// How it lies (operands) or is wanted (results), closed. Null: an operand
  /// that is made in whatever layout the op needs.
  const Sharding *sharding = nullptr;
  /// An operand that can also be had before its reduction: how it then lies. Of
  /// a result: the addends that its only user can add it to, before reduction.
  const Sharding *raw = nullptr;
};

struct AxesChoice {
  OpAxes axes;
  /// By operand: take it before its reduction (AxesTensor::raw).
  llvm::SmallVector<bool, 4> useRaw;
  double cost =
      0; // seconds, of the conversions around the op and the op itself
};

/// Chooses among: reductions split as the operands are and then the result's
/// axes (naturalAxes), the result's axes first, those of each operand first,
/// and passing unreduced operands through. Conversions of operands and results
/// are priced by the reshard planner, the op itself by its size. The first wins
/// unless another choice costs less than a quarter of it: what a user forces
/// should come out as an expert writes it.
AxesChoice chooseAxes(const OpRule &rule, llvm::ArrayRef<AxesTensor> operands,
                      llvm::ArrayRef<AxesTensor> results,
                      ReshardPlanner &planner);

/// The result's axes, with reductions split as the operands are: the first
/// choice.
OpAxes naturalAxes(const OpRule &rule, llvm::ArrayRef<AxesTensor> operands,
                   llvm::ArrayRef<AxesTensor> results);

/// True if every operand's and result's layout exists under `axes`, and no axis
/// is used twice.
bool isLegal(const OpRule &rule, const OpAxes &axes);

} // namespace dgc

#endif // DGC_TRANSFORMS_CHOOSEAXES_H
