//===- AxisSolver.cpp - The best choices on one axis ----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "AxisSolver.h"
#include "Elimination.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>

using namespace llvm;

namespace dgc::planner {

namespace {

struct Edge {
  int producer, result, consumer, operand;
  int tensor; // a value
  int place;  // of the use, in program order
};

/// States as table indices.
constexpr int numStates = 256;
int slot(State s) { return s + 1; }

} // namespace

class AxisSolver::Build {
public:
  /// Ops outside the window keep their choices.
  Build(AxisSolver &s, int axis, Assignment &assignment, Window window = {})
      : s(s), m(s.m), cost(s.cost), axis(axis), window(window),
        assignment(assignment), eliminate(store) {}

  void prepare() {
    makeDomains();
    makeEdges();
    merge();
    if (!window.isAll())
      freeze();
    compress();
    makeTables();
    eliminate.reduce();
    largest = eliminate.findOrder(s.maxTable, s.orders);
  }

  double solve() {
    std::vector<int> values;
    double minimum = eliminate.solve(s.maxTable, values);
    for (size_t v = 0; v < m.nodes.size(); ++v) {
      int x = alive[root[v]][values[variable[root[v]]]];
      assignment.choices[axis][v] = domain[v][map[v][x]];
    }
    return minimum;
  }

  double largest = 0;
  Elimination &elimination() { return eliminate; }

private:
  void makeDomains();
  void filterDomain(int v);
  bool isAllowed(int v, int choice) const;
  void makeEdges();
  bool isSoft(const Edge &e) const;
  bool mayEndSums(const Node &node, int v) const;
  void merge();
  bool joinHard(const Edge &e, bool &changed);
  void mergeInto(int a, int b, ArrayRef<int> image);
  void freeze();
  void compress();
  void addInternal();
  double conversion(int w, const States &from, const States &to, double trips,
                    ArrayRef<int> uses);
  double weightOf(int w) const;
  void addPrices(int v);
  void makeTables();
  void addHardTable(const Edge &e);
  struct Target {
    int context;
    State state;
    bool operator==(const Target &o) const {
      return context == o.context && state == o.state;
    }
  };
  struct Group { // users of one tensor in one root
    int root;
    SmallVector<int, 2> edges;
  };
  class TensorTables;
  friend class TensorTables;

  State outOf(const Edge &e, int x) const { // x: value of the producer's root
    return cost.outState(m.nodes[e.producer], e.result, axis,
                         domain[e.producer][map[e.producer][x]]);
  }
  State needOf(const Edge &e, int y) const {
    return cost.operandState(m.nodes[e.consumer], e.operand,
                             domain[e.consumer][map[e.consumer][y]]);
  }

  AxisSolver &s;
  const Model &m;
  JointCost &cost;
  int axis;
  Window window;
  Assignment &assignment;

  std::vector<SmallVector<int, 8>> domain; // by node: choices
  std::vector<SmallVector<double, 8>> time;
  std::vector<Edge> hard, soft, pending;
  std::vector<int> root;
  std::vector<SmallVector<int, 8>> map; // root's value -> index in domain
  std::vector<std::vector<bool>> live;  // by root: values still possible
  std::vector<std::vector<int>> members;
  std::vector<SmallVector<int, 8>> alive; // by root: values that are left
  std::vector<std::vector<double>> unary; // by root: cost of each of `alive`
  std::vector<int> variable;              // by root
  TableStore store;
  Elimination eliminate;
};

bool AxisSolver::Build::isAllowed(int v, int c) const {
  const Node &node = m.nodes[v];
  const ChoiceSet &set = m.sets[node.set];
  const Choice &choice = set.choices[c];
  if (!m.useful[v][c])
    return false;
  if (node.kind == NodeKind::Result) {
    auto it = m.resultPins.find(node.index);
    if (it != m.resultPins.end() && it->second[axis] != unpinned &&
        cost.operandState(node, 0, c) != it->second[axis])
      return false;
  } else if (node.kind != NodeKind::Op) {
    for (size_t k = 0; k < node.results.size(); ++k) {
      State pin = m.pinOf(node, k, axis);
      if (pin != unpinned && pin != set.out[c * set.numResults + k])
        return false;
    }
  }
  if (s.onlyClass >= 0 && choice.kind == Choice::Split &&
      node.kind == NodeKind::Op && node.classes[choice.part] != s.onlyClass)
    return false;
  // A reduction right at the op is the edge's business where edges convert.
  if (choice.reduced && node.convertsResults && node.results[0] >= 0)
    return false;
  return true;
}

void AxisSolver::Build::makeDomains() {
  size_t n = m.nodes.size();
  domain.resize(n);
  time.resize(n);
  SmallVector<int, 4> choices(assignment.choices.size());
  for (size_t v = 0; v < n; ++v) {
    for (size_t a = 0; a < choices.size(); ++a)
      choices[a] = assignment.of(a, v);
    const JointCost::AxisChoices &all = cost.axisChoices(v, axis, choices);
    for (auto [c, t] : zip(all.choices, all.time))
      if (isAllowed(v, c)) {
        domain[v].push_back(c);
        time[v].push_back(t);
      }
    if (domain[v].empty()) { // an annotation that the states cannot say
      domain[v].push_back(0);
      time[v].push_back(0);
    }
  }
}

bool AxisSolver::Build::isSoft(const Edge &e) const {
  if (m.nodes[e.producer].convertsResults ||
      m.nodes[e.consumer].convertsOperands)
    return true;
  if (s.level < 2 && m.usesOf[e.tensor].size() > 1 &&
      (s.level == 0 || mayEndSums(m.nodes[e.producer], e.producer)))
    return true;
  return m.pins.contains(e.tensor);
}

/// Can `node` pass on sums, or leave them to be reduced here? The residual adds
/// of a network are such.
bool AxisSolver::Build::mayEndSums(const Node &node, int v) const {
  const ChoiceSet &set = m.sets[node.set];
  for (auto [c, choice] : enumerate(set.choices))
    if (choice.kind == Choice::Through && m.useful[v][c])
      return true;
  return false;
}

void AxisSolver::Build::makeEdges() {
  for (size_t t = 0; t < m.usesOf.size(); ++t) {
    int u = m.producerOf[t];
    if (u < 0 || m.placements[t] != Placement::Variable)
      continue;
    for (auto [place, i] : enumerate(m.useOrder[t])) {
      const Use &use = m.usesOf[t][i];
      if (use.node == u && m.nodes[u].kind == NodeKind::Argument)
        continue; // the argument itself is the result that takes its memory
      Edge e{u, m.resultOf[t], use.node, use.operand, int(t), int(place)};
      (isSoft(e) ? soft : hard).push_back(e);
    }
  }
}

void AxisSolver::Build::mergeInto(int a, int b, ArrayRef<int> image) {
  for (int v : members[b]) {
    SmallVector<int, 8> composed;
    for (int y : image)
      composed.push_back(y < 0 ? 0 : map[v][y]);
    map[v] = std::move(composed);
    root[v] = a;
  }
  members[a].insert(members[a].end(), members[b].begin(), members[b].end());
  members[b].clear();
}

/// True if `e` needs to be looked at again.
bool AxisSolver::Build::joinHard(const Edge &e, bool &changed) {
  int a = root[e.producer], b = root[e.consumer];
  if (a == b) {
    for (size_t x = 0; x < live[a].size(); ++x)
      if (live[a][x] && outOf(e, x) != needOf(e, x)) {
        live[a][x] = false;
        changed = true;
      }
    return false;
  }
  std::array<int, numStates> countA{}, countB{}, indexA, indexB;
  for (size_t x = 0; x < live[a].size(); ++x)
    if (live[a][x]) {
      ++countA[slot(outOf(e, x))];
      indexA[slot(outOf(e, x))] = x;
    }
  for (size_t y = 0; y < live[b].size(); ++y)
    if (live[b][y]) {
      ++countB[slot(needOf(e, y))];
      indexB[slot(needOf(e, y))] = y;
    }
  SmallVector<int, 16> toB(live[a].size(), -1), toA(live[b].size(), -1);
  bool aToB = true, bToA = true;
  for (size_t x = 0; x < live[a].size(); ++x) {
    if (!live[a][x])
      continue;
    int st = slot(outOf(e, x));
    if (countB[st] == 0) {
      live[a][x] = false;
      changed = true;
      continue;
    }
    toB[x] = indexB[st];
    aToB &= countB[st] == 1;
  }
  for (size_t y = 0; y < live[b].size(); ++y) {
    if (!live[b][y])
      continue;
    int st = slot(needOf(e, y));
    if (countA[st] == 0) {
      live[b][y] = false;
      changed = true;
      continue;
    }
    toA[y] = indexA[st];
    bToA &= countA[st] == 1;
  }
  if (aToB && (!bToA || members[a].size() >= members[b].size()))
    mergeInto(a, b, toB);
  else if (bToA)
    mergeInto(b, a, toA);
  else
    return true;
  changed = true;
  return false;
}

void AxisSolver::Build::merge() {
  size_t n = m.nodes.size();
  root.resize(n);
  map.resize(n);
  live.resize(n);
  members.resize(n);
  for (size_t v = 0; v < n; ++v) {
    root[v] = v;
    members[v] = {int(v)};
    live[v].assign(domain[v].size(), true);
    for (size_t x = 0; x < domain[v].size(); ++x)
      map[v].push_back(x);
  }
  std::vector<Edge> work = hard;
  for (bool changed = true; changed;) {
    changed = false;
    std::vector<Edge> again;
    for (const Edge &e : work)
      if (joinHard(e, changed))
        again.push_back(e);
    work = std::move(again);
  }
  // Values may have died since an edge inside a root was looked at, but only
  // more of them: such edges still hold.
  pending = std::move(work);
}

/// What the memory of value `w` costs, in seconds a byte.
double AxisSolver::Build::weightOf(int w) const {
  double weight = 0;
  if (s.breakTies)
    weight = 1e-4 * m.held[w] / m.problem.machine.memoryBandwidth;
  if (s.prices && s.prices->memory > 0)
    weight += s.prices->memory * s.prices->values[w];
  return weight;
}

/// Adds the price of the memory of the results of `v` to the costs of its root.
void AxisSolver::Build::addPrices(int v) {
  const Node &node = m.nodes[v];
  int r = root[v];
  SmallVector<double, 2> weights(node.results.size(), 0);
  for (int w : m.madeBy[v])
    if (m.producerOf[w] >= 0)
      weights[m.resultOf[w]] += weightOf(w);
  for (auto [k, t] : enumerate(node.results)) {
    if (weights[k] == 0)
      continue;
    States states = cost.outStates(v, k, assignment);
    for (int x : alive[r]) {
      states[axis] = cost.outState(node, k, axis, domain[v][map[v][x]]);
      unary[r][x] += weights[k] * cost.localBytes(m.formOf[t], states);
    }
  }
}

/// Leaves the roots outside the window the value that they have now.
void AxisSolver::Build::freeze() {
  int64_t numOps = m.problem.ops.size();
  auto isOutside = [&](int v) {
    const Node &node = m.nodes[v];
    double at = double(node.index) / double(numOps);
    return node.kind == NodeKind::Op && (at < window.begin || at >= window.end);
  };
  for (size_t r = 0; r < members.size(); ++r) {
    if (members[r].empty() || !all_of(members[r], isOutside))
      continue;
    auto isNow = [&](size_t x) {
      return live[r][x] && all_of(members[r], [&](int v) {
               return domain[v][map[v][x]] == assignment.of(axis, v);
             });
    };
    for (size_t x = 0; x < live[r].size(); ++x)
      if (isNow(x)) {
        live[r].assign(live[r].size(), false);
        live[r][x] = true;
        break;
      }
  }
}

void AxisSolver::Build::compress() {
  size_t n = m.nodes.size();
  alive.resize(n);
  unary.resize(n);
  for (size_t r = 0; r < n; ++r) {
    if (members[r].empty())
      continue;
    for (size_t x = 0; x < live[r].size(); ++x)
      if (live[r][x])
        alive[r].push_back(x);
    unary[r].assign(live[r].size(), 0);
    for (int v : members[r]) {
      const Node &node = m.nodes[v];
      for (int x : alive[r])
        unary[r][x] += time[v][map[v][x]] * node.trips * node.copies;
      addPrices(v);
    }
  }
  addInternal();
  // Values that look the same from outside: keep the cheapest.
  std::vector<SmallVector<const Edge *, 8>> outside(n);
  for (auto *edges : {&soft, &pending})
    for (const Edge &e : *edges)
      if (root[e.producer] != root[e.consumer]) {
        outside[root[e.producer]].push_back(&e);
        outside[root[e.consumer]].push_back(&e);
      }
  for (size_t r = 0; r < n; ++r) {
    if (alive[r].size() < 2)
      continue;
    std::map<SmallVector<State, 16>, int> seen; // states -> position in `kept`
    SmallVector<int, 8> kept;
    for (int x : alive[r]) {
      SmallVector<State, 16> look;
      for (const Edge *e : outside[r])
        look.push_back(root[e->producer] == int(r) ? outOf(*e, x)
                                                   : needOf(*e, x));
      auto [it, isNew] = seen.try_emplace(std::move(look), int(kept.size()));
      if (isNew)
        kept.push_back(x);
      else if (unary[r][x] < unary[r][kept[it->second]])
        kept[it->second] = x;
    }
    alive[r] = std::move(kept);
  }
}

/// A conversion of all copies of a value for these uses: time and memory.
double AxisSolver::Build::conversion(int w, const States &from,
                                     const States &to, double trips,
                                     ArrayRef<int> uses) {
  if (from == to)
    return 0;
  int form = m.formOf[w];
  double seconds = cost.convert(form, from, to);
  if (seconds >= impossible)
    return impossible;
  seconds *= trips;
  if (!s.prices || s.prices->memory <= 0)
    return seconds;
  return s.prices->conversion(w, uses, cost.localBytes(form, to), seconds);
}

/// Conversions between nodes that became one variable.
void AxisSolver::Build::addInternal() {
  for (const Edge &e : soft) {
    int r = root[e.producer];
    if (r != root[e.consumer])
      continue;
    States from = cost.outStates(e.producer, e.result, assignment);
    States to = cost.operandStates(e.consumer, e.operand, assignment);
    double trips =
        m.copies[e.tensor] * m.conversionTrips(e.tensor, m.nodes[e.consumer]);
    for (int x : alive[r]) {
      from[axis] = outOf(e, x);
      to[axis] = needOf(e, x);
      unary[r][x] += conversion(e.tensor, from, to, trips, {e.place});
    }
  }
}

void AxisSolver::Build::addHardTable(const Edge &e) {
  int a = root[e.producer], b = root[e.consumer];
  if (a == b)
    return;
  std::vector<double> data;
  bool swap = variable[a] > variable[b];
  for (int x : alive[swap ? b : a])
    for (int y : alive[swap ? a : b])
      data.push_back(
          outOf(e, swap ? y : x) == needOf(e, swap ? x : y) ? 0 : impossible);
  int na = alive[a].size(), nb = alive[b].size();
  if (swap)
    eliminate.addTable({variable[b], variable[a]},
                       store.intern({nb, na}, std::move(data)));
  else
    eliminate.addTable({variable[a], variable[b]},
                       store.intern({na, nb}, std::move(data)));
}

/// The tables of one tensor's conversions.
class AxisSolver::Build::TensorTables {
public:
  TensorTables(Build &b, ArrayRef<const Edge *> edges)
      : b(b), edges(edges), tensor(edges[0]->tensor),
        a(b.root[edges[0]->producer]) {
    from = b.cost.outStates(edges[0]->producer, edges[0]->result, b.assignment);
    for (const Edge *e : edges) {
      int r = b.root[e->consumer];
      auto *it = find_if(groups, [&](const Group &g) { return g.root == r; });
      if (it == groups.end()) {
        groups.push_back({r, {}});
        it = std::prev(groups.end());
      }
      it->edges.push_back(contexts.size()); // index of the edge
      States to = b.cost.operandStates(e->consumer, e->operand, b.assignment);
      to[b.axis] = whole;
      contexts.push_back(find(distinct, to) - distinct.begin());
      if (contexts.back() == int(distinct.size()))
        distinct.push_back(to);
    }
    for (int x : b.alive[a])
      states.push_back(b.outOf(*edges[0], x));
  }

  void add() {
    findTargets();
    SmallVector<Target, 8> shared;
    if (b.s.level < 3 && groups.size() > 1)
      shared = findShared();
    int copy = -1;
    if (!shared.empty())
      copy = addCopy(shared);
    for (size_t g = 0; g < groups.size(); ++g)
      if (groups[g].root != a)
        addGroup(g, copy, shared);
  }

private:
  struct Need {
    Target target;
    double trips;
    SmallVector<int, 2> uses; // their places, ascending
  };

  /// What each group needs, by value of its root.
  void findTargets() {
    needs.resize(groups.size());
    for (auto [g, group] : enumerate(groups))
      for (int y : b.alive[group.root]) {
        SmallVector<Need, 2> list;
        for (int i : group.edges) {
          const Edge &e = *edges[i];
          Target t{contexts[i], b.needOf(e, y)};
          double trips = b.m.copies[tensor] *
                         b.m.conversionTrips(tensor, b.m.nodes[e.consumer]);
          auto *it =
              find_if(list, [&](const Need &n) { return n.target == t; });
          if (it == list.end()) {
            list.push_back({t, trips, {e.place}});
            continue;
          }
          it->trips = std::max(it->trips, trips);
          it->uses.push_back(e.place);
        }
        needs[g].push_back(std::move(list));
      }
  }

  /// Targets that two groups may want: one conversion would serve both.
  SmallVector<Target, 8> findShared() {
    SmallVector<std::pair<Target, int>, 16> wanted; // target, last group
    SmallVector<Target, 8> shared;
    for (auto [g, byValue] : enumerate(needs))
      for (auto &list : byValue)
        for (const Need &n : list) {
          auto *it =
              find_if(wanted, [&](auto &w) { return w.first == n.target; });
          if (it == wanted.end())
            wanted.push_back({n.target, int(g)});
          else if (it->second != int(g) && !is_contained(shared, n.target) &&
                   shared.size() < 8 && worthSharing(n.target))
            shared.push_back(n.target);
        }
    return shared;
  }
  bool worthSharing(const Target &t) {
    return any_of(states, [&](State s) {
      double c = convert(s, t, 1, {0});
      return c > 0 && c < impossible;
    });
  }

  double convert(State s, const Target &t, double trips, ArrayRef<int> uses) {
    from[b.axis] = s;
    States to = distinct[t.context];
    to[b.axis] = t.state;
    return b.conversion(tensor, from, to, trips, uses);
  }

  /// A variable for the second layout: none, or one of `shared`.
  int addCopy(ArrayRef<Target> shared) {
    double trips = 0;
    SmallVector<int, 8> uses;
    for (const Edge *e : edges)
      uses.push_back(e->place);
    for (auto &byValue : needs)
      for (auto &list : byValue)
        for (const Need &n : list)
          trips = std::max(trips, n.trips);
    int n = shared.size() + 1, copy = b.eliminate.addVariable(n);
    std::vector<double> data;
    for (State s : states) {
      data.push_back(0);
      for (const Target &t : shared)
        data.push_back(std::min(impossible, convert(s, t, trips, uses)));
    }
    b.eliminate.addTable(
        {b.variable[a], copy},
        b.store.intern({int(states.size()), n}, std::move(data)));
    return copy;
  }

  void addGroup(size_t g, int copy, ArrayRef<Target> shared) {
    int r = groups[g].root;
    int na = states.size(), nb = b.alive[r].size(), nc = shared.size() + 1;
    bool useCopy = copy >= 0 && any_of(needs[g], [&](auto &list) {
                     return any_of(list, [&](const Need &n) {
                       return is_contained(shared, n.target);
                     });
                   });
    if (!useCopy)
      nc = 1;
    // [producer][consumer][copy]; the copy's variable has the highest number.
    bool swap = b.variable[a] > b.variable[r];
    std::vector<double> data(size_t(na) * nb * nc);
    bool any = false;
    for (int x = 0; x < na; ++x)
      for (int y = 0; y < nb; ++y)
        for (int c = 0; c < nc; ++c) {
          double sum = 0;
          for (const Need &n : needs[g][y])
            if (c == 0 || !(shared[c - 1] == n.target))
              sum += convert(states[x], n.target, n.trips, n.uses);
          size_t i = swap ? (size_t(y) * na + x) : (size_t(x) * nb + y);
          data[i * nc + c] = std::min(sum, impossible);
          any |= sum != 0;
        }
    if (!any)
      return;
    SmallVector<int, 3> scope{b.variable[a], b.variable[r]}, dims{na, nb};
    if (swap) {
      std::swap(scope[0], scope[1]);
      std::swap(dims[0], dims[1]);
    }
    if (nc > 1) {
      scope.push_back(copy);
      dims.push_back(nc);
    }
    b.eliminate.addTable(scope, b.store.intern(dims, std::move(data)));
  }
  Build &b;
  ArrayRef<const Edge *> edges;
  int tensor, a;
  States from;
  SmallVector<State, 8> states; // by value of the producer's root
  SmallVector<Group, 4> groups;
  SmallVector<int, 4> contexts;    // by edge: index in `distinct`
  SmallVector<States, 2> distinct; // states on the other axes
  std::vector<std::vector<SmallVector<Need, 2>>> needs; // [group][value]
};

void AxisSolver::Build::makeTables() {
  size_t n = m.nodes.size();
  variable.assign(n, -1);
  for (size_t r = 0; r < n; ++r) {
    if (members[r].empty())
      continue;
    std::vector<double> data;
    for (int x : alive[r])
      data.push_back(unary[r][x]);
    int size = data.size();
    variable[r] = eliminate.addVariable(size);
    eliminate.addTable({variable[r]}, store.intern({size}, std::move(data)));
  }
  for (const Edge &e : pending)
    addHardTable(e);
  for (size_t i = 0; i < soft.size();) {
    SmallVector<const Edge *, 8> edges;
    size_t j = i;
    for (; j < soft.size() && soft[j].tensor == soft[i].tensor; ++j)
      if (root[soft[j].producer] != root[soft[j].consumer])
        edges.push_back(&soft[j]);
    i = j;
    if (!edges.empty())
      TensorTables(*this, edges).add();
  }
}

double AxisSolver::solve(int axis, Assignment &assignment) {
  for (;; ++level) {
    Build build(*this, axis, assignment);
    build.prepare();
    largestTable = build.largest;
    numVariables = build.elimination().numVariables();
    if (build.largest > maxTable && level < 3)
      continue;
    double minimum = build.solve();
    exact = build.elimination().isExact();
    return minimum;
  }
}

void AxisSolver::improve(int axis, Assignment &assignment) {
  int left = level; // cut points that had to be left out
  reset();
  if (left == level)
    return;
  constexpr double least = 0.3; // of the program: such windows are split
  std::vector<Window> windows{{}};
  for (size_t i = 0; i < windows.size(); ++i) {
    Window w = windows[i];
    Build build(*this, axis, assignment, w);
    build.prepare();
    if (build.largest <= maxTable) {
      build.solve();
      continue;
    }
    double size = w.end - w.begin;
    if (size < least)
      continue;
    windows.push_back({w.begin, w.begin + 0.4 * size});
    windows.push_back({w.begin + 0.3 * size, w.begin + 0.7 * size});
    windows.push_back({w.begin + 0.6 * size, w.end});
  }
  level = left;
}

} // namespace dgc::planner
