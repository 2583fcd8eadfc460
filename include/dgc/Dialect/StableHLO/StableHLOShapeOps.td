//===- StableHLOShapeOps.td - Shape, contraction and indexing ops of stablehlo -*- tablegen -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_DIALECT_STABLEHLO_STABLEHLOSHAPEOPS_TD
#define DGC_DIALECT_STABLEHLO_STABLEHLOSHAPEOPS_TD

include "dgc/Dialect/StableHLO/StableHLOAttrs.td"


def StableHLO_ConstantOp : StableHLO_PureOp<"constant", [
    ConstantLike, StableHLO_Infers,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "A constant tensor";
  let description = [{
    ```mlir
    %c = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    ```
  }];
  let arguments = (ins ElementsAttr:$value);
  let results = (outs HLO_Tensor:$output);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def StableHLO_IotaOp : StableHLO_PureOp<"iota"> {
  let summary = "Each element's index along one dimension";
  let description = [{
    ```mlir
    %i = stablehlo.iota dim = 0 : tensor<4xi32>
    ```
  }];
  let arguments = (ins I64Attr:$iota_dimension);
  let results = (outs HLO_IotaTensor:$output);
  let assemblyFormat = "`dim` `=` $iota_dimension attr-dict `:` type($output)";
  let hasVerifier = 1;
}

def StableHLO_BroadcastInDimOp : StableHLO_PureOp<"broadcast_in_dim"> {
  let summary = "Repeats a tensor along new or size-1 dimensions";
  let description = [{
    Operand dimension `i` becomes result dimension `broadcast_dimensions[i]`.

    ```mlir
    %y = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<4xf32>) -> tensor<8x4xf32>
    ```
  }];
  let arguments = (ins HLO_Tensor:$operand, DenseI64ArrayAttr:$broadcast_dimensions);
  let results = (outs HLO_Tensor);
  let assemblyFormat = [{
    $operand `,` `dims` `=` $broadcast_dimensions attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def StableHLO_ReshapeOp : StableHLO_PureOp<"reshape"> {
  let summary = "The same elements in row-major order in another shape";
  let description = [{
    ```mlir
    %y = stablehlo.reshape %x : (tensor<8x4xf32>) -> tensor<32xf32>
    ```
  }];
  let arguments = (ins HLO_Tensor:$operand);
  let results = (outs HLO_Tensor);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def StableHLO_TransposeOp : StableHLO_PureOp<"transpose", [StableHLO_Infers]> {
  let summary = "Permutes dimensions: result dimension i is operand dimension permutation[i]";
  let description = [{
    ```mlir
    %y = stablehlo.transpose %x, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    ```
  }];
  let arguments = (ins HLO_Tensor:$operand, DenseI64ArrayAttr:$permutation);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `dims` `=` $permutation attr-dict `:`
    functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def StableHLO_DotGeneralOp : StableHLO_PureOp<"dot_general"> {
  let summary = "Contraction of two tensors";
  let description = [{
    The result has the batching dimensions, then the free ones of the left side,
    then the free ones of the right side.

    ```mlir
    %z = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x4xf32>, tensor<2x4x3xf32>) -> tensor<2x8x3xf32>
    ```
  }];
  let arguments = (ins HLO_Tensor:$lhs, HLO_Tensor:$rhs,
      StableHLO_DotDimensionNumbersAttr:$dot_dimension_numbers,
      OptionalAttr<StableHLO_PrecisionConfigAttr>:$precision_config,
      OptionalAttr<StableHLO_DotAlgorithmAttr>:$algorithm);
  let results = (outs HLO_Tensor);
  let assemblyFormat = [{
    $lhs `,` $rhs `,` custom<DotDimensionNumbers>($dot_dimension_numbers)
    `` custom<PrecisionConfigAndAlgorithm>($precision_config, $algorithm) attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_SliceOp : StableHLO_PureOp<"slice", [StableHLO_Infers]> {
  let summary = "A strided box of a tensor";
  let description = [{
    Each dimension is `start:limit` or `start:limit:stride`.

    ```mlir
    %y = stablehlo.slice %x [0:4:2, 1:3] : (tensor<8x4xf32>) -> tensor<2x2xf32>
    ```
  }];
  let arguments = (ins HLO_Tensor:$operand, DenseI64ArrayAttr:$start_indices,
                       DenseI64ArrayAttr:$limit_indices, DenseI64ArrayAttr:$strides);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $operand custom<SliceRanges>($start_indices, $limit_indices, $strides)
    attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
}

def StableHLO_ConcatenateOp : StableHLO_PureOp<"concatenate", [StableHLO_Infers]> {
  let summary = "Tensors one after the other along a dimension";
  let description = [{
    ```mlir
    %z = stablehlo.concatenate %x, %y, dim = 0 : (tensor<8x4xf32>, tensor<2x4xf32>) -> tensor<10x4xf32>
    ```
  }];
  let arguments = (ins Variadic<HLO_Tensor>:$inputs, I64Attr:$dimension);
  let results = (outs HLO_Tensor);
  let assemblyFormat = [{
    custom<OperandsThenDim>($inputs) `dim` `=` $dimension attr-dict `:`
    functional-type(operands, results)
  }];
  let hasFolder = 1;
}

def StableHLO_PadOp : StableHLO_PureOp<"pad", [StableHLO_Infers]> {
  let summary = "Adds (or, with negative amounts, removes) elements at edges and between elements";
  let description = [{
    ```mlir
    %y = stablehlo.pad %x, %zero, low = [1, 0], high = [0, 2], interior = [0, 0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<9x6xf32>
    ```
  }];
  let arguments = (ins HLO_Tensor:$operand, HLO_ScalarTensor:$padding_value,
                       DenseI64ArrayAttr:$edge_padding_low,
                       DenseI64ArrayAttr:$edge_padding_high,
                       DenseI64ArrayAttr:$interior_padding);
  let results = (outs HLO_Tensor);
  let assemblyFormat = [{
    $operand `,` $padding_value `,`
    `low` `=` $edge_padding_low `,`
    `high` `=` $edge_padding_high `,`
    `interior` `=` $interior_padding
    attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
}

def StableHLO_DynamicSliceOp : StableHLO_PureOp<"dynamic_slice", [StableHLO_Infers]> {
  let summary = "A box of static size at a position that is data";
  let description = [{
    The position is clamped so that the box lies inside.

    ```mlir
    %y = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 4] : (tensor<8x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
    ```
  }];
  let arguments = (ins HLO_Tensor:$operand, Variadic<HLO_ScalarIntTensor>:$start_indices,
                       DenseI64ArrayAttr:$slice_sizes);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` custom<OperandsThenDim>($start_indices)
    `sizes` `=` $slice_sizes attr-dict `:`
    functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def StableHLO_DynamicUpdateSliceOp
    : StableHLO_PureOp<"dynamic_update_slice", [StableHLO_Infers]> {
  let summary = "A tensor with a box replaced, at a position that is data";
  let description = [{
    The position is clamped so that the box lies inside.

    ```mlir
    %y = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<8x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<8x4xf32>
    ```
  }];
  let arguments = (ins HLO_Tensor:$operand, HLO_Tensor:$update,
                       Variadic<HLO_ScalarIntTensor>:$start_indices);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasFolder = 1;
}

def StableHLO_GatherOp : StableHLO_PureOp<"gather", [StableHLO_Infers]> {
  let summary = "Boxes of a tensor at positions that are data";
  let description = [{
    Positions are clamped so that each box lies inside.

    ```mlir
    %y = "stablehlo.gather"(%table, %ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<10x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
    ```
  }];
  let arguments = (ins HLO_Tensor:$operand, HLO_IntTensor:$start_indices,
                       StableHLO_GatherDimensionNumbersAttr:$dimension_numbers,
                       DenseI64ArrayAttr:$slice_sizes,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted);
  let results = (outs HLO_Tensor);
}

#endif // DGC_DIALECT_STABLEHLO_STABLEHLOSHAPEOPS_TD
