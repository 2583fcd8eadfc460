//===- Bufferize.cpp - Tensors to buffers ---------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/Bufferize.h"
#include "dgc/CodeGen/Cpu.h"
#include "dgc/CodeGen/Kernels.h"
#include "dgc/CodeGen/LinalgUtils.h"
#include "dgc/CodeGen/LowerToLinalg.h"
#include "dgc/CodeGen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotModuleBufferize.h"
#include "mlir/Dialect/Bufferization/Transforms/Transforms.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace dgc {
#define GEN_PASS_DEF_BUFFERIZE
#include "dgc/CodeGen/Passes.h.inc"

namespace {

/// A copy of `value`, unless it is made by an op that writes a buffer of its
/// own: a view of another carried value must be read before that value is
/// updated.
Value detach(OpBuilder &builder, Value value) {
  Operation *def = value.getDefiningOp();
  if (def &&
      isa<linalg::LinalgOp, tensor::InsertSliceOp, tensor::InsertOp,
          bufferization::MaterializeInDestinationOp, bufferization::ToTensorOp>(
          def))
    return value;
  auto type = cast<RankedTensorType>(value.getType());
  return bufferization::AllocTensorOp::create(builder, value.getLoc(), type,
                                              ValueRange{}, value);
}

/// Replaces each tensor operand of `terminator` by its materialization in the
/// destination of the same index (null: leave it).
void materializeOperands(Operation *terminator, unsigned firstOperand,
                         ArrayRef<Value> destinations) {
  OpBuilder builder(terminator);
  SmallVector<Value> values;
  for (auto [i, destination] : llvm::enumerate(destinations)) {
    Value value = terminator->getOperand(firstOperand + i);
    bool needed = destination && isa<RankedTensorType>(value.getType()) &&
                  value != destination;
    values.push_back(needed ? detach(builder, value) : Value());
  }
  for (auto [i, destination] : llvm::enumerate(destinations))
    if (values[i])
      terminator->setOperand(firstOperand + i,
                             bufferization::MaterializeInDestinationOp::create(
                                 builder, terminator->getLoc(),
                                 destination.getType(), values[i], destination)
                                 .getResult());
}

void materializeFor(scf::ForOp loop) {
  SmallVector<Value> destinations(loop.getRegionIterArgs());
  materializeOperands(loop.getBody()->getTerminator(), 0, destinations);
}

void materializeWhile(scf::WhileOp loop) {
  scf::ConditionOp condition = loop.getConditionOp();
  SmallVector<Value> destinations(loop.getBeforeArguments().size());
  for (auto [i, arg] : llvm::enumerate(loop.getBeforeArguments()))
    for (auto [j, value] : llvm::enumerate(condition.getArgs()))
      if (value == arg && !destinations[i])
        destinations[i] = loop.getAfterArguments()[j];
  materializeOperands(loop.getYieldOp(), 0, destinations);
}

/// `op` without the results that `dropped` marks.
template <typename IfLikeOp>
IfLikeOp dropResults(IfLikeOp op, const llvm::BitVector &dropped) {
  OperationState state(op.getLoc(), op->getName());
  state.addOperands(op->getOperands());
  state.addAttributes(op->getAttrs());
  for (OpResult result : op->getResults())
    if (!dropped.test(result.getResultNumber()))
      state.addTypes(result.getType());
  for (Region &region : op->getRegions())
    state.addRegion()->takeBody(region);
  OpBuilder builder(op);
  Operation *made = builder.create(state);
  for (Region &region : made->getRegions())
    if (!region.empty())
      region.front().getTerminator()->eraseOperands(dropped);
  unsigned kept = 0;
  for (OpResult result : op->getResults())
    if (!dropped.test(result.getResultNumber()))
      result.replaceAllUsesWith(made->getResult(kept++));
  return cast<IfLikeOp>(made);
}

/// All branches write one buffer, made before the op. As tensors, the branches
/// would be two writers of one destination, which the analysis takes for a
/// conflict.
template <typename IfLikeOp> void materializeBranches(IfLikeOp op) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  llvm::BitVector dropped(op->getNumResults());
  SmallVector<Value> buffers(op->getNumResults());
  for (OpResult result : op->getResults()) {
    auto tensor = dyn_cast<RankedTensorType>(result.getType());
    if (!tensor)
      continue;
    unsigned i = result.getResultNumber();
    dropped.set(i);
    buffers[i] = memref::AllocOp::create(
        builder, loc,
        MemRefType::get(tensor.getShape(), tensor.getElementType()),
        builder.getI64IntegerAttr(64));
  }
  if (dropped.none())
    return;
  for (Region &region : op->getRegions()) {
    if (region.empty())
      continue;
    Operation *terminator = region.front().getTerminator();
    builder.setInsertionPoint(terminator);
    for (unsigned i : dropped.set_bits())
      bufferization::MaterializeInDestinationOp::create(
          builder, loc, Type(), terminator->getOperand(i), buffers[i],
          /*restrict=*/true, /*writable=*/true);
  }
  IfLikeOp made = dropResults(op, dropped);
  builder.setInsertionPointAfter(made);
  for (unsigned i : dropped.set_bits())
    op->getResult(i).replaceAllUsesWith(bufferization::ToTensorOp::create(
        builder, loc, op->getResult(i).getType(), buffers[i],
        /*restrict=*/true, /*writable=*/true));
  op.erase();
}

/// A constant with equal elements becomes a fill; small ones are left, since a
/// kernel call costs more than reading them.
void fillSplatConstants(ModuleOp module) {
  module.walk([](arith::ConstantOp op) {
    auto type = dyn_cast<RankedTensorType>(op.getType());
    auto value = dyn_cast<DenseElementsAttr>(op.getValue());
    if (!type || !value || !value.isSplat() || type.getNumElements() < 64)
      return;
    OpBuilder builder(op);
    Value scalar = arith::ConstantOp::create(
        builder, op.getLoc(),
        cast<TypedAttr>(value.getSplatValue<Attribute>()));
    Value empty =
        tensor::EmptyOp::create(builder, op.getLoc(), type, ValueRange{});
    auto fill = linalg::FillOp::create(builder, op.getLoc(), scalar, empty);
    op.replaceAllUsesWith(fill.getResult(0));
    op.erase();
  });
}

/// Arguments may be written only if the caller gives them up.
void markWritableArguments(ModuleOp module) {
  StringRef name = bufferization::BufferizationDialect::kWritableAttrName;
  for (auto function : module.getOps<func::FuncOp>()) {
    for (unsigned i = 0, e = function.getNumArguments(); i != e; ++i) {
      if (!isa<TensorType>(function.getArgument(i).getType()))
        continue;
      bool donated = function.getArgAttr(i, "tf.aliasing_output") ||
                     function.getArgAttr(i, "jax.buffer_donor");
      function.setArgAttr(i, name, BoolAttr::get(module.getContext(), donated));
    }
  }
}

/// The runtime reads operands where all ranks have them at one address: not in
/// the constants, and in one piece.
void copyAwkwardOperands(ModuleOp module) {
  auto fix = [](Operation *op, OpOperand &in) {
    auto type = cast<MemRefType>(in.get().getType());
    if (type.getLayout().isIdentity() &&
        !viewRoot(in.get()).getDefiningOp<memref::GetGlobalOp>())
      return;
    OpBuilder builder(op);
    Value copy = memref::AllocOp::create(
        builder, op->getLoc(),
        MemRefType::get(type.getShape(), type.getElementType()),
        builder.getI64IntegerAttr(64));
    memref::CopyOp::create(builder, op->getLoc(), in.get(), copy);
    in.set(copy);
  };
  module.walk([&](cpu::CollectiveOp op) {
    for (OpOperand &in : op.getInsMutable())
      fix(op, in);
  });
  module.walk([&](cpu::ExchangeOp op) { fix(op, op.getInMutable()); });
}

struct Bufferize : impl::BufferizeBase<Bufferize> {
  void runOnOperation() override {
    if (failed(bufferizeModule(getOperation())))
      signalPassFailure();
  }
};

} // namespace

/// A scatter updates what it carries in place as it is. Where a window is the
/// whole tensor, no insert is left, and the new value is put in its place here.
static void materializeWindows(Operation *scatter) {
  scatter->walk([](scf::IfOp op) {
    if (op.getNumResults() == 0 || op.getElseRegion().empty())
      return;
    Operation *yield = op.thenBlock()->getTerminator();
    OpBuilder builder(yield);
    for (auto [i, old] : llvm::enumerate(op.elseYield().getOperands())) {
      Value value = yield->getOperand(i);
      Operation *def = value.getDefiningOp();
      if (!isa<RankedTensorType>(value.getType()) || value == old ||
          (def && isa<linalg::LinalgOp, tensor::InsertSliceOp, tensor::InsertOp,
                      scf::ForOp>(def)))
        continue;
      yield->setOperand(i, bufferization::MaterializeInDestinationOp::create(
                               builder, op.getLoc(), old.getType(), value, old)
                               .getResult());
    }
  });
}

void materializeCarriedTensors(Operation *root) {
  SmallVector<Operation *> loops, branches;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op->hasAttr(kScatterAttr)) {
      materializeWindows(op);
      return WalkResult::skip();
    }
    if (isa<scf::ForOp, scf::WhileOp>(op))
      loops.push_back(op);
    else if (isa<scf::IfOp, scf::IndexSwitchOp>(op))
      branches.push_back(op);
    return WalkResult::advance();
  });
  // Branches first: a loop that yields their result sees its buffer.
  for (Operation *op : llvm::reverse(branches))
    llvm::TypeSwitch<Operation *>(op).Case<scf::IfOp, scf::IndexSwitchOp>(
        [](auto o) { materializeBranches(o); });
  for (Operation *op : loops)
    llvm::TypeSwitch<Operation *>(op)
        .Case<scf::ForOp>([](auto o) { materializeFor(o); })
        .Case<scf::WhileOp>([](auto o) { materializeWhile(o); });
}

LogicalResult bufferizeModule(ModuleOp module) {
  fillSplatConstants(module);
  materializeCarriedTensors(module);
  makeDestinationsUnique(module);
  markWritableArguments(module);

  bufferization::OneShotBufferizationOptions options;
  options.bufferizeFunctionBoundaries = true;
  options.setFunctionBoundaryTypeConversion(
      bufferization::LayoutMapOption::IdentityLayoutMap);
  // Every buffer is an allocation of its own or one of the caller's: without
  // this, what two branches give would be taken for views of any strides.
  options.unknownTypeConverterFn =
      [](TensorType type, Attribute space,
         const bufferization::BufferizationOptions &) {
        return bufferization::getMemRefTypeWithStaticIdentityLayout(type,
                                                                    space);
      };
  options.allowReturnAllocsFromLoops = true;
  options.bufferAlignment = 64;
  bufferization::BufferizationState state;
  if (failed(bufferization::runOneShotModuleBufferize(module, options, state)))
    return failure();
  bufferization::removeBufferizationAttributesInModule(module);
  copyAwkwardOperands(module);
  return success();
}

} // namespace dgc
