//===- PairProblem.cpp - One choice a variable, costs of pairs ------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "PairProblem.h"
#include "dgc/Solver/Solve.h"

namespace dgc::counting {

void PairProblem::addPairs(int a, int b,
                           llvm::function_ref<double(int, int)> cost) {
  int na = numValues(a), nb = numValues(b);
  if (a == b) {
    for (int x = 0; x < na; ++x)
      unary[a][x] += cost(x, x);
    return;
  }
  bool swap = a > b;
  auto &cells = tables[swap ? std::pair(b, a) : std::pair(a, b)];
  cells.resize(size_t(na) * nb);
  for (int x = 0; x < na; ++x)
    for (int y = 0; y < nb; ++y)
      cells[swap ? size_t(y) * na + x : size_t(x) * nb + y] += cost(x, y);
}

PairProblem::Answer PairProblem::solve(uint64_t work, double enough) const {
  solver::ScaledProblem scaled;
  for (const std::vector<double> &costs : unary)
    scaled.addNode(costs, std::vector<int64_t>(costs.size()), 0, 0);
  for (auto &[ends, cells] : tables)
    scaled.addEdge(ends.first, ends.second, scaled.addTable(cells));
  const solver::Problem &problem = scaled.finish();
  // Most problems need little. A gap this small is rounding.
  constexpr double same = 1e-7;
  solver::Options options;
  solver::Result result;
  for (uint64_t step = work / 64;; step *= 8) {
    options.workLimit = std::min(step, work);
    result = solver::solve(problem, options);
    if (step >= work || result.gap() < same ||
        scaled.bound(result.bound) >= enough)
      break;
  }
  Answer answer;
  answer.possible = result.status != solver::Status::Infeasible &&
                    result.status != solver::Status::Unknown;
  answer.bound = scaled.bound(result.bound);
  answer.exact = result.status == solver::Status::Optimal;
  answer.values = std::move(result.assignment);
  if (answer.possible)
    answer.cost = scaled.cost(answer.values);
  return answer;
}

} // namespace dgc::counting
