//===- UnknownOps.h - What to do about ops that dgc lacks -------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_PIPELINES_UNKNOWNOPS_H
#define DGC_PIPELINES_UNKNOWNOPS_H

#include <string>

namespace mlir {
class MLIRContext;
} // namespace mlir
namespace llvm {
class StringRef;
} // namespace llvm

namespace dgc {

/// What to do where a model holds the op `name` (which may be empty), in a
/// sentence.
std::string adviceForUnknownOp(llvm::StringRef name);

/// From now on an error of MLIR's reader or verifier about an unknown op gets a
/// note with that advice. registerAllDialects arranges it for every context.
void explainUnknownOps(mlir::MLIRContext &context);

} // namespace dgc

#endif // DGC_PIPELINES_UNKNOWNOPS_H
