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
  SmallVector<int64_t> counts = {};
};

Call callOf(Operation *op) {
  Call call = llvm::TypeSwitch<Operation *, Call>(op)
                  .Case<dist::LocalAllReduceOp>([&](auto o) {
                    return Call{DGC_ALL_REDUCE, int(o.getKind())};
                  })
                  .Case<dist::LocalReduceScatterOp>([&](auto o) {
                    return Call{DGC_REDUCE_SCATTER, int(o.getKind())};
                  })
                  .Case<dist::LocalAllGatherOp>(
                      [&](auto) { return Call{DGC_ALL_GATHER}; })
                  .Case<dist::LocalAllToAllOp>(
                      [&](auto) { return Call{DGC_ALL_TO_ALL}; })
                  .Default([&](auto) { return Call{DGC_PERMUTE}; });
  // Of a scatter it is what comes out, of an all-to-all a row.
  bool byResult = call.kind == DGC_REDUCE_SCATTER;
  for (Type type : byResult ? TypeRange(op->getResultTypes())
                            : TypeRange(op->getOperandTypes()))
    call.counts.push_back(numElements(type) /
                          (call.kind == DGC_ALL_TO_ALL
                               ? cast<RankedTensorType>(type).getDimSize(0)
                               : 1));
  return call;
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
    Type element = getElementTypeOrSelf(op->getResult(0).getType());
    int dtype = dtypeOf(element);
    if (dtype < 0)
      return op->emitOpError() << "moves elements of type " << element
                               << ", which the runtime cannot";
    Location loc = op->getLoc();
    SmallVector<Value> ins, outs;
    for (Value operand : op->getOperands()) {
      FailureOr<Value> in =
          bufferization::getBuffer(rewriter, operand, options, state);
      if (failed(in))
        return failure();
      ins.push_back(*in);
    }
    for (Type result : op->getResultTypes())
      outs.push_back(memref::AllocOp::create(
          rewriter, loc,
          MemRefType::get(cast<RankedTensorType>(result).getShape(), element),
          rewriter.getI64IntegerAttr(64)));
    int32_t table = number(op, kTableIndexAttr),
            index = number(op, kOpIndexAttr);
    if (leavesGaps(op)) {
      Value zero = arith::ConstantOp::create(rewriter, loc,
                                             rewriter.getZeroAttr(element));
      linalg::FillOp::create(rewriter, loc, zero, outs[0]);
    }
    if (isa<dist::LocalExchangeOp>(op)) {
      cpu::ExchangeOp::create(rewriter, loc, dtype, table, index, ins[0],
                              outs[0]);
    } else {
      Call call = callOf(op);
      cpu::CollectiveOp::create(rewriter, loc, call.kind,
                                number(op, kGroupIndexAttr), dtype, call.redop,
                                table, index, call.counts, ins, outs);
    }
    bufferization::replaceOpWithBufferizedValues(rewriter, op, outs);
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
