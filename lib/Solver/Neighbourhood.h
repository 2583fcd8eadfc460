//===- Neighbourhood.h - Exact minimisation of a part -----------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Some variables of a model are free, each for some of its values; all others
// keep theirs. The free ones are eliminated one by one (Dechter 1999), cheapest
// first. Where that would need too large a table, a free variable is fixed too.
// The order depends only on who is free, so that a neighbourhood is minimised
// for one set of prices after another.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_SOLVER_NEIGHBOURHOOD_H
#define DGC_LIB_SOLVER_NEIGHBOURHOOD_H

#include "Model.h"
#include "Random.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace dgc::solver {

class Neighbourhood {
public:
  /// Pairs that are forbidden cost `penalty` here.
  Neighbourhood(const Model &model, double penalty);

  /// Fixes all variables but `free` at `values`; free[i] may take allowed[i].
  /// No table has more than `maxCells` cells. `noise` (0 to 1) mixes chance
  /// into what is fixed for that.
  void build(const std::vector<int> &values, const std::vector<int> &free,
             std::vector<std::vector<int>> allowed, double maxCells,
             double noise, Random &random);
  /// The variables that stayed free, in order of elimination.
  const std::vector<int> &variables() const { return order; }
  /// Minimises their costs by value plus all their edges; writes the minimum's
  /// values. `costs` are by value of all variables, at `first[variable]`.
  double minimise(const std::vector<double> &costs,
                  const std::vector<size_t> &first, std::vector<int> &values);
  /// After `minimise`: visits assignments in depth-first order that cost at
  /// most `more` above the minimum, cheap ones first, until `visit` returns
  /// false or `maxSteps` values were tried.
  void enumerate(double more, int maxSteps, std::vector<int> &values,
                 llvm::function_ref<bool()> visit);
  /// Table cells that were computed so far.
  uint64_t work() const { return cells; }

private:
  using Positions = llvm::SmallVector<int, 6>;
  struct Factor {
    const double *table = nullptr;
    int step = -1;   // or the message of this step
    Positions scope; // in the order: own, then latest first
  };
  /// Messages and tables are laid out by the eliminated variable's value, then
  /// the scope's, the earliest last: neighbouring cells are of one step's
  /// innermost loop.
  struct Step {
    int variable, size;
    Positions scope; // latest first
    Positions sizes;
    size_t cells = 1, message = 0; // offset in `messages`
    size_t own = 0;                // offset in `own`
    llvm::SmallVector<Factor, 4> factors;
    using Strides = llvm::SmallVector<size_t, 6>;
    llvm::SmallVector<Strides, 4> strides; // by factor, along the scope
    Strides stride;                        // by factor: of the own value
  };
  size_t messageCell(const Step &step, const std::vector<int> &chosen) const;
  void findOrder(double maxCells, double noise, Random &random);
  void fix(int local);
  void makeSteps();
  void run(Step &step);
  struct Walk;
  bool walk(Walk &w, size_t left, double more);

  const Model &model;
  double penalty;
  std::vector<int> localOf; // by variable; -1: not free
  std::vector<int> freeVariables;
  std::vector<std::vector<int>> choices; // by local
  std::vector<std::vector<double>> fixedCost;
  std::vector<double> logSize;
  std::vector<uint64_t> adjacent; // bits, by local
  size_t words = 0;
  std::vector<bool> gone;
  std::vector<int> current; // values
  std::vector<int> localOrder, order;
  std::vector<Positions> scopes; // by position: locals
  std::vector<std::vector<double>> tables;
  size_t numTables = 0;
  std::vector<Step> steps;
  std::vector<double> messages, own;
  std::vector<uint16_t> best;
  uint64_t cells = 0;
};

} // namespace dgc::solver

#endif // DGC_LIB_SOLVER_NEIGHBOURHOOD_H
