//===- EnumerateShardings.h - All shardings of a rank on a mesh -*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// For exhaustive and sampled tests of everything that takes shardings.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_PLANNER_ENUMERATESHARDINGS_H
#define DGC_PLANNER_ENUMERATESHARDINGS_H

#include "dgc/Support/Layout.h"
#include <vector>

namespace dgc {

/// All shardings of `shape` on `mesh` with whole axes and no inner factors:
/// every axis splits a dimension (in every order), is unreduced (if
/// `unreduced`, by `kind`), or is replicated. All are legal; the order is
/// fixed.
std::vector<Sharding> allShardings(llvm::ArrayRef<int64_t> shape,
                                   const Mesh &mesh, bool unreduced = true,
                                   ReduceKind kind = ReduceKind::Add);

/// A small generator of random numbers, the same on all hosts.
class SampleRng {
public:
  explicit SampleRng(uint64_t seed) : state(seed * 2 + 1) {}
  uint64_t next() {
    state += 0x9e3779b97f4a7c15ull;
    uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
  }
  /// In [0, n).
  int64_t below(int64_t n) { return int64_t(next() % uint64_t(n)); }
  bool chance(double p) { return double(next() >> 11) * 0x1p-53 < p; }

private:
  uint64_t state;
};

struct SampleOptions {
  bool unreduced = true;
  bool subAxes = true;      // parts of axes, in any order
  bool innerFactors = true; // where they divide
  ReduceKind kind = ReduceKind::Add;
};

/// A random legal sharding.
Sharding sampleSharding(llvm::ArrayRef<int64_t> shape, const Mesh &mesh,
                        SampleRng &rng, const SampleOptions &options = {});

} // namespace dgc

#endif // DGC_PLANNER_ENUMERATESHARDINGS_H
