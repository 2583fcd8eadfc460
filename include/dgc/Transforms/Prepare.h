//===- Prepare.h - Brings a program to one function -------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_TRANSFORMS_PREPARE_H
#define DGC_TRANSFORMS_PREPARE_H

#include "mlir/IR/BuiltinOps.h"

namespace dgc {

/// Replaces every func.call by the body of its callee, callees first, and
/// erases the private functions that nothing refers to any more. Shardings on a
/// callee's arguments and results become constraints. Fails with a message on
/// recursion, on a callee without body or with several blocks.
llvm::LogicalResult inlineAllCalls(mlir::ModuleOp module);

/// Takes out of the loops below `root` what they carry without need: values
/// that no iteration changes, and values that nothing depends on.
void cleanLoops(mlir::Operation *root);

/// Replaces tensors without elements below `root` by constants, and what reads
/// them by what comes of it.
void foldEmptyTensors(mlir::Operation *root);

/// All of dgc-prepare.
llvm::LogicalResult prepare(mlir::ModuleOp module);

} // namespace dgc

#endif // DGC_TRANSFORMS_PREPARE_H
