// Written by utils/gen_lowering_tests.py: expected values are XLA's. A case prints
// how many of its elements are wrong.
// RUN: dgc-opt %s --pass-pipeline='builtin.module(func.func(dgc-lower-to-linalg),one-shot-bufferize{bufferize-function-boundaries=1 function-boundary-type-conversion=identity-layout-map allow-return-allocs-from-loops=1},func.func(convert-linalg-to-loops),canonicalize,cse,expand-strided-metadata,convert-vector-to-llvm,lower-affine,func.func(math-expand-ops{ops=rsqrt}),convert-math-to-llvm,convert-math-to-libm,arith-expand{include-bf16=true},convert-scf-to-cf,convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)' \
// RUN: | sed 's/{fastmath = #arith[^}]*}//' \
// RUN: | mlir-runner -e main --entry-point-result=void --shared-libs=%mlir_lib_dir/libmlir_runner_utils.so,%mlir_lib_dir/libmlir_c_runner_utils.so \
// RUN: | FileCheck %s

// CHECK: embedding.0: 0
// CHECK: empty.0: 0
// CHECK: gather_0.0: 0
// CHECK: gather_1.0: 0
// CHECK: gather_2.0: 0
// CHECK: gather_3.0: 0
// CHECK: gather_4.0: 0
// CHECK: gather_5.0: 0
// CHECK: gather_6.0: 0
// CHECK: gather_7.0: 0
// CHECK: gather_8.0: 0
// CHECK: gather_9.0: 0
// CHECK: gather_10.0: 0
// CHECK: gather_11.0: 0
// CHECK: gather_12.0: 0
// CHECK: gather_13.0: 0
// CHECK: gather_14.0: 0
// CHECK: gather_15.0: 0
// CHECK: gather_16.0: 0
// CHECK: gather_17.0: 0
// CHECK: gather_18.0: 0
// CHECK: gather_19.0: 0
// CHECK: gather_20.0: 0
// CHECK: gather_21.0: 0
// CHECK: gather_22.0: 0
// CHECK: gather_23.0: 0
// CHECK: gather_24.0: 0
// CHECK: gather_25.0: 0
// CHECK: gather_26.0: 0
// CHECK: gather_27.0: 0
// CHECK: gather_28.0: 0
// CHECK: gather_29.0: 0
// CHECK: gather_30.0: 0
// CHECK: gather_31.0: 0
// CHECK: gather_32.0: 0
// CHECK: gather_33.0: 0
// CHECK: gather_34.0: 0
// CHECK: gather_35.0: 0
// CHECK: gather_36.0: 0
// CHECK: gather_37.0: 0
// CHECK: gather_38.0: 0
// CHECK: gather_39.0: 0
// CHECK: gather_40.0: 0
// CHECK: gather_41.0: 0
// CHECK: gather_42.0: 0
// CHECK: gather_43.0: 0
// CHECK: gather_44.0: 0
// CHECK: gather_45.0: 0
// CHECK: gather_46.0: 0
// CHECK: gather_47.0: 0
// CHECK: gather_48.0: 0
// CHECK: gather_49.0: 0
// CHECK: gather_50.0: 0
// CHECK: gather_51.0: 0
// CHECK: gather_52.0: 0
// CHECK: gather_53.0: 0
// CHECK: gather_54.0: 0
// CHECK: gather_55.0: 0
// CHECK: gather_56.0: 0
// CHECK: gather_57.0: 0
// CHECK: gather_58.0: 0
// CHECK: gather_59.0: 0

func.func @embedding(%a0: tensor<10x4xf32>, %a1: tensor<2x3x1xi32>) -> (tensor<2x3x4xf32>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<10x4xf32>, tensor<2x3x1xi32>) -> tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}

func.func @empty(%a0: tensor<10x4xf32>, %a1: tensor<0x1xi32>) -> (tensor<0x4xf32>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<10x4xf32>, tensor<0x1xi32>) -> tensor<0x4xf32>
  return %r : tensor<0x4xf32>
}

func.func @gather_0(%a0: tensor<1xf32>, %a1: tensor<1x2xui8>) -> (tensor<2xf32>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<1xf32>, tensor<1x2xui8>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

func.func @gather_1(%a0: tensor<4xbf16>, %a1: tensor<1x1xi64>) -> (tensor<1x4xbf16>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 4>}> : (tensor<4xbf16>, tensor<1x1xi64>) -> tensor<1x4xbf16>
  return %r : tensor<1x4xbf16>
}

func.func @gather_2(%a0: tensor<2xi8>, %a1: tensor<3x1xi32>) -> (tensor<1x3xi8>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi8>, tensor<3x1xi32>) -> tensor<1x3xi8>
  return %r : tensor<1x3xi8>
}

func.func @gather_3(%a0: tensor<5x2xf32>, %a1: tensor<0x3x3xi64>) -> (tensor<3x3x2x3xf32>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 3, 2>}> : (tensor<5x2xf32>, tensor<0x3x3xi64>) -> tensor<3x3x2x3xf32>
  return %r : tensor<3x3x2x3xf32>
}

func.func @gather_4(%a0: tensor<1xbf16>, %a1: tensor<3x0xi32>) -> (tensor<3xbf16>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<1xbf16>, tensor<3x0xi32>) -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}

func.func @gather_5(%a0: tensor<3xi8>, %a1: tensor<3x0x1xi64>) -> (tensor<3x1xi8>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0], start_indices_batching_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi8>, tensor<3x0x1xi64>) -> tensor<3x1xi8>
  return %r : tensor<3x1xi8>
}

func.func @gather_6(%a0: tensor<3x2x5xf32>, %a1: tensor<3x1x2xui8>) -> (tensor<1x1x2x1xf32>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 3], collapsed_slice_dims = [1], start_index_map = [1, 0, 2], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x2x5xf32>, tensor<3x1x2xui8>) -> tensor<1x1x2x1xf32>
  return %r : tensor<1x1x2x1xf32>
}

func.func @gather_7(%a0: tensor<1x3x1x1xbf16>, %a1: tensor<3x3x3xi8>) -> (tensor<3x3x3xbf16>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 2, 3], start_index_map = [3, 2, 0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1, 1>}> : (tensor<1x3x1x1xbf16>, tensor<3x3x3xi8>) -> tensor<3x3x3xbf16>
  return %r : tensor<3x3x3xbf16>
}

func.func @gather_8(%a0: tensor<4x2xi8>, %a1: tensor<0xi8>) -> (tensor<i8>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x2xi8>, tensor<0xi8>) -> tensor<i8>
  return %r : tensor<i8>
}

func.func @gather_9(%a0: tensor<4x2xf32>, %a1: tensor<2x2x3xi32>) -> (tensor<3x2x2x3xf32>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 2>}> : (tensor<4x2xf32>, tensor<2x2x3xi32>) -> tensor<3x2x2x3xf32>
  return %r : tensor<3x2x2x3xf32>
}

func.func @gather_10(%a0: tensor<4x1xbf16>, %a1: tensor<0xi8>) -> (tensor<4xbf16>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1>}> : (tensor<4x1xbf16>, tensor<0xi8>) -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}

func.func @gather_11(%a0: tensor<4xi8>, %a1: tensor<i32>) -> (tensor<i8>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi8>, tensor<i32>) -> tensor<i8>
  return %r : tensor<i8>
}

func.func @gather_12(%a0: tensor<2x1xf32>, %a1: tensor<1xi64>) -> (tensor<1x1xf32>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x1xf32>, tensor<1xi64>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

func.func @gather_13(%a0: tensor<1x5xbf16>, %a1: tensor<2x3xui8>) -> (tensor<3x1x3xbf16>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<1x5xbf16>, tensor<2x3xui8>) -> tensor<3x1x3xbf16>
  return %r : tensor<3x1x3xbf16>
}

func.func @gather_14(%a0: tensor<5x1xi8>, %a1: tensor<2x2x1xi32>) -> (tensor<2x3x1x1xi8>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1>}> : (tensor<5x1xi8>, tensor<2x2x1xi32>) -> tensor<2x3x1x1xi8>
  return %r : tensor<2x3x1x1xi8>
}

func.func @gather_15(%a0: tensor<3x2xf32>, %a1: tensor<1x3x2xi64>) -> (tensor<3x1x2xf32>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x2xf32>, tensor<1x3x2xi64>) -> tensor<3x1x2xf32>
  return %r : tensor<3x1x2xf32>
}

func.func @gather_16(%a0: tensor<2x2xbf16>, %a1: tensor<0x2x2xui8>) -> (tensor<2x2xbf16>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0, 1], start_indices_batching_dims = [2, 1], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x2xbf16>, tensor<0x2x2xui8>) -> tensor<2x2xbf16>
  return %r : tensor<2x2xbf16>
}

func.func @gather_17(%a0: tensor<5x4x2x4xi8>, %a1: tensor<3xui8>) -> (tensor<2x3x3x2x2xi8>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2, 3, 4], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 2, 2>}> : (tensor<5x4x2x4xi8>, tensor<3xui8>) -> tensor<2x3x3x2x2xi8>
  return %r : tensor<2x3x3x2x2xi8>
}

func.func @gather_18(%a0: tensor<3xf32>, %a1: tensor<3x1x0xui8>) -> (tensor<3x1xf32>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<3x1x0xui8>) -> tensor<3x1xf32>
  return %r : tensor<3x1xf32>
}

func.func @gather_19(%a0: tensor<3x3x3x5xbf16>, %a1: tensor<2x5x3xi32>) -> (tensor<3x2x5x2xbf16>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 3], collapsed_slice_dims = [0], operand_batching_dims = [3], start_indices_batching_dims = [1], start_index_map = [0, 1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 2, 1>}> : (tensor<3x3x3x5xbf16>, tensor<2x5x3xi32>) -> tensor<3x2x5x2xbf16>
  return %r : tensor<3x2x5x2xbf16>
}

func.func @gather_20(%a0: tensor<1x2xi8>, %a1: tensor<1xui8>) -> (tensor<1xi8>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<1x2xi8>, tensor<1xui8>) -> tensor<1xi8>
  return %r : tensor<1xi8>
}

func.func @gather_21(%a0: tensor<3x3x4xf32>, %a1: tensor<3x1x1xi64>) -> (tensor<1x1x2xf32>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [2, 1, 0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<3x3x4xf32>, tensor<3x1x1xi64>) -> tensor<1x1x2xf32>
  return %r : tensor<1x1x2xf32>
}

func.func @gather_22(%a0: tensor<5x1x4xbf16>, %a1: tensor<3x3xui8>) -> (tensor<1x3x4xbf16>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [0], start_index_map = [0, 2, 1], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4>}> : (tensor<5x1x4xbf16>, tensor<3x3xui8>) -> tensor<1x3x4xbf16>
  return %r : tensor<1x3x4xbf16>
}

func.func @gather_23(%a0: tensor<5xi8>, %a1: tensor<1x1x0xi8>) -> (tensor<3x1x1xi8>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 3>}> : (tensor<5xi8>, tensor<1x1x0xi8>) -> tensor<3x1x1xi8>
  return %r : tensor<3x1x1xi8>
}

func.func @gather_24(%a0: tensor<5x2x3xf32>, %a1: tensor<1xi64>) -> (tensor<1x2xf32>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [1], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<5x2x3xf32>, tensor<1xi64>) -> tensor<1x2xf32>
  return %r : tensor<1x2xf32>
}

func.func @gather_25(%a0: tensor<5x1x2x3xbf16>, %a1: tensor<1x2xui8>) -> (tensor<3x2xbf16>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2, 3], start_index_map = [3], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 1, 1>}> : (tensor<5x1x2x3xbf16>, tensor<1x2xui8>) -> tensor<3x2xbf16>
  return %r : tensor<3x2xbf16>
}

func.func @gather_26(%a0: tensor<5x2x5xi8>, %a1: tensor<2x3xi32>) -> (tensor<3x2x2x2xi8>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2, 3], start_index_map = [0, 2, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 2, 2>}> : (tensor<5x2x5xi8>, tensor<2x3xi32>) -> tensor<3x2x2x2xi8>
  return %r : tensor<3x2x2x2xi8>
}

func.func @gather_27(%a0: tensor<1x2xf32>, %a1: tensor<0xui8>) -> (tensor<2xf32>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<1x2xf32>, tensor<0xui8>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

func.func @gather_28(%a0: tensor<2x5x1xbf16>, %a1: tensor<0xi32>) -> (tensor<2xbf16>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x5x1xbf16>, tensor<0xi32>) -> tensor<2xbf16>
  return %r : tensor<2xbf16>
}

func.func @gather_29(%a0: tensor<1x2x2xi8>, %a1: tensor<2x2x1xi64>) -> (tensor<2x1xi8>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 2], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [2, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x2x2xi8>, tensor<2x2x1xi64>) -> tensor<2x1xi8>
  return %r : tensor<2x1xi8>
}

func.func @gather_30(%a0: tensor<4xf32>, %a1: tensor<3x3x1xi64>) -> (tensor<3x4x3xf32>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 4>}> : (tensor<4xf32>, tensor<3x3x1xi64>) -> tensor<3x4x3xf32>
  return %r : tensor<3x4x3xf32>
}

func.func @gather_31(%a0: tensor<5xbf16>, %a1: tensor<1x1x3xi32>) -> (tensor<1x3xbf16>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<5xbf16>, tensor<1x1x3xi32>) -> tensor<1x3xbf16>
  return %r : tensor<1x3xbf16>
}

func.func @gather_32(%a0: tensor<4xi8>, %a1: tensor<1xi32>) -> (tensor<i8>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi8>, tensor<1xi32>) -> tensor<i8>
  return %r : tensor<i8>
}

func.func @gather_33(%a0: tensor<3x1x2xf32>, %a1: tensor<2xi8>) -> (tensor<1x2xf32>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<3x1x2xf32>, tensor<2xi8>) -> tensor<1x2xf32>
  return %r : tensor<1x2xf32>
}

func.func @gather_34(%a0: tensor<4xbf16>, %a1: tensor<0xui8>) -> (tensor<bf16>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xbf16>, tensor<0xui8>) -> tensor<bf16>
  return %r : tensor<bf16>
}

func.func @gather_35(%a0: tensor<4xi8>, %a1: tensor<0x1xi32>) -> (tensor<1x1xi8>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi8>, tensor<0x1xi32>) -> tensor<1x1xi8>
  return %r : tensor<1x1xi8>
}

func.func @gather_36(%a0: tensor<3x5x5xf32>, %a1: tensor<3xi32>) -> (tensor<2x4x4xf32>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 2, 4, 4>}> : (tensor<3x5x5xf32>, tensor<3xi32>) -> tensor<2x4x4xf32>
  return %r : tensor<2x4x4xf32>
}

func.func @gather_37(%a0: tensor<4xbf16>, %a1: tensor<1xui8>) -> (tensor<1xbf16>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xbf16>, tensor<1xui8>) -> tensor<1xbf16>
  return %r : tensor<1xbf16>
}

func.func @gather_38(%a0: tensor<1x2x2xi8>, %a1: tensor<3x2xi8>) -> (tensor<3x1x2x2x2xi8>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3, 4], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<1x2x2xi8>, tensor<3x2xi8>) -> tensor<3x1x2x2x2xi8>
  return %r : tensor<3x1x2x2x2xi8>
}

func.func @gather_39(%a0: tensor<5x3x5xf32>, %a1: tensor<3x1x5x3x0xi64>) -> (tensor<3x1x1x5x3xf32>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [1, 2], start_indices_batching_dims = [0, 2], index_vector_dim = 4>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<5x3x5xf32>, tensor<3x1x5x3x0xi64>) -> tensor<3x1x1x5x3xf32>
  return %r : tensor<3x1x1x5x3xf32>
}

func.func @gather_40(%a0: tensor<4x4x2xbf16>, %a1: tensor<1x4x2xi64>) -> (tensor<1x2x4x2x2xbf16>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 4], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<4x4x2xbf16>, tensor<1x4x2xi64>) -> tensor<1x2x4x2x2xbf16>
  return %r : tensor<1x2x4x2x2xbf16>
}

func.func @gather_41(%a0: tensor<4xi8>, %a1: tensor<3x1xi64>) -> (tensor<3x3xi8>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3>}> : (tensor<4xi8>, tensor<3x1xi64>) -> tensor<3x3xi8>
  return %r : tensor<3x3xi8>
}

func.func @gather_42(%a0: tensor<4xf32>, %a1: tensor<0x3xi8>) -> (tensor<1x3xf32>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<0x3xi8>) -> tensor<1x3xf32>
  return %r : tensor<1x3xf32>
}

func.func @gather_43(%a0: tensor<5x4x5x3xbf16>, %a1: tensor<5x1x4xi32>) -> (tensor<5x2x4xbf16>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [3], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 2], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 1>}> : (tensor<5x4x5x3xbf16>, tensor<5x1x4xi32>) -> tensor<5x2x4xbf16>
  return %r : tensor<5x2x4xbf16>
}

func.func @gather_44(%a0: tensor<2x2x4xi8>, %a1: tensor<0xi32>) -> (tensor<1x1x3xi8>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<2x2x4xi8>, tensor<0xi32>) -> tensor<1x1x3xi8>
  return %r : tensor<1x1x3xi8>
}

func.func @gather_45(%a0: tensor<5xf32>, %a1: tensor<2x5x3x0xi32>) -> (tensor<2x5x3xf32>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0], start_indices_batching_dims = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<5xf32>, tensor<2x5x3x0xi32>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}

func.func @gather_46(%a0: tensor<1xbf16>, %a1: tensor<0xi64>) -> (tensor<1xbf16>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<1xbf16>, tensor<0xi64>) -> tensor<1xbf16>
  return %r : tensor<1xbf16>
}

func.func @gather_47(%a0: tensor<5x3x3x4xi8>, %a1: tensor<3x4xi8>) -> (tensor<3x2x3xi8>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0, 3], start_index_map = [1, 2, 0, 3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 3, 1>}> : (tensor<5x3x3x4xi8>, tensor<3x4xi8>) -> tensor<3x2x3xi8>
  return %r : tensor<3x2x3xi8>
}

func.func @gather_48(%a0: tensor<2xf32>, %a1: tensor<1x1x2xi8>) -> (tensor<1x2xf32>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<1x1x2xi8>) -> tensor<1x2xf32>
  return %r : tensor<1x2xf32>
}

func.func @gather_49(%a0: tensor<5x2x1x2xbf16>, %a1: tensor<2x0x3xi64>) -> (tensor<4x2x2x3xbf16>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [2, 3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 4, 2, 1, 1>}> : (tensor<5x2x1x2xbf16>, tensor<2x0x3xi64>) -> tensor<4x2x2x3xbf16>
  return %r : tensor<4x2x2x3xbf16>
}

func.func @gather_50(%a0: tensor<5x5x2x4xi8>, %a1: tensor<1x3xi32>) -> (tensor<2x4x2x1x2xi8>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], start_index_map = [1, 0, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 4, 2, 2>}> : (tensor<5x5x2x4xi8>, tensor<1x3xi32>) -> tensor<2x4x2x1x2xi8>
  return %r : tensor<2x4x2x1x2xi8>
}

func.func @gather_51(%a0: tensor<5x5x4x4xf32>, %a1: tensor<2xi32>) -> (tensor<3x4xf32>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [0, 1], start_index_map = [1, 2], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 3, 4>}> : (tensor<5x5x4x4xf32>, tensor<2xi32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

func.func @gather_52(%a0: tensor<2x1xbf16>, %a1: tensor<2xui8>) -> (tensor<2x1xbf16>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1>}> : (tensor<2x1xbf16>, tensor<2xui8>) -> tensor<2x1xbf16>
  return %r : tensor<2x1xbf16>
}

func.func @gather_53(%a0: tensor<3x2x1xi8>, %a1: tensor<1x3x0x1xi32>) -> (tensor<3x1x2x3x1xi8>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], operand_batching_dims = [2], start_indices_batching_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 3, 2, 1>}> : (tensor<3x2x1xi8>, tensor<1x3x0x1xi32>) -> tensor<3x1x2x3x1xi8>
  return %r : tensor<3x1x2x3x1xi8>
}

func.func @gather_54(%a0: tensor<2xf32>, %a1: tensor<0x1x2xi32>) -> (tensor<1x2xf32>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0], start_indices_batching_dims = [2], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<0x1x2xi32>) -> tensor<1x2xf32>
  return %r : tensor<1x2xf32>
}

func.func @gather_55(%a0: tensor<3x4xbf16>, %a1: tensor<0xi32>) -> (tensor<bf16>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xbf16>, tensor<0xi32>) -> tensor<bf16>
  return %r : tensor<bf16>
}

func.func @gather_56(%a0: tensor<1x5x2x1xi8>, %a1: tensor<1x2xi32>) -> (tensor<2x2xi8>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 2, 3], start_index_map = [3], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 1>}> : (tensor<1x5x2x1xi8>, tensor<1x2xi32>) -> tensor<2x2xi8>
  return %r : tensor<2x2xi8>
}

func.func @gather_57(%a0: tensor<5xf32>, %a1: tensor<3x0xi32>) -> (tensor<4x3xf32>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 4>}> : (tensor<5xf32>, tensor<3x0xi32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

func.func @gather_58(%a0: tensor<2x5xbf16>, %a1: tensor<0x2x1xui8>) -> (tensor<2x4x2x1xbf16>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 2, 4>}> : (tensor<2x5xbf16>, tensor<0x2x1xui8>) -> tensor<2x4x2x1xbf16>
  return %r : tensor<2x4x2x1xbf16>
}

func.func @gather_59(%a0: tensor<1x5x2xi8>, %a1: tensor<3x2xi64>) -> (tensor<5x2x2xi8>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [0], start_index_map = [0, 1, 2], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5, 2>}> : (tensor<1x5x2xi8>, tensor<3x2xi64>) -> tensor<5x2x2xi8>
  return %r : tensor<5x2x2xi8>
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
  %in0_1 = stablehlo.constant dense<[[[0], [3], [-1]], [[9], [100], [5]]]> : tensor<2x3x1xi32>
  %out0:1 = call @embedding(%in0_0, %in0_1) : (tensor<10x4xf32>, tensor<2x3x1xi32>) -> (tensor<2x3x4xf32>)
  %rtol0 = arith.constant 0.000000e+00 : f64
  %atol0 = arith.constant 0.000000e+00 : f64
  %want0_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF41883CBFDED126BE58D8F6BEFC4D193F69F0B03E9155523F0C2FA93EDBCDA6BFEC9503BF21F4D2BFE17B2B3EC742DF3DEC9503BF21F4D2BFE17B2B3EC742DF3DC866053CD31B8DBEE2A3A53F58DC803F"> : tensor<2x3x4xf32>
  %gotf0_0 = stablehlo.reshape %out0#0 : (tensor<2x3x4xf32>) -> tensor<24xf32>
  %gotw0_0 = stablehlo.convert %gotf0_0 : (tensor<24xf32>) -> tensor<24xf32>
  %gotd0_0 = tensor.cast %gotw0_0 : tensor<24xf32> to tensor<?xf32>
  %wantf0_0 = stablehlo.reshape %want0_0 : (tensor<2x3x4xf32>) -> tensor<24xf32>
  %wantw0_0 = stablehlo.convert %wantf0_0 : (tensor<24xf32>) -> tensor<24xf32>
  %wantd0_0 = tensor.cast %wantw0_0 : tensor<24xf32> to tensor<?xf32>
  %bad0_0 = call @check_f32(%gotd0_0, %wantd0_0, %rtol0, %atol0) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "embedding.0: "
  vector.print %bad0_0 : i64
  %in1_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F41883CBFDED126BE58D8F6BEFC4D193FA6B3223DE4BC95BE272B48BFB4AE83BEC866053CD31B8DBEE2A3A53F58DC803FB0832DC030CBF1BF75F732BE5729D8BE3BC55A3EA4895E3EAC8A0740B2568EBF7255C1BEC5BC0240548E253F85BE293FEC9503BF21F4D2BFE17B2B3EC742DF3D"> : tensor<10x4xf32>
  %in1_1 = stablehlo.constant dense<> : tensor<0x1xi32>
  %out1:1 = call @empty(%in1_0, %in1_1) : (tensor<10x4xf32>, tensor<0x1xi32>) -> (tensor<0x4xf32>)
  %rtol1 = arith.constant 0.000000e+00 : f64
  %atol1 = arith.constant 0.000000e+00 : f64
  %want1_0 = stablehlo.constant dense<> : tensor<0x4xf32>
  %gotf1_0 = stablehlo.reshape %out1#0 : (tensor<0x4xf32>) -> tensor<0xf32>
  %gotw1_0 = stablehlo.convert %gotf1_0 : (tensor<0xf32>) -> tensor<0xf32>
  %gotd1_0 = tensor.cast %gotw1_0 : tensor<0xf32> to tensor<?xf32>
  %wantf1_0 = stablehlo.reshape %want1_0 : (tensor<0x4xf32>) -> tensor<0xf32>
  %wantw1_0 = stablehlo.convert %wantf1_0 : (tensor<0xf32>) -> tensor<0xf32>
  %wantd1_0 = tensor.cast %wantw1_0 : tensor<0xf32> to tensor<?xf32>
  %bad1_0 = call @check_f32(%gotd1_0, %wantd1_0, %rtol1, %atol1) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "empty.0: "
  vector.print %bad1_0 : i64
  %in2_0 = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %in2_1 = stablehlo.constant dense<[[0, 3]]> : tensor<1x2xui8>
  %out2:1 = call @gather_0(%in2_0, %in2_1) : (tensor<1xf32>, tensor<1x2xui8>) -> (tensor<2xf32>)
  %rtol2 = arith.constant 0.000000e+00 : f64
  %atol2 = arith.constant 0.000000e+00 : f64
  %want2_0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<2xf32>
  %gotf2_0 = stablehlo.reshape %out2#0 : (tensor<2xf32>) -> tensor<2xf32>
  %gotw2_0 = stablehlo.convert %gotf2_0 : (tensor<2xf32>) -> tensor<2xf32>
  %gotd2_0 = tensor.cast %gotw2_0 : tensor<2xf32> to tensor<?xf32>
  %wantf2_0 = stablehlo.reshape %want2_0 : (tensor<2xf32>) -> tensor<2xf32>
  %wantw2_0 = stablehlo.convert %wantf2_0 : (tensor<2xf32>) -> tensor<2xf32>
  %wantd2_0 = tensor.cast %wantw2_0 : tensor<2xf32> to tensor<?xf32>
  %bad2_0 = call @check_f32(%gotd2_0, %wantd2_0, %rtol2, %atol2) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_0.0: "
  vector.print %bad2_0 : i64
  %in3_0 = stablehlo.constant dense<"0x0000803F00404040"> : tensor<4xbf16>
  %in3_1 = stablehlo.constant dense<[[5]]> : tensor<1x1xi64>
  %out3:1 = call @gather_1(%in3_0, %in3_1) : (tensor<4xbf16>, tensor<1x1xi64>) -> (tensor<1x4xbf16>)
  %rtol3 = arith.constant 0.000000e+00 : f64
  %atol3 = arith.constant 0.000000e+00 : f64
  %want3_0 = stablehlo.constant dense<"0x0000803F00404040"> : tensor<1x4xbf16>
  %gotf3_0 = stablehlo.reshape %out3#0 : (tensor<1x4xbf16>) -> tensor<4xbf16>
  %gotw3_0 = stablehlo.convert %gotf3_0 : (tensor<4xbf16>) -> tensor<4xf32>
  %gotd3_0 = tensor.cast %gotw3_0 : tensor<4xf32> to tensor<?xf32>
  %wantf3_0 = stablehlo.reshape %want3_0 : (tensor<1x4xbf16>) -> tensor<4xbf16>
  %wantw3_0 = stablehlo.convert %wantf3_0 : (tensor<4xbf16>) -> tensor<4xf32>
  %wantd3_0 = tensor.cast %wantw3_0 : tensor<4xf32> to tensor<?xf32>
  %bad3_0 = call @check_f32(%gotd3_0, %wantd3_0, %rtol3, %atol3) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_1.0: "
  vector.print %bad3_0 : i64
  %in4_0 = stablehlo.constant dense<[0, 1]> : tensor<2xi8>
  %in4_1 = stablehlo.constant dense<[[0], [2], [5]]> : tensor<3x1xi32>
  %out4:1 = call @gather_2(%in4_0, %in4_1) : (tensor<2xi8>, tensor<3x1xi32>) -> (tensor<1x3xi8>)
  %rtol4 = arith.constant 0.000000e+00 : f64
  %atol4 = arith.constant 0.000000e+00 : f64
  %want4_0 = stablehlo.constant dense<[[0, 1, 1]]> : tensor<1x3xi8>
  %gotf4_0 = stablehlo.reshape %out4#0 : (tensor<1x3xi8>) -> tensor<3xi8>
  %gotw4_0 = stablehlo.convert %gotf4_0 : (tensor<3xi8>) -> tensor<3xi64>
  %gotd4_0 = tensor.cast %gotw4_0 : tensor<3xi64> to tensor<?xi64>
  %wantf4_0 = stablehlo.reshape %want4_0 : (tensor<1x3xi8>) -> tensor<3xi8>
  %wantw4_0 = stablehlo.convert %wantf4_0 : (tensor<3xi8>) -> tensor<3xi64>
  %wantd4_0 = tensor.cast %wantw4_0 : tensor<3xi64> to tensor<?xi64>
  %bad4_0 = call @check_i64(%gotd4_0, %wantd4_0, %rtol4, %atol4) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "gather_2.0: "
  vector.print %bad4_0 : i64
  %in5_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041"> : tensor<5x2xf32>
  %in5_1 = stablehlo.constant dense<> : tensor<0x3x3xi64>
  %out5:1 = call @gather_3(%in5_0, %in5_1) : (tensor<5x2xf32>, tensor<0x3x3xi64>) -> (tensor<3x3x2x3xf32>)
  %rtol5 = arith.constant 0.000000e+00 : f64
  %atol5 = arith.constant 0.000000e+00 : f64
  %want5_0 = stablehlo.constant dense<"0x0000000000000000000000000000803F0000803F0000803F0000004000000040000000400000404000004040000040400000804000008040000080400000A0400000A0400000A0400000000000000000000000000000803F0000803F0000803F0000004000000040000000400000404000004040000040400000804000008040000080400000A0400000A0400000A0400000000000000000000000000000803F0000803F0000803F0000004000000040000000400000404000004040000040400000804000008040000080400000A0400000A0400000A040"> : tensor<3x3x2x3xf32>
  %gotf5_0 = stablehlo.reshape %out5#0 : (tensor<3x3x2x3xf32>) -> tensor<54xf32>
  %gotw5_0 = stablehlo.convert %gotf5_0 : (tensor<54xf32>) -> tensor<54xf32>
  %gotd5_0 = tensor.cast %gotw5_0 : tensor<54xf32> to tensor<?xf32>
  %wantf5_0 = stablehlo.reshape %want5_0 : (tensor<3x3x2x3xf32>) -> tensor<54xf32>
  %wantw5_0 = stablehlo.convert %wantf5_0 : (tensor<54xf32>) -> tensor<54xf32>
  %wantd5_0 = tensor.cast %wantw5_0 : tensor<54xf32> to tensor<?xf32>
  %bad5_0 = call @check_f32(%gotd5_0, %wantd5_0, %rtol5, %atol5) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_3.0: "
  vector.print %bad5_0 : i64
  %in6_0 = stablehlo.constant dense<"0x0000"> : tensor<1xbf16>
  %in6_1 = stablehlo.constant dense<> : tensor<3x0xi32>
  %out6:1 = call @gather_4(%in6_0, %in6_1) : (tensor<1xbf16>, tensor<3x0xi32>) -> (tensor<3xbf16>)
  %rtol6 = arith.constant 0.000000e+00 : f64
  %atol6 = arith.constant 0.000000e+00 : f64
  %want6_0 = stablehlo.constant dense<"0x000000000000"> : tensor<3xbf16>
  %gotf6_0 = stablehlo.reshape %out6#0 : (tensor<3xbf16>) -> tensor<3xbf16>
  %gotw6_0 = stablehlo.convert %gotf6_0 : (tensor<3xbf16>) -> tensor<3xf32>
  %gotd6_0 = tensor.cast %gotw6_0 : tensor<3xf32> to tensor<?xf32>
  %wantf6_0 = stablehlo.reshape %want6_0 : (tensor<3xbf16>) -> tensor<3xbf16>
  %wantw6_0 = stablehlo.convert %wantf6_0 : (tensor<3xbf16>) -> tensor<3xf32>
  %wantd6_0 = tensor.cast %wantw6_0 : tensor<3xf32> to tensor<?xf32>
  %bad6_0 = call @check_f32(%gotd6_0, %wantd6_0, %rtol6, %atol6) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_4.0: "
  vector.print %bad6_0 : i64
  %in7_0 = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi8>
  %in7_1 = stablehlo.constant dense<> : tensor<3x0x1xi64>
  %out7:1 = call @gather_5(%in7_0, %in7_1) : (tensor<3xi8>, tensor<3x0x1xi64>) -> (tensor<3x1xi8>)
  %rtol7 = arith.constant 0.000000e+00 : f64
  %atol7 = arith.constant 0.000000e+00 : f64
  %want7_0 = stablehlo.constant dense<[[0], [1], [2]]> : tensor<3x1xi8>
  %gotf7_0 = stablehlo.reshape %out7#0 : (tensor<3x1xi8>) -> tensor<3xi8>
  %gotw7_0 = stablehlo.convert %gotf7_0 : (tensor<3xi8>) -> tensor<3xi64>
  %gotd7_0 = tensor.cast %gotw7_0 : tensor<3xi64> to tensor<?xi64>
  %wantf7_0 = stablehlo.reshape %want7_0 : (tensor<3x1xi8>) -> tensor<3xi8>
  %wantw7_0 = stablehlo.convert %wantf7_0 : (tensor<3xi8>) -> tensor<3xi64>
  %wantd7_0 = tensor.cast %wantw7_0 : tensor<3xi64> to tensor<?xi64>
  %bad7_0 = call @check_i64(%gotd7_0, %wantd7_0, %rtol7, %atol7) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "gather_5.0: "
  vector.print %bad7_0 : i64
  %in8_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<3x2x5xf32>
  %in8_1 = stablehlo.constant dense<[[[0, 2]], [[6, 2]], [[2, 0]]]> : tensor<3x1x2xui8>
  %out8:1 = call @gather_6(%in8_0, %in8_1) : (tensor<3x2x5xf32>, tensor<3x1x2xui8>) -> (tensor<1x1x2x1xf32>)
  %rtol8 = arith.constant 0.000000e+00 : f64
  %atol8 = arith.constant 0.000000e+00 : f64
  %want8_0 = stablehlo.constant dense<"0x0000B0410000C841"> : tensor<1x1x2x1xf32>
  %gotf8_0 = stablehlo.reshape %out8#0 : (tensor<1x1x2x1xf32>) -> tensor<2xf32>
  %gotw8_0 = stablehlo.convert %gotf8_0 : (tensor<2xf32>) -> tensor<2xf32>
  %gotd8_0 = tensor.cast %gotw8_0 : tensor<2xf32> to tensor<?xf32>
  %wantf8_0 = stablehlo.reshape %want8_0 : (tensor<1x1x2x1xf32>) -> tensor<2xf32>
  %wantw8_0 = stablehlo.convert %wantf8_0 : (tensor<2xf32>) -> tensor<2xf32>
  %wantd8_0 = tensor.cast %wantw8_0 : tensor<2xf32> to tensor<?xf32>
  %bad8_0 = call @check_f32(%gotd8_0, %wantd8_0, %rtol8, %atol8) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_6.0: "
  vector.print %bad8_0 : i64
  %in9_0 = stablehlo.constant dense<"0x0000803F0040"> : tensor<1x3x1x1xbf16>
  %in9_1 = stablehlo.constant dense<"0x02FF04FE04FE010006040302000506FF0000020001060106020106"> : tensor<3x3x3xi8>
  %out9:1 = call @gather_7(%in9_0, %in9_1) : (tensor<1x3x1x1xbf16>, tensor<3x3x3xi8>) -> (tensor<3x3x3xbf16>)
  %rtol9 = arith.constant 0.000000e+00 : f64
  %atol9 = arith.constant 0.000000e+00 : f64
  %want9_0 = stablehlo.constant dense<"0x000000000000803F803F803F004000400040000000000000803F803F803F004000400040000000000000803F803F803F004000400040"> : tensor<3x3x3xbf16>
  %gotf9_0 = stablehlo.reshape %out9#0 : (tensor<3x3x3xbf16>) -> tensor<27xbf16>
  %gotw9_0 = stablehlo.convert %gotf9_0 : (tensor<27xbf16>) -> tensor<27xf32>
  %gotd9_0 = tensor.cast %gotw9_0 : tensor<27xf32> to tensor<?xf32>
  %wantf9_0 = stablehlo.reshape %want9_0 : (tensor<3x3x3xbf16>) -> tensor<27xbf16>
  %wantw9_0 = stablehlo.convert %wantf9_0 : (tensor<27xbf16>) -> tensor<27xf32>
  %wantd9_0 = tensor.cast %wantw9_0 : tensor<27xf32> to tensor<?xf32>
  %bad9_0 = call @check_f32(%gotd9_0, %wantd9_0, %rtol9, %atol9) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_7.0: "
  vector.print %bad9_0 : i64
  %in10_0 = stablehlo.constant dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi8>
  %in10_1 = stablehlo.constant dense<> : tensor<0xi8>
  %out10:1 = call @gather_8(%in10_0, %in10_1) : (tensor<4x2xi8>, tensor<0xi8>) -> (tensor<i8>)
  %rtol10 = arith.constant 0.000000e+00 : f64
  %atol10 = arith.constant 0.000000e+00 : f64
  %want10_0 = stablehlo.constant dense<0> : tensor<i8>
  %gotf10_0 = stablehlo.reshape %out10#0 : (tensor<i8>) -> tensor<1xi8>
  %gotw10_0 = stablehlo.convert %gotf10_0 : (tensor<1xi8>) -> tensor<1xi64>
  %gotd10_0 = tensor.cast %gotw10_0 : tensor<1xi64> to tensor<?xi64>
  %wantf10_0 = stablehlo.reshape %want10_0 : (tensor<i8>) -> tensor<1xi8>
  %wantw10_0 = stablehlo.convert %wantf10_0 : (tensor<1xi8>) -> tensor<1xi64>
  %wantd10_0 = tensor.cast %wantw10_0 : tensor<1xi64> to tensor<?xi64>
  %bad10_0 = call @check_i64(%gotd10_0, %wantd10_0, %rtol10, %atol10) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "gather_8.0: "
  vector.print %bad10_0 : i64
  %in11_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040"> : tensor<4x2xf32>
  %in11_1 = stablehlo.constant dense<[[[-1, 3, 1], [2, 5, 4]], [[6, -1, 4], [2, -2, -2]]]> : tensor<2x2x3xi32>
  %out11:1 = call @gather_9(%in11_0, %in11_1) : (tensor<4x2xf32>, tensor<2x2x3xi32>) -> (tensor<3x2x2x3xf32>)
  %rtol11 = arith.constant 0.000000e+00 : f64
  %atol11 = arith.constant 0.000000e+00 : f64
  %want11_0 = stablehlo.constant dense<"0x0000000000000040000000400000803F0000404000004040000000400000000000000040000040400000803F00004040000000400000804000008040000040400000A0400000A0400000804000000040000080400000A040000040400000A040000080400000C0400000C0400000A0400000E0400000E0400000C040000080400000C0400000E0400000A0400000E040"> : tensor<3x2x2x3xf32>
  %gotf11_0 = stablehlo.reshape %out11#0 : (tensor<3x2x2x3xf32>) -> tensor<36xf32>
  %gotw11_0 = stablehlo.convert %gotf11_0 : (tensor<36xf32>) -> tensor<36xf32>
  %gotd11_0 = tensor.cast %gotw11_0 : tensor<36xf32> to tensor<?xf32>
  %wantf11_0 = stablehlo.reshape %want11_0 : (tensor<3x2x2x3xf32>) -> tensor<36xf32>
  %wantw11_0 = stablehlo.convert %wantf11_0 : (tensor<36xf32>) -> tensor<36xf32>
  %wantd11_0 = tensor.cast %wantw11_0 : tensor<36xf32> to tensor<?xf32>
  %bad11_0 = call @check_f32(%gotd11_0, %wantd11_0, %rtol11, %atol11) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_9.0: "
  vector.print %bad11_0 : i64
  %in12_0 = stablehlo.constant dense<"0x0000803F00404040"> : tensor<4x1xbf16>
  %in12_1 = stablehlo.constant dense<> : tensor<0xi8>
  %out12:1 = call @gather_10(%in12_0, %in12_1) : (tensor<4x1xbf16>, tensor<0xi8>) -> (tensor<4xbf16>)
  %rtol12 = arith.constant 0.000000e+00 : f64
  %atol12 = arith.constant 0.000000e+00 : f64
  %want12_0 = stablehlo.constant dense<"0x0000803F00404040"> : tensor<4xbf16>
  %gotf12_0 = stablehlo.reshape %out12#0 : (tensor<4xbf16>) -> tensor<4xbf16>
  %gotw12_0 = stablehlo.convert %gotf12_0 : (tensor<4xbf16>) -> tensor<4xf32>
  %gotd12_0 = tensor.cast %gotw12_0 : tensor<4xf32> to tensor<?xf32>
  %wantf12_0 = stablehlo.reshape %want12_0 : (tensor<4xbf16>) -> tensor<4xbf16>
  %wantw12_0 = stablehlo.convert %wantf12_0 : (tensor<4xbf16>) -> tensor<4xf32>
  %wantd12_0 = tensor.cast %wantw12_0 : tensor<4xf32> to tensor<?xf32>
  %bad12_0 = call @check_f32(%gotd12_0, %wantd12_0, %rtol12, %atol12) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_10.0: "
  vector.print %bad12_0 : i64
  %in13_0 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi8>
  %in13_1 = stablehlo.constant dense<3> : tensor<i32>
  %out13:1 = call @gather_11(%in13_0, %in13_1) : (tensor<4xi8>, tensor<i32>) -> (tensor<i8>)
  %rtol13 = arith.constant 0.000000e+00 : f64
  %atol13 = arith.constant 0.000000e+00 : f64
  %want13_0 = stablehlo.constant dense<3> : tensor<i8>
  %gotf13_0 = stablehlo.reshape %out13#0 : (tensor<i8>) -> tensor<1xi8>
  %gotw13_0 = stablehlo.convert %gotf13_0 : (tensor<1xi8>) -> tensor<1xi64>
  %gotd13_0 = tensor.cast %gotw13_0 : tensor<1xi64> to tensor<?xi64>
  %wantf13_0 = stablehlo.reshape %want13_0 : (tensor<i8>) -> tensor<1xi8>
  %wantw13_0 = stablehlo.convert %wantf13_0 : (tensor<1xi8>) -> tensor<1xi64>
  %wantd13_0 = tensor.cast %wantw13_0 : tensor<1xi64> to tensor<?xi64>
  %bad13_0 = call @check_i64(%gotd13_0, %wantd13_0, %rtol13, %atol13) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "gather_11.0: "
  vector.print %bad13_0 : i64
  %in14_0 = stablehlo.constant dense<"0x000000000000803F"> : tensor<2x1xf32>
  %in14_1 = stablehlo.constant dense<[6]> : tensor<1xi64>
  %out14:1 = call @gather_12(%in14_0, %in14_1) : (tensor<2x1xf32>, tensor<1xi64>) -> (tensor<1x1xf32>)
  %rtol14 = arith.constant 0.000000e+00 : f64
  %atol14 = arith.constant 0.000000e+00 : f64
  %want14_0 = stablehlo.constant dense<"0x0000803F"> : tensor<1x1xf32>
  %gotf14_0 = stablehlo.reshape %out14#0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %gotw14_0 = stablehlo.convert %gotf14_0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd14_0 = tensor.cast %gotw14_0 : tensor<1xf32> to tensor<?xf32>
  %wantf14_0 = stablehlo.reshape %want14_0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %wantw14_0 = stablehlo.convert %wantf14_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd14_0 = tensor.cast %wantw14_0 : tensor<1xf32> to tensor<?xf32>
  %bad14_0 = call @check_f32(%gotd14_0, %wantd14_0, %rtol14, %atol14) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_12.0: "
  vector.print %bad14_0 : i64
  %in15_0 = stablehlo.constant dense<"0x0000803F004040408040"> : tensor<1x5xbf16>
  %in15_1 = stablehlo.constant dense<[[5, 6, 4], [3, 1, 5]]> : tensor<2x3xui8>
  %out15:1 = call @gather_13(%in15_0, %in15_1) : (tensor<1x5xbf16>, tensor<2x3xui8>) -> (tensor<3x1x3xbf16>)
  %rtol15 = arith.constant 0.000000e+00 : f64
  %atol15 = arith.constant 0.000000e+00 : f64
  %want15_0 = stablehlo.constant dense<"0x004040408040004040408040004040408040"> : tensor<3x1x3xbf16>
  %gotf15_0 = stablehlo.reshape %out15#0 : (tensor<3x1x3xbf16>) -> tensor<9xbf16>
  %gotw15_0 = stablehlo.convert %gotf15_0 : (tensor<9xbf16>) -> tensor<9xf32>
  %gotd15_0 = tensor.cast %gotw15_0 : tensor<9xf32> to tensor<?xf32>
  %wantf15_0 = stablehlo.reshape %want15_0 : (tensor<3x1x3xbf16>) -> tensor<9xbf16>
  %wantw15_0 = stablehlo.convert %wantf15_0 : (tensor<9xbf16>) -> tensor<9xf32>
  %wantd15_0 = tensor.cast %wantw15_0 : tensor<9xf32> to tensor<?xf32>
  %bad15_0 = call @check_f32(%gotd15_0, %wantd15_0, %rtol15, %atol15) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_13.0: "
  vector.print %bad15_0 : i64
  %in16_0 = stablehlo.constant dense<[[0], [1], [2], [3], [4]]> : tensor<5x1xi8>
  %in16_1 = stablehlo.constant dense<[[[-1], [-2]], [[1], [0]]]> : tensor<2x2x1xi32>
  %out16:1 = call @gather_14(%in16_0, %in16_1) : (tensor<5x1xi8>, tensor<2x2x1xi32>) -> (tensor<2x3x1x1xi8>)
  %rtol16 = arith.constant 0.000000e+00 : f64
  %atol16 = arith.constant 0.000000e+00 : f64
  %want16_0 = stablehlo.constant dense<[[[[1]], [[2]], [[3]]], [[[0]], [[1]], [[2]]]]> : tensor<2x3x1x1xi8>
  %gotf16_0 = stablehlo.reshape %out16#0 : (tensor<2x3x1x1xi8>) -> tensor<6xi8>
  %gotw16_0 = stablehlo.convert %gotf16_0 : (tensor<6xi8>) -> tensor<6xi64>
  %gotd16_0 = tensor.cast %gotw16_0 : tensor<6xi64> to tensor<?xi64>
  %wantf16_0 = stablehlo.reshape %want16_0 : (tensor<2x3x1x1xi8>) -> tensor<6xi8>
  %wantw16_0 = stablehlo.convert %wantf16_0 : (tensor<6xi8>) -> tensor<6xi64>
  %wantd16_0 = tensor.cast %wantw16_0 : tensor<6xi64> to tensor<?xi64>
  %bad16_0 = call @check_i64(%gotd16_0, %wantd16_0, %rtol16, %atol16) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "gather_14.0: "
  vector.print %bad16_0 : i64
  %in17_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<3x2xf32>
  %in17_1 = stablehlo.constant dense<[[[4, 2], [2, 4], [4, 2]]]> : tensor<1x3x2xi64>
  %out17:1 = call @gather_15(%in17_0, %in17_1) : (tensor<3x2xf32>, tensor<1x3x2xi64>) -> (tensor<3x1x2xf32>)
  %rtol17 = arith.constant 0.000000e+00 : f64
  %atol17 = arith.constant 0.000000e+00 : f64
  %want17_0 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<3x1x2xf32>
  %gotf17_0 = stablehlo.reshape %out17#0 : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %gotw17_0 = stablehlo.convert %gotf17_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd17_0 = tensor.cast %gotw17_0 : tensor<6xf32> to tensor<?xf32>
  %wantf17_0 = stablehlo.reshape %want17_0 : (tensor<3x1x2xf32>) -> tensor<6xf32>
  %wantw17_0 = stablehlo.convert %wantf17_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd17_0 = tensor.cast %wantw17_0 : tensor<6xf32> to tensor<?xf32>
  %bad17_0 = call @check_f32(%gotd17_0, %wantd17_0, %rtol17, %atol17) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_15.0: "
  vector.print %bad17_0 : i64
  %in18_0 = stablehlo.constant dense<"0x0000803F00404040"> : tensor<2x2xbf16>
  %in18_1 = stablehlo.constant dense<> : tensor<0x2x2xui8>
  %out18:1 = call @gather_16(%in18_0, %in18_1) : (tensor<2x2xbf16>, tensor<0x2x2xui8>) -> (tensor<2x2xbf16>)
  %rtol18 = arith.constant 0.000000e+00 : f64
  %atol18 = arith.constant 0.000000e+00 : f64
  %want18_0 = stablehlo.constant dense<"0x00000040803F4040"> : tensor<2x2xbf16>
  %gotf18_0 = stablehlo.reshape %out18#0 : (tensor<2x2xbf16>) -> tensor<4xbf16>
  %gotw18_0 = stablehlo.convert %gotf18_0 : (tensor<4xbf16>) -> tensor<4xf32>
  %gotd18_0 = tensor.cast %gotw18_0 : tensor<4xf32> to tensor<?xf32>
  %wantf18_0 = stablehlo.reshape %want18_0 : (tensor<2x2xbf16>) -> tensor<4xbf16>
  %wantw18_0 = stablehlo.convert %wantf18_0 : (tensor<4xbf16>) -> tensor<4xf32>
  %wantd18_0 = tensor.cast %wantw18_0 : tensor<4xf32> to tensor<?xf32>
  %bad18_0 = call @check_f32(%gotd18_0, %wantd18_0, %rtol18, %atol18) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_16.0: "
  vector.print %bad18_0 : i64
  %in19_0 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9F"> : tensor<5x4x2x4xi8>
  %in19_1 = stablehlo.constant dense<[3, 0, 5]> : tensor<3xui8>
  %out19:1 = call @gather_17(%in19_0, %in19_1) : (tensor<5x4x2x4xi8>, tensor<3xui8>) -> (tensor<2x3x3x2x2xi8>)
  %rtol19 = arith.constant 0.000000e+00 : f64
  %atol19 = arith.constant 0.000000e+00 : f64
  %want19_0 = stablehlo.constant dense<"0x0001040508090C0D101114150001040508090C0D101114150001040508090C0D101114152021242528292C2D303134352021242528292C2D303134352021242528292C2D30313435"> : tensor<2x3x3x2x2xi8>
  %gotf19_0 = stablehlo.reshape %out19#0 : (tensor<2x3x3x2x2xi8>) -> tensor<72xi8>
  %gotw19_0 = stablehlo.convert %gotf19_0 : (tensor<72xi8>) -> tensor<72xi64>
  %gotd19_0 = tensor.cast %gotw19_0 : tensor<72xi64> to tensor<?xi64>
  %wantf19_0 = stablehlo.reshape %want19_0 : (tensor<2x3x3x2x2xi8>) -> tensor<72xi8>
  %wantw19_0 = stablehlo.convert %wantf19_0 : (tensor<72xi8>) -> tensor<72xi64>
  %wantd19_0 = tensor.cast %wantw19_0 : tensor<72xi64> to tensor<?xi64>
  %bad19_0 = call @check_i64(%gotd19_0, %wantd19_0, %rtol19, %atol19) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "gather_17.0: "
  vector.print %bad19_0 : i64
  %in20_0 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<3xf32>
  %in20_1 = stablehlo.constant dense<> : tensor<3x1x0xui8>
  %out20:1 = call @gather_18(%in20_0, %in20_1) : (tensor<3xf32>, tensor<3x1x0xui8>) -> (tensor<3x1xf32>)
  %rtol20 = arith.constant 0.000000e+00 : f64
  %atol20 = arith.constant 0.000000e+00 : f64
  %want20_0 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<3x1xf32>
  %gotf20_0 = stablehlo.reshape %out20#0 : (tensor<3x1xf32>) -> tensor<3xf32>
  %gotw20_0 = stablehlo.convert %gotf20_0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd20_0 = tensor.cast %gotw20_0 : tensor<3xf32> to tensor<?xf32>
  %wantf20_0 = stablehlo.reshape %want20_0 : (tensor<3x1xf32>) -> tensor<3xf32>
  %wantw20_0 = stablehlo.convert %wantf20_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd20_0 = tensor.cast %wantw20_0 : tensor<3xf32> to tensor<?xf32>
  %bad20_0 = call @check_f32(%gotd20_0, %wantd20_0, %rtol20, %atol20) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_18.0: "
  vector.print %bad20_0 : i64
  %in21_0 = stablehlo.constant dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841A041A841B041B841C041C841D041D841E041E841F041F8410042044208420C421042144218421C422042244228422C423042344238423C424042444248424C425042544258425C426042644268426C427042744278427C42804282428442864288428A428C428E42904292429442964298429A429C429E42A042A242A442A642A842AA42AC42AE42B042B242B442B642B842BA42BC42BE42C042C242C442C642C842CA42CC42CE42D042D242D442D642D842DA42DC42DE42E042E242E442E642E842EA42EC42EE42F042F242F442F642F842FA42FC42FE420043014302430343044305430643"> : tensor<3x3x3x5xbf16>
  %in21_1 = stablehlo.constant dense<"0x010000000000000002000000FFFFFFFF02000000FFFFFFFFFFFFFFFF0500000002000000000000000500000001000000FFFFFFFF06000000FEFFFFFF06000000FEFFFFFF0500000002000000FFFFFFFF0600000001000000FEFFFFFF0400000006000000FFFFFFFF0200000006000000FFFFFFFF05000000"> : tensor<2x5x3xi32>
  %out21:1 = call @gather_19(%in21_0, %in21_1) : (tensor<3x3x3x5xbf16>, tensor<2x5x3xi32>) -> (tensor<3x2x5x2xbf16>)
  %rtol21 = arith.constant 0.000000e+00 : f64
  %atol21 = arith.constant 0.000000e+00 : f64
  %want21_0 = stablehlo.constant dense<"0x48425C42803FC040E04040410041504180401041BE42C842C042CA4250426442C442CE42C642D04282428C428041A841B041D841B841E0419841C041DC42E642DE42E84286429042E242EC42E442EE42A042AA42F84110421442284218422C4208421C42FA420243FC420343A442AE420043054301430643"> : tensor<3x2x5x2xbf16>
  %gotf21_0 = stablehlo.reshape %out21#0 : (tensor<3x2x5x2xbf16>) -> tensor<60xbf16>
  %gotw21_0 = stablehlo.convert %gotf21_0 : (tensor<60xbf16>) -> tensor<60xf32>
  %gotd21_0 = tensor.cast %gotw21_0 : tensor<60xf32> to tensor<?xf32>
  %wantf21_0 = stablehlo.reshape %want21_0 : (tensor<3x2x5x2xbf16>) -> tensor<60xbf16>
  %wantw21_0 = stablehlo.convert %wantf21_0 : (tensor<60xbf16>) -> tensor<60xf32>
  %wantd21_0 = tensor.cast %wantw21_0 : tensor<60xf32> to tensor<?xf32>
  %bad21_0 = call @check_f32(%gotd21_0, %wantd21_0, %rtol21, %atol21) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_19.0: "
  vector.print %bad21_0 : i64
  %in22_0 = stablehlo.constant dense<[[0, 1]]> : tensor<1x2xi8>
  %in22_1 = stablehlo.constant dense<[3]> : tensor<1xui8>
  %out22:1 = call @gather_20(%in22_0, %in22_1) : (tensor<1x2xi8>, tensor<1xui8>) -> (tensor<1xi8>)
  %rtol22 = arith.constant 0.000000e+00 : f64
  %atol22 = arith.constant 0.000000e+00 : f64
  %want22_0 = stablehlo.constant dense<[0]> : tensor<1xi8>
  %gotf22_0 = stablehlo.reshape %out22#0 : (tensor<1xi8>) -> tensor<1xi8>
  %gotw22_0 = stablehlo.convert %gotf22_0 : (tensor<1xi8>) -> tensor<1xi64>
  %gotd22_0 = tensor.cast %gotw22_0 : tensor<1xi64> to tensor<?xi64>
  %wantf22_0 = stablehlo.reshape %want22_0 : (tensor<1xi8>) -> tensor<1xi8>
  %wantw22_0 = stablehlo.convert %wantf22_0 : (tensor<1xi8>) -> tensor<1xi64>
  %wantd22_0 = tensor.cast %wantw22_0 : tensor<1xi64> to tensor<?xi64>
  %bad22_0 = call @check_i64(%gotd22_0, %wantd22_0, %rtol22, %atol22) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "gather_20.0: "
  vector.print %bad22_0 : i64
  %in23_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C42"> : tensor<3x3x4xf32>
  %in23_1 = stablehlo.constant dense<[[[4]], [[4]], [[4]]]> : tensor<3x1x1xi64>
  %out23:1 = call @gather_21(%in23_0, %in23_1) : (tensor<3x3x4xf32>, tensor<3x1x1xi64>) -> (tensor<1x1x2xf32>)
  %rtol23 = arith.constant 0.000000e+00 : f64
  %atol23 = arith.constant 0.000000e+00 : f64
  %want23_0 = stablehlo.constant dense<"0x0000084200000C42"> : tensor<1x1x2xf32>
  %gotf23_0 = stablehlo.reshape %out23#0 : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %gotw23_0 = stablehlo.convert %gotf23_0 : (tensor<2xf32>) -> tensor<2xf32>
  %gotd23_0 = tensor.cast %gotw23_0 : tensor<2xf32> to tensor<?xf32>
  %wantf23_0 = stablehlo.reshape %want23_0 : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %wantw23_0 = stablehlo.convert %wantf23_0 : (tensor<2xf32>) -> tensor<2xf32>
  %wantd23_0 = tensor.cast %wantw23_0 : tensor<2xf32> to tensor<?xf32>
  %bad23_0 = call @check_f32(%gotd23_0, %wantd23_0, %rtol23, %atol23) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_21.0: "
  vector.print %bad23_0 : i64
  %in24_0 = stablehlo.constant dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841"> : tensor<5x1x4xbf16>
  %in24_1 = stablehlo.constant dense<[[2, 0, 1], [2, 4, 6], [0, 0, 4]]> : tensor<3x3xui8>
  %out24:1 = call @gather_22(%in24_0, %in24_1) : (tensor<5x1x4xbf16>, tensor<3x3xui8>) -> (tensor<1x3x4xbf16>)
  %rtol24 = arith.constant 0.000000e+00 : f64
  %atol24 = arith.constant 0.000000e+00 : f64
  %want24_0 = stablehlo.constant dense<"0x00411041204130410000803F004040408040A040C040E040"> : tensor<1x3x4xbf16>
  %gotf24_0 = stablehlo.reshape %out24#0 : (tensor<1x3x4xbf16>) -> tensor<12xbf16>
  %gotw24_0 = stablehlo.convert %gotf24_0 : (tensor<12xbf16>) -> tensor<12xf32>
  %gotd24_0 = tensor.cast %gotw24_0 : tensor<12xf32> to tensor<?xf32>
  %wantf24_0 = stablehlo.reshape %want24_0 : (tensor<1x3x4xbf16>) -> tensor<12xbf16>
  %wantw24_0 = stablehlo.convert %wantf24_0 : (tensor<12xbf16>) -> tensor<12xf32>
  %wantd24_0 = tensor.cast %wantw24_0 : tensor<12xf32> to tensor<?xf32>
  %bad24_0 = call @check_f32(%gotd24_0, %wantd24_0, %rtol24, %atol24) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_22.0: "
  vector.print %bad24_0 : i64
  %in25_0 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi8>
  %in25_1 = stablehlo.constant dense<> : tensor<1x1x0xi8>
  %out25:1 = call @gather_23(%in25_0, %in25_1) : (tensor<5xi8>, tensor<1x1x0xi8>) -> (tensor<3x1x1xi8>)
  %rtol25 = arith.constant 0.000000e+00 : f64
  %atol25 = arith.constant 0.000000e+00 : f64
  %want25_0 = stablehlo.constant dense<[[[0]], [[1]], [[2]]]> : tensor<3x1x1xi8>
  %gotf25_0 = stablehlo.reshape %out25#0 : (tensor<3x1x1xi8>) -> tensor<3xi8>
  %gotw25_0 = stablehlo.convert %gotf25_0 : (tensor<3xi8>) -> tensor<3xi64>
  %gotd25_0 = tensor.cast %gotw25_0 : tensor<3xi64> to tensor<?xi64>
  %wantf25_0 = stablehlo.reshape %want25_0 : (tensor<3x1x1xi8>) -> tensor<3xi8>
  %wantw25_0 = stablehlo.convert %wantf25_0 : (tensor<3xi8>) -> tensor<3xi64>
  %wantd25_0 = tensor.cast %wantw25_0 : tensor<3xi64> to tensor<?xi64>
  %bad25_0 = call @check_i64(%gotd25_0, %wantd25_0, %rtol25, %atol25) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "gather_23.0: "
  vector.print %bad25_0 : i64
  %in26_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<5x2x3xf32>
  %in26_1 = stablehlo.constant dense<[4]> : tensor<1xi64>
  %out26:1 = call @gather_24(%in26_0, %in26_1) : (tensor<5x2x3xf32>, tensor<1xi64>) -> (tensor<1x2xf32>)
  %rtol26 = arith.constant 0.000000e+00 : f64
  %atol26 = arith.constant 0.000000e+00 : f64
  %want26_0 = stablehlo.constant dense<"0x0000000000004040"> : tensor<1x2xf32>
  %gotf26_0 = stablehlo.reshape %out26#0 : (tensor<1x2xf32>) -> tensor<2xf32>
  %gotw26_0 = stablehlo.convert %gotf26_0 : (tensor<2xf32>) -> tensor<2xf32>
  %gotd26_0 = tensor.cast %gotw26_0 : tensor<2xf32> to tensor<?xf32>
  %wantf26_0 = stablehlo.reshape %want26_0 : (tensor<1x2xf32>) -> tensor<2xf32>
  %wantw26_0 = stablehlo.convert %wantf26_0 : (tensor<2xf32>) -> tensor<2xf32>
  %wantd26_0 = tensor.cast %wantw26_0 : tensor<2xf32> to tensor<?xf32>
  %bad26_0 = call @check_f32(%gotd26_0, %wantd26_0, %rtol26, %atol26) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_24.0: "
  vector.print %bad26_0 : i64
  %in27_0 = stablehlo.constant dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841A041A841B041B841C041C841D041D841E041E841"> : tensor<5x1x2x3xbf16>
  %in27_1 = stablehlo.constant dense<[[4, 6]]> : tensor<1x2xui8>
  %out27:1 = call @gather_25(%in27_0, %in27_1) : (tensor<5x1x2x3xbf16>, tensor<1x2xui8>) -> (tensor<3x2xbf16>)
  %rtol27 = arith.constant 0.000000e+00 : f64
  %atol27 = arith.constant 0.000000e+00 : f64
  %want27_0 = stablehlo.constant dense<"0x004000400041004160416041"> : tensor<3x2xbf16>
  %gotf27_0 = stablehlo.reshape %out27#0 : (tensor<3x2xbf16>) -> tensor<6xbf16>
  %gotw27_0 = stablehlo.convert %gotf27_0 : (tensor<6xbf16>) -> tensor<6xf32>
  %gotd27_0 = tensor.cast %gotw27_0 : tensor<6xf32> to tensor<?xf32>
  %wantf27_0 = stablehlo.reshape %want27_0 : (tensor<3x2xbf16>) -> tensor<6xbf16>
  %wantw27_0 = stablehlo.convert %wantf27_0 : (tensor<6xbf16>) -> tensor<6xf32>
  %wantd27_0 = tensor.cast %wantw27_0 : tensor<6xf32> to tensor<?xf32>
  %bad27_0 = call @check_f32(%gotd27_0, %wantd27_0, %rtol27, %atol27) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_25.0: "
  vector.print %bad27_0 : i64
  %in28_0 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F3031"> : tensor<5x2x5xi8>
  %in28_1 = stablehlo.constant dense<[[-2, 5, 2], [0, 4, 2]]> : tensor<2x3xi32>
  %out28:1 = call @gather_26(%in28_0, %in28_1) : (tensor<5x2x5xi8>, tensor<2x3xi32>) -> (tensor<3x2x2x2xi8>)
  %rtol28 = arith.constant 0.000000e+00 : f64
  %atol28 = arith.constant 0.000000e+00 : f64
  %want28_0 = stablehlo.constant dense<"0x03040809030408090D0E12130D0E121317181C1D17181C1D"> : tensor<3x2x2x2xi8>
  %gotf28_0 = stablehlo.reshape %out28#0 : (tensor<3x2x2x2xi8>) -> tensor<24xi8>
  %gotw28_0 = stablehlo.convert %gotf28_0 : (tensor<24xi8>) -> tensor<24xi64>
  %gotd28_0 = tensor.cast %gotw28_0 : tensor<24xi64> to tensor<?xi64>
  %wantf28_0 = stablehlo.reshape %want28_0 : (tensor<3x2x2x2xi8>) -> tensor<24xi8>
  %wantw28_0 = stablehlo.convert %wantf28_0 : (tensor<24xi8>) -> tensor<24xi64>
  %wantd28_0 = tensor.cast %wantw28_0 : tensor<24xi64> to tensor<?xi64>
  %bad28_0 = call @check_i64(%gotd28_0, %wantd28_0, %rtol28, %atol28) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "gather_26.0: "
  vector.print %bad28_0 : i64
  %in29_0 = stablehlo.constant dense<"0x000000000000803F"> : tensor<1x2xf32>
  %in29_1 = stablehlo.constant dense<> : tensor<0xui8>
  %out29:1 = call @gather_27(%in29_0, %in29_1) : (tensor<1x2xf32>, tensor<0xui8>) -> (tensor<2xf32>)
  %rtol29 = arith.constant 0.000000e+00 : f64
  %atol29 = arith.constant 0.000000e+00 : f64
  %want29_0 = stablehlo.constant dense<"0x000000000000803F"> : tensor<2xf32>
  %gotf29_0 = stablehlo.reshape %out29#0 : (tensor<2xf32>) -> tensor<2xf32>
  %gotw29_0 = stablehlo.convert %gotf29_0 : (tensor<2xf32>) -> tensor<2xf32>
  %gotd29_0 = tensor.cast %gotw29_0 : tensor<2xf32> to tensor<?xf32>
  %wantf29_0 = stablehlo.reshape %want29_0 : (tensor<2xf32>) -> tensor<2xf32>
  %wantw29_0 = stablehlo.convert %wantf29_0 : (tensor<2xf32>) -> tensor<2xf32>
  %wantd29_0 = tensor.cast %wantw29_0 : tensor<2xf32> to tensor<?xf32>
  %bad29_0 = call @check_f32(%gotd29_0, %wantd29_0, %rtol29, %atol29) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_27.0: "
  vector.print %bad29_0 : i64
  %in30_0 = stablehlo.constant dense<"0x0000803F004040408040A040C040E04000411041"> : tensor<2x5x1xbf16>
  %in30_1 = stablehlo.constant dense<> : tensor<0xi32>
  %out30:1 = call @gather_28(%in30_0, %in30_1) : (tensor<2x5x1xbf16>, tensor<0xi32>) -> (tensor<2xbf16>)
  %rtol30 = arith.constant 0.000000e+00 : f64
  %atol30 = arith.constant 0.000000e+00 : f64
  %want30_0 = stablehlo.constant dense<"0x0000A040"> : tensor<2xbf16>
  %gotf30_0 = stablehlo.reshape %out30#0 : (tensor<2xbf16>) -> tensor<2xbf16>
  %gotw30_0 = stablehlo.convert %gotf30_0 : (tensor<2xbf16>) -> tensor<2xf32>
  %gotd30_0 = tensor.cast %gotw30_0 : tensor<2xf32> to tensor<?xf32>
  %wantf30_0 = stablehlo.reshape %want30_0 : (tensor<2xbf16>) -> tensor<2xbf16>
  %wantw30_0 = stablehlo.convert %wantf30_0 : (tensor<2xbf16>) -> tensor<2xf32>
  %wantd30_0 = tensor.cast %wantw30_0 : tensor<2xf32> to tensor<?xf32>
  %bad30_0 = call @check_f32(%gotd30_0, %wantd30_0, %rtol30, %atol30) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_28.0: "
  vector.print %bad30_0 : i64
  %in31_0 = stablehlo.constant dense<[[[0, 1], [2, 3]]]> : tensor<1x2x2xi8>
  %in31_1 = stablehlo.constant dense<[[[0], [5]], [[1], [3]]]> : tensor<2x2x1xi64>
  %out31:1 = call @gather_29(%in31_0, %in31_1) : (tensor<1x2x2xi8>, tensor<2x2x1xi64>) -> (tensor<2x1xi8>)
  %rtol31 = arith.constant 0.000000e+00 : f64
  %atol31 = arith.constant 0.000000e+00 : f64
  %want31_0 = stablehlo.constant dense<[[0], [3]]> : tensor<2x1xi8>
  %gotf31_0 = stablehlo.reshape %out31#0 : (tensor<2x1xi8>) -> tensor<2xi8>
  %gotw31_0 = stablehlo.convert %gotf31_0 : (tensor<2xi8>) -> tensor<2xi64>
  %gotd31_0 = tensor.cast %gotw31_0 : tensor<2xi64> to tensor<?xi64>
  %wantf31_0 = stablehlo.reshape %want31_0 : (tensor<2x1xi8>) -> tensor<2xi8>
  %wantw31_0 = stablehlo.convert %wantf31_0 : (tensor<2xi8>) -> tensor<2xi64>
  %wantd31_0 = tensor.cast %wantw31_0 : tensor<2xi64> to tensor<?xi64>
  %bad31_0 = call @check_i64(%gotd31_0, %wantd31_0, %rtol31, %atol31) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "gather_29.0: "
  vector.print %bad31_0 : i64
  %in32_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<4xf32>
  %in32_1 = stablehlo.constant dense<[[[1], [-2], [-1]], [[-1], [6], [6]], [[4], [0], [6]]]> : tensor<3x3x1xi64>
  %out32:1 = call @gather_30(%in32_0, %in32_1) : (tensor<4xf32>, tensor<3x3x1xi64>) -> (tensor<3x4x3xf32>)
  %rtol32 = arith.constant 0.000000e+00 : f64
  %atol32 = arith.constant 0.000000e+00 : f64
  %want32_0 = stablehlo.constant dense<"0x0000000000000000000000000000803F0000803F0000803F0000004000000040000000400000404000004040000040400000000000000000000000000000803F0000803F0000803F0000004000000040000000400000404000004040000040400000000000000000000000000000803F0000803F0000803F000000400000004000000040000040400000404000004040"> : tensor<3x4x3xf32>
  %gotf32_0 = stablehlo.reshape %out32#0 : (tensor<3x4x3xf32>) -> tensor<36xf32>
  %gotw32_0 = stablehlo.convert %gotf32_0 : (tensor<36xf32>) -> tensor<36xf32>
  %gotd32_0 = tensor.cast %gotw32_0 : tensor<36xf32> to tensor<?xf32>
  %wantf32_0 = stablehlo.reshape %want32_0 : (tensor<3x4x3xf32>) -> tensor<36xf32>
  %wantw32_0 = stablehlo.convert %wantf32_0 : (tensor<36xf32>) -> tensor<36xf32>
  %wantd32_0 = tensor.cast %wantw32_0 : tensor<36xf32> to tensor<?xf32>
  %bad32_0 = call @check_f32(%gotd32_0, %wantd32_0, %rtol32, %atol32) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_30.0: "
  vector.print %bad32_0 : i64
  %in33_0 = stablehlo.constant dense<"0x0000803F004040408040"> : tensor<5xbf16>
  %in33_1 = stablehlo.constant dense<[[[1, 4, 2]]]> : tensor<1x1x3xi32>
  %out33:1 = call @gather_31(%in33_0, %in33_1) : (tensor<5xbf16>, tensor<1x1x3xi32>) -> (tensor<1x3xbf16>)
  %rtol33 = arith.constant 0.000000e+00 : f64
  %atol33 = arith.constant 0.000000e+00 : f64
  %want33_0 = stablehlo.constant dense<"0x803F80400040"> : tensor<1x3xbf16>
  %gotf33_0 = stablehlo.reshape %out33#0 : (tensor<1x3xbf16>) -> tensor<3xbf16>
  %gotw33_0 = stablehlo.convert %gotf33_0 : (tensor<3xbf16>) -> tensor<3xf32>
  %gotd33_0 = tensor.cast %gotw33_0 : tensor<3xf32> to tensor<?xf32>
  %wantf33_0 = stablehlo.reshape %want33_0 : (tensor<1x3xbf16>) -> tensor<3xbf16>
  %wantw33_0 = stablehlo.convert %wantf33_0 : (tensor<3xbf16>) -> tensor<3xf32>
  %wantd33_0 = tensor.cast %wantw33_0 : tensor<3xf32> to tensor<?xf32>
  %bad33_0 = call @check_f32(%gotd33_0, %wantd33_0, %rtol33, %atol33) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_31.0: "
  vector.print %bad33_0 : i64
  %in34_0 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi8>
  %in34_1 = stablehlo.constant dense<[4]> : tensor<1xi32>
  %out34:1 = call @gather_32(%in34_0, %in34_1) : (tensor<4xi8>, tensor<1xi32>) -> (tensor<i8>)
  %rtol34 = arith.constant 0.000000e+00 : f64
  %atol34 = arith.constant 0.000000e+00 : f64
  %want34_0 = stablehlo.constant dense<3> : tensor<i8>
  %gotf34_0 = stablehlo.reshape %out34#0 : (tensor<i8>) -> tensor<1xi8>
  %gotw34_0 = stablehlo.convert %gotf34_0 : (tensor<1xi8>) -> tensor<1xi64>
  %gotd34_0 = tensor.cast %gotw34_0 : tensor<1xi64> to tensor<?xi64>
  %wantf34_0 = stablehlo.reshape %want34_0 : (tensor<i8>) -> tensor<1xi8>
  %wantw34_0 = stablehlo.convert %wantf34_0 : (tensor<1xi8>) -> tensor<1xi64>
  %wantd34_0 = tensor.cast %wantw34_0 : tensor<1xi64> to tensor<?xi64>
  %bad34_0 = call @check_i64(%gotd34_0, %wantd34_0, %rtol34, %atol34) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "gather_32.0: "
  vector.print %bad34_0 : i64
  %in35_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<3x1x2xf32>
  %in35_1 = stablehlo.constant dense<[6, 3]> : tensor<2xi8>
  %out35:1 = call @gather_33(%in35_0, %in35_1) : (tensor<3x1x2xf32>, tensor<2xi8>) -> (tensor<1x2xf32>)
  %rtol35 = arith.constant 0.000000e+00 : f64
  %atol35 = arith.constant 0.000000e+00 : f64
  %want35_0 = stablehlo.constant dense<"0x000080400000A040"> : tensor<1x2xf32>
  %gotf35_0 = stablehlo.reshape %out35#0 : (tensor<1x2xf32>) -> tensor<2xf32>
  %gotw35_0 = stablehlo.convert %gotf35_0 : (tensor<2xf32>) -> tensor<2xf32>
  %gotd35_0 = tensor.cast %gotw35_0 : tensor<2xf32> to tensor<?xf32>
  %wantf35_0 = stablehlo.reshape %want35_0 : (tensor<1x2xf32>) -> tensor<2xf32>
  %wantw35_0 = stablehlo.convert %wantf35_0 : (tensor<2xf32>) -> tensor<2xf32>
  %wantd35_0 = tensor.cast %wantw35_0 : tensor<2xf32> to tensor<?xf32>
  %bad35_0 = call @check_f32(%gotd35_0, %wantd35_0, %rtol35, %atol35) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_33.0: "
  vector.print %bad35_0 : i64
  %in36_0 = stablehlo.constant dense<"0x0000803F00404040"> : tensor<4xbf16>
  %in36_1 = stablehlo.constant dense<> : tensor<0xui8>
  %out36:1 = call @gather_34(%in36_0, %in36_1) : (tensor<4xbf16>, tensor<0xui8>) -> (tensor<bf16>)
  %rtol36 = arith.constant 0.000000e+00 : f64
  %atol36 = arith.constant 0.000000e+00 : f64
  %want36_0 = stablehlo.constant dense<"0x0000"> : tensor<bf16>
  %gotf36_0 = stablehlo.reshape %out36#0 : (tensor<bf16>) -> tensor<1xbf16>
  %gotw36_0 = stablehlo.convert %gotf36_0 : (tensor<1xbf16>) -> tensor<1xf32>
  %gotd36_0 = tensor.cast %gotw36_0 : tensor<1xf32> to tensor<?xf32>
  %wantf36_0 = stablehlo.reshape %want36_0 : (tensor<bf16>) -> tensor<1xbf16>
  %wantw36_0 = stablehlo.convert %wantf36_0 : (tensor<1xbf16>) -> tensor<1xf32>
  %wantd36_0 = tensor.cast %wantw36_0 : tensor<1xf32> to tensor<?xf32>
  %bad36_0 = call @check_f32(%gotd36_0, %wantd36_0, %rtol36, %atol36) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_34.0: "
  vector.print %bad36_0 : i64
  %in37_0 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi8>
  %in37_1 = stablehlo.constant dense<> : tensor<0x1xi32>
  %out37:1 = call @gather_35(%in37_0, %in37_1) : (tensor<4xi8>, tensor<0x1xi32>) -> (tensor<1x1xi8>)
  %rtol37 = arith.constant 0.000000e+00 : f64
  %atol37 = arith.constant 0.000000e+00 : f64
  %want37_0 = stablehlo.constant dense<[[0]]> : tensor<1x1xi8>
  %gotf37_0 = stablehlo.reshape %out37#0 : (tensor<1x1xi8>) -> tensor<1xi8>
  %gotw37_0 = stablehlo.convert %gotf37_0 : (tensor<1xi8>) -> tensor<1xi64>
  %gotd37_0 = tensor.cast %gotw37_0 : tensor<1xi64> to tensor<?xi64>
  %wantf37_0 = stablehlo.reshape %want37_0 : (tensor<1x1xi8>) -> tensor<1xi8>
  %wantw37_0 = stablehlo.convert %wantf37_0 : (tensor<1xi8>) -> tensor<1xi64>
  %wantd37_0 = tensor.cast %wantw37_0 : tensor<1xi64> to tensor<?xi64>
  %bad37_0 = call @check_i64(%gotd37_0, %wantd37_0, %rtol37, %atol37) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "gather_35.0: "
  vector.print %bad37_0 : i64
  %in38_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442"> : tensor<3x5x5xf32>
  %in38_1 = stablehlo.constant dense<[4, -1, 6]> : tensor<3xi32>
  %out38:1 = call @gather_36(%in38_0, %in38_1) : (tensor<3x5x5xf32>, tensor<3xi32>) -> (tensor<2x4x4xf32>)
  %rtol38 = arith.constant 0.000000e+00 : f64
  %atol38 = arith.constant 0.000000e+00 : f64
  %want38_0 = stablehlo.constant dense<"0x0000D0410000D8410000E0410000E8410000F84100000042000004420000084200001042000014420000184200001C42000024420000284200002C420000304200004C4200005042000054420000584200006042000064420000684200006C42000074420000784200007C420000804200008442000086420000884200008A42"> : tensor<2x4x4xf32>
  %gotf38_0 = stablehlo.reshape %out38#0 : (tensor<2x4x4xf32>) -> tensor<32xf32>
  %gotw38_0 = stablehlo.convert %gotf38_0 : (tensor<32xf32>) -> tensor<32xf32>
  %gotd38_0 = tensor.cast %gotw38_0 : tensor<32xf32> to tensor<?xf32>
  %wantf38_0 = stablehlo.reshape %want38_0 : (tensor<2x4x4xf32>) -> tensor<32xf32>
  %wantw38_0 = stablehlo.convert %wantf38_0 : (tensor<32xf32>) -> tensor<32xf32>
  %wantd38_0 = tensor.cast %wantw38_0 : tensor<32xf32> to tensor<?xf32>
  %bad38_0 = call @check_f32(%gotd38_0, %wantd38_0, %rtol38, %atol38) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_36.0: "
  vector.print %bad38_0 : i64
  %in39_0 = stablehlo.constant dense<"0x0000803F00404040"> : tensor<4xbf16>
  %in39_1 = stablehlo.constant dense<[0]> : tensor<1xui8>
  %out39:1 = call @gather_37(%in39_0, %in39_1) : (tensor<4xbf16>, tensor<1xui8>) -> (tensor<1xbf16>)
  %rtol39 = arith.constant 0.000000e+00 : f64
  %atol39 = arith.constant 0.000000e+00 : f64
  %want39_0 = stablehlo.constant dense<"0x0000"> : tensor<1xbf16>
  %gotf39_0 = stablehlo.reshape %out39#0 : (tensor<1xbf16>) -> tensor<1xbf16>
  %gotw39_0 = stablehlo.convert %gotf39_0 : (tensor<1xbf16>) -> tensor<1xf32>
  %gotd39_0 = tensor.cast %gotw39_0 : tensor<1xf32> to tensor<?xf32>
  %wantf39_0 = stablehlo.reshape %want39_0 : (tensor<1xbf16>) -> tensor<1xbf16>
  %wantw39_0 = stablehlo.convert %wantf39_0 : (tensor<1xbf16>) -> tensor<1xf32>
  %wantd39_0 = tensor.cast %wantw39_0 : tensor<1xf32> to tensor<?xf32>
  %bad39_0 = call @check_f32(%gotd39_0, %wantd39_0, %rtol39, %atol39) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_37.0: "
  vector.print %bad39_0 : i64
  %in40_0 = stablehlo.constant dense<[[[0, 1], [2, 3]]]> : tensor<1x2x2xi8>
  %in40_1 = stablehlo.constant dense<[[-1, -2], [1, 2], [-2, 2]]> : tensor<3x2xi8>
  %out40:1 = call @gather_38(%in40_0, %in40_1) : (tensor<1x2x2xi8>, tensor<3x2xi8>) -> (tensor<3x1x2x2x2xi8>)
  %rtol40 = arith.constant 0.000000e+00 : f64
  %atol40 = arith.constant 0.000000e+00 : f64
  %want40_0 = stablehlo.constant dense<"0x000102030001020300010203000102030001020300010203"> : tensor<3x1x2x2x2xi8>
  %gotf40_0 = stablehlo.reshape %out40#0 : (tensor<3x1x2x2x2xi8>) -> tensor<24xi8>
  %gotw40_0 = stablehlo.convert %gotf40_0 : (tensor<24xi8>) -> tensor<24xi64>
  %gotd40_0 = tensor.cast %gotw40_0 : tensor<24xi64> to tensor<?xi64>
  %wantf40_0 = stablehlo.reshape %want40_0 : (tensor<3x1x2x2x2xi8>) -> tensor<24xi8>
  %wantw40_0 = stablehlo.convert %wantf40_0 : (tensor<24xi8>) -> tensor<24xi64>
  %wantd40_0 = tensor.cast %wantw40_0 : tensor<24xi64> to tensor<?xi64>
  %bad40_0 = call @check_i64(%gotd40_0, %wantd40_0, %rtol40, %atol40) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "gather_38.0: "
  vector.print %bad40_0 : i64
  %in41_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442"> : tensor<5x3x5xf32>
  %in41_1 = stablehlo.constant dense<> : tensor<3x1x5x3x0xi64>
  %out41:1 = call @gather_39(%in41_0, %in41_1) : (tensor<5x3x5xf32>, tensor<3x1x5x3x0xi64>) -> (tensor<3x1x1x5x3xf32>)
  %rtol41 = arith.constant 0.000000e+00 : f64
  %atol41 = arith.constant 0.000000e+00 : f64
  %want41_0 = stablehlo.constant dense<"0x0000000000000000000000000000803F0000803F0000803F0000004000000040000000400000404000004040000040400000804000008040000080400000A0400000A0400000A0400000C0400000C0400000C0400000E0400000E0400000E040000000410000004100000041000010410000104100001041000020410000204100002041000030410000304100003041000040410000404100004041000050410000504100005041000060410000604100006041"> : tensor<3x1x1x5x3xf32>
  %gotf41_0 = stablehlo.reshape %out41#0 : (tensor<3x1x1x5x3xf32>) -> tensor<45xf32>
  %gotw41_0 = stablehlo.convert %gotf41_0 : (tensor<45xf32>) -> tensor<45xf32>
  %gotd41_0 = tensor.cast %gotw41_0 : tensor<45xf32> to tensor<?xf32>
  %wantf41_0 = stablehlo.reshape %want41_0 : (tensor<3x1x1x5x3xf32>) -> tensor<45xf32>
  %wantw41_0 = stablehlo.convert %wantf41_0 : (tensor<45xf32>) -> tensor<45xf32>
  %wantd41_0 = tensor.cast %wantw41_0 : tensor<45xf32> to tensor<?xf32>
  %bad41_0 = call @check_f32(%gotd41_0, %wantd41_0, %rtol41, %atol41) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_39.0: "
  vector.print %bad41_0 : i64
  %in42_0 = stablehlo.constant dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841A041A841B041B841C041C841D041D841E041E841F041F841"> : tensor<4x4x2xbf16>
  %in42_1 = stablehlo.constant dense<[[[0, -2], [5, -1], [3, 0], [6, 3]]]> : tensor<1x4x2xi64>
  %out42:1 = call @gather_40(%in42_0, %in42_1) : (tensor<4x4x2xbf16>, tensor<1x4x2xi64>) -> (tensor<1x2x4x2x2xbf16>)
  %rtol42 = arith.constant 0.000000e+00 : f64
  %atol42 = arith.constant 0.000000e+00 : f64
  %want42_0 = stablehlo.constant dense<"0x0000803F0000803F4041504100411041A041A84180418841E041E841E041E84100404040004040406041704120413041B041B84190419841F041F841F041F841"> : tensor<1x2x4x2x2xbf16>
  %gotf42_0 = stablehlo.reshape %out42#0 : (tensor<1x2x4x2x2xbf16>) -> tensor<32xbf16>
  %gotw42_0 = stablehlo.convert %gotf42_0 : (tensor<32xbf16>) -> tensor<32xf32>
  %gotd42_0 = tensor.cast %gotw42_0 : tensor<32xf32> to tensor<?xf32>
  %wantf42_0 = stablehlo.reshape %want42_0 : (tensor<1x2x4x2x2xbf16>) -> tensor<32xbf16>
  %wantw42_0 = stablehlo.convert %wantf42_0 : (tensor<32xbf16>) -> tensor<32xf32>
  %wantd42_0 = tensor.cast %wantw42_0 : tensor<32xf32> to tensor<?xf32>
  %bad42_0 = call @check_f32(%gotd42_0, %wantd42_0, %rtol42, %atol42) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_40.0: "
  vector.print %bad42_0 : i64
  %in43_0 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi8>
  %in43_1 = stablehlo.constant dense<[[3], [3], [-1]]> : tensor<3x1xi64>
  %out43:1 = call @gather_41(%in43_0, %in43_1) : (tensor<4xi8>, tensor<3x1xi64>) -> (tensor<3x3xi8>)
  %rtol43 = arith.constant 0.000000e+00 : f64
  %atol43 = arith.constant 0.000000e+00 : f64
  %want43_0 = stablehlo.constant dense<[[1, 2, 3], [1, 2, 3], [0, 1, 2]]> : tensor<3x3xi8>
  %gotf43_0 = stablehlo.reshape %out43#0 : (tensor<3x3xi8>) -> tensor<9xi8>
  %gotw43_0 = stablehlo.convert %gotf43_0 : (tensor<9xi8>) -> tensor<9xi64>
  %gotd43_0 = tensor.cast %gotw43_0 : tensor<9xi64> to tensor<?xi64>
  %wantf43_0 = stablehlo.reshape %want43_0 : (tensor<3x3xi8>) -> tensor<9xi8>
  %wantw43_0 = stablehlo.convert %wantf43_0 : (tensor<9xi8>) -> tensor<9xi64>
  %wantd43_0 = tensor.cast %wantw43_0 : tensor<9xi64> to tensor<?xi64>
  %bad43_0 = call @check_i64(%gotd43_0, %wantd43_0, %rtol43, %atol43) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "gather_41.0: "
  vector.print %bad43_0 : i64
  %in44_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<4xf32>
  %in44_1 = stablehlo.constant dense<> : tensor<0x3xi8>
  %out44:1 = call @gather_42(%in44_0, %in44_1) : (tensor<4xf32>, tensor<0x3xi8>) -> (tensor<1x3xf32>)
  %rtol44 = arith.constant 0.000000e+00 : f64
  %atol44 = arith.constant 0.000000e+00 : f64
  %want44_0 = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<1x3xf32>
  %gotf44_0 = stablehlo.reshape %out44#0 : (tensor<1x3xf32>) -> tensor<3xf32>
  %gotw44_0 = stablehlo.convert %gotf44_0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd44_0 = tensor.cast %gotw44_0 : tensor<3xf32> to tensor<?xf32>
  %wantf44_0 = stablehlo.reshape %want44_0 : (tensor<1x3xf32>) -> tensor<3xf32>
  %wantw44_0 = stablehlo.convert %wantf44_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd44_0 = tensor.cast %wantw44_0 : tensor<3xf32> to tensor<?xf32>
  %bad44_0 = call @check_f32(%gotd44_0, %wantd44_0, %rtol44, %atol44) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_42.0: "
  vector.print %bad44_0 : i64
  %in45_0 = stablehlo.constant dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841A041A841B041B841C041C841D041D841E041E841F041F8410042044208420C421042144218421C422042244228422C423042344238423C424042444248424C425042544258425C426042644268426C427042744278427C42804282428442864288428A428C428E42904292429442964298429A429C429E42A042A242A442A642A842AA42AC42AE42B042B242B442B642B842BA42BC42BE42C042C242C442C642C842CA42CC42CE42D042D242D442D642D842DA42DC42DE42E042E242E442E642E842EA42EC42EE42F042F242F442F642F842FA42FC42FE4200430143024303430443054306430743084309430A430B430C430D430E430F4310431143124313431443154316431743184319431A431B431C431D431E431F4320432143224323432443254326432743284329432A432B432C432D432E432F4330433143324333433443354336433743384339433A433B433C433D433E433F4340434143424343434443454346434743484349434A434B434C434D434E434F4350435143524353435443554356435743584359435A435B435C435D435E435F4360436143624363436443654366436743684369436A436B436C436D436E436F4370437143724373437443754376437743784379437A437B437C437D437E437F4380438043814382438243824383438443844384438543864386438643874388438843884389438A438A438A438B438C438C438C438D438E438E438E438F439043904390439143924392439243934394439443944395439643"> : tensor<5x4x5x3xbf16>
  %in45_1 = stablehlo.constant dense<"0x02000000020000000400000001000000050000000100000001000000000000000200000002000000FEFFFFFF010000000000000002000000000000000500000000000000020000000000000003000000"> : tensor<5x1x4xi32>
  %out45:1 = call @gather_43(%in45_0, %in45_1) : (tensor<5x4x5x3xbf16>, tensor<5x1x4xi32>) -> (tensor<5x2x4xbf16>)
  %rtol45 = arith.constant 0.000000e+00 : f64
  %atol45 = arith.constant 0.000000e+00 : f64
  %want45_0 = stablehlo.constant dense<"0xC040A8411C4240421041C04128424C428A429C42BA42D2429042A242C042D842FC420D43164328430143104319432B433443494352436A4337434C4355436D4370438243874393437343844388439443"> : tensor<5x2x4xbf16>
  %gotf45_0 = stablehlo.reshape %out45#0 : (tensor<5x2x4xbf16>) -> tensor<40xbf16>
  %gotw45_0 = stablehlo.convert %gotf45_0 : (tensor<40xbf16>) -> tensor<40xf32>
  %gotd45_0 = tensor.cast %gotw45_0 : tensor<40xf32> to tensor<?xf32>
  %wantf45_0 = stablehlo.reshape %want45_0 : (tensor<5x2x4xbf16>) -> tensor<40xbf16>
  %wantw45_0 = stablehlo.convert %wantf45_0 : (tensor<40xbf16>) -> tensor<40xf32>
  %wantd45_0 = tensor.cast %wantw45_0 : tensor<40xf32> to tensor<?xf32>
  %bad45_0 = call @check_f32(%gotd45_0, %wantd45_0, %rtol45, %atol45) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_43.0: "
  vector.print %bad45_0 : i64
  %in46_0 = stablehlo.constant dense<[[[0, 1, 2, 3], [4, 5, 6, 7]], [[8, 9, 10, 11], [12, 13, 14, 15]]]> : tensor<2x2x4xi8>
  %in46_1 = stablehlo.constant dense<> : tensor<0xi32>
  %out46:1 = call @gather_44(%in46_0, %in46_1) : (tensor<2x2x4xi8>, tensor<0xi32>) -> (tensor<1x1x3xi8>)
  %rtol46 = arith.constant 0.000000e+00 : f64
  %atol46 = arith.constant 0.000000e+00 : f64
  %want46_0 = stablehlo.constant dense<[[[0, 1, 2]]]> : tensor<1x1x3xi8>
  %gotf46_0 = stablehlo.reshape %out46#0 : (tensor<1x1x3xi8>) -> tensor<3xi8>
  %gotw46_0 = stablehlo.convert %gotf46_0 : (tensor<3xi8>) -> tensor<3xi64>
  %gotd46_0 = tensor.cast %gotw46_0 : tensor<3xi64> to tensor<?xi64>
  %wantf46_0 = stablehlo.reshape %want46_0 : (tensor<1x1x3xi8>) -> tensor<3xi8>
  %wantw46_0 = stablehlo.convert %wantf46_0 : (tensor<3xi8>) -> tensor<3xi64>
  %wantd46_0 = tensor.cast %wantw46_0 : tensor<3xi64> to tensor<?xi64>
  %bad46_0 = call @check_i64(%gotd46_0, %wantd46_0, %rtol46, %atol46) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "gather_44.0: "
  vector.print %bad46_0 : i64
  %in47_0 = stablehlo.constant dense<"0x000000000000803F000000400000404000008040"> : tensor<5xf32>
  %in47_1 = stablehlo.constant dense<> : tensor<2x5x3x0xi32>
  %out47:1 = call @gather_45(%in47_0, %in47_1) : (tensor<5xf32>, tensor<2x5x3x0xi32>) -> (tensor<2x5x3xf32>)
  %rtol47 = arith.constant 0.000000e+00 : f64
  %atol47 = arith.constant 0.000000e+00 : f64
  %want47_0 = stablehlo.constant dense<"0x0000000000000000000000000000803F0000803F0000803F0000004000000040000000400000404000004040000040400000804000008040000080400000000000000000000000000000803F0000803F0000803F000000400000004000000040000040400000404000004040000080400000804000008040"> : tensor<2x5x3xf32>
  %gotf47_0 = stablehlo.reshape %out47#0 : (tensor<2x5x3xf32>) -> tensor<30xf32>
  %gotw47_0 = stablehlo.convert %gotf47_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd47_0 = tensor.cast %gotw47_0 : tensor<30xf32> to tensor<?xf32>
  %wantf47_0 = stablehlo.reshape %want47_0 : (tensor<2x5x3xf32>) -> tensor<30xf32>
  %wantw47_0 = stablehlo.convert %wantf47_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd47_0 = tensor.cast %wantw47_0 : tensor<30xf32> to tensor<?xf32>
  %bad47_0 = call @check_f32(%gotd47_0, %wantd47_0, %rtol47, %atol47) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_45.0: "
  vector.print %bad47_0 : i64
  %in48_0 = stablehlo.constant dense<"0x0000"> : tensor<1xbf16>
  %in48_1 = stablehlo.constant dense<> : tensor<0xi64>
  %out48:1 = call @gather_46(%in48_0, %in48_1) : (tensor<1xbf16>, tensor<0xi64>) -> (tensor<1xbf16>)
  %rtol48 = arith.constant 0.000000e+00 : f64
  %atol48 = arith.constant 0.000000e+00 : f64
  %want48_0 = stablehlo.constant dense<"0x0000"> : tensor<1xbf16>
  %gotf48_0 = stablehlo.reshape %out48#0 : (tensor<1xbf16>) -> tensor<1xbf16>
  %gotw48_0 = stablehlo.convert %gotf48_0 : (tensor<1xbf16>) -> tensor<1xf32>
  %gotd48_0 = tensor.cast %gotw48_0 : tensor<1xf32> to tensor<?xf32>
  %wantf48_0 = stablehlo.reshape %want48_0 : (tensor<1xbf16>) -> tensor<1xbf16>
  %wantw48_0 = stablehlo.convert %wantf48_0 : (tensor<1xbf16>) -> tensor<1xf32>
  %wantd48_0 = tensor.cast %wantw48_0 : tensor<1xf32> to tensor<?xf32>
  %bad48_0 = call @check_f32(%gotd48_0, %wantd48_0, %rtol48, %atol48) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_46.0: "
  vector.print %bad48_0 : i64
  %in49_0 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3"> : tensor<5x3x3x4xi8>
  %in49_1 = stablehlo.constant dense<[[3, 6, 6, 3], [4, 3, 6, -1], [2, 5, 5, 1]]> : tensor<3x4xi8>
  %out49:1 = call @gather_47(%in49_0, %in49_1) : (tensor<5x3x3x4xi8>, tensor<3x4xi8>) -> (tensor<3x2x3xi8>)
  %rtol49 = arith.constant 0.000000e+00 : f64
  %atol49 = arith.constant 0.000000e+00 : f64
  %want49_0 = stablehlo.constant dense<"0x9FA3A7ABAFB39CA0A4A8ACB09DA1A5A9ADB1"> : tensor<3x2x3xi8>
  %gotf49_0 = stablehlo.reshape %out49#0 : (tensor<3x2x3xi8>) -> tensor<18xi8>
  %gotw49_0 = stablehlo.convert %gotf49_0 : (tensor<18xi8>) -> tensor<18xi64>
  %gotd49_0 = tensor.cast %gotw49_0 : tensor<18xi64> to tensor<?xi64>
  %wantf49_0 = stablehlo.reshape %want49_0 : (tensor<3x2x3xi8>) -> tensor<18xi8>
  %wantw49_0 = stablehlo.convert %wantf49_0 : (tensor<18xi8>) -> tensor<18xi64>
  %wantd49_0 = tensor.cast %wantw49_0 : tensor<18xi64> to tensor<?xi64>
  %bad49_0 = call @check_i64(%gotd49_0, %wantd49_0, %rtol49, %atol49) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "gather_47.0: "
  vector.print %bad49_0 : i64
  %in50_0 = stablehlo.constant dense<"0x000000000000803F"> : tensor<2xf32>
  %in50_1 = stablehlo.constant dense<[[[-1, 3]]]> : tensor<1x1x2xi8>
  %out50:1 = call @gather_48(%in50_0, %in50_1) : (tensor<2xf32>, tensor<1x1x2xi8>) -> (tensor<1x2xf32>)
  %rtol50 = arith.constant 0.000000e+00 : f64
  %atol50 = arith.constant 0.000000e+00 : f64
  %want50_0 = stablehlo.constant dense<"0x000000000000803F"> : tensor<1x2xf32>
  %gotf50_0 = stablehlo.reshape %out50#0 : (tensor<1x2xf32>) -> tensor<2xf32>
  %gotw50_0 = stablehlo.convert %gotf50_0 : (tensor<2xf32>) -> tensor<2xf32>
  %gotd50_0 = tensor.cast %gotw50_0 : tensor<2xf32> to tensor<?xf32>
  %wantf50_0 = stablehlo.reshape %want50_0 : (tensor<1x2xf32>) -> tensor<2xf32>
  %wantw50_0 = stablehlo.convert %wantf50_0 : (tensor<2xf32>) -> tensor<2xf32>
  %wantd50_0 = tensor.cast %wantw50_0 : tensor<2xf32> to tensor<?xf32>
  %bad50_0 = call @check_f32(%gotd50_0, %wantd50_0, %rtol50, %atol50) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_48.0: "
  vector.print %bad50_0 : i64
  %in51_0 = stablehlo.constant dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841"> : tensor<5x2x1x2xbf16>
  %in51_1 = stablehlo.constant dense<> : tensor<2x0x3xi64>
  %out51:1 = call @gather_49(%in51_0, %in51_1) : (tensor<5x2x1x2xbf16>, tensor<2x0x3xi64>) -> (tensor<4x2x2x3xbf16>)
  %rtol51 = arith.constant 0.000000e+00 : f64
  %atol51 = arith.constant 0.000000e+00 : f64
  %want51_0 = stablehlo.constant dense<"0x000000000000004000400040000000000000004000400040804080408040C040C040C040804080408040C040C040C040004100410041204120412041004100410041204120412041404140414041604160416041404140414041604160416041"> : tensor<4x2x2x3xbf16>
  %gotf51_0 = stablehlo.reshape %out51#0 : (tensor<4x2x2x3xbf16>) -> tensor<48xbf16>
  %gotw51_0 = stablehlo.convert %gotf51_0 : (tensor<48xbf16>) -> tensor<48xf32>
  %gotd51_0 = tensor.cast %gotw51_0 : tensor<48xf32> to tensor<?xf32>
  %wantf51_0 = stablehlo.reshape %want51_0 : (tensor<4x2x2x3xbf16>) -> tensor<48xbf16>
  %wantw51_0 = stablehlo.convert %wantf51_0 : (tensor<48xbf16>) -> tensor<48xf32>
  %wantd51_0 = tensor.cast %wantw51_0 : tensor<48xf32> to tensor<?xf32>
  %bad51_0 = call @check_f32(%gotd51_0, %wantd51_0, %rtol51, %atol51) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_49.0: "
  vector.print %bad51_0 : i64
  %in52_0 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7"> : tensor<5x5x2x4xi8>
  %in52_1 = stablehlo.constant dense<[[-2, 4, -2]]> : tensor<1x3xi32>
  %out52:1 = call @gather_50(%in52_0, %in52_1) : (tensor<5x5x2x4xi8>, tensor<1x3xi32>) -> (tensor<2x4x2x1x2xi8>)
  %rtol52 = arith.constant 0.000000e+00 : f64
  %atol52 = arith.constant 0.000000e+00 : f64
  %want52_0 = stablehlo.constant dense<"0x78797C7D8081848588898C8D90919495A0A1A4A5A8A9ACADB0B1B4B5B8B9BCBD"> : tensor<2x4x2x1x2xi8>
  %gotf52_0 = stablehlo.reshape %out52#0 : (tensor<2x4x2x1x2xi8>) -> tensor<32xi8>
  %gotw52_0 = stablehlo.convert %gotf52_0 : (tensor<32xi8>) -> tensor<32xi64>
  %gotd52_0 = tensor.cast %gotw52_0 : tensor<32xi64> to tensor<?xi64>
  %wantf52_0 = stablehlo.reshape %want52_0 : (tensor<2x4x2x1x2xi8>) -> tensor<32xi8>
  %wantw52_0 = stablehlo.convert %wantf52_0 : (tensor<32xi8>) -> tensor<32xi64>
  %wantd52_0 = tensor.cast %wantw52_0 : tensor<32xi64> to tensor<?xi64>
  %bad52_0 = call @check_i64(%gotd52_0, %wantd52_0, %rtol52, %atol52) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "gather_50.0: "
  vector.print %bad52_0 : i64
  %in53_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E420000A0420000A2420000A4420000A6420000A8420000AA420000AC420000AE420000B0420000B2420000B4420000B6420000B8420000BA420000BC420000BE420000C0420000C2420000C4420000C6420000C8420000CA420000CC420000CE420000D0420000D2420000D4420000D6420000D8420000DA420000DC420000DE420000E0420000E2420000E4420000E6420000E8420000EA420000EC420000EE420000F0420000F2420000F4420000F6420000F8420000FA420000FC420000FE420000004300000143000002430000034300000443000005430000064300000743000008430000094300000A4300000B4300000C4300000D4300000E4300000F430000104300001143000012430000134300001443000015430000164300001743000018430000194300001A4300001B4300001C4300001D4300001E4300001F430000204300002143000022430000234300002443000025430000264300002743000028430000294300002A4300002B4300002C4300002D4300002E4300002F430000304300003143000032430000334300003443000035430000364300003743000038430000394300003A4300003B4300003C4300003D4300003E4300003F430000404300004143000042430000434300004443000045430000464300004743000048430000494300004A4300004B4300004C4300004D4300004E4300004F430000504300005143000052430000534300005443000055430000564300005743000058430000594300005A4300005B4300005C4300005D4300005E4300005F430000604300006143000062430000634300006443000065430000664300006743000068430000694300006A4300006B4300006C4300006D4300006E4300006F430000704300007143000072430000734300007443000075430000764300007743000078430000794300007A4300007B4300007C4300007D4300007E4300007F43000080430080804300008143008081430000824300808243000083430080834300008443008084430000854300808543000086430080864300008743008087430000884300808843000089430080894300008A4300808A4300008B4300808B4300008C4300808C4300008D4300808D4300008E4300808E4300008F4300808F43000090430080904300009143008091430000924300809243000093430080934300009443008094430000954300809543000096430080964300009743008097430000984300809843000099430080994300009A4300809A4300009B4300809B4300009C4300809C4300009D4300809D4300009E4300809E4300009F4300809F430000A0430080A0430000A1430080A1430000A2430080A2430000A3430080A3430000A4430080A4430000A5430080A5430000A6430080A6430000A7430080A7430000A8430080A8430000A9430080A9430000AA430080AA430000AB430080AB430000AC430080AC430000AD430080AD430000AE430080AE430000AF430080AF430000B0430080B0430000B1430080B1430000B2430080B2430000B3430080B3430000B4430080B4430000B5430080B5430000B6430080B6430000B7430080B7430000B8430080B8430000B9430080B9430000BA430080BA430000BB430080BB430000BC430080BC430000BD430080BD430000BE430080BE430000BF430080BF430000C0430080C0430000C1430080C1430000C2430080C2430000C3430080C3430000C4430080C4430000C5430080C5430000C6430080C6430000C7430080C743"> : tensor<5x5x4x4xf32>
  %in53_1 = stablehlo.constant dense<[0, -2]> : tensor<2xi32>
  %out53:1 = call @gather_51(%in53_0, %in53_1) : (tensor<5x5x4x4xf32>, tensor<2xi32>) -> (tensor<3x4xf32>)
  %rtol53 = arith.constant 0.000000e+00 : f64
  %atol53 = arith.constant 0.000000e+00 : f64
  %want53_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4xf32>
  %gotf53_0 = stablehlo.reshape %out53#0 : (tensor<3x4xf32>) -> tensor<12xf32>
  %gotw53_0 = stablehlo.convert %gotf53_0 : (tensor<12xf32>) -> tensor<12xf32>
  %gotd53_0 = tensor.cast %gotw53_0 : tensor<12xf32> to tensor<?xf32>
  %wantf53_0 = stablehlo.reshape %want53_0 : (tensor<3x4xf32>) -> tensor<12xf32>
  %wantw53_0 = stablehlo.convert %wantf53_0 : (tensor<12xf32>) -> tensor<12xf32>
  %wantd53_0 = tensor.cast %wantw53_0 : tensor<12xf32> to tensor<?xf32>
  %bad53_0 = call @check_f32(%gotd53_0, %wantd53_0, %rtol53, %atol53) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_51.0: "
  vector.print %bad53_0 : i64
  %in54_0 = stablehlo.constant dense<"0x0000803F"> : tensor<2x1xbf16>
  %in54_1 = stablehlo.constant dense<[6, 5]> : tensor<2xui8>
  %out54:1 = call @gather_52(%in54_0, %in54_1) : (tensor<2x1xbf16>, tensor<2xui8>) -> (tensor<2x1xbf16>)
  %rtol54 = arith.constant 0.000000e+00 : f64
  %atol54 = arith.constant 0.000000e+00 : f64
  %want54_0 = stablehlo.constant dense<"0x0000803F"> : tensor<2x1xbf16>
  %gotf54_0 = stablehlo.reshape %out54#0 : (tensor<2x1xbf16>) -> tensor<2xbf16>
  %gotw54_0 = stablehlo.convert %gotf54_0 : (tensor<2xbf16>) -> tensor<2xf32>
  %gotd54_0 = tensor.cast %gotw54_0 : tensor<2xf32> to tensor<?xf32>
  %wantf54_0 = stablehlo.reshape %want54_0 : (tensor<2x1xbf16>) -> tensor<2xbf16>
  %wantw54_0 = stablehlo.convert %wantf54_0 : (tensor<2xbf16>) -> tensor<2xf32>
  %wantd54_0 = tensor.cast %wantw54_0 : tensor<2xf32> to tensor<?xf32>
  %bad54_0 = call @check_f32(%gotd54_0, %wantd54_0, %rtol54, %atol54) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_52.0: "
  vector.print %bad54_0 : i64
  %in55_0 = stablehlo.constant dense<[[[0], [1]], [[2], [3]], [[4], [5]]]> : tensor<3x2x1xi8>
  %in55_1 = stablehlo.constant dense<> : tensor<1x3x0x1xi32>
  %out55:1 = call @gather_53(%in55_0, %in55_1) : (tensor<3x2x1xi8>, tensor<1x3x0x1xi32>) -> (tensor<3x1x2x3x1xi8>)
  %rtol55 = arith.constant 0.000000e+00 : f64
  %atol55 = arith.constant 0.000000e+00 : f64
  %want55_0 = stablehlo.constant dense<"0x000000010101020202030303040404050505"> : tensor<3x1x2x3x1xi8>
  %gotf55_0 = stablehlo.reshape %out55#0 : (tensor<3x1x2x3x1xi8>) -> tensor<18xi8>
  %gotw55_0 = stablehlo.convert %gotf55_0 : (tensor<18xi8>) -> tensor<18xi64>
  %gotd55_0 = tensor.cast %gotw55_0 : tensor<18xi64> to tensor<?xi64>
  %wantf55_0 = stablehlo.reshape %want55_0 : (tensor<3x1x2x3x1xi8>) -> tensor<18xi8>
  %wantw55_0 = stablehlo.convert %wantf55_0 : (tensor<18xi8>) -> tensor<18xi64>
  %wantd55_0 = tensor.cast %wantw55_0 : tensor<18xi64> to tensor<?xi64>
  %bad55_0 = call @check_i64(%gotd55_0, %wantd55_0, %rtol55, %atol55) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "gather_53.0: "
  vector.print %bad55_0 : i64
  %in56_0 = stablehlo.constant dense<"0x000000000000803F"> : tensor<2xf32>
  %in56_1 = stablehlo.constant dense<> : tensor<0x1x2xi32>
  %out56:1 = call @gather_54(%in56_0, %in56_1) : (tensor<2xf32>, tensor<0x1x2xi32>) -> (tensor<1x2xf32>)
  %rtol56 = arith.constant 0.000000e+00 : f64
  %atol56 = arith.constant 0.000000e+00 : f64
  %want56_0 = stablehlo.constant dense<"0x000000000000803F"> : tensor<1x2xf32>
  %gotf56_0 = stablehlo.reshape %out56#0 : (tensor<1x2xf32>) -> tensor<2xf32>
  %gotw56_0 = stablehlo.convert %gotf56_0 : (tensor<2xf32>) -> tensor<2xf32>
  %gotd56_0 = tensor.cast %gotw56_0 : tensor<2xf32> to tensor<?xf32>
  %wantf56_0 = stablehlo.reshape %want56_0 : (tensor<1x2xf32>) -> tensor<2xf32>
  %wantw56_0 = stablehlo.convert %wantf56_0 : (tensor<2xf32>) -> tensor<2xf32>
  %wantd56_0 = tensor.cast %wantw56_0 : tensor<2xf32> to tensor<?xf32>
  %bad56_0 = call @check_f32(%gotd56_0, %wantd56_0, %rtol56, %atol56) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_54.0: "
  vector.print %bad56_0 : i64
  %in57_0 = stablehlo.constant dense<"0x0000803F004040408040A040C040E0400041104120413041"> : tensor<3x4xbf16>
  %in57_1 = stablehlo.constant dense<> : tensor<0xi32>
  %out57:1 = call @gather_55(%in57_0, %in57_1) : (tensor<3x4xbf16>, tensor<0xi32>) -> (tensor<bf16>)
  %rtol57 = arith.constant 0.000000e+00 : f64
  %atol57 = arith.constant 0.000000e+00 : f64
  %want57_0 = stablehlo.constant dense<"0x0000"> : tensor<bf16>
  %gotf57_0 = stablehlo.reshape %out57#0 : (tensor<bf16>) -> tensor<1xbf16>
  %gotw57_0 = stablehlo.convert %gotf57_0 : (tensor<1xbf16>) -> tensor<1xf32>
  %gotd57_0 = tensor.cast %gotw57_0 : tensor<1xf32> to tensor<?xf32>
  %wantf57_0 = stablehlo.reshape %want57_0 : (tensor<bf16>) -> tensor<1xbf16>
  %wantw57_0 = stablehlo.convert %wantf57_0 : (tensor<1xbf16>) -> tensor<1xf32>
  %wantd57_0 = tensor.cast %wantw57_0 : tensor<1xf32> to tensor<?xf32>
  %bad57_0 = call @check_f32(%gotd57_0, %wantd57_0, %rtol57, %atol57) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_55.0: "
  vector.print %bad57_0 : i64
  %in58_0 = stablehlo.constant dense<[[[[0], [1]], [[2], [3]], [[4], [5]], [[6], [7]], [[8], [9]]]]> : tensor<1x5x2x1xi8>
  %in58_1 = stablehlo.constant dense<[[-1, 3]]> : tensor<1x2xi32>
  %out58:1 = call @gather_56(%in58_0, %in58_1) : (tensor<1x5x2x1xi8>, tensor<1x2xi32>) -> (tensor<2x2xi8>)
  %rtol58 = arith.constant 0.000000e+00 : f64
  %atol58 = arith.constant 0.000000e+00 : f64
  %want58_0 = stablehlo.constant dense<[[0, 2], [0, 2]]> : tensor<2x2xi8>
  %gotf58_0 = stablehlo.reshape %out58#0 : (tensor<2x2xi8>) -> tensor<4xi8>
  %gotw58_0 = stablehlo.convert %gotf58_0 : (tensor<4xi8>) -> tensor<4xi64>
  %gotd58_0 = tensor.cast %gotw58_0 : tensor<4xi64> to tensor<?xi64>
  %wantf58_0 = stablehlo.reshape %want58_0 : (tensor<2x2xi8>) -> tensor<4xi8>
  %wantw58_0 = stablehlo.convert %wantf58_0 : (tensor<4xi8>) -> tensor<4xi64>
  %wantd58_0 = tensor.cast %wantw58_0 : tensor<4xi64> to tensor<?xi64>
  %bad58_0 = call @check_i64(%gotd58_0, %wantd58_0, %rtol58, %atol58) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "gather_56.0: "
  vector.print %bad58_0 : i64
  %in59_0 = stablehlo.constant dense<"0x000000000000803F000000400000404000008040"> : tensor<5xf32>
  %in59_1 = stablehlo.constant dense<> : tensor<3x0xi32>
  %out59:1 = call @gather_57(%in59_0, %in59_1) : (tensor<5xf32>, tensor<3x0xi32>) -> (tensor<4x3xf32>)
  %rtol59 = arith.constant 0.000000e+00 : f64
  %atol59 = arith.constant 0.000000e+00 : f64
  %want59_0 = stablehlo.constant dense<"0x0000000000000000000000000000803F0000803F0000803F000000400000004000000040000040400000404000004040"> : tensor<4x3xf32>
  %gotf59_0 = stablehlo.reshape %out59#0 : (tensor<4x3xf32>) -> tensor<12xf32>
  %gotw59_0 = stablehlo.convert %gotf59_0 : (tensor<12xf32>) -> tensor<12xf32>
  %gotd59_0 = tensor.cast %gotw59_0 : tensor<12xf32> to tensor<?xf32>
  %wantf59_0 = stablehlo.reshape %want59_0 : (tensor<4x3xf32>) -> tensor<12xf32>
  %wantw59_0 = stablehlo.convert %wantf59_0 : (tensor<12xf32>) -> tensor<12xf32>
  %wantd59_0 = tensor.cast %wantw59_0 : tensor<12xf32> to tensor<?xf32>
  %bad59_0 = call @check_f32(%gotd59_0, %wantd59_0, %rtol59, %atol59) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_57.0: "
  vector.print %bad59_0 : i64
  %in60_0 = stablehlo.constant dense<"0x0000803F004040408040A040C040E04000411041"> : tensor<2x5xbf16>
  %in60_1 = stablehlo.constant dense<> : tensor<0x2x1xui8>
  %out60:1 = call @gather_58(%in60_0, %in60_1) : (tensor<2x5xbf16>, tensor<0x2x1xui8>) -> (tensor<2x4x2x1xbf16>)
  %rtol60 = arith.constant 0.000000e+00 : f64
  %atol60 = arith.constant 0.000000e+00 : f64
  %want60_0 = stablehlo.constant dense<"0x00000000803F803F0040004040404040A040A040C040C040E040E04000410041"> : tensor<2x4x2x1xbf16>
  %gotf60_0 = stablehlo.reshape %out60#0 : (tensor<2x4x2x1xbf16>) -> tensor<16xbf16>
  %gotw60_0 = stablehlo.convert %gotf60_0 : (tensor<16xbf16>) -> tensor<16xf32>
  %gotd60_0 = tensor.cast %gotw60_0 : tensor<16xf32> to tensor<?xf32>
  %wantf60_0 = stablehlo.reshape %want60_0 : (tensor<2x4x2x1xbf16>) -> tensor<16xbf16>
  %wantw60_0 = stablehlo.convert %wantf60_0 : (tensor<16xbf16>) -> tensor<16xf32>
  %wantd60_0 = tensor.cast %wantw60_0 : tensor<16xf32> to tensor<?xf32>
  %bad60_0 = call @check_f32(%gotd60_0, %wantd60_0, %rtol60, %atol60) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "gather_58.0: "
  vector.print %bad60_0 : i64
  %in61_0 = stablehlo.constant dense<[[[0, 1], [2, 3], [4, 5], [6, 7], [8, 9]]]> : tensor<1x5x2xi8>
  %in61_1 = stablehlo.constant dense<[[-1, -2], [-2, 3], [5, 3]]> : tensor<3x2xi64>
  %out61:1 = call @gather_59(%in61_0, %in61_1) : (tensor<1x5x2xi8>, tensor<3x2xi64>) -> (tensor<5x2x2xi8>)
  %rtol61 = arith.constant 0.000000e+00 : f64
  %atol61 = arith.constant 0.000000e+00 : f64
  %want61_0 = stablehlo.constant dense<"0x0001000102030203040504050607060708090809"> : tensor<5x2x2xi8>
  %gotf61_0 = stablehlo.reshape %out61#0 : (tensor<5x2x2xi8>) -> tensor<20xi8>
  %gotw61_0 = stablehlo.convert %gotf61_0 : (tensor<20xi8>) -> tensor<20xi64>
  %gotd61_0 = tensor.cast %gotw61_0 : tensor<20xi64> to tensor<?xi64>
  %wantf61_0 = stablehlo.reshape %want61_0 : (tensor<5x2x2xi8>) -> tensor<20xi8>
  %wantw61_0 = stablehlo.convert %wantf61_0 : (tensor<20xi8>) -> tensor<20xi64>
  %wantd61_0 = tensor.cast %wantw61_0 : tensor<20xi64> to tensor<?xi64>
  %bad61_0 = call @check_i64(%gotd61_0, %wantd61_0, %rtol61, %atol61) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "gather_59.0: "
  vector.print %bad61_0 : i64
  return
}
