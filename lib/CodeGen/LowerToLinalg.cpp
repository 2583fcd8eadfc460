//===- LowerToLinalg.cpp - Local stablehlo to linalg on tensors -----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// The walk over a function; Lower*.cpp hold the ops. See Lowering.h.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/LowerToLinalg.h"

#include "Lowering.h"
#include "dgc/CodeGen/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace dgc::codegen;

namespace dgc {
#define GEN_PASS_DEF_LOWERTOLINALG
#include "dgc/CodeGen/Passes.h.inc"
} // namespace dgc

static bool isSourceDialect(Operation *op) {
  StringRef name = op->getName().getDialectNamespace();
  return name == "stablehlo" || name == "chlo" || name == "sdy";
}

Lowering::Lowering(func::FuncOp func)
    : b(func.getContext()), loc(func.getLoc()), func(func) {
  addPointwiseHandlers(handlers);
  addShapeHandlers(handlers);
  addSliceHandlers(handlers);
  addContractionHandlers(handlers);
  addReduceHandlers(handlers);
  addGatherHandlers(handlers);
  addScatterHandlers(handlers);
  addControlHandlers(handlers);
  addDistHandlers(handlers);
}

/// Tensors of integers and floats of static shape are what handlers can take.
LogicalResult Lowering::checkTypes(Operation *op) {
  auto check = [&](Type t) -> LogicalResult {
    auto tensor = dyn_cast<RankedTensorType>(t);
    if (!tensor)
      return op->emitError("'")
             << op->getName() << "' has a value of type " << t
             << ", for which there is no code: only tensors are values here";
    Type e = tensor.getElementType();
    if (!tensor.hasStaticShape())
      return op->emitError("'")
             << op->getName() << "' has the type " << t
             << ": code is made for static shapes; give the sizes before "
                "exporting the program";
    bool isByteSized = e.isInteger(1) ||
                       (e.isIntOrFloat() && e.getIntOrFloatBitWidth() % 8 == 0);
    if (!isByteSized)
      return op->emitError("'")
             << op->getName() << "' works on elements of type " << e
             << ", for which there is no code; convert them to a type of 8 or "
                "more bits";
    return success();
  };
  for (Type t : op->getOperandTypes())
    if (failed(check(t)))
      return failure();
  for (Type t : op->getResultTypes())
    if (failed(check(t)))
      return failure();
  return success();
}

LogicalResult Lowering::lowerOp(Operation *op) {
  loc = op->getLoc();
  auto it = handlers.find(op->getName().getStringRef());
  if (it == handlers.end() && !isSourceDialect(op))
    return cloneOther(op);
  if (it == handlers.end())
    return op->emitError("'")
           << op->getName()
           << "' has no lowering to linalg; express it with other stablehlo "
              "ops before exporting the program";
  if (failed(checkTypes(op)))
    return failure();
  return it->second(*this, op);
}

/// Ops of other dialects stay; their operands get the full types.
LogicalResult Lowering::cloneOther(Operation *op) {
  IRMapping mapping;
  for (Value v : op->getOperands())
    mapping.map(v, plain(v));
  llvm::SetVector<Value> above;
  for (Region &region : op->getRegions())
    getUsedValuesDefinedAbove(region, region, above);
  for (Value v : above)
    mapping.map(v, plain(v));
  Operation *copy = b.clone(*op, mapping);
  for (auto [old, result] :
       llvm::zip_equal(op->getResults(), copy->getResults())) {
    result.setType(signless(result.getType()));
    definePlain(old, result);
  }
  return success();
}

LogicalResult Lowering::lowerOps(Block &block) {
  for (Operation &op : block.without_terminator())
    if (failed(lowerOp(&op)))
      return failure();
  loc = block.getTerminator()->getLoc();
  return success();
}

/// In reverse order, so that chains of unused ops go at once.
void Lowering::eraseUnused(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block))) {
    if (isOpTriviallyDead(&op)) {
      op.erase();
      continue;
    }
    if (isa<scf::SCFDialect>(op.getDialect()))
      for (Region &region : op.getRegions())
        for (Block &inner : region)
          eraseUnused(inner);
  }
}

/// Keeps what the runtime must know and a signless type no longer says.
static void recordElementType(func::FuncOp func, unsigned i, Type old,
                              bool isResult) {
  Type e = getElementTypeOrSelf(old);
  if (!e.isUnsignedInteger())
    return;
  StringRef name = dgc::kElementTypeAttr;
  if (isResult)
    func.setResultAttr(i, name, TypeAttr::get(e));
  else
    func.setArgAttr(i, name, TypeAttr::get(e));
}

LogicalResult Lowering::run() {
  auto convert = [](TypeRange types) {
    return llvm::to_vector(
        llvm::map_range(types, [](Type t) { return signless(t); }));
  };
  FunctionType oldType = func.getFunctionType();
  auto newType =
      FunctionType::get(func.getContext(), convert(oldType.getInputs()),
                        convert(oldType.getResults()));
  auto setType = [&] {
    func.setFunctionType(newType);
    for (auto [i, t] : llvm::enumerate(oldType.getInputs()))
      recordElementType(func, i, t, /*isResult=*/false);
    for (auto [i, t] : llvm::enumerate(oldType.getResults()))
      recordElementType(func, i, t, /*isResult=*/true);
  };
  if (func.isExternal()) {
    setType();
    return success();
  }
  if (!func.getBody().hasOneBlock())
    return func.emitError("function @")
           << func.getName()
           << " has branches between blocks; structured control "
              "flow (stablehlo.while, case, if) is lowered";
  Block *old = &func.getBody().front();
  entry = new Block();
  func.getBody().push_back(entry);
  b.setInsertionPointToEnd(entry);
  for (auto [arg, type] :
       llvm::zip_equal(old->getArguments(), newType.getInputs()))
    definePlain(arg, entry->addArgument(type, arg.getLoc()));
  LogicalResult result = lowerOps(*old);
  if (failed(result)) {
    entry->erase();
    return failure();
  }
  SmallVector<Value> results;
  for (Value v : old->getTerminator()->getOperands())
    results.push_back(plain(v));
  func::ReturnOp::create(b, loc, results);
  old->erase();
  setType();
  eraseUnused(*entry);
  return success();
}

LogicalResult dgc::lowerToLinalg(func::FuncOp func) {
  return Lowering(func).run();
}

namespace {
struct LowerToLinalg : dgc::impl::LowerToLinalgBase<LowerToLinalg> {
  void runOnOperation() override {
    if (failed(dgc::lowerToLinalg(getOperation())))
      signalPassFailure();
  }
};
} // namespace
