//===- CombinedTest.cpp - Several collectives at once ---------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Combined calls against single ones, which CollectivesTest.cpp checks: the
// same bits, in one meeting.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/World.h"
#include <cmath>
#include <cstring>
#include <gtest/gtest.h>

using namespace dgc::rt;

namespace {

constexpr int64_t heapBytes = 1 << 22;

/// Pairs of neighbours and all of `ranks`.
CommTables makeTables(int ranks) {
  CommTables t;
  Group all{"all", std::vector<int32_t>(ranks, 0), {{}}};
  Group pairs{"pairs", std::vector<int32_t>(ranks, 0), {}};
  for (int r = 0; r < ranks; ++r) {
    all.members[0].push_back(r);
    if (r % 2 == 0)
      pairs.members.emplace_back();
    pairs.members.back().push_back(r);
    pairs.ofRank[r] = r / 2;
  }
  t.groups = {all, pairs};
  t.ops = {{"all_reduce", "d0", "model.mlir:3:5", 0}};
  return t;
}

/// Operands and results side by side in a rank's heap, at 64 bytes.
class Layout {
public:
  Layout(RankContext &rank, const CommTables &tables, int kind, int group,
         std::vector<int64_t> counts, bool inPlace)
      : rank(rank), kind(kind), group(group), counts(std::move(counts)),
        inPlace(inPlace) {
    const Group &g = tables.groups[group];
    size = static_cast<int64_t>(g.members[g.ofRank[rank.rank]].size());
    char *at = rank.heap;
    for (int64_t n : this->counts) {
      take(ins, n * (kind == DGC_REDUCE_SCATTER ? size : 1), at);
      take(outs, outCount(n), at);
      if (inPlace)
        outs.back() = ins.back();
    }
    fits = at <= rank.heap + heapBytes;
  }

  int64_t outCount(int64_t n) const {
    return n * (kind == DGC_ALL_GATHER ? size : 1);
  }
  void fill() {
    for (size_t k = 0; k < counts.size(); ++k) {
      int64_t wide = counts[k] * (kind == DGC_REDUCE_SCATTER ? size : 1);
      // Sums round, so that another order would show.
      for (int64_t i = 0; i < wide; ++i)
        ins[k][i] = std::sin(float(1 + i * 7 + int64_t(k) * 3 + rank.rank));
      if (!inPlace)
        std::fill(outs[k], outs[k] + outCount(counts[k]), -5.0f);
    }
  }
  std::vector<float> results() const {
    std::vector<float> all;
    for (size_t k = 0; k < counts.size(); ++k)
      all.insert(all.end(), outs[k], outs[k] + outCount(counts[k]));
    return all;
  }
  bool oneByOne() {
    for (size_t k = 0; k < counts.size(); ++k)
      if (rank.comm->collective({kind, group, DGC_F32, DGC_ADD, ins[k], outs[k],
                                 counts[k], -1, 0}))
        return false;
    return true;
  }
  bool together() {
    std::vector<const void *> in(ins.begin(), ins.end());
    std::vector<void *> out(outs.begin(), outs.end());
    return rank.comm->combined({kind, group, DGC_F32, DGC_ADD,
                                int32_t(counts.size()), in.data(), out.data(),
                                counts.data(), 0}) == kStatusOk;
  }
  bool fits = false;

private:
  static void take(std::vector<float *> &list, int64_t n, char *&at) {
    list.push_back(reinterpret_cast<float *>(at));
    at += (n * 4 + 63) / 64 * 64 + 64;
  }
  RankContext &rank;
  int kind, group;
  std::vector<int64_t> counts;
  bool inPlace;
  int64_t size = 0;
  std::vector<float *> ins, outs;
};

/// Do the parts come out the same, to the bit, one by one and together?
bool isSame(RankContext &rank, Layout &layout) {
  layout.fill();
  if (!layout.fits || rank.comm->barrier() || !layout.oneByOne())
    return false;
  std::vector<float> wanted = layout.results();
  layout.fill();
  if (rank.comm->barrier() || !layout.together())
    return false;
  std::vector<float> got = layout.results();
  return !std::memcmp(got.data(), wanted.data(), 4 * wanted.size());
}

class Combined : public ::testing::TestWithParam<Engine> {
protected:
  Error onRanks(int ranks, const CommTables &tables, int threads,
                const std::function<bool(RankContext &)> &body) {
    WorldOptions options;
    options.engine = GetParam();
    options.numRanks = ranks;
    options.heapBytes = heapBytes;
    options.threadsPerRank = threads;
    options.tables = &tables;
    std::unique_ptr<World> world;
    if (Error e = World::create(options, world))
      return e;
    return world->run([&](RankContext &rank) { return body(rank) ? 0 : 1; });
  }
};

TEST_P(Combined, SameBitsAsOneByOne) {
  // Small in all, large in all, large ones among small ones, none at all, and
  // more than meet in one go.
  std::vector<std::vector<int64_t>> lists = {
      {5}, {1, 7, 64, 0, 100}, {900, 2000, 17}, {3, 70001, 5, 1}, {0, 0}};
  lists.push_back(std::vector<int64_t>(150, 33));
  for (int ranks : {1, 2, 3, 4}) {
    CommTables tables = makeTables(ranks);
    Error e = onRanks(ranks, tables, 1, [&](RankContext &rank) {
      for (int kind : {DGC_ALL_REDUCE, DGC_ALL_GATHER, DGC_REDUCE_SCATTER})
        for (int group : {0, 1})
          for (const auto &counts : lists)
            for (bool inPlace : {false, true}) {
              if (inPlace && kind != DGC_ALL_REDUCE)
                continue;
              Layout layout(rank, tables, kind, group, counts, inPlace);
              if (!isSame(rank, layout)) {
                rank.setMessage(format("kind %d of %zu parts differs", kind,
                                       counts.size()));
                return false;
              }
            }
      return true;
    });
    EXPECT_FALSE(e) << ranks << " ranks: " << e.message;
  }
}

TEST_P(Combined, SeveralThreadsARank) {
  CommTables tables = makeTables(2);
  Error e = onRanks(2, tables, 3, [&](RankContext &rank) {
    Layout layout(rank, tables, DGC_ALL_REDUCE, 0, {300001, 5, 120000}, true);
    return isSame(rank, layout);
  });
  EXPECT_FALSE(e) << e.message;
}

TEST_P(Combined, MeetsOnce) {
  CommTables tables = makeTables(2);
  Error e = onRanks(2, tables, 1, [&](RankContext &rank) {
    Layout layout(rank, tables, DGC_ALL_REDUCE, 0, {5, 6, 7}, true);
    layout.fill();
    rank.comm->resetTimes();
    return !rank.comm->barrier() && layout.together() &&
           rank.comm->times().calls[DGC_ALL_REDUCE] == 1;
  });
  EXPECT_FALSE(e) << e.message;
}

TEST_P(Combined, MismatchTellsEachCount) {
  CommTables tables = makeTables(2);
  auto message = [&](std::vector<int64_t> first, std::vector<int64_t> second) {
    return onRanks(2, tables, 1,
                   [&](RankContext &rank) {
                     Layout layout(rank, tables, DGC_ALL_REDUCE, 0,
                                   rank.rank == 0 ? first : second, true);
                     return layout.together();
                   })
        .message;
  };
  // As many in all, dealt out differently.
  std::string text = message({8, 16}, {16, 8});
  EXPECT_NE(text.find("rank 0: all_reduce add of 24 f32 in group 0, which are "
                      "8 + 16, all_reduce over \"d0\" at model.mlir:3:5"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("which are 16 + 8,"), std::string::npos) << text;
  text = message({8, 16}, {24});
  EXPECT_NE(text.find("which are 8 + 16,"), std::string::npos) << text;
  EXPECT_NE(text.find("rank 1: all_reduce add of 24 f32 in group 0, "
                      "all_reduce over"),
            std::string::npos)
      << text;
}

TEST_P(Combined, BadCallsAreRefused) {
  CommTables tables = makeTables(1);
  auto message = [&](CombinedCall call, int64_t second) {
    return onRanks(1, tables, 1,
                   [&](RankContext &rank) {
                     std::vector<const void *> in{rank.heap, rank.heap + 64};
                     std::vector<void *> out{rank.heap, rank.heap + 64};
                     std::vector<int64_t> counts{4, second};
                     call.in = in.data();
                     call.out = out.data();
                     call.counts = counts.data();
                     return rank.comm->combined(call) == kStatusOk;
                   })
        .message;
  };
  CombinedCall good{DGC_ALL_REDUCE, 0,       DGC_F32, DGC_ADD, 2,
                    nullptr,        nullptr, nullptr, 0};
  EXPECT_EQ(message(good, 8), "");
  EXPECT_NE(message(good, -1).find("count -1"), std::string::npos);
  EXPECT_NE(message(good, heapBytes).find("does not lie in the symmetric heap"),
            std::string::npos);
  CombinedCall bad = good;
  bad.kind = DGC_ALL_TO_ALL;
  EXPECT_NE(message(bad, 8).find("2 of kind 3 at once"), std::string::npos);
  bad = good;
  bad.n = 0;
  EXPECT_NE(message(bad, 8).find("0 of kind 0 at once"), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(Engines, Combined,
                         ::testing::Values(Engine::Shm, Engine::Threads));

} // namespace
