//===- Conditioning.h - Exact minimum by fixing hubs ------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Minimises what an assignment costs above a bound (`Excess`) exactly. Where
// variable elimination would need too large a table, the variables that make it
// so (hubs: few with many neighbours) are fixed at one combination of values
// after the other, and the rest is eliminated for each. No term is negative, so
// a combination is given up as soon as the terms it decides exceed the best.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_SOLVER_CONDITIONING_H
#define DGC_LIB_SOLVER_CONDITIONING_H

#include "Neighbourhood.h"
#include "Relax.h"
#include <functional>

namespace dgc::solver {

class Conditioning {
public:
  /// `room`: what costs more above the bound does not matter. No table of an
  /// elimination has more than `maxCells` cells.
  Conditioning(const Model &model, const Excess &excess, double room,
               double maxCells);

  /// Gives up after `maxWork` cells or when `isOver` says so. True: nothing
  /// costs less above the bound than `least()`.
  bool run(uint64_t maxWork, const std::function<bool()> &isOver);
  /// Not above `room`.
  double least() const { return best; }
  /// The assignment that costs that; empty if none costs less than `room`.
  const std::vector<int> &values() const { return bestValues; }
  int numHubs() const { return int(hubs.size()); }
  uint64_t work() const { return part.work() + steps; }

private:
  bool fixHubs(size_t depth, double least, double fixedCost);
  bool eliminate(double least, double fixedCost);
  double addHub(int hub, int value);

  Model terms; // the excess as costs, without memory
  double best;
  double maxCells;
  Neighbourhood part;
  std::vector<int> hubs, others;
  std::vector<int> current, bestValues;
  /// By variable and value: its own term and those with the hubs that are
  /// fixed.
  std::vector<std::vector<double>> partial;
  std::vector<size_t> first;
  std::vector<double> costs;
  std::vector<bool> isFixed;
  Random random{1};
  uint64_t steps = 0, maxWork = 0;
  const std::function<bool()> *isOver = nullptr;
};

} // namespace dgc::solver

#endif // DGC_LIB_SOLVER_CONDITIONING_H
