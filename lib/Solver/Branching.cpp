//===- Branching.cpp - Proof of the best cost under memory ----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Branching.h"
#include "Relax.h"
#include <algorithm>
#include <cmath>
#include <numeric>

namespace dgc::solver {

/// Minimisations of a node; nodes that wait.
static constexpr int maxRounds = 12;
static constexpr size_t maxOpen = 500'000;

Branching::Branching(const Model &m, const std::vector<double> &prices,
                     double cutoff, double maxCells)
    : model(m), target(cutoff), maxCells(maxCells),
      part(m, 1000 * std::max(1.0, std::fabs(cutoff))), state(m),
      all(m.numVariables()), values(m.numVariables(), 0) {
  std::iota(all.begin(), all.end(), 0);
  size_t size = 0;
  for (const Variable &v : m.variables) {
    first.push_back(size);
    size += v.size();
  }
  costs.resize(size);
  auto root = std::make_shared<Parent>();
  for (int t = 0; t < m.numSlots(); ++t)
    if (prices[t] > 0)
      root->prices.push_back({t, prices[t]});
  root->variable = -1;
  open.push({-infinite, 0, root, numbers++});
  restrictTo({});
  hubs = int(all.size() - part.variables().size());
}

bool Branching::run(uint64_t limit, const std::function<bool()> &isOver) {
  uint64_t end = work() + limit;
  while (!open.empty() && open.top().bound < target - 0.5) {
    least = std::max(least, open.top().bound);
    if (work() > end || isOver() || open.size() > maxOpen)
      return false;
    Node node = open.top();
    open.pop();
    expand(node);
  }
  least = target;
  return true;
}

/// The least priced cost of the node, and its assignment in `values`.
double Branching::minimise(const std::vector<double> &prices) {
  std::vector<double> sums = sumsOf(prices);
  double total = model.constant;
  for (int t = 0; t < model.numSlots(); ++t)
    total -= prices[t] * model.capacity[t];
  for (int v : all) {
    const Variable &variable = model.variables[v];
    std::copy(variable.cost.begin(), variable.cost.end(),
              costs.begin() + first[v]);
    addPrices(variable, sums, costs.data() + first[v]);
  }
  otherWork += 5 * model.numSlots() + costs.size() + 10 * model.edges.size();
  return total + part.minimise(costs, first, values);
}

/// Raises prices where memory is short and lowers them where it is left, by
/// what would close the gap if nothing else changed (Polyak).
void Branching::adapt(std::vector<double> &prices, double bound) {
  const std::vector<double> &over = state.overuse();
  int n = model.numSlots();
  double norm = 0;
  auto counts = [&](int t) {
    return prices[t] > 0 ||
           (over[t] > 0 && (t == 0 || over[t] >= over[t - 1]) &&
            (t + 1 == n || over[t] > over[t + 1]));
  };
  std::vector<int> slots;
  for (int t = 0; t < n; ++t)
    if (counts(t)) {
      slots.push_back(t);
      norm += over[t] * over[t];
    }
  if (norm == 0)
    return;
  double step = (target - bound) / norm;
  for (int t : slots)
    prices[t] = std::max(0.0, prices[t] + step * over[t]);
}

/// The one whose values in two assignments differ most in priced memory; where
/// none does, the one whose values may differ most.
int Branching::variableToBranchOn(const std::vector<double> &prices,
                                  const std::vector<int> &other) const {
  std::vector<double> sums = sumsOf(prices);
  int best = -1;
  std::pair<double, double> most;
  for (int v : all) {
    if (allowed[v].size() < 2)
      continue;
    const Variable &variable = model.variables[v];
    std::vector<double> priced(variable.size(), 0.0);
    addPrices(variable, sums, priced.data());
    auto [low, high] = std::minmax_element(priced.begin(), priced.end());
    std::pair<double, double> now = {
        std::fabs(priced[values[v]] - priced[other[v]]), *high - *low};
    if (best < 0 || now > most) {
      best = v;
      most = now;
    }
  }
  return best;
}

/// Prepares elimination with these values. Returns the variable that stands
/// most in its way, or -1.
int Branching::restrictTo(const std::vector<std::pair<int, int>> &fixed) {
  allowed.assign(all.size(), {});
  for (int v : all) {
    allowed[v].resize(model.variables[v].size());
    std::iota(allowed[v].begin(), allowed[v].end(), 0);
  }
  for (auto [v, x] : fixed)
    allowed[v] = {x};
  part.build(values, all, allowed, maxCells, 0, random);
  otherWork += all.size() * all.size();
  std::vector<bool> isHub(all.size(), true);
  for (int v : part.variables())
    isHub[v] = false;
  int hub = -1;
  for (int v : all)
    if (isHub[v] && allowed[v].size() > 1 &&
        (hub < 0 || model.edgesOf[v].size() > model.edgesOf[hub].size()))
      hub = v;
  return hub;
}

void Branching::branch(Parent parent, double bound) {
  auto shared = std::make_shared<const Parent>(std::move(parent));
  for (int x : allowed[shared->variable])
    open.push({bound, x, shared, numbers++});
}

/// Bounds a node; what may be below the target in it becomes nodes.
void Branching::expand(const Node &node) {
  ++nodes;
  Parent parent = *node.parent;
  if (parent.variable >= 0)
    parent.fixed.push_back({parent.variable, node.value});
  parent.variable = restrictTo(parent.fixed);
  if (parent.variable >= 0)
    return branch(std::move(parent), node.bound);
  std::vector<double> prices(model.numSlots(), 0.0), bestPrices;
  for (auto [t, price] : parent.prices)
    prices[t] = price;
  double bound = node.bound, highest = -infinite;
  std::vector<int> atHighest, leastOver; // assignments
  Quality leastExcess;
  for (int round = 0; round < maxRounds; ++round) {
    double sum = minimise(prices);
    state.reset(values);
    const Quality &q = state.quality();
    if (q.isFeasible() && q.cost < target) {
      target = q.cost;
      bestSoFar = q;
      bestValues = values;
    }
    if (leastOver.empty() || q < leastExcess) {
      leastExcess = q;
      leastOver = values;
    }
    if (sum > highest) {
      highest = sum;
      bestPrices = prices;
      atHighest = values;
    }
    bound = std::max(bound, sum);
    if (bound >= target - 0.5)
      return;
    adapt(prices, sum);
  }
  values = atHighest;
  parent.variable = variableToBranchOn(bestPrices, leastOver);
  // All are fixed: prices need not tell that what is left does not fit.
  if (parent.variable < 0)
    return;
  parent.prices.clear();
  for (int t = 0; t < model.numSlots(); ++t)
    if (bestPrices[t] > 0)
      parent.prices.push_back({t, bestPrices[t]});
  branch(std::move(parent), bound);
}

} // namespace dgc::solver
