//===- Solve.h - The best assignment found, and a bound ---------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Reduces a problem, bounds it from below by messages and memory prices, and
// improves an assignment by exact minimisation of neighbourhoods until a limit.
// docs/Solver.md describes the method.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_SOLVER_SOLVE_H
#define DGC_SOLVER_SOLVE_H

#include "dgc/Solver/Problem.h"
#include <atomic>
#include <functional>

namespace dgc::solver {

struct Options {
  /// Seconds by `clock`, from the call; none: no limit. What is found within
  /// depends on the machine.
  std::optional<double> timeLimit;
  /// Elementary operations (about 10^9 are a second); none: no limit. The same
  /// on every machine and for any number of threads. Without any limit, the
  /// default holds.
  std::optional<uint64_t> workLimit;
  static constexpr uint64_t defaultWork = 10'000'000'000;
  uint64_t seed = 1;
  /// Under a work limit the result is the same for any number.
  unsigned threads = 1;
  /// Set from another thread or a signal handler: return what there is.
  const std::atomic<bool> *interrupt = nullptr;
  /// Seconds since some time; wall clock by default.
  std::function<double()> clock;
  /// Called with the cost of each better assignment that fits, and the bound,
  /// from one thread at a time.
  std::function<void(double seconds, double cost, double bound)> progress;
};

enum class Status {
  Optimal,    // nothing costs less
  Feasible,   // nothing costs less than `bound`
  Infeasible, // no assignment can fit
  Unknown,    // none that fits was found; `assignment` uses least memory
};

struct Result {
  Status status = Status::Unknown;
  Assignment assignment; // empty: every one takes something forbidden
  Evaluation evaluation; // of it
  int64_t bound = 0;     // no feasible assignment costs less
  bool hitTimeLimit = false, interrupted = false;
  uint64_t work = 0;

  bool isFeasible() const {
    return status == Status::Optimal || status == Status::Feasible;
  }
  /// (cost - bound) / cost, 0 for a cost of 0.
  double gap() const;
};

Result solve(const Problem &problem, const Options &options);

} // namespace dgc::solver

#endif // DGC_SOLVER_SOLVE_H
