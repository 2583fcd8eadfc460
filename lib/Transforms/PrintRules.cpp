//===- PrintRules.cpp - Shows the sharding rule of each op ----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Rules/ShardingRule.h"
#include "dgc/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace dgc {
#define GEN_PASS_DEF_PRINTRULESPASS
#include "dgc/Transforms/Passes.h.inc"
} // namespace dgc

using namespace mlir;

namespace {
struct PrintRulesPass : public dgc::impl::PrintRulesPassBase<PrintRulesPass> {
  void runOnOperation() override {
    WalkResult result = getOperation()->walk<WalkOrder::PreOrder>([](Operation
                                                                         *op) {
      if (isa<FunctionOpInterface>(op))
        return WalkResult::advance();
      if (dgc::isDataFlowOp(op)) {
        size_t edges = dgc::getDataFlowEdges(op).size();
        if (edges)
          emitRemark(op->getLoc())
              << op->getName() << ": passes " << edges << " values on";
        return WalkResult::advance();
      }
      FailureOr<dgc::OpRule> rule = dgc::getOpRule(op);
      if (failed(rule))
        return WalkResult::interrupt();
      emitRemark(op->getLoc()) << op->getName() << ": " << dgc::toString(*rule)
                               << (dgc::isKnownOp(op) ? "" : " (unknown op)");
      return WalkResult::skip(); // the bodies of reduce and scatter have none
    });
    if (result.wasInterrupted())
      signalPassFailure();
    markAllAnalysesPreserved();
  }
};
} // namespace
