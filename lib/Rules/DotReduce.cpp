//===- DotReduce.cpp - Contractions and reductions ------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Models.h"
#include "dgc/Dialect/Dist/Dist.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "dgc/Support/Layout.h"

using namespace mlir;

namespace dgc {

using Values = llvm::SmallVector<Value>;

static bool isPadded(const LocalOpInput &in, int f) {
  return !isEven(in.rule.factors[f].size, in.axes.factors[f]);
}

/// The dimension of operand `i` that is made of factor `f`, or -1.
static int64_t dimOf(const OpRule &rule, unsigned i, int f) {
  for (auto [d, factors] : llvm::enumerate(rule.operands[i]))
    if (llvm::is_contained(factors, f))
      return int64_t(d);
  return -1;
}

//===----------------------------------------------------------------------===//
// dot_general
//===----------------------------------------------------------------------===//

static OpRule dotRule(Operation *op) {
  auto dot = cast<stablehlo::DotGeneralOp>(op);
  stablehlo::DotDimensionNumbersAttr n = dot.getDotDimensionNumbers();
  RuleBuilder b(op);
  Type type = getElementTypeOrSelf(op->getResult(0).getType());
  int64_t out = 0;
  ArrayRef<int64_t> lhs = *staticShape(op->getOperand(0).getType());
  ArrayRef<int64_t> rhs = *staticShape(op->getOperand(1).getType());
  for (auto [x, y] :
       llvm::zip(n.getLhsBatchingDimensions(), n.getRhsBatchingDimensions())) {
    int f = b.factor(lhs[x]);
    b.operand(0, x, f);
    b.operand(1, y, f);
    b.result(0, out++, f);
  }
  auto addFree = [&](unsigned i, ArrayRef<int64_t> shape,
                     ArrayRef<int64_t> batch, ArrayRef<int64_t> contracted) {
    for (auto [d, size] : llvm::enumerate(shape)) {
      if (llvm::is_contained(batch, int64_t(d)) ||
          llvm::is_contained(contracted, int64_t(d)))
        continue;
      int f = b.factor(size);
      b.operand(i, d, f);
      b.result(0, out++, f);
    }
  };
  addFree(0, lhs, n.getLhsBatchingDimensions(),
          n.getLhsContractingDimensions());
  addFree(1, rhs, n.getRhsBatchingDimensions(),
          n.getRhsContractingDimensions());
  ReduceKind sum = lookupKind(type);
  for (auto [x, y] : llvm::zip(n.getLhsContractingDimensions(),
                               n.getRhsContractingDimensions())) {
    int f = b.factor(lhs[x], FactorKind::Reduce, sum);
    b.operand(0, x, f);
    b.operand(1, y, f);
  }
  b.unreduced({0}, sum, sum);
  b.unreduced({1}, sum, sum);
  return std::move(b.rule);
}

/// Zero times `fact` is zero.
static bool isHarmless(const PadFact &fact, Type type, bool assumeFinite) {
  if (fact.kind == PadFact::None || isa<IntegerType>(type))
    return true;
  if (fact.kind == PadFact::Real)
    return assumeFinite;
  if (fact.kind != PadFact::Exact)
    return false;
  auto f = dyn_cast<FloatAttr>(fact.value);
  return f && f.getValue().isFinite();
}

static FailureOr<Values> dotLocal(LocalBuilder &b, const LocalOpInput &in) {
  LocalValue sides[] = {in.operands[0], in.operands[1]};
  for (int f = 0, e = in.rule.factors.size(); f < e; ++f) {
    if (in.rule.factors[f].kind != FactorKind::Reduce || !isPadded(in, f))
      continue;
    int64_t dims[] = {dimOf(in.rule, 0, f), dimOf(in.rule, 1, f)};
    auto element = [&](int s) {
      return getElementTypeOrSelf(sides[s].value.getType());
    };
    auto isZero = [&](int s) {
      return holds(sides[s].facts.dims[dims[s]], zeroValue(element(s)));
    };
    auto harmless = [&](int s) {
      return isHarmless(sides[s].facts.dims[dims[s]], element(s),
                        in.assumeFinite);
    };
    auto mask = [&](int s) {
      sides[s] = b.maskPadding(sides[s], {dims[s]}, zeroValue(element(s)));
    };
    if ((isZero(0) && harmless(1)) || (isZero(1) && harmless(0)))
      continue;
    // One side is masked if the other is harmless, else both; a side that holds
    // zero already costs nothing.
    if (isZero(0) || isZero(1)) {
      mask(isZero(0) ? 1 : 0);
    } else if (harmless(0) || harmless(1)) {
      auto elements = [&](int s) {
        return tensorType(sides[s].value).getNumElements();
      };
      bool maskRight =
          harmless(0) && (!harmless(1) || elements(1) < elements(0));
      mask(maskRight ? 1 : 0);
    } else {
      mask(0);
      mask(1);
    }
  }
  return Values(
      cloneLocal(b, in, {sides[0].value, sides[1].value})->getResults());
}

static llvm::SmallVector<PadFacts, 1> dotFacts(const LocalOpInput &in) {
  PadFacts out = unknownFacts(in, 0);
  Type type = getElementTypeOrSelf(in.op->getResult(0).getType());
  for (auto [d, fact] : llvm::enumerate(out.dims)) {
    if (fact.kind == PadFact::None)
      continue;
    // A side whose padding is zero makes products of zero with everything
    // finite on the other side.
    int f = in.rule.results[0][d].front();
    for (unsigned s : {0u, 1u}) {
      int64_t mine = dimOf(in.rule, s, f), its = dimOf(in.rule, 1 - s, f);
      if (mine < 0)
        continue;
      Type element = getElementTypeOrSelf(in.operands[s].value.getType());
      if (!holds(in.operands[s].facts.dims[mine], zeroValue(element)))
        continue;
      const PadFacts &other = in.operands[1 - s].facts;
      bool finite = isa<IntegerType>(element) || in.assumeFinite;
      for (const PadFact &o : other.dims)
        finite &= isHarmless(o, element, in.assumeFinite);
      bool bothZero = its >= 0 && holds(other.dims[its], zeroValue(element));
      if (finite || bothZero)
        fact = PadFact::exact(zeroValue(type));
    }
  }
  return {out};
}

//===----------------------------------------------------------------------===//
// reduce
//===----------------------------------------------------------------------===//

/// The combination of a reduce with one input and a known body.
static std::optional<ReduceKind> reduceKind(stablehlo::ReduceOp op) {
  return op.getInputs().size() == 1 ? combinerOf(op.getBody()) : std::nullopt;
}

/// How a reduced dimension may be split. Where the body is no known combination
/// (an argmax), partial results are combined in the order of the elements; over
/// several dimensions that is not the order of the shards.
static FactorKind reducedKind(stablehlo::ReduceOp op,
                              std::optional<ReduceKind> kind) {
  if (kind)
    return FactorKind::Reduce;
  return op.getDimensions().size() == 1 ? FactorKind::Gathered
                                        : FactorKind::Whole;
}

static OpRule reduceRule(Operation *op) {
  auto reduce = cast<stablehlo::ReduceOp>(op);
  RuleBuilder b(op);
  std::optional<ReduceKind> kind = reduceKind(reduce);
  int64_t out = 0;
  unsigned inputs = reduce.getInputs().size();
  for (auto [d, n] :
       llvm::enumerate(*staticShape(op->getOperand(0).getType()))) {
    bool reduced = llvm::is_contained(reduce.getDimensions(), int64_t(d));
    int f = reduced ? b.factor(n, reducedKind(reduce, kind),
                               kind.value_or(ReduceKind::Add))
                    : b.factor(n);
    for (unsigned i = 0; i < inputs; ++i) {
      b.operand(i, d, f);
      if (!reduced)
        b.result(i, out, f);
    }
    out += !reduced;
  }
  if (kind)
    b.unreduced({0}, *kind, *kind);
  return std::move(b.rule);
}

/// The reduced dimensions, where padding needs the neutral value.
static llvm::SmallVector<int64_t> reducedDims(Operation *op) {
  return llvm::SmallVector<int64_t>(
      cast<stablehlo::ReduceOp>(op).getDimensions());
}

/// Reduces what the rank has, gathers the partial results over `refs`, and
/// reduces these. The init values, which change nothing, take part each time,
/// and fill the padding.
static Values reduceInOrder(LocalBuilder &b, const LocalOpInput &in,
                            int64_t dim, ArrayRef<AxisRef> refs) {
  auto op = cast<stablehlo::ReduceOp>(in.op);
  unsigned inputs = op.getInputs().size();
  Values operands = localOperands(in);
  for (unsigned i = 0; i < inputs; ++i) {
    const LocalValue &x = in.operands[i];
    ArrayRef<int64_t> shape = tensorType(x.value).getShape();
    Attribute init = in.operands[inputs + i].facts.splat;
    if (init && holds(x.facts.dims[dim], init))
      continue;
    if (Value mask = b.validMask(x.globalShape, x.sharding, dim)) {
      ++b.numMasks;
      operands[i] =
          b.select(mask, x.value, b.broadcast(operands[inputs + i], shape, {}));
    }
  }
  Operation *partial = cloneLocal(b, in, operands);
  for (unsigned i = 0; i < inputs; ++i) {
    RankedTensorType type = tensorType(partial->getResult(i));
    llvm::SmallVector<int64_t> shape{groupSize(refs)};
    shape.append(type.getShape().begin(), type.getShape().end());
    Type stacked = RankedTensorType::get(shape, type.getElementType());
    operands[i] =
        dist::LocalAllGatherOp::create(
            b.builder, b.loc, TypeRange(stacked), partial->getResult(i),
            dist::toAxesAttr(b.meshName, b.mesh, refs))
            .getResult(0);
  }
  auto all = cast<stablehlo::ReduceOp>(cloneLocal(b, in, operands));
  all.setDimensions({0});
  return Values(all->getResults());
}

static FailureOr<Values> reduceLocal(LocalBuilder &b, const LocalOpInput &in) {
  auto op = cast<stablehlo::ReduceOp>(in.op);
  Values operands = localOperands(in);
  if (std::optional<ReduceKind> kind = reduceKind(op)) {
    Type type = getElementTypeOrSelf(operands[0].getType());
    operands[0] = b.maskPadding(in.operands[0], reducedDims(op),
                                neutralValue(*kind, type))
                      .value;
    // The init value counts once over all ranks that are combined.
    llvm::SmallVector<AxisRef> refs(in.axes.through);
    for (int64_t d : op.getDimensions())
      refs.append(in.axesOf(in.operandFactor(0, d)));
    operands[1] = countOnce(b, in.operands[1], refs, *kind);
  }
  for (auto [f, factor] : llvm::enumerate(in.rule.factors))
    if (factor.kind == FactorKind::Gathered && in.isSplit(int(f)))
      return reduceInOrder(b, in, dimOf(in.rule, 0, int(f)), in.axesOf(int(f)));
  return Values(cloneLocal(b, in, operands)->getResults());
}

static llvm::SmallVector<PadFacts, 1> reduceFacts(const LocalOpInput &in) {
  auto op = cast<stablehlo::ReduceOp>(in.op);
  llvm::SmallVector<PadFacts, 1> out;
  for (unsigned i = 0; i < in.results.size(); ++i)
    out.push_back(unknownFacts(in, i));
  std::optional<ReduceKind> kind = reduceKind(op);
  if (!kind)
    return out;
  const PadFacts &x = in.operands[0].facts;
  Attribute init = in.operands[1].facts.splat;
  TypedAttr neutral =
      neutralValue(*kind, getElementTypeOrSelf(in.operands[0].value.getType()));
  bool masked = llvm::any_of(
      reducedDims(op), [&](int64_t d) { return !holds(x.dims[d], neutral); });
  for (auto [d, fact] : llvm::enumerate(out[0].dims)) {
    if (fact.kind == PadFact::None)
      continue;
    PadFact c = factByFactor(in, 0, 0, d);
    if (masked && !holds(c, neutral))
      continue; // partly c, partly the mask
    bool isNeutral = holds(c, neutral);
    bool keeps = isNeutral || isIdempotent(*kind);
    if (c.kind == PadFact::Exact && keeps && init &&
        (holds(PadFact::exact(init), neutral) || init == c.value))
      fact = c;
  }
  return out;
}

//===----------------------------------------------------------------------===//
// Needs
//===----------------------------------------------------------------------===//

llvm::SmallVector<PadNeed> getPadNeeds(Operation *op, const OpRule &rule,
                                       const OpAxes &axes) {
  llvm::SmallVector<PadNeed> needs;
  for (auto [f, factor] : llvm::enumerate(rule.factors)) {
    if (factor.kind != FactorKind::Reduce ||
        isEven(factor.size, axes.factors[f]))
      continue;
    for (unsigned i = 0; i < rule.operands.size(); ++i) {
      int64_t d = dimOf(rule, i, int(f));
      if (d < 0)
        continue;
      Type type = getElementTypeOrSelf(op->getOperand(i).getType());
      if (isa<stablehlo::DotGeneralOp>(op))
        needs.push_back({int(i), int(d), zeroValue(type)});
      else if (isa<stablehlo::ReduceOp>(op))
        needs.push_back({int(i), int(d), neutralValue(factor.reduce, type)});
    }
  }
  return needs;
}

ArrayRef<OpModel> dotReduceModels() {
  static const OpModel rows[] = {
      {"stablehlo.dot_general", dotRule, dotLocal, dotFacts},
      {"stablehlo.reduce", reduceRule, reduceLocal, reduceFacts}};
  return rows;
}

} // namespace dgc
