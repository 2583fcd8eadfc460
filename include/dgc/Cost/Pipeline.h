//===- Pipeline.h - Time and memory of a pipelined step ---------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// One training step of one data-parallel replica (all replicas are alike): the
// tasks of a schedule (Schedule.h) on p stages, then gradient synchronisation
// and optimizer. All times are seconds, all sizes bytes on one device.
//
// The orders of the tasks are fixed, so that starting times are a longest path:
// a task starts when the task before it on its stage has ended and its input
// has arrived. Long schedules are cut short where that is exact: once
// consecutive rounds of microbatches differ by a constant time on all stages,
// further rounds do too (the recurrence is linear over max and plus), and are
// added by a multiplication.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_COST_PIPELINE_H
#define DGC_COST_PIPELINE_H

#include "dgc/Cost/Schedule.h"
#include <array>

namespace dgc {

/// What the collectives within a task are for.
enum class CommKind { Tensor, Context, Expert, Parameters };
constexpr int numCommKinds = 4;
llvm::StringRef toString(CommKind kind); // "tensor parallel", ...
using CommTime = std::array<double, numCommKinds>;

/// Seconds of one task.
struct TaskCost {
  double compute = 0;  // kernels and what they wait for on the host
  CommTime exposed{};  // collectives in line with the kernels
  CommTime hideable{}; // collectives that may run beside the kernels
};

/// The piece of the model that a stage holds as one chunk: costs for one
/// microbatch.
struct ChunkCost {
  TaskCost forward, backward; // backward: gradient of the input
  TaskCost weight;            // gradient of the parameters
  TaskCost recompute;         // forward again, before backward
  /// Kept from the start of forward to the end of backward.
  double activationBytes = 0;
  /// What of it is kept on, with gradients, until Weight has run, where
  /// backward is split.
  double weightStashBytes = 0;
  /// Taken only while forward runs, and only while backward (and weight, if not
  /// split) runs, recomputed activations included.
  double forwardWorkspace = 0, backwardWorkspace = 0;
};

/// A collective once a step, some of which runs beside a task.
struct OverlappedCost {
  double seconds = 0;
  /// The fraction of that task's time behind which it may hide.
  double overlap = 0;
};

struct StageCost {
  std::vector<ChunkCost> chunks;  // as many on all stages
  double microbatchOverhead = 0;  // a microbatch, spread over its tasks
  OverlappedCost gradientSync;    // behind the stage's last backward task
  double optimizer = 0;           // update of the parameters
  OverlappedCost parameterGather; // behind the stage's first forward task
  double parameterBytes = 0, gradientBytes = 0, optimizerBytes = 0;
  double bufferBytes = 0;  // communication buffers and the like, all the time
  double processBytes = 0; // beyond tensors: context, libraries, allocator
};

struct PipelineSpec {
  ScheduleKind schedule = ScheduleKind::OneFOneB;
  int microbatches = 1;
  std::vector<StageCost> stages;
  /// Seconds to send a microbatch's activations from virtual stage k to k + 1,
  /// and its gradients from k + 1 to k. Empty: none; else one entry a boundary
  /// (stages x chunks - 1). Not used between chunks on one stage.
  std::vector<double> sendForward, sendBackward;
  /// Transfers run beside compute (they delay what they carry only); else the
  /// sender waits until the data has arrived.
  bool overlapSends = false;
  /// Hidden communication slows what it hides behind: this fraction of the
  /// shorter of the two is paid.
  double overlapTax = 0;
  /// No stage updates before all gradients are there (a norm over all of them);
  /// else stages go on by themselves.
  bool waitForAllGradients = true;
  double fixedOverhead = 0; // once a step
};

enum class MemoryKind {
  Parameters,
  Gradients,
  OptimizerState,
  Activations, // of microbatches in flight
  Workspace,   // of the running task
  Buffers,
  Process
};
constexpr int numMemoryKinds = 7;
llvm::StringRef toString(MemoryKind kind); // "parameters", ...

/// Where a stage's step time goes; the fields up to `fixed` add up to the step
/// time.
struct StageTime {
  double compute = 0, recompute = 0;
  double overhead = 0;        // microbatchOverhead
  CommTime communication{};   // in line, and what did not hide
  double send = 0;            // blocking transfers
  double idle = 0;            // the bubble, and waiting for other stages
  double gradientSync = 0;    // what did not hide
  double optimizer = 0;       //
  double parameterGather = 0; // what did not hide
  double fixed = 0;           //
  double hiddenSeconds = 0;   // communication that did hide
  double firstStart = 0;      // of the first and
  double lastEnd = 0;         // last task of the schedule
  double communicationSum() const {
    double sum = 0;
    for (double x : communication)
      sum += x;
    return sum;
  }
  double busy() const {
    return compute + recompute + overhead + communicationSum() + send;
  }
};

struct StageMemory {
  std::array<double, numMemoryKinds> atPeak{};
  double peak = 0;
  int inFlight = 0; // most microbatches (of one chunk each) held at once
};

/// What ran where, for traces.
struct PipelineTask {
  enum Kind : uint8_t {
    Forward,
    Backward,
    Weight,
    SendForward,
    SendBackward,
    GradientSync,
    Optimizer,
    ParameterGather
  } kind = Forward;
  bool communication = false; // on the communication stream
  int16_t stage = 0, chunk = 0;
  int32_t microbatch = -1;
  double start = 0, end = 0;
};
llvm::StringRef toString(PipelineTask::Kind kind);

struct PipelineResult {
  std::string error; // why the spec makes no sense, or empty
  double stepTime = 0;
  double pipelineTime = 0; // until the last task of the schedule ends
  /// Idle share of the stages' time during pipelineTime.
  double bubble = 0;
  int busiestStage = 0;
  std::vector<StageTime> stages;
  std::vector<StageMemory> memory; // by stage
  /// Microbatches that were simulated one by one.
  int simulatedMicrobatches = 0;
  std::vector<PipelineTask> tasks; // Detail::Tasks only
  struct MemoryAt {
    double time = 0, bytes = 0;
  };
  std::vector<std::vector<MemoryAt>> memoryOver; // by stage, Detail::Tasks only
};

enum class Detail {
  Totals, // in the time of a few rounds, however many microbatches
  Tasks   // every task
};

PipelineResult simulatePipeline(const PipelineSpec &spec,
                                Detail detail = Detail::Totals);

} // namespace dgc

#endif // DGC_COST_PIPELINE_H
