//===- Extract.cpp - From an assignment to a plan -------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Extract.h"
#include "dgc/Planner/Recount.h"
#include "dgc/Support/Layout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace dgc::planner {

namespace {

class Extractor {
public:
  Extractor(const Model &m, JointCost &cost, const Assignment &a,
            const Prices *prices, Plan &plan)
      : m(m), p(m.problem), cost(cost), axes(cost.getAxes()), a(a),
        prices(prices), plan(plan) {}

  void run() {
    plan.tensors.clear();
    plan.results.clear();
    plan.remade.assign(p.tensors.size(), false);
    for (size_t t = 0; t < p.tensors.size(); ++t)
      addTensor(t);
    plan.ops.clear();
    plan.again.assign(p.ops.size(), {});
    for (const ProblemOp &op : p.ops) {
      plan.ops.emplace_back();
      plan.ops.back().factors.resize(p.rules[op.rule].factors.size());
    }
    for (size_t v = 0; v < m.nodes.size(); ++v)
      if (m.nodes[v].kind == NodeKind::Op)
        addOp(v);
    for (size_t t = 0; t < p.tensors.size(); ++t)
      convertAtOnce(t);
    storeSmallInputs();
    addResults();
    // What is written, not what was searched over, is what is reported.
    Evaluation e = evaluate(m, cost, a, prices, stored);
    plan.computeTime = e.compute;
    plan.communicationTime = e.communication;
    plan.memory = e.memory;
    plan.blocks = e.blocks;
    for (const ConversionUse &c : e.conversions)
      addReshard(c);
    addBlocks(e);
    addRemarks();
  }

private:
  /// Axes whose state is part `k`, in order.
  DimList listOf(size_t k, ArrayRef<State> states) const {
    DimList list;
    for (auto [axis, s] : enumerate(states))
      if (s == State(k + 1))
        list.push_back(DimEntry::makeAxis(axes.refs[axis]));
    return list;
  }

  Sharding shardingOf(int t, ArrayRef<State> states) const {
    const TensorForm &form = m.form(t);
    Sharding s = Sharding::replicatedOf(p.tensors[t].shape.size());
    for (size_t d = 0; d < s.dims.size(); ++d) {
      SmallVector<int64_t> sizes;
      SmallVector<DimList> lists;
      for (size_t k = 0; k < form.sizes.size(); ++k)
        if (form.dims[k] == int(d)) {
          sizes.push_back(form.sizes[k]);
          lists.push_back(listOf(k, states));
        }
      if (auto list = composeFactors(sizes, lists))
        s.dims[d].entries = std::move(*list);
    }
    for (auto [axis, state] : enumerate(states))
      if (state == partial)
        s.unreduced.push_back(axes.refs[axis]);
    canonicalize(s);
    return s;
  }

  States statesOf(int t) const {
    int u = m.producerOf[t];
    if (u < 0)
      return States(axes.size(), whole);
    return cost.outStates(u, m.resultOf[t], a);
  }

  void addTensor(int t) {
    const ProblemTensor &tensor = p.tensors[t];
    plan.remade[t] = m.placements[t] == Placement::Remade;
    plan.tensors.push_back(shardingOf(t, statesOf(t)));
    // A closed annotation holds to the letter: the order of axes too.
    if (tensor.pinned &&
        none_of(tensor.pinned->dims, [](auto &d) { return d.open; }))
      plan.tensors.back() = tensor.pinned->closed();
  }

  void addOp(int v) {
    const Node &node = m.nodes[v];
    const ChoiceSet &set = m.sets[node.set];
    const OpRule &rule = p.rules[p.ops[node.index].rule];
    States split(axes.size(), whole);
    OpAxes op;
    for (size_t axis = 0; axis < axes.size(); ++axis) {
      const Choice &choice = set.choices[a.of(axis, v)];
      split[axis] = State(choice.part + 1);
      if (choice.kind != Choice::Through)
        continue;
      op.through.push_back(axes.refs[axis]);
      op.unreducedCase = choice.unreducedCase;
    }
    llvm::sort(op.through);
    for (size_t f = 0; f < rule.factors.size(); ++f) {
      SmallVector<int64_t> sizes;
      SmallVector<DimList> lists;
      for (size_t k = 0; k < set.sizes.size(); ++k)
        if (set.factors[k] == int(f)) {
          sizes.push_back(set.sizes[k]);
          lists.push_back(listOf(k, split));
        }
      op.factors.push_back(composeFactors(sizes, lists).value_or(DimList()));
    }
    if (isLegal(rule, op)) {
      plan.ops[node.index] = std::move(op);
      return;
    }
    remark(node.index, -1,
           "runs whole on every rank: no layout has these axes");
  }
  static bool isLegal(const OpRule &rule, const OpAxes &op) {
    for (size_t k = 0; k < rule.operands.size(); ++k)
      if (!operandSharding(rule, op, k))
        return false;
    for (size_t k = 0; k < rule.results.size(); ++k)
      if (!resultSharding(rule, op, k))
        return false;
    return true;
  }

  /// What takes an argument's memory lies as the argument does; a sharding that
  /// is asked for holds to the letter, but for what it leaves open.
  void addResults() {
    for (const ProblemResult &r : p.results) {
      Sharding s = plan.tensors[r.tensor];
      if (r.pinned)
        s = *r.pinned;
      else if (r.donated >= 0)
        s = plan.tensors[p.arguments[r.donated]];
      plan.results.push_back(s.closed());
    }
    for (auto [v, node] : enumerate(m.nodes)) {
      if (node.kind != NodeKind::Result)
        continue;
      const ProblemResult &r = p.results[node.index];
      if (!r.pinned || any_of(r.pinned->dims, [](auto &d) { return d.open; }))
        plan.results[node.index] =
            shardingOf(r.tensor, cost.operandStates(v, 0, a)).closed();
    }
  }

  void addReshard(const ConversionUse &c) {
    PlanReshard r;
    r.tensor = c.value;
    const Node &node = m.nodes[c.node];
    r.op = node.kind == NodeKind::Op ? node.index : -1;
    r.from = shardingOf(c.value, c.from);
    r.to = shardingOf(c.value, c.to);
    r.trips = c.trips;
    if (c.again)
      for (auto [k, t] : enumerate(p.ops[r.op].operands))
        if (t == c.value && cost.operandStates(c.node, k, a) == c.to)
          plan.again[r.op].push_back(k);
    r.time =
        c.trips * cost.convertMoves(m.formOf[c.value], c.from, c.to, r.moves);
    for (const PlanMove &move : r.moves) {
      CollectiveTotal &total = plan.collectives[int(move.kind)];
      total.count += c.trips;
      total.starts += move.starts * c.trips;
      total.bytes += move.bytes * c.trips;
      total.time += move.time * c.trips;
    }
    plan.reshards.push_back(std::move(r));
  }

  /// Time by stretch of ops; a conversion counts where the new layout begins.
  void addBlocks(const Evaluation &e) {
    auto blockOf = [&](int64_t point) -> double & {
      point = std::min<int64_t>(point, p.ops.size());
      return plan.blocks.time[planBlock(point, p.ops.size())];
    };
    for (size_t v = 0; v < m.nodes.size(); ++v) {
      const Node &node = m.nodes[v];
      if (node.kind != NodeKind::Op)
        continue;
      SmallVector<int, 4> choices;
      for (size_t axis = 0; axis < axes.size(); ++axis)
        choices.push_back(a.of(axis, v));
      blockOf(node.index) +=
          cost.opTime(m.sets[node.set], choices) * node.trips;
    }
    for (auto [c, r] : zip(e.conversions, plan.reshards)) {
      blockOf(c.users.empty() ? p.tensors[c.value].begin
                              : m.spanOf(c.value, c.users).begin) += r.time;
    }
  }

  bool movesNothing(int t, const States &from, const States &to) const {
    SmallVector<PlanMove, 2> moves;
    cost.convertMoves(m.formOf[t], from, to, moves);
    return moves.empty();
  }

  /// Where all users want the same other layout, it is the tensor's own: the
  /// conversion is then where the tensor is made, and reads better.
  void convertAtOnce(int t) {
    int u = m.producerOf[t];
    if (u < 0 || m.nodes[u].kind != NodeKind::Op || m.usesOf[t].empty() ||
        p.tensors[t].pinned)
      return;
    States own = statesOf(t);
    std::optional<States> common;
    for (const Use &use : m.usesOf[t]) {
      States to = cost.operandStates(use.node, use.operand, a);
      if (common && *common != to)
        return;
      common = to;
      if (m.conversionTrips(t, m.nodes[use.node]) != m.nodes[u].trips)
        return;
    }
    // Slices alone are better made by the user, from a value that is there.
    if (*common == own || is_contained(*common, partial) ||
        movesNothing(t, own, *common))
      return;
    // What is gathered is gathered late: it may have to live for long.
    if (cost.localBytes(m.formOf[t], *common) >
        cost.localBytes(m.formOf[t], own))
      return;
    plan.tensors[t] = shardingOf(t, *common);
    stored.states[t] = *common;
  }

  /// A small input that all users slice alike is stored that way.
  void storeSmallInputs() {
    std::vector<std::optional<Sharding>> wanted(p.tensors.size());
    std::vector<bool> differ(p.tensors.size());
    auto want = [&](int t, std::optional<Sharding> s) {
      if (!s || !s->unreduced.empty() || (wanted[t] && *wanted[t] != *s))
        differ[t] = true;
      wanted[t] = s;
    };
    for (auto [i, op] : enumerate(p.ops))
      for (auto [k, t] : enumerate(op.operands))
        if (p.tensors[t].argument >= 0)
          want(t, operandSharding(p.rules[op.rule], plan.ops[i], k));
    for (const FlowGroup &flow : p.flows)
      for (int t : flow.sources)
        differ[t] = true;
    for (const ProblemResult &r : p.results) {
      differ[r.tensor] = true;
      if (r.donated >= 0)
        differ[p.arguments[r.donated]] = true;
    }
    for (int t : p.arguments)
      if (m.placements[t] == Placement::Replicated && !differ[t] && wanted[t] &&
          !p.tensors[t].pinned && !p.tensors[t].shape.empty()) {
        plan.tensors[t] = wanted[t]->closed();
        stored.bytes[t] = localBytes(p.tensors[t], plan.tensors[t]);
      }
  }

  void remark(int op, int tensor, std::string text) {
    plan.remarks.push_back({op, tensor, std::move(text), "Conversion"});
  }

  /// Every conversion that moves data, so that nothing is silent.
  void addRemarks() {
    for (const PlanReshard &r : plan.reshards) {
      if (r.moves.empty())
        continue;
      std::string text;
      raw_string_ostream os(text);
      os << toString(r.from, plan.mesh) << " to " << toString(r.to, plan.mesh)
         << (r.to.isReplicated() ? ", whole on every rank:" : ":");
      for (const PlanMove &move : r.moves)
        os << ' ' << toString(move.kind) << " over "
           << toString(axisList(move.axes), plan.mesh) << ", "
           << uint64_t(move.bytes) << " bytes;";
      os << format(" %.1f us a step", r.time * 1e6);
      remark(r.op, r.tensor, std::move(text));
    }
  }
  static DimList axisList(ArrayRef<AxisRef> refs) {
    DimList list;
    for (const AxisRef &ref : refs)
      list.push_back(DimEntry::makeAxis(ref));
    return list;
  }

  const Model &m;
  const Problem &p;
  JointCost &cost;
  const Axes &axes;
  const Assignment &a;
  const Prices *prices;
  Plan &plan;
  Stored stored;
};

} // namespace

void extractPlan(const Model &model, JointCost &cost,
                 const Assignment &assignment, const Prices *prices,
                 Plan &plan) {
  Extractor(model, cost, assignment, prices, plan).run();
}

} // namespace dgc::planner
