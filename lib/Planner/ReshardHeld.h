//===- ReshardHeld.h - Which indices a device holds -------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_PLANNER_RESHARDHELD_H
#define DGC_LIB_PLANNER_RESHARDHELD_H

#include "ReshardSpace.h"

namespace dgc::reshard {

/// The indices of a dimension that one device holds, or, where a digit is -1,
/// that the devices with all its values hold together.
struct Held {
  llvm::ArrayRef<Cut> levels;
  llvm::ArrayRef<int64_t> digits;

  Held below() const { return {levels.drop_front(), digits.drop_front()}; }
  /// Number of held indices in [0, end).
  int64_t countBelow(int64_t end) const {
    if (end <= 0 || levels.empty())
      return std::max<int64_t>(end, 0);
    int64_t block = levels[0].block, digit = digits[0];
    if (block == 0)
      return 0;
    if (digit >= 0)
      return below().countBelow(std::min(block, end - digit * block));
    int64_t full = std::min(end / block, levels[0].parts);
    int64_t count = full ? full * below().countBelow(block) : 0;
    if (full < levels[0].parts)
      count += below().countBelow(end - full * block);
    return count;
  }
  int64_t numRuns() const {
    int64_t n = 1;
    for (size_t i = 0; i < levels.size(); ++i)
      if (digits[i] < 0)
        n *= levels[i].parts;
    return n;
  }
  void forEachRun(int64_t begin, int64_t end,
                  llvm::function_ref<void(int64_t, int64_t)> f) const {
    if (begin >= end)
      return;
    if (levels.empty())
      return f(begin, end);
    int64_t block = levels[0].block;
    int64_t first = digits[0] < 0 ? 0 : digits[0];
    int64_t last = digits[0] < 0 ? levels[0].parts : first + 1;
    for (int64_t k = first; k < last; ++k)
      below().forEachRun(begin + k * block,
                         std::min(end, begin + (k + 1) * block), f);
  }
};

/// Number of indices of [0, n) that both hold.
inline double overlap(Held a, Held b, int64_t n) {
  double times = 1;
  // Equal leading whole factors: all their blocks are alike.
  while (!a.levels.empty() && !b.levels.empty() && a.digits[0] < 0 &&
         b.digits[0] < 0 && a.levels[0].parts == b.levels[0].parts &&
         a.levels[0].parts * a.levels[0].block == n) {
    times *= double(a.levels[0].parts);
    n = a.levels[0].block;
    a = a.below();
    b = b.below();
  }
  if (a.numRuns() > b.numRuns())
    std::swap(a, b);
  int64_t count = 0;
  a.forEachRun(0, n, [&](int64_t begin, int64_t end) {
    count += b.countBelow(end) - b.countBelow(begin);
  });
  return times * double(count);
}

} // namespace dgc::reshard

#endif // DGC_LIB_PLANNER_RESHARDHELD_H
