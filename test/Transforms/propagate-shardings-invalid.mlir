// RUN: dgc-opt %s -split-input-file --dgc-propagate-shardings -verify-diagnostics

// expected-error@+1 {{no mesh: declare one, such as dist.mesh @mesh = <["d0"=4]>}}
func.func @no_mesh(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

dist.mesh @a = <["x"=2]>
dist.mesh @b = <["x"=2]>
// expected-error@+1 {{has no sharding, and the module declares several meshes: annotate an argument to choose one}}
func.func @which(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

dist.mesh @a = <["x"=2]>
dist.mesh @b = <["x"=2]>
func.func @two(%x: tensor<4xf32> {dist.sharding = #dist.sharding<@a, [{"x"}]>}) -> tensor<4xf32> {
  // expected-error@+1 {{uses mesh @b, but shardings before it use @a; a function must use one mesh}}
  %0 = dist.constraint %x <@b, [{"x"}]> : tensor<4xf32>
  return %0 : tensor<4xf32>
}
