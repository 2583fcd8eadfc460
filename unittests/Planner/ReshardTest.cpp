//===- ReshardTest.cpp - Plans executed on simulated ranks ----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// DGC_RESHARD_PAIRS=all runs every ordered pair on every mesh (some minutes),
// DGC_RESHARD_PAIRS=n at most n pairs a mesh, rank and shape.
//
//===----------------------------------------------------------------------===//
#include "ReshardSimulator.h"
#include "dgc/Cost/Machine.h"
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
  runPairs({4}, 3, pairLimit(60));
  runPairs({2, 2}, 3, pairLimit(60));
  runPairs({2, 3}, 3, pairLimit(60));
  runPairs({4, 2}, 3, pairLimit(60));
  runPairs({2, 2, 2}, 3, pairLimit(60));
  runPairs({3, 2, 2}, 3, pairLimit(60));
}

TEST(Reshard, SubAxesAndInnerFactors) {
  int64_t limit = std::min<int64_t>(pairLimit(60), 5000);
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

//===----------------------------------------------------------------------===//
// Cost
//===----------------------------------------------------------------------===//

TEST(Reshard, CostIsNearTheOptimum) {
  const std::vector<std::vector<int64_t>> meshes{{4},    {2, 2},    {2, 3},
                                                 {4, 2}, {2, 2, 2}, {3, 2, 2}};
  double sum = 0;
  int64_t count = 0;
  SampleRng rng(3);
  for (const std::vector<int64_t> &sizes : meshes) {
    Mesh mesh = makeMesh(sizes);
    for (int rank = 1; rank <= 3; ++rank)
      for (const auto &shape : shapesFor(mesh, rank)) {
        std::vector<Sharding> all = allShardings(shape, mesh);
        int64_t bytes = elementBytes(shape);
        for (int i = 0; i < 12; ++i) {
          const Sharding &from = all[size_t(rng.below(int64_t(all.size())))];
          const Sharding &to = all[size_t(rng.below(int64_t(all.size())))];
          if (from == to)
            continue;
          ReshardOptions full;
          full.exhaustive = true;
          double cost = planReshard(shape, bytes, mesh, {}, from, to).cost;
          double best =
              planReshard(shape, bytes, mesh, {}, from, to, full).cost;
          EXPECT_GE(cost, best * (1 - 1e-9)) << describe(shape, mesh, from, to);
          EXPECT_LE(cost, best * 2.5) << describe(shape, mesh, from, to);
          sum += cost / best;
          ++count;
        }
      }
  }
  EXPECT_LE(sum / double(count), 1.02);
}

namespace {
/// A sharding from lists of axis numbers, one a dimension.
Sharding lists(const Mesh &mesh, ArrayRef<SmallVector<int>> dims,
               ArrayRef<int> unreduced = {}) {
  Sharding s = Sharding::replicatedOf(int64_t(dims.size()));
  for (size_t d = 0; d < dims.size(); ++d)
    for (int a : dims[d])
      s.dims[d].entries.push_back(
          DimEntry::makeAxis({a, 1, mesh.axes[a].size}));
  for (int a : unreduced)
    s.unreduced.push_back({a, 1, mesh.axes[a].size});
  return s;
}

std::string kinds(const ReshardPlan &plan) {
  std::string text;
  for (const ReshardMove &m : plan.moves)
    text += (text.empty() ? "" : ", ") + toString(m.kind).str();
  return text;
}
} // namespace

TEST(Reshard, ChoosesTheCollectiveThatAnExpertWould) {
  Mesh mesh = makeMesh({2, 4});
  int64_t n[] = {1024, 1024};
  auto plan = [&](const Sharding &from, const Sharding &to) {
    return kinds(planReshard(n, 4, mesh, {}, from, to));
  };
  EXPECT_EQ(plan(lists(mesh, {{0}, {}}), lists(mesh, {{}, {}})), "gather");
  EXPECT_EQ(plan(lists(mesh, {{0, 1}, {}}), lists(mesh, {{}, {}})), "gather");
  EXPECT_EQ(plan(lists(mesh, {{0}, {1}}), lists(mesh, {{}, {}})), "gather");
  EXPECT_EQ(plan(lists(mesh, {{}, {}}), lists(mesh, {{1}, {0}})),
            "slice, slice");
  EXPECT_EQ(plan(lists(mesh, {{0}, {}}), lists(mesh, {{}, {0}})), "all_to_all");
  EXPECT_EQ(plan(lists(mesh, {{}, {}}, {1}), lists(mesh, {{}, {}})),
            "all_reduce");
  EXPECT_EQ(plan(lists(mesh, {{0}, {}}, {1}), lists(mesh, {{0}, {}})),
            "all_reduce");
  EXPECT_EQ(plan(lists(mesh, {{0}, {}}, {1}), lists(mesh, {{0}, {1}})),
            "reduce_scatter");
  EXPECT_EQ(plan(lists(mesh, {{}, {}}, {0, 1}), lists(mesh, {{0}, {1}})),
            "reduce_scatter");
  EXPECT_EQ(plan(lists(mesh, {{0}, {}}), lists(mesh, {{0}, {}}, {1})),
            "to_unreduced");
  EXPECT_EQ(plan(lists(mesh, {{0}, {1}}), lists(mesh, {{0}, {}}, {1})),
            "to_unreduced");
  EXPECT_EQ(plan(lists(mesh, {{0}, {1}}), lists(mesh, {{1}, {0}})), "exchange");
  EXPECT_EQ(plan(lists(mesh, {{0}, {1}}), lists(mesh, {{0}, {1}})), "");
}

TEST(Reshard, SwappedAxesOfOneSizeArePermuted) {
  Mesh mesh = makeMesh({2, 2});
  int64_t n[] = {1024, 1024};
  EXPECT_EQ(kinds(planReshard(n, 4, mesh, {}, lists(mesh, {{0}, {1}}),
                              lists(mesh, {{1}, {0}}))),
            "permute");
}

TEST(Reshard, HierarchicalReductionComesOut) {
  // Unreduced over slow x, y free: slice on y, reduce on x, gather on y.
  Mesh mesh = makeMesh({2, 8});
  LinkCosts links;
  links.axes = {{8e-6, 1 / 25e9}, {}};
  int64_t n[] = {64000000};
  ReshardPlan plan =
      planReshard(n, 4, mesh, links, lists(mesh, {{}}, {0}), lists(mesh, {{}}));
  EXPECT_EQ(kinds(plan), "slice, all_reduce, gather");
  EXPECT_EQ(toString(plan.moves[0], mesh).substr(0, 38),
            "slice over {\"y\"} to [{\"y\"}], unreduced");
}

TEST(Reshard, LinksOfAMachine) {
  Mesh mesh = makeMesh({2, 8}); // boxes of eight GPUs
  LinkCosts links = linkCostsOf(*machinePreset("h100"), mesh);
  EXPECT_GT(links.link(0).beta, 5 * links.link(1).beta);
  EXPECT_GT(links.link(0).alpha, links.link(1).alpha);
  EXPECT_GT(links.localStart, 0);
  int64_t n[] = {64000000};
  EXPECT_EQ(kinds(planReshard(n, 4, mesh, links, lists(mesh, {{}}, {0}),
                              lists(mesh, {{}}))),
            "slice, all_reduce, gather");
}

TEST(Reshard, OtherKindsGoThroughTheValue) {
  Mesh mesh = makeMesh({2});
  int64_t n[] = {6};
  Sharding from = lists(mesh, {{}}, {0}), to = from;
  to.kind = ReduceKind::Max;
  ReshardPlan plan = planReshard(n, 4, mesh, {}, from, to);
  EXPECT_EQ(runPlan(n, mesh, from, to, plan, 1), "");
  EXPECT_EQ(kinds(plan), "reduce_scatter, to_unreduced");
}

TEST(Reshard, PartsThatDoNotNestAreExchanged) {
  Mesh mesh = makeMesh({6});
  int64_t n[] = {50, 7};
  Sharding from = Sharding::replicatedOf(2), to = from;
  from.dims[0].entries = {DimEntry::makeAxis({0, 1, 2})};
  from.unreduced = {{0, 2, 3}};
  to.dims[1].entries = {DimEntry::makeAxis({0, 1, 3})};
  to.unreduced = {{0, 3, 2}};
  ReshardPlan plan = planReshard(n, 4, mesh, {}, from, to);
  EXPECT_EQ(kinds(plan), "all_reduce, exchange, to_unreduced");
  EXPECT_EQ(runPlan(n, mesh, from, to, plan, 1), "");
  EXPECT_GT(plan.cost, 0);
}

TEST(Reshard, DeviceOrderAndScalars) {
  Mesh mesh = makeMesh({2, 3});
  mesh.deviceIds = {3, 0, 5, 1, 4, 2};
  int64_t n[] = {10, 7};
  std::vector<Sharding> all = allShardings(n, mesh);
  SampleRng rng(5);
  for (int i = 0; i < 100; ++i) {
    const Sharding &a = all[size_t(rng.below(int64_t(all.size())))];
    const Sharding &b = all[size_t(rng.below(int64_t(all.size())))];
    ReshardPlan plan = planReshard(n, 4, mesh, {}, a, b);
    EXPECT_EQ(runPlan(n, mesh, a, b, plan, 1), "") << describe(n, mesh, a, b);
  }
  Sharding partial = lists(mesh, {}, {0, 1}), value = lists(mesh, {});
  ReshardPlan plan = planReshard({}, 4, mesh, {}, partial, value);
  EXPECT_EQ(kinds(plan), "all_reduce");
  EXPECT_EQ(runPlan({}, mesh, partial, value, plan, 1), "");
  plan = planReshard({}, 4, mesh, {}, value, partial);
  EXPECT_EQ(runPlan({}, mesh, value, partial, plan, 1), "");
}

TEST(Reshard, ManyDimensionsAndEmptyTensors) {
  Mesh mesh = makeMesh({2, 2});
  int64_t n[] = {2, 3, 4, 2, 3, 2, 2, 2};
  Sharding from = Sharding::replicatedOf(8), to = from;
  from.dims[7].entries = {DimEntry::makeAxis({0, 1, 2})};
  from.unreduced = {{1, 1, 2}};
  to.dims[2].entries = {DimEntry::makeAxis({0, 1, 2})};
  ReshardPlan plan = planReshard(n, 4, mesh, {}, from, to);
  EXPECT_EQ(runPlan(n, mesh, from, to, plan, 1), "");
  int64_t empty[] = {0, 4};
  plan = planReshard(empty, 4, mesh, {}, lists(mesh, {{}, {0, 1}}),
                     lists(mesh, {{}, {1}}));
  EXPECT_EQ(runPlan(empty, mesh, lists(mesh, {{}, {0, 1}}),
                    lists(mesh, {{}, {1}}), plan, 1),
            "");
}

TEST(Reshard, MemoryOfEachMoveIsLimited) {
  Mesh mesh = makeMesh({2, 2, 2});
  int64_t n[] = {10, 7, 5};
  std::vector<Sharding> all = allShardings(n, mesh);
  SampleRng rng(7);
  auto local = [&](const Sharding &s) {
    int64_t bytes = 4000;
    SmallVector<int64_t> shape = *localShape(n, s);
    for (int64_t k : shape)
      bytes *= k;
    return bytes;
  };
  for (int i = 0; i < 200; ++i) {
    const Sharding &a = all[size_t(rng.below(int64_t(all.size())))];
    const Sharding &b = all[size_t(rng.below(int64_t(all.size())))];
    for (const ReshardMove &m : planReshard(n, 4000, mesh, {}, a, b).moves)
      EXPECT_LE(m.temporaryBytes, 2 * (local(a) + local(b)) + 1)
          << describe(n, mesh, a, b);
  }
}

TEST(Reshard, EqualAxesShareCacheEntries) {
  Mesh mesh = makeMesh({2, 2, 4});
  ReshardPlanner planner(mesh, {});
  int64_t n[] = {16, 16};
  ReshardPlan xy =
      planner.plan(n, 4, lists(mesh, {{0}, {}}), lists(mesh, {{}, {0, 1}}));
  ReshardPlan yx =
      planner.plan(n, 4, lists(mesh, {{1}, {}}), lists(mesh, {{}, {1, 0}}));
  EXPECT_EQ(planner.numSearches(), 1);
  EXPECT_EQ(planner.numQueries(), 2);
  EXPECT_EQ(xy.cost, yx.cost);
  ASSERT_EQ(xy.moves.size(), yx.moves.size());
  EXPECT_EQ(runPlan(n, mesh, lists(mesh, {{1}, {}}), lists(mesh, {{}, {1, 0}}),
                    yx, 1),
            "");
  planner.plan(n, 4, lists(mesh, {{2}, {}}), lists(mesh, {{}, {2, 0}}));
  EXPECT_EQ(planner.numSearches(), 2);
}

//===----------------------------------------------------------------------===//
// Moves and their steps
//===----------------------------------------------------------------------===//

TEST(ReshardSteps, IllegalMovesAreNamed) {
  Mesh mesh = makeMesh({2, 3});
  int64_t n[] = {10, 7};
  auto check = [&](MoveKind kind, const Sharding &from, const Sharding &to) {
    return checkMove(kind, n, mesh, from, to);
  };
  Sharding none = lists(mesh, {{}, {}}), x = lists(mesh, {{0}, {}});
  EXPECT_EQ(check(MoveKind::Slice, none, x), "");
  EXPECT_EQ(check(MoveKind::Slice, x, none), "a dimension loses axes");
  EXPECT_EQ(check(MoveKind::Gather, none, x), "a dimension gains axes");
  EXPECT_EQ(check(MoveKind::Gather, x, x), "no axes move");
  EXPECT_EQ(check(MoveKind::Slice, lists(mesh, {{}, {}}, {0}), x),
            "the unreduced axes differ");
  EXPECT_EQ(check(MoveKind::AllToAll, x, lists(mesh, {{}, {1}})),
            "the axes that dimensions gain are not those that others lose");
  EXPECT_EQ(check(MoveKind::AllReduce, x, x), "no unreduced axes are reduced");
  EXPECT_EQ(check(MoveKind::ReduceScatter, lists(mesh, {{}, {}}, {0}),
                  lists(mesh, {{1}, {}})),
            "the axes reduced are not those that dimensions gain");
  EXPECT_EQ(
      check(MoveKind::ToUnreduced, x, lists(mesh, {{}, {}}, {1})),
      "the axes that become unreduced are not those that dimensions lose");
  EXPECT_EQ(check(MoveKind::ToUnreduced, none, none),
            "no axes become unreduced");
  EXPECT_EQ(check(MoveKind::Permute, lists(mesh, {{0, 1}, {}}),
                  lists(mesh, {{1, 0}, {}})),
            "dimension 0 lies in other tiles");
  EXPECT_EQ(check(MoveKind::Permute, lists(mesh, {{}, {}}, {0}), none),
            "the unreduced axes do not have the same size");
  EXPECT_EQ(check(MoveKind::Exchange, none, lists(mesh, {{}, {}}, {0})),
            "the unreduced axes differ");
  EXPECT_EQ(check(MoveKind::Gather, lists(mesh, {{0, 1}, {}}),
                  lists(mesh, {{1}, {}})),
            "a dimension's list is neither cut nor extended");
  // 10 over 4 are blocks of 3; over its major half, 5: no cut there.
  Mesh four = makeMesh({4});
  Sharding major = Sharding::replicatedOf(2);
  major.dims[0].entries = {DimEntry::makeAxis({0, 1, 2})};
  EXPECT_EQ(checkMove(MoveKind::Gather, n, four, lists(four, {{0}, {}}), major),
            "an axis is cut where sizes do not divide");
}

TEST(ReshardSteps, StepsAreFew) {
  Mesh mesh = makeMesh({2, 3});
  auto steps = [&](MoveKind kind, ArrayRef<int64_t> n, const Sharding &from,
                   const Sharding &to) {
    std::string text;
    for (const LocalStep &s : localSteps(kind, n, mesh, from, to))
      text += (text.empty() ? "" : " ") + toString(s.kind).str();
    return text;
  };
  Sharding none = lists(mesh, {{}, {}});
  int64_t even[] = {12, 12}, uneven[] = {10, 7};
  // The major dimension needs no transposition.
  EXPECT_EQ(steps(MoveKind::Gather, even, lists(mesh, {{0}, {}}), none),
            "all_gather reshape");
  EXPECT_EQ(steps(MoveKind::Gather, uneven, lists(mesh, {{1}, {}}), none),
            "all_gather reshape trim");
  EXPECT_EQ(steps(MoveKind::Gather, even, lists(mesh, {{}, {0}}), none),
            "all_gather transpose reshape");
  EXPECT_EQ(steps(MoveKind::Slice, even, none, lists(mesh, {{0}, {1}})),
            "reshape select_digits");
  EXPECT_EQ(steps(MoveKind::Slice, uneven, none, lists(mesh, {{}, {0, 1}})),
            "pad reshape pad reshape select_digits");
  EXPECT_EQ(steps(MoveKind::AllToAll, even, lists(mesh, {{0}, {}}),
                  lists(mesh, {{}, {0}})),
            "reshape transpose all_to_all reshape");
  EXPECT_EQ(steps(MoveKind::AllReduce, even, lists(mesh, {{}, {}}, {0}), none),
            "all_reduce");
  EXPECT_EQ(steps(MoveKind::ReduceScatter, even, lists(mesh, {{}, {}}, {0}),
                  lists(mesh, {{0}, {}})),
            "reshape reduce_scatter");
  Sharding max = lists(mesh, {{}, {}}, {0});
  EXPECT_EQ(steps(MoveKind::ToUnreduced, even, none, max), "keep_first");
  max.kind = ReduceKind::Max;
  EXPECT_EQ(steps(MoveKind::ToUnreduced, even, none, max), "");
}

TEST(EnumerateShardings, CountsAndLegality) {
  // 2x2, rank 2: no axis 1; one 2 x 2; two 2 (one dimension each) + 4 (one, in
  // both orders); unreduced: x or y with the other in none or one of two, or
  // both.
  Mesh mesh = makeMesh({2, 2});
  int64_t n[] = {5, 7};
  std::vector<Sharding> plain = allShardings(n, mesh, false);
  EXPECT_EQ(plain.size(), 1u + 4 + 6);
  std::vector<Sharding> all = allShardings(n, mesh);
  EXPECT_EQ(all.size(), 11u + 2 * 3 + 1);
  for (size_t i = 0; i < all.size(); ++i) {
    EXPECT_EQ(checkSharding(all[i], n, mesh), "");
    for (size_t j = 0; j < i; ++j)
      EXPECT_NE(all[i], all[j]);
  }
  SampleRng rng(1);
  int inner = 0, parts = 0;
  for (int i = 0; i < 200; ++i) {
    int64_t m[] = {24, 7};
    Mesh big = makeMesh({4, 6});
    Sharding s = sampleSharding(m, big, rng);
    EXPECT_EQ(checkSharding(s, m, big), "");
    inner += s.hasInnerFactors();
    for (const AxisRef &r : s.unreduced)
      parts += r.size != big.axes[r.axis].size;
  }
  EXPECT_GT(inner, 20);
  EXPECT_GT(parts, 20);
}
