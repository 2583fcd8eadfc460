//===- InPlace.cpp - Which buffers may share memory -----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/InPlace.h"
#include "dgc/CodeGen/Cpu.h"
#include "dgc/CodeGen/Kernels.h"
#include "dgc/CodeGen/Passes.h"
#include "dgc/Runtime/ABI.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace dgc;

/// The memory that an operand walks: a stride for each loop of the op, and the
/// first element; none if that is not known now. Equal walks touch equal
/// elements in equal iterations.
static std::optional<SmallVector<int64_t>> walkOf(linalg::LinalgOp op,
                                                  OpOperand &operand) {
  auto type = dyn_cast<MemRefType>(operand.get().getType());
  AffineMap map = op.getMatchingIndexingMap(&operand);
  SmallVector<int64_t> strides;
  int64_t offset;
  if (!type || !map.isProjectedPermutation(/*allowZeroInResults=*/true) ||
      failed(type.getStridesAndOffset(strides, offset)) ||
      ShapedType::isDynamic(offset) ||
      llvm::any_of(strides, ShapedType::isDynamic))
    return std::nullopt;
  SmallVector<int64_t> walk(map.getNumDims() + 1, 0);
  walk.back() = offset;
  for (auto [expr, stride, size] :
       llvm::zip_equal(map.getResults(), strides, type.getShape()))
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      walk[dim.getPosition()] = size == 1 ? 0 : stride;
  return walk;
}

/// True if every element of the written operand is written in one iteration
/// only.
static bool writesEachOnce(linalg::LinalgOp op, OpOperand &init) {
  return op.getNumReductionLoops() == 0 &&
         op.getMatchingIndexingMap(&init).isPermutation();
}

/// The op reads `buffer`, whenever it does, where and when it writes `next`;
/// and so do the other ops of its group, which run interleaved with it.
static bool readsAsItWrites(Operation *user, Value buffer, Value next) {
  auto op = dyn_cast<linalg::GenericOp>(user);
  if (!op)
    return false;
  std::optional<SmallVector<int64_t>> written;
  for (OpOperand &init : op.getDpsInitsMutable())
    if (viewRoot(init.get()) == next) {
      if (written || !writesEachOnce(op, init))
        return false;
      written = walkOf(op, init);
      if (!written)
        return false;
    }
  if (!written)
    return false;
  for (OpOperand &operand : op->getOpOperands())
    if (viewRoot(operand.get()) == buffer && walkOf(op, operand) != written)
      return false;
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op.getRegion(), captured);
  return llvm::none_of(captured,
                       [&](Value v) { return viewRoot(v) == buffer; });
}

/// An all-reduce may write what it reads, each result its own operand.
static bool isInPlaceCollective(Operation *op, Value buffer, Value next) {
  auto collective = dyn_cast<cpu::CollectiveOp>(op);
  if (!collective || collective.getKind() != DGC_ALL_REDUCE)
    return false;
  bool found = false;
  for (auto [in, out] :
       llvm::zip_equal(collective.getIns(), collective.getOuts())) {
    bool reads = viewRoot(in) == buffer, writes = viewRoot(out) == next;
    if (reads != writes)
      return false;
    if (reads &&
        (found || !cast<MemRefType>(in.getType()).getLayout().isIdentity()))
      return false;
    found |= reads;
  }
  return found;
}

bool dgc::mayOverwrite(Operation *op, Value buffer, Value next) {
  return isInPlaceCollective(op, buffer, next) ||
         readsAsItWrites(op, buffer, next);
}

bool dgc::mayTakeOver(const BufferLiveness &liveness, Value buffer,
                      Value next) {
  BufferLiveness::Range old = liveness.rangeOf(buffer);
  BufferLiveness::Range fresh = liveness.rangeOf(next);
  if (!fresh.used() || !old.used() || old.last < fresh.first)
    return true;
  if (old.last > fresh.first)
    return false;
  // One op uses both: the last use of the one, the first of the other.
  return mayOverwrite(liveness.opAt(fresh.first), buffer, next);
}

memref::AllocOp dgc::wholeAllocation(Value value) {
  auto alloc = viewRoot(value).getDefiningOp<memref::AllocOp>();
  if (!alloc)
    return nullptr;
  auto type = cast<MemRefType>(value.getType());
  bool whole = type.getLayout().isIdentity() &&
               type.getNumElements() == alloc.getType().getNumElements() &&
               type.getElementType() == alloc.getType().getElementType();
  return whole ? alloc : nullptr;
}

/// All users are ops of one group: the buffer will shrink to a row on the
/// stack.
static bool isGroupInternal(Value buffer) {
  Attribute group;
  for (Operation *user : buffer.getUsers()) {
    Attribute own = user->getAttr(kGroupAttr);
    if (!own || (group && own != group))
      return false;
    group = own;
  }
  return group != nullptr;
}

/// An allocation of `block` that dies where `next`, made there or a result, is
/// first written, and whose place it can take.
static memref::AllocOp findDying(const BufferLiveness &liveness, Value next,
                                 Block *block) {
  BufferLiveness::Range range = liveness.rangeOf(next);
  Operation *op = range.used() ? liveness.opAt(range.first) : nullptr;
  if (!op || op->getBlock() != block)
    return nullptr;
  auto type = cast<MemRefType>(next.getType());
  for (Value operand : op->getOperands()) {
    if (!isa<MemRefType>(operand.getType()))
      continue;
    auto alloc = viewRoot(operand).getDefiningOp<memref::AllocOp>();
    if (alloc && alloc.getResult() != next && alloc->getBlock() == block &&
        alloc.getType().getElementType() == type.getElementType() &&
        alloc.getType().getNumElements() == type.getNumElements() &&
        liveness.rangeOf(alloc.getResult()).last == range.first &&
        !isGroupInternal(alloc.getResult()) &&
        mayTakeOver(liveness, alloc.getResult(), next))
      return alloc;
  }
  return nullptr;
}

/// Results have memory of their own for the whole step: what they are written
/// over may lie there all its life.
static void reuseResults(func::FuncOp function, BufferLiveness &liveness) {
  Block &entry = function.getBody().front();
  for (BlockArgument result : function.getArguments()) {
    if (!function.getArgAttr(result.getArgNumber(), kResultAttr))
      continue;
    while (memref::AllocOp dying = findDying(liveness, result, &entry)) {
      liveness.extend(result, dying.getResult());
      OpBuilder builder(dying);
      dying.getResult().replaceAllUsesWith(
          denseView(builder, dying.getLoc(), result, dying.getType()));
      dying.erase();
    }
  }
}

void dgc::reuseDyingOperands(func::FuncOp function) {
  BufferLiveness liveness(function);
  reuseResults(function, liveness);
  SmallVector<memref::AllocOp> allocs;
  function.walk([&](memref::AllocOp op) { allocs.push_back(op); });
  for (memref::AllocOp next : allocs) {
    if (isGroupInternal(next.getResult()))
      continue;
    memref::AllocOp dying =
        findDying(liveness, next.getResult(), next->getBlock());
    if (!dying)
      continue;
    liveness.extend(dying.getResult(), next.getResult());
    if (next->isBeforeInBlock(dying))
      dying->moveBefore(next);
    OpBuilder builder(next);
    next.getResult().replaceAllUsesWith(
        denseView(builder, next.getLoc(), dying.getResult(), next.getType()));
    next.erase();
  }
}

Value dgc::denseView(OpBuilder &builder, Location loc, Value buffer,
                     MemRefType type) {
  if (buffer.getType() == type)
    return buffer;
  SmallVector<int64_t> strides;
  int64_t offset;
  (void)type.getStridesAndOffset(strides, offset);
  return memref::ReinterpretCastOp::create(builder, loc, type, buffer, offset,
                                           type.getShape(), strides);
}

namespace dgc {
#define GEN_PASS_DEF_REUSEBUFFERS
#include "dgc/CodeGen/Passes.h.inc"
namespace {
struct ReuseBuffers : impl::ReuseBuffersBase<ReuseBuffers> {
  void runOnOperation() override {
    if (getOperation()->hasAttr(kKernelAttr) || getOperation().isExternal())
      return;
    writeYieldsInPlace(getOperation());
    reuseDyingOperands(getOperation());
  }
};
} // namespace
} // namespace dgc
