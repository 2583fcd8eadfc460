//===- Indices.cpp - Index columns of gather and scatter ------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Indices.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"

using namespace mlir;

namespace dgc {

IndexedDims::IndexedDims(int64_t operandRank, int64_t indexRank,
                         int64_t dataRank, int64_t indexVectorDim,
                         ArrayRef<int64_t> windowDims,
                         llvm::function_ref<bool(int64_t)> dropped,
                         ArrayRef<int64_t> columnDims)
    : dataOfDim(operandRank, -1), columnOfDim(operandRank, -1) {
  size_t window = 0;
  for (int64_t d = 0; d < operandRank; ++d)
    if (!dropped(d))
      dataOfDim[d] = windowDims[window++];
  for (auto [k, d] : llvm::enumerate(columnDims))
    columnOfDim[d] = int64_t(k);
  for (int64_t r = 0; r < dataRank; ++r)
    if (!llvm::is_contained(windowDims, r))
      dataBatch.push_back(r);
  for (int64_t d = 0; d < indexRank; ++d)
    if (d != indexVectorDim)
      indexBatch.push_back(d);
}

IndexColumns::IndexColumns(LocalBuilder &b, Value indices,
                           int64_t indexVectorDim, ArrayRef<int64_t> dataBatch,
                           ArrayRef<SplitWindow> windows)
    : b(b), indices(indices), indexVectorDim(indexVectorDim) {
  RankedTensorType type = tensorType(indices);
  columns =
      indexVectorDim < type.getRank() ? type.getDimSize(indexVectorDim) : 1;
  for (int64_t d = 0; d < type.getRank(); ++d)
    if (d != indexVectorDim)
      oldShape.push_back(type.getDimSize(d));
  // Old and new batch dimensions in the order of the data.
  struct Entry {
    int64_t dataDim, size, old;
  };
  llvm::SmallVector<Entry> entries;
  for (auto [i, d] : llvm::enumerate(dataBatch))
    entries.push_back({d, oldShape[i], int64_t(i)});
  for (const SplitWindow &w : windows)
    entries.push_back({w.dataDim, w.size, -1});
  llvm::sort(entries, [](const Entry &a, const Entry &c) {
    return a.dataDim < c.dataDim;
  });
  places.resize(oldShape.size());
  for (auto [i, e] : llvm::enumerate(entries)) {
    shape.push_back(e.size);
    dataDims.push_back(e.dataDim);
    if (e.old >= 0)
      places[e.old] = int64_t(i);
  }
}

Value IndexColumns::spread(Value v) { return b.broadcast(v, shape, places); }

Value IndexColumns::column(int64_t k) {
  Value v = indices;
  if (indexVectorDim < tensorType(indices).getRank())
    v = b.slice(indices, indexVectorDim, k, 1);
  return spread(b.toI64(b.reshape(v, oldShape)));
}

Value IndexColumns::addPosition(Value column, const SplitWindow &window) {
  int64_t place = llvm::find(dataDims, window.dataDim) - dataDims.begin();
  return b.add(column, b.broadcast(b.iota(window.size), shape, {place}));
}

Value IndexColumns::join(ArrayRef<Value> columns) {
  llvm::SmallVector<int64_t> one(shape);
  one.push_back(1);
  llvm::SmallVector<Value> parts;
  for (Value c : columns)
    parts.push_back(b.reshape(c, one));
  if (parts.size() == 1)
    return parts.front();
  one.back() = int64_t(parts.size());
  auto type = RankedTensorType::get(one, b.builder.getI64Type());
  return stablehlo::ConcatenateOp::create(b.builder, b.loc, type, parts,
                                          int64_t(shape.size()));
}

int64_t IndexColumns::newBatchDim(int64_t d) const {
  return places[d < indexVectorDim ? d : d - 1];
}

} // namespace dgc
