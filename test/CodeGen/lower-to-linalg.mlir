// RUN: dgc-opt %s --split-input-file --dgc-lower-to-linalg --dgc-verify-linalg | FileCheck %s

// Broadcasts are maps, splats constants, dimensions of size 1 are gone.
// CHECK-DAG: #[[ID:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[ROW:.*]] = affine_map<(d0, d1) -> (d1)>
// CHECK-LABEL: func.func @bias
// CHECK-SAME: (%[[X:.*]]: tensor<8x4xf32>, %[[B:.*]]: tensor<1x4xf32>)
// CHECK: %[[BIAS:.*]] = tensor.collapse_shape %[[B]] {{\[\[}}0, 1]] : tensor<1x4xf32> into tensor<4xf32>
// CHECK: linalg.generic {indexing_maps = [#[[ID]], #[[ROW]], #[[ID]]], iterator_types = ["parallel", "parallel"]} ins(%[[X]], %[[BIAS]]
// CHECK: arith.addf
// CHECK: linalg.generic
// CHECK: arith.constant 5.000000e-01
// CHECK: arith.mulf
// CHECK-NOT: linalg.generic
func.func @bias(%x: tensor<8x4xf32>, %b: tensor<1x4xf32>) -> tensor<8x1x4xf32> {
  %half = stablehlo.constant dense<5.0e-01> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %b, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
  %1 = stablehlo.add %x, %0 : tensor<8x4xf32>
  %2 = stablehlo.broadcast_in_dim %half, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<8x4xf32>
  %4 = stablehlo.reshape %3 : (tensor<8x4xf32>) -> tensor<8x1x4xf32>
  return %4 : tensor<8x1x4xf32>
}

// -----

// One generic whatever is batched and contracted: batch, rows, columns, sums.
// CHECK-DAG: #[[L:.*]] = affine_map<(d0, d1, d2, d3) -> (d3, d1, d0)>
// CHECK-DAG: #[[R:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
// CHECK-DAG: #[[O:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-LABEL: func.func @dot
// CHECK-NOT: transpose
// CHECK: linalg.fill
// CHECK: linalg.generic {indexing_maps = [#[[L]], #[[R]], #[[O]]], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
// CHECK-SAME: attrs = {dgc.contraction}
// CHECK-NEXT: ^bb0(%[[A:.*]]: bf16, %[[B:.*]]: bf16, %[[ACC:.*]]: f32)
// CHECK: arith.extf %[[A]]
// CHECK: arith.truncf
func.func @dot(%x: tensor<7x5x2xbf16>, %y: tensor<2x6x7xbf16>) -> tensor<2x5x6xbf16> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [2] x [0], contracting_dims = [0] x [2] : (tensor<7x5x2xbf16>, tensor<2x6x7xbf16>) -> tensor<2x5x6xbf16>
  return %0 : tensor<2x5x6xbf16>
}

// -----

// A loop that counts has no counter, and carries what changes.
// CHECK-LABEL: func.func @scan
// CHECK-SAME: (%[[X:.*]]: tensor<10x4xf32>)
// CHECK: %[[R:.*]] = scf.for %[[I:.*]] = %c0 to %c10 step %c1 iter_args(%[[ACC:.*]] = %{{.*}}) -> (tensor<4xf32>)
// CHECK: %[[ROW:.*]] = tensor.extract_slice %[[X]]
// CHECK: linalg.generic
// CHECK: scf.yield
// CHECK: return %[[R]]
func.func @scan(%x: tensor<10x4xf32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<4xf32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<10> : tensor<i32>
  %0:3 = stablehlo.while(%i = %c0, %xs = %x, %acc = %zero) : tensor<i32>, tensor<10x4xf32>, tensor<4xf32>
  cond {
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %row = stablehlo.dynamic_slice %xs, %i, %c0, sizes = [1, 4] : (tensor<10x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
    %r = stablehlo.reshape %row : (tensor<1x4xf32>) -> tensor<4xf32>
    %s = stablehlo.add %acc, %r : tensor<4xf32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %xs, %s : tensor<i32>, tensor<10x4xf32>, tensor<4xf32>
  }
  return %0#2 : tensor<4xf32>
}

// -----

// Rows are updated in place, one after another.
// CHECK-LABEL: func.func @embedding_gradient
// CHECK: scf.for {{.*}} -> (tensor<100x8xf32>)
// CHECK: tensor.extract %{{.*}} : tensor<16xi32>
// CHECK: arith.cmpi ule
// CHECK: scf.if
// CHECK: tensor.extract_slice {{.*}} [1, 8] [1, 1] : tensor<100x8xf32> to tensor<8xf32>
// CHECK: arith.addf
// CHECK: tensor.insert_slice
// CHECK: {dgc.scatter}
func.func @embedding_gradient(%x: tensor<100x8xf32>, %ids: tensor<16x1xi32>, %u: tensor<16x8xf32>) -> tensor<100x8xf32> {
  %0 = "stablehlo.scatter"(%x, %ids, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<100x8xf32>, tensor<16x1xi32>, tensor<16x8xf32>) -> tensor<100x8xf32>
  return %0 : tensor<100x8xf32>
}

// -----

// Unsigned types are kept in an attribute, their order in the ops.
// CHECK-LABEL: func.func @unsigned
// CHECK-SAME: (%{{.*}}: tensor<4xi8> {dgc.element_type = ui8}) -> (tensor<4xi8> {dgc.element_type = ui8})
// CHECK: %[[FLIPPED:.*]] = linalg.generic
// CHECK: arith.xori
// CHECK: dist.local_all_reduce max %[[FLIPPED]] <@mesh, ["x"]> : tensor<4xi8>
// CHECK: arith.xori
// CHECK: arith.maxui
dist.mesh @mesh = <["x"=2]>
func.func @unsigned(%x: tensor<4xui8>) -> tensor<4xui8> {
  %0 = dist.local_all_reduce max %x <@mesh, ["x"]> : tensor<4xui8>
  %1 = stablehlo.maximum %0, %x : tensor<4xui8>
  return %1 : tensor<4xui8>
}
