//===- LowerReduce.cpp - reduce to one linalg.generic ---------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Lowering.h"

#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace dgc::codegen;
namespace hlo = dgc::stablehlo;
using utils::IteratorType;

/// The one op of a body that combines its two arguments, or null.
static Operation *singleCombiner(Block &body) {
  if (body.getNumArguments() != 2 || !llvm::hasNItems(body, 2))
    return nullptr;
  Operation *op = &body.front();
  if (op->getNumOperands() != 2 || op->getNumResults() != 1 ||
      body.getTerminator()->getOperand(0) != op->getResult(0))
    return nullptr;
  auto is = [&](unsigned i, unsigned j) {
    return op->getOperand(0) == body.getArgument(i) &&
           op->getOperand(1) == body.getArgument(j);
  };
  return is(0, 1) || is(1, 0) ? op : nullptr;
}

/// True if combining with `init` changes nothing.
static bool isNeutral(Operation *combiner, TypedAttr init) {
  if (!combiner || !init)
    return false;
  if (auto f = dyn_cast<FloatAttr>(init)) {
    if (isa<hlo::AddOp>(combiner))
      return f.getValue().isZero();
    if (isa<hlo::MulOp>(combiner))
      return f.getValue().isExactlyValue(1.0);
    if (isa<hlo::MaxOp, hlo::MinOp>(combiner))
      return f.getValue().isInfinity() &&
             f.getValue().isNegative() == isa<hlo::MaxOp>(combiner);
    return false;
  }
  APInt i = cast<IntegerAttr>(init).getValue();
  if (isa<hlo::AddOp, hlo::OrOp>(combiner))
    return i.isZero();
  if (isa<hlo::AndOp>(combiner))
    return i.isAllOnes();
  return false;
}

/// The dimensions that are reduced all have size 1: one application of the
/// body.
static LogicalResult lowerUnitReduce(Lowering &l, hlo::ReduceOp op) {
  Block &body = op.getBody().front();
  unsigned n = op.getInputs().size();
  if (isNeutral(singleCombiner(body), l.constant(op.getInitValues()[0]))) {
    l.alias(op->getResult(0), op.getInputs()[0]);
    return success();
  }
  auto inputs = op.getInputs(), inits = op.getInitValues();
  SmallVector<int64_t> shape = l.shape(inputs[0]);
  if (llvm::all_of(inputs, [&](Value v) { return l.isUniform(v); })) {
    SmallVector<Value> args, results;
    for (ValueRange side : {ValueRange(inits), ValueRange(inputs)})
      for (Value v : side)
        args.push_back(l.uniform(v));
    if (failed(inlineBody(l, l.b, body, args, results)))
      return failure();
    for (auto [old, r] : llvm::zip_equal(op->getResults(), results))
      l.defineScalar(old, r);
    return success();
  }
  GenericBuilder g(l, shape.size());
  AffineMap id = l.b.getMultiDimIdentityMap(shape.size());
  for (Value v : inits)
    g.add(v, id);
  for (Value v : inputs)
    g.add(v, id);
  SmallVector<Value> outs;
  for (Value v : op->getResults())
    outs.push_back(l.empty(shape, l.elementType(v)));
  SmallVector<IteratorType> iterators(shape.size(), IteratorType::parallel);
  auto generic = g.build(
      outs, SmallVector<AffineMap>(n, id), iterators,
      [&](OpBuilder &b, Location, ValueRange in, ValueRange,
          SmallVectorImpl<Value> &r) { return inlineBody(l, b, body, in, r); });
  if (!generic)
    return failure();
  for (auto [old, r] : llvm::zip_equal(op->getResults(), generic.getResults()))
    l.defineTensor(old, r);
  return success();
}

namespace {
struct Reduction {
  SmallVector<IteratorType> iterators;
  SmallVector<int64_t> kept; // loops that the result has
};
} // namespace

static Reduction findReduction(Lowering &l, hlo::ReduceOp op) {
  Value input = op.getInputs()[0];
  Reduction r;
  r.iterators.assign(l.rank(input), IteratorType::parallel);
  SmallVector<int64_t> at = l.positions(input);
  for (int64_t d : op.getDimensions())
    if (at[d] >= 0)
      r.iterators[at[d]] = IteratorType::reduction;
  for (auto [i, kind] : llvm::enumerate(r.iterators))
    if (kind == IteratorType::parallel)
      r.kept.push_back(i);
  return r;
}

/// The type a sum or product of narrow floats is kept in, else null.
static Type wideSum(Block &body, Type element) {
  Operation *combiner = singleCombiner(body);
  if (combiner && isa<hlo::AddOp, hlo::MulOp>(combiner) &&
      isa<FloatType>(element) && element.getIntOrFloatBitWidth() < 32)
    return Float32Type::get(element.getContext());
  return {};
}

/// A sum or product of bf16 or f16 in f32, rounded once at the end.
static LogicalResult lowerWideReduce(Lowering &l, hlo::ReduceOp op,
                                     const Reduction &r, GenericBuilder &g,
                                     AffineMap outMap, Type wide) {
  Value result = op->getResult(0);
  Type element = l.elementType(result);
  SmallVector<int64_t> shape = l.shape(result);
  bool isSum = isa<hlo::AddOp>(op.getBody().front().front());
  Operation *last = l.lastOp();
  Value init =
      emitConvert(l.b, l.loc, l.uniform(op.getInitValues()[0]), element, wide);
  Value out = l.fill(shape, l.foldNew(last, init));
  auto generic = g.build(
      out, outMap, r.iterators,
      [&](OpBuilder &b, Location loc, ValueRange in, ValueRange acc,
          SmallVectorImpl<Value> &y) {
        Value x = emitConvert(b, loc, in[0], element, wide);
        y.push_back(isSum
                        ? arith::AddFOp::create(b, loc, acc[0], x).getResult()
                        : arith::MulFOp::create(b, loc, acc[0], x).getResult());
        return success();
      });
  GenericBuilder narrow(l, shape.size());
  narrow.addTensor(generic.getResult(0),
                   l.b.getMultiDimIdentityMap(shape.size()));
  l.defineTensor(result,
                 buildParallel(l, narrow, shape, element,
                               [&](OpBuilder &b, Location loc, ValueRange in,
                                   ValueRange, SmallVectorImpl<Value> &y) {
                                 y.push_back(
                                     emitConvert(b, loc, in[0], wide, element));
                                 return success();
                               }));
  return success();
}

static LogicalResult lowerReduce(Lowering &l, Operation *operation) {
  auto op = cast<hlo::ReduceOp>(operation);
  Block &body = op.getBody().front();
  Reduction r = findReduction(l, op);
  unsigned rank = r.iterators.size();
  if (r.kept.size() == rank)
    return lowerUnitReduce(l, op);
  AffineMap id = l.b.getMultiDimIdentityMap(rank);
  GenericBuilder g(l, rank);
  for (Value v : op.getInputs())
    g.add(v, id);
  if (!g.coversAllLoops()) {
    g.clear();
    for (Value v : op.getInputs())
      g.addTensor(l.tensor(v), id);
  }
  AffineMap outMap = selectDims(op.getContext(), rank, r.kept);
  if (Type wide = wideSum(body, l.elementType(op.getInputs()[0])))
    return lowerWideReduce(l, op, r, g, outMap, wide);
  SmallVector<Value> outs;
  for (auto [result, init] :
       llvm::zip_equal(op->getResults(), op.getInitValues()))
    outs.push_back(l.fill(l.shape(result), l.uniform(init)));
  SmallVector<AffineMap> outMaps(outs.size(), outMap);
  auto generic = g.build(outs, outMaps, r.iterators,
                         [&](OpBuilder &b, Location, ValueRange in,
                             ValueRange acc, SmallVectorImpl<Value> &results) {
                           SmallVector<Value> args(acc.begin(), acc.end());
                           llvm::append_range(args, in);
                           return inlineBody(l, b, body, args, results);
                         });
  if (!generic)
    return failure();
  for (auto [old, v] : llvm::zip_equal(op->getResults(), generic.getResults()))
    l.defineTensor(old, v);
  return success();
}

void dgc::codegen::addReduceHandlers(HandlerTable &table) {
  table["stablehlo.reduce"] = lowerReduce;
}
