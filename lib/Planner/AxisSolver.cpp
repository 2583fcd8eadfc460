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

double AxisSolver::finish(Build &build) {
  double minimum = build.solve();
  exact = build.elimination().isExact();
  return minimum;
}

double AxisSolver::solve(int axis, Assignment &assignment) {
  // Descents that began in different ways often come to the same choices.
  std::vector<int64_t> key{axis, onlyClass, level, breakTies};
  if (prices) {
    key.push_back(llvm::bit_cast<int64_t>(prices->memory));
    key.insert(key.end(), prices->points.begin(), prices->points.end());
  }
  for (auto [a, choices] : enumerate(assignment.choices))
    if (int(a) != axis)
      key.insert(key.end(), choices.begin(), choices.end());
  auto [it, isNew] = solved.try_emplace(std::move(key));
  Solved &done = it->second;
  for (; isNew; ++level) {
    Build build(*this, axis, assignment);
    build.prepare();
    if (build.largest > maxTable && level < 3)
      continue;
    double minimum = finish(build);
    done = {assignment.choices[axis], minimum, level, exact};
    break;
  }
  assignment.choices[axis] = done.choices;
  level = done.level;
  exact = done.exact;
  return done.minimum;
}

bool AxisSolver::solvePair(int first, int second, Assignment &assignment) {
  for (Reach reach : {Reach::Wide, Reach::Merged}) {
    if (reach == Reach::Wide && !widePairs)
      continue;
    Build build(*this, {first, second}, assignment, {}, reach);
    build.prepare();
    if (build.largest <= pairTable) {
      finish(build);
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
    Build build(*this, axis, assignment, w);
    build.prepare();
    if (build.largest <= maxTable) {
      build.solve();
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
