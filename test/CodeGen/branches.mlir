// What branches give is a buffer like any other (once it was taken for a view of any
// strides, which no kernel accepts).
// RUN: dgc-compile --devices 2 --quiet %s -o %t.dgc
// RUN: dgc-run -n 2 %t.dgc --verify --input-seed=3 | FileCheck %s
// CHECK: 3 of 3 outputs agree

func.func public @main(%x: tensor<7x5xf32>, %p: tensor<i1>, %i: tensor<i32>) -> (tensor<7x5xf32>, tensor<5x7xf32>, tensor<7x5xf32>) {
  %0 = "stablehlo.if"(%p) ({
    %a = stablehlo.add %x, %x : tensor<7x5xf32>
    stablehlo.return %a : tensor<7x5xf32>
  }, {
    %b = stablehlo.exponential %x : tensor<7x5xf32>
    stablehlo.return %b : tensor<7x5xf32>
  }) : (tensor<i1>) -> tensor<7x5xf32>
  %1 = "stablehlo.case"(%i) ({
    %a = stablehlo.transpose %0, dims = [1, 0] : (tensor<7x5xf32>) -> tensor<5x7xf32>
    stablehlo.return %a : tensor<5x7xf32>
  }, {
    %c = stablehlo.constant dense<2.0> : tensor<5x7xf32>
    stablehlo.return %c : tensor<5x7xf32>
  }, {
    %b = stablehlo.reshape %x : (tensor<7x5xf32>) -> tensor<5x7xf32>
    stablehlo.return %b : tensor<5x7xf32>
  }) : (tensor<i32>) -> tensor<5x7xf32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %2:2 = stablehlo.while(%k = %zero, %y = %x) : tensor<i32>, tensor<7x5xf32>
  cond {
    %q = stablehlo.compare LT, %k, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %q : tensor<i1>
  } do {
    %odd = stablehlo.compare EQ, %k, %one, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %z = "stablehlo.if"(%odd) ({
      stablehlo.return %y : tensor<7x5xf32>
    }, {
      %s = stablehlo.add %y, %x : tensor<7x5xf32>
      stablehlo.return %s : tensor<7x5xf32>
    }) : (tensor<i1>) -> tensor<7x5xf32>
    %k1 = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %k1, %z : tensor<i32>, tensor<7x5xf32>
  }
  return %0, %1, %2#1 : tensor<7x5xf32>, tensor<5x7xf32>, tensor<7x5xf32>
}
