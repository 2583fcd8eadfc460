//===- CostModel.cpp - Time of kernels and collectives --------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Cost/CostModel.h"
#include <algorithm>

using namespace llvm;

namespace dgc {

StringRef toString(CollectiveKind kind) {
  static constexpr StringLiteral names[] = {"all-gather", "reduce-scatter",
                                            "all-reduce", "all-to-all",
                                            "permute",    "exchange"};
  return names[static_cast<int>(kind)];
}

// The volumes are those of ring algorithms, which direct access to the peers'
// memory also meets (Thakur, Rabenseifner, Gropp: Optimization of collective
// communication operations in MPICH, 2005): (n-1)/n of the data for gather and
// scatter, twice that for an all-reduce. In an all-to-all a rank keeps 1/n of
// what it has.
double collectiveBytes(CollectiveKind kind, int64_t n, double bytes) {
  if (n <= 1)
    return 0;
  double share = double(n - 1) / double(n) * bytes;
  switch (kind) {
  case CollectiveKind::AllGather:
  case CollectiveKind::ReduceScatter:
  case CollectiveKind::AllToAll:
  case CollectiveKind::Exchange:
    return share;
  case CollectiveKind::AllReduce:
    return 2 * share;
  case CollectiveKind::Permute:
    return bytes;
  }
  return bytes;
}

double collectiveTime(CollectiveKind kind, const Link &link, int64_t n,
                      double bytes) {
  if (n <= 1)
    return 0;
  double latency = link.latency;
  if (kind == CollectiveKind::AllReduce)
    latency *= 2;
  return latency + collectiveBytes(kind, n, bytes) / link.bandwidth;
}

double kernelTime(const Machine &machine, const Work &work) {
  double traffic = 0, compute = 0;
  switch (work.kind) {
  case WorkKind::Free:
    return 0;
  case WorkKind::Contract:
    compute = work.flops / machine.flops[static_cast<int>(work.elem)];
    traffic = work.bytesIn + work.bytesOut;
    break;
  case WorkKind::Pointwise:
    // Half of a chain's values never leave registers.
    traffic = 0.5 * work.bytesOut;
    break;
  case WorkKind::Move:
    traffic = 0.1 * work.bytesOut;
    break;
  case WorkKind::Reduce:
    traffic = 0.5 * work.bytesIn + work.bytesOut;
    break;
  case WorkKind::Access:
    traffic = 2 * work.bytesOut;
    break;
  case WorkKind::Update:
    traffic = 2 * work.bytesIn;
    break;
  }
  double time = std::max(compute, traffic / machine.memoryBandwidth);
  return work.kind == WorkKind::Contract ? time + machine.launch : time;
}

} // namespace dgc
