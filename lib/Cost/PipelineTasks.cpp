//===- PipelineTasks.cpp - A step task by task ----------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "PipelineTasks.h"
#include "dgc/Cost/EventSim.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace dgc {

namespace {
/// The schedule as tasks of an event graph: a compute stream and two links for
/// each stage.
class Builder {
public:
  Builder(const PipelineSpec &spec, const PipelineShape &shape,
          const Schedule &schedule)
      : spec(spec), shape(shape), schedule(schedule), m(schedule.microbatches) {
    size_t size = size_t(schedule.virtualStages()) * m;
    for (auto &list : arrival)
      list.assign(size, -1);
  }

  void build() {
    for (int s = 0; s < schedule.stages; ++s) {
      compute.push_back(graph.addResource("compute"));
      for (auto &list : link)
        list.push_back(graph.addResource("link"));
      memory.push_back(graph.addMemory("stage", fixedBytes(s)));
    }
    for (int s = 0; s < schedule.stages; ++s)
      for (const ScheduleTask &t : schedule.order[s])
        addTask(s, t);
    for (auto [i, t] : enumerate(placed))
      if (!isSend(t.kind))
        addInput(int(i));
  }

  EventGraph graph;
  std::vector<PipelineTask> placed; // by task of the graph

private:
  static bool isSend(PipelineTask::Kind kind) {
    return kind == PipelineTask::SendForward ||
           kind == PipelineTask::SendBackward;
  }

  double fixedBytes(int s) const {
    const StageCost &c = spec.stages[s];
    return c.parameterBytes + c.gradientBytes + c.optimizerBytes +
           c.bufferBytes + c.processBytes;
  }

  int place(int s, const ScheduleTask &t, PipelineTask::Kind kind, int resource,
            double duration) {
    placed.push_back({kind, isSend(kind), int16_t(s), t.chunk, t.microbatch});
    return graph.addTask("", resource, duration);
  }

  void addTask(int s, const ScheduleTask &t) {
    int k = schedule.virtualStageOf(s, t.chunk);
    bool forward = t.kind == TaskKind::Forward;
    double send = t.kind == TaskKind::Weight ? 0
                  : forward                  ? shape.sendForward[k]
                                             : shape.sendBackward[k];
    double duration = shape.duration[int(t.kind)][k];
    int task = place(s, t, PipelineTask::Kind(t.kind), compute[s],
                     spec.overlapSends ? duration : duration - send);
    TaskMemory use = taskMemory(spec, s, t);
    graph.addMemoryUse(task, memory[s], use.atStart + use.during,
                       use.atEnd - use.during);
    if (send > 0) {
      // A blocking send occupies the compute stream.
      auto kind =
          forward ? PipelineTask::SendForward : PipelineTask::SendBackward;
      int resource = spec.overlapSends ? link[forward ? 0 : 1][s] : compute[s];
      int sent = place(s, t, kind, resource, send);
      graph.addDep(sent, {task});
      task = sent;
    }
    if (t.kind != TaskKind::Weight)
      arrival[forward ? 0 : 1][size_t(k) * m + t.microbatch] = task;
  }

  void addInput(int task) {
    const PipelineTask &t = placed[task];
    int k = schedule.virtualStageOf(t.stage, t.chunk);
    size_t at = size_t(k) * m + t.microbatch;
    if (t.kind == PipelineTask::Forward && k > 0)
      graph.addDep(task, {arrival[0][at - m]});
    if (t.kind == PipelineTask::Backward)
      graph.addDep(task,
                   {k + 1 == schedule.virtualStages() ? arrival[0][at]
                                                      : arrival[1][at + m]});
  }

  const PipelineSpec &spec;
  const PipelineShape &shape;
  const Schedule &schedule;
  int m;
  std::vector<int> compute, memory;
  std::array<std::vector<int>, 2> link;    // forward, backward
  std::array<std::vector<int>, 2> arrival; // the task that delivers
};
} // namespace

PipelineSpan runTasks(const PipelineSpec &spec, const PipelineShape &shape,
                      PipelineResult &out) {
  PipelineSpan span;
  span.schedule =
      makeSchedule(shape.kind, shape.stages, shape.chunks, shape.microbatches);
  Builder builder(spec, shape, span.schedule);
  builder.build();
  EventResult run = simulate(builder.graph);
  out.error = run.error;
  if (!run.error.empty())
    return span;
  span.firstStart.assign(shape.stages, -1);
  span.lastEnd.assign(shape.stages, 0);
  for (auto [i, t] : enumerate(builder.placed)) {
    t.start = run.start[i];
    t.end = run.end[i];
    if (t.communication && spec.overlapSends)
      continue;
    if (span.firstStart[t.stage] < 0)
      span.firstStart[t.stage] = t.start;
    span.lastEnd[t.stage] = std::max(span.lastEnd[t.stage], t.end);
  }
  out.tasks = std::move(builder.placed);
  for (const std::vector<MemoryPoint> &line : run.timeline) {
    out.memoryOver.emplace_back();
    for (const MemoryPoint &p : line)
      out.memoryOver.back().push_back({p.time, p.bytes});
  }
  return span;
}

void addStepEnd(const PipelineSpec &spec, PipelineResult &out) {
  auto add = [&](PipelineTask::Kind kind, bool communication, size_t s,
                 double start, double end) {
    if (end > start)
      out.tasks.push_back({kind, communication, int16_t(s), 0, -1, start, end});
  };
  double gradients = 0;
  for (const StageTime &t : out.stages)
    gradients = std::max(gradients, t.lastEnd + t.gradientSync);
  for (auto [s, t] : enumerate(out.stages)) {
    const StageCost &cost = spec.stages[s];
    double synced = t.lastEnd + t.gradientSync;
    add(PipelineTask::GradientSync, true, s,
        synced - std::max(cost.gradientSync.seconds, t.gradientSync), synced);
    double start = spec.waitForAllGradients ? gradients : synced;
    add(PipelineTask::Optimizer, false, s, start, start + t.optimizer);
    add(PipelineTask::ParameterGather, true, s, start + t.optimizer,
        start + t.optimizer + t.parameterGather);
  }
}

} // namespace dgc
