//===- Compile.cpp - From local ops to a compiled program -----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/Compile.h"
#include "dgc/CodeGen/Kernels.h"
#include "dgc/CodeGen/Manifest.h"
#include "dgc/CodeGen/Object.h"
#include "dgc/CodeGen/Passes.h"
#include "dgc/CodeGen/PlanMemory.h"

#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

namespace dgc {

void buildCpuPipeline(OpPassManager &pm, const CodegenOptions &options) {
  OpPassManager &tensors = pm.nest<func::FuncOp>();
  tensors.addPass(createConvertElementwiseToLinalgPass());
  tensors.addPass(createFoldTransposes());
  tensors.addPass(createCanonicalizerPass());
  tensors.addPass(createCSEPass());
  tensors.addPass(createFuseElementwise());
  tensors.addPass(createCSEPass());
  tensors.addPass(createCanonicalizerPass());
  tensors.addPass(createUniqueDestinations());
  tensors.addPass(createGroupRows());
  pm.addPass(createBufferize());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  pm.addPass(createPlaceResults());
  pm.addNestedPass<func::FuncOp>(createReuseBuffers());
  EmitMatmulOptions matmul;
  matmul.cpu = options.cpu == "host" ? hostCpuLevel() : options.cpu;
  pm.addPass(createEmitMatmul(matmul));
  pm.addPass(createOutlineKernels());
  pm.addPass(createPlanMemory());
}

void buildCpuToLLVMPipeline(OpPassManager &pm, const CodegenOptions &options) {
  OpPassManager &functions = pm.nest<func::FuncOp>();
  functions.addPass(createLowerKernels());
  functions.addPass(createCanonicalizerPass());
  functions.addPass(createCSEPass());
  functions.addPass(createSCFToControlFlowPass());
  functions.addPass(memref::createExpandStridedMetadataPass());
  functions.addPass(createLowerAffinePass());
  functions.addPass(createCanonicalizerPass());
  pm.addPass(createHostToLLVM(HostToLLVMOptions{options.profiled}));
}

static LogicalResult runPipeline(
    ModuleOp module, const CodegenOptions &options,
    llvm::function_ref<void(OpPassManager &, const CodegenOptions &)> build) {
  PassManager pm(module.getContext());
  if (options.configure)
    options.configure(pm);
  build(pm, options);
  return pm.run(module);
}

/// `given` with the CPU level of this machine in place of "host"; a failure,
/// with a message, if there is no such level.
static FailureOr<CodegenOptions> resolveCpu(ModuleOp local,
                                            const CodegenOptions &given) {
  CodegenOptions options = given;
  if (options.cpu == "host")
    options.cpu = hostCpuLevel();
  if (!isCpuLevel(options.cpu))
    return local.emitError() << "CPU level '" << options.cpu
                             << "' is none that dgc makes code for: x86-64-v2, "
                                "x86-64-v3, x86-64-v4";
  return options;
}

FailureOr<CompiledProgram> layOutProgram(ModuleOp local,
                                         const CodegenOptions &given) {
  FailureOr<CodegenOptions> options = resolveCpu(local, given);
  CompiledProgram program;
  ManifestTables tables;
  if (failed(options) ||
      failed(collectTables(local, options->numRanks, tables)) ||
      failed(runPipeline(local, *options, buildCpuPipeline)))
    return failure();
  auto host = local.lookupSymbol<func::FuncOp>("main");
  if (!host)
    return local.emitError() << "has no function @main to compile";
  program.arenaBytes =
      host->getAttrOfType<IntegerAttr>(kArenaBytesAttr).getInt();
  program.arenaLowerBound =
      host->getAttrOfType<IntegerAttr>(kArenaBoundAttr).getInt();
  FailureOr<std::string> constants = constantBytes(local);
  if (failed(constants))
    return failure();
  program.constants = std::move(*constants);
  for (auto global :
       llvm::make_early_inc_range(local.getOps<memref::GlobalOp>()))
    global.erase();
  if (failed(writeManifest(host, *options, tables, program)))
    return failure();
  return program;
}

LogicalResult generateProgram(ModuleOp local, const CodegenOptions &given,
                              CompiledProgram &program) {
  FailureOr<CodegenOptions> options = resolveCpu(local, given);
  if (failed(options) ||
      failed(runPipeline(local, *options, buildCpuToLLVMPipeline)))
    return failure();
  FailureOr<std::string> code =
      emitSharedObject(local, options->cpu, options->threads);
  if (failed(code))
    return failure();
  program.code = std::move(*code);
  return success();
}

FailureOr<CompiledProgram> compileProgram(ModuleOp local,
                                          const CodegenOptions &options) {
  FailureOr<CompiledProgram> program = layOutProgram(local, options);
  if (failed(program) || failed(generateProgram(local, options, *program)))
    return failure();
  return program;
}

} // namespace dgc
