//===- Shapes.cpp - Ops that only move elements ---------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Interpreter.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"

#include <limits>

using namespace llvm;
using namespace mlir;

namespace dgc {
namespace {

int64_t dot(ArrayRef<int64_t> a, ArrayRef<int64_t> b) {
  int64_t sum = 0;
  for (size_t k = 0; k < a.size(); ++k)
    sum += a[k] * b[k];
  return sum;
}

LogicalResult constant(RankCall &c) {
  auto value = c.op->getAttrOfType<ElementsAttr>("value");
  FailureOr<Array> array = failure();
  if (value)
    array = Array::fromAttr(value);
  if (failed(array))
    return c.op->emitOpError("has a value the reference evaluator cannot read");
  c.out[0] = std::move(*array);
  return success();
}

LogicalResult iota(RankCall &c) {
  int64_t dim = cast<stablehlo::IotaOp>(c.op).getIotaDimension();
  Array &out = c.out[0];
  forEachIndex(out.shape, [&](ArrayRef<int64_t> index, int64_t n) {
    if (out.type.isFloat())
      out.f[n] = out.type.round(double(index[dim]));
    else
      out.i[n] = out.type.wrap(index[dim]);
  });
  return success();
}

LogicalResult reshape(RankCall &c) {
  c.out[0].f = c.in[0]->f;
  c.out[0].i = c.in[0]->i;
  return success();
}

/// Result element `index` is the operand's element at strides . index.
void copyStrided(Array &out, const Array &in, ArrayRef<int64_t> strides,
                 int64_t offset) {
  forEachIndex(out.shape, [&](ArrayRef<int64_t> index, int64_t n) {
    out.copyElement(n, in, offset + dot(strides, index));
  });
}

LogicalResult broadcastInDim(RankCall &c) {
  auto dims = cast<stablehlo::BroadcastInDimOp>(c.op).getBroadcastDimensions();
  auto inStrides = c.in[0]->strides();
  SmallVector<int64_t> strides(c.out[0].rank(), 0);
  for (auto [k, d] : enumerate(dims))
    strides[d] = c.in[0]->shape[k] == 1 ? 0 : inStrides[k];
  copyStrided(c.out[0], *c.in[0], strides, 0);
  return success();
}

LogicalResult transpose(RankCall &c) {
  auto perm = cast<stablehlo::TransposeOp>(c.op).getPermutation();
  auto inStrides = c.in[0]->strides();
  SmallVector<int64_t> strides;
  for (int64_t d : perm)
    strides.push_back(inStrides[d]);
  copyStrided(c.out[0], *c.in[0], strides, 0);
  return success();
}

LogicalResult slice(RankCall &c) {
  auto op = cast<stablehlo::SliceOp>(c.op);
  auto inStrides = c.in[0]->strides();
  SmallVector<int64_t> strides;
  for (auto [s, step] : zip(inStrides, op.getStrides()))
    strides.push_back(s * step);
  copyStrided(c.out[0], *c.in[0], strides,
              dot(inStrides, op.getStartIndices()));
  return success();
}

LogicalResult pad(RankCall &c) {
  auto op = cast<stablehlo::PadOp>(c.op);
  ArrayRef<int64_t> low = op.getEdgePaddingLow(),
                    inner = op.getInteriorPadding();
  Array &out = c.out[0];
  auto strides = out.strides();
  for (int64_t n = 0, e = out.size(); n < e; ++n)
    out.copyElement(n, *c.in[1], 0);
  forEachIndex(c.in[0]->shape, [&](ArrayRef<int64_t> index, int64_t n) {
    int64_t to = 0;
    for (int64_t d = 0; d < out.rank(); ++d) {
      int64_t at = low[d] + index[d] * (inner[d] + 1);
      if (at < 0 || at >= out.shape[d])
        return;
      to += at * strides[d];
    }
    out.copyElement(to, *c.in[0], n);
  });
  return success();
}

LogicalResult concatenate(RankCall &c) {
  int64_t dim = cast<stablehlo::ConcatenateOp>(c.op).getDimension();
  auto strides = c.out[0].strides();
  int64_t offset = 0;
  for (const Array *in : c.in) {
    forEachIndex(in->shape, [&](ArrayRef<int64_t> index, int64_t n) {
      c.out[0].copyElement(dot(strides, index) + offset * strides[dim], *in, n);
    });
    offset += in->shape[dim];
  }
  return success();
}

/// Start indices clamped so that the window stays inside.
SmallVector<int64_t> clampedStarts(ArrayRef<const Array *> indices,
                                   ArrayRef<int64_t> shape,
                                   ArrayRef<int64_t> window) {
  SmallVector<int64_t> starts;
  for (auto [d, index] : enumerate(indices)) {
    int64_t at = index->i[0];
    if (index->type.isUnsigned && at < 0)
      at = std::numeric_limits<int64_t>::max(); // above any size
    starts.push_back(std::clamp<int64_t>(at, 0, shape[d] - window[d]));
  }
  return starts;
}

LogicalResult dynamicSlice(RankCall &c) {
  auto strides = c.in[0]->strides();
  auto starts = clampedStarts(ArrayRef(c.in).drop_front(), c.in[0]->shape,
                              c.out[0].shape);
  copyStrided(c.out[0], *c.in[0], strides, dot(strides, starts));
  return success();
}

LogicalResult dynamicUpdateSlice(RankCall &c) {
  auto starts = clampedStarts(ArrayRef(c.in).drop_front(2), c.in[0]->shape,
                              c.in[1]->shape);
  c.out[0] = *c.in[0];
  auto strides = c.out[0].strides();
  int64_t offset = dot(strides, starts);
  forEachIndex(c.in[1]->shape, [&](ArrayRef<int64_t> index, int64_t n) {
    c.out[0].copyElement(offset + dot(strides, index), *c.in[1], n);
  });
  return success();
}

} // namespace

void addShapeHandlers(HandlerTable &t) {
  t.rank["stablehlo.constant"] = constant;
  t.rank["arith.constant"] = constant;
  t.rank["stablehlo.iota"] = iota;
  t.rank["stablehlo.reshape"] = reshape;
  t.rank["stablehlo.broadcast_in_dim"] = broadcastInDim;
  t.rank["stablehlo.transpose"] = transpose;
  t.rank["stablehlo.slice"] = slice;
  t.rank["stablehlo.pad"] = pad;
  t.rank["stablehlo.concatenate"] = concatenate;
  t.rank["stablehlo.dynamic_slice"] = dynamicSlice;
  t.rank["stablehlo.dynamic_update_slice"] = dynamicUpdateSlice;
}

} // namespace dgc
