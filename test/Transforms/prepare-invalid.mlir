// RUN: dgc-opt %s --split-input-file --dgc-prepare --verify-diagnostics

func.func @recursion_is_refused(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @f(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// expected-note @below {{defined here}}
func.func private @f(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @g(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @g(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @below {{'func.call' op calls @f from itself; recursion cannot be compiled, write the repetition as a stablehlo.while}}
  %0 = call @f(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// expected-note @below {{declared here}}
func.func private @declaration(tensor<f32>) -> tensor<f32>
func.func @callees_must_have_a_body(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @below {{'func.call' op calls @declaration, which has no body; dgc compiles whole programs, so that every function must be there}}
  %0 = call @declaration(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// expected-note @below {{defined here}}
func.func private @blocks(%x: tensor<f32>) -> tensor<f32> {
  cf.br ^next
^next:
  return %x : tensor<f32>
}
func.func @callees_must_have_one_block(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @below {{'func.call' op calls @blocks, which has several blocks; write branches as stablehlo.if, case or while}}
  %0 = call @blocks(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
