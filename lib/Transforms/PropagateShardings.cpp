//===- PropagateShardings.cpp - From annotations to every value -----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// A fixed point over the ops' rules: what splits a factor in one tensor of an
// op splits it in the others, as far as their dimensions are open and the axes
// free.
//
// Order matters where tensors want different things. Annotations are revealed
// in rounds: by the user's priorities, and within one priority those of data
// (all arguments that the step doesn't update, and values inside) before those
// of arguments that it does update. So a batch axis takes the activations
// before parameters that are split on the same axis do, and these are gathered
// on use. Within a round, ops that only pass dimensions on come before
// contractions and reductions, and where two tensors of an op disagree the
// larger one wins.
//
// Values that are remade by each user (ShardedProgram.h) take no part.
//
//===----------------------------------------------------------------------===//
#include "dgc/Transforms/PropagateShardings.h"
#include "dgc/Dialect/Dist/Dist.h"
#include "dgc/Transforms/Passes.h"
#include "dgc/Transforms/ShardedProgram.h"
#include <set>

namespace dgc {
#define GEN_PASS_DEF_PROPAGATESHARDINGSPASS
#include "dgc/Transforms/Passes.h.inc"
} // namespace dgc

using namespace mlir;
using namespace dgc;

namespace {

/// A tensor, or several that must lie alike (a loop's carried value, a donated
/// argument and its result).
struct Node {
  Sharding sharding;                           // what is known so far
  std::optional<Sharding> annotation;          // the user's
  SmallVector<std::pair<int, bool>, 4> rounds; // of each annotated dimension
  bool fromUpdated = false; // annotated on an argument that the step updates
  SmallVector<int64_t> shape;
  int64_t bytes = 0;
  SmallVector<int, 4> users; // steps
};

/// An op with a rule, or a set of values that lie alike (an identity rule).
struct Step {
  const OpRule *rule;
  SmallVector<int, 4> tensors; // nodes, operands first; -1: takes no part
  bool passes;                 // only passes dimensions on
};

class Propagation {
public:
  Propagation(FunctionOpInterface func, dist::MeshOp mesh)
      : func(func), mesh(dist::getMesh(mesh)),
        name(FlatSymbolRefAttr::get(mesh.getSymNameAttr())), remade(func) {}
  LogicalResult run();

private:
  int nodeOf(Value value);
  int newNode(Type type);
  void annotate(int node, dist::ShardingAttr attr, bool updated);
  void addArgumentsAndResults();
  LogicalResult addOp(Operation *op);
  void addIdentity(ArrayRef<int> sources, ArrayRef<int> targets);
  void addStep(const OpRule *rule, ArrayRef<int> tensors, bool passes);
  void link();
  void reveal(std::pair<int, bool> round);
  void fixedPoint();
  void visit(int step);
  const DimFactors &dimsOf(const Step &s, size_t t) const {
    size_t n = s.rule->operands.size();
    return t < n ? s.rule->operands[t] : s.rule->results[t - n];
  }
  bool extend(int node, size_t dim, ArrayRef<int> factors, int factor,
              const OpRule &rule, DimList want);
  void writeBack();
  Sharding finished(const Node &n) const;

  FunctionOpInterface func;
  Mesh mesh;
  FlatSymbolRefAttr name;
  RemadeValues remade;
  RuleTable rules;
  std::vector<std::unique_ptr<OpRule>> identities;
  std::vector<Node> nodes;
  std::vector<Step> steps;
  DenseMap<Value, int> index;
  SmallVector<int> resultNodes;
  std::set<int> dirtyPass, dirtyOther;
};

} // namespace

//===----------------------------------------------------------------------===//
// Nodes and steps
//===----------------------------------------------------------------------===//

int Propagation::newNode(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape())
    return -1;
  Node n;
  n.sharding = Sharding::replicatedOf(tensor.getRank());
  for (DimSharding &d : n.sharding.dims)
    d.open = true;
  n.shape.assign(tensor.getShape().begin(), tensor.getShape().end());
  n.bytes = bytesOf(type);
  nodes.push_back(std::move(n));
  return int(nodes.size()) - 1;
}

int Propagation::nodeOf(Value value) {
  auto [it, isNew] = index.try_emplace(value, -1);
  if (!isNew)
    return it->second;
  if (remade.contains(value))
    return -1;
  int node = newNode(value.getType());
  index[value] = node;
  return node;
}

void Propagation::annotate(int node, dist::ShardingAttr attr, bool updated) {
  if (node < 0 || !attr || nodes[node].annotation)
    return;
  Node &n = nodes[node];
  n.annotation = dist::toSharding(attr, mesh);
  n.fromUpdated = updated;
  for (auto [d, dim] : llvm::enumerate(n.annotation->dims)) {
    n.rounds.push_back({dim.priority.value_or(0), updated});
    // Nothing is known, and nothing may come in, until its round.
    n.sharding.dims[d].open = false;
  }
  n.sharding.replicated = n.annotation->replicated;
  // A value is annotated as unreduced by hand only: it comes out so.
  n.sharding.unreduced = n.annotation->unreduced;
  n.sharding.kind = n.annotation->kind;
}

void Propagation::addArgumentsAndResults() {
  SmallVector<int> donor(func.getNumResults(), -1);
  Block &entry = func.getFunctionBody().front();
  for (unsigned i = 0; i < func.getNumArguments(); ++i) {
    int node = nodeOf(entry.getArgument(i));
    std::optional<unsigned> result = donatedResult(func, i);
    annotate(node, dist::getSharding(entry.getArgument(i)), result.has_value());
    if (result)
      donor[*result] = node;
  }
  for (unsigned i = 0; i < func.getNumResults(); ++i) {
    int node = donor[i] >= 0 ? donor[i] : newNode(func.getResultTypes()[i]);
    annotate(node, dist::getResultSharding(func, i), donor[i] >= 0);
    resultNodes.push_back(node);
  }
}

void Propagation::addStep(const OpRule *rule, ArrayRef<int> tensors,
                          bool passes) {
  if (llvm::count_if(tensors, [](int t) { return t >= 0; }) < 2)
    return;
  steps.push_back({rule, SmallVector<int, 4>(tensors), passes});
}

void Propagation::addIdentity(ArrayRef<int> sources, ArrayRef<int> targets) {
  SmallVector<int> tensors(sources);
  llvm::append_range(tensors, targets);
  llvm::erase(tensors, -1);
  if (tensors.size() < 2)
    return;
  auto rule = std::make_unique<OpRule>();
  DimFactors dims;
  for (auto [d, n] : llvm::enumerate(nodes[tensors[0]].shape)) {
    rule->factors.push_back({n, FactorKind::Pass, ReduceKind::Add});
    dims.push_back({int(d)});
  }
  rule->operands.assign(tensors.size(), dims);
  identities.push_back(std::move(rule));
  addStep(identities.back().get(), tensors, true);
}

LogicalResult Propagation::addOp(Operation *op) {
  if (auto constraint = dyn_cast<dist::ConstraintOp>(op)) {
    int result = nodeOf(constraint.getResult());
    annotate(result, constraint.getSharding(), false);
    addIdentity({nodeOf(constraint.getOperand())}, {result});
    return success();
  }
  if (isDataFlowOp(op)) {
    for (const DataFlowEdge &edge : getDataFlowEdges(op)) {
      SmallVector<int> sources, targets;
      for (OpOperand *use : edge.sources)
        sources.push_back(nodeOf(use->get()));
      if (edge.targets.empty()) { // the function's return
        unsigned i = edge.sources[0]->getOperandNumber();
        targets.push_back(i < resultNodes.size() ? resultNodes[i] : -1);
      } else {
        // A loop around this op may have seen one of them as its yield.
        int node = -1;
        for (Value v : edge.targets)
          node = std::max(node, index.lookup_or(v, -1));
        if (node < 0)
          node = newNode(edge.targets[0].getType());
        for (Value v : edge.targets) {
          index[v] = node;
          annotate(node, dist::getSharding(v), false);
        }
        targets.push_back(node);
      }
      addIdentity(sources, targets);
    }
    return success();
  }
  for (Value v : op->getResults())
    annotate(nodeOf(v), dist::getSharding(v), false);
  if (!isKnownOp(op))
    return success();
  const OpRule *rule = rules.get(op);
  if (!rule)
    return failure();
  SmallVector<int> tensors;
  for (Value v : op->getOperands())
    tensors.push_back(nodeOf(v));
  for (Value v : op->getResults())
    tensors.push_back(nodeOf(v));
  bool passes = llvm::all_of(rule->factors, [](const Factor &f) {
    return f.kind == FactorKind::Pass || f.kind == FactorKind::Whole;
  });
  // A contraction without a split reduction still mixes free dimensions of two
  // operands, which is where conflicts arise.
  passes &= op->getNumOperands() < 2 ||
            op->getName().getStringRef() != "stablehlo.dot_general";
  addStep(rule, tensors, passes);
  return success();
}

void Propagation::link() {
  for (auto [i, step] : llvm::enumerate(steps))
    for (int t : step.tensors)
      if (t >= 0 && (nodes[t].users.empty() || nodes[t].users.back() != int(i)))
        nodes[t].users.push_back(int(i));
}

//===----------------------------------------------------------------------===//
// Fixed point
//===----------------------------------------------------------------------===//

/// Is `a` a prefix of `b`, the last axis of `a` possibly a part of one?
static bool isPrefix(const DimList &a, const DimList &b) {
  if (a.size() > b.size())
    return false;
  for (size_t i = 0; i < a.size(); ++i) {
    if (a[i] == b[i])
      continue;
    if (i + 1 < a.size() || a[i].isWhole() || b[i].isWhole())
      return false;
    const AxisRef &x = a[i].axis, &y = b[i].axis;
    return x.axis == y.axis && x.pre == y.pre && y.size % x.size == 0;
  }
  return true;
}

/// Does `dim` of `sharding` leave all axes of `list` free elsewhere?
static bool axesFree(const Sharding &sharding, size_t dim,
                     const DimList &list) {
  for (auto [i, e] : llvm::enumerate(list)) {
    if (e.isWhole())
      continue;
    auto overlaps = [&, &e = e](const AxisRef &r) {
      return r.overlaps(e.axis);
    };
    // Two factors of one dimension may want the same axis.
    for (const DimEntry &before : llvm::ArrayRef(list).take_front(i))
      if (!before.isWhole() && overlaps(before.axis))
        return false;
    if (llvm::any_of(sharding.replicated, overlaps) ||
        llvm::any_of(sharding.unreduced, overlaps))
      return false;
    for (auto [d, other] : llvm::enumerate(sharding.dims))
      if (d != dim && llvm::any_of(other.entries, [&](const DimEntry &o) {
            return !o.isWhole() && overlaps(o.axis);
          }))
        return false;
  }
  return true;
}

/// The lists of the factors of a dimension.
static SmallVector<DimList, 2>
projectDim(const DimList &list, ArrayRef<int> factors, const OpRule &rule) {
  if (factors.size() == 1)
    return {list};
  SmallVector<DimList, 2> out(factors.size());
  if (list.empty())
    return out;
  SmallVector<int64_t> sizes;
  for (int f : factors)
    sizes.push_back(rule.factors[f].size);
  if (std::optional<SmallVector<DimList>> split = splitByFactors(list, sizes))
    out.assign(split->begin(), split->end());
  return out;
}

/// Tries to make the list of `factor` in a dimension `want`, or as long a
/// prefix of it as is allowed. True if the node changed.
bool Propagation::extend(int node, size_t dim, ArrayRef<int> factors,
                         int factor, const OpRule &rule, DimList want) {
  Node &n = nodes[node];
  DimSharding &d = n.sharding.dims[dim];
  if (!d.open)
    return false;
  SmallVector<DimList, 2> lists = projectDim(d.entries, factors, rule);
  SmallVector<int64_t> sizes;
  size_t at = 0;
  for (auto [i, f] : llvm::enumerate(factors)) {
    sizes.push_back(rule.factors[f].size);
    if (f == factor)
      at = i;
  }
  DimList old = lists[at];
  for (; want != old; want.pop_back()) {
    if (want.empty() || !isPrefix(old, want))
      return false;
    int64_t parts = 1;
    for (const DimEntry &e : want)
      parts *= e.isWhole() ? e.whole : e.axis.size;
    if (parts > rule.factors[factor].size)
      continue; // some ranks would have nothing
    lists[at] = want;
    std::optional<DimList> list = composeFactors(sizes, lists);
    if (!list || !isPrefix(d.entries, *list) ||
        !axesFree(n.sharding, dim, *list) ||
        (n.annotation && !axesFree(*n.annotation, dim, *list)))
      continue;
    if (*list == d.entries)
      return false;
    d.entries = std::move(*list);
    return true;
  }
  return false;
}

void Propagation::visit(int stepIndex) {
  const Step &step = steps[stepIndex];
  const OpRule &rule = *step.rule;
  struct Source {
    DimList list;
    int64_t bytes = -1;
  };
  SmallVector<Source> best(rule.factors.size());
  bool any = false;
  for (auto [t, node] : llvm::enumerate(step.tensors)) {
    if (node < 0)
      continue;
    const DimFactors &dims = dimsOf(step, t);
    for (auto [d, factors] : llvm::enumerate(dims)) {
      const DimList &list = nodes[node].sharding.dims[d].entries;
      if (list.empty() || factors.empty())
        continue;
      SmallVector<DimList, 2> lists = projectDim(list, factors, rule);
      for (auto [f, l] : llvm::zip(factors, lists)) {
        if (l.empty() || rule.factors[f].kind == FactorKind::Whole)
          continue;
        any = true;
        Source &s = best[f];
        bool longer = isPrefix(s.list, l);
        bool wins =
            !longer && !isPrefix(l, s.list) && nodes[node].bytes > s.bytes;
        if (longer || wins)
          s = {l, std::max(nodes[node].bytes, longer ? s.bytes : 0)};
      }
    }
  }
  if (!any)
    return;
  SmallVector<int> order;
  for (size_t f = 0; f < best.size(); ++f)
    if (!best[f].list.empty())
      order.push_back(int(f));
  llvm::stable_sort(
      order, [&](int a, int b) { return best[a].bytes > best[b].bytes; });
  for (int f : order)
    for (auto [t, node] : llvm::enumerate(step.tensors)) {
      if (node < 0)
        continue;
      const DimFactors &dims = dimsOf(step, t);
      for (auto [d, factors] : llvm::enumerate(dims))
        if (llvm::is_contained(factors, f) &&
            extend(node, d, factors, f, rule, best[f].list))
          for (int user : nodes[node].users)
            (steps[user].passes ? dirtyPass : dirtyOther).insert(user);
    }
}

void Propagation::fixedPoint() {
  while (true) {
    std::set<int> &queue = !dirtyPass.empty() ? dirtyPass : dirtyOther;
    if (queue.empty())
      return;
    int step = *queue.begin();
    queue.erase(queue.begin());
    visit(step);
  }
}

void Propagation::reveal(std::pair<int, bool> round) {
  for (Node &n : nodes) {
    bool changed = false;
    for (auto [d, r] : llvm::enumerate(n.rounds)) {
      if (r != round)
        continue;
      n.sharding.dims[d].entries = n.annotation->dims[d].entries;
      n.sharding.dims[d].open = n.annotation->dims[d].open;
      changed |= !n.sharding.dims[d].entries.empty() || n.sharding.dims[d].open;
    }
    if (changed)
      for (int user : n.users)
        (steps[user].passes ? dirtyPass : dirtyOther).insert(user);
  }
}

/// The closed form; dimensions whose axes another dimension has taken in an
/// earlier round can't clash, because annotated nodes are closed until then.
Sharding Propagation::finished(const Node &n) const {
  return n.sharding.closed();
}

void Propagation::writeBack() {
  // Attributes are shared by many values: make each once.
  std::vector<dist::ShardingAttr> attrs;
  for (const Node &n : nodes)
    attrs.push_back(dist::toAttr(name, mesh, finished(n)));
  auto attrOf = [&](Value v) {
    int node = index.lookup_or(v, -1);
    if (node >= 0)
      return attrs[node];
    auto type = dyn_cast<RankedTensorType>(v.getType());
    return dist::toAttr(name, mesh,
                        Sharding::replicatedOf(type ? type.getRank() : 0));
  };
  Block &entry = func.getFunctionBody().front();
  for (unsigned i = 0; i < func.getNumArguments(); ++i)
    if (isa<RankedTensorType>(entry.getArgument(i).getType()))
      dist::setSharding(entry.getArgument(i), attrOf(entry.getArgument(i)));
  for (auto [i, node] : llvm::enumerate(resultNodes))
    if (node >= 0)
      dist::setResultSharding(func, i, attrs[node]);
  walkProgram(func.getFunctionBody(), [&](Operation *op) {
    if (op->getNumResults() == 0)
      return;
    if (op->getNumResults() == 1 && remade.contains(op->getResult(0)))
      return;
    SmallVector<Attribute> all;
    for (Value v : op->getResults())
      all.push_back(attrOf(v));
    op->setAttr(dist::shardingsName, ArrayAttr::get(op->getContext(), all));
  });
}

LogicalResult Propagation::run() {
  addArgumentsAndResults();
  bool failed = false;
  // Edges of a loop come before its body, so that block arguments are known.
  walkProgram(func.getFunctionBody(), [&](Operation *op) {
    if (!failed && mlir::failed(addOp(op)))
      failed = true;
  });
  if (failed)
    return failure();
  link();
  std::set<std::pair<int, bool>> rounds;
  for (const Node &n : nodes)
    rounds.insert(n.rounds.begin(), n.rounds.end());
  for (std::pair<int, bool> round : rounds) {
    reveal(round);
    fixedPoint();
  }
  writeBack();
  return success();
}

namespace dgc {

LogicalResult propagateShardings(FunctionOpInterface func) {
  if (func.isExternal())
    return success();
  FailureOr<dist::MeshOp> mesh = dist::findMesh(func);
  if (failed(mesh))
    return failure();
  return Propagation(func, *mesh).run();
}

} // namespace dgc

namespace {
struct PropagateShardingsPass
    : dgc::impl::PropagateShardingsPassBase<PropagateShardingsPass> {
  void runOnOperation() override {
    for (auto func : getOperation().getOps<FunctionOpInterface>())
      if (failed(propagateShardings(func)))
        return signalPassFailure();
  }
};
} // namespace
