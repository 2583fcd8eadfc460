// RUN: dgc-check-rules %s | FileCheck %s
// Boxes at positions that are data, in bounds and out.
// CHECK-NOT: wrong on
// CHECK: total: right {{[0-9]+}}, wrong 0

func.func @dynamic_slice(%x: tensor<5xf32>, %s0: tensor<i32> {check.range = [3, 3]}) -> tensor<1xf32> {
  %0 = stablehlo.dynamic_slice %x, %s0, sizes = [1] : (tensor<5xf32>, tensor<i32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

func.func @dynamic_slice_1(%x: tensor<5x2xf32>, %s0: tensor<i32> {check.range = [1, 1]}, %s1: tensor<i32> {check.range = [1, 1]}) -> tensor<2x2xf32> {
  %0 = stablehlo.dynamic_slice %x, %s0, %s1, sizes = [2, 2] : (tensor<5x2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

func.func @dynamic_slice_2(%x: tensor<6x3xf32>, %s0: tensor<i32> {check.range = [9, 9]}, %s1: tensor<i32> {check.range = [9, 9]}) -> tensor<3x3xf32> {
  %0 = stablehlo.dynamic_slice %x, %s0, %s1, sizes = [3, 3] : (tensor<6x3xf32>, tensor<i32>, tensor<i32>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

func.func @dynamic_slice_3(%x: tensor<4x3xf32>, %s0: tensor<i32> {check.range = [-2, -2]}, %s1: tensor<i32> {check.range = [-2, -2]}) -> tensor<1x3xf32> {
  %0 = stablehlo.dynamic_slice %x, %s0, %s1, sizes = [1, 3] : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
  return %0 : tensor<1x3xf32>
}

func.func @dynamic_slice_4(%x: tensor<7xf32>, %s0: tensor<i32> {check.range = [4, 4]}) -> tensor<3xf32> {
  %0 = stablehlo.dynamic_slice %x, %s0, sizes = [3] : (tensor<7xf32>, tensor<i32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @dynamic_slice_5(%x: tensor<4x5xf32>, %s0: tensor<i32> {check.range = [2, 2]}, %s1: tensor<i32> {check.range = [2, 2]}) -> tensor<2x2xf32> {
  %0 = stablehlo.dynamic_slice %x, %s0, %s1, sizes = [2, 2] : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

func.func @dynamic_slice_6(%x: tensor<5xf32>, %s0: tensor<i32> {check.range = [7, 7]}) -> tensor<1xf32> {
  %0 = stablehlo.dynamic_slice %x, %s0, sizes = [1] : (tensor<5xf32>, tensor<i32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

func.func @dynamic_slice_7(%x: tensor<4x5xf32>, %s0: tensor<i32> {check.range = [1, 1]}, %s1: tensor<i32> {check.range = [1, 1]}) -> tensor<1x2xf32> {
  %0 = stablehlo.dynamic_slice %x, %s0, %s1, sizes = [1, 2] : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
  return %0 : tensor<1x2xf32>
}

func.func @dynamic_slice_8(%x: tensor<3x5x4xf32>, %s0: tensor<i32> {check.range = [2, 2]}, %s1: tensor<i32> {check.range = [2, 2]}, %s2: tensor<i32> {check.range = [2, 2]}) -> tensor<1x1x4xf32> {
  %0 = stablehlo.dynamic_slice %x, %s0, %s1, %s2, sizes = [1, 1, 4] : (tensor<3x5x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x4xf32>
  return %0 : tensor<1x1x4xf32>
}

func.func @dynamic_slice_ui8(%x: tensor<300xf32>, %s: tensor<ui8> {check.range = [200, 200]}) -> tensor<1xf32> {
  %0 = stablehlo.dynamic_slice %x, %s, sizes = [1] : (tensor<300xf32>, tensor<ui8>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

func.func @dynamic_slice_i1(%x: tensor<5xi1>, %s: tensor<i64> {check.range = [2, 2]}) -> tensor<2xi1> {
  %0 = stablehlo.dynamic_slice %x, %s, sizes = [2] : (tensor<5xi1>, tensor<i64>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}

func.func @dynamic_update_slice(%x: tensor<5xf32>, %u: tensor<1xf32> {check.range = [20, 29]}, %s0: tensor<i32> {check.range = [3, 3]}) -> tensor<5xf32> {
  %0 = stablehlo.dynamic_update_slice %x, %u, %s0 : (tensor<5xf32>, tensor<1xf32>, tensor<i32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @dynamic_update_slice_1(%x: tensor<5x2xf32>, %u: tensor<2x2xf32> {check.range = [20, 29]}, %s0: tensor<i32> {check.range = [1, 1]}, %s1: tensor<i32> {check.range = [1, 1]}) -> tensor<5x2xf32> {
  %0 = stablehlo.dynamic_update_slice %x, %u, %s0, %s1 : (tensor<5x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<5x2xf32>
  return %0 : tensor<5x2xf32>
}

func.func @dynamic_update_slice_2(%x: tensor<6x3xf32>, %u: tensor<3x3xf32> {check.range = [20, 29]}, %s0: tensor<i32> {check.range = [9, 9]}, %s1: tensor<i32> {check.range = [9, 9]}) -> tensor<6x3xf32> {
  %0 = stablehlo.dynamic_update_slice %x, %u, %s0, %s1 : (tensor<6x3xf32>, tensor<3x3xf32>, tensor<i32>, tensor<i32>) -> tensor<6x3xf32>
  return %0 : tensor<6x3xf32>
}

func.func @dynamic_update_slice_3(%x: tensor<4x3xf32>, %u: tensor<1x3xf32> {check.range = [20, 29]}, %s0: tensor<i32> {check.range = [-2, -2]}, %s1: tensor<i32> {check.range = [-2, -2]}) -> tensor<4x3xf32> {
  %0 = stablehlo.dynamic_update_slice %x, %u, %s0, %s1 : (tensor<4x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @dynamic_update_slice_4(%x: tensor<7xf32>, %u: tensor<3xf32> {check.range = [20, 29]}, %s0: tensor<i32> {check.range = [4, 4]}) -> tensor<7xf32> {
  %0 = stablehlo.dynamic_update_slice %x, %u, %s0 : (tensor<7xf32>, tensor<3xf32>, tensor<i32>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

func.func @dynamic_update_slice_5(%x: tensor<4x5xf32>, %u: tensor<2x2xf32> {check.range = [20, 29]}, %s0: tensor<i32> {check.range = [2, 2]}, %s1: tensor<i32> {check.range = [2, 2]}) -> tensor<4x5xf32> {
  %0 = stablehlo.dynamic_update_slice %x, %u, %s0, %s1 : (tensor<4x5xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

func.func @dynamic_update_slice_6(%x: tensor<5xf32>, %u: tensor<4xf32> {check.range = [20, 29]}, %s0: tensor<i32> {check.range = [7, 7]}) -> tensor<5xf32> {
  %0 = stablehlo.dynamic_update_slice %x, %u, %s0 : (tensor<5xf32>, tensor<4xf32>, tensor<i32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @dynamic_update_slice_7(%x: tensor<4x5xf32>, %u: tensor<1x2xf32> {check.range = [20, 29]}, %s0: tensor<i32> {check.range = [1, 1]}, %s1: tensor<i32> {check.range = [1, 1]}) -> tensor<4x5xf32> {
  %0 = stablehlo.dynamic_update_slice %x, %u, %s0, %s1 : (tensor<4x5xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

func.func @dynamic_update_slice_8(%x: tensor<4x5xf32>, %u: tensor<1x1xf32> {check.range = [20, 29]}, %s0: tensor<i32> {check.range = [2, 2]}, %s1: tensor<i32> {check.range = [2, 2]}) -> tensor<4x5xf32> {
  %0 = stablehlo.dynamic_update_slice %x, %u, %s0, %s1 : (tensor<4x5xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

func.func @dynamic_update_slice_9(%x: tensor<3x5x4xf32>, %u: tensor<1x1x4xf32> {check.range = [20, 29]}, %s0: tensor<i32> {check.range = [2, 2]}, %s1: tensor<i32> {check.range = [2, 2]}, %s2: tensor<i32> {check.range = [2, 2]}) -> tensor<3x5x4xf32> {
  %0 = stablehlo.dynamic_update_slice %x, %u, %s0, %s1, %s2 : (tensor<3x5x4xf32>, tensor<1x1x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x5x4xf32>
  return %0 : tensor<3x5x4xf32>
}
