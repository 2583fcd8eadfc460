//===- Enumerate.cpp - Meshes and assignments of axes to factors ----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Case.h"

using namespace llvm;

namespace dgc::check {

const std::vector<MeshCase> &meshes() {
  auto whole = [](int a, int64_t n) { return AxisRef{a, 1, n}; };
  static const std::vector<MeshCase> all = {
      {"2", {{{"a", 2}}, {}}, {{whole(0, 2)}}},
      {"3", {{{"a", 3}}, {}}, {{whole(0, 3)}}},
      {"4", {{{"a", 4}}, {}}, {{whole(0, 4)}, {{0, 1, 2}, {0, 2, 2}}}},
      {"2x2", {{{"a", 2}, {"b", 2}}, {}}, {{whole(0, 2), whole(1, 2)}}},
      {"2x3", {{{"a", 2}, {"b", 3}}, {}}, {{whole(0, 2), whole(1, 3)}}}};
  return all;
}

/// The lists that `refs` (of one order) make on a factor of size `n`: plain,
/// with a whole factor before them, with one between two.
static void forEachList(ArrayRef<AxisRef> refs, int64_t n,
                        function_ref<void(const DimList &)> visit) {
  DimList plain;
  for (const AxisRef &r : refs)
    plain.push_back(DimEntry::makeAxis(r));
  visit(plain);
  if (refs.empty())
    return;
  auto withWhole = [&](size_t at, int64_t of, int most) {
    for (int64_t d = 2; d < of && most > 0; ++d) {
      if (of % d != 0)
        continue;
      DimList list = plain;
      list.insert(list.begin() + at, DimEntry::makeWhole(d));
      visit(list);
      --most;
    }
  };
  withWhole(0, n, 2);
  if (refs.size() == 2)
    withWhole(1, (n + refs[0].size - 1) / refs[0].size + 1, 1);
}

namespace {
struct Enumerator {
  const OpRule &rule;
  ArrayRef<AxisRef> units;
  function_ref<void(const OpAxes &, ArrayRef<AxisRef>)> visit;
  SmallVector<int> splittable;
  SmallVector<int> choice; // per unit: factor, or -1
  OpAxes axes;

  void chooseUnits(size_t u) {
    if (u == units.size())
      return chooseLists(0);
    choice[u] = -1;
    chooseUnits(u + 1);
    for (int f : splittable) {
      choice[u] = f;
      chooseUnits(u + 1);
    }
  }

  void chooseLists(size_t k) {
    if (k == splittable.size()) {
      SmallVector<AxisRef> free;
      for (size_t u = 0; u < units.size(); ++u)
        if (choice[u] < 0)
          free.push_back(units[u]);
      return visit(axes, free);
    }
    int f = splittable[k];
    SmallVector<AxisRef> mine;
    for (size_t u = 0; u < units.size(); ++u)
      if (choice[u] == f)
        mine.push_back(units[u]);
    sort(mine);
    do {
      forEachList(mine, rule.factors[f].size, [&](const DimList &list) {
        axes.factors[f] = list;
        chooseLists(k + 1);
      });
    } while (std::next_permutation(mine.begin(), mine.end()));
    axes.factors[f].clear();
  }
};
} // namespace

void forEachAssignment(
    const OpRule &rule, ArrayRef<AxisRef> units,
    function_ref<void(const OpAxes &, ArrayRef<AxisRef>)> visit) {
  Enumerator e{rule, units, visit, {}, SmallVector<int>(units.size(), -1), {}};
  e.axes.factors.resize(rule.factors.size());
  for (size_t f = 0; f < rule.factors.size(); ++f)
    if (rule.factors[f].kind != FactorKind::Whole)
      e.splittable.push_back(int(f));
  e.chooseUnits(0);
}

} // namespace dgc::check
