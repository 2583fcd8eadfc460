// RUN: dgc-opt %s --split-input-file --verify-diagnostics

func.func @elementwise_operands_agree(%x: tensor<4xf32>, %y: tensor<5xf32>) {
  // expected-error @below {{'stablehlo.add' op operand #1 must have the type of operand #0, 'tensor<4xf32>', but got 'tensor<5xf32>'}}
  %0 = "stablehlo.add"(%x, %y) : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @elementwise_result_agrees(%x: tensor<4xf32>) {
  // expected-error @below {{'stablehlo.tanh' op the result must have the type of the operands, 'tensor<4xf32>', but got 'tensor<4xf64>'}}
  %0 = stablehlo.tanh %x : (tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @dynamic_shapes_are_refused(%x: tensor<?xf32>) {
  // expected-error @below {{'stablehlo.tanh' op operand #0 must be statically shaped tensor of floating-point elements, but got 'tensor<?xf32>'}}
  %0 = stablehlo.tanh %x : tensor<?xf32>
  return
}

// -----

func.func @unranked_shapes_are_refused(%x: tensor<*xf32>) {
  // expected-error @below {{'stablehlo.tanh' op operand #0 must be statically shaped tensor of floating-point elements, but got 'tensor<*xf32>'}}
  %0 = stablehlo.tanh %x : tensor<*xf32>
  return
}

// -----

func.func @sizes_beyond_63_bits_are_refused(%x: tensor<9223372036854775807x2xf32>) {
  // expected-error @below {{'stablehlo.tanh' op operand #0 must be statically shaped tensor of floating-point elements, but got 'tensor<9223372036854775807x2xf32>'}}
  %0 = stablehlo.tanh %x : tensor<9223372036854775807x2xf32>
  return
}

// -----

func.func @tanh_takes_floats(%x: tensor<4xi32>) {
  // expected-error @below {{'stablehlo.tanh' op operand #0 must be statically shaped tensor of floating-point elements, but got 'tensor<4xi32>'}}
  %0 = stablehlo.tanh %x : tensor<4xi32>
  return
}

// -----

func.func @complex_is_refused(%x: tensor<4xcomplex<f32>>) {
  // expected-error @below {{'stablehlo.add' op operand #0 must be statically shaped tensor of floating-point, boolean or 2/4/8/16/32/64-bit signless or unsigned integer elements, but got 'tensor<4xcomplex<f32>>'}}
  %0 = stablehlo.add %x, %x : tensor<4xcomplex<f32>>
  return
}

// -----

func.func @convert_keeps_the_shape(%x: tensor<4xf32>) {
  // expected-error @below {{'stablehlo.convert' op must keep the shape of 'tensor<4xf32>', but got 'tensor<5xi32>'}}
  %0 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<5xi32>
  return
}

// -----

func.func @compare_takes_one_type(%x: tensor<4xf32>, %y: tensor<4xf64>) {
  // expected-error @below {{'stablehlo.compare' op compares tensors of one type, but got 'tensor<4xf32>' and 'tensor<4xf64>'}}
  %0 = stablehlo.compare LT, %x, %y : (tensor<4xf32>, tensor<4xf64>) -> tensor<4xi1>
  return
}

// -----

func.func @compare_type_fits(%x: tensor<4xf32>) {
  // expected-error @below {{'stablehlo.compare' op comparison type SIGNED does not fit elements of type 'f32'}}
  %0 = stablehlo.compare LT, %x, %x, SIGNED : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return
}

// -----

func.func @compare_direction_is_known(%x: tensor<4xf32>) {
  // expected-error @below {{custom op 'stablehlo.compare' expected EQ, NE, GE, GT, LE or LT, but got LESS}}
  %0 = stablehlo.compare LESS, %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return
}

// -----

func.func @compare_result_has_the_shape(%x: tensor<4xf32>) {
  // expected-error @below {{'stablehlo.compare' op result #0 must be of type 'tensor<4xi1>', but got 'tensor<5xi1>'}}
  %0 = stablehlo.compare LT, %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<5xi1>
  return
}

// -----

func.func @select_predicate_fits(%p: tensor<3xi1>, %x: tensor<4xf32>) {
  // expected-error @below {{'stablehlo.select' op the predicate must have rank 0 or the shape [4], but got 'tensor<3xi1>'}}
  %0 = stablehlo.select %p, %x, %x : tensor<3xi1>, tensor<4xf32>
  return
}

// -----

func.func @clamp_bounds_fit(%lo: tensor<2xf32>, %x: tensor<4xf32>) {
  // expected-error @below {{'stablehlo.clamp' op the minimum must be of type 'tensor<4xf32>' or its rank 0 form, but got 'tensor<2xf32>'}}
  %0 = stablehlo.clamp %lo, %x, %x : (tensor<2xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @constant_has_its_type() {
  // expected-error @below {{'stablehlo.constant' op result #0 must be of type 'tensor<4xf32>', but got 'tensor<5xf32>'}}
  %0 = "stablehlo.constant"() <{value = dense<1.0> : tensor<4xf32>}> : () -> tensor<5xf32>
  return
}

// -----

func.func @constant_needs_a_value() {
  // expected-error @below {{'stablehlo.constant' op requires attribute 'value'}}
  %0 = "stablehlo.constant"() : () -> tensor<5xf32>
  return
}

// -----

func.func @constant_is_a_tensor() {
  // expected-error @below {{'stablehlo.constant' op result #0 must be statically shaped tensor of floating-point, boolean or 2/4/8/16/32/64-bit signless or unsigned integer elements, but got 'vector<4xf32>'}}
  %0 = stablehlo.constant dense<1.0> : vector<4xf32>
  return
}

// -----

func.func @constant_is_dense() {
  // expected-error @below {{'stablehlo.constant' op needs a dense or dense_resource value}}
  %0 = stablehlo.constant sparse<[[0]], [1.0]> : tensor<4xf32>
  return
}

// -----

func.func @resource_has_the_right_size() {
  // expected-error @below {{'stablehlo.constant' op resource 'blob' must have 16 bytes for 'tensor<4xf32>', but got 8}}
  %0 = stablehlo.constant dense_resource<blob> : tensor<4xf32>
  return
}
{-#
  dialect_resources: { builtin: { blob: "0x040000000000803F00000040" } }
#-}

// -----

func.func @resource_is_there() {
  // expected-error @below {{'stablehlo.constant' op refers to resource 'nothing', which this file does not hold}}
  %0 = stablehlo.constant dense_resource<nothing> : tensor<4xf32>
  return
}

// -----

func.func @iota_dim_is_in_range() {
  // expected-error @below {{'stablehlo.iota' op dim must be a dimension of 'tensor<4xi32>', but got 1}}
  %0 = stablehlo.iota dim = 1 : tensor<4xi32>
  return
}

// -----

func.func @reshape_keeps_the_elements(%x: tensor<4xf32>) {
  // expected-error @below {{'stablehlo.reshape' op must keep the element type and the 4 elements of 'tensor<4xf32>', but got 'tensor<3xf32>' with 3}}
  %0 = stablehlo.reshape %x : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @transpose_permutes(%x: tensor<4x5xf32>) {
  // expected-error @below {{'stablehlo.transpose' op dims must be a permutation of the 2 dimensions of 'tensor<4x5xf32>', but got [0, 0]}}
  %0 = stablehlo.transpose %x, dims = [0, 0] : (tensor<4x5xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @transpose_result_is_permuted(%x: tensor<4x5xf32>) {
  // expected-error @below {{'stablehlo.transpose' op result #0 must be of type 'tensor<5x4xf32>', but got 'tensor<4x5xf32>'}}
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @broadcast_needs_one_of_dims_each(%x: tensor<4xf32>) {
  // expected-error @below {{'stablehlo.broadcast_in_dim' op needs one of dims for each of the 1 dimensions of 'tensor<4xf32>', but got []}}
  %0 = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @broadcast_dims_are_in_range(%x: tensor<4xf32>) {
  // expected-error @below {{'stablehlo.broadcast_in_dim' op dims [-1] must be dimensions of a rank 1 tensor, but got -1}}
  %0 = stablehlo.broadcast_in_dim %x, dims = [-1] : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @broadcast_sizes_agree(%x: tensor<4xf32>) {
  // expected-error @below {{'stablehlo.broadcast_in_dim' op operand dimension 0 of size 4 becomes result dimension 1, which must have that size, but got 8}}
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<4xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @dot_dims_are_in_range(%x: tensor<2x3xf32>) {
  // expected-error @below {{'stablehlo.dot_general' op lhs contracting_dims [2] must be dimensions of a rank 2 tensor, but got 2}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [2] x [0] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @dot_contracts_equal_sizes(%x: tensor<2x3xf32>) {
  // expected-error @below {{'stablehlo.dot_general' op contracting_dims must have equal sizes, but dimension 1 of 'tensor<2x3xf32>' meets dimension 0 of 'tensor<2x3xf32>'}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @dot_dims_are_paired(%x: tensor<2x3xf32>) {
  // expected-error @below {{'stablehlo.dot_general' op batching_dims must be equally many on both sides, but got [0] x []}}
  %0 = stablehlo.dot_general %x, %x, batching_dims = [0] x [], contracting_dims = [1] x [1] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @dot_dims_are_used_once(%x: tensor<2x3xf32>) {
  // expected-error @below {{'stablehlo.dot_general' op dimension 1 must not be in both lhs batching_dims [1] and lhs contracting_dims [1]}}
  %0 = stablehlo.dot_general %x, %x, batching_dims = [1] x [1], contracting_dims = [1] x [1] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @dot_result_has_the_shape(%x: tensor<2x3xf32>) {
  // expected-error @below {{'stablehlo.dot_general' op the result must have the shape [2, 2], but got 'tensor<2x3xf32>'}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @slice_lies_inside(%x: tensor<4xf32>) {
  // expected-error @below {{'stablehlo.slice' op range 1:5:1 of dimension 0 does not lie in 0:4 with a positive stride}}
  %0 = stablehlo.slice %x [1:5] : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @slice_strides_are_positive(%x: tensor<4xf32>) {
  // expected-error @below {{'stablehlo.slice' op range 1:3:0 of dimension 0 does not lie in 0:4 with a positive stride}}
  %0 = stablehlo.slice %x [1:3:0] : (tensor<4xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @slice_has_a_range_each(%x: tensor<4x4xf32>) {
  // expected-error @below {{'stablehlo.slice' op needs a start, a limit and a stride for each of the 2 dimensions of 'tensor<4x4xf32>', but got 1, 1 and 1}}
  %0 = stablehlo.slice %x [1:3] : (tensor<4x4xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @concatenate_dim_is_in_range(%x: tensor<4xf32>) {
  // expected-error @below {{'stablehlo.concatenate' op dim must be a dimension of 'tensor<4xf32>', but got 1}}
  %0 = stablehlo.concatenate %x, %x, dim = 1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @concatenate_operands_agree(%x: tensor<4x2xf32>, %y: tensor<4x3xf32>) {
  // expected-error @below {{'stablehlo.concatenate' op operand #1 must agree with operand #0, 'tensor<4x2xf32>', in all dimensions but 0, but got 'tensor<4x3xf32>'}}
  %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<4x2xf32>, tensor<4x3xf32>) -> tensor<8x2xf32>
  return
}

// -----

func.func @concatenate_needs_operands() {
  // expected-error @below {{'stablehlo.concatenate' op needs at least one operand}}
  %0 = "stablehlo.concatenate"() <{dimension = 0 : i64}> : () -> tensor<8x2xf32>
  return
}

// -----

func.func @pad_sizes_do_not_overflow(%x: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error @below {{'stablehlo.pad' op padding of dimension 0 of size 4 by low 9223372036854775807, high 9223372036854775807, interior 0 gives no valid size}}
  %0 = stablehlo.pad %x, %z, low = [9223372036854775807], high = [9223372036854775807], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @pad_interior_is_not_negative(%x: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error @below {{'stablehlo.pad' op interior padding must not be negative, but got -1 for dimension 0}}
  %0 = stablehlo.pad %x, %z, low = [0], high = [0], interior = [-1] : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @pad_value_has_the_type(%x: tensor<4xf32>, %z: tensor<i32>) {
  // expected-error @below {{'stablehlo.pad' op the padding value must have the element type 'f32', but got 'tensor<i32>'}}
  %0 = stablehlo.pad %x, %z, low = [0], high = [0], interior = [0] : (tensor<4xf32>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @dynamic_slice_fits(%x: tensor<4xf32>, %i: tensor<i32>) {
  // expected-error @below {{'stablehlo.dynamic_slice' op sizes [5] must fit into 'tensor<4xf32>'}}
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [5] : (tensor<4xf32>, tensor<i32>) -> tensor<5xf32>
  return
}

// -----

func.func @dynamic_slice_has_an_index_each(%x: tensor<4x4xf32>, %i: tensor<i32>) {
  // expected-error @below {{'stablehlo.dynamic_slice' op needs 2 start indices for 'tensor<4x4xf32>', but got 1}}
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [1, 1] : (tensor<4x4xf32>, tensor<i32>) -> tensor<1x1xf32>
  return
}

// -----

func.func @dynamic_update_slice_fits(%x: tensor<4xf32>, %u: tensor<5xf32>, %i: tensor<i32>) {
  // expected-error @below {{'stablehlo.dynamic_update_slice' op the update 'tensor<5xf32>' must fit into 'tensor<4xf32>'}}
  %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<4xf32>, tensor<5xf32>, tensor<i32>) -> tensor<4xf32>
  return
}
