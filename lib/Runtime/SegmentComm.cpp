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

int64_t sizeOf(const CollectiveCall &call) {
  return static_cast<int64_t>(dtypeSize(static_cast<DType>(call.dtype)));
}
/// Parts of an all-reduce start at cache lines of their own: in scratch, and
/// when ranks share the work.
int64_t linesOf(int64_t bytes) { return (bytes + 63) / 64; }
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
      scratch(new char[kSmallBytes + kMaxParts * 64]) {
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
  parts.assign(1, {});
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
  parts.assign(1, {call.in, call.out, call.count});
  return run(call);
}

int32_t SegmentComm::combined(const CombinedCall &call) {
  CollectiveCall one{call.kind, call.group, call.dtype, call.redop, nullptr,
                     nullptr,   0,          -1,         call.opId};
  bool combines = call.kind == DGC_ALL_REDUCE || call.kind == DGC_ALL_GATHER ||
                  call.kind == DGC_REDUCE_SCATTER;
  if (!combines || call.n < 1)
    return failWith(kStatusOperand,
                    "bad call of " + tables.opText(call.opId) +
                        format(": %d of kind %d at once", call.n, call.kind));
  for (int32_t begin = 0; begin < call.n; begin += kMaxParts) {
    int32_t end = std::min(call.n, begin + kMaxParts);
    parts.clear();
    one.count = 0;
    for (int32_t i = begin; i < end; ++i) {
      parts.push_back({call.in[i], call.out[i], call.counts[i]});
      one.count += call.counts[i];
    }
    one.in = parts[0].in;
    one.out = parts[0].out;
    if (int32_t status = run(one))
      return status;
  }
  return kStatusOk;
}

int32_t SegmentComm::run(const CollectiveCall &call) {
  if (int32_t status = checkCall(call))
    return status;
  if (int32_t status = checkParts(call))
    return status;
  FlightEntry &flight = beginFlight(call);
  publish(call);
  int32_t status = call.kind == DGC_PERMUTE ? permute(call) : runGroup(call);
  if (status == kStatusOk)
    endFlight(flight);
  return status;
}

int32_t SegmentComm::checkParts(const CollectiveCall &call) {
  int64_t size = sizeOf(call);
  const Group &group = tables.groups[call.group];
  int64_t g = static_cast<int64_t>(group.members[group.ofRank[me]].size());
  bool wideIn = call.kind == DGC_REDUCE_SCATTER || call.kind == DGC_ALL_TO_ALL;
  bool wideOut = call.kind == DGC_ALL_GATHER || call.kind == DGC_ALL_TO_ALL;
  for (const Part &part : parts) {
    auto bytes = checkedMul(part.count, size * g);
    if (!bytes)
      return failWith(kStatusOperand,
                      tables.opText(call.opId) + " is too large");
    int64_t one = part.count * size;
    if (int32_t status =
            checkOperand(part.in, wideIn ? *bytes : one, "input", call.opId))
      return status;
    if (int32_t status =
            checkOperand(part.out, wideOut ? *bytes : one, "output", call.opId))
      return status;
  }
  return kStatusOk;
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
  bool inScratch = false;
  switch (call.kind) {
  case DGC_ALL_REDUCE:
    inScratch = reduceAll(call, m, reduceKernel(call.dtype, call.redop));
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
  if (inScratch)
    takeFromScratch(call);
  return kStatusOk;
}

bool SegmentComm::reduceAll(const CollectiveCall &call, Members m,
                            ReduceFn fn) {
  int g = static_cast<int>(m.ranks->size());
  if (call.count * sizeOf(call) > kSmallBytes) {
    reduceShare(call, m, fn);
    return false;
  }
  sources.resize(g);
  bool inScratch = false;
  char *spare = scratch.get();
  for (size_t k = 0; k < parts.size(); ++k) {
    const Part &part = parts[k];
    for (int j = 0; j < g; ++j)
      sources[j] = peerIn((*m.ranks)[j], k);
    bool inPlace = part.in == part.out && g > 1;
    inScratch |= inPlace;
    fn(inPlace ? spare : part.out, sources.data(), g, part.count);
    spare += linesOf(part.count * sizeOf(call)) * 64;
  }
  return inScratch;
}

void SegmentComm::takeFromScratch(const CollectiveCall &call) {
  const char *spare = scratch.get();
  for (const Part &part : parts) {
    int64_t bytes = part.count * sizeOf(call);
    if (part.in == part.out)
      std::memcpy(part.out, spare, bytes);
    spare += linesOf(bytes) * 64;
  }
}

/// The cache lines of all parts in a row are dealt out evenly.
void SegmentComm::reduceShare(const CollectiveCall &call, Members m,
                              ReduceFn fn) {
  int64_t size = sizeOf(call), lines = 0;
  int g = static_cast<int>(m.ranks->size());
  for (const Part &part : parts)
    lines += linesOf(part.count * size);
  int64_t begin = lines * m.mine / g, end = lines * (m.mine + 1) / g;
  int64_t first = 0; // of the part
  for (size_t k = 0; k < parts.size(); ++k) {
    int64_t bytes = parts[k].count * size, next = first + linesOf(bytes);
    int64_t from = std::max(begin, first), to = std::min(end, next);
    if (from < to)
      reduceBytes(k, (from - first) * 64, std::min((to - first) * 64, bytes),
                  size, m, fn);
    first = next;
  }
}

void SegmentComm::reduceBytes(size_t part, int64_t begin, int64_t end,
                              int64_t size, Members m, ReduceFn fn) {
  int g = static_cast<int>(m.ranks->size());
  forBytes(end - begin, [&](int64_t from, int64_t to) {
    std::vector<const void *> blocks(g);
    for (int64_t at = begin + from; at < begin + to; at += kBlockBytes) {
      int64_t n = std::min(kBlockBytes, begin + to - at);
      for (int j = 0; j < g; ++j)
        blocks[j] = peerIn((*m.ranks)[j], part) + at;
      char *mine = static_cast<char *>(parts[part].out) + at;
      fn(mine, blocks.data(), g, n / size);
      for (int j = 1; j < g; ++j)
        std::memcpy(peerOut((*m.ranks)[(m.mine + j) % g], part) + at, mine, n);
    }
  });
}

void SegmentComm::allGather(const CollectiveCall &call, Members m) {
  int g = static_cast<int>(m.ranks->size());
  // Starting at different peers, so that ranks do not read one memory together.
  for (int i = 0; i < g; ++i) {
    int j = (m.mine + i) % g;
    for (size_t k = 0; k < parts.size(); ++k) {
      int64_t n = parts[k].count * sizeOf(call);
      copy(static_cast<char *>(parts[k].out) + j * n, peerIn((*m.ranks)[j], k),
           n);
    }
  }
}

void SegmentComm::reduceScatter(const CollectiveCall &call, Members m,
                                ReduceFn fn) {
  int64_t size = sizeOf(call);
  int g = static_cast<int>(m.ranks->size());
  for (size_t k = 0; k < parts.size(); ++k) {
    int64_t bytes = parts[k].count * size, mine = m.mine * bytes;
    forBytes(bytes, [&](int64_t from, int64_t to) {
      std::vector<const void *> rows(g);
      for (int j = 0; j < g; ++j)
        rows[j] = peerIn((*m.ranks)[j], k) + mine + from;
      fn(static_cast<char *>(parts[k].out) + from, rows.data(), g,
         (to - from) / size);
    });
  }
}

void SegmentComm::allToAll(const CollectiveCall &call, Members m) {
  int64_t n = call.count * sizeOf(call);
  int g = static_cast<int>(m.ranks->size());
  for (int i = 0; i < g; ++i) {
    int j = (m.mine + i) % g;
    copy(static_cast<char *>(call.out) + j * n,
         peerIn((*m.ranks)[j]) + m.mine * n, n);
  }
}

int32_t SegmentComm::permute(const CollectiveCall &call) {
  int64_t n = call.count * sizeOf(call);
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
  parts.assign(1, {in, out, call.count});
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
