module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<i32>) -> (tensor<i32> {jax.result_info = "result[0][0]"}, tensor<3x4xf32> {jax.result_info = "result[0][1]"}, tensor<3x4xf32> {jax.result_info = "result[1]"}, tensor<3x4xf32> {jax.result_info = "result[2]"}, tensor<3x4xf32> {jax.result_info = "result[3]"}, tensor<4xf32> {jax.result_info = "result[4][0]"}, tensor<3x4xf32> {jax.result_info = "result[4][1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:3 = stablehlo.while(%iterArg = %arg1, %iterArg_6 = %c, %iterArg_7 = %arg0) : tensor<i32>, tensor<i32>, tensor<3x4xf32>
    cond {
      %11 = stablehlo.convert %iterArg_6 : tensor<i32>
      %12 = stablehlo.compare LT, %11, %iterArg, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg_6, %c_8 : tensor<i32>
      %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %13 = stablehlo.multiply %iterArg_7, %12 : tensor<3x4xf32>
      stablehlo.return %iterArg, %11, %13 : tensor<i32>, tensor<i32>, tensor<3x4xf32>
    }
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.compare GT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %1 : (tensor<i1>) -> tensor<i32>
    %3 = "stablehlo.case"(%2) ({
      %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %12 = stablehlo.multiply %arg0, %11 : tensor<3x4xf32>
      stablehlo.return %12 : tensor<3x4xf32>
    }, {
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %12 = stablehlo.add %arg0, %11 : tensor<3x4xf32>
      stablehlo.return %12 : tensor<3x4xf32>
    }) : (tensor<i32>) -> tensor<3x4xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %4 = stablehlo.clamp %c_1, %arg1, %c_2 : tensor<i32>
    %5 = "stablehlo.case"(%4) ({
      stablehlo.return %arg0 : tensor<3x4xf32>
    }, {
      %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %12 = stablehlo.add %arg0, %11 : tensor<3x4xf32>
      stablehlo.return %12 : tensor<3x4xf32>
    }, {
      %cst_6 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %12 = stablehlo.multiply %arg0, %11 : tensor<3x4xf32>
      stablehlo.return %12 : tensor<3x4xf32>
    }) : (tensor<i32>) -> tensor<3x4xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %6:3 = stablehlo.while(%iterArg = %c_4, %iterArg_6 = %c_3, %iterArg_7 = %arg0) : tensor<i32>, tensor<i32>, tensor<3x4xf32>
    cond {
      %c_8 = stablehlo.constant dense<5> : tensor<i32>
      %11 = stablehlo.compare LT, %iterArg, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %11:2 = func.call @closed_call(%iterArg_6, %iterArg_7) : (tensor<i32>, tensor<3x4xf32>) -> (tensor<i32>, tensor<3x4xf32>)
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.add %iterArg, %c_8 : tensor<i32>
      stablehlo.return %12, %11#0, %11#1 : tensor<i32>, tensor<i32>, tensor<3x4xf32>
    }
    %7 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xf32>) -> tensor<1x4xf32>
    %8 = stablehlo.reshape %7 : (tensor<1x4xf32>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %10:4 = stablehlo.while(%iterArg = %arg0, %iterArg_6 = %c_5, %iterArg_7 = %8, %iterArg_8 = %9) : tensor<3x4xf32>, tensor<i32>, tensor<4xf32>, tensor<3x4xf32>
    cond {
      %c_9 = stablehlo.constant dense<3> : tensor<i32>
      %11 = stablehlo.compare LT, %iterArg_6, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %11 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_6) : (tensor<3x4xf32>, tensor<i32>) -> tensor<4xf32>
      %12:2 = func.call @closed_call_0(%iterArg_7, %11) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
      %13 = func.call @dynamic_update_index_in_dim(%iterArg_8, %12#1, %iterArg_6) : (tensor<3x4xf32>, tensor<4xf32>, tensor<i32>) -> tensor<3x4xf32>
      %c_9 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg_6, %c_9 : tensor<i32>
      stablehlo.return %iterArg, %14, %12#0, %13 : tensor<3x4xf32>, tensor<i32>, tensor<4xf32>, tensor<3x4xf32>
    }
    return %0#1, %0#2, %3, %5, %6#2, %10#2, %10#3 : tensor<i32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<3x4xf32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<3x4xf32>) -> (tensor<i32>, tensor<3x4xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x4xf32>
    return %0, %3 : tensor<i32>, tensor<3x4xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x4xf32>, %arg1: tensor<i32>) -> tensor<4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 4] : (tensor<3x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @closed_call_0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<4xf32>
    %1 = stablehlo.multiply %arg0, %arg1 : tensor<4xf32>
    return %0, %1 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<i32>) -> tensor<3x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
    return %1 : tensor<3x4xf32>
  }
}
