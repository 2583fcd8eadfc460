//===- BufferizeDist.cpp - dist's local ops and holds on buffers ----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/Bufferize.h"
#include "dgc/CodeGen/Cpu.h"
#include "dgc/CodeGen/LinalgUtils.h"
#include "dgc/CodeGen/Manifest.h"
#include "dgc/Dialect/Dist/Dist.h"
#include "dgc/Runtime/ABI.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace dgc;
using bufferization::AliasingValueList;
using bufferization::AnalysisState;
using bufferization::BufferizableOpInterface;
using bufferization::BufferizationOptions;
using bufferization::BufferizationState;

namespace {

int32_t number(Operation *op, StringRef name) {
  auto attr = op->getAttrOfType<IntegerAttr>(name);
  return attr ? attr.getInt() : -1;
}

/// What dgc_rt_collective wants to know besides addresses.
struct Call {
  int kind;
  int redop = DGC_ADD;
  int64_t count = 0;
};

Call callOf(Operation *op) {
  int64_t in = numElements(op->getOperand(0).getType());
  int64_t out = numElements(op->getResult(0).getType());
  return llvm::TypeSwitch<Operation *, Call>(op)
      .Case<dist::LocalAllReduceOp>(
          [&](auto o) { return Call{DGC_ALL_REDUCE, int(o.getKind()), in}; })
      .Case<dist::LocalReduceScatterOp>([&](auto o) {
        return Call{DGC_REDUCE_SCATTER, int(o.getKind()), out};
      })
      .Case<dist::LocalAllGatherOp>(
          [&](auto) { return Call{DGC_ALL_GATHER, DGC_ADD, in}; })
      .Case<dist::LocalAllToAllOp>([&](auto o) {
        auto type = cast<RankedTensorType>(o.getResult().getType());
        return Call{DGC_ALL_TO_ALL, DGC_ADD, in / type.getDimSize(0)};
      })
      .Default([&](auto) { return Call{DGC_PERMUTE, DGC_ADD, in}; });
}

/// True if the runtime may not write all of the result: padding, or no source.
bool leavesGaps(Operation *op) {
  if (auto permute = dyn_cast<dist::LocalPermuteOp>(op))
    return llvm::any_of(permute.getSources(), [](int64_t s) { return s < 0; });
  return isa<dist::LocalExchangeOp>(op);
}

/// Reads its operand, makes a new buffer.
template <typename OpTy>
struct CollectiveModel
    : BufferizableOpInterface::ExternalModel<CollectiveModel<OpTy>, OpTy> {
  bool bufferizesToMemoryRead(Operation *, OpOperand &,
                              const AnalysisState &) const {
    return true;
  }
  bool bufferizesToMemoryWrite(Operation *, OpOperand &,
                               const AnalysisState &) const {
    return false;
  }
  AliasingValueList getAliasingValues(Operation *, OpOperand &,
                                      const AnalysisState &) const {
    return {};
  }
  bool bufferizesToAllocation(Operation *, Value) const { return true; }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    if (!op->hasAttr(kOpIndexAttr))
      return op->emitOpError() << "has no number; run dgc-number-collectives "
                                  "before bufferization";
    FailureOr<Value> in =
        bufferization::getBuffer(rewriter, op->getOperand(0), options, state);
    if (failed(in))
      return failure();
    auto type = cast<RankedTensorType>(op->getResult(0).getType());
    int dtype = dtypeOf(type.getElementType());
    if (dtype < 0)
      return op->emitOpError()
             << "moves elements of type " << type.getElementType()
             << ", which the runtime cannot";
    Location loc = op->getLoc();
    Value out = memref::AllocOp::create(
        rewriter, loc, MemRefType::get(type.getShape(), type.getElementType()),
        rewriter.getI64IntegerAttr(64));
    int32_t table = number(op, kTableIndexAttr),
            index = number(op, kOpIndexAttr);
    if (leavesGaps(op)) {
      Value zero = arith::ConstantOp::create(
          rewriter, loc, rewriter.getZeroAttr(type.getElementType()));
      linalg::FillOp::create(rewriter, loc, zero, out);
    }
    if (isa<dist::LocalExchangeOp>(op)) {
      cpu::ExchangeOp::create(rewriter, loc, dtype, table, index, *in, out);
    } else {
      Call call = callOf(op);
      cpu::CollectiveOp::create(rewriter, loc, call.kind,
                                number(op, kGroupIndexAttr), dtype, call.redop,
                                call.count, table, index, *in, out);
    }
    bufferization::replaceOpWithBufferizedValues(rewriter, op, out);
    return success();
  }
};

/// A scalar from the runtime, in a buffer of its own.
struct AxisIndexModel
    : BufferizableOpInterface::ExternalModel<AxisIndexModel,
                                             dist::AxisIndexOp> {
  bool bufferizesToAllocation(Operation *, Value) const { return true; }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    if (!op->hasAttr(kGroupIndexAttr))
      return op->emitOpError() << "has no number; run dgc-number-collectives "
                                  "before bufferization";
    Location loc = op->getLoc();
    Value index = cpu::AxisIndexOp::create(
        rewriter, loc, rewriter.getI64Type(),
        rewriter.getI32IntegerAttr(number(op, kGroupIndexAttr)));
    Value out = memref::AllocOp::create(
        rewriter, loc, MemRefType::get({}, rewriter.getI64Type()),
        rewriter.getI64IntegerAttr(64));
    memref::StoreOp::create(rewriter, loc, index, out, ValueRange{});
    bufferization::replaceOpWithBufferizedValues(rewriter, op, out);
    return success();
  }
};

/// The operand under another name.
struct HoldModel
    : BufferizableOpInterface::ExternalModel<HoldModel, cpu::HoldOp> {
  bool bufferizesToMemoryRead(Operation *, OpOperand &,
                              const AnalysisState &) const {
    return false;
  }
  bool bufferizesToMemoryWrite(Operation *, OpOperand &,
                               const AnalysisState &) const {
    return false;
  }
  AliasingValueList getAliasingValues(Operation *op, OpOperand &,
                                      const AnalysisState &) const {
    return {{op->getResult(0), bufferization::BufferRelation::Equivalent}};
  }
  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    FailureOr<Value> in =
        bufferization::getBuffer(rewriter, op->getOperand(0), options, state);
    if (failed(in))
      return failure();
    bufferization::replaceOpWithBufferizedValues(rewriter, op, *in);
    return success();
  }
};

} // namespace

void dgc::registerDistBufferization(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, dist::DistDialect *) {
    dist::LocalAllGatherOp::attachInterface<
        CollectiveModel<dist::LocalAllGatherOp>>(*context);
    dist::LocalAllToAllOp::attachInterface<
        CollectiveModel<dist::LocalAllToAllOp>>(*context);
    dist::LocalAllReduceOp::attachInterface<
        CollectiveModel<dist::LocalAllReduceOp>>(*context);
    dist::LocalReduceScatterOp::attachInterface<
        CollectiveModel<dist::LocalReduceScatterOp>>(*context);
    dist::LocalPermuteOp::attachInterface<
        CollectiveModel<dist::LocalPermuteOp>>(*context);
    dist::LocalExchangeOp::attachInterface<
        CollectiveModel<dist::LocalExchangeOp>>(*context);
    dist::AxisIndexOp::attachInterface<AxisIndexModel>(*context);
    context->loadDialect<cpu::CpuDialect, memref::MemRefDialect>();
  });
  registry.addExtension(+[](MLIRContext *context, cpu::CpuDialect *) {
    cpu::HoldOp::attachInterface<HoldModel>(*context);
  });
}
