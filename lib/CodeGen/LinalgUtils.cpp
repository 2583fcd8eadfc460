//===- LinalgUtils.cpp - Questions asked of linalg ops --------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/LinalgUtils.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace dgc;

bool dgc::isContraction(Operation *op) {
  return op && isa<linalg::GenericOp>(op) && op->hasAttr(kContractionAttr);
}

/// `value` without a widening of its float type.
static Value narrow(Value value) {
  auto ext = value.getDefiningOp<arith::ExtFOp>();
  return ext ? ext.getIn() : value;
}

/// The body is acc + a * b, widened to the type of acc where needed.
bool dgc::hasSumOfProductsBody(linalg::GenericOp op) {
  Block *body = op.getBody();
  auto yield = cast<linalg::YieldOp>(body->getTerminator());
  auto add = yield.getOperand(0).getDefiningOp<arith::AddFOp>();
  if (!add)
    return false;
  for (auto [acc, product] : {std::make_pair(add.getLhs(), add.getRhs()),
                              std::make_pair(add.getRhs(), add.getLhs())}) {
    auto mul = product.getDefiningOp<arith::MulFOp>();
    if (acc != body->getArgument(2) || !mul)
      continue;
    Value lhs = narrow(mul.getLhs()), rhs = narrow(mul.getRhs());
    Value a = body->getArgument(0), b = body->getArgument(1);
    return (lhs == a && rhs == b) || (lhs == b && rhs == a);
  }
  return false;
}

bool dgc::isSumOfProducts(linalg::GenericOp op) {
  if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1 ||
      op.getNumReductionLoops() == 0 || !hasSumOfProductsBody(op))
    return false;
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  if (!llvm::all_of(maps,
                    [](AffineMap m) { return m.isProjectedPermutation(); }))
    return false;
  bool lacks[2] = {false, false};
  for (AffineExpr expr : maps[2].getResults())
    for (int i : {0, 1})
      lacks[i] |=
          !maps[i].isFunctionOfDim(cast<AffineDimExpr>(expr).getPosition());
  return lacks[0] && lacks[1];
}

bool dgc::isPureTranspose(linalg::GenericOp op) {
  if (op.getNumDpsInputs() != 1 || op.getNumDpsInits() != 1 ||
      op.getNumReductionLoops() != 0 || !llvm::hasSingleElement(*op.getBody()))
    return false;
  auto yield = cast<linalg::YieldOp>(op.getBody()->getTerminator());
  if (yield.getOperand(0) != op.getBody()->getArgument(0))
    return false;
  return llvm::all_of(op.getIndexingMapsArray(),
                      [](AffineMap m) { return m.isPermutation(); });
}

bool dgc::isZeroFill(Value value) {
  auto fill = value.getDefiningOp<linalg::FillOp>();
  if (!fill)
    return false;
  Value scalar = fill.getInputs()[0];
  if (matchPattern(scalar, m_Zero()))
    return true;
  FloatAttr attr;
  return matchPattern(scalar, m_Constant(&attr)) && attr.getValue().isPosZero();
}

int64_t dgc::numElements(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped && shaped.hasStaticShape() ? shaped.getNumElements() : 1;
}

int64_t dgc::elementBytes(Type elementType) {
  if (elementType.isIndex())
    return 8;
  if (auto complex = dyn_cast<ComplexType>(elementType))
    return 2 * elementBytes(complex.getElementType());
  return llvm::divideCeil(elementType.getIntOrFloatBitWidth(), 8);
}

int64_t dgc::byteSize(Type type) {
  return numElements(type) * elementBytes(getElementTypeOrSelf(type));
}
