//===- SplitModule.cpp - A program in parts for code generation -----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "SplitModule.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace dgc;

namespace {

/// A part has so many functions at least: each costs a module's overhead.
constexpr size_t kMinFunctions = 16;
constexpr size_t kMaxParts = 8;

/// Kernels and the functions that share them out to threads.
SmallVector<LLVM::LLVMFuncOp> movable(ModuleOp module) {
  SmallVector<LLVM::LLVMFuncOp> result;
  for (auto function : module.getOps<LLVM::LLVMFuncOp>())
    if (!function.isExternal() && function.getNoInline())
      result.push_back(function);
  return result;
}

int64_t sizeOf(LLVM::LLVMFuncOp function) {
  int64_t size = 0;
  function.walk([&](Operation *) { ++size; });
  return size;
}

/// A declaration of a function that another part defines, or that all call.
void declare(ModuleOp module, LLVM::LLVMFuncOp function) {
  OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
  auto declaration = LLVM::LLVMFuncOp::create(builder, function.getLoc(),
                                              function.getSymName(),
                                              function.getFunctionType());
  declaration.setVisibility_(function.getVisibility_());
}

/// Declares what the functions of `part` call and it does not define.
void declareCallees(ModuleOp part, SymbolTable &all) {
  llvm::StringSet<> known;
  for (auto function : part.getOps<LLVM::LLVMFuncOp>())
    known.insert(function.getSymName());
  SmallVector<LLVM::LLVMFuncOp> missing;
  part.walk([&](LLVM::CallOp call) {
    std::optional<StringRef> callee = call.getCallee();
    if (!callee || !known.insert(*callee).second)
      return;
    if (auto function = all.lookup<LLVM::LLVMFuncOp>(*callee))
      missing.push_back(function);
  });
  for (LLVM::LLVMFuncOp function : missing)
    declare(part, function);
}

} // namespace

SmallVector<OwningOpRef<ModuleOp>> dgc::splitProgram(ModuleOp module) {
  SmallVector<LLVM::LLVMFuncOp> functions = movable(module);
  size_t numParts = std::min(kMaxParts, functions.size() / kMinFunctions);
  SmallVector<OwningOpRef<ModuleOp>> parts;
  if (numParts < 2)
    return parts;
  // The biggest first, each into the smallest part.
  SmallVector<std::pair<int64_t, size_t>> order;
  for (auto [i, function] : llvm::enumerate(functions))
    order.emplace_back(-sizeOf(function), i);
  llvm::sort(order);
  SmallVector<int64_t> sizes(numParts, 0);
  SmallVector<size_t> partOf(functions.size());
  for (auto [size, i] : order) {
    size_t part = std::min_element(sizes.begin(), sizes.end()) - sizes.begin();
    partOf[i] = part;
    sizes[part] -= size;
  }
  for (size_t p = 0; p < numParts; ++p)
    parts.push_back(ModuleOp::create(module.getLoc()));
  SymbolTable all(module);
  for (auto [function, part] : llvm::zip_equal(functions, partOf)) {
    function.setLinkage(LLVM::Linkage::External);
    function.setVisibility_(LLVM::Visibility::Hidden);
    declare(module, function);
    function->moveBefore(parts[part]->getBody(), parts[part]->getBody()->end());
  }
  SymbolTable declared(module);
  for (OwningOpRef<ModuleOp> &part : parts)
    declareCallees(*part, declared);
  return parts;
}
