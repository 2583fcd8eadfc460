//===- ReshardSteps.cpp - What each rank does in a move -------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "ReshardChange.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace dgc::reshard;

namespace dgc {

namespace {

/// Builds the steps on a list of parts, each a piece of a dimension: cutting
/// and joining parts is free until a step other than a reshape needs the shape.
class StepBuilder {
public:
  StepBuilder(ArrayRef<int64_t> shape, const Sharding &from, ReduceKind reduce)
      : shape(shape), reduce(reduce) {
    SmallVector<int64_t> local = *localShape(shape, from);
    for (auto [d, n] : enumerate(local))
      parts.push_back({n, int(d), {}});
    current = sizes();
  }

  LocalStep &emit(StepKind kind, ArrayRef<int64_t> result) {
    LocalStep s;
    s.kind = kind;
    s.shape.assign(result.begin(), result.end());
    s.reduce = reduce;
    current = s.shape;
    steps.push_back(std::move(s));
    return steps.back();
  }
  /// Local dimensions again.
  std::vector<LocalStep> finish() {
    closeDims();
    flush();
    return std::move(steps);
  }

  /// Cuts the growing dimensions into the digits of the axes they gain, one
  /// part an entry of `cutAt` (parts of one level in order).
  void cut(ArrayRef<DimChange> changes, ArrayRef<AxisRef> cutAt) {
    for (auto [d, c] : enumerate(changes)) {
      if (c.direction != DimChange::Grows)
        continue;
      size_t i = openDim(int(d), c);
      for (const Level &l : tail(int(d), c)) {
        padTo(i, l.parts * l.blockAfter);
        Part &block = parts[i];
        block.size = l.blockAfter;
        SmallVector<Part, 2> above;
        if (l.isWhole())
          above.push_back({l.parts, int(d), {}});
        else
          for (const AxisRef &r : refined(l.axes, cutAt))
            above.push_back({r.size, int(d), {r}});
        parts.insert(parts.begin() + i, above.begin(), above.end());
        i += above.size();
      }
    }
  }

  /// Takes this rank's index in all digits.
  void select() {
    joinDigits();
    flush();
    SmallVector<StepDigit, 1> digits;
    SmallVector<Part> kept;
    for (auto [i, p] : enumerate(parts)) {
      if (p.axes.empty())
        kept.push_back(p);
      else
        digits.push_back({int64_t(i), p.axes});
    }
    parts = std::move(kept);
    emit(StepKind::SelectDigits, sizes()).digits = std::move(digits);
  }

  /// Brings the digits to the front in the order of `axes`, as one dimension.
  void digitsToFront(ArrayRef<AxisRef> axes) {
    SmallVector<size_t> order;
    for (const AxisRef &r : axes)
      order.push_back(find(r));
    for (size_t i = 0; i < parts.size(); ++i)
      if (parts[i].axes.empty())
        order.push_back(i);
    reorder(order);
    parts.erase(parts.begin(), parts.begin() + axes.size());
    closeDims();
    parts.insert(parts.begin(), Part{groupSize(axes), -1, {}});
  }

  void exchange(const Sharding &to) {
    emit(StepKind::Exchange, *localShape(shape, to));
    for (auto [i, n] : enumerate(current))
      parts[i].size = n;
  }
  void collective(StepKind kind, ArrayRef<AxisRef> axes) {
    flush();
    if (kind == StepKind::AllGather)
      parts.insert(parts.begin(), Part{groupSize(axes), -1, {}});
    if (kind == StepKind::ReduceScatter)
      parts.erase(parts.begin());
    emit(kind, sizes()).axes = joined(axes);
  }

  /// The first part, which counts the ranks of a group, as digits again, put
  /// where the shrinking dimensions lose them; then joins the dimensions.
  void join(ArrayRef<DimChange> changes, ArrayRef<AxisRef> axes) {
    parts.erase(parts.begin());
    SmallVector<Part> digits;
    for (const AxisRef &r : axes)
      digits.push_back({r.size, -1, {r}});
    parts.insert(parts.begin(), digits.begin(), digits.end());
    openShrinking(changes);
    SmallVector<size_t> order;
    for (int d = 0; d < int(changes.size()); ++d) {
      SmallVector<size_t> own;
      for (auto [i, p] : enumerate(parts))
        if (p.dim == d)
          own.push_back(i);
      if (changes[d].direction == DimChange::Shrinks) {
        size_t next = own.size() - 1 - wholesIn(d, changes[d]);
        SmallVector<size_t> mixed(own.begin(), own.begin() + next);
        for (const Level &l : tail(d, changes[d])) {
          if (l.isWhole())
            mixed.push_back(own[next++]);
          else
            for (const AxisRef &r : refined(l.axes, axes)) {
              mixed.push_back(find(r));
              parts[mixed.back()].dim = d;
            }
        }
        mixed.push_back(own.back());
        own = std::move(mixed);
      }
      order.append(own.begin(), own.end());
    }
    reorder(order);
    closeLevels(changes);
  }

  /// The shrinking dimensions with their lost digits again: this rank's piece
  /// at its place, neutral elsewhere.
  void place(ArrayRef<DimChange> changes) {
    openShrinking(changes);
    flush();
    SmallVector<StepDigit, 1> digits;
    for (int d = 0; d < int(changes.size()); ++d) {
      if (changes[d].direction != DimChange::Shrinks)
        continue;
      size_t i = lastOf(d) - wholesIn(d, changes[d]);
      for (const Level &l : tail(d, changes[d])) {
        if (!l.isWhole()) {
          parts.insert(parts.begin() + i, Part{l.parts, d, {}});
          digits.push_back({int64_t(i), joined(l.axes)});
        }
        ++i;
      }
    }
    emit(StepKind::PlaceDigits, sizes()).digits = std::move(digits);
    closeLevels(changes);
  }

private:
  struct Part {
    int64_t size;
    int dim;                      // -1: counts the ranks of a group
    SmallVector<AxisRef, 2> axes; // of a digit
  };

  SmallVector<int64_t> sizes() const {
    SmallVector<int64_t> out;
    for (const Part &p : parts)
      out.push_back(p.size);
    return out;
  }
  void flush() {
    SmallVector<int64_t> want = sizes();
    if (want == current)
      return;
    if (!steps.empty() && steps.back().kind == StepKind::Reshape)
      steps.pop_back();
    emit(StepKind::Reshape, want);
  }
  size_t find(const AxisRef &r) const {
    for (auto [i, p] : enumerate(parts))
      if (p.axes.size() == 1 && p.axes[0] == r)
        return i;
    return 0;
  }
  size_t lastOf(int d) const {
    size_t last = 0;
    for (auto [i, p] : enumerate(parts))
      if (p.dim == d)
        last = i;
    return last;
  }
  int64_t blockOf(int d, const DimList &list) const {
    SmallVector<Level, 2> levels = *dimLevels(shape[d], list);
    return levels.empty() ? shape[d] : levels.back().blockAfter;
  }
  /// The levels of the longer list below the block of the shorter.
  SmallVector<Level, 2> tail(int d, const DimChange &c) const {
    return *dimLevels(blockOf(d, c.shorter), c.suffix);
  }
  size_t wholesIn(int d, const DimChange &c) const {
    return count_if(c.suffix, [](const DimEntry &e) { return e.isWhole(); });
  }
  /// Cuts a dimension that lies as `shorter` into whole blocks and a block;
  /// returns the part of the block.
  size_t openDim(int d, const DimChange &c) {
    size_t i = lastOf(d);
    int64_t block = blockOf(d, c.shorter),
            whole = *localDimSize(shape[d], c.shorter);
    whole = block ? whole / block : 1;
    if (whole == 1)
      return i;
    parts[i].size = block;
    parts.insert(parts.begin() + i, Part{whole, d, {}});
    return i + 1;
  }
  /// Cuts the shrinking dimensions, which lie as the longer list says, into
  /// [whole blocks of the shorter list,] whole factors of the suffix, block.
  void openShrinking(ArrayRef<DimChange> changes) {
    for (int d = 0; d < int(changes.size()); ++d) {
      const DimChange &c = changes[d];
      if (c.direction != DimChange::Shrinks)
        continue;
      size_t i = lastOf(d);
      SmallVector<Part, 4> cut;
      int64_t block = blockOf(d, c.shorter);
      int64_t whole = *localDimSize(shape[d], c.shorter);
      whole = block ? whole / block : 1;
      if (whole != 1)
        cut.push_back({whole, d, {}});
      for (const Level &l : tail(d, c)) {
        if (l.isWhole())
          cut.push_back({l.parts, d, {}});
        block = l.blockAfter;
      }
      cut.push_back({block, d, {}});
      parts.erase(parts.begin() + i);
      parts.insert(parts.begin() + i, cut.begin(), cut.end());
    }
  }
  /// Joins the levels of the shrinking dimensions from the innermost outwards,
  /// and drops each level's padding. All parts are in the order of the levels.
  void closeLevels(ArrayRef<DimChange> changes) {
    for (Part &p : parts)
      p.axes.clear();
    for (int d = 0; d < int(changes.size()); ++d) {
      const DimChange &c = changes[d];
      if (c.direction != DimChange::Shrinks)
        continue;
      size_t i = lastOf(d);
      SmallVector<Level, 2> levels = tail(d, c);
      for (const Level &l : reverse(levels)) {
        int64_t joinedSize = l.parts * l.blockAfter;
        int64_t size = parts[i].size;
        while (size < joinedSize && i > 0) {
          size *= parts[i - 1].size;
          parts.erase(parts.begin() + i);
          parts[--i].size = size;
        }
        if (joinedSize != l.blockBefore) {
          flush();
          parts[i].size = l.blockBefore;
          emit(StepKind::Trim, sizes());
        }
      }
    }
    closeDims();
  }
  void padTo(size_t i, int64_t size) {
    if (parts[i].size == size)
      return;
    flush();
    parts[i].size = size;
    emit(StepKind::Pad, sizes());
  }
  void reorder(ArrayRef<size_t> order) {
    SmallVector<int64_t> permutation;
    SmallVector<Part> next;
    for (size_t i : order) {
      permutation.push_back(int64_t(i));
      next.push_back(parts[i]);
    }
    if (!is_sorted(permutation)) {
      flush();
      parts = std::move(next);
      emit(StepKind::Transpose, sizes()).permutation = std::move(permutation);
      return;
    }
    parts = std::move(next);
  }
  /// Neighbouring digits of a dimension become one.
  void joinDigits() {
    for (size_t i = 1; i < parts.size();) {
      Part &a = parts[i - 1], &b = parts[i];
      if (a.axes.empty() || b.axes.empty() || a.dim != b.dim) {
        ++i;
        continue;
      }
      a.size *= b.size;
      a.axes.append(b.axes.begin(), b.axes.end());
      a.axes = joined(a.axes);
      parts.erase(parts.begin() + i);
    }
  }
  /// One part a dimension; group counts stay.
  void closeDims() {
    for (size_t i = 1; i < parts.size();) {
      if (parts[i].dim < 0 || parts[i].dim != parts[i - 1].dim) {
        ++i;
        continue;
      }
      parts[i - 1].size *= parts[i].size;
      parts[i - 1].axes.clear();
      parts.erase(parts.begin() + i);
    }
  }

  ArrayRef<int64_t> shape;
  ReduceKind reduce;
  SmallVector<Part> parts;
  SmallVector<int64_t> current; // shape after the last step
  std::vector<LocalStep> steps;
};
} // namespace

/// Which rank of a group sends to which: itself where it may, else the least
/// that does not send yet.
static SmallVector<int64_t> permuteSources(const Mesh &mesh,
                                           const Sharding &from,
                                           const Sharding &to,
                                           ArrayRef<AxisRef> axes) {
  auto keyOf = [&](const Sharding &s, ArrayRef<int64_t> coordinates) {
    SmallVector<int64_t> key;
    for (const DimSharding &d : s.dims) {
      SmallVector<AxisRef> refs;
      for (const DimEntry &e : d.entries)
        if (!e.isWhole())
          refs.push_back(e.axis);
      key.push_back(groupIndex(mesh, refs, coordinates));
    }
    key.push_back(groupIndex(mesh, s.unreduced, coordinates));
    return key;
  };
  SmallVector<int64_t> group = axisGroups(mesh, axes)[0];
  std::map<SmallVector<int64_t>, SmallVector<int64_t>> holders;
  SmallVector<SmallVector<int64_t>> wanted;
  for (auto [i, rank] : enumerate(group)) {
    SmallVector<int64_t, 3> c = mesh.coordinates(rank);
    holders[keyOf(from, c)].push_back(int64_t(i));
    wanted.push_back(keyOf(to, c));
  }
  SmallVector<int64_t> sources(group.size(), -1);
  for (size_t i = 0; i < group.size(); ++i) {
    auto &list = holders[wanted[i]];
    auto own = find(list, int64_t(i));
    if (own == list.end())
      continue;
    sources[i] = int64_t(i);
    list.erase(own);
  }
  for (size_t i = 0; i < group.size(); ++i) {
    auto &list = holders[wanted[i]];
    if (sources[i] >= 0 || list.empty())
      continue;
    sources[i] = list.front();
    list.erase(list.begin());
  }
  return sources;
}

static bool isIdempotent(ReduceKind kind) {
  return kind == ReduceKind::Min || kind == ReduceKind::Max ||
         kind == ReduceKind::And || kind == ReduceKind::Or;
}

std::vector<LocalStep> localSteps(MoveKind kind, ArrayRef<int64_t> shape,
                                  const Mesh &mesh, const Sharding &source,
                                  const Sharding &target) {
  Sharding from = source.closed(), to = target.closed();
  ReduceKind reduce = from.unreduced.empty() ? to.kind : from.kind;
  StepBuilder b(shape, from, reduce);
  SmallVector<DimChange, 4> changes;
  if (kind != MoveKind::Permute && kind != MoveKind::Exchange)
    changes = *dimChanges(from, to);
  RefList axes = moveAxes(kind, from, to);
  switch (kind) {
  case MoveKind::Slice:
    b.cut(changes, {});
    b.select();
    break;
  case MoveKind::Gather:
    axes = shrunkAxes(changes);
    b.collective(StepKind::AllGather, axes);
    b.join(changes, axes);
    break;
  case MoveKind::AllToAll:
    axes = refined(grownAxes(changes), shrunkAxes(changes));
    b.cut(changes, axes);
    b.digitsToFront(axes);
    b.collective(StepKind::AllToAll, axes);
    b.join(changes, axes);
    break;
  case MoveKind::ReduceScatter:
    axes = grownAxes(changes);
    b.cut(changes, axes);
    b.digitsToFront(axes);
    b.collective(StepKind::ReduceScatter, axes);
    break;
  case MoveKind::AllReduce:
    b.collective(StepKind::AllReduce, axes);
    break;
  case MoveKind::ToUnreduced:
    if (!shrunkAxes(changes).empty())
      b.place(changes);
    else if (!isIdempotent(reduce))
      b.collective(StepKind::KeepFirst, axes);
    break;
  case MoveKind::Permute:
    b.collective(StepKind::Permute, axes);
    break;
  case MoveKind::Exchange:
    b.exchange(to);
    break;
  }
  std::vector<LocalStep> steps = b.finish();
  if (kind == MoveKind::Permute)
    steps[0].sources = permuteSources(mesh, from, to, axes);
  return steps;
}

StringRef toString(StepKind kind) {
  static constexpr StringRef names[] = {
      "pad",           "trim",         "reshape",        "transpose",
      "select_digits", "place_digits", "keep_first",     "all_gather",
      "all_to_all",    "all_reduce",   "reduce_scatter", "permute",
      "exchange"};
  return names[size_t(kind)];
}

} // namespace dgc
