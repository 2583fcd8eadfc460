// Written by utils/gen_lowering_tests.py: expected values are XLA's. A case prints
// how many of its elements are wrong.
// RUN: dgc-opt %s --pass-pipeline='builtin.module(func.func(dgc-lower-to-linalg),one-shot-bufferize{bufferize-function-boundaries=1 function-boundary-type-conversion=identity-layout-map allow-return-allocs-from-loops=1},func.func(convert-linalg-to-loops),canonicalize,cse,expand-strided-metadata,convert-vector-to-llvm,lower-affine,func.func(math-expand-ops{ops=rsqrt}),convert-math-to-llvm,convert-math-to-libm,arith-expand{include-bf16=true},convert-scf-to-cf,convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)' \
// RUN: | sed 's/{fastmath = #arith[^}]*}//' \
// RUN: | mlir-runner -e main --entry-point-result=void --shared-libs=%mlir_lib_dir/libmlir_runner_utils.so,%mlir_lib_dir/libmlir_c_runner_utils.so \
// RUN: | FileCheck %s

// CHECK: abs_i8.0: 0
// CHECK: sign_i8.0: 0
// CHECK: negate_i8.0: 0
// CHECK: not_i8.0: 0
// CHECK: add_i8.0: 0
// CHECK: subtract_i8.0: 0
// CHECK: multiply_i8.0: 0
// CHECK: divide_i8.0: 0
// CHECK: maximum_i8.0: 0
// CHECK: minimum_i8.0: 0
// CHECK: and_i8.0: 0
// CHECK: or_i8.0: 0
// CHECK: xor_i8.0: 0
// CHECK: power_i8.0: 0
// CHECK: abs_i32.0: 0
// CHECK: sign_i32.0: 0
// CHECK: negate_i32.0: 0
// CHECK: not_i32.0: 0
// CHECK: add_i32.0: 0
// CHECK: subtract_i32.0: 0
// CHECK: multiply_i32.0: 0
// CHECK: divide_i32.0: 0
// CHECK: maximum_i32.0: 0
// CHECK: minimum_i32.0: 0
// CHECK: and_i32.0: 0
// CHECK: or_i32.0: 0
// CHECK: xor_i32.0: 0
// CHECK: power_i32.0: 0
// CHECK: abs_i64.0: 0
// CHECK: sign_i64.0: 0
// CHECK: negate_i64.0: 0
// CHECK: not_i64.0: 0
// CHECK: add_i64.0: 0
// CHECK: subtract_i64.0: 0
// CHECK: multiply_i64.0: 0
// CHECK: divide_i64.0: 0
// CHECK: maximum_i64.0: 0
// CHECK: minimum_i64.0: 0
// CHECK: and_i64.0: 0
// CHECK: or_i64.0: 0
// CHECK: xor_i64.0: 0
// CHECK: power_i64.0: 0
// CHECK: negate_ui8.0: 0
// CHECK: not_ui8.0: 0
// CHECK: add_ui8.0: 0
// CHECK: subtract_ui8.0: 0
// CHECK: multiply_ui8.0: 0
// CHECK: divide_ui8.0: 0
// CHECK: maximum_ui8.0: 0
// CHECK: minimum_ui8.0: 0
// CHECK: and_ui8.0: 0
// CHECK: or_ui8.0: 0
// CHECK: xor_ui8.0: 0
// CHECK: power_ui8.0: 0
// CHECK: negate_ui32.0: 0
// CHECK: not_ui32.0: 0
// CHECK: add_ui32.0: 0
// CHECK: subtract_ui32.0: 0
// CHECK: multiply_ui32.0: 0
// CHECK: divide_ui32.0: 0
// CHECK: maximum_ui32.0: 0
// CHECK: minimum_ui32.0: 0
// CHECK: and_ui32.0: 0
// CHECK: or_ui32.0: 0
// CHECK: xor_ui32.0: 0
// CHECK: power_ui32.0: 0
// CHECK: not_i1.0: 0
// CHECK: add_i1.0: 0
// CHECK: multiply_i1.0: 0
// CHECK: maximum_i1.0: 0
// CHECK: minimum_i1.0: 0
// CHECK: and_i1.0: 0
// CHECK: or_i1.0: 0
// CHECK: xor_i1.0: 0

func.func @abs_i8(%a0: tensor<14xi8>) -> (tensor<14xi8>) {
  %r = stablehlo.abs %a0 : tensor<14xi8>
  return %r : tensor<14xi8>
}

func.func @sign_i8(%a0: tensor<14xi8>) -> (tensor<14xi8>) {
  %r = stablehlo.sign %a0 : tensor<14xi8>
  return %r : tensor<14xi8>
}

func.func @negate_i8(%a0: tensor<14xi8>) -> (tensor<14xi8>) {
  %r = stablehlo.negate %a0 : tensor<14xi8>
  return %r : tensor<14xi8>
}

func.func @not_i8(%a0: tensor<14xi8>) -> (tensor<14xi8>) {
  %r = stablehlo.not %a0 : tensor<14xi8>
  return %r : tensor<14xi8>
}

func.func @add_i8(%a0: tensor<100xi8>, %a1: tensor<100xi8>) -> (tensor<100xi8>) {
  %r = stablehlo.add %a0, %a1 : tensor<100xi8>
  return %r : tensor<100xi8>
}

func.func @subtract_i8(%a0: tensor<100xi8>, %a1: tensor<100xi8>) -> (tensor<100xi8>) {
  %r = stablehlo.subtract %a0, %a1 : tensor<100xi8>
  return %r : tensor<100xi8>
}

func.func @multiply_i8(%a0: tensor<100xi8>, %a1: tensor<100xi8>) -> (tensor<100xi8>) {
  %r = stablehlo.multiply %a0, %a1 : tensor<100xi8>
  return %r : tensor<100xi8>
}

func.func @divide_i8(%a0: tensor<100xi8>, %a1: tensor<100xi8>) -> (tensor<100xi8>) {
  %r = stablehlo.divide %a0, %a1 : tensor<100xi8>
  return %r : tensor<100xi8>
}

func.func @maximum_i8(%a0: tensor<100xi8>, %a1: tensor<100xi8>) -> (tensor<100xi8>) {
  %r = stablehlo.maximum %a0, %a1 : tensor<100xi8>
  return %r : tensor<100xi8>
}

func.func @minimum_i8(%a0: tensor<100xi8>, %a1: tensor<100xi8>) -> (tensor<100xi8>) {
  %r = stablehlo.minimum %a0, %a1 : tensor<100xi8>
  return %r : tensor<100xi8>
}

func.func @and_i8(%a0: tensor<100xi8>, %a1: tensor<100xi8>) -> (tensor<100xi8>) {
  %r = stablehlo.and %a0, %a1 : tensor<100xi8>
  return %r : tensor<100xi8>
}

func.func @or_i8(%a0: tensor<100xi8>, %a1: tensor<100xi8>) -> (tensor<100xi8>) {
  %r = stablehlo.or %a0, %a1 : tensor<100xi8>
  return %r : tensor<100xi8>
}

func.func @xor_i8(%a0: tensor<100xi8>, %a1: tensor<100xi8>) -> (tensor<100xi8>) {
  %r = stablehlo.xor %a0, %a1 : tensor<100xi8>
  return %r : tensor<100xi8>
}

func.func @power_i8(%a0: tensor<60xi8>, %a1: tensor<60xi8>) -> (tensor<60xi8>) {
  %r = stablehlo.power %a0, %a1 : tensor<60xi8>
  return %r : tensor<60xi8>
}

func.func @abs_i32(%a0: tensor<14xi32>) -> (tensor<14xi32>) {
  %r = stablehlo.abs %a0 : tensor<14xi32>
  return %r : tensor<14xi32>
}

func.func @sign_i32(%a0: tensor<14xi32>) -> (tensor<14xi32>) {
  %r = stablehlo.sign %a0 : tensor<14xi32>
  return %r : tensor<14xi32>
}

func.func @negate_i32(%a0: tensor<14xi32>) -> (tensor<14xi32>) {
  %r = stablehlo.negate %a0 : tensor<14xi32>
  return %r : tensor<14xi32>
}

func.func @not_i32(%a0: tensor<14xi32>) -> (tensor<14xi32>) {
  %r = stablehlo.not %a0 : tensor<14xi32>
  return %r : tensor<14xi32>
}

func.func @add_i32(%a0: tensor<100xi32>, %a1: tensor<100xi32>) -> (tensor<100xi32>) {
  %r = stablehlo.add %a0, %a1 : tensor<100xi32>
  return %r : tensor<100xi32>
}

func.func @subtract_i32(%a0: tensor<100xi32>, %a1: tensor<100xi32>) -> (tensor<100xi32>) {
  %r = stablehlo.subtract %a0, %a1 : tensor<100xi32>
  return %r : tensor<100xi32>
}

func.func @multiply_i32(%a0: tensor<100xi32>, %a1: tensor<100xi32>) -> (tensor<100xi32>) {
  %r = stablehlo.multiply %a0, %a1 : tensor<100xi32>
  return %r : tensor<100xi32>
}

func.func @divide_i32(%a0: tensor<100xi32>, %a1: tensor<100xi32>) -> (tensor<100xi32>) {
  %r = stablehlo.divide %a0, %a1 : tensor<100xi32>
  return %r : tensor<100xi32>
}

func.func @maximum_i32(%a0: tensor<100xi32>, %a1: tensor<100xi32>) -> (tensor<100xi32>) {
  %r = stablehlo.maximum %a0, %a1 : tensor<100xi32>
  return %r : tensor<100xi32>
}

func.func @minimum_i32(%a0: tensor<100xi32>, %a1: tensor<100xi32>) -> (tensor<100xi32>) {
  %r = stablehlo.minimum %a0, %a1 : tensor<100xi32>
  return %r : tensor<100xi32>
}

func.func @and_i32(%a0: tensor<100xi32>, %a1: tensor<100xi32>) -> (tensor<100xi32>) {
  %r = stablehlo.and %a0, %a1 : tensor<100xi32>
  return %r : tensor<100xi32>
}

func.func @or_i32(%a0: tensor<100xi32>, %a1: tensor<100xi32>) -> (tensor<100xi32>) {
  %r = stablehlo.or %a0, %a1 : tensor<100xi32>
  return %r : tensor<100xi32>
}

func.func @xor_i32(%a0: tensor<100xi32>, %a1: tensor<100xi32>) -> (tensor<100xi32>) {
  %r = stablehlo.xor %a0, %a1 : tensor<100xi32>
  return %r : tensor<100xi32>
}

func.func @power_i32(%a0: tensor<60xi32>, %a1: tensor<60xi32>) -> (tensor<60xi32>) {
  %r = stablehlo.power %a0, %a1 : tensor<60xi32>
  return %r : tensor<60xi32>
}

func.func @abs_i64(%a0: tensor<14xi64>) -> (tensor<14xi64>) {
  %r = stablehlo.abs %a0 : tensor<14xi64>
  return %r : tensor<14xi64>
}

func.func @sign_i64(%a0: tensor<14xi64>) -> (tensor<14xi64>) {
  %r = stablehlo.sign %a0 : tensor<14xi64>
  return %r : tensor<14xi64>
}

func.func @negate_i64(%a0: tensor<14xi64>) -> (tensor<14xi64>) {
  %r = stablehlo.negate %a0 : tensor<14xi64>
  return %r : tensor<14xi64>
}

func.func @not_i64(%a0: tensor<14xi64>) -> (tensor<14xi64>) {
  %r = stablehlo.not %a0 : tensor<14xi64>
  return %r : tensor<14xi64>
}

func.func @add_i64(%a0: tensor<100xi64>, %a1: tensor<100xi64>) -> (tensor<100xi64>) {
  %r = stablehlo.add %a0, %a1 : tensor<100xi64>
  return %r : tensor<100xi64>
}

func.func @subtract_i64(%a0: tensor<100xi64>, %a1: tensor<100xi64>) -> (tensor<100xi64>) {
  %r = stablehlo.subtract %a0, %a1 : tensor<100xi64>
  return %r : tensor<100xi64>
}

func.func @multiply_i64(%a0: tensor<100xi64>, %a1: tensor<100xi64>) -> (tensor<100xi64>) {
  %r = stablehlo.multiply %a0, %a1 : tensor<100xi64>
  return %r : tensor<100xi64>
}

func.func @divide_i64(%a0: tensor<100xi64>, %a1: tensor<100xi64>) -> (tensor<100xi64>) {
  %r = stablehlo.divide %a0, %a1 : tensor<100xi64>
  return %r : tensor<100xi64>
}

func.func @maximum_i64(%a0: tensor<100xi64>, %a1: tensor<100xi64>) -> (tensor<100xi64>) {
  %r = stablehlo.maximum %a0, %a1 : tensor<100xi64>
  return %r : tensor<100xi64>
}

func.func @minimum_i64(%a0: tensor<100xi64>, %a1: tensor<100xi64>) -> (tensor<100xi64>) {
  %r = stablehlo.minimum %a0, %a1 : tensor<100xi64>
  return %r : tensor<100xi64>
}

func.func @and_i64(%a0: tensor<100xi64>, %a1: tensor<100xi64>) -> (tensor<100xi64>) {
  %r = stablehlo.and %a0, %a1 : tensor<100xi64>
  return %r : tensor<100xi64>
}

func.func @or_i64(%a0: tensor<100xi64>, %a1: tensor<100xi64>) -> (tensor<100xi64>) {
  %r = stablehlo.or %a0, %a1 : tensor<100xi64>
  return %r : tensor<100xi64>
}

func.func @xor_i64(%a0: tensor<100xi64>, %a1: tensor<100xi64>) -> (tensor<100xi64>) {
  %r = stablehlo.xor %a0, %a1 : tensor<100xi64>
  return %r : tensor<100xi64>
}

func.func @power_i64(%a0: tensor<60xi64>, %a1: tensor<60xi64>) -> (tensor<60xi64>) {
  %r = stablehlo.power %a0, %a1 : tensor<60xi64>
  return %r : tensor<60xi64>
}

func.func @negate_ui8(%a0: tensor<10xui8>) -> (tensor<10xui8>) {
  %r = stablehlo.negate %a0 : tensor<10xui8>
  return %r : tensor<10xui8>
}

func.func @not_ui8(%a0: tensor<10xui8>) -> (tensor<10xui8>) {
  %r = stablehlo.not %a0 : tensor<10xui8>
  return %r : tensor<10xui8>
}

func.func @add_ui8(%a0: tensor<64xui8>, %a1: tensor<64xui8>) -> (tensor<64xui8>) {
  %r = stablehlo.add %a0, %a1 : tensor<64xui8>
  return %r : tensor<64xui8>
}

func.func @subtract_ui8(%a0: tensor<64xui8>, %a1: tensor<64xui8>) -> (tensor<64xui8>) {
  %r = stablehlo.subtract %a0, %a1 : tensor<64xui8>
  return %r : tensor<64xui8>
}

func.func @multiply_ui8(%a0: tensor<64xui8>, %a1: tensor<64xui8>) -> (tensor<64xui8>) {
  %r = stablehlo.multiply %a0, %a1 : tensor<64xui8>
  return %r : tensor<64xui8>
}

func.func @divide_ui8(%a0: tensor<64xui8>, %a1: tensor<64xui8>) -> (tensor<64xui8>) {
  %r = stablehlo.divide %a0, %a1 : tensor<64xui8>
  return %r : tensor<64xui8>
}

func.func @maximum_ui8(%a0: tensor<64xui8>, %a1: tensor<64xui8>) -> (tensor<64xui8>) {
  %r = stablehlo.maximum %a0, %a1 : tensor<64xui8>
  return %r : tensor<64xui8>
}

func.func @minimum_ui8(%a0: tensor<64xui8>, %a1: tensor<64xui8>) -> (tensor<64xui8>) {
  %r = stablehlo.minimum %a0, %a1 : tensor<64xui8>
  return %r : tensor<64xui8>
}

func.func @and_ui8(%a0: tensor<64xui8>, %a1: tensor<64xui8>) -> (tensor<64xui8>) {
  %r = stablehlo.and %a0, %a1 : tensor<64xui8>
  return %r : tensor<64xui8>
}

func.func @or_ui8(%a0: tensor<64xui8>, %a1: tensor<64xui8>) -> (tensor<64xui8>) {
  %r = stablehlo.or %a0, %a1 : tensor<64xui8>
  return %r : tensor<64xui8>
}

func.func @xor_ui8(%a0: tensor<64xui8>, %a1: tensor<64xui8>) -> (tensor<64xui8>) {
  %r = stablehlo.xor %a0, %a1 : tensor<64xui8>
  return %r : tensor<64xui8>
}

func.func @power_ui8(%a0: tensor<48xui8>, %a1: tensor<48xui8>) -> (tensor<48xui8>) {
  %r = stablehlo.power %a0, %a1 : tensor<48xui8>
  return %r : tensor<48xui8>
}

func.func @negate_ui32(%a0: tensor<10xui32>) -> (tensor<10xui32>) {
  %r = stablehlo.negate %a0 : tensor<10xui32>
  return %r : tensor<10xui32>
}

func.func @not_ui32(%a0: tensor<10xui32>) -> (tensor<10xui32>) {
  %r = stablehlo.not %a0 : tensor<10xui32>
  return %r : tensor<10xui32>
}

func.func @add_ui32(%a0: tensor<64xui32>, %a1: tensor<64xui32>) -> (tensor<64xui32>) {
  %r = stablehlo.add %a0, %a1 : tensor<64xui32>
  return %r : tensor<64xui32>
}

func.func @subtract_ui32(%a0: tensor<64xui32>, %a1: tensor<64xui32>) -> (tensor<64xui32>) {
  %r = stablehlo.subtract %a0, %a1 : tensor<64xui32>
  return %r : tensor<64xui32>
}

func.func @multiply_ui32(%a0: tensor<64xui32>, %a1: tensor<64xui32>) -> (tensor<64xui32>) {
  %r = stablehlo.multiply %a0, %a1 : tensor<64xui32>
  return %r : tensor<64xui32>
}

func.func @divide_ui32(%a0: tensor<64xui32>, %a1: tensor<64xui32>) -> (tensor<64xui32>) {
  %r = stablehlo.divide %a0, %a1 : tensor<64xui32>
  return %r : tensor<64xui32>
}

func.func @maximum_ui32(%a0: tensor<64xui32>, %a1: tensor<64xui32>) -> (tensor<64xui32>) {
  %r = stablehlo.maximum %a0, %a1 : tensor<64xui32>
  return %r : tensor<64xui32>
}

func.func @minimum_ui32(%a0: tensor<64xui32>, %a1: tensor<64xui32>) -> (tensor<64xui32>) {
  %r = stablehlo.minimum %a0, %a1 : tensor<64xui32>
  return %r : tensor<64xui32>
}

func.func @and_ui32(%a0: tensor<64xui32>, %a1: tensor<64xui32>) -> (tensor<64xui32>) {
  %r = stablehlo.and %a0, %a1 : tensor<64xui32>
  return %r : tensor<64xui32>
}

func.func @or_ui32(%a0: tensor<64xui32>, %a1: tensor<64xui32>) -> (tensor<64xui32>) {
  %r = stablehlo.or %a0, %a1 : tensor<64xui32>
  return %r : tensor<64xui32>
}

func.func @xor_ui32(%a0: tensor<64xui32>, %a1: tensor<64xui32>) -> (tensor<64xui32>) {
  %r = stablehlo.xor %a0, %a1 : tensor<64xui32>
  return %r : tensor<64xui32>
}

func.func @power_ui32(%a0: tensor<48xui32>, %a1: tensor<48xui32>) -> (tensor<48xui32>) {
  %r = stablehlo.power %a0, %a1 : tensor<48xui32>
  return %r : tensor<48xui32>
}

func.func @not_i1(%a0: tensor<4xi1>) -> (tensor<4xi1>) {
  %r = stablehlo.not %a0 : tensor<4xi1>
  return %r : tensor<4xi1>
}

func.func @add_i1(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> (tensor<4xi1>) {
  %r = stablehlo.add %a0, %a1 : tensor<4xi1>
  return %r : tensor<4xi1>
}

func.func @multiply_i1(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> (tensor<4xi1>) {
  %r = stablehlo.multiply %a0, %a1 : tensor<4xi1>
  return %r : tensor<4xi1>
}

func.func @maximum_i1(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> (tensor<4xi1>) {
  %r = stablehlo.maximum %a0, %a1 : tensor<4xi1>
  return %r : tensor<4xi1>
}

func.func @minimum_i1(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> (tensor<4xi1>) {
  %r = stablehlo.minimum %a0, %a1 : tensor<4xi1>
  return %r : tensor<4xi1>
}

func.func @and_i1(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> (tensor<4xi1>) {
  %r = stablehlo.and %a0, %a1 : tensor<4xi1>
  return %r : tensor<4xi1>
}

func.func @or_i1(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> (tensor<4xi1>) {
  %r = stablehlo.or %a0, %a1 : tensor<4xi1>
  return %r : tensor<4xi1>
}

func.func @xor_i1(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> (tensor<4xi1>) {
  %r = stablehlo.xor %a0, %a1 : tensor<4xi1>
  return %r : tensor<4xi1>
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
  %in0_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 127, 126, -128, -127, -1, -2, -5, -100]> : tensor<14xi8>
  %out0:1 = call @abs_i8(%in0_0) : (tensor<14xi8>) -> (tensor<14xi8>)
  %rtol0 = arith.constant 0.000000e+00 : f64
  %atol0 = arith.constant 0.000000e+00 : f64
  %want0_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 127, 126, -128, 127, 1, 2, 5, 100]> : tensor<14xi8>
  %gotf0_0 = stablehlo.reshape %out0#0 : (tensor<14xi8>) -> tensor<14xi8>
  %gotw0_0 = stablehlo.convert %gotf0_0 : (tensor<14xi8>) -> tensor<14xi64>
  %gotd0_0 = tensor.cast %gotw0_0 : tensor<14xi64> to tensor<?xi64>
  %wantf0_0 = stablehlo.reshape %want0_0 : (tensor<14xi8>) -> tensor<14xi8>
  %wantw0_0 = stablehlo.convert %wantf0_0 : (tensor<14xi8>) -> tensor<14xi64>
  %wantd0_0 = tensor.cast %wantw0_0 : tensor<14xi64> to tensor<?xi64>
  %bad0_0 = call @check_i64(%gotd0_0, %wantd0_0, %rtol0, %atol0) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "abs_i8.0: "
  vector.print %bad0_0 : i64
  %in1_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 127, 126, -128, -127, -1, -2, -5, -100]> : tensor<14xi8>
  %out1:1 = call @sign_i8(%in1_0) : (tensor<14xi8>) -> (tensor<14xi8>)
  %rtol1 = arith.constant 0.000000e+00 : f64
  %atol1 = arith.constant 0.000000e+00 : f64
  %want1_0 = stablehlo.constant dense<[0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1]> : tensor<14xi8>
  %gotf1_0 = stablehlo.reshape %out1#0 : (tensor<14xi8>) -> tensor<14xi8>
  %gotw1_0 = stablehlo.convert %gotf1_0 : (tensor<14xi8>) -> tensor<14xi64>
  %gotd1_0 = tensor.cast %gotw1_0 : tensor<14xi64> to tensor<?xi64>
  %wantf1_0 = stablehlo.reshape %want1_0 : (tensor<14xi8>) -> tensor<14xi8>
  %wantw1_0 = stablehlo.convert %wantf1_0 : (tensor<14xi8>) -> tensor<14xi64>
  %wantd1_0 = tensor.cast %wantw1_0 : tensor<14xi64> to tensor<?xi64>
  %bad1_0 = call @check_i64(%gotd1_0, %wantd1_0, %rtol1, %atol1) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "sign_i8.0: "
  vector.print %bad1_0 : i64
  %in2_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 127, 126, -128, -127, -1, -2, -5, -100]> : tensor<14xi8>
  %out2:1 = call @negate_i8(%in2_0) : (tensor<14xi8>) -> (tensor<14xi8>)
  %rtol2 = arith.constant 0.000000e+00 : f64
  %atol2 = arith.constant 0.000000e+00 : f64
  %want2_0 = stablehlo.constant dense<[0, -1, -2, -3, -7, -100, -127, -126, -128, 127, 1, 2, 5, 100]> : tensor<14xi8>
  %gotf2_0 = stablehlo.reshape %out2#0 : (tensor<14xi8>) -> tensor<14xi8>
  %gotw2_0 = stablehlo.convert %gotf2_0 : (tensor<14xi8>) -> tensor<14xi64>
  %gotd2_0 = tensor.cast %gotw2_0 : tensor<14xi64> to tensor<?xi64>
  %wantf2_0 = stablehlo.reshape %want2_0 : (tensor<14xi8>) -> tensor<14xi8>
  %wantw2_0 = stablehlo.convert %wantf2_0 : (tensor<14xi8>) -> tensor<14xi64>
  %wantd2_0 = tensor.cast %wantw2_0 : tensor<14xi64> to tensor<?xi64>
  %bad2_0 = call @check_i64(%gotd2_0, %wantd2_0, %rtol2, %atol2) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "negate_i8.0: "
  vector.print %bad2_0 : i64
  %in3_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 127, 126, -128, -127, -1, -2, -5, -100]> : tensor<14xi8>
  %out3:1 = call @not_i8(%in3_0) : (tensor<14xi8>) -> (tensor<14xi8>)
  %rtol3 = arith.constant 0.000000e+00 : f64
  %atol3 = arith.constant 0.000000e+00 : f64
  %want3_0 = stablehlo.constant dense<[-1, -2, -3, -4, -8, -101, -128, -127, 127, 126, 0, 1, 4, 99]> : tensor<14xi8>
  %gotf3_0 = stablehlo.reshape %out3#0 : (tensor<14xi8>) -> tensor<14xi8>
  %gotw3_0 = stablehlo.convert %gotf3_0 : (tensor<14xi8>) -> tensor<14xi64>
  %gotd3_0 = tensor.cast %gotw3_0 : tensor<14xi64> to tensor<?xi64>
  %wantf3_0 = stablehlo.reshape %want3_0 : (tensor<14xi8>) -> tensor<14xi8>
  %wantw3_0 = stablehlo.convert %wantf3_0 : (tensor<14xi8>) -> tensor<14xi64>
  %wantd3_0 = tensor.cast %wantw3_0 : tensor<14xi64> to tensor<?xi64>
  %bad3_0 = call @check_i64(%gotd3_0, %wantd3_0, %rtol3, %atol3) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "not_i8.0: "
  vector.print %bad3_0 : i64
  %in4_0 = stablehlo.constant dense<"0x000000000000000000000101010101010101010103030303030303030303070707070707070707077F7F7F7F7F7F7F7F7F7F7E7E7E7E7E7E7E7E7E7E8080808080808080808081818181818181818181FFFFFFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFEFEFE"> : tensor<100xi8>
  %in4_1 = stablehlo.constant dense<"0x000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE"> : tensor<100xi8>
  %out4:1 = call @add_i8(%in4_0, %in4_1) : (tensor<100xi8>, tensor<100xi8>) -> (tensor<100xi8>)
  %rtol4 = arith.constant 0.000000e+00 : f64
  %atol4 = arith.constant 0.000000e+00 : f64
  %want4_0 = stablehlo.constant dense<"0x000103077F7E8081FFFE01020408807F818200FF0304060A82818384020107080A0E8685878806057F808286FEFDFF007E7D7E7F8185FDFCFEFF7D7C80818387FFFE00017F7E8182848800FF0102807FFF0002067E7D7F80FEFDFEFF01057D7C7E7FFDFC"> : tensor<100xi8>
  %gotf4_0 = stablehlo.reshape %out4#0 : (tensor<100xi8>) -> tensor<100xi8>
  %gotw4_0 = stablehlo.convert %gotf4_0 : (tensor<100xi8>) -> tensor<100xi64>
  %gotd4_0 = tensor.cast %gotw4_0 : tensor<100xi64> to tensor<?xi64>
  %wantf4_0 = stablehlo.reshape %want4_0 : (tensor<100xi8>) -> tensor<100xi8>
  %wantw4_0 = stablehlo.convert %wantf4_0 : (tensor<100xi8>) -> tensor<100xi64>
  %wantd4_0 = tensor.cast %wantw4_0 : tensor<100xi64> to tensor<?xi64>
  %bad4_0 = call @check_i64(%gotd4_0, %wantd4_0, %rtol4, %atol4) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "add_i8.0: "
  vector.print %bad4_0 : i64
  %in5_0 = stablehlo.constant dense<"0x000000000000000000000101010101010101010103030303030303030303070707070707070707077F7F7F7F7F7F7F7F7F7F7E7E7E7E7E7E7E7E7E7E8080808080808080808081818181818181818181FFFFFFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFEFEFE"> : tensor<100xi8>
  %in5_1 = stablehlo.constant dense<"0x000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE"> : tensor<100xi8>
  %out5:1 = call @subtract_i8(%in5_0, %in5_1) : (tensor<100xi8>, tensor<100xi8>) -> (tensor<100xi8>)
  %rtol5 = arith.constant 0.000000e+00 : f64
  %atol5 = arith.constant 0.000000e+00 : f64
  %want5_0 = stablehlo.constant dense<"0x00FFFDF98182807F01020100FEFA828381800203030200FC848583820405070604008889878608097F7E7C780001FFFE80817E7D7B77FF00FEFD7F80807F7D79010200FF818281807E7A020301008283FFFEFCF880817F7E0001FEFDFBF77F807E7DFF00"> : tensor<100xi8>
  %gotf5_0 = stablehlo.reshape %out5#0 : (tensor<100xi8>) -> tensor<100xi8>
  %gotw5_0 = stablehlo.convert %gotf5_0 : (tensor<100xi8>) -> tensor<100xi64>
  %gotd5_0 = tensor.cast %gotw5_0 : tensor<100xi64> to tensor<?xi64>
  %wantf5_0 = stablehlo.reshape %want5_0 : (tensor<100xi8>) -> tensor<100xi8>
  %wantw5_0 = stablehlo.convert %wantf5_0 : (tensor<100xi8>) -> tensor<100xi64>
  %wantd5_0 = tensor.cast %wantw5_0 : tensor<100xi64> to tensor<?xi64>
  %bad5_0 = call @check_i64(%gotd5_0, %wantd5_0, %rtol5, %atol5) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "subtract_i8.0: "
  vector.print %bad5_0 : i64
  %in6_0 = stablehlo.constant dense<"0x000000000000000000000101010101010101010103030303030303030303070707070707070707077F7F7F7F7F7F7F7F7F7F7E7E7E7E7E7E7E7E7E7E8080808080808080808081818181818181818181FFFFFFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFEFEFE"> : tensor<100xi8>
  %in6_1 = stablehlo.constant dense<"0x000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE"> : tensor<100xi8>
  %out6:1 = call @multiply_i8(%in6_0, %in6_1) : (tensor<100xi8>, tensor<100xi8>) -> (tensor<100xi8>)
  %rtol6 = arith.constant 0.000000e+00 : f64
  %atol6 = arith.constant 0.000000e+00 : f64
  %want6_0 = stablehlo.constant dense<"0x00000000000000000000000103077F7E8081FFFE000309157D7A8083FDFA0007153179728087F9F2007F7D79018280FF8102007E7A728204007E82040080808080000080800000818387FF7E80017FFE00FFFDF98182807F010200FEFAF2020400FE0204"> : tensor<100xi8>
  %gotf6_0 = stablehlo.reshape %out6#0 : (tensor<100xi8>) -> tensor<100xi8>
  %gotw6_0 = stablehlo.convert %gotf6_0 : (tensor<100xi8>) -> tensor<100xi64>
  %gotd6_0 = tensor.cast %gotw6_0 : tensor<100xi64> to tensor<?xi64>
  %wantf6_0 = stablehlo.reshape %want6_0 : (tensor<100xi8>) -> tensor<100xi8>
  %wantw6_0 = stablehlo.convert %wantf6_0 : (tensor<100xi8>) -> tensor<100xi64>
  %wantd6_0 = tensor.cast %wantw6_0 : tensor<100xi64> to tensor<?xi64>
  %bad6_0 = call @check_i64(%gotd6_0, %wantd6_0, %rtol6, %atol6) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "multiply_i8.0: "
  vector.print %bad6_0 : i64
  %in7_0 = stablehlo.constant dense<"0x000000000000000000000101010101010101010103030303030303030303070707070707070707077F7F7F7F7F7F7F7F7F7F7E7E7E7E7E7E7E7E7E7E8080808080808080808081818181818181818181FFFFFFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFEFEFE"> : tensor<100xi8>
  %in7_1 = stablehlo.constant dense<"0x000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE"> : tensor<100xi8>
  %out7:1 = call @divide_i8(%in7_0, %in7_1) : (tensor<100xi8>, tensor<100xi8>) -> (tensor<100xi8>)
  %rtol7 = arith.constant 0.000000e+00 : f64
  %atol7 = arith.constant 0.000000e+00 : f64
  %want7_0 = stablehlo.constant dense<"0xFF000000000000000000FF01000000000000FF00FF03010000000000FDFFFF07020100000000F9FDFF7F2A12010100FF81C1FF7E2A120001000082C1FF80D6EEFFFF01018040FF81D6EEFFFF00017F3FFFFF0000000000000100FFFE0000000000000201"> : tensor<100xi8>
  %gotf7_0 = stablehlo.reshape %out7#0 : (tensor<100xi8>) -> tensor<100xi8>
  %gotw7_0 = stablehlo.convert %gotf7_0 : (tensor<100xi8>) -> tensor<100xi64>
  %gotd7_0 = tensor.cast %gotw7_0 : tensor<100xi64> to tensor<?xi64>
  %wantf7_0 = stablehlo.reshape %want7_0 : (tensor<100xi8>) -> tensor<100xi8>
  %wantw7_0 = stablehlo.convert %wantf7_0 : (tensor<100xi8>) -> tensor<100xi64>
  %wantd7_0 = tensor.cast %wantw7_0 : tensor<100xi64> to tensor<?xi64>
  %bad7_0 = call @check_i64(%gotd7_0, %wantd7_0, %rtol7, %atol7) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "divide_i8.0: "
  vector.print %bad7_0 : i64
  %in8_0 = stablehlo.constant dense<"0x000000000000000000000101010101010101010103030303030303030303070707070707070707077F7F7F7F7F7F7F7F7F7F7E7E7E7E7E7E7E7E7E7E8080808080808080808081818181818181818181FFFFFFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFEFEFE"> : tensor<100xi8>
  %in8_1 = stablehlo.constant dense<"0x000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE"> : tensor<100xi8>
  %out8:1 = call @maximum_i8(%in8_0, %in8_1) : (tensor<100xi8>, tensor<100xi8>) -> (tensor<100xi8>)
  %rtol8 = arith.constant 0.000000e+00 : f64
  %atol8 = arith.constant 0.000000e+00 : f64
  %want8_0 = stablehlo.constant dense<"0x000103077F7E00000000010103077F7E01010101030303077F7E03030303070707077F7E070707077F7F7F7F7F7F7F7F7F7F7E7E7E7E7F7E7E7E7E7E000103077F7E8081FFFE000103077F7E8181FFFE000103077F7EFFFFFFFF000103077F7EFEFEFFFE"> : tensor<100xi8>
  %gotf8_0 = stablehlo.reshape %out8#0 : (tensor<100xi8>) -> tensor<100xi8>
  %gotw8_0 = stablehlo.convert %gotf8_0 : (tensor<100xi8>) -> tensor<100xi64>
  %gotd8_0 = tensor.cast %gotw8_0 : tensor<100xi64> to tensor<?xi64>
  %wantf8_0 = stablehlo.reshape %want8_0 : (tensor<100xi8>) -> tensor<100xi8>
  %wantw8_0 = stablehlo.convert %wantf8_0 : (tensor<100xi8>) -> tensor<100xi64>
  %wantd8_0 = tensor.cast %wantw8_0 : tensor<100xi64> to tensor<?xi64>
  %bad8_0 = call @check_i64(%gotd8_0, %wantd8_0, %rtol8, %atol8) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "maximum_i8.0: "
  vector.print %bad8_0 : i64
  %in9_0 = stablehlo.constant dense<"0x000000000000000000000101010101010101010103030303030303030303070707070707070707077F7F7F7F7F7F7F7F7F7F7E7E7E7E7E7E7E7E7E7E8080808080808080808081818181818181818181FFFFFFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFEFEFE"> : tensor<100xi8>
  %in9_1 = stablehlo.constant dense<"0x000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE"> : tensor<100xi8>
  %out9:1 = call @minimum_i8(%in9_0, %in9_1) : (tensor<100xi8>, tensor<100xi8>) -> (tensor<100xi8>)
  %rtol9 = arith.constant 0.000000e+00 : f64
  %atol9 = arith.constant 0.000000e+00 : f64
  %want9_0 = stablehlo.constant dense<"0x0000000000008081FFFE0001010101018081FFFE0001030303038081FFFE0001030707078081FFFE000103077F7E8081FFFE000103077E7E8081FFFE8080808080808080808081818181818180818181FFFFFFFFFFFF8081FFFEFEFEFEFEFEFE8081FEFE"> : tensor<100xi8>
  %gotf9_0 = stablehlo.reshape %out9#0 : (tensor<100xi8>) -> tensor<100xi8>
  %gotw9_0 = stablehlo.convert %gotf9_0 : (tensor<100xi8>) -> tensor<100xi64>
  %gotd9_0 = tensor.cast %gotw9_0 : tensor<100xi64> to tensor<?xi64>
  %wantf9_0 = stablehlo.reshape %want9_0 : (tensor<100xi8>) -> tensor<100xi8>
  %wantw9_0 = stablehlo.convert %wantf9_0 : (tensor<100xi8>) -> tensor<100xi64>
  %wantd9_0 = tensor.cast %wantw9_0 : tensor<100xi64> to tensor<?xi64>
  %bad9_0 = call @check_i64(%gotd9_0, %wantd9_0, %rtol9, %atol9) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "minimum_i8.0: "
  vector.print %bad9_0 : i64
  %in10_0 = stablehlo.constant dense<"0x000000000000000000000101010101010101010103030303030303030303070707070707070707077F7F7F7F7F7F7F7F7F7F7E7E7E7E7E7E7E7E7E7E8080808080808080808081818181818181818181FFFFFFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFEFEFE"> : tensor<100xi8>
  %in10_1 = stablehlo.constant dense<"0x000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE"> : tensor<100xi8>
  %out10:1 = call @and_i8(%in10_0, %in10_1) : (tensor<100xi8>, tensor<100xi8>) -> (tensor<100xi8>)
  %rtol10 = arith.constant 0.000000e+00 : f64
  %atol10 = arith.constant 0.000000e+00 : f64
  %want10_0 = stablehlo.constant dense<"0x00000000000000000000000101010100000101000001030303020001030200010307070600010706000103077F7E00017F7E000002067E7E00007E7E0000000000008080808000010101010080818180000103077F7E8081FFFE000002067E7E8080FEFE"> : tensor<100xi8>
  %gotf10_0 = stablehlo.reshape %out10#0 : (tensor<100xi8>) -> tensor<100xi8>
  %gotw10_0 = stablehlo.convert %gotf10_0 : (tensor<100xi8>) -> tensor<100xi64>
  %gotd10_0 = tensor.cast %gotw10_0 : tensor<100xi64> to tensor<?xi64>
  %wantf10_0 = stablehlo.reshape %want10_0 : (tensor<100xi8>) -> tensor<100xi8>
  %wantw10_0 = stablehlo.convert %wantf10_0 : (tensor<100xi8>) -> tensor<100xi64>
  %wantd10_0 = tensor.cast %wantw10_0 : tensor<100xi64> to tensor<?xi64>
  %bad10_0 = call @check_i64(%gotd10_0, %wantd10_0, %rtol10, %atol10) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "and_i8.0: "
  vector.print %bad10_0 : i64
  %in11_0 = stablehlo.constant dense<"0x000000000000000000000101010101010101010103030303030303030303070707070707070707077F7F7F7F7F7F7F7F7F7F7E7E7E7E7E7E7E7E7E7E8080808080808080808081818181818181818181FFFFFFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFEFEFE"> : tensor<100xi8>
  %in11_1 = stablehlo.constant dense<"0x000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE"> : tensor<100xi8>
  %out11:1 = call @or_i8(%in11_0, %in11_1) : (tensor<100xi8>, tensor<100xi8>) -> (tensor<100xi8>)
  %rtol11 = arith.constant 0.000000e+00 : f64
  %atol11 = arith.constant 0.000000e+00 : f64
  %want11_0 = stablehlo.constant dense<"0x000103077F7E8081FFFE010103077F7F8181FFFF030303077F7F8383FFFF070707077F7F8787FFFF7F7F7F7F7F7FFFFFFFFF7E7F7F7F7F7EFEFFFFFE80818387FFFE8081FFFE81818387FFFF8181FFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFEFEFFFFFE"> : tensor<100xi8>
  %gotf11_0 = stablehlo.reshape %out11#0 : (tensor<100xi8>) -> tensor<100xi8>
  %gotw11_0 = stablehlo.convert %gotf11_0 : (tensor<100xi8>) -> tensor<100xi64>
  %gotd11_0 = tensor.cast %gotw11_0 : tensor<100xi64> to tensor<?xi64>
  %wantf11_0 = stablehlo.reshape %want11_0 : (tensor<100xi8>) -> tensor<100xi8>
  %wantw11_0 = stablehlo.convert %wantf11_0 : (tensor<100xi8>) -> tensor<100xi64>
  %wantd11_0 = tensor.cast %wantw11_0 : tensor<100xi64> to tensor<?xi64>
  %bad11_0 = call @check_i64(%gotd11_0, %wantd11_0, %rtol11, %atol11) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "or_i8.0: "
  vector.print %bad11_0 : i64
  %in12_0 = stablehlo.constant dense<"0x000000000000000000000101010101010101010103030303030303030303070707070707070707077F7F7F7F7F7F7F7F7F7F7E7E7E7E7E7E7E7E7E7E8080808080808080808081818181818181818181FFFFFFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFEFEFE"> : tensor<100xi8>
  %in12_1 = stablehlo.constant dense<"0x000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE000103077F7E8081FFFE"> : tensor<100xi8>
  %out12:1 = call @xor_i8(%in12_0, %in12_1) : (tensor<100xi8>, tensor<100xi8>) -> (tensor<100xi8>)
  %rtol12 = arith.constant 0.000000e+00 : f64
  %atol12 = arith.constant 0.000000e+00 : f64
  %want12_0 = stablehlo.constant dense<"0x000103077F7E8081FFFE010002067E7F8180FEFF030200047C7D8382FCFD0706040078798786F8F97F7E7C780001FFFE80817E7F7D790100FEFF818080818387FFFE00017F7E81808286FEFF01007E7FFFFEFCF880817F7E0001FEFFFDF981807E7F0100"> : tensor<100xi8>
  %gotf12_0 = stablehlo.reshape %out12#0 : (tensor<100xi8>) -> tensor<100xi8>
  %gotw12_0 = stablehlo.convert %gotf12_0 : (tensor<100xi8>) -> tensor<100xi64>
  %gotd12_0 = tensor.cast %gotw12_0 : tensor<100xi64> to tensor<?xi64>
  %wantf12_0 = stablehlo.reshape %want12_0 : (tensor<100xi8>) -> tensor<100xi8>
  %wantw12_0 = stablehlo.convert %wantf12_0 : (tensor<100xi8>) -> tensor<100xi64>
  %wantd12_0 = tensor.cast %wantw12_0 : tensor<100xi64> to tensor<?xi64>
  %bad12_0 = call @check_i64(%gotd12_0, %wantd12_0, %rtol12, %atol12) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "xor_i8.0: "
  vector.print %bad12_0 : i64
  %in13_0 = stablehlo.constant dense<"0x0000000000000101010101010303030303030707070707077F7F7F7F7F7F7E7E7E7E7E7E808080808080818181818181FFFFFFFFFFFFFEFEFEFEFEFE"> : tensor<60xi8>
  %in13_1 = stablehlo.constant dense<"0x00010307FFFE00010307FFFE00010307FFFE00010307FFFE00010307FFFE00010307FFFE00010307FFFE00010307FFFE00010307FFFE00010307FFFE"> : tensor<60xi8>
  %out13:1 = call @power_i8(%in13_0, %in13_1) : (tensor<60xi8>, tensor<60xi8>) -> (tensor<60xi8>)
  %rtol13 = arith.constant 0.000000e+00 : f64
  %atol13 = arith.constant 0.000000e+00 : f64
  %want13_0 = stablehlo.constant dense<"0x01000000000001010101010101031B8B0000010757F70000017F7F7F0000017EF880000001800000000001818181000001FFFFFFFF0101FEF8800000"> : tensor<60xi8>
  %gotf13_0 = stablehlo.reshape %out13#0 : (tensor<60xi8>) -> tensor<60xi8>
  %gotw13_0 = stablehlo.convert %gotf13_0 : (tensor<60xi8>) -> tensor<60xi64>
  %gotd13_0 = tensor.cast %gotw13_0 : tensor<60xi64> to tensor<?xi64>
  %wantf13_0 = stablehlo.reshape %want13_0 : (tensor<60xi8>) -> tensor<60xi8>
  %wantw13_0 = stablehlo.convert %wantf13_0 : (tensor<60xi8>) -> tensor<60xi64>
  %wantd13_0 = tensor.cast %wantw13_0 : tensor<60xi64> to tensor<?xi64>
  %bad13_0 = call @check_i64(%gotd13_0, %wantd13_0, %rtol13, %atol13) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "power_i8.0: "
  vector.print %bad13_0 : i64
  %in14_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 2147483647, 2147483646, -2147483648, -2147483647, -1, -2, -5, -100]> : tensor<14xi32>
  %out14:1 = call @abs_i32(%in14_0) : (tensor<14xi32>) -> (tensor<14xi32>)
  %rtol14 = arith.constant 0.000000e+00 : f64
  %atol14 = arith.constant 0.000000e+00 : f64
  %want14_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 2147483647, 2147483646, -2147483648, 2147483647, 1, 2, 5, 100]> : tensor<14xi32>
  %gotf14_0 = stablehlo.reshape %out14#0 : (tensor<14xi32>) -> tensor<14xi32>
  %gotw14_0 = stablehlo.convert %gotf14_0 : (tensor<14xi32>) -> tensor<14xi64>
  %gotd14_0 = tensor.cast %gotw14_0 : tensor<14xi64> to tensor<?xi64>
  %wantf14_0 = stablehlo.reshape %want14_0 : (tensor<14xi32>) -> tensor<14xi32>
  %wantw14_0 = stablehlo.convert %wantf14_0 : (tensor<14xi32>) -> tensor<14xi64>
  %wantd14_0 = tensor.cast %wantw14_0 : tensor<14xi64> to tensor<?xi64>
  %bad14_0 = call @check_i64(%gotd14_0, %wantd14_0, %rtol14, %atol14) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "abs_i32.0: "
  vector.print %bad14_0 : i64
  %in15_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 2147483647, 2147483646, -2147483648, -2147483647, -1, -2, -5, -100]> : tensor<14xi32>
  %out15:1 = call @sign_i32(%in15_0) : (tensor<14xi32>) -> (tensor<14xi32>)
  %rtol15 = arith.constant 0.000000e+00 : f64
  %atol15 = arith.constant 0.000000e+00 : f64
  %want15_0 = stablehlo.constant dense<[0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1]> : tensor<14xi32>
  %gotf15_0 = stablehlo.reshape %out15#0 : (tensor<14xi32>) -> tensor<14xi32>
  %gotw15_0 = stablehlo.convert %gotf15_0 : (tensor<14xi32>) -> tensor<14xi64>
  %gotd15_0 = tensor.cast %gotw15_0 : tensor<14xi64> to tensor<?xi64>
  %wantf15_0 = stablehlo.reshape %want15_0 : (tensor<14xi32>) -> tensor<14xi32>
  %wantw15_0 = stablehlo.convert %wantf15_0 : (tensor<14xi32>) -> tensor<14xi64>
  %wantd15_0 = tensor.cast %wantw15_0 : tensor<14xi64> to tensor<?xi64>
  %bad15_0 = call @check_i64(%gotd15_0, %wantd15_0, %rtol15, %atol15) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "sign_i32.0: "
  vector.print %bad15_0 : i64
  %in16_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 2147483647, 2147483646, -2147483648, -2147483647, -1, -2, -5, -100]> : tensor<14xi32>
  %out16:1 = call @negate_i32(%in16_0) : (tensor<14xi32>) -> (tensor<14xi32>)
  %rtol16 = arith.constant 0.000000e+00 : f64
  %atol16 = arith.constant 0.000000e+00 : f64
  %want16_0 = stablehlo.constant dense<[0, -1, -2, -3, -7, -100, -2147483647, -2147483646, -2147483648, 2147483647, 1, 2, 5, 100]> : tensor<14xi32>
  %gotf16_0 = stablehlo.reshape %out16#0 : (tensor<14xi32>) -> tensor<14xi32>
  %gotw16_0 = stablehlo.convert %gotf16_0 : (tensor<14xi32>) -> tensor<14xi64>
  %gotd16_0 = tensor.cast %gotw16_0 : tensor<14xi64> to tensor<?xi64>
  %wantf16_0 = stablehlo.reshape %want16_0 : (tensor<14xi32>) -> tensor<14xi32>
  %wantw16_0 = stablehlo.convert %wantf16_0 : (tensor<14xi32>) -> tensor<14xi64>
  %wantd16_0 = tensor.cast %wantw16_0 : tensor<14xi64> to tensor<?xi64>
  %bad16_0 = call @check_i64(%gotd16_0, %wantd16_0, %rtol16, %atol16) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "negate_i32.0: "
  vector.print %bad16_0 : i64
  %in17_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 2147483647, 2147483646, -2147483648, -2147483647, -1, -2, -5, -100]> : tensor<14xi32>
  %out17:1 = call @not_i32(%in17_0) : (tensor<14xi32>) -> (tensor<14xi32>)
  %rtol17 = arith.constant 0.000000e+00 : f64
  %atol17 = arith.constant 0.000000e+00 : f64
  %want17_0 = stablehlo.constant dense<[-1, -2, -3, -4, -8, -101, -2147483648, -2147483647, 2147483647, 2147483646, 0, 1, 4, 99]> : tensor<14xi32>
  %gotf17_0 = stablehlo.reshape %out17#0 : (tensor<14xi32>) -> tensor<14xi32>
  %gotw17_0 = stablehlo.convert %gotf17_0 : (tensor<14xi32>) -> tensor<14xi64>
  %gotd17_0 = tensor.cast %gotw17_0 : tensor<14xi64> to tensor<?xi64>
  %wantf17_0 = stablehlo.reshape %want17_0 : (tensor<14xi32>) -> tensor<14xi32>
  %wantw17_0 = stablehlo.convert %wantf17_0 : (tensor<14xi32>) -> tensor<14xi64>
  %wantd17_0 = tensor.cast %wantw17_0 : tensor<14xi64> to tensor<?xi64>
  %bad17_0 = call @check_i64(%gotd17_0, %wantd17_0, %rtol17, %atol17) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "not_i32.0: "
  vector.print %bad17_0 : i64
  %in18_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000010000000100000001000000010000000100000001000000010000000100000001000000010000000300000003000000030000000300000003000000030000000300000003000000030000000300000007000000070000000700000007000000070000000700000007000000070000000700000007000000FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7F0000008000000080000000800000008000000080000000800000008000000080000000800000008001000080010000800100008001000080010000800100008001000080010000800100008001000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF"> : tensor<100xi32>
  %in18_1 = stablehlo.constant dense<"0x00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF"> : tensor<100xi32>
  %out18:1 = call @add_i32(%in18_0, %in18_1) : (tensor<100xi32>, tensor<100xi32>) -> (tensor<100xi32>)
  %rtol18 = arith.constant 0.000000e+00 : f64
  %atol18 = arith.constant 0.000000e+00 : f64
  %want18_0 = stablehlo.constant dense<"0x00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF0100000002000000040000000800000000000080FFFFFF7F010000800200008000000000FFFFFFFF0300000004000000060000000A00000002000080010000800300008004000080020000000100000007000000080000000A0000000E000000060000800500008007000080080000800600000005000000FFFFFF7F000000800200008006000080FEFFFFFFFDFFFFFFFFFFFFFF00000000FEFFFF7FFDFFFF7FFEFFFF7FFFFFFF7F0100008005000080FDFFFFFFFCFFFFFFFEFFFFFFFFFFFFFFFDFFFF7FFCFFFF7F00000080010000800300008007000080FFFFFFFFFEFFFFFF0000000001000000FFFFFF7FFEFFFF7F0100008002000080040000800800008000000000FFFFFFFF010000000200000000000080FFFFFF7FFFFFFFFF000000000200000006000000FEFFFF7FFDFFFF7FFFFFFF7F00000080FEFFFFFFFDFFFFFFFEFFFFFFFFFFFFFF0100000005000000FDFFFF7FFCFFFF7FFEFFFF7FFFFFFF7FFDFFFFFFFCFFFFFF"> : tensor<100xi32>
  %gotf18_0 = stablehlo.reshape %out18#0 : (tensor<100xi32>) -> tensor<100xi32>
  %gotw18_0 = stablehlo.convert %gotf18_0 : (tensor<100xi32>) -> tensor<100xi64>
  %gotd18_0 = tensor.cast %gotw18_0 : tensor<100xi64> to tensor<?xi64>
  %wantf18_0 = stablehlo.reshape %want18_0 : (tensor<100xi32>) -> tensor<100xi32>
  %wantw18_0 = stablehlo.convert %wantf18_0 : (tensor<100xi32>) -> tensor<100xi64>
  %wantd18_0 = tensor.cast %wantw18_0 : tensor<100xi64> to tensor<?xi64>
  %bad18_0 = call @check_i64(%gotd18_0, %wantd18_0, %rtol18, %atol18) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "add_i32.0: "
  vector.print %bad18_0 : i64
  %in19_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000010000000100000001000000010000000100000001000000010000000100000001000000010000000300000003000000030000000300000003000000030000000300000003000000030000000300000007000000070000000700000007000000070000000700000007000000070000000700000007000000FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7F0000008000000080000000800000008000000080000000800000008000000080000000800000008001000080010000800100008001000080010000800100008001000080010000800100008001000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF"> : tensor<100xi32>
  %in19_1 = stablehlo.constant dense<"0x00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF"> : tensor<100xi32>
  %out19:1 = call @subtract_i32(%in19_0, %in19_1) : (tensor<100xi32>, tensor<100xi32>) -> (tensor<100xi32>)
  %rtol19 = arith.constant 0.000000e+00 : f64
  %atol19 = arith.constant 0.000000e+00 : f64
  %want19_0 = stablehlo.constant dense<"0x00000000FFFFFFFFFDFFFFFFF9FFFFFF010000800200008000000080FFFFFF7F01000000020000000100000000000000FEFFFFFFFAFFFFFF020000800300008001000080000000800200000003000000030000000200000000000000FCFFFFFF04000080050000800300008002000080040000000500000007000000060000000400000000000000080000800900008007000080060000800800000009000000FFFFFF7FFEFFFF7FFCFFFF7FF8FFFF7F0000000001000000FFFFFFFFFEFFFFFF0000008001000080FEFFFF7FFDFFFF7FFBFFFF7FF7FFFF7FFFFFFFFF00000000FEFFFFFFFDFFFFFFFFFFFF7F0000008000000080FFFFFF7FFDFFFF7FF9FFFF7F010000000200000000000000FFFFFFFF01000080020000800100008000000080FEFFFF7FFAFFFF7F020000000300000001000000000000000200008003000080FFFFFFFFFEFFFFFFFCFFFFFFF8FFFFFF0000008001000080FFFFFF7FFEFFFF7F0000000001000000FEFFFFFFFDFFFFFFFBFFFFFFF7FFFFFFFFFFFF7F00000080FEFFFF7FFDFFFF7FFFFFFFFF00000000"> : tensor<100xi32>
  %gotf19_0 = stablehlo.reshape %out19#0 : (tensor<100xi32>) -> tensor<100xi32>
  %gotw19_0 = stablehlo.convert %gotf19_0 : (tensor<100xi32>) -> tensor<100xi64>
  %gotd19_0 = tensor.cast %gotw19_0 : tensor<100xi64> to tensor<?xi64>
  %wantf19_0 = stablehlo.reshape %want19_0 : (tensor<100xi32>) -> tensor<100xi32>
  %wantw19_0 = stablehlo.convert %wantf19_0 : (tensor<100xi32>) -> tensor<100xi64>
  %wantd19_0 = tensor.cast %wantw19_0 : tensor<100xi64> to tensor<?xi64>
  %bad19_0 = call @check_i64(%gotd19_0, %wantd19_0, %rtol19, %atol19) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "subtract_i32.0: "
  vector.print %bad19_0 : i64
  %in20_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000010000000100000001000000010000000100000001000000010000000100000001000000010000000300000003000000030000000300000003000000030000000300000003000000030000000300000007000000070000000700000007000000070000000700000007000000070000000700000007000000FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7F0000008000000080000000800000008000000080000000800000008000000080000000800000008001000080010000800100008001000080010000800100008001000080010000800100008001000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF"> : tensor<100xi32>
  %in20_1 = stablehlo.constant dense<"0x00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF"> : tensor<100xi32>
  %out20:1 = call @multiply_i32(%in20_0, %in20_1) : (tensor<100xi32>, tensor<100xi32>) -> (tensor<100xi32>)
  %rtol20 = arith.constant 0.000000e+00 : f64
  %atol20 = arith.constant 0.000000e+00 : f64
  %want20_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000030000000900000015000000FDFFFF7FFAFFFF7F0000008003000080FDFFFFFFFAFFFFFF00000000070000001500000031000000F9FFFF7FF2FFFF7F0000008007000080F9FFFFFFF2FFFFFF00000000FFFFFF7FFDFFFF7FF9FFFF7F010000000200008000000080FFFFFFFF010000800200000000000000FEFFFF7FFAFFFF7FF2FFFF7F020000800400000000000000FEFFFF7F02000080040000000000000000000080000000800000008000000080000000000000000000000080000000800000000000000000010000800300008007000080FFFFFFFFFEFFFF7F0000008001000000FFFFFF7FFEFFFFFF00000000FFFFFFFFFDFFFFFFF9FFFFFF010000800200008000000080FFFFFF7F010000000200000000000000FEFFFFFFFAFFFFFFF2FFFFFF020000000400000000000000FEFFFFFF0200000004000000"> : tensor<100xi32>
  %gotf20_0 = stablehlo.reshape %out20#0 : (tensor<100xi32>) -> tensor<100xi32>
  %gotw20_0 = stablehlo.convert %gotf20_0 : (tensor<100xi32>) -> tensor<100xi64>
  %gotd20_0 = tensor.cast %gotw20_0 : tensor<100xi64> to tensor<?xi64>
  %wantf20_0 = stablehlo.reshape %want20_0 : (tensor<100xi32>) -> tensor<100xi32>
  %wantw20_0 = stablehlo.convert %wantf20_0 : (tensor<100xi32>) -> tensor<100xi64>
  %wantd20_0 = tensor.cast %wantw20_0 : tensor<100xi64> to tensor<?xi64>
  %bad20_0 = call @check_i64(%gotd20_0, %wantd20_0, %rtol20, %atol20) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "multiply_i32.0: "
  vector.print %bad20_0 : i64
  %in21_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000010000000100000001000000010000000100000001000000010000000100000001000000010000000300000003000000030000000300000003000000030000000300000003000000030000000300000007000000070000000700000007000000070000000700000007000000070000000700000007000000FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7F0000008000000080000000800000008000000080000000800000008000000080000000800000008001000080010000800100008001000080010000800100008001000080010000800100008001000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF"> : tensor<100xi32>
  %in21_1 = stablehlo.constant dense<"0x00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF"> : tensor<100xi32>
  %out21:1 = call @divide_i32(%in21_0, %in21_1) : (tensor<100xi32>, tensor<100xi32>) -> (tensor<100xi32>)
  %rtol21 = arith.constant 0.000000e+00 : f64
  %atol21 = arith.constant 0.000000e+00 : f64
  %want21_0 = stablehlo.constant dense<"0xFFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFF01000000000000000000000000000000000000000000000000000000FFFFFFFF00000000FFFFFFFF03000000010000000000000000000000000000000000000000000000FDFFFFFFFFFFFFFFFFFFFFFF07000000020000000100000000000000000000000000000000000000F9FFFFFFFDFFFFFFFFFFFFFFFFFFFF7FAAAAAA2A92244912010000000100000000000000FFFFFFFF01000080010000C0FFFFFFFFFEFFFF7FAAAAAA2A922449120000000001000000000000000000000002000080010000C0FFFFFFFF00000080565555D56EDBB6EDFFFFFFFFFFFFFFFF01000000010000000000008000000040FFFFFFFF01000080565555D56EDBB6EDFFFFFFFFFFFFFFFF0000000001000000FFFFFF7FFFFFFF3FFFFFFFFFFFFFFFFF0000000000000000000000000000000000000000000000000100000000000000FFFFFFFFFEFFFFFF0000000000000000000000000000000000000000000000000200000001000000"> : tensor<100xi32>
  %gotf21_0 = stablehlo.reshape %out21#0 : (tensor<100xi32>) -> tensor<100xi32>
  %gotw21_0 = stablehlo.convert %gotf21_0 : (tensor<100xi32>) -> tensor<100xi64>
  %gotd21_0 = tensor.cast %gotw21_0 : tensor<100xi64> to tensor<?xi64>
  %wantf21_0 = stablehlo.reshape %want21_0 : (tensor<100xi32>) -> tensor<100xi32>
  %wantw21_0 = stablehlo.convert %wantf21_0 : (tensor<100xi32>) -> tensor<100xi64>
  %wantd21_0 = tensor.cast %wantw21_0 : tensor<100xi64> to tensor<?xi64>
  %bad21_0 = call @check_i64(%gotd21_0, %wantd21_0, %rtol21, %atol21) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "divide_i32.0: "
  vector.print %bad21_0 : i64
  %in22_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000010000000100000001000000010000000100000001000000010000000100000001000000010000000300000003000000030000000300000003000000030000000300000003000000030000000300000007000000070000000700000007000000070000000700000007000000070000000700000007000000FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7F0000008000000080000000800000008000000080000000800000008000000080000000800000008001000080010000800100008001000080010000800100008001000080010000800100008001000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF"> : tensor<100xi32>
  %in22_1 = stablehlo.constant dense<"0x00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF"> : tensor<100xi32>
  %out22:1 = call @maximum_i32(%in22_0, %in22_1) : (tensor<100xi32>, tensor<100xi32>) -> (tensor<100xi32>)
  %rtol22 = arith.constant 0.000000e+00 : f64
  %atol22 = arith.constant 0.000000e+00 : f64
  %want22_0 = stablehlo.constant dense<"0x00000000010000000300000007000000FFFFFF7FFEFFFF7F0000000000000000000000000000000001000000010000000300000007000000FFFFFF7FFEFFFF7F0100000001000000010000000100000003000000030000000300000007000000FFFFFF7FFEFFFF7F0300000003000000030000000300000007000000070000000700000007000000FFFFFF7FFEFFFF7F07000000070000000700000007000000FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFFFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7F00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0100008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7FFEFFFFFFFEFFFFFFFFFFFFFFFEFFFFFF"> : tensor<100xi32>
  %gotf22_0 = stablehlo.reshape %out22#0 : (tensor<100xi32>) -> tensor<100xi32>
  %gotw22_0 = stablehlo.convert %gotf22_0 : (tensor<100xi32>) -> tensor<100xi64>
  %gotd22_0 = tensor.cast %gotw22_0 : tensor<100xi64> to tensor<?xi64>
  %wantf22_0 = stablehlo.reshape %want22_0 : (tensor<100xi32>) -> tensor<100xi32>
  %wantw22_0 = stablehlo.convert %wantf22_0 : (tensor<100xi32>) -> tensor<100xi64>
  %wantd22_0 = tensor.cast %wantw22_0 : tensor<100xi64> to tensor<?xi64>
  %bad22_0 = call @check_i64(%gotd22_0, %wantd22_0, %rtol22, %atol22) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "maximum_i32.0: "
  vector.print %bad22_0 : i64
  %in23_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000010000000100000001000000010000000100000001000000010000000100000001000000010000000300000003000000030000000300000003000000030000000300000003000000030000000300000007000000070000000700000007000000070000000700000007000000070000000700000007000000FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7F0000008000000080000000800000008000000080000000800000008000000080000000800000008001000080010000800100008001000080010000800100008001000080010000800100008001000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF"> : tensor<100xi32>
  %in23_1 = stablehlo.constant dense<"0x00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF"> : tensor<100xi32>
  %out23:1 = call @minimum_i32(%in23_0, %in23_1) : (tensor<100xi32>, tensor<100xi32>) -> (tensor<100xi32>)
  %rtol23 = arith.constant 0.000000e+00 : f64
  %atol23 = arith.constant 0.000000e+00 : f64
  %want23_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000008001000080FFFFFFFFFEFFFFFF0000000001000000010000000100000001000000010000000000008001000080FFFFFFFFFEFFFFFF0000000001000000030000000300000003000000030000000000008001000080FFFFFFFFFEFFFFFF0000000001000000030000000700000007000000070000000000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FEFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF0000008000000080000000800000008000000080000000800000008000000080000000800000008001000080010000800100008001000080010000800100008000000080010000800100008001000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000008001000080FFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF0000008001000080FEFFFFFFFEFFFFFF"> : tensor<100xi32>
  %gotf23_0 = stablehlo.reshape %out23#0 : (tensor<100xi32>) -> tensor<100xi32>
  %gotw23_0 = stablehlo.convert %gotf23_0 : (tensor<100xi32>) -> tensor<100xi64>
  %gotd23_0 = tensor.cast %gotw23_0 : tensor<100xi64> to tensor<?xi64>
  %wantf23_0 = stablehlo.reshape %want23_0 : (tensor<100xi32>) -> tensor<100xi32>
  %wantw23_0 = stablehlo.convert %wantf23_0 : (tensor<100xi32>) -> tensor<100xi64>
  %wantd23_0 = tensor.cast %wantw23_0 : tensor<100xi64> to tensor<?xi64>
  %bad23_0 = call @check_i64(%gotd23_0, %wantd23_0, %rtol23, %atol23) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "minimum_i32.0: "
  vector.print %bad23_0 : i64
  %in24_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000010000000100000001000000010000000100000001000000010000000100000001000000010000000300000003000000030000000300000003000000030000000300000003000000030000000300000007000000070000000700000007000000070000000700000007000000070000000700000007000000FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7F0000008000000080000000800000008000000080000000800000008000000080000000800000008001000080010000800100008001000080010000800100008001000080010000800100008001000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF"> : tensor<100xi32>
  %in24_1 = stablehlo.constant dense<"0x00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF"> : tensor<100xi32>
  %out24:1 = call @and_i32(%in24_0, %in24_1) : (tensor<100xi32>, tensor<100xi32>) -> (tensor<100xi32>)
  %rtol24 = arith.constant 0.000000e+00 : f64
  %atol24 = arith.constant 0.000000e+00 : f64
  %want24_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000100000001000000010000000000000000000000010000000100000000000000000000000100000003000000030000000300000002000000000000000100000003000000020000000000000001000000030000000700000007000000060000000000000001000000070000000600000000000000010000000300000007000000FFFFFF7FFEFFFF7F0000000001000000FFFFFF7FFEFFFF7F00000000000000000200000006000000FEFFFF7FFEFFFF7F0000000000000000FEFFFF7FFEFFFF7F000000000000000000000000000000000000000000000000000000800000008000000080000000800000000001000000010000000100000001000000000000000000008001000080010000800000008000000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000000000000200000006000000FEFFFF7FFEFFFF7F0000008000000080FEFFFFFFFEFFFFFF"> : tensor<100xi32>
  %gotf24_0 = stablehlo.reshape %out24#0 : (tensor<100xi32>) -> tensor<100xi32>
  %gotw24_0 = stablehlo.convert %gotf24_0 : (tensor<100xi32>) -> tensor<100xi64>
  %gotd24_0 = tensor.cast %gotw24_0 : tensor<100xi64> to tensor<?xi64>
  %wantf24_0 = stablehlo.reshape %want24_0 : (tensor<100xi32>) -> tensor<100xi32>
  %wantw24_0 = stablehlo.convert %wantf24_0 : (tensor<100xi32>) -> tensor<100xi64>
  %wantd24_0 = tensor.cast %wantw24_0 : tensor<100xi64> to tensor<?xi64>
  %bad24_0 = call @check_i64(%gotd24_0, %wantd24_0, %rtol24, %atol24) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "and_i32.0: "
  vector.print %bad24_0 : i64
  %in25_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000010000000100000001000000010000000100000001000000010000000100000001000000010000000300000003000000030000000300000003000000030000000300000003000000030000000300000007000000070000000700000007000000070000000700000007000000070000000700000007000000FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7F0000008000000080000000800000008000000080000000800000008000000080000000800000008001000080010000800100008001000080010000800100008001000080010000800100008001000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF"> : tensor<100xi32>
  %in25_1 = stablehlo.constant dense<"0x00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF"> : tensor<100xi32>
  %out25:1 = call @or_i32(%in25_0, %in25_1) : (tensor<100xi32>, tensor<100xi32>) -> (tensor<100xi32>)
  %rtol25 = arith.constant 0.000000e+00 : f64
  %atol25 = arith.constant 0.000000e+00 : f64
  %want25_0 = stablehlo.constant dense<"0x00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF01000000010000000300000007000000FFFFFF7FFFFFFF7F0100008001000080FFFFFFFFFFFFFFFF03000000030000000300000007000000FFFFFF7FFFFFFF7F0300008003000080FFFFFFFFFFFFFFFF07000000070000000700000007000000FFFFFF7FFFFFFF7F0700008007000080FFFFFFFFFFFFFFFFFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFEFFFF7FFEFFFFFFFFFFFFFFFFFFFFFFFEFFFFFF00000080010000800300008007000080FFFFFFFFFEFFFFFF0000008001000080FFFFFFFFFEFFFFFF01000080010000800300008007000080FFFFFFFFFFFFFFFF0100008001000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFEFFFFFF"> : tensor<100xi32>
  %gotf25_0 = stablehlo.reshape %out25#0 : (tensor<100xi32>) -> tensor<100xi32>
  %gotw25_0 = stablehlo.convert %gotf25_0 : (tensor<100xi32>) -> tensor<100xi64>
  %gotd25_0 = tensor.cast %gotw25_0 : tensor<100xi64> to tensor<?xi64>
  %wantf25_0 = stablehlo.reshape %want25_0 : (tensor<100xi32>) -> tensor<100xi32>
  %wantw25_0 = stablehlo.convert %wantf25_0 : (tensor<100xi32>) -> tensor<100xi64>
  %wantd25_0 = tensor.cast %wantw25_0 : tensor<100xi64> to tensor<?xi64>
  %bad25_0 = call @check_i64(%gotd25_0, %wantd25_0, %rtol25, %atol25) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "or_i32.0: "
  vector.print %bad25_0 : i64
  %in26_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000010000000100000001000000010000000100000001000000010000000100000001000000010000000300000003000000030000000300000003000000030000000300000003000000030000000300000007000000070000000700000007000000070000000700000007000000070000000700000007000000FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7F0000008000000080000000800000008000000080000000800000008000000080000000800000008001000080010000800100008001000080010000800100008001000080010000800100008001000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF"> : tensor<100xi32>
  %in26_1 = stablehlo.constant dense<"0x00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF"> : tensor<100xi32>
  %out26:1 = call @xor_i32(%in26_0, %in26_1) : (tensor<100xi32>, tensor<100xi32>) -> (tensor<100xi32>)
  %rtol26 = arith.constant 0.000000e+00 : f64
  %atol26 = arith.constant 0.000000e+00 : f64
  %want26_0 = stablehlo.constant dense<"0x00000000010000000300000007000000FFFFFF7FFEFFFF7F0000008001000080FFFFFFFFFEFFFFFF01000000000000000200000006000000FEFFFF7FFFFFFF7F0100008000000080FEFFFFFFFFFFFFFF03000000020000000000000004000000FCFFFF7FFDFFFF7F0300008002000080FCFFFFFFFDFFFFFF07000000060000000400000000000000F8FFFF7FF9FFFF7F0700008006000080F8FFFFFFF9FFFFFFFFFFFF7FFEFFFF7FFCFFFF7FF8FFFF7F0000000001000000FFFFFFFFFEFFFFFF0000008001000080FEFFFF7FFFFFFF7FFDFFFF7FF9FFFF7F0100000000000000FEFFFFFFFFFFFFFF010000800000008000000080010000800300008007000080FFFFFFFFFEFFFFFF0000000001000000FFFFFF7FFEFFFF7F01000080000000800200008006000080FEFFFFFFFFFFFFFF0100000000000000FEFFFF7FFFFFFF7FFFFFFFFFFEFFFFFFFCFFFFFFF8FFFFFF0000008001000080FFFFFF7FFEFFFF7F0000000001000000FEFFFFFFFFFFFFFFFDFFFFFFF9FFFFFF0100008000000080FEFFFF7FFFFFFF7F0100000000000000"> : tensor<100xi32>
  %gotf26_0 = stablehlo.reshape %out26#0 : (tensor<100xi32>) -> tensor<100xi32>
  %gotw26_0 = stablehlo.convert %gotf26_0 : (tensor<100xi32>) -> tensor<100xi64>
  %gotd26_0 = tensor.cast %gotw26_0 : tensor<100xi64> to tensor<?xi64>
  %wantf26_0 = stablehlo.reshape %want26_0 : (tensor<100xi32>) -> tensor<100xi32>
  %wantw26_0 = stablehlo.convert %wantf26_0 : (tensor<100xi32>) -> tensor<100xi64>
  %wantd26_0 = tensor.cast %wantw26_0 : tensor<100xi64> to tensor<?xi64>
  %bad26_0 = call @check_i64(%gotd26_0, %wantd26_0, %rtol26, %atol26) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "xor_i32.0: "
  vector.print %bad26_0 : i64
  %in27_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000010000000100000001000000010000000100000001000000030000000300000003000000030000000300000003000000070000000700000007000000070000000700000007000000FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7FFEFFFF7F000000800000008000000080000000800000008000000080010000800100008001000080010000800100008001000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF"> : tensor<60xi32>
  %in27_1 = stablehlo.constant dense<"0x00000000010000000300000007000000FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFFFFFEFFFFFF"> : tensor<60xi32>
  %out27:1 = call @power_i32(%in27_0, %in27_1) : (tensor<60xi32>, tensor<60xi32>) -> (tensor<60xi32>)
  %rtol27 = arith.constant 0.000000e+00 : f64
  %atol27 = arith.constant 0.000000e+00 : f64
  %want27_0 = stablehlo.constant dense<"0x01000000000000000000000000000000000000000000000001000000010000000100000001000000010000000100000001000000030000001B0000008B0800000000000000000000010000000700000057010000F7900C00000000000000000001000000FFFFFF7FFFFFFF7FFFFFFF7F000000000000000001000000FEFFFF7FF8FFFFFF80FFFFFF000000000000000001000000000000800000000000000000000000000000000001000000010000800100008001000080000000000000000001000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000001000000FEFFFFFFF8FFFFFF80FFFFFF0000000000000000"> : tensor<60xi32>
  %gotf27_0 = stablehlo.reshape %out27#0 : (tensor<60xi32>) -> tensor<60xi32>
  %gotw27_0 = stablehlo.convert %gotf27_0 : (tensor<60xi32>) -> tensor<60xi64>
  %gotd27_0 = tensor.cast %gotw27_0 : tensor<60xi64> to tensor<?xi64>
  %wantf27_0 = stablehlo.reshape %want27_0 : (tensor<60xi32>) -> tensor<60xi32>
  %wantw27_0 = stablehlo.convert %wantf27_0 : (tensor<60xi32>) -> tensor<60xi64>
  %wantd27_0 = tensor.cast %wantw27_0 : tensor<60xi64> to tensor<?xi64>
  %bad27_0 = call @check_i64(%gotd27_0, %wantd27_0, %rtol27, %atol27) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "power_i32.0: "
  vector.print %bad27_0 : i64
  %in28_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 9223372036854775807, 9223372036854775806, -9223372036854775808, -9223372036854775807, -1, -2, -5, -100]> : tensor<14xi64>
  %out28:1 = call @abs_i64(%in28_0) : (tensor<14xi64>) -> (tensor<14xi64>)
  %rtol28 = arith.constant 0.000000e+00 : f64
  %atol28 = arith.constant 0.000000e+00 : f64
  %want28_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 9223372036854775807, 9223372036854775806, -9223372036854775808, 9223372036854775807, 1, 2, 5, 100]> : tensor<14xi64>
  %gotf28_0 = stablehlo.reshape %out28#0 : (tensor<14xi64>) -> tensor<14xi64>
  %gotw28_0 = stablehlo.convert %gotf28_0 : (tensor<14xi64>) -> tensor<14xi64>
  %gotd28_0 = tensor.cast %gotw28_0 : tensor<14xi64> to tensor<?xi64>
  %wantf28_0 = stablehlo.reshape %want28_0 : (tensor<14xi64>) -> tensor<14xi64>
  %wantw28_0 = stablehlo.convert %wantf28_0 : (tensor<14xi64>) -> tensor<14xi64>
  %wantd28_0 = tensor.cast %wantw28_0 : tensor<14xi64> to tensor<?xi64>
  %bad28_0 = call @check_i64(%gotd28_0, %wantd28_0, %rtol28, %atol28) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "abs_i64.0: "
  vector.print %bad28_0 : i64
  %in29_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 9223372036854775807, 9223372036854775806, -9223372036854775808, -9223372036854775807, -1, -2, -5, -100]> : tensor<14xi64>
  %out29:1 = call @sign_i64(%in29_0) : (tensor<14xi64>) -> (tensor<14xi64>)
  %rtol29 = arith.constant 0.000000e+00 : f64
  %atol29 = arith.constant 0.000000e+00 : f64
  %want29_0 = stablehlo.constant dense<[0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1]> : tensor<14xi64>
  %gotf29_0 = stablehlo.reshape %out29#0 : (tensor<14xi64>) -> tensor<14xi64>
  %gotw29_0 = stablehlo.convert %gotf29_0 : (tensor<14xi64>) -> tensor<14xi64>
  %gotd29_0 = tensor.cast %gotw29_0 : tensor<14xi64> to tensor<?xi64>
  %wantf29_0 = stablehlo.reshape %want29_0 : (tensor<14xi64>) -> tensor<14xi64>
  %wantw29_0 = stablehlo.convert %wantf29_0 : (tensor<14xi64>) -> tensor<14xi64>
  %wantd29_0 = tensor.cast %wantw29_0 : tensor<14xi64> to tensor<?xi64>
  %bad29_0 = call @check_i64(%gotd29_0, %wantd29_0, %rtol29, %atol29) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "sign_i64.0: "
  vector.print %bad29_0 : i64
  %in30_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 9223372036854775807, 9223372036854775806, -9223372036854775808, -9223372036854775807, -1, -2, -5, -100]> : tensor<14xi64>
  %out30:1 = call @negate_i64(%in30_0) : (tensor<14xi64>) -> (tensor<14xi64>)
  %rtol30 = arith.constant 0.000000e+00 : f64
  %atol30 = arith.constant 0.000000e+00 : f64
  %want30_0 = stablehlo.constant dense<[0, -1, -2, -3, -7, -100, -9223372036854775807, -9223372036854775806, -9223372036854775808, 9223372036854775807, 1, 2, 5, 100]> : tensor<14xi64>
  %gotf30_0 = stablehlo.reshape %out30#0 : (tensor<14xi64>) -> tensor<14xi64>
  %gotw30_0 = stablehlo.convert %gotf30_0 : (tensor<14xi64>) -> tensor<14xi64>
  %gotd30_0 = tensor.cast %gotw30_0 : tensor<14xi64> to tensor<?xi64>
  %wantf30_0 = stablehlo.reshape %want30_0 : (tensor<14xi64>) -> tensor<14xi64>
  %wantw30_0 = stablehlo.convert %wantf30_0 : (tensor<14xi64>) -> tensor<14xi64>
  %wantd30_0 = tensor.cast %wantw30_0 : tensor<14xi64> to tensor<?xi64>
  %bad30_0 = call @check_i64(%gotd30_0, %wantd30_0, %rtol30, %atol30) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "negate_i64.0: "
  vector.print %bad30_0 : i64
  %in31_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 9223372036854775807, 9223372036854775806, -9223372036854775808, -9223372036854775807, -1, -2, -5, -100]> : tensor<14xi64>
  %out31:1 = call @not_i64(%in31_0) : (tensor<14xi64>) -> (tensor<14xi64>)
  %rtol31 = arith.constant 0.000000e+00 : f64
  %atol31 = arith.constant 0.000000e+00 : f64
  %want31_0 = stablehlo.constant dense<[-1, -2, -3, -4, -8, -101, -9223372036854775808, -9223372036854775807, 9223372036854775807, 9223372036854775806, 0, 1, 4, 99]> : tensor<14xi64>
  %gotf31_0 = stablehlo.reshape %out31#0 : (tensor<14xi64>) -> tensor<14xi64>
  %gotw31_0 = stablehlo.convert %gotf31_0 : (tensor<14xi64>) -> tensor<14xi64>
  %gotd31_0 = tensor.cast %gotw31_0 : tensor<14xi64> to tensor<?xi64>
  %wantf31_0 = stablehlo.reshape %want31_0 : (tensor<14xi64>) -> tensor<14xi64>
  %wantw31_0 = stablehlo.convert %wantf31_0 : (tensor<14xi64>) -> tensor<14xi64>
  %wantd31_0 = tensor.cast %wantw31_0 : tensor<14xi64> to tensor<?xi64>
  %bad31_0 = call @check_i64(%gotd31_0, %wantd31_0, %rtol31, %atol31) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "not_i64.0: "
  vector.print %bad31_0 : i64
  %in32_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800100000000000080010000000000008001000000000000800100000000000080010000000000008001000000000000800100000000000080010000000000008001000000000000800100000000000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<100xi64>
  %in32_1 = stablehlo.constant dense<"0x0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<100xi64>
  %out32:1 = call @add_i64(%in32_0, %in32_1) : (tensor<100xi64>, tensor<100xi64>) -> (tensor<100xi64>)
  %rtol32 = arith.constant 0.000000e+00 : f64
  %atol32 = arith.constant 0.000000e+00 : f64
  %want32_0 = stablehlo.constant dense<"0x0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF01000000000000000200000000000000040000000000000008000000000000000000000000000080FFFFFFFFFFFFFF7F010000000000008002000000000000800000000000000000FFFFFFFFFFFFFFFF0300000000000000040000000000000006000000000000000A00000000000000020000000000008001000000000000800300000000000080040000000000008002000000000000000100000000000000070000000000000008000000000000000A000000000000000E00000000000000060000000000008005000000000000800700000000000080080000000000008006000000000000000500000000000000FFFFFFFFFFFFFF7F000000000000008002000000000000800600000000000080FEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFF7FFDFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F01000000000000800500000000000080FDFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDFFFFFFFFFFFF7FFCFFFFFFFFFFFF7F0000000000000080010000000000008003000000000000800700000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF00000000000000000100000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F01000000000000800200000000000080040000000000008008000000000000800000000000000000FFFFFFFFFFFFFFFF010000000000000002000000000000000000000000000080FFFFFFFFFFFFFF7FFFFFFFFFFFFFFFFF000000000000000002000000000000000600000000000000FEFFFFFFFFFFFF7FFDFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F0000000000000080FEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000500000000000000FDFFFFFFFFFFFF7FFCFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFDFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF"> : tensor<100xi64>
  %gotf32_0 = stablehlo.reshape %out32#0 : (tensor<100xi64>) -> tensor<100xi64>
  %gotw32_0 = stablehlo.convert %gotf32_0 : (tensor<100xi64>) -> tensor<100xi64>
  %gotd32_0 = tensor.cast %gotw32_0 : tensor<100xi64> to tensor<?xi64>
  %wantf32_0 = stablehlo.reshape %want32_0 : (tensor<100xi64>) -> tensor<100xi64>
  %wantw32_0 = stablehlo.convert %wantf32_0 : (tensor<100xi64>) -> tensor<100xi64>
  %wantd32_0 = tensor.cast %wantw32_0 : tensor<100xi64> to tensor<?xi64>
  %bad32_0 = call @check_i64(%gotd32_0, %wantd32_0, %rtol32, %atol32) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "add_i64.0: "
  vector.print %bad32_0 : i64
  %in33_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800100000000000080010000000000008001000000000000800100000000000080010000000000008001000000000000800100000000000080010000000000008001000000000000800100000000000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<100xi64>
  %in33_1 = stablehlo.constant dense<"0x0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<100xi64>
  %out33:1 = call @subtract_i64(%in33_0, %in33_1) : (tensor<100xi64>, tensor<100xi64>) -> (tensor<100xi64>)
  %rtol33 = arith.constant 0.000000e+00 : f64
  %atol33 = arith.constant 0.000000e+00 : f64
  %want33_0 = stablehlo.constant dense<"0x0000000000000000FFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF010000000000008002000000000000800000000000000080FFFFFFFFFFFFFF7F0100000000000000020000000000000001000000000000000000000000000000FEFFFFFFFFFFFFFFFAFFFFFFFFFFFFFF020000000000008003000000000000800100000000000080000000000000008002000000000000000300000000000000030000000000000002000000000000000000000000000000FCFFFFFFFFFFFFFF0400000000000080050000000000008003000000000000800200000000000080040000000000000005000000000000000700000000000000060000000000000004000000000000000000000000000000080000000000008009000000000000800700000000000080060000000000008008000000000000000900000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFCFFFFFFFFFFFF7FF8FFFFFFFFFFFF7F00000000000000000100000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF00000000000000800100000000000080FEFFFFFFFFFFFF7FFDFFFFFFFFFFFF7FFBFFFFFFFFFFFF7FF7FFFFFFFFFFFF7FFFFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFF7F00000000000000800000000000000080FFFFFFFFFFFFFF7FFDFFFFFFFFFFFF7FF9FFFFFFFFFFFF7F010000000000000002000000000000000000000000000000FFFFFFFFFFFFFFFF0100000000000080020000000000008001000000000000800000000000000080FEFFFFFFFFFFFF7FFAFFFFFFFFFFFF7F020000000000000003000000000000000100000000000000000000000000000002000000000000800300000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF00000000000000800100000000000080FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000000100000000000000FEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF7FFFFFFFFFFFFFFFFFFFFFFFFFFFF7F0000000000000080FEFFFFFFFFFFFF7FFDFFFFFFFFFFFF7FFFFFFFFFFFFFFFFF0000000000000000"> : tensor<100xi64>
  %gotf33_0 = stablehlo.reshape %out33#0 : (tensor<100xi64>) -> tensor<100xi64>
  %gotw33_0 = stablehlo.convert %gotf33_0 : (tensor<100xi64>) -> tensor<100xi64>
  %gotd33_0 = tensor.cast %gotw33_0 : tensor<100xi64> to tensor<?xi64>
  %wantf33_0 = stablehlo.reshape %want33_0 : (tensor<100xi64>) -> tensor<100xi64>
  %wantw33_0 = stablehlo.convert %wantf33_0 : (tensor<100xi64>) -> tensor<100xi64>
  %wantd33_0 = tensor.cast %wantw33_0 : tensor<100xi64> to tensor<?xi64>
  %bad33_0 = call @check_i64(%gotd33_0, %wantd33_0, %rtol33, %atol33) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "subtract_i64.0: "
  vector.print %bad33_0 : i64
  %in34_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800100000000000080010000000000008001000000000000800100000000000080010000000000008001000000000000800100000000000080010000000000008001000000000000800100000000000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<100xi64>
  %in34_1 = stablehlo.constant dense<"0x0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<100xi64>
  %out34:1 = call @multiply_i64(%in34_0, %in34_1) : (tensor<100xi64>, tensor<100xi64>) -> (tensor<100xi64>)
  %rtol34 = arith.constant 0.000000e+00 : f64
  %atol34 = arith.constant 0.000000e+00 : f64
  %want34_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000030000000000000009000000000000001500000000000000FDFFFFFFFFFFFF7FFAFFFFFFFFFFFF7F00000000000000800300000000000080FDFFFFFFFFFFFFFFFAFFFFFFFFFFFFFF0000000000000000070000000000000015000000000000003100000000000000F9FFFFFFFFFFFF7FF2FFFFFFFFFFFF7F00000000000000800700000000000080F9FFFFFFFFFFFFFFF2FFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFF7FFDFFFFFFFFFFFF7FF9FFFFFFFFFFFF7F010000000000000002000000000000800000000000000080FFFFFFFFFFFFFFFF010000000000008002000000000000000000000000000000FEFFFFFFFFFFFF7FFAFFFFFFFFFFFF7FF2FFFFFFFFFFFF7F020000000000008004000000000000000000000000000000FEFFFFFFFFFFFF7F0200000000000080040000000000000000000000000000000000000000000080000000000000008000000000000000800000000000000080000000000000000000000000000000000000000000000080000000000000008000000000000000000000000000000000010000000000008003000000000000800700000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFF7F00000000000000800100000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF010000000000008002000000000000800000000000000080FFFFFFFFFFFFFF7F010000000000000002000000000000000000000000000000FEFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFF2FFFFFFFFFFFFFF020000000000000004000000000000000000000000000000FEFFFFFFFFFFFFFF02000000000000000400000000000000"> : tensor<100xi64>
  %gotf34_0 = stablehlo.reshape %out34#0 : (tensor<100xi64>) -> tensor<100xi64>
  %gotw34_0 = stablehlo.convert %gotf34_0 : (tensor<100xi64>) -> tensor<100xi64>
  %gotd34_0 = tensor.cast %gotw34_0 : tensor<100xi64> to tensor<?xi64>
  %wantf34_0 = stablehlo.reshape %want34_0 : (tensor<100xi64>) -> tensor<100xi64>
  %wantw34_0 = stablehlo.convert %wantf34_0 : (tensor<100xi64>) -> tensor<100xi64>
  %wantd34_0 = tensor.cast %wantw34_0 : tensor<100xi64> to tensor<?xi64>
  %bad34_0 = call @check_i64(%gotd34_0, %wantd34_0, %rtol34, %atol34) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "multiply_i64.0: "
  vector.print %bad34_0 : i64
  %in35_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800100000000000080010000000000008001000000000000800100000000000080010000000000008001000000000000800100000000000080010000000000008001000000000000800100000000000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<100xi64>
  %in35_1 = stablehlo.constant dense<"0x0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<100xi64>
  %out35:1 = call @divide_i64(%in35_0, %in35_1) : (tensor<100xi64>, tensor<100xi64>) -> (tensor<100xi64>)
  %rtol35 = arith.constant 0.000000e+00 : f64
  %atol35 = arith.constant 0.000000e+00 : f64
  %want35_0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFF0100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF0300000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0700000000000000020000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000F9FFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF7FAAAAAAAAAAAAAA2A4992244992244912010000000000000001000000000000000000000000000000FFFFFFFFFFFFFFFF010000000000008001000000000000C0FFFFFFFFFFFFFFFFFEFFFFFFFFFFFF7FAAAAAAAAAAAAAA2A48922449922449120000000000000000010000000000000000000000000000000000000000000000020000000000008001000000000000C0FFFFFFFFFFFFFFFF000000000000008056555555555555D5B76DDBB66DDBB6EDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000000000000010000000000000000000000000000800000000000000040FFFFFFFFFFFFFFFF010000000000008056555555555555D5B76DDBB66DDBB6EDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000100000000000000FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF3FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002000000000000000100000000000000"> : tensor<100xi64>
  %gotf35_0 = stablehlo.reshape %out35#0 : (tensor<100xi64>) -> tensor<100xi64>
  %gotw35_0 = stablehlo.convert %gotf35_0 : (tensor<100xi64>) -> tensor<100xi64>
  %gotd35_0 = tensor.cast %gotw35_0 : tensor<100xi64> to tensor<?xi64>
  %wantf35_0 = stablehlo.reshape %want35_0 : (tensor<100xi64>) -> tensor<100xi64>
  %wantw35_0 = stablehlo.convert %wantf35_0 : (tensor<100xi64>) -> tensor<100xi64>
  %wantd35_0 = tensor.cast %wantw35_0 : tensor<100xi64> to tensor<?xi64>
  %bad35_0 = call @check_i64(%gotd35_0, %wantd35_0, %rtol35, %atol35) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "divide_i64.0: "
  vector.print %bad35_0 : i64
  %in36_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800100000000000080010000000000008001000000000000800100000000000080010000000000008001000000000000800100000000000080010000000000008001000000000000800100000000000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<100xi64>
  %in36_1 = stablehlo.constant dense<"0x0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<100xi64>
  %out36:1 = call @maximum_i64(%in36_0, %in36_1) : (tensor<100xi64>, tensor<100xi64>) -> (tensor<100xi64>)
  %rtol36 = arith.constant 0.000000e+00 : f64
  %atol36 = arith.constant 0.000000e+00 : f64
  %want36_0 = stablehlo.constant dense<"0x0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000000000000000000000000000000000000000000000000000000100000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F01000000000000000100000000000000010000000000000001000000000000000300000000000000030000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F03000000000000000300000000000000030000000000000003000000000000000700000000000000070000000000000007000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F0700000000000000070000000000000007000000000000000700000000000000FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F01000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<100xi64>
  %gotf36_0 = stablehlo.reshape %out36#0 : (tensor<100xi64>) -> tensor<100xi64>
  %gotw36_0 = stablehlo.convert %gotf36_0 : (tensor<100xi64>) -> tensor<100xi64>
  %gotd36_0 = tensor.cast %gotw36_0 : tensor<100xi64> to tensor<?xi64>
  %wantf36_0 = stablehlo.reshape %want36_0 : (tensor<100xi64>) -> tensor<100xi64>
  %wantw36_0 = stablehlo.convert %wantf36_0 : (tensor<100xi64>) -> tensor<100xi64>
  %wantd36_0 = tensor.cast %wantw36_0 : tensor<100xi64> to tensor<?xi64>
  %bad36_0 = call @check_i64(%gotd36_0, %wantd36_0, %rtol36, %atol36) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "maximum_i64.0: "
  vector.print %bad36_0 : i64
  %in37_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800100000000000080010000000000008001000000000000800100000000000080010000000000008001000000000000800100000000000080010000000000008001000000000000800100000000000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<100xi64>
  %in37_1 = stablehlo.constant dense<"0x0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<100xi64>
  %out37:1 = call @minimum_i64(%in37_0, %in37_1) : (tensor<100xi64>, tensor<100xi64>) -> (tensor<100xi64>)
  %rtol37 = arith.constant 0.000000e+00 : f64
  %atol37 = arith.constant 0.000000e+00 : f64
  %want37_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF00000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000000000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF00000000000000000100000000000000030000000000000003000000000000000300000000000000030000000000000000000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF00000000000000000100000000000000030000000000000007000000000000000700000000000000070000000000000000000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF00000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800100000000000080010000000000008001000000000000800100000000000080010000000000008001000000000000800000000000000080010000000000008001000000000000800100000000000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF00000000000000800100000000000080FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<100xi64>
  %gotf37_0 = stablehlo.reshape %out37#0 : (tensor<100xi64>) -> tensor<100xi64>
  %gotw37_0 = stablehlo.convert %gotf37_0 : (tensor<100xi64>) -> tensor<100xi64>
  %gotd37_0 = tensor.cast %gotw37_0 : tensor<100xi64> to tensor<?xi64>
  %wantf37_0 = stablehlo.reshape %want37_0 : (tensor<100xi64>) -> tensor<100xi64>
  %wantw37_0 = stablehlo.convert %wantf37_0 : (tensor<100xi64>) -> tensor<100xi64>
  %wantd37_0 = tensor.cast %wantw37_0 : tensor<100xi64> to tensor<?xi64>
  %bad37_0 = call @check_i64(%gotd37_0, %wantd37_0, %rtol37, %atol37) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "minimum_i64.0: "
  vector.print %bad37_0 : i64
  %in38_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800100000000000080010000000000008001000000000000800100000000000080010000000000008001000000000000800100000000000080010000000000008001000000000000800100000000000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<100xi64>
  %in38_1 = stablehlo.constant dense<"0x0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<100xi64>
  %out38:1 = call @and_i64(%in38_0, %in38_1) : (tensor<100xi64>, tensor<100xi64>) -> (tensor<100xi64>)
  %rtol38 = arith.constant 0.000000e+00 : f64
  %atol38 = arith.constant 0.000000e+00 : f64
  %want38_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000010000000000000000000000000000000000000000000000010000000000000001000000000000000000000000000000000000000000000001000000000000000300000000000000030000000000000003000000000000000200000000000000000000000000000001000000000000000300000000000000020000000000000000000000000000000100000000000000030000000000000007000000000000000700000000000000060000000000000000000000000000000100000000000000070000000000000006000000000000000000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000000100000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F0000000000000000000000000000000002000000000000000600000000000000FEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000000000000000000000FEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008000000000000000800000000000000080000000000000008000000000000000000100000000000000010000000000000001000000000000000100000000000000000000000000000000000000000000800100000000000080010000000000008000000000000000800000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000000000000000000002000000000000000600000000000000FEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800000000000000080FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<100xi64>
  %gotf38_0 = stablehlo.reshape %out38#0 : (tensor<100xi64>) -> tensor<100xi64>
  %gotw38_0 = stablehlo.convert %gotf38_0 : (tensor<100xi64>) -> tensor<100xi64>
  %gotd38_0 = tensor.cast %gotw38_0 : tensor<100xi64> to tensor<?xi64>
  %wantf38_0 = stablehlo.reshape %want38_0 : (tensor<100xi64>) -> tensor<100xi64>
  %wantw38_0 = stablehlo.convert %wantf38_0 : (tensor<100xi64>) -> tensor<100xi64>
  %wantd38_0 = tensor.cast %wantw38_0 : tensor<100xi64> to tensor<?xi64>
  %bad38_0 = call @check_i64(%gotd38_0, %wantd38_0, %rtol38, %atol38) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "and_i64.0: "
  vector.print %bad38_0 : i64
  %in39_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800100000000000080010000000000008001000000000000800100000000000080010000000000008001000000000000800100000000000080010000000000008001000000000000800100000000000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<100xi64>
  %in39_1 = stablehlo.constant dense<"0x0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<100xi64>
  %out39:1 = call @or_i64(%in39_0, %in39_1) : (tensor<100xi64>, tensor<100xi64>) -> (tensor<100xi64>)
  %rtol39 = arith.constant 0.000000e+00 : f64
  %atol39 = arith.constant 0.000000e+00 : f64
  %want39_0 = stablehlo.constant dense<"0x0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0100000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F01000000000000800100000000000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000030000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F03000000000000800300000000000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0700000000000000070000000000000007000000000000000700000000000000FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F07000000000000800700000000000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000080010000000000008003000000000000800700000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0100000000000080010000000000008003000000000000800700000000000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000800100000000000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<100xi64>
  %gotf39_0 = stablehlo.reshape %out39#0 : (tensor<100xi64>) -> tensor<100xi64>
  %gotw39_0 = stablehlo.convert %gotf39_0 : (tensor<100xi64>) -> tensor<100xi64>
  %gotd39_0 = tensor.cast %gotw39_0 : tensor<100xi64> to tensor<?xi64>
  %wantf39_0 = stablehlo.reshape %want39_0 : (tensor<100xi64>) -> tensor<100xi64>
  %wantw39_0 = stablehlo.convert %wantf39_0 : (tensor<100xi64>) -> tensor<100xi64>
  %wantd39_0 = tensor.cast %wantw39_0 : tensor<100xi64> to tensor<?xi64>
  %bad39_0 = call @check_i64(%gotd39_0, %wantd39_0, %rtol39, %atol39) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "or_i64.0: "
  vector.print %bad39_0 : i64
  %in40_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800100000000000080010000000000008001000000000000800100000000000080010000000000008001000000000000800100000000000080010000000000008001000000000000800100000000000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<100xi64>
  %in40_1 = stablehlo.constant dense<"0x0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<100xi64>
  %out40:1 = call @xor_i64(%in40_0, %in40_1) : (tensor<100xi64>, tensor<100xi64>) -> (tensor<100xi64>)
  %rtol40 = arith.constant 0.000000e+00 : f64
  %atol40 = arith.constant 0.000000e+00 : f64
  %want40_0 = stablehlo.constant dense<"0x0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000800100000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0100000000000000000000000000000002000000000000000600000000000000FEFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F01000000000000800000000000000080FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000020000000000000000000000000000000400000000000000FCFFFFFFFFFFFF7FFDFFFFFFFFFFFF7F03000000000000800200000000000080FCFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0700000000000000060000000000000004000000000000000000000000000000F8FFFFFFFFFFFF7FF9FFFFFFFFFFFF7F07000000000000800600000000000080F8FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFCFFFFFFFFFFFF7FF8FFFFFFFFFFFF7F00000000000000000100000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF00000000000000800100000000000080FEFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFDFFFFFFFFFFFF7FF9FFFFFFFFFFFF7F01000000000000000000000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF010000000000008000000000000000800000000000000080010000000000008003000000000000800700000000000080FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF00000000000000000100000000000000FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F0100000000000080000000000000008002000000000000800600000000000080FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000000000000000000FEFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF00000000000000800100000000000080FFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F00000000000000000100000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF01000000000000800000000000000080FEFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F01000000000000000000000000000000"> : tensor<100xi64>
  %gotf40_0 = stablehlo.reshape %out40#0 : (tensor<100xi64>) -> tensor<100xi64>
  %gotw40_0 = stablehlo.convert %gotf40_0 : (tensor<100xi64>) -> tensor<100xi64>
  %gotd40_0 = tensor.cast %gotw40_0 : tensor<100xi64> to tensor<?xi64>
  %wantf40_0 = stablehlo.reshape %want40_0 : (tensor<100xi64>) -> tensor<100xi64>
  %wantw40_0 = stablehlo.convert %wantf40_0 : (tensor<100xi64>) -> tensor<100xi64>
  %wantd40_0 = tensor.cast %wantw40_0 : tensor<100xi64> to tensor<?xi64>
  %bad40_0 = call @check_i64(%gotd40_0, %wantd40_0, %rtol40, %atol40) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "xor_i64.0: "
  vector.print %bad40_0 : i64
  %in41_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000070000000000000007000000000000000700000000000000070000000000000007000000000000000700000000000000FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080010000000000008001000000000000800100000000000080010000000000008001000000000000800100000000000080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<60xi64>
  %in41_1 = stablehlo.constant dense<"0x0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000700000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<60xi64>
  %out41:1 = call @power_i64(%in41_0, %in41_1) : (tensor<60xi64>, tensor<60xi64>) -> (tensor<60xi64>)
  %rtol41 = arith.constant 0.000000e+00 : f64
  %atol41 = arith.constant 0.000000e+00 : f64
  %want41_0 = stablehlo.constant dense<"0x010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000003000000000000001B000000000000008B0800000000000000000000000000000000000000000000010000000000000007000000000000005701000000000000F7900C0000000000000000000000000000000000000000000100000000000000FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F000000000000000000000000000000000100000000000000FEFFFFFFFFFFFF7FF8FFFFFFFFFFFFFF80FFFFFFFFFFFFFF000000000000000000000000000000000100000000000000000000000000008000000000000000000000000000000000000000000000000000000000000000000100000000000000010000000000008001000000000000800100000000000080000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01000000000000000100000000000000FEFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF80FFFFFFFFFFFFFF00000000000000000000000000000000"> : tensor<60xi64>
  %gotf41_0 = stablehlo.reshape %out41#0 : (tensor<60xi64>) -> tensor<60xi64>
  %gotw41_0 = stablehlo.convert %gotf41_0 : (tensor<60xi64>) -> tensor<60xi64>
  %gotd41_0 = tensor.cast %gotw41_0 : tensor<60xi64> to tensor<?xi64>
  %wantf41_0 = stablehlo.reshape %want41_0 : (tensor<60xi64>) -> tensor<60xi64>
  %wantw41_0 = stablehlo.convert %wantf41_0 : (tensor<60xi64>) -> tensor<60xi64>
  %wantd41_0 = tensor.cast %wantw41_0 : tensor<60xi64> to tensor<?xi64>
  %bad41_0 = call @check_i64(%gotd41_0, %wantd41_0, %rtol41, %atol41) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "power_i64.0: "
  vector.print %bad41_0 : i64
  %in42_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1]> : tensor<10xui8>
  %out42:1 = call @negate_ui8(%in42_0) : (tensor<10xui8>) -> (tensor<10xui8>)
  %rtol42 = arith.constant 0.000000e+00 : f64
  %atol42 = arith.constant 0.000000e+00 : f64
  %want42_0 = stablehlo.constant dense<[0, 255, 254, 253, 249, 156, 1, 2, 0, 255]> : tensor<10xui8>
  %gotf42_0 = stablehlo.reshape %out42#0 : (tensor<10xui8>) -> tensor<10xui8>
  %gotw42_0 = stablehlo.convert %gotf42_0 : (tensor<10xui8>) -> tensor<10xi64>
  %gotd42_0 = tensor.cast %gotw42_0 : tensor<10xi64> to tensor<?xi64>
  %wantf42_0 = stablehlo.reshape %want42_0 : (tensor<10xui8>) -> tensor<10xui8>
  %wantw42_0 = stablehlo.convert %wantf42_0 : (tensor<10xui8>) -> tensor<10xi64>
  %wantd42_0 = tensor.cast %wantw42_0 : tensor<10xi64> to tensor<?xi64>
  %bad42_0 = call @check_i64(%gotd42_0, %wantd42_0, %rtol42, %atol42) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "negate_ui8.0: "
  vector.print %bad42_0 : i64
  %in43_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 255, 254, 0, 1]> : tensor<10xui8>
  %out43:1 = call @not_ui8(%in43_0) : (tensor<10xui8>) -> (tensor<10xui8>)
  %rtol43 = arith.constant 0.000000e+00 : f64
  %atol43 = arith.constant 0.000000e+00 : f64
  %want43_0 = stablehlo.constant dense<[255, 254, 253, 252, 248, 155, 0, 1, 255, 254]> : tensor<10xui8>
  %gotf43_0 = stablehlo.reshape %out43#0 : (tensor<10xui8>) -> tensor<10xui8>
  %gotw43_0 = stablehlo.convert %gotf43_0 : (tensor<10xui8>) -> tensor<10xi64>
  %gotd43_0 = tensor.cast %gotw43_0 : tensor<10xi64> to tensor<?xi64>
  %wantf43_0 = stablehlo.reshape %want43_0 : (tensor<10xui8>) -> tensor<10xui8>
  %wantw43_0 = stablehlo.convert %wantf43_0 : (tensor<10xui8>) -> tensor<10xi64>
  %wantd43_0 = tensor.cast %wantw43_0 : tensor<10xi64> to tensor<?xi64>
  %bad43_0 = call @check_i64(%gotd43_0, %wantd43_0, %rtol43, %atol43) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "not_ui8.0: "
  vector.print %bad43_0 : i64
  %in44_0 = stablehlo.constant dense<"0x0000000000000000010101010101010103030303030303030707070707070707FFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFE00000000000000000101010101010101"> : tensor<64xui8>
  %in44_1 = stablehlo.constant dense<"0x00010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE0001"> : tensor<64xui8>
  %out44:1 = call @add_ui8(%in44_0, %in44_1) : (tensor<64xui8>, tensor<64xui8>) -> (tensor<64xui8>)
  %rtol44 = arith.constant 0.000000e+00 : f64
  %atol44 = arith.constant 0.000000e+00 : f64
  %want44_0 = stablehlo.constant dense<"0x00010307FFFE00010102040800FF01020304060A0201030407080A0E06050708FF000206FEFDFF00FEFF0105FDFCFEFF00010307FFFE00010102040800FF0102"> : tensor<64xui8>
  %gotf44_0 = stablehlo.reshape %out44#0 : (tensor<64xui8>) -> tensor<64xui8>
  %gotw44_0 = stablehlo.convert %gotf44_0 : (tensor<64xui8>) -> tensor<64xi64>
  %gotd44_0 = tensor.cast %gotw44_0 : tensor<64xi64> to tensor<?xi64>
  %wantf44_0 = stablehlo.reshape %want44_0 : (tensor<64xui8>) -> tensor<64xui8>
  %wantw44_0 = stablehlo.convert %wantf44_0 : (tensor<64xui8>) -> tensor<64xi64>
  %wantd44_0 = tensor.cast %wantw44_0 : tensor<64xi64> to tensor<?xi64>
  %bad44_0 = call @check_i64(%gotd44_0, %wantd44_0, %rtol44, %atol44) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "add_ui8.0: "
  vector.print %bad44_0 : i64
  %in45_0 = stablehlo.constant dense<"0x0000000000000000010101010101010103030303030303030707070707070707FFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFE00000000000000000101010101010101"> : tensor<64xui8>
  %in45_1 = stablehlo.constant dense<"0x00010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE0001"> : tensor<64xui8>
  %out45:1 = call @subtract_ui8(%in45_0, %in45_1) : (tensor<64xui8>, tensor<64xui8>) -> (tensor<64xui8>)
  %rtol45 = arith.constant 0.000000e+00 : f64
  %atol45 = arith.constant 0.000000e+00 : f64
  %want45_0 = stablehlo.constant dense<"0x00FFFDF9010200FF0100FEFA02030100030200FC040503020706040008090706FFFEFCF80001FFFEFEFDFBF7FF00FEFD00FFFDF9010200FF0100FEFA02030100"> : tensor<64xui8>
  %gotf45_0 = stablehlo.reshape %out45#0 : (tensor<64xui8>) -> tensor<64xui8>
  %gotw45_0 = stablehlo.convert %gotf45_0 : (tensor<64xui8>) -> tensor<64xi64>
  %gotd45_0 = tensor.cast %gotw45_0 : tensor<64xi64> to tensor<?xi64>
  %wantf45_0 = stablehlo.reshape %want45_0 : (tensor<64xui8>) -> tensor<64xui8>
  %wantw45_0 = stablehlo.convert %wantf45_0 : (tensor<64xui8>) -> tensor<64xi64>
  %wantd45_0 = tensor.cast %wantw45_0 : tensor<64xi64> to tensor<?xi64>
  %bad45_0 = call @check_i64(%gotd45_0, %wantd45_0, %rtol45, %atol45) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "subtract_ui8.0: "
  vector.print %bad45_0 : i64
  %in46_0 = stablehlo.constant dense<"0x0000000000000000010101010101010103030303030303030707070707070707FFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFE00000000000000000101010101010101"> : tensor<64xui8>
  %in46_1 = stablehlo.constant dense<"0x00010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE0001"> : tensor<64xui8>
  %out46:1 = call @multiply_ui8(%in46_0, %in46_1) : (tensor<64xui8>, tensor<64xui8>) -> (tensor<64xui8>)
  %rtol46 = arith.constant 0.000000e+00 : f64
  %atol46 = arith.constant 0.000000e+00 : f64
  %want46_0 = stablehlo.constant dense<"0x000000000000000000010307FFFE000100030915FDFA000300071531F9F2000700FFFDF9010200FF00FEFAF2020400FE000000000000000000010307FFFE0001"> : tensor<64xui8>
  %gotf46_0 = stablehlo.reshape %out46#0 : (tensor<64xui8>) -> tensor<64xui8>
  %gotw46_0 = stablehlo.convert %gotf46_0 : (tensor<64xui8>) -> tensor<64xi64>
  %gotd46_0 = tensor.cast %gotw46_0 : tensor<64xi64> to tensor<?xi64>
  %wantf46_0 = stablehlo.reshape %want46_0 : (tensor<64xui8>) -> tensor<64xui8>
  %wantw46_0 = stablehlo.convert %wantf46_0 : (tensor<64xui8>) -> tensor<64xi64>
  %wantd46_0 = tensor.cast %wantw46_0 : tensor<64xi64> to tensor<?xi64>
  %bad46_0 = call @check_i64(%gotd46_0, %wantd46_0, %rtol46, %atol46) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "multiply_ui8.0: "
  vector.print %bad46_0 : i64
  %in47_0 = stablehlo.constant dense<"0x0000000000000000010101010101010103030303030303030707070707070707FFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFE00000000000000000101010101010101"> : tensor<64xui8>
  %in47_1 = stablehlo.constant dense<"0x00010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE0001"> : tensor<64xui8>
  %out47:1 = call @divide_ui8(%in47_0, %in47_1) : (tensor<64xui8>, tensor<64xui8>) -> (tensor<64xui8>)
  %rtol47 = arith.constant 0.000000e+00 : f64
  %atol47 = arith.constant 0.000000e+00 : f64
  %want47_0 = stablehlo.constant dense<"0xFF0000000000FF00FF0100000000FF01FF0301000000FF03FF0702010000FF07FFFF55240101FFFFFFFE54240001FFFEFF0000000000FF00FF0100000000FF01"> : tensor<64xui8>
  %gotf47_0 = stablehlo.reshape %out47#0 : (tensor<64xui8>) -> tensor<64xui8>
  %gotw47_0 = stablehlo.convert %gotf47_0 : (tensor<64xui8>) -> tensor<64xi64>
  %gotd47_0 = tensor.cast %gotw47_0 : tensor<64xi64> to tensor<?xi64>
  %wantf47_0 = stablehlo.reshape %want47_0 : (tensor<64xui8>) -> tensor<64xui8>
  %wantw47_0 = stablehlo.convert %wantf47_0 : (tensor<64xui8>) -> tensor<64xi64>
  %wantd47_0 = tensor.cast %wantw47_0 : tensor<64xi64> to tensor<?xi64>
  %bad47_0 = call @check_i64(%gotd47_0, %wantd47_0, %rtol47, %atol47) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "divide_ui8.0: "
  vector.print %bad47_0 : i64
  %in48_0 = stablehlo.constant dense<"0x0000000000000000010101010101010103030303030303030707070707070707FFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFE00000000000000000101010101010101"> : tensor<64xui8>
  %in48_1 = stablehlo.constant dense<"0x00010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE0001"> : tensor<64xui8>
  %out48:1 = call @maximum_ui8(%in48_0, %in48_1) : (tensor<64xui8>, tensor<64xui8>) -> (tensor<64xui8>)
  %rtol48 = arith.constant 0.000000e+00 : f64
  %atol48 = arith.constant 0.000000e+00 : f64
  %want48_0 = stablehlo.constant dense<"0x00010307FFFE000101010307FFFE010103030307FFFE030307070707FFFE0707FFFFFFFFFFFFFFFFFEFEFEFEFFFEFEFE00010307FFFE000101010307FFFE0101"> : tensor<64xui8>
  %gotf48_0 = stablehlo.reshape %out48#0 : (tensor<64xui8>) -> tensor<64xui8>
  %gotw48_0 = stablehlo.convert %gotf48_0 : (tensor<64xui8>) -> tensor<64xi64>
  %gotd48_0 = tensor.cast %gotw48_0 : tensor<64xi64> to tensor<?xi64>
  %wantf48_0 = stablehlo.reshape %want48_0 : (tensor<64xui8>) -> tensor<64xui8>
  %wantw48_0 = stablehlo.convert %wantf48_0 : (tensor<64xui8>) -> tensor<64xi64>
  %wantd48_0 = tensor.cast %wantw48_0 : tensor<64xi64> to tensor<?xi64>
  %bad48_0 = call @check_i64(%gotd48_0, %wantd48_0, %rtol48, %atol48) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "maximum_ui8.0: "
  vector.print %bad48_0 : i64
  %in49_0 = stablehlo.constant dense<"0x0000000000000000010101010101010103030303030303030707070707070707FFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFE00000000000000000101010101010101"> : tensor<64xui8>
  %in49_1 = stablehlo.constant dense<"0x00010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE0001"> : tensor<64xui8>
  %out49:1 = call @minimum_ui8(%in49_0, %in49_1) : (tensor<64xui8>, tensor<64xui8>) -> (tensor<64xui8>)
  %rtol49 = arith.constant 0.000000e+00 : f64
  %atol49 = arith.constant 0.000000e+00 : f64
  %want49_0 = stablehlo.constant dense<"0x000000000000000000010101010100010001030303030001000103070707000100010307FFFE000100010307FEFE000100000000000000000001010101010001"> : tensor<64xui8>
  %gotf49_0 = stablehlo.reshape %out49#0 : (tensor<64xui8>) -> tensor<64xui8>
  %gotw49_0 = stablehlo.convert %gotf49_0 : (tensor<64xui8>) -> tensor<64xi64>
  %gotd49_0 = tensor.cast %gotw49_0 : tensor<64xi64> to tensor<?xi64>
  %wantf49_0 = stablehlo.reshape %want49_0 : (tensor<64xui8>) -> tensor<64xui8>
  %wantw49_0 = stablehlo.convert %wantf49_0 : (tensor<64xui8>) -> tensor<64xi64>
  %wantd49_0 = tensor.cast %wantw49_0 : tensor<64xi64> to tensor<?xi64>
  %bad49_0 = call @check_i64(%gotd49_0, %wantd49_0, %rtol49, %atol49) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "minimum_ui8.0: "
  vector.print %bad49_0 : i64
  %in50_0 = stablehlo.constant dense<"0x0000000000000000010101010101010103030303030303030707070707070707FFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFE00000000000000000101010101010101"> : tensor<64xui8>
  %in50_1 = stablehlo.constant dense<"0x00010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE0001"> : tensor<64xui8>
  %out50:1 = call @and_ui8(%in50_0, %in50_1) : (tensor<64xui8>, tensor<64xui8>) -> (tensor<64xui8>)
  %rtol50 = arith.constant 0.000000e+00 : f64
  %atol50 = arith.constant 0.000000e+00 : f64
  %want50_0 = stablehlo.constant dense<"0x000000000000000000010101010000010001030303020001000103070706000100010307FFFE000100000206FEFE000000000000000000000001010101000001"> : tensor<64xui8>
  %gotf50_0 = stablehlo.reshape %out50#0 : (tensor<64xui8>) -> tensor<64xui8>
  %gotw50_0 = stablehlo.convert %gotf50_0 : (tensor<64xui8>) -> tensor<64xi64>
  %gotd50_0 = tensor.cast %gotw50_0 : tensor<64xi64> to tensor<?xi64>
  %wantf50_0 = stablehlo.reshape %want50_0 : (tensor<64xui8>) -> tensor<64xui8>
  %wantw50_0 = stablehlo.convert %wantf50_0 : (tensor<64xui8>) -> tensor<64xi64>
  %wantd50_0 = tensor.cast %wantw50_0 : tensor<64xi64> to tensor<?xi64>
  %bad50_0 = call @check_i64(%gotd50_0, %wantd50_0, %rtol50, %atol50) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "and_ui8.0: "
  vector.print %bad50_0 : i64
  %in51_0 = stablehlo.constant dense<"0x0000000000000000010101010101010103030303030303030707070707070707FFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFE00000000000000000101010101010101"> : tensor<64xui8>
  %in51_1 = stablehlo.constant dense<"0x00010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE0001"> : tensor<64xui8>
  %out51:1 = call @or_ui8(%in51_0, %in51_1) : (tensor<64xui8>, tensor<64xui8>) -> (tensor<64xui8>)
  %rtol51 = arith.constant 0.000000e+00 : f64
  %atol51 = arith.constant 0.000000e+00 : f64
  %want51_0 = stablehlo.constant dense<"0x00010307FFFE000101010307FFFF010103030307FFFF030307070707FFFF0707FFFFFFFFFFFFFFFFFEFFFFFFFFFEFEFF00010307FFFE000101010307FFFF0101"> : tensor<64xui8>
  %gotf51_0 = stablehlo.reshape %out51#0 : (tensor<64xui8>) -> tensor<64xui8>
  %gotw51_0 = stablehlo.convert %gotf51_0 : (tensor<64xui8>) -> tensor<64xi64>
  %gotd51_0 = tensor.cast %gotw51_0 : tensor<64xi64> to tensor<?xi64>
  %wantf51_0 = stablehlo.reshape %want51_0 : (tensor<64xui8>) -> tensor<64xui8>
  %wantw51_0 = stablehlo.convert %wantf51_0 : (tensor<64xui8>) -> tensor<64xi64>
  %wantd51_0 = tensor.cast %wantw51_0 : tensor<64xi64> to tensor<?xi64>
  %bad51_0 = call @check_i64(%gotd51_0, %wantd51_0, %rtol51, %atol51) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "or_ui8.0: "
  vector.print %bad51_0 : i64
  %in52_0 = stablehlo.constant dense<"0x0000000000000000010101010101010103030303030303030707070707070707FFFFFFFFFFFFFFFFFEFEFEFEFEFEFEFE00000000000000000101010101010101"> : tensor<64xui8>
  %in52_1 = stablehlo.constant dense<"0x00010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE000100010307FFFE0001"> : tensor<64xui8>
  %out52:1 = call @xor_ui8(%in52_0, %in52_1) : (tensor<64xui8>, tensor<64xui8>) -> (tensor<64xui8>)
  %rtol52 = arith.constant 0.000000e+00 : f64
  %atol52 = arith.constant 0.000000e+00 : f64
  %want52_0 = stablehlo.constant dense<"0x00010307FFFE000101000206FEFF010003020004FCFD030207060400F8F90706FFFEFCF80001FFFEFEFFFDF90100FEFF00010307FFFE000101000206FEFF0100"> : tensor<64xui8>
  %gotf52_0 = stablehlo.reshape %out52#0 : (tensor<64xui8>) -> tensor<64xui8>
  %gotw52_0 = stablehlo.convert %gotf52_0 : (tensor<64xui8>) -> tensor<64xi64>
  %gotd52_0 = tensor.cast %gotw52_0 : tensor<64xi64> to tensor<?xi64>
  %wantf52_0 = stablehlo.reshape %want52_0 : (tensor<64xui8>) -> tensor<64xui8>
  %wantw52_0 = stablehlo.convert %wantf52_0 : (tensor<64xui8>) -> tensor<64xi64>
  %wantd52_0 = tensor.cast %wantw52_0 : tensor<64xi64> to tensor<?xi64>
  %bad52_0 = call @check_i64(%gotd52_0, %wantd52_0, %rtol52, %atol52) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "xor_ui8.0: "
  vector.print %bad52_0 : i64
  %in53_0 = stablehlo.constant dense<"0x000000000000010101010101030303030303070707070707FFFFFFFFFFFFFEFEFEFEFEFE000000000000010101010101"> : tensor<48xui8>
  %in53_1 = stablehlo.constant dense<"0x000103070001000103070001000103070001000103070001000103070001000103070001000103070001000103070001"> : tensor<48xui8>
  %out53:1 = call @power_ui8(%in53_0, %in53_1) : (tensor<48xui8>, tensor<48xui8>) -> (tensor<48xui8>)
  %rtol53 = arith.constant 0.000000e+00 : f64
  %atol53 = arith.constant 0.000000e+00 : f64
  %want53_0 = stablehlo.constant dense<"0x01000000010001010101010101031B8B0103010757F7010701FFFFFF01FF01FEF88001FE010000000100010101010101"> : tensor<48xui8>
  %gotf53_0 = stablehlo.reshape %out53#0 : (tensor<48xui8>) -> tensor<48xui8>
  %gotw53_0 = stablehlo.convert %gotf53_0 : (tensor<48xui8>) -> tensor<48xi64>
  %gotd53_0 = tensor.cast %gotw53_0 : tensor<48xi64> to tensor<?xi64>
  %wantf53_0 = stablehlo.reshape %want53_0 : (tensor<48xui8>) -> tensor<48xui8>
  %wantw53_0 = stablehlo.convert %wantf53_0 : (tensor<48xui8>) -> tensor<48xi64>
  %wantd53_0 = tensor.cast %wantw53_0 : tensor<48xi64> to tensor<?xi64>
  %bad53_0 = call @check_i64(%gotd53_0, %wantd53_0, %rtol53, %atol53) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "power_ui8.0: "
  vector.print %bad53_0 : i64
  %in54_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 4294967295, 4294967294, 0, 1]> : tensor<10xui32>
  %out54:1 = call @negate_ui32(%in54_0) : (tensor<10xui32>) -> (tensor<10xui32>)
  %rtol54 = arith.constant 0.000000e+00 : f64
  %atol54 = arith.constant 0.000000e+00 : f64
  %want54_0 = stablehlo.constant dense<[0, 4294967295, 4294967294, 4294967293, 4294967289, 4294967196, 1, 2, 0, 4294967295]> : tensor<10xui32>
  %gotf54_0 = stablehlo.reshape %out54#0 : (tensor<10xui32>) -> tensor<10xui32>
  %gotw54_0 = stablehlo.convert %gotf54_0 : (tensor<10xui32>) -> tensor<10xi64>
  %gotd54_0 = tensor.cast %gotw54_0 : tensor<10xi64> to tensor<?xi64>
  %wantf54_0 = stablehlo.reshape %want54_0 : (tensor<10xui32>) -> tensor<10xui32>
  %wantw54_0 = stablehlo.convert %wantf54_0 : (tensor<10xui32>) -> tensor<10xi64>
  %wantd54_0 = tensor.cast %wantw54_0 : tensor<10xi64> to tensor<?xi64>
  %bad54_0 = call @check_i64(%gotd54_0, %wantd54_0, %rtol54, %atol54) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "negate_ui32.0: "
  vector.print %bad54_0 : i64
  %in55_0 = stablehlo.constant dense<[0, 1, 2, 3, 7, 100, 4294967295, 4294967294, 0, 1]> : tensor<10xui32>
  %out55:1 = call @not_ui32(%in55_0) : (tensor<10xui32>) -> (tensor<10xui32>)
  %rtol55 = arith.constant 0.000000e+00 : f64
  %atol55 = arith.constant 0.000000e+00 : f64
  %want55_0 = stablehlo.constant dense<[4294967295, 4294967294, 4294967293, 4294967292, 4294967288, 4294967195, 0, 1, 4294967295, 4294967294]> : tensor<10xui32>
  %gotf55_0 = stablehlo.reshape %out55#0 : (tensor<10xui32>) -> tensor<10xui32>
  %gotw55_0 = stablehlo.convert %gotf55_0 : (tensor<10xui32>) -> tensor<10xi64>
  %gotd55_0 = tensor.cast %gotw55_0 : tensor<10xi64> to tensor<?xi64>
  %wantf55_0 = stablehlo.reshape %want55_0 : (tensor<10xui32>) -> tensor<10xui32>
  %wantw55_0 = stablehlo.convert %wantf55_0 : (tensor<10xui32>) -> tensor<10xi64>
  %wantd55_0 = tensor.cast %wantw55_0 : tensor<10xi64> to tensor<?xi64>
  %bad55_0 = call @check_i64(%gotd55_0, %wantd55_0, %rtol55, %atol55) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "not_ui32.0: "
  vector.print %bad55_0 : i64
  %in56_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000010000000100000001000000010000000100000001000000010000000100000003000000030000000300000003000000030000000300000003000000030000000700000007000000070000000700000007000000070000000700000007000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF00000000000000000000000000000000000000000000000000000000000000000100000001000000010000000100000001000000010000000100000001000000"> : tensor<64xui32>
  %in56_1 = stablehlo.constant dense<"0x00000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF0000000001000000"> : tensor<64xui32>
  %out56:1 = call @add_ui32(%in56_0, %in56_1) : (tensor<64xui32>, tensor<64xui32>) -> (tensor<64xui32>)
  %rtol56 = arith.constant 0.000000e+00 : f64
  %atol56 = arith.constant 0.000000e+00 : f64
  %want56_0 = stablehlo.constant dense<"0x00000000010000000300000007000000FFFFFFFFFEFFFFFF00000000010000000100000002000000040000000800000000000000FFFFFFFF01000000020000000300000004000000060000000A0000000200000001000000030000000400000007000000080000000A0000000E00000006000000050000000700000008000000FFFFFFFF000000000200000006000000FEFFFFFFFDFFFFFFFFFFFFFF00000000FEFFFFFFFFFFFFFF0100000005000000FDFFFFFFFCFFFFFFFEFFFFFFFFFFFFFF00000000010000000300000007000000FFFFFFFFFEFFFFFF00000000010000000100000002000000040000000800000000000000FFFFFFFF0100000002000000"> : tensor<64xui32>
  %gotf56_0 = stablehlo.reshape %out56#0 : (tensor<64xui32>) -> tensor<64xui32>
  %gotw56_0 = stablehlo.convert %gotf56_0 : (tensor<64xui32>) -> tensor<64xi64>
  %gotd56_0 = tensor.cast %gotw56_0 : tensor<64xi64> to tensor<?xi64>
  %wantf56_0 = stablehlo.reshape %want56_0 : (tensor<64xui32>) -> tensor<64xui32>
  %wantw56_0 = stablehlo.convert %wantf56_0 : (tensor<64xui32>) -> tensor<64xi64>
  %wantd56_0 = tensor.cast %wantw56_0 : tensor<64xi64> to tensor<?xi64>
  %bad56_0 = call @check_i64(%gotd56_0, %wantd56_0, %rtol56, %atol56) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "add_ui32.0: "
  vector.print %bad56_0 : i64
  %in57_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000010000000100000001000000010000000100000001000000010000000100000003000000030000000300000003000000030000000300000003000000030000000700000007000000070000000700000007000000070000000700000007000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF00000000000000000000000000000000000000000000000000000000000000000100000001000000010000000100000001000000010000000100000001000000"> : tensor<64xui32>
  %in57_1 = stablehlo.constant dense<"0x00000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF0000000001000000"> : tensor<64xui32>
  %out57:1 = call @subtract_ui32(%in57_0, %in57_1) : (tensor<64xui32>, tensor<64xui32>) -> (tensor<64xui32>)
  %rtol57 = arith.constant 0.000000e+00 : f64
  %atol57 = arith.constant 0.000000e+00 : f64
  %want57_0 = stablehlo.constant dense<"0x00000000FFFFFFFFFDFFFFFFF9FFFFFF010000000200000000000000FFFFFFFF0100000000000000FEFFFFFFFAFFFFFF02000000030000000100000000000000030000000200000000000000FCFFFFFF040000000500000003000000020000000700000006000000040000000000000008000000090000000700000006000000FFFFFFFFFEFFFFFFFCFFFFFFF8FFFFFF0000000001000000FFFFFFFFFEFFFFFFFEFFFFFFFDFFFFFFFBFFFFFFF7FFFFFFFFFFFFFF00000000FEFFFFFFFDFFFFFF00000000FFFFFFFFFDFFFFFFF9FFFFFF010000000200000000000000FFFFFFFF0100000000000000FEFFFFFFFAFFFFFF02000000030000000100000000000000"> : tensor<64xui32>
  %gotf57_0 = stablehlo.reshape %out57#0 : (tensor<64xui32>) -> tensor<64xui32>
  %gotw57_0 = stablehlo.convert %gotf57_0 : (tensor<64xui32>) -> tensor<64xi64>
  %gotd57_0 = tensor.cast %gotw57_0 : tensor<64xi64> to tensor<?xi64>
  %wantf57_0 = stablehlo.reshape %want57_0 : (tensor<64xui32>) -> tensor<64xui32>
  %wantw57_0 = stablehlo.convert %wantf57_0 : (tensor<64xui32>) -> tensor<64xi64>
  %wantd57_0 = tensor.cast %wantw57_0 : tensor<64xi64> to tensor<?xi64>
  %bad57_0 = call @check_i64(%gotd57_0, %wantd57_0, %rtol57, %atol57) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "subtract_ui32.0: "
  vector.print %bad57_0 : i64
  %in58_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000010000000100000001000000010000000100000001000000010000000100000003000000030000000300000003000000030000000300000003000000030000000700000007000000070000000700000007000000070000000700000007000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF00000000000000000000000000000000000000000000000000000000000000000100000001000000010000000100000001000000010000000100000001000000"> : tensor<64xui32>
  %in58_1 = stablehlo.constant dense<"0x00000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF0000000001000000"> : tensor<64xui32>
  %out58:1 = call @multiply_ui32(%in58_0, %in58_1) : (tensor<64xui32>, tensor<64xui32>) -> (tensor<64xui32>)
  %rtol58 = arith.constant 0.000000e+00 : f64
  %atol58 = arith.constant 0.000000e+00 : f64
  %want58_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000030000000900000015000000FDFFFFFFFAFFFFFF000000000300000000000000070000001500000031000000F9FFFFFFF2FFFFFF000000000700000000000000FFFFFFFFFDFFFFFFF9FFFFFF010000000200000000000000FFFFFFFF00000000FEFFFFFFFAFFFFFFF2FFFFFF020000000400000000000000FEFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000010000000300000007000000FFFFFFFFFEFFFFFF0000000001000000"> : tensor<64xui32>
  %gotf58_0 = stablehlo.reshape %out58#0 : (tensor<64xui32>) -> tensor<64xui32>
  %gotw58_0 = stablehlo.convert %gotf58_0 : (tensor<64xui32>) -> tensor<64xi64>
  %gotd58_0 = tensor.cast %gotw58_0 : tensor<64xi64> to tensor<?xi64>
  %wantf58_0 = stablehlo.reshape %want58_0 : (tensor<64xui32>) -> tensor<64xui32>
  %wantw58_0 = stablehlo.convert %wantf58_0 : (tensor<64xui32>) -> tensor<64xi64>
  %wantd58_0 = tensor.cast %wantw58_0 : tensor<64xi64> to tensor<?xi64>
  %bad58_0 = call @check_i64(%gotd58_0, %wantd58_0, %rtol58, %atol58) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "multiply_ui32.0: "
  vector.print %bad58_0 : i64
  %in59_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000010000000100000001000000010000000100000001000000010000000100000003000000030000000300000003000000030000000300000003000000030000000700000007000000070000000700000007000000070000000700000007000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF00000000000000000000000000000000000000000000000000000000000000000100000001000000010000000100000001000000010000000100000001000000"> : tensor<64xui32>
  %in59_1 = stablehlo.constant dense<"0x00000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF0000000001000000"> : tensor<64xui32>
  %out59:1 = call @divide_ui32(%in59_0, %in59_1) : (tensor<64xui32>, tensor<64xui32>) -> (tensor<64xui32>)
  %rtol59 = arith.constant 0.000000e+00 : f64
  %atol59 = arith.constant 0.000000e+00 : f64
  %want59_0 = stablehlo.constant dense<"0xFFFFFFFF0000000000000000000000000000000000000000FFFFFFFF00000000FFFFFFFF0100000000000000000000000000000000000000FFFFFFFF01000000FFFFFFFF0300000001000000000000000000000000000000FFFFFFFF03000000FFFFFFFF0700000002000000010000000000000000000000FFFFFFFF07000000FFFFFFFFFFFFFFFF55555555244992240100000001000000FFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFF54555555244992240000000001000000FFFFFFFFFEFFFFFFFFFFFFFF0000000000000000000000000000000000000000FFFFFFFF00000000FFFFFFFF0100000000000000000000000000000000000000FFFFFFFF01000000"> : tensor<64xui32>
  %gotf59_0 = stablehlo.reshape %out59#0 : (tensor<64xui32>) -> tensor<64xui32>
  %gotw59_0 = stablehlo.convert %gotf59_0 : (tensor<64xui32>) -> tensor<64xi64>
  %gotd59_0 = tensor.cast %gotw59_0 : tensor<64xi64> to tensor<?xi64>
  %wantf59_0 = stablehlo.reshape %want59_0 : (tensor<64xui32>) -> tensor<64xui32>
  %wantw59_0 = stablehlo.convert %wantf59_0 : (tensor<64xui32>) -> tensor<64xi64>
  %wantd59_0 = tensor.cast %wantw59_0 : tensor<64xi64> to tensor<?xi64>
  %bad59_0 = call @check_i64(%gotd59_0, %wantd59_0, %rtol59, %atol59) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "divide_ui32.0: "
  vector.print %bad59_0 : i64
  %in60_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000010000000100000001000000010000000100000001000000010000000100000003000000030000000300000003000000030000000300000003000000030000000700000007000000070000000700000007000000070000000700000007000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF00000000000000000000000000000000000000000000000000000000000000000100000001000000010000000100000001000000010000000100000001000000"> : tensor<64xui32>
  %in60_1 = stablehlo.constant dense<"0x00000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF0000000001000000"> : tensor<64xui32>
  %out60:1 = call @maximum_ui32(%in60_0, %in60_1) : (tensor<64xui32>, tensor<64xui32>) -> (tensor<64xui32>)
  %rtol60 = arith.constant 0.000000e+00 : f64
  %atol60 = arith.constant 0.000000e+00 : f64
  %want60_0 = stablehlo.constant dense<"0x00000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000001000000010000000300000007000000FFFFFFFFFEFFFFFF010000000100000003000000030000000300000007000000FFFFFFFFFEFFFFFF030000000300000007000000070000000700000007000000FFFFFFFFFEFFFFFF0700000007000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF00000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000001000000010000000300000007000000FFFFFFFFFEFFFFFF0100000001000000"> : tensor<64xui32>
  %gotf60_0 = stablehlo.reshape %out60#0 : (tensor<64xui32>) -> tensor<64xui32>
  %gotw60_0 = stablehlo.convert %gotf60_0 : (tensor<64xui32>) -> tensor<64xi64>
  %gotd60_0 = tensor.cast %gotw60_0 : tensor<64xi64> to tensor<?xi64>
  %wantf60_0 = stablehlo.reshape %want60_0 : (tensor<64xui32>) -> tensor<64xui32>
  %wantw60_0 = stablehlo.convert %wantf60_0 : (tensor<64xui32>) -> tensor<64xi64>
  %wantd60_0 = tensor.cast %wantw60_0 : tensor<64xi64> to tensor<?xi64>
  %bad60_0 = call @check_i64(%gotd60_0, %wantd60_0, %rtol60, %atol60) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "maximum_ui32.0: "
  vector.print %bad60_0 : i64
  %in61_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000010000000100000001000000010000000100000001000000010000000100000003000000030000000300000003000000030000000300000003000000030000000700000007000000070000000700000007000000070000000700000007000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF00000000000000000000000000000000000000000000000000000000000000000100000001000000010000000100000001000000010000000100000001000000"> : tensor<64xui32>
  %in61_1 = stablehlo.constant dense<"0x00000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF0000000001000000"> : tensor<64xui32>
  %out61:1 = call @minimum_ui32(%in61_0, %in61_1) : (tensor<64xui32>, tensor<64xui32>) -> (tensor<64xui32>)
  %rtol61 = arith.constant 0.000000e+00 : f64
  %atol61 = arith.constant 0.000000e+00 : f64
  %want61_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000010000000100000001000000010000000100000000000000010000000000000001000000030000000300000003000000030000000000000001000000000000000100000003000000070000000700000007000000000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FEFFFFFFFEFFFFFF000000000100000000000000000000000000000000000000000000000000000000000000000000000000000001000000010000000100000001000000010000000000000001000000"> : tensor<64xui32>
  %gotf61_0 = stablehlo.reshape %out61#0 : (tensor<64xui32>) -> tensor<64xui32>
  %gotw61_0 = stablehlo.convert %gotf61_0 : (tensor<64xui32>) -> tensor<64xi64>
  %gotd61_0 = tensor.cast %gotw61_0 : tensor<64xi64> to tensor<?xi64>
  %wantf61_0 = stablehlo.reshape %want61_0 : (tensor<64xui32>) -> tensor<64xui32>
  %wantw61_0 = stablehlo.convert %wantf61_0 : (tensor<64xui32>) -> tensor<64xi64>
  %wantd61_0 = tensor.cast %wantw61_0 : tensor<64xi64> to tensor<?xi64>
  %bad61_0 = call @check_i64(%gotd61_0, %wantd61_0, %rtol61, %atol61) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "minimum_ui32.0: "
  vector.print %bad61_0 : i64
  %in62_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000010000000100000001000000010000000100000001000000010000000100000003000000030000000300000003000000030000000300000003000000030000000700000007000000070000000700000007000000070000000700000007000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF00000000000000000000000000000000000000000000000000000000000000000100000001000000010000000100000001000000010000000100000001000000"> : tensor<64xui32>
  %in62_1 = stablehlo.constant dense<"0x00000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF0000000001000000"> : tensor<64xui32>
  %out62:1 = call @and_ui32(%in62_0, %in62_1) : (tensor<64xui32>, tensor<64xui32>) -> (tensor<64xui32>)
  %rtol62 = arith.constant 0.000000e+00 : f64
  %atol62 = arith.constant 0.000000e+00 : f64
  %want62_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000010000000100000001000000010000000000000000000000010000000000000001000000030000000300000003000000020000000000000001000000000000000100000003000000070000000700000006000000000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000000000000200000006000000FEFFFFFFFEFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000010000000100000001000000000000000000000001000000"> : tensor<64xui32>
  %gotf62_0 = stablehlo.reshape %out62#0 : (tensor<64xui32>) -> tensor<64xui32>
  %gotw62_0 = stablehlo.convert %gotf62_0 : (tensor<64xui32>) -> tensor<64xi64>
  %gotd62_0 = tensor.cast %gotw62_0 : tensor<64xi64> to tensor<?xi64>
  %wantf62_0 = stablehlo.reshape %want62_0 : (tensor<64xui32>) -> tensor<64xui32>
  %wantw62_0 = stablehlo.convert %wantf62_0 : (tensor<64xui32>) -> tensor<64xi64>
  %wantd62_0 = tensor.cast %wantw62_0 : tensor<64xi64> to tensor<?xi64>
  %bad62_0 = call @check_i64(%gotd62_0, %wantd62_0, %rtol62, %atol62) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "and_ui32.0: "
  vector.print %bad62_0 : i64
  %in63_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000010000000100000001000000010000000100000001000000010000000100000003000000030000000300000003000000030000000300000003000000030000000700000007000000070000000700000007000000070000000700000007000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF00000000000000000000000000000000000000000000000000000000000000000100000001000000010000000100000001000000010000000100000001000000"> : tensor<64xui32>
  %in63_1 = stablehlo.constant dense<"0x00000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF0000000001000000"> : tensor<64xui32>
  %out63:1 = call @or_ui32(%in63_0, %in63_1) : (tensor<64xui32>, tensor<64xui32>) -> (tensor<64xui32>)
  %rtol63 = arith.constant 0.000000e+00 : f64
  %atol63 = arith.constant 0.000000e+00 : f64
  %want63_0 = stablehlo.constant dense<"0x00000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000001000000010000000300000007000000FFFFFFFFFFFFFFFF010000000100000003000000030000000300000007000000FFFFFFFFFFFFFFFF030000000300000007000000070000000700000007000000FFFFFFFFFFFFFFFF0700000007000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFFFFFFFF00000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000001000000010000000300000007000000FFFFFFFFFFFFFFFF0100000001000000"> : tensor<64xui32>
  %gotf63_0 = stablehlo.reshape %out63#0 : (tensor<64xui32>) -> tensor<64xui32>
  %gotw63_0 = stablehlo.convert %gotf63_0 : (tensor<64xui32>) -> tensor<64xi64>
  %gotd63_0 = tensor.cast %gotw63_0 : tensor<64xi64> to tensor<?xi64>
  %wantf63_0 = stablehlo.reshape %want63_0 : (tensor<64xui32>) -> tensor<64xui32>
  %wantw63_0 = stablehlo.convert %wantf63_0 : (tensor<64xui32>) -> tensor<64xi64>
  %wantd63_0 = tensor.cast %wantw63_0 : tensor<64xi64> to tensor<?xi64>
  %bad63_0 = call @check_i64(%gotd63_0, %wantd63_0, %rtol63, %atol63) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "or_ui32.0: "
  vector.print %bad63_0 : i64
  %in64_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000010000000100000001000000010000000100000001000000010000000100000003000000030000000300000003000000030000000300000003000000030000000700000007000000070000000700000007000000070000000700000007000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF00000000000000000000000000000000000000000000000000000000000000000100000001000000010000000100000001000000010000000100000001000000"> : tensor<64xui32>
  %in64_1 = stablehlo.constant dense<"0x00000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000000000000010000000300000007000000FFFFFFFFFEFFFFFF0000000001000000"> : tensor<64xui32>
  %out64:1 = call @xor_ui32(%in64_0, %in64_1) : (tensor<64xui32>, tensor<64xui32>) -> (tensor<64xui32>)
  %rtol64 = arith.constant 0.000000e+00 : f64
  %atol64 = arith.constant 0.000000e+00 : f64
  %want64_0 = stablehlo.constant dense<"0x00000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000001000000000000000200000006000000FEFFFFFFFFFFFFFF010000000000000003000000020000000000000004000000FCFFFFFFFDFFFFFF030000000200000007000000060000000400000000000000F8FFFFFFF9FFFFFF0700000006000000FFFFFFFFFEFFFFFFFCFFFFFFF8FFFFFF0000000001000000FFFFFFFFFEFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFF9FFFFFF0100000000000000FEFFFFFFFFFFFFFF00000000010000000300000007000000FFFFFFFFFEFFFFFF000000000100000001000000000000000200000006000000FEFFFFFFFFFFFFFF0100000000000000"> : tensor<64xui32>
  %gotf64_0 = stablehlo.reshape %out64#0 : (tensor<64xui32>) -> tensor<64xui32>
  %gotw64_0 = stablehlo.convert %gotf64_0 : (tensor<64xui32>) -> tensor<64xi64>
  %gotd64_0 = tensor.cast %gotw64_0 : tensor<64xi64> to tensor<?xi64>
  %wantf64_0 = stablehlo.reshape %want64_0 : (tensor<64xui32>) -> tensor<64xui32>
  %wantw64_0 = stablehlo.convert %wantf64_0 : (tensor<64xui32>) -> tensor<64xi64>
  %wantd64_0 = tensor.cast %wantw64_0 : tensor<64xi64> to tensor<?xi64>
  %bad64_0 = call @check_i64(%gotd64_0, %wantd64_0, %rtol64, %atol64) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "xor_ui32.0: "
  vector.print %bad64_0 : i64
  %in65_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000010000000100000001000000010000000100000001000000030000000300000003000000030000000300000003000000070000000700000007000000070000000700000007000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF000000000000000000000000000000000000000000000000010000000100000001000000010000000100000001000000"> : tensor<48xui32>
  %in65_1 = stablehlo.constant dense<"0x000000000100000003000000070000000000000001000000000000000100000003000000070000000000000001000000000000000100000003000000070000000000000001000000000000000100000003000000070000000000000001000000000000000100000003000000070000000000000001000000000000000100000003000000070000000000000001000000000000000100000003000000070000000000000001000000000000000100000003000000070000000000000001000000"> : tensor<48xui32>
  %out65:1 = call @power_ui32(%in65_0, %in65_1) : (tensor<48xui32>, tensor<48xui32>) -> (tensor<48xui32>)
  %rtol65 = arith.constant 0.000000e+00 : f64
  %atol65 = arith.constant 0.000000e+00 : f64
  %want65_0 = stablehlo.constant dense<"0x01000000000000000000000000000000010000000000000001000000010000000100000001000000010000000100000001000000030000001B0000008B0800000100000003000000010000000700000057010000F7900C00010000000700000001000000FFFFFFFFFFFFFFFFFFFFFFFF01000000FFFFFFFF01000000FEFFFFFFF8FFFFFF80FFFFFF01000000FEFFFFFF010000000000000000000000000000000100000000000000010000000100000001000000010000000100000001000000"> : tensor<48xui32>
  %gotf65_0 = stablehlo.reshape %out65#0 : (tensor<48xui32>) -> tensor<48xui32>
  %gotw65_0 = stablehlo.convert %gotf65_0 : (tensor<48xui32>) -> tensor<48xi64>
  %gotd65_0 = tensor.cast %gotw65_0 : tensor<48xi64> to tensor<?xi64>
  %wantf65_0 = stablehlo.reshape %want65_0 : (tensor<48xui32>) -> tensor<48xui32>
  %wantw65_0 = stablehlo.convert %wantf65_0 : (tensor<48xui32>) -> tensor<48xi64>
  %wantd65_0 = tensor.cast %wantw65_0 : tensor<48xi64> to tensor<?xi64>
  %bad65_0 = call @check_i64(%gotd65_0, %wantd65_0, %rtol65, %atol65) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "power_ui32.0: "
  vector.print %bad65_0 : i64
  %in66_0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %out66:1 = call @not_i1(%in66_0) : (tensor<4xi1>) -> (tensor<4xi1>)
  %rtol66 = arith.constant 0.000000e+00 : f64
  %atol66 = arith.constant 0.000000e+00 : f64
  %want66_0 = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
  %gotf66_0 = stablehlo.reshape %out66#0 : (tensor<4xi1>) -> tensor<4xi1>
  %gotw66_0 = stablehlo.convert %gotf66_0 : (tensor<4xi1>) -> tensor<4xi64>
  %gotd66_0 = tensor.cast %gotw66_0 : tensor<4xi64> to tensor<?xi64>
  %wantf66_0 = stablehlo.reshape %want66_0 : (tensor<4xi1>) -> tensor<4xi1>
  %wantw66_0 = stablehlo.convert %wantf66_0 : (tensor<4xi1>) -> tensor<4xi64>
  %wantd66_0 = tensor.cast %wantw66_0 : tensor<4xi64> to tensor<?xi64>
  %bad66_0 = call @check_i64(%gotd66_0, %wantd66_0, %rtol66, %atol66) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "not_i1.0: "
  vector.print %bad66_0 : i64
  %in67_0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %in67_1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %out67:1 = call @add_i1(%in67_0, %in67_1) : (tensor<4xi1>, tensor<4xi1>) -> (tensor<4xi1>)
  %rtol67 = arith.constant 0.000000e+00 : f64
  %atol67 = arith.constant 0.000000e+00 : f64
  %want67_0 = stablehlo.constant dense<[false, true, true, true]> : tensor<4xi1>
  %gotf67_0 = stablehlo.reshape %out67#0 : (tensor<4xi1>) -> tensor<4xi1>
  %gotw67_0 = stablehlo.convert %gotf67_0 : (tensor<4xi1>) -> tensor<4xi64>
  %gotd67_0 = tensor.cast %gotw67_0 : tensor<4xi64> to tensor<?xi64>
  %wantf67_0 = stablehlo.reshape %want67_0 : (tensor<4xi1>) -> tensor<4xi1>
  %wantw67_0 = stablehlo.convert %wantf67_0 : (tensor<4xi1>) -> tensor<4xi64>
  %wantd67_0 = tensor.cast %wantw67_0 : tensor<4xi64> to tensor<?xi64>
  %bad67_0 = call @check_i64(%gotd67_0, %wantd67_0, %rtol67, %atol67) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "add_i1.0: "
  vector.print %bad67_0 : i64
  %in68_0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %in68_1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %out68:1 = call @multiply_i1(%in68_0, %in68_1) : (tensor<4xi1>, tensor<4xi1>) -> (tensor<4xi1>)
  %rtol68 = arith.constant 0.000000e+00 : f64
  %atol68 = arith.constant 0.000000e+00 : f64
  %want68_0 = stablehlo.constant dense<[false, false, false, true]> : tensor<4xi1>
  %gotf68_0 = stablehlo.reshape %out68#0 : (tensor<4xi1>) -> tensor<4xi1>
  %gotw68_0 = stablehlo.convert %gotf68_0 : (tensor<4xi1>) -> tensor<4xi64>
  %gotd68_0 = tensor.cast %gotw68_0 : tensor<4xi64> to tensor<?xi64>
  %wantf68_0 = stablehlo.reshape %want68_0 : (tensor<4xi1>) -> tensor<4xi1>
  %wantw68_0 = stablehlo.convert %wantf68_0 : (tensor<4xi1>) -> tensor<4xi64>
  %wantd68_0 = tensor.cast %wantw68_0 : tensor<4xi64> to tensor<?xi64>
  %bad68_0 = call @check_i64(%gotd68_0, %wantd68_0, %rtol68, %atol68) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "multiply_i1.0: "
  vector.print %bad68_0 : i64
  %in69_0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %in69_1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %out69:1 = call @maximum_i1(%in69_0, %in69_1) : (tensor<4xi1>, tensor<4xi1>) -> (tensor<4xi1>)
  %rtol69 = arith.constant 0.000000e+00 : f64
  %atol69 = arith.constant 0.000000e+00 : f64
  %want69_0 = stablehlo.constant dense<[false, true, true, true]> : tensor<4xi1>
  %gotf69_0 = stablehlo.reshape %out69#0 : (tensor<4xi1>) -> tensor<4xi1>
  %gotw69_0 = stablehlo.convert %gotf69_0 : (tensor<4xi1>) -> tensor<4xi64>
  %gotd69_0 = tensor.cast %gotw69_0 : tensor<4xi64> to tensor<?xi64>
  %wantf69_0 = stablehlo.reshape %want69_0 : (tensor<4xi1>) -> tensor<4xi1>
  %wantw69_0 = stablehlo.convert %wantf69_0 : (tensor<4xi1>) -> tensor<4xi64>
  %wantd69_0 = tensor.cast %wantw69_0 : tensor<4xi64> to tensor<?xi64>
  %bad69_0 = call @check_i64(%gotd69_0, %wantd69_0, %rtol69, %atol69) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "maximum_i1.0: "
  vector.print %bad69_0 : i64
  %in70_0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %in70_1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %out70:1 = call @minimum_i1(%in70_0, %in70_1) : (tensor<4xi1>, tensor<4xi1>) -> (tensor<4xi1>)
  %rtol70 = arith.constant 0.000000e+00 : f64
  %atol70 = arith.constant 0.000000e+00 : f64
  %want70_0 = stablehlo.constant dense<[false, false, false, true]> : tensor<4xi1>
  %gotf70_0 = stablehlo.reshape %out70#0 : (tensor<4xi1>) -> tensor<4xi1>
  %gotw70_0 = stablehlo.convert %gotf70_0 : (tensor<4xi1>) -> tensor<4xi64>
  %gotd70_0 = tensor.cast %gotw70_0 : tensor<4xi64> to tensor<?xi64>
  %wantf70_0 = stablehlo.reshape %want70_0 : (tensor<4xi1>) -> tensor<4xi1>
  %wantw70_0 = stablehlo.convert %wantf70_0 : (tensor<4xi1>) -> tensor<4xi64>
  %wantd70_0 = tensor.cast %wantw70_0 : tensor<4xi64> to tensor<?xi64>
  %bad70_0 = call @check_i64(%gotd70_0, %wantd70_0, %rtol70, %atol70) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "minimum_i1.0: "
  vector.print %bad70_0 : i64
  %in71_0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %in71_1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %out71:1 = call @and_i1(%in71_0, %in71_1) : (tensor<4xi1>, tensor<4xi1>) -> (tensor<4xi1>)
  %rtol71 = arith.constant 0.000000e+00 : f64
  %atol71 = arith.constant 0.000000e+00 : f64
  %want71_0 = stablehlo.constant dense<[false, false, false, true]> : tensor<4xi1>
  %gotf71_0 = stablehlo.reshape %out71#0 : (tensor<4xi1>) -> tensor<4xi1>
  %gotw71_0 = stablehlo.convert %gotf71_0 : (tensor<4xi1>) -> tensor<4xi64>
  %gotd71_0 = tensor.cast %gotw71_0 : tensor<4xi64> to tensor<?xi64>
  %wantf71_0 = stablehlo.reshape %want71_0 : (tensor<4xi1>) -> tensor<4xi1>
  %wantw71_0 = stablehlo.convert %wantf71_0 : (tensor<4xi1>) -> tensor<4xi64>
  %wantd71_0 = tensor.cast %wantw71_0 : tensor<4xi64> to tensor<?xi64>
  %bad71_0 = call @check_i64(%gotd71_0, %wantd71_0, %rtol71, %atol71) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "and_i1.0: "
  vector.print %bad71_0 : i64
  %in72_0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %in72_1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %out72:1 = call @or_i1(%in72_0, %in72_1) : (tensor<4xi1>, tensor<4xi1>) -> (tensor<4xi1>)
  %rtol72 = arith.constant 0.000000e+00 : f64
  %atol72 = arith.constant 0.000000e+00 : f64
  %want72_0 = stablehlo.constant dense<[false, true, true, true]> : tensor<4xi1>
  %gotf72_0 = stablehlo.reshape %out72#0 : (tensor<4xi1>) -> tensor<4xi1>
  %gotw72_0 = stablehlo.convert %gotf72_0 : (tensor<4xi1>) -> tensor<4xi64>
  %gotd72_0 = tensor.cast %gotw72_0 : tensor<4xi64> to tensor<?xi64>
  %wantf72_0 = stablehlo.reshape %want72_0 : (tensor<4xi1>) -> tensor<4xi1>
  %wantw72_0 = stablehlo.convert %wantf72_0 : (tensor<4xi1>) -> tensor<4xi64>
  %wantd72_0 = tensor.cast %wantw72_0 : tensor<4xi64> to tensor<?xi64>
  %bad72_0 = call @check_i64(%gotd72_0, %wantd72_0, %rtol72, %atol72) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "or_i1.0: "
  vector.print %bad72_0 : i64
  %in73_0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %in73_1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %out73:1 = call @xor_i1(%in73_0, %in73_1) : (tensor<4xi1>, tensor<4xi1>) -> (tensor<4xi1>)
  %rtol73 = arith.constant 0.000000e+00 : f64
  %atol73 = arith.constant 0.000000e+00 : f64
  %want73_0 = stablehlo.constant dense<[false, true, true, false]> : tensor<4xi1>
  %gotf73_0 = stablehlo.reshape %out73#0 : (tensor<4xi1>) -> tensor<4xi1>
  %gotw73_0 = stablehlo.convert %gotf73_0 : (tensor<4xi1>) -> tensor<4xi64>
  %gotd73_0 = tensor.cast %gotw73_0 : tensor<4xi64> to tensor<?xi64>
  %wantf73_0 = stablehlo.reshape %want73_0 : (tensor<4xi1>) -> tensor<4xi1>
  %wantw73_0 = stablehlo.convert %wantf73_0 : (tensor<4xi1>) -> tensor<4xi64>
  %wantd73_0 = tensor.cast %wantw73_0 : tensor<4xi64> to tensor<?xi64>
  %bad73_0 = call @check_i64(%gotd73_0, %wantd73_0, %rtol73, %atol73) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "xor_i1.0: "
  vector.print %bad73_0 : i64
  return
}
