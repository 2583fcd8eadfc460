//===- Neighbourhood.cpp - Exact minimisation of a part -------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Neighbourhood.h"
#include <algorithm>
#include <cmath>

namespace dgc::solver {

Neighbourhood::Neighbourhood(const Model &model, double penalty)
    : model(model), penalty(penalty), localOf(model.numVariables(), -1) {}

void Neighbourhood::build(const std::vector<int> &values,
                          const std::vector<int> &free,
                          std::vector<std::vector<int>> allowed,
                          double maxCells, double noise, Random &random) {
  for (int v : freeVariables)
    localOf[v] = -1;
  freeVariables = free;
  choices = std::move(allowed);
  current = values;
  int n = int(free.size());
  words = (n + 63) / 64;
  adjacent.assign(n * words, 0);
  fixedCost.resize(n);
  logSize.resize(n);
  gone.assign(n, false);
  localOrder.clear();
  scopes.clear();
  for (int i = 0; i < n; ++i)
    localOf[free[i]] = i;
  for (int i = 0; i < n; ++i) {
    logSize[i] = std::log2(double(choices[i].size()));
    fixedCost[i].assign(choices[i].size(), 0.0);
    for (int id : model.edgesOf[free[i]]) {
      const ModelEdge &e = model.edges[id];
      int w = e.a == free[i] ? e.b : e.a;
      if (int j = localOf[w]; j >= 0) {
        adjacent[i * words + j / 64] |= uint64_t(1) << (j % 64);
        continue;
      }
      for (size_t x = 0; x < choices[i].size(); ++x) {
        double c =
            e.a == free[i]
                ? e.cost[size_t(choices[i][x]) * model.variables[e.b].size() +
                         values[w]]
                : e.cost[size_t(values[w]) * model.variables[e.b].size() +
                         choices[i][x]];
        fixedCost[i][x] += std::min(c, penalty);
      }
    }
  }
  findOrder(maxCells, noise, random);
  makeSteps();
}

template <typename Visit>
static void forBits(const uint64_t *bits, size_t words, Visit visit) {
  for (size_t k = 0; k < words; ++k)
    for (uint64_t rest = bits[k]; rest; rest &= rest - 1)
      visit(int(k * 64 + __builtin_ctzll(rest)));
}

/// Takes a free variable out: its neighbours see its current value.
void Neighbourhood::fix(int local) {
  int v = freeVariables[local];
  gone[local] = true;
  localOf[v] = -1;
  for (int id : model.edgesOf[v]) {
    const ModelEdge &e = model.edges[id];
    int w = e.a == v ? e.b : e.a, j = localOf[w];
    if (j < 0)
      continue;
    size_t columns = model.variables[e.b].size();
    for (size_t y = 0; y < choices[j].size(); ++y) {
      double c = e.a == v ? e.cost[current[v] * columns + choices[j][y]]
                          : e.cost[choices[j][y] * columns + current[v]];
      fixedCost[j][y] += std::min(c, penalty);
    }
  }
}

/// Full tables of a neighbourhood; then they must be that much smaller.
static constexpr double maxTables = 32;

void Neighbourhood::findOrder(double maxCells, double noise, Random &random) {
  int n = int(freeVariables.size());
  double limit = std::log2(maxCells), total = 0;
  std::vector<double> score(n);
  auto rescore = [&](int i) {
    score[i] = logSize[i];
    forBits(&adjacent[i * words], words,
            [&](int j) { score[i] += logSize[j]; });
  };
  for (int i = 0; i < n; ++i)
    rescore(i);
  auto unlink = [&](int i) {
    forBits(&adjacent[i * words], words, [&](int j) {
      adjacent[j * words + i / 64] &= ~(uint64_t(1) << (i % 64));
      score[j] -= logSize[i];
    });
  };
  for (int left = n; left > 0; --left) {
    int next = -1;
    for (int i = 0; i < n; ++i)
      if (!gone[i] && (next < 0 || score[i] < score[next]))
        next = i;
    if (score[next] > limit) {
      // Fix the variable of the bag that others see most of.
      int worst = next;
      double most = -1;
      auto consider = [&](int j) {
        double weight = score[j] * (1 - noise + noise * random.unit());
        if (weight > most) {
          most = weight;
          worst = j;
        }
      };
      forBits(&adjacent[next * words], words, consider);
      if (most < 0)
        consider(next);
      unlink(worst);
      fix(worst);
      continue;
    }
    total += std::exp2(score[next]);
    if (total > maxTables * maxCells)
      limit = std::log2(maxCells / maxTables);
    gone[next] = true;
    localOrder.push_back(next);
    scopes.emplace_back();
    const uint64_t *scope = &adjacent[next * words];
    forBits(scope, words, [&](int j) { scopes.back().push_back(j); });
    for (int j : scopes.back()) {
      uint64_t *bits = &adjacent[j * words];
      for (size_t k = 0; k < words; ++k)
        bits[k] |= scope[k];
      bits[j / 64] &= ~(uint64_t(1) << (j % 64));
      bits[next / 64] &= ~(uint64_t(1) << (next % 64));
    }
    for (int j : scopes.back())
      rescore(j);
  }
}

void Neighbourhood::makeSteps() {
  std::vector<int> position(freeVariables.size(), -1);
  order.clear();
  for (size_t i = 0; i < localOrder.size(); ++i) {
    position[localOrder[i]] = int(i);
    order.push_back(freeVariables[localOrder[i]]);
  }
  steps.resize(localOrder.size());
  numTables = 0;
  size_t numMessages = 0, numOwn = 0;
  for (size_t i = 0; i < steps.size(); ++i) {
    Step &s = steps[i];
    int local = localOrder[i];
    s.variable = order[i];
    s.size = int(choices[local].size());
    s.factors.clear();
    s.scope.clear();
    s.sizes.clear();
    s.cells = 1;
    // Variables that were fixed later do not count: `fix` priced their edges.
    for (int j : scopes[i])
      if (position[j] >= 0)
        s.scope.push_back(position[j]);
    std::sort(s.scope.begin(), s.scope.end(), std::greater<int>());
    for (int p : s.scope) {
      s.sizes.push_back(int(choices[localOrder[p]].size()));
      s.cells *= s.sizes.back();
    }
    s.own = numOwn;
    numOwn += s.size;
    s.message = numMessages;
    numMessages += s.cells;
  }
  messages.resize(numMessages);
  best.resize(numMessages);
  own.resize(numOwn);
  size_t needed = 0;
  for (size_t i = 0; i < steps.size(); ++i)
    for (int id : model.edgesOf[order[i]]) {
      const ModelEdge &e = model.edges[id];
      int j = localOf[e.a == order[i] ? e.b : e.a];
      needed += j >= 0 && position[j] > int(i);
    }
  if (tables.size() < needed)
    tables.resize(needed);
  for (size_t i = 0; i < steps.size(); ++i) {
    Step &s = steps[i];
    const std::vector<int> &mine = choices[localOrder[i]];
    for (int id : model.edgesOf[s.variable]) {
      const ModelEdge &e = model.edges[id];
      bool isA = e.a == s.variable;
      int j = localOf[isA ? e.b : e.a];
      if (j < 0 || position[j] < int(i))
        continue;
      std::vector<double> &t = tables[numTables++];
      t.clear();
      size_t columns = model.variables[e.b].size();
      for (int x : mine)
        for (int y : choices[j])
          t.push_back(std::min(penalty, isA ? e.cost[x * columns + y]
                                            : e.cost[y * columns + x]));
      s.factors.push_back({t.data(), -1, {int(i), position[j]}});
    }
    // Messages go to the step of their scope's earliest variable.
    if (!s.scope.empty()) {
      Factor f{nullptr, int(i), {s.scope.back()}};
      f.scope.insert(f.scope.end(), s.scope.begin(), s.scope.end() - 1);
      steps[s.scope.back()].factors.push_back(std::move(f));
    }
  }
  for (Step &s : steps) {
    s.strides.resize(s.factors.size());
    s.stride.resize(s.factors.size());
    for (size_t k = 0; k < s.factors.size(); ++k) {
      const Factor &f = s.factors[k];
      s.strides[k].assign(s.scope.size(), 0);
      size_t stride = 1;
      for (size_t d = f.scope.size(); d-- > 1;) {
        size_t at = std::find(s.scope.begin(), s.scope.end(), f.scope[d]) -
                    s.scope.begin();
        s.strides[k][at] = stride;
        stride *= s.sizes[at];
      }
      s.stride[k] = stride;
    }
  }
}

/// Lowers least[y] to base + the sum of the rows' [y], and remembers `value`
/// where that was less.
#if defined(__x86_64__) && defined(__linux__)
__attribute__((target_clones("avx512f", "avx2", "default")))
#endif
static void lower(double *__restrict least, double *__restrict arg,
                  double value, double base, const double *const *rows,
                  size_t count, size_t size) {
  auto pass = [&](auto sum) {
    for (size_t y = 0; y < size; ++y) {
      double c = sum(y);
      bool less = c < least[y];
      least[y] = less ? c : least[y];
      arg[y] = less ? value : arg[y];
    }
  };
  const double *a = count > 0 ? rows[0] : nullptr;
  const double *b = count > 1 ? rows[1] : nullptr;
  const double *c = count > 2 ? rows[2] : nullptr;
  const double *d = count > 3 ? rows[3] : nullptr;
  switch (count) {
  case 0:
    pass([&](size_t) { return base; });
    break;
  case 1:
    pass([&](size_t y) { return base + a[y]; });
    break;
  case 2:
    pass([&](size_t y) { return base + a[y] + b[y]; });
    break;
  case 3:
    pass([&](size_t y) { return base + a[y] + b[y] + c[y]; });
    break;
  case 4:
    pass([&](size_t y) { return base + a[y] + b[y] + c[y] + d[y]; });
    break;
  default:
    pass([&](size_t y) {
      double sum = base;
      for (size_t k = 0; k < count; ++k)
        sum += rows[k][y];
      return sum;
    });
  }
}

void Neighbourhood::run(Step &s) {
  size_t rank = s.scope.empty() ? 0 : s.scope.size() - 1; // of the outer loops
  size_t inner = s.scope.empty() ? 1 : s.sizes.back();
  size_t outer = s.cells / inner;
  // Factors that depend on the innermost variable come as rows.
  llvm::SmallVector<size_t, 8> rowStride, otherStride;
  llvm::SmallVector<const double *, 8> rowAt, otherAt, rows;
  llvm::SmallVector<const size_t *, 8> rowSteps, otherSteps;
  for (size_t k = 0; k < s.factors.size(); ++k) {
    const Factor &f = s.factors[k];
    const double *at =
        f.table ? f.table : messages.data() + steps[f.step].message;
    bool isRow = !s.scope.empty() && s.strides[k].back() != 0;
    (isRow ? rowAt : otherAt).push_back(at);
    (isRow ? rowStride : otherStride).push_back(s.stride[k]);
    (isRow ? rowSteps : otherSteps).push_back(s.strides[k].data());
  }
  rows.resize(rowAt.size());
  llvm::SmallVector<int, 8> index(rank, 0);
  llvm::SmallVector<double, 64> least(inner), arg(inner);
  double *out = messages.data() + s.message;
  uint16_t *bestOut = best.data() + s.message;
  const double *ownCost = own.data() + s.own;
  for (size_t cell = 0; cell < outer; ++cell) {
    std::fill(least.begin(), least.end(), infinite);
    std::fill(arg.begin(), arg.end(), 0.0);
    for (int x = 0; x < s.size; ++x) {
      double base = ownCost[x];
      for (size_t k = 0; k < otherAt.size(); ++k)
        base += otherAt[k][x * otherStride[k]];
      for (size_t k = 0; k < rowAt.size(); ++k)
        rows[k] = rowAt[k] + x * rowStride[k];
      lower(least.data(), arg.data(), x, base, rows.data(), rows.size(), inner);
    }
    for (size_t y = 0; y < inner; ++y) {
      out[y * outer + cell] = least[y];
      bestOut[y * outer + cell] = uint16_t(arg[y]);
    }
    for (size_t d = rank; d-- > 0;) {
      bool wraps = ++index[d] == s.sizes[d];
      auto advance = [&](auto &at, auto &strides) {
        for (size_t k = 0; k < at.size(); ++k)
          at[k] += wraps ? -ptrdiff_t(strides[k][d] * (s.sizes[d] - 1))
                         : ptrdiff_t(strides[k][d]);
      };
      advance(rowAt, rowSteps);
      advance(otherAt, otherSteps);
      if (!wraps)
        break;
      index[d] = 0;
    }
  }
  cells += s.cells * s.size;
}

/// Where a step's message has the values of its scope.
size_t Neighbourhood::messageCell(const Step &s,
                                  const std::vector<int> &chosen) const {
  if (s.scope.empty())
    return s.message;
  size_t index = chosen[s.scope.back()];
  for (size_t d = 0; d + 1 < s.scope.size(); ++d)
    index = index * s.sizes[d] + chosen[s.scope[d]];
  return s.message + index;
}

double Neighbourhood::minimise(const std::vector<double> &costs,
                               const std::vector<size_t> &first,
                               std::vector<int> &values) {
  double total = 0;
  for (size_t i = 0; i < steps.size(); ++i) {
    Step &s = steps[i];
    int local = localOrder[i];
    for (int x = 0; x < s.size; ++x)
      own[s.own + x] =
          costs[first[s.variable] + choices[local][x]] + fixedCost[local][x];
    run(s);
    if (s.scope.empty())
      total += messages[s.message];
  }
  std::vector<int> chosen(steps.size());
  for (size_t i = steps.size(); i-- > 0;) {
    const Step &s = steps[i];
    chosen[i] = best[messageCell(s, chosen)];
    values[s.variable] = choices[localOrder[i]][chosen[i]];
  }
  return total;
}

struct Neighbourhood::Walk {
  std::vector<int> chosen; // by position
  std::vector<int> &values;
  llvm::function_ref<bool()> visit;
  int steps;
};

void Neighbourhood::enumerate(double more, int maxSteps,
                              std::vector<int> &values,
                              llvm::function_ref<bool()> visit) {
  Walk w{std::vector<int>(steps.size()), values, visit, maxSteps};
  walk(w, steps.size(), more);
}

/// Chooses for the last `left` variables of the order; false ends the walk. A
/// value costs what it is above the message's minimum: all minima below it stay
/// within reach, so no assignment is visited in vain.
bool Neighbourhood::walk(Walk &w, size_t left, double more) {
  if (left == 0)
    return w.visit();
  size_t i = left - 1;
  const Step &s = steps[i];
  std::vector<std::pair<double, int>> within;
  double least = messages[messageCell(s, w.chosen)];
  for (int x = 0; x < s.size; ++x) {
    double sum = own[s.own + x];
    for (size_t k = 0; k < s.factors.size(); ++k) {
      const Factor &f = s.factors[k];
      size_t at = x * s.stride[k];
      for (size_t d = 0; d < s.scope.size(); ++d)
        at += s.strides[k][d] * w.chosen[s.scope[d]];
      sum += f.table ? f.table[at] : messages[steps[f.step].message + at];
    }
    if (sum - least <= more)
      within.push_back({sum - least, x});
  }
  std::sort(within.begin(), within.end());
  for (auto [cost, x] : within) {
    if (--w.steps < 0)
      return false;
    w.chosen[i] = x;
    w.values[s.variable] = choices[localOrder[i]][x];
    if (!walk(w, i, more - cost))
      return false;
  }
  return true;
}

} // namespace dgc::solver
