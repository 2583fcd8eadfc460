//===- Parts.h - The common refinement of all dimensions --------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// A dimension that some op sees as one factor is several to another: a reshape
// takes a fused 3 x heads x size apart. Parts are the finest factors, such that
// each dimension and each factor of each op is a list of them, major to minor,
// wherever that is possible. The planner's choices are about parts.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_PLANNER_PARTS_H
#define DGC_LIB_PLANNER_PARTS_H

#include "dgc/Planner/Problem.h"

namespace dgc::planner {

/// Where a tensor's layout comes from.
enum class Placement : char {
  Variable,   // chosen
  Replicated, // scalars with several users and small inputs: whole everywhere
  Remade      // made by each user as it needs it
};

/// Placement of each tensor.
std::vector<Placement> placeTensors(const Problem &problem);

struct Part {
  int64_t size = 1;
  int cls = -1; // parts of one class are split alike where nothing is converted
  bool operator==(const Part &o) const {
    return size == o.size && cls == o.cls;
  }
};
using PartList = llvm::SmallVector<Part, 2>; // major to minor, no size 1

struct Parts {
  std::vector<llvm::SmallVector<PartList, 4>> tensors; // [tensor][dimension]
  std::vector<llvm::SmallVector<PartList, 4>> factors; // [op][factor]
  int numClasses = 0;
};

/// A number for each rule, the same for rules that are the same.
std::vector<int> numberRules(llvm::ArrayRef<OpRule> rules);

Parts refineParts(const Problem &problem, llvm::ArrayRef<Placement> placements);

} // namespace dgc::planner

#endif // DGC_LIB_PLANNER_PARTS_H
