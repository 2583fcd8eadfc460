//===- ShardedProgram.cpp - What sharding passes share --------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Transforms/ShardedProgram.h"
#include "dgc/Dialect/StableHLO/Loops.h"
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

std::optional<int64_t> staticTripCount(Operation *op) {
  auto loop = dyn_cast<stablehlo::WhileOp>(op);
  std::optional<stablehlo::CountedLoop> counted;
  if (loop)
    counted = stablehlo::matchCountedLoop(loop);
  if (!counted)
    return std::nullopt;
  return counted->tripCount;
}

} // namespace dgc
