//===- Program.h - One rank's part of a running package ---------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_RUNTIME_PROGRAM_H
#define DGC_LIB_RUNTIME_PROGRAM_H

#include "Context.h"
#include "dgc/Runtime/Run.h"
#include <atomic>

namespace dgc::rt {

/// Offsets in a rank's heap, the same for all ranks.
struct HeapLayout {
  explicit HeapLayout(const Manifest &manifest);
  std::vector<size_t> args, results; // a result in place has its argument's
  size_t arena = 0, total = 0;
};

/// How a donated argument gets its next value.
struct FeedBack {
  enum Kind { InPlace, Swap, Move, Reload } kind;
  int arg, result;
  int swapWith = -1; // Swap: the argument whose buffer holds the result, or -1
};
/// What happens between two steps, in this order; an Error if it cannot be
/// done.
Error planFeedBack(const Manifest &manifest, std::vector<FeedBack> &out);

/// How many probes a run takes.
size_t numProbes(const RunConfig &config);

/// What ranks leave for the launcher, in shared memory.
struct SharedResults {
  std::atomic<int32_t> *stepsDone = nullptr;
  double *scalars = nullptr;     // [step][scalar]
  double *stepSeconds = nullptr; // [rank][timed step]
  CoreProbe *probes = nullptr;   // [rank][probe]
  double *firstStep = nullptr;   // [rank]
  double *cpu = nullptr;         // [rank]
  double *work = nullptr;        // [rank][kind][seconds, calls]
  double *comm = nullptr;        // [rank][kind][seconds, calls]
  std::vector<char *> outputs;   // whole tensors
};

/// What all ranks share, made before they start.
struct ProgramPlan {
  const Manifest *manifest;
  const RunConfig *config;
  const std::vector<HostTensor> *inputs;
  HeapLayout layout;
  std::vector<FeedBack> feedBack;
  std::vector<int> scalarResults;
  dgc_entry_fn entry;
  const void *constants;
  SharedResults shared;
  std::function<char *(int)> heapOf;
};

class Program {
public:
  Program(const ProgramPlan &plan, RankContext &rank);
  /// Loads, runs, leaves results; the rank's exit code.
  int run();

private:
  void load(int arg);
  void pointAll();
  bool step(int number);
  bool advance();
  bool move(const FeedBack &f);
  void recordScalars(int step);
  bool leaveOutputs();
  bool checkReplica(int result);
  bool benchmark();
  bool takeProbe();
  double cpuSeconds() const;
  bool synchronize() { return rank.comm->barrier() == kStatusOk; }

  const ProgramPlan &plan;
  const Manifest &manifest;
  RankContext &rank;
  std::vector<size_t> argAt, resultAt; // offsets now; swaps change them
  std::vector<void *> args, results;
  std::vector<std::pair<int, CopyPlan>> padding; // of arguments fed back
  Probe probe;
  size_t probesTaken = 0;
};

} // namespace dgc::rt

#endif // DGC_LIB_RUNTIME_PROGRAM_H
