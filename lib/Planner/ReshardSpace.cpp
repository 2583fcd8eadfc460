//===- ReshardSpace.cpp - Atoms, lists and states of a reshard ------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "ReshardSpace.h"
#include "llvm/ADT/STLExtras.h"
#include <set>

using namespace llvm;

namespace dgc::reshard {

static int64_t ceilDiv(int64_t a, int64_t b) { return (a + b - 1) / b; }

std::unique_ptr<Space> Space::create(ArrayRef<int64_t> shape,
                                     int64_t elementBytes, const Mesh &mesh,
                                     const LinkCosts &links,
                                     const Sharding &from, const Sharding &to) {
  auto space = std::make_unique<Space>();
  space->links_ = links;
  space->elementBytes_ = double(elementBytes);
  space->sourceKind_ = from.kind;
  space->targetKind_ = to.kind;
  space->tensorRank_ = int64_t(shape.size());
  if (!from.unreduced.empty() && !to.unreduced.empty() && from.kind != to.kind)
    space->targetPending_ = OfTarget;
  if (!space->makeAtoms(mesh, from, to))
    return nullptr;
  int used = 0;
  for (size_t d = 0; d < shape.size(); ++d)
    used += !from.dims[d].entries.empty() || !to.dims[d].entries.empty();
  if (used > maxRank)
    return nullptr;
  space->makeDims(shape, from, to);
  std::optional<State> target = space->parse(to);
  if (!target)
    return nullptr;
  space->target_ = *target;
  if (target->unreduced)
    space->target_.pending = space->targetPending_;
  std::optional<State> source = space->parse(from);
  if (!source)
    return nullptr;
  space->source_ = *source;
  space->makeGoals();
  return space;
}

/// Axes that become unreduced may first end a list of the target, in any order.
void Space::makeGoals() {
  constexpr size_t maxGoals = 12;
  goals_.push_back(target_.lists);
  uint32_t added = target_.unreduced;
  if (targetPending_ == OfSource)
    added &= ~uint32_t(source_.unreduced);
  auto grow = [&](auto &&self, std::array<ListId, maxRank> lists, int from,
                  uint32_t rest) -> void {
    if (goals_.size() >= maxGoals)
      return;
    if (!rest) {
      goals_.push_back(lists);
      return;
    }
    for (int d = from; d < rank_; ++d)
      for (int a = 0; a < int(atoms_.size()); ++a) {
        if (!(rest >> a & 1) || !dims_[d].splittable)
          continue;
        std::array<ListId, maxRank> next = lists;
        next[d] = append(d, lists[d], 0, a);
        if (next[d] != noList)
          self(self, next, d, rest & ~(1u << a));
      }
  };
  if (added)
    grow(grow, target_.lists, 0, added);
}

/// All parts of each axis that either sharding names must nest.
bool Space::makeAtoms(const Mesh &mesh, const Sharding &from,
                      const Sharding &to) {
  std::vector<std::set<int64_t>> borders(mesh.axes.size());
  auto note = [&](const AxisRef &r) {
    borders[r.axis].insert({r.pre, r.pre * r.size});
  };
  for (const Sharding *s : {&from, &to}) {
    for (const DimSharding &d : s->dims)
      for (const DimEntry &e : d.entries)
        if (!e.isWhole())
          note(e.axis);
    for (const AxisRef &r : s->unreduced)
      note(r);
  }
  for (size_t a = 0; a < mesh.axes.size(); ++a) {
    axisSizes_.push_back(mesh.axes[a].size);
    devices_ *= mesh.axes[a].size;
    borders[a].insert({1, mesh.axes[a].size});
    AxisLink link = links_.link(int(a));
    int64_t last = 1;
    for (int64_t b : borders[a]) {
      if (b % last != 0)
        return false;
      if (b > last)
        atoms_.push_back({{int(a), last, b / last}, link.alpha, link.beta});
      last = b;
    }
  }
  return atoms_.size() <= maxAtoms;
}

/// Searched are the dimensions that the shardings use, and the largest others
/// for temporary slices, up to three in all; the rest only scales the bytes.
void Space::makeDims(ArrayRef<int64_t> shape, const Sharding &from,
                     const Sharding &to) {
  SmallVector<int> order;
  auto isUsed = [&](int d) {
    return !from.dims[d].entries.empty() || !to.dims[d].entries.empty();
  };
  for (int d = 0; d < int(shape.size()); ++d)
    order.push_back(d);
  llvm::sort(order, [&](int a, int b) {
    if (isUsed(a) != isUsed(b))
      return isUsed(a);
    return shape[a] != shape[b] ? shape[a] > shape[b] : a < b;
  });
  SmallVector<bool> chosen(shape.size());
  for (auto [i, d] : enumerate(order))
    if (isUsed(d) || (i < 3 && shape[d] > 1))
      chosen[d] = true;
  for (int d = 0; d < int(shape.size()); ++d) {
    if (!chosen[d]) {
      elementBytes_ *= double(shape[d]);
      continue;
    }
    Dim dim;
    dim.size = shape[d];
    dim.tensorDim = d;
    dim.splittable = shape[d] > 1;
    for (const Sharding *s : {&from, &to})
      for (const DimEntry &e : s->dims[d].entries)
        if (e.isWhole() && !is_contained(dim.wholes, e.whole))
          dim.wholes.push_back(e.whole);
    dims_.push_back(std::move(dim));
  }
  rank_ = int(dims_.size());
}

std::optional<State> Space::parse(const Sharding &s) {
  auto atomsOf = [&](const AxisRef &ref, Entries &out) {
    for (size_t k = 0; k < atoms_.size(); ++k) {
      const AxisRef &a = atoms_[k].ref;
      if (a.axis == ref.axis && a.pre >= ref.pre &&
          a.pre * a.size <= ref.pre * ref.size)
        out.push_back(int64_t(k));
    }
  };
  bool first = dims_.empty() || dims_[0].lists.empty();
  State state;
  for (int d = 0; d < rank_; ++d) {
    Entries entries;
    for (const DimEntry &e : s.dims[dims_[d].tensorDim].entries) {
      if (e.isWhole())
        entries.push_back(-e.whole);
      else
        atomsOf(e.axis, entries);
    }
    if (entries.size() > maxEntries)
      return std::nullopt;
    if (first) { // the target is parsed first: lists know how they relate to it
      dims_[d].target = entries;
      intern(d, {});
      dims_[d].targetId = intern(d, entries);
    }
    state.lists[d] = intern(d, entries);
  }
  Entries pending;
  for (const AxisRef &r : s.unreduced)
    atomsOf(r, pending);
  for (int64_t k : pending)
    state.unreduced |= uint16_t(1u << k);
  if (state.unreduced)
    state.pending = OfSource;
  return state;
}

ListId Space::intern(int d, const Entries &entries) {
  Dim &dim = dims_[d];
  auto it = dim.ids.find(entries);
  if (it != dim.ids.end())
    return it->second;
  ListInfo info;
  info.entries = entries;
  layOut(dim, info);
  size_t common = std::min(entries.size(), dim.target.size());
  for (size_t i = 0; i < common; ++i)
    info.matched += entries[i] == dim.target[i];
  bool agrees =
      std::equal(entries.begin(), entries.begin() + common, dim.target.begin());
  info.prefixOfTarget = agrees && entries.size() <= dim.target.size();
  info.extendsTarget = agrees && entries.size() >= dim.target.size();
  for (size_t k = 0; k <= entries.size(); ++k)
    if (mayCut(dim, entries, k))
      info.cuts |= 1u << k;
  if (!entries.empty()) {
    Entries parent(entries.begin(), entries.end() - 1);
    while (!parent.empty() && parent.back() < 0)
      parent.pop_back();
    info.parent = intern(d, parent);
  }
  ListId id = ListId(dim.lists.size());
  dim.lists.push_back(std::move(info));
  dim.ids[entries] = id;
  return id;
}

ListId Space::append(int d, ListId id, int64_t whole, int atom) {
  for (auto &[key, child] : list(d, id).children)
    if (key.first == whole && key.second == atom)
      return child;
  Entries entries = list(d, id).entries;
  if (entries.size() + 2 > maxEntries || dims_[d].lists.size() + 64 > noList)
    return noList;
  if (whole)
    entries.push_back(-whole);
  entries.push_back(atom);
  ListId child = intern(d, entries);
  list(d, id).children.push_back({{whole, atom}, child});
  return child;
}

/// Levels, local size and signature. The signature joins neighbouring groups
/// where the nested ceil is the same as the flat one.
void Space::layOut(const Dim &dim, ListInfo &info) const {
  SmallVector<int64_t, 6> signature;
  int64_t block = dim.size;
  bool afterGroup = false;
  const Entries &e = info.entries;
  for (size_t i = 0; i < e.size();) {
    size_t begin = i;
    if (e[i] < 0) {
      int64_t f = -e[i++];
      if (block % f != 0) {
        info.legal = false;
        return;
      }
      block /= f;
      info.local *= f;
      signature.push_back(-f);
      afterGroup = false;
      info.levels.push_back({f, block, -1, begin, i});
      continue;
    }
    int64_t parts = 1;
    do {
      parts *= atoms_[e[i]].ref.size;
      info.mask |= 1u << e[i];
      ++i;
    } while (i < e.size() && merges(e[i - 1], e[i]));
    int64_t next = ceilDiv(block, parts);
    if (afterGroup && block == parts * next)
      signature.back() *= parts;
    else
      signature.push_back(parts);
    afterGroup = true;
    block = next;
    info.levels.push_back({parts, block, atoms_[e[begin]].ref.axis, begin, i});
  }
  info.local *= block;
  auto &known = const_cast<Dim &>(dim).signatures;
  info.signature =
      known.try_emplace(signature, int(known.size())).first->second;
}

/// boundaryLegal() of Layout.h, on atoms.
bool Space::mayCut(const Dim &dim, const Entries &e, size_t prefix) const {
  if (prefix == 0 || prefix >= e.size() || !merges(e[prefix - 1], e[prefix]))
    return true;
  size_t begin = prefix - 1, end = prefix + 1;
  while (begin > 0 && merges(e[begin - 1], e[begin]))
    --begin;
  while (end < e.size() && merges(e[end - 1], e[end]))
    ++end;
  ListInfo above;
  above.entries.assign(e.begin(), e.begin() + begin);
  layOut(dim, above);
  if (!above.legal)
    return false;
  int64_t block = above.levels.empty() ? dim.size : above.levels.back().block;
  int64_t p = 1, q = 1;
  for (size_t i = begin; i < end; ++i)
    (i < prefix ? p : q) *= atoms_[e[i]].ref.size;
  return ceilDiv(block, p) == q * ceilDiv(block, p * q);
}

double Space::bytes(const State &s) const {
  double b = elementBytes_;
  for (int d = 0; d < rank_; ++d)
    b *= double(list(d, s.lists[d]).local);
  return b;
}

uint32_t Space::used(const State &s) const {
  uint32_t mask = s.unreduced;
  for (int d = 0; d < rank_; ++d)
    mask |= list(d, s.lists[d]).mask;
  return mask;
}

SmallVector<AxisRef, 2> Space::axesOf(uint32_t mask) const {
  Sharding s;
  for (size_t k = 0; k < atoms_.size(); ++k)
    if (mask >> k & 1)
      s.unreduced.push_back(atoms_[k].ref);
  canonicalize(s);
  return s.unreduced;
}

Sharding Space::toSharding(const State &s) const {
  Sharding out = Sharding::replicatedOf(tensorRank_);
  for (int d = 0; d < rank_; ++d)
    for (int64_t e : list(d, s.lists[d]).entries)
      out.dims[dims_[d].tensorDim].entries.push_back(
          e < 0 ? DimEntry::makeWhole(-e) : DimEntry::makeAxis(atoms_[e].ref));
  out.unreduced = axesOf(s.unreduced);
  if (s.unreduced)
    out.kind = s.pending == OfTarget || source_.unreduced == 0 ? targetKind_
                                                               : sourceKind_;
  canonicalize(out);
  return out;
}

} // namespace dgc::reshard
