//===- Linalg.h - Rules of linalg ops, derived ------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// One rule for all structured ops: each iterator is a factor. A dimension that
// is indexed by one iterator has its factor; one that is indexed by an
// expression of several (a convolution's window) keeps them whole.
//
// The output operands come after the inputs, as in the op; where a reduction is
// split, they count once.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_RULES_LINALG_H
#define DGC_RULES_LINALG_H

#include "dgc/Support/OpRule.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace dgc {

struct LinalgRule {
  OpRule rule; // factor i is iterator i; others are dimensions that stay whole
  /// Iterators whose index the body reads (linalg.index): split, they need the
  /// rank's offset added.
  llvm::SmallVector<int> readIndices;
  /// The body reads tensors that are no operands (tensor.extract): those must
  /// be replicated.
  bool readsTensors = false;
};
LinalgRule getLinalgRule(mlir::linalg::LinalgOp op);

} // namespace dgc

#endif // DGC_RULES_LINALG_H
