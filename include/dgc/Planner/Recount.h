//===- Recount.h - What a written plan costs, counted again -----*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Time and memory of shardings and axes as they stand in a program, whoever
// chose them. Shares the cost model with the planner and nothing with its
// search: no choices, no tables. dgc-check-plan compares its figures with those
// that a plan claims, and reports show what it counts, op by op.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_PLANNER_RECOUNT_H
#define DGC_PLANNER_RECOUNT_H

#include "dgc/Planner/Plan.h"

namespace dgc {

/// A plan as a program holds it.
struct WrittenPlan {
  Mesh mesh;
  std::vector<Sharding> tensors; // as its users see it; ignored if remade
  std::vector<OpAxes> ops;
  std::vector<Sharding> results; // of the function
  /// By op, operands that are converted anew; may be empty if none are.
  std::vector<llvm::SmallVector<int32_t, 1>> again;
};
/// What AutoShard writes for `plan`.
WrittenPlan writtenPlan(const Plan &plan);
constexpr int numWorkKinds = 7;
/// "products", "elementwise", ..., for reports.
llvm::StringRef toString(WorkKind kind);

/// Bytes that one rank holds at one program point.
struct LiveBytes {
  std::array<double, numTensorKinds> byKind{};
  double converted = 0; // second layouts and scratch
  double all() const;
};

/// A conversion that a program implies.
struct CountedConversion {
  int tensor = 0;
  int op = -1; // the producer, or the first user; -1: a loop or a result
  bool atProducer = false;
  Sharding from, to;
  double trips = 1;
  llvm::SmallVector<PlanMove, 2> moves; // none: local slices only
  double time = 0;                      // seconds a step
  int64_t begin = 0, end = 0;           // points at which both layouts live
  double bytes = 0;                     // of the second layout, on a rank
};

struct Recount {
  /// Why the shardings are none that the program can have; empty if all is
  /// well. The figures then mean nothing.
  std::string error;
  int errorOp = -1, errorTensor = -1; // what it is about

  double compute = 0, communication = 0;   // seconds a step
  std::array<double, numWorkKinds> work{}; // compute, by kind of kernel
  std::array<CollectiveTotal, numCollectiveKinds> collectives{};
  double slices = 0;          // the rest of communication: local copies
  std::vector<double> opTime; // seconds a step, by op
  std::vector<CountedConversion> conversions;
  MemoryUse memory;
  PlanBlocks blocks;
  std::vector<LiveBytes> points; // by position in ops, and one at the end
  double time() const { return compute + communication; }
};
Recount recount(const Problem &problem, const WrittenPlan &plan);

/// The plan that splits nothing on `mesh`: every rank does all.
WrittenPlan unsplitPlan(const Problem &problem, const Mesh &mesh);

/// Bytes of a tensor on one rank; the whole of it if it has no such layout.
double localBytes(const ProblemTensor &tensor, const Sharding &sharding);

} // namespace dgc

#endif // DGC_PLANNER_RECOUNT_H
