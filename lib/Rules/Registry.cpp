//===- Registry.cpp - Rows that describe ops ------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Rules/Registry.h"
#include "Models.h"
#include "dgc/Rules/Linalg.h"
#include "dgc/Support/Layout.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace dgc {

static llvm::StringMap<OpModel> &models() {
  static llvm::StringMap<OpModel> map = [] {
    llvm::StringMap<OpModel> m;
    for (ArrayRef<OpModel> table :
         {pointwiseModels(), shapeModels(), windowModels(), dotReduceModels(),
          dynamicSliceModels(), gatherModels(), scatterModels()})
      for (const OpModel &row : table)
        m.insert({row.name, row});
    return m;
  }();
  return map;
}

void registerOpModels(ArrayRef<OpModel> rows) {
  for (const OpModel &row : rows)
    models().insert_or_assign(row.name, row);
}

const OpModel *findOpModel(StringRef name) {
  auto it = models().find(name);
  return it == models().end() ? nullptr : &it->second;
}

std::optional<ArrayRef<int64_t>> staticShape(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape())
    return std::nullopt;
  return tensor.getShape();
}

bool isKnownOp(Operation *op) {
  return findOpModel(op->getName().getStringRef()) || isDataFlowOp(op) ||
         isa<linalg::LinalgOp>(op);
}

OpRule getWholeRule(Operation *op) {
  RuleBuilder b(op);
  auto whole = [&](Type type, DimFactors &dims) {
    std::optional<ArrayRef<int64_t>> shape = staticShape(type);
    for (size_t d = 0; shape && d < shape->size(); ++d)
      dims[d].push_back(b.factor((*shape)[d], FactorKind::Whole));
  };
  for (auto [i, type] : llvm::enumerate(op->getOperandTypes()))
    whole(type, b.rule.operands[i]);
  for (auto [i, type] : llvm::enumerate(op->getResultTypes()))
    whole(type, b.rule.results[i]);
  return std::move(b.rule);
}

FailureOr<OpRule> getOpRule(Operation *op) {
  if (isDataFlowOp(op))
    return op->emitOpError(
        "only passes values on: it has data-flow edges instead "
        "of a sharding rule");
  auto isDynamic = [](Type type) {
    auto shaped = dyn_cast<ShapedType>(type);
    return shaped && !shaped.hasStaticShape();
  };
  for (auto types :
       {TypeRange(op->getOperandTypes()), TypeRange(op->getResultTypes())})
    for (Type type : types)
      if (isDynamic(type))
        return op->emitOpError("has a tensor of dynamic shape, ")
               << type << "; export the model with static shapes";
  const OpModel *model = findOpModel(op->getName().getStringRef());
  if (model)
    return model->rule(op);
  if (auto structured = dyn_cast<linalg::LinalgOp>(op))
    return getLinalgRule(structured).rule;
  return getWholeRule(op);
}

//===----------------------------------------------------------------------===//
// RuleBuilder
//===----------------------------------------------------------------------===//

RuleBuilder::RuleBuilder(Operation *op) : op(op) {
  auto rank = [](Type type) {
    std::optional<ArrayRef<int64_t>> shape = staticShape(type);
    return shape ? shape->size() : 0;
  };
  for (Type type : op->getOperandTypes())
    rule.operands.emplace_back().resize(rank(type));
  for (Type type : op->getResultTypes())
    rule.results.emplace_back().resize(rank(type));
}

int RuleBuilder::factor(int64_t size, FactorKind kind, ReduceKind reduce) {
  rule.factors.push_back({size, size > 1 ? kind : FactorKind::Whole, reduce});
  return int(rule.factors.size()) - 1;
}

void RuleBuilder::unreducedMoves(ArrayRef<int> operands) {
  Type type = getElementTypeOrSelf(op->getOperand(operands.front()).getType());
  if (!type.isIntOrFloat())
    return;
  if (!isBoolean(type))
    for (ReduceKind k : {ReduceKind::Add, ReduceKind::Max, ReduceKind::Min})
      unreduced(operands, k, k);
  if (type.isInteger())
    for (ReduceKind k : {ReduceKind::And, ReduceKind::Or})
      unreduced(operands, k, k);
}

//===----------------------------------------------------------------------===//
// Element types and combiners
//===----------------------------------------------------------------------===//

bool isBoolean(Type elementType) { return elementType.isInteger(1); }

ReduceKind lookupKind(Type elementType) {
  return isBoolean(elementType) ? ReduceKind::Or : ReduceKind::Add;
}

std::optional<ReduceKind> combinerOf(Operation *op) {
  static constexpr std::tuple<StringLiteral, ReduceKind, ReduceKind> table[] = {
      {"stablehlo.add", ReduceKind::Add, ReduceKind::Or},
      {"stablehlo.multiply", ReduceKind::Mul, ReduceKind::And},
      {"stablehlo.maximum", ReduceKind::Max, ReduceKind::Or},
      {"stablehlo.minimum", ReduceKind::Min, ReduceKind::And},
      {"stablehlo.and", ReduceKind::And, ReduceKind::And},
      {"stablehlo.or", ReduceKind::Or, ReduceKind::Or}};
  if (op->getNumResults() != 1)
    return std::nullopt;
  Type type = getElementTypeOrSelf(op->getResult(0).getType());
  if (!type.isIntOrFloat())
    return std::nullopt;
  for (auto &[name, kind, ofBooleans] : table)
    if (op->getName().getStringRef() == name)
      return isBoolean(type) ? ofBooleans : kind;
  return std::nullopt;
}

std::optional<ReduceKind> combinerOf(Region &body) {
  if (!body.hasOneBlock())
    return std::nullopt;
  Block &block = body.front();
  if (block.getNumArguments() != 2 || !llvm::hasNItems(block, 2))
    return std::nullopt;
  Operation &op = block.front(), &end = block.back();
  if (op.getNumOperands() != 2 || end.getNumOperands() != 1 ||
      op.getNumResults() != 1 || end.getOperand(0) != op.getResult(0))
    return std::nullopt;
  Value a = block.getArgument(0), b = block.getArgument(1);
  if (!(op.getOperand(0) == a && op.getOperand(1) == b) &&
      !(op.getOperand(0) == b && op.getOperand(1) == a))
    return std::nullopt;
  return combinerOf(&op);
}

bool isIdempotent(ReduceKind kind) {
  return kind != ReduceKind::Add && kind != ReduceKind::Mul;
}

RankedTensorType tensorType(Value v) {
  return cast<RankedTensorType>(v.getType());
}

//===----------------------------------------------------------------------===//
// LocalOpInput
//===----------------------------------------------------------------------===//

RankedTensorType LocalOpInput::resultType(unsigned i) const {
  return localType(op->getResult(i).getType(), results[i]);
}

llvm::SmallVector<AxisRef> LocalOpInput::axesOf(int f) const {
  llvm::SmallVector<AxisRef> refs;
  for (const DimEntry &e : axes.factors[f])
    if (!e.isWhole())
      refs.push_back(e.axis);
  return refs;
}

int LocalOpInput::operandFactor(unsigned operand, unsigned d) const {
  const auto &factors = rule.operands[operand][d];
  return factors.size() == 1 ? factors[0] : -1;
}

int64_t LocalOpInput::localSize(int f) const {
  return localDimSize(rule.factors[f].size, axes.factors[f])
      .value_or(rule.factors[f].size);
}

std::optional<ReduceKind> LocalOpInput::unreducedKind(unsigned i) const {
  if (axes.through.empty())
    return std::nullopt;
  const UnreducedCase &c = rule.unreduced[axes.unreducedCase];
  if (!llvm::is_contained(c.operands, int(i)))
    return std::nullopt;
  return c.operandKind;
}

} // namespace dgc
