// Booleans as JAX prints large constants, a byte each; split on ranks.
// RUN: dgc-opt %s | FileCheck %s
// RUN: dgc-compile %s --propagate-only --quiet -o %t.dgc
// RUN: dgc-run -n 3 --quiet %t.dgc --input-seed=1 --output=- --output=- | FileCheck %s --check-prefix=VALUE
// RUN: dgc-compile %s --devices 1 --quiet -o %t.dgc
// RUN: dgc-run --quiet %t.dgc --input-seed=1 --output=- --output=- | FileCheck %s --check-prefix=VALUE

// CHECK: stablehlo.constant dense<{{\[\[}}true, false, false, true], [false, true, false, false], [true, true, true, false]]> : tensor<3x4xi1>
// CHECK: stablehlo.constant dense<[false, true]> : tensor<2xi1>
// VALUE: result 0 'result0': 3x4xbool=[1 0 0 1][0 1 0 0][1 1 1 0]
// VALUE: result 1 'result1': 3xi32=2 1 3
dist.mesh @mesh = <["x"=3]>
func.func @main(%p: tensor<2xi1>) -> (tensor<3x4xi1> {dist.sharding = #dist.sharding<@mesh, [{"x"}, {}]>}, tensor<3xi32>, tensor<2xi1>) {
  %c = stablehlo.constant dense<"0x010000010001000001010100"> : tensor<3x4xi1>
  %d = stablehlo.constant dense<"0x0001"> : tensor<2xi1>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.convert %c : (tensor<3x4xi1>) -> tensor<3x4xi32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  %2 = stablehlo.and %p, %d : tensor<2xi1>
  return %c, %1, %2 : tensor<3x4xi1>, tensor<3xi32>, tensor<2xi1>
}
