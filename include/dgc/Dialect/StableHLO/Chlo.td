//===- Chlo.td - The client ops that layers print -*- tablegen -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_DIALECT_STABLEHLO_CHLO_TD
#define DGC_DIALECT_STABLEHLO_CHLO_TD

include "dgc/Dialect/StableHLO/StableHLOBase.td"

def Chlo_Dialect : Dialect {
  let name = "chlo";
  let cppNamespace = "::dgc::chlo";
  let summary = "Elementwise functions beyond stablehlo";
  let description = [{
    ```mlir
    %y = chlo.erf %x : tensor<4xf32> -> tensor<4xf32>
    ```
  }];
}

class Chlo_UnaryOp<string mnemonic, Type type, string formula>
    : Op<Chlo_Dialect, mnemonic, [StableHLO_SameTypes, Pure, Elementwise, InferTypeOpInterface]> {
  let summary = formula # " of each element";
  let arguments = (ins type:$operand);
  let results = (outs type:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
}

def Chlo_SquareOp : Chlo_UnaryOp<"square", HLO_FpOrIntTensor, "Square"> {
  let description = [{
    ```mlir
    %y = chlo.square %x : tensor<4xf32> -> tensor<4xf32>
    ```
  }];
}
def Chlo_ErfOp : Chlo_UnaryOp<"erf", HLO_FpTensor, "Error function"> {
  let description = [{
    ```mlir
    %y = chlo.erf %x : tensor<4xf32> -> tensor<4xf32>
    ```
  }];
}
def Chlo_ErfcOp : Chlo_UnaryOp<"erfc", HLO_FpTensor, "1 - erf(x)"> {
  let description = [{
    ```mlir
    %y = chlo.erfc %x : tensor<4xf32> -> tensor<4xf32>
    ```
  }];
}

#endif // DGC_DIALECT_STABLEHLO_CHLO_TD
