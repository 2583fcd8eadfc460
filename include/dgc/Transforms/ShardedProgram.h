//===- ShardedProgram.h - What sharding passes share ------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_TRANSFORMS_SHARDEDPROGRAM_H
#define DGC_TRANSFORMS_SHARDEDPROGRAM_H

#include "dgc/Dialect/Dist/Dist.h"
#include "dgc/Rules/ShardingRule.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace dgc {

/// Calls `fn` on all ops of `region` in program order, an op before those in
/// it. Reducers (regions of ops that are no data flow) are left out: they
/// compute on scalars.
void walkProgram(mlir::Region &region,
                 llvm::function_ref<void(mlir::Operation *)> fn);

/// The rules of the ops of a function, each made once.
class RuleTable {
public:
  /// Null after a diagnostic. Stays valid.
  const OpRule *get(mlir::Operation *op);

private:
  llvm::DenseMap<mlir::Operation *, std::unique_ptr<OpRule>> rules;
};

/// The values that derive only from constants, iota and scalars: masks, rotary
/// tables, splats. They have no sharding of their own; each user makes its own
/// copy, in the sharding that it needs.
class RemadeValues {
public:
  explicit RemadeValues(mlir::FunctionOpInterface func);
  bool contains(mlir::Value value) const { return values.contains(value); }

private:
  llvm::DenseSet<mlir::Value> values;
};

/// The result whose memory argument `arg` gives (tf.aliasing_output), or none.
std::optional<unsigned> donatedResult(mlir::FunctionOpInterface func,
                                      unsigned arg);

/// The bytes of a tensor of static shape; 0 for other types.
int64_t bytesOf(mlir::Type type);

/// How often a while's body runs, if that is known from a counter that starts
/// at a constant, is compared with one and stepped by one.
std::optional<int64_t> staticTripCount(mlir::Operation *loop);

} // namespace dgc

#endif // DGC_TRANSFORMS_SHARDEDPROGRAM_H
