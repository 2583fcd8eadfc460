//===- Kernels.h - From ops on buffers to kernels ---------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_CODEGEN_KERNELS_H
#define DGC_CODEGEN_KERNELS_H

#include "dgc/CodeGen/LoopNest.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace dgc {

/// On a function: it is a kernel, called by cpu.launch with bare pointers.
constexpr llvm::StringLiteral kKernelAttr = "dgc.kernel";
/// On a kernel: the kind of work, for time by kind.
constexpr llvm::StringLiteral kKindAttr = "dgc.kind";
/// On a kernel: so many outer loops are shared by its ops, and the outermost
/// runs from the last but one to the last argument.
constexpr llvm::StringLiteral kRowsAttr = "dgc.rows";
/// What LLVM is told of a loop; on the way there MLIR keeps it by this name.
constexpr llvm::StringLiteral kLoopAttr = "llvm.loop_annotation";
/// On an op: the group it runs with, and its loops over the group's rows.
constexpr llvm::StringLiteral kGroupAttr = "dgc.group";
constexpr llvm::StringLiteral kGroupRowsAttr = "dgc.group_rows";

/// On an op of a kernel with rows: it is the same in every row, and has no
/// loops over them.
constexpr llvm::StringLiteral kInRowAttr = "dgc.in_row";

/// The allocation, argument or constant that a buffer is a view of.
mlir::Value viewRoot(mlir::Value buffer);

/// A type for a bare address of `type`: the same without its offset.
mlir::MemRefType withoutOffset(mlir::MemRefType type);

/// Makes kernels of all linalg ops and copies in `host`, into `module`.
mlir::LogicalResult outlineKernels(mlir::ModuleOp module);

/// Lowers the body of one kernel to loops.
mlir::LogicalResult lowerKernel(mlir::func::FuncOp kernel);

} // namespace dgc

#endif // DGC_CODEGEN_KERNELS_H
