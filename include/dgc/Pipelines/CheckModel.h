//===- CheckModel.h - What a model must be before it is compiled -*- C++
//-*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_PIPELINES_CHECKMODEL_H
#define DGC_PIPELINES_CHECKMODEL_H

#include "mlir/IR/BuiltinOps.h"

namespace dgc {

/// Refuses what no later phase could compile: no @main, arguments or results
/// that are not tensors of fixed shape and a type that a package holds.
mlir::LogicalResult checkModel(mlir::ModuleOp module);

} // namespace dgc

#endif // DGC_PIPELINES_CHECKMODEL_H
