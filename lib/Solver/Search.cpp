//===- Search.cpp - Improvement by exact re-solves of parts ---------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Search.h"
#include "Relax.h"
#include <algorithm>
#include <cmath>

namespace dgc::solver {

/// Assignments between a neighbourhood's bound and the target, and values tried
/// to find them.
static constexpr int maxVisits = 100, maxWalk = 3000;
static constexpr size_t maxToWalk = 10;
/// Variables that are minimised over at once: orders take quadratic time.
static constexpr size_t maxToCombine = 3000;

Search::Search(const Model &m, std::vector<double> givenPrices,
               const std::vector<std::vector<double>> &margins, double scale,
               const std::function<bool()> &isOver)
    : model(m), isOver(isOver), firstPrices(std::move(givenPrices)),
      margins(margins), scale(std::max(1.0, std::fabs(scale))),
      part(m, 1000 * this->scale), state(m), random(1),
      pinned(m.numVariables(), -1), marked(m.numVariables(), 0) {
  size_t values = 0;
  for (const Variable &v : m.variables) {
    first.push_back(values);
    values += v.size();
  }
  costs.resize(values);
}

void Search::start(const std::vector<int> &values, uint64_t seed) {
  random = Random(seed);
  prices = firstPrices;
  state.reset(values);
  keep();
  steps = sinceGain = 0;
}

void Search::keep() {
  sinceGain = 0;
  bestValues = state.values();
  bestSoFar = state.quality();
}

/// Variables near one, by breadth first with chance.
void Search::ball(int centre, int count, std::vector<int> &free) {
  ++mark;
  free.clear();
  std::vector<int> border{centre};
  marked[centre] = mark;
  while (!border.empty() && int(free.size()) < count) {
    int range = std::max<int>(1, border.size() / 2);
    size_t at = random.below(range);
    int v = border[at];
    border.erase(border.begin() + at);
    free.push_back(v);
    for (int id : model.edgesOf[v]) {
      int w = model.edges[id].a == v ? model.edges[id].b : model.edges[id].a;
      if (marked[w] != mark) {
        marked[w] = mark;
        border.push_back(w);
      }
    }
  }
}

void Search::pick(std::vector<int> &free,
                  std::vector<std::vector<int>> &allowed, double &cells) {
  int n = model.numVariables();
  int kind = random.below(4);
  double threshold = infinite;
  bool force = random.below(3) == 0;
  cells = std::exp2(9 + random.unit() * 5);
  int centre = random.below(n);
  if (kind == 0) {
    ball(centre, 5 + random.below(40), free);
  } else if (kind == 1) {
    ball(centre, 40 + random.below(300), free);
  } else if (kind == 2) {
    ball(centre, 100 + random.below(400), free);
    threshold = 1;
  } else {
    free.clear();
    double share = std::min(1.0, 300.0 / n) * (0.1 + 0.9 * random.unit());
    for (int v = 0; v < n; ++v)
      if (v == centre || random.unit() < share)
        free.push_back(v);
  }
  if (threshold == 1)
    threshold =
        std::exp2(-random.unit() * 12) * std::fabs(bestSoFar.cost) * 0.2;
  allowed.resize(free.size());
  for (size_t i = 0; i < free.size(); ++i) {
    int v = free[i];
    allowed[i].clear();
    for (int x = 0; x < model.variables[v].size(); ++x) {
      bool isCurrent = x == state.values()[v];
      if (force && v == centre && model.variables[v].size() > 1) {
        if (!isCurrent)
          allowed[i].push_back(x);
      } else if (isCurrent || margins[v][x] <= threshold) {
        allowed[i].push_back(x);
      }
    }
  }
}

bool Search::combine(const std::vector<const std::vector<int> *> &parents) {
  std::vector<int> free;
  std::vector<std::vector<int>> allowed;
  for (int v = 0; v < model.numVariables(); ++v) {
    std::vector<int> values{state.values()[v]};
    for (const std::vector<int> *p : parents)
      if (std::find(values.begin(), values.end(), (*p)[v]) == values.end())
        values.push_back((*p)[v]);
    if (values.size() == 1)
      continue;
    free.push_back(v);
    allowed.push_back(std::move(values));
  }
  if (free.empty())
    return false;
  if (free.size() > maxToCombine) { // a stretch of the program
    size_t from = random.below(int(free.size() - maxToCombine + 1));
    free = {free.begin() + from, free.begin() + from + maxToCombine};
    allowed = {allowed.begin() + from, allowed.begin() + from + maxToCombine};
  }
  part.build(state.values(), free, std::move(allowed), 1 << 18, 0.5, random);
  if (part.variables().empty() || !improve(12, 0) ||
      !(state.quality() < bestSoFar))
    return false;
  keep();
  return true;
}

bool Search::step() {
  ++steps;
  otherWork += 100;
  ++sinceGain;
  if (state.quality().isFeasible() && random.below(2) == 0)
    return excursion();
  std::vector<int> free;
  std::vector<std::vector<int>> allowed;
  double cells;
  pick(free, allowed, cells);
  part.build(state.values(), free, std::move(allowed), cells, 0.5, random);
  if (part.variables().empty() || !improve(8, 0))
    return false;
  if (!(state.quality() < bestSoFar))
    return false;
  keep();
  return true;
}

bool Search::neighbourhoodOf(int centre, int count, double threshold,
                             double cells) {
  std::vector<int> free;
  ball(centre, count, free);
  std::vector<std::vector<int>> allowed(free.size());
  for (size_t i = 0; i < free.size(); ++i) {
    int v = free[i];
    if (pinned[v] >= 0) {
      allowed[i].push_back(pinned[v]);
      continue;
    }
    for (int x = 0; x < model.variables[v].size(); ++x)
      if (x == state.values()[v] || margins[v][x] <= threshold)
        allowed[i].push_back(x);
  }
  part.build(state.values(), free, std::move(allowed), cells, 0.5, random);
  return !part.variables().empty();
}

/// Gives one variable another value for a while and sees how the rest adapts.
bool Search::excursion() {
  int v = -1, x = -1;
  for (int k = 0; k < 3; ++k) {
    int w = random.below(model.numVariables());
    int y = random.below(model.variables[w].size());
    if (y == state.values()[w] || (v >= 0 && margins[w][y] >= margins[v][x]))
      continue;
    v = w;
    x = y;
  }
  if (v < 0)
    return false;
  std::vector<int> before = state.values();
  Quality old = state.quality();
  pinned[v] = x;
  bool moved = neighbourhoodOf(v, 20 + random.below(100), infinite,
                               std::exp2(8 + random.unit() * 4)) &&
               improve(8, 0.1 * scale);
  if (moved && state.values()[v] == x)
    for (int k = 0; k < 8 && !(state.quality() < old); ++k)
      if (neighbourhoodOf(v, 20 + random.below(200), infinite,
                          std::exp2(8 + random.unit() * 4)))
        improve(4, 0);
  pinned[v] = -1;
  if (state.quality() < bestSoFar) {
    keep();
    return true;
  }
  double temperature = 1e-3 * scale;
  if (moved && !(state.quality().isFeasible() &&
                 state.quality().cost <=
                     old.cost - temperature * std::log(1 - random.unit())))
    state.reset(before);
  if (state.quality().cost > bestSoFar.cost + 0.02 * scale)
    state.reset(bestValues);
  return false;
}

/// Memory that is short, slot by slot: slots with a price, and peaks of what is
/// over the limit. Returns the Lagrangian of a minimum that costs `cost`.
double Search::findGradient(const std::vector<double> &local, double cost) {
  const std::vector<double> &over = state.overuseAfter();
  gradient.clear();
  norm = 0;
  int n = model.numSlots();
  for (int t = 0; t < n; ++t) {
    bool peak = over[t] > 0 && (t == 0 || over[t] >= over[t - 1]) &&
                (t + 1 == n || over[t] > over[t + 1]);
    if (local[t] > 0)
      cost += local[t] * over[t];
    if (local[t] > 0 || peak) {
      gradient.push_back({t, over[t]});
      norm += over[t] * over[t];
    }
  }
  return cost;
}

/// Minimises the neighbourhood for prices that rise where memory is short,
/// until its bound says that nothing in it costs less than the target: what
/// was found, or `allowance` more than now. Then looks at what lies between
/// bound and target. True if the state changed.
bool Search::improve(int maxRounds, double allowance) {
  if (isOver())
    return false;
  const std::vector<int> &variables = part.variables();
  std::vector<double> local = prices;
  std::vector<int> proposal = state.values(), found;
  const Quality start = state.quality();
  Quality bestFound = start;
  double target = start.cost + allowance, bound = 0;
  bool mustMove = allowance > 0, isDone = false;
  auto consider = [&] {
    Quality q = state.probe(variables, proposal);
    otherWork += 3 * model.numSlots() + 100 * variables.size();
    if (mustMove
            ? q.isFeasible() && q.cost < target
            : q < bestFound || (q.isFeasible() && q.cost == bestFound.cost)) {
      bestFound = q;
      found = proposal;
      target = std::min(target, q.cost);
    }
    return q;
  };
  for (int round = 0; round < maxRounds && !isDone && !(round && isOver());
       ++round) {
    std::vector<double> sums = sumsOf(local);
    for (int v : variables) {
      const Variable &variable = model.variables[v];
      std::copy(variable.cost.begin(), variable.cost.end(),
                costs.begin() + first[v]);
      addPrices(variable, sums, costs.data() + first[v]);
    }
    part.minimise(costs, first, proposal);
    bound = findGradient(local, consider().cost);
    double goal =
        start.isFeasible() ? target : std::max(target, bound + 0.1 * scale);
    isDone = bound >= goal - 0.5 || norm == 0;
    if (isDone || (round + 1 == maxRounds && start.isFeasible()))
      break;
    double step = (goal - bound) / norm;
    for (auto [t, g] : gradient)
      local[t] = std::max(0.0, local[t] + step * g);
  }
  if (!isDone && start.isFeasible() && variables.size() <= maxToWalk) {
    int count = 0;
    part.enumerate(target - bound, maxWalk, proposal, [&] {
      consider();
      return ++count < maxVisits;
    });
    otherWork += 100 * count;
  }
  if (!start.isFeasible())
    prices = std::move(local);
  if (found.empty())
    return false;
  state.probe(variables, found);
  state.accept(variables, found);
  return true;
}

} // namespace dgc::solver
