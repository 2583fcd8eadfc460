//===- PlaceResults.cpp - Results become buffers of the caller ------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/BufferLiveness.h"
#include "dgc/CodeGen/InPlace.h"
#include "dgc/CodeGen/Kernels.h"
#include "dgc/CodeGen/Passes.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace dgc {
#define GEN_PASS_DEF_PLACERESULTS
#include "dgc/CodeGen/Passes.h.inc"

namespace {

/// The argument that result `k` updates, or -1.
int64_t aliasedArgument(func::FuncOp function, unsigned k) {
  for (unsigned j = 0, e = function.getNumArguments(); j != e; ++j) {
    auto attr = function.getArgAttrOfType<IntegerAttr>(j, "tf.aliasing_output");
    if (attr && attr.getInt() == k)
      return j;
  }
  return -1;
}

class ResultPlacer {
public:
  explicit ResultPlacer(func::FuncOp function)
      : function(function), liveness(function) {}

  LogicalResult run();

private:
  bool placeInArgument(unsigned k, Value value);
  bool placeInResult(Value value, Value result);

  func::FuncOp function;
  BufferLiveness liveness;
};

/// Lets the program write result `k` into the argument it updates.
bool ResultPlacer::placeInArgument(unsigned k, Value value) {
  int64_t j = aliasedArgument(function, k);
  if (j < 0)
    return false;
  Value argument = function.getArgument(j);
  if (viewRoot(value) == argument)
    return value == argument;
  memref::AllocOp alloc = wholeAllocation(value);
  auto type = cast<MemRefType>(argument.getType());
  if (!alloc || alloc->getBlock() != &function.getBody().front() ||
      byteSize(alloc.getType()) != byteSize(type) ||
      alloc.getType().getElementType() != type.getElementType() ||
      !mayTakeOver(liveness, argument, alloc.getResult()))
    return false;
  liveness.extend(argument, alloc.getResult());
  OpBuilder builder(alloc);
  alloc.getResult().replaceAllUsesWith(
      denseView(builder, alloc.getLoc(), argument, alloc.getType()));
  alloc.erase();
  return true;
}

bool ResultPlacer::placeInResult(Value value, Value result) {
  memref::AllocOp alloc = wholeAllocation(value);
  if (!alloc || alloc->getBlock() != &function.getBody().front())
    return false;
  OpBuilder builder(alloc);
  alloc.getResult().replaceAllUsesWith(
      denseView(builder, alloc.getLoc(), result, alloc.getType()));
  alloc.erase();
  return true;
}

LogicalResult ResultPlacer::run() {
  auto ret = cast<func::ReturnOp>(function.getBody().front().getTerminator());
  OpBuilder builder(ret);
  SmallVector<int64_t> inPlace;
  for (unsigned k = 0; k < ret.getNumOperands(); ++k) {
    if (!isa<MemRefType>(ret.getOperand(k).getType()))
      return ret.emitOpError() << "result " << k << " is not a tensor";
    inPlace.push_back(placeInArgument(k, ret.getOperand(k))
                          ? aliasedArgument(function, k)
                          : -1);
  }
  for (unsigned k = 0; k < ret.getNumOperands(); ++k) {
    if (inPlace[k] >= 0)
      continue;
    Value value = ret.getOperand(k);
    auto type = cast<MemRefType>(value.getType());
    DictionaryAttr attrs = builder.getDictionaryAttr(
        builder.getNamedAttr(kResultAttr, builder.getI64IntegerAttr(k)));
    unsigned number = function.getNumArguments();
    if (failed(function.insertArgument(
            number, MemRefType::get(type.getShape(), type.getElementType()),
            attrs, ret.getLoc())))
      return failure();
    Value result = function.getArgument(number);
    if (!placeInResult(value, result))
      memref::CopyOp::create(builder, ret.getLoc(), ret.getOperand(k), result);
  }
  function->setAttr(kInPlaceAttr, builder.getDenseI64ArrayAttr(inPlace));
  // What the results stand for stays known after they are gone.
  SmallVector<Attribute> resultAttrs;
  for (unsigned k = 0; k < ret.getNumOperands(); ++k) {
    DictionaryAttr dict = function.getResultAttrDict(k);
    resultAttrs.push_back(dict ? dict : builder.getDictionaryAttr({}));
  }
  function->setAttr(kResultAttrsAttr, builder.getArrayAttr(resultAttrs));
  function.removeResAttrsAttr();
  SmallVector<Attribute> types;
  for (Type type : function.getResultTypes())
    types.push_back(TypeAttr::get(type));
  function->setAttr(kResultTypesAttr, builder.getArrayAttr(types));
  func::ReturnOp::create(builder, ret.getLoc());
  ret.erase();
  function.setType(
      builder.getFunctionType(function.getFunctionType().getInputs(), {}));
  return success();
}

struct PlaceResults : impl::PlaceResultsBase<PlaceResults> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (!function->hasAttr(kKernelAttr) && !function.isExternal() &&
          failed(placeResults(function)))
        return signalPassFailure();
  }
};

} // namespace

LogicalResult placeResults(func::FuncOp function) {
  if (!llvm::hasSingleElement(function.getBody()))
    return function.emitOpError() << "has unstructured control flow; use "
                                     "scf.for, scf.while and scf.if";
  return ResultPlacer(function).run();
}

} // namespace dgc
