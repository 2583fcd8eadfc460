//===- Interpreter.h - Internals of the reference evaluator -----*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_EVALUATE_INTERPRETER_H
#define DGC_LIB_EVALUATE_INTERPRETER_H

#include "dgc/Evaluate/Evaluate.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include <memory>

namespace dgc {

/// Operands and results of one op on one rank. `out` holds arrays of the result
/// types' shapes, filled with zeros.
struct RankCall {
  mlir::Operation *op;
  llvm::SmallVector<const Array *> in;
  llvm::SmallVector<Array> out;
};
/// An op that each rank runs alone. Failure means a diagnostic has been
/// emitted.
using RankHandler = mlir::LogicalResult (*)(RankCall &);

class Interpreter;
/// An op that needs all ranks at once: collectives and control flow.
using WorldHandler = mlir::LogicalResult (*)(Interpreter &, mlir::Operation *,
                                             llvm::ArrayRef<const PerRank *>,
                                             std::vector<PerRank> &);

struct HandlerTable {
  llvm::StringMap<RankHandler> rank;
  llvm::StringMap<WorldHandler> world;
};
const HandlerTable &handlers();
// Each file adds its ops.
void addElementwiseHandlers(HandlerTable &);
void addShapeHandlers(HandlerTable &);
void addReductionHandlers(HandlerTable &);
void addIndexingHandlers(HandlerTable &);
void addControlFlowHandlers(HandlerTable &);
void addDistHandlers(HandlerTable &);

class Interpreter {
public:
  Interpreter(const Mesh &mesh, int64_t ranks, int64_t maxTrips)
      : mesh(mesh), ranks(ranks), maxTrips(maxTrips) {}

  /// Runs a block; `results` are its terminator's operands.
  mlir::LogicalResult runBlock(mlir::Block &block, std::vector<PerRank> args,
                               std::vector<PerRank> &results);

  const Mesh &mesh;
  int64_t ranks;
  int64_t maxTrips;

private:
  mlir::LogicalResult runOp(mlir::Operation *op);
  /// The values whose last use in `block` is each op.
  using Deaths =
      llvm::DenseMap<mlir::Operation *, llvm::SmallVector<mlir::Value>>;
  const Deaths &deathsOf(mlir::Block &block);

  llvm::DenseMap<mlir::Value, std::shared_ptr<PerRank>> values;
  llvm::DenseMap<mlir::Block *, std::unique_ptr<Deaths>> deaths;
};

/// An array of zeros of a ranked static tensor type, or none.
std::optional<Array> zerosOf(mlir::Type type);

/// A reducer: a region of 2n scalar arguments (n accumulators, then n values)
/// that returns n scalars. Bodies of one known op are run directly.
class Reducer {
public:
  explicit Reducer(mlir::Region &body);
  /// acc[k] of `to` = body(acc.., value..); false if the body cannot be run.
  bool apply(llvm::MutableArrayRef<Array> acc, int64_t at,
             llvm::ArrayRef<const Array *> values, int64_t from);

private:
  mlir::Region &body;
  std::optional<ReduceKind> kind;
};

/// One elementwise op on arrays of equal shape, for Reducer; false if unknown.
RankHandler lookupRankHandler(llvm::StringRef name);

} // namespace dgc

#endif // DGC_LIB_EVALUATE_INTERPRETER_H
