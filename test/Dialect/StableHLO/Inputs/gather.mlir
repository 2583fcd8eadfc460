module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<10x8xf32>, %arg1: tensor<5xi32>, %arg2: tensor<10x3xi32>) -> (tensor<5x8xf32> {jax.result_info = "result[0]"}, tensor<10x5xf32> {jax.result_info = "result[1]"}, tensor<10x3xf32> {jax.result_info = "result[2]"}, tensor<5xf32> {jax.result_info = "result[3]"}, tensor<5x8xf32> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<5xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<5xi1>, tensor<5xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<10x8xf32>, tensor<5x1xi32>) -> tensor<5x8xf32>
    %7 = call @_take(%arg0, %arg1) : (tensor<10x8xf32>, tensor<5xi32>) -> tensor<10x5xf32>
    %8 = call @take_along_axis(%arg0, %arg2) : (tensor<10x8xf32>, tensor<10x3xi32>) -> tensor<10x3xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %10 = stablehlo.compare LT, %arg1, %9, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_2 = stablehlo.constant dense<10> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %12 = stablehlo.add %arg1, %11 : tensor<5xi32>
    %13 = stablehlo.select %10, %12, %arg1 : tensor<5xi1>, tensor<5xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %15 = stablehlo.convert %14 : tensor<5xi32>
    %16 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %18 = stablehlo.concatenate %16, %17, dim = 1 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %19 = "stablehlo.gather"(%arg0, %18) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<10x8xf32>, tensor<5x2xi32>) -> tensor<5xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %21 = stablehlo.compare LT, %arg1, %20, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_5 = stablehlo.constant dense<10> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %23 = stablehlo.add %arg1, %22 : tensor<5xi32>
    %24 = stablehlo.select %21, %23, %arg1 : tensor<5xi1>, tensor<5xi32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %c_6 = stablehlo.constant dense<9> : tensor<1xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %27 = stablehlo.compare GE, %25, %26, SIGNED : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<5x1xi32>
    %30 = stablehlo.compare LE, %25, %29, SIGNED : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %31 = stablehlo.and %27, %30 : tensor<5x1xi1>
    %c_8 = stablehlo.constant dense<true> : tensor<i1>
    %32 = stablehlo.reduce(%31 init: %c_8) applies stablehlo.and across dimensions = [1] : (tensor<5x1xi1>, tensor<i1>) -> tensor<5xi1>
    %33 = "stablehlo.gather"(%arg0, %25) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<10x8xf32>, tensor<5x1xi32>) -> tensor<5x8xf32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<5xi1>) -> tensor<5x8xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %36 = stablehlo.select %34, %33, %35 : tensor<5x8xi1>, tensor<5x8xf32>
    return %6, %7, %8, %19, %36 : tensor<5x8xf32>, tensor<10x5xf32>, tensor<10x3xf32>, tensor<5xf32>, tensor<5x8xf32>
  }
  func.func private @_take(%arg0: tensor<10x8xf32>, %arg1: tensor<5xi32>) -> tensor<10x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 10, 1>}> : (tensor<10x8xf32>, tensor<5x1xi32>) -> tensor<10x5xf32>
    return %1 : tensor<10x5xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<10x8xf32>, %arg1: tensor<10x3xi32>) -> tensor<10x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<10x3xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<10x3xi32>, tensor<10x3xi32>) -> tensor<10x3xi1>
    %c_0 = stablehlo.constant dense<8> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<10x3xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<10x3xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<10x3xi1>, tensor<10x3xi32>
    %5 = stablehlo.reshape %4 : (tensor<10x3xi32>) -> tensor<10x3x1xi32>
    %c_1 = stablehlo.constant dense<7> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<10x3x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<10x3x1xi32>, tensor<10x3x1xi32>) -> tensor<10x3x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<10x3x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<10x3x1xi32>, tensor<10x3x1xi32>) -> tensor<10x3x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<10x3x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<10x3x1xi1>, tensor<i1>) -> tensor<10x3xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<10x8xf32>, tensor<10x3x1xi32>) -> tensor<10x3xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<10x3xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<10x3xi1>, tensor<10x3xf32>
    return %15 : tensor<10x3xf32>
  }
}
