// Written by utils/gen_lowering_tests.py: expected values are XLA's. A case prints
// how many of its elements are wrong.
// RUN: dgc-opt %s --pass-pipeline='builtin.module(func.func(dgc-lower-to-linalg),one-shot-bufferize{bufferize-function-boundaries=1 function-boundary-type-conversion=identity-layout-map allow-return-allocs-from-loops=1},func.func(convert-linalg-to-loops),canonicalize,cse,expand-strided-metadata,convert-vector-to-llvm,lower-affine,func.func(math-expand-ops{ops=rsqrt}),convert-math-to-llvm,convert-math-to-libm,arith-expand{include-bf16=true},convert-scf-to-cf,convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)' \
// RUN: | sed 's/{fastmath = #arith[^}]*}//' \
// RUN: | mlir-runner -e main --entry-point-result=void --shared-libs=%mlir_lib_dir/libmlir_runner_utils.so,%mlir_lib_dir/libmlir_c_runner_utils.so \
// RUN: | FileCheck %s

// CHECK: pad_sum_split.0: 0
// CHECK: pad_sum_gap.0: 0
// CHECK: pad_sum_overlap.0: 0
// CHECK: pad_sum_strided.0: 0
// CHECK: pad_sum_other.0: 0
// CHECK: pad_sum_element.0: 0
// CHECK: pad_sum_twice.0: 0
// CHECK: pad_sum_stack.0: 0

func.func @pad_sum_split(%a0: tensor<4x2xf32>, %a1: tensor<4x3xf32>, %a2: tensor<4x1xf32>) -> (tensor<4x6xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p0 = stablehlo.pad %a0, %z, low = [0, 0], high = [0, 4], interior = [0, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<4x6xf32>
  %p1 = stablehlo.pad %a1, %z, low = [0, 2], high = [0, 1], interior = [0, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4x6xf32>
  %p2 = stablehlo.pad %a2, %z, low = [0, 5], high = [0, 0], interior = [0, 0] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4x6xf32>
  %s = stablehlo.add %p0, %p1 : tensor<4x6xf32>
  %r = stablehlo.add %s, %p2 : tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}

func.func @pad_sum_gap(%a0: tensor<4x2xf32>, %a1: tensor<4x1xf32>) -> (tensor<4x6xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p0 = stablehlo.pad %a0, %z, low = [0, 0], high = [0, 4], interior = [0, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<4x6xf32>
  %p1 = stablehlo.pad %a1, %z, low = [0, 5], high = [0, 0], interior = [0, 0] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4x6xf32>
  %r = stablehlo.add %p0, %p1 : tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}

func.func @pad_sum_overlap(%a0: tensor<4x2xf32>, %a1: tensor<4x3xf32>) -> (tensor<4x6xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p0 = stablehlo.pad %a0, %z, low = [0, 0], high = [0, 4], interior = [0, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<4x6xf32>
  %p1 = stablehlo.pad %a1, %z, low = [0, 1], high = [0, 2], interior = [0, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4x6xf32>
  %r = stablehlo.add %p0, %p1 : tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}

func.func @pad_sum_strided(%a0: tensor<4xf32>, %a1: tensor<4xf32>) -> (tensor<8xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p0 = stablehlo.pad %a0, %z, low = [0], high = [1], interior = [1] : (tensor<4xf32>, tensor<f32>) -> tensor<8xf32>
  %p1 = stablehlo.pad %a1, %z, low = [1], high = [0], interior = [1] : (tensor<4xf32>, tensor<f32>) -> tensor<8xf32>
  %r = stablehlo.add %p0, %p1 : tensor<8xf32>
  return %r : tensor<8xf32>
}

func.func @pad_sum_other(%a0: tensor<4x2xf32>, %a1: tensor<4x3xf32>, %a2: tensor<4x1xf32>, %a3: tensor<4x6xf32>) -> (tensor<4x6xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p0 = stablehlo.pad %a0, %z, low = [0, 0], high = [0, 4], interior = [0, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<4x6xf32>
  %p1 = stablehlo.pad %a1, %z, low = [0, 2], high = [0, 1], interior = [0, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4x6xf32>
  %p2 = stablehlo.pad %a2, %z, low = [0, 5], high = [0, 0], interior = [0, 0] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4x6xf32>
  %s = stablehlo.add %p2, %a3 : tensor<4x6xf32>
  %t = stablehlo.add %s, %p1 : tensor<4x6xf32>
  %r = stablehlo.add %t, %p0 : tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}

func.func @pad_sum_element(%a0: tensor<1x1xf32>, %a1: tensor<4x6xf32>) -> (tensor<4x6xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p0 = stablehlo.pad %a0, %z, low = [2, 3], high = [1, 2], interior = [0, 0] : (tensor<1x1xf32>, tensor<f32>) -> tensor<4x6xf32>
  %s = stablehlo.add %a1, %p0 : tensor<4x6xf32>
  %r = stablehlo.add %s, %a1 : tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}

func.func @pad_sum_twice(%a0: tensor<4x2xf32>, %a1: tensor<4x3xf32>, %a2: tensor<4x1xf32>) -> (tensor<4x6xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p0 = stablehlo.pad %a0, %z, low = [0, 0], high = [0, 4], interior = [0, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<4x6xf32>
  %p1 = stablehlo.pad %a1, %z, low = [0, 2], high = [0, 1], interior = [0, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4x6xf32>
  %p2 = stablehlo.pad %a2, %z, low = [0, 5], high = [0, 0], interior = [0, 0] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4x6xf32>
  %s = stablehlo.add %p0, %p1 : tensor<4x6xf32>
  %t = stablehlo.add %s, %p2 : tensor<4x6xf32>
  %r = stablehlo.add %t, %p0 : tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}

func.func @pad_sum_stack(%a0: tensor<2x1x3xf32>, %a1: tensor<2x1x3xf32>, %a2: tensor<2x1x3xf32>) -> (tensor<2x3x3xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p0 = stablehlo.pad %a0, %z, low = [0, 0, 0], high = [0, 2, 0], interior = [0, 0, 0] : (tensor<2x1x3xf32>, tensor<f32>) -> tensor<2x3x3xf32>
  %p1 = stablehlo.pad %a1, %z, low = [0, 1, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x1x3xf32>, tensor<f32>) -> tensor<2x3x3xf32>
  %p2 = stablehlo.pad %a2, %z, low = [0, 2, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<2x1x3xf32>, tensor<f32>) -> tensor<2x3x3xf32>
  %s = stablehlo.add %p0, %p1 : tensor<2x3x3xf32>
  %r = stablehlo.add %s, %p2 : tensor<2x3x3xf32>
  return %r : tensor<2x3x3xf32>
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
  %in0_0 = stablehlo.constant dense<"0x6CBF003E7F4607BEBDF2233FDFD5D63DA12109BFFD22B93E79E9A63FE673723F"> : tensor<4x2xf32>
  %in0_1 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F"> : tensor<4x3xf32>
  %in0_2 = stablehlo.constant dense<"0x3697413ED8D205BF117DD3BE00411CC0"> : tensor<4x1xf32>
  %out0:1 = call @pad_sum_split(%in0_0, %in0_1, %in0_2) : (tensor<4x2xf32>, tensor<4x3xf32>, tensor<4x1xf32>) -> (tensor<4x6xf32>)
  %rtol0 = arith.constant 0.000000e+00 : f64
  %atol0 = arith.constant 0.000000e+00 : f64
  %want0_0 = stablehlo.constant dense<"0x6CBF003E7F4607BE69F0B03E9155523F0C2FA93E3697413EBDF2233FDFD5D63DDBCDA6BF67C5673F358BE43ED8D205BFA12109BFFD22B93EC47509BF28C4143F3CA9BA3E117DD3BE79E9A63FE673723F8998963EC3D5E83C62F50B3F00411CC0"> : tensor<4x6xf32>
  %gotf0_0 = stablehlo.reshape %out0#0 : (tensor<4x6xf32>) -> tensor<24xf32>
  %gotw0_0 = stablehlo.convert %gotf0_0 : (tensor<24xf32>) -> tensor<24xf32>
  %gotd0_0 = tensor.cast %gotw0_0 : tensor<24xf32> to tensor<?xf32>
  %wantf0_0 = stablehlo.reshape %want0_0 : (tensor<4x6xf32>) -> tensor<24xf32>
  %wantw0_0 = stablehlo.convert %wantf0_0 : (tensor<24xf32>) -> tensor<24xf32>
  %wantd0_0 = tensor.cast %wantw0_0 : tensor<24xf32> to tensor<?xf32>
  %bad0_0 = call @check_f32(%gotd0_0, %wantd0_0, %rtol0, %atol0) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "pad_sum_split.0: "
  vector.print %bad0_0 : i64
  %in1_0 = stablehlo.constant dense<"0x6CBF003E7F4607BEBDF2233FDFD5D63DA12109BFFD22B93E79E9A63FE673723F"> : tensor<4x2xf32>
  %in1_1 = stablehlo.constant dense<"0x3697413ED8D205BF117DD3BE00411CC0"> : tensor<4x1xf32>
  %out1:1 = call @pad_sum_gap(%in1_0, %in1_1) : (tensor<4x2xf32>, tensor<4x1xf32>) -> (tensor<4x6xf32>)
  %rtol1 = arith.constant 0.000000e+00 : f64
  %atol1 = arith.constant 0.000000e+00 : f64
  %want1_0 = stablehlo.constant dense<"0x6CBF003E7F4607BE0000000000000000000000003697413EBDF2233FDFD5D63D000000000000000000000000D8D205BFA12109BFFD22B93E000000000000000000000000117DD3BE79E9A63FE673723F00000000000000000000000000411CC0"> : tensor<4x6xf32>
  %gotf1_0 = stablehlo.reshape %out1#0 : (tensor<4x6xf32>) -> tensor<24xf32>
  %gotw1_0 = stablehlo.convert %gotf1_0 : (tensor<24xf32>) -> tensor<24xf32>
  %gotd1_0 = tensor.cast %gotw1_0 : tensor<24xf32> to tensor<?xf32>
  %wantf1_0 = stablehlo.reshape %want1_0 : (tensor<4x6xf32>) -> tensor<24xf32>
  %wantw1_0 = stablehlo.convert %wantf1_0 : (tensor<24xf32>) -> tensor<24xf32>
  %wantd1_0 = tensor.cast %wantw1_0 : tensor<24xf32> to tensor<?xf32>
  %bad1_0 = call @check_f32(%gotd1_0, %wantd1_0, %rtol1, %atol1) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "pad_sum_gap.0: "
  vector.print %bad1_0 : i64
  %in2_0 = stablehlo.constant dense<"0x6CBF003E7F4607BEBDF2233FDFD5D63DA12109BFFD22B93E79E9A63FE673723F"> : tensor<4x2xf32>
  %in2_1 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F"> : tensor<4x3xf32>
  %out2:1 = call @pad_sum_overlap(%in2_0, %in2_1) : (tensor<4x2xf32>, tensor<4x3xf32>) -> (tensor<4x6xf32>)
  %rtol2 = arith.constant 0.000000e+00 : f64
  %atol2 = arith.constant 0.000000e+00 : f64
  %want2_0 = stablehlo.constant dense<"0x6CBF003E539A5A3E9155523F0C2FA93E0000000000000000BDF2233F7D6099BF67C5673F358BE43E0000000000000000A12109BF169133BE28C4143F3CA9BA3E000000000000000079E9A63F15E09E3FC3D5E83C62F50B3F0000000000000000"> : tensor<4x6xf32>
  %gotf2_0 = stablehlo.reshape %out2#0 : (tensor<4x6xf32>) -> tensor<24xf32>
  %gotw2_0 = stablehlo.convert %gotf2_0 : (tensor<24xf32>) -> tensor<24xf32>
  %gotd2_0 = tensor.cast %gotw2_0 : tensor<24xf32> to tensor<?xf32>
  %wantf2_0 = stablehlo.reshape %want2_0 : (tensor<4x6xf32>) -> tensor<24xf32>
  %wantw2_0 = stablehlo.convert %wantf2_0 : (tensor<24xf32>) -> tensor<24xf32>
  %wantd2_0 = tensor.cast %wantw2_0 : tensor<24xf32> to tensor<?xf32>
  %bad2_0 = call @check_f32(%gotd2_0, %wantd2_0, %rtol2, %atol2) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "pad_sum_overlap.0: "
  vector.print %bad2_0 : i64
  %in3_0 = stablehlo.constant dense<"0x614B4DBF9884A9BF82527EBE9944D73E"> : tensor<4xf32>
  %in3_1 = stablehlo.constant dense<"0x7FCC863F1164E33F226923C0B7460DBE"> : tensor<4xf32>
  %out3:1 = call @pad_sum_strided(%in3_0, %in3_1) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<8xf32>)
  %rtol3 = arith.constant 0.000000e+00 : f64
  %atol3 = arith.constant 0.000000e+00 : f64
  %want3_0 = stablehlo.constant dense<"0x614B4DBF7FCC863F9884A9BF1164E33F82527EBE226923C09944D73EB7460DBE"> : tensor<8xf32>
  %gotf3_0 = stablehlo.reshape %out3#0 : (tensor<8xf32>) -> tensor<8xf32>
  %gotw3_0 = stablehlo.convert %gotf3_0 : (tensor<8xf32>) -> tensor<8xf32>
  %gotd3_0 = tensor.cast %gotw3_0 : tensor<8xf32> to tensor<?xf32>
  %wantf3_0 = stablehlo.reshape %want3_0 : (tensor<8xf32>) -> tensor<8xf32>
  %wantw3_0 = stablehlo.convert %wantf3_0 : (tensor<8xf32>) -> tensor<8xf32>
  %wantd3_0 = tensor.cast %wantw3_0 : tensor<8xf32> to tensor<?xf32>
  %bad3_0 = call @check_f32(%gotd3_0, %wantd3_0, %rtol3, %atol3) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "pad_sum_strided.0: "
  vector.print %bad3_0 : i64
  %in4_0 = stablehlo.constant dense<"0x6CBF003E7F4607BEBDF2233FDFD5D63DA12109BFFD22B93E79E9A63FE673723F"> : tensor<4x2xf32>
  %in4_1 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F"> : tensor<4x3xf32>
  %in4_2 = stablehlo.constant dense<"0x3697413ED8D205BF117DD3BE00411CC0"> : tensor<4x1xf32>
  %in4_3 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E"> : tensor<4x6xf32>
  %out4:1 = call @pad_sum_other(%in4_0, %in4_1, %in4_2, %in4_3) : (tensor<4x2xf32>, tensor<4x3xf32>, tensor<4x1xf32>, tensor<4x6xf32>) -> (tensor<4x6xf32>)
  %rtol4 = arith.constant 0.000000e+00 : f64
  %atol4 = arith.constant 0.000000e+00 : f64
  %want4_0 = stablehlo.constant dense<"0xE601023EDBA32A3E7452923D18428DBD406EFEBDBE764DBF4F58333F8AF9B83F7ACEE5BFECDB913EE4AB6F3F96D729BE674ADCBEA8A111BFD0F210BFC661A33FD4C97ABFD7E45EBF96E318BF8056AFBED717C6BF03A153BEFE8138BF9BE40AC0"> : tensor<4x6xf32>
  %gotf4_0 = stablehlo.reshape %out4#0 : (tensor<4x6xf32>) -> tensor<24xf32>
  %gotw4_0 = stablehlo.convert %gotf4_0 : (tensor<24xf32>) -> tensor<24xf32>
  %gotd4_0 = tensor.cast %gotw4_0 : tensor<24xf32> to tensor<?xf32>
  %wantf4_0 = stablehlo.reshape %want4_0 : (tensor<4x6xf32>) -> tensor<24xf32>
  %wantw4_0 = stablehlo.convert %wantf4_0 : (tensor<24xf32>) -> tensor<24xf32>
  %wantd4_0 = tensor.cast %wantw4_0 : tensor<24xf32> to tensor<?xf32>
  %bad4_0 = call @check_f32(%gotd4_0, %wantd4_0, %rtol4, %atol4) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "pad_sum_other.0: "
  vector.print %bad4_0 : i64
  %in5_0 = stablehlo.constant dense<"0x837FDEBF"> : tensor<1x1xf32>
  %in5_1 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E"> : tensor<4x6xf32>
  %out5:1 = call @pad_sum_element(%in5_0, %in5_1) : (tensor<1x1xf32>, tensor<4x6xf32>) -> (tensor<4x6xf32>)
  %rtol5 = arith.constant 0.000000e+00 : f64
  %atol5 = arith.constant 0.000000e+00 : f64
  %want5_0 = stablehlo.constant dense<"0x193D213B2DF5183FCC5B0CBFD4FDE3BF9CCA68BF8CDCFDBF2359F63D2C8C2B407E027CBF71D79EBF94CC7A3FE5B9363F6DE3573E2733EEBF85A16FBD7C00B2BE390F2CC09D4C6ABF445B73C0930F25C0F9BD6BC0BBBBF0BEB03B22C029E30A3F"> : tensor<4x6xf32>
  %gotf5_0 = stablehlo.reshape %out5#0 : (tensor<4x6xf32>) -> tensor<24xf32>
  %gotw5_0 = stablehlo.convert %gotf5_0 : (tensor<24xf32>) -> tensor<24xf32>
  %gotd5_0 = tensor.cast %gotw5_0 : tensor<24xf32> to tensor<?xf32>
  %wantf5_0 = stablehlo.reshape %want5_0 : (tensor<4x6xf32>) -> tensor<24xf32>
  %wantw5_0 = stablehlo.convert %wantf5_0 : (tensor<24xf32>) -> tensor<24xf32>
  %wantd5_0 = tensor.cast %wantw5_0 : tensor<24xf32> to tensor<?xf32>
  %bad5_0 = call @check_f32(%gotd5_0, %wantd5_0, %rtol5, %atol5) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "pad_sum_element.0: "
  vector.print %bad5_0 : i64
  %in6_0 = stablehlo.constant dense<"0x6CBF003E7F4607BEBDF2233FDFD5D63DA12109BFFD22B93E79E9A63FE673723F"> : tensor<4x2xf32>
  %in6_1 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43EC47509BF28C4143F3CA9BA3E8998963EC3D5E83C62F50B3F"> : tensor<4x3xf32>
  %in6_2 = stablehlo.constant dense<"0x3697413ED8D205BF117DD3BE00411CC0"> : tensor<4x1xf32>
  %out6:1 = call @pad_sum_twice(%in6_0, %in6_1, %in6_2) : (tensor<4x2xf32>, tensor<4x3xf32>, tensor<4x1xf32>) -> (tensor<4x6xf32>)
  %rtol6 = arith.constant 0.000000e+00 : f64
  %atol6 = arith.constant 0.000000e+00 : f64
  %want6_0 = stablehlo.constant dense<"0x6CBF803E7F4687BE69F0B03E9155523F0C2FA93E3697413EBDF2A33FDFD5563EDBCDA6BF67C5673F358BE43ED8D205BFA12189BFFD22393FC47509BF28C4143F3CA9BA3E117DD3BE79E92640E673F23F8998963EC3D5E83C62F50B3F00411CC0"> : tensor<4x6xf32>
  %gotf6_0 = stablehlo.reshape %out6#0 : (tensor<4x6xf32>) -> tensor<24xf32>
  %gotw6_0 = stablehlo.convert %gotf6_0 : (tensor<24xf32>) -> tensor<24xf32>
  %gotd6_0 = tensor.cast %gotw6_0 : tensor<24xf32> to tensor<?xf32>
  %wantf6_0 = stablehlo.reshape %want6_0 : (tensor<4x6xf32>) -> tensor<24xf32>
  %wantw6_0 = stablehlo.convert %wantf6_0 : (tensor<24xf32>) -> tensor<24xf32>
  %wantd6_0 = tensor.cast %wantw6_0 : tensor<24xf32> to tensor<?xf32>
  %bad6_0 = call @check_f32(%gotd6_0, %wantd6_0, %rtol6, %atol6) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "pad_sum_twice.0: "
  vector.print %bad6_0 : i64
  %in7_0 = stablehlo.constant dense<"0x6CBF003E7F4607BEBDF2233FDFD5D63DA12109BFFD22B93E"> : tensor<2x1x3xf32>
  %in7_1 = stablehlo.constant dense<"0x69F0B03E9155523F0C2FA93EDBCDA6BF67C5673F358BE43E"> : tensor<2x1x3xf32>
  %in7_2 = stablehlo.constant dense<"0x3697413ED8D205BF117DD3BE00411CC0D05CE63F0774923F"> : tensor<2x1x3xf32>
  %out7:1 = call @pad_sum_stack(%in7_0, %in7_1, %in7_2) : (tensor<2x1x3xf32>, tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> (tensor<2x3x3xf32>)
  %rtol7 = arith.constant 0.000000e+00 : f64
  %atol7 = arith.constant 0.000000e+00 : f64
  %want7_0 = stablehlo.constant dense<"0x6CBF003E7F4607BEBDF2233F69F0B03E9155523F0C2FA93E3697413ED8D205BF117DD3BEDFD5D63DA12109BFFD22B93EDBCDA6BF67C5673F358BE43E00411CC0D05CE63F0774923F"> : tensor<2x3x3xf32>
  %gotf7_0 = stablehlo.reshape %out7#0 : (tensor<2x3x3xf32>) -> tensor<18xf32>
  %gotw7_0 = stablehlo.convert %gotf7_0 : (tensor<18xf32>) -> tensor<18xf32>
  %gotd7_0 = tensor.cast %gotw7_0 : tensor<18xf32> to tensor<?xf32>
  %wantf7_0 = stablehlo.reshape %want7_0 : (tensor<2x3x3xf32>) -> tensor<18xf32>
  %wantw7_0 = stablehlo.convert %wantf7_0 : (tensor<18xf32>) -> tensor<18xf32>
  %wantd7_0 = tensor.cast %wantw7_0 : tensor<18xf32> to tensor<?xf32>
  %bad7_0 = call @check_f32(%gotd7_0, %wantd7_0, %rtol7, %atol7) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "pad_sum_stack.0: "
  vector.print %bad7_0 : i64
  return
}
