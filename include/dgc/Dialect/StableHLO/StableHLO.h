//===- StableHLO.h - The stablehlo, chlo and sdy dialects -------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// The one header of the dialects that JAX prints. Op classes and accessors have
// the names of the public StableHLO specification's ODS.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_DIALECT_STABLEHLO_STABLEHLO_H
#define DGC_DIALECT_STABLEHLO_STABLEHLO_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace dgc::stablehlo {

/// Predicates of the type constraints. A tensor is ranked, static, and its
/// elements' bytes can be counted in 63 bits.
bool isTensor(mlir::Type type);
bool isFpTensor(mlir::Type type);
bool isIntTensor(mlir::Type type);
bool isPredTensor(mlir::Type type);
bool isPredOrIntTensor(mlir::Type type);
bool isFpOrIntTensor(mlir::Type type);
bool isSignedTensor(mlir::Type type);
bool isScalarTensor(mlir::Type type);
bool isScalarIntTensor(mlir::Type type);
bool isScalarPredTensor(mlir::Type type);
bool isScalarI32Tensor(mlir::Type type);

/// See StableHLO_SameTypes.
mlir::LogicalResult verifySameTypes(mlir::Operation *op);
mlir::LogicalResult inferSameTypes(std::optional<mlir::Location> loc,
                                   mlir::ValueRange operands,
                                   llvm::SmallVectorImpl<mlir::Type> &inferred);

template <typename ConcreteType>
class SameTypes : public mlir::OpTrait::TraitBase<ConcreteType, SameTypes> {
public:
  static mlir::LogicalResult verifyTrait(mlir::Operation *op) {
    return verifySameTypes(op);
  }
  static mlir::LogicalResult
  inferReturnTypes(mlir::MLIRContext *, std::optional<mlir::Location> loc,
                   mlir::ValueRange operands, mlir::DictionaryAttr,
                   mlir::OpaqueProperties, mlir::RegionRange,
                   llvm::SmallVectorImpl<mlir::Type> &inferred) {
    return inferSameTypes(loc, operands, inferred);
  }
};

/// See StableHLO_ChecksResultTypes.
mlir::LogicalResult checkResultTypes(mlir::Operation *op,
                                     mlir::TypeRange inferred);

template <typename ConcreteType>
class ChecksResultTypes
    : public mlir::OpTrait::TraitBase<ConcreteType, ChecksResultTypes> {
public:
  static mlir::LogicalResult verifyTrait(mlir::Operation *op) {
    llvm::SmallVector<mlir::Type, 4> inferred;
    if (failed(ConcreteType::inferReturnTypes(
            op->getContext(), op->getLoc(), op->getOperands(),
            op->getRawDictionaryAttrs(), op->getPropertiesStorage(),
            op->getRegions(), inferred)))
      return mlir::failure();
    return checkResultTypes(op, inferred);
  }
};

} // namespace dgc::stablehlo

#include "dgc/Dialect/StableHLO/StableHLODialect.h.inc"
#include "dgc/Dialect/StableHLO/StableHLOEnums.h.inc"
#define GET_TYPEDEF_CLASSES
#include "dgc/Dialect/StableHLO/StableHLOTypes.h.inc"
#define GET_ATTRDEF_CLASSES
#include "dgc/Dialect/StableHLO/StableHLOAttrs.h.inc"
#define GET_OP_CLASSES
#include "dgc/Dialect/StableHLO/StableHLOOps.h.inc"

#include "dgc/Dialect/StableHLO/ChloDialect.h.inc"
#define GET_OP_CLASSES
#include "dgc/Dialect/StableHLO/ChloOps.h.inc"

#include "dgc/Dialect/StableHLO/SdyDialect.h.inc"
#define GET_ATTRDEF_CLASSES
#include "dgc/Dialect/StableHLO/SdyAttrs.h.inc"
#define GET_OP_CLASSES
#include "dgc/Dialect/StableHLO/SdyOps.h.inc"

#endif // DGC_DIALECT_STABLEHLO_STABLEHLO_H
