//===- Loops.cpp - Loops whose trip count is static -----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Dialect/StableHLO/Loops.h"

using namespace mlir;

namespace dgc::stablehlo {

std::optional<int64_t> getConstantInt(Value value) {
  auto constant = value.getDefiningOp<ConstantOp>();
  auto type = constant
                  ? dyn_cast<IntegerType>(constant.getValue().getElementType())
                  : IntegerType();
  auto elements = constant ? dyn_cast<DenseIntElementsAttr>(constant.getValue())
                           : DenseIntElementsAttr();
  if (!type || !elements || !elements.isSplat())
    return std::nullopt;
  APInt number = elements.getSplatValue<APInt>();
  if (type.isUnsigned() || type.getWidth() == 1) {
    if (number.getActiveBits() > 63)
      return std::nullopt;
    return int64_t(number.getZExtValue());
  }
  return number.getSExtValue();
}

/// The value that a region argument always has, if its loop never changes it.
static Value lookThroughInvariant(WhileOp op, Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument || argument.getOwner()->getParentOp() != op)
    return value;
  unsigned index = argument.getArgNumber();
  auto yield = cast<ReturnOp>(op.getBody().front().getTerminator());
  if (yield.getOperand(index) == op.getBody().getArgument(index))
    return op.getOperand()[index];
  return value;
}

namespace {
/// `counter direction bound`.
struct Condition {
  unsigned counter;
  ComparisonDirection direction;
  int64_t bound;
};
} // namespace

static ComparisonDirection swapSides(ComparisonDirection direction) {
  switch (direction) {
  case ComparisonDirection::LT:
    return ComparisonDirection::GT;
  case ComparisonDirection::LE:
    return ComparisonDirection::GE;
  case ComparisonDirection::GT:
    return ComparisonDirection::LT;
  case ComparisonDirection::GE:
    return ComparisonDirection::LE;
  default:
    return direction;
  }
}

static std::optional<Condition> matchCondition(WhileOp op) {
  Block &block = op.getCond().front();
  auto result = cast<ReturnOp>(block.getTerminator());
  auto compare = result.getOperand(0).getDefiningOp<CompareOp>();
  if (!compare)
    return std::nullopt;
  for (bool swap : {false, true}) {
    Value counter = swap ? compare.getRhs() : compare.getLhs();
    Value bound = swap ? compare.getLhs() : compare.getRhs();
    auto argument = dyn_cast<BlockArgument>(counter);
    std::optional<int64_t> number =
        getConstantInt(lookThroughInvariant(op, bound));
    if (!argument || argument.getOwner() != &block || !number)
      continue;
    ComparisonDirection direction = compare.getComparisonDirection();
    return Condition{argument.getArgNumber(),
                     swap ? swapSides(direction) : direction, *number};
  }
  return std::nullopt;
}

/// What the counter grows by in each iteration.
static std::optional<int64_t> matchStep(WhileOp op, unsigned counter) {
  Block &block = op.getBody().front();
  Value next = cast<ReturnOp>(block.getTerminator()).getOperand(counter);
  auto add = next.getDefiningOp<AddOp>();
  if (!add)
    return std::nullopt;
  for (auto [from, by] : {std::pair<Value, Value>(add.getLhs(), add.getRhs()),
                          std::pair<Value, Value>(add.getRhs(), add.getLhs())})
    if (from == block.getArgument(counter))
      if (auto step = getConstantInt(lookThroughInvariant(op, by)))
        return step;
  return std::nullopt;
}

std::optional<CountedLoop> matchCountedLoop(WhileOp op) {
  std::optional<Condition> condition = matchCondition(op);
  if (!condition)
    return std::nullopt;
  std::optional<int64_t> start =
      getConstantInt(op.getOperand()[condition->counter]);
  std::optional<int64_t> step = matchStep(op, condition->counter);
  if (!start || !step || *step == 0 || *step == INT64_MIN)
    return std::nullopt;
  // As if counting upwards to an exclusive bound.
  int64_t distance = 0, stride = *step;
  ComparisonDirection direction = condition->direction;
  bool down = direction == ComparisonDirection::GT ||
              direction == ComparisonDirection::GE;
  bool inclusive = direction == ComparisonDirection::LE ||
                   direction == ComparisonDirection::GE;
  if (direction == ComparisonDirection::EQ ||
      direction == ComparisonDirection::NE || down != (stride < 0))
    return std::nullopt;
  bool overflow = down ? llvm::SubOverflow(*start, condition->bound, distance)
                       : llvm::SubOverflow(condition->bound, *start, distance);
  if (overflow ||
      (inclusive && llvm::AddOverflow<int64_t>(distance, 1, distance)))
    return std::nullopt;
  stride = std::abs(stride);
  int64_t count = distance <= 0 ? 0 : (distance - 1) / stride + 1;
  // A counter that would leave its type wraps, and the loop goes on.
  unsigned width =
      cast<RankedTensorType>(op.getOperand()[condition->counter].getType())
          .getElementTypeBitWidth();
  int64_t last = 0;
  if (llvm::MulOverflow(count, *step, last) ||
      llvm::AddOverflow(last, *start, last) || !llvm::isIntN(width, last))
    return std::nullopt;
  return CountedLoop{condition->counter, *start, *step, count};
}

} // namespace dgc::stablehlo
