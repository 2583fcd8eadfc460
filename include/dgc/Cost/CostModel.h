//===- CostModel.h - Time of kernels and collectives ------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Closed forms on plain numbers. Everything that prices something (the planner,
// the reshard search, the simulator) calls these, so that all agree. Their
// constants are fields of Device and Link.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_COST_COSTMODEL_H
#define DGC_COST_COSTMODEL_H

#include "dgc/Cost/Machine.h"

namespace dgc {

/// Bytes that a rank sends in a collective over `n` ranks. `bytes` is the size
/// on one rank of the larger of operand and result: the gathered tensor, the
/// addend to be scattered or reduced, the whole local tensor otherwise.
double collectiveBytes(CollectiveKind kind, int64_t n, double bytes);

/// Seconds of a collective over `n` ranks (`bytes` as above) by the fastest
/// algorithm that it has, and which that is.
struct CollectiveCost {
  double time = 0;
  CollectiveAlgorithm algorithm = CollectiveAlgorithm::Ring;
};
CollectiveCost collectiveCost(CollectiveKind kind, const Link &link, int64_t n,
                              double bytes);
double collectiveTime(CollectiveKind kind, const Link &link, int64_t n,
                      double bytes);
/// Bytes (as above) from which on a collective gains little by being combined
/// with others: its start costs an eighth of what the bytes do. What is
/// combined is at most so large.
double bucketBytes(CollectiveKind kind, const Link &link, int64_t n);
/// Seconds of a collective's share of a combined one: of `sharers` that are as
/// large, or of as many as fill `bucket` bytes. A negative `bucket` is what
/// bucketBytes says; with 0, or one sharer, nothing is combined.
struct SharedCost {
  double time = 0;
  double starts = 1; // the part of a combined collective that it is
};
SharedCost sharedCost(CollectiveKind kind, const Link &link, int64_t n,
                      double bytes, double sharers, double bucket);

/// Seconds in which a device copies `bytes`, which are `pieces` runs of
/// neighbours on either side.
double copyTime(const Device &device, double bytes, double pieces = 1);
/// Seconds in which what a collective of `n` ranks sends and receives (`bytes`
/// as above) is taken from its places and put in them. Its shares are cut from
/// a tensor `cuts` times along the dimensions before the one that is split (1:
/// a share is one run), and joined `joins` times. Where rates of caches are not
/// known, everything counts as copied once, as it did when the constants of
/// those machines were fitted.
double placeTime(const Device &device, CollectiveKind kind, int64_t n,
                 double bytes, double cuts, double joins);

/// How a kernel spends its time.
enum class WorkKind {
  Contract,  // matrix products: flops against traffic
  Pointwise, // elementwise; fuses with its neighbours
  Move,      // layout and type changes, which mostly fuse away
  Reduce,    // reads its operands once
  Access,    // gather, slices: touches what comes out, not all of the operand
  Update,    // scatter, dynamic_update_slice: touches the update
  Free,      // constants, tuples, control flow
  Attention  // softmax(q k) v in one kernel
};

/// One kernel on local shapes.
struct Work {
  WorkKind kind = WorkKind::Pointwise;
  ElemClass elem = ElemClass::F32;
  double flops = 0;
  double bytesIn = 0, bytesOut = 0;
  double moved = 0;   // those of both that fusion does not keep in registers
  double fresh = 0;   // those of bytesOut that are not read before
  bool starts = true; // a kernel of its own, not a part of its user's
  /// Bytes that the device touches from the last use of what this kernel moves
  /// until now, for each byte that it moves (of a product: reads and writes).
  /// Where layers are split so is what lies between, so the ratio stays.
  double reach = 1;
  /// Products: `batch` times m x k by k x n; 0: not known, then large.
  double m = 0, n = 0, k = 0, batch = 1;
  unsigned packed = 2; // operands that are copied first: bit 0 left, 1 right
  /// Elementwise: operations in all, a transcendental counted as several.
  double operations = 0;
  /// A dimension whose maximum or the like is taken, or over which products are
  /// summed, has padding, which is masked.
  bool masked = false;
  /// A reduction or product that leaves a part of the sum on each rank; and
  /// whether `bytesIn` of a reduction is then read again, out of memory, by who
  /// needs the whole.
  bool isPart = false, readAgain = false;
  double headDim = 0;    // attention
  bool backward = false; // attention
};
/// Seconds of a kernel on the device.
double kernelTime(const Device &device, const Work &work);

} // namespace dgc

#endif // DGC_COST_COSTMODEL_H
