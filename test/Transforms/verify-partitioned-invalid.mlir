// RUN: dgc-opt %s -split-input-file --dgc-verify-partitioned -verify-diagnostics

dist.mesh @mesh = <["x"=2]>
// expected-error@+1 {{argument 0 has no dist.global (dgc-partition writes it)}}
func.func @argument(%x: tensor<4xf32>) {
  return
}

// -----

dist.mesh @mesh = <["x"=2]>
func.func @move(%x: tensor<4xf32> {dist.global = #dist.global<tensor<8xf32>, #dist.sharding<@mesh, [{"x"}]>>}) {
  // expected-error@+1 {{'dist.gather' op works on global tensors: it does not belong in a partitioned program}}
  %0 = dist.gather %x from <@mesh, [{"x"}]> to <@mesh, [{}]> : tensor<4xf32>
  return
}

// -----

dist.mesh @mesh = <["x"=2]>
func.func @sharded(%x: tensor<4xf32> {dist.global = #dist.global<tensor<8xf32>, #dist.sharding<@mesh, [{"x"}]>>}) {
  // expected-error@+1 {{'stablehlo.tanh' op still carries shardings: it does not belong in a partitioned program}}
  %0 = stablehlo.tanh %x {dist.shardings = [#dist.sharding<@mesh, [{"x"}]>]} : tensor<4xf32>
  return
}
