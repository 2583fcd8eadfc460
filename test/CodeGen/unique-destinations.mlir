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
