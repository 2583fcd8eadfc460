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

void Neighbourhood::findOrder(double maxCells, double noise, Random &random) {
  int n = int(freeVariables.size());
  double limit = std::log2(maxCells);
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
  size_t numMessages = 0;
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
    s.message = numMessages;
    numMessages += s.cells;
  }
  messages.resize(numMessages);
  best.resize(numMessages);
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
      for (int y : choices[j])
        for (int x : mine)
          t.push_back(std::min(penalty, isA ? e.cost[x * columns + y]
                                            : e.cost[y * columns + x]));
      s.factors.push_back({t.data(), -1, {position[j], int(i)}});
    }
    // Messages go to the step of their scope's earliest variable.
    if (!s.scope.empty()) {
      Factor f{nullptr, int(i), s.scope};
      steps[s.scope.back()].factors.push_back(std::move(f));
    }
  }
  for (Step &s : steps) {
    s.strides.resize(s.factors.size());
    for (size_t k = 0; k < s.factors.size(); ++k) {
      const Factor &f = s.factors[k];
      s.strides[k].assign(s.scope.size(), 0);
      size_t stride = s.size;
      for (size_t d = f.scope.size() - 1; d-- > 0;) {
        size_t at = std::find(s.scope.begin(), s.scope.end(), f.scope[d]) -
                    s.scope.begin();
        s.strides[k][at] = stride;
        stride *= s.sizes[at];
      }
    }
  }
}

void Neighbourhood::run(Step &s, const double *ownCost) {
  size_t rank = s.scope.size(), count = s.factors.size();
  std::vector<const double *> at(count);
  for (size_t k = 0; k < count; ++k)
    at[k] = s.factors[k].table
                ? s.factors[k].table
                : messages.data() + steps[s.factors[k].step].message;
  std::vector<int> index(rank, 0);
  if (row.size() < size_t(s.size))
    row.resize(s.size);
  double *sum = row.data();
  double *out = messages.data() + s.message;
  uint16_t *arg = best.data() + s.message;
  for (size_t cell = 0; cell < s.cells; ++cell) {
    std::copy_n(ownCost, s.size, sum);
    for (size_t k = 0; k < count; ++k) {
      const double *p = at[k];
      for (int x = 0; x < s.size; ++x)
        sum[x] += p[x];
    }
    int least = 0;
    for (int x = 1; x < s.size; ++x)
      if (sum[x] < sum[least])
        least = x;
    out[cell] = sum[least];
    arg[cell] = uint16_t(least);
    for (size_t d = rank; d-- > 0;) {
      bool wraps = ++index[d] == s.sizes[d];
      for (size_t k = 0; k < count; ++k)
        at[k] += wraps ? -ptrdiff_t(s.strides[k][d] * (s.sizes[d] - 1))
                       : ptrdiff_t(s.strides[k][d]);
      if (!wraps)
        break;
      index[d] = 0;
    }
  }
  cells += s.cells * s.size;
}

double Neighbourhood::minimise(const std::vector<double> &costs,
                               const std::vector<size_t> &first,
                               std::vector<int> &values) {
  double total = 0;
  for (size_t i = 0; i < steps.size(); ++i) {
    Step &s = steps[i];
    int local = localOrder[i];
    own.resize(s.size);
    for (int x = 0; x < s.size; ++x)
      own[x] =
          costs[first[s.variable] + choices[local][x]] + fixedCost[local][x];
    run(s, own.data());
    if (s.scope.empty())
      total += messages[s.message];
  }
  std::vector<int> chosen(steps.size());
  for (size_t i = steps.size(); i-- > 0;) {
    const Step &s = steps[i];
    size_t index = 0;
    for (size_t d = 0; d < s.scope.size(); ++d)
      index = index * s.sizes[d] + chosen[s.scope[d]];
    chosen[i] = best[s.message + index];
    values[s.variable] = choices[localOrder[i]][chosen[i]];
  }
  return total;
}

} // namespace dgc::solver
