//===- KernelPool.cpp - Kernels without duplicates ------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "KernelPool.h"
#include "dgc/CodeGen/Cpu.h"
#include "dgc/CodeGen/Kernels.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace dgc;

func::FuncOp KernelPool::create(Location loc, ArrayRef<Type> arguments,
                                StringRef kind) {
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  auto kernel = func::FuncOp::create(builder, loc, "kernel",
                                     builder.getFunctionType(arguments, {}));
  kernel.setPrivate();
  kernel->setAttr(kKernelAttr, builder.getUnitAttr());
  kernel->setAttr(kKindAttr, builder.getStringAttr(kind));
  return kernel;
}

std::string KernelPool::intern(func::FuncOp kernel) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  kernel.print(stream, OpPrintingFlags().useLocalScope());
  auto [it, isNew] =
      names.try_emplace(text, "kernel_" + std::to_string(names.size()));
  if (isNew)
    kernel.setSymName(it->second);
  else
    kernel.erase();
  return it->second;
}

namespace {

/// The buffers that an op, and what is in it, writes.
llvm::DenseSet<Value> writtenRoots(Operation *scatter) {
  llvm::DenseSet<Value> roots;
  scatter->walk([&](Operation *op) {
    if (auto store = dyn_cast<memref::StoreOp>(op))
      roots.insert(viewRoot(store.getMemRef()));
    else if (auto copy = dyn_cast<memref::CopyOp>(op))
      roots.insert(viewRoot(copy.getTarget()));
    else if (auto linalg = dyn_cast<linalg::LinalgOp>(op))
      for (Value init : linalg.getDpsInits())
        roots.insert(viewRoot(init));
  });
  return roots;
}

bool canBeKernel(Operation *scatter) {
  if (scatter->getNumResults() != 0)
    return false;
  WalkResult result = scatter->walk([](Operation *op) {
    bool isFine = isa<memref::LoadOp, memref::StoreOp, memref::CopyOp,
                      linalg::LinalgOp, ViewLikeOpInterface>(op) ||
                  isPure(op) || isa<scf::ForOp, scf::IfOp, scf::YieldOp>(op) ||
                  isa<linalg::YieldOp>(op);
    return isFine ? WalkResult::advance() : WalkResult::interrupt();
  });
  return !result.wasInterrupted();
}

/// A copy as a loop; one onto itself, which in-place updates leave, as nothing.
void lowerCopies(func::FuncOp kernel) {
  SmallVector<memref::CopyOp> copies;
  kernel.walk([&](memref::CopyOp copy) { copies.push_back(copy); });
  for (memref::CopyOp copy : copies) {
    OpBuilder builder(copy);
    if (copy.getSource() != copy.getTarget())
      linalg::makeMemRefCopyOp(builder, copy.getLoc(), copy.getSource(),
                               copy.getTarget());
    copy.erase();
  }
}

} // namespace

bool dgc::outlineScatter(Operation *scatter, KernelPool &pool) {
  if (!canBeKernel(scatter))
    return false;
  llvm::DenseSet<Value> written = writtenRoots(scatter);
  llvm::SetVector<Value> values;
  values.insert(scatter->operand_begin(), scatter->operand_end());
  getUsedValuesDefinedAbove(scatter->getRegions(), values);
  SmallVector<Value> constants, reads, writes;
  for (Value value : values) {
    if (matchPattern(value, m_Constant()))
      constants.push_back(value);
    else
      (written.contains(viewRoot(value)) ? writes : reads).push_back(value);
  }
  SmallVector<Value> arguments(reads);
  arguments.append(writes);
  SmallVector<Type> types;
  for (Value value : arguments)
    types.push_back(isa<MemRefType>(value.getType())
                        ? withoutOffset(cast<MemRefType>(value.getType()))
                        : value.getType());
  func::FuncOp kernel = pool.create(scatter->getLoc(), types, "scatter");
  OpBuilder builder = OpBuilder::atBlockBegin(kernel.addEntryBlock());
  for (auto [i, value] : llvm::enumerate(arguments)) {
    auto sameBuffer = [&](Value other) {
      return other != value && viewRoot(other) == viewRoot(value);
    };
    if (isa<MemRefType>(types[i]) && llvm::none_of(arguments, sameBuffer))
      kernel.setArgAttr(i, LLVM::LLVMDialect::getNoAliasAttrName(),
                        builder.getUnitAttr());
  }
  IRMapping mapping;
  mapping.map(arguments, kernel.getArguments());
  for (Value constant : constants)
    mapping.map(constant,
                builder.clone(*constant.getDefiningOp())->getResult(0));
  builder.clone(*scatter, mapping);
  func::ReturnOp::create(builder, scatter->getLoc());
  lowerCopies(kernel);
  std::string name = pool.intern(kernel);
  OpBuilder host(scatter);
  cpu::LaunchOp::create(host, scatter->getLoc(),
                        FlatSymbolRefAttr::get(host.getContext(), name), reads,
                        writes, IntegerAttr());
  scatter->erase();
  return true;
}
