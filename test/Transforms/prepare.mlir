// RUN: dgc-opt %s --split-input-file --dgc-prepare | FileCheck %s

// CHECK-LABEL: func.func public @calls_of_calls_are_inlined(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32> {jax.buffer_donor = true}) -> (tensor<4xf32> {jax.result_info = "r"})
// CHECK-NEXT: %[[A:.*]] = stablehlo.add %[[X]], %[[X]]
// CHECK-NEXT: %[[B:.*]] = stablehlo.add %[[A]], %[[A]]
// CHECK-NEXT: return %[[B]]
// CHECK-NOT: func.func private
func.func public @calls_of_calls_are_inlined(%x: tensor<4xf32> {jax.buffer_donor = true}) -> (tensor<4xf32> {jax.result_info = "r"}) {
  %0 = call @four_times(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @four_times(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = func.call @twice(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = func.call @twice(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func private @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @nobody_calls_this(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// The callee is written after its caller, and inside a loop.
// CHECK-LABEL: func.func @calls_in_loop_bodies_are_inlined
// CHECK: stablehlo.while
// CHECK: do {
// CHECK-NOT: call
// CHECK: stablehlo.multiply
// CHECK: stablehlo.return
func.func @calls_in_loop_bodies_are_inlined(%x: tensor<4xf32>, %n: tensor<i32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<4xf32>
  cond {
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j:2 = func.call @step(%i, %v) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
    stablehlo.return %j#0, %j#1 : tensor<i32>, tensor<4xf32>
  }
  return %r#1 : tensor<4xf32>
}
func.func private @step(%i: tensor<i32>, %v: tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.add %i, %one : tensor<i32>
  %w = stablehlo.multiply %v, %v : tensor<4xf32>
  return %j, %w : tensor<i32>, tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @equal_constants_and_ops_are_merged
// CHECK: stablehlo.constant dense<2.0
// CHECK-NOT: stablehlo.constant
// CHECK: stablehlo.broadcast_in_dim
// CHECK-NOT: stablehlo.broadcast_in_dim
func.func @equal_constants_and_ops_are_merged(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = stablehlo.constant dense<2.0> : tensor<f32>
  %b = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %c = stablehlo.constant dense<2.0> : tensor<f32>
  %d = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %e = stablehlo.multiply %x, %b : tensor<4xf32>
  %f = stablehlo.multiply %e, %d : tensor<4xf32>
  return %f : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @different_constants_stay_apart
// CHECK-DAG: stablehlo.constant dense<2> : tensor<i32>
// CHECK-DAG: stablehlo.constant dense<3> : tensor<i32>
// CHECK-DAG: stablehlo.constant dense<2> : tensor<ui32>
func.func @different_constants_stay_apart() -> (tensor<i32>, tensor<i32>, tensor<ui32>) {
  %a = stablehlo.constant dense<2> : tensor<i32>
  %b = stablehlo.constant dense<3> : tensor<i32>
  %c = stablehlo.constant dense<2> : tensor<ui32>
  return %a, %b, %c : tensor<i32>, tensor<i32>, tensor<ui32>
}

// -----

// %w never changes, %dead feeds only itself: only %i and %v are carried.
// CHECK-LABEL: func.func @loops_carry_what_changes_and_is_needed(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[W:.*]]: tensor<4xf32>)
// CHECK: %[[R:.*]]:2 = stablehlo.while(%{{.*}} = %{{.*}}, %[[V:.*]] = %[[X]]) : tensor<i32>, tensor<4xf32>
// CHECK: stablehlo.multiply %[[V]], %[[W]]
// CHECK-NOT: stablehlo.subtract
// CHECK: return %[[R]]#1, %[[W]]
func.func @loops_carry_what_changes_and_is_needed(%x: tensor<4xf32>, %w: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:4 = stablehlo.while(%i = %zero, %dead = %x, %v = %x, %u = %w) : tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  cond {
    %n = stablehlo.constant dense<5> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %d = stablehlo.subtract %dead, %v : tensor<4xf32>
    %y = stablehlo.multiply %v, %u : tensor<4xf32>
    stablehlo.return %j, %d, %y, %u : tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  return %r#2, %r#3 : tensor<4xf32>, tensor<4xf32>
}

// -----

sdy.mesh @mesh = <["x"=2]>
// CHECK-LABEL: func.func @shardings_of_a_callee_become_constraints
// CHECK: %[[A:.*]] = sdy.sharding_constraint %{{.*}} <@mesh, [{"x"}]> : tensor<4xf32>
// CHECK: %[[B:.*]] = stablehlo.add %[[A]], %[[A]]
// CHECK: sdy.sharding_constraint %[[B]] <@mesh, [{}]> : tensor<4xf32>
func.func @shardings_of_a_callee_become_constraints(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @twice(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @twice(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> (tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}) {
  %0 = stablehlo.add %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK: func.func private @callees_of_custom_calls_stay
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @target(%x) {called_computations = [@callees_of_custom_calls_stay]} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @callees_of_custom_calls_stay(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// What computes on no elements goes away.
// CHECK-LABEL: func.func @empty_tensors
// CHECK-SAME: %[[A:.*]]: tensor<6x4xf32>, %[[Z:.*]]: tensor<0x4xf32>, %[[M:.*]]: tensor<f32>
// CHECK-DAG: %[[E:.*]] = stablehlo.constant dense<> : tensor<0x4xf32>
// CHECK-DAG: %[[O:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<4x4xf32>
// CHECK-DAG: %[[B:.*]] = stablehlo.broadcast_in_dim %[[M]], dims = [] : (tensor<f32>) -> tensor<4xf32>
// CHECK-DAG: %[[P:.*]] = stablehlo.broadcast_in_dim %[[M]], dims = [] : (tensor<f32>) -> tensor<2x4xf32>
// CHECK: return %[[A]], %[[E]], %[[O]], %[[B]], %[[P]], %[[A]]
func.func @empty_tensors(%a: tensor<6x4xf32>, %z: tensor<0x4xf32>, %m: tensor<f32>) -> (tensor<6x4xf32>, tensor<0x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<2x4xf32>, tensor<6x4xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.concatenate %a, %z, dim = 0 : (tensor<6x4xf32>, tensor<0x4xf32>) -> tensor<6x4xf32>
  %1 = stablehlo.add %z, %z : tensor<0x4xf32>
  %2 = stablehlo.dot_general %z, %z, contracting_dims = [0] x [0] : (tensor<0x4xf32>, tensor<0x4xf32>) -> tensor<4x4xf32>
  %3 = stablehlo.reduce(%1 init: %m) applies stablehlo.maximum across dimensions = [0] : (tensor<0x4xf32>, tensor<f32>) -> tensor<4xf32>
  %4 = stablehlo.pad %z, %m, low = [2, 0], high = [0, 0], interior = [0, 0] : (tensor<0x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %5 = stablehlo.dynamic_update_slice %a, %z, %zero, %zero : (tensor<6x4xf32>, tensor<0x4xf32>, tensor<i32>, tensor<i32>) -> tensor<6x4xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<6x4xf32>, tensor<0x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<2x4xf32>, tensor<6x4xf32>
}

// -----

// Simplifications are not only folds: a gradient of weights that is transposed is computed so.
// CHECK-LABEL: func.func @patterns_apply
// CHECK-SAME: %[[X:.*]]: tensor<8x4xf32>, %[[Y:.*]]: tensor<8x3xf32>
// CHECK-NEXT: %[[Z:.*]] = stablehlo.dot_general %[[Y]], %[[X]], contracting_dims = [0] x [0]
// CHECK-NEXT: return %[[Z]]
func.func @patterns_apply(%x: tensor<8x4xf32>, %y: tensor<8x3xf32>) -> tensor<3x4xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
  return %1 : tensor<3x4xf32>
}
