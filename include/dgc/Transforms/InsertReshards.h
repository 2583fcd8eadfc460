//===- InsertReshards.h - Makes every conversion an op ----------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_TRANSFORMS_INSERTRESHARDS_H
#define DGC_TRANSFORMS_INSERTRESHARDS_H

#include "dgc/Planner/Reshard.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace dgc {

/// Chooses the axes that each op of `func` runs with, where dist.factors does
/// not say so already, and puts a dist.reshard wherever a value lies otherwise
/// than its user needs it. Values without a sharding stay as their op leaves
/// them. `links` prices conversions.
mlir::LogicalResult insertReshards(mlir::FunctionOpInterface func,
                                   const LinkCosts &links = {});

/// Checks what insertReshards promises, and names the first op that breaks it.
mlir::LogicalResult verifySharded(mlir::FunctionOpInterface func);

} // namespace dgc

#endif // DGC_TRANSFORMS_INSERTRESHARDS_H
