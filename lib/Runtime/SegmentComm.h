//===- SegmentComm.h - Collectives over a shared segment --------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// The engine of the `shm` and `threads` worlds. Ranks read and write each
// other's buffers directly. A collective is: say what is asked for and arrive;
// wait for the peers' arrival and compare; move data; arrive again; wait until
// the peers are done too. Two waits, whatever the collective.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_RUNTIME_SEGMENTCOMM_H
#define DGC_LIB_RUNTIME_SEGMENTCOMM_H

#include "Control.h"
#include "Reduce.h"
#include "ThreadPool.h"
#include "dgc/Runtime/Communicator.h"
#include "dgc/Runtime/Manifest.h"
#include <functional>
#include <memory>
#include <vector>

namespace dgc::rt {

class SegmentComm : public Communicator {
public:
  /// `crowded`: there are more ranks than cores, so never spin. `pool` helps
  /// with large operands.
  SegmentComm(const Segment &segment, const CommTables &tables, int rank,
              bool crowded, ThreadPool &pool);

  int rank() const override { return me; }
  int size() const override { return segment.numRanks; }
  int32_t collective(const CollectiveCall &call) override;
  int32_t combined(const CombinedCall &call) override;
  int32_t exchange(int32_t table, int32_t dtype, const void *in, void *out,
                   int32_t opId) override;
  int32_t barrier() override;
  Times times() const override { return spent; }
  void resetTimes() override { spent = Times(); }

private:
  struct Members {
    const std::vector<int32_t> *ranks;
    int mine; // my index
  };
  /// An operand and its result.
  struct Part {
    const void *in;
    void *out;
    int64_t count;
  };
  struct ExchangePlan {
    std::vector<std::pair<int32_t, CopyPlan>> receives; // by sender
    std::vector<int32_t> receivers;
    CopyPlan fromSelf;
  };

  // Waiting (SegmentSync.cpp).
  bool waitFor(int peer, uint32_t seq);
  bool waitSlowly(RankSlot &slot, int peer, uint32_t seq);
  void arrive(uint32_t seq);
  bool aborted() const { return segment.control->poison.load() != 0; }

  // Checks, with a message on failure.
  int32_t failWith(Status status, const std::string &message);
  int32_t checkCall(const CollectiveCall &call);
  int32_t checkParts(const CollectiveCall &call);
  int32_t checkOperand(const void *p, int64_t bytes, const char *what,
                       int32_t opId);
  /// Says what this rank asks for: the call, whose count is that of all
  /// `parts`.
  void publish(const CollectiveCall &call);
  /// Waits until `peer` asks for its collective of this number; compares.
  int32_t meet(int peer);
  /// True if the peer's operands are as large as mine, one by one.
  bool samePartCounts(int peer) const;
  std::string describe(int rank) const;

  // Moving data.
  const char *peerIn(int rank, size_t part = 0) const {
    return segment.heap(rank) + (parts.size() == 1
                                     ? segment.slots[rank].in
                                     : segment.states[rank].parts[part].in)
                                    .load();
  }
  char *peerOut(int rank, size_t part = 0) const {
    return segment.heap(rank) + (parts.size() == 1
                                     ? segment.slots[rank].out
                                     : segment.states[rank].parts[part].out)
                                    .load();
  }
  /// Runs f(begin, end) over [0, bytes), in parallel where it is worth it;
  /// borders are multiples of a block.
  void forBytes(int64_t bytes, const std::function<void(int64_t, int64_t)> &f);
  void copy(void *dst, const void *src, int64_t bytes);
  int32_t finish(const std::vector<int32_t> &peers);
  /// Runs `call` on `parts`.
  int32_t run(const CollectiveCall &call);
  int32_t runGroup(const CollectiveCall &call);
  /// Sums of all of it on each rank; true if those in place are in scratch.
  bool reduceAll(const CollectiveCall &call, Members m, ReduceFn fn);
  void reduceShare(const CollectiveCall &call, Members m, ReduceFn fn);
  void reduceBytes(size_t part, int64_t begin, int64_t end, int64_t size,
                   Members m, ReduceFn fn);
  void takeFromScratch(const CollectiveCall &call);
  void allGather(const CollectiveCall &call, Members m);
  void reduceScatter(const CollectiveCall &call, Members m, ReduceFn fn);
  void allToAll(const CollectiveCall &call, Members m);
  int32_t permute(const CollectiveCall &call);
  ExchangePlan makePlan(const Exchange &exchange) const;

  // Flight recorder and times.
  FlightEntry &beginFlight(const CollectiveCall &call);
  void endFlight(FlightEntry &entry);

  Segment segment;
  const CommTables &tables;
  int me;
  bool crowded;
  uint32_t number = 0; // collectives so far
  std::vector<std::unique_ptr<ExchangePlan>> plans;
  std::vector<std::vector<std::vector<int32_t>>> permuteReceivers;
  std::vector<Part> parts;           // of the collective at hand
  std::vector<const void *> sources; // reused
  ThreadPool &pool;
  std::unique_ptr<char[]> scratch;
  Times spent;
};

} // namespace dgc::rt

#endif // DGC_LIB_RUNTIME_SEGMENTCOMM_H
