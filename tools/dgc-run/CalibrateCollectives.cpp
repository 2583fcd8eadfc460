//===- CalibrateCollectives.cpp - Times of the runtime's collectives ------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Calibrate.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/FormatVariadic.h"
#include <chrono>
#include <cmath>
#include <cstring>

using llvm::formatv;

namespace dgc {
namespace {

constexpr int64_t sizes[] = {64,      1 << 14, 1 << 16, 1 << 18,
                             1 << 20, 1 << 22, 1 << 23};
constexpr int numSizes = std::size(sizes);
constexpr int64_t heapHalf = sizes[numSizes - 1] + 4096;
/// Below this, data stays in a core's own cache between uses.
constexpr int64_t touchedFrom = 1 << 18;
/// How long a call of one size is repeated.
constexpr double secondsOfRound = 3e-4, secondsOfTurn = 3e-3;
constexpr int numKinds = DGC_PERMUTE + 1;

double now() {
  return std::chrono::duration<double>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

/// Seconds by dgc_collective and size, in memory that all ranks share.
struct Table {
  double seconds[numKinds][numSizes];
};

/// The median of the rounds' slowest rank, of a call with `bytes` put in or,
/// for all_gather, got out; negative when a peer fails.
double timeCall(rt::RankContext &rank, int kind, int64_t bytes,
                double *perRank) {
  bool split = kind == DGC_ALL_GATHER || kind == DGC_REDUCE_SCATTER ||
               kind == DGC_ALL_TO_ALL;
  int64_t count = std::max<int64_t>(1, bytes / 4 / (split ? rank.numRanks : 1));
  char *in = rank.heap, *out = rank.heap + heapHalf;
  int calls = 2; // of the first round, which tells how many fill one
  volatile char sink = 0;
  std::vector<double> times;
  for (double all = 0; all < secondsOfTurn || times.size() < 3;) {
    double spent = 0;
    for (int i = 0; i < calls; ++i) {
      // As a program leaves its caches: inputs just written, outputs read.
      if (bytes >= touchedFrom) {
        std::memset(in, i, size_t(bytes));
        for (int64_t b = 0; b < bytes; b += 64)
          sink = sink + out[b];
      }
      if ((bytes >= touchedFrom || i == 0) && rank.comm->barrier())
        return -1;
      double begin = now();
      if (rank.comm->collective({kind, 0, DGC_F32, DGC_ADD, in, out, count,
                                 kind == DGC_PERMUTE ? 0 : -1, 0}))
        return -1;
      spent += now() - begin;
    }
    perRank[rank.rank] = spent / calls;
    if (rank.comm->barrier())
      return -1;
    double slowest = 0;
    for (int r = 0; r < rank.numRanks; ++r)
      slowest = std::max(slowest, perRank[r]);
    times.push_back(slowest);
    all += slowest * calls; // the same on all ranks, so all go on or stop
    calls = int(std::clamp(secondsOfRound / std::max(slowest, 1e-9), 1., 200.));
    if (rank.comm->barrier())
      return -1;
  }
  times.erase(times.begin());
  return median(std::move(times));
}

rt::Error timeAll(const rt::RunOptions &options, int ranks, Table &table) {
  rt::CommTables tables;
  rt::Group all{"all", {}, {{}}};
  rt::Permute ring;
  for (int r = 0; r < ranks; ++r) {
    all.ofRank.push_back(0);
    all.members[0].push_back(r);
    ring.source.push_back((r + ranks - 1) % ranks);
  }
  tables.groups.push_back(all);
  tables.permutes.push_back(ring);
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
  size_t perRank = sizeof(double) * size_t(ranks);
  if (rt::Error e = rt::sharedMemory(perRank + sizeof(Table), shared))
    return e;
  auto *times = reinterpret_cast<double *>(shared.get());
  auto *out = reinterpret_cast<Table *>(shared.get() + perRank);
  std::unique_ptr<rt::World> world;
  if (rt::Error e = rt::World::create(w, world))
    return e;
  rt::Error e = world->run([&](rt::RankContext &rank) {
    for (int kind = 0; kind <= DGC_PERMUTE; ++kind)
      for (int s = 0; s < numSizes; ++s) {
        double t = timeCall(rank, kind, sizes[s], times);
        if (t < 0)
          return 1;
        if (rank.rank == 0)
          out->seconds[kind][s] = t;
      }
    return 0;
  });
  table = *out;
  return e;
}

/// Layers whose products are summed up over the ranks.
std::string chainOfSums(int ranks, int layers) {
  std::string text = formatv("dist.mesh @mesh = <[\"d0\"={0}]>\n", ranks);
  std::string x = "tensor<32x64xf32>", w = "tensor<64x64xf32>", body;
  std::string arguments = formatv(
      "%x0: {0} {{dist.sharding = #dist.sharding<@mesh, [{{}, {{}]>}", x);
  for (int i = 0; i < layers; ++i) {
    arguments += formatv(", %w{0}: {1} {{dist.sharding = "
                         "#dist.sharding<@mesh, [{{\"d0\"}, {{}]>}",
                         i, w);
    body +=
        formatv("  %y{0} = stablehlo.dot_general %x{0}, %w{0}, "
                "contracting_dims = [1] x [0] : ({1}, {2}) -> {1}\n"
                "  %s{0} = dist.constraint %y{0} <@mesh, [{{}, {{}]> : {1}\n"
                "  %x{3} = stablehlo.tanh %s{0} : {1}\n",
                i, x, w, i + 1);
  }
  return text + formatv("func.func public @main({0}) -> {1} {{\n{2}  return "
                        "%x{3} : {1}\n}\n",
                        arguments, x, body, layers)
                    .str();
}

/// Large tensors, each made whole on all ranks.
std::string gathers(int ranks, int count) {
  std::string x = "tensor<512x768xf32>", arguments, body, results, types;
  for (int i = 0; i < count; ++i) {
    const char *comma = i ? ", " : "";
    arguments +=
        formatv("{0}%x{1}: {2} {{dist.sharding = #dist.sharding<@mesh, "
                "[{{}, {{\"d0\"}]>}",
                comma, i, x);
    body +=
        formatv("  %g{0} = dist.constraint %x{0} <@mesh, [{{}, {{}]> : {1}\n"
                "  %r{0} = stablehlo.negate %g{0} : {1}\n",
                i, x);
    results += formatv("{0}%r{1}", comma, i);
    types += formatv("{0}{1}", comma, x);
  }
  return formatv("dist.mesh @mesh = <[\"d0\"={0}]>\nfunc.func public "
                 "@main({1}) -> ({2}) {{\n{3}  return {4} : {2}\n}\n",
                 ranks, arguments, types, body, results);
}

void scaleBandwidth(Link &link, double factor) {
  link.bandwidth *= factor;
  for (int i = 0; i < link.numFits; ++i) {
    link.fits[i].bandwidth *= factor;
    link.fits[i].gamma /= factor;
  }
}

class LinkTurns : public CalibratedLink {
public:
  LinkTurns(Turns &turns, const rt::RunOptions &options, int ranks)
      : turns(turns), options(options), ranks(ranks),
        chain(chainOfSums(ranks, layers)), copies(gathers(ranks, large)) {
    // 2, 3, 4, 8, .., ranks
    for (int n = 2; n < ranks; n = n < 4 ? n + 1 : 2 * n)
      if (groups.size() + 1 < Link::maxFits)
        groups.push_back({n, {}});
    groups.push_back({ranks, {}});
  }

  rt::Error add() override {
    if (rt::Error e = turns.add(chain, ranks, chainProgram))
      return e;
    return turns.add(copies, ranks, copiesProgram);
  }

  rt::Error takeTurn() override {
    for (Group &g : groups) {
      g.turns.emplace_back();
      if (rt::Error e = timeAll(options, g.ranks, g.turns.back()))
        return e;
    }
    return rt::Error::success();
  }

  rt::Error fit(const Device &device, Link &link) override {
    link = Link();
    link.model.latency[int(CollectiveKind::AllReduce)] = 1;
    for (const Group &g : groups) {
      double latency = seconds(g, DGC_ALL_REDUCE, 0);
      link.fits[link.numFits++] = {
          double(g.ranks), latency,
          rate(g, DGC_ALL_REDUCE, CollectiveKind::AllReduce, numSizes - 1)};
    }
    link.latency = link.fits[link.numFits - 1].latency;
    link.bandwidth = link.fits[link.numFits - 1].bandwidth;
    fitCaches(link);
    fitKinds(link);
    return addMeetings(device, link);
  }

private:
  struct Group {
    int ranks;
    std::vector<Table> turns;
  };

  static double seconds(const Group &g, int kind, int size) {
    std::vector<double> all;
    for (const Table &t : g.turns)
      all.push_back(t.seconds[kind][size]);
    return median(std::move(all));
  }

  /// Bytes a second beyond what a call costs that moves next to none.
  static double rate(const Group &g, int kind, CollectiveKind as, int size) {
    double start = seconds(g, kind, 0), all = seconds(g, kind, size);
    double least = 0.01 * all; // a small one may hide in the noise
    return collectiveBytes(as, g.ranks, double(sizes[size])) /
           std::max(all - start, least);
  }

  /// What all-reduces gain while data stays in caches.
  void fitCaches(Link &link) const {
    double last = 1;
    for (int size = numSizes - 1; size > 0; --size) {
      double times =
          rate(groups.back(), DGC_ALL_REDUCE, CollectiveKind::AllReduce, size) /
          link.bandwidth;
      last = std::max(last, times); // never slower for less
      link.caches[size - 1] = {collectiveBytes(CollectiveKind::AllReduce, ranks,
                                               double(sizes[size])),
                               last};
    }
    link.numCaches = numSizes - 1;
  }

  /// The other collectives, against all-reduces that move as much.
  void fitKinds(Link &link) const {
    static constexpr std::pair<int, CollectiveKind> kinds[] = {
        {DGC_ALL_GATHER, CollectiveKind::AllGather},
        {DGC_REDUCE_SCATTER, CollectiveKind::ReduceScatter},
        {DGC_ALL_TO_ALL, CollectiveKind::AllToAll},
        {DGC_PERMUTE, CollectiveKind::Permute},
        {DGC_ALL_TO_ALL, CollectiveKind::Exchange}};
    for (auto [measured, kind] : kinds) {
      link.model.latency[int(kind)] =
          seconds(groups.back(), measured, 0) / link.latency;
      double sum = 0;
      int count = 0;
      for (int size = 1; size < numSizes; ++size) {
        if (sizes[size] < smallestOfKinds)
          continue; // next to nothing beyond the start
        double bytes = collectiveBytes(kind, ranks, double(sizes[size]));
        double as = collectiveTime(CollectiveKind::AllReduce, link, ranks,
                                   bytes * ranks / (2 * (ranks - 1))) -
                    link.latency;
        sum += std::log(rate(groups.back(), measured, kind, size) * as / bytes);
        ++count;
      }
      link.model.bandwidth[int(kind)] = std::exp(sum / count);
    }
  }

  /// In a step, ranks come to a collective at different times, and its buffers
  /// were just written by others. What that adds to each call is what is left
  /// of a chain of small ones, and large ones say what it adds to a byte.
  rt::Error addMeetings(const Device &device, Link &link) const {
    double measured = turns.seconds(chainProgram), planned = 0, half = 0;
    if (rt::Error e = planSeconds(chain, device, link, ranks, planned))
      return e;
    double more = std::max(0.0, (measured - planned) / layers);
    link.latency += more;
    for (int i = 0; i < link.numFits; ++i)
      link.fits[i].latency += more;

    // The part that grows with the bandwidth: planned once more with half.
    measured = turns.seconds(copiesProgram);
    if (rt::Error e = planSeconds(copies, device, link, ranks, planned))
      return e;
    Link slow = link;
    scaleBandwidth(slow, 0.5);
    if (rt::Error e = planSeconds(copies, device, slow, ranks, half))
      return e;
    double moving = half - planned;
    if (moving > 0 && measured > planned)
      scaleBandwidth(link, moving / (moving + measured - planned));
    return rt::Error::success();
  }

  static constexpr int layers = 12, large = 4;
  static constexpr int64_t smallestOfKinds = 1 << 16;
  Turns &turns;
  const rt::RunOptions &options;
  int ranks;
  std::string chain, copies;
  int chainProgram = 0, copiesProgram = 0;
  std::vector<Group> groups;
};

} // namespace

std::unique_ptr<CalibratedLink>
makeLink(Turns &turns, const rt::RunOptions &options, int ranks) {
  return std::make_unique<LinkTurns>(turns, options, ranks);
}

} // namespace dgc
