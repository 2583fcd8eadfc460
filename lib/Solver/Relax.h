//===- Relax.h - Lower bounds by messages and memory prices -----*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// A lower bound on a model's optimum from two relaxations at once. The memory
// limit becomes a price for each slot of time (Lagrange), and the priced costs
// are bounded by sequential tree-reweighted message passing (Kolmogorov, PAMI
// 2006). Prices follow the usage of the assignment that the messages suggest.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_SOLVER_RELAX_H
#define DGC_LIB_SOLVER_RELAX_H

#include "Model.h"

namespace dgc::solver {

/// Adds price times usage to the costs: by value of each variable.
void addPrices(const Variable &variable, const std::vector<double> &sums,
               double *costs);
/// Sums of the prices of all slots before one: for `addPrices`.
std::vector<double> sumsOf(const std::vector<double> &prices);

/// A model's priced cost, written as a bound plus terms of which none is
/// negative: what an assignment costs more than the bound.
struct Excess {
  double bound = 0;
  std::vector<std::vector<double>> ofValue; // by variable
  std::vector<std::vector<double>> ofPair;  // by edge, as the edge's cost
};

class Relaxation {
public:
  explicit Relaxation(const Model &model);

  /// Sets the price of a unit in each slot; the bound is that of these prices.
  void setPrices(const std::vector<double> &prices);
  /// One pass of messages forth and back. Returns a lower bound on the least
  /// priced cost (the model's constant and what the capacities earn included).
  double sweep();
  /// The assignment that the messages suggest; it may use forbidden pairs.
  std::vector<int> decode() const;
  /// By variable and value: how much more than the best the value costs, as far
  /// as the messages know (within the scale of the variable's neighbourhood).
  std::vector<std::vector<double>> margins() const;
  /// After a sweep: the costs as it left them.
  Excess excess() const;
  const std::vector<double> &state() const { return messages; }
  void setState(std::vector<double> state) { messages = std::move(state); }

private:
  struct Link {
    int to, size;        // the other variable
    size_t in, out;      // messages
    const double *table; // [mine][other]
    bool forward;
  };
  void beliefs(int v, double *into) const;
  double send(const Link &link, const double *belief, int size, double weight);

  const Model &model;
  std::vector<size_t> first; // of a variable's values
  std::vector<double> unary; // priced
  std::vector<double> messages;
  std::vector<std::vector<Link>> links;        // by variable
  std::vector<std::vector<double>> transposed; // by edge
  std::vector<double> weight;                  // by variable
  double offset = 0;
  mutable std::vector<double> belief, scratch;
};

} // namespace dgc::solver

#endif // DGC_LIB_SOLVER_RELAX_H
