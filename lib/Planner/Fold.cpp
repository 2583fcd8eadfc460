//===- Fold.cpp - A model whose alike nodes are tied ----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Model.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace llvm;

namespace dgc::planner {

bool Model::isAlike(const Node &a, const Node &b) const {
  if (a.kind != b.kind || a.set != b.set || a.trips != b.trips ||
      a.convertsOperands != b.convertsOperands ||
      a.convertsResults != b.convertsResults)
    return false;
  for (auto [x, y] : zip(a.results, b.results))
    if (x >= 0 && tensor(x).pinned != tensor(y).pinned)
      return false;
  return a.kind != NodeKind::Result ||
         (problem.results[a.index].pinned == problem.results[b.index].pinned &&
          resultPins.contains(a.index) == resultPins.contains(b.index));
}

namespace {

/// What tensors that become one value have in common.
struct ValueKey {
  std::vector<int64_t> data;
  bool operator==(const ValueKey &o) const { return data == o.data; }
};
struct ValueKeyHash {
  size_t operator()(const ValueKey &k) const {
    return hash_combine_range(k.data.begin(), k.data.end());
  }
};

} // namespace

struct Model::Folder {
  const Model &m;
  ArrayRef<int> classOf;
  Model out;

  Folder(const Model &m, ArrayRef<int> classOf)
      : m(m), classOf(classOf), out(m.problem, m) {}

  Model run() {
    makeNodes();
    unitePartClasses();
    makeValues();
    for (auto [v, node] : enumerate(m.nodes)) {
      Node &folded = out.nodes[classOf[v]];
      for (auto [k, t] : enumerate(node.operands))
        folded.operands[k] = t < 0 ? -1 : out.valueOf[m.tensorOf[t]];
      for (auto [k, t] : enumerate(node.results))
        folded.results[k] = t < 0 ? -1 : out.valueOf[m.tensorOf[t]];
    }
    out.orderUses();
    out.listStored();
    return std::move(out);
  }

  void makeNodes() {
    int n = 0;
    for (int c : classOf)
      n = std::max(n, c + 1);
    out.nodes.resize(n);
    out.useful.resize(n);
    out.madeBy.resize(n);
    std::vector<bool> seen(n);
    for (auto [v, c] : enumerate(classOf)) {
      if (!seen[c]) {
        seen[c] = true;
        out.nodes[c] = m.nodes[v];
        out.useful[c] = m.useful[v];
        continue;
      }
      out.nodes[c].copies += m.nodes[v].copies;
      for (size_t i = 0; i < out.useful[c].size(); ++i)
        out.useful[c][i] = out.useful[c][i] || m.useful[v][i];
    }
  }

  /// Parts of one class in any of the tied nodes are of one class here.
  void unitePartClasses() {
    std::vector<int> parent(m.numPartClasses);
    std::iota(parent.begin(), parent.end(), 0);
    auto find = [&](int x) {
      while (parent[x] != x)
        x = parent[x] = parent[parent[x]];
      return x;
    };
    for (auto [v, c] : enumerate(classOf))
      for (auto [x, y] : zip(m.nodes[v].classes, out.nodes[c].classes))
        parent[find(x)] = find(y);
    for (Node &node : out.nodes)
      for (int &cls : node.classes)
        cls = find(cls);
    out.numPartClasses = m.numPartClasses;
  }

  void makeValues() {
    std::unordered_map<ValueKey, int, ValueKeyHash> values;
    std::vector<const Sharding *> pinned; // distinct ones
    std::vector<int> madeByNode(m.tensorOf.size(), -1);
    for (auto [v, list] : enumerate(m.madeBy))
      for (int w : list)
        madeByNode[w] = v;
    out.valueOf.resize(m.valueOf.size());
    out.useSpans.resize(m.useSpans.size());
    std::vector<SmallVector<int, 2>> orders(m.tensorOf.size());
    std::vector<int> image(m.tensorOf.size());
    for (size_t w = 0; w < m.tensorOf.size(); ++w) {
      auto &uses = m.usesOf[w];
      auto &order = orders[w];
      for (size_t i = 0; i < uses.size(); ++i)
        order.push_back(i);
      llvm::sort(order, [&](int a, int b) {
        return std::tuple(classOf[uses[a].node], uses[a].operand, a) <
               std::tuple(classOf[uses[b].node], uses[b].operand, b);
      });
      int u = madeByNode[w];
      ValueKey key{{u < 0 ? -1 : classOf[u], m.producerOf[w] < 0, m.resultOf[w],
                    m.formOf[w], int64_t(m.placements[w]),
                    int64_t(m.tensor(w).trips), pinOf(m.tensor(w), pinned)}};
      for (int i : order)
        key.data.insert(key.data.end(),
                        {classOf[uses[i].node], uses[i].operand});
      auto [it, isNew] =
          values.try_emplace(std::move(key), int(out.tensorOf.size()));
      image[w] = it->second;
      if (isNew)
        addValue(w, u, order);
      out.copies[it->second] += m.copies[w];
      out.held[it->second] += m.held[w];
    }
    for (auto [t, w] : enumerate(m.valueOf)) {
      out.valueOf[t] = image[w];
      for (int i : orders[w])
        out.useSpans[t].push_back(m.useSpans[t][i]);
    }
  }

  void addValue(int w, int u, ArrayRef<int> order) {
    int value = out.tensorOf.size();
    out.tensorOf.push_back(m.tensorOf[w]);
    out.copies.push_back(0);
    out.held.push_back(0);
    out.placements.push_back(m.placements[w]);
    out.formOf.push_back(m.formOf[w]);
    out.producerOf.push_back(m.producerOf[w] < 0 ? -1
                                                 : classOf[m.producerOf[w]]);
    out.resultOf.push_back(m.resultOf[w]);
    out.usesOf.emplace_back();
    for (int i : order)
      out.usesOf.back().push_back(
          {classOf[m.usesOf[w][i].node], m.usesOf[w][i].operand});
    if (u >= 0)
      out.madeBy[classOf[u]].push_back(value);
  }

  static int64_t pinOf(const ProblemTensor &t,
                       std::vector<const Sharding *> &pinned) {
    if (!t.pinned)
      return -1;
    auto it = find_if(pinned, [&](auto *s) { return *s == *t.pinned; });
    if (it == pinned.end())
      it = pinned.insert(it, &*t.pinned);
    return it - pinned.begin();
  }
};

Model::Model(const Problem &problem, const Model &m)
    : problem(problem), forms(m.forms), sets(m.sets), resultPins(m.resultPins) {
}

Model Model::fold(ArrayRef<int> classOf) const {
  return Folder(*this, classOf).run();
}

} // namespace dgc::planner
