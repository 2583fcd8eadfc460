//===- Linalg.cpp - Rules of linalg ops, derived --------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Rules/Linalg.h"
#include "Models.h"
#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace dgc {

/// The combination that a body makes of its old and new value of one output.
static std::optional<ReduceKind> combinerOfBody(linalg::LinalgOp op,
                                                unsigned output) {
  llvm::SmallVector<Operation *> combiners;
  if (!matchReduction(op.getRegionOutputArgs(), output, combiners) ||
      combiners.size() != 1)
    return std::nullopt;
  Operation *c = combiners.front();
  // On i1 an integer addition is no OR.
  bool isBool = isBoolean(getElementTypeOrSelf(c->getResult(0).getType()));
  if (isa<arith::AddFOp>(c) || (isa<arith::AddIOp>(c) && !isBool))
    return ReduceKind::Add;
  if (isa<arith::MulFOp>(c) || (isa<arith::MulIOp>(c) && !isBool))
    return ReduceKind::Mul;
  if (isa<arith::MaximumFOp, arith::MaxNumFOp, arith::MaxSIOp>(c) && !isBool)
    return ReduceKind::Max;
  if (isa<arith::MinimumFOp, arith::MinNumFOp, arith::MinSIOp>(c) && !isBool)
    return ReduceKind::Min;
  if (isa<arith::MaxUIOp>(c))
    return isBool ? ReduceKind::Or : ReduceKind::Max;
  if (isa<arith::MinUIOp>(c))
    return isBool ? ReduceKind::And : ReduceKind::Min;
  if (isa<arith::AndIOp>(c))
    return ReduceKind::And;
  if (isa<arith::OrIOp>(c))
    return ReduceKind::Or;
  return std::nullopt;
}

/// The one combination of all outputs that lack iterator `loop`, if there is
/// one.
static std::optional<ReduceKind> reductionOf(linalg::LinalgOp op,
                                             unsigned loop) {
  std::optional<ReduceKind> kind;
  for (unsigned i = 0; i < unsigned(op.getNumDpsInits()); ++i) {
    AffineMap map = op.getMatchingIndexingMap(op.getDpsInitOperand(i));
    if (map.isFunctionOfDim(loop))
      continue;
    std::optional<ReduceKind> k = combinerOfBody(op, i);
    if (!k || (kind && *kind != *k))
      return std::nullopt;
    kind = k;
  }
  return kind;
}

LinalgRule getLinalgRule(linalg::LinalgOp op) {
  LinalgRule out;
  RuleBuilder b(op);
  llvm::SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  for (auto [loop, iterator] : llvm::enumerate(op.getIteratorTypesArray())) {
    FactorKind kind = FactorKind::Pass;
    ReduceKind reduce = ReduceKind::Add;
    if (iterator != utils::IteratorType::parallel) {
      std::optional<ReduceKind> k = reductionOf(op, loop);
      kind = k ? FactorKind::Reduce : FactorKind::Whole;
      reduce = k.value_or(ReduceKind::Add);
    }
    b.factor(ranges[loop], kind, reduce);
  }
  auto keepWhole = [&](AffineExpr e) {
    e.walk([&](AffineExpr part) {
      if (auto dim = dyn_cast<AffineDimExpr>(part))
        b.rule.factors[dim.getPosition()].kind = FactorKind::Whole;
    });
  };
  for (OpOperand &use : op->getOpOperands()) {
    unsigned i = use.getOperandNumber();
    AffineMap map = op.getMatchingIndexingMap(&use);
    std::optional<ArrayRef<int64_t>> shape = staticShape(use.get().getType());
    if (!shape)
      continue; // a scalar
    for (auto [d, e] : llvm::enumerate(map.getResults())) {
      auto dim = dyn_cast<AffineDimExpr>(e);
      if (dim && ranges[dim.getPosition()] == (*shape)[d]) {
        b.operand(i, d, int(dim.getPosition()));
        continue;
      }
      keepWhole(e);
      if ((*shape)[d] != 1)
        b.operand(i, d, b.factor((*shape)[d], FactorKind::Whole));
    }
  }
  for (unsigned r = 0; r < op->getNumResults(); ++r)
    b.rule.results[r] =
        b.rule.operands[op.getDpsInitOperand(r)->getOperandNumber()];
  op->getRegion(0).walk([&](Operation *inner) {
    if (auto index = dyn_cast<linalg::IndexOp>(inner))
      if (!llvm::is_contained(out.readIndices, int(index.getDim())))
        out.readIndices.push_back(int(index.getDim()));
    if (auto extract = dyn_cast<tensor::ExtractOp>(inner))
      out.readsTensors |= !op->isProperAncestor(
          extract.getTensor().getParentBlock()->getParentOp());
  });
  out.rule = std::move(b.rule);
  return out;
}

} // namespace dgc
