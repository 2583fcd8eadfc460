//===- CleanLoops.cpp - Takes needless carried values out of loops --------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// A scan over layers carries its stacked parameters, which no iteration
// changes: as values from outside the loop they have one sharding and need no
// copy. What nothing depends on is dropped together with what computes it.
//
//===----------------------------------------------------------------------===//
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "dgc/Transforms/Prepare.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace dgc::stablehlo;

/// Replaces carried values that stay as they are by what they start as.
static void forwardInvariants(WhileOp op) {
  Block &cond = op.getCond().front(), &body = op.getBody().front();
  auto yield = cast<ReturnOp>(body.getTerminator());
  for (unsigned i = 0, e = op.getNumOperands(); i < e; ++i) {
    Value init = op.getOperand()[i];
    Value next = yield.getOperand(i);
    if (next != body.getArgument(i) && next != init)
      continue;
    cond.getArgument(i).replaceAllUsesWith(init);
    body.getArgument(i).replaceAllUsesWith(init);
    op.getResult(i).replaceAllUsesWith(init);
  }
}

/// Which carried values the results that are used, the condition, or an effect
/// depend on.
static SmallVector<bool> findLive(WhileOp op) {
  Block &cond = op.getCond().front(), &body = op.getBody().front();
  auto yield = cast<ReturnOp>(body.getTerminator());
  SmallVector<bool> live(op.getNumOperands(), false);
  SmallVector<Value> work;
  DenseSet<Value> seen;
  auto need = [&](Value value) {
    if (seen.insert(value).second)
      work.push_back(value);
  };
  auto markLive = [&](unsigned index) {
    if (live[index])
      return;
    live[index] = true;
    need(yield.getOperand(index));
  };
  for (unsigned i = 0, e = op.getNumOperands(); i < e; ++i)
    if (!op.getResult(i).use_empty() || !cond.getArgument(i).use_empty())
      markLive(i);
  // All values that an op uses, in its regions too.
  auto needOperands = [&](Operation *user) {
    user->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        need(operand);
    });
  };
  for (Operation &inner : body.without_terminator())
    if (!isMemoryEffectFree(&inner))
      needOperands(&inner);
  DenseSet<Operation *> visited;
  while (!work.empty()) {
    Value value = work.pop_back_val();
    if (auto argument = dyn_cast<BlockArgument>(value)) {
      if (argument.getOwner() == &body)
        markLive(argument.getArgNumber());
      continue;
    }
    Operation *def = body.findAncestorOpInBlock(*value.getDefiningOp());
    if (def && visited.insert(def).second)
      needOperands(def);
  }
  return live;
}

/// Rebuilds the loop without the carried values that are not live.
static void dropDead(WhileOp op, ArrayRef<bool> live) {
  auto yield = cast<ReturnOp>(op.getBody().front().getTerminator());
  SmallVector<Value> inits, yields;
  llvm::BitVector dead(live.size());
  for (auto [index, isLive] : llvm::enumerate(live)) {
    if (!isLive) {
      dead.set(index);
      continue;
    }
    inits.push_back(op.getOperand()[index]);
    yields.push_back(yield.getOperand(index));
  }
  OpBuilder builder(op);
  auto types = llvm::to_vector(ValueRange(inits).getTypes());
  auto fresh = WhileOp::create(builder, op.getLoc(), types, inits);
  fresh->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  fresh.getCond().takeBody(op.getCond());
  fresh.getBody().takeBody(op.getBody());
  yield.getResultsMutable().assign(yields);
  // Ops that only fed dead values go first: they use the arguments.
  Block &body = fresh.getBody().front();
  for (Operation &inner : llvm::make_early_inc_range(llvm::reverse(body)))
    if (&inner != yield && isOpTriviallyDead(&inner))
      inner.erase();
  // A pure loop in the body may keep a dead argument alive; it is dead too, as
  // nothing live needs it, but only as one of several results.
  for (unsigned i : dead.set_bits())
    if (!body.getArgument(i).use_empty()) {
      body.getArgument(i).replaceAllUsesWith(op.getOperand()[i]);
    }
  body.eraseArguments(dead);
  fresh.getCond().front().eraseArguments(dead);
  unsigned next = 0;
  for (auto [index, isLive] : llvm::enumerate(live))
    if (isLive)
      op.getResult(index).replaceAllUsesWith(fresh.getResult(next++));
  op.erase();
}

void dgc::cleanLoops(Operation *root) {
  SmallVector<WhileOp> loops;
  root->walk([&](WhileOp op) { loops.push_back(op); });
  // Inner loops come first in a post-order walk.
  for (WhileOp op : loops) {
    // Shardings that a loop already has are those of all it carries.
    if (op->hasAttr("dist.shardings") || op->hasAttr("sdy.sharding"))
      continue;
    forwardInvariants(op);
    SmallVector<bool> live = findLive(op);
    if (llvm::is_contained(live, false))
      dropDead(op, live);
  }
}
