//===- PipelineOf.cpp - Costs of stages from prices of blocks -------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "PipelineOf.h"
#include "Stages.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace llvm;

namespace dgc::simulator {

namespace {
/// From the prices of blocks to the costs of stages and their chunks.
class StageCosts {
public:
  StageCosts(const RunWork &work, const RunReport &report, bool split)
      : plan(work.plan), time(report.time), split(split) {
    slots = Stages(work.model, work.plan).slots;
    moe = double(work.model.moeLayers()) /
          double(std::max<int64_t>(1, work.model.layers));
  }

  StageCost stage(const StageReport &s) const {
    StageCost out;
    double v = double(plan.vpp);
    for (int64_t c = 0; c < plan.vpp; ++c) {
      ChunkCost chunk;
      double layers = chunkLayers(s, c);
      addBlock(chunk, time.layer, (1 - moe) * layers);
      addBlock(chunk, time.moeLayer, moe * layers);
      if (s.hasEmbedding && c == 0)
        addBlock(chunk, time.embedding, 1);
      if (s.hasHead && c == plan.vpp - 1)
        addBlock(chunk, time.head, 1);
      chunk.activationBytes = s.activations / std::max(1.0, s.inFlight) / v;
      if (split) // the weights' gradients need the products' inputs
        chunk.weightStashBytes = chunk.activationBytes / 2;
      chunk.backwardWorkspace = s.transient;
      out.chunks.push_back(chunk);
    }
    out.microbatchOverhead = time.perMicrobatch;
    // Engines that wait for each transfer post no receive ahead: the first and
    // the last stage, which send once a microbatch, wait once more.
    if (!plan.flash && plan.pp > 1 && (s.hasEmbedding || s.hasHead))
      out.microbatchOverhead += time.transfer;
    // Embedding and head have the same states as layers.
    double states = s.parameters + s.gradients + s.optimizer;
    double more = 1 + (states > 0 ? s.embedding / states : 0);
    out.parameterBytes = more * s.parameters;
    out.gradientBytes = more * s.gradients;
    out.optimizerBytes = more * s.optimizer;
    out.gradientSync = {time.reduce, time.reduceOverlap};
    out.optimizer = time.optimizer;
    out.parameterGather = {time.gather, time.reduceOverlap};
    out.processBytes = s.process;
    return out;
  }

private:
  /// Layers of a stage's chunk. Where the embedding and the head have places of
  /// their own, it is their chunks that have a layer less.
  double chunkLayers(const StageReport &s, int64_t chunk) const {
    double v = double(plan.vpp);
    double less = slots && s.hasEmbedding + s.hasHead == 1 ? 1 : 0;
    bool here = s.hasEmbedding ? chunk == 0 : chunk == plan.vpp - 1;
    return (s.layers + less) / v - (here ? less : 0);
  }

  static void add(TaskCost &to, double seconds, const CommTime &comm,
                  double times) {
    double inLine = std::accumulate(comm.begin(), comm.end(), 0.0);
    to.compute += times * std::max(0.0, seconds - inLine);
    for (int k = 0; k < numCommKinds; ++k)
      to.exposed[k] += times * comm[k];
  }

  void addBlock(ChunkCost &chunk, const BlockTime &b, double times) const {
    add(chunk.forward, b.forward, b.forwardComm, times);
    add(chunk.recompute, b.recompute, b.recomputeComm, times);
    double backward = std::max(0.0, b.backward - b.recompute);
    // The two gradients of a product are products of the same size; all else
    // belongs to the input's.
    double gathers = b.backwardComm[int(CommKind::Parameters)];
    double weight = split ? (backward - gathers) * productShare(b) / 2 : 0;
    add(chunk.backward, backward - weight, b.backwardComm, times);
    add(chunk.weight, weight, {}, times);
  }

  static double productShare(const BlockTime &b) {
    double all = b.product + b.attention + b.memoryBound + b.tensorParallel +
                 b.expertParallel + b.contextParallel;
    return all > 0 ? b.product / all : 0;
  }

  const PlanSpec &plan;
  const StepTime &time;
  bool split, slots;
  double moe;
};
} // namespace

ScheduleKind scheduleOf(const PlanSpec &plan) {
  ScheduleKind kind =
      parseScheduleKind(plan.schedule).value_or(ScheduleKind::OneFOneB);
  // More chunks than one without a further word are interleaved.
  return plan.vpp > 1 && kind == ScheduleKind::OneFOneB
             ? ScheduleKind::Interleaved
             : kind;
}

PipelineSpec pipelineOf(const RunWork &work, const RunReport &report) {
  PipelineSpec out;
  const PlanSpec &plan = work.plan;
  out.schedule = scheduleOf(plan);
  out.microbatches = int(plan.microbatches());
  StageCosts costs(work, report, splitsBackward(out.schedule));
  for (const StageReport &s : report.stages)
    out.stages.push_back(costs.stage(s));
  if (plan.pp > 1)
    out.sendForward.assign(size_t(plan.pp * plan.vpp - 1),
                           report.time.transfer);
  out.sendBackward = out.sendForward;
  out.overlapTax = report.time.overlapTax;
  out.fixedOverhead = report.time.fixed;
  return out;
}

} // namespace dgc::simulator
