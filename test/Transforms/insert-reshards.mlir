// RUN: dgc-opt %s -split-input-file --dgc-insert-reshards --dgc-verify-sharded -verify-diagnostics | FileCheck %s

// A contraction leaves addends; what its user wants split is scattered at once.
dist.mesh @mesh = <["tp"=2]>
// CHECK-LABEL: func.func @scatter
func.func @scatter(%x: tensor<8x4xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {"tp"}]>},
    %w: tensor<4x6xf32> {dist.sharding = #dist.sharding<@mesh, [{"tp"}, {}]>})
    -> (tensor<8x6xf32> {dist.sharding = #dist.sharding<@mesh, [{"tp"}, {}]>}) {
  // CHECK: %[[D:.*]] = stablehlo.dot_general
  // CHECK-SAME: dist.factors = #dist.factors<@mesh, [{}, {}, {"tp"}]>
  // CHECK-SAME: dist.shardings = [#dist.sharding<@mesh, [{}, {}], unreduced=add{"tp"}>]
  // CHECK: dist.reshard %[[D]] from <@mesh, [{}, {}], unreduced=add{"tp"}> to <@mesh, [{"tp"}, {}]>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
      {dist.shardings = [#dist.sharding<@mesh, [{"tp"}, {}]>]} : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  return %0 : tensor<8x6xf32>
}

// -----

// The sum of two addends is reduced once, behind the add.
dist.mesh @mesh = <["tp"=2]>
// CHECK-LABEL: func.func @put_off
func.func @put_off(%x: tensor<8x4xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {"tp"}]>},
    %w: tensor<4x6xf32> {dist.sharding = #dist.sharding<@mesh, [{"tp"}, {}]>})
    -> (tensor<8x6xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {}]>}) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
      {dist.shardings = [#dist.sharding<@mesh, [{}, {}]>]} : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  %x2 = stablehlo.tanh %x {dist.shardings = [#dist.sharding<@mesh, [{}, {"tp"}]>]} : tensor<8x4xf32>
  %1 = stablehlo.dot_general %x2, %w, contracting_dims = [1] x [0]
      {dist.shardings = [#dist.sharding<@mesh, [{}, {}]>]} : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  // CHECK: %[[A:.*]] = stablehlo.add
  // CHECK-SAME: through={"tp"}
  // CHECK: %[[R:.*]] = dist.reshard %[[A]] from <@mesh, [{}, {}], unreduced=add{"tp"}> to <@mesh, [{}, {}]>
  // CHECK: return %[[R]]
  %2 = stablehlo.add %0, %1 {dist.shardings = [#dist.sharding<@mesh, [{}, {}]>]} : tensor<8x6xf32>
  return %2 : tensor<8x6xf32>
}

// -----

// One conversion for all users that need the same; constants are made again in
// each layout.
dist.mesh @mesh = <["x"=2]>
// CHECK-LABEL: func.func @shared
func.func @shared(%x: tensor<8x8xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<8x8xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {"x"}]>},
        tensor<8x8xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {"x"}]>},
        tensor<8x8xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}, {}]>}) {
  // CHECK-DAG: stablehlo.constant {{.*}}dist.shardings = [#dist.sharding<@mesh, [{"x"}, {}]>]
  // CHECK-DAG: stablehlo.constant {{.*}}dist.shardings = [#dist.sharding<@mesh, [{}, {"x"}]>]
  %c = stablehlo.constant dense<1.0> : tensor<8x8xf32>
  // CHECK: %[[R:.*]] = dist.reshard %{{.*}} from <@mesh, [{"x"}, {}]> to <@mesh, [{}, {"x"}]>
  // CHECK-NOT: dist.reshard
  %0 = stablehlo.add %x, %c {dist.shardings = [#dist.sharding<@mesh, [{}, {"x"}]>]} : tensor<8x8xf32>
  %1 = stablehlo.multiply %x, %c {dist.shardings = [#dist.sharding<@mesh, [{}, {"x"}]>]} : tensor<8x8xf32>
  %2 = stablehlo.subtract %x, %c {dist.shardings = [#dist.sharding<@mesh, [{"x"}, {}]>]} : tensor<8x8xf32>
  return %0, %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

// The planner's axes are taken as they are.
dist.mesh @mesh = <["x"=2]>
// CHECK-LABEL: func.func @planned
func.func @planned(%x: tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{}]>})
    -> (tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{}]>}) {
  // CHECK: %[[S:.*]] = dist.reshard %{{.*}} from <@mesh, [{}]> to <@mesh, [{"x"}]>
  // CHECK: %[[T:.*]] = stablehlo.tanh %[[S]]
  // CHECK: dist.reshard %[[T]] from <@mesh, [{"x"}]> to <@mesh, [{}]>
  %0 = stablehlo.tanh %x {dist.factors = #dist.factors<@mesh, [{"x"}]>,
                          dist.shardings = [#dist.sharding<@mesh, [{}]>]} : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// A result lies as the argument whose memory it takes.
dist.mesh @mesh = <["x"=2]>
// CHECK-LABEL: func.func @donated
// CHECK-SAME: -> (tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}]>})
// expected-remark@+1 {{result 0 takes the memory of argument 0, so it lies as the argument does: #dist.sharding<@mesh, [{"x"}]> instead of #dist.sharding<@mesh, [{}]>}}
func.func @donated(%x: tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}]>, tf.aliasing_output = 0 : i32})
    -> (tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{}]>}) {
  %0 = stablehlo.tanh %x {dist.shardings = [#dist.sharding<@mesh, [{"x"}]>]} : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// A loop's values are converted before it and at its end; its condition is whole.
dist.mesh @mesh = <["x"=2]>
// CHECK-LABEL: func.func @loop
func.func @loop(%x: tensor<8x4xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {"x"}]>})
    -> (tensor<8x4xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}, {}]>}) {
  // CHECK: %[[I:.*]] = dist.reshard %{{.*}} from <@mesh, [{}, {"x"}]> to <@mesh, [{"x"}, {}]>
  // CHECK: stablehlo.while({{.*}} = %[[I]])
  %0 = stablehlo.while(%a = %x) : tensor<8x4xf32> attributes {dist.shardings = [#dist.sharding<@mesh, [{"x"}, {}]>]}
  cond {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    // CHECK: %[[S:.*]] = stablehlo.reduce
    // CHECK: %[[W:.*]] = dist.reshard %[[S]] from <@mesh, [], unreduced=add{"x"}> to <@mesh, []>
    // CHECK: stablehlo.compare {{.*}} %[[W]]
    %s = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0, 1]
        {dist.shardings = [#dist.sharding<@mesh, []>]} : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
    %c = stablehlo.compare LT, %s, %zero {dist.shardings = [#dist.sharding<@mesh, []>]} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    // CHECK: stablehlo.tanh
    // CHECK: %[[Y:.*]] = dist.reshard %{{.*}} from <@mesh, [{}, {"x"}]> to <@mesh, [{"x"}, {}]>
    // CHECK: stablehlo.return %[[Y]]
    %b = stablehlo.tanh %a {dist.factors = #dist.factors<@mesh, [{}, {"x"}]>,
                            dist.shardings = [#dist.sharding<@mesh, [{}, {"x"}]>]} : tensor<8x4xf32>
    stablehlo.return %b : tensor<8x4xf32>
  }
  return %0 : tensor<8x4xf32>
}

// -----

// An op that nobody knows runs whole.
dist.mesh @mesh = <["x"=2]>
// CHECK-LABEL: func.func @unknown
func.func @unknown(%x: tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}]>})
    -> (tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}]>}) {
  // CHECK: dist.reshard %{{.*}} from <@mesh, [{"x"}]> to <@mesh, [{}]>
  // CHECK: math.cosh
  // CHECK: dist.reshard %{{.*}} from <@mesh, [{}]> to <@mesh, [{"x"}]>
  // expected-remark@+1 {{no sharding rule for 'math.cosh': it runs on whole tensors on every rank}}
  %0 = math.cosh %x {dist.shardings = [#dist.sharding<@mesh, [{"x"}]>]} : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// A weight that is gathered for one product is gathered anew for another where
// the plan says so; the third product has what the second had.
dist.mesh @mesh = <["x"=2]>
// CHECK-LABEL: func.func @again
// CHECK-SAME: %[[X:.*]]: tensor<8x4xf32> {{.*}}, %[[W:.*]]: tensor<4x4xf32>
func.func @again(%x: tensor<8x4xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}, {}]>},
    %w: tensor<4x4xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<8x4xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}, {}]>}) {
  // CHECK: %[[A:.*]] = dist.reshard %[[W]]
  // CHECK: stablehlo.dot_general %[[X]], %[[A]]
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
      {dist.factors = #dist.factors<@mesh, [{"x"}, {}, {}]>,
       dist.shardings = [#dist.sharding<@mesh, [{"x"}, {}]>]} : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  // CHECK: %[[B:.*]] = dist.reshard %[[W]]
  // CHECK: stablehlo.dot_general %{{.*}}, %[[B]]
  // CHECK-NOT: dist.again
  %1 = stablehlo.dot_general %0, %w, contracting_dims = [1] x [0]
      {dist.again = array<i32: 1>, dist.factors = #dist.factors<@mesh, [{"x"}, {}, {}]>,
       dist.shardings = [#dist.sharding<@mesh, [{"x"}, {}]>]} : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  // CHECK-NOT: dist.reshard
  // CHECK: stablehlo.dot_general %{{.*}}, %[[B]]
  %2 = stablehlo.dot_general %1, %w, contracting_dims = [1] x [0]
      {dist.factors = #dist.factors<@mesh, [{"x"}, {}, {}]>,
       dist.shardings = [#dist.sharding<@mesh, [{"x"}, {}]>]} : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  return %2 : tensor<8x4xf32>
}
