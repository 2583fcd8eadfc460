// RUN: dgc-opt %s -split-input-file --dgc-partition -verify-diagnostics

dist.mesh @mesh = <["x"=2]>
// expected-error@+1 {{argument 0 has no sharding: run dgc-insert-reshards first}}
func.func @unsharded(%x: tensor<8xf32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}

// -----

dist.mesh @mesh = <["x"=2]>
func.func @left_over(%x: tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}]>}) {
  // expected-error@+1 {{'dist.reshard' op is left over: run dgc-lower-reshards first}}
  %0 = dist.reshard %x from <@mesh, [{"x"}]> to <@mesh, [{}]> : tensor<8xf32>
  return
}

// -----

dist.mesh @mesh = <["x"=2]>
func.func @no_factors(%x: tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}]>}) {
  // expected-error@+1 {{has no dist.factors (dgc-insert-reshards sets them)}}
  %0 = stablehlo.tanh %x : tensor<8xf32>
  return
}

// -----

// expected-error@+1 {{axis "x" is temporal; this partitioner splits over devices only}}
dist.mesh @mesh = <["x"=2]> {temporal = "x"}
func.func @temporal(%x: tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}]>}) {
  return
}
