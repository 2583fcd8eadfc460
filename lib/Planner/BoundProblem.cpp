//===- BoundProblem.cpp - One axis of a plan as a problem of pairs --------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "BoundProblem.h"
#include "llvm/ADT/IntEqClasses.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

using namespace llvm;

namespace dgc::counting {

BoundProblem::BoundProblem(const Program &program, int digit,
                           const BoundScope &scope, double price,
                           Conversions where)
    : program(program), p(program.p), choices(program, digit), scope(scope),
      price(price), where(where) {}

bool BoundProblem::build() {
  findUses();
  if (!makeOps() || !findContexts() || !flowsAreAlike())
    return false;
  makeStored();
  makeGroups();
  return true;
}

//===----------------------------------------------------------------------===//
// What there is
//===----------------------------------------------------------------------===//

bool isCut(const ProblemOp &op) {
  return op.work == WorkKind::Contract || op.work == WorkKind::Access ||
         op.work == WorkKind::Update;
}

void BoundProblem::findUses() {
  uses.resize(p.tensors.size());
  auto add = [&](int t, Use use) {
    if (program.isPlaced(t))
      uses[t].push_back(use);
  };
  for (auto [i, op] : enumerate(p.ops))
    for (auto [k, t] : enumerate(op.operands))
      add(t, {Use::Operand, int(i), int(k), useSpan(p, t, int(i)),
              std::min(op.trips, p.tensors[t].trips)});
  auto atEnd = [&](Use::Kind kind, int index, int t) {
    int64_t end = p.tensors[t].end;
    add(t, {kind, index, 0, {end, end}, p.tensors[t].trips});
  };
  for (auto [i, flow] : enumerate(p.flows))
    for (int t : flow.sources)
      if (!flow.targets.empty() && program.isPlaced(flow.targets[0]))
        atEnd(Use::Flow, int(i), t);
  for (auto [i, r] : enumerate(p.results)) {
    if (r.donated < 0 || !program.isPlaced(p.arguments[r.donated]))
      atEnd(Use::Result, int(i), r.tensor);
    else if (p.arguments[r.donated] != r.tensor)
      atEnd(Use::Donated, r.donated, r.tensor);
  }
  for (auto [t, list] : enumerate(uses)) {
    llvm::sort(list, [](const Use &a, const Use &b) {
      return std::tuple(a.span.begin, a.kind, a.index, a.operand) <
             std::tuple(b.span.begin, b.kind, b.index, b.operand);
    });
    for (size_t i = 1; i < list.size(); ++i)
      list[i].isFirst = list[i].span.begin > list[i - 1].span.end;
    int op = p.tensors[t].producer;
    if (where == Conversions::AtCuts && list.size() == 1 && op >= 0 &&
        !isCut(p.ops[op]) && list[0].kind == Use::Operand)
      list[0].mayConvert = isCut(p.ops[list[0].index]);
  }
}

/// Ops that share an entry run alike, if they can.
std::vector<std::array<int64_t, 3>> BoundProblem::findTies() const {
  std::vector<std::array<int64_t, 3>> ties;
  auto contains = [](ArrayRef<int64_t> list, size_t step, int64_t i) {
    for (size_t k = 0; k + step <= list.size(); k += step)
      if (list[k] <= i && i < list[k + 1])
        return int64_t(k);
    return int64_t(-1);
  };
  int64_t i = 0; // in ops that lie somewhere
  for (const ProblemOp &op : p.ops) {
    ties.push_back({-1, i, 0});
    if (!isCounted(op, program.place))
      continue;
    if (int64_t run = contains(scope.alike, 3, i); run >= 0)
      ties.back() = {run, (i - scope.alike[run]) % scope.alike[run + 2],
                     contains(scope.apart, 2, i) >= 0};
    ++i;
  }
  return ties;
}

bool BoundProblem::makeOps() {
  std::vector<std::array<int64_t, 3>> ties = findTies();
  std::map<std::array<int64_t, 4>, int> variables;
  for (auto [i, op] : enumerate(p.ops)) {
    listOf.push_back(-1);
    variableOf.push_back(-1);
    if (!isCounted(op, program.place))
      continue;
    std::optional<int> list = choices.choicesOf(int(i));
    if (!list)
      return fail("op " + std::to_string(i) +
                  " cannot run as written without the axis");
    size_t n = choices.list(*list).size();
    listOf[i] = *list;
    auto [it, isNew] =
        variables.try_emplace({ties[i][0], ties[i][1], ties[i][2], *list}, -1);
    if (isNew)
      it->second = pairs.addVariable(n);
    variableOf[i] = it->second;
    for (size_t x = 0; x < n; ++x)
      pairs.addCost(it->second, int(x),
                    choiceOf(int(i), int(x)).time * op.trips);
  }
  return true;
}

int BoundProblem::producerResult(int t) const {
  const ProblemOp &op = p.ops[p.tensors[t].producer];
  return int(find(op.results, t) - op.results.begin());
}

/// The layouts that a tensor may be stored in: on other digits as written, or
/// as its op leaves it.
bool BoundProblem::findLayouts(int t) {
  const ProblemTensor &tensor = p.tensors[t];
  std::optional<int> written = choices.numberOf(t, program.w.tensors[t]);
  if (!written)
    return fail("the layout of " + tensor.name + " is none of its parts");
  if (tensor.pinned) {
    layouts[t] = {*written};
    numWritten[t] = 1;
    return true;
  }
  int op = tensor.producer;
  bool mayBeSum = tensor.flow >= 0 && tensor.elem != ElemClass::Int;
  int k = op >= 0 ? producerResult(t) : 0;
  if (op >= 0)
    mayBeSum = any_of(choices.list(listOf[op]), [&](const OpChoice &c) {
      return !c.mustReduce && choices.stateOf(c.results[k]) == inSum;
    });
  layouts[t] = choices.variantsOf(t, *written, mayBeSum);
  numWritten[t] = layouts[t].size();
  if (op < 0)
    return true;
  int natural = choices.contextOf(choiceOf(op, 0).results[k]);
  if (natural == choices.contextOf(*written))
    return true;
  std::optional<OpAxes> axes = choices.axesOf(op, choiceOf(op, 0));
  std::optional<Sharding> s;
  if (axes)
    s = resultSharding(p.rules[p.ops[op].rule], *axes, k);
  if (s && s->kind == ReduceKind::Add)
    append_range(layouts[t], choices.variantsOf(t, natural, mayBeSum));
  return true;
}

bool BoundProblem::findContexts() {
  layouts.resize(p.tensors.size());
  numWritten.resize(p.tensors.size(), 0);
  groupOf.assign(p.tensors.size(), -1);
  for (size_t t = 0; t < p.tensors.size(); ++t)
    if (program.isPlaced(int(t)) && !findLayouts(int(t)))
      return false;
  for (size_t t = 0; t < p.tensors.size(); ++t)
    for (const Use &use : uses[t])
      if (use.kind != Use::Operand && contextFor(int(t), use) < 0)
        return fail("a layout that " + p.tensors[t].name +
                    " flows into is none of its parts");
  return true;
}

bool BoundProblem::flowsAreAlike() {
  for (const FlowGroup &flow : p.flows) {
    if (flow.targets.empty() || !program.isPlaced(flow.targets[0]))
      continue;
    int first = flow.targets[0];
    for (int t : flow.targets) {
      bool alike = layouts[t].size() == layouts[first].size();
      for (size_t x = 0; alike && x < layouts[t].size(); ++x)
        alike = choices.stateOf(layouts[t][x]) ==
                choices.stateOf(layouts[first][x]);
      if (!alike)
        return fail(p.tensors[t].name +
                    " lies otherwise than what it flows with");
    }
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Tensors that are alike
//===----------------------------------------------------------------------===//

double BoundProblem::weight(int64_t begin, int64_t end) const {
  if (scope.points.empty())
    return 0;
  int64_t n =
      count_if(scope.points, [&](int64_t q) { return begin <= q && q <= end; });
  return double(n) / double(scope.points.size());
}

void BoundProblem::appendWeights(Key &key, int t) const {
  if (price <= 0)
    return;
  auto add = [&](int64_t begin, int64_t end) {
    key.push_back(bit_cast<int64_t>(weight(begin, end)));
  };
  const ProblemTensor &tensor = p.tensors[t];
  key.push_back(tensor.stored);
  key.push_back(bit_cast<int64_t>(tensor.stretch));
  add(tensor.begin, tensor.end);
  for (auto [i, use] : enumerate(uses[t])) {
    add(use.span.begin, use.span.end);
    for (size_t k = 0; k < i; ++k)
      add(uses[t][k].span.end + 1, use.span.begin - 1);
  }
}

/// The layout that the use wants, but for the digit; -1 if its parts cannot say
/// it.
int BoundProblem::contextFor(int t, const Use &use) const {
  auto sharding = [&]() -> const Sharding & {
    if (use.kind == Use::Flow)
      return program.w.tensors[p.flows[use.index].targets[0]];
    if (use.kind == Use::Donated)
      return program.w.tensors[p.arguments[use.index]];
    return program.w.results[use.index];
  };
  std::optional<int> number = choices.numberOf(t, sharding());
  return number ? choices.contextOf(*number) : -1;
}

/// Arguments, then flows: what is stored in some way without an op that leaves
/// it so. -1: an op does.
int BoundProblem::homeOf(int t) const {
  const ProblemTensor &tensor = p.tensors[t];
  if (tensor.argument >= 0)
    return tensor.argument;
  return tensor.flow >= 0 ? int(p.arguments.size()) + tensor.flow : -1;
}
int BoundProblem::homeOf(const Use &use) const {
  if (use.kind == Use::Donated)
    return use.index;
  return use.kind == Use::Flow ? int(p.arguments.size()) + use.index : -1;
}

/// All that the costs of a tensor depend on, `number` standing for the
/// variables of homes.
void BoundProblem::appendTensor(Key &key, int t,
                                function_ref<int64_t(int)> number) const {
  if (int op = p.tensors[t].producer; op >= 0)
    key.insert(key.end(), {variableOf[op], producerResult(t),
                           bit_cast<int64_t>(p.ops[op].trips)});
  else
    key.insert(key.end(), {-1, number(homeOf(t))});
  append_range(key, layouts[t]);
  appendWeights(key, t);
  for (const Use &use : uses[t]) {
    key.insert(key.end(), {int64_t(use.kind), bit_cast<int64_t>(use.trips),
                           use.operand, use.isFirst, use.mayConvert});
    if (use.kind == Use::Operand) {
      key.push_back(variableOf[use.index]);
      continue;
    }
    key.push_back(contextFor(t, use));
    int home = homeOf(use);
    key.push_back(home >= 0 ? number(home)
                            : int64_t(p.results[use.index].donated >= 0));
  }
}

/// Variables of arguments and flows. Those that touch each other's tensors hang
/// together; where ops and costs around are the same, they have no reason to
/// differ, and share variables.
void BoundProblem::makeStored() {
  size_t numHomes = p.arguments.size() + p.flows.size();
  IntEqClasses joined(numHomes);
  std::vector<int> first(p.tensors.size(), -1); // a home that a tensor touches
  for (size_t t = 0; t < p.tensors.size(); ++t) {
    if (!program.isPlaced(int(t)))
      continue;
    auto touch = [&](int home) {
      if (home >= 0 && first[t] >= 0)
        joined.join(unsigned(home), unsigned(first[t]));
      first[t] = std::max(first[t], home);
    };
    touch(homeOf(int(t)));
    for (const Use &use : uses[t])
      touch(homeOf(use));
  }
  joined.compress();
  std::vector<std::vector<int>> tensors(joined.getNumClasses());
  for (size_t t = 0; t < p.tensors.size(); ++t)
    if (first[t] >= 0)
      tensors[joined[unsigned(first[t])]].push_back(int(t));
  std::map<Key, std::vector<int>> known;
  variableOfHome.assign(numHomes, -1);
  for (const std::vector<int> &list : tensors) {
    Key key;
    std::vector<int> homes; // as they are met
    for (int t : list)
      appendTensor(key, t, [&](int home) {
        auto it = find(homes, home);
        if (it == homes.end())
          it = homes.insert(it, home);
        return int64_t(it - homes.begin());
      });
    auto [it, isNew] = known.try_emplace(std::move(key));
    for (auto [k, home] : enumerate(homes)) {
      if (isNew)
        it->second.push_back(
            pairs.addVariable(layouts[tensorOfHome(home)].size()));
      variableOfHome[home] = it->second[k];
    }
  }
}

void BoundProblem::makeGroups() {
  std::map<Key, int> numbers;
  for (size_t t = 0; t < p.tensors.size(); ++t) {
    if (!program.isPlaced(int(t)))
      continue;
    Key key;
    appendTensor(key, int(t),
                 [&](int home) { return int64_t(variableOfHome[home]); });
    auto [it, isNew] = numbers.try_emplace(std::move(key), int(groups.size()));
    if (isNew) {
      groups.emplace_back();
      groups.back().tensor = int(t);
      if (int home = homeOf(int(t)); home >= 0)
        groups.back().stored = variableOfHome[home];
    }
    ++groups[it->second].count;
    groupOf[t] = it->second;
  }
  for (Group &group : groups)
    addGroup(group);
}

//===----------------------------------------------------------------------===//
// Back to a plan
//===----------------------------------------------------------------------===//

std::optional<Sharding> BoundProblem::storedAs(int t, int index) const {
  int state = choices.stateOf(layouts[t][index]);
  if (size_t(index) < numWritten[t])
    return choices.withState(t, program.w.tensors[t], state);
  int op = p.tensors[t].producer;
  std::optional<OpAxes> axes = choices.axesOf(op, choiceOf(op, 0));
  std::optional<Sharding> s;
  if (axes)
    s = resultSharding(p.rules[p.ops[op].rule], *axes, producerResult(t));
  return s ? choices.withState(t, *s, state) : std::nullopt;
}

/// Where a tensor without a variable is best stored.
int BoundProblem::bestStored(int t, ArrayRef<int> values) const {
  const ProblemTensor &tensor = p.tensors[t];
  const OpChoice &from =
      choiceOf(tensor.producer, values[variableOf[tensor.producer]]);
  int best = 0;
  double least = PairProblem::forbidden;
  for (auto [i, layout] : enumerate(layouts[t])) {
    double cost = produced(from, t, layout) + held(t, layout);
    for (const Use &use : uses[t])
      if (use.kind == Use::Operand) {
        int to = choiceOf(use.index, values[variableOf[use.index]])
                     .operands[use.operand];
        cost += converted(use, layout, to) + heldAt(use, layout, to);
      }
    if (cost < least) {
      least = cost;
      best = int(i);
    }
  }
  return best;
}

std::optional<WrittenPlan> BoundProblem::planOf(ArrayRef<int> values) const {
  WrittenPlan w = program.w;
  for (size_t i = 0; i < p.ops.size(); ++i) {
    if (variableOf[i] < 0)
      continue;
    auto axes = choices.axesOf(int(i), choiceOf(int(i), values[variableOf[i]]));
    if (!axes)
      return std::nullopt;
    w.ops[i] = std::move(*axes);
  }
  for (size_t t = 0; t < p.tensors.size(); ++t) {
    if (groupOf[t] < 0)
      continue;
    int v = groups[groupOf[t]].stored;
    auto s = storedAs(int(t), v >= 0 ? values[v] : bestStored(int(t), values));
    if (!s)
      return std::nullopt;
    w.tensors[t] = std::move(*s);
  }
  for (size_t t = 0; t < p.tensors.size(); ++t) {
    size_t next = 0;
    for (const Use &use : uses[t]) {
      if (use.kind != Use::Result)
        continue;
      const Group &group = groups[groupOf[t]];
      int value = values[group.results[next++]];
      int state = choices.stateOf(resultLayouts(int(t), use)[value]);
      auto s = choices.withState(int(t), w.results[use.index], state);
      if (!s)
        return std::nullopt;
      w.results[use.index] = std::move(*s);
    }
  }
  for (auto [i, r] : enumerate(p.results))
    if (r.donated >= 0 && program.isPlaced(p.arguments[r.donated]))
      w.results[i] = w.tensors[p.arguments[r.donated]];
  return w;
}

} // namespace dgc::counting
