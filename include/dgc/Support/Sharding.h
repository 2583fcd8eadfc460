//===- Sharding.h - How one tensor lies on a mesh ---------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Plain data: no MLIR types. `#dist.sharding` is the attribute form, and
// Layout.h says which element is where.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_SUPPORT_SHARDING_H
#define DGC_SUPPORT_SHARDING_H

#include "dgc/Support/Mesh.h"
#include <optional>
#include <string>

namespace dgc {

/// How partial values combine.
enum class ReduceKind { Add, Mul, Min, Max, And, Or };
llvm::StringRef toString(ReduceKind kind); // "add", "mul", ...
std::optional<ReduceKind> parseReduceKind(llvm::StringRef text);

/// An entry of a dimension's list: an axis (or part of one) that splits the
/// dimension, or, if `whole` > 0, an inner factor of that size that stays
/// whole.
struct DimEntry {
  int64_t whole = 0;
  AxisRef axis;

  static DimEntry makeWhole(int64_t size) { return {size, {}}; }
  static DimEntry makeAxis(AxisRef ref) { return {0, ref}; }
  bool isWhole() const { return whole > 0; }
  bool operator==(const DimEntry &o) const {
    return whole == o.whole && (isWhole() || axis == o.axis);
  }
  bool operator!=(const DimEntry &o) const { return !(*this == o); }
};
using DimList = llvm::SmallVector<DimEntry, 2>; // major to minor

struct DimSharding {
  DimList entries;
  bool open = false; // propagation may append axes: `?`
  std::optional<int> priority;
  bool operator==(const DimSharding &o) const {
    return entries == o.entries && open == o.open && priority == o.priority;
  }
};

/// A sharding of a tensor of rank dims.size(). Axes in no list are replicated;
/// `replicated` names those that must stay so. Over the axes of `unreduced`
/// every rank holds an addend: the value is their combination by `kind`.
struct Sharding {
  llvm::SmallVector<DimSharding, 4> dims;
  llvm::SmallVector<AxisRef, 2> replicated;
  llvm::SmallVector<AxisRef, 2> unreduced; // sorted by (axis, pre)
  ReduceKind kind = ReduceKind::Add; // meaningful if unreduced is not empty

  static Sharding replicatedOf(int64_t rank) {
    Sharding s;
    s.dims.resize(rank);
    return s;
  }
  bool operator==(const Sharding &o) const {
    return dims == o.dims && replicated == o.replicated &&
           unreduced == o.unreduced && (unreduced.empty() || kind == o.kind);
  }
  bool operator!=(const Sharding &o) const { return !(*this == o); }
  /// Nothing split and nothing unreduced.
  bool isReplicated() const;
  /// Equal as layouts: `open`, `priority` and `replicated` aside.
  bool sameLayout(const Sharding &o) const;
  /// This one without open marks, priorities and explicit replication, in
  /// canonical form.
  Sharding closed() const;
  bool hasInnerFactors() const;
  /// Does a dimension or the unreduced set use (a part of) this axis part?
  bool uses(const AxisRef &ref) const;
};

/// Canonical form of a list: no factor of size 1, no adjacent whole factors, no
/// trailing one, and adjacent parts of one axis merged.
void canonicalize(DimList &list);
void canonicalize(Sharding &sharding);

/// `#dist.sharding`'s text without the mesh name, e.g. `[{"dp"}, {3, "tp"}],
/// unreduced=add{"x"}`, for messages.
std::string toString(const Sharding &sharding, const Mesh &mesh);
std::string toString(const AxisRef &ref, const Mesh &mesh);
std::string toString(const DimList &list, const Mesh &mesh);

/// Why `sharding` is not legal for `shape` on `mesh`, or an empty string: axes
/// out of range or overlapping, ranks that differ, sub-axes that do not divide,
/// inner factors that do not divide (Layout.h), a zero-size dimension split.
std::string checkSharding(const Sharding &sharding,
                          llvm::ArrayRef<int64_t> shape, const Mesh &mesh);

} // namespace dgc

#endif // DGC_SUPPORT_SHARDING_H
