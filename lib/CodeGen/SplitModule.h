//===- SplitModule.h - A program in parts for code generation ---*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_CODEGEN_SPLITMODULE_H
#define DGC_LIB_CODEGEN_SPLITMODULE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace dgc {

/// Moves the internal functions of a program in the LLVM dialect into modules
/// of about equal size, hidden instead of internal, so that machine code can be
/// made for all at once. The host function stays in `module`. The split depends
/// on the program only.
llvm::SmallVector<mlir::OwningOpRef<mlir::ModuleOp>>
splitProgram(mlir::ModuleOp module);

} // namespace dgc

#endif // DGC_LIB_CODEGEN_SPLITMODULE_H
