// RUN: dgc-opt %s --split-input-file --verify-diagnostics --dgc-verify-linalg

func.func @left_over(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'stablehlo.add' is left after lowering to linalg; run dgc-lower-to-linalg on partitioned stablehlo first}}
  %0 = stablehlo.add %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @dynamic(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  // expected-error @+1 {{'tensor.empty' has the type 'tensor<?xf32>' after lowering to linalg, but shapes must be static}}
  %0 = tensor.empty(%n) : tensor<?xf32>
  return %x : tensor<4xf32>
}

// -----

func.func @signs(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'tensor.empty' has elements of type 'ui8' after lowering to linalg, but integers must be signless}}
  %0 = tensor.empty() : tensor<4xui8>
  return %x : tensor<4xf32>
}
