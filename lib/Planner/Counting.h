//===- Counting.h - What a layout and an op cost ----------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// What Recount counts with, and BoundCheck: kernels on local shapes and
// collectives between two layouts, by the closed forms of the cost model.
// Nothing here is the search's, and the search uses nothing of it.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_PLANNER_COUNTING_H
#define DGC_LIB_PLANNER_COUNTING_H

#include "Parts.h"
#include "dgc/Planner/Recount.h"

namespace dgc::counting {

/// A part of a mesh axis that no sharding of the program cuts.
struct Digit {
  AxisRef ref;
  Link link;
};
/// The digits of the mesh of `w`, major first.
std::vector<Digit> cutMesh(const Machine &machine, const WrittenPlan &w);

/// Where a digit is in a sharding: nowhere, in the reduction, or at one of the
/// tensor's parts (counted through all dimensions from 0).
constexpr int nowhere = -1, inSum = -2;
/// A layout by digit of the mesh.
using Digits = llvm::SmallVector<int, 4>;
/// None if the sharding does not follow the borders of the parts.
std::optional<Digits> digitsOf(llvm::ArrayRef<Digit> digits,
                               llvm::ArrayRef<planner::PartList> parts,
                               const Sharding &s);

/// Adds the collectives that bring a tensor from one layout to another, and
/// their time, to `out`; false if there is no such conversion.
bool convert(const Problem &p, llvm::ArrayRef<Digit> digits,
             const ProblemTensor &t, llvm::ArrayRef<planner::PartList> parts,
             Digits from, const Digits &to, CountedConversion &out);

/// Does the op touch anything that lies somewhere? Others are made again by
/// whoever needs them, at no cost.
bool isCounted(const ProblemOp &op, llvm::ArrayRef<planner::Placement> place);

/// An op as it runs once.
struct OpCount {
  std::string error; // why it cannot; the rest then means nothing
  double time = 0, scratch = 0;
  llvm::SmallVector<Sharding, 3> operands, results; // as it takes, leaves them
};
/// `ranks`: on other axes, that share the work as well as can be.
OpCount countOp(const Problem &p, llvm::ArrayRef<planner::Placement> place,
                const ProblemOp &op, const OpAxes &axes, int64_t ranks = 1);

} // namespace dgc::counting

#endif // DGC_LIB_PLANNER_COUNTING_H
