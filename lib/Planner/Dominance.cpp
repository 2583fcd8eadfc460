//===- Dominance.cpp - Values that are never needed -----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// A value x of a variable is dominated by y if, whatever the others take, y
// costs no more: the least differences of the tables, table by table, do not
// sum up below zero (Goldstein's criterion, 1994). Removing such values shrinks
// the tables of an elimination before it starts; variables with one value left
// come out of their tables, and tables that are a sum of two fall apart.
//
//===----------------------------------------------------------------------===//
#include "Elimination.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>

using namespace llvm;

namespace dgc::planner {

SmallVector<int, 8> Elimination::undominated(int v) {
  size_t d = domains[v];
  std::vector<double> gap(d * d, 0);
  std::vector<Tie> tieGap(tolerance < 0 ? 0 : d * d, Tie{});
  for (int b : of[v]) {
    int axis = find(bounds[b].scope, v) - bounds[b].scope.begin();
    for (auto [sum, g] : zip(gap, store.gaps(bounds[b].table, axis)))
      sum += g;
    if (!tieGap.empty())
      for (auto [sum, g] : zip(tieGap, store.tieGaps(bounds[b].table, axis)))
        add(sum, g);
  }
  // Where both may be equal, the tie must not be less: a component that is more
  // in any case settles that, one that may be equal leaves it to the next.
  auto isDominated = [&](size_t pair) {
    return gap[pair] >= 0 &&
           (tieGap.empty() || gap[pair] > tolerance || !(tieGap[pair] < Tie{}));
  };
  std::vector<bool> alive(d, true);
  for (size_t x = d; x-- > 0;)
    for (size_t y = 0; y < d && alive[x]; ++y)
      if (y != x && alive[y] && isDominated(x * d + y))
        alive[x] = false;
  SmallVector<int, 8> left;
  for (size_t x = 0; x < d; ++x)
    if (alive[x])
      left.push_back(x);
  return left;
}

static Tie minus(const Tie &a, const Tie &b) {
  Tie difference;
  for (size_t i = 0; i < a.size(); ++i)
    difference[i] = a[i] - b[i];
  return difference;
}

/// Are the ties of a table over two variables a sum over each?
static bool areSeparable(const TableStore::Table &t) {
  size_t columns = t.dims[1];
  for (size_t i = 0; i < t.ties.size(); ++i) {
    const Tie &row = t.ties[i / columns * columns],
              &column = t.ties[i % columns];
    Tie off = minus(minus(t.ties[i], row), minus(column, t.ties[0]));
    for (size_t c = 0; c < off.size(); ++c)
      if (std::abs(off[c]) > 1e-12 * std::abs(t.ties[i][c]))
        return false;
  }
  return true;
}

/// Splits tables over two variables that are a sum over each.
void Elimination::separate() {
  std::vector<Bound> now = std::move(bounds);
  bounds.clear();
  for (auto &tables : of)
    tables.clear();
  for (Bound &b : now) {
    const TableStore::Table t = store[b.table];
    if (b.scope.size() != 2) {
      addTable(b.scope, b.table);
      continue;
    }
    int rows = t.dims[0], columns = t.dims[1];
    auto at = [&](int x, int y) { return t.data[size_t(x) * columns + y]; };
    double most = 0, off = 0;
    for (int x = 0; x < rows; ++x)
      for (int y = 0; y < columns; ++y) {
        most = std::max(most, at(x, y));
        off =
            std::max(off, std::abs(at(x, y) - at(x, 0) - at(0, y) + at(0, 0)));
      }
    if (most >= hard || off > 1e-12 * most || !areSeparable(t)) {
      addTable(b.scope, b.table);
      continue;
    }
    std::vector<double> row, column;
    std::vector<Tie> rowTies, columnTies;
    for (int x = 0; x < rows; ++x)
      row.push_back(at(x, 0));
    for (int y = 0; y < columns; ++y)
      column.push_back(at(0, y) - at(0, 0));
    if (!t.ties.empty()) {
      for (int x = 0; x < rows; ++x)
        rowTies.push_back(t.ties[size_t(x) * columns]);
      for (int y = 0; y < columns; ++y)
        columnTies.push_back(minus(t.ties[y], t.ties[0]));
    }
    int u = b.scope[0], v = b.scope[1];
    addTable({u}, store.intern({rows}, row, rowTies));
    addTable({v}, store.intern({columns}, column, columnTies));
  }
}

void Elimination::reduce() {
  size_t n = domains.size();
  given = bounds;
  kept.resize(n);
  for (size_t v = 0; v < n; ++v)
    for (int x = 0; x < domains[v]; ++x)
      kept[v].push_back(x);
  constexpr int passes = 12;
  std::vector<SmallVector<int, 8>> seen(n); // tables, when last looked at
  for (int pass = 0; pass < passes; ++pass) {
    std::vector<SmallVector<int, 8>> left(n);
    std::vector<bool> shrinks(n);
    for (size_t v = 0; v < n; ++v) {
      SmallVector<int, 8> tables;
      for (int b : of[v])
        tables.push_back(bounds[b].table);
      if (pass > 0 && tables == seen[v]) {
        for (int x = 0; x < domains[v]; ++x)
          left[v].push_back(x);
        continue;
      }
      seen[v] = std::move(tables);
      left[v] = undominated(v);
      shrinks[v] = int(left[v].size()) < domains[v];
    }
    if (!is_contained(shrinks, true) && pass > 0)
      break;
    for (Bound &b : bounds) {
      auto changes = [&](int v) {
        return shrinks[v] || (b.scope.size() > 1 && left[v].size() == 1);
      };
      if (none_of(b.scope, changes))
        continue;
      SmallVector<ArrayRef<int>, 4> slices;
      SmallVector<int, 4> scope;
      for (int v : b.scope) {
        slices.push_back(left[v]);
        if (left[v].size() > 1)
          scope.push_back(v);
      }
      b.table = store.slice(b.table, slices);
      if (scope.empty())
        scope.push_back(b.scope[0]);
      b.scope = std::move(scope);
    }
    for (size_t v = 0; v < n; ++v) {
      SmallVector<int, 8> values;
      for (int x : left[v])
        values.push_back(kept[v][x]);
      kept[v] = std::move(values);
      domains[v] = kept[v].size();
    }
    separate();
  }
}

} // namespace dgc::planner
