//===- LowerToLinalg.h - Local stablehlo to linalg on tensors ---*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_CODEGEN_LOWERTOLINALG_H
#define DGC_CODEGEN_LOWERTOLINALG_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace dgc {

/// On the outermost op of a lowered scatter (a nest of scf.for, or an scf.if):
/// one kernel that updates its carried tensors in place.
constexpr llvm::StringLiteral kScatterAttr = "dgc.scatter";
/// On an argument or result whose elements are unsigned: their type, since the
/// lowered types are signless.
constexpr llvm::StringLiteral kElementTypeAttr = "dgc.element_type";

/// Lowers the stablehlo and chlo ops of `func` to linalg, tensor, arith, math
/// and scf, and makes its types signless. dist ops stay. A failure has been
/// reported with the op at fault, and leaves the function as it was.
llvm::LogicalResult lowerToLinalg(mlir::func::FuncOp func);

/// Checks what the passes after the lowering rely on: only ops of linalg,
/// tensor, arith, math, scf, func and dist's local view, only signless static
/// types.
llvm::LogicalResult verifyLinalg(mlir::func::FuncOp func);

} // namespace dgc

#endif // DGC_CODEGEN_LOWERTOLINALG_H
