// RUN: dgc-opt %s --dgc-print-rules --verify-diagnostics -o /dev/null

func.func @matmul(%a: tensor<8x4xf32>, %b: tensor<4x2xf32>, %c: tensor<8x2xf32>) -> tensor<8x2xf32> {
  // expected-remark@+1 {{linalg.matmul: ([i, k], [k, j], [i, j])->([i, j]) {i=8, j=2, k=4} reduction={k:add}}}
  %0 = linalg.matmul ins(%a, %b : tensor<8x4xf32>, tensor<4x2xf32>) outs(%c : tensor<8x2xf32>) -> tensor<8x2xf32>
  // expected-remark@+1 {{func.return}}
  return %0 : tensor<8x2xf32>
}

func.func @maximum_of_a_row(%a: tensor<8x4xf32>, %c: tensor<8xf32>) -> tensor<8xf32> {
  // expected-remark@+1 {{linalg.reduce: ([i, j], [i])->([i]) {i=8, j=4} reduction={j:max}}}
  %0 = linalg.reduce ins(%a : tensor<8x4xf32>) outs(%c : tensor<8xf32>) dimensions = [1]
    (%x: f32, %y: f32) {
      %m = arith.maximumf %x, %y : f32
      linalg.yield %m : f32
    }
  // expected-remark@+1 {{func.return}}
  return %0 : tensor<8xf32>
}

func.func @unknown_combiner_stays_whole(%a: tensor<8x4xf32>, %c: tensor<8xf32>) -> tensor<8xf32> {
  // expected-remark@+1 {{linalg.reduce: ([i, j], [i])->([i]) {i=8, j=4} whole={j}}}
  %0 = linalg.reduce ins(%a : tensor<8x4xf32>) outs(%c : tensor<8xf32>) dimensions = [1]
    (%x: f32, %y: f32) {
      %m = arith.subf %y, %x : f32
      linalg.yield %m : f32
    }
  // expected-remark@+1 {{func.return}}
  return %0 : tensor<8xf32>
}

func.func @window_stays_whole(%x: tensor<1x10xf32>, %k: tensor<3xf32>, %o: tensor<1x8xf32>) -> tensor<1x8xf32> {
  // expected-remark@+1 {{linalg.generic: ([i, l], [k], [i, j])->([i, j]) {i=1, j=8, k=3, l=10} whole={i, j, k, l}}}
  %0 = linalg.generic {indexing_maps = [affine_map<(b, o, k) -> (b, o + k)>, affine_map<(b, o, k) -> (k)>, affine_map<(b, o, k) -> (b, o)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %k : tensor<1x10xf32>, tensor<3xf32>) outs(%o : tensor<1x8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<1x8xf32>
  // expected-remark@+1 {{func.return}}
  return %0 : tensor<1x8xf32>
}
