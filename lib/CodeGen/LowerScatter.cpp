//===- LowerScatter.cpp - scatter as a loop over its updates --------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Updates are applied one after another, in order, to tensors that the loops
// carry, so duplicates are right and bufferization works in place. A window is
// one slice: an embedding's gradient adds whole rows. A window that does not
// fit is dropped whole, as XLA does.
//
//===----------------------------------------------------------------------===//
#include "Lowering.h"

#include "dgc/CodeGen/LowerToLinalg.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace dgc::codegen;
namespace hlo = dgc::stablehlo;

namespace {
struct Dimension {
  int component = -1;     // of the start index
  int64_t lastStart = 0;  // the window fits for starts in [0, lastStart]
  int64_t batchLoop = -1; // loop that is the coordinate of a batching dimension
  int64_t window = 1;     // its size
  bool kept = false;      // in the squeezed operand
};

struct ScatterPlan {
  SmallVector<Dimension> operand;
  SmallVector<int64_t> loops; // trip counts
  SmallVector<int64_t>
      updateLoops; // per squeezed dimension of the updates, or -1
  SmallVector<int64_t> updateWindow; // its size in a window
  bool neverFits = false;
};
} // namespace

/// Loops are the dimensions of the indices that are neither components nor of
/// size 1; `loopOf` gets one entry a dimension of the indices.
static void planLoops(hlo::ScatterOp op, ScatterPlan &plan,
                      SmallVectorImpl<int64_t> &loopOf) {
  auto indices = cast<RankedTensorType>(op.getScatterIndices().getType());
  int64_t vectorDim = op.getScatterDimensionNumbers().getIndexVectorDim();
  for (auto [d, n] : llvm::enumerate(indices.getShape())) {
    bool isLoop = int64_t(d) != vectorDim && n != 1;
    loopOf.push_back(isLoop ? int64_t(plan.loops.size()) : -1);
    if (isLoop)
      plan.loops.push_back(n);
  }
}

static ScatterPlan planScatter(hlo::ScatterOp op) {
  auto dims = op.getScatterDimensionNumbers();
  auto operand = cast<RankedTensorType>(op.getInputs()[0].getType());
  auto updates = cast<RankedTensorType>(op.getUpdates()[0].getType());
  ScatterPlan plan;
  SmallVector<int64_t> loopOf;
  planLoops(op, plan, loopOf);
  unsigned nextWindow = 0;
  for (int64_t d = 0; d < operand.getRank(); ++d) {
    Dimension dim;
    dim.kept = operand.getDimSize(d) != 1;
    auto batch = llvm::find(dims.getInputBatchingDims(), d);
    if (batch != dims.getInputBatchingDims().end())
      dim.batchLoop = loopOf[dims.getScatterIndicesBatchingDims()
                                 [batch - dims.getInputBatchingDims().begin()]];
    else if (!llvm::is_contained(dims.getInsertedWindowDims(), d))
      dim.window = updates.getDimSize(dims.getUpdateWindowDims()[nextWindow++]);
    dim.lastStart = operand.getDimSize(d) - dim.window;
    plan.neverFits |= dim.lastStart < 0;
    auto start = llvm::find(dims.getScatterDimsToOperandDims(), d);
    if (start != dims.getScatterDimsToOperandDims().end())
      dim.component = start - dims.getScatterDimsToOperandDims().begin();
    plan.operand.push_back(dim);
  }
  // The updates' other dimensions are those of the indices, in order.
  SmallVector<int64_t> scatterLoops;
  for (auto [d, loop] : llvm::enumerate(loopOf))
    if (int64_t(d) != dims.getIndexVectorDim())
      scatterLoops.push_back(loop);
  unsigned nextLoop = 0;
  for (int64_t d = 0; d < updates.getRank(); ++d) {
    bool isWindow = llvm::is_contained(dims.getUpdateWindowDims(), d);
    int64_t loop = isWindow ? -1 : scatterLoops[nextLoop++];
    if (updates.getDimSize(d) == 1)
      continue;
    plan.updateLoops.push_back(loop);
    plan.updateWindow.push_back(isWindow ? updates.getDimSize(d) : 1);
  }
  return plan;
}

namespace {
/// Emission of one scatter.
struct Scatter {
  Lowering &l;
  hlo::ScatterOp op;
  ScatterPlan plan;
  SmallVector<Value> components; // of the start indices, by component
  bool failed = false;

  OpBuilder &b() { return l.b; }
  Value starts(ValueRange ivs, SmallVectorImpl<Value> &start);
  SmallVector<Value> update(ValueRange ivs, ArrayRef<Value> start,
                            ValueRange carried);
  SmallVector<Value> combine(ValueRange current, ValueRange updates);
  SmallVector<Value> step(ValueRange ivs, ValueRange carried);
};
} // namespace

/// The start of the window along each dimension that has one; returns whether
/// it fits, null for always.
Value Scatter::starts(ValueRange ivs, SmallVectorImpl<Value> &start) {
  Type element = getElementTypeOrSelf(op.getScatterIndices().getType());
  Value fits;
  for (const Dimension &dim : plan.operand) {
    start.push_back({});
    if (dim.component < 0)
      continue;
    Value i = components[dim.component];
    if (isa<RankedTensorType>(i.getType()))
      i = tensor::ExtractOp::create(b(), l.loc, i, ivs);
    i = l.toIndex(i, element);
    // As unsigned, negative starts are large.
    Value ok = arith::CmpIOp::create(b(), l.loc, arith::CmpIPredicate::ule, i,
                                     l.indexValue(dim.lastStart));
    fits = fits ? arith::AndIOp::create(b(), l.loc, fits, ok).getResult() : ok;
    start.back() = i;
  }
  return fits;
}

SmallVector<Value> Scatter::combine(ValueRange current, ValueRange updates) {
  Block &body = op.getUpdateComputation().front();
  unsigned n = current.size();
  SmallVector<Value> results;
  // Replacement: nothing is read.
  bool replaces = llvm::all_of(
      llvm::enumerate(body.getTerminator()->getOperands()),
      [&](auto e) { return e.value() == body.getArgument(n + e.index()); });
  if (replaces)
    return llvm::to_vector(updates);
  if (!isa<RankedTensorType>(current[0].getType())) {
    SmallVector<Value> args(current);
    llvm::append_range(args, updates);
    failed |= llvm::failed(inlineBody(l, b(), body, args, results));
    return failed ? SmallVector<Value>(current) : results;
  }
  unsigned rank = cast<RankedTensorType>(current[0].getType()).getRank();
  AffineMap id = b().getMultiDimIdentityMap(rank);
  GenericBuilder g(l, rank);
  for (Value v : updates)
    g.addTensor(v, id);
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  auto generic = g.build(current, SmallVector<AffineMap>(n, id), iterators,
                         [&](OpBuilder &b, Location, ValueRange in,
                             ValueRange outs, SmallVectorImpl<Value> &r) {
                           SmallVector<Value> args(outs);
                           llvm::append_range(args, in);
                           return inlineBody(l, b, body, args, r);
                         });
  failed |= !generic;
  return failed ? SmallVector<Value>(current)
                : SmallVector<Value>(generic.getResults());
}

/// The carried tensors after one window.
SmallVector<Value> Scatter::update(ValueRange ivs, ArrayRef<Value> start,
                                   ValueRange carried) {
  Box window, source;
  for (auto [dim, first] : llvm::zip_equal(plan.operand, start)) {
    OpFoldResult offset = b().getIndexAttr(0);
    if (first)
      offset = first;
    else if (dim.batchLoop >= 0)
      offset = ivs[dim.batchLoop];
    if (dim.kept)
      window.add(offset, dim.window);
  }
  for (auto [loop, size] : llvm::zip_equal(plan.updateLoops, plan.updateWindow))
    source.add(loop >= 0 ? OpFoldResult(ivs[loop]) : b().getIndexAttr(0), size);
  SmallVector<Value> current, updates, result;
  for (auto [tensor, update] : llvm::zip_equal(carried, op.getUpdates())) {
    bool isScalar = window.shape().empty();
    current.push_back(window.offsets.empty() ? l.elementOf(tensor)
                                             : window.extract(l, tensor));
    updates.push_back(isScalar && l.isUniform(update)
                          ? l.uniform(update)
                          : source.extract(l, l.tensor(update)));
  }
  for (auto [tensor, value] :
       llvm::zip_equal(carried, combine(current, updates)))
    result.push_back(window.insert(l, value, tensor));
  return result;
}

SmallVector<Value> Scatter::step(ValueRange ivs, ValueRange carried) {
  SmallVector<Value> start;
  Value fits = starts(ivs, start);
  if (!fits)
    return update(ivs, start, carried);
  auto branch = scf::IfOp::create(b(), l.loc, TypeRange(carried), fits,
                                  /*withElse=*/true);
  OpBuilder::InsertionGuard guard(b());
  b().setInsertionPointToStart(branch.thenBlock());
  scf::YieldOp::create(b(), l.loc, update(ivs, start, carried));
  b().setInsertionPointToStart(branch.elseBlock());
  scf::YieldOp::create(b(), l.loc, carried);
  return SmallVector<Value>(branch.getResults());
}

static LogicalResult lowerScatter(Lowering &l, Operation *operation) {
  auto op = cast<hlo::ScatterOp>(operation);
  Scatter s{l, op, planScatter(op), {}};
  auto updates = cast<RankedTensorType>(op.getUpdates()[0].getType());
  if (s.plan.neverFits || updates.getNumElements() == 0) {
    for (auto [result, input] :
         llvm::zip_equal(op->getResults(), op.getInputs()))
      l.alias(result, input);
    return success();
  }
  auto dims = op.getScatterDimensionNumbers();
  for (size_t i = 0; i < dims.getScatterDimsToOperandDims().size(); ++i)
    s.components.push_back(
        indexComponent(l, op.getScatterIndices(), dims.getIndexVectorDim(), i));
  SmallVector<Value> inits, zeros, ends, ones;
  for (Value v : op.getInputs())
    inits.push_back(l.tensor(v));
  for (int64_t n : s.plan.loops) {
    zeros.push_back(l.indexValue(0));
    ones.push_back(l.indexValue(1));
    ends.push_back(l.indexValue(n));
  }
  SmallVector<Value> results;
  if (s.plan.loops.empty()) {
    results = s.step({}, inits);
  } else {
    auto nest =
        scf::buildLoopNest(l.b, l.loc, zeros, ends, ones, inits,
                           [&](OpBuilder &, Location, ValueRange ivs,
                               ValueRange carried) -> scf::ValueVector {
                             SmallVector<Value> r = s.step(ivs, carried);
                             return scf::ValueVector(r.begin(), r.end());
                           });
    results.assign(nest.results.begin(), nest.results.end());
  }
  if (s.failed)
    return failure();
  if (Operation *outer = results[0].getDefiningOp();
      outer && outer->getNumRegions() != 0)
    outer->setAttr(dgc::kScatterAttr, l.b.getUnitAttr());
  for (auto [old, v] : llvm::zip_equal(op->getResults(), results))
    l.defineTensor(old, v);
  return success();
}

void dgc::codegen::addScatterHandlers(HandlerTable &table) {
  table["stablehlo.scatter"] = lowerScatter;
}
