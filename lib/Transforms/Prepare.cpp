//===- Prepare.cpp - Brings a program to one function ---------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "dgc/Transforms/Passes.h"

namespace dgc {
#define GEN_PASS_DEF_PREPAREPASS
#include "dgc/Transforms/Passes.h.inc"
} // namespace dgc

using namespace mlir;

namespace {
struct PreparePass : public dgc::impl::PreparePassBase<PreparePass> {
  void runOnOperation() override {
    OpPassManager pipeline(ModuleOp::getOperationName());
    pipeline.addPass(createInlinerPass());
    pipeline.addPass(createSymbolDCEPass());
    pipeline.addPass(createCSEPass());
    if (failed(runPipeline(pipeline, getOperation())))
      signalPassFailure();
  }
};
} // namespace
