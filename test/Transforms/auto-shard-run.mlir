// Plans for any number of ranks give the same numbers, also when a memory limit
// drives everything apart: a loop that carries a sum over a stack of weights, an
// uneven vocabulary, a masked softmax.

// RUN: dgc-opt %s --dgc-prepare --dgc-auto-shard=devices=2 --dgc-check-partition -o /dev/null
// RUN: dgc-opt %s --dgc-prepare --dgc-auto-shard=devices=3 --dgc-check-partition -o /dev/null
// RUN: dgc-opt %s --dgc-prepare --dgc-auto-shard=devices=6 --dgc-check-partition -o /dev/null
// RUN: dgc-opt %s --dgc-prepare --dgc-auto-shard="devices=2 memory-limit=1KiB" --dgc-check-partition -o /dev/null 2>/dev/null
// RUN: dgc-opt %s --dgc-prepare --dgc-auto-shard="devices=4 memory-limit=1KiB" --dgc-check-partition -o /dev/null 2>/dev/null
// RUN: dgc-opt %s --dgc-prepare --dgc-auto-shard="devices=5 memory-limit=1KiB" --dgc-check-partition -o /dev/null 2>/dev/null

func.func @main(%ids: tensor<6x5xi32>, %table: tensor<53x8xf32> {tf.aliasing_output = 1 : i32}, %stack: tensor<3x8x8xf32>) -> (tensor<6x5x5xf32>, tensor<53x8xf32>, tensor<8x8xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %f0 = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<-1.0e30> : tensor<f32>
  %last = stablehlo.constant dense<52> : tensor<i32>
  %in = stablehlo.clamp %zero, %ids, %last : (tensor<i32>, tensor<6x5xi32>, tensor<i32>) -> tensor<6x5xi32>
  %idx = stablehlo.reshape %in : (tensor<6x5xi32>) -> tensor<6x5x1xi32>
  %x = "stablehlo.gather"(%table, %idx) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 8>}> : (tensor<53x8xf32>, tensor<6x5x1xi32>) -> tensor<6x5x8xf32>
  %sum0 = stablehlo.broadcast_in_dim %f0, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  %r:3 = stablehlo.while(%i = %zero, %h = %x, %s = %sum0) : tensor<i32>, tensor<6x5x8xf32>, tensor<8x8xf32>
  cond {
    %c = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %w3 = stablehlo.dynamic_slice %stack, %i, %zero, %zero, sizes = [1, 8, 8] : (tensor<3x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x8xf32>
    %w = stablehlo.reshape %w3 : (tensor<1x8x8xf32>) -> tensor<8x8xf32>
    %y = stablehlo.dot_general %h, %w, contracting_dims = [2] x [0] : (tensor<6x5x8xf32>, tensor<8x8xf32>) -> tensor<6x5x8xf32>
    %t = stablehlo.tanh %y : tensor<6x5x8xf32>
    %g = stablehlo.dot_general %h, %t, contracting_dims = [0, 1] x [0, 1] : (tensor<6x5x8xf32>, tensor<6x5x8xf32>) -> tensor<8x8xf32>
    %s2 = stablehlo.add %s, %g : tensor<8x8xf32>
    %n = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %n, %t, %s2 : tensor<i32>, tensor<6x5x8xf32>, tensor<8x8xf32>
  }
  %a = stablehlo.dot_general %r#1, %r#1, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<6x5x8xf32>, tensor<6x5x8xf32>) -> tensor<6x5x5xf32>
  %row = stablehlo.iota dim = 0 : tensor<5x5xi32>
  %col = stablehlo.iota dim = 1 : tensor<5x5xi32>
  %keep2 = stablehlo.compare GE, %row, %col : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
  %keep = stablehlo.broadcast_in_dim %keep2, dims = [1, 2] : (tensor<5x5xi1>) -> tensor<6x5x5xi1>
  %lows = stablehlo.broadcast_in_dim %low, dims = [] : (tensor<f32>) -> tensor<6x5x5xf32>
  %m = stablehlo.select %keep, %a, %lows : tensor<6x5x5xi1>, tensor<6x5x5xf32>
  %e = stablehlo.exponential %m : tensor<6x5x5xf32>
  %d = stablehlo.reduce(%e init: %f0) applies stablehlo.add across dimensions = [2] : (tensor<6x5x5xf32>, tensor<f32>) -> tensor<6x5xf32>
  %db = stablehlo.broadcast_in_dim %d, dims = [0, 1] : (tensor<6x5xf32>) -> tensor<6x5x5xf32>
  %p = stablehlo.divide %e, %db : tensor<6x5x5xf32>
  %next = stablehlo.multiply %table, %table : tensor<53x8xf32>
  return %p, %next, %r#2 : tensor<6x5x5xf32>, tensor<53x8xf32>, tensor<8x8xf32>
}
