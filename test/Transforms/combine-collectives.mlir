// RUN: dgc-opt %s --dgc-combine-collectives="bucket-bytes=256" | FileCheck %s
// RUN: dgc-opt %s --dgc-combine-collectives="bucket-bytes=32" | FileCheck %s --check-prefix=SMALL
// RUN: dgc-opt %s --dgc-combine-collectives="cluster=cpu" | FileCheck %s --check-prefix=CPU

dist.mesh @mesh = <["x"=2, "y"=2]>

// Both end up where the second one stands: its operand is not there earlier.
// CHECK-LABEL: @two
// CHECK-NEXT: stablehlo.tanh
// CHECK-NEXT: stablehlo.exponential
// CHECK-NEXT: %[[R:.*]]:2 = dist.local_all_reduce add %{{.*}}, %{{.*}} <@mesh, ["x"]> : tensor<8xf32>, tensor<2x3xf32>
// CHECK-NEXT: stablehlo.negate %[[R]]#0
// CHECK-NEXT: stablehlo.negate %[[R]]#1
// SMALL-LABEL: @two
// SMALL-COUNT-2: dist.local_all_reduce add %{{[^,]*}} <@mesh
// CPU-LABEL: @two
// CPU: dist.local_all_reduce add %{{.*}}, %{{.*}} <@mesh
func.func @two(%a: tensor<8xf32>, %b: tensor<2x3xf32>) -> (tensor<8xf32>, tensor<2x3xf32>) {
  %0 = stablehlo.tanh %a : tensor<8xf32>
  %1 = dist.local_all_reduce add %0 <@mesh, ["x"]> : tensor<8xf32>
  %2 = stablehlo.exponential %b : tensor<2x3xf32>
  %3 = dist.local_all_reduce add %2 <@mesh, ["x"]> : tensor<2x3xf32>
  %4 = stablehlo.negate %1 : tensor<8xf32>
  %5 = stablehlo.negate %3 : tensor<2x3xf32>
  return %4, %5 : tensor<8xf32>, tensor<2x3xf32>
}

// The second one needs the first one: directly, through a layout change, or
// through another op.
// CHECK-LABEL: @dependent
// CHECK-COUNT-4: dist.local_all_reduce add %{{[^,]*}} <@mesh
// CHECK-NOT: dist.
// CHECK: return
func.func @dependent(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = dist.local_all_reduce add %a <@mesh, ["x"]> : tensor<8xf32>
  %1 = dist.local_all_reduce add %0 <@mesh, ["x"]> : tensor<8xf32>
  %2 = stablehlo.reshape %1 : (tensor<8xf32>) -> tensor<2x4xf32>
  %3 = dist.local_all_reduce add %2 <@mesh, ["x"]> : tensor<2x4xf32>
  %4 = stablehlo.tanh %3 : tensor<2x4xf32>
  %5 = dist.local_all_reduce add %4 <@mesh, ["x"]> : tensor<2x4xf32>
  %6 = stablehlo.reshape %5 : (tensor<2x4xf32>) -> tensor<8xf32>
  return %6 : tensor<8xf32>
}

// Other axes, another reduction, another type, too large: none goes with another.
// CHECK-LABEL: @unlike
// CHECK-COUNT-6: dist.local_all_reduce {{[a-z]*}} %{{[^,]*}} <@mesh
// CHECK-NOT: dist.
// CHECK: return
func.func @unlike(%a: tensor<8xf32>, %b: tensor<8xf64>, %c: tensor<65xf32>) {
  %0 = dist.local_all_reduce add %a <@mesh, ["x"]> : tensor<8xf32>
  %1 = dist.local_all_reduce add %a <@mesh, ["y"]> : tensor<8xf32>
  %2 = dist.local_all_reduce add %a <@mesh, ["x", "y"]> : tensor<8xf32>
  %3 = dist.local_all_reduce max %a <@mesh, ["x"]> : tensor<8xf32>
  %4 = dist.local_all_reduce add %b <@mesh, ["x"]> : tensor<8xf64>
  %5 = dist.local_all_reduce add %c <@mesh, ["x"]> : tensor<65xf32>
  return
}

// As many as have room, then the next ones.
// CHECK-LABEL: @buckets
// CHECK: dist.local_all_reduce add %arg0, %arg1 <@mesh
// CHECK: dist.local_all_reduce add %arg2, %arg3 <@mesh
func.func @buckets(%a: tensor<32xf32>, %b: tensor<32xf32>, %c: tensor<32xf32>, %d: tensor<32xf32>) {
  %0 = dist.local_all_reduce add %a <@mesh, ["x"]> : tensor<32xf32>
  %1 = dist.local_all_reduce add %b <@mesh, ["x"]> : tensor<32xf32>
  %2 = dist.local_all_reduce add %c <@mesh, ["x"]> : tensor<32xf32>
  %3 = dist.local_all_reduce add %d <@mesh, ["x"]> : tensor<32xf32>
  return
}

// A gather as late as its first user allows; the second one comes up to it with
// the ops that prepare its operand, the first one's followers come down.
// CHECK-LABEL: @gathers
// CHECK: %[[T:.*]] = stablehlo.transpose %arg1
// CHECK: %[[G:.*]]:2 = dist.local_all_gather %arg0, %[[T]] <@mesh, ["x"]> : tensor<4xf32>, tensor<3x2xf32> -> tensor<2x4xf32>, tensor<2x3x2xf32>
// CHECK: %[[F:.*]] = stablehlo.reshape %[[G]]#0
// CHECK: stablehlo.add %[[F]], %[[F]]
// CHECK: stablehlo.tanh %[[G]]#1
func.func @gathers(%a: tensor<4xf32>, %b: tensor<2x3xf32>) -> (tensor<8xf32>, tensor<2x3x2xf32>) {
  %0 = dist.local_all_gather %a <@mesh, ["x"]> : tensor<4xf32> -> tensor<2x4xf32>
  %1 = stablehlo.reshape %0 : (tensor<2x4xf32>) -> tensor<8xf32>
  %2 = stablehlo.add %1, %1 : tensor<8xf32>
  %3 = stablehlo.transpose %b, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %4 = dist.local_all_gather %3 <@mesh, ["x"]> : tensor<3x2xf32> -> tensor<2x3x2xf32>
  %5 = stablehlo.tanh %4 : tensor<2x3x2xf32>
  return %2, %5 : tensor<8xf32>, tensor<2x3x2xf32>
}

// Scatters, of which one is not used at all; and what a loop's body holds.
// CHECK-LABEL: @scatters
// CHECK: %[[S:.*]]:2 = dist.local_reduce_scatter add %arg0, %arg1 <@mesh, ["x"]> : tensor<2x4xf32>, tensor<2x3xf32> -> tensor<4xf32>, tensor<3xf32>
// CHECK: stablehlo.while
// CHECK: do {
// CHECK-NEXT: dist.local_all_reduce add %{{[^,]*}}, %{{[^,]*}} <@mesh
func.func @scatters(%a: tensor<2x4xf32>, %b: tensor<2x3xf32>, %n: tensor<i32>) -> tensor<4xf32> {
  %0 = dist.local_reduce_scatter add %a <@mesh, ["x"]> : tensor<2x4xf32> -> tensor<4xf32>
  %1 = dist.local_reduce_scatter add %b <@mesh, ["x"]> : tensor<2x3xf32> -> tensor<3xf32>
  %2:3 = stablehlo.while(%i = %n, %p = %0, %q = %1) : tensor<i32>, tensor<4xf32>, tensor<3xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %r = dist.local_all_reduce add %p <@mesh, ["y"]> : tensor<4xf32>
    %s = dist.local_all_reduce add %q <@mesh, ["y"]> : tensor<3xf32>
    stablehlo.return %i, %r, %s : tensor<i32>, tensor<4xf32>, tensor<3xf32>
  }
  return %2#1 : tensor<4xf32>
}

// Two kinds that need each other crosswise: gathers of what was summed up, in
// between sums of what was gathered.
// CHECK-LABEL: @crosswise
// CHECK: %[[A:.*]]:2 = dist.local_all_reduce add %arg0, %arg1 <@mesh
// CHECK: %[[G:.*]]:2 = dist.local_all_gather %[[A]]#0, %[[A]]#1 <@mesh
// CHECK: dist.local_all_reduce add %[[G]]#0, %[[G]]#1 <@mesh
func.func @crosswise(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  %0 = dist.local_all_reduce add %a <@mesh, ["x"]> : tensor<4xf32>
  %1 = dist.local_all_gather %0 <@mesh, ["x"]> : tensor<4xf32> -> tensor<2x4xf32>
  %2 = dist.local_all_reduce add %1 <@mesh, ["x"]> : tensor<2x4xf32>
  %3 = dist.local_all_reduce add %b <@mesh, ["x"]> : tensor<4xf32>
  %4 = dist.local_all_gather %3 <@mesh, ["x"]> : tensor<4xf32> -> tensor<2x4xf32>
  %5 = dist.local_all_reduce add %4 <@mesh, ["x"]> : tensor<2x4xf32>
  return %2, %5 : tensor<2x4xf32>, tensor<2x4xf32>
}
