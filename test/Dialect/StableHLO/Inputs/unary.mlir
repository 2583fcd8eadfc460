module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xf32>) -> (tensor<3x4xf32> {jax.result_info = "result[0]"}, tensor<3x4xf32> {jax.result_info = "result[1]"}, tensor<3x4xf32> {jax.result_info = "result[2]"}, tensor<3x4xf32> {jax.result_info = "result[3]"}, tensor<3x4xf32> {jax.result_info = "result[4]"}, tensor<3x4xf32> {jax.result_info = "result[5]"}, tensor<3x4xf32> {jax.result_info = "result[6]"}, tensor<3x4xf32> {jax.result_info = "result[7]"}, tensor<3x4xf32> {jax.result_info = "result[8]"}, tensor<3x4xf32> {jax.result_info = "result[9]"}, tensor<3x4xf32> {jax.result_info = "result[10]"}, tensor<3x4xf32> {jax.result_info = "result[11]"}, tensor<3x4xf32> {jax.result_info = "result[12]"}, tensor<3x4xf32> {jax.result_info = "result[13]"}, tensor<3x4xf32> {jax.result_info = "result[14]"}, tensor<3x4xf32> {jax.result_info = "result[15]"}) {
    %0 = stablehlo.abs %arg0 : tensor<3x4xf32>
    %1 = stablehlo.negate %arg0 : tensor<3x4xf32>
    %2 = stablehlo.sign %arg0 : tensor<3x4xf32>
    %3 = stablehlo.exponential %arg0 : tensor<3x4xf32>
    %4 = stablehlo.log %arg0 : tensor<3x4xf32>
    %5 = stablehlo.negate %arg0 : tensor<3x4xf32>
    %6 = stablehlo.exponential %5 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %8 = stablehlo.add %7, %6 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %10 = stablehlo.divide %9, %8 : tensor<3x4xf32>
    %11 = stablehlo.tanh %arg0 : tensor<3x4xf32>
    %12 = stablehlo.sqrt %arg0 : tensor<3x4xf32>
    %13 = stablehlo.rsqrt %arg0 : tensor<3x4xf32>
    %14 = stablehlo.sine %arg0 : tensor<3x4xf32>
    %15 = stablehlo.cosine %arg0 : tensor<3x4xf32>
    %16 = chlo.erf %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %17 = chlo.erfc %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %18 = chlo.square %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<3.500000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %20 = stablehlo.power %arg0, %19 : tensor<3x4xf32>
    %21 = stablehlo.multiply %arg0, %arg0 : tensor<3x4xf32>
    %22 = stablehlo.multiply %21, %arg0 : tensor<3x4xf32>
    return %0, %1, %2, %3, %4, %10, %11, %12, %13, %14, %15, %16, %17, %18, %20, %22 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
  }
}
