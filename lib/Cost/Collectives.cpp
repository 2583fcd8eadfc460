//===- Collectives.cpp - Time of collectives ------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Cost/CostModel.h"
#include <algorithm>
#include <cmath>

using namespace llvm;

namespace dgc {

StringRef toString(CollectiveKind kind) {
  static constexpr StringLiteral names[] = {"all-gather", "reduce-scatter",
                                            "all-reduce", "all-to-all",
                                            "permute",    "exchange"};
  return names[static_cast<int>(kind)];
}

ArrayRef<CollectiveKey> collectiveKeys() {
  using K = CollectiveKind;
  static constexpr CollectiveKey keys[] = {
      {K::AllGather, "allgather", "allgather_latency", "allgather_bandwidth"},
      {K::ReduceScatter, "reducescatter", "reducescatter_latency",
       "reducescatter_bandwidth"},
      {K::AllReduce, "allreduce", "allreduce_latency", "allreduce_bandwidth"},
      {K::AllToAll, "alltoall", "alltoall_latency", "alltoall_bandwidth"},
      {K::Permute, "permute", "permute_latency", "permute_bandwidth"},
      {K::Exchange, "exchange", "exchange_latency", "exchange_bandwidth"}};
  return keys;
}

StringRef toString(CollectiveAlgorithm algorithm) {
  static constexpr StringLiteral names[] = {"ring", "tree", "hierarchical",
                                            "in-network", "direct"};
  return names[static_cast<int>(algorithm)];
}

// The volumes are those of ring algorithms, which direct access to the peers'
// memory also meets (Thakur, Rabenseifner, Gropp: Optimization of collective
// communication operations in MPICH, 2005): (n-1)/n of the data for gather and
// scatter, twice that for an all-reduce. In an all-to-all a rank keeps 1/n of
// what it has.
double collectiveBytes(CollectiveKind kind, int64_t n, double bytes) {
  if (n <= 1)
    return 0;
  double share = double(n - 1) / double(n) * bytes;
  switch (kind) {
  case CollectiveKind::AllGather:
  case CollectiveKind::ReduceScatter:
  case CollectiveKind::AllToAll:
  case CollectiveKind::Exchange:
    return share;
  case CollectiveKind::AllReduce:
    return 2 * share;
  case CollectiveKind::Permute:
    return bytes;
  }
  return bytes;
}

namespace {

/// Prices one collective by each algorithm.
class Pricing {
public:
  Pricing(CollectiveKind kind, const Link &link, int64_t n, double bytes)
      : kind(kind), link(link), n(double(n)), bytes(bytes),
        volume(collectiveBytes(kind, n, bytes)),
        units(std::ceil(double(n) / link.members)),
        covered(link.numFits ? std::min(double(n), fits().back().ranks) : 2) {}

  CollectiveCost run() const {
    bool direct = kind == CollectiveKind::AllToAll ||
                  kind == CollectiveKind::Permute ||
                  kind == CollectiveKind::Exchange;
    if (direct)
      return {this->direct(), CollectiveAlgorithm::Direct};
    CollectiveCost best{ring(), CollectiveAlgorithm::Ring};
    auto offer = [&](double time, CollectiveAlgorithm algorithm) {
      if (time < best.time)
        best = {time, algorithm};
    };
    if (kind == CollectiveKind::AllReduce) {
      // What was measured is the fastest already.
      if (n > covered)
        offer(tree(), CollectiveAlgorithm::Tree);
      if (link.model.inNetwork > 0)
        offer(link.model.inNetworkLatency + bytes / link.model.inNetwork,
              CollectiveAlgorithm::InNetwork);
    }
    if (link.members > 1 && units > 1)
      offer(hierarchical(), CollectiveAlgorithm::Hierarchical);
    return best;
  }

private:
  ArrayRef<LinkFit> fits() const { return link.fitted(); }
  double timesLatency() const { return link.model.latency[int(kind)]; }
  double reached() const { return link.model.bandwidth[int(kind)]; }
  double phases() const { return kind == CollectiveKind::AllReduce ? 2 : 1; }

  /// How many times the bandwidth of large collectives one of so much data
  /// reaches: between sizes, linear in the logarithms of both.
  double cached() const {
    ArrayRef<LinkCache> caches = link.cached();
    auto times = [&](size_t i) { return caches[i].times[int(kind)]; };
    size_t i = 0;
    while (i < caches.size() && caches[i].bytes < bytes)
      ++i;
    if (i == caches.size())
      return caches.empty() ? 1 : times(i - 1);
    if (i == 0)
      return times(0);
    double from = caches[i - 1].bytes, to = caches[i].bytes;
    double w = std::log(bytes / from) / std::log(to / from);
    return times(i - 1) * std::pow(times(i) / times(i - 1), w);
  }

  /// The fastest protocol measured on `ranks`; fits are of all-reduces.
  double fitTime(double ranks, double sent) const {
    double least = HUGE_VAL;
    double times =
        timesLatency() / link.model.latency[int(CollectiveKind::AllReduce)];
    double speed = reached() * cached();
    for (const LinkFit &f : fits())
      if (f.ranks == ranks)
        least =
            std::min(least, times * f.latency + sent / (f.bandwidth * speed) +
                                f.gamma * std::sqrt(sent));
    return least;
  }
  /// Seconds until a rank has sent `sent` bytes. Between measured group sizes,
  /// linear in the logarithm of the size.
  double transfer(double sent) const {
    if (fits().empty())
      return timesLatency() * link.latency +
             sent / (link.bandwidth * reached() * cached()) +
             link.gamma * std::sqrt(sent);
    double below = 0, above = 0;
    for (const LinkFit &f : fits()) {
      if (f.ranks <= n)
        below = f.ranks;
      if (f.ranks >= n && above == 0)
        above = f.ranks;
    }
    if (below == 0 || above == 0 || below == above)
      return fitTime(below == 0 ? above : below, sent);
    double w = std::log(n / below) / std::log(above / below);
    return (1 - w) * fitTime(below, sent) + w * fitTime(above, sent);
  }

  // Steps of rings and trees over nodes: NCCL, src/graph/tuning.cc: a ring has
  // n - 1 steps a phase, of which one a node is between nodes; a tree goes up
  // and down a chain in each node and a binary tree over nodes.
  double ring() const {
    double coveredUnits = std::ceil(covered / link.members);
    double outer = std::max(0.0, units - coveredUnits);
    double inner = std::max(0.0, n - units - (covered - coveredUnits));
    return transfer(volume) +
           phases() * (outer * link.model.step + inner * link.model.innerStep);
  }
  // Two trees, each with half of the data, use both directions of all links
  // (Sanders, Speck, Traeff: Two-tree algorithms for full bandwidth broadcast,
  // reduction and scan, 2009). Each rank sends the data twice.
  double tree() const {
    double levels = std::ceil(std::log2(units)) -
                    std::ceil(std::log2(std::ceil(covered / link.members)));
    return transfer(2 * bytes / link.model.tree) +
           2 * std::max(0.0, levels) * link.model.step;
  }
  /// A scatter in each node, the collective between nodes on each rank's part,
  /// a gather in each node.
  double hierarchical() const {
    double m = link.members, k = units;
    double inner =
        phases() * (link.innerLatency + (m - 1) * link.model.innerStep +
                    (m - 1) / m * bytes / link.innerBandwidth);
    double outer =
        timesLatency() * link.latency +
        phases() * (std::ceil(std::log2(k)) * link.model.step +
                    (k - 1) / k * bytes / m / (link.direct * reached()));
    return inner + outer;
  }
  /// Every piece goes from its owner to whom it is for: what stays in the node
  /// and what leaves it travel at once.
  double direct() const {
    double start =
        timesLatency() * link.latency + link.gamma * std::sqrt(volume);
    if (kind == CollectiveKind::Permute && link.port > 0)
      return start + volume / (link.port * reached());
    if (link.direct <= 0)
      return start + volume / (link.bandwidth * reached() * cached());
    double outside = bytes * (n - link.members) / n / link.direct;
    double inside = bytes * (link.members - 1) / n / link.innerBandwidth;
    return start + std::max(outside, inside) / reached();
  }

  CollectiveKind kind;
  const Link &link;
  double n, bytes, volume, units, covered;
};

} // namespace

CollectiveCost collectiveCost(CollectiveKind kind, const Link &link, int64_t n,
                              double bytes) {
  if (n <= 1)
    return {};
  return Pricing(kind, link, n, bytes).run();
}

double collectiveTime(CollectiveKind kind, const Link &link, int64_t n,
                      double bytes) {
  return collectiveCost(kind, link, n, bytes).time;
}

SharedCost sharedCost(CollectiveKind kind, const Link &link, int64_t n,
                      double bytes, double sharers, double bucket) {
  if (n <= 1)
    return {0, 0};
  if (sharers > 1 && bucket < 0)
    bucket = bucketBytes(kind, link, n);
  double all = std::min(bytes * sharers, bucket);
  if (sharers <= 1 || all <= bytes)
    return {collectiveTime(kind, link, n, bytes), 1};
  double share = bytes > 0 ? bytes / all : 1 / sharers;
  // Small data may be in a cache that all together do not fit.
  return {std::min(share * collectiveTime(kind, link, n, all),
                   collectiveTime(kind, link, n, bytes)),
          share};
}

double bucketBytes(CollectiveKind kind, const Link &link, int64_t n) {
  constexpr double starts = 8, large = 1 << 30;
  double start = collectiveTime(kind, link, n, 0);
  double moving = collectiveTime(kind, link, n, large) - start;
  return moving > 0 ? starts * start / moving * large : 0;
}

} // namespace dgc
