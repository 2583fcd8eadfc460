module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xf32>) -> (tensor<3x4xf32> {jax.result_info = "result[0]"}, tensor<3x4xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.exponential %arg0 : tensor<3x4xf32>
    %1 = stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<3x4xf32>
    %2 = stablehlo.tanh %arg0 : tensor<3x4xf32>
    %3 = stablehlo.tanh %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-03, rtol = 2.000000e-04, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3x4xf32>
    return %1, %3 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}
