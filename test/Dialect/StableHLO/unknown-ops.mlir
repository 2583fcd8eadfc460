// RUN: not dgc-opt %s --split-input-file 2>&1 | FileCheck %s

// CHECK: :[[@LINE+3]]:3: error: custom op 'stablehlo.sort' is unknown
// CHECK: note: dgc cannot compile 'stablehlo.sort'; write it with comparisons and one-hot products, or sort the data before it comes in
func.func @an_op_that_stablehlo_has(%x: tensor<4xf32>) {
  stablehlo.sort %x : tensor<4xf32>
  return
}

// -----

// CHECK: error: unregistered operation 'stablehlo.is_finite' found in dialect
// CHECK: note: dgc cannot compile 'stablehlo.is_finite'; write jnp.abs(x) < jnp.inf instead
func.func @in_generic_form(%x: tensor<4xf32>) {
  %0 = "stablehlo.is_finite"(%x) : (tensor<4xf32>) -> tensor<4xi1>
  return
}

// -----

// CHECK: error: Dialect `foo' not found for custom op 'foo.bar'
// CHECK: note: dgc cannot compile 'foo.bar'; export the model with the ops that docs/Ops.md lists, or lower it to them first
func.func @an_unknown_dialect(%x: tensor<4xf32>) {
  foo.bar %x
  return
}

// -----

// CHECK: error: operation being parsed with an unregistered dialect
// CHECK: note: dgc cannot compile this op; export the model with the ops that docs/Ops.md lists, or lower it to them first
func.func @an_unknown_dialect_in_generic_form(%x: tensor<4xf32>) {
  "foo.bar"(%x) : (tensor<4xf32>) -> ()
  return
}
