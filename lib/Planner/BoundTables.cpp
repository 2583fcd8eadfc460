//===- BoundTables.cpp - The costs of a problem of pairs ------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "BoundProblem.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

using namespace llvm;

namespace dgc::counting {

namespace {
/// Sets of second layouts with more members than this are not looked at, nor
/// variables with more values: users then pay a share of their conversions.
constexpr size_t mostTargets = 12, mostValues = 400, mostKeptUses = 6;
} // namespace

//===----------------------------------------------------------------------===//
// Costs of one tensor
//===----------------------------------------------------------------------===//

double BoundProblem::produced(const OpChoice &choice, int t, int layout) const {
  const ProblemOp &op = p.ops[p.tensors[t].producer];
  int natural = choice.results[producerResult(t)];
  int state = choices.stateOf(layout), out = choices.stateOf(natural);
  if (choice.mustReduce && state != nowhere)
    return PairProblem::forbidden;
  // As it comes out, or summed by the op that makes addends of whole values;
  // elsewhere, and after a cut, the users' edges sum.
  bool summed = out == inSum && state == nowhere && choice.through < 0;
  if (where == Conversions::AtCuts && state != out &&
      !(summed && (choice.mustReduce || !isCut(op))))
    return PairProblem::forbidden;
  return choices.convert(natural, layout) * op.trips;
}

double BoundProblem::held(int t, int layout) const {
  const ProblemTensor &tensor = p.tensors[t];
  if (price <= 0 || !tensor.stored)
    return 0;
  return price * weight(tensor.begin, tensor.end) * tensor.stretch *
         choices.bytesOf(layout);
}

double BoundProblem::heldAt(const Use &use, int from, int to) const {
  if (price <= 0 || from == to || !use.isFirst)
    return 0;
  return price * weight(use.span.begin, use.span.end) * choices.bytesOf(to);
}

/// What a use that is a function result may want.
SmallVector<int, 8> BoundProblem::resultLayouts(int t, const Use &use) const {
  int context = contextFor(t, use);
  // Whole where the argument it replaces is.
  if (p.results[use.index].donated >= 0)
    return {context};
  return choices.variantsOf(t, context, false);
}

BoundProblem::View BoundProblem::viewOf(Group &group, const Use &use) {
  View view;
  int t = group.tensor;
  if (use.kind == Use::Operand) {
    view.variable = variableOf[use.index];
    for (const OpChoice &c : choices.list(listOf[use.index]))
      view.layouts.push_back(c.operands[use.operand]);
    return view;
  }
  if (use.kind == Use::Result) {
    view.layouts = resultLayouts(t, use);
    view.variable = pairs.addVariable(view.layouts.size());
    group.results.push_back(view.variable);
    return view;
  }
  view.variable = variableOfHome[homeOf(use)];
  for (int layout : layouts[tensorOfHome(homeOf(use))])
    view.layouts.push_back(
        choices.withDigit(contextFor(t, use), choices.stateOf(layout)));
  return view;
}

//===----------------------------------------------------------------------===//
// Variables and tables
//===----------------------------------------------------------------------===//

void BoundProblem::addGroup(Group &group) {
  int t = group.tensor, op = p.tensors[t].producer;
  SmallVector<View, 4> views;
  for (const Use &use : uses[t])
    views.push_back(viewOf(group, use));
  bool oneOp = views.size() == 1 && uses[t][0].kind == Use::Operand;
  if (op >= 0 && (views.empty() || oneOp))
    return addDirect(group, oneOp ? &uses[t][0] : nullptr,
                     oneOp ? &views[0] : nullptr);
  if (group.stored < 0)
    group.stored = pairs.addVariable(layouts[t].size());
  for (auto [s, layout] : enumerate(layouts[t]))
    pairs.addCost(group.stored, int(s), group.count * held(t, layout));
  if (op >= 0)
    pairs.addPairs(variableOf[op], group.stored, [&](int x, int s) {
      return group.count * produced(choiceOf(op, x), t, layouts[t][s]);
    });
  // Users in one context of other axes may want the same.
  std::map<int, SmallVector<size_t, 4>> byContext;
  for (size_t i = 0; i < views.size(); ++i)
    byContext[choices.contextOf(views[i].layouts[0])].push_back(i);
  for (auto &[context, members] : byContext) {
    SmallVector<const Use *, 4> users;
    SmallVector<const View *, 4> theirs;
    for (size_t i : members) {
      users.push_back(&uses[t][i]);
      theirs.push_back(&views[i]);
    }
    addUsers(group, users, theirs);
  }
}

/// A tensor with one user at most: the best layout to store it in follows from
/// what its op leaves and the user wants.
void BoundProblem::addDirect(const Group &group, const Use *use,
                             const View *view) {
  int t = group.tensor, op = p.tensors[t].producer;
  std::map<std::array<int, 3>, double> known;
  auto cost = [&](int x, int to) {
    const OpChoice &c = choiceOf(op, x);
    auto [it, isNew] =
        known.try_emplace({c.results[producerResult(t)], c.mustReduce, to},
                          PairProblem::forbidden);
    if (isNew)
      for (int s : layouts[t])
        it->second = std::min(
            it->second,
            produced(c, t, s) + held(t, s) +
                (use ? converted(*use, s, to) + heldAt(*use, s, to) : 0));
    return group.count * it->second;
  };
  if (use)
    return pairs.addPairs(variableOf[op], view->variable, [&](int x, int y) {
      return cost(x, view->layouts[y]);
    });
  for (int x = 0; x < pairs.numValues(variableOf[op]); ++x)
    pairs.addCost(variableOf[op], x, cost(x, -1));
}

/// Users that may share conversions.
void BoundProblem::addUsers(const Group &group, ArrayRef<const Use *> users,
                            ArrayRef<const View *> views) {
  ArrayRef<int> from = layouts[group.tensor];
  if (users.size() > 1 && addKept(group, users, views))
    return;
  for (size_t i = 0; price > 0 && i < users.size(); ++i)
    if (weight(users[i]->span.begin, users[i]->span.end) > 0)
      pairs.addPairs(group.stored, views[i]->variable, [&](int s, int y) {
        return group.count * heldAt(*users[i], from[s], views[i]->layouts[y]);
      });
  if (users.size() > 1 && addShared(group, users, views))
    return;
  // What several want costs each of them no more than its share.
  double share = group.count / double(users.size());
  for (size_t i = 0; i < users.size(); ++i)
    pairs.addPairs(group.stored, views[i]->variable, [&](int s, int y) {
      return share * converted(*users[i], from[s], views[i]->layouts[y]);
    });
}

static SmallVector<int, 8>
targetsOf(ArrayRef<const BoundProblem::View *> views) {
  SmallVector<int, 8> targets;
  for (const BoundProblem::View *view : views)
    targets.append(view->layouts.begin(), view->layouts.end());
  llvm::sort(targets);
  targets.erase(llvm::unique(targets), targets.end());
  return targets;
}

/// A variable for the set of layouts that there are, each made once. False if
/// there are too many sets.
bool BoundProblem::addShared(const Group &group, ArrayRef<const Use *> users,
                             ArrayRef<const View *> views) {
  SmallVector<int, 8> targets = targetsOf(views);
  if (targets.size() > mostTargets)
    return false;
  SmallVector<unsigned, 32> sets;
  for (unsigned set = 1; set < 1u << targets.size(); ++set)
    if (size_t(popcount(set)) <= users.size())
      sets.push_back(set);
  if (sets.size() > mostValues)
    return false;
  Use once = *users[0];
  for (const Use *use : users)
    once.trips = std::min(once.trips, use->trips);
  int v = pairs.addVariable(sets.size());
  ArrayRef<int> from = layouts[group.tensor];
  pairs.addPairs(group.stored, v, [&](int s, int x) {
    double sum = 0;
    for (auto [k, to] : enumerate(targets))
      if (sets[x] >> k & 1)
        sum += converted(once, from[s], to);
    return group.count * sum;
  });
  for (const View *view : views)
    pairs.addPairs(v, view->variable, [&](int x, int y) {
      auto k = find(targets, view->layouts[y]) - targets.begin();
      return sets[x] >> k & 1 ? 0 : PairProblem::forbidden;
    });
  return true;
}

namespace {
/// How one user of several comes by a second layout, all told in indices.
struct Way {
  int from, used; // where the tensor is stored, and what the user takes
  bool made;      // for it; else it is one of those held
  unsigned held;  // targets held from the user before
};

/// The ways of user `i` of `n`. Only what was made can be held, and only for
/// users to come.
std::vector<Way> waysOf(size_t i, size_t n, ArrayRef<int> from,
                        ArrayRef<int> targets) {
  std::vector<Way> ways;
  for (size_t s = 0; s < from.size(); ++s)
    for (unsigned held = 0; held < 1u << targets.size(); ++held)
      for (size_t k = 0; k < targets.size(); ++k) {
        bool made = !(held >> k & 1);
        size_t count = size_t(popcount(held));
        bool isIdle = false; // held though it is stored
        for (size_t x = 0; x < targets.size(); ++x)
          isIdle |= (held >> x & 1) && targets[x] == from[s];
        if (!isIdle && count <= std::min(i, n - i - (made ? 1 : 0)))
          ways.push_back({int(s), int(k), made, held});
      }
  return ways;
}
} // namespace

/// Where memory between users has a price: by user, in program order, whether
/// it makes a layout, and which ones are held from the user before. False if no
/// memory between them has a price, or there are too many ways.
bool BoundProblem::addKept(const Group &group, ArrayRef<const Use *> users,
                           ArrayRef<const View *> views) {
  auto between = [&](size_t i) {
    return i == 0 ? 0
                  : price * weight(users[i - 1]->span.end + 1,
                                   users[i]->span.begin - 1);
  };
  bool any = false;
  for (size_t i = 0; i < users.size(); ++i)
    any |= price > 0 && between(i) > 0;
  SmallVector<int, 8> targets = targetsOf(views);
  if (!any || users.size() > mostKeptUses || targets.size() > mostTargets)
    return false;
  ArrayRef<int> from = layouts[group.tensor];
  std::vector<std::vector<Way>> ways;
  for (size_t i = 0; i < users.size(); ++i) {
    ways.push_back(waysOf(i, users.size(), from, targets));
    if (ways.back().size() > mostValues)
      return false;
  }
  int last = group.stored;
  for (size_t i = 0; i < users.size(); ++i) {
    ArrayRef<Way> now = ways[i];
    int v = pairs.addVariable(now.size());
    for (auto [x, way] : enumerate(now)) {
      int stored = from[way.from], to = targets[way.used];
      double cost = heldAt(*users[i], stored, to) +
                    (way.made ? converted(*users[i], stored, to) : 0);
      for (size_t k = 0; k < targets.size(); ++k)
        if (way.held >> k & 1)
          cost += between(i) * choices.bytesOf(targets[k]);
      pairs.addCost(v, int(x), group.count * cost);
    }
    pairs.addPairs(last, v, [&](int x, int y) {
      int stored = i == 0 ? x : ways[i - 1][x].from;
      unsigned there =
          i == 0 ? 0 : ways[i - 1][x].held | 1u << ways[i - 1][x].used;
      return stored == now[y].from && !(now[y].held & ~there)
                 ? 0
                 : PairProblem::forbidden;
    });
    pairs.addPairs(v, views[i]->variable, [&](int x, int y) {
      return targets[now[x].used] == views[i]->layouts[y]
                 ? 0
                 : PairProblem::forbidden;
    });
    last = v;
  }
  return true;
}

} // namespace dgc::counting
