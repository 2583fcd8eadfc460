// What a loop yields lies where it is carried, a slice of a stack is a view, a sum over ranks lies in
// the result: the prediction knows, so a limit needs no second plan. (The gradient of a scan, from
// benchmarks/memory_loops.py.)
// RUN: dgc-compile %s --devices 2 --cpu x86-64-v2 --memory-limit 330KiB --strip -o %t.dgc | FileCheck %s
// CHECK: KiB of 330.0 KiB: predicted to fit
// CHECK: in all 0.31{{[0-9]}} MiB, predicted 0.3{{[01][0-9]}} MiB{{$}}
// RUN: dgc-compile %s --devices 1 --cpu x86-64-v2 --memory-limit 600KiB --strip -o %t.dgc | FileCheck %s --check-prefix=ONE
// ONE: in all [[LAID_OUT:0[.][0-9]+]] MiB, predicted [[LAID_OUT]] MiB{{$}}

module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x64xf32>, %arg1: tensor<16x32x64xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<64x64xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg1 [0:1, 0:32, 0:64] : (tensor<16x32x64xf32>) -> tensor<1x32x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x64xf32>) -> tensor<32x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32x64xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x32x64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x32x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6:8 = stablehlo.while(%iterArg = %arg1, %iterArg_8 = %arg0, %iterArg_9 = %c, %iterArg_10 = %1, %iterArg_11 = %2, %iterArg_12 = %3, %iterArg_13 = %4, %iterArg_14 = %5) : tensor<16x32x64xf32>, tensor<64x64xf32>, tensor<i32>, tensor<32x64xf32>, tensor<16x32xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>
    cond {
      %c_15 = stablehlo.constant dense<16> : tensor<i32>
      %12 = stablehlo.compare LT, %iterArg_9, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %12 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_9) : (tensor<16x32x64xf32>, tensor<i32>) -> tensor<32x64xf32>
      %13:5 = func.call @closed_call(%iterArg_8, %iterArg_10, %12) : (tensor<64x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>) -> (tensor<32x64xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>)
      %14 = func.call @dynamic_update_index_in_dim(%iterArg_11, %13#1, %iterArg_9) : (tensor<16x32xf32>, tensor<32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %15 = func.call @dynamic_update_index_in_dim_0(%iterArg_12, %13#2, %iterArg_9) : (tensor<16x32x64xf32>, tensor<32x64xf32>, tensor<i32>) -> tensor<16x32x64xf32>
      %16 = func.call @dynamic_update_index_in_dim_0(%iterArg_13, %13#3, %iterArg_9) : (tensor<16x32x64xf32>, tensor<32x64xf32>, tensor<i32>) -> tensor<16x32x64xf32>
      %17 = func.call @dynamic_update_index_in_dim_0(%iterArg_14, %13#4, %iterArg_9) : (tensor<16x32x64xf32>, tensor<32x64xf32>, tensor<i32>) -> tensor<16x32x64xf32>
      %c_15 = stablehlo.constant dense<1> : tensor<i32>
      %18 = stablehlo.add %iterArg_9, %c_15 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_8, %18, %13#0, %14, %15, %16, %17 : tensor<16x32x64xf32>, tensor<64x64xf32>, tensor<i32>, tensor<32x64xf32>, tensor<16x32xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>
    }
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6#4 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %11:8 = stablehlo.while(%iterArg = %8, %iterArg_8 = %6#5, %iterArg_9 = %6#6, %iterArg_10 = %6#7, %iterArg_11 = %arg0, %iterArg_12 = %c_7, %iterArg_13 = %10, %iterArg_14 = %9) : tensor<16x32xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<64x64xf32>, tensor<i32>, tensor<64x64xf32>, tensor<32x64xf32>
    cond {
      %c_15 = stablehlo.constant dense<16> : tensor<i32>
      %12 = stablehlo.compare LT, %iterArg_12, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %c_15 = stablehlo.constant dense<16> : tensor<i32>
      %12 = stablehlo.subtract %c_15, %iterArg_12 : tensor<i32>
      %c_16 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.subtract %12, %c_16 : tensor<i32>
      %14 = func.call @dynamic_index_in_dim_1(%iterArg, %13) : (tensor<16x32xf32>, tensor<i32>) -> tensor<32xf32>
      %15 = func.call @dynamic_index_in_dim(%iterArg_8, %13) : (tensor<16x32x64xf32>, tensor<i32>) -> tensor<32x64xf32>
      %16 = func.call @dynamic_index_in_dim(%iterArg_9, %13) : (tensor<16x32x64xf32>, tensor<i32>) -> tensor<32x64xf32>
      %17 = func.call @dynamic_index_in_dim(%iterArg_10, %13) : (tensor<16x32x64xf32>, tensor<i32>) -> tensor<32x64xf32>
      %18:2 = func.call @closed_call_2(%iterArg_11, %iterArg_13, %iterArg_14, %14, %15, %16, %17) : (tensor<64x64xf32>, tensor<64x64xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>) -> (tensor<64x64xf32>, tensor<32x64xf32>)
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %19 = stablehlo.add %iterArg_12, %c_17 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %19, %18#0, %18#1 : tensor<16x32xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<64x64xf32>, tensor<i32>, tensor<64x64xf32>, tensor<32x64xf32>
    }
    return %7, %11#6 : tensor<f32>, tensor<64x64xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<16x32x64xf32>, %arg1: tensor<i32>) -> tensor<32x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 64] : (tensor<16x32x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x64xf32>) -> tensor<32x64xf32>
    return %1 : tensor<32x64xf32>
  }
  func.func private @closed_call(%arg0: tensor<64x64xf32>, %arg1: tensor<32x64xf32>, %arg2: tensor<32x64xf32>) -> (tensor<32x64xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x64xf32>, tensor<64x64xf32>) -> tensor<32x64xf32>
    %1 = stablehlo.add %0, %arg2 : tensor<32x64xf32>
    %2 = stablehlo.tanh %1 : tensor<32x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %4 = stablehlo.subtract %3, %2 : tensor<32x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<32x64xf32>, tensor<f32>) -> tensor<32xf32>
    return %2, %5, %arg1, %2, %4 : tensor<32x64xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<16x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<i32>) -> tensor<16x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<16x32xf32>, tensor<1x32xf32>, tensor<i32>, tensor<i32>) -> tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<16x32x64xf32>, %arg1: tensor<32x64xf32>, %arg2: tensor<i32>) -> tensor<16x32x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x64xf32>) -> tensor<1x32x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<16x32x64xf32>, tensor<1x32x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16x32x64xf32>
    return %1 : tensor<16x32x64xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<16x32xf32>, %arg1: tensor<i32>) -> tensor<32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 32] : (tensor<16x32xf32>, tensor<i32>, tensor<i32>) -> tensor<1x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32xf32>) -> tensor<32xf32>
    return %1 : tensor<32xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<64x64xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<32x64xf32>, %arg3: tensor<32xf32>, %arg4: tensor<32x64xf32>, %arg5: tensor<32x64xf32>, %arg6: tensor<32x64xf32>) -> (tensor<64x64xf32>, tensor<32x64xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<32xf32>) -> tensor<32x64xf32>
    %1 = stablehlo.add %arg2, %0 : tensor<32x64xf32>
    %2 = stablehlo.multiply %1, %arg6 : tensor<32x64xf32>
    %3 = stablehlo.multiply %2, %arg5 : tensor<32x64xf32>
    %4 = stablehlo.add %2, %3 : tensor<32x64xf32>
    %5 = stablehlo.dot_general %4, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<64x64xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %7 = stablehlo.add %arg1, %6 : tensor<64x64xf32>
    %8 = stablehlo.dot_general %4, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x64xf32>, tensor<64x64xf32>) -> tensor<32x64xf32>
    return %7, %8 : tensor<64x64xf32>, tensor<32x64xf32>
  }
}
