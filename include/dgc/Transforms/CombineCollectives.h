//===- CombineCollectives.h - One meeting for several ----------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_TRANSFORMS_COMBINECOLLECTIVES_H
#define DGC_TRANSFORMS_COMBINECOLLECTIVES_H

#include "dgc/Cost/Machine.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace dgc {

struct CombineOptions {
  /// Most bytes of a combined collective on one rank, the larger of operands
  /// and results. Negative: what bucketBytes (dgc/Cost/CostModel.h) gives for
  /// the links of `machine`.
  int64_t bucketBytes = -1;
  Machine machine;
};

/// Makes one op of local all-gathers, all-reduces and reduce-scatters that are
/// alike in all but their shapes and do not need each other. Returns how many
/// ops there are less.
int64_t combineCollectives(mlir::FunctionOpInterface func,
                           const CombineOptions &options);

} // namespace dgc

#endif // DGC_TRANSFORMS_COMBINECOLLECTIVES_H
