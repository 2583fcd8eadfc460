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

// -----

// expected-error @below {{'func.func' op argument #1 is of type 'tensor<?xf32>'; models take and give tensors of static shape}}
func.func @shapes_are_static_even_where_nobody_looks(%x: tensor<f32>, %y: tensor<?xf32>) {
  return
}

// -----

// expected-error @below {{'func.func' op argument #0 is of type 'memref<4xf32>'; models take and give tensors of static shape}}
func.func @models_take_tensors(%x: memref<4xf32>) {
  return
}

// -----

// expected-error @below {{'func.func' op argument #0 is of type 'tensor<9223372036854775807x0xf32>'; models take and give tensors of static shape}}
func.func @sizes_fit_into_63_bits(%x: tensor<9223372036854775807x0xf32>) -> tensor<9223372036854775807x0xf32> {
  return %x : tensor<9223372036854775807x0xf32>
}

// -----

// expected-error @below {{'func.func' op argument #0 is donated to result 2 : i32, but there are 1 results}}
func.func @the_donated_result_exists(%x: tensor<f32> {tf.aliasing_output = 2 : i32}) -> tensor<f32> {
  return %x : tensor<f32>
}

// -----

// expected-error @below {{'func.func' op argument #0 of type 'tensor<f32>' is donated to result #0 of another type, 'tensor<i32>'}}
func.func @the_donated_result_has_the_type(%x: tensor<f32> {tf.aliasing_output = 0 : i32}, %y: tensor<i32>) -> tensor<i32> {
  return %y : tensor<i32>
}

// -----

// expected-error @below {{'func.func' op arguments #0 and #1 are both donated to result #0}}
func.func @a_result_takes_one_argument(%x: tensor<f32> {tf.aliasing_output = 0 : i32}, %y: tensor<f32> {tf.aliasing_output = 0 : i32}) -> tensor<f32> {
  return %x : tensor<f32>
}
