//===- SmallestCount.cpp - How many ranks a limit takes -------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "SmallestCount.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace dgc {

int64_t countEffort(int64_t ops) {
  // A program of 500 ops is planned and laid out in a fraction of a second,
  // one of 40,000 in a minute.
  return std::min<int64_t>(24, 60000 / std::max<int64_t>(ops, 1));
}

bool CountSearch::tryCount(int64_t n, Needed needed) {
  std::optional<int64_t> bytes = needed(n);
  tried[n] = bytes;
  if (!bytes || *bytes > limit)
    return false;
  if (best == 0 || n < best)
    best = n;
  return true;
}

SmallVector<int64_t> CountSearch::untriedBelow(int64_t n) const {
  SmallVector<int64_t> list;
  for (int64_t k = ranks + 1; k < n; ++k)
    if (!tried.count(k))
      list.push_back(k);
  return list;
}

void CountSearch::run(Needed needed) {
  constexpr int64_t doublings = 8;
  int64_t failed = ranks, least = *tried[ranks], inVain = 0;
  for (int64_t n = 2 * ranks, k = 0; k < doublings && mayTry(); n *= 2, ++k) {
    if (tryCount(n, needed))
      break;
    failed = n;
    int64_t now = tried[n].value_or(least);
    inVain = double(now) > 0.98 * double(least) ? inVain + 1 : 0;
    least = std::min(least, now);
    stuck = inVain == 2 || k + 1 == doublings;
    if (stuck)
      return;
  }
  if (best == 0)
    return;
  SmallVector<int64_t> between = untriedBelow(best);
  if (int64_t(tried.size() + between.size()) <= effort + 1) {
    for (int64_t n : between)
      if (tryCount(n, needed))
        return;
    return;
  }
  while (best - failed > 1 && mayTry())
    if (int64_t middle = failed + (best - failed) / 2;
        !tryCount(middle, needed))
      failed = middle;
}

/// "2", "2 and 3", "2, 3 and 4".
static std::string listText(ArrayRef<int64_t> numbers) {
  std::string text;
  for (auto [i, n] : enumerate(numbers)) {
    if (i > 0)
      text += i + 1 == numbers.size() ? " and " : ", ";
    text += std::to_string(n);
  }
  return text;
}

std::string CountSearch::text(StringRef how) const {
  SmallVector<int64_t> failed;
  for (auto &[n, bytes] : tried)
    if (n > (best ? 0 : ranks) && (best == 0 || n < best))
      failed.push_back(n);
  if (best == 0)
    return failed.empty()
               ? ""
               : listText(failed) + " ranks do not fit either, " + how.str();
  return std::to_string(best) + " ranks fit, " + how.str() + "; " +
         listText(failed) + (failed.size() == 1 ? " does not" : " do not") +
         (isComplete() ? "" : ", others between were not tried");
}

} // namespace dgc
