//===- ReshardTest.cpp - Plans executed on simulated ranks ----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// DGC_RESHARD_PAIRS=all runs every ordered pair on every mesh (about an hour),
// DGC_RESHARD_PAIRS=n at most n pairs a mesh, rank and shape.
//
//===----------------------------------------------------------------------===//
#include "ReshardSimulator.h"
#include "llvm/ADT/STLExtras.h"
#include <gtest/gtest.h>

using namespace dgc;
using namespace dgc::test;
using llvm::ArrayRef;
using llvm::SmallVector;

namespace {

Mesh makeMesh(ArrayRef<int64_t> sizes) {
  const char *names[] = {"x", "y", "z", "w"};
  Mesh mesh;
  for (size_t i = 0; i < sizes.size(); ++i)
    mesh.axes.push_back({names[i], sizes[i]});
  return mesh;
}

/// A size that all groups divide, and one that none does.
SmallVector<SmallVector<int64_t>> shapesFor(const Mesh &mesh, int rank) {
  int64_t n = mesh.numDevices();
  SmallVector<int64_t> even(rank, rank == 1 ? 2 * n : n);
  SmallVector<int64_t> uneven{10, 7, 5};
  if (rank == 1)
    uneven[0] = 50;
  uneven.resize(rank);
  return {even, uneven};
}

std::string describe(ArrayRef<int64_t> shape, const Mesh &mesh,
                     const Sharding &from, const Sharding &to) {
  std::string text = "tensor<";
  for (int64_t n : shape)
    text += std::to_string(n) + "x";
  return text + "f32>, " + toString(from, mesh) + " to " + toString(to, mesh);
}

/// Element size that makes the tensor 256 MB, so that bytes matter.
int64_t elementBytes(ArrayRef<int64_t> shape) {
  int64_t n = 1;
  for (int64_t s : shape)
    n *= s;
  return std::max<int64_t>(256000000 / n, 1);
}

struct Totals {
  int64_t plans = 0;
  double cost = 0;
};

void runPair(ArrayRef<int64_t> shape, const Mesh &mesh, ReshardPlanner &planner,
             const Sharding &from, const Sharding &to, Totals &totals) {
  int64_t bytes = elementBytes(shape);
  ReshardPlan plan = planner.plan(shape, bytes, from, to);
  std::string why =
      runPlan(shape, mesh, from, to, plan, uint64_t(totals.plans));
  ASSERT_EQ(why, "") << describe(shape, mesh, from, to) << "\n"
                     << toString(plan, mesh);
  ++totals.plans;
  totals.cost += plan.cost;
  ReshardPlan last =
      fallbackReshard(shape, bytes, mesh, planner.links(), from, to);
  ASSERT_LE(plan.cost, last.cost * (1 + 1e-9))
      << describe(shape, mesh, from, to);
  if (totals.plans % 16 == 0) {
    ASSERT_EQ(runPlan(shape, mesh, from, to, last, 7), "")
        << describe(shape, mesh, from, to);
  }
}

int64_t pairLimit(int64_t usual) {
  const char *text = std::getenv("DGC_RESHARD_PAIRS");
  if (!text)
    return usual;
  return llvm::StringRef(text) == "all" ? int64_t(1) << 40 : std::atoll(text);
}

void runPairs(ArrayRef<int64_t> sizes, int maxRank, int64_t limit) {
  Mesh mesh = makeMesh(sizes);
  ReshardPlanner planner(mesh, {});
  SampleRng rng(17);
  for (int rank = 1; rank <= maxRank; ++rank)
    for (const auto &shape : shapesFor(mesh, rank)) {
      std::vector<Sharding> all = allShardings(shape, mesh);
      int64_t count = int64_t(all.size());
      Totals totals;
      bool whole = count * count <= limit;
      for (int64_t i = 0; i < (whole ? count * count : limit); ++i) {
        int64_t k = whole ? i : rng.below(count * count);
        runPair(shape, mesh, planner, all[size_t(k / count)],
                all[size_t(k % count)], totals);
        if (testing::Test::HasFatalFailure())
          return;
      }
    }
}

} // namespace

TEST(Reshard, AllPairsOnSmallMeshes) {
  runPairs({4}, 2, pairLimit(1000));
  runPairs({2, 2}, 2, pairLimit(1000));
  runPairs({2, 3}, 2, pairLimit(1000));
}

TEST(Reshard, SampledPairs) {
  runPairs({2, 2}, 3, pairLimit(150));
  runPairs({4, 2}, 3, pairLimit(150));
  runPairs({2, 2, 2}, 3, pairLimit(150));
  runPairs({3, 2, 2}, 3, pairLimit(150));
}

TEST(Reshard, SubAxesAndInnerFactors) {
  int64_t limit = std::min<int64_t>(pairLimit(100), 5000);
  const std::vector<std::vector<int64_t>> meshes{
      {4},       {6},    {2, 2}, {2, 3}, {4, 2}, {2, 2, 2},
      {3, 2, 2}, {6, 2}, {5},    {7, 2}, {12}};
  for (const std::vector<int64_t> &sizes : meshes) {
    Mesh mesh = makeMesh(sizes);
    ReshardPlanner planner(mesh, {});
    SampleRng rng(29);
    Totals totals;
    for (int64_t i = 0; i < limit; ++i) {
      SmallVector<int64_t> shape(size_t(1 + rng.below(3)));
      const int64_t choices[] = {1, 2, 3, 5, 6, 7, 10, 12, 18, 24, 30};
      for (int64_t &n : shape)
        n = choices[rng.below(11)];
      SampleOptions options;
      options.kind = ReduceKind(rng.below(6));
      Sharding from = sampleSharding(shape, mesh, rng, options);
      if (rng.chance(0.3)) // another kind: booleans stay booleans
        options.kind = options.kind < ReduceKind::And
                           ? ReduceKind(rng.below(4))
                           : ReduceKind(4 + rng.below(2));
      runPair(shape, mesh, planner, from,
              sampleSharding(shape, mesh, rng, options), totals);
      if (HasFatalFailure())
        return;
    }
  }
}
