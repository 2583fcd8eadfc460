// Written by utils/gen_lowering_tests.py: expected values are XLA's. A case prints
// how many of its elements are wrong.
// RUN: dgc-opt %s --pass-pipeline='builtin.module(func.func(dgc-lower-to-linalg),one-shot-bufferize{bufferize-function-boundaries=1 function-boundary-type-conversion=identity-layout-map allow-return-allocs-from-loops=1},func.func(convert-linalg-to-loops),canonicalize,cse,expand-strided-metadata,convert-vector-to-llvm,lower-affine,func.func(math-expand-ops{ops=rsqrt}),convert-math-to-llvm,convert-math-to-libm,arith-expand{include-bf16=true},convert-scf-to-cf,convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)' \
// RUN: | sed 's/{fastmath = #arith[^}]*}//' \
// RUN: | mlir-runner -e main --entry-point-result=void --shared-libs=%mlir_lib_dir/libmlir_runner_utils.so,%mlir_lib_dir/libmlir_c_runner_utils.so \
// RUN: | FileCheck %s

// CHECK: convert_f32_f64.0: 0
// CHECK: convert_f32_f16.0: 0
// CHECK: convert_f32_bf16.0: 0
// CHECK: convert_f32_i8.0: 0
// CHECK: convert_f32_i32.0: 0
// CHECK: convert_f32_i64.0: 0
// CHECK: convert_f32_ui8.0: 0
// CHECK: convert_f32_ui32.0: 0
// CHECK: convert_f32_i16.0: 0
// CHECK: convert_f32_ui16.0: 0
// CHECK: convert_f32_ui64.0: 0
// CHECK: convert_f32_i1.0: 0
// CHECK: convert_f64_f32.0: 0
// CHECK: convert_f64_f16.0: 0
// CHECK: convert_f64_bf16.0: 0
// CHECK: convert_f64_i8.0: 0
// CHECK: convert_f64_i32.0: 0
// CHECK: convert_f64_i64.0: 0
// CHECK: convert_f64_ui8.0: 0
// CHECK: convert_f64_ui32.0: 0
// CHECK: convert_f64_i16.0: 0
// CHECK: convert_f64_ui16.0: 0
// CHECK: convert_f64_ui64.0: 0
// CHECK: convert_f64_i1.0: 0
// CHECK: convert_f16_f32.0: 0
// CHECK: convert_f16_f64.0: 0
// CHECK: convert_f16_bf16.0: 0
// CHECK: convert_f16_i8.0: 0
// CHECK: convert_f16_i32.0: 0
// CHECK: convert_f16_i64.0: 0
// CHECK: convert_f16_ui8.0: 0
// CHECK: convert_f16_ui32.0: 0
// CHECK: convert_f16_i16.0: 0
// CHECK: convert_f16_ui16.0: 0
// CHECK: convert_f16_ui64.0: 0
// CHECK: convert_f16_i1.0: 0
// CHECK: convert_bf16_f32.0: 0
// CHECK: convert_bf16_f64.0: 0
// CHECK: convert_bf16_f16.0: 0
// CHECK: convert_bf16_i8.0: 0
// CHECK: convert_bf16_i32.0: 0
// CHECK: convert_bf16_i64.0: 0
// CHECK: convert_bf16_ui8.0: 0
// CHECK: convert_bf16_ui32.0: 0
// CHECK: convert_bf16_i16.0: 0
// CHECK: convert_bf16_ui16.0: 0
// CHECK: convert_bf16_ui64.0: 0
// CHECK: convert_bf16_i1.0: 0
// CHECK: convert_i8_f32.0: 0
// CHECK: convert_i8_f64.0: 0
// CHECK: convert_i8_f16.0: 0
// CHECK: convert_i8_bf16.0: 0
// CHECK: convert_i8_i32.0: 0
// CHECK: convert_i8_i64.0: 0
// CHECK: convert_i8_ui8.0: 0
// CHECK: convert_i8_ui32.0: 0
// CHECK: convert_i8_i16.0: 0
// CHECK: convert_i8_ui16.0: 0
// CHECK: convert_i8_ui64.0: 0
// CHECK: convert_i8_i1.0: 0
// CHECK: convert_i32_f32.0: 0
// CHECK: convert_i32_f64.0: 0
// CHECK: convert_i32_f16.0: 0
// CHECK: convert_i32_bf16.0: 0
// CHECK: convert_i32_i8.0: 0
// CHECK: convert_i32_i64.0: 0
// CHECK: convert_i32_ui8.0: 0
// CHECK: convert_i32_ui32.0: 0
// CHECK: convert_i32_i16.0: 0
// CHECK: convert_i32_ui16.0: 0
// CHECK: convert_i32_ui64.0: 0
// CHECK: convert_i32_i1.0: 0
// CHECK: convert_i64_f32.0: 0
// CHECK: convert_i64_f64.0: 0
// CHECK: convert_i64_f16.0: 0
// CHECK: convert_i64_bf16.0: 0
// CHECK: convert_i64_i8.0: 0
// CHECK: convert_i64_i32.0: 0
// CHECK: convert_i64_ui8.0: 0
// CHECK: convert_i64_ui32.0: 0
// CHECK: convert_i64_i16.0: 0
// CHECK: convert_i64_ui16.0: 0
// CHECK: convert_i64_ui64.0: 0
// CHECK: convert_i64_i1.0: 0
// CHECK: convert_ui8_f32.0: 0
// CHECK: convert_ui8_f64.0: 0
// CHECK: convert_ui8_f16.0: 0
// CHECK: convert_ui8_bf16.0: 0
// CHECK: convert_ui8_i8.0: 0
// CHECK: convert_ui8_i32.0: 0
// CHECK: convert_ui8_i64.0: 0
// CHECK: convert_ui8_ui32.0: 0
// CHECK: convert_ui8_i16.0: 0
// CHECK: convert_ui8_ui16.0: 0
// CHECK: convert_ui8_ui64.0: 0
// CHECK: convert_ui8_i1.0: 0
// CHECK: convert_ui32_f32.0: 0
// CHECK: convert_ui32_f64.0: 0
// CHECK: convert_ui32_f16.0: 0
// CHECK: convert_ui32_bf16.0: 0
// CHECK: convert_ui32_i8.0: 0
// CHECK: convert_ui32_i32.0: 0
// CHECK: convert_ui32_i64.0: 0
// CHECK: convert_ui32_ui8.0: 0
// CHECK: convert_ui32_i16.0: 0
// CHECK: convert_ui32_ui16.0: 0
// CHECK: convert_ui32_ui64.0: 0
// CHECK: convert_ui32_i1.0: 0
// CHECK: convert_i16_f32.0: 0
// CHECK: convert_i16_f64.0: 0
// CHECK: convert_i16_f16.0: 0
// CHECK: convert_i16_bf16.0: 0
// CHECK: convert_i16_i8.0: 0
// CHECK: convert_i16_i32.0: 0
// CHECK: convert_i16_i64.0: 0
// CHECK: convert_i16_ui8.0: 0
// CHECK: convert_i16_ui32.0: 0
// CHECK: convert_i16_ui16.0: 0
// CHECK: convert_i16_ui64.0: 0
// CHECK: convert_i16_i1.0: 0
// CHECK: convert_ui16_f32.0: 0
// CHECK: convert_ui16_f64.0: 0
// CHECK: convert_ui16_f16.0: 0
// CHECK: convert_ui16_bf16.0: 0
// CHECK: convert_ui16_i8.0: 0
// CHECK: convert_ui16_i32.0: 0
// CHECK: convert_ui16_i64.0: 0
// CHECK: convert_ui16_ui8.0: 0
// CHECK: convert_ui16_ui32.0: 0
// CHECK: convert_ui16_i16.0: 0
// CHECK: convert_ui16_ui64.0: 0
// CHECK: convert_ui16_i1.0: 0
// CHECK: convert_ui64_f32.0: 0
// CHECK: convert_ui64_f64.0: 0
// CHECK: convert_ui64_f16.0: 0
// CHECK: convert_ui64_bf16.0: 0
// CHECK: convert_ui64_i8.0: 0
// CHECK: convert_ui64_i32.0: 0
// CHECK: convert_ui64_i64.0: 0
// CHECK: convert_ui64_ui8.0: 0
// CHECK: convert_ui64_ui32.0: 0
// CHECK: convert_ui64_i16.0: 0
// CHECK: convert_ui64_ui16.0: 0
// CHECK: convert_ui64_i1.0: 0
// CHECK: convert_i1_f32.0: 0
// CHECK: convert_i1_f64.0: 0
// CHECK: convert_i1_f16.0: 0
// CHECK: convert_i1_bf16.0: 0
// CHECK: convert_i1_i8.0: 0
// CHECK: convert_i1_i32.0: 0
// CHECK: convert_i1_i64.0: 0
// CHECK: convert_i1_ui8.0: 0
// CHECK: convert_i1_ui32.0: 0
// CHECK: convert_i1_i16.0: 0
// CHECK: convert_i1_ui16.0: 0
// CHECK: convert_i1_ui64.0: 0

func.func @convert_f32_f64(%a0: tensor<25xf32>) -> (tensor<25xf64>) {
  %r = stablehlo.convert %a0 : (tensor<25xf32>) -> tensor<25xf64>
  return %r : tensor<25xf64>
}

func.func @convert_f32_f16(%a0: tensor<25xf32>) -> (tensor<25xf16>) {
  %r = stablehlo.convert %a0 : (tensor<25xf32>) -> tensor<25xf16>
  return %r : tensor<25xf16>
}

func.func @convert_f32_bf16(%a0: tensor<25xf32>) -> (tensor<25xbf16>) {
  %r = stablehlo.convert %a0 : (tensor<25xf32>) -> tensor<25xbf16>
  return %r : tensor<25xbf16>
}

func.func @convert_f32_i8(%a0: tensor<25xf32>) -> (tensor<25xi8>) {
  %r = stablehlo.convert %a0 : (tensor<25xf32>) -> tensor<25xi8>
  return %r : tensor<25xi8>
}

func.func @convert_f32_i32(%a0: tensor<25xf32>) -> (tensor<25xi32>) {
  %r = stablehlo.convert %a0 : (tensor<25xf32>) -> tensor<25xi32>
  return %r : tensor<25xi32>
}

func.func @convert_f32_i64(%a0: tensor<25xf32>) -> (tensor<25xi64>) {
  %r = stablehlo.convert %a0 : (tensor<25xf32>) -> tensor<25xi64>
  return %r : tensor<25xi64>
}

func.func @convert_f32_ui8(%a0: tensor<25xf32>) -> (tensor<25xui8>) {
  %r = stablehlo.convert %a0 : (tensor<25xf32>) -> tensor<25xui8>
  return %r : tensor<25xui8>
}

func.func @convert_f32_ui32(%a0: tensor<25xf32>) -> (tensor<25xui32>) {
  %r = stablehlo.convert %a0 : (tensor<25xf32>) -> tensor<25xui32>
  return %r : tensor<25xui32>
}

func.func @convert_f32_i16(%a0: tensor<25xf32>) -> (tensor<25xi16>) {
  %r = stablehlo.convert %a0 : (tensor<25xf32>) -> tensor<25xi16>
  return %r : tensor<25xi16>
}

func.func @convert_f32_ui16(%a0: tensor<25xf32>) -> (tensor<25xui16>) {
  %r = stablehlo.convert %a0 : (tensor<25xf32>) -> tensor<25xui16>
  return %r : tensor<25xui16>
}

func.func @convert_f32_ui64(%a0: tensor<25xf32>) -> (tensor<25xui64>) {
  %r = stablehlo.convert %a0 : (tensor<25xf32>) -> tensor<25xui64>
  return %r : tensor<25xui64>
}

func.func @convert_f32_i1(%a0: tensor<25xf32>) -> (tensor<25xi1>) {
  %r = stablehlo.convert %a0 : (tensor<25xf32>) -> tensor<25xi1>
  return %r : tensor<25xi1>
}

func.func @convert_f64_f32(%a0: tensor<25xf64>) -> (tensor<25xf32>) {
  %r = stablehlo.convert %a0 : (tensor<25xf64>) -> tensor<25xf32>
  return %r : tensor<25xf32>
}

func.func @convert_f64_f16(%a0: tensor<25xf64>) -> (tensor<25xf16>) {
  %r = stablehlo.convert %a0 : (tensor<25xf64>) -> tensor<25xf16>
  return %r : tensor<25xf16>
}

func.func @convert_f64_bf16(%a0: tensor<25xf64>) -> (tensor<25xbf16>) {
  %r = stablehlo.convert %a0 : (tensor<25xf64>) -> tensor<25xbf16>
  return %r : tensor<25xbf16>
}

func.func @convert_f64_i8(%a0: tensor<25xf64>) -> (tensor<25xi8>) {
  %r = stablehlo.convert %a0 : (tensor<25xf64>) -> tensor<25xi8>
  return %r : tensor<25xi8>
}

func.func @convert_f64_i32(%a0: tensor<25xf64>) -> (tensor<25xi32>) {
  %r = stablehlo.convert %a0 : (tensor<25xf64>) -> tensor<25xi32>
  return %r : tensor<25xi32>
}

func.func @convert_f64_i64(%a0: tensor<25xf64>) -> (tensor<25xi64>) {
  %r = stablehlo.convert %a0 : (tensor<25xf64>) -> tensor<25xi64>
  return %r : tensor<25xi64>
}

func.func @convert_f64_ui8(%a0: tensor<25xf64>) -> (tensor<25xui8>) {
  %r = stablehlo.convert %a0 : (tensor<25xf64>) -> tensor<25xui8>
  return %r : tensor<25xui8>
}

func.func @convert_f64_ui32(%a0: tensor<25xf64>) -> (tensor<25xui32>) {
  %r = stablehlo.convert %a0 : (tensor<25xf64>) -> tensor<25xui32>
  return %r : tensor<25xui32>
}

func.func @convert_f64_i16(%a0: tensor<25xf64>) -> (tensor<25xi16>) {
  %r = stablehlo.convert %a0 : (tensor<25xf64>) -> tensor<25xi16>
  return %r : tensor<25xi16>
}

func.func @convert_f64_ui16(%a0: tensor<25xf64>) -> (tensor<25xui16>) {
  %r = stablehlo.convert %a0 : (tensor<25xf64>) -> tensor<25xui16>
  return %r : tensor<25xui16>
}

func.func @convert_f64_ui64(%a0: tensor<25xf64>) -> (tensor<25xui64>) {
  %r = stablehlo.convert %a0 : (tensor<25xf64>) -> tensor<25xui64>
  return %r : tensor<25xui64>
}

func.func @convert_f64_i1(%a0: tensor<25xf64>) -> (tensor<25xi1>) {
  %r = stablehlo.convert %a0 : (tensor<25xf64>) -> tensor<25xi1>
  return %r : tensor<25xi1>
}

func.func @convert_f16_f32(%a0: tensor<25xf16>) -> (tensor<25xf32>) {
  %r = stablehlo.convert %a0 : (tensor<25xf16>) -> tensor<25xf32>
  return %r : tensor<25xf32>
}

func.func @convert_f16_f64(%a0: tensor<25xf16>) -> (tensor<25xf64>) {
  %r = stablehlo.convert %a0 : (tensor<25xf16>) -> tensor<25xf64>
  return %r : tensor<25xf64>
}

func.func @convert_f16_bf16(%a0: tensor<25xf16>) -> (tensor<25xbf16>) {
  %r = stablehlo.convert %a0 : (tensor<25xf16>) -> tensor<25xbf16>
  return %r : tensor<25xbf16>
}

func.func @convert_f16_i8(%a0: tensor<25xf16>) -> (tensor<25xi8>) {
  %r = stablehlo.convert %a0 : (tensor<25xf16>) -> tensor<25xi8>
  return %r : tensor<25xi8>
}

func.func @convert_f16_i32(%a0: tensor<25xf16>) -> (tensor<25xi32>) {
  %r = stablehlo.convert %a0 : (tensor<25xf16>) -> tensor<25xi32>
  return %r : tensor<25xi32>
}

func.func @convert_f16_i64(%a0: tensor<25xf16>) -> (tensor<25xi64>) {
  %r = stablehlo.convert %a0 : (tensor<25xf16>) -> tensor<25xi64>
  return %r : tensor<25xi64>
}

func.func @convert_f16_ui8(%a0: tensor<25xf16>) -> (tensor<25xui8>) {
  %r = stablehlo.convert %a0 : (tensor<25xf16>) -> tensor<25xui8>
  return %r : tensor<25xui8>
}

func.func @convert_f16_ui32(%a0: tensor<25xf16>) -> (tensor<25xui32>) {
  %r = stablehlo.convert %a0 : (tensor<25xf16>) -> tensor<25xui32>
  return %r : tensor<25xui32>
}

func.func @convert_f16_i16(%a0: tensor<25xf16>) -> (tensor<25xi16>) {
  %r = stablehlo.convert %a0 : (tensor<25xf16>) -> tensor<25xi16>
  return %r : tensor<25xi16>
}

func.func @convert_f16_ui16(%a0: tensor<25xf16>) -> (tensor<25xui16>) {
  %r = stablehlo.convert %a0 : (tensor<25xf16>) -> tensor<25xui16>
  return %r : tensor<25xui16>
}

func.func @convert_f16_ui64(%a0: tensor<25xf16>) -> (tensor<25xui64>) {
  %r = stablehlo.convert %a0 : (tensor<25xf16>) -> tensor<25xui64>
  return %r : tensor<25xui64>
}

func.func @convert_f16_i1(%a0: tensor<25xf16>) -> (tensor<25xi1>) {
  %r = stablehlo.convert %a0 : (tensor<25xf16>) -> tensor<25xi1>
  return %r : tensor<25xi1>
}

func.func @convert_bf16_f32(%a0: tensor<25xbf16>) -> (tensor<25xf32>) {
  %r = stablehlo.convert %a0 : (tensor<25xbf16>) -> tensor<25xf32>
  return %r : tensor<25xf32>
}

func.func @convert_bf16_f64(%a0: tensor<25xbf16>) -> (tensor<25xf64>) {
  %r = stablehlo.convert %a0 : (tensor<25xbf16>) -> tensor<25xf64>
  return %r : tensor<25xf64>
}

func.func @convert_bf16_f16(%a0: tensor<25xbf16>) -> (tensor<25xf16>) {
  %r = stablehlo.convert %a0 : (tensor<25xbf16>) -> tensor<25xf16>
  return %r : tensor<25xf16>
}

func.func @convert_bf16_i8(%a0: tensor<25xbf16>) -> (tensor<25xi8>) {
  %r = stablehlo.convert %a0 : (tensor<25xbf16>) -> tensor<25xi8>
  return %r : tensor<25xi8>
}

func.func @convert_bf16_i32(%a0: tensor<25xbf16>) -> (tensor<25xi32>) {
  %r = stablehlo.convert %a0 : (tensor<25xbf16>) -> tensor<25xi32>
  return %r : tensor<25xi32>
}

func.func @convert_bf16_i64(%a0: tensor<25xbf16>) -> (tensor<25xi64>) {
  %r = stablehlo.convert %a0 : (tensor<25xbf16>) -> tensor<25xi64>
  return %r : tensor<25xi64>
}

func.func @convert_bf16_ui8(%a0: tensor<25xbf16>) -> (tensor<25xui8>) {
  %r = stablehlo.convert %a0 : (tensor<25xbf16>) -> tensor<25xui8>
  return %r : tensor<25xui8>
}

func.func @convert_bf16_ui32(%a0: tensor<25xbf16>) -> (tensor<25xui32>) {
  %r = stablehlo.convert %a0 : (tensor<25xbf16>) -> tensor<25xui32>
  return %r : tensor<25xui32>
}

func.func @convert_bf16_i16(%a0: tensor<25xbf16>) -> (tensor<25xi16>) {
  %r = stablehlo.convert %a0 : (tensor<25xbf16>) -> tensor<25xi16>
  return %r : tensor<25xi16>
}

func.func @convert_bf16_ui16(%a0: tensor<25xbf16>) -> (tensor<25xui16>) {
  %r = stablehlo.convert %a0 : (tensor<25xbf16>) -> tensor<25xui16>
  return %r : tensor<25xui16>
}

func.func @convert_bf16_ui64(%a0: tensor<25xbf16>) -> (tensor<25xui64>) {
  %r = stablehlo.convert %a0 : (tensor<25xbf16>) -> tensor<25xui64>
  return %r : tensor<25xui64>
}

func.func @convert_bf16_i1(%a0: tensor<25xbf16>) -> (tensor<25xi1>) {
  %r = stablehlo.convert %a0 : (tensor<25xbf16>) -> tensor<25xi1>
  return %r : tensor<25xi1>
}

func.func @convert_i8_f32(%a0: tensor<14xi8>) -> (tensor<14xf32>) {
  %r = stablehlo.convert %a0 : (tensor<14xi8>) -> tensor<14xf32>
  return %r : tensor<14xf32>
}

func.func @convert_i8_f64(%a0: tensor<14xi8>) -> (tensor<14xf64>) {
  %r = stablehlo.convert %a0 : (tensor<14xi8>) -> tensor<14xf64>
  return %r : tensor<14xf64>
}

func.func @convert_i8_f16(%a0: tensor<14xi8>) -> (tensor<14xf16>) {
  %r = stablehlo.convert %a0 : (tensor<14xi8>) -> tensor<14xf16>
  return %r : tensor<14xf16>
}

func.func @convert_i8_bf16(%a0: tensor<14xi8>) -> (tensor<14xbf16>) {
  %r = stablehlo.convert %a0 : (tensor<14xi8>) -> tensor<14xbf16>
  return %r : tensor<14xbf16>
}

func.func @convert_i8_i32(%a0: tensor<14xi8>) -> (tensor<14xi32>) {
  %r = stablehlo.convert %a0 : (tensor<14xi8>) -> tensor<14xi32>
  return %r : tensor<14xi32>
}

func.func @convert_i8_i64(%a0: tensor<14xi8>) -> (tensor<14xi64>) {
  %r = stablehlo.convert %a0 : (tensor<14xi8>) -> tensor<14xi64>
  return %r : tensor<14xi64>
}

func.func @convert_i8_ui8(%a0: tensor<14xi8>) -> (tensor<14xui8>) {
  %r = stablehlo.convert %a0 : (tensor<14xi8>) -> tensor<14xui8>
  return %r : tensor<14xui8>
}

func.func @convert_i8_ui32(%a0: tensor<14xi8>) -> (tensor<14xui32>) {
  %r = stablehlo.convert %a0 : (tensor<14xi8>) -> tensor<14xui32>
  return %r : tensor<14xui32>
}

func.func @convert_i8_i16(%a0: tensor<14xi8>) -> (tensor<14xi16>) {
  %r = stablehlo.convert %a0 : (tensor<14xi8>) -> tensor<14xi16>
  return %r : tensor<14xi16>
}

func.func @convert_i8_ui16(%a0: tensor<14xi8>) -> (tensor<14xui16>) {
  %r = stablehlo.convert %a0 : (tensor<14xi8>) -> tensor<14xui16>
  return %r : tensor<14xui16>
}

func.func @convert_i8_ui64(%a0: tensor<14xi8>) -> (tensor<14xui64>) {
  %r = stablehlo.convert %a0 : (tensor<14xi8>) -> tensor<14xui64>
  return %r : tensor<14xui64>
}

func.func @convert_i8_i1(%a0: tensor<14xi8>) -> (tensor<14xi1>) {
  %r = stablehlo.convert %a0 : (tensor<14xi8>) -> tensor<14xi1>
  return %r : tensor<14xi1>
}

func.func @convert_i32_f32(%a0: tensor<14xi32>) -> (tensor<14xf32>) {
  %r = stablehlo.convert %a0 : (tensor<14xi32>) -> tensor<14xf32>
  return %r : tensor<14xf32>
}

func.func @convert_i32_f64(%a0: tensor<14xi32>) -> (tensor<14xf64>) {
  %r = stablehlo.convert %a0 : (tensor<14xi32>) -> tensor<14xf64>
  return %r : tensor<14xf64>
}

func.func @convert_i32_f16(%a0: tensor<14xi32>) -> (tensor<14xf16>) {
  %r = stablehlo.convert %a0 : (tensor<14xi32>) -> tensor<14xf16>
  return %r : tensor<14xf16>
}

func.func @convert_i32_bf16(%a0: tensor<14xi32>) -> (tensor<14xbf16>) {
  %r = stablehlo.convert %a0 : (tensor<14xi32>) -> tensor<14xbf16>
  return %r : tensor<14xbf16>
}

func.func @convert_i32_i8(%a0: tensor<14xi32>) -> (tensor<14xi8>) {
  %r = stablehlo.convert %a0 : (tensor<14xi32>) -> tensor<14xi8>
  return %r : tensor<14xi8>
}

func.func @convert_i32_i64(%a0: tensor<14xi32>) -> (tensor<14xi64>) {
  %r = stablehlo.convert %a0 : (tensor<14xi32>) -> tensor<14xi64>
  return %r : tensor<14xi64>
}

func.func @convert_i32_ui8(%a0: tensor<14xi32>) -> (tensor<14xui8>) {
  %r = stablehlo.convert %a0 : (tensor<14xi32>) -> tensor<14xui8>
  return %r : tensor<14xui8>
}

func.func @convert_i32_ui32(%a0: tensor<14xi32>) -> (tensor<14xui32>) {
  %r = stablehlo.convert %a0 : (tensor<14xi32>) -> tensor<14xui32>
  return %r : tensor<14xui32>
}

func.func @convert_i32_i16(%a0: tensor<14xi32>) -> (tensor<14xi16>) {
  %r = stablehlo.convert %a0 : (tensor<14xi32>) -> tensor<14xi16>
  return %r : tensor<14xi16>
}

func.func @convert_i32_ui16(%a0: tensor<14xi32>) -> (tensor<14xui16>) {
  %r = stablehlo.convert %a0 : (tensor<14xi32>) -> tensor<14xui16>
  return %r : tensor<14xui16>
}

func.func @convert_i32_ui64(%a0: tensor<14xi32>) -> (tensor<14xui64>) {
  %r = stablehlo.convert %a0 : (tensor<14xi32>) -> tensor<14xui64>
  return %r : tensor<14xui64>
}

func.func @convert_i32_i1(%a0: tensor<14xi32>) -> (tensor<14xi1>) {
  %r = stablehlo.convert %a0 : (tensor<14xi32>) -> tensor<14xi1>
  return %r : tensor<14xi1>
}

func.func @convert_i64_f32(%a0: tensor<14xi64>) -> (tensor<14xf32>) {
  %r = stablehlo.convert %a0 : (tensor<14xi64>) -> tensor<14xf32>
  return %r : tensor<14xf32>
}

func.func @convert_i64_f64(%a0: tensor<14xi64>) -> (tensor<14xf64>) {
  %r = stablehlo.convert %a0 : (tensor<14xi64>) -> tensor<14xf64>
  return %r : tensor<14xf64>
}

func.func @convert_i64_f16(%a0: tensor<14xi64>) -> (tensor<14xf16>) {
  %r = stablehlo.convert %a0 : (tensor<14xi64>) -> tensor<14xf16>
  return %r : tensor<14xf16>
}

func.func @convert_i64_bf16(%a0: tensor<14xi64>) -> (tensor<14xbf16>) {
  %r = stablehlo.convert %a0 : (tensor<14xi64>) -> tensor<14xbf16>
  return %r : tensor<14xbf16>
}

func.func @convert_i64_i8(%a0: tensor<14xi64>) -> (tensor<14xi8>) {
  %r = stablehlo.convert %a0 : (tensor<14xi64>) -> tensor<14xi8>
  return %r : tensor<14xi8>
}

func.func @convert_i64_i32(%a0: tensor<14xi64>) -> (tensor<14xi32>) {
  %r = stablehlo.convert %a0 : (tensor<14xi64>) -> tensor<14xi32>
  return %r : tensor<14xi32>
}

func.func @convert_i64_ui8(%a0: tensor<14xi64>) -> (tensor<14xui8>) {
  %r = stablehlo.convert %a0 : (tensor<14xi64>) -> tensor<14xui8>
  return %r : tensor<14xui8>
}

func.func @convert_i64_ui32(%a0: tensor<14xi64>) -> (tensor<14xui32>) {
  %r = stablehlo.convert %a0 : (tensor<14xi64>) -> tensor<14xui32>
  return %r : tensor<14xui32>
}

func.func @convert_i64_i16(%a0: tensor<14xi64>) -> (tensor<14xi16>) {
  %r = stablehlo.convert %a0 : (tensor<14xi64>) -> tensor<14xi16>
  return %r : tensor<14xi16>
}

func.func @convert_i64_ui16(%a0: tensor<14xi64>) -> (tensor<14xui16>) {
  %r = stablehlo.convert %a0 : (tensor<14xi64>) -> tensor<14xui16>
  return %r : tensor<14xui16>
}

func.func @convert_i64_ui64(%a0: tensor<14xi64>) -> (tensor<14xui64>) {
  %r = stablehlo.convert %a0 : (tensor<14xi64>) -> tensor<14xui64>
  return %r : tensor<14xui64>
}

func.func @convert_i64_i1(%a0: tensor<14xi64>) -> (tensor<14xi1>) {
  %r = stablehlo.convert %a0 : (tensor<14xi64>) -> tensor<14xi1>
  return %r : tensor<14xi1>
}

func.func @convert_ui8_f32(%a0: tensor<10xui8>) -> (tensor<10xf32>) {
  %r = stablehlo.convert %a0 : (tensor<10xui8>) -> tensor<10xf32>
  return %r : tensor<10xf32>
}

func.func @convert_ui8_f64(%a0: tensor<10xui8>) -> (tensor<10xf64>) {
  %r = stablehlo.convert %a0 : (tensor<10xui8>) -> tensor<10xf64>
  return %r : tensor<10xf64>
}

func.func @convert_ui8_f16(%a0: tensor<10xui8>) -> (tensor<10xf16>) {
  %r = stablehlo.convert %a0 : (tensor<10xui8>) -> tensor<10xf16>
  return %r : tensor<10xf16>
}

func.func @convert_ui8_bf16(%a0: tensor<10xui8>) -> (tensor<10xbf16>) {
  %r = stablehlo.convert %a0 : (tensor<10xui8>) -> tensor<10xbf16>
  return %r : tensor<10xbf16>
}

func.func @convert_ui8_i8(%a0: tensor<10xui8>) -> (tensor<10xi8>) {
  %r = stablehlo.convert %a0 : (tensor<10xui8>) -> tensor<10xi8>
  return %r : tensor<10xi8>
}

func.func @convert_ui8_i32(%a0: tensor<10xui8>) -> (tensor<10xi32>) {
  %r = stablehlo.convert %a0 : (tensor<10xui8>) -> tensor<10xi32>
  return %r : tensor<10xi32>
}

func.func @convert_ui8_i64(%a0: tensor<10xui8>) -> (tensor<10xi64>) {
  %r = stablehlo.convert %a0 : (tensor<10xui8>) -> tensor<10xi64>
  return %r : tensor<10xi64>
}

func.func @convert_ui8_ui32(%a0: tensor<10xui8>) -> (tensor<10xui32>) {
  %r = stablehlo.convert %a0 : (tensor<10xui8>) -> tensor<10xui32>
  return %r : tensor<10xui32>
}

func.func @convert_ui8_i16(%a0: tensor<10xui8>) -> (tensor<10xi16>) {
  %r = stablehlo.convert %a0 : (tensor<10xui8>) -> tensor<10xi16>
  return %r : tensor<10xi16>
}

func.func @convert_ui8_ui16(%a0: tensor<10xui8>) -> (tensor<10xui16>) {
  %r = stablehlo.convert %a0 : (tensor<10xui8>) -> tensor<10xui16>
  return %r : tensor<10xui16>
}

func.func @convert_ui8_ui64(%a0: tensor<10xui8>) -> (tensor<10xui64>) {
  %r = stablehlo.convert %a0 : (tensor<10xui8>) -> tensor<10xui64>
  return %r : tensor<10xui64>
}

func.func @convert_ui8_i1(%a0: tensor<10xui8>) -> (tensor<10xi1>) {
  %r = stablehlo.convert %a0 : (tensor<10xui8>) -> tensor<10xi1>
  return %r : tensor<10xi1>
}

func.func @convert_ui32_f32(%a0: tensor<10xui32>) -> (tensor<10xf32>) {
  %r = stablehlo.convert %a0 : (tensor<10xui32>) -> tensor<10xf32>
  return %r : tensor<10xf32>
}

func.func @convert_ui32_f64(%a0: tensor<10xui32>) -> (tensor<10xf64>) {
  %r = stablehlo.convert %a0 : (tensor<10xui32>) -> tensor<10xf64>
  return %r : tensor<10xf64>
}

func.func @convert_ui32_f16(%a0: tensor<10xui32>) -> (tensor<10xf16>) {
  %r = stablehlo.convert %a0 : (tensor<10xui32>) -> tensor<10xf16>
  return %r : tensor<10xf16>
}

func.func @convert_ui32_bf16(%a0: tensor<10xui32>) -> (tensor<10xbf16>) {
  %r = stablehlo.convert %a0 : (tensor<10xui32>) -> tensor<10xbf16>
  return %r : tensor<10xbf16>
}

func.func @convert_ui32_i8(%a0: tensor<10xui32>) -> (tensor<10xi8>) {
  %r = stablehlo.convert %a0 : (tensor<10xui32>) -> tensor<10xi8>
  return %r : tensor<10xi8>
}

func.func @convert_ui32_i32(%a0: tensor<10xui32>) -> (tensor<10xi32>) {
  %r = stablehlo.convert %a0 : (tensor<10xui32>) -> tensor<10xi32>
  return %r : tensor<10xi32>
}

func.func @convert_ui32_i64(%a0: tensor<10xui32>) -> (tensor<10xi64>) {
  %r = stablehlo.convert %a0 : (tensor<10xui32>) -> tensor<10xi64>
  return %r : tensor<10xi64>
}

func.func @convert_ui32_ui8(%a0: tensor<10xui32>) -> (tensor<10xui8>) {
  %r = stablehlo.convert %a0 : (tensor<10xui32>) -> tensor<10xui8>
  return %r : tensor<10xui8>
}

func.func @convert_ui32_i16(%a0: tensor<10xui32>) -> (tensor<10xi16>) {
  %r = stablehlo.convert %a0 : (tensor<10xui32>) -> tensor<10xi16>
  return %r : tensor<10xi16>
}

func.func @convert_ui32_ui16(%a0: tensor<10xui32>) -> (tensor<10xui16>) {
  %r = stablehlo.convert %a0 : (tensor<10xui32>) -> tensor<10xui16>
  return %r : tensor<10xui16>
}

func.func @convert_ui32_ui64(%a0: tensor<10xui32>) -> (tensor<10xui64>) {
  %r = stablehlo.convert %a0 : (tensor<10xui32>) -> tensor<10xui64>
  return %r : tensor<10xui64>
}

func.func @convert_ui32_i1(%a0: tensor<10xui32>) -> (tensor<10xi1>) {
  %r = stablehlo.convert %a0 : (tensor<10xui32>) -> tensor<10xi1>
  return %r : tensor<10xi1>
}

func.func @convert_i16_f32(%a0: tensor<14xi16>) -> (tensor<14xf32>) {
  %r = stablehlo.convert %a0 : (tensor<14xi16>) -> tensor<14xf32>
  return %r : tensor<14xf32>
}

func.func @convert_i16_f64(%a0: tensor<14xi16>) -> (tensor<14xf64>) {
  %r = stablehlo.convert %a0 : (tensor<14xi16>) -> tensor<14xf64>
  return %r : tensor<14xf64>
}

func.func @convert_i16_f16(%a0: tensor<14xi16>) -> (tensor<14xf16>) {
  %r = stablehlo.convert %a0 : (tensor<14xi16>) -> tensor<14xf16>
  return %r : tensor<14xf16>
}

func.func @convert_i16_bf16(%a0: tensor<14xi16>) -> (tensor<14xbf16>) {
  %r = stablehlo.convert %a0 : (tensor<14xi16>) -> tensor<14xbf16>
  return %r : tensor<14xbf16>
}

func.func @convert_i16_i8(%a0: tensor<14xi16>) -> (tensor<14xi8>) {
  %r = stablehlo.convert %a0 : (tensor<14xi16>) -> tensor<14xi8>
  return %r : tensor<14xi8>
}

func.func @convert_i16_i32(%a0: tensor<14xi16>) -> (tensor<14xi32>) {
  %r = stablehlo.convert %a0 : (tensor<14xi16>) -> tensor<14xi32>
  return %r : tensor<14xi32>
}

func.func @convert_i16_i64(%a0: tensor<14xi16>) -> (tensor<14xi64>) {
  %r = stablehlo.convert %a0 : (tensor<14xi16>) -> tensor<14xi64>
  return %r : tensor<14xi64>
}

func.func @convert_i16_ui8(%a0: tensor<14xi16>) -> (tensor<14xui8>) {
  %r = stablehlo.convert %a0 : (tensor<14xi16>) -> tensor<14xui8>
  return %r : tensor<14xui8>
}

func.func @convert_i16_ui32(%a0: tensor<14xi16>) -> (tensor<14xui32>) {
  %r = stablehlo.convert %a0 : (tensor<14xi16>) -> tensor<14xui32>
  return %r : tensor<14xui32>
}

func.func @convert_i16_ui16(%a0: tensor<14xi16>) -> (tensor<14xui16>) {
  %r = stablehlo.convert %a0 : (tensor<14xi16>) -> tensor<14xui16>
  return %r : tensor<14xui16>
}

func.func @convert_i16_ui64(%a0: tensor<14xi16>) -> (tensor<14xui64>) {
  %r = stablehlo.convert %a0 : (tensor<14xi16>) -> tensor<14xui64>
  return %r : tensor<14xui64>
}

func.func @convert_i16_i1(%a0: tensor<14xi16>) -> (tensor<14xi1>) {
  %r = stablehlo.convert %a0 : (tensor<14xi16>) -> tensor<14xi1>
  return %r : tensor<14xi1>
}

func.func @convert_ui16_f32(%a0: tensor<10xui16>) -> (tensor<10xf32>) {
  %r = stablehlo.convert %a0 : (tensor<10xui16>) -> tensor<10xf32>
  return %r : tensor<10xf32>
}

func.func @convert_ui16_f64(%a0: tensor<10xui16>) -> (tensor<10xf64>) {
  %r = stablehlo.convert %a0 : (tensor<10xui16>) -> tensor<10xf64>
  return %r : tensor<10xf64>
}

func.func @convert_ui16_f16(%a0: tensor<10xui16>) -> (tensor<10xf16>) {
  %r = stablehlo.convert %a0 : (tensor<10xui16>) -> tensor<10xf16>
  return %r : tensor<10xf16>
}

func.func @convert_ui16_bf16(%a0: tensor<10xui16>) -> (tensor<10xbf16>) {
  %r = stablehlo.convert %a0 : (tensor<10xui16>) -> tensor<10xbf16>
  return %r : tensor<10xbf16>
}

func.func @convert_ui16_i8(%a0: tensor<10xui16>) -> (tensor<10xi8>) {
  %r = stablehlo.convert %a0 : (tensor<10xui16>) -> tensor<10xi8>
  return %r : tensor<10xi8>
}

func.func @convert_ui16_i32(%a0: tensor<10xui16>) -> (tensor<10xi32>) {
  %r = stablehlo.convert %a0 : (tensor<10xui16>) -> tensor<10xi32>
  return %r : tensor<10xi32>
}

func.func @convert_ui16_i64(%a0: tensor<10xui16>) -> (tensor<10xi64>) {
  %r = stablehlo.convert %a0 : (tensor<10xui16>) -> tensor<10xi64>
  return %r : tensor<10xi64>
}

func.func @convert_ui16_ui8(%a0: tensor<10xui16>) -> (tensor<10xui8>) {
  %r = stablehlo.convert %a0 : (tensor<10xui16>) -> tensor<10xui8>
  return %r : tensor<10xui8>
}

func.func @convert_ui16_ui32(%a0: tensor<10xui16>) -> (tensor<10xui32>) {
  %r = stablehlo.convert %a0 : (tensor<10xui16>) -> tensor<10xui32>
  return %r : tensor<10xui32>
}

func.func @convert_ui16_i16(%a0: tensor<10xui16>) -> (tensor<10xi16>) {
  %r = stablehlo.convert %a0 : (tensor<10xui16>) -> tensor<10xi16>
  return %r : tensor<10xi16>
}

func.func @convert_ui16_ui64(%a0: tensor<10xui16>) -> (tensor<10xui64>) {
  %r = stablehlo.convert %a0 : (tensor<10xui16>) -> tensor<10xui64>
  return %r : tensor<10xui64>
}

func.func @convert_ui16_i1(%a0: tensor<10xui16>) -> (tensor<10xi1>) {
  %r = stablehlo.convert %a0 : (tensor<10xui16>) -> tensor<10xi1>
  return %r : tensor<10xi1>
}

func.func @convert_ui64_f32(%a0: tensor<10xui64>) -> (tensor<10xf32>) {
  %r = stablehlo.convert %a0 : (tensor<10xui64>) -> tensor<10xf32>
  return %r : tensor<10xf32>
}

func.func @convert_ui64_f64(%a0: tensor<10xui64>) -> (tensor<10xf64>) {
  %r = stablehlo.convert %a0 : (tensor<10xui64>) -> tensor<10xf64>
  return %r : tensor<10xf64>
}

func.func @convert_ui64_f16(%a0: tensor<10xui64>) -> (tensor<10xf16>) {
  %r = stablehlo.convert %a0 : (tensor<10xui64>) -> tensor<10xf16>
  return %r : tensor<10xf16>
}

func.func @convert_ui64_bf16(%a0: tensor<10xui64>) -> (tensor<10xbf16>) {
  %r = stablehlo.convert %a0 : (tensor<10xui64>) -> tensor<10xbf16>
  return %r : tensor<10xbf16>
}

func.func @convert_ui64_i8(%a0: tensor<10xui64>) -> (tensor<10xi8>) {
  %r = stablehlo.convert %a0 : (tensor<10xui64>) -> tensor<10xi8>
  return %r : tensor<10xi8>
}

func.func @convert_ui64_i32(%a0: tensor<10xui64>) -> (tensor<10xi32>) {
  %r = stablehlo.convert %a0 : (tensor<10xui64>) -> tensor<10xi32>
  return %r : tensor<10xi32>
}

func.func @convert_ui64_i64(%a0: tensor<10xui64>) -> (tensor<10xi64>) {
  %r = stablehlo.convert %a0 : (tensor<10xui64>) -> tensor<10xi64>
  return %r : tensor<10xi64>
}

func.func @convert_ui64_ui8(%a0: tensor<10xui64>) -> (tensor<10xui8>) {
  %r = stablehlo.convert %a0 : (tensor<10xui64>) -> tensor<10xui8>
  return %r : tensor<10xui8>
}

func.func @convert_ui64_ui32(%a0: tensor<10xui64>) -> (tensor<10xui32>) {
  %r = stablehlo.convert %a0 : (tensor<10xui64>) -> tensor<10xui32>
  return %r : tensor<10xui32>
}

func.func @convert_ui64_i16(%a0: tensor<10xui64>) -> (tensor<10xi16>) {
  %r = stablehlo.convert %a0 : (tensor<10xui64>) -> tensor<10xi16>
  return %r : tensor<10xi16>
}

func.func @convert_ui64_ui16(%a0: tensor<10xui64>) -> (tensor<10xui16>) {
  %r = stablehlo.convert %a0 : (tensor<10xui64>) -> tensor<10xui16>
  return %r : tensor<10xui16>
}

func.func @convert_ui64_i1(%a0: tensor<10xui64>) -> (tensor<10xi1>) {
  %r = stablehlo.convert %a0 : (tensor<10xui64>) -> tensor<10xi1>
  return %r : tensor<10xi1>
}

func.func @convert_i1_f32(%a0: tensor<2xi1>) -> (tensor<2xf32>) {
  %r = stablehlo.convert %a0 : (tensor<2xi1>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

func.func @convert_i1_f64(%a0: tensor<2xi1>) -> (tensor<2xf64>) {
  %r = stablehlo.convert %a0 : (tensor<2xi1>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}

func.func @convert_i1_f16(%a0: tensor<2xi1>) -> (tensor<2xf16>) {
  %r = stablehlo.convert %a0 : (tensor<2xi1>) -> tensor<2xf16>
  return %r : tensor<2xf16>
}

func.func @convert_i1_bf16(%a0: tensor<2xi1>) -> (tensor<2xbf16>) {
  %r = stablehlo.convert %a0 : (tensor<2xi1>) -> tensor<2xbf16>
  return %r : tensor<2xbf16>
}

func.func @convert_i1_i8(%a0: tensor<2xi1>) -> (tensor<2xi8>) {
  %r = stablehlo.convert %a0 : (tensor<2xi1>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}

func.func @convert_i1_i32(%a0: tensor<2xi1>) -> (tensor<2xi32>) {
  %r = stablehlo.convert %a0 : (tensor<2xi1>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}

func.func @convert_i1_i64(%a0: tensor<2xi1>) -> (tensor<2xi64>) {
  %r = stablehlo.convert %a0 : (tensor<2xi1>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

func.func @convert_i1_ui8(%a0: tensor<2xi1>) -> (tensor<2xui8>) {
  %r = stablehlo.convert %a0 : (tensor<2xi1>) -> tensor<2xui8>
  return %r : tensor<2xui8>
}

func.func @convert_i1_ui32(%a0: tensor<2xi1>) -> (tensor<2xui32>) {
  %r = stablehlo.convert %a0 : (tensor<2xi1>) -> tensor<2xui32>
  return %r : tensor<2xui32>
}

func.func @convert_i1_i16(%a0: tensor<2xi1>) -> (tensor<2xi16>) {
  %r = stablehlo.convert %a0 : (tensor<2xi1>) -> tensor<2xi16>
  return %r : tensor<2xi16>
}

func.func @convert_i1_ui16(%a0: tensor<2xi1>) -> (tensor<2xui16>) {
  %r = stablehlo.convert %a0 : (tensor<2xi1>) -> tensor<2xui16>
  return %r : tensor<2xui16>
}

func.func @convert_i1_ui64(%a0: tensor<2xi1>) -> (tensor<2xui64>) {
  %r = stablehlo.convert %a0 : (tensor<2xi1>) -> tensor<2xui64>
  return %r : tensor<2xui64>
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

func.func private @check_f64(%got: tensor<?xf64>, %want: tensor<?xf64>, %rtol: f64, %atol: f64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %n = tensor.dim %got, %c0 : tensor<?xf64>
  %bad = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> i64 {
    %g = tensor.extract %got[%i] : tensor<?xf64>
    %w = tensor.extract %want[%i] : tensor<?xf64>
    %zerof = arith.constant 0.0 : f64
    %gnan = arith.cmpf uno, %g, %g : f64
    %wnan = arith.cmpf uno, %w, %w : f64
    %nan = arith.andi %gnan, %wnan : i1
    %gbits = arith.bitcast %g : f64 to i64
    %wbits = arith.bitcast %w : f64 to i64
    %same = arith.cmpi eq, %gbits, %wbits : i64
    %diff = arith.subf %g, %w : f64
    %absdiff = math.absf %diff : f64
    %absw = math.absf %w : f64
    %d = arith.addf %zerof, %absdiff : f64
    %m = arith.addf %zerof, %absw : f64
    %scaled = arith.mulf %m, %rtol : f64
    %limit = arith.addf %scaled, %atol : f64
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
      vector.print %g : f64
      vector.print %w : f64
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
  %in0_0 = stablehlo.constant dense<"0x0000000000000080CDCCCC3E0000003F9A99193FCDCCCCBE0000C0BF000020406666C9426666C9C20000FE42000000430000484300007F4300008043000001C35ED0324FF902954F5ED032CF23C70A5F23C78A5F23C70ADF0000807F000080FF0000C07F"> : tensor<25xf32>
  %out0:1 = call @convert_f32_f64(%in0_0) : (tensor<25xf32>) -> (tensor<25xf64>)
  %rtol0 = arith.constant 0.000000e+00 : f64
  %atol0 = arith.constant 0.000000e+00 : f64
  %want0_0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000A09999D93F000000000000E03F000000403333E33F000000A09999D9BF000000000000F8BF0000000000000440000000C0CC2C5940000000C0CC2C59C00000000000C05F40000000000000604000000000000069400000000000E06F40000000000000704000000000002060C0000000C00B5AE641000000205FA0F241000000C00B5AE6C100000060E458E14300000060E458F14300000060E458E1C3000000000000F07F000000000000F0FF000000000000F87F"> : tensor<25xf64>
  %gotf0_0 = stablehlo.reshape %out0#0 : (tensor<25xf64>) -> tensor<25xf64>
  %gotw0_0 = stablehlo.convert %gotf0_0 : (tensor<25xf64>) -> tensor<25xf64>
  %gotd0_0 = tensor.cast %gotw0_0 : tensor<25xf64> to tensor<?xf64>
  %wantf0_0 = stablehlo.reshape %want0_0 : (tensor<25xf64>) -> tensor<25xf64>
  %wantw0_0 = stablehlo.convert %wantf0_0 : (tensor<25xf64>) -> tensor<25xf64>
  %wantd0_0 = tensor.cast %wantw0_0 : tensor<25xf64> to tensor<?xf64>
  %bad0_0 = call @check_f64(%gotd0_0, %wantd0_0, %rtol0, %atol0) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "convert_f32_f64.0: "
  vector.print %bad0_0 : i64
  %in1_0 = stablehlo.constant dense<"0x0000000000000080CDCCCC3E0000003F9A99193FCDCCCCBE0000C0BF000020406666C9426666C9C20000FE42000000430000484300007F4300008043000001C35ED0324FF902954F5ED032CF23C70A5F23C78A5F23C70ADF0000807F000080FF0000C07F"> : tensor<25xf32>
  %out1:1 = call @convert_f32_f16(%in1_0) : (tensor<25xf32>) -> (tensor<25xf16>)
  %rtol1 = arith.constant 0.000000e+00 : f64
  %atol1 = arith.constant 0.000000e+00 : f64
  %want1_0 = stablehlo.constant dense<"0x0000008066360038CD3866B600BE00414B564BD6F0570058405AF85B005C08D8007C007C00FC007C007C00FC007C00FC007E"> : tensor<25xf16>
  %gotf1_0 = stablehlo.reshape %out1#0 : (tensor<25xf16>) -> tensor<25xf16>
  %gotw1_0 = stablehlo.convert %gotf1_0 : (tensor<25xf16>) -> tensor<25xf32>
  %gotd1_0 = tensor.cast %gotw1_0 : tensor<25xf32> to tensor<?xf32>
  %wantf1_0 = stablehlo.reshape %want1_0 : (tensor<25xf16>) -> tensor<25xf16>
  %wantw1_0 = stablehlo.convert %wantf1_0 : (tensor<25xf16>) -> tensor<25xf32>
  %wantd1_0 = tensor.cast %wantw1_0 : tensor<25xf32> to tensor<?xf32>
  %bad1_0 = call @check_f32(%gotd1_0, %wantd1_0, %rtol1, %atol1) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_f32_f16.0: "
  vector.print %bad1_0 : i64
  %in2_0 = stablehlo.constant dense<"0x0000000000000080CDCCCC3E0000003F9A99193FCDCCCCBE0000C0BF000020406666C9426666C9C20000FE42000000430000484300007F4300008043000001C35ED0324FF902954F5ED032CF23C70A5F23C78A5F23C70ADF0000807F000080FF0000C07F"> : tensor<25xf32>
  %out2:1 = call @convert_f32_bf16(%in2_0) : (tensor<25xf32>) -> (tensor<25xbf16>)
  %rtol2 = arith.constant 0.000000e+00 : f64
  %atol2 = arith.constant 0.000000e+00 : f64
  %want2_0 = stablehlo.constant dense<"0x00000080CD3E003F1A3FCDBEC0BF2040C942C9C2FE42004348437F43804301C3334F954F33CF0B5F8B5F0BDF807F80FFC07F"> : tensor<25xbf16>
  %gotf2_0 = stablehlo.reshape %out2#0 : (tensor<25xbf16>) -> tensor<25xbf16>
  %gotw2_0 = stablehlo.convert %gotf2_0 : (tensor<25xbf16>) -> tensor<25xf32>
  %gotd2_0 = tensor.cast %gotw2_0 : tensor<25xf32> to tensor<?xf32>
  %wantf2_0 = stablehlo.reshape %want2_0 : (tensor<25xbf16>) -> tensor<25xbf16>
  %wantw2_0 = stablehlo.convert %wantf2_0 : (tensor<25xbf16>) -> tensor<25xf32>
  %wantd2_0 = tensor.cast %wantw2_0 : tensor<25xf32> to tensor<?xf32>
  %bad2_0 = call @check_f32(%gotd2_0, %wantd2_0, %rtol2, %atol2) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_f32_bf16.0: "
  vector.print %bad2_0 : i64
  %in3_0 = stablehlo.constant dense<"0x0000000000000080CDCCCC3E0000003F9A99193FCDCCCCBE0000C0BF000020406666C9426666C9C20000FE42000000430000484300007F4300008043000001C35ED0324FF902954F5ED032CF23C70A5F23C78A5F23C70ADF0000807F000080FF0000C07F"> : tensor<25xf32>
  %out3:1 = call @convert_f32_i8(%in3_0) : (tensor<25xf32>) -> (tensor<25xi8>)
  %rtol3 = arith.constant 0.000000e+00 : f64
  %atol3 = arith.constant 0.000000e+00 : f64
  %want3_0 = stablehlo.constant dense<"0x000000000000FF02649C7F7F7F7F7F807F7F807F7F807F8000"> : tensor<25xi8>
  %gotf3_0 = stablehlo.reshape %out3#0 : (tensor<25xi8>) -> tensor<25xi8>
  %gotw3_0 = stablehlo.convert %gotf3_0 : (tensor<25xi8>) -> tensor<25xi64>
  %gotd3_0 = tensor.cast %gotw3_0 : tensor<25xi64> to tensor<?xi64>
  %wantf3_0 = stablehlo.reshape %want3_0 : (tensor<25xi8>) -> tensor<25xi8>
  %wantw3_0 = stablehlo.convert %wantf3_0 : (tensor<25xi8>) -> tensor<25xi64>
  %wantd3_0 = tensor.cast %wantw3_0 : tensor<25xi64> to tensor<?xi64>
  %bad3_0 = call @check_i64(%gotd3_0, %wantd3_0, %rtol3, %atol3) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_f32_i8.0: "
  vector.print %bad3_0 : i64
  %in4_0 = stablehlo.constant dense<"0x0000000000000080CDCCCC3E0000003F9A99193FCDCCCCBE0000C0BF000020406666C9426666C9C20000FE42000000430000484300007F4300008043000001C35ED0324FF902954F5ED032CF23C70A5F23C78A5F23C70ADF0000807F000080FF0000C07F"> : tensor<25xf32>
  %out4:1 = call @convert_f32_i32(%in4_0) : (tensor<25xf32>) -> (tensor<25xi32>)
  %rtol4 = arith.constant 0.000000e+00 : f64
  %atol4 = arith.constant 0.000000e+00 : f64
  %want4_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000FFFFFFFF02000000640000009CFFFFFF7F00000080000000C8000000FF000000000100007FFFFFFFFFFFFF7FFFFFFF7F00000080FFFFFF7FFFFFFF7F00000080FFFFFF7F0000008000000000"> : tensor<25xi32>
  %gotf4_0 = stablehlo.reshape %out4#0 : (tensor<25xi32>) -> tensor<25xi32>
  %gotw4_0 = stablehlo.convert %gotf4_0 : (tensor<25xi32>) -> tensor<25xi64>
  %gotd4_0 = tensor.cast %gotw4_0 : tensor<25xi64> to tensor<?xi64>
  %wantf4_0 = stablehlo.reshape %want4_0 : (tensor<25xi32>) -> tensor<25xi32>
  %wantw4_0 = stablehlo.convert %wantf4_0 : (tensor<25xi32>) -> tensor<25xi64>
  %wantd4_0 = tensor.cast %wantw4_0 : tensor<25xi64> to tensor<?xi64>
  %bad4_0 = call @check_i64(%gotd4_0, %wantd4_0, %rtol4, %atol4) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_f32_i32.0: "
  vector.print %bad4_0 : i64
  %in5_0 = stablehlo.constant dense<"0x0000000000000080CDCCCC3E0000003F9A99193FCDCCCCBE0000C0BF000020406666C9426666C9C20000FE42000000430000484300007F4300008043000001C35ED0324FF902954F5ED032CF23C70A5F23C78A5F23C70ADF0000807F000080FF0000C07F"> : tensor<25xf32>
  %out5:1 = call @convert_f32_i64(%in5_0) : (tensor<25xf32>) -> (tensor<25xi64>)
  %rtol5 = arith.constant 0.000000e+00 : f64
  %atol5 = arith.constant 0.000000e+00 : f64
  %want5_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFF020000000000000064000000000000009CFFFFFFFFFFFFFF7F000000000000008000000000000000C800000000000000FF0000000000000000010000000000007FFFFFFFFFFFFFFF005ED0B20000000000F2052A0100000000A22F4DFFFFFFFFFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F0000000000000080FFFFFFFFFFFFFF7F00000000000000800000000000000000"> : tensor<25xi64>
  %gotf5_0 = stablehlo.reshape %out5#0 : (tensor<25xi64>) -> tensor<25xi64>
  %gotw5_0 = stablehlo.convert %gotf5_0 : (tensor<25xi64>) -> tensor<25xi64>
  %gotd5_0 = tensor.cast %gotw5_0 : tensor<25xi64> to tensor<?xi64>
  %wantf5_0 = stablehlo.reshape %want5_0 : (tensor<25xi64>) -> tensor<25xi64>
  %wantw5_0 = stablehlo.convert %wantf5_0 : (tensor<25xi64>) -> tensor<25xi64>
  %wantd5_0 = tensor.cast %wantw5_0 : tensor<25xi64> to tensor<?xi64>
  %bad5_0 = call @check_i64(%gotd5_0, %wantd5_0, %rtol5, %atol5) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_f32_i64.0: "
  vector.print %bad5_0 : i64
  %in6_0 = stablehlo.constant dense<"0x0000000000000080CDCCCC3E0000003F9A99193FCDCCCCBE0000C0BF000020406666C9426666C9C20000FE42000000430000484300007F4300008043000001C35ED0324FF902954F5ED032CF23C70A5F23C78A5F23C70ADF0000807F000080FF0000C07F"> : tensor<25xf32>
  %out6:1 = call @convert_f32_ui8(%in6_0) : (tensor<25xf32>) -> (tensor<25xui8>)
  %rtol6 = arith.constant 0.000000e+00 : f64
  %atol6 = arith.constant 0.000000e+00 : f64
  %want6_0 = stablehlo.constant dense<"0x000000000000000264007F80C8FFFF00FFFF00FFFF00FF0000"> : tensor<25xui8>
  %gotf6_0 = stablehlo.reshape %out6#0 : (tensor<25xui8>) -> tensor<25xui8>
  %gotw6_0 = stablehlo.convert %gotf6_0 : (tensor<25xui8>) -> tensor<25xi64>
  %gotd6_0 = tensor.cast %gotw6_0 : tensor<25xi64> to tensor<?xi64>
  %wantf6_0 = stablehlo.reshape %want6_0 : (tensor<25xui8>) -> tensor<25xui8>
  %wantw6_0 = stablehlo.convert %wantf6_0 : (tensor<25xui8>) -> tensor<25xi64>
  %wantd6_0 = tensor.cast %wantw6_0 : tensor<25xi64> to tensor<?xi64>
  %bad6_0 = call @check_i64(%gotd6_0, %wantd6_0, %rtol6, %atol6) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_f32_ui8.0: "
  vector.print %bad6_0 : i64
  %in7_0 = stablehlo.constant dense<"0x0000000000000080CDCCCC3E0000003F9A99193FCDCCCCBE0000C0BF000020406666C9426666C9C20000FE42000000430000484300007F4300008043000001C35ED0324FF902954F5ED032CF23C70A5F23C78A5F23C70ADF0000807F000080FF0000C07F"> : tensor<25xf32>
  %out7:1 = call @convert_f32_ui32(%in7_0) : (tensor<25xf32>) -> (tensor<25xui32>)
  %rtol7 = arith.constant 0.000000e+00 : f64
  %atol7 = arith.constant 0.000000e+00 : f64
  %want7_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000200000064000000000000007F00000080000000C8000000FF0000000001000000000000005ED0B2FFFFFFFF00000000FFFFFFFFFFFFFFFF00000000FFFFFFFF0000000000000000"> : tensor<25xui32>
  %gotf7_0 = stablehlo.reshape %out7#0 : (tensor<25xui32>) -> tensor<25xui32>
  %gotw7_0 = stablehlo.convert %gotf7_0 : (tensor<25xui32>) -> tensor<25xi64>
  %gotd7_0 = tensor.cast %gotw7_0 : tensor<25xi64> to tensor<?xi64>
  %wantf7_0 = stablehlo.reshape %want7_0 : (tensor<25xui32>) -> tensor<25xui32>
  %wantw7_0 = stablehlo.convert %wantf7_0 : (tensor<25xui32>) -> tensor<25xi64>
  %wantd7_0 = tensor.cast %wantw7_0 : tensor<25xi64> to tensor<?xi64>
  %bad7_0 = call @check_i64(%gotd7_0, %wantd7_0, %rtol7, %atol7) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_f32_ui32.0: "
  vector.print %bad7_0 : i64
  %in8_0 = stablehlo.constant dense<"0x0000000000000080CDCCCC3E0000003F9A99193FCDCCCCBE0000C0BF000020406666C9426666C9C20000FE42000000430000484300007F4300008043000001C35ED0324FF902954F5ED032CF23C70A5F23C78A5F23C70ADF0000807F000080FF0000C07F"> : tensor<25xf32>
  %out8:1 = call @convert_f32_i16(%in8_0) : (tensor<25xf32>) -> (tensor<25xi16>)
  %rtol8 = arith.constant 0.000000e+00 : f64
  %atol8 = arith.constant 0.000000e+00 : f64
  %want8_0 = stablehlo.constant dense<"0x000000000000000000000000FFFF020064009CFF7F008000C800FF0000017FFFFF7FFF7F0080FF7FFF7F0080FF7F00800000"> : tensor<25xi16>
  %gotf8_0 = stablehlo.reshape %out8#0 : (tensor<25xi16>) -> tensor<25xi16>
  %gotw8_0 = stablehlo.convert %gotf8_0 : (tensor<25xi16>) -> tensor<25xi64>
  %gotd8_0 = tensor.cast %gotw8_0 : tensor<25xi64> to tensor<?xi64>
  %wantf8_0 = stablehlo.reshape %want8_0 : (tensor<25xi16>) -> tensor<25xi16>
  %wantw8_0 = stablehlo.convert %wantf8_0 : (tensor<25xi16>) -> tensor<25xi64>
  %wantd8_0 = tensor.cast %wantw8_0 : tensor<25xi64> to tensor<?xi64>
  %bad8_0 = call @check_i64(%gotd8_0, %wantd8_0, %rtol8, %atol8) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_f32_i16.0: "
  vector.print %bad8_0 : i64
  %in9_0 = stablehlo.constant dense<"0x0000000000000080CDCCCC3E0000003F9A99193FCDCCCCBE0000C0BF000020406666C9426666C9C20000FE42000000430000484300007F4300008043000001C35ED0324FF902954F5ED032CF23C70A5F23C78A5F23C70ADF0000807F000080FF0000C07F"> : tensor<25xf32>
  %out9:1 = call @convert_f32_ui16(%in9_0) : (tensor<25xf32>) -> (tensor<25xui16>)
  %rtol9 = arith.constant 0.000000e+00 : f64
  %atol9 = arith.constant 0.000000e+00 : f64
  %want9_0 = stablehlo.constant dense<"0x00000000000000000000000000000200640000007F008000C800FF0000010000FFFFFFFF0000FFFFFFFF0000FFFF00000000"> : tensor<25xui16>
  %gotf9_0 = stablehlo.reshape %out9#0 : (tensor<25xui16>) -> tensor<25xui16>
  %gotw9_0 = stablehlo.convert %gotf9_0 : (tensor<25xui16>) -> tensor<25xi64>
  %gotd9_0 = tensor.cast %gotw9_0 : tensor<25xi64> to tensor<?xi64>
  %wantf9_0 = stablehlo.reshape %want9_0 : (tensor<25xui16>) -> tensor<25xui16>
  %wantw9_0 = stablehlo.convert %wantf9_0 : (tensor<25xui16>) -> tensor<25xi64>
  %wantd9_0 = tensor.cast %wantw9_0 : tensor<25xi64> to tensor<?xi64>
  %bad9_0 = call @check_i64(%gotd9_0, %wantd9_0, %rtol9, %atol9) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_f32_ui16.0: "
  vector.print %bad9_0 : i64
  %in10_0 = stablehlo.constant dense<"0x0000000000000080CDCCCC3E0000003F9A99193FCDCCCCBE0000C0BF000020406666C9426666C9C20000FE42000000430000484300007F4300008043000001C35ED0324FF902954F5ED032CF23C70A5F23C78A5F23C70ADF0000807F000080FF0000C07F"> : tensor<25xf32>
  %out10:1 = call @convert_f32_ui64(%in10_0) : (tensor<25xf32>) -> (tensor<25xui64>)
  %rtol10 = arith.constant 0.000000e+00 : f64
  %atol10 = arith.constant 0.000000e+00 : f64
  %want10_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000000000000640000000000000000000000000000007F000000000000008000000000000000C800000000000000FF0000000000000000010000000000000000000000000000005ED0B20000000000F2052A010000000000000000000000000000000023C78AFFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF00000000000000000000000000000000"> : tensor<25xui64>
  %gotf10_0 = stablehlo.reshape %out10#0 : (tensor<25xui64>) -> tensor<25xui64>
  %gotw10_0 = stablehlo.convert %gotf10_0 : (tensor<25xui64>) -> tensor<25xi64>
  %gotd10_0 = tensor.cast %gotw10_0 : tensor<25xi64> to tensor<?xi64>
  %wantf10_0 = stablehlo.reshape %want10_0 : (tensor<25xui64>) -> tensor<25xui64>
  %wantw10_0 = stablehlo.convert %wantf10_0 : (tensor<25xui64>) -> tensor<25xi64>
  %wantd10_0 = tensor.cast %wantw10_0 : tensor<25xi64> to tensor<?xi64>
  %bad10_0 = call @check_i64(%gotd10_0, %wantd10_0, %rtol10, %atol10) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_f32_ui64.0: "
  vector.print %bad10_0 : i64
  %in11_0 = stablehlo.constant dense<"0x0000000000000080CDCCCC3E0000003F9A99193FCDCCCCBE0000C0BF000020406666C9426666C9C20000FE42000000430000484300007F4300008043000001C35ED0324FF902954F5ED032CF23C70A5F23C78A5F23C70ADF0000807F000080FF0000C07F"> : tensor<25xf32>
  %out11:1 = call @convert_f32_i1(%in11_0) : (tensor<25xf32>) -> (tensor<25xi1>)
  %rtol11 = arith.constant 0.000000e+00 : f64
  %atol11 = arith.constant 0.000000e+00 : f64
  %want11_0 = stablehlo.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<25xi1>
  %gotf11_0 = stablehlo.reshape %out11#0 : (tensor<25xi1>) -> tensor<25xi1>
  %gotw11_0 = stablehlo.convert %gotf11_0 : (tensor<25xi1>) -> tensor<25xi64>
  %gotd11_0 = tensor.cast %gotw11_0 : tensor<25xi64> to tensor<?xi64>
  %wantf11_0 = stablehlo.reshape %want11_0 : (tensor<25xi1>) -> tensor<25xi1>
  %wantw11_0 = stablehlo.convert %wantf11_0 : (tensor<25xi1>) -> tensor<25xi64>
  %wantd11_0 = tensor.cast %wantw11_0 : tensor<25xi64> to tensor<?xi64>
  %bad11_0 = call @check_i64(%gotd11_0, %wantd11_0, %rtol11, %atol11) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_f32_i1.0: "
  vector.print %bad11_0 : i64
  %in12_0 = stablehlo.constant dense<"0x000000000000000000000000000000809A9999999999D93F000000000000E03F333333333333E33F9A9999999999D9BF000000000000F8BF0000000000000440CDCCCCCCCC2C5940CDCCCCCCCC2C59C00000000000C05F40000000000000604000000000000069400000000000E06F40000000000000704000000000002060C0000000C00B5AE641000000205FA0F241000000C00B5AE6C1003D9160E458E143003D9160E458F143003D9160E458E1C3000000000000F07F000000000000F0FF000000000000F87F"> : tensor<25xf64>
  %out12:1 = call @convert_f64_f32(%in12_0) : (tensor<25xf64>) -> (tensor<25xf32>)
  %rtol12 = arith.constant 0.000000e+00 : f64
  %atol12 = arith.constant 0.000000e+00 : f64
  %want12_0 = stablehlo.constant dense<"0x0000000000000080CDCCCC3E0000003F9A99193FCDCCCCBE0000C0BF000020406666C9426666C9C20000FE42000000430000484300007F4300008043000001C35ED0324FF902954F5ED032CF23C70A5F23C78A5F23C70ADF0000807F000080FF0000C07F"> : tensor<25xf32>
  %gotf12_0 = stablehlo.reshape %out12#0 : (tensor<25xf32>) -> tensor<25xf32>
  %gotw12_0 = stablehlo.convert %gotf12_0 : (tensor<25xf32>) -> tensor<25xf32>
  %gotd12_0 = tensor.cast %gotw12_0 : tensor<25xf32> to tensor<?xf32>
  %wantf12_0 = stablehlo.reshape %want12_0 : (tensor<25xf32>) -> tensor<25xf32>
  %wantw12_0 = stablehlo.convert %wantf12_0 : (tensor<25xf32>) -> tensor<25xf32>
  %wantd12_0 = tensor.cast %wantw12_0 : tensor<25xf32> to tensor<?xf32>
  %bad12_0 = call @check_f32(%gotd12_0, %wantd12_0, %rtol12, %atol12) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_f64_f32.0: "
  vector.print %bad12_0 : i64
  %in13_0 = stablehlo.constant dense<"0x000000000000000000000000000000809A9999999999D93F000000000000E03F333333333333E33F9A9999999999D9BF000000000000F8BF0000000000000440CDCCCCCCCC2C5940CDCCCCCCCC2C59C00000000000C05F40000000000000604000000000000069400000000000E06F40000000000000704000000000002060C0000000C00B5AE641000000205FA0F241000000C00B5AE6C1003D9160E458E143003D9160E458F143003D9160E458E1C3000000000000F07F000000000000F0FF000000000000F87F"> : tensor<25xf64>
  %out13:1 = call @convert_f64_f16(%in13_0) : (tensor<25xf64>) -> (tensor<25xf16>)
  %rtol13 = arith.constant 0.000000e+00 : f64
  %atol13 = arith.constant 0.000000e+00 : f64
  %want13_0 = stablehlo.constant dense<"0x0000008066360038CD3866B600BE00414B564BD6F0570058405AF85B005C08D8007C007C00FC007C007C00FC007C00FC007E"> : tensor<25xf16>
  %gotf13_0 = stablehlo.reshape %out13#0 : (tensor<25xf16>) -> tensor<25xf16>
  %gotw13_0 = stablehlo.convert %gotf13_0 : (tensor<25xf16>) -> tensor<25xf32>
  %gotd13_0 = tensor.cast %gotw13_0 : tensor<25xf32> to tensor<?xf32>
  %wantf13_0 = stablehlo.reshape %want13_0 : (tensor<25xf16>) -> tensor<25xf16>
  %wantw13_0 = stablehlo.convert %wantf13_0 : (tensor<25xf16>) -> tensor<25xf32>
  %wantd13_0 = tensor.cast %wantw13_0 : tensor<25xf32> to tensor<?xf32>
  %bad13_0 = call @check_f32(%gotd13_0, %wantd13_0, %rtol13, %atol13) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_f64_f16.0: "
  vector.print %bad13_0 : i64
  %in14_0 = stablehlo.constant dense<"0x000000000000000000000000000000809A9999999999D93F000000000000E03F333333333333E33F9A9999999999D9BF000000000000F8BF0000000000000440CDCCCCCCCC2C5940CDCCCCCCCC2C59C00000000000C05F40000000000000604000000000000069400000000000E06F40000000000000704000000000002060C0000000C00B5AE641000000205FA0F241000000C00B5AE6C1003D9160E458E143003D9160E458F143003D9160E458E1C3000000000000F07F000000000000F0FF000000000000F87F"> : tensor<25xf64>
  %out14:1 = call @convert_f64_bf16(%in14_0) : (tensor<25xf64>) -> (tensor<25xbf16>)
  %rtol14 = arith.constant 0.000000e+00 : f64
  %atol14 = arith.constant 0.000000e+00 : f64
  %want14_0 = stablehlo.constant dense<"0x00000080CD3E003F1A3FCDBEC0BF2040C942C9C2FE42004348437F43804301C3334F954F33CF0B5F8B5F0BDF807F80FFC07F"> : tensor<25xbf16>
  %gotf14_0 = stablehlo.reshape %out14#0 : (tensor<25xbf16>) -> tensor<25xbf16>
  %gotw14_0 = stablehlo.convert %gotf14_0 : (tensor<25xbf16>) -> tensor<25xf32>
  %gotd14_0 = tensor.cast %gotw14_0 : tensor<25xf32> to tensor<?xf32>
  %wantf14_0 = stablehlo.reshape %want14_0 : (tensor<25xbf16>) -> tensor<25xbf16>
  %wantw14_0 = stablehlo.convert %wantf14_0 : (tensor<25xbf16>) -> tensor<25xf32>
  %wantd14_0 = tensor.cast %wantw14_0 : tensor<25xf32> to tensor<?xf32>
  %bad14_0 = call @check_f32(%gotd14_0, %wantd14_0, %rtol14, %atol14) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_f64_bf16.0: "
  vector.print %bad14_0 : i64
  %in15_0 = stablehlo.constant dense<"0x000000000000000000000000000000809A9999999999D93F000000000000E03F333333333333E33F9A9999999999D9BF000000000000F8BF0000000000000440CDCCCCCCCC2C5940CDCCCCCCCC2C59C00000000000C05F40000000000000604000000000000069400000000000E06F40000000000000704000000000002060C0000000C00B5AE641000000205FA0F241000000C00B5AE6C1003D9160E458E143003D9160E458F143003D9160E458E1C3000000000000F07F000000000000F0FF000000000000F87F"> : tensor<25xf64>
  %out15:1 = call @convert_f64_i8(%in15_0) : (tensor<25xf64>) -> (tensor<25xi8>)
  %rtol15 = arith.constant 0.000000e+00 : f64
  %atol15 = arith.constant 0.000000e+00 : f64
  %want15_0 = stablehlo.constant dense<"0x000000000000FF02649C7F7F7F7F7F807F7F807F7F807F8000"> : tensor<25xi8>
  %gotf15_0 = stablehlo.reshape %out15#0 : (tensor<25xi8>) -> tensor<25xi8>
  %gotw15_0 = stablehlo.convert %gotf15_0 : (tensor<25xi8>) -> tensor<25xi64>
  %gotd15_0 = tensor.cast %gotw15_0 : tensor<25xi64> to tensor<?xi64>
  %wantf15_0 = stablehlo.reshape %want15_0 : (tensor<25xi8>) -> tensor<25xi8>
  %wantw15_0 = stablehlo.convert %wantf15_0 : (tensor<25xi8>) -> tensor<25xi64>
  %wantd15_0 = tensor.cast %wantw15_0 : tensor<25xi64> to tensor<?xi64>
  %bad15_0 = call @check_i64(%gotd15_0, %wantd15_0, %rtol15, %atol15) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_f64_i8.0: "
  vector.print %bad15_0 : i64
  %in16_0 = stablehlo.constant dense<"0x000000000000000000000000000000809A9999999999D93F000000000000E03F333333333333E33F9A9999999999D9BF000000000000F8BF0000000000000440CDCCCCCCCC2C5940CDCCCCCCCC2C59C00000000000C05F40000000000000604000000000000069400000000000E06F40000000000000704000000000002060C0000000C00B5AE641000000205FA0F241000000C00B5AE6C1003D9160E458E143003D9160E458F143003D9160E458E1C3000000000000F07F000000000000F0FF000000000000F87F"> : tensor<25xf64>
  %out16:1 = call @convert_f64_i32(%in16_0) : (tensor<25xf64>) -> (tensor<25xi32>)
  %rtol16 = arith.constant 0.000000e+00 : f64
  %atol16 = arith.constant 0.000000e+00 : f64
  %want16_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000FFFFFFFF02000000640000009CFFFFFF7F00000080000000C8000000FF000000000100007FFFFFFFFFFFFF7FFFFFFF7F00000080FFFFFF7FFFFFFF7F00000080FFFFFF7F0000008000000000"> : tensor<25xi32>
  %gotf16_0 = stablehlo.reshape %out16#0 : (tensor<25xi32>) -> tensor<25xi32>
  %gotw16_0 = stablehlo.convert %gotf16_0 : (tensor<25xi32>) -> tensor<25xi64>
  %gotd16_0 = tensor.cast %gotw16_0 : tensor<25xi64> to tensor<?xi64>
  %wantf16_0 = stablehlo.reshape %want16_0 : (tensor<25xi32>) -> tensor<25xi32>
  %wantw16_0 = stablehlo.convert %wantf16_0 : (tensor<25xi32>) -> tensor<25xi64>
  %wantd16_0 = tensor.cast %wantw16_0 : tensor<25xi64> to tensor<?xi64>
  %bad16_0 = call @check_i64(%gotd16_0, %wantd16_0, %rtol16, %atol16) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_f64_i32.0: "
  vector.print %bad16_0 : i64
  %in17_0 = stablehlo.constant dense<"0x000000000000000000000000000000809A9999999999D93F000000000000E03F333333333333E33F9A9999999999D9BF000000000000F8BF0000000000000440CDCCCCCCCC2C5940CDCCCCCCCC2C59C00000000000C05F40000000000000604000000000000069400000000000E06F40000000000000704000000000002060C0000000C00B5AE641000000205FA0F241000000C00B5AE6C1003D9160E458E143003D9160E458F143003D9160E458E1C3000000000000F07F000000000000F0FF000000000000F87F"> : tensor<25xf64>
  %out17:1 = call @convert_f64_i64(%in17_0) : (tensor<25xf64>) -> (tensor<25xi64>)
  %rtol17 = arith.constant 0.000000e+00 : f64
  %atol17 = arith.constant 0.000000e+00 : f64
  %want17_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFF020000000000000064000000000000009CFFFFFFFFFFFFFF7F000000000000008000000000000000C800000000000000FF0000000000000000010000000000007FFFFFFFFFFFFFFF005ED0B20000000000F2052A0100000000A22F4DFFFFFFFFFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F0000000000000080FFFFFFFFFFFFFF7F00000000000000800000000000000000"> : tensor<25xi64>
  %gotf17_0 = stablehlo.reshape %out17#0 : (tensor<25xi64>) -> tensor<25xi64>
  %gotw17_0 = stablehlo.convert %gotf17_0 : (tensor<25xi64>) -> tensor<25xi64>
  %gotd17_0 = tensor.cast %gotw17_0 : tensor<25xi64> to tensor<?xi64>
  %wantf17_0 = stablehlo.reshape %want17_0 : (tensor<25xi64>) -> tensor<25xi64>
  %wantw17_0 = stablehlo.convert %wantf17_0 : (tensor<25xi64>) -> tensor<25xi64>
  %wantd17_0 = tensor.cast %wantw17_0 : tensor<25xi64> to tensor<?xi64>
  %bad17_0 = call @check_i64(%gotd17_0, %wantd17_0, %rtol17, %atol17) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_f64_i64.0: "
  vector.print %bad17_0 : i64
  %in18_0 = stablehlo.constant dense<"0x000000000000000000000000000000809A9999999999D93F000000000000E03F333333333333E33F9A9999999999D9BF000000000000F8BF0000000000000440CDCCCCCCCC2C5940CDCCCCCCCC2C59C00000000000C05F40000000000000604000000000000069400000000000E06F40000000000000704000000000002060C0000000C00B5AE641000000205FA0F241000000C00B5AE6C1003D9160E458E143003D9160E458F143003D9160E458E1C3000000000000F07F000000000000F0FF000000000000F87F"> : tensor<25xf64>
  %out18:1 = call @convert_f64_ui8(%in18_0) : (tensor<25xf64>) -> (tensor<25xui8>)
  %rtol18 = arith.constant 0.000000e+00 : f64
  %atol18 = arith.constant 0.000000e+00 : f64
  %want18_0 = stablehlo.constant dense<"0x000000000000000264007F80C8FFFF00FFFF00FFFF00FF0000"> : tensor<25xui8>
  %gotf18_0 = stablehlo.reshape %out18#0 : (tensor<25xui8>) -> tensor<25xui8>
  %gotw18_0 = stablehlo.convert %gotf18_0 : (tensor<25xui8>) -> tensor<25xi64>
  %gotd18_0 = tensor.cast %gotw18_0 : tensor<25xi64> to tensor<?xi64>
  %wantf18_0 = stablehlo.reshape %want18_0 : (tensor<25xui8>) -> tensor<25xui8>
  %wantw18_0 = stablehlo.convert %wantf18_0 : (tensor<25xui8>) -> tensor<25xi64>
  %wantd18_0 = tensor.cast %wantw18_0 : tensor<25xi64> to tensor<?xi64>
  %bad18_0 = call @check_i64(%gotd18_0, %wantd18_0, %rtol18, %atol18) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_f64_ui8.0: "
  vector.print %bad18_0 : i64
  %in19_0 = stablehlo.constant dense<"0x000000000000000000000000000000809A9999999999D93F000000000000E03F333333333333E33F9A9999999999D9BF000000000000F8BF0000000000000440CDCCCCCCCC2C5940CDCCCCCCCC2C59C00000000000C05F40000000000000604000000000000069400000000000E06F40000000000000704000000000002060C0000000C00B5AE641000000205FA0F241000000C00B5AE6C1003D9160E458E143003D9160E458F143003D9160E458E1C3000000000000F07F000000000000F0FF000000000000F87F"> : tensor<25xf64>
  %out19:1 = call @convert_f64_ui32(%in19_0) : (tensor<25xf64>) -> (tensor<25xui32>)
  %rtol19 = arith.constant 0.000000e+00 : f64
  %atol19 = arith.constant 0.000000e+00 : f64
  %want19_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000200000064000000000000007F00000080000000C8000000FF0000000001000000000000005ED0B2FFFFFFFF00000000FFFFFFFFFFFFFFFF00000000FFFFFFFF0000000000000000"> : tensor<25xui32>
  %gotf19_0 = stablehlo.reshape %out19#0 : (tensor<25xui32>) -> tensor<25xui32>
  %gotw19_0 = stablehlo.convert %gotf19_0 : (tensor<25xui32>) -> tensor<25xi64>
  %gotd19_0 = tensor.cast %gotw19_0 : tensor<25xi64> to tensor<?xi64>
  %wantf19_0 = stablehlo.reshape %want19_0 : (tensor<25xui32>) -> tensor<25xui32>
  %wantw19_0 = stablehlo.convert %wantf19_0 : (tensor<25xui32>) -> tensor<25xi64>
  %wantd19_0 = tensor.cast %wantw19_0 : tensor<25xi64> to tensor<?xi64>
  %bad19_0 = call @check_i64(%gotd19_0, %wantd19_0, %rtol19, %atol19) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_f64_ui32.0: "
  vector.print %bad19_0 : i64
  %in20_0 = stablehlo.constant dense<"0x000000000000000000000000000000809A9999999999D93F000000000000E03F333333333333E33F9A9999999999D9BF000000000000F8BF0000000000000440CDCCCCCCCC2C5940CDCCCCCCCC2C59C00000000000C05F40000000000000604000000000000069400000000000E06F40000000000000704000000000002060C0000000C00B5AE641000000205FA0F241000000C00B5AE6C1003D9160E458E143003D9160E458F143003D9160E458E1C3000000000000F07F000000000000F0FF000000000000F87F"> : tensor<25xf64>
  %out20:1 = call @convert_f64_i16(%in20_0) : (tensor<25xf64>) -> (tensor<25xi16>)
  %rtol20 = arith.constant 0.000000e+00 : f64
  %atol20 = arith.constant 0.000000e+00 : f64
  %want20_0 = stablehlo.constant dense<"0x000000000000000000000000FFFF020064009CFF7F008000C800FF0000017FFFFF7FFF7F0080FF7FFF7F0080FF7F00800000"> : tensor<25xi16>
  %gotf20_0 = stablehlo.reshape %out20#0 : (tensor<25xi16>) -> tensor<25xi16>
  %gotw20_0 = stablehlo.convert %gotf20_0 : (tensor<25xi16>) -> tensor<25xi64>
  %gotd20_0 = tensor.cast %gotw20_0 : tensor<25xi64> to tensor<?xi64>
  %wantf20_0 = stablehlo.reshape %want20_0 : (tensor<25xi16>) -> tensor<25xi16>
  %wantw20_0 = stablehlo.convert %wantf20_0 : (tensor<25xi16>) -> tensor<25xi64>
  %wantd20_0 = tensor.cast %wantw20_0 : tensor<25xi64> to tensor<?xi64>
  %bad20_0 = call @check_i64(%gotd20_0, %wantd20_0, %rtol20, %atol20) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_f64_i16.0: "
  vector.print %bad20_0 : i64
  %in21_0 = stablehlo.constant dense<"0x000000000000000000000000000000809A9999999999D93F000000000000E03F333333333333E33F9A9999999999D9BF000000000000F8BF0000000000000440CDCCCCCCCC2C5940CDCCCCCCCC2C59C00000000000C05F40000000000000604000000000000069400000000000E06F40000000000000704000000000002060C0000000C00B5AE641000000205FA0F241000000C00B5AE6C1003D9160E458E143003D9160E458F143003D9160E458E1C3000000000000F07F000000000000F0FF000000000000F87F"> : tensor<25xf64>
  %out21:1 = call @convert_f64_ui16(%in21_0) : (tensor<25xf64>) -> (tensor<25xui16>)
  %rtol21 = arith.constant 0.000000e+00 : f64
  %atol21 = arith.constant 0.000000e+00 : f64
  %want21_0 = stablehlo.constant dense<"0x00000000000000000000000000000200640000007F008000C800FF0000010000FFFFFFFF0000FFFFFFFF0000FFFF00000000"> : tensor<25xui16>
  %gotf21_0 = stablehlo.reshape %out21#0 : (tensor<25xui16>) -> tensor<25xui16>
  %gotw21_0 = stablehlo.convert %gotf21_0 : (tensor<25xui16>) -> tensor<25xi64>
  %gotd21_0 = tensor.cast %gotw21_0 : tensor<25xi64> to tensor<?xi64>
  %wantf21_0 = stablehlo.reshape %want21_0 : (tensor<25xui16>) -> tensor<25xui16>
  %wantw21_0 = stablehlo.convert %wantf21_0 : (tensor<25xui16>) -> tensor<25xi64>
  %wantd21_0 = tensor.cast %wantw21_0 : tensor<25xi64> to tensor<?xi64>
  %bad21_0 = call @check_i64(%gotd21_0, %wantd21_0, %rtol21, %atol21) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_f64_ui16.0: "
  vector.print %bad21_0 : i64
  %in22_0 = stablehlo.constant dense<"0x000000000000000000000000000000809A9999999999D93F000000000000E03F333333333333E33F9A9999999999D9BF000000000000F8BF0000000000000440CDCCCCCCCC2C5940CDCCCCCCCC2C59C00000000000C05F40000000000000604000000000000069400000000000E06F40000000000000704000000000002060C0000000C00B5AE641000000205FA0F241000000C00B5AE6C1003D9160E458E143003D9160E458F143003D9160E458E1C3000000000000F07F000000000000F0FF000000000000F87F"> : tensor<25xf64>
  %out22:1 = call @convert_f64_ui64(%in22_0) : (tensor<25xf64>) -> (tensor<25xui64>)
  %rtol22 = arith.constant 0.000000e+00 : f64
  %atol22 = arith.constant 0.000000e+00 : f64
  %want22_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000000000000640000000000000000000000000000007F000000000000008000000000000000C800000000000000FF0000000000000000010000000000000000000000000000005ED0B20000000000F2052A0100000000000000000000000000E8890423C78AFFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF00000000000000000000000000000000"> : tensor<25xui64>
  %gotf22_0 = stablehlo.reshape %out22#0 : (tensor<25xui64>) -> tensor<25xui64>
  %gotw22_0 = stablehlo.convert %gotf22_0 : (tensor<25xui64>) -> tensor<25xi64>
  %gotd22_0 = tensor.cast %gotw22_0 : tensor<25xi64> to tensor<?xi64>
  %wantf22_0 = stablehlo.reshape %want22_0 : (tensor<25xui64>) -> tensor<25xui64>
  %wantw22_0 = stablehlo.convert %wantf22_0 : (tensor<25xui64>) -> tensor<25xi64>
  %wantd22_0 = tensor.cast %wantw22_0 : tensor<25xi64> to tensor<?xi64>
  %bad22_0 = call @check_i64(%gotd22_0, %wantd22_0, %rtol22, %atol22) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_f64_ui64.0: "
  vector.print %bad22_0 : i64
  %in23_0 = stablehlo.constant dense<"0x000000000000000000000000000000809A9999999999D93F000000000000E03F333333333333E33F9A9999999999D9BF000000000000F8BF0000000000000440CDCCCCCCCC2C5940CDCCCCCCCC2C59C00000000000C05F40000000000000604000000000000069400000000000E06F40000000000000704000000000002060C0000000C00B5AE641000000205FA0F241000000C00B5AE6C1003D9160E458E143003D9160E458F143003D9160E458E1C3000000000000F07F000000000000F0FF000000000000F87F"> : tensor<25xf64>
  %out23:1 = call @convert_f64_i1(%in23_0) : (tensor<25xf64>) -> (tensor<25xi1>)
  %rtol23 = arith.constant 0.000000e+00 : f64
  %atol23 = arith.constant 0.000000e+00 : f64
  %want23_0 = stablehlo.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<25xi1>
  %gotf23_0 = stablehlo.reshape %out23#0 : (tensor<25xi1>) -> tensor<25xi1>
  %gotw23_0 = stablehlo.convert %gotf23_0 : (tensor<25xi1>) -> tensor<25xi64>
  %gotd23_0 = tensor.cast %gotw23_0 : tensor<25xi64> to tensor<?xi64>
  %wantf23_0 = stablehlo.reshape %want23_0 : (tensor<25xi1>) -> tensor<25xi1>
  %wantw23_0 = stablehlo.convert %wantf23_0 : (tensor<25xi1>) -> tensor<25xi64>
  %wantd23_0 = tensor.cast %wantw23_0 : tensor<25xi64> to tensor<?xi64>
  %bad23_0 = call @check_i64(%gotd23_0, %wantd23_0, %rtol23, %atol23) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_f64_i1.0: "
  vector.print %bad23_0 : i64
  %in24_0 = stablehlo.constant dense<"0x0000008066360038CD3866B600BE00414B564BD6F0570058405AF85B005C08D8007C007C00FC007C007C00FC007C00FC007E"> : tensor<25xf16>
  %out24:1 = call @convert_f16_f32(%in24_0) : (tensor<25xf16>) -> (tensor<25xf32>)
  %rtol24 = arith.constant 0.000000e+00 : f64
  %atol24 = arith.constant 0.000000e+00 : f64
  %want24_0 = stablehlo.constant dense<"0x000000000000008000C0CC3E0000003F00A0193F00C0CCBE0000C0BF000020400060C9420060C9C20000FE42000000430000484300007F4300008043000001C30000807F0000807F000080FF0000807F0000807F000080FF0000807F000080FF0000C07F"> : tensor<25xf32>
  %gotf24_0 = stablehlo.reshape %out24#0 : (tensor<25xf32>) -> tensor<25xf32>
  %gotw24_0 = stablehlo.convert %gotf24_0 : (tensor<25xf32>) -> tensor<25xf32>
  %gotd24_0 = tensor.cast %gotw24_0 : tensor<25xf32> to tensor<?xf32>
  %wantf24_0 = stablehlo.reshape %want24_0 : (tensor<25xf32>) -> tensor<25xf32>
  %wantw24_0 = stablehlo.convert %wantf24_0 : (tensor<25xf32>) -> tensor<25xf32>
  %wantd24_0 = tensor.cast %wantw24_0 : tensor<25xf32> to tensor<?xf32>
  %bad24_0 = call @check_f32(%gotd24_0, %wantd24_0, %rtol24, %atol24) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_f16_f32.0: "
  vector.print %bad24_0 : i64
  %in25_0 = stablehlo.constant dense<"0x0000008066360038CD3866B600BE00414B564BD6F0570058405AF85B005C08D8007C007C00FC007C007C00FC007C00FC007E"> : tensor<25xf16>
  %out25:1 = call @convert_f16_f64(%in25_0) : (tensor<25xf16>) -> (tensor<25xf64>)
  %rtol25 = arith.constant 0.000000e+00 : f64
  %atol25 = arith.constant 0.000000e+00 : f64
  %want25_0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000098D93F000000000000E03F000000000034E33F000000000098D9BF000000000000F8BF000000000000044000000000002C594000000000002C59C00000000000C05F40000000000000604000000000000069400000000000E06F40000000000000704000000000002060C0000000000000F07F000000000000F07F000000000000F0FF000000000000F07F000000000000F07F000000000000F0FF000000000000F07F000000000000F0FF000000000000F87F"> : tensor<25xf64>
  %gotf25_0 = stablehlo.reshape %out25#0 : (tensor<25xf64>) -> tensor<25xf64>
  %gotw25_0 = stablehlo.convert %gotf25_0 : (tensor<25xf64>) -> tensor<25xf64>
  %gotd25_0 = tensor.cast %gotw25_0 : tensor<25xf64> to tensor<?xf64>
  %wantf25_0 = stablehlo.reshape %want25_0 : (tensor<25xf64>) -> tensor<25xf64>
  %wantw25_0 = stablehlo.convert %wantf25_0 : (tensor<25xf64>) -> tensor<25xf64>
  %wantd25_0 = tensor.cast %wantw25_0 : tensor<25xf64> to tensor<?xf64>
  %bad25_0 = call @check_f64(%gotd25_0, %wantd25_0, %rtol25, %atol25) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "convert_f16_f64.0: "
  vector.print %bad25_0 : i64
  %in26_0 = stablehlo.constant dense<"0x0000008066360038CD3866B600BE00414B564BD6F0570058405AF85B005C08D8007C007C00FC007C007C00FC007C00FC007E"> : tensor<25xf16>
  %out26:1 = call @convert_f16_bf16(%in26_0) : (tensor<25xf16>) -> (tensor<25xbf16>)
  %rtol26 = arith.constant 0.000000e+00 : f64
  %atol26 = arith.constant 0.000000e+00 : f64
  %want26_0 = stablehlo.constant dense<"0x00000080CD3E003F1A3FCDBEC0BF2040C942C9C2FE42004348437F43804301C3807F807F80FF807F807F80FF807F80FFC07F"> : tensor<25xbf16>
  %gotf26_0 = stablehlo.reshape %out26#0 : (tensor<25xbf16>) -> tensor<25xbf16>
  %gotw26_0 = stablehlo.convert %gotf26_0 : (tensor<25xbf16>) -> tensor<25xf32>
  %gotd26_0 = tensor.cast %gotw26_0 : tensor<25xf32> to tensor<?xf32>
  %wantf26_0 = stablehlo.reshape %want26_0 : (tensor<25xbf16>) -> tensor<25xbf16>
  %wantw26_0 = stablehlo.convert %wantf26_0 : (tensor<25xbf16>) -> tensor<25xf32>
  %wantd26_0 = tensor.cast %wantw26_0 : tensor<25xf32> to tensor<?xf32>
  %bad26_0 = call @check_f32(%gotd26_0, %wantd26_0, %rtol26, %atol26) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_f16_bf16.0: "
  vector.print %bad26_0 : i64
  %in27_0 = stablehlo.constant dense<"0x0000008066360038CD3866B600BE00414B564BD6F0570058405AF85B005C08D8007C007C00FC007C007C00FC007C00FC007E"> : tensor<25xf16>
  %out27:1 = call @convert_f16_i8(%in27_0) : (tensor<25xf16>) -> (tensor<25xi8>)
  %rtol27 = arith.constant 0.000000e+00 : f64
  %atol27 = arith.constant 0.000000e+00 : f64
  %want27_0 = stablehlo.constant dense<"0x000000000000FF02649C7F7F7F7F7F807F7F807F7F807F8000"> : tensor<25xi8>
  %gotf27_0 = stablehlo.reshape %out27#0 : (tensor<25xi8>) -> tensor<25xi8>
  %gotw27_0 = stablehlo.convert %gotf27_0 : (tensor<25xi8>) -> tensor<25xi64>
  %gotd27_0 = tensor.cast %gotw27_0 : tensor<25xi64> to tensor<?xi64>
  %wantf27_0 = stablehlo.reshape %want27_0 : (tensor<25xi8>) -> tensor<25xi8>
  %wantw27_0 = stablehlo.convert %wantf27_0 : (tensor<25xi8>) -> tensor<25xi64>
  %wantd27_0 = tensor.cast %wantw27_0 : tensor<25xi64> to tensor<?xi64>
  %bad27_0 = call @check_i64(%gotd27_0, %wantd27_0, %rtol27, %atol27) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_f16_i8.0: "
  vector.print %bad27_0 : i64
  %in28_0 = stablehlo.constant dense<"0x0000008066360038CD3866B600BE00414B564BD6F0570058405AF85B005C08D8007C007C00FC007C007C00FC007C00FC007E"> : tensor<25xf16>
  %out28:1 = call @convert_f16_i32(%in28_0) : (tensor<25xf16>) -> (tensor<25xi32>)
  %rtol28 = arith.constant 0.000000e+00 : f64
  %atol28 = arith.constant 0.000000e+00 : f64
  %want28_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000FFFFFFFF02000000640000009CFFFFFF7F00000080000000C8000000FF000000000100007FFFFFFFFFFFFF7FFFFFFF7F00000080FFFFFF7FFFFFFF7F00000080FFFFFF7F0000008000000000"> : tensor<25xi32>
  %gotf28_0 = stablehlo.reshape %out28#0 : (tensor<25xi32>) -> tensor<25xi32>
  %gotw28_0 = stablehlo.convert %gotf28_0 : (tensor<25xi32>) -> tensor<25xi64>
  %gotd28_0 = tensor.cast %gotw28_0 : tensor<25xi64> to tensor<?xi64>
  %wantf28_0 = stablehlo.reshape %want28_0 : (tensor<25xi32>) -> tensor<25xi32>
  %wantw28_0 = stablehlo.convert %wantf28_0 : (tensor<25xi32>) -> tensor<25xi64>
  %wantd28_0 = tensor.cast %wantw28_0 : tensor<25xi64> to tensor<?xi64>
  %bad28_0 = call @check_i64(%gotd28_0, %wantd28_0, %rtol28, %atol28) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_f16_i32.0: "
  vector.print %bad28_0 : i64
  %in29_0 = stablehlo.constant dense<"0x0000008066360038CD3866B600BE00414B564BD6F0570058405AF85B005C08D8007C007C00FC007C007C00FC007C00FC007E"> : tensor<25xf16>
  %out29:1 = call @convert_f16_i64(%in29_0) : (tensor<25xf16>) -> (tensor<25xi64>)
  %rtol29 = arith.constant 0.000000e+00 : f64
  %atol29 = arith.constant 0.000000e+00 : f64
  %want29_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFF020000000000000064000000000000009CFFFFFFFFFFFFFF7F000000000000008000000000000000C800000000000000FF0000000000000000010000000000007FFFFFFFFFFFFFFFFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F0000000000000080FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F0000000000000080FFFFFFFFFFFFFF7F00000000000000800000000000000000"> : tensor<25xi64>
  %gotf29_0 = stablehlo.reshape %out29#0 : (tensor<25xi64>) -> tensor<25xi64>
  %gotw29_0 = stablehlo.convert %gotf29_0 : (tensor<25xi64>) -> tensor<25xi64>
  %gotd29_0 = tensor.cast %gotw29_0 : tensor<25xi64> to tensor<?xi64>
  %wantf29_0 = stablehlo.reshape %want29_0 : (tensor<25xi64>) -> tensor<25xi64>
  %wantw29_0 = stablehlo.convert %wantf29_0 : (tensor<25xi64>) -> tensor<25xi64>
  %wantd29_0 = tensor.cast %wantw29_0 : tensor<25xi64> to tensor<?xi64>
  %bad29_0 = call @check_i64(%gotd29_0, %wantd29_0, %rtol29, %atol29) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_f16_i64.0: "
  vector.print %bad29_0 : i64
  %in30_0 = stablehlo.constant dense<"0x0000008066360038CD3866B600BE00414B564BD6F0570058405AF85B005C08D8007C007C00FC007C007C00FC007C00FC007E"> : tensor<25xf16>
  %out30:1 = call @convert_f16_ui8(%in30_0) : (tensor<25xf16>) -> (tensor<25xui8>)
  %rtol30 = arith.constant 0.000000e+00 : f64
  %atol30 = arith.constant 0.000000e+00 : f64
  %want30_0 = stablehlo.constant dense<"0x000000000000000264007F80C8FFFF00FFFF00FFFF00FF0000"> : tensor<25xui8>
  %gotf30_0 = stablehlo.reshape %out30#0 : (tensor<25xui8>) -> tensor<25xui8>
  %gotw30_0 = stablehlo.convert %gotf30_0 : (tensor<25xui8>) -> tensor<25xi64>
  %gotd30_0 = tensor.cast %gotw30_0 : tensor<25xi64> to tensor<?xi64>
  %wantf30_0 = stablehlo.reshape %want30_0 : (tensor<25xui8>) -> tensor<25xui8>
  %wantw30_0 = stablehlo.convert %wantf30_0 : (tensor<25xui8>) -> tensor<25xi64>
  %wantd30_0 = tensor.cast %wantw30_0 : tensor<25xi64> to tensor<?xi64>
  %bad30_0 = call @check_i64(%gotd30_0, %wantd30_0, %rtol30, %atol30) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_f16_ui8.0: "
  vector.print %bad30_0 : i64
  %in31_0 = stablehlo.constant dense<"0x0000008066360038CD3866B600BE00414B564BD6F0570058405AF85B005C08D8007C007C00FC007C007C00FC007C00FC007E"> : tensor<25xf16>
  %out31:1 = call @convert_f16_ui32(%in31_0) : (tensor<25xf16>) -> (tensor<25xui32>)
  %rtol31 = arith.constant 0.000000e+00 : f64
  %atol31 = arith.constant 0.000000e+00 : f64
  %want31_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000200000064000000000000007F00000080000000C8000000FF0000000001000000000000FFFFFFFFFFFFFFFF00000000FFFFFFFFFFFFFFFF00000000FFFFFFFF0000000000000000"> : tensor<25xui32>
  %gotf31_0 = stablehlo.reshape %out31#0 : (tensor<25xui32>) -> tensor<25xui32>
  %gotw31_0 = stablehlo.convert %gotf31_0 : (tensor<25xui32>) -> tensor<25xi64>
  %gotd31_0 = tensor.cast %gotw31_0 : tensor<25xi64> to tensor<?xi64>
  %wantf31_0 = stablehlo.reshape %want31_0 : (tensor<25xui32>) -> tensor<25xui32>
  %wantw31_0 = stablehlo.convert %wantf31_0 : (tensor<25xui32>) -> tensor<25xi64>
  %wantd31_0 = tensor.cast %wantw31_0 : tensor<25xi64> to tensor<?xi64>
  %bad31_0 = call @check_i64(%gotd31_0, %wantd31_0, %rtol31, %atol31) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_f16_ui32.0: "
  vector.print %bad31_0 : i64
  %in32_0 = stablehlo.constant dense<"0x0000008066360038CD3866B600BE00414B564BD6F0570058405AF85B005C08D8007C007C00FC007C007C00FC007C00FC007E"> : tensor<25xf16>
  %out32:1 = call @convert_f16_i16(%in32_0) : (tensor<25xf16>) -> (tensor<25xi16>)
  %rtol32 = arith.constant 0.000000e+00 : f64
  %atol32 = arith.constant 0.000000e+00 : f64
  %want32_0 = stablehlo.constant dense<"0x000000000000000000000000FFFF020064009CFF7F008000C800FF0000017FFFFF7FFF7F0080FF7FFF7F0080FF7F00800000"> : tensor<25xi16>
  %gotf32_0 = stablehlo.reshape %out32#0 : (tensor<25xi16>) -> tensor<25xi16>
  %gotw32_0 = stablehlo.convert %gotf32_0 : (tensor<25xi16>) -> tensor<25xi64>
  %gotd32_0 = tensor.cast %gotw32_0 : tensor<25xi64> to tensor<?xi64>
  %wantf32_0 = stablehlo.reshape %want32_0 : (tensor<25xi16>) -> tensor<25xi16>
  %wantw32_0 = stablehlo.convert %wantf32_0 : (tensor<25xi16>) -> tensor<25xi64>
  %wantd32_0 = tensor.cast %wantw32_0 : tensor<25xi64> to tensor<?xi64>
  %bad32_0 = call @check_i64(%gotd32_0, %wantd32_0, %rtol32, %atol32) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_f16_i16.0: "
  vector.print %bad32_0 : i64
  %in33_0 = stablehlo.constant dense<"0x0000008066360038CD3866B600BE00414B564BD6F0570058405AF85B005C08D8007C007C00FC007C007C00FC007C00FC007E"> : tensor<25xf16>
  %out33:1 = call @convert_f16_ui16(%in33_0) : (tensor<25xf16>) -> (tensor<25xui16>)
  %rtol33 = arith.constant 0.000000e+00 : f64
  %atol33 = arith.constant 0.000000e+00 : f64
  %want33_0 = stablehlo.constant dense<"0x00000000000000000000000000000200640000007F008000C800FF0000010000FFFFFFFF0000FFFFFFFF0000FFFF00000000"> : tensor<25xui16>
  %gotf33_0 = stablehlo.reshape %out33#0 : (tensor<25xui16>) -> tensor<25xui16>
  %gotw33_0 = stablehlo.convert %gotf33_0 : (tensor<25xui16>) -> tensor<25xi64>
  %gotd33_0 = tensor.cast %gotw33_0 : tensor<25xi64> to tensor<?xi64>
  %wantf33_0 = stablehlo.reshape %want33_0 : (tensor<25xui16>) -> tensor<25xui16>
  %wantw33_0 = stablehlo.convert %wantf33_0 : (tensor<25xui16>) -> tensor<25xi64>
  %wantd33_0 = tensor.cast %wantw33_0 : tensor<25xi64> to tensor<?xi64>
  %bad33_0 = call @check_i64(%gotd33_0, %wantd33_0, %rtol33, %atol33) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_f16_ui16.0: "
  vector.print %bad33_0 : i64
  %in34_0 = stablehlo.constant dense<"0x0000008066360038CD3866B600BE00414B564BD6F0570058405AF85B005C08D8007C007C00FC007C007C00FC007C00FC007E"> : tensor<25xf16>
  %out34:1 = call @convert_f16_ui64(%in34_0) : (tensor<25xf16>) -> (tensor<25xui64>)
  %rtol34 = arith.constant 0.000000e+00 : f64
  %atol34 = arith.constant 0.000000e+00 : f64
  %want34_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000000000000640000000000000000000000000000007F000000000000008000000000000000C800000000000000FF0000000000000000010000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF00000000000000000000000000000000"> : tensor<25xui64>
  %gotf34_0 = stablehlo.reshape %out34#0 : (tensor<25xui64>) -> tensor<25xui64>
  %gotw34_0 = stablehlo.convert %gotf34_0 : (tensor<25xui64>) -> tensor<25xi64>
  %gotd34_0 = tensor.cast %gotw34_0 : tensor<25xi64> to tensor<?xi64>
  %wantf34_0 = stablehlo.reshape %want34_0 : (tensor<25xui64>) -> tensor<25xui64>
  %wantw34_0 = stablehlo.convert %wantf34_0 : (tensor<25xui64>) -> tensor<25xi64>
  %wantd34_0 = tensor.cast %wantw34_0 : tensor<25xi64> to tensor<?xi64>
  %bad34_0 = call @check_i64(%gotd34_0, %wantd34_0, %rtol34, %atol34) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_f16_ui64.0: "
  vector.print %bad34_0 : i64
  %in35_0 = stablehlo.constant dense<"0x0000008066360038CD3866B600BE00414B564BD6F0570058405AF85B005C08D8007C007C00FC007C007C00FC007C00FC007E"> : tensor<25xf16>
  %out35:1 = call @convert_f16_i1(%in35_0) : (tensor<25xf16>) -> (tensor<25xi1>)
  %rtol35 = arith.constant 0.000000e+00 : f64
  %atol35 = arith.constant 0.000000e+00 : f64
  %want35_0 = stablehlo.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<25xi1>
  %gotf35_0 = stablehlo.reshape %out35#0 : (tensor<25xi1>) -> tensor<25xi1>
  %gotw35_0 = stablehlo.convert %gotf35_0 : (tensor<25xi1>) -> tensor<25xi64>
  %gotd35_0 = tensor.cast %gotw35_0 : tensor<25xi64> to tensor<?xi64>
  %wantf35_0 = stablehlo.reshape %want35_0 : (tensor<25xi1>) -> tensor<25xi1>
  %wantw35_0 = stablehlo.convert %wantf35_0 : (tensor<25xi1>) -> tensor<25xi64>
  %wantd35_0 = tensor.cast %wantw35_0 : tensor<25xi64> to tensor<?xi64>
  %bad35_0 = call @check_i64(%gotd35_0, %wantd35_0, %rtol35, %atol35) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_f16_i1.0: "
  vector.print %bad35_0 : i64
  %in36_0 = stablehlo.constant dense<"0x00000080CD3E003F1A3FCDBEC0BF2040C942C9C2FE42004348437F43804301C3334F954F33CF0B5F8B5F0BDF807F80FFC07F"> : tensor<25xbf16>
  %out36:1 = call @convert_bf16_f32(%in36_0) : (tensor<25xbf16>) -> (tensor<25xf32>)
  %rtol36 = arith.constant 0.000000e+00 : f64
  %atol36 = arith.constant 0.000000e+00 : f64
  %want36_0 = stablehlo.constant dense<"0x00000000000000800000CD3E0000003F00001A3F0000CDBE0000C0BF000020400000C9420000C9C20000FE42000000430000484300007F4300008043000001C30000334F0000954F000033CF00000B5F00008B5F00000BDF0000807F000080FF0000C07F"> : tensor<25xf32>
  %gotf36_0 = stablehlo.reshape %out36#0 : (tensor<25xf32>) -> tensor<25xf32>
  %gotw36_0 = stablehlo.convert %gotf36_0 : (tensor<25xf32>) -> tensor<25xf32>
  %gotd36_0 = tensor.cast %gotw36_0 : tensor<25xf32> to tensor<?xf32>
  %wantf36_0 = stablehlo.reshape %want36_0 : (tensor<25xf32>) -> tensor<25xf32>
  %wantw36_0 = stablehlo.convert %wantf36_0 : (tensor<25xf32>) -> tensor<25xf32>
  %wantd36_0 = tensor.cast %wantw36_0 : tensor<25xf32> to tensor<?xf32>
  %bad36_0 = call @check_f32(%gotd36_0, %wantd36_0, %rtol36, %atol36) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_bf16_f32.0: "
  vector.print %bad36_0 : i64
  %in37_0 = stablehlo.constant dense<"0x00000080CD3E003F1A3FCDBEC0BF2040C942C9C2FE42004348437F43804301C3334F954F33CF0B5F8B5F0BDF807F80FFC07F"> : tensor<25xbf16>
  %out37:1 = call @convert_bf16_f64(%in37_0) : (tensor<25xbf16>) -> (tensor<25xf64>)
  %rtol37 = arith.constant 0.000000e+00 : f64
  %atol37 = arith.constant 0.000000e+00 : f64
  %want37_0 = stablehlo.constant dense<"0x000000000000000000000000000000800000000000A0D93F000000000000E03F000000000040E33F0000000000A0D9BF000000000000F8BF0000000000000440000000000020594000000000002059C00000000000C05F40000000000000604000000000000069400000000000E06F40000000000000704000000000002060C0000000000060E6410000000000A0F241000000000060E6C1000000000060E143000000000060F143000000000060E1C3000000000000F07F000000000000F0FF000000000000F87F"> : tensor<25xf64>
  %gotf37_0 = stablehlo.reshape %out37#0 : (tensor<25xf64>) -> tensor<25xf64>
  %gotw37_0 = stablehlo.convert %gotf37_0 : (tensor<25xf64>) -> tensor<25xf64>
  %gotd37_0 = tensor.cast %gotw37_0 : tensor<25xf64> to tensor<?xf64>
  %wantf37_0 = stablehlo.reshape %want37_0 : (tensor<25xf64>) -> tensor<25xf64>
  %wantw37_0 = stablehlo.convert %wantf37_0 : (tensor<25xf64>) -> tensor<25xf64>
  %wantd37_0 = tensor.cast %wantw37_0 : tensor<25xf64> to tensor<?xf64>
  %bad37_0 = call @check_f64(%gotd37_0, %wantd37_0, %rtol37, %atol37) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "convert_bf16_f64.0: "
  vector.print %bad37_0 : i64
  %in38_0 = stablehlo.constant dense<"0x00000080CD3E003F1A3FCDBEC0BF2040C942C9C2FE42004348437F43804301C3334F954F33CF0B5F8B5F0BDF807F80FFC07F"> : tensor<25xbf16>
  %out38:1 = call @convert_bf16_f16(%in38_0) : (tensor<25xbf16>) -> (tensor<25xf16>)
  %rtol38 = arith.constant 0.000000e+00 : f64
  %atol38 = arith.constant 0.000000e+00 : f64
  %want38_0 = stablehlo.constant dense<"0x0000008068360038D03868B600BE0041485648D6F0570058405AF85B005C08D8007C007C00FC007C007C00FC007C00FC007E"> : tensor<25xf16>
  %gotf38_0 = stablehlo.reshape %out38#0 : (tensor<25xf16>) -> tensor<25xf16>
  %gotw38_0 = stablehlo.convert %gotf38_0 : (tensor<25xf16>) -> tensor<25xf32>
  %gotd38_0 = tensor.cast %gotw38_0 : tensor<25xf32> to tensor<?xf32>
  %wantf38_0 = stablehlo.reshape %want38_0 : (tensor<25xf16>) -> tensor<25xf16>
  %wantw38_0 = stablehlo.convert %wantf38_0 : (tensor<25xf16>) -> tensor<25xf32>
  %wantd38_0 = tensor.cast %wantw38_0 : tensor<25xf32> to tensor<?xf32>
  %bad38_0 = call @check_f32(%gotd38_0, %wantd38_0, %rtol38, %atol38) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_bf16_f16.0: "
  vector.print %bad38_0 : i64
  %in39_0 = stablehlo.constant dense<"0x00000080CD3E003F1A3FCDBEC0BF2040C942C9C2FE42004348437F43804301C3334F954F33CF0B5F8B5F0BDF807F80FFC07F"> : tensor<25xbf16>
  %out39:1 = call @convert_bf16_i8(%in39_0) : (tensor<25xbf16>) -> (tensor<25xi8>)
  %rtol39 = arith.constant 0.000000e+00 : f64
  %atol39 = arith.constant 0.000000e+00 : f64
  %want39_0 = stablehlo.constant dense<"0x000000000000FF02649C7F7F7F7F7F807F7F807F7F807F8000"> : tensor<25xi8>
  %gotf39_0 = stablehlo.reshape %out39#0 : (tensor<25xi8>) -> tensor<25xi8>
  %gotw39_0 = stablehlo.convert %gotf39_0 : (tensor<25xi8>) -> tensor<25xi64>
  %gotd39_0 = tensor.cast %gotw39_0 : tensor<25xi64> to tensor<?xi64>
  %wantf39_0 = stablehlo.reshape %want39_0 : (tensor<25xi8>) -> tensor<25xi8>
  %wantw39_0 = stablehlo.convert %wantf39_0 : (tensor<25xi8>) -> tensor<25xi64>
  %wantd39_0 = tensor.cast %wantw39_0 : tensor<25xi64> to tensor<?xi64>
  %bad39_0 = call @check_i64(%gotd39_0, %wantd39_0, %rtol39, %atol39) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_bf16_i8.0: "
  vector.print %bad39_0 : i64
  %in40_0 = stablehlo.constant dense<"0x00000080CD3E003F1A3FCDBEC0BF2040C942C9C2FE42004348437F43804301C3334F954F33CF0B5F8B5F0BDF807F80FFC07F"> : tensor<25xbf16>
  %out40:1 = call @convert_bf16_i32(%in40_0) : (tensor<25xbf16>) -> (tensor<25xi32>)
  %rtol40 = arith.constant 0.000000e+00 : f64
  %atol40 = arith.constant 0.000000e+00 : f64
  %want40_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000FFFFFFFF02000000640000009CFFFFFF7F00000080000000C8000000FF000000000100007FFFFFFFFFFFFF7FFFFFFF7F00000080FFFFFF7FFFFFFF7F00000080FFFFFF7F0000008000000000"> : tensor<25xi32>
  %gotf40_0 = stablehlo.reshape %out40#0 : (tensor<25xi32>) -> tensor<25xi32>
  %gotw40_0 = stablehlo.convert %gotf40_0 : (tensor<25xi32>) -> tensor<25xi64>
  %gotd40_0 = tensor.cast %gotw40_0 : tensor<25xi64> to tensor<?xi64>
  %wantf40_0 = stablehlo.reshape %want40_0 : (tensor<25xi32>) -> tensor<25xi32>
  %wantw40_0 = stablehlo.convert %wantf40_0 : (tensor<25xi32>) -> tensor<25xi64>
  %wantd40_0 = tensor.cast %wantw40_0 : tensor<25xi64> to tensor<?xi64>
  %bad40_0 = call @check_i64(%gotd40_0, %wantd40_0, %rtol40, %atol40) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_bf16_i32.0: "
  vector.print %bad40_0 : i64
  %in41_0 = stablehlo.constant dense<"0x00000080CD3E003F1A3FCDBEC0BF2040C942C9C2FE42004348437F43804301C3334F954F33CF0B5F8B5F0BDF807F80FFC07F"> : tensor<25xbf16>
  %out41:1 = call @convert_bf16_i64(%in41_0) : (tensor<25xbf16>) -> (tensor<25xi64>)
  %rtol41 = arith.constant 0.000000e+00 : f64
  %atol41 = arith.constant 0.000000e+00 : f64
  %want41_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFF020000000000000064000000000000009CFFFFFFFFFFFFFF7F000000000000008000000000000000C800000000000000FF0000000000000000010000000000007FFFFFFFFFFFFFFF000000B3000000000000002A010000000000004DFFFFFFFFFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F0000000000000080FFFFFFFFFFFFFF7F00000000000000800000000000000000"> : tensor<25xi64>
  %gotf41_0 = stablehlo.reshape %out41#0 : (tensor<25xi64>) -> tensor<25xi64>
  %gotw41_0 = stablehlo.convert %gotf41_0 : (tensor<25xi64>) -> tensor<25xi64>
  %gotd41_0 = tensor.cast %gotw41_0 : tensor<25xi64> to tensor<?xi64>
  %wantf41_0 = stablehlo.reshape %want41_0 : (tensor<25xi64>) -> tensor<25xi64>
  %wantw41_0 = stablehlo.convert %wantf41_0 : (tensor<25xi64>) -> tensor<25xi64>
  %wantd41_0 = tensor.cast %wantw41_0 : tensor<25xi64> to tensor<?xi64>
  %bad41_0 = call @check_i64(%gotd41_0, %wantd41_0, %rtol41, %atol41) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_bf16_i64.0: "
  vector.print %bad41_0 : i64
  %in42_0 = stablehlo.constant dense<"0x00000080CD3E003F1A3FCDBEC0BF2040C942C9C2FE42004348437F43804301C3334F954F33CF0B5F8B5F0BDF807F80FFC07F"> : tensor<25xbf16>
  %out42:1 = call @convert_bf16_ui8(%in42_0) : (tensor<25xbf16>) -> (tensor<25xui8>)
  %rtol42 = arith.constant 0.000000e+00 : f64
  %atol42 = arith.constant 0.000000e+00 : f64
  %want42_0 = stablehlo.constant dense<"0x000000000000000264007F80C8FFFF00FFFF00FFFF00FF0000"> : tensor<25xui8>
  %gotf42_0 = stablehlo.reshape %out42#0 : (tensor<25xui8>) -> tensor<25xui8>
  %gotw42_0 = stablehlo.convert %gotf42_0 : (tensor<25xui8>) -> tensor<25xi64>
  %gotd42_0 = tensor.cast %gotw42_0 : tensor<25xi64> to tensor<?xi64>
  %wantf42_0 = stablehlo.reshape %want42_0 : (tensor<25xui8>) -> tensor<25xui8>
  %wantw42_0 = stablehlo.convert %wantf42_0 : (tensor<25xui8>) -> tensor<25xi64>
  %wantd42_0 = tensor.cast %wantw42_0 : tensor<25xi64> to tensor<?xi64>
  %bad42_0 = call @check_i64(%gotd42_0, %wantd42_0, %rtol42, %atol42) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_bf16_ui8.0: "
  vector.print %bad42_0 : i64
  %in43_0 = stablehlo.constant dense<"0x00000080CD3E003F1A3FCDBEC0BF2040C942C9C2FE42004348437F43804301C3334F954F33CF0B5F8B5F0BDF807F80FFC07F"> : tensor<25xbf16>
  %out43:1 = call @convert_bf16_ui32(%in43_0) : (tensor<25xbf16>) -> (tensor<25xui32>)
  %rtol43 = arith.constant 0.000000e+00 : f64
  %atol43 = arith.constant 0.000000e+00 : f64
  %want43_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000200000064000000000000007F00000080000000C8000000FF0000000001000000000000000000B3FFFFFFFF00000000FFFFFFFFFFFFFFFF00000000FFFFFFFF0000000000000000"> : tensor<25xui32>
  %gotf43_0 = stablehlo.reshape %out43#0 : (tensor<25xui32>) -> tensor<25xui32>
  %gotw43_0 = stablehlo.convert %gotf43_0 : (tensor<25xui32>) -> tensor<25xi64>
  %gotd43_0 = tensor.cast %gotw43_0 : tensor<25xi64> to tensor<?xi64>
  %wantf43_0 = stablehlo.reshape %want43_0 : (tensor<25xui32>) -> tensor<25xui32>
  %wantw43_0 = stablehlo.convert %wantf43_0 : (tensor<25xui32>) -> tensor<25xi64>
  %wantd43_0 = tensor.cast %wantw43_0 : tensor<25xi64> to tensor<?xi64>
  %bad43_0 = call @check_i64(%gotd43_0, %wantd43_0, %rtol43, %atol43) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_bf16_ui32.0: "
  vector.print %bad43_0 : i64
  %in44_0 = stablehlo.constant dense<"0x00000080CD3E003F1A3FCDBEC0BF2040C942C9C2FE42004348437F43804301C3334F954F33CF0B5F8B5F0BDF807F80FFC07F"> : tensor<25xbf16>
  %out44:1 = call @convert_bf16_i16(%in44_0) : (tensor<25xbf16>) -> (tensor<25xi16>)
  %rtol44 = arith.constant 0.000000e+00 : f64
  %atol44 = arith.constant 0.000000e+00 : f64
  %want44_0 = stablehlo.constant dense<"0x000000000000000000000000FFFF020064009CFF7F008000C800FF0000017FFFFF7FFF7F0080FF7FFF7F0080FF7F00800000"> : tensor<25xi16>
  %gotf44_0 = stablehlo.reshape %out44#0 : (tensor<25xi16>) -> tensor<25xi16>
  %gotw44_0 = stablehlo.convert %gotf44_0 : (tensor<25xi16>) -> tensor<25xi64>
  %gotd44_0 = tensor.cast %gotw44_0 : tensor<25xi64> to tensor<?xi64>
  %wantf44_0 = stablehlo.reshape %want44_0 : (tensor<25xi16>) -> tensor<25xi16>
  %wantw44_0 = stablehlo.convert %wantf44_0 : (tensor<25xi16>) -> tensor<25xi64>
  %wantd44_0 = tensor.cast %wantw44_0 : tensor<25xi64> to tensor<?xi64>
  %bad44_0 = call @check_i64(%gotd44_0, %wantd44_0, %rtol44, %atol44) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_bf16_i16.0: "
  vector.print %bad44_0 : i64
  %in45_0 = stablehlo.constant dense<"0x00000080CD3E003F1A3FCDBEC0BF2040C942C9C2FE42004348437F43804301C3334F954F33CF0B5F8B5F0BDF807F80FFC07F"> : tensor<25xbf16>
  %out45:1 = call @convert_bf16_ui16(%in45_0) : (tensor<25xbf16>) -> (tensor<25xui16>)
  %rtol45 = arith.constant 0.000000e+00 : f64
  %atol45 = arith.constant 0.000000e+00 : f64
  %want45_0 = stablehlo.constant dense<"0x00000000000000000000000000000200640000007F008000C800FF0000010000FFFFFFFF0000FFFFFFFF0000FFFF00000000"> : tensor<25xui16>
  %gotf45_0 = stablehlo.reshape %out45#0 : (tensor<25xui16>) -> tensor<25xui16>
  %gotw45_0 = stablehlo.convert %gotf45_0 : (tensor<25xui16>) -> tensor<25xi64>
  %gotd45_0 = tensor.cast %gotw45_0 : tensor<25xi64> to tensor<?xi64>
  %wantf45_0 = stablehlo.reshape %want45_0 : (tensor<25xui16>) -> tensor<25xui16>
  %wantw45_0 = stablehlo.convert %wantf45_0 : (tensor<25xui16>) -> tensor<25xi64>
  %wantd45_0 = tensor.cast %wantw45_0 : tensor<25xi64> to tensor<?xi64>
  %bad45_0 = call @check_i64(%gotd45_0, %wantd45_0, %rtol45, %atol45) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_bf16_ui16.0: "
  vector.print %bad45_0 : i64
  %in46_0 = stablehlo.constant dense<"0x00000080CD3E003F1A3FCDBEC0BF2040C942C9C2FE42004348437F43804301C3334F954F33CF0B5F8B5F0BDF807F80FFC07F"> : tensor<25xbf16>
  %out46:1 = call @convert_bf16_ui64(%in46_0) : (tensor<25xbf16>) -> (tensor<25xui64>)
  %rtol46 = arith.constant 0.000000e+00 : f64
  %atol46 = arith.constant 0.000000e+00 : f64
  %want46_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000000000000640000000000000000000000000000007F000000000000008000000000000000C800000000000000FF0000000000000000010000000000000000000000000000000000B3000000000000002A010000000000000000000000000000000000008BFFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF00000000000000000000000000000000"> : tensor<25xui64>
  %gotf46_0 = stablehlo.reshape %out46#0 : (tensor<25xui64>) -> tensor<25xui64>
  %gotw46_0 = stablehlo.convert %gotf46_0 : (tensor<25xui64>) -> tensor<25xi64>
  %gotd46_0 = tensor.cast %gotw46_0 : tensor<25xi64> to tensor<?xi64>
  %wantf46_0 = stablehlo.reshape %want46_0 : (tensor<25xui64>) -> tensor<25xui64>
  %wantw46_0 = stablehlo.convert %wantf46_0 : (tensor<25xui64>) -> tensor<25xi64>
  %wantd46_0 = tensor.cast %wantw46_0 : tensor<25xi64> to tensor<?xi64>
  %bad46_0 = call @check_i64(%gotd46_0, %wantd46_0, %rtol46, %atol46) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_bf16_ui64.0: "
  vector.print %bad46_0 : i64
  %in47_0 = stablehlo.constant dense<"0x00000080CD3E003F1A3FCDBEC0BF2040C942C9C2FE42004348437F43804301C3334F954F33CF0B5F8B5F0BDF807F80FFC07F"> : tensor<25xbf16>
  %out47:1 = call @convert_bf16_i1(%in47_0) : (tensor<25xbf16>) -> (tensor<25xi1>)
  %rtol47 = arith.constant 0.000000e+00 : f64
  %atol47 = arith.constant 0.000000e+00 : f64
  %want47_0 = stablehlo.constant dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<25xi1>
  %gotf47_0 = stablehlo.reshape %out47#0 : (tensor<25xi1>) -> tensor<25xi1>
  %gotw47_0 = stablehlo.convert %gotf47_0 : (tensor<25xi1>) -> tensor<25xi64>
  %gotd47_0 = tensor.cast %gotw47_0 : tensor<25xi64> to tensor<?xi64>
  %wantf47_0 = stablehlo.reshape %want47_0 : (tensor<25xi1>) -> tensor<25xi1>
  %wantw47_0 = stablehlo.convert %wantf47_0 : (tensor<25xi1>) -> tensor<25xi64>
  %wantd47_0 = tensor.cast %wantw47_0 : tensor<25xi64> to tensor<?xi64>
  %bad47_0 = call @check_i64(%gotd47_0, %wantd47_0, %rtol47, %atol47) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_bf16_i1.0: "
  vector.print %bad47_0 : i64
  %in48_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 127, 126, -128, -127, -1, -2, -5, -100]> : tensor<14xi8>
  %out48:1 = call @convert_i8_f32(%in48_0) : (tensor<14xi8>) -> (tensor<14xf32>)
  %rtol48 = arith.constant 0.000000e+00 : f64
  %atol48 = arith.constant 0.000000e+00 : f64
  %want48_0 = stablehlo.constant dense<"0x000000000000803F00000040000040400000E0400000C8420000FE420000FC42000000C30000FEC2000080BF000000C00000A0C00000C8C2"> : tensor<14xf32>
  %gotf48_0 = stablehlo.reshape %out48#0 : (tensor<14xf32>) -> tensor<14xf32>
  %gotw48_0 = stablehlo.convert %gotf48_0 : (tensor<14xf32>) -> tensor<14xf32>
  %gotd48_0 = tensor.cast %gotw48_0 : tensor<14xf32> to tensor<?xf32>
  %wantf48_0 = stablehlo.reshape %want48_0 : (tensor<14xf32>) -> tensor<14xf32>
  %wantw48_0 = stablehlo.convert %wantf48_0 : (tensor<14xf32>) -> tensor<14xf32>
  %wantd48_0 = tensor.cast %wantw48_0 : tensor<14xf32> to tensor<?xf32>
  %bad48_0 = call @check_f32(%gotd48_0, %wantd48_0, %rtol48, %atol48) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_i8_f32.0: "
  vector.print %bad48_0 : i64
  %in49_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 127, 126, -128, -127, -1, -2, -5, -100]> : tensor<14xi8>
  %out49:1 = call @convert_i8_f64(%in49_0) : (tensor<14xi8>) -> (tensor<14xf64>)
  %rtol49 = arith.constant 0.000000e+00 : f64
  %atol49 = arith.constant 0.000000e+00 : f64
  %want49_0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001C4000000000000059400000000000C05F400000000000805F4000000000000060C00000000000C05FC0000000000000F0BF00000000000000C000000000000014C000000000000059C0"> : tensor<14xf64>
  %gotf49_0 = stablehlo.reshape %out49#0 : (tensor<14xf64>) -> tensor<14xf64>
  %gotw49_0 = stablehlo.convert %gotf49_0 : (tensor<14xf64>) -> tensor<14xf64>
  %gotd49_0 = tensor.cast %gotw49_0 : tensor<14xf64> to tensor<?xf64>
  %wantf49_0 = stablehlo.reshape %want49_0 : (tensor<14xf64>) -> tensor<14xf64>
  %wantw49_0 = stablehlo.convert %wantf49_0 : (tensor<14xf64>) -> tensor<14xf64>
  %wantd49_0 = tensor.cast %wantw49_0 : tensor<14xf64> to tensor<?xf64>
  %bad49_0 = call @check_f64(%gotd49_0, %wantd49_0, %rtol49, %atol49) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "convert_i8_f64.0: "
  vector.print %bad49_0 : i64
  %in50_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 127, 126, -128, -127, -1, -2, -5, -100]> : tensor<14xi8>
  %out50:1 = call @convert_i8_f16(%in50_0) : (tensor<14xi8>) -> (tensor<14xf16>)
  %rtol50 = arith.constant 0.000000e+00 : f64
  %atol50 = arith.constant 0.000000e+00 : f64
  %want50_0 = stablehlo.constant dense<"0x0000003C0040004200474056F057E05700D8F0D700BC00C000C540D6"> : tensor<14xf16>
  %gotf50_0 = stablehlo.reshape %out50#0 : (tensor<14xf16>) -> tensor<14xf16>
  %gotw50_0 = stablehlo.convert %gotf50_0 : (tensor<14xf16>) -> tensor<14xf32>
  %gotd50_0 = tensor.cast %gotw50_0 : tensor<14xf32> to tensor<?xf32>
  %wantf50_0 = stablehlo.reshape %want50_0 : (tensor<14xf16>) -> tensor<14xf16>
  %wantw50_0 = stablehlo.convert %wantf50_0 : (tensor<14xf16>) -> tensor<14xf32>
  %wantd50_0 = tensor.cast %wantw50_0 : tensor<14xf32> to tensor<?xf32>
  %bad50_0 = call @check_f32(%gotd50_0, %wantd50_0, %rtol50, %atol50) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_i8_f16.0: "
  vector.print %bad50_0 : i64
  %in51_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 127, 126, -128, -127, -1, -2, -5, -100]> : tensor<14xi8>
  %out51:1 = call @convert_i8_bf16(%in51_0) : (tensor<14xi8>) -> (tensor<14xbf16>)
  %rtol51 = arith.constant 0.000000e+00 : f64
  %atol51 = arith.constant 0.000000e+00 : f64
  %want51_0 = stablehlo.constant dense<"0x0000803F00404040E040C842FE42FC4200C3FEC280BF00C0A0C0C8C2"> : tensor<14xbf16>
  %gotf51_0 = stablehlo.reshape %out51#0 : (tensor<14xbf16>) -> tensor<14xbf16>
  %gotw51_0 = stablehlo.convert %gotf51_0 : (tensor<14xbf16>) -> tensor<14xf32>
  %gotd51_0 = tensor.cast %gotw51_0 : tensor<14xf32> to tensor<?xf32>
  %wantf51_0 = stablehlo.reshape %want51_0 : (tensor<14xbf16>) -> tensor<14xbf16>
  %wantw51_0 = stablehlo.convert %wantf51_0 : (tensor<14xbf16>) -> tensor<14xf32>
  %wantd51_0 = tensor.cast %wantw51_0 : tensor<14xf32> to tensor<?xf32>
  %bad51_0 = call @check_f32(%gotd51_0, %wantd51_0, %rtol51, %atol51) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_i8_bf16.0: "
  vector.print %bad51_0 : i64
  %in52_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 127, 126, -128, -127, -1, -2, -5, -100]> : tensor<14xi8>
  %out52:1 = call @convert_i8_i32(%in52_0) : (tensor<14xi8>) -> (tensor<14xi32>)
  %rtol52 = arith.constant 0.000000e+00 : f64
  %atol52 = arith.constant 0.000000e+00 : f64
  %want52_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 127, 126, -128, -127, -1, -2, -5, -100]> : tensor<14xi32>
  %gotf52_0 = stablehlo.reshape %out52#0 : (tensor<14xi32>) -> tensor<14xi32>
  %gotw52_0 = stablehlo.convert %gotf52_0 : (tensor<14xi32>) -> tensor<14xi64>
  %gotd52_0 = tensor.cast %gotw52_0 : tensor<14xi64> to tensor<?xi64>
  %wantf52_0 = stablehlo.reshape %want52_0 : (tensor<14xi32>) -> tensor<14xi32>
  %wantw52_0 = stablehlo.convert %wantf52_0 : (tensor<14xi32>) -> tensor<14xi64>
  %wantd52_0 = tensor.cast %wantw52_0 : tensor<14xi64> to tensor<?xi64>
  %bad52_0 = call @check_i64(%gotd52_0, %wantd52_0, %rtol52, %atol52) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i8_i32.0: "
  vector.print %bad52_0 : i64
  %in53_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 127, 126, -128, -127, -1, -2, -5, -100]> : tensor<14xi8>
  %out53:1 = call @convert_i8_i64(%in53_0) : (tensor<14xi8>) -> (tensor<14xi64>)
  %rtol53 = arith.constant 0.000000e+00 : f64
  %atol53 = arith.constant 0.000000e+00 : f64
  %want53_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 127, 126, -128, -127, -1, -2, -5, -100]> : tensor<14xi64>
  %gotf53_0 = stablehlo.reshape %out53#0 : (tensor<14xi64>) -> tensor<14xi64>
  %gotw53_0 = stablehlo.convert %gotf53_0 : (tensor<14xi64>) -> tensor<14xi64>
  %gotd53_0 = tensor.cast %gotw53_0 : tensor<14xi64> to tensor<?xi64>
  %wantf53_0 = stablehlo.reshape %want53_0 : (tensor<14xi64>) -> tensor<14xi64>
  %wantw53_0 = stablehlo.convert %wantf53_0 : (tensor<14xi64>) -> tensor<14xi64>
  %wantd53_0 = tensor.cast %wantw53_0 : tensor<14xi64> to tensor<?xi64>
  %bad53_0 = call @check_i64(%gotd53_0, %wantd53_0, %rtol53, %atol53) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i8_i64.0: "
  vector.print %bad53_0 : i64
  %in54_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 127, 126, -128, -127, -1, -2, -5, -100]> : tensor<14xi8>
  %out54:1 = call @convert_i8_ui8(%in54_0) : (tensor<14xi8>) -> (tensor<14xui8>)
  %rtol54 = arith.constant 0.000000e+00 : f64
  %atol54 = arith.constant 0.000000e+00 : f64
  %want54_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 127, 126, 128, 129, 255, 254, 251, 156]> : tensor<14xui8>
  %gotf54_0 = stablehlo.reshape %out54#0 : (tensor<14xui8>) -> tensor<14xui8>
  %gotw54_0 = stablehlo.convert %gotf54_0 : (tensor<14xui8>) -> tensor<14xi64>
  %gotd54_0 = tensor.cast %gotw54_0 : tensor<14xi64> to tensor<?xi64>
  %wantf54_0 = stablehlo.reshape %want54_0 : (tensor<14xui8>) -> tensor<14xui8>
  %wantw54_0 = stablehlo.convert %wantf54_0 : (tensor<14xui8>) -> tensor<14xi64>
  %wantd54_0 = tensor.cast %wantw54_0 : tensor<14xi64> to tensor<?xi64>
  %bad54_0 = call @check_i64(%gotd54_0, %wantd54_0, %rtol54, %atol54) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i8_ui8.0: "
  vector.print %bad54_0 : i64
  %in55_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 127, 126, -128, -127, -1, -2, -5, -100]> : tensor<14xi8>
  %out55:1 = call @convert_i8_ui32(%in55_0) : (tensor<14xi8>) -> (tensor<14xui32>)
  %rtol55 = arith.constant 0.000000e+00 : f64
  %atol55 = arith.constant 0.000000e+00 : f64
  %want55_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 127, 126, 4294967168, 4294967169, 4294967295, 4294967294, 4294967291, 4294967196]> : tensor<14xui32>
  %gotf55_0 = stablehlo.reshape %out55#0 : (tensor<14xui32>) -> tensor<14xui32>
  %gotw55_0 = stablehlo.convert %gotf55_0 : (tensor<14xui32>) -> tensor<14xi64>
  %gotd55_0 = tensor.cast %gotw55_0 : tensor<14xi64> to tensor<?xi64>
  %wantf55_0 = stablehlo.reshape %want55_0 : (tensor<14xui32>) -> tensor<14xui32>
  %wantw55_0 = stablehlo.convert %wantf55_0 : (tensor<14xui32>) -> tensor<14xi64>
  %wantd55_0 = tensor.cast %wantw55_0 : tensor<14xi64> to tensor<?xi64>
  %bad55_0 = call @check_i64(%gotd55_0, %wantd55_0, %rtol55, %atol55) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i8_ui32.0: "
  vector.print %bad55_0 : i64
  %in56_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 127, 126, -128, -127, -1, -2, -5, -100]> : tensor<14xi8>
  %out56:1 = call @convert_i8_i16(%in56_0) : (tensor<14xi8>) -> (tensor<14xi16>)
  %rtol56 = arith.constant 0.000000e+00 : f64
  %atol56 = arith.constant 0.000000e+00 : f64
  %want56_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 127, 126, -128, -127, -1, -2, -5, -100]> : tensor<14xi16>
  %gotf56_0 = stablehlo.reshape %out56#0 : (tensor<14xi16>) -> tensor<14xi16>
  %gotw56_0 = stablehlo.convert %gotf56_0 : (tensor<14xi16>) -> tensor<14xi64>
  %gotd56_0 = tensor.cast %gotw56_0 : tensor<14xi64> to tensor<?xi64>
  %wantf56_0 = stablehlo.reshape %want56_0 : (tensor<14xi16>) -> tensor<14xi16>
  %wantw56_0 = stablehlo.convert %wantf56_0 : (tensor<14xi16>) -> tensor<14xi64>
  %wantd56_0 = tensor.cast %wantw56_0 : tensor<14xi64> to tensor<?xi64>
  %bad56_0 = call @check_i64(%gotd56_0, %wantd56_0, %rtol56, %atol56) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i8_i16.0: "
  vector.print %bad56_0 : i64
  %in57_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 127, 126, -128, -127, -1, -2, -5, -100]> : tensor<14xi8>
  %out57:1 = call @convert_i8_ui16(%in57_0) : (tensor<14xi8>) -> (tensor<14xui16>)
  %rtol57 = arith.constant 0.000000e+00 : f64
  %atol57 = arith.constant 0.000000e+00 : f64
  %want57_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 127, 126, 65408, 65409, 65535, 65534, 65531, 65436]> : tensor<14xui16>
  %gotf57_0 = stablehlo.reshape %out57#0 : (tensor<14xui16>) -> tensor<14xui16>
  %gotw57_0 = stablehlo.convert %gotf57_0 : (tensor<14xui16>) -> tensor<14xi64>
  %gotd57_0 = tensor.cast %gotw57_0 : tensor<14xi64> to tensor<?xi64>
  %wantf57_0 = stablehlo.reshape %want57_0 : (tensor<14xui16>) -> tensor<14xui16>
  %wantw57_0 = stablehlo.convert %wantf57_0 : (tensor<14xui16>) -> tensor<14xi64>
  %wantd57_0 = tensor.cast %wantw57_0 : tensor<14xi64> to tensor<?xi64>
  %bad57_0 = call @check_i64(%gotd57_0, %wantd57_0, %rtol57, %atol57) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i8_ui16.0: "
  vector.print %bad57_0 : i64
  %in58_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 127, 126, -128, -127, -1, -2, -5, -100]> : tensor<14xi8>
  %out58:1 = call @convert_i8_ui64(%in58_0) : (tensor<14xi8>) -> (tensor<14xui64>)
  %rtol58 = arith.constant 0.000000e+00 : f64
  %atol58 = arith.constant 0.000000e+00 : f64
  %want58_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 127, 126, 18446744073709551488, 18446744073709551489, 18446744073709551615, 18446744073709551614, 18446744073709551611, 18446744073709551516]> : tensor<14xui64>
  %gotf58_0 = stablehlo.reshape %out58#0 : (tensor<14xui64>) -> tensor<14xui64>
  %gotw58_0 = stablehlo.convert %gotf58_0 : (tensor<14xui64>) -> tensor<14xi64>
  %gotd58_0 = tensor.cast %gotw58_0 : tensor<14xi64> to tensor<?xi64>
  %wantf58_0 = stablehlo.reshape %want58_0 : (tensor<14xui64>) -> tensor<14xui64>
  %wantw58_0 = stablehlo.convert %wantf58_0 : (tensor<14xui64>) -> tensor<14xi64>
  %wantd58_0 = tensor.cast %wantw58_0 : tensor<14xi64> to tensor<?xi64>
  %bad58_0 = call @check_i64(%gotd58_0, %wantd58_0, %rtol58, %atol58) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i8_ui64.0: "
  vector.print %bad58_0 : i64
  %in59_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 127, 126, -128, -127, -1, -2, -5, -100]> : tensor<14xi8>
  %out59:1 = call @convert_i8_i1(%in59_0) : (tensor<14xi8>) -> (tensor<14xi1>)
  %rtol59 = arith.constant 0.000000e+00 : f64
  %atol59 = arith.constant 0.000000e+00 : f64
  %want59_0 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<14xi1>
  %gotf59_0 = stablehlo.reshape %out59#0 : (tensor<14xi1>) -> tensor<14xi1>
  %gotw59_0 = stablehlo.convert %gotf59_0 : (tensor<14xi1>) -> tensor<14xi64>
  %gotd59_0 = tensor.cast %gotw59_0 : tensor<14xi64> to tensor<?xi64>
  %wantf59_0 = stablehlo.reshape %want59_0 : (tensor<14xi1>) -> tensor<14xi1>
  %wantw59_0 = stablehlo.convert %wantf59_0 : (tensor<14xi1>) -> tensor<14xi64>
  %wantd59_0 = tensor.cast %wantw59_0 : tensor<14xi64> to tensor<?xi64>
  %bad59_0 = call @check_i64(%gotd59_0, %wantd59_0, %rtol59, %atol59) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i8_i1.0: "
  vector.print %bad59_0 : i64
  %in60_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 2147483647, 2147483646, -2147483648, -2147483647, -1, -2, -5, -100]> : tensor<14xi32>
  %out60:1 = call @convert_i32_f32(%in60_0) : (tensor<14xi32>) -> (tensor<14xf32>)
  %rtol60 = arith.constant 0.000000e+00 : f64
  %atol60 = arith.constant 0.000000e+00 : f64
  %want60_0 = stablehlo.constant dense<"0x000000000000803F00000040000040400000E0400000C8420000004F0000004F000000CF000000CF000080BF000000C00000A0C00000C8C2"> : tensor<14xf32>
  %gotf60_0 = stablehlo.reshape %out60#0 : (tensor<14xf32>) -> tensor<14xf32>
  %gotw60_0 = stablehlo.convert %gotf60_0 : (tensor<14xf32>) -> tensor<14xf32>
  %gotd60_0 = tensor.cast %gotw60_0 : tensor<14xf32> to tensor<?xf32>
  %wantf60_0 = stablehlo.reshape %want60_0 : (tensor<14xf32>) -> tensor<14xf32>
  %wantw60_0 = stablehlo.convert %wantf60_0 : (tensor<14xf32>) -> tensor<14xf32>
  %wantd60_0 = tensor.cast %wantw60_0 : tensor<14xf32> to tensor<?xf32>
  %bad60_0 = call @check_f32(%gotd60_0, %wantd60_0, %rtol60, %atol60) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_i32_f32.0: "
  vector.print %bad60_0 : i64
  %in61_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 2147483647, 2147483646, -2147483648, -2147483647, -1, -2, -5, -100]> : tensor<14xi32>
  %out61:1 = call @convert_i32_f64(%in61_0) : (tensor<14xi32>) -> (tensor<14xf64>)
  %rtol61 = arith.constant 0.000000e+00 : f64
  %atol61 = arith.constant 0.000000e+00 : f64
  %want61_0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001C4000000000000059400000C0FFFFFFDF41000080FFFFFFDF41000000000000E0C10000C0FFFFFFDFC1000000000000F0BF00000000000000C000000000000014C000000000000059C0"> : tensor<14xf64>
  %gotf61_0 = stablehlo.reshape %out61#0 : (tensor<14xf64>) -> tensor<14xf64>
  %gotw61_0 = stablehlo.convert %gotf61_0 : (tensor<14xf64>) -> tensor<14xf64>
  %gotd61_0 = tensor.cast %gotw61_0 : tensor<14xf64> to tensor<?xf64>
  %wantf61_0 = stablehlo.reshape %want61_0 : (tensor<14xf64>) -> tensor<14xf64>
  %wantw61_0 = stablehlo.convert %wantf61_0 : (tensor<14xf64>) -> tensor<14xf64>
  %wantd61_0 = tensor.cast %wantw61_0 : tensor<14xf64> to tensor<?xf64>
  %bad61_0 = call @check_f64(%gotd61_0, %wantd61_0, %rtol61, %atol61) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "convert_i32_f64.0: "
  vector.print %bad61_0 : i64
  %in62_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 2147483647, 2147483646, -2147483648, -2147483647, -1, -2, -5, -100]> : tensor<14xi32>
  %out62:1 = call @convert_i32_f16(%in62_0) : (tensor<14xi32>) -> (tensor<14xf16>)
  %rtol62 = arith.constant 0.000000e+00 : f64
  %atol62 = arith.constant 0.000000e+00 : f64
  %want62_0 = stablehlo.constant dense<"0x0000003C0040004200474056007C007C00FC00FC00BC00C000C540D6"> : tensor<14xf16>
  %gotf62_0 = stablehlo.reshape %out62#0 : (tensor<14xf16>) -> tensor<14xf16>
  %gotw62_0 = stablehlo.convert %gotf62_0 : (tensor<14xf16>) -> tensor<14xf32>
  %gotd62_0 = tensor.cast %gotw62_0 : tensor<14xf32> to tensor<?xf32>
  %wantf62_0 = stablehlo.reshape %want62_0 : (tensor<14xf16>) -> tensor<14xf16>
  %wantw62_0 = stablehlo.convert %wantf62_0 : (tensor<14xf16>) -> tensor<14xf32>
  %wantd62_0 = tensor.cast %wantw62_0 : tensor<14xf32> to tensor<?xf32>
  %bad62_0 = call @check_f32(%gotd62_0, %wantd62_0, %rtol62, %atol62) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_i32_f16.0: "
  vector.print %bad62_0 : i64
  %in63_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 2147483647, 2147483646, -2147483648, -2147483647, -1, -2, -5, -100]> : tensor<14xi32>
  %out63:1 = call @convert_i32_bf16(%in63_0) : (tensor<14xi32>) -> (tensor<14xbf16>)
  %rtol63 = arith.constant 0.000000e+00 : f64
  %atol63 = arith.constant 0.000000e+00 : f64
  %want63_0 = stablehlo.constant dense<"0x0000803F00404040E040C842004F004F00CF00CF80BF00C0A0C0C8C2"> : tensor<14xbf16>
  %gotf63_0 = stablehlo.reshape %out63#0 : (tensor<14xbf16>) -> tensor<14xbf16>
  %gotw63_0 = stablehlo.convert %gotf63_0 : (tensor<14xbf16>) -> tensor<14xf32>
  %gotd63_0 = tensor.cast %gotw63_0 : tensor<14xf32> to tensor<?xf32>
  %wantf63_0 = stablehlo.reshape %want63_0 : (tensor<14xbf16>) -> tensor<14xbf16>
  %wantw63_0 = stablehlo.convert %wantf63_0 : (tensor<14xbf16>) -> tensor<14xf32>
  %wantd63_0 = tensor.cast %wantw63_0 : tensor<14xf32> to tensor<?xf32>
  %bad63_0 = call @check_f32(%gotd63_0, %wantd63_0, %rtol63, %atol63) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_i32_bf16.0: "
  vector.print %bad63_0 : i64
  %in64_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 2147483647, 2147483646, -2147483648, -2147483647, -1, -2, -5, -100]> : tensor<14xi32>
  %out64:1 = call @convert_i32_i8(%in64_0) : (tensor<14xi32>) -> (tensor<14xi8>)
  %rtol64 = arith.constant 0.000000e+00 : f64
  %atol64 = arith.constant 0.000000e+00 : f64
  %want64_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, -1, -2, 0, 1, -1, -2, -5, -100]> : tensor<14xi8>
  %gotf64_0 = stablehlo.reshape %out64#0 : (tensor<14xi8>) -> tensor<14xi8>
  %gotw64_0 = stablehlo.convert %gotf64_0 : (tensor<14xi8>) -> tensor<14xi64>
  %gotd64_0 = tensor.cast %gotw64_0 : tensor<14xi64> to tensor<?xi64>
  %wantf64_0 = stablehlo.reshape %want64_0 : (tensor<14xi8>) -> tensor<14xi8>
  %wantw64_0 = stablehlo.convert %wantf64_0 : (tensor<14xi8>) -> tensor<14xi64>
  %wantd64_0 = tensor.cast %wantw64_0 : tensor<14xi64> to tensor<?xi64>
  %bad64_0 = call @check_i64(%gotd64_0, %wantd64_0, %rtol64, %atol64) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i32_i8.0: "
  vector.print %bad64_0 : i64
  %in65_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 2147483647, 2147483646, -2147483648, -2147483647, -1, -2, -5, -100]> : tensor<14xi32>
  %out65:1 = call @convert_i32_i64(%in65_0) : (tensor<14xi32>) -> (tensor<14xi64>)
  %rtol65 = arith.constant 0.000000e+00 : f64
  %atol65 = arith.constant 0.000000e+00 : f64
  %want65_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 2147483647, 2147483646, -2147483648, -2147483647, -1, -2, -5, -100]> : tensor<14xi64>
  %gotf65_0 = stablehlo.reshape %out65#0 : (tensor<14xi64>) -> tensor<14xi64>
  %gotw65_0 = stablehlo.convert %gotf65_0 : (tensor<14xi64>) -> tensor<14xi64>
  %gotd65_0 = tensor.cast %gotw65_0 : tensor<14xi64> to tensor<?xi64>
  %wantf65_0 = stablehlo.reshape %want65_0 : (tensor<14xi64>) -> tensor<14xi64>
  %wantw65_0 = stablehlo.convert %wantf65_0 : (tensor<14xi64>) -> tensor<14xi64>
  %wantd65_0 = tensor.cast %wantw65_0 : tensor<14xi64> to tensor<?xi64>
  %bad65_0 = call @check_i64(%gotd65_0, %wantd65_0, %rtol65, %atol65) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i32_i64.0: "
  vector.print %bad65_0 : i64
  %in66_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 2147483647, 2147483646, -2147483648, -2147483647, -1, -2, -5, -100]> : tensor<14xi32>
  %out66:1 = call @convert_i32_ui8(%in66_0) : (tensor<14xi32>) -> (tensor<14xui8>)
  %rtol66 = arith.constant 0.000000e+00 : f64
  %atol66 = arith.constant 0.000000e+00 : f64
  %want66_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1, 255, 254, 251, 156]> : tensor<14xui8>
  %gotf66_0 = stablehlo.reshape %out66#0 : (tensor<14xui8>) -> tensor<14xui8>
  %gotw66_0 = stablehlo.convert %gotf66_0 : (tensor<14xui8>) -> tensor<14xi64>
  %gotd66_0 = tensor.cast %gotw66_0 : tensor<14xi64> to tensor<?xi64>
  %wantf66_0 = stablehlo.reshape %want66_0 : (tensor<14xui8>) -> tensor<14xui8>
  %wantw66_0 = stablehlo.convert %wantf66_0 : (tensor<14xui8>) -> tensor<14xi64>
  %wantd66_0 = tensor.cast %wantw66_0 : tensor<14xi64> to tensor<?xi64>
  %bad66_0 = call @check_i64(%gotd66_0, %wantd66_0, %rtol66, %atol66) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i32_ui8.0: "
  vector.print %bad66_0 : i64
  %in67_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 2147483647, 2147483646, -2147483648, -2147483647, -1, -2, -5, -100]> : tensor<14xi32>
  %out67:1 = call @convert_i32_ui32(%in67_0) : (tensor<14xi32>) -> (tensor<14xui32>)
  %rtol67 = arith.constant 0.000000e+00 : f64
  %atol67 = arith.constant 0.000000e+00 : f64
  %want67_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 2147483647, 2147483646, 2147483648, 2147483649, 4294967295, 4294967294, 4294967291, 4294967196]> : tensor<14xui32>
  %gotf67_0 = stablehlo.reshape %out67#0 : (tensor<14xui32>) -> tensor<14xui32>
  %gotw67_0 = stablehlo.convert %gotf67_0 : (tensor<14xui32>) -> tensor<14xi64>
  %gotd67_0 = tensor.cast %gotw67_0 : tensor<14xi64> to tensor<?xi64>
  %wantf67_0 = stablehlo.reshape %want67_0 : (tensor<14xui32>) -> tensor<14xui32>
  %wantw67_0 = stablehlo.convert %wantf67_0 : (tensor<14xui32>) -> tensor<14xi64>
  %wantd67_0 = tensor.cast %wantw67_0 : tensor<14xi64> to tensor<?xi64>
  %bad67_0 = call @check_i64(%gotd67_0, %wantd67_0, %rtol67, %atol67) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i32_ui32.0: "
  vector.print %bad67_0 : i64
  %in68_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 2147483647, 2147483646, -2147483648, -2147483647, -1, -2, -5, -100]> : tensor<14xi32>
  %out68:1 = call @convert_i32_i16(%in68_0) : (tensor<14xi32>) -> (tensor<14xi16>)
  %rtol68 = arith.constant 0.000000e+00 : f64
  %atol68 = arith.constant 0.000000e+00 : f64
  %want68_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, -1, -2, 0, 1, -1, -2, -5, -100]> : tensor<14xi16>
  %gotf68_0 = stablehlo.reshape %out68#0 : (tensor<14xi16>) -> tensor<14xi16>
  %gotw68_0 = stablehlo.convert %gotf68_0 : (tensor<14xi16>) -> tensor<14xi64>
  %gotd68_0 = tensor.cast %gotw68_0 : tensor<14xi64> to tensor<?xi64>
  %wantf68_0 = stablehlo.reshape %want68_0 : (tensor<14xi16>) -> tensor<14xi16>
  %wantw68_0 = stablehlo.convert %wantf68_0 : (tensor<14xi16>) -> tensor<14xi64>
  %wantd68_0 = tensor.cast %wantw68_0 : tensor<14xi64> to tensor<?xi64>
  %bad68_0 = call @check_i64(%gotd68_0, %wantd68_0, %rtol68, %atol68) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i32_i16.0: "
  vector.print %bad68_0 : i64
  %in69_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 2147483647, 2147483646, -2147483648, -2147483647, -1, -2, -5, -100]> : tensor<14xi32>
  %out69:1 = call @convert_i32_ui16(%in69_0) : (tensor<14xi32>) -> (tensor<14xui16>)
  %rtol69 = arith.constant 0.000000e+00 : f64
  %atol69 = arith.constant 0.000000e+00 : f64
  %want69_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 65535, 65534, 0, 1, 65535, 65534, 65531, 65436]> : tensor<14xui16>
  %gotf69_0 = stablehlo.reshape %out69#0 : (tensor<14xui16>) -> tensor<14xui16>
  %gotw69_0 = stablehlo.convert %gotf69_0 : (tensor<14xui16>) -> tensor<14xi64>
  %gotd69_0 = tensor.cast %gotw69_0 : tensor<14xi64> to tensor<?xi64>
  %wantf69_0 = stablehlo.reshape %want69_0 : (tensor<14xui16>) -> tensor<14xui16>
  %wantw69_0 = stablehlo.convert %wantf69_0 : (tensor<14xui16>) -> tensor<14xi64>
  %wantd69_0 = tensor.cast %wantw69_0 : tensor<14xi64> to tensor<?xi64>
  %bad69_0 = call @check_i64(%gotd69_0, %wantd69_0, %rtol69, %atol69) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i32_ui16.0: "
  vector.print %bad69_0 : i64
  %in70_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 2147483647, 2147483646, -2147483648, -2147483647, -1, -2, -5, -100]> : tensor<14xi32>
  %out70:1 = call @convert_i32_ui64(%in70_0) : (tensor<14xi32>) -> (tensor<14xui64>)
  %rtol70 = arith.constant 0.000000e+00 : f64
  %atol70 = arith.constant 0.000000e+00 : f64
  %want70_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 2147483647, 2147483646, 18446744071562067968, 18446744071562067969, 18446744073709551615, 18446744073709551614, 18446744073709551611, 18446744073709551516]> : tensor<14xui64>
  %gotf70_0 = stablehlo.reshape %out70#0 : (tensor<14xui64>) -> tensor<14xui64>
  %gotw70_0 = stablehlo.convert %gotf70_0 : (tensor<14xui64>) -> tensor<14xi64>
  %gotd70_0 = tensor.cast %gotw70_0 : tensor<14xi64> to tensor<?xi64>
  %wantf70_0 = stablehlo.reshape %want70_0 : (tensor<14xui64>) -> tensor<14xui64>
  %wantw70_0 = stablehlo.convert %wantf70_0 : (tensor<14xui64>) -> tensor<14xi64>
  %wantd70_0 = tensor.cast %wantw70_0 : tensor<14xi64> to tensor<?xi64>
  %bad70_0 = call @check_i64(%gotd70_0, %wantd70_0, %rtol70, %atol70) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i32_ui64.0: "
  vector.print %bad70_0 : i64
  %in71_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 2147483647, 2147483646, -2147483648, -2147483647, -1, -2, -5, -100]> : tensor<14xi32>
  %out71:1 = call @convert_i32_i1(%in71_0) : (tensor<14xi32>) -> (tensor<14xi1>)
  %rtol71 = arith.constant 0.000000e+00 : f64
  %atol71 = arith.constant 0.000000e+00 : f64
  %want71_0 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<14xi1>
  %gotf71_0 = stablehlo.reshape %out71#0 : (tensor<14xi1>) -> tensor<14xi1>
  %gotw71_0 = stablehlo.convert %gotf71_0 : (tensor<14xi1>) -> tensor<14xi64>
  %gotd71_0 = tensor.cast %gotw71_0 : tensor<14xi64> to tensor<?xi64>
  %wantf71_0 = stablehlo.reshape %want71_0 : (tensor<14xi1>) -> tensor<14xi1>
  %wantw71_0 = stablehlo.convert %wantf71_0 : (tensor<14xi1>) -> tensor<14xi64>
  %wantd71_0 = tensor.cast %wantw71_0 : tensor<14xi64> to tensor<?xi64>
  %bad71_0 = call @check_i64(%gotd71_0, %wantd71_0, %rtol71, %atol71) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i32_i1.0: "
  vector.print %bad71_0 : i64
  %in72_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 9223372036854775807, 9223372036854775806, -9223372036854775808, -9223372036854775807, -1, -2, -5, -100]> : tensor<14xi64>
  %out72:1 = call @convert_i64_f32(%in72_0) : (tensor<14xi64>) -> (tensor<14xf32>)
  %rtol72 = arith.constant 0.000000e+00 : f64
  %atol72 = arith.constant 0.000000e+00 : f64
  %want72_0 = stablehlo.constant dense<"0x000000000000803F00000040000040400000E0400000C8420000005F0000005F000000DF000000DF000080BF000000C00000A0C00000C8C2"> : tensor<14xf32>
  %gotf72_0 = stablehlo.reshape %out72#0 : (tensor<14xf32>) -> tensor<14xf32>
  %gotw72_0 = stablehlo.convert %gotf72_0 : (tensor<14xf32>) -> tensor<14xf32>
  %gotd72_0 = tensor.cast %gotw72_0 : tensor<14xf32> to tensor<?xf32>
  %wantf72_0 = stablehlo.reshape %want72_0 : (tensor<14xf32>) -> tensor<14xf32>
  %wantw72_0 = stablehlo.convert %wantf72_0 : (tensor<14xf32>) -> tensor<14xf32>
  %wantd72_0 = tensor.cast %wantw72_0 : tensor<14xf32> to tensor<?xf32>
  %bad72_0 = call @check_f32(%gotd72_0, %wantd72_0, %rtol72, %atol72) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_i64_f32.0: "
  vector.print %bad72_0 : i64
  %in73_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 9223372036854775807, 9223372036854775806, -9223372036854775808, -9223372036854775807, -1, -2, -5, -100]> : tensor<14xi64>
  %out73:1 = call @convert_i64_f64(%in73_0) : (tensor<14xi64>) -> (tensor<14xf64>)
  %rtol73 = arith.constant 0.000000e+00 : f64
  %atol73 = arith.constant 0.000000e+00 : f64
  %want73_0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001C400000000000005940000000000000E043000000000000E043000000000000E0C3000000000000E0C3000000000000F0BF00000000000000C000000000000014C000000000000059C0"> : tensor<14xf64>
  %gotf73_0 = stablehlo.reshape %out73#0 : (tensor<14xf64>) -> tensor<14xf64>
  %gotw73_0 = stablehlo.convert %gotf73_0 : (tensor<14xf64>) -> tensor<14xf64>
  %gotd73_0 = tensor.cast %gotw73_0 : tensor<14xf64> to tensor<?xf64>
  %wantf73_0 = stablehlo.reshape %want73_0 : (tensor<14xf64>) -> tensor<14xf64>
  %wantw73_0 = stablehlo.convert %wantf73_0 : (tensor<14xf64>) -> tensor<14xf64>
  %wantd73_0 = tensor.cast %wantw73_0 : tensor<14xf64> to tensor<?xf64>
  %bad73_0 = call @check_f64(%gotd73_0, %wantd73_0, %rtol73, %atol73) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "convert_i64_f64.0: "
  vector.print %bad73_0 : i64
  %in74_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 9223372036854775807, 9223372036854775806, -9223372036854775808, -9223372036854775807, -1, -2, -5, -100]> : tensor<14xi64>
  %out74:1 = call @convert_i64_f16(%in74_0) : (tensor<14xi64>) -> (tensor<14xf16>)
  %rtol74 = arith.constant 0.000000e+00 : f64
  %atol74 = arith.constant 0.000000e+00 : f64
  %want74_0 = stablehlo.constant dense<"0x0000003C0040004200474056007C007C00FC00FC00BC00C000C540D6"> : tensor<14xf16>
  %gotf74_0 = stablehlo.reshape %out74#0 : (tensor<14xf16>) -> tensor<14xf16>
  %gotw74_0 = stablehlo.convert %gotf74_0 : (tensor<14xf16>) -> tensor<14xf32>
  %gotd74_0 = tensor.cast %gotw74_0 : tensor<14xf32> to tensor<?xf32>
  %wantf74_0 = stablehlo.reshape %want74_0 : (tensor<14xf16>) -> tensor<14xf16>
  %wantw74_0 = stablehlo.convert %wantf74_0 : (tensor<14xf16>) -> tensor<14xf32>
  %wantd74_0 = tensor.cast %wantw74_0 : tensor<14xf32> to tensor<?xf32>
  %bad74_0 = call @check_f32(%gotd74_0, %wantd74_0, %rtol74, %atol74) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_i64_f16.0: "
  vector.print %bad74_0 : i64
  %in75_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 9223372036854775807, 9223372036854775806, -9223372036854775808, -9223372036854775807, -1, -2, -5, -100]> : tensor<14xi64>
  %out75:1 = call @convert_i64_bf16(%in75_0) : (tensor<14xi64>) -> (tensor<14xbf16>)
  %rtol75 = arith.constant 0.000000e+00 : f64
  %atol75 = arith.constant 0.000000e+00 : f64
  %want75_0 = stablehlo.constant dense<"0x0000803F00404040E040C842005F005F00DF00DF80BF00C0A0C0C8C2"> : tensor<14xbf16>
  %gotf75_0 = stablehlo.reshape %out75#0 : (tensor<14xbf16>) -> tensor<14xbf16>
  %gotw75_0 = stablehlo.convert %gotf75_0 : (tensor<14xbf16>) -> tensor<14xf32>
  %gotd75_0 = tensor.cast %gotw75_0 : tensor<14xf32> to tensor<?xf32>
  %wantf75_0 = stablehlo.reshape %want75_0 : (tensor<14xbf16>) -> tensor<14xbf16>
  %wantw75_0 = stablehlo.convert %wantf75_0 : (tensor<14xbf16>) -> tensor<14xf32>
  %wantd75_0 = tensor.cast %wantw75_0 : tensor<14xf32> to tensor<?xf32>
  %bad75_0 = call @check_f32(%gotd75_0, %wantd75_0, %rtol75, %atol75) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_i64_bf16.0: "
  vector.print %bad75_0 : i64
  %in76_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 9223372036854775807, 9223372036854775806, -9223372036854775808, -9223372036854775807, -1, -2, -5, -100]> : tensor<14xi64>
  %out76:1 = call @convert_i64_i8(%in76_0) : (tensor<14xi64>) -> (tensor<14xi8>)
  %rtol76 = arith.constant 0.000000e+00 : f64
  %atol76 = arith.constant 0.000000e+00 : f64
  %want76_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, -1, -2, 0, 1, -1, -2, -5, -100]> : tensor<14xi8>
  %gotf76_0 = stablehlo.reshape %out76#0 : (tensor<14xi8>) -> tensor<14xi8>
  %gotw76_0 = stablehlo.convert %gotf76_0 : (tensor<14xi8>) -> tensor<14xi64>
  %gotd76_0 = tensor.cast %gotw76_0 : tensor<14xi64> to tensor<?xi64>
  %wantf76_0 = stablehlo.reshape %want76_0 : (tensor<14xi8>) -> tensor<14xi8>
  %wantw76_0 = stablehlo.convert %wantf76_0 : (tensor<14xi8>) -> tensor<14xi64>
  %wantd76_0 = tensor.cast %wantw76_0 : tensor<14xi64> to tensor<?xi64>
  %bad76_0 = call @check_i64(%gotd76_0, %wantd76_0, %rtol76, %atol76) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i64_i8.0: "
  vector.print %bad76_0 : i64
  %in77_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 9223372036854775807, 9223372036854775806, -9223372036854775808, -9223372036854775807, -1, -2, -5, -100]> : tensor<14xi64>
  %out77:1 = call @convert_i64_i32(%in77_0) : (tensor<14xi64>) -> (tensor<14xi32>)
  %rtol77 = arith.constant 0.000000e+00 : f64
  %atol77 = arith.constant 0.000000e+00 : f64
  %want77_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, -1, -2, 0, 1, -1, -2, -5, -100]> : tensor<14xi32>
  %gotf77_0 = stablehlo.reshape %out77#0 : (tensor<14xi32>) -> tensor<14xi32>
  %gotw77_0 = stablehlo.convert %gotf77_0 : (tensor<14xi32>) -> tensor<14xi64>
  %gotd77_0 = tensor.cast %gotw77_0 : tensor<14xi64> to tensor<?xi64>
  %wantf77_0 = stablehlo.reshape %want77_0 : (tensor<14xi32>) -> tensor<14xi32>
  %wantw77_0 = stablehlo.convert %wantf77_0 : (tensor<14xi32>) -> tensor<14xi64>
  %wantd77_0 = tensor.cast %wantw77_0 : tensor<14xi64> to tensor<?xi64>
  %bad77_0 = call @check_i64(%gotd77_0, %wantd77_0, %rtol77, %atol77) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i64_i32.0: "
  vector.print %bad77_0 : i64
  %in78_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 9223372036854775807, 9223372036854775806, -9223372036854775808, -9223372036854775807, -1, -2, -5, -100]> : tensor<14xi64>
  %out78:1 = call @convert_i64_ui8(%in78_0) : (tensor<14xi64>) -> (tensor<14xui8>)
  %rtol78 = arith.constant 0.000000e+00 : f64
  %atol78 = arith.constant 0.000000e+00 : f64
  %want78_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1, 255, 254, 251, 156]> : tensor<14xui8>
  %gotf78_0 = stablehlo.reshape %out78#0 : (tensor<14xui8>) -> tensor<14xui8>
  %gotw78_0 = stablehlo.convert %gotf78_0 : (tensor<14xui8>) -> tensor<14xi64>
  %gotd78_0 = tensor.cast %gotw78_0 : tensor<14xi64> to tensor<?xi64>
  %wantf78_0 = stablehlo.reshape %want78_0 : (tensor<14xui8>) -> tensor<14xui8>
  %wantw78_0 = stablehlo.convert %wantf78_0 : (tensor<14xui8>) -> tensor<14xi64>
  %wantd78_0 = tensor.cast %wantw78_0 : tensor<14xi64> to tensor<?xi64>
  %bad78_0 = call @check_i64(%gotd78_0, %wantd78_0, %rtol78, %atol78) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i64_ui8.0: "
  vector.print %bad78_0 : i64
  %in79_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 9223372036854775807, 9223372036854775806, -9223372036854775808, -9223372036854775807, -1, -2, -5, -100]> : tensor<14xi64>
  %out79:1 = call @convert_i64_ui32(%in79_0) : (tensor<14xi64>) -> (tensor<14xui32>)
  %rtol79 = arith.constant 0.000000e+00 : f64
  %atol79 = arith.constant 0.000000e+00 : f64
  %want79_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 4294967295, 4294967294, 0, 1, 4294967295, 4294967294, 4294967291, 4294967196]> : tensor<14xui32>
  %gotf79_0 = stablehlo.reshape %out79#0 : (tensor<14xui32>) -> tensor<14xui32>
  %gotw79_0 = stablehlo.convert %gotf79_0 : (tensor<14xui32>) -> tensor<14xi64>
  %gotd79_0 = tensor.cast %gotw79_0 : tensor<14xi64> to tensor<?xi64>
  %wantf79_0 = stablehlo.reshape %want79_0 : (tensor<14xui32>) -> tensor<14xui32>
  %wantw79_0 = stablehlo.convert %wantf79_0 : (tensor<14xui32>) -> tensor<14xi64>
  %wantd79_0 = tensor.cast %wantw79_0 : tensor<14xi64> to tensor<?xi64>
  %bad79_0 = call @check_i64(%gotd79_0, %wantd79_0, %rtol79, %atol79) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i64_ui32.0: "
  vector.print %bad79_0 : i64
  %in80_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 9223372036854775807, 9223372036854775806, -9223372036854775808, -9223372036854775807, -1, -2, -5, -100]> : tensor<14xi64>
  %out80:1 = call @convert_i64_i16(%in80_0) : (tensor<14xi64>) -> (tensor<14xi16>)
  %rtol80 = arith.constant 0.000000e+00 : f64
  %atol80 = arith.constant 0.000000e+00 : f64
  %want80_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, -1, -2, 0, 1, -1, -2, -5, -100]> : tensor<14xi16>
  %gotf80_0 = stablehlo.reshape %out80#0 : (tensor<14xi16>) -> tensor<14xi16>
  %gotw80_0 = stablehlo.convert %gotf80_0 : (tensor<14xi16>) -> tensor<14xi64>
  %gotd80_0 = tensor.cast %gotw80_0 : tensor<14xi64> to tensor<?xi64>
  %wantf80_0 = stablehlo.reshape %want80_0 : (tensor<14xi16>) -> tensor<14xi16>
  %wantw80_0 = stablehlo.convert %wantf80_0 : (tensor<14xi16>) -> tensor<14xi64>
  %wantd80_0 = tensor.cast %wantw80_0 : tensor<14xi64> to tensor<?xi64>
  %bad80_0 = call @check_i64(%gotd80_0, %wantd80_0, %rtol80, %atol80) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i64_i16.0: "
  vector.print %bad80_0 : i64
  %in81_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 9223372036854775807, 9223372036854775806, -9223372036854775808, -9223372036854775807, -1, -2, -5, -100]> : tensor<14xi64>
  %out81:1 = call @convert_i64_ui16(%in81_0) : (tensor<14xi64>) -> (tensor<14xui16>)
  %rtol81 = arith.constant 0.000000e+00 : f64
  %atol81 = arith.constant 0.000000e+00 : f64
  %want81_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 65535, 65534, 0, 1, 65535, 65534, 65531, 65436]> : tensor<14xui16>
  %gotf81_0 = stablehlo.reshape %out81#0 : (tensor<14xui16>) -> tensor<14xui16>
  %gotw81_0 = stablehlo.convert %gotf81_0 : (tensor<14xui16>) -> tensor<14xi64>
  %gotd81_0 = tensor.cast %gotw81_0 : tensor<14xi64> to tensor<?xi64>
  %wantf81_0 = stablehlo.reshape %want81_0 : (tensor<14xui16>) -> tensor<14xui16>
  %wantw81_0 = stablehlo.convert %wantf81_0 : (tensor<14xui16>) -> tensor<14xi64>
  %wantd81_0 = tensor.cast %wantw81_0 : tensor<14xi64> to tensor<?xi64>
  %bad81_0 = call @check_i64(%gotd81_0, %wantd81_0, %rtol81, %atol81) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i64_ui16.0: "
  vector.print %bad81_0 : i64
  %in82_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 9223372036854775807, 9223372036854775806, -9223372036854775808, -9223372036854775807, -1, -2, -5, -100]> : tensor<14xi64>
  %out82:1 = call @convert_i64_ui64(%in82_0) : (tensor<14xi64>) -> (tensor<14xui64>)
  %rtol82 = arith.constant 0.000000e+00 : f64
  %atol82 = arith.constant 0.000000e+00 : f64
  %want82_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 9223372036854775807, 9223372036854775806, 9223372036854775808, 9223372036854775809, 18446744073709551615, 18446744073709551614, 18446744073709551611, 18446744073709551516]> : tensor<14xui64>
  %gotf82_0 = stablehlo.reshape %out82#0 : (tensor<14xui64>) -> tensor<14xui64>
  %gotw82_0 = stablehlo.convert %gotf82_0 : (tensor<14xui64>) -> tensor<14xi64>
  %gotd82_0 = tensor.cast %gotw82_0 : tensor<14xi64> to tensor<?xi64>
  %wantf82_0 = stablehlo.reshape %want82_0 : (tensor<14xui64>) -> tensor<14xui64>
  %wantw82_0 = stablehlo.convert %wantf82_0 : (tensor<14xui64>) -> tensor<14xi64>
  %wantd82_0 = tensor.cast %wantw82_0 : tensor<14xi64> to tensor<?xi64>
  %bad82_0 = call @check_i64(%gotd82_0, %wantd82_0, %rtol82, %atol82) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i64_ui64.0: "
  vector.print %bad82_0 : i64
  %in83_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 9223372036854775807, 9223372036854775806, -9223372036854775808, -9223372036854775807, -1, -2, -5, -100]> : tensor<14xi64>
  %out83:1 = call @convert_i64_i1(%in83_0) : (tensor<14xi64>) -> (tensor<14xi1>)
  %rtol83 = arith.constant 0.000000e+00 : f64
  %atol83 = arith.constant 0.000000e+00 : f64
  %want83_0 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<14xi1>
  %gotf83_0 = stablehlo.reshape %out83#0 : (tensor<14xi1>) -> tensor<14xi1>
  %gotw83_0 = stablehlo.convert %gotf83_0 : (tensor<14xi1>) -> tensor<14xi64>
  %gotd83_0 = tensor.cast %gotw83_0 : tensor<14xi64> to tensor<?xi64>
  %wantf83_0 = stablehlo.reshape %want83_0 : (tensor<14xi1>) -> tensor<14xi1>
  %wantw83_0 = stablehlo.convert %wantf83_0 : (tensor<14xi1>) -> tensor<14xi64>
  %wantd83_0 = tensor.cast %wantw83_0 : tensor<14xi64> to tensor<?xi64>
  %bad83_0 = call @check_i64(%gotd83_0, %wantd83_0, %rtol83, %atol83) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i64_i1.0: "
  vector.print %bad83_0 : i64
  %in84_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1]> : tensor<10xui8>
  %out84:1 = call @convert_ui8_f32(%in84_0) : (tensor<10xui8>) -> (tensor<10xf32>)
  %rtol84 = arith.constant 0.000000e+00 : f64
  %atol84 = arith.constant 0.000000e+00 : f64
  %want84_0 = stablehlo.constant dense<"0x000000000000803F00000040000040400000E0400000C84200007F4300007E43000000000000803F"> : tensor<10xf32>
  %gotf84_0 = stablehlo.reshape %out84#0 : (tensor<10xf32>) -> tensor<10xf32>
  %gotw84_0 = stablehlo.convert %gotf84_0 : (tensor<10xf32>) -> tensor<10xf32>
  %gotd84_0 = tensor.cast %gotw84_0 : tensor<10xf32> to tensor<?xf32>
  %wantf84_0 = stablehlo.reshape %want84_0 : (tensor<10xf32>) -> tensor<10xf32>
  %wantw84_0 = stablehlo.convert %wantf84_0 : (tensor<10xf32>) -> tensor<10xf32>
  %wantd84_0 = tensor.cast %wantw84_0 : tensor<10xf32> to tensor<?xf32>
  %bad84_0 = call @check_f32(%gotd84_0, %wantd84_0, %rtol84, %atol84) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_ui8_f32.0: "
  vector.print %bad84_0 : i64
  %in85_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1]> : tensor<10xui8>
  %out85:1 = call @convert_ui8_f64(%in85_0) : (tensor<10xui8>) -> (tensor<10xf64>)
  %rtol85 = arith.constant 0.000000e+00 : f64
  %atol85 = arith.constant 0.000000e+00 : f64
  %want85_0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001C4000000000000059400000000000E06F400000000000C06F400000000000000000000000000000F03F"> : tensor<10xf64>
  %gotf85_0 = stablehlo.reshape %out85#0 : (tensor<10xf64>) -> tensor<10xf64>
  %gotw85_0 = stablehlo.convert %gotf85_0 : (tensor<10xf64>) -> tensor<10xf64>
  %gotd85_0 = tensor.cast %gotw85_0 : tensor<10xf64> to tensor<?xf64>
  %wantf85_0 = stablehlo.reshape %want85_0 : (tensor<10xf64>) -> tensor<10xf64>
  %wantw85_0 = stablehlo.convert %wantf85_0 : (tensor<10xf64>) -> tensor<10xf64>
  %wantd85_0 = tensor.cast %wantw85_0 : tensor<10xf64> to tensor<?xf64>
  %bad85_0 = call @check_f64(%gotd85_0, %wantd85_0, %rtol85, %atol85) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "convert_ui8_f64.0: "
  vector.print %bad85_0 : i64
  %in86_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1]> : tensor<10xui8>
  %out86:1 = call @convert_ui8_f16(%in86_0) : (tensor<10xui8>) -> (tensor<10xf16>)
  %rtol86 = arith.constant 0.000000e+00 : f64
  %atol86 = arith.constant 0.000000e+00 : f64
  %want86_0 = stablehlo.constant dense<"0x0000003C0040004200474056F85BF05B0000003C"> : tensor<10xf16>
  %gotf86_0 = stablehlo.reshape %out86#0 : (tensor<10xf16>) -> tensor<10xf16>
  %gotw86_0 = stablehlo.convert %gotf86_0 : (tensor<10xf16>) -> tensor<10xf32>
  %gotd86_0 = tensor.cast %gotw86_0 : tensor<10xf32> to tensor<?xf32>
  %wantf86_0 = stablehlo.reshape %want86_0 : (tensor<10xf16>) -> tensor<10xf16>
  %wantw86_0 = stablehlo.convert %wantf86_0 : (tensor<10xf16>) -> tensor<10xf32>
  %wantd86_0 = tensor.cast %wantw86_0 : tensor<10xf32> to tensor<?xf32>
  %bad86_0 = call @check_f32(%gotd86_0, %wantd86_0, %rtol86, %atol86) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_ui8_f16.0: "
  vector.print %bad86_0 : i64
  %in87_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1]> : tensor<10xui8>
  %out87:1 = call @convert_ui8_bf16(%in87_0) : (tensor<10xui8>) -> (tensor<10xbf16>)
  %rtol87 = arith.constant 0.000000e+00 : f64
  %atol87 = arith.constant 0.000000e+00 : f64
  %want87_0 = stablehlo.constant dense<"0x0000803F00404040E040C8427F437E430000803F"> : tensor<10xbf16>
  %gotf87_0 = stablehlo.reshape %out87#0 : (tensor<10xbf16>) -> tensor<10xbf16>
  %gotw87_0 = stablehlo.convert %gotf87_0 : (tensor<10xbf16>) -> tensor<10xf32>
  %gotd87_0 = tensor.cast %gotw87_0 : tensor<10xf32> to tensor<?xf32>
  %wantf87_0 = stablehlo.reshape %want87_0 : (tensor<10xbf16>) -> tensor<10xbf16>
  %wantw87_0 = stablehlo.convert %wantf87_0 : (tensor<10xbf16>) -> tensor<10xf32>
  %wantd87_0 = tensor.cast %wantw87_0 : tensor<10xf32> to tensor<?xf32>
  %bad87_0 = call @check_f32(%gotd87_0, %wantd87_0, %rtol87, %atol87) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_ui8_bf16.0: "
  vector.print %bad87_0 : i64
  %in88_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1]> : tensor<10xui8>
  %out88:1 = call @convert_ui8_i8(%in88_0) : (tensor<10xui8>) -> (tensor<10xi8>)
  %rtol88 = arith.constant 0.000000e+00 : f64
  %atol88 = arith.constant 0.000000e+00 : f64
  %want88_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, -1, -2, 0, 1]> : tensor<10xi8>
  %gotf88_0 = stablehlo.reshape %out88#0 : (tensor<10xi8>) -> tensor<10xi8>
  %gotw88_0 = stablehlo.convert %gotf88_0 : (tensor<10xi8>) -> tensor<10xi64>
  %gotd88_0 = tensor.cast %gotw88_0 : tensor<10xi64> to tensor<?xi64>
  %wantf88_0 = stablehlo.reshape %want88_0 : (tensor<10xi8>) -> tensor<10xi8>
  %wantw88_0 = stablehlo.convert %wantf88_0 : (tensor<10xi8>) -> tensor<10xi64>
  %wantd88_0 = tensor.cast %wantw88_0 : tensor<10xi64> to tensor<?xi64>
  %bad88_0 = call @check_i64(%gotd88_0, %wantd88_0, %rtol88, %atol88) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui8_i8.0: "
  vector.print %bad88_0 : i64
  %in89_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1]> : tensor<10xui8>
  %out89:1 = call @convert_ui8_i32(%in89_0) : (tensor<10xui8>) -> (tensor<10xi32>)
  %rtol89 = arith.constant 0.000000e+00 : f64
  %atol89 = arith.constant 0.000000e+00 : f64
  %want89_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1]> : tensor<10xi32>
  %gotf89_0 = stablehlo.reshape %out89#0 : (tensor<10xi32>) -> tensor<10xi32>
  %gotw89_0 = stablehlo.convert %gotf89_0 : (tensor<10xi32>) -> tensor<10xi64>
  %gotd89_0 = tensor.cast %gotw89_0 : tensor<10xi64> to tensor<?xi64>
  %wantf89_0 = stablehlo.reshape %want89_0 : (tensor<10xi32>) -> tensor<10xi32>
  %wantw89_0 = stablehlo.convert %wantf89_0 : (tensor<10xi32>) -> tensor<10xi64>
  %wantd89_0 = tensor.cast %wantw89_0 : tensor<10xi64> to tensor<?xi64>
  %bad89_0 = call @check_i64(%gotd89_0, %wantd89_0, %rtol89, %atol89) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui8_i32.0: "
  vector.print %bad89_0 : i64
  %in90_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1]> : tensor<10xui8>
  %out90:1 = call @convert_ui8_i64(%in90_0) : (tensor<10xui8>) -> (tensor<10xi64>)
  %rtol90 = arith.constant 0.000000e+00 : f64
  %atol90 = arith.constant 0.000000e+00 : f64
  %want90_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1]> : tensor<10xi64>
  %gotf90_0 = stablehlo.reshape %out90#0 : (tensor<10xi64>) -> tensor<10xi64>
  %gotw90_0 = stablehlo.convert %gotf90_0 : (tensor<10xi64>) -> tensor<10xi64>
  %gotd90_0 = tensor.cast %gotw90_0 : tensor<10xi64> to tensor<?xi64>
  %wantf90_0 = stablehlo.reshape %want90_0 : (tensor<10xi64>) -> tensor<10xi64>
  %wantw90_0 = stablehlo.convert %wantf90_0 : (tensor<10xi64>) -> tensor<10xi64>
  %wantd90_0 = tensor.cast %wantw90_0 : tensor<10xi64> to tensor<?xi64>
  %bad90_0 = call @check_i64(%gotd90_0, %wantd90_0, %rtol90, %atol90) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui8_i64.0: "
  vector.print %bad90_0 : i64
  %in91_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1]> : tensor<10xui8>
  %out91:1 = call @convert_ui8_ui32(%in91_0) : (tensor<10xui8>) -> (tensor<10xui32>)
  %rtol91 = arith.constant 0.000000e+00 : f64
  %atol91 = arith.constant 0.000000e+00 : f64
  %want91_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1]> : tensor<10xui32>
  %gotf91_0 = stablehlo.reshape %out91#0 : (tensor<10xui32>) -> tensor<10xui32>
  %gotw91_0 = stablehlo.convert %gotf91_0 : (tensor<10xui32>) -> tensor<10xi64>
  %gotd91_0 = tensor.cast %gotw91_0 : tensor<10xi64> to tensor<?xi64>
  %wantf91_0 = stablehlo.reshape %want91_0 : (tensor<10xui32>) -> tensor<10xui32>
  %wantw91_0 = stablehlo.convert %wantf91_0 : (tensor<10xui32>) -> tensor<10xi64>
  %wantd91_0 = tensor.cast %wantw91_0 : tensor<10xi64> to tensor<?xi64>
  %bad91_0 = call @check_i64(%gotd91_0, %wantd91_0, %rtol91, %atol91) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui8_ui32.0: "
  vector.print %bad91_0 : i64
  %in92_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1]> : tensor<10xui8>
  %out92:1 = call @convert_ui8_i16(%in92_0) : (tensor<10xui8>) -> (tensor<10xi16>)
  %rtol92 = arith.constant 0.000000e+00 : f64
  %atol92 = arith.constant 0.000000e+00 : f64
  %want92_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1]> : tensor<10xi16>
  %gotf92_0 = stablehlo.reshape %out92#0 : (tensor<10xi16>) -> tensor<10xi16>
  %gotw92_0 = stablehlo.convert %gotf92_0 : (tensor<10xi16>) -> tensor<10xi64>
  %gotd92_0 = tensor.cast %gotw92_0 : tensor<10xi64> to tensor<?xi64>
  %wantf92_0 = stablehlo.reshape %want92_0 : (tensor<10xi16>) -> tensor<10xi16>
  %wantw92_0 = stablehlo.convert %wantf92_0 : (tensor<10xi16>) -> tensor<10xi64>
  %wantd92_0 = tensor.cast %wantw92_0 : tensor<10xi64> to tensor<?xi64>
  %bad92_0 = call @check_i64(%gotd92_0, %wantd92_0, %rtol92, %atol92) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui8_i16.0: "
  vector.print %bad92_0 : i64
  %in93_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1]> : tensor<10xui8>
  %out93:1 = call @convert_ui8_ui16(%in93_0) : (tensor<10xui8>) -> (tensor<10xui16>)
  %rtol93 = arith.constant 0.000000e+00 : f64
  %atol93 = arith.constant 0.000000e+00 : f64
  %want93_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1]> : tensor<10xui16>
  %gotf93_0 = stablehlo.reshape %out93#0 : (tensor<10xui16>) -> tensor<10xui16>
  %gotw93_0 = stablehlo.convert %gotf93_0 : (tensor<10xui16>) -> tensor<10xi64>
  %gotd93_0 = tensor.cast %gotw93_0 : tensor<10xi64> to tensor<?xi64>
  %wantf93_0 = stablehlo.reshape %want93_0 : (tensor<10xui16>) -> tensor<10xui16>
  %wantw93_0 = stablehlo.convert %wantf93_0 : (tensor<10xui16>) -> tensor<10xi64>
  %wantd93_0 = tensor.cast %wantw93_0 : tensor<10xi64> to tensor<?xi64>
  %bad93_0 = call @check_i64(%gotd93_0, %wantd93_0, %rtol93, %atol93) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui8_ui16.0: "
  vector.print %bad93_0 : i64
  %in94_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1]> : tensor<10xui8>
  %out94:1 = call @convert_ui8_ui64(%in94_0) : (tensor<10xui8>) -> (tensor<10xui64>)
  %rtol94 = arith.constant 0.000000e+00 : f64
  %atol94 = arith.constant 0.000000e+00 : f64
  %want94_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1]> : tensor<10xui64>
  %gotf94_0 = stablehlo.reshape %out94#0 : (tensor<10xui64>) -> tensor<10xui64>
  %gotw94_0 = stablehlo.convert %gotf94_0 : (tensor<10xui64>) -> tensor<10xi64>
  %gotd94_0 = tensor.cast %gotw94_0 : tensor<10xi64> to tensor<?xi64>
  %wantf94_0 = stablehlo.reshape %want94_0 : (tensor<10xui64>) -> tensor<10xui64>
  %wantw94_0 = stablehlo.convert %wantf94_0 : (tensor<10xui64>) -> tensor<10xi64>
  %wantd94_0 = tensor.cast %wantw94_0 : tensor<10xi64> to tensor<?xi64>
  %bad94_0 = call @check_i64(%gotd94_0, %wantd94_0, %rtol94, %atol94) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui8_ui64.0: "
  vector.print %bad94_0 : i64
  %in95_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1]> : tensor<10xui8>
  %out95:1 = call @convert_ui8_i1(%in95_0) : (tensor<10xui8>) -> (tensor<10xi1>)
  %rtol95 = arith.constant 0.000000e+00 : f64
  %atol95 = arith.constant 0.000000e+00 : f64
  %want95_0 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, false, true]> : tensor<10xi1>
  %gotf95_0 = stablehlo.reshape %out95#0 : (tensor<10xi1>) -> tensor<10xi1>
  %gotw95_0 = stablehlo.convert %gotf95_0 : (tensor<10xi1>) -> tensor<10xi64>
  %gotd95_0 = tensor.cast %gotw95_0 : tensor<10xi64> to tensor<?xi64>
  %wantf95_0 = stablehlo.reshape %want95_0 : (tensor<10xi1>) -> tensor<10xi1>
  %wantw95_0 = stablehlo.convert %wantf95_0 : (tensor<10xi1>) -> tensor<10xi64>
  %wantd95_0 = tensor.cast %wantw95_0 : tensor<10xi64> to tensor<?xi64>
  %bad95_0 = call @check_i64(%gotd95_0, %wantd95_0, %rtol95, %atol95) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui8_i1.0: "
  vector.print %bad95_0 : i64
  %in96_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 4294967295, 4294967294, 0, 1]> : tensor<10xui32>
  %out96:1 = call @convert_ui32_f32(%in96_0) : (tensor<10xui32>) -> (tensor<10xf32>)
  %rtol96 = arith.constant 0.000000e+00 : f64
  %atol96 = arith.constant 0.000000e+00 : f64
  %want96_0 = stablehlo.constant dense<"0x000000000000803F00000040000040400000E0400000C8420000804F0000804F000000000000803F"> : tensor<10xf32>
  %gotf96_0 = stablehlo.reshape %out96#0 : (tensor<10xf32>) -> tensor<10xf32>
  %gotw96_0 = stablehlo.convert %gotf96_0 : (tensor<10xf32>) -> tensor<10xf32>
  %gotd96_0 = tensor.cast %gotw96_0 : tensor<10xf32> to tensor<?xf32>
  %wantf96_0 = stablehlo.reshape %want96_0 : (tensor<10xf32>) -> tensor<10xf32>
  %wantw96_0 = stablehlo.convert %wantf96_0 : (tensor<10xf32>) -> tensor<10xf32>
  %wantd96_0 = tensor.cast %wantw96_0 : tensor<10xf32> to tensor<?xf32>
  %bad96_0 = call @check_f32(%gotd96_0, %wantd96_0, %rtol96, %atol96) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_ui32_f32.0: "
  vector.print %bad96_0 : i64
  %in97_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 4294967295, 4294967294, 0, 1]> : tensor<10xui32>
  %out97:1 = call @convert_ui32_f64(%in97_0) : (tensor<10xui32>) -> (tensor<10xf64>)
  %rtol97 = arith.constant 0.000000e+00 : f64
  %atol97 = arith.constant 0.000000e+00 : f64
  %want97_0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001C4000000000000059400000E0FFFFFFEF410000C0FFFFFFEF410000000000000000000000000000F03F"> : tensor<10xf64>
  %gotf97_0 = stablehlo.reshape %out97#0 : (tensor<10xf64>) -> tensor<10xf64>
  %gotw97_0 = stablehlo.convert %gotf97_0 : (tensor<10xf64>) -> tensor<10xf64>
  %gotd97_0 = tensor.cast %gotw97_0 : tensor<10xf64> to tensor<?xf64>
  %wantf97_0 = stablehlo.reshape %want97_0 : (tensor<10xf64>) -> tensor<10xf64>
  %wantw97_0 = stablehlo.convert %wantf97_0 : (tensor<10xf64>) -> tensor<10xf64>
  %wantd97_0 = tensor.cast %wantw97_0 : tensor<10xf64> to tensor<?xf64>
  %bad97_0 = call @check_f64(%gotd97_0, %wantd97_0, %rtol97, %atol97) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "convert_ui32_f64.0: "
  vector.print %bad97_0 : i64
  %in98_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 4294967295, 4294967294, 0, 1]> : tensor<10xui32>
  %out98:1 = call @convert_ui32_f16(%in98_0) : (tensor<10xui32>) -> (tensor<10xf16>)
  %rtol98 = arith.constant 0.000000e+00 : f64
  %atol98 = arith.constant 0.000000e+00 : f64
  %want98_0 = stablehlo.constant dense<"0x0000003C0040004200474056007C007C0000003C"> : tensor<10xf16>
  %gotf98_0 = stablehlo.reshape %out98#0 : (tensor<10xf16>) -> tensor<10xf16>
  %gotw98_0 = stablehlo.convert %gotf98_0 : (tensor<10xf16>) -> tensor<10xf32>
  %gotd98_0 = tensor.cast %gotw98_0 : tensor<10xf32> to tensor<?xf32>
  %wantf98_0 = stablehlo.reshape %want98_0 : (tensor<10xf16>) -> tensor<10xf16>
  %wantw98_0 = stablehlo.convert %wantf98_0 : (tensor<10xf16>) -> tensor<10xf32>
  %wantd98_0 = tensor.cast %wantw98_0 : tensor<10xf32> to tensor<?xf32>
  %bad98_0 = call @check_f32(%gotd98_0, %wantd98_0, %rtol98, %atol98) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_ui32_f16.0: "
  vector.print %bad98_0 : i64
  %in99_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 4294967295, 4294967294, 0, 1]> : tensor<10xui32>
  %out99:1 = call @convert_ui32_bf16(%in99_0) : (tensor<10xui32>) -> (tensor<10xbf16>)
  %rtol99 = arith.constant 0.000000e+00 : f64
  %atol99 = arith.constant 0.000000e+00 : f64
  %want99_0 = stablehlo.constant dense<"0x0000803F00404040E040C842804F804F0000803F"> : tensor<10xbf16>
  %gotf99_0 = stablehlo.reshape %out99#0 : (tensor<10xbf16>) -> tensor<10xbf16>
  %gotw99_0 = stablehlo.convert %gotf99_0 : (tensor<10xbf16>) -> tensor<10xf32>
  %gotd99_0 = tensor.cast %gotw99_0 : tensor<10xf32> to tensor<?xf32>
  %wantf99_0 = stablehlo.reshape %want99_0 : (tensor<10xbf16>) -> tensor<10xbf16>
  %wantw99_0 = stablehlo.convert %wantf99_0 : (tensor<10xbf16>) -> tensor<10xf32>
  %wantd99_0 = tensor.cast %wantw99_0 : tensor<10xf32> to tensor<?xf32>
  %bad99_0 = call @check_f32(%gotd99_0, %wantd99_0, %rtol99, %atol99) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_ui32_bf16.0: "
  vector.print %bad99_0 : i64
  %in100_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 4294967295, 4294967294, 0, 1]> : tensor<10xui32>
  %out100:1 = call @convert_ui32_i8(%in100_0) : (tensor<10xui32>) -> (tensor<10xi8>)
  %rtol100 = arith.constant 0.000000e+00 : f64
  %atol100 = arith.constant 0.000000e+00 : f64
  %want100_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, -1, -2, 0, 1]> : tensor<10xi8>
  %gotf100_0 = stablehlo.reshape %out100#0 : (tensor<10xi8>) -> tensor<10xi8>
  %gotw100_0 = stablehlo.convert %gotf100_0 : (tensor<10xi8>) -> tensor<10xi64>
  %gotd100_0 = tensor.cast %gotw100_0 : tensor<10xi64> to tensor<?xi64>
  %wantf100_0 = stablehlo.reshape %want100_0 : (tensor<10xi8>) -> tensor<10xi8>
  %wantw100_0 = stablehlo.convert %wantf100_0 : (tensor<10xi8>) -> tensor<10xi64>
  %wantd100_0 = tensor.cast %wantw100_0 : tensor<10xi64> to tensor<?xi64>
  %bad100_0 = call @check_i64(%gotd100_0, %wantd100_0, %rtol100, %atol100) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui32_i8.0: "
  vector.print %bad100_0 : i64
  %in101_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 4294967295, 4294967294, 0, 1]> : tensor<10xui32>
  %out101:1 = call @convert_ui32_i32(%in101_0) : (tensor<10xui32>) -> (tensor<10xi32>)
  %rtol101 = arith.constant 0.000000e+00 : f64
  %atol101 = arith.constant 0.000000e+00 : f64
  %want101_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, -1, -2, 0, 1]> : tensor<10xi32>
  %gotf101_0 = stablehlo.reshape %out101#0 : (tensor<10xi32>) -> tensor<10xi32>
  %gotw101_0 = stablehlo.convert %gotf101_0 : (tensor<10xi32>) -> tensor<10xi64>
  %gotd101_0 = tensor.cast %gotw101_0 : tensor<10xi64> to tensor<?xi64>
  %wantf101_0 = stablehlo.reshape %want101_0 : (tensor<10xi32>) -> tensor<10xi32>
  %wantw101_0 = stablehlo.convert %wantf101_0 : (tensor<10xi32>) -> tensor<10xi64>
  %wantd101_0 = tensor.cast %wantw101_0 : tensor<10xi64> to tensor<?xi64>
  %bad101_0 = call @check_i64(%gotd101_0, %wantd101_0, %rtol101, %atol101) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui32_i32.0: "
  vector.print %bad101_0 : i64
  %in102_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 4294967295, 4294967294, 0, 1]> : tensor<10xui32>
  %out102:1 = call @convert_ui32_i64(%in102_0) : (tensor<10xui32>) -> (tensor<10xi64>)
  %rtol102 = arith.constant 0.000000e+00 : f64
  %atol102 = arith.constant 0.000000e+00 : f64
  %want102_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 4294967295, 4294967294, 0, 1]> : tensor<10xi64>
  %gotf102_0 = stablehlo.reshape %out102#0 : (tensor<10xi64>) -> tensor<10xi64>
  %gotw102_0 = stablehlo.convert %gotf102_0 : (tensor<10xi64>) -> tensor<10xi64>
  %gotd102_0 = tensor.cast %gotw102_0 : tensor<10xi64> to tensor<?xi64>
  %wantf102_0 = stablehlo.reshape %want102_0 : (tensor<10xi64>) -> tensor<10xi64>
  %wantw102_0 = stablehlo.convert %wantf102_0 : (tensor<10xi64>) -> tensor<10xi64>
  %wantd102_0 = tensor.cast %wantw102_0 : tensor<10xi64> to tensor<?xi64>
  %bad102_0 = call @check_i64(%gotd102_0, %wantd102_0, %rtol102, %atol102) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui32_i64.0: "
  vector.print %bad102_0 : i64
  %in103_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 4294967295, 4294967294, 0, 1]> : tensor<10xui32>
  %out103:1 = call @convert_ui32_ui8(%in103_0) : (tensor<10xui32>) -> (tensor<10xui8>)
  %rtol103 = arith.constant 0.000000e+00 : f64
  %atol103 = arith.constant 0.000000e+00 : f64
  %want103_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1]> : tensor<10xui8>
  %gotf103_0 = stablehlo.reshape %out103#0 : (tensor<10xui8>) -> tensor<10xui8>
  %gotw103_0 = stablehlo.convert %gotf103_0 : (tensor<10xui8>) -> tensor<10xi64>
  %gotd103_0 = tensor.cast %gotw103_0 : tensor<10xi64> to tensor<?xi64>
  %wantf103_0 = stablehlo.reshape %want103_0 : (tensor<10xui8>) -> tensor<10xui8>
  %wantw103_0 = stablehlo.convert %wantf103_0 : (tensor<10xui8>) -> tensor<10xi64>
  %wantd103_0 = tensor.cast %wantw103_0 : tensor<10xi64> to tensor<?xi64>
  %bad103_0 = call @check_i64(%gotd103_0, %wantd103_0, %rtol103, %atol103) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui32_ui8.0: "
  vector.print %bad103_0 : i64
  %in104_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 4294967295, 4294967294, 0, 1]> : tensor<10xui32>
  %out104:1 = call @convert_ui32_i16(%in104_0) : (tensor<10xui32>) -> (tensor<10xi16>)
  %rtol104 = arith.constant 0.000000e+00 : f64
  %atol104 = arith.constant 0.000000e+00 : f64
  %want104_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, -1, -2, 0, 1]> : tensor<10xi16>
  %gotf104_0 = stablehlo.reshape %out104#0 : (tensor<10xi16>) -> tensor<10xi16>
  %gotw104_0 = stablehlo.convert %gotf104_0 : (tensor<10xi16>) -> tensor<10xi64>
  %gotd104_0 = tensor.cast %gotw104_0 : tensor<10xi64> to tensor<?xi64>
  %wantf104_0 = stablehlo.reshape %want104_0 : (tensor<10xi16>) -> tensor<10xi16>
  %wantw104_0 = stablehlo.convert %wantf104_0 : (tensor<10xi16>) -> tensor<10xi64>
  %wantd104_0 = tensor.cast %wantw104_0 : tensor<10xi64> to tensor<?xi64>
  %bad104_0 = call @check_i64(%gotd104_0, %wantd104_0, %rtol104, %atol104) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui32_i16.0: "
  vector.print %bad104_0 : i64
  %in105_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 4294967295, 4294967294, 0, 1]> : tensor<10xui32>
  %out105:1 = call @convert_ui32_ui16(%in105_0) : (tensor<10xui32>) -> (tensor<10xui16>)
  %rtol105 = arith.constant 0.000000e+00 : f64
  %atol105 = arith.constant 0.000000e+00 : f64
  %want105_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 65535, 65534, 0, 1]> : tensor<10xui16>
  %gotf105_0 = stablehlo.reshape %out105#0 : (tensor<10xui16>) -> tensor<10xui16>
  %gotw105_0 = stablehlo.convert %gotf105_0 : (tensor<10xui16>) -> tensor<10xi64>
  %gotd105_0 = tensor.cast %gotw105_0 : tensor<10xi64> to tensor<?xi64>
  %wantf105_0 = stablehlo.reshape %want105_0 : (tensor<10xui16>) -> tensor<10xui16>
  %wantw105_0 = stablehlo.convert %wantf105_0 : (tensor<10xui16>) -> tensor<10xi64>
  %wantd105_0 = tensor.cast %wantw105_0 : tensor<10xi64> to tensor<?xi64>
  %bad105_0 = call @check_i64(%gotd105_0, %wantd105_0, %rtol105, %atol105) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui32_ui16.0: "
  vector.print %bad105_0 : i64
  %in106_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 4294967295, 4294967294, 0, 1]> : tensor<10xui32>
  %out106:1 = call @convert_ui32_ui64(%in106_0) : (tensor<10xui32>) -> (tensor<10xui64>)
  %rtol106 = arith.constant 0.000000e+00 : f64
  %atol106 = arith.constant 0.000000e+00 : f64
  %want106_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 4294967295, 4294967294, 0, 1]> : tensor<10xui64>
  %gotf106_0 = stablehlo.reshape %out106#0 : (tensor<10xui64>) -> tensor<10xui64>
  %gotw106_0 = stablehlo.convert %gotf106_0 : (tensor<10xui64>) -> tensor<10xi64>
  %gotd106_0 = tensor.cast %gotw106_0 : tensor<10xi64> to tensor<?xi64>
  %wantf106_0 = stablehlo.reshape %want106_0 : (tensor<10xui64>) -> tensor<10xui64>
  %wantw106_0 = stablehlo.convert %wantf106_0 : (tensor<10xui64>) -> tensor<10xi64>
  %wantd106_0 = tensor.cast %wantw106_0 : tensor<10xi64> to tensor<?xi64>
  %bad106_0 = call @check_i64(%gotd106_0, %wantd106_0, %rtol106, %atol106) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui32_ui64.0: "
  vector.print %bad106_0 : i64
  %in107_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 4294967295, 4294967294, 0, 1]> : tensor<10xui32>
  %out107:1 = call @convert_ui32_i1(%in107_0) : (tensor<10xui32>) -> (tensor<10xi1>)
  %rtol107 = arith.constant 0.000000e+00 : f64
  %atol107 = arith.constant 0.000000e+00 : f64
  %want107_0 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, false, true]> : tensor<10xi1>
  %gotf107_0 = stablehlo.reshape %out107#0 : (tensor<10xi1>) -> tensor<10xi1>
  %gotw107_0 = stablehlo.convert %gotf107_0 : (tensor<10xi1>) -> tensor<10xi64>
  %gotd107_0 = tensor.cast %gotw107_0 : tensor<10xi64> to tensor<?xi64>
  %wantf107_0 = stablehlo.reshape %want107_0 : (tensor<10xi1>) -> tensor<10xi1>
  %wantw107_0 = stablehlo.convert %wantf107_0 : (tensor<10xi1>) -> tensor<10xi64>
  %wantd107_0 = tensor.cast %wantw107_0 : tensor<10xi64> to tensor<?xi64>
  %bad107_0 = call @check_i64(%gotd107_0, %wantd107_0, %rtol107, %atol107) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui32_i1.0: "
  vector.print %bad107_0 : i64
  %in108_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 32767, 32766, -32768, -32767, -1, -2, -5, -100]> : tensor<14xi16>
  %out108:1 = call @convert_i16_f32(%in108_0) : (tensor<14xi16>) -> (tensor<14xf32>)
  %rtol108 = arith.constant 0.000000e+00 : f64
  %atol108 = arith.constant 0.000000e+00 : f64
  %want108_0 = stablehlo.constant dense<"0x000000000000803F00000040000040400000E0400000C84200FEFF4600FCFF46000000C700FEFFC6000080BF000000C00000A0C00000C8C2"> : tensor<14xf32>
  %gotf108_0 = stablehlo.reshape %out108#0 : (tensor<14xf32>) -> tensor<14xf32>
  %gotw108_0 = stablehlo.convert %gotf108_0 : (tensor<14xf32>) -> tensor<14xf32>
  %gotd108_0 = tensor.cast %gotw108_0 : tensor<14xf32> to tensor<?xf32>
  %wantf108_0 = stablehlo.reshape %want108_0 : (tensor<14xf32>) -> tensor<14xf32>
  %wantw108_0 = stablehlo.convert %wantf108_0 : (tensor<14xf32>) -> tensor<14xf32>
  %wantd108_0 = tensor.cast %wantw108_0 : tensor<14xf32> to tensor<?xf32>
  %bad108_0 = call @check_f32(%gotd108_0, %wantd108_0, %rtol108, %atol108) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_i16_f32.0: "
  vector.print %bad108_0 : i64
  %in109_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 32767, 32766, -32768, -32767, -1, -2, -5, -100]> : tensor<14xi16>
  %out109:1 = call @convert_i16_f64(%in109_0) : (tensor<14xi16>) -> (tensor<14xf64>)
  %rtol109 = arith.constant 0.000000e+00 : f64
  %atol109 = arith.constant 0.000000e+00 : f64
  %want109_0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001C40000000000000594000000000C0FFDF400000000080FFDF40000000000000E0C000000000C0FFDFC0000000000000F0BF00000000000000C000000000000014C000000000000059C0"> : tensor<14xf64>
  %gotf109_0 = stablehlo.reshape %out109#0 : (tensor<14xf64>) -> tensor<14xf64>
  %gotw109_0 = stablehlo.convert %gotf109_0 : (tensor<14xf64>) -> tensor<14xf64>
  %gotd109_0 = tensor.cast %gotw109_0 : tensor<14xf64> to tensor<?xf64>
  %wantf109_0 = stablehlo.reshape %want109_0 : (tensor<14xf64>) -> tensor<14xf64>
  %wantw109_0 = stablehlo.convert %wantf109_0 : (tensor<14xf64>) -> tensor<14xf64>
  %wantd109_0 = tensor.cast %wantw109_0 : tensor<14xf64> to tensor<?xf64>
  %bad109_0 = call @check_f64(%gotd109_0, %wantd109_0, %rtol109, %atol109) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "convert_i16_f64.0: "
  vector.print %bad109_0 : i64
  %in110_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 32767, 32766, -32768, -32767, -1, -2, -5, -100]> : tensor<14xi16>
  %out110:1 = call @convert_i16_f16(%in110_0) : (tensor<14xi16>) -> (tensor<14xf16>)
  %rtol110 = arith.constant 0.000000e+00 : f64
  %atol110 = arith.constant 0.000000e+00 : f64
  %want110_0 = stablehlo.constant dense<"0x0000003C00400042004740560078007800F800F800BC00C000C540D6"> : tensor<14xf16>
  %gotf110_0 = stablehlo.reshape %out110#0 : (tensor<14xf16>) -> tensor<14xf16>
  %gotw110_0 = stablehlo.convert %gotf110_0 : (tensor<14xf16>) -> tensor<14xf32>
  %gotd110_0 = tensor.cast %gotw110_0 : tensor<14xf32> to tensor<?xf32>
  %wantf110_0 = stablehlo.reshape %want110_0 : (tensor<14xf16>) -> tensor<14xf16>
  %wantw110_0 = stablehlo.convert %wantf110_0 : (tensor<14xf16>) -> tensor<14xf32>
  %wantd110_0 = tensor.cast %wantw110_0 : tensor<14xf32> to tensor<?xf32>
  %bad110_0 = call @check_f32(%gotd110_0, %wantd110_0, %rtol110, %atol110) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_i16_f16.0: "
  vector.print %bad110_0 : i64
  %in111_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 32767, 32766, -32768, -32767, -1, -2, -5, -100]> : tensor<14xi16>
  %out111:1 = call @convert_i16_bf16(%in111_0) : (tensor<14xi16>) -> (tensor<14xbf16>)
  %rtol111 = arith.constant 0.000000e+00 : f64
  %atol111 = arith.constant 0.000000e+00 : f64
  %want111_0 = stablehlo.constant dense<"0x0000803F00404040E040C8420047004700C700C780BF00C0A0C0C8C2"> : tensor<14xbf16>
  %gotf111_0 = stablehlo.reshape %out111#0 : (tensor<14xbf16>) -> tensor<14xbf16>
  %gotw111_0 = stablehlo.convert %gotf111_0 : (tensor<14xbf16>) -> tensor<14xf32>
  %gotd111_0 = tensor.cast %gotw111_0 : tensor<14xf32> to tensor<?xf32>
  %wantf111_0 = stablehlo.reshape %want111_0 : (tensor<14xbf16>) -> tensor<14xbf16>
  %wantw111_0 = stablehlo.convert %wantf111_0 : (tensor<14xbf16>) -> tensor<14xf32>
  %wantd111_0 = tensor.cast %wantw111_0 : tensor<14xf32> to tensor<?xf32>
  %bad111_0 = call @check_f32(%gotd111_0, %wantd111_0, %rtol111, %atol111) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_i16_bf16.0: "
  vector.print %bad111_0 : i64
  %in112_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 32767, 32766, -32768, -32767, -1, -2, -5, -100]> : tensor<14xi16>
  %out112:1 = call @convert_i16_i8(%in112_0) : (tensor<14xi16>) -> (tensor<14xi8>)
  %rtol112 = arith.constant 0.000000e+00 : f64
  %atol112 = arith.constant 0.000000e+00 : f64
  %want112_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, -1, -2, 0, 1, -1, -2, -5, -100]> : tensor<14xi8>
  %gotf112_0 = stablehlo.reshape %out112#0 : (tensor<14xi8>) -> tensor<14xi8>
  %gotw112_0 = stablehlo.convert %gotf112_0 : (tensor<14xi8>) -> tensor<14xi64>
  %gotd112_0 = tensor.cast %gotw112_0 : tensor<14xi64> to tensor<?xi64>
  %wantf112_0 = stablehlo.reshape %want112_0 : (tensor<14xi8>) -> tensor<14xi8>
  %wantw112_0 = stablehlo.convert %wantf112_0 : (tensor<14xi8>) -> tensor<14xi64>
  %wantd112_0 = tensor.cast %wantw112_0 : tensor<14xi64> to tensor<?xi64>
  %bad112_0 = call @check_i64(%gotd112_0, %wantd112_0, %rtol112, %atol112) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i16_i8.0: "
  vector.print %bad112_0 : i64
  %in113_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 32767, 32766, -32768, -32767, -1, -2, -5, -100]> : tensor<14xi16>
  %out113:1 = call @convert_i16_i32(%in113_0) : (tensor<14xi16>) -> (tensor<14xi32>)
  %rtol113 = arith.constant 0.000000e+00 : f64
  %atol113 = arith.constant 0.000000e+00 : f64
  %want113_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 32767, 32766, -32768, -32767, -1, -2, -5, -100]> : tensor<14xi32>
  %gotf113_0 = stablehlo.reshape %out113#0 : (tensor<14xi32>) -> tensor<14xi32>
  %gotw113_0 = stablehlo.convert %gotf113_0 : (tensor<14xi32>) -> tensor<14xi64>
  %gotd113_0 = tensor.cast %gotw113_0 : tensor<14xi64> to tensor<?xi64>
  %wantf113_0 = stablehlo.reshape %want113_0 : (tensor<14xi32>) -> tensor<14xi32>
  %wantw113_0 = stablehlo.convert %wantf113_0 : (tensor<14xi32>) -> tensor<14xi64>
  %wantd113_0 = tensor.cast %wantw113_0 : tensor<14xi64> to tensor<?xi64>
  %bad113_0 = call @check_i64(%gotd113_0, %wantd113_0, %rtol113, %atol113) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i16_i32.0: "
  vector.print %bad113_0 : i64
  %in114_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 32767, 32766, -32768, -32767, -1, -2, -5, -100]> : tensor<14xi16>
  %out114:1 = call @convert_i16_i64(%in114_0) : (tensor<14xi16>) -> (tensor<14xi64>)
  %rtol114 = arith.constant 0.000000e+00 : f64
  %atol114 = arith.constant 0.000000e+00 : f64
  %want114_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 32767, 32766, -32768, -32767, -1, -2, -5, -100]> : tensor<14xi64>
  %gotf114_0 = stablehlo.reshape %out114#0 : (tensor<14xi64>) -> tensor<14xi64>
  %gotw114_0 = stablehlo.convert %gotf114_0 : (tensor<14xi64>) -> tensor<14xi64>
  %gotd114_0 = tensor.cast %gotw114_0 : tensor<14xi64> to tensor<?xi64>
  %wantf114_0 = stablehlo.reshape %want114_0 : (tensor<14xi64>) -> tensor<14xi64>
  %wantw114_0 = stablehlo.convert %wantf114_0 : (tensor<14xi64>) -> tensor<14xi64>
  %wantd114_0 = tensor.cast %wantw114_0 : tensor<14xi64> to tensor<?xi64>
  %bad114_0 = call @check_i64(%gotd114_0, %wantd114_0, %rtol114, %atol114) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i16_i64.0: "
  vector.print %bad114_0 : i64
  %in115_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 32767, 32766, -32768, -32767, -1, -2, -5, -100]> : tensor<14xi16>
  %out115:1 = call @convert_i16_ui8(%in115_0) : (tensor<14xi16>) -> (tensor<14xui8>)
  %rtol115 = arith.constant 0.000000e+00 : f64
  %atol115 = arith.constant 0.000000e+00 : f64
  %want115_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1, 255, 254, 251, 156]> : tensor<14xui8>
  %gotf115_0 = stablehlo.reshape %out115#0 : (tensor<14xui8>) -> tensor<14xui8>
  %gotw115_0 = stablehlo.convert %gotf115_0 : (tensor<14xui8>) -> tensor<14xi64>
  %gotd115_0 = tensor.cast %gotw115_0 : tensor<14xi64> to tensor<?xi64>
  %wantf115_0 = stablehlo.reshape %want115_0 : (tensor<14xui8>) -> tensor<14xui8>
  %wantw115_0 = stablehlo.convert %wantf115_0 : (tensor<14xui8>) -> tensor<14xi64>
  %wantd115_0 = tensor.cast %wantw115_0 : tensor<14xi64> to tensor<?xi64>
  %bad115_0 = call @check_i64(%gotd115_0, %wantd115_0, %rtol115, %atol115) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i16_ui8.0: "
  vector.print %bad115_0 : i64
  %in116_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 32767, 32766, -32768, -32767, -1, -2, -5, -100]> : tensor<14xi16>
  %out116:1 = call @convert_i16_ui32(%in116_0) : (tensor<14xi16>) -> (tensor<14xui32>)
  %rtol116 = arith.constant 0.000000e+00 : f64
  %atol116 = arith.constant 0.000000e+00 : f64
  %want116_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 32767, 32766, 4294934528, 4294934529, 4294967295, 4294967294, 4294967291, 4294967196]> : tensor<14xui32>
  %gotf116_0 = stablehlo.reshape %out116#0 : (tensor<14xui32>) -> tensor<14xui32>
  %gotw116_0 = stablehlo.convert %gotf116_0 : (tensor<14xui32>) -> tensor<14xi64>
  %gotd116_0 = tensor.cast %gotw116_0 : tensor<14xi64> to tensor<?xi64>
  %wantf116_0 = stablehlo.reshape %want116_0 : (tensor<14xui32>) -> tensor<14xui32>
  %wantw116_0 = stablehlo.convert %wantf116_0 : (tensor<14xui32>) -> tensor<14xi64>
  %wantd116_0 = tensor.cast %wantw116_0 : tensor<14xi64> to tensor<?xi64>
  %bad116_0 = call @check_i64(%gotd116_0, %wantd116_0, %rtol116, %atol116) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i16_ui32.0: "
  vector.print %bad116_0 : i64
  %in117_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 32767, 32766, -32768, -32767, -1, -2, -5, -100]> : tensor<14xi16>
  %out117:1 = call @convert_i16_ui16(%in117_0) : (tensor<14xi16>) -> (tensor<14xui16>)
  %rtol117 = arith.constant 0.000000e+00 : f64
  %atol117 = arith.constant 0.000000e+00 : f64
  %want117_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 32767, 32766, 32768, 32769, 65535, 65534, 65531, 65436]> : tensor<14xui16>
  %gotf117_0 = stablehlo.reshape %out117#0 : (tensor<14xui16>) -> tensor<14xui16>
  %gotw117_0 = stablehlo.convert %gotf117_0 : (tensor<14xui16>) -> tensor<14xi64>
  %gotd117_0 = tensor.cast %gotw117_0 : tensor<14xi64> to tensor<?xi64>
  %wantf117_0 = stablehlo.reshape %want117_0 : (tensor<14xui16>) -> tensor<14xui16>
  %wantw117_0 = stablehlo.convert %wantf117_0 : (tensor<14xui16>) -> tensor<14xi64>
  %wantd117_0 = tensor.cast %wantw117_0 : tensor<14xi64> to tensor<?xi64>
  %bad117_0 = call @check_i64(%gotd117_0, %wantd117_0, %rtol117, %atol117) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i16_ui16.0: "
  vector.print %bad117_0 : i64
  %in118_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 32767, 32766, -32768, -32767, -1, -2, -5, -100]> : tensor<14xi16>
  %out118:1 = call @convert_i16_ui64(%in118_0) : (tensor<14xi16>) -> (tensor<14xui64>)
  %rtol118 = arith.constant 0.000000e+00 : f64
  %atol118 = arith.constant 0.000000e+00 : f64
  %want118_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 32767, 32766, 18446744073709518848, 18446744073709518849, 18446744073709551615, 18446744073709551614, 18446744073709551611, 18446744073709551516]> : tensor<14xui64>
  %gotf118_0 = stablehlo.reshape %out118#0 : (tensor<14xui64>) -> tensor<14xui64>
  %gotw118_0 = stablehlo.convert %gotf118_0 : (tensor<14xui64>) -> tensor<14xi64>
  %gotd118_0 = tensor.cast %gotw118_0 : tensor<14xi64> to tensor<?xi64>
  %wantf118_0 = stablehlo.reshape %want118_0 : (tensor<14xui64>) -> tensor<14xui64>
  %wantw118_0 = stablehlo.convert %wantf118_0 : (tensor<14xui64>) -> tensor<14xi64>
  %wantd118_0 = tensor.cast %wantw118_0 : tensor<14xi64> to tensor<?xi64>
  %bad118_0 = call @check_i64(%gotd118_0, %wantd118_0, %rtol118, %atol118) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i16_ui64.0: "
  vector.print %bad118_0 : i64
  %in119_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 32767, 32766, -32768, -32767, -1, -2, -5, -100]> : tensor<14xi16>
  %out119:1 = call @convert_i16_i1(%in119_0) : (tensor<14xi16>) -> (tensor<14xi1>)
  %rtol119 = arith.constant 0.000000e+00 : f64
  %atol119 = arith.constant 0.000000e+00 : f64
  %want119_0 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<14xi1>
  %gotf119_0 = stablehlo.reshape %out119#0 : (tensor<14xi1>) -> tensor<14xi1>
  %gotw119_0 = stablehlo.convert %gotf119_0 : (tensor<14xi1>) -> tensor<14xi64>
  %gotd119_0 = tensor.cast %gotw119_0 : tensor<14xi64> to tensor<?xi64>
  %wantf119_0 = stablehlo.reshape %want119_0 : (tensor<14xi1>) -> tensor<14xi1>
  %wantw119_0 = stablehlo.convert %wantf119_0 : (tensor<14xi1>) -> tensor<14xi64>
  %wantd119_0 = tensor.cast %wantw119_0 : tensor<14xi64> to tensor<?xi64>
  %bad119_0 = call @check_i64(%gotd119_0, %wantd119_0, %rtol119, %atol119) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i16_i1.0: "
  vector.print %bad119_0 : i64
  %in120_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 65535, 65534, 0, 1]> : tensor<10xui16>
  %out120:1 = call @convert_ui16_f32(%in120_0) : (tensor<10xui16>) -> (tensor<10xf32>)
  %rtol120 = arith.constant 0.000000e+00 : f64
  %atol120 = arith.constant 0.000000e+00 : f64
  %want120_0 = stablehlo.constant dense<"0x000000000000803F00000040000040400000E0400000C84200FF7F4700FE7F47000000000000803F"> : tensor<10xf32>
  %gotf120_0 = stablehlo.reshape %out120#0 : (tensor<10xf32>) -> tensor<10xf32>
  %gotw120_0 = stablehlo.convert %gotf120_0 : (tensor<10xf32>) -> tensor<10xf32>
  %gotd120_0 = tensor.cast %gotw120_0 : tensor<10xf32> to tensor<?xf32>
  %wantf120_0 = stablehlo.reshape %want120_0 : (tensor<10xf32>) -> tensor<10xf32>
  %wantw120_0 = stablehlo.convert %wantf120_0 : (tensor<10xf32>) -> tensor<10xf32>
  %wantd120_0 = tensor.cast %wantw120_0 : tensor<10xf32> to tensor<?xf32>
  %bad120_0 = call @check_f32(%gotd120_0, %wantd120_0, %rtol120, %atol120) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_ui16_f32.0: "
  vector.print %bad120_0 : i64
  %in121_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 65535, 65534, 0, 1]> : tensor<10xui16>
  %out121:1 = call @convert_ui16_f64(%in121_0) : (tensor<10xui16>) -> (tensor<10xf64>)
  %rtol121 = arith.constant 0.000000e+00 : f64
  %atol121 = arith.constant 0.000000e+00 : f64
  %want121_0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001C40000000000000594000000000E0FFEF4000000000C0FFEF400000000000000000000000000000F03F"> : tensor<10xf64>
  %gotf121_0 = stablehlo.reshape %out121#0 : (tensor<10xf64>) -> tensor<10xf64>
  %gotw121_0 = stablehlo.convert %gotf121_0 : (tensor<10xf64>) -> tensor<10xf64>
  %gotd121_0 = tensor.cast %gotw121_0 : tensor<10xf64> to tensor<?xf64>
  %wantf121_0 = stablehlo.reshape %want121_0 : (tensor<10xf64>) -> tensor<10xf64>
  %wantw121_0 = stablehlo.convert %wantf121_0 : (tensor<10xf64>) -> tensor<10xf64>
  %wantd121_0 = tensor.cast %wantw121_0 : tensor<10xf64> to tensor<?xf64>
  %bad121_0 = call @check_f64(%gotd121_0, %wantd121_0, %rtol121, %atol121) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "convert_ui16_f64.0: "
  vector.print %bad121_0 : i64
  %in122_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 65535, 65534, 0, 1]> : tensor<10xui16>
  %out122:1 = call @convert_ui16_f16(%in122_0) : (tensor<10xui16>) -> (tensor<10xf16>)
  %rtol122 = arith.constant 0.000000e+00 : f64
  %atol122 = arith.constant 0.000000e+00 : f64
  %want122_0 = stablehlo.constant dense<"0x0000003C0040004200474056007C007C0000003C"> : tensor<10xf16>
  %gotf122_0 = stablehlo.reshape %out122#0 : (tensor<10xf16>) -> tensor<10xf16>
  %gotw122_0 = stablehlo.convert %gotf122_0 : (tensor<10xf16>) -> tensor<10xf32>
  %gotd122_0 = tensor.cast %gotw122_0 : tensor<10xf32> to tensor<?xf32>
  %wantf122_0 = stablehlo.reshape %want122_0 : (tensor<10xf16>) -> tensor<10xf16>
  %wantw122_0 = stablehlo.convert %wantf122_0 : (tensor<10xf16>) -> tensor<10xf32>
  %wantd122_0 = tensor.cast %wantw122_0 : tensor<10xf32> to tensor<?xf32>
  %bad122_0 = call @check_f32(%gotd122_0, %wantd122_0, %rtol122, %atol122) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_ui16_f16.0: "
  vector.print %bad122_0 : i64
  %in123_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 65535, 65534, 0, 1]> : tensor<10xui16>
  %out123:1 = call @convert_ui16_bf16(%in123_0) : (tensor<10xui16>) -> (tensor<10xbf16>)
  %rtol123 = arith.constant 0.000000e+00 : f64
  %atol123 = arith.constant 0.000000e+00 : f64
  %want123_0 = stablehlo.constant dense<"0x0000803F00404040E040C842804780470000803F"> : tensor<10xbf16>
  %gotf123_0 = stablehlo.reshape %out123#0 : (tensor<10xbf16>) -> tensor<10xbf16>
  %gotw123_0 = stablehlo.convert %gotf123_0 : (tensor<10xbf16>) -> tensor<10xf32>
  %gotd123_0 = tensor.cast %gotw123_0 : tensor<10xf32> to tensor<?xf32>
  %wantf123_0 = stablehlo.reshape %want123_0 : (tensor<10xbf16>) -> tensor<10xbf16>
  %wantw123_0 = stablehlo.convert %wantf123_0 : (tensor<10xbf16>) -> tensor<10xf32>
  %wantd123_0 = tensor.cast %wantw123_0 : tensor<10xf32> to tensor<?xf32>
  %bad123_0 = call @check_f32(%gotd123_0, %wantd123_0, %rtol123, %atol123) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_ui16_bf16.0: "
  vector.print %bad123_0 : i64
  %in124_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 65535, 65534, 0, 1]> : tensor<10xui16>
  %out124:1 = call @convert_ui16_i8(%in124_0) : (tensor<10xui16>) -> (tensor<10xi8>)
  %rtol124 = arith.constant 0.000000e+00 : f64
  %atol124 = arith.constant 0.000000e+00 : f64
  %want124_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, -1, -2, 0, 1]> : tensor<10xi8>
  %gotf124_0 = stablehlo.reshape %out124#0 : (tensor<10xi8>) -> tensor<10xi8>
  %gotw124_0 = stablehlo.convert %gotf124_0 : (tensor<10xi8>) -> tensor<10xi64>
  %gotd124_0 = tensor.cast %gotw124_0 : tensor<10xi64> to tensor<?xi64>
  %wantf124_0 = stablehlo.reshape %want124_0 : (tensor<10xi8>) -> tensor<10xi8>
  %wantw124_0 = stablehlo.convert %wantf124_0 : (tensor<10xi8>) -> tensor<10xi64>
  %wantd124_0 = tensor.cast %wantw124_0 : tensor<10xi64> to tensor<?xi64>
  %bad124_0 = call @check_i64(%gotd124_0, %wantd124_0, %rtol124, %atol124) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui16_i8.0: "
  vector.print %bad124_0 : i64
  %in125_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 65535, 65534, 0, 1]> : tensor<10xui16>
  %out125:1 = call @convert_ui16_i32(%in125_0) : (tensor<10xui16>) -> (tensor<10xi32>)
  %rtol125 = arith.constant 0.000000e+00 : f64
  %atol125 = arith.constant 0.000000e+00 : f64
  %want125_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 65535, 65534, 0, 1]> : tensor<10xi32>
  %gotf125_0 = stablehlo.reshape %out125#0 : (tensor<10xi32>) -> tensor<10xi32>
  %gotw125_0 = stablehlo.convert %gotf125_0 : (tensor<10xi32>) -> tensor<10xi64>
  %gotd125_0 = tensor.cast %gotw125_0 : tensor<10xi64> to tensor<?xi64>
  %wantf125_0 = stablehlo.reshape %want125_0 : (tensor<10xi32>) -> tensor<10xi32>
  %wantw125_0 = stablehlo.convert %wantf125_0 : (tensor<10xi32>) -> tensor<10xi64>
  %wantd125_0 = tensor.cast %wantw125_0 : tensor<10xi64> to tensor<?xi64>
  %bad125_0 = call @check_i64(%gotd125_0, %wantd125_0, %rtol125, %atol125) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui16_i32.0: "
  vector.print %bad125_0 : i64
  %in126_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 65535, 65534, 0, 1]> : tensor<10xui16>
  %out126:1 = call @convert_ui16_i64(%in126_0) : (tensor<10xui16>) -> (tensor<10xi64>)
  %rtol126 = arith.constant 0.000000e+00 : f64
  %atol126 = arith.constant 0.000000e+00 : f64
  %want126_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 65535, 65534, 0, 1]> : tensor<10xi64>
  %gotf126_0 = stablehlo.reshape %out126#0 : (tensor<10xi64>) -> tensor<10xi64>
  %gotw126_0 = stablehlo.convert %gotf126_0 : (tensor<10xi64>) -> tensor<10xi64>
  %gotd126_0 = tensor.cast %gotw126_0 : tensor<10xi64> to tensor<?xi64>
  %wantf126_0 = stablehlo.reshape %want126_0 : (tensor<10xi64>) -> tensor<10xi64>
  %wantw126_0 = stablehlo.convert %wantf126_0 : (tensor<10xi64>) -> tensor<10xi64>
  %wantd126_0 = tensor.cast %wantw126_0 : tensor<10xi64> to tensor<?xi64>
  %bad126_0 = call @check_i64(%gotd126_0, %wantd126_0, %rtol126, %atol126) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui16_i64.0: "
  vector.print %bad126_0 : i64
  %in127_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 65535, 65534, 0, 1]> : tensor<10xui16>
  %out127:1 = call @convert_ui16_ui8(%in127_0) : (tensor<10xui16>) -> (tensor<10xui8>)
  %rtol127 = arith.constant 0.000000e+00 : f64
  %atol127 = arith.constant 0.000000e+00 : f64
  %want127_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1]> : tensor<10xui8>
  %gotf127_0 = stablehlo.reshape %out127#0 : (tensor<10xui8>) -> tensor<10xui8>
  %gotw127_0 = stablehlo.convert %gotf127_0 : (tensor<10xui8>) -> tensor<10xi64>
  %gotd127_0 = tensor.cast %gotw127_0 : tensor<10xi64> to tensor<?xi64>
  %wantf127_0 = stablehlo.reshape %want127_0 : (tensor<10xui8>) -> tensor<10xui8>
  %wantw127_0 = stablehlo.convert %wantf127_0 : (tensor<10xui8>) -> tensor<10xi64>
  %wantd127_0 = tensor.cast %wantw127_0 : tensor<10xi64> to tensor<?xi64>
  %bad127_0 = call @check_i64(%gotd127_0, %wantd127_0, %rtol127, %atol127) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui16_ui8.0: "
  vector.print %bad127_0 : i64
  %in128_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 65535, 65534, 0, 1]> : tensor<10xui16>
  %out128:1 = call @convert_ui16_ui32(%in128_0) : (tensor<10xui16>) -> (tensor<10xui32>)
  %rtol128 = arith.constant 0.000000e+00 : f64
  %atol128 = arith.constant 0.000000e+00 : f64
  %want128_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 65535, 65534, 0, 1]> : tensor<10xui32>
  %gotf128_0 = stablehlo.reshape %out128#0 : (tensor<10xui32>) -> tensor<10xui32>
  %gotw128_0 = stablehlo.convert %gotf128_0 : (tensor<10xui32>) -> tensor<10xi64>
  %gotd128_0 = tensor.cast %gotw128_0 : tensor<10xi64> to tensor<?xi64>
  %wantf128_0 = stablehlo.reshape %want128_0 : (tensor<10xui32>) -> tensor<10xui32>
  %wantw128_0 = stablehlo.convert %wantf128_0 : (tensor<10xui32>) -> tensor<10xi64>
  %wantd128_0 = tensor.cast %wantw128_0 : tensor<10xi64> to tensor<?xi64>
  %bad128_0 = call @check_i64(%gotd128_0, %wantd128_0, %rtol128, %atol128) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui16_ui32.0: "
  vector.print %bad128_0 : i64
  %in129_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 65535, 65534, 0, 1]> : tensor<10xui16>
  %out129:1 = call @convert_ui16_i16(%in129_0) : (tensor<10xui16>) -> (tensor<10xi16>)
  %rtol129 = arith.constant 0.000000e+00 : f64
  %atol129 = arith.constant 0.000000e+00 : f64
  %want129_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, -1, -2, 0, 1]> : tensor<10xi16>
  %gotf129_0 = stablehlo.reshape %out129#0 : (tensor<10xi16>) -> tensor<10xi16>
  %gotw129_0 = stablehlo.convert %gotf129_0 : (tensor<10xi16>) -> tensor<10xi64>
  %gotd129_0 = tensor.cast %gotw129_0 : tensor<10xi64> to tensor<?xi64>
  %wantf129_0 = stablehlo.reshape %want129_0 : (tensor<10xi16>) -> tensor<10xi16>
  %wantw129_0 = stablehlo.convert %wantf129_0 : (tensor<10xi16>) -> tensor<10xi64>
  %wantd129_0 = tensor.cast %wantw129_0 : tensor<10xi64> to tensor<?xi64>
  %bad129_0 = call @check_i64(%gotd129_0, %wantd129_0, %rtol129, %atol129) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui16_i16.0: "
  vector.print %bad129_0 : i64
  %in130_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 65535, 65534, 0, 1]> : tensor<10xui16>
  %out130:1 = call @convert_ui16_ui64(%in130_0) : (tensor<10xui16>) -> (tensor<10xui64>)
  %rtol130 = arith.constant 0.000000e+00 : f64
  %atol130 = arith.constant 0.000000e+00 : f64
  %want130_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 65535, 65534, 0, 1]> : tensor<10xui64>
  %gotf130_0 = stablehlo.reshape %out130#0 : (tensor<10xui64>) -> tensor<10xui64>
  %gotw130_0 = stablehlo.convert %gotf130_0 : (tensor<10xui64>) -> tensor<10xi64>
  %gotd130_0 = tensor.cast %gotw130_0 : tensor<10xi64> to tensor<?xi64>
  %wantf130_0 = stablehlo.reshape %want130_0 : (tensor<10xui64>) -> tensor<10xui64>
  %wantw130_0 = stablehlo.convert %wantf130_0 : (tensor<10xui64>) -> tensor<10xi64>
  %wantd130_0 = tensor.cast %wantw130_0 : tensor<10xi64> to tensor<?xi64>
  %bad130_0 = call @check_i64(%gotd130_0, %wantd130_0, %rtol130, %atol130) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui16_ui64.0: "
  vector.print %bad130_0 : i64
  %in131_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 65535, 65534, 0, 1]> : tensor<10xui16>
  %out131:1 = call @convert_ui16_i1(%in131_0) : (tensor<10xui16>) -> (tensor<10xi1>)
  %rtol131 = arith.constant 0.000000e+00 : f64
  %atol131 = arith.constant 0.000000e+00 : f64
  %want131_0 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, false, true]> : tensor<10xi1>
  %gotf131_0 = stablehlo.reshape %out131#0 : (tensor<10xi1>) -> tensor<10xi1>
  %gotw131_0 = stablehlo.convert %gotf131_0 : (tensor<10xi1>) -> tensor<10xi64>
  %gotd131_0 = tensor.cast %gotw131_0 : tensor<10xi64> to tensor<?xi64>
  %wantf131_0 = stablehlo.reshape %want131_0 : (tensor<10xi1>) -> tensor<10xi1>
  %wantw131_0 = stablehlo.convert %wantf131_0 : (tensor<10xi1>) -> tensor<10xi64>
  %wantd131_0 = tensor.cast %wantw131_0 : tensor<10xi64> to tensor<?xi64>
  %bad131_0 = call @check_i64(%gotd131_0, %wantd131_0, %rtol131, %atol131) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui16_i1.0: "
  vector.print %bad131_0 : i64
  %in132_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 18446744073709551615, 18446744073709551614, 0, 1]> : tensor<10xui64>
  %out132:1 = call @convert_ui64_f32(%in132_0) : (tensor<10xui64>) -> (tensor<10xf32>)
  %rtol132 = arith.constant 0.000000e+00 : f64
  %atol132 = arith.constant 0.000000e+00 : f64
  %want132_0 = stablehlo.constant dense<"0x000000000000803F00000040000040400000E0400000C8420000805F0000805F000000000000803F"> : tensor<10xf32>
  %gotf132_0 = stablehlo.reshape %out132#0 : (tensor<10xf32>) -> tensor<10xf32>
  %gotw132_0 = stablehlo.convert %gotf132_0 : (tensor<10xf32>) -> tensor<10xf32>
  %gotd132_0 = tensor.cast %gotw132_0 : tensor<10xf32> to tensor<?xf32>
  %wantf132_0 = stablehlo.reshape %want132_0 : (tensor<10xf32>) -> tensor<10xf32>
  %wantw132_0 = stablehlo.convert %wantf132_0 : (tensor<10xf32>) -> tensor<10xf32>
  %wantd132_0 = tensor.cast %wantw132_0 : tensor<10xf32> to tensor<?xf32>
  %bad132_0 = call @check_f32(%gotd132_0, %wantd132_0, %rtol132, %atol132) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_ui64_f32.0: "
  vector.print %bad132_0 : i64
  %in133_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 18446744073709551615, 18446744073709551614, 0, 1]> : tensor<10xui64>
  %out133:1 = call @convert_ui64_f64(%in133_0) : (tensor<10xui64>) -> (tensor<10xf64>)
  %rtol133 = arith.constant 0.000000e+00 : f64
  %atol133 = arith.constant 0.000000e+00 : f64
  %want133_0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001C400000000000005940000000000000F043000000000000F0430000000000000000000000000000F03F"> : tensor<10xf64>
  %gotf133_0 = stablehlo.reshape %out133#0 : (tensor<10xf64>) -> tensor<10xf64>
  %gotw133_0 = stablehlo.convert %gotf133_0 : (tensor<10xf64>) -> tensor<10xf64>
  %gotd133_0 = tensor.cast %gotw133_0 : tensor<10xf64> to tensor<?xf64>
  %wantf133_0 = stablehlo.reshape %want133_0 : (tensor<10xf64>) -> tensor<10xf64>
  %wantw133_0 = stablehlo.convert %wantf133_0 : (tensor<10xf64>) -> tensor<10xf64>
  %wantd133_0 = tensor.cast %wantw133_0 : tensor<10xf64> to tensor<?xf64>
  %bad133_0 = call @check_f64(%gotd133_0, %wantd133_0, %rtol133, %atol133) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "convert_ui64_f64.0: "
  vector.print %bad133_0 : i64
  %in134_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 18446744073709551615, 18446744073709551614, 0, 1]> : tensor<10xui64>
  %out134:1 = call @convert_ui64_f16(%in134_0) : (tensor<10xui64>) -> (tensor<10xf16>)
  %rtol134 = arith.constant 0.000000e+00 : f64
  %atol134 = arith.constant 0.000000e+00 : f64
  %want134_0 = stablehlo.constant dense<"0x0000003C0040004200474056007C007C0000003C"> : tensor<10xf16>
  %gotf134_0 = stablehlo.reshape %out134#0 : (tensor<10xf16>) -> tensor<10xf16>
  %gotw134_0 = stablehlo.convert %gotf134_0 : (tensor<10xf16>) -> tensor<10xf32>
  %gotd134_0 = tensor.cast %gotw134_0 : tensor<10xf32> to tensor<?xf32>
  %wantf134_0 = stablehlo.reshape %want134_0 : (tensor<10xf16>) -> tensor<10xf16>
  %wantw134_0 = stablehlo.convert %wantf134_0 : (tensor<10xf16>) -> tensor<10xf32>
  %wantd134_0 = tensor.cast %wantw134_0 : tensor<10xf32> to tensor<?xf32>
  %bad134_0 = call @check_f32(%gotd134_0, %wantd134_0, %rtol134, %atol134) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_ui64_f16.0: "
  vector.print %bad134_0 : i64
  %in135_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 18446744073709551615, 18446744073709551614, 0, 1]> : tensor<10xui64>
  %out135:1 = call @convert_ui64_bf16(%in135_0) : (tensor<10xui64>) -> (tensor<10xbf16>)
  %rtol135 = arith.constant 0.000000e+00 : f64
  %atol135 = arith.constant 0.000000e+00 : f64
  %want135_0 = stablehlo.constant dense<"0x0000803F00404040E040C842805F805F0000803F"> : tensor<10xbf16>
  %gotf135_0 = stablehlo.reshape %out135#0 : (tensor<10xbf16>) -> tensor<10xbf16>
  %gotw135_0 = stablehlo.convert %gotf135_0 : (tensor<10xbf16>) -> tensor<10xf32>
  %gotd135_0 = tensor.cast %gotw135_0 : tensor<10xf32> to tensor<?xf32>
  %wantf135_0 = stablehlo.reshape %want135_0 : (tensor<10xbf16>) -> tensor<10xbf16>
  %wantw135_0 = stablehlo.convert %wantf135_0 : (tensor<10xbf16>) -> tensor<10xf32>
  %wantd135_0 = tensor.cast %wantw135_0 : tensor<10xf32> to tensor<?xf32>
  %bad135_0 = call @check_f32(%gotd135_0, %wantd135_0, %rtol135, %atol135) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_ui64_bf16.0: "
  vector.print %bad135_0 : i64
  %in136_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 18446744073709551615, 18446744073709551614, 0, 1]> : tensor<10xui64>
  %out136:1 = call @convert_ui64_i8(%in136_0) : (tensor<10xui64>) -> (tensor<10xi8>)
  %rtol136 = arith.constant 0.000000e+00 : f64
  %atol136 = arith.constant 0.000000e+00 : f64
  %want136_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, -1, -2, 0, 1]> : tensor<10xi8>
  %gotf136_0 = stablehlo.reshape %out136#0 : (tensor<10xi8>) -> tensor<10xi8>
  %gotw136_0 = stablehlo.convert %gotf136_0 : (tensor<10xi8>) -> tensor<10xi64>
  %gotd136_0 = tensor.cast %gotw136_0 : tensor<10xi64> to tensor<?xi64>
  %wantf136_0 = stablehlo.reshape %want136_0 : (tensor<10xi8>) -> tensor<10xi8>
  %wantw136_0 = stablehlo.convert %wantf136_0 : (tensor<10xi8>) -> tensor<10xi64>
  %wantd136_0 = tensor.cast %wantw136_0 : tensor<10xi64> to tensor<?xi64>
  %bad136_0 = call @check_i64(%gotd136_0, %wantd136_0, %rtol136, %atol136) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui64_i8.0: "
  vector.print %bad136_0 : i64
  %in137_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 18446744073709551615, 18446744073709551614, 0, 1]> : tensor<10xui64>
  %out137:1 = call @convert_ui64_i32(%in137_0) : (tensor<10xui64>) -> (tensor<10xi32>)
  %rtol137 = arith.constant 0.000000e+00 : f64
  %atol137 = arith.constant 0.000000e+00 : f64
  %want137_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, -1, -2, 0, 1]> : tensor<10xi32>
  %gotf137_0 = stablehlo.reshape %out137#0 : (tensor<10xi32>) -> tensor<10xi32>
  %gotw137_0 = stablehlo.convert %gotf137_0 : (tensor<10xi32>) -> tensor<10xi64>
  %gotd137_0 = tensor.cast %gotw137_0 : tensor<10xi64> to tensor<?xi64>
  %wantf137_0 = stablehlo.reshape %want137_0 : (tensor<10xi32>) -> tensor<10xi32>
  %wantw137_0 = stablehlo.convert %wantf137_0 : (tensor<10xi32>) -> tensor<10xi64>
  %wantd137_0 = tensor.cast %wantw137_0 : tensor<10xi64> to tensor<?xi64>
  %bad137_0 = call @check_i64(%gotd137_0, %wantd137_0, %rtol137, %atol137) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui64_i32.0: "
  vector.print %bad137_0 : i64
  %in138_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 18446744073709551615, 18446744073709551614, 0, 1]> : tensor<10xui64>
  %out138:1 = call @convert_ui64_i64(%in138_0) : (tensor<10xui64>) -> (tensor<10xi64>)
  %rtol138 = arith.constant 0.000000e+00 : f64
  %atol138 = arith.constant 0.000000e+00 : f64
  %want138_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, -1, -2, 0, 1]> : tensor<10xi64>
  %gotf138_0 = stablehlo.reshape %out138#0 : (tensor<10xi64>) -> tensor<10xi64>
  %gotw138_0 = stablehlo.convert %gotf138_0 : (tensor<10xi64>) -> tensor<10xi64>
  %gotd138_0 = tensor.cast %gotw138_0 : tensor<10xi64> to tensor<?xi64>
  %wantf138_0 = stablehlo.reshape %want138_0 : (tensor<10xi64>) -> tensor<10xi64>
  %wantw138_0 = stablehlo.convert %wantf138_0 : (tensor<10xi64>) -> tensor<10xi64>
  %wantd138_0 = tensor.cast %wantw138_0 : tensor<10xi64> to tensor<?xi64>
  %bad138_0 = call @check_i64(%gotd138_0, %wantd138_0, %rtol138, %atol138) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui64_i64.0: "
  vector.print %bad138_0 : i64
  %in139_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 18446744073709551615, 18446744073709551614, 0, 1]> : tensor<10xui64>
  %out139:1 = call @convert_ui64_ui8(%in139_0) : (tensor<10xui64>) -> (tensor<10xui8>)
  %rtol139 = arith.constant 0.000000e+00 : f64
  %atol139 = arith.constant 0.000000e+00 : f64
  %want139_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1]> : tensor<10xui8>
  %gotf139_0 = stablehlo.reshape %out139#0 : (tensor<10xui8>) -> tensor<10xui8>
  %gotw139_0 = stablehlo.convert %gotf139_0 : (tensor<10xui8>) -> tensor<10xi64>
  %gotd139_0 = tensor.cast %gotw139_0 : tensor<10xi64> to tensor<?xi64>
  %wantf139_0 = stablehlo.reshape %want139_0 : (tensor<10xui8>) -> tensor<10xui8>
  %wantw139_0 = stablehlo.convert %wantf139_0 : (tensor<10xui8>) -> tensor<10xi64>
  %wantd139_0 = tensor.cast %wantw139_0 : tensor<10xi64> to tensor<?xi64>
  %bad139_0 = call @check_i64(%gotd139_0, %wantd139_0, %rtol139, %atol139) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui64_ui8.0: "
  vector.print %bad139_0 : i64
  %in140_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 18446744073709551615, 18446744073709551614, 0, 1]> : tensor<10xui64>
  %out140:1 = call @convert_ui64_ui32(%in140_0) : (tensor<10xui64>) -> (tensor<10xui32>)
  %rtol140 = arith.constant 0.000000e+00 : f64
  %atol140 = arith.constant 0.000000e+00 : f64
  %want140_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 4294967295, 4294967294, 0, 1]> : tensor<10xui32>
  %gotf140_0 = stablehlo.reshape %out140#0 : (tensor<10xui32>) -> tensor<10xui32>
  %gotw140_0 = stablehlo.convert %gotf140_0 : (tensor<10xui32>) -> tensor<10xi64>
  %gotd140_0 = tensor.cast %gotw140_0 : tensor<10xi64> to tensor<?xi64>
  %wantf140_0 = stablehlo.reshape %want140_0 : (tensor<10xui32>) -> tensor<10xui32>
  %wantw140_0 = stablehlo.convert %wantf140_0 : (tensor<10xui32>) -> tensor<10xi64>
  %wantd140_0 = tensor.cast %wantw140_0 : tensor<10xi64> to tensor<?xi64>
  %bad140_0 = call @check_i64(%gotd140_0, %wantd140_0, %rtol140, %atol140) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui64_ui32.0: "
  vector.print %bad140_0 : i64
  %in141_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 18446744073709551615, 18446744073709551614, 0, 1]> : tensor<10xui64>
  %out141:1 = call @convert_ui64_i16(%in141_0) : (tensor<10xui64>) -> (tensor<10xi16>)
  %rtol141 = arith.constant 0.000000e+00 : f64
  %atol141 = arith.constant 0.000000e+00 : f64
  %want141_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, -1, -2, 0, 1]> : tensor<10xi16>
  %gotf141_0 = stablehlo.reshape %out141#0 : (tensor<10xi16>) -> tensor<10xi16>
  %gotw141_0 = stablehlo.convert %gotf141_0 : (tensor<10xi16>) -> tensor<10xi64>
  %gotd141_0 = tensor.cast %gotw141_0 : tensor<10xi64> to tensor<?xi64>
  %wantf141_0 = stablehlo.reshape %want141_0 : (tensor<10xi16>) -> tensor<10xi16>
  %wantw141_0 = stablehlo.convert %wantf141_0 : (tensor<10xi16>) -> tensor<10xi64>
  %wantd141_0 = tensor.cast %wantw141_0 : tensor<10xi64> to tensor<?xi64>
  %bad141_0 = call @check_i64(%gotd141_0, %wantd141_0, %rtol141, %atol141) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui64_i16.0: "
  vector.print %bad141_0 : i64
  %in142_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 18446744073709551615, 18446744073709551614, 0, 1]> : tensor<10xui64>
  %out142:1 = call @convert_ui64_ui16(%in142_0) : (tensor<10xui64>) -> (tensor<10xui16>)
  %rtol142 = arith.constant 0.000000e+00 : f64
  %atol142 = arith.constant 0.000000e+00 : f64
  %want142_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 65535, 65534, 0, 1]> : tensor<10xui16>
  %gotf142_0 = stablehlo.reshape %out142#0 : (tensor<10xui16>) -> tensor<10xui16>
  %gotw142_0 = stablehlo.convert %gotf142_0 : (tensor<10xui16>) -> tensor<10xi64>
  %gotd142_0 = tensor.cast %gotw142_0 : tensor<10xi64> to tensor<?xi64>
  %wantf142_0 = stablehlo.reshape %want142_0 : (tensor<10xui16>) -> tensor<10xui16>
  %wantw142_0 = stablehlo.convert %wantf142_0 : (tensor<10xui16>) -> tensor<10xi64>
  %wantd142_0 = tensor.cast %wantw142_0 : tensor<10xi64> to tensor<?xi64>
  %bad142_0 = call @check_i64(%gotd142_0, %wantd142_0, %rtol142, %atol142) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui64_ui16.0: "
  vector.print %bad142_0 : i64
  %in143_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 18446744073709551615, 18446744073709551614, 0, 1]> : tensor<10xui64>
  %out143:1 = call @convert_ui64_i1(%in143_0) : (tensor<10xui64>) -> (tensor<10xi1>)
  %rtol143 = arith.constant 0.000000e+00 : f64
  %atol143 = arith.constant 0.000000e+00 : f64
  %want143_0 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, false, true]> : tensor<10xi1>
  %gotf143_0 = stablehlo.reshape %out143#0 : (tensor<10xi1>) -> tensor<10xi1>
  %gotw143_0 = stablehlo.convert %gotf143_0 : (tensor<10xi1>) -> tensor<10xi64>
  %gotd143_0 = tensor.cast %gotw143_0 : tensor<10xi64> to tensor<?xi64>
  %wantf143_0 = stablehlo.reshape %want143_0 : (tensor<10xi1>) -> tensor<10xi1>
  %wantw143_0 = stablehlo.convert %wantf143_0 : (tensor<10xi1>) -> tensor<10xi64>
  %wantd143_0 = tensor.cast %wantw143_0 : tensor<10xi64> to tensor<?xi64>
  %bad143_0 = call @check_i64(%gotd143_0, %wantd143_0, %rtol143, %atol143) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_ui64_i1.0: "
  vector.print %bad143_0 : i64
  %in144_0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %out144:1 = call @convert_i1_f32(%in144_0) : (tensor<2xi1>) -> (tensor<2xf32>)
  %rtol144 = arith.constant 0.000000e+00 : f64
  %atol144 = arith.constant 0.000000e+00 : f64
  %want144_0 = stablehlo.constant dense<"0x000000000000803F"> : tensor<2xf32>
  %gotf144_0 = stablehlo.reshape %out144#0 : (tensor<2xf32>) -> tensor<2xf32>
  %gotw144_0 = stablehlo.convert %gotf144_0 : (tensor<2xf32>) -> tensor<2xf32>
  %gotd144_0 = tensor.cast %gotw144_0 : tensor<2xf32> to tensor<?xf32>
  %wantf144_0 = stablehlo.reshape %want144_0 : (tensor<2xf32>) -> tensor<2xf32>
  %wantw144_0 = stablehlo.convert %wantf144_0 : (tensor<2xf32>) -> tensor<2xf32>
  %wantd144_0 = tensor.cast %wantw144_0 : tensor<2xf32> to tensor<?xf32>
  %bad144_0 = call @check_f32(%gotd144_0, %wantd144_0, %rtol144, %atol144) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_i1_f32.0: "
  vector.print %bad144_0 : i64
  %in145_0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %out145:1 = call @convert_i1_f64(%in145_0) : (tensor<2xi1>) -> (tensor<2xf64>)
  %rtol145 = arith.constant 0.000000e+00 : f64
  %atol145 = arith.constant 0.000000e+00 : f64
  %want145_0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F"> : tensor<2xf64>
  %gotf145_0 = stablehlo.reshape %out145#0 : (tensor<2xf64>) -> tensor<2xf64>
  %gotw145_0 = stablehlo.convert %gotf145_0 : (tensor<2xf64>) -> tensor<2xf64>
  %gotd145_0 = tensor.cast %gotw145_0 : tensor<2xf64> to tensor<?xf64>
  %wantf145_0 = stablehlo.reshape %want145_0 : (tensor<2xf64>) -> tensor<2xf64>
  %wantw145_0 = stablehlo.convert %wantf145_0 : (tensor<2xf64>) -> tensor<2xf64>
  %wantd145_0 = tensor.cast %wantw145_0 : tensor<2xf64> to tensor<?xf64>
  %bad145_0 = call @check_f64(%gotd145_0, %wantd145_0, %rtol145, %atol145) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "convert_i1_f64.0: "
  vector.print %bad145_0 : i64
  %in146_0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %out146:1 = call @convert_i1_f16(%in146_0) : (tensor<2xi1>) -> (tensor<2xf16>)
  %rtol146 = arith.constant 0.000000e+00 : f64
  %atol146 = arith.constant 0.000000e+00 : f64
  %want146_0 = stablehlo.constant dense<"0x0000003C"> : tensor<2xf16>
  %gotf146_0 = stablehlo.reshape %out146#0 : (tensor<2xf16>) -> tensor<2xf16>
  %gotw146_0 = stablehlo.convert %gotf146_0 : (tensor<2xf16>) -> tensor<2xf32>
  %gotd146_0 = tensor.cast %gotw146_0 : tensor<2xf32> to tensor<?xf32>
  %wantf146_0 = stablehlo.reshape %want146_0 : (tensor<2xf16>) -> tensor<2xf16>
  %wantw146_0 = stablehlo.convert %wantf146_0 : (tensor<2xf16>) -> tensor<2xf32>
  %wantd146_0 = tensor.cast %wantw146_0 : tensor<2xf32> to tensor<?xf32>
  %bad146_0 = call @check_f32(%gotd146_0, %wantd146_0, %rtol146, %atol146) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_i1_f16.0: "
  vector.print %bad146_0 : i64
  %in147_0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %out147:1 = call @convert_i1_bf16(%in147_0) : (tensor<2xi1>) -> (tensor<2xbf16>)
  %rtol147 = arith.constant 0.000000e+00 : f64
  %atol147 = arith.constant 0.000000e+00 : f64
  %want147_0 = stablehlo.constant dense<"0x0000803F"> : tensor<2xbf16>
  %gotf147_0 = stablehlo.reshape %out147#0 : (tensor<2xbf16>) -> tensor<2xbf16>
  %gotw147_0 = stablehlo.convert %gotf147_0 : (tensor<2xbf16>) -> tensor<2xf32>
  %gotd147_0 = tensor.cast %gotw147_0 : tensor<2xf32> to tensor<?xf32>
  %wantf147_0 = stablehlo.reshape %want147_0 : (tensor<2xbf16>) -> tensor<2xbf16>
  %wantw147_0 = stablehlo.convert %wantf147_0 : (tensor<2xbf16>) -> tensor<2xf32>
  %wantd147_0 = tensor.cast %wantw147_0 : tensor<2xf32> to tensor<?xf32>
  %bad147_0 = call @check_f32(%gotd147_0, %wantd147_0, %rtol147, %atol147) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "convert_i1_bf16.0: "
  vector.print %bad147_0 : i64
  %in148_0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %out148:1 = call @convert_i1_i8(%in148_0) : (tensor<2xi1>) -> (tensor<2xi8>)
  %rtol148 = arith.constant 0.000000e+00 : f64
  %atol148 = arith.constant 0.000000e+00 : f64
  %want148_0 = stablehlo.constant dense<[0, 1]> : tensor<2xi8>
  %gotf148_0 = stablehlo.reshape %out148#0 : (tensor<2xi8>) -> tensor<2xi8>
  %gotw148_0 = stablehlo.convert %gotf148_0 : (tensor<2xi8>) -> tensor<2xi64>
  %gotd148_0 = tensor.cast %gotw148_0 : tensor<2xi64> to tensor<?xi64>
  %wantf148_0 = stablehlo.reshape %want148_0 : (tensor<2xi8>) -> tensor<2xi8>
  %wantw148_0 = stablehlo.convert %wantf148_0 : (tensor<2xi8>) -> tensor<2xi64>
  %wantd148_0 = tensor.cast %wantw148_0 : tensor<2xi64> to tensor<?xi64>
  %bad148_0 = call @check_i64(%gotd148_0, %wantd148_0, %rtol148, %atol148) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i1_i8.0: "
  vector.print %bad148_0 : i64
  %in149_0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %out149:1 = call @convert_i1_i32(%in149_0) : (tensor<2xi1>) -> (tensor<2xi32>)
  %rtol149 = arith.constant 0.000000e+00 : f64
  %atol149 = arith.constant 0.000000e+00 : f64
  %want149_0 = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  %gotf149_0 = stablehlo.reshape %out149#0 : (tensor<2xi32>) -> tensor<2xi32>
  %gotw149_0 = stablehlo.convert %gotf149_0 : (tensor<2xi32>) -> tensor<2xi64>
  %gotd149_0 = tensor.cast %gotw149_0 : tensor<2xi64> to tensor<?xi64>
  %wantf149_0 = stablehlo.reshape %want149_0 : (tensor<2xi32>) -> tensor<2xi32>
  %wantw149_0 = stablehlo.convert %wantf149_0 : (tensor<2xi32>) -> tensor<2xi64>
  %wantd149_0 = tensor.cast %wantw149_0 : tensor<2xi64> to tensor<?xi64>
  %bad149_0 = call @check_i64(%gotd149_0, %wantd149_0, %rtol149, %atol149) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i1_i32.0: "
  vector.print %bad149_0 : i64
  %in150_0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %out150:1 = call @convert_i1_i64(%in150_0) : (tensor<2xi1>) -> (tensor<2xi64>)
  %rtol150 = arith.constant 0.000000e+00 : f64
  %atol150 = arith.constant 0.000000e+00 : f64
  %want150_0 = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  %gotf150_0 = stablehlo.reshape %out150#0 : (tensor<2xi64>) -> tensor<2xi64>
  %gotw150_0 = stablehlo.convert %gotf150_0 : (tensor<2xi64>) -> tensor<2xi64>
  %gotd150_0 = tensor.cast %gotw150_0 : tensor<2xi64> to tensor<?xi64>
  %wantf150_0 = stablehlo.reshape %want150_0 : (tensor<2xi64>) -> tensor<2xi64>
  %wantw150_0 = stablehlo.convert %wantf150_0 : (tensor<2xi64>) -> tensor<2xi64>
  %wantd150_0 = tensor.cast %wantw150_0 : tensor<2xi64> to tensor<?xi64>
  %bad150_0 = call @check_i64(%gotd150_0, %wantd150_0, %rtol150, %atol150) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i1_i64.0: "
  vector.print %bad150_0 : i64
  %in151_0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %out151:1 = call @convert_i1_ui8(%in151_0) : (tensor<2xi1>) -> (tensor<2xui8>)
  %rtol151 = arith.constant 0.000000e+00 : f64
  %atol151 = arith.constant 0.000000e+00 : f64
  %want151_0 = stablehlo.constant dense<[0, 1]> : tensor<2xui8>
  %gotf151_0 = stablehlo.reshape %out151#0 : (tensor<2xui8>) -> tensor<2xui8>
  %gotw151_0 = stablehlo.convert %gotf151_0 : (tensor<2xui8>) -> tensor<2xi64>
  %gotd151_0 = tensor.cast %gotw151_0 : tensor<2xi64> to tensor<?xi64>
  %wantf151_0 = stablehlo.reshape %want151_0 : (tensor<2xui8>) -> tensor<2xui8>
  %wantw151_0 = stablehlo.convert %wantf151_0 : (tensor<2xui8>) -> tensor<2xi64>
  %wantd151_0 = tensor.cast %wantw151_0 : tensor<2xi64> to tensor<?xi64>
  %bad151_0 = call @check_i64(%gotd151_0, %wantd151_0, %rtol151, %atol151) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i1_ui8.0: "
  vector.print %bad151_0 : i64
  %in152_0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %out152:1 = call @convert_i1_ui32(%in152_0) : (tensor<2xi1>) -> (tensor<2xui32>)
  %rtol152 = arith.constant 0.000000e+00 : f64
  %atol152 = arith.constant 0.000000e+00 : f64
  %want152_0 = stablehlo.constant dense<[0, 1]> : tensor<2xui32>
  %gotf152_0 = stablehlo.reshape %out152#0 : (tensor<2xui32>) -> tensor<2xui32>
  %gotw152_0 = stablehlo.convert %gotf152_0 : (tensor<2xui32>) -> tensor<2xi64>
  %gotd152_0 = tensor.cast %gotw152_0 : tensor<2xi64> to tensor<?xi64>
  %wantf152_0 = stablehlo.reshape %want152_0 : (tensor<2xui32>) -> tensor<2xui32>
  %wantw152_0 = stablehlo.convert %wantf152_0 : (tensor<2xui32>) -> tensor<2xi64>
  %wantd152_0 = tensor.cast %wantw152_0 : tensor<2xi64> to tensor<?xi64>
  %bad152_0 = call @check_i64(%gotd152_0, %wantd152_0, %rtol152, %atol152) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i1_ui32.0: "
  vector.print %bad152_0 : i64
  %in153_0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %out153:1 = call @convert_i1_i16(%in153_0) : (tensor<2xi1>) -> (tensor<2xi16>)
  %rtol153 = arith.constant 0.000000e+00 : f64
  %atol153 = arith.constant 0.000000e+00 : f64
  %want153_0 = stablehlo.constant dense<[0, 1]> : tensor<2xi16>
  %gotf153_0 = stablehlo.reshape %out153#0 : (tensor<2xi16>) -> tensor<2xi16>
  %gotw153_0 = stablehlo.convert %gotf153_0 : (tensor<2xi16>) -> tensor<2xi64>
  %gotd153_0 = tensor.cast %gotw153_0 : tensor<2xi64> to tensor<?xi64>
  %wantf153_0 = stablehlo.reshape %want153_0 : (tensor<2xi16>) -> tensor<2xi16>
  %wantw153_0 = stablehlo.convert %wantf153_0 : (tensor<2xi16>) -> tensor<2xi64>
  %wantd153_0 = tensor.cast %wantw153_0 : tensor<2xi64> to tensor<?xi64>
  %bad153_0 = call @check_i64(%gotd153_0, %wantd153_0, %rtol153, %atol153) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i1_i16.0: "
  vector.print %bad153_0 : i64
  %in154_0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %out154:1 = call @convert_i1_ui16(%in154_0) : (tensor<2xi1>) -> (tensor<2xui16>)
  %rtol154 = arith.constant 0.000000e+00 : f64
  %atol154 = arith.constant 0.000000e+00 : f64
  %want154_0 = stablehlo.constant dense<[0, 1]> : tensor<2xui16>
  %gotf154_0 = stablehlo.reshape %out154#0 : (tensor<2xui16>) -> tensor<2xui16>
  %gotw154_0 = stablehlo.convert %gotf154_0 : (tensor<2xui16>) -> tensor<2xi64>
  %gotd154_0 = tensor.cast %gotw154_0 : tensor<2xi64> to tensor<?xi64>
  %wantf154_0 = stablehlo.reshape %want154_0 : (tensor<2xui16>) -> tensor<2xui16>
  %wantw154_0 = stablehlo.convert %wantf154_0 : (tensor<2xui16>) -> tensor<2xi64>
  %wantd154_0 = tensor.cast %wantw154_0 : tensor<2xi64> to tensor<?xi64>
  %bad154_0 = call @check_i64(%gotd154_0, %wantd154_0, %rtol154, %atol154) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i1_ui16.0: "
  vector.print %bad154_0 : i64
  %in155_0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %out155:1 = call @convert_i1_ui64(%in155_0) : (tensor<2xi1>) -> (tensor<2xui64>)
  %rtol155 = arith.constant 0.000000e+00 : f64
  %atol155 = arith.constant 0.000000e+00 : f64
  %want155_0 = stablehlo.constant dense<[0, 1]> : tensor<2xui64>
  %gotf155_0 = stablehlo.reshape %out155#0 : (tensor<2xui64>) -> tensor<2xui64>
  %gotw155_0 = stablehlo.convert %gotf155_0 : (tensor<2xui64>) -> tensor<2xi64>
  %gotd155_0 = tensor.cast %gotw155_0 : tensor<2xi64> to tensor<?xi64>
  %wantf155_0 = stablehlo.reshape %want155_0 : (tensor<2xui64>) -> tensor<2xui64>
  %wantw155_0 = stablehlo.convert %wantf155_0 : (tensor<2xui64>) -> tensor<2xi64>
  %wantd155_0 = tensor.cast %wantw155_0 : tensor<2xi64> to tensor<?xi64>
  %bad155_0 = call @check_i64(%gotd155_0, %wantd155_0, %rtol155, %atol155) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "convert_i1_ui64.0: "
  vector.print %bad155_0 : i64
  return
}
