//===- TableStore.cpp - Tables of an elimination, interned ----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Elimination.h"
#include "llvm/Support/xxhash.h"
#include <limits>

using namespace llvm;

namespace dgc::planner {

template <typename T> static uint64_t hashOf(ArrayRef<T> data) {
  ArrayRef<uint8_t> bytes(reinterpret_cast<const uint8_t *>(data.data()),
                          data.size() * sizeof(T));
  // The top is reserved by DenseMap.
  return xxh3_64bits(bytes) >> 2;
}

int TableStore::find(uint64_t hash, ArrayRef<int> dims, ArrayRef<double> data,
                     ArrayRef<Tie> ties) const {
  auto it = byContent.find(hash);
  for (int id = it == byContent.end() ? -1 : it->second; id >= 0;
       id = tables[id].next) {
    const Table &t = tables[id];
    if (t.dims == dims && t.data == data && t.ties == ties)
      return id;
  }
  return -1;
}

int TableStore::add(uint64_t hash, ArrayRef<int> dims, ArrayRef<double> data,
                    ArrayRef<Tie> ties) {
  int id = tables.size();
  auto [it, isNew] = byContent.try_emplace(hash, id);
  Table t;
  t.dims = copy(dims);
  t.data = data;
  t.ties = ties;
  t.next = isNew ? -1 : it->second;
  it->second = id;
  tables.push_back(t);
  return id;
}

static ArrayRef<Tie> unlessZero(ArrayRef<Tie> ties) {
  return all_of(ties, [](const Tie &t) { return t == Tie{}; }) ? ArrayRef<Tie>()
                                                               : ties;
}

static uint64_t hashOf(ArrayRef<int> dims, ArrayRef<double> data) {
  return (hashOf(data) ^ hashOf(dims) * 3) >> 2;
}

int TableStore::intern(ArrayRef<int> dims, ArrayRef<double> data,
                       ArrayRef<Tie> ties) {
  ties = unlessZero(ties);
  uint64_t hash = hashOf(dims, data);
  int id = find(hash, dims, data, ties);
  return id >= 0 ? id : add(hash, dims, copy(data), copy(ties));
}

int TableStore::adopt(ArrayRef<int> dims, ArrayRef<double> data,
                      ArrayRef<Tie> ties) {
  ties = unlessZero(ties);
  uint64_t hash = hashOf(dims, data);
  int id = find(hash, dims, data, ties);
  return id >= 0 ? id : add(hash, dims, data, ties);
}

std::pair<TableStore::Step *, bool> TableStore::step(ArrayRef<int> key) {
  int id = steps.size();
  auto [it, isNew] = byKey.try_emplace(hashOf(key), id);
  if (!isNew)
    for (int i = it->second; i >= 0; i = steps[i].next)
      if (steps[i].key == key)
        return {&steps[i], false};
  steps.emplace_back();
  steps.back().key = copy(key);
  steps.back().next = isNew ? -1 : it->second;
  it->second = id;
  return {&steps.back(), true};
}

void TableStore::clear() {
  tables.clear();
  steps.clear();
  byContent.clear();
  byKey.clear();
  arena.Reset();
}

/// least[x * d + y]: the least of a[x] - b[y], entry by entry, over rows of d.
static void rowGaps(ArrayRef<double> data, size_t d,
                    MutableArrayRef<double> least) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  SmallVector<double, 32> ends(d);
  for (size_t o = 0; o < data.size(); o += d) {
    const double *row = &data[o];
    // A hard entry is one that nothing else can be better than.
    for (size_t y = 0; y < d; ++y)
      ends[y] = row[y] < hard ? row[y] : infinity;
    for (size_t x = 0; x < d; ++x) {
      if (row[x] >= hard)
        continue;
      double *to = &least[x * d], from = row[x];
      for (size_t y = 0; y < d; ++y) {
        double off = from - ends[y];
        to[y] = off < to[y] ? off : to[y];
      }
    }
  }
}

ArrayRef<double> TableStore::gaps(int id, int axis) {
  Table &t = tables[id];
  size_t d = t.dims[axis];
  MutableArrayRef<double> least = newGaps(t.gaps, t.dims, axis, hard);
  if (least.empty())
    return {t.gaps[axis], d * d};
  size_t inner = 1;
  for (int n : t.dims.drop_front(axis + 1))
    inner *= n;
  if (inner == 1) {
    rowGaps(t.data, d, least);
    return least;
  }
  // With this dimension last.
  SmallVector<double, 256> turned(d * inner);
  for (size_t o = 0; o < t.data.size(); o += d * inner) {
    for (size_t x = 0; x < d; ++x)
      for (size_t i = 0; i < inner; ++i)
        turned[i * d + x] = t.data[o + x * inner + i];
    rowGaps(turned, d, least);
  }
  return least;
}

ArrayRef<Tie> TableStore::tieGaps(int id, int axis) {
  Table &t = tables[id];
  size_t d = t.dims[axis];
  MutableArrayRef<Tie> least = newGaps(t.tieGaps, t.dims, axis, Tie{});
  if (least.empty())
    return {t.tieGaps[axis], d * d};
  size_t inner = 1, outer = t.ties.empty() ? 0 : 1;
  for (auto [i, n] : enumerate(t.dims))
    (int(i) < axis ? outer : inner) *= int(i) == axis ? 1 : n;
  for (size_t x = 0; x < d; ++x)
    for (size_t y = 0; y < d; ++y) {
      Tie &gap = least[x * d + y];
      bool first = true;
      for (size_t o = 0; o < outer; ++o)
        for (size_t i = 0; i < inner; ++i) {
          size_t a = (o * d + x) * inner + i, b = (o * d + y) * inner + i;
          if (t.data[a] >= hard)
            continue;
          for (size_t c = 0; c < gap.size(); ++c) {
            double off = t.ties[a][c] - t.ties[b][c];
            gap[c] = first ? off : std::min(gap[c], off);
          }
          first = false;
        }
    }
  return least;
}

int TableStore::slice(int id, ArrayRef<ArrayRef<int>> kept) {
  const Table t = tables[id];
  SmallVector<int, 4> dims;
  SmallVector<size_t, 4> strides(kept.size(), 1);
  size_t cells = 1;
  for (size_t i = kept.size(); i-- > 1;)
    strides[i - 1] = strides[i] * t.dims[i];
  for (ArrayRef<int> k : kept) {
    cells *= k.size();
    if (k.size() > 1)
      dims.push_back(k.size());
  }
  if (dims.empty())
    dims.push_back(1);
  SmallVector<double, 64> data(cells);
  SmallVector<Tie, 0> ties(t.ties.empty() ? 0 : cells);
  SmallVector<size_t, 4> index(kept.size(), 0);
  ArrayRef<int> last = kept.back();
  for (size_t cell = 0; cell < cells; cell += last.size()) {
    size_t at = 0;
    for (size_t i = 0; i + 1 < kept.size(); ++i)
      at += kept[i][index[i]] * strides[i];
    for (auto [i, x] : enumerate(last)) {
      data[cell + i] = t.data[at + x];
      if (!ties.empty())
        ties[cell + i] = t.ties[at + x];
    }
    for (size_t i = kept.size() - 1; i-- > 0;) {
      if (++index[i] < kept[i].size())
        break;
      index[i] = 0;
    }
  }
  return intern(dims, data, ties);
}

} // namespace dgc::planner
