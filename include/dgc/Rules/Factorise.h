//===- Factorise.h - Dimensions as products of factors ----------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Plain functions behind the rules of reshape, slice, pad and concatenate:
// which factors of the operand's and the result's dimensions are the same
// thing.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_RULES_FACTORISE_H
#define DGC_RULES_FACTORISE_H

#include "dgc/Support/OpRule.h"

namespace dgc {

/// Appends factors of a reshape from `from` to `to` (equal numbers of elements)
/// to `rule`, and their places to `in` and `out`. Both shapes are cut where the
/// products of their leading dimensions agree; in each piece common divisors
/// are taken from the minor end, then from the major end. What is left in the
/// middle has no common divisor and stays whole.
///
/// Example: (3, 4) to (2, 6): minor end 2 (of 4 and 6), major end none (3, 2),
/// then what is left is whole: [3w, 2w x 2] to [2w, 3w x 2].
void factoriseReshape(llvm::ArrayRef<int64_t> from, llvm::ArrayRef<int64_t> to,
                      OpRule &rule, DimFactors &in, DimFactors &out);

/// How a slice [start : limit : stride] of a dimension of size n runs on
/// shards. `parts` > 1: operand [n/(stride*parts) whole, parts, stride whole],
/// result [count/parts whole, parts]; a shard of l of the parts takes
///   start' = (start/stride) / parts * l * stride + start % stride,
///   limit' = (start/stride + count) / parts * l * stride.
/// This is how a fused weight of 3 x width falls into q, k and v with each part
/// split alike.
struct SliceFactors {
  bool full = false; // the whole dimension: one factor
  int64_t parts = 1; // 1: whole
  int64_t count = 0; // result size
};
SliceFactors factoriseSlice(int64_t n, int64_t start, int64_t limit,
                            int64_t stride);

/// How a pad of a dimension runs on shards: with s = interior + 1, the operand
/// is [n/parts whole, parts], the result [result/(parts*s) whole, parts, s
/// whole]. `low` and `high` are in units of s: low = lowUnits * s + offset.
struct PadFactors {
  bool full = false; // no padding: one factor
  int64_t parts = 1;
  int64_t lowUnits = 0, highUnits = 0, offset = 0;
  int64_t result = 0; // result size
};
PadFactors factorisePad(int64_t n, int64_t low, int64_t high, int64_t interior);

/// The greatest common divisor of the sizes: the part of a concatenated
/// dimension that can be split.
int64_t commonDivisor(llvm::ArrayRef<int64_t> sizes);

} // namespace dgc

#endif // DGC_RULES_FACTORISE_H
