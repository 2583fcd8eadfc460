//===- Recompute.cpp - Values made again instead of kept ------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Transforms/Recompute.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "dgc/Transforms/ShardedProgram.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace dgc {

bool canRecompute(Operation *op) {
  return isa<FunctionOpInterface>(op->getParentOp()) &&
         isMemoryEffectFree(op) && !isDataFlowOp(op) &&
         op->getName().stripDialect() != "rng"; // no state to draw from again
}

namespace {

class Copier {
public:
  Copier(FunctionOpInterface func, const ProgramProblem &program,
         const Recompute &what)
      : remade(func), body(func.getFunctionBody().front()) {
    for (int i : what.ops)
      ops.push_back({i, program.ops[i]});
    int64_t last = int64_t(program.ops.size()) - 1;
    // The last op of the body before the point.
    border = inBody(program.ops[std::clamp<int64_t>(what.point, 0, last)]);
  }

  std::vector<Recomputed> run() {
    // Users before what they use: each copy goes before its first user.
    for (const Recomputed &r : llvm::reverse(ops))
      copy(r);
    for (const Recomputed &r : copies)
      if (!readsCopy(r.op))
        hold(r.op);
    return std::move(copies);
  }

private:
  Operation *inBody(Operation *op) const {
    return body.findAncestorOpInBlock(*op);
  }
  bool isLate(Operation *op) const {
    return op && (op == body.getTerminator() || isCopy.contains(op) ||
                  border->isBeforeInBlock(op));
  }

  void copy(const Recomputed &r) {
    Operation *op = r.op;
    SmallVector<OpOperand *> late;
    Operation *first = nullptr;
    for (OpOperand &use : op->getUses()) {
      Operation *user = inBody(use.getOwner());
      if (!isLate(user))
        continue;
      late.push_back(&use);
      if (!first || user->isBeforeInBlock(first))
        first = user;
    }
    if (!first)
      return;
    OpBuilder builder(first);
    Operation *made = builder.clone(*op);
    for (OpOperand *use : late)
      use->set(made->getResult(cast<OpResult>(use->get()).getResultNumber()));
    copies.push_back({r.original, made});
    isCopy.insert(made);
  }

  bool readsCopy(Operation *op) const {
    return llvm::any_of(op->getOperands(), [&](Value v) {
      Operation *def = v.getDefiningOp();
      return def && isCopy.contains(def);
    });
  }

  /// Puts the smallest operand that is no constant behind a barrier.
  void hold(Operation *op) {
    OpOperand *smallest = nullptr;
    for (OpOperand &operand : op->getOpOperands())
      if (bytesOf(operand.get().getType()) > 0 &&
          !remade.contains(operand.get()) &&
          (!smallest || bytesOf(operand.get().getType()) <
                            bytesOf(smallest->get().getType())))
        smallest = &operand;
    if (!smallest)
      return;
    Value &held = barriers[smallest->get()];
    Operation *barrier = held ? held.getDefiningOp() : nullptr;
    if (!barrier) {
      OpBuilder builder(op);
      barrier = stablehlo::OptimizationBarrierOp::create(
          builder, op->getLoc(), TypeRange{smallest->get().getType()},
          ValueRange{smallest->get()});
      held = barrier->getResult(0);
    } else if (op->isBeforeInBlock(barrier)) {
      barrier->moveBefore(op);
    }
    smallest->set(held);
  }

  RemadeValues remade;
  Block &body;
  Operation *border = nullptr;
  std::vector<Recomputed> ops, copies; // of the function; made
  llvm::DenseSet<Operation *> isCopy;
  llvm::DenseMap<Value, Value> barriers; // one for each value
};

} // namespace

std::vector<Recomputed> recompute(FunctionOpInterface func,
                                  const ProgramProblem &program,
                                  const Recompute &what) {
  if (what.empty())
    return {};
  return Copier(func, program, what).run();
}

} // namespace dgc
