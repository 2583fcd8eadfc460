//===- LowerControl.cpp - Loops, branches, calls out ----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Scalars are carried as scalars. Values that a loop carries unchanged are not
// carried at all, and a loop that counts becomes an scf.for without its
// counter.
//
//===----------------------------------------------------------------------===//
#include "Lowering.h"

#include "dgc/CodeGen/Cpu.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace dgc::codegen;
namespace hlo = dgc::stablehlo;

//===----------------------------------------------------------------------===//
// while
//===----------------------------------------------------------------------===//

namespace {
struct Loop {
  SmallVector<unsigned> carried; // positions of the values that change
  // A loop that counts: value `counter` runs from its init by `step` below
  // `bound`.
  int counter = -1;
  int64_t step = 0;
  Value bound; // defined outside of the loop, or the init of an unchanged value
};
} // namespace

static std::optional<int64_t> constantOf(Value v) {
  auto c = v.getDefiningOp<hlo::ConstantOp>();
  auto dense =
      c ? dyn_cast<DenseElementsAttr>(c.getValue()) : DenseElementsAttr();
  if (!dense || dense.getNumElements() != 1 ||
      !isa<IntegerType>(dense.getElementType()))
    return std::nullopt;
  APInt i = *dense.value_begin<APInt>();
  if (dense.getElementType().isUnsignedInteger())
    return i.getActiveBits() > 63 ? std::nullopt
                                  : std::optional<int64_t>(i.getZExtValue());
  return i.getSExtValue();
}

/// What `v`, used in a region of the loop, is before the loop starts; null if
/// it changes. Constants inside are the same value each time.
static Value invariantValue(hlo::WhileOp op, Block &block, Value v) {
  Block &body = op.getBody().front();
  if (auto arg = dyn_cast<BlockArgument>(v); arg && arg.getOwner() == &block) {
    unsigned i = arg.getArgNumber();
    bool unchanged = body.getTerminator()->getOperand(i) == body.getArgument(i);
    return unchanged ? op.getOperand()[i] : Value();
  }
  if (op->isAncestor(v.getParentBlock()->getParentOp()))
    return v.getDefiningOp<hlo::ConstantOp>() ? v : Value();
  return v;
}

/// `i < bound`, alone in the condition.
static bool matchCondition(hlo::WhileOp op, Loop &loop) {
  Block &cond = op.getCond().front();
  auto compare =
      cond.getTerminator()->getOperand(0).getDefiningOp<hlo::CompareOp>();
  if (!compare ||
      compare.getComparisonDirection() != hlo::ComparisonDirection::LT ||
      !isa<IntegerType>(getElementTypeOrSelf(compare.getLhs().getType())))
    return false;
  for (Operation &o : cond.without_terminator())
    if (&o != compare && !isa<hlo::ConstantOp>(o))
      return false;
  auto arg = dyn_cast<BlockArgument>(compare.getLhs());
  if (!arg || arg.getOwner() != &cond)
    return false;
  loop.counter = arg.getArgNumber();
  loop.bound = invariantValue(op, cond, compare.getRhs());
  return loop.bound != nullptr;
}

static bool matchStep(hlo::WhileOp op, Loop &loop) {
  Block &body = op.getBody().front();
  auto add = body.getTerminator()
                 ->getOperand(loop.counter)
                 .getDefiningOp<hlo::AddOp>();
  if (!add)
    return false;
  Value counter = body.getArgument(loop.counter), other = add.getRhs();
  if (add.getLhs() != counter) {
    other = add.getLhs();
    if (add.getRhs() != counter)
      return false;
  }
  Value invariant = invariantValue(op, body, other);
  std::optional<int64_t> step =
      invariant ? constantOf(invariant) : std::nullopt;
  if (!step || *step <= 0)
    return false;
  loop.step = *step;
  if (loop.step == 1)
    return true;
  // A larger step may run over the end of the type: only where that is ruled
  // out.
  std::optional<int64_t> bound = constantOf(loop.bound);
  Type type = getElementTypeOrSelf(counter.getType());
  unsigned bits =
      type.getIntOrFloatBitWidth() - (type.isUnsignedInteger() ? 0 : 1);
  return bound && bits >= 8 &&
         *bound <=
             APInt::getMaxValue(std::min(bits, 62u)).getSExtValue() - loop.step;
}

static Loop analyze(hlo::WhileOp op) {
  Loop loop;
  if (!matchCondition(op, loop) || !matchStep(op, loop))
    loop.counter = -1;
  Block &body = op.getBody().front();
  for (unsigned i = 0; i < body.getNumArguments(); ++i)
    if (int(i) != loop.counter &&
        body.getTerminator()->getOperand(i) != body.getArgument(i))
      loop.carried.push_back(i);
  return loop;
}

/// Values that do not change are what they were before the loop.
static void aliasUnchanged(Lowering &l, hlo::WhileOp op, const Loop &loop) {
  Block &cond = op.getCond().front(), &body = op.getBody().front();
  for (unsigned i = 0; i < body.getNumArguments(); ++i) {
    if (int(i) == loop.counter || llvm::is_contained(loop.carried, i))
      continue;
    for (Value v : {Value(cond.getArgument(i)), Value(body.getArgument(i)),
                    Value(op->getResult(i))})
      l.alias(v, op.getOperand()[i]);
  }
}

static SmallVector<Value> carriedValues(Lowering &l, ValueRange values,
                                        const Loop &loop) {
  return llvm::to_vector(llvm::map_range(
      loop.carried, [&](unsigned i) { return l.carried(values[i]); }));
}

static void defineArguments(Lowering &l, const Loop &loop, ValueRange old,
                            ValueRange values) {
  for (auto [i, v] : llvm::zip_equal(loop.carried, values))
    l.defineCarried(old[i], v);
}

/// A value of the condition's region that does not change, as an index.
static Value indexOf(Lowering &l, Value old) {
  if (std::optional<int64_t> c = constantOf(old))
    return l.indexValue(*c);
  return l.toIndex(l.uniform(old), getElementTypeOrSelf(old.getType()));
}

static LogicalResult lowerCounted(Lowering &l, hlo::WhileOp op,
                                  const Loop &loop) {
  Value start = op.getOperand()[loop.counter];
  Type type = getElementTypeOrSelf(start.getType());
  Block &body = op.getBody().front();
  Value lower = indexOf(l, start), upper = indexOf(l, loop.bound);
  SmallVector<Value> inits = carriedValues(l, op.getOperand(), loop);
  Location loc = l.loc;
  auto forOp = scf::ForOp::create(l.b, loc, lower, upper,
                                  l.indexValue(loop.step), inits);
  // Without carried values the op comes with its terminator.
  Block *inner = forOp.getBody();
  if (!inner->empty())
    inner->back().erase();
  {
    OpBuilder::InsertionGuard guard(l.b);
    l.b.setInsertionPointToStart(inner);
    Value counter = emitFromIndex(l.b, loc, forOp.getInductionVar(), type);
    l.defineScalar(body.getArgument(loop.counter), counter);
    defineArguments(l, loop, body.getArguments(), forOp.getRegionIterArgs());
    if (failed(l.lowerOps(body)))
      return failure();
    scf::YieldOp::create(
        l.b, l.loc,
        carriedValues(l, body.getTerminator()->getOperands(), loop));
  }
  l.loc = loc;
  defineArguments(l, loop, op->getResults(), forOp.getResults());
  // The counter ends at the first value that is not below the bound.
  Operation *last = l.lastOp();
  Value distance = arith::MaxSIOp::create(
      l.b, loc, arith::SubIOp::create(l.b, loc, upper, lower), l.indexValue(0));
  Value trips =
      arith::CeilDivSIOp::create(l.b, loc, distance, l.indexValue(loop.step));
  Value end = arith::AddIOp::create(
      l.b, loc, lower,
      arith::MulIOp::create(l.b, loc, trips, l.indexValue(loop.step)));
  Value counterEnd = l.foldNew(last, emitFromIndex(l.b, loc, end, type));
  l.defineScalar(op->getResult(loop.counter), counterEnd);
  return success();
}

static LogicalResult lowerGeneral(Lowering &l, hlo::WhileOp op,
                                  const Loop &loop) {
  Location loc = l.loc;
  Block &cond = op.getCond().front(), &body = op.getBody().front();
  SmallVector<Value> inits = carriedValues(l, op.getOperand(), loop);
  LogicalResult ok = success();
  auto whileOp = scf::WhileOp::create(
      l.b, loc, TypeRange(ValueRange(inits)), inits,
      [&](OpBuilder &, Location, ValueRange args) {
        defineArguments(l, loop, cond.getArguments(), args);
        ok = l.lowerOps(cond);
        if (succeeded(ok))
          scf::ConditionOp::create(
              l.b, loc, l.uniform(cond.getTerminator()->getOperand(0)), args);
      },
      [&](OpBuilder &, Location, ValueRange args) {
        if (failed(ok))
          return;
        defineArguments(l, loop, body.getArguments(), args);
        ok = l.lowerOps(body);
        if (succeeded(ok))
          scf::YieldOp::create(
              l.b, loc,
              carriedValues(l, body.getTerminator()->getOperands(), loop));
      });
  if (failed(ok))
    return failure();
  l.loc = loc;
  defineArguments(l, loop, op->getResults(), whileOp.getResults());
  return success();
}

static LogicalResult lowerWhile(Lowering &l, Operation *operation) {
  auto op = cast<hlo::WhileOp>(operation);
  Loop loop = analyze(op);
  aliasUnchanged(l, op, loop);
  return loop.counter >= 0 ? lowerCounted(l, op, loop)
                           : lowerGeneral(l, op, loop);
}

//===----------------------------------------------------------------------===//
// case and if
//===----------------------------------------------------------------------===//

/// Fills the branch at the insertion point.
static LogicalResult lowerBranch(Lowering &l, Region &region) {
  Block &block = region.front();
  if (failed(l.lowerOps(block)))
    return failure();
  SmallVector<Value> results;
  for (Value v : block.getTerminator()->getOperands())
    results.push_back(l.carried(v));
  scf::YieldOp::create(l.b, l.loc, results);
  return success();
}

static SmallVector<Type> branchTypes(Lowering &l, Operation *op) {
  return llvm::to_vector(llvm::map_range(
      op->getResults(), [&](Value v) { return l.carriedType(v); }));
}

static void defineResults(Lowering &l, Operation *op, ValueRange values) {
  l.loc = op->getLoc();
  for (auto [old, v] : llvm::zip_equal(op->getResults(), values))
    l.defineCarried(old, v);
}

static LogicalResult lowerIf(Lowering &l, Operation *operation) {
  auto op = cast<hlo::IfOp>(operation);
  auto ifOp =
      scf::IfOp::create(l.b, l.loc, branchTypes(l, op), l.uniform(op.getPred()),
                        /*addThenBlock=*/true, /*addElseBlock=*/true);
  {
    OpBuilder::InsertionGuard guard(l.b);
    l.b.setInsertionPointToStart(ifOp.thenBlock());
    if (failed(lowerBranch(l, op.getTrueBranch())))
      return failure();
    l.b.setInsertionPointToStart(ifOp.elseBlock());
    if (failed(lowerBranch(l, op.getFalseBranch())))
      return failure();
  }
  defineResults(l, op, ifOp.getResults());
  return success();
}

/// An index out of range takes the last branch: it is the default.
static LogicalResult lowerCase(Lowering &l, Operation *operation) {
  auto op = cast<hlo::CaseOp>(operation);
  unsigned n = op.getBranches().size();
  Value index = l.toIndex(l.uniform(op.getIndex()),
                          getElementTypeOrSelf(op.getIndex().getType()));
  auto cases = llvm::to_vector(llvm::seq<int64_t>(0, n - 1));
  auto sw = scf::IndexSwitchOp::create(l.b, l.loc, branchTypes(l, op), index,
                                       cases, n - 1);
  OpBuilder::InsertionGuard guard(l.b);
  for (unsigned i = 0; i < n; ++i) {
    Region &region = i + 1 < n ? sw.getCaseRegions()[i] : sw.getDefaultRegion();
    l.b.setInsertionPointToStart(&region.emplaceBlock());
    if (failed(lowerBranch(l, op.getBranches()[i])))
      return failure();
  }
  l.b.setInsertionPointAfter(sw);
  defineResults(l, op, sw.getResults());
  return success();
}

//===----------------------------------------------------------------------===//
// Identities and custom calls
//===----------------------------------------------------------------------===//

static LogicalResult lowerIdentity(Lowering &l, Operation *op) {
  for (auto [result, operand] :
       llvm::zip_equal(op->getResults(), op->getOperands()))
    l.alias(result, operand);
  return success();
}

/// A barrier keeps what is behind it from being merged with equal values before
/// it: without that, recomputation would be undone. Scalars and splats take no
/// memory to speak of, and stay what they are.
static LogicalResult lowerBarrier(Lowering &l, Operation *op) {
  for (auto [result, operand] :
       llvm::zip_equal(op->getResults(), op->getOperands())) {
    if (!isa<RankedTensorType>(operand.getType()) || l.rank(operand) == 0 ||
        l.isUniform(operand)) {
      l.alias(result, operand);
      continue;
    }
    Value value = l.tensor(operand);
    l.defineTensor(
        result, dgc::cpu::HoldOp::create(l.b, l.loc, value.getType(), value));
  }
  return success();
}

/// Custom calls that only carry an annotation.
static constexpr StringLiteral kAnnotations[] = {
    "Sharding", "annotate_device_placement", "xla.sdy.FuncResultSharding",
    "xla.sdy.GlobalToLocalShape", "xla.sdy.LocalToGlobalShape"};

static LogicalResult lowerCustomCall(Lowering &l, Operation *operation) {
  auto op = cast<hlo::CustomCallOp>(operation);
  StringRef target = op.getCallTargetName();
  if (llvm::is_contained(kAnnotations, target) &&
      op->getOperandTypes() == op->getResultTypes())
    return lowerIdentity(l, op);
  return op->emitError("'stablehlo.custom_call' @")
         << target
         << " has no code: dgc knows only calls that annotate shardings; write "
            "the function with "
            "stablehlo ops, or turn off the library call in the exporter";
}

void dgc::codegen::addControlHandlers(HandlerTable &table) {
  table["stablehlo.while"] = lowerWhile;
  table["stablehlo.if"] = lowerIf;
  table["stablehlo.case"] = lowerCase;
  table["stablehlo.optimization_barrier"] = lowerBarrier;
  table["stablehlo.custom_call"] = lowerCustomCall;
  table["sdy.sharding_constraint"] = lowerIdentity;
}
