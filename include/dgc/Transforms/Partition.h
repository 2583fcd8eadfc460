//===- Partition.h - From a sharded program to a local one ------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_TRANSFORMS_PARTITION_H
#define DGC_TRANSFORMS_PARTITION_H

#include "dgc/Rules/LocalOp.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace dgc {

struct PartitionOptions {
  /// Takes 0 times real data for 0 in padding: fewer masks, but wrong where the
  /// data holds infinities or NaN.
  bool assumeFinite = false;
};

struct PartitionStatistics {
  unsigned masks = 0; // selects made for padding
};

/// Replaces `func`, whose conversions are moves (LowerReshards.h), by its local
/// version of the same name: every type is that of one rank, collectives name
/// axes, arguments and results carry `dist.global`.
mlir::FailureOr<mlir::func::FuncOp>
partition(mlir::func::FuncOp func, const PartitionOptions &options = {},
          PartitionStatistics *statistics = nullptr);

/// Checks what partition promises, and names the first op that breaks it.
mlir::LogicalResult verifyPartitioned(mlir::func::FuncOp func);

/// Builds what a rank does in a global-view move (dist.slice, dist.gather, ..).
/// Fails with a diagnostic on `move`.
mlir::FailureOr<LocalValue> buildLocalMove(LocalBuilder &b,
                                           mlir::Operation *move,
                                           const LocalValue &operand);

} // namespace dgc

#endif // DGC_TRANSFORMS_PARTITION_H
