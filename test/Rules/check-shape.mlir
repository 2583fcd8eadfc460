// RUN: dgc-check-rules %s | FileCheck %s
// Constants, iota, broadcasts, transposes and reshapes.
// CHECK-NOT: wrong on
// CHECK: total: right {{[0-9]+}}, wrong 0

func.func @broadcast_in_dim(%x: tensor<3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

func.func @broadcast_in_dim_1(%x: tensor<5xf32>) -> tensor<5x2xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<5xf32>) -> tensor<5x2xf32>
  return %0 : tensor<5x2xf32>
}

func.func @broadcast_in_dim_2(%x: tensor<1x3xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @broadcast_in_dim_3(%x: tensor<3x1xf32>) -> tensor<3x2x5xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<3x1xf32>) -> tensor<3x2x5xf32>
  return %0 : tensor<3x2x5xf32>
}

func.func @broadcast_in_dim_4(%x: tensor<f32>) -> tensor<5xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @broadcast_in_dim_5(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

func.func @broadcast_in_dim_6(%x: tensor<1xf32>) -> tensor<3xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @broadcast_in_dim_7(%x: tensor<2x3xf32>) -> tensor<3x1x2xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [2, 0] : (tensor<2x3xf32>) -> tensor<3x1x2xf32>
  return %0 : tensor<3x1x2xf32>
}

func.func @broadcast_in_dim_i1(%x: tensor<3xi1>) -> tensor<2x3xi1> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xi1>) -> tensor<2x3xi1>
  return %0 : tensor<2x3xi1>
}

func.func @transpose(%x: tensor<3x4xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @transpose_1(%x: tensor<2x3x5xf32>) -> tensor<5x2x3xf32> {
  %0 = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<2x3x5xf32>) -> tensor<5x2x3xf32>
  return %0 : tensor<5x2x3xf32>
}

func.func @transpose_2(%x: tensor<5x2x3xf32>) -> tensor<5x3x2xf32> {
  %0 = stablehlo.transpose %x, dims = [0, 2, 1] : (tensor<5x2x3xf32>) -> tensor<5x3x2xf32>
  return %0 : tensor<5x3x2xf32>
}

func.func @iota_i32() -> tensor<5xi32> {
  %0 = stablehlo.iota dim = 0 : tensor<5xi32>
  return %0 : tensor<5xi32>
}

func.func @iota_f32() -> tensor<3x4xf32> {
  %0 = stablehlo.iota dim = 1 : tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @iota_i64() -> tensor<6x2xi64> {
  %0 = stablehlo.iota dim = 0 : tensor<6x2xi64>
  return %0 : tensor<6x2xi64>
}

func.func @iota_ui8() -> tensor<4x3xui8> {
  %0 = stablehlo.iota dim = 0 : tensor<4x3xui8>
  return %0 : tensor<4x3xui8>
}

func.func @iota_i8() -> tensor<7x2xi8> {
  %0 = stablehlo.iota dim = 1 : tensor<7x2xi8>
  return %0 : tensor<7x2xi8>
}

func.func @constant_splat() -> tensor<3x5xf32> {
  %0 = stablehlo.constant dense<2.0> : tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}

func.func @constant() -> tensor<3x5xf32> {
  %0 = stablehlo.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0], [11.0, 12.0, 13.0, 14.0, 15.0]]> : tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}

func.func @constant_i1() -> tensor<4x3xi1> {
  %0 = stablehlo.constant dense<[[true, false, false], [true, true, false], [false, true, true], [false, false, true]]> : tensor<4x3xi1>
  return %0 : tensor<4x3xi1>
}

func.func @constant_i8() -> tensor<12xi8> {
  %0 = stablehlo.constant dense<[1, -2, 3, -4, 5, -6, 7, -8, 9, -10, 11, -12]> : tensor<12xi8>
  return %0 : tensor<12xi8>
}

func.func @constant_bf16() -> tensor<5xbf16> {
  %0 = stablehlo.constant dense<[1.0, -2.0, 3.0, -4.0, 5.0]> : tensor<5xbf16>
  return %0 : tensor<5xbf16>
}

func.func @reshape(%x: tensor<6xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.reshape %x : (tensor<6xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

func.func @reshape_1(%x: tensor<2x3xf32>) -> tensor<6xf32> {
  %0 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

func.func @reshape_2(%x: tensor<6xf32>) -> tensor<3x2xf32> {
  %0 = stablehlo.reshape %x : (tensor<6xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

func.func @reshape_3(%x: tensor<12xf32>) -> tensor<2x6xf32> {
  %0 = stablehlo.reshape %x : (tensor<12xf32>) -> tensor<2x6xf32>
  return %0 : tensor<2x6xf32>
}

func.func @reshape_4(%x: tensor<12xf32>) -> tensor<3x4xf32> {
  %0 = stablehlo.reshape %x : (tensor<12xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @reshape_5(%x: tensor<4x6xf32>) -> tensor<6x4xf32> {
  %0 = stablehlo.reshape %x : (tensor<4x6xf32>) -> tensor<6x4xf32>
  return %0 : tensor<6x4xf32>
}

func.func @reshape_6(%x: tensor<4x6xf32>) -> tensor<24xf32> {
  %0 = stablehlo.reshape %x : (tensor<4x6xf32>) -> tensor<24xf32>
  return %0 : tensor<24xf32>
}

func.func @reshape_7(%x: tensor<24xf32>) -> tensor<3x4x2xf32> {
  %0 = stablehlo.reshape %x : (tensor<24xf32>) -> tensor<3x4x2xf32>
  return %0 : tensor<3x4x2xf32>
}

func.func @reshape_8(%x: tensor<2x3x4xf32>) -> tensor<6x4xf32> {
  %0 = stablehlo.reshape %x : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
  return %0 : tensor<6x4xf32>
}

func.func @reshape_9(%x: tensor<2x3x4xf32>) -> tensor<2x12xf32> {
  %0 = stablehlo.reshape %x : (tensor<2x3x4xf32>) -> tensor<2x12xf32>
  return %0 : tensor<2x12xf32>
}

func.func @reshape_10(%x: tensor<3x4xf32>) -> tensor<3x1x4xf32> {
  %0 = stablehlo.reshape %x : (tensor<3x4xf32>) -> tensor<3x1x4xf32>
  return %0 : tensor<3x1x4xf32>
}

func.func @reshape_11(%x: tensor<1x5xf32>) -> tensor<5xf32> {
  %0 = stablehlo.reshape %x : (tensor<1x5xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @reshape_12(%x: tensor<5xf32>) -> tensor<1x5x1xf32> {
  %0 = stablehlo.reshape %x : (tensor<5xf32>) -> tensor<1x5x1xf32>
  return %0 : tensor<1x5x1xf32>
}

func.func @reshape_13(%x: tensor<2x3x2xf32>) -> tensor<3x4xf32> {
  %0 = stablehlo.reshape %x : (tensor<2x3x2xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @reshape_14(%x: tensor<4x6xf32>) -> tensor<2x12xf32> {
  %0 = stablehlo.reshape %x : (tensor<4x6xf32>) -> tensor<2x12xf32>
  return %0 : tensor<2x12xf32>
}

func.func @reshape_15(%x: tensor<8x3xf32>) -> tensor<2x4x3xf32> {
  %0 = stablehlo.reshape %x : (tensor<8x3xf32>) -> tensor<2x4x3xf32>
  return %0 : tensor<2x4x3xf32>
}

func.func @reshape_16(%x: tensor<4x6x5x2x3xf32>) -> tensor<6x4x5x3x2xf32> {
  %0 = stablehlo.reshape %x : (tensor<4x6x5x2x3xf32>) -> tensor<6x4x5x3x2xf32>
  return %0 : tensor<6x4x5x3x2xf32>
}

func.func @reshape_17(%x: tensor<2x6xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.reshape %x : (tensor<2x6xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @reshape_18(%x: tensor<10xf32>) -> tensor<2x5xf32> {
  %0 = stablehlo.reshape %x : (tensor<10xf32>) -> tensor<2x5xf32>
  return %0 : tensor<2x5xf32>
}

func.func @reshape_19(%x: tensor<f32>) -> tensor<1x1xf32> {
  %0 = stablehlo.reshape %x : (tensor<f32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}

func.func @reshape_20(%x: tensor<2x12xf32>) -> tensor<2x3x4xf32> {
  %0 = stablehlo.reshape %x : (tensor<2x12xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

func.func @reshape_21(%x: tensor<2x3x5xf32>) -> tensor<6x5xf32> {
  %0 = stablehlo.reshape %x : (tensor<2x3x5xf32>) -> tensor<6x5xf32>
  return %0 : tensor<6x5xf32>
}

func.func @reshape_22(%x: tensor<2x3x5xf32>) -> tensor<2x15xf32> {
  %0 = stablehlo.reshape %x : (tensor<2x3x5xf32>) -> tensor<2x15xf32>
  return %0 : tensor<2x15xf32>
}

func.func @reshape_23(%x: tensor<0x3xf32>) -> tensor<3x0xf32> {
  %0 = stablehlo.reshape %x : (tensor<0x3xf32>) -> tensor<3x0xf32>
  return %0 : tensor<3x0xf32>
}
