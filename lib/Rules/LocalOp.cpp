//===- LocalOp.cpp - Builds an op's local version -------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Rules/LocalOp.h"
#include "Models.h"
#include "dgc/Support/Layout.h"

using namespace mlir;

namespace dgc {

RankedTensorType localType(Type global, const Sharding &sharding) {
  auto tensor = dyn_cast<RankedTensorType>(global);
  if (!tensor || !tensor.hasStaticShape() ||
      size_t(tensor.getRank()) != sharding.dims.size())
    return {};
  std::optional<SmallVector<int64_t>> shape =
      localShape(tensor.getShape(), sharding);
  return shape ? RankedTensorType::get(*shape, tensor.getElementType())
               : RankedTensorType();
}

SmallVector<Value> localOperands(const LocalOpInput &in) {
  SmallVector<Value> values;
  for (const LocalValue &v : in.operands)
    values.push_back(v.value);
  return values;
}

Operation *cloneLocal(LocalBuilder &b, const LocalOpInput &in,
                      ValueRange operands) {
  IRMapping mapping;
  Operation *local = b.builder.clone(*in.op, mapping);
  local->setOperands(operands);
  for (unsigned i = 0; i < local->getNumResults(); ++i)
    if (RankedTensorType type = in.resultType(i))
      local->getResult(i).setType(type);
  local->removeDiscardableAttr("dist.factors");
  local->removeDiscardableAttr("dist.shardings");
  local->removeDiscardableAttr("sdy.sharding");
  return local;
}

//===----------------------------------------------------------------------===//
// Facts
//===----------------------------------------------------------------------===//

PadFacts unknownFacts(const LocalOpInput &in, unsigned i) {
  std::optional<ArrayRef<int64_t>> shape =
      staticShape(in.op->getResult(i).getType());
  return shape ? factsFor(*shape, in.results[i], PadFact::unknown())
               : PadFacts();
}

/// Only the last factor of a dimension can be uneven (composeFactors).
static int paddedFactor(const LocalOpInput &in, ArrayRef<int> factors) {
  for (int f : factors)
    if (!isEven(in.rule.factors[f].size, in.axes.factors[f]))
      return f;
  return -1;
}

PadFact factByFactor(const LocalOpInput &in, unsigned operand, unsigned result,
                     unsigned dim) {
  const LocalValue &v = in.operands[operand];
  if (v.facts.splat)
    return PadFact::exact(v.facts.splat);
  int f = paddedFactor(in, in.rule.results[result][dim]);
  for (auto [d, factors] : llvm::enumerate(in.rule.operands[operand]))
    if (f >= 0 && llvm::is_contained(factors, f) &&
        paddedFactor(in, factors) == f && d < v.facts.dims.size())
      return v.facts.dims[d];
  bool unpadded = llvm::all_of(v.facts.dims, [](const PadFact &fact) {
    return fact.kind == PadFact::None;
  });
  return unpadded ? PadFact::real() : PadFact::unknown();
}

SmallVector<PadFacts, 1> moveFacts(const LocalOpInput &in) {
  PadFacts out = unknownFacts(in, 0);
  bool sameSplat = !in.operands.empty();
  for (const LocalValue &v : in.operands)
    sameSplat &= v.facts.splat && v.facts.splat == in.operands[0].facts.splat;
  if (sameSplat)
    out.splat = in.operands[0].facts.splat;
  for (auto [d, fact] : llvm::enumerate(out.dims)) {
    if (fact.kind == PadFact::None)
      continue;
    fact = PadFact::none();
    for (unsigned i = 0; i < in.operands.size(); ++i)
      fact = meet(fact, factByFactor(in, i, 0, d));
  }
  return {out};
}

Value countOnce(LocalBuilder &b, const LocalValue &value,
                ArrayRef<AxisRef> refs, ReduceKind kind) {
  auto type = cast<RankedTensorType>(value.value.getType());
  TypedAttr neutral = neutralValue(kind, type.getElementType());
  bool isNeutral =
      value.facts.splat && holds(PadFact::exact(value.facts.splat), neutral);
  if (refs.empty() || isIdempotent(kind) || isNeutral)
    return value.value;
  return b.select(b.isFirst(refs), value.value,
                  b.splat(neutral, type.getShape()));
}

//===----------------------------------------------------------------------===//
// buildLocalOp
//===----------------------------------------------------------------------===//

/// Does an axis split two factors, or one factor twice?
static bool usesAnAxisTwice(const OpAxes &axes) {
  SmallVector<AxisRef> used(axes.through);
  for (const DimList &list : axes.factors)
    for (const DimEntry &e : list)
      if (!e.isWhole())
        used.push_back(e.axis);
  for (size_t i = 0; i < used.size(); ++i)
    for (size_t j = 0; j < i; ++j)
      if (used[i].overlaps(used[j]))
        return true;
  return false;
}

FailureOr<LocalValues> buildLocalOp(LocalBuilder &b, Operation *op,
                                    ArrayRef<LocalValue> operands,
                                    const OpRule &rule, const OpAxes &axes) {
  LocalOpInput in{op, operands, rule, axes, {}, b.assumeFinite};
  if (operands.size() != op->getNumOperands() ||
      axes.factors.size() != rule.factors.size())
    return op->emitOpError("has ")
           << rule.factors.size() << " factors and " << op->getNumOperands()
           << " operands, but is given axes for " << axes.factors.size()
           << " and local values for " << operands.size();
  if (usesAnAxisTwice(axes))
    return op->emitOpError("cannot run with these axes: one is used twice");
  for (unsigned i = 0; i < op->getNumResults(); ++i) {
    std::optional<Sharding> s = resultSharding(rule, axes, i);
    if (!s)
      return op->emitOpError("cannot run with these axes: result ")
             << i << " has no layout of this kind";
    in.results.push_back(std::move(*s));
  }
  b.loc = op->getLoc();
  const OpModel *model = findOpModel(op->getName().getStringRef());
  FailureOr<SmallVector<Value>> values =
      model && model->local
          ? model->local(b, in)
          : SmallVector<Value>(
                cloneLocal(b, in, localOperands(in))->getResults());
  if (failed(values))
    return failure();
  SmallVector<PadFacts, 1> facts;
  if (model && model->facts)
    facts = model->facts(in);
  LocalValues out;
  for (unsigned i = 0; i < op->getNumResults(); ++i) {
    LocalValue v;
    v.value = (*values)[i];
    if (auto shape = staticShape(op->getResult(i).getType()))
      v.globalShape.assign(shape->begin(), shape->end());
    v.sharding = in.results[i];
    v.facts = i < facts.size() ? facts[i] : unknownFacts(in, i);
    out.push_back(std::move(v));
  }
  return out;
}

FailureOr<LocalValues> buildLocalOp(LocalBuilder &b, Operation *op,
                                    ArrayRef<LocalValue> operands,
                                    const OpAxes &axes) {
  FailureOr<OpRule> rule = getOpRule(op);
  if (failed(rule))
    return failure();
  return buildLocalOp(b, op, operands, *rule, axes);
}

} // namespace dgc
