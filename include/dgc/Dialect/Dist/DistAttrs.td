//===- DistAttrs.td - Attributes of the dist dialect -------*- tablegen -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_DIALECT_DIST_ATTRS
#define DGC_DIALECT_DIST_ATTRS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Dist_Dialect : Dialect {
  let name = "dist";
  let cppNamespace = "::dgc::dist";
  let summary = "How tensors lie on a mesh of devices, and how they move";
  let description = [{
    The dialect has two levels. In the global view types are global, and
    attributes say how each value lies on the mesh:

    ```mlir
    dist.mesh @mesh = <["dp"=2, "tp"=2]>
    func.func @main(%x: tensor<8x16xf32> {dist.sharding = #dist.sharding<@mesh, [{"dp"}, {} ]>})
        -> tensor<8x16xf32> {
      %0 = dist.reshard %x from <@mesh, [{"dp"}, {} ]> to <@mesh, [{}, {} ]> : tensor<8x16xf32>
      return %0 : tensor<8x16xf32>
    }
    ```

    In the local view types are those of one rank, and collectives name the axes
    that they span, never devices. Function arguments and results keep a
    `dist.global` record.

    Attributes on other dialects' ops: `dist.sharding` on function arguments and
    results, `dist.shardings` (an array, one a result) and `dist.factors` on ops,
    `dist.global` on the arguments and results of a partitioned function.
  }];
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let extraClassDeclaration = [{
    void registerAttributes();
  }];
}

class Dist_Attr<string name, string attrMnemonic = ""> : AttrDef<Dist_Dialect, name> {
  let mnemonic = attrMnemonic;
}

def Dist_ReduceKind : I32EnumAttr<"ReduceKindEnum", "how partial values combine", [
    I32EnumAttrCase<"Add", 0, "add">, I32EnumAttrCase<"Mul", 1, "mul">,
    I32EnumAttrCase<"Min", 2, "min">, I32EnumAttrCase<"Max", 3, "max">,
    I32EnumAttrCase<"And", 4, "and">, I32EnumAttrCase<"Or", 5, "or">]> {
  let cppNamespace = "::dgc::dist";
  let genSpecializedAttr = 0;
}
def Dist_ReduceKindAttr : EnumAttr<Dist_Dialect, Dist_ReduceKind, "kind"> {
  let assemblyFormat = "$value";
}

// Parts of the attributes below; they have no text of their own.
def Dist_MeshAxisAttr : AttrDef<Dist_Dialect, "MeshAxis"> {
  let attrName = "dist.mesh_axis";
  let parameters = (ins "::mlir::StringAttr":$name, "int64_t":$size);
  let summary = "An axis of a mesh: its name and size";
}
def Dist_EntryAttr : AttrDef<Dist_Dialect, "Entry"> {
  let attrName = "dist.entry";
  let parameters = (ins "int64_t":$whole, "::mlir::StringAttr":$name,
                        "int64_t":$pre, "int64_t":$size);
  let summary = "An axis, a part of one (size 0: all of it), or a whole factor (whole > 0)";
}
def Dist_DimAttr : AttrDef<Dist_Dialect, "Dim"> {
  let attrName = "dist.dim";
  let parameters = (ins ArrayRefParameter<"EntryAttr">:$entries, "bool":$open,
                        "int64_t":$priority);
  let summary = "How one dimension is split; priority -1 means none";
}

def Dist_MeshAttr : Dist_Attr<"Mesh", "mesh"> {
  let summary = "Named axes and, optionally, an order of devices";
  let description = [{
    `#dist.mesh<["dp"=2, "tp"=4], device_ids=[..]>`. The first axis is the major
    one. Without `device_ids` device r stands at the r-th place; with it, the
    device at place p is `device_ids[p]`.
  }];
  let parameters = (ins ArrayRefParameter<"MeshAxisAttr">:$axes,
                        ArrayRefParameter<"int64_t">:$deviceIds);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def Dist_ShardingAttr : Dist_Attr<"Sharding", "sharding"> {
  let summary = "How a tensor lies on a mesh";
  let description = [{
    One list a dimension, major to minor, of axes, parts of axes `"x":(pre)size`
    and inner factors that stay whole (integers). `?` at the end of a list lets
    propagation append axes, `p1` after it is a priority. Axes in `replicated`
    must not be used; over the axes of `unreduced` every rank holds an addend
    and the value is their combination (add if no kind is written). The text is
    a superset of `#sdy.sharding`'s.

    ```mlir
    #dist.sharding<@mesh, [{"dp"}, {3, "tp":(1)2, ?}p1], replicated={"x"}, unreduced=max{"y"}>
    ```

    `{3, "tp"}` on a dimension of 3 x heads x size means three blocks, each
    split on `tp`.
  }];
  let parameters = (ins "::mlir::FlatSymbolRefAttr":$mesh,
                        ArrayRefParameter<"DimAttr">:$dims,
                        ArrayRefParameter<"EntryAttr">:$replicated,
                        ArrayRefParameter<"EntryAttr">:$unreduced,
                        "::dgc::ReduceKind":$kind);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    int64_t getRank() const { return int64_t(getDims().size()); }
  }];
}

def Dist_AxesAttr : Dist_Attr<"Axes", "axes"> {
  let summary = "A list of axes of a mesh: the group that a collective spans";
  let description = [{
    `#dist.axes<@mesh, ["x", "y":(1)2]>`: ranks that agree on all other axes form
    a group; the index in it is the mixed-radix number of the listed digits, the
    first being the major one.
  }];
  let parameters = (ins "::mlir::FlatSymbolRefAttr":$mesh,
                        ArrayRefParameter<"EntryAttr">:$axes);
  let hasCustomAssemblyFormat = 1;
}

def Dist_FactorsAttr : Dist_Attr<"Factors", "factors"> {
  let summary = "The axes that an op runs with, factor by factor";
  let description = [{
    `#dist.factors<@mesh, [{"dp"}, {}, {"tp"} ], through={"x"}, case=0>`: a list for
    each factor of the op's rule, and the axes over which its operands come in
    unreduced, with the case of the rule that allows it.
  }];
  let parameters = (ins "::mlir::FlatSymbolRefAttr":$mesh,
                        ArrayRefParameter<"DimAttr">:$factors,
                        ArrayRefParameter<"EntryAttr">:$through,
                        "int64_t":$unreducedCase);
  let hasCustomAssemblyFormat = 1;
}

def Dist_GlobalAttr : Dist_Attr<"Global", "global"> {
  let summary = "Global type and sharding of a partitioned function's argument or result";
  let description = [{
    ```mlir
    #dist.global<tensor<10x8xf32>, #dist.sharding<@mesh, [{"dp"}, {} ]>>
    ```
  }];
  let parameters = (ins "::mlir::RankedTensorType":$type, "ShardingAttr":$sharding);
  let assemblyFormat = "`<` $type `,` qualified($sharding) `>`";
}

#endif // DGC_DIALECT_DIST_ATTRS
