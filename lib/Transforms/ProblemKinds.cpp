//===- ProblemKinds.cpp - Parameters, gradients, state --------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "ProblemSteps.h"
#include "dgc/Transforms/ShardedProgram.h"
#include <set>

using namespace mlir;
using namespace dgc;

namespace {

/// Is `v` read by a product or look-up, directly or after a change of form?
bool feedsProduct(Value v, int depth = 0) {
  for (OpOperand &use : v.getUses()) {
    Operation *user = use.getOwner();
    WorkKind work = workOf(user);
    if (work == WorkKind::Contract || work == WorkKind::Access)
      return true;
    if (work == WorkKind::Move && user->getNumResults() == 1 && depth < 3 &&
        feedsProduct(user->getResult(0), depth + 1))
      return true;
    if (dist::isLoop(user) && depth < 3)
      for (const DataFlowEdge &edge : getDataFlowEdges(user))
        if (llvm::is_contained(edge.sources, &use) &&
            feedsProduct(edge.targets[1], depth + 1))
          return true;
  }
  return false;
}

bool isOperandOfProduct(Value v, unsigned number) {
  return llvm::any_of(v.getUses(), [&](OpOperand &use) {
    return workOf(use.getOwner()) == WorkKind::Contract &&
           use.getOperandNumber() == number;
  });
}
/// Data is on the left of products, weights are on the right.
bool isLeftOfProduct(Value v) { return isOperandOfProduct(v, 0); }
/// A layer's weights are on the right of its backward pass's product at least.
bool isData(Value v) {
  return isOperandOfProduct(v, 0) && !isOperandOfProduct(v, 1);
}

int64_t sizeOf(const ProblemTensor &t) { return llvm::product_of(t.shape); }

/// The products that an update of argument `number` to `result` adds up: of
/// its size, with nothing but elementwise ops and changes of form between.
void markGradients(ProgramProblem &program, int result, int number) {
  Problem &p = program.problem;
  const ProblemTensor &arg = p.tensors[p.arguments[number]];
  if (arg.kind != TensorKind::Parameter || arg.shape.size() < 2 ||
      isData(program.values[p.arguments[number]]))
    return;
  std::set<int> seen{result};
  SmallVector<int> pending{result};
  while (!pending.empty()) {
    ProblemTensor &t = p.tensors[pending.pop_back_val()];
    auto follow = [&](ArrayRef<int> from) {
      for (int f : from)
        if (sizeOf(p.tensors[f]) == sizeOf(arg) && seen.insert(f).second)
          pending.push_back(f);
    };
    if (t.flow >= 0)
      follow(p.flows[t.flow].sources);
    if (t.producer < 0)
      continue;
    const ProblemOp &op = p.ops[t.producer];
    if (op.work == WorkKind::Contract)
      t.kind = TensorKind::Gradient;
    else if (op.work == WorkKind::Pointwise || op.work == WorkKind::Move)
      follow(op.operands);
  }
}

} // namespace

void dgc::setKinds(ProgramProblem &program) {
  Problem &p = program.problem;
  bool anyDonated = llvm::any_of(
      p.results, [](const ProblemResult &r) { return r.donated >= 0; });
  std::vector<bool> donated(p.arguments.size());
  for (const ProblemResult &r : p.results)
    if (r.donated >= 0)
      donated[r.donated] = true;
  for (auto [i, t] : llvm::enumerate(p.arguments)) {
    ProblemTensor &arg = p.tensors[t];
    Value value = program.values[t];
    bool product =
        arg.elem != ElemClass::Int && !arg.shape.empty() && feedsProduct(value);
    if (donated[i])
      arg.kind = product ? TensorKind::Parameter : TensorKind::OptimizerState;
    else if (!anyDonated && product && !isLeftOfProduct(value))
      arg.kind = TensorKind::Parameter;
  }
  for (ProblemTensor &t : p.tensors)
    if (t.remade)
      t.kind = TensorKind::Constant;
  for (const ProblemResult &r : p.results)
    if (r.donated >= 0)
      markGradients(program, r.tensor, r.donated);
}
