//===- CheckModel.cpp - What a model must be before it is compiled --------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Pipelines/CheckModel.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

/// Why a package cannot take or give a value of `type`, and the way out; empty
/// if it can.
static std::string whyNot(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return "is no tensor; arguments and results are tensors, a number is a "
           "tensor of rank 0";
  if (!tensor.hasStaticShape())
    return "has sizes that are not known; export the model with fixed shapes, "
           "once for each size";
  Type element = tensor.getElementType();
  if (element.isF16() || element.isBF16() || element.isF32() || element.isF64())
    return "";
  if (auto integer = dyn_cast<IntegerType>(element))
    if (llvm::is_contained({1, 8, 16, 32, 64}, integer.getWidth()))
      return "";
  return "has elements that a package cannot hold; it knows bool, f16, bf16, "
         "f32, f64, and integers of 8 to 64 bits: convert in the model";
}

LogicalResult dgc::checkModel(ModuleOp module) {
  auto main = module.lookupSymbol<func::FuncOp>("main");
  if (!main || main.isExternal()) {
    InFlightDiagnostic diag = module.emitError(
        "the model has no function @main; give its entry function this name");
    for (auto func : module.getOps<func::FuncOp>())
      if (!func.isPrivate()) {
        diag.attachNote(func.getLoc())
            << "it has @" << func.getSymName() << ", here";
        break;
      }
    return diag;
  }
  if (!main.getBody().hasOneBlock())
    return main.emitError("@main has several blocks; write branches and loops "
                          "as stablehlo.if, case and while");
  auto check = [&](TypeRange types, StringRef what) -> LogicalResult {
    for (auto [i, type] : llvm::enumerate(types))
      if (std::string why = whyNot(type); !why.empty())
        return main.emitError()
               << what << " " << i << " of @main, " << type << ", " << why;
    return success();
  };
  if (failed(check(main.getArgumentTypes(), "argument")))
    return failure();
  return check(main.getResultTypes(), "result");
}
