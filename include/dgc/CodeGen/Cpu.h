//===- Cpu.h - The cpu dialect ----------------------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_CODEGEN_CPU_H
#define DGC_CODEGEN_CPU_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "dgc/CodeGen/CpuDialect.h.inc"
#define GET_OP_CLASSES
#include "dgc/CodeGen/CpuOps.h.inc"

#endif // DGC_CODEGEN_CPU_H
