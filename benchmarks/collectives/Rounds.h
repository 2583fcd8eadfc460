//===- Rounds.h - How collectives are measured ------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Shared by collectives.cpp and mpi.cpp, so that their figures compare.
//
// From 256 KiB on, inputs are rewritten and outputs read between calls, so that
// caches are as a program leaves them; --hot leaves that out. Each figure is
// the best of five rounds' means of the slowest rank.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_BENCHMARKS_COLLECTIVES_ROUNDS_H
#define DGC_BENCHMARKS_COLLECTIVES_ROUNDS_H

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstring>

constexpr int kRounds = 5;
/// What a rank puts in or, for all_gather, gets out.
constexpr int64_t kSizes[] = {64, 4096, 65536, 262144, 4194304, 67108864};
constexpr int64_t kLargest = kSizes[5];

/// Elements of a call; `split`: the size is that of all ranks' parts.
inline int64_t countOf(int64_t bytes, bool split, int ranks) {
  return std::max<int64_t>(1, bytes / 4 / (split ? ranks : 1));
}

/// Seconds of a call, or less than 0 on failure. `library` has call() and
/// barrier(), false on failure, and slowest(seconds): of all ranks, less than 0
/// on failure.
template <class Library>
double measure(Library &library, int64_t bytes, bool hot, char *in,
               const char *out) {
  auto now = [] {
    return std::chrono::duration<double>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
  };
  int calls = static_cast<int>(std::clamp<int64_t>(
      (int64_t(1) << 24) / std::max<int64_t>(bytes, 4096), 3, 2000));
  bool touch = !hot && bytes >= 262144;
  volatile char sink = 0;
  double best = 1e9;
  for (int round = 0; round < kRounds; ++round) {
    double spent = 0;
    for (int i = 0; i < calls; ++i) {
      if (touch) {
        std::memset(in, i, bytes);
        for (int64_t b = 0; b < bytes; b += 64)
          sink = sink + out[b];
      }
      if ((touch || i == 0) && !library.barrier())
        return -1;
      double begin = now();
      if (!library.call())
        return -1;
      spent += now() - begin;
    }
    double slowest = library.slowest(spent / calls);
    if (slowest < 0)
      return -1;
    best = std::min(best, slowest);
  }
  return best;
}

inline void printRow(const char *op, int64_t bytes, const char *engine,
                     double seconds) {
  printf("%-15s %10lld  %-7s  %12.2f  %8.2f\n", op, (long long)bytes, engine,
         seconds * 1e6, static_cast<double>(bytes) / seconds * 1e-9);
  fflush(stdout);
}

#endif // DGC_BENCHMARKS_COLLECTIVES_ROUNDS_H
