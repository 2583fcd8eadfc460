//===- LoopNest.h - A linalg op on buffers as loops with strides -*- C++
//-*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// A linalg.generic on memrefs whose maps are linear is a nest of loops in which
// every operand moves by a fixed number of elements per step of a loop. In this
// form loops of one step vanish, neighbours merge and loops swap, whatever the
// shapes and maps looked like; and equal nests compare equal.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_CODEGEN_LOOPNEST_H
#define DGC_CODEGEN_LOOPNEST_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace dgc {

struct Loop {
  int64_t size = 1;
  bool parallel = true;
  bool indexed = false;                      // the body asks for its counter
  llvm::SmallVector<int64_t, 6> strides;     // one an operand, in elements
  llvm::SmallVector<unsigned, 2> dimensions; // of the op; several after merging
};

struct LoopNest {
  // Op handles have no const members.
  mutable mlir::linalg::GenericOp op;
  llvm::SmallVector<Loop> loops;      // outermost first
  llvm::SmallVector<int64_t> offsets; // per operand, in elements

  /// The nest of `op`, loops of size 1 left out, or none if a map is not
  /// linear, a step is negative or a layout is not strided.
  /// `typeOf` gives the type of an operand where it is not that of the value.
  using TypeOf = llvm::function_ref<mlir::MemRefType(mlir::OpOperand &)>;
  static std::optional<LoopNest> get(mlir::linalg::GenericOp op,
                                     TypeOf typeOf = nullptr);

  /// Index of the loop that holds dimension `dim` of the op, or -1.
  int loopOf(unsigned dim) const;
  /// May loop `i` swallow loop `i + 1`?
  bool canMerge(unsigned i) const;
  void merge(unsigned i);
  /// Merges what can be merged among loops [first, ..).
  void mergeFrom(unsigned first);
  /// Orders loops [first, ..) so that the biggest operand is walked in memory
  /// order.
  void orderFrom(unsigned first);
  /// Times that the body runs.
  int64_t trips() const;
  /// The map and the type through which the nest, as it is, accesses an operand
  /// whose address is known; the type's rank may differ from the operand's.
  mlir::AffineMap accessMap(unsigned operand) const;
  mlir::MemRefType accessType(unsigned operand) const;
  /// Makes the op anew, as this nest, on `operands` (typed accessType() or
  /// scalars).
  mlir::linalg::GenericOp build(mlir::OpBuilder &builder,
                                mlir::ValueRange operands,
                                mlir::IRMapping &mapping) const;

private:
  llvm::SmallVector<unsigned> operandLoops(unsigned operand) const;
};

} // namespace dgc

#endif // DGC_CODEGEN_LOOPNEST_H
