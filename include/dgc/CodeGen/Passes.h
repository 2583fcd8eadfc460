//===- Passes.h - Passes of the code generator ------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_CODEGEN_PASSES_H
#define DGC_CODEGEN_PASSES_H

#include "dgc/CodeGen/Cpu.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Pass/Pass.h"

namespace dgc {
#define GEN_PASS_DECL
#include "dgc/CodeGen/Passes.h.inc"
#define GEN_PASS_REGISTRATION
#include "dgc/CodeGen/Passes.h.inc"
} // namespace dgc

#endif // DGC_CODEGEN_PASSES_H
