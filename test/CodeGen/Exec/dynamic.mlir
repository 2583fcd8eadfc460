// Written by utils/gen_lowering_tests.py: expected values are XLA's. A case prints
// how many of its elements are wrong.
// RUN: dgc-opt %s --pass-pipeline='builtin.module(func.func(dgc-lower-to-linalg),one-shot-bufferize{bufferize-function-boundaries=1 function-boundary-type-conversion=identity-layout-map allow-return-allocs-from-loops=1},func.func(convert-linalg-to-loops),canonicalize,cse,expand-strided-metadata,convert-vector-to-llvm,lower-affine,func.func(math-expand-ops{ops=rsqrt}),convert-math-to-llvm,convert-math-to-libm,arith-expand{include-bf16=true},convert-scf-to-cf,convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)' \
// RUN: | sed 's/{fastmath = #arith[^}]*}//' \
// RUN: | mlir-runner -e main --entry-point-result=void --shared-libs=%mlir_lib_dir/libmlir_runner_utils.so,%mlir_lib_dir/libmlir_c_runner_utils.so \
// RUN: | FileCheck %s

// CHECK: dynamic_slice_0.0: 0
// CHECK: dynamic_update_slice_0.0: 0
// CHECK: dynamic_slice_1.0: 0
// CHECK: dynamic_update_slice_1.0: 0
// CHECK: dynamic_slice_2.0: 0
// CHECK: dynamic_update_slice_2.0: 0
// CHECK: dynamic_slice_3.0: 0
// CHECK: dynamic_update_slice_3.0: 0
// CHECK: dynamic_slice_4.0: 0
// CHECK: dynamic_update_slice_4.0: 0
// CHECK: dynamic_slice_5.0: 0
// CHECK: dynamic_update_slice_5.0: 0
// CHECK: dynamic_slice_6.0: 0
// CHECK: dynamic_update_slice_6.0: 0
// CHECK: dynamic_slice_7.0: 0
// CHECK: dynamic_update_slice_7.0: 0
// CHECK: dynamic_slice_8.0: 0
// CHECK: dynamic_update_slice_8.0: 0
// CHECK: dynamic_slice_9.0: 0
// CHECK: dynamic_update_slice_9.0: 0
// CHECK: dynamic_slice_10.0: 0
// CHECK: dynamic_update_slice_10.0: 0
// CHECK: dynamic_slice_11.0: 0
// CHECK: dynamic_update_slice_11.0: 0
// CHECK: dynamic_slice_12.0: 0
// CHECK: dynamic_update_slice_12.0: 0
// CHECK: dynamic_slice_13.0: 0
// CHECK: dynamic_update_slice_13.0: 0
// CHECK: dynamic_slice_14.0: 0
// CHECK: dynamic_update_slice_14.0: 0
// CHECK: dynamic_slice_15.0: 0
// CHECK: dynamic_update_slice_15.0: 0
// CHECK: dynamic_slice_16.0: 0
// CHECK: dynamic_update_slice_16.0: 0
// CHECK: dynamic_slice_17.0: 0
// CHECK: dynamic_update_slice_17.0: 0
// CHECK: dynamic_slice_18.0: 0
// CHECK: dynamic_update_slice_18.0: 0
// CHECK: dynamic_slice_19.0: 0
// CHECK: dynamic_update_slice_19.0: 0
// CHECK: dynamic_slice_20.0: 0
// CHECK: dynamic_update_slice_20.0: 0
// CHECK: dynamic_slice_21.0: 0
// CHECK: dynamic_update_slice_21.0: 0
// CHECK: dynamic_slice_22.0: 0
// CHECK: dynamic_update_slice_22.0: 0
// CHECK: dynamic_slice_23.0: 0
// CHECK: dynamic_update_slice_23.0: 0
// CHECK: dynamic_slice_24.0: 0
// CHECK: dynamic_update_slice_24.0: 0
// CHECK: dynamic_slice_25.0: 0
// CHECK: dynamic_update_slice_25.0: 0
// CHECK: dynamic_slice_26.0: 0
// CHECK: dynamic_update_slice_26.0: 0
// CHECK: dynamic_slice_27.0: 0
// CHECK: dynamic_update_slice_27.0: 0
// CHECK: dynamic_slice_28.0: 0
// CHECK: dynamic_update_slice_28.0: 0
// CHECK: dynamic_slice_29.0: 0
// CHECK: dynamic_update_slice_29.0: 0
// CHECK: dynamic_slice_30.0: 0
// CHECK: dynamic_update_slice_30.0: 0
// CHECK: dynamic_slice_31.0: 0
// CHECK: dynamic_update_slice_31.0: 0
// CHECK: dynamic_slice_32.0: 0
// CHECK: dynamic_update_slice_32.0: 0
// CHECK: dynamic_slice_33.0: 0
// CHECK: dynamic_update_slice_33.0: 0
// CHECK: dynamic_slice_34.0: 0
// CHECK: dynamic_update_slice_34.0: 0
// CHECK: dynamic_slice_35.0: 0
// CHECK: dynamic_update_slice_35.0: 0
// CHECK: dynamic_slice_36.0: 0
// CHECK: dynamic_update_slice_36.0: 0
// CHECK: dynamic_slice_37.0: 0
// CHECK: dynamic_update_slice_37.0: 0
// CHECK: dynamic_slice_38.0: 0
// CHECK: dynamic_update_slice_38.0: 0
// CHECK: dynamic_slice_39.0: 0
// CHECK: dynamic_update_slice_39.0: 0
// CHECK: dynamic_slice_40.0: 0
// CHECK: dynamic_update_slice_40.0: 0
// CHECK: dynamic_slice_41.0: 0
// CHECK: dynamic_update_slice_41.0: 0
// CHECK: dynamic_slice_42.0: 0
// CHECK: dynamic_update_slice_42.0: 0
// CHECK: dynamic_slice_43.0: 0
// CHECK: dynamic_update_slice_43.0: 0
// CHECK: dynamic_slice_44.0: 0
// CHECK: dynamic_update_slice_44.0: 0
// CHECK: dynamic_slice_narrow_index.0: 0
// CHECK: dynamic_slice_unit.0: 0
// CHECK: dynamic_update_slice_splat.0: 0
// CHECK: dynamic_update_slice_reused.0: 0

func.func @dynamic_slice_0(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>) -> (tensor<2x3xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 3] : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @dynamic_update_slice_0(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<2x3xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_1(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>) -> (tensor<1x5xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [1, 5] : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32>
  return %r : tensor<1x5xf32>
}

func.func @dynamic_update_slice_1(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<1x5xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_2(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>) -> (tensor<1x1xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [1, 1] : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

func.func @dynamic_update_slice_2(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<1x1xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_3(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>) -> (tensor<2x3xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 3] : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @dynamic_update_slice_3(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<2x3xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_4(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>) -> (tensor<1x5xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [1, 5] : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32>
  return %r : tensor<1x5xf32>
}

func.func @dynamic_update_slice_4(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<1x5xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_5(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>) -> (tensor<1x1xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [1, 1] : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

func.func @dynamic_update_slice_5(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<1x1xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_6(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>) -> (tensor<2x3xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 3] : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @dynamic_update_slice_6(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<2x3xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_7(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>) -> (tensor<1x5xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [1, 5] : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32>
  return %r : tensor<1x5xf32>
}

func.func @dynamic_update_slice_7(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<1x5xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_8(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>) -> (tensor<1x1xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [1, 1] : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

func.func @dynamic_update_slice_8(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<1x1xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_9(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>) -> (tensor<2x3xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 3] : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @dynamic_update_slice_9(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<2x3xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_10(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>) -> (tensor<1x5xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [1, 5] : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32>
  return %r : tensor<1x5xf32>
}

func.func @dynamic_update_slice_10(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<1x5xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_11(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>) -> (tensor<1x1xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [1, 1] : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

func.func @dynamic_update_slice_11(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<1x1xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_12(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>) -> (tensor<2x3xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 3] : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @dynamic_update_slice_12(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<2x3xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_13(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>) -> (tensor<1x5xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [1, 5] : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32>
  return %r : tensor<1x5xf32>
}

func.func @dynamic_update_slice_13(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<1x5xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_14(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>) -> (tensor<1x1xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [1, 1] : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

func.func @dynamic_update_slice_14(%a0: tensor<6x5xf32>, %a1: tensor<i32>, %a2: tensor<i32>, %a3: tensor<1x1xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_15(%a0: tensor<6x5xf32>, %a1: tensor<ui32>, %a2: tensor<ui32>) -> (tensor<2x3xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 3] : (tensor<6x5xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @dynamic_update_slice_15(%a0: tensor<6x5xf32>, %a1: tensor<ui32>, %a2: tensor<ui32>, %a3: tensor<2x3xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_16(%a0: tensor<6x5xf32>, %a1: tensor<ui32>, %a2: tensor<ui32>) -> (tensor<2x3xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 3] : (tensor<6x5xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @dynamic_update_slice_16(%a0: tensor<6x5xf32>, %a1: tensor<ui32>, %a2: tensor<ui32>, %a3: tensor<2x3xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_17(%a0: tensor<6x5xf32>, %a1: tensor<ui32>, %a2: tensor<ui32>) -> (tensor<2x3xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 3] : (tensor<6x5xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @dynamic_update_slice_17(%a0: tensor<6x5xf32>, %a1: tensor<ui32>, %a2: tensor<ui32>, %a3: tensor<2x3xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_18(%a0: tensor<6x5xf32>, %a1: tensor<ui32>, %a2: tensor<ui32>) -> (tensor<2x3xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 3] : (tensor<6x5xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @dynamic_update_slice_18(%a0: tensor<6x5xf32>, %a1: tensor<ui32>, %a2: tensor<ui32>, %a3: tensor<2x3xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_19(%a0: tensor<6x5xf32>, %a1: tensor<ui32>, %a2: tensor<ui32>) -> (tensor<2x3xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 3] : (tensor<6x5xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @dynamic_update_slice_19(%a0: tensor<6x5xf32>, %a1: tensor<ui32>, %a2: tensor<ui32>, %a3: tensor<2x3xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_20(%a0: tensor<6x5xf32>, %a1: tensor<i8>, %a2: tensor<i8>) -> (tensor<2x3xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 3] : (tensor<6x5xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @dynamic_update_slice_20(%a0: tensor<6x5xf32>, %a1: tensor<i8>, %a2: tensor<i8>, %a3: tensor<2x3xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_21(%a0: tensor<6x5xf32>, %a1: tensor<i8>, %a2: tensor<i8>) -> (tensor<2x3xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 3] : (tensor<6x5xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @dynamic_update_slice_21(%a0: tensor<6x5xf32>, %a1: tensor<i8>, %a2: tensor<i8>, %a3: tensor<2x3xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_22(%a0: tensor<6x5xf32>, %a1: tensor<i8>, %a2: tensor<i8>) -> (tensor<2x3xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 3] : (tensor<6x5xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @dynamic_update_slice_22(%a0: tensor<6x5xf32>, %a1: tensor<i8>, %a2: tensor<i8>, %a3: tensor<2x3xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_23(%a0: tensor<6x5xf32>, %a1: tensor<i8>, %a2: tensor<i8>) -> (tensor<2x3xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 3] : (tensor<6x5xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @dynamic_update_slice_23(%a0: tensor<6x5xf32>, %a1: tensor<i8>, %a2: tensor<i8>, %a3: tensor<2x3xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_24(%a0: tensor<6x5xf32>, %a1: tensor<i8>, %a2: tensor<i8>) -> (tensor<2x3xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 3] : (tensor<6x5xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @dynamic_update_slice_24(%a0: tensor<6x5xf32>, %a1: tensor<i8>, %a2: tensor<i8>, %a3: tensor<2x3xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_25(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> (tensor<2x3xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 3] : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @dynamic_update_slice_25(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>, %a3: tensor<2x3xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<ui8>, tensor<ui8>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_26(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> (tensor<1x5xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [1, 5] : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<1x5xf32>
  return %r : tensor<1x5xf32>
}

func.func @dynamic_update_slice_26(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>, %a3: tensor<1x5xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<1x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_27(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> (tensor<1x1xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [1, 1] : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

func.func @dynamic_update_slice_27(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>, %a3: tensor<1x1xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<1x1xf32>, tensor<ui8>, tensor<ui8>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_28(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> (tensor<2x3xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 3] : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @dynamic_update_slice_28(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>, %a3: tensor<2x3xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<ui8>, tensor<ui8>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_29(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> (tensor<1x5xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [1, 5] : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<1x5xf32>
  return %r : tensor<1x5xf32>
}

func.func @dynamic_update_slice_29(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>, %a3: tensor<1x5xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<1x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_30(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> (tensor<1x1xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [1, 1] : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

func.func @dynamic_update_slice_30(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>, %a3: tensor<1x1xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<1x1xf32>, tensor<ui8>, tensor<ui8>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_31(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> (tensor<2x3xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 3] : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @dynamic_update_slice_31(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>, %a3: tensor<2x3xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<ui8>, tensor<ui8>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_32(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> (tensor<1x5xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [1, 5] : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<1x5xf32>
  return %r : tensor<1x5xf32>
}

func.func @dynamic_update_slice_32(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>, %a3: tensor<1x5xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<1x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_33(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> (tensor<1x1xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [1, 1] : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

func.func @dynamic_update_slice_33(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>, %a3: tensor<1x1xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<1x1xf32>, tensor<ui8>, tensor<ui8>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_34(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> (tensor<2x3xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 3] : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @dynamic_update_slice_34(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>, %a3: tensor<2x3xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<ui8>, tensor<ui8>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_35(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> (tensor<1x5xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [1, 5] : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<1x5xf32>
  return %r : tensor<1x5xf32>
}

func.func @dynamic_update_slice_35(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>, %a3: tensor<1x5xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<1x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_36(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> (tensor<1x1xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [1, 1] : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

func.func @dynamic_update_slice_36(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>, %a3: tensor<1x1xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<1x1xf32>, tensor<ui8>, tensor<ui8>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_37(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> (tensor<2x3xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 3] : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @dynamic_update_slice_37(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>, %a3: tensor<2x3xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<ui8>, tensor<ui8>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_38(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> (tensor<1x5xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [1, 5] : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<1x5xf32>
  return %r : tensor<1x5xf32>
}

func.func @dynamic_update_slice_38(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>, %a3: tensor<1x5xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<1x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_39(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>) -> (tensor<1x1xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [1, 1] : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

func.func @dynamic_update_slice_39(%a0: tensor<6x5xf32>, %a1: tensor<ui8>, %a2: tensor<ui8>, %a3: tensor<1x1xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<1x1xf32>, tensor<ui8>, tensor<ui8>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_40(%a0: tensor<6x5xf32>, %a1: tensor<i64>, %a2: tensor<i64>) -> (tensor<2x3xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 3] : (tensor<6x5xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @dynamic_update_slice_40(%a0: tensor<6x5xf32>, %a1: tensor<i64>, %a2: tensor<i64>, %a3: tensor<2x3xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_41(%a0: tensor<6x5xf32>, %a1: tensor<i64>, %a2: tensor<i64>) -> (tensor<2x3xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 3] : (tensor<6x5xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @dynamic_update_slice_41(%a0: tensor<6x5xf32>, %a1: tensor<i64>, %a2: tensor<i64>, %a3: tensor<2x3xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_42(%a0: tensor<6x5xf32>, %a1: tensor<i64>, %a2: tensor<i64>) -> (tensor<2x3xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 3] : (tensor<6x5xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @dynamic_update_slice_42(%a0: tensor<6x5xf32>, %a1: tensor<i64>, %a2: tensor<i64>, %a3: tensor<2x3xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_43(%a0: tensor<6x5xf32>, %a1: tensor<i64>, %a2: tensor<i64>) -> (tensor<2x3xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 3] : (tensor<6x5xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @dynamic_update_slice_43(%a0: tensor<6x5xf32>, %a1: tensor<i64>, %a2: tensor<i64>, %a3: tensor<2x3xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_44(%a0: tensor<6x5xf32>, %a1: tensor<i64>, %a2: tensor<i64>) -> (tensor<2x3xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = [2, 3] : (tensor<6x5xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @dynamic_update_slice_44(%a0: tensor<6x5xf32>, %a1: tensor<i64>, %a2: tensor<i64>, %a3: tensor<2x3xf32>) -> (tensor<6x5xf32>) {
  %r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : (tensor<6x5xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<6x5xf32>
  return %r : tensor<6x5xf32>
}

func.func @dynamic_slice_narrow_index(%a0: tensor<300xf32>, %a1: tensor<ui8>) -> (tensor<20xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, sizes = [20] : (tensor<300xf32>, tensor<ui8>) -> tensor<20xf32>
  return %r : tensor<20xf32>
}

func.func @dynamic_slice_unit(%a0: tensor<1x4xf32>, %a1: tensor<i32>) -> (tensor<1x2xf32>) {
  %r = stablehlo.dynamic_slice %a0, %a1, %a1, sizes = [1, 2] : (tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
  return %r : tensor<1x2xf32>
}

func.func @dynamic_update_slice_splat(%a0: tensor<1x3xf32>, %a1: tensor<i32>) -> (tensor<4x3xf32>) {
  %c = stablehlo.constant dense<0.0> : tensor<4x3xf32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %r = stablehlo.dynamic_update_slice %c, %a0, %a1, %z : (tensor<4x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

func.func @dynamic_update_slice_reused(%a0: tensor<4xf32>, %a1: tensor<2xf32>, %a2: tensor<i32>) -> (tensor<4xf32>) {
  %u = stablehlo.dynamic_update_slice %a0, %a1, %a2 : (tensor<4xf32>, tensor<2xf32>, tensor<i32>) -> tensor<4xf32>
  %r = stablehlo.add %u, %a0 : tensor<4xf32>
  return %r : tensor<4xf32>
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

func.func @main() {
  %in0_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in0_1 = stablehlo.constant dense<0> : tensor<i32>
  %in0_2 = stablehlo.constant dense<0> : tensor<i32>
  %out0:1 = call @dynamic_slice_0(%in0_0, %in0_1, %in0_2) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xf32>)
  %rtol0 = arith.constant 0.000000e+00 : f64
  %atol0 = arith.constant 0.000000e+00 : f64
  %want0_0 = stablehlo.constant dense<"0x000000000000803F000000400000A0400000C0400000E040"> : tensor<2x3xf32>
  %gotf0_0 = stablehlo.reshape %out0#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw0_0 = stablehlo.convert %gotf0_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd0_0 = tensor.cast %gotw0_0 : tensor<6xf32> to tensor<?xf32>
  %wantf0_0 = stablehlo.reshape %want0_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw0_0 = stablehlo.convert %wantf0_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd0_0 = tensor.cast %wantw0_0 : tensor<6xf32> to tensor<?xf32>
  %bad0_0 = call @check_f32(%gotd0_0, %wantd0_0, %rtol0, %atol0) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_0.0: "
  vector.print %bad0_0 : i64
  %in1_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in1_1 = stablehlo.constant dense<0> : tensor<i32>
  %in1_2 = stablehlo.constant dense<0> : tensor<i32>
  %in1_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000C0C0"> : tensor<2x3xf32>
  %out1:1 = call @dynamic_update_slice_0(%in1_0, %in1_1, %in1_2, %in1_3) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>, tensor<2x3xf32>) -> (tensor<6x5xf32>)
  %rtol1 = arith.constant 0.000000e+00 : f64
  %atol1 = arith.constant 0.000000e+00 : f64
  %want1_0 = stablehlo.constant dense<"0x000080BF000000C0000040C00000404000008040000080C00000A0C00000C0C00000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %gotf1_0 = stablehlo.reshape %out1#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw1_0 = stablehlo.convert %gotf1_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd1_0 = tensor.cast %gotw1_0 : tensor<30xf32> to tensor<?xf32>
  %wantf1_0 = stablehlo.reshape %want1_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw1_0 = stablehlo.convert %wantf1_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd1_0 = tensor.cast %wantw1_0 : tensor<30xf32> to tensor<?xf32>
  %bad1_0 = call @check_f32(%gotd1_0, %wantd1_0, %rtol1, %atol1) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_0.0: "
  vector.print %bad1_0 : i64
  %in2_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in2_1 = stablehlo.constant dense<0> : tensor<i32>
  %in2_2 = stablehlo.constant dense<0> : tensor<i32>
  %out2:1 = call @dynamic_slice_1(%in2_0, %in2_1, %in2_2) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<1x5xf32>)
  %rtol2 = arith.constant 0.000000e+00 : f64
  %atol2 = arith.constant 0.000000e+00 : f64
  %want2_0 = stablehlo.constant dense<"0x000000000000803F000000400000404000008040"> : tensor<1x5xf32>
  %gotf2_0 = stablehlo.reshape %out2#0 : (tensor<1x5xf32>) -> tensor<5xf32>
  %gotw2_0 = stablehlo.convert %gotf2_0 : (tensor<5xf32>) -> tensor<5xf32>
  %gotd2_0 = tensor.cast %gotw2_0 : tensor<5xf32> to tensor<?xf32>
  %wantf2_0 = stablehlo.reshape %want2_0 : (tensor<1x5xf32>) -> tensor<5xf32>
  %wantw2_0 = stablehlo.convert %wantf2_0 : (tensor<5xf32>) -> tensor<5xf32>
  %wantd2_0 = tensor.cast %wantw2_0 : tensor<5xf32> to tensor<?xf32>
  %bad2_0 = call @check_f32(%gotd2_0, %wantd2_0, %rtol2, %atol2) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_1.0: "
  vector.print %bad2_0 : i64
  %in3_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in3_1 = stablehlo.constant dense<0> : tensor<i32>
  %in3_2 = stablehlo.constant dense<0> : tensor<i32>
  %in3_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C0"> : tensor<1x5xf32>
  %out3:1 = call @dynamic_update_slice_1(%in3_0, %in3_1, %in3_2, %in3_3) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>, tensor<1x5xf32>) -> (tensor<6x5xf32>)
  %rtol3 = arith.constant 0.000000e+00 : f64
  %atol3 = arith.constant 0.000000e+00 : f64
  %want3_0 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %gotf3_0 = stablehlo.reshape %out3#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw3_0 = stablehlo.convert %gotf3_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd3_0 = tensor.cast %gotw3_0 : tensor<30xf32> to tensor<?xf32>
  %wantf3_0 = stablehlo.reshape %want3_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw3_0 = stablehlo.convert %wantf3_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd3_0 = tensor.cast %wantw3_0 : tensor<30xf32> to tensor<?xf32>
  %bad3_0 = call @check_f32(%gotd3_0, %wantd3_0, %rtol3, %atol3) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_1.0: "
  vector.print %bad3_0 : i64
  %in4_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in4_1 = stablehlo.constant dense<0> : tensor<i32>
  %in4_2 = stablehlo.constant dense<0> : tensor<i32>
  %out4:1 = call @dynamic_slice_2(%in4_0, %in4_1, %in4_2) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<1x1xf32>)
  %rtol4 = arith.constant 0.000000e+00 : f64
  %atol4 = arith.constant 0.000000e+00 : f64
  %want4_0 = stablehlo.constant dense<"0x00000000"> : tensor<1x1xf32>
  %gotf4_0 = stablehlo.reshape %out4#0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %gotw4_0 = stablehlo.convert %gotf4_0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd4_0 = tensor.cast %gotw4_0 : tensor<1xf32> to tensor<?xf32>
  %wantf4_0 = stablehlo.reshape %want4_0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %wantw4_0 = stablehlo.convert %wantf4_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd4_0 = tensor.cast %wantw4_0 : tensor<1xf32> to tensor<?xf32>
  %bad4_0 = call @check_f32(%gotd4_0, %wantd4_0, %rtol4, %atol4) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_2.0: "
  vector.print %bad4_0 : i64
  %in5_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in5_1 = stablehlo.constant dense<0> : tensor<i32>
  %in5_2 = stablehlo.constant dense<0> : tensor<i32>
  %in5_3 = stablehlo.constant dense<"0x000080BF"> : tensor<1x1xf32>
  %out5:1 = call @dynamic_update_slice_2(%in5_0, %in5_1, %in5_2, %in5_3) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>, tensor<1x1xf32>) -> (tensor<6x5xf32>)
  %rtol5 = arith.constant 0.000000e+00 : f64
  %atol5 = arith.constant 0.000000e+00 : f64
  %want5_0 = stablehlo.constant dense<"0x000080BF0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %gotf5_0 = stablehlo.reshape %out5#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw5_0 = stablehlo.convert %gotf5_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd5_0 = tensor.cast %gotw5_0 : tensor<30xf32> to tensor<?xf32>
  %wantf5_0 = stablehlo.reshape %want5_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw5_0 = stablehlo.convert %wantf5_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd5_0 = tensor.cast %wantw5_0 : tensor<30xf32> to tensor<?xf32>
  %bad5_0 = call @check_f32(%gotd5_0, %wantd5_0, %rtol5, %atol5) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_2.0: "
  vector.print %bad5_0 : i64
  %in6_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in6_1 = stablehlo.constant dense<2> : tensor<i32>
  %in6_2 = stablehlo.constant dense<1> : tensor<i32>
  %out6:1 = call @dynamic_slice_3(%in6_0, %in6_1, %in6_2) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xf32>)
  %rtol6 = arith.constant 0.000000e+00 : f64
  %atol6 = arith.constant 0.000000e+00 : f64
  %want6_0 = stablehlo.constant dense<"0x000030410000404100005041000080410000884100009041"> : tensor<2x3xf32>
  %gotf6_0 = stablehlo.reshape %out6#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw6_0 = stablehlo.convert %gotf6_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd6_0 = tensor.cast %gotw6_0 : tensor<6xf32> to tensor<?xf32>
  %wantf6_0 = stablehlo.reshape %want6_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw6_0 = stablehlo.convert %wantf6_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd6_0 = tensor.cast %wantw6_0 : tensor<6xf32> to tensor<?xf32>
  %bad6_0 = call @check_f32(%gotd6_0, %wantd6_0, %rtol6, %atol6) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_3.0: "
  vector.print %bad6_0 : i64
  %in7_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in7_1 = stablehlo.constant dense<2> : tensor<i32>
  %in7_2 = stablehlo.constant dense<1> : tensor<i32>
  %in7_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000C0C0"> : tensor<2x3xf32>
  %out7:1 = call @dynamic_update_slice_3(%in7_0, %in7_1, %in7_2, %in7_3) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>, tensor<2x3xf32>) -> (tensor<6x5xf32>)
  %rtol7 = arith.constant 0.000000e+00 : f64
  %atol7 = arith.constant 0.000000e+00 : f64
  %want7_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000080BF000000C0000040C00000604100007041000080C00000A0C00000C0C0000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %gotf7_0 = stablehlo.reshape %out7#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw7_0 = stablehlo.convert %gotf7_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd7_0 = tensor.cast %gotw7_0 : tensor<30xf32> to tensor<?xf32>
  %wantf7_0 = stablehlo.reshape %want7_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw7_0 = stablehlo.convert %wantf7_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd7_0 = tensor.cast %wantw7_0 : tensor<30xf32> to tensor<?xf32>
  %bad7_0 = call @check_f32(%gotd7_0, %wantd7_0, %rtol7, %atol7) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_3.0: "
  vector.print %bad7_0 : i64
  %in8_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in8_1 = stablehlo.constant dense<2> : tensor<i32>
  %in8_2 = stablehlo.constant dense<1> : tensor<i32>
  %out8:1 = call @dynamic_slice_4(%in8_0, %in8_1, %in8_2) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<1x5xf32>)
  %rtol8 = arith.constant 0.000000e+00 : f64
  %atol8 = arith.constant 0.000000e+00 : f64
  %want8_0 = stablehlo.constant dense<"0x0000204100003041000040410000504100006041"> : tensor<1x5xf32>
  %gotf8_0 = stablehlo.reshape %out8#0 : (tensor<1x5xf32>) -> tensor<5xf32>
  %gotw8_0 = stablehlo.convert %gotf8_0 : (tensor<5xf32>) -> tensor<5xf32>
  %gotd8_0 = tensor.cast %gotw8_0 : tensor<5xf32> to tensor<?xf32>
  %wantf8_0 = stablehlo.reshape %want8_0 : (tensor<1x5xf32>) -> tensor<5xf32>
  %wantw8_0 = stablehlo.convert %wantf8_0 : (tensor<5xf32>) -> tensor<5xf32>
  %wantd8_0 = tensor.cast %wantw8_0 : tensor<5xf32> to tensor<?xf32>
  %bad8_0 = call @check_f32(%gotd8_0, %wantd8_0, %rtol8, %atol8) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_4.0: "
  vector.print %bad8_0 : i64
  %in9_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in9_1 = stablehlo.constant dense<2> : tensor<i32>
  %in9_2 = stablehlo.constant dense<1> : tensor<i32>
  %in9_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C0"> : tensor<1x5xf32>
  %out9:1 = call @dynamic_update_slice_4(%in9_0, %in9_1, %in9_2, %in9_3) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>, tensor<1x5xf32>) -> (tensor<6x5xf32>)
  %rtol9 = arith.constant 0.000000e+00 : f64
  %atol9 = arith.constant 0.000000e+00 : f64
  %want9_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000080BF000000C0000040C0000080C00000A0C000007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %gotf9_0 = stablehlo.reshape %out9#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw9_0 = stablehlo.convert %gotf9_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd9_0 = tensor.cast %gotw9_0 : tensor<30xf32> to tensor<?xf32>
  %wantf9_0 = stablehlo.reshape %want9_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw9_0 = stablehlo.convert %wantf9_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd9_0 = tensor.cast %wantw9_0 : tensor<30xf32> to tensor<?xf32>
  %bad9_0 = call @check_f32(%gotd9_0, %wantd9_0, %rtol9, %atol9) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_4.0: "
  vector.print %bad9_0 : i64
  %in10_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in10_1 = stablehlo.constant dense<2> : tensor<i32>
  %in10_2 = stablehlo.constant dense<1> : tensor<i32>
  %out10:1 = call @dynamic_slice_5(%in10_0, %in10_1, %in10_2) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<1x1xf32>)
  %rtol10 = arith.constant 0.000000e+00 : f64
  %atol10 = arith.constant 0.000000e+00 : f64
  %want10_0 = stablehlo.constant dense<"0x00003041"> : tensor<1x1xf32>
  %gotf10_0 = stablehlo.reshape %out10#0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %gotw10_0 = stablehlo.convert %gotf10_0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd10_0 = tensor.cast %gotw10_0 : tensor<1xf32> to tensor<?xf32>
  %wantf10_0 = stablehlo.reshape %want10_0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %wantw10_0 = stablehlo.convert %wantf10_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd10_0 = tensor.cast %wantw10_0 : tensor<1xf32> to tensor<?xf32>
  %bad10_0 = call @check_f32(%gotd10_0, %wantd10_0, %rtol10, %atol10) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_5.0: "
  vector.print %bad10_0 : i64
  %in11_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in11_1 = stablehlo.constant dense<2> : tensor<i32>
  %in11_2 = stablehlo.constant dense<1> : tensor<i32>
  %in11_3 = stablehlo.constant dense<"0x000080BF"> : tensor<1x1xf32>
  %out11:1 = call @dynamic_update_slice_5(%in11_0, %in11_1, %in11_2, %in11_3) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>, tensor<1x1xf32>) -> (tensor<6x5xf32>)
  %rtol11 = arith.constant 0.000000e+00 : f64
  %atol11 = arith.constant 0.000000e+00 : f64
  %want11_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000080BF00004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %gotf11_0 = stablehlo.reshape %out11#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw11_0 = stablehlo.convert %gotf11_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd11_0 = tensor.cast %gotw11_0 : tensor<30xf32> to tensor<?xf32>
  %wantf11_0 = stablehlo.reshape %want11_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw11_0 = stablehlo.convert %wantf11_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd11_0 = tensor.cast %wantw11_0 : tensor<30xf32> to tensor<?xf32>
  %bad11_0 = call @check_f32(%gotd11_0, %wantd11_0, %rtol11, %atol11) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_5.0: "
  vector.print %bad11_0 : i64
  %in12_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in12_1 = stablehlo.constant dense<100> : tensor<i32>
  %in12_2 = stablehlo.constant dense<3> : tensor<i32>
  %out12:1 = call @dynamic_slice_6(%in12_0, %in12_1, %in12_2) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xf32>)
  %rtol12 = arith.constant 0.000000e+00 : f64
  %atol12 = arith.constant 0.000000e+00 : f64
  %want12_0 = stablehlo.constant dense<"0x0000B0410000B8410000C0410000D8410000E0410000E841"> : tensor<2x3xf32>
  %gotf12_0 = stablehlo.reshape %out12#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw12_0 = stablehlo.convert %gotf12_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd12_0 = tensor.cast %gotw12_0 : tensor<6xf32> to tensor<?xf32>
  %wantf12_0 = stablehlo.reshape %want12_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw12_0 = stablehlo.convert %wantf12_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd12_0 = tensor.cast %wantw12_0 : tensor<6xf32> to tensor<?xf32>
  %bad12_0 = call @check_f32(%gotd12_0, %wantd12_0, %rtol12, %atol12) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_6.0: "
  vector.print %bad12_0 : i64
  %in13_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in13_1 = stablehlo.constant dense<100> : tensor<i32>
  %in13_2 = stablehlo.constant dense<3> : tensor<i32>
  %in13_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000C0C0"> : tensor<2x3xf32>
  %out13:1 = call @dynamic_update_slice_6(%in13_0, %in13_1, %in13_2, %in13_3) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>, tensor<2x3xf32>) -> (tensor<6x5xf32>)
  %rtol13 = arith.constant 0.000000e+00 : f64
  %atol13 = arith.constant 0.000000e+00 : f64
  %want13_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A841000080BF000000C0000040C00000C8410000D041000080C00000A0C00000C0C0"> : tensor<6x5xf32>
  %gotf13_0 = stablehlo.reshape %out13#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw13_0 = stablehlo.convert %gotf13_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd13_0 = tensor.cast %gotw13_0 : tensor<30xf32> to tensor<?xf32>
  %wantf13_0 = stablehlo.reshape %want13_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw13_0 = stablehlo.convert %wantf13_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd13_0 = tensor.cast %wantw13_0 : tensor<30xf32> to tensor<?xf32>
  %bad13_0 = call @check_f32(%gotd13_0, %wantd13_0, %rtol13, %atol13) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_6.0: "
  vector.print %bad13_0 : i64
  %in14_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in14_1 = stablehlo.constant dense<100> : tensor<i32>
  %in14_2 = stablehlo.constant dense<3> : tensor<i32>
  %out14:1 = call @dynamic_slice_7(%in14_0, %in14_1, %in14_2) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<1x5xf32>)
  %rtol14 = arith.constant 0.000000e+00 : f64
  %atol14 = arith.constant 0.000000e+00 : f64
  %want14_0 = stablehlo.constant dense<"0x0000C8410000D0410000D8410000E0410000E841"> : tensor<1x5xf32>
  %gotf14_0 = stablehlo.reshape %out14#0 : (tensor<1x5xf32>) -> tensor<5xf32>
  %gotw14_0 = stablehlo.convert %gotf14_0 : (tensor<5xf32>) -> tensor<5xf32>
  %gotd14_0 = tensor.cast %gotw14_0 : tensor<5xf32> to tensor<?xf32>
  %wantf14_0 = stablehlo.reshape %want14_0 : (tensor<1x5xf32>) -> tensor<5xf32>
  %wantw14_0 = stablehlo.convert %wantf14_0 : (tensor<5xf32>) -> tensor<5xf32>
  %wantd14_0 = tensor.cast %wantw14_0 : tensor<5xf32> to tensor<?xf32>
  %bad14_0 = call @check_f32(%gotd14_0, %wantd14_0, %rtol14, %atol14) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_7.0: "
  vector.print %bad14_0 : i64
  %in15_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in15_1 = stablehlo.constant dense<100> : tensor<i32>
  %in15_2 = stablehlo.constant dense<3> : tensor<i32>
  %in15_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C0"> : tensor<1x5xf32>
  %out15:1 = call @dynamic_update_slice_7(%in15_0, %in15_1, %in15_2, %in15_3) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>, tensor<1x5xf32>) -> (tensor<6x5xf32>)
  %rtol15 = arith.constant 0.000000e+00 : f64
  %atol15 = arith.constant 0.000000e+00 : f64
  %want15_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C041000080BF000000C0000040C0000080C00000A0C0"> : tensor<6x5xf32>
  %gotf15_0 = stablehlo.reshape %out15#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw15_0 = stablehlo.convert %gotf15_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd15_0 = tensor.cast %gotw15_0 : tensor<30xf32> to tensor<?xf32>
  %wantf15_0 = stablehlo.reshape %want15_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw15_0 = stablehlo.convert %wantf15_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd15_0 = tensor.cast %wantw15_0 : tensor<30xf32> to tensor<?xf32>
  %bad15_0 = call @check_f32(%gotd15_0, %wantd15_0, %rtol15, %atol15) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_7.0: "
  vector.print %bad15_0 : i64
  %in16_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in16_1 = stablehlo.constant dense<100> : tensor<i32>
  %in16_2 = stablehlo.constant dense<3> : tensor<i32>
  %out16:1 = call @dynamic_slice_8(%in16_0, %in16_1, %in16_2) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<1x1xf32>)
  %rtol16 = arith.constant 0.000000e+00 : f64
  %atol16 = arith.constant 0.000000e+00 : f64
  %want16_0 = stablehlo.constant dense<"0x0000E041"> : tensor<1x1xf32>
  %gotf16_0 = stablehlo.reshape %out16#0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %gotw16_0 = stablehlo.convert %gotf16_0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd16_0 = tensor.cast %gotw16_0 : tensor<1xf32> to tensor<?xf32>
  %wantf16_0 = stablehlo.reshape %want16_0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %wantw16_0 = stablehlo.convert %wantf16_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd16_0 = tensor.cast %wantw16_0 : tensor<1xf32> to tensor<?xf32>
  %bad16_0 = call @check_f32(%gotd16_0, %wantd16_0, %rtol16, %atol16) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_8.0: "
  vector.print %bad16_0 : i64
  %in17_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in17_1 = stablehlo.constant dense<100> : tensor<i32>
  %in17_2 = stablehlo.constant dense<3> : tensor<i32>
  %in17_3 = stablehlo.constant dense<"0x000080BF"> : tensor<1x1xf32>
  %out17:1 = call @dynamic_update_slice_8(%in17_0, %in17_1, %in17_2, %in17_3) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>, tensor<1x1xf32>) -> (tensor<6x5xf32>)
  %rtol17 = arith.constant 0.000000e+00 : f64
  %atol17 = arith.constant 0.000000e+00 : f64
  %want17_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D841000080BF0000E841"> : tensor<6x5xf32>
  %gotf17_0 = stablehlo.reshape %out17#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw17_0 = stablehlo.convert %gotf17_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd17_0 = tensor.cast %gotw17_0 : tensor<30xf32> to tensor<?xf32>
  %wantf17_0 = stablehlo.reshape %want17_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw17_0 = stablehlo.convert %wantf17_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd17_0 = tensor.cast %wantw17_0 : tensor<30xf32> to tensor<?xf32>
  %bad17_0 = call @check_f32(%gotd17_0, %wantd17_0, %rtol17, %atol17) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_8.0: "
  vector.print %bad17_0 : i64
  %in18_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in18_1 = stablehlo.constant dense<-1> : tensor<i32>
  %in18_2 = stablehlo.constant dense<2> : tensor<i32>
  %out18:1 = call @dynamic_slice_9(%in18_0, %in18_1, %in18_2) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xf32>)
  %rtol18 = arith.constant 0.000000e+00 : f64
  %atol18 = arith.constant 0.000000e+00 : f64
  %want18_0 = stablehlo.constant dense<"0x0000004000004040000080400000E0400000004100001041"> : tensor<2x3xf32>
  %gotf18_0 = stablehlo.reshape %out18#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw18_0 = stablehlo.convert %gotf18_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd18_0 = tensor.cast %gotw18_0 : tensor<6xf32> to tensor<?xf32>
  %wantf18_0 = stablehlo.reshape %want18_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw18_0 = stablehlo.convert %wantf18_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd18_0 = tensor.cast %wantw18_0 : tensor<6xf32> to tensor<?xf32>
  %bad18_0 = call @check_f32(%gotd18_0, %wantd18_0, %rtol18, %atol18) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_9.0: "
  vector.print %bad18_0 : i64
  %in19_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in19_1 = stablehlo.constant dense<-1> : tensor<i32>
  %in19_2 = stablehlo.constant dense<2> : tensor<i32>
  %in19_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000C0C0"> : tensor<2x3xf32>
  %out19:1 = call @dynamic_update_slice_9(%in19_0, %in19_1, %in19_2, %in19_3) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>, tensor<2x3xf32>) -> (tensor<6x5xf32>)
  %rtol19 = arith.constant 0.000000e+00 : f64
  %atol19 = arith.constant 0.000000e+00 : f64
  %want19_0 = stablehlo.constant dense<"0x000000000000803F000080BF000000C0000040C00000A0400000C040000080C00000A0C00000C0C0000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %gotf19_0 = stablehlo.reshape %out19#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw19_0 = stablehlo.convert %gotf19_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd19_0 = tensor.cast %gotw19_0 : tensor<30xf32> to tensor<?xf32>
  %wantf19_0 = stablehlo.reshape %want19_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw19_0 = stablehlo.convert %wantf19_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd19_0 = tensor.cast %wantw19_0 : tensor<30xf32> to tensor<?xf32>
  %bad19_0 = call @check_f32(%gotd19_0, %wantd19_0, %rtol19, %atol19) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_9.0: "
  vector.print %bad19_0 : i64
  %in20_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in20_1 = stablehlo.constant dense<-1> : tensor<i32>
  %in20_2 = stablehlo.constant dense<2> : tensor<i32>
  %out20:1 = call @dynamic_slice_10(%in20_0, %in20_1, %in20_2) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<1x5xf32>)
  %rtol20 = arith.constant 0.000000e+00 : f64
  %atol20 = arith.constant 0.000000e+00 : f64
  %want20_0 = stablehlo.constant dense<"0x000000000000803F000000400000404000008040"> : tensor<1x5xf32>
  %gotf20_0 = stablehlo.reshape %out20#0 : (tensor<1x5xf32>) -> tensor<5xf32>
  %gotw20_0 = stablehlo.convert %gotf20_0 : (tensor<5xf32>) -> tensor<5xf32>
  %gotd20_0 = tensor.cast %gotw20_0 : tensor<5xf32> to tensor<?xf32>
  %wantf20_0 = stablehlo.reshape %want20_0 : (tensor<1x5xf32>) -> tensor<5xf32>
  %wantw20_0 = stablehlo.convert %wantf20_0 : (tensor<5xf32>) -> tensor<5xf32>
  %wantd20_0 = tensor.cast %wantw20_0 : tensor<5xf32> to tensor<?xf32>
  %bad20_0 = call @check_f32(%gotd20_0, %wantd20_0, %rtol20, %atol20) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_10.0: "
  vector.print %bad20_0 : i64
  %in21_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in21_1 = stablehlo.constant dense<-1> : tensor<i32>
  %in21_2 = stablehlo.constant dense<2> : tensor<i32>
  %in21_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C0"> : tensor<1x5xf32>
  %out21:1 = call @dynamic_update_slice_10(%in21_0, %in21_1, %in21_2, %in21_3) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>, tensor<1x5xf32>) -> (tensor<6x5xf32>)
  %rtol21 = arith.constant 0.000000e+00 : f64
  %atol21 = arith.constant 0.000000e+00 : f64
  %want21_0 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %gotf21_0 = stablehlo.reshape %out21#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw21_0 = stablehlo.convert %gotf21_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd21_0 = tensor.cast %gotw21_0 : tensor<30xf32> to tensor<?xf32>
  %wantf21_0 = stablehlo.reshape %want21_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw21_0 = stablehlo.convert %wantf21_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd21_0 = tensor.cast %wantw21_0 : tensor<30xf32> to tensor<?xf32>
  %bad21_0 = call @check_f32(%gotd21_0, %wantd21_0, %rtol21, %atol21) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_10.0: "
  vector.print %bad21_0 : i64
  %in22_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in22_1 = stablehlo.constant dense<-1> : tensor<i32>
  %in22_2 = stablehlo.constant dense<2> : tensor<i32>
  %out22:1 = call @dynamic_slice_11(%in22_0, %in22_1, %in22_2) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<1x1xf32>)
  %rtol22 = arith.constant 0.000000e+00 : f64
  %atol22 = arith.constant 0.000000e+00 : f64
  %want22_0 = stablehlo.constant dense<"0x00000040"> : tensor<1x1xf32>
  %gotf22_0 = stablehlo.reshape %out22#0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %gotw22_0 = stablehlo.convert %gotf22_0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd22_0 = tensor.cast %gotw22_0 : tensor<1xf32> to tensor<?xf32>
  %wantf22_0 = stablehlo.reshape %want22_0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %wantw22_0 = stablehlo.convert %wantf22_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd22_0 = tensor.cast %wantw22_0 : tensor<1xf32> to tensor<?xf32>
  %bad22_0 = call @check_f32(%gotd22_0, %wantd22_0, %rtol22, %atol22) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_11.0: "
  vector.print %bad22_0 : i64
  %in23_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in23_1 = stablehlo.constant dense<-1> : tensor<i32>
  %in23_2 = stablehlo.constant dense<2> : tensor<i32>
  %in23_3 = stablehlo.constant dense<"0x000080BF"> : tensor<1x1xf32>
  %out23:1 = call @dynamic_update_slice_11(%in23_0, %in23_1, %in23_2, %in23_3) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>, tensor<1x1xf32>) -> (tensor<6x5xf32>)
  %rtol23 = arith.constant 0.000000e+00 : f64
  %atol23 = arith.constant 0.000000e+00 : f64
  %want23_0 = stablehlo.constant dense<"0x000000000000803F000080BF00004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %gotf23_0 = stablehlo.reshape %out23#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw23_0 = stablehlo.convert %gotf23_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd23_0 = tensor.cast %gotw23_0 : tensor<30xf32> to tensor<?xf32>
  %wantf23_0 = stablehlo.reshape %want23_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw23_0 = stablehlo.convert %wantf23_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd23_0 = tensor.cast %wantw23_0 : tensor<30xf32> to tensor<?xf32>
  %bad23_0 = call @check_f32(%gotd23_0, %wantd23_0, %rtol23, %atol23) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_11.0: "
  vector.print %bad23_0 : i64
  %in24_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in24_1 = stablehlo.constant dense<120> : tensor<i32>
  %in24_2 = stablehlo.constant dense<-128> : tensor<i32>
  %out24:1 = call @dynamic_slice_12(%in24_0, %in24_1, %in24_2) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<2x3xf32>)
  %rtol24 = arith.constant 0.000000e+00 : f64
  %atol24 = arith.constant 0.000000e+00 : f64
  %want24_0 = stablehlo.constant dense<"0x0000A0410000A8410000B0410000C8410000D0410000D841"> : tensor<2x3xf32>
  %gotf24_0 = stablehlo.reshape %out24#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw24_0 = stablehlo.convert %gotf24_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd24_0 = tensor.cast %gotw24_0 : tensor<6xf32> to tensor<?xf32>
  %wantf24_0 = stablehlo.reshape %want24_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw24_0 = stablehlo.convert %wantf24_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd24_0 = tensor.cast %wantw24_0 : tensor<6xf32> to tensor<?xf32>
  %bad24_0 = call @check_f32(%gotd24_0, %wantd24_0, %rtol24, %atol24) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_12.0: "
  vector.print %bad24_0 : i64
  %in25_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in25_1 = stablehlo.constant dense<120> : tensor<i32>
  %in25_2 = stablehlo.constant dense<-128> : tensor<i32>
  %in25_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000C0C0"> : tensor<2x3xf32>
  %out25:1 = call @dynamic_update_slice_12(%in25_0, %in25_1, %in25_2, %in25_3) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>, tensor<2x3xf32>) -> (tensor<6x5xf32>)
  %rtol25 = arith.constant 0.000000e+00 : f64
  %atol25 = arith.constant 0.000000e+00 : f64
  %want25_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841000080BF000000C0000040C00000B8410000C041000080C00000A0C00000C0C00000E0410000E841"> : tensor<6x5xf32>
  %gotf25_0 = stablehlo.reshape %out25#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw25_0 = stablehlo.convert %gotf25_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd25_0 = tensor.cast %gotw25_0 : tensor<30xf32> to tensor<?xf32>
  %wantf25_0 = stablehlo.reshape %want25_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw25_0 = stablehlo.convert %wantf25_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd25_0 = tensor.cast %wantw25_0 : tensor<30xf32> to tensor<?xf32>
  %bad25_0 = call @check_f32(%gotd25_0, %wantd25_0, %rtol25, %atol25) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_12.0: "
  vector.print %bad25_0 : i64
  %in26_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in26_1 = stablehlo.constant dense<120> : tensor<i32>
  %in26_2 = stablehlo.constant dense<-128> : tensor<i32>
  %out26:1 = call @dynamic_slice_13(%in26_0, %in26_1, %in26_2) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<1x5xf32>)
  %rtol26 = arith.constant 0.000000e+00 : f64
  %atol26 = arith.constant 0.000000e+00 : f64
  %want26_0 = stablehlo.constant dense<"0x0000C8410000D0410000D8410000E0410000E841"> : tensor<1x5xf32>
  %gotf26_0 = stablehlo.reshape %out26#0 : (tensor<1x5xf32>) -> tensor<5xf32>
  %gotw26_0 = stablehlo.convert %gotf26_0 : (tensor<5xf32>) -> tensor<5xf32>
  %gotd26_0 = tensor.cast %gotw26_0 : tensor<5xf32> to tensor<?xf32>
  %wantf26_0 = stablehlo.reshape %want26_0 : (tensor<1x5xf32>) -> tensor<5xf32>
  %wantw26_0 = stablehlo.convert %wantf26_0 : (tensor<5xf32>) -> tensor<5xf32>
  %wantd26_0 = tensor.cast %wantw26_0 : tensor<5xf32> to tensor<?xf32>
  %bad26_0 = call @check_f32(%gotd26_0, %wantd26_0, %rtol26, %atol26) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_13.0: "
  vector.print %bad26_0 : i64
  %in27_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in27_1 = stablehlo.constant dense<120> : tensor<i32>
  %in27_2 = stablehlo.constant dense<-128> : tensor<i32>
  %in27_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C0"> : tensor<1x5xf32>
  %out27:1 = call @dynamic_update_slice_13(%in27_0, %in27_1, %in27_2, %in27_3) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>, tensor<1x5xf32>) -> (tensor<6x5xf32>)
  %rtol27 = arith.constant 0.000000e+00 : f64
  %atol27 = arith.constant 0.000000e+00 : f64
  %want27_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C041000080BF000000C0000040C0000080C00000A0C0"> : tensor<6x5xf32>
  %gotf27_0 = stablehlo.reshape %out27#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw27_0 = stablehlo.convert %gotf27_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd27_0 = tensor.cast %gotw27_0 : tensor<30xf32> to tensor<?xf32>
  %wantf27_0 = stablehlo.reshape %want27_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw27_0 = stablehlo.convert %wantf27_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd27_0 = tensor.cast %wantw27_0 : tensor<30xf32> to tensor<?xf32>
  %bad27_0 = call @check_f32(%gotd27_0, %wantd27_0, %rtol27, %atol27) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_13.0: "
  vector.print %bad27_0 : i64
  %in28_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in28_1 = stablehlo.constant dense<120> : tensor<i32>
  %in28_2 = stablehlo.constant dense<-128> : tensor<i32>
  %out28:1 = call @dynamic_slice_14(%in28_0, %in28_1, %in28_2) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> (tensor<1x1xf32>)
  %rtol28 = arith.constant 0.000000e+00 : f64
  %atol28 = arith.constant 0.000000e+00 : f64
  %want28_0 = stablehlo.constant dense<"0x0000C841"> : tensor<1x1xf32>
  %gotf28_0 = stablehlo.reshape %out28#0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %gotw28_0 = stablehlo.convert %gotf28_0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd28_0 = tensor.cast %gotw28_0 : tensor<1xf32> to tensor<?xf32>
  %wantf28_0 = stablehlo.reshape %want28_0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %wantw28_0 = stablehlo.convert %wantf28_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd28_0 = tensor.cast %wantw28_0 : tensor<1xf32> to tensor<?xf32>
  %bad28_0 = call @check_f32(%gotd28_0, %wantd28_0, %rtol28, %atol28) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_14.0: "
  vector.print %bad28_0 : i64
  %in29_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in29_1 = stablehlo.constant dense<120> : tensor<i32>
  %in29_2 = stablehlo.constant dense<-128> : tensor<i32>
  %in29_3 = stablehlo.constant dense<"0x000080BF"> : tensor<1x1xf32>
  %out29:1 = call @dynamic_update_slice_14(%in29_0, %in29_1, %in29_2, %in29_3) : (tensor<6x5xf32>, tensor<i32>, tensor<i32>, tensor<1x1xf32>) -> (tensor<6x5xf32>)
  %rtol29 = arith.constant 0.000000e+00 : f64
  %atol29 = arith.constant 0.000000e+00 : f64
  %want29_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C041000080BF0000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %gotf29_0 = stablehlo.reshape %out29#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw29_0 = stablehlo.convert %gotf29_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd29_0 = tensor.cast %gotw29_0 : tensor<30xf32> to tensor<?xf32>
  %wantf29_0 = stablehlo.reshape %want29_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw29_0 = stablehlo.convert %wantf29_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd29_0 = tensor.cast %wantw29_0 : tensor<30xf32> to tensor<?xf32>
  %bad29_0 = call @check_f32(%gotd29_0, %wantd29_0, %rtol29, %atol29) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_14.0: "
  vector.print %bad29_0 : i64
  %in30_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in30_1 = stablehlo.constant dense<0> : tensor<ui32>
  %in30_2 = stablehlo.constant dense<0> : tensor<ui32>
  %out30:1 = call @dynamic_slice_15(%in30_0, %in30_1, %in30_2) : (tensor<6x5xf32>, tensor<ui32>, tensor<ui32>) -> (tensor<2x3xf32>)
  %rtol30 = arith.constant 0.000000e+00 : f64
  %atol30 = arith.constant 0.000000e+00 : f64
  %want30_0 = stablehlo.constant dense<"0x000000000000803F000000400000A0400000C0400000E040"> : tensor<2x3xf32>
  %gotf30_0 = stablehlo.reshape %out30#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw30_0 = stablehlo.convert %gotf30_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd30_0 = tensor.cast %gotw30_0 : tensor<6xf32> to tensor<?xf32>
  %wantf30_0 = stablehlo.reshape %want30_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw30_0 = stablehlo.convert %wantf30_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd30_0 = tensor.cast %wantw30_0 : tensor<6xf32> to tensor<?xf32>
  %bad30_0 = call @check_f32(%gotd30_0, %wantd30_0, %rtol30, %atol30) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_15.0: "
  vector.print %bad30_0 : i64
  %in31_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in31_1 = stablehlo.constant dense<0> : tensor<ui32>
  %in31_2 = stablehlo.constant dense<0> : tensor<ui32>
  %in31_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000C0C0"> : tensor<2x3xf32>
  %out31:1 = call @dynamic_update_slice_15(%in31_0, %in31_1, %in31_2, %in31_3) : (tensor<6x5xf32>, tensor<ui32>, tensor<ui32>, tensor<2x3xf32>) -> (tensor<6x5xf32>)
  %rtol31 = arith.constant 0.000000e+00 : f64
  %atol31 = arith.constant 0.000000e+00 : f64
  %want31_0 = stablehlo.constant dense<"0x000080BF000000C0000040C00000404000008040000080C00000A0C00000C0C00000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %gotf31_0 = stablehlo.reshape %out31#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw31_0 = stablehlo.convert %gotf31_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd31_0 = tensor.cast %gotw31_0 : tensor<30xf32> to tensor<?xf32>
  %wantf31_0 = stablehlo.reshape %want31_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw31_0 = stablehlo.convert %wantf31_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd31_0 = tensor.cast %wantw31_0 : tensor<30xf32> to tensor<?xf32>
  %bad31_0 = call @check_f32(%gotd31_0, %wantd31_0, %rtol31, %atol31) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_15.0: "
  vector.print %bad31_0 : i64
  %in32_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in32_1 = stablehlo.constant dense<2> : tensor<ui32>
  %in32_2 = stablehlo.constant dense<1> : tensor<ui32>
  %out32:1 = call @dynamic_slice_16(%in32_0, %in32_1, %in32_2) : (tensor<6x5xf32>, tensor<ui32>, tensor<ui32>) -> (tensor<2x3xf32>)
  %rtol32 = arith.constant 0.000000e+00 : f64
  %atol32 = arith.constant 0.000000e+00 : f64
  %want32_0 = stablehlo.constant dense<"0x000030410000404100005041000080410000884100009041"> : tensor<2x3xf32>
  %gotf32_0 = stablehlo.reshape %out32#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw32_0 = stablehlo.convert %gotf32_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd32_0 = tensor.cast %gotw32_0 : tensor<6xf32> to tensor<?xf32>
  %wantf32_0 = stablehlo.reshape %want32_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw32_0 = stablehlo.convert %wantf32_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd32_0 = tensor.cast %wantw32_0 : tensor<6xf32> to tensor<?xf32>
  %bad32_0 = call @check_f32(%gotd32_0, %wantd32_0, %rtol32, %atol32) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_16.0: "
  vector.print %bad32_0 : i64
  %in33_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in33_1 = stablehlo.constant dense<2> : tensor<ui32>
  %in33_2 = stablehlo.constant dense<1> : tensor<ui32>
  %in33_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000C0C0"> : tensor<2x3xf32>
  %out33:1 = call @dynamic_update_slice_16(%in33_0, %in33_1, %in33_2, %in33_3) : (tensor<6x5xf32>, tensor<ui32>, tensor<ui32>, tensor<2x3xf32>) -> (tensor<6x5xf32>)
  %rtol33 = arith.constant 0.000000e+00 : f64
  %atol33 = arith.constant 0.000000e+00 : f64
  %want33_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000080BF000000C0000040C00000604100007041000080C00000A0C00000C0C0000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %gotf33_0 = stablehlo.reshape %out33#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw33_0 = stablehlo.convert %gotf33_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd33_0 = tensor.cast %gotw33_0 : tensor<30xf32> to tensor<?xf32>
  %wantf33_0 = stablehlo.reshape %want33_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw33_0 = stablehlo.convert %wantf33_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd33_0 = tensor.cast %wantw33_0 : tensor<30xf32> to tensor<?xf32>
  %bad33_0 = call @check_f32(%gotd33_0, %wantd33_0, %rtol33, %atol33) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_16.0: "
  vector.print %bad33_0 : i64
  %in34_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in34_1 = stablehlo.constant dense<100> : tensor<ui32>
  %in34_2 = stablehlo.constant dense<3> : tensor<ui32>
  %out34:1 = call @dynamic_slice_17(%in34_0, %in34_1, %in34_2) : (tensor<6x5xf32>, tensor<ui32>, tensor<ui32>) -> (tensor<2x3xf32>)
  %rtol34 = arith.constant 0.000000e+00 : f64
  %atol34 = arith.constant 0.000000e+00 : f64
  %want34_0 = stablehlo.constant dense<"0x0000B0410000B8410000C0410000D8410000E0410000E841"> : tensor<2x3xf32>
  %gotf34_0 = stablehlo.reshape %out34#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw34_0 = stablehlo.convert %gotf34_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd34_0 = tensor.cast %gotw34_0 : tensor<6xf32> to tensor<?xf32>
  %wantf34_0 = stablehlo.reshape %want34_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw34_0 = stablehlo.convert %wantf34_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd34_0 = tensor.cast %wantw34_0 : tensor<6xf32> to tensor<?xf32>
  %bad34_0 = call @check_f32(%gotd34_0, %wantd34_0, %rtol34, %atol34) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_17.0: "
  vector.print %bad34_0 : i64
  %in35_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in35_1 = stablehlo.constant dense<100> : tensor<ui32>
  %in35_2 = stablehlo.constant dense<3> : tensor<ui32>
  %in35_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000C0C0"> : tensor<2x3xf32>
  %out35:1 = call @dynamic_update_slice_17(%in35_0, %in35_1, %in35_2, %in35_3) : (tensor<6x5xf32>, tensor<ui32>, tensor<ui32>, tensor<2x3xf32>) -> (tensor<6x5xf32>)
  %rtol35 = arith.constant 0.000000e+00 : f64
  %atol35 = arith.constant 0.000000e+00 : f64
  %want35_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A841000080BF000000C0000040C00000C8410000D041000080C00000A0C00000C0C0"> : tensor<6x5xf32>
  %gotf35_0 = stablehlo.reshape %out35#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw35_0 = stablehlo.convert %gotf35_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd35_0 = tensor.cast %gotw35_0 : tensor<30xf32> to tensor<?xf32>
  %wantf35_0 = stablehlo.reshape %want35_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw35_0 = stablehlo.convert %wantf35_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd35_0 = tensor.cast %wantw35_0 : tensor<30xf32> to tensor<?xf32>
  %bad35_0 = call @check_f32(%gotd35_0, %wantd35_0, %rtol35, %atol35) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_17.0: "
  vector.print %bad35_0 : i64
  %in36_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in36_1 = stablehlo.constant dense<101> : tensor<ui32>
  %in36_2 = stablehlo.constant dense<2> : tensor<ui32>
  %out36:1 = call @dynamic_slice_18(%in36_0, %in36_1, %in36_2) : (tensor<6x5xf32>, tensor<ui32>, tensor<ui32>) -> (tensor<2x3xf32>)
  %rtol36 = arith.constant 0.000000e+00 : f64
  %atol36 = arith.constant 0.000000e+00 : f64
  %want36_0 = stablehlo.constant dense<"0x0000B0410000B8410000C0410000D8410000E0410000E841"> : tensor<2x3xf32>
  %gotf36_0 = stablehlo.reshape %out36#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw36_0 = stablehlo.convert %gotf36_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd36_0 = tensor.cast %gotw36_0 : tensor<6xf32> to tensor<?xf32>
  %wantf36_0 = stablehlo.reshape %want36_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw36_0 = stablehlo.convert %wantf36_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd36_0 = tensor.cast %wantw36_0 : tensor<6xf32> to tensor<?xf32>
  %bad36_0 = call @check_f32(%gotd36_0, %wantd36_0, %rtol36, %atol36) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_18.0: "
  vector.print %bad36_0 : i64
  %in37_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in37_1 = stablehlo.constant dense<101> : tensor<ui32>
  %in37_2 = stablehlo.constant dense<2> : tensor<ui32>
  %in37_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000C0C0"> : tensor<2x3xf32>
  %out37:1 = call @dynamic_update_slice_18(%in37_0, %in37_1, %in37_2, %in37_3) : (tensor<6x5xf32>, tensor<ui32>, tensor<ui32>, tensor<2x3xf32>) -> (tensor<6x5xf32>)
  %rtol37 = arith.constant 0.000000e+00 : f64
  %atol37 = arith.constant 0.000000e+00 : f64
  %want37_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A841000080BF000000C0000040C00000C8410000D041000080C00000A0C00000C0C0"> : tensor<6x5xf32>
  %gotf37_0 = stablehlo.reshape %out37#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw37_0 = stablehlo.convert %gotf37_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd37_0 = tensor.cast %gotw37_0 : tensor<30xf32> to tensor<?xf32>
  %wantf37_0 = stablehlo.reshape %want37_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw37_0 = stablehlo.convert %wantf37_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd37_0 = tensor.cast %wantw37_0 : tensor<30xf32> to tensor<?xf32>
  %bad37_0 = call @check_f32(%gotd37_0, %wantd37_0, %rtol37, %atol37) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_18.0: "
  vector.print %bad37_0 : i64
  %in38_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in38_1 = stablehlo.constant dense<120> : tensor<ui32>
  %in38_2 = stablehlo.constant dense<228> : tensor<ui32>
  %out38:1 = call @dynamic_slice_19(%in38_0, %in38_1, %in38_2) : (tensor<6x5xf32>, tensor<ui32>, tensor<ui32>) -> (tensor<2x3xf32>)
  %rtol38 = arith.constant 0.000000e+00 : f64
  %atol38 = arith.constant 0.000000e+00 : f64
  %want38_0 = stablehlo.constant dense<"0x0000B0410000B8410000C0410000D8410000E0410000E841"> : tensor<2x3xf32>
  %gotf38_0 = stablehlo.reshape %out38#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw38_0 = stablehlo.convert %gotf38_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd38_0 = tensor.cast %gotw38_0 : tensor<6xf32> to tensor<?xf32>
  %wantf38_0 = stablehlo.reshape %want38_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw38_0 = stablehlo.convert %wantf38_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd38_0 = tensor.cast %wantw38_0 : tensor<6xf32> to tensor<?xf32>
  %bad38_0 = call @check_f32(%gotd38_0, %wantd38_0, %rtol38, %atol38) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_19.0: "
  vector.print %bad38_0 : i64
  %in39_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in39_1 = stablehlo.constant dense<120> : tensor<ui32>
  %in39_2 = stablehlo.constant dense<228> : tensor<ui32>
  %in39_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000C0C0"> : tensor<2x3xf32>
  %out39:1 = call @dynamic_update_slice_19(%in39_0, %in39_1, %in39_2, %in39_3) : (tensor<6x5xf32>, tensor<ui32>, tensor<ui32>, tensor<2x3xf32>) -> (tensor<6x5xf32>)
  %rtol39 = arith.constant 0.000000e+00 : f64
  %atol39 = arith.constant 0.000000e+00 : f64
  %want39_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A841000080BF000000C0000040C00000C8410000D041000080C00000A0C00000C0C0"> : tensor<6x5xf32>
  %gotf39_0 = stablehlo.reshape %out39#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw39_0 = stablehlo.convert %gotf39_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd39_0 = tensor.cast %gotw39_0 : tensor<30xf32> to tensor<?xf32>
  %wantf39_0 = stablehlo.reshape %want39_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw39_0 = stablehlo.convert %wantf39_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd39_0 = tensor.cast %wantw39_0 : tensor<30xf32> to tensor<?xf32>
  %bad39_0 = call @check_f32(%gotd39_0, %wantd39_0, %rtol39, %atol39) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_19.0: "
  vector.print %bad39_0 : i64
  %in40_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in40_1 = stablehlo.constant dense<0> : tensor<i8>
  %in40_2 = stablehlo.constant dense<0> : tensor<i8>
  %out40:1 = call @dynamic_slice_20(%in40_0, %in40_1, %in40_2) : (tensor<6x5xf32>, tensor<i8>, tensor<i8>) -> (tensor<2x3xf32>)
  %rtol40 = arith.constant 0.000000e+00 : f64
  %atol40 = arith.constant 0.000000e+00 : f64
  %want40_0 = stablehlo.constant dense<"0x000000000000803F000000400000A0400000C0400000E040"> : tensor<2x3xf32>
  %gotf40_0 = stablehlo.reshape %out40#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw40_0 = stablehlo.convert %gotf40_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd40_0 = tensor.cast %gotw40_0 : tensor<6xf32> to tensor<?xf32>
  %wantf40_0 = stablehlo.reshape %want40_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw40_0 = stablehlo.convert %wantf40_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd40_0 = tensor.cast %wantw40_0 : tensor<6xf32> to tensor<?xf32>
  %bad40_0 = call @check_f32(%gotd40_0, %wantd40_0, %rtol40, %atol40) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_20.0: "
  vector.print %bad40_0 : i64
  %in41_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in41_1 = stablehlo.constant dense<0> : tensor<i8>
  %in41_2 = stablehlo.constant dense<0> : tensor<i8>
  %in41_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000C0C0"> : tensor<2x3xf32>
  %out41:1 = call @dynamic_update_slice_20(%in41_0, %in41_1, %in41_2, %in41_3) : (tensor<6x5xf32>, tensor<i8>, tensor<i8>, tensor<2x3xf32>) -> (tensor<6x5xf32>)
  %rtol41 = arith.constant 0.000000e+00 : f64
  %atol41 = arith.constant 0.000000e+00 : f64
  %want41_0 = stablehlo.constant dense<"0x000080BF000000C0000040C00000404000008040000080C00000A0C00000C0C00000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %gotf41_0 = stablehlo.reshape %out41#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw41_0 = stablehlo.convert %gotf41_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd41_0 = tensor.cast %gotw41_0 : tensor<30xf32> to tensor<?xf32>
  %wantf41_0 = stablehlo.reshape %want41_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw41_0 = stablehlo.convert %wantf41_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd41_0 = tensor.cast %wantw41_0 : tensor<30xf32> to tensor<?xf32>
  %bad41_0 = call @check_f32(%gotd41_0, %wantd41_0, %rtol41, %atol41) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_20.0: "
  vector.print %bad41_0 : i64
  %in42_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in42_1 = stablehlo.constant dense<2> : tensor<i8>
  %in42_2 = stablehlo.constant dense<1> : tensor<i8>
  %out42:1 = call @dynamic_slice_21(%in42_0, %in42_1, %in42_2) : (tensor<6x5xf32>, tensor<i8>, tensor<i8>) -> (tensor<2x3xf32>)
  %rtol42 = arith.constant 0.000000e+00 : f64
  %atol42 = arith.constant 0.000000e+00 : f64
  %want42_0 = stablehlo.constant dense<"0x000030410000404100005041000080410000884100009041"> : tensor<2x3xf32>
  %gotf42_0 = stablehlo.reshape %out42#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw42_0 = stablehlo.convert %gotf42_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd42_0 = tensor.cast %gotw42_0 : tensor<6xf32> to tensor<?xf32>
  %wantf42_0 = stablehlo.reshape %want42_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw42_0 = stablehlo.convert %wantf42_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd42_0 = tensor.cast %wantw42_0 : tensor<6xf32> to tensor<?xf32>
  %bad42_0 = call @check_f32(%gotd42_0, %wantd42_0, %rtol42, %atol42) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_21.0: "
  vector.print %bad42_0 : i64
  %in43_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in43_1 = stablehlo.constant dense<2> : tensor<i8>
  %in43_2 = stablehlo.constant dense<1> : tensor<i8>
  %in43_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000C0C0"> : tensor<2x3xf32>
  %out43:1 = call @dynamic_update_slice_21(%in43_0, %in43_1, %in43_2, %in43_3) : (tensor<6x5xf32>, tensor<i8>, tensor<i8>, tensor<2x3xf32>) -> (tensor<6x5xf32>)
  %rtol43 = arith.constant 0.000000e+00 : f64
  %atol43 = arith.constant 0.000000e+00 : f64
  %want43_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000080BF000000C0000040C00000604100007041000080C00000A0C00000C0C0000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %gotf43_0 = stablehlo.reshape %out43#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw43_0 = stablehlo.convert %gotf43_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd43_0 = tensor.cast %gotw43_0 : tensor<30xf32> to tensor<?xf32>
  %wantf43_0 = stablehlo.reshape %want43_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw43_0 = stablehlo.convert %wantf43_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd43_0 = tensor.cast %wantw43_0 : tensor<30xf32> to tensor<?xf32>
  %bad43_0 = call @check_f32(%gotd43_0, %wantd43_0, %rtol43, %atol43) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_21.0: "
  vector.print %bad43_0 : i64
  %in44_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in44_1 = stablehlo.constant dense<100> : tensor<i8>
  %in44_2 = stablehlo.constant dense<3> : tensor<i8>
  %out44:1 = call @dynamic_slice_22(%in44_0, %in44_1, %in44_2) : (tensor<6x5xf32>, tensor<i8>, tensor<i8>) -> (tensor<2x3xf32>)
  %rtol44 = arith.constant 0.000000e+00 : f64
  %atol44 = arith.constant 0.000000e+00 : f64
  %want44_0 = stablehlo.constant dense<"0x0000B0410000B8410000C0410000D8410000E0410000E841"> : tensor<2x3xf32>
  %gotf44_0 = stablehlo.reshape %out44#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw44_0 = stablehlo.convert %gotf44_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd44_0 = tensor.cast %gotw44_0 : tensor<6xf32> to tensor<?xf32>
  %wantf44_0 = stablehlo.reshape %want44_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw44_0 = stablehlo.convert %wantf44_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd44_0 = tensor.cast %wantw44_0 : tensor<6xf32> to tensor<?xf32>
  %bad44_0 = call @check_f32(%gotd44_0, %wantd44_0, %rtol44, %atol44) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_22.0: "
  vector.print %bad44_0 : i64
  %in45_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in45_1 = stablehlo.constant dense<100> : tensor<i8>
  %in45_2 = stablehlo.constant dense<3> : tensor<i8>
  %in45_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000C0C0"> : tensor<2x3xf32>
  %out45:1 = call @dynamic_update_slice_22(%in45_0, %in45_1, %in45_2, %in45_3) : (tensor<6x5xf32>, tensor<i8>, tensor<i8>, tensor<2x3xf32>) -> (tensor<6x5xf32>)
  %rtol45 = arith.constant 0.000000e+00 : f64
  %atol45 = arith.constant 0.000000e+00 : f64
  %want45_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A841000080BF000000C0000040C00000C8410000D041000080C00000A0C00000C0C0"> : tensor<6x5xf32>
  %gotf45_0 = stablehlo.reshape %out45#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw45_0 = stablehlo.convert %gotf45_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd45_0 = tensor.cast %gotw45_0 : tensor<30xf32> to tensor<?xf32>
  %wantf45_0 = stablehlo.reshape %want45_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw45_0 = stablehlo.convert %wantf45_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd45_0 = tensor.cast %wantw45_0 : tensor<30xf32> to tensor<?xf32>
  %bad45_0 = call @check_f32(%gotd45_0, %wantd45_0, %rtol45, %atol45) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_22.0: "
  vector.print %bad45_0 : i64
  %in46_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in46_1 = stablehlo.constant dense<-1> : tensor<i8>
  %in46_2 = stablehlo.constant dense<2> : tensor<i8>
  %out46:1 = call @dynamic_slice_23(%in46_0, %in46_1, %in46_2) : (tensor<6x5xf32>, tensor<i8>, tensor<i8>) -> (tensor<2x3xf32>)
  %rtol46 = arith.constant 0.000000e+00 : f64
  %atol46 = arith.constant 0.000000e+00 : f64
  %want46_0 = stablehlo.constant dense<"0x0000004000004040000080400000E0400000004100001041"> : tensor<2x3xf32>
  %gotf46_0 = stablehlo.reshape %out46#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw46_0 = stablehlo.convert %gotf46_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd46_0 = tensor.cast %gotw46_0 : tensor<6xf32> to tensor<?xf32>
  %wantf46_0 = stablehlo.reshape %want46_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw46_0 = stablehlo.convert %wantf46_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd46_0 = tensor.cast %wantw46_0 : tensor<6xf32> to tensor<?xf32>
  %bad46_0 = call @check_f32(%gotd46_0, %wantd46_0, %rtol46, %atol46) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_23.0: "
  vector.print %bad46_0 : i64
  %in47_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in47_1 = stablehlo.constant dense<-1> : tensor<i8>
  %in47_2 = stablehlo.constant dense<2> : tensor<i8>
  %in47_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000C0C0"> : tensor<2x3xf32>
  %out47:1 = call @dynamic_update_slice_23(%in47_0, %in47_1, %in47_2, %in47_3) : (tensor<6x5xf32>, tensor<i8>, tensor<i8>, tensor<2x3xf32>) -> (tensor<6x5xf32>)
  %rtol47 = arith.constant 0.000000e+00 : f64
  %atol47 = arith.constant 0.000000e+00 : f64
  %want47_0 = stablehlo.constant dense<"0x000000000000803F000080BF000000C0000040C00000A0400000C040000080C00000A0C00000C0C0000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %gotf47_0 = stablehlo.reshape %out47#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw47_0 = stablehlo.convert %gotf47_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd47_0 = tensor.cast %gotw47_0 : tensor<30xf32> to tensor<?xf32>
  %wantf47_0 = stablehlo.reshape %want47_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw47_0 = stablehlo.convert %wantf47_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd47_0 = tensor.cast %wantw47_0 : tensor<30xf32> to tensor<?xf32>
  %bad47_0 = call @check_f32(%gotd47_0, %wantd47_0, %rtol47, %atol47) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_23.0: "
  vector.print %bad47_0 : i64
  %in48_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in48_1 = stablehlo.constant dense<120> : tensor<i8>
  %in48_2 = stablehlo.constant dense<-128> : tensor<i8>
  %out48:1 = call @dynamic_slice_24(%in48_0, %in48_1, %in48_2) : (tensor<6x5xf32>, tensor<i8>, tensor<i8>) -> (tensor<2x3xf32>)
  %rtol48 = arith.constant 0.000000e+00 : f64
  %atol48 = arith.constant 0.000000e+00 : f64
  %want48_0 = stablehlo.constant dense<"0x0000A0410000A8410000B0410000C8410000D0410000D841"> : tensor<2x3xf32>
  %gotf48_0 = stablehlo.reshape %out48#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw48_0 = stablehlo.convert %gotf48_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd48_0 = tensor.cast %gotw48_0 : tensor<6xf32> to tensor<?xf32>
  %wantf48_0 = stablehlo.reshape %want48_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw48_0 = stablehlo.convert %wantf48_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd48_0 = tensor.cast %wantw48_0 : tensor<6xf32> to tensor<?xf32>
  %bad48_0 = call @check_f32(%gotd48_0, %wantd48_0, %rtol48, %atol48) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_24.0: "
  vector.print %bad48_0 : i64
  %in49_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in49_1 = stablehlo.constant dense<120> : tensor<i8>
  %in49_2 = stablehlo.constant dense<-128> : tensor<i8>
  %in49_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000C0C0"> : tensor<2x3xf32>
  %out49:1 = call @dynamic_update_slice_24(%in49_0, %in49_1, %in49_2, %in49_3) : (tensor<6x5xf32>, tensor<i8>, tensor<i8>, tensor<2x3xf32>) -> (tensor<6x5xf32>)
  %rtol49 = arith.constant 0.000000e+00 : f64
  %atol49 = arith.constant 0.000000e+00 : f64
  %want49_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841000080BF000000C0000040C00000B8410000C041000080C00000A0C00000C0C00000E0410000E841"> : tensor<6x5xf32>
  %gotf49_0 = stablehlo.reshape %out49#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw49_0 = stablehlo.convert %gotf49_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd49_0 = tensor.cast %gotw49_0 : tensor<30xf32> to tensor<?xf32>
  %wantf49_0 = stablehlo.reshape %want49_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw49_0 = stablehlo.convert %wantf49_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd49_0 = tensor.cast %wantw49_0 : tensor<30xf32> to tensor<?xf32>
  %bad49_0 = call @check_f32(%gotd49_0, %wantd49_0, %rtol49, %atol49) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_24.0: "
  vector.print %bad49_0 : i64
  %in50_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in50_1 = stablehlo.constant dense<0> : tensor<ui8>
  %in50_2 = stablehlo.constant dense<0> : tensor<ui8>
  %out50:1 = call @dynamic_slice_25(%in50_0, %in50_1, %in50_2) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> (tensor<2x3xf32>)
  %rtol50 = arith.constant 0.000000e+00 : f64
  %atol50 = arith.constant 0.000000e+00 : f64
  %want50_0 = stablehlo.constant dense<"0x000000000000803F000000400000A0400000C0400000E040"> : tensor<2x3xf32>
  %gotf50_0 = stablehlo.reshape %out50#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw50_0 = stablehlo.convert %gotf50_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd50_0 = tensor.cast %gotw50_0 : tensor<6xf32> to tensor<?xf32>
  %wantf50_0 = stablehlo.reshape %want50_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw50_0 = stablehlo.convert %wantf50_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd50_0 = tensor.cast %wantw50_0 : tensor<6xf32> to tensor<?xf32>
  %bad50_0 = call @check_f32(%gotd50_0, %wantd50_0, %rtol50, %atol50) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_25.0: "
  vector.print %bad50_0 : i64
  %in51_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in51_1 = stablehlo.constant dense<0> : tensor<ui8>
  %in51_2 = stablehlo.constant dense<0> : tensor<ui8>
  %in51_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000C0C0"> : tensor<2x3xf32>
  %out51:1 = call @dynamic_update_slice_25(%in51_0, %in51_1, %in51_2, %in51_3) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>, tensor<2x3xf32>) -> (tensor<6x5xf32>)
  %rtol51 = arith.constant 0.000000e+00 : f64
  %atol51 = arith.constant 0.000000e+00 : f64
  %want51_0 = stablehlo.constant dense<"0x000080BF000000C0000040C00000404000008040000080C00000A0C00000C0C00000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %gotf51_0 = stablehlo.reshape %out51#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw51_0 = stablehlo.convert %gotf51_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd51_0 = tensor.cast %gotw51_0 : tensor<30xf32> to tensor<?xf32>
  %wantf51_0 = stablehlo.reshape %want51_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw51_0 = stablehlo.convert %wantf51_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd51_0 = tensor.cast %wantw51_0 : tensor<30xf32> to tensor<?xf32>
  %bad51_0 = call @check_f32(%gotd51_0, %wantd51_0, %rtol51, %atol51) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_25.0: "
  vector.print %bad51_0 : i64
  %in52_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in52_1 = stablehlo.constant dense<0> : tensor<ui8>
  %in52_2 = stablehlo.constant dense<0> : tensor<ui8>
  %out52:1 = call @dynamic_slice_26(%in52_0, %in52_1, %in52_2) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> (tensor<1x5xf32>)
  %rtol52 = arith.constant 0.000000e+00 : f64
  %atol52 = arith.constant 0.000000e+00 : f64
  %want52_0 = stablehlo.constant dense<"0x000000000000803F000000400000404000008040"> : tensor<1x5xf32>
  %gotf52_0 = stablehlo.reshape %out52#0 : (tensor<1x5xf32>) -> tensor<5xf32>
  %gotw52_0 = stablehlo.convert %gotf52_0 : (tensor<5xf32>) -> tensor<5xf32>
  %gotd52_0 = tensor.cast %gotw52_0 : tensor<5xf32> to tensor<?xf32>
  %wantf52_0 = stablehlo.reshape %want52_0 : (tensor<1x5xf32>) -> tensor<5xf32>
  %wantw52_0 = stablehlo.convert %wantf52_0 : (tensor<5xf32>) -> tensor<5xf32>
  %wantd52_0 = tensor.cast %wantw52_0 : tensor<5xf32> to tensor<?xf32>
  %bad52_0 = call @check_f32(%gotd52_0, %wantd52_0, %rtol52, %atol52) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_26.0: "
  vector.print %bad52_0 : i64
  %in53_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in53_1 = stablehlo.constant dense<0> : tensor<ui8>
  %in53_2 = stablehlo.constant dense<0> : tensor<ui8>
  %in53_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C0"> : tensor<1x5xf32>
  %out53:1 = call @dynamic_update_slice_26(%in53_0, %in53_1, %in53_2, %in53_3) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>, tensor<1x5xf32>) -> (tensor<6x5xf32>)
  %rtol53 = arith.constant 0.000000e+00 : f64
  %atol53 = arith.constant 0.000000e+00 : f64
  %want53_0 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %gotf53_0 = stablehlo.reshape %out53#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw53_0 = stablehlo.convert %gotf53_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd53_0 = tensor.cast %gotw53_0 : tensor<30xf32> to tensor<?xf32>
  %wantf53_0 = stablehlo.reshape %want53_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw53_0 = stablehlo.convert %wantf53_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd53_0 = tensor.cast %wantw53_0 : tensor<30xf32> to tensor<?xf32>
  %bad53_0 = call @check_f32(%gotd53_0, %wantd53_0, %rtol53, %atol53) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_26.0: "
  vector.print %bad53_0 : i64
  %in54_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in54_1 = stablehlo.constant dense<0> : tensor<ui8>
  %in54_2 = stablehlo.constant dense<0> : tensor<ui8>
  %out54:1 = call @dynamic_slice_27(%in54_0, %in54_1, %in54_2) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> (tensor<1x1xf32>)
  %rtol54 = arith.constant 0.000000e+00 : f64
  %atol54 = arith.constant 0.000000e+00 : f64
  %want54_0 = stablehlo.constant dense<"0x00000000"> : tensor<1x1xf32>
  %gotf54_0 = stablehlo.reshape %out54#0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %gotw54_0 = stablehlo.convert %gotf54_0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd54_0 = tensor.cast %gotw54_0 : tensor<1xf32> to tensor<?xf32>
  %wantf54_0 = stablehlo.reshape %want54_0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %wantw54_0 = stablehlo.convert %wantf54_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd54_0 = tensor.cast %wantw54_0 : tensor<1xf32> to tensor<?xf32>
  %bad54_0 = call @check_f32(%gotd54_0, %wantd54_0, %rtol54, %atol54) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_27.0: "
  vector.print %bad54_0 : i64
  %in55_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in55_1 = stablehlo.constant dense<0> : tensor<ui8>
  %in55_2 = stablehlo.constant dense<0> : tensor<ui8>
  %in55_3 = stablehlo.constant dense<"0x000080BF"> : tensor<1x1xf32>
  %out55:1 = call @dynamic_update_slice_27(%in55_0, %in55_1, %in55_2, %in55_3) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>, tensor<1x1xf32>) -> (tensor<6x5xf32>)
  %rtol55 = arith.constant 0.000000e+00 : f64
  %atol55 = arith.constant 0.000000e+00 : f64
  %want55_0 = stablehlo.constant dense<"0x000080BF0000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %gotf55_0 = stablehlo.reshape %out55#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw55_0 = stablehlo.convert %gotf55_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd55_0 = tensor.cast %gotw55_0 : tensor<30xf32> to tensor<?xf32>
  %wantf55_0 = stablehlo.reshape %want55_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw55_0 = stablehlo.convert %wantf55_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd55_0 = tensor.cast %wantw55_0 : tensor<30xf32> to tensor<?xf32>
  %bad55_0 = call @check_f32(%gotd55_0, %wantd55_0, %rtol55, %atol55) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_27.0: "
  vector.print %bad55_0 : i64
  %in56_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in56_1 = stablehlo.constant dense<2> : tensor<ui8>
  %in56_2 = stablehlo.constant dense<1> : tensor<ui8>
  %out56:1 = call @dynamic_slice_28(%in56_0, %in56_1, %in56_2) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> (tensor<2x3xf32>)
  %rtol56 = arith.constant 0.000000e+00 : f64
  %atol56 = arith.constant 0.000000e+00 : f64
  %want56_0 = stablehlo.constant dense<"0x000030410000404100005041000080410000884100009041"> : tensor<2x3xf32>
  %gotf56_0 = stablehlo.reshape %out56#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw56_0 = stablehlo.convert %gotf56_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd56_0 = tensor.cast %gotw56_0 : tensor<6xf32> to tensor<?xf32>
  %wantf56_0 = stablehlo.reshape %want56_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw56_0 = stablehlo.convert %wantf56_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd56_0 = tensor.cast %wantw56_0 : tensor<6xf32> to tensor<?xf32>
  %bad56_0 = call @check_f32(%gotd56_0, %wantd56_0, %rtol56, %atol56) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_28.0: "
  vector.print %bad56_0 : i64
  %in57_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in57_1 = stablehlo.constant dense<2> : tensor<ui8>
  %in57_2 = stablehlo.constant dense<1> : tensor<ui8>
  %in57_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000C0C0"> : tensor<2x3xf32>
  %out57:1 = call @dynamic_update_slice_28(%in57_0, %in57_1, %in57_2, %in57_3) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>, tensor<2x3xf32>) -> (tensor<6x5xf32>)
  %rtol57 = arith.constant 0.000000e+00 : f64
  %atol57 = arith.constant 0.000000e+00 : f64
  %want57_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000080BF000000C0000040C00000604100007041000080C00000A0C00000C0C0000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %gotf57_0 = stablehlo.reshape %out57#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw57_0 = stablehlo.convert %gotf57_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd57_0 = tensor.cast %gotw57_0 : tensor<30xf32> to tensor<?xf32>
  %wantf57_0 = stablehlo.reshape %want57_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw57_0 = stablehlo.convert %wantf57_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd57_0 = tensor.cast %wantw57_0 : tensor<30xf32> to tensor<?xf32>
  %bad57_0 = call @check_f32(%gotd57_0, %wantd57_0, %rtol57, %atol57) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_28.0: "
  vector.print %bad57_0 : i64
  %in58_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in58_1 = stablehlo.constant dense<2> : tensor<ui8>
  %in58_2 = stablehlo.constant dense<1> : tensor<ui8>
  %out58:1 = call @dynamic_slice_29(%in58_0, %in58_1, %in58_2) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> (tensor<1x5xf32>)
  %rtol58 = arith.constant 0.000000e+00 : f64
  %atol58 = arith.constant 0.000000e+00 : f64
  %want58_0 = stablehlo.constant dense<"0x0000204100003041000040410000504100006041"> : tensor<1x5xf32>
  %gotf58_0 = stablehlo.reshape %out58#0 : (tensor<1x5xf32>) -> tensor<5xf32>
  %gotw58_0 = stablehlo.convert %gotf58_0 : (tensor<5xf32>) -> tensor<5xf32>
  %gotd58_0 = tensor.cast %gotw58_0 : tensor<5xf32> to tensor<?xf32>
  %wantf58_0 = stablehlo.reshape %want58_0 : (tensor<1x5xf32>) -> tensor<5xf32>
  %wantw58_0 = stablehlo.convert %wantf58_0 : (tensor<5xf32>) -> tensor<5xf32>
  %wantd58_0 = tensor.cast %wantw58_0 : tensor<5xf32> to tensor<?xf32>
  %bad58_0 = call @check_f32(%gotd58_0, %wantd58_0, %rtol58, %atol58) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_29.0: "
  vector.print %bad58_0 : i64
  %in59_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in59_1 = stablehlo.constant dense<2> : tensor<ui8>
  %in59_2 = stablehlo.constant dense<1> : tensor<ui8>
  %in59_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C0"> : tensor<1x5xf32>
  %out59:1 = call @dynamic_update_slice_29(%in59_0, %in59_1, %in59_2, %in59_3) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>, tensor<1x5xf32>) -> (tensor<6x5xf32>)
  %rtol59 = arith.constant 0.000000e+00 : f64
  %atol59 = arith.constant 0.000000e+00 : f64
  %want59_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000080BF000000C0000040C0000080C00000A0C000007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %gotf59_0 = stablehlo.reshape %out59#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw59_0 = stablehlo.convert %gotf59_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd59_0 = tensor.cast %gotw59_0 : tensor<30xf32> to tensor<?xf32>
  %wantf59_0 = stablehlo.reshape %want59_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw59_0 = stablehlo.convert %wantf59_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd59_0 = tensor.cast %wantw59_0 : tensor<30xf32> to tensor<?xf32>
  %bad59_0 = call @check_f32(%gotd59_0, %wantd59_0, %rtol59, %atol59) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_29.0: "
  vector.print %bad59_0 : i64
  %in60_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in60_1 = stablehlo.constant dense<2> : tensor<ui8>
  %in60_2 = stablehlo.constant dense<1> : tensor<ui8>
  %out60:1 = call @dynamic_slice_30(%in60_0, %in60_1, %in60_2) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> (tensor<1x1xf32>)
  %rtol60 = arith.constant 0.000000e+00 : f64
  %atol60 = arith.constant 0.000000e+00 : f64
  %want60_0 = stablehlo.constant dense<"0x00003041"> : tensor<1x1xf32>
  %gotf60_0 = stablehlo.reshape %out60#0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %gotw60_0 = stablehlo.convert %gotf60_0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd60_0 = tensor.cast %gotw60_0 : tensor<1xf32> to tensor<?xf32>
  %wantf60_0 = stablehlo.reshape %want60_0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %wantw60_0 = stablehlo.convert %wantf60_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd60_0 = tensor.cast %wantw60_0 : tensor<1xf32> to tensor<?xf32>
  %bad60_0 = call @check_f32(%gotd60_0, %wantd60_0, %rtol60, %atol60) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_30.0: "
  vector.print %bad60_0 : i64
  %in61_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in61_1 = stablehlo.constant dense<2> : tensor<ui8>
  %in61_2 = stablehlo.constant dense<1> : tensor<ui8>
  %in61_3 = stablehlo.constant dense<"0x000080BF"> : tensor<1x1xf32>
  %out61:1 = call @dynamic_update_slice_30(%in61_0, %in61_1, %in61_2, %in61_3) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>, tensor<1x1xf32>) -> (tensor<6x5xf32>)
  %rtol61 = arith.constant 0.000000e+00 : f64
  %atol61 = arith.constant 0.000000e+00 : f64
  %want61_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000080BF00004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %gotf61_0 = stablehlo.reshape %out61#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw61_0 = stablehlo.convert %gotf61_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd61_0 = tensor.cast %gotw61_0 : tensor<30xf32> to tensor<?xf32>
  %wantf61_0 = stablehlo.reshape %want61_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw61_0 = stablehlo.convert %wantf61_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd61_0 = tensor.cast %wantw61_0 : tensor<30xf32> to tensor<?xf32>
  %bad61_0 = call @check_f32(%gotd61_0, %wantd61_0, %rtol61, %atol61) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_30.0: "
  vector.print %bad61_0 : i64
  %in62_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in62_1 = stablehlo.constant dense<100> : tensor<ui8>
  %in62_2 = stablehlo.constant dense<3> : tensor<ui8>
  %out62:1 = call @dynamic_slice_31(%in62_0, %in62_1, %in62_2) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> (tensor<2x3xf32>)
  %rtol62 = arith.constant 0.000000e+00 : f64
  %atol62 = arith.constant 0.000000e+00 : f64
  %want62_0 = stablehlo.constant dense<"0x0000B0410000B8410000C0410000D8410000E0410000E841"> : tensor<2x3xf32>
  %gotf62_0 = stablehlo.reshape %out62#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw62_0 = stablehlo.convert %gotf62_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd62_0 = tensor.cast %gotw62_0 : tensor<6xf32> to tensor<?xf32>
  %wantf62_0 = stablehlo.reshape %want62_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw62_0 = stablehlo.convert %wantf62_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd62_0 = tensor.cast %wantw62_0 : tensor<6xf32> to tensor<?xf32>
  %bad62_0 = call @check_f32(%gotd62_0, %wantd62_0, %rtol62, %atol62) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_31.0: "
  vector.print %bad62_0 : i64
  %in63_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in63_1 = stablehlo.constant dense<100> : tensor<ui8>
  %in63_2 = stablehlo.constant dense<3> : tensor<ui8>
  %in63_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000C0C0"> : tensor<2x3xf32>
  %out63:1 = call @dynamic_update_slice_31(%in63_0, %in63_1, %in63_2, %in63_3) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>, tensor<2x3xf32>) -> (tensor<6x5xf32>)
  %rtol63 = arith.constant 0.000000e+00 : f64
  %atol63 = arith.constant 0.000000e+00 : f64
  %want63_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A841000080BF000000C0000040C00000C8410000D041000080C00000A0C00000C0C0"> : tensor<6x5xf32>
  %gotf63_0 = stablehlo.reshape %out63#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw63_0 = stablehlo.convert %gotf63_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd63_0 = tensor.cast %gotw63_0 : tensor<30xf32> to tensor<?xf32>
  %wantf63_0 = stablehlo.reshape %want63_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw63_0 = stablehlo.convert %wantf63_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd63_0 = tensor.cast %wantw63_0 : tensor<30xf32> to tensor<?xf32>
  %bad63_0 = call @check_f32(%gotd63_0, %wantd63_0, %rtol63, %atol63) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_31.0: "
  vector.print %bad63_0 : i64
  %in64_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in64_1 = stablehlo.constant dense<100> : tensor<ui8>
  %in64_2 = stablehlo.constant dense<3> : tensor<ui8>
  %out64:1 = call @dynamic_slice_32(%in64_0, %in64_1, %in64_2) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> (tensor<1x5xf32>)
  %rtol64 = arith.constant 0.000000e+00 : f64
  %atol64 = arith.constant 0.000000e+00 : f64
  %want64_0 = stablehlo.constant dense<"0x0000C8410000D0410000D8410000E0410000E841"> : tensor<1x5xf32>
  %gotf64_0 = stablehlo.reshape %out64#0 : (tensor<1x5xf32>) -> tensor<5xf32>
  %gotw64_0 = stablehlo.convert %gotf64_0 : (tensor<5xf32>) -> tensor<5xf32>
  %gotd64_0 = tensor.cast %gotw64_0 : tensor<5xf32> to tensor<?xf32>
  %wantf64_0 = stablehlo.reshape %want64_0 : (tensor<1x5xf32>) -> tensor<5xf32>
  %wantw64_0 = stablehlo.convert %wantf64_0 : (tensor<5xf32>) -> tensor<5xf32>
  %wantd64_0 = tensor.cast %wantw64_0 : tensor<5xf32> to tensor<?xf32>
  %bad64_0 = call @check_f32(%gotd64_0, %wantd64_0, %rtol64, %atol64) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_32.0: "
  vector.print %bad64_0 : i64
  %in65_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in65_1 = stablehlo.constant dense<100> : tensor<ui8>
  %in65_2 = stablehlo.constant dense<3> : tensor<ui8>
  %in65_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C0"> : tensor<1x5xf32>
  %out65:1 = call @dynamic_update_slice_32(%in65_0, %in65_1, %in65_2, %in65_3) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>, tensor<1x5xf32>) -> (tensor<6x5xf32>)
  %rtol65 = arith.constant 0.000000e+00 : f64
  %atol65 = arith.constant 0.000000e+00 : f64
  %want65_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C041000080BF000000C0000040C0000080C00000A0C0"> : tensor<6x5xf32>
  %gotf65_0 = stablehlo.reshape %out65#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw65_0 = stablehlo.convert %gotf65_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd65_0 = tensor.cast %gotw65_0 : tensor<30xf32> to tensor<?xf32>
  %wantf65_0 = stablehlo.reshape %want65_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw65_0 = stablehlo.convert %wantf65_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd65_0 = tensor.cast %wantw65_0 : tensor<30xf32> to tensor<?xf32>
  %bad65_0 = call @check_f32(%gotd65_0, %wantd65_0, %rtol65, %atol65) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_32.0: "
  vector.print %bad65_0 : i64
  %in66_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in66_1 = stablehlo.constant dense<100> : tensor<ui8>
  %in66_2 = stablehlo.constant dense<3> : tensor<ui8>
  %out66:1 = call @dynamic_slice_33(%in66_0, %in66_1, %in66_2) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> (tensor<1x1xf32>)
  %rtol66 = arith.constant 0.000000e+00 : f64
  %atol66 = arith.constant 0.000000e+00 : f64
  %want66_0 = stablehlo.constant dense<"0x0000E041"> : tensor<1x1xf32>
  %gotf66_0 = stablehlo.reshape %out66#0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %gotw66_0 = stablehlo.convert %gotf66_0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd66_0 = tensor.cast %gotw66_0 : tensor<1xf32> to tensor<?xf32>
  %wantf66_0 = stablehlo.reshape %want66_0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %wantw66_0 = stablehlo.convert %wantf66_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd66_0 = tensor.cast %wantw66_0 : tensor<1xf32> to tensor<?xf32>
  %bad66_0 = call @check_f32(%gotd66_0, %wantd66_0, %rtol66, %atol66) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_33.0: "
  vector.print %bad66_0 : i64
  %in67_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in67_1 = stablehlo.constant dense<100> : tensor<ui8>
  %in67_2 = stablehlo.constant dense<3> : tensor<ui8>
  %in67_3 = stablehlo.constant dense<"0x000080BF"> : tensor<1x1xf32>
  %out67:1 = call @dynamic_update_slice_33(%in67_0, %in67_1, %in67_2, %in67_3) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>, tensor<1x1xf32>) -> (tensor<6x5xf32>)
  %rtol67 = arith.constant 0.000000e+00 : f64
  %atol67 = arith.constant 0.000000e+00 : f64
  %want67_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D841000080BF0000E841"> : tensor<6x5xf32>
  %gotf67_0 = stablehlo.reshape %out67#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw67_0 = stablehlo.convert %gotf67_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd67_0 = tensor.cast %gotw67_0 : tensor<30xf32> to tensor<?xf32>
  %wantf67_0 = stablehlo.reshape %want67_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw67_0 = stablehlo.convert %wantf67_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd67_0 = tensor.cast %wantw67_0 : tensor<30xf32> to tensor<?xf32>
  %bad67_0 = call @check_f32(%gotd67_0, %wantd67_0, %rtol67, %atol67) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_33.0: "
  vector.print %bad67_0 : i64
  %in68_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in68_1 = stablehlo.constant dense<101> : tensor<ui8>
  %in68_2 = stablehlo.constant dense<2> : tensor<ui8>
  %out68:1 = call @dynamic_slice_34(%in68_0, %in68_1, %in68_2) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> (tensor<2x3xf32>)
  %rtol68 = arith.constant 0.000000e+00 : f64
  %atol68 = arith.constant 0.000000e+00 : f64
  %want68_0 = stablehlo.constant dense<"0x0000B0410000B8410000C0410000D8410000E0410000E841"> : tensor<2x3xf32>
  %gotf68_0 = stablehlo.reshape %out68#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw68_0 = stablehlo.convert %gotf68_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd68_0 = tensor.cast %gotw68_0 : tensor<6xf32> to tensor<?xf32>
  %wantf68_0 = stablehlo.reshape %want68_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw68_0 = stablehlo.convert %wantf68_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd68_0 = tensor.cast %wantw68_0 : tensor<6xf32> to tensor<?xf32>
  %bad68_0 = call @check_f32(%gotd68_0, %wantd68_0, %rtol68, %atol68) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_34.0: "
  vector.print %bad68_0 : i64
  %in69_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in69_1 = stablehlo.constant dense<101> : tensor<ui8>
  %in69_2 = stablehlo.constant dense<2> : tensor<ui8>
  %in69_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000C0C0"> : tensor<2x3xf32>
  %out69:1 = call @dynamic_update_slice_34(%in69_0, %in69_1, %in69_2, %in69_3) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>, tensor<2x3xf32>) -> (tensor<6x5xf32>)
  %rtol69 = arith.constant 0.000000e+00 : f64
  %atol69 = arith.constant 0.000000e+00 : f64
  %want69_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A841000080BF000000C0000040C00000C8410000D041000080C00000A0C00000C0C0"> : tensor<6x5xf32>
  %gotf69_0 = stablehlo.reshape %out69#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw69_0 = stablehlo.convert %gotf69_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd69_0 = tensor.cast %gotw69_0 : tensor<30xf32> to tensor<?xf32>
  %wantf69_0 = stablehlo.reshape %want69_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw69_0 = stablehlo.convert %wantf69_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd69_0 = tensor.cast %wantw69_0 : tensor<30xf32> to tensor<?xf32>
  %bad69_0 = call @check_f32(%gotd69_0, %wantd69_0, %rtol69, %atol69) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_34.0: "
  vector.print %bad69_0 : i64
  %in70_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in70_1 = stablehlo.constant dense<101> : tensor<ui8>
  %in70_2 = stablehlo.constant dense<2> : tensor<ui8>
  %out70:1 = call @dynamic_slice_35(%in70_0, %in70_1, %in70_2) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> (tensor<1x5xf32>)
  %rtol70 = arith.constant 0.000000e+00 : f64
  %atol70 = arith.constant 0.000000e+00 : f64
  %want70_0 = stablehlo.constant dense<"0x0000C8410000D0410000D8410000E0410000E841"> : tensor<1x5xf32>
  %gotf70_0 = stablehlo.reshape %out70#0 : (tensor<1x5xf32>) -> tensor<5xf32>
  %gotw70_0 = stablehlo.convert %gotf70_0 : (tensor<5xf32>) -> tensor<5xf32>
  %gotd70_0 = tensor.cast %gotw70_0 : tensor<5xf32> to tensor<?xf32>
  %wantf70_0 = stablehlo.reshape %want70_0 : (tensor<1x5xf32>) -> tensor<5xf32>
  %wantw70_0 = stablehlo.convert %wantf70_0 : (tensor<5xf32>) -> tensor<5xf32>
  %wantd70_0 = tensor.cast %wantw70_0 : tensor<5xf32> to tensor<?xf32>
  %bad70_0 = call @check_f32(%gotd70_0, %wantd70_0, %rtol70, %atol70) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_35.0: "
  vector.print %bad70_0 : i64
  %in71_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in71_1 = stablehlo.constant dense<101> : tensor<ui8>
  %in71_2 = stablehlo.constant dense<2> : tensor<ui8>
  %in71_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C0"> : tensor<1x5xf32>
  %out71:1 = call @dynamic_update_slice_35(%in71_0, %in71_1, %in71_2, %in71_3) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>, tensor<1x5xf32>) -> (tensor<6x5xf32>)
  %rtol71 = arith.constant 0.000000e+00 : f64
  %atol71 = arith.constant 0.000000e+00 : f64
  %want71_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C041000080BF000000C0000040C0000080C00000A0C0"> : tensor<6x5xf32>
  %gotf71_0 = stablehlo.reshape %out71#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw71_0 = stablehlo.convert %gotf71_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd71_0 = tensor.cast %gotw71_0 : tensor<30xf32> to tensor<?xf32>
  %wantf71_0 = stablehlo.reshape %want71_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw71_0 = stablehlo.convert %wantf71_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd71_0 = tensor.cast %wantw71_0 : tensor<30xf32> to tensor<?xf32>
  %bad71_0 = call @check_f32(%gotd71_0, %wantd71_0, %rtol71, %atol71) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_35.0: "
  vector.print %bad71_0 : i64
  %in72_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in72_1 = stablehlo.constant dense<101> : tensor<ui8>
  %in72_2 = stablehlo.constant dense<2> : tensor<ui8>
  %out72:1 = call @dynamic_slice_36(%in72_0, %in72_1, %in72_2) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> (tensor<1x1xf32>)
  %rtol72 = arith.constant 0.000000e+00 : f64
  %atol72 = arith.constant 0.000000e+00 : f64
  %want72_0 = stablehlo.constant dense<"0x0000D841"> : tensor<1x1xf32>
  %gotf72_0 = stablehlo.reshape %out72#0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %gotw72_0 = stablehlo.convert %gotf72_0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd72_0 = tensor.cast %gotw72_0 : tensor<1xf32> to tensor<?xf32>
  %wantf72_0 = stablehlo.reshape %want72_0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %wantw72_0 = stablehlo.convert %wantf72_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd72_0 = tensor.cast %wantw72_0 : tensor<1xf32> to tensor<?xf32>
  %bad72_0 = call @check_f32(%gotd72_0, %wantd72_0, %rtol72, %atol72) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_36.0: "
  vector.print %bad72_0 : i64
  %in73_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in73_1 = stablehlo.constant dense<101> : tensor<ui8>
  %in73_2 = stablehlo.constant dense<2> : tensor<ui8>
  %in73_3 = stablehlo.constant dense<"0x000080BF"> : tensor<1x1xf32>
  %out73:1 = call @dynamic_update_slice_36(%in73_0, %in73_1, %in73_2, %in73_3) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>, tensor<1x1xf32>) -> (tensor<6x5xf32>)
  %rtol73 = arith.constant 0.000000e+00 : f64
  %atol73 = arith.constant 0.000000e+00 : f64
  %want73_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D041000080BF0000E0410000E841"> : tensor<6x5xf32>
  %gotf73_0 = stablehlo.reshape %out73#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw73_0 = stablehlo.convert %gotf73_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd73_0 = tensor.cast %gotw73_0 : tensor<30xf32> to tensor<?xf32>
  %wantf73_0 = stablehlo.reshape %want73_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw73_0 = stablehlo.convert %wantf73_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd73_0 = tensor.cast %wantw73_0 : tensor<30xf32> to tensor<?xf32>
  %bad73_0 = call @check_f32(%gotd73_0, %wantd73_0, %rtol73, %atol73) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_36.0: "
  vector.print %bad73_0 : i64
  %in74_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in74_1 = stablehlo.constant dense<120> : tensor<ui8>
  %in74_2 = stablehlo.constant dense<228> : tensor<ui8>
  %out74:1 = call @dynamic_slice_37(%in74_0, %in74_1, %in74_2) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> (tensor<2x3xf32>)
  %rtol74 = arith.constant 0.000000e+00 : f64
  %atol74 = arith.constant 0.000000e+00 : f64
  %want74_0 = stablehlo.constant dense<"0x0000B0410000B8410000C0410000D8410000E0410000E841"> : tensor<2x3xf32>
  %gotf74_0 = stablehlo.reshape %out74#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw74_0 = stablehlo.convert %gotf74_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd74_0 = tensor.cast %gotw74_0 : tensor<6xf32> to tensor<?xf32>
  %wantf74_0 = stablehlo.reshape %want74_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw74_0 = stablehlo.convert %wantf74_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd74_0 = tensor.cast %wantw74_0 : tensor<6xf32> to tensor<?xf32>
  %bad74_0 = call @check_f32(%gotd74_0, %wantd74_0, %rtol74, %atol74) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_37.0: "
  vector.print %bad74_0 : i64
  %in75_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in75_1 = stablehlo.constant dense<120> : tensor<ui8>
  %in75_2 = stablehlo.constant dense<228> : tensor<ui8>
  %in75_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000C0C0"> : tensor<2x3xf32>
  %out75:1 = call @dynamic_update_slice_37(%in75_0, %in75_1, %in75_2, %in75_3) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>, tensor<2x3xf32>) -> (tensor<6x5xf32>)
  %rtol75 = arith.constant 0.000000e+00 : f64
  %atol75 = arith.constant 0.000000e+00 : f64
  %want75_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A841000080BF000000C0000040C00000C8410000D041000080C00000A0C00000C0C0"> : tensor<6x5xf32>
  %gotf75_0 = stablehlo.reshape %out75#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw75_0 = stablehlo.convert %gotf75_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd75_0 = tensor.cast %gotw75_0 : tensor<30xf32> to tensor<?xf32>
  %wantf75_0 = stablehlo.reshape %want75_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw75_0 = stablehlo.convert %wantf75_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd75_0 = tensor.cast %wantw75_0 : tensor<30xf32> to tensor<?xf32>
  %bad75_0 = call @check_f32(%gotd75_0, %wantd75_0, %rtol75, %atol75) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_37.0: "
  vector.print %bad75_0 : i64
  %in76_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in76_1 = stablehlo.constant dense<120> : tensor<ui8>
  %in76_2 = stablehlo.constant dense<228> : tensor<ui8>
  %out76:1 = call @dynamic_slice_38(%in76_0, %in76_1, %in76_2) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> (tensor<1x5xf32>)
  %rtol76 = arith.constant 0.000000e+00 : f64
  %atol76 = arith.constant 0.000000e+00 : f64
  %want76_0 = stablehlo.constant dense<"0x0000C8410000D0410000D8410000E0410000E841"> : tensor<1x5xf32>
  %gotf76_0 = stablehlo.reshape %out76#0 : (tensor<1x5xf32>) -> tensor<5xf32>
  %gotw76_0 = stablehlo.convert %gotf76_0 : (tensor<5xf32>) -> tensor<5xf32>
  %gotd76_0 = tensor.cast %gotw76_0 : tensor<5xf32> to tensor<?xf32>
  %wantf76_0 = stablehlo.reshape %want76_0 : (tensor<1x5xf32>) -> tensor<5xf32>
  %wantw76_0 = stablehlo.convert %wantf76_0 : (tensor<5xf32>) -> tensor<5xf32>
  %wantd76_0 = tensor.cast %wantw76_0 : tensor<5xf32> to tensor<?xf32>
  %bad76_0 = call @check_f32(%gotd76_0, %wantd76_0, %rtol76, %atol76) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_38.0: "
  vector.print %bad76_0 : i64
  %in77_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in77_1 = stablehlo.constant dense<120> : tensor<ui8>
  %in77_2 = stablehlo.constant dense<228> : tensor<ui8>
  %in77_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C0"> : tensor<1x5xf32>
  %out77:1 = call @dynamic_update_slice_38(%in77_0, %in77_1, %in77_2, %in77_3) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>, tensor<1x5xf32>) -> (tensor<6x5xf32>)
  %rtol77 = arith.constant 0.000000e+00 : f64
  %atol77 = arith.constant 0.000000e+00 : f64
  %want77_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C041000080BF000000C0000040C0000080C00000A0C0"> : tensor<6x5xf32>
  %gotf77_0 = stablehlo.reshape %out77#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw77_0 = stablehlo.convert %gotf77_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd77_0 = tensor.cast %gotw77_0 : tensor<30xf32> to tensor<?xf32>
  %wantf77_0 = stablehlo.reshape %want77_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw77_0 = stablehlo.convert %wantf77_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd77_0 = tensor.cast %wantw77_0 : tensor<30xf32> to tensor<?xf32>
  %bad77_0 = call @check_f32(%gotd77_0, %wantd77_0, %rtol77, %atol77) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_38.0: "
  vector.print %bad77_0 : i64
  %in78_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in78_1 = stablehlo.constant dense<120> : tensor<ui8>
  %in78_2 = stablehlo.constant dense<228> : tensor<ui8>
  %out78:1 = call @dynamic_slice_39(%in78_0, %in78_1, %in78_2) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>) -> (tensor<1x1xf32>)
  %rtol78 = arith.constant 0.000000e+00 : f64
  %atol78 = arith.constant 0.000000e+00 : f64
  %want78_0 = stablehlo.constant dense<"0x0000E841"> : tensor<1x1xf32>
  %gotf78_0 = stablehlo.reshape %out78#0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %gotw78_0 = stablehlo.convert %gotf78_0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd78_0 = tensor.cast %gotw78_0 : tensor<1xf32> to tensor<?xf32>
  %wantf78_0 = stablehlo.reshape %want78_0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %wantw78_0 = stablehlo.convert %wantf78_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd78_0 = tensor.cast %wantw78_0 : tensor<1xf32> to tensor<?xf32>
  %bad78_0 = call @check_f32(%gotd78_0, %wantd78_0, %rtol78, %atol78) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_39.0: "
  vector.print %bad78_0 : i64
  %in79_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in79_1 = stablehlo.constant dense<120> : tensor<ui8>
  %in79_2 = stablehlo.constant dense<228> : tensor<ui8>
  %in79_3 = stablehlo.constant dense<"0x000080BF"> : tensor<1x1xf32>
  %out79:1 = call @dynamic_update_slice_39(%in79_0, %in79_1, %in79_2, %in79_3) : (tensor<6x5xf32>, tensor<ui8>, tensor<ui8>, tensor<1x1xf32>) -> (tensor<6x5xf32>)
  %rtol79 = arith.constant 0.000000e+00 : f64
  %atol79 = arith.constant 0.000000e+00 : f64
  %want79_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E041000080BF"> : tensor<6x5xf32>
  %gotf79_0 = stablehlo.reshape %out79#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw79_0 = stablehlo.convert %gotf79_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd79_0 = tensor.cast %gotw79_0 : tensor<30xf32> to tensor<?xf32>
  %wantf79_0 = stablehlo.reshape %want79_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw79_0 = stablehlo.convert %wantf79_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd79_0 = tensor.cast %wantw79_0 : tensor<30xf32> to tensor<?xf32>
  %bad79_0 = call @check_f32(%gotd79_0, %wantd79_0, %rtol79, %atol79) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_39.0: "
  vector.print %bad79_0 : i64
  %in80_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in80_1 = stablehlo.constant dense<0> : tensor<i64>
  %in80_2 = stablehlo.constant dense<0> : tensor<i64>
  %out80:1 = call @dynamic_slice_40(%in80_0, %in80_1, %in80_2) : (tensor<6x5xf32>, tensor<i64>, tensor<i64>) -> (tensor<2x3xf32>)
  %rtol80 = arith.constant 0.000000e+00 : f64
  %atol80 = arith.constant 0.000000e+00 : f64
  %want80_0 = stablehlo.constant dense<"0x000000000000803F000000400000A0400000C0400000E040"> : tensor<2x3xf32>
  %gotf80_0 = stablehlo.reshape %out80#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw80_0 = stablehlo.convert %gotf80_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd80_0 = tensor.cast %gotw80_0 : tensor<6xf32> to tensor<?xf32>
  %wantf80_0 = stablehlo.reshape %want80_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw80_0 = stablehlo.convert %wantf80_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd80_0 = tensor.cast %wantw80_0 : tensor<6xf32> to tensor<?xf32>
  %bad80_0 = call @check_f32(%gotd80_0, %wantd80_0, %rtol80, %atol80) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_40.0: "
  vector.print %bad80_0 : i64
  %in81_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in81_1 = stablehlo.constant dense<0> : tensor<i64>
  %in81_2 = stablehlo.constant dense<0> : tensor<i64>
  %in81_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000C0C0"> : tensor<2x3xf32>
  %out81:1 = call @dynamic_update_slice_40(%in81_0, %in81_1, %in81_2, %in81_3) : (tensor<6x5xf32>, tensor<i64>, tensor<i64>, tensor<2x3xf32>) -> (tensor<6x5xf32>)
  %rtol81 = arith.constant 0.000000e+00 : f64
  %atol81 = arith.constant 0.000000e+00 : f64
  %want81_0 = stablehlo.constant dense<"0x000080BF000000C0000040C00000404000008040000080C00000A0C00000C0C00000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %gotf81_0 = stablehlo.reshape %out81#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw81_0 = stablehlo.convert %gotf81_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd81_0 = tensor.cast %gotw81_0 : tensor<30xf32> to tensor<?xf32>
  %wantf81_0 = stablehlo.reshape %want81_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw81_0 = stablehlo.convert %wantf81_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd81_0 = tensor.cast %wantw81_0 : tensor<30xf32> to tensor<?xf32>
  %bad81_0 = call @check_f32(%gotd81_0, %wantd81_0, %rtol81, %atol81) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_40.0: "
  vector.print %bad81_0 : i64
  %in82_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in82_1 = stablehlo.constant dense<2> : tensor<i64>
  %in82_2 = stablehlo.constant dense<1> : tensor<i64>
  %out82:1 = call @dynamic_slice_41(%in82_0, %in82_1, %in82_2) : (tensor<6x5xf32>, tensor<i64>, tensor<i64>) -> (tensor<2x3xf32>)
  %rtol82 = arith.constant 0.000000e+00 : f64
  %atol82 = arith.constant 0.000000e+00 : f64
  %want82_0 = stablehlo.constant dense<"0x000030410000404100005041000080410000884100009041"> : tensor<2x3xf32>
  %gotf82_0 = stablehlo.reshape %out82#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw82_0 = stablehlo.convert %gotf82_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd82_0 = tensor.cast %gotw82_0 : tensor<6xf32> to tensor<?xf32>
  %wantf82_0 = stablehlo.reshape %want82_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw82_0 = stablehlo.convert %wantf82_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd82_0 = tensor.cast %wantw82_0 : tensor<6xf32> to tensor<?xf32>
  %bad82_0 = call @check_f32(%gotd82_0, %wantd82_0, %rtol82, %atol82) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_41.0: "
  vector.print %bad82_0 : i64
  %in83_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in83_1 = stablehlo.constant dense<2> : tensor<i64>
  %in83_2 = stablehlo.constant dense<1> : tensor<i64>
  %in83_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000C0C0"> : tensor<2x3xf32>
  %out83:1 = call @dynamic_update_slice_41(%in83_0, %in83_1, %in83_2, %in83_3) : (tensor<6x5xf32>, tensor<i64>, tensor<i64>, tensor<2x3xf32>) -> (tensor<6x5xf32>)
  %rtol83 = arith.constant 0.000000e+00 : f64
  %atol83 = arith.constant 0.000000e+00 : f64
  %want83_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000080BF000000C0000040C00000604100007041000080C00000A0C00000C0C0000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %gotf83_0 = stablehlo.reshape %out83#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw83_0 = stablehlo.convert %gotf83_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd83_0 = tensor.cast %gotw83_0 : tensor<30xf32> to tensor<?xf32>
  %wantf83_0 = stablehlo.reshape %want83_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw83_0 = stablehlo.convert %wantf83_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd83_0 = tensor.cast %wantw83_0 : tensor<30xf32> to tensor<?xf32>
  %bad83_0 = call @check_f32(%gotd83_0, %wantd83_0, %rtol83, %atol83) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_41.0: "
  vector.print %bad83_0 : i64
  %in84_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in84_1 = stablehlo.constant dense<100> : tensor<i64>
  %in84_2 = stablehlo.constant dense<3> : tensor<i64>
  %out84:1 = call @dynamic_slice_42(%in84_0, %in84_1, %in84_2) : (tensor<6x5xf32>, tensor<i64>, tensor<i64>) -> (tensor<2x3xf32>)
  %rtol84 = arith.constant 0.000000e+00 : f64
  %atol84 = arith.constant 0.000000e+00 : f64
  %want84_0 = stablehlo.constant dense<"0x0000B0410000B8410000C0410000D8410000E0410000E841"> : tensor<2x3xf32>
  %gotf84_0 = stablehlo.reshape %out84#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw84_0 = stablehlo.convert %gotf84_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd84_0 = tensor.cast %gotw84_0 : tensor<6xf32> to tensor<?xf32>
  %wantf84_0 = stablehlo.reshape %want84_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw84_0 = stablehlo.convert %wantf84_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd84_0 = tensor.cast %wantw84_0 : tensor<6xf32> to tensor<?xf32>
  %bad84_0 = call @check_f32(%gotd84_0, %wantd84_0, %rtol84, %atol84) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_42.0: "
  vector.print %bad84_0 : i64
  %in85_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in85_1 = stablehlo.constant dense<100> : tensor<i64>
  %in85_2 = stablehlo.constant dense<3> : tensor<i64>
  %in85_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000C0C0"> : tensor<2x3xf32>
  %out85:1 = call @dynamic_update_slice_42(%in85_0, %in85_1, %in85_2, %in85_3) : (tensor<6x5xf32>, tensor<i64>, tensor<i64>, tensor<2x3xf32>) -> (tensor<6x5xf32>)
  %rtol85 = arith.constant 0.000000e+00 : f64
  %atol85 = arith.constant 0.000000e+00 : f64
  %want85_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A841000080BF000000C0000040C00000C8410000D041000080C00000A0C00000C0C0"> : tensor<6x5xf32>
  %gotf85_0 = stablehlo.reshape %out85#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw85_0 = stablehlo.convert %gotf85_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd85_0 = tensor.cast %gotw85_0 : tensor<30xf32> to tensor<?xf32>
  %wantf85_0 = stablehlo.reshape %want85_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw85_0 = stablehlo.convert %wantf85_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd85_0 = tensor.cast %wantw85_0 : tensor<30xf32> to tensor<?xf32>
  %bad85_0 = call @check_f32(%gotd85_0, %wantd85_0, %rtol85, %atol85) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_42.0: "
  vector.print %bad85_0 : i64
  %in86_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in86_1 = stablehlo.constant dense<-1> : tensor<i64>
  %in86_2 = stablehlo.constant dense<2> : tensor<i64>
  %out86:1 = call @dynamic_slice_43(%in86_0, %in86_1, %in86_2) : (tensor<6x5xf32>, tensor<i64>, tensor<i64>) -> (tensor<2x3xf32>)
  %rtol86 = arith.constant 0.000000e+00 : f64
  %atol86 = arith.constant 0.000000e+00 : f64
  %want86_0 = stablehlo.constant dense<"0x0000004000004040000080400000E0400000004100001041"> : tensor<2x3xf32>
  %gotf86_0 = stablehlo.reshape %out86#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw86_0 = stablehlo.convert %gotf86_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd86_0 = tensor.cast %gotw86_0 : tensor<6xf32> to tensor<?xf32>
  %wantf86_0 = stablehlo.reshape %want86_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw86_0 = stablehlo.convert %wantf86_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd86_0 = tensor.cast %wantw86_0 : tensor<6xf32> to tensor<?xf32>
  %bad86_0 = call @check_f32(%gotd86_0, %wantd86_0, %rtol86, %atol86) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_43.0: "
  vector.print %bad86_0 : i64
  %in87_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in87_1 = stablehlo.constant dense<-1> : tensor<i64>
  %in87_2 = stablehlo.constant dense<2> : tensor<i64>
  %in87_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000C0C0"> : tensor<2x3xf32>
  %out87:1 = call @dynamic_update_slice_43(%in87_0, %in87_1, %in87_2, %in87_3) : (tensor<6x5xf32>, tensor<i64>, tensor<i64>, tensor<2x3xf32>) -> (tensor<6x5xf32>)
  %rtol87 = arith.constant 0.000000e+00 : f64
  %atol87 = arith.constant 0.000000e+00 : f64
  %want87_0 = stablehlo.constant dense<"0x000000000000803F000080BF000000C0000040C00000A0400000C040000080C00000A0C00000C0C0000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %gotf87_0 = stablehlo.reshape %out87#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw87_0 = stablehlo.convert %gotf87_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd87_0 = tensor.cast %gotw87_0 : tensor<30xf32> to tensor<?xf32>
  %wantf87_0 = stablehlo.reshape %want87_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw87_0 = stablehlo.convert %wantf87_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd87_0 = tensor.cast %wantw87_0 : tensor<30xf32> to tensor<?xf32>
  %bad87_0 = call @check_f32(%gotd87_0, %wantd87_0, %rtol87, %atol87) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_43.0: "
  vector.print %bad87_0 : i64
  %in88_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in88_1 = stablehlo.constant dense<120> : tensor<i64>
  %in88_2 = stablehlo.constant dense<-128> : tensor<i64>
  %out88:1 = call @dynamic_slice_44(%in88_0, %in88_1, %in88_2) : (tensor<6x5xf32>, tensor<i64>, tensor<i64>) -> (tensor<2x3xf32>)
  %rtol88 = arith.constant 0.000000e+00 : f64
  %atol88 = arith.constant 0.000000e+00 : f64
  %want88_0 = stablehlo.constant dense<"0x0000A0410000A8410000B0410000C8410000D0410000D841"> : tensor<2x3xf32>
  %gotf88_0 = stablehlo.reshape %out88#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw88_0 = stablehlo.convert %gotf88_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd88_0 = tensor.cast %gotw88_0 : tensor<6xf32> to tensor<?xf32>
  %wantf88_0 = stablehlo.reshape %want88_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw88_0 = stablehlo.convert %wantf88_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd88_0 = tensor.cast %wantw88_0 : tensor<6xf32> to tensor<?xf32>
  %bad88_0 = call @check_f32(%gotd88_0, %wantd88_0, %rtol88, %atol88) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_44.0: "
  vector.print %bad88_0 : i64
  %in89_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %in89_1 = stablehlo.constant dense<120> : tensor<i64>
  %in89_2 = stablehlo.constant dense<-128> : tensor<i64>
  %in89_3 = stablehlo.constant dense<"0x000080BF000000C0000040C0000080C00000A0C00000C0C0"> : tensor<2x3xf32>
  %out89:1 = call @dynamic_update_slice_44(%in89_0, %in89_1, %in89_2, %in89_3) : (tensor<6x5xf32>, tensor<i64>, tensor<i64>, tensor<2x3xf32>) -> (tensor<6x5xf32>)
  %rtol89 = arith.constant 0.000000e+00 : f64
  %atol89 = arith.constant 0.000000e+00 : f64
  %want89_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841000080BF000000C0000040C00000B8410000C041000080C00000A0C00000C0C00000E0410000E841"> : tensor<6x5xf32>
  %gotf89_0 = stablehlo.reshape %out89#0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %gotw89_0 = stablehlo.convert %gotf89_0 : (tensor<30xf32>) -> tensor<30xf32>
  %gotd89_0 = tensor.cast %gotw89_0 : tensor<30xf32> to tensor<?xf32>
  %wantf89_0 = stablehlo.reshape %want89_0 : (tensor<6x5xf32>) -> tensor<30xf32>
  %wantw89_0 = stablehlo.convert %wantf89_0 : (tensor<30xf32>) -> tensor<30xf32>
  %wantd89_0 = tensor.cast %wantw89_0 : tensor<30xf32> to tensor<?xf32>
  %bad89_0 = call @check_f32(%gotd89_0, %wantd89_0, %rtol89, %atol89) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_44.0: "
  vector.print %bad89_0 : i64
  %in90_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E420000A0420000A2420000A4420000A6420000A8420000AA420000AC420000AE420000B0420000B2420000B4420000B6420000B8420000BA420000BC420000BE420000C0420000C2420000C4420000C6420000C8420000CA420000CC420000CE420000D0420000D2420000D4420000D6420000D8420000DA420000DC420000DE420000E0420000E2420000E4420000E6420000E8420000EA420000EC420000EE420000F0420000F2420000F4420000F6420000F8420000FA420000FC420000FE420000004300000143000002430000034300000443000005430000064300000743000008430000094300000A4300000B4300000C4300000D4300000E4300000F430000104300001143000012430000134300001443000015430000164300001743000018430000194300001A4300001B4300001C4300001D4300001E4300001F430000204300002143000022430000234300002443000025430000264300002743000028430000294300002A4300002B4300002C4300002D4300002E4300002F430000304300003143000032430000334300003443000035430000364300003743000038430000394300003A4300003B4300003C4300003D4300003E4300003F430000404300004143000042430000434300004443000045430000464300004743000048430000494300004A4300004B4300004C4300004D4300004E4300004F430000504300005143000052430000534300005443000055430000564300005743000058430000594300005A4300005B4300005C4300005D4300005E4300005F430000604300006143000062430000634300006443000065430000664300006743000068430000694300006A4300006B4300006C4300006D4300006E4300006F430000704300007143000072430000734300007443000075430000764300007743000078430000794300007A4300007B4300007C4300007D4300007E4300007F43000080430080804300008143008081430000824300808243000083430080834300008443008084430000854300808543000086430080864300008743008087430000884300808843000089430080894300008A4300808A4300008B4300808B4300008C4300808C4300008D4300808D4300008E4300808E4300008F4300808F43000090430080904300009143008091430000924300809243000093430080934300009443008094430000954300809543"> : tensor<300xf32>
  %in90_1 = stablehlo.constant dense<250> : tensor<ui8>
  %out90:1 = call @dynamic_slice_narrow_index(%in90_0, %in90_1) : (tensor<300xf32>, tensor<ui8>) -> (tensor<20xf32>)
  %rtol90 = arith.constant 0.000000e+00 : f64
  %atol90 = arith.constant 0.000000e+00 : f64
  %want90_0 = stablehlo.constant dense<"0x00007A4300007B4300007C4300007D4300007E4300007F430000804300808043000081430080814300008243008082430000834300808343000084430080844300008543008085430000864300808643"> : tensor<20xf32>
  %gotf90_0 = stablehlo.reshape %out90#0 : (tensor<20xf32>) -> tensor<20xf32>
  %gotw90_0 = stablehlo.convert %gotf90_0 : (tensor<20xf32>) -> tensor<20xf32>
  %gotd90_0 = tensor.cast %gotw90_0 : tensor<20xf32> to tensor<?xf32>
  %wantf90_0 = stablehlo.reshape %want90_0 : (tensor<20xf32>) -> tensor<20xf32>
  %wantw90_0 = stablehlo.convert %wantf90_0 : (tensor<20xf32>) -> tensor<20xf32>
  %wantd90_0 = tensor.cast %wantw90_0 : tensor<20xf32> to tensor<?xf32>
  %bad90_0 = call @check_f32(%gotd90_0, %wantd90_0, %rtol90, %atol90) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_narrow_index.0: "
  vector.print %bad90_0 : i64
  %in91_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<1x4xf32>
  %in91_1 = stablehlo.constant dense<1> : tensor<i32>
  %out91:1 = call @dynamic_slice_unit(%in91_0, %in91_1) : (tensor<1x4xf32>, tensor<i32>) -> (tensor<1x2xf32>)
  %rtol91 = arith.constant 0.000000e+00 : f64
  %atol91 = arith.constant 0.000000e+00 : f64
  %want91_0 = stablehlo.constant dense<"0x0000803F00000040"> : tensor<1x2xf32>
  %gotf91_0 = stablehlo.reshape %out91#0 : (tensor<1x2xf32>) -> tensor<2xf32>
  %gotw91_0 = stablehlo.convert %gotf91_0 : (tensor<2xf32>) -> tensor<2xf32>
  %gotd91_0 = tensor.cast %gotw91_0 : tensor<2xf32> to tensor<?xf32>
  %wantf91_0 = stablehlo.reshape %want91_0 : (tensor<1x2xf32>) -> tensor<2xf32>
  %wantw91_0 = stablehlo.convert %wantf91_0 : (tensor<2xf32>) -> tensor<2xf32>
  %wantd91_0 = tensor.cast %wantw91_0 : tensor<2xf32> to tensor<?xf32>
  %bad91_0 = call @check_f32(%gotd91_0, %wantd91_0, %rtol91, %atol91) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_slice_unit.0: "
  vector.print %bad91_0 : i64
  %in92_0 = stablehlo.constant dense<"0x0000803F0000004000004040"> : tensor<1x3xf32>
  %in92_1 = stablehlo.constant dense<2> : tensor<i32>
  %out92:1 = call @dynamic_update_slice_splat(%in92_0, %in92_1) : (tensor<1x3xf32>, tensor<i32>) -> (tensor<4x3xf32>)
  %rtol92 = arith.constant 0.000000e+00 : f64
  %atol92 = arith.constant 0.000000e+00 : f64
  %want92_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000803F0000004000004040000000000000000000000000"> : tensor<4x3xf32>
  %gotf92_0 = stablehlo.reshape %out92#0 : (tensor<4x3xf32>) -> tensor<12xf32>
  %gotw92_0 = stablehlo.convert %gotf92_0 : (tensor<12xf32>) -> tensor<12xf32>
  %gotd92_0 = tensor.cast %gotw92_0 : tensor<12xf32> to tensor<?xf32>
  %wantf92_0 = stablehlo.reshape %want92_0 : (tensor<4x3xf32>) -> tensor<12xf32>
  %wantw92_0 = stablehlo.convert %wantf92_0 : (tensor<12xf32>) -> tensor<12xf32>
  %wantd92_0 = tensor.cast %wantw92_0 : tensor<12xf32> to tensor<?xf32>
  %bad92_0 = call @check_f32(%gotd92_0, %wantd92_0, %rtol92, %atol92) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_splat.0: "
  vector.print %bad92_0 : i64
  %in93_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<4xf32>
  %in93_1 = stablehlo.constant dense<"0x0000484200004C42"> : tensor<2xf32>
  %in93_2 = stablehlo.constant dense<1> : tensor<i32>
  %out93:1 = call @dynamic_update_slice_reused(%in93_0, %in93_1, %in93_2) : (tensor<4xf32>, tensor<2xf32>, tensor<i32>) -> (tensor<4xf32>)
  %rtol93 = arith.constant 0.000000e+00 : f64
  %atol93 = arith.constant 0.000000e+00 : f64
  %want93_0 = stablehlo.constant dense<"0x0000000000004C42000054420000C040"> : tensor<4xf32>
  %gotf93_0 = stablehlo.reshape %out93#0 : (tensor<4xf32>) -> tensor<4xf32>
  %gotw93_0 = stablehlo.convert %gotf93_0 : (tensor<4xf32>) -> tensor<4xf32>
  %gotd93_0 = tensor.cast %gotw93_0 : tensor<4xf32> to tensor<?xf32>
  %wantf93_0 = stablehlo.reshape %want93_0 : (tensor<4xf32>) -> tensor<4xf32>
  %wantw93_0 = stablehlo.convert %wantf93_0 : (tensor<4xf32>) -> tensor<4xf32>
  %wantd93_0 = tensor.cast %wantw93_0 : tensor<4xf32> to tensor<?xf32>
  %bad93_0 = call @check_f32(%gotd93_0, %wantd93_0, %rtol93, %atol93) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dynamic_update_slice_reused.0: "
  vector.print %bad93_0 : i64
  return
}
