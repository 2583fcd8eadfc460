//===- LowerShape.cpp - broadcast_in_dim, transpose, reshape --------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Lowering.h"

#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"

using namespace mlir;
using namespace dgc::codegen;
namespace hlo = dgc::stablehlo;
using Form = Lowered::Form;

/// A result whose element at d is the operand's at map(d).
static void lowerProjection(Lowering &l, Value operand, Value result,
                            AffineMap map) {
  Lowered low = l[operand];
  switch (low.form) {
  case Form::Scalar:
  case Form::Splat:
    l.defineUniform(result, operand);
    return;
  case Form::Iota:
    l.defineIota(result,
                 cast<AffineDimExpr>(map.getResult(low.dim)).getPosition());
    return;
  case Form::Broadcast:
    l.defineBroadcast(result, low.source, low.map.compose(map));
    return;
  default:
    l.defineBroadcast(result, low.tensor, map);
  }
}

static LogicalResult lowerBroadcast(Lowering &l, Operation *op) {
  auto bcast = cast<hlo::BroadcastInDimOp>(op);
  Value operand = bcast.getOperand(), result = op->getResult(0);
  SmallVector<int64_t> to = l.positions(result), dims;
  auto operandType = cast<RankedTensorType>(operand.getType());
  for (auto [i, d] : llvm::enumerate(bcast.getBroadcastDimensions()))
    if (operandType.getDimSize(i) != 1)
      dims.push_back(to[d]);
  lowerProjection(l, operand, result,
                  selectDims(op->getContext(), l.rank(result), dims));
  return success();
}

static LogicalResult lowerTranspose(Lowering &l, Operation *op) {
  auto transpose = cast<hlo::TransposeOp>(op);
  Value operand = transpose.getOperand(), result = op->getResult(0);
  SmallVector<int64_t> from = l.positions(operand), to = l.positions(result);
  SmallVector<int64_t> dims(l.rank(operand)); // operand's position -> result's
  for (auto [r, o] : llvm::enumerate(transpose.getPermutation()))
    if (from[o] >= 0)
      dims[from[o]] = to[r];
  AffineMap map = selectDims(op->getContext(), dims.size(), dims);
  if (map.isIdentity()) {
    l.alias(result, operand);
    return success();
  }
  if (l[operand].form != Form::Tensor) {
    lowerProjection(l, operand, result, map);
    return success();
  }
  // An op of its own, not a map of its users: contractions look for it.
  GenericBuilder g(l, dims.size());
  g.addTensor(l.tensor(operand), map);
  l.defineTensor(result,
                 buildParallel(l, g, l.shape(result), l.elementType(result),
                               [](OpBuilder &, Location, ValueRange in,
                                  ValueRange, SmallVectorImpl<Value> &r) {
                                 r.push_back(in[0]);
                                 return success();
                               }));
  return success();
}

//===----------------------------------------------------------------------===//
// Reshape
//===----------------------------------------------------------------------===//

namespace {
/// Runs of dimensions of two shapes that hold the same number of elements.
struct Segment {
  ReassociationIndices from, to;
};
} // namespace

static SmallVector<Segment> segments(ArrayRef<int64_t> from,
                                     ArrayRef<int64_t> to) {
  SmallVector<Segment> result;
  size_t i = 0, j = 0;
  while (i < from.size() && j < to.size()) {
    Segment s{{int64_t(i)}, {int64_t(j)}};
    int64_t p = from[i++], q = to[j++];
    while (p != q) {
      if (p < q) {
        s.from.push_back(i);
        p *= from[i++];
      } else {
        s.to.push_back(j);
        q *= to[j++];
      }
    }
    result.push_back(s);
  }
  return result;
}

Value dgc::codegen::reshapeTensor(Lowering &l, Value tensor,
                                  ArrayRef<int64_t> to) {
  auto type = cast<RankedTensorType>(tensor.getType());
  if (type.getShape() == to)
    return tensor;
  if (type.getNumElements() == 0)
    return l.empty(to, type.getElementType());
  // Neither shape has a dimension of size 1, so all segments end together.
  SmallVector<ReassociationIndices> collapse, expand;
  SmallVector<int64_t> middle;
  for (Segment &s : segments(type.getShape(), to)) {
    int64_t n = 1;
    for (int64_t d : s.from)
      n *= type.getDimSize(d);
    // Equal ranks of 1 stay as they are, the rest goes through one dimension.
    middle.push_back(n);
    collapse.push_back(s.from);
    expand.push_back(s.to);
  }
  if (middle != type.getShape())
    tensor = tensor::CollapseShapeOp::create(
        l.b, l.loc, RankedTensorType::get(middle, type.getElementType()),
        tensor, collapse);
  if (ArrayRef<int64_t>(middle) != to)
    tensor = tensor::ExpandShapeOp::create(
        l.b, l.loc, RankedTensorType::get(to, type.getElementType()), tensor,
        expand);
  return tensor;
}

static LogicalResult lowerReshape(Lowering &l, Operation *op) {
  Value operand = cast<hlo::ReshapeOp>(op).getOperand(),
        result = op->getResult(0);
  SmallVector<int64_t> to = l.shape(result);
  if (l.shape(operand) == to) {
    l.alias(result, operand);
    return success();
  }
  if (l[operand].form == Form::Splat) {
    l.defineUniform(result, operand);
    return success();
  }
  l.defineTensor(result, reshapeTensor(l, l.tensor(operand), to));
  return success();
}

void dgc::codegen::addShapeHandlers(HandlerTable &table) {
  table["stablehlo.broadcast_in_dim"] = lowerBroadcast;
  table["stablehlo.transpose"] = lowerTranspose;
  table["stablehlo.reshape"] = lowerReshape;
}
