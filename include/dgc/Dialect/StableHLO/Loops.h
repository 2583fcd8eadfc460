//===- Loops.h - Loops whose trip count is static ---------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_DIALECT_STABLEHLO_LOOPS_H
#define DGC_DIALECT_STABLEHLO_LOOPS_H

#include "dgc/Dialect/StableHLO/StableHLO.h"

namespace dgc::stablehlo {

/// The value of an integer (or i1) constant of rank 0 or with equal elements.
std::optional<int64_t> getConstantInt(mlir::Value value);

/// A loop `for (i = start; i < bound; i += step)`, as lax.scan and fori_loop
/// print it: `counter` is the number of the carried value that counts. Its
/// values in the body are start, start + step, .., tripCount of them.
struct CountedLoop {
  unsigned counter = 0;
  int64_t start = 0;
  int64_t step = 1;
  int64_t tripCount = 0;
};
/// None if the number of iterations is data.
std::optional<CountedLoop> matchCountedLoop(WhileOp op);

} // namespace dgc::stablehlo

#endif // DGC_DIALECT_STABLEHLO_LOOPS_H
