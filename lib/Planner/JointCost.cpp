//===- JointCost.cpp - What choices on all axes cost together -------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "MeshBounds.h"
#include "PriceBook.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace dgc::planner {

static int64_t ceilDiv(int64_t a, int64_t b) { return (a + b - 1) / b; }

/// Size of part `k` on one rank: axes split it in their order.
static int64_t localSize(int64_t size, size_t k, ArrayRef<State> states,
                         const Axes &axes) {
  for (size_t a = 0; a < states.size(); ++a)
    if (states[a] == State(k + 1))
      size = ceilDiv(size, axes.sizes[a]);
  return size;
}

double JointCost::localBytes(int formId, ArrayRef<State> states) const {
  const TensorForm &form = m.forms[formId];
  double bytes = form.elemBytes;
  for (auto [k, size] : enumerate(form.sizes))
    bytes *= double(localSize(size, k, states, axes));
  return bytes;
}

bool JointCost::isLegal(int formId, ArrayRef<State> states) const {
  const TensorForm &form = m.forms[formId];
  for (auto [k, size] : enumerate(form.sizes)) {
    int64_t parts = 1;
    for (auto [a, s] : enumerate(states))
      if (s == State(k + 1))
        parts *= axes.sizes[a];
    if (parts > size || (form.mustDivide(k) && size % parts != 0))
      return false;
  }
  return true;
}

namespace {

/// Prices one conversion, group of axes by group.
class Conversion {
public:
  Conversion(const JointCost &cost, const Model &m, int form,
             ArrayRef<State> from, SmallVectorImpl<PlanMove> *moves)
      : cost(cost), axes(cost.getAxes()), m(m), form(form),
        now(from.begin(), from.end()), moves(moves) {}

  double run(ArrayRef<State> to) {
    SmallVector<int, 4> scatter, exchange, reduce, gather;
    double before = cost.localBytes(form, now);
    int64_t slices = 1;
    bool addend = false;
    for (auto [a, target] : enumerate(to)) {
      if (now[a] == target)
        continue;
      if (now[a] == whole) {
        // A slice, or zeros on all ranks but one: no traffic.
        slices *= target > 0 ? axes.sizes[a] : 1;
        addend |= target == partial;
        now[a] = target;
      } else if (now[a] == partial)
        (target == whole ? reduce : scatter).push_back(a);
      else if (target == partial)
        return impossible;
      else
        (target == whole ? gather : exchange).push_back(a);
    }
    if (slices > 1 || addend)
      copy(before, slices);
    collective(CollectiveKind::ReduceScatter, scatter, to, true);
    collective(CollectiveKind::AllToAll, exchange, to, true);
    allReduce(reduce, to);
    collective(CollectiveKind::AllGather, gather, to, false);
    return time;
  }

private:
  /// What is left of `before` bytes is copied; where the shares are uneven, all
  /// is padded first.
  void copy(double before, int64_t slices) {
    double after = cost.localBytes(form, now);
    bool uneven = after * double(slices) > before * (1 + 1e-9);
    time += copyTime(m.problem.machine, after + (uneven ? 2 * before : 0));
  }

  /// Axes of one speed are one collective over their product group; the fast
  /// ones first or last, so that the slow ones carry less.
  void collective(CollectiveKind kind, MutableArrayRef<int> group,
                  ArrayRef<State> to, bool fastFirst) {
    sortBySpeed(group, fastFirst);
    while (!group.empty()) {
      size_t n = sameSpeed(group);
      double before = cost.localBytes(form, now), cuts = 1, joins = 1;
      States from = now;
      for (int a : group.take_front(n))
        cuts = std::max(cuts, runs(to[a]));
      for (int a : group.take_front(n))
        now[a] = to[a];
      for (int a : group.take_front(n))
        joins = std::max(joins, runs(from[a]));
      double after = cost.localBytes(form, now);
      emit(kind, group.take_front(n), std::max(before, after), cuts, joins);
      group = group.drop_front(n);
    }
  }
  /// Across speeds: reduce-scatter on the fast axes, all-reduce on the slow
  /// ones, gather on the fast ones.
  void allReduce(MutableArrayRef<int> group, ArrayRef<State> to) {
    sortBySpeed(group, true);
    double bytes = group.empty() ? 0 : cost.localBytes(form, now);
    SmallVector<std::pair<MutableArrayRef<int>, double>> fast;
    while (!group.empty()) {
      size_t n = sameSpeed(group);
      auto front = group.take_front(n);
      group = group.drop_front(n);
      if (group.empty()) {
        emit(CollectiveKind::AllReduce, front, bytes);
        break;
      }
      emit(CollectiveKind::ReduceScatter, front, bytes);
      fast.push_back({front, bytes});
      for (int a : front)
        bytes /= double(axes.sizes[a]);
    }
    for (auto &[front, size] : reverse(fast))
      emit(CollectiveKind::AllGather, front, size);
    for (size_t a = 0; a < now.size(); ++a)
      if (now[a] == partial && to[a] == whole)
        now[a] = whole;
  }

  void sortBySpeed(MutableArrayRef<int> group, bool fastFirst) {
    llvm::sort(group, [&](int a, int b) {
      double x = axes.links[a].bandwidth, y = axes.links[b].bandwidth;
      if (x == y)
        return a < b;
      return fastFirst ? x > y : x < y;
    });
  }
  size_t sameSpeed(ArrayRef<int> group) {
    size_t n = 1;
    while (n < group.size() && axes.links[group[n]] == axes.links[group[0]])
      ++n;
    return n;
  }

  /// In how many places a share is that is split at the part of `state`: the
  /// dimensions before it are gone through.
  double runs(State state) const {
    double count = 1;
    for (int k = 0; k + 1 < state; ++k)
      count *= double(localSize(m.forms[form].sizes[k], size_t(k), now, axes));
    return count;
  }

  void emit(CollectiveKind kind, ArrayRef<int> group, double bytes,
            double cuts = 1, double joins = 1) {
    int64_t n = 1;
    for (int a : group)
      n *= axes.sizes[a];
    SharedCost shared =
        sharedCost(kind, axes.links[group[0]], n, bytes, m.forms[form].sharers,
                   m.problem.options.bucketBytes);
    double t =
        shared.time + placeTime(m.problem.machine, kind, n, bytes, cuts, joins);
    time += t;
    traffic[0] += collectiveBytes(kind, n, bytes);
    traffic[1] += 1;
    if (!moves)
      return;
    PlanMove move;
    move.kind = kind;
    for (int a : group)
      move.axes.push_back(axes.refs[a]);
    llvm::sort(move.axes);
    move.bytes = collectiveBytes(kind, n, bytes);
    move.time = t;
    move.starts = shared.starts;
    moves->push_back(std::move(move));
  }

  const JointCost &cost;
  const Axes &axes;
  const Model &m;
  int form;
  States now;
  SmallVectorImpl<PlanMove> *moves;
  double time = 0;

public:
  JointCost::Traffic traffic{};
};

uint64_t pack(ArrayRef<State> states) {
  uint64_t packed = 0;
  for (State s : states)
    packed = packed << 8 | uint8_t(s);
  return packed;
}
uint64_t pack(ArrayRef<int> choices, int without) {
  uint64_t packed = 0;
  for (auto [a, c] : enumerate(choices))
    packed = packed << 8 | (int(a) == without ? 0xFF : uint8_t(c));
  return packed;
}

} // namespace

double JointCost::convertMoves(int form, ArrayRef<State> from,
                               ArrayRef<State> to,
                               SmallVectorImpl<PlanMove> &moves) const {
  return Conversion(*this, m, form, from, &moves).run(to);
}

JointCost::JointCost(const Model &model, const Axes &axes,
                     std::shared_ptr<PriceBook> known)
    : m(model), axes(axes),
      book(known ? std::move(known) : std::make_shared<PriceBook>()) {
  for (const Link &link : axes.links)
    links.push_back(book->numberOf(link));
}

JointCost::Converted JointCost::findConversion(int form, ArrayRef<State> from,
                                               ArrayRef<State> to) const {
  if (others > 0)
    return {leastConversion(form, from[0], to[0]), {}};
  Conversion conversion(*this, m, form, from, nullptr);
  double time = conversion.run(to);
  return {time, conversion.traffic};
}

const JointCost::Converted &JointCost::converted(int form, ArrayRef<State> from,
                                                 ArrayRef<State> to) {
  auto [it, isNew] =
      conversions.try_emplace(Key{uint64_t(form), pack(from), pack(to)});
  if (!isNew)
    return *it->second;
  AxisDeeds deeds{uint64_t(form)};
  for (size_t a = 0; a < axes.size(); ++a) {
    // Where nothing changes, the link does not count.
    uint64_t link = from[a] == to[a] ? 0xFF : links[a];
    if (from[a] != to[a] || from[a] != whole)
      deeds.add(link << 16 | uint64_t(uint8_t(from[a])) << 8 | uint8_t(to[a]),
                axes.sizes[a]);
  }
  auto [known, isFirst] = book->conversions.try_emplace(std::move(deeds));
  if (isFirst)
    known->second = findConversion(form, from, to);
  return *(it->second = &known->second);
}

double JointCost::convert(int form, ArrayRef<State> from, ArrayRef<State> to) {
  return from == to ? 0 : converted(form, from, to).time;
}

const JointCost::Traffic &JointCost::traffic(int form, ArrayRef<State> from,
                                             ArrayRef<State> to) {
  static constexpr Traffic none{};
  return from == to ? none : converted(form, from, to).traffic;
}

double JointCost::opTime(const ChoiceSet &set, ArrayRef<int> choices) const {
  if (set.work == WorkKind::Free)
    return 0;
  Work work = localWork(set, choices);
  return kernelTime(m.problem.machine,
                    others > 0 ? perfectShare(work, others) : work);
}

Work JointCost::localWork(const ChoiceSet &set, ArrayRef<int> choices) const {
  States split(choices.size(), whole); // by part of the op
  for (auto [a, c] : enumerate(choices))
    split[a] = State(set.choices[c].part + 1);
  SmallVector<double, 8> local;
  Work work = set.unsplit;
  for (auto [k, size] : enumerate(set.sizes)) {
    local.push_back(double(localSize(size, k, split, axes)));
    splitWork(work, set.roles[k], double(size), local.back());
  }
  for (auto [i, use] : enumerate(set.uses)) {
    double bytes = use.bytes * use.fixed;
    for (auto &dim : use.dims)
      for (int part : dim)
        bytes *= local[part];
    if (int(i) < set.numOperands)
      addOperand(work, *set.op, i, bytes);
    else
      addResult(work, *set.op, i - size_t(set.numOperands), bytes);
  }
  return work;
}

bool JointCost::isLegal(const Node &node, ArrayRef<int> choices) const {
  const ChoiceSet &set = m.sets[node.set];
  States split;
  int through = -1;
  for (int c : choices) {
    const Choice &choice = set.choices[c];
    split.push_back(State(choice.part + 1));
    if (choice.kind != Choice::Through)
      continue;
    if (through >= 0 && through != choice.unreducedCase)
      return false;
    through = choice.unreducedCase;
  }
  for (const ChoiceSet::TensorUse &use : set.uses)
    for (auto &dim : use.dims)
      for (auto [i, part] : enumerate(dim)) {
        int64_t parts = 1, size = set.sizes[part];
        for (auto [a, s] : enumerate(split))
          if (s == State(part + 1))
            parts *= axes.sizes[a];
        if (parts > size || (i + 1 < dim.size() && size % parts != 0))
          return false;
      }
  States states(choices.size());
  for (auto [k, t] : enumerate(node.operands)) {
    if (t < 0)
      continue;
    for (auto [a, c] : enumerate(choices))
      states[a] = operandState(node, k, c);
    if (!isLegal(m.formOf[t], states))
      return false;
  }
  for (auto [k, t] : enumerate(node.results)) {
    if (t < 0)
      continue;
    for (auto [a, c] : enumerate(choices))
      states[a] = outState(node, k, a, c);
    if (!isLegal(m.formOf[t], states))
      return false;
  }
  return true;
}

JointCost::AxisChoices JointCost::findChoices(int nodeId, int axis,
                                              ArrayRef<int> given) {
  const Node &node = m.nodes[nodeId];
  const ChoiceSet &set = m.sets[node.set];
  SmallVector<int, 4> choices(given.begin(), given.end());
  AxisChoices table;
  States natural(choices.size()), out(choices.size());
  for (size_t c = 0; c < set.choices.size(); ++c) {
    choices[axis] = c;
    if (!isLegal(node, choices))
      continue;
    double time = opTime(set, choices);
    Traffic sent{};
    for (auto [k, t] : enumerate(node.results)) {
      if (node.kind != NodeKind::Op)
        break; // what others flow into is converted on the edge
      for (auto [a, x] : enumerate(choices)) {
        natural[a] = naturalState(node, k, x);
        out[a] = t < 0 ? whole : outState(node, k, a, x);
      }
      int value = m.valueOf[m.problem.ops[node.index].results[k]];
      time += convert(m.formOf[value], natural, out);
      for (auto [sum, x] : zip(sent, traffic(m.formOf[value], natural, out)))
        sum += x;
    }
    if (time >= impossible)
      continue;
    table.choices.push_back(c);
    table.time.push_back(time);
    table.traffic.push_back(sent);
  }
  return table;
}

/// Choices on the other axes that split nothing do not count, nor do links
/// where no results are reduced.
const JointCost::AxisChoices &JointCost::knownChoices(int nodeId, int axis,
                                                      ArrayRef<int> choices) {
  const Node &node = m.nodes[nodeId];
  bool reduces = any_of(m.sets[node.set].choices,
                        [](const Choice &c) { return c.reduced; });
  auto linkOf = [&](int a) { return reduces ? uint64_t(links[a]) : 0xFF; };
  AxisDeeds deeds{uint64_t(node.set), linkOf(axis), uint64_t(axes.sizes[axis])};
  for (auto [a, c] : enumerate(choices))
    if (int(a) != axis && c != 0)
      deeds.add(linkOf(a) << 16 | uint64_t(c), axes.sizes[a]);
  auto [known, isFirst] = book->choices.try_emplace(std::move(deeds));
  if (isFirst)
    known->second = findChoices(nodeId, axis, choices);
  return known->second;
}

const JointCost::AxisChoices &JointCost::axisChoices(int nodeId, int axis,
                                                     ArrayRef<int> choices) {
  const Node &node = m.nodes[nodeId];
  // Nodes of a set are alike, but for pins.
  bool pinned = !m.pins.empty() &&
                any_of(node.results, [&](int t) { return m.pins.contains(t); });
  uint64_t id = pinned ? uint64_t(nodeId) << 32 | 1 : uint64_t(node.set) << 32;
  auto [it, isNew] =
      tables.try_emplace(Key{id, uint64_t(axis), pack(choices, axis)});
  if (!isNew)
    return *it->second;
  if (!pinned)
    return *(it->second = &knownChoices(nodeId, axis, choices));
  pinnedChoices.push_back(findChoices(nodeId, axis, choices));
  return *(it->second = &pinnedChoices.back());
}

States JointCost::outStates(int node, int result, const Assignment &a) const {
  States states;
  for (size_t axis = 0; axis < axes.size(); ++axis)
    states.push_back(outState(m.nodes[node], result, axis, a.of(axis, node)));
  return states;
}
States JointCost::operandStates(int node, int operand,
                                const Assignment &a) const {
  States states;
  for (size_t axis = 0; axis < axes.size(); ++axis)
    states.push_back(operandState(m.nodes[node], operand, a.of(axis, node)));
  return states;
}

} // namespace dgc::planner
