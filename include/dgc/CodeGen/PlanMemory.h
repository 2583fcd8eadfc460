//===- PlanMemory.h - Buffers of a host function in one arena ---*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_CODEGEN_PLANMEMORY_H
#define DGC_CODEGEN_PLANMEMORY_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include <string>

namespace dgc {

/// On a planned host function.
constexpr llvm::StringLiteral kArenaBytesAttr = "dgc.arena_bytes";
constexpr llvm::StringLiteral kArenaBoundAttr = "dgc.arena_lower_bound";
/// On a memref.global: where it lies in the constants section.
constexpr llvm::StringLiteral kOffsetAttr = "dgc.offset";
/// On the arguments that a planned host function has more.
constexpr llvm::StringLiteral kArenaAttr = "dgc.arena";
constexpr llvm::StringLiteral kConstantsAttr = "dgc.constants";

/// The pass `dgc-plan-memory` for one host function.
mlir::LogicalResult planFunctionMemory(mlir::func::FuncOp function);

/// Gives every memref.global of the module its offset.
mlir::LogicalResult placeConstants(mlir::ModuleOp module);
/// The bytes of the constants section; an error names the global that has none.
mlir::FailureOr<std::string> constantBytes(mlir::ModuleOp module);

} // namespace dgc

#endif // DGC_CODEGEN_PLANMEMORY_H
