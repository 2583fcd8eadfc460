//===- Tighten.cpp - What no good assignment can take ---------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Tighten.h"
#include <algorithm>
#include <cmath>

namespace dgc::solver {

namespace {
/// By value of one end of an edge: the least term among its pairs.
struct Least {
  std::vector<double> ofA, ofB;
};

Least leastOf(const std::vector<double> &pairs, size_t rows, size_t columns) {
  Least least{std::vector<double>(rows, infinite),
              std::vector<double>(columns, infinite)};
  for (size_t x = 0; x < rows; ++x)
    for (size_t y = 0; y < columns; ++y) {
      double c = pairs[x * columns + y];
      least.ofA[x] = std::min(least.ofA[x], c);
      least.ofB[y] = std::min(least.ofB[y], c);
    }
  return least;
}
} // namespace

double tighten(Model &model, const Excess &excess, double cutoff) {
  // Room for the rounding of sums.
  double room = cutoff - excess.bound + 1e-10 * std::fabs(cutoff) + 1e-3;
  uint64_t allowed = 0, gone = 0;
  auto test = [&](double &cost, double least) {
    if (cost == infinite)
      return;
    ++allowed;
    if (least > room) {
      ++gone;
      cost = infinite;
    }
  };
  std::vector<std::vector<double>> least = excess.ofValue;
  std::vector<Least> ends;
  for (size_t id = 0; id < model.edges.size(); ++id) {
    const ModelEdge &e = model.edges[id];
    ends.push_back(
        leastOf(excess.ofPair[id], least[e.a].size(), least[e.b].size()));
    for (size_t x = 0; x < least[e.a].size(); ++x)
      least[e.a][x] += ends[id].ofA[x];
    for (size_t y = 0; y < least[e.b].size(); ++y)
      least[e.b][y] += ends[id].ofB[y];
  }
  for (int v = 0; v < model.numVariables(); ++v)
    for (int x = 0; x < model.variables[v].size(); ++x)
      test(model.variables[v].cost[x], least[v][x]);
  for (size_t id = 0; id < model.edges.size(); ++id) {
    ModelEdge &e = model.edges[id];
    size_t columns = least[e.b].size();
    for (size_t x = 0; x < least[e.a].size(); ++x)
      for (size_t y = 0; y < columns; ++y)
        test(e.cost[x * columns + y], excess.ofPair[id][x * columns + y] +
                                          least[e.a][x] - ends[id].ofA[x] +
                                          least[e.b][y] - ends[id].ofB[y]);
  }
  return allowed ? double(gone) / double(allowed) : 0;
}

} // namespace dgc::solver
