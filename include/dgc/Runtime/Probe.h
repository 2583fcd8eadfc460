//===- Probe.h - How fast the ranks' cores are now --------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// The cores of a virtual machine move: at times two of them are the threads of
// one core, or lie on chips that share no cache, or have a neighbour on their
// second thread. On a host of two such cores, a step of 22 us took 39, 36 and
// 26 us then, each for milliseconds to minutes. Short fixed work between steps
// tells which steps that happened to, without a look at the steps themselves.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_RUNTIME_PROBE_H
#define DGC_RUNTIME_PROBE_H

#include "dgc/Runtime/Communicator.h"
#include <cstddef>
#include <vector>

namespace dgc::rt {

/// Seconds that fixed work takes when all ranks do it at the same time.
struct CoreProbe {
  double compute = 0; // arithmetic: more where two ranks share one core
  double read = 0;    // 128 KiB of the second-level cache: more where others
                      // use the core's second thread
  double meet = 0;    // a barrier: more where ranks share no cache
  void takeSlower(const CoreProbe &other);
};

class Probe {
public:
  /// All ranks call it together; `out` tells of the calling one. About 15 us.
  /// False if the ranks could not meet.
  bool take(Communicator &comm, CoreProbe &out);

private:
  std::vector<char> memory; // that is read
};

/// Seconds of something, and the slowest rank's probes before and after it.
struct ProbedTime {
  double seconds = 0;
  CoreProbe before, after;
};

/// What probes find on cores that nobody disturbs, by many probes of which some
/// did.
CoreProbe coresAtBest(std::vector<CoreProbe> probes);

struct QuietTime {
  double seconds = 0; // the median of those that count
  std::size_t counted =
      0; // how many that are; 0: all were disturbed, and all count
};
/// Of `times`, which are not empty, those count before and after which the
/// cores were at their best, and of these those near the fastest fiftieth: what
/// probes do not see only ever slows down, too. (On a host of 2 cores, steps of
/// 21.9 us took 24.4 us for seconds, between probes that told next to nothing.)
QuietTime quietTime(const std::vector<ProbedTime> &times,
                    const CoreProbe &best);

} // namespace dgc::rt

#endif // DGC_RUNTIME_PROBE_H
