//===- Simulate.cpp - Time, memory and FLOPs of a training run ------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Simulator/Simulate.h"
#include "PipelineOf.h"
#include "Rates.h"
#include "Stages.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace dgc {

using namespace simulator;

BlockFlops blockFlops(const BlockWork &block) {
  BlockFlops f;
  for (const WorkItem &item : block.items) {
    if (item.isCollective || item.work != WorkKind::Contract)
      continue;
    if (item.phase == Phase::Forward)
      f.forward += item.flops;
    else // of the five products of fused attention, one is computed again
      f.backward += item.flops * (item.role == OpRole::Attention ? 0.8 : 1);
  }
  return f;
}

double ModelSpec::parameters() const {
  RunWork work;
  PlanSpec plan;
  SiteSpec site;
  if (!makeRunWork(*this, plan, site, work).empty())
    return 0;
  auto all = [](const BlockWork &b) { return b.weights + b.expertWeights; };
  double moe = double(moeLayers()), n = double(layers);
  return (n - moe) * all(work.layer) + moe * all(work.moeLayer) +
         all(work.embedding) + (tied ? double(hidden) : all(work.head));
}

namespace {

/// Bytes a parameter takes.
struct StateBytes {
  double weight = 2, gradient = 4, optimizer = 12;
  explicit StateBytes(const PlanSpec &plan) {
    switch (plan.framework) {
    case Framework::DeepSpeed:
      // 16-bit gradients; bfloat16 ones are summed in 32 bits beside them.
      gradient = plan.precision == Precision::BF16 ? 6 : 2;
      break;
    case Framework::Composer:
    case Framework::Titan:
    case Framework::Jax:
      // The 32-bit copy is the weight; moments beside it.
      weight = 4;
      optimizer = 8;
      break;
    default:
      break;
    }
  }
};

class Memory {
public:
  explicit Memory(const RunWork &run)
      : run(run), plan(run.plan), bytes(run.plan) {
    moe = double(run.model.moeLayers()) / double(run.model.layers);
  }

  void fill(StageReport &s, int64_t stage) const {
    addStates(s);
    double flights = inFlight(stage);
    s.inFlight = flights;
    double kept = mix(keptBytes(run.layer), keptBytes(run.moeLayer));
    s.activations = s.layers * kept * flights;
    if (plan.recompute == Recompute::Full) // the layer being recomputed
      s.transient += std::max(run.layer.keptBytes, run.moeLayer.keptBytes);
    else if (plan.recompute == Recompute::Selective)
      s.transient +=
          std::max(run.layer.keptScoreBytes, run.moeLayer.keptScoreBytes);
    else if (plan.recompute == Recompute::Partial)
      s.transient +=
          std::max(run.layer.keptCheapBytes, run.moeLayer.keptCheapBytes);
    if (s.hasHead)
      s.transient += run.head.keptBytes + run.head.gradientBytes;
  }

private:
  double mix(double dense, double experts) const {
    return (1 - moe) * dense + moe * experts;
  }

  double keptBytes(const BlockWork &b) const {
    switch (plan.recompute) {
    case Recompute::Full:
      return b.inputBytes;
    case Recompute::Selective:
      return b.keptBytes - b.keptScoreBytes;
    case Recompute::Partial:
      return b.keptBytes - b.keptCheapBytes;
    default:
      return b.keptBytes;
    }
  }

  void addStates(StageReport &s) const {
    double dense = s.layers * mix(run.layer.weights, run.moeLayer.weights);
    double expert = s.layers * moe * run.moeLayer.expertWeights;
    double n = double(plan.dp * plan.cp);
    // Experts have their replicas among the ranks that hold the same ones.
    double ne = std::max(1.0, n * double(plan.tp) / double(plan.ep));
    auto share = [&](int zero, double count) {
      return plan.zero >= zero ? 1 / count : 1.0;
    };
    auto states = [&](int zero) {
      return dense * share(zero, n) + expert * share(zero, ne);
    };
    s.parameters = bytes.weight * states(3);
    s.gradients = bytes.gradient * states(2);
    s.optimizer = bytes.optimizer * states(1);
    double table = 0;
    if (s.hasEmbedding)
      table += run.embedding.weights;
    if (s.hasHead && !(run.model.tied && s.hasEmbedding))
      table += run.head.weights;
    s.embedding =
        table * (bytes.weight * share(3, n) + bytes.gradient * share(2, n) +
                 bytes.optimizer * share(1, n));
    if (plan.zero == 3) // two layers gathered in 16 bits, one being prefetched
      s.transient += 2 * 2 *
                     mix(run.layer.weights + run.layer.expertWeights,
                         run.moeLayer.weights + run.moeLayer.expertWeights);
  }

  /// Microbatches that stage `i` has run forward but not backward, at most.
  /// Interleaved stages also hold chunks of the next round (Korthikanti et al.,
  /// Reducing activation recomputation, 2022).
  double inFlight(int64_t i) const {
    double p = double(plan.pp), v = double(plan.vpp);
    double nm = double(plan.microbatches());
    if (plan.schedule == "gpipe")
      return nm;
    double n = p - double(i);
    if (plan.pp > 1 && plan.vpp > 1)
      n = (2 * (p - 1 - double(i)) + (v - 1) * p + 1) / v;
    return std::min(n, nm);
  }

  const RunWork &run;
  const PlanSpec &plan;
  StateBytes bytes;
  double moe = 0;
};

void countFlops(const RunWork &run, RunReport &r) {
  BlockFlops layer = blockFlops(run.layer), moe = blockFlops(run.moeLayer),
             head = blockFlops(run.head);
  double experts = double(run.model.moeLayers());
  double dense = double(run.model.layers) - experts;
  double ranks = double(run.plan.dp * run.plan.cp * run.plan.tp);
  double each = ranks * double(r.microbatches);
  double forward = each * (dense * layer.forward + experts * moe.forward);
  r.modelFlops =
      forward + each * (dense * layer.backward + experts * moe.backward +
                        head.forward + head.backward);
  r.hardwareFlops =
      r.modelFlops + (run.plan.recompute == Recompute::Full ? forward : 0);
}

} // namespace

std::string simulateRun(const RunWork &work, const Constants &constants,
                        RunReport &report) {
  report = RunReport();
  if (std::string why = priceRun(work, constants, report.time); !why.empty())
    return why;
  const PlanSpec &plan = work.plan;
  report.devices = plan.devices();
  report.microbatches = plan.microbatches();
  report.samples = plan.gbs;
  report.tokens = // of image models: images
      plan.gbs * double(std::max<int64_t>(work.model.seq, 1));
  report.transferTime = report.time.transfer;
  countFlops(work, report);
  const Device &device = work.site.device;
  report.remarks = work.site.remarks;
  append_range(report.remarks, report.time.remarks);
  report.deviceMemory =
      device.memoryBytes * constants.number("constants.memory.card", 1.0);
  double process = constants.number("constants.memory.process", 0.0);
  double allocator =
      constants.number(plan.flash ? "constants.memory.allocator.modern"
                                  : "constants.memory.allocator",
                       1.0);
  Stages layers(work.model, plan);
  Memory memory(work);
  double moe = double(work.model.moeLayers()) /
               double(std::max<int64_t>(work.model.layers, 1));
  const StepTime &t = report.time;
  Schedule places{scheduleOf(plan), int(plan.pp), int(plan.vpp), 1, {}};
  int headStage = places.stageOf(places.virtualStages() - 1);
  for (int64_t i = 0; i < plan.pp; ++i) {
    StageReport s;
    s.hasEmbedding = i == 0;
    s.hasHead = i == headStage; // the first stage's second chunk in zb-v
    s.layers = layers.layersOf(i);
    s.forward =
        s.layers * ((1 - moe) * t.layer.forward + moe * t.moeLayer.forward);
    s.backward =
        s.layers * ((1 - moe) * t.layer.backward + moe * t.moeLayer.backward);
    if (s.hasHead) {
      s.forward += t.head.forward;
      s.backward += t.head.backward;
    }
    if (s.hasEmbedding) {
      s.forward += t.embedding.forward;
      s.backward += t.embedding.backward;
    }
    memory.fill(s, i);
    s.process = process + (allocator - 1) * (s.activations + s.transient);
    report.stages.push_back(s);
  }
  report.pipeline = pipelineOf(work, report);
  report.step = simulatePipeline(report.pipeline);
  if (!report.step.error.empty())
    return "plan: " + report.step.error;
  for (const StageMemory &m : report.step.memory)
    report.memory = std::max(report.memory, m.peak);
  report.time.step = report.step.stepTime;
  report.tokensPerSecond = report.tokens / report.time.step;
  double peak = peakOf(device, Precision::BF16) * double(report.devices);
  if (peak > 0) {
    report.mfu = report.modelFlops / report.time.step / peak;
    report.hfu = report.hardwareFlops / report.time.step / peak;
  }
  return "";
}

std::string simulateRun(const ModelSpec &model, const PlanSpec &plan,
                        const SiteSpec &site, const Constants &constants,
                        RunReport &report) {
  RunWork work;
  if (std::string why = makeRunWork(model, plan, site, work); !why.empty())
    return why;
  return simulateRun(work, constants, report);
}

} // namespace dgc
