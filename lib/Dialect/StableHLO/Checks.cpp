//===- Checks.cpp - Shared by the verifiers of stablehlo ------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Checks.h"

using namespace mlir;

namespace dgc::stablehlo {

std::string toText(ArrayRef<int64_t> dims) {
  std::string result = "[";
  llvm::raw_string_ostream os(result);
  llvm::interleaveComma(dims, os);
  os << "]";
  return result;
}

LogicalResult checkDims(OpError error, StringRef what, ArrayRef<int64_t> dims,
                        int64_t rank, bool sorted) {
  llvm::SmallDenseSet<int64_t, 8> seen;
  for (int64_t dim : dims) {
    if (dim < 0 || dim >= rank)
      return error(what, " ", toText(dims), " must be dimensions of a rank ",
                   rank, " tensor, but got ", dim);
    if (!seen.insert(dim).second)
      return error(what, " ", toText(dims), " must not repeat dimension ", dim);
  }
  if (sorted && !llvm::is_sorted(dims))
    return error(what, " ", toText(dims), " must be ascending");
  return success();
}

LogicalResult checkDisjoint(OpError error, StringRef whatA, ArrayRef<int64_t> a,
                            StringRef whatB, ArrayRef<int64_t> b) {
  for (int64_t dim : a)
    if (llvm::is_contained(b, dim))
      return error("dimension ", dim, " must not be in both ", whatA, " ",
                   toText(a), " and ", whatB, " ", toText(b));
  return success();
}

LogicalResult checkTypes(Operation *op, StringRef what, TypeRange got,
                         TypeRange expected) {
  if (got.size() != expected.size())
    return op->emitOpError() << what << " must be " << expected.size()
                             << " values, but got " << got.size();
  for (auto [index, pair] : llvm::enumerate(llvm::zip(got, expected)))
    if (std::get<0>(pair) != std::get<1>(pair))
      return op->emitOpError()
             << what << " #" << index << " must be of type "
             << std::get<1>(pair) << ", but got " << std::get<0>(pair);
  return success();
}

LogicalResult checkResultTypes(Operation *op, TypeRange inferred) {
  return checkTypes(op, "result", op->getResultTypes(), inferred);
}

LogicalResult checkReturned(Operation *op, Region &region, StringRef what,
                            TypeRange types) {
  Operation *end = region.front().getTerminator();
  if (end->getOperandTypes() == types)
    return success();
  InFlightDiagnostic diag = op->emitOpError() << what << " must return (";
  llvm::interleaveComma(types, diag);
  diag << "), but got (";
  llvm::interleaveComma(end->getOperandTypes(), diag);
  diag << ")";
  diag.attachNote(end->getLoc()) << "returned here";
  return diag;
}

LogicalResult checkCombiner(Operation *op, Region &region, StringRef what,
                            ValueRange values) {
  SmallVector<Type> scalars;
  for (Value value : values) {
    RankedTensorType type = tensorOf(value);
    if (!type)
      return op->emitOpError()
             << "expected tensors, but got " << value.getType();
    scalars.push_back(RankedTensorType::get({}, type.getElementType()));
  }
  SmallVector<Type> arguments(scalars);
  llvm::append_range(arguments, scalars);
  std::string argumentText = (what + " argument").str();
  if (failed(checkTypes(op, argumentText, region.front().getArgumentTypes(),
                        arguments)))
    return failure();
  return checkReturned(op, region, what, scalars);
}

} // namespace dgc::stablehlo
