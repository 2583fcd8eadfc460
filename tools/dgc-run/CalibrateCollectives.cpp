//===- CalibrateCollectives.cpp - Times of the runtime's collectives ------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Calibrate.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <chrono>
#include <cmath>
#include <cstring>

using llvm::formatv;

namespace dgc {
namespace {

constexpr int64_t sizes[] = {64,      1 << 12, 1 << 13, 1 << 14, 1 << 15,
                             1 << 16, 1 << 18, 1 << 20, 1 << 22};
constexpr int numSizes = std::size(sizes);
/// The position of the size that is nearest to `bytes`.
int sizeNear(int64_t bytes) {
  return int(std::min_element(std::begin(sizes), std::end(sizes),
                              [&](int64_t a, int64_t b) {
                                return std::abs(a - bytes) <
                                       std::abs(b - bytes);
                              }) -
             std::begin(sizes));
}
constexpr int64_t largestOfCore = 1 << 18;
constexpr int64_t heapHalf = sizes[numSizes - 1] + 4096;
/// How long a call of one size is repeated.
constexpr double secondsOfRound = 3e-4, secondsOfTurn = 3e-3;
constexpr int numKinds = DGC_PERMUTE + 1;

double now() {
  return std::chrono::duration<double>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

/// Steps with a call and without it, one after the other.
struct Round {
  rt::ProbedTime with, without;
};

/// Rounds of a turn, in memory that all ranks share.
struct Rounds {
  static constexpr int most = 16;
  int count;
  Round rounds[most];
};
/// By dgc_collective and size.
struct Table {
  Rounds rounds[numKinds][numSizes];
};

/// What a rank tells the others.
struct OfRank {
  double seconds;
  rt::CoreProbe probe;
};

/// One round of `calls` steps of a program that writes `bytes` of inputs, calls
/// a collective (or does not) and reads its outputs: seconds a step, of the
/// slowest rank; negative when a peer fails.
double timeRound(rt::RankContext &rank, const rt::CollectiveCall *call,
                 int64_t bytes, int calls, OfRank *ranks) {
  volatile char sink = 0;
  if (rank.comm->barrier())
    return -1;
  double begin = now();
  for (int i = 0; i < calls; ++i) {
    // By plain stores, as kernels do: memset has its own way to memory.
    auto *in = reinterpret_cast<float *>(rank.heap);
    for (int64_t b = 0; b < bytes / 4; ++b)
      in[b] = float(i + b);
    if (call && rank.comm->collective(*call))
      return -1;
    for (int64_t b = 0; b < bytes; b += 64)
      sink = sink + rank.heap[heapHalf + b];
  }
  ranks[rank.rank].seconds = (now() - begin) / calls;
  if (rank.comm->barrier())
    return -1;
  double slowest = 0;
  for (int r = 0; r < rank.numRanks; ++r)
    slowest = std::max(slowest, ranks[r].seconds);
  return rank.comm->barrier() ? -1 : slowest;
}

/// The slowest rank's probe; false when a peer fails.
bool takeProbe(rt::RankContext &rank, rt::Probe &probe, OfRank *ranks,
               rt::CoreProbe &slowest) {
  slowest = {};
  if (!probe.take(*rank.comm, ranks[rank.rank].probe) || rank.comm->barrier())
    return false;
  for (int r = 0; r < rank.numRanks; ++r)
    slowest.takeSlower(ranks[r].probe);
  return !rank.comm->barrier();
}

/// Of a call with `bytes` put in or, for all_gather, got out. Ranks fetch lines
/// that were just written by others, and write lines that others have just
/// read: a good part of what a call costs is paid by the writes before and the
/// reads after it, so these belong to what is timed. False when a peer fails.
bool timeCall(rt::RankContext &rank, int kind, int64_t bytes, OfRank *ranks,
              rt::Probe &probe, Rounds &out) {
  bool split = kind == DGC_ALL_GATHER || kind == DGC_REDUCE_SCATTER ||
               kind == DGC_ALL_TO_ALL;
  int64_t count = std::max<int64_t>(1, bytes / 4 / (split ? rank.numRanks : 1));
  rt::CollectiveCall call{kind,      0,
                          DGC_F32,   DGC_ADD,
                          rank.heap, rank.heap + heapHalf,
                          count,     kind == DGC_PERMUTE ? 0 : -1,
                          0};
  int calls = 2; // of the first round, which tells how many fill one
  Round r;
  if (!takeProbe(rank, probe, ranks, r.with.before))
    return false;
  int n = 0;
  for (double all = 0; n < Rounds::most && (all < secondsOfTurn || n < 4);
       ++n) {
    r.with.seconds = timeRound(rank, &call, bytes, calls, ranks);
    r.without.seconds = timeRound(rank, nullptr, bytes, calls, ranks);
    if (r.with.seconds < 0 || r.without.seconds < 0 ||
        !takeProbe(rank, probe, ranks, r.with.after))
      return false;
    r.without.before = r.with.before;
    r.without.after = r.with.after;
    if (rank.rank == 0 && n > 0)
      out.rounds[n - 1] = r;
    r.with.before = r.with.after;
    all += r.with.seconds * calls; // the same on all ranks: all go on or stop
    calls = int(
        std::clamp(secondsOfRound / std::max(r.with.seconds, 1e-9), 1., 200.));
  }
  if (rank.rank == 0)
    out.count = n - 1;
  return true;
}

rt::Error timeAll(const rt::RunOptions &options, int ranks,
                  std::shared_ptr<Table> &table) {
  rt::CommTables tables = rt::CommTables::ofAll(ranks);
  rt::WorldOptions w;
  w.engine = options.config.engine;
  w.pin = options.config.pin;
  w.timeout = options.config.timeout;
  w.numRanks = ranks;
  w.heapBytes = size_t(2 * heapHalf);
  w.threadsPerRank = 1;
  w.tables = &tables;
  w.handleSignals = true;
  std::shared_ptr<char> shared;
  size_t ofRanks = sizeof(OfRank) * size_t(ranks);
  if (rt::Error e = rt::sharedMemory(sizeof(Table) + ofRanks, shared))
    return e;
  table = {shared, reinterpret_cast<Table *>(shared.get())};
  auto *all = reinterpret_cast<OfRank *>(shared.get() + sizeof(Table));
  std::unique_ptr<rt::World> world;
  if (rt::Error e = rt::World::create(w, world))
    return e;
  return world->run([&](rt::RankContext &rank) {
    rt::Probe probe;
    for (int kind = 0; kind < numKinds; ++kind)
      for (int s = 0; s < numSizes; ++s)
        if (!timeCall(rank, kind, sizes[s], all, probe, table->rounds[kind][s]))
          return 1;
    return 0;
  });
}

/// Products of small layers with a conversion after each, and the same products
/// without: what a collective costs within a program, where ranks come to it at
/// different times and its operand was just computed. All-reduces and
/// all-to-alls make chains of layers.
struct Chain {
  CollectiveKind kind;
  int64_t rows, columns; // of a layer's activations, whole
  int layers;
  int without = 0, with = 0; // programs
  int64_t bytes() const { return 4 * rows * columns; }
  /// Conversions of one layer: an all-to-all has to be undone.
  int conversions() const { return kind == CollectiveKind::AllToAll ? 2 : 1; }
  /// Ranks that share what a rank holds of the tensor.
  int shared(int ranks) const {
    return kind == CollectiveKind::AllToAll ? ranks : 1;
  }
};

/// Text of a chain's programs.
class ChainText {
public:
  ChainText(int ranks, const Chain &c) : ranks(ranks), c(c) {}

  std::string without() {
    int64_t columns = c.columns / ranks, rows = c.rows;
    std::string a = tensor(rows, columns), w = tensor(columns, c.columns),
                y = tensor(rows, c.columns);
    if (isOfRows())
      a = y = tensor(rows / ranks, c.columns), w = tensor(c.columns, c.columns);
    for (int i = 0; i < c.layers; ++i) {
      argument(formatv("%a{0}", i), a, whole);
      layer(i, formatv("%a{0}", i), a, w, whole, y);
      if (c.kind == CollectiveKind::ReduceScatter) // a rank gets so much of it
        take(i, y, rows / ranks);
      else
        finish(i, formatv("%y{0}", i), y);
    }
    return program(results, types);
  }

  std::string with() {
    return c.kind == CollectiveKind::ReduceScatter ||
                   c.kind == CollectiveKind::AllGather
               ? withLayersOfTheirOwn()
               : withChain();
  }

private:
  /// Whether a layer computes some rows and not partial sums.
  bool isOfRows() const {
    return c.kind == CollectiveKind::AllGather ||
           c.kind == CollectiveKind::AllToAll;
  }
  /// What such a collective leaves is no operand of a next such layer.
  std::string withLayersOfTheirOwn() {
    std::string x = tensor(c.rows, c.columns), w = tensor(c.columns, c.columns);
    for (int i = 0; i < c.layers; ++i) {
      std::string y = formatv("%y{0}", i);
      argument(formatv("%a{0}", i), x, isOfRows() ? rows : columns);
      layer(i, formatv("%a{0}", i), x, w, isOfRows() ? whole : rows, x);
      // Sums come before the function, copies after it.
      if (!isOfRows())
        y = convert(formatv("%c{0}", i), y, x, rows);
      finish(i, y, x);
      if (isOfRows())
        results.replace(
            results.rfind("%r"), std::string::npos,
            convert(formatv("%c{0}", i), formatv("%r{0}", i), x, whole));
    }
    return program(results, types);
  }

  std::string withChain() {
    std::string x = tensor(c.rows, c.columns), w = tensor(c.columns, c.columns);
    argument("%x0", x, isOfRows() ? rows : whole);
    for (int i = 0; i < c.layers; ++i) {
      layer(i, formatv("%x{0}", i), x, w, isOfRows() ? whole : rows, x);
      std::string t = formatv("%t{0}", i);
      std::string y = convert(formatv("%c{0}", i), formatv("%y{0}", i), x,
                              isOfRows() ? columns : whole);
      line(formatv("{0} = stablehlo.tanh {1} : {2}", t, y, x));
      convert(formatv("%x{0}", i + 1), t, x, isOfRows() ? rows : whole);
    }
    return program(formatv("%x{0}", c.layers), x);
  }

  using StringRef = llvm::StringRef;
  static std::string tensor(int64_t rows, int64_t columns) {
    return formatv("tensor<{0}x{1}xf32>", rows, columns);
  }
  void line(const std::string &text) { body += "  " + text + "\n"; }
  void argument(const std::string &name, StringRef type, StringRef layout) {
    arguments += formatv("{0}{1}: {2} {{dist.sharding = "
                         "#dist.sharding<@mesh, {3}>}",
                         arguments.empty() ? "" : ", ", name, type, layout);
  }
  void layer(int i, const std::string &x, StringRef xType, StringRef wType,
             StringRef layout, StringRef yType) {
    argument(formatv("%w{0}", i), wType, layout);
    line(formatv("%y{0} = stablehlo.dot_general {1}, %w{0}, contracting_dims = "
                 "[1] x [0] : ({2}, {3}) -> {4}",
                 i, x, xType, wType, yType));
  }
  std::string convert(const std::string &name, const std::string &x,
                      StringRef type, StringRef layout) {
    line(formatv("{0} = dist.constraint {1} <@mesh, {2}> : {3}", name, x,
                 layout, type));
    return name;
  }
  /// The function of layer `i`, whose result the program returns.
  void finish(int i, const std::string &y, const std::string &type) {
    line(formatv("%r{0} = stablehlo.tanh {1} : {2}", i, y, type));
    results += formatv("{0}%r{1}", i ? ", " : "", i);
    types += (i ? ", " : "") + type;
  }
  /// The same of its first rows.
  void take(int i, const std::string &type, int64_t rows) {
    std::string part = tensor(rows, c.columns);
    line(formatv("%s{0} = stablehlo.slice %y{0} [0:{1}, 0:{2}] : ({3}) -> {4}",
                 i, rows, c.columns, type, part));
    finish(i, formatv("%s{0}", i), part);
  }
  std::string program(const std::string &results, const std::string &types) {
    return formatv("dist.mesh @mesh = <[\"d0\"={0}]>\nfunc.func public "
                   "@main({1}) -> ({2}) {{\n{3}  return {4} : {2}\n}\n",
                   ranks, arguments, types, body, results);
  }

  static constexpr StringRef whole = "[{}, {}]", rows = "[{\"d0\"}, {}]",
                             columns = "[{}, {\"d0\"}]";
  int ranks;
  Chain c;
  std::string arguments, body, results, types;
};

class LinkTurns : public CalibratedLink {
public:
  LinkTurns(Programs &programs, const rt::RunOptions &options, int ranks)
      : programs(programs), options(options), ranks(ranks) {
    // 2, 3, 4, 8, .., ranks
    for (int n = 2; n < ranks; n = n < 4 ? n + 1 : 2 * n)
      if (groups.size() + 1 < Link::maxFits)
        groups.push_back({n, {}, {}});
    groups.push_back({ranks, {}, {}});
  }

  rt::Error add() override {
    for (Chain &c : chains) {
      // Layers that all ranks divide.
      for (int64_t *size : {&c.rows, &c.columns})
        *size = (*size + ranks - 1) / ranks * ranks;
      if (rt::Error e =
              programs.add(ChainText(ranks, c).without(), ranks, c.without))
        return e;
      if (rt::Error e = programs.add(ChainText(ranks, c).with(), ranks, c.with))
        return e;
    }
    return rt::Error::success();
  }

  rt::Error takeTurn() override {
    for (Group &g : groups) {
      g.turns.emplace_back();
      if (rt::Error e = timeAll(options, g.ranks, g.turns.back()))
        return e;
      g.findBest();
    }
    return rt::Error::success();
  }

  bool enough(int quietTurns) const override {
    return llvm::all_of(groups, [&](const Group &g) {
      for (int kind = 0; kind < numKinds; ++kind)
        for (int size = 0; size < numSizes; ++size)
          if (g.quietTurns(kind, size) < quietTurns)
            return false;
      return true;
    });
  }

  void fit(const Device &fitted, Link &link) override {
    device = fitted;
    link = Link();
    for (const Group &g : groups) {
      Line line = within(CollectiveKind::AllReduce, DGC_ALL_REDUCE);
      double start = line.start + seconds(g, DGC_ALL_REDUCE, 0) -
                     seconds(groups.back(), DGC_ALL_REDUCE, 0);
      double moving = line.moving(beyondStart(g, DGC_ALL_REDUCE, numSizes - 1),
                                  numSizes - 1);
      link.fits[link.numFits++] = {
          double(g.ranks), std::max(start, 1e-9),
          collectiveBytes(CollectiveKind::AllReduce, g.ranks,
                          double(sizes[numSizes - 1])) /
              moving};
    }
    link.latency = link.fits[link.numFits - 1].latency;
    link.bandwidth = link.fits[link.numFits - 1].bandwidth;
    fitKinds(link);
  }

private:
  struct Group {
    int ranks;
    std::vector<std::shared_ptr<Table>> turns;
    rt::CoreProbe best;

    static std::vector<rt::ProbedTime> times(llvm::ArrayRef<Round> rounds,
                                             rt::ProbedTime Round::*which) {
      std::vector<rt::ProbedTime> t;
      for (const Round &r : rounds)
        t.push_back(r.*which);
      return t;
    }
    static llvm::ArrayRef<Round> roundsOf(const Table &turn, int kind,
                                          int size) {
      const Rounds &r = turn.rounds[kind][size];
      return {r.rounds, size_t(r.count)};
    }
    int quietTurns(int kind, int size) const {
      return int(llvm::count_if(turns, [&](const auto &turn) {
        return rt::quietTime(times(roundsOf(*turn, kind, size), &Round::with),
                             best)
                   .counted > 0;
      }));
    }
    void findBest() {
      std::vector<rt::CoreProbe> probes;
      for (const auto &turn : turns)
        for (int kind = 0; kind < numKinds; ++kind)
          for (int size = 0; size < numSizes; ++size)
            for (const Round &r : roundsOf(*turn, kind, size))
              probes.push_back(r.with.after);
      best = rt::coresAtBest(std::move(probes));
    }
  };

  /// What a call adds to a step.
  static double seconds(const Group &g, int kind, int size) {
    std::vector<Round> rounds;
    for (const auto &turn : g.turns)
      llvm::append_range(rounds, Group::roundsOf(*turn, kind, size));
    auto quiet = [&](rt::ProbedTime Round::*which) {
      return rt::quietTime(g.times(rounds, which), g.best).seconds;
    };
    return std::max(quiet(&Round::with) - quiet(&Round::without), 1e-9);
  }

  /// What a call costs beyond one that moves next to nothing.
  static double beyondStart(const Group &g, int kind, int size) {
    double start = seconds(g, kind, 0), most = 1e-9;
    for (int i = 1; i <= size; ++i) // no less than for less data
      most = std::max(most, seconds(g, kind, i) - start);
    return most;
  }

  /// A collective within a program: seconds to start, and the share of what a
  /// loop of calls takes to move data that fits a core's cache. There, nothing
  /// hides that lines have to be fetched from another core to be written again.
  struct Line {
    double start = 0, share = 1;
    double moving(double looped, int size) const {
      return sizes[size] <= largestOfCore ? share * looped : looped;
    }
  };
  Line within(CollectiveKind kind, int measured) const {
    const Chain *small = nullptr, *large = nullptr;
    for (const Chain &c : chains)
      if (c.kind == kind)
        (small ? large : small) = &c;
    if (!large) { // as all-reduces
      Line line = within(CollectiveKind::AllReduce, DGC_ALL_REDUCE);
      line.start += seconds(groups.back(), measured, 0) -
                    seconds(groups.back(), DGC_ALL_REDUCE, 0);
      return line;
    }
    auto cost = [&](const Chain &c) {
      double all = (programs.seconds(c.with) - programs.seconds(c.without)) /
                   (c.layers * c.conversions());
      // Rows lie in their places; columns are put there, which the planner
      // counts by itself.
      if (c.kind != CollectiveKind::AllToAll)
        return all;
      return all - placeTime(device, c.kind, ranks,
                             double(c.bytes()) / c.shared(ranks), 1,
                             double(c.rows));
    };
    double slope =
        (cost(*large) - cost(*small)) / double(large->bytes() - small->bytes());
    slope = std::max(slope, 0.0);
    Line line;
    line.start = std::max(cost(*small) - slope * double(small->bytes()),
                          seconds(groups.back(), measured, 0));
    int near = sizeNear(large->bytes());
    double looped =
        beyondStart(groups.back(), measured, near) / double(sizes[near]);
    line.share = std::clamp(slope / looped, 0.25, 2.0);
    return line;
  }

  /// How each kind starts and moves data, against the largest all-reduces.
  void fitKinds(Link &link) const {
    static constexpr std::pair<CollectiveKind, int> kinds[] = {
        {CollectiveKind::AllReduce, DGC_ALL_REDUCE},
        {CollectiveKind::AllGather, DGC_ALL_GATHER},
        {CollectiveKind::ReduceScatter, DGC_REDUCE_SCATTER},
        {CollectiveKind::AllToAll, DGC_ALL_TO_ALL},
        {CollectiveKind::Permute, DGC_PERMUTE},
        {CollectiveKind::Exchange, DGC_ALL_TO_ALL}};
    link.numCaches = numSizes - 1;
    for (auto [kind, measured] : kinds) {
      Line line = within(
          kind == CollectiveKind::Exchange ? CollectiveKind::AllToAll : kind,
          measured);
      link.model.latency[int(kind)] = std::max(line.start, 1e-9) / link.latency;
      for (int size = 1; size < numSizes; ++size) {
        LinkCache &c = link.caches[size - 1];
        c.bytes = double(sizes[size]);
        double moving =
            line.moving(beyondStart(groups.back(), measured, size), size);
        c.times[int(kind)] =
            collectiveBytes(kind, ranks, c.bytes) / moving / link.bandwidth;
      }
    }
  }

  Programs &programs;
  const rt::RunOptions &options;
  int ranks;
  Device device;
  Chain chains[8] = {{CollectiveKind::AllReduce, 32, 16, 12},
                     {CollectiveKind::AllReduce, 64, 128, 6},
                     {CollectiveKind::AllGather, 32, 16, 12},
                     {CollectiveKind::AllGather, 64, 128, 6},
                     {CollectiveKind::ReduceScatter, 32, 16, 12},
                     {CollectiveKind::ReduceScatter, 64, 128, 6},
                     {CollectiveKind::AllToAll, 32, 16, 12},
                     {CollectiveKind::AllToAll, 64, 128, 6}};
  std::vector<Group> groups;
};

} // namespace

std::unique_ptr<CalibratedLink>
makeLink(Programs &programs, const rt::RunOptions &options, int ranks) {
  return std::make_unique<LinkTurns>(programs, options, ranks);
}

} // namespace dgc
