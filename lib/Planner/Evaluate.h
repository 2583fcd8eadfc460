//===- Evaluate.h - Time and memory of a whole assignment -------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// What a plan really costs: every conversion counted once for all users that
// want the same layout. Assignments are compared by this, never by a solver's
// objective.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_PLANNER_EVALUATE_H
#define DGC_LIB_PLANNER_EVALUATE_H

#include "AxisSolver.h"

namespace dgc::planner {

struct ConversionUse {
  int value = 0;
  int node = -1; // producer (where it is made) or first user
  bool atProducer = false;
  States from, to;
  double trips = 1;
  double copies = 1;               // conversions that it stands for
  llvm::SmallVector<int, 4> users; // positions in the value's uses
  bool again = false;              // the same was made for earlier users
};

struct Evaluation {
  double compute = 0, communication = 0;
  double time() const { return compute + communication; }
  MemoryUse memory;
  PlanBlocks blocks;
  std::vector<ConversionUse> conversions;
};

/// Tensors that lie otherwise than the assignment says, as they are written.
struct Stored {
  llvm::DenseMap<int, States> states;
  llvm::DenseMap<int, double> bytes; // of small inputs, on a rank
};

/// `prices`: where memory is worth more than time, a conversion is made again
/// instead of kept from one user to the next.
Evaluation evaluate(const Model &model, JointCost &cost,
                    const Assignment &assignment,
                    const Prices *prices = nullptr,
                    const Stored &stored = Stored());

/// Weights for the memory at the program points `points`.
Prices pricesAt(const Model &model, llvm::ArrayRef<int64_t> points,
                double price);

} // namespace dgc::planner

#endif // DGC_LIB_PLANNER_EVALUATE_H
