//===- Probe.cpp - How fast the ranks' cores are now ----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/Probe.h"
#include "Control.h"
#include <algorithm>
#include <cstring>

using namespace dgc::rt;

namespace {

/// More than a first-level cache holds, less than a second-level one.
constexpr size_t kBytesRead = 128 << 10;
constexpr int kMeetings = 16;
/// Steps of chains of arithmetic that keep all units busy for some us: whoever
/// else uses the core takes some of them. As many chains as fit the registers.
constexpr int kChains = 12, kLinks = 2000, kWarmLinks = 50;

/// Of many probes, the part that is surely among the best. Not the least: the
/// clock of a virtual machine may stop for a moment.
constexpr size_t kBestOf = 50;
/// What takes so many times the best was disturbed. Measured: two ranks on one
/// core, compute 1.7; a busy second thread, read 1.2 to 2; chips that share no
/// cache, meet 3 to 5.
constexpr double kSlowCompute = 1.08, kSlowRead = 1.08, kSlowMeet = 1.7;
constexpr double kMeetSlack = 30e-9; // of a clock's ticks, for one rank
constexpr double kSlowTime = 1.08;

double secondsSince(int64_t begin) {
  return static_cast<double>(nowNs() - begin) * 1e-9;
}

void spin(int links) {
  using Pair = double __attribute__((vector_size(16)));
  Pair chains[kChains] = {};
  for (int i = 0; i < links; ++i)
    for (Pair &c : chains)
      c = c * 0.999 + 1e-3;
  volatile double sink = 0;
  for (Pair c : chains)
    sink = sink + c[0];
}

template <typename Values> double lowest(Values &values, size_t part) {
  size_t n = values.size();
  size_t at = std::max(n / part, std::min<size_t>(n / 3, 1));
  std::nth_element(values.begin(), values.begin() + at, values.end());
  return values[at];
}

bool isAtBest(const CoreProbe &p, const CoreProbe &best) {
  return p.compute <= kSlowCompute * best.compute &&
         p.read <= kSlowRead * best.read &&
         p.meet <= kSlowMeet * best.meet + kMeetSlack;
}

} // namespace

void CoreProbe::takeSlower(const CoreProbe &other) {
  compute = std::max(compute, other.compute);
  read = std::max(read, other.read);
  meet = std::max(meet, other.meet);
}

bool Probe::take(Communicator &comm, CoreProbe &out) {
  auto meet = [&] { return comm.barrier() == kStatusOk; };
  auto read = [&] {
    // A search for a byte that is not there reads with the widest loads.
    const void *volatile found = memchr(memory.data(), 1, memory.size());
    (void)found;
  };
  memory.resize(kBytesRead);
  spin(kWarmLinks);
  if (!meet())
    return false;
  int64_t begin = nowNs();
  spin(kLinks);
  out.compute = secondsSince(begin);
  read(); // into the cache
  if (!meet())
    return false;
  begin = nowNs();
  read();
  out.read = secondsSince(begin);
  if (!meet())
    return false;
  begin = nowNs();
  for (int i = 0; i < kMeetings; ++i)
    if (!meet())
      return false;
  out.meet = secondsSince(begin) / kMeetings;
  return true;
}

CoreProbe dgc::rt::coresAtBest(std::vector<CoreProbe> probes) {
  CoreProbe best;
  if (probes.empty())
    return best;
  std::vector<double> values;
  auto lowestOf = [&](double CoreProbe::*field) {
    values.clear();
    for (const CoreProbe &p : probes)
      values.push_back(p.*field);
    return lowest(values, kBestOf);
  };
  best.compute = lowestOf(&CoreProbe::compute);
  // The threads of one core meet fastest, but do not count.
  probes.erase(std::remove_if(probes.begin(), probes.end(),
                              [&](const CoreProbe &p) {
                                return p.compute > kSlowCompute * best.compute;
                              }),
               probes.end());
  best.read = lowestOf(&CoreProbe::read);
  best.meet = lowestOf(&CoreProbe::meet);
  return best;
}

QuietTime dgc::rt::quietTime(const std::vector<ProbedTime> &times,
                             const CoreProbe &best) {
  std::vector<double> values;
  for (const ProbedTime &t : times)
    if (isAtBest(t.before, best) && isAtBest(t.after, best))
      values.push_back(t.seconds);
  QuietTime q;
  q.counted = values.size();
  if (values.empty())
    for (const ProbedTime &t : times)
      values.push_back(t.seconds);
  double fast = lowest(values, kBestOf);
  values.erase(std::remove_if(values.begin(), values.end(),
                              [&](double v) {
                                return v > kSlowTime * fast ||
                                       v < fast / kSlowTime;
                              }),
               values.end());
  std::nth_element(values.begin(), values.begin() + values.size() / 2,
                   values.end());
  q.seconds = values[values.size() / 2];
  return q;
}
