//===- Elimination.cpp - Exact minimisation of sums of tables -------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Elimination.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>
#include <queue>

using namespace llvm;

namespace dgc::planner {

void Elimination::reset(double newTolerance) {
  tolerance = newTolerance;
  domains.clear();
  bounds.clear();
  given.clear();
  kept.clear();
  of.clear();
  order.clear();
  numOriginal = 0;
  exact = true;
}

int Elimination::addVariable(int domain) {
  domains.push_back(domain);
  of.emplace_back();
  return domains.size() - 1;
}

void Elimination::addTable(ArrayRef<int> scope, int table) {
  for (int v : scope)
    of[v].push_back(bounds.size());
  bounds.push_back({SmallVector<int, 4>(scope.begin(), scope.end()), table});
}

/// The neighbours of each variable, sorted.
std::vector<SmallVector<int, 8>> Elimination::neighbours() const {
  std::vector<SmallVector<int, 8>> adjacent(domains.size());
  for (const Bound &b : bounds)
    for (int v : b.scope)
      for (int w : b.scope)
        if (v != w)
          adjacent[v].push_back(w);
  for (auto &list : adjacent) {
    llvm::sort(list);
    list.erase(llvm::unique(list), list.end());
  }
  return adjacent;
}

namespace {
/// A number in [0, 1) that looks random, the same everywhere.
double noiseOf(uint64_t trial, uint64_t v) {
  uint64_t z = (trial * 0x9E3779B97F4A7C15ull) ^ (v * 0xC2B2AE3D27D4EB4Full);
  z = (z ^ (z >> 29)) * 0xBF58476D1CE4E5B9ull;
  return double((z ^ (z >> 32)) >> 11) * 0x1p-53;
}
} // namespace

/// Smallest table first. `trial` 0: equal layers score the same, so that they
/// are taken in the same order; others break near ties differently.
double Elimination::greedyOrder(int trial, Order &order) const {
  size_t n = domains.size();
  std::vector<SmallVector<int, 8>> adjacent = neighbours();
  std::vector<double> logSize(n), noise(n, 0);
  for (size_t v = 0; v < n; ++v) {
    logSize[v] = std::log2(double(domains[v]));
    if (trial > 0) // by up to two bits
      noise[v] = 2 * noiseOf(trial, v);
  }
  auto size = [&](int v) {
    double s = logSize[v];
    for (int w : adjacent[v])
      s += logSize[w];
    return std::round(s * 4096) / 4096;
  };
  using Entry = std::pair<double, int>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> queue;
  for (size_t v = 0; v < n; ++v)
    queue.push({size(v) + noise[v], int(v)});
  std::vector<bool> done(n);
  double largest = 0;
  while (!queue.empty()) {
    auto [s, v] = queue.top();
    queue.pop();
    if (done[v])
      continue;
    double now = size(v);
    if (now + noise[v] > s + 1e-9) {
      queue.push({now + noise[v], v});
      continue;
    }
    done[v] = true;
    largest = std::max(largest, now);
    SmallVector<int, 8> scope = adjacent[v];
    for (int w : scope) {
      SmallVector<int, 8> joined;
      std::set_union(adjacent[w].begin(), adjacent[w].end(), scope.begin(),
                     scope.end(), std::back_inserter(joined));
      llvm::erase_if(joined, [&, v = v](int x) { return x == w || x == v; });
      adjacent[w] = std::move(joined);
    }
    for (int w : scope)
      queue.push({size(w) + noise[w], w});
    order.push_back({v, std::move(scope)});
  }
  return largest;
}

/// Entries of all the tables that it leads to.
double Elimination::workOf(const Order &o) const {
  double sum = 0;
  for (auto &[v, scope] : o) {
    double size = domains[v];
    for (int w : scope)
      size *= domains[w];
    sum += size;
  }
  return sum;
}

double Elimination::findOrder(double goal, int trials) {
  // Large programs take their time, and small tables no trouble. Where it is
  // much work, a few more orders take less time than they save.
  constexpr size_t mostVariables = 2000;
  constexpr double much = 1 << 22;
  constexpr int trialsForWork = 12;
  numOriginal = bounds.size();
  double largest = std::exp2(greedyOrder(0, order)), work = workOf(order);
  for (int trial = 1; domains.size() <= mostVariables; ++trial) {
    bool fits = largest <= goal;
    if (fits ? work <= much || trial > trialsForWork : trial > trials)
      break;
    Order other;
    double size = std::exp2(greedyOrder(trial, other));
    double otherWork = workOf(other);
    if (fits ? size <= largest && otherWork < work : size < largest) {
      largest = size;
      work = otherWork;
      order = std::move(other);
    }
  }
  return largest;
}

double Elimination::entry(const Bound &b, ArrayRef<int> values) const {
  const TableStore::Table &t = store[b.table];
  size_t index = 0;
  for (auto [i, v] : enumerate(b.scope))
    index = index * t.dims[i] + values[v];
  return t.data[index];
}

double Elimination::evaluate(ArrayRef<int> values) const {
  double sum = 0;
  ArrayRef<Bound> all = given.empty()
                            ? ArrayRef<Bound>(bounds).take_front(numOriginal)
                            : ArrayRef<Bound>(given);
  for (const Bound &b : all)
    sum += entry(b, values);
  return sum;
}

const Elimination::Step &Elimination::eliminate(int v, ArrayRef<int> scope,
                                                ArrayRef<int> tablesOfV,
                                                double maxTable) {
  // The step is known by the tables and where their variables are in the scope.
  SmallVector<int, 16> full(scope.begin(), scope.end());
  full.push_back(v);
  double size = 1;
  for (int w : full)
    size *= domains[w];
  SmallVector<int, 64> key{size <= maxTable ? 0 : int(maxTable)};
  for (int w : full)
    key.push_back(domains[w]);
  for (int b : tablesOfV) {
    key.push_back(-1 - bounds[b].table);
    for (int w : bounds[b].scope)
      key.push_back(find(full, w) - full.begin());
  }
  auto [found, isNew] = store.step(key);
  Step &step = *found;
  if (!isNew)
    return step;
  if (size <= maxTable) {
    step.message = combine(full, tablesOfV, step.base);
    return step;
  }
  // Mini-buckets: greedily, in order, as many tables as fit.
  SmallVector<int, 8> rest(tablesOfV.begin(), tablesOfV.end());
  while (!rest.empty()) {
    SmallVector<int, 8> bucket, later, vars;
    for (int b : rest) {
      SmallVector<int, 8> joined(vars);
      for (int w : bounds[b].scope)
        if (w != v && !is_contained(joined, w))
          joined.push_back(w);
      double joint = domains[v];
      for (int w : joined)
        joint *= domains[w];
      if (bucket.empty() || joint <= maxTable) {
        bucket.push_back(b);
        vars = std::move(joined);
      } else {
        later.push_back(b);
      }
    }
    llvm::sort(vars);
    SmallVector<int, 8> bucketScope(vars);
    bucketScope.push_back(v);
    double base = 0;
    step.messages.push_back(combine(bucketScope, bucket, base));
    step.base += base;
    step.scopes.emplace_back();
    for (int w : vars)
      step.scopes.back().push_back(find(full, w) - full.begin());
    rest = std::move(later);
  }
  return step;
}

double Elimination::solve(double maxTable, std::vector<int> &values) {
  std::vector<bool> used(bounds.size());
  double total = 0;
  std::vector<const Step *> steps;
  std::vector<SmallVector<int, 8>> tablesOf;
  for (auto &[v, neighbours] : order) {
    SmallVector<int, 8> mine;
    SmallVector<int, 8> scope;
    for (int b : of[v]) {
      if (used[b])
        continue;
      mine.push_back(b);
      for (int w : bounds[b].scope)
        if (w != v)
          scope.push_back(w);
    }
    llvm::sort(scope);
    scope.erase(llvm::unique(scope), scope.end());
    // A canonical order, so that equal steps are found again.
    llvm::sort(mine, [&](int a, int b) {
      return std::tie(bounds[a].table, a) < std::tie(bounds[b].table, b);
    });
    const Step &step = eliminate(v, scope, mine, maxTable);
    total += step.base;
    for (int b : mine)
      used[b] = true;
    auto send = [&](ArrayRef<int> to, int message) {
      if (to.empty()) {
        total += store[message].data[0];
        return;
      }
      addTable(to, message);
      used.push_back(false);
    };
    if (step.message >= 0) {
      send(scope, step.message);
    } else {
      exact = false;
      for (auto [message, positions] : zip(step.messages, step.scopes)) {
        SmallVector<int, 8> to;
        for (int i : positions)
          to.push_back(scope[i]);
        send(to, message);
      }
    }
    neighbours = scope;
    steps.push_back(&step);
    tablesOf.push_back(std::move(mine));
  }
  values.assign(domains.size(), 0);
  for (size_t i = order.size(); i-- > 0;) {
    auto &[v, scope] = order[i];
    if (steps[i]->message >= 0) {
      values[v] = choose(v, scope, tablesOf[i], values);
      continue;
    }
    double best = 0;
    int value = 0;
    for (int x = 0; x < domains[v]; ++x) {
      values[v] = x;
      double sum = 0;
      for (int b : tablesOf[i])
        sum += entry(bounds[b], values);
      if (x == 0 || sum < best) {
        best = sum;
        value = x;
      }
    }
    values[v] = value;
  }
  if (!exact)
    polish(values);
  if (!kept.empty())
    for (auto [v, value] : enumerate(values))
      value = kept[v][value];
  return total;
}

/// Changes single variables while that helps.
void Elimination::polish(std::vector<int> &values) const {
  std::vector<SmallVector<int, 8>> original(domains.size());
  for (size_t b = 0; b < numOriginal; ++b)
    for (int v : bounds[b].scope)
      original[v].push_back(b);
  for (int round = 0; round < 20; ++round) {
    bool changed = false;
    for (size_t v = 0; v < domains.size(); ++v) {
      auto cost = [&] {
        double sum = 0;
        for (int b : original[v])
          sum += entry(bounds[b], values);
        return sum;
      };
      int old = values[v], value = old;
      double best = cost();
      for (int x = 0; x < domains[v]; ++x) {
        values[v] = x;
        double c = cost();
        if (c < best * (1 - 1e-12)) {
          best = c;
          value = x;
        }
      }
      values[v] = value;
      changed |= value != old;
    }
    if (!changed)
      return;
  }
}

} // namespace dgc::planner
