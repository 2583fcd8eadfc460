//===- mpi.cpp - The same benchmark over MPI, for comparison --------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
//   mpicxx -O2 mpi.cpp -o collectives-mpi
//   mpirun -n 2 --bind-to core collectives-mpi [--hot]
//
// How it is measured: Rounds.h, as in collectives.cpp.
//
//===----------------------------------------------------------------------===//
#include "Rounds.h"
#include <mpi.h>
#include <vector>

namespace {

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

struct Library {
  Kind kind;
  int count;
  const char *in;
  char *out;

  // Errors end the program: MPI's default.
  bool call() {
    ::call(kind, in, out, count);
    return true;
  }
  bool barrier() {
    MPI_Barrier(MPI_COMM_WORLD);
    return true;
  }
  double slowest(double seconds) {
    double most;
    MPI_Allreduce(&seconds, &most, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    return most;
  }
};

} // namespace

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  bool hot = argc > 1 && std::strcmp(argv[1], "--hot") == 0;
  std::vector<char> in(kLargest + 64), out(kLargest + 64);
  for (Kind kind : {AllReduce, AllGather, ReduceScatter, AllToAll, Permute}) {
    bool split = kind == AllGather || kind == ReduceScatter || kind == AllToAll;
    for (int64_t bytes : kSizes) {
      int count = static_cast<int>(countOf(bytes, split, ranks));
      Library library{kind, count, in.data(), out.data()};
      double seconds = measure(library, bytes, hot, in.data(), out.data());
      if (rank == 0)
        printRow(names[kind], bytes, "mpi", seconds);
    }
  }
  MPI_Finalize();
}
