// RUN: dgc-check-rules %s | FileCheck %s
// Every pointwise op, on all shardings of its one rule, with unreduced operands.
// CHECK-NOT: wrong on
// CHECK: total: right {{[0-9]+}}, wrong 0

func.func @negate(%x: tensor<5xf32>) -> tensor<5xf32> {
  %0 = stablehlo.negate %x : tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @abs(%x: tensor<5xf32>) -> tensor<5xf32> {
  %0 = stablehlo.abs %x : tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @sign(%x: tensor<5xf32>) -> tensor<5xf32> {
  %0 = stablehlo.sign %x : tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @tanh(%x: tensor<5xf32>) -> tensor<5xf32> {
  %0 = stablehlo.tanh %x : tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @exponential(%x: tensor<5xf32>) -> tensor<5xf32> {
  %0 = stablehlo.exponential %x : tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @logistic(%x: tensor<5xf32>) -> tensor<5xf32> {
  %0 = stablehlo.logistic %x : tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @sine(%x: tensor<5xf32>) -> tensor<5xf32> {
  %0 = stablehlo.sine %x : tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @cosine(%x: tensor<5xf32>) -> tensor<5xf32> {
  %0 = stablehlo.cosine %x : tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @log(%x: tensor<5xf32> {check.range = [1, 6]}) -> tensor<5xf32> {
  %0 = stablehlo.log %x : tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @sqrt(%x: tensor<5xf32> {check.range = [1, 6]}) -> tensor<5xf32> {
  %0 = stablehlo.sqrt %x : tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @rsqrt(%x: tensor<5xf32> {check.range = [1, 6]}) -> tensor<5xf32> {
  %0 = stablehlo.rsqrt %x : tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @square(%x: tensor<5xf32>) -> tensor<5xf32> {
  %0 = chlo.square %x : tensor<5xf32> -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @erf(%x: tensor<5xf32>) -> tensor<5xf32> {
  %0 = chlo.erf %x : tensor<5xf32> -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @erfc(%x: tensor<5xf32>) -> tensor<5xf32> {
  %0 = chlo.erfc %x : tensor<5xf32> -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @not(%x: tensor<5xi1>) -> tensor<5xi1> {
  %0 = stablehlo.not %x : tensor<5xi1>
  return %0 : tensor<5xi1>
}

func.func @not_i32(%x: tensor<5xi32>) -> tensor<5xi32> {
  %0 = stablehlo.not %x : tensor<5xi32>
  return %0 : tensor<5xi32>
}

func.func @negate_i32(%x: tensor<5xi32>) -> tensor<5xi32> {
  %0 = stablehlo.negate %x : tensor<5xi32>
  return %0 : tensor<5xi32>
}

func.func @sign_i32(%x: tensor<5xi32>) -> tensor<5xi32> {
  %0 = stablehlo.sign %x : tensor<5xi32>
  return %0 : tensor<5xi32>
}

func.func @add(%x: tensor<5xf32>, %y: tensor<5xf32> {check.range = [1, 5]}) -> tensor<5xf32> {
  %0 = stablehlo.add %x, %y : tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @subtract(%x: tensor<5xf32>, %y: tensor<5xf32> {check.range = [1, 5]}) -> tensor<5xf32> {
  %0 = stablehlo.subtract %x, %y : tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @multiply(%x: tensor<5xf32>, %y: tensor<5xf32> {check.range = [1, 5]}) -> tensor<5xf32> {
  %0 = stablehlo.multiply %x, %y : tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @divide(%x: tensor<5xf32>, %y: tensor<5xf32> {check.range = [1, 5]}) -> tensor<5xf32> {
  %0 = stablehlo.divide %x, %y : tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @maximum(%x: tensor<5xf32>, %y: tensor<5xf32> {check.range = [1, 5]}) -> tensor<5xf32> {
  %0 = stablehlo.maximum %x, %y : tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @minimum(%x: tensor<5xf32>, %y: tensor<5xf32> {check.range = [1, 5]}) -> tensor<5xf32> {
  %0 = stablehlo.minimum %x, %y : tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @power(%x: tensor<5xf32>, %y: tensor<5xf32> {check.range = [1, 5]}) -> tensor<5xf32> {
  %0 = stablehlo.power %x, %y : tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @add_i32(%x: tensor<5xi32>, %y: tensor<5xi32> {check.range = [1, 5]}) -> tensor<5xi32> {
  %0 = stablehlo.add %x, %y : tensor<5xi32>
  return %0 : tensor<5xi32>
}

func.func @subtract_i32(%x: tensor<5xi32>, %y: tensor<5xi32> {check.range = [1, 5]}) -> tensor<5xi32> {
  %0 = stablehlo.subtract %x, %y : tensor<5xi32>
  return %0 : tensor<5xi32>
}

func.func @multiply_i32(%x: tensor<5xi32>, %y: tensor<5xi32> {check.range = [1, 5]}) -> tensor<5xi32> {
  %0 = stablehlo.multiply %x, %y : tensor<5xi32>
  return %0 : tensor<5xi32>
}

func.func @divide_i32(%x: tensor<5xi32>, %y: tensor<5xi32> {check.range = [1, 5]}) -> tensor<5xi32> {
  %0 = stablehlo.divide %x, %y : tensor<5xi32>
  return %0 : tensor<5xi32>
}

func.func @maximum_i32(%x: tensor<5xi32>, %y: tensor<5xi32> {check.range = [1, 5]}) -> tensor<5xi32> {
  %0 = stablehlo.maximum %x, %y : tensor<5xi32>
  return %0 : tensor<5xi32>
}

func.func @minimum_i32(%x: tensor<5xi32>, %y: tensor<5xi32> {check.range = [1, 5]}) -> tensor<5xi32> {
  %0 = stablehlo.minimum %x, %y : tensor<5xi32>
  return %0 : tensor<5xi32>
}

func.func @add_i1(%x: tensor<5xi1>, %y: tensor<5xi1>) -> tensor<5xi1> {
  %0 = stablehlo.add %x, %y : tensor<5xi1>
  return %0 : tensor<5xi1>
}

func.func @multiply_i1(%x: tensor<5xi1>, %y: tensor<5xi1>) -> tensor<5xi1> {
  %0 = stablehlo.multiply %x, %y : tensor<5xi1>
  return %0 : tensor<5xi1>
}

func.func @maximum_i1(%x: tensor<5xi1>, %y: tensor<5xi1>) -> tensor<5xi1> {
  %0 = stablehlo.maximum %x, %y : tensor<5xi1>
  return %0 : tensor<5xi1>
}

func.func @minimum_i1(%x: tensor<5xi1>, %y: tensor<5xi1>) -> tensor<5xi1> {
  %0 = stablehlo.minimum %x, %y : tensor<5xi1>
  return %0 : tensor<5xi1>
}

func.func @and_i1(%x: tensor<5xi1>, %y: tensor<5xi1>) -> tensor<5xi1> {
  %0 = stablehlo.and %x, %y : tensor<5xi1>
  return %0 : tensor<5xi1>
}

func.func @or_i1(%x: tensor<5xi1>, %y: tensor<5xi1>) -> tensor<5xi1> {
  %0 = stablehlo.or %x, %y : tensor<5xi1>
  return %0 : tensor<5xi1>
}

func.func @xor_i1(%x: tensor<5xi1>, %y: tensor<5xi1>) -> tensor<5xi1> {
  %0 = stablehlo.xor %x, %y : tensor<5xi1>
  return %0 : tensor<5xi1>
}

func.func @and_i32(%x: tensor<5xi32>, %y: tensor<5xi32>) -> tensor<5xi32> {
  %0 = stablehlo.and %x, %y : tensor<5xi32>
  return %0 : tensor<5xi32>
}

func.func @or_i32(%x: tensor<5xi32>, %y: tensor<5xi32>) -> tensor<5xi32> {
  %0 = stablehlo.or %x, %y : tensor<5xi32>
  return %0 : tensor<5xi32>
}

func.func @xor_i32(%x: tensor<5xi32>, %y: tensor<5xi32>) -> tensor<5xi32> {
  %0 = stablehlo.xor %x, %y : tensor<5xi32>
  return %0 : tensor<5xi32>
}

func.func @compare(%x: tensor<5xf32>, %y: tensor<5xf32>) -> tensor<5xi1> {
  %0 = stablehlo.compare LT, %x, %y, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
  return %0 : tensor<5xi1>
}

func.func @compare_eq_i32(%x: tensor<5xi32>, %y: tensor<5xi32>) -> tensor<5xi1> {
  %0 = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
  return %0 : tensor<5xi1>
}

func.func @select(%p: tensor<5xi1>, %x: tensor<5xf32>, %y: tensor<5xf32>) -> tensor<5xf32> {
  %0 = stablehlo.select %p, %x, %y : tensor<5xi1>, tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @select_scalar_predicate(%p: tensor<i1>, %x: tensor<5xf32>, %y: tensor<5xf32>) -> tensor<5xf32> {
  %0 = stablehlo.select %p, %x, %y : tensor<i1>, tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @select_i1(%p: tensor<5xi1>, %x: tensor<5xi1>, %y: tensor<5xi1>) -> tensor<5xi1> {
  %0 = stablehlo.select %p, %x, %y : tensor<5xi1>, tensor<5xi1>
  return %0 : tensor<5xi1>
}

func.func @clamp_scalar_bounds(%l: tensor<f32> {check.range = [-2, -1]}, %x: tensor<5xf32>, %h: tensor<f32> {check.range = [1, 2]}) -> tensor<5xf32> {
  %0 = stablehlo.clamp %l, %x, %h : (tensor<f32>, tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @clamp(%l: tensor<5xf32> {check.range = [-3, -1]}, %x: tensor<5xf32>, %h: tensor<5xf32> {check.range = [1, 3]}) -> tensor<5xf32> {
  %0 = stablehlo.clamp %l, %x, %h : tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @convert_f32_f64(%x: tensor<5xf32>) -> tensor<5xf64> {
  %0 = stablehlo.convert %x : (tensor<5xf32>) -> tensor<5xf64>
  return %0 : tensor<5xf64>
}

func.func @convert_f64_f32(%x: tensor<5xf64>) -> tensor<5xf32> {
  %0 = stablehlo.convert %x : (tensor<5xf64>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @convert_bf16_f32(%x: tensor<5xbf16>) -> tensor<5xf32> {
  %0 = stablehlo.convert %x : (tensor<5xbf16>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @convert_f32_bf16(%x: tensor<5xf32>) -> tensor<5xbf16> {
  %0 = stablehlo.convert %x : (tensor<5xf32>) -> tensor<5xbf16>
  return %0 : tensor<5xbf16>
}

func.func @convert_i32_i8(%x: tensor<5xi32>) -> tensor<5xi8> {
  %0 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xi8>
  return %0 : tensor<5xi8>
}

func.func @convert_i8_i32(%x: tensor<5xi8>) -> tensor<5xi32> {
  %0 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xi32>
  return %0 : tensor<5xi32>
}

func.func @convert_i32_f32(%x: tensor<5xi32>) -> tensor<5xf32> {
  %0 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @convert_f32_i32(%x: tensor<5xf32>) -> tensor<5xi32> {
  %0 = stablehlo.convert %x : (tensor<5xf32>) -> tensor<5xi32>
  return %0 : tensor<5xi32>
}

func.func @convert_i1_f32(%x: tensor<5xi1>) -> tensor<5xf32> {
  %0 = stablehlo.convert %x : (tensor<5xi1>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @convert_i32_ui32(%x: tensor<5xi32>) -> tensor<5xui32> {
  %0 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xui32>
  return %0 : tensor<5xui32>
}

func.func @convert_ui8_i32(%x: tensor<5xui8>) -> tensor<5xi32> {
  %0 = stablehlo.convert %x : (tensor<5xui8>) -> tensor<5xi32>
  return %0 : tensor<5xi32>
}

func.func @negate_1(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.negate %x : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @abs_1(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.abs %x : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @sign_1(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.sign %x : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @tanh_1(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.tanh %x : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @exponential_1(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.exponential %x : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @logistic_1(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.logistic %x : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @sine_1(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.sine %x : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @cosine_1(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.cosine %x : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @log_1(%x: tensor<4x3xf32> {check.range = [1, 6]}) -> tensor<4x3xf32> {
  %0 = stablehlo.log %x : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @sqrt_1(%x: tensor<4x3xf32> {check.range = [1, 6]}) -> tensor<4x3xf32> {
  %0 = stablehlo.sqrt %x : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @rsqrt_1(%x: tensor<4x3xf32> {check.range = [1, 6]}) -> tensor<4x3xf32> {
  %0 = stablehlo.rsqrt %x : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @square_1(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = chlo.square %x : tensor<4x3xf32> -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @erf_1(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = chlo.erf %x : tensor<4x3xf32> -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @erfc_1(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = chlo.erfc %x : tensor<4x3xf32> -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @not_1(%x: tensor<4x3xi1>) -> tensor<4x3xi1> {
  %0 = stablehlo.not %x : tensor<4x3xi1>
  return %0 : tensor<4x3xi1>
}

func.func @not_i32_1(%x: tensor<4x3xi32>) -> tensor<4x3xi32> {
  %0 = stablehlo.not %x : tensor<4x3xi32>
  return %0 : tensor<4x3xi32>
}

func.func @negate_i32_1(%x: tensor<4x3xi32>) -> tensor<4x3xi32> {
  %0 = stablehlo.negate %x : tensor<4x3xi32>
  return %0 : tensor<4x3xi32>
}

func.func @sign_i32_1(%x: tensor<4x3xi32>) -> tensor<4x3xi32> {
  %0 = stablehlo.sign %x : tensor<4x3xi32>
  return %0 : tensor<4x3xi32>
}

func.func @add_1(%x: tensor<4x3xf32>, %y: tensor<4x3xf32> {check.range = [1, 5]}) -> tensor<4x3xf32> {
  %0 = stablehlo.add %x, %y : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @subtract_1(%x: tensor<4x3xf32>, %y: tensor<4x3xf32> {check.range = [1, 5]}) -> tensor<4x3xf32> {
  %0 = stablehlo.subtract %x, %y : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @multiply_1(%x: tensor<4x3xf32>, %y: tensor<4x3xf32> {check.range = [1, 5]}) -> tensor<4x3xf32> {
  %0 = stablehlo.multiply %x, %y : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @divide_1(%x: tensor<4x3xf32>, %y: tensor<4x3xf32> {check.range = [1, 5]}) -> tensor<4x3xf32> {
  %0 = stablehlo.divide %x, %y : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @maximum_1(%x: tensor<4x3xf32>, %y: tensor<4x3xf32> {check.range = [1, 5]}) -> tensor<4x3xf32> {
  %0 = stablehlo.maximum %x, %y : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @minimum_1(%x: tensor<4x3xf32>, %y: tensor<4x3xf32> {check.range = [1, 5]}) -> tensor<4x3xf32> {
  %0 = stablehlo.minimum %x, %y : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @power_1(%x: tensor<4x3xf32>, %y: tensor<4x3xf32> {check.range = [1, 5]}) -> tensor<4x3xf32> {
  %0 = stablehlo.power %x, %y : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @add_i32_1(%x: tensor<4x3xi32>, %y: tensor<4x3xi32> {check.range = [1, 5]}) -> tensor<4x3xi32> {
  %0 = stablehlo.add %x, %y : tensor<4x3xi32>
  return %0 : tensor<4x3xi32>
}

func.func @subtract_i32_1(%x: tensor<4x3xi32>, %y: tensor<4x3xi32> {check.range = [1, 5]}) -> tensor<4x3xi32> {
  %0 = stablehlo.subtract %x, %y : tensor<4x3xi32>
  return %0 : tensor<4x3xi32>
}

func.func @multiply_i32_1(%x: tensor<4x3xi32>, %y: tensor<4x3xi32> {check.range = [1, 5]}) -> tensor<4x3xi32> {
  %0 = stablehlo.multiply %x, %y : tensor<4x3xi32>
  return %0 : tensor<4x3xi32>
}

func.func @divide_i32_1(%x: tensor<4x3xi32>, %y: tensor<4x3xi32> {check.range = [1, 5]}) -> tensor<4x3xi32> {
  %0 = stablehlo.divide %x, %y : tensor<4x3xi32>
  return %0 : tensor<4x3xi32>
}

func.func @maximum_i32_1(%x: tensor<4x3xi32>, %y: tensor<4x3xi32> {check.range = [1, 5]}) -> tensor<4x3xi32> {
  %0 = stablehlo.maximum %x, %y : tensor<4x3xi32>
  return %0 : tensor<4x3xi32>
}

func.func @minimum_i32_1(%x: tensor<4x3xi32>, %y: tensor<4x3xi32> {check.range = [1, 5]}) -> tensor<4x3xi32> {
  %0 = stablehlo.minimum %x, %y : tensor<4x3xi32>
  return %0 : tensor<4x3xi32>
}

func.func @add_i1_1(%x: tensor<4x3xi1>, %y: tensor<4x3xi1>) -> tensor<4x3xi1> {
  %0 = stablehlo.add %x, %y : tensor<4x3xi1>
  return %0 : tensor<4x3xi1>
}

func.func @multiply_i1_1(%x: tensor<4x3xi1>, %y: tensor<4x3xi1>) -> tensor<4x3xi1> {
  %0 = stablehlo.multiply %x, %y : tensor<4x3xi1>
  return %0 : tensor<4x3xi1>
}

func.func @maximum_i1_1(%x: tensor<4x3xi1>, %y: tensor<4x3xi1>) -> tensor<4x3xi1> {
  %0 = stablehlo.maximum %x, %y : tensor<4x3xi1>
  return %0 : tensor<4x3xi1>
}

func.func @minimum_i1_1(%x: tensor<4x3xi1>, %y: tensor<4x3xi1>) -> tensor<4x3xi1> {
  %0 = stablehlo.minimum %x, %y : tensor<4x3xi1>
  return %0 : tensor<4x3xi1>
}

func.func @and_i1_1(%x: tensor<4x3xi1>, %y: tensor<4x3xi1>) -> tensor<4x3xi1> {
  %0 = stablehlo.and %x, %y : tensor<4x3xi1>
  return %0 : tensor<4x3xi1>
}

func.func @or_i1_1(%x: tensor<4x3xi1>, %y: tensor<4x3xi1>) -> tensor<4x3xi1> {
  %0 = stablehlo.or %x, %y : tensor<4x3xi1>
  return %0 : tensor<4x3xi1>
}

func.func @xor_i1_1(%x: tensor<4x3xi1>, %y: tensor<4x3xi1>) -> tensor<4x3xi1> {
  %0 = stablehlo.xor %x, %y : tensor<4x3xi1>
  return %0 : tensor<4x3xi1>
}

func.func @and_i32_1(%x: tensor<4x3xi32>, %y: tensor<4x3xi32>) -> tensor<4x3xi32> {
  %0 = stablehlo.and %x, %y : tensor<4x3xi32>
  return %0 : tensor<4x3xi32>
}

func.func @or_i32_1(%x: tensor<4x3xi32>, %y: tensor<4x3xi32>) -> tensor<4x3xi32> {
  %0 = stablehlo.or %x, %y : tensor<4x3xi32>
  return %0 : tensor<4x3xi32>
}

func.func @xor_i32_1(%x: tensor<4x3xi32>, %y: tensor<4x3xi32>) -> tensor<4x3xi32> {
  %0 = stablehlo.xor %x, %y : tensor<4x3xi32>
  return %0 : tensor<4x3xi32>
}

func.func @compare_1(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) -> tensor<4x3xi1> {
  %0 = stablehlo.compare LT, %x, %y, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
  return %0 : tensor<4x3xi1>
}

func.func @compare_eq_i32_1(%x: tensor<4x3xi32>, %y: tensor<4x3xi32>) -> tensor<4x3xi1> {
  %0 = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
  return %0 : tensor<4x3xi1>
}

func.func @select_1(%p: tensor<4x3xi1>, %x: tensor<4x3xf32>, %y: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.select %p, %x, %y : tensor<4x3xi1>, tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @select_scalar_predicate_1(%p: tensor<i1>, %x: tensor<4x3xf32>, %y: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.select %p, %x, %y : tensor<i1>, tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @select_i1_1(%p: tensor<4x3xi1>, %x: tensor<4x3xi1>, %y: tensor<4x3xi1>) -> tensor<4x3xi1> {
  %0 = stablehlo.select %p, %x, %y : tensor<4x3xi1>, tensor<4x3xi1>
  return %0 : tensor<4x3xi1>
}

func.func @clamp_scalar_bounds_1(%l: tensor<f32> {check.range = [-2, -1]}, %x: tensor<4x3xf32>, %h: tensor<f32> {check.range = [1, 2]}) -> tensor<4x3xf32> {
  %0 = stablehlo.clamp %l, %x, %h : (tensor<f32>, tensor<4x3xf32>, tensor<f32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @clamp_1(%l: tensor<4x3xf32> {check.range = [-3, -1]}, %x: tensor<4x3xf32>, %h: tensor<4x3xf32> {check.range = [1, 3]}) -> tensor<4x3xf32> {
  %0 = stablehlo.clamp %l, %x, %h : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @convert_f32_f64_1(%x: tensor<4x3xf32>) -> tensor<4x3xf64> {
  %0 = stablehlo.convert %x : (tensor<4x3xf32>) -> tensor<4x3xf64>
  return %0 : tensor<4x3xf64>
}

func.func @convert_f64_f32_1(%x: tensor<4x3xf64>) -> tensor<4x3xf32> {
  %0 = stablehlo.convert %x : (tensor<4x3xf64>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @convert_bf16_f32_1(%x: tensor<4x3xbf16>) -> tensor<4x3xf32> {
  %0 = stablehlo.convert %x : (tensor<4x3xbf16>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @convert_f32_bf16_1(%x: tensor<4x3xf32>) -> tensor<4x3xbf16> {
  %0 = stablehlo.convert %x : (tensor<4x3xf32>) -> tensor<4x3xbf16>
  return %0 : tensor<4x3xbf16>
}

func.func @convert_i32_i8_1(%x: tensor<4x3xi32>) -> tensor<4x3xi8> {
  %0 = stablehlo.convert %x : (tensor<4x3xi32>) -> tensor<4x3xi8>
  return %0 : tensor<4x3xi8>
}

func.func @convert_i8_i32_1(%x: tensor<4x3xi8>) -> tensor<4x3xi32> {
  %0 = stablehlo.convert %x : (tensor<4x3xi8>) -> tensor<4x3xi32>
  return %0 : tensor<4x3xi32>
}

func.func @convert_i32_f32_1(%x: tensor<4x3xi32>) -> tensor<4x3xf32> {
  %0 = stablehlo.convert %x : (tensor<4x3xi32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @convert_f32_i32_1(%x: tensor<4x3xf32>) -> tensor<4x3xi32> {
  %0 = stablehlo.convert %x : (tensor<4x3xf32>) -> tensor<4x3xi32>
  return %0 : tensor<4x3xi32>
}

func.func @convert_i1_f32_1(%x: tensor<4x3xi1>) -> tensor<4x3xf32> {
  %0 = stablehlo.convert %x : (tensor<4x3xi1>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @convert_i32_ui32_1(%x: tensor<4x3xi32>) -> tensor<4x3xui32> {
  %0 = stablehlo.convert %x : (tensor<4x3xi32>) -> tensor<4x3xui32>
  return %0 : tensor<4x3xui32>
}

func.func @convert_ui8_i32_1(%x: tensor<4x3xui8>) -> tensor<4x3xi32> {
  %0 = stablehlo.convert %x : (tensor<4x3xui8>) -> tensor<4x3xi32>
  return %0 : tensor<4x3xi32>
}
