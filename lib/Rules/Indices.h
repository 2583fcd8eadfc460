//===- Indices.h - Index columns of gather and scatter ----------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// A gather or scatter on shards computes with each component of its indices: it
// locates it among the rank's own elements. Where a window lies across shards,
// each of its elements is looked up by itself: its positions become one more
// batch dimension of the indices, and the window a single element. Batch
// dimensions of the indices appear in the data (a gather's result, a scatter's
// updates) in order, so the new one goes where it keeps the data's order as it
// is.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_RULES_INDICES_H
#define DGC_LIB_RULES_INDICES_H

#include "Models.h"

namespace dgc {

/// A window dimension that is looked up element by element.
struct SplitWindow {
  int64_t operandDim, dataDim, size;
};

/// The dimension numbers of a gather or scatter, inverted.
struct IndexedDims {
  /// `dataRank` is the rank of the data; `windowDims` are those of its
  /// dimensions that are a window's, one for each operand dimension that is not
  /// in `dropped`; `columnDims`: the operand dimension of each index component.
  IndexedDims(int64_t operandRank, int64_t indexRank, int64_t dataRank,
              int64_t indexVectorDim, llvm::ArrayRef<int64_t> windowDims,
              llvm::function_ref<bool(int64_t)> dropped,
              llvm::ArrayRef<int64_t> columnDims);

  llvm::SmallVector<int64_t> dataBatch;  // data dims of the index batches
  llvm::SmallVector<int64_t> indexBatch; // index dims of the same
  llvm::SmallVector<int64_t> dataOfDim;  // operand dim -> data dim or -1
  llvm::SmallVector<int64_t>
      columnOfDim; // operand dim -> index component or -1
};

class IndexColumns {
public:
  /// `indices` is the local index tensor, `dataBatch` the data's batch
  /// dimensions, ascending.
  IndexColumns(LocalBuilder &b, mlir::Value indices, int64_t indexVectorDim,
               llvm::ArrayRef<int64_t> dataBatch,
               llvm::ArrayRef<SplitWindow> windows);

  int64_t numColumns() const { return columns; }
  /// Component `k` of the indices as i64, of the shape `shape`.
  mlir::Value column(int64_t k);
  /// Adds the position in the window to a column.
  mlir::Value addPosition(mlir::Value column, const SplitWindow &window);
  /// A value over the indices' own batch dimensions [from them, in order] as
  /// one of the new shape.
  mlir::Value spread(mlir::Value v);
  /// The index tensor of the columns; its index vector is the last dimension.
  mlir::Value join(llvm::ArrayRef<mlir::Value> columns);
  /// Where batch dimension `d` (a dimension of the original index tensor) is
  /// now.
  int64_t newBatchDim(int64_t d) const;

  llvm::SmallVector<int64_t> shape;    // batch dimensions, new ones included
  llvm::SmallVector<int64_t> dataDims; // the data dimension of each

private:
  LocalBuilder &b;
  mlir::Value indices;
  int64_t indexVectorDim, columns;
  llvm::SmallVector<int64_t> oldShape, places; // of the old batch dims
};

} // namespace dgc

#endif // DGC_LIB_RULES_INDICES_H
