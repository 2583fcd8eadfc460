//===- AxisSolver.cpp - The best choices on one axis, or two --------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "AxisBuild.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

using namespace llvm;

namespace dgc::planner {

AxisSolver::AxisSolver(const Model &model, JointCost &cost,
                       std::shared_ptr<SolveMemo> known)
    : maxTable(model.problem.options.maxTable), m(model), cost(cost),
      build(std::make_shared<Build>(*this)),
      memo(known ? std::move(known) : std::make_shared<SolveMemo>()) {
  reset();
}

double AxisSolver::finish() {
  double minimum = build->solve();
  exact = build->elimination().isExact();
  return minimum;
}

/// All that a solve depends on. Of the other axes: the choices, by their
/// number, the link and the size; axes that nothing is split on do not count,
/// and those with the same choices over the same link are one.
SmallVector<int64_t, 64>
AxisSolver::wordsFor(int axis, const Assignment &assignment) const {
  SmallVector<int64_t, 64> words{onlyClass, level, breakTies, orders};
  for (double x : {tolerance, maxTable, prices ? prices->memory : 0})
    words.push_back(llvm::bit_cast<int64_t>(x));
  if (prices)
    words.append(prices->points.begin(), prices->points.end());
  ArrayRef<int64_t> sizes = cost.getAxes().sizes;
  words.append({cost.linkNumber(axis), sizes[axis]});
  SmallVector<std::array<int64_t, 3>, 4> others;
  for (auto [a, choices] : enumerate(assignment.choices)) {
    if (int(a) == axis || all_of(choices, [](int c) { return c == 0; }))
      continue;
    std::array<int64_t, 3> other{memo->numbers.of(choices), cost.linkNumber(a),
                                 sizes[a]};
    auto *same = find_if(others, [&](auto &o) {
      return std::equal(o.begin(), o.begin() + 2, other.begin());
    });
    if (same == others.end())
      others.push_back(other);
    else
      (*same)[2] *= sizes[a];
  }
  llvm::sort(others);
  for (auto &other : others)
    words.append(other.begin(), other.end());
  return words;
}

double AxisSolver::solve(int axis, Assignment &assignment) {
  // Descents that began in different ways often come to the same choices.
  auto [done, isNew] = memo->find(wordsFor(axis, assignment));
  for (; isNew; ++level) {
    build->prepare(axis, assignment);
    if (build->largest > maxTable && level < 3)
      continue;
    double minimum = finish();
    *done = {assignment.choices[axis], minimum, level, exact};
    break;
  }
  assignment.choices[axis] = done->choices;
  level = done->level;
  exact = done->exact;
  return done->minimum;
}

double AxisSolver::least(int axis, double enough) {
  Assignment nothing;
  nothing.choices.assign(cost.getAxes().size(),
                         std::vector<int>(m.nodes.size(), 0));
  level = 0;
  return build->least(axis, nothing, enough);
}

bool AxisSolver::solvePair(int first, int second, Assignment &assignment) {
  for (Reach reach : {Reach::Wide, Reach::Merged}) {
    if (reach == Reach::Wide && !widePairs)
      continue;
    build->prepare({first, second}, assignment, {}, reach);
    if (build->largest <= pairTable) {
      finish();
      return true;
    }
    widePairs = false;
  }
  return false;
}

void AxisSolver::improve(int axis, Assignment &assignment) {
  int left = level; // cut points that had to be left out
  reset();
  if (left == level)
    return;
  constexpr double least = 0.3; // of the program: such windows are split
  std::vector<Window> windows{{}};
  for (size_t i = 0; i < windows.size(); ++i) {
    Window w = windows[i];
    build->prepare(axis, assignment, w);
    if (build->largest <= maxTable) {
      build->solve();
      continue;
    }
    double size = w.end - w.begin;
    if (size < least)
      continue;
    windows.push_back({w.begin, w.begin + 0.4 * size});
    windows.push_back({w.begin + 0.3 * size, w.begin + 0.7 * size});
    windows.push_back({w.begin + 0.6 * size, w.end});
  }
  level = left;
}

} // namespace dgc::planner
