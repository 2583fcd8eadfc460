//===- Passes.h - Passes made of other passes -------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_PIPELINES_PASSES_H
#define DGC_PIPELINES_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace dgc {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "dgc/Pipelines/Passes.h.inc"

} // namespace dgc

#endif // DGC_PIPELINES_PASSES_H
