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

constexpr int64_t sizes[] = {64, 4096, 65536, 1 << 20, 1 << 23};
constexpr int numSizes = std::size(sizes);
constexpr int64_t heapHalf = sizes[numSizes - 1] + 4096;
/// Below this, data stays in a core's own cache between uses.
constexpr int64_t touchedFrom = 1 << 18;

double now() {
  return std::chrono::duration<double>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

/// Seconds by dgc_collective and size, in memory that all ranks share.
struct Table {
  double seconds[DGC_PERMUTE + 1][numSizes];
};

/// The fastest of the rounds' slowest rank, of a call with `bytes` put in or,
/// for all_gather, got out; negative when a peer fails.
double timeCall(rt::RankContext &rank, int kind, int64_t bytes,
                double *perRank) {
  bool split = kind == DGC_ALL_GATHER || kind == DGC_REDUCE_SCATTER ||
               kind == DGC_ALL_TO_ALL;
  int64_t count = std::max<int64_t>(1, bytes / 4 / (split ? rank.numRanks : 1));
  char *in = rank.heap, *out = rank.heap + heapHalf;
  int calls = int(std::clamp<int64_t>((1 << 23) / bytes, 1, 200));
  int rounds = bytes >= touchedFrom ? 15 : 60;
  volatile char sink = 0;
  double best = HUGE_VAL;
  for (int round = 0; round < rounds; ++round) {
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
    best = std::min(best, slowest);
    if (rank.comm->barrier())
      return -1;
  }
  return best;
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

/// The line, with a root term, that comes nearest to the all-reduces.
LinkFit fitAllReduce(int ranks, llvm::ArrayRef<double> seconds) {
  LinkFit best;
  double least = HUGE_VAL;
  double largest = collectiveBytes(CollectiveKind::AllReduce, ranks,
                                   double(sizes[numSizes - 1]));
  for (double share = 0.5; share <= 1; share += 0.025)
    for (double root = 0; root <= 0.5; root += 0.025) {
      // What the largest size spends on the line and on the root term.
      double tail = std::max(seconds[numSizes - 1] - seconds[0], 1e-9);
      LinkFit f{double(ranks), seconds[0],
                largest / (tail * share * (1 - root)),
                tail * share * root / std::sqrt(largest)};
      double error = 0;
      for (int s = 0; s < numSizes; ++s) {
        double v =
            collectiveBytes(CollectiveKind::AllReduce, ranks, double(sizes[s]));
        error += std::abs(
            std::log((f.latency + v / f.bandwidth + f.gamma * std::sqrt(v)) /
                     seconds[s]));
      }
      if (error < least) {
        least = error;
        best = f;
      }
    }
  return best;
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

/// In a step, ranks come to a collective at different times, and its buffers
/// were just written by others. What that adds to each call is what is left of
/// a chain of small ones, and large ones say what it adds to a byte.
rt::Error addMeetings(const rt::RunOptions &options, int ranks,
                      const Device &device, Link &link) {
  constexpr int layers = 12, large = 4;
  std::string chain = chainOfSums(ranks, layers),
              copies = gathers(ranks, large);
  double measured = 0, planned = 0;
  if (rt::Error e = timeText(options, chain, ranks, measured))
    return e;
  if (rt::Error e = planSeconds(chain, device, link, ranks, planned))
    return e;
  double more = std::max(0.0, (measured - planned) / layers);
  link.latency += more;
  for (int i = 0; i < link.numFits; ++i)
    link.fits[i].latency += more;

  // The part that grows with the bandwidth: planned once more with half of it.
  double half = 0;
  if (rt::Error e = timeText(options, copies, ranks, measured))
    return e;
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

} // namespace

rt::Error calibrateCollectives(const rt::RunOptions &options, int ranks,
                               const Device &device, Link &link) {
  link = Link();
  link.model.latency[int(CollectiveKind::AllReduce)] = 1;
  Table table = {};
  for (int n = 2; n <= ranks;) {
    if (rt::Error e = timeAll(options, n, table))
      return e;
    if (link.numFits < Link::maxFits)
      link.fits[link.numFits++] =
          fitAllReduce(n, table.seconds[DGC_ALL_REDUCE]);
    if (n == ranks)
      break;
    n = std::min(ranks, n < 4 ? n + 1 : 2 * n); // 2, 3, 4, 8, .., ranks
  }
  const LinkFit &all = link.fits[link.numFits - 1];
  link.latency = all.latency;
  link.bandwidth = all.bandwidth;
  const std::pair<int, CollectiveKind> kinds[] = {
      {DGC_ALL_GATHER, CollectiveKind::AllGather},
      {DGC_REDUCE_SCATTER, CollectiveKind::ReduceScatter},
      {DGC_ALL_TO_ALL, CollectiveKind::AllToAll},
      {DGC_PERMUTE, CollectiveKind::Permute},
      {DGC_ALL_TO_ALL, CollectiveKind::Exchange}};
  for (auto [measured, kind] : kinds) {
    const double *t = table.seconds[measured];
    double v = collectiveBytes(kind, ranks, double(sizes[numSizes - 1]));
    link.model.latency[int(kind)] = t[0] / all.latency;
    link.model.bandwidth[int(kind)] =
        v / std::max(t[numSizes - 1] - t[0], 1e-9) / all.bandwidth;
  }
  return addMeetings(options, ranks, device, link);
}

} // namespace dgc
