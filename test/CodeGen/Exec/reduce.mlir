// Written by utils/gen_lowering_tests.py: expected values are XLA's. A case prints
// how many of its elements are wrong.
// RUN: dgc-opt %s --pass-pipeline='builtin.module(func.func(dgc-lower-to-linalg),one-shot-bufferize{bufferize-function-boundaries=1 function-boundary-type-conversion=identity-layout-map allow-return-allocs-from-loops=1},func.func(convert-linalg-to-loops),canonicalize,cse,expand-strided-metadata,convert-vector-to-llvm,lower-affine,func.func(math-expand-ops{ops=rsqrt}),convert-math-to-llvm,convert-math-to-libm,arith-expand{include-bf16=true},convert-scf-to-cf,convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)' \
// RUN: | sed 's/{fastmath = #arith[^}]*}//' \
// RUN: | mlir-runner -e main --entry-point-result=void --shared-libs=%mlir_lib_dir/libmlir_runner_utils.so,%mlir_lib_dir/libmlir_c_runner_utils.so \
// RUN: | FileCheck %s

// CHECK: reduce_add_0.0: 0
// CHECK: reduce_add_1.0: 0
// CHECK: reduce_add_2.0: 0
// CHECK: reduce_add_02.0: 0
// CHECK: reduce_add_012.0: 0
// CHECK: reduce_add_.0: 0
// CHECK: reduce_add_f32.0: 0
// CHECK: reduce_multiply_f32.0: 0
// CHECK: reduce_maximum_f32.0: 0
// CHECK: reduce_minimum_f32.0: 0
// CHECK: reduce_max_nan.0: 0
// CHECK: reduce_min_nan.0: 0
// CHECK: reduce_add_nan.0: 0
// CHECK: reduce_add_bf16.0: 0
// CHECK: reduce_max_bf16.0: 0
// CHECK: reduce_add_f16.0: 0
// CHECK: reduce_max_f16.0: 0
// CHECK: reduce_add_i32.0: 0
// CHECK: reduce_max_ui8.0: 0
// CHECK: reduce_min_i8.0: 0
// CHECK: reduce_or.0: 0
// CHECK: reduce_and.0: 0
// CHECK: reduce_unit.0: 0
// CHECK: reduce_unit_scalar.0: 0
// CHECK: reduce_empty.0: 0
// CHECK: reduce_empty_result.0: 0
// CHECK: argmax_0.0: 0
// CHECK: argmax_0.1: 0
// CHECK: argmax_1.0: 0
// CHECK: argmax_1.1: 0
// CHECK: argmax_unit.0: 0
// CHECK: argmax_unit.1: 0
// CHECK: reduce_forms.0: 0
// CHECK: reduce_forms.1: 0
// CHECK: reduce_forms.2: 0
// CHECK: reduce_forms.3: 0

func.func @reduce_add_0(%a0: tensor<3x4x5xf32>, %a1: tensor<f32>) -> (tensor<4x5xf32>) {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}

func.func @reduce_add_1(%a0: tensor<3x4x5xf32>, %a1: tensor<f32>) -> (tensor<3x5xf32>) {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}

func.func @reduce_add_2(%a0: tensor<3x4x5xf32>, %a1: tensor<f32>) -> (tensor<3x4xf32>) {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}

func.func @reduce_add_02(%a0: tensor<3x4x5xf32>, %a1: tensor<f32>) -> (tensor<4xf32>) {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

func.func @reduce_add_012(%a0: tensor<3x4x5xf32>, %a1: tensor<f32>) -> (tensor<f32>) {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

func.func @reduce_add_(%a0: tensor<3x4x5xf32>, %a1: tensor<f32>) -> (tensor<3x4x5xf32>) {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  return %r : tensor<3x4x5xf32>
}

func.func @reduce_add_f32(%a0: tensor<3x4x5xf32>, %a1: tensor<f32>) -> (tensor<3x5xf32>) {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}

func.func @reduce_multiply_f32(%a0: tensor<3x4x5xf32>, %a1: tensor<f32>) -> (tensor<3x5xf32>) {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.multiply across dimensions = [1] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}

func.func @reduce_maximum_f32(%a0: tensor<3x4x5xf32>, %a1: tensor<f32>) -> (tensor<3x5xf32>) {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}

func.func @reduce_minimum_f32(%a0: tensor<3x4x5xf32>, %a1: tensor<f32>) -> (tensor<3x5xf32>) {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}

func.func @reduce_max_nan(%a0: tensor<3x4x5xf32>, %a1: tensor<f32>) -> (tensor<3x5xf32>) {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}

func.func @reduce_min_nan(%a0: tensor<3x4x5xf32>, %a1: tensor<f32>) -> (tensor<3x5xf32>) {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}

func.func @reduce_add_nan(%a0: tensor<3x4x5xf32>, %a1: tensor<f32>) -> (tensor<3x5xf32>) {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}

func.func @reduce_add_bf16(%a0: tensor<2x700xbf16>, %a1: tensor<bf16>) -> (tensor<2xbf16>) {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x700xbf16>, tensor<bf16>) -> tensor<2xbf16>
  return %r : tensor<2xbf16>
}

func.func @reduce_max_bf16(%a0: tensor<3x9xbf16>, %a1: tensor<bf16>) -> (tensor<3xbf16>) {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x9xbf16>, tensor<bf16>) -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}

func.func @reduce_add_f16(%a0: tensor<2x700xf16>, %a1: tensor<f16>) -> (tensor<2xf16>) {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<2x700xf16>, tensor<f16>) -> tensor<2xf16>
  return %r : tensor<2xf16>
}

func.func @reduce_max_f16(%a0: tensor<3x9xf16>, %a1: tensor<f16>) -> (tensor<3xf16>) {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x9xf16>, tensor<f16>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

func.func @reduce_add_i32(%a0: tensor<3x4xi32>, %a1: tensor<i32>) -> (tensor<4xi32>) {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

func.func @reduce_max_ui8(%a0: tensor<3x4xui8>, %a1: tensor<ui8>) -> (tensor<4xui8>) {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xui8>, tensor<ui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

func.func @reduce_min_i8(%a0: tensor<3x4xi8>, %a1: tensor<i8>) -> (tensor<3xi8>) {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x4xi8>, tensor<i8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}

func.func @reduce_or(%a0: tensor<3x3xi1>, %a1: tensor<i1>) -> (tensor<3xi1>) {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.or across dimensions = [1] : (tensor<3x3xi1>, tensor<i1>) -> tensor<3xi1>
  return %r : tensor<3xi1>
}

func.func @reduce_and(%a0: tensor<3x3xi1>, %a1: tensor<i1>) -> (tensor<3xi1>) {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.and across dimensions = [1] : (tensor<3x3xi1>, tensor<i1>) -> tensor<3xi1>
  return %r : tensor<3xi1>
}

func.func @reduce_unit(%a0: tensor<3x1x2xf32>, %a1: tensor<f32>) -> (tensor<3x2xf32>) {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x1x2xf32>, tensor<f32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}

func.func @reduce_unit_scalar(%a0: tensor<1x1xf32>, %a1: tensor<f32>) -> (tensor<f32>) {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

func.func @reduce_empty(%a0: tensor<3x0xf32>, %a1: tensor<f32>) -> (tensor<3xf32>) {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

func.func @reduce_empty_result(%a0: tensor<0x3xf32>, %a1: tensor<f32>) -> (tensor<0xf32>) {
  %r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.add across dimensions = [1] : (tensor<0x3xf32>, tensor<f32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

func.func @argmax_0(%a0: tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xi32>) {
  %i = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %lo = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%a0 init: %lo), (%i init: %zero) across dimensions = [0] : (tensor<4x4xf32>, tensor<4x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
   reducer(%x: tensor<f32>, %y: tensor<f32>) (%m: tensor<i32>, %n: tensor<i32>) {
    %0 = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1 = stablehlo.compare NE, %x, %x, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.or %0, %1 : tensor<i1>
    %3 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.compare LT, %m, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.and %3, %4 : tensor<i1>
    %6 = stablehlo.or %2, %5 : tensor<i1>
    %7 = stablehlo.select %2, %x, %y : tensor<i1>, tensor<f32>
    %8 = stablehlo.select %6, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %7, %8 : tensor<f32>, tensor<i32>
  }
  %r0 = stablehlo.negate %r#0 : tensor<4xf32>
  %r1 = stablehlo.add %r#1, %r#1 : tensor<4xi32>
  return %r0, %r1 : tensor<4xf32>, tensor<4xi32>
}

func.func @argmax_1(%a0: tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xi32>) {
  %i = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %lo = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%a0 init: %lo), (%i init: %zero) across dimensions = [1] : (tensor<4x4xf32>, tensor<4x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
   reducer(%x: tensor<f32>, %y: tensor<f32>) (%m: tensor<i32>, %n: tensor<i32>) {
    %0 = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1 = stablehlo.compare NE, %x, %x, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.or %0, %1 : tensor<i1>
    %3 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.compare LT, %m, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.and %3, %4 : tensor<i1>
    %6 = stablehlo.or %2, %5 : tensor<i1>
    %7 = stablehlo.select %2, %x, %y : tensor<i1>, tensor<f32>
    %8 = stablehlo.select %6, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %7, %8 : tensor<f32>, tensor<i32>
  }
  %r0 = stablehlo.negate %r#0 : tensor<4xf32>
  %r1 = stablehlo.add %r#1, %r#1 : tensor<4xi32>
  return %r0, %r1 : tensor<4xf32>, tensor<4xi32>
}

func.func @argmax_unit(%a0: tensor<1x1xf32>) -> (tensor<1xf32>, tensor<1xi32>) {
  %i = stablehlo.iota dim = 1 : tensor<1x1xi32>
  %lo = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%a0 init: %lo), (%i init: %zero) across dimensions = [1] : (tensor<1x1xf32>, tensor<1x1xi32>, tensor<f32>, tensor<i32>) -> (tensor<1xf32>, tensor<1xi32>)
   reducer(%x: tensor<f32>, %y: tensor<f32>) (%m: tensor<i32>, %n: tensor<i32>) {
    %0 = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1 = stablehlo.compare NE, %x, %x, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.or %0, %1 : tensor<i1>
    %3 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.compare LT, %m, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.and %3, %4 : tensor<i1>
    %6 = stablehlo.or %2, %5 : tensor<i1>
    %7 = stablehlo.select %2, %x, %y : tensor<i1>, tensor<f32>
    %8 = stablehlo.select %6, %m, %n : tensor<i1>, tensor<i32>
    stablehlo.return %7, %8 : tensor<f32>, tensor<i32>
  }
  %r0 = stablehlo.negate %r#0 : tensor<1xf32>
  %r1 = stablehlo.add %r#1, %r#1 : tensor<1xi32>
  return %r0, %r1 : tensor<1xf32>, tensor<1xi32>
}

func.func @reduce_forms(%a0: tensor<4xf32>, %a1: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>) {
  %c = stablehlo.constant dense<1.5> : tensor<4x6xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r0 = stablehlo.reduce(%c init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  %i = stablehlo.iota dim = 1 : tensor<4x6xf32>
  %r1 = stablehlo.reduce(%i init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  %b = stablehlo.broadcast_in_dim %a0, dims = [0] : (tensor<4xf32>) -> tensor<4x6xf32>
  %r2 = stablehlo.reduce(%b init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  %r3 = stablehlo.reduce(%b init: %a1) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
  return %r0, %r1, %r2, %r3 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>
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
  %in0_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F41883CBFDED126BE58D8F6BEFC4D193FA6B3223DE4BC95BE272B48BFB4AE83BEC866053CD31B8DBEE2A3A53F58DC803FB0832DC030CBF1BF75F732BE5729D8BE3BC55A3EA4895E3EAC8A0740B2568EBF7255C1BEC5BC0240548E253F85BE293FEC9503BF21F4D2BFE17B2B3EC742DF3DDF199DBFF1E72EBFA38B93BD3EDB71BFC441C9BD9B8CC33DE0C2113D559C01BFE0FF173F8423643F3B46A43E897751BF904D3B3F605E00BFAC10613F543089BF861A6A3F1D5CA4BC01D79FBF6EB7A0BE"> : tensor<3x4x5xf32>
  %in0_1 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
  %out0:1 = call @reduce_add_0(%in0_0, %in0_1) : (tensor<3x4x5xf32>, tensor<f32>) -> (tensor<4x5xf32>)
  %rtol0 = arith.constant 1.000000e-05 : f64
  %atol0 = arith.constant 1.000000e-05 : f64
  %want0_0 = stablehlo.constant dense<"0xEEA55FBF24810CBEEBB6C63F22DF9EBFC8B8F3BF996FACBF73172DBFB1D9B1BEE602963F1989B33F1FE51D40C617B1BFD4CAC3BE1E70B03F6A99853F60AF423EA95FE13ECAF4FABF187DEEBF7095ECBE"> : tensor<4x5xf32>
  %gotf0_0 = stablehlo.reshape %out0#0 : (tensor<4x5xf32>) -> tensor<20xf32>
  %gotw0_0 = stablehlo.convert %gotf0_0 : (tensor<20xf32>) -> tensor<20xf32>
  %gotd0_0 = tensor.cast %gotw0_0 : tensor<20xf32> to tensor<?xf32>
  %wantf0_0 = stablehlo.reshape %want0_0 : (tensor<4x5xf32>) -> tensor<20xf32>
  %wantw0_0 = stablehlo.convert %wantf0_0 : (tensor<20xf32>) -> tensor<20xf32>
  %wantd0_0 = tensor.cast %wantw0_0 : tensor<20xf32> to tensor<?xf32>
  %bad0_0 = call @check_f32(%gotd0_0, %wantd0_0, %rtol0, %atol0) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "reduce_add_0.0: "
  vector.print %bad0_0 : i64
  %in1_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F41883CBFDED126BE58D8F6BEFC4D193FA6B3223DE4BC95BE272B48BFB4AE83BEC866053CD31B8DBEE2A3A53F58DC803FB0832DC030CBF1BF75F732BE5729D8BE3BC55A3EA4895E3EAC8A0740B2568EBF7255C1BEC5BC0240548E253F85BE293FEC9503BF21F4D2BFE17B2B3EC742DF3DDF199DBFF1E72EBFA38B93BD3EDB71BFC441C9BD9B8CC33DE0C2113D559C01BFE0FF173F8423643F3B46A43E897751BF904D3B3F605E00BFAC10613F543089BF861A6A3F1D5CA4BC01D79FBF6EB7A0BE"> : tensor<3x4x5xf32>
  %in1_1 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
  %out1:1 = call @reduce_add_1(%in1_0, %in1_1) : (tensor<3x4x5xf32>, tensor<f32>) -> (tensor<3x5xf32>)
  %rtol1 = arith.constant 1.000000e-05 : f64
  %atol1 = arith.constant 1.000000e-05 : f64
  %want1_0 = stablehlo.constant dense<"0x3CA9B53F69005F3F2858F0BD5C13F1BF4C9CEB3E7168663FC6E304C0F2AF93BF028F5B40D67ADEBFDAFFF0BFC6280DBF9873083EF07906C020D8AD3F"> : tensor<3x5xf32>
  %gotf1_0 = stablehlo.reshape %out1#0 : (tensor<3x5xf32>) -> tensor<15xf32>
  %gotw1_0 = stablehlo.convert %gotf1_0 : (tensor<15xf32>) -> tensor<15xf32>
  %gotd1_0 = tensor.cast %gotw1_0 : tensor<15xf32> to tensor<?xf32>
  %wantf1_0 = stablehlo.reshape %want1_0 : (tensor<3x5xf32>) -> tensor<15xf32>
  %wantw1_0 = stablehlo.convert %wantf1_0 : (tensor<15xf32>) -> tensor<15xf32>
  %wantd1_0 = tensor.cast %wantw1_0 : tensor<15xf32> to tensor<?xf32>
  %bad1_0 = call @check_f32(%gotd1_0, %wantd1_0, %rtol1, %atol1) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "reduce_add_1.0: "
  vector.print %bad1_0 : i64
  %in2_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F41883CBFDED126BE58D8F6BEFC4D193FA6B3223DE4BC95BE272B48BFB4AE83BEC866053CD31B8DBEE2A3A53F58DC803FB0832DC030CBF1BF75F732BE5729D8BE3BC55A3EA4895E3EAC8A0740B2568EBF7255C1BEC5BC0240548E253F85BE293FEC9503BF21F4D2BFE17B2B3EC742DF3DDF199DBFF1E72EBFA38B93BD3EDB71BFC441C9BD9B8CC33DE0C2113D559C01BFE0FF173F8423643F3B46A43E897751BF904D3B3F605E00BFAC10613F543089BF861A6A3F1D5CA4BC01D79FBF6EB7A0BE"> : tensor<3x4x5xf32>
  %in2_1 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
  %out2:1 = call @reduce_add_2(%in2_0, %in2_1) : (tensor<3x4x5xf32>, tensor<f32>) -> (tensor<3x4xf32>)
  %rtol2 = arith.constant 1.000000e-05 : f64
  %atol2 = arith.constant 1.000000e-05 : f64
  %want2_0 = stablehlo.constant dense<"0x7EC78C3F701A933FD46C4EBFBD6731BF98862DBF4C8503C0FF5454402C7C9CBF26A441C0680A8E3F70AB1C3F5EB9DEBF"> : tensor<3x4xf32>
  %gotf2_0 = stablehlo.reshape %out2#0 : (tensor<3x4xf32>) -> tensor<12xf32>
  %gotw2_0 = stablehlo.convert %gotf2_0 : (tensor<12xf32>) -> tensor<12xf32>
  %gotd2_0 = tensor.cast %gotw2_0 : tensor<12xf32> to tensor<?xf32>
  %wantf2_0 = stablehlo.reshape %want2_0 : (tensor<3x4xf32>) -> tensor<12xf32>
  %wantw2_0 = stablehlo.convert %wantf2_0 : (tensor<12xf32>) -> tensor<12xf32>
  %wantd2_0 = tensor.cast %wantw2_0 : tensor<12xf32> to tensor<?xf32>
  %bad2_0 = call @check_f32(%gotd2_0, %wantd2_0, %rtol2, %atol2) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "reduce_add_2.0: "
  vector.print %bad2_0 : i64
  %in3_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F41883CBFDED126BE58D8F6BEFC4D193FA6B3223DE4BC95BE272B48BFB4AE83BEC866053CD31B8DBEE2A3A53F58DC803FB0832DC030CBF1BF75F732BE5729D8BE3BC55A3EA4895E3EAC8A0740B2568EBF7255C1BEC5BC0240548E253F85BE293FEC9503BF21F4D2BFE17B2B3EC742DF3DDF199DBFF1E72EBFA38B93BD3EDB71BFC441C9BD9B8CC33DE0C2113D559C01BFE0FF173F8423643F3B46A43E897751BF904D3B3F605E00BFAC10613F543089BF861A6A3F1D5CA4BC01D79FBF6EB7A0BE"> : tensor<3x4x5xf32>
  %in3_1 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
  %out3:1 = call @reduce_add_02(%in3_0, %in3_1) : (tensor<3x4x5xf32>, tensor<f32>) -> (tensor<4xf32>)
  %rtol3 = arith.constant 1.000000e-05 : f64
  %atol3 = arith.constant 1.000000e-05 : f64
  %want3_0 = stablehlo.constant dense<"0x0EA226C000D2503EA6E44740B4F469C0"> : tensor<4xf32>
  %gotf3_0 = stablehlo.reshape %out3#0 : (tensor<4xf32>) -> tensor<4xf32>
  %gotw3_0 = stablehlo.convert %gotf3_0 : (tensor<4xf32>) -> tensor<4xf32>
  %gotd3_0 = tensor.cast %gotw3_0 : tensor<4xf32> to tensor<?xf32>
  %wantf3_0 = stablehlo.reshape %want3_0 : (tensor<4xf32>) -> tensor<4xf32>
  %wantw3_0 = stablehlo.convert %wantf3_0 : (tensor<4xf32>) -> tensor<4xf32>
  %wantd3_0 = tensor.cast %wantw3_0 : tensor<4xf32> to tensor<?xf32>
  %bad3_0 = call @check_f32(%gotd3_0, %wantd3_0, %rtol3, %atol3) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "reduce_add_02.0: "
  vector.print %bad3_0 : i64
  %in4_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F41883CBFDED126BE58D8F6BEFC4D193FA6B3223DE4BC95BE272B48BFB4AE83BEC866053CD31B8DBEE2A3A53F58DC803FB0832DC030CBF1BF75F732BE5729D8BE3BC55A3EA4895E3EAC8A0740B2568EBF7255C1BEC5BC0240548E253F85BE293FEC9503BF21F4D2BFE17B2B3EC742DF3DDF199DBFF1E72EBFA38B93BD3EDB71BFC441C9BD9B8CC33DE0C2113D559C01BFE0FF173F8423643F3B46A43E897751BF904D3B3F605E00BFAC10613F543089BF861A6A3F1D5CA4BC01D79FBF6EB7A0BE"> : tensor<3x4x5xf32>
  %in4_1 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
  %out4:1 = call @reduce_add_012(%in4_0, %in4_1) : (tensor<3x4x5xf32>, tensor<f32>) -> (tensor<f32>)
  %rtol4 = arith.constant 1.000000e-05 : f64
  %atol4 = arith.constant 1.000000e-05 : f64
  %want4_0 = stablehlo.constant dense<"0xFDA43BC0"> : tensor<f32>
  %gotf4_0 = stablehlo.reshape %out4#0 : (tensor<f32>) -> tensor<1xf32>
  %gotw4_0 = stablehlo.convert %gotf4_0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd4_0 = tensor.cast %gotw4_0 : tensor<1xf32> to tensor<?xf32>
  %wantf4_0 = stablehlo.reshape %want4_0 : (tensor<f32>) -> tensor<1xf32>
  %wantw4_0 = stablehlo.convert %wantf4_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd4_0 = tensor.cast %wantw4_0 : tensor<1xf32> to tensor<?xf32>
  %bad4_0 = call @check_f32(%gotd4_0, %wantd4_0, %rtol4, %atol4) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "reduce_add_012.0: "
  vector.print %bad4_0 : i64
  %in5_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F41883CBFDED126BE58D8F6BEFC4D193FA6B3223DE4BC95BE272B48BFB4AE83BEC866053CD31B8DBEE2A3A53F58DC803FB0832DC030CBF1BF75F732BE5729D8BE3BC55A3EA4895E3EAC8A0740B2568EBF7255C1BEC5BC0240548E253F85BE293FEC9503BF21F4D2BFE17B2B3EC742DF3DDF199DBFF1E72EBFA38B93BD3EDB71BFC441C9BD9B8CC33DE0C2113D559C01BFE0FF173F8423643F3B46A43E897751BF904D3B3F605E00BFAC10613F543089BF861A6A3F1D5CA4BC01D79FBF6EB7A0BE"> : tensor<3x4x5xf32>
  %in5_1 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
  %out5:1 = call @reduce_add_(%in5_0, %in5_1) : (tensor<3x4x5xf32>, tensor<f32>) -> (tensor<3x4x5xf32>)
  %rtol5 = arith.constant 1.000000e-05 : f64
  %atol5 = arith.constant 1.000000e-05 : f64
  %want5_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F41883CBFDED126BE58D8F6BEFC4D193FA6B3223DE4BC95BE272B48BFB4AE83BEC866053CD31B8DBEE2A3A53F58DC803FB0832DC030CBF1BF75F732BE5729D8BE3BC55A3EA4895E3EAC8A0740B2568EBF7255C1BEC5BC0240548E253F85BE293FEC9503BF21F4D2BFE17B2B3EC742DF3DDF199DBFF1E72EBFA38B93BD3EDB71BFC441C9BD9B8CC33DE0C2113D559C01BFE0FF173F8423643F3B46A43E897751BF904D3B3F605E00BFAC10613F543089BF861A6A3F1D5CA4BC01D79FBF6EB7A0BE"> : tensor<3x4x5xf32>
  %gotf5_0 = stablehlo.reshape %out5#0 : (tensor<3x4x5xf32>) -> tensor<60xf32>
  %gotw5_0 = stablehlo.convert %gotf5_0 : (tensor<60xf32>) -> tensor<60xf32>
  %gotd5_0 = tensor.cast %gotw5_0 : tensor<60xf32> to tensor<?xf32>
  %wantf5_0 = stablehlo.reshape %want5_0 : (tensor<3x4x5xf32>) -> tensor<60xf32>
  %wantw5_0 = stablehlo.convert %wantf5_0 : (tensor<60xf32>) -> tensor<60xf32>
  %wantd5_0 = tensor.cast %wantw5_0 : tensor<60xf32> to tensor<?xf32>
  %bad5_0 = call @check_f32(%gotd5_0, %wantd5_0, %rtol5, %atol5) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "reduce_add_.0: "
  vector.print %bad5_0 : i64
  %in6_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F41883CBFDED126BE58D8F6BEFC4D193FA6B3223DE4BC95BE272B48BFB4AE83BEC866053CD31B8DBEE2A3A53F58DC803FB0832DC030CBF1BF75F732BE5729D8BE3BC55A3EA4895E3EAC8A0740B2568EBF7255C1BEC5BC0240548E253F85BE293FEC9503BF21F4D2BFE17B2B3EC742DF3DDF199DBFF1E72EBFA38B93BD3EDB71BFC441C9BD9B8CC33DE0C2113D559C01BFE0FF173F8423643F3B46A43E897751BF904D3B3F605E00BFAC10613F543089BF861A6A3F1D5CA4BC01D79FBF6EB7A0BE"> : tensor<3x4x5xf32>
  %in6_1 = stablehlo.constant dense<"0x00002040"> : tensor<f32>
  %out6:1 = call @reduce_add_f32(%in6_0, %in6_1) : (tensor<3x4x5xf32>, tensor<f32>) -> (tensor<3x5xf32>)
  %rtol6 = arith.constant 1.000000e-05 : f64
  %atol6 = arith.constant 1.000000e-05 : f64
  %want6_0 = stablehlo.constant dense<"0x9FD47A401BC05740407D184049D91D3F8A733D401C9A5940D8E1D83E0F50AC3F81C7BD40560A433F4C001E3F9D6BF93F3A8728407C30CC3E10EC7640"> : tensor<3x5xf32>
  %gotf6_0 = stablehlo.reshape %out6#0 : (tensor<3x5xf32>) -> tensor<15xf32>
  %gotw6_0 = stablehlo.convert %gotf6_0 : (tensor<15xf32>) -> tensor<15xf32>
  %gotd6_0 = tensor.cast %gotw6_0 : tensor<15xf32> to tensor<?xf32>
  %wantf6_0 = stablehlo.reshape %want6_0 : (tensor<3x5xf32>) -> tensor<15xf32>
  %wantw6_0 = stablehlo.convert %wantf6_0 : (tensor<15xf32>) -> tensor<15xf32>
  %wantd6_0 = tensor.cast %wantw6_0 : tensor<15xf32> to tensor<?xf32>
  %bad6_0 = call @check_f32(%gotd6_0, %wantd6_0, %rtol6, %atol6) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "reduce_add_f32.0: "
  vector.print %bad6_0 : i64
  %in7_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F41883CBFDED126BE58D8F6BEFC4D193FA6B3223DE4BC95BE272B48BFB4AE83BEC866053CD31B8DBEE2A3A53F58DC803FB0832DC030CBF1BF75F732BE5729D8BE3BC55A3EA4895E3EAC8A0740B2568EBF7255C1BEC5BC0240548E253F85BE293FEC9503BF21F4D2BFE17B2B3EC742DF3DDF199DBFF1E72EBFA38B93BD3EDB71BFC441C9BD9B8CC33DE0C2113D559C01BFE0FF173F8423643F3B46A43E897751BF904D3B3F605E00BFAC10613F543089BF861A6A3F1D5CA4BC01D79FBF6EB7A0BE"> : tensor<3x4x5xf32>
  %in7_1 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
  %out7:1 = call @reduce_multiply_f32(%in7_0, %in7_1) : (tensor<3x4x5xf32>, tensor<f32>) -> (tensor<3x5xf32>)
  %rtol7 = arith.constant 1.000000e-05 : f64
  %atol7 = arith.constant 1.000000e-05 : f64
  %want7_0 = stablehlo.constant dense<"0x18122C3B73F81CBC1967293DA8E177BDCC3F073D59EFB0BCBA8AE13C7814AEBE92AF963DDA232ABD7B11253D4708953C765C0CBACCD6B3BEBBFBC53C"> : tensor<3x5xf32>
  %gotf7_0 = stablehlo.reshape %out7#0 : (tensor<3x5xf32>) -> tensor<15xf32>
  %gotw7_0 = stablehlo.convert %gotf7_0 : (tensor<15xf32>) -> tensor<15xf32>
  %gotd7_0 = tensor.cast %gotw7_0 : tensor<15xf32> to tensor<?xf32>
  %wantf7_0 = stablehlo.reshape %want7_0 : (tensor<3x5xf32>) -> tensor<15xf32>
  %wantw7_0 = stablehlo.convert %wantf7_0 : (tensor<15xf32>) -> tensor<15xf32>
  %wantd7_0 = tensor.cast %wantw7_0 : tensor<15xf32> to tensor<?xf32>
  %bad7_0 = call @check_f32(%gotd7_0, %wantd7_0, %rtol7, %atol7) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "reduce_multiply_f32.0: "
  vector.print %bad7_0 : i64
  %in8_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F41883CBFDED126BE58D8F6BEFC4D193FA6B3223DE4BC95BE272B48BFB4AE83BEC866053CD31B8DBEE2A3A53F58DC803FB0832DC030CBF1BF75F732BE5729D8BE3BC55A3EA4895E3EAC8A0740B2568EBF7255C1BEC5BC0240548E253F85BE293FEC9503BF21F4D2BFE17B2B3EC742DF3DDF199DBFF1E72EBFA38B93BD3EDB71BFC441C9BD9B8CC33DE0C2113D559C01BFE0FF173F8423643F3B46A43E897751BF904D3B3F605E00BFAC10613F543089BF861A6A3F1D5CA4BC01D79FBF6EB7A0BE"> : tensor<3x4x5xf32>
  %in8_1 = stablehlo.constant dense<"0x000080FF"> : tensor<f32>
  %out8:1 = call @reduce_maximum_f32(%in8_0, %in8_1) : (tensor<3x4x5xf32>, tensor<f32>) -> (tensor<3x5xf32>)
  %rtol8 = arith.constant 1.000000e-05 : f64
  %atol8 = arith.constant 1.000000e-05 : f64
  %want8_0 = stablehlo.constant dense<"0xFC4D193F9155523F28C4143F3CA9BA3E67C5673FAC8A074075F732BEE2A3A53FC5BC0240548E253F3B46A43E861A6A3F904D3B3FE0FF173F8423643F"> : tensor<3x5xf32>
  %gotf8_0 = stablehlo.reshape %out8#0 : (tensor<3x5xf32>) -> tensor<15xf32>
  %gotw8_0 = stablehlo.convert %gotf8_0 : (tensor<15xf32>) -> tensor<15xf32>
  %gotd8_0 = tensor.cast %gotw8_0 : tensor<15xf32> to tensor<?xf32>
  %wantf8_0 = stablehlo.reshape %want8_0 : (tensor<3x5xf32>) -> tensor<15xf32>
  %wantw8_0 = stablehlo.convert %wantf8_0 : (tensor<15xf32>) -> tensor<15xf32>
  %wantd8_0 = tensor.cast %wantw8_0 : tensor<15xf32> to tensor<?xf32>
  %bad8_0 = call @check_f32(%gotd8_0, %wantd8_0, %rtol8, %atol8) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "reduce_maximum_f32.0: "
  vector.print %bad8_0 : i64
  %in9_0 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F41883CBFDED126BE58D8F6BEFC4D193FA6B3223DE4BC95BE272B48BFB4AE83BEC866053CD31B8DBEE2A3A53F58DC803FB0832DC030CBF1BF75F732BE5729D8BE3BC55A3EA4895E3EAC8A0740B2568EBF7255C1BEC5BC0240548E253F85BE293FEC9503BF21F4D2BFE17B2B3EC742DF3DDF199DBFF1E72EBFA38B93BD3EDB71BFC441C9BD9B8CC33DE0C2113D559C01BFE0FF173F8423643F3B46A43E897751BF904D3B3F605E00BFAC10613F543089BF861A6A3F1D5CA4BC01D79FBF6EB7A0BE"> : tensor<3x4x5xf32>
  %in9_1 = stablehlo.constant dense<"0x0000807F"> : tensor<f32>
  %out9:1 = call @reduce_minimum_f32(%in9_0, %in9_1) : (tensor<3x4x5xf32>, tensor<f32>) -> (tensor<3x5xf32>)
  %rtol9 = arith.constant 1.000000e-05 : f64
  %atol9 = arith.constant 1.000000e-05 : f64
  %want9_0 = stablehlo.constant dense<"0xC3D5E83CC47509BF41883CBFDBCDA6BF58D8F6BE30CBF1BFB2568EBF21F4D2BFE17B2B3EB0832DC0DF199DBF897751BF559C01BF01D79FBF6EB7A0BE"> : tensor<3x5xf32>
  %gotf9_0 = stablehlo.reshape %out9#0 : (tensor<3x5xf32>) -> tensor<15xf32>
  %gotw9_0 = stablehlo.convert %gotf9_0 : (tensor<15xf32>) -> tensor<15xf32>
  %gotd9_0 = tensor.cast %gotw9_0 : tensor<15xf32> to tensor<?xf32>
  %wantf9_0 = stablehlo.reshape %want9_0 : (tensor<3x5xf32>) -> tensor<15xf32>
  %wantw9_0 = stablehlo.convert %wantf9_0 : (tensor<15xf32>) -> tensor<15xf32>
  %wantd9_0 = tensor.cast %wantw9_0 : tensor<15xf32> to tensor<?xf32>
  %bad9_0 = call @check_f32(%gotd9_0, %wantd9_0, %rtol9, %atol9) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "reduce_minimum_f32.0: "
  vector.print %bad9_0 : i64
  %in10_0 = stablehlo.constant dense<"0x0000C07F9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F41883CBFDED126BE58D8F6BEFC4D193FA6B3223DE4BC95BE272B48BFB4AE83BEC866053CD31B8DBEE2A3A53F58DC803FB0832DC030CBF1BF75F732BE5729D8BE3BC55A3EA4895E3E0000807FB2568EBF7255C1BEC5BC0240548E253F85BE293FEC9503BF21F4D2BFE17B2B3EC742DF3DDF199DBFF1E72EBFA38B93BD000080FFC441C9BD9B8CC33DE0C2113D559C01BF000080FF8423643F3B46A43E897751BF904D3B3F000080FFAC10613F543089BF861A6A3F1D5CA4BC000080FF6EB7A0BE"> : tensor<3x4x5xf32>
  %in10_1 = stablehlo.constant dense<"0x000080FF"> : tensor<f32>
  %out10:1 = call @reduce_max_nan(%in10_0, %in10_1) : (tensor<3x4x5xf32>, tensor<f32>) -> (tensor<3x5xf32>)
  %rtol10 = arith.constant 0.000000e+00 : f64
  %atol10 = arith.constant 0.000000e+00 : f64
  %want10_0 = stablehlo.constant dense<"0x0000C07F9155523F28C4143F3CA9BA3E67C5673F0000807F75F732BEE2A3A53FC5BC0240548E253F3B46A43E861A6A3F904D3B3F000080FF8423643F"> : tensor<3x5xf32>
  %gotf10_0 = stablehlo.reshape %out10#0 : (tensor<3x5xf32>) -> tensor<15xf32>
  %gotw10_0 = stablehlo.convert %gotf10_0 : (tensor<15xf32>) -> tensor<15xf32>
  %gotd10_0 = tensor.cast %gotw10_0 : tensor<15xf32> to tensor<?xf32>
  %wantf10_0 = stablehlo.reshape %want10_0 : (tensor<3x5xf32>) -> tensor<15xf32>
  %wantw10_0 = stablehlo.convert %wantf10_0 : (tensor<15xf32>) -> tensor<15xf32>
  %wantd10_0 = tensor.cast %wantw10_0 : tensor<15xf32> to tensor<?xf32>
  %bad10_0 = call @check_f32(%gotd10_0, %wantd10_0, %rtol10, %atol10) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "reduce_max_nan.0: "
  vector.print %bad10_0 : i64
  %in11_0 = stablehlo.constant dense<"0x0000C07F9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F41883CBFDED126BE58D8F6BEFC4D193FA6B3223DE4BC95BE272B48BFB4AE83BEC866053CD31B8DBEE2A3A53F58DC803FB0832DC030CBF1BF75F732BE5729D8BE3BC55A3EA4895E3E0000807FB2568EBF7255C1BEC5BC0240548E253F85BE293FEC9503BF21F4D2BFE17B2B3EC742DF3DDF199DBFF1E72EBFA38B93BD000080FFC441C9BD9B8CC33DE0C2113D559C01BF000080FF8423643F3B46A43E897751BF904D3B3F000080FFAC10613F543089BF861A6A3F1D5CA4BC000080FF6EB7A0BE"> : tensor<3x4x5xf32>
  %in11_1 = stablehlo.constant dense<"0x0000807F"> : tensor<f32>
  %out11:1 = call @reduce_min_nan(%in11_0, %in11_1) : (tensor<3x4x5xf32>, tensor<f32>) -> (tensor<3x5xf32>)
  %rtol11 = arith.constant 0.000000e+00 : f64
  %atol11 = arith.constant 0.000000e+00 : f64
  %want11_0 = stablehlo.constant dense<"0x0000C07FC47509BF41883CBFDBCDA6BF58D8F6BE30CBF1BFB2568EBF21F4D2BFE17B2B3EB0832DC0DF199DBF897751BF559C01BF000080FF6EB7A0BE"> : tensor<3x5xf32>
  %gotf11_0 = stablehlo.reshape %out11#0 : (tensor<3x5xf32>) -> tensor<15xf32>
  %gotw11_0 = stablehlo.convert %gotf11_0 : (tensor<15xf32>) -> tensor<15xf32>
  %gotd11_0 = tensor.cast %gotw11_0 : tensor<15xf32> to tensor<?xf32>
  %wantf11_0 = stablehlo.reshape %want11_0 : (tensor<3x5xf32>) -> tensor<15xf32>
  %wantw11_0 = stablehlo.convert %wantf11_0 : (tensor<15xf32>) -> tensor<15xf32>
  %wantd11_0 = tensor.cast %wantw11_0 : tensor<15xf32> to tensor<?xf32>
  %bad11_0 = call @check_f32(%gotd11_0, %wantd11_0, %rtol11, %atol11) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "reduce_min_nan.0: "
  vector.print %bad11_0 : i64
  %in12_0 = stablehlo.constant dense<"0x0000C07F9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F41883CBFDED126BE58D8F6BEFC4D193FA6B3223DE4BC95BE272B48BFB4AE83BEC866053CD31B8DBEE2A3A53F58DC803FB0832DC030CBF1BF75F732BE5729D8BE3BC55A3EA4895E3E0000807FB2568EBF7255C1BEC5BC0240548E253F85BE293FEC9503BF21F4D2BFE17B2B3EC742DF3DDF199DBFF1E72EBFA38B93BD000080FFC441C9BD9B8CC33DE0C2113D559C01BF000080FF8423643F3B46A43E897751BF904D3B3F000080FFAC10613F543089BF861A6A3F1D5CA4BC000080FF6EB7A0BE"> : tensor<3x4x5xf32>
  %in12_1 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
  %out12:1 = call @reduce_add_nan(%in12_0, %in12_1) : (tensor<3x4x5xf32>, tensor<f32>) -> (tensor<3x5xf32>)
  %rtol12 = arith.constant 1.000000e-05 : f64
  %atol12 = arith.constant 1.000000e-05 : f64
  %want12_0 = stablehlo.constant dense<"0x0000C07F69005F3F2858F0BD5C13F1BF4C9CEB3E0000807FC6E304C0F2AF93BF028F5B40D67ADEBFDAFFF0BFC6280DBF9873083E000080FF20D8AD3F"> : tensor<3x5xf32>
  %gotf12_0 = stablehlo.reshape %out12#0 : (tensor<3x5xf32>) -> tensor<15xf32>
  %gotw12_0 = stablehlo.convert %gotf12_0 : (tensor<15xf32>) -> tensor<15xf32>
  %gotd12_0 = tensor.cast %gotw12_0 : tensor<15xf32> to tensor<?xf32>
  %wantf12_0 = stablehlo.reshape %want12_0 : (tensor<3x5xf32>) -> tensor<15xf32>
  %wantw12_0 = stablehlo.convert %wantf12_0 : (tensor<15xf32>) -> tensor<15xf32>
  %wantd12_0 = tensor.cast %wantw12_0 : tensor<15xf32> to tensor<?xf32>
  %bad12_0 = call @check_f32(%gotd12_0, %wantd12_0, %rtol12, %atol12) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "reduce_add_nan.0: "
  vector.print %bad12_0 : i64
  %in13_0 = stablehlo.constant dense<"0x803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F"> : tensor<2x700xbf16>
  %in13_1 = stablehlo.constant dense<"0x0000"> : tensor<bf16>
  %out13:1 = call @reduce_add_bf16(%in13_0, %in13_1) : (tensor<2x700xbf16>, tensor<bf16>) -> (tensor<2xbf16>)
  %rtol13 = arith.constant 1.000000e-02 : f64
  %atol13 = arith.constant 0.000000e+00 : f64
  %want13_0 = stablehlo.constant dense<"0x30443044"> : tensor<2xbf16>
  %gotf13_0 = stablehlo.reshape %out13#0 : (tensor<2xbf16>) -> tensor<2xbf16>
  %gotw13_0 = stablehlo.convert %gotf13_0 : (tensor<2xbf16>) -> tensor<2xf32>
  %gotd13_0 = tensor.cast %gotw13_0 : tensor<2xf32> to tensor<?xf32>
  %wantf13_0 = stablehlo.reshape %want13_0 : (tensor<2xbf16>) -> tensor<2xbf16>
  %wantw13_0 = stablehlo.convert %wantf13_0 : (tensor<2xbf16>) -> tensor<2xf32>
  %wantd13_0 = tensor.cast %wantw13_0 : tensor<2xf32> to tensor<?xf32>
  %bad13_0 = call @check_f32(%gotd13_0, %wantd13_0, %rtol13, %atol13) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "reduce_add_bf16.0: "
  vector.print %bad13_0 : i64
  %in14_0 = stablehlo.constant dense<"0x423E06BFD3BE1CC0E63F923FA7BE463F903E0EBF7A3F9FBEA8BE4BBFE93ECBBD0C3F1BBF023E64BF573F413EA93ED23E81BF483F0440"> : tensor<3x9xbf16>
  %in14_1 = stablehlo.constant dense<"0x80FF"> : tensor<bf16>
  %out14:1 = call @reduce_max_bf16(%in14_0, %in14_1) : (tensor<3x9xbf16>, tensor<bf16>) -> (tensor<3xbf16>)
  %rtol14 = arith.constant 0.000000e+00 : f64
  %atol14 = arith.constant 0.000000e+00 : f64
  %want14_0 = stablehlo.constant dense<"0xE63F7A3F0440"> : tensor<3xbf16>
  %gotf14_0 = stablehlo.reshape %out14#0 : (tensor<3xbf16>) -> tensor<3xbf16>
  %gotw14_0 = stablehlo.convert %gotf14_0 : (tensor<3xbf16>) -> tensor<3xf32>
  %gotd14_0 = tensor.cast %gotw14_0 : tensor<3xf32> to tensor<?xf32>
  %wantf14_0 = stablehlo.reshape %want14_0 : (tensor<3xbf16>) -> tensor<3xbf16>
  %wantw14_0 = stablehlo.convert %wantf14_0 : (tensor<3xbf16>) -> tensor<3xf32>
  %wantd14_0 = tensor.cast %wantw14_0 : tensor<3xf32> to tensor<?xf32>
  %bad14_0 = call @check_f32(%gotd14_0, %wantd14_0, %rtol14, %atol14) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "reduce_max_bf16.0: "
  vector.print %bad14_0 : i64
  %in15_0 = stablehlo.constant dense<"0x003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C"> : tensor<2x700xf16>
  %in15_1 = stablehlo.constant dense<"0x0000"> : tensor<f16>
  %out15:1 = call @reduce_add_f16(%in15_0, %in15_1) : (tensor<2x700xf16>, tensor<f16>) -> (tensor<2xf16>)
  %rtol15 = arith.constant 1.000000e-02 : f64
  %atol15 = arith.constant 0.000000e+00 : f64
  %want15_0 = stablehlo.constant dense<"0x78617861"> : tensor<2xf16>
  %gotf15_0 = stablehlo.reshape %out15#0 : (tensor<2xf16>) -> tensor<2xf16>
  %gotw15_0 = stablehlo.convert %gotf15_0 : (tensor<2xf16>) -> tensor<2xf32>
  %gotd15_0 = tensor.cast %gotw15_0 : tensor<2xf32> to tensor<?xf32>
  %wantf15_0 = stablehlo.reshape %want15_0 : (tensor<2xf16>) -> tensor<2xf16>
  %wantw15_0 = stablehlo.convert %wantf15_0 : (tensor<2xf16>) -> tensor<2xf32>
  %wantd15_0 = tensor.cast %wantw15_0 : tensor<2xf32> to tensor<?xf32>
  %bad15_0 = call @check_f32(%gotd15_0, %wantd15_0, %rtol15, %atol15) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "reduce_add_f16.0: "
  vector.print %bad15_0 : i64
  %in16_0 = stablehlo.constant dense<"0x0D322FB89CB6E2C0333F943C35B5313A80346EB8D23BF8B443B556BA483759AE5D38DCB80F3023BBBB3A04324A3591360BBC443A1D40"> : tensor<3x9xf16>
  %in16_1 = stablehlo.constant dense<"0x00FC"> : tensor<f16>
  %out16:1 = call @reduce_max_f16(%in16_0, %in16_1) : (tensor<3x9xf16>, tensor<f16>) -> (tensor<3xf16>)
  %rtol16 = arith.constant 0.000000e+00 : f64
  %atol16 = arith.constant 0.000000e+00 : f64
  %want16_0 = stablehlo.constant dense<"0x333FD23B1D40"> : tensor<3xf16>
  %gotf16_0 = stablehlo.reshape %out16#0 : (tensor<3xf16>) -> tensor<3xf16>
  %gotw16_0 = stablehlo.convert %gotf16_0 : (tensor<3xf16>) -> tensor<3xf32>
  %gotd16_0 = tensor.cast %gotw16_0 : tensor<3xf32> to tensor<?xf32>
  %wantf16_0 = stablehlo.reshape %want16_0 : (tensor<3xf16>) -> tensor<3xf16>
  %wantw16_0 = stablehlo.convert %wantf16_0 : (tensor<3xf16>) -> tensor<3xf32>
  %wantd16_0 = tensor.cast %wantw16_0 : tensor<3xf32> to tensor<?xf32>
  %bad16_0 = call @check_f32(%gotd16_0, %wantd16_0, %rtol16, %atol16) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "reduce_max_f16.0: "
  vector.print %bad16_0 : i64
  %in17_0 = stablehlo.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]> : tensor<3x4xi32>
  %in17_1 = stablehlo.constant dense<10> : tensor<i32>
  %out17:1 = call @reduce_add_i32(%in17_0, %in17_1) : (tensor<3x4xi32>, tensor<i32>) -> (tensor<4xi32>)
  %rtol17 = arith.constant 0.000000e+00 : f64
  %atol17 = arith.constant 0.000000e+00 : f64
  %want17_0 = stablehlo.constant dense<[22, 25, 28, 31]> : tensor<4xi32>
  %gotf17_0 = stablehlo.reshape %out17#0 : (tensor<4xi32>) -> tensor<4xi32>
  %gotw17_0 = stablehlo.convert %gotf17_0 : (tensor<4xi32>) -> tensor<4xi64>
  %gotd17_0 = tensor.cast %gotw17_0 : tensor<4xi64> to tensor<?xi64>
  %wantf17_0 = stablehlo.reshape %want17_0 : (tensor<4xi32>) -> tensor<4xi32>
  %wantw17_0 = stablehlo.convert %wantf17_0 : (tensor<4xi32>) -> tensor<4xi64>
  %wantd17_0 = tensor.cast %wantw17_0 : tensor<4xi64> to tensor<?xi64>
  %bad17_0 = call @check_i64(%gotd17_0, %wantd17_0, %rtol17, %atol17) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "reduce_add_i32.0: "
  vector.print %bad17_0 : i64
  %in18_0 = stablehlo.constant dense<[[124, 125, 126, 127], [128, 129, 130, 131], [132, 133, 134, 135]]> : tensor<3x4xui8>
  %in18_1 = stablehlo.constant dense<0> : tensor<ui8>
  %out18:1 = call @reduce_max_ui8(%in18_0, %in18_1) : (tensor<3x4xui8>, tensor<ui8>) -> (tensor<4xui8>)
  %rtol18 = arith.constant 0.000000e+00 : f64
  %atol18 = arith.constant 0.000000e+00 : f64
  %want18_0 = stablehlo.constant dense<[132, 133, 134, 135]> : tensor<4xui8>
  %gotf18_0 = stablehlo.reshape %out18#0 : (tensor<4xui8>) -> tensor<4xui8>
  %gotw18_0 = stablehlo.convert %gotf18_0 : (tensor<4xui8>) -> tensor<4xi64>
  %gotd18_0 = tensor.cast %gotw18_0 : tensor<4xi64> to tensor<?xi64>
  %wantf18_0 = stablehlo.reshape %want18_0 : (tensor<4xui8>) -> tensor<4xui8>
  %wantw18_0 = stablehlo.convert %wantf18_0 : (tensor<4xui8>) -> tensor<4xi64>
  %wantd18_0 = tensor.cast %wantw18_0 : tensor<4xi64> to tensor<?xi64>
  %bad18_0 = call @check_i64(%gotd18_0, %wantd18_0, %rtol18, %atol18) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "reduce_max_ui8.0: "
  vector.print %bad18_0 : i64
  %in19_0 = stablehlo.constant dense<[[122, 123, 124, 125], [126, 127, -128, -127], [-126, -125, -124, -123]]> : tensor<3x4xi8>
  %in19_1 = stablehlo.constant dense<127> : tensor<i8>
  %out19:1 = call @reduce_min_i8(%in19_0, %in19_1) : (tensor<3x4xi8>, tensor<i8>) -> (tensor<3xi8>)
  %rtol19 = arith.constant 0.000000e+00 : f64
  %atol19 = arith.constant 0.000000e+00 : f64
  %want19_0 = stablehlo.constant dense<[122, -128, -126]> : tensor<3xi8>
  %gotf19_0 = stablehlo.reshape %out19#0 : (tensor<3xi8>) -> tensor<3xi8>
  %gotw19_0 = stablehlo.convert %gotf19_0 : (tensor<3xi8>) -> tensor<3xi64>
  %gotd19_0 = tensor.cast %gotw19_0 : tensor<3xi64> to tensor<?xi64>
  %wantf19_0 = stablehlo.reshape %want19_0 : (tensor<3xi8>) -> tensor<3xi8>
  %wantw19_0 = stablehlo.convert %wantf19_0 : (tensor<3xi8>) -> tensor<3xi64>
  %wantd19_0 = tensor.cast %wantw19_0 : tensor<3xi64> to tensor<?xi64>
  %bad19_0 = call @check_i64(%gotd19_0, %wantd19_0, %rtol19, %atol19) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "reduce_min_i8.0: "
  vector.print %bad19_0 : i64
  %in20_0 = stablehlo.constant dense<[[false, false, true], [false, false, false], [true, true, true]]> : tensor<3x3xi1>
  %in20_1 = stablehlo.constant dense<false> : tensor<i1>
  %out20:1 = call @reduce_or(%in20_0, %in20_1) : (tensor<3x3xi1>, tensor<i1>) -> (tensor<3xi1>)
  %rtol20 = arith.constant 0.000000e+00 : f64
  %atol20 = arith.constant 0.000000e+00 : f64
  %want20_0 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %gotf20_0 = stablehlo.reshape %out20#0 : (tensor<3xi1>) -> tensor<3xi1>
  %gotw20_0 = stablehlo.convert %gotf20_0 : (tensor<3xi1>) -> tensor<3xi64>
  %gotd20_0 = tensor.cast %gotw20_0 : tensor<3xi64> to tensor<?xi64>
  %wantf20_0 = stablehlo.reshape %want20_0 : (tensor<3xi1>) -> tensor<3xi1>
  %wantw20_0 = stablehlo.convert %wantf20_0 : (tensor<3xi1>) -> tensor<3xi64>
  %wantd20_0 = tensor.cast %wantw20_0 : tensor<3xi64> to tensor<?xi64>
  %bad20_0 = call @check_i64(%gotd20_0, %wantd20_0, %rtol20, %atol20) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "reduce_or.0: "
  vector.print %bad20_0 : i64
  %in21_0 = stablehlo.constant dense<[[false, false, true], [false, false, false], [true, true, true]]> : tensor<3x3xi1>
  %in21_1 = stablehlo.constant dense<true> : tensor<i1>
  %out21:1 = call @reduce_and(%in21_0, %in21_1) : (tensor<3x3xi1>, tensor<i1>) -> (tensor<3xi1>)
  %rtol21 = arith.constant 0.000000e+00 : f64
  %atol21 = arith.constant 0.000000e+00 : f64
  %want21_0 = stablehlo.constant dense<[false, false, true]> : tensor<3xi1>
  %gotf21_0 = stablehlo.reshape %out21#0 : (tensor<3xi1>) -> tensor<3xi1>
  %gotw21_0 = stablehlo.convert %gotf21_0 : (tensor<3xi1>) -> tensor<3xi64>
  %gotd21_0 = tensor.cast %gotw21_0 : tensor<3xi64> to tensor<?xi64>
  %wantf21_0 = stablehlo.reshape %want21_0 : (tensor<3xi1>) -> tensor<3xi1>
  %wantw21_0 = stablehlo.convert %wantf21_0 : (tensor<3xi1>) -> tensor<3xi64>
  %wantd21_0 = tensor.cast %wantw21_0 : tensor<3xi64> to tensor<?xi64>
  %bad21_0 = call @check_i64(%gotd21_0, %wantd21_0, %rtol21, %atol21) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "reduce_and.0: "
  vector.print %bad21_0 : i64
  %in22_0 = stablehlo.constant dense<"0x6B9E0240049023C00D11D63E595911BFA6C1E7BE81C55CBE"> : tensor<3x1x2xf32>
  %in22_1 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
  %out22:1 = call @reduce_unit(%in22_0, %in22_1) : (tensor<3x1x2xf32>, tensor<f32>) -> (tensor<3x2xf32>)
  %rtol22 = arith.constant 1.000000e-06 : f64
  %atol22 = arith.constant 0.000000e+00 : f64
  %want22_0 = stablehlo.constant dense<"0x6B9E0240049023C00D11D63E595911BFA6C1E7BE81C55CBE"> : tensor<3x2xf32>
  %gotf22_0 = stablehlo.reshape %out22#0 : (tensor<3x2xf32>) -> tensor<6xf32>
  %gotw22_0 = stablehlo.convert %gotf22_0 : (tensor<6xf32>) -> tensor<6xf32>
  %gotd22_0 = tensor.cast %gotw22_0 : tensor<6xf32> to tensor<?xf32>
  %wantf22_0 = stablehlo.reshape %want22_0 : (tensor<3x2xf32>) -> tensor<6xf32>
  %wantw22_0 = stablehlo.convert %wantf22_0 : (tensor<6xf32>) -> tensor<6xf32>
  %wantd22_0 = tensor.cast %wantw22_0 : tensor<6xf32> to tensor<?xf32>
  %bad22_0 = call @check_f32(%gotd22_0, %wantd22_0, %rtol22, %atol22) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "reduce_unit.0: "
  vector.print %bad22_0 : i64
  %in23_0 = stablehlo.constant dense<"0x6B9E0240"> : tensor<1x1xf32>
  %in23_1 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
  %out23:1 = call @reduce_unit_scalar(%in23_0, %in23_1) : (tensor<1x1xf32>, tensor<f32>) -> (tensor<f32>)
  %rtol23 = arith.constant 0.000000e+00 : f64
  %atol23 = arith.constant 0.000000e+00 : f64
  %want23_0 = stablehlo.constant dense<"0x6B9E0240"> : tensor<f32>
  %gotf23_0 = stablehlo.reshape %out23#0 : (tensor<f32>) -> tensor<1xf32>
  %gotw23_0 = stablehlo.convert %gotf23_0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd23_0 = tensor.cast %gotw23_0 : tensor<1xf32> to tensor<?xf32>
  %wantf23_0 = stablehlo.reshape %want23_0 : (tensor<f32>) -> tensor<1xf32>
  %wantw23_0 = stablehlo.convert %wantf23_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd23_0 = tensor.cast %wantw23_0 : tensor<1xf32> to tensor<?xf32>
  %bad23_0 = call @check_f32(%gotd23_0, %wantd23_0, %rtol23, %atol23) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "reduce_unit_scalar.0: "
  vector.print %bad23_0 : i64
  %in24_0 = stablehlo.constant dense<> : tensor<3x0xf32>
  %in24_1 = stablehlo.constant dense<"0x00008040"> : tensor<f32>
  %out24:1 = call @reduce_empty(%in24_0, %in24_1) : (tensor<3x0xf32>, tensor<f32>) -> (tensor<3xf32>)
  %rtol24 = arith.constant 0.000000e+00 : f64
  %atol24 = arith.constant 0.000000e+00 : f64
  %want24_0 = stablehlo.constant dense<"0x000080400000804000008040"> : tensor<3xf32>
  %gotf24_0 = stablehlo.reshape %out24#0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotw24_0 = stablehlo.convert %gotf24_0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd24_0 = tensor.cast %gotw24_0 : tensor<3xf32> to tensor<?xf32>
  %wantf24_0 = stablehlo.reshape %want24_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantw24_0 = stablehlo.convert %wantf24_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd24_0 = tensor.cast %wantw24_0 : tensor<3xf32> to tensor<?xf32>
  %bad24_0 = call @check_f32(%gotd24_0, %wantd24_0, %rtol24, %atol24) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "reduce_empty.0: "
  vector.print %bad24_0 : i64
  %in25_0 = stablehlo.constant dense<> : tensor<0x3xf32>
  %in25_1 = stablehlo.constant dense<"0x00008040"> : tensor<f32>
  %out25:1 = call @reduce_empty_result(%in25_0, %in25_1) : (tensor<0x3xf32>, tensor<f32>) -> (tensor<0xf32>)
  %rtol25 = arith.constant 0.000000e+00 : f64
  %atol25 = arith.constant 0.000000e+00 : f64
  %want25_0 = stablehlo.constant dense<> : tensor<0xf32>
  %gotf25_0 = stablehlo.reshape %out25#0 : (tensor<0xf32>) -> tensor<0xf32>
  %gotw25_0 = stablehlo.convert %gotf25_0 : (tensor<0xf32>) -> tensor<0xf32>
  %gotd25_0 = tensor.cast %gotw25_0 : tensor<0xf32> to tensor<?xf32>
  %wantf25_0 = stablehlo.reshape %want25_0 : (tensor<0xf32>) -> tensor<0xf32>
  %wantw25_0 = stablehlo.convert %wantf25_0 : (tensor<0xf32>) -> tensor<0xf32>
  %wantd25_0 = tensor.cast %wantw25_0 : tensor<0xf32> to tensor<?xf32>
  %bad25_0 = call @check_f32(%gotd25_0, %wantd25_0, %rtol25, %atol25) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "reduce_empty_result.0: "
  vector.print %bad25_0 : i64
  %in26_0 = stablehlo.constant dense<"0x0000803F0000A0400000A040000000400000C07F0000E0400000C07F0000803F000080FF000080FF000080FF000080FF00000000000000800000000000000080"> : tensor<4x4xf32>
  %out26:2 = call @argmax_0(%in26_0) : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xi32>)
  %rtol26 = arith.constant 0.000000e+00 : f64
  %atol26 = arith.constant 0.000000e+00 : f64
  %want26_0 = stablehlo.constant dense<"0x0000C0FF0000E0C00000C0FF000000C0"> : tensor<4xf32>
  %gotf26_0 = stablehlo.reshape %out26#0 : (tensor<4xf32>) -> tensor<4xf32>
  %gotw26_0 = stablehlo.convert %gotf26_0 : (tensor<4xf32>) -> tensor<4xf32>
  %gotd26_0 = tensor.cast %gotw26_0 : tensor<4xf32> to tensor<?xf32>
  %wantf26_0 = stablehlo.reshape %want26_0 : (tensor<4xf32>) -> tensor<4xf32>
  %wantw26_0 = stablehlo.convert %wantf26_0 : (tensor<4xf32>) -> tensor<4xf32>
  %wantd26_0 = tensor.cast %wantw26_0 : tensor<4xf32> to tensor<?xf32>
  %bad26_0 = call @check_f32(%gotd26_0, %wantd26_0, %rtol26, %atol26) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "argmax_0.0: "
  vector.print %bad26_0 : i64
  %want26_1 = stablehlo.constant dense<[2, 2, 2, 0]> : tensor<4xi32>
  %gotf26_1 = stablehlo.reshape %out26#1 : (tensor<4xi32>) -> tensor<4xi32>
  %gotw26_1 = stablehlo.convert %gotf26_1 : (tensor<4xi32>) -> tensor<4xi64>
  %gotd26_1 = tensor.cast %gotw26_1 : tensor<4xi64> to tensor<?xi64>
  %wantf26_1 = stablehlo.reshape %want26_1 : (tensor<4xi32>) -> tensor<4xi32>
  %wantw26_1 = stablehlo.convert %wantf26_1 : (tensor<4xi32>) -> tensor<4xi64>
  %wantd26_1 = tensor.cast %wantw26_1 : tensor<4xi64> to tensor<?xi64>
  %bad26_1 = call @check_i64(%gotd26_1, %wantd26_1, %rtol26, %atol26) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "argmax_0.1: "
  vector.print %bad26_1 : i64
  %in27_0 = stablehlo.constant dense<"0x0000803F0000A0400000A040000000400000C07F0000E0400000C07F0000803F000080FF000080FF000080FF000080FF00000000000000800000000000000080"> : tensor<4x4xf32>
  %out27:2 = call @argmax_1(%in27_0) : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xi32>)
  %rtol27 = arith.constant 0.000000e+00 : f64
  %atol27 = arith.constant 0.000000e+00 : f64
  %want27_0 = stablehlo.constant dense<"0x0000A0C00000C0FF0000807F00000000"> : tensor<4xf32>
  %gotf27_0 = stablehlo.reshape %out27#0 : (tensor<4xf32>) -> tensor<4xf32>
  %gotw27_0 = stablehlo.convert %gotf27_0 : (tensor<4xf32>) -> tensor<4xf32>
  %gotd27_0 = tensor.cast %gotw27_0 : tensor<4xf32> to tensor<?xf32>
  %wantf27_0 = stablehlo.reshape %want27_0 : (tensor<4xf32>) -> tensor<4xf32>
  %wantw27_0 = stablehlo.convert %wantf27_0 : (tensor<4xf32>) -> tensor<4xf32>
  %wantd27_0 = tensor.cast %wantw27_0 : tensor<4xf32> to tensor<?xf32>
  %bad27_0 = call @check_f32(%gotd27_0, %wantd27_0, %rtol27, %atol27) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "argmax_1.0: "
  vector.print %bad27_0 : i64
  %want27_1 = stablehlo.constant dense<[2, 0, 0, 0]> : tensor<4xi32>
  %gotf27_1 = stablehlo.reshape %out27#1 : (tensor<4xi32>) -> tensor<4xi32>
  %gotw27_1 = stablehlo.convert %gotf27_1 : (tensor<4xi32>) -> tensor<4xi64>
  %gotd27_1 = tensor.cast %gotw27_1 : tensor<4xi64> to tensor<?xi64>
  %wantf27_1 = stablehlo.reshape %want27_1 : (tensor<4xi32>) -> tensor<4xi32>
  %wantw27_1 = stablehlo.convert %wantf27_1 : (tensor<4xi32>) -> tensor<4xi64>
  %wantd27_1 = tensor.cast %wantw27_1 : tensor<4xi64> to tensor<?xi64>
  %bad27_1 = call @check_i64(%gotd27_1, %wantd27_1, %rtol27, %atol27) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "argmax_1.1: "
  vector.print %bad27_1 : i64
  %in28_0 = stablehlo.constant dense<"0xC9DB26BF"> : tensor<1x1xf32>
  %out28:2 = call @argmax_unit(%in28_0) : (tensor<1x1xf32>) -> (tensor<1xf32>, tensor<1xi32>)
  %rtol28 = arith.constant 0.000000e+00 : f64
  %atol28 = arith.constant 0.000000e+00 : f64
  %want28_0 = stablehlo.constant dense<"0xC9DB263F"> : tensor<1xf32>
  %gotf28_0 = stablehlo.reshape %out28#0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotw28_0 = stablehlo.convert %gotf28_0 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd28_0 = tensor.cast %gotw28_0 : tensor<1xf32> to tensor<?xf32>
  %wantf28_0 = stablehlo.reshape %want28_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantw28_0 = stablehlo.convert %wantf28_0 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd28_0 = tensor.cast %wantw28_0 : tensor<1xf32> to tensor<?xf32>
  %bad28_0 = call @check_f32(%gotd28_0, %wantd28_0, %rtol28, %atol28) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "argmax_unit.0: "
  vector.print %bad28_0 : i64
  %want28_1 = stablehlo.constant dense<[0]> : tensor<1xi32>
  %gotf28_1 = stablehlo.reshape %out28#1 : (tensor<1xi32>) -> tensor<1xi32>
  %gotw28_1 = stablehlo.convert %gotf28_1 : (tensor<1xi32>) -> tensor<1xi64>
  %gotd28_1 = tensor.cast %gotw28_1 : tensor<1xi64> to tensor<?xi64>
  %wantf28_1 = stablehlo.reshape %want28_1 : (tensor<1xi32>) -> tensor<1xi32>
  %wantw28_1 = stablehlo.convert %wantf28_1 : (tensor<1xi32>) -> tensor<1xi64>
  %wantd28_1 = tensor.cast %wantw28_1 : tensor<1xi64> to tensor<?xi64>
  %bad28_1 = call @check_i64(%gotd28_1, %wantd28_1, %rtol28, %atol28) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "argmax_unit.1: "
  vector.print %bad28_1 : i64
  %in29_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<4xf32>
  %in29_1 = stablehlo.constant dense<"0x00004040"> : tensor<f32>
  %out29:4 = call @reduce_forms(%in29_0, %in29_1) : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>)
  %rtol29 = arith.constant 1.000000e-06 : f64
  %atol29 = arith.constant 0.000000e+00 : f64
  %want29_0 = stablehlo.constant dense<"0x00001041000010410000104100001041"> : tensor<4xf32>
  %gotf29_0 = stablehlo.reshape %out29#0 : (tensor<4xf32>) -> tensor<4xf32>
  %gotw29_0 = stablehlo.convert %gotf29_0 : (tensor<4xf32>) -> tensor<4xf32>
  %gotd29_0 = tensor.cast %gotw29_0 : tensor<4xf32> to tensor<?xf32>
  %wantf29_0 = stablehlo.reshape %want29_0 : (tensor<4xf32>) -> tensor<4xf32>
  %wantw29_0 = stablehlo.convert %wantf29_0 : (tensor<4xf32>) -> tensor<4xf32>
  %wantd29_0 = tensor.cast %wantw29_0 : tensor<4xf32> to tensor<?xf32>
  %bad29_0 = call @check_f32(%gotd29_0, %wantd29_0, %rtol29, %atol29) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "reduce_forms.0: "
  vector.print %bad29_0 : i64
  %want29_1 = stablehlo.constant dense<"0x00007041000070410000704100007041"> : tensor<4xf32>
  %gotf29_1 = stablehlo.reshape %out29#1 : (tensor<4xf32>) -> tensor<4xf32>
  %gotw29_1 = stablehlo.convert %gotf29_1 : (tensor<4xf32>) -> tensor<4xf32>
  %gotd29_1 = tensor.cast %gotw29_1 : tensor<4xf32> to tensor<?xf32>
  %wantf29_1 = stablehlo.reshape %want29_1 : (tensor<4xf32>) -> tensor<4xf32>
  %wantw29_1 = stablehlo.convert %wantf29_1 : (tensor<4xf32>) -> tensor<4xf32>
  %wantd29_1 = tensor.cast %wantw29_1 : tensor<4xf32> to tensor<?xf32>
  %bad29_1 = call @check_f32(%gotd29_1, %wantd29_1, %rtol29, %atol29) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "reduce_forms.1: "
  vector.print %bad29_1 : i64
  %want29_2 = stablehlo.constant dense<"0x000000000000C0400000404100009041"> : tensor<4xf32>
  %gotf29_2 = stablehlo.reshape %out29#2 : (tensor<4xf32>) -> tensor<4xf32>
  %gotw29_2 = stablehlo.convert %gotf29_2 : (tensor<4xf32>) -> tensor<4xf32>
  %gotd29_2 = tensor.cast %gotw29_2 : tensor<4xf32> to tensor<?xf32>
  %wantf29_2 = stablehlo.reshape %want29_2 : (tensor<4xf32>) -> tensor<4xf32>
  %wantw29_2 = stablehlo.convert %wantf29_2 : (tensor<4xf32>) -> tensor<4xf32>
  %wantd29_2 = tensor.cast %wantw29_2 : tensor<4xf32> to tensor<?xf32>
  %bad29_2 = call @check_f32(%gotd29_2, %wantd29_2, %rtol29, %atol29) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "reduce_forms.2: "
  vector.print %bad29_2 : i64
  %want29_3 = stablehlo.constant dense<"0x00001C42"> : tensor<f32>
  %gotf29_3 = stablehlo.reshape %out29#3 : (tensor<f32>) -> tensor<1xf32>
  %gotw29_3 = stablehlo.convert %gotf29_3 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd29_3 = tensor.cast %gotw29_3 : tensor<1xf32> to tensor<?xf32>
  %wantf29_3 = stablehlo.reshape %want29_3 : (tensor<f32>) -> tensor<1xf32>
  %wantw29_3 = stablehlo.convert %wantf29_3 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd29_3 = tensor.cast %wantw29_3 : tensor<1xf32> to tensor<?xf32>
  %bad29_3 = call @check_f32(%gotd29_3, %wantd29_3, %rtol29, %atol29) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "reduce_forms.3: "
  vector.print %bad29_3 : i64
  return
}
