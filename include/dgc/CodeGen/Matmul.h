//===- Matmul.h - Contractions as blocked matrix products -------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// A contraction is a matrix product C[m, n] += A[m, k] B[k, n] within loops,
// each operand with a step for each loop: whatever the order of its dimensions.
// B is packed into panels as wide as the micro-kernel; A is read in place, or
// packed where its rows are not contiguous; C is written once for each block of
// K.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_CODEGEN_MATMUL_H
#define DGC_CODEGEN_MATMUL_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace dgc {

/// What the target's vector unit allows.
struct VectorUnit {
  unsigned bits = 512;
  bool hasFma = true;
  /// Rows and vectors of the micro-kernel's block of C, which lives in
  /// registers.
  unsigned tileRows() const { return bits == 512 ? 8 : bits == 256 ? 6 : 4; }
  unsigned tileVectors() const { return 2; }
};

/// A loop, and how many elements A, B and C move by per step.
struct MatmulLoop {
  int64_t size = 1, a = 0, b = 0, c = 0;
};

struct Matmul {
  llvm::SmallVector<MatmulLoop> batch; // outermost first
  llvm::SmallVector<MatmulLoop> outerM, outerN, outerK;
  MatmulLoop m, n, k; // c of n is 1
  bool zeroInit = false;
  bool swapped = false;                    // A is the op's second input
  mlir::Type a, b, c;                      // element types
  int64_t sizeA = 0, sizeB = 0, sizeC = 0; // elements from first to last

  /// The product that `op`, on buffers, computes, or none if it is not one that
  /// the emitter takes: it is lowered to loops then.
  static std::optional<Matmul> get(mlir::linalg::GenericOp op);

  int64_t batches() const;
  int64_t sumLength() const; // of all K loops
  /// Equal products print equally.
  std::string key() const;
};

/// The kernels of a product. `compute` takes (A, B or packed B, C, begin, end).
struct MatmulKernels {
  mlir::func::FuncOp pack, compute; // pack is null if compute packs by itself
  int64_t packRange = 0, computeRange = 0;
  int64_t packedElements = 0;
};

/// Emits the kernels at the end of `module`.
MatmulKernels emitMatmul(mlir::ModuleOp module, const Matmul &product,
                         const VectorUnit &unit, llvm::StringRef name);

} // namespace dgc

#endif // DGC_CODEGEN_MATMUL_H
