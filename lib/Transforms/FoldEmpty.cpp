//===- FoldEmpty.cpp - Takes out what computes on no elements -------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// A tensor without elements is a constant, and an op that reads one is often
// something simpler: a sum over nothing is its init value. Later phases so
// never split, send or compute on a dimension of size zero.
//
//===----------------------------------------------------------------------===//
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "dgc/Transforms/Prepare.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace dgc::stablehlo;

static bool isEmpty(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() && type.getNumElements() == 0;
}

static Value makeEmpty(OpBuilder &builder, Location loc, Type type) {
  return ConstantOp::create(builder, loc,
                            DenseElementsAttr::get(cast<RankedTensorType>(type),
                                                   ArrayRef<Attribute>()));
}

/// `scalar` in every element of `type`.
static Value splat(OpBuilder &builder, Location loc, Type type, Value scalar) {
  return BroadcastInDimOp::create(builder, loc, type, scalar,
                                  ArrayRef<int64_t>());
}

/// The operands of a concatenation that have elements.
static Value concatenateRest(OpBuilder &builder, ConcatenateOp op) {
  SmallVector<Value> rest;
  for (Value operand : op.getInputs())
    if (!isEmpty(operand))
      rest.push_back(operand);
  if (rest.size() == 1)
    return rest[0];
  return ConcatenateOp::create(builder, op.getLoc(), op.getType(), rest,
                               op.getDimension());
}

/// What the results of `op` are, given that they have elements and some operand
/// has none; nothing if the op is to stay.
static SmallVector<Value> withoutEmptyOperands(OpBuilder &builder,
                                               Operation *op) {
  Location loc = op->getLoc();
  return llvm::TypeSwitch<Operation *, SmallVector<Value>>(op)
      .Case([&](DotGeneralOp dot) -> SmallVector<Value> {
        auto type = cast<RankedTensorType>(dot.getType());
        TypedAttr zero = builder.getZeroAttr(type.getElementType());
        return {ConstantOp::create(builder, loc,
                                   DenseElementsAttr::get(type, zero))};
      })
      .Case([&](ReduceOp reduce) {
        SmallVector<Value> values;
        for (auto [init, result] :
             llvm::zip_equal(reduce.getInitValues(), reduce->getResults()))
          values.push_back(splat(builder, loc, result.getType(), init));
        return values;
      })
      .Case([&](ConcatenateOp concatenate) -> SmallVector<Value> {
        return {concatenateRest(builder, concatenate)};
      })
      .Case([&](PadOp pad) -> SmallVector<Value> {
        return {splat(builder, loc, pad.getType(), pad.getPaddingValue())};
      })
      .Case([&](DynamicUpdateSliceOp update) -> SmallVector<Value> {
        if (isEmpty(update.getUpdate()))
          return {update.getOperand()};
        return {};
      })
      .Case([&](ScatterOp scatter) -> SmallVector<Value> {
        if (llvm::all_of(scatter.getUpdates(), isEmpty))
          return llvm::to_vector(scatter.getInputs());
        return {};
      })
      .Default([](Operation *) { return SmallVector<Value>(); });
}

/// Uses of values without elements become uses of constants.
static void replaceUses(OpBuilder &builder, Location loc, ValueRange values) {
  for (Value value : values)
    if (isEmpty(value) && !value.use_empty())
      value.replaceAllUsesWith(makeEmpty(builder, loc, value.getType()));
}

void dgc::foldEmptyTensors(Operation *root) {
  SmallVector<Operation *> ops;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (Region &region : op->getRegions())
      for (Block &block : region) {
        OpBuilder builder = OpBuilder::atBlockBegin(&block);
        replaceUses(builder, op->getLoc(), block.getArguments());
      }
    if (isa_and_nonnull<StableHLODialect>(op->getDialect()) &&
        !isa<ConstantOp, CustomCallOp>(op) && op->getNumResults() != 0 &&
        (llvm::any_of(op->getOperands(), isEmpty) ||
         llvm::any_of(op->getResults(), isEmpty)))
      ops.push_back(op);
  });
  for (Operation *op : ops) {
    OpBuilder builder(op);
    // Each result apart: an optimization_barrier has some of both kinds.
    replaceUses(builder, op->getLoc(), op->getResults());
    // A loop drops later what it carries without need.
    if (isa<WhileOp, IfOp, CaseOp>(op))
      continue;
    if (llvm::all_of(op->getResults(), isEmpty)) {
      op->erase();
      continue;
    }
    SmallVector<Value> values = withoutEmptyOperands(builder, op);
    if (values.empty())
      continue;
    op->replaceAllUsesWith(values);
    op->erase();
  }
}
