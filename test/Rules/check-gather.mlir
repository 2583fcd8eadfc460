// RUN: dgc-check-rules %s | FileCheck %s
// Look-ups: embeddings, take_along_axis, windows across shards, indices out of bounds.
// CHECK-NOT: wrong on
// CHECK: total: right {{[0-9]+}}, wrong 0

func.func @embedding(%x: tensor<7x3xf32>, %i: tensor<4x1xi32> {check.range = [-2, 9]}) -> tensor<4x3xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xf32>, tensor<4x1xi32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @index_vector_is_implicit(%x: tensor<5x3xf32>, %i: tensor<2x3xi32> {check.range = [-2, 7]}) -> tensor<2x3x3xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<2x3xi32>) -> tensor<2x3x3xf32>
  return %0 : tensor<2x3x3xf32>
}

func.func @take_along_axis(%x: tensor<3x5xf32>, %i: tensor<3x4x1xi32> {check.range = [-2, 7]}) -> tensor<3x4xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x5xf32>, tensor<3x4x1xi32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @two_indexed_dims(%x: tensor<4x5xf32>, %i: tensor<3x2xi32> {check.range = [-2, 7]}) -> tensor<3xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xf32>, tensor<3x2xi32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @window_across_shards(%x: tensor<6x2xf32>, %i: tensor<2x1xi32> {check.range = [-2, 8]}) -> tensor<2x3x2xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 2>}> : (tensor<6x2xf32>, tensor<2x1xi32>) -> tensor<2x3x2xf32>
  return %0 : tensor<2x3x2xf32>
}

func.func @middle_dim(%x: tensor<2x4x3xf32>, %i: tensor<3x1xi32> {check.range = [-2, 6]}) -> tensor<2x3x3xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 3>}> : (tensor<2x4x3xf32>, tensor<3x1xi32>) -> tensor<2x3x3xf32>
  return %0 : tensor<2x3x3xf32>
}

func.func @index_vector_first(%x: tensor<4x3xf32>, %i: tensor<1x5xi32> {check.range = [-2, 6]}) -> tensor<5x3xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<4x3xf32>, tensor<1x5xi32>) -> tensor<5x3xf32>
  return %0 : tensor<5x3xf32>
}

func.func @whole_dim_is_mapped(%x: tensor<4x3xf32>, %i: tensor<2x2xi32> {check.range = [-2, 6]}) -> tensor<2x2x3xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf32>, tensor<2x2xi32>) -> tensor<2x2x3xf32>
  return %0 : tensor<2x2x3xf32>
}

func.func @prefix_of_unmapped_dim(%x: tensor<4x5xf32>, %i: tensor<3x1xi32> {check.range = [-2, 7]}) -> tensor<3x2xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<4x5xf32>, tensor<3x1xi32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

func.func @window_before_batch(%x: tensor<6x2xf32>, %i: tensor<4x1xi32> {check.range = [-2, 8]}) -> tensor<3x4x2xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 2>}> : (tensor<6x2xf32>, tensor<4x1xi32>) -> tensor<3x4x2xf32>
  return %0 : tensor<3x4x2xf32>
}

func.func @two_windows(%x: tensor<5x4xf32>, %i: tensor<3x2xi32> {check.range = [-2, 7]}) -> tensor<2x3x3xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3>}> : (tensor<5x4xf32>, tensor<3x2xi32>) -> tensor<2x3x3xf32>
  return %0 : tensor<2x3x3xf32>
}

func.func @batched_window(%x: tensor<2x5xf32>, %i: tensor<2x3x1xi32> {check.range = [-2, 7]}) -> tensor<2x3x2xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<2x5xf32>, tensor<2x3x1xi32>) -> tensor<2x3x2xf32>
  return %0 : tensor<2x3x2xf32>
}

func.func @embedding_i1(%x: tensor<7x3xi1>, %i: tensor<4x1xi32> {check.range = [-2, 9]}) -> tensor<4x3xi1> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xi1>, tensor<4x1xi32>) -> tensor<4x3xi1>
  return %0 : tensor<4x3xi1>
}

func.func @take_along_axis_i1(%x: tensor<3x5xi1>, %i: tensor<3x4x1xi32> {check.range = [-2, 7]}) -> tensor<3x4xi1> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x5xi1>, tensor<3x4x1xi32>) -> tensor<3x4xi1>
  return %0 : tensor<3x4xi1>
}

func.func @window_across_shards_i1(%x: tensor<6x2xi1>, %i: tensor<2x1xi32> {check.range = [-2, 8]}) -> tensor<2x3x2xi1> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 2>}> : (tensor<6x2xi1>, tensor<2x1xi32>) -> tensor<2x3x2xi1>
  return %0 : tensor<2x3x2xi1>
}

func.func @embedding_i32(%x: tensor<7x3xi32>, %i: tensor<4x1xi8> {check.range = [-2, 9]}) -> tensor<4x3xi32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xi32>, tensor<4x1xi8>) -> tensor<4x3xi32>
  return %0 : tensor<4x3xi32>
}

func.func @take_along_axis_i32(%x: tensor<3x5xi32>, %i: tensor<3x4x1xi8> {check.range = [-2, 7]}) -> tensor<3x4xi32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x5xi32>, tensor<3x4x1xi8>) -> tensor<3x4xi32>
  return %0 : tensor<3x4xi32>
}

func.func @window_across_shards_i32(%x: tensor<6x2xi32>, %i: tensor<2x1xi8> {check.range = [-2, 8]}) -> tensor<2x3x2xi32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 2>}> : (tensor<6x2xi32>, tensor<2x1xi8>) -> tensor<2x3x2xi32>
  return %0 : tensor<2x3x2xi32>
}

func.func @narrow_indices(%x: tensor<300xf32>, %i: tensor<6x1xui8> {check.range = [0, 255]}) -> tensor<6xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<300xf32>, tensor<6x1xui8>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
