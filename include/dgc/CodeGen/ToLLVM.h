//===- ToLLVM.h - The compiled program in the LLVM dialect ------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_CODEGEN_TOLLVM_H
#define DGC_CODEGEN_TOLLVM_H

#include "mlir/IR/BuiltinOps.h"

namespace dgc {

/// Kinds of work, in the order of the manifest's "work_kinds".
llvm::ArrayRef<llvm::StringLiteral> workKinds();

/// The pass `dgc-to-llvm` as a function.
mlir::LogicalResult convertToLLVM(mlir::ModuleOp module, bool profiled);

} // namespace dgc

#endif // DGC_CODEGEN_TOLLVM_H
