//===- LinalgUtils.h - Questions asked of linalg ops ------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_CODEGEN_LINALGUTILS_H
#define DGC_CODEGEN_LINALGUTILS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace dgc {

/// Marks a sum of products whose maps are projected permutations: lowering of
/// dot_general sets it, and the matmul emitter takes it.
constexpr llvm::StringLiteral kContractionAttr = "dgc.contraction";
/// On a contraction: the destination holds nothing, the sum starts from zero.
constexpr llvm::StringLiteral kZeroInitAttr = "dgc.zero_init";

bool isContraction(mlir::Operation *op);

/// True if the body is acc + a * b, a and b widened where needed.
bool hasSumOfProductsBody(mlir::linalg::GenericOp op);
/// True if `op` is acc + a * b (a and b widened where needed), summed over at
/// least one loop, where both inputs lack a parallel loop that the other has.
bool isSumOfProducts(mlir::linalg::GenericOp op);

/// True if `op` only permutes the dimensions of its one input.
bool isPureTranspose(mlir::linalg::GenericOp op);

/// True if `value` is a fill with zeros (0, +0.0 or false).
bool isZeroFill(mlir::Value value);

/// Number of elements of a shaped type, 1 of a scalar.
int64_t numElements(mlir::Type type);
/// Bytes of a static tensor or memref; booleans are one byte.
int64_t byteSize(mlir::Type type);
/// Bytes of one element.
int64_t elementBytes(mlir::Type elementType);

} // namespace dgc

#endif // DGC_CODEGEN_LINALGUTILS_H
