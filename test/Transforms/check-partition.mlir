// RUN: dgc-opt %s -split-input-file --dgc-check-partition=seed=1 -o /dev/null
// RUN: dgc-opt %s -split-input-file --dgc-check-partition=seed=2 -o /dev/null
// With random shardings for all values, or some:
// RUN: dgc-opt %s -split-input-file "--dgc-check-partition=seed=3 scrambled=100" -o /dev/null
// RUN: dgc-opt %s -split-input-file "--dgc-check-partition=seed=4 scrambled=100" -o /dev/null
// RUN: dgc-opt %s -split-input-file "--dgc-check-partition=seed=5 scrambled=30" -o /dev/null
// RUN: dgc-opt %s -split-input-file "--dgc-check-partition=seed=6 scrambled=10" -o /dev/null

// Partitioned programs give what the global ones do.

// Uneven sizes on both axes of a mesh, a softmax over a split dimension.
dist.mesh @mesh = <["x"=2, "y"=3]>
func.func @main(%x: tensor<5x7xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}, {"y"}]>}) -> tensor<5x7xf32> {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<5x7xf32>, tensor<f32>) -> tensor<5xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<5xf32>) -> tensor<5x7xf32>
  %d = stablehlo.subtract %x, %mb : tensor<5x7xf32>
  %e = stablehlo.exponential %d : tensor<5x7xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<5x7xf32>, tensor<f32>) -> tensor<5xf32>
  %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<5xf32>) -> tensor<5x7xf32>
  %r = stablehlo.divide %e, %sb : tensor<5x7xf32>
  return %r : tensor<5x7xf32>
}

// -----

// Parts of an axis, and a result that lies otherwise.
dist.mesh @mesh = <["x"=4]>
func.func @main(%x: tensor<8x6xf32> {dist.sharding = #dist.sharding<@mesh, [{"x":(1)2}, {"x":(2)2}]>},
    %w: tensor<6x5xf32> {dist.sharding = #dist.sharding<@mesh, [{"x":(2)2}, {"x":(1)2}]>})
    -> (tensor<8x5xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {"x"}]>}) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x6xf32>, tensor<6x5xf32>) -> tensor<8x5xf32>
  return %0 : tensor<8x5xf32>
}

// -----

// A device order other than the natural one.
dist.mesh @mesh = <["x"=2, "y"=2], device_ids=[3, 1, 0, 2]>
func.func @main(%x: tensor<6x9xf32> {dist.sharding = #dist.sharding<@mesh, [{"y"}, {"x"}]>})
    -> (tensor<9x6xf32> {dist.sharding = #dist.sharding<@mesh, [{"y", "x"}, {}]>}) {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<6x9xf32>) -> tensor<9x6xf32>
  %1 = stablehlo.tanh %0 : tensor<9x6xf32>
  return %1 : tensor<9x6xf32>
}

// -----

// A fused weight with blocks split each, slices of a reshape, on three ranks.
dist.mesh @mesh = <["tp"=3]>
func.func @main(%x: tensor<4x8xf32>, %w: tensor<8x54xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {3, "tp"}]>},
    %o: tensor<18x8xf32> {dist.sharding = #dist.sharding<@mesh, [{"tp"}, {}]>}) -> tensor<4x8xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x54xf32>) -> tensor<4x54xf32>
  %1 = stablehlo.reshape %0 : (tensor<4x54xf32>) -> tensor<4x3x3x6xf32>
  %q = stablehlo.slice %1 [0:4, 0:1, 0:3, 0:6] : (tensor<4x3x3x6xf32>) -> tensor<4x1x3x6xf32>
  %k = stablehlo.slice %1 [0:4, 1:2, 0:3, 0:6] : (tensor<4x3x3x6xf32>) -> tensor<4x1x3x6xf32>
  %v = stablehlo.slice %1 [0:4, 2:3, 0:3, 0:6] : (tensor<4x3x3x6xf32>) -> tensor<4x1x3x6xf32>
  %2 = stablehlo.multiply %q, %k : tensor<4x1x3x6xf32>
  %3 = stablehlo.add %2, %v : tensor<4x1x3x6xf32>
  %4 = stablehlo.reshape %3 : (tensor<4x1x3x6xf32>) -> tensor<4x18xf32>
  %5 = stablehlo.dot_general %4, %o, contracting_dims = [1] x [0] : (tensor<4x18xf32>, tensor<18x8xf32>) -> tensor<4x8xf32>
  return %5 : tensor<4x8xf32>
}

// -----

// A table split along its rows, looked up and updated, uneven.
dist.mesh @mesh = <["x"=4]>
func.func @main(%t: tensor<10x3xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}, {}]>},
    %i: tensor<6x1xi32>, %u: tensor<6x3xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<6x3xf32>, tensor<10x3xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<10x3xf32>, tensor<6x1xi32>) -> tensor<6x3xf32>
  %1 = "stablehlo.scatter"(%t, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<10x3xf32>, tensor<6x1xi32>, tensor<6x3xf32>) -> tensor<10x3xf32>
  return %0, %1 : tensor<6x3xf32>, tensor<10x3xf32>
}

// -----

// A loop with a carried matrix and a reduction inside, and updates of a stack.
dist.mesh @mesh = <["x"=3]>
func.func @main(%x: tensor<5x7xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {"x"}]>},
    %w: tensor<4x7x7xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {"x"}, {}]>})
    -> (tensor<5x7xf32>, tensor<4x5xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %stack = stablehlo.constant dense<0.0> : tensor<4x5xf32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %i1 = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<4> : tensor<i32>
  %0:3 = stablehlo.while(%i = %i0, %a = %x, %h = %stack) : tensor<i32>, tensor<5x7xf32>, tensor<4x5xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %l = stablehlo.dynamic_slice %w, %i, %i0, %i0, sizes = [1, 7, 7] : (tensor<4x7x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x7xf32>
    %m = stablehlo.reshape %l : (tensor<1x7x7xf32>) -> tensor<7x7xf32>
    %d = stablehlo.dot_general %a, %m, contracting_dims = [1] x [0] : (tensor<5x7xf32>, tensor<7x7xf32>) -> tensor<5x7xf32>
    %b = stablehlo.cosine %d : tensor<5x7xf32>
    %s = stablehlo.reduce(%b init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<5x7xf32>, tensor<f32>) -> tensor<5xf32>
    %r = stablehlo.reshape %s : (tensor<5xf32>) -> tensor<1x5xf32>
    %g = stablehlo.dynamic_update_slice %h, %r, %i, %i0 : (tensor<4x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<4x5xf32>
    %j = stablehlo.add %i, %i1 : tensor<i32>
    stablehlo.return %j, %b, %g : tensor<i32>, tensor<5x7xf32>, tensor<4x5xf32>
  }
  return %0#1, %0#2 : tensor<5x7xf32>, tensor<4x5xf32>
}

// -----

// Branches: their results lie alike, their selector is whole, and values from
// outside are used inside.
dist.mesh @mesh = <["x"=2]>
func.func @main(%p: tensor<i1>, %k: tensor<i32>, %x: tensor<5xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}]>})
    -> (tensor<f32>, tensor<5xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.if"(%p) ({
    %e = stablehlo.exponential %x : tensor<5xf32>
    stablehlo.return %e : tensor<5xf32>
  }, {
    %n = stablehlo.negate %x : tensor<5xf32>
    stablehlo.return %n : tensor<5xf32>
  }) : (tensor<i1>) -> tensor<5xf32>
  %1 = "stablehlo.case"(%k) ({
    stablehlo.return %0 : tensor<5xf32>
  }, {
    %c = stablehlo.cosine %0 : tensor<5xf32>
    stablehlo.return %c : tensor<5xf32>
  }, {
    %c = stablehlo.constant dense<2.0> : tensor<5xf32>
    stablehlo.return %c : tensor<5xf32>
  }) : (tensor<i32>) -> tensor<5xf32>
  %s = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
  return %s, %1 : tensor<f32>, tensor<5xf32>
}

// -----

// Masks and ranges are made in each layout; booleans are reduced.
dist.mesh @mesh = <["x"=2, "y"=2]>
func.func @main(%x: tensor<6x6xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}, {"y"}]>})
    -> (tensor<6x6xf32>, tensor<6xi1>, tensor<6x6xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {"x"}]>}) {
  %r = stablehlo.iota dim = 0 : tensor<6x6xi32>
  %c = stablehlo.iota dim = 1 : tensor<6x6xi32>
  %m = stablehlo.compare GE, %r, %c, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
  %z = stablehlo.constant dense<[[0.0, 1.0, 2.0, 3.0, 4.0, 5.0], [6.0, 7.0, 8.0, 9.0, 10.0, 11.0], [0.5, 1.5, 2.5, 3.5, 4.5, 5.5], [1.0, 2.0, 3.0, 4.0, 5.0, 6.0], [7.0, 8.0, 9.0, 1.0, 2.0, 3.0], [0.0, 1.0, 0.0, 1.0, 0.0, 1.0]]> : tensor<6x6xf32>
  %s = stablehlo.select %m, %x, %z : tensor<6x6xi1>, tensor<6x6xf32>
  %h = stablehlo.constant dense<0.5> : tensor<6x6xf32>
  %g = stablehlo.compare GT, %s, %h, FLOAT : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xi1>
  %f = stablehlo.constant dense<false> : tensor<i1>
  %any = stablehlo.reduce(%g init: %f) applies stablehlo.or across dimensions = [1] : (tensor<6x6xi1>, tensor<i1>) -> tensor<6xi1>
  %o = stablehlo.multiply %z, %z : tensor<6x6xf32>
  return %s, %any, %o : tensor<6x6xf32>, tensor<6xi1>, tensor<6x6xf32>
}

// -----

// Windows, concatenation and an exchange between two layouts that do not divide.
dist.mesh @mesh = <["x"=3]>
func.func @main(%x: tensor<10x4xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<5x4xf32>, tensor<20x4xf32>, tensor<12x6xf32>, tensor<10x4xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {"x"}]>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.slice %x [1:10:2, 0:4] : (tensor<10x4xf32>) -> tensor<5x4xf32>
  %1 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<20x4xf32>
  %2 = stablehlo.pad %x, %zero, low = [1, 0], high = [1, 2], interior = [0, 0] : (tensor<10x4xf32>, tensor<f32>) -> tensor<12x6xf32>
  return %0, %1, %2, %x : tensor<5x4xf32>, tensor<20x4xf32>, tensor<12x6xf32>, tensor<10x4xf32>
}

// -----

// An unreduced constraint: the value stays a sum of addends until it is used.
dist.mesh @mesh = <["x"=2]>
func.func @main(%x: tensor<4x6xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {"x"}]>},
    %w: tensor<6x4xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %1 = dist.constraint %0 <@mesh, [{}, {}], unreduced={"x"}> : tensor<4x4xf32>
  %2 = stablehlo.negate %1 : tensor<4x4xf32>
  %3 = stablehlo.tanh %1 : tensor<4x4xf32>
  return %2, %3 : tensor<4x4xf32>, tensor<4x4xf32>
}

// -----

// Sizes smaller than the mesh, and zero.
dist.mesh @mesh = <["x"=4]>
func.func @main(%x: tensor<3x2xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}, {}]>}, %e: tensor<0x2xf32>)
    -> (tensor<2xf32>, tensor<3x2xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.cosine %x : tensor<3x2xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<2xf32>
  %2 = stablehlo.concatenate %0, %e, dim = 0 : (tensor<3x2xf32>, tensor<0x2xf32>) -> tensor<3x2xf32>
  return %1, %2 : tensor<2xf32>, tensor<3x2xf32>
}
