//===- PipelineOf.h - Costs of stages from prices of blocks -----*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_SIMULATOR_PIPELINEOF_H
#define DGC_LIB_SIMULATOR_PIPELINEOF_H

#include "dgc/Simulator/Simulate.h"

namespace dgc::simulator {

/// The schedule that a plan means: more chunks than one without a further word
/// are interleaved.
ScheduleKind scheduleOf(const PlanSpec &plan);

/// The pipeline of a run whose blocks are priced (report.time) and whose stages
/// have their layers and memory (report.stages).
PipelineSpec pipelineOf(const RunWork &work, const RunReport &report);

} // namespace dgc::simulator

#endif // DGC_LIB_SIMULATOR_PIPELINEOF_H
