// Written by utils/gen_lowering_tests.py: expected values are XLA's. A case prints
// how many of its elements are wrong.
// RUN: dgc-opt %s --pass-pipeline='builtin.module(func.func(dgc-lower-to-linalg),one-shot-bufferize{bufferize-function-boundaries=1 function-boundary-type-conversion=identity-layout-map allow-return-allocs-from-loops=1},func.func(convert-linalg-to-loops),canonicalize,cse,expand-strided-metadata,convert-vector-to-llvm,lower-affine,func.func(math-expand-ops{ops=rsqrt}),convert-math-to-llvm,convert-math-to-libm,arith-expand{include-bf16=true},convert-scf-to-cf,convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)' \
// RUN: | sed 's/{fastmath = #arith[^}]*}//' \
// RUN: | mlir-runner -e main --entry-point-result=void --shared-libs=%mlir_lib_dir/libmlir_runner_utils.so,%mlir_lib_dir/libmlir_c_runner_utils.so \
// RUN: | FileCheck %s

// CHECK: broadcast_0.0: 0
// CHECK: broadcast_1.0: 0
// CHECK: broadcast_2.0: 0
// CHECK: broadcast_3.0: 0
// CHECK: broadcast_4.0: 0
// CHECK: broadcast_5.0: 0
// CHECK: broadcast_6.0: 0
// CHECK: broadcast_7.0: 0
// CHECK: broadcast_8.0: 0
// CHECK: broadcast_9.0: 0
// CHECK: broadcast_10.0: 0
// CHECK: broadcast_11.0: 0
// CHECK: transpose_0.0: 0
// CHECK: transpose_1.0: 0
// CHECK: transpose_2.0: 0
// CHECK: transpose_3.0: 0
// CHECK: transpose_4.0: 0
// CHECK: transpose_5.0: 0
// CHECK: transpose_6.0: 0
// CHECK: reshape_0.0: 0
// CHECK: reshape_1.0: 0
// CHECK: reshape_2.0: 0
// CHECK: reshape_3.0: 0
// CHECK: reshape_4.0: 0
// CHECK: reshape_5.0: 0
// CHECK: reshape_6.0: 0
// CHECK: reshape_7.0: 0
// CHECK: reshape_8.0: 0
// CHECK: reshape_9.0: 0
// CHECK: reshape_10.0: 0
// CHECK: reshape_11.0: 0
// CHECK: reshape_12.0: 0
// CHECK: iota_f32_0_1.0: 0
// CHECK: iota_f32_1_2.0: 0
// CHECK: iota_f32_0_2.0: 0
// CHECK: iota_bf16_0_1.0: 0
// CHECK: iota_bf16_1_2.0: 0
// CHECK: iota_bf16_0_2.0: 0
// CHECK: iota_i8_0_1.0: 0
// CHECK: iota_i8_1_2.0: 0
// CHECK: iota_i8_0_2.0: 0
// CHECK: iota_ui8_0_1.0: 0
// CHECK: iota_ui8_1_2.0: 0
// CHECK: iota_ui8_0_2.0: 0
// CHECK: iota_i64_0_1.0: 0
// CHECK: iota_i64_1_2.0: 0
// CHECK: iota_i64_0_2.0: 0
// CHECK: iota_f64_0_1.0: 0
// CHECK: iota_f64_1_2.0: 0
// CHECK: iota_f64_0_2.0: 0
// CHECK: mixed_0.0: 0
// CHECK: mixed_0.1: 0
// CHECK: mixed_0.2: 0
// CHECK: mixed_0.3: 0
// CHECK: mixed_1.0: 0
// CHECK: constant_dense.0: 0
// CHECK: constant_unsigned.0: 0
// CHECK: scalars.0: 0

func.func @broadcast_0(%a0: tensor<3xf32>) -> (tensor<2x3xf32>) {
  %r = stablehlo.broadcast_in_dim %a0, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @broadcast_1(%a0: tensor<3xf32>) -> (tensor<3x2xf32>) {
  %r = stablehlo.broadcast_in_dim %a0, dims = [0] : (tensor<3xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}

func.func @broadcast_2(%a0: tensor<f32>) -> (tensor<2x3xf32>) {
  %r = stablehlo.broadcast_in_dim %a0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @broadcast_3(%a0: tensor<2x1xf32>) -> (tensor<2x3x4xf32>) {
  %r = stablehlo.broadcast_in_dim %a0, dims = [0, 2] : (tensor<2x1xf32>) -> tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}

func.func @broadcast_4(%a0: tensor<1xf32>) -> (tensor<5xf32>) {
  %r = stablehlo.broadcast_in_dim %a0, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
  return %r : tensor<5xf32>
}

func.func @broadcast_5(%a0: tensor<1x1xf32>) -> (tensor<1x4xf32>) {
  %r = stablehlo.broadcast_in_dim %a0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x4xf32>
  return %r : tensor<1x4xf32>
}

func.func @broadcast_6(%a0: tensor<2x3xf32>) -> (tensor<2x1x3xf32>) {
  %r = stablehlo.broadcast_in_dim %a0, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
  return %r : tensor<2x1x3xf32>
}

func.func @broadcast_7(%a0: tensor<3x2xf32>) -> (tensor<2x3xf32>) {
  %r = stablehlo.broadcast_in_dim %a0, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @broadcast_8(%a0: tensor<0xf32>) -> (tensor<2x0xf32>) {
  %r = stablehlo.broadcast_in_dim %a0, dims = [1] : (tensor<0xf32>) -> tensor<2x0xf32>
  return %r : tensor<2x0xf32>
}

func.func @broadcast_9(%a0: tensor<2x3xf32>) -> (tensor<4x2x1x3xf32>) {
  %r = stablehlo.broadcast_in_dim %a0, dims = [1, 3] : (tensor<2x3xf32>) -> tensor<4x2x1x3xf32>
  return %r : tensor<4x2x1x3xf32>
}

func.func @broadcast_10(%a0: tensor<f32>) -> (tensor<1xf32>) {
  %r = stablehlo.broadcast_in_dim %a0, dims = [] : (tensor<f32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}

func.func @broadcast_11(%a0: tensor<f32>) -> (tensor<0xf32>) {
  %r = stablehlo.broadcast_in_dim %a0, dims = [] : (tensor<f32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

func.func @transpose_0(%a0: tensor<2x3xbf16>) -> (tensor<3x2xbf16>) {
  %r = stablehlo.transpose %a0, dims = [1, 0] : (tensor<2x3xbf16>) -> tensor<3x2xbf16>
  return %r : tensor<3x2xbf16>
}

func.func @transpose_1(%a0: tensor<2x3x4xbf16>) -> (tensor<4x2x3xbf16>) {
  %r = stablehlo.transpose %a0, dims = [2, 0, 1] : (tensor<2x3x4xbf16>) -> tensor<4x2x3xbf16>
  return %r : tensor<4x2x3xbf16>
}

func.func @transpose_2(%a0: tensor<1x3xbf16>) -> (tensor<3x1xbf16>) {
  %r = stablehlo.transpose %a0, dims = [1, 0] : (tensor<1x3xbf16>) -> tensor<3x1xbf16>
  return %r : tensor<3x1xbf16>
}

func.func @transpose_3(%a0: tensor<2x1x3x4xbf16>) -> (tensor<4x1x2x3xbf16>) {
  %r = stablehlo.transpose %a0, dims = [3, 1, 0, 2] : (tensor<2x1x3x4xbf16>) -> tensor<4x1x2x3xbf16>
  return %r : tensor<4x1x2x3xbf16>
}

func.func @transpose_4(%a0: tensor<bf16>) -> (tensor<bf16>) {
  %r = stablehlo.transpose %a0, dims = [] : (tensor<bf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

func.func @transpose_5(%a0: tensor<0x2xbf16>) -> (tensor<2x0xbf16>) {
  %r = stablehlo.transpose %a0, dims = [1, 0] : (tensor<0x2xbf16>) -> tensor<2x0xbf16>
  return %r : tensor<2x0xbf16>
}

func.func @transpose_6(%a0: tensor<5x1x1xbf16>) -> (tensor<1x5x1xbf16>) {
  %r = stablehlo.transpose %a0, dims = [2, 0, 1] : (tensor<5x1x1xbf16>) -> tensor<1x5x1xbf16>
  return %r : tensor<1x5x1xbf16>
}

func.func @reshape_0(%a0: tensor<4x6xi32>) -> (tensor<6x4xi32>) {
  %r = stablehlo.reshape %a0 : (tensor<4x6xi32>) -> tensor<6x4xi32>
  return %r : tensor<6x4xi32>
}

func.func @reshape_1(%a0: tensor<2x3x4xi32>) -> (tensor<24xi32>) {
  %r = stablehlo.reshape %a0 : (tensor<2x3x4xi32>) -> tensor<24xi32>
  return %r : tensor<24xi32>
}

func.func @reshape_2(%a0: tensor<24xi32>) -> (tensor<2x3x4xi32>) {
  %r = stablehlo.reshape %a0 : (tensor<24xi32>) -> tensor<2x3x4xi32>
  return %r : tensor<2x3x4xi32>
}

func.func @reshape_3(%a0: tensor<2x3x4xi32>) -> (tensor<6x4xi32>) {
  %r = stablehlo.reshape %a0 : (tensor<2x3x4xi32>) -> tensor<6x4xi32>
  return %r : tensor<6x4xi32>
}

func.func @reshape_4(%a0: tensor<6x4xi32>) -> (tensor<2x3x4xi32>) {
  %r = stablehlo.reshape %a0 : (tensor<6x4xi32>) -> tensor<2x3x4xi32>
  return %r : tensor<2x3x4xi32>
}

func.func @reshape_5(%a0: tensor<1xi32>) -> (tensor<i32>) {
  %r = stablehlo.reshape %a0 : (tensor<1xi32>) -> tensor<i32>
  return %r : tensor<i32>
}

func.func @reshape_6(%a0: tensor<i32>) -> (tensor<1x1xi32>) {
  %r = stablehlo.reshape %a0 : (tensor<i32>) -> tensor<1x1xi32>
  return %r : tensor<1x1xi32>
}

func.func @reshape_7(%a0: tensor<4x1x6xi32>) -> (tensor<1x4x6x1xi32>) {
  %r = stablehlo.reshape %a0 : (tensor<4x1x6xi32>) -> tensor<1x4x6x1xi32>
  return %r : tensor<1x4x6x1xi32>
}

func.func @reshape_8(%a0: tensor<2x3x5x4xi32>) -> (tensor<6x5x2x2xi32>) {
  %r = stablehlo.reshape %a0 : (tensor<2x3x5x4xi32>) -> tensor<6x5x2x2xi32>
  return %r : tensor<6x5x2x2xi32>
}

func.func @reshape_9(%a0: tensor<2x0xi32>) -> (tensor<0x3xi32>) {
  %r = stablehlo.reshape %a0 : (tensor<2x0xi32>) -> tensor<0x3xi32>
  return %r : tensor<0x3xi32>
}

func.func @reshape_10(%a0: tensor<5x4x6xi32>) -> (tensor<5x6x4xi32>) {
  %r = stablehlo.reshape %a0 : (tensor<5x4x6xi32>) -> tensor<5x6x4xi32>
  return %r : tensor<5x6x4xi32>
}

func.func @reshape_11(%a0: tensor<3x1xi32>) -> (tensor<3xi32>) {
  %r = stablehlo.reshape %a0 : (tensor<3x1xi32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

func.func @reshape_12(%a0: tensor<1x6xi32>) -> (tensor<2x1x3x1xi32>) {
  %r = stablehlo.reshape %a0 : (tensor<1x6xi32>) -> tensor<2x1x3x1xi32>
  return %r : tensor<2x1x3x1xi32>
}

func.func @iota_f32_0_1() -> (tensor<5xf32>) {
  %r = stablehlo.iota dim = 0 : tensor<5xf32>
  return %r : tensor<5xf32>
}

func.func @iota_f32_1_2() -> (tensor<2x3xf32>) {
  %r = stablehlo.iota dim = 1 : tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

func.func @iota_f32_0_2() -> (tensor<1x4xf32>) {
  %r = stablehlo.iota dim = 0 : tensor<1x4xf32>
  return %r : tensor<1x4xf32>
}

func.func @iota_bf16_0_1() -> (tensor<5xbf16>) {
  %r = stablehlo.iota dim = 0 : tensor<5xbf16>
  return %r : tensor<5xbf16>
}

func.func @iota_bf16_1_2() -> (tensor<2x3xbf16>) {
  %r = stablehlo.iota dim = 1 : tensor<2x3xbf16>
  return %r : tensor<2x3xbf16>
}

func.func @iota_bf16_0_2() -> (tensor<1x4xbf16>) {
  %r = stablehlo.iota dim = 0 : tensor<1x4xbf16>
  return %r : tensor<1x4xbf16>
}

func.func @iota_i8_0_1() -> (tensor<5xi8>) {
  %r = stablehlo.iota dim = 0 : tensor<5xi8>
  return %r : tensor<5xi8>
}

func.func @iota_i8_1_2() -> (tensor<2x3xi8>) {
  %r = stablehlo.iota dim = 1 : tensor<2x3xi8>
  return %r : tensor<2x3xi8>
}

func.func @iota_i8_0_2() -> (tensor<1x4xi8>) {
  %r = stablehlo.iota dim = 0 : tensor<1x4xi8>
  return %r : tensor<1x4xi8>
}

func.func @iota_ui8_0_1() -> (tensor<5xui8>) {
  %r = stablehlo.iota dim = 0 : tensor<5xui8>
  return %r : tensor<5xui8>
}

func.func @iota_ui8_1_2() -> (tensor<2x3xui8>) {
  %r = stablehlo.iota dim = 1 : tensor<2x3xui8>
  return %r : tensor<2x3xui8>
}

func.func @iota_ui8_0_2() -> (tensor<1x4xui8>) {
  %r = stablehlo.iota dim = 0 : tensor<1x4xui8>
  return %r : tensor<1x4xui8>
}

func.func @iota_i64_0_1() -> (tensor<5xi64>) {
  %r = stablehlo.iota dim = 0 : tensor<5xi64>
  return %r : tensor<5xi64>
}

func.func @iota_i64_1_2() -> (tensor<2x3xi64>) {
  %r = stablehlo.iota dim = 1 : tensor<2x3xi64>
  return %r : tensor<2x3xi64>
}

func.func @iota_i64_0_2() -> (tensor<1x4xi64>) {
  %r = stablehlo.iota dim = 0 : tensor<1x4xi64>
  return %r : tensor<1x4xi64>
}

func.func @iota_f64_0_1() -> (tensor<5xf64>) {
  %r = stablehlo.iota dim = 0 : tensor<5xf64>
  return %r : tensor<5xf64>
}

func.func @iota_f64_1_2() -> (tensor<2x3xf64>) {
  %r = stablehlo.iota dim = 1 : tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

func.func @iota_f64_0_2() -> (tensor<1x4xf64>) {
  %r = stablehlo.iota dim = 0 : tensor<1x4xf64>
  return %r : tensor<1x4xf64>
}

func.func @mixed_0(%a0: tensor<4x3xf32>, %a1: tensor<4xf32>) -> (tensor<3x4xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) {
  %c = stablehlo.constant dense<2.0> : tensor<f32>
  %b = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
  %i = stablehlo.iota dim = 1 : tensor<4x3xf32>
  %p = stablehlo.multiply %a0, %b : tensor<4x3xf32>
  %q = stablehlo.add %p, %i : tensor<4x3xf32>
  %s = stablehlo.transpose %i, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
  %u = stablehlo.transpose %q, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
  %r0 = stablehlo.subtract %u, %s : tensor<3x4xf32>
  %r1 = stablehlo.add %b, %b : tensor<4x3xf32>
  %r2 = stablehlo.add %i, %b : tensor<4x3xf32>
  %v = stablehlo.broadcast_in_dim %a1, dims = [0] : (tensor<4xf32>) -> tensor<4x3xf32>
  %r3 = stablehlo.negate %v : tensor<4x3xf32>
  return %r0, %r1, %r2, %r3 : tensor<3x4xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
}

func.func @mixed_1(%a0: tensor<1x4x1xf32>, %a1: tensor<1xf32>) -> (tensor<12x2xf32>) {
  %b = stablehlo.broadcast_in_dim %a0, dims = [1, 0, 2] : (tensor<1x4x1xf32>) -> tensor<4x2x3xf32>
  %n = stablehlo.negate %b : tensor<4x2x3xf32>
  %s = stablehlo.reshape %a1 : (tensor<1xf32>) -> tensor<f32>
  %c = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<4x2x3xf32>
  %m = stablehlo.multiply %n, %c : tensor<4x2x3xf32>
  %t = stablehlo.transpose %m, dims = [2, 0, 1] : (tensor<4x2x3xf32>) -> tensor<3x4x2xf32>
  %r = stablehlo.reshape %t : (tensor<3x4x2xf32>) -> tensor<12x2xf32>
  return %r : tensor<12x2xf32>
}

func.func @constant_dense(%a0: tensor<2x2xi32>) -> (tensor<2x2xi32>) {
  %c = stablehlo.constant dense<[[1, -2], [3, 4]]> : tensor<2x2xi32>
  %r = stablehlo.add %a0, %c : tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}

func.func @constant_unsigned(%a0: tensor<2xui8>) -> (tensor<2xui8>) {
  %c = stablehlo.constant dense<[200, 3]> : tensor<2xui8>
  %r = stablehlo.maximum %a0, %c : tensor<2xui8>
  return %r : tensor<2xui8>
}

func.func @scalars(%a0: tensor<f32>) -> (tensor<1x1xf32>) {
  %c = stablehlo.constant dense<3.0> : tensor<f32>
  %p = stablehlo.power %a0, %c : tensor<f32>
  %l = stablehlo.compare LT, %p, %a0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %s = stablehlo.select %l, %p, %c : tensor<i1>, tensor<f32>
  %r = stablehlo.reshape %s : (tensor<f32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
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
  %in0_0 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<3xf32>
  %out0:1 = call @broadcast_0(%in0_0) : (tensor<3xf32>) -> (tensor<2x3xf32>)
  %rtol0 = arith.constant 0.000000e+00 : f64
  %atol0 = arith.constant 0.000000e+00 : f64
  %want0_0 = stablehlo.constant dense<"0x000000000000803F00000040000000000000803F00000040"> : tensor<2x3xf32>
  %gotf0_0 = stablehlo.reshape %out0#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw0_0 = stablehlo.convert %gotf0_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd0_0 = tensor.cast %gotw0_0 : tensor<6xf32> to tensor<?xf32>
  %wantf0_0 = stablehlo.reshape %want0_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw0_0 = stablehlo.convert %wantf0_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd0_0 = tensor.cast %wantw0_0 : tensor<6xf32> to tensor<?xf32>
  %bad0_0 = call @check_f32(%gotd0_0, %wantd0_0, %rtol0, %atol0) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "broadcast_0.0: "
  vector.print %bad0_0 : i64
  %in1_0 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<3xf32>
  %out1:1 = call @broadcast_1(%in1_0) : (tensor<3xf32>) -> (tensor<3x2xf32>)
  %rtol1 = arith.constant 0.000000e+00 : f64
  %atol1 = arith.constant 0.000000e+00 : f64
  %want1_0 = stablehlo.constant dense<"0x00000000000000000000803F0000803F0000004000000040"> : tensor<3x2xf32>
  %gotf1_0 = stablehlo.reshape %out1#0 : (tensor<3x2xf32>) -> tensor<6xf32>
  %gotw1_0 = stablehlo.convert %gotf1_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd1_0 = tensor.cast %gotw1_0 : tensor<6xf32> to tensor<?xf32>
  %wantf1_0 = stablehlo.reshape %want1_0 : (tensor<3x2xf32>) -> tensor<6xf32>
  %wantw1_0 = stablehlo.convert %wantf1_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd1_0 = tensor.cast %wantw1_0 : tensor<6xf32> to tensor<?xf32>
  %bad1_0 = call @check_f32(%gotd1_0, %wantd1_0, %rtol1, %atol1) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "broadcast_1.0: "
  vector.print %bad1_0 : i64
  %in2_0 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
  %out2:1 = call @broadcast_2(%in2_0) : (tensor<f32>) -> (tensor<2x3xf32>)
  %rtol2 = arith.constant 0.000000e+00 : f64
  %atol2 = arith.constant 0.000000e+00 : f64
  %want2_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<2x3xf32>
  %gotf2_0 = stablehlo.reshape %out2#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw2_0 = stablehlo.convert %gotf2_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd2_0 = tensor.cast %gotw2_0 : tensor<6xf32> to tensor<?xf32>
  %wantf2_0 = stablehlo.reshape %want2_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw2_0 = stablehlo.convert %wantf2_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd2_0 = tensor.cast %wantw2_0 : tensor<6xf32> to tensor<?xf32>
  %bad2_0 = call @check_f32(%gotd2_0, %wantd2_0, %rtol2, %atol2) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "broadcast_2.0: "
  vector.print %bad2_0 : i64
  %in3_0 = stablehlo.constant dense<"0x000000000000803F"> : tensor<2x1xf32>
  %out3:1 = call @broadcast_3(%in3_0) : (tensor<2x1xf32>) -> (tensor<2x3x4xf32>)
  %rtol3 = arith.constant 0.000000e+00 : f64
  %atol3 = arith.constant 0.000000e+00 : f64
  %want3_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<2x3x4xf32>
  %gotf3_0 = stablehlo.reshape %out3#0 : (tensor<2x3x4xf32>) -> tensor<24xf32>
  %gotw3_0 = stablehlo.convert %gotf3_0 : (tensor<24xf32>) -> tensor<24xf32>
  %gotd3_0 = tensor.cast %gotw3_0 : tensor<24xf32> to tensor<?xf32>
  %wantf3_0 = stablehlo.reshape %want3_0 : (tensor<2x3x4xf32>) -> tensor<24xf32>
  %wantw3_0 = stablehlo.convert %wantf3_0 : (tensor<24xf32>) -> tensor<24xf32>
  %wantd3_0 = tensor.cast %wantw3_0 : tensor<24xf32> to tensor<?xf32>
  %bad3_0 = call @check_f32(%gotd3_0, %wantd3_0, %rtol3, %atol3) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "broadcast_3.0: "
  vector.print %bad3_0 : i64
  %in4_0 = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %out4:1 = call @broadcast_4(%in4_0) : (tensor<1xf32>) -> (tensor<5xf32>)
  %rtol4 = arith.constant 0.000000e+00 : f64
  %atol4 = arith.constant 0.000000e+00 : f64
  %want4_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000"> : tensor<5xf32>
  %gotf4_0 = stablehlo.reshape %out4#0 : (tensor<5xf32>) -> tensor<5xf32>
  %gotw4_0 = stablehlo.convert %gotf4_0 : (tensor<5xf32>) -> tensor<5xf32>
  %gotd4_0 = tensor.cast %gotw4_0 : tensor<5xf32> to tensor<?xf32>
  %wantf4_0 = stablehlo.reshape %want4_0 : (tensor<5xf32>) -> tensor<5xf32>
  %wantw4_0 = stablehlo.convert %wantf4_0 : (tensor<5xf32>) -> tensor<5xf32>
  %wantd4_0 = tensor.cast %wantw4_0 : tensor<5xf32> to tensor<?xf32>
  %bad4_0 = call @check_f32(%gotd4_0, %wantd4_0, %rtol4, %atol4) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "broadcast_4.0: "
  vector.print %bad4_0 : i64
  %in5_0 = stablehlo.constant dense<"0x00000000"> : tensor<1x1xf32>
  %out5:1 = call @broadcast_5(%in5_0) : (tensor<1x1xf32>) -> (tensor<1x4xf32>)
  %rtol5 = arith.constant 0.000000e+00 : f64
  %atol5 = arith.constant 0.000000e+00 : f64
  %want5_0 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<1x4xf32>
  %gotf5_0 = stablehlo.reshape %out5#0 : (tensor<1x4xf32>) -> tensor<4xf32>
  %gotw5_0 = stablehlo.convert %gotf5_0 : (tensor<4xf32>) -> tensor<4xf32>
  %gotd5_0 = tensor.cast %gotw5_0 : tensor<4xf32> to tensor<?xf32>
  %wantf5_0 = stablehlo.reshape %want5_0 : (tensor<1x4xf32>) -> tensor<4xf32>
  %wantw5_0 = stablehlo.convert %wantf5_0 : (tensor<4xf32>) -> tensor<4xf32>
  %wantd5_0 = tensor.cast %wantw5_0 : tensor<4xf32> to tensor<?xf32>
  %bad5_0 = call @check_f32(%gotd5_0, %wantd5_0, %rtol5, %atol5) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "broadcast_5.0: "
  vector.print %bad5_0 : i64
  %in6_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>
  %out6:1 = call @broadcast_6(%in6_0) : (tensor<2x3xf32>) -> (tensor<2x1x3xf32>)
  %rtol6 = arith.constant 0.000000e+00 : f64
  %atol6 = arith.constant 0.000000e+00 : f64
  %want6_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x1x3xf32>
  %gotf6_0 = stablehlo.reshape %out6#0 : (tensor<2x1x3xf32>) -> tensor<6xf32>
  %gotw6_0 = stablehlo.convert %gotf6_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd6_0 = tensor.cast %gotw6_0 : tensor<6xf32> to tensor<?xf32>
  %wantf6_0 = stablehlo.reshape %want6_0 : (tensor<2x1x3xf32>) -> tensor<6xf32>
  %wantw6_0 = stablehlo.convert %wantf6_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd6_0 = tensor.cast %wantw6_0 : tensor<6xf32> to tensor<?xf32>
  %bad6_0 = call @check_f32(%gotd6_0, %wantd6_0, %rtol6, %atol6) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "broadcast_6.0: "
  vector.print %bad6_0 : i64
  %in7_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<3x2xf32>
  %out7:1 = call @broadcast_7(%in7_0) : (tensor<3x2xf32>) -> (tensor<2x3xf32>)
  %rtol7 = arith.constant 0.000000e+00 : f64
  %atol7 = arith.constant 0.000000e+00 : f64
  %want7_0 = stablehlo.constant dense<"0x0000000000000040000080400000803F000040400000A040"> : tensor<2x3xf32>
  %gotf7_0 = stablehlo.reshape %out7#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw7_0 = stablehlo.convert %gotf7_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd7_0 = tensor.cast %gotw7_0 : tensor<6xf32> to tensor<?xf32>
  %wantf7_0 = stablehlo.reshape %want7_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw7_0 = stablehlo.convert %wantf7_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd7_0 = tensor.cast %wantw7_0 : tensor<6xf32> to tensor<?xf32>
  %bad7_0 = call @check_f32(%gotd7_0, %wantd7_0, %rtol7, %atol7) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "broadcast_7.0: "
  vector.print %bad7_0 : i64
  %in8_0 = stablehlo.constant dense<> : tensor<0xf32>
  %out8:1 = call @broadcast_8(%in8_0) : (tensor<0xf32>) -> (tensor<2x0xf32>)
  %rtol8 = arith.constant 0.000000e+00 : f64
  %atol8 = arith.constant 0.000000e+00 : f64
  %want8_0 = stablehlo.constant dense<> : tensor<2x0xf32>
  %gotf8_0 = stablehlo.reshape %out8#0 : (tensor<2x0xf32>) -> tensor<0xf32>
  %gotw8_0 = stablehlo.convert %gotf8_0 : (tensor<0xf32>) -> tensor<0xf32>
  %gotd8_0 = tensor.cast %gotw8_0 : tensor<0xf32> to tensor<?xf32>
  %wantf8_0 = stablehlo.reshape %want8_0 : (tensor<2x0xf32>) -> tensor<0xf32>
  %wantw8_0 = stablehlo.convert %wantf8_0 : (tensor<0xf32>) -> tensor<0xf32>
  %wantd8_0 = tensor.cast %wantw8_0 : tensor<0xf32> to tensor<?xf32>
  %bad8_0 = call @check_f32(%gotd8_0, %wantd8_0, %rtol8, %atol8) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "broadcast_8.0: "
  vector.print %bad8_0 : i64
  %in9_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>
  %out9:1 = call @broadcast_9(%in9_0) : (tensor<2x3xf32>) -> (tensor<4x2x1x3xf32>)
  %rtol9 = arith.constant 0.000000e+00 : f64
  %atol9 = arith.constant 0.000000e+00 : f64
  %want9_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A040000000000000803F0000004000004040000080400000A040000000000000803F0000004000004040000080400000A040000000000000803F0000004000004040000080400000A040"> : tensor<4x2x1x3xf32>
  %gotf9_0 = stablehlo.reshape %out9#0 : (tensor<4x2x1x3xf32>) -> tensor<24xf32>
  %gotw9_0 = stablehlo.convert %gotf9_0 : (tensor<24xf32>) -> tensor<24xf32>
  %gotd9_0 = tensor.cast %gotw9_0 : tensor<24xf32> to tensor<?xf32>
  %wantf9_0 = stablehlo.reshape %want9_0 : (tensor<4x2x1x3xf32>) -> tensor<24xf32>
  %wantw9_0 = stablehlo.convert %wantf9_0 : (tensor<24xf32>) -> tensor<24xf32>
  %wantd9_0 = tensor.cast %wantw9_0 : tensor<24xf32> to tensor<?xf32>
  %bad9_0 = call @check_f32(%gotd9_0, %wantd9_0, %rtol9, %atol9) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "broadcast_9.0: "
  vector.print %bad9_0 : i64
  %in10_0 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
  %out10:1 = call @broadcast_10(%in10_0) : (tensor<f32>) -> (tensor<1xf32>)
  %rtol10 = arith.constant 0.000000e+00 : f64
  %atol10 = arith.constant 0.000000e+00 : f64
  %want10_0 = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %gotf10_0 = stablehlo.reshape %out10#0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotw10_0 = stablehlo.convert %gotf10_0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd10_0 = tensor.cast %gotw10_0 : tensor<1xf32> to tensor<?xf32>
  %wantf10_0 = stablehlo.reshape %want10_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantw10_0 = stablehlo.convert %wantf10_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd10_0 = tensor.cast %wantw10_0 : tensor<1xf32> to tensor<?xf32>
  %bad10_0 = call @check_f32(%gotd10_0, %wantd10_0, %rtol10, %atol10) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "broadcast_10.0: "
  vector.print %bad10_0 : i64
  %in11_0 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
  %out11:1 = call @broadcast_11(%in11_0) : (tensor<f32>) -> (tensor<0xf32>)
  %rtol11 = arith.constant 0.000000e+00 : f64
  %atol11 = arith.constant 0.000000e+00 : f64
  %want11_0 = stablehlo.constant dense<> : tensor<0xf32>
  %gotf11_0 = stablehlo.reshape %out11#0 : (tensor<0xf32>) -> tensor<0xf32>
  %gotw11_0 = stablehlo.convert %gotf11_0 : (tensor<0xf32>) -> tensor<0xf32>
  %gotd11_0 = tensor.cast %gotw11_0 : tensor<0xf32> to tensor<?xf32>
  %wantf11_0 = stablehlo.reshape %want11_0 : (tensor<0xf32>) -> tensor<0xf32>
  %wantw11_0 = stablehlo.convert %wantf11_0 : (tensor<0xf32>) -> tensor<0xf32>
  %wantd11_0 = tensor.cast %wantw11_0 : tensor<0xf32> to tensor<?xf32>
  %bad11_0 = call @check_f32(%gotd11_0, %wantd11_0, %rtol11, %atol11) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "broadcast_11.0: "
  vector.print %bad11_0 : i64
  %in12_0 = stablehlo.constant dense<"0x0000803F004040408040A040"> : tensor<2x3xbf16>
  %out12:1 = call @transpose_0(%in12_0) : (tensor<2x3xbf16>) -> (tensor<3x2xbf16>)
  %rtol12 = arith.constant 0.000000e+00 : f64
  %atol12 = arith.constant 0.000000e+00 : f64
  %want12_0 = stablehlo.constant dense<"0x00004040803F80400040A040"> : tensor<3x2xbf16>
  %gotf12_0 = stablehlo.reshape %out12#0 : (tensor<3x2xbf16>) -> tensor<6xbf16>
  %gotw12_0 = stablehlo.convert %gotf12_0 : (tensor<6xbf16>) -> tensor<6xf32>
  %gotd12_0 = tensor.cast %gotw12_0 : tensor<6xf32> to tensor<?xf32>
  %wantf12_0 = stablehlo.reshape %want12_0 : (tensor<3x2xbf16>) -> tensor<6xbf16>
  %wantw12_0 = stablehlo.convert %wantf12_0 : (tensor<6xbf16>) -> tensor<6xf32>
  %wantd12_0 = tensor.cast %wantw12_0 : tensor<6xf32> to tensor<?xf32>
  %bad12_0 = call @check_f32(%gotd12_0, %wantd12_0, %rtol12, %atol12) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "transpose_0.0: "
  vector.print %bad12_0 : i64
  %in13_0 = stablehlo.constant dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841A041A841B041B841"> : tensor<2x3x4xbf16>
  %out13:1 = call @transpose_1(%in13_0) : (tensor<2x3x4xbf16>) -> (tensor<4x2x3xbf16>)
  %rtol13 = arith.constant 0.000000e+00 : f64
  %atol13 = arith.constant 0.000000e+00 : f64
  %want13_0 = stablehlo.constant dense<"0x00008040004140418041A041803FA040104150418841A8410040C040204160419041B0414040E040304170419841B841"> : tensor<4x2x3xbf16>
  %gotf13_0 = stablehlo.reshape %out13#0 : (tensor<4x2x3xbf16>) -> tensor<24xbf16>
  %gotw13_0 = stablehlo.convert %gotf13_0 : (tensor<24xbf16>) -> tensor<24xf32>
  %gotd13_0 = tensor.cast %gotw13_0 : tensor<24xf32> to tensor<?xf32>
  %wantf13_0 = stablehlo.reshape %want13_0 : (tensor<4x2x3xbf16>) -> tensor<24xbf16>
  %wantw13_0 = stablehlo.convert %wantf13_0 : (tensor<24xbf16>) -> tensor<24xf32>
  %wantd13_0 = tensor.cast %wantw13_0 : tensor<24xf32> to tensor<?xf32>
  %bad13_0 = call @check_f32(%gotd13_0, %wantd13_0, %rtol13, %atol13) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "transpose_1.0: "
  vector.print %bad13_0 : i64
  %in14_0 = stablehlo.constant dense<"0x0000803F0040"> : tensor<1x3xbf16>
  %out14:1 = call @transpose_2(%in14_0) : (tensor<1x3xbf16>) -> (tensor<3x1xbf16>)
  %rtol14 = arith.constant 0.000000e+00 : f64
  %atol14 = arith.constant 0.000000e+00 : f64
  %want14_0 = stablehlo.constant dense<"0x0000803F0040"> : tensor<3x1xbf16>
  %gotf14_0 = stablehlo.reshape %out14#0 : (tensor<3x1xbf16>) -> tensor<3xbf16>
  %gotw14_0 = stablehlo.convert %gotf14_0 : (tensor<3xbf16>) -> tensor<3xf32>
  %gotd14_0 = tensor.cast %gotw14_0 : tensor<3xf32> to tensor<?xf32>
  %wantf14_0 = stablehlo.reshape %want14_0 : (tensor<3x1xbf16>) -> tensor<3xbf16>
  %wantw14_0 = stablehlo.convert %wantf14_0 : (tensor<3xbf16>) -> tensor<3xf32>
  %wantd14_0 = tensor.cast %wantw14_0 : tensor<3xf32> to tensor<?xf32>
  %bad14_0 = call @check_f32(%gotd14_0, %wantd14_0, %rtol14, %atol14) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "transpose_2.0: "
  vector.print %bad14_0 : i64
  %in15_0 = stablehlo.constant dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841A041A841B041B841"> : tensor<2x1x3x4xbf16>
  %out15:1 = call @transpose_3(%in15_0) : (tensor<2x1x3x4xbf16>) -> (tensor<4x1x2x3xbf16>)
  %rtol15 = arith.constant 0.000000e+00 : f64
  %atol15 = arith.constant 0.000000e+00 : f64
  %want15_0 = stablehlo.constant dense<"0x00008040004140418041A041803FA040104150418841A8410040C040204160419041B0414040E040304170419841B841"> : tensor<4x1x2x3xbf16>
  %gotf15_0 = stablehlo.reshape %out15#0 : (tensor<4x1x2x3xbf16>) -> tensor<24xbf16>
  %gotw15_0 = stablehlo.convert %gotf15_0 : (tensor<24xbf16>) -> tensor<24xf32>
  %gotd15_0 = tensor.cast %gotw15_0 : tensor<24xf32> to tensor<?xf32>
  %wantf15_0 = stablehlo.reshape %want15_0 : (tensor<4x1x2x3xbf16>) -> tensor<24xbf16>
  %wantw15_0 = stablehlo.convert %wantf15_0 : (tensor<24xbf16>) -> tensor<24xf32>
  %wantd15_0 = tensor.cast %wantw15_0 : tensor<24xf32> to tensor<?xf32>
  %bad15_0 = call @check_f32(%gotd15_0, %wantd15_0, %rtol15, %atol15) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "transpose_3.0: "
  vector.print %bad15_0 : i64
  %in16_0 = stablehlo.constant dense<"0x0000"> : tensor<bf16>
  %out16:1 = call @transpose_4(%in16_0) : (tensor<bf16>) -> (tensor<bf16>)
  %rtol16 = arith.constant 0.000000e+00 : f64
  %atol16 = arith.constant 0.000000e+00 : f64
  %want16_0 = stablehlo.constant dense<"0x0000"> : tensor<bf16>
  %gotf16_0 = stablehlo.reshape %out16#0 : (tensor<bf16>) -> tensor<1xbf16>
  %gotw16_0 = stablehlo.convert %gotf16_0 : (tensor<1xbf16>) -> tensor<1xf32>
  %gotd16_0 = tensor.cast %gotw16_0 : tensor<1xf32> to tensor<?xf32>
  %wantf16_0 = stablehlo.reshape %want16_0 : (tensor<bf16>) -> tensor<1xbf16>
  %wantw16_0 = stablehlo.convert %wantf16_0 : (tensor<1xbf16>) -> tensor<1xf32>
  %wantd16_0 = tensor.cast %wantw16_0 : tensor<1xf32> to tensor<?xf32>
  %bad16_0 = call @check_f32(%gotd16_0, %wantd16_0, %rtol16, %atol16) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "transpose_4.0: "
  vector.print %bad16_0 : i64
  %in17_0 = stablehlo.constant dense<> : tensor<0x2xbf16>
  %out17:1 = call @transpose_5(%in17_0) : (tensor<0x2xbf16>) -> (tensor<2x0xbf16>)
  %rtol17 = arith.constant 0.000000e+00 : f64
  %atol17 = arith.constant 0.000000e+00 : f64
  %want17_0 = stablehlo.constant dense<> : tensor<2x0xbf16>
  %gotf17_0 = stablehlo.reshape %out17#0 : (tensor<2x0xbf16>) -> tensor<0xbf16>
  %gotw17_0 = stablehlo.convert %gotf17_0 : (tensor<0xbf16>) -> tensor<0xf32>
  %gotd17_0 = tensor.cast %gotw17_0 : tensor<0xf32> to tensor<?xf32>
  %wantf17_0 = stablehlo.reshape %want17_0 : (tensor<2x0xbf16>) -> tensor<0xbf16>
  %wantw17_0 = stablehlo.convert %wantf17_0 : (tensor<0xbf16>) -> tensor<0xf32>
  %wantd17_0 = tensor.cast %wantw17_0 : tensor<0xf32> to tensor<?xf32>
  %bad17_0 = call @check_f32(%gotd17_0, %wantd17_0, %rtol17, %atol17) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "transpose_5.0: "
  vector.print %bad17_0 : i64
  %in18_0 = stablehlo.constant dense<"0x0000803F004040408040"> : tensor<5x1x1xbf16>
  %out18:1 = call @transpose_6(%in18_0) : (tensor<5x1x1xbf16>) -> (tensor<1x5x1xbf16>)
  %rtol18 = arith.constant 0.000000e+00 : f64
  %atol18 = arith.constant 0.000000e+00 : f64
  %want18_0 = stablehlo.constant dense<"0x0000803F004040408040"> : tensor<1x5x1xbf16>
  %gotf18_0 = stablehlo.reshape %out18#0 : (tensor<1x5x1xbf16>) -> tensor<5xbf16>
  %gotw18_0 = stablehlo.convert %gotf18_0 : (tensor<5xbf16>) -> tensor<5xf32>
  %gotd18_0 = tensor.cast %gotw18_0 : tensor<5xf32> to tensor<?xf32>
  %wantf18_0 = stablehlo.reshape %want18_0 : (tensor<1x5x1xbf16>) -> tensor<5xbf16>
  %wantw18_0 = stablehlo.convert %wantf18_0 : (tensor<5xbf16>) -> tensor<5xf32>
  %wantd18_0 = tensor.cast %wantw18_0 : tensor<5xf32> to tensor<?xf32>
  %bad18_0 = call @check_f32(%gotd18_0, %wantd18_0, %rtol18, %atol18) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "transpose_6.0: "
  vector.print %bad18_0 : i64
  %in19_0 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<4x6xi32>
  %out19:1 = call @reshape_0(%in19_0) : (tensor<4x6xi32>) -> (tensor<6x4xi32>)
  %rtol19 = arith.constant 0.000000e+00 : f64
  %atol19 = arith.constant 0.000000e+00 : f64
  %want19_0 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<6x4xi32>
  %gotf19_0 = stablehlo.reshape %out19#0 : (tensor<6x4xi32>) -> tensor<24xi32>
  %gotw19_0 = stablehlo.convert %gotf19_0 : (tensor<24xi32>) -> tensor<24xi64>
  %gotd19_0 = tensor.cast %gotw19_0 : tensor<24xi64> to tensor<?xi64>
  %wantf19_0 = stablehlo.reshape %want19_0 : (tensor<6x4xi32>) -> tensor<24xi32>
  %wantw19_0 = stablehlo.convert %wantf19_0 : (tensor<24xi32>) -> tensor<24xi64>
  %wantd19_0 = tensor.cast %wantw19_0 : tensor<24xi64> to tensor<?xi64>
  %bad19_0 = call @check_i64(%gotd19_0, %wantd19_0, %rtol19, %atol19) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "reshape_0.0: "
  vector.print %bad19_0 : i64
  %in20_0 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<2x3x4xi32>
  %out20:1 = call @reshape_1(%in20_0) : (tensor<2x3x4xi32>) -> (tensor<24xi32>)
  %rtol20 = arith.constant 0.000000e+00 : f64
  %atol20 = arith.constant 0.000000e+00 : f64
  %want20_0 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<24xi32>
  %gotf20_0 = stablehlo.reshape %out20#0 : (tensor<24xi32>) -> tensor<24xi32>
  %gotw20_0 = stablehlo.convert %gotf20_0 : (tensor<24xi32>) -> tensor<24xi64>
  %gotd20_0 = tensor.cast %gotw20_0 : tensor<24xi64> to tensor<?xi64>
  %wantf20_0 = stablehlo.reshape %want20_0 : (tensor<24xi32>) -> tensor<24xi32>
  %wantw20_0 = stablehlo.convert %wantf20_0 : (tensor<24xi32>) -> tensor<24xi64>
  %wantd20_0 = tensor.cast %wantw20_0 : tensor<24xi64> to tensor<?xi64>
  %bad20_0 = call @check_i64(%gotd20_0, %wantd20_0, %rtol20, %atol20) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "reshape_1.0: "
  vector.print %bad20_0 : i64
  %in21_0 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<24xi32>
  %out21:1 = call @reshape_2(%in21_0) : (tensor<24xi32>) -> (tensor<2x3x4xi32>)
  %rtol21 = arith.constant 0.000000e+00 : f64
  %atol21 = arith.constant 0.000000e+00 : f64
  %want21_0 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<2x3x4xi32>
  %gotf21_0 = stablehlo.reshape %out21#0 : (tensor<2x3x4xi32>) -> tensor<24xi32>
  %gotw21_0 = stablehlo.convert %gotf21_0 : (tensor<24xi32>) -> tensor<24xi64>
  %gotd21_0 = tensor.cast %gotw21_0 : tensor<24xi64> to tensor<?xi64>
  %wantf21_0 = stablehlo.reshape %want21_0 : (tensor<2x3x4xi32>) -> tensor<24xi32>
  %wantw21_0 = stablehlo.convert %wantf21_0 : (tensor<24xi32>) -> tensor<24xi64>
  %wantd21_0 = tensor.cast %wantw21_0 : tensor<24xi64> to tensor<?xi64>
  %bad21_0 = call @check_i64(%gotd21_0, %wantd21_0, %rtol21, %atol21) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "reshape_2.0: "
  vector.print %bad21_0 : i64
  %in22_0 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<2x3x4xi32>
  %out22:1 = call @reshape_3(%in22_0) : (tensor<2x3x4xi32>) -> (tensor<6x4xi32>)
  %rtol22 = arith.constant 0.000000e+00 : f64
  %atol22 = arith.constant 0.000000e+00 : f64
  %want22_0 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<6x4xi32>
  %gotf22_0 = stablehlo.reshape %out22#0 : (tensor<6x4xi32>) -> tensor<24xi32>
  %gotw22_0 = stablehlo.convert %gotf22_0 : (tensor<24xi32>) -> tensor<24xi64>
  %gotd22_0 = tensor.cast %gotw22_0 : tensor<24xi64> to tensor<?xi64>
  %wantf22_0 = stablehlo.reshape %want22_0 : (tensor<6x4xi32>) -> tensor<24xi32>
  %wantw22_0 = stablehlo.convert %wantf22_0 : (tensor<24xi32>) -> tensor<24xi64>
  %wantd22_0 = tensor.cast %wantw22_0 : tensor<24xi64> to tensor<?xi64>
  %bad22_0 = call @check_i64(%gotd22_0, %wantd22_0, %rtol22, %atol22) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "reshape_3.0: "
  vector.print %bad22_0 : i64
  %in23_0 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<6x4xi32>
  %out23:1 = call @reshape_4(%in23_0) : (tensor<6x4xi32>) -> (tensor<2x3x4xi32>)
  %rtol23 = arith.constant 0.000000e+00 : f64
  %atol23 = arith.constant 0.000000e+00 : f64
  %want23_0 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<2x3x4xi32>
  %gotf23_0 = stablehlo.reshape %out23#0 : (tensor<2x3x4xi32>) -> tensor<24xi32>
  %gotw23_0 = stablehlo.convert %gotf23_0 : (tensor<24xi32>) -> tensor<24xi64>
  %gotd23_0 = tensor.cast %gotw23_0 : tensor<24xi64> to tensor<?xi64>
  %wantf23_0 = stablehlo.reshape %want23_0 : (tensor<2x3x4xi32>) -> tensor<24xi32>
  %wantw23_0 = stablehlo.convert %wantf23_0 : (tensor<24xi32>) -> tensor<24xi64>
  %wantd23_0 = tensor.cast %wantw23_0 : tensor<24xi64> to tensor<?xi64>
  %bad23_0 = call @check_i64(%gotd23_0, %wantd23_0, %rtol23, %atol23) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "reshape_4.0: "
  vector.print %bad23_0 : i64
  %in24_0 = stablehlo.constant dense<[0]> : tensor<1xi32>
  %out24:1 = call @reshape_5(%in24_0) : (tensor<1xi32>) -> (tensor<i32>)
  %rtol24 = arith.constant 0.000000e+00 : f64
  %atol24 = arith.constant 0.000000e+00 : f64
  %want24_0 = stablehlo.constant dense<0> : tensor<i32>
  %gotf24_0 = stablehlo.reshape %out24#0 : (tensor<i32>) -> tensor<1xi32>
  %gotw24_0 = stablehlo.convert %gotf24_0 : (tensor<1xi32>) -> tensor<1xi64>
  %gotd24_0 = tensor.cast %gotw24_0 : tensor<1xi64> to tensor<?xi64>
  %wantf24_0 = stablehlo.reshape %want24_0 : (tensor<i32>) -> tensor<1xi32>
  %wantw24_0 = stablehlo.convert %wantf24_0 : (tensor<1xi32>) -> tensor<1xi64>
  %wantd24_0 = tensor.cast %wantw24_0 : tensor<1xi64> to tensor<?xi64>
  %bad24_0 = call @check_i64(%gotd24_0, %wantd24_0, %rtol24, %atol24) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "reshape_5.0: "
  vector.print %bad24_0 : i64
  %in25_0 = stablehlo.constant dense<0> : tensor<i32>
  %out25:1 = call @reshape_6(%in25_0) : (tensor<i32>) -> (tensor<1x1xi32>)
  %rtol25 = arith.constant 0.000000e+00 : f64
  %atol25 = arith.constant 0.000000e+00 : f64
  %want25_0 = stablehlo.constant dense<[[0]]> : tensor<1x1xi32>
  %gotf25_0 = stablehlo.reshape %out25#0 : (tensor<1x1xi32>) -> tensor<1xi32>
  %gotw25_0 = stablehlo.convert %gotf25_0 : (tensor<1xi32>) -> tensor<1xi64>
  %gotd25_0 = tensor.cast %gotw25_0 : tensor<1xi64> to tensor<?xi64>
  %wantf25_0 = stablehlo.reshape %want25_0 : (tensor<1x1xi32>) -> tensor<1xi32>
  %wantw25_0 = stablehlo.convert %wantf25_0 : (tensor<1xi32>) -> tensor<1xi64>
  %wantd25_0 = tensor.cast %wantw25_0 : tensor<1xi64> to tensor<?xi64>
  %bad25_0 = call @check_i64(%gotd25_0, %wantd25_0, %rtol25, %atol25) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "reshape_6.0: "
  vector.print %bad25_0 : i64
  %in26_0 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<4x1x6xi32>
  %out26:1 = call @reshape_7(%in26_0) : (tensor<4x1x6xi32>) -> (tensor<1x4x6x1xi32>)
  %rtol26 = arith.constant 0.000000e+00 : f64
  %atol26 = arith.constant 0.000000e+00 : f64
  %want26_0 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<1x4x6x1xi32>
  %gotf26_0 = stablehlo.reshape %out26#0 : (tensor<1x4x6x1xi32>) -> tensor<24xi32>
  %gotw26_0 = stablehlo.convert %gotf26_0 : (tensor<24xi32>) -> tensor<24xi64>
  %gotd26_0 = tensor.cast %gotw26_0 : tensor<24xi64> to tensor<?xi64>
  %wantf26_0 = stablehlo.reshape %want26_0 : (tensor<1x4x6x1xi32>) -> tensor<24xi32>
  %wantw26_0 = stablehlo.convert %wantf26_0 : (tensor<24xi32>) -> tensor<24xi64>
  %wantd26_0 = tensor.cast %wantw26_0 : tensor<24xi64> to tensor<?xi64>
  %bad26_0 = call @check_i64(%gotd26_0, %wantd26_0, %rtol26, %atol26) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "reshape_7.0: "
  vector.print %bad26_0 : i64
  %in27_0 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F000000300000003100000032000000330000003400000035000000360000003700000038000000390000003A0000003B0000003C0000003D0000003E0000003F000000400000004100000042000000430000004400000045000000460000004700000048000000490000004A0000004B0000004C0000004D0000004E0000004F000000500000005100000052000000530000005400000055000000560000005700000058000000590000005A0000005B0000005C0000005D0000005E0000005F000000600000006100000062000000630000006400000065000000660000006700000068000000690000006A0000006B0000006C0000006D0000006E0000006F0000007000000071000000720000007300000074000000750000007600000077000000"> : tensor<2x3x5x4xi32>
  %out27:1 = call @reshape_8(%in27_0) : (tensor<2x3x5x4xi32>) -> (tensor<6x5x2x2xi32>)
  %rtol27 = arith.constant 0.000000e+00 : f64
  %atol27 = arith.constant 0.000000e+00 : f64
  %want27_0 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F000000300000003100000032000000330000003400000035000000360000003700000038000000390000003A0000003B0000003C0000003D0000003E0000003F000000400000004100000042000000430000004400000045000000460000004700000048000000490000004A0000004B0000004C0000004D0000004E0000004F000000500000005100000052000000530000005400000055000000560000005700000058000000590000005A0000005B0000005C0000005D0000005E0000005F000000600000006100000062000000630000006400000065000000660000006700000068000000690000006A0000006B0000006C0000006D0000006E0000006F0000007000000071000000720000007300000074000000750000007600000077000000"> : tensor<6x5x2x2xi32>
  %gotf27_0 = stablehlo.reshape %out27#0 : (tensor<6x5x2x2xi32>) -> tensor<120xi32>
  %gotw27_0 = stablehlo.convert %gotf27_0 : (tensor<120xi32>) -> tensor<120xi64>
  %gotd27_0 = tensor.cast %gotw27_0 : tensor<120xi64> to tensor<?xi64>
  %wantf27_0 = stablehlo.reshape %want27_0 : (tensor<6x5x2x2xi32>) -> tensor<120xi32>
  %wantw27_0 = stablehlo.convert %wantf27_0 : (tensor<120xi32>) -> tensor<120xi64>
  %wantd27_0 = tensor.cast %wantw27_0 : tensor<120xi64> to tensor<?xi64>
  %bad27_0 = call @check_i64(%gotd27_0, %wantd27_0, %rtol27, %atol27) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "reshape_8.0: "
  vector.print %bad27_0 : i64
  %in28_0 = stablehlo.constant dense<> : tensor<2x0xi32>
  %out28:1 = call @reshape_9(%in28_0) : (tensor<2x0xi32>) -> (tensor<0x3xi32>)
  %rtol28 = arith.constant 0.000000e+00 : f64
  %atol28 = arith.constant 0.000000e+00 : f64
  %want28_0 = stablehlo.constant dense<> : tensor<0x3xi32>
  %gotf28_0 = stablehlo.reshape %out28#0 : (tensor<0x3xi32>) -> tensor<0xi32>
  %gotw28_0 = stablehlo.convert %gotf28_0 : (tensor<0xi32>) -> tensor<0xi64>
  %gotd28_0 = tensor.cast %gotw28_0 : tensor<0xi64> to tensor<?xi64>
  %wantf28_0 = stablehlo.reshape %want28_0 : (tensor<0x3xi32>) -> tensor<0xi32>
  %wantw28_0 = stablehlo.convert %wantf28_0 : (tensor<0xi32>) -> tensor<0xi64>
  %wantd28_0 = tensor.cast %wantw28_0 : tensor<0xi64> to tensor<?xi64>
  %bad28_0 = call @check_i64(%gotd28_0, %wantd28_0, %rtol28, %atol28) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "reshape_9.0: "
  vector.print %bad28_0 : i64
  %in29_0 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F000000300000003100000032000000330000003400000035000000360000003700000038000000390000003A0000003B0000003C0000003D0000003E0000003F000000400000004100000042000000430000004400000045000000460000004700000048000000490000004A0000004B0000004C0000004D0000004E0000004F000000500000005100000052000000530000005400000055000000560000005700000058000000590000005A0000005B0000005C0000005D0000005E0000005F000000600000006100000062000000630000006400000065000000660000006700000068000000690000006A0000006B0000006C0000006D0000006E0000006F0000007000000071000000720000007300000074000000750000007600000077000000"> : tensor<5x4x6xi32>
  %out29:1 = call @reshape_10(%in29_0) : (tensor<5x4x6xi32>) -> (tensor<5x6x4xi32>)
  %rtol29 = arith.constant 0.000000e+00 : f64
  %atol29 = arith.constant 0.000000e+00 : f64
  %want29_0 = stablehlo.constant dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F000000300000003100000032000000330000003400000035000000360000003700000038000000390000003A0000003B0000003C0000003D0000003E0000003F000000400000004100000042000000430000004400000045000000460000004700000048000000490000004A0000004B0000004C0000004D0000004E0000004F000000500000005100000052000000530000005400000055000000560000005700000058000000590000005A0000005B0000005C0000005D0000005E0000005F000000600000006100000062000000630000006400000065000000660000006700000068000000690000006A0000006B0000006C0000006D0000006E0000006F0000007000000071000000720000007300000074000000750000007600000077000000"> : tensor<5x6x4xi32>
  %gotf29_0 = stablehlo.reshape %out29#0 : (tensor<5x6x4xi32>) -> tensor<120xi32>
  %gotw29_0 = stablehlo.convert %gotf29_0 : (tensor<120xi32>) -> tensor<120xi64>
  %gotd29_0 = tensor.cast %gotw29_0 : tensor<120xi64> to tensor<?xi64>
  %wantf29_0 = stablehlo.reshape %want29_0 : (tensor<5x6x4xi32>) -> tensor<120xi32>
  %wantw29_0 = stablehlo.convert %wantf29_0 : (tensor<120xi32>) -> tensor<120xi64>
  %wantd29_0 = tensor.cast %wantw29_0 : tensor<120xi64> to tensor<?xi64>
  %bad29_0 = call @check_i64(%gotd29_0, %wantd29_0, %rtol29, %atol29) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "reshape_10.0: "
  vector.print %bad29_0 : i64
  %in30_0 = stablehlo.constant dense<[[0], [1], [2]]> : tensor<3x1xi32>
  %out30:1 = call @reshape_11(%in30_0) : (tensor<3x1xi32>) -> (tensor<3xi32>)
  %rtol30 = arith.constant 0.000000e+00 : f64
  %atol30 = arith.constant 0.000000e+00 : f64
  %want30_0 = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
  %gotf30_0 = stablehlo.reshape %out30#0 : (tensor<3xi32>) -> tensor<3xi32>
  %gotw30_0 = stablehlo.convert %gotf30_0 : (tensor<3xi32>) -> tensor<3xi64>
  %gotd30_0 = tensor.cast %gotw30_0 : tensor<3xi64> to tensor<?xi64>
  %wantf30_0 = stablehlo.reshape %want30_0 : (tensor<3xi32>) -> tensor<3xi32>
  %wantw30_0 = stablehlo.convert %wantf30_0 : (tensor<3xi32>) -> tensor<3xi64>
  %wantd30_0 = tensor.cast %wantw30_0 : tensor<3xi64> to tensor<?xi64>
  %bad30_0 = call @check_i64(%gotd30_0, %wantd30_0, %rtol30, %atol30) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "reshape_11.0: "
  vector.print %bad30_0 : i64
  %in31_0 = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5]]> : tensor<1x6xi32>
  %out31:1 = call @reshape_12(%in31_0) : (tensor<1x6xi32>) -> (tensor<2x1x3x1xi32>)
  %rtol31 = arith.constant 0.000000e+00 : f64
  %atol31 = arith.constant 0.000000e+00 : f64
  %want31_0 = stablehlo.constant dense<[[[[0], [1], [2]]], [[[3], [4], [5]]]]> : tensor<2x1x3x1xi32>
  %gotf31_0 = stablehlo.reshape %out31#0 : (tensor<2x1x3x1xi32>) -> tensor<6xi32>
  %gotw31_0 = stablehlo.convert %gotf31_0 : (tensor<6xi32>) -> tensor<6xi64>
  %gotd31_0 = tensor.cast %gotw31_0 : tensor<6xi64> to tensor<?xi64>
  %wantf31_0 = stablehlo.reshape %want31_0 : (tensor<2x1x3x1xi32>) -> tensor<6xi32>
  %wantw31_0 = stablehlo.convert %wantf31_0 : (tensor<6xi32>) -> tensor<6xi64>
  %wantd31_0 = tensor.cast %wantw31_0 : tensor<6xi64> to tensor<?xi64>
  %bad31_0 = call @check_i64(%gotd31_0, %wantd31_0, %rtol31, %atol31) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "reshape_12.0: "
  vector.print %bad31_0 : i64
  %out32:1 = call @iota_f32_0_1() : () -> (tensor<5xf32>)
  %rtol32 = arith.constant 0.000000e+00 : f64
  %atol32 = arith.constant 0.000000e+00 : f64
  %want32_0 = stablehlo.constant dense<"0x000000000000803F000000400000404000008040"> : tensor<5xf32>
  %gotf32_0 = stablehlo.reshape %out32#0 : (tensor<5xf32>) -> tensor<5xf32>
  %gotw32_0 = stablehlo.convert %gotf32_0 : (tensor<5xf32>) -> tensor<5xf32>
  %gotd32_0 = tensor.cast %gotw32_0 : tensor<5xf32> to tensor<?xf32>
  %wantf32_0 = stablehlo.reshape %want32_0 : (tensor<5xf32>) -> tensor<5xf32>
  %wantw32_0 = stablehlo.convert %wantf32_0 : (tensor<5xf32>) -> tensor<5xf32>
  %wantd32_0 = tensor.cast %wantw32_0 : tensor<5xf32> to tensor<?xf32>
  %bad32_0 = call @check_f32(%gotd32_0, %wantd32_0, %rtol32, %atol32) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "iota_f32_0_1.0: "
  vector.print %bad32_0 : i64
  %out33:1 = call @iota_f32_1_2() : () -> (tensor<2x3xf32>)
  %rtol33 = arith.constant 0.000000e+00 : f64
  %atol33 = arith.constant 0.000000e+00 : f64
  %want33_0 = stablehlo.constant dense<"0x000000000000803F00000040000000000000803F00000040"> : tensor<2x3xf32>
  %gotf33_0 = stablehlo.reshape %out33#0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %gotw33_0 = stablehlo.convert %gotf33_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd33_0 = tensor.cast %gotw33_0 : tensor<6xf32> to tensor<?xf32>
  %wantf33_0 = stablehlo.reshape %want33_0 : (tensor<2x3xf32>) -> tensor<6xf32>
  %wantw33_0 = stablehlo.convert %wantf33_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd33_0 = tensor.cast %wantw33_0 : tensor<6xf32> to tensor<?xf32>
  %bad33_0 = call @check_f32(%gotd33_0, %wantd33_0, %rtol33, %atol33) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "iota_f32_1_2.0: "
  vector.print %bad33_0 : i64
  %out34:1 = call @iota_f32_0_2() : () -> (tensor<1x4xf32>)
  %rtol34 = arith.constant 0.000000e+00 : f64
  %atol34 = arith.constant 0.000000e+00 : f64
  %want34_0 = stablehlo.constant dense<"0x00000000000000000000000000000000"> : tensor<1x4xf32>
  %gotf34_0 = stablehlo.reshape %out34#0 : (tensor<1x4xf32>) -> tensor<4xf32>
  %gotw34_0 = stablehlo.convert %gotf34_0 : (tensor<4xf32>) -> tensor<4xf32>
  %gotd34_0 = tensor.cast %gotw34_0 : tensor<4xf32> to tensor<?xf32>
  %wantf34_0 = stablehlo.reshape %want34_0 : (tensor<1x4xf32>) -> tensor<4xf32>
  %wantw34_0 = stablehlo.convert %wantf34_0 : (tensor<4xf32>) -> tensor<4xf32>
  %wantd34_0 = tensor.cast %wantw34_0 : tensor<4xf32> to tensor<?xf32>
  %bad34_0 = call @check_f32(%gotd34_0, %wantd34_0, %rtol34, %atol34) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "iota_f32_0_2.0: "
  vector.print %bad34_0 : i64
  %out35:1 = call @iota_bf16_0_1() : () -> (tensor<5xbf16>)
  %rtol35 = arith.constant 0.000000e+00 : f64
  %atol35 = arith.constant 0.000000e+00 : f64
  %want35_0 = stablehlo.constant dense<"0x0000803F004040408040"> : tensor<5xbf16>
  %gotf35_0 = stablehlo.reshape %out35#0 : (tensor<5xbf16>) -> tensor<5xbf16>
  %gotw35_0 = stablehlo.convert %gotf35_0 : (tensor<5xbf16>) -> tensor<5xf32>
  %gotd35_0 = tensor.cast %gotw35_0 : tensor<5xf32> to tensor<?xf32>
  %wantf35_0 = stablehlo.reshape %want35_0 : (tensor<5xbf16>) -> tensor<5xbf16>
  %wantw35_0 = stablehlo.convert %wantf35_0 : (tensor<5xbf16>) -> tensor<5xf32>
  %wantd35_0 = tensor.cast %wantw35_0 : tensor<5xf32> to tensor<?xf32>
  %bad35_0 = call @check_f32(%gotd35_0, %wantd35_0, %rtol35, %atol35) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "iota_bf16_0_1.0: "
  vector.print %bad35_0 : i64
  %out36:1 = call @iota_bf16_1_2() : () -> (tensor<2x3xbf16>)
  %rtol36 = arith.constant 0.000000e+00 : f64
  %atol36 = arith.constant 0.000000e+00 : f64
  %want36_0 = stablehlo.constant dense<"0x0000803F00400000803F0040"> : tensor<2x3xbf16>
  %gotf36_0 = stablehlo.reshape %out36#0 : (tensor<2x3xbf16>) -> tensor<6xbf16>
  %gotw36_0 = stablehlo.convert %gotf36_0 : (tensor<6xbf16>) -> tensor<6xf32>
  %gotd36_0 = tensor.cast %gotw36_0 : tensor<6xf32> to tensor<?xf32>
  %wantf36_0 = stablehlo.reshape %want36_0 : (tensor<2x3xbf16>) -> tensor<6xbf16>
  %wantw36_0 = stablehlo.convert %wantf36_0 : (tensor<6xbf16>) -> tensor<6xf32>
  %wantd36_0 = tensor.cast %wantw36_0 : tensor<6xf32> to tensor<?xf32>
  %bad36_0 = call @check_f32(%gotd36_0, %wantd36_0, %rtol36, %atol36) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "iota_bf16_1_2.0: "
  vector.print %bad36_0 : i64
  %out37:1 = call @iota_bf16_0_2() : () -> (tensor<1x4xbf16>)
  %rtol37 = arith.constant 0.000000e+00 : f64
  %atol37 = arith.constant 0.000000e+00 : f64
  %want37_0 = stablehlo.constant dense<"0x0000000000000000"> : tensor<1x4xbf16>
  %gotf37_0 = stablehlo.reshape %out37#0 : (tensor<1x4xbf16>) -> tensor<4xbf16>
  %gotw37_0 = stablehlo.convert %gotf37_0 : (tensor<4xbf16>) -> tensor<4xf32>
  %gotd37_0 = tensor.cast %gotw37_0 : tensor<4xf32> to tensor<?xf32>
  %wantf37_0 = stablehlo.reshape %want37_0 : (tensor<1x4xbf16>) -> tensor<4xbf16>
  %wantw37_0 = stablehlo.convert %wantf37_0 : (tensor<4xbf16>) -> tensor<4xf32>
  %wantd37_0 = tensor.cast %wantw37_0 : tensor<4xf32> to tensor<?xf32>
  %bad37_0 = call @check_f32(%gotd37_0, %wantd37_0, %rtol37, %atol37) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "iota_bf16_0_2.0: "
  vector.print %bad37_0 : i64
  %out38:1 = call @iota_i8_0_1() : () -> (tensor<5xi8>)
  %rtol38 = arith.constant 0.000000e+00 : f64
  %atol38 = arith.constant 0.000000e+00 : f64
  %want38_0 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi8>
  %gotf38_0 = stablehlo.reshape %out38#0 : (tensor<5xi8>) -> tensor<5xi8>
  %gotw38_0 = stablehlo.convert %gotf38_0 : (tensor<5xi8>) -> tensor<5xi64>
  %gotd38_0 = tensor.cast %gotw38_0 : tensor<5xi64> to tensor<?xi64>
  %wantf38_0 = stablehlo.reshape %want38_0 : (tensor<5xi8>) -> tensor<5xi8>
  %wantw38_0 = stablehlo.convert %wantf38_0 : (tensor<5xi8>) -> tensor<5xi64>
  %wantd38_0 = tensor.cast %wantw38_0 : tensor<5xi64> to tensor<?xi64>
  %bad38_0 = call @check_i64(%gotd38_0, %wantd38_0, %rtol38, %atol38) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "iota_i8_0_1.0: "
  vector.print %bad38_0 : i64
  %out39:1 = call @iota_i8_1_2() : () -> (tensor<2x3xi8>)
  %rtol39 = arith.constant 0.000000e+00 : f64
  %atol39 = arith.constant 0.000000e+00 : f64
  %want39_0 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi8>
  %gotf39_0 = stablehlo.reshape %out39#0 : (tensor<2x3xi8>) -> tensor<6xi8>
  %gotw39_0 = stablehlo.convert %gotf39_0 : (tensor<6xi8>) -> tensor<6xi64>
  %gotd39_0 = tensor.cast %gotw39_0 : tensor<6xi64> to tensor<?xi64>
  %wantf39_0 = stablehlo.reshape %want39_0 : (tensor<2x3xi8>) -> tensor<6xi8>
  %wantw39_0 = stablehlo.convert %wantf39_0 : (tensor<6xi8>) -> tensor<6xi64>
  %wantd39_0 = tensor.cast %wantw39_0 : tensor<6xi64> to tensor<?xi64>
  %bad39_0 = call @check_i64(%gotd39_0, %wantd39_0, %rtol39, %atol39) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "iota_i8_1_2.0: "
  vector.print %bad39_0 : i64
  %out40:1 = call @iota_i8_0_2() : () -> (tensor<1x4xi8>)
  %rtol40 = arith.constant 0.000000e+00 : f64
  %atol40 = arith.constant 0.000000e+00 : f64
  %want40_0 = stablehlo.constant dense<[[0, 0, 0, 0]]> : tensor<1x4xi8>
  %gotf40_0 = stablehlo.reshape %out40#0 : (tensor<1x4xi8>) -> tensor<4xi8>
  %gotw40_0 = stablehlo.convert %gotf40_0 : (tensor<4xi8>) -> tensor<4xi64>
  %gotd40_0 = tensor.cast %gotw40_0 : tensor<4xi64> to tensor<?xi64>
  %wantf40_0 = stablehlo.reshape %want40_0 : (tensor<1x4xi8>) -> tensor<4xi8>
  %wantw40_0 = stablehlo.convert %wantf40_0 : (tensor<4xi8>) -> tensor<4xi64>
  %wantd40_0 = tensor.cast %wantw40_0 : tensor<4xi64> to tensor<?xi64>
  %bad40_0 = call @check_i64(%gotd40_0, %wantd40_0, %rtol40, %atol40) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "iota_i8_0_2.0: "
  vector.print %bad40_0 : i64
  %out41:1 = call @iota_ui8_0_1() : () -> (tensor<5xui8>)
  %rtol41 = arith.constant 0.000000e+00 : f64
  %atol41 = arith.constant 0.000000e+00 : f64
  %want41_0 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xui8>
  %gotf41_0 = stablehlo.reshape %out41#0 : (tensor<5xui8>) -> tensor<5xui8>
  %gotw41_0 = stablehlo.convert %gotf41_0 : (tensor<5xui8>) -> tensor<5xi64>
  %gotd41_0 = tensor.cast %gotw41_0 : tensor<5xi64> to tensor<?xi64>
  %wantf41_0 = stablehlo.reshape %want41_0 : (tensor<5xui8>) -> tensor<5xui8>
  %wantw41_0 = stablehlo.convert %wantf41_0 : (tensor<5xui8>) -> tensor<5xi64>
  %wantd41_0 = tensor.cast %wantw41_0 : tensor<5xi64> to tensor<?xi64>
  %bad41_0 = call @check_i64(%gotd41_0, %wantd41_0, %rtol41, %atol41) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "iota_ui8_0_1.0: "
  vector.print %bad41_0 : i64
  %out42:1 = call @iota_ui8_1_2() : () -> (tensor<2x3xui8>)
  %rtol42 = arith.constant 0.000000e+00 : f64
  %atol42 = arith.constant 0.000000e+00 : f64
  %want42_0 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui8>
  %gotf42_0 = stablehlo.reshape %out42#0 : (tensor<2x3xui8>) -> tensor<6xui8>
  %gotw42_0 = stablehlo.convert %gotf42_0 : (tensor<6xui8>) -> tensor<6xi64>
  %gotd42_0 = tensor.cast %gotw42_0 : tensor<6xi64> to tensor<?xi64>
  %wantf42_0 = stablehlo.reshape %want42_0 : (tensor<2x3xui8>) -> tensor<6xui8>
  %wantw42_0 = stablehlo.convert %wantf42_0 : (tensor<6xui8>) -> tensor<6xi64>
  %wantd42_0 = tensor.cast %wantw42_0 : tensor<6xi64> to tensor<?xi64>
  %bad42_0 = call @check_i64(%gotd42_0, %wantd42_0, %rtol42, %atol42) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "iota_ui8_1_2.0: "
  vector.print %bad42_0 : i64
  %out43:1 = call @iota_ui8_0_2() : () -> (tensor<1x4xui8>)
  %rtol43 = arith.constant 0.000000e+00 : f64
  %atol43 = arith.constant 0.000000e+00 : f64
  %want43_0 = stablehlo.constant dense<[[0, 0, 0, 0]]> : tensor<1x4xui8>
  %gotf43_0 = stablehlo.reshape %out43#0 : (tensor<1x4xui8>) -> tensor<4xui8>
  %gotw43_0 = stablehlo.convert %gotf43_0 : (tensor<4xui8>) -> tensor<4xi64>
  %gotd43_0 = tensor.cast %gotw43_0 : tensor<4xi64> to tensor<?xi64>
  %wantf43_0 = stablehlo.reshape %want43_0 : (tensor<1x4xui8>) -> tensor<4xui8>
  %wantw43_0 = stablehlo.convert %wantf43_0 : (tensor<4xui8>) -> tensor<4xi64>
  %wantd43_0 = tensor.cast %wantw43_0 : tensor<4xi64> to tensor<?xi64>
  %bad43_0 = call @check_i64(%gotd43_0, %wantd43_0, %rtol43, %atol43) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "iota_ui8_0_2.0: "
  vector.print %bad43_0 : i64
  %out44:1 = call @iota_i64_0_1() : () -> (tensor<5xi64>)
  %rtol44 = arith.constant 0.000000e+00 : f64
  %atol44 = arith.constant 0.000000e+00 : f64
  %want44_0 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi64>
  %gotf44_0 = stablehlo.reshape %out44#0 : (tensor<5xi64>) -> tensor<5xi64>
  %gotw44_0 = stablehlo.convert %gotf44_0 : (tensor<5xi64>) -> tensor<5xi64>
  %gotd44_0 = tensor.cast %gotw44_0 : tensor<5xi64> to tensor<?xi64>
  %wantf44_0 = stablehlo.reshape %want44_0 : (tensor<5xi64>) -> tensor<5xi64>
  %wantw44_0 = stablehlo.convert %wantf44_0 : (tensor<5xi64>) -> tensor<5xi64>
  %wantd44_0 = tensor.cast %wantw44_0 : tensor<5xi64> to tensor<?xi64>
  %bad44_0 = call @check_i64(%gotd44_0, %wantd44_0, %rtol44, %atol44) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "iota_i64_0_1.0: "
  vector.print %bad44_0 : i64
  %out45:1 = call @iota_i64_1_2() : () -> (tensor<2x3xi64>)
  %rtol45 = arith.constant 0.000000e+00 : f64
  %atol45 = arith.constant 0.000000e+00 : f64
  %want45_0 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi64>
  %gotf45_0 = stablehlo.reshape %out45#0 : (tensor<2x3xi64>) -> tensor<6xi64>
  %gotw45_0 = stablehlo.convert %gotf45_0 : (tensor<6xi64>) -> tensor<6xi64>
  %gotd45_0 = tensor.cast %gotw45_0 : tensor<6xi64> to tensor<?xi64>
  %wantf45_0 = stablehlo.reshape %want45_0 : (tensor<2x3xi64>) -> tensor<6xi64>
  %wantw45_0 = stablehlo.convert %wantf45_0 : (tensor<6xi64>) -> tensor<6xi64>
  %wantd45_0 = tensor.cast %wantw45_0 : tensor<6xi64> to tensor<?xi64>
  %bad45_0 = call @check_i64(%gotd45_0, %wantd45_0, %rtol45, %atol45) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "iota_i64_1_2.0: "
  vector.print %bad45_0 : i64
  %out46:1 = call @iota_i64_0_2() : () -> (tensor<1x4xi64>)
  %rtol46 = arith.constant 0.000000e+00 : f64
  %atol46 = arith.constant 0.000000e+00 : f64
  %want46_0 = stablehlo.constant dense<[[0, 0, 0, 0]]> : tensor<1x4xi64>
  %gotf46_0 = stablehlo.reshape %out46#0 : (tensor<1x4xi64>) -> tensor<4xi64>
  %gotw46_0 = stablehlo.convert %gotf46_0 : (tensor<4xi64>) -> tensor<4xi64>
  %gotd46_0 = tensor.cast %gotw46_0 : tensor<4xi64> to tensor<?xi64>
  %wantf46_0 = stablehlo.reshape %want46_0 : (tensor<1x4xi64>) -> tensor<4xi64>
  %wantw46_0 = stablehlo.convert %wantf46_0 : (tensor<4xi64>) -> tensor<4xi64>
  %wantd46_0 = tensor.cast %wantw46_0 : tensor<4xi64> to tensor<?xi64>
  %bad46_0 = call @check_i64(%gotd46_0, %wantd46_0, %rtol46, %atol46) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "iota_i64_0_2.0: "
  vector.print %bad46_0 : i64
  %out47:1 = call @iota_f64_0_1() : () -> (tensor<5xf64>)
  %rtol47 = arith.constant 0.000000e+00 : f64
  %atol47 = arith.constant 0.000000e+00 : f64
  %want47_0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040"> : tensor<5xf64>
  %gotf47_0 = stablehlo.reshape %out47#0 : (tensor<5xf64>) -> tensor<5xf64>
  %gotw47_0 = stablehlo.convert %gotf47_0 : (tensor<5xf64>) -> tensor<5xf64>
  %gotd47_0 = tensor.cast %gotw47_0 : tensor<5xf64> to tensor<?xf64>
  %wantf47_0 = stablehlo.reshape %want47_0 : (tensor<5xf64>) -> tensor<5xf64>
  %wantw47_0 = stablehlo.convert %wantf47_0 : (tensor<5xf64>) -> tensor<5xf64>
  %wantd47_0 = tensor.cast %wantw47_0 : tensor<5xf64> to tensor<?xf64>
  %bad47_0 = call @check_f64(%gotd47_0, %wantd47_0, %rtol47, %atol47) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "iota_f64_0_1.0: "
  vector.print %bad47_0 : i64
  %out48:1 = call @iota_f64_1_2() : () -> (tensor<2x3xf64>)
  %rtol48 = arith.constant 0.000000e+00 : f64
  %atol48 = arith.constant 0.000000e+00 : f64
  %want48_0 = stablehlo.constant dense<"0x0000000000000000000000000000F03F00000000000000400000000000000000000000000000F03F0000000000000040"> : tensor<2x3xf64>
  %gotf48_0 = stablehlo.reshape %out48#0 : (tensor<2x3xf64>) -> tensor<6xf64>
  %gotw48_0 = stablehlo.convert %gotf48_0 : (tensor<6xf64>) -> tensor<6xf64>
  %gotd48_0 = tensor.cast %gotw48_0 : tensor<6xf64> to tensor<?xf64>
  %wantf48_0 = stablehlo.reshape %want48_0 : (tensor<2x3xf64>) -> tensor<6xf64>
  %wantw48_0 = stablehlo.convert %wantf48_0 : (tensor<6xf64>) -> tensor<6xf64>
  %wantd48_0 = tensor.cast %wantw48_0 : tensor<6xf64> to tensor<?xf64>
  %bad48_0 = call @check_f64(%gotd48_0, %wantd48_0, %rtol48, %atol48) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "iota_f64_1_2.0: "
  vector.print %bad48_0 : i64
  %out49:1 = call @iota_f64_0_2() : () -> (tensor<1x4xf64>)
  %rtol49 = arith.constant 0.000000e+00 : f64
  %atol49 = arith.constant 0.000000e+00 : f64
  %want49_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<1x4xf64>
  %gotf49_0 = stablehlo.reshape %out49#0 : (tensor<1x4xf64>) -> tensor<4xf64>
  %gotw49_0 = stablehlo.convert %gotf49_0 : (tensor<4xf64>) -> tensor<4xf64>
  %gotd49_0 = tensor.cast %gotw49_0 : tensor<4xf64> to tensor<?xf64>
  %wantf49_0 = stablehlo.reshape %want49_0 : (tensor<1x4xf64>) -> tensor<4xf64>
  %wantw49_0 = stablehlo.convert %wantf49_0 : (tensor<4xf64>) -> tensor<4xf64>
  %wantd49_0 = tensor.cast %wantw49_0 : tensor<4xf64> to tensor<?xf64>
  %bad49_0 = call @check_f64(%gotd49_0, %wantd49_0, %rtol49, %atol49) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "iota_f64_0_2.0: "
  vector.print %bad49_0 : i64
  %in50_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<4x3xf32>
  %in50_1 = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<4xf32>
  %out50:4 = call @mixed_0(%in50_0, %in50_1) : (tensor<4x3xf32>, tensor<4xf32>) -> (tensor<3x4xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>)
  %rtol50 = arith.constant 0.000000e+00 : f64
  %atol50 = arith.constant 0.000000e+00 : f64
  %want50_0 = stablehlo.constant dense<"0x000000000000C04000004041000090410000004000000041000060410000A0410000804000002041000080410000B041"> : tensor<3x4xf32>
  %gotf50_0 = stablehlo.reshape %out50#0 : (tensor<3x4xf32>) -> tensor<12xf32>
  %gotw50_0 = stablehlo.convert %gotf50_0 : (tensor<12xf32>) -> tensor<12xf32>
  %gotd50_0 = tensor.cast %gotw50_0 : tensor<12xf32> to tensor<?xf32>
  %wantf50_0 = stablehlo.reshape %want50_0 : (tensor<3x4xf32>) -> tensor<12xf32>
  %wantw50_0 = stablehlo.convert %wantf50_0 : (tensor<12xf32>) -> tensor<12xf32>
  %wantd50_0 = tensor.cast %wantw50_0 : tensor<12xf32> to tensor<?xf32>
  %bad50_0 = call @check_f32(%gotd50_0, %wantd50_0, %rtol50, %atol50) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "mixed_0.0: "
  vector.print %bad50_0 : i64
  %want50_1 = stablehlo.constant dense<"0x000080400000804000008040000080400000804000008040000080400000804000008040000080400000804000008040"> : tensor<4x3xf32>
  %gotf50_1 = stablehlo.reshape %out50#1 : (tensor<4x3xf32>) -> tensor<12xf32>
  %gotw50_1 = stablehlo.convert %gotf50_1 : (tensor<12xf32>) -> tensor<12xf32>
  %gotd50_1 = tensor.cast %gotw50_1 : tensor<12xf32> to tensor<?xf32>
  %wantf50_1 = stablehlo.reshape %want50_1 : (tensor<4x3xf32>) -> tensor<12xf32>
  %wantw50_1 = stablehlo.convert %wantf50_1 : (tensor<12xf32>) -> tensor<12xf32>
  %wantd50_1 = tensor.cast %wantw50_1 : tensor<12xf32> to tensor<?xf32>
  %bad50_1 = call @check_f32(%gotd50_1, %wantd50_1, %rtol50, %atol50) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "mixed_0.1: "
  vector.print %bad50_1 : i64
  %want50_2 = stablehlo.constant dense<"0x000000400000404000008040000000400000404000008040000000400000404000008040000000400000404000008040"> : tensor<4x3xf32>
  %gotf50_2 = stablehlo.reshape %out50#2 : (tensor<4x3xf32>) -> tensor<12xf32>
  %gotw50_2 = stablehlo.convert %gotf50_2 : (tensor<12xf32>) -> tensor<12xf32>
  %gotd50_2 = tensor.cast %gotw50_2 : tensor<12xf32> to tensor<?xf32>
  %wantf50_2 = stablehlo.reshape %want50_2 : (tensor<4x3xf32>) -> tensor<12xf32>
  %wantw50_2 = stablehlo.convert %wantf50_2 : (tensor<12xf32>) -> tensor<12xf32>
  %wantd50_2 = tensor.cast %wantw50_2 : tensor<12xf32> to tensor<?xf32>
  %bad50_2 = call @check_f32(%gotd50_2, %wantd50_2, %rtol50, %atol50) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "mixed_0.2: "
  vector.print %bad50_2 : i64
  %want50_3 = stablehlo.constant dense<"0x000000800000008000000080000080BF000080BF000080BF000000C0000000C0000000C0000040C0000040C0000040C0"> : tensor<4x3xf32>
  %gotf50_3 = stablehlo.reshape %out50#3 : (tensor<4x3xf32>) -> tensor<12xf32>
  %gotw50_3 = stablehlo.convert %gotf50_3 : (tensor<12xf32>) -> tensor<12xf32>
  %gotd50_3 = tensor.cast %gotw50_3 : tensor<12xf32> to tensor<?xf32>
  %wantf50_3 = stablehlo.reshape %want50_3 : (tensor<4x3xf32>) -> tensor<12xf32>
  %wantw50_3 = stablehlo.convert %wantf50_3 : (tensor<12xf32>) -> tensor<12xf32>
  %wantd50_3 = tensor.cast %wantw50_3 : tensor<12xf32> to tensor<?xf32>
  %bad50_3 = call @check_f32(%gotd50_3, %wantd50_3, %rtol50, %atol50) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "mixed_0.3: "
  vector.print %bad50_3 : i64
  %in51_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<1x4x1xf32>
  %in51_1 = stablehlo.constant dense<"0x00004040"> : tensor<1xf32>
  %out51:1 = call @mixed_1(%in51_0, %in51_1) : (tensor<1x4x1xf32>, tensor<1xf32>) -> (tensor<12x2xf32>)
  %rtol51 = arith.constant 0.000000e+00 : f64
  %atol51 = arith.constant 0.000000e+00 : f64
  %want51_0 = stablehlo.constant dense<"0x0000008000000080000040C0000040C00000C0C00000C0C0000010C1000010C10000008000000080000040C0000040C00000C0C00000C0C0000010C1000010C10000008000000080000040C0000040C00000C0C00000C0C0000010C1000010C1"> : tensor<12x2xf32>
  %gotf51_0 = stablehlo.reshape %out51#0 : (tensor<12x2xf32>) -> tensor<24xf32>
  %gotw51_0 = stablehlo.convert %gotf51_0 : (tensor<24xf32>) -> tensor<24xf32>
  %gotd51_0 = tensor.cast %gotw51_0 : tensor<24xf32> to tensor<?xf32>
  %wantf51_0 = stablehlo.reshape %want51_0 : (tensor<12x2xf32>) -> tensor<24xf32>
  %wantw51_0 = stablehlo.convert %wantf51_0 : (tensor<24xf32>) -> tensor<24xf32>
  %wantd51_0 = tensor.cast %wantw51_0 : tensor<24xf32> to tensor<?xf32>
  %bad51_0 = call @check_f32(%gotd51_0, %wantd51_0, %rtol51, %atol51) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "mixed_1.0: "
  vector.print %bad51_0 : i64
  %in52_0 = stablehlo.constant dense<[[1, -2], [3, 4]]> : tensor<2x2xi32>
  %out52:1 = call @constant_dense(%in52_0) : (tensor<2x2xi32>) -> (tensor<2x2xi32>)
  %rtol52 = arith.constant 0.000000e+00 : f64
  %atol52 = arith.constant 0.000000e+00 : f64
  %want52_0 = stablehlo.constant dense<[[2, -4], [6, 8]]> : tensor<2x2xi32>
  %gotf52_0 = stablehlo.reshape %out52#0 : (tensor<2x2xi32>) -> tensor<4xi32>
  %gotw52_0 = stablehlo.convert %gotf52_0 : (tensor<4xi32>) -> tensor<4xi64>
  %gotd52_0 = tensor.cast %gotw52_0 : tensor<4xi64> to tensor<?xi64>
  %wantf52_0 = stablehlo.reshape %want52_0 : (tensor<2x2xi32>) -> tensor<4xi32>
  %wantw52_0 = stablehlo.convert %wantf52_0 : (tensor<4xi32>) -> tensor<4xi64>
  %wantd52_0 = tensor.cast %wantw52_0 : tensor<4xi64> to tensor<?xi64>
  %bad52_0 = call @check_i64(%gotd52_0, %wantd52_0, %rtol52, %atol52) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "constant_dense.0: "
  vector.print %bad52_0 : i64
  %in53_0 = stablehlo.constant dense<[3, 200]> : tensor<2xui8>
  %out53:1 = call @constant_unsigned(%in53_0) : (tensor<2xui8>) -> (tensor<2xui8>)
  %rtol53 = arith.constant 0.000000e+00 : f64
  %atol53 = arith.constant 0.000000e+00 : f64
  %want53_0 = stablehlo.constant dense<[200, 200]> : tensor<2xui8>
  %gotf53_0 = stablehlo.reshape %out53#0 : (tensor<2xui8>) -> tensor<2xui8>
  %gotw53_0 = stablehlo.convert %gotf53_0 : (tensor<2xui8>) -> tensor<2xi64>
  %gotd53_0 = tensor.cast %gotw53_0 : tensor<2xi64> to tensor<?xi64>
  %wantf53_0 = stablehlo.reshape %want53_0 : (tensor<2xui8>) -> tensor<2xui8>
  %wantw53_0 = stablehlo.convert %wantf53_0 : (tensor<2xui8>) -> tensor<2xi64>
  %wantd53_0 = tensor.cast %wantw53_0 : tensor<2xi64> to tensor<?xi64>
  %bad53_0 = call @check_i64(%gotd53_0, %wantd53_0, %rtol53, %atol53) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "constant_unsigned.0: "
  vector.print %bad53_0 : i64
  %in54_0 = stablehlo.constant dense<"0x0000003F"> : tensor<f32>
  %out54:1 = call @scalars(%in54_0) : (tensor<f32>) -> (tensor<1x1xf32>)
  %rtol54 = arith.constant 0.000000e+00 : f64
  %atol54 = arith.constant 0.000000e+00 : f64
  %want54_0 = stablehlo.constant dense<"0x0000003E"> : tensor<1x1xf32>
  %gotf54_0 = stablehlo.reshape %out54#0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %gotw54_0 = stablehlo.convert %gotf54_0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd54_0 = tensor.cast %gotw54_0 : tensor<1xf32> to tensor<?xf32>
  %wantf54_0 = stablehlo.reshape %want54_0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %wantw54_0 = stablehlo.convert %wantf54_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd54_0 = tensor.cast %wantw54_0 : tensor<1xf32> to tensor<?xf32>
  %bad54_0 = call @check_f32(%gotd54_0, %wantd54_0, %rtol54, %atol54) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "scalars.0: "
  vector.print %bad54_0 : i64
  return
}
