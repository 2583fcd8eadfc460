// Written by utils/gen_lowering_tests.py: expected values are XLA's. A case prints
// how many of its elements are wrong.
// RUN: dgc-opt %s --pass-pipeline='builtin.module(func.func(dgc-lower-to-linalg),one-shot-bufferize{bufferize-function-boundaries=1 function-boundary-type-conversion=identity-layout-map allow-return-allocs-from-loops=1},func.func(convert-linalg-to-loops),canonicalize,cse,expand-strided-metadata,convert-vector-to-llvm,lower-affine,func.func(math-expand-ops{ops=rsqrt}),convert-math-to-llvm,convert-math-to-libm,arith-expand{include-bf16=true},convert-scf-to-cf,convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)' \
// RUN: | sed 's/{fastmath = #arith[^}]*}//' \
// RUN: | mlir-runner -e main --entry-point-result=void --shared-libs=%mlir_lib_dir/libmlir_runner_utils.so,%mlir_lib_dir/libmlir_c_runner_utils.so \
// RUN: | FileCheck %s

// CHECK: slice_0.0: 0
// CHECK: slice_1.0: 0
// CHECK: slice_2.0: 0
// CHECK: slice_3.0: 0
// CHECK: slice_4.0: 0
// CHECK: slice_5.0: 0
// CHECK: slice_6.0: 0
// CHECK: slice_7.0: 0
// CHECK: slice_8.0: 0
// CHECK: concatenate_0.0: 0
// CHECK: concatenate_1.0: 0
// CHECK: concatenate_2.0: 0
// CHECK: concatenate_3.0: 0
// CHECK: concatenate_4.0: 0
// CHECK: concatenate_5.0: 0
// CHECK: concatenate_6.0: 0
// CHECK: concatenate_7.0: 0
// CHECK: concatenate_8.0: 0
// CHECK: concatenate_9.0: 0
// CHECK: concatenate_10.0: 0
// CHECK: concatenate_11.0: 0
// CHECK: pad_0.0: 0
// CHECK: pad_1.0: 0
// CHECK: pad_2.0: 0
// CHECK: pad_3.0: 0
// CHECK: pad_4.0: 0
// CHECK: pad_5.0: 0
// CHECK: pad_6.0: 0
// CHECK: pad_7.0: 0
// CHECK: pad_8.0: 0
// CHECK: pad_9.0: 0
// CHECK: pad_10.0: 0
// CHECK: pad_11.0: 0
// CHECK: pad_12.0: 0
// CHECK: pad_13.0: 0
// CHECK: pad_14.0: 0
// CHECK: pad_15.0: 0

func.func @slice_0(%a0: tensor<6x5xf32>) -> (tensor<4x2xf32>) {
  %r = stablehlo.slice %a0 [1:5:1, 2:4:1] : (tensor<6x5xf32>) -> tensor<4x2xf32>
  return %r : tensor<4x2xf32>
}

func.func @slice_1(%a0: tensor<6x5xf32>) -> (tensor<3x2xf32>) {
  %r = stablehlo.slice %a0 [0:6:2, 1:5:3] : (tensor<6x5xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}

func.func @slice_2(%a0: tensor<6x5xf32>) -> (tensor<1x5xf32>) {
  %r = stablehlo.slice %a0 [2:3:1, 0:5:1] : (tensor<6x5xf32>) -> tensor<1x5xf32>
  return %r : tensor<1x5xf32>
}

func.func @slice_3(%a0: tensor<6x5xf32>) -> (tensor<1x1xf32>) {
  %r = stablehlo.slice %a0 [2:3:1, 3:4:1] : (tensor<6x5xf32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

func.func @slice_4(%a0: tensor<6xf32>) -> (tensor<0xf32>) {
  %r = stablehlo.slice %a0 [3:3:1] : (tensor<6xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

func.func @slice_5(%a0: tensor<1x4xf32>) -> (tensor<1x2xf32>) {
  %r = stablehlo.slice %a0 [0:1:1, 1:3:1] : (tensor<1x4xf32>) -> tensor<1x2xf32>
  return %r : tensor<1x2xf32>
}

func.func @slice_6(%a0: tensor<1xf32>) -> (tensor<0xf32>) {
  %r = stablehlo.slice %a0 [0:0:1] : (tensor<1xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

func.func @slice_7(%a0: tensor<f32>) -> (tensor<f32>) {
  %r = stablehlo.slice %a0 [] : (tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

func.func @slice_8(%a0: tensor<4x1x3xf32>) -> (tensor<1x1x2xf32>) {
  %r = stablehlo.slice %a0 [1:2:1, 0:1:1, 0:3:2] : (tensor<4x1x3xf32>) -> tensor<1x1x2xf32>
  return %r : tensor<1x1x2xf32>
}

func.func @concatenate_0(%a0: tensor<2x3xf32>, %a1: tensor<2x1xf32>, %a2: tensor<2x4xf32>) -> (tensor<2x8xf32>) {
  %r = stablehlo.concatenate %a0, %a1, %a2, dim = 1 : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x4xf32>) -> tensor<2x8xf32>
  return %r : tensor<2x8xf32>
}

func.func @concatenate_1(%a0: tensor<2x3xf32>, %a1: tensor<1x3xf32>) -> (tensor<3x3xf32>) {
  %r = stablehlo.concatenate %a0, %a1, dim = 0 : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<3x3xf32>
  return %r : tensor<3x3xf32>
}

func.func @concatenate_2(%a0: tensor<3xf32>) -> (tensor<3xf32>) {
  %r = stablehlo.concatenate %a0, dim = 0 : (tensor<3xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

func.func @concatenate_3(%a0: tensor<1xf32>, %a1: tensor<1xf32>, %a2: tensor<1xf32>) -> (tensor<3xf32>) {
  %r = stablehlo.concatenate %a0, %a1, %a2, dim = 0 : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

func.func @concatenate_4(%a0: tensor<0x2xf32>, %a1: tensor<3x2xf32>, %a2: tensor<0x2xf32>) -> (tensor<3x2xf32>) {
  %r = stablehlo.concatenate %a0, %a1, %a2, dim = 0 : (tensor<0x2xf32>, tensor<3x2xf32>, tensor<0x2xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}

func.func @concatenate_5(%a0: tensor<1x4xf32>, %a1: tensor<1x4xf32>) -> (tensor<2x4xf32>) {
  %r = stablehlo.concatenate %a0, %a1, dim = 0 : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

func.func @concatenate_6(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>) -> (tensor<1x2xf32>) {
  %r = stablehlo.concatenate %a0, %a1, dim = 1 : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x2xf32>
  return %r : tensor<1x2xf32>
}

func.func @concatenate_7(%a0: tensor<0xf32>, %a1: tensor<0xf32>) -> (tensor<0xf32>) {
  %r = stablehlo.concatenate %a0, %a1, dim = 0 : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

func.func @concatenate_8(%a0: tensor<2x1xf32>, %a1: tensor<2x1xf32>, %a2: tensor<2x1xf32>, %a3: tensor<2x1xf32>, %a4: tensor<2x1xf32>, %a5: tensor<2x1xf32>, %a6: tensor<2x1xf32>, %a7: tensor<2x1xf32>, %a8: tensor<2x1xf32>, %a9: tensor<2x1xf32>, %a10: tensor<2x1xf32>, %a11: tensor<2x1xf32>, %a12: tensor<2x1xf32>, %a13: tensor<2x1xf32>, %a14: tensor<2x1xf32>, %a15: tensor<2x1xf32>, %a16: tensor<2x1xf32>, %a17: tensor<2x1xf32>, %a18: tensor<2x1xf32>, %a19: tensor<2x1xf32>) -> (tensor<2x20xf32>) {
  %r = stablehlo.concatenate %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x20xf32>
  return %r : tensor<2x20xf32>
}

func.func @concatenate_9(%a0: tensor<1x3xf32>, %a1: tensor<1x3xf32>, %a2: tensor<1x3xf32>, %a3: tensor<1x3xf32>, %a4: tensor<1x3xf32>, %a5: tensor<1x3xf32>, %a6: tensor<1x3xf32>, %a7: tensor<1x3xf32>, %a8: tensor<1x3xf32>, %a9: tensor<1x3xf32>, %a10: tensor<1x3xf32>, %a11: tensor<1x3xf32>, %a12: tensor<1x3xf32>, %a13: tensor<1x3xf32>, %a14: tensor<1x3xf32>, %a15: tensor<1x3xf32>, %a16: tensor<1x3xf32>, %a17: tensor<1x3xf32>) -> (tensor<18x3xf32>) {
  %r = stablehlo.concatenate %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, dim = 0 : (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<18x3xf32>
  return %r : tensor<18x3xf32>
}

func.func @concatenate_10(%a0: tensor<2x2xf32>, %a1: tensor<2x2xf32>, %a2: tensor<2x2xf32>, %a3: tensor<2x2xf32>, %a4: tensor<2x2xf32>, %a5: tensor<2x2xf32>, %a6: tensor<2x2xf32>, %a7: tensor<2x2xf32>, %a8: tensor<2x2xf32>, %a9: tensor<2x2xf32>, %a10: tensor<2x2xf32>, %a11: tensor<2x2xf32>, %a12: tensor<2x2xf32>, %a13: tensor<2x2xf32>, %a14: tensor<2x2xf32>, %a15: tensor<2x2xf32>, %a16: tensor<2x2xf32>) -> (tensor<34x2xf32>) {
  %r = stablehlo.concatenate %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, dim = 0 : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<34x2xf32>
  return %r : tensor<34x2xf32>
}

func.func @concatenate_11(%a0: tensor<2x3x1xf32>, %a1: tensor<2x3x1xf32>) -> (tensor<2x3x2xf32>) {
  %r = stablehlo.concatenate %a0, %a1, dim = 2 : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x2xf32>
  return %r : tensor<2x3x2xf32>
}

func.func @pad_0(%a0: tensor<3xf32>, %a1: tensor<f32>) -> (tensor<6xf32>) {
  %r = stablehlo.pad %a0, %a1, low = [1], high = [2], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}

func.func @pad_1(%a0: tensor<3xf32>, %a1: tensor<f32>) -> (tensor<10xf32>) {
  %r = stablehlo.pad %a0, %a1, low = [1], high = [2], interior = [2] : (tensor<3xf32>, tensor<f32>) -> tensor<10xf32>
  return %r : tensor<10xf32>
}

func.func @pad_2(%a0: tensor<5xf32>, %a1: tensor<f32>) -> (tensor<2xf32>) {
  %r = stablehlo.pad %a0, %a1, low = [-1], high = [-2], interior = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

func.func @pad_3(%a0: tensor<5xf32>, %a1: tensor<f32>) -> (tensor<10xf32>) {
  %r = stablehlo.pad %a0, %a1, low = [-2], high = [3], interior = [1] : (tensor<5xf32>, tensor<f32>) -> tensor<10xf32>
  return %r : tensor<10xf32>
}

func.func @pad_4(%a0: tensor<5xf32>, %a1: tensor<f32>) -> (tensor<8xf32>) {
  %r = stablehlo.pad %a0, %a1, low = [2], high = [-3], interior = [1] : (tensor<5xf32>, tensor<f32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

func.func @pad_5(%a0: tensor<2x3xf32>, %a1: tensor<f32>) -> (tensor<3x7xf32>) {
  %r = stablehlo.pad %a0, %a1, low = [1, 0], high = [0, 2], interior = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x7xf32>
  return %r : tensor<3x7xf32>
}

func.func @pad_6(%a0: tensor<1xf32>, %a1: tensor<f32>) -> (tensor<4xf32>) {
  %r = stablehlo.pad %a0, %a1, low = [2], high = [1], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

func.func @pad_7(%a0: tensor<1x3xf32>, %a1: tensor<f32>) -> (tensor<1x4xf32>) {
  %r = stablehlo.pad %a0, %a1, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<1x4xf32>
  return %r : tensor<1x4xf32>
}

func.func @pad_8(%a0: tensor<0xf32>, %a1: tensor<f32>) -> (tensor<3xf32>) {
  %r = stablehlo.pad %a0, %a1, low = [2], high = [1], interior = [0] : (tensor<0xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

func.func @pad_9(%a0: tensor<3xf32>, %a1: tensor<f32>) -> (tensor<2xf32>) {
  %r = stablehlo.pad %a0, %a1, low = [-3], high = [2], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

func.func @pad_10(%a0: tensor<4xf32>, %a1: tensor<f32>) -> (tensor<1xf32>) {
  %r = stablehlo.pad %a0, %a1, low = [-1], high = [-2], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}

func.func @pad_11(%a0: tensor<f32>, %a1: tensor<f32>) -> (tensor<f32>) {
  %r = stablehlo.pad %a0, %a1, low = [], high = [], interior = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

func.func @pad_12(%a0: tensor<3xf32>, %a1: tensor<f32>) -> (tensor<3xf32>) {
  %r = stablehlo.pad %a0, %a1, low = [0], high = [0], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

func.func @pad_13(%a0: tensor<4x4xf32>, %a1: tensor<f32>) -> (tensor<1x1xf32>) {
  %r = stablehlo.pad %a0, %a1, low = [-1, -2], high = [-2, -1], interior = [0, 0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

func.func @pad_14(%a0: tensor<2xf32>, %a1: tensor<f32>) -> (tensor<0xf32>) {
  %r = stablehlo.pad %a0, %a1, low = [-1], high = [-1], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

func.func @pad_15(%a0: tensor<6xf32>, %a1: tensor<f32>) -> (tensor<12xf32>) {
  %r = stablehlo.pad %a0, %a1, low = [-3], high = [-1], interior = [2] : (tensor<6xf32>, tensor<f32>) -> tensor<12xf32>
  return %r : tensor<12xf32>
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
  %out0:1 = call @slice_0(%in0_0) : (tensor<6x5xf32>) -> (tensor<4x2xf32>)
  %rtol0 = arith.constant 0.000000e+00 : f64
  %atol0 = arith.constant 0.000000e+00 : f64
  %want0_0 = stablehlo.constant dense<"0x0000E04000000041000040410000504100008841000090410000B0410000B841"> : tensor<4x2xf32>
  %gotf0_0 = stablehlo.reshape %out0#0 : (tensor<4x2xf32>) -> tensor<8xf32>
  %gotw0_0 = stablehlo.convert %gotf0_0 : (tensor<8xf32>) -> tensor<8xf32>
  %gotd0_0 = tensor.cast %gotw0_0 : tensor<8xf32> to tensor<?xf32>
  %wantf0_0 = stablehlo.reshape %want0_0 : (tensor<4x2xf32>) -> tensor<8xf32>
  %wantw0_0 = stablehlo.convert %wantf0_0 : (tensor<8xf32>) -> tensor<8xf32>
  %wantd0_0 = tensor.cast %wantw0_0 : tensor<8xf32> to tensor<?xf32>
  %bad0_0 = call @check_f32(%gotd0_0, %wantd0_0, %rtol0, %atol0) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "slice_0.0: "
  vector.print %bad0_0 : i64
  %in1_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %out1:1 = call @slice_1(%in1_0) : (tensor<6x5xf32>) -> (tensor<3x2xf32>)
  %rtol1 = arith.constant 0.000000e+00 : f64
  %atol1 = arith.constant 0.000000e+00 : f64
  %want1_0 = stablehlo.constant dense<"0x0000803F0000804000003041000060410000A8410000C041"> : tensor<3x2xf32>
  %gotf1_0 = stablehlo.reshape %out1#0 : (tensor<3x2xf32>) -> tensor<6xf32>
  %gotw1_0 = stablehlo.convert %gotf1_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd1_0 = tensor.cast %gotw1_0 : tensor<6xf32> to tensor<?xf32>
  %wantf1_0 = stablehlo.reshape %want1_0 : (tensor<3x2xf32>) -> tensor<6xf32>
  %wantw1_0 = stablehlo.convert %wantf1_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd1_0 = tensor.cast %wantw1_0 : tensor<6xf32> to tensor<?xf32>
  %bad1_0 = call @check_f32(%gotd1_0, %wantd1_0, %rtol1, %atol1) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "slice_1.0: "
  vector.print %bad1_0 : i64
  %in2_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %out2:1 = call @slice_2(%in2_0) : (tensor<6x5xf32>) -> (tensor<1x5xf32>)
  %rtol2 = arith.constant 0.000000e+00 : f64
  %atol2 = arith.constant 0.000000e+00 : f64
  %want2_0 = stablehlo.constant dense<"0x0000204100003041000040410000504100006041"> : tensor<1x5xf32>
  %gotf2_0 = stablehlo.reshape %out2#0 : (tensor<1x5xf32>) -> tensor<5xf32>
  %gotw2_0 = stablehlo.convert %gotf2_0 : (tensor<5xf32>) -> tensor<5xf32>
  %gotd2_0 = tensor.cast %gotw2_0 : tensor<5xf32> to tensor<?xf32>
  %wantf2_0 = stablehlo.reshape %want2_0 : (tensor<1x5xf32>) -> tensor<5xf32>
  %wantw2_0 = stablehlo.convert %wantf2_0 : (tensor<5xf32>) -> tensor<5xf32>
  %wantd2_0 = tensor.cast %wantw2_0 : tensor<5xf32> to tensor<?xf32>
  %bad2_0 = call @check_f32(%gotd2_0, %wantd2_0, %rtol2, %atol2) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "slice_2.0: "
  vector.print %bad2_0 : i64
  %in3_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<6x5xf32>
  %out3:1 = call @slice_3(%in3_0) : (tensor<6x5xf32>) -> (tensor<1x1xf32>)
  %rtol3 = arith.constant 0.000000e+00 : f64
  %atol3 = arith.constant 0.000000e+00 : f64
  %want3_0 = stablehlo.constant dense<"0x00005041"> : tensor<1x1xf32>
  %gotf3_0 = stablehlo.reshape %out3#0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %gotw3_0 = stablehlo.convert %gotf3_0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd3_0 = tensor.cast %gotw3_0 : tensor<1xf32> to tensor<?xf32>
  %wantf3_0 = stablehlo.reshape %want3_0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %wantw3_0 = stablehlo.convert %wantf3_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd3_0 = tensor.cast %wantw3_0 : tensor<1xf32> to tensor<?xf32>
  %bad3_0 = call @check_f32(%gotd3_0, %wantd3_0, %rtol3, %atol3) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "slice_3.0: "
  vector.print %bad3_0 : i64
  %in4_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<6xf32>
  %out4:1 = call @slice_4(%in4_0) : (tensor<6xf32>) -> (tensor<0xf32>)
  %rtol4 = arith.constant 0.000000e+00 : f64
  %atol4 = arith.constant 0.000000e+00 : f64
  %want4_0 = stablehlo.constant dense<> : tensor<0xf32>
  %gotf4_0 = stablehlo.reshape %out4#0 : (tensor<0xf32>) -> tensor<0xf32>
  %gotw4_0 = stablehlo.convert %gotf4_0 : (tensor<0xf32>) -> tensor<0xf32>
  %gotd4_0 = tensor.cast %gotw4_0 : tensor<0xf32> to tensor<?xf32>
  %wantf4_0 = stablehlo.reshape %want4_0 : (tensor<0xf32>) -> tensor<0xf32>
  %wantw4_0 = stablehlo.convert %wantf4_0 : (tensor<0xf32>) -> tensor<0xf32>
  %wantd4_0 = tensor.cast %wantw4_0 : tensor<0xf32> to tensor<?xf32>
  %bad4_0 = call @check_f32(%gotd4_0, %wantd4_0, %rtol4, %atol4) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "slice_4.0: "
  vector.print %bad4_0 : i64
  %in5_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<1x4xf32>
  %out5:1 = call @slice_5(%in5_0) : (tensor<1x4xf32>) -> (tensor<1x2xf32>)
  %rtol5 = arith.constant 0.000000e+00 : f64
  %atol5 = arith.constant 0.000000e+00 : f64
  %want5_0 = stablehlo.constant dense<"0x0000803F00000040"> : tensor<1x2xf32>
  %gotf5_0 = stablehlo.reshape %out5#0 : (tensor<1x2xf32>) -> tensor<2xf32>
  %gotw5_0 = stablehlo.convert %gotf5_0 : (tensor<2xf32>) -> tensor<2xf32>
  %gotd5_0 = tensor.cast %gotw5_0 : tensor<2xf32> to tensor<?xf32>
  %wantf5_0 = stablehlo.reshape %want5_0 : (tensor<1x2xf32>) -> tensor<2xf32>
  %wantw5_0 = stablehlo.convert %wantf5_0 : (tensor<2xf32>) -> tensor<2xf32>
  %wantd5_0 = tensor.cast %wantw5_0 : tensor<2xf32> to tensor<?xf32>
  %bad5_0 = call @check_f32(%gotd5_0, %wantd5_0, %rtol5, %atol5) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "slice_5.0: "
  vector.print %bad5_0 : i64
  %in6_0 = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %out6:1 = call @slice_6(%in6_0) : (tensor<1xf32>) -> (tensor<0xf32>)
  %rtol6 = arith.constant 0.000000e+00 : f64
  %atol6 = arith.constant 0.000000e+00 : f64
  %want6_0 = stablehlo.constant dense<> : tensor<0xf32>
  %gotf6_0 = stablehlo.reshape %out6#0 : (tensor<0xf32>) -> tensor<0xf32>
  %gotw6_0 = stablehlo.convert %gotf6_0 : (tensor<0xf32>) -> tensor<0xf32>
  %gotd6_0 = tensor.cast %gotw6_0 : tensor<0xf32> to tensor<?xf32>
  %wantf6_0 = stablehlo.reshape %want6_0 : (tensor<0xf32>) -> tensor<0xf32>
  %wantw6_0 = stablehlo.convert %wantf6_0 : (tensor<0xf32>) -> tensor<0xf32>
  %wantd6_0 = tensor.cast %wantw6_0 : tensor<0xf32> to tensor<?xf32>
  %bad6_0 = call @check_f32(%gotd6_0, %wantd6_0, %rtol6, %atol6) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "slice_6.0: "
  vector.print %bad6_0 : i64
  %in7_0 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
  %out7:1 = call @slice_7(%in7_0) : (tensor<f32>) -> (tensor<f32>)
  %rtol7 = arith.constant 0.000000e+00 : f64
  %atol7 = arith.constant 0.000000e+00 : f64
  %want7_0 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
  %gotf7_0 = stablehlo.reshape %out7#0 : (tensor<f32>) -> tensor<1xf32>
  %gotw7_0 = stablehlo.convert %gotf7_0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd7_0 = tensor.cast %gotw7_0 : tensor<1xf32> to tensor<?xf32>
  %wantf7_0 = stablehlo.reshape %want7_0 : (tensor<f32>) -> tensor<1xf32>
  %wantw7_0 = stablehlo.convert %wantf7_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd7_0 = tensor.cast %wantw7_0 : tensor<1xf32> to tensor<?xf32>
  %bad7_0 = call @check_f32(%gotd7_0, %wantd7_0, %rtol7, %atol7) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "slice_7.0: "
  vector.print %bad7_0 : i64
  %in8_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<4x1x3xf32>
  %out8:1 = call @slice_8(%in8_0) : (tensor<4x1x3xf32>) -> (tensor<1x1x2xf32>)
  %rtol8 = arith.constant 0.000000e+00 : f64
  %atol8 = arith.constant 0.000000e+00 : f64
  %want8_0 = stablehlo.constant dense<"0x000040400000A040"> : tensor<1x1x2xf32>
  %gotf8_0 = stablehlo.reshape %out8#0 : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %gotw8_0 = stablehlo.convert %gotf8_0 : (tensor<2xf32>) -> tensor<2xf32>
  %gotd8_0 = tensor.cast %gotw8_0 : tensor<2xf32> to tensor<?xf32>
  %wantf8_0 = stablehlo.reshape %want8_0 : (tensor<1x1x2xf32>) -> tensor<2xf32>
  %wantw8_0 = stablehlo.convert %wantf8_0 : (tensor<2xf32>) -> tensor<2xf32>
  %wantd8_0 = tensor.cast %wantw8_0 : tensor<2xf32> to tensor<?xf32>
  %bad8_0 = call @check_f32(%gotd8_0, %wantd8_0, %rtol8, %atol8) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "slice_8.0: "
  vector.print %bad8_0 : i64
  %in9_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>
  %in9_1 = stablehlo.constant dense<"0x0000C8420000CA42"> : tensor<2x1xf32>
  %in9_2 = stablehlo.constant dense<"0x000048430000494300004A4300004B4300004C4300004D4300004E4300004F43"> : tensor<2x4xf32>
  %out9:1 = call @concatenate_0(%in9_0, %in9_1, %in9_2) : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x4xf32>) -> (tensor<2x8xf32>)
  %rtol9 = arith.constant 0.000000e+00 : f64
  %atol9 = arith.constant 0.000000e+00 : f64
  %want9_0 = stablehlo.constant dense<"0x000000000000803F000000400000C842000048430000494300004A4300004B4300004040000080400000A0400000CA4200004C4300004D4300004E4300004F43"> : tensor<2x8xf32>
  %gotf9_0 = stablehlo.reshape %out9#0 : (tensor<2x8xf32>) -> tensor<16xf32>
  %gotw9_0 = stablehlo.convert %gotf9_0 : (tensor<16xf32>) -> tensor<16xf32>
  %gotd9_0 = tensor.cast %gotw9_0 : tensor<16xf32> to tensor<?xf32>
  %wantf9_0 = stablehlo.reshape %want9_0 : (tensor<2x8xf32>) -> tensor<16xf32>
  %wantw9_0 = stablehlo.convert %wantf9_0 : (tensor<16xf32>) -> tensor<16xf32>
  %wantd9_0 = tensor.cast %wantw9_0 : tensor<16xf32> to tensor<?xf32>
  %bad9_0 = call @check_f32(%gotd9_0, %wantd9_0, %rtol9, %atol9) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "concatenate_0.0: "
  vector.print %bad9_0 : i64
  %in10_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>
  %in10_1 = stablehlo.constant dense<"0x0000C8420000CA420000CC42"> : tensor<1x3xf32>
  %out10:1 = call @concatenate_1(%in10_0, %in10_1) : (tensor<2x3xf32>, tensor<1x3xf32>) -> (tensor<3x3xf32>)
  %rtol10 = arith.constant 0.000000e+00 : f64
  %atol10 = arith.constant 0.000000e+00 : f64
  %want10_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C8420000CA420000CC42"> : tensor<3x3xf32>
  %gotf10_0 = stablehlo.reshape %out10#0 : (tensor<3x3xf32>) -> tensor<9xf32>
  %gotw10_0 = stablehlo.convert %gotf10_0 : (tensor<9xf32>) -> tensor<9xf32>
  %gotd10_0 = tensor.cast %gotw10_0 : tensor<9xf32> to tensor<?xf32>
  %wantf10_0 = stablehlo.reshape %want10_0 : (tensor<3x3xf32>) -> tensor<9xf32>
  %wantw10_0 = stablehlo.convert %wantf10_0 : (tensor<9xf32>) -> tensor<9xf32>
  %wantd10_0 = tensor.cast %wantw10_0 : tensor<9xf32> to tensor<?xf32>
  %bad10_0 = call @check_f32(%gotd10_0, %wantd10_0, %rtol10, %atol10) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "concatenate_1.0: "
  vector.print %bad10_0 : i64
  %in11_0 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<3xf32>
  %out11:1 = call @concatenate_2(%in11_0) : (tensor<3xf32>) -> (tensor<3xf32>)
  %rtol11 = arith.constant 0.000000e+00 : f64
  %atol11 = arith.constant 0.000000e+00 : f64
  %want11_0 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<3xf32>
  %gotf11_0 = stablehlo.reshape %out11#0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotw11_0 = stablehlo.convert %gotf11_0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd11_0 = tensor.cast %gotw11_0 : tensor<3xf32> to tensor<?xf32>
  %wantf11_0 = stablehlo.reshape %want11_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantw11_0 = stablehlo.convert %wantf11_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd11_0 = tensor.cast %wantw11_0 : tensor<3xf32> to tensor<?xf32>
  %bad11_0 = call @check_f32(%gotd11_0, %wantd11_0, %rtol11, %atol11) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "concatenate_2.0: "
  vector.print %bad11_0 : i64
  %in12_0 = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %in12_1 = stablehlo.constant dense<"0x0000C842"> : tensor<1xf32>
  %in12_2 = stablehlo.constant dense<"0x00004843"> : tensor<1xf32>
  %out12:1 = call @concatenate_3(%in12_0, %in12_1, %in12_2) : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<3xf32>)
  %rtol12 = arith.constant 0.000000e+00 : f64
  %atol12 = arith.constant 0.000000e+00 : f64
  %want12_0 = stablehlo.constant dense<"0x000000000000C84200004843"> : tensor<3xf32>
  %gotf12_0 = stablehlo.reshape %out12#0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotw12_0 = stablehlo.convert %gotf12_0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd12_0 = tensor.cast %gotw12_0 : tensor<3xf32> to tensor<?xf32>
  %wantf12_0 = stablehlo.reshape %want12_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantw12_0 = stablehlo.convert %wantf12_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd12_0 = tensor.cast %wantw12_0 : tensor<3xf32> to tensor<?xf32>
  %bad12_0 = call @check_f32(%gotd12_0, %wantd12_0, %rtol12, %atol12) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "concatenate_3.0: "
  vector.print %bad12_0 : i64
  %in13_0 = stablehlo.constant dense<> : tensor<0x2xf32>
  %in13_1 = stablehlo.constant dense<"0x0000C8420000CA420000CC420000CE420000D0420000D242"> : tensor<3x2xf32>
  %in13_2 = stablehlo.constant dense<> : tensor<0x2xf32>
  %out13:1 = call @concatenate_4(%in13_0, %in13_1, %in13_2) : (tensor<0x2xf32>, tensor<3x2xf32>, tensor<0x2xf32>) -> (tensor<3x2xf32>)
  %rtol13 = arith.constant 0.000000e+00 : f64
  %atol13 = arith.constant 0.000000e+00 : f64
  %want13_0 = stablehlo.constant dense<"0x0000C8420000CA420000CC420000CE420000D0420000D242"> : tensor<3x2xf32>
  %gotf13_0 = stablehlo.reshape %out13#0 : (tensor<3x2xf32>) -> tensor<6xf32>
  %gotw13_0 = stablehlo.convert %gotf13_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd13_0 = tensor.cast %gotw13_0 : tensor<6xf32> to tensor<?xf32>
  %wantf13_0 = stablehlo.reshape %want13_0 : (tensor<3x2xf32>) -> tensor<6xf32>
  %wantw13_0 = stablehlo.convert %wantf13_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd13_0 = tensor.cast %wantw13_0 : tensor<6xf32> to tensor<?xf32>
  %bad13_0 = call @check_f32(%gotd13_0, %wantd13_0, %rtol13, %atol13) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "concatenate_4.0: "
  vector.print %bad13_0 : i64
  %in14_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<1x4xf32>
  %in14_1 = stablehlo.constant dense<"0x0000C8420000CA420000CC420000CE42"> : tensor<1x4xf32>
  %out14:1 = call @concatenate_5(%in14_0, %in14_1) : (tensor<1x4xf32>, tensor<1x4xf32>) -> (tensor<2x4xf32>)
  %rtol14 = arith.constant 0.000000e+00 : f64
  %atol14 = arith.constant 0.000000e+00 : f64
  %want14_0 = stablehlo.constant dense<"0x000000000000803F00000040000040400000C8420000CA420000CC420000CE42"> : tensor<2x4xf32>
  %gotf14_0 = stablehlo.reshape %out14#0 : (tensor<2x4xf32>) -> tensor<8xf32>
  %gotw14_0 = stablehlo.convert %gotf14_0 : (tensor<8xf32>) -> tensor<8xf32>
  %gotd14_0 = tensor.cast %gotw14_0 : tensor<8xf32> to tensor<?xf32>
  %wantf14_0 = stablehlo.reshape %want14_0 : (tensor<2x4xf32>) -> tensor<8xf32>
  %wantw14_0 = stablehlo.convert %wantf14_0 : (tensor<8xf32>) -> tensor<8xf32>
  %wantd14_0 = tensor.cast %wantw14_0 : tensor<8xf32> to tensor<?xf32>
  %bad14_0 = call @check_f32(%gotd14_0, %wantd14_0, %rtol14, %atol14) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "concatenate_5.0: "
  vector.print %bad14_0 : i64
  %in15_0 = stablehlo.constant dense<"0x00000000"> : tensor<1x1xf32>
  %in15_1 = stablehlo.constant dense<"0x0000C842"> : tensor<1x1xf32>
  %out15:1 = call @concatenate_6(%in15_0, %in15_1) : (tensor<1x1xf32>, tensor<1x1xf32>) -> (tensor<1x2xf32>)
  %rtol15 = arith.constant 0.000000e+00 : f64
  %atol15 = arith.constant 0.000000e+00 : f64
  %want15_0 = stablehlo.constant dense<"0x000000000000C842"> : tensor<1x2xf32>
  %gotf15_0 = stablehlo.reshape %out15#0 : (tensor<1x2xf32>) -> tensor<2xf32>
  %gotw15_0 = stablehlo.convert %gotf15_0 : (tensor<2xf32>) -> tensor<2xf32>
  %gotd15_0 = tensor.cast %gotw15_0 : tensor<2xf32> to tensor<?xf32>
  %wantf15_0 = stablehlo.reshape %want15_0 : (tensor<1x2xf32>) -> tensor<2xf32>
  %wantw15_0 = stablehlo.convert %wantf15_0 : (tensor<2xf32>) -> tensor<2xf32>
  %wantd15_0 = tensor.cast %wantw15_0 : tensor<2xf32> to tensor<?xf32>
  %bad15_0 = call @check_f32(%gotd15_0, %wantd15_0, %rtol15, %atol15) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "concatenate_6.0: "
  vector.print %bad15_0 : i64
  %in16_0 = stablehlo.constant dense<> : tensor<0xf32>
  %in16_1 = stablehlo.constant dense<> : tensor<0xf32>
  %out16:1 = call @concatenate_7(%in16_0, %in16_1) : (tensor<0xf32>, tensor<0xf32>) -> (tensor<0xf32>)
  %rtol16 = arith.constant 0.000000e+00 : f64
  %atol16 = arith.constant 0.000000e+00 : f64
  %want16_0 = stablehlo.constant dense<> : tensor<0xf32>
  %gotf16_0 = stablehlo.reshape %out16#0 : (tensor<0xf32>) -> tensor<0xf32>
  %gotw16_0 = stablehlo.convert %gotf16_0 : (tensor<0xf32>) -> tensor<0xf32>
  %gotd16_0 = tensor.cast %gotw16_0 : tensor<0xf32> to tensor<?xf32>
  %wantf16_0 = stablehlo.reshape %want16_0 : (tensor<0xf32>) -> tensor<0xf32>
  %wantw16_0 = stablehlo.convert %wantf16_0 : (tensor<0xf32>) -> tensor<0xf32>
  %wantd16_0 = tensor.cast %wantw16_0 : tensor<0xf32> to tensor<?xf32>
  %bad16_0 = call @check_f32(%gotd16_0, %wantd16_0, %rtol16, %atol16) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "concatenate_7.0: "
  vector.print %bad16_0 : i64
  %in17_0 = stablehlo.constant dense<"0x000000000000803F"> : tensor<2x1xf32>
  %in17_1 = stablehlo.constant dense<"0x0000C8420000CA42"> : tensor<2x1xf32>
  %in17_2 = stablehlo.constant dense<"0x0000484300004943"> : tensor<2x1xf32>
  %in17_3 = stablehlo.constant dense<"0x0000964300809643"> : tensor<2x1xf32>
  %in17_4 = stablehlo.constant dense<"0x0000C8430080C843"> : tensor<2x1xf32>
  %in17_5 = stablehlo.constant dense<"0x0000FA430080FA43"> : tensor<2x1xf32>
  %in17_6 = stablehlo.constant dense<"0x0000164400401644"> : tensor<2x1xf32>
  %in17_7 = stablehlo.constant dense<"0x00002F4400402F44"> : tensor<2x1xf32>
  %in17_8 = stablehlo.constant dense<"0x0000484400404844"> : tensor<2x1xf32>
  %in17_9 = stablehlo.constant dense<"0x0000614400406144"> : tensor<2x1xf32>
  %in17_10 = stablehlo.constant dense<"0x00007A4400407A44"> : tensor<2x1xf32>
  %in17_11 = stablehlo.constant dense<"0x0080894400A08944"> : tensor<2x1xf32>
  %in17_12 = stablehlo.constant dense<"0x0000964400209644"> : tensor<2x1xf32>
  %in17_13 = stablehlo.constant dense<"0x0080A24400A0A244"> : tensor<2x1xf32>
  %in17_14 = stablehlo.constant dense<"0x0000AF440020AF44"> : tensor<2x1xf32>
  %in17_15 = stablehlo.constant dense<"0x0080BB4400A0BB44"> : tensor<2x1xf32>
  %in17_16 = stablehlo.constant dense<"0x0000C8440020C844"> : tensor<2x1xf32>
  %in17_17 = stablehlo.constant dense<"0x0080D44400A0D444"> : tensor<2x1xf32>
  %in17_18 = stablehlo.constant dense<"0x0000E1440020E144"> : tensor<2x1xf32>
  %in17_19 = stablehlo.constant dense<"0x0080ED4400A0ED44"> : tensor<2x1xf32>
  %out17:1 = call @concatenate_8(%in17_0, %in17_1, %in17_2, %in17_3, %in17_4, %in17_5, %in17_6, %in17_7, %in17_8, %in17_9, %in17_10, %in17_11, %in17_12, %in17_13, %in17_14, %in17_15, %in17_16, %in17_17, %in17_18, %in17_19) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> (tensor<2x20xf32>)
  %rtol17 = arith.constant 0.000000e+00 : f64
  %atol17 = arith.constant 0.000000e+00 : f64
  %want17_0 = stablehlo.constant dense<"0x000000000000C84200004843000096430000C8430000FA430000164400002F44000048440000614400007A4400808944000096440080A2440000AF440080BB440000C8440080D4440000E1440080ED440000803F0000CA4200004943008096430080C8430080FA430040164400402F44004048440040614400407A4400A089440020964400A0A2440020AF4400A0BB440020C84400A0D4440020E14400A0ED44"> : tensor<2x20xf32>
  %gotf17_0 = stablehlo.reshape %out17#0 : (tensor<2x20xf32>) -> tensor<40xf32>
  %gotw17_0 = stablehlo.convert %gotf17_0 : (tensor<40xf32>) -> tensor<40xf32>
  %gotd17_0 = tensor.cast %gotw17_0 : tensor<40xf32> to tensor<?xf32>
  %wantf17_0 = stablehlo.reshape %want17_0 : (tensor<2x20xf32>) -> tensor<40xf32>
  %wantw17_0 = stablehlo.convert %wantf17_0 : (tensor<40xf32>) -> tensor<40xf32>
  %wantd17_0 = tensor.cast %wantw17_0 : tensor<40xf32> to tensor<?xf32>
  %bad17_0 = call @check_f32(%gotd17_0, %wantd17_0, %rtol17, %atol17) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "concatenate_8.0: "
  vector.print %bad17_0 : i64
  %in18_0 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<1x3xf32>
  %in18_1 = stablehlo.constant dense<"0x0000C8420000CA420000CC42"> : tensor<1x3xf32>
  %in18_2 = stablehlo.constant dense<"0x000048430000494300004A43"> : tensor<1x3xf32>
  %in18_3 = stablehlo.constant dense<"0x000096430080964300009743"> : tensor<1x3xf32>
  %in18_4 = stablehlo.constant dense<"0x0000C8430080C8430000C943"> : tensor<1x3xf32>
  %in18_5 = stablehlo.constant dense<"0x0000FA430080FA430000FB43"> : tensor<1x3xf32>
  %in18_6 = stablehlo.constant dense<"0x000016440040164400801644"> : tensor<1x3xf32>
  %in18_7 = stablehlo.constant dense<"0x00002F4400402F4400802F44"> : tensor<1x3xf32>
  %in18_8 = stablehlo.constant dense<"0x000048440040484400804844"> : tensor<1x3xf32>
  %in18_9 = stablehlo.constant dense<"0x000061440040614400806144"> : tensor<1x3xf32>
  %in18_10 = stablehlo.constant dense<"0x00007A4400407A4400807A44"> : tensor<1x3xf32>
  %in18_11 = stablehlo.constant dense<"0x0080894400A0894400C08944"> : tensor<1x3xf32>
  %in18_12 = stablehlo.constant dense<"0x000096440020964400409644"> : tensor<1x3xf32>
  %in18_13 = stablehlo.constant dense<"0x0080A24400A0A24400C0A244"> : tensor<1x3xf32>
  %in18_14 = stablehlo.constant dense<"0x0000AF440020AF440040AF44"> : tensor<1x3xf32>
  %in18_15 = stablehlo.constant dense<"0x0080BB4400A0BB4400C0BB44"> : tensor<1x3xf32>
  %in18_16 = stablehlo.constant dense<"0x0000C8440020C8440040C844"> : tensor<1x3xf32>
  %in18_17 = stablehlo.constant dense<"0x0080D44400A0D44400C0D444"> : tensor<1x3xf32>
  %out18:1 = call @concatenate_9(%in18_0, %in18_1, %in18_2, %in18_3, %in18_4, %in18_5, %in18_6, %in18_7, %in18_8, %in18_9, %in18_10, %in18_11, %in18_12, %in18_13, %in18_14, %in18_15, %in18_16, %in18_17) : (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) -> (tensor<18x3xf32>)
  %rtol18 = arith.constant 0.000000e+00 : f64
  %atol18 = arith.constant 0.000000e+00 : f64
  %want18_0 = stablehlo.constant dense<"0x000000000000803F000000400000C8420000CA420000CC42000048430000494300004A430000964300809643000097430000C8430080C8430000C9430000FA430080FA430000FB4300001644004016440080164400002F4400402F4400802F4400004844004048440080484400006144004061440080614400007A4400407A4400807A440080894400A0894400C089440000964400209644004096440080A24400A0A24400C0A2440000AF440020AF440040AF440080BB4400A0BB4400C0BB440000C8440020C8440040C8440080D44400A0D44400C0D444"> : tensor<18x3xf32>
  %gotf18_0 = stablehlo.reshape %out18#0 : (tensor<18x3xf32>) -> tensor<54xf32>
  %gotw18_0 = stablehlo.convert %gotf18_0 : (tensor<54xf32>) -> tensor<54xf32>
  %gotd18_0 = tensor.cast %gotw18_0 : tensor<54xf32> to tensor<?xf32>
  %wantf18_0 = stablehlo.reshape %want18_0 : (tensor<18x3xf32>) -> tensor<54xf32>
  %wantw18_0 = stablehlo.convert %wantf18_0 : (tensor<54xf32>) -> tensor<54xf32>
  %wantd18_0 = tensor.cast %wantw18_0 : tensor<54xf32> to tensor<?xf32>
  %bad18_0 = call @check_f32(%gotd18_0, %wantd18_0, %rtol18, %atol18) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "concatenate_9.0: "
  vector.print %bad18_0 : i64
  %in19_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<2x2xf32>
  %in19_1 = stablehlo.constant dense<"0x0000C8420000CA420000CC420000CE42"> : tensor<2x2xf32>
  %in19_2 = stablehlo.constant dense<"0x000048430000494300004A4300004B43"> : tensor<2x2xf32>
  %in19_3 = stablehlo.constant dense<"0x00009643008096430000974300809743"> : tensor<2x2xf32>
  %in19_4 = stablehlo.constant dense<"0x0000C8430080C8430000C9430080C943"> : tensor<2x2xf32>
  %in19_5 = stablehlo.constant dense<"0x0000FA430080FA430000FB430080FB43"> : tensor<2x2xf32>
  %in19_6 = stablehlo.constant dense<"0x00001644004016440080164400C01644"> : tensor<2x2xf32>
  %in19_7 = stablehlo.constant dense<"0x00002F4400402F4400802F4400C02F44"> : tensor<2x2xf32>
  %in19_8 = stablehlo.constant dense<"0x00004844004048440080484400C04844"> : tensor<2x2xf32>
  %in19_9 = stablehlo.constant dense<"0x00006144004061440080614400C06144"> : tensor<2x2xf32>
  %in19_10 = stablehlo.constant dense<"0x00007A4400407A4400807A4400C07A44"> : tensor<2x2xf32>
  %in19_11 = stablehlo.constant dense<"0x0080894400A0894400C0894400E08944"> : tensor<2x2xf32>
  %in19_12 = stablehlo.constant dense<"0x00009644002096440040964400609644"> : tensor<2x2xf32>
  %in19_13 = stablehlo.constant dense<"0x0080A24400A0A24400C0A24400E0A244"> : tensor<2x2xf32>
  %in19_14 = stablehlo.constant dense<"0x0000AF440020AF440040AF440060AF44"> : tensor<2x2xf32>
  %in19_15 = stablehlo.constant dense<"0x0080BB4400A0BB4400C0BB4400E0BB44"> : tensor<2x2xf32>
  %in19_16 = stablehlo.constant dense<"0x0000C8440020C8440040C8440060C844"> : tensor<2x2xf32>
  %out19:1 = call @concatenate_10(%in19_0, %in19_1, %in19_2, %in19_3, %in19_4, %in19_5, %in19_6, %in19_7, %in19_8, %in19_9, %in19_10, %in19_11, %in19_12, %in19_13, %in19_14, %in19_15, %in19_16) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> (tensor<34x2xf32>)
  %rtol19 = arith.constant 0.000000e+00 : f64
  %atol19 = arith.constant 0.000000e+00 : f64
  %want19_0 = stablehlo.constant dense<"0x000000000000803F00000040000040400000C8420000CA420000CC420000CE42000048430000494300004A4300004B43000096430080964300009743008097430000C8430080C8430000C9430080C9430000FA430080FA430000FB430080FB4300001644004016440080164400C0164400002F4400402F4400802F4400C02F4400004844004048440080484400C0484400006144004061440080614400C0614400007A4400407A4400807A4400C07A440080894400A0894400C0894400E08944000096440020964400409644006096440080A24400A0A24400C0A24400E0A2440000AF440020AF440040AF440060AF440080BB4400A0BB4400C0BB4400E0BB440000C8440020C8440040C8440060C844"> : tensor<34x2xf32>
  %gotf19_0 = stablehlo.reshape %out19#0 : (tensor<34x2xf32>) -> tensor<68xf32>
  %gotw19_0 = stablehlo.convert %gotf19_0 : (tensor<68xf32>) -> tensor<68xf32>
  %gotd19_0 = tensor.cast %gotw19_0 : tensor<68xf32> to tensor<?xf32>
  %wantf19_0 = stablehlo.reshape %want19_0 : (tensor<34x2xf32>) -> tensor<68xf32>
  %wantw19_0 = stablehlo.convert %wantf19_0 : (tensor<68xf32>) -> tensor<68xf32>
  %wantd19_0 = tensor.cast %wantw19_0 : tensor<68xf32> to tensor<?xf32>
  %bad19_0 = call @check_f32(%gotd19_0, %wantd19_0, %rtol19, %atol19) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "concatenate_10.0: "
  vector.print %bad19_0 : i64
  %in20_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3x1xf32>
  %in20_1 = stablehlo.constant dense<"0x0000C8420000CA420000CC420000CE420000D0420000D242"> : tensor<2x3x1xf32>
  %out20:1 = call @concatenate_11(%in20_0, %in20_1) : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> (tensor<2x3x2xf32>)
  %rtol20 = arith.constant 0.000000e+00 : f64
  %atol20 = arith.constant 0.000000e+00 : f64
  %want20_0 = stablehlo.constant dense<"0x000000000000C8420000803F0000CA42000000400000CC42000040400000CE42000080400000D0420000A0400000D242"> : tensor<2x3x2xf32>
  %gotf20_0 = stablehlo.reshape %out20#0 : (tensor<2x3x2xf32>) -> tensor<12xf32>
  %gotw20_0 = stablehlo.convert %gotf20_0 : (tensor<12xf32>) -> tensor<12xf32>
  %gotd20_0 = tensor.cast %gotw20_0 : tensor<12xf32> to tensor<?xf32>
  %wantf20_0 = stablehlo.reshape %want20_0 : (tensor<2x3x2xf32>) -> tensor<12xf32>
  %wantw20_0 = stablehlo.convert %wantf20_0 : (tensor<12xf32>) -> tensor<12xf32>
  %wantd20_0 = tensor.cast %wantw20_0 : tensor<12xf32> to tensor<?xf32>
  %bad20_0 = call @check_f32(%gotd20_0, %wantd20_0, %rtol20, %atol20) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "concatenate_11.0: "
  vector.print %bad20_0 : i64
  %in21_0 = stablehlo.constant dense<"0x0000803F0000004000004040"> : tensor<3xf32>
  %in21_1 = stablehlo.constant dense<"0x0000E0C0"> : tensor<f32>
  %out21:1 = call @pad_0(%in21_0, %in21_1) : (tensor<3xf32>, tensor<f32>) -> (tensor<6xf32>)
  %rtol21 = arith.constant 0.000000e+00 : f64
  %atol21 = arith.constant 0.000000e+00 : f64
  %want21_0 = stablehlo.constant dense<"0x0000E0C00000803F00000040000040400000E0C00000E0C0"> : tensor<6xf32>
  %gotf21_0 = stablehlo.reshape %out21#0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotw21_0 = stablehlo.convert %gotf21_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd21_0 = tensor.cast %gotw21_0 : tensor<6xf32> to tensor<?xf32>
  %wantf21_0 = stablehlo.reshape %want21_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantw21_0 = stablehlo.convert %wantf21_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd21_0 = tensor.cast %wantw21_0 : tensor<6xf32> to tensor<?xf32>
  %bad21_0 = call @check_f32(%gotd21_0, %wantd21_0, %rtol21, %atol21) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "pad_0.0: "
  vector.print %bad21_0 : i64
  %in22_0 = stablehlo.constant dense<"0x0000803F0000004000004040"> : tensor<3xf32>
  %in22_1 = stablehlo.constant dense<"0x0000E0C0"> : tensor<f32>
  %out22:1 = call @pad_1(%in22_0, %in22_1) : (tensor<3xf32>, tensor<f32>) -> (tensor<10xf32>)
  %rtol22 = arith.constant 0.000000e+00 : f64
  %atol22 = arith.constant 0.000000e+00 : f64
  %want22_0 = stablehlo.constant dense<"0x0000E0C00000803F0000E0C00000E0C0000000400000E0C00000E0C0000040400000E0C00000E0C0"> : tensor<10xf32>
  %gotf22_0 = stablehlo.reshape %out22#0 : (tensor<10xf32>) -> tensor<10xf32>
  %gotw22_0 = stablehlo.convert %gotf22_0 : (tensor<10xf32>) -> tensor<10xf32>
  %gotd22_0 = tensor.cast %gotw22_0 : tensor<10xf32> to tensor<?xf32>
  %wantf22_0 = stablehlo.reshape %want22_0 : (tensor<10xf32>) -> tensor<10xf32>
  %wantw22_0 = stablehlo.convert %wantf22_0 : (tensor<10xf32>) -> tensor<10xf32>
  %wantd22_0 = tensor.cast %wantw22_0 : tensor<10xf32> to tensor<?xf32>
  %bad22_0 = call @check_f32(%gotd22_0, %wantd22_0, %rtol22, %atol22) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "pad_1.0: "
  vector.print %bad22_0 : i64
  %in23_0 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A040"> : tensor<5xf32>
  %in23_1 = stablehlo.constant dense<"0x0000E0C0"> : tensor<f32>
  %out23:1 = call @pad_2(%in23_0, %in23_1) : (tensor<5xf32>, tensor<f32>) -> (tensor<2xf32>)
  %rtol23 = arith.constant 0.000000e+00 : f64
  %atol23 = arith.constant 0.000000e+00 : f64
  %want23_0 = stablehlo.constant dense<"0x0000004000004040"> : tensor<2xf32>
  %gotf23_0 = stablehlo.reshape %out23#0 : (tensor<2xf32>) -> tensor<2xf32>
  %gotw23_0 = stablehlo.convert %gotf23_0 : (tensor<2xf32>) -> tensor<2xf32>
  %gotd23_0 = tensor.cast %gotw23_0 : tensor<2xf32> to tensor<?xf32>
  %wantf23_0 = stablehlo.reshape %want23_0 : (tensor<2xf32>) -> tensor<2xf32>
  %wantw23_0 = stablehlo.convert %wantf23_0 : (tensor<2xf32>) -> tensor<2xf32>
  %wantd23_0 = tensor.cast %wantw23_0 : tensor<2xf32> to tensor<?xf32>
  %bad23_0 = call @check_f32(%gotd23_0, %wantd23_0, %rtol23, %atol23) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "pad_2.0: "
  vector.print %bad23_0 : i64
  %in24_0 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A040"> : tensor<5xf32>
  %in24_1 = stablehlo.constant dense<"0x0000E0C0"> : tensor<f32>
  %out24:1 = call @pad_3(%in24_0, %in24_1) : (tensor<5xf32>, tensor<f32>) -> (tensor<10xf32>)
  %rtol24 = arith.constant 0.000000e+00 : f64
  %atol24 = arith.constant 0.000000e+00 : f64
  %want24_0 = stablehlo.constant dense<"0x000000400000E0C0000040400000E0C0000080400000E0C00000A0400000E0C00000E0C00000E0C0"> : tensor<10xf32>
  %gotf24_0 = stablehlo.reshape %out24#0 : (tensor<10xf32>) -> tensor<10xf32>
  %gotw24_0 = stablehlo.convert %gotf24_0 : (tensor<10xf32>) -> tensor<10xf32>
  %gotd24_0 = tensor.cast %gotw24_0 : tensor<10xf32> to tensor<?xf32>
  %wantf24_0 = stablehlo.reshape %want24_0 : (tensor<10xf32>) -> tensor<10xf32>
  %wantw24_0 = stablehlo.convert %wantf24_0 : (tensor<10xf32>) -> tensor<10xf32>
  %wantd24_0 = tensor.cast %wantw24_0 : tensor<10xf32> to tensor<?xf32>
  %bad24_0 = call @check_f32(%gotd24_0, %wantd24_0, %rtol24, %atol24) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "pad_3.0: "
  vector.print %bad24_0 : i64
  %in25_0 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A040"> : tensor<5xf32>
  %in25_1 = stablehlo.constant dense<"0x0000E0C0"> : tensor<f32>
  %out25:1 = call @pad_4(%in25_0, %in25_1) : (tensor<5xf32>, tensor<f32>) -> (tensor<8xf32>)
  %rtol25 = arith.constant 0.000000e+00 : f64
  %atol25 = arith.constant 0.000000e+00 : f64
  %want25_0 = stablehlo.constant dense<"0x0000E0C00000E0C00000803F0000E0C0000000400000E0C0000040400000E0C0"> : tensor<8xf32>
  %gotf25_0 = stablehlo.reshape %out25#0 : (tensor<8xf32>) -> tensor<8xf32>
  %gotw25_0 = stablehlo.convert %gotf25_0 : (tensor<8xf32>) -> tensor<8xf32>
  %gotd25_0 = tensor.cast %gotw25_0 : tensor<8xf32> to tensor<?xf32>
  %wantf25_0 = stablehlo.reshape %want25_0 : (tensor<8xf32>) -> tensor<8xf32>
  %wantw25_0 = stablehlo.convert %wantf25_0 : (tensor<8xf32>) -> tensor<8xf32>
  %wantd25_0 = tensor.cast %wantw25_0 : tensor<8xf32> to tensor<?xf32>
  %bad25_0 = call @check_f32(%gotd25_0, %wantd25_0, %rtol25, %atol25) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "pad_4.0: "
  vector.print %bad25_0 : i64
  %in26_0 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C040"> : tensor<2x3xf32>
  %in26_1 = stablehlo.constant dense<"0x0000E0C0"> : tensor<f32>
  %out26:1 = call @pad_5(%in26_0, %in26_1) : (tensor<2x3xf32>, tensor<f32>) -> (tensor<3x7xf32>)
  %rtol26 = arith.constant 0.000000e+00 : f64
  %atol26 = arith.constant 0.000000e+00 : f64
  %want26_0 = stablehlo.constant dense<"0x0000E0C00000E0C00000E0C00000E0C00000E0C00000E0C00000E0C00000803F0000E0C0000000400000E0C0000040400000E0C00000E0C0000080400000E0C00000A0400000E0C00000C0400000E0C00000E0C0"> : tensor<3x7xf32>
  %gotf26_0 = stablehlo.reshape %out26#0 : (tensor<3x7xf32>) -> tensor<21xf32>
  %gotw26_0 = stablehlo.convert %gotf26_0 : (tensor<21xf32>) -> tensor<21xf32>
  %gotd26_0 = tensor.cast %gotw26_0 : tensor<21xf32> to tensor<?xf32>
  %wantf26_0 = stablehlo.reshape %want26_0 : (tensor<3x7xf32>) -> tensor<21xf32>
  %wantw26_0 = stablehlo.convert %wantf26_0 : (tensor<21xf32>) -> tensor<21xf32>
  %wantd26_0 = tensor.cast %wantw26_0 : tensor<21xf32> to tensor<?xf32>
  %bad26_0 = call @check_f32(%gotd26_0, %wantd26_0, %rtol26, %atol26) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "pad_5.0: "
  vector.print %bad26_0 : i64
  %in27_0 = stablehlo.constant dense<"0x0000803F"> : tensor<1xf32>
  %in27_1 = stablehlo.constant dense<"0x0000E0C0"> : tensor<f32>
  %out27:1 = call @pad_6(%in27_0, %in27_1) : (tensor<1xf32>, tensor<f32>) -> (tensor<4xf32>)
  %rtol27 = arith.constant 0.000000e+00 : f64
  %atol27 = arith.constant 0.000000e+00 : f64
  %want27_0 = stablehlo.constant dense<"0x0000E0C00000E0C00000803F0000E0C0"> : tensor<4xf32>
  %gotf27_0 = stablehlo.reshape %out27#0 : (tensor<4xf32>) -> tensor<4xf32>
  %gotw27_0 = stablehlo.convert %gotf27_0 : (tensor<4xf32>) -> tensor<4xf32>
  %gotd27_0 = tensor.cast %gotw27_0 : tensor<4xf32> to tensor<?xf32>
  %wantf27_0 = stablehlo.reshape %want27_0 : (tensor<4xf32>) -> tensor<4xf32>
  %wantw27_0 = stablehlo.convert %wantf27_0 : (tensor<4xf32>) -> tensor<4xf32>
  %wantd27_0 = tensor.cast %wantw27_0 : tensor<4xf32> to tensor<?xf32>
  %bad27_0 = call @check_f32(%gotd27_0, %wantd27_0, %rtol27, %atol27) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "pad_6.0: "
  vector.print %bad27_0 : i64
  %in28_0 = stablehlo.constant dense<"0x0000803F0000004000004040"> : tensor<1x3xf32>
  %in28_1 = stablehlo.constant dense<"0x0000E0C0"> : tensor<f32>
  %out28:1 = call @pad_7(%in28_0, %in28_1) : (tensor<1x3xf32>, tensor<f32>) -> (tensor<1x4xf32>)
  %rtol28 = arith.constant 0.000000e+00 : f64
  %atol28 = arith.constant 0.000000e+00 : f64
  %want28_0 = stablehlo.constant dense<"0x0000E0C00000803F0000004000004040"> : tensor<1x4xf32>
  %gotf28_0 = stablehlo.reshape %out28#0 : (tensor<1x4xf32>) -> tensor<4xf32>
  %gotw28_0 = stablehlo.convert %gotf28_0 : (tensor<4xf32>) -> tensor<4xf32>
  %gotd28_0 = tensor.cast %gotw28_0 : tensor<4xf32> to tensor<?xf32>
  %wantf28_0 = stablehlo.reshape %want28_0 : (tensor<1x4xf32>) -> tensor<4xf32>
  %wantw28_0 = stablehlo.convert %wantf28_0 : (tensor<4xf32>) -> tensor<4xf32>
  %wantd28_0 = tensor.cast %wantw28_0 : tensor<4xf32> to tensor<?xf32>
  %bad28_0 = call @check_f32(%gotd28_0, %wantd28_0, %rtol28, %atol28) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "pad_7.0: "
  vector.print %bad28_0 : i64
  %in29_0 = stablehlo.constant dense<> : tensor<0xf32>
  %in29_1 = stablehlo.constant dense<"0x0000E0C0"> : tensor<f32>
  %out29:1 = call @pad_8(%in29_0, %in29_1) : (tensor<0xf32>, tensor<f32>) -> (tensor<3xf32>)
  %rtol29 = arith.constant 0.000000e+00 : f64
  %atol29 = arith.constant 0.000000e+00 : f64
  %want29_0 = stablehlo.constant dense<"0x0000E0C00000E0C00000E0C0"> : tensor<3xf32>
  %gotf29_0 = stablehlo.reshape %out29#0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotw29_0 = stablehlo.convert %gotf29_0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd29_0 = tensor.cast %gotw29_0 : tensor<3xf32> to tensor<?xf32>
  %wantf29_0 = stablehlo.reshape %want29_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantw29_0 = stablehlo.convert %wantf29_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd29_0 = tensor.cast %wantw29_0 : tensor<3xf32> to tensor<?xf32>
  %bad29_0 = call @check_f32(%gotd29_0, %wantd29_0, %rtol29, %atol29) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "pad_8.0: "
  vector.print %bad29_0 : i64
  %in30_0 = stablehlo.constant dense<"0x0000803F0000004000004040"> : tensor<3xf32>
  %in30_1 = stablehlo.constant dense<"0x0000E0C0"> : tensor<f32>
  %out30:1 = call @pad_9(%in30_0, %in30_1) : (tensor<3xf32>, tensor<f32>) -> (tensor<2xf32>)
  %rtol30 = arith.constant 0.000000e+00 : f64
  %atol30 = arith.constant 0.000000e+00 : f64
  %want30_0 = stablehlo.constant dense<"0x0000E0C00000E0C0"> : tensor<2xf32>
  %gotf30_0 = stablehlo.reshape %out30#0 : (tensor<2xf32>) -> tensor<2xf32>
  %gotw30_0 = stablehlo.convert %gotf30_0 : (tensor<2xf32>) -> tensor<2xf32>
  %gotd30_0 = tensor.cast %gotw30_0 : tensor<2xf32> to tensor<?xf32>
  %wantf30_0 = stablehlo.reshape %want30_0 : (tensor<2xf32>) -> tensor<2xf32>
  %wantw30_0 = stablehlo.convert %wantf30_0 : (tensor<2xf32>) -> tensor<2xf32>
  %wantd30_0 = tensor.cast %wantw30_0 : tensor<2xf32> to tensor<?xf32>
  %bad30_0 = call @check_f32(%gotd30_0, %wantd30_0, %rtol30, %atol30) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "pad_9.0: "
  vector.print %bad30_0 : i64
  %in31_0 = stablehlo.constant dense<"0x0000803F000000400000404000008040"> : tensor<4xf32>
  %in31_1 = stablehlo.constant dense<"0x0000E0C0"> : tensor<f32>
  %out31:1 = call @pad_10(%in31_0, %in31_1) : (tensor<4xf32>, tensor<f32>) -> (tensor<1xf32>)
  %rtol31 = arith.constant 0.000000e+00 : f64
  %atol31 = arith.constant 0.000000e+00 : f64
  %want31_0 = stablehlo.constant dense<"0x00000040"> : tensor<1xf32>
  %gotf31_0 = stablehlo.reshape %out31#0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotw31_0 = stablehlo.convert %gotf31_0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd31_0 = tensor.cast %gotw31_0 : tensor<1xf32> to tensor<?xf32>
  %wantf31_0 = stablehlo.reshape %want31_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantw31_0 = stablehlo.convert %wantf31_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd31_0 = tensor.cast %wantw31_0 : tensor<1xf32> to tensor<?xf32>
  %bad31_0 = call @check_f32(%gotd31_0, %wantd31_0, %rtol31, %atol31) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "pad_10.0: "
  vector.print %bad31_0 : i64
  %in32_0 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
  %in32_1 = stablehlo.constant dense<"0x0000E0C0"> : tensor<f32>
  %out32:1 = call @pad_11(%in32_0, %in32_1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %rtol32 = arith.constant 0.000000e+00 : f64
  %atol32 = arith.constant 0.000000e+00 : f64
  %want32_0 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
  %gotf32_0 = stablehlo.reshape %out32#0 : (tensor<f32>) -> tensor<1xf32>
  %gotw32_0 = stablehlo.convert %gotf32_0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd32_0 = tensor.cast %gotw32_0 : tensor<1xf32> to tensor<?xf32>
  %wantf32_0 = stablehlo.reshape %want32_0 : (tensor<f32>) -> tensor<1xf32>
  %wantw32_0 = stablehlo.convert %wantf32_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd32_0 = tensor.cast %wantw32_0 : tensor<1xf32> to tensor<?xf32>
  %bad32_0 = call @check_f32(%gotd32_0, %wantd32_0, %rtol32, %atol32) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "pad_11.0: "
  vector.print %bad32_0 : i64
  %in33_0 = stablehlo.constant dense<"0x0000803F0000004000004040"> : tensor<3xf32>
  %in33_1 = stablehlo.constant dense<"0x0000E0C0"> : tensor<f32>
  %out33:1 = call @pad_12(%in33_0, %in33_1) : (tensor<3xf32>, tensor<f32>) -> (tensor<3xf32>)
  %rtol33 = arith.constant 0.000000e+00 : f64
  %atol33 = arith.constant 0.000000e+00 : f64
  %want33_0 = stablehlo.constant dense<"0x0000803F0000004000004040"> : tensor<3xf32>
  %gotf33_0 = stablehlo.reshape %out33#0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotw33_0 = stablehlo.convert %gotf33_0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd33_0 = tensor.cast %gotw33_0 : tensor<3xf32> to tensor<?xf32>
  %wantf33_0 = stablehlo.reshape %want33_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantw33_0 = stablehlo.convert %wantf33_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd33_0 = tensor.cast %wantw33_0 : tensor<3xf32> to tensor<?xf32>
  %bad33_0 = call @check_f32(%gotd33_0, %wantd33_0, %rtol33, %atol33) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "pad_12.0: "
  vector.print %bad33_0 : i64
  %in34_0 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041"> : tensor<4x4xf32>
  %in34_1 = stablehlo.constant dense<"0x0000E0C0"> : tensor<f32>
  %out34:1 = call @pad_13(%in34_0, %in34_1) : (tensor<4x4xf32>, tensor<f32>) -> (tensor<1x1xf32>)
  %rtol34 = arith.constant 0.000000e+00 : f64
  %atol34 = arith.constant 0.000000e+00 : f64
  %want34_0 = stablehlo.constant dense<"0x0000E040"> : tensor<1x1xf32>
  %gotf34_0 = stablehlo.reshape %out34#0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %gotw34_0 = stablehlo.convert %gotf34_0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd34_0 = tensor.cast %gotw34_0 : tensor<1xf32> to tensor<?xf32>
  %wantf34_0 = stablehlo.reshape %want34_0 : (tensor<1x1xf32>) -> tensor<1xf32>
  %wantw34_0 = stablehlo.convert %wantf34_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd34_0 = tensor.cast %wantw34_0 : tensor<1xf32> to tensor<?xf32>
  %bad34_0 = call @check_f32(%gotd34_0, %wantd34_0, %rtol34, %atol34) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "pad_13.0: "
  vector.print %bad34_0 : i64
  %in35_0 = stablehlo.constant dense<"0x0000803F00000040"> : tensor<2xf32>
  %in35_1 = stablehlo.constant dense<"0x0000E0C0"> : tensor<f32>
  %out35:1 = call @pad_14(%in35_0, %in35_1) : (tensor<2xf32>, tensor<f32>) -> (tensor<0xf32>)
  %rtol35 = arith.constant 0.000000e+00 : f64
  %atol35 = arith.constant 0.000000e+00 : f64
  %want35_0 = stablehlo.constant dense<> : tensor<0xf32>
  %gotf35_0 = stablehlo.reshape %out35#0 : (tensor<0xf32>) -> tensor<0xf32>
  %gotw35_0 = stablehlo.convert %gotf35_0 : (tensor<0xf32>) -> tensor<0xf32>
  %gotd35_0 = tensor.cast %gotw35_0 : tensor<0xf32> to tensor<?xf32>
  %wantf35_0 = stablehlo.reshape %want35_0 : (tensor<0xf32>) -> tensor<0xf32>
  %wantw35_0 = stablehlo.convert %wantf35_0 : (tensor<0xf32>) -> tensor<0xf32>
  %wantd35_0 = tensor.cast %wantw35_0 : tensor<0xf32> to tensor<?xf32>
  %bad35_0 = call @check_f32(%gotd35_0, %wantd35_0, %rtol35, %atol35) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "pad_14.0: "
  vector.print %bad35_0 : i64
  %in36_0 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C040"> : tensor<6xf32>
  %in36_1 = stablehlo.constant dense<"0x0000E0C0"> : tensor<f32>
  %out36:1 = call @pad_15(%in36_0, %in36_1) : (tensor<6xf32>, tensor<f32>) -> (tensor<12xf32>)
  %rtol36 = arith.constant 0.000000e+00 : f64
  %atol36 = arith.constant 0.000000e+00 : f64
  %want36_0 = stablehlo.constant dense<"0x000000400000E0C00000E0C0000040400000E0C00000E0C0000080400000E0C00000E0C00000A0400000E0C00000E0C0"> : tensor<12xf32>
  %gotf36_0 = stablehlo.reshape %out36#0 : (tensor<12xf32>) -> tensor<12xf32>
  %gotw36_0 = stablehlo.convert %gotf36_0 : (tensor<12xf32>) -> tensor<12xf32>
  %gotd36_0 = tensor.cast %gotw36_0 : tensor<12xf32> to tensor<?xf32>
  %wantf36_0 = stablehlo.reshape %want36_0 : (tensor<12xf32>) -> tensor<12xf32>
  %wantw36_0 = stablehlo.convert %wantf36_0 : (tensor<12xf32>) -> tensor<12xf32>
  %wantd36_0 = tensor.cast %wantw36_0 : tensor<12xf32> to tensor<?xf32>
  %bad36_0 = call @check_f32(%gotd36_0, %wantd36_0, %rtol36, %atol36) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "pad_15.0: "
  vector.print %bad36_0 : i64
  return
}
