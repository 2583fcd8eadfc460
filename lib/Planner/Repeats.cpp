//===- Repeats.cpp - Layers that are alike --------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Repeats.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>
#include <unordered_map>

using namespace llvm;

namespace dgc::planner {

namespace {

// A run must save this many nodes and this share of those that are not tied
// yet, and a period have so many: ties of single ops that happen to be
// neighbours save nothing and cost freedom.
constexpr int leastSaved = 12, leastShare = 50, leastPeriod = 4;
// Periods are proposed by windows of this length that occur again.
constexpr int window = 8;

/// Distances at which windows of kinds that are free come again, the most
/// frequent first.
SmallVector<int> proposePeriods(ArrayRef<int> kinds,
                                const std::vector<bool> &taken) {
  int n = kinds.size();
  std::unordered_map<uint64_t, SmallVector<int, 4>> seen; // latest positions
  std::unordered_map<int, int> count;
  int blocked = 0; // windows that begin before this hold what is taken
  for (int i = 0; i < std::min(window - 1, n); ++i)
    blocked = taken[i] ? i + 1 : blocked;
  for (int i = 0; i + window <= n; ++i) {
    blocked = taken[i + window - 1] ? i + window : blocked;
    if (i < blocked)
      continue;
    uint64_t h = 0;
    for (int k = 0; k < window; ++k)
      h = (h ^ uint64_t(kinds[i + k])) * 0x9E3779B97F4A7C15ull;
    SmallVector<int, 4> &at = seen[h];
    for (int j : at)
      ++count[i - j];
    // Within a layer a window may come several times: look back at a few.
    if (at.size() == 24)
      at.erase(at.begin());
    at.push_back(i);
  }
  SmallVector<std::pair<int, int>> order; // -count, distance
  for (auto [distance, k] : count)
    if (distance >= leastPeriod)
      order.push_back({-k, distance});
  llvm::sort(order);
  if (order.size() > 64)
    order.resize(64);
  SmallVector<int> periods;
  for (auto &[k, distance] : order)
    periods.push_back(distance);
  return periods;
}

/// All maximal runs of this period within the positions that are free.
void addRuns(ArrayRef<int> kinds, const std::vector<bool> &taken, int period,
             std::vector<Run> &runs) {
  int n = kinds.size(), begin = 0;
  auto close = [&](int end) { // kinds[i] == kinds[i + period] in [begin, end)
    if (end - begin >= period)
      runs.push_back({begin, end + period, period});
  };
  for (int i = 0; i + period < n; ++i) {
    if (taken[i] || taken[i + period] || kinds[i] != kinds[i + period]) {
      close(i);
      begin = i + 1;
    }
  }
  close(std::max(n - period, begin));
}

} // namespace

std::vector<Run> findRuns(ArrayRef<int> kinds) {
  std::vector<Run> chosen;
  std::vector<bool> taken(kinds.size());
  int free = kinds.size();
  SmallVector<int> periods;
  // The periods of short runs show when the long ones are out of the way.
  bool proposed = false;
  while (true) {
    std::vector<Run> runs;
    for (int period : periods)
      addRuns(kinds, taken, period, runs);
    // What is taken in the middle of a period may hide in a run: such runs
    // start after it.
    llvm::erase_if(runs, [&](const Run &r) {
      return r.saves() < leastSaved || r.saves() * leastShare < free ||
             std::any_of(
                 taken.begin() + r.begin, taken.begin() + r.end,
                 [](bool t) { return t; });
    });
    if (runs.empty() && proposed)
      return chosen;
    proposed = runs.empty();
    if (proposed) {
      periods = proposePeriods(kinds, taken);
      continue;
    }
    const Run &best = *std::max_element(
        runs.begin(), runs.end(), [](const Run &a, const Run &b) {
          return std::tuple(a.saves(), -a.period, -a.begin) <
                 std::tuple(b.saves(), -b.period, -b.begin);
        });
    std::fill(taken.begin() + best.begin, taken.begin() + best.end, true);
    free -= best.end - best.begin;
    chosen.push_back(best);
  }
}

namespace {

/// Gives numbers to kinds of nodes that isAlike() holds for.
std::vector<int> kindsOf(const Model &m) {
  std::vector<int> kinds;
  std::unordered_map<int, SmallVector<int, 2>> bySet; // examples
  for (size_t v = 0; v < m.nodes.size(); ++v) {
    SmallVector<int, 2> &examples = bySet[m.nodes[v].set];
    auto *it = find_if(
        examples, [&](int u) { return m.isAlike(m.nodes[u], m.nodes[v]); });
    kinds.push_back(it == examples.end() ? int(v) : *it);
    if (it == examples.end())
      examples.push_back(v);
  }
  return kinds;
}

class Tying {
public:
  explicit Tying(const Model &m) : m(m), kinds(kindsOf(m)) {}

  Ties run() {
    classes.assign(m.nodes.size(), -1);
    tieOps();
    findLayers();
    // Arguments, flows and results by their neighbours.
    std::map<std::vector<int>, int> byNeighbours;
    for (size_t v = 0; v < m.nodes.size(); ++v)
      if (m.nodes[v].kind != NodeKind::Op) {
        auto [it, isNew] = byNeighbours.try_emplace(neighbours(v), numClasses);
        classes[v] = it->second;
        numClasses += isNew;
      }
    Ties ties{std::move(classes), std::move(layers), numLayers,
              std::move(runs)};
    return ties;
  }

private:
  void tieOps() {
    std::vector<int> ops, sequence;
    for (auto [v, node] : enumerate(m.nodes))
      if (node.kind == NodeKind::Op) {
        ops.push_back(v);
        sequence.push_back(kinds[v]);
      }
    runs = findRuns(sequence);
    llvm::sort(runs, [](auto &a, auto &b) { return a.begin < b.begin; });
    for (const Run &r : runs) {
      copies.emplace_back();
      for (int i = r.begin; i < r.end; ++i) {
        classes[ops[i]] = numClasses + (i - r.begin) % r.period;
        // What is left after the last whole copy belongs to it.
        int copy = std::min((i - r.begin) / r.period,
                            (r.end - r.begin) / r.period - 1);
        copies.back().resize(copy + 1);
        copies.back().back().push_back(ops[i]);
      }
      numClasses += r.period;
    }
    for (int v : ops)
      if (classes[v] < 0)
        classes[v] = numClasses++;
  }

  int opClass(int v) const {
    return v >= 0 && m.nodes[v].kind == NodeKind::Op ? classes[v] : -1;
  }
  std::vector<int> neighbours(int v) const {
    const Node &node = m.nodes[v];
    std::vector<int> key{kinds[v]};
    bool anyOp = false;
    auto add = [&](int cls, int position) {
      anyOp |= cls >= 0;
      key.insert(key.end(), {cls, position});
    };
    for (int t : node.operands)
      add(t < 0 ? -1 : opClass(m.producerOf[t]), t < 0 ? -1 : m.resultOf[t]);
    for (int t : node.results) {
      std::vector<std::pair<int, int>> users;
      if (t >= 0)
        for (const Use &use : m.usesOf[t])
          users.push_back({opClass(use.node), use.operand});
      llvm::sort(users);
      for (auto &[cls, operand] : users)
        add(cls, operand);
      key.push_back(-2);
    }
    if (!anyOp)
      key.push_back(v); // alone
    return key;
  }

  /// The layer that most of the values come from that a copy reads from runs
  /// before its own: the backward pass goes through the layers in reverse.
  void findLayers() {
    layers.assign(m.nodes.size(), -1);
    for (auto &run : copies) {
      std::vector<int> found;
      for (auto [i, copy] : enumerate(run)) {
        std::map<int, int> votes;
        for (int v : copy)
          for (int w : m.nodes[v].operands)
            if (w >= 0 && m.producerOf[w] >= 0 && layers[m.producerOf[w]] >= 0)
              ++votes[layers[m.producerOf[w]]];
        found.push_back(mostOf(votes, int(i)));
      }
      for (auto [copy, layer] : zip(run, found)) {
        numLayers = std::max(numLayers, layer + 1);
        for (int v : copy)
          layers[v] = layer;
      }
    }
    for (size_t v = 0; v < m.nodes.size(); ++v)
      if (m.nodes[v].kind != NodeKind::Op)
        layers[v] = layerOfUsers(v);
  }
  static int mostOf(const std::map<int, int> &votes, int otherwise) {
    int best = otherwise, most = 0;
    for (auto [layer, count] : votes)
      if (count > most) {
        most = count;
        best = layer;
      }
    return best;
  }
  int layerOfUsers(int v) const {
    std::map<int, int> votes;
    for (int w : m.nodes[v].results)
      if (w >= 0)
        for (const Use &use : m.usesOf[w])
          if (layers[use.node] >= 0 && m.nodes[use.node].kind == NodeKind::Op)
            ++votes[layers[use.node]];
    for (int w : m.nodes[v].operands)
      if (w >= 0 && m.producerOf[w] >= 0 && layers[m.producerOf[w]] >= 0)
        ++votes[layers[m.producerOf[w]]];
    return mostOf(votes, -1);
  }

  const Model &m;
  std::vector<int> kinds, classes, layers;
  std::vector<Run> runs;
  std::vector<std::vector<std::vector<int>>> copies; // nodes, by run and copy
  int numClasses = 0, numLayers = 0;
};

} // namespace

Ties tieRepeats(const Model &model) {
  Ties ties = Tying(model).run();
  std::vector<int> &classes = ties.classes;
  int n = classes.size();
  int num = n ? *std::max_element(classes.begin(), classes.end()) + 1 : 0;
  if (3 * num > 2 * n) { // not worth a tie
    std::iota(classes.begin(), classes.end(), 0);
    ties.runs.clear();
  }
  return ties;
}

} // namespace dgc::planner
