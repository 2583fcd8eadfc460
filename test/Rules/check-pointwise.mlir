// RUN: dgc-check-rules %s | FileCheck %s
// CHECK-NOT: wrong on
// CHECK: total: right {{[0-9]+}}, wrong 0

func.func @exponential(%x: tensor<5xf32>) -> tensor<5xf32> {
  %0 = stablehlo.exponential %x : tensor<5xf32>
  return %0 : tensor<5xf32>
}
func.func @add(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.add %x, %y : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
