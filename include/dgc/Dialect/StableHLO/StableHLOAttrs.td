//===- StableHLOAttrs.td - Enums and attributes of stablehlo -*- tablegen -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_DIALECT_STABLEHLO_STABLEHLOATTRS_TD
#define DGC_DIALECT_STABLEHLO_STABLEHLOATTRS_TD

include "dgc/Dialect/StableHLO/StableHLOBase.td"

//===----------------------------------------------------------------------===//
// Enums
//===----------------------------------------------------------------------===//

class StableHLO_Enum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::dgc::stablehlo";
}
class StableHLO_EnumAttr<StableHLO_Enum info, string mnemonic>
    : EnumAttr<StableHLO_Dialect, info, mnemonic> {
  let assemblyFormat = "$value";
}

def StableHLO_ComparisonDirection : StableHLO_Enum<"ComparisonDirection",
    "Which comparison operation to perform", [
      I32EnumAttrCase<"EQ", 0>, I32EnumAttrCase<"NE", 1>,
      I32EnumAttrCase<"GE", 2>, I32EnumAttrCase<"GT", 3>,
      I32EnumAttrCase<"LE", 4>, I32EnumAttrCase<"LT", 5>]>;
def StableHLO_ComparisonDirectionAttr
    : StableHLO_EnumAttr<StableHLO_ComparisonDirection, "comparison_direction">;

def StableHLO_ComparisonType : StableHLO_Enum<"ComparisonType",
    "How elements are compared", [
      I32EnumAttrCase<"NOTYPE", 0>, I32EnumAttrCase<"FLOAT", 1>,
      I32EnumAttrCase<"TOTALORDER", 2>, I32EnumAttrCase<"SIGNED", 3>,
      I32EnumAttrCase<"UNSIGNED", 4>]>;
def StableHLO_ComparisonTypeAttr
    : StableHLO_EnumAttr<StableHLO_ComparisonType, "comparison_type">;

def StableHLO_Precision : StableHLO_Enum<"Precision",
    "Precision of an operand of a contraction", [
      I32EnumAttrCase<"DEFAULT", 0>, I32EnumAttrCase<"HIGH", 1>,
      I32EnumAttrCase<"HIGHEST", 2>]>;
def StableHLO_PrecisionAttr : StableHLO_EnumAttr<StableHLO_Precision, "precision">;
def StableHLO_PrecisionConfigAttr
    : TypedArrayAttrBase<StableHLO_PrecisionAttr, "precision of each operand">;

def StableHLO_ResultAccuracyMode : StableHLO_Enum<"ResultAccuracyMode",
    "How the accuracy of an elementwise function is given", [
      I32EnumAttrCase<"DEFAULT", 0>, I32EnumAttrCase<"HIGHEST", 1>,
      I32EnumAttrCase<"TOLERANCE", 2>]>;
def StableHLO_ResultAccuracyModeAttr
    : StableHLO_EnumAttr<StableHLO_ResultAccuracyMode, "result_accuracy_mode"> {
  let assemblyFormat = "`<` $value `>`";
}

// A plain i32: `api_version = 4 : i32`.
def StableHLO_CustomCallApiVersionAttr : I32EnumAttr<"CustomCallApiVersion",
    "Calling convention of a custom call", [
      I32EnumAttrCase<"API_VERSION_UNSPECIFIED", 0>,
      I32EnumAttrCase<"API_VERSION_ORIGINAL", 1>,
      I32EnumAttrCase<"API_VERSION_STATUS_RETURNING", 2>,
      I32EnumAttrCase<"API_VERSION_STATUS_RETURNING_UNIFIED", 3>,
      I32EnumAttrCase<"API_VERSION_TYPED_FFI", 4>]> {
  let cppNamespace = "::dgc::stablehlo";
}

//===----------------------------------------------------------------------===//
// Dimension numbers
//===----------------------------------------------------------------------===//

class StableHLO_Attr<string name, string mnemonic_>
    : AttrDef<StableHLO_Dialect, name> {
  let mnemonic = mnemonic_;
  let hasCustomAssemblyFormat = 1;
}
def StableHLO_Dims : ArrayRefParameter<"int64_t", "dimension numbers">;

def StableHLO_DotDimensionNumbersAttr
    : StableHLO_Attr<"DotDimensionNumbers", "dot"> {
  let summary = "Which dimensions a dot_general batches and contracts";
  let description = [{
    Example: `#stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>`.
    Empty lists are omitted.
  }];
  let parameters = (ins
    StableHLO_Dims:$lhsBatchingDimensions,
    StableHLO_Dims:$rhsBatchingDimensions,
    StableHLO_Dims:$lhsContractingDimensions,
    StableHLO_Dims:$rhsContractingDimensions);
}

def StableHLO_DotAlgorithmAttr : StableHLO_Attr<"DotAlgorithm", "dot_algorithm"> {
  let summary = "The arithmetic that a dot_general asks for";
  let description = [{
    Example: `#stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>`.
  }];
  let parameters = (ins
    "::mlir::Type":$lhsPrecisionType,
    "::mlir::Type":$rhsPrecisionType,
    "::mlir::Type":$accumulationType,
    "int64_t":$lhsComponentCount,
    "int64_t":$rhsComponentCount,
    "int64_t":$numPrimitiveOperations,
    "bool":$allowImpreciseAccumulation);
}

def StableHLO_GatherDimensionNumbersAttr
    : StableHLO_Attr<"GatherDimensionNumbers", "gather"> {
  let summary = "How a gather's indices, windows and batches map to dimensions";
  let description = [{
    Example: `#stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>`.
    Empty lists are omitted.
  }];
  let parameters = (ins
    StableHLO_Dims:$offsetDims,
    StableHLO_Dims:$collapsedSliceDims,
    StableHLO_Dims:$operandBatchingDims,
    StableHLO_Dims:$startIndicesBatchingDims,
    StableHLO_Dims:$startIndexMap,
    "int64_t":$indexVectorDim);
}

def StableHLO_ScatterDimensionNumbersAttr
    : StableHLO_Attr<"ScatterDimensionNumbers", "scatter"> {
  let summary = "How a scatter's indices, windows and batches map to dimensions";
  let description = [{
    Example: `#stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>`.
    Empty lists are omitted.
  }];
  let parameters = (ins
    StableHLO_Dims:$updateWindowDims,
    StableHLO_Dims:$insertedWindowDims,
    StableHLO_Dims:$inputBatchingDims,
    StableHLO_Dims:$scatterIndicesBatchingDims,
    StableHLO_Dims:$scatterDimsToOperandDims,
    "int64_t":$indexVectorDim);
}

def StableHLO_OutputOperandAliasAttr
    : StableHLO_Attr<"OutputOperandAlias", "output_operand_alias"> {
  let summary = "A result of a custom call that takes an operand's memory";
  let description = [{
    Example: `#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>`.
  }];
  let parameters = (ins
    StableHLO_Dims:$outputTupleIndices,
    "int64_t":$operandIndex,
    StableHLO_Dims:$operandTupleIndices);
}

def StableHLO_ResultAccuracyAttr : StableHLO_Attr<"ResultAccuracy", "result_accuracy"> {
  let summary = "The accuracy that an elementwise function asks for";
  let description = [{
    Example: `#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>`.
  }];
  let parameters = (ins
    "::llvm::APFloat":$atol,
    "::llvm::APFloat":$rtol,
    "int64_t":$ulps,
    "::dgc::stablehlo::ResultAccuracyModeAttr":$mode);
}

#endif // DGC_DIALECT_STABLEHLO_STABLEHLOATTRS_TD
