//===- Layout.cpp - Which element of a tensor is on which rank ------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Support/Layout.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace dgc {

static int64_t ceilDiv(int64_t a, int64_t b) { return (a + b - 1) / b; }

std::optional<SmallVector<Level, 2>> dimLevels(int64_t n, const DimList &list) {
  SmallVector<Level, 2> levels;
  int64_t block = n;
  for (const DimEntry &e : list) {
    if (e.isWhole()) {
      if (block % e.whole != 0)
        return std::nullopt;
      levels.push_back({e.whole, {}, block, block / e.whole});
      block /= e.whole;
      continue;
    }
    if (!levels.empty() && !levels.back().isWhole() &&
        levels.back().axes.back().continuesWith(e.axis)) {
      Level &group = levels.back();
      group.axes.push_back(e.axis);
      group.parts *= e.axis.size;
      block = group.blockAfter = ceilDiv(group.blockBefore, group.parts);
      continue;
    }
    Level level{e.axis.size, {e.axis}, block, ceilDiv(block, e.axis.size)};
    block = level.blockAfter;
    levels.push_back(level);
  }
  return levels;
}

std::optional<int64_t> localDimSize(int64_t n, const DimList &list) {
  std::optional<SmallVector<Level, 2>> levels = dimLevels(n, list);
  if (!levels)
    return std::nullopt;
  int64_t local = 1, block = n;
  for (const Level &l : *levels) {
    if (l.isWhole())
      local *= l.parts;
    block = l.blockAfter;
  }
  return local * block;
}

std::optional<SmallVector<int64_t>> localShape(ArrayRef<int64_t> shape,
                                               const Sharding &sharding) {
  SmallVector<int64_t> local;
  for (size_t d = 0; d < shape.size(); ++d) {
    std::optional<int64_t> n = localDimSize(shape[d], sharding.dims[d].entries);
    if (!n)
      return std::nullopt;
    local.push_back(*n);
  }
  return local;
}

bool isEven(int64_t n, const DimList &list) {
  std::optional<SmallVector<Level, 2>> levels = dimLevels(n, list);
  if (!levels)
    return false;
  for (const Level &l : *levels)
    if (l.blockBefore % l.parts != 0)
      return false;
  return true;
}

SmallVector<Segment> dimSegments(int64_t n, const DimList &list,
                                 const Mesh &mesh,
                                 ArrayRef<int64_t> coordinates) {
  // Level by level, every segment is a block of the level above, possibly cut
  // short at the end of the data.
  SmallVector<Segment> segments{{0, 0, n}};
  std::optional<SmallVector<Level, 2>> levels = dimLevels(n, list);
  if (!levels)
    return {};
  for (const Level &l : *levels) {
    SmallVector<Segment> next;
    int64_t digit = l.isWhole() ? 0 : groupIndex(mesh, l.axes, coordinates);
    for (auto [s, segment] : enumerate(segments)) {
      int64_t first = l.isWhole() ? 0 : digit,
              last = l.isWhole() ? l.parts : digit + 1;
      for (int64_t k = first; k < last; ++k) {
        int64_t begin = k * l.blockAfter;
        int64_t size = std::min(l.blockAfter, segment.size - begin);
        int64_t slot = l.isWhole() ? int64_t(s) * l.parts + k : int64_t(s);
        next.push_back({segment.global + begin, slot * l.blockAfter,
                        std::max<int64_t>(size, 0)});
      }
    }
    segments = std::move(next);
  }
  // Drop the empty, join the adjacent.
  SmallVector<Segment> out;
  for (const Segment &s : segments) {
    if (s.size <= 0)
      continue;
    if (!out.empty() && out.back().global + out.back().size == s.global &&
        out.back().local + out.back().size == s.local)
      out.back().size += s.size;
    else
      out.push_back(s);
  }
  return out;
}

SmallVector<int64_t> dimIndexMap(int64_t n, const DimList &list,
                                 const Mesh &mesh,
                                 ArrayRef<int64_t> coordinates) {
  SmallVector<int64_t> map(localDimSize(n, list).value_or(0), -1);
  for (const Segment &s : dimSegments(n, list, mesh, coordinates))
    for (int64_t i = 0; i < s.size; ++i)
      map[s.local + i] = s.global + i;
  return map;
}

bool boundaryLegal(int64_t n, const DimList &list, size_t prefix) {
  if (prefix == 0 || prefix >= list.size())
    return true;
  if (list[prefix - 1].isWhole() || list[prefix].isWhole() ||
      !list[prefix - 1].axis.continuesWith(list[prefix].axis))
    return true;
  // The cut lies inside a group: block B above it, p parts before, q after.
  size_t begin = prefix - 1;
  while (begin > 0 && !list[begin - 1].isWhole() &&
         list[begin - 1].axis.continuesWith(list[begin].axis))
    --begin;
  size_t end = prefix + 1;
  while (end < list.size() && !list[end].isWhole() &&
         list[end - 1].axis.continuesWith(list[end].axis))
    ++end;
  DimList above(list.begin(), list.begin() + begin);
  std::optional<SmallVector<Level, 2>> levels = dimLevels(n, above);
  if (!levels)
    return false;
  int64_t block = levels->empty() ? n : levels->back().blockAfter;
  int64_t p = 1, q = 1;
  for (size_t i = begin; i < end; ++i)
    (i < prefix ? p : q) *= list[i].axis.size;
  return ceilDiv(block, p) == q * ceilDiv(block, p * q);
}

/// The block that is left of `n` under `list`.
static int64_t restOf(int64_t n, const DimList &list) {
  std::optional<SmallVector<Level, 2>> levels = dimLevels(n, list);
  return levels && !levels->empty() ? levels->back().blockAfter : n;
}

std::optional<DimList> composeFactors(ArrayRef<int64_t> sizes,
                                      ArrayRef<DimList> lists) {
  DimList out;
  size_t last = sizes.size();
  while (last > 0 && sizes[last - 1] == 1 && lists[last - 1].empty())
    --last;
  int64_t total = 1;
  for (size_t k = 0; k < sizes.size(); ++k) {
    total *= sizes[k];
    bool split =
        any_of(lists[k], [](const DimEntry &e) { return !e.isWhole(); });
    if (split && sizes[k] == 1)
      return std::nullopt;
    if (!dimLevels(sizes[k], lists[k]))
      return std::nullopt;
    out.append(lists[k].begin(), lists[k].end());
    if (k + 1 < last) {
      if (!isEven(sizes[k], lists[k]))
        return std::nullopt;
      out.push_back(DimEntry::makeWhole(restOf(sizes[k], lists[k])));
    }
  }
  // Merging two parts of an axis across a border must not move anything.
  DimList plain;
  for (const DimEntry &e : out) {
    if (e.isWhole() && e.whole == 1)
      continue;
    if (!plain.empty() && e.isWhole() && plain.back().isWhole())
      plain.back().whole *= e.whole;
    else
      plain.push_back(e);
  }
  for (size_t i = 1; i < plain.size(); ++i)
    if (!boundaryLegal(total, plain, i))
      return std::nullopt;
  canonicalize(plain);
  return plain;
}

std::optional<SmallVector<DimList>> splitByFactors(const DimList &list,
                                                   ArrayRef<int64_t> sizes) {
  SmallVector<DimList> out(sizes.size());
  size_t k = 0;
  int64_t left = sizes.empty() ? 1 : sizes[0]; // of factor k
  auto advance = [&] {
    while (left == 1 && k + 1 < sizes.size())
      left = sizes[++k];
  };
  for (const DimEntry &e : list) {
    advance();
    if (k >= sizes.size())
      return std::nullopt;
    int64_t parts = e.isWhole() ? e.whole : e.axis.size;
    AxisRef ref = e.axis;
    while (parts > 1) {
      advance();
      bool isLast = true;
      for (size_t j = k + 1; j < sizes.size(); ++j)
        isLast &= sizes[j] == 1;
      int64_t take;
      if (isLast || left % parts == 0)
        take = parts;
      else if (parts % left == 0)
        take = left; // the entry spans this factor and goes on in the next
      else
        return std::nullopt;
      if (e.isWhole()) {
        if (left % take != 0)
          return std::nullopt;
        out[k].push_back(DimEntry::makeWhole(take));
        left /= take;
      } else {
        if (left == 1)
          return std::nullopt;
        out[k].push_back(DimEntry::makeAxis({ref.axis, ref.pre, take}));
        ref.pre *= take;
        left = ceilDiv(left, take);
      }
      parts /= take;
    }
  }
  for (DimList &l : out)
    canonicalize(l);
  // The split must compose back to the same list.
  std::optional<DimList> again = composeFactors(sizes, out);
  DimList want = list;
  canonicalize(want);
  if (!again || *again != want)
    return std::nullopt;
  return out;
}

} // namespace dgc
