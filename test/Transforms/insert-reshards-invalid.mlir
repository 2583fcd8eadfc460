// RUN: dgc-opt %s -split-input-file --dgc-insert-reshards -verify-diagnostics

dist.mesh @mesh = <["x"=2, "y"=2]>
func.func @factors(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // expected-error@+1 {{cannot run with #dist.factors<@mesh, [{"x"}]>: its rule is ([i, j])->([i, j]) {i=8, j=4}}}
  %0 = stablehlo.tanh %x {dist.factors = #dist.factors<@mesh, [{"x"}]>} : tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// -----

// A factor that another follows must divide.
dist.mesh @mesh = <["x"=2]>
func.func @uneven(%x: tensor<3x4xf32>) -> tensor<12xf32> {
  // expected-error@+1 {{cannot run with #dist.factors<@mesh, [{"x"}, {}]>: its rule is ([i, j])->([ij]) {i=3, j=4}}}
  %0 = stablehlo.reshape %x {dist.factors = #dist.factors<@mesh, [{"x"}, {}]>} : (tensor<3x4xf32>) -> tensor<12xf32>
  return %0 : tensor<12xf32>
}
