//===- LinalgUtils.cpp - Questions asked of linalg ops --------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/LinalgUtils.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace dgc;

bool dgc::isContraction(Operation *op) {
  return op && isa<linalg::GenericOp>(op) && op->hasAttr(kContractionAttr);
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
