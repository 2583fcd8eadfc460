//===- Problem.h - One choice per node, costs, memory over time -*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Every node takes one of its strategies. A strategy has a cost and uses memory
// while the node lives, [begin, end). An edge has a cost for each pair of its
// nodes' strategies. The sum of all costs is to be as small as possible, and
// the memory in use may at no time exceed a limit.
//
// Costs are integers, so that an assignment has one cost, whatever the order of
// the sum. `ScaledProblem` turns costs in floating point into such.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_SOLVER_PROBLEM_H
#define DGC_SOLVER_PROBLEM_H

#include "llvm/ADT/ArrayRef.h"
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace dgc::solver {

/// A strategy or pair of strategies of at least this cost must not be taken.
constexpr int64_t forbidden = 1'000'000'000'000'000'000;
/// What an assignment costs at most (2^62): a larger sum counts as this.
constexpr int64_t mostCost = int64_t(1) << 62;

class Problem {
public:
  struct Edge {
    int a, b, table;
  };

  /// Adds a node with one cost and one usage a strategy, alive in [begin, end);
  /// an empty interval uses nothing. Returns its number.
  int addNode(llvm::ArrayRef<int64_t> costs, llvm::ArrayRef<int64_t> usages,
              int64_t begin, int64_t end);
  /// Adds a cost table, or finds an equal one. Returns its number.
  int addTable(llvm::ArrayRef<int64_t> cells);
  /// Adds a table that the caller knows to be new.
  int addNewTable(std::vector<int64_t> cells);
  /// Costs of (strategy of a, strategy of b), row-major.
  void addEdge(int a, int b, int table) { edges.push_back({a, b, table}); }

  /// Why this is no problem that can be solved ("" if it is): a node without
  /// strategies, an edge to nowhere or with a table of the wrong size, negative
  /// usage, or usages that could add up to more than 2^62.
  std::string check() const;

  int numNodes() const { return int(begin.size()); }
  int numStrategies(int node) const { return first[node + 1] - first[node]; }
  llvm::ArrayRef<int64_t> costsOf(int node) const {
    return llvm::ArrayRef(costs).slice(first[node], numStrategies(node));
  }
  llvm::ArrayRef<int64_t> usagesOf(int node) const {
    return llvm::ArrayRef(usages).slice(first[node], numStrategies(node));
  }

  std::vector<int> first{0};          // by node: where its strategies begin
  std::vector<int64_t> costs, usages; // by strategy
  std::vector<int64_t> begin, end;    // by node: when it lives
  std::vector<std::vector<int64_t>> tables;
  std::vector<Edge> edges;
  std::optional<int64_t> limit; // none: memory does not matter

private:
  std::unordered_multimap<uint64_t, int> byContent;
};

/// A strategy for each node.
using Assignment = std::vector<int>;

struct Evaluation {
  int64_t cost = 0;     // of all that is not forbidden, within mostCost
  int64_t peak = 0;     // most memory in use at one time
  int numForbidden = 0; // nodes and edges whose choice is forbidden
};

/// From the problem alone, with integers. The assignment must be in range.
Evaluation evaluate(const Problem &problem, const Assignment &assignment);

inline bool isFeasible(const Problem &problem, const Evaluation &e) {
  return e.numForbidden == 0 && (!problem.limit || e.peak <= *problem.limit);
}

/// A problem whose costs are given in floating point. They are rounded to
/// multiples of one power of two such that no sum exceeds 52 bits: the relative
/// error of a cost is that of the largest possible sum times 2^-52.
class ScaledProblem {
public:
  int addNode(llvm::ArrayRef<double> costs, llvm::ArrayRef<int64_t> usages,
              int64_t begin, int64_t end);
  /// Infinity is forbidden.
  int addTable(llvm::ArrayRef<double> cells);
  void addEdge(int a, int b, int table) { problem.addEdge(a, b, table); }
  void setLimit(std::optional<int64_t> limit) { problem.limit = limit; }

  /// Chooses the scale and returns the problem in integers.
  const Problem &finish();
  /// The cost of an assignment, from the given costs.
  double cost(const Assignment &assignment) const;
  /// What a bound on the integers says about the given costs.
  double bound(int64_t integerBound) const;

private:
  Problem problem;
  std::vector<double> nodeCosts;
  std::vector<std::vector<double>> tables;
  std::unordered_multimap<uint64_t, int> byContent;
  double scale = 1;
};

} // namespace dgc::solver

#endif // DGC_SOLVER_PROBLEM_H
