//===- CollectivesTest.cpp - One conformance suite for all engines --------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Every rank knows what every rank puts in, so each checks its own results. A
// new engine is done when it passes with its name in the list at the end.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/World.h"
#include <cmath>
#include <gtest/gtest.h>
#include <limits>

using namespace dgc::rt;

namespace {

struct Shape {
  const char *name;
  std::vector<std::vector<int32_t>> members;
};

/// Groups of meshes of 1, 2, 3, 4, 6 and 8 ranks: whole, one axis, parts of
/// axes, single ranks, and one that is not in ascending order.
std::vector<std::pair<int, std::vector<Shape>>> meshes() {
  return {
      {1, {{"all", {{0}}}}},
      {2, {{"all", {{0, 1}}}, {"each", {{0}, {1}}}}},
      {3, {{"all", {{0, 1, 2}}}, {"turned", {{2, 0, 1}}}}},
      {4,
       {{"all", {{0, 1, 2, 3}}},
        {"major", {{0, 2}, {1, 3}}},
        {"minor", {{0, 1}, {2, 3}}}}},
      {6,
       {{"two", {{0, 3}, {1, 4}, {2, 5}}}, {"three", {{0, 1, 2}, {3, 4, 5}}}}},
      {8,
       {{"part", {{0, 2}, {1, 3}, {4, 6}, {5, 7}}},
        {"two parts", {{0, 4, 1, 5}, {2, 6, 3, 7}}}}},
  };
}

CommTables makeTables(int ranks, const std::vector<Shape> &shapes) {
  CommTables t;
  for (const Shape &s : shapes) {
    Group g{s.name, std::vector<int32_t>(ranks, -1), s.members};
    for (size_t i = 0; i < s.members.size(); ++i)
      for (int32_t r : s.members[i])
        g.ofRank[r] = static_cast<int32_t>(i);
    t.groups.push_back(g);
    t.ops.push_back({"test", s.name, "suite:1:1", 0});
  }
  return t;
}

/// What rank r holds at i: small, not symmetric in ranks, exact in every type,
/// sometimes negative where the type allows it.
double valueAt(DType t, int rank, int64_t i) {
  if (t == DGC_BOOL)
    return static_cast<double>((rank * 3 + i) % 5 < 2);
  int64_t v = (i * 7 + rank * 5) % 11 + 1;
  bool negative = isSigned(t) && (i + rank) % 3 == 0;
  return static_cast<double>(negative ? -v : v);
}

double combine(int op, DType t, double a, double b) {
  if (t == DGC_BOOL)
    return op == DGC_ADD || op == DGC_MAX || op == DGC_OR ? (a != 0 || b != 0)
                                                          : (a != 0 && b != 0);
  switch (op) {
  case DGC_ADD:
    return a + b;
  case DGC_MUL:
    return a * b;
  case DGC_MIN:
    return std::min(a, b);
  case DGC_MAX:
    return std::max(a, b);
  case DGC_AND:
    return static_cast<double>(static_cast<int64_t>(a) &
                               static_cast<int64_t>(b));
  default:
    return static_cast<double>(static_cast<int64_t>(a) |
                               static_cast<int64_t>(b));
  }
}

/// One rank's view of one test.
struct Suite {
  RankContext &rank;
  const CommTables &tables;
  size_t half; // bytes of each of two buffers
  int checks = 0;

  char *in() { return rank.heap; }
  char *out() { return rank.heap + half; }
  const std::vector<int32_t> &members(int group) const {
    const Group &g = tables.groups[group];
    return g.members[g.ofRank[rank.rank]];
  }
  int myIndex(int group) const {
    return static_cast<int>(
        std::find(members(group).begin(), members(group).end(), rank.rank) -
        members(group).begin());
  }

  void fill(DType t, int64_t n) {
    for (int64_t i = 0; i < n; ++i)
      storeDouble(t, in(), i, valueAt(t, rank.rank, i));
    std::memset(out(), 0x55, n * dtypeSize(t));
  }
  bool call(int kind, int group, DType t, int op, int64_t count,
            bool inPlace = false, int table = -1) {
    return rank.comm->collective({kind, group, t, op, in(),
                                  inPlace ? in() : out(), count, table,
                                  group}) == kStatusOk;
  }
  bool expect(const char *what, DType t, const char *data, int64_t i,
              double want) {
    ++checks;
    // Round the reference to the type.
    double rounded[1];
    storeDouble(t, rounded, 0, want);
    if (std::memcmp(rounded, data + i * dtypeSize(t), dtypeSize(t)) == 0)
      return true;
    rank.setMessage(format("%s of %s, element %lld: got %s, want %s", what,
                           dtypeName(t), (long long)i,
                           elementText(t, data, i).c_str(),
                           elementText(t, rounded, 0).c_str()));
    return false;
  }
  double reduced(int group, DType t, int op, int64_t i) const {
    double v = valueAt(t, members(group)[0], i);
    for (size_t j = 1; j < members(group).size(); ++j)
      v = combine(op, t, v, valueAt(t, members(group)[j], i));
    return v;
  }

  bool allReduce(int group, DType t, int op, int64_t n, bool inPlace) {
    fill(t, n);
    if (!call(DGC_ALL_REDUCE, group, t, op, n, inPlace))
      return false;
    for (int64_t i = 0; i < n; ++i)
      if (!expect("all_reduce", t, inPlace ? in() : out(), i,
                  reduced(group, t, op, i)))
        return false;
    return true;
  }
  bool reduceScatter(int group, DType t, int op, int64_t n) {
    int64_t g = static_cast<int64_t>(members(group).size());
    fill(t, n * g);
    if (!call(DGC_REDUCE_SCATTER, group, t, op, n))
      return false;
    for (int64_t i = 0; i < n; ++i)
      if (!expect("reduce_scatter", t, out(), i,
                  reduced(group, t, op, myIndex(group) * n + i)))
        return false;
    return true;
  }
  bool allGather(int group, DType t, int64_t n) {
    fill(t, n);
    if (!call(DGC_ALL_GATHER, group, t, 0, n))
      return false;
    for (size_t j = 0; j < members(group).size(); ++j)
      for (int64_t i = 0; i < n; ++i)
        if (!expect("all_gather", t, out(), static_cast<int64_t>(j) * n + i,
                    valueAt(t, members(group)[j], i)))
          return false;
    return true;
  }
  bool allToAll(int group, DType t, int64_t n) {
    fill(t, n * static_cast<int64_t>(members(group).size()));
    if (!call(DGC_ALL_TO_ALL, group, t, 0, n))
      return false;
    for (size_t j = 0; j < members(group).size(); ++j)
      for (int64_t i = 0; i < n; ++i)
        if (!expect("all_to_all", t, out(), static_cast<int64_t>(j) * n + i,
                    valueAt(t, members(group)[j], myIndex(group) * n + i)))
          return false;
    return true;
  }
};

class Collectives : public ::testing::TestWithParam<Engine> {
protected:
  /// Runs `body` on every rank; false there means failed.
  Error onRanks(int ranks, const CommTables &tables, size_t half,
                const std::function<bool(Suite &)> &body, int threads = 1) {
    WorldOptions options;
    options.engine = GetParam();
    options.numRanks = ranks;
    options.heapBytes = 2 * half;
    options.threadsPerRank = threads;
    options.tables = &tables;
    std::unique_ptr<World> world;
    if (Error e = World::create(options, world))
      return e;
    return world->run([&](RankContext &rank) {
      Suite suite{rank, tables, half};
      return body(suite) ? 0 : 1;
    });
  }
};

TEST_P(Collectives, AllGroupsAndSizes) {
  for (const auto &[ranks, shapes] : meshes()) {
    CommTables tables = makeTables(ranks, shapes);
    Error e = onRanks(ranks, tables, 1 << 20, [&](Suite &s) {
      for (size_t group = 0; group < tables.groups.size(); ++group)
        for (int64_t n : {0, 1, 7, 64, 2500, 20001}) {
          int g = static_cast<int>(group);
          bool ok = s.allReduce(g, DGC_F32, DGC_ADD, n, false) &&
                    s.allReduce(g, DGC_F32, DGC_ADD, n, true) &&
                    s.reduceScatter(g, DGC_F32, DGC_ADD, n) &&
                    s.allGather(g, DGC_F32, n) && s.allToAll(g, DGC_F32, n);
          if (!ok)
            return false;
        }
      return true;
    });
    EXPECT_FALSE(e) << ranks << " ranks: " << e.message;
  }
}

TEST_P(Collectives, AllTypesAndReductions) {
  CommTables tables = makeTables(3, {{"all", {{0, 1, 2}}}});
  Error e = onRanks(3, tables, 1 << 18, [&](Suite &s) {
    for (int t = 0; t < kNumDTypes; ++t)
      for (int op = DGC_ADD; op <= DGC_OR; ++op) {
        DType type = static_cast<DType>(t);
        if (isFloat(type) && op >= DGC_AND)
          continue;
        for (int64_t n : {5, 9001})
          if (!s.allReduce(0, type, op, n, n == 5) ||
              !s.reduceScatter(0, type, op, n) || !s.allGather(0, type, n) ||
              !s.allToAll(0, type, n))
            return false;
      }
    return true;
  });
  EXPECT_FALSE(e) << e.message;
}

// Large operands are shared by a rank's threads.
TEST_P(Collectives, SeveralThreadsARank) {
  CommTables tables = makeTables(2, {{"all", {{0, 1}}}});
  Error e = onRanks(
      2, tables, 1 << 23,
      [&](Suite &s) {
        for (int64_t n : {300001, 1000000})
          if (!s.allReduce(0, DGC_F32, DGC_ADD, n, n % 2) ||
              !s.reduceScatter(0, DGC_F32, DGC_ADD, n) ||
              !s.allGather(0, DGC_BF16, n) || !s.allToAll(0, DGC_F32, n))
            return false;
        return true;
      },
      3);
  EXPECT_FALSE(e) << e.message;
}

// Sums in rank order: an order that rounds differently would show.
TEST_P(Collectives, SumsInRankOrder) {
  CommTables tables = makeTables(4, {{"all", {{0, 1, 2, 3}}}});
  for (int64_t n : {16, 5000}) {
    Error e = onRanks(4, tables, 1 << 16, [&](Suite &s) {
      const float parts[4] = {1e8f, 1.0f, -1e8f, 0.25f};
      float *in = reinterpret_cast<float *>(s.in());
      for (int64_t i = 0; i < n; ++i)
        in[i] = parts[(s.rank.rank + i) % 4];
      if (!s.call(DGC_ALL_REDUCE, 0, DGC_F32, DGC_ADD, n))
        return false;
      for (int64_t i = 0; i < n; ++i) {
        volatile float sum = parts[i % 4];
        for (int r = 1; r < 4; ++r)
          sum = sum + parts[(r + i) % 4];
        if (!s.expect("sum", DGC_F32, s.out(), i, sum))
          return false;
      }
      return true;
    });
    EXPECT_FALSE(e) << e.message;
  }
}

// 1 + 2^-8 (lost in bf16) three times over is seen only with a wide sum.
TEST_P(Collectives, NarrowFloatsAccumulateInF32) {
  CommTables tables = makeTables(4, {{"all", {{0, 1, 2, 3}}}});
  Error e = onRanks(4, tables, 1 << 16, [&](Suite &s) {
    double mine = s.rank.rank == 0 ? 1.0 : 0x1p-8;
    for (int64_t i = 0; i < 300; ++i)
      storeDouble(DGC_BF16, s.in(), i, mine);
    if (!s.call(DGC_ALL_REDUCE, 0, DGC_BF16, DGC_ADD, 300))
      return false;
    // 1.01171875 is nearer to 1.015625 than to 1.0078125 by ties to even.
    return s.expect("sum", DGC_BF16, s.out(), 299, 1.01171875);
  });
  EXPECT_FALSE(e) << e.message;
}

TEST_P(Collectives, MinAndMaxKeepNaN) {
  CommTables tables = makeTables(2, {{"all", {{0, 1}}}});
  Error e = onRanks(2, tables, 1 << 16, [&](Suite &s) {
    float *in = reinterpret_cast<float *>(s.in());
    float nan = std::numeric_limits<float>::quiet_NaN();
    for (int op : {DGC_MIN, DGC_MAX}) {
      in[0] = s.rank.rank == 0 ? nan : 1;
      in[1] = s.rank.rank == 1 ? nan : 1;
      in[2] = static_cast<float>(s.rank.rank);
      if (!s.call(DGC_ALL_REDUCE, 0, DGC_F32, op, 3))
        return false;
      float *out = reinterpret_cast<float *>(s.out());
      if (!std::isnan(out[0]) || !std::isnan(out[1]) ||
          out[2] != (op == DGC_MAX ? 1 : 0)) {
        s.rank.setMessage("NaN is lost");
        return false;
      }
    }
    return true;
  });
  EXPECT_FALSE(e) << e.message;
}

TEST_P(Collectives, Permute) {
  CommTables tables = makeTables(4, {{"all", {{0, 1, 2, 3}}}});
  tables.permutes.push_back({{3, 0, 1, 2}});
  tables.permutes.push_back({{-1, 0, 0, 3}}); // nothing, from 0 twice, own
  Error e = onRanks(4, tables, 1 << 16, [&](Suite &s) {
    for (int table : {0, 1, 0})
      for (int64_t n : {0, 1, 3000}) {
        s.fill(DGC_F32, n);
        if (!s.call(DGC_PERMUTE, 0, DGC_F32, 0, n, false, table))
          return false;
        int from = tables.permutes[table].source[s.rank.rank];
        for (int64_t i = 0; i < n; ++i)
          if (!s.expect("permute", DGC_F32, s.out(), i,
                        from < 0 ? 0 : valueAt(DGC_F32, from, i)))
            return false;
      }
    return true;
  });
  EXPECT_FALSE(e) << e.message;
}

// 5 x 6 over 4 ranks: rows uneven over a group of 4, to columns in pairs with
// an inner factor of 3 and the rows whole.
TEST_P(Collectives, Exchange) {
  CommTables tables = makeTables(4, {{"all", {{0, 1, 2, 3}}}});
  Exchange x;
  x.shape = {5, 6};
  x.inShape = {2, 6};
  x.outShape = {5, 3};
  DimTable rows{{0, 1, 2, 3}, {{{0, 0, 2}}, {{2, 0, 2}}, {{4, 0, 1}}, {}}};
  DimTable whole5{{0, 0, 0, 0}, {{{0, 0, 5}}}};
  DimTable whole6{{0, 0, 0, 0}, {{{0, 0, 6}}}};
  DimTable inner{
      {0, 0, 1, 1},
      {{{0, 0, 1}, {2, 1, 1}, {4, 2, 1}}, {{1, 0, 1}, {3, 1, 1}, {5, 2, 1}}}};
  x.in = {rows, whole6};
  x.out = {whole5, inner};
  x.senders.assign(4, {0, 1, 2, 3});
  tables.exchanges.push_back(x);
  for (DType t : {DGC_F32, DGC_F64, DGC_BF16, DGC_I8}) {
    Error e = onRanks(4, tables, 1 << 16, [&](Suite &s) {
      for (int64_t row = 0; row < 2; ++row)
        for (int64_t c = 0; c < 6; ++c)
          storeDouble(t, s.in(), row * 6 + c,
                      double((s.rank.rank * 2 + row) * 6 + c));
      std::memset(s.out(), 0, 256);
      if (s.rank.comm->exchange(0, t, s.in(), s.out(), 0) != kStatusOk)
        return false;
      for (int64_t row = 0; row < 5; ++row)
        for (int64_t c = 0; c < 3; ++c)
          if (!s.expect("exchange", t, s.out(), row * 3 + c,
                        double(row * 6 + 2 * c + s.rank.rank / 2)))
            return false;
      return true;
    });
    EXPECT_FALSE(e) << e.message;
  }
}

// A long random sequence over all groups: numbering and reuse of slots.
TEST_P(Collectives, ManyInARow) {
  const auto shapes = meshes()[3].second;
  CommTables tables = makeTables(4, shapes);
  Error e = onRanks(4, tables, 1 << 18, [&](Suite &s) {
    uint64_t state = 1;
    for (int k = 0; k < 400; ++k) {
      state = state * 6364136223846793005u + 1442695040888963407u;
      int group = static_cast<int>((state >> 33) % 3);
      int64_t n = static_cast<int64_t>((state >> 40) % 90);
      bool ok = true;
      switch ((state >> 60) % 5) {
      case 0:
        ok = s.allReduce(group, DGC_I32, DGC_ADD, n, n % 2);
        break;
      case 1:
        ok = s.allGather(group, DGC_I32, n);
        break;
      case 2:
        ok = s.reduceScatter(group, DGC_I32, DGC_MAX, n);
        break;
      case 3:
        ok = s.allToAll(group, DGC_I32, n);
        break;
      default:
        ok = s.rank.comm->barrier() == kStatusOk;
      }
      if (!ok)
        return false;
    }
    return true;
  });
  EXPECT_FALSE(e) << e.message;
}

TEST_P(Collectives, MismatchNamesBoth) {
  CommTables tables = makeTables(2, {{"d0", {{0, 1}}}});
  tables.ops = {{"all_reduce", "d0", "model.mlir:3:5", 0},
                {"all_gather", "d0", "model.mlir:7:5", 0}};
  struct Case {
    CollectiveCall other;
    const char *expected;
  };
  CollectiveCall base{DGC_ALL_REDUCE, 0, DGC_F32, DGC_ADD, nullptr,
                      nullptr,        8, -1,      0};
  std::vector<Case> cases(5, {base, ""});
  cases[0].other.count = 9;
  cases[0].expected = "all_reduce add of 9 f32 in group 0, all_reduce over "
                      "\"d0\" at model.mlir:3:5";
  cases[1].other.dtype = DGC_F64;
  cases[1].expected = "of 8 f64 in group 0";
  cases[2].other.redop = DGC_MAX;
  cases[2].expected = "all_reduce max of 8 f32";
  cases[3].other.kind = DGC_ALL_GATHER;
  cases[3].other.count = 4;
  cases[3].expected = "all_gather of 4 f32";
  cases[4].other.opId = 1;
  cases[4].expected = "all_gather over \"d0\" at model.mlir:7:5";
  for (const Case &c : cases) {
    Error e = onRanks(2, tables, 1 << 12, [&](Suite &s) {
      CollectiveCall call = s.rank.rank == 0 ? base : c.other;
      call.in = s.in();
      call.out = s.out();
      return s.rank.comm->collective(call) == kStatusOk;
    });
    EXPECT_EQ(e.code, 1);
    EXPECT_NE(e.message.find("ranks ask for different collectives"),
              std::string::npos)
        << e.message;
    EXPECT_NE(e.message.find("all_reduce add of 8 f32 in group 0, all_reduce "
                             "over \"d0\" at model.mlir:3:5"),
              std::string::npos)
        << e.message;
    EXPECT_NE(e.message.find(c.expected), std::string::npos) << e.message;
  }
}

TEST_P(Collectives, BadCallsAreRefused) {
  CommTables tables = makeTables(1, {{"all", {{0}}}});
  tables.ops = {{"all_reduce", "d0", "model.mlir:3:5", 0}};
  auto message =
      [&](const std::function<void(Suite &, CollectiveCall &)> &edit) {
        return onRanks(1, tables, 4096,
                       [&](Suite &s) {
                         CollectiveCall c{
                             DGC_ALL_REDUCE, 0, DGC_F32, DGC_ADD, s.in(),
                             s.out(),        4, -1,      0};
                         edit(s, c);
                         return s.rank.comm->collective(c) == kStatusOk;
                       })
            .message;
      };
  EXPECT_EQ(message([](Suite &, CollectiveCall &) {}), "");
  EXPECT_NE(message([](Suite &, CollectiveCall &c) { c.group = 1; })
                .find("bad call of all_reduce over \"d0\" at model.mlir:3:5: "
                      "group 1 of 1"),
            std::string::npos);
  EXPECT_NE(message([](Suite &, CollectiveCall &c) {
              c.redop = DGC_AND;
            }).find("no reduction 4 on f32"),
            std::string::npos);
  EXPECT_NE(message([](Suite &, CollectiveCall &c) {
              c.kind = DGC_PERMUTE;
            }).find("permute -1 of 0"),
            std::string::npos);
  EXPECT_NE(message([](Suite &, CollectiveCall &c) {
              c.count = 1 << 20;
            }).find("does not lie in the symmetric heap"),
            std::string::npos);
  EXPECT_NE(message([](Suite &, CollectiveCall &c) { c.in = &c; })
                .find("the input of all_reduce over \"d0\" at model.mlir:3:5 "
                      "does not lie in the symmetric heap"),
            std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(Engines, Collectives,
                         ::testing::Values(Engine::Shm, Engine::Threads),
                         [](const auto &info) {
                           return info.param == Engine::Shm ? "shm" : "threads";
                         });

} // namespace
