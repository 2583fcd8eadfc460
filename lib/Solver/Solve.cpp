//===- Solve.cpp - The best assignment found, and a bound -----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Solver/Solve.h"
#include "Dual.h"
#include "Enumerate.h"
#include "Improve.h"
#include "Reduce.h"
#include <algorithm>
#include <chrono>
#include <cmath>

namespace dgc::solver {

double Result::gap() const {
  if (evaluation.cost == bound)
    return 0;
  return double(evaluation.cost - bound) /
         std::max(1.0, std::fabs(double(evaluation.cost)));
}

namespace {

double wallClock() {
  using namespace std::chrono;
  return duration<double>(steady_clock::now().time_since_epoch()).count();
}

/// Of the limits, the share for prices and bound before the search: for the
/// first round, for all.
constexpr double firstShare = 0.25, dualShare = 0.15;
constexpr int maxRounds = 3;
/// Of the limits, where it is known that nothing fits.
constexpr double infeasibleShare = 0.3;
/// What is tried in full: this many assignments, with this many steps.
constexpr double maxBitsToEnumerate = 24;
constexpr uint64_t maxStepsToEnumerate = 2'000'000;

class Driver {
public:
  Driver(const Problem &problem, const Options &options)
      : problem(problem), options(options),
        clock(options.clock ? options.clock : wallClock), start(clock()) {
    if (options.workLimit)
      workLimit = *options.workLimit;
    else if (!options.timeLimit)
      workLimit = Options::defaultWork;
  }

  Result run();

private:
  bool isInterrupted() const;
  bool isTimeOver(double share) const;
  void report(const Quality &quality, double bound);
  void finish(const Reduction &reduction, const std::vector<int> &values);
  void leastMemory();
  bool enumerate(const Reduction &reduction);

  const Problem &problem;
  const Options &options;
  std::function<double()> clock;
  double start;
  uint64_t workLimit = std::numeric_limits<uint64_t>::max();
  double reported = infinite;
  bool isKnownInfeasible = false;
  Result result;
};

} // namespace

bool Driver::isInterrupted() const {
  return options.interrupt &&
         options.interrupt->load(std::memory_order_relaxed);
}

bool Driver::isTimeOver(double share) const {
  return options.timeLimit && clock() - start >= share * *options.timeLimit;
}

void Driver::report(const Quality &quality, double bound) {
  if (!quality.isFeasible() || quality.cost >= reported)
    return;
  reported = quality.cost;
  if (options.progress)
    options.progress(clock() - start, quality.cost, bound);
}

/// The integer bound that a bound in floating point proves, with room for the
/// rounding of its sums.
static int64_t integerBound(double bound) {
  double safe = bound - std::fabs(bound) * 1e-11 - 1e-3;
  return std::fabs(safe) < 4e18 ? int64_t(std::ceil(safe))
                                : -std::numeric_limits<int64_t>::max();
}

void Driver::finish(const Reduction &reduction,
                    const std::vector<int> &values) {
  result.assignment = reduction.expand(values);
  result.evaluation = evaluate(problem, result.assignment);
  if (!dgc::solver::isFeasible(problem, result.evaluation)) {
    result.status = isKnownInfeasible || reduction.model().numVariables() == 0
                        ? Status::Infeasible
                        : Status::Unknown;
    return;
  }
  result.bound = std::min(result.bound, result.evaluation.cost);
  result.status = result.bound == result.evaluation.cost ? Status::Optimal
                                                         : Status::Feasible;
}

/// Where no assignment avoids what is forbidden: each node's smallest strategy.
void Driver::leastMemory() {
  for (int n = 0; n < problem.numNodes(); ++n) {
    llvm::ArrayRef<int64_t> usages = problem.usagesOf(n);
    result.assignment.push_back(
        int(std::min_element(usages.begin(), usages.end()) - usages.begin()));
  }
  result.evaluation = evaluate(problem, result.assignment);
  result.status = Status::Infeasible;
}

/// Solves what is small enough to try all. What does not fit is left to the
/// search, which finds what uses least.
bool Driver::enumerate(const Reduction &reduction) {
  const Model &model = reduction.model();
  double bits = 0;
  for (const Variable &v : model.variables)
    bits += std::log2(double(v.size()));
  if (bits > maxBitsToEnumerate)
    return false;
  Enumeration all(model, maxStepsToEnumerate);
  if (!all.isComplete())
    return false;
  isKnownInfeasible = all.best().empty() && model.numVariables() > 0;
  if (isKnownInfeasible)
    return false;
  result.bound = std::numeric_limits<int64_t>::max();
  finish(reduction, all.best());
  return true;
}

/// No assignment that is allowed costs more.
static double mostCost(const Model &model) {
  double sum = model.constant;
  for (const Variable &v : model.variables)
    sum += *std::max_element(v.cost.begin(), v.cost.end());
  for (const ModelEdge &e : model.edges) {
    double most = -infinite;
    for (double c : e.cost)
      if (c < infinite)
        most = std::max(most, c);
    sum += most;
  }
  return sum;
}

Result Driver::run() {
  Reduction reduction(problem);
  if (reduction.isEmpty()) {
    leastMemory();
    return result;
  }
  if (enumerate(reduction))
    return result;
  const Model &model = reduction.model();
  Dual dual(model);
  double share = 0, most = mostCost(model);
  do {
    dual.step();
    report(dual.bestQuality(), dual.bound());
    share = dual.roundsDone() == 0 ? firstShare : dualShare;
    isKnownInfeasible |= dual.bound() > most + 1e-9 * std::fabs(most) + 1;
  } while (!isKnownInfeasible && dual.roundsDone() < maxRounds &&
           !isInterrupted() && !isTimeOver(share) &&
           double(dual.work()) < share * double(workLimit));
  result.bound = integerBound(dual.bound());
  // Where nothing fits, a short search for what lacks least.
  double end = isKnownInfeasible ? infeasibleShare : 1;
  uint64_t left = workLimit - std::min(workLimit, dual.work());
  left = uint64_t(double(left) * end);
  Improvement search(
      model, dual, options.seed,
      {left, double(result.bound), std::max(1u, options.threads),
       [&] { return isInterrupted() || isTimeOver(end); },
       [&](const Quality &quality) { report(quality, dual.bound()); }});
  if (model.numVariables() > 0)
    search.run();
  result.interrupted = isInterrupted();
  result.hitTimeLimit = isTimeOver(1);
  result.work = dual.work() + search.work();
  finish(reduction, search.best());
  return result;
}

Result solve(const Problem &problem, const Options &options) {
  return Driver(problem, options).run();
}

} // namespace dgc::solver
