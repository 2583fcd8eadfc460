//===- Machine.cpp - Links of groups of ranks -----------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Cost/Machine.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cmath>
#include <numeric>

using namespace llvm;

namespace dgc {

bool CollectiveModel::operator==(const CollectiveModel &o) const {
  return std::tie(latency, bandwidth, step, innerStep, tree, inNetwork,
                  inNetworkLatency) ==
         std::tie(o.latency, o.bandwidth, o.step, o.innerStep, o.tree,
                  o.inNetwork, o.inNetworkLatency);
}

bool Link::operator==(const Link &o) const {
  return std::tie(latency, bandwidth, gamma, members, direct, port,
                  innerLatency, innerBandwidth, model) ==
             std::tie(o.latency, o.bandwidth, o.gamma, o.members, o.direct,
                      o.port, o.innerLatency, o.innerBandwidth, o.model) &&
         llvm::equal(
             fitted(), o.fitted(),
             [](const LinkFit &a, const LinkFit &b) {
               return std::tie(a.ranks, a.latency, a.bandwidth, a.gamma) ==
                      std::tie(b.ranks, b.latency, b.bandwidth, b.gamma);
             }) &&
         llvm::equal(cached(), o.cached(),
                     [](const LinkCache &a, const LinkCache &b) {
                       return a.bytes == b.bytes && a.times == b.times;
                     });
}

const Link &Machine::linkFor(int64_t span) const {
  for (const LinkLevel &level : levels)
    if (span <= level.devices)
      return level.link;
  return levels.back().link;
}

namespace {

/// Which unit of a level (which node) a rank is in.
class Units {
public:
  Units(const Machine &machine, size_t level)
      : each(machine.levels[level].devices) {
    if (machine.nodeSizes.empty() ||
        (machine.devicesPerNode && each != machine.devicesPerNode))
      return;
    for (int64_t size : machine.nodeSizes)
      ends.push_back((ends.empty() ? 0 : ends.back()) + size);
  }
  int64_t of(int64_t rank) const {
    if (ends.empty())
      return rank / each;
    // Ranks beyond the list are in nodes like the last one.
    if (rank >= ends.back())
      return int64_t(ends.size()) + (rank - ends.back()) / each;
    return llvm::upper_bound(ends, rank) - ends.begin();
  }
  /// Ranks after which the pattern of units repeats; 0: never.
  int64_t period() const { return ends.empty() ? each : 0; }

private:
  int64_t each;
  std::vector<int64_t> ends; // of each unit
};

/// How the groups of a partition lie on the units of a level.
struct Spread {
  bool crosses = false;
  /// Of the worst group in its worst unit: its ranks there, and those of all
  /// groups that leave the unit.
  double members = 1, leaving = 1;
};

/// Bytes a second that a group gets out of its unit of `inner`.
double outOf(const LinkLevel &inner, const LinkLevel &outer,
             const Spread &spread) {
  double ports = outer.ports, port = outer.portBandwidth;
  if (ports <= 0 || port <= 0)
    return outer.link.bandwidth * spread.members; // a port a device
  double reach = std::max(1.0, ports / double(inner.devices)) * port;
  return std::min(spread.members * reach,
                  ports * port * spread.members / spread.leaving);
}

Spread spreadOver(const Machine &machine, size_t level, int64_t devices,
                  int64_t size, int64_t stride) {
  Units units(machine, level);
  int64_t block = size * stride; // groups of a block are neighbours
  int64_t span = devices;
  if (int64_t period = units.period()) {
    if (period >= devices || period % block == 0)
      return {};
    if (block % period == 0 && (period % stride == 0 || stride % period == 0)) {
      double members = std::max<double>(1, double(period / stride));
      return {true, members, double(period)};
    }
    // Beyond one common period all repeats.
    int64_t common = period / std::gcd(period, block);
    if (common < devices / block)
      span = common * block;
  }
  DenseMap<std::pair<int64_t, int64_t>, int64_t> members; // by group and unit
  DenseMap<int64_t, int64_t> leaving;                     // by unit
  for (int64_t r = 0; r < span; ++r)
    ++members[{r / block * stride + r % stride, units.of(r)}];
  for (auto &[key, count] : members)
    if (count < size)
      leaving[key.second] += count;
  Spread worst;
  double least = 0;
  for (auto &[key, count] : members) {
    if (count >= size)
      continue;
    Spread here{true, double(count), double(leaving[key.second])};
    double out = outOf(machine.levels[level], machine.levels[level + 1], here);
    if (!worst.crosses || out < least ||
        (out == least && here.members < worst.members)) {
      worst = here;
      least = out;
    }
  }
  return worst;
}

} // namespace

Link groupLink(const Machine &machine, int64_t devices, int64_t size,
               int64_t stride) {
  const LinkLevel *inner = &machine.levels.front();
  Link link = inner->link;
  if (size <= 1)
    return link;
  for (size_t l = 0; l + 1 < machine.levels.size(); ++l) {
    const LinkLevel &level = machine.levels[l], &outer = machine.levels[l + 1];
    Spread spread = spreadOver(machine, l, devices, size, stride);
    if (!spread.crosses)
      return link;
    double within = link.bandwidth;
    double out = outOf(level, outer, spread);
    double each = double(level.devices);
    double full = std::min(inner->link.bandwidth,
                           outOf(level, outer, {true, each, each}));
    link = outer.link;
    link.bandwidth = spread.members > 1 ? std::min(within, out) : out;
    link.members = spread.members;
    link.direct = out / spread.members;
    link.port = std::min(out, outer.portBandwidth > 0 ? outer.portBandwidth
                                                      : outer.link.bandwidth);
    link.innerLatency = inner->link.latency;
    link.innerBandwidth = inner->link.bandwidth;
    link.model.innerStep = inner->link.model.step;
    // Fits are of groups that hold whole units.
    double part = link.bandwidth / full;
    for (LinkFit &f : MutableArrayRef(link.fits.data(), link.numFits)) {
      f.ranks = std::max(2.0, f.ranks * spread.members / each);
      f.bandwidth *= part;
      f.gamma /= std::sqrt(part);
    }
    link.gamma /= std::sqrt(part);
  }
  return link;
}

SmallVector<Link, 3> axisLinks(const Machine &machine, const Mesh &mesh) {
  SmallVector<Link, 3> links(mesh.axes.size());
  int64_t devices = mesh.numDevices(), stride = 1;
  for (size_t i = mesh.axes.size(); i-- > 0;) {
    links[i] = groupLink(machine, devices, mesh.axes[i].size, stride);
    stride *= mesh.axes[i].size;
  }
  return links;
}

} // namespace dgc
