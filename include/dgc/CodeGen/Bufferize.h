//===- Bufferize.h - Tensors to buffers -------------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_CODEGEN_BUFFERIZE_H
#define DGC_CODEGEN_BUFFERIZE_H

#include "mlir/IR/BuiltinOps.h"

namespace dgc {

/// Gives every use of a destination without contents (tensor.empty,
/// linalg.fill, an elementwise op without inputs) a clone of its own.
void makeDestinationsUnique(mlir::Operation *function);

/// Rewrites loops and branches so that what they carry is updated in place:
/// each yielded tensor is materialized in the buffer of the value it replaces.
void materializeCarriedTensors(mlir::Operation *root);

/// The pass `dgc-bufferize` as a function.
mlir::LogicalResult bufferizeModule(mlir::ModuleOp module);

/// The interface implementations that bufferization and translation to LLVM
/// need.
void registerCodeGenInterfaces(mlir::DialectRegistry &registry);
/// Bufferization of dist's local ops.
void registerDistBufferization(mlir::DialectRegistry &registry);

} // namespace dgc

#endif // DGC_CODEGEN_BUFFERIZE_H
