//===- SmallestCount.h - How many ranks a limit takes -----------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_PIPELINES_SMALLESTCOUNT_H
#define DGC_LIB_PIPELINES_SMALLESTCOUNT_H

#include "dgc/Pipelines/Compile.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <map>

namespace dgc {

/// Looks for the fewest ranks on which a program keeps its memory limit, where
/// it does not on `ranks`. What holds on n ranks need not hold on n + 1: 7
/// ranks split little. So each number up to the first power of two times
/// `ranks` that fits is tried if the effort allows it, else the interval is
/// halved.
class CountSearch {
public:
  /// What a rank needs on so many ranks; none if the program cannot be made for
  /// them.
  using Needed = llvm::function_ref<std::optional<int64_t>(int64_t)>;

  /// `needed`: on `ranks`. At most `effort` numbers are tried.
  CountSearch(int64_t limit, int64_t ranks, int64_t needed, int64_t effort)
      : limit(limit), ranks(ranks), effort(effort) {
    tried[ranks] = needed;
  }
  void run(Needed needed);

  int64_t fits() const { return best; } // 0: none was found
  int64_t largest() const { return tried.rbegin()->first; }
  /// Was each number between `ranks` and the answer tried?
  bool isComplete() const { return best > 0 && untriedBelow(best).empty(); }
  /// False where the effort ended before anything fit or stopped to shrink.
  bool isDone() const { return best > 0 || stuck; }
  /// "6 ranks fit, as laid out; 2, 3, 4 and 5 do not". `how` it is known.
  std::string text(llvm::StringRef how) const;

private:
  bool tryCount(int64_t n, Needed needed);
  llvm::SmallVector<int64_t> untriedBelow(int64_t n) const;
  bool mayTry() const { return int64_t(tried.size()) <= effort; }

  int64_t limit, ranks, effort, best = 0;
  bool stuck = false; // more ranks do not need less
  std::map<int64_t, std::optional<int64_t>> tried;
};

/// So many numbers of ranks are tried with a program of `ops` ops.
int64_t countEffort(int64_t ops);

} // namespace dgc

#endif // DGC_LIB_PIPELINES_SMALLESTCOUNT_H
