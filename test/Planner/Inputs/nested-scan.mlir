module @jit_nested attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32x32xf32>, %arg1: tensor<6x5x24x32xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<32x32xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x24x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x5x24x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x5x24x32xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x5x24x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5:8 = stablehlo.while(%iterArg = %arg1, %iterArg_10 = %arg0, %iterArg_11 = %c, %iterArg_12 = %0, %iterArg_13 = %1, %iterArg_14 = %2, %iterArg_15 = %3, %iterArg_16 = %4) : tensor<6x5x24x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<24x32xf32>, tensor<6x24x32xf32>, tensor<6x5x24x32xf32>, tensor<6x5x24x32xf32>, tensor<6x5x24x32xf32>
    cond {
      %c_17 = stablehlo.constant dense<6> : tensor<i32>
      %21 = stablehlo.compare LT, %iterArg_11, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %21 : tensor<i1>
    } do {
      %21 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_11) : (tensor<6x5x24x32xf32>, tensor<i32>) -> tensor<5x24x32xf32>
      %22:5 = func.call @closed_call(%iterArg_10, %iterArg_12, %21) : (tensor<32x32xf32>, tensor<24x32xf32>, tensor<5x24x32xf32>) -> (tensor<24x32xf32>, tensor<24x32xf32>, tensor<5x24x32xf32>, tensor<5x24x32xf32>, tensor<5x24x32xf32>)
      %23 = func.call @dynamic_update_index_in_dim_2(%iterArg_13, %22#1, %iterArg_11) : (tensor<6x24x32xf32>, tensor<24x32xf32>, tensor<i32>) -> tensor<6x24x32xf32>
      %24 = func.call @dynamic_update_index_in_dim_3(%iterArg_14, %22#2, %iterArg_11) : (tensor<6x5x24x32xf32>, tensor<5x24x32xf32>, tensor<i32>) -> tensor<6x5x24x32xf32>
      %25 = func.call @dynamic_update_index_in_dim_3(%iterArg_15, %22#3, %iterArg_11) : (tensor<6x5x24x32xf32>, tensor<5x24x32xf32>, tensor<i32>) -> tensor<6x5x24x32xf32>
      %26 = func.call @dynamic_update_index_in_dim_3(%iterArg_16, %22#4, %iterArg_11) : (tensor<6x5x24x32xf32>, tensor<5x24x32xf32>, tensor<i32>) -> tensor<6x5x24x32xf32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %27 = stablehlo.add %iterArg_11, %c_17 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %27, %22#0, %23, %24, %25, %26 : tensor<6x5x24x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<24x32xf32>, tensor<6x24x32xf32>, tensor<6x5x24x32xf32>, tensor<6x5x24x32xf32>, tensor<6x5x24x32xf32>
    }
    %6 = stablehlo.multiply %5#3, %5#3 : tensor<24x32xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x32xf32>, tensor<f32>) -> tensor<f32>
    %8 = stablehlo.multiply %5#4, %5#4 : tensor<6x24x32xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_5) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<6x24x32xf32>, tensor<f32>) -> tensor<f32>
    %10 = stablehlo.add %7, %9 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x24x32xf32>
    %12 = stablehlo.multiply %5#4, %11 : tensor<6x24x32xf32>
    %13 = stablehlo.multiply %11, %5#4 : tensor<6x24x32xf32>
    %14 = stablehlo.add %12, %13 : tensor<6x24x32xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %16 = stablehlo.multiply %5#3, %15 : tensor<24x32xf32>
    %17 = stablehlo.multiply %15, %5#3 : tensor<24x32xf32>
    %18 = stablehlo.add %16, %17 : tensor<24x32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %20:9 = stablehlo.while(%iterArg = %14, %iterArg_10 = %5#5, %iterArg_11 = %5#6, %iterArg_12 = %5#7, %iterArg_13 = %arg1, %iterArg_14 = %arg0, %iterArg_15 = %c_9, %iterArg_16 = %19, %iterArg_17 = %18) : tensor<6x24x32xf32>, tensor<6x5x24x32xf32>, tensor<6x5x24x32xf32>, tensor<6x5x24x32xf32>, tensor<6x5x24x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<32x32xf32>, tensor<24x32xf32>
    cond {
      %c_18 = stablehlo.constant dense<6> : tensor<i32>
      %21 = stablehlo.compare LT, %iterArg_15, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %21 : tensor<i1>
    } do {
      %c_18 = stablehlo.constant dense<6> : tensor<i32>
      %21 = stablehlo.subtract %c_18, %iterArg_15 : tensor<i32>
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.subtract %21, %c_19 : tensor<i32>
      %23 = func.call @dynamic_index_in_dim_4(%iterArg, %22) : (tensor<6x24x32xf32>, tensor<i32>) -> tensor<24x32xf32>
      %24 = func.call @dynamic_index_in_dim(%iterArg_10, %22) : (tensor<6x5x24x32xf32>, tensor<i32>) -> tensor<5x24x32xf32>
      %25 = func.call @dynamic_index_in_dim(%iterArg_11, %22) : (tensor<6x5x24x32xf32>, tensor<i32>) -> tensor<5x24x32xf32>
      %26 = func.call @dynamic_index_in_dim(%iterArg_12, %22) : (tensor<6x5x24x32xf32>, tensor<i32>) -> tensor<5x24x32xf32>
      %27 = func.call @dynamic_index_in_dim(%iterArg_13, %22) : (tensor<6x5x24x32xf32>, tensor<i32>) -> tensor<5x24x32xf32>
      %28:2 = func.call @closed_call_5(%iterArg_14, %iterArg_16, %iterArg_17, %23, %24, %25, %26, %27) : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<24x32xf32>, tensor<24x32xf32>, tensor<5x24x32xf32>, tensor<5x24x32xf32>, tensor<5x24x32xf32>, tensor<5x24x32xf32>) -> (tensor<32x32xf32>, tensor<24x32xf32>)
      %c_20 = stablehlo.constant dense<1> : tensor<i32>
      %29 = stablehlo.add %iterArg_15, %c_20 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %29, %28#0, %28#1 : tensor<6x24x32xf32>, tensor<6x5x24x32xf32>, tensor<6x5x24x32xf32>, tensor<6x5x24x32xf32>, tensor<6x5x24x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<32x32xf32>, tensor<24x32xf32>
    }
    return %10, %20#7 : tensor<f32>, tensor<32x32xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x5x24x32xf32>, %arg1: tensor<i32>) -> tensor<5x24x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 5, 24, 32] : (tensor<6x5x24x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x5x24x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x5x24x32xf32>) -> tensor<5x24x32xf32>
    return %1 : tensor<5x24x32xf32>
  }
  func.func private @closed_call(%arg0: tensor<32x32xf32>, %arg1: tensor<24x32xf32>, %arg2: tensor<5x24x32xf32>) -> (tensor<24x32xf32>, tensor<24x32xf32>, tensor<5x24x32xf32>, tensor<5x24x32xf32>, tensor<5x24x32xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x24x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x24x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x24x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x24x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4:8 = stablehlo.while(%iterArg = %arg2, %iterArg_5 = %arg0, %iterArg_6 = %c, %iterArg_7 = %arg1, %iterArg_8 = %0, %iterArg_9 = %1, %iterArg_10 = %2, %iterArg_11 = %3) : tensor<5x24x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<24x32xf32>, tensor<5x24x32xf32>, tensor<5x24x32xf32>, tensor<5x24x32xf32>, tensor<5x24x32xf32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %8 = stablehlo.compare LT, %iterArg_6, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8 = func.call @dynamic_index_in_dim_0(%iterArg, %iterArg_6) : (tensor<5x24x32xf32>, tensor<i32>) -> tensor<24x32xf32>
      %9:5 = func.call @closed_call_1(%iterArg_5, %iterArg_7, %8) : (tensor<32x32xf32>, tensor<24x32xf32>, tensor<24x32xf32>) -> (tensor<24x32xf32>, tensor<24x32xf32>, tensor<24x32xf32>, tensor<24x32xf32>, tensor<24x32xf32>)
      %10 = func.call @dynamic_update_index_in_dim(%iterArg_8, %9#1, %iterArg_6) : (tensor<5x24x32xf32>, tensor<24x32xf32>, tensor<i32>) -> tensor<5x24x32xf32>
      %11 = func.call @dynamic_update_index_in_dim(%iterArg_9, %9#2, %iterArg_6) : (tensor<5x24x32xf32>, tensor<24x32xf32>, tensor<i32>) -> tensor<5x24x32xf32>
      %12 = func.call @dynamic_update_index_in_dim(%iterArg_10, %9#3, %iterArg_6) : (tensor<5x24x32xf32>, tensor<24x32xf32>, tensor<i32>) -> tensor<5x24x32xf32>
      %13 = func.call @dynamic_update_index_in_dim(%iterArg_11, %9#4, %iterArg_6) : (tensor<5x24x32xf32>, tensor<24x32xf32>, tensor<i32>) -> tensor<5x24x32xf32>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg_6, %c_12 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_5, %14, %9#0, %10, %11, %12, %13 : tensor<5x24x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<24x32xf32>, tensor<5x24x32xf32>, tensor<5x24x32xf32>, tensor<5x24x32xf32>, tensor<5x24x32xf32>
    }
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4#4 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<5x24x32xf32>, tensor<f32>) -> tensor<24x32xf32>
    %cst_4 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %7 = stablehlo.divide %5, %6 : tensor<24x32xf32>
    return %4#3, %7, %4#5, %4#6, %4#7 : tensor<24x32xf32>, tensor<24x32xf32>, tensor<5x24x32xf32>, tensor<5x24x32xf32>, tensor<5x24x32xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<5x24x32xf32>, %arg1: tensor<i32>) -> tensor<24x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 32] : (tensor<5x24x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x32xf32>) -> tensor<24x32xf32>
    return %1 : tensor<24x32xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<32x32xf32>, %arg1: tensor<24x32xf32>, %arg2: tensor<24x32xf32>) -> (tensor<24x32xf32>, tensor<24x32xf32>, tensor<24x32xf32>, tensor<24x32xf32>, tensor<24x32xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x32xf32>, tensor<32x32xf32>) -> tensor<24x32xf32>
    %1 = stablehlo.add %0, %arg2 : tensor<24x32xf32>
    %2 = stablehlo.tanh %1 : tensor<24x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %4 = stablehlo.subtract %3, %2 : tensor<24x32xf32>
    %5 = stablehlo.multiply %2, %arg2 : tensor<24x32xf32>
    return %2, %5, %arg1, %2, %4 : tensor<24x32xf32>, tensor<24x32xf32>, tensor<24x32xf32>, tensor<24x32xf32>, tensor<24x32xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x24x32xf32>, %arg1: tensor<24x32xf32>, %arg2: tensor<i32>) -> tensor<5x24x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x32xf32>) -> tensor<1x24x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<5x24x32xf32>, tensor<1x24x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x24x32xf32>
    return %1 : tensor<5x24x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<6x24x32xf32>, %arg1: tensor<24x32xf32>, %arg2: tensor<i32>) -> tensor<6x24x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x32xf32>) -> tensor<1x24x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x24x32xf32>, tensor<1x24x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x24x32xf32>
    return %1 : tensor<6x24x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<6x5x24x32xf32>, %arg1: tensor<5x24x32xf32>, %arg2: tensor<i32>) -> tensor<6x5x24x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<5x24x32xf32>) -> tensor<1x5x24x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<6x5x24x32xf32>, tensor<1x5x24x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x5x24x32xf32>
    return %1 : tensor<6x5x24x32xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<6x24x32xf32>, %arg1: tensor<i32>) -> tensor<24x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 24, 32] : (tensor<6x24x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x24x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x24x32xf32>) -> tensor<24x32xf32>
    return %1 : tensor<24x32xf32>
  }
  func.func private @closed_call_5(%arg0: tensor<32x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<24x32xf32>, %arg3: tensor<24x32xf32>, %arg4: tensor<5x24x32xf32>, %arg5: tensor<5x24x32xf32>, %arg6: tensor<5x24x32xf32>, %arg7: tensor<5x24x32xf32>) -> (tensor<32x32xf32>, tensor<24x32xf32>) {
    %cst = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %1 = stablehlo.divide %arg3, %0 : tensor<24x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<24x32xf32>) -> tensor<5x24x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4:9 = stablehlo.while(%iterArg = %2, %iterArg_1 = %arg4, %iterArg_2 = %arg5, %iterArg_3 = %arg6, %iterArg_4 = %arg7, %iterArg_5 = %arg0, %iterArg_6 = %c, %iterArg_7 = %3, %iterArg_8 = %arg2) : tensor<5x24x32xf32>, tensor<5x24x32xf32>, tensor<5x24x32xf32>, tensor<5x24x32xf32>, tensor<5x24x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<32x32xf32>, tensor<24x32xf32>
    cond {
      %c_9 = stablehlo.constant dense<5> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg_6, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %c_9 = stablehlo.constant dense<5> : tensor<i32>
      %6 = stablehlo.subtract %c_9, %iterArg_6 : tensor<i32>
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.subtract %6, %c_10 : tensor<i32>
      %8 = func.call @dynamic_index_in_dim_0(%iterArg, %7) : (tensor<5x24x32xf32>, tensor<i32>) -> tensor<24x32xf32>
      %9 = func.call @dynamic_index_in_dim_0(%iterArg_1, %7) : (tensor<5x24x32xf32>, tensor<i32>) -> tensor<24x32xf32>
      %10 = func.call @dynamic_index_in_dim_0(%iterArg_2, %7) : (tensor<5x24x32xf32>, tensor<i32>) -> tensor<24x32xf32>
      %11 = func.call @dynamic_index_in_dim_0(%iterArg_3, %7) : (tensor<5x24x32xf32>, tensor<i32>) -> tensor<24x32xf32>
      %12 = func.call @dynamic_index_in_dim_0(%iterArg_4, %7) : (tensor<5x24x32xf32>, tensor<i32>) -> tensor<24x32xf32>
      %13:2 = func.call @closed_call_6(%iterArg_5, %iterArg_7, %iterArg_8, %8, %9, %10, %11, %12) : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<24x32xf32>, tensor<24x32xf32>, tensor<24x32xf32>, tensor<24x32xf32>, tensor<24x32xf32>, tensor<24x32xf32>) -> (tensor<32x32xf32>, tensor<24x32xf32>)
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg_6, %c_11 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %14, %13#0, %13#1 : tensor<5x24x32xf32>, tensor<5x24x32xf32>, tensor<5x24x32xf32>, tensor<5x24x32xf32>, tensor<5x24x32xf32>, tensor<32x32xf32>, tensor<i32>, tensor<32x32xf32>, tensor<24x32xf32>
    }
    %5 = stablehlo.add %arg1, %4#7 : tensor<32x32xf32>
    return %5, %4#8 : tensor<32x32xf32>, tensor<24x32xf32>
  }
  func.func private @closed_call_6(%arg0: tensor<32x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<24x32xf32>, %arg3: tensor<24x32xf32>, %arg4: tensor<24x32xf32>, %arg5: tensor<24x32xf32>, %arg6: tensor<24x32xf32>, %arg7: tensor<24x32xf32>) -> (tensor<32x32xf32>, tensor<24x32xf32>) {
    %0 = stablehlo.multiply %arg3, %arg7 : tensor<24x32xf32>
    %1 = stablehlo.add %arg2, %0 : tensor<24x32xf32>
    %2 = stablehlo.multiply %1, %arg6 : tensor<24x32xf32>
    %3 = stablehlo.multiply %2, %arg5 : tensor<24x32xf32>
    %4 = stablehlo.add %2, %3 : tensor<24x32xf32>
    %5 = stablehlo.dot_general %4, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x32xf32>, tensor<24x32xf32>) -> tensor<32x32xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %7 = stablehlo.add %arg1, %6 : tensor<32x32xf32>
    %8 = stablehlo.dot_general %4, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x32xf32>, tensor<32x32xf32>) -> tensor<24x32xf32>
    return %7, %8 : tensor<32x32xf32>, tensor<24x32xf32>
  }
}
