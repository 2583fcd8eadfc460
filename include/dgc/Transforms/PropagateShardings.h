//===- PropagateShardings.h - From annotations to every value ---*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_TRANSFORMS_PROPAGATESHARDINGS_H
#define DGC_TRANSFORMS_PROPAGATESHARDINGS_H

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace dgc {

/// Gives every tensor of `func` a closed sharding, from those that are written
/// on arguments, results, ops and dist.constraint, which stay as they are.
/// Values that are remade by their users (ShardedProgram.h) get none. Fails
/// with a diagnostic if there is no mesh, or several.
mlir::LogicalResult propagateShardings(mlir::FunctionOpInterface func);

} // namespace dgc

#endif // DGC_TRANSFORMS_PROPAGATESHARDINGS_H
