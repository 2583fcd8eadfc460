// A loop that is all of a branch.
// RUN: sh %S/Inputs/check.sh %s %t.d "1 2"

func.func @main(%x: tensor<9x2xf32>, %i: tensor<i32>) -> tensor<9x2xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %0 = "stablehlo.case"(%i) ({
    %1 = stablehlo.tanh %x : tensor<9x2xf32>
    stablehlo.return %1 : tensor<9x2xf32>
  }, {
    %w:2 = stablehlo.while(%it = %zero, %v = %x) : tensor<i32>, tensor<9x2xf32>
    cond {
      %p = stablehlo.compare LT, %it, %two, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %1 = stablehlo.tanh %v : tensor<9x2xf32>
      %next = stablehlo.add %it, %one : tensor<i32>
      stablehlo.return %next, %1 : tensor<i32>, tensor<9x2xf32>
    }
    stablehlo.return %w#1 : tensor<9x2xf32>
  }) : (tensor<i32>) -> tensor<9x2xf32>
  return %0 : tensor<9x2xf32>
}
