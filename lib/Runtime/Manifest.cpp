//===- Manifest.cpp - Reading and checking a package's manifest -----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Inside this file errors are exceptions, because a reader of nested data is
// mostly error paths; parseManifest() turns them into an Error.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/Manifest.h"
#include <algorithm>
#include <nlohmann/json.hpp>

using namespace dgc::rt;
using nlohmann::json;

namespace {

/// No package needs more; a bound keeps a damaged manifest from filling memory.
constexpr int kMaxRanks = 1 << 16;
constexpr int64_t kMaxBytes = int64_t(1) << 46;

struct Bad {
  std::string message;
};

[[noreturn]] void bad(const std::string &where, const std::string &what) {
  throw Bad{where + " " + what};
}

/// A value of the JSON with its path, for messages.
class Node {
public:
  Node(const json &value, std::string path) : value(value), path(path) {}

  Node field(const char *key) const {
    if (!value.is_object())
      bad(path, "is no object");
    auto it = value.find(key);
    if (it == value.end())
      bad(path, std::string("has no '") + key + "'");
    return Node(*it, path + "." + key);
  }
  bool has(const char *key) const {
    return value.is_object() && value.contains(key);
  }
  size_t size() const {
    if (!value.is_array())
      bad(path, "is no array");
    return value.size();
  }
  Node operator[](size_t i) const {
    return Node(value[i], path + "[" + std::to_string(i) + "]");
  }
  int64_t integer(int64_t low, int64_t high) const {
    if (!value.is_number_integer())
      bad(path, "is no integer");
    if (value.is_number_unsigned() &&
        value.get<uint64_t>() > static_cast<uint64_t>(INT64_MAX))
      bad(path, "is too large");
    int64_t v = value.get<int64_t>();
    if (v < low || v > high)
      bad(path, format("is %lld, not in [%lld, %lld]", (long long)v,
                       (long long)low, (long long)high));
    return v;
  }
  std::string text() const {
    if (!value.is_string())
      bad(path, "is no string");
    return value.get<std::string>();
  }
  bool boolean() const {
    if (!value.is_boolean())
      bad(path, "is no boolean");
    return value.get<bool>();
  }
  std::vector<int64_t> integers(int64_t low, int64_t high) const {
    std::vector<int64_t> v;
    for (size_t i = 0, n = size(); i < n; ++i)
      v.push_back((*this)[i].integer(low, high));
    return v;
  }
  /// One integer a rank.
  std::vector<int32_t> perRank(int ranks, int64_t low, int64_t high) const {
    if (size() != static_cast<size_t>(ranks))
      bad(path, format("has %zu entries for %d ranks", size(), ranks));
    std::vector<int32_t> v;
    for (int64_t i : integers(low, high))
      v.push_back(static_cast<int32_t>(i));
    return v;
  }

  const json &value;
  std::string path;
};

DimTable readDim(Node n, int ranks, int64_t size, int64_t localSize) {
  DimTable dim;
  Node entries = n.field("entries");
  for (size_t e = 0; e < entries.size(); ++e) {
    std::vector<Run> runs;
    for (size_t i = 0; i < entries[e].size(); ++i) {
      Node at = entries[e][i];
      std::vector<int64_t> v = at.integers(0, INT64_MAX / 4);
      if (v.size() != 3)
        bad(at.path, "is not [global, local, size]");
      if (v[0] + v[2] > size || v[1] + v[2] > localSize)
        bad(at.path, format("leaves the dimension: size %lld, local size %lld",
                            (long long)size, (long long)localSize));
      runs.push_back({v[0], v[1], v[2]});
    }
    dim.entries.push_back(std::move(runs));
  }
  dim.ofRank = n.field("of_rank").perRank(
      ranks, 0, static_cast<int64_t>(dim.entries.size()) - 1);
  return dim;
}

std::vector<DimTable> readDims(Node n, int ranks,
                               const std::vector<int64_t> &shape,
                               const std::vector<int64_t> &localShape) {
  if (n.size() != shape.size() || n.size() != localShape.size())
    bad(n.path, format("has %zu dimensions for a shape of %zu, local %zu",
                       n.size(), shape.size(), localShape.size()));
  std::vector<DimTable> dims;
  for (size_t d = 0; d < n.size(); ++d)
    dims.push_back(readDim(n[d], ranks, shape[d], localShape[d]));
  return dims;
}

std::vector<int64_t> readShape(Node n, DType dtype) {
  std::vector<int64_t> shape = n.integers(0, kMaxBytes);
  auto bytes = checkedBytes(dtype, shape);
  if (!bytes || *bytes > static_cast<size_t>(kMaxBytes))
    bad(n.path, "is too large a shape");
  return shape;
}

TensorInfo readTensor(Node n, int ranks) {
  TensorInfo t;
  t.name = n.field("name").text();
  std::string dtype = n.field("dtype").text();
  auto parsed = parseDType(dtype);
  if (!parsed)
    bad(n.path, "has the unknown dtype '" + dtype + "'");
  t.dtype = *parsed;
  t.shape = readShape(n.field("shape"), t.dtype);
  t.localShape = readShape(n.field("local_shape"), t.dtype);
  t.dims = readDims(n.field("dims"), ranks, t.shape, t.localShape);
  return t;
}

void readTensors(Node root, int ranks, Manifest &m) {
  Node args = root.field("args"), results = root.field("results");
  int64_t numArgs = static_cast<int64_t>(args.size());
  int64_t numResults = static_cast<int64_t>(results.size());
  for (size_t i = 0; i < args.size(); ++i) {
    TensorInfo t = readTensor(args[i], ranks);
    t.donated = args[i].field("donated").boolean();
    t.result =
        static_cast<int>(args[i].field("result").integer(-1, numResults - 1));
    m.args.push_back(std::move(t));
  }
  std::vector<bool> taken(numArgs, false);
  for (size_t k = 0; k < results.size(); ++k) {
    TensorInfo t = readTensor(results[k], ranks);
    int j = static_cast<int>(
        results[k].field("in_place_of").integer(-1, numArgs - 1));
    t.inPlaceOf = j;
    if (j >= 0) {
      const TensorInfo &a = m.args[j];
      if (taken[j] || a.dtype != t.dtype || a.localShape != t.localShape)
        bad(results[k].path,
            "cannot be in place of args[" + std::to_string(j) + "]");
      taken[j] = true;
    }
    m.results.push_back(std::move(t));
  }
  for (int64_t j = 0; j < numArgs; ++j) {
    const TensorInfo &a = m.args[j];
    if (a.result >= 0 && (m.results[a.result].dtype != a.dtype ||
                          m.results[a.result].shape != a.shape))
      bad(args[j].path, "and its result differ in type");
  }
}

Group readGroup(Node n, int ranks) {
  Group g;
  g.axes = n.field("axes").text();
  Node members = n.field("members");
  for (size_t i = 0; i < members.size(); ++i) {
    std::vector<int32_t> ranksOf;
    for (int64_t r : members[i].integers(0, ranks - 1))
      ranksOf.push_back(static_cast<int32_t>(r));
    g.members.push_back(std::move(ranksOf));
  }
  g.ofRank = n.field("of_rank").perRank(
      ranks, 0, static_cast<int64_t>(g.members.size()) - 1);
  for (int r = 0; r < ranks; ++r) {
    const auto &mine = g.members[g.ofRank[r]];
    if (std::count(mine.begin(), mine.end(), r) != 1)
      bad(n.path, format("does not hold rank %d once in its group", r));
  }
  return g;
}

Exchange readExchange(Node n, int ranks) {
  Exchange x;
  // The widest type bounds the byte size for all.
  x.shape = readShape(n.field("shape"), DGC_F64);
  x.inShape = readShape(n.field("in_shape"), DGC_F64);
  x.outShape = readShape(n.field("out_shape"), DGC_F64);
  x.in = readDims(n.field("in"), ranks, x.shape, x.inShape);
  x.out = readDims(n.field("out"), ranks, x.shape, x.outShape);
  Node senders = n.field("senders");
  if (senders.size() != static_cast<size_t>(ranks))
    bad(senders.path, "has not one list a rank");
  for (size_t r = 0; r < senders.size(); ++r) {
    std::vector<int32_t> list;
    for (int64_t s : senders[r].integers(0, ranks - 1))
      list.push_back(static_cast<int32_t>(s));
    x.senders.push_back(std::move(list));
  }
  return x;
}

void readComm(Node root, int ranks, CommTables &comm) {
  Node groups = root.field("groups"), permutes = root.field("permutes");
  Node exchanges = root.field("exchanges"), ops = root.field("ops");
  for (size_t i = 0; i < groups.size(); ++i)
    comm.groups.push_back(readGroup(groups[i], ranks));
  for (size_t i = 0; i < permutes.size(); ++i)
    comm.permutes.push_back(
        {permutes[i].field("source").perRank(ranks, -1, ranks - 1)});
  for (size_t i = 0; i < exchanges.size(); ++i)
    comm.exchanges.push_back(readExchange(exchanges[i], ranks));
  for (size_t i = 0; i < ops.size(); ++i) {
    OpInfo op;
    op.op = ops[i].field("op").text();
    op.axes = ops[i].field("axes").text();
    op.loc = ops[i].field("loc").text();
    op.bytes = ops[i].field("bytes").integer(0, INT64_MAX);
    comm.ops.push_back(std::move(op));
  }
}

std::string readMesh(Node mesh, int ranks) {
  Node axes = mesh.field("axes");
  std::string text;
  int64_t product = 1;
  for (size_t i = 0; i < axes.size(); ++i) {
    int64_t size = axes[i].field("size").integer(1, kMaxRanks);
    product *= size;
    if (product > kMaxRanks)
      bad(axes.path, "has too many devices");
    text += (i ? ", " : "") + axes[i].field("name").text() + "=" +
            std::to_string(size);
  }
  if (product != ranks)
    bad(mesh.path,
        format("has %lld devices for %d ranks", (long long)product, ranks));
  return text;
}

void readManifest(Node root, Manifest &m) {
  m.abi = static_cast<int>(root.field("abi").integer(0, INT32_MAX));
  m.dgcVersion = root.field("dgc").text();
  m.name = root.field("name").text();
  int ranks = static_cast<int>(root.field("num_ranks").integer(1, kMaxRanks));
  m.numRanks = ranks;
  m.meshText = readMesh(root.field("mesh"), ranks);
  m.cpu = root.field("cpu").text();
  m.profiled = root.field("profiled").boolean();
  readTensors(root, ranks, m);
  m.arenaBytes = root.field("arena_bytes").integer(0, kMaxBytes);
  m.collectiveBytes = root.field("collective_bytes").integer(0, kMaxBytes);
  m.constantsBytes = root.field("constants_bytes").integer(0, kMaxBytes);
  readComm(root, ranks, m.comm);
  Node kinds = root.field("work_kinds");
  for (size_t i = 0; i < kinds.size(); ++i)
    m.workKinds.push_back(kinds[i].text());
}

} // namespace

std::string OpInfo::text() const {
  std::string s = op;
  if (!axes.empty())
    s += " over " + (axes[0] == '"' ? axes : "\"" + axes + "\"");
  if (!loc.empty())
    s += " at " + loc;
  return s;
}

CommTables CommTables::ofAll(int ranks) {
  Group all{"all", std::vector<int32_t>(ranks, 0), {{}}};
  Permute ring;
  for (int32_t r = 0; r < ranks; ++r) {
    all.members[0].push_back(r);
    ring.source.push_back((r + ranks - 1) % ranks);
  }
  return {{all}, {ring}, {}, {}};
}

std::string CommTables::opText(int op) const {
  if (op < 0 || op >= static_cast<int>(ops.size()))
    return "op " + std::to_string(op);
  return ops[op].text();
}

Error dgc::rt::parseManifest(const std::string &text, Manifest &out) {
  try {
    json root = json::parse(text);
    readManifest(Node(root, "manifest"), out);
  } catch (const Bad &e) {
    return fail("bad manifest: " + e.message, kRefused);
  } catch (const json::exception &e) {
    return fail(std::string("bad manifest: ") + e.what(), kRefused);
  }
  return Error::success();
}
