//===- Registry.h - Rows that describe ops ----------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// What dgc knows of an op is a row: its name, the function that makes its rule,
// the one that builds its local version, and the one that says what its
// results' padding holds. A plug-in adds rows with registerOpModels.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_RULES_REGISTRY_H
#define DGC_RULES_REGISTRY_H

#include "dgc/Rules/LocalOp.h"

namespace dgc {

/// What a local builder is given.
struct LocalOpInput {
  mlir::Operation *op;
  llvm::ArrayRef<LocalValue> operands;
  const OpRule &rule;
  const OpAxes &axes;
  llvm::SmallVector<Sharding, 1> results; // resultSharding() of each result
  bool assumeFinite = false;

  /// The local type of result `i`.
  mlir::RankedTensorType resultType(unsigned i) const;
  /// The axes of factor `f`, whole factors left out.
  llvm::SmallVector<AxisRef> axesOf(int f) const;
  bool isSplit(int f) const { return !axesOf(f).empty(); }
  /// The factor that makes up dimension `d` of an operand, or -1 if it is made
  /// of none or several.
  int operandFactor(unsigned operand, unsigned d) const;
  /// Local size of factor `f`.
  int64_t localSize(int f) const;
  /// The combination in which operand `i` is unreduced, if it is.
  std::optional<ReduceKind> unreducedKind(unsigned i) const;
};

using RuleFn = OpRule (*)(mlir::Operation *op);
/// Builds the local op; diagnostics go to `in.op`.
using LocalFn = mlir::FailureOr<llvm::SmallVector<mlir::Value>> (*)(
    LocalBuilder &b, const LocalOpInput &in);
/// What holds in the padding of a result, for each result.
using FactsFn = llvm::SmallVector<PadFacts, 1> (*)(const LocalOpInput &in);

struct OpModel {
  llvm::StringLiteral name; // "stablehlo.add"
  RuleFn rule;
  LocalFn local; // null: clone with local types
  FactsFn facts; // null: all padding is unknown
};

/// Adds rows; a later row of the same name replaces an earlier one. Call before
/// any pass runs: look-ups take no lock.
void registerOpModels(llvm::ArrayRef<OpModel> models);
/// The row of an op, or null.
const OpModel *findOpModel(llvm::StringRef name);

} // namespace dgc

#endif // DGC_RULES_REGISTRY_H
