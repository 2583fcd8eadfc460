//===- Register.cpp - All dialects and passes of dgc's tools --------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Pipelines/Register.h"
#include "dgc/CodeGen/Bufferize.h"
#include "dgc/CodeGen/Cpu.h"
#include "dgc/CodeGen/Passes.h"
#include "dgc/Dialect/Dist/Dist.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "dgc/Evaluate/Passes.h"
#include "dgc/Pipelines/Compile.h"
#include "dgc/Pipelines/Passes.h"
#include "dgc/Pipelines/UnknownOps.h"
#include "dgc/Transforms/Passes.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"

void dgc::registerAllDialects(mlir::DialectRegistry &registry) {
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  registry.insert<stablehlo::StableHLODialect, chlo::ChloDialect>();
  registry.insert<sdy::SdyDialect>();
  registry.insert<dist::DistDialect>();
  registry.insert<cpu::CpuDialect>();
  registerCodeGenInterfaces(registry);
  // Loaded with the first function of a model: the newest handler comes first.
  registry.addExtension(
      +[](mlir::MLIRContext *context, mlir::func::FuncDialect *) {
        explainUnknownOps(*context);
      });
}

void dgc::registerAllPasses() {
  mlir::registerAllPasses();
  registerTransformsPasses();
  registerPipelinesPasses();
  registerEvaluatePasses();
  registerDgcCodeGenPasses();
  registerPipelines();
}
