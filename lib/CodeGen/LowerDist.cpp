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

/// Operands of several together stay together.
static LogicalResult lowerReduction(Lowering &l, Operation *op) {
  Type element = getElementTypeOrSelf(op->getOperand(0).getType());
  auto all = dyn_cast<dgc::dist::LocalAllReduceOp>(op);
  auto scatter = dyn_cast<dgc::dist::LocalReduceScatterOp>(op);
  auto kind = all ? all.getKind() : scatter.getKind();
  bool isOrder = kind == ReduceKindEnum::Max || kind == ReduceKindEnum::Min;
  bool isFlipped = isOrder && element.isUnsignedInteger();
  if (element.isInteger(1)) {
    if (kind == ReduceKindEnum::Add || kind == ReduceKindEnum::Max)
      kind = ReduceKindEnum::Or;
    if (kind == ReduceKindEnum::Mul || kind == ReduceKindEnum::Min)
      kind = ReduceKindEnum::And;
  }
  SmallVector<Value> operands;
  SmallVector<Type> types;
  for (auto [operand, result] :
       llvm::zip_equal(op->getOperands(), op->getResults())) {
    Value full = l.full(operand);
    operands.push_back(isFlipped ? flipTopBit(l, full) : full);
    types.push_back(l.fullType(result));
  }
  Operation *lowered =
      all ? dgc::dist::LocalAllReduceOp::create(l.b, l.loc, types, operands,
                                                all.getAxes(), kind)
                .getOperation()
          : dgc::dist::LocalReduceScatterOp::create(l.b, l.loc, types, operands,
                                                    scatter.getAxes(), kind);
  for (auto [old, result] :
       llvm::zip_equal(op->getResults(), lowered->getResults()))
    l.defineFull(old, isFlipped ? flipTopBit(l, result) : result);
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
