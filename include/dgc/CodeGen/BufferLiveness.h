//===- BufferLiveness.h - When buffers are in use ---------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_CODEGEN_BUFFERLIVENESS_H
#define DGC_CODEGEN_BUFFERLIVENESS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/EquivalenceClasses.h"

namespace dgc {

/// Positions of a function's ops in program order, and for each buffer
/// (allocation, argument or constant) the positions between which it is used,
/// through views and values that loops carry. A use inside a loop counts for
/// the whole of every loop that does not contain the buffer's allocation.
class BufferLiveness {
public:
  explicit BufferLiveness(mlir::func::FuncOp function);

  struct Range {
    int64_t first = INT64_MAX, last = -1;
    bool used() const { return last >= 0; }
    void add(int64_t begin, int64_t end) {
      first = std::min(first, begin);
      last = std::max(last, end);
    }
  };
  /// The range of the buffer that `root` is (viewRoot()).
  Range rangeOf(mlir::Value root) const { return ranges.lookup(root); }
  int64_t position(mlir::Operation *op) const { return begin.lookup(op); }
  /// The op at a position.
  mlir::Operation *opAt(int64_t position) const { return ops.lookup(position); }
  /// Makes `buffer` in use wherever `other` is, after a replacement.
  void extend(mlir::Value buffer, mlir::Value other);

private:
  void number(mlir::Operation *op, int64_t &next);
  void joinCarried(mlir::Operation *op);
  void addUses(mlir::Value root, mlir::Value value, mlir::Block *home);

  mlir::func::FuncOp function;
  llvm::DenseMap<mlir::Operation *, int64_t> begin, end;
  llvm::DenseMap<int64_t, mlir::Operation *> ops;
  llvm::DenseMap<mlir::Value, Range> ranges;
  // Values that may be the same buffer through loops and branches.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Value, 2>> carried;
  llvm::DenseSet<mlir::Value> seen;
};

} // namespace dgc

#endif // DGC_CODEGEN_BUFFERLIVENESS_H
