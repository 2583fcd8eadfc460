//===- LowerGather.cpp - gather as a generic over its result --------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// The components of the start indices are inputs of the generic, so that they
// are read once a window; the operand is read in the body by tensor.extract.
// The window's dimensions are loops of their own: rows are copied whole, and
// elementwise users can be fused.
//
//===----------------------------------------------------------------------===//
#include "Lowering.h"

#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace dgc::codegen;
namespace hlo = dgc::stablehlo;

Value dgc::codegen::indexComponent(Lowering &l, Value indices,
                                   int64_t vectorDim, int64_t component) {
  auto type = cast<RankedTensorType>(indices.getType());
  if (vectorDim == type.getRank() || type.getDimSize(vectorDim) == 1)
    return l.carried(indices);
  Box box;
  for (int64_t d : keptDims(type)) {
    bool isVector = d == vectorDim;
    box.add(l.b.getIndexAttr(isVector ? component : 0),
            isVector ? 1 : type.getDimSize(d));
  }
  return box.extract(l, l.tensor(indices));
}

namespace {
/// Where the operand's coordinate along one dimension comes from.
struct Coordinate {
  int component = -1;     // of the start index
  int64_t lastStart = 0;  // to which it is clamped
  int64_t batchLoop = -1; // loop that is the coordinate of a batching dimension
  int64_t offsetLoop = -1; // loop of the window
};

struct GatherPlan {
  SmallVector<Coordinate> coordinates; // one a squeezed operand dimension
  SmallVector<int64_t>
      indexLoops; // of the squeezed dimensions of an index component
};
} // namespace

static GatherPlan planGather(Lowering &l, hlo::GatherOp op) {
  auto dims = op.getDimensionNumbers();
  auto operand = cast<RankedTensorType>(op.getOperand().getType());
  auto indices = cast<RankedTensorType>(op.getStartIndices().getType());
  Value result = op->getResult(0);
  SmallVector<int64_t> loopOf = l.positions(result);
  SmallVector<int64_t> batchDims;
  for (int64_t d = 0; d < int64_t(loopOf.size()); ++d)
    if (!llvm::is_contained(dims.getOffsetDims(), d))
      batchDims.push_back(d);
  GatherPlan plan;
  // Result dimension of each dimension of the start indices.
  SmallVector<int64_t> ofIndices(indices.getRank(), -1);
  unsigned next = 0;
  for (int64_t d = 0; d < indices.getRank(); ++d) {
    if (d == dims.getIndexVectorDim())
      continue;
    ofIndices[d] = batchDims[next++];
    if (indices.getDimSize(d) != 1)
      plan.indexLoops.push_back(loopOf[ofIndices[d]]);
  }
  unsigned offset = 0;
  for (int64_t d = 0; d < operand.getRank(); ++d) {
    Coordinate c;
    auto batch = llvm::find(dims.getOperandBatchingDims(), d);
    bool isBatch = batch != dims.getOperandBatchingDims().end();
    if (isBatch) {
      size_t i = batch - dims.getOperandBatchingDims().begin();
      c.batchLoop = loopOf[ofIndices[dims.getStartIndicesBatchingDims()[i]]];
    } else if (!llvm::is_contained(dims.getCollapsedSliceDims(), d)) {
      c.offsetLoop = loopOf[dims.getOffsetDims()[offset++]];
    }
    c.lastStart = operand.getDimSize(d) - op.getSliceSizes()[d];
    auto start = llvm::find(dims.getStartIndexMap(), d);
    if (start != dims.getStartIndexMap().end() && c.lastStart > 0)
      c.component = start - dims.getStartIndexMap().begin();
    if (operand.getDimSize(d) != 1)
      plan.coordinates.push_back(c);
  }
  return plan;
}

/// One window for the whole result: a slice with dynamic offsets.
static void lowerSingleWindow(Lowering &l, hlo::GatherOp op,
                              const GatherPlan &plan) {
  Value indices = op.getStartIndices();
  Box box;
  SmallVector<int64_t> kept =
      keptDims(cast<RankedTensorType>(op.getOperand().getType()));
  for (auto [c, d] : llvm::zip_equal(plan.coordinates, kept)) {
    OpFoldResult offset = l.b.getIndexAttr(0);
    if (c.component >= 0) {
      Value i = indexComponent(l, indices,
                               op.getDimensionNumbers().getIndexVectorDim(),
                               c.component);
      offset = clampIndex(l.b, l.loc, l, i,
                          getElementTypeOrSelf(indices.getType()), c.lastStart);
    }
    box.add(offset, op.getSliceSizes()[d]);
  }
  l.defineCarried(op->getResult(0), box.extract(l, l.tensor(op.getOperand())));
}

static LogicalResult lowerGather(Lowering &l, Operation *operation) {
  auto op = cast<hlo::GatherOp>(operation);
  Value operand = op.getOperand(), indices = op.getStartIndices(),
        result = op->getResult(0);
  RankedTensorType type = l.squeezedType(result);
  if (type.getNumElements() == 0) {
    l.defineTensor(result, l.empty(type.getShape(), type.getElementType()));
    return success();
  }
  if (l.isUniform(operand)) {
    l.defineUniform(result, operand);
    return success();
  }
  GatherPlan plan = planGather(l, op);
  bool hasBatchLoop =
      llvm::any_of(plan.coordinates, [](auto &c) { return c.batchLoop >= 0; });
  if (plan.indexLoops.empty() && !hasBatchLoop) {
    lowerSingleWindow(l, op, plan);
    return success();
  }
  unsigned loops = type.getRank();
  GenericBuilder g(l, loops);
  AffineMap indexMap = selectDims(op.getContext(), loops, plan.indexLoops);
  SmallVector<int> inputOf(plan.coordinates.size(), -1);
  int numInputs = 0;
  for (auto [c, input] : llvm::zip_equal(plan.coordinates, inputOf)) {
    if (c.component < 0)
      continue;
    Value component = indexComponent(
        l, indices, op.getDimensionNumbers().getIndexVectorDim(), c.component);
    if (!isa<RankedTensorType>(component.getType()))
      component = l.rankZero(component);
    g.addTensor(component, indexMap);
    input = numInputs++;
  }
  Value source = l.tensor(operand);
  Type indexType = getElementTypeOrSelf(indices.getType());
  Value r = buildParallel(
      l, g, type.getShape(), type.getElementType(),
      [&](OpBuilder &b, Location loc, ValueRange in, ValueRange,
          SmallVectorImpl<Value> &yields) {
        SmallVector<Value> at;
        for (auto [c, input] : llvm::zip_equal(plan.coordinates, inputOf)) {
          Value i = input >= 0 ? clampIndex(b, loc, l, in[input], indexType,
                                            c.lastStart)
                               : Value();
          for (int64_t loop : {c.batchLoop, c.offsetLoop}) {
            if (loop < 0)
              continue;
            Value j = linalg::IndexOp::create(b, loc, loop);
            i = i ? arith::AddIOp::create(b, loc, i, j).getResult() : j;
          }
          at.push_back(i ? i : l.indexValue(0));
        }
        yields.push_back(tensor::ExtractOp::create(b, loc, source, at));
        return success();
      });
  l.defineTensor(result, r);
  return success();
}

void dgc::codegen::addGatherHandlers(HandlerTable &table) {
  table["stablehlo.gather"] = lowerGather;
}
