//===- mpi.cpp - The same benchmark over MPI, for comparison --------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
//   mpicxx -O2 mpi.cpp -o collectives-mpi
//   mpirun -n 2 --bind-to core collectives-mpi [--hot]
//
// Sizes, rounds and what is measured are those of collectives.cpp.
//
//===----------------------------------------------------------------------===//
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <mpi.h>
#include <vector>

namespace {

constexpr int kRounds = 5;
constexpr int64_t kSizes[] = {64, 4096, 65536, 262144, 4194304, 67108864};
enum Kind { AllReduce, AllGather, ReduceScatter, AllToAll, Permute };
const char *const names[] = {"all_reduce", "all_gather", "reduce_scatter",
                             "all_to_all", "permute"};

int rank, ranks;

void call(Kind kind, const char *in, char *out, int count) {
  switch (kind) {
  case AllReduce:
    MPI_Allreduce(in, out, count, MPI_FLOAT, MPI_SUM, MPI_COMM_WORLD);
    break;
  case AllGather:
    MPI_Allgather(in, count, MPI_FLOAT, out, count, MPI_FLOAT, MPI_COMM_WORLD);
    break;
  case ReduceScatter:
    MPI_Reduce_scatter_block(in, out, count, MPI_FLOAT, MPI_SUM,
                             MPI_COMM_WORLD);
    break;
  case AllToAll:
    MPI_Alltoall(in, count, MPI_FLOAT, out, count, MPI_FLOAT, MPI_COMM_WORLD);
    break;
  case Permute:
    MPI_Sendrecv(in, count, MPI_FLOAT, (rank + 1) % ranks, 0, out, count,
                 MPI_FLOAT, (rank + ranks - 1) % ranks, 0, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
  }
}

double measure(Kind kind, int64_t bytes, bool hot, char *in, char *out) {
  bool split = kind == AllGather || kind == ReduceScatter || kind == AllToAll;
  int count = static_cast<int>(
      std::max<int64_t>(1, split ? bytes / 4 / ranks : bytes / 4));
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
      if (touch || i == 0)
        MPI_Barrier(MPI_COMM_WORLD);
      double begin = MPI_Wtime();
      call(kind, in, out, count);
      spent += MPI_Wtime() - begin;
    }
    double mine = spent / calls, slowest;
    MPI_Allreduce(&mine, &slowest, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    best = std::min(best, slowest);
  }
  return best;
}

} // namespace

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  bool hot = argc > 1 && std::strcmp(argv[1], "--hot") == 0;
  std::vector<char> in(kSizes[5] + 64), out(kSizes[5] + 64);
  for (int kind = AllReduce; kind <= Permute; ++kind)
    for (int64_t bytes : kSizes) {
      double seconds =
          measure(static_cast<Kind>(kind), bytes, hot, in.data(), out.data());
      if (rank == 0)
        printf("%-15s %10lld  %-7s  %12.2f  %8.2f\n", names[kind],
               (long long)bytes, "mpi", seconds * 1e6,
               static_cast<double>(bytes) / seconds * 1e-9);
    }
  MPI_Finalize();
}
