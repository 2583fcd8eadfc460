//===- LowerDist.cpp - dist's local ops on signless types -----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// The ops stay as they are. Only what hangs on the sign of integers or on the
// meaning of i1 is said in a form that a signless program keeps.
//
//===----------------------------------------------------------------------===//
#include "Lowering.h"

#include "dgc/Dialect/Dist/Dist.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace dgc::codegen;
using dgc::dist::ReduceKindEnum;

/// Each element with its top bit flipped: the order of unsigned integers
/// becomes that of signed ones, and back.
static Value flipTopBit(Lowering &l, Value tensor) {
  auto type = cast<RankedTensorType>(tensor.getType());
  Type element = type.getElementType();
  GenericBuilder g(l, type.getRank());
  g.addTensor(tensor, l.b.getMultiDimIdentityMap(type.getRank()));
  APInt top = APInt::getSignedMinValue(element.getIntOrFloatBitWidth());
  return buildParallel(l, g, type.getShape(), element,
                       [&](OpBuilder &b, Location loc, ValueRange in,
                           ValueRange, SmallVectorImpl<Value> &r) {
                         Value bit = arith::ConstantOp::create(
                             b, loc, b.getIntegerAttr(element, top));
                         r.push_back(arith::XOrIOp::create(b, loc, in[0], bit));
                         return success();
                       });
}

static LogicalResult lowerReduction(Lowering &l, Operation *op) {
  Type element = getElementTypeOrSelf(op->getOperand(0).getType());
  Value operand = l.full(op->getOperand(0));
  auto kind = isa<dgc::dist::LocalAllReduceOp>(op)
                  ? cast<dgc::dist::LocalAllReduceOp>(op).getKind()
                  : cast<dgc::dist::LocalReduceScatterOp>(op).getKind();
  bool isOrder = kind == ReduceKindEnum::Max || kind == ReduceKindEnum::Min;
  bool isFlipped = isOrder && element.isUnsignedInteger();
  if (element.isInteger(1)) {
    if (kind == ReduceKindEnum::Add || kind == ReduceKindEnum::Max)
      kind = ReduceKindEnum::Or;
    if (kind == ReduceKindEnum::Mul || kind == ReduceKindEnum::Min)
      kind = ReduceKindEnum::And;
  }
  if (isFlipped)
    operand = flipTopBit(l, operand);
  Value result;
  if (auto all = dyn_cast<dgc::dist::LocalAllReduceOp>(op))
    result = dgc::dist::LocalAllReduceOp::create(l.b, l.loc, operand.getType(),
                                                 operand, all.getAxes(), kind);
  else
    result = dgc::dist::LocalReduceScatterOp::create(
        l.b, l.loc, l.fullType(op->getResult(0)), operand,
        cast<dgc::dist::LocalReduceScatterOp>(op).getAxes(), kind);
  l.defineFull(op->getResult(0), isFlipped ? flipTopBit(l, result) : result);
  return success();
}

static LogicalResult lowerExchange(Lowering &l, Operation *op) {
  auto exchange = cast<dgc::dist::LocalExchangeOp>(op);
  Value result = dgc::dist::LocalExchangeOp::create(
      l.b, l.loc, l.fullType(op->getResult(0)), l.full(exchange.getOperand()),
      exchange.getIn(), exchange.getOut(),
      TypeAttr::get(signless(exchange.getGlobal())));
  l.defineFull(op->getResult(0), result);
  return success();
}

void dgc::codegen::addDistHandlers(HandlerTable &table) {
  table["dist.local_all_reduce"] = lowerReduction;
  table["dist.local_reduce_scatter"] = lowerReduction;
  table["dist.local_exchange"] = lowerExchange;
}
