//===- Random.h - Numbers that are the same everywhere ----------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_SOLVER_RANDOM_H
#define DGC_LIB_SOLVER_RANDOM_H

#include <cstdint>

namespace dgc::solver {

/// A small fast generator (xorshift64*).
class Random {
public:
  explicit Random(uint64_t seed) : state(seed * 2 + 0x9E3779B97F4A7C15ull) {}
  uint64_t next() {
    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    return state * 0x2545F4914F6CDD1Dull;
  }
  /// In [0, n).
  int below(int n) { return int((next() >> 32) * uint64_t(n) >> 32); }
  /// In [0, 1).
  double unit() { return double(next() >> 11) * 0x1p-53; }

private:
  uint64_t state;
};

} // namespace dgc::solver

#endif // DGC_LIB_SOLVER_RANDOM_H
