//===- ImportShardings.h - Shardings of JAX become dgc's --------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_TRANSFORMS_IMPORTSHARDINGS_H
#define DGC_TRANSFORMS_IMPORTSHARDINGS_H

#include "mlir/IR/BuiltinOps.h"

namespace dgc {

/// Turns the meshes, shardings and constraints of the sdy dialect into those of
/// the dist dialect. Meshes that are equal become one. Fails with a message on
/// a sharding that is not legal for its tensor.
llvm::LogicalResult importShardings(mlir::ModuleOp module);

} // namespace dgc

#endif // DGC_TRANSFORMS_IMPORTSHARDINGS_H
