// Written by utils/gen_lowering_tests.py: expected values are XLA's. A case prints
// how many of its elements are wrong.
// RUN: dgc-opt %s --pass-pipeline='builtin.module(func.func(dgc-lower-to-linalg),one-shot-bufferize{bufferize-function-boundaries=1 function-boundary-type-conversion=identity-layout-map allow-return-allocs-from-loops=1},func.func(convert-linalg-to-loops),canonicalize,cse,expand-strided-metadata,convert-vector-to-llvm,lower-affine,func.func(math-expand-ops{ops=rsqrt}),convert-math-to-llvm,convert-math-to-libm,arith-expand{include-bf16=true},convert-scf-to-cf,convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)' \
// RUN: | sed 's/{fastmath = #arith[^}]*}//' \
// RUN: | mlir-runner -e main --entry-point-result=void --shared-libs=%mlir_lib_dir/libmlir_runner_utils.so,%mlir_lib_dir/libmlir_c_runner_utils.so \
// RUN: | FileCheck %s

// CHECK: embedding_add.0: 0
// CHECK: embedding_replace.0: 0
// CHECK: embedding_maximum.0: 0
// CHECK: embedding_average.0: 0
// CHECK: scatter_0.0: 0
// CHECK: scatter_1.0: 0
// CHECK: scatter_2.0: 0
// CHECK: scatter_3.0: 0
// CHECK: scatter_4.0: 0
// CHECK: scatter_5.0: 0
// CHECK: scatter_6.0: 0
// CHECK: scatter_7.0: 0
// CHECK: scatter_9.0: 0
// CHECK: scatter_10.0: 0
// CHECK: scatter_12.0: 0
// CHECK: scatter_13.0: 0
// CHECK: scatter_15.0: 0
// CHECK: scatter_16.0: 0
// CHECK: scatter_17.0: 0
// CHECK: scatter_18.0: 0
// CHECK: scatter_19.0: 0
// CHECK: scatter_20.0: 0
// CHECK: scatter_21.0: 0
// CHECK: scatter_22.0: 0
// CHECK: scatter_23.0: 0
// CHECK: scatter_24.0: 0
// CHECK: scatter_27.0: 0
// CHECK: scatter_28.0: 0
// CHECK: scatter_29.0: 0
// CHECK: scatter_30.0: 0
// CHECK: scatter_32.0: 0
// CHECK: scatter_33.0: 0
// CHECK: scatter_34.0: 0
// CHECK: scatter_35.0: 0
// CHECK: scatter_36.0: 0
// CHECK: scatter_39.0: 0
// CHECK: scatter_40.0: 0
// CHECK: scatter_41.0: 0
// CHECK: scatter_42.0: 0
// CHECK: scatter_43.0: 0
// CHECK: scatter_46.0: 0
// CHECK: scatter_47.0: 0
// CHECK: scatter_51.0: 0
// CHECK: scatter_52.0: 0
// CHECK: scatter_56.0: 0
// CHECK: scatter_58.0: 0
// CHECK: scatter_59.0: 0
// CHECK: scatter_61.0: 0
// CHECK: scatter_62.0: 0
// CHECK: scatter_66.0: 0
// CHECK: scatter_67.0: 0
// CHECK: scatter_68.0: 0
// CHECK: scatter_69.0: 0
// CHECK: scatter_71.0: 0
// CHECK: scatter_72.0: 0
// CHECK: scatter_73.0: 0
// CHECK: scatter_74.0: 0
// CHECK: scatter_75.0: 0
// CHECK: scatter_two.0: 0
// CHECK: scatter_two.1: 0
// CHECK: scatter_ones.0: 0

func.func @embedding_add(%a0: tensor<10x4xf32>, %a1: tensor<2x3x1xi32>, %a2: tensor<2x3x4xf32>) -> (tensor<10x4xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<10x4xf32>, tensor<2x3x1xi32>, tensor<2x3x4xf32>) -> tensor<10x4xf32>
  return %r : tensor<10x4xf32>
}

func.func @embedding_replace(%a0: tensor<10x4xf32>, %a1: tensor<2x3x1xi32>, %a2: tensor<2x3x4xf32>) -> (tensor<10x4xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<10x4xf32>, tensor<2x3x1xi32>, tensor<2x3x4xf32>) -> tensor<10x4xf32>
  return %r : tensor<10x4xf32>
}

func.func @embedding_maximum(%a0: tensor<10x4xf32>, %a1: tensor<2x3x1xi32>, %a2: tensor<2x3x4xf32>) -> (tensor<10x4xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<10x4xf32>, tensor<2x3x1xi32>, tensor<2x3x4xf32>) -> tensor<10x4xf32>
  return %r : tensor<10x4xf32>
}

func.func @embedding_average(%a0: tensor<10x4xf32>, %a1: tensor<2x3x1xi32>, %a2: tensor<2x3x4xf32>) -> (tensor<10x4xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %h = stablehlo.constant dense<0.5> : tensor<f32>
    %p = stablehlo.add %x, %y : tensor<f32>
    %s = stablehlo.multiply %p, %h : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<10x4xf32>, tensor<2x3x1xi32>, tensor<2x3x4xf32>) -> tensor<10x4xf32>
  return %r : tensor<10x4xf32>
}

func.func @scatter_0(%a0: tensor<2x5x5xf32>, %a1: tensor<1x3xi64>, %a2: tensor<1x2x5x3xf32>) -> (tensor<2x5x5xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x5x5xf32>, tensor<1x3xi64>, tensor<1x2x5x3xf32>) -> tensor<2x5x5xf32>
  return %r : tensor<2x5x5xf32>
}

func.func @scatter_1(%a0: tensor<3x2xf32>, %a1: tensor<2xui8>, %a2: tensor<3xf32>) -> (tensor<3x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<2xui8>, tensor<3xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}

func.func @scatter_2(%a0: tensor<3x5x5x5xf32>, %a1: tensor<5x5x3x2x3xi64>, %a2: tensor<5x3x5x3x3x3xf32>) -> (tensor<3x5x5x5xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 5], input_batching_dims = [1, 2], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [0, 3], index_vector_dim = 3>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x5x5x5xf32>, tensor<5x5x3x2x3xi64>, tensor<5x3x5x3x3x3xf32>) -> tensor<3x5x5x5xf32>
  return %r : tensor<3x5x5x5xf32>
}

func.func @scatter_3(%a0: tensor<2xf32>, %a1: tensor<2x1xi8>, %a2: tensor<2x1xf32>) -> (tensor<2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %h = stablehlo.constant dense<0.5> : tensor<f32>
    %p = stablehlo.add %x, %y : tensor<f32>
    %s = stablehlo.multiply %p, %h : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2xf32>, tensor<2x1xi8>, tensor<2x1xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

func.func @scatter_4(%a0: tensor<4x2x5x5xf32>, %a1: tensor<4x2xui8>, %a2: tensor<1x2x2x3x1xf32>) -> (tensor<4x2x5x5xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2, 3, 4], scatter_dims_to_operand_dims = [2, 0, 1, 3], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x2x5x5xf32>, tensor<4x2xui8>, tensor<1x2x2x3x1xf32>) -> tensor<4x2x5x5xf32>
  return %r : tensor<4x2x5x5xf32>
}

func.func @scatter_5(%a0: tensor<4x5x3x3xf32>, %a1: tensor<3x3x4xi8>, %a2: tensor<3x4x3x3xf32>) -> (tensor<4x5x3x3xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [3], input_batching_dims = [0], scatter_indices_batching_dims = [2], scatter_dims_to_operand_dims = [1, 3, 2], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<4x5x3x3xf32>, tensor<3x3x4xi8>, tensor<3x4x3x3xf32>) -> tensor<4x5x3x3xf32>
  return %r : tensor<4x5x3x3xf32>
}

func.func @scatter_6(%a0: tensor<3xf32>, %a1: tensor<1xi32>, %a2: tensor<3x1xf32>) -> (tensor<3xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3xf32>, tensor<1xi32>, tensor<3x1xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

func.func @scatter_7(%a0: tensor<4x3xf32>, %a1: tensor<1x1x1xi32>, %a2: tensor<1x3x1x3xf32>) -> (tensor<4x3xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %h = stablehlo.constant dense<0.5> : tensor<f32>
    %p = stablehlo.add %x, %y : tensor<f32>
    %s = stablehlo.multiply %p, %h : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x3xf32>, tensor<1x1x1xi32>, tensor<1x3x1x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

func.func @scatter_9(%a0: tensor<4x1x1xf32>, %a1: tensor<1x1x3xui8>, %a2: tensor<2x1x1x1xf32>) -> (tensor<4x1x1xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2, 0, 1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<4x1x1xf32>, tensor<1x1x3xui8>, tensor<2x1x1x1xf32>) -> tensor<4x1x1xf32>
  return %r : tensor<4x1x1xf32>
}

func.func @scatter_10(%a0: tensor<5x4x4x4xf32>, %a1: tensor<1x2x3x4xi8>, %a2: tensor<2x2x3x1x4xf32>) -> (tensor<5x4x4x4xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], inserted_window_dims = [3], input_batching_dims = [1], scatter_indices_batching_dims = [3], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x4x4x4xf32>, tensor<1x2x3x4xi8>, tensor<2x2x3x1x4xf32>) -> tensor<5x4x4x4xf32>
  return %r : tensor<5x4x4x4xf32>
}

func.func @scatter_12(%a0: tensor<4x3x1xf32>, %a1: tensor<1x1x3x3x1xi32>, %a2: tensor<4x1x3x3x1xf32>) -> (tensor<4x3x1xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], input_batching_dims = [1, 2], scatter_indices_batching_dims = [3, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x3x1xf32>, tensor<1x1x3x3x1xi32>, tensor<4x1x3x3x1xf32>) -> tensor<4x3x1xf32>
  return %r : tensor<4x3x1xf32>
}

func.func @scatter_13(%a0: tensor<3x5x1xf32>, %a1: tensor<2x2xi64>, %a2: tensor<2x2x4x1xf32>) -> (tensor<3x5x1xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2, 3], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<3x5x1xf32>, tensor<2x2xi64>, tensor<2x2x4x1xf32>) -> tensor<3x5x1xf32>
  return %r : tensor<3x5x1xf32>
}

func.func @scatter_15(%a0: tensor<5xf32>, %a1: tensor<1x2x1xi8>, %a2: tensor<1x2x4xf32>) -> (tensor<5xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %h = stablehlo.constant dense<0.5> : tensor<f32>
    %p = stablehlo.add %x, %y : tensor<f32>
    %s = stablehlo.multiply %p, %h : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5xf32>, tensor<1x2x1xi8>, tensor<1x2x4xf32>) -> tensor<5xf32>
  return %r : tensor<5xf32>
}

func.func @scatter_16(%a0: tensor<4x1x1xf32>, %a1: tensor<1x4x1xi64>, %a2: tensor<4x1xf32>) -> (tensor<4x1x1xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1, 2], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x1x1xf32>, tensor<1x4x1xi64>, tensor<4x1xf32>) -> tensor<4x1x1xf32>
  return %r : tensor<4x1x1xf32>
}

func.func @scatter_17(%a0: tensor<3x4x1xf32>, %a1: tensor<1x1xi32>, %a2: tensor<1x1x3xf32>) -> (tensor<3x4x1xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<3x4x1xf32>, tensor<1x1xi32>, tensor<1x1x3xf32>) -> tensor<3x4x1xf32>
  return %r : tensor<3x4x1xf32>
}

func.func @scatter_18(%a0: tensor<2x4xf32>, %a1: tensor<2xi32>, %a2: tensor<2x3xf32>) -> (tensor<2x4xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x4xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

func.func @scatter_19(%a0: tensor<3x5x5x1xf32>, %a1: tensor<i32>, %a2: tensor<3x1xf32>) -> (tensor<3x5x5x1xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1, 3], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %h = stablehlo.constant dense<0.5> : tensor<f32>
    %p = stablehlo.add %x, %y : tensor<f32>
    %s = stablehlo.multiply %p, %h : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x5x5x1xf32>, tensor<i32>, tensor<3x1xf32>) -> tensor<3x5x5x1xf32>
  return %r : tensor<3x5x5x1xf32>
}

func.func @scatter_20(%a0: tensor<2x1x4x4xf32>, %a1: tensor<2x1x2x2xui8>, %a2: tensor<2x1x2x2x2x2xf32>) -> (tensor<2x1x4x4xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 4], input_batching_dims = [0], scatter_indices_batching_dims = [3], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x1x4x4xf32>, tensor<2x1x2x2xui8>, tensor<2x1x2x2x2x2xf32>) -> tensor<2x1x4x4xf32>
  return %r : tensor<2x1x4x4xf32>
}

func.func @scatter_21(%a0: tensor<1x1x5x1xf32>, %a1: tensor<1x2x1x3xi64>, %a2: tensor<2x3x1x3xf32>) -> (tensor<1x1x5x1xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 3], input_batching_dims = [1], scatter_indices_batching_dims = [2], scatter_dims_to_operand_dims = [3], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<1x1x5x1xf32>, tensor<1x2x1x3xi64>, tensor<2x3x1x3xf32>) -> tensor<1x1x5x1xf32>
  return %r : tensor<1x1x5x1xf32>
}

func.func @scatter_22(%a0: tensor<3x2x2xf32>, %a1: tensor<1x1x2x2x3xi8>, %a2: tensor<1x2x2x2x3xf32>) -> (tensor<3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0, 2], scatter_indices_batching_dims = [4, 3], scatter_dims_to_operand_dims = [1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x2x2xf32>, tensor<1x1x2x2x3xi8>, tensor<1x2x2x2x3xf32>) -> tensor<3x2x2xf32>
  return %r : tensor<3x2x2xf32>
}

func.func @scatter_23(%a0: tensor<5x1x5xf32>, %a1: tensor<2xui8>, %a2: tensor<5x2xf32>) -> (tensor<5x1x5xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %h = stablehlo.constant dense<0.5> : tensor<f32>
    %p = stablehlo.add %x, %y : tensor<f32>
    %s = stablehlo.multiply %p, %h : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x1x5xf32>, tensor<2xui8>, tensor<5x2xf32>) -> tensor<5x1x5xf32>
  return %r : tensor<5x1x5xf32>
}

func.func @scatter_24(%a0: tensor<5x5x3x3xf32>, %a1: tensor<3x1x3xi32>, %a2: tensor<1x3x2x4x2x3xf32>) -> (tensor<5x5x3x3xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3, 4, 5], scatter_dims_to_operand_dims = [2, 0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x5x3x3xf32>, tensor<3x1x3xi32>, tensor<1x3x2x4x2x3xf32>) -> tensor<5x5x3x3xf32>
  return %r : tensor<5x5x3x3xf32>
}

func.func @scatter_27(%a0: tensor<3xf32>, %a1: tensor<2x1xi8>, %a2: tensor<3x2xf32>) -> (tensor<3xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %h = stablehlo.constant dense<0.5> : tensor<f32>
    %p = stablehlo.add %x, %y : tensor<f32>
    %s = stablehlo.multiply %p, %h : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3xf32>, tensor<2x1xi8>, tensor<3x2xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

func.func @scatter_28(%a0: tensor<3x1x2xf32>, %a1: tensor<2xui8>, %a2: tensor<3x1xf32>) -> (tensor<3x1x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x1x2xf32>, tensor<2xui8>, tensor<3x1xf32>) -> tensor<3x1x2xf32>
  return %r : tensor<3x1x2xf32>
}

func.func @scatter_29(%a0: tensor<2x4x1xf32>, %a1: tensor<ui8>, %a2: tensor<2x4xf32>) -> (tensor<2x4x1xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<2x4x1xf32>, tensor<ui8>, tensor<2x4xf32>) -> tensor<2x4x1xf32>
  return %r : tensor<2x4x1xf32>
}

func.func @scatter_30(%a0: tensor<1x4x5x4xf32>, %a1: tensor<4x1xi32>, %a2: tensor<1x1x3x1xf32>) -> (tensor<1x4x5x4xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], inserted_window_dims = [3], scatter_dims_to_operand_dims = [2, 1, 0, 3], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x4x5x4xf32>, tensor<4x1xi32>, tensor<1x1x3x1xf32>) -> tensor<1x4x5x4xf32>
  return %r : tensor<1x4x5x4xf32>
}

func.func @scatter_32(%a0: tensor<1x4xf32>, %a1: tensor<1xi32>, %a2: tensor<3xf32>) -> (tensor<1x4xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x4xf32>, tensor<1xi32>, tensor<3xf32>) -> tensor<1x4xf32>
  return %r : tensor<1x4xf32>
}

func.func @scatter_33(%a0: tensor<1x4x5x5xf32>, %a1: tensor<2x1x4xi8>, %a2: tensor<2x1x2x1x5x5xf32>) -> (tensor<1x4x5x5xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 4, 5], scatter_dims_to_operand_dims = [1, 3, 2, 0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<1x4x5x5xf32>, tensor<2x1x4xi8>, tensor<2x1x2x1x5x5xf32>) -> tensor<1x4x5x5xf32>
  return %r : tensor<1x4x5x5xf32>
}

func.func @scatter_34(%a0: tensor<1x3xf32>, %a1: tensor<2xui8>, %a2: tensor<1xf32>) -> (tensor<1x3xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x3xf32>, tensor<2xui8>, tensor<1xf32>) -> tensor<1x3xf32>
  return %r : tensor<1x3xf32>
}

func.func @scatter_35(%a0: tensor<5x3xf32>, %a1: tensor<2xi32>, %a2: tensor<4xf32>) -> (tensor<5x3xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %h = stablehlo.constant dense<0.5> : tensor<f32>
    %p = stablehlo.add %x, %y : tensor<f32>
    %s = stablehlo.multiply %p, %h : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<2xi32>, tensor<4xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

func.func @scatter_36(%a0: tensor<2x3x3x5xf32>, %a1: tensor<3xi64>, %a2: tensor<2x2x3x5xf32>) -> (tensor<2x3x3x5xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2, 3], scatter_dims_to_operand_dims = [2, 3, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x3x3x5xf32>, tensor<3xi64>, tensor<2x2x3x5xf32>) -> tensor<2x3x3x5xf32>
  return %r : tensor<2x3x3x5xf32>
}

func.func @scatter_39(%a0: tensor<5x2x5xf32>, %a1: tensor<2x1x1xi8>, %a2: tensor<2x1x5x1x1xf32>) -> (tensor<5x2x5xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3, 4], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %h = stablehlo.constant dense<0.5> : tensor<f32>
    %p = stablehlo.add %x, %y : tensor<f32>
    %s = stablehlo.multiply %p, %h : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x2x5xf32>, tensor<2x1x1xi8>, tensor<2x1x5x1x1xf32>) -> tensor<5x2x5xf32>
  return %r : tensor<5x2x5xf32>
}

func.func @scatter_40(%a0: tensor<3x3x4x4xf32>, %a1: tensor<3x2x3xi32>, %a2: tensor<3x3x3x2x3xf32>) -> (tensor<3x3x4x4xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2, 4], inserted_window_dims = [1], scatter_dims_to_operand_dims = [2, 1, 0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x3x4x4xf32>, tensor<3x2x3xi32>, tensor<3x3x3x2x3xf32>) -> tensor<3x3x4x4xf32>
  return %r : tensor<3x3x4x4xf32>
}

func.func @scatter_41(%a0: tensor<1x2xf32>, %a1: tensor<ui8>, %a2: tensor<f32>) -> (tensor<1x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<1x2xf32>, tensor<ui8>, tensor<f32>) -> tensor<1x2xf32>
  return %r : tensor<1x2xf32>
}

func.func @scatter_42(%a0: tensor<2xf32>, %a1: tensor<1xui8>, %a2: tensor<2xf32>) -> (tensor<2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2xf32>, tensor<1xui8>, tensor<2xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

func.func @scatter_43(%a0: tensor<5x4x4xf32>, %a1: tensor<1x4x5xi64>, %a2: tensor<4x5x1xf32>) -> (tensor<5x4x4xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [2, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %h = stablehlo.constant dense<0.5> : tensor<f32>
    %p = stablehlo.add %x, %y : tensor<f32>
    %s = stablehlo.multiply %p, %h : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x4x4xf32>, tensor<1x4x5xi64>, tensor<4x5x1xf32>) -> tensor<5x4x4xf32>
  return %r : tensor<5x4x4xf32>
}

func.func @scatter_46(%a0: tensor<5x3x3xf32>, %a1: tensor<2x3x3xui8>, %a2: tensor<4x2x2x3x3xf32>) -> (tensor<5x3x3xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2, 3], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x3x3xf32>, tensor<2x3x3xui8>, tensor<4x2x2x3x3xf32>) -> tensor<5x3x3xf32>
  return %r : tensor<5x3x3xf32>
}

func.func @scatter_47(%a0: tensor<4x5xf32>, %a1: tensor<2xui8>, %a2: tensor<2x4xf32>) -> (tensor<4x5xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %h = stablehlo.constant dense<0.5> : tensor<f32>
    %p = stablehlo.add %x, %y : tensor<f32>
    %s = stablehlo.multiply %p, %h : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<2xui8>, tensor<2x4xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}

func.func @scatter_51(%a0: tensor<2x5xf32>, %a1: tensor<2xi32>, %a2: tensor<f32>) -> (tensor<2x5xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %h = stablehlo.constant dense<0.5> : tensor<f32>
    %p = stablehlo.add %x, %y : tensor<f32>
    %s = stablehlo.multiply %p, %h : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x5xf32>, tensor<2xi32>, tensor<f32>) -> tensor<2x5xf32>
  return %r : tensor<2x5xf32>
}

func.func @scatter_52(%a0: tensor<3x1x4x5xf32>, %a1: tensor<1x3xi8>, %a2: tensor<5x1xf32>) -> (tensor<3x1x4x5xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 2, 1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x1x4x5xf32>, tensor<1x3xi8>, tensor<5x1xf32>) -> tensor<3x1x4x5xf32>
  return %r : tensor<3x1x4x5xf32>
}

func.func @scatter_56(%a0: tensor<3x1xf32>, %a1: tensor<2x1xi8>, %a2: tensor<2x1xf32>) -> (tensor<3x1xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x1xf32>, tensor<2x1xi8>, tensor<2x1xf32>) -> tensor<3x1xf32>
  return %r : tensor<3x1xf32>
}

func.func @scatter_58(%a0: tensor<3x1x1xf32>, %a1: tensor<3x1x1x2xi64>, %a2: tensor<3x1x3x2xf32>) -> (tensor<3x1x1xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [2], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x1x1xf32>, tensor<3x1x1x2xi64>, tensor<3x1x3x2xf32>) -> tensor<3x1x1xf32>
  return %r : tensor<3x1x1xf32>
}

func.func @scatter_59(%a0: tensor<3x5x5xf32>, %a1: tensor<2x3xi64>, %a2: tensor<1x2x3x5x5xf32>) -> (tensor<3x5x5xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 3, 4], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %h = stablehlo.constant dense<0.5> : tensor<f32>
    %p = stablehlo.add %x, %y : tensor<f32>
    %s = stablehlo.multiply %p, %h : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x5x5xf32>, tensor<2x3xi64>, tensor<1x2x3x5x5xf32>) -> tensor<3x5x5xf32>
  return %r : tensor<3x5x5xf32>
}

func.func @scatter_61(%a0: tensor<3xf32>, %a1: tensor<2x1x1xi8>, %a2: tensor<2x1x2xf32>) -> (tensor<3xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<3xf32>, tensor<2x1x1xi8>, tensor<2x1x2xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

func.func @scatter_62(%a0: tensor<2x5x4x3xf32>, %a1: tensor<i32>, %a2: tensor<1x3x1xf32>) -> (tensor<2x5x4x3xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], inserted_window_dims = [3], scatter_dims_to_operand_dims = [3], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x5x4x3xf32>, tensor<i32>, tensor<1x3x1xf32>) -> tensor<2x5x4x3xf32>
  return %r : tensor<2x5x4x3xf32>
}

func.func @scatter_66(%a0: tensor<5x4x2x1xf32>, %a1: tensor<2x1x5xui8>, %a2: tensor<2x2x1x5xf32>) -> (tensor<5x4x2x1xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], input_batching_dims = [0, 2], scatter_indices_batching_dims = [2, 0], scatter_dims_to_operand_dims = [3], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x4x2x1xf32>, tensor<2x1x5xui8>, tensor<2x2x1x5xf32>) -> tensor<5x4x2x1xf32>
  return %r : tensor<5x4x2x1xf32>
}

func.func @scatter_67(%a0: tensor<5x2x3x5xf32>, %a1: tensor<2x3x2xi8>, %a2: tensor<4x2x2x2xf32>) -> (tensor<5x2x3x5xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 3], inserted_window_dims = [1, 2], scatter_dims_to_operand_dims = [2, 0, 1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %h = stablehlo.constant dense<0.5> : tensor<f32>
    %p = stablehlo.add %x, %y : tensor<f32>
    %s = stablehlo.multiply %p, %h : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x2x3x5xf32>, tensor<2x3x2xi8>, tensor<4x2x2x2xf32>) -> tensor<5x2x3x5xf32>
  return %r : tensor<5x2x3x5xf32>
}

func.func @scatter_68(%a0: tensor<4x3x3xf32>, %a1: tensor<3x3x3x3xi32>, %a2: tensor<3x2x3x3x3xf32>) -> (tensor<4x3x3xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [1, 2], scatter_indices_batching_dims = [0, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 4>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x3x3xf32>, tensor<3x3x3x3xi32>, tensor<3x2x3x3x3xf32>) -> tensor<4x3x3xf32>
  return %r : tensor<4x3x3xf32>
}

func.func @scatter_69(%a0: tensor<4xf32>, %a1: tensor<1x2xi32>, %a2: tensor<2x4xf32>) -> (tensor<4xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<4xf32>, tensor<1x2xi32>, tensor<2x4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

func.func @scatter_71(%a0: tensor<3x2xf32>, %a1: tensor<1xi8>, %a2: tensor<2xf32>) -> (tensor<3x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %h = stablehlo.constant dense<0.5> : tensor<f32>
    %p = stablehlo.add %x, %y : tensor<f32>
    %s = stablehlo.multiply %p, %h : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<1xi8>, tensor<2xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}

func.func @scatter_72(%a0: tensor<1xf32>, %a1: tensor<1x2x2xi8>, %a2: tensor<1x2x2xf32>) -> (tensor<1xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1xf32>, tensor<1x2x2xi8>, tensor<1x2x2xf32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}

func.func @scatter_73(%a0: tensor<3x4x5x2xf32>, %a1: tensor<4x1x1xi64>, %a2: tensor<2x4x1x1xf32>) -> (tensor<3x4x5x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0, 3], scatter_dims_to_operand_dims = [1, 3, 2, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<3x4x5x2xf32>, tensor<4x1x1xi64>, tensor<2x4x1x1xf32>) -> tensor<3x4x5x2xf32>
  return %r : tensor<3x4x5x2xf32>
}

func.func @scatter_74(%a0: tensor<1x1x3xf32>, %a1: tensor<3x1x1xui8>, %a2: tensor<1x3x2x1xf32>) -> (tensor<1x1x3xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x1x3xf32>, tensor<3x1x1xui8>, tensor<1x3x2x1xf32>) -> tensor<1x1x3xf32>
  return %r : tensor<1x1x3xf32>
}

func.func @scatter_75(%a0: tensor<5xf32>, %a1: tensor<2x1xi8>, %a2: tensor<2x2x1xf32>) -> (tensor<5xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %h = stablehlo.constant dense<0.5> : tensor<f32>
    %p = stablehlo.add %x, %y : tensor<f32>
    %s = stablehlo.multiply %p, %h : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5xf32>, tensor<2x1xi8>, tensor<2x2x1xf32>) -> tensor<5xf32>
  return %r : tensor<5xf32>
}

func.func @scatter_two(%a0: tensor<5xf32>, %a1: tensor<5xi32>, %a2: tensor<3x1xi32>, %a3: tensor<3xf32>, %a4: tensor<3xi32>) -> (tensor<5xf32>, tensor<5xi32>) {
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<i32>, %u: tensor<f32>, %v: tensor<i32>):
    %s = stablehlo.add %x, %u : tensor<f32>
    %t = stablehlo.maximum %y, %v : tensor<i32>
    stablehlo.return %s, %t : tensor<f32>, tensor<i32>
  }) : (tensor<5xf32>, tensor<5xi32>, tensor<3x1xi32>, tensor<3xf32>, tensor<3xi32>) -> (tensor<5xf32>, tensor<5xi32>)
  %r0 = stablehlo.negate %r#0 : tensor<5xf32>
  %r1 = stablehlo.negate %r#1 : tensor<5xi32>
  return %r0, %r1 : tensor<5xf32>, tensor<5xi32>
}

func.func @scatter_ones(%a0: tensor<5x1xi32>) -> (tensor<6xi32>) {
  %z = stablehlo.constant dense<0> : tensor<6xi32>
  %one = stablehlo.constant dense<1> : tensor<5xi32>
  %r = "stablehlo.scatter"(%z, %a0, %one) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<6xi32>, tensor<5x1xi32>, tensor<5xi32>) -> tensor<6xi32>
  return %r : tensor<6xi32>
}

func.func private @check_f32(%got: tensor<?xf32>, %want: tensor<?xf32>, %rtol: f64, %atol: f64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %n = tensor.dim %got, %c0 : tensor<?xf32>
  %bad = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> i64 {
    %g = tensor.extract %got[%i] : tensor<?xf32>
    %w = tensor.extract %want[%i] : tensor<?xf32>
    %gnan = arith.cmpf uno, %g, %g : f32
    %wnan = arith.cmpf uno, %w, %w : f32
    %nan = arith.andi %gnan, %wnan : i1
    %gbits = arith.bitcast %g : f32 to i32
    %wbits = arith.bitcast %w : f32 to i32
    %same = arith.cmpi eq, %gbits, %wbits : i32
    %diff = arith.subf %g, %w : f32
    %absdiff = math.absf %diff : f32
    %absw = math.absf %w : f32
    %d = arith.extf %absdiff : f32 to f64
    %m = arith.extf %absw : f32 to f64
    %scaled = arith.mulf %m, %rtol : f64
    %limit = arith.addf %scaled, %atol : f64
    %zerof = arith.constant 0.0 : f64
    %close = arith.cmpf ole, %d, %limit : f64
    %tolerant = arith.cmpf ogt, %limit, %zerof : f64
    %near = arith.andi %close, %tolerant : i1
    %some = arith.ori %nan, %same : i1
    %ok = arith.ori %some, %near : i1
    %next = scf.if %ok -> i64 {
      scf.yield %sum : i64
    } else {
      vector.print str "  at, got, want: "
      vector.print %i : index
      vector.print %g : f32
      vector.print %w : f32
      %more = arith.addi %sum, %one : i64
      scf.yield %more : i64
    }
    scf.yield %next : i64
  }
  return %bad : i64
}

func.func private @check_i64(%got: tensor<?xi64>, %want: tensor<?xi64>, %rtol: f64, %atol: f64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %n = tensor.dim %got, %c0 : tensor<?xi64>
  %bad = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> i64 {
    %g = tensor.extract %got[%i] : tensor<?xi64>
    %w = tensor.extract %want[%i] : tensor<?xi64>
    %ok = arith.cmpi eq, %g, %w : i64
    %next = scf.if %ok -> i64 {
      scf.yield %sum : i64
    } else {
      vector.print str "  at, got, want: "
      vector.print %i : index
      vector.print %g : i64
      vector.print %w : i64
      %more = arith.addi %sum, %one : i64
      scf.yield %more : i64
    }
    scf.yield %next : i64
  }
  return %bad : i64
}

func.func @main() {
  %in0_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F41883CBFDED126BE58D8F6BEFC4D193FA6B3223DE4BC95BE272B48BFB4AE83BEC866053CD31B8DBEE2A3A53F58DC803FB0832DC030CBF1BF75F732BE5729D8BE3BC55A3EA4895E3EAC8A0740B2568EBF7255C1BEC5BC0240548E253F85BE293FEC9503BF21F4D2BFE17B2B3EC742DF3D"> : tensor<10x4xf32>
  %in0_1 = stablehlo.constant dense<[[[0], [3], [-1]], [[9], [100], [3]]]> : tensor<2x3x1xi32>
  %in0_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C041"> : tensor<2x3x4xf32>
  %out0:1 = call @embedding_add(%in0_0, %in0_1, %in0_2) : (tensor<10x4xf32>, tensor<2x3x1xi32>, tensor<2x3x4xf32>) -> (tensor<10x4xf32>)
  %rtol0 = arith.constant 1.000000e-06 : f64
  %atol0 = arith.constant 0.000000e+00 : f64
  %want0_0 = stablehlo.constant dense<"0x1A3CAC3F64953440E225554012992C4067C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3FBE1BCA415CB2DE419E24EC4138650242A6B3223DE4BC95BE272B48BFB4AE83BEC866053CD31B8DBEE2A3A53F58DC803FB0832DC030CBF1BF75F732BE5729D8BE3BC55A3EA4895E3EAC8A0740B2568EBF7255C1BEC5BC0240548E253F85BE293FA1C647417CA14541F0AD724143DF8041"> : tensor<10x4xf32>
  %gotf0_0 = stablehlo.reshape %out0#0 : (tensor<10x4xf32>) -> tensor<40xf32>
  %gotw0_0 = stablehlo.convert %gotf0_0 : (tensor<40xf32>) -> tensor<40xf32>
  %gotd0_0 = tensor.cast %gotw0_0 : tensor<40xf32> to tensor<?xf32>
  %wantf0_0 = stablehlo.reshape %want0_0 : (tensor<10x4xf32>) -> tensor<40xf32>
  %wantw0_0 = stablehlo.convert %wantf0_0 : (tensor<40xf32>) -> tensor<40xf32>
  %wantd0_0 = tensor.cast %wantw0_0 : tensor<40xf32> to tensor<?xf32>
  %bad0_0 = call @check_f32(%gotd0_0, %wantd0_0, %rtol0, %atol0) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "embedding_add.0: "
  vector.print %bad0_0 : i64
  %in1_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F41883CBFDED126BE58D8F6BEFC4D193FA6B3223DE4BC95BE272B48BFB4AE83BEC866053CD31B8DBEE2A3A53F58DC803FB0832DC030CBF1BF75F732BE5729D8BE3BC55A3EA4895E3EAC8A0740B2568EBF7255C1BEC5BC0240548E253F85BE293FEC9503BF21F4D2BFE17B2B3EC742DF3D"> : tensor<10x4xf32>
  %in1_1 = stablehlo.constant dense<[[[0], [3], [-1]], [[9], [100], [3]]]> : tensor<2x3x1xi32>
  %in1_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C041"> : tensor<2x3x4xf32>
  %out1:1 = call @embedding_replace(%in1_0, %in1_1, %in1_2) : (tensor<10x4xf32>, tensor<2x3x1xi32>, tensor<2x3x4xf32>) -> (tensor<10x4xf32>)
  %rtol1 = arith.constant 1.000000e-06 : f64
  %atol1 = arith.constant 0.000000e+00 : f64
  %want1_0 = stablehlo.constant dense<"0x0000803F00000040000040400000804067C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F0000A8410000B0410000B8410000C041A6B3223DE4BC95BE272B48BFB4AE83BEC866053CD31B8DBEE2A3A53F58DC803FB0832DC030CBF1BF75F732BE5729D8BE3BC55A3EA4895E3EAC8A0740B2568EBF7255C1BEC5BC0240548E253F85BE293F00005041000060410000704100008041"> : tensor<10x4xf32>
  %gotf1_0 = stablehlo.reshape %out1#0 : (tensor<10x4xf32>) -> tensor<40xf32>
  %gotw1_0 = stablehlo.convert %gotf1_0 : (tensor<40xf32>) -> tensor<40xf32>
  %gotd1_0 = tensor.cast %gotw1_0 : tensor<40xf32> to tensor<?xf32>
  %wantf1_0 = stablehlo.reshape %want1_0 : (tensor<10x4xf32>) -> tensor<40xf32>
  %wantw1_0 = stablehlo.convert %wantf1_0 : (tensor<40xf32>) -> tensor<40xf32>
  %wantd1_0 = tensor.cast %wantw1_0 : tensor<40xf32> to tensor<?xf32>
  %bad1_0 = call @check_f32(%gotd1_0, %wantd1_0, %rtol1, %atol1) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "embedding_replace.0: "
  vector.print %bad1_0 : i64
  %in2_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F41883CBFDED126BE58D8F6BEFC4D193FA6B3223DE4BC95BE272B48BFB4AE83BEC866053CD31B8DBEE2A3A53F58DC803FB0832DC030CBF1BF75F732BE5729D8BE3BC55A3EA4895E3EAC8A0740B2568EBF7255C1BEC5BC0240548E253F85BE293FEC9503BF21F4D2BFE17B2B3EC742DF3D"> : tensor<10x4xf32>
  %in2_1 = stablehlo.constant dense<[[[0], [3], [-1]], [[9], [100], [3]]]> : tensor<2x3x1xi32>
  %in2_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C041"> : tensor<2x3x4xf32>
  %out2:1 = call @embedding_maximum(%in2_0, %in2_1, %in2_2) : (tensor<10x4xf32>, tensor<2x3x1xi32>, tensor<2x3x4xf32>) -> (tensor<10x4xf32>)
  %rtol2 = arith.constant 1.000000e-06 : f64
  %atol2 = arith.constant 0.000000e+00 : f64
  %want2_0 = stablehlo.constant dense<"0x0000803F00000040000040400000804067C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F0000A8410000B0410000B8410000C041A6B3223DE4BC95BE272B48BFB4AE83BEC866053CD31B8DBEE2A3A53F58DC803FB0832DC030CBF1BF75F732BE5729D8BE3BC55A3EA4895E3EAC8A0740B2568EBF7255C1BEC5BC0240548E253F85BE293F00005041000060410000704100008041"> : tensor<10x4xf32>
  %gotf2_0 = stablehlo.reshape %out2#0 : (tensor<10x4xf32>) -> tensor<40xf32>
  %gotw2_0 = stablehlo.convert %gotf2_0 : (tensor<40xf32>) -> tensor<40xf32>
  %gotd2_0 = tensor.cast %gotw2_0 : tensor<40xf32> to tensor<?xf32>
  %wantf2_0 = stablehlo.reshape %want2_0 : (tensor<10x4xf32>) -> tensor<40xf32>
  %wantw2_0 = stablehlo.convert %wantf2_0 : (tensor<40xf32>) -> tensor<40xf32>
  %wantd2_0 = tensor.cast %wantw2_0 : tensor<40xf32> to tensor<?xf32>
  %bad2_0 = call @check_f32(%gotd2_0, %wantd2_0, %rtol2, %atol2) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "embedding_maximum.0: "
  vector.print %bad2_0 : i64
  %in3_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F41883CBFDED126BE58D8F6BEFC4D193FA6B3223DE4BC95BE272B48BFB4AE83BEC866053CD31B8DBEE2A3A53F58DC803FB0832DC030CBF1BF75F732BE5729D8BE3BC55A3EA4895E3EAC8A0740B2568EBF7255C1BEC5BC0240548E253F85BE293FEC9503BF21F4D2BFE17B2B3EC742DF3D"> : tensor<10x4xf32>
  %in3_1 = stablehlo.constant dense<[[[0], [3], [-1]], [[9], [100], [3]]]> : tensor<2x3x1xi32>
  %in3_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C041"> : tensor<2x3x4xf32>
  %out3:1 = call @embedding_average(%in3_0, %in3_1, %in3_2) : (tensor<10x4xf32>, tensor<2x3x1xi32>, tensor<2x3x4xf32>) -> (tensor<10x4xf32>)
  %rtol3 = arith.constant 1.000000e-06 : f64
  %atol3 = arith.constant 0.000000e+00 : f64
  %want3_0 = stablehlo.constant dense<"0x1A3C2C3F6495B43FE225D53F1299AC3F67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3FDF0D39412E5947414F12524138656241A6B3223DE4BC95BE272B48BFB4AE83BEC866053CD31B8DBEE2A3A53F58DC803FB0832DC030CBF1BF75F732BE5729D8BE3BC55A3EA4895E3EAC8A0740B2568EBF7255C1BEC5BC0240548E253F85BE293FA1C6C7407CA1C540F0ADF24043DF0041"> : tensor<10x4xf32>
  %gotf3_0 = stablehlo.reshape %out3#0 : (tensor<10x4xf32>) -> tensor<40xf32>
  %gotw3_0 = stablehlo.convert %gotf3_0 : (tensor<40xf32>) -> tensor<40xf32>
  %gotd3_0 = tensor.cast %gotw3_0 : tensor<40xf32> to tensor<?xf32>
  %wantf3_0 = stablehlo.reshape %want3_0 : (tensor<10x4xf32>) -> tensor<40xf32>
  %wantw3_0 = stablehlo.convert %wantf3_0 : (tensor<40xf32>) -> tensor<40xf32>
  %wantd3_0 = tensor.cast %wantw3_0 : tensor<40xf32> to tensor<?xf32>
  %bad3_0 = call @check_f32(%gotd3_0, %wantd3_0, %rtol3, %atol3) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "embedding_average.0: "
  vector.print %bad3_0 : i64
  %in4_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442"> : tensor<2x5x5xf32>
  %in4_1 = stablehlo.constant dense<[[-2, 4, 0]]> : tensor<1x3xi64>
  %in4_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F041"> : tensor<1x2x5x3xf32>
  %out4:1 = call @scatter_0(%in4_0, %in4_1, %in4_2) : (tensor<2x5x5xf32>, tensor<1x3xi64>, tensor<1x2x5x3xf32>) -> (tensor<2x5x5xf32>)
  %rtol4 = arith.constant 1.000000e-06 : f64
  %atol4 = arith.constant 0.000000e+00 : f64
  %want4_0 = stablehlo.constant dense<"0x000040400000E0400000304100007041000098410000B8410000D8410000F84100000C4200001C42000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442"> : tensor<2x5x5xf32>
  %gotf4_0 = stablehlo.reshape %out4#0 : (tensor<2x5x5xf32>) -> tensor<50xf32>
  %gotw4_0 = stablehlo.convert %gotf4_0 : (tensor<50xf32>) -> tensor<50xf32>
  %gotd4_0 = tensor.cast %gotw4_0 : tensor<50xf32> to tensor<?xf32>
  %wantf4_0 = stablehlo.reshape %want4_0 : (tensor<2x5x5xf32>) -> tensor<50xf32>
  %wantw4_0 = stablehlo.convert %wantf4_0 : (tensor<50xf32>) -> tensor<50xf32>
  %wantd4_0 = tensor.cast %wantw4_0 : tensor<50xf32> to tensor<?xf32>
  %bad4_0 = call @check_f32(%gotd4_0, %wantd4_0, %rtol4, %atol4) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_0.0: "
  vector.print %bad4_0 : i64
  %in5_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<3x2xf32>
  %in5_1 = stablehlo.constant dense<[4, 4]> : tensor<2xui8>
  %in5_2 = stablehlo.constant dense<"0x0000803F0000004000004040"> : tensor<3xf32>
  %out5:1 = call @scatter_1(%in5_0, %in5_1, %in5_2) : (tensor<3x2xf32>, tensor<2xui8>, tensor<3xf32>) -> (tensor<3x2xf32>)
  %rtol5 = arith.constant 1.000000e-06 : f64
  %atol5 = arith.constant 0.000000e+00 : f64
  %want5_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<3x2xf32>
  %gotf5_0 = stablehlo.reshape %out5#0 : (tensor<3x2xf32>) -> tensor<6xf32>
  %gotw5_0 = stablehlo.convert %gotf5_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd5_0 = tensor.cast %gotw5_0 : tensor<6xf32> to tensor<?xf32>
  %wantf5_0 = stablehlo.reshape %want5_0 : (tensor<3x2xf32>) -> tensor<6xf32>
  %wantw5_0 = stablehlo.convert %wantf5_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd5_0 = tensor.cast %wantw5_0 : tensor<6xf32> to tensor<?xf32>
  %bad5_0 = call @check_f32(%gotd5_0, %wantd5_0, %rtol5, %atol5) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_1.0: "
  vector.print %bad5_0 : i64
  %in6_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E420000A0420000A2420000A4420000A6420000A8420000AA420000AC420000AE420000B0420000B2420000B4420000B6420000B8420000BA420000BC420000BE420000C0420000C2420000C4420000C6420000C8420000CA420000CC420000CE420000D0420000D2420000D4420000D6420000D8420000DA420000DC420000DE420000E0420000E2420000E4420000E6420000E8420000EA420000EC420000EE420000F0420000F2420000F4420000F6420000F8420000FA420000FC420000FE420000004300000143000002430000034300000443000005430000064300000743000008430000094300000A4300000B4300000C4300000D4300000E4300000F430000104300001143000012430000134300001443000015430000164300001743000018430000194300001A4300001B4300001C4300001D4300001E4300001F430000204300002143000022430000234300002443000025430000264300002743000028430000294300002A4300002B4300002C4300002D4300002E4300002F430000304300003143000032430000334300003443000035430000364300003743000038430000394300003A4300003B4300003C4300003D4300003E4300003F430000404300004143000042430000434300004443000045430000464300004743000048430000494300004A4300004B4300004C4300004D4300004E4300004F430000504300005143000052430000534300005443000055430000564300005743000058430000594300005A4300005B4300005C4300005D4300005E4300005F430000604300006143000062430000634300006443000065430000664300006743000068430000694300006A4300006B4300006C4300006D4300006E4300006F430000704300007143000072430000734300007443000075430000764300007743000078430000794300007A4300007B4300007C4300007D4300007E4300007F43000080430080804300008143008081430000824300808243000083430080834300008443008084430000854300808543000086430080864300008743008087430000884300808843000089430080894300008A4300808A4300008B4300808B4300008C4300808C4300008D4300808D4300008E4300808E4300008F4300808F43000090430080904300009143008091430000924300809243000093430080934300009443008094430000954300809543000096430080964300009743008097430000984300809843000099430080994300009A4300809A4300009B4300809B4300009C4300809C4300009D4300809D4300009E4300809E4300009F4300809F430000A0430080A0430000A1430080A1430000A2430080A2430000A3430080A3430000A4430080A4430000A5430080A5430000A6430080A6430000A7430080A7430000A8430080A8430000A9430080A9430000AA430080AA430000AB430080AB430000AC430080AC430000AD430080AD430000AE430080AE430000AF430080AF430000B0430080B0430000B1430080B1430000B2430080B2430000B3430080B3430000B4430080B4430000B5430080B5430000B6430080B6430000B7430080B7430000B8430080B8430000B9430080B9430000BA430080BA430000BB43"> : tensor<3x5x5x5xf32>
  %in6_1 = stablehlo.constant dense<"0x04000000000000000400000000000000FEFFFFFFFFFFFFFF000000000000000006000000000000000300000000000000FFFFFFFFFFFFFFFF01000000000000000300000000000000FEFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000300000000000000FFFFFFFFFFFFFFFF0600000000000000050000000000000003000000000000000600000000000000FEFFFFFFFFFFFFFF04000000000000000500000000000000030000000000000002000000000000000400000000000000040000000000000002000000000000000200000000000000030000000000000004000000000000000600000000000000050000000000000000000000000000000500000000000000FFFFFFFFFFFFFFFF030000000000000006000000000000000600000000000000060000000000000005000000000000000200000000000000FFFFFFFFFFFFFFFF050000000000000005000000000000000400000000000000030000000000000006000000000000000100000000000000FEFFFFFFFFFFFFFF06000000000000000600000000000000040000000000000002000000000000000600000000000000020000000000000006000000000000000400000000000000060000000000000003000000000000000000000000000000010000000000000003000000000000000000000000000000FFFFFFFFFFFFFFFF0600000000000000050000000000000005000000000000000200000000000000FEFFFFFFFFFFFFFF06000000000000000100000000000000FFFFFFFFFFFFFFFF04000000000000000100000000000000050000000000000003000000000000000600000000000000FFFFFFFFFFFFFFFF000000000000000006000000000000000600000000000000060000000000000004000000000000000600000000000000FEFFFFFFFFFFFFFF0500000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0100000000000000040000000000000004000000000000000000000000000000020000000000000004000000000000000400000000000000FEFFFFFFFFFFFFFF04000000000000000500000000000000FFFFFFFFFFFFFFFF04000000000000000000000000000000050000000000000000000000000000000300000000000000000000000000000002000000000000000400000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF06000000000000000500000000000000FFFFFFFFFFFFFFFF030000000000000002000000000000000100000000000000FFFFFFFFFFFFFFFF0100000000000000FEFFFFFFFFFFFFFF03000000000000000400000000000000020000000000000005000000000000000400000000000000020000000000000006000000000000000500000000000000FFFFFFFFFFFFFFFF05000000000000000100000000000000020000000000000000000000000000000400000000000000050000000000000000000000000000000200000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFF0100000000000000FEFFFFFFFFFFFFFF0400000000000000040000000000000001000000000000000600000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0400000000000000030000000000000004000000000000000000000000000000040000000000000006000000000000000200000000000000FFFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFF040000000000000002000000000000000000000000000000050000000000000004000000000000000300000000000000FFFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF06000000000000000200000000000000FEFFFFFFFFFFFFFF0500000000000000FFFFFFFFFFFFFFFF0300000000000000FEFFFFFFFFFFFFFF0400000000000000FEFFFFFFFFFFFFFF0300000000000000FFFFFFFFFFFFFFFF0100000000000000060000000000000003000000000000000400000000000000060000000000000001000000000000000000000000000000FEFFFFFFFFFFFFFF0500000000000000050000000000000002000000000000000200000000000000FFFFFFFFFFFFFFFF0500000000000000040000000000000002000000000000000400000000000000FEFFFFFFFFFFFFFF0600000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0500000000000000030000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF0400000000000000010000000000000002000000000000000000000000000000020000000000000000000000000000000100000000000000050000000000000000000000000000000200000000000000010000000000000006000000000000000000000000000000FEFFFFFFFFFFFFFF04000000000000000000000000000000FFFFFFFFFFFFFFFF050000000000000004000000000000000100000000000000000000000000000004000000000000000100000000000000010000000000000005000000000000000100000000000000020000000000000005000000000000000000000000000000000000000000000002000000000000000200000000000000FFFFFFFFFFFFFFFF03000000000000000600000000000000FEFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFF050000000000000000000000000000000300000000000000FEFFFFFFFFFFFFFF010000000000000004000000000000000500000000000000030000000000000000000000000000000100000000000000000000000000000001000000000000000600000000000000FEFFFFFFFFFFFFFF05000000000000000100000000000000FEFFFFFFFFFFFFFF0500000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF06000000000000000300000000000000010000000000000004000000000000000200000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF02000000000000000300000000000000FEFFFFFFFFFFFFFF01000000000000000500000000000000FFFFFFFFFFFFFFFF050000000000000000000000000000000500000000000000000000000000000004000000000000000600000000000000020000000000000003000000000000000600000000000000020000000000000004000000000000000200000000000000020000000000000003000000000000000600000000000000060000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFF06000000000000000300000000000000FFFFFFFFFFFFFFFF000000000000000002000000000000000500000000000000FEFFFFFFFFFFFFFF06000000000000000200000000000000FFFFFFFFFFFFFFFF0300000000000000050000000000000000000000000000000300000000000000FFFFFFFFFFFFFFFF06000000000000000300000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0400000000000000020000000000000000000000000000000500000000000000FFFFFFFFFFFFFFFF0400000000000000000000000000000006000000000000000600000000000000020000000000000002000000000000000200000000000000010000000000000000000000000000000500000000000000FEFFFFFFFFFFFFFF0500000000000000030000000000000006000000000000000500000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF06000000000000000000000000000000040000000000000000000000000000000600000000000000FFFFFFFFFFFFFFFF05000000000000000100000000000000060000000000000002000000000000000500000000000000000000000000000003000000000000000000000000000000FFFFFFFFFFFFFFFF040000000000000004000000000000000400000000000000FEFFFFFFFFFFFFFF0600000000000000010000000000000003000000000000000000000000000000FEFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFF0500000000000000030000000000000005000000000000000600000000000000060000000000000001000000000000000300000000000000040000000000000004000000000000000200000000000000FFFFFFFFFFFFFFFF04000000000000000100000000000000FEFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFF0200000000000000060000000000000002000000000000000600000000000000050000000000000003000000000000000000000000000000FFFFFFFFFFFFFFFF0500000000000000060000000000000004000000000000000400000000000000FEFFFFFFFFFFFFFF0500000000000000010000000000000004000000000000000600000000000000FFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFF010000000000000002000000000000000200000000000000FEFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFF05000000000000000500000000000000060000000000000006000000000000000400000000000000FFFFFFFFFFFFFFFF0600000000000000030000000000000006000000000000000400000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF05000000000000000400000000000000040000000000000001000000000000000400000000000000040000000000000002000000000000000200000000000000050000000000000000000000000000000500000000000000010000000000000000000000000000000000000000000000"> : tensor<5x5x3x2x3xi64>
  %in6_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C841"> : tensor<5x3x5x3x3x3xf32>
  %out6:1 = call @scatter_2(%in6_0, %in6_1, %in6_2) : (tensor<3x5x5x5xf32>, tensor<5x5x3x2x3xi64>, tensor<5x3x5x3x3x3xf32>) -> (tensor<3x5x5x5xf32>)
  %rtol6 = arith.constant 1.000000e-06 : f64
  %atol6 = arith.constant 0.000000e+00 : f64
  %want6_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E420000A0420000A2420000A4420000A6420000A8420000AA420000AC420000AE420000B0420000B2420000B4420000B6420000B8420000BA420000BC420000BE420000C0420000C2420000C4420000C6420000C8420000CA420000CC420000CE420000D0420000D2420000D4420000D6420000D8420000DA420000DC420000DE420000E0420000E2420000E4420000E6420000E8420000EA420000EC420000EE420000F0420000F2420000F4420000F6420000F8420000FA420000FC420000FE420000004300000143000002430000034300000443000005430000064300000743000008430000094300000A4300000B4300000C4300000D4300000E4300000F430000104300001143000012430000134300001443000015430000164300001743000018430000194300001A4300001B4300001C4300001D4300001E4300001F430000204300002143000022430000234300002443000025430000264300002743000028430000294300002A4300002B4300002C4300002D4300002E4300002F430000304300003143000032430000334300003443000035430000364300003743000038430000394300003A4300003B4300003C4300003D4300003E4300003F430000404300004143000042430000434300004443000045430000464300004743000048430000494300004A4300004B4300004C4300004D4300004E4300004F430000504300005143000052430000534300005443000055430000564300005743000058430000594300005A4300005B4300005C4300005D4300005E4300005F430000604300006143000062430000634300006443000065430000664300006743000068430000694300006A4300006B4300006C4300006D4300006E4300006F430000704300007143000072430000734300007443000075430000764300007743000078430000794300007A4300007B4300007C4300007D4300007E4300007F43000080430080804300008143008081430000824300808243000083430080834300008443008084430000854300808543000086430080864300008743008087430000884300808843000089430080894300008A4300808A4300008B4300808B4300008C4300808C4300008D4300808D4300008E4300808E4300008F4300808F43000090430080904300009143008091430000924300809243000093430080934300009443008094430000954300809543000096430080964300009743008097430000984300809843000099430080994300009A4300809A4300009B4300809B4300009C4300809C4300009D4300809D4300009E4300809E4300009F4300809F430000A0430080A0430000A1430080A1430000A2430080A2430000A3430080A3430000A4430080A4430000A5430080A5430000A6430080A6430000A7430080A7430000A8430080A8430000A9430080A9430000AA430080AA430000AB430080AB430000AC430080AC430000AD430080AD430000AE430080AE430000AF430080AF430000B0430080B0430000B1430080B1430000B2430080B2430000B3430080B3430000B4430080B4430000B5430080B5430000B6430080B6430000B7430080B7430000B8430080B8430000B9430080B9430000BA430080BA430000BB43"> : tensor<3x5x5x5xf32>
  %gotf6_0 = stablehlo.reshape %out6#0 : (tensor<3x5x5x5xf32>) -> tensor<375xf32>
  %gotw6_0 = stablehlo.convert %gotf6_0 : (tensor<375xf32>) -> tensor<375xf32>
  %gotd6_0 = tensor.cast %gotw6_0 : tensor<375xf32> to tensor<?xf32>
  %wantf6_0 = stablehlo.reshape %want6_0 : (tensor<3x5x5x5xf32>) -> tensor<375xf32>
  %wantw6_0 = stablehlo.convert %wantf6_0 : (tensor<375xf32>) -> tensor<375xf32>
  %wantd6_0 = tensor.cast %wantw6_0 : tensor<375xf32> to tensor<?xf32>
  %bad6_0 = call @check_f32(%gotd6_0, %wantd6_0, %rtol6, %atol6) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_2.0: "
  vector.print %bad6_0 : i64
  %in7_0 = stablehlo.constant dense<"0x000000000000803F"> : tensor<2xf32>
  %in7_1 = stablehlo.constant dense<[[4], [5]]> : tensor<2x1xi8>
  %in7_2 = stablehlo.constant dense<"0x0000803F00000040"> : tensor<2x1xf32>
  %out7:1 = call @scatter_3(%in7_0, %in7_1, %in7_2) : (tensor<2xf32>, tensor<2x1xi8>, tensor<2x1xf32>) -> (tensor<2xf32>)
  %rtol7 = arith.constant 1.000000e-06 : f64
  %atol7 = arith.constant 0.000000e+00 : f64
  %want7_0 = stablehlo.constant dense<"0x000000000000803F"> : tensor<2xf32>
  %gotf7_0 = stablehlo.reshape %out7#0 : (tensor<2xf32>) -> tensor<2xf32>
  %gotw7_0 = stablehlo.convert %gotf7_0 : (tensor<2xf32>) -> tensor<2xf32>
  %gotd7_0 = tensor.cast %gotw7_0 : tensor<2xf32> to tensor<?xf32>
  %wantf7_0 = stablehlo.reshape %want7_0 : (tensor<2xf32>) -> tensor<2xf32>
  %wantw7_0 = stablehlo.convert %wantf7_0 : (tensor<2xf32>) -> tensor<2xf32>
  %wantd7_0 = tensor.cast %wantw7_0 : tensor<2xf32> to tensor<?xf32>
  %bad7_0 = call @check_f32(%gotd7_0, %wantd7_0, %rtol7, %atol7) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_3.0: "
  vector.print %bad7_0 : i64
  %in8_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E420000A0420000A2420000A4420000A6420000A8420000AA420000AC420000AE420000B0420000B2420000B4420000B6420000B8420000BA420000BC420000BE420000C0420000C2420000C4420000C6420000C8420000CA420000CC420000CE420000D0420000D2420000D4420000D6420000D8420000DA420000DC420000DE420000E0420000E2420000E4420000E6420000E8420000EA420000EC420000EE420000F0420000F2420000F4420000F6420000F8420000FA420000FC420000FE420000004300000143000002430000034300000443000005430000064300000743000008430000094300000A4300000B4300000C4300000D4300000E4300000F430000104300001143000012430000134300001443000015430000164300001743000018430000194300001A4300001B4300001C4300001D4300001E4300001F430000204300002143000022430000234300002443000025430000264300002743000028430000294300002A4300002B4300002C4300002D4300002E4300002F430000304300003143000032430000334300003443000035430000364300003743000038430000394300003A4300003B4300003C4300003D4300003E4300003F430000404300004143000042430000434300004443000045430000464300004743"> : tensor<4x2x5x5xf32>
  %in8_1 = stablehlo.constant dense<[[4, 3], [5, 5], [3, 1], [6, 4]]> : tensor<4x2xui8>
  %in8_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041"> : tensor<1x2x2x3x1xf32>
  %out8:1 = call @scatter_4(%in8_0, %in8_1, %in8_2) : (tensor<4x2x5x5xf32>, tensor<4x2xui8>, tensor<1x2x2x3x1xf32>) -> (tensor<4x2x5x5xf32>)
  %rtol8 = arith.constant 1.000000e-06 : f64
  %atol8 = arith.constant 0.000000e+00 : f64
  %want8_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E420000A0420000A2420000A4420000A6420000A8420000AA420000AC420000AE420000B0420000B2420000B4420000B6420000B8420000BA420000BC420000BE420000C0420000C2420000C4420000C6420000C8420000CA420000CC420000CE420000D0420000D2420000D4420000D6420000D8420000DA420000DC420000DE420000E0420000E2420000E4420000E6420000E8420000EA420000EC420000EE420000F0420000F2420000F4420000F6420000F8420000FA420000FC420000FE420000004300000143000002430000034300000443000005430000064300000743000008430000094300000A4300000B4300000C4300000D4300000E4300000F430000104300001143000012430000134300001443000015430000164300001743000018430000194300001A4300001B4300001C4300001D4300001E4300001F430000204300002143000022430000234300002443000025430000264300002743000028430000294300002A4300002B4300002C4300002D4300002E4300002F430000304300003143000032430000334300003443000035430000364300003743000038430000394300003A4300003B4300003C4300003D4300003E4300003F430000404300004143000042430000434300004443000045430000464300004743"> : tensor<4x2x5x5xf32>
  %gotf8_0 = stablehlo.reshape %out8#0 : (tensor<4x2x5x5xf32>) -> tensor<200xf32>
  %gotw8_0 = stablehlo.convert %gotf8_0 : (tensor<200xf32>) -> tensor<200xf32>
  %gotd8_0 = tensor.cast %gotw8_0 : tensor<200xf32> to tensor<?xf32>
  %wantf8_0 = stablehlo.reshape %want8_0 : (tensor<4x2x5x5xf32>) -> tensor<200xf32>
  %wantw8_0 = stablehlo.convert %wantf8_0 : (tensor<200xf32>) -> tensor<200xf32>
  %wantd8_0 = tensor.cast %wantw8_0 : tensor<200xf32> to tensor<?xf32>
  %bad8_0 = call @check_f32(%gotd8_0, %wantd8_0, %rtol8, %atol8) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_4.0: "
  vector.print %bad8_0 : i64
  %in9_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E420000A0420000A2420000A4420000A6420000A8420000AA420000AC420000AE420000B0420000B2420000B4420000B6420000B8420000BA420000BC420000BE420000C0420000C2420000C4420000C6420000C8420000CA420000CC420000CE420000D0420000D2420000D4420000D6420000D8420000DA420000DC420000DE420000E0420000E2420000E4420000E6420000E8420000EA420000EC420000EE420000F0420000F2420000F4420000F6420000F8420000FA420000FC420000FE420000004300000143000002430000034300000443000005430000064300000743000008430000094300000A4300000B4300000C4300000D4300000E4300000F430000104300001143000012430000134300001443000015430000164300001743000018430000194300001A4300001B4300001C4300001D4300001E4300001F430000204300002143000022430000234300002443000025430000264300002743000028430000294300002A4300002B4300002C4300002D4300002E4300002F4300003043000031430000324300003343"> : tensor<4x5x3x3xf32>
  %in9_1 = stablehlo.constant dense<"0x010603020101FE0302040306010206FE0603FE0201030302010306FF000406FE01FE05FE"> : tensor<3x3x4xi8>
  %in9_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E04000000041"> : tensor<3x4x3x3xf32>
  %out9:1 = call @scatter_5(%in9_0, %in9_1, %in9_2) : (tensor<4x5x3x3xf32>, tensor<3x3x4xi8>, tensor<3x4x3x3xf32>) -> (tensor<4x5x3x3xf32>)
  %rtol9 = arith.constant 1.000000e-06 : f64
  %atol9 = arith.constant 0.000000e+00 : f64
  %want9_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E420000A0420000A2420000A4420000A6420000A8420000AA420000AC420000AE420000B0420000B2420000B4420000B6420000B8420000BA420000BC420000BE420000C0420000C2420000C4420000C6420000C8420000CA420000CC420000CE420000D0420000D2420000D4420000D6420000D8420000DA420000DC420000DE420000E0420000E2420000E4420000E6420000E8420000EA420000EC420000EE420000F0420000F2420000F4420000F6420000F8420000FA420000FC420000FE420000004300000143000002430000034300000443000005430000064300000743000008430000094300000A4300000B4300000C4300000D4300000E4300000F430000104300001143000012430000134300001443000015430000164300001743000018430000194300001A4300001B4300001C4300001D4300001E4300001F430000204300002143000022430000234300002443000025430000264300002743000028430000294300002A4300002B4300002C4300002D4300002E4300002F4300003043000031430000324300003343"> : tensor<4x5x3x3xf32>
  %gotf9_0 = stablehlo.reshape %out9#0 : (tensor<4x5x3x3xf32>) -> tensor<180xf32>
  %gotw9_0 = stablehlo.convert %gotf9_0 : (tensor<180xf32>) -> tensor<180xf32>
  %gotd9_0 = tensor.cast %gotw9_0 : tensor<180xf32> to tensor<?xf32>
  %wantf9_0 = stablehlo.reshape %want9_0 : (tensor<4x5x3x3xf32>) -> tensor<180xf32>
  %wantw9_0 = stablehlo.convert %wantf9_0 : (tensor<180xf32>) -> tensor<180xf32>
  %wantd9_0 = tensor.cast %wantw9_0 : tensor<180xf32> to tensor<?xf32>
  %bad9_0 = call @check_f32(%gotd9_0, %wantd9_0, %rtol9, %atol9) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_5.0: "
  vector.print %bad9_0 : i64
  %in10_0 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<3xf32>
  %in10_1 = stablehlo.constant dense<[1]> : tensor<1xi32>
  %in10_2 = stablehlo.constant dense<"0x0000803F0000004000004040"> : tensor<3x1xf32>
  %out10:1 = call @scatter_6(%in10_0, %in10_1, %in10_2) : (tensor<3xf32>, tensor<1xi32>, tensor<3x1xf32>) -> (tensor<3xf32>)
  %rtol10 = arith.constant 1.000000e-06 : f64
  %atol10 = arith.constant 0.000000e+00 : f64
  %want10_0 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<3xf32>
  %gotf10_0 = stablehlo.reshape %out10#0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotw10_0 = stablehlo.convert %gotf10_0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd10_0 = tensor.cast %gotw10_0 : tensor<3xf32> to tensor<?xf32>
  %wantf10_0 = stablehlo.reshape %want10_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantw10_0 = stablehlo.convert %wantf10_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd10_0 = tensor.cast %wantw10_0 : tensor<3xf32> to tensor<?xf32>
  %bad10_0 = call @check_f32(%gotd10_0, %wantd10_0, %rtol10, %atol10) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_6.0: "
  vector.print %bad10_0 : i64
  %in11_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<4x3xf32>
  %in11_1 = stablehlo.constant dense<[[[4]]]> : tensor<1x1x1xi32>
  %in11_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041"> : tensor<1x3x1x3xf32>
  %out11:1 = call @scatter_7(%in11_0, %in11_1, %in11_2) : (tensor<4x3xf32>, tensor<1x1x1xi32>, tensor<1x3x1x3xf32>) -> (tensor<4x3xf32>)
  %rtol11 = arith.constant 1.000000e-06 : f64
  %atol11 = arith.constant 0.000000e+00 : f64
  %want11_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<4x3xf32>
  %gotf11_0 = stablehlo.reshape %out11#0 : (tensor<4x3xf32>) -> tensor<12xf32>
  %gotw11_0 = stablehlo.convert %gotf11_0 : (tensor<12xf32>) -> tensor<12xf32>
  %gotd11_0 = tensor.cast %gotw11_0 : tensor<12xf32> to tensor<?xf32>
  %wantf11_0 = stablehlo.reshape %want11_0 : (tensor<4x3xf32>) -> tensor<12xf32>
  %wantw11_0 = stablehlo.convert %wantf11_0 : (tensor<12xf32>) -> tensor<12xf32>
  %wantd11_0 = tensor.cast %wantw11_0 : tensor<12xf32> to tensor<?xf32>
  %bad11_0 = call @check_f32(%gotd11_0, %wantd11_0, %rtol11, %atol11) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_7.0: "
  vector.print %bad11_0 : i64
  %in12_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<4x1x1xf32>
  %in12_1 = stablehlo.constant dense<[[[0, 1, 6]]]> : tensor<1x1x3xui8>
  %in12_2 = stablehlo.constant dense<"0x0000803F00000040"> : tensor<2x1x1x1xf32>
  %out12:1 = call @scatter_9(%in12_0, %in12_1, %in12_2) : (tensor<4x1x1xf32>, tensor<1x1x3xui8>, tensor<2x1x1x1xf32>) -> (tensor<4x1x1xf32>)
  %rtol12 = arith.constant 1.000000e-06 : f64
  %atol12 = arith.constant 0.000000e+00 : f64
  %want12_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<4x1x1xf32>
  %gotf12_0 = stablehlo.reshape %out12#0 : (tensor<4x1x1xf32>) -> tensor<4xf32>
  %gotw12_0 = stablehlo.convert %gotf12_0 : (tensor<4xf32>) -> tensor<4xf32>
  %gotd12_0 = tensor.cast %gotw12_0 : tensor<4xf32> to tensor<?xf32>
  %wantf12_0 = stablehlo.reshape %want12_0 : (tensor<4x1x1xf32>) -> tensor<4xf32>
  %wantw12_0 = stablehlo.convert %wantf12_0 : (tensor<4xf32>) -> tensor<4xf32>
  %wantd12_0 = tensor.cast %wantw12_0 : tensor<4xf32> to tensor<?xf32>
  %bad12_0 = call @check_f32(%gotd12_0, %wantd12_0, %rtol12, %atol12) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_9.0: "
  vector.print %bad12_0 : i64
  %in13_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E420000A0420000A2420000A4420000A6420000A8420000AA420000AC420000AE420000B0420000B2420000B4420000B6420000B8420000BA420000BC420000BE420000C0420000C2420000C4420000C6420000C8420000CA420000CC420000CE420000D0420000D2420000D4420000D6420000D8420000DA420000DC420000DE420000E0420000E2420000E4420000E6420000E8420000EA420000EC420000EE420000F0420000F2420000F4420000F6420000F8420000FA420000FC420000FE420000004300000143000002430000034300000443000005430000064300000743000008430000094300000A4300000B4300000C4300000D4300000E4300000F430000104300001143000012430000134300001443000015430000164300001743000018430000194300001A4300001B4300001C4300001D4300001E4300001F430000204300002143000022430000234300002443000025430000264300002743000028430000294300002A4300002B4300002C4300002D4300002E4300002F430000304300003143000032430000334300003443000035430000364300003743000038430000394300003A4300003B4300003C4300003D4300003E4300003F430000404300004143000042430000434300004443000045430000464300004743000048430000494300004A4300004B4300004C4300004D4300004E4300004F430000504300005143000052430000534300005443000055430000564300005743000058430000594300005A4300005B4300005C4300005D4300005E4300005F430000604300006143000062430000634300006443000065430000664300006743000068430000694300006A4300006B4300006C4300006D4300006E4300006F430000704300007143000072430000734300007443000075430000764300007743000078430000794300007A4300007B4300007C4300007D4300007E4300007F43000080430080804300008143008081430000824300808243000083430080834300008443008084430000854300808543000086430080864300008743008087430000884300808843000089430080894300008A4300808A4300008B4300808B4300008C4300808C4300008D4300808D4300008E4300808E4300008F4300808F43000090430080904300009143008091430000924300809243000093430080934300009443008094430000954300809543000096430080964300009743008097430000984300809843000099430080994300009A4300809A4300009B4300809B4300009C4300809C4300009D4300809D4300009E4300809E4300009F4300809F43"> : tensor<5x4x4x4xf32>
  %in13_1 = stablehlo.constant dense<"0x0106FE0200040000FE06010103FE04FF00FFFF0305FF0202"> : tensor<1x2x3x4xi8>
  %in13_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042"> : tensor<2x2x3x1x4xf32>
  %out13:1 = call @scatter_10(%in13_0, %in13_1, %in13_2) : (tensor<5x4x4x4xf32>, tensor<1x2x3x4xi8>, tensor<2x2x3x1x4xf32>) -> (tensor<5x4x4x4xf32>)
  %rtol13 = arith.constant 1.000000e-06 : f64
  %atol13 = arith.constant 0.000000e+00 : f64
  %want13_0 = stablehlo.constant dense<"0x0000E8410000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000C841000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E420000A0420000A2420000A4420000A6420000A8420000AA420000AC420000AE420000B0420000B2420000B4420000B6420000B8420000BA420000BC420000BE420000C0420000C2420000C4420000C6420000C8420000CA420000CC420000CE420000D0420000D2420000D4420000D6420000D8420000DA420000DC420000DE420000E0420000E2420000E4420000E6420000E8420000EA420000EC420000EE420000F0420000F2420000F4420000F6420000F8420000FA420000FC420000FE420000004300000143000002430000034300000443000005430000064300000743000008430000094300000A4300000B4300000C4300000D4300000E4300000F430000104300001143000012430000134300001443000015430000164300001743000018430000194300001A4300001B4300001C4300001D4300001E4300001F430000204300002143000022430000234300002443000025430000264300002743000028430000294300002A4300002B4300002C4300002D4300002E4300002F430000304300003143000032430000334300003443000035430000364300003743000038430000394300003A4300003B4300003C4300003D4300003E4300003F430000404300004143000042430000434300004443000045430000464300004743000048430000494300004A4300004B4300004C4300004D4300004E4300004F430000504300005143000052430000534300005443000055430000564300005743000058430000594300005A4300005B4300005C4300005D4300005E4300005F430000604300006143000062430000634300006443000065430000664300006743000068430000694300006A4300006B4300006C4300006D4300006E4300006F430000704300007143000072430000734300007443000075430000764300007743000078430000794300007A4300007B4300007C4300007D4300007E4300007F43000080430080804300008143008081430000824300808243000083430080834300008443008084430000854300808543000086430080864300008743008087430000884300808843000089430080894300008A4300808A4300008B4300808B4300008C4300808C4300008D4300808D4300008E4300808E4300008F4300808F43000090430080904300009143008091430000924300809243000093430080934300009443008094430000954300809543000096430080964300009743008097430000984300809843000099430080994300009A4300809A4300009B4300809B4300009C4300809C4300009D4300809D4300009E4300809E4300009F4300809F43"> : tensor<5x4x4x4xf32>
  %gotf13_0 = stablehlo.reshape %out13#0 : (tensor<5x4x4x4xf32>) -> tensor<320xf32>
  %gotw13_0 = stablehlo.convert %gotf13_0 : (tensor<320xf32>) -> tensor<320xf32>
  %gotd13_0 = tensor.cast %gotw13_0 : tensor<320xf32> to tensor<?xf32>
  %wantf13_0 = stablehlo.reshape %want13_0 : (tensor<5x4x4x4xf32>) -> tensor<320xf32>
  %wantw13_0 = stablehlo.convert %wantf13_0 : (tensor<320xf32>) -> tensor<320xf32>
  %wantd13_0 = tensor.cast %wantw13_0 : tensor<320xf32> to tensor<?xf32>
  %bad13_0 = call @check_f32(%gotd13_0, %wantd13_0, %rtol13, %atol13) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_10.0: "
  vector.print %bad13_0 : i64
  %in14_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<4x3x1xf32>
  %in14_1 = stablehlo.constant dense<[[[[[-2], [3], [2]], [[4], [5], [3]], [[-1], [0], [3]]]]]> : tensor<1x1x3x3x1xi32>
  %in14_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042"> : tensor<4x1x3x3x1xf32>
  %out14:1 = call @scatter_12(%in14_0, %in14_1, %in14_2) : (tensor<4x3x1xf32>, tensor<1x1x3x3x1xi32>, tensor<4x1x3x3x1xf32>) -> (tensor<4x3x1xf32>)
  %rtol14 = arith.constant 1.000000e-06 : f64
  %atol14 = arith.constant 0.000000e+00 : f64
  %want14_0 = stablehlo.constant dense<"0x000000000000104100000040000040400000A8410000A0400000C0400000044200000041000010410000344200003041"> : tensor<4x3x1xf32>
  %gotf14_0 = stablehlo.reshape %out14#0 : (tensor<4x3x1xf32>) -> tensor<12xf32>
  %gotw14_0 = stablehlo.convert %gotf14_0 : (tensor<12xf32>) -> tensor<12xf32>
  %gotd14_0 = tensor.cast %gotw14_0 : tensor<12xf32> to tensor<?xf32>
  %wantf14_0 = stablehlo.reshape %want14_0 : (tensor<4x3x1xf32>) -> tensor<12xf32>
  %wantw14_0 = stablehlo.convert %wantf14_0 : (tensor<12xf32>) -> tensor<12xf32>
  %wantd14_0 = tensor.cast %wantw14_0 : tensor<12xf32> to tensor<?xf32>
  %bad14_0 = call @check_f32(%gotd14_0, %wantd14_0, %rtol14, %atol14) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_12.0: "
  vector.print %bad14_0 : i64
  %in15_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041000040410000504100006041"> : tensor<3x5x1xf32>
  %in15_1 = stablehlo.constant dense<[[3, 0], [6, 2]]> : tensor<2x2xi64>
  %in15_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041"> : tensor<2x2x4x1xf32>
  %out15:1 = call @scatter_13(%in15_0, %in15_1, %in15_2) : (tensor<3x5x1xf32>, tensor<2x2xi64>, tensor<2x2x4x1xf32>) -> (tensor<3x5x1xf32>)
  %rtol15 = arith.constant 1.000000e-06 : f64
  %atol15 = arith.constant 0.000000e+00 : f64
  %want15_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041000040410000504100006041"> : tensor<3x5x1xf32>
  %gotf15_0 = stablehlo.reshape %out15#0 : (tensor<3x5x1xf32>) -> tensor<15xf32>
  %gotw15_0 = stablehlo.convert %gotf15_0 : (tensor<15xf32>) -> tensor<15xf32>
  %gotd15_0 = tensor.cast %gotw15_0 : tensor<15xf32> to tensor<?xf32>
  %wantf15_0 = stablehlo.reshape %want15_0 : (tensor<3x5x1xf32>) -> tensor<15xf32>
  %wantw15_0 = stablehlo.convert %wantf15_0 : (tensor<15xf32>) -> tensor<15xf32>
  %wantd15_0 = tensor.cast %wantw15_0 : tensor<15xf32> to tensor<?xf32>
  %bad15_0 = call @check_f32(%gotd15_0, %wantd15_0, %rtol15, %atol15) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_13.0: "
  vector.print %bad15_0 : i64
  %in16_0 = stablehlo.constant dense<"0x000000000000803F000000400000404000008040"> : tensor<5xf32>
  %in16_1 = stablehlo.constant dense<[[[4], [1]]]> : tensor<1x2x1xi8>
  %in16_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E04000000041"> : tensor<1x2x4xf32>
  %out16:1 = call @scatter_15(%in16_0, %in16_1, %in16_2) : (tensor<5xf32>, tensor<1x2x1xi8>, tensor<1x2x4xf32>) -> (tensor<5xf32>)
  %rtol16 = arith.constant 1.000000e-06 : f64
  %atol16 = arith.constant 0.000000e+00 : f64
  %want16_0 = stablehlo.constant dense<"0x0000000000004040000080400000A0400000C040"> : tensor<5xf32>
  %gotf16_0 = stablehlo.reshape %out16#0 : (tensor<5xf32>) -> tensor<5xf32>
  %gotw16_0 = stablehlo.convert %gotf16_0 : (tensor<5xf32>) -> tensor<5xf32>
  %gotd16_0 = tensor.cast %gotw16_0 : tensor<5xf32> to tensor<?xf32>
  %wantf16_0 = stablehlo.reshape %want16_0 : (tensor<5xf32>) -> tensor<5xf32>
  %wantw16_0 = stablehlo.convert %wantf16_0 : (tensor<5xf32>) -> tensor<5xf32>
  %wantd16_0 = tensor.cast %wantw16_0 : tensor<5xf32> to tensor<?xf32>
  %bad16_0 = call @check_f32(%gotd16_0, %wantd16_0, %rtol16, %atol16) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_15.0: "
  vector.print %bad16_0 : i64
  %in17_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<4x1x1xf32>
  %in17_1 = stablehlo.constant dense<[[[-1], [2], [-2], [2]]]> : tensor<1x4x1xi64>
  %in17_2 = stablehlo.constant dense<"0x0000803F000000400000404000008040"> : tensor<4x1xf32>
  %out17:1 = call @scatter_16(%in17_0, %in17_1, %in17_2) : (tensor<4x1x1xf32>, tensor<1x4x1xi64>, tensor<4x1xf32>) -> (tensor<4x1x1xf32>)
  %rtol17 = arith.constant 1.000000e-06 : f64
  %atol17 = arith.constant 0.000000e+00 : f64
  %want17_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<4x1x1xf32>
  %gotf17_0 = stablehlo.reshape %out17#0 : (tensor<4x1x1xf32>) -> tensor<4xf32>
  %gotw17_0 = stablehlo.convert %gotf17_0 : (tensor<4xf32>) -> tensor<4xf32>
  %gotd17_0 = tensor.cast %gotw17_0 : tensor<4xf32> to tensor<?xf32>
  %wantf17_0 = stablehlo.reshape %want17_0 : (tensor<4x1x1xf32>) -> tensor<4xf32>
  %wantw17_0 = stablehlo.convert %wantf17_0 : (tensor<4xf32>) -> tensor<4xf32>
  %wantd17_0 = tensor.cast %wantw17_0 : tensor<4xf32> to tensor<?xf32>
  %bad17_0 = call @check_f32(%gotd17_0, %wantd17_0, %rtol17, %atol17) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_16.0: "
  vector.print %bad17_0 : i64
  %in18_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4x1xf32>
  %in18_1 = stablehlo.constant dense<[[6]]> : tensor<1x1xi32>
  %in18_2 = stablehlo.constant dense<"0x0000803F0000004000004040"> : tensor<1x1x3xf32>
  %out18:1 = call @scatter_17(%in18_0, %in18_1, %in18_2) : (tensor<3x4x1xf32>, tensor<1x1xi32>, tensor<1x1x3xf32>) -> (tensor<3x4x1xf32>)
  %rtol18 = arith.constant 1.000000e-06 : f64
  %atol18 = arith.constant 0.000000e+00 : f64
  %want18_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4x1xf32>
  %gotf18_0 = stablehlo.reshape %out18#0 : (tensor<3x4x1xf32>) -> tensor<12xf32>
  %gotw18_0 = stablehlo.convert %gotf18_0 : (tensor<12xf32>) -> tensor<12xf32>
  %gotd18_0 = tensor.cast %gotw18_0 : tensor<12xf32> to tensor<?xf32>
  %wantf18_0 = stablehlo.reshape %want18_0 : (tensor<3x4x1xf32>) -> tensor<12xf32>
  %wantw18_0 = stablehlo.convert %wantf18_0 : (tensor<12xf32>) -> tensor<12xf32>
  %wantd18_0 = tensor.cast %wantw18_0 : tensor<12xf32> to tensor<?xf32>
  %bad18_0 = call @check_f32(%gotd18_0, %wantd18_0, %rtol18, %atol18) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_17.0: "
  vector.print %bad18_0 : i64
  %in19_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040"> : tensor<2x4xf32>
  %in19_1 = stablehlo.constant dense<[5, 5]> : tensor<2xi32>
  %in19_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C040"> : tensor<2x3xf32>
  %out19:1 = call @scatter_18(%in19_0, %in19_1, %in19_2) : (tensor<2x4xf32>, tensor<2xi32>, tensor<2x3xf32>) -> (tensor<2x4xf32>)
  %rtol19 = arith.constant 1.000000e-06 : f64
  %atol19 = arith.constant 0.000000e+00 : f64
  %want19_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040"> : tensor<2x4xf32>
  %gotf19_0 = stablehlo.reshape %out19#0 : (tensor<2x4xf32>) -> tensor<8xf32>
  %gotw19_0 = stablehlo.convert %gotf19_0 : (tensor<8xf32>) -> tensor<8xf32>
  %gotd19_0 = tensor.cast %gotw19_0 : tensor<8xf32> to tensor<?xf32>
  %wantf19_0 = stablehlo.reshape %want19_0 : (tensor<2x4xf32>) -> tensor<8xf32>
  %wantw19_0 = stablehlo.convert %wantf19_0 : (tensor<8xf32>) -> tensor<8xf32>
  %wantd19_0 = tensor.cast %wantw19_0 : tensor<8xf32> to tensor<?xf32>
  %bad19_0 = call @check_f32(%gotd19_0, %wantd19_0, %rtol19, %atol19) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_18.0: "
  vector.print %bad19_0 : i64
  %in20_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442"> : tensor<3x5x5x1xf32>
  %in20_1 = stablehlo.constant dense<5> : tensor<i32>
  %in20_2 = stablehlo.constant dense<"0x0000803F0000004000004040"> : tensor<3x1xf32>
  %out20:1 = call @scatter_19(%in20_0, %in20_1, %in20_2) : (tensor<3x5x5x1xf32>, tensor<i32>, tensor<3x1xf32>) -> (tensor<3x5x5x1xf32>)
  %rtol20 = arith.constant 1.000000e-06 : f64
  %atol20 = arith.constant 0.000000e+00 : f64
  %want20_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442"> : tensor<3x5x5x1xf32>
  %gotf20_0 = stablehlo.reshape %out20#0 : (tensor<3x5x5x1xf32>) -> tensor<75xf32>
  %gotw20_0 = stablehlo.convert %gotf20_0 : (tensor<75xf32>) -> tensor<75xf32>
  %gotd20_0 = tensor.cast %gotw20_0 : tensor<75xf32> to tensor<?xf32>
  %wantf20_0 = stablehlo.reshape %want20_0 : (tensor<3x5x5x1xf32>) -> tensor<75xf32>
  %wantw20_0 = stablehlo.convert %wantf20_0 : (tensor<75xf32>) -> tensor<75xf32>
  %wantd20_0 = tensor.cast %wantw20_0 : tensor<75xf32> to tensor<?xf32>
  %bad20_0 = call @check_f32(%gotd20_0, %wantd20_0, %rtol20, %atol20) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_19.0: "
  vector.print %bad20_0 : i64
  %in21_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F841"> : tensor<2x1x4x4xf32>
  %in21_1 = stablehlo.constant dense<[[[[1, 2], [5, 4]]], [[[6, 1], [5, 5]]]]> : tensor<2x1x2x2xui8>
  %in21_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042"> : tensor<2x1x2x2x2x2xf32>
  %out21:1 = call @scatter_20(%in21_0, %in21_1, %in21_2) : (tensor<2x1x4x4xf32>, tensor<2x1x2x2xui8>, tensor<2x1x2x2x2x2xf32>) -> (tensor<2x1x4x4xf32>)
  %rtol21 = arith.constant 1.000000e-06 : f64
  %atol21 = arith.constant 0.000000e+00 : f64
  %want21_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F841"> : tensor<2x1x4x4xf32>
  %gotf21_0 = stablehlo.reshape %out21#0 : (tensor<2x1x4x4xf32>) -> tensor<32xf32>
  %gotw21_0 = stablehlo.convert %gotf21_0 : (tensor<32xf32>) -> tensor<32xf32>
  %gotd21_0 = tensor.cast %gotw21_0 : tensor<32xf32> to tensor<?xf32>
  %wantf21_0 = stablehlo.reshape %want21_0 : (tensor<2x1x4x4xf32>) -> tensor<32xf32>
  %wantw21_0 = stablehlo.convert %wantf21_0 : (tensor<32xf32>) -> tensor<32xf32>
  %wantd21_0 = tensor.cast %wantw21_0 : tensor<32xf32> to tensor<?xf32>
  %bad21_0 = call @check_f32(%gotd21_0, %wantd21_0, %rtol21, %atol21) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_20.0: "
  vector.print %bad21_0 : i64
  %in22_0 = stablehlo.constant dense<"0x000000000000803F000000400000404000008040"> : tensor<1x1x5x1xf32>
  %in22_1 = stablehlo.constant dense<[[[[-1, 1, 3]], [[6, 1, -1]]]]> : tensor<1x2x1x3xi64>
  %in22_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041"> : tensor<2x3x1x3xf32>
  %out22:1 = call @scatter_21(%in22_0, %in22_1, %in22_2) : (tensor<1x1x5x1xf32>, tensor<1x2x1x3xi64>, tensor<2x3x1x3xf32>) -> (tensor<1x1x5x1xf32>)
  %rtol22 = arith.constant 1.000000e-06 : f64
  %atol22 = arith.constant 0.000000e+00 : f64
  %want22_0 = stablehlo.constant dense<"0x000000000000803F000000400000404000008040"> : tensor<1x1x5x1xf32>
  %gotf22_0 = stablehlo.reshape %out22#0 : (tensor<1x1x5x1xf32>) -> tensor<5xf32>
  %gotw22_0 = stablehlo.convert %gotf22_0 : (tensor<5xf32>) -> tensor<5xf32>
  %gotd22_0 = tensor.cast %gotw22_0 : tensor<5xf32> to tensor<?xf32>
  %wantf22_0 = stablehlo.reshape %want22_0 : (tensor<1x1x5x1xf32>) -> tensor<5xf32>
  %wantw22_0 = stablehlo.convert %wantf22_0 : (tensor<5xf32>) -> tensor<5xf32>
  %wantd22_0 = tensor.cast %wantw22_0 : tensor<5xf32> to tensor<?xf32>
  %bad22_0 = call @check_f32(%gotd22_0, %wantd22_0, %rtol22, %atol22) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_21.0: "
  vector.print %bad22_0 : i64
  %in23_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x2x2xf32>
  %in23_1 = stablehlo.constant dense<[[[[[4, 2, 1], [-2, 5, -2]], [[-2, 4, 0], [6, 6, 0]]]]]> : tensor<1x1x2x2x3xi8>
  %in23_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C041"> : tensor<1x2x2x2x3xf32>
  %out23:1 = call @scatter_22(%in23_0, %in23_1, %in23_2) : (tensor<3x2x2xf32>, tensor<1x1x2x2x3xi8>, tensor<1x2x2x2x3xf32>) -> (tensor<3x2x2xf32>)
  %rtol23 = arith.constant 1.000000e-06 : f64
  %atol23 = arith.constant 0.000000e+00 : f64
  %want23_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000001041000040410000A8410000C041"> : tensor<3x2x2xf32>
  %gotf23_0 = stablehlo.reshape %out23#0 : (tensor<3x2x2xf32>) -> tensor<12xf32>
  %gotw23_0 = stablehlo.convert %gotf23_0 : (tensor<12xf32>) -> tensor<12xf32>
  %gotd23_0 = tensor.cast %gotw23_0 : tensor<12xf32> to tensor<?xf32>
  %wantf23_0 = stablehlo.reshape %want23_0 : (tensor<3x2x2xf32>) -> tensor<12xf32>
  %wantw23_0 = stablehlo.convert %wantf23_0 : (tensor<12xf32>) -> tensor<12xf32>
  %wantd23_0 = tensor.cast %wantw23_0 : tensor<12xf32> to tensor<?xf32>
  %bad23_0 = call @check_f32(%gotd23_0, %wantd23_0, %rtol23, %atol23) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_22.0: "
  vector.print %bad23_0 : i64
  %in24_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C041"> : tensor<5x1x5xf32>
  %in24_1 = stablehlo.constant dense<[5, 5]> : tensor<2xui8>
  %in24_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041"> : tensor<5x2xf32>
  %out24:1 = call @scatter_23(%in24_0, %in24_1, %in24_2) : (tensor<5x1x5xf32>, tensor<2xui8>, tensor<5x2xf32>) -> (tensor<5x1x5xf32>)
  %rtol24 = arith.constant 1.000000e-06 : f64
  %atol24 = arith.constant 0.000000e+00 : f64
  %want24_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C041"> : tensor<5x1x5xf32>
  %gotf24_0 = stablehlo.reshape %out24#0 : (tensor<5x1x5xf32>) -> tensor<25xf32>
  %gotw24_0 = stablehlo.convert %gotf24_0 : (tensor<25xf32>) -> tensor<25xf32>
  %gotd24_0 = tensor.cast %gotw24_0 : tensor<25xf32> to tensor<?xf32>
  %wantf24_0 = stablehlo.reshape %want24_0 : (tensor<5x1x5xf32>) -> tensor<25xf32>
  %wantw24_0 = stablehlo.convert %wantf24_0 : (tensor<25xf32>) -> tensor<25xf32>
  %wantd24_0 = tensor.cast %wantw24_0 : tensor<25xf32> to tensor<?xf32>
  %bad24_0 = call @check_f32(%gotd24_0, %wantd24_0, %rtol24, %atol24) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_23.0: "
  vector.print %bad24_0 : i64
  %in25_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E420000A0420000A2420000A4420000A6420000A8420000AA420000AC420000AE420000B0420000B2420000B4420000B6420000B8420000BA420000BC420000BE420000C0420000C2420000C4420000C6420000C8420000CA420000CC420000CE420000D0420000D2420000D4420000D6420000D8420000DA420000DC420000DE420000E0420000E2420000E4420000E6420000E8420000EA420000EC420000EE420000F0420000F2420000F4420000F6420000F8420000FA420000FC420000FE420000004300000143000002430000034300000443000005430000064300000743000008430000094300000A4300000B4300000C4300000D4300000E4300000F430000104300001143000012430000134300001443000015430000164300001743000018430000194300001A4300001B4300001C4300001D4300001E4300001F430000204300002143000022430000234300002443000025430000264300002743000028430000294300002A4300002B4300002C4300002D4300002E4300002F430000304300003143000032430000334300003443000035430000364300003743000038430000394300003A4300003B4300003C4300003D4300003E4300003F430000404300004143000042430000434300004443000045430000464300004743000048430000494300004A4300004B4300004C4300004D4300004E4300004F430000504300005143000052430000534300005443000055430000564300005743000058430000594300005A4300005B4300005C4300005D4300005E4300005F4300006043"> : tensor<5x5x3x3xf32>
  %in25_1 = stablehlo.constant dense<[[[-1, 1, 3]], [[0, 0, 5]], [[5, 4, -2]]]> : tensor<3x1x3xi32>
  %in25_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042"> : tensor<1x3x2x4x2x3xf32>
  %out25:1 = call @scatter_24(%in25_0, %in25_1, %in25_2) : (tensor<5x5x3x3xf32>, tensor<3x1x3xi32>, tensor<1x3x2x4x2x3xf32>) -> (tensor<5x5x3x3xf32>)
  %rtol25 = arith.constant 1.000000e-06 : f64
  %atol25 = arith.constant 0.000000e+00 : f64
  %want25_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E420000A0420000A2420000A4420000A6420000A8420000AA420000AC420000AE420000B0420000B2420000B4420000B6420000B8420000BA420000BC420000BE420000C0420000C2420000C4420000C6420000C8420000CA420000CC420000CE420000D0420000D2420000D4420000D6420000D8420000DA420000DC420000DE420000E0420000E2420000E4420000E6420000E8420000EA420000EC420000EE420000F0420000F2420000F4420000F6420000F8420000FA420000FC420000FE420000004300000143000002430000034300000443000005430000064300000743000008430000094300000A4300000B4300000C4300000D4300000E4300000F430000104300001143000012430000134300001443000015430000164300001743000018430000194300001A4300001B4300001C4300001D4300001E4300001F430000204300002143000022430000234300002443000025430000264300002743000028430000294300002A4300002B4300002C4300002D4300002E4300002F430000304300003143000032430000334300003443000035430000364300003743000038430000394300003A4300003B4300003C4300003D4300003E4300003F430000404300004143000042430000434300004443000045430000464300004743000048430000494300004A4300004B4300004C4300004D4300004E4300004F430000504300005143000052430000534300005443000055430000564300005743000058430000594300005A4300005B4300005C4300005D4300005E4300005F4300006043"> : tensor<5x5x3x3xf32>
  %gotf25_0 = stablehlo.reshape %out25#0 : (tensor<5x5x3x3xf32>) -> tensor<225xf32>
  %gotw25_0 = stablehlo.convert %gotf25_0 : (tensor<225xf32>) -> tensor<225xf32>
  %gotd25_0 = tensor.cast %gotw25_0 : tensor<225xf32> to tensor<?xf32>
  %wantf25_0 = stablehlo.reshape %want25_0 : (tensor<5x5x3x3xf32>) -> tensor<225xf32>
  %wantw25_0 = stablehlo.convert %wantf25_0 : (tensor<225xf32>) -> tensor<225xf32>
  %wantd25_0 = tensor.cast %wantw25_0 : tensor<225xf32> to tensor<?xf32>
  %bad25_0 = call @check_f32(%gotd25_0, %wantd25_0, %rtol25, %atol25) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_24.0: "
  vector.print %bad25_0 : i64
  %in26_0 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<3xf32>
  %in26_1 = stablehlo.constant dense<[[1], [3]]> : tensor<2x1xi8>
  %in26_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C040"> : tensor<3x2xf32>
  %out26:1 = call @scatter_27(%in26_0, %in26_1, %in26_2) : (tensor<3xf32>, tensor<2x1xi8>, tensor<3x2xf32>) -> (tensor<3xf32>)
  %rtol26 = arith.constant 1.000000e-06 : f64
  %atol26 = arith.constant 0.000000e+00 : f64
  %want26_0 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<3xf32>
  %gotf26_0 = stablehlo.reshape %out26#0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotw26_0 = stablehlo.convert %gotf26_0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd26_0 = tensor.cast %gotw26_0 : tensor<3xf32> to tensor<?xf32>
  %wantf26_0 = stablehlo.reshape %want26_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantw26_0 = stablehlo.convert %wantf26_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd26_0 = tensor.cast %wantw26_0 : tensor<3xf32> to tensor<?xf32>
  %bad26_0 = call @check_f32(%gotd26_0, %wantd26_0, %rtol26, %atol26) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_27.0: "
  vector.print %bad26_0 : i64
  %in27_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<3x1x2xf32>
  %in27_1 = stablehlo.constant dense<[1, 6]> : tensor<2xui8>
  %in27_2 = stablehlo.constant dense<"0x0000803F0000004000004040"> : tensor<3x1xf32>
  %out27:1 = call @scatter_28(%in27_0, %in27_1, %in27_2) : (tensor<3x1x2xf32>, tensor<2xui8>, tensor<3x1xf32>) -> (tensor<3x1x2xf32>)
  %rtol27 = arith.constant 1.000000e-06 : f64
  %atol27 = arith.constant 0.000000e+00 : f64
  %want27_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<3x1x2xf32>
  %gotf27_0 = stablehlo.reshape %out27#0 : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %gotw27_0 = stablehlo.convert %gotf27_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd27_0 = tensor.cast %gotw27_0 : tensor<6xf32> to tensor<?xf32>
  %wantf27_0 = stablehlo.reshape %want27_0 : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %wantw27_0 = stablehlo.convert %wantf27_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd27_0 = tensor.cast %wantw27_0 : tensor<6xf32> to tensor<?xf32>
  %bad27_0 = call @check_f32(%gotd27_0, %wantd27_0, %rtol27, %atol27) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_28.0: "
  vector.print %bad27_0 : i64
  %in28_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040"> : tensor<2x4x1xf32>
  %in28_1 = stablehlo.constant dense<5> : tensor<ui8>
  %in28_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E04000000041"> : tensor<2x4xf32>
  %out28:1 = call @scatter_29(%in28_0, %in28_1, %in28_2) : (tensor<2x4x1xf32>, tensor<ui8>, tensor<2x4xf32>) -> (tensor<2x4x1xf32>)
  %rtol28 = arith.constant 1.000000e-06 : f64
  %atol28 = arith.constant 0.000000e+00 : f64
  %want28_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040"> : tensor<2x4x1xf32>
  %gotf28_0 = stablehlo.reshape %out28#0 : (tensor<2x4x1xf32>) -> tensor<8xf32>
  %gotw28_0 = stablehlo.convert %gotf28_0 : (tensor<8xf32>) -> tensor<8xf32>
  %gotd28_0 = tensor.cast %gotw28_0 : tensor<8xf32> to tensor<?xf32>
  %wantf28_0 = stablehlo.reshape %want28_0 : (tensor<2x4x1xf32>) -> tensor<8xf32>
  %wantw28_0 = stablehlo.convert %wantf28_0 : (tensor<8xf32>) -> tensor<8xf32>
  %wantd28_0 = tensor.cast %wantw28_0 : tensor<8xf32> to tensor<?xf32>
  %bad28_0 = call @check_f32(%gotd28_0, %wantd28_0, %rtol28, %atol28) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_29.0: "
  vector.print %bad28_0 : i64
  %in29_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E42"> : tensor<1x4x5x4xf32>
  %in29_1 = stablehlo.constant dense<[[5], [0], [2], [4]]> : tensor<4x1xi32>
  %in29_2 = stablehlo.constant dense<"0x0000803F0000004000004040"> : tensor<1x1x3x1xf32>
  %out29:1 = call @scatter_30(%in29_0, %in29_1, %in29_2) : (tensor<1x4x5x4xf32>, tensor<4x1xi32>, tensor<1x1x3x1xf32>) -> (tensor<1x4x5x4xf32>)
  %rtol29 = arith.constant 1.000000e-06 : f64
  %atol29 = arith.constant 0.000000e+00 : f64
  %want29_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E42"> : tensor<1x4x5x4xf32>
  %gotf29_0 = stablehlo.reshape %out29#0 : (tensor<1x4x5x4xf32>) -> tensor<80xf32>
  %gotw29_0 = stablehlo.convert %gotf29_0 : (tensor<80xf32>) -> tensor<80xf32>
  %gotd29_0 = tensor.cast %gotw29_0 : tensor<80xf32> to tensor<?xf32>
  %wantf29_0 = stablehlo.reshape %want29_0 : (tensor<1x4x5x4xf32>) -> tensor<80xf32>
  %wantw29_0 = stablehlo.convert %wantf29_0 : (tensor<80xf32>) -> tensor<80xf32>
  %wantd29_0 = tensor.cast %wantw29_0 : tensor<80xf32> to tensor<?xf32>
  %bad29_0 = call @check_f32(%gotd29_0, %wantd29_0, %rtol29, %atol29) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_30.0: "
  vector.print %bad29_0 : i64
  %in30_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<1x4xf32>
  %in30_1 = stablehlo.constant dense<[5]> : tensor<1xi32>
  %in30_2 = stablehlo.constant dense<"0x0000803F0000004000004040"> : tensor<3xf32>
  %out30:1 = call @scatter_32(%in30_0, %in30_1, %in30_2) : (tensor<1x4xf32>, tensor<1xi32>, tensor<3xf32>) -> (tensor<1x4xf32>)
  %rtol30 = arith.constant 1.000000e-06 : f64
  %atol30 = arith.constant 0.000000e+00 : f64
  %want30_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<1x4xf32>
  %gotf30_0 = stablehlo.reshape %out30#0 : (tensor<1x4xf32>) -> tensor<4xf32>
  %gotw30_0 = stablehlo.convert %gotf30_0 : (tensor<4xf32>) -> tensor<4xf32>
  %gotd30_0 = tensor.cast %gotw30_0 : tensor<4xf32> to tensor<?xf32>
  %wantf30_0 = stablehlo.reshape %want30_0 : (tensor<1x4xf32>) -> tensor<4xf32>
  %wantw30_0 = stablehlo.convert %wantf30_0 : (tensor<4xf32>) -> tensor<4xf32>
  %wantd30_0 = tensor.cast %wantw30_0 : tensor<4xf32> to tensor<?xf32>
  %bad30_0 = call @check_f32(%gotd30_0, %wantd30_0, %rtol30, %atol30) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_32.0: "
  vector.print %bad30_0 : i64
  %in31_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E420000A0420000A2420000A4420000A6420000A8420000AA420000AC420000AE420000B0420000B2420000B4420000B6420000B8420000BA420000BC420000BE420000C0420000C2420000C4420000C642"> : tensor<1x4x5x5xf32>
  %in31_1 = stablehlo.constant dense<[[[2, 3, 5, 0]], [[5, 6, 5, 5]]]> : tensor<2x1x4xi8>
  %in31_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C42000040420000444200004842"> : tensor<2x1x2x1x5x5xf32>
  %out31:1 = call @scatter_33(%in31_0, %in31_1, %in31_2) : (tensor<1x4x5x5xf32>, tensor<2x1x4xi8>, tensor<2x1x2x1x5x5xf32>) -> (tensor<1x4x5x5xf32>)
  %rtol31 = arith.constant 1.000000e-06 : f64
  %atol31 = arith.constant 0.000000e+00 : f64
  %want31_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E420000A0420000A2420000A4420000A6420000A8420000AA420000AC420000AE420000B0420000B2420000B4420000B6420000B8420000BA420000BC420000BE420000C0420000C2420000C4420000C642"> : tensor<1x4x5x5xf32>
  %gotf31_0 = stablehlo.reshape %out31#0 : (tensor<1x4x5x5xf32>) -> tensor<100xf32>
  %gotw31_0 = stablehlo.convert %gotf31_0 : (tensor<100xf32>) -> tensor<100xf32>
  %gotd31_0 = tensor.cast %gotw31_0 : tensor<100xf32> to tensor<?xf32>
  %wantf31_0 = stablehlo.reshape %want31_0 : (tensor<1x4x5x5xf32>) -> tensor<100xf32>
  %wantw31_0 = stablehlo.convert %wantf31_0 : (tensor<100xf32>) -> tensor<100xf32>
  %wantd31_0 = tensor.cast %wantw31_0 : tensor<100xf32> to tensor<?xf32>
  %bad31_0 = call @check_f32(%gotd31_0, %wantd31_0, %rtol31, %atol31) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_33.0: "
  vector.print %bad31_0 : i64
  %in32_0 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<1x3xf32>
  %in32_1 = stablehlo.constant dense<[4, 4]> : tensor<2xui8>
  %in32_2 = stablehlo.constant dense<"0x0000803F"> : tensor<1xf32>
  %out32:1 = call @scatter_34(%in32_0, %in32_1, %in32_2) : (tensor<1x3xf32>, tensor<2xui8>, tensor<1xf32>) -> (tensor<1x3xf32>)
  %rtol32 = arith.constant 1.000000e-06 : f64
  %atol32 = arith.constant 0.000000e+00 : f64
  %want32_0 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<1x3xf32>
  %gotf32_0 = stablehlo.reshape %out32#0 : (tensor<1x3xf32>) -> tensor<3xf32>
  %gotw32_0 = stablehlo.convert %gotf32_0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd32_0 = tensor.cast %gotw32_0 : tensor<3xf32> to tensor<?xf32>
  %wantf32_0 = stablehlo.reshape %want32_0 : (tensor<1x3xf32>) -> tensor<3xf32>
  %wantw32_0 = stablehlo.convert %wantf32_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd32_0 = tensor.cast %wantw32_0 : tensor<3xf32> to tensor<?xf32>
  %bad32_0 = call @check_f32(%gotd32_0, %wantd32_0, %rtol32, %atol32) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_34.0: "
  vector.print %bad32_0 : i64
  %in33_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041000040410000504100006041"> : tensor<5x3xf32>
  %in33_1 = stablehlo.constant dense<[3, 1]> : tensor<2xi32>
  %in33_2 = stablehlo.constant dense<"0x0000803F000000400000404000008040"> : tensor<4xf32>
  %out33:1 = call @scatter_35(%in33_0, %in33_1, %in33_2) : (tensor<5x3xf32>, tensor<2xi32>, tensor<4xf32>) -> (tensor<5x3xf32>)
  %rtol33 = arith.constant 1.000000e-06 : f64
  %atol33 = arith.constant 0.000000e+00 : f64
  %want33_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041000040410000504100006041"> : tensor<5x3xf32>
  %gotf33_0 = stablehlo.reshape %out33#0 : (tensor<5x3xf32>) -> tensor<15xf32>
  %gotw33_0 = stablehlo.convert %gotf33_0 : (tensor<15xf32>) -> tensor<15xf32>
  %gotd33_0 = tensor.cast %gotw33_0 : tensor<15xf32> to tensor<?xf32>
  %wantf33_0 = stablehlo.reshape %want33_0 : (tensor<5x3xf32>) -> tensor<15xf32>
  %wantw33_0 = stablehlo.convert %wantf33_0 : (tensor<15xf32>) -> tensor<15xf32>
  %wantd33_0 = tensor.cast %wantw33_0 : tensor<15xf32> to tensor<?xf32>
  %bad33_0 = call @check_f32(%gotd33_0, %wantd33_0, %rtol33, %atol33) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_35.0: "
  vector.print %bad33_0 : i64
  %in34_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E420000A0420000A2420000A4420000A6420000A8420000AA420000AC420000AE420000B0420000B242"> : tensor<2x3x3x5xf32>
  %in34_1 = stablehlo.constant dense<[0, 1, 4]> : tensor<3xi64>
  %in34_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041"> : tensor<2x2x3x5xf32>
  %out34:1 = call @scatter_36(%in34_0, %in34_1, %in34_2) : (tensor<2x3x3x5xf32>, tensor<3xi64>, tensor<2x2x3x5xf32>) -> (tensor<2x3x3x5xf32>)
  %rtol34 = arith.constant 1.000000e-06 : f64
  %atol34 = arith.constant 0.000000e+00 : f64
  %want34_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E420000A0420000A2420000A4420000A6420000A8420000AA420000AC420000AE420000B0420000B242"> : tensor<2x3x3x5xf32>
  %gotf34_0 = stablehlo.reshape %out34#0 : (tensor<2x3x3x5xf32>) -> tensor<90xf32>
  %gotw34_0 = stablehlo.convert %gotf34_0 : (tensor<90xf32>) -> tensor<90xf32>
  %gotd34_0 = tensor.cast %gotw34_0 : tensor<90xf32> to tensor<?xf32>
  %wantf34_0 = stablehlo.reshape %want34_0 : (tensor<2x3x3x5xf32>) -> tensor<90xf32>
  %wantw34_0 = stablehlo.convert %wantf34_0 : (tensor<90xf32>) -> tensor<90xf32>
  %wantd34_0 = tensor.cast %wantw34_0 : tensor<90xf32> to tensor<?xf32>
  %bad34_0 = call @check_f32(%gotd34_0, %wantd34_0, %rtol34, %atol34) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_36.0: "
  vector.print %bad34_0 : i64
  %in35_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442"> : tensor<5x2x5xf32>
  %in35_1 = stablehlo.constant dense<[[[4]], [[6]]]> : tensor<2x1x1xi8>
  %in35_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041"> : tensor<2x1x5x1x1xf32>
  %out35:1 = call @scatter_39(%in35_0, %in35_1, %in35_2) : (tensor<5x2x5xf32>, tensor<2x1x1xi8>, tensor<2x1x5x1x1xf32>) -> (tensor<5x2x5xf32>)
  %rtol35 = arith.constant 1.000000e-06 : f64
  %atol35 = arith.constant 0.000000e+00 : f64
  %want35_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000020400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000004100007041000080410000884100009041000098410000A0410000A8410000B0410000B841000058410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000984100000C4200001042000014420000184200001C4200002042000024420000284200002C420000C441000034420000384200003C420000404200004442"> : tensor<5x2x5xf32>
  %gotf35_0 = stablehlo.reshape %out35#0 : (tensor<5x2x5xf32>) -> tensor<50xf32>
  %gotw35_0 = stablehlo.convert %gotf35_0 : (tensor<50xf32>) -> tensor<50xf32>
  %gotd35_0 = tensor.cast %gotw35_0 : tensor<50xf32> to tensor<?xf32>
  %wantf35_0 = stablehlo.reshape %want35_0 : (tensor<5x2x5xf32>) -> tensor<50xf32>
  %wantw35_0 = stablehlo.convert %wantf35_0 : (tensor<50xf32>) -> tensor<50xf32>
  %wantd35_0 = tensor.cast %wantw35_0 : tensor<50xf32> to tensor<?xf32>
  %bad35_0 = call @check_f32(%gotd35_0, %wantd35_0, %rtol35, %atol35) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_39.0: "
  vector.print %bad35_0 : i64
  %in36_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E420000A0420000A2420000A4420000A6420000A8420000AA420000AC420000AE420000B0420000B2420000B4420000B6420000B8420000BA420000BC420000BE420000C0420000C2420000C4420000C6420000C8420000CA420000CC420000CE420000D0420000D2420000D4420000D6420000D8420000DA420000DC420000DE420000E0420000E2420000E4420000E6420000E8420000EA420000EC420000EE420000F0420000F2420000F4420000F6420000F8420000FA420000FC420000FE420000004300000143000002430000034300000443000005430000064300000743000008430000094300000A4300000B4300000C4300000D4300000E4300000F43"> : tensor<3x3x4x4xf32>
  %in36_1 = stablehlo.constant dense<"0x0200000003000000030000000500000003000000FEFFFFFFFEFFFFFF050000000300000002000000040000000400000005000000FEFFFFFF03000000010000000100000006000000"> : tensor<3x2x3xi32>
  %in36_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041"> : tensor<3x3x3x2x3xf32>
  %out36:1 = call @scatter_40(%in36_0, %in36_1, %in36_2) : (tensor<3x3x4x4xf32>, tensor<3x2x3xi32>, tensor<3x3x3x2x3xf32>) -> (tensor<3x3x4x4xf32>)
  %rtol36 = arith.constant 1.000000e-06 : f64
  %atol36 = arith.constant 0.000000e+00 : f64
  %want36_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E420000A0420000A2420000A4420000A6420000A8420000AA420000AC420000AE420000B0420000B2420000B4420000B6420000B8420000BA420000BC420000BE420000C0420000C2420000C4420000C6420000C8420000CA420000CC420000CE420000D0420000D2420000D4420000D6420000D8420000DA420000DC420000DE420000E0420000E2420000E4420000E6420000E8420000EA420000EC420000EE420000F0420000F2420000F4420000F6420000F8420000FA420000FC420000FE420000004300000143000002430000034300000443000005430000064300000743000008430000094300000A4300000B4300000C4300000D4300000E4300000F43"> : tensor<3x3x4x4xf32>
  %gotf36_0 = stablehlo.reshape %out36#0 : (tensor<3x3x4x4xf32>) -> tensor<144xf32>
  %gotw36_0 = stablehlo.convert %gotf36_0 : (tensor<144xf32>) -> tensor<144xf32>
  %gotd36_0 = tensor.cast %gotw36_0 : tensor<144xf32> to tensor<?xf32>
  %wantf36_0 = stablehlo.reshape %want36_0 : (tensor<3x3x4x4xf32>) -> tensor<144xf32>
  %wantw36_0 = stablehlo.convert %wantf36_0 : (tensor<144xf32>) -> tensor<144xf32>
  %wantd36_0 = tensor.cast %wantw36_0 : tensor<144xf32> to tensor<?xf32>
  %bad36_0 = call @check_f32(%gotd36_0, %wantd36_0, %rtol36, %atol36) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_40.0: "
  vector.print %bad36_0 : i64
  %in37_0 = stablehlo.constant dense<"0x000000000000803F"> : tensor<1x2xf32>
  %in37_1 = stablehlo.constant dense<1> : tensor<ui8>
  %in37_2 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
  %out37:1 = call @scatter_41(%in37_0, %in37_1, %in37_2) : (tensor<1x2xf32>, tensor<ui8>, tensor<f32>) -> (tensor<1x2xf32>)
  %rtol37 = arith.constant 1.000000e-06 : f64
  %atol37 = arith.constant 0.000000e+00 : f64
  %want37_0 = stablehlo.constant dense<"0x000000000000803F"> : tensor<1x2xf32>
  %gotf37_0 = stablehlo.reshape %out37#0 : (tensor<1x2xf32>) -> tensor<2xf32>
  %gotw37_0 = stablehlo.convert %gotf37_0 : (tensor<2xf32>) -> tensor<2xf32>
  %gotd37_0 = tensor.cast %gotw37_0 : tensor<2xf32> to tensor<?xf32>
  %wantf37_0 = stablehlo.reshape %want37_0 : (tensor<1x2xf32>) -> tensor<2xf32>
  %wantw37_0 = stablehlo.convert %wantf37_0 : (tensor<2xf32>) -> tensor<2xf32>
  %wantd37_0 = tensor.cast %wantw37_0 : tensor<2xf32> to tensor<?xf32>
  %bad37_0 = call @check_f32(%gotd37_0, %wantd37_0, %rtol37, %atol37) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_41.0: "
  vector.print %bad37_0 : i64
  %in38_0 = stablehlo.constant dense<"0x000000000000803F"> : tensor<2xf32>
  %in38_1 = stablehlo.constant dense<[1]> : tensor<1xui8>
  %in38_2 = stablehlo.constant dense<"0x0000803F00000040"> : tensor<2xf32>
  %out38:1 = call @scatter_42(%in38_0, %in38_1, %in38_2) : (tensor<2xf32>, tensor<1xui8>, tensor<2xf32>) -> (tensor<2xf32>)
  %rtol38 = arith.constant 1.000000e-06 : f64
  %atol38 = arith.constant 0.000000e+00 : f64
  %want38_0 = stablehlo.constant dense<"0x000000000000803F"> : tensor<2xf32>
  %gotf38_0 = stablehlo.reshape %out38#0 : (tensor<2xf32>) -> tensor<2xf32>
  %gotw38_0 = stablehlo.convert %gotf38_0 : (tensor<2xf32>) -> tensor<2xf32>
  %gotd38_0 = tensor.cast %gotw38_0 : tensor<2xf32> to tensor<?xf32>
  %wantf38_0 = stablehlo.reshape %want38_0 : (tensor<2xf32>) -> tensor<2xf32>
  %wantw38_0 = stablehlo.convert %wantf38_0 : (tensor<2xf32>) -> tensor<2xf32>
  %wantd38_0 = tensor.cast %wantw38_0 : tensor<2xf32> to tensor<?xf32>
  %bad38_0 = call @check_f32(%gotd38_0, %wantd38_0, %rtol38, %atol38) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_42.0: "
  vector.print %bad38_0 : i64
  %in39_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E42"> : tensor<5x4x4xf32>
  %in39_1 = stablehlo.constant dense<"0x00000000000000000400000000000000050000000000000000000000000000000600000000000000FEFFFFFFFFFFFFFF040000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF0600000000000000060000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF06000000000000000500000000000000020000000000000004000000000000000600000000000000"> : tensor<1x4x5xi64>
  %in39_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A041"> : tensor<4x5x1xf32>
  %out39:1 = call @scatter_43(%in39_0, %in39_1, %in39_2) : (tensor<5x4x4xf32>, tensor<1x4x5xi64>, tensor<4x5x1xf32>) -> (tensor<5x4x4xf32>)
  %rtol39 = arith.constant 1.000000e-06 : f64
  %atol39 = arith.constant 0.000000e+00 : f64
  %want39_0 = stablehlo.constant dense<"0x0000003F0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C420000B041000014420000184200001C420000D441000024420000284200002C4200003042000034420000004200003C420000D041000044420000484200004C42000050420000F8410000584200005C420000604200000E420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E42"> : tensor<5x4x4xf32>
  %gotf39_0 = stablehlo.reshape %out39#0 : (tensor<5x4x4xf32>) -> tensor<80xf32>
  %gotw39_0 = stablehlo.convert %gotf39_0 : (tensor<80xf32>) -> tensor<80xf32>
  %gotd39_0 = tensor.cast %gotw39_0 : tensor<80xf32> to tensor<?xf32>
  %wantf39_0 = stablehlo.reshape %want39_0 : (tensor<5x4x4xf32>) -> tensor<80xf32>
  %wantw39_0 = stablehlo.convert %wantf39_0 : (tensor<80xf32>) -> tensor<80xf32>
  %wantd39_0 = tensor.cast %wantw39_0 : tensor<80xf32> to tensor<?xf32>
  %bad39_0 = call @check_f32(%gotd39_0, %wantd39_0, %rtol39, %atol39) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_43.0: "
  vector.print %bad39_0 : i64
  %in40_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042"> : tensor<5x3x3xf32>
  %in40_1 = stablehlo.constant dense<"0x010104010206050205060201040306010605"> : tensor<2x3x3xui8>
  %in40_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042"> : tensor<4x2x2x3x3xf32>
  %out40:1 = call @scatter_46(%in40_0, %in40_1, %in40_2) : (tensor<5x3x3xf32>, tensor<2x3x3xui8>, tensor<4x2x2x3x3xf32>) -> (tensor<5x3x3xf32>)
  %rtol40 = arith.constant 1.000000e-06 : f64
  %atol40 = arith.constant 0.000000e+00 : f64
  %want40_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042"> : tensor<5x3x3xf32>
  %gotf40_0 = stablehlo.reshape %out40#0 : (tensor<5x3x3xf32>) -> tensor<45xf32>
  %gotw40_0 = stablehlo.convert %gotf40_0 : (tensor<45xf32>) -> tensor<45xf32>
  %gotd40_0 = tensor.cast %gotw40_0 : tensor<45xf32> to tensor<?xf32>
  %wantf40_0 = stablehlo.reshape %want40_0 : (tensor<5x3x3xf32>) -> tensor<45xf32>
  %wantw40_0 = stablehlo.convert %wantf40_0 : (tensor<45xf32>) -> tensor<45xf32>
  %wantd40_0 = tensor.cast %wantw40_0 : tensor<45xf32> to tensor<?xf32>
  %bad40_0 = call @check_f32(%gotd40_0, %wantd40_0, %rtol40, %atol40) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_46.0: "
  vector.print %bad40_0 : i64
  %in41_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<4x5xf32>
  %in41_1 = stablehlo.constant dense<[3, 0]> : tensor<2xui8>
  %in41_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E04000000041"> : tensor<2x4xf32>
  %out41:1 = call @scatter_47(%in41_0, %in41_1, %in41_2) : (tensor<4x5xf32>, tensor<2xui8>, tensor<2x4xf32>) -> (tensor<4x5xf32>)
  %rtol41 = arith.constant 1.000000e-06 : f64
  %atol41 = arith.constant 0.000000e+00 : f64
  %want41_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<4x5xf32>
  %gotf41_0 = stablehlo.reshape %out41#0 : (tensor<4x5xf32>) -> tensor<20xf32>
  %gotw41_0 = stablehlo.convert %gotf41_0 : (tensor<20xf32>) -> tensor<20xf32>
  %gotd41_0 = tensor.cast %gotw41_0 : tensor<20xf32> to tensor<?xf32>
  %wantf41_0 = stablehlo.reshape %want41_0 : (tensor<4x5xf32>) -> tensor<20xf32>
  %wantw41_0 = stablehlo.convert %wantf41_0 : (tensor<20xf32>) -> tensor<20xf32>
  %wantd41_0 = tensor.cast %wantw41_0 : tensor<20xf32> to tensor<?xf32>
  %bad41_0 = call @check_f32(%gotd41_0, %wantd41_0, %rtol41, %atol41) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_47.0: "
  vector.print %bad41_0 : i64
  %in42_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041"> : tensor<2x5xf32>
  %in42_1 = stablehlo.constant dense<[0, 5]> : tensor<2xi32>
  %in42_2 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
  %out42:1 = call @scatter_51(%in42_0, %in42_1, %in42_2) : (tensor<2x5xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<2x5xf32>)
  %rtol42 = arith.constant 1.000000e-06 : f64
  %atol42 = arith.constant 0.000000e+00 : f64
  %want42_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041"> : tensor<2x5xf32>
  %gotf42_0 = stablehlo.reshape %out42#0 : (tensor<2x5xf32>) -> tensor<10xf32>
  %gotw42_0 = stablehlo.convert %gotf42_0 : (tensor<10xf32>) -> tensor<10xf32>
  %gotd42_0 = tensor.cast %gotw42_0 : tensor<10xf32> to tensor<?xf32>
  %wantf42_0 = stablehlo.reshape %want42_0 : (tensor<2x5xf32>) -> tensor<10xf32>
  %wantw42_0 = stablehlo.convert %wantf42_0 : (tensor<10xf32>) -> tensor<10xf32>
  %wantd42_0 = tensor.cast %wantw42_0 : tensor<10xf32> to tensor<?xf32>
  %bad42_0 = call @check_f32(%gotd42_0, %wantd42_0, %rtol42, %atol42) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_51.0: "
  vector.print %bad42_0 : i64
  %in43_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<3x1x4x5xf32>
  %in43_1 = stablehlo.constant dense<[[0, 0, -2]]> : tensor<1x3xi8>
  %in43_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A040"> : tensor<5x1xf32>
  %out43:1 = call @scatter_52(%in43_0, %in43_1, %in43_2) : (tensor<3x1x4x5xf32>, tensor<1x3xi8>, tensor<5x1xf32>) -> (tensor<3x1x4x5xf32>)
  %rtol43 = arith.constant 1.000000e-06 : f64
  %atol43 = arith.constant 0.000000e+00 : f64
  %want43_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<3x1x4x5xf32>
  %gotf43_0 = stablehlo.reshape %out43#0 : (tensor<3x1x4x5xf32>) -> tensor<60xf32>
  %gotw43_0 = stablehlo.convert %gotf43_0 : (tensor<60xf32>) -> tensor<60xf32>
  %gotd43_0 = tensor.cast %gotw43_0 : tensor<60xf32> to tensor<?xf32>
  %wantf43_0 = stablehlo.reshape %want43_0 : (tensor<3x1x4x5xf32>) -> tensor<60xf32>
  %wantw43_0 = stablehlo.convert %wantf43_0 : (tensor<60xf32>) -> tensor<60xf32>
  %wantd43_0 = tensor.cast %wantw43_0 : tensor<60xf32> to tensor<?xf32>
  %bad43_0 = call @check_f32(%gotd43_0, %wantd43_0, %rtol43, %atol43) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_52.0: "
  vector.print %bad43_0 : i64
  %in44_0 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<3x1xf32>
  %in44_1 = stablehlo.constant dense<[[0], [0]]> : tensor<2x1xi8>
  %in44_2 = stablehlo.constant dense<"0x0000803F00000040"> : tensor<2x1xf32>
  %out44:1 = call @scatter_56(%in44_0, %in44_1, %in44_2) : (tensor<3x1xf32>, tensor<2x1xi8>, tensor<2x1xf32>) -> (tensor<3x1xf32>)
  %rtol44 = arith.constant 1.000000e-06 : f64
  %atol44 = arith.constant 0.000000e+00 : f64
  %want44_0 = stablehlo.constant dense<"0x000040400000803F00000040"> : tensor<3x1xf32>
  %gotf44_0 = stablehlo.reshape %out44#0 : (tensor<3x1xf32>) -> tensor<3xf32>
  %gotw44_0 = stablehlo.convert %gotf44_0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd44_0 = tensor.cast %gotw44_0 : tensor<3xf32> to tensor<?xf32>
  %wantf44_0 = stablehlo.reshape %want44_0 : (tensor<3x1xf32>) -> tensor<3xf32>
  %wantw44_0 = stablehlo.convert %wantf44_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd44_0 = tensor.cast %wantw44_0 : tensor<3xf32> to tensor<?xf32>
  %bad44_0 = call @check_f32(%gotd44_0, %wantd44_0, %rtol44, %atol44) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_56.0: "
  vector.print %bad44_0 : i64
  %in45_0 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<3x1x1xf32>
  %in45_1 = stablehlo.constant dense<[[[[6, 5]]], [[[2, -2]]], [[[-2, 6]]]]> : tensor<3x1x1x2xi64>
  %in45_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041"> : tensor<3x1x3x2xf32>
  %out45:1 = call @scatter_58(%in45_0, %in45_1, %in45_2) : (tensor<3x1x1xf32>, tensor<3x1x1x2xi64>, tensor<3x1x3x2xf32>) -> (tensor<3x1x1xf32>)
  %rtol45 = arith.constant 1.000000e-06 : f64
  %atol45 = arith.constant 0.000000e+00 : f64
  %want45_0 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<3x1x1xf32>
  %gotf45_0 = stablehlo.reshape %out45#0 : (tensor<3x1x1xf32>) -> tensor<3xf32>
  %gotw45_0 = stablehlo.convert %gotf45_0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd45_0 = tensor.cast %gotw45_0 : tensor<3xf32> to tensor<?xf32>
  %wantf45_0 = stablehlo.reshape %want45_0 : (tensor<3x1x1xf32>) -> tensor<3xf32>
  %wantw45_0 = stablehlo.convert %wantf45_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd45_0 = tensor.cast %wantw45_0 : tensor<3xf32> to tensor<?xf32>
  %bad45_0 = call @check_f32(%gotd45_0, %wantd45_0, %rtol45, %atol45) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_58.0: "
  vector.print %bad45_0 : i64
  %in46_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442"> : tensor<3x5x5xf32>
  %in46_1 = stablehlo.constant dense<[[5, 2, 4], [3, 6, 0]]> : tensor<2x3xi64>
  %in46_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C42000040420000444200004842"> : tensor<1x2x3x5x5xf32>
  %out46:1 = call @scatter_59(%in46_0, %in46_1, %in46_2) : (tensor<3x5x5xf32>, tensor<2x3xi64>, tensor<1x2x3x5x5xf32>) -> (tensor<3x5x5xf32>)
  %rtol46 = arith.constant 1.000000e-06 : f64
  %atol46 = arith.constant 0.000000e+00 : f64
  %want46_0 = stablehlo.constant dense<"0x000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42000070420000744200007842"> : tensor<3x5x5xf32>
  %gotf46_0 = stablehlo.reshape %out46#0 : (tensor<3x5x5xf32>) -> tensor<75xf32>
  %gotw46_0 = stablehlo.convert %gotf46_0 : (tensor<75xf32>) -> tensor<75xf32>
  %gotd46_0 = tensor.cast %gotw46_0 : tensor<75xf32> to tensor<?xf32>
  %wantf46_0 = stablehlo.reshape %want46_0 : (tensor<3x5x5xf32>) -> tensor<75xf32>
  %wantw46_0 = stablehlo.convert %wantf46_0 : (tensor<75xf32>) -> tensor<75xf32>
  %wantd46_0 = tensor.cast %wantw46_0 : tensor<75xf32> to tensor<?xf32>
  %bad46_0 = call @check_f32(%gotd46_0, %wantd46_0, %rtol46, %atol46) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_59.0: "
  vector.print %bad46_0 : i64
  %in47_0 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<3xf32>
  %in47_1 = stablehlo.constant dense<[[[5]], [[6]]]> : tensor<2x1x1xi8>
  %in47_2 = stablehlo.constant dense<"0x0000803F000000400000404000008040"> : tensor<2x1x2xf32>
  %out47:1 = call @scatter_61(%in47_0, %in47_1, %in47_2) : (tensor<3xf32>, tensor<2x1x1xi8>, tensor<2x1x2xf32>) -> (tensor<3xf32>)
  %rtol47 = arith.constant 1.000000e-06 : f64
  %atol47 = arith.constant 0.000000e+00 : f64
  %want47_0 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<3xf32>
  %gotf47_0 = stablehlo.reshape %out47#0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotw47_0 = stablehlo.convert %gotf47_0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd47_0 = tensor.cast %gotw47_0 : tensor<3xf32> to tensor<?xf32>
  %wantf47_0 = stablehlo.reshape %want47_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantw47_0 = stablehlo.convert %wantf47_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd47_0 = tensor.cast %wantw47_0 : tensor<3xf32> to tensor<?xf32>
  %bad47_0 = call @check_f32(%gotd47_0, %wantd47_0, %rtol47, %atol47) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_61.0: "
  vector.print %bad47_0 : i64
  %in48_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E420000A0420000A2420000A4420000A6420000A8420000AA420000AC420000AE420000B0420000B2420000B4420000B6420000B8420000BA420000BC420000BE420000C0420000C2420000C4420000C6420000C8420000CA420000CC420000CE420000D0420000D2420000D4420000D6420000D8420000DA420000DC420000DE420000E0420000E2420000E4420000E6420000E8420000EA420000EC420000EE42"> : tensor<2x5x4x3xf32>
  %in48_1 = stablehlo.constant dense<0> : tensor<i32>
  %in48_2 = stablehlo.constant dense<"0x0000803F0000004000004040"> : tensor<1x3x1xf32>
  %out48:1 = call @scatter_62(%in48_0, %in48_1, %in48_2) : (tensor<2x5x4x3xf32>, tensor<i32>, tensor<1x3x1xf32>) -> (tensor<2x5x4x3xf32>)
  %rtol48 = arith.constant 1.000000e-06 : f64
  %atol48 = arith.constant 0.000000e+00 : f64
  %want48_0 = stablehlo.constant dense<"0x0000803F0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E420000A0420000A2420000A4420000A6420000A8420000AA420000AC420000AE420000B0420000B2420000B4420000B6420000B8420000BA420000BC420000BE420000C0420000C2420000C4420000C6420000C8420000CA420000CC420000CE420000D0420000D2420000D4420000D6420000D8420000DA420000DC420000DE420000E0420000E2420000E4420000E6420000E8420000EA420000EC420000EE42"> : tensor<2x5x4x3xf32>
  %gotf48_0 = stablehlo.reshape %out48#0 : (tensor<2x5x4x3xf32>) -> tensor<120xf32>
  %gotw48_0 = stablehlo.convert %gotf48_0 : (tensor<120xf32>) -> tensor<120xf32>
  %gotd48_0 = tensor.cast %gotw48_0 : tensor<120xf32> to tensor<?xf32>
  %wantf48_0 = stablehlo.reshape %want48_0 : (tensor<2x5x4x3xf32>) -> tensor<120xf32>
  %wantw48_0 = stablehlo.convert %wantf48_0 : (tensor<120xf32>) -> tensor<120xf32>
  %wantd48_0 = tensor.cast %wantw48_0 : tensor<120xf32> to tensor<?xf32>
  %bad48_0 = call @check_f32(%gotd48_0, %wantd48_0, %rtol48, %atol48) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_62.0: "
  vector.print %bad48_0 : i64
  %in49_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C42"> : tensor<5x4x2x1xf32>
  %in49_1 = stablehlo.constant dense<[[[0, 3, 5, 3, 0]], [[2, 5, 6, 3, 3]]]> : tensor<2x1x5xui8>
  %in49_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A041"> : tensor<2x2x1x5xf32>
  %out49:1 = call @scatter_66(%in49_0, %in49_1, %in49_2) : (tensor<5x4x2x1xf32>, tensor<2x1x5xui8>, tensor<2x2x1x5xf32>) -> (tensor<5x4x2x1xf32>)
  %rtol49 = arith.constant 1.000000e-06 : f64
  %atol49 = arith.constant 0.000000e+00 : f64
  %want49_0 = stablehlo.constant dense<"0x0000803F0000803F0000C04000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C42"> : tensor<5x4x2x1xf32>
  %gotf49_0 = stablehlo.reshape %out49#0 : (tensor<5x4x2x1xf32>) -> tensor<40xf32>
  %gotw49_0 = stablehlo.convert %gotf49_0 : (tensor<40xf32>) -> tensor<40xf32>
  %gotd49_0 = tensor.cast %gotw49_0 : tensor<40xf32> to tensor<?xf32>
  %wantf49_0 = stablehlo.reshape %want49_0 : (tensor<5x4x2x1xf32>) -> tensor<40xf32>
  %wantw49_0 = stablehlo.convert %wantf49_0 : (tensor<40xf32>) -> tensor<40xf32>
  %wantd49_0 = tensor.cast %wantw49_0 : tensor<40xf32> to tensor<?xf32>
  %bad49_0 = call @check_f32(%gotd49_0, %wantd49_0, %rtol49, %atol49) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_66.0: "
  vector.print %bad49_0 : i64
  %in50_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E420000A0420000A2420000A4420000A6420000A8420000AA420000AC420000AE420000B0420000B2420000B4420000B6420000B8420000BA420000BC420000BE420000C0420000C2420000C4420000C6420000C8420000CA420000CC420000CE420000D0420000D2420000D4420000D6420000D8420000DA420000DC420000DE420000E0420000E2420000E4420000E6420000E8420000EA420000EC420000EE420000F0420000F2420000F4420000F6420000F8420000FA420000FC420000FE420000004300000143000002430000034300000443000005430000064300000743000008430000094300000A4300000B4300000C4300000D4300000E4300000F43000010430000114300001243000013430000144300001543"> : tensor<5x2x3x5xf32>
  %in50_1 = stablehlo.constant dense<[[[2, 0], [1, 6], [0, -1]], [[6, -2], [0, 6], [4, 4]]]> : tensor<2x3x2xi8>
  %in50_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042"> : tensor<4x2x2x2xf32>
  %out50:1 = call @scatter_67(%in50_0, %in50_1, %in50_2) : (tensor<5x2x3x5xf32>, tensor<2x3x2xi8>, tensor<4x2x2x2xf32>) -> (tensor<5x2x3x5xf32>)
  %rtol50 = arith.constant 1.000000e-06 : f64
  %atol50 = arith.constant 0.000000e+00 : f64
  %want50_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C420000A4410000AC410000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200001E4200002242000090420000924200009442000096420000984200009A4200009C4200009E420000A0420000A2420000A4420000A6420000A8420000AA420000AC420000AE420000B0420000B2420000B4420000B6420000B8420000BA420000BC420000BE420000C0420000C2420000C4420000C64200006A4200006E420000CC420000CE420000D0420000D2420000D4420000D6420000D8420000DA420000DC420000DE420000E0420000E2420000E4420000E6420000E8420000EA420000EC420000EE420000F0420000F2420000F4420000F6420000F8420000FA420000FC420000FE42000000430000014300009B4200009D4200000443000005430000064300000743000008430000094300000A4300000B4300000C4300000D4300000E4300000F43000010430000114300001243000013430000144300001543"> : tensor<5x2x3x5xf32>
  %gotf50_0 = stablehlo.reshape %out50#0 : (tensor<5x2x3x5xf32>) -> tensor<150xf32>
  %gotw50_0 = stablehlo.convert %gotf50_0 : (tensor<150xf32>) -> tensor<150xf32>
  %gotd50_0 = tensor.cast %gotw50_0 : tensor<150xf32> to tensor<?xf32>
  %wantf50_0 = stablehlo.reshape %want50_0 : (tensor<5x2x3x5xf32>) -> tensor<150xf32>
  %wantw50_0 = stablehlo.convert %wantf50_0 : (tensor<150xf32>) -> tensor<150xf32>
  %wantd50_0 = tensor.cast %wantw50_0 : tensor<150xf32> to tensor<?xf32>
  %bad50_0 = call @check_f32(%gotd50_0, %wantd50_0, %rtol50, %atol50) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_67.0: "
  vector.print %bad50_0 : i64
  %in51_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C42"> : tensor<4x3x3xf32>
  %in51_1 = stablehlo.constant dense<"0x04000000FFFFFFFF05000000FEFFFFFF02000000FEFFFFFF04000000010000000600000005000000000000000600000002000000060000000500000003000000FEFFFFFF05000000040000000300000000000000010000000000000006000000FFFFFFFF01000000020000000200000003000000FEFFFFFF000000000100000002000000FEFFFFFFFFFFFFFF0400000003000000030000000200000004000000FEFFFFFF0400000002000000040000000300000001000000010000000100000002000000FEFFFFFF02000000000000000200000003000000FEFFFFFF00000000FEFFFFFFFEFFFFFF01000000FEFFFFFF0400000003000000050000000200000002000000FFFFFFFF02000000000000000400000004000000000000000400000006000000FFFFFFFF02000000010000000000000000000000060000000500000000000000"> : tensor<3x3x3x3xi32>
  %in51_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C420000404200004442000048420000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041"> : tensor<3x2x3x3x3xf32>
  %out51:1 = call @scatter_68(%in51_0, %in51_1, %in51_2) : (tensor<4x3x3xf32>, tensor<3x3x3x3xi32>, tensor<3x2x3x3x3xf32>) -> (tensor<4x3x3xf32>)
  %rtol51 = arith.constant 1.000000e-06 : f64
  %atol51 = arith.constant 0.000000e+00 : f64
  %want51_0 = stablehlo.constant dense<"0x000000420000C04100000040000040400000404100000842000080410000B842000088420000BE420000A442000034420000A842000064420000A041000050420000FA420000F841000090410000AC420000AA420000BE420000F442000092420000B4420000BA420000D0410000D8410000C842000004420000D242000098420000AC42000002430000A44200000C42"> : tensor<4x3x3xf32>
  %gotf51_0 = stablehlo.reshape %out51#0 : (tensor<4x3x3xf32>) -> tensor<36xf32>
  %gotw51_0 = stablehlo.convert %gotf51_0 : (tensor<36xf32>) -> tensor<36xf32>
  %gotd51_0 = tensor.cast %gotw51_0 : tensor<36xf32> to tensor<?xf32>
  %wantf51_0 = stablehlo.reshape %want51_0 : (tensor<4x3x3xf32>) -> tensor<36xf32>
  %wantw51_0 = stablehlo.convert %wantf51_0 : (tensor<36xf32>) -> tensor<36xf32>
  %wantd51_0 = tensor.cast %wantw51_0 : tensor<36xf32> to tensor<?xf32>
  %bad51_0 = call @check_f32(%gotd51_0, %wantd51_0, %rtol51, %atol51) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_68.0: "
  vector.print %bad51_0 : i64
  %in52_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<4xf32>
  %in52_1 = stablehlo.constant dense<[[3, 3]]> : tensor<1x2xi32>
  %in52_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E04000000041"> : tensor<2x4xf32>
  %out52:1 = call @scatter_69(%in52_0, %in52_1, %in52_2) : (tensor<4xf32>, tensor<1x2xi32>, tensor<2x4xf32>) -> (tensor<4xf32>)
  %rtol52 = arith.constant 1.000000e-06 : f64
  %atol52 = arith.constant 0.000000e+00 : f64
  %want52_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<4xf32>
  %gotf52_0 = stablehlo.reshape %out52#0 : (tensor<4xf32>) -> tensor<4xf32>
  %gotw52_0 = stablehlo.convert %gotf52_0 : (tensor<4xf32>) -> tensor<4xf32>
  %gotd52_0 = tensor.cast %gotw52_0 : tensor<4xf32> to tensor<?xf32>
  %wantf52_0 = stablehlo.reshape %want52_0 : (tensor<4xf32>) -> tensor<4xf32>
  %wantw52_0 = stablehlo.convert %wantf52_0 : (tensor<4xf32>) -> tensor<4xf32>
  %wantd52_0 = tensor.cast %wantw52_0 : tensor<4xf32> to tensor<?xf32>
  %bad52_0 = call @check_f32(%gotd52_0, %wantd52_0, %rtol52, %atol52) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_69.0: "
  vector.print %bad52_0 : i64
  %in53_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<3x2xf32>
  %in53_1 = stablehlo.constant dense<[3]> : tensor<1xi8>
  %in53_2 = stablehlo.constant dense<"0x0000803F00000040"> : tensor<2xf32>
  %out53:1 = call @scatter_71(%in53_0, %in53_1, %in53_2) : (tensor<3x2xf32>, tensor<1xi8>, tensor<2xf32>) -> (tensor<3x2xf32>)
  %rtol53 = arith.constant 1.000000e-06 : f64
  %atol53 = arith.constant 0.000000e+00 : f64
  %want53_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<3x2xf32>
  %gotf53_0 = stablehlo.reshape %out53#0 : (tensor<3x2xf32>) -> tensor<6xf32>
  %gotw53_0 = stablehlo.convert %gotf53_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd53_0 = tensor.cast %gotw53_0 : tensor<6xf32> to tensor<?xf32>
  %wantf53_0 = stablehlo.reshape %want53_0 : (tensor<3x2xf32>) -> tensor<6xf32>
  %wantw53_0 = stablehlo.convert %wantf53_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd53_0 = tensor.cast %wantw53_0 : tensor<6xf32> to tensor<?xf32>
  %bad53_0 = call @check_f32(%gotd53_0, %wantd53_0, %rtol53, %atol53) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_71.0: "
  vector.print %bad53_0 : i64
  %in54_0 = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %in54_1 = stablehlo.constant dense<[[[-2, 5], [6, 5]]]> : tensor<1x2x2xi8>
  %in54_2 = stablehlo.constant dense<"0x0000803F000000400000404000008040"> : tensor<1x2x2xf32>
  %out54:1 = call @scatter_72(%in54_0, %in54_1, %in54_2) : (tensor<1xf32>, tensor<1x2x2xi8>, tensor<1x2x2xf32>) -> (tensor<1xf32>)
  %rtol54 = arith.constant 1.000000e-06 : f64
  %atol54 = arith.constant 0.000000e+00 : f64
  %want54_0 = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %gotf54_0 = stablehlo.reshape %out54#0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotw54_0 = stablehlo.convert %gotf54_0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd54_0 = tensor.cast %gotw54_0 : tensor<1xf32> to tensor<?xf32>
  %wantf54_0 = stablehlo.reshape %want54_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantw54_0 = stablehlo.convert %wantf54_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd54_0 = tensor.cast %wantw54_0 : tensor<1xf32> to tensor<?xf32>
  %bad54_0 = call @check_f32(%gotd54_0, %wantd54_0, %rtol54, %atol54) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_72.0: "
  vector.print %bad54_0 : i64
  %in55_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E420000A0420000A2420000A4420000A6420000A8420000AA420000AC420000AE420000B0420000B2420000B4420000B6420000B8420000BA420000BC420000BE420000C0420000C2420000C4420000C6420000C8420000CA420000CC420000CE420000D0420000D2420000D4420000D6420000D8420000DA420000DC420000DE420000E0420000E2420000E4420000E6420000E8420000EA420000EC420000EE42"> : tensor<3x4x5x2xf32>
  %in55_1 = stablehlo.constant dense<[[[5]], [[-2]], [[4]], [[3]]]> : tensor<4x1x1xi64>
  %in55_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E04000000041"> : tensor<2x4x1x1xf32>
  %out55:1 = call @scatter_73(%in55_0, %in55_1, %in55_2) : (tensor<3x4x5x2xf32>, tensor<4x1x1xi64>, tensor<2x4x1x1xf32>) -> (tensor<3x4x5x2xf32>)
  %rtol55 = arith.constant 1.000000e-06 : f64
  %atol55 = arith.constant 0.000000e+00 : f64
  %want55_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E420000A0420000A2420000A4420000A6420000A8420000AA420000AC420000AE420000B0420000B2420000B4420000B6420000B8420000BA420000BC420000BE420000C0420000C2420000C4420000C6420000C8420000CA420000CC420000CE420000D0420000D2420000D4420000D6420000D8420000DA420000DC420000DE420000E0420000E2420000E4420000E6420000E8420000EA420000EC420000EE42"> : tensor<3x4x5x2xf32>
  %gotf55_0 = stablehlo.reshape %out55#0 : (tensor<3x4x5x2xf32>) -> tensor<120xf32>
  %gotw55_0 = stablehlo.convert %gotf55_0 : (tensor<120xf32>) -> tensor<120xf32>
  %gotd55_0 = tensor.cast %gotw55_0 : tensor<120xf32> to tensor<?xf32>
  %wantf55_0 = stablehlo.reshape %want55_0 : (tensor<3x4x5x2xf32>) -> tensor<120xf32>
  %wantw55_0 = stablehlo.convert %wantf55_0 : (tensor<120xf32>) -> tensor<120xf32>
  %wantd55_0 = tensor.cast %wantw55_0 : tensor<120xf32> to tensor<?xf32>
  %bad55_0 = call @check_f32(%gotd55_0, %wantd55_0, %rtol55, %atol55) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_73.0: "
  vector.print %bad55_0 : i64
  %in56_0 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<1x1x3xf32>
  %in56_1 = stablehlo.constant dense<[[[4]], [[0]], [[4]]]> : tensor<3x1x1xui8>
  %in56_2 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C040"> : tensor<1x3x2x1xf32>
  %out56:1 = call @scatter_74(%in56_0, %in56_1, %in56_2) : (tensor<1x1x3xf32>, tensor<3x1x1xui8>, tensor<1x3x2x1xf32>) -> (tensor<1x1x3xf32>)
  %rtol56 = arith.constant 1.000000e-06 : f64
  %atol56 = arith.constant 0.000000e+00 : f64
  %want56_0 = stablehlo.constant dense<"0x000040400000804000000040"> : tensor<1x1x3xf32>
  %gotf56_0 = stablehlo.reshape %out56#0 : (tensor<1x1x3xf32>) -> tensor<3xf32>
  %gotw56_0 = stablehlo.convert %gotf56_0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd56_0 = tensor.cast %gotw56_0 : tensor<3xf32> to tensor<?xf32>
  %wantf56_0 = stablehlo.reshape %want56_0 : (tensor<1x1x3xf32>) -> tensor<3xf32>
  %wantw56_0 = stablehlo.convert %wantf56_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd56_0 = tensor.cast %wantw56_0 : tensor<3xf32> to tensor<?xf32>
  %bad56_0 = call @check_f32(%gotd56_0, %wantd56_0, %rtol56, %atol56) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_74.0: "
  vector.print %bad56_0 : i64
  %in57_0 = stablehlo.constant dense<"0x000000000000803F000000400000404000008040"> : tensor<5xf32>
  %in57_1 = stablehlo.constant dense<[[0], [-1]]> : tensor<2x1xi8>
  %in57_2 = stablehlo.constant dense<"0x0000803F000000400000404000008040"> : tensor<2x2x1xf32>
  %out57:1 = call @scatter_75(%in57_0, %in57_1, %in57_2) : (tensor<5xf32>, tensor<2x1xi8>, tensor<2x2x1xf32>) -> (tensor<5xf32>)
  %rtol57 = arith.constant 1.000000e-06 : f64
  %atol57 = arith.constant 0.000000e+00 : f64
  %want57_0 = stablehlo.constant dense<"0x0000003F00000040000000400000404000008040"> : tensor<5xf32>
  %gotf57_0 = stablehlo.reshape %out57#0 : (tensor<5xf32>) -> tensor<5xf32>
  %gotw57_0 = stablehlo.convert %gotf57_0 : (tensor<5xf32>) -> tensor<5xf32>
  %gotd57_0 = tensor.cast %gotw57_0 : tensor<5xf32> to tensor<?xf32>
  %wantf57_0 = stablehlo.reshape %want57_0 : (tensor<5xf32>) -> tensor<5xf32>
  %wantw57_0 = stablehlo.convert %wantf57_0 : (tensor<5xf32>) -> tensor<5xf32>
  %wantd57_0 = tensor.cast %wantw57_0 : tensor<5xf32> to tensor<?xf32>
  %bad57_0 = call @check_f32(%gotd57_0, %wantd57_0, %rtol57, %atol57) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_75.0: "
  vector.print %bad57_0 : i64
  %in58_0 = stablehlo.constant dense<"0x000000000000803F000000400000404000008040"> : tensor<5xf32>
  %in58_1 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %in58_2 = stablehlo.constant dense<[[1], [7], [1]]> : tensor<3x1xi32>
  %in58_3 = stablehlo.constant dense<"0x0000803F0000004000004040"> : tensor<3xf32>
  %in58_4 = stablehlo.constant dense<[0, 9, 18]> : tensor<3xi32>
  %out58:2 = call @scatter_two(%in58_0, %in58_1, %in58_2, %in58_3, %in58_4) : (tensor<5xf32>, tensor<5xi32>, tensor<3x1xi32>, tensor<3xf32>, tensor<3xi32>) -> (tensor<5xf32>, tensor<5xi32>)
  %rtol58 = arith.constant 0.000000e+00 : f64
  %atol58 = arith.constant 0.000000e+00 : f64
  %want58_0 = stablehlo.constant dense<"0x000000800000A0C0000000C0000040C0000080C0"> : tensor<5xf32>
  %gotf58_0 = stablehlo.reshape %out58#0 : (tensor<5xf32>) -> tensor<5xf32>
  %gotw58_0 = stablehlo.convert %gotf58_0 : (tensor<5xf32>) -> tensor<5xf32>
  %gotd58_0 = tensor.cast %gotw58_0 : tensor<5xf32> to tensor<?xf32>
  %wantf58_0 = stablehlo.reshape %want58_0 : (tensor<5xf32>) -> tensor<5xf32>
  %wantw58_0 = stablehlo.convert %wantf58_0 : (tensor<5xf32>) -> tensor<5xf32>
  %wantd58_0 = tensor.cast %wantw58_0 : tensor<5xf32> to tensor<?xf32>
  %bad58_0 = call @check_f32(%gotd58_0, %wantd58_0, %rtol58, %atol58) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scatter_two.0: "
  vector.print %bad58_0 : i64
  %want58_1 = stablehlo.constant dense<[0, -18, -2, -3, -4]> : tensor<5xi32>
  %gotf58_1 = stablehlo.reshape %out58#1 : (tensor<5xi32>) -> tensor<5xi32>
  %gotw58_1 = stablehlo.convert %gotf58_1 : (tensor<5xi32>) -> tensor<5xi64>
  %gotd58_1 = tensor.cast %gotw58_1 : tensor<5xi64> to tensor<?xi64>
  %wantf58_1 = stablehlo.reshape %want58_1 : (tensor<5xi32>) -> tensor<5xi32>
  %wantw58_1 = stablehlo.convert %wantf58_1 : (tensor<5xi32>) -> tensor<5xi64>
  %wantd58_1 = tensor.cast %wantw58_1 : tensor<5xi64> to tensor<?xi64>
  %bad58_1 = call @check_i64(%gotd58_1, %wantd58_1, %rtol58, %atol58) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "scatter_two.1: "
  vector.print %bad58_1 : i64
  %in59_0 = stablehlo.constant dense<[[1], [5], [1], [6], [0]]> : tensor<5x1xi32>
  %out59:1 = call @scatter_ones(%in59_0) : (tensor<5x1xi32>) -> (tensor<6xi32>)
  %rtol59 = arith.constant 0.000000e+00 : f64
  %atol59 = arith.constant 0.000000e+00 : f64
  %want59_0 = stablehlo.constant dense<[1, 2, 0, 0, 0, 1]> : tensor<6xi32>
  %gotf59_0 = stablehlo.reshape %out59#0 : (tensor<6xi32>) -> tensor<6xi32>
  %gotw59_0 = stablehlo.convert %gotf59_0 : (tensor<6xi32>) -> tensor<6xi64>
  %gotd59_0 = tensor.cast %gotw59_0 : tensor<6xi64> to tensor<?xi64>
  %wantf59_0 = stablehlo.reshape %want59_0 : (tensor<6xi32>) -> tensor<6xi32>
  %wantw59_0 = stablehlo.convert %wantf59_0 : (tensor<6xi32>) -> tensor<6xi64>
  %wantd59_0 = tensor.cast %wantw59_0 : tensor<6xi64> to tensor<?xi64>
  %bad59_0 = call @check_i64(%gotd59_0, %wantd59_0, %rtol59, %atol59) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "scatter_ones.0: "
  vector.print %bad59_0 : i64
  return
}
