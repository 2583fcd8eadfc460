//===- PipelineRun.h - Starting times of a schedule's tasks -----*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_COST_PIPELINERUN_H
#define DGC_LIB_COST_PIPELINERUN_H

#include "dgc/Cost/Pipeline.h"

namespace dgc {

/// A spec as the recurrence sees it: one duration a kind of task and virtual
/// stage.
struct PipelineShape {
  ScheduleKind kind = ScheduleKind::OneFOneB;
  int stages = 1, chunks = 1, microbatches = 1;
  bool overlapSends = false;
  /// Blocking sends are part of the duration.
  std::array<std::vector<double>, numTaskKinds> duration;
  std::vector<double> sendForward, sendBackward; // from virtual stage k
};

/// When tasks end and what they send has arrived, for task kind, virtual stage
/// k and microbatch i at [kind][k * microbatches + i].
struct PipelineTimes {
  int microbatches = 0;
  std::array<std::vector<double>, numTaskKinds> end;
  /// Of Forward and Backward, with overlapSends; else what is sent arrives when
  /// the task ends.
  std::array<std::vector<double>, 2> arrival;
  double endOf(TaskKind kind, int k, int i) const {
    return end[int(kind)][size_t(k) * microbatches + i];
  }
};

/// Evaluates the recurrence for every task of `schedule`, a legal one.
PipelineTimes runSchedule(const PipelineShape &shape, const Schedule &schedule);

/// First start and last end of each stage, and the schedule (of at most
/// shape.microbatches) that was run to find them.
struct PipelineSpan {
  std::vector<double> firstStart, lastEnd;
  Schedule schedule;
};
PipelineSpan runPipeline(const PipelineShape &shape);

} // namespace dgc

#endif // DGC_LIB_COST_PIPELINERUN_H
