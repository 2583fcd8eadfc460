//===- Relax.cpp - Lower bounds by messages and memory prices -------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Relax.h"
#include <algorithm>

namespace dgc::solver {

std::vector<double> sumsOf(const std::vector<double> &prices) {
  // Most prices are 0: no need to wait for the last sum then.
  std::vector<double> sums(prices.size() + 1);
  double sum = 0;
  for (size_t t = 0; t < prices.size(); ++t) {
    sums[t] = sum;
    if (prices[t] != 0)
      sum += prices[t];
  }
  sums.back() = sum;
  return sums;
}

void addPrices(const Variable &v, const std::vector<double> &sums,
               double *costs) {
  for (const Segment &s : v.memory) {
    double price = sums[s.end] - sums[s.begin];
    if (price != 0)
      for (size_t x = 0; x < s.usage.size(); ++x)
        costs[x] += price * s.usage[x];
  }
}

Relaxation::Relaxation(const Model &m) : model(m), links(m.numVariables()) {
  size_t values = 0, most = 1;
  for (const Variable &v : m.variables) {
    first.push_back(values);
    values += v.size();
    most = std::max(most, size_t(v.size()));
  }
  first.push_back(values);
  belief.resize(most);
  scratch.resize(most);
  size_t at = 0;
  for (const ModelEdge &e : m.edges) {
    int na = m.variables[e.a].size(), nb = m.variables[e.b].size();
    std::vector<double> turned(e.cost.size());
    for (int x = 0; x < na; ++x)
      for (int y = 0; y < nb; ++y)
        turned[size_t(y) * na + x] = e.cost[size_t(x) * nb + y];
    transposed.push_back(std::move(turned));
    size_t toA = at, toB = at + na;
    at += na + nb;
    links[e.a].push_back({e.b, nb, toA, toB, e.cost.data(), e.a < e.b});
    links[e.b].push_back(
        {e.a, na, toB, toA, transposed.back().data(), e.b < e.a});
  }
  messages.assign(at, 0.0);
  for (const std::vector<Link> &of : links) {
    int forward = 0;
    for (const Link &l : of)
      forward += l.forward;
    weight.push_back(1.0 / std::max({forward, int(of.size()) - forward, 1}));
  }
  setPrices(std::vector<double>(m.numSlots(), 0.0));
}

void Relaxation::setPrices(const std::vector<double> &prices) {
  std::vector<double> sums = sumsOf(prices);
  unary.resize(first.back());
  for (int v = 0; v < model.numVariables(); ++v) {
    const Variable &variable = model.variables[v];
    std::copy(variable.cost.begin(), variable.cost.end(),
              unary.begin() + first[v]);
    addPrices(variable, sums, unary.data() + first[v]);
  }
  offset = model.constant;
  for (int t = 0; t < model.numSlots(); ++t)
    offset -= prices[t] * model.capacity[t];
}

void Relaxation::beliefs(int v, double *into) const {
  size_t size = first[v + 1] - first[v];
  std::copy_n(unary.data() + first[v], size, into);
  for (const Link &l : links[v])
    for (size_t x = 0; x < size; ++x)
      into[x] += messages[l.in + x];
}

/// The least of the others' cost by value of the receiver, its minimum taken
/// out and returned.
double Relaxation::send(const Link &l, const double *belief, int size,
                        double weight) {
  double *out = messages.data() + l.out;
  const double *in = messages.data() + l.in;
  std::fill_n(out, l.size, infinite);
  for (int x = 0; x < size; ++x) {
    double base = weight * belief[x] - in[x];
    const double *row = l.table + size_t(x) * l.size;
    for (int y = 0; y < l.size; ++y) {
      double c = base + row[y];
      out[y] = c < out[y] ? c : out[y];
    }
  }
  double least = *std::min_element(out, out + l.size);
  for (int y = 0; y < l.size; ++y)
    out[y] -= least;
  return least;
}

double Relaxation::sweep() {
  int n = model.numVariables();
  for (int v = 0; v < n; ++v) {
    beliefs(v, belief.data());
    for (const Link &l : links[v])
      if (l.forward)
        send(l, belief.data(), model.variables[v].size(), weight[v]);
  }
  double bound = offset;
  for (int v = n - 1; v >= 0; --v) {
    int size = model.variables[v].size();
    beliefs(v, belief.data());
    double least = *std::min_element(belief.begin(), belief.begin() + size);
    for (int x = 0; x < size; ++x)
      belief[x] -= least;
    bound += least;
    for (const Link &l : links[v])
      if (!l.forward)
        bound += send(l, belief.data(), size, weight[v]);
  }
  return bound;
}

std::vector<int> Relaxation::decode() const {
  std::vector<int> values(model.numVariables());
  for (int v = 0; v < model.numVariables(); ++v) {
    size_t size = first[v + 1] - first[v];
    std::copy_n(unary.data() + first[v], size, belief.data());
    for (const Link &l : links[v])
      for (size_t x = 0; x < size; ++x)
        belief[x] +=
            l.forward ? messages[l.in + x] : l.table[x * l.size + values[l.to]];
    values[v] = int(std::min_element(belief.begin(), belief.begin() + size) -
                    belief.begin());
  }
  return values;
}

std::vector<std::vector<double>> Relaxation::margins() const {
  std::vector<std::vector<double>> result(model.numVariables());
  for (int v = 0; v < model.numVariables(); ++v) {
    result[v].resize(first[v + 1] - first[v]);
    beliefs(v, result[v].data());
    double least = *std::min_element(result[v].begin(), result[v].end());
    for (double &m : result[v])
      m -= least;
  }
  return result;
}

/// The pass back has just sent each message from the edge's later end: what it
/// sent is the least, over that end's values, of the pair's cost, a share of
/// the end's belief included. The edge keeps that share, the end the rest.
Excess Relaxation::excess() const {
  Excess result;
  result.bound = offset;
  result.ofPair.resize(model.edges.size());
  std::vector<std::vector<double>> rest(model.numVariables());
  for (int v = 0; v < model.numVariables(); ++v) {
    rest[v].resize(first[v + 1] - first[v]);
    beliefs(v, rest[v].data());
    double least = *std::min_element(rest[v].begin(), rest[v].end());
    result.bound += least;
    for (double &r : rest[v])
      r -= least;
  }
  std::vector<size_t> at(model.numVariables(), 0); // of the next link
  std::vector<double> given(model.numVariables(), 0.0);
  for (size_t id = 0; id < model.edges.size(); ++id) {
    const ModelEdge &e = model.edges[id];
    const Link &ofA = links[e.a][at[e.a]++];
    ++at[e.b];
    int late = std::max(e.a, e.b), columns = model.variables[e.b].size();
    given[late] += weight[late];
    std::vector<double> &pair = result.ofPair[id];
    pair = e.cost;
    double least = infinite;
    for (int x = 0; x < model.variables[e.a].size(); ++x)
      for (int y = 0; y < columns; ++y) {
        double &c = pair[size_t(x) * columns + y];
        c -= messages[ofA.in + x] + messages[ofA.out + y];
        c += weight[late] * rest[late][late == e.a ? x : y];
        least = std::min(least, c);
      }
    result.bound += least;
    for (double &c : pair)
      c -= least;
  }
  for (int v = 0; v < model.numVariables(); ++v)
    for (double &r : rest[v])
      r *= 1 - given[v];
  result.ofValue = std::move(rest);
  return result;
}

} // namespace dgc::solver
