// Written by utils/gen_lowering_tests.py: expected values are XLA's. A case prints
// how many of its elements are wrong.
// RUN: dgc-opt %s --pass-pipeline='builtin.module(func.func(dgc-lower-to-linalg),one-shot-bufferize{bufferize-function-boundaries=1 function-boundary-type-conversion=identity-layout-map allow-return-allocs-from-loops=1},func.func(convert-linalg-to-loops),canonicalize,cse,expand-strided-metadata,convert-vector-to-llvm,lower-affine,func.func(math-expand-ops{ops=rsqrt}),convert-math-to-llvm,convert-math-to-libm,arith-expand{include-bf16=true},convert-scf-to-cf,convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)' \
// RUN: | sed 's/{fastmath = #arith[^}]*}//' \
// RUN: | mlir-runner -e main --entry-point-result=void --shared-libs=%mlir_lib_dir/libmlir_runner_utils.so,%mlir_lib_dir/libmlir_c_runner_utils.so \
// RUN: | FileCheck %s

// CHECK: compare_EQ_f32_FLOAT.0: 0
// CHECK: compare_NE_f32_FLOAT.0: 0
// CHECK: compare_GE_f32_FLOAT.0: 0
// CHECK: compare_GT_f32_FLOAT.0: 0
// CHECK: compare_LE_f32_FLOAT.0: 0
// CHECK: compare_LT_f32_FLOAT.0: 0
// CHECK: compare_EQ_f32_TOTALORDER.0: 0
// CHECK: compare_NE_f32_TOTALORDER.0: 0
// CHECK: compare_GE_f32_TOTALORDER.0: 0
// CHECK: compare_GT_f32_TOTALORDER.0: 0
// CHECK: compare_LE_f32_TOTALORDER.0: 0
// CHECK: compare_LT_f32_TOTALORDER.0: 0
// CHECK: compare_EQ_bf16_FLOAT.0: 0
// CHECK: compare_NE_bf16_FLOAT.0: 0
// CHECK: compare_GE_bf16_FLOAT.0: 0
// CHECK: compare_GT_bf16_FLOAT.0: 0
// CHECK: compare_LE_bf16_FLOAT.0: 0
// CHECK: compare_LT_bf16_FLOAT.0: 0
// CHECK: compare_EQ_i8_SIGNED.0: 0
// CHECK: compare_NE_i8_SIGNED.0: 0
// CHECK: compare_GE_i8_SIGNED.0: 0
// CHECK: compare_GT_i8_SIGNED.0: 0
// CHECK: compare_LE_i8_SIGNED.0: 0
// CHECK: compare_LT_i8_SIGNED.0: 0
// CHECK: compare_EQ_ui8_UNSIGNED.0: 0
// CHECK: compare_NE_ui8_UNSIGNED.0: 0
// CHECK: compare_GE_ui8_UNSIGNED.0: 0
// CHECK: compare_GT_ui8_UNSIGNED.0: 0
// CHECK: compare_LE_ui8_UNSIGNED.0: 0
// CHECK: compare_LT_ui8_UNSIGNED.0: 0
// CHECK: compare_EQ_i1_UNSIGNED.0: 0
// CHECK: compare_NE_i1_UNSIGNED.0: 0
// CHECK: compare_GE_i1_UNSIGNED.0: 0
// CHECK: compare_GT_i1_UNSIGNED.0: 0
// CHECK: compare_LE_i1_UNSIGNED.0: 0
// CHECK: compare_LT_i1_UNSIGNED.0: 0
// CHECK: select_f32.0: 0
// CHECK: select_scalar_f32.0: 0
// CHECK: select_bf16.0: 0
// CHECK: select_scalar_bf16.0: 0
// CHECK: select_i8.0: 0
// CHECK: select_scalar_i8.0: 0
// CHECK: select_ui32.0: 0
// CHECK: select_scalar_ui32.0: 0
// CHECK: select_i1.0: 0
// CHECK: select_scalar_i1.0: 0
// CHECK: clamp_f32.0: 0
// CHECK: clamp_full_f32.0: 0
// CHECK: clamp_bf16.0: 0
// CHECK: clamp_full_bf16.0: 0
// CHECK: clamp_i8.0: 0
// CHECK: clamp_full_i8.0: 0
// CHECK: clamp_ui8.0: 0
// CHECK: clamp_full_ui8.0: 0

func.func @compare_EQ_f32_FLOAT(%a0: tensor<64xf32>, %a1: tensor<64xf32>) -> (tensor<64xi1>) {
  %r = stablehlo.compare EQ, %a0, %a1, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
  return %r : tensor<64xi1>
}

func.func @compare_NE_f32_FLOAT(%a0: tensor<64xf32>, %a1: tensor<64xf32>) -> (tensor<64xi1>) {
  %r = stablehlo.compare NE, %a0, %a1, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
  return %r : tensor<64xi1>
}

func.func @compare_GE_f32_FLOAT(%a0: tensor<64xf32>, %a1: tensor<64xf32>) -> (tensor<64xi1>) {
  %r = stablehlo.compare GE, %a0, %a1, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
  return %r : tensor<64xi1>
}

func.func @compare_GT_f32_FLOAT(%a0: tensor<64xf32>, %a1: tensor<64xf32>) -> (tensor<64xi1>) {
  %r = stablehlo.compare GT, %a0, %a1, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
  return %r : tensor<64xi1>
}

func.func @compare_LE_f32_FLOAT(%a0: tensor<64xf32>, %a1: tensor<64xf32>) -> (tensor<64xi1>) {
  %r = stablehlo.compare LE, %a0, %a1, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
  return %r : tensor<64xi1>
}

func.func @compare_LT_f32_FLOAT(%a0: tensor<64xf32>, %a1: tensor<64xf32>) -> (tensor<64xi1>) {
  %r = stablehlo.compare LT, %a0, %a1, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
  return %r : tensor<64xi1>
}

func.func @compare_EQ_f32_TOTALORDER(%a0: tensor<64xf32>, %a1: tensor<64xf32>) -> (tensor<64xi1>) {
  %r = stablehlo.compare EQ, %a0, %a1, TOTALORDER : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
  return %r : tensor<64xi1>
}

func.func @compare_NE_f32_TOTALORDER(%a0: tensor<64xf32>, %a1: tensor<64xf32>) -> (tensor<64xi1>) {
  %r = stablehlo.compare NE, %a0, %a1, TOTALORDER : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
  return %r : tensor<64xi1>
}

func.func @compare_GE_f32_TOTALORDER(%a0: tensor<64xf32>, %a1: tensor<64xf32>) -> (tensor<64xi1>) {
  %r = stablehlo.compare GE, %a0, %a1, TOTALORDER : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
  return %r : tensor<64xi1>
}

func.func @compare_GT_f32_TOTALORDER(%a0: tensor<64xf32>, %a1: tensor<64xf32>) -> (tensor<64xi1>) {
  %r = stablehlo.compare GT, %a0, %a1, TOTALORDER : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
  return %r : tensor<64xi1>
}

func.func @compare_LE_f32_TOTALORDER(%a0: tensor<64xf32>, %a1: tensor<64xf32>) -> (tensor<64xi1>) {
  %r = stablehlo.compare LE, %a0, %a1, TOTALORDER : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
  return %r : tensor<64xi1>
}

func.func @compare_LT_f32_TOTALORDER(%a0: tensor<64xf32>, %a1: tensor<64xf32>) -> (tensor<64xi1>) {
  %r = stablehlo.compare LT, %a0, %a1, TOTALORDER : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
  return %r : tensor<64xi1>
}

func.func @compare_EQ_bf16_FLOAT(%a0: tensor<64xbf16>, %a1: tensor<64xbf16>) -> (tensor<64xi1>) {
  %r = stablehlo.compare EQ, %a0, %a1, FLOAT : (tensor<64xbf16>, tensor<64xbf16>) -> tensor<64xi1>
  return %r : tensor<64xi1>
}

func.func @compare_NE_bf16_FLOAT(%a0: tensor<64xbf16>, %a1: tensor<64xbf16>) -> (tensor<64xi1>) {
  %r = stablehlo.compare NE, %a0, %a1, FLOAT : (tensor<64xbf16>, tensor<64xbf16>) -> tensor<64xi1>
  return %r : tensor<64xi1>
}

func.func @compare_GE_bf16_FLOAT(%a0: tensor<64xbf16>, %a1: tensor<64xbf16>) -> (tensor<64xi1>) {
  %r = stablehlo.compare GE, %a0, %a1, FLOAT : (tensor<64xbf16>, tensor<64xbf16>) -> tensor<64xi1>
  return %r : tensor<64xi1>
}

func.func @compare_GT_bf16_FLOAT(%a0: tensor<64xbf16>, %a1: tensor<64xbf16>) -> (tensor<64xi1>) {
  %r = stablehlo.compare GT, %a0, %a1, FLOAT : (tensor<64xbf16>, tensor<64xbf16>) -> tensor<64xi1>
  return %r : tensor<64xi1>
}

func.func @compare_LE_bf16_FLOAT(%a0: tensor<64xbf16>, %a1: tensor<64xbf16>) -> (tensor<64xi1>) {
  %r = stablehlo.compare LE, %a0, %a1, FLOAT : (tensor<64xbf16>, tensor<64xbf16>) -> tensor<64xi1>
  return %r : tensor<64xi1>
}

func.func @compare_LT_bf16_FLOAT(%a0: tensor<64xbf16>, %a1: tensor<64xbf16>) -> (tensor<64xi1>) {
  %r = stablehlo.compare LT, %a0, %a1, FLOAT : (tensor<64xbf16>, tensor<64xbf16>) -> tensor<64xi1>
  return %r : tensor<64xi1>
}

func.func @compare_EQ_i8_SIGNED(%a0: tensor<196xi8>, %a1: tensor<196xi8>) -> (tensor<196xi1>) {
  %r = stablehlo.compare EQ, %a0, %a1, SIGNED : (tensor<196xi8>, tensor<196xi8>) -> tensor<196xi1>
  return %r : tensor<196xi1>
}

func.func @compare_NE_i8_SIGNED(%a0: tensor<196xi8>, %a1: tensor<196xi8>) -> (tensor<196xi1>) {
  %r = stablehlo.compare NE, %a0, %a1, SIGNED : (tensor<196xi8>, tensor<196xi8>) -> tensor<196xi1>
  return %r : tensor<196xi1>
}

func.func @compare_GE_i8_SIGNED(%a0: tensor<196xi8>, %a1: tensor<196xi8>) -> (tensor<196xi1>) {
  %r = stablehlo.compare GE, %a0, %a1, SIGNED : (tensor<196xi8>, tensor<196xi8>) -> tensor<196xi1>
  return %r : tensor<196xi1>
}

func.func @compare_GT_i8_SIGNED(%a0: tensor<196xi8>, %a1: tensor<196xi8>) -> (tensor<196xi1>) {
  %r = stablehlo.compare GT, %a0, %a1, SIGNED : (tensor<196xi8>, tensor<196xi8>) -> tensor<196xi1>
  return %r : tensor<196xi1>
}

func.func @compare_LE_i8_SIGNED(%a0: tensor<196xi8>, %a1: tensor<196xi8>) -> (tensor<196xi1>) {
  %r = stablehlo.compare LE, %a0, %a1, SIGNED : (tensor<196xi8>, tensor<196xi8>) -> tensor<196xi1>
  return %r : tensor<196xi1>
}

func.func @compare_LT_i8_SIGNED(%a0: tensor<196xi8>, %a1: tensor<196xi8>) -> (tensor<196xi1>) {
  %r = stablehlo.compare LT, %a0, %a1, SIGNED : (tensor<196xi8>, tensor<196xi8>) -> tensor<196xi1>
  return %r : tensor<196xi1>
}

func.func @compare_EQ_ui8_UNSIGNED(%a0: tensor<100xui8>, %a1: tensor<100xui8>) -> (tensor<100xi1>) {
  %r = stablehlo.compare EQ, %a0, %a1, UNSIGNED : (tensor<100xui8>, tensor<100xui8>) -> tensor<100xi1>
  return %r : tensor<100xi1>
}

func.func @compare_NE_ui8_UNSIGNED(%a0: tensor<100xui8>, %a1: tensor<100xui8>) -> (tensor<100xi1>) {
  %r = stablehlo.compare NE, %a0, %a1, UNSIGNED : (tensor<100xui8>, tensor<100xui8>) -> tensor<100xi1>
  return %r : tensor<100xi1>
}

func.func @compare_GE_ui8_UNSIGNED(%a0: tensor<100xui8>, %a1: tensor<100xui8>) -> (tensor<100xi1>) {
  %r = stablehlo.compare GE, %a0, %a1, UNSIGNED : (tensor<100xui8>, tensor<100xui8>) -> tensor<100xi1>
  return %r : tensor<100xi1>
}

func.func @compare_GT_ui8_UNSIGNED(%a0: tensor<100xui8>, %a1: tensor<100xui8>) -> (tensor<100xi1>) {
  %r = stablehlo.compare GT, %a0, %a1, UNSIGNED : (tensor<100xui8>, tensor<100xui8>) -> tensor<100xi1>
  return %r : tensor<100xi1>
}

func.func @compare_LE_ui8_UNSIGNED(%a0: tensor<100xui8>, %a1: tensor<100xui8>) -> (tensor<100xi1>) {
  %r = stablehlo.compare LE, %a0, %a1, UNSIGNED : (tensor<100xui8>, tensor<100xui8>) -> tensor<100xi1>
  return %r : tensor<100xi1>
}

func.func @compare_LT_ui8_UNSIGNED(%a0: tensor<100xui8>, %a1: tensor<100xui8>) -> (tensor<100xi1>) {
  %r = stablehlo.compare LT, %a0, %a1, UNSIGNED : (tensor<100xui8>, tensor<100xui8>) -> tensor<100xi1>
  return %r : tensor<100xi1>
}

func.func @compare_EQ_i1_UNSIGNED(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> (tensor<4xi1>) {
  %r = stablehlo.compare EQ, %a0, %a1, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

func.func @compare_NE_i1_UNSIGNED(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> (tensor<4xi1>) {
  %r = stablehlo.compare NE, %a0, %a1, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

func.func @compare_GE_i1_UNSIGNED(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> (tensor<4xi1>) {
  %r = stablehlo.compare GE, %a0, %a1, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

func.func @compare_GT_i1_UNSIGNED(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> (tensor<4xi1>) {
  %r = stablehlo.compare GT, %a0, %a1, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

func.func @compare_LE_i1_UNSIGNED(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> (tensor<4xi1>) {
  %r = stablehlo.compare LE, %a0, %a1, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

func.func @compare_LT_i1_UNSIGNED(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> (tensor<4xi1>) {
  %r = stablehlo.compare LT, %a0, %a1, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

func.func @select_f32(%a0: tensor<3xi1>, %a1: tensor<3xf32>, %a2: tensor<3xf32>) -> (tensor<3xf32>) {
  %r = stablehlo.select %a0, %a1, %a2 : tensor<3xi1>, tensor<3xf32>
  return %r : tensor<3xf32>
}

func.func @select_scalar_f32(%a0: tensor<i1>, %a1: tensor<3xf32>, %a2: tensor<3xf32>) -> (tensor<3xf32>) {
  %r = stablehlo.select %a0, %a1, %a2 : tensor<i1>, tensor<3xf32>
  return %r : tensor<3xf32>
}

func.func @select_bf16(%a0: tensor<3xi1>, %a1: tensor<3xbf16>, %a2: tensor<3xbf16>) -> (tensor<3xbf16>) {
  %r = stablehlo.select %a0, %a1, %a2 : tensor<3xi1>, tensor<3xbf16>
  return %r : tensor<3xbf16>
}

func.func @select_scalar_bf16(%a0: tensor<i1>, %a1: tensor<3xbf16>, %a2: tensor<3xbf16>) -> (tensor<3xbf16>) {
  %r = stablehlo.select %a0, %a1, %a2 : tensor<i1>, tensor<3xbf16>
  return %r : tensor<3xbf16>
}

func.func @select_i8(%a0: tensor<3xi1>, %a1: tensor<3xi8>, %a2: tensor<3xi8>) -> (tensor<3xi8>) {
  %r = stablehlo.select %a0, %a1, %a2 : tensor<3xi1>, tensor<3xi8>
  return %r : tensor<3xi8>
}

func.func @select_scalar_i8(%a0: tensor<i1>, %a1: tensor<3xi8>, %a2: tensor<3xi8>) -> (tensor<3xi8>) {
  %r = stablehlo.select %a0, %a1, %a2 : tensor<i1>, tensor<3xi8>
  return %r : tensor<3xi8>
}

func.func @select_ui32(%a0: tensor<3xi1>, %a1: tensor<3xui32>, %a2: tensor<3xui32>) -> (tensor<3xui32>) {
  %r = stablehlo.select %a0, %a1, %a2 : tensor<3xi1>, tensor<3xui32>
  return %r : tensor<3xui32>
}

func.func @select_scalar_ui32(%a0: tensor<i1>, %a1: tensor<3xui32>, %a2: tensor<3xui32>) -> (tensor<3xui32>) {
  %r = stablehlo.select %a0, %a1, %a2 : tensor<i1>, tensor<3xui32>
  return %r : tensor<3xui32>
}

func.func @select_i1(%a0: tensor<3xi1>, %a1: tensor<3xi1>, %a2: tensor<3xi1>) -> (tensor<3xi1>) {
  %r = stablehlo.select %a0, %a1, %a2 : tensor<3xi1>, tensor<3xi1>
  return %r : tensor<3xi1>
}

func.func @select_scalar_i1(%a0: tensor<i1>, %a1: tensor<3xi1>, %a2: tensor<3xi1>) -> (tensor<3xi1>) {
  %r = stablehlo.select %a0, %a1, %a2 : tensor<i1>, tensor<3xi1>
  return %r : tensor<3xi1>
}

func.func @clamp_f32(%a0: tensor<f32>, %a1: tensor<26xf32>, %a2: tensor<f32>) -> (tensor<26xf32>) {
  %r = stablehlo.clamp %a0, %a1, %a2 : (tensor<f32>, tensor<26xf32>, tensor<f32>) -> tensor<26xf32>
  return %r : tensor<26xf32>
}

func.func @clamp_full_f32(%a0: tensor<26xf32>, %a1: tensor<26xf32>, %a2: tensor<26xf32>) -> (tensor<26xf32>) {
  %r = stablehlo.clamp %a0, %a1, %a2 : tensor<26xf32>
  return %r : tensor<26xf32>
}

func.func @clamp_bf16(%a0: tensor<bf16>, %a1: tensor<26xbf16>, %a2: tensor<bf16>) -> (tensor<26xbf16>) {
  %r = stablehlo.clamp %a0, %a1, %a2 : (tensor<bf16>, tensor<26xbf16>, tensor<bf16>) -> tensor<26xbf16>
  return %r : tensor<26xbf16>
}

func.func @clamp_full_bf16(%a0: tensor<26xbf16>, %a1: tensor<26xbf16>, %a2: tensor<26xbf16>) -> (tensor<26xbf16>) {
  %r = stablehlo.clamp %a0, %a1, %a2 : tensor<26xbf16>
  return %r : tensor<26xbf16>
}

func.func @clamp_i8(%a0: tensor<i8>, %a1: tensor<14xi8>, %a2: tensor<i8>) -> (tensor<14xi8>) {
  %r = stablehlo.clamp %a0, %a1, %a2 : (tensor<i8>, tensor<14xi8>, tensor<i8>) -> tensor<14xi8>
  return %r : tensor<14xi8>
}

func.func @clamp_full_i8(%a0: tensor<14xi8>, %a1: tensor<14xi8>, %a2: tensor<14xi8>) -> (tensor<14xi8>) {
  %r = stablehlo.clamp %a0, %a1, %a2 : tensor<14xi8>
  return %r : tensor<14xi8>
}

func.func @clamp_ui8(%a0: tensor<ui8>, %a1: tensor<10xui8>, %a2: tensor<ui8>) -> (tensor<10xui8>) {
  %r = stablehlo.clamp %a0, %a1, %a2 : (tensor<ui8>, tensor<10xui8>, tensor<ui8>) -> tensor<10xui8>
  return %r : tensor<10xui8>
}

func.func @clamp_full_ui8(%a0: tensor<10xui8>, %a1: tensor<10xui8>, %a2: tensor<10xui8>) -> (tensor<10xui8>) {
  %r = stablehlo.clamp %a0, %a1, %a2 : tensor<10xui8>
  return %r : tensor<10xui8>
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
  %in0_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000080000000800000008000000080000000800000008000000080000000800000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF"> : tensor<64xf32>
  %in0_1 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF"> : tensor<64xf32>
  %out0:1 = call @compare_EQ_f32_FLOAT(%in0_0, %in0_1) : (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xi1>)
  %rtol0 = arith.constant 0.000000e+00 : f64
  %atol0 = arith.constant 0.000000e+00 : f64
  %want0_0 = stablehlo.constant dense<[true, true, false, false, false, false, false, false, true, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<64xi1>
  %gotf0_0 = stablehlo.reshape %out0#0 : (tensor<64xi1>) -> tensor<64xi1>
  %gotw0_0 = stablehlo.convert %gotf0_0 : (tensor<64xi1>) -> tensor<64xi64>
  %gotd0_0 = tensor.cast %gotw0_0 : tensor<64xi64> to tensor<?xi64>
  %wantf0_0 = stablehlo.reshape %want0_0 : (tensor<64xi1>) -> tensor<64xi1>
  %wantw0_0 = stablehlo.convert %wantf0_0 : (tensor<64xi1>) -> tensor<64xi64>
  %wantd0_0 = tensor.cast %wantw0_0 : tensor<64xi64> to tensor<?xi64>
  %bad0_0 = call @check_i64(%gotd0_0, %wantd0_0, %rtol0, %atol0) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_EQ_f32_FLOAT.0: "
  vector.print %bad0_0 : i64
  %in1_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000080000000800000008000000080000000800000008000000080000000800000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF"> : tensor<64xf32>
  %in1_1 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF"> : tensor<64xf32>
  %out1:1 = call @compare_NE_f32_FLOAT(%in1_0, %in1_1) : (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xi1>)
  %rtol1 = arith.constant 0.000000e+00 : f64
  %atol1 = arith.constant 0.000000e+00 : f64
  %want1_0 = stablehlo.constant dense<[false, false, true, true, true, true, true, true, false, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<64xi1>
  %gotf1_0 = stablehlo.reshape %out1#0 : (tensor<64xi1>) -> tensor<64xi1>
  %gotw1_0 = stablehlo.convert %gotf1_0 : (tensor<64xi1>) -> tensor<64xi64>
  %gotd1_0 = tensor.cast %gotw1_0 : tensor<64xi64> to tensor<?xi64>
  %wantf1_0 = stablehlo.reshape %want1_0 : (tensor<64xi1>) -> tensor<64xi1>
  %wantw1_0 = stablehlo.convert %wantf1_0 : (tensor<64xi1>) -> tensor<64xi64>
  %wantd1_0 = tensor.cast %wantw1_0 : tensor<64xi64> to tensor<?xi64>
  %bad1_0 = call @check_i64(%gotd1_0, %wantd1_0, %rtol1, %atol1) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_NE_f32_FLOAT.0: "
  vector.print %bad1_0 : i64
  %in2_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000080000000800000008000000080000000800000008000000080000000800000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF"> : tensor<64xf32>
  %in2_1 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF"> : tensor<64xf32>
  %out2:1 = call @compare_GE_f32_FLOAT(%in2_0, %in2_1) : (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xi1>)
  %rtol2 = arith.constant 0.000000e+00 : f64
  %atol2 = arith.constant 0.000000e+00 : f64
  %want2_0 = stablehlo.constant dense<[true, true, false, true, false, true, false, false, true, true, false, true, false, true, false, false, true, true, true, true, false, true, false, false, false, false, false, true, false, true, false, false, true, true, true, true, true, true, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<64xi1>
  %gotf2_0 = stablehlo.reshape %out2#0 : (tensor<64xi1>) -> tensor<64xi1>
  %gotw2_0 = stablehlo.convert %gotf2_0 : (tensor<64xi1>) -> tensor<64xi64>
  %gotd2_0 = tensor.cast %gotw2_0 : tensor<64xi64> to tensor<?xi64>
  %wantf2_0 = stablehlo.reshape %want2_0 : (tensor<64xi1>) -> tensor<64xi1>
  %wantw2_0 = stablehlo.convert %wantf2_0 : (tensor<64xi1>) -> tensor<64xi64>
  %wantd2_0 = tensor.cast %wantw2_0 : tensor<64xi64> to tensor<?xi64>
  %bad2_0 = call @check_i64(%gotd2_0, %wantd2_0, %rtol2, %atol2) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_GE_f32_FLOAT.0: "
  vector.print %bad2_0 : i64
  %in3_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000080000000800000008000000080000000800000008000000080000000800000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF"> : tensor<64xf32>
  %in3_1 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF"> : tensor<64xf32>
  %out3:1 = call @compare_GT_f32_FLOAT(%in3_0, %in3_1) : (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xi1>)
  %rtol3 = arith.constant 0.000000e+00 : f64
  %atol3 = arith.constant 0.000000e+00 : f64
  %want3_0 = stablehlo.constant dense<[false, false, false, true, false, true, false, false, false, false, false, true, false, true, false, false, true, true, false, true, false, true, false, false, false, false, false, false, false, true, false, false, true, true, true, true, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<64xi1>
  %gotf3_0 = stablehlo.reshape %out3#0 : (tensor<64xi1>) -> tensor<64xi1>
  %gotw3_0 = stablehlo.convert %gotf3_0 : (tensor<64xi1>) -> tensor<64xi64>
  %gotd3_0 = tensor.cast %gotw3_0 : tensor<64xi64> to tensor<?xi64>
  %wantf3_0 = stablehlo.reshape %want3_0 : (tensor<64xi1>) -> tensor<64xi1>
  %wantw3_0 = stablehlo.convert %wantf3_0 : (tensor<64xi1>) -> tensor<64xi64>
  %wantd3_0 = tensor.cast %wantw3_0 : tensor<64xi64> to tensor<?xi64>
  %bad3_0 = call @check_i64(%gotd3_0, %wantd3_0, %rtol3, %atol3) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_GT_f32_FLOAT.0: "
  vector.print %bad3_0 : i64
  %in4_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000080000000800000008000000080000000800000008000000080000000800000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF"> : tensor<64xf32>
  %in4_1 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF"> : tensor<64xf32>
  %out4:1 = call @compare_LE_f32_FLOAT(%in4_0, %in4_1) : (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xi1>)
  %rtol4 = arith.constant 0.000000e+00 : f64
  %atol4 = arith.constant 0.000000e+00 : f64
  %want4_0 = stablehlo.constant dense<[true, true, true, false, true, false, false, false, true, true, true, false, true, false, false, false, false, false, true, false, true, false, false, false, true, true, true, true, true, false, false, false, false, false, false, false, true, false, false, false, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<64xi1>
  %gotf4_0 = stablehlo.reshape %out4#0 : (tensor<64xi1>) -> tensor<64xi1>
  %gotw4_0 = stablehlo.convert %gotf4_0 : (tensor<64xi1>) -> tensor<64xi64>
  %gotd4_0 = tensor.cast %gotw4_0 : tensor<64xi64> to tensor<?xi64>
  %wantf4_0 = stablehlo.reshape %want4_0 : (tensor<64xi1>) -> tensor<64xi1>
  %wantw4_0 = stablehlo.convert %wantf4_0 : (tensor<64xi1>) -> tensor<64xi64>
  %wantd4_0 = tensor.cast %wantw4_0 : tensor<64xi64> to tensor<?xi64>
  %bad4_0 = call @check_i64(%gotd4_0, %wantd4_0, %rtol4, %atol4) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_LE_f32_FLOAT.0: "
  vector.print %bad4_0 : i64
  %in5_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000080000000800000008000000080000000800000008000000080000000800000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF"> : tensor<64xf32>
  %in5_1 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF"> : tensor<64xf32>
  %out5:1 = call @compare_LT_f32_FLOAT(%in5_0, %in5_1) : (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xi1>)
  %rtol5 = arith.constant 0.000000e+00 : f64
  %atol5 = arith.constant 0.000000e+00 : f64
  %want5_0 = stablehlo.constant dense<[false, false, true, false, true, false, false, false, false, false, true, false, true, false, false, false, false, false, false, false, true, false, false, false, true, true, true, false, true, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<64xi1>
  %gotf5_0 = stablehlo.reshape %out5#0 : (tensor<64xi1>) -> tensor<64xi1>
  %gotw5_0 = stablehlo.convert %gotf5_0 : (tensor<64xi1>) -> tensor<64xi64>
  %gotd5_0 = tensor.cast %gotw5_0 : tensor<64xi64> to tensor<?xi64>
  %wantf5_0 = stablehlo.reshape %want5_0 : (tensor<64xi1>) -> tensor<64xi1>
  %wantw5_0 = stablehlo.convert %wantf5_0 : (tensor<64xi1>) -> tensor<64xi64>
  %wantd5_0 = tensor.cast %wantw5_0 : tensor<64xi64> to tensor<?xi64>
  %bad5_0 = call @check_i64(%gotd5_0, %wantd5_0, %rtol5, %atol5) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_LT_f32_FLOAT.0: "
  vector.print %bad5_0 : i64
  %in6_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000080000000800000008000000080000000800000008000000080000000800000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF"> : tensor<64xf32>
  %in6_1 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF"> : tensor<64xf32>
  %out6:1 = call @compare_EQ_f32_TOTALORDER(%in6_0, %in6_1) : (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xi1>)
  %rtol6 = arith.constant 0.000000e+00 : f64
  %atol6 = arith.constant 0.000000e+00 : f64
  %want6_0 = stablehlo.constant dense<[true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true]> : tensor<64xi1>
  %gotf6_0 = stablehlo.reshape %out6#0 : (tensor<64xi1>) -> tensor<64xi1>
  %gotw6_0 = stablehlo.convert %gotf6_0 : (tensor<64xi1>) -> tensor<64xi64>
  %gotd6_0 = tensor.cast %gotw6_0 : tensor<64xi64> to tensor<?xi64>
  %wantf6_0 = stablehlo.reshape %want6_0 : (tensor<64xi1>) -> tensor<64xi1>
  %wantw6_0 = stablehlo.convert %wantf6_0 : (tensor<64xi1>) -> tensor<64xi64>
  %wantd6_0 = tensor.cast %wantw6_0 : tensor<64xi64> to tensor<?xi64>
  %bad6_0 = call @check_i64(%gotd6_0, %wantd6_0, %rtol6, %atol6) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_EQ_f32_TOTALORDER.0: "
  vector.print %bad6_0 : i64
  %in7_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000080000000800000008000000080000000800000008000000080000000800000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF"> : tensor<64xf32>
  %in7_1 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF"> : tensor<64xf32>
  %out7:1 = call @compare_NE_f32_TOTALORDER(%in7_0, %in7_1) : (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xi1>)
  %rtol7 = arith.constant 0.000000e+00 : f64
  %atol7 = arith.constant 0.000000e+00 : f64
  %want7_0 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false]> : tensor<64xi1>
  %gotf7_0 = stablehlo.reshape %out7#0 : (tensor<64xi1>) -> tensor<64xi1>
  %gotw7_0 = stablehlo.convert %gotf7_0 : (tensor<64xi1>) -> tensor<64xi64>
  %gotd7_0 = tensor.cast %gotw7_0 : tensor<64xi64> to tensor<?xi64>
  %wantf7_0 = stablehlo.reshape %want7_0 : (tensor<64xi1>) -> tensor<64xi1>
  %wantw7_0 = stablehlo.convert %wantf7_0 : (tensor<64xi1>) -> tensor<64xi64>
  %wantd7_0 = tensor.cast %wantw7_0 : tensor<64xi64> to tensor<?xi64>
  %bad7_0 = call @check_i64(%gotd7_0, %wantd7_0, %rtol7, %atol7) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_NE_f32_TOTALORDER.0: "
  vector.print %bad7_0 : i64
  %in8_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000080000000800000008000000080000000800000008000000080000000800000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF"> : tensor<64xf32>
  %in8_1 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF"> : tensor<64xf32>
  %out8:1 = call @compare_GE_f32_TOTALORDER(%in8_0, %in8_1) : (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xi1>)
  %rtol8 = arith.constant 0.000000e+00 : f64
  %atol8 = arith.constant 0.000000e+00 : f64
  %want8_0 = stablehlo.constant dense<[true, true, false, true, false, true, false, true, false, true, false, true, false, true, false, true, true, true, true, true, false, true, false, true, false, false, false, true, false, true, false, true, true, true, true, true, true, true, false, true, false, false, false, false, false, true, false, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, true]> : tensor<64xi1>
  %gotf8_0 = stablehlo.reshape %out8#0 : (tensor<64xi1>) -> tensor<64xi1>
  %gotw8_0 = stablehlo.convert %gotf8_0 : (tensor<64xi1>) -> tensor<64xi64>
  %gotd8_0 = tensor.cast %gotw8_0 : tensor<64xi64> to tensor<?xi64>
  %wantf8_0 = stablehlo.reshape %want8_0 : (tensor<64xi1>) -> tensor<64xi1>
  %wantw8_0 = stablehlo.convert %wantf8_0 : (tensor<64xi1>) -> tensor<64xi64>
  %wantd8_0 = tensor.cast %wantw8_0 : tensor<64xi64> to tensor<?xi64>
  %bad8_0 = call @check_i64(%gotd8_0, %wantd8_0, %rtol8, %atol8) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_GE_f32_TOTALORDER.0: "
  vector.print %bad8_0 : i64
  %in9_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000080000000800000008000000080000000800000008000000080000000800000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF"> : tensor<64xf32>
  %in9_1 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF"> : tensor<64xf32>
  %out9:1 = call @compare_GT_f32_TOTALORDER(%in9_0, %in9_1) : (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xi1>)
  %rtol9 = arith.constant 0.000000e+00 : f64
  %atol9 = arith.constant 0.000000e+00 : f64
  %want9_0 = stablehlo.constant dense<[false, true, false, true, false, true, false, true, false, false, false, true, false, true, false, true, true, true, false, true, false, true, false, true, false, false, false, false, false, true, false, true, true, true, true, true, false, true, false, true, false, false, false, false, false, false, false, true, true, true, true, true, true, true, false, true, false, false, false, false, false, false, false, false]> : tensor<64xi1>
  %gotf9_0 = stablehlo.reshape %out9#0 : (tensor<64xi1>) -> tensor<64xi1>
  %gotw9_0 = stablehlo.convert %gotf9_0 : (tensor<64xi1>) -> tensor<64xi64>
  %gotd9_0 = tensor.cast %gotw9_0 : tensor<64xi64> to tensor<?xi64>
  %wantf9_0 = stablehlo.reshape %want9_0 : (tensor<64xi1>) -> tensor<64xi1>
  %wantw9_0 = stablehlo.convert %wantf9_0 : (tensor<64xi1>) -> tensor<64xi64>
  %wantd9_0 = tensor.cast %wantw9_0 : tensor<64xi64> to tensor<?xi64>
  %bad9_0 = call @check_i64(%gotd9_0, %wantd9_0, %rtol9, %atol9) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_GT_f32_TOTALORDER.0: "
  vector.print %bad9_0 : i64
  %in10_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000080000000800000008000000080000000800000008000000080000000800000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF"> : tensor<64xf32>
  %in10_1 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF"> : tensor<64xf32>
  %out10:1 = call @compare_LE_f32_TOTALORDER(%in10_0, %in10_1) : (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xi1>)
  %rtol10 = arith.constant 0.000000e+00 : f64
  %atol10 = arith.constant 0.000000e+00 : f64
  %want10_0 = stablehlo.constant dense<[true, false, true, false, true, false, true, false, true, true, true, false, true, false, true, false, false, false, true, false, true, false, true, false, true, true, true, true, true, false, true, false, false, false, false, false, true, false, true, false, true, true, true, true, true, true, true, false, false, false, false, false, false, false, true, false, true, true, true, true, true, true, true, true]> : tensor<64xi1>
  %gotf10_0 = stablehlo.reshape %out10#0 : (tensor<64xi1>) -> tensor<64xi1>
  %gotw10_0 = stablehlo.convert %gotf10_0 : (tensor<64xi1>) -> tensor<64xi64>
  %gotd10_0 = tensor.cast %gotw10_0 : tensor<64xi64> to tensor<?xi64>
  %wantf10_0 = stablehlo.reshape %want10_0 : (tensor<64xi1>) -> tensor<64xi1>
  %wantw10_0 = stablehlo.convert %wantf10_0 : (tensor<64xi1>) -> tensor<64xi64>
  %wantd10_0 = tensor.cast %wantw10_0 : tensor<64xi64> to tensor<?xi64>
  %bad10_0 = call @check_i64(%gotd10_0, %wantd10_0, %rtol10, %atol10) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_LE_f32_TOTALORDER.0: "
  vector.print %bad10_0 : i64
  %in11_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000080000000800000008000000080000000800000008000000080000000800000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF"> : tensor<64xf32>
  %in11_1 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF00000000000000800000803F000080BF0000807F000080FF0000C07F0000C0FF"> : tensor<64xf32>
  %out11:1 = call @compare_LT_f32_TOTALORDER(%in11_0, %in11_1) : (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xi1>)
  %rtol11 = arith.constant 0.000000e+00 : f64
  %atol11 = arith.constant 0.000000e+00 : f64
  %want11_0 = stablehlo.constant dense<[false, false, true, false, true, false, true, false, true, false, true, false, true, false, true, false, false, false, false, false, true, false, true, false, true, true, true, false, true, false, true, false, false, false, false, false, false, false, true, false, true, true, true, true, true, false, true, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, false]> : tensor<64xi1>
  %gotf11_0 = stablehlo.reshape %out11#0 : (tensor<64xi1>) -> tensor<64xi1>
  %gotw11_0 = stablehlo.convert %gotf11_0 : (tensor<64xi1>) -> tensor<64xi64>
  %gotd11_0 = tensor.cast %gotw11_0 : tensor<64xi64> to tensor<?xi64>
  %wantf11_0 = stablehlo.reshape %want11_0 : (tensor<64xi1>) -> tensor<64xi1>
  %wantw11_0 = stablehlo.convert %wantf11_0 : (tensor<64xi1>) -> tensor<64xi64>
  %wantd11_0 = tensor.cast %wantw11_0 : tensor<64xi64> to tensor<?xi64>
  %bad11_0 = call @check_i64(%gotd11_0, %wantd11_0, %rtol11, %atol11) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_LT_f32_TOTALORDER.0: "
  vector.print %bad11_0 : i64
  %in12_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000800080008000800080008000800080803F803F803F803F803F803F803F803F80BF80BF80BF80BF80BF80BF80BF80BF807F807F807F807F807F807F807F807F80FF80FF80FF80FF80FF80FF80FF80FFC07FC07FC07FC07FC07FC07FC07FC07FC0FFC0FFC0FFC0FFC0FFC0FFC0FFC0FF"> : tensor<64xbf16>
  %in12_1 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF"> : tensor<64xbf16>
  %out12:1 = call @compare_EQ_bf16_FLOAT(%in12_0, %in12_1) : (tensor<64xbf16>, tensor<64xbf16>) -> (tensor<64xi1>)
  %rtol12 = arith.constant 0.000000e+00 : f64
  %atol12 = arith.constant 0.000000e+00 : f64
  %want12_0 = stablehlo.constant dense<[true, true, false, false, false, false, false, false, true, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<64xi1>
  %gotf12_0 = stablehlo.reshape %out12#0 : (tensor<64xi1>) -> tensor<64xi1>
  %gotw12_0 = stablehlo.convert %gotf12_0 : (tensor<64xi1>) -> tensor<64xi64>
  %gotd12_0 = tensor.cast %gotw12_0 : tensor<64xi64> to tensor<?xi64>
  %wantf12_0 = stablehlo.reshape %want12_0 : (tensor<64xi1>) -> tensor<64xi1>
  %wantw12_0 = stablehlo.convert %wantf12_0 : (tensor<64xi1>) -> tensor<64xi64>
  %wantd12_0 = tensor.cast %wantw12_0 : tensor<64xi64> to tensor<?xi64>
  %bad12_0 = call @check_i64(%gotd12_0, %wantd12_0, %rtol12, %atol12) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_EQ_bf16_FLOAT.0: "
  vector.print %bad12_0 : i64
  %in13_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000800080008000800080008000800080803F803F803F803F803F803F803F803F80BF80BF80BF80BF80BF80BF80BF80BF807F807F807F807F807F807F807F807F80FF80FF80FF80FF80FF80FF80FF80FFC07FC07FC07FC07FC07FC07FC07FC07FC0FFC0FFC0FFC0FFC0FFC0FFC0FFC0FF"> : tensor<64xbf16>
  %in13_1 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF"> : tensor<64xbf16>
  %out13:1 = call @compare_NE_bf16_FLOAT(%in13_0, %in13_1) : (tensor<64xbf16>, tensor<64xbf16>) -> (tensor<64xi1>)
  %rtol13 = arith.constant 0.000000e+00 : f64
  %atol13 = arith.constant 0.000000e+00 : f64
  %want13_0 = stablehlo.constant dense<[false, false, true, true, true, true, true, true, false, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<64xi1>
  %gotf13_0 = stablehlo.reshape %out13#0 : (tensor<64xi1>) -> tensor<64xi1>
  %gotw13_0 = stablehlo.convert %gotf13_0 : (tensor<64xi1>) -> tensor<64xi64>
  %gotd13_0 = tensor.cast %gotw13_0 : tensor<64xi64> to tensor<?xi64>
  %wantf13_0 = stablehlo.reshape %want13_0 : (tensor<64xi1>) -> tensor<64xi1>
  %wantw13_0 = stablehlo.convert %wantf13_0 : (tensor<64xi1>) -> tensor<64xi64>
  %wantd13_0 = tensor.cast %wantw13_0 : tensor<64xi64> to tensor<?xi64>
  %bad13_0 = call @check_i64(%gotd13_0, %wantd13_0, %rtol13, %atol13) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_NE_bf16_FLOAT.0: "
  vector.print %bad13_0 : i64
  %in14_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000800080008000800080008000800080803F803F803F803F803F803F803F803F80BF80BF80BF80BF80BF80BF80BF80BF807F807F807F807F807F807F807F807F80FF80FF80FF80FF80FF80FF80FF80FFC07FC07FC07FC07FC07FC07FC07FC07FC0FFC0FFC0FFC0FFC0FFC0FFC0FFC0FF"> : tensor<64xbf16>
  %in14_1 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF"> : tensor<64xbf16>
  %out14:1 = call @compare_GE_bf16_FLOAT(%in14_0, %in14_1) : (tensor<64xbf16>, tensor<64xbf16>) -> (tensor<64xi1>)
  %rtol14 = arith.constant 0.000000e+00 : f64
  %atol14 = arith.constant 0.000000e+00 : f64
  %want14_0 = stablehlo.constant dense<[true, true, false, true, false, true, false, false, true, true, false, true, false, true, false, false, true, true, true, true, false, true, false, false, false, false, false, true, false, true, false, false, true, true, true, true, true, true, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<64xi1>
  %gotf14_0 = stablehlo.reshape %out14#0 : (tensor<64xi1>) -> tensor<64xi1>
  %gotw14_0 = stablehlo.convert %gotf14_0 : (tensor<64xi1>) -> tensor<64xi64>
  %gotd14_0 = tensor.cast %gotw14_0 : tensor<64xi64> to tensor<?xi64>
  %wantf14_0 = stablehlo.reshape %want14_0 : (tensor<64xi1>) -> tensor<64xi1>
  %wantw14_0 = stablehlo.convert %wantf14_0 : (tensor<64xi1>) -> tensor<64xi64>
  %wantd14_0 = tensor.cast %wantw14_0 : tensor<64xi64> to tensor<?xi64>
  %bad14_0 = call @check_i64(%gotd14_0, %wantd14_0, %rtol14, %atol14) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_GE_bf16_FLOAT.0: "
  vector.print %bad14_0 : i64
  %in15_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000800080008000800080008000800080803F803F803F803F803F803F803F803F80BF80BF80BF80BF80BF80BF80BF80BF807F807F807F807F807F807F807F807F80FF80FF80FF80FF80FF80FF80FF80FFC07FC07FC07FC07FC07FC07FC07FC07FC0FFC0FFC0FFC0FFC0FFC0FFC0FFC0FF"> : tensor<64xbf16>
  %in15_1 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF"> : tensor<64xbf16>
  %out15:1 = call @compare_GT_bf16_FLOAT(%in15_0, %in15_1) : (tensor<64xbf16>, tensor<64xbf16>) -> (tensor<64xi1>)
  %rtol15 = arith.constant 0.000000e+00 : f64
  %atol15 = arith.constant 0.000000e+00 : f64
  %want15_0 = stablehlo.constant dense<[false, false, false, true, false, true, false, false, false, false, false, true, false, true, false, false, true, true, false, true, false, true, false, false, false, false, false, false, false, true, false, false, true, true, true, true, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<64xi1>
  %gotf15_0 = stablehlo.reshape %out15#0 : (tensor<64xi1>) -> tensor<64xi1>
  %gotw15_0 = stablehlo.convert %gotf15_0 : (tensor<64xi1>) -> tensor<64xi64>
  %gotd15_0 = tensor.cast %gotw15_0 : tensor<64xi64> to tensor<?xi64>
  %wantf15_0 = stablehlo.reshape %want15_0 : (tensor<64xi1>) -> tensor<64xi1>
  %wantw15_0 = stablehlo.convert %wantf15_0 : (tensor<64xi1>) -> tensor<64xi64>
  %wantd15_0 = tensor.cast %wantw15_0 : tensor<64xi64> to tensor<?xi64>
  %bad15_0 = call @check_i64(%gotd15_0, %wantd15_0, %rtol15, %atol15) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_GT_bf16_FLOAT.0: "
  vector.print %bad15_0 : i64
  %in16_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000800080008000800080008000800080803F803F803F803F803F803F803F803F80BF80BF80BF80BF80BF80BF80BF80BF807F807F807F807F807F807F807F807F80FF80FF80FF80FF80FF80FF80FF80FFC07FC07FC07FC07FC07FC07FC07FC07FC0FFC0FFC0FFC0FFC0FFC0FFC0FFC0FF"> : tensor<64xbf16>
  %in16_1 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF"> : tensor<64xbf16>
  %out16:1 = call @compare_LE_bf16_FLOAT(%in16_0, %in16_1) : (tensor<64xbf16>, tensor<64xbf16>) -> (tensor<64xi1>)
  %rtol16 = arith.constant 0.000000e+00 : f64
  %atol16 = arith.constant 0.000000e+00 : f64
  %want16_0 = stablehlo.constant dense<[true, true, true, false, true, false, false, false, true, true, true, false, true, false, false, false, false, false, true, false, true, false, false, false, true, true, true, true, true, false, false, false, false, false, false, false, true, false, false, false, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<64xi1>
  %gotf16_0 = stablehlo.reshape %out16#0 : (tensor<64xi1>) -> tensor<64xi1>
  %gotw16_0 = stablehlo.convert %gotf16_0 : (tensor<64xi1>) -> tensor<64xi64>
  %gotd16_0 = tensor.cast %gotw16_0 : tensor<64xi64> to tensor<?xi64>
  %wantf16_0 = stablehlo.reshape %want16_0 : (tensor<64xi1>) -> tensor<64xi1>
  %wantw16_0 = stablehlo.convert %wantf16_0 : (tensor<64xi1>) -> tensor<64xi64>
  %wantd16_0 = tensor.cast %wantw16_0 : tensor<64xi64> to tensor<?xi64>
  %bad16_0 = call @check_i64(%gotd16_0, %wantd16_0, %rtol16, %atol16) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_LE_bf16_FLOAT.0: "
  vector.print %bad16_0 : i64
  %in17_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000800080008000800080008000800080803F803F803F803F803F803F803F803F80BF80BF80BF80BF80BF80BF80BF80BF807F807F807F807F807F807F807F807F80FF80FF80FF80FF80FF80FF80FF80FFC07FC07FC07FC07FC07FC07FC07FC07FC0FFC0FFC0FFC0FFC0FFC0FFC0FFC0FF"> : tensor<64xbf16>
  %in17_1 = stablehlo.constant dense<"0x00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF00000080803F80BF807F80FFC07FC0FF"> : tensor<64xbf16>
  %out17:1 = call @compare_LT_bf16_FLOAT(%in17_0, %in17_1) : (tensor<64xbf16>, tensor<64xbf16>) -> (tensor<64xi1>)
  %rtol17 = arith.constant 0.000000e+00 : f64
  %atol17 = arith.constant 0.000000e+00 : f64
  %want17_0 = stablehlo.constant dense<[false, false, true, false, true, false, false, false, false, false, true, false, true, false, false, false, false, false, false, false, true, false, false, false, true, true, true, false, true, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<64xi1>
  %gotf17_0 = stablehlo.reshape %out17#0 : (tensor<64xi1>) -> tensor<64xi1>
  %gotw17_0 = stablehlo.convert %gotf17_0 : (tensor<64xi1>) -> tensor<64xi64>
  %gotd17_0 = tensor.cast %gotw17_0 : tensor<64xi64> to tensor<?xi64>
  %wantf17_0 = stablehlo.reshape %want17_0 : (tensor<64xi1>) -> tensor<64xi1>
  %wantw17_0 = stablehlo.convert %wantf17_0 : (tensor<64xi1>) -> tensor<64xi64>
  %wantd17_0 = tensor.cast %wantw17_0 : tensor<64xi64> to tensor<?xi64>
  %bad17_0 = call @check_i64(%gotd17_0, %wantd17_0, %rtol17, %atol17) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_LT_bf16_FLOAT.0: "
  vector.print %bad17_0 : i64
  %in18_0 = stablehlo.constant dense<"0x0000000000000000000000000000010101010101010101010101010102020202020202020202020202020303030303030303030303030303070707070707070707070707070764646464646464646464646464647F7F7F7F7F7F7F7F7F7F7F7F7F7F7E7E7E7E7E7E7E7E7E7E7E7E7E7E80808080808080808080808080808181818181818181818181818181FFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFEFEFEFEFEFEFEFBFBFBFBFBFBFBFBFBFBFBFBFBFB9C9C9C9C9C9C9C9C9C9C9C9C9C9C"> : tensor<196xi8>
  %in18_1 = stablehlo.constant dense<"0x0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C"> : tensor<196xi8>
  %out18:1 = call @compare_EQ_i8_SIGNED(%in18_0, %in18_1) : (tensor<196xi8>, tensor<196xi8>) -> (tensor<196xi1>)
  %rtol18 = arith.constant 0.000000e+00 : f64
  %atol18 = arith.constant 0.000000e+00 : f64
  %want18_0 = stablehlo.constant dense<[true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true]> : tensor<196xi1>
  %gotf18_0 = stablehlo.reshape %out18#0 : (tensor<196xi1>) -> tensor<196xi1>
  %gotw18_0 = stablehlo.convert %gotf18_0 : (tensor<196xi1>) -> tensor<196xi64>
  %gotd18_0 = tensor.cast %gotw18_0 : tensor<196xi64> to tensor<?xi64>
  %wantf18_0 = stablehlo.reshape %want18_0 : (tensor<196xi1>) -> tensor<196xi1>
  %wantw18_0 = stablehlo.convert %wantf18_0 : (tensor<196xi1>) -> tensor<196xi64>
  %wantd18_0 = tensor.cast %wantw18_0 : tensor<196xi64> to tensor<?xi64>
  %bad18_0 = call @check_i64(%gotd18_0, %wantd18_0, %rtol18, %atol18) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_EQ_i8_SIGNED.0: "
  vector.print %bad18_0 : i64
  %in19_0 = stablehlo.constant dense<"0x0000000000000000000000000000010101010101010101010101010102020202020202020202020202020303030303030303030303030303070707070707070707070707070764646464646464646464646464647F7F7F7F7F7F7F7F7F7F7F7F7F7F7E7E7E7E7E7E7E7E7E7E7E7E7E7E80808080808080808080808080808181818181818181818181818181FFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFEFEFEFEFEFEFEFBFBFBFBFBFBFBFBFBFBFBFBFBFB9C9C9C9C9C9C9C9C9C9C9C9C9C9C"> : tensor<196xi8>
  %in19_1 = stablehlo.constant dense<"0x0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C"> : tensor<196xi8>
  %out19:1 = call @compare_NE_i8_SIGNED(%in19_0, %in19_1) : (tensor<196xi8>, tensor<196xi8>) -> (tensor<196xi1>)
  %rtol19 = arith.constant 0.000000e+00 : f64
  %atol19 = arith.constant 0.000000e+00 : f64
  %want19_0 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false]> : tensor<196xi1>
  %gotf19_0 = stablehlo.reshape %out19#0 : (tensor<196xi1>) -> tensor<196xi1>
  %gotw19_0 = stablehlo.convert %gotf19_0 : (tensor<196xi1>) -> tensor<196xi64>
  %gotd19_0 = tensor.cast %gotw19_0 : tensor<196xi64> to tensor<?xi64>
  %wantf19_0 = stablehlo.reshape %want19_0 : (tensor<196xi1>) -> tensor<196xi1>
  %wantw19_0 = stablehlo.convert %wantf19_0 : (tensor<196xi1>) -> tensor<196xi64>
  %wantd19_0 = tensor.cast %wantw19_0 : tensor<196xi64> to tensor<?xi64>
  %bad19_0 = call @check_i64(%gotd19_0, %wantd19_0, %rtol19, %atol19) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_NE_i8_SIGNED.0: "
  vector.print %bad19_0 : i64
  %in20_0 = stablehlo.constant dense<"0x0000000000000000000000000000010101010101010101010101010102020202020202020202020202020303030303030303030303030303070707070707070707070707070764646464646464646464646464647F7F7F7F7F7F7F7F7F7F7F7F7F7F7E7E7E7E7E7E7E7E7E7E7E7E7E7E80808080808080808080808080808181818181818181818181818181FFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFEFEFEFEFEFEFEFBFBFBFBFBFBFBFBFBFBFBFBFBFB9C9C9C9C9C9C9C9C9C9C9C9C9C9C"> : tensor<196xi8>
  %in20_1 = stablehlo.constant dense<"0x0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C"> : tensor<196xi8>
  %out20:1 = call @compare_GE_i8_SIGNED(%in20_0, %in20_1) : (tensor<196xi8>, tensor<196xi8>) -> (tensor<196xi1>)
  %rtol20 = arith.constant 0.000000e+00 : f64
  %atol20 = arith.constant 0.000000e+00 : f64
  %want20_0 = stablehlo.constant dense<[true, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, false, false, false, false, false, false, false, false, true, true, false, true, true, true, false, false, false, false, false, false, false, false, true, true, false, false, true, true, false, false, false, false, false, false, false, false, true, true, false, false, false, true]> : tensor<196xi1>
  %gotf20_0 = stablehlo.reshape %out20#0 : (tensor<196xi1>) -> tensor<196xi1>
  %gotw20_0 = stablehlo.convert %gotf20_0 : (tensor<196xi1>) -> tensor<196xi64>
  %gotd20_0 = tensor.cast %gotw20_0 : tensor<196xi64> to tensor<?xi64>
  %wantf20_0 = stablehlo.reshape %want20_0 : (tensor<196xi1>) -> tensor<196xi1>
  %wantw20_0 = stablehlo.convert %wantf20_0 : (tensor<196xi1>) -> tensor<196xi64>
  %wantd20_0 = tensor.cast %wantw20_0 : tensor<196xi64> to tensor<?xi64>
  %bad20_0 = call @check_i64(%gotd20_0, %wantd20_0, %rtol20, %atol20) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_GE_i8_SIGNED.0: "
  vector.print %bad20_0 : i64
  %in21_0 = stablehlo.constant dense<"0x0000000000000000000000000000010101010101010101010101010102020202020202020202020202020303030303030303030303030303070707070707070707070707070764646464646464646464646464647F7F7F7F7F7F7F7F7F7F7F7F7F7F7E7E7E7E7E7E7E7E7E7E7E7E7E7E80808080808080808080808080808181818181818181818181818181FFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFEFEFEFEFEFEFEFBFBFBFBFBFBFBFBFBFBFBFBFBFB9C9C9C9C9C9C9C9C9C9C9C9C9C9C"> : tensor<196xi8>
  %in21_1 = stablehlo.constant dense<"0x0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C"> : tensor<196xi8>
  %out21:1 = call @compare_GT_i8_SIGNED(%in21_0, %in21_1) : (tensor<196xi8>, tensor<196xi8>) -> (tensor<196xi1>)
  %rtol21 = arith.constant 0.000000e+00 : f64
  %atol21 = arith.constant 0.000000e+00 : f64
  %want21_0 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, false, true, true, true, false, false, false, false, false, false, false, false, true, true, false, false, true, true, false, false, false, false, false, false, false, false, true, true, false, false, false, true, false, false, false, false, false, false, false, false, true, true, false, false, false, false]> : tensor<196xi1>
  %gotf21_0 = stablehlo.reshape %out21#0 : (tensor<196xi1>) -> tensor<196xi1>
  %gotw21_0 = stablehlo.convert %gotf21_0 : (tensor<196xi1>) -> tensor<196xi64>
  %gotd21_0 = tensor.cast %gotw21_0 : tensor<196xi64> to tensor<?xi64>
  %wantf21_0 = stablehlo.reshape %want21_0 : (tensor<196xi1>) -> tensor<196xi1>
  %wantw21_0 = stablehlo.convert %wantf21_0 : (tensor<196xi1>) -> tensor<196xi64>
  %wantd21_0 = tensor.cast %wantw21_0 : tensor<196xi64> to tensor<?xi64>
  %bad21_0 = call @check_i64(%gotd21_0, %wantd21_0, %rtol21, %atol21) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_GT_i8_SIGNED.0: "
  vector.print %bad21_0 : i64
  %in22_0 = stablehlo.constant dense<"0x0000000000000000000000000000010101010101010101010101010102020202020202020202020202020303030303030303030303030303070707070707070707070707070764646464646464646464646464647F7F7F7F7F7F7F7F7F7F7F7F7F7F7E7E7E7E7E7E7E7E7E7E7E7E7E7E80808080808080808080808080808181818181818181818181818181FFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFEFEFEFEFEFEFEFBFBFBFBFBFBFBFBFBFBFBFBFBFB9C9C9C9C9C9C9C9C9C9C9C9C9C9C"> : tensor<196xi8>
  %in22_1 = stablehlo.constant dense<"0x0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C"> : tensor<196xi8>
  %out22:1 = call @compare_LE_i8_SIGNED(%in22_0, %in22_1) : (tensor<196xi8>, tensor<196xi8>) -> (tensor<196xi1>)
  %rtol22 = arith.constant 0.000000e+00 : f64
  %atol22 = arith.constant 0.000000e+00 : f64
  %want22_0 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, true, false, false, false, true, true, true, true, true, true, true, true, false, false, true, true, false, false, true, true, true, true, true, true, true, true, false, false, true, true, true, false, true, true, true, true, true, true, true, true, false, false, true, true, true, true]> : tensor<196xi1>
  %gotf22_0 = stablehlo.reshape %out22#0 : (tensor<196xi1>) -> tensor<196xi1>
  %gotw22_0 = stablehlo.convert %gotf22_0 : (tensor<196xi1>) -> tensor<196xi64>
  %gotd22_0 = tensor.cast %gotw22_0 : tensor<196xi64> to tensor<?xi64>
  %wantf22_0 = stablehlo.reshape %want22_0 : (tensor<196xi1>) -> tensor<196xi1>
  %wantw22_0 = stablehlo.convert %wantf22_0 : (tensor<196xi1>) -> tensor<196xi64>
  %wantd22_0 = tensor.cast %wantw22_0 : tensor<196xi64> to tensor<?xi64>
  %bad22_0 = call @check_i64(%gotd22_0, %wantd22_0, %rtol22, %atol22) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_LE_i8_SIGNED.0: "
  vector.print %bad22_0 : i64
  %in23_0 = stablehlo.constant dense<"0x0000000000000000000000000000010101010101010101010101010102020202020202020202020202020303030303030303030303030303070707070707070707070707070764646464646464646464646464647F7F7F7F7F7F7F7F7F7F7F7F7F7F7E7E7E7E7E7E7E7E7E7E7E7E7E7E80808080808080808080808080808181818181818181818181818181FFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFEFEFEFEFEFEFEFBFBFBFBFBFBFBFBFBFBFBFBFBFB9C9C9C9C9C9C9C9C9C9C9C9C9C9C"> : tensor<196xi8>
  %in23_1 = stablehlo.constant dense<"0x0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C0001020307647F7E8081FFFEFB9C"> : tensor<196xi8>
  %out23:1 = call @compare_LT_i8_SIGNED(%in23_0, %in23_1) : (tensor<196xi8>, tensor<196xi8>) -> (tensor<196xi1>)
  %rtol23 = arith.constant 0.000000e+00 : f64
  %atol23 = arith.constant 0.000000e+00 : f64
  %want23_0 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, true, true, true, true, true, true, true, true, false, false, true, false, false, false, true, true, true, true, true, true, true, true, false, false, true, true, false, false, true, true, true, true, true, true, true, true, false, false, true, true, true, false]> : tensor<196xi1>
  %gotf23_0 = stablehlo.reshape %out23#0 : (tensor<196xi1>) -> tensor<196xi1>
  %gotw23_0 = stablehlo.convert %gotf23_0 : (tensor<196xi1>) -> tensor<196xi64>
  %gotd23_0 = tensor.cast %gotw23_0 : tensor<196xi64> to tensor<?xi64>
  %wantf23_0 = stablehlo.reshape %want23_0 : (tensor<196xi1>) -> tensor<196xi1>
  %wantw23_0 = stablehlo.convert %wantf23_0 : (tensor<196xi1>) -> tensor<196xi64>
  %wantd23_0 = tensor.cast %wantw23_0 : tensor<196xi64> to tensor<?xi64>
  %bad23_0 = call @check_i64(%gotd23_0, %wantd23_0, %rtol23, %atol23) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_LT_i8_SIGNED.0: "
  vector.print %bad23_0 : i64
  %in24_0 = stablehlo.constant dense<"0x000000000000000000000101010101010101010102020202020202020202030303030303030303030707070707070707070764646464646464646464FFFFFFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFEFEFE0000000000000000000001010101010101010101"> : tensor<100xui8>
  %in24_1 = stablehlo.constant dense<"0x000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001"> : tensor<100xui8>
  %out24:1 = call @compare_EQ_ui8_UNSIGNED(%in24_0, %in24_1) : (tensor<100xui8>, tensor<100xui8>) -> (tensor<100xi1>)
  %rtol24 = arith.constant 0.000000e+00 : f64
  %atol24 = arith.constant 0.000000e+00 : f64
  %want24_0 = stablehlo.constant dense<[true, false, false, false, false, false, false, false, true, false, false, true, false, false, false, false, false, false, false, true, false, false, true, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, true, false, false, true, false, false, false, false, false, false, false, true, false, false, true, false, false, false, false, false, false, false, true]> : tensor<100xi1>
  %gotf24_0 = stablehlo.reshape %out24#0 : (tensor<100xi1>) -> tensor<100xi1>
  %gotw24_0 = stablehlo.convert %gotf24_0 : (tensor<100xi1>) -> tensor<100xi64>
  %gotd24_0 = tensor.cast %gotw24_0 : tensor<100xi64> to tensor<?xi64>
  %wantf24_0 = stablehlo.reshape %want24_0 : (tensor<100xi1>) -> tensor<100xi1>
  %wantw24_0 = stablehlo.convert %wantf24_0 : (tensor<100xi1>) -> tensor<100xi64>
  %wantd24_0 = tensor.cast %wantw24_0 : tensor<100xi64> to tensor<?xi64>
  %bad24_0 = call @check_i64(%gotd24_0, %wantd24_0, %rtol24, %atol24) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_EQ_ui8_UNSIGNED.0: "
  vector.print %bad24_0 : i64
  %in25_0 = stablehlo.constant dense<"0x000000000000000000000101010101010101010102020202020202020202030303030303030303030707070707070707070764646464646464646464FFFFFFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFEFEFE0000000000000000000001010101010101010101"> : tensor<100xui8>
  %in25_1 = stablehlo.constant dense<"0x000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001"> : tensor<100xui8>
  %out25:1 = call @compare_NE_ui8_UNSIGNED(%in25_0, %in25_1) : (tensor<100xui8>, tensor<100xui8>) -> (tensor<100xi1>)
  %rtol25 = arith.constant 0.000000e+00 : f64
  %atol25 = arith.constant 0.000000e+00 : f64
  %want25_0 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, false, true, true, false, true, true, true, true, true, true, true, false, true, true, false, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, false, true, true, false, true, true, true, true, true, true, true, false, true, true, false, true, true, true, true, true, true, true, false]> : tensor<100xi1>
  %gotf25_0 = stablehlo.reshape %out25#0 : (tensor<100xi1>) -> tensor<100xi1>
  %gotw25_0 = stablehlo.convert %gotf25_0 : (tensor<100xi1>) -> tensor<100xi64>
  %gotd25_0 = tensor.cast %gotw25_0 : tensor<100xi64> to tensor<?xi64>
  %wantf25_0 = stablehlo.reshape %want25_0 : (tensor<100xi1>) -> tensor<100xi1>
  %wantw25_0 = stablehlo.convert %wantf25_0 : (tensor<100xi1>) -> tensor<100xi64>
  %wantd25_0 = tensor.cast %wantw25_0 : tensor<100xi64> to tensor<?xi64>
  %bad25_0 = call @check_i64(%gotd25_0, %wantd25_0, %rtol25, %atol25) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_NE_ui8_UNSIGNED.0: "
  vector.print %bad25_0 : i64
  %in26_0 = stablehlo.constant dense<"0x000000000000000000000101010101010101010102020202020202020202030303030303030303030707070707070707070764646464646464646464FFFFFFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFEFEFE0000000000000000000001010101010101010101"> : tensor<100xui8>
  %in26_1 = stablehlo.constant dense<"0x000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001"> : tensor<100xui8>
  %out26:1 = call @compare_GE_ui8_UNSIGNED(%in26_0, %in26_1) : (tensor<100xui8>, tensor<100xui8>) -> (tensor<100xi1>)
  %rtol26 = arith.constant 0.000000e+00 : f64
  %atol26 = arith.constant 0.000000e+00 : f64
  %want26_0 = stablehlo.constant dense<[true, false, false, false, false, false, false, false, true, false, true, true, false, false, false, false, false, false, true, true, true, true, true, false, false, false, false, false, true, true, true, true, true, true, false, false, false, false, true, true, true, true, true, true, true, false, false, false, true, true, true, true, true, true, true, true, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, false, false, false, false, false, false, false, true, false, true, true, false, false, false, false, false, false, true, true]> : tensor<100xi1>
  %gotf26_0 = stablehlo.reshape %out26#0 : (tensor<100xi1>) -> tensor<100xi1>
  %gotw26_0 = stablehlo.convert %gotf26_0 : (tensor<100xi1>) -> tensor<100xi64>
  %gotd26_0 = tensor.cast %gotw26_0 : tensor<100xi64> to tensor<?xi64>
  %wantf26_0 = stablehlo.reshape %want26_0 : (tensor<100xi1>) -> tensor<100xi1>
  %wantw26_0 = stablehlo.convert %wantf26_0 : (tensor<100xi1>) -> tensor<100xi64>
  %wantd26_0 = tensor.cast %wantw26_0 : tensor<100xi64> to tensor<?xi64>
  %bad26_0 = call @check_i64(%gotd26_0, %wantd26_0, %rtol26, %atol26) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_GE_ui8_UNSIGNED.0: "
  vector.print %bad26_0 : i64
  %in27_0 = stablehlo.constant dense<"0x000000000000000000000101010101010101010102020202020202020202030303030303030303030707070707070707070764646464646464646464FFFFFFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFEFEFE0000000000000000000001010101010101010101"> : tensor<100xui8>
  %in27_1 = stablehlo.constant dense<"0x000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001"> : tensor<100xui8>
  %out27:1 = call @compare_GT_ui8_UNSIGNED(%in27_0, %in27_1) : (tensor<100xui8>, tensor<100xui8>) -> (tensor<100xi1>)
  %rtol27 = arith.constant 0.000000e+00 : f64
  %atol27 = arith.constant 0.000000e+00 : f64
  %want27_0 = stablehlo.constant dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true, false, true, true, false, false, false, false, false, false, true, true, true, true, true, false, false, false, false, false, true, true, true, true, true, true, false, false, false, false, true, true, true, true, true, true, true, false, false, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, false, false, true, true, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true, false]> : tensor<100xi1>
  %gotf27_0 = stablehlo.reshape %out27#0 : (tensor<100xi1>) -> tensor<100xi1>
  %gotw27_0 = stablehlo.convert %gotf27_0 : (tensor<100xi1>) -> tensor<100xi64>
  %gotd27_0 = tensor.cast %gotw27_0 : tensor<100xi64> to tensor<?xi64>
  %wantf27_0 = stablehlo.reshape %want27_0 : (tensor<100xi1>) -> tensor<100xi1>
  %wantw27_0 = stablehlo.convert %wantf27_0 : (tensor<100xi1>) -> tensor<100xi64>
  %wantd27_0 = tensor.cast %wantw27_0 : tensor<100xi64> to tensor<?xi64>
  %bad27_0 = call @check_i64(%gotd27_0, %wantd27_0, %rtol27, %atol27) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_GT_ui8_UNSIGNED.0: "
  vector.print %bad27_0 : i64
  %in28_0 = stablehlo.constant dense<"0x000000000000000000000101010101010101010102020202020202020202030303030303030303030707070707070707070764646464646464646464FFFFFFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFEFEFE0000000000000000000001010101010101010101"> : tensor<100xui8>
  %in28_1 = stablehlo.constant dense<"0x000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001"> : tensor<100xui8>
  %out28:1 = call @compare_LE_ui8_UNSIGNED(%in28_0, %in28_1) : (tensor<100xui8>, tensor<100xui8>) -> (tensor<100xi1>)
  %rtol28 = arith.constant 0.000000e+00 : f64
  %atol28 = arith.constant 0.000000e+00 : f64
  %want28_0 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, false, true, false, false, true, true, true, true, true, true, false, false, false, false, false, true, true, true, true, true, false, false, false, false, false, false, true, true, true, true, false, false, false, false, false, false, false, true, true, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, true, true, false, false, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, false, true]> : tensor<100xi1>
  %gotf28_0 = stablehlo.reshape %out28#0 : (tensor<100xi1>) -> tensor<100xi1>
  %gotw28_0 = stablehlo.convert %gotf28_0 : (tensor<100xi1>) -> tensor<100xi64>
  %gotd28_0 = tensor.cast %gotw28_0 : tensor<100xi64> to tensor<?xi64>
  %wantf28_0 = stablehlo.reshape %want28_0 : (tensor<100xi1>) -> tensor<100xi1>
  %wantw28_0 = stablehlo.convert %wantf28_0 : (tensor<100xi1>) -> tensor<100xi64>
  %wantd28_0 = tensor.cast %wantw28_0 : tensor<100xi64> to tensor<?xi64>
  %bad28_0 = call @check_i64(%gotd28_0, %wantd28_0, %rtol28, %atol28) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_LE_ui8_UNSIGNED.0: "
  vector.print %bad28_0 : i64
  %in29_0 = stablehlo.constant dense<"0x000000000000000000000101010101010101010102020202020202020202030303030303030303030707070707070707070764646464646464646464FFFFFFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFEFEFE0000000000000000000001010101010101010101"> : tensor<100xui8>
  %in29_1 = stablehlo.constant dense<"0x000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001000102030764FFFE0001"> : tensor<100xui8>
  %out29:1 = call @compare_LT_ui8_UNSIGNED(%in29_0, %in29_1) : (tensor<100xui8>, tensor<100xui8>) -> (tensor<100xi1>)
  %rtol29 = arith.constant 0.000000e+00 : f64
  %atol29 = arith.constant 0.000000e+00 : f64
  %want29_0 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, false, true, false, false, true, true, true, true, true, true, false, false, false, false, false, true, true, true, true, true, false, false, false, false, false, false, true, true, true, true, false, false, false, false, false, false, false, true, true, true, false, false, false, false, false, false, false, false, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, true, true, true, true, true, true, true, false, true, false, false, true, true, true, true, true, true, false, false]> : tensor<100xi1>
  %gotf29_0 = stablehlo.reshape %out29#0 : (tensor<100xi1>) -> tensor<100xi1>
  %gotw29_0 = stablehlo.convert %gotf29_0 : (tensor<100xi1>) -> tensor<100xi64>
  %gotd29_0 = tensor.cast %gotw29_0 : tensor<100xi64> to tensor<?xi64>
  %wantf29_0 = stablehlo.reshape %want29_0 : (tensor<100xi1>) -> tensor<100xi1>
  %wantw29_0 = stablehlo.convert %wantf29_0 : (tensor<100xi1>) -> tensor<100xi64>
  %wantd29_0 = tensor.cast %wantw29_0 : tensor<100xi64> to tensor<?xi64>
  %bad29_0 = call @check_i64(%gotd29_0, %wantd29_0, %rtol29, %atol29) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_LT_ui8_UNSIGNED.0: "
  vector.print %bad29_0 : i64
  %in30_0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %in30_1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %out30:1 = call @compare_EQ_i1_UNSIGNED(%in30_0, %in30_1) : (tensor<4xi1>, tensor<4xi1>) -> (tensor<4xi1>)
  %rtol30 = arith.constant 0.000000e+00 : f64
  %atol30 = arith.constant 0.000000e+00 : f64
  %want30_0 = stablehlo.constant dense<[true, false, false, true]> : tensor<4xi1>
  %gotf30_0 = stablehlo.reshape %out30#0 : (tensor<4xi1>) -> tensor<4xi1>
  %gotw30_0 = stablehlo.convert %gotf30_0 : (tensor<4xi1>) -> tensor<4xi64>
  %gotd30_0 = tensor.cast %gotw30_0 : tensor<4xi64> to tensor<?xi64>
  %wantf30_0 = stablehlo.reshape %want30_0 : (tensor<4xi1>) -> tensor<4xi1>
  %wantw30_0 = stablehlo.convert %wantf30_0 : (tensor<4xi1>) -> tensor<4xi64>
  %wantd30_0 = tensor.cast %wantw30_0 : tensor<4xi64> to tensor<?xi64>
  %bad30_0 = call @check_i64(%gotd30_0, %wantd30_0, %rtol30, %atol30) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_EQ_i1_UNSIGNED.0: "
  vector.print %bad30_0 : i64
  %in31_0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %in31_1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %out31:1 = call @compare_NE_i1_UNSIGNED(%in31_0, %in31_1) : (tensor<4xi1>, tensor<4xi1>) -> (tensor<4xi1>)
  %rtol31 = arith.constant 0.000000e+00 : f64
  %atol31 = arith.constant 0.000000e+00 : f64
  %want31_0 = stablehlo.constant dense<[false, true, true, false]> : tensor<4xi1>
  %gotf31_0 = stablehlo.reshape %out31#0 : (tensor<4xi1>) -> tensor<4xi1>
  %gotw31_0 = stablehlo.convert %gotf31_0 : (tensor<4xi1>) -> tensor<4xi64>
  %gotd31_0 = tensor.cast %gotw31_0 : tensor<4xi64> to tensor<?xi64>
  %wantf31_0 = stablehlo.reshape %want31_0 : (tensor<4xi1>) -> tensor<4xi1>
  %wantw31_0 = stablehlo.convert %wantf31_0 : (tensor<4xi1>) -> tensor<4xi64>
  %wantd31_0 = tensor.cast %wantw31_0 : tensor<4xi64> to tensor<?xi64>
  %bad31_0 = call @check_i64(%gotd31_0, %wantd31_0, %rtol31, %atol31) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_NE_i1_UNSIGNED.0: "
  vector.print %bad31_0 : i64
  %in32_0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %in32_1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %out32:1 = call @compare_GE_i1_UNSIGNED(%in32_0, %in32_1) : (tensor<4xi1>, tensor<4xi1>) -> (tensor<4xi1>)
  %rtol32 = arith.constant 0.000000e+00 : f64
  %atol32 = arith.constant 0.000000e+00 : f64
  %want32_0 = stablehlo.constant dense<[true, false, true, true]> : tensor<4xi1>
  %gotf32_0 = stablehlo.reshape %out32#0 : (tensor<4xi1>) -> tensor<4xi1>
  %gotw32_0 = stablehlo.convert %gotf32_0 : (tensor<4xi1>) -> tensor<4xi64>
  %gotd32_0 = tensor.cast %gotw32_0 : tensor<4xi64> to tensor<?xi64>
  %wantf32_0 = stablehlo.reshape %want32_0 : (tensor<4xi1>) -> tensor<4xi1>
  %wantw32_0 = stablehlo.convert %wantf32_0 : (tensor<4xi1>) -> tensor<4xi64>
  %wantd32_0 = tensor.cast %wantw32_0 : tensor<4xi64> to tensor<?xi64>
  %bad32_0 = call @check_i64(%gotd32_0, %wantd32_0, %rtol32, %atol32) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_GE_i1_UNSIGNED.0: "
  vector.print %bad32_0 : i64
  %in33_0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %in33_1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %out33:1 = call @compare_GT_i1_UNSIGNED(%in33_0, %in33_1) : (tensor<4xi1>, tensor<4xi1>) -> (tensor<4xi1>)
  %rtol33 = arith.constant 0.000000e+00 : f64
  %atol33 = arith.constant 0.000000e+00 : f64
  %want33_0 = stablehlo.constant dense<[false, false, true, false]> : tensor<4xi1>
  %gotf33_0 = stablehlo.reshape %out33#0 : (tensor<4xi1>) -> tensor<4xi1>
  %gotw33_0 = stablehlo.convert %gotf33_0 : (tensor<4xi1>) -> tensor<4xi64>
  %gotd33_0 = tensor.cast %gotw33_0 : tensor<4xi64> to tensor<?xi64>
  %wantf33_0 = stablehlo.reshape %want33_0 : (tensor<4xi1>) -> tensor<4xi1>
  %wantw33_0 = stablehlo.convert %wantf33_0 : (tensor<4xi1>) -> tensor<4xi64>
  %wantd33_0 = tensor.cast %wantw33_0 : tensor<4xi64> to tensor<?xi64>
  %bad33_0 = call @check_i64(%gotd33_0, %wantd33_0, %rtol33, %atol33) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_GT_i1_UNSIGNED.0: "
  vector.print %bad33_0 : i64
  %in34_0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %in34_1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %out34:1 = call @compare_LE_i1_UNSIGNED(%in34_0, %in34_1) : (tensor<4xi1>, tensor<4xi1>) -> (tensor<4xi1>)
  %rtol34 = arith.constant 0.000000e+00 : f64
  %atol34 = arith.constant 0.000000e+00 : f64
  %want34_0 = stablehlo.constant dense<[true, true, false, true]> : tensor<4xi1>
  %gotf34_0 = stablehlo.reshape %out34#0 : (tensor<4xi1>) -> tensor<4xi1>
  %gotw34_0 = stablehlo.convert %gotf34_0 : (tensor<4xi1>) -> tensor<4xi64>
  %gotd34_0 = tensor.cast %gotw34_0 : tensor<4xi64> to tensor<?xi64>
  %wantf34_0 = stablehlo.reshape %want34_0 : (tensor<4xi1>) -> tensor<4xi1>
  %wantw34_0 = stablehlo.convert %wantf34_0 : (tensor<4xi1>) -> tensor<4xi64>
  %wantd34_0 = tensor.cast %wantw34_0 : tensor<4xi64> to tensor<?xi64>
  %bad34_0 = call @check_i64(%gotd34_0, %wantd34_0, %rtol34, %atol34) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_LE_i1_UNSIGNED.0: "
  vector.print %bad34_0 : i64
  %in35_0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %in35_1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %out35:1 = call @compare_LT_i1_UNSIGNED(%in35_0, %in35_1) : (tensor<4xi1>, tensor<4xi1>) -> (tensor<4xi1>)
  %rtol35 = arith.constant 0.000000e+00 : f64
  %atol35 = arith.constant 0.000000e+00 : f64
  %want35_0 = stablehlo.constant dense<[false, true, false, false]> : tensor<4xi1>
  %gotf35_0 = stablehlo.reshape %out35#0 : (tensor<4xi1>) -> tensor<4xi1>
  %gotw35_0 = stablehlo.convert %gotf35_0 : (tensor<4xi1>) -> tensor<4xi64>
  %gotd35_0 = tensor.cast %gotw35_0 : tensor<4xi64> to tensor<?xi64>
  %wantf35_0 = stablehlo.reshape %want35_0 : (tensor<4xi1>) -> tensor<4xi1>
  %wantw35_0 = stablehlo.convert %wantf35_0 : (tensor<4xi1>) -> tensor<4xi64>
  %wantd35_0 = tensor.cast %wantw35_0 : tensor<4xi64> to tensor<?xi64>
  %bad35_0 = call @check_i64(%gotd35_0, %wantd35_0, %rtol35, %atol35) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "compare_LT_i1_UNSIGNED.0: "
  vector.print %bad35_0 : i64
  %in36_0 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %in36_1 = stablehlo.constant dense<"0x0000803F000000000000803F"> : tensor<3xf32>
  %in36_2 = stablehlo.constant dense<"0x000000000000803F0000803F"> : tensor<3xf32>
  %out36:1 = call @select_f32(%in36_0, %in36_1, %in36_2) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>)
  %rtol36 = arith.constant 0.000000e+00 : f64
  %atol36 = arith.constant 0.000000e+00 : f64
  %want36_0 = stablehlo.constant dense<"0x0000803F0000803F0000803F"> : tensor<3xf32>
  %gotf36_0 = stablehlo.reshape %out36#0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotw36_0 = stablehlo.convert %gotf36_0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd36_0 = tensor.cast %gotw36_0 : tensor<3xf32> to tensor<?xf32>
  %wantf36_0 = stablehlo.reshape %want36_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantw36_0 = stablehlo.convert %wantf36_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd36_0 = tensor.cast %wantw36_0 : tensor<3xf32> to tensor<?xf32>
  %bad36_0 = call @check_f32(%gotd36_0, %wantd36_0, %rtol36, %atol36) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "select_f32.0: "
  vector.print %bad36_0 : i64
  %in37_0 = stablehlo.constant dense<true> : tensor<i1>
  %in37_1 = stablehlo.constant dense<"0x0000803F000000000000803F"> : tensor<3xf32>
  %in37_2 = stablehlo.constant dense<"0x000000000000803F0000803F"> : tensor<3xf32>
  %out37:1 = call @select_scalar_f32(%in37_0, %in37_1, %in37_2) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>)
  %rtol37 = arith.constant 0.000000e+00 : f64
  %atol37 = arith.constant 0.000000e+00 : f64
  %want37_0 = stablehlo.constant dense<"0x0000803F000000000000803F"> : tensor<3xf32>
  %gotf37_0 = stablehlo.reshape %out37#0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotw37_0 = stablehlo.convert %gotf37_0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd37_0 = tensor.cast %gotw37_0 : tensor<3xf32> to tensor<?xf32>
  %wantf37_0 = stablehlo.reshape %want37_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantw37_0 = stablehlo.convert %wantf37_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd37_0 = tensor.cast %wantw37_0 : tensor<3xf32> to tensor<?xf32>
  %bad37_0 = call @check_f32(%gotd37_0, %wantd37_0, %rtol37, %atol37) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "select_scalar_f32.0: "
  vector.print %bad37_0 : i64
  %in38_0 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %in38_1 = stablehlo.constant dense<"0x803F0000803F"> : tensor<3xbf16>
  %in38_2 = stablehlo.constant dense<"0x0000803F803F"> : tensor<3xbf16>
  %out38:1 = call @select_bf16(%in38_0, %in38_1, %in38_2) : (tensor<3xi1>, tensor<3xbf16>, tensor<3xbf16>) -> (tensor<3xbf16>)
  %rtol38 = arith.constant 0.000000e+00 : f64
  %atol38 = arith.constant 0.000000e+00 : f64
  %want38_0 = stablehlo.constant dense<"0x803F803F803F"> : tensor<3xbf16>
  %gotf38_0 = stablehlo.reshape %out38#0 : (tensor<3xbf16>) -> tensor<3xbf16>
  %gotw38_0 = stablehlo.convert %gotf38_0 : (tensor<3xbf16>) -> tensor<3xf32>
  %gotd38_0 = tensor.cast %gotw38_0 : tensor<3xf32> to tensor<?xf32>
  %wantf38_0 = stablehlo.reshape %want38_0 : (tensor<3xbf16>) -> tensor<3xbf16>
  %wantw38_0 = stablehlo.convert %wantf38_0 : (tensor<3xbf16>) -> tensor<3xf32>
  %wantd38_0 = tensor.cast %wantw38_0 : tensor<3xf32> to tensor<?xf32>
  %bad38_0 = call @check_f32(%gotd38_0, %wantd38_0, %rtol38, %atol38) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "select_bf16.0: "
  vector.print %bad38_0 : i64
  %in39_0 = stablehlo.constant dense<true> : tensor<i1>
  %in39_1 = stablehlo.constant dense<"0x803F0000803F"> : tensor<3xbf16>
  %in39_2 = stablehlo.constant dense<"0x0000803F803F"> : tensor<3xbf16>
  %out39:1 = call @select_scalar_bf16(%in39_0, %in39_1, %in39_2) : (tensor<i1>, tensor<3xbf16>, tensor<3xbf16>) -> (tensor<3xbf16>)
  %rtol39 = arith.constant 0.000000e+00 : f64
  %atol39 = arith.constant 0.000000e+00 : f64
  %want39_0 = stablehlo.constant dense<"0x803F0000803F"> : tensor<3xbf16>
  %gotf39_0 = stablehlo.reshape %out39#0 : (tensor<3xbf16>) -> tensor<3xbf16>
  %gotw39_0 = stablehlo.convert %gotf39_0 : (tensor<3xbf16>) -> tensor<3xf32>
  %gotd39_0 = tensor.cast %gotw39_0 : tensor<3xf32> to tensor<?xf32>
  %wantf39_0 = stablehlo.reshape %want39_0 : (tensor<3xbf16>) -> tensor<3xbf16>
  %wantw39_0 = stablehlo.convert %wantf39_0 : (tensor<3xbf16>) -> tensor<3xf32>
  %wantd39_0 = tensor.cast %wantw39_0 : tensor<3xf32> to tensor<?xf32>
  %bad39_0 = call @check_f32(%gotd39_0, %wantd39_0, %rtol39, %atol39) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "select_scalar_bf16.0: "
  vector.print %bad39_0 : i64
  %in40_0 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %in40_1 = stablehlo.constant dense<[1, 0, 1]> : tensor<3xi8>
  %in40_2 = stablehlo.constant dense<[0, 1, 1]> : tensor<3xi8>
  %out40:1 = call @select_i8(%in40_0, %in40_1, %in40_2) : (tensor<3xi1>, tensor<3xi8>, tensor<3xi8>) -> (tensor<3xi8>)
  %rtol40 = arith.constant 0.000000e+00 : f64
  %atol40 = arith.constant 0.000000e+00 : f64
  %want40_0 = stablehlo.constant dense<[1, 1, 1]> : tensor<3xi8>
  %gotf40_0 = stablehlo.reshape %out40#0 : (tensor<3xi8>) -> tensor<3xi8>
  %gotw40_0 = stablehlo.convert %gotf40_0 : (tensor<3xi8>) -> tensor<3xi64>
  %gotd40_0 = tensor.cast %gotw40_0 : tensor<3xi64> to tensor<?xi64>
  %wantf40_0 = stablehlo.reshape %want40_0 : (tensor<3xi8>) -> tensor<3xi8>
  %wantw40_0 = stablehlo.convert %wantf40_0 : (tensor<3xi8>) -> tensor<3xi64>
  %wantd40_0 = tensor.cast %wantw40_0 : tensor<3xi64> to tensor<?xi64>
  %bad40_0 = call @check_i64(%gotd40_0, %wantd40_0, %rtol40, %atol40) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "select_i8.0: "
  vector.print %bad40_0 : i64
  %in41_0 = stablehlo.constant dense<true> : tensor<i1>
  %in41_1 = stablehlo.constant dense<[1, 0, 1]> : tensor<3xi8>
  %in41_2 = stablehlo.constant dense<[0, 1, 1]> : tensor<3xi8>
  %out41:1 = call @select_scalar_i8(%in41_0, %in41_1, %in41_2) : (tensor<i1>, tensor<3xi8>, tensor<3xi8>) -> (tensor<3xi8>)
  %rtol41 = arith.constant 0.000000e+00 : f64
  %atol41 = arith.constant 0.000000e+00 : f64
  %want41_0 = stablehlo.constant dense<[1, 0, 1]> : tensor<3xi8>
  %gotf41_0 = stablehlo.reshape %out41#0 : (tensor<3xi8>) -> tensor<3xi8>
  %gotw41_0 = stablehlo.convert %gotf41_0 : (tensor<3xi8>) -> tensor<3xi64>
  %gotd41_0 = tensor.cast %gotw41_0 : tensor<3xi64> to tensor<?xi64>
  %wantf41_0 = stablehlo.reshape %want41_0 : (tensor<3xi8>) -> tensor<3xi8>
  %wantw41_0 = stablehlo.convert %wantf41_0 : (tensor<3xi8>) -> tensor<3xi64>
  %wantd41_0 = tensor.cast %wantw41_0 : tensor<3xi64> to tensor<?xi64>
  %bad41_0 = call @check_i64(%gotd41_0, %wantd41_0, %rtol41, %atol41) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "select_scalar_i8.0: "
  vector.print %bad41_0 : i64
  %in42_0 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %in42_1 = stablehlo.constant dense<[1, 0, 1]> : tensor<3xui32>
  %in42_2 = stablehlo.constant dense<[0, 1, 1]> : tensor<3xui32>
  %out42:1 = call @select_ui32(%in42_0, %in42_1, %in42_2) : (tensor<3xi1>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>)
  %rtol42 = arith.constant 0.000000e+00 : f64
  %atol42 = arith.constant 0.000000e+00 : f64
  %want42_0 = stablehlo.constant dense<[1, 1, 1]> : tensor<3xui32>
  %gotf42_0 = stablehlo.reshape %out42#0 : (tensor<3xui32>) -> tensor<3xui32>
  %gotw42_0 = stablehlo.convert %gotf42_0 : (tensor<3xui32>) -> tensor<3xi64>
  %gotd42_0 = tensor.cast %gotw42_0 : tensor<3xi64> to tensor<?xi64>
  %wantf42_0 = stablehlo.reshape %want42_0 : (tensor<3xui32>) -> tensor<3xui32>
  %wantw42_0 = stablehlo.convert %wantf42_0 : (tensor<3xui32>) -> tensor<3xi64>
  %wantd42_0 = tensor.cast %wantw42_0 : tensor<3xi64> to tensor<?xi64>
  %bad42_0 = call @check_i64(%gotd42_0, %wantd42_0, %rtol42, %atol42) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "select_ui32.0: "
  vector.print %bad42_0 : i64
  %in43_0 = stablehlo.constant dense<true> : tensor<i1>
  %in43_1 = stablehlo.constant dense<[1, 0, 1]> : tensor<3xui32>
  %in43_2 = stablehlo.constant dense<[0, 1, 1]> : tensor<3xui32>
  %out43:1 = call @select_scalar_ui32(%in43_0, %in43_1, %in43_2) : (tensor<i1>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>)
  %rtol43 = arith.constant 0.000000e+00 : f64
  %atol43 = arith.constant 0.000000e+00 : f64
  %want43_0 = stablehlo.constant dense<[1, 0, 1]> : tensor<3xui32>
  %gotf43_0 = stablehlo.reshape %out43#0 : (tensor<3xui32>) -> tensor<3xui32>
  %gotw43_0 = stablehlo.convert %gotf43_0 : (tensor<3xui32>) -> tensor<3xi64>
  %gotd43_0 = tensor.cast %gotw43_0 : tensor<3xi64> to tensor<?xi64>
  %wantf43_0 = stablehlo.reshape %want43_0 : (tensor<3xui32>) -> tensor<3xui32>
  %wantw43_0 = stablehlo.convert %wantf43_0 : (tensor<3xui32>) -> tensor<3xi64>
  %wantd43_0 = tensor.cast %wantw43_0 : tensor<3xi64> to tensor<?xi64>
  %bad43_0 = call @check_i64(%gotd43_0, %wantd43_0, %rtol43, %atol43) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "select_scalar_ui32.0: "
  vector.print %bad43_0 : i64
  %in44_0 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %in44_1 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %in44_2 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
  %out44:1 = call @select_i1(%in44_0, %in44_1, %in44_2) : (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> (tensor<3xi1>)
  %rtol44 = arith.constant 0.000000e+00 : f64
  %atol44 = arith.constant 0.000000e+00 : f64
  %want44_0 = stablehlo.constant dense<[true, true, true]> : tensor<3xi1>
  %gotf44_0 = stablehlo.reshape %out44#0 : (tensor<3xi1>) -> tensor<3xi1>
  %gotw44_0 = stablehlo.convert %gotf44_0 : (tensor<3xi1>) -> tensor<3xi64>
  %gotd44_0 = tensor.cast %gotw44_0 : tensor<3xi64> to tensor<?xi64>
  %wantf44_0 = stablehlo.reshape %want44_0 : (tensor<3xi1>) -> tensor<3xi1>
  %wantw44_0 = stablehlo.convert %wantf44_0 : (tensor<3xi1>) -> tensor<3xi64>
  %wantd44_0 = tensor.cast %wantw44_0 : tensor<3xi64> to tensor<?xi64>
  %bad44_0 = call @check_i64(%gotd44_0, %wantd44_0, %rtol44, %atol44) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "select_i1.0: "
  vector.print %bad44_0 : i64
  %in45_0 = stablehlo.constant dense<true> : tensor<i1>
  %in45_1 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %in45_2 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
  %out45:1 = call @select_scalar_i1(%in45_0, %in45_1, %in45_2) : (tensor<i1>, tensor<3xi1>, tensor<3xi1>) -> (tensor<3xi1>)
  %rtol45 = arith.constant 0.000000e+00 : f64
  %atol45 = arith.constant 0.000000e+00 : f64
  %want45_0 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %gotf45_0 = stablehlo.reshape %out45#0 : (tensor<3xi1>) -> tensor<3xi1>
  %gotw45_0 = stablehlo.convert %gotf45_0 : (tensor<3xi1>) -> tensor<3xi64>
  %gotd45_0 = tensor.cast %gotw45_0 : tensor<3xi64> to tensor<?xi64>
  %wantf45_0 = stablehlo.reshape %want45_0 : (tensor<3xi1>) -> tensor<3xi1>
  %wantw45_0 = stablehlo.convert %wantf45_0 : (tensor<3xi1>) -> tensor<3xi64>
  %wantd45_0 = tensor.cast %wantw45_0 : tensor<3xi64> to tensor<?xi64>
  %bad45_0 = call @check_i64(%gotd45_0, %wantd45_0, %rtol45, %atol45) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "select_scalar_i1.0: "
  vector.print %bad45_0 : i64
  %in46_0 = stablehlo.constant dense<"0x00000040"> : tensor<f32>
  %in46_1 = stablehlo.constant dense<"0x0000003F0000803F0000C03F00000040000070406F12833A0000E8400000A042000000000000807F0000C07F00401C4617B7D138000000BF000080BF0000C0BF000000C0000070C06F1283BA0000E8C00000A0C200000080000080FF0000C0FF00401CC617B7D1B8"> : tensor<26xf32>
  %in46_2 = stablehlo.constant dense<"0x00004842"> : tensor<f32>
  %out46:1 = call @clamp_f32(%in46_0, %in46_1, %in46_2) : (tensor<f32>, tensor<26xf32>, tensor<f32>) -> (tensor<26xf32>)
  %rtol46 = arith.constant 0.000000e+00 : f64
  %atol46 = arith.constant 0.000000e+00 : f64
  %want46_0 = stablehlo.constant dense<"0x0000004000000040000000400000004000007040000000400000E8400000484200000040000048420000C07F0000484200000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000C07F0000004000000040"> : tensor<26xf32>
  %gotf46_0 = stablehlo.reshape %out46#0 : (tensor<26xf32>) -> tensor<26xf32>
  %gotw46_0 = stablehlo.convert %gotf46_0 : (tensor<26xf32>) -> tensor<26xf32>
  %gotd46_0 = tensor.cast %gotw46_0 : tensor<26xf32> to tensor<?xf32>
  %wantf46_0 = stablehlo.reshape %want46_0 : (tensor<26xf32>) -> tensor<26xf32>
  %wantw46_0 = stablehlo.convert %wantf46_0 : (tensor<26xf32>) -> tensor<26xf32>
  %wantd46_0 = tensor.cast %wantw46_0 : tensor<26xf32> to tensor<?xf32>
  %bad46_0 = call @check_f32(%gotd46_0, %wantd46_0, %rtol46, %atol46) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "clamp_f32.0: "
  vector.print %bad46_0 : i64
  %in47_0 = stablehlo.constant dense<"0x0000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000000040"> : tensor<26xf32>
  %in47_1 = stablehlo.constant dense<"0x0000003F0000803F0000C03F00000040000070406F12833A0000E8400000A042000000000000807F0000C07F00401C4617B7D138000000BF000080BF0000C0BF000000C0000070C06F1283BA0000E8C00000A0C200000080000080FF0000C0FF00401CC617B7D1B8"> : tensor<26xf32>
  %in47_2 = stablehlo.constant dense<"0x0000484200004842000048420000484200004842000048420000484200004842000048420000484200004842000048420000484200004842000048420000484200004842000048420000484200004842000048420000484200004842000048420000484200004842"> : tensor<26xf32>
  %out47:1 = call @clamp_full_f32(%in47_0, %in47_1, %in47_2) : (tensor<26xf32>, tensor<26xf32>, tensor<26xf32>) -> (tensor<26xf32>)
  %rtol47 = arith.constant 0.000000e+00 : f64
  %atol47 = arith.constant 0.000000e+00 : f64
  %want47_0 = stablehlo.constant dense<"0x0000004000000040000000400000004000007040000000400000E8400000484200000040000048420000C07F0000484200000040000000400000004000000040000000400000004000000040000000400000004000000040000000400000C07F0000004000000040"> : tensor<26xf32>
  %gotf47_0 = stablehlo.reshape %out47#0 : (tensor<26xf32>) -> tensor<26xf32>
  %gotw47_0 = stablehlo.convert %gotf47_0 : (tensor<26xf32>) -> tensor<26xf32>
  %gotd47_0 = tensor.cast %gotw47_0 : tensor<26xf32> to tensor<?xf32>
  %wantf47_0 = stablehlo.reshape %want47_0 : (tensor<26xf32>) -> tensor<26xf32>
  %wantw47_0 = stablehlo.convert %wantf47_0 : (tensor<26xf32>) -> tensor<26xf32>
  %wantd47_0 = tensor.cast %wantw47_0 : tensor<26xf32> to tensor<?xf32>
  %bad47_0 = call @check_f32(%gotd47_0, %wantd47_0, %rtol47, %atol47) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "clamp_full_f32.0: "
  vector.print %bad47_0 : i64
  %in48_0 = stablehlo.constant dense<"0x0040"> : tensor<bf16>
  %in48_1 = stablehlo.constant dense<"0x003F803FC03F00407040833AE840A0420000807FC07F1C46D23800BF80BFC0BF00C070C083BAE8C0A0C2008080FFC0FF1CC6D2B8"> : tensor<26xbf16>
  %in48_2 = stablehlo.constant dense<"0x4842"> : tensor<bf16>
  %out48:1 = call @clamp_bf16(%in48_0, %in48_1, %in48_2) : (tensor<bf16>, tensor<26xbf16>, tensor<bf16>) -> (tensor<26xbf16>)
  %rtol48 = arith.constant 0.000000e+00 : f64
  %atol48 = arith.constant 0.000000e+00 : f64
  %want48_0 = stablehlo.constant dense<"0x004000400040004070400040E840484200404842C07F484200400040004000400040004000400040004000400040C07F00400040"> : tensor<26xbf16>
  %gotf48_0 = stablehlo.reshape %out48#0 : (tensor<26xbf16>) -> tensor<26xbf16>
  %gotw48_0 = stablehlo.convert %gotf48_0 : (tensor<26xbf16>) -> tensor<26xf32>
  %gotd48_0 = tensor.cast %gotw48_0 : tensor<26xf32> to tensor<?xf32>
  %wantf48_0 = stablehlo.reshape %want48_0 : (tensor<26xbf16>) -> tensor<26xbf16>
  %wantw48_0 = stablehlo.convert %wantf48_0 : (tensor<26xbf16>) -> tensor<26xf32>
  %wantd48_0 = tensor.cast %wantw48_0 : tensor<26xf32> to tensor<?xf32>
  %bad48_0 = call @check_f32(%gotd48_0, %wantd48_0, %rtol48, %atol48) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "clamp_bf16.0: "
  vector.print %bad48_0 : i64
  %in49_0 = stablehlo.constant dense<"0x00400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040004000400040"> : tensor<26xbf16>
  %in49_1 = stablehlo.constant dense<"0x003F803FC03F00407040833AE840A0420000807FC07F1C46D23800BF80BFC0BF00C070C083BAE8C0A0C2008080FFC0FF1CC6D2B8"> : tensor<26xbf16>
  %in49_2 = stablehlo.constant dense<"0x48424842484248424842484248424842484248424842484248424842484248424842484248424842484248424842484248424842"> : tensor<26xbf16>
  %out49:1 = call @clamp_full_bf16(%in49_0, %in49_1, %in49_2) : (tensor<26xbf16>, tensor<26xbf16>, tensor<26xbf16>) -> (tensor<26xbf16>)
  %rtol49 = arith.constant 0.000000e+00 : f64
  %atol49 = arith.constant 0.000000e+00 : f64
  %want49_0 = stablehlo.constant dense<"0x004000400040004070400040E840484200404842C07F484200400040004000400040004000400040004000400040C07F00400040"> : tensor<26xbf16>
  %gotf49_0 = stablehlo.reshape %out49#0 : (tensor<26xbf16>) -> tensor<26xbf16>
  %gotw49_0 = stablehlo.convert %gotf49_0 : (tensor<26xbf16>) -> tensor<26xf32>
  %gotd49_0 = tensor.cast %gotw49_0 : tensor<26xf32> to tensor<?xf32>
  %wantf49_0 = stablehlo.reshape %want49_0 : (tensor<26xbf16>) -> tensor<26xbf16>
  %wantw49_0 = stablehlo.convert %wantf49_0 : (tensor<26xbf16>) -> tensor<26xf32>
  %wantd49_0 = tensor.cast %wantw49_0 : tensor<26xf32> to tensor<?xf32>
  %bad49_0 = call @check_f32(%gotd49_0, %wantd49_0, %rtol49, %atol49) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "clamp_full_bf16.0: "
  vector.print %bad49_0 : i64
  %in50_0 = stablehlo.constant dense<2> : tensor<i8>
  %in50_1 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 127, 126, -128, -127, -1, -2, -5, -100]> : tensor<14xi8>
  %in50_2 = stablehlo.constant dense<50> : tensor<i8>
  %out50:1 = call @clamp_i8(%in50_0, %in50_1, %in50_2) : (tensor<i8>, tensor<14xi8>, tensor<i8>) -> (tensor<14xi8>)
  %rtol50 = arith.constant 0.000000e+00 : f64
  %atol50 = arith.constant 0.000000e+00 : f64
  %want50_0 = stablehlo.constant dense<[2, 2, 2, 3, 7, 50, 50, 50, 2, 2, 2, 2, 2, 2]> : tensor<14xi8>
  %gotf50_0 = stablehlo.reshape %out50#0 : (tensor<14xi8>) -> tensor<14xi8>
  %gotw50_0 = stablehlo.convert %gotf50_0 : (tensor<14xi8>) -> tensor<14xi64>
  %gotd50_0 = tensor.cast %gotw50_0 : tensor<14xi64> to tensor<?xi64>
  %wantf50_0 = stablehlo.reshape %want50_0 : (tensor<14xi8>) -> tensor<14xi8>
  %wantw50_0 = stablehlo.convert %wantf50_0 : (tensor<14xi8>) -> tensor<14xi64>
  %wantd50_0 = tensor.cast %wantw50_0 : tensor<14xi64> to tensor<?xi64>
  %bad50_0 = call @check_i64(%gotd50_0, %wantd50_0, %rtol50, %atol50) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "clamp_i8.0: "
  vector.print %bad50_0 : i64
  %in51_0 = stablehlo.constant dense<[2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]> : tensor<14xi8>
  %in51_1 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 127, 126, -128, -127, -1, -2, -5, -100]> : tensor<14xi8>
  %in51_2 = stablehlo.constant dense<[50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50]> : tensor<14xi8>
  %out51:1 = call @clamp_full_i8(%in51_0, %in51_1, %in51_2) : (tensor<14xi8>, tensor<14xi8>, tensor<14xi8>) -> (tensor<14xi8>)
  %rtol51 = arith.constant 0.000000e+00 : f64
  %atol51 = arith.constant 0.000000e+00 : f64
  %want51_0 = stablehlo.constant dense<[2, 2, 2, 3, 7, 50, 50, 50, 2, 2, 2, 2, 2, 2]> : tensor<14xi8>
  %gotf51_0 = stablehlo.reshape %out51#0 : (tensor<14xi8>) -> tensor<14xi8>
  %gotw51_0 = stablehlo.convert %gotf51_0 : (tensor<14xi8>) -> tensor<14xi64>
  %gotd51_0 = tensor.cast %gotw51_0 : tensor<14xi64> to tensor<?xi64>
  %wantf51_0 = stablehlo.reshape %want51_0 : (tensor<14xi8>) -> tensor<14xi8>
  %wantw51_0 = stablehlo.convert %wantf51_0 : (tensor<14xi8>) -> tensor<14xi64>
  %wantd51_0 = tensor.cast %wantw51_0 : tensor<14xi64> to tensor<?xi64>
  %bad51_0 = call @check_i64(%gotd51_0, %wantd51_0, %rtol51, %atol51) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "clamp_full_i8.0: "
  vector.print %bad51_0 : i64
  %in52_0 = stablehlo.constant dense<2> : tensor<ui8>
  %in52_1 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1]> : tensor<10xui8>
  %in52_2 = stablehlo.constant dense<50> : tensor<ui8>
  %out52:1 = call @clamp_ui8(%in52_0, %in52_1, %in52_2) : (tensor<ui8>, tensor<10xui8>, tensor<ui8>) -> (tensor<10xui8>)
  %rtol52 = arith.constant 0.000000e+00 : f64
  %atol52 = arith.constant 0.000000e+00 : f64
  %want52_0 = stablehlo.constant dense<[2, 2, 2, 3, 7, 50, 50, 50, 2, 2]> : tensor<10xui8>
  %gotf52_0 = stablehlo.reshape %out52#0 : (tensor<10xui8>) -> tensor<10xui8>
  %gotw52_0 = stablehlo.convert %gotf52_0 : (tensor<10xui8>) -> tensor<10xi64>
  %gotd52_0 = tensor.cast %gotw52_0 : tensor<10xi64> to tensor<?xi64>
  %wantf52_0 = stablehlo.reshape %want52_0 : (tensor<10xui8>) -> tensor<10xui8>
  %wantw52_0 = stablehlo.convert %wantf52_0 : (tensor<10xui8>) -> tensor<10xi64>
  %wantd52_0 = tensor.cast %wantw52_0 : tensor<10xi64> to tensor<?xi64>
  %bad52_0 = call @check_i64(%gotd52_0, %wantd52_0, %rtol52, %atol52) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "clamp_ui8.0: "
  vector.print %bad52_0 : i64
  %in53_0 = stablehlo.constant dense<[2, 2, 2, 2, 2, 2, 2, 2, 2, 2]> : tensor<10xui8>
  %in53_1 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1]> : tensor<10xui8>
  %in53_2 = stablehlo.constant dense<[50, 50, 50, 50, 50, 50, 50, 50, 50, 50]> : tensor<10xui8>
  %out53:1 = call @clamp_full_ui8(%in53_0, %in53_1, %in53_2) : (tensor<10xui8>, tensor<10xui8>, tensor<10xui8>) -> (tensor<10xui8>)
  %rtol53 = arith.constant 0.000000e+00 : f64
  %atol53 = arith.constant 0.000000e+00 : f64
  %want53_0 = stablehlo.constant dense<[2, 2, 2, 3, 7, 50, 50, 50, 2, 2]> : tensor<10xui8>
  %gotf53_0 = stablehlo.reshape %out53#0 : (tensor<10xui8>) -> tensor<10xui8>
  %gotw53_0 = stablehlo.convert %gotf53_0 : (tensor<10xui8>) -> tensor<10xi64>
  %gotd53_0 = tensor.cast %gotw53_0 : tensor<10xi64> to tensor<?xi64>
  %wantf53_0 = stablehlo.reshape %want53_0 : (tensor<10xui8>) -> tensor<10xui8>
  %wantw53_0 = stablehlo.convert %wantf53_0 : (tensor<10xui8>) -> tensor<10xi64>
  %wantd53_0 = tensor.cast %wantw53_0 : tensor<10xi64> to tensor<?xi64>
  %bad53_0 = call @check_i64(%gotd53_0, %wantd53_0, %rtol53, %atol53) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "clamp_full_ui8.0: "
  vector.print %bad53_0 : i64
  return
}
