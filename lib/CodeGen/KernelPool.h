//===- KernelPool.h - Kernels without duplicates ----------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_CODEGEN_KERNELPOOL_H
#define DGC_LIB_CODEGEN_KERNELPOOL_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/StringMap.h"

namespace dgc {

/// The kernels of a module, each once: kernels with equal text are one.
class KernelPool {
public:
  explicit KernelPool(mlir::ModuleOp module) : module(module) {}
  mlir::ModuleOp getModule() const { return module; }

  /// A new kernel at the end of the module, without a body.
  mlir::func::FuncOp create(mlir::Location loc,
                            llvm::ArrayRef<mlir::Type> arguments,
                            llvm::StringRef kind);
  /// The name of a finished kernel; `kernel` is erased if there is one like it.
  std::string intern(mlir::func::FuncOp kernel);

private:
  mlir::ModuleOp module;
  llvm::StringMap<std::string> names; // by text
};

/// Makes one kernel of a lowered scatter (dgc.scatter), a loop nest that
/// updates buffers in place. False if it holds what a kernel cannot: it stays
/// with the host.
bool outlineScatter(mlir::Operation *scatter, KernelPool &pool);

} // namespace dgc

#endif // DGC_LIB_CODEGEN_KERNELPOOL_H
