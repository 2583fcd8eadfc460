//===- SegmentComm.cpp - Collectives over a shared segment ----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "SegmentComm.h"
#include <algorithm>
#include <cstring>

using namespace dgc::rt;

namespace {
/// All-reduces up to this size: every rank reduces all of it, out of place.
/// Above, each rank reduces its share and writes it to all.
constexpr int64_t kSmallBytes = 8192;
/// A share is reduced and sent in blocks that stay in the second-level cache.
constexpr int64_t kBlockBytes = 65536;
/// From this size on, a rank's threads share the work.
constexpr int64_t kParallelBytes = 1 << 20;
/// Kind of the messages and times of an exchange, after dgc_collective.
constexpr int kExchange = DGC_PERMUTE + 1;
/// Kind of a barrier: not in the flight recorder.
constexpr int kBarrier = 0x7f;
} // namespace

const char *dgc::rt::collectiveName(int kind) {
  static const char *const names[] = {"all_reduce",     "all_gather",
                                      "reduce_scatter", "all_to_all",
                                      "permute",        "exchange"};
  if (kind == kBarrier)
    return "barrier";
  return kind >= 0 && kind <= kExchange ? names[kind] : "unknown collective";
}

SegmentComm::SegmentComm(const Segment &segment, const CommTables &tables,
                         int rank, bool crowded, ThreadPool &pool)
    : segment(segment), tables(tables), me(rank), crowded(crowded), pool(pool),
      scratch(new char[kSmallBytes]) {
  for (const Permute &p : tables.permutes) {
    std::vector<std::vector<int32_t>> receivers(segment.numRanks);
    for (int r = 0; r < segment.numRanks; ++r)
      if (p.source[r] >= 0 && p.source[r] != r)
        receivers[p.source[r]].push_back(r);
    permuteReceivers.push_back(std::move(receivers));
  }
  for (const Exchange &x : tables.exchanges)
    plans.push_back(std::make_unique<ExchangePlan>(makePlan(x)));
}

FlightEntry &SegmentComm::beginFlight(const CollectiveCall &c) {
  RankState &state = segment.states[me];
  uint64_t n = state.flights.load(std::memory_order_relaxed);
  FlightEntry &e = state.flight[n % kFlightEntries];
  e = {n + 1, nowNs(), 0, c.count, c.kind, c.dtype, c.group, c.opId};
  state.flights.store(n + 1, std::memory_order_release);
  return e;
}

void SegmentComm::endFlight(FlightEntry &e) {
  e.endNs = nowNs();
  spent.seconds[e.kind] += static_cast<double>(e.endNs - e.beginNs) * 1e-9;
  ++spent.calls[e.kind];
}

void SegmentComm::forBytes(int64_t bytes,
                           const std::function<void(int64_t, int64_t)> &f) {
  if (bytes < kParallelBytes || pool.size() == 1)
    return f(0, bytes);
  struct Loop {
    int64_t bytes;
    const std::function<void(int64_t, int64_t)> &f;
  } loop{bytes, f};
  pool.parallelFor(
      [](void *arg, int64_t begin, int64_t end) {
        const Loop &l = *static_cast<Loop *>(arg);
        l.f(begin * kBlockBytes, std::min(end * kBlockBytes, l.bytes));
      },
      &loop, (bytes + kBlockBytes - 1) / kBlockBytes);
}

void SegmentComm::copy(void *dst, const void *src, int64_t bytes) {
  forBytes(bytes, [&](int64_t begin, int64_t end) {
    std::memcpy(static_cast<char *>(dst) + begin,
                static_cast<const char *>(src) + begin, end - begin);
  });
}

int32_t SegmentComm::finish(const std::vector<int32_t> &peers) {
  arrive(2 * number);
  for (int32_t p : peers)
    if (p != me && !waitFor(p, 2 * number))
      return kStatusAborted;
  return kStatusOk;
}

int32_t SegmentComm::barrier() {
  publish({kBarrier, 0, 0, 0, segment.heap(me), segment.heap(me), 0, -1, -1});
  for (int r = 0; r < segment.numRanks; ++r)
    if (r != me)
      if (int32_t status = meet(r))
        return status;
  arrive(2 * number);
  for (int r = 0; r < segment.numRanks; ++r)
    if (r != me && !waitFor(r, 2 * number))
      return kStatusAborted;
  return kStatusOk;
}

int32_t SegmentComm::collective(const CollectiveCall &call) {
  if (int32_t status = checkCall(call))
    return status;
  int64_t size =
      static_cast<int64_t>(dtypeSize(static_cast<DType>(call.dtype)));
  const Group &group = tables.groups[call.group];
  int64_t g = static_cast<int64_t>(group.members[group.ofRank[me]].size());
  bool wideIn = call.kind == DGC_REDUCE_SCATTER || call.kind == DGC_ALL_TO_ALL;
  bool wideOut = call.kind == DGC_ALL_GATHER || call.kind == DGC_ALL_TO_ALL;
  auto bytes = checkedMul(call.count, size * g);
  if (!bytes)
    return failWith(kStatusOperand, tables.opText(call.opId) + " is too large");
  int64_t one = call.count * size;
  if (int32_t status =
          checkOperand(call.in, wideIn ? *bytes : one, "input", call.opId))
    return status;
  if (int32_t status =
          checkOperand(call.out, wideOut ? *bytes : one, "output", call.opId))
    return status;
  FlightEntry &flight = beginFlight(call);
  publish(call);
  int32_t status = call.kind == DGC_PERMUTE ? permute(call) : runGroup(call);
  if (status == kStatusOk)
    endFlight(flight);
  return status;
}

int32_t SegmentComm::runGroup(const CollectiveCall &call) {
  const Group &group = tables.groups[call.group];
  const std::vector<int32_t> &ranks = group.members[group.ofRank[me]];
  Members m{&ranks, static_cast<int>(std::find(ranks.begin(), ranks.end(), me) -
                                     ranks.begin())};
  for (int32_t r : ranks)
    if (r != me)
      if (int32_t status = meet(r))
        return status;
  bool resultInScratch = false;
  switch (call.kind) {
  case DGC_ALL_REDUCE:
    allReduce(call, m, reduceKernel(call.dtype, call.redop), resultInScratch);
    break;
  case DGC_ALL_GATHER:
    allGather(call, m);
    break;
  case DGC_REDUCE_SCATTER:
    reduceScatter(call, m, reduceKernel(call.dtype, call.redop));
    break;
  case DGC_ALL_TO_ALL:
    allToAll(call, m);
    break;
  }
  if (int32_t status = finish(ranks))
    return status;
  // In place, peers may have read the operand until now.
  if (resultInScratch)
    std::memcpy(call.out, scratch.get(),
                call.count * dtypeSize(static_cast<DType>(call.dtype)));
  return kStatusOk;
}

void SegmentComm::allReduce(const CollectiveCall &call, Members m, ReduceFn fn,
                            bool &resultInScratch) {
  int64_t size =
      static_cast<int64_t>(dtypeSize(static_cast<DType>(call.dtype)));
  int64_t total = call.count * size;
  int g = static_cast<int>(m.ranks->size());
  sources.resize(g);
  if (total <= kSmallBytes) {
    for (int j = 0; j < g; ++j)
      sources[j] = peerIn((*m.ranks)[j]);
    resultInScratch = call.in == call.out && g > 1;
    fn(resultInScratch ? scratch.get() : call.out, sources.data(), g,
       call.count);
    return;
  }
  // Whole cache lines, so that shares do not meet in one.
  int64_t lines = (total + 63) / 64;
  int64_t begin = lines * m.mine / g * 64;
  int64_t end = std::min(lines * (m.mine + 1) / g * 64, total);
  forBytes(end - begin, [&](int64_t from, int64_t to) {
    std::vector<const void *> parts(g);
    for (int64_t at = begin + from; at < begin + to; at += kBlockBytes) {
      int64_t n = std::min(kBlockBytes, begin + to - at);
      for (int j = 0; j < g; ++j)
        parts[j] = peerIn((*m.ranks)[j]) + at;
      char *mine = static_cast<char *>(call.out) + at;
      fn(mine, parts.data(), g, n / size);
      for (int j = 1; j < g; ++j)
        std::memcpy(peerOut((*m.ranks)[(m.mine + j) % g]) + at, mine, n);
    }
  });
}

void SegmentComm::allGather(const CollectiveCall &call, Members m) {
  int64_t n = call.count *
              static_cast<int64_t>(dtypeSize(static_cast<DType>(call.dtype)));
  int g = static_cast<int>(m.ranks->size());
  // Starting at different peers, so that ranks do not read one memory together.
  for (int i = 0; i < g; ++i) {
    int j = (m.mine + i) % g;
    copy(static_cast<char *>(call.out) + j * n, peerIn((*m.ranks)[j]), n);
  }
}

void SegmentComm::reduceScatter(const CollectiveCall &call, Members m,
                                ReduceFn fn) {
  int64_t size =
      static_cast<int64_t>(dtypeSize(static_cast<DType>(call.dtype)));
  int g = static_cast<int>(m.ranks->size());
  int64_t mine = m.mine * call.count * size;
  forBytes(call.count * size, [&](int64_t from, int64_t to) {
    std::vector<const void *> parts(g);
    for (int j = 0; j < g; ++j)
      parts[j] = peerIn((*m.ranks)[j]) + mine + from;
    fn(static_cast<char *>(call.out) + from, parts.data(), g,
       (to - from) / size);
  });
}

void SegmentComm::allToAll(const CollectiveCall &call, Members m) {
  int64_t n = call.count *
              static_cast<int64_t>(dtypeSize(static_cast<DType>(call.dtype)));
  int g = static_cast<int>(m.ranks->size());
  for (int i = 0; i < g; ++i) {
    int j = (m.mine + i) % g;
    copy(static_cast<char *>(call.out) + j * n,
         peerIn((*m.ranks)[j]) + m.mine * n, n);
  }
}

int32_t SegmentComm::permute(const CollectiveCall &call) {
  int64_t n = call.count *
              static_cast<int64_t>(dtypeSize(static_cast<DType>(call.dtype)));
  int source = tables.permutes[call.table].source[me];
  if (source < 0) {
    std::memset(call.out, 0, n);
  } else {
    if (source != me)
      if (int32_t status = meet(source))
        return status;
    copy(call.out, peerIn(source), n);
  }
  return finish(permuteReceivers[call.table][me]);
}

SegmentComm::ExchangePlan SegmentComm::makePlan(const Exchange &x) const {
  ExchangePlan plan;
  // Of senders with equal parts (replicas), the first one is read.
  std::vector<int32_t> used;
  for (int32_t s : x.senders[me]) {
    bool known = std::any_of(used.begin(), used.end(), [&](int32_t u) {
      return std::all_of(x.in.begin(), x.in.end(), [&](const DimTable &d) {
        return d.ofRank[u] == d.ofRank[s];
      });
    });
    if (known)
      continue;
    used.push_back(s);
    CopyPlan copies = planExchange(x.inShape, x.in, s, x.outShape, x.out, me);
    if (s == me)
      plan.fromSelf = std::move(copies);
    else if (!copies.boxes.empty())
      plan.receives.push_back({s, std::move(copies)});
  }
  // A rank that may read me; over-cautious where it reads a replica instead.
  for (int r = 0; r < segment.numRanks; ++r)
    if (r != me && std::count(x.senders[r].begin(), x.senders[r].end(), me))
      plan.receivers.push_back(r);
  return plan;
}

int32_t SegmentComm::exchange(int32_t table, int32_t dtype, const void *in,
                              void *out, int32_t opId) {
  if (table < 0 || static_cast<size_t>(table) >= plans.size() || dtype < 0 ||
      dtype >= kNumDTypes)
    return failWith(kStatusOperand, "bad call of " + tables.opText(opId) +
                                        ": no such exchange or type");
  const Exchange &x = tables.exchanges[table];
  const ExchangePlan &plan = *plans[table];
  DType type = static_cast<DType>(dtype);
  size_t size = dtypeSize(type);
  int64_t inBytes = static_cast<int64_t>(*checkedBytes(type, x.inShape));
  int64_t outBytes = static_cast<int64_t>(*checkedBytes(type, x.outShape));
  if (int32_t status = checkOperand(in, inBytes, "input", opId))
    return status;
  if (int32_t status = checkOperand(out, outBytes, "output", opId))
    return status;
  CollectiveCall call{
      kExchange, 0,   dtype, 0, in, out, inBytes / static_cast<int64_t>(size),
      table,     opId};
  FlightEntry &flight = beginFlight(call);
  publish(call);
  plan.fromSelf.run(in, out, size);
  for (const auto &[sender, copies] : plan.receives) {
    if (int32_t status = meet(sender))
      return status;
    copies.run(peerIn(sender), out, size);
  }
  if (int32_t status = finish(plan.receivers))
    return status;
  endFlight(flight);
  return kStatusOk;
}
