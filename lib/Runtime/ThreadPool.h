//===- ThreadPool.h - A rank's threads --------------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_RUNTIME_THREADPOOL_H
#define DGC_LIB_RUNTIME_THREADPOOL_H

#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

namespace dgc::rt {

/// Persistent workers for dgc_rt_parallel_for. The caller works too, so there
/// are numThreads - 1 of them; they start with the first parallel loop.
class ThreadPool {
public:
  /// `cores`: where worker i runs, by i + 1 modulo its size; empty: anywhere.
  ThreadPool(int numThreads, std::vector<int> cores, bool crowded)
      : numThreads(numThreads), cores(std::move(cores)), crowded(crowded) {}
  ~ThreadPool();
  ThreadPool(const ThreadPool &) = delete;

  int size() const { return numThreads; }
  void parallelFor(void (*body)(void *, int64_t, int64_t), void *arg,
                   int64_t n);
  /// CPU seconds of the workers so far.
  double cpuSeconds();

private:
  /// The open loop, read only by a thread that holds one of its pieces.
  struct Job {
    void (*body)(void *, int64_t, int64_t);
    void *arg;
    int64_t n;
  };
  void start();
  void work(int index);
  bool claim(uint64_t &ticket);
  void runPiece(uint64_t ticket);
  bool waitForLoop(uint32_t seen);

  int numThreads;
  std::vector<int> cores;
  bool crowded;
  std::vector<std::thread> workers;
  Job job = {};
  /// Loop number << 32 | next piece << 16 | pieces.
  std::atomic<uint64_t> ticket{0};
  std::atomic<uint32_t> loops{0}; // futex: loops begun
  std::atomic<uint32_t> sleepers{0};
  std::atomic<uint32_t> done{0}; // pieces
  std::atomic<bool> stop{false};
};

/// Binds the calling thread to a core; ignores failure.
void pinThread(int core);

} // namespace dgc::rt

#endif // DGC_LIB_RUNTIME_THREADPOOL_H
