//===- Reduce.cpp - A smaller problem with the same optimum ---------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Reduce.h"
#include "Memory.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <numeric>

namespace dgc::solver {

Reduction::Reduction(const Problem &problem, Steps steps) : steps(steps) {
  build(problem);
  propagate();
  if (empty)
    return;
  findMemory(problem);
  reduce();
}

Reduction::Reduction(Model m)
    : hasMemory(m.numSlots() > 0), vars(std::move(m.variables)),
      alive(vars.size(), true), adjacent(vars.size()),
      capacity(std::move(m.capacity)), slotOf(capacity.size()),
      constant(m.constant) {
  std::iota(slotOf.begin(), slotOf.end(), 0);
  for (ModelEdge &e : m.edges)
    addEdge(e.a, e.b, std::move(e.cost));
  pruneValues();
  propagate();
  if (!empty)
    reduce();
}

void Reduction::reduce() {
  for (bool changed = true; changed && !empty;) {
    changed = false;
    for (int v = 0; v < int(vars.size()) && !empty; ++v) {
      if (alive[v] && steps.dominate && dominate(v))
        changed = true;
      if (alive[v] && steps.eliminate && eliminate(v))
        changed = true;
    }
    propagate();
    if (changed && hasMemory && !empty)
      compress();
  }
  if (!empty)
    finish();
}

//===----------------------------------------------------------------------===//
// Building
//===----------------------------------------------------------------------===//

void Reduction::build(const Problem &p) {
  int n = p.numNodes();
  vars.resize(n);
  alive.assign(n, true);
  adjacent.resize(n);
  std::vector<std::vector<int>> kept(n);
  for (int v = 0; v < n; ++v) {
    llvm::ArrayRef<int64_t> costs = p.costsOf(v);
    for (int x = 0; x < p.numStrategies(v); ++x)
      if (costs[x] < forbidden) {
        kept[v].push_back(x);
        vars[v].cost.push_back(double(costs[x]));
      }
    if (kept[v].empty()) {
      empty = true;
      return;
    }
    if (int(kept[v].size()) < p.numStrategies(v)) {
      undos.push_back({v, v, -1, 1, kept[v]});
    }
  }
  for (const Problem::Edge &e : p.edges) {
    const std::vector<int64_t> &table = p.tables[e.table];
    int columns = p.numStrategies(e.b);
    if (e.a == e.b) {
      for (size_t x = 0; x < kept[e.a].size(); ++x) {
        int64_t c = table[size_t(kept[e.a][x]) * columns + kept[e.a][x]];
        vars[e.a].cost[x] += c >= forbidden ? infinite : double(c);
      }
      continue;
    }
    std::vector<double> cost;
    cost.reserve(kept[e.a].size() * kept[e.b].size());
    for (int x : kept[e.a])
      for (int y : kept[e.b]) {
        int64_t c = table[size_t(x) * columns + y];
        cost.push_back(c >= forbidden ? infinite : double(c));
      }
    addEdge(e.a, e.b, std::move(cost));
  }
  pruneValues(); // edges from a node to itself may have forbidden values
}

/// Removes values whose own cost is infinite.
void Reduction::pruneValues() {
  for (int v = 0; v < int(vars.size()) && !empty; ++v) {
    std::vector<bool> keep;
    for (double c : vars[v].cost)
      keep.push_back(c < infinite);
    if (llvm::is_contained(keep, false))
      keepValues(v, keep);
  }
}

/// Adds to an edge that is there already.
void Reduction::addEdge(int a, int b, std::vector<double> cost) {
  int e = -1;
  for (auto [w, id] : adjacent[adjacent[a].size() < adjacent[b].size() ? a : b])
    if (w == (adjacent[a].size() < adjacent[b].size() ? b : a)) {
      e = id;
      break;
    }
  if (e < 0) {
    e = int(edges.size());
    edges.push_back({a, b, std::move(cost)});
    queued.push_back(false);
    adjacent[a].push_back({b, e});
    adjacent[b].push_back({a, e});
  } else if (edges[e].a == a) {
    for (size_t i = 0; i < cost.size(); ++i)
      edges[e].cost[i] += cost[i];
  } else {
    size_t rows = vars[a].size(), columns = vars[b].size();
    for (size_t x = 0; x < rows; ++x)
      for (size_t y = 0; y < columns; ++y)
        edges[e].cost[y * rows + x] += cost[x * columns + y];
  }
  if (!queued[e]) {
    queued[e] = true;
    work.push_back(e);
  }
}

void Reduction::removeEdge(int e) {
  for (int v : {edges[e].a, edges[e].b})
    llvm::erase_if(adjacent[v], [&](auto &n) { return n.second == e; });
  edges[e] = {-1, -1, {}};
}

void Reduction::schedule(int v) {
  for (auto [w, e] : adjacent[v])
    if (!queued[e]) {
      queued[e] = true;
      work.push_back(e);
    }
}

/// Values outside `keep` go, from the variable and its edges.
void Reduction::keepValues(int v, const std::vector<bool> &keep) {
  std::vector<int> kept;
  for (int x = 0; x < vars[v].size(); ++x)
    if (keep[x])
      kept.push_back(x);
  if (kept.empty()) {
    empty = true;
    return;
  }
  auto select = [&](std::vector<double> &values) {
    for (size_t i = 0; i < kept.size(); ++i)
      values[i] = values[kept[i]];
    values.resize(kept.size());
  };
  for (auto [w, id] : adjacent[v]) {
    Edge &e = edges[id];
    size_t rows = vars[e.a].size(), columns = vars[e.b].size();
    std::vector<double> cost;
    if (e.a == v) {
      for (int x : kept)
        cost.insert(cost.end(), e.cost.begin() + x * columns,
                    e.cost.begin() + (x + 1) * columns);
    } else {
      for (size_t x = 0; x < rows; ++x)
        for (int y : kept)
          cost.push_back(e.cost[x * columns + y]);
    }
    e.cost = std::move(cost);
  }
  select(vars[v].cost);
  std::vector<Usage> usages;
  for (Segment &s : vars[v].memory) {
    select(s.usage);
    usages.push_back({s.begin, s.end, std::move(s.usage)});
  }
  vars[v].memory = addUsages(std::move(usages), capacity);
  undos.push_back({v, v, -1, 1, std::move(kept)});
  schedule(v);
}

//===----------------------------------------------------------------------===//
// Edges
//===----------------------------------------------------------------------===//

void Reduction::propagate() {
  while (!work.empty() && !empty) {
    int e = work.front();
    work.pop_front();
    queued[e] = false;
    if (edges[e].a >= 0)
      visit(e);
  }
}

void Reduction::visit(int e) {
  if (prune(e))
    return; // comes again
  if (steps.separate) {
    normalise(edges[e]);
    if (llvm::all_of(edges[e].cost, [](double c) { return c == 0; })) {
      removeEdge(e);
      return;
    }
  }
  if (steps.absorb)
    tryAbsorb(e);
}

/// Removes values without a partner.
bool Reduction::prune(int id) {
  const Edge &e = edges[id];
  size_t rows = vars[e.a].size(), columns = vars[e.b].size();
  std::vector<bool> ofA(rows), ofB(columns);
  for (size_t x = 0; x < rows; ++x)
    for (size_t y = 0; y < columns; ++y)
      if (e.cost[x * columns + y] < infinite)
        ofA[x] = ofB[y] = true;
  bool cutA = llvm::is_contained(ofA, false);
  bool cutB = llvm::is_contained(ofB, false);
  int a = e.a, b = e.b;
  if (cutA)
    keepValues(a, ofA);
  if (cutB && !empty)
    keepValues(b, ofB);
  return cutA || cutB;
}

/// Moves the least cost of each row and column into the unary costs.
void Reduction::normalise(Edge &e) {
  size_t rows = vars[e.a].size(), columns = vars[e.b].size();
  for (size_t x = 0; x < rows; ++x) {
    double *row = e.cost.data() + x * columns;
    double least = *std::min_element(row, row + columns);
    vars[e.a].cost[x] += least;
    for (size_t y = 0; y < columns; ++y)
      row[y] -= least;
  }
  for (size_t y = 0; y < columns; ++y) {
    double least = infinite;
    for (size_t x = 0; x < rows; ++x)
      least = std::min(least, e.cost[x * columns + y]);
    vars[e.b].cost[y] += least;
    for (size_t x = 0; x < rows; ++x)
      e.cost[x * columns + y] -= least;
  }
}

bool Reduction::tryAbsorb(int id) {
  const Edge &e = edges[id];
  size_t rows = vars[e.a].size(), columns = vars[e.b].size();
  // The only partner of each value, if there is one.
  std::vector<int> ofA(rows, -1), ofB(columns, -1);
  bool aDecides = true, bDecides = true;
  for (size_t x = 0; x < rows; ++x)
    for (size_t y = 0; y < columns; ++y) {
      if (e.cost[x * columns + y] == infinite)
        continue;
      aDecides &= ofA[x] < 0;
      bDecides &= ofB[y] < 0;
      ofA[x] = int(y);
      ofB[y] = int(x);
    }
  // Absorbing b widens its other edges to a's values: only where these are not
  // many more, or b has few other neighbours.
  auto worth = [&](size_t into, size_t gone, int v) {
    return into <= gone + gone / 2 || adjacent[v].size() <= 2;
  };
  aDecides &= worth(rows, columns, e.b);
  bDecides &= worth(columns, rows, e.a);
  if (aDecides && bDecides)
    (adjacent[e.a].size() >= adjacent[e.b].size() ? bDecides : aDecides) =
        false;
  if (aDecides)
    absorb(id, e.b, ofA);
  else if (bDecides)
    absorb(id, e.a, ofB);
  return aDecides || bDecides;
}

/// `gone` takes the value map[x] when the other end of the edge takes x.
void Reduction::absorb(int id, int gone, const std::vector<int> &map) {
  int into = neighbour(edges[id], gone);
  for (size_t x = 0; x < map.size(); ++x)
    vars[into].cost[x] +=
        vars[gone].cost[map[x]] + costAt(edges[id], into, int(x), map[x]);
  removeEdge(id);
  auto others = adjacent[gone];
  for (auto [w, other] : others) {
    size_t size = vars[w].size();
    std::vector<double> cost;
    cost.reserve(map.size() * size);
    for (int y : map)
      for (size_t z = 0; z < size; ++z)
        cost.push_back(costAt(edges[other], gone, y, int(z)));
    removeEdge(other);
    addEdge(into, w, std::move(cost));
  }
  addMemory(into, gone, map);
  alive[gone] = false;
  vars[gone] = {};
  undos.push_back({gone, into, -1, 1, map});
}

void Reduction::addMemory(int into, int from, const std::vector<int> &map) {
  if (vars[from].memory.empty())
    return;
  std::vector<Usage> usages;
  for (Segment &s : vars[into].memory)
    usages.push_back({s.begin, s.end, std::move(s.usage)});
  for (const Segment &s : vars[from].memory) {
    Usage u{s.begin, s.end, {}};
    for (int y : map)
      u.byValue.push_back(s.usage[y]);
    usages.push_back(std::move(u));
  }
  vars[into].memory = addUsages(std::move(usages), capacity);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Adds up what the nodes of each variable use.
void Reduction::findMemory(const Problem &p) {
  hasMemory = p.limit.has_value();
  if (!hasMemory)
    return;
  Slots slots(p);
  capacity.assign(slots.count, double(*p.limit));
  int n = p.numNodes();
  std::vector<int> root(n);
  std::vector<std::vector<int>> strategy(n); // by value of the root
  for (int v = 0; v < n; ++v) {
    root[v] = v;
    if (alive[v])
      for (int x = 0; x < vars[v].size(); ++x)
        strategy[v].push_back(x);
  }
  for (const Undo &u : llvm::reverse(undos)) {
    root[u.variable] = root[u.first];
    std::vector<int> composed;
    for (int x : strategy[u.first])
      composed.push_back(u.map[x]);
    strategy[u.variable] = std::move(composed);
  }
  std::vector<std::vector<Usage>> usages(n);
  for (int v = 0; v < n; ++v) {
    if (p.begin[v] >= p.end[v])
      continue;
    Usage u{slots.begin[v], slots.end[v], {}};
    for (int x : strategy[v])
      u.byValue.push_back(double(p.usagesOf(v)[x]));
    double least = *std::min_element(u.byValue.begin(), u.byValue.end());
    if (least == *std::max_element(u.byValue.begin(), u.byValue.end())) {
      for (int t = u.begin; t < u.end && least != 0; ++t)
        capacity[t] -= least;
      continue;
    }
    usages[root[v]].push_back(std::move(u));
  }
  for (int v = 0; v < n; ++v)
    vars[v].memory = addUsages(std::move(usages[v]), capacity);
  slotOf.resize(capacity.size());
  std::iota(slotOf.begin(), slotOf.end(), 0);
  compress();
}

void Reduction::compress() {
  std::vector<int> kept = compressSlots(vars, alive, capacity);
  for (int &t : kept)
    t = slotOf[t];
  slotOf = std::move(kept);
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

bool Reduction::dominate(int v) {
  int size = vars[v].size();
  if (size < 2)
    return false;
  auto replaces = [&](int x, int y) { // x instead of y
    for (const Segment &s : vars[v].memory)
      if (s.usage[x] > s.usage[y])
        return false;
    double more = vars[v].cost[x] - vars[v].cost[y];
    for (auto [w, id] : adjacent[v]) {
      double most = -infinite;
      for (int z = 0; z < vars[w].size(); ++z) {
        double old = costAt(edges[id], v, y, z);
        if (old < infinite)
          most = std::max(most, costAt(edges[id], v, x, z) - old);
      }
      more += most;
      if (more == infinite)
        return false;
    }
    return more <= 0;
  };
  std::vector<bool> keep(size, true);
  bool any = false;
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size && keep[y]; ++x)
      if (x != y && keep[x] && replaces(x, y)) {
        keep[y] = false;
        any = true;
      }
  if (any)
    keepValues(v, keep);
  return any;
}

/// Minimises over a variable that memory does not care about.
bool Reduction::eliminate(int v) {
  if (!vars[v].memory.empty() || adjacent[v].size() > 2)
    return false;
  size_t degree = adjacent[v].size();
  int first = degree > 0 ? adjacent[v][0].first : -1;
  int second = degree > 1 ? adjacent[v][1].first : -1;
  int rows = first >= 0 ? vars[first].size() : 1;
  int columns = second >= 0 ? vars[second].size() : 1;
  Undo u{v, first, second, columns, {}};
  std::vector<double> cost;
  for (int x = 0; x < rows; ++x)
    for (int y = 0; y < columns; ++y) {
      double best = infinite;
      int value = 0;
      for (int z = 0; z < vars[v].size(); ++z) {
        double c = vars[v].cost[z];
        if (first >= 0)
          c += costAt(edges[adjacent[v][0].second], v, z, x);
        if (second >= 0)
          c += costAt(edges[adjacent[v][1].second], v, z, y);
        if (c < best) {
          best = c;
          value = z;
        }
      }
      cost.push_back(best);
      u.map.push_back(value);
    }
  auto old = adjacent[v];
  for (auto [w, e] : old)
    removeEdge(e);
  alive[v] = false;
  vars[v] = {};
  undos.push_back(std::move(u));
  if (second >= 0) {
    addEdge(first, second, std::move(cost));
  } else if (first >= 0) {
    for (int x = 0; x < rows; ++x)
      vars[first].cost[x] += cost[x];
  } else {
    constant += cost[0];
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

void Reduction::finish() {
  number.assign(vars.size(), -1);
  reduced.constant = constant;
  reduced.capacity = capacity;
  for (size_t v = 0; v < vars.size(); ++v)
    if (alive[v]) {
      number[v] = reduced.numVariables();
      reduced.variables.push_back(std::move(vars[v]));
    }
  reduced.edgesOf.resize(reduced.numVariables());
  for (Edge &e : edges)
    if (e.a >= 0) {
      int id = int(reduced.edges.size());
      reduced.edges.push_back({number[e.a], number[e.b], std::move(e.cost)});
      reduced.edgesOf[number[e.a]].push_back(id);
      reduced.edgesOf[number[e.b]].push_back(id);
    }
}

Assignment Reduction::expand(const std::vector<int> &values) const {
  Assignment result(number.size(), -1);
  for (size_t v = 0; v < number.size(); ++v)
    if (number[v] >= 0)
      result[v] = values[number[v]];
  for (const Undo &u : llvm::reverse(undos)) {
    size_t index = 0;
    if (u.first >= 0)
      index = result[u.first];
    if (u.second >= 0)
      index = index * u.secondSize + result[u.second];
    result[u.variable] = u.map[index];
  }
  return result;
}

std::vector<int> Reduction::restrict(const Assignment &assignment) const {
  std::vector<int> now = assignment, values(reduced.numVariables());
  for (const Undo &u : undos)
    if (u.variable == u.first) { // values went
      auto at = llvm::find(u.map, now[u.variable]);
      now[u.variable] = at == u.map.end() ? 0 : int(at - u.map.begin());
    }
  for (size_t v = 0; v < number.size(); ++v)
    if (number[v] >= 0)
      values[number[v]] = now[v];
  return values;
}

} // namespace dgc::solver
