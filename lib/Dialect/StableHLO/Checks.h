//===- Checks.h - Shared by the verifiers of stablehlo ----------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_DIALECT_STABLEHLO_CHECKS_H
#define DGC_LIB_DIALECT_STABLEHLO_CHECKS_H

#include "dgc/Dialect/StableHLO/StableHLO.h"

namespace dgc::stablehlo {

/// An error of op `name`, or nothing where there is no location: builders ask
/// for a result type without wanting messages.
struct OpError {
  std::optional<mlir::Location> loc;
  llvm::StringRef name;

  template <typename... Args>
  llvm::LogicalResult operator()(Args &&...args) const {
    return mlir::emitOptionalError(loc, "'", name, "' op ",
                                   std::forward<Args>(args)...);
  }
};

inline mlir::RankedTensorType tensorOf(mlir::Value value) {
  return llvm::dyn_cast<mlir::RankedTensorType>(value.getType());
}

/// `[1, 2]`.
std::string toText(llvm::ArrayRef<int64_t> dims);

/// `dims` are different dimensions of a tensor of `rank`, ascending if asked.
llvm::LogicalResult checkDims(OpError error, llvm::StringRef what,
                              llvm::ArrayRef<int64_t> dims, int64_t rank,
                              bool sorted = false);

/// No dimension is in both lists.
llvm::LogicalResult checkDisjoint(OpError error, llvm::StringRef whatA,
                                  llvm::ArrayRef<int64_t> a,
                                  llvm::StringRef whatB,
                                  llvm::ArrayRef<int64_t> b);

/// The region combines two scalars for each of the element types of `values`:
/// arguments (a.., b..), results of the same types.
llvm::LogicalResult checkCombiner(mlir::Operation *op, mlir::Region &region,
                                  llvm::StringRef what,
                                  mlir::ValueRange values);

/// The terminator of `region` gives values of `types`.
llvm::LogicalResult checkReturned(mlir::Operation *op, mlir::Region &region,
                                  llvm::StringRef what, mlir::TypeRange types);

/// `got` has the types `expected`, else an error about `what`.
llvm::LogicalResult checkTypes(mlir::Operation *op, llvm::StringRef what,
                               mlir::TypeRange got, mlir::TypeRange expected);

} // namespace dgc::stablehlo

#endif // DGC_LIB_DIALECT_STABLEHLO_CHECKS_H
