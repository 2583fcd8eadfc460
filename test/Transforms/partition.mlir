// RUN: dgc-opt %s -split-input-file --dgc-propagate-shardings --dgc-insert-reshards --dgc-lower-reshards --dgc-partition --dgc-verify-partitioned | FileCheck %s

// Local types, a record of the global ones, other attributes stay.
dist.mesh @mesh = <["x"=2]>
// CHECK-LABEL: func.func @main
// CHECK-SAME: %arg0: tensor<4x3xf32> {dist.global = #dist.global<tensor<8x3xf32>, #dist.sharding<@mesh, [{"x"}, {}]>>, tf.aliasing_output = 0 : i32}
// CHECK-SAME: -> (tensor<4x3xf32> {dist.global = #dist.global<tensor<8x3xf32>, #dist.sharding<@mesh, [{"x"}, {}]>>, jax.result_info = "y"})
func.func @main(%x: tensor<8x3xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}, {}]>, tf.aliasing_output = 0 : i32})
    -> (tensor<8x3xf32> {jax.result_info = "y"}) {
  // CHECK: stablehlo.tanh %arg0 : tensor<4x3xf32>
  %0 = stablehlo.tanh %x : tensor<8x3xf32>
  return %0 : tensor<8x3xf32>
}

// -----

// An argument's padding is zero: the sum needs no mask. That of its exponential is
// one: masked before the sum.
dist.mesh @mesh = <["x"=2]>
// CHECK-LABEL: func.func @uneven
// CHECK-SAME: %arg0: tensor<4xf32>
func.func @uneven(%x: tensor<7xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}]>}) -> (tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // CHECK-NOT: stablehlo.select %{{.*}}, %arg0
  // CHECK: %[[S:.*]] = stablehlo.reduce(%arg0
  // CHECK: dist.local_all_reduce add %[[S]] <@mesh, ["x"]> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
  // CHECK: %[[E:.*]] = stablehlo.exponential %arg0
  // CHECK: %[[M:.*]] = stablehlo.select %{{.*}}, %[[E]]
  // CHECK: stablehlo.reduce(%[[M]]
  %e = stablehlo.exponential %x : tensor<7xf32>
  %1 = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
  return %0, %1 : tensor<f32>, tensor<f32>
}

// -----

// What a loop carries has zero padding at first, but not after a trip: the body is
// built for padding that holds anything finite, and masks.
dist.mesh @mesh = <["x"=2]>
// CHECK-LABEL: func.func @loop
func.func @loop(%x: tensor<7xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}]>}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %i1 = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  // CHECK: stablehlo.while
  %0:3 = stablehlo.while(%i = %i0, %a = %x, %s = %zero) : tensor<i32>, tensor<7xf32>, tensor<f32>
  cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    // CHECK: %[[M:.*]] = stablehlo.select
    // CHECK: stablehlo.reduce(%[[M]]
    // CHECK: dist.local_all_reduce add
    %t = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %e = stablehlo.exponential %a : tensor<7xf32>
    %j = stablehlo.add %i, %i1 : tensor<i32>
    stablehlo.return %j, %e, %t : tensor<i32>, tensor<7xf32>, tensor<f32>
  }
  return %0#2 : tensor<f32>
}
