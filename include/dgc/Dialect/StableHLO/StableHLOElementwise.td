//===- StableHLOElementwise.td - Elementwise ops of stablehlo -*- tablegen -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// A new elementwise op is one more `def` here.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_DIALECT_STABLEHLO_STABLEHLOELEMENTWISE_TD
#define DGC_DIALECT_STABLEHLO_STABLEHLOELEMENTWISE_TD

include "dgc/Dialect/StableHLO/StableHLOAttrs.td"

class StableHLO_ElementwiseOp<string mnemonic, list<Trait> traits>
    : StableHLO_Op<mnemonic, !listconcat(traits, [Pure, Elementwise])>;

class StableHLO_UnaryOp<string mnemonic, Type type, string formula,
                        list<Trait> traits = []>
    : StableHLO_ElementwiseOp<mnemonic, !listconcat(
          [StableHLO_SameTypes, InferTypeOpInterface], traits)> {
  let summary = formula # " of each element";
  let arguments = (ins type:$operand);
  let results = (outs type:$result);
  let assemblyFormat = [{
    $operand attr-dict `:` custom<SameTypes>(type($operand), type($result))
  }];
}

// The functions whose accuracy a program may ask for.
class StableHLO_UnaryMathOp<string mnemonic, string formula>
    : StableHLO_UnaryOp<mnemonic, HLO_FpTensor, formula> {
  let arguments = (ins HLO_FpTensor:$operand,
                       OptionalAttr<StableHLO_ResultAccuracyAttr>:$result_accuracy);
  let builders = [OpBuilder<(ins "::mlir::Value":$operand), [{
    build($_builder, $_state, operand, ::dgc::stablehlo::ResultAccuracyAttr());
  }]>];
}

class StableHLO_BinaryOp<string mnemonic, Type type, string formula,
                         list<Trait> traits = []>
    : StableHLO_ElementwiseOp<mnemonic, !listconcat(
          [StableHLO_SameTypes, InferTypeOpInterface], traits)> {
  let summary = formula # " of the elements of two tensors";
  let arguments = (ins type:$lhs, type:$rhs);
  let results = (outs type:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:`
    custom<SameTypes>(type($lhs), type($rhs), type($result))
  }];
}

//===----------------------------------------------------------------------===//
// Unary
//===----------------------------------------------------------------------===//

def StableHLO_AbsOp : StableHLO_UnaryOp<"abs", HLO_SignedTensor, "Absolute value"> {
  let description = [{
    ```mlir
    %y = stablehlo.abs %x : tensor<4xf32>
    ```
  }];
}
def StableHLO_NegOp : StableHLO_UnaryOp<"negate", HLO_FpOrIntTensor, "Negation"> {
  let description = [{
    ```mlir
    %y = stablehlo.negate %x : tensor<4xf32>
    ```
  }];
  let hasFolder = 1;
}
def StableHLO_NotOp : StableHLO_UnaryOp<"not", HLO_PredOrIntTensor, "Bitwise complement"> {
  let description = [{
    ```mlir
    %y = stablehlo.not %x : tensor<4xi1>
    ```
  }];
  let hasFolder = 1;
}
def StableHLO_SignOp : StableHLO_UnaryOp<"sign", HLO_SignedTensor,
    "Sign (-1, -0, 0, 1 or NaN)"> {
  let description = [{
    ```mlir
    %y = stablehlo.sign %x : tensor<4xf32>
    ```
  }];
}
def StableHLO_ExpOp : StableHLO_UnaryMathOp<"exponential", "Exponential"> {
  let description = [{
    ```mlir
    %y = stablehlo.exponential %x : tensor<4xf32>
    ```
  }];
}
def StableHLO_LogOp : StableHLO_UnaryMathOp<"log", "Natural logarithm"> {
  let description = [{
    ```mlir
    %y = stablehlo.log %x : tensor<4xf32>
    ```
  }];
}
def StableHLO_LogisticOp : StableHLO_UnaryMathOp<"logistic", "1 / (1 + exp(-x))"> {
  let description = [{
    ```mlir
    %y = stablehlo.logistic %x : tensor<4xf32>
    ```
  }];
}
def StableHLO_TanhOp : StableHLO_UnaryMathOp<"tanh", "Hyperbolic tangent"> {
  let description = [{
    ```mlir
    %y = stablehlo.tanh %x : tensor<4xf32>
    ```
  }];
}
def StableHLO_SqrtOp : StableHLO_UnaryMathOp<"sqrt", "Square root"> {
  let description = [{
    ```mlir
    %y = stablehlo.sqrt %x : tensor<4xf32>
    ```
  }];
}
def StableHLO_RsqrtOp : StableHLO_UnaryMathOp<"rsqrt", "Reciprocal square root"> {
  let description = [{
    ```mlir
    %y = stablehlo.rsqrt %x : tensor<4xf32>
    ```
  }];
}
def StableHLO_SineOp : StableHLO_UnaryMathOp<"sine", "Sine"> {
  let description = [{
    ```mlir
    %y = stablehlo.sine %x : tensor<4xf32>
    ```
  }];
}
def StableHLO_CosineOp : StableHLO_UnaryMathOp<"cosine", "Cosine"> {
  let description = [{
    ```mlir
    %y = stablehlo.cosine %x : tensor<4xf32>
    ```
  }];
}

def StableHLO_ConvertOp : StableHLO_PureOp<"convert"> {
  let summary = "Each element as another type";
  let description = [{
    A float becomes an integer by dropping its fraction; anything becomes i1 as
    "is not zero".

    ```mlir
    %y = stablehlo.convert %x : (tensor<4xi32>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins HLO_Tensor:$operand);
  let results = (outs HLO_Tensor:$result);
  let builders = [OpBuilder<(ins "::mlir::Value":$operand, "::mlir::Type":$elementType)>];
  let assemblyFormat = [{
    $operand attr-dict `:` custom<SameTypes>(type($operand), type($result))
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Binary
//===----------------------------------------------------------------------===//

def StableHLO_AddOp : StableHLO_BinaryOp<"add", HLO_Tensor, "Sum (OR for i1)", [Commutative]> {
  let description = [{
    ```mlir
    %z = stablehlo.add %x, %y : tensor<4xf32>
    ```
  }];
  let hasFolder = 1;
}
def StableHLO_SubtractOp : StableHLO_BinaryOp<"subtract", HLO_FpOrIntTensor, "Difference"> {
  let description = [{
    ```mlir
    %z = stablehlo.subtract %x, %y : tensor<4xf32>
    ```
  }];
  let hasFolder = 1;
}
def StableHLO_MulOp : StableHLO_BinaryOp<"multiply", HLO_Tensor, "Product (AND for i1)",
                                         [Commutative]> {
  let description = [{
    ```mlir
    %z = stablehlo.multiply %x, %y : tensor<4xf32>
    ```
  }];
  let hasFolder = 1;
}
def StableHLO_DivOp : StableHLO_BinaryOp<"divide", HLO_FpOrIntTensor,
    "Quotient (rounded to zero for integers)"> {
  let description = [{
    ```mlir
    %z = stablehlo.divide %x, %y : tensor<4xf32>
    ```
  }];
  let hasFolder = 1;
}
def StableHLO_MaxOp : StableHLO_BinaryOp<"maximum", HLO_Tensor, "Maximum (OR for i1)",
                                         [Commutative]> {
  let description = [{
    NaN wins.

    ```mlir
    %z = stablehlo.maximum %x, %y : tensor<4xf32>
    ```
  }];
  let hasFolder = 1;
}
def StableHLO_MinOp : StableHLO_BinaryOp<"minimum", HLO_Tensor, "Minimum (AND for i1)",
                                         [Commutative]> {
  let description = [{
    NaN wins.

    ```mlir
    %z = stablehlo.minimum %x, %y : tensor<4xf32>
    ```
  }];
  let hasFolder = 1;
}
def StableHLO_PowOp : StableHLO_BinaryOp<"power", HLO_FpOrIntTensor, "Power"> {
  let description = [{
    ```mlir
    %z = stablehlo.power %x, %y : tensor<4xf32>
    ```
  }];
}
def StableHLO_AndOp : StableHLO_BinaryOp<"and", HLO_PredOrIntTensor, "Bitwise AND",
                                         [Commutative]> {
  let description = [{
    ```mlir
    %z = stablehlo.and %x, %y : tensor<4xi1>
    ```
  }];
  let hasFolder = 1;
}
def StableHLO_OrOp : StableHLO_BinaryOp<"or", HLO_PredOrIntTensor, "Bitwise OR",
                                        [Commutative]> {
  let description = [{
    ```mlir
    %z = stablehlo.or %x, %y : tensor<4xi1>
    ```
  }];
  let hasFolder = 1;
}
def StableHLO_XorOp : StableHLO_BinaryOp<"xor", HLO_PredOrIntTensor, "Bitwise XOR",
                                         [Commutative]> {
  let description = [{
    ```mlir
    %z = stablehlo.xor %x, %y : tensor<4xi1>
    ```
  }];
  let hasFolder = 1;
}

def StableHLO_CompareOp : StableHLO_ElementwiseOp<"compare", [
    StableHLO_Infers]> {
  let summary = "Comparison of the elements of two tensors";
  let description = [{
    ```mlir
    %z = stablehlo.compare LT, %x, %y, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    ```
  }];
  let arguments = (ins HLO_Tensor:$lhs, HLO_Tensor:$rhs,
                       StableHLO_ComparisonDirectionAttr:$comparison_direction,
                       OptionalAttr<StableHLO_ComparisonTypeAttr>:$compare_type);
  let results = (outs HLO_PredTensor);
  let builders = [OpBuilder<(ins "::mlir::Value":$lhs, "::mlir::Value":$rhs,
                                 "::dgc::stablehlo::ComparisonDirection":$direction,
                                 CArg<"::dgc::stablehlo::ComparisonType",
                                      "::dgc::stablehlo::ComparisonType::NOTYPE">:$type)>];
  let assemblyFormat = [{
    custom<Direction>($comparison_direction) `,` $lhs `,` $rhs
    (`,` custom<ComparisonType>($compare_type)^)? attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

// Not Elementwise: that trait does not know rank-0 tensors beside others.
def StableHLO_SelectOp : StableHLO_Op<"select", [Pure,
    StableHLO_Infers]> {
  let summary = "Elements of one tensor or another, chosen by a predicate";
  let description = [{
    The predicate has the shape of the others, or rank 0.

    ```mlir
    %z = stablehlo.select %p, %x, %y : tensor<4xi1>, tensor<4xf32>
    ```
  }];
  let arguments = (ins HLO_PredTensor:$pred, HLO_Tensor:$on_true, HLO_Tensor:$on_false);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    operands attr-dict `:`
    custom<SelectTypes>(type($pred), type($on_true), type($on_false), type($result))
  }];
  let hasFolder = 1;
}

// Not Elementwise: that trait does not know rank-0 tensors beside others.
def StableHLO_ClampOp : StableHLO_Op<"clamp", [Pure,
    StableHLO_Infers]> {
  let summary = "Each element, held between a minimum and a maximum";
  let description = [{
    Minimum and maximum have the operand's shape, or rank 0.

    ```mlir
    %z = stablehlo.clamp %lo, %x, %hi : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins HLO_Tensor:$min, HLO_Tensor:$operand, HLO_Tensor:$max);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $min `,` $operand `,` $max attr-dict `:`
    custom<SameTypes>(type($min), type($operand), type($max), type($result))
  }];
}

#endif // DGC_DIALECT_STABLEHLO_STABLEHLOELEMENTWISE_TD
