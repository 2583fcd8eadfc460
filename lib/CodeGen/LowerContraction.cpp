//===- LowerContraction.cpp - dot_general to one linalg.generic -----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Lowering.h"

#include "dgc/CodeGen/LinalgUtils.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace dgc::codegen;
namespace hlo = dgc::stablehlo;
using utils::IteratorType;

namespace {
/// Loops in the order batch, rows, columns, contracted; where the squeezed
/// dimensions of the operands lie among them.
struct DotLoops {
  SmallVector<int64_t> lhs, rhs;
  unsigned numResult = 0, num = 0;
};
} // namespace

static DotLoops findLoops(Lowering &l, hlo::DotGeneralOp op) {
  auto dims = op.getDotDimensionNumbers();
  SmallVector<int64_t> lhsAt = l.positions(op.getLhs()),
                       rhsAt = l.positions(op.getRhs());
  DotLoops loops;
  loops.lhs.assign(l.rank(op.getLhs()), -1);
  loops.rhs.assign(l.rank(op.getRhs()), -1);
  auto both = [&](ArrayRef<int64_t> ls, ArrayRef<int64_t> rs) {
    for (auto [x, y] : llvm::zip_equal(ls, rs))
      if (lhsAt[x] >= 0) {
        loops.lhs[lhsAt[x]] = loops.num;
        loops.rhs[rhsAt[y]] = loops.num++;
      }
  };
  auto rest = [&](SmallVector<int64_t> &side, ArrayRef<int64_t> at,
                  ArrayRef<int64_t> batch, ArrayRef<int64_t> contracted) {
    for (auto [d, position] : llvm::enumerate(at))
      if (position >= 0 && !llvm::is_contained(batch, int64_t(d)) &&
          !llvm::is_contained(contracted, int64_t(d)))
        side[position] = loops.num++;
  };
  both(dims.getLhsBatchingDimensions(), dims.getRhsBatchingDimensions());
  rest(loops.lhs, lhsAt, dims.getLhsBatchingDimensions(),
       dims.getLhsContractingDimensions());
  rest(loops.rhs, rhsAt, dims.getRhsBatchingDimensions(),
       dims.getRhsContractingDimensions());
  loops.numResult = loops.num;
  both(dims.getLhsContractingDimensions(), dims.getRhsContractingDimensions());
  return loops;
}

/// Sum and product in the accumulator's type; i1 sums by OR.
static Value multiplyAdd(OpBuilder &b, Location loc, Value x, Value y,
                         Value acc) {
  Type type = acc.getType();
  if (isa<FloatType>(type))
    return arith::AddFOp::create(b, loc, acc,
                                 arith::MulFOp::create(b, loc, x, y));
  if (type.isInteger(1))
    return arith::OrIOp::create(b, loc, acc,
                                arith::AndIOp::create(b, loc, x, y));
  return arith::AddIOp::create(b, loc, acc,
                               arith::MulIOp::create(b, loc, x, y));
}

static Value multiply(OpBuilder &b, Location loc, Value x, Value y) {
  if (isa<FloatType>(x.getType()))
    return arith::MulFOp::create(b, loc, x, y);
  if (x.getType().isInteger(1))
    return arith::AndIOp::create(b, loc, x, y);
  return arith::MulIOp::create(b, loc, x, y);
}

static LogicalResult lowerDotGeneral(Lowering &l, Operation *op) {
  auto dot = cast<hlo::DotGeneralOp>(op);
  Value result = op->getResult(0);
  DotLoops loops = findLoops(l, dot);
  MLIRContext *context = op->getContext();
  Type lhsType = getElementTypeOrSelf(dot.getLhs().getType());
  Type rhsType = getElementTypeOrSelf(dot.getRhs().getType());
  Type resultType = getElementTypeOrSelf(result.getType());
  // Narrow floats are summed in f32, integers in the result's own type.
  Type sumType = resultType;
  if (isa<FloatType>(resultType) && resultType.getIntOrFloatBitWidth() < 32)
    sumType = Float32Type::get(context);
  auto widened = [&](OpBuilder &b, Location loc, Value v, Type from) {
    return emitConvert(b, loc, v, from, sumType);
  };
  SmallVector<int64_t> shape = l.shape(result);
  Value sum;
  if (loops.num == loops.numResult) {
    // Nothing to sum: an outer product.
    GenericBuilder g(l, loops.num);
    g.add(dot.getLhs(), selectDims(context, loops.num, loops.lhs));
    g.add(dot.getRhs(), selectDims(context, loops.num, loops.rhs));
    if (loops.num == 0) {
      Value x = widened(l.b, l.loc, l.uniform(dot.getLhs()), lhsType);
      Value y = widened(l.b, l.loc, l.uniform(dot.getRhs()), rhsType);
      Value r = multiply(l.b, l.loc, x, y);
      l.defineScalar(result, emitConvert(l.b, l.loc, r, sumType, resultType));
      return success();
    }
    sum = buildParallel(l, g, shape, signless(sumType),
                        [&](OpBuilder &b, Location loc, ValueRange in,
                            ValueRange, SmallVectorImpl<Value> &r) {
                          r.push_back(
                              multiply(b, loc, widened(b, loc, in[0], lhsType),
                                       widened(b, loc, in[1], rhsType)));
                          return success();
                        });
  } else {
    GenericBuilder g(l, loops.num);
    g.addTensor(l.tensor(dot.getLhs()),
                selectDims(context, loops.num, loops.lhs));
    g.addTensor(l.tensor(dot.getRhs()),
                selectDims(context, loops.num, loops.rhs));
    SmallVector<IteratorType> iterators(loops.numResult,
                                        IteratorType::parallel);
    iterators.resize(loops.num, IteratorType::reduction);
    Value zero =
        l.constantValue(cast<TypedAttr>(l.b.getZeroAttr(signless(sumType))));
    AffineMap out =
        selectDims(context, loops.num,
                   llvm::to_vector(llvm::seq<int64_t>(0, loops.numResult)));
    NamedAttribute mark(StringAttr::get(context, dgc::kContractionAttr),
                        l.b.getUnitAttr());
    auto generic = g.build(
        l.fill(shape, zero), out, iterators,
        [&](OpBuilder &b, Location loc, ValueRange in, ValueRange acc,
            SmallVectorImpl<Value> &r) {
          r.push_back(multiplyAdd(b, loc, widened(b, loc, in[0], lhsType),
                                  widened(b, loc, in[1], rhsType), acc[0]));
          return success();
        },
        mark);
    sum = generic.getResult(0);
  }
  if (sumType != resultType) {
    GenericBuilder g(l, shape.size());
    g.addTensor(sum, l.b.getMultiDimIdentityMap(shape.size()));
    sum = buildParallel(l, g, shape, resultType,
                        [&](OpBuilder &b, Location loc, ValueRange in,
                            ValueRange, SmallVectorImpl<Value> &r) {
                          r.push_back(
                              emitConvert(b, loc, in[0], sumType, resultType));
                          return success();
                        });
  }
  l.defineTensor(result, sum);
  return success();
}

void dgc::codegen::addContractionHandlers(HandlerTable &table) {
  table["stablehlo.dot_general"] = lowerDotGeneral;
}
