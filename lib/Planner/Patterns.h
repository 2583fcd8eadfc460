//===- Patterns.h - Some layers in one way, the rest in another -*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// A price on memory flips all layers at once: they all take the fast way, which
// does not fit, or all the small one, which leaves memory unused. In between
// lie plans with k layers of the one and the rest of the other, which pay for
// the switch once. These are built on purpose.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_PLANNER_PATTERNS_H
#define DGC_LIB_PLANNER_PATTERNS_H

#include "MeshSolver.h"
#include "Repeats.h"

namespace dgc::planner {

struct Mixed {
  std::vector<int> classOf; // of the whole model's nodes
  Found found;
  int fastLayers = 0;
};

/// The plan with the most layers as in `fast`, the others as in `small`, that
/// fits; both are plans of `full` folded by ties.classes. None if it is no
/// better than `small`.
std::optional<Mixed> mixPatterns(const Model &full, const Ties &ties,
                                 const Axes &axes, const Found &fast,
                                 const Found &small);

} // namespace dgc::planner

#endif // DGC_LIB_PLANNER_PATTERNS_H
