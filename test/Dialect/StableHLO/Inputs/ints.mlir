module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xi32>, %arg1: tensor<3x4xi32>, %arg2: tensor<3x4xi1>, %arg3: tensor<3x4xi1>) -> (tensor<3x4xi32> {jax.result_info = "result[0]"}, tensor<3x4xi32> {jax.result_info = "result[1]"}, tensor<3x4xi32> {jax.result_info = "result[2]"}, tensor<3x4xi32> {jax.result_info = "result[3]"}, tensor<3x4xi32> {jax.result_info = "result[4]"}, tensor<3x4xi32> {jax.result_info = "result[5]"}, tensor<3x4xi32> {jax.result_info = "result[6]"}, tensor<3x4xi32> {jax.result_info = "result[7]"}, tensor<3x4xi32> {jax.result_info = "result[8]"}, tensor<3x4xi32> {jax.result_info = "result[9]"}, tensor<3x4xi1> {jax.result_info = "result[10]"}, tensor<3x4xi1> {jax.result_info = "result[11]"}, tensor<3x4xi1> {jax.result_info = "result[12]"}, tensor<3x4xi1> {jax.result_info = "result[13]"}, tensor<3x4xi1> {jax.result_info = "result[14]"}, tensor<3x4xf32> {jax.result_info = "result[15]"}, tensor<3x4xi32> {jax.result_info = "result[16]"}, tensor<3x4xui8> {jax.result_info = "result[17]"}, tensor<3x4xi32> {jax.result_info = "result[18]"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x4xi32>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<3x4xi32>
    %2 = stablehlo.multiply %arg0, %arg1 : tensor<3x4xi32>
    %3 = stablehlo.divide %arg0, %arg1 : tensor<3x4xi32>
    %4 = stablehlo.maximum %arg0, %arg1 : tensor<3x4xi32>
    %5 = stablehlo.minimum %arg0, %arg1 : tensor<3x4xi32>
    %6 = stablehlo.and %arg0, %arg1 : tensor<3x4xi32>
    %7 = stablehlo.or %arg0, %arg1 : tensor<3x4xi32>
    %8 = stablehlo.xor %arg0, %arg1 : tensor<3x4xi32>
    %9 = stablehlo.not %arg0 : tensor<3x4xi32>
    %10 = stablehlo.and %arg2, %arg3 : tensor<3x4xi1>
    %11 = stablehlo.or %arg2, %arg3 : tensor<3x4xi1>
    %12 = stablehlo.xor %arg2, %arg3 : tensor<3x4xi1>
    %13 = stablehlo.not %arg2 : tensor<3x4xi1>
    %14 = stablehlo.or %arg2, %arg3 : tensor<3x4xi1>
    %15 = stablehlo.convert %arg0 : (tensor<3x4xi32>) -> tensor<3x4xf32>
    %16 = stablehlo.convert %arg2 : (tensor<3x4xi1>) -> tensor<3x4xi32>
    %17 = stablehlo.convert %arg0 : (tensor<3x4xi32>) -> tensor<3x4xui8>
    %18 = stablehlo.sign %arg0 : tensor<3x4xi32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18 : tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xi32>, tensor<3x4xui8>, tensor<3x4xi32>
  }
}
