//===- Sharding.cpp - How one tensor lies on a mesh -----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Support/Sharding.h"
#include "dgc/Support/Layout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace dgc {

static constexpr std::pair<ReduceKind, StringRef> kindNames[] = {
    {ReduceKind::Add, "add"}, {ReduceKind::Mul, "mul"},
    {ReduceKind::Min, "min"}, {ReduceKind::Max, "max"},
    {ReduceKind::And, "and"}, {ReduceKind::Or, "or"}};

StringRef toString(ReduceKind kind) {
  for (auto &[k, name] : kindNames)
    if (k == kind)
      return name;
  return "unknown";
}

std::optional<ReduceKind> parseReduceKind(StringRef text) {
  for (auto &[k, name] : kindNames)
    if (name == text)
      return k;
  return std::nullopt;
}

bool Sharding::isReplicated() const {
  if (!unreduced.empty())
    return false;
  return all_of(dims, [](const DimSharding &d) {
    return all_of(d.entries, [](const DimEntry &e) { return e.isWhole(); });
  });
}

bool Sharding::hasInnerFactors() const {
  return any_of(dims, [](const DimSharding &d) {
    return any_of(d.entries, [](const DimEntry &e) { return e.isWhole(); });
  });
}

Sharding Sharding::closed() const {
  Sharding s = *this;
  s.replicated.clear();
  for (DimSharding &d : s.dims) {
    d.open = false;
    d.priority.reset();
  }
  canonicalize(s);
  return s;
}

bool Sharding::uses(const AxisRef &ref) const {
  auto overlaps = [&](const AxisRef &r) { return r.overlaps(ref); };
  return any_of(unreduced, overlaps) || any_of(dims, [&](const DimSharding &d) {
           return any_of(d.entries, [&](const DimEntry &e) {
             return !e.isWhole() && overlaps(e.axis);
           });
         });
}

bool Sharding::sameLayout(const Sharding &o) const {
  return closed() == o.closed();
}

/// Merges adjacent parts of one axis.
static void mergeParts(SmallVectorImpl<AxisRef> &refs) {
  SmallVector<AxisRef, 2> out;
  for (const AxisRef &r : refs) {
    if (!out.empty() && out.back().continuesWith(r))
      out.back().size *= r.size;
    else if (r.size != 1)
      out.push_back(r);
  }
  refs.assign(out.begin(), out.end());
}

void canonicalize(DimList &list) {
  DimList out;
  for (const DimEntry &e : list) {
    if (e.isWhole() ? e.whole == 1 : e.axis.size == 1)
      continue;
    if (!out.empty() && e.isWhole() && out.back().isWhole())
      out.back().whole *= e.whole;
    else if (!out.empty() && !e.isWhole() && !out.back().isWhole() &&
             out.back().axis.continuesWith(e.axis))
      out.back().axis.size *= e.axis.size;
    else
      out.push_back(e);
  }
  while (!out.empty() && out.back().isWhole())
    out.pop_back();
  list = std::move(out);
}

void canonicalize(Sharding &s) {
  for (DimSharding &d : s.dims)
    canonicalize(d.entries);
  llvm::sort(s.unreduced);
  mergeParts(s.unreduced);
  llvm::sort(s.replicated);
  mergeParts(s.replicated);
  if (s.unreduced.empty())
    s.kind = ReduceKind::Add;
}

static void print(raw_ostream &os, const AxisRef &ref, const Mesh &mesh) {
  bool known = ref.axis >= 0 && size_t(ref.axis) < mesh.axes.size();
  os << '"' << (known ? StringRef(mesh.axes[ref.axis].name) : "?") << '"';
  if (!known || ref.pre != 1 || ref.size != mesh.axes[ref.axis].size)
    os << ":(" << ref.pre << ')' << ref.size;
}

static void print(raw_ostream &os, const DimList &list, const Mesh &mesh) {
  interleaveComma(list, os, [&](const DimEntry &e) {
    if (e.isWhole())
      os << e.whole;
    else
      print(os, e.axis, mesh);
  });
}

std::string toString(const AxisRef &ref, const Mesh &mesh) {
  std::string text;
  raw_string_ostream os(text);
  print(os, ref, mesh);
  return text;
}

std::string toString(const DimList &list, const Mesh &mesh) {
  std::string text;
  raw_string_ostream os(text);
  os << '{';
  print(os, list, mesh);
  os << '}';
  return text;
}

std::string toString(const Sharding &s, const Mesh &mesh) {
  std::string text;
  raw_string_ostream os(text);
  os << '[';
  interleaveComma(s.dims, os, [&](const DimSharding &d) {
    os << '{';
    print(os, d.entries, mesh);
    if (d.open)
      os << (d.entries.empty() ? "?" : ", ?");
    os << '}';
    if (d.priority)
      os << 'p' << *d.priority;
  });
  os << ']';
  auto refs = [&](ArrayRef<AxisRef> list) {
    os << '{';
    interleaveComma(list, os, [&](const AxisRef &r) { print(os, r, mesh); });
    os << '}';
  };
  if (!s.replicated.empty()) {
    os << ", replicated=";
    refs(s.replicated);
  }
  if (!s.unreduced.empty()) {
    os << ", unreduced=" << toString(s.kind);
    refs(s.unreduced);
  }
  return text;
}

/// Why `ref` names no part of an axis of `mesh`, or an empty string.
static std::string checkRef(const AxisRef &ref, const Mesh &mesh) {
  if (ref.axis < 0 || size_t(ref.axis) >= mesh.axes.size())
    return "axis number " + std::to_string(ref.axis) + " is not in the mesh";
  int64_t size = mesh.axes[ref.axis].size;
  if (ref.pre < 1 || ref.size < 1 || size % ref.pre != 0 ||
      (size / ref.pre) % ref.size != 0)
    return "part " + toString(ref, mesh) + " does not divide axis \"" +
           mesh.axes[ref.axis].name + "\" of size " + std::to_string(size);
  return {};
}

std::string checkSharding(const Sharding &s, ArrayRef<int64_t> shape,
                          const Mesh &mesh) {
  if (s.dims.size() != shape.size())
    return "sharding has " + std::to_string(s.dims.size()) +
           " dimensions, the tensor has " + std::to_string(shape.size());
  SmallVector<AxisRef> used;
  auto use = [&](const AxisRef &r) -> std::string {
    if (std::string why = checkRef(r, mesh); !why.empty())
      return why;
    for (const AxisRef &u : used)
      if (u.overlaps(r))
        return "axis " + toString(r, mesh) + " is used twice";
    used.push_back(r);
    return {};
  };
  for (auto [d, dim] : enumerate(s.dims)) {
    for (const DimEntry &e : dim.entries) {
      if (e.isWhole())
        continue;
      if (std::string why = use(e.axis); !why.empty())
        return why;
      if (shape[d] == 0)
        return "dimension " + std::to_string(d) + " of size 0 is split";
    }
    if (!dimLevels(shape[d], dim.entries))
      return "dimension " + std::to_string(d) + " of size " +
             std::to_string(shape[d]) +
             " is not a multiple of the factors in " +
             toString(dim.entries, mesh);
  }
  for (const AxisRef &r : s.unreduced)
    if (std::string why = use(r); !why.empty())
      return why;
  for (const AxisRef &r : s.replicated)
    if (std::string why = use(r); !why.empty())
      return why;
  return {};
}

} // namespace dgc
