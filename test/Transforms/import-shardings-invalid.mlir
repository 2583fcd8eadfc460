// RUN: dgc-opt %s --split-input-file --dgc-import-shardings --verify-diagnostics

// expected-error @below {{argument #0 is sharded on @nowhere, which is not a mesh of this module}}
func.func @the_mesh_is_declared(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@nowhere, [{"x"}]>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=2]>
// expected-error @below {{argument #0 is sharded on axis "y", which mesh @mesh does not have}}
func.func @the_axis_is_of_the_mesh(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=2]>
// expected-error @below {{argument #0 must not be unreduced}}
func.func @arguments_are_reduced(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}], unreduced={"x"}>}) {
  return
}

// -----

func.func @strings_of_gspmd_are_refused(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'stablehlo.tanh' op it has an mhlo.sharding string, which is not read; export with Shardy (jax_use_shardy_partitioner), or write dist.sharding}}
  %0 = stablehlo.tanh %x {mhlo.sharding = "{replicated}"} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @there_is_a_sharding_for_each_result(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'stablehlo.tanh' op sdy.sharding must be #sdy.sharding_per_value with a sharding for each of the 1 results, but got #sdy.sharding_per_value<[]>}}
  %0 = stablehlo.tanh %x {sdy.sharding = #sdy.sharding_per_value<[]>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

sdy.mesh @mesh = <["x"=2]>
// expected-error @below {{argument #0 of type 'tensor<4xf32>' cannot be sharded as #sdy.sharding<@mesh, [{"x"}, {}]>: sharding has 2 dimensions, the tensor has 1}}
func.func @ranks_agree(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  return
}
