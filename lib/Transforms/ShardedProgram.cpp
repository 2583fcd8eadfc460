//===- ShardedProgram.cpp - What sharding passes share --------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Transforms/ShardedProgram.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace dgc {

void walkProgram(Region &region, llvm::function_ref<void(Operation *)> fn) {
  for (Block &block : region)
    for (Operation &op : llvm::make_early_inc_range(block)) {
      bool inner = isDataFlowOp(&op);
      fn(&op);
      // `fn` may erase ops without regions only.
      if (inner)
        for (Region &r : op.getRegions())
          walkProgram(r, fn);
    }
}

const OpRule *RuleTable::get(Operation *op) {
  std::unique_ptr<OpRule> &slot = rules[op];
  if (!slot) {
    FailureOr<OpRule> rule = getOpRule(op);
    if (failed(rule))
      return nullptr;
    slot = std::make_unique<OpRule>(std::move(*rule));
  }
  return slot.get();
}

static bool isScalar(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getRank() == 0;
}

RemadeValues::RemadeValues(FunctionOpInterface func) {
  walkProgram(func.getFunctionBody(), [&](Operation *op) {
    if (isDataFlowOp(op) || op->getNumResults() != 1 || !isKnownOp(op) ||
        !isMemoryEffectFree(op))
      return;
    auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
    // Scalars are computed once, by all ranks.
    if (!type || type.getRank() == 0)
      return;
    if (llvm::all_of(op->getOperands(),
                     [&](Value v) { return isScalar(v) || contains(v); }))
      values.insert(op->getResult(0));
  });
}

std::optional<unsigned> donatedResult(FunctionOpInterface func, unsigned arg) {
  auto attr = func.getArgAttrOfType<IntegerAttr>(arg, "tf.aliasing_output");
  if (!attr || attr.getInt() < 0 || attr.getInt() >= func.getNumResults())
    return std::nullopt;
  unsigned result = unsigned(attr.getInt());
  if (func.getResultTypes()[result] != func.getArgumentTypes()[arg])
    return std::nullopt;
  return result;
}

int64_t bytesOf(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape() ||
      !tensor.getElementType().isIntOrFloat())
    return 0;
  return tensor.getNumElements() *
         int64_t(llvm::divideCeil(tensor.getElementTypeBitWidth(), 8));
}

static std::optional<int64_t> constantScalar(Value value) {
  DenseIntElementsAttr attr;
  if (!matchPattern(value, m_Constant(&attr)) || attr.getNumElements() != 1 ||
      attr.getElementType().getIntOrFloatBitWidth() > 64)
    return std::nullopt;
  return (*attr.value_begin<APInt>()).getSExtValue();
}

/// The step of a counter: `arg + constant`.
static std::optional<int64_t> stepOf(Value next, Value arg) {
  auto add = next.getDefiningOp<stablehlo::AddOp>();
  if (!add)
    return std::nullopt;
  if (add->getOperand(0) == arg)
    return constantScalar(add->getOperand(1));
  return add->getOperand(1) == arg ? constantScalar(add->getOperand(0))
                                   : std::nullopt;
}

std::optional<int64_t> staticTripCount(Operation *op) {
  auto loop = dyn_cast<stablehlo::WhileOp>(op);
  if (!loop || loop.getCond().empty() || loop.getBody().empty())
    return std::nullopt;
  Operation *end = loop.getCond().front().getTerminator();
  if (end->getNumOperands() != 1)
    return std::nullopt;
  auto compare = end->getOperand(0).getDefiningOp<stablehlo::CompareOp>();
  if (!compare)
    return std::nullopt;
  auto counter = dyn_cast<BlockArgument>(compare.getLhs());
  std::optional<int64_t> limit = constantScalar(compare.getRhs());
  if (!counter || !limit || counter.getOwner() != &loop.getCond().front())
    return std::nullopt;
  unsigned i = counter.getArgNumber();
  std::optional<int64_t> start = constantScalar(op->getOperand(i));
  std::optional<int64_t> step =
      stepOf(loop.getBody().front().getTerminator()->getOperand(i),
             loop.getBody().getArgument(i));
  if (!start || !step || *step <= 0)
    return std::nullopt;
  bool strict =
      compare.getComparisonDirection() == stablehlo::ComparisonDirection::LT;
  if (!strict &&
      compare.getComparisonDirection() != stablehlo::ComparisonDirection::LE)
    return std::nullopt;
  int64_t last = strict ? *limit : *limit + 1;
  return last <= *start ? 0 : (last - *start + *step - 1) / *step;
}

} // namespace dgc
