//===- Link.h - How groups of ranks communicate -----------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// The constants of collectives, as plain data. CostModel.h has the formulas and
// their sources.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_COST_LINK_H
#define DGC_COST_LINK_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <array>
#include <cstdint>
#include <string>

namespace dgc {

enum class CollectiveKind {
  AllGather,
  ReduceScatter,
  AllReduce,
  AllToAll,
  Permute,
  Exchange
};
constexpr int numCollectiveKinds = 6;
llvm::StringRef toString(CollectiveKind kind); // "all-gather", ...

/// The names that files give to figures of one kind.
struct CollectiveKey {
  CollectiveKind kind;
  llvm::StringLiteral times, latency, bandwidth; // "allgather", ..
};
llvm::ArrayRef<CollectiveKey> collectiveKeys();

enum class CollectiveAlgorithm { Ring, Tree, Hierarchical, InNetwork, Direct };
llvm::StringRef toString(CollectiveAlgorithm algorithm); // "ring", ...

/// What was measured on a group of `ranks`: moving V bytes takes
/// latency + V / bandwidth + gamma sqrt(V). Several of equal `ranks` are
/// protocols; the fastest counts.
struct LinkFit {
  double ranks = 0;
  double latency = 0, bandwidth = 1, gamma = 0;
};

/// Small data is in caches, that of ranks that fetch it from each other or one
/// that they share: a collective of `bytes` of data reaches `times` the
/// bandwidth of a large one, by CollectiveKind.
struct LinkCache {
  double bytes = 1;
  std::array<double, numCollectiveKinds> times{1, 1, 1, 1, 1, 1};
};

/// What a collective costs beyond bytes over bandwidth. The defaults are an
/// ideal alpha-beta link.
struct CollectiveModel {
  /// By CollectiveKind: the link's latency is paid so many times, and so much
  /// of its bandwidth is reached.
  std::array<double, numCollectiveKinds> latency{1, 1, 2, 1, 1, 1};
  std::array<double, numCollectiveKinds> bandwidth{1, 1, 1, 1, 1, 1};
  /// Seconds of each step of a ring or level of a tree beyond those that the
  /// latency holds: between units of the level (nodes), and within one.
  double step = 0, innerStep = 0;
  /// The part of the bandwidth that a double binary tree reaches.
  double tree = 0.9;
  /// Bytes a second and rank of an all-reduce that the switches add up, within
  /// a unit (NVLS) or between units (SHARP); 0: they cannot. And its latency.
  double inNetwork = 0, inNetworkLatency = 0;
  bool operator==(const CollectiveModel &o) const;
};

/// The alpha-beta model, with what measurements add to it: a collective that
/// moves V bytes a rank takes latency + V / bandwidth + gamma sqrt(V).
struct Link {
  double latency = 0;   // seconds a collective
  double bandwidth = 1; // bytes a second and rank, one direction
  double gamma = 0;     // seconds per square root of a byte
  /// Where the group spans several units of the level below (nodes): its ranks
  /// in the unit that holds the fewest; what each rank can send out of the unit
  /// while all others do (0: the group is within one unit); what a rank can
  /// while its neighbours in the unit send inside; and the link inside.
  double members = 1, direct = 0, port = 0;
  double innerLatency = 0, innerBandwidth = 0;
  CollectiveModel model;
  static constexpr int maxFits = 12;
  std::array<LinkFit, maxFits> fits{}; // the first numFits, by ranks
  int numFits = 0;
  static constexpr int maxCaches = 12;
  std::array<LinkCache, maxCaches> caches{}; // the first numCaches, by bytes
  int numCaches = 0;

  Link() = default;
  Link(double latency, double bandwidth, double gamma = 0)
      : latency(latency), bandwidth(bandwidth), gamma(gamma) {}
  llvm::ArrayRef<LinkFit> fitted() const {
    return {fits.data(), size_t(numFits)};
  }
  llvm::ArrayRef<LinkCache> cached() const {
    return {caches.data(), size_t(numCaches)};
  }
  bool operator==(const Link &o) const;
  bool operator!=(const Link &o) const { return !(*this == o); }
};

/// `devices` neighbouring ranks reach each other over `link`. The link's
/// bandwidth is what each of them gets when all send at once.
struct LinkLevel {
  std::string name;
  int64_t devices = 1;
  Link link;
  /// Ports (NICs) that a unit of the level below has into this one, and bytes a
  /// second of each. 0: each device has its own, of the link's bandwidth.
  double ports = 0, portBandwidth = 0;
  /// The part of what the data sheet says of a port that portBandwidth is.
  double portShare = 1;
};

} // namespace dgc

#endif // DGC_COST_LINK_H
