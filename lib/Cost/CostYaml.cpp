//===- CostYaml.cpp - Devices and links in YAML ---------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "CostYaml.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace dgc;

LLVM_YAML_IS_SEQUENCE_VECTOR(dgc::LinkEntry)
LLVM_YAML_IS_SEQUENCE_VECTOR(dgc::DeviceEntry)
LLVM_YAML_IS_STRING_MAP(std::string)

namespace {
/// A figure for each element class.
struct ByClass {
  std::array<double, numElemClasses> &values;
};
/// Where a device stands in its node.
struct NodeEntry {
  DeviceEntry &device;
};

/// A list that replaces the one that `list` starts from, as a whole.
template <class T, class Less>
void mapList(yaml::IO &io, const char *key, std::vector<T> &list, Less less) {
  std::vector<T> given;
  io.mapOptional(key, given);
  if (given.empty())
    return;
  list = std::move(given);
  llvm::stable_sort(list, less);
}

template <class Entry>
void addEntry(std::vector<Entry> &entries, const Entry &entry) {
  auto it =
      llvm::find_if(entries, [&](auto &o) { return o.name == entry.name; });
  if (it == entries.end())
    entries.push_back(entry);
  else
    *it = entry;
}
} // namespace

namespace llvm::yaml {
template <> struct MappingTraits<ByClass> {
  static void mapping(IO &io, ByClass &c) {
    for (int e = 0; e < numElemClasses; ++e)
      io.mapOptional(toString(ElemClass(e)).data(), c.values[e]);
  }
  static std::string validate(IO &, ByClass &c) {
    return llvm::all_of(c.values, [](double v) { return v >= 0; })
               ? ""
               : "figures must not be negative";
  }
};

template <> struct MappingTraits<NodeEntry> {
  static void mapping(IO &io, NodeEntry &n) {
    DeviceEntry &d = n.device;
    d.network.clear();
    d.nodePorts = 0;
    io.mapRequired("devices", d.nodeDevices);
    io.mapRequired("link", d.nodeLink);
    io.mapOptional("network", d.network);
    io.mapOptional("ports", d.nodePorts);
  }
  static std::string validate(IO &io, NodeEntry &n) {
    auto &catalog = *static_cast<Catalog *>(io.getContext());
    const DeviceEntry &d = n.device;
    if (d.nodeDevices < 0 || d.nodePorts < 0)
      return "devices and ports must not be negative";
    if (!catalog.findLink(d.nodeLink))
      return "unknown link '" + d.nodeLink + "'";
    if (!d.network.empty() && !catalog.findLink(d.network))
      return "unknown link '" + d.network + "'";
    return "";
  }
};

void MappingTraits<LinkFit>::mapping(IO &io, LinkFit &f) {
  io.mapRequired("ranks", f.ranks);
  io.mapRequired("latency", f.latency);
  io.mapRequired("bandwidth", f.bandwidth);
  io.mapOptional("gamma", f.gamma);
}
std::string MappingTraits<LinkFit>::validate(IO &, LinkFit &f) {
  if (!(f.ranks >= 2) || !(f.latency >= 0) || !(f.bandwidth > 0) ||
      !(f.gamma >= 0))
    return "a fit needs ranks of at least 2, latency and gamma of at least 0 "
           "and a bandwidth above 0";
  return "";
}

void MappingTraits<LinkCache>::mapping(IO &io, LinkCache &c) {
  io.mapRequired("bytes", c.bytes);
  double all = 1;
  io.mapOptional("times", all);
  if (!io.outputting())
    c.times.fill(all);
  for (const CollectiveKey &key : collectiveKeys())
    io.mapOptional(key.times.data(), c.times[int(key.kind)]);
}
std::string MappingTraits<LinkCache>::validate(IO &, LinkCache &c) {
  bool good =
      c.bytes > 0 && llvm::all_of(c.times, [](double t) { return t > 0; });
  return good ? "" : "bytes and times must be above 0";
}

void MappingTraits<StreamRate>::mapping(IO &io, StreamRate &r) {
  io.mapRequired("bytes", r.bytes);
  io.mapRequired("bandwidth", r.bandwidth);
}
std::string MappingTraits<StreamRate>::validate(IO &, StreamRate &r) {
  return r.bytes > 0 && r.bandwidth > 0 ? ""
                                        : "bytes and bandwidth must be above 0";
}

void MappingTraits<KernelModel>::mapping(IO &io, KernelModel &k) {
  ByClass gemm{k.gemm};
  io.mapOptional("gemm", gemm);
  for (const KernelConstant &c : kernelConstants())
    io.mapOptional(c.name.data(), k.*c.value);
  mapList(io, "streams", k.streams,
          [](auto &a, auto &b) { return a.bytes < b.bytes; });
}
std::string MappingTraits<KernelModel>::validate(IO &, KernelModel &k) {
  for (const KernelConstant &c : kernelConstants())
    if (!(k.*c.value >= 0))
      return c.name.str() + " must not be negative";
  for (size_t i = 1; i < k.streams.size(); ++i)
    if (k.streams[i].bytes == k.streams[i - 1].bytes)
      return "streams must not name the same bytes twice";
  if (!(k.attention > 0) || !(k.attentionBackward > 0))
    return "attention and attention_backward must be above 0";
  return "";
}

template <> struct MappingTraits<LinkEntry> {
  static void mapping(IO &io, LinkEntry &e) {
    auto &catalog = *static_cast<Catalog *>(io.getContext());
    io.mapRequired("name", e.name);
    std::string like;
    io.mapOptional("like", like);
    if (!like.empty()) {
      const LinkEntry *base = catalog.findLink(like);
      if (!base)
        return io.setError("unknown link '" + like + "'");
      std::string name = e.name;
      e = LinkEntry(*base);
      e.name = name;
    }
    cost::mapLink(io, e.link);
    io.mapOptional("ports", e.ports);
    io.mapOptional("port_bandwidth", e.portBandwidth);
    io.mapOptional("port_share", e.portShare);
    io.mapOptional("origin", e.origin);
    if (e.portBandwidth > 0)
      e.link.bandwidth = e.portBandwidth * e.portShare;
    addEntry(catalog.links, e);
  }
  static std::string validate(IO &, LinkEntry &e) {
    if (!(e.ports >= 0) || !(e.portBandwidth >= 0))
      return "ports and port_bandwidth must not be negative";
    if (!(e.portShare > 0 && e.portShare <= 1))
      return "port_share must be above 0 and at most 1";
    return cost::checkLink(e.link);
  }
};

template <> struct MappingTraits<DeviceEntry> {
  static void mapping(IO &io, DeviceEntry &e) {
    auto &catalog = *static_cast<Catalog *>(io.getContext());
    io.mapRequired("name", e.name);
    std::string like;
    io.mapOptional("like", like);
    if (!like.empty()) {
      const DeviceEntry *base = catalog.findDevice(like);
      if (!base)
        return io.setError("unknown device '" + like + "'");
      std::string name = e.name;
      e = DeviceEntry(*base);
      e.device.like = base->name;
      e.name = name;
      e.aliases.clear();
    }
    e.device.name = e.name;
    io.mapOptional("aliases", e.aliases);
    e.device.memoryBandwidth = e.peakMemoryBandwidth;
    cost::mapDevice(io, e.device);
    e.peakMemoryBandwidth = e.device.memoryBandwidth;
    io.mapOptional("memory_share", e.memoryShare);
    e.device.memoryBandwidth = e.peakMemoryBandwidth * e.memoryShare;
    NodeEntry node{e};
    io.mapOptional("node", node);
    io.mapOptional("origin", e.origin);
    addEntry(catalog.devices, e);
  }
  static std::string validate(IO &, DeviceEntry &e) {
    if (e.nodeLink.empty())
      return "a device needs a node: devices, link and network";
    if (!(e.memoryShare > 0 && e.memoryShare <= 1))
      return "memory_share must be above 0 and at most 1";
    return cost::checkDevice(e.device);
  }
};

void MappingTraits<Catalog>::mapping(IO &io, Catalog &c) {
  // Entries add themselves, so that later ones may start from them.
  std::vector<LinkEntry> links;
  std::vector<DeviceEntry> devices;
  io.mapRequired("date", c.date);
  io.mapOptional("links", links);
  io.mapOptional("devices", devices);
}
} // namespace llvm::yaml

namespace dgc::cost {

std::string namesOf(const std::vector<DeviceEntry> &devices) {
  return join(map_range(devices, [](auto &d) { return d.name; }), ", ");
}

std::string networksOf(const Catalog &catalog) {
  auto networks = make_filter_range(
      catalog.links, [](const LinkEntry &e) { return e.portBandwidth > 0; });
  return join(map_range(networks, [](auto &e) { return e.name; }), ", ");
}

std::string yamlError(const SMDiagnostic &diagnostic) {
  std::string text;
  raw_string_ostream os(text);
  diagnostic.print("", os, /*ShowColors=*/false);
  return text;
}

std::string checkLink(const Link &l) {
  const CollectiveModel &m = l.model;
  if (!(l.latency >= 0) || !(l.bandwidth > 0) || !(l.gamma >= 0))
    return "a link needs latency and gamma of at least 0 and a bandwidth above "
           "0";
  if (!(m.step >= 0) || !(m.inNetwork >= 0) || !(m.inNetworkLatency >= 0) ||
      !(m.tree > 0))
    return "step, in_network and in_network_latency must not be negative, tree "
           "must be above 0";
  for (double v : m.latency)
    if (!(v >= 0))
      return "latencies of collectives must not be negative";
  if (!(m.latency[int(CollectiveKind::AllReduce)] > 0))
    return "allreduce_latency must be above 0";
  for (double v : m.bandwidth)
    if (!(v > 0))
      return "bandwidths of collectives must be above 0";
  return "";
}

void mapLink(yaml::IO &io, Link &l) {
  io.mapOptional("latency", l.latency);
  io.mapOptional("bandwidth", l.bandwidth);
  io.mapOptional("gamma", l.gamma);
  CollectiveModel &m = l.model;
  for (const CollectiveKey &key : collectiveKeys()) {
    io.mapOptional(key.latency.data(), m.latency[int(key.kind)]);
    io.mapOptional(key.bandwidth.data(), m.bandwidth[int(key.kind)]);
  }
  io.mapOptional("step", m.step);
  io.mapOptional("tree", m.tree);
  io.mapOptional("in_network", m.inNetwork);
  io.mapOptional("in_network_latency", m.inNetworkLatency);
  std::vector<LinkFit> fits(l.fitted().begin(), l.fitted().end());
  mapList(io, "fits", fits, [](auto &a, auto &b) { return a.ranks < b.ranks; });
  if (fits.size() > Link::maxFits)
    return io.setError("a link has at most " + Twine(Link::maxFits) + " fits");
  l.numFits = int(fits.size());
  llvm::copy(fits, l.fits.begin());
  std::vector<LinkCache> caches(l.cached().begin(), l.cached().end());
  mapList(io, "cached", caches,
          [](auto &a, auto &b) { return a.bytes < b.bytes; });
  if (caches.size() > Link::maxCaches)
    return io.setError("a link has at most " + Twine(Link::maxCaches) +
                       " sizes that are cached");
  l.numCaches = int(caches.size());
  llvm::copy(caches, l.caches.begin());
}

std::string checkDevice(const Device &d) {
  if (!(d.memoryBandwidth > 0))
    return "memory_bandwidth must be above 0";
  if (!(d.memoryBytes >= 0) || !(d.launch >= 0) || !(d.power >= 0) ||
      !(d.price >= 0))
    return "memory_bytes, launch, power and price must not be negative";
  for (int e = 0; e < numElemClasses; ++e)
    if (d.flops[e] > 0 && !(d.kernels.gemm[e] > 0))
      return "gemm of " + toString(ElemClass(e)).str() + " must be above 0";
  for (ElemClass e : {ElemClass::F32, ElemClass::F64})
    if (!(d.flops[int(e)] > 0))
      return "peak of " + toString(e).str() + " must be above 0";
  return "";
}

void mapDevice(yaml::IO &io, Device &d) {
  ByClass peak{d.flops};
  io.mapOptional("peak", peak);
  io.mapOptional("memory_bytes", d.memoryBytes);
  io.mapOptional("memory_bandwidth", d.memoryBandwidth);
  io.mapOptional("launch", d.launch);
  io.mapOptional("power", d.power);
  io.mapOptional("price", d.price);
  io.mapOptional("price_date", d.priceDate);
  io.mapOptional("kernels", d.kernels);
}

} // namespace dgc::cost
