// RUN: dgc-check-rules %s | FileCheck %s
// Contractions and reductions, over uneven dimensions too.
// CHECK-NOT: wrong on
// CHECK: total: right {{[0-9]+}}, wrong 0

func.func @dot_general(%x: tensor<3x4xf32>, %y: tensor<4x2xf32>) -> tensor<3x2xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<3x4xf32>, tensor<4x2xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

func.func @dot_general_1(%x: tensor<3x5xf32>, %y: tensor<2x5xf32>) -> tensor<3x2xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1] : (tensor<3x5xf32>, tensor<2x5xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

func.func @dot_general_2(%x: tensor<2x3x4xf32>, %y: tensor<2x4x3xf32>) -> tensor<2x3x3xf32> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xf32>, tensor<2x4x3xf32>) -> tensor<2x3x3xf32>
  return %0 : tensor<2x3x3xf32>
}

func.func @dot_general_3(%x: tensor<5xf32>, %y: tensor<5xf32>) -> tensor<f32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @dot_general_4(%x: tensor<2x3x2xf32>, %y: tensor<3x2x4xf32>) -> tensor<2x4xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1, 2] x [0, 1] : (tensor<2x3x2xf32>, tensor<3x2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

func.func @dot_general_5(%x: tensor<3x2x4xf32>, %y: tensor<2x5x3xf32>) -> tensor<3x2x4x5xf32> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0, 1] x [2, 0], contracting_dims = [] x [] : (tensor<3x2x4xf32>, tensor<2x5x3xf32>) -> tensor<3x2x4x5xf32>
  return %0 : tensor<3x2x4x5xf32>
}

func.func @dot_general_6(%x: tensor<3xf32>, %y: tensor<2xf32>) -> tensor<3x2xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [] x [] : (tensor<3xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

func.func @dot_general_i32(%x: tensor<3x5xi32>, %y: tensor<5x2xi32>) -> tensor<3x2xi32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<3x5xi32>, tensor<5x2xi32>) -> tensor<3x2xi32>
  return %0 : tensor<3x2xi32>
}

func.func @dot_general_bf16(%x: tensor<3x5xbf16>, %y: tensor<5x2xbf16>) -> tensor<3x2xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<3x5xbf16>, tensor<5x2xbf16>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

func.func @reduce_add_f32_neutral(%x: tensor<5xf32>) -> tensor<f32> {
  %i = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @reduce_add_f32(%x: tensor<5xf32> {check.range = [-3, 4]}, %i: tensor<f32> {check.range = [3, 3]}) -> tensor<f32> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @reduce_add_f32_neutral_1(%x: tensor<3x4xf32>) -> tensor<3xf32> {
  %i = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @reduce_add_f32_1(%x: tensor<3x4xf32> {check.range = [-3, 4]}, %i: tensor<f32> {check.range = [3, 3]}) -> tensor<3xf32> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @reduce_add_f32_neutral_2(%x: tensor<4x3x2xf32>) -> tensor<3xf32> {
  %i = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0, 2] : (tensor<4x3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @reduce_add_f32_2(%x: tensor<4x3x2xf32> {check.range = [-3, 4]}, %i: tensor<f32> {check.range = [3, 3]}) -> tensor<3xf32> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0, 2] : (tensor<4x3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @reduce_maximum_f32_neutral(%x: tensor<5xf32>) -> tensor<f32> {
  %i = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @reduce_maximum_f32(%x: tensor<5xf32> {check.range = [-3, 4]}, %i: tensor<f32> {check.range = [3, 3]}) -> tensor<f32> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @reduce_maximum_f32_neutral_1(%x: tensor<3x4xf32>) -> tensor<3xf32> {
  %i = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @reduce_maximum_f32_1(%x: tensor<3x4xf32> {check.range = [-3, 4]}, %i: tensor<f32> {check.range = [3, 3]}) -> tensor<3xf32> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @reduce_maximum_f32_neutral_2(%x: tensor<4x3x2xf32>) -> tensor<3xf32> {
  %i = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<4x3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @reduce_maximum_f32_2(%x: tensor<4x3x2xf32> {check.range = [-3, 4]}, %i: tensor<f32> {check.range = [3, 3]}) -> tensor<3xf32> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<4x3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @reduce_minimum_f32_neutral(%x: tensor<5xf32>) -> tensor<f32> {
  %i = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @reduce_minimum_f32(%x: tensor<5xf32> {check.range = [-3, 4]}, %i: tensor<f32> {check.range = [3, 3]}) -> tensor<f32> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @reduce_minimum_f32_neutral_1(%x: tensor<3x4xf32>) -> tensor<3xf32> {
  %i = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @reduce_minimum_f32_1(%x: tensor<3x4xf32> {check.range = [-3, 4]}, %i: tensor<f32> {check.range = [3, 3]}) -> tensor<3xf32> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @reduce_minimum_f32_neutral_2(%x: tensor<4x3x2xf32>) -> tensor<3xf32> {
  %i = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<4x3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @reduce_minimum_f32_2(%x: tensor<4x3x2xf32> {check.range = [-3, 4]}, %i: tensor<f32> {check.range = [3, 3]}) -> tensor<3xf32> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<4x3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @reduce_multiply_f32_neutral(%x: tensor<5xf32>) -> tensor<f32> {
  %i = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.multiply across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @reduce_multiply_f32(%x: tensor<5xf32> {check.range = [-3, 4]}, %i: tensor<f32> {check.range = [3, 3]}) -> tensor<f32> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.multiply across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @reduce_multiply_f32_neutral_1(%x: tensor<3x4xf32>) -> tensor<3xf32> {
  %i = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @reduce_multiply_f32_1(%x: tensor<3x4xf32> {check.range = [-3, 4]}, %i: tensor<f32> {check.range = [3, 3]}) -> tensor<3xf32> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @reduce_multiply_f32_neutral_2(%x: tensor<4x3x2xf32>) -> tensor<3xf32> {
  %i = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<4x3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @reduce_multiply_f32_2(%x: tensor<4x3x2xf32> {check.range = [-3, 4]}, %i: tensor<f32> {check.range = [3, 3]}) -> tensor<3xf32> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<4x3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @reduce_maximum_i8_neutral(%x: tensor<5xi8>) -> tensor<i8> {
  %i = stablehlo.constant dense<-128> : tensor<i8>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<5xi8>, tensor<i8>) -> tensor<i8>
  return %0 : tensor<i8>
}

func.func @reduce_maximum_i8(%x: tensor<5xi8> {check.range = [-3, 4]}, %i: tensor<i8> {check.range = [3, 3]}) -> tensor<i8> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<5xi8>, tensor<i8>) -> tensor<i8>
  return %0 : tensor<i8>
}

func.func @reduce_maximum_i8_neutral_1(%x: tensor<3x4xi8>) -> tensor<3xi8> {
  %i = stablehlo.constant dense<-128> : tensor<i8>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xi8>, tensor<i8>) -> tensor<3xi8>
  return %0 : tensor<3xi8>
}

func.func @reduce_maximum_i8_1(%x: tensor<3x4xi8> {check.range = [-3, 4]}, %i: tensor<i8> {check.range = [3, 3]}) -> tensor<3xi8> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xi8>, tensor<i8>) -> tensor<3xi8>
  return %0 : tensor<3xi8>
}

func.func @reduce_maximum_i8_neutral_2(%x: tensor<4x3x2xi8>) -> tensor<3xi8> {
  %i = stablehlo.constant dense<-128> : tensor<i8>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<4x3x2xi8>, tensor<i8>) -> tensor<3xi8>
  return %0 : tensor<3xi8>
}

func.func @reduce_maximum_i8_2(%x: tensor<4x3x2xi8> {check.range = [-3, 4]}, %i: tensor<i8> {check.range = [3, 3]}) -> tensor<3xi8> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<4x3x2xi8>, tensor<i8>) -> tensor<3xi8>
  return %0 : tensor<3xi8>
}

func.func @reduce_minimum_ui8_neutral(%x: tensor<5xui8>) -> tensor<ui8> {
  %i = stablehlo.constant dense<255> : tensor<ui8>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [0] : (tensor<5xui8>, tensor<ui8>) -> tensor<ui8>
  return %0 : tensor<ui8>
}

func.func @reduce_minimum_ui8(%x: tensor<5xui8> {check.range = [1, 4]}, %i: tensor<ui8> {check.range = [3, 3]}) -> tensor<ui8> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [0] : (tensor<5xui8>, tensor<ui8>) -> tensor<ui8>
  return %0 : tensor<ui8>
}

func.func @reduce_minimum_ui8_neutral_1(%x: tensor<3x4xui8>) -> tensor<3xui8> {
  %i = stablehlo.constant dense<255> : tensor<ui8>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [1] : (tensor<3x4xui8>, tensor<ui8>) -> tensor<3xui8>
  return %0 : tensor<3xui8>
}

func.func @reduce_minimum_ui8_1(%x: tensor<3x4xui8> {check.range = [1, 4]}, %i: tensor<ui8> {check.range = [3, 3]}) -> tensor<3xui8> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [1] : (tensor<3x4xui8>, tensor<ui8>) -> tensor<3xui8>
  return %0 : tensor<3xui8>
}

func.func @reduce_minimum_ui8_neutral_2(%x: tensor<4x3x2xui8>) -> tensor<3xui8> {
  %i = stablehlo.constant dense<255> : tensor<ui8>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<4x3x2xui8>, tensor<ui8>) -> tensor<3xui8>
  return %0 : tensor<3xui8>
}

func.func @reduce_minimum_ui8_2(%x: tensor<4x3x2xui8> {check.range = [1, 4]}, %i: tensor<ui8> {check.range = [3, 3]}) -> tensor<3xui8> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [0, 2] : (tensor<4x3x2xui8>, tensor<ui8>) -> tensor<3xui8>
  return %0 : tensor<3xui8>
}

func.func @reduce_or_i1_neutral(%x: tensor<5xi1>) -> tensor<i1> {
  %i = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.or across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}

func.func @reduce_or_i1_undecided(%x: tensor<5xi1> {check.range = [0, 0]}, %i: tensor<i1> {check.range = [0, 0]}) -> tensor<i1> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.or across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}

func.func @reduce_or_i1(%x: tensor<5xi1>, %i: tensor<i1> {check.range = [0, 1]}) -> tensor<i1> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.or across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}

func.func @reduce_or_i1_neutral_1(%x: tensor<3x4xi1>) -> tensor<3xi1> {
  %i = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}

func.func @reduce_or_i1_undecided_1(%x: tensor<3x4xi1> {check.range = [0, 0]}, %i: tensor<i1> {check.range = [0, 0]}) -> tensor<3xi1> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}

func.func @reduce_or_i1_1(%x: tensor<3x4xi1>, %i: tensor<i1> {check.range = [0, 1]}) -> tensor<3xi1> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}

func.func @reduce_or_i1_neutral_2(%x: tensor<4x3x2xi1>) -> tensor<3xi1> {
  %i = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.or across dimensions = [0, 2] : (tensor<4x3x2xi1>, tensor<i1>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}

func.func @reduce_or_i1_undecided_2(%x: tensor<4x3x2xi1> {check.range = [0, 0]}, %i: tensor<i1> {check.range = [0, 0]}) -> tensor<3xi1> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.or across dimensions = [0, 2] : (tensor<4x3x2xi1>, tensor<i1>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}

func.func @reduce_or_i1_2(%x: tensor<4x3x2xi1>, %i: tensor<i1> {check.range = [0, 1]}) -> tensor<3xi1> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.or across dimensions = [0, 2] : (tensor<4x3x2xi1>, tensor<i1>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}

func.func @reduce_and_i1_neutral(%x: tensor<5xi1>) -> tensor<i1> {
  %i = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.and across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}

func.func @reduce_and_i1_undecided(%x: tensor<5xi1> {check.range = [1, 1]}, %i: tensor<i1> {check.range = [1, 1]}) -> tensor<i1> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.and across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}

func.func @reduce_and_i1(%x: tensor<5xi1>, %i: tensor<i1> {check.range = [0, 1]}) -> tensor<i1> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.and across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}

func.func @reduce_and_i1_neutral_1(%x: tensor<3x4xi1>) -> tensor<3xi1> {
  %i = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.and across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}

func.func @reduce_and_i1_undecided_1(%x: tensor<3x4xi1> {check.range = [1, 1]}, %i: tensor<i1> {check.range = [1, 1]}) -> tensor<3xi1> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.and across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}

func.func @reduce_and_i1_1(%x: tensor<3x4xi1>, %i: tensor<i1> {check.range = [0, 1]}) -> tensor<3xi1> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.and across dimensions = [1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}

func.func @reduce_and_i1_neutral_2(%x: tensor<4x3x2xi1>) -> tensor<3xi1> {
  %i = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.and across dimensions = [0, 2] : (tensor<4x3x2xi1>, tensor<i1>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}

func.func @reduce_and_i1_undecided_2(%x: tensor<4x3x2xi1> {check.range = [1, 1]}, %i: tensor<i1> {check.range = [1, 1]}) -> tensor<3xi1> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.and across dimensions = [0, 2] : (tensor<4x3x2xi1>, tensor<i1>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}

func.func @reduce_and_i1_2(%x: tensor<4x3x2xi1>, %i: tensor<i1> {check.range = [0, 1]}) -> tensor<3xi1> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.and across dimensions = [0, 2] : (tensor<4x3x2xi1>, tensor<i1>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}

func.func @reduce_add_i32_neutral(%x: tensor<5xi32>) -> tensor<i32> {
  %i = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

func.func @reduce_add_i32(%x: tensor<5xi32> {check.range = [-3, 4]}, %i: tensor<i32> {check.range = [3, 3]}) -> tensor<i32> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0] : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

func.func @reduce_add_i32_neutral_1(%x: tensor<3x4xi32>) -> tensor<3xi32> {
  %i = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

func.func @reduce_add_i32_1(%x: tensor<3x4xi32> {check.range = [-3, 4]}, %i: tensor<i32> {check.range = [3, 3]}) -> tensor<3xi32> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

func.func @reduce_add_i32_neutral_2(%x: tensor<4x3x2xi32>) -> tensor<3xi32> {
  %i = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0, 2] : (tensor<4x3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

func.func @reduce_add_i32_2(%x: tensor<4x3x2xi32> {check.range = [-3, 4]}, %i: tensor<i32> {check.range = [3, 3]}) -> tensor<3xi32> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0, 2] : (tensor<4x3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

func.func @reduce_and_i32_neutral(%x: tensor<5xi32>) -> tensor<i32> {
  %i = stablehlo.constant dense<-1> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.and across dimensions = [0] : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

func.func @reduce_and_i32(%x: tensor<5xi32> {check.range = [-3, 4]}, %i: tensor<i32> {check.range = [3, 3]}) -> tensor<i32> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.and across dimensions = [0] : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

func.func @reduce_and_i32_neutral_1(%x: tensor<3x4xi32>) -> tensor<3xi32> {
  %i = stablehlo.constant dense<-1> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.and across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

func.func @reduce_and_i32_1(%x: tensor<3x4xi32> {check.range = [-3, 4]}, %i: tensor<i32> {check.range = [3, 3]}) -> tensor<3xi32> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.and across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

func.func @reduce_and_i32_neutral_2(%x: tensor<4x3x2xi32>) -> tensor<3xi32> {
  %i = stablehlo.constant dense<-1> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.and across dimensions = [0, 2] : (tensor<4x3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

func.func @reduce_and_i32_2(%x: tensor<4x3x2xi32> {check.range = [-3, 4]}, %i: tensor<i32> {check.range = [3, 3]}) -> tensor<3xi32> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.and across dimensions = [0, 2] : (tensor<4x3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

func.func @reduce_or_i32_neutral(%x: tensor<5xi32>) -> tensor<i32> {
  %i = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.or across dimensions = [0] : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

func.func @reduce_or_i32(%x: tensor<5xi32> {check.range = [-3, 4]}, %i: tensor<i32> {check.range = [3, 3]}) -> tensor<i32> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.or across dimensions = [0] : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

func.func @reduce_or_i32_neutral_1(%x: tensor<3x4xi32>) -> tensor<3xi32> {
  %i = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

func.func @reduce_or_i32_1(%x: tensor<3x4xi32> {check.range = [-3, 4]}, %i: tensor<i32> {check.range = [3, 3]}) -> tensor<3xi32> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

func.func @reduce_or_i32_neutral_2(%x: tensor<4x3x2xi32>) -> tensor<3xi32> {
  %i = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.or across dimensions = [0, 2] : (tensor<4x3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

func.func @reduce_or_i32_2(%x: tensor<4x3x2xi32> {check.range = [-3, 4]}, %i: tensor<i32> {check.range = [3, 3]}) -> tensor<3xi32> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.or across dimensions = [0, 2] : (tensor<4x3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

func.func @reduce_maximum_i32_neutral(%x: tensor<5xi32>) -> tensor<i32> {
  %i = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

func.func @reduce_maximum_i32(%x: tensor<5xi32> {check.range = [-3, 4]}, %i: tensor<i32> {check.range = [3, 3]}) -> tensor<i32> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

func.func @reduce_maximum_i32_neutral_1(%x: tensor<3x4xi32>) -> tensor<3xi32> {
  %i = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

func.func @reduce_maximum_i32_1(%x: tensor<3x4xi32> {check.range = [-3, 4]}, %i: tensor<i32> {check.range = [3, 3]}) -> tensor<3xi32> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

func.func @reduce_maximum_i32_neutral_2(%x: tensor<4x3x2xi32>) -> tensor<3xi32> {
  %i = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<4x3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

func.func @reduce_maximum_i32_2(%x: tensor<4x3x2xi32> {check.range = [-3, 4]}, %i: tensor<i32> {check.range = [3, 3]}) -> tensor<3xi32> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<4x3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

// An argmax as JAX writes it: the first of the greatest elements.
func.func @argmax(%x: tensor<3x5xf32>) -> (tensor<3xf32>, tensor<3xi32>) {
  %v = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %i = stablehlo.constant dense<[[0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]]> : tensor<3x5xi32>
  %0:2 = stablehlo.reduce(%x init: %v), (%i init: %z) across dimensions = [1] : (tensor<3x5xf32>, tensor<3x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
  reducer(%a: tensor<f32>, %c: tensor<f32>) (%d: tensor<i32>, %e: tensor<i32>) {
    %g = stablehlo.compare GT, %a, %c, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %n = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %o = stablehlo.or %g, %n : tensor<i1>
    %q = stablehlo.compare EQ, %a, %c, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %l = stablehlo.compare LT, %d, %e, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %t = stablehlo.and %q, %l : tensor<i1>
    %p = stablehlo.or %o, %t : tensor<i1>
    %h = stablehlo.select %o, %a, %c : tensor<i1>, tensor<f32>
    %j = stablehlo.select %p, %d, %e : tensor<i1>, tensor<i32>
    stablehlo.return %h, %j : tensor<f32>, tensor<i32>
  }
  return %0#0, %0#1 : tensor<3xf32>, tensor<3xi32>
}

// The first element that is not zero: the order of the elements counts.
func.func @first_that_is_not_zero(%x: tensor<2x7xf32>) -> tensor<2xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) across dimensions = [1] : (tensor<2x7xf32>, tensor<f32>) -> tensor<2xf32>
  reducer(%a: tensor<f32>, %b: tensor<f32>) {
    %w = stablehlo.constant dense<0.0> : tensor<f32>
    %p = stablehlo.compare EQ, %a, %w, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.select %p, %b, %a : tensor<i1>, tensor<f32>
    stablehlo.return %s : tensor<f32>
  }
  return %0 : tensor<2xf32>
}
