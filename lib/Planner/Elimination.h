//===- Elimination.h - Exact minimisation of sums of tables -----*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Minimises a sum of tables over discrete variables by eliminating them one by
// one (bucket elimination, Dechter 1999). Tables are interned by content, and
// so are the steps: layers of a network that are alike are eliminated once.
// Where a step would need a table above the limit, it is split (mini-buckets):
// the minimum is then a lower bound, and the assignment is improved by single
// changes.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_PLANNER_ELIMINATION_H
#define DGC_LIB_PLANNER_ELIMINATION_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <array>
#include <map>
#include <unordered_map>
#include <vector>

namespace dgc::planner {

/// What decides between sums that are equal: the first component that differs.
using Tie = std::array<double, 4>;
inline void add(Tie &sum, const Tie &t) {
  for (size_t i = 0; i < sum.size(); ++i)
    sum[i] += t[i];
}

/// Tables and elimination steps, kept from solve to solve.
class TableStore {
public:
  struct Table {
    llvm::SmallVector<int, 4> dims; // the last varies fastest
    std::vector<double> data;
    std::vector<Tie> ties; // none: all are zero
  };
  /// The id of a table with this content.
  int intern(llvm::ArrayRef<int> dims, std::vector<double> data,
             std::vector<Tie> ties = {});
  const Table &operator[](int id) const { return tables[id]; }
  const std::vector<double> &gaps(int id, int axis);
  const std::vector<Tie> &tieGaps(int id, int axis);
  int slice(int id, llvm::ArrayRef<llvm::ArrayRef<int>> kept);

private:
  friend class Elimination;
  struct Step {
    int message = -1; // table over the neighbours; -1: mini-buckets
    double base = 0;  // to be added to each of its entries
    llvm::SmallVector<int, 2> messages;                     // mini-buckets
    llvm::SmallVector<llvm::SmallVector<int, 4>, 2> scopes; // their positions
    std::vector<uint16_t> best; // the variable's value, by neighbours
  };
  std::vector<Table> tables;
  std::unordered_multimap<uint64_t, int> byContent;
  std::map<std::vector<int>, Step> steps;
  std::map<std::pair<int, int>, std::vector<double>> gapTables;
  std::map<std::pair<int, int>, std::vector<Tie>> tieGapTables;
};

class Elimination {
public:
  /// `tolerance`: sums that differ by no more are equal, and ties decide, if
  /// step by step the tables are solved whole; negative: ties do not count.
  explicit Elimination(TableStore &store, double tolerance = -1)
      : store(store), tolerance(tolerance) {}

  int addVariable(int domain);
  /// `scope`: variables, ascending, one a dimension of the table.
  void addTable(llvm::ArrayRef<int> scope, int table);
  /// Removes values that others make needless. Once, when all tables are there.
  void reduce();
  /// Finds the order; returns the entries of the largest table it leads to.
  /// More orders, at most `trials`, are tried while that is above `goal`.
  double findOrder(double goal = 0x1p62, int trials = 24);
  /// After findOrder(): the minimum, or with `exact` false a bound below it.
  double solve(double maxTable, std::vector<int> &values);
  bool isExact() const { return exact; }
  /// The sum at `values`.
  double evaluate(llvm::ArrayRef<int> values) const;
  /// Values of `v` that are left.
  int domainOf(int v) const { return domains[v]; }
  size_t numVariables() const { return domains.size(); }

private:
  struct Bound {
    llvm::SmallVector<int, 4> scope;
    int table;
  };
  using Step = TableStore::Step;
  using Order = std::vector<std::pair<int, llvm::SmallVector<int, 8>>>;
  std::vector<llvm::SmallVector<int, 8>> neighbours() const;
  double greedyOrder(int trial, Order &order) const;
  double entry(const Bound &b, llvm::ArrayRef<int> values) const;
  const Step &eliminate(int v, llvm::ArrayRef<int> scope,
                        llvm::ArrayRef<int> tablesOfV, double maxTable);
  Step combine(llvm::ArrayRef<int> scope, llvm::ArrayRef<int> bound) const;
  double normalise(std::vector<double> &message) const;
  void polish(std::vector<int> &values) const;
  llvm::SmallVector<int, 8> undominated(int v);
  void separate();

  TableStore &store;
  double tolerance;
  std::vector<int> domains;
  std::vector<Bound> bounds; // all tables, messages included
  std::vector<Bound> given;  // before reduce()
  /// By variable: the values that are left, as numbered by the caller.
  std::vector<llvm::SmallVector<int, 8>> kept;
  size_t numOriginal = 0;
  std::vector<llvm::SmallVector<int, 8>> of; // tables on each variable
  Order order;
  bool exact = true;
};

} // namespace dgc::planner

#endif // DGC_LIB_PLANNER_ELIMINATION_H
