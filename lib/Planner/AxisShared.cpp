//===- AxisShared.cpp - A bound that counts shared conversions once -------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// A bound must not count a conversion more than Evaluate.cpp does: once for all
// users that want the same layout. A variable for each layout that groups of
// users may share, as in AxisTables.cpp, makes tables too large to be solved
// whole with all cut points. So each group that may want a layout pays a share
// of the conversion, whether the others want it or not. The shares add up to
// one, so that no choices pay more than the conversion costs, and the minimum
// is a bound for any shares. They are then moved towards those who want the
// layout in the minimum, which mostly makes it higher: a subgradient method.
//
//===----------------------------------------------------------------------===//
#include "AxisBuild.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace llvm;

namespace dgc::planner {

AxisSolver::Build::SharedUses::SharedUses(Build &b, ArrayRef<Edge> edges)
    : tensor(edges[0].tensor), producer(b.root[edges[0].producer]) {
  for (int x : b.alive[producer])
    made.push_back(b.outOf(edges[0], x));
  for (const Edge &e : edges) {
    int r = b.root[e.consumer];
    if (r == producer)
      continue; // a bound may leave it out
    auto *group = find_if(groups, [&](Group &g) { return g.root == r; });
    if (group == groups.end()) {
      groups.push_back({r, {}});
      group = std::prev(groups.end());
      group->wants.resize(b.alive[r].size());
    }
    double trips =
        b.m.copies[tensor] * b.m.conversionTrips(tensor, b.m.nodes[e.consumer]);
    for (auto [y, wants] : zip(b.alive[r], group->wants)) {
      int layout = layoutOf(b.needOf(e, y), group - groups.begin());
      auto *want = find_if(wants, [&](Want &w) { return w.layout == layout; });
      if (want == wants.end())
        wants.push_back({layout, trips});
      else
        want->trips = std::max(want->trips, trips);
    }
  }
  for (Layout &l : layouts) {
    l.shares.resize(groups.size(), 0);
    double all = std::accumulate(l.shares.begin(), l.shares.end(), 0.0);
    for (double &share : l.shares)
      share /= all;
  }
}

/// The number of a layout that a group may want; its share is then one, still.
int AxisSolver::Build::SharedUses::layoutOf(int code, int group) {
  auto *it = find_if(layouts, [&](Layout &l) { return l.code == code; });
  if (it == layouts.end()) {
    layouts.push_back({code, {}});
    it = std::prev(layouts.end());
  }
  if (int(it->shares.size()) <= group)
    it->shares.resize(group + 1, 0);
  it->shares[group] = 1;
  return it - layouts.begin();
}

void AxisSolver::Build::SharedUses::addTables(Build &b) const {
  SmallVector<double, 64> seconds; // by layout, by value of the producer
  for (const Layout &l : layouts)
    for (int code : made)
      seconds.push_back(code == l.code ? 0
                                       : b.cost.convert(b.m.formOf[tensor],
                                                        State(code - 1),
                                                        State(l.code - 1)));
  for (auto [number, group] : enumerate(groups)) {
    auto paid = [&, n = number](size_t x, ArrayRef<Want> wants) {
      double sum = 0;
      for (const Want &w : wants) {
        double once = seconds[w.layout * made.size() + x];
        sum += once >= impossible
                   ? impossible
                   : once * w.trips * layouts[w.layout].shares[n];
      }
      return std::min(sum, impossible);
    };
    int na = made.size(), nb = group.wants.size();
    int from = b.variable[producer], to = b.variable[group.root];
    b.cells.clear();
    for (int i = 0; i < (from < to ? na : nb); ++i)
      for (int j = 0; j < (from < to ? nb : na); ++j)
        b.cells.push_back(from < to ? paid(i, group.wants[j])
                                    : paid(j, group.wants[i]));
    if (all_of(b.cells, [](double c) { return c == 0; }))
      continue;
    if (from < to)
      b.eliminate.addTable({from, to}, b.store.intern({na, nb}, b.cells));
    else
      b.eliminate.addTable({to, from}, b.store.intern({nb, na}, b.cells));
  }
}

void AxisSolver::Build::SharedUses::moveShares(const Build &b,
                                               ArrayRef<int> values,
                                               double step) {
  for (auto [number, layout] : enumerate(layouts)) {
    SmallVector<size_t, 4> users;
    for (auto [g, group] : enumerate(groups))
      if (any_of(group.wants[values[b.variable[group.root]]],
                 [n = int(number)](const Want &w) { return w.layout == n; }))
        users.push_back(g);
    if (users.empty() || made[values[b.variable[producer]]] == layout.code)
      continue;
    for (double &share : layout.shares)
      share *= 1 - step;
    for (size_t g : users)
      layout.shares[g] += step / double(users.size());
  }
}

double AxisSolver::Build::least(int axis, Assignment &assigned, double enough) {
  constexpr int mostRounds = 8; // more gain little
  constexpr double step = 0.5;
  sharesCounted = true;
  makeVariables(axis, assigned, {}, Reach::Wide);
  shared.clear();
  for (size_t i = 0, j = 0; i < soft.size(); i = j) {
    while (j < soft.size() && soft[j].tensor == soft[i].tensor)
      ++j;
    shared.emplace_back(*this, ArrayRef(soft).slice(i, j - i));
  }
  double bound = 0;
  std::vector<int> values;
  for (int round = 0; round < mostRounds; ++round) {
    makeProblem();
    // Where a table is too large, this is the bound of mini-buckets.
    bound = std::max(bound, eliminate.solve(s.maxTable, values));
    // The first rounds have been seen to double a bound at most.
    if (bound > enough || bound * (1 + 1.0 / (round + 1)) < enough)
      break;
    for (SharedUses &uses : shared)
      uses.moveShares(*this, values, round < mostRounds / 2 ? step : step / 2);
  }
  sharesCounted = false;
  return bound;
}

} // namespace dgc::planner
