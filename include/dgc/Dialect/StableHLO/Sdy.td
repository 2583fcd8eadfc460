//===- Sdy.td - The sharding annotations that JAX prints -*- tablegen -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_DIALECT_STABLEHLO_SDY_TD
#define DGC_DIALECT_STABLEHLO_SDY_TD

include "mlir/IR/SymbolInterfaces.td"
include "dgc/Dialect/StableHLO/StableHLOBase.td"

def Sdy_Dialect : Dialect {
  let name = "sdy";
  let cppNamespace = "::dgc::sdy";
  let summary = "Meshes and shardings as JAX prints them";
  let description = [{
    Only what JAX puts into a program; `dgc-import-shardings` turns it into the
    dist dialect.

    ```mlir
    sdy.mesh @mesh = <["data"=2, "model"=4]>
    func.func @main(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {} ]>}) -> tensor<8x4xf32> {
      %0 = sdy.sharding_constraint %x <@mesh, [{"data"}, {"model", ?} ]> : tensor<8x4xf32>
      return %0 : tensor<8x4xf32>
    }
    ```
  }];
  let useDefaultAttributePrinterParser = 1;
}

class Sdy_Attr<string name, string mnemonic_> : AttrDef<Sdy_Dialect, name> {
  let mnemonic = mnemonic_;
  let hasCustomAssemblyFormat = 1;
}

def Sdy_MeshAxisAttr : Sdy_Attr<"MeshAxis", "mesh_axis"> {
  let summary = "A named axis and its size";
  let description = "Example: `#sdy.mesh_axis<\"data\"=2>`.";
  let parameters = (ins StringRefParameter<"axis name">:$name, "int64_t":$size);
}

def Sdy_MeshAttr : Sdy_Attr<"Mesh", "mesh"> {
  let summary = "Axes of a mesh and the order of its devices";
  let description = "Example: `#sdy.mesh<[\"x\"=2, \"y\"=2], device_ids=[0, 2, 1, 3]>`.";
  let parameters = (ins ArrayRefParameter<"MeshAxisAttr">:$axes,
                        OptionalArrayRefParameter<"int64_t">:$deviceIds);
}

def Sdy_AxisRefAttr : Sdy_Attr<"AxisRef", "axis_ref"> {
  let summary = "An axis, or a part of it";
  let description = [{
    `"x":(pre)size` is the part of size `size` below a major part of size
    `pre`. Example: `#sdy.axis_ref<"x":(1)2>`. A size of 0 means the whole axis.
  }];
  let parameters = (ins StringRefParameter<"axis name">:$name,
                        "int64_t":$preSize, "int64_t":$size);
  let extraClassDeclaration = "bool isFullAxis() const { return getSize() == 0; }";
}

def Sdy_DimensionShardingAttr : Sdy_Attr<"DimensionSharding", "dim_sharding"> {
  let summary = "What one dimension is split by";
  let description = [{
    Axes from major to minor. An integer is a factor that stays whole (a form of
    ours). Example: `#sdy.dim_sharding<{3, "x", ?}p1>`.
    Parts are AxisRefAttr or i64 IntegerAttr; priority is -1 if not given.
  }];
  let parameters = (ins ArrayRefParameter<"::mlir::Attribute">:$parts,
                        "bool":$isClosed, "int64_t":$priority);
}

def Sdy_TensorShardingAttr : Sdy_Attr<"TensorSharding", "sharding"> {
  let summary = "How a tensor lies on a mesh";
  let description = [{
    Example: `#sdy.sharding<@mesh, [{"x"}, {?} ], replicated={"y"}, unreduced={"z"}>`.
    The mesh is a symbol or an inlined `mesh<..>`. The kind of an unreduced value
    is `sum`, `max` or `min`.
  }];
  let parameters = (ins "::mlir::Attribute":$meshOrRef,
                        ArrayRefParameter<"DimensionShardingAttr">:$dimShardings,
                        OptionalArrayRefParameter<"AxisRefAttr">:$replicatedAxes,
                        OptionalArrayRefParameter<"AxisRefAttr">:$unreducedAxes,
                        "::mlir::StringAttr":$unreducedKind);
}

def Sdy_TensorShardingPerValueAttr
    : Sdy_Attr<"TensorShardingPerValue", "sharding_per_value"> {
  let summary = "Shardings of the results of an op";
  let description = "Example: `#sdy.sharding_per_value<[<@mesh, [{\"x\"}, {}]>]>`.";
  let parameters = (ins OptionalArrayRefParameter<"TensorShardingAttr">:$shardings);
}

def Sdy_OpShardingRuleAttr : Sdy_Attr<"OpShardingRule", "op_sharding_rule"> {
  let summary = "How a custom call's dimensions correspond";
  let description = [{
    Kept as text. Example: `#sdy.op_sharding_rule<([i, j])->([i, k]) {i=4, j=4, k=4} need_replication={j, k}, custom>`.
  }];
  let parameters = (ins StringRefParameter<"the rule">:$text);
}

def Sdy_MeshOp : Op<Sdy_Dialect, "mesh", [
    Symbol, HasParent<"::mlir::ModuleOp">]> {
  let summary = "Declares a mesh";
  let description = [{
    ```mlir
    sdy.mesh @mesh = <["data"=2, "model"=4]>
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, Sdy_MeshAttr:$mesh);
  let assemblyFormat = "$sym_name `=` $mesh attr-dict";
}

def Sdy_ShardingConstraintOp : Op<Sdy_Dialect, "sharding_constraint", [
    StableHLO_SameTypes, Pure, Elementwise, InferTypeOpInterface]> {
  let summary = "Its operand, which must lie as said";
  let description = [{
    ```mlir
    %y = sdy.sharding_constraint %x <@mesh, [{"data"}, {} ]> : tensor<8x4xf32>
    ```
  }];
  let arguments = (ins HLO_Tensor:$input, Sdy_TensorShardingAttr:$sharding);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $input $sharding attr-dict `:` custom<SameTypes>(type($input), type($result))
  }];
}

#endif // DGC_DIALECT_STABLEHLO_SDY_TD
