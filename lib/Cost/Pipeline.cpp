//===- Pipeline.cpp - Time and memory of a pipelined step -----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Cost/Pipeline.h"
#include "PipelineRun.h"
#include "PipelineTasks.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>
#include <numeric>

using namespace llvm;

namespace dgc {

StringRef toString(MemoryKind kind) {
  static constexpr StringLiteral names[] = {
      "parameters", "gradients", "optimizer state", "activations",
      "workspace",  "buffers",   "process"};
  return names[static_cast<int>(kind)];
}

StringRef toString(CommKind kind) {
  static constexpr StringLiteral names[] = {
      "tensor parallel", "context parallel", "expert parallel", "parameters"};
  return names[static_cast<int>(kind)];
}

StringRef toString(PipelineTask::Kind kind) {
  static constexpr StringLiteral names[] = {
      "forward",       "backward",      "weight",    "send forward",
      "send backward", "gradient sync", "optimizer", "parameter gather"};
  return names[static_cast<int>(kind)];
}

/// Why a spec makes no sense, or empty.
static std::string checkSpec(const PipelineSpec &spec) {
  if (spec.stages.empty())
    return "a pipeline needs at least one stage";
  size_t chunks = spec.stages[0].chunks.size();
  bool fine = true;
  auto number = [&](ArrayRef<double> list) {
    for (double x : list)
      fine &= x >= 0 && std::isfinite(x);
  };
  number({spec.overlapTax, spec.fixedOverhead});
  for (auto [s, stage] : enumerate(spec.stages)) {
    if (stage.chunks.size() != chunks)
      return formatv("stage {0} has {1} chunks, stage 0 has {2}", s,
                     stage.chunks.size(), chunks);
    for (const ChunkCost &c : stage.chunks) {
      for (const TaskCost &t : {c.forward, c.backward, c.weight, c.recompute}) {
        number(t.compute);
        number(t.exposed);
        number(t.hideable);
      }
      number({c.activationBytes, c.weightStashBytes, c.forwardWorkspace,
              c.backwardWorkspace});
    }
    for (const OverlappedCost &c : {stage.gradientSync, stage.parameterGather})
      number({c.seconds, c.overlap});
    number({stage.microbatchOverhead, stage.optimizer, stage.parameterBytes,
            stage.gradientBytes, stage.optimizerBytes, stage.bufferBytes,
            stage.processBytes});
    if (!fine)
      return formatv("a time or size of stage {0} (or of the whole step) is "
                     "negative or no number",
                     s);
  }
  for (const std::vector<double> *sends :
       {&spec.sendForward, &spec.sendBackward}) {
    if (!sends->empty() && sends->size() + 1 != spec.stages.size() * chunks)
      return formatv("there are {0} times to send, not one for each of {1} "
                     "boundaries",
                     sends->size(), spec.stages.size() * chunks - 1);
    for (double x : *sends)
      number({x});
  }
  if (!fine)
    return "a time to send is negative or no number";
  return checkScheduleShape(spec.schedule, spec.stages.size(), chunks,
                            spec.microbatches);
}

namespace {
/// A task's time and its parts.
struct TaskTime {
  double compute = 0, recompute = 0, hidden = 0;
  CommTime communication{};
  double sum() const {
    return std::accumulate(communication.begin(), communication.end(),
                           compute + recompute);
  }
};
} // namespace

static TaskTime timeOf(ArrayRef<const TaskCost *> costs,
                       const TaskCost *recompute, double tax) {
  TaskTime t;
  CommTime hideable{};
  auto add = [&](const TaskCost &c, double &compute) {
    compute += c.compute;
    for (int k = 0; k < numCommKinds; ++k) {
      t.communication[k] += c.exposed[k];
      hideable[k] += c.hideable[k];
    }
  };
  for (const TaskCost *c : costs)
    add(*c, t.compute);
  if (recompute)
    add(*recompute, t.recompute);
  double all = std::accumulate(hideable.begin(), hideable.end(), 0.0);
  if (all == 0)
    return t;
  t.hidden = std::min(all, t.compute + t.recompute);
  double share = (all - t.hidden + tax * t.hidden) / all; // that is paid
  for (int k = 0; k < numCommKinds; ++k)
    t.communication[k] += share * hideable[k];
  return t;
}

/// By kind of task.
static std::array<TaskTime, numTaskKinds> chunkTimes(const ChunkCost &c,
                                                     bool split, double tax) {
  if (split)
    return {timeOf({&c.forward}, nullptr, tax),
            timeOf({&c.backward}, &c.recompute, tax),
            timeOf({&c.weight}, nullptr, tax)};
  return {timeOf({&c.forward}, nullptr, tax),
          timeOf({&c.backward, &c.weight}, &c.recompute, tax), TaskTime()};
}

static PipelineShape shapeOf(const PipelineSpec &spec) {
  PipelineShape shape;
  shape.kind = spec.schedule;
  shape.stages = int(spec.stages.size());
  shape.chunks = int(spec.stages[0].chunks.size());
  shape.microbatches = spec.microbatches;
  shape.overlapSends = spec.overlapSends;
  bool split = splitsBackward(spec.schedule);
  Schedule places{spec.schedule, shape.stages, shape.chunks, 1, {}};
  int pieces = places.virtualStages();
  shape.sendForward.assign(pieces, 0);
  shape.sendBackward.assign(pieces, 0);
  for (int k = 0; k + 1 < pieces; ++k) {
    if (places.stageOf(k) == places.stageOf(k + 1))
      continue;
    if (!spec.sendForward.empty())
      shape.sendForward[k] = spec.sendForward[k];
    if (!spec.sendBackward.empty())
      shape.sendBackward[k + 1] = spec.sendBackward[k];
  }
  for (int kind = 0; kind < numTaskKinds; ++kind)
    shape.duration[kind].assign(pieces, 0);
  for (auto [s, stage] : enumerate(spec.stages))
    for (auto [c, chunk] : enumerate(stage.chunks)) {
      int k = places.virtualStageOf(s, c);
      auto times = chunkTimes(chunk, split, spec.overlapTax);
      double overhead =
          stage.microbatchOverhead / double(shape.chunks * (split ? 3 : 2));
      for (int kind = 0; kind < (split ? 3 : 2); ++kind)
        shape.duration[kind][k] = times[kind].sum() + overhead;
      if (!spec.overlapSends) {
        shape.duration[int(TaskKind::Forward)][k] += shape.sendForward[k];
        shape.duration[int(TaskKind::Backward)][k] += shape.sendBackward[k];
      }
    }
  return shape;
}

/// What of a collective is paid for beside a task of `beside` seconds, and what
/// is hidden.
static std::pair<double, double> paid(const OverlappedCost &cost, double beside,
                                      double tax) {
  double hidden = std::min(cost.seconds, cost.overlap * beside);
  return {cost.seconds - hidden + tax * hidden, hidden};
}

/// The parts of each stage's time that do not depend on waiting.
static StageTime workOf(const PipelineSpec &spec, const PipelineShape &shape,
                        int s) {
  StageTime out;
  const StageCost &stage = spec.stages[s];
  Schedule places{shape.kind, shape.stages, shape.chunks, 1, {}};
  double m = spec.microbatches;
  double firstForward = 0, lastBackward = 0;
  for (auto [c, chunk] : enumerate(stage.chunks)) {
    auto times =
        chunkTimes(chunk, splitsBackward(spec.schedule), spec.overlapTax);
    int k = places.virtualStageOf(s, c);
    for (const TaskTime &t : times) {
      out.compute += m * t.compute;
      out.recompute += m * t.recompute;
      for (int k = 0; k < numCommKinds; ++k)
        out.communication[k] += m * t.communication[k];
      out.hiddenSeconds += m * t.hidden;
    }
    double sends = shape.sendForward[k] + shape.sendBackward[k];
    (spec.overlapSends ? out.hiddenSeconds : out.send) += m * sends;
    if (c == 0)
      firstForward = times[0].sum();
    // All chunks' last backward tasks come at the end of a stage's order.
    lastBackward += times[1].sum() + times[2].sum();
  }
  out.overhead = m * stage.microbatchOverhead;
  double hidden;
  std::tie(out.gradientSync, hidden) =
      paid(stage.gradientSync, lastBackward, spec.overlapTax);
  out.hiddenSeconds += hidden;
  std::tie(out.parameterGather, hidden) =
      paid(stage.parameterGather, firstForward, spec.overlapTax);
  out.hiddenSeconds += hidden;
  out.optimizer = stage.optimizer;
  out.fixed = spec.fixedOverhead;
  return out;
}

/// The largest sum over a stage's order. Tasks of a stage run one after the
/// other, so their times do not matter.
static StageMemory memoryOf(const PipelineSpec &spec, const Schedule &schedule,
                            int s) {
  const StageCost &stage = spec.stages[s];
  StageMemory out;
  auto at = [&](MemoryKind kind) -> double & { return out.atPeak[int(kind)]; };
  at(MemoryKind::Parameters) = stage.parameterBytes;
  at(MemoryKind::Gradients) = stage.gradientBytes;
  at(MemoryKind::OptimizerState) = stage.optimizerBytes;
  at(MemoryKind::Buffers) = stage.bufferBytes;
  at(MemoryKind::Process) = stage.processBytes;
  double held = 0, peak = -1;
  int inFlight = 0;
  std::vector<TaskMemory> uses;
  for (size_t c = 0; c < stage.chunks.size(); ++c)
    for (int kind = 0; kind < numTaskKinds; ++kind)
      uses.push_back(taskMemory(spec, s, {TaskKind(kind), int16_t(c), 0}));
  for (const ScheduleTask &t : schedule.order[s]) {
    const TaskMemory &use = uses[t.chunk * numTaskKinds + int(t.kind)];
    held += use.atStart;
    if (t.kind == TaskKind::Forward)
      out.inFlight = std::max(out.inFlight, ++inFlight);
    if (held + use.during > peak) {
      peak = held + use.during;
      at(MemoryKind::Activations) = held;
      at(MemoryKind::Workspace) = use.during;
    }
    held += use.atEnd;
    if (t.kind == TaskKind::Backward)
      --inFlight;
  }
  for (double bytes : out.atPeak)
    out.peak += bytes;
  return out;
}

TaskMemory taskMemory(const PipelineSpec &spec, int s, const ScheduleTask &t) {
  const ChunkCost &c = spec.stages[s].chunks[t.chunk];
  double stash = splitsBackward(spec.schedule) ? c.weightStashBytes : 0;
  switch (t.kind) {
  case TaskKind::Forward:
    return {c.activationBytes, c.forwardWorkspace, 0};
  case TaskKind::Backward:
    return {0, c.backwardWorkspace, stash - c.activationBytes};
  case TaskKind::Weight:
    return {0, 0, -stash};
  }
  return {};
}

/// Puts the stages' ends together: who waits for whom, and what the step takes.
static void addUp(const PipelineSpec &spec, const PipelineSpan &span,
                  PipelineResult &out) {
  double gradients = 0;
  for (auto [s, t] : enumerate(out.stages)) {
    t.firstStart = span.firstStart[s];
    t.lastEnd = span.lastEnd[s];
    double from = spec.waitForAllGradients ? 0 : t.firstStart;
    out.pipelineTime = std::max(out.pipelineTime, t.lastEnd - from);
    gradients = std::max(gradients, t.lastEnd + t.gradientSync);
  }
  double busiest = -1, idle = 0;
  for (auto [s, t] : enumerate(out.stages)) {
    double after = t.optimizer + t.parameterGather + t.fixed;
    double end = spec.waitForAllGradients
                     ? gradients + after
                     : t.lastEnd - t.firstStart + t.gradientSync + after;
    out.stepTime = std::max(out.stepTime, end);
    idle += out.pipelineTime - t.busy();
    if (t.busy() > busiest) {
      busiest = t.busy();
      out.busiestStage = int(s);
    }
  }
  for (StageTime &t : out.stages)
    t.idle = std::max(0.0, out.stepTime - t.busy() - t.gradientSync -
                               t.optimizer - t.parameterGather - t.fixed);
  if (out.pipelineTime > 0)
    out.bubble =
        std::max(0.0, idle / (double(out.stages.size()) * out.pipelineTime));
}

PipelineResult simulatePipeline(const PipelineSpec &spec, Detail detail) {
  PipelineResult out;
  out.error = checkSpec(spec);
  if (!out.error.empty())
    return out;
  PipelineShape shape = shapeOf(spec);
  for (int s = 0; s < shape.stages; ++s)
    out.stages.push_back(workOf(spec, shape, s));
  PipelineSpan span = detail == Detail::Totals ? runPipeline(shape)
                                               : runTasks(spec, shape, out);
  if (!out.error.empty())
    return out;
  out.simulatedMicrobatches = span.schedule.microbatches;
  for (int s = 0; s < shape.stages; ++s)
    out.memory.push_back(memoryOf(spec, span.schedule, s));
  addUp(spec, span, out);
  if (detail == Detail::Tasks)
    addStepEnd(spec, out);
  return out;
}

} // namespace dgc
