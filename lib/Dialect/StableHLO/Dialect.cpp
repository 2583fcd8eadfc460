//===- Dialect.cpp - The stablehlo dialect --------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Assembly.h"
#include "mlir/Transforms/InliningUtils.h"

using namespace mlir;
using namespace dgc::stablehlo;

#include "dgc/Dialect/StableHLO/StableHLODialect.cpp.inc"
#include "dgc/Dialect/StableHLO/StableHLOEnums.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "dgc/Dialect/StableHLO/StableHLOTypes.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "dgc/Dialect/StableHLO/StableHLOAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "dgc/Dialect/StableHLO/StableHLOOps.cpp.inc"

namespace {
/// Everything may be inlined, everywhere.
struct Inliner : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  bool isLegalToInline(Operation *, Operation *, bool) const final {
    return true;
  }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const final {
    return true;
  }
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final {
    return true;
  }
};
} // namespace

void StableHLODialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "dgc/Dialect/StableHLO/StableHLOTypes.cpp.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dgc/Dialect/StableHLO/StableHLOAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "dgc/Dialect/StableHLO/StableHLOOps.cpp.inc"
      >();
  addInterfaces<Inliner>();
}

Operation *StableHLODialect::materializeConstant(OpBuilder &builder,
                                                 Attribute value, Type type,
                                                 Location loc) {
  auto elements = dyn_cast<ElementsAttr>(value);
  if (!elements || elements.getType() != type || !isTensor(type))
    return nullptr;
  return ConstantOp::create(builder, loc, type, elements);
}

//===----------------------------------------------------------------------===//
// Type predicates
//===----------------------------------------------------------------------===//

static bool isElement(Type type) {
  if (isa<FloatType>(type))
    return true;
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer || integer.isSigned())
    return false;
  unsigned width = integer.getWidth();
  return llvm::is_contained({2u, 4u, 8u, 16u, 32u, 64u}, width) ||
         (width == 1 && integer.isSignless());
}

/// The dimensions' product, a zero counted as one: what may be computed of the
/// shape later must not overflow either.
static bool isSizeRepresentable(RankedTensorType type) {
  int64_t bytes = 8;
  for (int64_t size : type.getShape())
    if (size < 0 || llvm::MulOverflow(bytes, std::max<int64_t>(size, 1), bytes))
      return false;
  return true;
}

static Type elementOf(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && isElement(tensor.getElementType()) &&
                 isSizeRepresentable(tensor)
             ? tensor.getElementType()
             : Type();
}

namespace dgc::stablehlo {
static bool isInt(Type type) {
  return isa<IntegerType>(type) && !type.isInteger(1);
}
static bool isRank0(Type type) {
  return isTensor(type) && cast<RankedTensorType>(type).getRank() == 0;
}

bool isTensor(Type type) { return elementOf(type) != nullptr; }
bool isFpTensor(Type type) {
  return isa_and_nonnull<FloatType>(elementOf(type));
}
bool isIntTensor(Type type) {
  Type element = elementOf(type);
  return element && isInt(element);
}
bool isPredTensor(Type type) {
  Type element = elementOf(type);
  return element && element.isInteger(1);
}
bool isPredOrIntTensor(Type type) {
  return isa_and_nonnull<IntegerType>(elementOf(type));
}
bool isFpOrIntTensor(Type type) {
  return isFpTensor(type) || isIntTensor(type);
}
bool isSignedTensor(Type type) {
  return isFpTensor(type) ||
         (isIntTensor(type) && elementOf(type).isSignlessInteger());
}
bool isScalarTensor(Type type) { return isRank0(type); }
bool isScalarIntTensor(Type type) { return isRank0(type) && isIntTensor(type); }
bool isScalarPredTensor(Type type) {
  return isRank0(type) && isPredTensor(type);
}
bool isScalarI32Tensor(Type type) {
  return isRank0(type) && elementOf(type).isSignlessInteger(32);
}

LogicalResult verifySameTypes(Operation *op) {
  if (op->getNumOperands() == 0 || op->getNumResults() != 1)
    return op->emitOpError("expected operands and 1 result");
  Type expected = op->getOperand(0).getType();
  for (auto [index, type] : llvm::enumerate(op->getOperandTypes()))
    if (type != expected)
      return op->emitOpError()
             << "operand #" << index << " must have the type of operand #0, "
             << expected << ", but got " << type;
  Type got = op->getResult(0).getType();
  if (got != expected)
    return op->emitOpError()
           << "the result must have the type of the operands, " << expected
           << ", but got " << got;
  return success();
}

LogicalResult inferSameTypes(std::optional<Location> loc, ValueRange operands,
                             SmallVectorImpl<Type> &inferred) {
  if (operands.empty())
    return emitOptionalError(loc, "expected at least one operand");
  inferred.push_back(operands.front().getType());
  return success();
}
} // namespace dgc::stablehlo
