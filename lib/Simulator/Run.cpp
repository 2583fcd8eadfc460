//===- Run.cpp - A training run from end to end ---------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Simulator/Run.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace llvm;

namespace dgc {

namespace {
/// From the prices of blocks to the costs of stages and their chunks.
class StageCosts {
public:
  StageCosts(const RunSpec &spec, const RunReport &report, bool split)
      : plan(spec.plan), time(report.time), split(split) {
    moe = double(spec.model.moeLayers()) /
          double(std::max<int64_t>(1, spec.model.layers));
  }

  StageCost stage(const StageReport &s) const {
    StageCost out;
    double v = double(plan.vpp);
    for (int64_t c = 0; c < plan.vpp; ++c) {
      ChunkCost chunk;
      addBlock(chunk, time.layer, (1 - moe) * s.layers / v);
      addBlock(chunk, time.moeLayer, moe * s.layers / v);
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
    out.parameterBytes = s.parameters + s.embedding;
    out.gradientBytes = s.gradients;
    out.optimizerBytes = s.optimizer;
    out.gradientSync = {time.reduce, time.reduceOverlap};
    out.parameterGather = {time.gather, time.reduceOverlap};
    out.optimizer = time.optimizer;
    return out;
  }

private:
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
    double weight = split ? backward * productShare(b) / 2 : 0;
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
  bool split;
  double moe;
};
} // namespace

static ScheduleKind scheduleOf(const PlanSpec &plan) {
  ScheduleKind kind =
      parseScheduleKind(plan.schedule).value_or(ScheduleKind::OneFOneB);
  // More chunks than one without a further word are interleaved.
  return plan.vpp > 1 && kind == ScheduleKind::OneFOneB
             ? ScheduleKind::Interleaved
             : kind;
}

static PipelineSpec pipelineOf(const RunSpec &spec, const RunReport &report) {
  PipelineSpec out;
  const PlanSpec &plan = spec.plan;
  out.schedule = scheduleOf(plan);
  out.microbatches = int(plan.microbatches());
  StageCosts costs(spec, report, splitsBackward(out.schedule));
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

/// Why the plan does not use the site's devices, or empty.
static std::string checkDevices(const RunSpec &spec, int64_t devicesPerNode) {
  int64_t nodes = spec.site.nodes, all = nodes * devicesPerNode;
  const PlanSpec &p = spec.plan;
  if (nodes == 0 || p.devices() == all)
    return "";
  std::string axes = "tp x pp x dp";
  std::string sizes =
      (Twine(p.tp) + " x " + Twine(p.pp) + " x " + Twine(p.dp)).str();
  if (p.cp > 1) {
    axes += " x cp";
    sizes += " x " + std::to_string(p.cp);
  }
  return "plan: " + axes + " = " + sizes + " = " + std::to_string(p.devices()) +
         " devices, but the cluster has " + std::to_string(all) + " (" +
         std::to_string(nodes) + " nodes of " + std::to_string(devicesPerNode) +
         ")";
}

RunResult simulateRun(const RunSpec &spec) {
  RunResult out;
  const Constants &constants = Constants::builtIn();
  std::string device = "devices." + spec.site.device + ".";
  auto number = [&](StringRef key) {
    return constants.number(device + key.str(), 0.0);
  };
  out.error = checkRun(spec.model, spec.plan, spec.site);
  RunReport report;
  if (out.error.empty())
    out.error =
        simulateRun(spec.model, spec.plan, spec.site, constants, report);
  if (!out.error.empty())
    return out;
  int64_t perNode = spec.site.gpusPerNode;
  out.devicesPerNode =
      perNode ? perNode
              : std::max<int64_t>(1, int64_t(number("gpus_per_node")));
  out.error = checkDevices(spec, out.devicesPerNode);
  if (!out.error.empty())
    return out;
  out.pipeline = pipelineOf(spec, report);
  out.step = simulatePipeline(out.pipeline);
  out.error = out.step.error;
  if (!out.error.empty())
    return out;
  out.devices = report.devices;
  out.microbatches = report.microbatches;
  out.samples = report.samples;
  out.tokens = report.tokens;
  out.parameters = spec.model.parameters();
  out.modelFlops = report.modelFlops;
  out.hardwareFlops = report.hardwareFlops;
  static constexpr StringLiteral peaks[] = {"f32", "f16", "f16", "f8", "f4"};
  out.peakFlops = number(peaks[int(spec.plan.precision)]);
  for (const StageReport &s : report.stages)
    out.processMemory = std::max(out.processMemory, s.process);
  out.deviceMemory = report.deviceMemory;
  for (const StageMemory &m : out.step.memory)
    out.memory = std::max(out.memory, m.peak + out.processMemory);
  return out;
}

} // namespace dgc
