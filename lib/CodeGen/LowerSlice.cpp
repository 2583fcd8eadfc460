//===- LowerSlice.cpp - slice, concatenate, pad, dynamic slices -----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// All are tensor.extract_slice and tensor.insert_slice, which bufferize to
// views and to writes in place; where the slice is one element, tensor.extract
// and tensor.insert.
//
//===----------------------------------------------------------------------===//
#include "Lowering.h"

#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace dgc::codegen;
namespace hlo = dgc::stablehlo;
using Form = Lowered::Form;

/// One-shot bufferization takes cubic time in the length of a chain.
static constexpr size_t kMaxInsertChain = 16;

static SmallVector<Value> indexValues(Lowering &l,
                                      ArrayRef<OpFoldResult> offsets) {
  return llvm::to_vector(llvm::map_range(offsets, [&](OpFoldResult o) {
    if (auto v = dyn_cast<Value>(o))
      return v;
    return l.indexValue(cast<IntegerAttr>(cast<Attribute>(o)).getInt());
  }));
}

Value Box::extract(Lowering &l, Value tensor) const {
  if (llvm::all_of(sizes, [](int64_t n) { return n == 1; }))
    return tensor::ExtractOp::create(l.b, l.loc, tensor,
                                     indexValues(l, offsets));
  SmallVector<int64_t> shape;
  SmallVector<OpFoldResult> s, t;
  for (auto [size, stride] : llvm::zip_equal(sizes, strides)) {
    s.push_back(l.b.getIndexAttr(size));
    t.push_back(l.b.getIndexAttr(stride));
    if (size != 1)
      shape.push_back(size);
  }
  auto type = cast<RankedTensorType>(tensor.getType()).clone(shape);
  return tensor::ExtractSliceOp::create(
      l.b, l.loc, cast<RankedTensorType>(type), tensor, offsets, s, t);
}

Value Box::insert(Lowering &l, Value source, Value into) const {
  if (!isa<RankedTensorType>(source.getType()))
    return tensor::InsertOp::create(l.b, l.loc, source, into,
                                    indexValues(l, offsets));
  SmallVector<OpFoldResult> s, t;
  for (auto [size, stride] : llvm::zip_equal(sizes, strides)) {
    s.push_back(l.b.getIndexAttr(size));
    t.push_back(l.b.getIndexAttr(stride));
  }
  return tensor::InsertSliceOp::create(l.b, l.loc, source, into, offsets, s, t);
}

/// The box of squeezed `v` that the given full dimensions describe.
static Box squeezedBox(Lowering &l, Value v, ArrayRef<OpFoldResult> offsets,
                       ArrayRef<int64_t> sizes,
                       ArrayRef<int64_t> strides = {}) {
  Box box;
  for (int64_t d : keptDims(cast<RankedTensorType>(v.getType())))
    box.add(offsets[d], sizes[d], strides.empty() ? 1 : strides[d]);
  return box;
}

/// `result`, a part of `operand`, where that has one value, or there is nothing
/// in the part, or all.
static bool lowerTrivial(Lowering &l, Value operand, Value result) {
  if (cast<RankedTensorType>(result.getType()).getNumElements() == 0) {
    RankedTensorType type = l.squeezedType(result);
    l.defineTensor(result, l.empty(type.getShape(), type.getElementType()));
    return true;
  }
  if (l.isUniform(operand)) {
    l.defineUniform(result, operand);
    return true;
  }
  if (operand.getType() != result.getType())
    return false;
  l.alias(result, operand);
  return true;
}

static LogicalResult lowerSlice(Lowering &l, Operation *op) {
  auto slice = cast<hlo::SliceOp>(op);
  Value operand = slice.getOperand(), result = op->getResult(0);
  if (lowerTrivial(l, operand, result))
    return success();
  SmallVector<OpFoldResult> offsets;
  for (int64_t o : slice.getStartIndices())
    offsets.push_back(l.b.getIndexAttr(o));
  Box box = squeezedBox(l, operand, offsets,
                        cast<RankedTensorType>(result.getType()).getShape(),
                        slice.getStrides());
  l.defineCarried(result, box.extract(l, l.tensor(operand)));
  return success();
}

//===----------------------------------------------------------------------===//
// Concatenation
//===----------------------------------------------------------------------===//

/// `tensor` with a dimension of size 1 put in at `at`.
static Value addUnitDim(Lowering &l, Value tensor, unsigned at) {
  auto type = cast<RankedTensorType>(tensor.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape.insert(shape.begin() + at, 1);
  SmallVector<ReassociationIndices> groups;
  for (unsigned d = 0; d < shape.size(); ++d) {
    if (groups.empty() || (d != at && !(at == 0 && d == 1)))
      groups.emplace_back();
    groups.back().push_back(d);
  }
  if (type.getRank() == 0)
    groups.clear();
  return tensor::ExpandShapeOp::create(
      l.b, l.loc, RankedTensorType::get(shape, type.getElementType()), tensor,
      groups);
}

static LogicalResult lowerConcatenate(Lowering &l, Operation *op) {
  auto concat = cast<hlo::ConcatenateOp>(op);
  Value result = op->getResult(0);
  int64_t dim = concat.getDimension();
  SmallVector<Value> parts;
  for (Value v : concat.getInputs())
    if (cast<RankedTensorType>(v.getType()).getNumElements() != 0)
      parts.push_back(v);
  RankedTensorType type = l.squeezedType(result);
  if (parts.size() == 1) {
    l.alias(result, parts[0]);
    return success();
  }
  if (parts.empty()) {
    l.defineTensor(result, l.empty(type.getShape(), type.getElementType()));
    return success();
  }
  int64_t at = l.positions(result)[dim];
  auto sizeOf = [&](Value v) {
    return cast<RankedTensorType>(v.getType()).getDimSize(dim);
  };
  if (llvm::all_of(parts, [&](Value v) { return l.rank(v) == 0; })) {
    SmallVector<Value> scalars;
    for (Value v : parts)
      scalars.push_back(l.uniform(v));
    l.defineTensor(result,
                   tensor::FromElementsOp::create(l.b, l.loc, type, scalars));
    return success();
  }
  if (parts.size() > kMaxInsertChain) {
    SmallVector<Value> tensors;
    for (Value v : parts)
      tensors.push_back(sizeOf(v) == 1 ? addUnitDim(l, l.tensor(v), at)
                                       : l.tensor(v));
    l.defineTensor(result,
                   tensor::ConcatOp::create(l.b, l.loc, type, at, tensors));
    return success();
  }
  Value into = l.empty(type.getShape(), type.getElementType());
  int64_t offset = 0;
  for (Value v : parts) {
    Box box;
    for (auto [d, n] : llvm::enumerate(type.getShape())) {
      bool isDim = int64_t(d) == at;
      box.add(l.b.getIndexAttr(isDim ? offset : 0), isDim ? sizeOf(v) : n, 1);
    }
    into = box.insert(l, l.carried(v), into);
    offset += sizeOf(v);
  }
  l.defineTensor(result, into);
  return success();
}

//===----------------------------------------------------------------------===//
// Pad
//===----------------------------------------------------------------------===//

static LogicalResult lowerPad(Lowering &l, Operation *op) {
  auto pad = cast<hlo::PadOp>(op);
  Value operand = pad.getOperand(), result = op->getResult(0);
  auto from = cast<RankedTensorType>(operand.getType());
  auto to = cast<RankedTensorType>(result.getType());
  if (to.getNumElements() == 0 &&
      lowerTrivial(l, operand, result)) // nothing to write
    return success();
  // Per dimension: the operand's elements [first, end) that stay, and where the
  // first of them lies in the result.
  Box read, write;
  bool isEmpty = false, isWhole = from == to;
  for (int64_t d = 0; d < from.getRank(); ++d) {
    int64_t n = from.getDimSize(d), size = to.getDimSize(d);
    int64_t low = pad.getEdgePaddingLow()[d],
            step = pad.getInteriorPadding()[d] + 1;
    int64_t first = low < 0 ? llvm::divideCeilSigned(-low, step) : 0;
    int64_t end =
        std::min(n, llvm::divideFloorSigned(size - 1 - low, step) + 1);
    isEmpty |= end <= first;
    isWhole &= low == 0 && first == 0 && end == n && step == 1;
    if (n != 1)
      read.add(l.b.getIndexAttr(first), end - first, 1);
    if (size != 1)
      write.add(l.b.getIndexAttr(first * step + low), end - first, step);
  }
  if (isWhole) {
    l.alias(result, operand);
    return success();
  }
  Value value = pad.getPaddingValue();
  if (isEmpty) {
    l.defineUniform(result, value);
    return success();
  }
  // One element of many, or a part of the operand, is read first.
  SmallVector<int64_t> readShape = read.shape();
  Value source = readShape == l.shape(operand)
                     ? l.carried(operand)
                     : read.extract(l, l.tensor(operand));
  if (to.getNumElements() == 1) {
    l.defineCarried(result, source);
    return success();
  }
  Value into = l.fill(l.shape(result), l.uniform(value));
  l.defineTensor(result, write.insert(l, source, into));
  if (TypedAttr c = l.constant(value); c && c == l.b.getZeroAttr(c.getType()))
    l.setPadPieces(result, PadPiece{source, write});
  return success();
}

//===----------------------------------------------------------------------===//
// Dynamic slices
//===----------------------------------------------------------------------===//

OpFoldResult dgc::codegen::clampedStart(Lowering &l, Value start,
                                        int64_t last) {
  if (last <= 0)
    return l.b.getIndexAttr(0);
  if (auto c = l.constantInt(start))
    return l.b.getIndexAttr(std::clamp<int64_t>(*c, 0, last));
  return clampIndex(l.b, l.loc, l, l.uniform(start),
                    getElementTypeOrSelf(start.getType()), last);
}

Value dgc::codegen::clampIndex(OpBuilder &b, Location loc, Lowering &l,
                               Value element, Type oldElement, int64_t last) {
  Value zero = l.indexValue(0), top = l.indexValue(last);
  Type index = b.getIndexType();
  if (oldElement.isUnsignedInteger()) {
    Value i = arith::IndexCastUIOp::create(b, loc, index, element);
    return arith::MinUIOp::create(b, loc, i, top);
  }
  Value i = arith::IndexCastOp::create(b, loc, index, element);
  return arith::MinSIOp::create(b, loc, arith::MaxSIOp::create(b, loc, i, zero),
                                top);
}

/// Start indices of a box of `sizes` in `operand`, clamped so that it fits.
static SmallVector<OpFoldResult> clampedStarts(Lowering &l, Value operand,
                                               ValueRange starts,
                                               ArrayRef<int64_t> sizes) {
  SmallVector<OpFoldResult> result;
  auto type = cast<RankedTensorType>(operand.getType());
  for (auto [d, start] : llvm::enumerate(starts))
    result.push_back(clampedStart(l, start, type.getDimSize(d) - sizes[d]));
  return result;
}

static LogicalResult lowerDynamicSlice(Lowering &l, Operation *op) {
  auto slice = cast<hlo::DynamicSliceOp>(op);
  Value operand = slice.getOperand(), result = op->getResult(0);
  if (lowerTrivial(l, operand, result))
    return success();
  auto offsets =
      clampedStarts(l, operand, slice.getStartIndices(), slice.getSliceSizes());
  Box box = squeezedBox(l, operand, offsets, slice.getSliceSizes());
  l.defineCarried(result, box.extract(l, l.tensor(operand)));
  return success();
}

static LogicalResult lowerDynamicUpdateSlice(Lowering &l, Operation *op) {
  auto slice = cast<hlo::DynamicUpdateSliceOp>(op);
  Value operand = slice.getOperand(), update = slice.getUpdate(),
        result = op->getResult(0);
  auto updateType = cast<RankedTensorType>(update.getType());
  if (updateType == operand.getType() || updateType.getNumElements() == 0) {
    l.alias(result, updateType.getNumElements() == 0 ? operand : update);
    return success();
  }
  auto offsets =
      clampedStarts(l, operand, slice.getStartIndices(), updateType.getShape());
  Box box = squeezedBox(l, operand, offsets, updateType.getShape());
  l.defineTensor(result, box.insert(l, l.carried(update), l.tensor(operand)));
  return success();
}

void dgc::codegen::addSliceHandlers(HandlerTable &table) {
  table["stablehlo.slice"] = lowerSlice;
  table["stablehlo.concatenate"] = lowerConcatenate;
  table["stablehlo.pad"] = lowerPad;
  table["stablehlo.dynamic_slice"] = lowerDynamicSlice;
  table["stablehlo.dynamic_update_slice"] = lowerDynamicUpdateSlice;
}
