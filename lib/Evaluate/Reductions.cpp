//===- Reductions.cpp - dot_general and reduce ----------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Interpreter.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;
using namespace mlir;

namespace dgc {

/// The kind of a body that is one op on its two arguments, in either order.
static std::optional<ReduceKind> simpleKind(Region &body) {
  if (!body.hasOneBlock())
    return std::nullopt;
  Block &block = body.front();
  if (block.getNumArguments() != 2 || !llvm::hasNItems(block, 2))
    return std::nullopt;
  Operation &op = block.front(), *end = block.getTerminator();
  bool isBody = op.getNumOperands() == 2 && op.getNumResults() == 1 &&
                end->getNumOperands() == 1 &&
                end->getOperand(0) == op.getResult(0) &&
                op.getOperand(0) != op.getOperand(1) &&
                llvm::all_of(op.getOperands(),
                             [&](Value v) {
                               auto arg = dyn_cast<BlockArgument>(v);
                               return arg && arg.getOwner() == &block;
                             }) &&
                op.getResult(0).getType() == block.getArgument(0).getType();
  if (!isBody)
    return std::nullopt;
  return llvm::StringSwitch<std::optional<ReduceKind>>(
             op.getName().getStringRef())
      .Case("stablehlo.add", ReduceKind::Add)
      .Case("stablehlo.multiply", ReduceKind::Mul)
      .Case("stablehlo.minimum", ReduceKind::Min)
      .Case("stablehlo.maximum", ReduceKind::Max)
      .Case("stablehlo.and", ReduceKind::And)
      .Case("stablehlo.or", ReduceKind::Or)
      .Default(std::nullopt);
}

Reducer::Reducer(Region &body) : body(body), kind(simpleKind(body)) {}

/// Element `n` of `a` as a rank-0 array.
static Array scalarOf(const Array &a, int64_t n) {
  Array s = Array::zeros(a.type, {});
  s.copyElement(0, a, n);
  return s;
}

bool Reducer::apply(MutableArrayRef<Array> acc, int64_t at,
                    ArrayRef<const Array *> values, int64_t from) {
  if (kind) {
    Array a = scalarOf(acc[0], at);
    combineInto(a, scalarOf(*values[0], from), *kind);
    acc[0].copyElement(at, a, 0);
    return true;
  }
  std::vector<PerRank> args, results;
  for (const Array &a : acc)
    args.push_back({scalarOf(a, at)});
  for (const Array *v : values)
    args.push_back({scalarOf(*v, from)});
  Mesh none;
  Interpreter inner(none, 1, 1 << 20);
  if (failed(inner.runBlock(body.front(), std::move(args), results)) ||
      results.size() != acc.size())
    return false;
  for (auto [a, r] : zip(acc, results))
    a.copyElement(at, r[0], 0);
  return true;
}

namespace {

LogicalResult reduce(RankCall &c) {
  auto op = cast<stablehlo::ReduceOp>(c.op);
  size_t n = op.getInputs().size();
  SmallVector<bool> reduced(c.in[0]->rank(), false);
  for (int64_t d : op.getDimensions())
    reduced[d] = true;
  auto outStrides = c.out[0].strides();
  SmallVector<int64_t> strides;
  for (int64_t d = 0, k = 0; d < c.in[0]->rank(); ++d)
    strides.push_back(reduced[d] ? 0 : outStrides[k++]);
  for (size_t k = 0; k < n; ++k)
    for (int64_t e = 0; e < c.out[k].size(); ++e)
      c.out[k].copyElement(e, *c.in[n + k], 0);
  Reducer reducer(op.getBody());
  ArrayRef<const Array *> inputs(c.in.data(), n);
  bool ok = true;
  forEachIndex(c.in[0]->shape, [&](ArrayRef<int64_t> index, int64_t from) {
    int64_t to = 0;
    for (size_t d = 0; d < index.size(); ++d)
      to += index[d] * strides[d];
    ok = ok && reducer.apply(c.out, to, inputs, from);
  });
  return success(ok);
}

/// The offsets of all indices over `dims` of an array, in row-major order.
std::vector<int64_t> offsetsOver(const Array &a, ArrayRef<int64_t> dims) {
  auto strides = a.strides();
  SmallVector<int64_t> shape;
  for (int64_t d : dims)
    shape.push_back(a.shape[d]);
  std::vector<int64_t> offsets;
  forEachIndex(shape, [&](ArrayRef<int64_t> index, int64_t) {
    int64_t o = 0;
    for (auto [d, x] : zip(dims, index))
      o += strides[d] * x;
    offsets.push_back(o);
  });
  return offsets;
}

SmallVector<int64_t> freeDims(const Array &a, ArrayRef<int64_t> batch,
                              ArrayRef<int64_t> contracting) {
  SmallVector<int64_t> dims;
  for (int64_t d = 0; d < a.rank(); ++d)
    if (!is_contained(batch, d) && !is_contained(contracting, d))
      dims.push_back(d);
  return dims;
}

LogicalResult dotGeneral(RankCall &c) {
  auto dims = cast<stablehlo::DotGeneralOp>(c.op).getDotDimensionNumbers();
  const Array &a = *c.in[0], &b = *c.in[1];
  Array &out = c.out[0];
  auto aBatch = offsetsOver(a, dims.getLhsBatchingDimensions());
  auto bBatch = offsetsOver(b, dims.getRhsBatchingDimensions());
  auto aSum = offsetsOver(a, dims.getLhsContractingDimensions());
  auto bSum = offsetsOver(b, dims.getRhsContractingDimensions());
  auto aFree = offsetsOver(a, freeDims(a, dims.getLhsBatchingDimensions(),
                                       dims.getLhsContractingDimensions()));
  auto bFree = offsetsOver(b, freeDims(b, dims.getRhsBatchingDimensions(),
                                       dims.getRhsContractingDimensions()));
  int64_t n = 0;
  for (size_t g = 0; g < aBatch.size(); ++g)
    for (int64_t i : aFree)
      for (int64_t j : bFree) {
        int64_t x = aBatch[g] + i, y = bBatch[g] + j;
        double sum = 0;
        uint64_t isum = 0;
        if (a.type.isFloat())
          for (size_t k = 0; k < aSum.size(); ++k)
            sum += a.f[x + aSum[k]] * b.f[y + bSum[k]];
        else
          for (size_t k = 0; k < aSum.size(); ++k)
            isum += uint64_t(a.i[x + aSum[k]]) * uint64_t(b.i[y + bSum[k]]);
        if (out.type.isFloat())
          out.f[n++] =
              out.type.round(a.type.isFloat() ? sum : double(int64_t(isum)));
        else
          out.i[n++] =
              out.type.isBool() ? isum != 0 : out.type.wrap(int64_t(isum));
      }
  return success();
}

} // namespace

void addReductionHandlers(HandlerTable &t) {
  t.rank["stablehlo.reduce"] = reduce;
  t.rank["stablehlo.dot_general"] = dotGeneral;
}

} // namespace dgc
