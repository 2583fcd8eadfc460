//===- Repeats.h - Layers that are alike ------------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// A network repeats its layers: the kinds of nodes, in program order, have
// periods, in the forward pass, in the backward pass and in the optimizer.
// Nodes at the same place of a period are tied (Model::fold). Where the period
// begins does not matter for that, nor does it make a plan wrong if nodes are
// tied that only look alike: a tied plan is a plan, at its real cost.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_PLANNER_REPEATS_H
#define DGC_LIB_PLANNER_REPEATS_H

#include "Model.h"

namespace dgc::planner {

/// Nodes [begin, end) repeat every `period` nodes.
struct Run {
  int begin = 0, end = 0, period = 1;
  int saves() const { return end - begin - period; }
};

/// Runs of a sequence of kinds, not overlapping, by what tying them saves; the
/// largest first.
std::vector<Run> findRuns(llvm::ArrayRef<int> kinds);

struct Ties {
  /// A class for each node; nodes that do not repeat are alone in theirs. All
  /// are alone where ties would save less than a third of the nodes.
  std::vector<int> classes;
  /// The layer (0, 1, ...; of any network that repeats) that a node is of, by
  /// the data that flows between runs; -1: of none.
  std::vector<int> layers;
  int numLayers = 0;
  /// By run of ops that repeat, in nodes that are ops; none that is not tied.
  std::vector<Run> runs;
};
Ties tieRepeats(const Model &model);

} // namespace dgc::planner

#endif // DGC_LIB_PLANNER_REPEATS_H
