//===- AxisTables.cpp - The tables of a solve -----------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "AxisBuild.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace dgc::planner {

/// What the memory of value `w` costs, in seconds a byte.
double AxisSolver::Build::weightOf(int w) const {
  double weight = 0;
  if (s.breakTies)
    weight = 1e-4 * m.held[w] / m.problem.machine.memoryBandwidth;
  if (s.prices && s.prices->memory > 0)
    weight += s.prices->memory * s.prices->values[w];
  return weight;
}

/// How far from the leading dimensions a tensor is split on the axes.
double AxisSolver::Build::rankOf(const TensorForm &form,
                                 const States &states) const {
  double sum = 0;
  for (int axis : axes)
    if (states[axis] > 0)
      sum += form.dims[states[axis] - 1];
  return sum;
}

/// Adds the price of the memory of the results of `v` to the costs of its root.
void AxisSolver::Build::addPrices(int v) {
  const Node &node = m.nodes[v];
  int r = root[v];
  SmallVector<double, 2> weights(node.results.size(), 0), held(weights),
      copies(weights);
  for (int w : m.madeBy[v])
    if (m.producerOf[w] >= 0) {
      weights[m.resultOf[w]] += weightOf(w);
      held[m.resultOf[w]] += m.held[w];
      copies[m.resultOf[w]] += m.copies[w];
    }
  for (auto [k, t] : enumerate(node.results)) {
    if (t < 0 || (weights[k] == 0 && !withTies()))
      continue;
    States states = cost.outStates(v, k, *assignment);
    for (int x : alive[r]) {
      for (auto [i, axis] : enumerate(axes))
        states[axis] = cost.outState(node, k, axis, valueOf(v, x)[i]);
      double bytes = cost.localBytes(m.formOf[t], states);
      unary[r][x] += weights[k] * bytes;
      if (withTies())
        add(ties[r][x],
            {0, 0, held[k] * bytes, copies[k] * rankOf(m.form(t), states)});
    }
  }
}

/// A conversion of all copies of a value for these uses: time and memory. What
/// it sends is added to `tie`.
double AxisSolver::Build::conversion(int w, const States &from,
                                     const States &to, double trips,
                                     ArrayRef<int> uses, Tie &tie) {
  if (from == to)
    return 0;
  int form = m.formOf[w];
  double seconds = cost.convert(form, from, to);
  if (seconds >= impossible)
    return impossible;
  seconds *= trips;
  if (withTies())
    for (auto [i, sent] : enumerate(cost.traffic(form, from, to)))
      tie[i] += sent * trips;
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
    States from = cost.outStates(e.producer, e.result, *assignment);
    States to = cost.operandStates(e.consumer, e.operand, *assignment);
    double trips =
        m.copies[e.tensor] * m.conversionTrips(e.tensor, m.nodes[e.consumer]);
    for (int x : alive[r]) {
      setStates(e.tensor, outOf(e, x), from);
      setStates(e.tensor, needOf(e, x), to);
      Tie tie{};
      unary[r][x] += conversion(e.tensor, from, to, trips, {e.place}, tie);
      if (withTies())
        add(ties[r][x], tie);
    }
  }
}

void AxisSolver::Build::addHardTable(const Edge &e) {
  int a = root[e.producer], b = root[e.consumer];
  if (a == b)
    return;
  bool swap = variable[a] > variable[b];
  cells.clear();
  for (int x : alive[swap ? b : a])
    for (int y : alive[swap ? a : b])
      cells.push_back(
          outOf(e, swap ? y : x) == needOf(e, swap ? x : y) ? 0 : impossible);
  int na = alive[a].size(), nb = alive[b].size();
  if (swap)
    eliminate.addTable({variable[b], variable[a]},
                       store.intern({nb, na}, cells));
  else
    eliminate.addTable({variable[a], variable[b]},
                       store.intern({na, nb}, cells));
}

/// The tables of the conversions of one tensor after another.
class AxisSolver::Build::TensorTables {
public:
  explicit TensorTables(Build &b) : b(b) {}

  /// `edges`: of one tensor.
  void add(ArrayRef<const Edge *> of) {
    edges = of;
    look();
    findTargets();
    shared.clear();
    if (b.s.level < 3 && groups.size() > 1)
      findShared();
    int copy = shared.empty() ? -1 : addCopy();
    for (const Group &g : groups)
      if (g.root != a)
        addGroup(g, copy);
  }

private:
  struct Target {
    int context, state;
    bool operator==(const Target &o) const {
      return context == o.context && state == o.state;
    }
  };
  struct Group { // users of one tensor in one root
    int root;
    SmallVector<int, 4> edges; // indices
    int values = 0;            // its first among listEnds
  };
  struct Need {
    Target target;
    double trips;
    SmallVector<int, 2> uses; // their places, ascending
    bool operator==(const Need &o) const {
      return target == o.target && trips == o.trips && uses == o.uses;
    }
  };

  /// Groups the edges.
  void look() {
    const Edge &first = *edges[0];
    tensor = first.tensor;
    a = b.root[first.producer];
    from = b.cost.outStates(first.producer, first.result, *b.assignment);
    groups.clear();
    contexts.clear();
    distinct.clear();
    for (const Edge *e : edges) {
      int r = b.root[e->consumer];
      auto *it = find_if(groups, [&](const Group &g) { return g.root == r; });
      if (it == groups.end()) {
        groups.push_back({r, {}});
        it = std::prev(groups.end());
      }
      it->edges.push_back(contexts.size());
      States to = b.cost.operandStates(e->consumer, e->operand, *b.assignment);
      for (int axis : b.axes)
        to[axis] = whole;
      contexts.push_back(find(distinct, to) - distinct.begin());
      if (contexts.back() == int(distinct.size()))
        distinct.push_back(to);
    }
    states.clear();
    for (int x : b.alive[a])
      states.push_back(b.outOf(first, x));
  }

  /// The number of a need; costs of new ones are found.
  int intern(const Need &need) {
    auto *it = find(needs, need);
    if (it != needs.end())
      return it - needs.begin();
    for (int s : states) {
      Tie tie{};
      seconds.push_back(convert(s, need.target, need.trips, need.uses, tie));
      if (b.withTies())
        needTies.push_back(tie);
    }
    needs.push_back(need);
    return needs.size() - 1;
  }

  /// What each group needs, by value of its root.
  void findTargets() {
    needs.clear();
    seconds.clear();
    needTies.clear();
    lists.clear();
    listEnds.clear();
    SmallVector<Need, 4> list;
    for (Group &group : groups) {
      group.values = listEnds.size();
      for (int y : b.alive[group.root]) {
        list.clear();
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
        for (const Need &need : list)
          lists.push_back(intern(need));
        listEnds.push_back(lists.size());
      }
    }
  }
  /// The needs of value number `y` of the group's root.
  ArrayRef<int> needsOf(const Group &g, int y) const {
    int i = g.values + y, begin = i ? listEnds[i - 1] : 0;
    return ArrayRef<int>(lists).slice(begin, listEnds[i] - begin);
  }

  /// Targets that two groups may want: one conversion would serve both.
  void findShared() {
    SmallVector<std::pair<Target, int>, 16> wanted; // target, last group
    for (auto [g, group] : enumerate(groups))
      for (size_t y = 0; y < b.alive[group.root].size(); ++y)
        for (int i : needsOf(group, y)) {
          const Need &n = needs[i];
          auto *it =
              find_if(wanted, [&](auto &w) { return w.first == n.target; });
          if (it == wanted.end())
            wanted.push_back({n.target, int(g)});
          else if (it->second != int(g) && !is_contained(shared, n.target) &&
                   shared.size() < 8 && worthSharing(n.target))
            shared.push_back(n.target);
        }
  }
  bool worthSharing(const Target &t) {
    return any_of(states, [&](int s) {
      Tie tie;
      double c = convert(s, t, 1, {0}, tie);
      return c > 0 && c < impossible;
    });
  }

  double convert(int s, const Target &t, double trips, ArrayRef<int> uses,
                 Tie &tie) {
    b.setStates(tensor, s, from);
    States to = distinct[t.context];
    b.setStates(tensor, t.state, to);
    return b.conversion(tensor, from, to, trips, uses, tie);
  }

  /// A variable for the second layout: none, or one of `shared`.
  int addCopy() {
    double trips = 0;
    SmallVector<int, 8> uses;
    for (const Edge *e : edges)
      uses.push_back(e->place);
    for (const Need &n : needs)
      trips = std::max(trips, n.trips);
    int n = shared.size() + 1, copy = b.eliminate.addVariable(n);
    b.cells.clear();
    b.cellTies.clear();
    for (int s : states) {
      b.cells.push_back(0);
      b.cellTies.emplace_back();
      for (const Target &t : shared) {
        b.cellTies.emplace_back();
        b.cells.push_back(std::min(
            impossible, convert(s, t, trips, uses, b.cellTies.back())));
      }
    }
    b.eliminate.addTable(
        {b.variable[a], copy},
        b.store.intern({int(states.size()), n}, b.cells, b.cellTies));
    return copy;
  }

  /// Does a value of the group's root want a layout that is shared?
  bool mayUseCopy(const Group &g) const {
    for (size_t y = 0; y < b.alive[g.root].size(); ++y)
      for (int i : needsOf(g, y))
        if (is_contained(shared, needs[i].target))
          return true;
    return false;
  }

  void addGroup(const Group &g, int copy) {
    int na = states.size(), nb = b.alive[g.root].size();
    int nc = copy >= 0 && mayUseCopy(g) ? shared.size() + 1 : 1;
    // [producer][consumer][copy]; the copy's variable has the highest number.
    bool swap = b.variable[a] > b.variable[g.root], any = false;
    b.cells.resize_for_overwrite(size_t(na) * nb * nc);
    b.cellTies.clear();
    b.cellTies.resize(b.withTies() ? b.cells.size() : 0, Tie{});
    for (int y = 0; y < nb; ++y) {
      ArrayRef<int> list = needsOf(g, y);
      for (int x = 0; x < na; ++x) {
        size_t i = swap ? (size_t(y) * na + x) : (size_t(x) * nb + y);
        for (int c = 0; c < nc; ++c) {
          double sum = 0;
          for (int need : list) {
            if (c > 0 && shared[c - 1] == needs[need].target)
              continue;
            size_t cost = size_t(need) * na + x;
            sum += seconds[cost];
            if (b.withTies())
              planner::add(b.cellTies[i * nc + c], needTies[cost]);
          }
          b.cells[i * nc + c] = std::min(sum, impossible);
          any |= sum != 0;
        }
      }
    }
    if (!any)
      return;
    SmallVector<int, 3> scope{b.variable[a], b.variable[g.root]}, dims{na, nb};
    if (swap) {
      std::swap(scope[0], scope[1]);
      std::swap(dims[0], dims[1]);
    }
    if (nc > 1) {
      scope.push_back(copy);
      dims.push_back(nc);
    }
    b.eliminate.addTable(scope, b.store.intern(dims, b.cells, b.cellTies));
  }

  Build &b;
  ArrayRef<const Edge *> edges;
  int tensor = 0, a = 0;
  States from;
  SmallVector<int, 16> states; // by value of the producer's root
  SmallVector<Group, 4> groups;
  SmallVector<int, 8> contexts;    // by edge: index in `distinct`
  SmallVector<States, 2> distinct; // states on the other axes
  SmallVector<Need, 16> needs;     // distinct ones
  // By need, by value of the producer's root.
  SmallVector<double, 256> seconds;
  SmallVector<Tie, 0> needTies;
  // Of each group, by value of its root, one list after another.
  SmallVector<int, 64> lists, listEnds;
  SmallVector<Target, 8> shared;
};

void AxisSolver::Build::makeTables() {
  size_t n = m.nodes.size();
  variable.assign(n, -1);
  for (size_t r = 0; r < n; ++r) {
    if (members[r].empty())
      continue;
    cells.clear();
    cellTies.clear();
    for (int x : alive[r]) {
      cells.push_back(unary[r][x]);
      if (withTies())
        cellTies.push_back(ties[r][x]);
    }
    int size = cells.size();
    variable[r] = eliminate.addVariable(size);
    eliminate.addTable({variable[r]}, store.intern({size}, cells, cellTies));
  }
  for (const Edge &e : pending)
    addHardTable(e);
  if (!sharesCounted)
    return makeTensorTables();
  for (const SharedUses &uses : shared)
    uses.addTables(*this);
}

void AxisSolver::Build::makeTensorTables() {
  TensorTables tables(*this);
  SmallVector<const Edge *, 8> edges;
  for (size_t i = 0, j = 0; i < soft.size(); i = j) {
    edges.clear();
    for (; j < soft.size() && soft[j].tensor == soft[i].tensor; ++j)
      if (root[soft[j].producer] != root[soft[j].consumer])
        edges.push_back(&soft[j]);
    if (!edges.empty())
      tables.add(edges);
  }
}
} // namespace dgc::planner
