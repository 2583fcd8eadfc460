// Written by utils/gen_lowering_tests.py: expected values are XLA's. A case prints
// how many of its elements are wrong.
// RUN: dgc-opt %s --pass-pipeline='builtin.module(func.func(dgc-lower-to-linalg),one-shot-bufferize{bufferize-function-boundaries=1 function-boundary-type-conversion=identity-layout-map allow-return-allocs-from-loops=1},func.func(convert-linalg-to-loops),canonicalize,cse,expand-strided-metadata,convert-vector-to-llvm,lower-affine,func.func(math-expand-ops{ops=rsqrt}),convert-math-to-llvm,convert-math-to-libm,arith-expand{include-bf16=true},convert-scf-to-cf,convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)' \
// RUN: | sed 's/{fastmath = #arith[^}]*}//' \
// RUN: | mlir-runner -e main --entry-point-result=void --shared-libs=%mlir_lib_dir/libmlir_runner_utils.so,%mlir_lib_dir/libmlir_c_runner_utils.so \
// RUN: | FileCheck %s

// CHECK: abs_f32.0: 0
// CHECK: negate_f32.0: 0
// CHECK: sign_f32.0: 0
// CHECK: exponential_f32.0: 0
// CHECK: tanh_f32.0: 0
// CHECK: logistic_f32.0: 0
// CHECK: sqrt_f32.0: 0
// CHECK: rsqrt_f32.0: 0
// CHECK: log_f32.0: 0
// CHECK: sine_f32.0: 0
// CHECK: cosine_f32.0: 0
// CHECK: add_f32.0: 0
// CHECK: subtract_f32.0: 0
// CHECK: multiply_f32.0: 0
// CHECK: divide_f32.0: 0
// CHECK: maximum_f32.0: 0
// CHECK: minimum_f32.0: 0
// CHECK: power_f32.0: 0
// CHECK: power_f32_edge.0: 0
// CHECK: abs_f64.0: 0
// CHECK: negate_f64.0: 0
// CHECK: sign_f64.0: 0
// CHECK: exponential_f64.0: 0
// CHECK: tanh_f64.0: 0
// CHECK: logistic_f64.0: 0
// CHECK: sqrt_f64.0: 0
// CHECK: rsqrt_f64.0: 0
// CHECK: log_f64.0: 0
// CHECK: sine_f64.0: 0
// CHECK: cosine_f64.0: 0
// CHECK: add_f64.0: 0
// CHECK: subtract_f64.0: 0
// CHECK: multiply_f64.0: 0
// CHECK: divide_f64.0: 0
// CHECK: maximum_f64.0: 0
// CHECK: minimum_f64.0: 0
// CHECK: power_f64.0: 0
// CHECK: power_f64_edge.0: 0
// CHECK: abs_f16.0: 0
// CHECK: negate_f16.0: 0
// CHECK: sign_f16.0: 0
// CHECK: exponential_f16.0: 0
// CHECK: tanh_f16.0: 0
// CHECK: logistic_f16.0: 0
// CHECK: sqrt_f16.0: 0
// CHECK: rsqrt_f16.0: 0
// CHECK: log_f16.0: 0
// CHECK: sine_f16.0: 0
// CHECK: cosine_f16.0: 0
// CHECK: add_f16.0: 0
// CHECK: subtract_f16.0: 0
// CHECK: multiply_f16.0: 0
// CHECK: divide_f16.0: 0
// CHECK: maximum_f16.0: 0
// CHECK: minimum_f16.0: 0
// CHECK: power_f16.0: 0
// CHECK: power_f16_edge.0: 0
// CHECK: abs_bf16.0: 0
// CHECK: negate_bf16.0: 0
// CHECK: sign_bf16.0: 0
// CHECK: exponential_bf16.0: 0
// CHECK: tanh_bf16.0: 0
// CHECK: logistic_bf16.0: 0
// CHECK: sqrt_bf16.0: 0
// CHECK: rsqrt_bf16.0: 0
// CHECK: log_bf16.0: 0
// CHECK: sine_bf16.0: 0
// CHECK: cosine_bf16.0: 0
// CHECK: add_bf16.0: 0
// CHECK: subtract_bf16.0: 0
// CHECK: multiply_bf16.0: 0
// CHECK: divide_bf16.0: 0
// CHECK: maximum_bf16.0: 0
// CHECK: minimum_bf16.0: 0
// CHECK: power_bf16.0: 0
// CHECK: power_bf16_edge.0: 0

func.func @abs_f32(%a0: tensor<26xf32>) -> (tensor<26xf32>) {
  %r = stablehlo.abs %a0 : tensor<26xf32>
  return %r : tensor<26xf32>
}

func.func @negate_f32(%a0: tensor<26xf32>) -> (tensor<26xf32>) {
  %r = stablehlo.negate %a0 : tensor<26xf32>
  return %r : tensor<26xf32>
}

func.func @sign_f32(%a0: tensor<26xf32>) -> (tensor<26xf32>) {
  %r = stablehlo.sign %a0 : tensor<26xf32>
  return %r : tensor<26xf32>
}

func.func @exponential_f32(%a0: tensor<26xf32>) -> (tensor<26xf32>) {
  %r = stablehlo.exponential %a0 : tensor<26xf32>
  return %r : tensor<26xf32>
}

func.func @tanh_f32(%a0: tensor<26xf32>) -> (tensor<26xf32>) {
  %r = stablehlo.tanh %a0 : tensor<26xf32>
  return %r : tensor<26xf32>
}

func.func @logistic_f32(%a0: tensor<26xf32>) -> (tensor<26xf32>) {
  %r = stablehlo.logistic %a0 : tensor<26xf32>
  return %r : tensor<26xf32>
}

func.func @sqrt_f32(%a0: tensor<26xf32>) -> (tensor<26xf32>) {
  %r = stablehlo.sqrt %a0 : tensor<26xf32>
  return %r : tensor<26xf32>
}

func.func @rsqrt_f32(%a0: tensor<26xf32>) -> (tensor<26xf32>) {
  %r = stablehlo.rsqrt %a0 : tensor<26xf32>
  return %r : tensor<26xf32>
}

func.func @log_f32(%a0: tensor<13xf32>) -> (tensor<13xf32>) {
  %r = stablehlo.log %a0 : tensor<13xf32>
  return %r : tensor<13xf32>
}

func.func @sine_f32(%a0: tensor<22xf32>) -> (tensor<22xf32>) {
  %r = stablehlo.sine %a0 : tensor<22xf32>
  return %r : tensor<22xf32>
}

func.func @cosine_f32(%a0: tensor<22xf32>) -> (tensor<22xf32>) {
  %r = stablehlo.cosine %a0 : tensor<22xf32>
  return %r : tensor<22xf32>
}

func.func @add_f32(%a0: tensor<49xf32>, %a1: tensor<49xf32>) -> (tensor<49xf32>) {
  %r = stablehlo.add %a0, %a1 : tensor<49xf32>
  return %r : tensor<49xf32>
}

func.func @subtract_f32(%a0: tensor<49xf32>, %a1: tensor<49xf32>) -> (tensor<49xf32>) {
  %r = stablehlo.subtract %a0, %a1 : tensor<49xf32>
  return %r : tensor<49xf32>
}

func.func @multiply_f32(%a0: tensor<49xf32>, %a1: tensor<49xf32>) -> (tensor<49xf32>) {
  %r = stablehlo.multiply %a0, %a1 : tensor<49xf32>
  return %r : tensor<49xf32>
}

func.func @divide_f32(%a0: tensor<49xf32>, %a1: tensor<49xf32>) -> (tensor<49xf32>) {
  %r = stablehlo.divide %a0, %a1 : tensor<49xf32>
  return %r : tensor<49xf32>
}

func.func @maximum_f32(%a0: tensor<49xf32>, %a1: tensor<49xf32>) -> (tensor<49xf32>) {
  %r = stablehlo.maximum %a0, %a1 : tensor<49xf32>
  return %r : tensor<49xf32>
}

func.func @minimum_f32(%a0: tensor<49xf32>, %a1: tensor<49xf32>) -> (tensor<49xf32>) {
  %r = stablehlo.minimum %a0, %a1 : tensor<49xf32>
  return %r : tensor<49xf32>
}

func.func @power_f32(%a0: tensor<25xf32>, %a1: tensor<25xf32>) -> (tensor<25xf32>) {
  %r = stablehlo.power %a0, %a1 : tensor<25xf32>
  return %r : tensor<25xf32>
}

func.func @power_f32_edge(%a0: tensor<64xf32>, %a1: tensor<64xf32>) -> (tensor<64xf32>) {
  %r = stablehlo.power %a0, %a1 : tensor<64xf32>
  return %r : tensor<64xf32>
}

func.func @abs_f64(%a0: tensor<26xf64>) -> (tensor<26xf64>) {
  %r = stablehlo.abs %a0 : tensor<26xf64>
  return %r : tensor<26xf64>
}

func.func @negate_f64(%a0: tensor<26xf64>) -> (tensor<26xf64>) {
  %r = stablehlo.negate %a0 : tensor<26xf64>
  return %r : tensor<26xf64>
}

func.func @sign_f64(%a0: tensor<26xf64>) -> (tensor<26xf64>) {
  %r = stablehlo.sign %a0 : tensor<26xf64>
  return %r : tensor<26xf64>
}

func.func @exponential_f64(%a0: tensor<26xf64>) -> (tensor<26xf64>) {
  %r = stablehlo.exponential %a0 : tensor<26xf64>
  return %r : tensor<26xf64>
}

func.func @tanh_f64(%a0: tensor<26xf64>) -> (tensor<26xf64>) {
  %r = stablehlo.tanh %a0 : tensor<26xf64>
  return %r : tensor<26xf64>
}

func.func @logistic_f64(%a0: tensor<26xf64>) -> (tensor<26xf64>) {
  %r = stablehlo.logistic %a0 : tensor<26xf64>
  return %r : tensor<26xf64>
}

func.func @sqrt_f64(%a0: tensor<26xf64>) -> (tensor<26xf64>) {
  %r = stablehlo.sqrt %a0 : tensor<26xf64>
  return %r : tensor<26xf64>
}

func.func @rsqrt_f64(%a0: tensor<26xf64>) -> (tensor<26xf64>) {
  %r = stablehlo.rsqrt %a0 : tensor<26xf64>
  return %r : tensor<26xf64>
}

func.func @log_f64(%a0: tensor<13xf64>) -> (tensor<13xf64>) {
  %r = stablehlo.log %a0 : tensor<13xf64>
  return %r : tensor<13xf64>
}

func.func @sine_f64(%a0: tensor<22xf64>) -> (tensor<22xf64>) {
  %r = stablehlo.sine %a0 : tensor<22xf64>
  return %r : tensor<22xf64>
}

func.func @cosine_f64(%a0: tensor<22xf64>) -> (tensor<22xf64>) {
  %r = stablehlo.cosine %a0 : tensor<22xf64>
  return %r : tensor<22xf64>
}

func.func @add_f64(%a0: tensor<49xf64>, %a1: tensor<49xf64>) -> (tensor<49xf64>) {
  %r = stablehlo.add %a0, %a1 : tensor<49xf64>
  return %r : tensor<49xf64>
}

func.func @subtract_f64(%a0: tensor<49xf64>, %a1: tensor<49xf64>) -> (tensor<49xf64>) {
  %r = stablehlo.subtract %a0, %a1 : tensor<49xf64>
  return %r : tensor<49xf64>
}

func.func @multiply_f64(%a0: tensor<49xf64>, %a1: tensor<49xf64>) -> (tensor<49xf64>) {
  %r = stablehlo.multiply %a0, %a1 : tensor<49xf64>
  return %r : tensor<49xf64>
}

func.func @divide_f64(%a0: tensor<49xf64>, %a1: tensor<49xf64>) -> (tensor<49xf64>) {
  %r = stablehlo.divide %a0, %a1 : tensor<49xf64>
  return %r : tensor<49xf64>
}

func.func @maximum_f64(%a0: tensor<49xf64>, %a1: tensor<49xf64>) -> (tensor<49xf64>) {
  %r = stablehlo.maximum %a0, %a1 : tensor<49xf64>
  return %r : tensor<49xf64>
}

func.func @minimum_f64(%a0: tensor<49xf64>, %a1: tensor<49xf64>) -> (tensor<49xf64>) {
  %r = stablehlo.minimum %a0, %a1 : tensor<49xf64>
  return %r : tensor<49xf64>
}

func.func @power_f64(%a0: tensor<25xf64>, %a1: tensor<25xf64>) -> (tensor<25xf64>) {
  %r = stablehlo.power %a0, %a1 : tensor<25xf64>
  return %r : tensor<25xf64>
}

func.func @power_f64_edge(%a0: tensor<64xf64>, %a1: tensor<64xf64>) -> (tensor<64xf64>) {
  %r = stablehlo.power %a0, %a1 : tensor<64xf64>
  return %r : tensor<64xf64>
}

func.func @abs_f16(%a0: tensor<26xf16>) -> (tensor<26xf16>) {
  %r = stablehlo.abs %a0 : tensor<26xf16>
  return %r : tensor<26xf16>
}

func.func @negate_f16(%a0: tensor<26xf16>) -> (tensor<26xf16>) {
  %r = stablehlo.negate %a0 : tensor<26xf16>
  return %r : tensor<26xf16>
}

func.func @sign_f16(%a0: tensor<26xf16>) -> (tensor<26xf16>) {
  %r = stablehlo.sign %a0 : tensor<26xf16>
  return %r : tensor<26xf16>
}

func.func @exponential_f16(%a0: tensor<26xf16>) -> (tensor<26xf16>) {
  %r = stablehlo.exponential %a0 : tensor<26xf16>
  return %r : tensor<26xf16>
}

func.func @tanh_f16(%a0: tensor<26xf16>) -> (tensor<26xf16>) {
  %r = stablehlo.tanh %a0 : tensor<26xf16>
  return %r : tensor<26xf16>
}

func.func @logistic_f16(%a0: tensor<26xf16>) -> (tensor<26xf16>) {
  %r = stablehlo.logistic %a0 : tensor<26xf16>
  return %r : tensor<26xf16>
}

func.func @sqrt_f16(%a0: tensor<26xf16>) -> (tensor<26xf16>) {
  %r = stablehlo.sqrt %a0 : tensor<26xf16>
  return %r : tensor<26xf16>
}

func.func @rsqrt_f16(%a0: tensor<26xf16>) -> (tensor<26xf16>) {
  %r = stablehlo.rsqrt %a0 : tensor<26xf16>
  return %r : tensor<26xf16>
}

func.func @log_f16(%a0: tensor<13xf16>) -> (tensor<13xf16>) {
  %r = stablehlo.log %a0 : tensor<13xf16>
  return %r : tensor<13xf16>
}

func.func @sine_f16(%a0: tensor<22xf16>) -> (tensor<22xf16>) {
  %r = stablehlo.sine %a0 : tensor<22xf16>
  return %r : tensor<22xf16>
}

func.func @cosine_f16(%a0: tensor<22xf16>) -> (tensor<22xf16>) {
  %r = stablehlo.cosine %a0 : tensor<22xf16>
  return %r : tensor<22xf16>
}

func.func @add_f16(%a0: tensor<49xf16>, %a1: tensor<49xf16>) -> (tensor<49xf16>) {
  %r = stablehlo.add %a0, %a1 : tensor<49xf16>
  return %r : tensor<49xf16>
}

func.func @subtract_f16(%a0: tensor<49xf16>, %a1: tensor<49xf16>) -> (tensor<49xf16>) {
  %r = stablehlo.subtract %a0, %a1 : tensor<49xf16>
  return %r : tensor<49xf16>
}

func.func @multiply_f16(%a0: tensor<49xf16>, %a1: tensor<49xf16>) -> (tensor<49xf16>) {
  %r = stablehlo.multiply %a0, %a1 : tensor<49xf16>
  return %r : tensor<49xf16>
}

func.func @divide_f16(%a0: tensor<49xf16>, %a1: tensor<49xf16>) -> (tensor<49xf16>) {
  %r = stablehlo.divide %a0, %a1 : tensor<49xf16>
  return %r : tensor<49xf16>
}

func.func @maximum_f16(%a0: tensor<49xf16>, %a1: tensor<49xf16>) -> (tensor<49xf16>) {
  %r = stablehlo.maximum %a0, %a1 : tensor<49xf16>
  return %r : tensor<49xf16>
}

func.func @minimum_f16(%a0: tensor<49xf16>, %a1: tensor<49xf16>) -> (tensor<49xf16>) {
  %r = stablehlo.minimum %a0, %a1 : tensor<49xf16>
  return %r : tensor<49xf16>
}

func.func @power_f16(%a0: tensor<25xf16>, %a1: tensor<25xf16>) -> (tensor<25xf16>) {
  %r = stablehlo.power %a0, %a1 : tensor<25xf16>
  return %r : tensor<25xf16>
}

func.func @power_f16_edge(%a0: tensor<64xf16>, %a1: tensor<64xf16>) -> (tensor<64xf16>) {
  %r = stablehlo.power %a0, %a1 : tensor<64xf16>
  return %r : tensor<64xf16>
}

func.func @abs_bf16(%a0: tensor<26xbf16>) -> (tensor<26xbf16>) {
  %r = stablehlo.abs %a0 : tensor<26xbf16>
  return %r : tensor<26xbf16>
}

func.func @negate_bf16(%a0: tensor<26xbf16>) -> (tensor<26xbf16>) {
  %r = stablehlo.negate %a0 : tensor<26xbf16>
  return %r : tensor<26xbf16>
}

func.func @sign_bf16(%a0: tensor<26xbf16>) -> (tensor<26xbf16>) {
  %r = stablehlo.sign %a0 : tensor<26xbf16>
  return %r : tensor<26xbf16>
}

func.func @exponential_bf16(%a0: tensor<26xbf16>) -> (tensor<26xbf16>) {
  %r = stablehlo.exponential %a0 : tensor<26xbf16>
  return %r : tensor<26xbf16>
}

func.func @tanh_bf16(%a0: tensor<26xbf16>) -> (tensor<26xbf16>) {
  %r = stablehlo.tanh %a0 : tensor<26xbf16>
  return %r : tensor<26xbf16>
}

func.func @logistic_bf16(%a0: tensor<26xbf16>) -> (tensor<26xbf16>) {
  %r = stablehlo.logistic %a0 : tensor<26xbf16>
  return %r : tensor<26xbf16>
}

func.func @sqrt_bf16(%a0: tensor<26xbf16>) -> (tensor<26xbf16>) {
  %r = stablehlo.sqrt %a0 : tensor<26xbf16>
  return %r : tensor<26xbf16>
}

func.func @rsqrt_bf16(%a0: tensor<26xbf16>) -> (tensor<26xbf16>) {
  %r = stablehlo.rsqrt %a0 : tensor<26xbf16>
  return %r : tensor<26xbf16>
}

func.func @log_bf16(%a0: tensor<13xbf16>) -> (tensor<13xbf16>) {
  %r = stablehlo.log %a0 : tensor<13xbf16>
  return %r : tensor<13xbf16>
}

func.func @sine_bf16(%a0: tensor<22xbf16>) -> (tensor<22xbf16>) {
  %r = stablehlo.sine %a0 : tensor<22xbf16>
  return %r : tensor<22xbf16>
}

func.func @cosine_bf16(%a0: tensor<22xbf16>) -> (tensor<22xbf16>) {
  %r = stablehlo.cosine %a0 : tensor<22xbf16>
  return %r : tensor<22xbf16>
}

func.func @add_bf16(%a0: tensor<49xbf16>, %a1: tensor<49xbf16>) -> (tensor<49xbf16>) {
  %r = stablehlo.add %a0, %a1 : tensor<49xbf16>
  return %r : tensor<49xbf16>
}

func.func @subtract_bf16(%a0: tensor<49xbf16>, %a1: tensor<49xbf16>) -> (tensor<49xbf16>) {
  %r = stablehlo.subtract %a0, %a1 : tensor<49xbf16>
  return %r : tensor<49xbf16>
}

func.func @multiply_bf16(%a0: tensor<49xbf16>, %a1: tensor<49xbf16>) -> (tensor<49xbf16>) {
  %r = stablehlo.multiply %a0, %a1 : tensor<49xbf16>
  return %r : tensor<49xbf16>
}

func.func @divide_bf16(%a0: tensor<49xbf16>, %a1: tensor<49xbf16>) -> (tensor<49xbf16>) {
  %r = stablehlo.divide %a0, %a1 : tensor<49xbf16>
  return %r : tensor<49xbf16>
}

func.func @maximum_bf16(%a0: tensor<49xbf16>, %a1: tensor<49xbf16>) -> (tensor<49xbf16>) {
  %r = stablehlo.maximum %a0, %a1 : tensor<49xbf16>
  return %r : tensor<49xbf16>
}

func.func @minimum_bf16(%a0: tensor<49xbf16>, %a1: tensor<49xbf16>) -> (tensor<49xbf16>) {
  %r = stablehlo.minimum %a0, %a1 : tensor<49xbf16>
  return %r : tensor<49xbf16>
}

func.func @power_bf16(%a0: tensor<25xbf16>, %a1: tensor<25xbf16>) -> (tensor<25xbf16>) {
  %r = stablehlo.power %a0, %a1 : tensor<25xbf16>
  return %r : tensor<25xbf16>
}

func.func @power_bf16_edge(%a0: tensor<64xbf16>, %a1: tensor<64xbf16>) -> (tensor<64xbf16>) {
  %r = stablehlo.power %a0, %a1 : tensor<64xbf16>
  return %r : tensor<64xbf16>
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

func.func @main() {
  %in0_0 = stablehlo.constant dense<"0x0000003F0000803F0000C03F00000040000070406F12833A0000E8400000A042000000000000807F0000C07F00401C4617B7D138000000BF000080BF0000C0BF000000C0000070C06F1283BA0000E8C00000A0C200000080000080FF0000C0FF00401CC617B7D1B8"> : tensor<26xf32>
  %out0:1 = call @abs_f32(%in0_0) : (tensor<26xf32>) -> (tensor<26xf32>)
  %rtol0 = arith.constant 0.000000e+00 : f64
  %atol0 = arith.constant 0.000000e+00 : f64
  %want0_0 = stablehlo.constant dense<"0x0000003F0000803F0000C03F00000040000070406F12833A0000E8400000A042000000000000807F0000C07F00401C4617B7D1380000003F0000803F0000C03F00000040000070406F12833A0000E8400000A042000000000000807F0000C07F00401C4617B7D138"> : tensor<26xf32>
  %gotf0_0 = stablehlo.reshape %out0#0 : (tensor<26xf32>) -> tensor<26xf32>
  %gotw0_0 = stablehlo.convert %gotf0_0 : (tensor<26xf32>) -> tensor<26xf32>
  %gotd0_0 = tensor.cast %gotw0_0 : tensor<26xf32> to tensor<?xf32>
  %wantf0_0 = stablehlo.reshape %want0_0 : (tensor<26xf32>) -> tensor<26xf32>
  %wantw0_0 = stablehlo.convert %wantf0_0 : (tensor<26xf32>) -> tensor<26xf32>
  %wantd0_0 = tensor.cast %wantw0_0 : tensor<26xf32> to tensor<?xf32>
  %bad0_0 = call @check_f32(%gotd0_0, %wantd0_0, %rtol0, %atol0) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "abs_f32.0: "
  vector.print %bad0_0 : i64
  %in1_0 = stablehlo.constant dense<"0x0000003F0000803F0000C03F00000040000070406F12833A0000E8400000A042000000000000807F0000C07F00401C4617B7D138000000BF000080BF0000C0BF000000C0000070C06F1283BA0000E8C00000A0C200000080000080FF0000C0FF00401CC617B7D1B8"> : tensor<26xf32>
  %out1:1 = call @negate_f32(%in1_0) : (tensor<26xf32>) -> (tensor<26xf32>)
  %rtol1 = arith.constant 0.000000e+00 : f64
  %atol1 = arith.constant 0.000000e+00 : f64
  %want1_0 = stablehlo.constant dense<"0x000000BF000080BF0000C0BF000000C0000070C06F1283BA0000E8C00000A0C200000080000080FF0000C0FF00401CC617B7D1B80000003F0000803F0000C03F00000040000070406F12833A0000E8400000A042000000000000807F0000C07F00401C4617B7D138"> : tensor<26xf32>
  %gotf1_0 = stablehlo.reshape %out1#0 : (tensor<26xf32>) -> tensor<26xf32>
  %gotw1_0 = stablehlo.convert %gotf1_0 : (tensor<26xf32>) -> tensor<26xf32>
  %gotd1_0 = tensor.cast %gotw1_0 : tensor<26xf32> to tensor<?xf32>
  %wantf1_0 = stablehlo.reshape %want1_0 : (tensor<26xf32>) -> tensor<26xf32>
  %wantw1_0 = stablehlo.convert %wantf1_0 : (tensor<26xf32>) -> tensor<26xf32>
  %wantd1_0 = tensor.cast %wantw1_0 : tensor<26xf32> to tensor<?xf32>
  %bad1_0 = call @check_f32(%gotd1_0, %wantd1_0, %rtol1, %atol1) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "negate_f32.0: "
  vector.print %bad1_0 : i64
  %in2_0 = stablehlo.constant dense<"0x0000003F0000803F0000C03F00000040000070406F12833A0000E8400000A042000000000000807F0000C07F00401C4617B7D138000000BF000080BF0000C0BF000000C0000070C06F1283BA0000E8C00000A0C200000080000080FF0000C0FF00401CC617B7D1B8"> : tensor<26xf32>
  %out2:1 = call @sign_f32(%in2_0) : (tensor<26xf32>) -> (tensor<26xf32>)
  %rtol2 = arith.constant 0.000000e+00 : f64
  %atol2 = arith.constant 0.000000e+00 : f64
  %want2_0 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000000000000803F0000C07F0000803F0000803F000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF00000080000080BF0000C0FF000080BF000080BF"> : tensor<26xf32>
  %gotf2_0 = stablehlo.reshape %out2#0 : (tensor<26xf32>) -> tensor<26xf32>
  %gotw2_0 = stablehlo.convert %gotf2_0 : (tensor<26xf32>) -> tensor<26xf32>
  %gotd2_0 = tensor.cast %gotw2_0 : tensor<26xf32> to tensor<?xf32>
  %wantf2_0 = stablehlo.reshape %want2_0 : (tensor<26xf32>) -> tensor<26xf32>
  %wantw2_0 = stablehlo.convert %wantf2_0 : (tensor<26xf32>) -> tensor<26xf32>
  %wantd2_0 = tensor.cast %wantw2_0 : tensor<26xf32> to tensor<?xf32>
  %bad2_0 = call @check_f32(%gotd2_0, %wantd2_0, %rtol2, %atol2) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "sign_f32.0: "
  vector.print %bad2_0 : i64
  %in3_0 = stablehlo.constant dense<"0x0000003F0000803F0000C03F00000040000070406F12833A0000E8400000A042000000000000807F0000C07F00401C4617B7D138000000BF000080BF0000C0BF000000C0000070C06F1283BA0000E8C00000A0C200000080000080FF0000C0FF00401CC617B7D1B8"> : tensor<26xf32>
  %out3:1 = call @exponential_f32(%in3_0) : (tensor<26xf32>) -> (tensor<26xf32>)
  %rtol3 = arith.constant 4.000000e-06 : f64
  %atol3 = arith.constant 1.000000e-30 : f64
  %want3_0 = stablehlo.constant dense<"0x4C09D33F54F82D40FF698F402673EC4096152A42C920803F5B03B044CEBB2A790000803F0000807F0000C07F0000807F4703803F98451B3FB25ABC3E3C7C643E55950A3E4AA8C03C7FBE7F3FFF2A3A3ABAECBF050000803F000000000000C0FF0000000072F97F3F"> : tensor<26xf32>
  %gotf3_0 = stablehlo.reshape %out3#0 : (tensor<26xf32>) -> tensor<26xf32>
  %gotw3_0 = stablehlo.convert %gotf3_0 : (tensor<26xf32>) -> tensor<26xf32>
  %gotd3_0 = tensor.cast %gotw3_0 : tensor<26xf32> to tensor<?xf32>
  %wantf3_0 = stablehlo.reshape %want3_0 : (tensor<26xf32>) -> tensor<26xf32>
  %wantw3_0 = stablehlo.convert %wantf3_0 : (tensor<26xf32>) -> tensor<26xf32>
  %wantd3_0 = tensor.cast %wantw3_0 : tensor<26xf32> to tensor<?xf32>
  %bad3_0 = call @check_f32(%gotd3_0, %wantd3_0, %rtol3, %atol3) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "exponential_f32.0: "
  vector.print %bad3_0 : i64
  %in4_0 = stablehlo.constant dense<"0x0000003F0000803F0000C03F00000040000070406F12833A0000E8400000A042000000000000807F0000C07F00401C4617B7D138000000BF000080BF0000C0BF000000C0000070C06F1283BA0000E8C00000A0C200000080000080FF0000C0FF00401CC617B7D1B8"> : tensor<26xf32>
  %out4:1 = call @tanh_f32(%in4_0) : (tensor<26xf32>) -> (tensor<26xf32>)
  %rtol4 = arith.constant 4.000000e-06 : f64
  %atol4 = arith.constant 1.000000e-30 : f64
  %want4_0 = stablehlo.constant dense<"0x9F9AEC3ED6F7423FCBB7673F83CA763F8CB77F3F6B12833AF0FF7F3F0000803F000000000000803F0000C07F0000803F17B7D1389F9AECBED6F742BFCBB767BF83CA76BF8CB77FBF6B1283BAF0FF7FBF000080BF00000080000080BF0000C0FF000080BF17B7D1B8"> : tensor<26xf32>
  %gotf4_0 = stablehlo.reshape %out4#0 : (tensor<26xf32>) -> tensor<26xf32>
  %gotw4_0 = stablehlo.convert %gotf4_0 : (tensor<26xf32>) -> tensor<26xf32>
  %gotd4_0 = tensor.cast %gotw4_0 : tensor<26xf32> to tensor<?xf32>
  %wantf4_0 = stablehlo.reshape %want4_0 : (tensor<26xf32>) -> tensor<26xf32>
  %wantw4_0 = stablehlo.convert %wantf4_0 : (tensor<26xf32>) -> tensor<26xf32>
  %wantd4_0 = tensor.cast %wantw4_0 : tensor<26xf32> to tensor<?xf32>
  %bad4_0 = call @check_f32(%gotd4_0, %wantd4_0, %rtol4, %atol4) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "tanh_f32.0: "
  vector.print %bad4_0 : i64
  %in5_0 = stablehlo.constant dense<"0x0000003F0000803F0000C03F00000040000070406F12833A0000E8400000A042000000000000807F0000C07F00401C4617B7D138000000BF000080BF0000C0BF000000C0000070C06F1283BA0000E8C00000A0C200000080000080FF0000C0FF00401CC617B7D1B8"> : tensor<26xf32>
  %out5:1 = call @logistic_f32(%in5_0) : (tensor<26xf32>) -> (tensor<26xf32>)
  %rtol5 = arith.constant 4.000000e-06 : f64
  %atol5 = arith.constant 1.000000e-30 : f64
  %want5_0 = stablehlo.constant dense<"0x7F591F3FA8263B3F8F4C513FEA7B613F281E7A3F6210003F7ED17F3F0000803F0000003F0000803F0000C0FF0000803FA401003F034DC13EB1B2893EC2CD3A3EA920F43D0A3BBC3C3CDFFF3E2D093A3ABAECBF050000003F000000000000C07F00000000B8FCFF3E"> : tensor<26xf32>
  %gotf5_0 = stablehlo.reshape %out5#0 : (tensor<26xf32>) -> tensor<26xf32>
  %gotw5_0 = stablehlo.convert %gotf5_0 : (tensor<26xf32>) -> tensor<26xf32>
  %gotd5_0 = tensor.cast %gotw5_0 : tensor<26xf32> to tensor<?xf32>
  %wantf5_0 = stablehlo.reshape %want5_0 : (tensor<26xf32>) -> tensor<26xf32>
  %wantw5_0 = stablehlo.convert %wantf5_0 : (tensor<26xf32>) -> tensor<26xf32>
  %wantd5_0 = tensor.cast %wantw5_0 : tensor<26xf32> to tensor<?xf32>
  %bad5_0 = call @check_f32(%gotd5_0, %wantd5_0, %rtol5, %atol5) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "logistic_f32.0: "
  vector.print %bad5_0 : i64
  %in6_0 = stablehlo.constant dense<"0x0000003F0000803F0000C03F00000040000070406F12833A0000E8400000A042000000000000807F0000C07F00401C4617B7D138000000BF000080BF0000C0BF000000C0000070C06F1283BA0000E8C00000A0C200000080000080FF0000C0FF00401CC617B7D1B8"> : tensor<26xf32>
  %out6:1 = call @sqrt_f32(%in6_0) : (tensor<26xf32>) -> (tensor<26xf32>)
  %rtol6 = arith.constant 4.000000e-06 : f64
  %atol6 = arith.constant 1.000000e-30 : f64
  %want6_0 = stablehlo.constant dense<"0xF304353F0000803F71C49C3FF304B53FF6DEF73FE386013D45532C40BD1B0F41000000000000807F0000C07F0000C8420AD7233C0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF000000800000C0FF0000C0FF0000C0FF0000C0FF"> : tensor<26xf32>
  %gotf6_0 = stablehlo.reshape %out6#0 : (tensor<26xf32>) -> tensor<26xf32>
  %gotw6_0 = stablehlo.convert %gotf6_0 : (tensor<26xf32>) -> tensor<26xf32>
  %gotd6_0 = tensor.cast %gotw6_0 : tensor<26xf32> to tensor<?xf32>
  %wantf6_0 = stablehlo.reshape %want6_0 : (tensor<26xf32>) -> tensor<26xf32>
  %wantw6_0 = stablehlo.convert %wantf6_0 : (tensor<26xf32>) -> tensor<26xf32>
  %wantd6_0 = tensor.cast %wantw6_0 : tensor<26xf32> to tensor<?xf32>
  %bad6_0 = call @check_f32(%gotd6_0, %wantd6_0, %rtol6, %atol6) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "sqrt_f32.0: "
  vector.print %bad6_0 : i64
  %in7_0 = stablehlo.constant dense<"0x0000003F0000803F0000C03F00000040000070406F12833A0000E8400000A042000000000000807F0000C07F00401C4617B7D138000000BF000080BF0000C0BF000000C0000070C06F1283BA0000E8C00000A0C200000080000080FF0000C0FF00401CC617B7D1B8"> : tensor<26xf32>
  %out7:1 = call @rsqrt_f32(%in7_0) : (tensor<26xf32>) -> (tensor<26xf32>)
  %rtol7 = arith.constant 4.000000e-06 : f64
  %atol7 = arith.constant 1.000000e-30 : f64
  %want7_0 = stablehlo.constant dense<"0xF304B53F0000803FEC05513FF304353FA532043F72FBFC41EB26BE3E2EF9E43D0000807F000000000000C07F0AD7233C0000C8420000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF000080FF0000C0FF0000C0FF0000C0FF0000C0FF"> : tensor<26xf32>
  %gotf7_0 = stablehlo.reshape %out7#0 : (tensor<26xf32>) -> tensor<26xf32>
  %gotw7_0 = stablehlo.convert %gotf7_0 : (tensor<26xf32>) -> tensor<26xf32>
  %gotd7_0 = tensor.cast %gotw7_0 : tensor<26xf32> to tensor<?xf32>
  %wantf7_0 = stablehlo.reshape %want7_0 : (tensor<26xf32>) -> tensor<26xf32>
  %wantw7_0 = stablehlo.convert %wantf7_0 : (tensor<26xf32>) -> tensor<26xf32>
  %wantd7_0 = tensor.cast %wantw7_0 : tensor<26xf32> to tensor<?xf32>
  %bad7_0 = call @check_f32(%gotd7_0, %wantd7_0, %rtol7, %atol7) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "rsqrt_f32.0: "
  vector.print %bad7_0 : i64
  %in8_0 = stablehlo.constant dense<"0x0000003F0000803F0000C03F00000040000070406F12833A0000E8400000A042000000000000807F0000C07F00401C4617B7D138"> : tensor<13xf32>
  %out8:1 = call @log_f32(%in8_0) : (tensor<13xf32>) -> (tensor<13xf32>)
  %rtol8 = arith.constant 4.000000e-06 : f64
  %atol8 = arith.constant 1.000000e-30 : f64
  %want8_0 = stablehlo.constant dense<"0x187231BF000000001F99CF3E1872313F4C2FA93F550CDDC07591FD3F90398C40000080FF0000807F0000C07F8E5D13418E5D13C1"> : tensor<13xf32>
  %gotf8_0 = stablehlo.reshape %out8#0 : (tensor<13xf32>) -> tensor<13xf32>
  %gotw8_0 = stablehlo.convert %gotf8_0 : (tensor<13xf32>) -> tensor<13xf32>
  %gotd8_0 = tensor.cast %gotw8_0 : tensor<13xf32> to tensor<?xf32>
  %wantf8_0 = stablehlo.reshape %want8_0 : (tensor<13xf32>) -> tensor<13xf32>
  %wantw8_0 = stablehlo.convert %wantf8_0 : (tensor<13xf32>) -> tensor<13xf32>
  %wantd8_0 = tensor.cast %wantw8_0 : tensor<13xf32> to tensor<?xf32>
  %bad8_0 = call @check_f32(%gotd8_0, %wantd8_0, %rtol8, %atol8) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "log_f32.0: "
  vector.print %bad8_0 : i64
  %in9_0 = stablehlo.constant dense<"0x0000003F0000803F0000C03F00000040000070406F12833A0000E8400000A042000000000000807F0000C07F000000BF000080BF0000C0BF000000C0000070C06F1283BA0000E8C00000A0C200000080000080FF0000C0FF"> : tensor<22xf32>
  %out9:1 = call @sine_f32(%in9_0) : (tensor<22xf32>) -> (tensor<22xf32>)
  %rtol9 = arith.constant 4.000000e-06 : f64
  %atol9 = arith.constant 4.000000e-06 : f64
  %want9_0 = stablehlo.constant dense<"0x4477F53EA46A573FD55B7F3FB7C7683FD85112BF6E12833A6EB5523F7D6F7EBF000000000000C0FF0000C07F4477F5BEA46A57BFD55B7FBFB7C768BFD851123F6E1283BA6EB552BF7D6F7E3F000000800000C0FF0000C0FF"> : tensor<22xf32>
  %gotf9_0 = stablehlo.reshape %out9#0 : (tensor<22xf32>) -> tensor<22xf32>
  %gotw9_0 = stablehlo.convert %gotf9_0 : (tensor<22xf32>) -> tensor<22xf32>
  %gotd9_0 = tensor.cast %gotw9_0 : tensor<22xf32> to tensor<?xf32>
  %wantf9_0 = stablehlo.reshape %want9_0 : (tensor<22xf32>) -> tensor<22xf32>
  %wantw9_0 = stablehlo.convert %wantf9_0 : (tensor<22xf32>) -> tensor<22xf32>
  %wantd9_0 = tensor.cast %wantw9_0 : tensor<22xf32> to tensor<?xf32>
  %bad9_0 = call @check_f32(%gotd9_0, %wantd9_0, %rtol9, %atol9) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "sine_f32.0: "
  vector.print %bad9_0 : i64
  %in10_0 = stablehlo.constant dense<"0x0000003F0000803F0000C03F00000040000070406F12833A0000E8400000A042000000000000807F0000C07F000000BF000080BF0000C0BF000000C0000070C06F1283BA0000E8C00000A0C200000080000080FF0000C0FF"> : tensor<22xf32>
  %out10:1 = call @cosine_f32(%in10_0) : (tensor<22xf32>) -> (tensor<22xf32>)
  %rtol10 = arith.constant 4.000000e-06 : f64
  %atol10 = arith.constant 4.000000e-06 : f64
  %want10_0 = stablehlo.constant dense<"0x40A9603F40510A3FAADE903D3311D5BE2E1052BFF8FF7F3F7B63113FB512E2BD0000803F0000C0FF0000C07F40A9603F40510A3FAADE903D3311D5BE2E1052BFF8FF7F3F7B63113FB512E2BD0000803F0000C0FF0000C0FF"> : tensor<22xf32>
  %gotf10_0 = stablehlo.reshape %out10#0 : (tensor<22xf32>) -> tensor<22xf32>
  %gotw10_0 = stablehlo.convert %gotf10_0 : (tensor<22xf32>) -> tensor<22xf32>
  %gotd10_0 = tensor.cast %gotw10_0 : tensor<22xf32> to tensor<?xf32>
  %wantf10_0 = stablehlo.reshape %want10_0 : (tensor<22xf32>) -> tensor<22xf32>
  %wantw10_0 = stablehlo.convert %wantf10_0 : (tensor<22xf32>) -> tensor<22xf32>
  %wantd10_0 = tensor.cast %wantw10_0 : tensor<22xf32> to tensor<?xf32>
  %bad10_0 = call @check_f32(%gotd10_0, %wantd10_0, %rtol10, %atol10) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "cosine_f32.0: "
  vector.print %bad10_0 : i64
  %in11_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000800000008000000080000000800000008000000080000000800000C03F0000C03F0000C03F0000C03F0000C03F0000C03F0000C03F000000C0000000C0000000C0000000C0000000C0000000C0000000C00000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<49xf32>
  %in11_1 = stablehlo.constant dense<"0x00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F"> : tensor<49xf32>
  %out11:1 = call @add_f32(%in11_0, %in11_1) : (tensor<49xf32>, tensor<49xf32>) -> (tensor<49xf32>)
  %rtol11 = arith.constant 0.000000e+00 : f64
  %atol11 = arith.constant 0.000000e+00 : f64
  %want11_0 = stablehlo.constant dense<"0x00000000000000000000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F0000C03F0000C03F00004040000000BF0000807F000080FF0000C07F000000C0000000C0000000BF000080C00000807F000080FF0000C07F0000807F0000807F0000807F0000807F0000807F0000C0FF0000C07F000080FF000080FF000080FF000080FF0000C0FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<49xf32>
  %gotf11_0 = stablehlo.reshape %out11#0 : (tensor<49xf32>) -> tensor<49xf32>
  %gotw11_0 = stablehlo.convert %gotf11_0 : (tensor<49xf32>) -> tensor<49xf32>
  %gotd11_0 = tensor.cast %gotw11_0 : tensor<49xf32> to tensor<?xf32>
  %wantf11_0 = stablehlo.reshape %want11_0 : (tensor<49xf32>) -> tensor<49xf32>
  %wantw11_0 = stablehlo.convert %wantf11_0 : (tensor<49xf32>) -> tensor<49xf32>
  %wantd11_0 = tensor.cast %wantw11_0 : tensor<49xf32> to tensor<?xf32>
  %bad11_0 = call @check_f32(%gotd11_0, %wantd11_0, %rtol11, %atol11) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "add_f32.0: "
  vector.print %bad11_0 : i64
  %in12_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000800000008000000080000000800000008000000080000000800000C03F0000C03F0000C03F0000C03F0000C03F0000C03F0000C03F000000C0000000C0000000C0000000C0000000C0000000C0000000C00000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<49xf32>
  %in12_1 = stablehlo.constant dense<"0x00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F"> : tensor<49xf32>
  %out12:1 = call @subtract_f32(%in12_0, %in12_1) : (tensor<49xf32>, tensor<49xf32>) -> (tensor<49xf32>)
  %rtol12 = arith.constant 0.000000e+00 : f64
  %atol12 = arith.constant 0.000000e+00 : f64
  %want12_0 = stablehlo.constant dense<"0x00000000000000000000C0BF00000040000080FF0000807F0000C07F00000080000000000000C0BF00000040000080FF0000807F0000C07F0000C03F0000C03F0000000000006040000080FF0000807F0000C07F000000C0000000C0000060C000000000000080FF0000807F0000C07F0000807F0000807F0000807F0000807F0000C0FF0000807F0000C07F000080FF000080FF000080FF000080FF000080FF0000C0FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<49xf32>
  %gotf12_0 = stablehlo.reshape %out12#0 : (tensor<49xf32>) -> tensor<49xf32>
  %gotw12_0 = stablehlo.convert %gotf12_0 : (tensor<49xf32>) -> tensor<49xf32>
  %gotd12_0 = tensor.cast %gotw12_0 : tensor<49xf32> to tensor<?xf32>
  %wantf12_0 = stablehlo.reshape %want12_0 : (tensor<49xf32>) -> tensor<49xf32>
  %wantw12_0 = stablehlo.convert %wantf12_0 : (tensor<49xf32>) -> tensor<49xf32>
  %wantd12_0 = tensor.cast %wantw12_0 : tensor<49xf32> to tensor<?xf32>
  %bad12_0 = call @check_f32(%gotd12_0, %wantd12_0, %rtol12, %atol12) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "subtract_f32.0: "
  vector.print %bad12_0 : i64
  %in13_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000800000008000000080000000800000008000000080000000800000C03F0000C03F0000C03F0000C03F0000C03F0000C03F0000C03F000000C0000000C0000000C0000000C0000000C0000000C0000000C00000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<49xf32>
  %in13_1 = stablehlo.constant dense<"0x00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F"> : tensor<49xf32>
  %out13:1 = call @multiply_f32(%in13_0, %in13_1) : (tensor<49xf32>, tensor<49xf32>) -> (tensor<49xf32>)
  %rtol13 = arith.constant 0.000000e+00 : f64
  %atol13 = arith.constant 0.000000e+00 : f64
  %want13_0 = stablehlo.constant dense<"0x000000000000008000000000000000800000C0FF0000C0FF0000C07F000000800000000000000080000000000000C0FF0000C0FF0000C07F000000000000008000001040000040C00000807F000080FF0000C07F0000008000000000000040C000008040000080FF0000807F0000C07F0000C0FF0000C0FF0000807F000080FF0000807F000080FF0000C07F0000C0FF0000C0FF000080FF0000807F000080FF0000807F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<49xf32>
  %gotf13_0 = stablehlo.reshape %out13#0 : (tensor<49xf32>) -> tensor<49xf32>
  %gotw13_0 = stablehlo.convert %gotf13_0 : (tensor<49xf32>) -> tensor<49xf32>
  %gotd13_0 = tensor.cast %gotw13_0 : tensor<49xf32> to tensor<?xf32>
  %wantf13_0 = stablehlo.reshape %want13_0 : (tensor<49xf32>) -> tensor<49xf32>
  %wantw13_0 = stablehlo.convert %wantf13_0 : (tensor<49xf32>) -> tensor<49xf32>
  %wantd13_0 = tensor.cast %wantw13_0 : tensor<49xf32> to tensor<?xf32>
  %bad13_0 = call @check_f32(%gotd13_0, %wantd13_0, %rtol13, %atol13) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "multiply_f32.0: "
  vector.print %bad13_0 : i64
  %in14_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000800000008000000080000000800000008000000080000000800000C03F0000C03F0000C03F0000C03F0000C03F0000C03F0000C03F000000C0000000C0000000C0000000C0000000C0000000C0000000C00000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<49xf32>
  %in14_1 = stablehlo.constant dense<"0x00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F"> : tensor<49xf32>
  %out14:1 = call @divide_f32(%in14_0, %in14_1) : (tensor<49xf32>, tensor<49xf32>) -> (tensor<49xf32>)
  %rtol14 = arith.constant 0.000000e+00 : f64
  %atol14 = arith.constant 0.000000e+00 : f64
  %want14_0 = stablehlo.constant dense<"0x0000C0FF0000C0FF000000000000008000000000000000800000C07F0000C0FF0000C0FF000000800000000000000080000000000000C07F0000807F000080FF0000803F000040BF00000000000000800000C07F000080FF0000807FABAAAABF0000803F00000080000000000000C07F0000807F000080FF0000807F000080FF0000C0FF0000C0FF0000C07F000080FF0000807F000080FF0000807F0000C0FF0000C0FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<49xf32>
  %gotf14_0 = stablehlo.reshape %out14#0 : (tensor<49xf32>) -> tensor<49xf32>
  %gotw14_0 = stablehlo.convert %gotf14_0 : (tensor<49xf32>) -> tensor<49xf32>
  %gotd14_0 = tensor.cast %gotw14_0 : tensor<49xf32> to tensor<?xf32>
  %wantf14_0 = stablehlo.reshape %want14_0 : (tensor<49xf32>) -> tensor<49xf32>
  %wantw14_0 = stablehlo.convert %wantf14_0 : (tensor<49xf32>) -> tensor<49xf32>
  %wantd14_0 = tensor.cast %wantw14_0 : tensor<49xf32> to tensor<?xf32>
  %bad14_0 = call @check_f32(%gotd14_0, %wantd14_0, %rtol14, %atol14) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "divide_f32.0: "
  vector.print %bad14_0 : i64
  %in15_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000800000008000000080000000800000008000000080000000800000C03F0000C03F0000C03F0000C03F0000C03F0000C03F0000C03F000000C0000000C0000000C0000000C0000000C0000000C0000000C00000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<49xf32>
  %in15_1 = stablehlo.constant dense<"0x00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F"> : tensor<49xf32>
  %out15:1 = call @maximum_f32(%in15_0, %in15_1) : (tensor<49xf32>, tensor<49xf32>) -> (tensor<49xf32>)
  %rtol15 = arith.constant 4.000000e-06 : f64
  %atol15 = arith.constant 1.000000e-30 : f64
  %want15_0 = stablehlo.constant dense<"0x00000000000000000000C03F000000000000807F000000000000C07F00000000000000800000C03F000000800000807F000000800000C07F0000C03F0000C03F0000C03F0000C03F0000807F0000C03F0000C07F00000000000000800000C03F000000C00000807F000000C00000C07F0000807F0000807F0000807F0000807F0000807F0000807F0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<49xf32>
  %gotf15_0 = stablehlo.reshape %out15#0 : (tensor<49xf32>) -> tensor<49xf32>
  %gotw15_0 = stablehlo.convert %gotf15_0 : (tensor<49xf32>) -> tensor<49xf32>
  %gotd15_0 = tensor.cast %gotw15_0 : tensor<49xf32> to tensor<?xf32>
  %wantf15_0 = stablehlo.reshape %want15_0 : (tensor<49xf32>) -> tensor<49xf32>
  %wantw15_0 = stablehlo.convert %wantf15_0 : (tensor<49xf32>) -> tensor<49xf32>
  %wantd15_0 = tensor.cast %wantw15_0 : tensor<49xf32> to tensor<?xf32>
  %bad15_0 = call @check_f32(%gotd15_0, %wantd15_0, %rtol15, %atol15) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "maximum_f32.0: "
  vector.print %bad15_0 : i64
  %in16_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000800000008000000080000000800000008000000080000000800000C03F0000C03F0000C03F0000C03F0000C03F0000C03F0000C03F000000C0000000C0000000C0000000C0000000C0000000C0000000C00000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<49xf32>
  %in16_1 = stablehlo.constant dense<"0x00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F00000000000000800000C03F000000C00000807F000080FF0000C07F"> : tensor<49xf32>
  %out16:1 = call @minimum_f32(%in16_0, %in16_1) : (tensor<49xf32>, tensor<49xf32>) -> (tensor<49xf32>)
  %rtol16 = arith.constant 4.000000e-06 : f64
  %atol16 = arith.constant 1.000000e-30 : f64
  %want16_0 = stablehlo.constant dense<"0x000000000000008000000000000000C000000000000080FF0000C07F000000800000008000000080000000C000000080000080FF0000C0FF00000000000000800000C03F000000C00000C03F000080FF0000C07F000000C0000000C0000000C0000000C0000000C0000080FF0000C0FF00000000000000800000C03F000000C00000807F000080FF0000C07F000080FF000080FF000080FF000080FF000080FF000080FF0000C0FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<49xf32>
  %gotf16_0 = stablehlo.reshape %out16#0 : (tensor<49xf32>) -> tensor<49xf32>
  %gotw16_0 = stablehlo.convert %gotf16_0 : (tensor<49xf32>) -> tensor<49xf32>
  %gotd16_0 = tensor.cast %gotw16_0 : tensor<49xf32> to tensor<?xf32>
  %wantf16_0 = stablehlo.reshape %want16_0 : (tensor<49xf32>) -> tensor<49xf32>
  %wantw16_0 = stablehlo.convert %wantf16_0 : (tensor<49xf32>) -> tensor<49xf32>
  %wantd16_0 = tensor.cast %wantw16_0 : tensor<49xf32> to tensor<?xf32>
  %bad16_0 = call @check_f32(%gotd16_0, %wantd16_0, %rtol16, %atol16) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "minimum_f32.0: "
  vector.print %bad16_0 : i64
  %in17_0 = stablehlo.constant dense<"0x0000003F0000003F0000003F0000003F0000003F0000803F0000803F0000803F0000803F0000803F000000400000004000000040000000400000004000006040000060400000604000006040000060400000204100002041000020410000204100002041"> : tensor<25xf32>
  %in17_1 = stablehlo.constant dense<"0x0000003F0000803F0000004000006040000020410000003F0000803F0000004000006040000020410000003F0000803F0000004000006040000020410000003F0000803F0000004000006040000020410000003F0000803F000000400000604000002041"> : tensor<25xf32>
  %out17:1 = call @power_f32(%in17_0, %in17_1) : (tensor<25xf32>, tensor<25xf32>) -> (tensor<25xf32>)
  %rtol17 = arith.constant 1.600000e-05 : f64
  %atol17 = arith.constant 0.000000e+00 : f64
  %want17_0 = stablehlo.constant dense<"0xF304353F0000003F0000803EF304B53D0000803A0000803F0000803F0000803F0000803F0000803FF304B53F0000004000008040F3043541000080445177EF3F00006040000044416E6CA042D8B18648C2624A40000020410000C84271A44545F9021550"> : tensor<25xf32>
  %gotf17_0 = stablehlo.reshape %out17#0 : (tensor<25xf32>) -> tensor<25xf32>
  %gotw17_0 = stablehlo.convert %gotf17_0 : (tensor<25xf32>) -> tensor<25xf32>
  %gotd17_0 = tensor.cast %gotw17_0 : tensor<25xf32> to tensor<?xf32>
  %wantf17_0 = stablehlo.reshape %want17_0 : (tensor<25xf32>) -> tensor<25xf32>
  %wantw17_0 = stablehlo.convert %wantf17_0 : (tensor<25xf32>) -> tensor<25xf32>
  %wantd17_0 = tensor.cast %wantw17_0 : tensor<25xf32> to tensor<?xf32>
  %bad17_0 = call @check_f32(%gotd17_0, %wantd17_0, %rtol17, %atol17) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "power_f32.0: "
  vector.print %bad17_0 : i64
  %in18_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF0000004000000040000000400000004000000040000000400000004000000040000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C00000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<64xf32>
  %in18_1 = stablehlo.constant dense<"0x000000000000803F000080BF00000040000000C00000003F0000807F0000C07F000000000000803F000080BF00000040000000C00000003F0000807F0000C07F000000000000803F000080BF00000040000000C00000003F0000807F0000C07F000000000000803F000080BF00000040000000C00000003F0000807F0000C07F000000000000803F000080BF00000040000000C00000003F0000807F0000C07F000000000000803F000080BF00000040000000C00000003F0000807F0000C07F000000000000803F000080BF00000040000000C00000003F0000807F0000C07F000000000000803F000080BF00000040000000C00000003F0000807F0000C07F"> : tensor<64xf32>
  %out18:1 = call @power_f32_edge(%in18_0, %in18_1) : (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xf32>)
  %rtol18 = arith.constant 1.600000e-05 : f64
  %atol18 = arith.constant 0.000000e+00 : f64
  %want18_0 = stablehlo.constant dense<"0x0000803F000000000000807F000000000000807F00000000000000000000C07F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF0000803F0000803F0000C0FF0000803F0000C07F0000803F000000400000003F000080400000803EF304B53F0000807F0000C07F0000803F000000C0000000BF000080400000803E0000C0FF0000807F0000C07F0000803F0000003F000000400000803E00008040F304353F000000000000C07F0000803F0000807F000000000000807F000000000000807F0000807F0000C07F0000803F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<64xf32>
  %gotf18_0 = stablehlo.reshape %out18#0 : (tensor<64xf32>) -> tensor<64xf32>
  %gotw18_0 = stablehlo.convert %gotf18_0 : (tensor<64xf32>) -> tensor<64xf32>
  %gotd18_0 = tensor.cast %gotw18_0 : tensor<64xf32> to tensor<?xf32>
  %wantf18_0 = stablehlo.reshape %want18_0 : (tensor<64xf32>) -> tensor<64xf32>
  %wantw18_0 = stablehlo.convert %wantf18_0 : (tensor<64xf32>) -> tensor<64xf32>
  %wantd18_0 = tensor.cast %wantw18_0 : tensor<64xf32> to tensor<?xf32>
  %bad18_0 = call @check_f32(%gotd18_0, %wantd18_0, %rtol18, %atol18) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "power_f32_edge.0: "
  vector.print %bad18_0 : i64
  %in19_0 = stablehlo.constant dense<"0x000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000E40FCA9F1D24D62503F0000000000001D4000000000000054400000000000000000000000000000F07F000000000000F87F000000000088C3402D431CEBE2361A3F000000000000E0BF000000000000F0BF000000000000F8BF00000000000000C00000000000000EC0FCA9F1D24D6250BF0000000000001DC000000000000054C00000000000000080000000000000F0FF000000000000F8FF000000000088C3C02D431CEBE2361ABF"> : tensor<26xf64>
  %out19:1 = call @abs_f64(%in19_0) : (tensor<26xf64>) -> (tensor<26xf64>)
  %rtol19 = arith.constant 0.000000e+00 : f64
  %atol19 = arith.constant 0.000000e+00 : f64
  %want19_0 = stablehlo.constant dense<"0x000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000E40FCA9F1D24D62503F0000000000001D4000000000000054400000000000000000000000000000F07F000000000000F87F000000000088C3402D431CEBE2361A3F000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000E40FCA9F1D24D62503F0000000000001D4000000000000054400000000000000000000000000000F07F000000000000F87F000000000088C3402D431CEBE2361A3F"> : tensor<26xf64>
  %gotf19_0 = stablehlo.reshape %out19#0 : (tensor<26xf64>) -> tensor<26xf64>
  %gotw19_0 = stablehlo.convert %gotf19_0 : (tensor<26xf64>) -> tensor<26xf64>
  %gotd19_0 = tensor.cast %gotw19_0 : tensor<26xf64> to tensor<?xf64>
  %wantf19_0 = stablehlo.reshape %want19_0 : (tensor<26xf64>) -> tensor<26xf64>
  %wantw19_0 = stablehlo.convert %wantf19_0 : (tensor<26xf64>) -> tensor<26xf64>
  %wantd19_0 = tensor.cast %wantw19_0 : tensor<26xf64> to tensor<?xf64>
  %bad19_0 = call @check_f64(%gotd19_0, %wantd19_0, %rtol19, %atol19) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "abs_f64.0: "
  vector.print %bad19_0 : i64
  %in20_0 = stablehlo.constant dense<"0x000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000E40FCA9F1D24D62503F0000000000001D4000000000000054400000000000000000000000000000F07F000000000000F87F000000000088C3402D431CEBE2361A3F000000000000E0BF000000000000F0BF000000000000F8BF00000000000000C00000000000000EC0FCA9F1D24D6250BF0000000000001DC000000000000054C00000000000000080000000000000F0FF000000000000F8FF000000000088C3C02D431CEBE2361ABF"> : tensor<26xf64>
  %out20:1 = call @negate_f64(%in20_0) : (tensor<26xf64>) -> (tensor<26xf64>)
  %rtol20 = arith.constant 0.000000e+00 : f64
  %atol20 = arith.constant 0.000000e+00 : f64
  %want20_0 = stablehlo.constant dense<"0x000000000000E0BF000000000000F0BF000000000000F8BF00000000000000C00000000000000EC0FCA9F1D24D6250BF0000000000001DC000000000000054C00000000000000080000000000000F0FF000000000000F8FF000000000088C3C02D431CEBE2361ABF000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000E40FCA9F1D24D62503F0000000000001D4000000000000054400000000000000000000000000000F07F000000000000F87F000000000088C3402D431CEBE2361A3F"> : tensor<26xf64>
  %gotf20_0 = stablehlo.reshape %out20#0 : (tensor<26xf64>) -> tensor<26xf64>
  %gotw20_0 = stablehlo.convert %gotf20_0 : (tensor<26xf64>) -> tensor<26xf64>
  %gotd20_0 = tensor.cast %gotw20_0 : tensor<26xf64> to tensor<?xf64>
  %wantf20_0 = stablehlo.reshape %want20_0 : (tensor<26xf64>) -> tensor<26xf64>
  %wantw20_0 = stablehlo.convert %wantf20_0 : (tensor<26xf64>) -> tensor<26xf64>
  %wantd20_0 = tensor.cast %wantw20_0 : tensor<26xf64> to tensor<?xf64>
  %bad20_0 = call @check_f64(%gotd20_0, %wantd20_0, %rtol20, %atol20) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "negate_f64.0: "
  vector.print %bad20_0 : i64
  %in21_0 = stablehlo.constant dense<"0x000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000E40FCA9F1D24D62503F0000000000001D4000000000000054400000000000000000000000000000F07F000000000000F87F000000000088C3402D431CEBE2361A3F000000000000E0BF000000000000F0BF000000000000F8BF00000000000000C00000000000000EC0FCA9F1D24D6250BF0000000000001DC000000000000054C00000000000000080000000000000F0FF000000000000F8FF000000000088C3C02D431CEBE2361ABF"> : tensor<26xf64>
  %out21:1 = call @sign_f64(%in21_0) : (tensor<26xf64>) -> (tensor<26xf64>)
  %rtol21 = arith.constant 0.000000e+00 : f64
  %atol21 = arith.constant 0.000000e+00 : f64
  %want21_0 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000F87F000000000000F03F000000000000F03F000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF0000000000000080000000000000F0BF000000000000F8FF000000000000F0BF000000000000F0BF"> : tensor<26xf64>
  %gotf21_0 = stablehlo.reshape %out21#0 : (tensor<26xf64>) -> tensor<26xf64>
  %gotw21_0 = stablehlo.convert %gotf21_0 : (tensor<26xf64>) -> tensor<26xf64>
  %gotd21_0 = tensor.cast %gotw21_0 : tensor<26xf64> to tensor<?xf64>
  %wantf21_0 = stablehlo.reshape %want21_0 : (tensor<26xf64>) -> tensor<26xf64>
  %wantw21_0 = stablehlo.convert %wantf21_0 : (tensor<26xf64>) -> tensor<26xf64>
  %wantd21_0 = tensor.cast %wantw21_0 : tensor<26xf64> to tensor<?xf64>
  %bad21_0 = call @check_f64(%gotd21_0, %wantd21_0, %rtol21, %atol21) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "sign_f64.0: "
  vector.print %bad21_0 : i64
  %in22_0 = stablehlo.constant dense<"0x000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000E40FCA9F1D24D62503F0000000000001D4000000000000054400000000000000000000000000000F07F000000000000F87F000000000088C3402D431CEBE2361A3F000000000000E0BF000000000000F0BF000000000000F8BF00000000000000C00000000000000EC0FCA9F1D24D6250BF0000000000001DC000000000000054C00000000000000080000000000000F0FF000000000000F8FF000000000088C3C02D431CEBE2361ABF"> : tensor<26xf64>
  %out22:1 = call @exponential_f64(%in22_0) : (tensor<26xf64>) -> (tensor<26xf64>)
  %rtol22 = arith.constant 1.000000e-13 : f64
  %atol22 = arith.constant 1.000000e-30 : f64
  %want22_0 = stablehlo.constant dense<"0x9C061E8E2961FA3F6A57148B0ABF054041C54FE63FED1140AEDDD4B8648E1D40E766A2D0B242454034EEB7191904F03FD9E8535D6B009640EBF384B979572547000000000000F03F000000000000F07F000000000000F87F000000000000F07F4E48E3DC6800F03F0A966FFCB268E33F37EF2C36568BD73F1D5C4B72878FCC3FCC81BFA3AA52C13F2A0D4F350915983F9E1A6FE5CFF7EF3FFEFA23E35F45473F442E374D97FDB738000000000000F03F0000000000000000000000000000F8FF00000000000000001DD3974B2EFFEF3F"> : tensor<26xf64>
  %gotf22_0 = stablehlo.reshape %out22#0 : (tensor<26xf64>) -> tensor<26xf64>
  %gotw22_0 = stablehlo.convert %gotf22_0 : (tensor<26xf64>) -> tensor<26xf64>
  %gotd22_0 = tensor.cast %gotw22_0 : tensor<26xf64> to tensor<?xf64>
  %wantf22_0 = stablehlo.reshape %want22_0 : (tensor<26xf64>) -> tensor<26xf64>
  %wantw22_0 = stablehlo.convert %wantf22_0 : (tensor<26xf64>) -> tensor<26xf64>
  %wantd22_0 = tensor.cast %wantw22_0 : tensor<26xf64> to tensor<?xf64>
  %bad22_0 = call @check_f64(%gotd22_0, %wantd22_0, %rtol22, %atol22) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "exponential_f64.0: "
  vector.print %bad22_0 : i64
  %in23_0 = stablehlo.constant dense<"0x000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000E40FCA9F1D24D62503F0000000000001D4000000000000054400000000000000000000000000000F07F000000000000F87F000000000088C3402D431CEBE2361A3F000000000000E0BF000000000000F0BF000000000000F8BF00000000000000C00000000000000EC0FCA9F1D24D6250BF0000000000001DC000000000000054C00000000000000080000000000000F0FF000000000000F8FF000000000088C3C02D431CEBE2361ABF"> : tensor<26xf64>
  %out23:1 = call @tanh_f64(%in23_0) : (tensor<26xf64>) -> (tensor<26xf64>)
  %rtol23 = arith.constant 1.000000e-13 : f64
  %atol23 = arith.constant 1.000000e-30 : f64
  %want23_0 = stablehlo.constant dense<"0xF48A56D75393DD3F94F314B5FA5EE83F78F56D78F9F6EC3FD4C31B5E50D9EE3F7447757AF1F6EF3FE26C51774D62503F430A76E2FDFFEF3F000000000000F03F0000000000000000000000000000F03F000000000000F87F000000000000F03F62F6A4E9E2361A3FF48A56D75393DDBF94F314B5FA5EE8BF78F56D78F9F6ECBFD4C31B5E50D9EEBF7447757AF1F6EFBFE26C51774D6250BF430A76E2FDFFEFBF000000000000F0BF0000000000000080000000000000F0BF000000000000F8FF000000000000F0BF62F6A4E9E2361ABF"> : tensor<26xf64>
  %gotf23_0 = stablehlo.reshape %out23#0 : (tensor<26xf64>) -> tensor<26xf64>
  %gotw23_0 = stablehlo.convert %gotf23_0 : (tensor<26xf64>) -> tensor<26xf64>
  %gotd23_0 = tensor.cast %gotw23_0 : tensor<26xf64> to tensor<?xf64>
  %wantf23_0 = stablehlo.reshape %want23_0 : (tensor<26xf64>) -> tensor<26xf64>
  %wantw23_0 = stablehlo.convert %wantf23_0 : (tensor<26xf64>) -> tensor<26xf64>
  %wantd23_0 = tensor.cast %wantw23_0 : tensor<26xf64> to tensor<?xf64>
  %bad23_0 = call @check_f64(%gotd23_0, %wantd23_0, %rtol23, %atol23) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "tanh_f64.0: "
  vector.print %bad23_0 : i64
  %in24_0 = stablehlo.constant dense<"0x000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000E40FCA9F1D24D62503F0000000000001D4000000000000054400000000000000000000000000000F07F000000000000F87F000000000088C3402D431CEBE2361A3F000000000000E0BF000000000000F0BF000000000000F8BF00000000000000C00000000000000EC0FCA9F1D24D6250BF0000000000001DC000000000000054C00000000000000080000000000000F0FF000000000000F8FF000000000088C3C02D431CEBE2361ABF"> : tensor<26xf64>
  %out24:1 = call @logistic_f64(%in24_0) : (tensor<26xf64>) -> (tensor<26xf64>)
  %rtol24 = arith.constant 1.000000e-13 : f64
  %atol24 = arith.constant 1.000000e-30 : f64
  %want24_0 = stablehlo.constant dense<"0x9143D3D42FEBE33FBDA2D5F5D464E73F1479A9F29129EA3FC9798A5A7D2FEC3FED0676F6C443EF3F3381B7490C02E03F9E099BB62FFAEF3F000000000000F03F000000000000E03F000000000000F03F000000000000F8FF000000000000F03F7DD5C56D3400E03FDE785956A029D83F86BA54145636D13FB01B5A35B859C73FAE31AC2B1584BE3F5A223F316187973F99FD906CE7FBDF3F3D8AD9932541473F452E374D97FDB738000000000000E03F0000000000000000000000000000F87F00000000000000000655742497FFDF3F"> : tensor<26xf64>
  %gotf24_0 = stablehlo.reshape %out24#0 : (tensor<26xf64>) -> tensor<26xf64>
  %gotw24_0 = stablehlo.convert %gotf24_0 : (tensor<26xf64>) -> tensor<26xf64>
  %gotd24_0 = tensor.cast %gotw24_0 : tensor<26xf64> to tensor<?xf64>
  %wantf24_0 = stablehlo.reshape %want24_0 : (tensor<26xf64>) -> tensor<26xf64>
  %wantw24_0 = stablehlo.convert %wantf24_0 : (tensor<26xf64>) -> tensor<26xf64>
  %wantd24_0 = tensor.cast %wantw24_0 : tensor<26xf64> to tensor<?xf64>
  %bad24_0 = call @check_f64(%gotd24_0, %wantd24_0, %rtol24, %atol24) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "logistic_f64.0: "
  vector.print %bad24_0 : i64
  %in25_0 = stablehlo.constant dense<"0x000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000E40FCA9F1D24D62503F0000000000001D4000000000000054400000000000000000000000000000F07F000000000000F87F000000000088C3402D431CEBE2361A3F000000000000E0BF000000000000F0BF000000000000F8BF00000000000000C00000000000000EC0FCA9F1D24D6250BF0000000000001DC000000000000054C00000000000000080000000000000F0FF000000000000F8FF000000000088C3C02D431CEBE2361ABF"> : tensor<26xf64>
  %out25:1 = call @sqrt_f64(%in25_0) : (tensor<26xf64>) -> (tensor<26xf64>)
  %rtol25 = arith.constant 1.000000e-13 : f64
  %atol25 = arith.constant 1.000000e-30 : f64
  %want25_0 = stablehlo.constant dense<"0xCD3B7F669EA0E63F000000000000F03F2E2109148E98F33FCD3B7F669EA0F63FDA4E4FB1DEFBFE3F723AA04EDC30A03FF3D9A8A4688A0540A8F4979B77E321400000000000000000000000000000F07F000000000000F87F00000000000059407B14AE47E17A843F000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF0000000000000080000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF"> : tensor<26xf64>
  %gotf25_0 = stablehlo.reshape %out25#0 : (tensor<26xf64>) -> tensor<26xf64>
  %gotw25_0 = stablehlo.convert %gotf25_0 : (tensor<26xf64>) -> tensor<26xf64>
  %gotd25_0 = tensor.cast %gotw25_0 : tensor<26xf64> to tensor<?xf64>
  %wantf25_0 = stablehlo.reshape %want25_0 : (tensor<26xf64>) -> tensor<26xf64>
  %wantw25_0 = stablehlo.convert %wantf25_0 : (tensor<26xf64>) -> tensor<26xf64>
  %wantd25_0 = tensor.cast %wantw25_0 : tensor<26xf64> to tensor<?xf64>
  %bad25_0 = call @check_f64(%gotd25_0, %wantd25_0, %rtol25, %atol25) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "sqrt_f64.0: "
  vector.print %bad25_0 : i64
  %in26_0 = stablehlo.constant dense<"0x000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000E40FCA9F1D24D62503F0000000000001D4000000000000054400000000000000000000000000000F07F000000000000F87F000000000088C3402D431CEBE2361A3F000000000000E0BF000000000000F0BF000000000000F8BF00000000000000C00000000000000EC0FCA9F1D24D6250BF0000000000001DC000000000000054C00000000000000080000000000000F0FF000000000000F8FF000000000088C3C02D431CEBE2361ABF"> : tensor<26xf64>
  %out26:1 = call @rsqrt_f64(%in26_0) : (tensor<26xf64>) -> (tensor<26xf64>)
  %rtol26 = arith.constant 1.000000e-13 : f64
  %atol26 = arith.constant 1.000000e-30 : f64
  %want26_0 = stablehlo.constant dense<"0xCC3B7F669EA0F63F000000000000F03F3E2C0C70BD20EA3FCC3B7F669EA0E63FDBF6D4A25486E03F27F290496E9F3F4088BB3E66DDC4D73FDAEDBFC5259FBC3F000000000000F07F0000000000000000000000000000F87F7B14AE47E17A843F0000000000005940000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F0FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF"> : tensor<26xf64>
  %gotf26_0 = stablehlo.reshape %out26#0 : (tensor<26xf64>) -> tensor<26xf64>
  %gotw26_0 = stablehlo.convert %gotf26_0 : (tensor<26xf64>) -> tensor<26xf64>
  %gotd26_0 = tensor.cast %gotw26_0 : tensor<26xf64> to tensor<?xf64>
  %wantf26_0 = stablehlo.reshape %want26_0 : (tensor<26xf64>) -> tensor<26xf64>
  %wantw26_0 = stablehlo.convert %wantf26_0 : (tensor<26xf64>) -> tensor<26xf64>
  %wantd26_0 = tensor.cast %wantw26_0 : tensor<26xf64> to tensor<?xf64>
  %bad26_0 = call @check_f64(%gotd26_0, %wantd26_0, %rtol26, %atol26) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "rsqrt_f64.0: "
  vector.print %bad26_0 : i64
  %in27_0 = stablehlo.constant dense<"0x000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000E40FCA9F1D24D62503F0000000000001D4000000000000054400000000000000000000000000000F07F000000000000F87F000000000088C3402D431CEBE2361A3F"> : tensor<13xf64>
  %out27:1 = call @log_f64(%in27_0) : (tensor<13xf64>) -> (tensor<13xf64>)
  %rtol27 = arith.constant 1.000000e-13 : f64
  %atol27 = arith.constant 1.000000e-30 : f64
  %want27_0 = stablehlo.constant dense<"0xEF39FAFE422EE6BF00000000000000004C98BFEC23F3D93FEF39FAFE422EE63F4F56A073E925F53FA0FF8F998AA11BC04EC2A1982EB2FF3F448078FD31871140000000000000F0FF000000000000F07F000000000000F87F1655B5BBB16B22401555B5BBB16B22C0"> : tensor<13xf64>
  %gotf27_0 = stablehlo.reshape %out27#0 : (tensor<13xf64>) -> tensor<13xf64>
  %gotw27_0 = stablehlo.convert %gotf27_0 : (tensor<13xf64>) -> tensor<13xf64>
  %gotd27_0 = tensor.cast %gotw27_0 : tensor<13xf64> to tensor<?xf64>
  %wantf27_0 = stablehlo.reshape %want27_0 : (tensor<13xf64>) -> tensor<13xf64>
  %wantw27_0 = stablehlo.convert %wantf27_0 : (tensor<13xf64>) -> tensor<13xf64>
  %wantd27_0 = tensor.cast %wantw27_0 : tensor<13xf64> to tensor<?xf64>
  %bad27_0 = call @check_f64(%gotd27_0, %wantd27_0, %rtol27, %atol27) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "log_f64.0: "
  vector.print %bad27_0 : i64
  %in28_0 = stablehlo.constant dense<"0x000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000E40FCA9F1D24D62503F0000000000001D4000000000000054400000000000000000000000000000F07F000000000000F87F000000000000E0BF000000000000F0BF000000000000F8BF00000000000000C00000000000000EC0FCA9F1D24D6250BF0000000000001DC000000000000054C00000000000000080000000000000F0FF000000000000F8FF"> : tensor<22xf64>
  %out28:1 = call @sine_f64(%in28_0) : (tensor<22xf64>) -> (tensor<22xf64>)
  %rtol28 = arith.constant 1.000000e-13 : f64
  %atol28 = arith.constant 1.000000e-13 : f64
  %want28_0 = stablehlo.constant dense<"0xF0054B74E8AEDE3FEE0C098F54EDEA3F8B6D2C9B7AEBEF3F46B4D1EAF618ED3F210675F63A4AE2BF628A21A54D62503FB9272AB6AD56EA3F69EC0E94EFCDEFBF0000000000000000000000000000F8FF000000000000F87FF0054B74E8AEDEBFEE0C098F54EDEABF8B6D2C9B7AEBEFBF46B4D1EAF618EDBF210675F63A4AE23F628A21A54D6250BFB9272AB6AD56EABF69EC0E94EFCDEF3F0000000000000080000000000000F8FF000000000000F8FF"> : tensor<22xf64>
  %gotf28_0 = stablehlo.reshape %out28#0 : (tensor<22xf64>) -> tensor<22xf64>
  %gotw28_0 = stablehlo.convert %gotf28_0 : (tensor<22xf64>) -> tensor<22xf64>
  %gotd28_0 = tensor.cast %gotw28_0 : tensor<22xf64> to tensor<?xf64>
  %wantf28_0 = stablehlo.reshape %want28_0 : (tensor<22xf64>) -> tensor<22xf64>
  %wantw28_0 = stablehlo.convert %wantf28_0 : (tensor<22xf64>) -> tensor<22xf64>
  %wantd28_0 = tensor.cast %wantw28_0 : tensor<22xf64> to tensor<?xf64>
  %bad28_0 = call @check_f64(%gotd28_0, %wantd28_0, %rtol28, %atol28) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "sine_f64.0: "
  vector.print %bad28_0 : i64
  %in29_0 = stablehlo.constant dense<"0x000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000E40FCA9F1D24D62503F0000000000001D4000000000000054400000000000000000000000000000F07F000000000000F87F000000000000E0BF000000000000F0BF000000000000F8BF00000000000000C00000000000000EC0FCA9F1D24D6250BF0000000000001DC000000000000054C00000000000000080000000000000F0FF000000000000F8FF"> : tensor<22xf64>
  %out29:1 = call @cosine_f64(%in29_0) : (tensor<22xf64>) -> (tensor<22xf64>)
  %rtol29 = arith.constant 1.000000e-13 : f64
  %atol29 = arith.constant 1.000000e-13 : f64
  %want29_0 = stablehlo.constant dense<"0x507D5B062815EC3F8C06B50F284AE13FA7F9C54FD51BB23F0572535726A2DABFF76786B20542EABF6C8790F3FEFFEF3FBE3FDC506F2CE23F6B2D2FA25642BCBF000000000000F03F000000000000F8FF000000000000F87F507D5B062815EC3F8C06B50F284AE13FA7F9C54FD51BB23F0572535726A2DABFF76786B20542EABF6C8790F3FEFFEF3FBE3FDC506F2CE23F6B2D2FA25642BCBF000000000000F03F000000000000F8FF000000000000F8FF"> : tensor<22xf64>
  %gotf29_0 = stablehlo.reshape %out29#0 : (tensor<22xf64>) -> tensor<22xf64>
  %gotw29_0 = stablehlo.convert %gotf29_0 : (tensor<22xf64>) -> tensor<22xf64>
  %gotd29_0 = tensor.cast %gotw29_0 : tensor<22xf64> to tensor<?xf64>
  %wantf29_0 = stablehlo.reshape %want29_0 : (tensor<22xf64>) -> tensor<22xf64>
  %wantw29_0 = stablehlo.convert %wantf29_0 : (tensor<22xf64>) -> tensor<22xf64>
  %wantd29_0 = tensor.cast %wantw29_0 : tensor<22xf64> to tensor<?xf64>
  %bad29_0 = call @check_f64(%gotd29_0, %wantd29_0, %rtol29, %atol29) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "cosine_f64.0: "
  vector.print %bad29_0 : i64
  %in30_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000F83F000000000000F83F000000000000F83F000000000000F83F000000000000F83F000000000000F83F000000000000F83F00000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C0000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<49xf64>
  %in30_1 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F"> : tensor<49xf64>
  %out30:1 = call @add_f64(%in30_0, %in30_1) : (tensor<49xf64>, tensor<49xf64>) -> (tensor<49xf64>)
  %rtol30 = arith.constant 0.000000e+00 : f64
  %atol30 = arith.constant 0.000000e+00 : f64
  %want30_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F000000000000F83F000000000000F83F0000000000000840000000000000E0BF000000000000F07F000000000000F0FF000000000000F87F00000000000000C000000000000000C0000000000000E0BF00000000000010C0000000000000F07F000000000000F0FF000000000000F87F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F8FF000000000000F87F000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F8FF000000000000F0FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<49xf64>
  %gotf30_0 = stablehlo.reshape %out30#0 : (tensor<49xf64>) -> tensor<49xf64>
  %gotw30_0 = stablehlo.convert %gotf30_0 : (tensor<49xf64>) -> tensor<49xf64>
  %gotd30_0 = tensor.cast %gotw30_0 : tensor<49xf64> to tensor<?xf64>
  %wantf30_0 = stablehlo.reshape %want30_0 : (tensor<49xf64>) -> tensor<49xf64>
  %wantw30_0 = stablehlo.convert %wantf30_0 : (tensor<49xf64>) -> tensor<49xf64>
  %wantd30_0 = tensor.cast %wantw30_0 : tensor<49xf64> to tensor<?xf64>
  %bad30_0 = call @check_f64(%gotd30_0, %wantd30_0, %rtol30, %atol30) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "add_f64.0: "
  vector.print %bad30_0 : i64
  %in31_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000F83F000000000000F83F000000000000F83F000000000000F83F000000000000F83F000000000000F83F000000000000F83F00000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C0000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<49xf64>
  %in31_1 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F"> : tensor<49xf64>
  %out31:1 = call @subtract_f64(%in31_0, %in31_1) : (tensor<49xf64>, tensor<49xf64>) -> (tensor<49xf64>)
  %rtol31 = arith.constant 0.000000e+00 : f64
  %atol31 = arith.constant 0.000000e+00 : f64
  %want31_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F8BF0000000000000040000000000000F0FF000000000000F07F000000000000F87F00000000000000800000000000000000000000000000F8BF0000000000000040000000000000F0FF000000000000F07F000000000000F87F000000000000F83F000000000000F83F00000000000000000000000000000C40000000000000F0FF000000000000F07F000000000000F87F00000000000000C000000000000000C00000000000000CC00000000000000000000000000000F0FF000000000000F07F000000000000F87F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F8FF000000000000F07F000000000000F87F000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F8FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<49xf64>
  %gotf31_0 = stablehlo.reshape %out31#0 : (tensor<49xf64>) -> tensor<49xf64>
  %gotw31_0 = stablehlo.convert %gotf31_0 : (tensor<49xf64>) -> tensor<49xf64>
  %gotd31_0 = tensor.cast %gotw31_0 : tensor<49xf64> to tensor<?xf64>
  %wantf31_0 = stablehlo.reshape %want31_0 : (tensor<49xf64>) -> tensor<49xf64>
  %wantw31_0 = stablehlo.convert %wantf31_0 : (tensor<49xf64>) -> tensor<49xf64>
  %wantd31_0 = tensor.cast %wantw31_0 : tensor<49xf64> to tensor<?xf64>
  %bad31_0 = call @check_f64(%gotd31_0, %wantd31_0, %rtol31, %atol31) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "subtract_f64.0: "
  vector.print %bad31_0 : i64
  %in32_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000F83F000000000000F83F000000000000F83F000000000000F83F000000000000F83F000000000000F83F000000000000F83F00000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C0000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<49xf64>
  %in32_1 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F"> : tensor<49xf64>
  %out32:1 = call @multiply_f64(%in32_0, %in32_1) : (tensor<49xf64>, tensor<49xf64>) -> (tensor<49xf64>)
  %rtol32 = arith.constant 0.000000e+00 : f64
  %atol32 = arith.constant 0.000000e+00 : f64
  %want32_0 = stablehlo.constant dense<"0x0000000000000000000000000000008000000000000000000000000000000080000000000000F8FF000000000000F8FF000000000000F87F0000000000000080000000000000000000000000000000800000000000000000000000000000F8FF000000000000F8FF000000000000F87F00000000000000000000000000000080000000000000024000000000000008C0000000000000F07F000000000000F0FF000000000000F87F0000000000000080000000000000000000000000000008C00000000000001040000000000000F0FF000000000000F07F000000000000F87F000000000000F8FF000000000000F8FF000000000000F07F000000000000F0FF000000000000F07F000000000000F0FF000000000000F87F000000000000F8FF000000000000F8FF000000000000F0FF000000000000F07F000000000000F0FF000000000000F07F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<49xf64>
  %gotf32_0 = stablehlo.reshape %out32#0 : (tensor<49xf64>) -> tensor<49xf64>
  %gotw32_0 = stablehlo.convert %gotf32_0 : (tensor<49xf64>) -> tensor<49xf64>
  %gotd32_0 = tensor.cast %gotw32_0 : tensor<49xf64> to tensor<?xf64>
  %wantf32_0 = stablehlo.reshape %want32_0 : (tensor<49xf64>) -> tensor<49xf64>
  %wantw32_0 = stablehlo.convert %wantf32_0 : (tensor<49xf64>) -> tensor<49xf64>
  %wantd32_0 = tensor.cast %wantw32_0 : tensor<49xf64> to tensor<?xf64>
  %bad32_0 = call @check_f64(%gotd32_0, %wantd32_0, %rtol32, %atol32) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "multiply_f64.0: "
  vector.print %bad32_0 : i64
  %in33_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000F83F000000000000F83F000000000000F83F000000000000F83F000000000000F83F000000000000F83F000000000000F83F00000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C0000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<49xf64>
  %in33_1 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F"> : tensor<49xf64>
  %out33:1 = call @divide_f64(%in33_0, %in33_1) : (tensor<49xf64>, tensor<49xf64>) -> (tensor<49xf64>)
  %rtol33 = arith.constant 0.000000e+00 : f64
  %atol33 = arith.constant 0.000000e+00 : f64
  %want33_0 = stablehlo.constant dense<"0x000000000000F8FF000000000000F8FF0000000000000000000000000000008000000000000000000000000000000080000000000000F87F000000000000F8FF000000000000F8FF0000000000000080000000000000000000000000000000800000000000000000000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000E8BF00000000000000000000000000000080000000000000F87F000000000000F0FF000000000000F07F555555555555F5BF000000000000F03F00000000000000800000000000000000000000000000F87F000000000000F07F000000000000F0FF000000000000F07F000000000000F0FF000000000000F8FF000000000000F8FF000000000000F87F000000000000F0FF000000000000F07F000000000000F0FF000000000000F07F000000000000F8FF000000000000F8FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<49xf64>
  %gotf33_0 = stablehlo.reshape %out33#0 : (tensor<49xf64>) -> tensor<49xf64>
  %gotw33_0 = stablehlo.convert %gotf33_0 : (tensor<49xf64>) -> tensor<49xf64>
  %gotd33_0 = tensor.cast %gotw33_0 : tensor<49xf64> to tensor<?xf64>
  %wantf33_0 = stablehlo.reshape %want33_0 : (tensor<49xf64>) -> tensor<49xf64>
  %wantw33_0 = stablehlo.convert %wantf33_0 : (tensor<49xf64>) -> tensor<49xf64>
  %wantd33_0 = tensor.cast %wantw33_0 : tensor<49xf64> to tensor<?xf64>
  %bad33_0 = call @check_f64(%gotd33_0, %wantd33_0, %rtol33, %atol33) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "divide_f64.0: "
  vector.print %bad33_0 : i64
  %in34_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000F83F000000000000F83F000000000000F83F000000000000F83F000000000000F83F000000000000F83F000000000000F83F00000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C0000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<49xf64>
  %in34_1 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F"> : tensor<49xf64>
  %out34:1 = call @maximum_f64(%in34_0, %in34_1) : (tensor<49xf64>, tensor<49xf64>) -> (tensor<49xf64>)
  %rtol34 = arith.constant 1.000000e-13 : f64
  %atol34 = arith.constant 1.000000e-30 : f64
  %want34_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F83F0000000000000000000000000000F07F0000000000000000000000000000F87F00000000000000000000000000000080000000000000F83F0000000000000080000000000000F07F0000000000000080000000000000F87F000000000000F83F000000000000F83F000000000000F83F000000000000F83F000000000000F07F000000000000F83F000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F00000000000000C0000000000000F87F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<49xf64>
  %gotf34_0 = stablehlo.reshape %out34#0 : (tensor<49xf64>) -> tensor<49xf64>
  %gotw34_0 = stablehlo.convert %gotf34_0 : (tensor<49xf64>) -> tensor<49xf64>
  %gotd34_0 = tensor.cast %gotw34_0 : tensor<49xf64> to tensor<?xf64>
  %wantf34_0 = stablehlo.reshape %want34_0 : (tensor<49xf64>) -> tensor<49xf64>
  %wantw34_0 = stablehlo.convert %wantf34_0 : (tensor<49xf64>) -> tensor<49xf64>
  %wantd34_0 = tensor.cast %wantw34_0 : tensor<49xf64> to tensor<?xf64>
  %bad34_0 = call @check_f64(%gotd34_0, %wantd34_0, %rtol34, %atol34) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "maximum_f64.0: "
  vector.print %bad34_0 : i64
  %in35_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000F83F000000000000F83F000000000000F83F000000000000F83F000000000000F83F000000000000F83F000000000000F83F00000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C0000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<49xf64>
  %in35_1 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F"> : tensor<49xf64>
  %out35:1 = call @minimum_f64(%in35_0, %in35_1) : (tensor<49xf64>, tensor<49xf64>) -> (tensor<49xf64>)
  %rtol35 = arith.constant 1.000000e-13 : f64
  %atol35 = arith.constant 1.000000e-30 : f64
  %want35_0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000000000000000000000C00000000000000000000000000000F0FF000000000000F87F00000000000000800000000000000080000000000000008000000000000000C00000000000000080000000000000F0FF000000000000F8FF00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F83F000000000000F0FF000000000000F87F00000000000000C000000000000000C000000000000000C000000000000000C000000000000000C0000000000000F0FF000000000000F8FF00000000000000000000000000000080000000000000F83F00000000000000C0000000000000F07F000000000000F0FF000000000000F87F000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F8FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<49xf64>
  %gotf35_0 = stablehlo.reshape %out35#0 : (tensor<49xf64>) -> tensor<49xf64>
  %gotw35_0 = stablehlo.convert %gotf35_0 : (tensor<49xf64>) -> tensor<49xf64>
  %gotd35_0 = tensor.cast %gotw35_0 : tensor<49xf64> to tensor<?xf64>
  %wantf35_0 = stablehlo.reshape %want35_0 : (tensor<49xf64>) -> tensor<49xf64>
  %wantw35_0 = stablehlo.convert %wantf35_0 : (tensor<49xf64>) -> tensor<49xf64>
  %wantd35_0 = tensor.cast %wantw35_0 : tensor<49xf64> to tensor<?xf64>
  %bad35_0 = call @check_f64(%gotd35_0, %wantd35_0, %rtol35, %atol35) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "minimum_f64.0: "
  vector.print %bad35_0 : i64
  %in36_0 = stablehlo.constant dense<"0x000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000C400000000000000C400000000000000C400000000000000C400000000000000C4000000000000024400000000000002440000000000000244000000000000024400000000000002440"> : tensor<25xf64>
  %in36_1 = stablehlo.constant dense<"0x000000000000E03F000000000000F03F00000000000000400000000000000C400000000000002440000000000000E03F000000000000F03F00000000000000400000000000000C400000000000002440000000000000E03F000000000000F03F00000000000000400000000000000C400000000000002440000000000000E03F000000000000F03F00000000000000400000000000000C400000000000002440000000000000E03F000000000000F03F00000000000000400000000000000C400000000000002440"> : tensor<25xf64>
  %out36:1 = call @power_f64(%in36_0, %in36_1) : (tensor<25xf64>, tensor<25xf64>) -> (tensor<25xf64>)
  %rtol36 = arith.constant 4.000000e-13 : f64
  %atol36 = arith.constant 0.000000e+00 : f64
  %want36_0 = stablehlo.constant dense<"0xCD3B7F669EA0E63F000000000000E03F000000000000D03FCD3B7F669EA0B63F000000000000503F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03FCD3B7F669EA0F63F00000000000000400000000000001040CD3B7F669EA026400000000000009040493F6811EAEEFD3F0000000000000C4000000000008028406556A9CE8D0D5440000000F13AD61041535BDA3A584C0940000000000000244000000000000059402F3D79298EB4A840000000205FA00242"> : tensor<25xf64>
  %gotf36_0 = stablehlo.reshape %out36#0 : (tensor<25xf64>) -> tensor<25xf64>
  %gotw36_0 = stablehlo.convert %gotf36_0 : (tensor<25xf64>) -> tensor<25xf64>
  %gotd36_0 = tensor.cast %gotw36_0 : tensor<25xf64> to tensor<?xf64>
  %wantf36_0 = stablehlo.reshape %want36_0 : (tensor<25xf64>) -> tensor<25xf64>
  %wantw36_0 = stablehlo.convert %wantf36_0 : (tensor<25xf64>) -> tensor<25xf64>
  %wantd36_0 = tensor.cast %wantw36_0 : tensor<25xf64> to tensor<?xf64>
  %bad36_0 = call @check_f64(%gotd36_0, %wantd36_0, %rtol36, %atol36) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "power_f64.0: "
  vector.print %bad36_0 : i64
  %in37_0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF0000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C0000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<64xf64>
  %in37_1 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000F0BF000000000000004000000000000000C0000000000000E03F000000000000F07F000000000000F87F0000000000000000000000000000F03F000000000000F0BF000000000000004000000000000000C0000000000000E03F000000000000F07F000000000000F87F0000000000000000000000000000F03F000000000000F0BF000000000000004000000000000000C0000000000000E03F000000000000F07F000000000000F87F0000000000000000000000000000F03F000000000000F0BF000000000000004000000000000000C0000000000000E03F000000000000F07F000000000000F87F0000000000000000000000000000F03F000000000000F0BF000000000000004000000000000000C0000000000000E03F000000000000F07F000000000000F87F0000000000000000000000000000F03F000000000000F0BF000000000000004000000000000000C0000000000000E03F000000000000F07F000000000000F87F0000000000000000000000000000F03F000000000000F0BF000000000000004000000000000000C0000000000000E03F000000000000F07F000000000000F87F0000000000000000000000000000F03F000000000000F0BF000000000000004000000000000000C0000000000000E03F000000000000F07F000000000000F87F"> : tensor<64xf64>
  %out37:1 = call @power_f64_edge(%in37_0, %in37_1) : (tensor<64xf64>, tensor<64xf64>) -> (tensor<64xf64>)
  %rtol37 = arith.constant 4.000000e-13 : f64
  %atol37 = arith.constant 0.000000e+00 : f64
  %want37_0 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000F07F0000000000000000000000000000F07F00000000000000000000000000000000000000000000F87F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F0BF000000000000F0BF000000000000F03F000000000000F03F000000000000F8FF000000000000F03F000000000000F87F000000000000F03F0000000000000040000000000000E03F0000000000001040000000000000D03FCD3B7F669EA0F63F000000000000F07F000000000000F87F000000000000F03F00000000000000C0000000000000E0BF0000000000001040000000000000D03F000000000000F8FF000000000000F07F000000000000F87F000000000000F03F000000000000E03F0000000000000040000000000000D03F0000000000001040CD3B7F669EA0E63F0000000000000000000000000000F87F000000000000F03F000000000000F07F0000000000000000000000000000F07F0000000000000000000000000000F07F000000000000F07F000000000000F87F000000000000F03F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<64xf64>
  %gotf37_0 = stablehlo.reshape %out37#0 : (tensor<64xf64>) -> tensor<64xf64>
  %gotw37_0 = stablehlo.convert %gotf37_0 : (tensor<64xf64>) -> tensor<64xf64>
  %gotd37_0 = tensor.cast %gotw37_0 : tensor<64xf64> to tensor<?xf64>
  %wantf37_0 = stablehlo.reshape %want37_0 : (tensor<64xf64>) -> tensor<64xf64>
  %wantw37_0 = stablehlo.convert %wantf37_0 : (tensor<64xf64>) -> tensor<64xf64>
  %wantd37_0 = tensor.cast %wantw37_0 : tensor<64xf64> to tensor<?xf64>
  %bad37_0 = call @check_f64(%gotd37_0, %wantd37_0, %rtol37, %atol37) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "power_f64_edge.0: "
  vector.print %bad37_0 : i64
  %in38_0 = stablehlo.constant dense<"0x0038003C003E004080431914404700550000007C007EE2708E0600B800BC00BE00C080C3199440C700D5008000FC00FEE2F08E86"> : tensor<26xf16>
  %out38:1 = call @abs_f16(%in38_0) : (tensor<26xf16>) -> (tensor<26xf16>)
  %rtol38 = arith.constant 0.000000e+00 : f64
  %atol38 = arith.constant 0.000000e+00 : f64
  %want38_0 = stablehlo.constant dense<"0x0038003C003E004080431914404700550000007C007EE2708E060038003C003E004080431914404700550000007C007EE2708E06"> : tensor<26xf16>
  %gotf38_0 = stablehlo.reshape %out38#0 : (tensor<26xf16>) -> tensor<26xf16>
  %gotw38_0 = stablehlo.convert %gotf38_0 : (tensor<26xf16>) -> tensor<26xf32>
  %gotd38_0 = tensor.cast %gotw38_0 : tensor<26xf32> to tensor<?xf32>
  %wantf38_0 = stablehlo.reshape %want38_0 : (tensor<26xf16>) -> tensor<26xf16>
  %wantw38_0 = stablehlo.convert %wantf38_0 : (tensor<26xf16>) -> tensor<26xf32>
  %wantd38_0 = tensor.cast %wantw38_0 : tensor<26xf32> to tensor<?xf32>
  %bad38_0 = call @check_f32(%gotd38_0, %wantd38_0, %rtol38, %atol38) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "abs_f16.0: "
  vector.print %bad38_0 : i64
  %in39_0 = stablehlo.constant dense<"0x0038003C003E004080431914404700550000007C007EE2708E0600B800BC00BE00C080C3199440C700D5008000FC00FEE2F08E86"> : tensor<26xf16>
  %out39:1 = call @negate_f16(%in39_0) : (tensor<26xf16>) -> (tensor<26xf16>)
  %rtol39 = arith.constant 0.000000e+00 : f64
  %atol39 = arith.constant 0.000000e+00 : f64
  %want39_0 = stablehlo.constant dense<"0x00B800BC00BE00C080C3199440C700D5008000FC00FEE2F08E860038003C003E004080431914404700550000007C007EE2708E06"> : tensor<26xf16>
  %gotf39_0 = stablehlo.reshape %out39#0 : (tensor<26xf16>) -> tensor<26xf16>
  %gotw39_0 = stablehlo.convert %gotf39_0 : (tensor<26xf16>) -> tensor<26xf32>
  %gotd39_0 = tensor.cast %gotw39_0 : tensor<26xf32> to tensor<?xf32>
  %wantf39_0 = stablehlo.reshape %want39_0 : (tensor<26xf16>) -> tensor<26xf16>
  %wantw39_0 = stablehlo.convert %wantf39_0 : (tensor<26xf16>) -> tensor<26xf32>
  %wantd39_0 = tensor.cast %wantw39_0 : tensor<26xf32> to tensor<?xf32>
  %bad39_0 = call @check_f32(%gotd39_0, %wantd39_0, %rtol39, %atol39) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "negate_f16.0: "
  vector.print %bad39_0 : i64
  %in40_0 = stablehlo.constant dense<"0x0038003C003E004080431914404700550000007C007EE2708E0600B800BC00BE00C080C3199440C700D5008000FC00FEE2F08E86"> : tensor<26xf16>
  %out40:1 = call @sign_f16(%in40_0) : (tensor<26xf16>) -> (tensor<26xf16>)
  %rtol40 = arith.constant 0.000000e+00 : f64
  %atol40 = arith.constant 0.000000e+00 : f64
  %want40_0 = stablehlo.constant dense<"0x003C003C003C003C003C003C003C003C0000003C007E003C003C00BC00BC00BC00BC00BC00BC00BC00BC008000BC00FE00BC00BC"> : tensor<26xf16>
  %gotf40_0 = stablehlo.reshape %out40#0 : (tensor<26xf16>) -> tensor<26xf16>
  %gotw40_0 = stablehlo.convert %gotf40_0 : (tensor<26xf16>) -> tensor<26xf32>
  %gotd40_0 = tensor.cast %gotw40_0 : tensor<26xf32> to tensor<?xf32>
  %wantf40_0 = stablehlo.reshape %want40_0 : (tensor<26xf16>) -> tensor<26xf16>
  %wantw40_0 = stablehlo.convert %wantf40_0 : (tensor<26xf16>) -> tensor<26xf32>
  %wantd40_0 = tensor.cast %wantw40_0 : tensor<26xf32> to tensor<?xf32>
  %bad40_0 = call @check_f32(%gotd40_0, %wantd40_0, %rtol40, %atol40) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "sign_f16.0: "
  vector.print %bad40_0 : i64
  %in41_0 = stablehlo.constant dense<"0x0038003C003E004080431914404700550000007C007EE2708E0600B800BC00BE00C080C3199440C700D5008000FC00FEE2F08E86"> : tensor<26xf16>
  %out41:1 = call @exponential_f16(%in41_0) : (tensor<26xf16>) -> (tensor<26xf16>)
  %rtol41 = arith.constant 2.000000e-03 : f64
  %atol41 = arith.constant 1.000000e-30 : f64
  %want41_0 = stablehlo.constant dense<"0x983E70417B4464475151013C8065007C003C007C007E007C003CDA38E335243355300526FE3BD1110000003C000000FE0000003C"> : tensor<26xf16>
  %gotf41_0 = stablehlo.reshape %out41#0 : (tensor<26xf16>) -> tensor<26xf16>
  %gotw41_0 = stablehlo.convert %gotf41_0 : (tensor<26xf16>) -> tensor<26xf32>
  %gotd41_0 = tensor.cast %gotw41_0 : tensor<26xf32> to tensor<?xf32>
  %wantf41_0 = stablehlo.reshape %want41_0 : (tensor<26xf16>) -> tensor<26xf16>
  %wantw41_0 = stablehlo.convert %wantf41_0 : (tensor<26xf16>) -> tensor<26xf32>
  %wantd41_0 = tensor.cast %wantw41_0 : tensor<26xf32> to tensor<?xf32>
  %bad41_0 = call @check_f32(%gotd41_0, %wantd41_0, %rtol41, %atol41) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "exponential_f16.0: "
  vector.print %bad41_0 : i64
  %in42_0 = stablehlo.constant dense<"0x0038003C003E004080431914404700550000007C007EE2708E0600B800BC00BE00C080C3199440C700D5008000FC00FEE2F08E86"> : tensor<26xf16>
  %out42:1 = call @tanh_f16(%in42_0) : (tensor<26xf16>) -> (tensor<26xf16>)
  %rtol42 = arith.constant 2.000000e-03 : f64
  %atol42 = arith.constant 1.000000e-30 : f64
  %want42_0 = stablehlo.constant dense<"0x6537183A3E3BB63BFE3B1914003C003C0000003C007E003C8E0665B718BA3EBBB6BBFEBB199400BC00BC008000BC00FE00BC8E86"> : tensor<26xf16>
  %gotf42_0 = stablehlo.reshape %out42#0 : (tensor<26xf16>) -> tensor<26xf16>
  %gotw42_0 = stablehlo.convert %gotf42_0 : (tensor<26xf16>) -> tensor<26xf32>
  %gotd42_0 = tensor.cast %gotw42_0 : tensor<26xf32> to tensor<?xf32>
  %wantf42_0 = stablehlo.reshape %want42_0 : (tensor<26xf16>) -> tensor<26xf16>
  %wantw42_0 = stablehlo.convert %wantf42_0 : (tensor<26xf16>) -> tensor<26xf32>
  %wantd42_0 = tensor.cast %wantw42_0 : tensor<26xf32> to tensor<?xf32>
  %bad42_0 = call @check_f32(%gotd42_0, %wantd42_0, %rtol42, %atol42) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "tanh_f16.0: "
  vector.print %bad42_0 : i64
  %in43_0 = stablehlo.constant dense<"0x0038003C003E004080431914404700550000007C007EE2708E0600B800BC00BE00C080C3199440C700D5008000FC00FEE2F08E86"> : tensor<26xf16>
  %out43:1 = call @logistic_f16(%in43_0) : (tensor<26xf16>) -> (tensor<26xf16>)
  %rtol43 = arith.constant 2.000000e-03 : f64
  %atol43 = arith.constant 1.000000e-30 : f64
  %want43_0 = stablehlo.constant dense<"0xFB38D9398B3A0B3BD13B0138FE3B003C0038003C00FE003C00380B364D34D731A12FE1250038D011000000380000007E00000038"> : tensor<26xf16>
  %gotf43_0 = stablehlo.reshape %out43#0 : (tensor<26xf16>) -> tensor<26xf16>
  %gotw43_0 = stablehlo.convert %gotf43_0 : (tensor<26xf16>) -> tensor<26xf32>
  %gotd43_0 = tensor.cast %gotw43_0 : tensor<26xf32> to tensor<?xf32>
  %wantf43_0 = stablehlo.reshape %want43_0 : (tensor<26xf16>) -> tensor<26xf16>
  %wantw43_0 = stablehlo.convert %wantf43_0 : (tensor<26xf16>) -> tensor<26xf32>
  %wantd43_0 = tensor.cast %wantw43_0 : tensor<26xf32> to tensor<?xf32>
  %bad43_0 = call @check_f32(%gotd43_0, %wantd43_0, %rtol43, %atol43) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "logistic_f16.0: "
  vector.print %bad43_0 : i64
  %in44_0 = stablehlo.constant dense<"0x0038003C003E004080431914404700550000007C007EE2708E0600B800BC00BE00C080C3199440C700D5008000FC00FEE2F08E86"> : tensor<26xf16>
  %out44:1 = call @sqrt_f16(%in44_0) : (tensor<26xf16>) -> (tensor<26xf16>)
  %rtol44 = arith.constant 2.000000e-03 : f64
  %atol44 = arith.constant 1.000000e-30 : f64
  %want44_0 = stablehlo.constant dense<"0xA839003CE63CA83DBF3F0C28634179480000007C007E40561F2100FE00FE00FE00FE00FE00FE00FE00FE008000FE00FE00FE00FE"> : tensor<26xf16>
  %gotf44_0 = stablehlo.reshape %out44#0 : (tensor<26xf16>) -> tensor<26xf16>
  %gotw44_0 = stablehlo.convert %gotf44_0 : (tensor<26xf16>) -> tensor<26xf32>
  %gotd44_0 = tensor.cast %gotw44_0 : tensor<26xf32> to tensor<?xf32>
  %wantf44_0 = stablehlo.reshape %want44_0 : (tensor<26xf16>) -> tensor<26xf16>
  %wantw44_0 = stablehlo.convert %wantf44_0 : (tensor<26xf16>) -> tensor<26xf32>
  %wantd44_0 = tensor.cast %wantw44_0 : tensor<26xf32> to tensor<?xf32>
  %bad44_0 = call @check_f32(%gotd44_0, %wantd44_0, %rtol44, %atol44) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "sqrt_f16.0: "
  vector.print %bad44_0 : i64
  %in45_0 = stablehlo.constant dense<"0x0038003C003E004080431914404700550000007C007EE2708E0600B800BC00BE00C080C3199440C700D5008000FC00FEE2F08E86"> : tensor<26xf16>
  %out45:1 = call @rsqrt_f16(%in45_0) : (tensor<26xf16>) -> (tensor<26xf16>)
  %rtol45 = arith.constant 2.000000e-03 : f64
  %atol45 = arith.constant 1.000000e-30 : f64
  %want45_0 = stablehlo.constant dense<"0xA83D003C883AA8392238E74FF135282F007C0000007E1F21405600FE00FE00FE00FE00FE00FE00FE00FE00FC00FE00FE00FE00FE"> : tensor<26xf16>
  %gotf45_0 = stablehlo.reshape %out45#0 : (tensor<26xf16>) -> tensor<26xf16>
  %gotw45_0 = stablehlo.convert %gotf45_0 : (tensor<26xf16>) -> tensor<26xf32>
  %gotd45_0 = tensor.cast %gotw45_0 : tensor<26xf32> to tensor<?xf32>
  %wantf45_0 = stablehlo.reshape %want45_0 : (tensor<26xf16>) -> tensor<26xf16>
  %wantw45_0 = stablehlo.convert %wantf45_0 : (tensor<26xf16>) -> tensor<26xf32>
  %wantd45_0 = tensor.cast %wantw45_0 : tensor<26xf32> to tensor<?xf32>
  %bad45_0 = call @check_f32(%gotd45_0, %wantd45_0, %rtol45, %atol45) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "rsqrt_f16.0: "
  vector.print %bad45_0 : i64
  %in46_0 = stablehlo.constant dense<"0x0038003C003E004080431914404700550000007C007EE2708E06"> : tensor<13xf16>
  %out46:1 = call @log_f16(%in46_0) : (tensor<13xf16>) -> (tensor<13xf16>)
  %rtol46 = arith.constant 2.000000e-03 : f64
  %atol46 = arith.constant 1.000000e-30 : f64
  %want46_0 = stablehlo.constant dense<"0x8CB900007D368C39493DE8C6ED3F624400FC007C007E9B489BC8"> : tensor<13xf16>
  %gotf46_0 = stablehlo.reshape %out46#0 : (tensor<13xf16>) -> tensor<13xf16>
  %gotw46_0 = stablehlo.convert %gotf46_0 : (tensor<13xf16>) -> tensor<13xf32>
  %gotd46_0 = tensor.cast %gotw46_0 : tensor<13xf32> to tensor<?xf32>
  %wantf46_0 = stablehlo.reshape %want46_0 : (tensor<13xf16>) -> tensor<13xf16>
  %wantw46_0 = stablehlo.convert %wantf46_0 : (tensor<13xf16>) -> tensor<13xf32>
  %wantd46_0 = tensor.cast %wantw46_0 : tensor<13xf32> to tensor<?xf32>
  %bad46_0 = call @check_f32(%gotd46_0, %wantd46_0, %rtol46, %atol46) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "log_f16.0: "
  vector.print %bad46_0 : i64
  %in47_0 = stablehlo.constant dense<"0x0038003C003E004080431914404700550000007C007E00B800BC00BE00C080C3199440C700D5008000FC00FE"> : tensor<22xf16>
  %out47:1 = call @sine_f16(%in47_0) : (tensor<22xf16>) -> (tensor<22xf16>)
  %rtol47 = arith.constant 2.000000e-03 : f64
  %atol47 = arith.constant 2.000000e-03 : f64
  %want47_0 = stablehlo.constant dense<"0xAC37BB3AFB3B463B93B81914963AF3BB000000FE007EACB7BBBAFBBB46BB9338199496BAF33B008000FE00FE"> : tensor<22xf16>
  %gotf47_0 = stablehlo.reshape %out47#0 : (tensor<22xf16>) -> tensor<22xf16>
  %gotw47_0 = stablehlo.convert %gotf47_0 : (tensor<22xf16>) -> tensor<22xf32>
  %gotd47_0 = tensor.cast %gotw47_0 : tensor<22xf32> to tensor<?xf32>
  %wantf47_0 = stablehlo.reshape %want47_0 : (tensor<22xf16>) -> tensor<22xf16>
  %wantw47_0 = stablehlo.convert %wantf47_0 : (tensor<22xf16>) -> tensor<22xf32>
  %wantd47_0 = tensor.cast %wantw47_0 : tensor<22xf32> to tensor<?xf32>
  %bad47_0 = call @check_f32(%gotd47_0, %wantd47_0, %rtol47, %atol47) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "sine_f16.0: "
  vector.print %bad47_0 : i64
  %in48_0 = stablehlo.constant dense<"0x0038003C003E004080431914404700550000007C007E00B800BC00BE00C080C3199440C700D5008000FC00FE"> : tensor<22xf16>
  %out48:1 = call @cosine_f16(%in48_0) : (tensor<22xf16>) -> (tensor<22xf16>)
  %rtol48 = arith.constant 2.000000e-03 : f64
  %atol48 = arith.constant 2.000000e-03 : f64
  %want48_0 = stablehlo.constant dense<"0x053B5338872CA9B691BA003C8B3811AF003C00FE007E053B5338872CA9B691BA003C8B3811AF003C00FE00FE"> : tensor<22xf16>
  %gotf48_0 = stablehlo.reshape %out48#0 : (tensor<22xf16>) -> tensor<22xf16>
  %gotw48_0 = stablehlo.convert %gotf48_0 : (tensor<22xf16>) -> tensor<22xf32>
  %gotd48_0 = tensor.cast %gotw48_0 : tensor<22xf32> to tensor<?xf32>
  %wantf48_0 = stablehlo.reshape %want48_0 : (tensor<22xf16>) -> tensor<22xf16>
  %wantw48_0 = stablehlo.convert %wantf48_0 : (tensor<22xf16>) -> tensor<22xf32>
  %wantd48_0 = tensor.cast %wantw48_0 : tensor<22xf32> to tensor<?xf32>
  %bad48_0 = call @check_f32(%gotd48_0, %wantd48_0, %rtol48, %atol48) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "cosine_f16.0: "
  vector.print %bad48_0 : i64
  %in49_0 = stablehlo.constant dense<"0x00000000000000000000000000000080008000800080008000800080003E003E003E003E003E003E003E00C000C000C000C000C000C000C0007C007C007C007C007C007C007C00FC00FC00FC00FC00FC00FC00FC007E007E007E007E007E007E007E"> : tensor<49xf16>
  %in49_1 = stablehlo.constant dense<"0x00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E"> : tensor<49xf16>
  %out49:1 = call @add_f16(%in49_0, %in49_1) : (tensor<49xf16>, tensor<49xf16>) -> (tensor<49xf16>)
  %rtol49 = arith.constant 2.000000e-03 : f64
  %atol49 = arith.constant 1.000000e-30 : f64
  %want49_0 = stablehlo.constant dense<"0x00000000003E00C0007C00FC007E00000080003E00C0007C00FC007E003E003E004200B8007C00FC007E00C000C000B800C4007C00FC007E007C007C007C007C007C00FE007E00FC00FC00FC00FC00FE00FC007E007E007E007E007E007E007E007E"> : tensor<49xf16>
  %gotf49_0 = stablehlo.reshape %out49#0 : (tensor<49xf16>) -> tensor<49xf16>
  %gotw49_0 = stablehlo.convert %gotf49_0 : (tensor<49xf16>) -> tensor<49xf32>
  %gotd49_0 = tensor.cast %gotw49_0 : tensor<49xf32> to tensor<?xf32>
  %wantf49_0 = stablehlo.reshape %want49_0 : (tensor<49xf16>) -> tensor<49xf16>
  %wantw49_0 = stablehlo.convert %wantf49_0 : (tensor<49xf16>) -> tensor<49xf32>
  %wantd49_0 = tensor.cast %wantw49_0 : tensor<49xf32> to tensor<?xf32>
  %bad49_0 = call @check_f32(%gotd49_0, %wantd49_0, %rtol49, %atol49) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "add_f16.0: "
  vector.print %bad49_0 : i64
  %in50_0 = stablehlo.constant dense<"0x00000000000000000000000000000080008000800080008000800080003E003E003E003E003E003E003E00C000C000C000C000C000C000C0007C007C007C007C007C007C007C00FC00FC00FC00FC00FC00FC00FC007E007E007E007E007E007E007E"> : tensor<49xf16>
  %in50_1 = stablehlo.constant dense<"0x00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E"> : tensor<49xf16>
  %out50:1 = call @subtract_f16(%in50_0, %in50_1) : (tensor<49xf16>, tensor<49xf16>) -> (tensor<49xf16>)
  %rtol50 = arith.constant 2.000000e-03 : f64
  %atol50 = arith.constant 1.000000e-30 : f64
  %want50_0 = stablehlo.constant dense<"0x0000000000BE004000FC007C007E0080000000BE004000FC007C007E003E003E0000004300FC007C007E00C000C000C3000000FC007C007E007C007C007C007C00FE007C007E00FC00FC00FC00FC00FC00FE007E007E007E007E007E007E007E007E"> : tensor<49xf16>
  %gotf50_0 = stablehlo.reshape %out50#0 : (tensor<49xf16>) -> tensor<49xf16>
  %gotw50_0 = stablehlo.convert %gotf50_0 : (tensor<49xf16>) -> tensor<49xf32>
  %gotd50_0 = tensor.cast %gotw50_0 : tensor<49xf32> to tensor<?xf32>
  %wantf50_0 = stablehlo.reshape %want50_0 : (tensor<49xf16>) -> tensor<49xf16>
  %wantw50_0 = stablehlo.convert %wantf50_0 : (tensor<49xf16>) -> tensor<49xf32>
  %wantd50_0 = tensor.cast %wantw50_0 : tensor<49xf32> to tensor<?xf32>
  %bad50_0 = call @check_f32(%gotd50_0, %wantd50_0, %rtol50, %atol50) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "subtract_f16.0: "
  vector.print %bad50_0 : i64
  %in51_0 = stablehlo.constant dense<"0x00000000000000000000000000000080008000800080008000800080003E003E003E003E003E003E003E00C000C000C000C000C000C000C0007C007C007C007C007C007C007C00FC00FC00FC00FC00FC00FC00FC007E007E007E007E007E007E007E"> : tensor<49xf16>
  %in51_1 = stablehlo.constant dense<"0x00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E"> : tensor<49xf16>
  %out51:1 = call @multiply_f16(%in51_0, %in51_1) : (tensor<49xf16>, tensor<49xf16>) -> (tensor<49xf16>)
  %rtol51 = arith.constant 2.000000e-03 : f64
  %atol51 = arith.constant 1.000000e-30 : f64
  %want51_0 = stablehlo.constant dense<"0x000000800000008000FE00FE007E008000000080000000FE00FE007E00000080804000C2007C00FC007E0080000000C2004400FC007C007E00FE00FE007C00FC007C00FC007E00FE00FE00FC007C00FC007C007E007E007E007E007E007E007E007E"> : tensor<49xf16>
  %gotf51_0 = stablehlo.reshape %out51#0 : (tensor<49xf16>) -> tensor<49xf16>
  %gotw51_0 = stablehlo.convert %gotf51_0 : (tensor<49xf16>) -> tensor<49xf32>
  %gotd51_0 = tensor.cast %gotw51_0 : tensor<49xf32> to tensor<?xf32>
  %wantf51_0 = stablehlo.reshape %want51_0 : (tensor<49xf16>) -> tensor<49xf16>
  %wantw51_0 = stablehlo.convert %wantf51_0 : (tensor<49xf16>) -> tensor<49xf32>
  %wantd51_0 = tensor.cast %wantw51_0 : tensor<49xf32> to tensor<?xf32>
  %bad51_0 = call @check_f32(%gotd51_0, %wantd51_0, %rtol51, %atol51) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "multiply_f16.0: "
  vector.print %bad51_0 : i64
  %in52_0 = stablehlo.constant dense<"0x00000000000000000000000000000080008000800080008000800080003E003E003E003E003E003E003E00C000C000C000C000C000C000C0007C007C007C007C007C007C007C00FC00FC00FC00FC00FC00FC00FC007E007E007E007E007E007E007E"> : tensor<49xf16>
  %in52_1 = stablehlo.constant dense<"0x00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E"> : tensor<49xf16>
  %out52:1 = call @divide_f16(%in52_0, %in52_1) : (tensor<49xf16>, tensor<49xf16>) -> (tensor<49xf16>)
  %rtol52 = arith.constant 2.000000e-03 : f64
  %atol52 = arith.constant 1.000000e-30 : f64
  %want52_0 = stablehlo.constant dense<"0x00FE00FE0000008000000080007E00FE00FE0080000000800000007E007C00FC003C00BA00000080007E00FC007C55BD003C00800000007E007C00FC007C00FC00FE00FE007E00FC007C00FC007C00FE00FE007E007E007E007E007E007E007E007E"> : tensor<49xf16>
  %gotf52_0 = stablehlo.reshape %out52#0 : (tensor<49xf16>) -> tensor<49xf16>
  %gotw52_0 = stablehlo.convert %gotf52_0 : (tensor<49xf16>) -> tensor<49xf32>
  %gotd52_0 = tensor.cast %gotw52_0 : tensor<49xf32> to tensor<?xf32>
  %wantf52_0 = stablehlo.reshape %want52_0 : (tensor<49xf16>) -> tensor<49xf16>
  %wantw52_0 = stablehlo.convert %wantf52_0 : (tensor<49xf16>) -> tensor<49xf32>
  %wantd52_0 = tensor.cast %wantw52_0 : tensor<49xf32> to tensor<?xf32>
  %bad52_0 = call @check_f32(%gotd52_0, %wantd52_0, %rtol52, %atol52) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "divide_f16.0: "
  vector.print %bad52_0 : i64
  %in53_0 = stablehlo.constant dense<"0x00000000000000000000000000000080008000800080008000800080003E003E003E003E003E003E003E00C000C000C000C000C000C000C0007C007C007C007C007C007C007C00FC00FC00FC00FC00FC00FC00FC007E007E007E007E007E007E007E"> : tensor<49xf16>
  %in53_1 = stablehlo.constant dense<"0x00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E"> : tensor<49xf16>
  %out53:1 = call @maximum_f16(%in53_0, %in53_1) : (tensor<49xf16>, tensor<49xf16>) -> (tensor<49xf16>)
  %rtol53 = arith.constant 2.000000e-03 : f64
  %atol53 = arith.constant 1.000000e-30 : f64
  %want53_0 = stablehlo.constant dense<"0x00000000003E0000007C0000007E00000080003E0080007C0080007E003E003E003E003E007C003E007E00000080003E00C0007C00C0007E007C007C007C007C007C007C007E00000080003E00C0007C00FC007E007E007E007E007E007E007E007E"> : tensor<49xf16>
  %gotf53_0 = stablehlo.reshape %out53#0 : (tensor<49xf16>) -> tensor<49xf16>
  %gotw53_0 = stablehlo.convert %gotf53_0 : (tensor<49xf16>) -> tensor<49xf32>
  %gotd53_0 = tensor.cast %gotw53_0 : tensor<49xf32> to tensor<?xf32>
  %wantf53_0 = stablehlo.reshape %want53_0 : (tensor<49xf16>) -> tensor<49xf16>
  %wantw53_0 = stablehlo.convert %wantf53_0 : (tensor<49xf16>) -> tensor<49xf32>
  %wantd53_0 = tensor.cast %wantw53_0 : tensor<49xf32> to tensor<?xf32>
  %bad53_0 = call @check_f32(%gotd53_0, %wantd53_0, %rtol53, %atol53) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "maximum_f16.0: "
  vector.print %bad53_0 : i64
  %in54_0 = stablehlo.constant dense<"0x00000000000000000000000000000080008000800080008000800080003E003E003E003E003E003E003E00C000C000C000C000C000C000C0007C007C007C007C007C007C007C00FC00FC00FC00FC00FC00FC00FC007E007E007E007E007E007E007E"> : tensor<49xf16>
  %in54_1 = stablehlo.constant dense<"0x00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E00000080003E00C0007C00FC007E"> : tensor<49xf16>
  %out54:1 = call @minimum_f16(%in54_0, %in54_1) : (tensor<49xf16>, tensor<49xf16>) -> (tensor<49xf16>)
  %rtol54 = arith.constant 2.000000e-03 : f64
  %atol54 = arith.constant 1.000000e-30 : f64
  %want54_0 = stablehlo.constant dense<"0x00000080000000C0000000FC007E00800080008000C0008000FC00FE00000080003E00C0003E00FC007E00C000C000C000C000C000FC00FE00000080003E00C0007C00FC007E00FC00FC00FC00FC00FC00FC00FE007E007E007E007E007E007E007E"> : tensor<49xf16>
  %gotf54_0 = stablehlo.reshape %out54#0 : (tensor<49xf16>) -> tensor<49xf16>
  %gotw54_0 = stablehlo.convert %gotf54_0 : (tensor<49xf16>) -> tensor<49xf32>
  %gotd54_0 = tensor.cast %gotw54_0 : tensor<49xf32> to tensor<?xf32>
  %wantf54_0 = stablehlo.reshape %want54_0 : (tensor<49xf16>) -> tensor<49xf16>
  %wantw54_0 = stablehlo.convert %wantf54_0 : (tensor<49xf16>) -> tensor<49xf32>
  %wantd54_0 = tensor.cast %wantw54_0 : tensor<49xf32> to tensor<?xf32>
  %bad54_0 = call @check_f32(%gotd54_0, %wantd54_0, %rtol54, %atol54) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "minimum_f16.0: "
  vector.print %bad54_0 : i64
  %in55_0 = stablehlo.constant dense<"0x00380038003800380038003C003C003C003C003C004000400040004000400043004300430043004300490049004900490049"> : tensor<25xf16>
  %in55_1 = stablehlo.constant dense<"0x0038003C0040004300490038003C0040004300490038003C0040004300490038003C0040004300490038003C004000430049"> : tensor<25xf16>
  %out55:1 = call @power_f16(%in55_0, %in55_1) : (tensor<25xf16>, tensor<25xf16>) -> (tensor<25xf16>)
  %rtol55 = arith.constant 8.000000e-03 : f64
  %atol55 = arith.constant 0.000000e+00 : f64
  %want55_0 = stablehlo.constant dense<"0xA83900380034A82D0014003C003C003C003C003CA83D00400044A84900647C3F0043204A0355007C5342004940562D6A007C"> : tensor<25xf16>
  %gotf55_0 = stablehlo.reshape %out55#0 : (tensor<25xf16>) -> tensor<25xf16>
  %gotw55_0 = stablehlo.convert %gotf55_0 : (tensor<25xf16>) -> tensor<25xf32>
  %gotd55_0 = tensor.cast %gotw55_0 : tensor<25xf32> to tensor<?xf32>
  %wantf55_0 = stablehlo.reshape %want55_0 : (tensor<25xf16>) -> tensor<25xf16>
  %wantw55_0 = stablehlo.convert %wantf55_0 : (tensor<25xf16>) -> tensor<25xf32>
  %wantd55_0 = tensor.cast %wantw55_0 : tensor<25xf32> to tensor<?xf32>
  %bad55_0 = call @check_f32(%gotd55_0, %wantd55_0, %rtol55, %atol55) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "power_f16.0: "
  vector.print %bad55_0 : i64
  %in56_0 = stablehlo.constant dense<"0x00000000000000000000000000000000003C003C003C003C003C003C003C003C00BC00BC00BC00BC00BC00BC00BC00BC0040004000400040004000400040004000C000C000C000C000C000C000C000C000380038003800380038003800380038007C007C007C007C007C007C007C007C007E007E007E007E007E007E007E007E"> : tensor<64xf16>
  %in56_1 = stablehlo.constant dense<"0x0000003C00BC004000C00038007C007E0000003C00BC004000C00038007C007E0000003C00BC004000C00038007C007E0000003C00BC004000C00038007C007E0000003C00BC004000C00038007C007E0000003C00BC004000C00038007C007E0000003C00BC004000C00038007C007E0000003C00BC004000C00038007C007E"> : tensor<64xf16>
  %out56:1 = call @power_f16_edge(%in56_0, %in56_1) : (tensor<64xf16>, tensor<64xf16>) -> (tensor<64xf16>)
  %rtol56 = arith.constant 8.000000e-03 : f64
  %atol56 = arith.constant 0.000000e+00 : f64
  %want56_0 = stablehlo.constant dense<"0x003C0000007C0000007C00000000007E003C003C003C003C003C003C003C003C003C00BC00BC003C003C00FE003C007E003C0040003800440034A83D007C007E003C00C000B80044003400FE007C007E003C0038004000340044A8390000007E003C007C0000007C0000007C007C007E003C007E007E007E007E007E007E007E"> : tensor<64xf16>
  %gotf56_0 = stablehlo.reshape %out56#0 : (tensor<64xf16>) -> tensor<64xf16>
  %gotw56_0 = stablehlo.convert %gotf56_0 : (tensor<64xf16>) -> tensor<64xf32>
  %gotd56_0 = tensor.cast %gotw56_0 : tensor<64xf32> to tensor<?xf32>
  %wantf56_0 = stablehlo.reshape %want56_0 : (tensor<64xf16>) -> tensor<64xf16>
  %wantw56_0 = stablehlo.convert %wantf56_0 : (tensor<64xf16>) -> tensor<64xf32>
  %wantd56_0 = tensor.cast %wantw56_0 : tensor<64xf32> to tensor<?xf32>
  %bad56_0 = call @check_f32(%gotd56_0, %wantd56_0, %rtol56, %atol56) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "power_f16_edge.0: "
  vector.print %bad56_0 : i64
  %in57_0 = stablehlo.constant dense<"0x003F803FC03F00407040833AE840A0420000807FC07F1C46D23800BF80BFC0BF00C070C083BAE8C0A0C2008080FFC0FF1CC6D2B8"> : tensor<26xbf16>
  %out57:1 = call @abs_bf16(%in57_0) : (tensor<26xbf16>) -> (tensor<26xbf16>)
  %rtol57 = arith.constant 0.000000e+00 : f64
  %atol57 = arith.constant 0.000000e+00 : f64
  %want57_0 = stablehlo.constant dense<"0x003F803FC03F00407040833AE840A0420000807FC07F1C46D238003F803FC03F00407040833AE840A0420000807FC07F1C46D238"> : tensor<26xbf16>
  %gotf57_0 = stablehlo.reshape %out57#0 : (tensor<26xbf16>) -> tensor<26xbf16>
  %gotw57_0 = stablehlo.convert %gotf57_0 : (tensor<26xbf16>) -> tensor<26xf32>
  %gotd57_0 = tensor.cast %gotw57_0 : tensor<26xf32> to tensor<?xf32>
  %wantf57_0 = stablehlo.reshape %want57_0 : (tensor<26xbf16>) -> tensor<26xbf16>
  %wantw57_0 = stablehlo.convert %wantf57_0 : (tensor<26xbf16>) -> tensor<26xf32>
  %wantd57_0 = tensor.cast %wantw57_0 : tensor<26xf32> to tensor<?xf32>
  %bad57_0 = call @check_f32(%gotd57_0, %wantd57_0, %rtol57, %atol57) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "abs_bf16.0: "
  vector.print %bad57_0 : i64
  %in58_0 = stablehlo.constant dense<"0x003F803FC03F00407040833AE840A0420000807FC07F1C46D23800BF80BFC0BF00C070C083BAE8C0A0C2008080FFC0FF1CC6D2B8"> : tensor<26xbf16>
  %out58:1 = call @negate_bf16(%in58_0) : (tensor<26xbf16>) -> (tensor<26xbf16>)
  %rtol58 = arith.constant 0.000000e+00 : f64
  %atol58 = arith.constant 0.000000e+00 : f64
  %want58_0 = stablehlo.constant dense<"0x00BF80BFC0BF00C070C083BAE8C0A0C2008080FFC0FF1CC6D2B8003F803FC03F00407040833AE840A0420000807FC07F1C46D238"> : tensor<26xbf16>
  %gotf58_0 = stablehlo.reshape %out58#0 : (tensor<26xbf16>) -> tensor<26xbf16>
  %gotw58_0 = stablehlo.convert %gotf58_0 : (tensor<26xbf16>) -> tensor<26xf32>
  %gotd58_0 = tensor.cast %gotw58_0 : tensor<26xf32> to tensor<?xf32>
  %wantf58_0 = stablehlo.reshape %want58_0 : (tensor<26xbf16>) -> tensor<26xbf16>
  %wantw58_0 = stablehlo.convert %wantf58_0 : (tensor<26xbf16>) -> tensor<26xf32>
  %wantd58_0 = tensor.cast %wantw58_0 : tensor<26xf32> to tensor<?xf32>
  %bad58_0 = call @check_f32(%gotd58_0, %wantd58_0, %rtol58, %atol58) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "negate_bf16.0: "
  vector.print %bad58_0 : i64
  %in59_0 = stablehlo.constant dense<"0x003F803FC03F00407040833AE840A0420000807FC07F1C46D23800BF80BFC0BF00C070C083BAE8C0A0C2008080FFC0FF1CC6D2B8"> : tensor<26xbf16>
  %out59:1 = call @sign_bf16(%in59_0) : (tensor<26xbf16>) -> (tensor<26xbf16>)
  %rtol59 = arith.constant 0.000000e+00 : f64
  %atol59 = arith.constant 0.000000e+00 : f64
  %want59_0 = stablehlo.constant dense<"0x803F803F803F803F803F803F803F803F0000803FC07F803F803F80BF80BF80BF80BF80BF80BF80BF80BF008080BFC0FF80BF80BF"> : tensor<26xbf16>
  %gotf59_0 = stablehlo.reshape %out59#0 : (tensor<26xbf16>) -> tensor<26xbf16>
  %gotw59_0 = stablehlo.convert %gotf59_0 : (tensor<26xbf16>) -> tensor<26xf32>
  %gotd59_0 = tensor.cast %gotw59_0 : tensor<26xf32> to tensor<?xf32>
  %wantf59_0 = stablehlo.reshape %want59_0 : (tensor<26xbf16>) -> tensor<26xbf16>
  %wantw59_0 = stablehlo.convert %wantf59_0 : (tensor<26xbf16>) -> tensor<26xf32>
  %wantd59_0 = tensor.cast %wantw59_0 : tensor<26xf32> to tensor<?xf32>
  %bad59_0 = call @check_f32(%gotd59_0, %wantd59_0, %rtol59, %atol59) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "sign_bf16.0: "
  vector.print %bad59_0 : i64
  %in60_0 = stablehlo.constant dense<"0x003F803FC03F00407040833AE840A0420000807FC07F1C46D23800BF80BFC0BF00C070C083BAE8C0A0C2008080FFC0FF1CC6D2B8"> : tensor<26xbf16>
  %out60:1 = call @exponential_bf16(%in60_0) : (tensor<26xbf16>) -> (tensor<26xbf16>)
  %rtol60 = arith.constant 1.600000e-02 : f64
  %atol60 = arith.constant 1.000000e-30 : f64
  %want60_0 = stablehlo.constant dense<"0xD33F2E408F40EC402A42803FB0442B79803F807FC07F807F803F1B3FBC3E643E0B3EC13C803F3A3AC005803F0000C0FF0000803F"> : tensor<26xbf16>
  %gotf60_0 = stablehlo.reshape %out60#0 : (tensor<26xbf16>) -> tensor<26xbf16>
  %gotw60_0 = stablehlo.convert %gotf60_0 : (tensor<26xbf16>) -> tensor<26xf32>
  %gotd60_0 = tensor.cast %gotw60_0 : tensor<26xf32> to tensor<?xf32>
  %wantf60_0 = stablehlo.reshape %want60_0 : (tensor<26xbf16>) -> tensor<26xbf16>
  %wantw60_0 = stablehlo.convert %wantf60_0 : (tensor<26xbf16>) -> tensor<26xf32>
  %wantd60_0 = tensor.cast %wantw60_0 : tensor<26xf32> to tensor<?xf32>
  %bad60_0 = call @check_f32(%gotd60_0, %wantd60_0, %rtol60, %atol60) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "exponential_bf16.0: "
  vector.print %bad60_0 : i64
  %in61_0 = stablehlo.constant dense<"0x003F803FC03F00407040833AE840A0420000807FC07F1C46D23800BF80BFC0BF00C070C083BAE8C0A0C2008080FFC0FF1CC6D2B8"> : tensor<26xbf16>
  %out61:1 = call @tanh_bf16(%in61_0) : (tensor<26xbf16>) -> (tensor<26xbf16>)
  %rtol61 = arith.constant 1.600000e-02 : f64
  %atol61 = arith.constant 1.000000e-30 : f64
  %want61_0 = stablehlo.constant dense<"0xED3E433F683F773F803F833A803F803F0000803FC07F803FD238EDBE43BF68BF77BF80BF83BA80BF80BF008080BFC0FF80BFD2B8"> : tensor<26xbf16>
  %gotf61_0 = stablehlo.reshape %out61#0 : (tensor<26xbf16>) -> tensor<26xbf16>
  %gotw61_0 = stablehlo.convert %gotf61_0 : (tensor<26xbf16>) -> tensor<26xf32>
  %gotd61_0 = tensor.cast %gotw61_0 : tensor<26xf32> to tensor<?xf32>
  %wantf61_0 = stablehlo.reshape %want61_0 : (tensor<26xbf16>) -> tensor<26xbf16>
  %wantw61_0 = stablehlo.convert %wantf61_0 : (tensor<26xbf16>) -> tensor<26xf32>
  %wantd61_0 = tensor.cast %wantw61_0 : tensor<26xf32> to tensor<?xf32>
  %bad61_0 = call @check_f32(%gotd61_0, %wantd61_0, %rtol61, %atol61) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "tanh_bf16.0: "
  vector.print %bad61_0 : i64
  %in62_0 = stablehlo.constant dense<"0x003F803FC03F00407040833AE840A0420000807FC07F1C46D23800BF80BFC0BF00C070C083BAE8C0A0C2008080FFC0FF1CC6D2B8"> : tensor<26xbf16>
  %out62:1 = call @logistic_bf16(%in62_0) : (tensor<26xbf16>) -> (tensor<26xbf16>)
  %rtol62 = arith.constant 1.600000e-02 : f64
  %atol62 = arith.constant 1.000000e-30 : f64
  %want62_0 = stablehlo.constant dense<"0x1F3F3B3F513F613F7A3F003F803F803F003F803FC0FF803F003FC13E8A3E3B3EF43DBC3C003F3A3AC005003F0000C07F0000003F"> : tensor<26xbf16>
  %gotf62_0 = stablehlo.reshape %out62#0 : (tensor<26xbf16>) -> tensor<26xbf16>
  %gotw62_0 = stablehlo.convert %gotf62_0 : (tensor<26xbf16>) -> tensor<26xf32>
  %gotd62_0 = tensor.cast %gotw62_0 : tensor<26xf32> to tensor<?xf32>
  %wantf62_0 = stablehlo.reshape %want62_0 : (tensor<26xbf16>) -> tensor<26xbf16>
  %wantw62_0 = stablehlo.convert %wantf62_0 : (tensor<26xbf16>) -> tensor<26xf32>
  %wantd62_0 = tensor.cast %wantw62_0 : tensor<26xf32> to tensor<?xf32>
  %bad62_0 = call @check_f32(%gotd62_0, %wantd62_0, %rtol62, %atol62) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "logistic_bf16.0: "
  vector.print %bad62_0 : i64
  %in63_0 = stablehlo.constant dense<"0x003F803FC03F00407040833AE840A0420000807FC07F1C46D23800BF80BFC0BF00C070C083BAE8C0A0C2008080FFC0FF1CC6D2B8"> : tensor<26xbf16>
  %out63:1 = call @sqrt_bf16(%in63_0) : (tensor<26xbf16>) -> (tensor<26xbf16>)
  %rtol63 = arith.constant 1.600000e-02 : f64
  %atol63 = arith.constant 1.000000e-30 : f64
  %want63_0 = stablehlo.constant dense<"0x353F803F9D3FB53FF83F013D2C400F410000807FC07FC842243CC0FFC0FFC0FFC0FFC0FFC0FFC0FFC0FF0080C0FFC0FFC0FFC0FF"> : tensor<26xbf16>
  %gotf63_0 = stablehlo.reshape %out63#0 : (tensor<26xbf16>) -> tensor<26xbf16>
  %gotw63_0 = stablehlo.convert %gotf63_0 : (tensor<26xbf16>) -> tensor<26xf32>
  %gotd63_0 = tensor.cast %gotw63_0 : tensor<26xf32> to tensor<?xf32>
  %wantf63_0 = stablehlo.reshape %want63_0 : (tensor<26xbf16>) -> tensor<26xbf16>
  %wantw63_0 = stablehlo.convert %wantf63_0 : (tensor<26xbf16>) -> tensor<26xf32>
  %wantd63_0 = tensor.cast %wantw63_0 : tensor<26xf32> to tensor<?xf32>
  %bad63_0 = call @check_f32(%gotd63_0, %wantd63_0, %rtol63, %atol63) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "sqrt_bf16.0: "
  vector.print %bad63_0 : i64
  %in64_0 = stablehlo.constant dense<"0x003F803FC03F00407040833AE840A0420000807FC07F1C46D23800BF80BFC0BF00C070C083BAE8C0A0C2008080FFC0FF1CC6D2B8"> : tensor<26xbf16>
  %out64:1 = call @rsqrt_bf16(%in64_0) : (tensor<26xbf16>) -> (tensor<26xbf16>)
  %rtol64 = arith.constant 1.600000e-02 : f64
  %atol64 = arith.constant 1.000000e-30 : f64
  %want64_0 = stablehlo.constant dense<"0xB53F803F513F353F043FFD41BE3EE53D807F0000C07F243CC842C0FFC0FFC0FFC0FFC0FFC0FFC0FFC0FF80FFC0FFC0FFC0FFC0FF"> : tensor<26xbf16>
  %gotf64_0 = stablehlo.reshape %out64#0 : (tensor<26xbf16>) -> tensor<26xbf16>
  %gotw64_0 = stablehlo.convert %gotf64_0 : (tensor<26xbf16>) -> tensor<26xf32>
  %gotd64_0 = tensor.cast %gotw64_0 : tensor<26xf32> to tensor<?xf32>
  %wantf64_0 = stablehlo.reshape %want64_0 : (tensor<26xbf16>) -> tensor<26xbf16>
  %wantw64_0 = stablehlo.convert %wantf64_0 : (tensor<26xbf16>) -> tensor<26xf32>
  %wantd64_0 = tensor.cast %wantw64_0 : tensor<26xf32> to tensor<?xf32>
  %bad64_0 = call @check_f32(%gotd64_0, %wantd64_0, %rtol64, %atol64) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "rsqrt_bf16.0: "
  vector.print %bad64_0 : i64
  %in65_0 = stablehlo.constant dense<"0x003F803FC03F00407040833AE840A0420000807FC07F1C46D238"> : tensor<13xbf16>
  %out65:1 = call @log_bf16(%in65_0) : (tensor<13xbf16>) -> (tensor<13xbf16>)
  %rtol65 = arith.constant 1.600000e-02 : f64
  %atol65 = arith.constant 1.000000e-30 : f64
  %want65_0 = stablehlo.constant dense<"0x31BF0000D03E313FA93FDDC0FE3F8C4080FF807FC0FF134113C1"> : tensor<13xbf16>
  %gotf65_0 = stablehlo.reshape %out65#0 : (tensor<13xbf16>) -> tensor<13xbf16>
  %gotw65_0 = stablehlo.convert %gotf65_0 : (tensor<13xbf16>) -> tensor<13xf32>
  %gotd65_0 = tensor.cast %gotw65_0 : tensor<13xf32> to tensor<?xf32>
  %wantf65_0 = stablehlo.reshape %want65_0 : (tensor<13xbf16>) -> tensor<13xbf16>
  %wantw65_0 = stablehlo.convert %wantf65_0 : (tensor<13xbf16>) -> tensor<13xf32>
  %wantd65_0 = tensor.cast %wantw65_0 : tensor<13xf32> to tensor<?xf32>
  %bad65_0 = call @check_f32(%gotd65_0, %wantd65_0, %rtol65, %atol65) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "log_bf16.0: "
  vector.print %bad65_0 : i64
  %in66_0 = stablehlo.constant dense<"0x003F803FC03F00407040833AE840A0420000807FC07F00BF80BFC0BF00C070C083BAE8C0A0C2008080FFC0FF"> : tensor<22xbf16>
  %out66:1 = call @sine_bf16(%in66_0) : (tensor<22xbf16>) -> (tensor<22xbf16>)
  %rtol66 = arith.constant 1.600000e-02 : f64
  %atol66 = arith.constant 1.600000e-02 : f64
  %want66_0 = stablehlo.constant dense<"0xF53E573F7F3F693F12BF833A533F7EBF0000C0FFC07FF5BE57BF7FBF69BF123F83BA53BF7E3F0080C0FFC0FF"> : tensor<22xbf16>
  %gotf66_0 = stablehlo.reshape %out66#0 : (tensor<22xbf16>) -> tensor<22xbf16>
  %gotw66_0 = stablehlo.convert %gotf66_0 : (tensor<22xbf16>) -> tensor<22xf32>
  %gotd66_0 = tensor.cast %gotw66_0 : tensor<22xf32> to tensor<?xf32>
  %wantf66_0 = stablehlo.reshape %want66_0 : (tensor<22xbf16>) -> tensor<22xbf16>
  %wantw66_0 = stablehlo.convert %wantf66_0 : (tensor<22xbf16>) -> tensor<22xf32>
  %wantd66_0 = tensor.cast %wantw66_0 : tensor<22xf32> to tensor<?xf32>
  %bad66_0 = call @check_f32(%gotd66_0, %wantd66_0, %rtol66, %atol66) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "sine_bf16.0: "
  vector.print %bad66_0 : i64
  %in67_0 = stablehlo.constant dense<"0x003F803FC03F00407040833AE840A0420000807FC07F00BF80BFC0BF00C070C083BAE8C0A0C2008080FFC0FF"> : tensor<22xbf16>
  %out67:1 = call @cosine_bf16(%in67_0) : (tensor<22xbf16>) -> (tensor<22xbf16>)
  %rtol67 = arith.constant 1.600000e-02 : f64
  %atol67 = arith.constant 1.600000e-02 : f64
  %want67_0 = stablehlo.constant dense<"0x613F0A3F913DD5BE52BF803F113FE2BD803FC0FFC07F613F0A3F913DD5BE52BF803F113FE2BD803FC0FFC0FF"> : tensor<22xbf16>
  %gotf67_0 = stablehlo.reshape %out67#0 : (tensor<22xbf16>) -> tensor<22xbf16>
  %gotw67_0 = stablehlo.convert %gotf67_0 : (tensor<22xbf16>) -> tensor<22xf32>
  %gotd67_0 = tensor.cast %gotw67_0 : tensor<22xf32> to tensor<?xf32>
  %wantf67_0 = stablehlo.reshape %want67_0 : (tensor<22xbf16>) -> tensor<22xbf16>
  %wantw67_0 = stablehlo.convert %wantf67_0 : (tensor<22xbf16>) -> tensor<22xf32>
  %wantd67_0 = tensor.cast %wantw67_0 : tensor<22xf32> to tensor<?xf32>
  %bad67_0 = call @check_f32(%gotd67_0, %wantd67_0, %rtol67, %atol67) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "cosine_bf16.0: "
  vector.print %bad67_0 : i64
  %in68_0 = stablehlo.constant dense<"0x00000000000000000000000000000080008000800080008000800080C03FC03FC03FC03FC03FC03FC03F00C000C000C000C000C000C000C0807F807F807F807F807F807F807F80FF80FF80FF80FF80FF80FF80FFC07FC07FC07FC07FC07FC07FC07F"> : tensor<49xbf16>
  %in68_1 = stablehlo.constant dense<"0x00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F"> : tensor<49xbf16>
  %out68:1 = call @add_bf16(%in68_0, %in68_1) : (tensor<49xbf16>, tensor<49xbf16>) -> (tensor<49xbf16>)
  %rtol68 = arith.constant 1.600000e-02 : f64
  %atol68 = arith.constant 1.000000e-30 : f64
  %want68_0 = stablehlo.constant dense<"0x00000000C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07FC03FC03F404000BF807F80FFC07F00C000C000BF80C0807F80FFC07F807F807F807F807F807FC0FFC07F80FF80FF80FF80FFC0FF80FFC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<49xbf16>
  %gotf68_0 = stablehlo.reshape %out68#0 : (tensor<49xbf16>) -> tensor<49xbf16>
  %gotw68_0 = stablehlo.convert %gotf68_0 : (tensor<49xbf16>) -> tensor<49xf32>
  %gotd68_0 = tensor.cast %gotw68_0 : tensor<49xf32> to tensor<?xf32>
  %wantf68_0 = stablehlo.reshape %want68_0 : (tensor<49xbf16>) -> tensor<49xbf16>
  %wantw68_0 = stablehlo.convert %wantf68_0 : (tensor<49xbf16>) -> tensor<49xf32>
  %wantd68_0 = tensor.cast %wantw68_0 : tensor<49xf32> to tensor<?xf32>
  %bad68_0 = call @check_f32(%gotd68_0, %wantd68_0, %rtol68, %atol68) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "add_bf16.0: "
  vector.print %bad68_0 : i64
  %in69_0 = stablehlo.constant dense<"0x00000000000000000000000000000080008000800080008000800080C03FC03FC03FC03FC03FC03FC03F00C000C000C000C000C000C000C0807F807F807F807F807F807F807F80FF80FF80FF80FF80FF80FF80FFC07FC07FC07FC07FC07FC07FC07F"> : tensor<49xbf16>
  %in69_1 = stablehlo.constant dense<"0x00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F"> : tensor<49xbf16>
  %out69:1 = call @subtract_bf16(%in69_0, %in69_1) : (tensor<49xbf16>, tensor<49xbf16>) -> (tensor<49xbf16>)
  %rtol69 = arith.constant 1.600000e-02 : f64
  %atol69 = arith.constant 1.000000e-30 : f64
  %want69_0 = stablehlo.constant dense<"0x00000000C0BF004080FF807FC07F00800000C0BF004080FF807FC07FC03FC03F0000604080FF807FC07F00C000C060C0000080FF807FC07F807F807F807F807FC0FF807FC07F80FF80FF80FF80FF80FFC0FFC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<49xbf16>
  %gotf69_0 = stablehlo.reshape %out69#0 : (tensor<49xbf16>) -> tensor<49xbf16>
  %gotw69_0 = stablehlo.convert %gotf69_0 : (tensor<49xbf16>) -> tensor<49xf32>
  %gotd69_0 = tensor.cast %gotw69_0 : tensor<49xf32> to tensor<?xf32>
  %wantf69_0 = stablehlo.reshape %want69_0 : (tensor<49xbf16>) -> tensor<49xbf16>
  %wantw69_0 = stablehlo.convert %wantf69_0 : (tensor<49xbf16>) -> tensor<49xf32>
  %wantd69_0 = tensor.cast %wantw69_0 : tensor<49xf32> to tensor<?xf32>
  %bad69_0 = call @check_f32(%gotd69_0, %wantd69_0, %rtol69, %atol69) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "subtract_bf16.0: "
  vector.print %bad69_0 : i64
  %in70_0 = stablehlo.constant dense<"0x00000000000000000000000000000080008000800080008000800080C03FC03FC03FC03FC03FC03FC03F00C000C000C000C000C000C000C0807F807F807F807F807F807F807F80FF80FF80FF80FF80FF80FF80FFC07FC07FC07FC07FC07FC07FC07F"> : tensor<49xbf16>
  %in70_1 = stablehlo.constant dense<"0x00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F"> : tensor<49xbf16>
  %out70:1 = call @multiply_bf16(%in70_0, %in70_1) : (tensor<49xbf16>, tensor<49xbf16>) -> (tensor<49xbf16>)
  %rtol70 = arith.constant 1.600000e-02 : f64
  %atol70 = arith.constant 1.000000e-30 : f64
  %want70_0 = stablehlo.constant dense<"0x0000008000000080C0FFC0FFC07F0080000000800000C0FFC0FFC07F00000080104040C0807F80FFC07F0080000040C0804080FF807FC07FC0FFC0FF807F80FF807F80FFC07FC0FFC0FF80FF807F80FF807FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<49xbf16>
  %gotf70_0 = stablehlo.reshape %out70#0 : (tensor<49xbf16>) -> tensor<49xbf16>
  %gotw70_0 = stablehlo.convert %gotf70_0 : (tensor<49xbf16>) -> tensor<49xf32>
  %gotd70_0 = tensor.cast %gotw70_0 : tensor<49xf32> to tensor<?xf32>
  %wantf70_0 = stablehlo.reshape %want70_0 : (tensor<49xbf16>) -> tensor<49xbf16>
  %wantw70_0 = stablehlo.convert %wantf70_0 : (tensor<49xbf16>) -> tensor<49xf32>
  %wantd70_0 = tensor.cast %wantw70_0 : tensor<49xf32> to tensor<?xf32>
  %bad70_0 = call @check_f32(%gotd70_0, %wantd70_0, %rtol70, %atol70) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "multiply_bf16.0: "
  vector.print %bad70_0 : i64
  %in71_0 = stablehlo.constant dense<"0x00000000000000000000000000000080008000800080008000800080C03FC03FC03FC03FC03FC03FC03F00C000C000C000C000C000C000C0807F807F807F807F807F807F807F80FF80FF80FF80FF80FF80FF80FFC07FC07FC07FC07FC07FC07FC07F"> : tensor<49xbf16>
  %in71_1 = stablehlo.constant dense<"0x00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F"> : tensor<49xbf16>
  %out71:1 = call @divide_bf16(%in71_0, %in71_1) : (tensor<49xbf16>, tensor<49xbf16>) -> (tensor<49xbf16>)
  %rtol71 = arith.constant 1.600000e-02 : f64
  %atol71 = arith.constant 1.000000e-30 : f64
  %want71_0 = stablehlo.constant dense<"0xC0FFC0FF0000008000000080C07FC0FFC0FF0080000000800000C07F807F80FF803F40BF00000080C07F80FF807FABBF803F00800000C07F807F80FF807F80FFC0FFC0FFC07F80FF807F80FF807FC0FFC0FFC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<49xbf16>
  %gotf71_0 = stablehlo.reshape %out71#0 : (tensor<49xbf16>) -> tensor<49xbf16>
  %gotw71_0 = stablehlo.convert %gotf71_0 : (tensor<49xbf16>) -> tensor<49xf32>
  %gotd71_0 = tensor.cast %gotw71_0 : tensor<49xf32> to tensor<?xf32>
  %wantf71_0 = stablehlo.reshape %want71_0 : (tensor<49xbf16>) -> tensor<49xbf16>
  %wantw71_0 = stablehlo.convert %wantf71_0 : (tensor<49xbf16>) -> tensor<49xf32>
  %wantd71_0 = tensor.cast %wantw71_0 : tensor<49xf32> to tensor<?xf32>
  %bad71_0 = call @check_f32(%gotd71_0, %wantd71_0, %rtol71, %atol71) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "divide_bf16.0: "
  vector.print %bad71_0 : i64
  %in72_0 = stablehlo.constant dense<"0x00000000000000000000000000000080008000800080008000800080C03FC03FC03FC03FC03FC03FC03F00C000C000C000C000C000C000C0807F807F807F807F807F807F807F80FF80FF80FF80FF80FF80FF80FFC07FC07FC07FC07FC07FC07FC07F"> : tensor<49xbf16>
  %in72_1 = stablehlo.constant dense<"0x00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F"> : tensor<49xbf16>
  %out72:1 = call @maximum_bf16(%in72_0, %in72_1) : (tensor<49xbf16>, tensor<49xbf16>) -> (tensor<49xbf16>)
  %rtol72 = arith.constant 1.600000e-02 : f64
  %atol72 = arith.constant 1.000000e-30 : f64
  %want72_0 = stablehlo.constant dense<"0x00000000C03F0000807F0000C07F00000080C03F0080807F0080C07FC03FC03FC03FC03F807FC03FC07F00000080C03F00C0807F00C0C07F807F807F807F807F807F807FC07F00000080C03F00C0807F80FFC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<49xbf16>
  %gotf72_0 = stablehlo.reshape %out72#0 : (tensor<49xbf16>) -> tensor<49xbf16>
  %gotw72_0 = stablehlo.convert %gotf72_0 : (tensor<49xbf16>) -> tensor<49xf32>
  %gotd72_0 = tensor.cast %gotw72_0 : tensor<49xf32> to tensor<?xf32>
  %wantf72_0 = stablehlo.reshape %want72_0 : (tensor<49xbf16>) -> tensor<49xbf16>
  %wantw72_0 = stablehlo.convert %wantf72_0 : (tensor<49xbf16>) -> tensor<49xf32>
  %wantd72_0 = tensor.cast %wantw72_0 : tensor<49xf32> to tensor<?xf32>
  %bad72_0 = call @check_f32(%gotd72_0, %wantd72_0, %rtol72, %atol72) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "maximum_bf16.0: "
  vector.print %bad72_0 : i64
  %in73_0 = stablehlo.constant dense<"0x00000000000000000000000000000080008000800080008000800080C03FC03FC03FC03FC03FC03FC03F00C000C000C000C000C000C000C0807F807F807F807F807F807F807F80FF80FF80FF80FF80FF80FF80FFC07FC07FC07FC07FC07FC07FC07F"> : tensor<49xbf16>
  %in73_1 = stablehlo.constant dense<"0x00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F00000080C03F00C0807F80FFC07F"> : tensor<49xbf16>
  %out73:1 = call @minimum_bf16(%in73_0, %in73_1) : (tensor<49xbf16>, tensor<49xbf16>) -> (tensor<49xbf16>)
  %rtol73 = arith.constant 1.600000e-02 : f64
  %atol73 = arith.constant 1.000000e-30 : f64
  %want73_0 = stablehlo.constant dense<"0x00000080000000C0000080FFC07F00800080008000C0008080FFC0FF00000080C03F00C0C03F80FFC07F00C000C000C000C000C080FFC0FF00000080C03F00C0807F80FFC07F80FF80FF80FF80FF80FF80FFC0FFC07FC07FC07FC07FC07FC07FC07F"> : tensor<49xbf16>
  %gotf73_0 = stablehlo.reshape %out73#0 : (tensor<49xbf16>) -> tensor<49xbf16>
  %gotw73_0 = stablehlo.convert %gotf73_0 : (tensor<49xbf16>) -> tensor<49xf32>
  %gotd73_0 = tensor.cast %gotw73_0 : tensor<49xf32> to tensor<?xf32>
  %wantf73_0 = stablehlo.reshape %want73_0 : (tensor<49xbf16>) -> tensor<49xbf16>
  %wantw73_0 = stablehlo.convert %wantf73_0 : (tensor<49xbf16>) -> tensor<49xf32>
  %wantd73_0 = tensor.cast %wantw73_0 : tensor<49xf32> to tensor<?xf32>
  %bad73_0 = call @check_f32(%gotd73_0, %wantd73_0, %rtol73, %atol73) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "minimum_bf16.0: "
  vector.print %bad73_0 : i64
  %in74_0 = stablehlo.constant dense<"0x003F003F003F003F003F803F803F803F803F803F004000400040004000406040604060406040604020412041204120412041"> : tensor<25xbf16>
  %in74_1 = stablehlo.constant dense<"0x003F803F004060402041003F803F004060402041003F803F004060402041003F803F004060402041003F803F004060402041"> : tensor<25xbf16>
  %out74:1 = call @power_bf16(%in74_0, %in74_1) : (tensor<25xbf16>, tensor<25xbf16>) -> (tensor<25xbf16>)
  %rtol74 = arith.constant 6.400000e-02 : f64
  %atol74 = arith.constant 0.000000e+00 : f64
  %want74_0 = stablehlo.constant dense<"0x353F003F803EB53D803A803F803F803F803F803FB53F0040804035418044EF3F60404441A04287484A402041C84246451550"> : tensor<25xbf16>
  %gotf74_0 = stablehlo.reshape %out74#0 : (tensor<25xbf16>) -> tensor<25xbf16>
  %gotw74_0 = stablehlo.convert %gotf74_0 : (tensor<25xbf16>) -> tensor<25xf32>
  %gotd74_0 = tensor.cast %gotw74_0 : tensor<25xf32> to tensor<?xf32>
  %wantf74_0 = stablehlo.reshape %want74_0 : (tensor<25xbf16>) -> tensor<25xbf16>
  %wantw74_0 = stablehlo.convert %wantf74_0 : (tensor<25xbf16>) -> tensor<25xf32>
  %wantd74_0 = tensor.cast %wantw74_0 : tensor<25xf32> to tensor<?xf32>
  %bad74_0 = call @check_f32(%gotd74_0, %wantd74_0, %rtol74, %atol74) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "power_bf16.0: "
  vector.print %bad74_0 : i64
  %in75_0 = stablehlo.constant dense<"0x00000000000000000000000000000000803F803F803F803F803F803F803F803F80BF80BF80BF80BF80BF80BF80BF80BF0040004000400040004000400040004000C000C000C000C000C000C000C000C0003F003F003F003F003F003F003F003F807F807F807F807F807F807F807F807FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<64xbf16>
  %in75_1 = stablehlo.constant dense<"0x0000803F80BF004000C0003F807FC07F0000803F80BF004000C0003F807FC07F0000803F80BF004000C0003F807FC07F0000803F80BF004000C0003F807FC07F0000803F80BF004000C0003F807FC07F0000803F80BF004000C0003F807FC07F0000803F80BF004000C0003F807FC07F0000803F80BF004000C0003F807FC07F"> : tensor<64xbf16>
  %out75:1 = call @power_bf16_edge(%in75_0, %in75_1) : (tensor<64xbf16>, tensor<64xbf16>) -> (tensor<64xbf16>)
  %rtol75 = arith.constant 6.400000e-02 : f64
  %atol75 = arith.constant 0.000000e+00 : f64
  %want75_0 = stablehlo.constant dense<"0x803F0000807F0000807F00000000C07F803F803F803F803F803F803F803F803F803F80BF80BF803F803FC0FF803FC07F803F0040003F8040803EB53F807FC07F803F00C000BF8040803EC0FF807FC07F803F003F0040803E8040353F0000C07F803F807F0000807F0000807F807FC07F803FC07FC07FC07FC07FC07FC07FC07F"> : tensor<64xbf16>
  %gotf75_0 = stablehlo.reshape %out75#0 : (tensor<64xbf16>) -> tensor<64xbf16>
  %gotw75_0 = stablehlo.convert %gotf75_0 : (tensor<64xbf16>) -> tensor<64xf32>
  %gotd75_0 = tensor.cast %gotw75_0 : tensor<64xf32> to tensor<?xf32>
  %wantf75_0 = stablehlo.reshape %want75_0 : (tensor<64xbf16>) -> tensor<64xbf16>
  %wantw75_0 = stablehlo.convert %wantf75_0 : (tensor<64xbf16>) -> tensor<64xf32>
  %wantd75_0 = tensor.cast %wantw75_0 : tensor<64xf32> to tensor<?xf32>
  %bad75_0 = call @check_f32(%gotd75_0, %wantd75_0, %rtol75, %atol75) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "power_bf16_edge.0: "
  vector.print %bad75_0 : i64
  return
}
