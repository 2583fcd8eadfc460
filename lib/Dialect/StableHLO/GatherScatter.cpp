//===- GatherScatter.cpp - Checks of gather and scatter -------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Checks.h"

using namespace mlir;

namespace dgc::stablehlo {

namespace {
/// What gather and scatter have in common, by the names that messages use.
struct Indexing {
  StringRef operandName, windowName, droppedName, batchName, indicesBatchName,
      mapName;
  ArrayRef<int64_t> window, dropped, batch, indicesBatch, map;
  int64_t indexVectorDim;
};
} // namespace

/// Dimensions of `operand` and `indices` are named once and in range; the
/// window is that of a result (or updates) of rank `windowRank`.
static LogicalResult checkIndexing(OpError error, const Indexing &x,
                                   RankedTensorType operand,
                                   RankedTensorType indices) {
  int64_t rank = operand.getRank(), indicesRank = indices.getRank();
  if (x.indexVectorDim < 0 || x.indexVectorDim > indicesRank)
    return error("index_vector_dim must lie in 0 to ", indicesRank,
                 ", the rank of the indices, but got ", x.indexVectorDim);
  int64_t numIndices =
      x.indexVectorDim < indicesRank ? indices.getDimSize(x.indexVectorDim) : 1;
  if (int64_t(x.map.size()) != numIndices)
    return error(x.mapName, " ", toText(x.map), " must have ", numIndices,
                 " entries, the size of an index vector, but got ",
                 x.map.size());
  int64_t windowRank =
      indicesRank - (x.indexVectorDim < indicesRank) + int64_t(x.window.size());
  if (failed(checkDims(error, x.windowName, x.window, windowRank, true)) ||
      failed(checkDims(error, x.droppedName, x.dropped, rank, true)) ||
      failed(checkDims(error, x.batchName, x.batch, rank, true)) ||
      failed(
          checkDims(error, x.indicesBatchName, x.indicesBatch, indicesRank)) ||
      failed(checkDims(error, x.mapName, x.map, rank)) ||
      failed(checkDisjoint(error, x.droppedName, x.dropped, x.batchName,
                           x.batch)) ||
      failed(checkDisjoint(error, x.mapName, x.map, x.batchName, x.batch)))
    return failure();
  if (rank != int64_t(x.window.size() + x.dropped.size() + x.batch.size()))
    return error(x.windowName, ", ", x.droppedName, " and ", x.batchName,
                 " must be as many as the ", rank, " dimensions of ", operand,
                 ", but got ", x.window.size(), ", ", x.dropped.size(), " and ",
                 x.batch.size());
  if (llvm::is_contained(x.indicesBatch, x.indexVectorDim))
    return error(x.indicesBatchName, " ", toText(x.indicesBatch),
                 " must not contain index_vector_dim ", x.indexVectorDim);
  if (x.batch.size() != x.indicesBatch.size())
    return error(x.batchName, " and ", x.indicesBatchName,
                 " must be equally many, but got ", toText(x.batch), " and ",
                 toText(x.indicesBatch));
  for (auto [dim, indicesDim] : llvm::zip(x.batch, x.indicesBatch))
    if (operand.getDimSize(dim) != indices.getDimSize(indicesDim))
      return error("batching dimension ", dim, " of the ", x.operandName,
                   " has size ", operand.getDimSize(dim), ", but dimension ",
                   indicesDim, " of the indices has size ",
                   indices.getDimSize(indicesDim));
  return success();
}

/// Places `windowSizes` at the window dimensions, and the sizes of the indices
/// but for the index vector at the others.
static SmallVector<int64_t> combine(const Indexing &x, RankedTensorType indices,
                                    ArrayRef<int64_t> windowSizes) {
  SmallVector<int64_t> batchSizes;
  for (auto [dim, size] : llvm::enumerate(indices.getShape()))
    if (int64_t(dim) != x.indexVectorDim)
      batchSizes.push_back(size);
  SmallVector<int64_t> shape(batchSizes.size() + windowSizes.size(), -1);
  for (auto [dim, size] : llvm::zip(x.window, windowSizes))
    shape[dim] = size;
  size_t next = 0;
  for (int64_t &size : shape)
    if (size < 0)
      size = batchSizes[next++];
  return shape;
}

/// Entries of `sizes` whose dimension is neither dropped nor a batch.
static SmallVector<int64_t> windowOf(const Indexing &x,
                                     ArrayRef<int64_t> sizes) {
  SmallVector<int64_t> result;
  for (auto [dim, size] : llvm::enumerate(sizes))
    if (!llvm::is_contained(x.dropped, int64_t(dim)) &&
        !llvm::is_contained(x.batch, int64_t(dim)))
      result.push_back(size);
  return result;
}

//===----------------------------------------------------------------------===//
// gather
//===----------------------------------------------------------------------===//

LogicalResult
GatherOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc,
                           ValueRange operands, DictionaryAttr attributes,
                           OpaqueProperties properties, RegionRange regions,
                           SmallVectorImpl<Type> &inferred) {
  OpError error{loc, getOperationName()};
  Adaptor adaptor(operands, attributes, properties, regions);
  RankedTensorType operand = tensorOf(operands[0]),
                   indices = tensorOf(operands[1]);
  GatherDimensionNumbersAttr dims = adaptor.getDimensionNumbersAttr();
  if (!operand || !indices || !dims)
    return error("needs tensors and dimension_numbers");
  Indexing x{"operand",
             "offset_dims",
             "collapsed_slice_dims",
             "operand_batching_dims",
             "start_indices_batching_dims",
             "start_index_map",
             dims.getOffsetDims(),
             dims.getCollapsedSliceDims(),
             dims.getOperandBatchingDims(),
             dims.getStartIndicesBatchingDims(),
             dims.getStartIndexMap(),
             dims.getIndexVectorDim()};
  if (failed(checkIndexing(error, x, operand, indices)))
    return failure();
  ArrayRef<int64_t> sizes = adaptor.getSliceSizes();
  bool fits = int64_t(sizes.size()) == operand.getRank();
  for (size_t dim = 0; fits && dim < sizes.size(); ++dim)
    fits = sizes[dim] >= 0 && sizes[dim] <= operand.getDimSize(dim);
  if (!fits)
    return error("slice_sizes ", toText(sizes), " must fit into ", operand);
  for (ArrayRef<int64_t> list : {x.dropped, x.batch})
    for (int64_t dim : list)
      if (sizes[dim] > 1)
        return error("the slice size of the collapsed or batching dimension ",
                     dim, " must be at most 1, but got ", sizes[dim]);
  inferred.push_back(RankedTensorType::get(
      combine(x, indices, windowOf(x, sizes)), operand.getElementType()));
  return success();
}

//===----------------------------------------------------------------------===//
// scatter
//===----------------------------------------------------------------------===//

static LogicalResult checkScatterShapes(ScatterOp op) {
  OpError error{op.getLoc(), op.getOperationName()};
  RankedTensorType input = tensorOf(op.getInputs()[0]),
                   update = tensorOf(op.getUpdates()[0]),
                   indices = tensorOf(op.getScatterIndices());
  ScatterDimensionNumbersAttr dims = op.getScatterDimensionNumbers();
  Indexing x{"inputs",
             "update_window_dims",
             "inserted_window_dims",
             "input_batching_dims",
             "scatter_indices_batching_dims",
             "scatter_dims_to_operand_dims",
             dims.getUpdateWindowDims(),
             dims.getInsertedWindowDims(),
             dims.getInputBatchingDims(),
             dims.getScatterIndicesBatchingDims(),
             dims.getScatterDimsToOperandDims(),
             dims.getIndexVectorDim()};
  if (failed(checkIndexing(error, x, input, indices)))
    return failure();
  SmallVector<int64_t> largest = windowOf(x, input.getShape());
  SmallVector<int64_t> expected = combine(x, indices, largest);
  if (update.getRank() != int64_t(expected.size()))
    return error("updates must have rank ", expected.size(), ", but got ",
                 update);
  for (auto [dim, size] : llvm::enumerate(expected)) {
    bool window = llvm::is_contained(x.window, int64_t(dim));
    int64_t got = update.getDimSize(dim);
    if (window ? got > size : got != size)
      return error("dimension ", dim, " of the updates must be ",
                   window ? "at most " : "", size, ", but got ", got);
  }
  return success();
}

LogicalResult ScatterOp::verify() {
  size_t count = getInputs().size();
  if (count == 0 || getNumOperands() != 2 * count + 1)
    return emitOpError() << "takes inputs, indices and as many updates as "
                            "inputs, but got "
                         << getNumOperands() << " operands";
  for (size_t i = 0; i < count; ++i) {
    RankedTensorType input = tensorOf(getInputs()[i]),
                     update = tensorOf(getUpdates()[i]);
    if (input.getShape() != tensorOf(getInputs()[0]).getShape() ||
        update.getShape() != tensorOf(getUpdates()[0]).getShape())
      return emitOpError() << "all inputs must have one shape and all updates "
                              "another, but got input #"
                           << i << " " << input << " and update " << update;
    if (input.getElementType() != update.getElementType())
      return emitOpError() << "update #" << i << " must have the element type "
                           << input.getElementType()
                           << " of its input, but got " << update;
  }
  if (failed(checkScatterShapes(*this)) ||
      failed(checkTypes(*this, "result", getResultTypes(),
                        getInputs().getTypes())))
    return failure();
  return checkCombiner(*this, getUpdateComputation(), "update computation",
                       getInputs());
}

} // namespace dgc::stablehlo
