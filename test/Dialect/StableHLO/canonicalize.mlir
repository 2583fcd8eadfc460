// RUN: dgc-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @ops_that_change_nothing_go(
// CHECK-SAME: %[[X:.*]]: tensor<4x2xf32>, %[[U:.*]]: tensor<4x2xf32>, %[[I:.*]]: tensor<i32>)
// CHECK-NEXT: return %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[U]]
func.func @ops_that_change_nothing_go(%x: tensor<4x2xf32>, %u: tensor<4x2xf32>, %i: tensor<i32>) -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reshape %x : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %1 = stablehlo.transpose %x, dims = [0, 1] : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %2 = stablehlo.convert %x : tensor<4x2xf32>
  %3 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %4 = stablehlo.slice %x [0:4, 0:2] : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %5 = stablehlo.pad %x, %z, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  %6 = stablehlo.concatenate %x, dim = 0 : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %7 = stablehlo.dynamic_slice %x, %i, %i, sizes = [4, 2] : (tensor<4x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x2xf32>
  %8 = stablehlo.dynamic_update_slice %x, %u, %i, %i : (tensor<4x2xf32>, tensor<4x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x2xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>
}

// CHECK-LABEL: func.func @chains_become_one(
// CHECK: stablehlo.reshape %{{.*}} : (tensor<4x2xf32>) -> tensor<2x4xf32>
// CHECK: stablehlo.broadcast_in_dim %{{.*}}, dims = [2, 1] : (tensor<4x2xf32>) -> tensor<3x2x4xf32>
// CHECK: return
func.func @chains_become_one(%x: tensor<4x2xf32>) -> (tensor<2x4xf32>, tensor<3x2x4xf32>, tensor<4x2xf32>) {
  %0 = stablehlo.reshape %x : (tensor<4x2xf32>) -> tensor<8xf32>
  %1 = stablehlo.reshape %0 : (tensor<8xf32>) -> tensor<2x4xf32>
  %2 = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<4x2xf32>) -> tensor<2x4xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<2x4xf32>) -> tensor<3x2x4xf32>
  %4 = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x2xf32>) -> tensor<2x4xf32>
  %5 = stablehlo.transpose %4, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return %1, %3, %5 : tensor<2x4xf32>, tensor<3x2x4xf32>, tensor<4x2xf32>
}

// CHECK-LABEL: func.func @neutral_elements_go(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[I:.*]]: tensor<4xi32>, %[[P:.*]]: tensor<4xi1>)
// CHECK-NEXT: return %[[X]], %[[X]], %[[I]], %[[P]]
func.func @neutral_elements_go(%x: tensor<4xf32>, %i: tensor<4xi32>, %p: tensor<4xi1>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi32>, tensor<4xi1>) {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %ones = stablehlo.broadcast_in_dim %one, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %zero = stablehlo.constant dense<0> : tensor<4xi32>
  %true = stablehlo.constant dense<true> : tensor<4xi1>
  %0 = stablehlo.multiply %x, %ones : tensor<4xf32>
  %1 = stablehlo.divide %x, %ones : tensor<4xf32>
  %2 = stablehlo.add %zero, %i : tensor<4xi32>
  %3 = stablehlo.and %p, %true : tensor<4xi1>
  return %0, %1, %2, %3 : tensor<4xf32>, tensor<4xf32>, tensor<4xi32>, tensor<4xi1>
}

// -0.0 + 0.0 is 0.0.
// CHECK-LABEL: func.func @adding_zero_to_a_float_stays
// CHECK: stablehlo.add
func.func @adding_zero_to_a_float_stays(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<4xf32>
  %0 = stablehlo.add %x, %zero : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @a_broadcast_of_a_constant_stays_a_broadcast
// CHECK: stablehlo.constant dense<2.0{{.*}}> : tensor<f32>
// CHECK: stablehlo.broadcast_in_dim
func.func @a_broadcast_of_a_constant_stays_a_broadcast() -> tensor<4096x4096xf32> {
  %c = stablehlo.constant dense<2.0> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32>
  return %0 : tensor<4096x4096xf32>
}

// CHECK-LABEL: func.func @a_big_constant_is_not_computed_with
// CHECK: stablehlo.negate
func.func @a_big_constant_is_not_computed_with() -> tensor<17xi32> {
  %c = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : tensor<17xi32>
  %0 = stablehlo.negate %c : tensor<17xi32>
  return %0 : tensor<17xi32>
}

// CHECK-LABEL: func.func @rounding_of_bfloat16_is_left_to_the_device
// CHECK: stablehlo.multiply
func.func @rounding_of_bfloat16_is_left_to_the_device() -> tensor<bf16> {
  %c = stablehlo.constant dense<3.0> : tensor<bf16>
  %0 = stablehlo.multiply %c, %c : tensor<bf16>
  return %0 : tensor<bf16>
}

// CHECK-LABEL: func.func @a_dynamic_slice_at_a_constant_is_a_slice
// CHECK: stablehlo.slice %{{.*}} [2:4, 0:2]
func.func @a_dynamic_slice_at_a_constant_is_a_slice(%x: tensor<4x2xf32>, %j: tensor<i32>) -> tensor<2x2xf32> {
  %i = stablehlo.constant dense<7> : tensor<i32>
  %0 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<4x2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// CHECK-LABEL: func.func @branches_of_a_constant_are_chosen(
// CHECK-SAME: %[[X:.*]]: tensor<f32>, %[[Y:.*]]: tensor<f32>)
// CHECK-NEXT: return %[[Y]], %[[Y]]
func.func @branches_of_a_constant_are_chosen(%x: tensor<f32>, %y: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %p = stablehlo.constant dense<false> : tensor<i1>
  %i = stablehlo.constant dense<-3> : tensor<i32>
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<f32>
  }, {
    stablehlo.return %y : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %1 = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<f32>
  }, {
    stablehlo.return %y : tensor<f32>
  }) : (tensor<i32>) -> tensor<f32>
  return %0, %1 : tensor<f32>, tensor<f32>
}

// CHECK-LABEL: func.func @an_op_with_a_sharding_stays
// CHECK: stablehlo.reshape
sdy.mesh @mesh = <["x"=2]>
func.func @an_op_with_a_sharding_stays(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @the_transpose_of_a_product_exchanges_its_operands
// CHECK-SAME: (%[[X:.*]]: tensor<2x8x4x5xf32>, %[[Y:.*]]: tensor<2x3x8xf32>)
// CHECK-NEXT: %[[Z:.*]] = stablehlo.dot_general %[[Y]], %[[X]], batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, DEFAULT]
// CHECK-NEXT: return %[[Z]] : tensor<2x3x4x5xf32>
func.func @the_transpose_of_a_product_exchanges_its_operands(%x: tensor<2x8x4x5xf32>, %y: tensor<2x3x8xf32>) -> tensor<2x3x4x5xf32> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, HIGHEST] : (tensor<2x8x4x5xf32>, tensor<2x3x8xf32>) -> tensor<2x4x5x3xf32>
  %1 = stablehlo.transpose %0, dims = [0, 3, 1, 2] : (tensor<2x4x5x3xf32>) -> tensor<2x3x4x5xf32>
  return %1 : tensor<2x3x4x5xf32>
}

// Where the sides are not just exchanged, the product has another use, or one
// of the two is marked, both stay.
// CHECK-LABEL: func.func @other_transposes_of_products_stay
// CHECK-COUNT-3: stablehlo.transpose
// CHECK-NOT: stablehlo.transpose
func.func @other_transposes_of_products_stay(%x: tensor<2x8x4xf32>, %y: tensor<2x8x3xf32>) -> (tensor<4x2x3xf32>, tensor<2x3x4xf32>, tensor<2x4x3xf32>, tensor<2x3x4xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x8x4xf32>, tensor<2x8x3xf32>) -> tensor<2x4x3xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0, 2] : (tensor<2x4x3xf32>) -> tensor<4x2x3xf32>
  %2 = stablehlo.dot_general %y, %y, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x8x3xf32>, tensor<2x8x3xf32>) -> tensor<2x8x8xf32>
  %3 = stablehlo.dot_general %x, %2, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x8x4xf32>, tensor<2x8x8xf32>) -> tensor<2x4x8xf32>
  %4 = stablehlo.dot_general %3, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x8xf32>, tensor<2x8x3xf32>) -> tensor<2x4x3xf32>
  %5 = stablehlo.transpose %4, dims = [0, 2, 1] : (tensor<2x4x3xf32>) -> tensor<2x3x4xf32>
  %6 = stablehlo.dot_general %3, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}, {}]>]>} : (tensor<2x4x8xf32>, tensor<2x8x3xf32>) -> tensor<2x4x3xf32>
  %7 = stablehlo.transpose %6, dims = [0, 2, 1] : (tensor<2x4x3xf32>) -> tensor<2x3x4xf32>
  return %1, %5, %4, %7 : tensor<4x2x3xf32>, tensor<2x3x4xf32>, tensor<2x4x3xf32>, tensor<2x3x4xf32>
}
