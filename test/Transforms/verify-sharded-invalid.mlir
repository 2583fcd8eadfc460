// RUN: dgc-opt %s -split-input-file --dgc-verify-sharded -verify-diagnostics

dist.mesh @mesh = <["x"=2]>
// expected-error@+1 {{argument 0 has no sharding}}
func.func @argument(%x: tensor<8xf32>) {
  return
}

// -----

dist.mesh @mesh = <["x"=2]>
func.func @operand(%x: tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}]>}) {
  // expected-error@+1 {{operand 0 lies [{"x"}], expected [{}]: a dist.reshard is missing (dgc-insert-reshards makes them)}}
  %0 = stablehlo.tanh %x {dist.factors = #dist.factors<@mesh, [{}]>, dist.shardings = [#dist.sharding<@mesh, [{}]>]} : tensor<8xf32>
  return
}

// -----

dist.mesh @mesh = <["x"=2]>
func.func @result(%x: tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}]>}) {
  // expected-error@+1 {{result 0 is said to lie [{}], but comes out [{"x"}]}}
  %0 = stablehlo.tanh %x {dist.factors = #dist.factors<@mesh, [{"x"}]>, dist.shardings = [#dist.sharding<@mesh, [{}]>]} : tensor<8xf32>
  return
}

// -----

dist.mesh @mesh = <["x"=2]>
func.func @factors(%x: tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}]>}) {
  // expected-error@+1 {{has no dist.factors (dgc-insert-reshards sets them)}}
  %0 = stablehlo.tanh %x {dist.shardings = [#dist.sharding<@mesh, [{"x"}]>]} : tensor<8xf32>
  return
}

// -----

dist.mesh @mesh = <["x"=2]>
func.func @constraint(%x: tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}]>}) {
  // expected-error@+1 {{is left over: dgc-insert-reshards turns it into a conversion}}
  %0 = dist.constraint %x <@mesh, [{"x"}]> : tensor<8xf32>
  return
}

// -----

dist.mesh @mesh = <["x"=2]>
// expected-error@+1 {{result 0 has no sharding}}
func.func @returned(%x: tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}
