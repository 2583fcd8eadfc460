//===- OpRule.h - How an op may run on shards -------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// The einsum-like description that an op gives of itself (dgc/Rules makes it
// from an Operation *), and how an op runs under a choice of axes for its
// factors. Plain data: the planner and the partitioner share it.
//
// Example: dot_general of [m, k] x [k, n] has factors m, n (pass) and k (reduce
// add); operand 0 maps its dimensions to {m}, {k}. With axes m: "dp", k: "tp",
// operand 0 must lie [{"dp"}, {"tp"}], and the result comes out as
// [{"dp"}, {}], unreduced=add{"tp"}.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_SUPPORT_OPRULE_H
#define DGC_SUPPORT_OPRULE_H

#include "dgc/Support/Sharding.h"

namespace dgc {

enum class FactorKind {
  Pass,     // each shard of the result needs only the shard of the operands
  Reduce,   // not in the result: each shard gives an addend of kind `reduce`
  Indexed,  // gather, scatter: masked access by the owner; the result is
            // unreduced over the axes where the factor is not in it
  Gathered, // not in the result: partial results are gathered and combined
            // again inside the op, in the order of the shards, so that the
            // result is whole; the list may hold no whole factors
  Whole     // stays whole
};

struct Factor {
  int64_t size = 1;
  FactorKind kind = FactorKind::Pass;
  ReduceKind reduce = ReduceKind::Add;
};

/// For each dimension of a tensor, the factors it is made of, major to minor.
using DimFactors = llvm::SmallVector<llvm::SmallVector<int, 2>>;

/// A set of operands that may be unreduced at once, over the same axes, and
/// what the results then are. Example: add has ({0, 1}, add -> add).
struct UnreducedCase {
  llvm::SmallVector<int> operands;
  ReduceKind operandKind = ReduceKind::Add;
  ReduceKind resultKind = ReduceKind::Add;
};

struct OpRule {
  llvm::SmallVector<Factor> factors;
  llvm::SmallVector<DimFactors> operands, results;
  llvm::SmallVector<UnreducedCase> unreduced;
};

/// The axes an op runs with: a list for each factor (axes, and whole factors
/// where only an inner part is split), and the axes over which the operands of
/// `rule.unreduced[unreducedCase]` come in unreduced and the results leave so.
struct OpAxes {
  llvm::SmallVector<DimList> factors;
  llvm::SmallVector<AxisRef, 2> through;
  int unreducedCase = -1;
  bool operator==(const OpAxes &o) const {
    return factors == o.factors && through == o.through &&
           (through.empty() || unreducedCase == o.unreducedCase);
  }
};

/// What operand `i` must lie like, or none if a dimension has no such layout
/// (composeFactors).
std::optional<Sharding> operandSharding(const OpRule &rule, const OpAxes &axes,
                                        int i);
/// What result `i` comes out like: reduced and indexed factors that are not in
/// it leave it unreduced. None as above, or if two kinds of combination would
/// meet.
std::optional<Sharding> resultSharding(const OpRule &rule, const OpAxes &axes,
                                       int i);

} // namespace dgc

#endif // DGC_SUPPORT_OPRULE_H
