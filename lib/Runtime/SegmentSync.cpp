//===- SegmentSync.cpp - Waiting for peers, and checks before data moves --===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "SegmentComm.h"
#include <algorithm>
#include <sched.h>

using namespace dgc::rt;

namespace {
/// Waking a sleeper costs tens of microseconds, so a rank with a core of its
/// own spins for longer than that first.
constexpr int64_t kSpinNs = 500000;
constexpr int kSpinsPerYield = 256;
constexpr int kYieldsWhenCrowded = 40;
constexpr int64_t kSleepNs = 5000000;

/// Sequence numbers wrap.
bool reached(uint32_t seq, uint32_t target) {
  return static_cast<int32_t>(seq - target) >= 0;
}
} // namespace

bool SegmentComm::waitFor(int peer, uint32_t seq) {
  RankSlot &slot = segment.slots[peer];
  if (crowded) {
    for (int i = 0; i < kYieldsWhenCrowded; ++i) {
      if (reached(slot.seq.load(std::memory_order_acquire), seq))
        return true;
      sched_yield();
    }
    return waitSlowly(slot, peer, seq);
  }
  for (int i = 0; i < 4 * kSpinsPerYield; ++i) {
    if (reached(slot.seq.load(std::memory_order_acquire), seq))
      return true;
    cpuRelax();
  }
  int64_t begin = nowNs();
  do {
    // The yield matters when the scheduler has put two ranks on one core.
    sched_yield();
    for (int i = 0; i < kSpinsPerYield; ++i) {
      if (reached(slot.seq.load(std::memory_order_acquire), seq))
        return true;
      cpuRelax();
    }
    if (aborted())
      return false;
  } while (nowNs() - begin < kSpinNs);
  return waitSlowly(slot, peer, seq);
}

bool SegmentComm::waitSlowly(RankSlot &slot, int peer, uint32_t seq) {
  RankState &state = segment.states[me];
  state.waitRank.store(peer);
  state.waitSeq.store(seq);
  state.waitSinceNs.store(nowNs());
  bool ok = true;
  slot.waiters.fetch_add(1);
  while (true) {
    uint32_t value = slot.seq.load();
    if (reached(value, seq))
      break;
    if (aborted()) {
      ok = false;
      break;
    }
    // The limit covers a wake-up that is lost because the peer died.
    futexWait(slot.seq, value, kSleepNs);
  }
  slot.waiters.fetch_sub(1);
  state.waitSinceNs.store(0);
  return ok;
}

void SegmentComm::arrive(uint32_t seq) {
  RankSlot &slot = segment.slots[me];
  // An exchange, not a store: the load of `waiters` must come after it.
  slot.seq.exchange(seq);
  if (slot.waiters.load() != 0)
    futexWakeAll(slot.seq);
}

int32_t SegmentComm::failWith(Status status, const std::string &message) {
  setMessage(segment.states[me], message.c_str());
  poison(segment, me);
  return status;
}

int32_t SegmentComm::checkOperand(const void *p, int64_t bytes,
                                  const char *what, int32_t opId) {
  const char *begin = static_cast<const char *>(p);
  const char *low = segment.heap(me), *high = low + segment.stride;
  if (bytes == 0 || (begin >= low && begin <= high && bytes <= high - begin))
    return kStatusOk;
  return failWith(
      kStatusOperand,
      "the " + std::string(what) + " of " + tables.opText(opId) +
          " does not lie in the symmetric heap (arguments, results, "
          "arena)");
}

int32_t SegmentComm::checkCall(const CollectiveCall &c) {
  auto in = [](int32_t i, size_t n) {
    return i >= 0 && static_cast<size_t>(i) < n;
  };
  std::string what;
  if (!in(c.kind, DGC_PERMUTE + 1))
    what = format("unknown collective %d", c.kind);
  else if (!in(c.group, tables.groups.size()))
    what = format("group %d of %zu", c.group, tables.groups.size());
  else if (!in(c.dtype, kNumDTypes))
    what = format("unknown type %d", c.dtype);
  else if (auto part = std::find_if(parts.begin(), parts.end(),
                                    [](const Part &x) { return x.count < 0; });
           part != parts.end())
    what = format("count %lld", (long long)part->count);
  else if (c.kind == DGC_PERMUTE && !in(c.table, tables.permutes.size()))
    what = format("permute %d of %zu", c.table, tables.permutes.size());
  else if ((c.kind == DGC_ALL_REDUCE || c.kind == DGC_REDUCE_SCATTER) &&
           !reduceKernel(c.dtype, c.redop))
    what = format("no reduction %d on %s", c.redop,
                  dtypeName(static_cast<DType>(c.dtype)));
  if (what.empty())
    return kStatusOk;
  return failWith(kStatusOperand,
                  "bad call of " + tables.opText(c.opId) + ": " + what);
}

void SegmentComm::publish(const CollectiveCall &c) {
  RankSlot &slot = segment.slots[me];
  const char *base = segment.heap(me);
  auto relaxed = std::memory_order_relaxed;
  uint32_t more = static_cast<uint32_t>(parts.size() - 1);
  slot.kindType.store(
      static_cast<uint32_t>(c.kind | c.dtype << 8 | c.redop << 16) | more << 24,
      relaxed);
  slot.group.store(c.group, relaxed);
  slot.table.store(c.table, relaxed);
  slot.opId.store(c.opId, relaxed);
  slot.count.store(c.count, relaxed);
  slot.in.store(static_cast<const char *>(c.in) - base, relaxed);
  slot.out.store(static_cast<const char *>(c.out) - base, relaxed);
  for (size_t k = 0; more && k < parts.size(); ++k) {
    RankPart &part = segment.states[me].parts[k];
    part.in.store(static_cast<const char *>(parts[k].in) - base, relaxed);
    part.out.store(static_cast<const char *>(parts[k].out) - base, relaxed);
    part.count.store(parts[k].count, relaxed);
  }
  ++number;
  arrive(2 * number - 1);
}

bool SegmentComm::samePartCounts(int peer) const {
  auto relaxed = std::memory_order_relaxed;
  for (size_t k = 0; parts.size() > 1 && k < parts.size(); ++k)
    if (segment.states[peer].parts[k].count.load(relaxed) != parts[k].count)
      return false;
  return true;
}

int32_t SegmentComm::meet(int peer) {
  uint32_t seq = 2 * number - 1;
  if (!waitFor(peer, seq))
    return kStatusAborted;
  const RankSlot &mine = segment.slots[me], &other = segment.slots[peer];
  auto relaxed = std::memory_order_relaxed;
  // The peer cannot be further than done with this one, since it needs me.
  uint32_t ahead = other.seq.load(std::memory_order_acquire) - seq;
  if (ahead <= 1 &&
      mine.kindType.load(relaxed) == other.kindType.load(relaxed) &&
      mine.group.load(relaxed) == other.group.load(relaxed) &&
      mine.table.load(relaxed) == other.table.load(relaxed) &&
      mine.opId.load(relaxed) == other.opId.load(relaxed) &&
      mine.count.load(relaxed) == other.count.load(relaxed) &&
      samePartCounts(peer))
    return kStatusOk;
  std::string text = format(
      "ranks ask for different collectives:\n  rank %d: %s\n  rank %d: %s", me,
      describe(me).c_str(), peer, describe(peer).c_str());
  if (ahead > 1)
    text += format(", %u collectives ahead", ahead / 2);
  return failWith(kStatusMismatch, text);
}

std::string SegmentComm::describe(int rank) const {
  const RankSlot &slot = segment.slots[rank];
  uint32_t k = slot.kindType.load();
  int kind = k & 0xff, dtype = (k >> 8) & 0xff, redop = (k >> 16) & 0xff;
  int more = std::min<int>(k >> 24, kMaxParts - 1);
  static const char *const redops[] = {"add", "mul", "min", "max", "and", "or"};
  std::string s = collectiveName(kind);
  if ((kind == DGC_ALL_REDUCE || kind == DGC_REDUCE_SCATTER) && redop <= DGC_OR)
    s += std::string(" ") + redops[redop];
  if (kind <= DGC_PERMUTE)
    s += format(" of %lld %s in group %d", (long long)slot.count.load(),
                dtype < kNumDTypes ? dtypeName(static_cast<DType>(dtype)) : "?",
                slot.group.load());
  // Of several operands, the counts one by one.
  for (int i = 0; more && i <= more; ++i)
    s += format(i ? " + %lld" : ", which are %lld",
                (long long)segment.states[rank].parts[i].count.load());
  if (slot.table.load() >= 0)
    s += format(" with table %d", slot.table.load());
  return s + ", " + tables.opText(slot.opId.load());
}
