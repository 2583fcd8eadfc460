//===- LocalMoves.cpp - What a rank does in a move ------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// ReshardSteps.h has the recipe; here it becomes ops. New padding holds what
// the old one does if that is one number, else zero, so that the facts of the
// result follow from those of the operand.
//
//===----------------------------------------------------------------------===//
#include "dgc/Dialect/Dist/Dist.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "dgc/Planner/ReshardSteps.h"
#include "dgc/Transforms/Partition.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace dgc;

static MoveKind kindOf(Operation *op) {
  return llvm::TypeSwitch<Operation *, MoveKind>(op)
      .Case([](dist::SliceOp) { return MoveKind::Slice; })
      .Case([](dist::GatherOp) { return MoveKind::Gather; })
      .Case([](dist::AllToAllOp) { return MoveKind::AllToAll; })
      .Case([](dist::PermuteOp) { return MoveKind::Permute; })
      .Case([](dist::AllReduceOp) { return MoveKind::AllReduce; })
      .Case([](dist::ReduceScatterOp) { return MoveKind::ReduceScatter; })
      .Case([](dist::ToUnreducedOp) { return MoveKind::ToUnreduced; })
      .Default([](Operation *) { return MoveKind::Exchange; });
}

namespace {

/// Builds the steps of one move.
class MoveBuilder {
public:
  MoveBuilder(LocalBuilder &b, Operation *move, const LocalValue &operand,
              TypedAttr padding)
      : b(b), move(move), operand(operand), padding(padding) {}
  Value build(Value x, const LocalStep &step);

private:
  RankedTensorType typeOf(Value x) const {
    return cast<RankedTensorType>(x.getType());
  }
  TypedAttr neutral(const LocalStep &step) const {
    return neutralValue(step.reduce, typeOf(operand.value).getElementType());
  }
  dist::AxesAttr axes(const LocalStep &step) const {
    return dist::toAxesAttr(b.meshName, b.mesh, step.axes);
  }
  Value pad(Value x, ArrayRef<int64_t> shape);
  Value trim(Value x, ArrayRef<int64_t> shape);
  Value selectDigits(Value x, const LocalStep &step);
  Value placeDigits(Value x, const LocalStep &step);
  Value collective(Value x, const LocalStep &step, RankedTensorType type);
  SmallVector<Value> starts(ArrayRef<StepDigit> digits, size_t rank);

  LocalBuilder &b;
  Operation *move;
  const LocalValue &operand;
  TypedAttr padding;
};

} // namespace

Value MoveBuilder::pad(Value x, ArrayRef<int64_t> shape) {
  SmallVector<int64_t> zero(shape.size(), 0), high;
  for (auto [have, want] : llvm::zip(typeOf(x).getShape(), shape))
    high.push_back(want - have);
  Value value = b.splat(padding, {});
  return stablehlo::PadOp::create(b.builder, b.loc, typeOf(x).clone(shape), x,
                                  value, zero, high, zero);
}

Value MoveBuilder::trim(Value x, ArrayRef<int64_t> shape) {
  SmallVector<int64_t> zero(shape.size(), 0), one(shape.size(), 1);
  return stablehlo::SliceOp::create(b.builder, b.loc, typeOf(x).clone(shape), x,
                                    zero, SmallVector<int64_t>(shape), one);
}

/// Start indices that are a group's index in the dimensions of the digits.
SmallVector<Value> MoveBuilder::starts(ArrayRef<StepDigit> digits,
                                       size_t rank) {
  Value zero =
      b.constant(0, RankedTensorType::get({}, b.builder.getIntegerType(64)));
  SmallVector<Value> out(rank, zero);
  for (const StepDigit &d : digits)
    out[d.dim] = b.axisIndex(d.axes);
  return out;
}

Value MoveBuilder::selectDigits(Value x, const LocalStep &step) {
  SmallVector<int64_t> sizes(typeOf(x).getShape());
  for (const StepDigit &d : step.digits)
    sizes[d.dim] = 1;
  Value part = stablehlo::DynamicSliceOp::create(
      b.builder, b.loc, typeOf(x).clone(sizes), x,
      starts(step.digits, sizes.size()), sizes);
  return b.reshape(part, step.shape);
}

Value MoveBuilder::placeDigits(Value x, const LocalStep &step) {
  SmallVector<int64_t> sizes(step.shape);
  for (const StepDigit &d : step.digits)
    sizes[d.dim] = 1;
  Value update = b.reshape(x, sizes);
  Value block = b.splat(neutral(step), step.shape);
  return stablehlo::DynamicUpdateSliceOp::create(
      b.builder, b.loc, block.getType(), block, update,
      starts(step.digits, sizes.size()));
}

Value MoveBuilder::collective(Value x, const LocalStep &step,
                              RankedTensorType type) {
  auto kind = dist::ReduceKindEnumAttr::get(b.builder.getContext(),
                                            dist::toKind(step.reduce));
  switch (step.kind) {
  case StepKind::AllGather:
    return dist::LocalAllGatherOp::create(b.builder, b.loc, TypeRange(type), x,
                                          axes(step))
        .getResult(0);
  case StepKind::AllToAll:
    return dist::LocalAllToAllOp::create(b.builder, b.loc, type, x, axes(step));
  case StepKind::AllReduce:
    return dist::LocalAllReduceOp::create(b.builder, b.loc, TypeRange(type), x,
                                          axes(step), kind)
        .getResult(0);
  case StepKind::ReduceScatter:
    return dist::LocalReduceScatterOp::create(b.builder, b.loc, TypeRange(type),
                                              x, axes(step), kind)
        .getResult(0);
  case StepKind::Permute:
    return dist::LocalPermuteOp::create(b.builder, b.loc, type, x, axes(step),
                                        step.sources);
  default: {
    dist::MoveShardings m = *dist::getMoveShardings(move);
    return dist::LocalExchangeOp::create(
        b.builder, b.loc, type, x, m.in, m.out,
        TypeAttr::get(move->getResult(0).getType()));
  }
  }
}

Value MoveBuilder::build(Value x, const LocalStep &step) {
  RankedTensorType type = typeOf(x).clone(step.shape);
  switch (step.kind) {
  case StepKind::Pad:
    return pad(x, step.shape);
  case StepKind::Trim:
    return trim(x, step.shape);
  case StepKind::Reshape:
    return b.reshape(x, step.shape);
  case StepKind::Transpose:
    return stablehlo::TransposeOp::create(b.builder, b.loc, type, x,
                                          step.permutation);
  case StepKind::SelectDigits:
    return selectDigits(x, step);
  case StepKind::PlaceDigits:
    return placeDigits(x, step);
  case StepKind::KeepFirst:
    return b.select(b.isFirst(step.axes), x,
                    b.splat(neutral(step), step.shape));
  default:
    return collective(x, step, type);
  }
}

//===----------------------------------------------------------------------===//
// Padding
//===----------------------------------------------------------------------===//

/// What new padding holds: the old padding's number if there is one, else zero.
static TypedAttr paddingFor(const LocalValue &x) {
  Type element = getElementTypeOrSelf(x.value.getType());
  if (auto splat = dyn_cast_if_present<TypedAttr>(x.facts.splat);
      splat && splat.getType() == element)
    return splat;
  Attribute number;
  for (const PadFact &f : x.facts.dims) {
    if (f.kind == PadFact::None)
      continue;
    if (f.kind != PadFact::Exact || (number && number != f.value))
      return zeroValue(element);
    number = f.value;
  }
  auto typed = dyn_cast_if_present<TypedAttr>(number);
  return typed && typed.getType() == element ? typed : zeroValue(element);
}

/// What padding holds after a combination of several ranks' values.
static PadFact combined(PadFact fact, ReduceKind kind) {
  if (fact.kind == PadFact::Real)
    return kind == ReduceKind::Mul ? PadFact::unknown() : fact;
  if (fact.kind != PadFact::Exact)
    return fact;
  switch (kind) {
  case ReduceKind::Min:
  case ReduceKind::Max:
  case ReduceKind::And:
  case ReduceKind::Or:
    return fact;
  case ReduceKind::Add:
    return isZeroValue(fact.value) ? fact : PadFact::unknown();
  case ReduceKind::Mul:
    break;
  }
  return PadFact::unknown();
}

static PadFacts factsAfter(const LocalValue &x, ArrayRef<LocalStep> steps,
                           const Sharding &out, TypedAttr padding) {
  PadFacts facts = PadFacts::none(x.globalShape.size());
  bool keepsSplat = true;
  for (auto [d, fact] : llvm::enumerate(facts.dims)) {
    if (isEven(x.globalShape[d], out.dims[d].entries))
      continue;
    fact = x.facts.dims[d];
    for (const LocalStep &s : steps) {
      Type element = getElementTypeOrSelf(x.value.getType());
      switch (s.kind) {
      case StepKind::Pad:
        fact = meet(fact, PadFact::exact(padding));
        break;
      case StepKind::PlaceDigits:
      case StepKind::KeepFirst:
        fact = meet(fact, PadFact::exact(neutralValue(s.reduce, element)));
        break;
      case StepKind::AllReduce:
      case StepKind::ReduceScatter:
        fact = combined(fact, s.reduce);
        break;
      case StepKind::Exchange:
        fact = PadFact::unknown();
        break;
      default:
        break;
      }
    }
    if (fact.kind == PadFact::None)
      fact = PadFact::unknown();
  }
  for (const LocalStep &s : steps)
    keepsSplat &=
        s.kind != StepKind::PlaceDigits && s.kind != StepKind::KeepFirst &&
        s.kind != StepKind::AllReduce && s.kind != StepKind::ReduceScatter &&
        s.kind != StepKind::Exchange;
  if (keepsSplat && padding == x.facts.splat)
    facts.splat = x.facts.splat;
  return facts;
}

namespace dgc {

FailureOr<LocalValue> buildLocalMove(LocalBuilder &b, Operation *move,
                                     const LocalValue &operand) {
  dist::MoveShardings m = *dist::getMoveShardings(move);
  Sharding from = dist::toSharding(m.in, b.mesh).closed();
  Sharding to = dist::toSharding(m.out, b.mesh).closed();
  MoveKind kind = kindOf(move);
  std::string why = checkMove(kind, operand.globalShape, b.mesh, from, to);
  if (!why.empty())
    return move->emitOpError() << why;
  b.loc = move->getLoc();
  std::vector<LocalStep> steps =
      localSteps(kind, operand.globalShape, b.mesh, from, to);
  TypedAttr padding = paddingFor(operand);
  MoveBuilder builder(b, move, operand, padding);
  LocalValue out{operand.value, operand.globalShape, to,
                 factsAfter(operand, steps, to, padding)};
  for (const LocalStep &step : steps)
    out.value = builder.build(out.value, step);
  return out;
}

} // namespace dgc
