//===- StableHLOBase.td - Dialect, types and traits of stablehlo -*- tablegen -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Names and meanings follow the public StableHLO specification. Shapes are
// static throughout: a dynamic dimension is refused by the type constraints.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_DIALECT_STABLEHLO_STABLEHLOBASE_TD
#define DGC_DIALECT_STABLEHLO_STABLEHLOBASE_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def StableHLO_Dialect : Dialect {
  let name = "stablehlo";
  let cppNamespace = "::dgc::stablehlo";
  let summary = "Tensor programs as JAX prints them";
  let description = [{
    The operations of StableHLO that dgc compiles, read and printed in the text
    form that JAX uses. Tensors are statically shaped; element types are
    floating point, booleans, signless and unsigned integers.

    ```mlir
    func.func @main(%x: tensor<8x4xf32>, %w: tensor<4x2xf32>) -> tensor<8x2xf32> {
      %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
      return %0 : tensor<8x2xf32>
    }
    ```
  }];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

def StableHLO_TokenType : TypeDef<StableHLO_Dialect, "Token"> {
  let mnemonic = "token";
  let summary = "Orders operations with side effects";
  let description = "Example: `!stablehlo.token`.";
}

class StableHLO_TensorOf<string predicate, string elements>
    : Type<CPred<"::dgc::stablehlo::" # predicate # "($_self)">,
           "statically shaped tensor of " # elements, "::mlir::RankedTensorType">;

def HLO_Tensor : StableHLO_TensorOf<"isTensor",
    "floating-point, boolean or 2/4/8/16/32/64-bit signless or unsigned integer elements">;
def HLO_FpTensor : StableHLO_TensorOf<"isFpTensor", "floating-point elements">;
def HLO_IntTensor : StableHLO_TensorOf<"isIntTensor", "signless or unsigned integer elements">;
def HLO_PredTensor : StableHLO_TensorOf<"isPredTensor", "i1 elements">;
def HLO_PredOrIntTensor : StableHLO_TensorOf<"isPredOrIntTensor", "i1 or integer elements">;
def HLO_FpOrIntTensor : StableHLO_TensorOf<"isFpOrIntTensor", "floating-point or integer elements">;
def HLO_SignedTensor : StableHLO_TensorOf<"isSignedTensor", "floating-point or signless integer elements">;
def HLO_IotaTensor : StableHLO_TensorOf<"isFpOrIntTensor", "floating-point or integer elements">;
def HLO_ScalarTensor : StableHLO_TensorOf<"isScalarTensor", "rank 0">;
def HLO_ScalarIntTensor : StableHLO_TensorOf<"isScalarIntTensor", "rank 0 with integer elements">;
def HLO_ScalarPredTensor : StableHLO_TensorOf<"isScalarPredTensor", "rank 0 with i1 elements">;
def HLO_I32ScalarTensor : StableHLO_TensorOf<"isScalarI32Tensor", "rank 0 with i32 elements">;
def HLO_TensorOrToken : AnyTypeOf<[HLO_Tensor, StableHLO_TokenType]>;

//===----------------------------------------------------------------------===//
// Traits and base class
//===----------------------------------------------------------------------===//

/// All operands and results have one type; the result type is inferred.
def StableHLO_SameTypes : NativeOpTrait<"SameTypes"> {
  let cppNamespace = "::dgc::stablehlo";
}

/// The result types are those that inferReturnTypes gives. Stands before the
/// interface, whose own check gives two errors for one fault.
def StableHLO_ChecksResultTypes : NativeOpTrait<"ChecksResultTypes"> {
  let cppNamespace = "::dgc::stablehlo";
}
def StableHLO_Infers : TraitList<[
    StableHLO_ChecksResultTypes, DeclareOpInterfaceMethods<InferTypeOpInterface>]>;

class StableHLO_Op<string mnemonic, list<Trait> traits = []>
    : Op<StableHLO_Dialect, mnemonic, traits>;
class StableHLO_PureOp<string mnemonic, list<Trait> traits = []>
    : StableHLO_Op<mnemonic, !listconcat([Pure], traits)>;

#endif // DGC_DIALECT_STABLEHLO_STABLEHLOBASE_TD
