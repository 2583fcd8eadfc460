// RUN: dgc-opt %s | dgc-opt | FileCheck %s
// RUN: dgc-opt %s --mlir-print-op-generic | dgc-opt | FileCheck %s

// CHECK-LABEL: func.func @elementwise_ops_print_one_type_where_they_agree
func.func @elementwise_ops_print_one_type_where_they_agree(%x: tensor<4xf32>, %p: tensor<4xi1>, %s: tensor<f32>, %q: tensor<i1>) {
  // CHECK: stablehlo.abs %{{.*}} : tensor<4xf32>
  %0 = "stablehlo.abs"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: stablehlo.add %{{.*}}, %{{.*}} : tensor<4xf32>
  %1 = stablehlo.add %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK: stablehlo.convert %{{.*}} : tensor<4xf32>
  %2 = stablehlo.convert %x : tensor<4xf32>
  // CHECK: stablehlo.convert %{{.*}} : (tensor<4xf32>) -> tensor<4xi32>
  %3 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xi32>
  // CHECK: stablehlo.select %{{.*}}, %{{.*}}, %{{.*}} : tensor<4xi1>, tensor<4xf32>
  %4 = stablehlo.select %p, %x, %x : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK: stablehlo.select %{{.*}}, %{{.*}}, %{{.*}} : tensor<i1>, tensor<4xf32>
  %5 = stablehlo.select %q, %x, %x : tensor<i1>, tensor<4xf32>
  // CHECK: stablehlo.clamp %{{.*}}, %{{.*}}, %{{.*}} : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %6 = stablehlo.clamp %s, %x, %s : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  // CHECK: stablehlo.clamp %{{.*}}, %{{.*}}, %{{.*}} : tensor<4xf32>
  %7 = stablehlo.clamp %x, %x, %x : tensor<4xf32>
  // CHECK: stablehlo.exponential %{{.*}} {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
  %8 = stablehlo.exponential %x {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
  // CHECK: chlo.erf %{{.*}} : tensor<4xf32> -> tensor<4xf32>
  %9 = chlo.erf %x : tensor<4xf32> -> tensor<4xf32>
  return
}

// Older files have two blanks before words.
// CHECK-LABEL: func.func @compare_reads_old_and_new_spellings
func.func @compare_reads_old_and_new_spellings(%x: tensor<4xf32>) {
  // CHECK-COUNT-3: stablehlo.compare LT, %{{.*}}, %{{.*}}, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %0 = stablehlo.compare LT, %x, %x, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %1 = stablehlo.compare  LT, %x, %x,  FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %2 = "stablehlo.compare"(%x, %x) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  // CHECK: stablehlo.compare EQ, %{{.*}}, %{{.*}} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %3 = stablehlo.compare EQ, %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return
}

// CHECK-LABEL: func.func @constants_of_all_kinds
func.func @constants_of_all_kinds() {
  // CHECK: stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  // CHECK: stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %1 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  // CHECK: stablehlo.constant {dgc.note = "n"} dense<255> : tensor<ui8>
  %2 = stablehlo.constant {dgc.note = "n"} dense<255> : tensor<ui8>
  // CHECK: stablehlo.constant dense<> : tensor<0x3xf32>
  %3 = stablehlo.constant dense<> : tensor<0x3xf32>
  // CHECK: stablehlo.constant dense_resource<weights> : tensor<2xf32>
  %4 = stablehlo.constant dense_resource<weights> : tensor<2xf32>
  // CHECK: stablehlo.constant dense<1.500000e+00> : tensor<bf16>
  %5 = stablehlo.constant dense<1.5> : tensor<bf16>
  return
}

// CHECK-LABEL: func.func @shapes
func.func @shapes(%x: tensor<8x4xf32>, %z: tensor<f32>, %i: tensor<i32>, %u: tensor<1x4xf32>) {
  // CHECK: stablehlo.iota dim = 0 : tensor<4xi32>
  %0 = stablehlo.iota dim = 0 : tensor<4xi32>
  // CHECK: stablehlo.broadcast_in_dim %{{.*}}, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %1 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  // CHECK: stablehlo.transpose %{{.*}}, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
  %2 = stablehlo.transpose %x, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
  // CHECK: stablehlo.slice %{{.*}} [0:4:2, 1:3] : (tensor<8x4xf32>) -> tensor<2x2xf32>
  %3 = stablehlo.slice %x [0:4:2, 1:3] : (tensor<8x4xf32>) -> tensor<2x2xf32>
  // CHECK: stablehlo.slice %{{.*}} [] : (tensor<f32>) -> tensor<f32>
  %4 = stablehlo.slice %z [] : (tensor<f32>) -> tensor<f32>
  // CHECK: stablehlo.concatenate %{{.*}}, %{{.*}}, dim = 0 : (tensor<8x4xf32>, tensor<1x4xf32>) -> tensor<9x4xf32>
  %5 = stablehlo.concatenate %x, %u, dim = 0 : (tensor<8x4xf32>, tensor<1x4xf32>) -> tensor<9x4xf32>
  // CHECK: stablehlo.pad %{{.*}}, %{{.*}}, low = [1, 0], high = [0, -2], interior = [1, 0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<16x2xf32>
  %6 = stablehlo.pad %x, %z, low = [1, 0], high = [0, -2], interior = [1, 0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<16x2xf32>
  // CHECK: stablehlo.dynamic_slice %{{.*}}, %{{.*}}, %{{.*}}, sizes = [1, 4] : (tensor<8x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
  %7 = stablehlo.dynamic_slice %x, %i, %i, sizes = [1, 4] : (tensor<8x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
  // CHECK: stablehlo.dynamic_slice %{{.*}}, sizes = [] : (tensor<f32>) -> tensor<f32>
  %8 = stablehlo.dynamic_slice %z, sizes = [] : (tensor<f32>) -> tensor<f32>
  // CHECK: stablehlo.dynamic_update_slice %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : (tensor<8x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<8x4xf32>
  %9 = stablehlo.dynamic_update_slice %x, %u, %i, %i : (tensor<8x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<8x4xf32>
  return
}

// CHECK-LABEL: func.func @contractions
func.func @contractions(%x: tensor<2x8x4xf32>, %y: tensor<2x4x3xf32>) {
  // CHECK: stablehlo.dot_general %{{.*}}, %{{.*}}, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, DEFAULT] : (tensor<2x8x4xf32>, tensor<2x4x3xf32>) -> tensor<2x8x3xf32>
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, DEFAULT] : (tensor<2x8x4xf32>, tensor<2x4x3xf32>) -> tensor<2x8x3xf32>
  // CHECK: stablehlo.dot_general %{{.*}}, %{{.*}}, contracting_dims = [2] x [1], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x8x4xf32>, tensor<2x4x3xf32>) -> tensor<2x8x2x3xbf16>
  %1 = stablehlo.dot_general %x, %y, contracting_dims = [2] x [1], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x8x4xf32>, tensor<2x4x3xf32>) -> tensor<2x8x2x3xbf16>
  // CHECK: stablehlo.dot_general %{{.*}}, %{{.*}}, contracting_dims = [] x [] : (tensor<2x8x4xf32>, tensor<2x4x3xf32>) -> tensor<2x8x4x2x4x3xf32>
  %2 = stablehlo.dot_general %x, %y, contracting_dims = [] x [] : (tensor<2x8x4xf32>, tensor<2x4x3xf32>) -> tensor<2x8x4x2x4x3xf32>
  return
}

// CHECK-LABEL: func.func @reductions_short_and_long
func.func @reductions_short_and_long(%x: tensor<8x4xf32>, %k: tensor<8x4xi32>, %z: tensor<f32>, %i: tensor<i32>) {
  // CHECK: stablehlo.reduce(%{{.*}} init: %{{.*}}) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
  // CHECK: stablehlo.reduce(%{{.*}} init: %{{.*}}) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce"(%x, %z) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.maximum %a, %b : tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  // The short form would lose the order of the operands.
  // CHECK: stablehlo.reduce(%{{.*}} init: %{{.*}}) across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
  // CHECK-NEXT: reducer(%[[A:.*]]: tensor<f32>, %[[B:.*]]: tensor<f32>) {
  // CHECK-NEXT: stablehlo.add %[[B]], %[[A]]
  %2 = stablehlo.reduce(%x init: %z) across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
   reducer(%a: tensor<f32>, %b: tensor<f32>) {
    %s = stablehlo.add %b, %a : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }
  // CHECK: %{{.*}}:2 = stablehlo.reduce(%{{.*}} init: %{{.*}}), (%{{.*}} init: %{{.*}}) across dimensions = [1] : (tensor<8x4xf32>, tensor<8x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
  // CHECK-NEXT: reducer(%[[A:.*]]: tensor<f32>, %[[C:.*]]: tensor<f32>) (%[[B:.*]]: tensor<i32>, %[[D:.*]]: tensor<i32>) {
  // CHECK-NEXT: stablehlo.return %[[C]], %[[D]] : tensor<f32>, tensor<i32>
  %3:2 = stablehlo.reduce(%x init: %z), (%k init: %i) across dimensions = [1] : (tensor<8x4xf32>, tensor<8x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
   reducer(%a: tensor<f32>, %c: tensor<f32>) (%b: tensor<i32>, %d: tensor<i32>) {
    stablehlo.return %c, %d : tensor<f32>, tensor<i32>
  }
  return
}

// CHECK-LABEL: func.func @control_flow
func.func @control_flow(%x: tensor<4xf32>, %n: tensor<i32>, %p: tensor<i1>) {
  // CHECK: %{{.*}}:2 = stablehlo.while(%[[I:.*]] = %{{.*}}, %{{.*}} = %{{.*}}) : tensor<i32>, tensor<4xf32> attributes {dgc.note = "n"}
  // CHECK-NEXT: cond {
  // CHECK-NEXT: stablehlo.compare LT, %[[I]],
  // CHECK: } do {
  %0:2 = stablehlo.while(%i = %n, %y = %x) : tensor<i32>, tensor<4xf32> attributes {dgc.note = "n"}
  cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    stablehlo.return %i, %y : tensor<i32>, tensor<4xf32>
  }
  // CHECK: stablehlo.while()
  stablehlo.while()
  cond {
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.return
  }
  // CHECK: %{{.*}}:2 = stablehlo.optimization_barrier %{{.*}}, %{{.*}} : tensor<4xf32>, tensor<i1>
  %1:2 = stablehlo.optimization_barrier %x, %p : tensor<4xf32>, tensor<i1>
  // CHECK: "stablehlo.if"(%{{.*}}) ({
  %2 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<4xf32>
  }, {
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @custom_calls
func.func @custom_calls(%x: tensor<4x2xf32>) {
  // CHECK: stablehlo.custom_call @target(%{{.*}}) {api_version = 2 : i32, backend_config = "text"} : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %0 = stablehlo.custom_call @target(%x) {backend_config = "text", api_version = 2 : i32} : (tensor<4x2xf32>) -> tensor<4x2xf32>
  // CHECK: stablehlo.custom_call @"odd name"(%{{.*}}) {api_version = 4 : i32, backend_config = {uplo = 76 : ui8}} : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %1 = stablehlo.custom_call @"odd name"(%x) {api_version = 4 : i32, backend_config = {uplo = 76 : ui8}} : (tensor<4x2xf32>) -> tensor<4x2xf32>
  // CHECK: stablehlo.custom_call @target(%{{.*}}) {called_computations = [@callee], has_side_effect = true, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, k]) {i=4, j=2, k=2} need_replication={j, k}, custom>} : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %2 = stablehlo.custom_call @target(%x) {called_computations = [@callee], has_side_effect = true, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, k]) {i=4, j=2, k=2} need_replication={j, k}, custom>} : (tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
func.func private @callee(tensor<4x2xf32>) -> tensor<4x2xf32>

{-#
  dialect_resources: { builtin: { weights: "0x040000000000803F00000040" } }
#-}
