//===- Dual.cpp - Prices of memory that give the best bound ---------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Dual.h"
#include <algorithm>
#include <cmath>

namespace dgc::solver {

namespace {
/// What a round starts with: the first two anew, which one is better differs;
/// later ones from the best prices with smaller steps.
struct Round {
  bool fromBest;
  double length, share;
  int patience; // steps without a better bound before they are shortened
};
constexpr Round rounds[] = {
    {false, 0.1, 0.3, 10}, {false, 0.1, 0.1, 20}, {true, 0.1, 0.1, 20}};
constexpr double shortest = 1e-5;
/// Messages before the first step of a round.
constexpr int warmUp = 50;
constexpr int sweepsOfStep = 2;
constexpr size_t maxCandidates = 64;
} // namespace

Dual::Dual(const Model &m)
    : Dual(m, std::vector<double>(m.numSlots(), 0.0), -1) {}

Dual::Dual(const Model &m, const std::vector<double> &prices)
    : Dual(m, prices, int(std::size(rounds)) - 2) {}

Dual::Dual(const Model &m, const std::vector<double> &prices, int lastRound)
    : model(m), state(m), current(m.numSlots(), 0.0),
      average(m.numSlots(), 0.0), round(lastRound), bestPrices(prices) {
  bestSoFar.conflicts = std::numeric_limits<int>::max();
  for (const ModelEdge &e : m.edges)
    workOfSweep += 4 * e.cost.size();
  for (const Variable &v : m.variables)
    workOfSweep += 8 * v.size() + v.size() * v.memory.size();
  workOfSweep += 5 * m.numSlots();
  beginRound();
}

void Dual::beginRound() {
  ++round;
  const Round &r = rounds[std::min<size_t>(round, std::size(rounds) - 1)];
  length = r.length;
  share = r.share;
  patience = r.patience;
  failures = 0;
  hasAverage = false;
  relaxation = std::make_unique<Relaxation>(model);
  if (r.fromBest) {
    current = bestPrices;
    length *= std::exp2(2.0 - round);
  } else {
    std::fill(current.begin(), current.end(), 0.0);
  }
  base = current;
  baseBound = -infinite;
  relaxation->setPrices(current);
}

void Dual::step() {
  double bound = -infinite;
  int count = std::isinf(baseBound) ? warmUp : sweepsOfStep;
  for (int k = 0; k < count; ++k)
    bound = std::max(bound, relaxation->sweep());
  sweeps += count;
  std::vector<int> values = relaxation->decode();
  state.reset(values);
  remember(values);
  if (state.quality() < bestSoFar) {
    bestSoFar = state.quality();
    bestValues = std::move(values);
  }
  if (bound > baseBound + 1e-5 * std::fabs(baseBound) ||
      std::isinf(baseBound)) {
    double along = 0;
    for (int t = 0; t < model.numSlots(); ++t)
      along += state.overuse()[t] * average[t];
    if (hasAverage && along > 0)
      length = std::min(1.0, length * 1.1);
    base = current;
    baseBound = bound;
    failures = 0;
  } else if (++failures >= patience) {
    failures = 0;
    length *= 0.66;
  }
  baseBound = std::max(baseBound, bound);
  if (bound > bestBound) {
    bestBound = bound;
    bestPrices = current;
    bestMargins = relaxation->margins();
    bestMessages = relaxation->state();
  }
  move();
}

Excess Dual::excess() const {
  Relaxation again(model);
  again.setPrices(bestPrices);
  again.setState(bestMessages);
  again.sweep();
  return again.excess();
}

/// A sample of all assignments that differ in quality from the kept ones.
void Dual::remember(const std::vector<int> &values) {
  const Quality &q = state.quality();
  for (const Candidate &c : pool)
    if (c.quality.cost == q.cost && c.quality.excess == q.excess)
      return;
  ++numCandidates;
  if (pool.size() < maxCandidates)
    pool.push_back({q, values});
  else if (uint64_t at = random.next() % numCandidates; at < maxCandidates)
    pool[at] = {q, values};
}

std::vector<std::vector<int>> Dual::candidates() const {
  std::vector<std::vector<int>> result;
  for (const Candidate &c : pool)
    if (c.values != bestValues)
      result.push_back(c.values);
  result.push_back(bestValues);
  return result;
}

void Dual::move() {
  const std::vector<double> &over = state.overuse();
  double mix = hasAverage ? share : 1, norm = 0;
  hasAverage = true;
  for (int t = 0; t < model.numSlots(); ++t) {
    average[t] += mix * (over[t] - average[t]);
    if (base[t] > 0 || average[t] > 0)
      norm += average[t] * average[t];
  }
  // Without a direction the prices are right; messages may still improve.
  if (norm == 0) {
    length *= 0.66;
  } else {
    double reach = 0.1 * std::max(1.0, std::fabs(baseBound));
    for (int t = 0; t < model.numSlots(); ++t)
      current[t] = std::max(0.0, base[t] + length * reach / norm * average[t]);
    relaxation->setPrices(current);
  }
  if (length < shortest)
    beginRound();
}

} // namespace dgc::solver
