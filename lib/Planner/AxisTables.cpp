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
    States states = cost.outStates(v, k, assignment);
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
    States from = cost.outStates(e.producer, e.result, assignment);
    States to = cost.operandStates(e.consumer, e.operand, assignment);
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
      for (int axis : b.axes)
        to[axis] = whole;
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
  struct Target {
    int context, state;
    bool operator==(const Target &o) const {
      return context == o.context && state == o.state;
    }
  };
  struct Group { // users of one tensor in one root
    int root;
    SmallVector<int, 2> edges;
  };
  struct Need {
    Target target;
    double trips;
    SmallVector<int, 2> uses; // their places, ascending
    // By value of the producer's root.
    SmallVector<double, 8> seconds;
    SmallVector<Tie, 0> ties;
    bool operator==(const Need &o) const {
      return target == o.target && trips == o.trips && uses == o.uses;
    }
  };

  /// The number of a need; costs of new ones are found.
  int intern(Need need) {
    auto *it = find(needs, need);
    if (it != needs.end())
      return it - needs.begin();
    for (int s : states) {
      Tie tie{};
      need.seconds.push_back(
          convert(s, need.target, need.trips, need.uses, tie));
      if (b.withTies())
        need.ties.push_back(tie);
    }
    needs.push_back(std::move(need));
    return needs.size() - 1;
  }

  /// What each group needs, by value of its root.
  void findTargets() {
    needsOf.resize(groups.size());
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
            list.push_back({t, trips, {e.place}, {}, {}});
            continue;
          }
          it->trips = std::max(it->trips, trips);
          it->uses.push_back(e.place);
        }
        needsOf[g].emplace_back();
        for (Need &need : list)
          needsOf[g].back().push_back(intern(std::move(need)));
      }
  }

  /// Targets that two groups may want: one conversion would serve both.
  SmallVector<Target, 8> findShared() {
    SmallVector<std::pair<Target, int>, 16> wanted; // target, last group
    SmallVector<Target, 8> shared;
    for (auto [g, byValue] : enumerate(needsOf))
      for (auto &list : byValue)
        for (int i : list) {
          const Need &n = needs[i];
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
  int addCopy(ArrayRef<Target> shared) {
    double trips = 0;
    SmallVector<int, 8> uses;
    for (const Edge *e : edges)
      uses.push_back(e->place);
    for (const Need &n : needs)
      trips = std::max(trips, n.trips);
    int n = shared.size() + 1, copy = b.eliminate.addVariable(n);
    std::vector<double> data;
    std::vector<Tie> ties;
    for (int s : states) {
      data.push_back(0);
      ties.emplace_back();
      for (const Target &t : shared) {
        ties.emplace_back();
        data.push_back(
            std::min(impossible, convert(s, t, trips, uses, ties.back())));
      }
    }
    b.eliminate.addTable({b.variable[a], copy},
                         b.store.intern({int(states.size()), n},
                                        std::move(data), std::move(ties)));
    return copy;
  }

  void addGroup(size_t g, int copy, ArrayRef<Target> shared) {
    int r = groups[g].root;
    int na = states.size(), nb = b.alive[r].size(), nc = shared.size() + 1;
    bool useCopy = copy >= 0 && any_of(needsOf[g], [&](auto &list) {
                     return any_of(list, [&](int i) {
                       return is_contained(shared, needs[i].target);
                     });
                   });
    if (!useCopy)
      nc = 1;
    // [producer][consumer][copy]; the copy's variable has the highest number.
    bool swap = b.variable[a] > b.variable[r];
    std::vector<double> data(size_t(na) * nb * nc);
    std::vector<Tie> ties(b.withTies() ? data.size() : 0, Tie{});
    bool any = false;
    for (int x = 0; x < na; ++x)
      for (int y = 0; y < nb; ++y)
        for (int c = 0; c < nc; ++c) {
          double sum = 0;
          Tie tie{};
          for (int need : needsOf[g][y]) {
            const Need &n = needs[need];
            if (c > 0 && shared[c - 1] == n.target)
              continue;
            sum += n.seconds[x];
            if (b.withTies())
              planner::add(tie, n.ties[x]);
          }
          size_t i = swap ? (size_t(y) * na + x) : (size_t(x) * nb + y);
          data[i * nc + c] = std::min(sum, impossible);
          if (b.withTies())
            ties[i * nc + c] = tie;
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
    b.eliminate.addTable(
        scope, b.store.intern(dims, std::move(data), std::move(ties)));
  }
  Build &b;
  ArrayRef<const Edge *> edges;
  int tensor, a;
  States from;
  SmallVector<int, 8> states; // by value of the producer's root
  SmallVector<Group, 4> groups;
  SmallVector<int, 4> contexts;    // by edge: index in `distinct`
  SmallVector<States, 2> distinct; // states on the other axes
  SmallVector<Need, 8> needs;      // distinct ones
  std::vector<std::vector<SmallVector<int, 2>>> needsOf; // [group][value]
};

void AxisSolver::Build::makeTables() {
  size_t n = m.nodes.size();
  variable.assign(n, -1);
  for (size_t r = 0; r < n; ++r) {
    if (members[r].empty())
      continue;
    std::vector<double> data;
    std::vector<Tie> rest;
    for (int x : alive[r]) {
      data.push_back(unary[r][x]);
      if (withTies())
        rest.push_back(ties[r][x]);
    }
    int size = data.size();
    variable[r] = eliminate.addVariable(size);
    eliminate.addTable({variable[r]},
                       store.intern({size}, std::move(data), std::move(rest)));
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
} // namespace dgc::planner
