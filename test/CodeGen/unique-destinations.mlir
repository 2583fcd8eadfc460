// RUN: dgc-opt %s --dgc-unique-destinations | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: %[[A:.*]] = tensor.empty
// CHECK: linalg.exp {{.*}} outs(%[[A]]
// CHECK: %[[B:.*]] = tensor.empty
// CHECK: linalg.log {{.*}} outs(%[[B]]
func.func @main(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %b = linalg.log ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %a, %b : tensor<8xf32>, tensor<8xf32>
}

// What a loop writes each time is made there, and not copied.
// CHECK-LABEL: func.func @in_a_loop
// CHECK-NOT: linalg.fill
// CHECK: scf.for
// CHECK: %[[E:.*]] = tensor.empty
// CHECK: %[[Z:.*]] = linalg.fill {{.*}} outs(%[[E]]
// CHECK: linalg.matmul {{.*}} outs(%[[Z]]
func.func @in_a_loop(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %r = scf.for %k = %c0 to %c8 step %c1 iter_args(%c = %x) -> (tensor<8x8xf32>) {
    %p = linalg.matmul ins(%c, %x : tensor<8x8xf32>, tensor<8x8xf32>) outs(%z : tensor<8x8xf32>) -> tensor<8x8xf32>
    scf.yield %p : tensor<8x8xf32>
  }
  return %r : tensor<8x8xf32>
}
