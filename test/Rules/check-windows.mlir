// RUN: dgc-check-rules %s | FileCheck %s
// slice, pad and concatenate: dimensions that are cut, padded and joined.
// CHECK-NOT: wrong on
// CHECK: total: right {{[0-9]+}}, wrong 0

func.func @slice(%x: tensor<3x6xf32>) -> tensor<3x2xf32> {
  %0 = stablehlo.slice %x [0:3, 2:4:1] : (tensor<3x6xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

func.func @slice_1(%x: tensor<3x12xf32>) -> tensor<3x8xf32> {
  %0 = stablehlo.slice %x [0:3, 4:12:1] : (tensor<3x12xf32>) -> tensor<3x8xf32>
  return %0 : tensor<3x8xf32>
}

func.func @slice_2(%x: tensor<3x9xf32>) -> tensor<3x3xf32> {
  %0 = stablehlo.slice %x [0:3, 0:3:1] : (tensor<3x9xf32>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

func.func @slice_3(%x: tensor<3x6xf32>) -> tensor<3x3xf32> {
  %0 = stablehlo.slice %x [0:3, 0:6:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

func.func @slice_4(%x: tensor<3x8xf32>) -> tensor<3x4xf32> {
  %0 = stablehlo.slice %x [0:3, 1:8:2] : (tensor<3x8xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @slice_5(%x: tensor<3x8xf32>) -> tensor<3x7xf32> {
  %0 = stablehlo.slice %x [0:3, 0:7:1] : (tensor<3x8xf32>) -> tensor<3x7xf32>
  return %0 : tensor<3x7xf32>
}

func.func @slice_6(%x: tensor<3x5xf32>) -> tensor<3x3xf32> {
  %0 = stablehlo.slice %x [0:3, 0:3:1] : (tensor<3x5xf32>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

func.func @slice_7(%x: tensor<3x7xf32>) -> tensor<3x4xf32> {
  %0 = stablehlo.slice %x [0:3, 0:4:1] : (tensor<3x7xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @slice_8(%x: tensor<3x10xf32>) -> tensor<3x9xf32> {
  %0 = stablehlo.slice %x [0:3, 0:9:1] : (tensor<3x10xf32>) -> tensor<3x9xf32>
  return %0 : tensor<3x9xf32>
}

func.func @slice_9(%x: tensor<3x6xf32>) -> tensor<3x6xf32> {
  %0 = stablehlo.slice %x [0:3, 0:6:1] : (tensor<3x6xf32>) -> tensor<3x6xf32>
  return %0 : tensor<3x6xf32>
}

func.func @slice_10(%x: tensor<3x5xf32>) -> tensor<3x3xf32> {
  %0 = stablehlo.slice %x [0:3, 1:4:1] : (tensor<3x5xf32>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

func.func @slice_11(%x: tensor<3x10xf32>) -> tensor<3x5xf32> {
  %0 = stablehlo.slice %x [0:3, 5:10:1] : (tensor<3x10xf32>) -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}

func.func @slice_12(%x: tensor<3x12xf32>) -> tensor<3x4xf32> {
  %0 = stablehlo.slice %x [0:3, 2:12:3] : (tensor<3x12xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @slice_13(%x: tensor<3x12xf32>) -> tensor<3x3xf32> {
  %0 = stablehlo.slice %x [0:3, 6:12:2] : (tensor<3x12xf32>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

func.func @slice_14(%x: tensor<3x12xf32>) -> tensor<3x3xf32> {
  %0 = stablehlo.slice %x [0:3, 5:10:2] : (tensor<3x12xf32>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

func.func @slice_15(%x: tensor<3x12xf32>) -> tensor<3x3xf32> {
  %0 = stablehlo.slice %x [0:3, 0:6:2] : (tensor<3x12xf32>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

func.func @slice_16(%x: tensor<3x12xf32>) -> tensor<3x2xf32> {
  %0 = stablehlo.slice %x [0:3, 7:12:3] : (tensor<3x12xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

func.func @slice_17(%x: tensor<3x9xf32>) -> tensor<3x2xf32> {
  %0 = stablehlo.slice %x [0:3, 4:8:2] : (tensor<3x9xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

func.func @slice_18(%x: tensor<3x15xf32>) -> tensor<3x5xf32> {
  %0 = stablehlo.slice %x [0:3, 5:10:1] : (tensor<3x15xf32>) -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}

func.func @slice_i1(%x: tensor<6xi1>) -> tensor<2xi1> {
  %0 = stablehlo.slice %x [2:4] : (tensor<6xi1>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}

func.func @concatenate(%x0: tensor<3x3xf32>, %x1: tensor<3x3xf32>) -> tensor<3x6xf32> {
  %0 = stablehlo.concatenate %x0, %x1, dim = 1 : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x6xf32>
  return %0 : tensor<3x6xf32>
}

func.func @concatenate_1(%x0: tensor<3x4xf32>, %x1: tensor<3x2xf32>) -> tensor<3x6xf32> {
  %0 = stablehlo.concatenate %x0, %x1, dim = 1 : (tensor<3x4xf32>, tensor<3x2xf32>) -> tensor<3x6xf32>
  return %0 : tensor<3x6xf32>
}

func.func @concatenate_2(%x0: tensor<3x5xf32>, %x1: tensor<3x5xf32>, %x2: tensor<3x5xf32>) -> tensor<3x15xf32> {
  %0 = stablehlo.concatenate %x0, %x1, %x2, dim = 1 : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x15xf32>
  return %0 : tensor<3x15xf32>
}

func.func @concatenate_3(%x0: tensor<3x2xf32>, %x1: tensor<3x4xf32>, %x2: tensor<3x6xf32>) -> tensor<3x12xf32> {
  %0 = stablehlo.concatenate %x0, %x1, %x2, dim = 1 : (tensor<3x2xf32>, tensor<3x4xf32>, tensor<3x6xf32>) -> tensor<3x12xf32>
  return %0 : tensor<3x12xf32>
}

func.func @concatenate_4(%x0: tensor<3x3xf32>, %x1: tensor<3x4xf32>) -> tensor<3x7xf32> {
  %0 = stablehlo.concatenate %x0, %x1, dim = 1 : (tensor<3x3xf32>, tensor<3x4xf32>) -> tensor<3x7xf32>
  return %0 : tensor<3x7xf32>
}

func.func @concatenate_5(%x0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = stablehlo.concatenate %x0, dim = 1 : (tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @pad(%x: tensor<2x3xf32>, %v: tensor<f32> {check.range = [7, 7]}) -> tensor<2x6xf32> {
  %0 = stablehlo.pad %x, %v, low = [0, 3], high = [0, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x6xf32>
  return %0 : tensor<2x6xf32>
}

func.func @pad_1(%x: tensor<2x4xf32>, %v: tensor<f32> {check.range = [7, 7]}) -> tensor<2x8xf32> {
  %0 = stablehlo.pad %x, %v, low = [0, 2], high = [0, 2], interior = [0, 0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x8xf32>
  return %0 : tensor<2x8xf32>
}

func.func @pad_2(%x: tensor<2x6xf32>, %v: tensor<f32> {check.range = [7, 7]}) -> tensor<2x12xf32> {
  %0 = stablehlo.pad %x, %v, low = [0, 3], high = [0, 3], interior = [0, 0] : (tensor<2x6xf32>, tensor<f32>) -> tensor<2x12xf32>
  return %0 : tensor<2x12xf32>
}

func.func @pad_3(%x: tensor<2x3xf32>, %v: tensor<f32> {check.range = [7, 7]}) -> tensor<2x6xf32> {
  %0 = stablehlo.pad %x, %v, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x6xf32>
  return %0 : tensor<2x6xf32>
}

func.func @pad_4(%x: tensor<2x4xf32>, %v: tensor<f32> {check.range = [7, 7]}) -> tensor<2x12xf32> {
  %0 = stablehlo.pad %x, %v, low = [0, 1], high = [0, 1], interior = [0, 2] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x12xf32>
  return %0 : tensor<2x12xf32>
}

func.func @pad_5(%x: tensor<2x7xf32>, %v: tensor<f32> {check.range = [7, 7]}) -> tensor<2x8xf32> {
  %0 = stablehlo.pad %x, %v, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<2x7xf32>, tensor<f32>) -> tensor<2x8xf32>
  return %0 : tensor<2x8xf32>
}

func.func @pad_6(%x: tensor<2x5xf32>, %v: tensor<f32> {check.range = [7, 7]}) -> tensor<2x6xf32> {
  %0 = stablehlo.pad %x, %v, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x6xf32>
  return %0 : tensor<2x6xf32>
}

func.func @pad_7(%x: tensor<2x5xf32>, %v: tensor<f32> {check.range = [7, 7]}) -> tensor<2x7xf32> {
  %0 = stablehlo.pad %x, %v, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x7xf32>
  return %0 : tensor<2x7xf32>
}

func.func @pad_8(%x: tensor<2x3xf32>, %v: tensor<f32> {check.range = [7, 7]}) -> tensor<2x6xf32> {
  %0 = stablehlo.pad %x, %v, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x6xf32>
  return %0 : tensor<2x6xf32>
}

func.func @pad_9(%x: tensor<2x5xf32>, %v: tensor<f32> {check.range = [7, 7]}) -> tensor<2x6xf32> {
  %0 = stablehlo.pad %x, %v, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x6xf32>
  return %0 : tensor<2x6xf32>
}

func.func @pad_10(%x: tensor<2x6xf32>, %v: tensor<f32> {check.range = [7, 7]}) -> tensor<2x4xf32> {
  %0 = stablehlo.pad %x, %v, low = [0, -2], high = [0, 0], interior = [0, 0] : (tensor<2x6xf32>, tensor<f32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

func.func @pad_11(%x: tensor<2x9xf32>, %v: tensor<f32> {check.range = [7, 7]}) -> tensor<2x10xf32> {
  %0 = stablehlo.pad %x, %v, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<2x9xf32>, tensor<f32>) -> tensor<2x10xf32>
  return %0 : tensor<2x10xf32>
}

func.func @pad_12(%x: tensor<2x4xf32>, %v: tensor<f32> {check.range = [7, 7]}) -> tensor<2x3xf32> {
  %0 = stablehlo.pad %x, %v, low = [0, 0], high = [0, -1], interior = [0, 0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

func.func @pad_13(%x: tensor<2x3xf32>, %v: tensor<f32> {check.range = [7, 7]}) -> tensor<2x12xf32> {
  %0 = stablehlo.pad %x, %v, low = [0, 6], high = [0, 1], interior = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x12xf32>
  return %0 : tensor<2x12xf32>
}

func.func @pad_14(%x: tensor<2x4xf32>, %v: tensor<f32> {check.range = [7, 7]}) -> tensor<2x19xf32> {
  %0 = stablehlo.pad %x, %v, low = [0, 5], high = [0, 4], interior = [0, 2] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x19xf32>
  return %0 : tensor<2x19xf32>
}

func.func @pad_15(%x: tensor<2x6xf32>, %v: tensor<f32> {check.range = [7, 7]}) -> tensor<2x8xf32> {
  %0 = stablehlo.pad %x, %v, low = [0, -4], high = [0, 1], interior = [0, 1] : (tensor<2x6xf32>, tensor<f32>) -> tensor<2x8xf32>
  return %0 : tensor<2x8xf32>
}

func.func @pad_16(%x: tensor<2x5xf32>, %v: tensor<f32> {check.range = [7, 7]}) -> tensor<2x20xf32> {
  %0 = stablehlo.pad %x, %v, low = [0, 5], high = [0, 10], interior = [0, 0] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x20xf32>
  return %0 : tensor<2x20xf32>
}

func.func @pad_with_zero(%x: tensor<3x4xf32>) -> tensor<3x8xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.pad %x, %z, low = [0, 2], high = [0, 2], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x8xf32>
  return %0 : tensor<3x8xf32>
}
