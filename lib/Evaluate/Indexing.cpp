//===- Indexing.cpp - gather and scatter ----------------------------------===//
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

/// An element of an index tensor; unsigned values above the signed range count
/// as beyond any size.
int64_t indexAt(const Array &a, int64_t n) {
  int64_t x = a.i[n];
  return a.type.isUnsigned && x < 0 ? std::numeric_limits<int64_t>::max() / 2
                                    : x;
}

/// Linear position in `indices` of component `k` of the index vector at
/// `batch`.
int64_t vectorPosition(const Array &indices, ArrayRef<int64_t> batch,
                       int64_t vectorDim, int64_t k) {
  auto strides = indices.strides();
  int64_t at = 0;
  for (int64_t d = 0, b = 0; d < indices.rank(); ++d)
    at += strides[d] * (d == vectorDim ? k : batch[b++]);
  return at;
}

/// Splits an index by membership of its dimensions in `dims`.
void splitIndex(ArrayRef<int64_t> index, ArrayRef<int64_t> dims,
                SmallVectorImpl<int64_t> &inside,
                SmallVectorImpl<int64_t> &outside) {
  inside.clear();
  outside.clear();
  for (auto [d, x] : enumerate(index))
    (is_contained(dims, int64_t(d)) ? inside : outside).push_back(x);
}

/// The coordinate in `batch` that goes with dimension `d` of the index tensor.
int64_t batchCoordinate(ArrayRef<int64_t> batch, int64_t d, int64_t vectorDim) {
  return batch[d > vectorDim ? d - 1 : d];
}

LogicalResult gather(RankCall &c) {
  auto op = cast<stablehlo::GatherOp>(c.op);
  auto dims = op.getDimensionNumbers();
  const Array &x = *c.in[0], &indices = *c.in[1];
  ArrayRef<int64_t> sizes = op.getSliceSizes();
  auto strides = x.strides();
  SmallVector<int64_t> offset, batch;
  forEachIndex(c.out[0].shape, [&](ArrayRef<int64_t> index, int64_t n) {
    splitIndex(index, dims.getOffsetDims(), offset, batch);
    SmallVector<int64_t> at(x.rank(), 0);
    for (auto [k, d] : enumerate(dims.getStartIndexMap())) {
      int64_t start = indexAt(
          indices, vectorPosition(indices, batch, dims.getIndexVectorDim(), k));
      at[d] = std::clamp<int64_t>(start, 0, x.shape[d] - sizes[d]);
    }
    for (auto [d, i] :
         zip(dims.getOperandBatchingDims(), dims.getStartIndicesBatchingDims()))
      at[d] = batchCoordinate(batch, i, dims.getIndexVectorDim());
    size_t o = 0;
    for (int64_t d = 0; d < x.rank(); ++d)
      if (!is_contained(dims.getCollapsedSliceDims(), d) &&
          !is_contained(dims.getOperandBatchingDims(), d))
        at[d] += offset[o++];
    int64_t from = 0;
    for (int64_t d = 0; d < x.rank(); ++d)
      from += at[d] * strides[d];
    c.out[0].copyElement(n, x, from);
  });
  return success();
}

/// Where the window of an update begins, or none if some of it is outside: such
/// a window is dropped whole, as XLA does.
std::optional<SmallVector<int64_t>>
windowStart(stablehlo::ScatterDimensionNumbersAttr dims, const Array &x,
            const Array &indices, const Array &update,
            ArrayRef<int64_t> batch) {
  SmallVector<int64_t> start(x.rank(), 0), window(x.rank(), 1);
  for (auto [k, d] : enumerate(dims.getScatterDimsToOperandDims()))
    start[d] = indexAt(
        indices, vectorPosition(indices, batch, dims.getIndexVectorDim(), k));
  for (auto [d, i] :
       zip(dims.getInputBatchingDims(), dims.getScatterIndicesBatchingDims()))
    start[d] = batchCoordinate(batch, i, dims.getIndexVectorDim());
  size_t w = 0;
  for (int64_t d = 0; d < x.rank(); ++d)
    if (!is_contained(dims.getInsertedWindowDims(), d) &&
        !is_contained(dims.getInputBatchingDims(), d))
      window[d] = update.shape[dims.getUpdateWindowDims()[w++]];
  for (int64_t d = 0; d < x.rank(); ++d)
    if (start[d] < 0 || start[d] > x.shape[d] - window[d])
      return std::nullopt;
  return start;
}

LogicalResult scatter(RankCall &c) {
  auto op = cast<stablehlo::ScatterOp>(c.op);
  auto dims = op.getScatterDimensionNumbers();
  size_t n = op.getInputs().size();
  const Array &indices = *c.in[n];
  ArrayRef<const Array *> updates = ArrayRef(c.in).drop_front(n + 1);
  for (size_t k = 0; k < n; ++k)
    c.out[k] = *c.in[k];
  auto strides = c.out[0].strides();
  Reducer reducer(op.getUpdateComputation());
  SmallVector<int64_t> window, batch;
  bool ok = true;
  forEachIndex(updates[0]->shape, [&](ArrayRef<int64_t> index, int64_t from) {
    splitIndex(index, dims.getUpdateWindowDims(), window, batch);
    auto start = windowStart(dims, *c.in[0], indices, *updates[0], batch);
    if (!start)
      return;
    int64_t to = 0;
    size_t w = 0;
    for (int64_t d = 0; d < c.in[0]->rank(); ++d) {
      bool inWindow = !is_contained(dims.getInsertedWindowDims(), d) &&
                      !is_contained(dims.getInputBatchingDims(), d);
      to += strides[d] * ((*start)[d] + (inWindow ? window[w++] : 0));
    }
    ok = ok && reducer.apply(c.out, to, updates, from);
  });
  return success(ok);
}

} // namespace

void addIndexingHandlers(HandlerTable &t) {
  t.rank["stablehlo.gather"] = gather;
  t.rank["stablehlo.scatter"] = scatter;
}

} // namespace dgc
