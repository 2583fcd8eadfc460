// RUN: not dgc-opt %s --split-input-file 2>&1 | FileCheck %s --implicit-check-not=unregistered --implicit-check-not="current operation"

// CHECK: :[[@LINE+3]]:3: error: dgc does not know 'stablehlo.sort' yet; write it with comparisons and one-hot products, or sort the data before it comes in (docs/Ops.md lists the ops that it knows)
// CHECK-NEXT: stablehlo.sort %x
func.func @an_op_that_stablehlo_has(%x: tensor<4xf32>) {
  stablehlo.sort %x : tensor<4xf32>
  return
}

// -----

// As JAX prints it: the region is not printed again behind the error.
// CHECK: :[[@LINE+3]]:8: error: dgc does not know 'stablehlo.sort' yet; write it with comparisons
// CHECK-NOT: stablehlo.compare
func.func @an_op_with_a_region(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK: :[[@LINE+2]]:8: error: dgc does not know 'stablehlo.is_finite' yet; write jnp.abs(x) < jnp.inf instead (docs/Ops.md lists the ops that it knows)
func.func @in_generic_form(%x: tensor<4xf32>) {
  %0 = "stablehlo.is_finite"(%x) : (tensor<4xf32>) -> tensor<4xi1>
  return
}

// -----

// An attribute is read before its op is known.
// CHECK: :[[@LINE+2]]:{{[0-9]+}}: error: dgc does not know '#stablehlo.channel_handle' yet, nor the ops that have it; export the model before it is partitioned, without shard_map (docs/Ops.md lists the ops that it knows)
func.func @an_attribute(%x: tensor<4xf32>) {
  %0 = "stablehlo.all_gather"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

// CHECK: :[[@LINE+2]]:3: error: dgc does not know 'foo.bar' yet; write the model with the ops that docs/Ops.md lists, or lower it to them before it comes in
func.func @an_unknown_dialect(%x: tensor<4xf32>) {
  foo.bar %x
  return
}

// -----

// CHECK: :[[@LINE+3]]:12: error: dgc does not know this op, nor its dialect; write the model with the ops that docs/Ops.md lists, or lower it to them before it comes in
// CHECK-NEXT: "foo.bar"(%x)
func.func @an_unknown_dialect_in_generic_form(%x: tensor<4xf32>) {
  "foo.bar"(%x) : (tensor<4xf32>) -> ()
  return
}
