//===- AxisBuild.h - The discrete problem of a solve ------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Variables and tables of a solve over one axis, or over two at once. A value
// of a node is a choice on each of these axes; what it leaves a tensor in, or
// needs it in, is a state on each, told as one number. AxisBuild.cpp makes the
// variables (a node each; ends of hard edges become one), AxisTables.cpp the
// tables.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_PLANNER_AXISBUILD_H
#define DGC_LIB_PLANNER_AXISBUILD_H

#include "AxisSolver.h"
#include "Elimination.h"

namespace dgc::planner {

class AxisSolver::Build {
public:
  explicit Build(AxisSolver &s)
      : s(s), m(s.m), cost(s.cost), eliminate(store) {}

  /// Makes variables and tables, and finds an order of elimination. Ops outside
  /// the window keep their choices. `reach`: which pairs of choices on two axes
  /// are looked at. Memory of the last problem is used again.
  void prepare(llvm::ArrayRef<int> axes, Assignment &assignment,
               Window window = {}, Reach reach = Reach::Wide);
  /// Replaces the choices on the axes; returns the minimum.
  double solve();
  /// AxisSolver::least.
  double least(int axis, Assignment &assignment, double enough);
  double largest = 0;
  Elimination &elimination() { return eliminate; }

private:
  struct Edge {
    int producer, result, consumer, operand;
    int tensor; // a value
    int place;  // of the use, in program order
    // By choice: the states that the ends leave and need, `stride` apart.
    const State *outs, *needs;
    int outStride, needStride;
    bool pinned; // whatever the producer's choice
  };
  /// The uses of a tensor, of which groups pay shares of its conversions.
  class SharedUses {
  public:
    SharedUses(Build &b, llvm::ArrayRef<Edge> edges); // of one tensor
    void addTables(Build &b) const;
    /// Towards the groups that want a layout where roots have these values.
    void moveShares(const Build &b, llvm::ArrayRef<int> values, double step);

  private:
    struct Want {
      int layout;
      double trips; // how often it is converted to, in all copies
    };
    struct Group { // users in one root
      int root;
      std::vector<llvm::SmallVector<Want, 2>> wants; // by value of the root
    };
    struct Layout {
      int code;
      llvm::SmallVector<double, 4> shares; // by group
    };
    int layoutOf(int code, int group);

    int tensor, producer;            // a value, a root
    llvm::SmallVector<int, 16> made; // by value of the producer
    llvm::SmallVector<Group, 2> groups;
    llvm::SmallVector<Layout, 4> layouts;
  };
  using Pair = std::array<int, 2>; // a choice by axis; the second may be unused

  void makeVariables(llvm::ArrayRef<int> on, Assignment &assigned, Window part,
                     Reach reached);
  void makeProblem();
  void makeDomains();
  void addChoice(int v, Pair choice, double seconds,
                 const JointCost::Traffic &sent);
  void addPairs(int v, llvm::MutableArrayRef<int> choices);
  bool isWithinReach(int v, int first, int second) const;
  bool isAllowed(int v, int axis, int choice) const;
  void makeEdges();
  bool isSoft(const Edge &e) const;
  bool mayEndSums(const Node &node, int v) const;
  void merge();
  bool joinHard(const Edge &e, bool &changed);
  struct End;
  void look(const Edge &e, bool atProducer, End &end) const;
  bool match(End &a, End &b, bool &changed);
  void mergeInto(int a, int b, llvm::ArrayRef<int> image);
  void freeze();
  void compress();
  void dropTwins();
  bool isLess(int r, int x, int y) const;
  void addInternal();
  bool withTies() const { return s.tolerance >= 0; }
  double conversion(int w, const States &from, const States &to, double trips,
                    llvm::ArrayRef<int> uses, Tie &tie);
  double weightOf(int w) const;
  double rankOf(const TensorForm &form, const States &states) const;
  void addPrices(int v);
  void makeTables();
  void addHardTable(const Edge &e);
  void makeTensorTables();
  class TensorTables;
  friend class TensorTables;

  /// States on the axes as one number, and back.
  int strideOf(int value) const { return m.form(value).sizes.size() + 2; }
  int numCodes(int value) const {
    int n = strideOf(value);
    return axes.size() > 1 ? n * n : n;
  }
  void setStates(int value, int code, States &states) const {
    int n = strideOf(value);
    for (size_t i = axes.size(); i-- > 0; code /= n)
      states[axes[i]] = State(code % n - 1);
  }
  const Pair &valueOf(int v, int x) const { return domain[v][map[v][x]]; }
  /// `x`: value of the producer's root.
  int outOf(const Edge &e, int x) const {
    const Pair &choice = valueOf(e.producer, x);
    if (axes.size() == 1 && !e.pinned)
      return 1 + e.outs[choice[0] * e.outStride];
    int code = 0, n = strideOf(e.tensor);
    for (auto [i, axis] : llvm::enumerate(axes))
      code = code * n + 1 +
             cost.outState(m.nodes[e.producer], e.result, axis, choice[i]);
    return code;
  }
  int needOf(const Edge &e, int y) const {
    const Pair &choice = valueOf(e.consumer, y);
    if (axes.size() == 1)
      return 1 + e.needs[choice[0] * e.needStride];
    int code = 0, n = strideOf(e.tensor);
    for (size_t i = 0; i < axes.size(); ++i)
      code = code * n + 1 + e.needs[choice[i] * e.needStride];
    return code;
  }

  AxisSolver &s;
  const Model &m;
  JointCost &cost;
  llvm::SmallVector<int, 2> axes;
  Window window;
  Reach reach = Reach::Wide;
  bool sharesCounted = false; // users pay shares of conversions
  Assignment *assignment = nullptr;
  TableStore store;

  std::vector<llvm::SmallVector<Pair, 8>> domain; // by node
  std::vector<llvm::SmallVector<double, 8>> time;
  std::vector<llvm::SmallVector<JointCost::Traffic, 0>> traffic;
  std::vector<Edge> hard, soft, pending;
  std::vector<SharedUses> shared;
  int edgesOf = -1; // the level that hard and soft are for
  std::vector<int> root;
  std::vector<llvm::SmallVector<int, 8>> map;    // root's value -> in domain
  std::vector<llvm::SmallVector<bool, 16>> live; // by root: still possible
  std::vector<llvm::SmallVector<int, 4>> members;
  std::vector<llvm::SmallVector<int, 8>> alive;    // by root: those left
  std::vector<llvm::SmallVector<double, 8>> unary; // by root: cost of each
  std::vector<llvm::SmallVector<Tie, 0>> ties;     // the same
  std::vector<int> variable;                       // by root
  Elimination eliminate;
  // Tables in the making.
  llvm::SmallVector<double, 64> cells;
  llvm::SmallVector<Tie, 0> cellTies;
};

} // namespace dgc::planner

#endif // DGC_LIB_PLANNER_AXISBUILD_H
