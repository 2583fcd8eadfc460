//===- Register.h - All dialects and passes of dgc's tools -*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_PIPELINES_REGISTER_H
#define DGC_PIPELINES_REGISTER_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace dgc {

/// What a model may hold, and what dgc lowers it to.
void registerAllDialects(mlir::DialectRegistry &registry);

/// Every pass and pipeline of dgc, and MLIR's own.
void registerAllPasses();

} // namespace dgc

#endif // DGC_PIPELINES_REGISTER_H
