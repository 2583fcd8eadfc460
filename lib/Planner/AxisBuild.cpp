//===- AxisBuild.cpp - The variables of a solve ---------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "AxisBuild.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>

using namespace llvm;

namespace dgc::planner {

/// Empty lists, which keep their memory.
template <typename T> static void empty(std::vector<T> &lists, size_t n) {
  lists.resize(n);
  for (T &list : lists)
    list.clear();
}

void AxisSolver::Build::prepare(ArrayRef<int> on, Assignment &assigned,
                                Window part, Reach reached) {
  makeVariables(on, assigned, part, reached);
  makeProblem();
}

void AxisSolver::Build::makeVariables(ArrayRef<int> on, Assignment &assigned,
                                      Window part, Reach reached) {
  axes.assign(on.begin(), on.end());
  assignment = &assigned;
  window = part;
  reach = reached;
  makeDomains();
  if (edgesOf != s.level)
    makeEdges();
  merge();
  if (!window.isAll())
    freeze();
  compress();
}

void AxisSolver::Build::makeProblem() {
  store.clear();
  eliminate.reset(s.tolerance);
  makeTables();
  eliminate.reduce();
  largest = eliminate.findOrder(s.maxTable, s.orders);
}

double AxisSolver::Build::solve() {
  std::vector<int> values;
  double minimum = eliminate.solve(s.maxTable, values);
  for (size_t v = 0; v < m.nodes.size(); ++v) {
    const Pair &best = valueOf(v, alive[root[v]][values[variable[root[v]]]]);
    for (auto [i, axis] : enumerate(axes))
      assignment->choices[axis][v] = best[i];
  }
  return minimum;
}

bool AxisSolver::Build::isAllowed(int v, int axis, int c) const {
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

/// Is the pair of choices one that `reach` looks at? The present one always is.
bool AxisSolver::Build::isWithinReach(int v, int first, int second) const {
  int a = assignment->of(axes[0], v), b = assignment->of(axes[1], v);
  return first == second || (first == a && second == b) ||
         (first == b && second == a) ||
         (reach == Reach::Wide && (first == a || second == b));
}

void AxisSolver::Build::addChoice(int v, Pair choice, double seconds,
                                  const JointCost::Traffic &sent) {
  domain[v].push_back(choice);
  time[v].push_back(seconds);
  if (withTies())
    traffic[v].push_back(sent);
}

void AxisSolver::Build::addPairs(int v, MutableArrayRef<int> choices) {
  int count = m.sets[m.nodes[v].set].choices.size();
  for (int first = 0; first < count; ++first) {
    if (!isAllowed(v, axes[0], first))
      continue;
    choices[axes[0]] = first;
    const JointCost::AxisChoices &all = cost.axisChoices(v, axes[1], choices);
    for (auto [second, t, sent] : zip(all.choices, all.time, all.traffic))
      if (isAllowed(v, axes[1], second) && isWithinReach(v, first, second))
        addChoice(v, {first, second}, t, sent);
  }
}

void AxisSolver::Build::makeDomains() {
  size_t n = m.nodes.size();
  empty(domain, n);
  empty(time, n);
  empty(traffic, n);
  SmallVector<int, 4> choices(assignment->choices.size());
  for (size_t v = 0; v < n; ++v) {
    for (size_t a = 0; a < choices.size(); ++a)
      choices[a] = assignment->of(a, v);
    if (axes.size() > 1) {
      addPairs(v, choices);
    } else {
      const JointCost::AxisChoices &all = cost.axisChoices(v, axes[0], choices);
      for (auto [c, t, sent] : zip(all.choices, all.time, all.traffic))
        if (isAllowed(v, axes[0], c))
          addChoice(v, {c, 0}, t, sent);
    }
    if (domain[v].empty()) // an annotation that the states cannot say
      addChoice(v, {0, 0}, 0, {});
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
  hard.clear();
  soft.clear();
  edgesOf = s.level;
  for (size_t t = 0; t < m.usesOf.size(); ++t) {
    int u = m.producerOf[t];
    if (u < 0 || m.placements[t] != Placement::Variable)
      continue;
    for (auto [place, i] : enumerate(m.useOrder[t])) {
      const Use &use = m.usesOf[t][i];
      if (use.node == u && m.nodes[u].kind == NodeKind::Argument)
        continue; // the argument itself is the result that takes its memory
      const ChoiceSet &from = m.sets[m.nodes[u].set],
                      &to = m.sets[m.nodes[use.node].set];
      Edge e{u,
             m.resultOf[t],
             use.node,
             use.operand,
             int(t),
             int(place),
             &from.out[m.resultOf[t]],
             &to.operands[use.operand],
             from.numResults,
             to.numOperands,
             m.pins.contains(t)};
      (isSoft(e) ? soft : hard).push_back(e);
    }
  }
}

void AxisSolver::Build::mergeInto(int a, int b, ArrayRef<int> image) {
  SmallVector<int, 32> composed;
  for (int v : members[b]) {
    composed.clear();
    for (int y : image)
      composed.push_back(y < 0 ? 0 : map[v][y]);
    map[v].assign(composed.begin(), composed.end());
    root[v] = a;
  }
  members[a].append(members[b].begin(), members[b].end());
  members[b].clear();
}

/// What one end of an edge looks like from the other.
struct AxisSolver::Build::End {
  int root;
  SmallVector<int, 32> codes;        // by value of the root
  SmallVector<int, 64> count, value; // by code: live values with it, and one
  SmallVector<int, 32> image;        // by value: that of the other end, or -1
};

void AxisSolver::Build::look(const Edge &e, bool atProducer, End &end) const {
  end.root = root[atProducer ? e.producer : e.consumer];
  const auto &alive = live[end.root];
  size_t n = numCodes(e.tensor);
  end.count.assign(n, 0);
  end.value.assign(n, 0);
  end.codes.resize(alive.size());
  for (size_t x = 0; x < alive.size(); ++x) {
    if (!alive[x])
      continue;
    int code = atProducer ? outOf(e, x) : needOf(e, x);
    end.codes[x] = code;
    ++end.count[code];
    end.value[code] = x;
  }
}

/// Finds the image of `a` in `b`; values without one die. True if each other
/// value has one only.
bool AxisSolver::Build::match(End &a, End &b, bool &changed) {
  auto &alive = live[a.root];
  bool unique = true;
  a.image.assign(alive.size(), -1);
  for (size_t x = 0; x < alive.size(); ++x) {
    if (!alive[x])
      continue;
    int code = a.codes[x];
    if (b.count[code] == 0) {
      alive[x] = false;
      changed = true;
      continue;
    }
    a.image[x] = b.value[code];
    unique &= b.count[code] == 1;
  }
  return unique;
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
  End from, to;
  look(e, true, from);
  look(e, false, to);
  bool aToB = match(from, to, changed), bToA = match(to, from, changed);
  if (aToB && (!bToA || members[a].size() >= members[b].size()))
    mergeInto(a, b, from.image);
  else if (bToA)
    mergeInto(b, a, to.image);
  else
    return true;
  changed = true;
  return false;
}

void AxisSolver::Build::merge() {
  size_t n = m.nodes.size();
  root.resize(n);
  empty(map, n);
  live.resize(n);
  members.resize(n);
  for (size_t v = 0; v < n; ++v) {
    root[v] = v;
    members[v].assign(1, int(v));
    live[v].assign(domain[v].size(), true);
    for (size_t x = 0; x < domain[v].size(); ++x)
      map[v].push_back(x);
  }
  pending = hard;
  for (bool changed = true; changed;) {
    changed = false;
    llvm::erase_if(pending,
                   [&](const Edge &e) { return !joinHard(e, changed); });
  }
  // Values may have died since an edge inside a root was looked at, but only
  // more of them: such edges still hold.
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
               return all_of(enumerate(axes), [&](auto axis) {
                 return valueOf(v, x)[axis.index()] ==
                        assignment->of(axis.value(), v);
               });
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
  empty(alive, n);
  empty(unary, n);
  empty(ties, n);
  for (size_t r = 0; r < n; ++r) {
    if (members[r].empty())
      continue;
    for (size_t x = 0; x < live[r].size(); ++x)
      if (live[r][x])
        alive[r].push_back(x);
    unary[r].assign(live[r].size(), 0);
    if (withTies())
      ties[r].assign(live[r].size(), Tie{});
    for (int v : members[r]) {
      const Node &node = m.nodes[v];
      for (int x : alive[r])
        unary[r][x] += time[v][map[v][x]] * node.trips * node.copies;
      if (withTies())
        for (int x : alive[r])
          for (auto [i, sent] : enumerate(traffic[v][map[v][x]]))
            ties[r][x][i] += sent * node.trips * node.copies;
      addPrices(v);
    }
  }
  if (!sharesCounted)
    addInternal();
  dropTwins();
}

/// Does value x of root r cost less than y, or the same with a lesser tie?
bool AxisSolver::Build::isLess(int r, int x, int y) const {
  double off = unary[r][x] - unary[r][y];
  return withTies() && std::abs(off) <= s.tolerance ? ties[r][x] < ties[r][y]
                                                    : off < 0;
}

/// Of the values that look the same from outside, the cheapest is enough.
void AxisSolver::Build::dropTwins() {
  size_t n = m.nodes.size();
  std::vector<SmallVector<const Edge *, 8>> outside(n);
  for (auto *edges : {&soft, &pending})
    for (const Edge &e : *edges)
      if (root[e.producer] != root[e.consumer]) {
        outside[root[e.producer]].push_back(&e);
        outside[root[e.consumer]].push_back(&e);
      }
  SmallVector<int, 128> looks; // of the values in `kept`, one after another
  for (size_t r = 0; r < n; ++r) {
    if (alive[r].size() < 2)
      continue;
    size_t width = outside[r].size();
    looks.clear();
    SmallVector<int, 32> kept;
    for (int x : alive[r]) {
      size_t at = looks.size(), twin = 0;
      for (const Edge *e : outside[r])
        looks.push_back(root[e->producer] == int(r) ? outOf(*e, x)
                                                    : needOf(*e, x));
      auto look = ArrayRef<int>(looks).drop_front(at);
      while (twin < kept.size() &&
             ArrayRef<int>(looks).slice(twin * width, width) != look)
        ++twin;
      if (twin == kept.size()) {
        kept.push_back(x);
        continue;
      }
      looks.truncate(at);
      if (isLess(r, x, kept[twin]))
        kept[twin] = x;
    }
    alive[r].assign(kept.begin(), kept.end());
  }
}
} // namespace dgc::planner
