//===- Schedule.h - Pipeline schedules as data ------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// A schedule says, for each stage, in which order it runs its tasks. A model
// that is cut into p x v pieces ("virtual stages") runs on p stages, each of
// which holds v pieces ("chunks"). The forward task of a microbatch on virtual
// stage k needs the one on k - 1; its backward task needs the one on k + 1, and
// on the last virtual stage its own forward task. Where backward is split,
// Backward is the gradient of the piece's input (which the next stage waits
// for), Weight that of its parameters (which nothing waits for); else Backward
// is both.
//
//   kind         chunks  splits  idle time in forward/backward/weight times,
//                                stages alike, m microbatches
//   gpipe        1       no      (p-1)(F+B)
//   1f1b         1       no      (p-1)(F+B)
//   interleaved  v       no      (p-1)(F+B)/v
//   zb-h1        1       yes     (p-1)(F+B-W)
//   zb-h2        1       yes     (p-1)(F+B-2W), if the stages need not end a
//                                step together
//   zb-v         2       yes     0 within a stage's span, if F = B = W
//
// GPipe: Huang et al., arXiv:1811.06965. 1F1B: Harlap et al., arXiv:1806.03377
// and Narayanan et al., arXiv:2006.09503. Interleaved: Narayanan et al.,
// arXiv:2104.04473. Zero bubble: Qi et al., arXiv:2401.10241.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_COST_SCHEDULE_H
#define DGC_COST_SCHEDULE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace dgc {

enum class ScheduleKind { GPipe, OneFOneB, Interleaved, ZBH1, ZBH2, ZBV };
constexpr int numScheduleKinds = 6;
llvm::StringRef toString(ScheduleKind kind); // "gpipe", "1f1b", ...
std::optional<ScheduleKind> parseScheduleKind(llvm::StringRef name);
/// All names, for messages.
llvm::ArrayRef<llvm::StringLiteral> scheduleKindNames();
/// Does the kind run Backward and Weight apart?
bool splitsBackward(ScheduleKind kind);

enum class TaskKind : uint8_t { Forward, Backward, Weight };
constexpr int numTaskKinds = 3;

struct ScheduleTask {
  TaskKind kind = TaskKind::Forward;
  int16_t chunk = 0;
  int32_t microbatch = 0;
  bool operator==(const ScheduleTask &o) const {
    return kind == o.kind && chunk == o.chunk && microbatch == o.microbatch;
  }
};

struct Schedule {
  ScheduleKind kind = ScheduleKind::OneFOneB;
  int stages = 1, chunks = 1, microbatches = 1;
  std::vector<std::vector<ScheduleTask>> order; // one a stage

  int virtualStages() const { return stages * chunks; }
  /// Where the pieces lie: round robin, or for zb-v down and up again.
  int stageOf(int virtualStage) const;
  int virtualStageOf(int stage, int chunk) const;
};

/// Why there is no such schedule, or an empty string. The largest product of
/// stages, chunks and microbatches is 2^27.
std::string checkScheduleShape(ScheduleKind kind, int64_t stages,
                               int64_t chunks, int64_t microbatches);

/// The schedule of a legal shape (checkScheduleShape). Microbatches need not
/// divide by the stages: an interleaved schedule drops the missing ones of the
/// last group, which keeps every order that was legal legal.
Schedule makeSchedule(ScheduleKind kind, int stages, int chunks,
                      int microbatches);

/// Microbatches after which the orders of a long schedule repeat.
int schedulePeriod(ScheduleKind kind, int stages);

/// Why `schedule` cannot run, or an empty string: a task that is missing, there
/// twice or out of range, or a deadlock, with the tasks that wait for each
/// other.
std::string checkSchedule(const Schedule &schedule);

/// One line a stage, e.g. `stage 0: F0 F1 B0 F2 B1 B2`; chunks as F0.1.
std::string toString(const Schedule &schedule);

} // namespace dgc

#endif // DGC_COST_SCHEDULE_H
