//===- HostCalls.cpp - Calls of kernels and of the runtime ----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/HostCalls.h"
#include "dgc/CodeGen/Cpu.h"
#include "dgc/CodeGen/Kernels.h"
#include "dgc/CodeGen/ToLLVM.h"

#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace dgc;

void dgc::declareRuntime(ModuleOp module) {
  OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
  MLIRContext *context = module.getContext();
  Type pointer = LLVM::LLVMPointerType::get(context);
  Type i32 = builder.getI32Type(), i64 = builder.getI64Type();
  Type none = LLVM::LLVMVoidType::get(context);
  auto declare = [&](StringRef name, Type result, ArrayRef<Type> arguments) {
    LLVM::LLVMFuncOp::create(builder, module.getLoc(), name,
                             LLVM::LLVMFunctionType::get(result, arguments));
  };
  declare(kCollectiveFn, i32,
          {pointer, i32, i32, i32, i32, pointer, pointer, i64, i32, i32});
  declare(kCollectivesFn, i32,
          {pointer, i32, i32, i32, i32, i32, pointer, pointer, pointer, i32});
  declare(kExchangeFn, i32, {pointer, i32, i32, pointer, pointer, i32});
  declare(kAxisIndexFn, i64, {pointer, i32});
  declare(kParallelForFn, none, {pointer, pointer, pointer, i64});
  declare(kWorkBeginFn, none, {pointer, i32});
  declare(kWorkEndFn, none, {pointer, i32});
}

static std::string thunkName(StringRef kernel) {
  return (kernel + ".part").str();
}

LogicalResult dgc::makeThunks(ModuleOp module) {
  MLIRContext *context = module.getContext();
  Type pointer = LLVM::LLVMPointerType::get(context);
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  for (auto kernel : llvm::to_vector(module.getOps<func::FuncOp>())) {
    if (!kernel->hasAttr(kRowsAttr))
      continue;
    Location loc = kernel.getLoc();
    builder.setInsertionPointToEnd(module.getBody());
    auto type = LLVM::LLVMFunctionType::get(
        LLVM::LLVMVoidType::get(context),
        {pointer, builder.getI64Type(), builder.getI64Type()});
    auto thunk =
        LLVM::LLVMFuncOp::create(builder, loc, thunkName(kernel.getSymName()),
                                 type, LLVM::Linkage::Internal);
    builder.setInsertionPointToStart(thunk.addEntryBlock(builder));
    SmallVector<Value> operands;
    for (auto [i, argument] :
         llvm::enumerate(llvm::drop_end(kernel.getArgumentTypes(), 2))) {
      // Each argument has eight bytes of the table.
      Value slot = LLVM::GEPOp::create(builder, loc, pointer, pointer,
                                       thunk.getArgument(0),
                                       ArrayRef<LLVM::GEPArg>{int32_t(i)});
      Type loaded = isa<MemRefType>(argument) ? pointer
                    : argument.isIndex()      ? builder.getI64Type()
                                              : argument;
      operands.push_back(LLVM::LoadOp::create(builder, loc, loaded, slot));
    }
    operands.push_back(thunk.getArgument(1));
    operands.push_back(thunk.getArgument(2));
    // The kernel is a func.func until all is converted.
    LLVM::CallOp::create(builder, loc, TypeRange{},
                         FlatSymbolRefAttr::get(kernel.getSymNameAttr()),
                         operands);
    LLVM::ReturnOp::create(builder, loc, ValueRange{});
  }
  return success();
}

namespace {

Value contextOf(Operation *op) {
  Operation *function = op->getParentOp();
  while (!isa<FunctionOpInterface>(function))
    function = function->getParentOp();
  return cast<FunctionOpInterface>(function)
      .getFunctionBody()
      .front()
      .getArgument(0);
}

Value constant32(OpBuilder &builder, Location loc, int64_t value) {
  return LLVM::ConstantOp::create(builder, loc, builder.getI32Type(), value);
}

template <typename OpTy> struct HostPattern : ConvertOpToLLVMPattern<OpTy> {
  HostPattern(const LLVMTypeConverter &converter, bool profiled)
      : ConvertOpToLLVMPattern<OpTy>(converter), profiled(profiled) {}

  /// The address of a buffer, or the scalar itself.
  Value address(ConversionPatternRewriter &rewriter, Location loc,
                Value original, Value converted) const {
    auto type = dyn_cast<MemRefType>(original.getType());
    if (!type)
      return converted;
    return MemRefDescriptor(converted).bufferPtr(
        rewriter, loc, *this->getTypeConverter(), type);
  }
  Value call(OpBuilder &builder, Location loc, Type result, StringRef name,
             ValueRange operands) const {
    auto op = LLVM::CallOp::create(
        builder, loc, result ? TypeRange(result) : TypeRange(), name, operands);
    return result ? op.getResult() : Value();
  }
  void mark(OpBuilder &builder, Location loc, Value context, StringRef function,
            StringRef kind) const {
    if (!profiled)
      return;
    auto kinds = workKinds();
    int64_t index = std::find(kinds.begin(), kinds.end(), kind) - kinds.begin();
    call(builder, loc, Type(), function,
         {context, constant32(builder, loc, index)});
  }
  /// An array of `values`, which have eight bytes each, on the stack.
  Value table(ConversionPatternRewriter &rewriter, Location loc, Value context,
              ArrayRef<Value> values) const {
    Type pointer = LLVM::LLVMPointerType::get(rewriter.getContext());
    Value table;
    {
      // In the entry block, once: an alloca in a loop would grow the stack.
      OpBuilder::InsertionGuard guard(rewriter);
      Block *block = cast<BlockArgument>(context).getOwner();
      rewriter.setInsertionPointToStart(block);
      Value size = LLVM::ConstantOp::create(
          rewriter, loc, rewriter.getI64Type(), int64_t(values.size()));
      table = LLVM::AllocaOp::create(rewriter, loc, pointer, pointer, size);
    }
    for (auto [i, value] : llvm::enumerate(values)) {
      Value slot = LLVM::GEPOp::create(rewriter, loc, pointer, pointer, table,
                                       ArrayRef<LLVM::GEPArg>{int32_t(i)});
      LLVM::StoreOp::create(rewriter, loc, value, slot);
    }
    return table;
  }
  bool profiled;
};

struct LaunchPattern : HostPattern<cpu::LaunchOp> {
  LaunchPattern(const LLVMTypeConverter &converter, bool profiled,
                llvm::StringMap<std::string> kinds)
      : HostPattern(converter, profiled), kinds(std::move(kinds)) {}

  LogicalResult
  matchAndRewrite(cpu::LaunchOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Value context = contextOf(op);
    std::string kind = kinds.lookup(op.getKernel());
    SmallVector<Value> operands;
    for (auto [original, converted] :
         llvm::zip_equal(op->getOperands(), adaptor.getOperands()))
      operands.push_back(address(rewriter, loc, original, converted));
    mark(rewriter, loc, context, kWorkBeginFn, kind);
    if (op.getRange() && isWorthParts(op, kind)) {
      callInParts(rewriter, loc, context, op, operands);
    } else {
      if (op.getRange())
        for (int64_t border : {int64_t(0), int64_t(*op.getRange())})
          operands.push_back(LLVM::ConstantOp::create(
              rewriter, loc, rewriter.getI64Type(), border));
      call(rewriter, loc, Type(), op.getKernel(), operands);
    }
    mark(rewriter, loc, context, kWorkEndFn, kind);
    rewriter.eraseOp(op);
    return success();
  }

  /// Handing out parts costs some microseconds, so small kernels run whole.
  static bool isWorthParts(cpu::LaunchOp op, StringRef kind) {
    constexpr double leastElements = 1 << 14, leastProducts = 1 << 19;
    double most = 0, product = 1;
    unsigned buffers = 0;
    for (Value v : op->getOperands())
      if (auto type = dyn_cast<MemRefType>(v.getType())) {
        most = std::max(most, double(type.getNumElements()));
        product *= double(type.getNumElements());
        ++buffers;
      }
    // Three buffers of m k, k n and m n elements tell m n k (times a root of
    // the batch).
    if (kind == "matmul" && buffers == 3)
      return product >= leastProducts * leastProducts;
    return most >= leastElements;
  }

  void callInParts(ConversionPatternRewriter &rewriter, Location loc,
                   Value context, cpu::LaunchOp op,
                   ArrayRef<Value> operands) const {
    Type pointer = LLVM::LLVMPointerType::get(rewriter.getContext());
    Value arguments = table(rewriter, loc, context, operands);
    Value thunk = LLVM::AddressOfOp::create(rewriter, loc, pointer,
                                            thunkName(op.getKernel()));
    Value count = LLVM::ConstantOp::create(rewriter, loc, rewriter.getI64Type(),
                                           int64_t(*op.getRange()));
    call(rewriter, loc, Type(), kParallelForFn,
         {context, thunk, arguments, count});
  }
  llvm::StringMap<std::string> kinds;
};

struct CollectivePattern : HostPattern<cpu::CollectiveOp> {
  using HostPattern::HostPattern;
  LogicalResult
  matchAndRewrite(cpu::CollectiveOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Value context = contextOf(op);
    mark(rewriter, loc, context, kWorkBeginFn, "collective");
    if (op.getIns().size() == 1)
      callOne(rewriter, loc, context, op, adaptor);
    else
      callSeveral(rewriter, loc, context, op, adaptor);
    mark(rewriter, loc, context, kWorkEndFn, "collective");
    rewriter.eraseOp(op);
    return success();
  }

  Value count(OpBuilder &builder, Location loc, int64_t n) const {
    return LLVM::ConstantOp::create(builder, loc, builder.getI64Type(), n);
  }
  void callOne(ConversionPatternRewriter &rewriter, Location loc, Value context,
               cpu::CollectiveOp op, OpAdaptor adaptor) const {
    call(rewriter, loc, rewriter.getI32Type(), kCollectiveFn,
         {context, constant32(rewriter, loc, op.getKind()),
          constant32(rewriter, loc, op.getGroup()),
          constant32(rewriter, loc, op.getDtype()),
          constant32(rewriter, loc, op.getRedop()),
          address(rewriter, loc, op.getIns()[0], adaptor.getIns()[0]),
          address(rewriter, loc, op.getOuts()[0], adaptor.getOuts()[0]),
          count(rewriter, loc, op.getCounts()[0]),
          constant32(rewriter, loc, int32_t(op.getTable())),
          constant32(rewriter, loc, op.getOpId())});
  }
  void callSeveral(ConversionPatternRewriter &rewriter, Location loc,
                   Value context, cpu::CollectiveOp op,
                   OpAdaptor adaptor) const {
    SmallVector<Value> ins, outs, counts;
    for (auto [original, converted] :
         llvm::zip_equal(op.getIns(), adaptor.getIns()))
      ins.push_back(address(rewriter, loc, original, converted));
    for (auto [original, converted] :
         llvm::zip_equal(op.getOuts(), adaptor.getOuts()))
      outs.push_back(address(rewriter, loc, original, converted));
    for (int64_t n : op.getCounts())
      counts.push_back(count(rewriter, loc, n));
    call(rewriter, loc, rewriter.getI32Type(), kCollectivesFn,
         {context, constant32(rewriter, loc, op.getKind()),
          constant32(rewriter, loc, op.getGroup()),
          constant32(rewriter, loc, op.getDtype()),
          constant32(rewriter, loc, op.getRedop()),
          constant32(rewriter, loc, ins.size()),
          table(rewriter, loc, context, ins),
          table(rewriter, loc, context, outs),
          table(rewriter, loc, context, counts),
          constant32(rewriter, loc, op.getOpId())});
  }
};

struct ExchangePattern : HostPattern<cpu::ExchangeOp> {
  using HostPattern::HostPattern;
  LogicalResult
  matchAndRewrite(cpu::ExchangeOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Value context = contextOf(op);
    mark(rewriter, loc, context, kWorkBeginFn, "collective");
    call(rewriter, loc, rewriter.getI32Type(), kExchangeFn,
         {context, constant32(rewriter, loc, op.getTable()),
          constant32(rewriter, loc, op.getDtype()),
          address(rewriter, loc, op.getIn(), adaptor.getIn()),
          address(rewriter, loc, op.getOut(), adaptor.getOut()),
          constant32(rewriter, loc, op.getOpId())});
    mark(rewriter, loc, context, kWorkEndFn, "collective");
    rewriter.eraseOp(op);
    return success();
  }
};

struct AxisIndexPattern : HostPattern<cpu::AxisIndexOp> {
  using HostPattern::HostPattern;
  LogicalResult
  matchAndRewrite(cpu::AxisIndexOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOp(
        op, call(rewriter, op.getLoc(), rewriter.getI64Type(), kAxisIndexFn,
                 {contextOf(op),
                  constant32(rewriter, op.getLoc(), op.getGroup())}));
    return success();
  }
};

} // namespace

void dgc::populateHostCallPatterns(LLVMTypeConverter &converter,
                                   RewritePatternSet &patterns, bool profiled,
                                   const llvm::StringMap<std::string> &kinds) {
  patterns.add<LaunchPattern>(converter, profiled, kinds);
  patterns.add<CollectivePattern, ExchangePattern, AxisIndexPattern>(converter,
                                                                     profiled);
}
