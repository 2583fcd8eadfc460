//===- Dual.cpp - Prices of memory that give the best bound ---------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Dual.h"
#include <algorithm>
#include <cmath>

namespace dgc::solver {

/// Messages before the first price.
static constexpr int warmUp = 50;
/// Steps without a better bound after which the level is lowered.
static constexpr int patience = 20;

Dual::Dual(const Model &m)
    : model(m), relaxation(m), state(m), current(m.numSlots(), 0.0),
      direction(m.numSlots(), 0.0) {
  bestSoFar.conflicts = std::numeric_limits<int>::max();
  for (const ModelEdge &e : m.edges)
    workOfStep += 8 * e.cost.size();
  for (const Variable &v : m.variables)
    workOfStep += 8 * v.size() + 2 * v.size() * v.memory.size();
  workOfStep += 10 * m.numSlots();
}

void Dual::step() {
  double bound = -infinite;
  int sweeps = steps == 0 ? warmUp : 2;
  for (int k = 0; k < sweeps; ++k)
    bound = std::max(bound, relaxation.sweep());
  steps += sweeps / 2;
  if (bestPrices.empty() || bound > bestBound + 1e-5 * std::fabs(bestBound)) {
    take(bound);
  } else if (++failures > patience) {
    failures = 0;
    reach *= 0.7;
    current = bestPrices;
  }
  bestBound = std::max(bestBound, bound);
  std::vector<int> values = relaxation.decode();
  state.reset(values);
  if (state.quality() < bestSoFar) {
    bestSoFar = state.quality();
    bestValues = std::move(values);
  }
  move(bound);
}

void Dual::take(double bound) {
  bestBound = bound;
  bestPrices = current;
  bestMargins = relaxation.margins();
  failures = 0;
}

void Dual::move(double bound) {
  double norm = 0;
  for (int t = 0; t < model.numSlots(); ++t) {
    direction[t] = 0.6 * state.overuse()[t] + 0.4 * direction[t];
    if (current[t] > 0 || direction[t] > 0)
      norm += direction[t] * direction[t];
  }
  if (norm == 0) {
    reach *= 0.9; // the prices are right; only messages can still improve
    return;
  }
  double level = bestBound + reach * std::max(1.0, std::fabs(bestBound));
  double length = (level - bound) / norm;
  for (int t = 0; t < model.numSlots(); ++t)
    current[t] = std::max(0.0, current[t] + length * direction[t]);
  relaxation.setPrices(current);
}

} // namespace dgc::solver
