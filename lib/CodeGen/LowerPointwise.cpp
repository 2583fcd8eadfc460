//===- LowerPointwise.cpp - Elementwise ops, constants, iota --------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Lowering.h"

#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;
using namespace dgc::codegen;
namespace hlo = dgc::stablehlo;
using Form = Lowered::Form;

/// The dimensions of a shape of `rank` that the operands really differ along.
static llvm::SmallBitVector usedDims(Lowering &l, Operation *op,
                                     unsigned rank) {
  llvm::SmallBitVector used(rank);
  for (Value v : op->getOperands()) {
    const Lowered &low = l[v];
    if (low.form == Form::Iota)
      used.set(low.dim);
    else if (low.form == Form::Broadcast)
      for (AffineExpr e : low.map.getResults())
        used.set(cast<AffineDimExpr>(e).getPosition());
    else if (low.form == Form::Tensor && l.rank(v) != 0)
      used.set();
  }
  return used;
}

/// Operands of one value each: the op runs once, on scalars.
static LogicalResult lowerUniform(Lowering &l, Operation *op) {
  SmallVector<Value> scalars;
  for (Value v : op->getOperands())
    scalars.push_back(l.uniform(v));
  Operation *last = l.lastOp();
  Value r = emitScalar(l.b, op, scalars);
  if (!r)
    return failure();
  l.defineScalar(op->getResult(0), l.foldNew(last, r));
  return success();
}

static LogicalResult lowerPointwise(Lowering &l, Operation *op) {
  if (llvm::all_of(op->getOperands(), [&](Value v) { return l.isUniform(v); }))
    return lowerUniform(l, op);
  if (isa<hlo::AddOp>(op) && lowerPadSum(l, op))
    return success();
  Value result = op->getResult(0);
  SmallVector<int64_t> shape = l.shape(result);
  llvm::SmallBitVector used = usedDims(l, op, shape.size());
  // Operands that are all broadcast along a dimension: computed without it.
  SmallVector<int64_t> dims, sizes;
  SmallVector<AffineExpr> access;
  for (unsigned d = 0; d < shape.size(); ++d) {
    access.push_back(used[d] ? getAffineDimExpr(dims.size(), op->getContext())
                             : getAffineConstantExpr(0, op->getContext()));
    if (used[d]) {
      dims.push_back(d);
      sizes.push_back(shape[d]);
    }
  }
  GenericBuilder g(l, dims.size());
  AffineMap map = AffineMap::get(dims.size(), 0, access, op->getContext());
  for (Value v : op->getOperands())
    g.add(v, map);
  Value r =
      buildParallel(l, g, sizes, l.elementType(result),
                    [&](OpBuilder &b, Location, ValueRange in, ValueRange,
                        SmallVectorImpl<Value> &results) -> LogicalResult {
                      Value v = emitScalar(b, op, in);
                      if (!v)
                        return failure();
                      results.push_back(v);
                      return success();
                    });
  if (!r)
    return failure();
  l.defineBroadcast(result, r,
                    selectDims(op->getContext(), shape.size(), dims));
  return success();
}

//===----------------------------------------------------------------------===//
// Constants and iota
//===----------------------------------------------------------------------===//

/// `value` with signless elements and the squeezed shape.
static DenseElementsAttr squeezed(DenseElementsAttr value,
                                  RankedTensorType type) {
  if (value.getElementType() != type.getElementType())
    value = value.bitcast(type.getElementType());
  return value.reshape(type);
}

static LogicalResult lowerConstant(Lowering &l, Operation *op) {
  auto value = cast<hlo::ConstantOp>(op).getValue();
  Value result = op->getResult(0);
  RankedTensorType type = l.squeezedType(result);
  auto dense = dyn_cast<DenseElementsAttr>(value);
  if (type.getNumElements() == 0) {
    l.defineTensor(result, l.empty(type.getShape(), type.getElementType()));
    return success();
  }
  if (dense && dense.isSplat()) {
    dense = squeezed(dense, type);
    l.defineConstant(result, cast<TypedAttr>(dense.getSplatValue<Attribute>()));
    return success();
  }
  TypedAttr a;
  if (dense)
    a = squeezed(dense, type);
  else if (auto resource = dyn_cast<DenseResourceElementsAttr>(value))
    a = DenseResourceElementsAttr::get(type, resource.getRawHandle());
  else
    return op->emitError(
        "'stablehlo.constant' holds an attribute that is neither dense nor a "
        "dense resource; write the elements as dense<..>");
  Value tensor = arith::ConstantOp::create(l.b, l.loc, a);
  l.defineTensor(result, tensor);
  return success();
}

static LogicalResult lowerIota(Lowering &l, Operation *op) {
  Value result = op->getResult(0);
  int64_t dim = l.positions(result)[cast<hlo::IotaOp>(op).getIotaDimension()];
  if (dim < 0)
    l.defineConstant(result,
                     cast<TypedAttr>(l.b.getZeroAttr(l.elementType(result))));
  else
    l.defineIota(result, dim);
  return success();
}

void dgc::codegen::addPointwiseHandlers(HandlerTable &table) {
  addPointwiseNames([&](StringRef name) { table[name] = lowerPointwise; });
  table["stablehlo.constant"] = lowerConstant;
  table["stablehlo.iota"] = lowerIota;
}
