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
// Prints, by collective and size, microseconds of a call and GB/s; how it is
// measured: Rounds.h.
//
//===----------------------------------------------------------------------===//
#include "Rounds.h"
#include "dgc/Runtime/World.h"
#include <cstdlib>

using namespace dgc::rt;

namespace {

struct Options {
  int ranks = 2;
  Engine engine = Engine::Shm;
  bool hot = false;
};

struct Library {
  RankContext &rank;
  CollectiveCall what;
  double *perRank; // in memory that all ranks share

  bool call() { return !rank.comm->collective(what); }
  bool barrier() { return !rank.comm->barrier(); }
  double slowest(double seconds) {
    perRank[rank.rank] = seconds;
    if (!barrier())
      return -1;
    double most = *std::max_element(perRank, perRank + rank.numRanks);
    return barrier() ? most : -1;
  }
};

int runRank(RankContext &rank, const Options &o, double *shared) {
  const char *engine = o.engine == Engine::Shm ? "shm" : "threads";
  char *in = rank.heap, *out = rank.heap + kLargest + 4096;
  for (int kind = DGC_ALL_REDUCE; kind <= DGC_PERMUTE; ++kind) {
    bool split = kind == DGC_ALL_GATHER || kind == DGC_REDUCE_SCATTER ||
                 kind == DGC_ALL_TO_ALL;
    for (int64_t bytes : kSizes) {
      Library library{rank,
                      {kind, 0, DGC_F32, DGC_ADD, in, out,
                       countOf(bytes, split, o.ranks),
                       kind == DGC_PERMUTE ? 0 : -1, 0},
                      shared};
      double seconds = measure(library, bytes, o.hot, in, out);
      if (seconds < 0)
        return 1;
      if (rank.rank == 0)
        printRow(collectiveName(kind), bytes, engine, seconds);
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
  CommTables tables = CommTables::ofAll(o.ranks);
  WorldOptions w;
  w.engine = o.engine;
  w.numRanks = o.ranks;
  w.heapBytes = 2 * (kLargest + 4096);
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
