//===- ProblemSteps.h - What follows from a program's ops -------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
// BuildProblem.cpp reads ops, tensors and data flow. The steps here, in their
// order, set what follows from all of them together.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_TRANSFORMS_PROBLEMSTEPS_H
#define DGC_LIB_TRANSFORMS_PROBLEMSTEPS_H

#include "dgc/Transforms/BuildProblem.h"

namespace dgc {

/// What a read program's tensors are to its loops.
struct CarriedTensors {
  /// Of tensors that a loop carries: the last op in its body that reads them.
  llvm::DenseMap<int, int64_t> readUntil;
  /// What loops yield, and where it flows.
  llvm::SmallVector<std::pair<int, llvm::SmallVector<int>>> yields;
};

WorkKind workOf(mlir::Operation *op);
/// Arithmetic for one element of a result (of an operand, for reductions), in
/// twentieths of an exponential.
double operationsOf(mlir::Operation *op);
/// Is every user of `v` a product, which reads it in any order of dimensions?
bool feedsProductsOnly(mlir::Value v);

/// Parameters, gradients, optimizer state and constants (ProblemKinds.cpp).
void setKinds(ProgramProblem &program);
/// What products on CPUs take beside their operands and results
/// (ProblemProducts.cpp).
void setProducts(ProgramProblem &program);
/// Which tensors have memory of their own, and how long (ProblemStored.cpp).
void setStored(ProgramProblem &program, CarriedTensors carried);
/// What goes through memory once code generation has fused elementwise chains
/// into their users and transposes into products (ProblemFusion.cpp).
void setMoved(ProgramProblem &program);

/// By tensor: does code generation keep it in registers, and make it where it
/// is read (ProblemFusion.cpp)?
std::vector<bool> keptInRegisters(const ProgramProblem &program);

} // namespace dgc

#endif // DGC_LIB_TRANSFORMS_PROBLEMSTEPS_H
