//===- LoopNest.cpp - A linalg op on buffers as loops with strides --------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/LoopNest.h"
#include "dgc/CodeGen/LinalgUtils.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace dgc;

/// Adds factor * (coefficients of `expr`) to `strides`; the constant to
/// `offset`. False if `expr` is not linear with coefficients >= 0.
static bool addLinear(AffineExpr expr, int64_t factor,
                      MutableArrayRef<int64_t> strides, int64_t &offset) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    strides[dim.getPosition()] += factor;
    return true;
  }
  if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
    offset += factor * constant.getValue();
    return constant.getValue() >= 0;
  }
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return false;
  if (expr.getKind() == AffineExprKind::Add)
    return addLinear(binary.getLHS(), factor, strides, offset) &&
           addLinear(binary.getRHS(), factor, strides, offset);
  auto scale = dyn_cast<AffineConstantExpr>(binary.getRHS());
  return expr.getKind() == AffineExprKind::Mul && scale &&
         scale.getValue() >= 0 &&
         addLinear(binary.getLHS(), factor * scale.getValue(), strides, offset);
}

std::optional<LoopNest> LoopNest::get(linalg::GenericOp op,
                                      LoopNest::TypeOf typeOf) {
  LoopNest nest;
  nest.op = op;
  unsigned numOperands = op->getNumOperands(), numLoops = op.getNumLoops();
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  if (llvm::any_of(sizes, ShapedType::isDynamic))
    return std::nullopt;
  nest.offsets.assign(numOperands, 0);
  SmallVector<SmallVector<int64_t>> strides(numOperands,
                                            SmallVector<int64_t>(numLoops, 0));
  for (OpOperand &operand : op->getOpOperands()) {
    auto type = dyn_cast<MemRefType>(operand.get().getType());
    if (!type)
      continue;
    if (typeOf)
      type = typeOf(operand);
    SmallVector<int64_t> layout;
    int64_t offset;
    if (failed(type.getStridesAndOffset(layout, offset)) ||
        llvm::any_of(layout, [](int64_t s) {
          return ShapedType::isDynamic(s) || s < 0;
        }))
      return std::nullopt;
    unsigned k = operand.getOperandNumber();
    AffineMap map = op.getMatchingIndexingMap(&operand);
    for (auto [expr, stride] : llvm::zip_equal(map.getResults(), layout))
      if (!addLinear(expr, stride, strides[k], nest.offsets[k]))
        return std::nullopt;
  }
  llvm::SmallDenseSet<unsigned> indexed;
  op.getBody()->walk([&](linalg::IndexOp i) { indexed.insert(i.getDim()); });
  for (unsigned d = 0; d < numLoops; ++d) {
    if (sizes[d] == 1)
      continue;
    Loop loop;
    loop.size = sizes[d];
    loop.parallel =
        op.getIteratorTypesArray()[d] == utils::IteratorType::parallel;
    loop.indexed = indexed.contains(d);
    loop.dimensions = {d};
    for (unsigned k = 0; k < numOperands; ++k)
      loop.strides.push_back(strides[k][d]);
    // A loop that no operand moves with has no size in the op's new form.
    if (llvm::all_of(loop.strides, [](int64_t s) { return s == 0; }))
      return std::nullopt;
    nest.loops.push_back(std::move(loop));
  }
  return nest;
}

int LoopNest::loopOf(unsigned dim) const {
  for (auto [i, loop] : llvm::enumerate(loops))
    if (llvm::is_contained(loop.dimensions, dim))
      return i;
  return -1;
}

bool LoopNest::canMerge(unsigned i) const {
  const Loop &outer = loops[i], &inner = loops[i + 1];
  if (outer.parallel != inner.parallel || outer.indexed || inner.indexed)
    return false;
  for (auto [a, b] : llvm::zip_equal(outer.strides, inner.strides))
    if (a != b * inner.size)
      return false;
  return true;
}

void LoopNest::merge(unsigned i) {
  Loop &outer = loops[i], &inner = loops[i + 1];
  inner.size *= outer.size;
  outer.dimensions.append(inner.dimensions);
  inner.dimensions = outer.dimensions;
  loops.erase(loops.begin() + i);
}

void LoopNest::mergeFrom(unsigned first) {
  for (unsigned i = first; i + 1 < loops.size();)
    if (canMerge(i))
      merge(i);
    else
      ++i;
}

void LoopNest::orderFrom(unsigned first) {
  // The operand with the most elements counts; of equals, the written one.
  SmallVector<unsigned> operands;
  for (unsigned k = 0, e = op->getNumOperands(); k != e; ++k)
    operands.push_back(k);
  llvm::sort(operands.begin(), operands.end(), [&](unsigned a, unsigned b) {
    int64_t sizeA = 1, sizeB = 1;
    for (const Loop &loop : loops) {
      sizeA *= loop.strides[a] ? loop.size : 1;
      sizeB *= loop.strides[b] ? loop.size : 1;
    }
    return sizeA != sizeB ? sizeA > sizeB : a > b;
  });
  // A loop that an operand does not depend on has no place in its order: the
  // next operand decides. Insertion keeps this partial order stable.
  auto outside = [&](const Loop &a, const Loop &b) {
    for (unsigned k : operands)
      if (a.strides[k] && b.strides[k] && a.strides[k] != b.strides[k])
        return a.strides[k] > b.strides[k];
    return false;
  };
  for (unsigned i = first + 1; i < loops.size(); ++i)
    for (unsigned j = i; j > first && outside(loops[j], loops[j - 1]); --j)
      std::swap(loops[j], loops[j - 1]);
}

int64_t LoopNest::trips() const {
  int64_t n = 1;
  for (const Loop &loop : loops)
    n *= loop.size;
  return n;
}

SmallVector<unsigned> LoopNest::operandLoops(unsigned operand) const {
  SmallVector<unsigned> result;
  for (auto [i, loop] : llvm::enumerate(loops))
    if (loop.strides[operand])
      result.push_back(i);
  llvm::sort(result.begin(), result.end(), [&](unsigned a, unsigned b) {
    int64_t strideA = loops[a].strides[operand],
            strideB = loops[b].strides[operand];
    return strideA != strideB ? strideA > strideB : a < b;
  });
  return result;
}

AffineMap LoopNest::accessMap(unsigned operand) const {
  MLIRContext *context = op.getContext();
  SmallVector<AffineExpr> results;
  for (unsigned i : operandLoops(operand))
    results.push_back(getAffineDimExpr(i, context));
  return AffineMap::get(loops.size(), 0, results, context);
}

MemRefType LoopNest::accessType(unsigned operand) const {
  auto type = cast<MemRefType>(op->getOperand(operand).getType());
  SmallVector<int64_t> shape, strides;
  for (unsigned i : operandLoops(operand)) {
    shape.push_back(loops[i].size);
    strides.push_back(loops[i].strides[operand]);
  }
  int64_t dense = 1;
  bool identity = offsets[operand] == 0;
  for (auto [size, stride] : llvm::reverse(llvm::zip_equal(shape, strides))) {
    identity &= stride == dense;
    dense *= size;
  }
  MemRefLayoutAttrInterface layout;
  if (!identity)
    layout = StridedLayoutAttr::get(op.getContext(), offsets[operand], strides);
  return MemRefType::get(shape, type.getElementType(), layout);
}

linalg::GenericOp LoopNest::build(OpBuilder &builder, ValueRange operands,
                                  IRMapping &mapping) const {
  SmallVector<AffineMap> maps;
  SmallVector<utils::IteratorType> iterators;
  for (const Loop &loop : loops)
    iterators.push_back(loop.parallel ? utils::IteratorType::parallel
                                      : utils::IteratorType::reduction);
  for (unsigned k = 0, e = op->getNumOperands(); k != e; ++k)
    maps.push_back(isa<MemRefType>(op->getOperand(k).getType())
                       ? accessMap(k)
                       : AffineMap::get(loops.size(), 0, op.getContext()));
  unsigned numInputs = op.getNumDpsInputs();
  auto result = linalg::GenericOp::create(
      builder, op.getLoc(), TypeRange{}, operands.take_front(numInputs),
      operands.drop_front(numInputs), maps, iterators);
  op.getRegion().cloneInto(&result.getRegion(), mapping);
  // Counters: of a loop that is left, of one that ran once.
  SmallVector<linalg::IndexOp> indices;
  result.getBody()->walk([&](linalg::IndexOp i) { indices.push_back(i); });
  for (linalg::IndexOp index : indices) {
    OpBuilder inside(index);
    int loop = loopOf(index.getDim());
    Value value =
        loop < 0
            ? arith::ConstantIndexOp::create(inside, index.getLoc(), 0)
                  .getResult()
            : linalg::IndexOp::create(inside, index.getLoc(), loop).getResult();
    index.replaceAllUsesWith(value);
    index.erase();
  }
  return result;
}
