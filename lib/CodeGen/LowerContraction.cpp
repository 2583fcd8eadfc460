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

namespace {
/// Element types of a dot_general: those of the operands and the one of the
/// sum.
struct DotTypes {
  Type lhs, rhs, sum, result;

  explicit DotTypes(hlo::DotGeneralOp dot)
      : lhs(getElementTypeOrSelf(dot.getLhs().getType())),
        rhs(getElementTypeOrSelf(dot.getRhs().getType())),
        result(getElementTypeOrSelf(dot.getResult().getType())) {
    // Narrow floats are summed in f32, integers in the result's own type.
    sum = result;
    if (isa<FloatType>(result) && result.getIntOrFloatBitWidth() < 32)
      sum = Float32Type::get(dot.getContext());
  }
};
} // namespace

static Value toSum(OpBuilder &b, Location loc, Value v, Type from,
                   const DotTypes &types) {
  return emitConvert(b, loc, v, from, types.sum);
}

/// Nothing to sum: an outer product.
static Value buildProduct(Lowering &l, hlo::DotGeneralOp dot,
                          const DotLoops &loops, const DotTypes &types) {
  MLIRContext *context = dot.getContext();
  GenericBuilder g(l, loops.num);
  g.add(dot.getLhs(), selectDims(context, loops.num, loops.lhs));
  g.add(dot.getRhs(), selectDims(context, loops.num, loops.rhs));
  return buildParallel(
      l, g, l.shape(dot.getResult()), signless(types.sum),
      [&](OpBuilder &b, Location loc, ValueRange in, ValueRange,
          SmallVectorImpl<Value> &r) {
        r.push_back(multiply(b, loc, toSum(b, loc, in[0], types.lhs, types),
                             toSum(b, loc, in[1], types.rhs, types)));
        return success();
      });
}

static Value buildContraction(Lowering &l, hlo::DotGeneralOp dot,
                              const DotLoops &loops, const DotTypes &types) {
  MLIRContext *context = dot.getContext();
  GenericBuilder g(l, loops.num);
  g.addTensor(l.tensor(dot.getLhs()),
              selectDims(context, loops.num, loops.lhs));
  g.addTensor(l.tensor(dot.getRhs()),
              selectDims(context, loops.num, loops.rhs));
  SmallVector<IteratorType> iterators(loops.numResult, IteratorType::parallel);
  iterators.resize(loops.num, IteratorType::reduction);
  Value zero =
      l.constantValue(cast<TypedAttr>(l.b.getZeroAttr(signless(types.sum))));
  auto outDims = llvm::to_vector(llvm::seq<int64_t>(0, loops.numResult));
  NamedAttribute mark(StringAttr::get(context, dgc::kContractionAttr),
                      l.b.getUnitAttr());
  auto generic = g.build(
      l.fill(l.shape(dot.getResult()), zero),
      selectDims(context, loops.num, outDims), iterators,
      [&](OpBuilder &b, Location loc, ValueRange in, ValueRange acc,
          SmallVectorImpl<Value> &r) {
        r.push_back(multiplyAdd(b, loc, toSum(b, loc, in[0], types.lhs, types),
                                toSum(b, loc, in[1], types.rhs, types),
                                acc[0]));
        return success();
      },
      mark);
  return generic.getResult(0);
}

static LogicalResult lowerDotGeneral(Lowering &l, Operation *op) {
  auto dot = cast<hlo::DotGeneralOp>(op);
  DotLoops loops = findLoops(l, dot);
  DotTypes types(dot);
  if (loops.num == 0) {
    Value x = toSum(l.b, l.loc, l.uniform(dot.getLhs()), types.lhs, types);
    Value y = toSum(l.b, l.loc, l.uniform(dot.getRhs()), types.rhs, types);
    Value r = multiply(l.b, l.loc, x, y);
    l.defineScalar(dot, emitConvert(l.b, l.loc, r, types.sum, types.result));
    return success();
  }
  Value sum = loops.num == loops.numResult
                  ? buildProduct(l, dot, loops, types)
                  : buildContraction(l, dot, loops, types);
  if (types.sum != types.result) {
    SmallVector<int64_t> shape = l.shape(dot);
    GenericBuilder g(l, shape.size());
    g.addTensor(sum, l.b.getMultiDimIdentityMap(shape.size()));
    sum = buildParallel(
        l, g, shape, types.result,
        [&](OpBuilder &b, Location loc, ValueRange in, ValueRange,
            SmallVectorImpl<Value> &r) {
          r.push_back(emitConvert(b, loc, in[0], types.sum, types.result));
          return success();
        });
  }
  l.defineTensor(dot, sum);
  return success();
}

void dgc::codegen::addContractionHandlers(HandlerTable &table) {
  table["stablehlo.dot_general"] = lowerDotGeneral;
}
