module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xf32>) -> (tensor<3x4xf32> {jax.result_info = "result[0]"}, tensor<3x4xf32> {jax.result_info = "result[1]"}, tensor<3x4xbf16> {jax.result_info = "result[2]"}, tensor<3x4xf16> {jax.result_info = "result[3]"}, tensor<0x3xf32> {jax.result_info = "result[4]"}, tensor<3x4xf32> {jax.result_info = "result[5]"}, tensor<2xi1> {jax.result_info = "result[6]"}, tensor<ui8> {jax.result_info = "result[7]"}, tensor<i8> {jax.result_info = "result[8]"}) {
    %cst = stablehlo.constant dense<[[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00, 7.000000e+00], [8.000000e+00, 9.000000e+00, 1.000000e+01, 1.100000e+01]]> : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<[[1.76405239, 0.400157213, 9.787380e-01, 2.24089313], [1.867558, -0.977277874, 0.950088441, -0.151357204], [-0.103218853, 0.410598516, 0.144043565, 1.45427346]]> : tensor<3x4xf32>
    %c = stablehlo.constant dense<[true, false]> : tensor<2xi1>
    %0 = stablehlo.add %arg0, %cst : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.compare GT, %arg0, %1, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %cst_3 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %3 = call @_where(%2, %cst_2, %cst_3) : (tensor<3x4xi1>, tensor<f32>, tensor<f32>) -> tensor<3x4xf32>
    %4 = stablehlo.convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xbf16>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %6 = stablehlo.multiply %4, %5 : tensor<3x4xbf16>
    %7 = stablehlo.convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xf16>
    %cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<f16>
    %8 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %9 = stablehlo.multiply %7, %8 : tensor<3x4xf16>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<0x3xf32>
    %11 = stablehlo.multiply %arg0, %cst_0 : tensor<3x4xf32>
    %c_7 = stablehlo.constant dense<3> : tensor<ui8>
    %c_8 = stablehlo.constant dense<-3> : tensor<i8>
    return %0, %3, %6, %9, %10, %11, %c, %c_7, %c_8 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xbf16>, tensor<3x4xf16>, tensor<0x3xf32>, tensor<3x4xf32>, tensor<2xi1>, tensor<ui8>, tensor<i8>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<3x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<3x4xi1>, tensor<3x4xf32>
    return %2 : tensor<3x4xf32>
  }
}
