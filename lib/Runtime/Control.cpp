//===- Control.cpp - Futexes and failure marks ----------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Control.h"
#include <climits>
#include <cstring>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace dgc::rt;

// Not the private forms: ranks are different processes.
void dgc::rt::futexWait(std::atomic<uint32_t> &word, uint32_t value,
                        int64_t timeoutNs) {
  timespec t = {static_cast<time_t>(timeoutNs / 1000000000),
                static_cast<long>(timeoutNs % 1000000000)};
  syscall(SYS_futex, &word, FUTEX_WAIT, value, &t, nullptr, 0);
}

void dgc::rt::futexWakeAll(std::atomic<uint32_t> &word) {
  syscall(SYS_futex, &word, FUTEX_WAKE, INT_MAX, nullptr, nullptr, 0);
}

void dgc::rt::poison(const Segment &segment, int rank) {
  uint32_t none = 0;
  segment.control->poison.compare_exchange_strong(
      none, static_cast<uint32_t>(rank) + 1);
  for (int r = 0; r < segment.numRanks; ++r)
    futexWakeAll(segment.slots[r].seq);
}

void dgc::rt::setMessage(RankState &state, const char *text) {
  if (state.hasMessage.load())
    return;
  strncpy(state.message, text, sizeof state.message - 1);
  state.hasMessage.store(1);
}
