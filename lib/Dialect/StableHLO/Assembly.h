//===- Assembly.h - Custom text forms of stablehlo ops --------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// The custom<..> directives of the .td files.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_DIALECT_STABLEHLO_ASSEMBLY_H
#define DGC_LIB_DIALECT_STABLEHLO_ASSEMBLY_H

#include "dgc/Dialect/StableHLO/StableHLO.h"

namespace dgc::stablehlo {

using mlir::OpAsmParser;
using mlir::OpAsmPrinter;
using mlir::ParseResult;
using mlir::Type;
using mlir::TypeRange;
template <typename T> using Vec = llvm::SmallVectorImpl<T>;
using Operands = Vec<OpAsmParser::UnresolvedOperand>;

/// One type if all agree, else a function type.
ParseResult parseSameTypes(OpAsmParser &p, Type &operand, Type &result);
ParseResult parseSameTypes(OpAsmParser &p, Type &a, Type &b, Type &result);
ParseResult parseSameTypes(OpAsmParser &p, Type &a, Type &b, Type &c,
                           Type &result);
void printSameTypes(OpAsmPrinter &p, mlir::Operation *, Type operand,
                    Type result);
void printSameTypes(OpAsmPrinter &p, mlir::Operation *, Type a, Type b,
                    Type result);
void printSameTypes(OpAsmPrinter &p, mlir::Operation *, Type a, Type b, Type c,
                    Type result);

/// `tensor<i1>, tensor<f32>`, or a function type if the others differ.
ParseResult parseSelectTypes(OpAsmParser &p, Type &pred, Type &onTrue,
                             Type &onFalse, Type &result);
void printSelectTypes(OpAsmPrinter &p, mlir::Operation *, Type pred,
                      Type onTrue, Type onFalse, Type result);

/// A list of types that are those of the operands and of the results.
ParseResult parsePairwiseTypes(OpAsmParser &p, Vec<Type> &operands,
                               Vec<Type> &results);
void printPairwiseTypes(OpAsmPrinter &p, mlir::Operation *, TypeRange operands,
                        TypeRange results);

/// Words such as `LT` and `FLOAT`.
ParseResult parseDirection(OpAsmParser &p, ComparisonDirectionAttr &direction);
void printDirection(OpAsmPrinter &p, mlir::Operation *,
                    ComparisonDirectionAttr direction);
ParseResult parseComparisonType(OpAsmParser &p, ComparisonTypeAttr &type);
void printComparisonType(OpAsmPrinter &p, mlir::Operation *,
                         ComparisonTypeAttr type);

/// `%a, %b, `: each operand is followed by a comma.
ParseResult parseOperandsThenDim(OpAsmParser &p, Operands &operands);
void printOperandsThenDim(OpAsmPrinter &p, mlir::Operation *,
                          mlir::OperandRange operands);

/// `[0:4:2, 1:3]`.
ParseResult parseSliceRanges(OpAsmParser &p, mlir::DenseI64ArrayAttr &start,
                             mlir::DenseI64ArrayAttr &limit,
                             mlir::DenseI64ArrayAttr &strides);
void printSliceRanges(OpAsmPrinter &p, mlir::Operation *,
                      mlir::DenseI64ArrayAttr start,
                      mlir::DenseI64ArrayAttr limit,
                      mlir::DenseI64ArrayAttr strides);

/// `batching_dims = [0] x [0], contracting_dims = [2] x [1]`.
ParseResult parseDotDimensionNumbers(OpAsmParser &p,
                                     DotDimensionNumbersAttr &dims);
void printDotDimensionNumbers(OpAsmPrinter &p, mlir::Operation *,
                              DotDimensionNumbersAttr dims);
/// `, precision = [DEFAULT, DEFAULT], algorithm = <..>`, both optional.
ParseResult parsePrecisionConfigAndAlgorithm(OpAsmParser &p,
                                             mlir::ArrayAttr &precision,
                                             DotAlgorithmAttr &algorithm);
void printPrecisionConfigAndAlgorithm(OpAsmPrinter &p, mlir::Operation *,
                                      mlir::ArrayAttr precision,
                                      DotAlgorithmAttr algorithm);

/// `@target`.
ParseResult parseCallTarget(OpAsmParser &p, mlir::StringAttr &target);
void printCallTarget(OpAsmPrinter &p, mlir::Operation *,
                     mlir::StringAttr target);

} // namespace dgc::stablehlo

#endif // DGC_LIB_DIALECT_STABLEHLO_ASSEMBLY_H
