//===- PipelineTasks.h - A step task by task --------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_COST_PIPELINETASKS_H
#define DGC_LIB_COST_PIPELINETASKS_H

#include "PipelineRun.h"

namespace dgc {

/// Bytes that a task takes at its start and (negative: gives back) at its end,
/// and more that it needs while it runs.
struct TaskMemory {
  double atStart = 0, during = 0, atEnd = 0;
};
TaskMemory taskMemory(const PipelineSpec &spec, int stage,
                      const ScheduleTask &task);

/// Runs all tasks through the event simulator; fills out.tasks and
/// out.memoryOver, and out.error if that fails.
PipelineSpan runTasks(const PipelineSpec &spec, const PipelineShape &shape,
                      PipelineResult &out);

/// Appends what comes after the schedule to out.tasks: gradient
/// synchronisation, optimizer, parameter gathers. Their hidden parts lie beside
/// the tasks that hide them.
void addStepEnd(const PipelineSpec &spec, PipelineResult &out);

} // namespace dgc

#endif // DGC_LIB_COST_PIPELINETASKS_H
