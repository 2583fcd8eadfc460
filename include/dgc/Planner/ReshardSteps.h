//===- ReshardSteps.h - What each rank does in a move -----------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// A move (Reshard.h) as a straight line of local steps and at most one
// collective, the same on all ranks. It starts from the operand's local tensor
// and ends in the result's. Each step has one operand, the tensor before it.
//
// Example: gather of "x"=2 in dimension 1 of tensor<3x5> ([{}, {"x"}], local
// 3x3):
//   all_gather {"x"}         -> 2x3x3
//   transpose [1, 0, 2]      -> 3x2x3
//   reshape                  -> 3x6
//   trim                     -> 3x5
//
//===----------------------------------------------------------------------===//
#ifndef DGC_PLANNER_RESHARDSTEPS_H
#define DGC_PLANNER_RESHARDSTEPS_H

#include "dgc/Planner/Reshard.h"

namespace dgc {

enum class StepKind {
  // Local. Padding that Pad adds may hold anything.
  Pad,          // at the high end of each dimension, up to `shape`
  Trim,         // keeps the first `shape` elements of each dimension
  Reshape,      // row-major, to `shape`
  Transpose,    // dimension i of the result is dimension permutation[i]
  SelectDigits, // for each digit: takes index groupIndex(digit.axes) of
                // dimension
                // digit.dim of the operand, and drops the dimension
  PlaceDigits,  // inverse: the result, filled with the neutral element of
                // `reduce`,
  // has the further dimensions digit.dim (numbered in the result);
  // the operand lies at index groupIndex(digit.axes) there
  KeepFirst, // the operand where groupIndex(axes) is 0, elsewhere the neutral
             // element of `reduce`
  // Collectives over the groups of `axes` (axisGroups), ranks in group order.
  AllGather,     // result[j, ..] = operand of rank j
  AllToAll,      // result[j, ..] = operand[me, ..] of rank j
  AllReduce,     // combination of all operands by `reduce`
  ReduceScatter, // combination of all operands' [me, ..] by `reduce`
  Permute,       // operand of rank sources[me]
  Exchange       // exchangeBoxes(from, to)
};
llvm::StringRef toString(StepKind kind);

struct StepDigit {
  int64_t dim;
  llvm::SmallVector<AxisRef, 2> axes;
};

struct LocalStep {
  StepKind kind;
  llvm::SmallVector<int64_t> shape;       // of the result, always set
  llvm::SmallVector<int64_t> permutation; // Transpose
  llvm::SmallVector<StepDigit, 1> digits; // SelectDigits, PlaceDigits; by dim
  llvm::SmallVector<AxisRef, 2> axes;     // KeepFirst and collectives
  llvm::SmallVector<int64_t> sources;     // Permute, one a group index
  ReduceKind reduce = ReduceKind::Add;
};

/// Why no move of this kind leads from `from` to `to` (both legal for `shape`),
/// or an empty string.
std::string checkMove(MoveKind kind, llvm::ArrayRef<int64_t> shape,
                      const Mesh &mesh, const Sharding &from,
                      const Sharding &to);

/// The axes of a legal move (checkMove) other than an Exchange, in the order of
/// the group index of its collective. Permute: all axes along which data may
/// cross.
llvm::SmallVector<AxisRef, 2> moveAxes(MoveKind kind, const Sharding &from,
                                       const Sharding &to);

/// The steps of a legal move (checkMove). A ToUnreduced over replicated axes
/// has none for an idempotent kind: copies combine to the value.
std::vector<LocalStep> localSteps(MoveKind kind, llvm::ArrayRef<int64_t> shape,
                                  const Mesh &mesh, const Sharding &from,
                                  const Sharding &to);

/// A box that one rank sends to another (or copies, if they are the same).
struct ExchangeBox {
  int64_t sender, receiver;
  llvm::SmallVector<int64_t> sourceOffsets, targetOffsets, sizes; // local
};
/// All boxes of an exchange: every element that a rank needs comes from the
/// rank that agrees with it on the axes replicated (or unreduced) in `from`.
/// Ordered by receiver, then sender, then targetOffsets.
std::vector<ExchangeBox> exchangeBoxes(llvm::ArrayRef<int64_t> shape,
                                       const Mesh &mesh, const Sharding &from,
                                       const Sharding &to);

} // namespace dgc

#endif // DGC_PLANNER_RESHARDSTEPS_H
