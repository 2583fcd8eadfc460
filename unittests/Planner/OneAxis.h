//===- OneAxis.h - Optima on one mesh axis, by enumeration ------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_UNITTESTS_PLANNER_ONEAXIS_H
#define DGC_UNITTESTS_PLANNER_ONEAXIS_H

#include "../../lib/Planner/Evaluate.h"
#include <functional>

namespace dgc::test {

/// All devices, over the links of the lowest level.
inline planner::Axes oneAxis(const Problem &p) {
  planner::Axes axes;
  axes.refs = {{0, 1, p.devices}};
  axes.sizes = {p.devices};
  axes.links = {p.machine.levels[0].link};
  return axes;
}

/// The least time over all choices of all nodes on the one axis of `cost`.
inline double bruteForce(const planner::Model &m, planner::JointCost &cost) {
  planner::Assignment a;
  a.choices.assign(1, std::vector<int>(m.nodes.size(), 0));
  double best = 1e300;
  std::function<void(size_t)> visit = [&](size_t v) {
    if (v == m.nodes.size()) {
      best = std::min(best, planner::evaluate(m, cost, a).time());
      return;
    }
    for (int c : cost.axisChoices(v, 0, {0}).choices) {
      a.choices[0][v] = c;
      visit(v + 1);
    }
  };
  visit(0);
  return best;
}

} // namespace dgc::test

#endif // DGC_UNITTESTS_PLANNER_ONEAXIS_H
