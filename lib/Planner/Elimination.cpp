//===- Elimination.cpp - Exact minimisation of sums of tables -------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Elimination.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>
#include <cstring>
#include <queue>

using namespace llvm;

namespace dgc::planner {

int TableStore::intern(ArrayRef<int> dims, std::vector<double> data,
                       std::vector<Tie> ties) {
  if (all_of(ties, [](const Tie &t) { return t == Tie{}; }))
    ties.clear();
  uint64_t h = 0xCBF29CE484222325ull;
  for (int d : dims)
    h = (h ^ uint64_t(d)) * 0x100000001B3ull;
  for (double x : data) {
    uint64_t bits;
    std::memcpy(&bits, &x, sizeof bits);
    h = (h ^ bits) * 0x9E3779B97F4A7C15ull;
    h ^= h >> 29;
  }
  auto [begin, end] = byContent.equal_range(h);
  for (auto it = begin; it != end; ++it) {
    const Table &t = tables[it->second];
    if (ArrayRef<int>(t.dims) == dims && t.data == data && t.ties == ties)
      return it->second;
  }
  int id = tables.size();
  tables.push_back({SmallVector<int, 4>(dims.begin(), dims.end()),
                    std::move(data), std::move(ties)});
  byContent.emplace(h, id);
  return id;
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

double Elimination::findOrder(double goal, int trials) {
  numOriginal = bounds.size();
  double largest = greedyOrder(0, order);
  // Large programs take their time, and small tables no trouble.
  constexpr size_t mostVariables = 2000;
  for (int trial = 1; trial <= trials && domains.size() <= mostVariables &&
                      std::exp2(largest) > goal;
       ++trial) {
    Order other;
    double size = greedyOrder(trial, other);
    if (size < largest) {
      largest = size;
      order = std::move(other);
    }
  }
  return std::exp2(largest);
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

/// Takes the least entry out of a message and rounds the rest to forty bits, so
/// that the messages of layers that are alike are the same. Sums of hard tables
/// are all the same too.
double Elimination::normalise(std::vector<double> &message) const {
  constexpr double hard = 1e29;
  double least = *std::min_element(message.begin(), message.end());
  if (least >= hard)
    return 0;
  double most = 0;
  for (double &x : message) {
    x = x >= hard ? hard * 10 : x - least;
    if (x < hard)
      most = std::max(most, x);
  }
  if (most == 0)
    return least;
  double unit = std::ldexp(most, -40);
  if (tolerance > 0) // rounding must not make a tie
    unit = std::min(unit, tolerance / 64);
  double quantum = std::exp2(std::floor(std::log2(unit)));
  for (double &x : message)
    if (x < hard)
      x = std::round(x / quantum) * quantum;
  return least;
}

namespace {
/// A table of a sum over a variable that is minimised away, a row of the others
/// at a time.
struct RowTable {
  const TableStore::Table *table;
  size_t byValue, byPlace; // strides along the variable, and along the row
  size_t at = 0;           // where the row begins
  double entry(size_t x, size_t i) const {
    return table->data[at + x * byValue + i * byPlace];
  }
};
} // namespace

/// least[i] and best[i]: the least sum at place i of the row, and the value of
/// the variable there. `tables`: N that vary along the row, then the others.
template <size_t N>
static void minimiseRow(ArrayRef<RowTable> tables, int domain,
                        MutableArrayRef<double> least, uint16_t *best) {
  for (int x = 0; x < domain; ++x) {
    double same = 0;
    for (const RowTable &t : tables.drop_front(N))
      same += t.entry(x, 0);
    std::array<const double *, N> from;
    std::array<size_t, N> step;
    for (size_t n = 0; n < N; ++n) {
      from[n] = &tables[n].table->data[tables[n].at + x * tables[n].byValue];
      step[n] = tables[n].byPlace;
    }
    for (size_t i = 0; i < least.size(); ++i) {
      double sum = same;
      for (size_t n = 0; n < N; ++n)
        sum += from[n][i * step[n]];
      if (x == 0 || sum < least[i]) {
        least[i] = sum;
        best[i] = x;
      }
    }
  }
}

/// The same for any number of tables that vary.
static void minimiseRow(ArrayRef<RowTable> tables, size_t varying, int domain,
                        MutableArrayRef<double> least, uint16_t *best) {
  constexpr decltype(&minimiseRow<0>) byCount[] = {
      minimiseRow<0>, minimiseRow<1>, minimiseRow<2>, minimiseRow<3>,
      minimiseRow<4>};
  if (varying < std::size(byCount)) {
    byCount[varying](tables, domain, least, best);
    return;
  }
  for (int x = 0; x < domain; ++x)
    for (size_t i = 0; i < least.size(); ++i) {
      double sum = 0;
      for (const RowTable &t : tables)
        sum += t.entry(x, i);
      if (x == 0 || sum < least[i]) {
        least[i] = sum;
        best[i] = x;
      }
    }
}

/// Where several values of the variable are as good as the best, to within
/// `tolerance`, takes that with the least tie.
static void breakTies(ArrayRef<RowTable> tables, int domain, double tolerance,
                      MutableArrayRef<double> least, uint16_t *best,
                      Tie *ties) {
  constexpr double hard = 1e29;
  for (size_t i = 0; i < least.size(); ++i) {
    if (least[i] >= hard)
      continue;
    double limit = least[i] + tolerance;
    bool first = true;
    for (int x = 0; x < domain; ++x) {
      double sum = 0;
      for (const RowTable &t : tables)
        sum += t.entry(x, i);
      if (sum > limit && x != best[i])
        continue;
      Tie tie{};
      for (const RowTable &t : tables)
        if (!t.table->ties.empty())
          add(tie, t.table->ties[t.at + x * t.byValue + i * t.byPlace]);
      if (!first && !(tie < ties[i]))
        continue;
      first = false;
      ties[i] = tie;
      least[i] = sum;
      best[i] = x;
    }
  }
}

/// Adds the tables `bound` over `scope`, whose last variable is minimised away.
Elimination::Step Elimination::combine(ArrayRef<int> scope,
                                       ArrayRef<int> bound) const {
  size_t rank = scope.size() - 1, cells = 1;
  int domain = domains[scope.back()];
  SmallVector<int, 8> dims;
  for (int v : scope.drop_back()) {
    dims.push_back(domains[v]);
    cells *= domains[v];
  }
  // A row is the last dimension of the message. Along the others, by table:
  SmallVector<RowTable, 8> tables;
  std::vector<SmallVector<size_t, 8>> strides;
  size_t varying = 0;
  for (int b : bound) {
    const TableStore::Table &t = store[bounds[b].table];
    SmallVector<size_t, 8> stride(rank + 1, 0);
    size_t n = 1;
    for (size_t i = t.dims.size(); i-- > 0; n *= t.dims[i])
      stride[find(scope, bounds[b].scope[i]) - scope.begin()] = n;
    size_t place = rank && stride[rank - 1] ? varying++ : tables.size();
    tables.insert(tables.begin() + place,
                  {&t, stride[rank], rank ? stride[rank - 1] : 0});
    strides.insert(strides.begin() + place, std::move(stride));
  }
  bool withTies = tolerance >= 0 && any_of(tables, [](const RowTable &t) {
                    return !t.table->ties.empty();
                  });
  std::vector<double> message(cells);
  std::vector<Tie> ties(withTies ? cells : 0, Tie{});
  Step step;
  step.best.resize(cells);
  size_t row = rank ? dims[rank - 1] : 1;
  SmallVector<int, 8> index(rank, 0);
  for (size_t cell = 0; cell < cells; cell += row) {
    MutableArrayRef<double> least(&message[cell], row);
    minimiseRow(tables, varying, domain, least, &step.best[cell]);
    if (withTies)
      breakTies(tables, domain, tolerance, least, &step.best[cell],
                &ties[cell]);
    for (size_t i = rank ? rank - 1 : 0; i-- > 0;) {
      bool wraps = ++index[i] == dims[i];
      for (auto [t, stride] : zip(tables, strides))
        t.at += wraps ? size_t(0) - stride[i] * (dims[i] - 1) : stride[i];
      if (!wraps)
        break;
      index[i] = 0;
    }
  }
  step.base = normalise(message);
  step.message = store.intern(dims, std::move(message), std::move(ties));
  return step;
}

const Elimination::Step &Elimination::eliminate(int v, ArrayRef<int> scope,
                                                ArrayRef<int> tablesOfV,
                                                double maxTable) {
  // The step is known by the tables and where their variables are in the scope.
  SmallVector<int, 8> full(scope.begin(), scope.end());
  full.push_back(v);
  std::vector<int> key{int(maxTable)};
  for (int w : full)
    key.push_back(domains[w]);
  for (int b : tablesOfV) {
    key.push_back(-1 - bounds[b].table);
    for (int w : bounds[b].scope)
      key.push_back(find(full, w) - full.begin());
  }
  auto [it, isNew] = store.steps.try_emplace(std::move(key));
  if (!isNew)
    return it->second;
  double size = 1;
  for (int w : full)
    size *= domains[w];
  if (size <= maxTable) {
    it->second = combine(full, tablesOfV);
    return it->second;
  }
  // Mini-buckets: greedily, in order, as many tables as fit.
  Step &step = it->second;
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
    Step part = combine(bucketScope, bucket);
    step.messages.push_back(part.message);
    step.base += part.base;
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
      size_t index = 0;
      for (int w : scope)
        index = index * domains[w] + values[w];
      values[v] = steps[i]->best[index];
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
