// Scatters whose window is the whole of what is left of the tensor.
// RUN: env KIND=uniform sh %S/Inputs/check.sh %s %t.d "1 2 3"

func.func @main(%a: tensor<10x1xf32>, %u: tensor<10x5xf32>, %b: tensor<4xi32>, %v: tensor<3x4xi32>) -> (tensor<10x1xf32>, tensor<10x1xf32>, tensor<4xi32>, tensor<10x1xf32>) {
  %i = stablehlo.constant dense<[[0], [1], [0], [-1], [5]]> : tensor<5x1xi64>
  %j = stablehlo.constant dense<[[0], [1], [0]]> : tensor<3x1xi32>
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<10x1xf32>, tensor<5x1xi64>, tensor<10x5xf32>) -> tensor<10x1xf32>
  %1 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<10x1xf32>, tensor<5x1xi64>, tensor<10x5xf32>) -> tensor<10x1xf32>
  %2 = "stablehlo.scatter"(%b, %j, %v) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    stablehlo.return %y : tensor<i32>
  }) : (tensor<4xi32>, tensor<3x1xi32>, tensor<3x4xi32>) -> tensor<4xi32>
  // What is not computed from the update alone.
  %3 = stablehlo.add %0, %a : tensor<10x1xf32>
  return %0, %1, %2, %3 : tensor<10x1xf32>, tensor<10x1xf32>, tensor<4xi32>, tensor<10x1xf32>
}
