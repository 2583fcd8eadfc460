//===- HostCalls.h - Calls of kernels and of the runtime --------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_CODEGEN_HOSTCALLS_H
#define DGC_CODEGEN_HOSTCALLS_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringMap.h"

namespace mlir {
class LLVMTypeConverter;
class RewritePatternSet;
} // namespace mlir

namespace dgc {

// Names of dgc/Runtime/ABI.h.
constexpr llvm::StringLiteral kEntryFn = "dgc_main";
constexpr llvm::StringLiteral kCollectiveFn = "dgc_rt_collective";
constexpr llvm::StringLiteral kCollectivesFn = "dgc_rt_collectives";
constexpr llvm::StringLiteral kExchangeFn = "dgc_rt_exchange";
constexpr llvm::StringLiteral kAxisIndexFn = "dgc_rt_axis_index";
constexpr llvm::StringLiteral kParallelForFn = "dgc_rt_parallel_for";
constexpr llvm::StringLiteral kWorkBeginFn = "dgc_rt_work_begin";
constexpr llvm::StringLiteral kWorkEndFn = "dgc_rt_work_end";

/// Declares the runtime's functions in the LLVM dialect.
void declareRuntime(mlir::ModuleOp module);

/// For each kernel with a range: a function (table of arguments, begin, end)
/// that calls it, as dgc_rt_parallel_for wants it.
mlir::LogicalResult makeThunks(mlir::ModuleOp module);

/// Lowers the ops of the cpu dialect. The host function's first argument must
/// be the context; `kinds` says for each kernel what kind of work it is.
void populateHostCallPatterns(mlir::LLVMTypeConverter &converter,
                              mlir::RewritePatternSet &patterns, bool profiled,
                              const llvm::StringMap<std::string> &kinds);

} // namespace dgc

#endif // DGC_CODEGEN_HOSTCALLS_H
