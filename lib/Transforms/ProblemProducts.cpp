//===- ProblemProducts.cpp - What products take on CPUs -------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "ProblemSteps.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "dgc/Transforms/ShardedProgram.h"

using namespace mlir;
using namespace dgc;

namespace {

/// What a product does with the innermost dimension that `value` (its operand
/// or result, of dimensions `dims`) has in memory, where those lie in `order`.
/// Dimensions of one element are none.
ProductRole innermostRole(const ProblemOp &op, const OpRule &rule, Value value,
                          ArrayRef<DimFactors::value_type> dims,
                          ArrayRef<int64_t> order) {
  auto type = cast<RankedTensorType>(value.getType());
  for (int64_t d : llvm::reverse(order))
    if (type.getDimSize(d) != 1 && !dims[d].empty())
      return productRoles(op, rule)[dims[d].back()];
  return ProductRole::None;
}

SmallVector<int64_t> rowMajor(Value value) {
  return llvm::to_vector(
      llvm::seq<int64_t>(0, cast<RankedTensorType>(value.getType()).getRank()));
}

/// The operand of a product along which the result is contiguous, -1 if there
/// is none: it is packed in panels. A transpose that follows is a part of the
/// product; `turn` is that, or null.
int packedOperand(const ProblemOp &op, const OpRule &rule, Value result,
                  stablehlo::TransposeOp turn) {
  if (op.elem == ElemClass::Int || op.elem == ElemClass::F8)
    return -1;
  SmallVector<int64_t> order = rowMajor(result);
  if (turn)
    order.assign(turn.getPermutation().begin(), turn.getPermutation().end());
  ProductRole role = innermostRole(op, rule, result, rule.results[0], order);
  return role == ProductRole::N ? 1 : role == ProductRole::M ? 0 : -1;
}

/// Are neighbours in the memory of `v`, an operand, summed in different sums? A
/// transpose before is a part of the product.
bool isByColumns(const ProblemOp &op, const OpRule &rule, int operand,
                 Value v) {
  SmallVector<int64_t> order = rowMajor(v);
  if (auto turn = v.getDefiningOp<stablehlo::TransposeOp>();
      turn && feedsProductsOnly(v))
    for (auto [to, from] : llvm::enumerate(turn.getPermutation()))
      order[from] = int64_t(to); // by dimension in memory
  ProductRole role = innermostRole(op, rule, v, rule.operands[operand], order);
  return role == ProductRole::M || role == ProductRole::N;
}

/// Can `user` narrow what it reads in its own loop?
bool readsWide(Operation *user) {
  if (isDataFlowOp(user) || user->hasTrait<OpTrait::IsTerminator>())
    return false;
  StringRef name = user->getName().stripDialect();
  if (name == "reshape" || name == "slice" || // views of what is in memory
      (name == "transpose" && feedsProductsOnly(user->getResult(0))))
    return false;
  WorkKind work = workOf(user);
  return work == WorkKind::Pointwise || work == WorkKind::Move ||
         work == WorkKind::Reduce;
}

} // namespace

bool dgc::feedsProductsOnly(Value v) {
  return !v.use_empty() && llvm::all_of(v.getUsers(), [](Operation *user) {
    return workOf(user) == WorkKind::Contract;
  });
}

void dgc::setProducts(ProgramProblem &program) {
  Problem &p = program.problem;
  for (ProblemOp &op : p.ops) {
    if (op.work != WorkKind::Contract || op.results.size() != 1)
      continue;
    const OpRule &rule = p.rules[op.rule];
    Value made = program.values[op.results[0]];
    auto turn = made.hasOneUse()
                    ? dyn_cast<stablehlo::TransposeOp>(*made.user_begin())
                    : stablehlo::TransposeOp();
    op.packsOfParts = packedOperand(op, rule, made, nullptr);
    op.packs = packedOperand(op, rule, made, turn);
    if (op.packs >= 0) {
      int other = 1 - op.packs;
      if (isByColumns(op, rule, other, program.values[op.operands[other]]))
        op.gathers = other;
    }
    ProblemTensor &result = p.tensors[op.results[0]];
    if (op.elem != ElemClass::F16 || result.elem != ElemClass::F16)
      continue;
    bool wide = false, narrow = false; // who reads it so
    for (Operation *user : made.getUsers())
      (readsWide(user) ? wide : narrow) = true;
    if (wide)
      result.stretch = narrow ? 3 : 2;
    else
      op.widens = true;
  }
}
