//===- ClusterText.cpp - Clusters on a command line -----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "ClusterShape.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include <cstdlib>
#include <numeric>

using namespace llvm;

namespace dgc {

using cost::ClusterShape;

static constexpr int64_t maxDevices = int64_t(1) << 31;

std::string cost::makeCluster(const Catalog &catalog, const ClusterShape &shape,
                              Machine &machine, int64_t &devices) {
  const DeviceEntry *entry = catalog.findDevice(shape.device);
  int64_t each = shape.gpus;
  if (each == 0 && entry)
    each = entry->nodeDevices;
  std::vector<int64_t> sizes = shape.list.slots;
  for (int64_t &size : sizes)
    if (size == 0)
      size = std::max<int64_t>(each, 1);
  int64_t nodes = sizes.empty() ? shape.nodes : int64_t(sizes.size());
  if (!sizes.empty())
    each = *llvm::max_element(sizes);
  // One host needs no network.
  bool alone = nodes == 1 && shape.network.empty();
  if (entry && nodes > 1 && each == 0)
    return "say how many devices each node has: gpus=";
  bool split = entry && entry->nodeDevices == 0 && !alone &&
               (nodes > 1 || shape.gpus > 0 || !shape.network.empty());
  if (split && shape.network.empty())
    return "machine '" + shape.device +
           "' has no network of its own; name one with network=";
  if (split && each == 0)
    return "say how many devices each node has: gpus=";
  std::string why =
      makeMachine(catalog, shape.device, shape.network,
                  entry && entry->nodeDevices == 0 && !split ? 0 : each,
                  shape.ports, machine);
  if (!why.empty())
    return why;
  int64_t total = nodes * each;
  if (!sizes.empty()) {
    total = std::accumulate(sizes.begin(), sizes.end(), int64_t(0));
    if (!llvm::all_equal(sizes))
      machine.nodeSizes = sizes;
  }
  if (shape.devices > 0 && total > 0 && shape.devices > total)
    return std::to_string(shape.devices) + " devices are more than the " +
           std::to_string(total) + " of " + std::to_string(nodes) + " nodes";
  if (shape.devices > 0)
    total = shape.devices;
  if (total > maxDevices)
    return "more than " + std::to_string(maxDevices) + " devices";
  if (total > 0)
    devices = total;
  return "";
}

/// At commas outside of brackets; a piece without `=` belongs to the one before
/// it, as in tasks=8(x3),4.
static SmallVector<std::string> splitOptions(StringRef text) {
  SmallVector<std::string> options;
  int depth = 0;
  std::string piece;
  auto flush = [&] {
    bool key = StringRef(piece).contains('=') || piece == "slurm";
    if (key || options.empty() || piece.empty())
      options.push_back(piece);
    else
      options.back() += "," + piece;
    piece.clear();
  };
  for (char c : text) {
    depth += c == '[' ? 1 : c == ']' ? -1 : 0;
    if (c == ',' && depth == 0)
      flush();
    else
      piece += c;
  }
  flush();
  return options;
}

static std::string setCount(StringRef key, StringRef value, int64_t &n) {
  if (value.getAsInteger(10, n) || n < 1 || n > maxDevices)
    return key.str() + " must be a positive number, got '" + value.str() + "'";
  return "";
}

static std::string readHostfile(StringRef path, NodeList &list) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> file = MemoryBuffer::getFile(path);
  if (!file)
    return ("hostfile '" + path + "': " + file.getError().message()).str();
  return parseHostfile((*file)->getBuffer(), path, list);
}

static std::string fromSlurm(NodeList &list) {
  const char *nodes = std::getenv("SLURM_JOB_NODELIST");
  const char *tasks = std::getenv("SLURM_TASKS_PER_NODE");
  if (!nodes)
    return "SLURM_JOB_NODELIST is not set: this is not inside a Slurm job";
  return parseSlurm(nodes, tasks ? tasks : "", list);
}

static std::string setOptions(StringRef text, ClusterShape &shape) {
  std::string nodelist, tasks;
  int sources = 0;
  for (const std::string &option : splitOptions(text)) {
    auto [key, value] = StringRef(option).split('=');
    std::string why;
    if (key == "nodes")
      why = setCount(key, value, shape.nodes), ++sources;
    else if (key == "gpus")
      why = setCount(key, value, shape.gpus);
    else if (key == "devices")
      why = setCount(key, value, shape.devices);
    else if (key == "ports") {
      int64_t ports = 0;
      why = setCount(key, value, ports);
      shape.ports = double(ports);
    } else if (key == "network")
      shape.network = value.str();
    else if (key == "hostfile")
      why = readHostfile(value, shape.list), ++sources;
    else if (key == "nodelist")
      nodelist = value.str(), ++sources;
    else if (key == "tasks")
      tasks = value.str();
    else if (option == "slurm")
      why = fromSlurm(shape.list), ++sources;
    else
      return "'" + option +
             "' is not known: write nodes=, gpus=, devices=, network=, ports=, "
             "hostfile=, nodelist=, tasks= or slurm";
    if (!why.empty())
      return why;
  }
  if (sources > 1)
    return "give one of nodes=, hostfile=, nodelist= and slurm";
  if (nodelist.empty())
    return tasks.empty() ? "" : "tasks= needs nodelist=";
  return parseSlurm(nodelist, tasks, shape.list);
}

/// `a100:nodes=2+h100x8` at its plus signs; a hostfile's path may have some.
static SmallVector<StringRef> splitSorts(StringRef text) {
  SmallVector<StringRef> sorts;
  while (!text.empty()) {
    StringRef sort = text.split('+').first;
    if (sort.contains("hostfile="))
      sort = text;
    sorts.push_back(sort);
    text = text.drop_front(sort.size());
    if (text.consume_front("+") && text.empty())
      sorts.push_back(text);
  }
  return sorts;
}

/// Nodes of one sort.
static std::string parseSort(StringRef text, Machine &machine,
                             int64_t &devices) {
  const Catalog &catalog = builtinCatalog();
  ClusterShape shape;
  auto [head, options] = text.split(':');
  auto [name, count] = head.rsplit('x');
  int64_t n = 0;
  bool counted =
      !catalog.findDevice(head) && !count.empty() && !count.getAsInteger(10, n);
  shape.device = (counted ? name : head).str();
  bool number = !catalog.findDevice(head) && !count.empty() &&
                llvm::all_of(count, llvm::isDigit);
  if (number && catalog.findDevice(name) &&
      (!counted || n < 1 || n > maxDevices))
    return "the number of machines in '" + text.str() +
           "' must be positive and at most " + std::to_string(maxDevices);
  if (!text.contains(':') && text.contains('='))
    return "cluster '" + text.str() +
           "': a colon goes before options, as in h100x16:network=efa2";
  shape.devices = counted ? n : 0;
  if (text.contains(':'))
    if (std::string why = setOptions(options, shape); !why.empty())
      return "cluster '" + text.str() + "': " + why;
  if (!catalog.findDevice(shape.device) || !text.contains(':'))
    return cost::makeCluster(catalog, shape, machine, devices);
  std::string why = cost::makeCluster(catalog, shape, machine, devices);
  return why.empty() ? why : "cluster '" + text.str() + "': " + why;
}

std::string parseCluster(StringRef text, Machine &machine, int64_t &devices) {
  if (text.ends_with(".yaml") || text.ends_with(".yml"))
    return readClusterFile(text, machine, devices);
  SmallVector<StringRef> sorts = splitSorts(text);
  if (sorts.size() < 2)
    return parseSort(text, machine, devices);
  std::vector<std::pair<Machine, int64_t>> parts;
  for (StringRef sort : sorts) {
    auto &[part, count] = parts.emplace_back();
    if (std::string why = parseSort(sort, part, count); !why.empty())
      return why;
    if (count == 0)
      return ("cluster '" + text + "': how many of '" + sort +
              "'? Several sorts of nodes need nodes= or a number, as h100x8")
          .str();
  }
  std::string why = cost::joinClusters(parts, machine, devices);
  return why.empty() ? why : ("cluster '" + text + "': " + why).str();
}

} // namespace dgc
