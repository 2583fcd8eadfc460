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

/// An error about the op `name` (which may be empty), or the attribute if it
/// begins with '#': that dgc does not know it, and what to do.
std::string explainUnknown(llvm::StringRef name);

/// From now on such an error stands where MLIR's reader or verifier would have
/// one of its own about an unknown op. registerAllDialects arranges it for
/// every context.
void explainUnknownOps(mlir::MLIRContext &context);

} // namespace dgc

#endif // DGC_PIPELINES_UNKNOWNOPS_H
