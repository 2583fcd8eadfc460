//===- ToLLVM.cpp - The compiled program in the LLVM dialect --------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/ToLLVM.h"
#include "dgc/CodeGen/Cpu.h"
#include "dgc/CodeGen/HostCalls.h"
#include "dgc/CodeGen/InPlace.h"
#include "dgc/CodeGen/Kernels.h"
#include "dgc/CodeGen/Passes.h"
#include "dgc/CodeGen/PlanMemory.h"
#include "dgc/Dialect/Dist/Dist.h"

#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVM.h"
#include "mlir/Conversion/IndexToLLVM/IndexToLLVM.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/MathToLibm/MathToLibm.h"
#include "mlir/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "mlir/Conversion/UBToLLVM/UBToLLVM.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVM.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"

using namespace mlir;

namespace dgc {
#define GEN_PASS_DEF_HOSTTOLLVM
#include "dgc/CodeGen/Passes.h.inc"

llvm::ArrayRef<llvm::StringLiteral> workKinds() {
  static constexpr llvm::StringLiteral kinds[] = {
      "matmul", "row",     "reduction", "elementwise",
      "copy",   "scatter", "collective"};
  return kinds;
}

namespace {

/// The host function takes the context first and returns a status.
void prepareHost(func::FuncOp host) {
  OpBuilder builder(host.getContext());
  Type pointer = LLVM::LLVMPointerType::get(host.getContext());
  // A buffer without elements may have no strides that LLVM's types can say.
  for (BlockArgument argument : host.getArguments()) {
    auto buffer = dyn_cast<MemRefType>(argument.getType());
    if (buffer && buffer.getNumElements() == 0 && argument.use_empty())
      argument.setType(MemRefType::get({0}, builder.getI8Type()));
  }
  host.setType(
      builder.getFunctionType(host.getBody().front().getArgumentTypes(), {}));
  (void)host.insertArgument(0, pointer, {}, host.getLoc());
  auto type = host.getFunctionType();
  host.setType(builder.getFunctionType(type.getInputs(), builder.getI32Type()));
  // Any block may be the last one.
  host.walk([&](func::ReturnOp ret) {
    builder.setInsertionPoint(ret);
    Value zero = arith::ConstantOp::create(builder, ret.getLoc(),
                                           builder.getI32IntegerAttr(0));
    ret->setOperands(zero);
  });
}

/// Machine code knows groups and layouts by their numbers in the manifest: the
/// mesh and what names it has no further meaning.
void dropMeshes(ModuleOp module) {
  for (auto host : module.getOps<func::FuncOp>()) {
    for (unsigned k = 0; k < host.getNumArguments(); ++k)
      host.removeArgAttr(k, dist::globalName);
    for (unsigned k = 0; k < host.getNumResults(); ++k)
      host.removeResultAttr(
          k, StringAttr::get(module.getContext(), dist::globalName));
  }
  for (auto mesh : llvm::make_early_inc_range(module.getOps<dist::MeshOp>()))
    mesh.erase();
}

LogicalResult convertAll(ModuleOp module, bool profiled) {
  dropMeshes(module);
  MLIRContext *context = module.getContext();
  LowerToLLVMOptions options(context);
  options.useBarePtrCallConv = true;
  LLVMTypeConverter converter(context, options);
  SymbolTableCollection symbols;
  RewritePatternSet patterns(context);
  arith::populateExpandBFloat16Patterns(patterns);
  arith::populateArithToLLVMConversionPatterns(converter, patterns);
  index::populateIndexToLLVMConversionPatterns(converter, patterns);
  cf::populateControlFlowToLLVMConversionPatterns(converter, patterns);
  ub::populateUBToLLVMConversionPatterns(converter, patterns);
  populateFuncToLLVMConversionPatterns(converter, patterns, &symbols);
  populateFinalizeMemRefToLLVMConversionPatterns(converter, patterns, &symbols);
  // LLVM's own ops before calls of the math library; log1p by the latter, since
  // log(1 + x) is wrong near zero.
  populateMathToLLVMConversionPatterns(converter, patterns,
                                       /*approximateLog1p=*/false,
                                       /*benefit=*/2);
  populateMathToLibmConversionPatterns(patterns);
  populateVectorToLLVMConversionPatterns(converter, patterns,
                                         /*reassociateFPReductions=*/true);
  llvm::StringMap<std::string> kinds;
  for (auto kernel : module.getOps<func::FuncOp>())
    if (auto kind = kernel->getAttrOfType<StringAttr>(kKindAttr))
      kinds[kernel.getSymName()] = kind.str();
  populateHostCallPatterns(converter, patterns, profiled, kinds);
  LLVMConversionTarget target(*context);
  target.addLegalOp<ModuleOp>();
  return applyFullConversion(module, target, std::move(patterns));
}

/// After a call that returns a status: leave with it unless it is zero.
void checkStatuses(LLVM::LLVMFuncOp host) {
  SmallVector<LLVM::CallOp> calls;
  host.walk([&](LLVM::CallOp call) {
    std::optional<StringRef> callee = call.getCallee();
    if (callee && (*callee == kCollectiveFn || *callee == kCollectivesFn ||
                   *callee == kExchangeFn))
      calls.push_back(call);
  });
  if (calls.empty())
    return;
  OpBuilder builder(host.getContext());
  Block *leave = builder.createBlock(&host.getBody(), host.getBody().end(),
                                     builder.getI32Type(), host.getLoc());
  LLVM::ReturnOp::create(builder, host.getLoc(), leave->getArgument(0));
  for (LLVM::CallOp call : calls) {
    Block *block = call->getBlock();
    Block *next = block->splitBlock(std::next(Block::iterator(call)));
    builder.setInsertionPointToEnd(block);
    Location loc = call.getLoc();
    Value zero =
        LLVM::ConstantOp::create(builder, loc, builder.getI32Type(), 0);
    Value failed = LLVM::ICmpOp::create(builder, loc, LLVM::ICmpPredicate::ne,
                                        call.getResult(), zero);
    LLVM::CondBrOp::create(builder, loc, failed, leave,
                           ValueRange(call.getResult()), next, ValueRange());
  }
}

/// dgc_main(ctx, args, results, arena, constants) calls the host function with
/// its buffers' addresses.
void makeEntry(ModuleOp module, LLVM::LLVMFuncOp host,
               ArrayRef<std::pair<char, int64_t>> sources) {
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  Location loc = host.getLoc();
  Type pointer = LLVM::LLVMPointerType::get(module.getContext());
  auto type = LLVM::LLVMFunctionType::get(builder.getI32Type(),
                                          SmallVector<Type>(5, pointer));
  auto entry = LLVM::LLVMFuncOp::create(builder, loc, kEntryFn, type);
  builder.setInsertionPointToStart(entry.addEntryBlock(builder));
  SmallVector<Value> operands = {entry.getArgument(0)};
  for (auto [source, index] : sources) {
    if (source == 'm' || source == 'c') {
      operands.push_back(entry.getArgument(source == 'm' ? 3 : 4));
      continue;
    }
    Value slot = LLVM::GEPOp::create(builder, loc, pointer, pointer,
                                     entry.getArgument(source == 'a' ? 1 : 2),
                                     ArrayRef<LLVM::GEPArg>{int32_t(index)});
    operands.push_back(LLVM::LoadOp::create(builder, loc, pointer, slot));
  }
  Value status = LLVM::CallOp::create(builder, loc, host, operands).getResult();
  LLVM::ReturnOp::create(builder, loc, status);
}

/// Where the address of each argument of the host function comes from: 'a'
/// args, 'r' results, 'm' arena, 'c' constants.
SmallVector<std::pair<char, int64_t>> argumentSources(func::FuncOp host) {
  SmallVector<std::pair<char, int64_t>> sources;
  for (unsigned i = 0; i < host.getNumArguments(); ++i) {
    if (auto result = host.getArgAttrOfType<IntegerAttr>(i, kResultAttr))
      sources.emplace_back('r', result.getInt());
    else if (host.getArgAttr(i, kArenaAttr))
      sources.emplace_back('m', 0);
    else if (host.getArgAttr(i, kConstantsAttr))
      sources.emplace_back('c', 0);
    else
      sources.emplace_back('a', i);
  }
  return sources;
}

/// The way to LLVM leaves what LowerKernels says of loops where nothing reads
/// it.
void finishLoops(ModuleOp module) {
  module.walk([&](LLVM::BrOp branch) {
    if (auto annotation =
            branch->getAttrOfType<LLVM::LoopAnnotationAttr>(kLoopAttr)) {
      branch.setLoopAnnotationAttr(annotation);
      branch->removeAttr(kLoopAttr);
    }
  });
}

void finishKernels(ModuleOp module) {
  for (auto function : module.getOps<LLVM::LLVMFuncOp>()) {
    if (!function->hasAttr(kKernelAttr))
      continue;
    function.setLinkage(LLVM::Linkage::Internal);
    function.setNoInline(true);
    for (StringRef name :
         {StringRef(kKernelAttr), StringRef(kKindAttr), StringRef(kRowsAttr)})
      function->removeAttr(name);
  }
}

struct HostToLLVM : impl::HostToLLVMBase<HostToLLVM> {
  using HostToLLVMBase::HostToLLVMBase;
  void runOnOperation() override {
    if (failed(convertToLLVM(getOperation(), profiled)))
      signalPassFailure();
  }
};

} // namespace

LogicalResult convertToLLVM(ModuleOp module, bool profiled) {
  func::FuncOp host;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function->hasAttr(kKernelAttr))
      continue;
    if (host)
      return function.emitError()
             << "a second host function; inline the others into the first";
    host = function;
  }
  if (!host)
    return module.emitError() << "has no function to compile";
  auto sources = argumentSources(host);
  prepareHost(host);
  std::string name = host.getSymName().str();
  // Attributes of dgc and of the front end mean nothing from here on.
  for (unsigned i = 0; i < host.getNumArguments(); ++i)
    host.setArgAttrs(i, ArrayRef<NamedAttribute>());
  for (NamedAttribute attr : llvm::to_vector(host->getDiscardableAttrs()))
    host->removeDiscardableAttr(attr.getName());
  declareRuntime(module);
  if (failed(makeThunks(module)) || failed(convertAll(module, profiled)))
    return failure();
  auto lowered = module.lookupSymbol<LLVM::LLVMFuncOp>(name);
  checkStatuses(lowered);
  lowered.setLinkage(LLVM::Linkage::Internal);
  makeEntry(module, lowered, sources);
  finishKernels(module);
  finishLoops(module);
  return success();
}

} // namespace dgc
