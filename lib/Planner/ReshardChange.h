//===- ReshardChange.h - How two shardings differ ---------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_PLANNER_RESHARDCHANGE_H
#define DGC_LIB_PLANNER_RESHARDCHANGE_H

#include "dgc/Planner/ReshardSteps.h"

namespace dgc::reshard {

using RefList = llvm::SmallVector<AxisRef, 2>;

/// A dimension whose list is cut to, or grows from, `shorter`.
struct DimChange {
  enum { Same, Grows, Shrinks } direction = Same;
  DimList shorter;
  DimList suffix; // what the longer list has more
};

/// One change a dimension, or none if some list is neither kept, cut nor grown.
std::optional<llvm::SmallVector<DimChange, 4>> dimChanges(const Sharding &from,
                                                          const Sharding &to);
/// The axes of the suffixes, in order.
RefList grownAxes(llvm::ArrayRef<DimChange> changes);
RefList shrunkAxes(llvm::ArrayRef<DimChange> changes);

/// `refs` cut at all borders of parts in `by`, or none if they do not nest.
std::optional<RefList> refine(llvm::ArrayRef<AxisRef> refs,
                              llvm::ArrayRef<AxisRef> by);
/// The same of parts that are known to nest.
inline RefList refined(llvm::ArrayRef<AxisRef> refs,
                       llvm::ArrayRef<AxisRef> by) {
  return refine(refs, by).value_or(RefList());
}
/// `a` without `b`, or none if `b` is not all in `a`.
std::optional<RefList> minus(llvm::ArrayRef<AxisRef> a,
                             llvm::ArrayRef<AxisRef> b);
/// Adjacent parts of an axis joined, the order kept.
RefList joined(llvm::ArrayRef<AxisRef> refs);

/// All axes of a permutation along which data may cross, sorted; none if the
/// parts of axes do not nest.
std::optional<RefList> permutedAxes(const Sharding &from, const Sharding &to);

/// True if the dimension lies in the same tiles, numbered alike.
bool sameTiles(int64_t n, const DimList &from, const DimList &to);

} // namespace dgc::reshard

#endif // DGC_LIB_PLANNER_RESHARDCHANGE_H
