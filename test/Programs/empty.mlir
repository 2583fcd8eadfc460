// Tensors without elements, as arguments, results, operands and carried values.
// RUN: sh %S/Inputs/check.sh %s %t.d "1 2 3"

func.func @main(%a: tensor<6x4xf32>, %z: tensor<0x4xf32>, %m: tensor<f32>, %y: tensor<6x0xi32>) -> (tensor<6x4xf32>, tensor<0x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<6x0xi32>, tensor<0xf32>, tensor<3x0xf32>, tensor<4xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %four = stablehlo.constant dense<4> : tensor<i32>
  %nothing = stablehlo.constant dense<> : tensor<3x0xf32>
  %0 = stablehlo.concatenate %a, %z, dim = 0 : (tensor<6x4xf32>, tensor<0x4xf32>) -> tensor<6x4xf32>
  %1 = stablehlo.add %z, %z : tensor<0x4xf32>
  %2 = stablehlo.dot_general %z, %z, contracting_dims = [0] x [0] : (tensor<0x4xf32>, tensor<0x4xf32>) -> tensor<4x4xf32>
  %3 = stablehlo.reduce(%1 init: %m) applies stablehlo.add across dimensions = [0] : (tensor<0x4xf32>, tensor<f32>) -> tensor<4xf32>
  %4 = stablehlo.reshape %z : (tensor<0x4xf32>) -> tensor<0xf32>
  %w:4 = stablehlo.while(%it = %zero, %v = %a, %e = %y, %k = %z) : tensor<i32>, tensor<6x4xf32>, tensor<6x0xi32>, tensor<0x4xf32>
  cond {
    %c = stablehlo.compare LT, %it, %four, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %5 = stablehlo.concatenate %v, %k, dim = 0 : (tensor<6x4xf32>, tensor<0x4xf32>) -> tensor<6x4xf32>
    %6 = stablehlo.add %5, %a : tensor<6x4xf32>
    %7 = stablehlo.add %e, %e : tensor<6x0xi32>
    %8 = stablehlo.tanh %k : tensor<0x4xf32>
    %next = stablehlo.add %it, %one : tensor<i32>
    stablehlo.return %next, %6, %7, %8 : tensor<i32>, tensor<6x4xf32>, tensor<6x0xi32>, tensor<0x4xf32>
  }
  %9 = stablehlo.reduce(%w#1 init: %m) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %0, %w#3, %2, %3, %w#2, %4, %nothing, %9 : tensor<6x4xf32>, tensor<0x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<6x0xi32>, tensor<0xf32>, tensor<3x0xf32>, tensor<4xf32>
}
