// RUN: not dgc-opt %s --dgc-bufferize 2>&1 | FileCheck %s
dist.mesh @mesh = <["x"=2]>
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: error: 'dist.local_all_reduce' op has no number; run dgc-number-collectives before bufferization
  %y = dist.local_all_reduce add %x <@mesh, ["x"]> : tensor<8xf32>
  return %y : tensor<8xf32>
}
