// RUN: dgc-opt %s -split-input-file "--dgc-lower-reshards=rematerialize-bytes=1 error-on-rematerialize" -verify-diagnostics

dist.mesh @mesh = <["x"=2]>
func.func @whole(%x: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %0 = dist.reshard %x from <@mesh, [{"x"}, {}]> to <@mesh, [{}, {}]> : tensor<32x32xf32>
  // expected-error@+1 {{whole tensor 'tensor<32x32xf32>' is gathered on every rank for stablehlo.tanh, over axes {"x"}, 2048 bytes received by a rank}}
  %1 = stablehlo.tanh %0 : tensor<32x32xf32>
  return %1 : tensor<32x32xf32>
}
