//===- VerifyLinalg.cpp - Contract after the lowering to linalg -----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/Cpu.h"
#include "dgc/CodeGen/LowerToLinalg.h"
#include "dgc/CodeGen/Passes.h"

#include "dgc/Dialect/Dist/Dist.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
namespace cpu = dgc::cpu;

namespace dgc {
#define GEN_PASS_DEF_VERIFYLINALG
#include "dgc/CodeGen/Passes.h.inc"
} // namespace dgc

static constexpr StringLiteral kDialects[] = {"linalg", "tensor", "arith",
                                              "math", "scf"};

static bool belongs(Operation *op) {
  if (llvm::is_contained(kDialects, op->getName().getDialectNamespace()))
    return true;
  if (isa<func::FuncOp, func::ReturnOp, func::CallOp, cpu::HoldOp>(op))
    return true;
  using namespace dgc::dist;
  return isa<AxisIndexOp, LocalAllGatherOp, LocalAllToAllOp, LocalAllReduceOp,
             LocalReduceScatterOp, LocalPermuteOp, LocalExchangeOp>(op);
}

static LogicalResult checkType(Operation *op, Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  Type element = tensor ? tensor.getElementType() : type;
  if (tensor && !tensor.hasStaticShape())
    return op->emitError("'")
           << op->getName() << "' has the type " << type
           << " after lowering to linalg, but shapes must be static";
  if (auto i = dyn_cast<IntegerType>(element); i && !i.isSignless())
    return op->emitError("'")
           << op->getName() << "' has elements of type " << element
           << " after lowering to linalg, but integers must be signless";
  return success();
}

LogicalResult dgc::verifyLinalg(func::FuncOp func) {
  WalkResult result = func.walk([&](Operation *op) {
    if (!belongs(op)) {
      op->emitError("'")
          << op->getName()
          << "' is left after lowering to linalg; run dgc-lower-to-linalg on "
             "partitioned stablehlo first";
      return WalkResult::interrupt();
    }
    for (TypeRange types :
         {TypeRange(op->getOperandTypes()), TypeRange(op->getResultTypes())})
      for (Type t : types)
        if (failed(checkType(op, t)))
          return WalkResult::interrupt();
    return WalkResult::advance();
  });
  for (Type t : func.getArgumentTypes())
    if (!result.wasInterrupted() && failed(checkType(func, t)))
      return failure();
  return failure(result.wasInterrupted());
}

namespace {
struct VerifyLinalg : dgc::impl::VerifyLinalgBase<VerifyLinalg> {
  void runOnOperation() override {
    if (failed(dgc::verifyLinalg(getOperation())))
      signalPassFailure();
  }
};
} // namespace
