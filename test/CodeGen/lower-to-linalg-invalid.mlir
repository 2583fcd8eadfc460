// RUN: dgc-opt %s --split-input-file --verify-diagnostics --dgc-lower-to-linalg

func.func @library_call(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'stablehlo.custom_call' @lapack_spotrf has no code: dgc knows only calls that annotate shardings; write the function with stablehlo ops, or turn off the library call in the exporter}}
  %0 = stablehlo.custom_call @lapack_spotrf(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @four_bits(%x: tensor<4xi4>) -> tensor<4xi4> {
  // expected-error @+1 {{'stablehlo.add' works on elements of type 'i4', for which there is no code; convert them to a type of 8 or more bits}}
  %0 = stablehlo.add %x, %x : tensor<4xi4>
  return %0 : tensor<4xi4>
}

// -----

func.func @reducer(%x: tensor<4x2xf32>, %zero: tensor<f32>) -> tensor<4xf32> {
  %0 = stablehlo.reduce(%x init: %zero) across dimensions = [1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<4xf32>
   reducer(%a: tensor<f32>, %b: tensor<f32>) {
    %r = stablehlo.reshape %a : (tensor<f32>) -> tensor<1xf32>
    // expected-error @+1 {{'stablehlo.concatenate' inside the body of a reduction or scatter has no code: bodies hold elementwise ops on scalars}}
    %c = stablehlo.concatenate %r, %r, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    stablehlo.return %b : tensor<f32>
  }
  return %0 : tensor<4xf32>
}

// -----

// expected-error @+1 {{function @blocks has branches between blocks; structured control flow (stablehlo.while, case, if) is lowered}}
func.func @blocks(%x: tensor<4xf32>) -> tensor<4xf32> {
  cf.br ^next
^next:
  return %x : tensor<4xf32>
}
