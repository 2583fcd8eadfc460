//===- LocalOp.h - Builds an op's local version -----------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Given an op of the global program, the axes it runs with, and its operands'
// local values, builds the ops that a rank runs. Most ops are cloned with local
// result types; iota, constants, windows, gather, scatter and dynamic slices do
// more (lib/Rules, next to their rules). Reductions and contractions mask
// padding with a select where the facts do not already say that it is neutral.
//
// Operands lie exactly as operandSharding(rule, axes, i) says, results come out
// as resultSharding(rule, axes, i) says: the caller reshards around it.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_RULES_LOCALOP_H
#define DGC_RULES_LOCALOP_H

#include "dgc/Rules/PadFacts.h"
#include "dgc/Rules/ShardingRule.h"

namespace dgc {

/// A local value, how it lies, and what its padding holds. `sharding` is that
/// of the global value, whose shape is `globalShape`.
struct LocalValue {
  mlir::Value value;
  llvm::SmallVector<int64_t> globalShape;
  Sharding sharding;
  PadFacts facts;
};

using LocalValues = llvm::SmallVector<LocalValue, 1>;

/// Makes local values. One is made per function (it holds no state besides the
/// insertion point and counters).
class LocalBuilder {
public:
  LocalBuilder(mlir::OpBuilder &builder, const Mesh &mesh,
               mlir::FlatSymbolRefAttr meshName, bool assumeFinite = false)
      : builder(builder), mesh(mesh), meshName(meshName),
        assumeFinite(assumeFinite) {}

  mlir::OpBuilder &builder;
  const Mesh &mesh;
  mlir::FlatSymbolRefAttr meshName;
  bool assumeFinite;
  unsigned numMasks = 0; // selects made for padding
  /// Those that write zeros, of values whose padding nobody relies on to be
  /// anything else: whoever reads the value may as well read the select.
  struct ZeroedPadding {
    mlir::Value value;
    mlir::Operation *select;
  };
  llvm::SmallVector<ZeroedPadding> zeroed;
  mlir::Location loc = builder.getUnknownLoc();

  /// The index of this rank in the group that `refs` spans: tensor<i64>.
  mlir::Value axisIndex(llvm::ArrayRef<AxisRef> refs);
  /// tensor<i1>: is this rank the first of the group? Null if `refs` is empty.
  mlir::Value isFirst(llvm::ArrayRef<AxisRef> refs);
  /// The global index of each local index of a dimension, tensor<Lxi64>;
  /// padding gets an index >= n if every level but the last divides, and any
  /// otherwise.
  mlir::Value globalIndices(int64_t n, const DimList &list);
  /// tensor<Lxi1>: which local indices of a dimension are real. Null if all
  /// are.
  mlir::Value validIndices(int64_t n, const DimList &list);
  /// A boolean of the local shape: the elements that are real in all of `dims`.
  /// Null if all are.
  mlir::Value validMask(llvm::ArrayRef<int64_t> globalShape,
                        const Sharding &sharding, llvm::ArrayRef<int64_t> dims);
  /// `value` with `want` in the padding of `dims`; the same value if the facts
  /// say that it is there. Facts are updated.
  LocalValue maskPadding(const LocalValue &value, llvm::ArrayRef<int64_t> dims,
                         mlir::TypedAttr want);
  /// Where global indices (i64, any shape and any numbers) lie in a dimension.
  struct Located {
    mlir::Value local; // i64, in range
    mlir::Value owned; // i1: inside the dimension, and here
  };
  Located locate(mlir::Value global, int64_t n, const DimList &list);

  // Small arithmetic on tensors; constants are splats of the other side's type.
  mlir::Value splat(mlir::TypedAttr value, llvm::ArrayRef<int64_t> shape);
  mlir::Value constant(int64_t value, mlir::RankedTensorType type);
  mlir::Value add(mlir::Value a, mlir::Value b);
  mlir::Value add(mlir::Value a, int64_t b);
  mlir::Value subtract(mlir::Value a, mlir::Value b);
  mlir::Value multiply(mlir::Value a, int64_t b);
  mlir::Value divide(mlir::Value a, int64_t b);    // of non-negative numbers
  mlir::Value remainder(mlir::Value a, int64_t b); // of non-negative numbers
  mlir::Value clamp(mlir::Value a, int64_t low, int64_t high);
  mlir::Value less(mlir::Value a, int64_t b); // signed
  mlir::Value less(mlir::Value a, mlir::Value b);
  mlir::Value atLeast(mlir::Value a, int64_t b);
  mlir::Value equal(mlir::Value a, mlir::Value b);
  mlir::Value both(mlir::Value a, mlir::Value b); // and; null stands for true
  mlir::Value either(mlir::Value a, mlir::Value b);
  mlir::Value select(mlir::Value predicate, mlir::Value a, mlir::Value b);
  mlir::Value convert(mlir::Value a, mlir::Type elementType);
  /// Integers of any type as i64; unsigned 64-bit ones saturate.
  mlir::Value toI64(mlir::Value a);
  mlir::Value reshape(mlir::Value a, llvm::ArrayRef<int64_t> shape);
  mlir::Value broadcast(mlir::Value a, llvm::ArrayRef<int64_t> shape,
                        llvm::ArrayRef<int64_t> dims);
  mlir::Value iota(int64_t size); // tensor<Lxi64>
  mlir::Value slice(mlir::Value a, int64_t dim, int64_t start, int64_t size);
  /// The elements `indices` (tensor<Kxi64>, in range) of dimension `dim`.
  mlir::Value take(mlir::Value a, int64_t dim, mlir::Value indices);
};

/// Builds the local version of `op` at the builder's insertion point. Fails
/// with a diagnostic on `op`.
mlir::FailureOr<LocalValues> buildLocalOp(LocalBuilder &b, mlir::Operation *op,
                                          llvm::ArrayRef<LocalValue> operands,
                                          const OpAxes &axes);
/// The same where the rule is at hand.
mlir::FailureOr<LocalValues> buildLocalOp(LocalBuilder &b, mlir::Operation *op,
                                          llvm::ArrayRef<LocalValue> operands,
                                          const OpRule &rule,
                                          const OpAxes &axes);

/// The local type of a global tensor type, or null if the sharding does not
/// fit.
mlir::RankedTensorType localType(mlir::Type global, const Sharding &sharding);

} // namespace dgc

#endif // DGC_RULES_LOCALOP_H
