//===- Reduce.h - A smaller problem with the same optimum -------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Each step keeps the best feasible cost, memory included:
//  - a value without a partner across an edge goes (arc consistency);
//  - what an edge costs whatever its other end is moves into unary costs, and
//    an edge that costs nothing goes;
//  - a variable whose value follows from a neighbour's is absorbed by it;
//  - a value goes that another replaces at no more cost and memory, whatever
//    the neighbours are;
//  - a variable without influence on memory and with at most two neighbours is
//    minimised away.
// `expand` undoes them.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_SOLVER_REDUCE_H
#define DGC_LIB_SOLVER_REDUCE_H

#include "Model.h"
#include <deque>

namespace dgc::solver {

class Reduction {
public:
  /// Which steps to take besides arc consistency (for tests).
  struct Steps {
    bool absorb = true, separate = true, dominate = true, eliminate = true;
  };

  Reduction(const Problem &problem, Steps steps);
  explicit Reduction(const Problem &problem) : Reduction(problem, Steps()) {}
  /// Of a model in which more is forbidden than when it was reduced.
  explicit Reduction(Model model);

  /// Whether some node has no strategy left: no assignment is allowed.
  bool isEmpty() const { return empty; }
  const Model &model() const { return reduced; }
  /// The strategies of all nodes (values of all variables of the model that was
  /// given), from the values of the model's variables.
  Assignment expand(const std::vector<int> &values) const;
  /// Values of the model's variables that are like these as far as they can be.
  std::vector<int> restrict(const Assignment &assignment) const;
  /// By slot of the model: which one it was in the model that was given.
  const std::vector<int> &slots() const { return slotOf; }

private:
  struct Edge {
    int a, b; // -1: gone
    std::vector<double> cost;
  };
  /// A step to undo: `variable`'s value is map[value of first], or
  /// map[value of first, value of second]; of itself for fewer values.
  struct Undo {
    int variable, first, second, secondSize;
    std::vector<int> map;
  };

  void build(const Problem &problem);
  void pruneValues();
  void reduce();
  void compress();
  void addEdge(int a, int b, std::vector<double> cost);
  void removeEdge(int e);
  void schedule(int variable);
  void propagate();
  void visit(int e);
  bool prune(int e);
  void normalise(Edge &e);
  bool tryAbsorb(int e);
  void absorb(int e, int gone, const std::vector<int> &map);
  void addMemory(int into, int from, const std::vector<int> &map);
  void keepValues(int variable, const std::vector<bool> &keep);
  void findMemory(const Problem &problem);
  bool dominate(int variable);
  bool eliminate(int variable);
  int neighbour(const Edge &e, int v) const { return e.a == v ? e.b : e.a; }
  double costAt(const Edge &e, int v, int x, int y) const {
    return e.a == v ? e.cost[size_t(x) * vars[e.b].size() + y]
                    : e.cost[size_t(y) * vars[e.b].size() + x];
  }
  void finish();

  Steps steps;
  bool empty = false, hasMemory = false;
  std::vector<Variable> vars;
  std::vector<bool> alive;
  std::vector<std::vector<std::pair<int, int>>> adjacent; // neighbour, edge
  std::vector<Edge> edges;
  std::vector<double> capacity;
  std::vector<int> slotOf;
  double constant = 0;
  std::deque<int> work; // edges
  std::vector<bool> queued;
  std::vector<Undo> undos;
  std::vector<int> number; // by variable: in the model
  Model reduced;
};

} // namespace dgc::solver

#endif // DGC_LIB_SOLVER_REDUCE_H
