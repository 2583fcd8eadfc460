//===- TrainingGraph.h - The graph of a training step -----------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Writes the forward and backward graph of each kind of block of a model (one
// layer, the embedding, the head with the loss, a convolutional network) as a
// planning Problem, for one microbatch of all replicas, and says with which
// axes each op runs under a plan. imposePlan (dgc/Planner/Impose.h) then
// derives local shapes and collectives as the planner would. A step repeats
// blocks, so a block is written once and counted.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_SIMULATOR_TRAININGGRAPH_H
#define DGC_SIMULATOR_TRAININGGRAPH_H

#include "dgc/Planner/Problem.h"
#include "dgc/Simulator/RunSpec.h"

namespace dgc {

/// What an op of the graph is: frameworks run these differently.
enum class OpRole {
  Linear,    // a product with a weight
  Expert,    // the same for many experts at once
  Head,      // the product with the vocabulary
  Score,     // the two products of attention with materialised scores
  Softmax,   // what lies between them
  Attention, // all of these in one kernel
  Norm,
  Residual,   // bias, dropout, sum
  Gate,       // the MLP's nonlinearity
  Rotate,     // bias and position of queries and keys, their layouts
  Route,      // scores of experts, permutation of tokens
  Logits,     // loss on logits
  Lookup,     // rows of the embedding
  Accumulate, // sums of gradients over microbatches
  Read,       // weights as a pass reads them: free where they lie whole
  Recall,     // a kept activation, read by the backward pass: free
  Update      // the optimizer
};
enum class Phase { Forward, Backward, Update };

struct GraphOp {
  OpRole role = OpRole::Linear;
  Phase phase = Phase::Forward;
  OpAxes axes; // how the plan runs it
};

/// A block: `ops` is parallel to `problem.ops`.
struct Block {
  std::string name; // "layer", "moe-layer", "embedding", "head", "network"
  Problem problem;
  std::vector<GraphOp> ops;
  /// Tensors that the backward pass reads again, and the same under full
  /// recompute (the block's input).
  llvm::SmallVector<int> kept, inputs;
  llvm::SmallVector<int> weights; // arguments that are trained
};

/// The mesh of one pipeline stage: dp, cp and tp, each in two parts where
/// experts are split over the minor one ("ep", "cp.ep", "tp.ep").
Mesh stageMesh(const PlanSpec &plan);

Block makeLayer(const ModelSpec &model, const PlanSpec &plan, bool experts);
Block makeEmbedding(const ModelSpec &model, const PlanSpec &plan);
Block makeHead(const ModelSpec &model, const PlanSpec &plan);
/// A residual network of bottleneck blocks, all of it, with batch normalisation
/// over each replica's images.
Block makeConvNet(const ModelSpec &model, const PlanSpec &plan);

/// The update of `elements` parameters a rank (before any split over replicas),
/// with gradients of `gradientBytes` that each replica holds an addend of.
/// `expert`: replicas are those of expert weights.
Block makeUpdate(const PlanSpec &plan, int64_t elements, int64_t gradientBytes,
                 bool expert);

} // namespace dgc

#endif // DGC_SIMULATOR_TRAININGGRAPH_H
