//===- Impose.cpp - The plan that a user gives, priced like any ----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Planner/Impose.h"
#include "Extract.h"
#include "dgc/Planner/Recount.h"
#include "dgc/Support/Layout.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace dgc {

using namespace planner;

namespace {

/// Turns wanted axes into the model's choices.
class Imposer {
public:
  Imposer(const Problem &p, Model &m, const Axes &axes, JointCost &cost,
          ArrayRef<OpAxes> wanted)
      : p(p), m(m), axes(axes), cost(cost), wanted(wanted) {}

  std::string run(Assignment &a) {
    a.choices.assign(axes.size(), std::vector<int>(m.nodes.size(), 0));
    for (size_t v = 0; v < m.nodes.size(); ++v) {
      const Node &node = m.nodes[v];
      SmallVector<int, 4> choices;
      for (size_t axis = 0; axis < axes.size(); ++axis) {
        int c = node.kind == NodeKind::Op ? opChoice(node, axis)
                                          : layoutChoice(node, axis);
        if (c < 0)
          return error(node, axis, "it has no factor to split over");
        a.choices[axis][v] = c;
        choices.push_back(c);
      }
      if (!cost.isLegal(node, choices))
        return error(node, 0, "some rank would hold nothing under");
    }
    return "";
  }

private:
  std::string error(const Node &node, size_t axis, StringRef why) const {
    std::string name = node.kind == NodeKind::Op ? p.ops[node.index].name
                                                 : "an argument or result";
    std::string list;
    for (const MeshAxis &a : p.mesh->axes)
      list +=
          (list.empty() ? "" : ", ") + a.name + "=" + std::to_string(a.size);
    return "'" + name + "' cannot run as asked: " + why.str() + " axis '" +
           p.mesh->axes[axes.refs[axis].axis].name + "' of the mesh {" + list +
           "}";
  }

  int opChoice(const Node &node, size_t axis) const {
    const ChoiceSet &set = m.sets[node.set];
    const OpAxes &op = wanted[node.index];
    const AxisRef &ref = axes.refs[axis];
    bool through = is_contained(op.through, ref);
    int factor = -1;
    for (auto [f, list] : enumerate(op.factors))
      for (const DimEntry &e : list)
        if (!e.isWhole() && e.axis == ref)
          factor = f;
    if (factor < 0 && !through)
      return 0;
    for (auto [c, choice] : enumerate(set.choices)) {
      if (choice.reduced)
        continue;
      if (through && choice.kind == Choice::Through &&
          choice.unreducedCase == op.unreducedCase)
        return c;
      if (!through && choice.kind == Choice::Split &&
          set.factors[choice.part] == factor)
        return c;
    }
    return -1;
  }

  /// An argument or flow: the choice that leaves results as they are pinned.
  int layoutChoice(const Node &node, size_t axis) const {
    if (node.results.empty() || node.results[0] < 0)
      return 0;
    State pin = m.pinOf(node, 0, axis);
    if (pin == unpinned || pin == partial)
      return 0;
    const ChoiceSet &set = m.sets[node.set];
    for (size_t c = 0; c < set.choices.size(); ++c)
      if (set.natural[c * set.numResults] == pin)
        return c;
    return -1;
  }

  const Problem &p;
  Model &m;
  const Axes &axes;
  JointCost &cost;
  ArrayRef<OpAxes> wanted;
};

} // namespace

std::string imposePlan(const Problem &problem, ArrayRef<OpAxes> wanted,
                       Plan &plan) {
  if (!problem.mesh)
    return "a plan can be imposed on a mesh only";
  if (wanted.size() != problem.ops.size())
    return "a plan must say the axes of every op";
  if (problem.mesh->axes.size() > maxAxes)
    return "a mesh of more than " + std::to_string(maxAxes) +
           " axes is not supported";
  Axes axes;
  SmallVector<Link, 3> links = axisLinks(problem.machine, *problem.mesh);
  for (auto [i, axis] : enumerate(problem.mesh->axes)) {
    axes.refs.push_back({int(i), 1, axis.size});
    axes.sizes.push_back(axis.size);
    axes.links.push_back(links[i]);
  }
  Model model(problem);
  model.pinStates(axes);
  JointCost cost(model, axes);
  Assignment assignment;
  if (std::string why =
          Imposer(problem, model, axes, cost, wanted).run(assignment);
      !why.empty())
    return why;
  plan = Plan();
  plan.mesh = *problem.mesh;
  plan.links = std::move(links);
  plan.start = "imposed";
  Evaluation e = evaluate(model, cost, assignment);
  for (const ConversionUse &c : e.conversions)
    if (cost.convert(model.formOf[c.value], c.from, c.to) >= impossible)
      return "'" + problem.tensors[c.value].name +
             "' cannot be converted to addends";
  extractPlan(model, cost, assignment, nullptr, plan);
  return "";
}

Work localWork(const Problem &p, const Plan &plan, int index) {
  const ProblemOp &op = p.ops[index];
  const OpRule &rule = p.rules[op.rule];
  const OpAxes &axes = plan.ops[index];
  auto roles = productRoles(op, rule);
  Work work = unsplitWork(op, roles);
  for (auto [f, factor] : enumerate(rule.factors)) {
    std::optional<int64_t> local = factor.size;
    if (f < axes.factors.size())
      local = localDimSize(factor.size, axes.factors[f]);
    splitWork(work, roles[f], double(factor.size),
              double(local.value_or(factor.size)));
  }
  auto bytes = [&](int t, const std::optional<Sharding> &s) {
    const ProblemTensor &tensor = p.tensors[t];
    return tensor.remade ? 0 : localBytes(tensor, s.value_or(Sharding()));
  };
  for (auto [i, t] : enumerate(op.operands))
    addOperand(work, op, i, bytes(t, operandSharding(rule, axes, i)));
  for (auto [i, t] : enumerate(op.results))
    addResult(work, op, i, bytes(t, resultSharding(rule, axes, i)));
  return work;
}

} // namespace dgc
