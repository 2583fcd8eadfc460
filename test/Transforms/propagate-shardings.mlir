// RUN: dgc-opt %s -split-input-file --dgc-propagate-shardings | FileCheck %s

// A batch axis reaches activations before parameters that are split on the same
// axis do.
dist.mesh @mesh = <["x"=2]>
// CHECK-LABEL: func.func @fully_sharded
func.func @fully_sharded(
    %w: tensor<512x8xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {"x"}]>, tf.aliasing_output = 0 : i32},
    %x: tensor<4x512xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<512x8xf32>, tensor<4x8xf32>) {
  // CHECK: stablehlo.dot_general {{.*}} {dist.shardings = [#dist.sharding<@mesh, [{"x"}, {}]>]}
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x512xf32>, tensor<512x8xf32>) -> tensor<4x8xf32>
  // CHECK: stablehlo.dot_general {{.*}} {dist.shardings = [#dist.sharding<@mesh, [{}, {"x"}]>]}
  %1 = stablehlo.dot_general %x, %0, contracting_dims = [0] x [0] : (tensor<4x512xf32>, tensor<4x8xf32>) -> tensor<512x8xf32>
  // CHECK: stablehlo.add {{.*}} {dist.shardings = [#dist.sharding<@mesh, [{}, {"x"}]>]}
  %2 = stablehlo.add %w, %1 : tensor<512x8xf32>
  return %2, %0 : tensor<512x8xf32>, tensor<4x8xf32>
}

// -----

// Inner factors go through contraction and reshape: heads of a fused weight.
dist.mesh @mesh = <["tp"=2]>
// CHECK-LABEL: func.func @fused
// CHECK-SAME: -> (tensor<2x4x8xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {"tp"}, {}]>})
func.func @fused(%x: tensor<2x16xf32>,
    %w: tensor<16x96xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {3, "tp"}]>}) -> tensor<2x4x8xf32> {
  // CHECK: stablehlo.dot_general {{.*}} {dist.shardings = [#dist.sharding<@mesh, [{}, {3, "tp"}]>]}
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x16xf32>, tensor<16x96xf32>) -> tensor<2x96xf32>
  // CHECK: stablehlo.reshape {{.*}} {dist.shardings = [#dist.sharding<@mesh, [{}, {}, {"tp"}, {}]>]}
  %1 = stablehlo.reshape %0 : (tensor<2x96xf32>) -> tensor<2x3x4x8xf32>
  %2 = stablehlo.slice %1 [0:2, 1:2, 0:4, 0:8] : (tensor<2x3x4x8xf32>) -> tensor<2x1x4x8xf32>
  %3 = stablehlo.reshape %2 : (tensor<2x1x4x8xf32>) -> tensor<2x4x8xf32>
  return %3 : tensor<2x4x8xf32>
}

// -----

// Annotations are never changed, closed dimensions stay whole, open ones fill up.
dist.mesh @mesh = <["x"=2, "y"=2]>
// CHECK-LABEL: func.func @closed
func.func @closed(%a: tensor<8x8xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}, {"y"}]>},
    // CHECK-SAME: #dist.sharding<@mesh, [{}, {}]>
    %b: tensor<8x8xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {}]>},
    // CHECK-SAME: #dist.sharding<@mesh, [{"x"}, {}]>
    %c: tensor<8x8xf32> {dist.sharding = #dist.sharding<@mesh, [{?}, {}]>}) -> tensor<8x8xf32> {
  %0 = stablehlo.add %a, %b : tensor<8x8xf32>
  %1 = stablehlo.add %0, %c : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// -----

// The user's priorities: "x" on the second dimension comes first.
dist.mesh @mesh = <["x"=2]>
// CHECK-LABEL: func.func @priorities
// CHECK-SAME: -> (tensor<8x8xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {"x"}]>})
func.func @priorities(%a: tensor<8x8xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}p1, {}]>},
    %b: tensor<8x8xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {"x"}p0]>}) -> tensor<8x8xf32> {
  %0 = stablehlo.add %a, %b : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

// Constraints hold for their result; what flows through a loop lies alike.
dist.mesh @mesh = <["x"=2]>
// CHECK-LABEL: func.func @loop
func.func @loop(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %y = dist.constraint %x <@mesh, [{"x"}, {}]> : tensor<8x4xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  // CHECK: stablehlo.while
  // CHECK-SAME: dist.shardings = [#dist.sharding<@mesh, []>, #dist.sharding<@mesh, [{"x"}, {}]>]
  %0:2 = stablehlo.while(%i = %zero, %a = %y) : tensor<i32>, tensor<8x4xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    // CHECK: stablehlo.tanh {{.*}} {dist.shardings = [#dist.sharding<@mesh, [{"x"}, {}]>]}
    %b = stablehlo.tanh %a : tensor<8x4xf32>
    stablehlo.return %j, %b : tensor<i32>, tensor<8x4xf32>
  }
  return %0#1 : tensor<8x4xf32>
}

// -----

// A constant that two users need differently couples nothing.
dist.mesh @mesh = <["x"=2]>
// CHECK-LABEL: func.func @constant
// CHECK-SAME: -> (tensor<8x8xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}, {}]>}, tensor<8x8xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {}]>})
func.func @constant(%a: tensor<8x8xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}, {}]>},
    %b: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %c = stablehlo.constant dense<1.0> : tensor<8x8xf32>
  %0 = stablehlo.add %a, %c : tensor<8x8xf32>
  %1 = stablehlo.add %b, %c : tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}
