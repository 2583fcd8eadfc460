//===- Object.h - Machine code of a compiled program ------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_CODEGEN_OBJECT_H
#define DGC_CODEGEN_OBJECT_H

#include "mlir/IR/BuiltinOps.h"
#include <string>

namespace dgc {

/// The x86-64 levels that code is made for: "x86-64-v2", "-v3", "-v4".
bool isCpuLevel(llvm::StringRef level);
/// The highest level that this machine has; "" for none of them.
std::string hostCpuLevel();
/// Lanes of f32 in a vector register of the level.
unsigned vectorLanes(llvm::StringRef level);

/// Machine code of a module in the LLVM dialect: a shared object (ELF) for the
/// level. `threads` > 1 generates parts of it at once; the bytes do not depend
/// on it.
mlir::FailureOr<std::string> emitSharedObject(mlir::ModuleOp module,
                                              llvm::StringRef level,
                                              unsigned threads = 1);

} // namespace dgc

#endif // DGC_CODEGEN_OBJECT_H
