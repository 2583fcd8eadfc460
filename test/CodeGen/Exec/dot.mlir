// Written by utils/gen_lowering_tests.py: expected values are XLA's. A case prints
// how many of its elements are wrong.
// RUN: dgc-opt %s --pass-pipeline='builtin.module(func.func(dgc-lower-to-linalg),one-shot-bufferize{bufferize-function-boundaries=1 function-boundary-type-conversion=identity-layout-map allow-return-allocs-from-loops=1},func.func(convert-linalg-to-loops),canonicalize,cse,expand-strided-metadata,convert-vector-to-llvm,lower-affine,func.func(math-expand-ops{ops=rsqrt}),convert-math-to-llvm,convert-math-to-libm,arith-expand{include-bf16=true},convert-scf-to-cf,convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)' \
// RUN: | sed 's/{fastmath = #arith[^}]*}//' \
// RUN: | mlir-runner -e main --entry-point-result=void --shared-libs=%mlir_lib_dir/libmlir_runner_utils.so,%mlir_lib_dir/libmlir_c_runner_utils.so \
// RUN: | FileCheck %s

// CHECK: dot_mm.0: 0
// CHECK: dot_tn.0: 0
// CHECK: dot_nt.0: 0
// CHECK: dot_batch.0: 0
// CHECK: dot_attention.0: 0
// CHECK: dot_two_k.0: 0
// CHECK: dot_batch_last.0: 0
// CHECK: dot_vector.0: 0
// CHECK: dot_matvec.0: 0
// CHECK: dot_outer.0: 0
// CHECK: dot_unit_k.0: 0
// CHECK: dot_unit_all.0: 0
// CHECK: dot_batch_only.0: 0
// CHECK: dot_zero_k.0: 0
// CHECK: dot_zero_m.0: 0
// CHECK: dot_f64.0: 0
// CHECK: dot_bf16.0: 0
// CHECK: dot_bf16_f32.0: 0
// CHECK: dot_bf16_outer.0: 0
// CHECK: dot_f16.0: 0
// CHECK: dot_f16_f32.0: 0
// CHECK: dot_f16_outer.0: 0
// CHECK: dot_i32.0: 0
// CHECK: dot_i8_i32.0: 0
// CHECK: dot_ui8_ui32.0: 0
// CHECK: dot_i1.0: 0

func.func @dot_mm(%a0: tensor<4x5xf32>, %a1: tensor<5x6xf32>) -> (tensor<4x6xf32>) {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x6xf32>) -> tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}

func.func @dot_tn(%a0: tensor<5x4xf32>, %a1: tensor<5x6xf32>) -> (tensor<4x6xf32>) {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [0] x [0] : (tensor<5x4xf32>, tensor<5x6xf32>) -> tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}

func.func @dot_nt(%a0: tensor<4x5xf32>, %a1: tensor<6x5xf32>) -> (tensor<4x6xf32>) {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [1] : (tensor<4x5xf32>, tensor<6x5xf32>) -> tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}

func.func @dot_batch(%a0: tensor<2x4x5xf32>, %a1: tensor<2x5x6xf32>) -> (tensor<2x4x6xf32>) {
  %r = stablehlo.dot_general %a0, %a1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x5xf32>, tensor<2x5x6xf32>) -> tensor<2x4x6xf32>
  return %r : tensor<2x4x6xf32>
}

func.func @dot_attention(%a0: tensor<2x3x4x5xf32>, %a1: tensor<2x6x4x5xf32>) -> (tensor<2x4x3x6xf32>) {
  %r = stablehlo.dot_general %a0, %a1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<2x3x4x5xf32>, tensor<2x6x4x5xf32>) -> tensor<2x4x3x6xf32>
  return %r : tensor<2x4x3x6xf32>
}

func.func @dot_two_k(%a0: tensor<3x4x5xf32>, %a1: tensor<5x3x6xf32>) -> (tensor<4x6xf32>) {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [0, 2] x [1, 0] : (tensor<3x4x5xf32>, tensor<5x3x6xf32>) -> tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}

func.func @dot_batch_last(%a0: tensor<4x5x2xf32>, %a1: tensor<5x6x2xf32>) -> (tensor<2x4x6xf32>) {
  %r = stablehlo.dot_general %a0, %a1, batching_dims = [2] x [2], contracting_dims = [1] x [0] : (tensor<4x5x2xf32>, tensor<5x6x2xf32>) -> tensor<2x4x6xf32>
  return %r : tensor<2x4x6xf32>
}

func.func @dot_vector(%a0: tensor<7xf32>, %a1: tensor<7xf32>) -> (tensor<f32>) {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [0] x [0] : (tensor<7xf32>, tensor<7xf32>) -> tensor<f32>
  return %r : tensor<f32>
}

func.func @dot_matvec(%a0: tensor<3x7xf32>, %a1: tensor<7xf32>) -> (tensor<3xf32>) {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [0] : (tensor<3x7xf32>, tensor<7xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

func.func @dot_outer(%a0: tensor<3xf32>, %a1: tensor<4xf32>) -> (tensor<3x4xf32>) {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [] x [] : (tensor<3xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

func.func @dot_unit_k(%a0: tensor<3x1xf32>, %a1: tensor<1x4xf32>) -> (tensor<3x4xf32>) {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [0] : (tensor<3x1xf32>, tensor<1x4xf32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

func.func @dot_unit_all(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>) -> (tensor<1x1xf32>) {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [0] : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

func.func @dot_batch_only(%a0: tensor<3x4xf32>, %a1: tensor<3x4xf32>) -> (tensor<3x4xf32>) {
  %r = stablehlo.dot_general %a0, %a1, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [] : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

func.func @dot_zero_k(%a0: tensor<3x0xf32>, %a1: tensor<0x4xf32>) -> (tensor<3x4xf32>) {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [0] : (tensor<3x0xf32>, tensor<0x4xf32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

func.func @dot_zero_m(%a0: tensor<0x3xf32>, %a1: tensor<3x4xf32>) -> (tensor<0x4xf32>) {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [0] : (tensor<0x3xf32>, tensor<3x4xf32>) -> tensor<0x4xf32>
  return %r : tensor<0x4xf32>
}

func.func @dot_f64(%a0: tensor<4x5xf64>, %a1: tensor<5x3xf64>) -> (tensor<4x3xf64>) {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [0] : (tensor<4x5xf64>, tensor<5x3xf64>) -> tensor<4x3xf64>
  return %r : tensor<4x3xf64>
}

func.func @dot_bf16(%a0: tensor<4x9xbf16>, %a1: tensor<9x3xbf16>) -> (tensor<4x3xbf16>) {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [0] : (tensor<4x9xbf16>, tensor<9x3xbf16>) -> tensor<4x3xbf16>
  return %r : tensor<4x3xbf16>
}

func.func @dot_bf16_f32(%a0: tensor<4x9xbf16>, %a1: tensor<9x3xbf16>) -> (tensor<4x3xf32>) {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [0] : (tensor<4x9xbf16>, tensor<9x3xbf16>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

func.func @dot_bf16_outer(%a0: tensor<4xbf16>, %a1: tensor<3xbf16>) -> (tensor<4x3xbf16>) {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [] x [] : (tensor<4xbf16>, tensor<3xbf16>) -> tensor<4x3xbf16>
  return %r : tensor<4x3xbf16>
}

func.func @dot_f16(%a0: tensor<4x9xf16>, %a1: tensor<9x3xf16>) -> (tensor<4x3xf16>) {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [0] : (tensor<4x9xf16>, tensor<9x3xf16>) -> tensor<4x3xf16>
  return %r : tensor<4x3xf16>
}

func.func @dot_f16_f32(%a0: tensor<4x9xf16>, %a1: tensor<9x3xf16>) -> (tensor<4x3xf32>) {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [0] : (tensor<4x9xf16>, tensor<9x3xf16>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

func.func @dot_f16_outer(%a0: tensor<4xf16>, %a1: tensor<3xf16>) -> (tensor<4x3xf16>) {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [] x [] : (tensor<4xf16>, tensor<3xf16>) -> tensor<4x3xf16>
  return %r : tensor<4x3xf16>
}

func.func @dot_i32(%a0: tensor<3x4xi32>, %a1: tensor<4x2xi32>) -> (tensor<3x2xi32>) {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [0] : (tensor<3x4xi32>, tensor<4x2xi32>) -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

func.func @dot_i8_i32(%a0: tensor<3x4xi8>, %a1: tensor<4x2xi8>) -> (tensor<3x2xi32>) {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [0] : (tensor<3x4xi8>, tensor<4x2xi8>) -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

func.func @dot_ui8_ui32(%a0: tensor<3x4xui8>, %a1: tensor<4x2xui8>) -> (tensor<3x2xui32>) {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [0] : (tensor<3x4xui8>, tensor<4x2xui8>) -> tensor<3x2xui32>
  return %r : tensor<3x2xui32>
}

func.func @dot_i1(%a0: tensor<3x4xi1>, %a1: tensor<4x2xi1>) -> (tensor<3x2xi1>) {
  %r = stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [0] : (tensor<3x4xi1>, tensor<4x2xi1>) -> tensor<3x2xi1>
  return %r : tensor<3x2xi1>
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
  %in0_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F41883CBFDED126BE58D8F6BEFC4D193FA6B3223DE4BC95BE272B48BFB4AE83BE"> : tensor<4x5xf32>
  %in0_1 = stablehlo.constant dense<"0x3697413ED8D205BF117DD3BE00411CC0D05CE63F0774923FD29DA6BE3018463FD8FA8F3E55C70DBFDC417A3F45019FBE9B5BA8BE21CA4ABF44F0E83E5928CBBD0B980B3F86701BBF29DF013E126C64BF406A573F458C403E9A40A93E922DD23E806081BF8D7E483F05A103407CB8D1BF5B5DDDBF519EC0BF"> : tensor<5x6xf32>
  %out0:1 = call @dot_mm(%in0_0, %in0_1) : (tensor<4x5xf32>, tensor<5x6xf32>) -> (tensor<4x6xf32>)
  %rtol0 = arith.constant 1.000000e-06 : f64
  %atol0 = arith.constant 1.000000e-06 : f64
  %want0_0 = stablehlo.constant dense<"0x7B0EB2BF2C2C04400D87803F4DD643C0104BC8BE8597FABF45693BBE45209ABFB739573F8EB8A1BF1B20543E6FBB013DE148093F7C64423FE92DA9BFC29BEB3E6BC5763FB6F1773FDEE8B63ECB26E43E5E30C7BF9D2097BF9B5B923F019E6A3F"> : tensor<4x6xf32>
  %gotf0_0 = stablehlo.reshape %out0#0 : (tensor<4x6xf32>) -> tensor<24xf32>
  %gotw0_0 = stablehlo.convert %gotf0_0 : (tensor<24xf32>) -> tensor<24xf32>
  %gotd0_0 = tensor.cast %gotw0_0 : tensor<24xf32> to tensor<?xf32>
  %wantf0_0 = stablehlo.reshape %want0_0 : (tensor<4x6xf32>) -> tensor<24xf32>
  %wantw0_0 = stablehlo.convert %wantf0_0 : (tensor<24xf32>) -> tensor<24xf32>
  %wantd0_0 = tensor.cast %wantw0_0 : tensor<24xf32> to tensor<?xf32>
  %bad0_0 = call @check_f32(%gotd0_0, %wantd0_0, %rtol0, %atol0) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dot_mm.0: "
  vector.print %bad0_0 : i64
  %in1_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F41883CBFDED126BE58D8F6BEFC4D193FA6B3223DE4BC95BE272B48BFB4AE83BE"> : tensor<5x4xf32>
  %in1_1 = stablehlo.constant dense<"0x3697413ED8D205BF117DD3BE00411CC0D05CE63F0774923FD29DA6BE3018463FD8FA8F3E55C70DBFDC417A3F45019FBE9B5BA8BE21CA4ABF44F0E83E5928CBBD0B980B3F86701BBF29DF013E126C64BF406A573F458C403E9A40A93E922DD23E806081BF8D7E483F05A103407CB8D1BF5B5DDDBF519EC0BF"> : tensor<5x6xf32>
  %out1:1 = call @dot_tn(%in1_0, %in1_1) : (tensor<5x4xf32>, tensor<5x6xf32>) -> (tensor<4x6xf32>)
  %rtol1 = arith.constant 1.000000e-06 : f64
  %atol1 = arith.constant 1.000000e-06 : f64
  %want1_0 = stablehlo.constant dense<"0x5827F7BE8A5A6B3FE04485BEE2DCCABF0C63B23FD53CF0BED0CF403E4E32CDBEE19051BF0DBAEABF07C02140A0FE7E3F3B00753F33FE4ABF1B7512C0A4A22D3F549AA33F72CEC03F6E058FBE996A1BBD5FE56C3F1CBB5540131B56BFA46FAFBF"> : tensor<4x6xf32>
  %gotf1_0 = stablehlo.reshape %out1#0 : (tensor<4x6xf32>) -> tensor<24xf32>
  %gotw1_0 = stablehlo.convert %gotf1_0 : (tensor<24xf32>) -> tensor<24xf32>
  %gotd1_0 = tensor.cast %gotw1_0 : tensor<24xf32> to tensor<?xf32>
  %wantf1_0 = stablehlo.reshape %want1_0 : (tensor<4x6xf32>) -> tensor<24xf32>
  %wantw1_0 = stablehlo.convert %wantf1_0 : (tensor<24xf32>) -> tensor<24xf32>
  %wantd1_0 = tensor.cast %wantw1_0 : tensor<24xf32> to tensor<?xf32>
  %bad1_0 = call @check_f32(%gotd1_0, %wantd1_0, %rtol1, %atol1) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dot_tn.0: "
  vector.print %bad1_0 : i64
  %in2_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F41883CBFDED126BE58D8F6BEFC4D193FA6B3223DE4BC95BE272B48BFB4AE83BE"> : tensor<4x5xf32>
  %in2_1 = stablehlo.constant dense<"0x3697413ED8D205BF117DD3BE00411CC0D05CE63F0774923FD29DA6BE3018463FD8FA8F3E55C70DBFDC417A3F45019FBE9B5BA8BE21CA4ABF44F0E83E5928CBBD0B980B3F86701BBF29DF013E126C64BF406A573F458C403E9A40A93E922DD23E806081BF8D7E483F05A103407CB8D1BF5B5DDDBF519EC0BF"> : tensor<6x5xf32>
  %out2:1 = call @dot_nt(%in2_0, %in2_1) : (tensor<4x5xf32>, tensor<6x5xf32>) -> (tensor<4x6xf32>)
  %rtol2 = arith.constant 1.000000e-06 : f64
  %atol2 = arith.constant 1.000000e-06 : f64
  %want2_0 = stablehlo.constant dense<"0x42EE89406DE1F7BED787B53F6D8F42BF064165BF03DD1340C35A71BEC391893F7B9C833E1AF867BFBF61A33E9BEB31C00D6EE4BEABF6FCBE8EAB213C2974933F447E9B3E95135740BE66D43FCEACBC3E94F7953F06518A3ED015B53EB7393140"> : tensor<4x6xf32>
  %gotf2_0 = stablehlo.reshape %out2#0 : (tensor<4x6xf32>) -> tensor<24xf32>
  %gotw2_0 = stablehlo.convert %gotf2_0 : (tensor<24xf32>) -> tensor<24xf32>
  %gotd2_0 = tensor.cast %gotw2_0 : tensor<24xf32> to tensor<?xf32>
  %wantf2_0 = stablehlo.reshape %want2_0 : (tensor<4x6xf32>) -> tensor<24xf32>
  %wantw2_0 = stablehlo.convert %wantf2_0 : (tensor<24xf32>) -> tensor<24xf32>
  %wantd2_0 = tensor.cast %wantw2_0 : tensor<24xf32> to tensor<?xf32>
  %bad2_0 = call @check_f32(%gotd2_0, %wantd2_0, %rtol2, %atol2) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dot_nt.0: "
  vector.print %bad2_0 : i64
  %in3_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F41883CBFDED126BE58D8F6BEFC4D193FA6B3223DE4BC95BE272B48BFB4AE83BEC866053CD31B8DBEE2A3A53F58DC803FB0832DC030CBF1BF75F732BE5729D8BE3BC55A3EA4895E3EAC8A0740B2568EBF7255C1BEC5BC0240548E253F85BE293FEC9503BF21F4D2BFE17B2B3EC742DF3D"> : tensor<2x4x5xf32>
  %in3_1 = stablehlo.constant dense<"0x3697413ED8D205BF117DD3BE00411CC0D05CE63F0774923FD29DA6BE3018463FD8FA8F3E55C70DBFDC417A3F45019FBE9B5BA8BE21CA4ABF44F0E83E5928CBBD0B980B3F86701BBF29DF013E126C64BF406A573F458C403E9A40A93E922DD23E806081BF8D7E483F05A103407CB8D1BF5B5DDDBF519EC0BFDA69573F0ACE033E20078A3F3BF1383F23A0573E736D913EB2D52DBE69535E3F889A90BFE1FDD7BEF6C4783EF594E63FECB343BFA71E8ABF973310BF3922783F49A570BE3484A93F0CAFEFBF7273903F7F76843FD696B5BF92441D3EF29D9B3FE60EB43D6FEC7F3F26FE1740D9408C3E458E8FBEAD6345BF"> : tensor<2x5x6xf32>
  %out3:1 = call @dot_batch(%in3_0, %in3_1) : (tensor<2x4x5xf32>, tensor<2x5x6xf32>) -> (tensor<2x4x6xf32>)
  %rtol3 = arith.constant 1.000000e-06 : f64
  %atol3 = arith.constant 1.000000e-06 : f64
  %want3_0 = stablehlo.constant dense<"0x7B0EB2BF2C2C04400D87803F4DD643C0104BC8BE8597FABF45693BBE45209ABFB739573F8EB8A1BF1B20543E6FBB013DE148093F7C64423FE92DA9BFC29BEB3E6BC5763FB6F1773FDEE8B63ECB26E43E5E30C7BF9D2097BF9B5B923F019E6A3F7BC843C0E45E4DC019C8B9C0EB5F4BBFEFA00B3F94169140681CCFBF1CDD043F71525DBF06CCF8BF70FFBCBE87BFA8BF8D1FC1BFFCA12A40D0E1EC406F3B8BBF4C3DCB3E643CAA3DACF0CC3FC78EDB3FACFF294047FD8DBF3F5FCB3E7E3E33C0"> : tensor<2x4x6xf32>
  %gotf3_0 = stablehlo.reshape %out3#0 : (tensor<2x4x6xf32>) -> tensor<48xf32>
  %gotw3_0 = stablehlo.convert %gotf3_0 : (tensor<48xf32>) -> tensor<48xf32>
  %gotd3_0 = tensor.cast %gotw3_0 : tensor<48xf32> to tensor<?xf32>
  %wantf3_0 = stablehlo.reshape %want3_0 : (tensor<2x4x6xf32>) -> tensor<48xf32>
  %wantw3_0 = stablehlo.convert %wantf3_0 : (tensor<48xf32>) -> tensor<48xf32>
  %wantd3_0 = tensor.cast %wantw3_0 : tensor<48xf32> to tensor<?xf32>
  %bad3_0 = call @check_f32(%gotd3_0, %wantd3_0, %rtol3, %atol3) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dot_batch.0: "
  vector.print %bad3_0 : i64
  %in4_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F41883CBFDED126BE58D8F6BEFC4D193FA6B3223DE4BC95BE272B48BFB4AE83BEC866053CD31B8DBEE2A3A53F58DC803FB0832DC030CBF1BF75F732BE5729D8BE3BC55A3EA4895E3EAC8A0740B2568EBF7255C1BEC5BC0240548E253F85BE293FEC9503BF21F4D2BFE17B2B3EC742DF3DDF199DBFF1E72EBFA38B93BD3EDB71BFC441C9BD9B8CC33DE0C2113D559C01BFE0FF173F8423643F3B46A43E897751BF904D3B3F605E00BFAC10613F543089BF861A6A3F1D5CA4BC01D79FBF6EB7A0BE5A9A5D3D4EAB8B3EAE707BBF66BE8DBFE35F4C3ECEF9EEBE6228713EDF6F423F770BD3BF293F823E3BC19C3F705598BE8B914FBF0D93403FBEC3813E9858653F1DC0B0BE39ACBDBF534DE1BD9643E4BE9F7B463FB047463EABBFD0BF1BFB98BF0040623F15052E3FFDE623BFC67789BA3822E43EB1D2EF3E6951603F1652833E5C35C2BDBC8784BE9522873FFF0D10C0A9FB0DBE1E2B073DD671B6BF8C66AA3E5ABA26BF2FC95C3F369B00BEA04D2B3F11039C3F590FC43E432F60BF31D5C1BFE46EE03F29EDE3BDCB4530BF21B8133E550144BEFF255A3F47F80A3DEF45613CB2EE36BF3B6BF03EBF5584BFBB772A3F"> : tensor<2x3x4x5xf32>
  %in4_1 = stablehlo.constant dense<"0x3697413ED8D205BF117DD3BE00411CC0D05CE63F0774923FD29DA6BE3018463FD8FA8F3E55C70DBFDC417A3F45019FBE9B5BA8BE21CA4ABF44F0E83E5928CBBD0B980B3F86701BBF29DF013E126C64BF406A573F458C403E9A40A93E922DD23E806081BF8D7E483F05A103407CB8D1BF5B5DDDBF519EC0BFDA69573F0ACE033E20078A3F3BF1383F23A0573E736D913EB2D52DBE69535E3F889A90BFE1FDD7BEF6C4783EF594E63FECB343BFA71E8ABF973310BF3922783F49A570BE3484A93F0CAFEFBF7273903F7F76843FD696B5BF92441D3EF29D9B3FE60EB43D6FEC7F3F26FE1740D9408C3E458E8FBEAD6345BF90E7253F9B7349BE4A0937BE7092D7BDDC5D263FD17D88BFFED2C3BFA3C41BC00C6E993FF920973D984BC13F70BD12BCE6FD3DBF26B3F43E63DA9CBD3089A0BFB99362BFD325E23F716DB53E9E30D53E30988DBE769130BF8E43643F6546D6BDE95442BFFD5809BECCD567BF609B423E888A903FAD0956BF88DAB63F24E92ABF14181D3E6D1D56BF9E9163BE212B423D068FDEBE76F033BFF3892DBF8A3752BF62F8C8BFF4A386BE9C64CD3E078D683F86A8253F00451D403D2AA33E99A4E9BEB991EF3F3E0B86BF26EE773F5E8474BF204EB53E6DF4FBBFCD36663FAA0B22BEF9B977BF6FD6D63F49EE433FFFA03B3D61D53EBFF99C31BDF1DC27BEF48A393FA84E4C3F15F22ABF8DA30CBF6F3508BF6DB6ACBF747117BF7140BDBD3AE2303F3202A93FC1EF4EBFCC0C0D3FD88FE3BEE0CF0440579247BD658B003F53A86FBF58894FBF37894E3EC9A2C4BE3EE2B43EDAE9C7BF2879293F584466BF5F78DC3FFAB193BE2E738C3FD08EB2BFD89EDB3EE95563BF8649F9BE5A7EC93CA657A2BE834C873E59663F3FBB1C273F7E29B3BDE484AEBF4AFD4DBF517448BEFFCB07C05A88403FB76375BEECAC80BEC9C8723F2FFC2A3F144E623EB32B80BF94EF9E3E2F3EB13E818062BF3E8B853FE504023FA71CFCBFA2C0F93DA0E1A1BFC672913F62994E3F76428DBF048762BF7498D03DD38A74BEDB39C33F76B03D3F4E9A90BE38D0133FDD1002C096A69E3EDACC5D3F543F37BE99D035BF76DA103FE3B3FA3F29C9513E5E728FBF2210B93F3E74F0BF09D2003FFBFA14BFB33B6E3F277759BFD873A93F65BD993E1D09DDBFE8A5FCBF45D7A1BEBAA8A53F2914023E9476893DC69071BE07E73C3FFA30C13E7F898F3ECD167CBF940B983F6B79AE3FC192A6BFB24B134031F6383FECDBF9BEEFC1F3BF1627283F11B90E3F547B18BFD930E5BFDBEE8F3F129C16BF9288F1BE0D1F3640B23008401728743FF22CE9BE1843263F9A0312C0D12DDA3D738342BFB68EA4BF"> : tensor<2x6x4x5xf32>
  %out4:1 = call @dot_attention(%in4_0, %in4_1) : (tensor<2x3x4x5xf32>, tensor<2x6x4x5xf32>) -> (tensor<2x4x3x6xf32>)
  %rtol4 = arith.constant 1.000000e-06 : f64
  %atol4 = arith.constant 1.000000e-06 : f64
  %want4_0 = stablehlo.constant dense<"0x42EE8940064165BFF3490D402B923A3F73256BBF05AD9CBF3F3CF7C062546240517E85BF2B8A02C0FAD7524095AB85BEEC361240849DBCBFD553CCBEF7CE1CBF5E7C6B3FE8F7933FC391893F9BEB31C0384B7A3F94341CBFA9DD333F2978843FCC731FC055FDEBBF9F3E20C08C356540202CC83E79A58AC02AE51EBF4EF8B1BFF84231BF413EED3F570C5DBE18B1273F8EAB213C7E486BBF5AC48CBFDB2C0B3F87A146BE4D4B5EBF41A29B3F0AFF35407A0DC84001498D4010C7ED3F247AEBBE4DEB8F3FF7C8463F9D53893FEF5DB7BEC6A1AB3F5841484006518A3EEBB4663F2EE5833F8AF2D7BFAD3A753F26FD9DBF221F143F0E08B2BFC1F591BF30C24BC0FCE89A3FDB640FC0D2253D3FA374883F12EED73FC31E97BD20892B3F4D0BDCBFAED208BF840EA1BE4B851940FD0CE73EBD2D233E529D4240B0B6F5BE0903E2BF17A5134069DBC23F53EF713F5074B2403C94F63F56C36ABFBBB191BE046ACBBF38FDC93D6DE4A4BF611CED3FF464C53FE7498BBEF8220EC0A40899BFA1E770C0ABDD7ABF166BB43F41D8CB3EB52607BEC879E33FF2D77C3F276CA2BF1A7B0CC0AE2F25BE3FFBCC3F43BF7A404B7AAF40FBCAEDBF05EDBCBFA30700C0760FFEBDF2427A3F560E23C03910433F2B4960BF23EFFF3E9E5DA53FAB6CB73E7EEB1CBFC97242BFA140473F59114FBD7DDF23BF40E51B3F3909903F48242EBFE70BC2BFE336163FECBC8040C0253DBF4C25EF3F46E6A1BE0A0384BE124AA83F201EE5C0473335C06244F9BE86E129C02C4413BF054C6240450C59C03E5881BF6B32CF3F"> : tensor<2x4x3x6xf32>
  %gotf4_0 = stablehlo.reshape %out4#0 : (tensor<2x4x3x6xf32>) -> tensor<144xf32>
  %gotw4_0 = stablehlo.convert %gotf4_0 : (tensor<144xf32>) -> tensor<144xf32>
  %gotd4_0 = tensor.cast %gotw4_0 : tensor<144xf32> to tensor<?xf32>
  %wantf4_0 = stablehlo.reshape %want4_0 : (tensor<2x4x3x6xf32>) -> tensor<144xf32>
  %wantw4_0 = stablehlo.convert %wantf4_0 : (tensor<144xf32>) -> tensor<144xf32>
  %wantd4_0 = tensor.cast %wantw4_0 : tensor<144xf32> to tensor<?xf32>
  %bad4_0 = call @check_f32(%gotd4_0, %wantd4_0, %rtol4, %atol4) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dot_attention.0: "
  vector.print %bad4_0 : i64
  %in5_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F41883CBFDED126BE58D8F6BEFC4D193FA6B3223DE4BC95BE272B48BFB4AE83BEC866053CD31B8DBEE2A3A53F58DC803FB0832DC030CBF1BF75F732BE5729D8BE3BC55A3EA4895E3EAC8A0740B2568EBF7255C1BEC5BC0240548E253F85BE293FEC9503BF21F4D2BFE17B2B3EC742DF3DDF199DBFF1E72EBFA38B93BD3EDB71BFC441C9BD9B8CC33DE0C2113D559C01BFE0FF173F8423643F3B46A43E897751BF904D3B3F605E00BFAC10613F543089BF861A6A3F1D5CA4BC01D79FBF6EB7A0BE"> : tensor<3x4x5xf32>
  %in5_1 = stablehlo.constant dense<"0x3697413ED8D205BF117DD3BE00411CC0D05CE63F0774923FD29DA6BE3018463FD8FA8F3E55C70DBFDC417A3F45019FBE9B5BA8BE21CA4ABF44F0E83E5928CBBD0B980B3F86701BBF29DF013E126C64BF406A573F458C403E9A40A93E922DD23E806081BF8D7E483F05A103407CB8D1BF5B5DDDBF519EC0BFDA69573F0ACE033E20078A3F3BF1383F23A0573E736D913EB2D52DBE69535E3F889A90BFE1FDD7BEF6C4783EF594E63FECB343BFA71E8ABF973310BF3922783F49A570BE3484A93F0CAFEFBF7273903F7F76843FD696B5BF92441D3EF29D9B3FE60EB43D6FEC7F3F26FE1740D9408C3E458E8FBEAD6345BF90E7253F9B7349BE4A0937BE7092D7BDDC5D263FD17D88BFFED2C3BFA3C41BC00C6E993FF920973D984BC13F70BD12BCE6FD3DBF26B3F43E63DA9CBD3089A0BFB99362BFD325E23F716DB53E9E30D53E30988DBE769130BF8E43643F6546D6BDE95442BFFD5809BECCD567BF609B423E888A903FAD0956BF"> : tensor<5x3x6xf32>
  %out5:1 = call @dot_two_k(%in5_0, %in5_1) : (tensor<3x4x5xf32>, tensor<5x3x6xf32>) -> (tensor<4x6xf32>)
  %rtol5 = arith.constant 1.000000e-06 : f64
  %atol5 = arith.constant 1.000000e-06 : f64
  %want5_0 = stablehlo.constant dense<"0x683558BEB635A8BF8805C4C0CB44493F7C065AC03253BA401A70D83E34F402C07E77DEBF00E9CFBB929D963FB8B64E3E7861413F6FB8893F19031EC0EA9980BFF497DB4046D972C0AEE3A9409C6E8D400E511DC0F7B2E5BF0044763FE6EEA4BE"> : tensor<4x6xf32>
  %gotf5_0 = stablehlo.reshape %out5#0 : (tensor<4x6xf32>) -> tensor<24xf32>
  %gotw5_0 = stablehlo.convert %gotf5_0 : (tensor<24xf32>) -> tensor<24xf32>
  %gotd5_0 = tensor.cast %gotw5_0 : tensor<24xf32> to tensor<?xf32>
  %wantf5_0 = stablehlo.reshape %want5_0 : (tensor<4x6xf32>) -> tensor<24xf32>
  %wantw5_0 = stablehlo.convert %wantf5_0 : (tensor<24xf32>) -> tensor<24xf32>
  %wantd5_0 = tensor.cast %wantw5_0 : tensor<24xf32> to tensor<?xf32>
  %bad5_0 = call @check_f32(%gotd5_0, %wantd5_0, %rtol5, %atol5) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dot_two_k.0: "
  vector.print %bad5_0 : i64
  %in6_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F41883CBFDED126BE58D8F6BEFC4D193FA6B3223DE4BC95BE272B48BFB4AE83BEC866053CD31B8DBEE2A3A53F58DC803FB0832DC030CBF1BF75F732BE5729D8BE3BC55A3EA4895E3EAC8A0740B2568EBF7255C1BEC5BC0240548E253F85BE293FEC9503BF21F4D2BFE17B2B3EC742DF3D"> : tensor<4x5x2xf32>
  %in6_1 = stablehlo.constant dense<"0x3697413ED8D205BF117DD3BE00411CC0D05CE63F0774923FD29DA6BE3018463FD8FA8F3E55C70DBFDC417A3F45019FBE9B5BA8BE21CA4ABF44F0E83E5928CBBD0B980B3F86701BBF29DF013E126C64BF406A573F458C403E9A40A93E922DD23E806081BF8D7E483F05A103407CB8D1BF5B5DDDBF519EC0BFDA69573F0ACE033E20078A3F3BF1383F23A0573E736D913EB2D52DBE69535E3F889A90BFE1FDD7BEF6C4783EF594E63FECB343BFA71E8ABF973310BF3922783F49A570BE3484A93F0CAFEFBF7273903F7F76843FD696B5BF92441D3EF29D9B3FE60EB43D6FEC7F3F26FE1740D9408C3E458E8FBEAD6345BF"> : tensor<5x6x2xf32>
  %out6:1 = call @dot_batch_last(%in6_0, %in6_1) : (tensor<4x5x2xf32>, tensor<5x6x2xf32>) -> (tensor<2x4x6xf32>)
  %rtol6 = arith.constant 1.000000e-06 : f64
  %atol6 = arith.constant 1.000000e-06 : f64
  %want6_0 = stablehlo.constant dense<"0x4E64C6BF1FA03640B48A56BF6B20913F4E4421408063293FC34D0C4091500CC007EFBE3E9D811BBFDCB240C0D9B9DBBD5E15F93FF74E92C08FC7AC40FDD5FBBF31FF9CBF0BAE1DBE81FBB5BEA1CB843F4BD518402BE85B3E70CAD43F16F40940DEFDE43F584F51C0D2B21D4030F1C23F6E50883E0DCFF6BDAC8A6DBEEAE0E7BF0C1482BF5A36343FCA6982BE30DA82BE8B4510C0186C624015B9B53F2D8E2EBFE1ABAFBF17AF43BFDDB4E9BF58B7FB3F2419CBC055E335BF9D68B5BD8AF964BF"> : tensor<2x4x6xf32>
  %gotf6_0 = stablehlo.reshape %out6#0 : (tensor<2x4x6xf32>) -> tensor<48xf32>
  %gotw6_0 = stablehlo.convert %gotf6_0 : (tensor<48xf32>) -> tensor<48xf32>
  %gotd6_0 = tensor.cast %gotw6_0 : tensor<48xf32> to tensor<?xf32>
  %wantf6_0 = stablehlo.reshape %want6_0 : (tensor<2x4x6xf32>) -> tensor<48xf32>
  %wantw6_0 = stablehlo.convert %wantf6_0 : (tensor<48xf32>) -> tensor<48xf32>
  %wantd6_0 = tensor.cast %wantw6_0 : tensor<48xf32> to tensor<?xf32>
  %bad6_0 = call @check_f32(%gotd6_0, %wantd6_0, %rtol6, %atol6) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dot_batch_last.0: "
  vector.print %bad6_0 : i64
  %in7_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF"> : tensor<7xf32>
  %in7_1 = stablehlo.constant dense<"0x3697413ED8D205BF117DD3BE00411CC0D05CE63F0774923FD29DA6BE"> : tensor<7xf32>
  %out7:1 = call @dot_vector(%in7_0, %in7_1) : (tensor<7xf32>, tensor<7xf32>) -> (tensor<f32>)
  %rtol7 = arith.constant 1.000000e-06 : f64
  %atol7 = arith.constant 1.000000e-06 : f64
  %want7_0 = stablehlo.constant dense<"0x93DD9F40"> : tensor<f32>
  %gotf7_0 = stablehlo.reshape %out7#0 : (tensor<f32>) -> tensor<1xf32>
  %gotw7_0 = stablehlo.convert %gotf7_0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd7_0 = tensor.cast %gotw7_0 : tensor<1xf32> to tensor<?xf32>
  %wantf7_0 = stablehlo.reshape %want7_0 : (tensor<f32>) -> tensor<1xf32>
  %wantw7_0 = stablehlo.convert %wantf7_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd7_0 = tensor.cast %wantw7_0 : tensor<1xf32> to tensor<?xf32>
  %bad7_0 = call @check_f32(%gotd7_0, %wantd7_0, %rtol7, %atol7) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dot_vector.0: "
  vector.print %bad7_0 : i64
  %in8_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F41883CBFDED126BE58D8F6BEFC4D193FA6B3223DE4BC95BE272B48BFB4AE83BEC866053C"> : tensor<3x7xf32>
  %in8_1 = stablehlo.constant dense<"0x3697413ED8D205BF117DD3BE00411CC0D05CE63F0774923FD29DA6BE"> : tensor<7xf32>
  %out8:1 = call @dot_matvec(%in8_0, %in8_1) : (tensor<3x7xf32>, tensor<7xf32>) -> (tensor<3xf32>)
  %rtol8 = arith.constant 1.000000e-06 : f64
  %atol8 = arith.constant 1.000000e-06 : f64
  %want8_0 = stablehlo.constant dense<"0x93DD9F406A4B9EBDEB91B4BF"> : tensor<3xf32>
  %gotf8_0 = stablehlo.reshape %out8#0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotw8_0 = stablehlo.convert %gotf8_0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd8_0 = tensor.cast %gotw8_0 : tensor<3xf32> to tensor<?xf32>
  %wantf8_0 = stablehlo.reshape %want8_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantw8_0 = stablehlo.convert %wantf8_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd8_0 = tensor.cast %wantw8_0 : tensor<3xf32> to tensor<?xf32>
  %bad8_0 = call @check_f32(%gotd8_0, %wantd8_0, %rtol8, %atol8) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dot_matvec.0: "
  vector.print %bad8_0 : i64
  %in9_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93E"> : tensor<3xf32>
  %in9_1 = stablehlo.constant dense<"0x3697413ED8D205BF117DD3BE00411CC0"> : tensor<4xf32>
  %out9:1 = call @dot_outer(%in9_0, %in9_1) : (tensor<3xf32>, tensor<4xf32>) -> (tensor<3x4xf32>)
  %rtol9 = arith.constant 1.000000e-06 : f64
  %atol9 = arith.constant 1.000000e-06 : f64
  %want9_0 = stablehlo.constant dense<"0xC2CD853D42FD38BE982C12BEDAFE57BFBF0E1F3E60E7DBBE48C3ADBE8C6100C0CDE07F3D91E130BE6EC40BBE41874EBF"> : tensor<3x4xf32>
  %gotf9_0 = stablehlo.reshape %out9#0 : (tensor<3x4xf32>) -> tensor<12xf32>
  %gotw9_0 = stablehlo.convert %gotf9_0 : (tensor<12xf32>) -> tensor<12xf32>
  %gotd9_0 = tensor.cast %gotw9_0 : tensor<12xf32> to tensor<?xf32>
  %wantf9_0 = stablehlo.reshape %want9_0 : (tensor<3x4xf32>) -> tensor<12xf32>
  %wantw9_0 = stablehlo.convert %wantf9_0 : (tensor<12xf32>) -> tensor<12xf32>
  %wantd9_0 = tensor.cast %wantw9_0 : tensor<12xf32> to tensor<?xf32>
  %bad9_0 = call @check_f32(%gotd9_0, %wantd9_0, %rtol9, %atol9) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dot_outer.0: "
  vector.print %bad9_0 : i64
  %in10_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93E"> : tensor<3x1xf32>
  %in10_1 = stablehlo.constant dense<"0x3697413ED8D205BF117DD3BE00411CC0"> : tensor<1x4xf32>
  %out10:1 = call @dot_unit_k(%in10_0, %in10_1) : (tensor<3x1xf32>, tensor<1x4xf32>) -> (tensor<3x4xf32>)
  %rtol10 = arith.constant 1.000000e-06 : f64
  %atol10 = arith.constant 1.000000e-06 : f64
  %want10_0 = stablehlo.constant dense<"0xC2CD853D42FD38BE982C12BEDAFE57BFBF0E1F3E60E7DBBE48C3ADBE8C6100C0CDE07F3D91E130BE6EC40BBE41874EBF"> : tensor<3x4xf32>
  %gotf10_0 = stablehlo.reshape %out10#0 : (tensor<3x4xf32>) -> tensor<12xf32>
  %gotw10_0 = stablehlo.convert %gotf10_0 : (tensor<12xf32>) -> tensor<12xf32>
  %gotd10_0 = tensor.cast %gotw10_0 : tensor<12xf32> to tensor<?xf32>
  %wantf10_0 = stablehlo.reshape %want10_0 : (tensor<3x4xf32>) -> tensor<12xf32>
  %wantw10_0 = stablehlo.convert %wantf10_0 : (tensor<12xf32>) -> tensor<12xf32>
  %wantd10_0 = tensor.cast %wantw10_0 : tensor<12xf32> to tensor<?xf32>
  %bad10_0 = call @check_f32(%gotd10_0, %wantd10_0, %rtol10, %atol10) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dot_unit_k.0: "
  vector.print %bad10_0 : i64
  %in11_0 = stablehlo.constant dense<"0x69F0B03E"> : tensor<1x1xf32>
  %in11_1 = stablehlo.constant dense<"0x3697413E"> : tensor<1x1xf32>
  %out11:1 = call @dot_unit_all(%in11_0, %in11_1) : (tensor<1x1xf32>, tensor<1x1xf32>) -> (tensor<1x1xf32>)
  %rtol11 = arith.constant 1.000000e-06 : f64
  %atol11 = arith.constant 1.000000e-06 : f64
  %want11_0 = stablehlo.constant dense<"0xC2CD853D"> : tensor<1x1xf32>
  %gotf11_0 = stablehlo.reshape %out11#0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %gotw11_0 = stablehlo.convert %gotf11_0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd11_0 = tensor.cast %gotw11_0 : tensor<1xf32> to tensor<?xf32>
  %wantf11_0 = stablehlo.reshape %want11_0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %wantw11_0 = stablehlo.convert %wantf11_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd11_0 = tensor.cast %wantw11_0 : tensor<1xf32> to tensor<?xf32>
  %bad11_0 = call @check_f32(%gotd11_0, %wantd11_0, %rtol11, %atol11) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dot_unit_all.0: "
  vector.print %bad11_0 : i64
  %in12_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F"> : tensor<3x4xf32>
  %in12_1 = stablehlo.constant dense<"0x3697413ED8D205BF117DD3BE00411CC0D05CE63F0774923FD29DA6BE3018463FD8FA8F3E55C70DBFDC417A3F45019FBE"> : tensor<3x4xf32>
  %out12:1 = call @dot_batch_only(%in12_0, %in12_1) : (tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>)
  %rtol12 = arith.constant 1.000000e-06 : f64
  %atol12 = arith.constant 1.000000e-06 : f64
  %want12_0 = stablehlo.constant dense<"0xC2CD853D60E7DBBE6EC40BBE979F4B40628FD03FFABE023F36EE323E8A3BE63EDFF6D13D8CCE26BEA79CE33C33DC2DBE"> : tensor<3x4xf32>
  %gotf12_0 = stablehlo.reshape %out12#0 : (tensor<3x4xf32>) -> tensor<12xf32>
  %gotw12_0 = stablehlo.convert %gotf12_0 : (tensor<12xf32>) -> tensor<12xf32>
  %gotd12_0 = tensor.cast %gotw12_0 : tensor<12xf32> to tensor<?xf32>
  %wantf12_0 = stablehlo.reshape %want12_0 : (tensor<3x4xf32>) -> tensor<12xf32>
  %wantw12_0 = stablehlo.convert %wantf12_0 : (tensor<12xf32>) -> tensor<12xf32>
  %wantd12_0 = tensor.cast %wantw12_0 : tensor<12xf32> to tensor<?xf32>
  %bad12_0 = call @check_f32(%gotd12_0, %wantd12_0, %rtol12, %atol12) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dot_batch_only.0: "
  vector.print %bad12_0 : i64
  %in13_0 = stablehlo.constant dense<> : tensor<3x0xf32>
  %in13_1 = stablehlo.constant dense<> : tensor<0x4xf32>
  %out13:1 = call @dot_zero_k(%in13_0, %in13_1) : (tensor<3x0xf32>, tensor<0x4xf32>) -> (tensor<3x4xf32>)
  %rtol13 = arith.constant 1.000000e-06 : f64
  %atol13 = arith.constant 1.000000e-06 : f64
  %want13_0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x4xf32>
  %gotf13_0 = stablehlo.reshape %out13#0 : (tensor<3x4xf32>) -> tensor<12xf32>
  %gotw13_0 = stablehlo.convert %gotf13_0 : (tensor<12xf32>) -> tensor<12xf32>
  %gotd13_0 = tensor.cast %gotw13_0 : tensor<12xf32> to tensor<?xf32>
  %wantf13_0 = stablehlo.reshape %want13_0 : (tensor<3x4xf32>) -> tensor<12xf32>
  %wantw13_0 = stablehlo.convert %wantf13_0 : (tensor<12xf32>) -> tensor<12xf32>
  %wantd13_0 = tensor.cast %wantw13_0 : tensor<12xf32> to tensor<?xf32>
  %bad13_0 = call @check_f32(%gotd13_0, %wantd13_0, %rtol13, %atol13) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dot_zero_k.0: "
  vector.print %bad13_0 : i64
  %in14_0 = stablehlo.constant dense<> : tensor<0x3xf32>
  %in14_1 = stablehlo.constant dense<"0x3697413ED8D205BF117DD3BE00411CC0D05CE63F0774923FD29DA6BE3018463FD8FA8F3E55C70DBFDC417A3F45019FBE"> : tensor<3x4xf32>
  %out14:1 = call @dot_zero_m(%in14_0, %in14_1) : (tensor<0x3xf32>, tensor<3x4xf32>) -> (tensor<0x4xf32>)
  %rtol14 = arith.constant 1.000000e-06 : f64
  %atol14 = arith.constant 1.000000e-06 : f64
  %want14_0 = stablehlo.constant dense<> : tensor<0x4xf32>
  %gotf14_0 = stablehlo.reshape %out14#0 : (tensor<0x4xf32>) -> tensor<0xf32>
  %gotw14_0 = stablehlo.convert %gotf14_0 : (tensor<0xf32>) -> tensor<0xf32>
  %gotd14_0 = tensor.cast %gotw14_0 : tensor<0xf32> to tensor<?xf32>
  %wantf14_0 = stablehlo.reshape %want14_0 : (tensor<0x4xf32>) -> tensor<0xf32>
  %wantw14_0 = stablehlo.convert %wantf14_0 : (tensor<0xf32>) -> tensor<0xf32>
  %wantd14_0 = tensor.cast %wantw14_0 : tensor<0xf32> to tensor<?xf32>
  %bad14_0 = call @check_f32(%gotd14_0, %wantd14_0, %rtol14, %atol14) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dot_zero_m.0: "
  vector.print %bad14_0 : i64
  %in15_0 = stablehlo.constant dense<"0xA1B3BB280D1ED63F1F680422B24AEA3F0AFCE58CE125D53F0796B465BBD9F4BFF349D3DDACF8EC3F477184A76691DC3F75522B8DB82EE1BF226194FE8498E23FEE2FA9752755D73F52E2741B11D3D23F2FB2B853B81A9D3FF690B93BAC7EE13FB4AF55290891E7BF5B5F69B13BDAC4BF97C02EF60ADBDEBF8B2C5388BF29E33F47B41FC17456A43F1CED38859CB7D2BF9F3949E56405E9BF848D8F71D675D0BF"> : tensor<4x5xf64>
  %in15_1 = stablehlo.constant dense<"0xBD2E00B6E632C83FA33B86F05ABAE0BF906F8212A26FDABFDD82150D208803C0197FF2F799CBFC3F669699DF804EF23F9E016E4EBAD3D4BF1797ED0706C3E83F534C84095BFFD13F330447ABEAB8E1BF880D07893B48EF3FAE6CDD9028E0D3BF829B846A730BD5BF73C4FC264459E9BF31F74175081EDD3F"> : tensor<5x3xf64>
  %out15:1 = call @dot_f64(%in15_0, %in15_1) : (tensor<4x5xf64>, tensor<5x3xf64>) -> (tensor<4x3xf64>)
  %rtol15 = arith.constant 1.000000e-14 : f64
  %atol15 = arith.constant 1.000000e-14 : f64
  %want15_0 = stablehlo.constant dense<"0x5008384476FCF9BFBCBEC5EB20FEDBBF56EADD4A3C4FFB3F59B481DE1D0BED3FFEF775DF580DE4BFDD43511BDFABE3BF30C1374B6CE9EABF4D0463962AE6E33F83553010D274CE3FDC164B1BE520E43F129E513FB974F0BF167038C57944C4BF"> : tensor<4x3xf64>
  %gotf15_0 = stablehlo.reshape %out15#0 : (tensor<4x3xf64>) -> tensor<12xf64>
  %gotw15_0 = stablehlo.convert %gotf15_0 : (tensor<12xf64>) -> tensor<12xf64>
  %gotd15_0 = tensor.cast %gotw15_0 : tensor<12xf64> to tensor<?xf64>
  %wantf15_0 = stablehlo.reshape %want15_0 : (tensor<4x3xf64>) -> tensor<12xf64>
  %wantw15_0 = stablehlo.convert %wantf15_0 : (tensor<12xf64>) -> tensor<12xf64>
  %wantd15_0 = tensor.cast %wantw15_0 : tensor<12xf64> to tensor<?xf64>
  %bad15_0 = call @check_f64(%gotd15_0, %wantd15_0, %rtol15, %atol15) : (tensor<?xf64>, tensor<?xf64>, f64, f64) -> i64
  vector.print str "dot_f64.0: "
  vector.print %bad15_0 : i64
  %in16_0 = stablehlo.constant dense<"0xB13E523FA93EA7BF683FE53E09BF153FBB3E973EE93C0C3F3DBF27BEF7BE193F233D96BE48BF84BE053C8DBEA63F813F2EC0F2BF33BED8BE5B3E5F3E08408EBFC1BE0340263F2A3F"> : tensor<4x9xbf16>
  %in16_1 = stablehlo.constant dense<"0x423E06BFD3BE1CC0E63F923FA7BE463F903E0EBF7A3F9FBEA8BE4BBFE93ECBBD0C3F1BBF023E64BF573F413EA93ED23E81BF483F0440"> : tensor<9x3xbf16>
  %out16:1 = call @dot_bf16(%in16_0, %in16_1) : (tensor<4x9xbf16>, tensor<9x3xbf16>) -> (tensor<4x3xbf16>)
  %rtol16 = arith.constant 2.000000e-02 : f64
  %atol16 = arith.constant 2.000000e-02 : f64
  %want16_0 = stablehlo.constant dense<"0xFEBF413FFD3F333FA4BFDA3ED7BE5E3F55C0DEBF1C403940"> : tensor<4x3xbf16>
  %gotf16_0 = stablehlo.reshape %out16#0 : (tensor<4x3xbf16>) -> tensor<12xbf16>
  %gotw16_0 = stablehlo.convert %gotf16_0 : (tensor<12xbf16>) -> tensor<12xf32>
  %gotd16_0 = tensor.cast %gotw16_0 : tensor<12xf32> to tensor<?xf32>
  %wantf16_0 = stablehlo.reshape %want16_0 : (tensor<4x3xbf16>) -> tensor<12xbf16>
  %wantw16_0 = stablehlo.convert %wantf16_0 : (tensor<12xbf16>) -> tensor<12xf32>
  %wantd16_0 = tensor.cast %wantw16_0 : tensor<12xf32> to tensor<?xf32>
  %bad16_0 = call @check_f32(%gotd16_0, %wantd16_0, %rtol16, %atol16) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dot_bf16.0: "
  vector.print %bad16_0 : i64
  %in17_0 = stablehlo.constant dense<"0xB13E523FA93EA7BF683FE53E09BF153FBB3E973EE93C0C3F3DBF27BEF7BE193F233D96BE48BF84BE053C8DBEA63F813F2EC0F2BF33BED8BE5B3E5F3E08408EBFC1BE0340263F2A3F"> : tensor<4x9xbf16>
  %in17_1 = stablehlo.constant dense<"0x423E06BFD3BE1CC0E63F923FA7BE463F903E0EBF7A3F9FBEA8BE4BBFE93ECBBD0C3F1BBF023E64BF573F413EA93ED23E81BF483F0440"> : tensor<9x3xbf16>
  %out17:1 = call @dot_bf16_f32(%in17_0, %in17_1) : (tensor<4x9xbf16>, tensor<9x3xbf16>) -> (tensor<4x3xf32>)
  %rtol17 = arith.constant 1.000000e-05 : f64
  %atol17 = arith.constant 1.000000e-05 : f64
  %want17_0 = stablehlo.constant dense<"0x9835FEBF8018413F60D9FC3F1C99323FC453A4BF600BDA3E8C29D7BE78D65D3F68B654C0784EDEBF20A81B40206B3940"> : tensor<4x3xf32>
  %gotf17_0 = stablehlo.reshape %out17#0 : (tensor<4x3xf32>) -> tensor<12xf32>
  %gotw17_0 = stablehlo.convert %gotf17_0 : (tensor<12xf32>) -> tensor<12xf32>
  %gotd17_0 = tensor.cast %gotw17_0 : tensor<12xf32> to tensor<?xf32>
  %wantf17_0 = stablehlo.reshape %want17_0 : (tensor<4x3xf32>) -> tensor<12xf32>
  %wantw17_0 = stablehlo.convert %wantf17_0 : (tensor<12xf32>) -> tensor<12xf32>
  %wantd17_0 = tensor.cast %wantw17_0 : tensor<12xf32> to tensor<?xf32>
  %bad17_0 = call @check_f32(%gotd17_0, %wantd17_0, %rtol17, %atol17) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dot_bf16_f32.0: "
  vector.print %bad17_0 : i64
  %in18_0 = stablehlo.constant dense<"0xB13E523FA93EA7BF"> : tensor<4xbf16>
  %in18_1 = stablehlo.constant dense<"0x423E06BFD3BE"> : tensor<3xbf16>
  %out18:1 = call @dot_bf16_outer(%in18_0, %in18_1) : (tensor<4xbf16>, tensor<3xbf16>) -> (tensor<4x3xbf16>)
  %rtol18 = arith.constant 1.000000e-02 : f64
  %atol18 = arith.constant 1.000000e-02 : f64
  %want18_0 = stablehlo.constant dense<"0x863D39BE12BE1F3EDCBEADBE803D31BE0BBE7DBE2F3F0A3F"> : tensor<4x3xbf16>
  %gotf18_0 = stablehlo.reshape %out18#0 : (tensor<4x3xbf16>) -> tensor<12xbf16>
  %gotw18_0 = stablehlo.convert %gotf18_0 : (tensor<12xbf16>) -> tensor<12xf32>
  %gotd18_0 = tensor.cast %gotw18_0 : tensor<12xf32> to tensor<?xf32>
  %wantf18_0 = stablehlo.reshape %want18_0 : (tensor<4x3xbf16>) -> tensor<12xbf16>
  %wantw18_0 = stablehlo.convert %wantf18_0 : (tensor<12xbf16>) -> tensor<12xf32>
  %wantd18_0 = tensor.cast %wantw18_0 : tensor<12xf32> to tensor<?xf32>
  %bad18_0 = call @check_f32(%gotd18_0, %wantd18_0, %rtol18, %atol18) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dot_bf16_outer.0: "
  vector.print %bad18_0 : i64
  %in19_0 = stablehlo.constant dense<"0x8835933A493536BD3E3B24374CB8A638D535B53447276038E4B937B1B7B7CA381629AEB441BA1DB42B2069B42D3D073C6CC18EBF98B1C1B6D632F4323C4073BC0BB616402C394E39"> : tensor<4x9xf16>
  %in19_1 = stablehlo.constant dense<"0x0D322FB89CB6E2C0333F943C35B5313A80346EB8D23BF8B443B556BA483759AE5D38DCB80F3023BBBB3A04324A3591360BBC443A1D40"> : tensor<9x3xf16>
  %out19:1 = call @dot_f16(%in19_0, %in19_1) : (tensor<4x9xf16>, tensor<9x3xf16>) -> (tensor<4x3xf16>)
  %rtol19 = arith.constant 2.000000e-02 : f64
  %atol19 = arith.constant 2.000000e-02 : f64
  %want19_0 = stablehlo.constant dense<"0xFCBF1C3AE43F923922BDE436AFB6EA3AA5C2ECBEDB40C941"> : tensor<4x3xf16>
  %gotf19_0 = stablehlo.reshape %out19#0 : (tensor<4x3xf16>) -> tensor<12xf16>
  %gotw19_0 = stablehlo.convert %gotf19_0 : (tensor<12xf16>) -> tensor<12xf32>
  %gotd19_0 = tensor.cast %gotw19_0 : tensor<12xf32> to tensor<?xf32>
  %wantf19_0 = stablehlo.reshape %want19_0 : (tensor<4x3xf16>) -> tensor<12xf16>
  %wantw19_0 = stablehlo.convert %wantf19_0 : (tensor<12xf16>) -> tensor<12xf32>
  %wantd19_0 = tensor.cast %wantw19_0 : tensor<12xf32> to tensor<?xf32>
  %bad19_0 = call @check_f32(%gotd19_0, %wantd19_0, %rtol19, %atol19) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dot_f16.0: "
  vector.print %bad19_0 : i64
  %in20_0 = stablehlo.constant dense<"0x8835933A493536BD3E3B24374CB8A638D535B53447276038E4B937B1B7B7CA381629AEB441BA1DB42B2069B42D3D073C6CC18EBF98B1C1B6D632F4323C4073BC0BB616402C394E39"> : tensor<4x9xf16>
  %in20_1 = stablehlo.constant dense<"0x0D322FB89CB6E2C0333F943C35B5313A80346EB8D23BF8B443B556BA483759AE5D38DCB80F3023BBBB3A04324A3591360BBC443A1D40"> : tensor<9x3xf16>
  %out20:1 = call @dot_f16_f32(%in20_0, %in20_1) : (tensor<4x9xf16>, tensor<9x3xf16>) -> (tensor<4x3xf32>)
  %rtol20 = arith.constant 1.000000e-05 : f64
  %atol20 = arith.constant 1.000000e-05 : f64
  %want20_0 = stablehlo.constant dense<"0xDA88FFBF7279433F6275FC3FFF46323F523DA4BF747ADC3E36E8D5BE584E5D3F9B9354C07C87DDBF666C1B40BB2F3940"> : tensor<4x3xf32>
  %gotf20_0 = stablehlo.reshape %out20#0 : (tensor<4x3xf32>) -> tensor<12xf32>
  %gotw20_0 = stablehlo.convert %gotf20_0 : (tensor<12xf32>) -> tensor<12xf32>
  %gotd20_0 = tensor.cast %gotw20_0 : tensor<12xf32> to tensor<?xf32>
  %wantf20_0 = stablehlo.reshape %want20_0 : (tensor<4x3xf32>) -> tensor<12xf32>
  %wantw20_0 = stablehlo.convert %wantf20_0 : (tensor<12xf32>) -> tensor<12xf32>
  %wantd20_0 = tensor.cast %wantw20_0 : tensor<12xf32> to tensor<?xf32>
  %bad20_0 = call @check_f32(%gotd20_0, %wantd20_0, %rtol20, %atol20) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dot_f16_f32.0: "
  vector.print %bad20_0 : i64
  %in21_0 = stablehlo.constant dense<"0x8835933A493536BD"> : tensor<4xf16>
  %in21_1 = stablehlo.constant dense<"0x0D322FB89CB6"> : tensor<3xf16>
  %out21:1 = call @dot_f16_outer(%in21_0, %in21_1) : (tensor<4xf16>, tensor<3xf16>) -> (tensor<4x3xf16>)
  %rtol21 = arith.constant 1.000000e-02 : f64
  %atol21 = arith.constant 1.000000e-02 : f64
  %want21_0 = stablehlo.constant dense<"0x2F2CC9B192B0F930E0B66EB5FF2B87B15EB0E2B373394E38"> : tensor<4x3xf16>
  %gotf21_0 = stablehlo.reshape %out21#0 : (tensor<4x3xf16>) -> tensor<12xf16>
  %gotw21_0 = stablehlo.convert %gotf21_0 : (tensor<12xf16>) -> tensor<12xf32>
  %gotd21_0 = tensor.cast %gotw21_0 : tensor<12xf32> to tensor<?xf32>
  %wantf21_0 = stablehlo.reshape %want21_0 : (tensor<4x3xf16>) -> tensor<12xf16>
  %wantw21_0 = stablehlo.convert %wantf21_0 : (tensor<12xf16>) -> tensor<12xf32>
  %wantd21_0 = tensor.cast %wantw21_0 : tensor<12xf32> to tensor<?xf32>
  %bad21_0 = call @check_f32(%gotd21_0, %wantd21_0, %rtol21, %atol21) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "dot_f16_outer.0: "
  vector.print %bad21_0 : i64
  %in22_0 = stablehlo.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]> : tensor<3x4xi32>
  %in22_1 = stablehlo.constant dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi32>
  %out22:1 = call @dot_i32(%in22_0, %in22_1) : (tensor<3x4xi32>, tensor<4x2xi32>) -> (tensor<3x2xi32>)
  %rtol22 = arith.constant 0.000000e+00 : f64
  %atol22 = arith.constant 0.000000e+00 : f64
  %want22_0 = stablehlo.constant dense<[[28, 34], [76, 98], [124, 162]]> : tensor<3x2xi32>
  %gotf22_0 = stablehlo.reshape %out22#0 : (tensor<3x2xi32>) -> tensor<6xi32>
  %gotw22_0 = stablehlo.convert %gotf22_0 : (tensor<6xi32>) -> tensor<6xi64>
  %gotd22_0 = tensor.cast %gotw22_0 : tensor<6xi64> to tensor<?xi64>
  %wantf22_0 = stablehlo.reshape %want22_0 : (tensor<3x2xi32>) -> tensor<6xi32>
  %wantw22_0 = stablehlo.convert %wantf22_0 : (tensor<6xi32>) -> tensor<6xi64>
  %wantd22_0 = tensor.cast %wantw22_0 : tensor<6xi64> to tensor<?xi64>
  %bad22_0 = call @check_i64(%gotd22_0, %wantd22_0, %rtol22, %atol22) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "dot_i32.0: "
  vector.print %bad22_0 : i64
  %in23_0 = stablehlo.constant dense<[[-6, -5, -4, -3], [-2, -1, 0, 1], [2, 3, 4, 5]]> : tensor<3x4xi8>
  %in23_1 = stablehlo.constant dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi8>
  %out23:1 = call @dot_i8_i32(%in23_0, %in23_1) : (tensor<3x4xi8>, tensor<4x2xi8>) -> (tensor<3x2xi32>)
  %rtol23 = arith.constant 0.000000e+00 : f64
  %atol23 = arith.constant 0.000000e+00 : f64
  %want23_0 = stablehlo.constant dense<[[-44, -62], [4, 2], [52, 66]]> : tensor<3x2xi32>
  %gotf23_0 = stablehlo.reshape %out23#0 : (tensor<3x2xi32>) -> tensor<6xi32>
  %gotw23_0 = stablehlo.convert %gotf23_0 : (tensor<6xi32>) -> tensor<6xi64>
  %gotd23_0 = tensor.cast %gotw23_0 : tensor<6xi64> to tensor<?xi64>
  %wantf23_0 = stablehlo.reshape %want23_0 : (tensor<3x2xi32>) -> tensor<6xi32>
  %wantw23_0 = stablehlo.convert %wantf23_0 : (tensor<6xi32>) -> tensor<6xi64>
  %wantd23_0 = tensor.cast %wantw23_0 : tensor<6xi64> to tensor<?xi64>
  %bad23_0 = call @check_i64(%gotd23_0, %wantd23_0, %rtol23, %atol23) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "dot_i8_i32.0: "
  vector.print %bad23_0 : i64
  %in24_0 = stablehlo.constant dense<[[240, 241, 242, 243], [244, 245, 246, 247], [248, 249, 250, 251]]> : tensor<3x4xui8>
  %in24_1 = stablehlo.constant dense<[[250, 251], [252, 253], [254, 255], [0, 1]]> : tensor<4x2xui8>
  %out24:1 = call @dot_ui8_ui32(%in24_0, %in24_1) : (tensor<3x4xui8>, tensor<4x2xui8>) -> (tensor<3x2xui32>)
  %rtol24 = arith.constant 0.000000e+00 : f64
  %atol24 = arith.constant 0.000000e+00 : f64
  %want24_0 = stablehlo.constant dense<[[182200, 183166], [185224, 186206], [188248, 189246]]> : tensor<3x2xui32>
  %gotf24_0 = stablehlo.reshape %out24#0 : (tensor<3x2xui32>) -> tensor<6xui32>
  %gotw24_0 = stablehlo.convert %gotf24_0 : (tensor<6xui32>) -> tensor<6xi64>
  %gotd24_0 = tensor.cast %gotw24_0 : tensor<6xi64> to tensor<?xi64>
  %wantf24_0 = stablehlo.reshape %want24_0 : (tensor<3x2xui32>) -> tensor<6xui32>
  %wantw24_0 = stablehlo.convert %wantf24_0 : (tensor<6xui32>) -> tensor<6xi64>
  %wantd24_0 = tensor.cast %wantw24_0 : tensor<6xi64> to tensor<?xi64>
  %bad24_0 = call @check_i64(%gotd24_0, %wantd24_0, %rtol24, %atol24) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "dot_ui8_ui32.0: "
  vector.print %bad24_0 : i64
  %in25_0 = stablehlo.constant dense<[[true, false, false, false], [false, true, true, true], [false, false, false, false]]> : tensor<3x4xi1>
  %in25_1 = stablehlo.constant dense<[[true, true], [true, true], [true, true], [true, false]]> : tensor<4x2xi1>
  %out25:1 = call @dot_i1(%in25_0, %in25_1) : (tensor<3x4xi1>, tensor<4x2xi1>) -> (tensor<3x2xi1>)
  %rtol25 = arith.constant 0.000000e+00 : f64
  %atol25 = arith.constant 0.000000e+00 : f64
  %want25_0 = stablehlo.constant dense<[[true, true], [true, true], [false, false]]> : tensor<3x2xi1>
  %gotf25_0 = stablehlo.reshape %out25#0 : (tensor<3x2xi1>) -> tensor<6xi1>
  %gotw25_0 = stablehlo.convert %gotf25_0 : (tensor<6xi1>) -> tensor<6xi64>
  %gotd25_0 = tensor.cast %gotw25_0 : tensor<6xi64> to tensor<?xi64>
  %wantf25_0 = stablehlo.reshape %want25_0 : (tensor<3x2xi1>) -> tensor<6xi1>
  %wantw25_0 = stablehlo.convert %wantf25_0 : (tensor<6xi1>) -> tensor<6xi64>
  %wantd25_0 = tensor.cast %wantw25_0 : tensor<6xi64> to tensor<?xi64>
  %bad25_0 = call @check_i64(%gotd25_0, %wantd25_0, %rtol25, %atol25) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "dot_i1.0: "
  vector.print %bad25_0 : i64
  return
}
