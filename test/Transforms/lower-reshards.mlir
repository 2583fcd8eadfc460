// RUN: dgc-opt %s -split-input-file --dgc-lower-reshards=rematerialize-bytes=1024 -verify-diagnostics | FileCheck %s

dist.mesh @mesh = <["x"=2, "y"=2]>
// CHECK-LABEL: func.func @moves
func.func @moves(%x: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  // CHECK: dist.all_to_all %arg0 from <@mesh, [{"x"}, {}]> to <@mesh, [{}, {"x"}]>
  %0 = dist.reshard %x from <@mesh, [{"x"}, {}]> to <@mesh, [{}, {"x"}]> : tensor<8x8xf32>
  // CHECK: dist.reduce_scatter %arg0 from <@mesh, [{}, {}], unreduced=add{"x"}> to <@mesh, [{}, {"x"}]>
  %1 = dist.reshard %x from <@mesh, [{}, {}], unreduced=add{"x"}> to <@mesh, [{}, {"x"}]> : tensor<8x8xf32>
  // CHECK: dist.slice %arg0 from <@mesh, [{}, {}]> to <@mesh, [{"x"}, {"y"}]>
  %2 = dist.reshard %x from <@mesh, [{}, {}]> to <@mesh, [{"x"}, {"y"}]> : tensor<8x8xf32>
  // CHECK-NOT: dist.reshard
  return %0, %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

// Two reductions of one value to the same layout are one; two gathers stay two,
// each at its use.
dist.mesh @mesh = <["x"=2]>
// CHECK-LABEL: func.func @shared
func.func @shared(%x: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  // CHECK: %[[G:.*]] = dist.all_reduce
  // CHECK-NEXT: return %[[G]], %[[G]]
  %0 = dist.reshard %x from <@mesh, [{}, {}], unreduced={"x"}> to <@mesh, [{}, {}]> : tensor<8x8xf32>
  %1 = dist.reshard %x from <@mesh, [{}, {}], unreduced={"x"}> to <@mesh, [{}, {}]> : tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}
// CHECK-LABEL: func.func @again
func.func @again(%x: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  // CHECK: dist.gather
  // CHECK: dist.gather
  %0 = dist.reshard %x from <@mesh, [{"x"}, {}]> to <@mesh, [{}, {}]> : tensor<8x8xf32>
  %1 = dist.reshard %x from <@mesh, [{"x"}, {}]> to <@mesh, [{}, {}]> : tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

dist.mesh @mesh = <["x"=2]>
func.func @whole(%x: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %0 = dist.reshard %x from <@mesh, [{"x"}, {}]> to <@mesh, [{}, {}]> : tensor<32x32xf32>
  // expected-remark@+1 {{whole tensor 'tensor<32x32xf32>' is gathered on every rank for stablehlo.tanh, over axes {"x"}, 2048 bytes received by a rank}}
  %1 = stablehlo.tanh %0 : tensor<32x32xf32>
  return %1 : tensor<32x32xf32>
}
