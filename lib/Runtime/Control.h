//===- Control.h - What ranks and their watcher share -----------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Every rank writes only its own slot and state. Collectives are numbered; SPMD
// ranks all have the same numbers.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_RUNTIME_CONTROL_H
#define DGC_LIB_RUNTIME_CONTROL_H

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <ctime>

namespace dgc::rt {

/// One cache line: the arrival count of a rank and what it asks for. Fields are
/// atomics only so that a reader of a rank that runs ahead (a mismatch) is no
/// data race; `seq` orders them.
struct alignas(64) RankSlot {
  /// 2n - 1 once the rank has arrived at its n-th collective, 2n once it is
  /// done with its peers' data. Waited on with futexes.
  std::atomic<uint32_t> seq;
  std::atomic<uint32_t> waiters;
  /// Kind, dtype, redop and number of further operands, a byte each.
  std::atomic<uint32_t> kindType;
  std::atomic<int32_t> group, table, opId;
  std::atomic<int64_t> count;   // of all operands
  std::atomic<int64_t> in, out; // from the start of the rank's heap
};
static_assert(sizeof(RankSlot) == 64, "one cache line");

/// An operand of several that a rank asks to combine; ordered by its slot's
/// `seq`.
struct RankPart {
  std::atomic<int64_t> in, out, count;
};
/// More operands than these meet in several goes.
constexpr int kMaxParts = 64;

/// A collective in the flight recorder.
struct FlightEntry {
  uint64_t number;        // from 1
  int64_t beginNs, endNs; // endNs 0: not done
  int64_t count;
  int32_t kind, dtype, group, opId;
};
constexpr int kFlightEntries = 64;

enum RankPhase : int32_t { kStarting = 0, kRunning = 1, kEnded = 2 };

struct alignas(64) RankState {
  std::atomic<int32_t> phase;
  std::atomic<int32_t> step;
  std::atomic<int64_t> stepSinceNs; // 0: in no step
  /// Set only in a wait that did not end at once.
  std::atomic<int64_t> waitSinceNs; // 0: not waiting
  std::atomic<int32_t> waitRank;
  std::atomic<uint32_t> waitSeq;
  std::atomic<uint64_t> flights; // collectives begun
  FlightEntry flight[kFlightEntries];
  RankPart parts[kMaxParts];
  std::atomic<int32_t> hasMessage;
  char message[2048];
};

struct Control {
  /// Rank + 1 of the first rank that failed; waiting ranks give up.
  std::atomic<uint32_t> poison;
};

/// What all ranks see: control, slots and states in shared memory, and one heap
/// a rank.
struct Segment {
  Control *control = nullptr;
  RankSlot *slots = nullptr;
  RankState *states = nullptr;
  char *heaps = nullptr;
  size_t stride = 0; // between heaps
  int numRanks = 0;
  char *heap(int rank) const { return heaps + stride * rank; }
};

inline int64_t nowNs() {
  timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return int64_t(t.tv_sec) * 1000000000 + t.tv_nsec;
}

void futexWait(std::atomic<uint32_t> &word, uint32_t value, int64_t timeoutNs);
void futexWakeAll(std::atomic<uint32_t> &word);
inline void cpuRelax() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#endif
}

/// Marks the world as failed by `rank` (the first one stays) and wakes waiters.
void poison(const Segment &segment, int rank);
/// Stores the reason for the watcher; the first message of a rank stays.
void setMessage(RankState &state, const char *text);

} // namespace dgc::rt

#endif // DGC_LIB_RUNTIME_CONTROL_H
