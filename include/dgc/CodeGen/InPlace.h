//===- InPlace.h - Which buffers may share memory ---------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_CODEGEN_INPLACE_H
#define DGC_CODEGEN_INPLACE_H

#include "dgc/CodeGen/BufferLiveness.h"
#include "dgc/CodeGen/LinalgUtils.h"

namespace dgc {

/// On an argument of a placed function: the result that it is.
constexpr llvm::StringLiteral kResultAttr = "dgc.result";
/// On a placed function: per result, the argument it is written to, or -1; and
/// what the results were.
constexpr llvm::StringLiteral kInPlaceAttr = "dgc.in_place";
constexpr llvm::StringLiteral kResultAttrsAttr = "dgc.result_attrs";
constexpr llvm::StringLiteral kResultTypesAttr = "dgc.result_types";

/// May `buffer` hold, from then on, what the allocation `next` holds? Both
/// roots, of one size and element type. True if `buffer` is not used after
/// `next` is first written, or if that is one op that reads `buffer` element by
/// element as it writes `next`.
bool mayTakeOver(const BufferLiveness &liveness, mlir::Value buffer,
                 mlir::Value next);

/// `op` alone may read `buffer` and write `next` if both are one: each element
/// is read where and when it is written, or the collective works in place.
bool mayOverwrite(mlir::Operation *op, mlir::Value buffer, mlir::Value next);

/// The allocation that `value` is all of, or null.
mlir::memref::AllocOp wholeAllocation(mlir::Value value);

/// Lets loops and branches write what they yield where it is carried, if the
/// old value is not read any more.
void writeYieldsInPlace(mlir::func::FuncOp function);

/// Lets elementwise ops and collectives write over an operand that dies there.
void reuseDyingOperands(mlir::func::FuncOp function);

/// `buffer` with the shape of `type`; both are dense and have one size.
mlir::Value denseView(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::Value buffer, mlir::MemRefType type);

/// The pass `dgc-place-results` for one function.
mlir::LogicalResult placeResults(mlir::func::FuncOp function);

} // namespace dgc

#endif // DGC_CODEGEN_INPLACE_H
