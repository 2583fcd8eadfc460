// Shardings as JAX prints them, a declared mesh that nothing uses, and tensors
// without elements on a mesh.
// RUN: split-file %s %t
// RUN: sh %S/Inputs/check.sh %t/sdy.mlir %t.d "1 4"
// RUN: sh %S/Inputs/check.sh %t/sdy.mlir %t.d "4" --propagate-only
// RUN: sh %S/Inputs/check.sh %t/unused.mlir %t.d "1 6"
// RUN: sh %S/Inputs/check.sh %t/empty.mlir %t.d "4" --propagate-only

//--- sdy.mlir
sdy.mesh @mesh = <["x"=2, "y"=2]>
sdy.mesh @other = <["z"=8]>
func.func public @main(%w: tensor<16x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, %v: tensor<12x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}, %x: tensor<20x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<20x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<16x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {"x"}]>}) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<20x16xf32>, tensor<16x12xf32>) -> tensor<20x12xf32>
  %1 = stablehlo.tanh %0 : tensor<20x12xf32>
  %2 = sdy.sharding_constraint %1 <@mesh, [{"x"}, {"y"}]> : tensor<20x12xf32>
  %3 = stablehlo.dot_general %2, %v, contracting_dims = [1] x [0] : (tensor<20x12xf32>, tensor<12x8xf32>) -> tensor<20x8xf32>
  %4 = stablehlo.add %w, %w : tensor<16x12xf32>
  return %3, %4 : tensor<20x8xf32>, tensor<16x12xf32>
}
//--- unused.mlir
dist.mesh @mesh = <["a"=2, "b"=3]>
func.func @main(%x: tensor<20x16xf32>) -> tensor<20x16xf32> {
  %0 = stablehlo.tanh %x : tensor<20x16xf32>
  return %0 : tensor<20x16xf32>
}
//--- empty.mlir
dist.mesh @mesh = <["a"=2, "b"=2]>
func.func @main(%z: tensor<0x4xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {"b", "a"}]>}, %x: tensor<5x4xf32>) -> (tensor<0x4xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {"a", "b"}]>}, tensor<4x4xf32>, tensor<5x4xf32> {dist.sharding = #dist.sharding<@mesh, [{"b"}, {"a"}]>}) {
  %0 = stablehlo.add %z, %z : tensor<0x4xf32>
  %1 = stablehlo.dot_general %z, %0, contracting_dims = [0] x [0] : (tensor<0x4xf32>, tensor<0x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.concatenate %0, %x, dim = 0 : (tensor<0x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
  return %0, %1, %2 : tensor<0x4xf32>, tensor<4x4xf32>, tensor<5x4xf32>
}
