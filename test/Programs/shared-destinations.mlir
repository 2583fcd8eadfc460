// Values that are cheap to make are made again for each use, but not within a gather.
// RUN: sh %S/Inputs/check.sh %s %t.d "1 2 3"

func.func @main(%x: tensor<5x8xf32>) -> (tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>, tensor<2x8xf32>) {
  %rows = stablehlo.iota dim = 0 : tensor<2x8xf32>
  %i = stablehlo.iota dim = 0 : tensor<5xi32>
  // Indices beyond the end are clamped.
  %0 = "stablehlo.gather"(%rows, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>, indices_are_sorted = false}> : (tensor<2x8xf32>, tensor<5xi32>) -> tensor<5x8xf32>
  %1 = stablehlo.add %0, %x : tensor<5x8xf32>
  return %0, %0, %1, %rows : tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>, tensor<2x8xf32>
}
