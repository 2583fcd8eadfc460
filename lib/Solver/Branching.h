//===- Branching.h - Proof of the best cost under memory --------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Branch and bound for models that variable elimination can minimise, once a
// few hubs are fixed. A node holds some variables at one value; its bound is
// the least priced cost, for prices of memory that are adapted to it. What
// prices alone cannot decide, the bound's duality gap, goes where a variable
// that moves much memory takes one value after the other. Nodes with the least
// bound come first, so that the bound of all rises from node to node.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_SOLVER_BRANCHING_H
#define DGC_LIB_SOLVER_BRANCHING_H

#include "Neighbourhood.h"
#include "State.h"
#include <functional>
#include <memory>
#include <queue>

namespace dgc::solver {

class Branching {
public:
  /// Only what costs less than `cutoff` matters. No table has more than
  /// `maxCells` cells.
  Branching(const Model &model, const std::vector<double> &prices,
            double cutoff, double maxCells);

  /// How many variables keep the rest from being eliminated.
  int numHubs() const { return hubs; }
  /// Something that costs this is known.
  void lowerCutoff(double cutoff) { target = std::min(target, cutoff); }
  /// Stops after `maxWork` operations or when `isOver` says so; another call
  /// goes on. True: nothing costs less than `cutoff()`.
  bool run(uint64_t maxWork, const std::function<bool()> &isOver);
  /// No feasible assignment costs less than this, or than `cutoff()`.
  double bound() const { return least; }
  /// The cost of `best()`, or what was given.
  double cutoff() const { return target; }
  /// Empty: nothing that costs less than what was given was found.
  const std::vector<int> &best() const { return bestValues; }
  const Quality &bestQuality() const { return bestSoFar; }
  int numNodes() const { return nodes; }
  uint64_t work() const { return part.work() + otherWork; }

private:
  using Prices = std::vector<std::pair<int, double>>; // slots with a price
  struct Parent {
    std::vector<std::pair<int, int>> fixed; // variable, value
    Prices prices;
    int variable; // to branch on
  };
  struct Node {
    double bound;
    int value; // of the parent's variable
    std::shared_ptr<const Parent> parent;
    uint64_t number;
    bool operator<(const Node &o) const { // the least bound is on top
      return bound != o.bound ? bound > o.bound : number < o.number;
    }
  };

  void expand(const Node &node);
  void branch(Parent parent, double bound);
  int restrictTo(const std::vector<std::pair<int, int>> &fixed);
  double minimise(const std::vector<double> &prices);
  void adapt(std::vector<double> &prices, double bound);
  int variableToBranchOn(const std::vector<double> &prices,
                         const std::vector<int> &other) const;

  const Model &model;
  double target, least = -infinite;
  double maxCells;
  Neighbourhood part;
  State state;
  std::vector<size_t> first;
  std::vector<double> costs;
  std::vector<int> all, values, bestValues;
  std::vector<std::vector<int>> allowed; // of the node
  Quality bestSoFar;
  std::priority_queue<Node> open;
  Random random{1};
  int nodes = 0, hubs = 0;
  uint64_t numbers = 0, otherWork = 0;
};

} // namespace dgc::solver

#endif // DGC_LIB_SOLVER_BRANCHING_H
