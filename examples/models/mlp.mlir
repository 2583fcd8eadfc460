module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<96xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<48x96xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<96xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<96x96xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<10xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<96x10xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<32x48xf32>, %arg7: tensor<32xi32>) -> (tensor<96xf32> {jax.result_info = "result[0][0]['b']"}, tensor<48x96xf32> {jax.result_info = "result[0][0]['w']"}, tensor<96xf32> {jax.result_info = "result[0][1]['b']"}, tensor<96x96xf32> {jax.result_info = "result[0][1]['w']"}, tensor<10xf32> {jax.result_info = "result[0][2]['b']"}, tensor<96x10xf32> {jax.result_info = "result[0][2]['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg6, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x48xf32>, tensor<48x96xf32>) -> tensor<32x96xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<96xf32>) -> tensor<1x96xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x96xf32>) -> tensor<32x96xf32>
    %3 = stablehlo.add %0, %2 : tensor<32x96xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<32x96xf32>
    %6 = stablehlo.negate %3 : tensor<32x96xf32>
    %cst_0 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %8 = stablehlo.multiply %6, %7 : tensor<32x96xf32>
    %9 = chlo.erfc %8 : tensor<32x96xf32> -> tensor<32x96xf32>
    %10 = chlo.square %8 : tensor<32x96xf32> -> tensor<32x96xf32>
    %11 = stablehlo.negate %10 : tensor<32x96xf32>
    %12 = stablehlo.exponential %11 : tensor<32x96xf32>
    %13 = stablehlo.multiply %5, %9 : tensor<32x96xf32>
    %14 = stablehlo.dot_general %13, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x96xf32>, tensor<96x96xf32>) -> tensor<32x96xf32>
    %15 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<96xf32>) -> tensor<1x96xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x96xf32>) -> tensor<32x96xf32>
    %17 = stablehlo.add %14, %16 : tensor<32x96xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<32x96xf32>
    %20 = stablehlo.negate %17 : tensor<32x96xf32>
    %cst_2 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %22 = stablehlo.multiply %20, %21 : tensor<32x96xf32>
    %23 = chlo.erfc %22 : tensor<32x96xf32> -> tensor<32x96xf32>
    %24 = chlo.square %22 : tensor<32x96xf32> -> tensor<32x96xf32>
    %25 = stablehlo.negate %24 : tensor<32x96xf32>
    %26 = stablehlo.exponential %25 : tensor<32x96xf32>
    %27 = stablehlo.multiply %19, %23 : tensor<32x96xf32>
    %28 = stablehlo.dot_general %27, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x96xf32>, tensor<96x10xf32>) -> tensor<32x10xf32>
    %29 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x10xf32>) -> tensor<32x10xf32>
    %31 = stablehlo.add %28, %30 : tensor<32x10xf32>
    %32:3 = call @log_softmax(%31) : (tensor<32x10xf32>) -> (tensor<32x10xf32>, tensor<32x10xf32>, tensor<32x1xf32>)
    %33 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %34:2 = call @take_along_axis(%32#0, %33) : (tensor<32x10xf32>, tensor<32x1xi32>) -> (tensor<32x1xf32>, tensor<32x1x1xi32>)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34#0 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %36 = stablehlo.divide %35, %cst_4 : tensor<f32>
    %37 = stablehlo.negate %36 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.negate %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %39 = stablehlo.divide %38, %cst_6 : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %41 = call @take_along_axis_0(%34#1, %40) : (tensor<32x1x1xi32>, tensor<32x1xf32>) -> tensor<32x10xf32>
    %42 = call @log_softmax_1(%32#1, %32#2, %41) : (tensor<32x10xf32>, tensor<32x1xf32>, tensor<32x10xf32>) -> tensor<32x10xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<32x10xf32>, tensor<f32>) -> tensor<10xf32>
    %44 = stablehlo.reshape %43 : (tensor<10xf32>) -> tensor<1x10xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x10xf32>, tensor<f32>) -> tensor<10xf32>
    %46 = stablehlo.dot_general %42, %27, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x10xf32>, tensor<32x96xf32>) -> tensor<10x96xf32>
    %47 = stablehlo.transpose %46, dims = [1, 0] : (tensor<10x96xf32>) -> tensor<96x10xf32>
    %48 = stablehlo.dot_general %42, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x10xf32>, tensor<96x10xf32>) -> tensor<32x96xf32>
    %49 = stablehlo.multiply %19, %48 : tensor<32x96xf32>
    %50 = stablehlo.multiply %48, %23 : tensor<32x96xf32>
    %cst_9 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %52 = stablehlo.multiply %51, %49 : tensor<32x96xf32>
    %53 = stablehlo.multiply %52, %26 : tensor<32x96xf32>
    %cst_10 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %55 = stablehlo.multiply %53, %54 : tensor<32x96xf32>
    %56 = stablehlo.negate %55 : tensor<32x96xf32>
    %cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %58 = stablehlo.multiply %57, %50 : tensor<32x96xf32>
    %59 = stablehlo.add %56, %58 : tensor<32x96xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<32x96xf32>, tensor<f32>) -> tensor<96xf32>
    %61 = stablehlo.reshape %60 : (tensor<96xf32>) -> tensor<1x96xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %63 = stablehlo.dot_general %59, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x96xf32>, tensor<32x96xf32>) -> tensor<96x96xf32>
    %64 = stablehlo.transpose %63, dims = [1, 0] : (tensor<96x96xf32>) -> tensor<96x96xf32>
    %65 = stablehlo.dot_general %59, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x96xf32>, tensor<96x96xf32>) -> tensor<32x96xf32>
    %66 = stablehlo.multiply %5, %65 : tensor<32x96xf32>
    %67 = stablehlo.multiply %65, %9 : tensor<32x96xf32>
    %cst_14 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %69 = stablehlo.multiply %68, %66 : tensor<32x96xf32>
    %70 = stablehlo.multiply %69, %12 : tensor<32x96xf32>
    %cst_15 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %72 = stablehlo.multiply %70, %71 : tensor<32x96xf32>
    %73 = stablehlo.negate %72 : tensor<32x96xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<32x96xf32>
    %75 = stablehlo.multiply %74, %67 : tensor<32x96xf32>
    %76 = stablehlo.add %73, %75 : tensor<32x96xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<32x96xf32>, tensor<f32>) -> tensor<96xf32>
    %78 = stablehlo.reshape %77 : (tensor<96xf32>) -> tensor<1x96xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<1x96xf32>, tensor<f32>) -> tensor<96xf32>
    %80 = stablehlo.dot_general %76, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x96xf32>, tensor<32x48xf32>) -> tensor<96x48xf32>
    %81 = stablehlo.transpose %80, dims = [1, 0] : (tensor<96x48xf32>) -> tensor<48x96xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %83 = stablehlo.multiply %82, %79 : tensor<96xf32>
    %84 = stablehlo.subtract %arg0, %83 : tensor<96xf32>
    %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<48x96xf32>
    %86 = stablehlo.multiply %85, %81 : tensor<48x96xf32>
    %87 = stablehlo.subtract %arg1, %86 : tensor<48x96xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %89 = stablehlo.multiply %88, %62 : tensor<96xf32>
    %90 = stablehlo.subtract %arg2, %89 : tensor<96xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<96x96xf32>
    %92 = stablehlo.multiply %91, %64 : tensor<96x96xf32>
    %93 = stablehlo.subtract %arg3, %92 : tensor<96x96xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %95 = stablehlo.multiply %94, %45 : tensor<10xf32>
    %96 = stablehlo.subtract %arg4, %95 : tensor<10xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<96x10xf32>
    %98 = stablehlo.multiply %97, %47 : tensor<96x10xf32>
    %99 = stablehlo.subtract %arg5, %98 : tensor<96x10xf32>
    return %84, %87, %90, %93, %96, %99, %37 : tensor<96xf32>, tensor<48x96xf32>, tensor<96xf32>, tensor<96x96xf32>, tensor<10xf32>, tensor<96x10xf32>, tensor<f32>
  }
  func.func private @log_softmax(%arg0: tensor<32x10xf32>) -> (tensor<32x10xf32>, tensor<32x10xf32>, tensor<32x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<32x10xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<32xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x10xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<32x10xf32>
    %6 = stablehlo.exponential %5 : tensor<32x10xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<32x10xf32>, tensor<f32>) -> tensor<32xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %9 = stablehlo.log %8 : tensor<32x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x10xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<32x10xf32>
    return %11, %6, %8 : tensor<32x10xf32>, tensor<32x10xf32>, tensor<32x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<32x10xf32>, %arg1: tensor<32x1xi32>) -> (tensor<32x1xf32>, tensor<32x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<32x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<32x1xi32>, tensor<32x1xi32>) -> tensor<32x1xi1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<32x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<32x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<32x1xi1>, tensor<32x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<32x1xi32>) -> tensor<32x1x1xi32>
    %c_1 = stablehlo.constant dense<9> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<32x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<32x1x1xi32>, tensor<32x1x1xi32>) -> tensor<32x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<32x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<32x1x1xi32>, tensor<32x1x1xi32>) -> tensor<32x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<32x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<32x1x1xi1>, tensor<i1>) -> tensor<32x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<32x10xf32>, tensor<32x1x1xi32>) -> tensor<32x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<32x1xi1>, tensor<32x1xf32>
    return %15, %5 : tensor<32x1xf32>, tensor<32x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<32x1x1xi32>, %arg1: tensor<32x1xf32>) -> tensor<32x10xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x10xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<32x10xf32>, tensor<32x1x1xi32>, tensor<32x1xf32>) -> tensor<32x10xf32>
    return %1 : tensor<32x10xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<32x10xf32>, %arg1: tensor<32x1xf32>, %arg2: tensor<32x10xf32>) -> tensor<32x10xf32> {
    %0 = stablehlo.negate %arg2 : tensor<32x10xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<32x10xf32>, tensor<f32>) -> tensor<32xf32>
    %2 = stablehlo.reshape %1 : (tensor<32xf32>) -> tensor<32x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<32x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<32xf32>) -> tensor<32x10xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<32x10xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<32x10xf32>
    return %7 : tensor<32x10xf32>
  }
}
