// Branches that yield tensors, alone and inside loops.
// RUN: sh %S/Inputs/check.sh %s %t.d "1 2 3"

func.func @main(%x: tensor<6x4xf32>, %i: tensor<i32>, %p: tensor<i1>) -> (tensor<6x4xf32>, tensor<6x4xf32>, tensor<i32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %half = stablehlo.constant dense<0.5> : tensor<f32>
  %a = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<6x4xf32>
  }, {
    %1 = stablehlo.add %x, %x : tensor<6x4xf32>
    stablehlo.return %1 : tensor<6x4xf32>
  }) : (tensor<i1>) -> tensor<6x4xf32>
  %r:3 = stablehlo.while(%it = %zero, %v = %x, %s = %half) : tensor<i32>, tensor<6x4xf32>, tensor<f32>
  cond {
    %c = stablehlo.compare LT, %it, %five, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    // The third branch is taken for every larger number.
    %b:2 = "stablehlo.case"(%it) ({
      stablehlo.return %v, %s : tensor<6x4xf32>, tensor<f32>
    }, {
      %1 = stablehlo.tanh %v : tensor<6x4xf32>
      %2 = stablehlo.add %s, %s : tensor<f32>
      stablehlo.return %1, %2 : tensor<6x4xf32>, tensor<f32>
    }, {
      %q = stablehlo.compare LT, %it, %three, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %1 = "stablehlo.if"(%q) ({
        %2 = stablehlo.subtract %v, %a : tensor<6x4xf32>
        stablehlo.return %2 : tensor<6x4xf32>
      }, {
        %2 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
        %3 = stablehlo.add %v, %2 : tensor<6x4xf32>
        stablehlo.return %3 : tensor<6x4xf32>
      }) : (tensor<i1>) -> tensor<6x4xf32>
      stablehlo.return %1, %s : tensor<6x4xf32>, tensor<f32>
    }) : (tensor<i32>) -> (tensor<6x4xf32>, tensor<f32>)
    %next = stablehlo.add %it, %one : tensor<i32>
    stablehlo.return %next, %b#0, %b#1 : tensor<i32>, tensor<6x4xf32>, tensor<f32>
  }
  // Branches that swap what they are given, one result used twice.
  %w:2 = "stablehlo.case"(%i) ({
    stablehlo.return %a, %r#1 : tensor<6x4xf32>, tensor<6x4xf32>
  }, {
    stablehlo.return %r#1, %a : tensor<6x4xf32>, tensor<6x4xf32>
  }) : (tensor<i32>) -> (tensor<6x4xf32>, tensor<6x4xf32>)
  %d = stablehlo.multiply %w#0, %w#1 : tensor<6x4xf32>
  return %w#0, %d, %r#0, %r#2 : tensor<6x4xf32>, tensor<6x4xf32>, tensor<i32>, tensor<f32>
}
