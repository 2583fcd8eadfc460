//===- WorkList.h - What one rank does in a step ----------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// The blocks of a run with its plan imposed on them: kernels on local shapes
// and collectives, without a price. It is made once; Price.h puts seconds on
// it, and again under other constants.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_SIMULATOR_WORKLIST_H
#define DGC_SIMULATOR_WORKLIST_H

#include "dgc/Simulator/TrainingGraph.h"

namespace dgc {

/// The ranks of a collective: digits of the rank number within a stage, minor
/// first. Neighbours along a digit are `stride` ranks apart.
struct GroupDigit {
  int64_t size = 1, stride = 1;
  bool operator==(const GroupDigit &o) const {
    return size == o.size && stride == o.stride;
  }
};
struct Group {
  llvm::SmallVector<GroupDigit, 2> digits;
  int64_t size() const;
  /// How many members of one group lie in a domain of `devices` neighbours.
  int64_t inside(int64_t devices) const;
};

/// Which ranks talk: those of tp, cp, experts, or replicas (dp and cp).
enum class Scope { Tensor, Context, Expert, Data };

struct WorkItem {
  OpRole role = OpRole::Linear; // of the op, or of the one that gets the data
  Phase phase = Phase::Forward;
  bool isCollective = false;
  // Kernels. Plain products have m, n, k and batch (convolutions have none);
  // all have flops and bytes.
  WorkKind work = WorkKind::Pointwise;
  double m = 0, n = 0, k = 0, batch = 1, flops = 0, bytes = 0;
  // Collectives; `bytes` is then the size on one rank of the larger of operand
  // and result.
  CollectiveKind kind = CollectiveKind::AllReduce;
  Scope scope = Scope::Tensor;
  Group group;
};

struct BlockWork {
  std::string name;
  std::vector<WorkItem> items;
  // Bytes and elements on one rank, for one microbatch.
  double keptBytes = 0;      // what the backward pass reads
  double keptScoreBytes = 0; // of these, what lies between attention's products
  /// Of these, what is made again from the results of products that are kept:
  /// norms, gates, dropout masks, and what lies between attention's products.
  double keptCheapBytes = 0;
  double inputBytes = 0;    // the block's input
  double gradientBytes = 0; // gradient of the logits, if it has any
  double weights = 0, expertWeights = 0; // elements before any ZeRO split
  double storedWeights = 0;              // elements, as they are stored
};

struct RunWork {
  ModelSpec model;
  PlanSpec plan;
  SiteSpec site;
  BlockWork layer, moeLayer, embedding, head;
  /// For one million parameters of a rank.
  BlockWork update, expertUpdate;
};

/// Do two plans give the same work lists for one model? They may differ in what
/// is made of blocks: stages, schedule, recompute, batch, framework.
bool haveSameWork(const PlanSpec &a, const PlanSpec &b);

/// An error text that names what of the plan cannot be, or empty.
std::string makeRunWork(const ModelSpec &model, const PlanSpec &plan,
                        const SiteSpec &site, RunWork &work);

} // namespace dgc

#endif // DGC_SIMULATOR_WORKLIST_H
