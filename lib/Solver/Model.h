//===- Model.h - What is left of a problem after reduction ------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Variables with unary costs, edges with tables, and memory in a few slots of
// time. Costs are doubles that hold integers: sums are exact below 2^53. What
// is forbidden is infinite.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_SOLVER_MODEL_H
#define DGC_LIB_SOLVER_MODEL_H

#include "dgc/Solver/Problem.h"
#include <limits>

namespace dgc::solver {

constexpr double infinite = std::numeric_limits<double>::infinity();

/// What a variable uses in slots [begin, end), by value.
struct Segment {
  int begin, end;
  std::vector<double> usage;
};

struct Variable {
  std::vector<double> cost;    // by value
  std::vector<Segment> memory; // in order, disjoint
  int size() const { return int(cost.size()); }
};

struct ModelEdge {
  int a, b;
  std::vector<double> cost; // [value of a][value of b]
};

struct Model {
  std::vector<Variable> variables;
  std::vector<ModelEdge> edges;          // at most one between two variables
  std::vector<std::vector<int>> edgesOf; // by variable
  std::vector<double> capacity;          // by slot
  double constant = 0;                   // cost of what was decided

  int numVariables() const { return int(variables.size()); }
  int numSlots() const { return int(capacity.size()); }
};

} // namespace dgc::solver

#endif // DGC_LIB_SOLVER_MODEL_H
