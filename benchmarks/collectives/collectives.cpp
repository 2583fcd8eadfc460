//===- collectives.cpp - Speed of the collectives -------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
//   collectives [-n RANKS] [--engine=shm|threads] [--hot]
//
// Compare with mpi.cpp, the same over MPI.
//
// Prints, by collective and size, microseconds of a call and GB/s. S is what a
// rank puts in or, for all_gather, gets out. From 256 KiB on, inputs are
// rewritten and outputs read between calls, so that caches are as a program
// leaves them; --hot leaves that out. Each figure is the best of five rounds'
// means of the slowest rank.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/World.h"
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace dgc::rt;

namespace {

double now() {
  return std::chrono::duration<double>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

struct Options {
  int ranks = 2;
  Engine engine = Engine::Shm;
  bool hot = false;
};

constexpr int kRounds = 5;
constexpr int64_t kSizes[] = {64, 4096, 65536, 262144, 4194304, 67108864};

/// Seconds of one call of `kind` with S bytes, or less than 0 on failure.
double measure(RankContext &rank, const Options &o, int kind, int64_t bytes,
               double *shared) {
  int64_t perCall = bytes / 4; // elements of S
  bool split = kind == DGC_ALL_GATHER || kind == DGC_REDUCE_SCATTER ||
               kind == DGC_ALL_TO_ALL;
  int64_t count = split ? std::max<int64_t>(1, perCall / o.ranks) : perCall;
  char *in = rank.heap, *out = rank.heap + kSizes[5] + 4096;
  int calls = static_cast<int>(std::clamp<int64_t>(
      (int64_t(1) << 24) / std::max<int64_t>(bytes, 4096), 3, 2000));
  bool touch = !o.hot && bytes >= 262144;
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
      if ((touch || i == 0) && rank.comm->barrier())
        return -1;
      double begin = now();
      if (rank.comm->collective({kind, 0, DGC_F32, DGC_ADD, in, out, count,
                                 kind == DGC_PERMUTE ? 0 : -1, 0}))
        return -1;
      spent += now() - begin;
    }
    shared[rank.rank] = spent / calls;
    if (rank.comm->barrier())
      return -1;
    best = std::min(best, *std::max_element(shared, shared + o.ranks));
    if (rank.comm->barrier())
      return -1;
  }
  return best;
}

int runRank(RankContext &rank, const Options &o, double *shared) {
  const char *engine = o.engine == Engine::Shm ? "shm" : "threads";
  for (int kind = DGC_ALL_REDUCE; kind <= DGC_PERMUTE; ++kind)
    for (int64_t bytes : kSizes) {
      double seconds = measure(rank, o, kind, bytes, shared);
      if (seconds < 0)
        return 1;
      if (rank.rank == 0) {
        printf("%-15s %10lld  %-7s  %12.2f  %8.2f\n", collectiveName(kind),
               (long long)bytes, engine, seconds * 1e6,
               static_cast<double>(bytes) / seconds * 1e-9);
        fflush(stdout);
      }
    }
  return 0;
}

} // namespace

int main(int argc, char **argv) {
  Options o;
  for (int i = 1; i < argc; ++i) {
    std::string arg = argv[i];
    if (arg == "-n" && i + 1 < argc)
      o.ranks = std::max(1, atoi(argv[++i]));
    else if (arg == "--engine=threads")
      o.engine = Engine::Threads;
    else if (arg == "--hot")
      o.hot = true;
    else if (arg != "--engine=shm") {
      fprintf(stderr, "usage: collectives [-n RANKS] [--engine=shm|threads] "
                      "[--hot]\n");
      return 1;
    }
  }
  CommTables tables;
  Group all{"all", {}, {{}}};
  Permute ring;
  for (int r = 0; r < o.ranks; ++r) {
    all.ofRank.push_back(0);
    all.members[0].push_back(r);
    ring.source.push_back((r + o.ranks - 1) % o.ranks);
  }
  tables.groups.push_back(all);
  tables.permutes.push_back(ring);
  WorldOptions w;
  w.engine = o.engine;
  w.numRanks = o.ranks;
  w.heapBytes = 2 * (kSizes[5] + 4096);
  w.threadsPerRank = 1;
  w.tables = &tables;
  w.handleSignals = true;
  std::unique_ptr<World> world;
  std::shared_ptr<char> shared;
  Error e = sharedMemory(sizeof(double) * o.ranks, shared);
  if (!e)
    e = World::create(w, world);
  printf("%d ranks on %zu cores, f32 add\n", o.ranks, usableCores().size());
  printf("%-15s %10s  %-7s  %12s  %8s\n", "op", "bytes", "engine", "us",
         "GB/s");
  if (!e)
    e = world->run([&](RankContext &rank) {
      return runRank(rank, o, reinterpret_cast<double *>(shared.get()));
    });
  if (e)
    fprintf(stderr, "error: %s\n", e.message.c_str());
  return e.code;
}
