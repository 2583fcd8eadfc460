//===- CpuDialect.cpp - The cpu dialect -----------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/Cpu.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace dgc::cpu;

#include "dgc/CodeGen/CpuDialect.cpp.inc"
#define GET_OP_CLASSES
#include "dgc/CodeGen/CpuOps.cpp.inc"

void CpuDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "dgc/CodeGen/CpuOps.cpp.inc"
      >();
}

namespace {
using Effects = SmallVectorImpl<MemoryEffects::EffectInstance>;

void addEffects(OpOperand &operand, bool reads, bool writes, Effects &effects) {
  if (!isa<MemRefType>(operand.get().getType()))
    return;
  if (reads)
    effects.emplace_back(MemoryEffects::Read::get(), &operand);
  if (writes)
    effects.emplace_back(MemoryEffects::Write::get(), &operand);
}
} // namespace

void LaunchOp::getEffects(Effects &effects) {
  for (OpOperand &operand : getReadsMutable())
    addEffects(operand, true, false, effects);
  for (OpOperand &operand : getWritesMutable())
    addEffects(operand, true, true, effects);
}

void CollectiveOp::getEffects(Effects &effects) {
  for (OpOperand &in : getInsMutable())
    addEffects(in, true, false, effects);
  for (OpOperand &out : getOutsMutable())
    addEffects(out, false, true, effects);
}

LogicalResult CollectiveOp::verify() {
  if (getIns().empty() || getCounts().size() != getIns().size())
    return emitOpError() << "has " << getCounts().size() << " counts and "
                         << getIns().size()
                         << " operands, expected as many, and one at least";
  return success();
}

void ExchangeOp::getEffects(Effects &effects) {
  addEffects(getInMutable(), true, false, effects);
  addEffects(getOutMutable(), true, true, effects);
}

LogicalResult LaunchOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto kernel =
      symbols.lookupNearestSymbolFrom<func::FuncOp>(*this, getKernelAttr());
  if (!kernel)
    return emitOpError() << "kernel " << getKernelAttr() << " is not defined";
  size_t expected = getNumOperands() + (getRange() ? 2 : 0);
  if (kernel.getNumArguments() != expected)
    return emitOpError() << "passes " << expected << " arguments to "
                         << getKernelAttr() << ", which takes "
                         << kernel.getNumArguments();
  return success();
}
