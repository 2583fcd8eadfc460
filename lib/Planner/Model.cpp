//===- Model.cpp - Choices and states of a problem ------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Model.h"
#include "dgc/Support/Layout.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace dgc::planner {

namespace {

/// Makes the choices of one rule.
class ChoiceMaker {
public:
  ChoiceMaker(const OpRule &rule, ArrayRef<PartList> factorParts) : rule(rule) {
    for (auto [f, list] : enumerate(factorParts)) {
      firstPart.push_back(set.sizes.size());
      for (auto [j, part] : enumerate(list)) {
        set.sizes.push_back(part.size);
        set.factors.push_back(f);
        set.indices.push_back(j);
      }
    }
    firstPart.push_back(set.sizes.size());
    set.numOperands = rule.operands.size();
    set.numResults = rule.results.size();
  }

  /// A tensor of the op; `form` is null for one that has no variable.
  void addUse(const DimFactors &dims, const TensorForm *form,
              ArrayRef<int64_t> shape, double elemBytes) {
    ChoiceSet::TensorUse use;
    use.bytes = elemBytes;
    for (auto [d, factors] : enumerate(dims)) {
      use.dims.emplace_back();
      for (int f : factors)
        for (int i = firstPart[f]; i < firstPart[f + 1]; ++i)
          use.dims.back().push_back(i);
      if (factors.empty())
        use.fixed *= double(shape[d]);
    }
    set.uses.push_back(std::move(use));
    forms.push_back(form);
  }

  /// `mustBeWhole`: results that have to come out whole.
  ChoiceSet make(ArrayRef<bool> mustBeWhole) {
    whole_ = mustBeWhole;
    SmallVector<State, 4> in(set.numOperands, whole),
        out(set.numResults, whole);
    add({}, in, out, out);
    for (size_t i = 0; i < set.sizes.size(); ++i)
      addSplit(i);
    for (size_t c = 0; c < rule.unreduced.size(); ++c)
      addThrough(c);
    return std::move(set);
  }

private:
  /// The state of tensor `use` if part `i` is split, or none if it has none.
  std::optional<State> stateOf(size_t use, int i) {
    const ChoiceSet::TensorUse &u = set.uses[use];
    State found = whole;
    for (auto [d, list] : enumerate(u.dims)) {
      int64_t before = 1;
      for (int x : list) {
        if (x == i) {
          if (found != whole)
            return std::nullopt; // a diagonal
          if (!forms[use])
            found = 1; // no variable: any state will do
          else if (std::optional<State> s =
                       partAt(*forms[use], d, before, set.sizes[i]))
            found = *s;
          else
            return std::nullopt;
        }
        before *= set.sizes[x];
      }
    }
    return found;
  }
  /// The part of size `n` with the product `before` above it in dimension `d`.
  static std::optional<State> partAt(const TensorForm &form, int d,
                                     int64_t before, int64_t n) {
    int64_t product = 1;
    for (size_t k = 0; k < form.sizes.size(); ++k) {
      if (form.dims[k] != d)
        continue;
      if (product == before && form.sizes[k] == n)
        return State(k + 1);
      product *= form.sizes[k];
    }
    return std::nullopt;
  }

  void addSplit(int i) {
    const Factor &factor = rule.factors[set.factors[i]];
    if (factor.kind == FactorKind::Whole)
      return;
    bool reduces = factor.kind != FactorKind::Pass;
    SmallVector<State, 4> in, natural;
    for (int k = 0; k < set.numOperands; ++k) {
      std::optional<State> s = stateOf(k, i);
      if (!s)
        return;
      in.push_back(forms[k] ? *s : whole);
    }
    bool unreduced = false;
    for (int k = 0; k < set.numResults; ++k) {
      std::optional<State> s = stateOf(set.numOperands + k, i);
      if (!s || (*s == whole && !reduces))
        return;
      natural.push_back(*s == whole ? partial : *s);
      unreduced |= *s == whole;
    }
    Choice choice{Choice::Split, i, -1, false};
    addAll(choice, in, natural, unreduced, factor.reduce == ReduceKind::Add);
  }

  void addThrough(int c) {
    const UnreducedCase &u = rule.unreduced[c];
    // Sums only: other reductions are done where they arise, which costs
    // little.
    if (u.operandKind != ReduceKind::Add || u.resultKind != ReduceKind::Add)
      return;
    SmallVector<State, 4> in(set.numOperands, whole);
    SmallVector<State, 4> natural(set.numResults, partial);
    for (int k : u.operands)
      in[k] = partial;
    addAll({Choice::Through, -1, c, false}, in, natural, true, true);
  }

  void addAll(Choice choice, ArrayRef<State> in, ArrayRef<State> natural,
              bool unreduced, bool sum) {
    if (!unreduced) {
      add(choice, in, natural, natural);
      return;
    }
    if (sum)
      add(choice, in, natural, natural);
    // Elsewhere than at the reduction itself, edges that convert reduce.
    if (choice.kind == Choice::Through &&
        none_of(whole_, [](bool w) { return w; }))
      return;
    choice.reduced = sum;
    SmallVector<State, 4> out(natural);
    for (State &s : out)
      s = s == partial ? whole : s;
    add(choice, in, natural, out);
  }

  void add(const Choice &choice, ArrayRef<State> in, ArrayRef<State> natural,
           ArrayRef<State> out) {
    for (int k = 0; k < set.numResults; ++k)
      if (whole_[k] && out[k] != whole)
        return;
    if (set.choices.size() >= maxChoices)
      return;
    set.choices.push_back(choice);
    set.operands.insert(set.operands.end(), in.begin(), in.end());
    set.natural.insert(set.natural.end(), natural.begin(), natural.end());
    set.out.insert(set.out.end(), out.begin(), out.end());
  }

  const OpRule &rule;
  ChoiceSet set;
  SmallVector<int, 8> firstPart;
  SmallVector<const TensorForm *, 4> forms;
  ArrayRef<bool> whole_;
};

using Key = std::vector<int64_t>;

void append(Key &key, const PartList &list) {
  key.push_back(list.size());
  for (const Part &part : list)
    key.push_back(part.size);
}

} // namespace

struct Model::Builder {
  Model &m;
  const Problem &p;
  std::map<Key, int> forms, sets;
  std::vector<int> ruleOf; // interned rule of each of the problem's rules

  Parts parts;

  explicit Builder(Model &m) : m(m), p(m.problem) {}

  void run() {
    m.placements = placeTensors(p);
    parts = refineParts(p, m.placements);
    m.numPartClasses = parts.numClasses;
    m.copies.assign(p.tensors.size(), 1);
    for (size_t t = 0; t < p.tensors.size(); ++t)
      m.valueOf.push_back(t);
    m.tensorOf = m.valueOf;
    // Few classes, so that layers stay alike.
    int64_t numOps = p.ops.size();
    for (const ProblemTensor &t : p.tensors)
      m.held.push_back(!t.stored                         ? 0
                       : t.argument >= 0                 ? 1
                       : 20 * (t.end - t.begin) > numOps ? 0.5
                                                         : 0.05);
    internForms();
    ruleOf = numberRules(p.rules);
    m.producerOf.assign(p.tensors.size(), -1);
    m.resultOf.assign(p.tensors.size(), -1);
    m.usesOf.resize(p.tensors.size());
    m.useSpans.resize(p.tensors.size());
    for (size_t i = 0; i < p.arguments.size(); ++i)
      addArgument(i);
    for (size_t i = 0; i < p.ops.size(); ++i)
      addOp(i);
    for (size_t i = 0; i < p.flows.size(); ++i)
      addFlow(i);
    for (size_t i = 0; i < p.results.size(); ++i)
      addResult(i);
    m.madeBy.resize(m.nodes.size());
    for (auto [i, node] : enumerate(m.nodes)) {
      if (node.kind == NodeKind::Op)
        for (auto [k, t] : enumerate(p.ops[node.index].results)) {
          m.madeBy[i].push_back(t);
          m.resultOf[t] = k;
        }
      else
        for (int t : node.results)
          if (t >= 0)
            m.madeBy[i].push_back(t);
      for (auto [k, t] : enumerate(node.operands))
        if (t >= 0) {
          m.usesOf[t].push_back({int(i), int(k)});
          int64_t last = p.tensors[t].end;
          m.useSpans[t].push_back(node.kind == NodeKind::Op
                                      ? useSpan(p, t, node.index)
                                      : PointSpan{last, last});
        }
      for (auto [k, t] : enumerate(node.results))
        if (t >= 0) {
          m.producerOf[t] = i;
          m.resultOf[t] = k;
        }
    }
  }

  bool isVariable(int t) const {
    return m.placements[t] == Placement::Variable;
  }

  void internForms() {
    for (auto [t, tensor] : enumerate(p.tensors)) {
      TensorForm form;
      form.elemBytes = tensor.elemBytes;
      form.sharers = tensor.sharers;
      Key key{tensor.elemBytes, int64_t(tensor.sharers)};
      for (auto [d, list] : enumerate(parts.tensors[t])) {
        key.push_back(-1);
        for (const Part &part : list) {
          form.sizes.push_back(part.size);
          form.dims.push_back(d);
          key.push_back(part.size);
        }
      }
      auto [it, isNew] = forms.try_emplace(key, int(m.forms.size()));
      if (isNew)
        m.forms.push_back(std::move(form));
      m.formOf.push_back(it->second);
    }
  }

  /// The set of choices of `rule` on these tensors.
  int setFor(Key key, const OpRule &rule, ArrayRef<PartList> factorParts,
             ArrayRef<int> operands, ArrayRef<int> results,
             ArrayRef<bool> mustBeWhole, const ProblemOp *op) {
    for (const PartList &list : factorParts)
      append(key, list);
    for (int t : operands)
      key.push_back(isVariable(t) ? m.formOf[t] : -1);
    for (auto [k, t] : enumerate(results)) {
      key.push_back(isVariable(t) ? m.formOf[t] : -1);
      key.push_back(mustBeWhole[k]);
    }
    if (op)
      key.insert(key.end(),
                 {int64_t(op->work), int64_t(op->elem), int64_t(op->flops),
                  int64_t(op->update), int64_t(op->operations),
                  int64_t(op->moved), int64_t(op->readAgain),
                  int64_t(op->fresh), int64_t(op->packs), int64_t(op->gathers),
                  llvm::bit_cast<int64_t>(op->reach)});
    auto [it, isNew] = sets.try_emplace(std::move(key), int(m.sets.size()));
    if (!isNew)
      return it->second;
    ChoiceMaker maker(rule, factorParts);
    auto add = [&](int t, const DimFactors &dims) {
      bool variable = isVariable(t);
      maker.addUse(dims, variable ? &m.form(t) : nullptr, p.tensors[t].shape,
                   variable ? double(p.tensors[t].elemBytes) : 0);
    };
    for (auto [k, t] : enumerate(operands))
      add(t, rule.operands[k]);
    for (auto [k, t] : enumerate(results))
      add(t, rule.results[k]);
    ChoiceSet set = maker.make(mustBeWhole);
    if (op) {
      set.work = op->work;
      set.op = op;
      auto roles = productRoles(*op, rule);
      set.unsplit = unsplitWork(*op, roles);
      for (int f : set.factors)
        set.roles.push_back(roles[f]);
      set.update = op->update;
    }
    m.sets.push_back(std::move(set));
    return it->second;
  }

  Node &addNode(NodeKind kind, int index, int set, ArrayRef<int> operands,
                ArrayRef<int> results) {
    Node node;
    node.kind = kind;
    node.index = index;
    node.set = set;
    for (int t : operands)
      node.operands.push_back(isVariable(t) ? t : -1);
    for (int t : results)
      node.results.push_back(isVariable(t) ? t : -1);
    m.nodes.push_back(std::move(node));
    return m.nodes.back();
  }

  void addOp(int i) {
    const ProblemOp &op = p.ops[i];
    if (none_of(op.operands, [&](int t) { return isVariable(t); }) &&
        none_of(op.results, [&](int t) { return isVariable(t); }))
      return;
    SmallVector<bool, 2> mustBeWhole;
    for (int t : op.results)
      mustBeWhole.push_back(!isVariable(t));
    int set = setFor({0, ruleOf[op.rule]}, p.rules[op.rule], parts.factors[i],
                     op.operands, op.results, mustBeWhole, &op);
    Node &node = addNode(NodeKind::Op, i, set, op.operands, op.results);
    for (const PartList &list : parts.factors[i])
      for (const Part &part : list)
        node.classes.push_back(part.cls);
    node.trips = op.trips;
    node.convertsOperands = node.convertsResults =
        op.work == WorkKind::Contract || op.work == WorkKind::Access ||
        op.work == WorkKind::Update;
  }

  /// A node that passes `sources` on to `targets`, all lying like `like`.
  Node &addIdentity(NodeKind kind, int index, int like, ArrayRef<int> sources,
                    ArrayRef<int> targets, bool mayBePartial) {
    OpRule rule;
    DimFactors dims;
    SmallVector<PartList> factorParts;
    for (auto [d, n] : enumerate(p.tensors[like].shape)) {
      rule.factors.push_back({n, FactorKind::Pass, ReduceKind::Add});
      dims.push_back({int(d)});
      factorParts.push_back(parts.tensors[like][d]);
    }
    rule.operands.assign(sources.size(), dims);
    rule.results.assign(targets.size(), dims);
    if (mayBePartial) {
      rule.unreduced.emplace_back();
      for (size_t k = 0; k < sources.size(); ++k)
        rule.unreduced[0].operands.push_back(k);
    }
    SmallVector<bool, 2> mustBeWhole;
    for (int t : targets)
      mustBeWhole.push_back(!isVariable(t));
    Key key{1,
            int64_t(kind),
            m.formOf[like],
            int64_t(sources.size()),
            int64_t(targets.size()),
            mayBePartial};
    int set = setFor(std::move(key), rule, factorParts, sources, targets,
                     mustBeWhole, nullptr);
    Node &node = addNode(kind, index, set, sources, targets);
    node.convertsOperands = node.convertsResults = true;
    return node;
  }

  /// The result that takes the argument's memory and lies like it, or -1.
  int donatedResult(int argument) const {
    for (const ProblemResult &r : p.results)
      if (r.donated == argument && !r.pinned &&
          r.tensor != p.arguments[argument])
        return r.tensor;
    return -1;
  }

  void addArgument(int i) {
    int t = p.arguments[i], result = donatedResult(i);
    if (!isVariable(t))
      return;
    SmallVector<int, 1> sources;
    if (result >= 0 && isVariable(result))
      sources.push_back(result);
    addIdentity(NodeKind::Argument, i, t, sources, {t}, false);
  }

  void addFlow(int i) {
    const FlowGroup &flow = p.flows[i];
    if (flow.targets.empty() || !isVariable(flow.targets[0]))
      return;
    ElemClass elem = p.tensors[flow.targets[0]].elem;
    bool isFloat = elem != ElemClass::Int;
    addIdentity(NodeKind::Flow, i, flow.targets[0], flow.sources, flow.targets,
                isFloat);
  }

  /// A result that does not take an argument's memory lies in any way but
  /// unreduced.
  void addResult(int i) {
    const ProblemResult &r = p.results[i];
    if (!isVariable(r.tensor))
      return;
    if (r.donated >= 0 && !r.pinned && isVariable(p.arguments[r.donated]))
      return;
    // Whole where the argument it replaces is whole.
    bool fixed = r.donated >= 0 && !r.pinned;
    addIdentity(NodeKind::Result, i, r.tensor, {r.tensor}, {}, false);
    if (fixed)
      m.resultPins[i] = {}; // whole on every axis
  }
};

Model::Model(const Problem &problem) : problem(problem) {
  Builder(*this).run();
  findUseful();
  orderUses();
  listStored();
}

void Model::listStored() {
  tensorsOf.resize(tensorOf.size());
  for (auto [t, tensor] : enumerate(problem.tensors)) {
    tensorsOf[valueOf[t]].push_back(t);
    if (tensor.stored)
      stored.push_back({int(t), valueOf[t], tensor.argument >= 0, tensor.begin,
                        tensor.end, tensor.stretch});
  }
  for (auto [i, op] : enumerate(problem.ops))
    if (op.needsScratch())
      scratchOps.push_back(i);
}

void Model::orderUses() {
  useOrder.clear();
  for (size_t w = 0; w < tensorOf.size(); ++w) {
    const auto &spans = useSpans[tensorOf[w]];
    useOrder.emplace_back();
    for (size_t i = 0; i < usesOf[w].size(); ++i)
      useOrder.back().push_back(i);
    llvm::sort(useOrder.back(), [&](int a, int b) {
      return std::pair(spans[a].begin, a) < std::pair(spans[b].begin, b);
    });
  }
}

/// Which tensors may be unreduced follows from the reductions on: forward to a
/// fixed point, for loops.
void Model::findUseful() {
  std::vector<bool> mayBePartial(tensorOf.size());
  for (bool changed = true; changed;) {
    changed = false;
    useful.clear();
    for (const Node &node : nodes) {
      const ChoiceSet &set = sets[node.set];
      useful.emplace_back();
      for (size_t c = 0; c < set.choices.size(); ++c) {
        bool ok = set.choices[c].kind != Choice::Through;
        // One operand is enough: the others can be made addends for nothing.
        for (int k = 0; k < set.numOperands && !ok; ++k)
          ok = set.operands[c * set.numOperands + k] == partial &&
               node.operands[k] >= 0 && mayBePartial[node.operands[k]];
        useful.back().push_back(ok);
        for (int k = 0; k < set.numResults && ok; ++k) {
          int t = node.results[k];
          if (t < 0 || mayBePartial[t] ||
              set.out[c * set.numResults + k] != partial)
            continue;
          mayBePartial[t] = true;
          changed = true;
        }
      }
    }
  }
}

/// The state that `pin` asks for on each axis.
static SmallVector<State, 4> statesOf(const Sharding &pin,
                                      const TensorForm &form, size_t rank,
                                      const Axes &axes) {
  SmallVector<State, 4> states(axes.size(), unpinned);
  auto holds = [](const AxisRef &outer, const AxisRef &inner) {
    return outer.axis == inner.axis && outer.pre <= inner.pre &&
           inner.pre * inner.size <= outer.pre * outer.size;
  };
  bool closed = true;
  for (size_t d = 0; d < rank; ++d) {
    const DimSharding &dim = pin.dims[d];
    closed &= !dim.open;
    SmallVector<int64_t> sizes;
    SmallVector<int> index;
    for (size_t k = 0; k < form.sizes.size(); ++k)
      if (form.dims[k] == int(d)) {
        sizes.push_back(form.sizes[k]);
        index.push_back(k);
      }
    auto lists = splitByFactors(dim.entries, sizes);
    if (!lists)
      continue;
    for (auto [k, list] : enumerate(*lists))
      for (const DimEntry &e : list)
        for (size_t a = 0; a < axes.size(); ++a)
          if (!e.isWhole() && holds(e.axis, axes.refs[a]))
            states[a] = State(index[k] + 1);
  }
  for (size_t a = 0; a < axes.size(); ++a) {
    if (states[a] != unpinned)
      continue;
    bool kept = any_of(pin.replicated, [&](const AxisRef &r) {
      return holds(r, axes.refs[a]);
    });
    bool unreduced = any_of(pin.unreduced, [&](const AxisRef &r) {
      return holds(r, axes.refs[a]);
    });
    if (unreduced)
      states[a] = partial;
    else if (closed || kept)
      states[a] = whole;
  }
  return states;
}

void Model::pinStates(const Axes &axes) {
  pins.clear();
  for (auto &[r, states] : resultPins)
    states.assign(axes.size(), whole);
  for (size_t v = 0; v < tensorOf.size(); ++v)
    if (tensor(v).pinned && placements[v] == Placement::Variable)
      pins[v] =
          statesOf(*tensor(v).pinned, form(v), tensor(v).shape.size(), axes);
  for (auto [i, r] : enumerate(problem.results)) {
    int v = valueOf[r.tensor];
    if (r.pinned && placements[v] == Placement::Variable)
      resultPins[i] =
          statesOf(*r.pinned, form(v), tensor(v).shape.size(), axes);
  }
}

State Model::pinOf(const Node &node, int result, int axis) const {
  int t = node.results[result];
  if (t < 0 || pins.empty())
    return unpinned;
  auto it = pins.find(t);
  return it == pins.end() ? unpinned : it->second[axis];
}

} // namespace dgc::planner
