//===- ReshardChange.cpp - How two shardings differ, and legal moves ------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "ReshardChange.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace dgc::reshard;

namespace dgc {

namespace reshard {

/// What `longer` has after `shorter`, or none if that is not its beginning.
static std::optional<DimList> suffixOf(const DimList &shorter,
                                       const DimList &longer) {
  for (size_t i = 0; i < shorter.size(); ++i) {
    if (i >= longer.size())
      return std::nullopt;
    if (shorter[i] == longer[i])
      continue;
    // The last entry may be the major part of an axis of which more follows.
    if (i + 1 != shorter.size() || shorter[i].isWhole() || longer[i].isWhole())
      return std::nullopt;
    const AxisRef &a = shorter[i].axis, &b = longer[i].axis;
    if (a.axis != b.axis || a.pre != b.pre || b.size % a.size != 0)
      return std::nullopt;
    DimList out{DimEntry::makeAxis({a.axis, a.pre * a.size, b.size / a.size})};
    out.append(longer.begin() + i + 1, longer.end());
    return out;
  }
  return DimList(longer.begin() + shorter.size(), longer.end());
}

std::optional<SmallVector<DimChange, 4>> dimChanges(const Sharding &from,
                                                    const Sharding &to) {
  SmallVector<DimChange, 4> changes;
  for (size_t d = 0; d < from.dims.size(); ++d) {
    const DimList &a = from.dims[d].entries, &b = to.dims[d].entries;
    if (a == b)
      changes.push_back({DimChange::Same, a, {}});
    else if (std::optional<DimList> more = suffixOf(a, b))
      changes.push_back({DimChange::Grows, a, *more});
    else if (std::optional<DimList> less = suffixOf(b, a))
      changes.push_back({DimChange::Shrinks, b, *less});
    else
      return std::nullopt;
  }
  return changes;
}

static RefList suffixAxes(ArrayRef<DimChange> changes, int direction) {
  RefList refs;
  for (const DimChange &c : changes)
    if (c.direction == direction)
      for (const DimEntry &e : c.suffix)
        if (!e.isWhole())
          refs.push_back(e.axis);
  return refs;
}
RefList grownAxes(ArrayRef<DimChange> changes) {
  return suffixAxes(changes, DimChange::Grows);
}
RefList shrunkAxes(ArrayRef<DimChange> changes) {
  return suffixAxes(changes, DimChange::Shrinks);
}

std::optional<RefList> refine(ArrayRef<AxisRef> refs, ArrayRef<AxisRef> by) {
  RefList out;
  for (const AxisRef &r : refs) {
    SmallVector<int64_t, 4> borders{r.pre * r.size};
    for (const AxisRef &b : by)
      if (b.axis == r.axis)
        for (int64_t border : {b.pre, b.pre * b.size})
          if (border > r.pre && border < r.pre * r.size)
            borders.push_back(border);
    llvm::sort(borders);
    int64_t last = r.pre;
    for (int64_t border : borders) {
      if (border % last != 0)
        return std::nullopt;
      if (border > last)
        out.push_back({r.axis, last, border / last});
      last = border;
    }
  }
  return out;
}

std::optional<RefList> minus(ArrayRef<AxisRef> a, ArrayRef<AxisRef> b) {
  std::optional<RefList> x = refine(a, b), y = refine(b, a);
  if (!x || !y || !all_of(*y, [&](auto &r) { return is_contained(*x, r); }))
    return std::nullopt;
  erase_if(*x, [&](auto &r) { return is_contained(*y, r); });
  return x;
}

RefList joined(ArrayRef<AxisRef> refs) {
  RefList out;
  for (const AxisRef &r : refs) {
    if (!out.empty() && out.back().continuesWith(r))
      out.back().size *= r.size;
    else
      out.push_back(r);
  }
  return out;
}

bool sameTiles(int64_t n, const DimList &from, const DimList &to) {
  auto a = dimLevels(n, from), b = dimLevels(n, to);
  auto signature = [](ArrayRef<Level> levels) {
    SmallVector<int64_t, 6> out;
    bool afterGroup = false;
    for (const Level &l : levels) {
      if (l.isWhole())
        out.push_back(-l.parts);
      else if (afterGroup && l.blockBefore == l.parts * l.blockAfter)
        out.back() *= l.parts;
      else
        out.push_back(l.parts);
      afterGroup = !l.isWhole();
    }
    return out;
  };
  return a && b && signature(*a) == signature(*b);
}

static RefList allAxes(const Sharding &s) {
  RefList refs(s.unreduced.begin(), s.unreduced.end());
  for (const DimSharding &d : s.dims)
    for (const DimEntry &e : d.entries)
      if (!e.isWhole())
        refs.push_back(e.axis);
  return refs;
}

std::optional<RefList> permutedAxes(const Sharding &from, const Sharding &to) {
  RefList all = allAxes(from);
  all.append(allAxes(to));
  RefList moved;
  // A list of digits, major to minor, whose number stays the same.
  auto compare = [&](ArrayRef<AxisRef> x, ArrayRef<AxisRef> y) {
    std::optional<RefList> a = refine(x, all), b = refine(y, all);
    if (!a || !b)
      return false;
    size_t first = 0, end = 0;
    while (first < std::min(a->size(), b->size()) && (*a)[first] == (*b)[first])
      ++first;
    while (first + end < std::min(a->size(), b->size()) &&
           a->rbegin()[end] == b->rbegin()[end])
      ++end;
    ArrayRef<AxisRef> p =
        ArrayRef<AxisRef>(*a).drop_front(first).drop_back(end);
    ArrayRef<AxisRef> q =
        ArrayRef<AxisRef>(*b).drop_front(first).drop_back(end);
    // Where sizes agree place by place, equal digits stay; else all may mix.
    bool alike = p.size() == q.size();
    for (size_t i = 0; alike && i < p.size(); ++i)
      alike = p[i].size == q[i].size;
    for (size_t i = 0; i < p.size(); ++i)
      if (!alike || p[i] != q[i])
        moved.push_back(p[i]);
    for (size_t i = 0; i < q.size(); ++i)
      if (!alike || p[i] != q[i])
        moved.push_back(q[i]);
    return true;
  };
  auto axesIn = [](const DimList &list) {
    RefList refs;
    for (const DimEntry &e : list)
      if (!e.isWhole())
        refs.push_back(e.axis);
    return refs;
  };
  for (size_t d = 0; d < from.dims.size(); ++d)
    if (!compare(axesIn(from.dims[d].entries), axesIn(to.dims[d].entries)))
      return std::nullopt;
  if (!compare(from.unreduced, to.unreduced))
    return std::nullopt;
  llvm::sort(moved);
  moved.erase(std::unique(moved.begin(), moved.end()), moved.end());
  return joined(moved);
}

} // namespace reshard

//===----------------------------------------------------------------------===//
// Legality
//===----------------------------------------------------------------------===//

/// The longer list of a change must allow the cut.
static bool cutsLegal(ArrayRef<int64_t> shape, ArrayRef<DimChange> changes) {
  for (auto [d, c] : enumerate(changes)) {
    DimList longer = c.shorter;
    longer.append(c.suffix.begin(), c.suffix.end());
    if (!boundaryLegal(shape[d], longer, c.shorter.size()))
      return false;
  }
  return true;
}

static std::string checkPermute(ArrayRef<int64_t> shape, const Sharding &from,
                                const Sharding &to) {
  if (groupSize(from.unreduced) != groupSize(to.unreduced))
    return "the unreduced axes do not have the same size";
  if (!from.unreduced.empty() && from.kind != to.kind)
    return "the kinds of reduction differ";
  for (size_t d = 0; d < shape.size(); ++d)
    if (!sameTiles(shape[d], from.dims[d].entries, to.dims[d].entries))
      return "dimension " + std::to_string(d) + " lies in other tiles";
  if (!permutedAxes(from, to))
    return "the parts of an axis do not nest";
  return {};
}

/// Unreduced axes of a move over the axes that dimensions gain or lose.
static std::string checkUnreduced(MoveKind kind, const Sharding &from,
                                  const Sharding &to,
                                  ArrayRef<DimChange> changes) {
  RefList grown = grownAxes(changes), shrunk = shrunkAxes(changes);
  bool sameKind =
      from.unreduced.empty() || to.unreduced.empty() || from.kind == to.kind;
  if (!sameKind)
    return "the kinds of reduction differ";
  auto equal = [](ArrayRef<AxisRef> a, ArrayRef<AxisRef> b) {
    std::optional<RefList> rest = minus(a, b);
    return rest && rest->empty();
  };
  std::optional<RefList> reduced = minus(from.unreduced, to.unreduced);
  std::optional<RefList> added = minus(to.unreduced, from.unreduced);
  switch (kind) {
  case MoveKind::AllReduce:
    return reduced && !reduced->empty() ? "" : "no unreduced axes are reduced";
  case MoveKind::ReduceScatter:
    return reduced && !grown.empty() && equal(grown, *reduced)
               ? ""
               : "the axes reduced are not those that dimensions gain";
  case MoveKind::ToUnreduced:
    if (!added || added->empty())
      return "no axes become unreduced";
    return shrunk.empty() || equal(shrunk, *added)
               ? ""
               : "the axes that become unreduced are not those that dimensions "
                 "lose";
  case MoveKind::AllToAll:
    if (!equal(grown, shrunk))
      return "the axes that dimensions gain are not those that others lose";
    break;
  default:
    break;
  }
  return reduced && reduced->empty() ? "" : "the unreduced axes differ";
}

std::string checkMove(MoveKind kind, ArrayRef<int64_t> shape, const Mesh &mesh,
                      const Sharding &source, const Sharding &target) {
  Sharding from = source.closed(), to = target.closed();
  if (from.dims.size() != shape.size() || to.dims.size() != shape.size())
    return "the ranks differ";
  if (kind == MoveKind::Permute)
    return checkPermute(shape, from, to);
  if (kind == MoveKind::Exchange) {
    bool equal = from.unreduced == to.unreduced &&
                 (from.unreduced.empty() || from.kind == to.kind);
    return equal ? "" : "the unreduced axes differ";
  }
  std::optional<SmallVector<DimChange, 4>> changes = dimChanges(from, to);
  if (!changes)
    return "a dimension's list is neither cut nor extended";
  bool grows =
      any_of(*changes, [](auto &c) { return c.direction == DimChange::Grows; });
  bool shrinks = any_of(
      *changes, [](auto &c) { return c.direction == DimChange::Shrinks; });
  using K = MoveKind;
  if (grows &&
      (kind == K::Gather || kind == K::AllReduce || kind == K::ToUnreduced))
    return "a dimension gains axes";
  if (shrinks &&
      (kind == K::Slice || kind == K::AllReduce || kind == K::ReduceScatter))
    return "a dimension loses axes";
  if ((!grows && (kind == K::Slice || kind == K::AllToAll)) ||
      (!shrinks && (kind == K::Gather || kind == K::AllToAll)))
    return "no axes move";
  if (!cutsLegal(shape, *changes))
    return "an axis is cut where sizes do not divide";
  return checkUnreduced(kind, from, to, *changes);
}

SmallVector<AxisRef, 2> moveAxes(MoveKind kind, const Sharding &source,
                                 const Sharding &target) {
  Sharding from = source.closed(), to = target.closed();
  if (kind == MoveKind::Permute)
    return permutedAxes(from, to).value_or(RefList());
  if (kind == MoveKind::AllReduce)
    return joined(minus(from.unreduced, to.unreduced).value_or(RefList()));
  if (kind == MoveKind::ToUnreduced)
    return joined(minus(to.unreduced, from.unreduced).value_or(RefList()));
  auto changes = dimChanges(from, to);
  if (!changes || kind == MoveKind::Exchange)
    return {};
  return joined(kind == MoveKind::Gather ? shrunkAxes(*changes)
                                         : grownAxes(*changes));
}

} // namespace dgc
