//===- DistOps.td - Ops of the dist dialect ----------------*- tablegen -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_DIALECT_DIST_OPS
#define DGC_DIALECT_DIST_OPS

include "dgc/Dialect/Dist/DistAttrs.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Dist_Op<string mnemonic, list<Trait> traits = []>
    : Op<Dist_Dialect, mnemonic, traits>;

def Dist_MeshOp : Dist_Op<"mesh", [Symbol]> {
  let summary = "Declares a mesh";
  let description = [{
    `links` may name the link of each axis (a name of the cluster file), and
    `temporal` the axis, if any, whose places are the same device at different
    times.

    ```mlir
    dist.mesh @mesh = <["dp"=2, "tp"=4]>
    dist.mesh @named = <["dp"=2, "tp"=4]> {links = {dp = "ib", tp = "nvlink"}}
    dist.mesh @ordered = <["x"=2, "y"=2], device_ids=[0, 2, 1, 3]>
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, Dist_MeshAttr:$mesh,
                       OptionalAttr<DictionaryAttr>:$links,
                       OptionalAttr<StrAttr>:$temporal);
  let assemblyFormat = "$sym_name `=` $mesh attr-dict";
  let hasVerifier = 1;
}

def Dist_ConstraintOp : Dist_Op<"constraint", [Pure, SameOperandsAndResultType]> {
  let summary = "Fixes the sharding of a value (until shardings are propagated)";
  let description = [{
    ```mlir
    %y = dist.constraint %x <@mesh, [{"dp"}, {3, "tp"} ]> : tensor<8x12xf32>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$operand, Dist_ShardingAttr:$sharding);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$operand $sharding attr-dict `:` type($result)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Global view: types are global, each op says how its operand and result lie
//===----------------------------------------------------------------------===//

class Dist_MoveOp<string mnemonic>
    : Dist_Op<mnemonic, [Pure, SameOperandsAndResultType]> {
  let arguments = (ins AnyRankedTensor:$operand, Dist_ShardingAttr:$in,
                       Dist_ShardingAttr:$out);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat =
      "$operand `from` $in `to` $out attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Dist_ReshardOp : Dist_MoveOp<"reshard"> {
  let summary = "From any layout to any other; lowered to the moves below";
  let description = [{
    ```mlir
    %y = dist.reshard %x from <@mesh, [{"dp"}, {} ], unreduced={"tp"}> to <@mesh, [{}, {"tp"} ]> : tensor<8x16xf32>
    ```
  }];
  let hasFolder = 1;
}
def Dist_SliceOp : Dist_MoveOp<"slice"> {
  let summary = "Splits dimensions on replicated axes, without traffic";
  let description = [{
    ```mlir
    %y = dist.slice %x from <@mesh, [{"dp"}, {} ]> to <@mesh, [{"dp"}, {"tp"} ]> : tensor<8x16xf32>
    ```
  }];
}
def Dist_GatherOp : Dist_MoveOp<"gather"> {
  let summary = "All-gather over axes at the ends of lists";
  let description = [{
    ```mlir
    %y = dist.gather %x from <@mesh, [{"dp"}, {"tp"} ]> to <@mesh, [{"dp"}, {} ]> : tensor<8x16xf32>
    ```
  }];
}
def Dist_AllToAllOp : Dist_MoveOp<"all_to_all"> {
  let summary = "Moves axes from the ends of some lists to the ends of others";
  let description = [{
    ```mlir
    %y = dist.all_to_all %x from <@mesh, [{"dp"}, {} ]> to <@mesh, [{}, {"dp"} ]> : tensor<8x16xf32>
    ```
  }];
}
def Dist_PermuteOp : Dist_MoveOp<"permute"> {
  let summary = "Relabels axes: each rank receives the whole shard of another";
  let description = [{
    ```mlir
    %y = dist.permute %x from <@mesh, [{"dp"}, {} ]> to <@mesh, [{"tp"}, {} ]> : tensor<8x16xf32>
    ```
  }];
}
def Dist_AllReduceOp : Dist_MoveOp<"all_reduce"> {
  let summary = "Combines addends over unreduced axes";
  let description = [{
    ```mlir
    %y = dist.all_reduce %x from <@mesh, [{}, {} ], unreduced={"dp"}> to <@mesh, [{}, {} ]> : tensor<8x16xf32>
    ```
  }];
}
def Dist_ReduceScatterOp : Dist_MoveOp<"reduce_scatter"> {
  let summary = "Combines addends over unreduced axes and splits dimensions on them";
  let description = [{
    ```mlir
    %y = dist.reduce_scatter %x from <@mesh, [{}, {} ], unreduced={"dp"}> to <@mesh, [{"dp"}, {} ]> : tensor<8x16xf32>
    ```
  }];
}
def Dist_ToUnreducedOp : Dist_MoveOp<"to_unreduced"> {
  let summary = "Makes a value an addend, without traffic";
  let description = [{
    The rank with digit 0 keeps the value, the others hold the neutral element;
    an axis at the end of a list is pasted into a neutral block.

    ```mlir
    %y = dist.to_unreduced %x from <@mesh, [{}, {} ]> to <@mesh, [{}, {} ], unreduced={"dp"}> : tensor<8x16xf32>
    ```
  }];
}
def Dist_ExchangeOp : Dist_MoveOp<"exchange"> {
  let summary = "Grouped send and receive with exact boxes between any two layouts";
  let description = [{
    ```mlir
    %y = dist.exchange %x from <@mesh, [{"dp", "tp"}, {} ]> to <@mesh, [{"tp"}, {"dp"} ]> : tensor<8x16xf32>
    ```
  }];
}

//===----------------------------------------------------------------------===//
// Local view: types are those of one rank
//===----------------------------------------------------------------------===//

def Dist_AxisIndexOp : Dist_Op<"axis_index", [Pure]> {
  let summary = "The index of this rank in its group over the axes";
  let description = [{
    ```mlir
    %i = dist.axis_index <@mesh, ["dp"]> : tensor<i64>
    ```
  }];
  let arguments = (ins Dist_AxesAttr:$axes);
  let results = (outs 0DTensorOf<[I64]>:$result);
  let assemblyFormat = "$axes attr-dict `:` type($result)";
  let hasVerifier = 1;
}

/// Collectives of these kinds may take several operands, each with a result of
/// its own: the group meets once for all of them.
class Dist_CombinedOp<string mnemonic, list<Trait> traits = []>
    : Dist_Op<mnemonic, !listconcat([Pure], traits)> {
  let hasVerifier = 1;
}

def Dist_LocalAllGatherOp : Dist_CombinedOp<"local_all_gather"> {
  let summary = "Stacks the operands of a group, in group order";
  let description = [{
    ```mlir
    %y = dist.local_all_gather %x <@mesh, ["dp"]> : tensor<4x8xf32> -> tensor<2x4x8xf32>
    ```
    Several operands of one element type are gathered together:
    ```mlir
    %y:2 = dist.local_all_gather %x, %x <@mesh, ["dp"]> : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<2x4x8xf32>, tensor<2x4x8xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyStaticShapeTensor>:$operands,
                       Dist_AxesAttr:$axes);
  let results = (outs Variadic<AnyStaticShapeTensor>:$outs);
  let assemblyFormat =
      "$operands $axes attr-dict `:` type($operands) `->` type($outs)";
}

def Dist_LocalAllToAllOp
    : Dist_Op<"local_all_to_all", [Pure, SameOperandsAndResultType]> {
  let summary = "Row j of the result is row `my index` of group member j";
  let description = [{
    ```mlir
    %y = dist.local_all_to_all %x <@mesh, ["dp"]> : tensor<2x4x8xf32>
    ```
  }];
  let arguments = (ins AnyStaticShapeTensor:$operand, Dist_AxesAttr:$axes);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = "$operand $axes attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Dist_LocalAllReduceOp
    : Dist_CombinedOp<"local_all_reduce", [AllTypesMatch<["operands", "outs"]>]> {
  let summary = "The combination of a group's operands, on every member";
  let description = [{
    ```mlir
    %y = dist.local_all_reduce add %x <@mesh, ["dp"]> : tensor<4x8xf32>
    ```
    Several operands of one element type are combined together, each with its
    like:
    ```mlir
    %y:2 = dist.local_all_reduce add %x, %x <@mesh, ["dp"]> : tensor<4x8xf32>, tensor<4x8xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyStaticShapeTensor>:$operands,
                       Dist_AxesAttr:$axes, Dist_ReduceKindAttr:$kind);
  let results = (outs Variadic<AnyStaticShapeTensor>:$outs);
  let assemblyFormat = "$kind $operands $axes attr-dict `:` type($outs)";
}

def Dist_LocalReduceScatterOp : Dist_CombinedOp<"local_reduce_scatter"> {
  let summary = "Member j receives the combination of the group's rows j";
  let description = [{
    ```mlir
    %y = dist.local_reduce_scatter add %x <@mesh, ["dp"]> : tensor<2x4x8xf32> -> tensor<4x8xf32>
    ```
    Several operands of one element type are combined together:
    ```mlir
    %y:2 = dist.local_reduce_scatter add %x, %x <@mesh, ["dp"]> : tensor<2x4xf32>, tensor<2x4xf32> -> tensor<4xf32>, tensor<4xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyStaticShapeTensor>:$operands,
                       Dist_AxesAttr:$axes, Dist_ReduceKindAttr:$kind);
  let results = (outs Variadic<AnyStaticShapeTensor>:$outs);
  let assemblyFormat =
      "$kind $operands $axes attr-dict `:` type($operands) `->` type($outs)";
}

def Dist_LocalPermuteOp
    : Dist_Op<"local_permute", [Pure, SameOperandsAndResultType]> {
  let summary = "Group member i receives the operand of member sources[i]";
  let description = [{
    ```mlir
    %y = dist.local_permute %x <@mesh, ["dp"]> sources = [1, 0] : tensor<4x8xf32>
    ```
  }];
  let arguments = (ins AnyStaticShapeTensor:$operand, Dist_AxesAttr:$axes,
                       DenseI64ArrayAttr:$sources);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat =
      "$operand $axes `sources` `=` $sources attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Dist_LocalExchangeOp : Dist_Op<"local_exchange", [Pure]> {
  let summary = "Grouped send and receive with exact boxes between two layouts";
  let description = [{
    ```mlir
    %y = dist.local_exchange %x from <@mesh, [{"dp"}, {} ]> to <@mesh, [{}, {"dp"} ]> of tensor<8x8xf32> : tensor<4x8xf32> -> tensor<8x4xf32>
    ```
  }];
  let arguments = (ins AnyStaticShapeTensor:$operand, Dist_ShardingAttr:$in,
                       Dist_ShardingAttr:$out, TypeAttrOf<AnyRankedTensor>:$global);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = [{
    $operand `from` $in `to` $out `of` $global attr-dict `:` type($operand) `->` type($result)
  }];
  let hasVerifier = 1;
}

#endif // DGC_DIALECT_DIST_OPS
