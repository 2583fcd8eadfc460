//===- CostModel.h - Time of kernels and collectives ------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Closed forms on plain numbers. Everything that prices something (the planner,
// the reshard search) calls these, so that all agree.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_COST_COSTMODEL_H
#define DGC_COST_COSTMODEL_H

#include "dgc/Cost/Machine.h"

namespace dgc {

enum class CollectiveKind {
  AllGather,
  ReduceScatter,
  AllReduce,
  AllToAll,
  Permute,
  Exchange
};
constexpr int numCollectiveKinds = 6;
llvm::StringRef toString(CollectiveKind kind); // "all-gather", ...

/// Bytes that a rank sends in a collective over `n` ranks. `bytes` is the size
/// on one rank of the larger of operand and result: the gathered tensor, the
/// addend to be scattered or reduced, the whole local tensor otherwise.
double collectiveBytes(CollectiveKind kind, int64_t n, double bytes);
/// Seconds of it: latency plus what is sent over the bandwidth; an all-reduce
/// is a reduce-scatter and an all-gather.
double collectiveTime(CollectiveKind kind, const Link &link, int64_t n,
                      double bytes);

/// How a kernel spends its time.
enum class WorkKind {
  Contract,  // matrix products: flops against traffic
  Pointwise, // elementwise; fuses with its neighbours
  Move,      // layout and type changes, which mostly fuse away
  Reduce,    // reads its operands once
  Access,    // gather, slices: touches what comes out, not all of the operand
  Update,    // scatter, dynamic_update_slice: touches the update
  Free       // constants, tuples, control flow
};

/// One kernel on local shapes.
struct Work {
  WorkKind kind = WorkKind::Pointwise;
  ElemClass elem = ElemClass::F32;
  double flops = 0;
  double bytesIn = 0, bytesOut = 0;
};
/// Roofline.
double kernelTime(const Machine &machine, const Work &work);

} // namespace dgc

#endif // DGC_COST_COSTMODEL_H
