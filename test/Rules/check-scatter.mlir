// RUN: dgc-check-rules %s | FileCheck %s
// Updates: gradients of embeddings and of take_along_axis, windows across shards, indices out of bounds.
// CHECK-NOT: wrong on
// CHECK: total: right {{[0-9]+}}, wrong 0

func.func @embedding_gradient_add(%x: tensor<7x3xf32>, %i: tensor<4x1xi32> {check.range = [-2, 9]}, %u: tensor<4x3xf32> {check.range = [6, 14]}) -> tensor<7x3xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x3xf32>, tensor<4x1xi32>, tensor<4x3xf32>) -> tensor<7x3xf32>
  return %0 : tensor<7x3xf32>
}

func.func @histogram_add(%x: tensor<5xf32>, %i: tensor<6x1xi32> {check.range = [-2, 7]}, %u: tensor<6xf32> {check.range = [6, 14]}) -> tensor<5xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5xf32>, tensor<6x1xi32>, tensor<6xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @take_along_axis_gradient_add(%x: tensor<3x5xf32>, %i: tensor<3x4x1xi32> {check.range = [-2, 7]}, %u: tensor<3x4xf32> {check.range = [6, 14]}) -> tensor<3x5xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x5xf32>, tensor<3x4x1xi32>, tensor<3x4xf32>) -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}

func.func @two_indexed_dims_add(%x: tensor<4x5xf32>, %i: tensor<3x2xi32> {check.range = [-2, 7]}, %u: tensor<3xf32> {check.range = [6, 14]}) -> tensor<4x5xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<3x2xi32>, tensor<3xf32>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

func.func @window_across_shards_add(%x: tensor<6x2xf32>, %i: tensor<2x1xi32> {check.range = [-2, 8]}, %u: tensor<2x3x2xf32> {check.range = [6, 14]}) -> tensor<6x2xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<6x2xf32>, tensor<2x1xi32>, tensor<2x3x2xf32>) -> tensor<6x2xf32>
  return %0 : tensor<6x2xf32>
}

func.func @index_vector_is_implicit_add(%x: tensor<5x3xf32>, %i: tensor<2x3xi32> {check.range = [-2, 7]}, %u: tensor<2x3x3xf32> {check.range = [6, 14]}) -> tensor<5x3xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<2x3xi32>, tensor<2x3x3xf32>) -> tensor<5x3xf32>
  return %0 : tensor<5x3xf32>
}

func.func @middle_dim_add(%x: tensor<2x4x3xf32>, %i: tensor<3x1xi32> {check.range = [-2, 6]}, %u: tensor<2x3x3xf32> {check.range = [6, 14]}) -> tensor<2x4x3xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x4x3xf32>, tensor<3x1xi32>, tensor<2x3x3xf32>) -> tensor<2x4x3xf32>
  return %0 : tensor<2x4x3xf32>
}

func.func @window_before_batch_add(%x: tensor<6x2xf32>, %i: tensor<4x1xi32> {check.range = [-2, 8]}, %u: tensor<3x4x2xf32> {check.range = [6, 14]}) -> tensor<6x2xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<6x2xf32>, tensor<4x1xi32>, tensor<3x4x2xf32>) -> tensor<6x2xf32>
  return %0 : tensor<6x2xf32>
}

func.func @batched_window_add(%x: tensor<2x5xf32>, %i: tensor<2x3x1xi32> {check.range = [-2, 7]}, %u: tensor<2x3x2xf32> {check.range = [6, 14]}) -> tensor<2x5xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x5xf32>, tensor<2x3x1xi32>, tensor<2x3x2xf32>) -> tensor<2x5xf32>
  return %0 : tensor<2x5xf32>
}

func.func @two_windows_add(%x: tensor<5x4xf32>, %i: tensor<3x2xi32> {check.range = [-2, 7]}, %u: tensor<2x3x2xf32> {check.range = [6, 14]}) -> tensor<5x4xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<3x2xi32>, tensor<2x3x2xf32>) -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}

func.func @embedding_gradient_maximum(%x: tensor<7x3xf32>, %i: tensor<4x1xi32> {check.range = [-2, 9]}, %u: tensor<4x3xf32> {check.range = [6, 14]}) -> tensor<7x3xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x3xf32>, tensor<4x1xi32>, tensor<4x3xf32>) -> tensor<7x3xf32>
  return %0 : tensor<7x3xf32>
}

func.func @histogram_maximum(%x: tensor<5xf32>, %i: tensor<6x1xi32> {check.range = [-2, 7]}, %u: tensor<6xf32> {check.range = [6, 14]}) -> tensor<5xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5xf32>, tensor<6x1xi32>, tensor<6xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @take_along_axis_gradient_maximum(%x: tensor<3x5xf32>, %i: tensor<3x4x1xi32> {check.range = [-2, 7]}, %u: tensor<3x4xf32> {check.range = [6, 14]}) -> tensor<3x5xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x5xf32>, tensor<3x4x1xi32>, tensor<3x4xf32>) -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}

func.func @two_indexed_dims_maximum(%x: tensor<4x5xf32>, %i: tensor<3x2xi32> {check.range = [-2, 7]}, %u: tensor<3xf32> {check.range = [6, 14]}) -> tensor<4x5xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<3x2xi32>, tensor<3xf32>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

func.func @window_across_shards_maximum(%x: tensor<6x2xf32>, %i: tensor<2x1xi32> {check.range = [-2, 8]}, %u: tensor<2x3x2xf32> {check.range = [6, 14]}) -> tensor<6x2xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<6x2xf32>, tensor<2x1xi32>, tensor<2x3x2xf32>) -> tensor<6x2xf32>
  return %0 : tensor<6x2xf32>
}

func.func @index_vector_is_implicit_maximum(%x: tensor<5x3xf32>, %i: tensor<2x3xi32> {check.range = [-2, 7]}, %u: tensor<2x3x3xf32> {check.range = [6, 14]}) -> tensor<5x3xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<2x3xi32>, tensor<2x3x3xf32>) -> tensor<5x3xf32>
  return %0 : tensor<5x3xf32>
}

func.func @middle_dim_maximum(%x: tensor<2x4x3xf32>, %i: tensor<3x1xi32> {check.range = [-2, 6]}, %u: tensor<2x3x3xf32> {check.range = [6, 14]}) -> tensor<2x4x3xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x4x3xf32>, tensor<3x1xi32>, tensor<2x3x3xf32>) -> tensor<2x4x3xf32>
  return %0 : tensor<2x4x3xf32>
}

func.func @window_before_batch_maximum(%x: tensor<6x2xf32>, %i: tensor<4x1xi32> {check.range = [-2, 8]}, %u: tensor<3x4x2xf32> {check.range = [6, 14]}) -> tensor<6x2xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<6x2xf32>, tensor<4x1xi32>, tensor<3x4x2xf32>) -> tensor<6x2xf32>
  return %0 : tensor<6x2xf32>
}

func.func @batched_window_maximum(%x: tensor<2x5xf32>, %i: tensor<2x3x1xi32> {check.range = [-2, 7]}, %u: tensor<2x3x2xf32> {check.range = [6, 14]}) -> tensor<2x5xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x5xf32>, tensor<2x3x1xi32>, tensor<2x3x2xf32>) -> tensor<2x5xf32>
  return %0 : tensor<2x5xf32>
}

func.func @two_windows_maximum(%x: tensor<5x4xf32>, %i: tensor<3x2xi32> {check.range = [-2, 7]}, %u: tensor<2x3x2xf32> {check.range = [6, 14]}) -> tensor<5x4xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<3x2xi32>, tensor<2x3x2xf32>) -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}

func.func @embedding_gradient_minimum(%x: tensor<7x3xf32>, %i: tensor<4x1xi32> {check.range = [-2, 9]}, %u: tensor<4x3xf32> {check.range = [6, 14]}) -> tensor<7x3xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x3xf32>, tensor<4x1xi32>, tensor<4x3xf32>) -> tensor<7x3xf32>
  return %0 : tensor<7x3xf32>
}

func.func @histogram_minimum(%x: tensor<5xf32>, %i: tensor<6x1xi32> {check.range = [-2, 7]}, %u: tensor<6xf32> {check.range = [6, 14]}) -> tensor<5xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5xf32>, tensor<6x1xi32>, tensor<6xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @take_along_axis_gradient_minimum(%x: tensor<3x5xf32>, %i: tensor<3x4x1xi32> {check.range = [-2, 7]}, %u: tensor<3x4xf32> {check.range = [6, 14]}) -> tensor<3x5xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x5xf32>, tensor<3x4x1xi32>, tensor<3x4xf32>) -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}

func.func @two_indexed_dims_minimum(%x: tensor<4x5xf32>, %i: tensor<3x2xi32> {check.range = [-2, 7]}, %u: tensor<3xf32> {check.range = [6, 14]}) -> tensor<4x5xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<3x2xi32>, tensor<3xf32>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

func.func @window_across_shards_minimum(%x: tensor<6x2xf32>, %i: tensor<2x1xi32> {check.range = [-2, 8]}, %u: tensor<2x3x2xf32> {check.range = [6, 14]}) -> tensor<6x2xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<6x2xf32>, tensor<2x1xi32>, tensor<2x3x2xf32>) -> tensor<6x2xf32>
  return %0 : tensor<6x2xf32>
}

func.func @index_vector_is_implicit_minimum(%x: tensor<5x3xf32>, %i: tensor<2x3xi32> {check.range = [-2, 7]}, %u: tensor<2x3x3xf32> {check.range = [6, 14]}) -> tensor<5x3xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<2x3xi32>, tensor<2x3x3xf32>) -> tensor<5x3xf32>
  return %0 : tensor<5x3xf32>
}

func.func @middle_dim_minimum(%x: tensor<2x4x3xf32>, %i: tensor<3x1xi32> {check.range = [-2, 6]}, %u: tensor<2x3x3xf32> {check.range = [6, 14]}) -> tensor<2x4x3xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x4x3xf32>, tensor<3x1xi32>, tensor<2x3x3xf32>) -> tensor<2x4x3xf32>
  return %0 : tensor<2x4x3xf32>
}

func.func @window_before_batch_minimum(%x: tensor<6x2xf32>, %i: tensor<4x1xi32> {check.range = [-2, 8]}, %u: tensor<3x4x2xf32> {check.range = [6, 14]}) -> tensor<6x2xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<6x2xf32>, tensor<4x1xi32>, tensor<3x4x2xf32>) -> tensor<6x2xf32>
  return %0 : tensor<6x2xf32>
}

func.func @batched_window_minimum(%x: tensor<2x5xf32>, %i: tensor<2x3x1xi32> {check.range = [-2, 7]}, %u: tensor<2x3x2xf32> {check.range = [6, 14]}) -> tensor<2x5xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x5xf32>, tensor<2x3x1xi32>, tensor<2x3x2xf32>) -> tensor<2x5xf32>
  return %0 : tensor<2x5xf32>
}

func.func @two_windows_minimum(%x: tensor<5x4xf32>, %i: tensor<3x2xi32> {check.range = [-2, 7]}, %u: tensor<2x3x2xf32> {check.range = [6, 14]}) -> tensor<5x4xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<3x2xi32>, tensor<2x3x2xf32>) -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}

func.func @embedding_gradient_multiply(%x: tensor<7x3xf32>, %i: tensor<4x1xi32> {check.range = [-2, 9]}, %u: tensor<4x3xf32> {check.range = [6, 14]}) -> tensor<7x3xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x3xf32>, tensor<4x1xi32>, tensor<4x3xf32>) -> tensor<7x3xf32>
  return %0 : tensor<7x3xf32>
}

func.func @histogram_multiply(%x: tensor<5xf32>, %i: tensor<6x1xi32> {check.range = [-2, 7]}, %u: tensor<6xf32> {check.range = [6, 14]}) -> tensor<5xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5xf32>, tensor<6x1xi32>, tensor<6xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @take_along_axis_gradient_multiply(%x: tensor<3x5xf32>, %i: tensor<3x4x1xi32> {check.range = [-2, 7]}, %u: tensor<3x4xf32> {check.range = [6, 14]}) -> tensor<3x5xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x5xf32>, tensor<3x4x1xi32>, tensor<3x4xf32>) -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}

func.func @two_indexed_dims_multiply(%x: tensor<4x5xf32>, %i: tensor<3x2xi32> {check.range = [-2, 7]}, %u: tensor<3xf32> {check.range = [6, 14]}) -> tensor<4x5xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<3x2xi32>, tensor<3xf32>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

func.func @window_across_shards_multiply(%x: tensor<6x2xf32>, %i: tensor<2x1xi32> {check.range = [-2, 8]}, %u: tensor<2x3x2xf32> {check.range = [6, 14]}) -> tensor<6x2xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<6x2xf32>, tensor<2x1xi32>, tensor<2x3x2xf32>) -> tensor<6x2xf32>
  return %0 : tensor<6x2xf32>
}

func.func @index_vector_is_implicit_multiply(%x: tensor<5x3xf32>, %i: tensor<2x3xi32> {check.range = [-2, 7]}, %u: tensor<2x3x3xf32> {check.range = [6, 14]}) -> tensor<5x3xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<2x3xi32>, tensor<2x3x3xf32>) -> tensor<5x3xf32>
  return %0 : tensor<5x3xf32>
}

func.func @middle_dim_multiply(%x: tensor<2x4x3xf32>, %i: tensor<3x1xi32> {check.range = [-2, 6]}, %u: tensor<2x3x3xf32> {check.range = [6, 14]}) -> tensor<2x4x3xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x4x3xf32>, tensor<3x1xi32>, tensor<2x3x3xf32>) -> tensor<2x4x3xf32>
  return %0 : tensor<2x4x3xf32>
}

func.func @window_before_batch_multiply(%x: tensor<6x2xf32>, %i: tensor<4x1xi32> {check.range = [-2, 8]}, %u: tensor<3x4x2xf32> {check.range = [6, 14]}) -> tensor<6x2xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<6x2xf32>, tensor<4x1xi32>, tensor<3x4x2xf32>) -> tensor<6x2xf32>
  return %0 : tensor<6x2xf32>
}

func.func @batched_window_multiply(%x: tensor<2x5xf32>, %i: tensor<2x3x1xi32> {check.range = [-2, 7]}, %u: tensor<2x3x2xf32> {check.range = [6, 14]}) -> tensor<2x5xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x5xf32>, tensor<2x3x1xi32>, tensor<2x3x2xf32>) -> tensor<2x5xf32>
  return %0 : tensor<2x5xf32>
}

func.func @two_windows_multiply(%x: tensor<5x4xf32>, %i: tensor<3x2xi32> {check.range = [-2, 7]}, %u: tensor<2x3x2xf32> {check.range = [6, 14]}) -> tensor<5x4xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<3x2xi32>, tensor<2x3x2xf32>) -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}

func.func @embedding_gradient_add_i32(%x: tensor<7x3xi32>, %i: tensor<4x1xi32> {check.range = [-2, 9]}, %u: tensor<4x3xi32> {check.range = [6, 14]}) -> tensor<7x3xi32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7x3xi32>, tensor<4x1xi32>, tensor<4x3xi32>) -> tensor<7x3xi32>
  return %0 : tensor<7x3xi32>
}

func.func @take_along_axis_gradient_add_i32(%x: tensor<3x5xi32>, %i: tensor<3x4x1xi32> {check.range = [-2, 7]}, %u: tensor<3x4xi32> {check.range = [6, 14]}) -> tensor<3x5xi32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<3x5xi32>, tensor<3x4x1xi32>, tensor<3x4xi32>) -> tensor<3x5xi32>
  return %0 : tensor<3x5xi32>
}

func.func @embedding_gradient_or_i1(%x: tensor<7x3xi1>, %i: tensor<4x1xi32> {check.range = [-2, 9]}, %u: tensor<4x3xi1>) -> tensor<7x3xi1> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.or %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<7x3xi1>, tensor<4x1xi32>, tensor<4x3xi1>) -> tensor<7x3xi1>
  return %0 : tensor<7x3xi1>
}

func.func @take_along_axis_gradient_or_i1(%x: tensor<3x5xi1>, %i: tensor<3x4x1xi32> {check.range = [-2, 7]}, %u: tensor<3x4xi1>) -> tensor<3x5xi1> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %s = stablehlo.or %a, %b : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<3x5xi1>, tensor<3x4x1xi32>, tensor<3x4xi1>) -> tensor<3x5xi1>
  return %0 : tensor<3x5xi1>
}

func.func @embedding_gradient_set(%x: tensor<7x3xf32>, %u: tensor<4x3xf32> {check.range = [6, 14]}) -> tensor<7x3xf32> {
  %i = stablehlo.constant dense<[[-1], [5], [2], [9]]> : tensor<4x1xi32>
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
   stablehlo.return %b : tensor<f32>
  }) : (tensor<7x3xf32>, tensor<4x1xi32>, tensor<4x3xf32>) -> tensor<7x3xf32>
  return %0 : tensor<7x3xf32>
}

func.func @take_along_axis_gradient_set(%x: tensor<3x5xf32>, %u: tensor<3x4xf32> {check.range = [6, 14]}) -> tensor<3x5xf32> {
  %i = stablehlo.constant dense<[[[0], [3], [1], [6]], [[4], [2], [-1], [1]], [[2], [3], [4], [0]]]> : tensor<3x4x1xi32>
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
   stablehlo.return %b : tensor<f32>
  }) : (tensor<3x5xf32>, tensor<3x4x1xi32>, tensor<3x4xf32>) -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}

func.func @window_across_shards_set(%x: tensor<6x2xf32>, %u: tensor<2x3x2xf32> {check.range = [6, 14]}) -> tensor<6x2xf32> {
  %i = stablehlo.constant dense<[[1], [4]]> : tensor<2x1xi32>
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
   stablehlo.return %b : tensor<f32>
  }) : (tensor<6x2xf32>, tensor<2x1xi32>, tensor<2x3x2xf32>) -> tensor<6x2xf32>
  return %0 : tensor<6x2xf32>
}

func.func @embedding_gradient_of_zeros(%i: tensor<4x1xi32> {check.range = [-2, 9]}, %u: tensor<4x3xf32> {check.range = [6, 14]}) -> tensor<7x3xf32> {
  %x = stablehlo.constant dense<0.0> : tensor<7x3xf32>
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7x3xf32>, tensor<4x1xi32>, tensor<4x3xf32>) -> tensor<7x3xf32>
  return %0 : tensor<7x3xf32>
}
