//===- ShardingRule.h - What each op can do on shards -----------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Turns an Operation * into the plain OpRule of dgc/Support/OpRule.h. The rules
// are rows of tables (lib/Rules, one file a family of ops); Registry.h adds
// more.
//
// Ops that only pass values on (while, case, if, return, optimization_barrier)
// have no rule: they say which values must lie alike (DataFlowEdge).
//
// Example: stablehlo.dot_general of [m, k] x [k, n] gives factors m, n (pass)
// and k (reduce add), and says that one of its operands may come in unreduced.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_RULES_SHARDINGRULE_H
#define DGC_RULES_SHARDINGRULE_H

#include "dgc/Support/OpRule.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"

namespace dgc {

/// Is there a rule or data-flow description for this op? An op without one runs
/// on whole tensors on every rank, which deserves a remark.
bool isKnownOp(mlir::Operation *op);

/// The rule of `op`; for an unknown op the one that keeps everything whole.
/// Fails with a diagnostic on the op if it is data flow, or if a tensor has a
/// dynamic dimension.
mlir::FailureOr<OpRule> getOpRule(mlir::Operation *op);

/// The rule that keeps every dimension of every operand and result whole.
OpRule getWholeRule(mlir::Operation *op);

/// Values that must lie alike, because the op only passes them on. `sources`
/// are the uses that flow in (a while's init and its body's yield), `targets`
/// the values that come out (block arguments, results). A return from the
/// function has no targets: its operand must lie like the function's result.
struct DataFlowEdge {
  llvm::SmallVector<mlir::OpOperand *, 2> sources;
  llvm::SmallVector<mlir::Value, 3> targets;
};

/// Does this op only pass values on?
bool isDataFlowOp(mlir::Operation *op);
/// Its edges; empty for any other op. The terminators of its regions belong to
/// the op (their operands are sources here) and are data flow without edges of
/// their own.
llvm::SmallVector<DataFlowEdge> getDataFlowEdges(mlir::Operation *op);
/// Uses that must be replicated and reduced, so that all ranks take the same
/// way: a while's predicate, an if's or case's selector.
llvm::SmallVector<mlir::OpOperand *> getControlOperands(mlir::Operation *op);

/// The rule in a notation like sdy's, with kinds:
/// `([i, k], [k, j])->([i, j]) {i=8, j=32, k=16} reduction={k:add}`.
std::string toString(const OpRule &rule);

/// The shape of a tensor; none for other types and for dynamic shapes.
std::optional<llvm::ArrayRef<int64_t>> staticShape(mlir::Type type);

} // namespace dgc

#endif // DGC_RULES_SHARDINGRULE_H
