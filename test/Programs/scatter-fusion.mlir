// A scatter of one window adds to a tensor once, however often its result is read.
// RUN: sh %S/Inputs/check.sh %s %t.d "1 2 3"

func.func @main(%a: tensor<1x5xf32>) -> (tensor<5x17xf32>, tensor<5xf32>) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %i = stablehlo.iota dim = 0 : tensor<1xi32>
  %0 = "stablehlo.scatter"(%a, %i, %a) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x5xf32>, tensor<1xi32>, tensor<1x5xf32>) -> tensor<1x5xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x5xf32>) -> tensor<5x1xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x17xf32>
  %3 = stablehlo.reduce(%2 init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<5x17xf32>, tensor<f32>) -> tensor<5xf32>
  return %2, %3 : tensor<5x17xf32>, tensor<5xf32>
}
