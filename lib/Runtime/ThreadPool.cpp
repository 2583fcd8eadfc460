//===- ThreadPool.cpp - A rank's threads ----------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "ThreadPool.h"
#include "Control.h"
#include <algorithm>
#include <pthread.h>
#include <sched.h>

using namespace dgc::rt;

namespace {
constexpr int64_t kPiecesPerThread = 4; // so that a slow core holds up little
constexpr int64_t kSpinNs = 100000;
/// Set in workers, and in the caller while it works: an inner loop runs there.
thread_local bool insideLoop = false;
} // namespace

void dgc::rt::pinThread(int core) {
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(core, &set);
  pthread_setaffinity_np(pthread_self(), sizeof set, &set);
}

ThreadPool::~ThreadPool() {
  stop.store(true);
  loops.fetch_add(1);
  futexWakeAll(loops);
  for (std::thread &t : workers)
    t.join();
}

void ThreadPool::start() {
  for (int i = 0; i + 1 < numThreads; ++i)
    workers.emplace_back([this, i] { work(i); });
}

void ThreadPool::parallelFor(void (*body)(void *, int64_t, int64_t), void *arg,
                             int64_t n) {
  if (n <= 0)
    return;
  if (numThreads == 1 || n == 1 || insideLoop)
    return body(arg, 0, n);
  if (workers.empty())
    start();
  job = {body, arg, n};
  uint64_t pieces = static_cast<uint64_t>(
      std::min<int64_t>(std::min(n, kPiecesPerThread * numThreads), 0xffff));
  done.store(0, std::memory_order_relaxed);
  uint64_t number = (ticket.load(std::memory_order_relaxed) >> 32) + 1;
  ticket.store(number << 32 | pieces, std::memory_order_release);
  loops.fetch_add(1);
  if (sleepers.load() != 0)
    futexWakeAll(loops);
  insideLoop = true;
  uint64_t mine;
  while (claim(mine))
    runPiece(mine);
  insideLoop = false;
  for (int spins = 0; done.load(std::memory_order_acquire) != pieces; ++spins) {
    if (crowded || spins % 1024 == 1023)
      sched_yield();
    else
      cpuRelax();
  }
}

bool ThreadPool::claim(uint64_t &out) {
  uint64_t t = ticket.load(std::memory_order_acquire);
  while ((t >> 16 & 0xffff) < (t & 0xffff))
    if (ticket.compare_exchange_weak(t, t + (1 << 16),
                                     std::memory_order_acq_rel)) {
      out = t;
      return true;
    }
  return false;
}

void ThreadPool::runPiece(uint64_t t) {
  int64_t piece = static_cast<int64_t>(t >> 16 & 0xffff);
  int64_t pieces = static_cast<int64_t>(t & 0xffff);
  // Without overflow for any n.
  auto border = [&](int64_t p) {
    return job.n / pieces * p + job.n % pieces * p / pieces;
  };
  job.body(job.arg, border(piece), border(piece + 1));
  done.fetch_add(1, std::memory_order_release);
}

bool ThreadPool::waitForLoop(uint32_t seen) {
  int64_t begin = nowNs();
  while (!crowded && nowNs() - begin < kSpinNs)
    for (int i = 0; i < 64; ++i) {
      if (loops.load(std::memory_order_acquire) != seen)
        return !stop.load();
      cpuRelax();
    }
  sleepers.fetch_add(1);
  while (loops.load() == seen)
    futexWait(loops, seen, 1000000000);
  sleepers.fetch_sub(1);
  return !stop.load();
}

void ThreadPool::work(int index) {
  if (!cores.empty())
    pinThread(cores[(index + 1) % cores.size()]);
  insideLoop = true;
  uint32_t seen = 0;
  while (true) {
    uint64_t mine;
    while (claim(mine))
      runPiece(mine);
    uint32_t now = loops.load();
    if (now == seen && !waitForLoop(seen))
      return;
    if (stop.load())
      return;
    seen = loops.load();
  }
}

double ThreadPool::cpuSeconds() {
  double sum = 0;
  for (std::thread &t : workers) {
    clockid_t clock;
    timespec time;
    if (pthread_getcpuclockid(t.native_handle(), &clock) == 0 &&
        clock_gettime(clock, &time) == 0)
      sum += static_cast<double>(time.tv_sec) +
             static_cast<double>(time.tv_nsec) * 1e-9;
  }
  return sum;
}
