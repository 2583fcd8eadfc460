//===- Solve.cpp - The best assignment found, and a bound -----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Solver/Solve.h"
#include "Branching.h"
#include "Conditioning.h"
#include "Dual.h"
#include "Enumerate.h"
#include "Improve.h"
#include "Reduce.h"
#include "Tighten.h"
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

constexpr int64_t mostInteger = std::numeric_limits<int64_t>::max();

double wallClock() {
  using namespace std::chrono;
  return duration<double>(steady_clock::now().time_since_epoch()).count();
}

/// Of the limits, the share for prices and bound before the search: for the
/// first round, for all, after each tightening.
constexpr double firstShare = 0.25, dualShare = 0.15, laterShare = 0.03;
constexpr int maxRounds = 3;
/// Of the limits, where it is known that nothing fits.
constexpr double infeasibleShare = 0.3;
/// What is tried in full: this many assignments, with this many steps.
constexpr double maxBitsToEnumerate = 24;
constexpr uint64_t maxStepsToEnumerate = 2'000'000;
/// A first guess at what an assignment costs at most: this many times the bound
/// without prices, then, where the first guess left much, of that with prices.
/// It is dropped where nothing that fits is found in this share of the limits.
constexpr double guessFactor = 16, pricedFactor = 2, guessShare = 0.5;
/// Of the limits, for exact minimisation for the best prices; its largest
/// table, above how many variables it is not tried.
constexpr double exactShare = 0.05, exactShareWithoutMemory = 0.3,
                 maxExactCells = 1 << 20;
constexpr int maxExactVariables = 4000;
/// Of the limits, for branch and bound in each model.
constexpr double branchShare = 0.1;
constexpr double maxBranchCells = 1 << 19;
/// With more hubs there are too many combinations of their values.
constexpr int maxHubs = 2;
/// A model is reduced again where this part of it became forbidden.
constexpr double worthGuessing = 0.01, worthTightening = 0.04;

class Driver {
public:
  Driver(const Problem &problem, const Options &options)
      : problem(problem), options(options),
        clock(options.clock ? options.clock : wallClock), start(clock()) {
    if (options.workLimit)
      workLimit = *options.workLimit;
    else if (!options.timeLimit)
      workLimit = Options::defaultWork;
    bestSoFar.conflicts = std::numeric_limits<int>::max();
  }

  Result run();

private:
  const Model &model() const { return chain.back()->model(); }
  bool isInterrupted() const {
    return options.interrupt &&
           options.interrupt->load(std::memory_order_relaxed);
  }
  double shareGone() const;
  bool isOver(double share) const {
    return isInterrupted() || shareGone() >= share;
  }
  bool isSolved() const {
    return bestSoFar.isFeasible() && bestSoFar.cost <= double(bound);
  }
  bool isSearched() const;
  void report(const Quality &quality);
  void consider(const std::vector<int> &values, const Quality &quality);
  Assignment expand(std::vector<int> values) const;
  std::vector<int> restrict(Assignment assignment) const;
  void raiseBound(int64_t ofModel) {
    bound = std::max(bound, std::min(ofModel, ceiling));
  }
  bool push(Model model, int64_t cutoff);
  bool findPrices(bool isFirst);
  void guess();
  void guessAgain();
  void dropGuess();
  void minimiseExactly();
  void branch(uint64_t work, double share);
  bool tryTightening();
  bool search();
  bool enumerate();
  void leastMemory();
  void finish();

  const Problem &problem;
  const Options &options;
  std::function<double()> clock;
  double start;
  uint64_t workLimit = std::numeric_limits<uint64_t>::max(), workDone = 0;
  /// The first one is of the problem, each other of the model before it.
  std::vector<std::unique_ptr<Reduction>> chain;
  std::unique_ptr<Dual> dual; // of the last model
  std::unique_ptr<Branching> branching;
  /// Every assignment that costs less is in the last model.
  int64_t ceiling = mostInteger;
  bool isGuess = false; // the ceiling: nothing is known to cost as little
  bool isKnownInfeasible = false;
  int64_t bound = -mostInteger;
  Assignment best;
  Quality bestSoFar;
  std::vector<Assignment> few; // to go on from in the next model
  double reported = infinite, tried = infinite;
  Result result;
};

} // namespace

/// Of the limits.
double Driver::shareGone() const {
  double share = double(workDone) / double(std::max<uint64_t>(1, workLimit));
  if (options.timeLimit)
    share = *options.timeLimit > 0
                ? std::max(share, (clock() - start) / *options.timeLimit)
                : 1;
  return share;
}

/// Where nothing fits, a short search for what lacks least.
bool Driver::isSearched() const {
  return isOver(isKnownInfeasible ? infeasibleShare
                : isGuess         ? guessShare
                                  : 1) ||
         isSolved();
}

void Driver::report(const Quality &quality) {
  if (!quality.isFeasible() || quality.cost >= reported)
    return;
  reported = quality.cost;
  if (options.progress)
    options.progress(clock() - start, quality.cost, double(bound));
}

/// The integer bound that a bound in floating point proves, with room for the
/// rounding of its sums.
static int64_t integerBound(double bound) {
  double safe = bound - std::fabs(bound) * 1e-11 - 1e-3;
  return safe >= double(mostCost)    ? mostCost
         : safe <= -double(mostCost) ? -mostCost
                                     : int64_t(std::ceil(safe));
}

Assignment Driver::expand(std::vector<int> values) const {
  for (size_t i = chain.size(); i-- > 0;)
    values = chain[i]->expand(values);
  return values;
}

std::vector<int> Driver::restrict(Assignment assignment) const {
  for (const std::unique_ptr<Reduction> &r : chain)
    assignment = r->restrict(assignment);
  return assignment;
}

void Driver::consider(const std::vector<int> &values, const Quality &quality) {
  report(quality);
  if (!best.empty() && !(quality < bestSoFar))
    return;
  bestSoFar = quality;
  best = expand(values);
  if (quality.isFeasible() && quality.cost <= double(ceiling))
    isGuess = false;
}

/// Goes on with a model that has all that costs less than `cutoff`. False:
/// nothing does.
bool Driver::push(Model model, int64_t cutoff) {
  auto next = std::make_unique<Reduction>(std::move(model));
  if (next->isEmpty())
    return false;
  ceiling = std::min(ceiling, cutoff);
  std::vector<double> prices;
  for (int t : next->slots())
    prices.push_back(dual->prices()[t]);
  chain.push_back(std::move(next));
  branching.reset();
  dual = std::make_unique<Dual>(chain.back()->model(), prices);
  return true;
}

/// No assignment that is allowed costs more.
static double largestCost(const Model &model) {
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

/// False: nothing that is allowed in the last model fits.
bool Driver::findPrices(bool isFirst) {
  double most = largestCost(model()), begin = shareGone(), share;
  bool isEmpty = false;
  do {
    uint64_t before = dual->work();
    dual->step();
    workDone += dual->work() - before;
    raiseBound(integerBound(dual->bound()));
    report(dual->bestQuality());
    share = !isFirst                  ? laterShare
            : dual->roundsDone() == 0 ? firstShare
                                      : dualShare;
    isEmpty = dual->bound() > most + 1e-9 * std::fabs(most) + 1;
  } while (!isEmpty && dual->roundsDone() < maxRounds &&
           !isOver(begin + share * (1 - begin)) && !isSolved());
  consider(dual->best(), dual->bestQuality());
  return !isEmpty;
}

/// Where much costs far more than an assignment should, goes on without it.
void Driver::guess() {
  dual->step();
  workDone += dual->work();
  raiseBound(integerBound(dual->bound()));
  Model without = model();
  double cutoff = guessFactor * dual->bound();
  if (cutoff < 1 || cutoff > 1e18 ||
      tighten(without, dual->excess(), cutoff) < worthGuessing ||
      !push(std::move(without), int64_t(cutoff)))
    return;
  isGuess = true;
  dual = std::make_unique<Dual>(model());
}

/// The bound with prices is nearer to what an assignment costs.
void Driver::guessAgain() {
  Model without = model();
  double cutoff = pricedFactor * double(bound);
  if (cutoff < double(ceiling) &&
      !(bestSoFar.isFeasible() && bestSoFar.cost <= cutoff) &&
      tighten(without, dual->excess(), cutoff) >= worthGuessing &&
      push(std::move(without), int64_t(cutoff)))
    findPrices(false);
}

void Driver::dropGuess() {
  isGuess = false;
  ceiling = mostInteger;
  chain.resize(1);
  branching.reset();
  dual = std::make_unique<Dual>(model());
  few.clear();
}

/// The least priced cost: a better bound than that of the messages, and the
/// optimum where memory does not matter.
void Driver::minimiseExactly() {
  if (!bestSoFar.isFeasible() || model().numVariables() > maxExactVariables)
    return;
  Excess excess = dual->excess();
  double room = bestSoFar.cost - excess.bound;
  Conditioning exact(model(), excess, room, maxExactCells);
  double share = model().numSlots() > 0 ? exactShare : exactShareWithoutMemory;
  double gone = shareGone(), end = gone + share * (1 - gone);
  uint64_t most = uint64_t(share * double(workLimit));
  bool isComplete = exact.run(most, [&] { return isOver(end); });
  workDone += exact.work();
  if (!exact.values().empty()) {
    State state(model());
    state.reset(exact.values());
    consider(exact.values(), state.quality());
  }
  if (isComplete)
    raiseBound(integerBound(excess.bound + exact.least()));
}

/// Branches and bounds in the last model, where few hubs keep its variables
/// from elimination.
void Driver::branch(uint64_t work, double share) {
  if (!bestSoFar.isFeasible() || model().numSlots() == 0 ||
      model().numVariables() > maxExactVariables)
    return;
  if (!branching)
    branching = std::make_unique<Branching>(model(), dual->prices(),
                                            bestSoFar.cost, maxBranchCells);
  if (branching->numHubs() > maxHubs)
    return;
  branching->lowerCutoff(bestSoFar.cost);
  double gone = shareGone(), end = gone + share * (1 - gone);
  uint64_t before = branching->work();
  bool isComplete = branching->run(work, [&] { return isOver(end); });
  workDone += branching->work() - before;
  if (!branching->best().empty())
    consider(branching->best(), branching->bestQuality());
  raiseBound(isComplete ? int64_t(branching->cutoff())
                        : integerBound(branching->bound()));
}

/// Forbids what cannot be part of anything that costs less than the best
/// assignment. True: much was, and the last model is a smaller one; or nothing
/// costs less.
bool Driver::tryTightening() {
  if (!bestSoFar.isFeasible() || bestSoFar.cost >= tried)
    return false;
  tried = bestSoFar.cost;
  Model smaller = model();
  if (tighten(smaller, dual->excess(), bestSoFar.cost - 0.5) < worthTightening)
    return false;
  if (!push(std::move(smaller), int64_t(bestSoFar.cost)))
    raiseBound(int64_t(bestSoFar.cost));
  return true;
}

/// Searches the last model, in turns with branching. True: until it could be
/// made smaller.
bool Driver::search() {
  uint64_t left = workLimit - std::min(workLimit, workDone);
  Improvement search(model(), *dual, options.seed,
                     {left, double(bound), std::max(1u, options.threads),
                      [&] { return isSearched(); },
                      [&](const Quality &quality) { report(quality); }});
  for (const Assignment &a : few)
    search.add(restrict(a));
  while (!isSearched() && !search.isOver()) {
    uint64_t before = search.work();
    search.runGeneration();
    workDone += search.work() - before;
    consider(search.best(), search.bestQuality());
    few.clear();
    for (const std::vector<int> &values : search.bestFew())
      few.push_back(expand(values));
    if (tryTightening())
      return true;
    if (branching)
      branch(search.work() - before, 1);
  }
  return false;
}

/// Tries all where that is little. True: nothing in the last model costs less
/// than what was found.
bool Driver::enumerate() {
  double bits = 0;
  for (const Variable &v : model().variables)
    bits += std::log2(double(v.size()));
  if (bits > maxBitsToEnumerate)
    return false;
  Enumeration all(model(), maxStepsToEnumerate);
  if (!all.isComplete())
    return false;
  int64_t least = mostInteger;
  if (all.hasBest()) {
    State state(model());
    state.reset(all.best());
    consider(all.best(), state.quality());
    least = int64_t(state.quality().cost);
  } else if (ceiling == mostInteger || isGuess) {
    // What does not fit is left to the search, which finds what uses least.
    isKnownInfeasible = ceiling == mostInteger;
    return false;
  }
  raiseBound(least);
  return true;
}

/// Where no assignment avoids what is forbidden: each node's smallest strategy.
void Driver::leastMemory() {
  for (int n = 0; n < problem.numNodes(); ++n) {
    llvm::ArrayRef<int64_t> usages = problem.usagesOf(n);
    best.push_back(
        int(std::min_element(usages.begin(), usages.end()) - usages.begin()));
  }
  isKnownInfeasible = true;
}

void Driver::finish() {
  result.assignment = std::move(best);
  result.evaluation = evaluate(problem, result.assignment);
  result.bound = bound;
  result.work = workDone;
  result.interrupted = isInterrupted();
  result.hitTimeLimit =
      options.timeLimit && clock() - start >= *options.timeLimit;
  if (!dgc::solver::isFeasible(problem, result.evaluation)) {
    result.status = isKnownInfeasible ? Status::Infeasible : Status::Unknown;
    return;
  }
  result.bound = std::min(result.bound, result.evaluation.cost);
  result.status = result.bound == result.evaluation.cost ? Status::Optimal
                                                         : Status::Feasible;
}

Result Driver::run() {
  chain.push_back(std::make_unique<Reduction>(problem));
  if (chain[0]->isEmpty()) {
    leastMemory();
    finish();
    return result;
  }
  dual = std::make_unique<Dual>(model());
  bool isDone = enumerate(), isFirst = true;
  if (!isDone && !isKnownInfeasible)
    guess();
  while (!isDone) {
    bool canFit = findPrices(isFirst);
    if (!canFit && ceiling == mostInteger)
      isKnownInfeasible = true;
    else if (!canFit)
      raiseBound(mostInteger);
    isFirst = false;
    if (canFit && isGuess)
      guessAgain();
    if (canFit && !isSolved())
      minimiseExactly();
    if (canFit && !isSolved() && chain.size() > 1)
      branch(uint64_t(branchShare * double(workLimit)), branchShare);
    bool isSmaller =
        model().numVariables() > 0 && (canFit || isKnownInfeasible) && search();
    isDone = isSolved() || isOver(1) || (!isSmaller && !isGuess);
    if (!isDone && !isSmaller) {
      dropGuess();
      isFirst = true;
    } else if (!isDone) {
      isDone = enumerate();
    }
  }
  finish();
  return result;
}

Result solve(const Problem &problem, const Options &options) {
  return Driver(problem, options).run();
}

} // namespace dgc::solver
