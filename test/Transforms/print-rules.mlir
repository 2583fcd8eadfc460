// RUN: dgc-opt %s --dgc-print-rules --verify-diagnostics -o /dev/null

func.func @contraction(%x: tensor<2x8x4xf32>, %y: tensor<2x4x3xf32>) -> tensor<2x8x3xf32> {
  // expected-remark@+1 {{stablehlo.dot_general: ([i, j, l], [i, l, k])->([i, j, k]) {i=2, j=8, k=3, l=4} reduction={l:add} unreduced={[0]:add, [1]:add}}}
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x8x4xf32>, tensor<2x4x3xf32>) -> tensor<2x8x3xf32>
  // expected-remark@+1 {{func.return: passes 1 values on}}
  return %0 : tensor<2x8x3xf32>
}

func.func @heads_are_a_factor(%x: tensor<2x5x12xf32>) -> tensor<2x5x3x4xf32> {
  // expected-remark@+1 {{stablehlo.reshape: ([i, j, kl])->([i, j, k, l]) {i=2, j=5, k=3, l=4}}}
  %0 = stablehlo.reshape %x : (tensor<2x5x12xf32>) -> tensor<2x5x3x4xf32>
  // expected-remark@+1 {{func.return}}
  return %0 : tensor<2x5x3x4xf32>
}

func.func @second_part_of_a_fused_weight(%x: tensor<4x24xf32>) -> tensor<4x8xf32> {
  // expected-remark@+1 {{stablehlo.slice: ([i, kj])->([i, j]) {i=4, j=8, k=3} whole={k}}}
  %0 = stablehlo.slice %x [0:4, 8:16] : (tensor<4x24xf32>) -> tensor<4x8xf32>
  // expected-remark@+1 {{func.return}}
  return %0 : tensor<4x8xf32>
}

func.func @embedding(%table: tensor<50x8xf32>, %ids: tensor<4x6x1xi32>) -> tensor<4x6x8xf32> {
  // expected-remark@+1 {{stablehlo.gather: ([l, m], [i, j, k])->([i, j, m]) {i=4, j=6, k=1, l=50, m=8} indexed={l:add} whole={k}}}
  %0 = "stablehlo.gather"(%table, %ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<50x8xf32>, tensor<4x6x1xi32>) -> tensor<4x6x8xf32>
  // expected-remark@+1 {{func.return}}
  return %0 : tensor<4x6x8xf32>
}

func.func @sum_of_booleans_is_or(%x: tensor<8x4xi1>, %i: tensor<i1>) -> tensor<8xi1> {
  // expected-remark@+1 {{stablehlo.reduce: ([i, j], [])->([i]) {i=8, j=4} reduction={j:or} unreduced={[0]:or}}}
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [1] : (tensor<8x4xi1>, tensor<i1>) -> tensor<8xi1>
  // expected-remark@+1 {{func.return}}
  return %0 : tensor<8xi1>
}

func.func @loop_passes_its_carries_on(%i: tensor<i32>, %x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-remark@+1 {{stablehlo.while: passes 2 values on}}
  %0:2 = stablehlo.while(%a = %i, %b = %x) : tensor<i32>, tensor<4xf32>
  cond {
    // expected-remark@+1 {{stablehlo.compare: ([], [])->([]) {}}}
    %p = stablehlo.compare LT, %a, %a, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    // expected-remark@+1 {{stablehlo.negate: ([i])->([i]) {i=4} unreduced={[0]:add, [0]:max->min, [0]:min->max}}}
    %n = stablehlo.negate %b : tensor<4xf32>
    stablehlo.return %a, %n : tensor<i32>, tensor<4xf32>
  }
  // expected-remark@+1 {{func.return}}
  return %0#1 : tensor<4xf32>
}

func.func @unknown_op_stays_whole(%x: tensor<4x2xf32>) -> tensor<4x2xf32> {
  // expected-remark@+1 {{stablehlo.custom_call: ([i, j])->([k, l]) {i=4, j=2, k=4, l=2} whole={i, j, k, l} (unknown op)}}
  %0 = stablehlo.custom_call @target(%x) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  // expected-remark@+1 {{func.return}}
  return %0 : tensor<4x2xf32>
}
