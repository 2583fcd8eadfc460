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
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Allocator.h"
#include <array>
#include <deque>
#include <vector>

namespace dgc::planner {

/// Entries from here on are impossible combinations.
constexpr double hard = 1e29;

/// What decides between sums that are equal: the first component that differs.
using Tie = std::array<double, 4>;
inline void add(Tie &sum, const Tie &t) {
  for (size_t i = 0; i < sum.size(); ++i)
    sum[i] += t[i];
}

/// Tables and elimination steps. All their data lie in one arena, which goes
/// with the store.
class TableStore {
public:
  struct Table {
    llvm::ArrayRef<int> dims; // the last varies fastest
    llvm::ArrayRef<double> data;
    llvm::ArrayRef<Tie> ties; // none: all are zero
    // By dimension, once they are asked for.
    llvm::MutableArrayRef<const double *> gaps;
    llvm::MutableArrayRef<const Tie *> tieGaps;
    int next = -1; // of those with the same hash
  };
  /// The id of a table with this content, of which a copy is kept.
  int intern(llvm::ArrayRef<int> dims, llvm::ArrayRef<double> data,
             llvm::ArrayRef<Tie> ties = {});
  /// The same, but `data` and `ties` lie in the arena already.
  int adopt(llvm::ArrayRef<int> dims, llvm::ArrayRef<double> data,
            llvm::ArrayRef<Tie> ties);
  const Table &operator[](int id) const { return tables[id]; }
  /// By pair of values x, y along dimension `axis`: the least difference of
  /// table(x, rest) - table(y, rest); for ties, by component.
  llvm::ArrayRef<double> gaps(int id, int axis);
  llvm::ArrayRef<Tie> tieGaps(int id, int axis);
  /// The table with the entries `kept` along each dimension; dimensions of size
  /// one are dropped.
  int slice(int id, llvm::ArrayRef<llvm::ArrayRef<int>> kept);
  /// Forgets all, but keeps some memory for what comes next.
  void clear();

private:
  friend class Elimination;
  struct Step {
    llvm::ArrayRef<int> key;
    int message = -1; // table over the neighbours; -1: mini-buckets
    double base = 0;  // to be added to each of its entries
    llvm::SmallVector<int, 0> messages;                     // mini-buckets
    llvm::SmallVector<llvm::SmallVector<int, 4>, 0> scopes; // their positions
    int next = -1; // of those with the same hash
  };
  /// Room for differences along `axis`, each `initial`, whose place goes into
  /// `slots`; empty if they are there already.
  template <typename T>
  llvm::MutableArrayRef<T> newGaps(llvm::MutableArrayRef<const T *> &slots,
                                   llvm::ArrayRef<int> dims, int axis,
                                   const T &initial) {
    if (slots.empty()) {
      slots = allocate<const T *>(dims.size());
      llvm::fill(slots, nullptr);
    }
    if (slots[axis])
      return {};
    llvm::MutableArrayRef<T> gaps =
        allocate<T>(size_t(dims[axis]) * size_t(dims[axis]));
    llvm::fill(gaps, initial);
    slots[axis] = gaps.data();
    return gaps;
  }
  template <typename T> llvm::MutableArrayRef<T> allocate(size_t n) {
    return {arena.Allocate<T>(n), n};
  }
  template <typename T> llvm::ArrayRef<T> copy(llvm::ArrayRef<T> from) {
    llvm::MutableArrayRef<T> to = allocate<T>(from.size());
    llvm::copy(from, to.begin());
    return to;
  }
  int find(uint64_t hash, llvm::ArrayRef<int> dims, llvm::ArrayRef<double> data,
           llvm::ArrayRef<Tie> ties) const;
  int add(uint64_t hash, llvm::ArrayRef<int> dims, llvm::ArrayRef<double> data,
          llvm::ArrayRef<Tie> ties);
  /// The step with this key; a new one has no content yet.
  std::pair<Step *, bool> step(llvm::ArrayRef<int> key);

  // Most solves get along with the first slab, which clear() keeps.
  static constexpr size_t slab = 1 << 20;
  llvm::BumpPtrAllocatorImpl<llvm::MallocAllocator, slab, slab> arena;
  std::vector<Table> tables;
  std::deque<Step> steps;
  llvm::DenseMap<uint64_t, int> byContent, byKey; // the first with a hash
};

class Elimination {
public:
  /// `tolerance`: sums that differ by no more are equal, and ties decide, if
  /// step by step the tables are solved whole; negative: ties do not count.
  explicit Elimination(TableStore &store, double tolerance = -1)
      : store(store), tolerance(tolerance) {}

  /// Forgets variables and tables.
  void reset(double newTolerance);
  int addVariable(int domain);
  /// `scope`: variables, ascending, one a dimension of the table.
  void addTable(llvm::ArrayRef<int> scope, int table);
  /// Removes values that others make needless. Once, when all tables are there.
  void reduce();
  /// Finds the order; returns the entries of the largest table it leads to.
  /// More orders, at most `trials`, are tried while that is above `goal`, and a
  /// few where it is much work all the same.
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
  double workOf(const Order &o) const;
  double entry(const Bound &b, llvm::ArrayRef<int> values) const;
  const Step &eliminate(int v, llvm::ArrayRef<int> scope,
                        llvm::ArrayRef<int> tablesOfV, double maxTable);
  /// Adds the tables `bound` over `scope`, whose last variable is minimised
  /// away: the table that is left, less what is added to `base`.
  int combine(llvm::ArrayRef<int> scope, llvm::ArrayRef<int> bound,
              double &base) const;
  /// The value of `v`, eliminated from the tables `bound`, that is best where
  /// its neighbours `scope` have these values; as combine() takes it.
  int choose(int v, llvm::ArrayRef<int> scope, llvm::ArrayRef<int> bound,
             llvm::ArrayRef<int> values) const;
  double normalise(llvm::MutableArrayRef<double> message) const;
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
