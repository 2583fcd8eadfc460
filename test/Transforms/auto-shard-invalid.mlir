// RUN: dgc-opt %s --split-input-file --verify-diagnostics --dgc-auto-shard="devices=4 memory-limit=1KiB"
// RUN: not dgc-opt %s --split-input-file --dgc-auto-shard="devices=4 cluster=abacus" 2>&1 | FileCheck %s --check-prefix=CLUSTER
// RUN: not dgc-opt %s --split-input-file --dgc-auto-shard="memory-limit=lots" 2>&1 | FileCheck %s --check-prefix=LIMIT

// CLUSTER: error: unknown machine 'abacus': known are cpu, v100, 
// LIMIT: error: memory-limit: 'lots' is not a size; write 16GiB or 2e9

// expected-warning@+1 {{no plan is predicted to fit the memory limit; least peak found}}
func.func @too_large(%x: tensor<1024x64xf32>, %w: tensor<64x64xf32>) -> tensor<1024x64xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1024x64xf32>, tensor<64x64xf32>) -> tensor<1024x64xf32>
  return %0 : tensor<1024x64xf32>
}

// -----

dist.mesh @mesh = <["x"=3]>
// expected-error@+1 {{the function is annotated for a mesh of 3 devices, but the plan is to be for 4}}
func.func @other_mesh(%x: tensor<9x64xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}, {}]>}) -> tensor<9x64xf32> {
  %0 = stablehlo.tanh %x : tensor<9x64xf32>
  return %0 : tensor<9x64xf32>
}
