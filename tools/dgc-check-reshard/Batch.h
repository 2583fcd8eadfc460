//===- Batch.h - Reshards of one value, run on ranks ------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_TOOLS_CHECKRESHARD_BATCH_H
#define DGC_TOOLS_CHECKRESHARD_BATCH_H

#include "../dgc-check-rules/Case.h"
#include "dgc/Transforms/LowerReshards.h"
#include <map>

namespace dgc::check {

/// One source and the layouts it is converted to.
struct Batch {
  llvm::SmallVector<int64_t> shape;
  Sharding from;
  std::vector<Sharding> to;
};

struct RunOptions {
  LinkCosts links;
  /// Replaces collectives by their operand, where types allow: a check of this
  /// tool.
  bool dropCollectives = false;
};

/// What was run, by name of the move.
using MoveCounts = std::map<std::string, int64_t>;

/// Converts a value in one function, through the compiler's own passes, and
/// runs it on all ranks of `mesh`. The source's padding is NaN, and its addends
/// differ from rank to rank. Per target: empty if the result is right on every
/// rank, else what is wrong.
std::vector<std::string> runBatch(mlir::MLIRContext &context,
                                  const Batch &batch, const Mesh &mesh,
                                  const RunOptions &options, std::mt19937 &rng,
                                  MoveCounts &moves);

/// A model for dgc-compile whose @main does all these conversions, each of its
/// own argument. An unreduced source comes of a reduction in the program.
std::string emitProgram(mlir::MLIRContext &context,
                        llvm::ArrayRef<Batch> batches, const Mesh &mesh);

} // namespace dgc::check

#endif // DGC_TOOLS_CHECKRESHARD_BATCH_H
