//===- PlanMemory.cpp - Buffers of a host function in one arena -----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/PlanMemory.h"
#include "dgc/CodeGen/BufferLiveness.h"
#include "dgc/CodeGen/Kernels.h"
#include "dgc/CodeGen/LinalgUtils.h"
#include "dgc/CodeGen/MemoryPlan.h"
#include "dgc/CodeGen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "llvm/Support/Format.h"

using namespace mlir;

namespace dgc {
#define GEN_PASS_DEF_PLANMEMORY
#include "dgc/CodeGen/Passes.h.inc"

namespace {

constexpr int64_t kAlignment = 64;

Value byteView(OpBuilder &builder, Location loc, Value bytes, int64_t offset,
               MemRefType type) {
  Value shift = arith::ConstantIndexOp::create(builder, loc, offset);
  return memref::ViewOp::create(builder, loc, type, bytes, shift, ValueRange{});
}

/// Appends an argument of `bytes` bytes, marked with the attribute `name`.
FailureOr<Value> addByteArgument(func::FuncOp function, int64_t bytes,
                                 StringRef name) {
  Builder builder(function.getContext());
  auto attrs = builder.getDictionaryAttr(
      builder.getNamedAttr(name, builder.getUnitAttr()));
  unsigned number = function.getNumArguments();
  if (failed(function.insertArgument(
          number, MemRefType::get({bytes}, builder.getI8Type()), attrs,
          function.getLoc())))
    return failure();
  return Value(function.getArgument(number));
}

LogicalResult checkTypes(ArrayRef<memref::AllocOp> allocs) {
  for (memref::AllocOp alloc : allocs) {
    auto type = alloc.getType();
    if (!type.hasStaticShape() || !type.getLayout().isIdentity())
      return alloc.emitOpError() << "has type " << type
                                 << ", which the memory plan cannot place: its "
                                    "size must be known and "
                                    "its layout dense";
  }
  return success();
}

struct PlanMemory : impl::PlanMemoryBase<PlanMemory> {
  using PlanMemoryBase::PlanMemoryBase;
  void runOnOperation() override {
    if (failed(placeConstants(getOperation())))
      return signalPassFailure();
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (function->hasAttr(kKernelAttr) || function.isExternal())
        continue;
      if (failed(planFunctionMemory(function)))
        return signalPassFailure();
      if (report)
        print(function);
    }
  }
  void print(func::FuncOp function) {
    int64_t peak =
        function->getAttrOfType<IntegerAttr>(kArenaBytesAttr).getInt();
    int64_t bound =
        function->getAttrOfType<IntegerAttr>(kArenaBoundAttr).getInt();
    llvm::errs() << function.getSymName() << ": arena " << peak
                 << " bytes, lower bound " << bound << ", ratio "
                 << llvm::format("%.4f", bound ? double(peak) / bound : 1.0)
                 << "\n";
  }
};

} // namespace

LogicalResult placeConstants(ModuleOp module) {
  int64_t offset = 0;
  for (auto global : module.getOps<memref::GlobalOp>()) {
    Builder builder(global.getContext());
    global->setAttr(kOffsetAttr, builder.getI64IntegerAttr(offset));
    offset += llvm::alignTo(byteSize(global.getType()), kAlignment);
  }
  return success();
}

FailureOr<std::string> constantBytes(ModuleOp module) {
  std::string bytes;
  for (auto global : module.getOps<memref::GlobalOp>()) {
    auto offset = global->getAttrOfType<IntegerAttr>(kOffsetAttr);
    Attribute value = global.getInitialValueAttr();
    int64_t size = byteSize(global.getType());
    bytes.resize(llvm::alignTo(bytes.size(), kAlignment), '\0');
    if (!offset || offset.getInt() != int64_t(bytes.size()))
      return global.emitOpError() << "has no place in the constants section";
    if (auto resource = dyn_cast_or_null<DenseResourceElementsAttr>(value)) {
      AsmResourceBlob *blob = resource.getRawHandle().getBlob();
      if (!blob || int64_t(blob->getData().size()) < size)
        return global.emitOpError() << "has a resource shorter than its type";
      bytes.append(blob->getData().data(), size);
      continue;
    }
    auto dense = dyn_cast_or_null<DenseElementsAttr>(value);
    if (!dense)
      return global.emitOpError() << "has no elements that dgc can write";
    ArrayRef<char> raw = dense.getRawData();
    if (dense.getElementType().isInteger(1)) {
      for (bool element : dense.getValues<bool>())
        bytes.push_back(element);
    } else if (dense.isSplat()) {
      for (int64_t i = 0, n = numElements(global.getType()); i < n; ++i)
        bytes.append(raw.data(), raw.size());
    } else {
      bytes.append(raw.data(), raw.size());
    }
  }
  return bytes;
}

LogicalResult planFunctionMemory(func::FuncOp function) {
  SmallVector<memref::AllocOp> allocs;
  function.walk([&](memref::AllocOp op) { allocs.push_back(op); });
  if (failed(checkTypes(allocs)))
    return failure();
  BufferLiveness liveness(function);
  SmallVector<BufferInterval> buffers;
  for (memref::AllocOp alloc : allocs) {
    BufferLiveness::Range range = liveness.rangeOf(alloc.getResult());
    int64_t bytes = range.used() ? byteSize(alloc.getType()) : 0;
    buffers.push_back(
        {bytes, range.used() ? range.first : 0, range.used() ? range.last : 0});
  }
  dgc::MemoryPlan plan = planMemory(buffers, kAlignment);
  if (auto overlap = findOverlap(buffers, plan.offsets))
    return allocs[overlap->second].emitOpError()
           << "shares memory with another live buffer; this is a fault of the "
              "memory planner, please report it";

  int64_t constants = 0;
  auto module = function->getParentOfType<ModuleOp>();
  for (auto global : module.getOps<memref::GlobalOp>())
    constants = global->getAttrOfType<IntegerAttr>(kOffsetAttr).getInt() +
                byteSize(global.getType());
  FailureOr<Value> arena = addByteArgument(function, plan.peak, kArenaAttr);
  FailureOr<Value> data = addByteArgument(function, constants, kConstantsAttr);
  if (failed(arena) || failed(data))
    return failure();
  for (auto [alloc, offset] : llvm::zip_equal(allocs, plan.offsets)) {
    OpBuilder builder(alloc);
    alloc.getResult().replaceAllUsesWith(
        byteView(builder, alloc.getLoc(), *arena, offset, alloc.getType()));
    alloc.erase();
  }
  function.walk([&](memref::GetGlobalOp op) {
    auto global = SymbolTable::lookupNearestSymbolFrom<memref::GlobalOp>(
        op, op.getNameAttr());
    OpBuilder builder(op);
    int64_t offset = global->getAttrOfType<IntegerAttr>(kOffsetAttr).getInt();
    op.getResult().replaceAllUsesWith(
        byteView(builder, op.getLoc(), *data, offset, op.getType()));
    op.erase();
  });
  Builder builder(function.getContext());
  function->setAttr(kArenaBytesAttr, builder.getI64IntegerAttr(plan.peak));
  function->setAttr(kArenaBoundAttr,
                    builder.getI64IntegerAttr(plan.lowerBound));
  return success();
}

} // namespace dgc
