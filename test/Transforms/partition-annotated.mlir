// RUN: dgc-opt %models/mlp.mlir --auto-shard=devices=4 --dgc-partition --dgc-verify-partitioned | FileCheck %s
// RUN: dgc-opt %s --dgc-partition --dgc-verify-partitioned | FileCheck %s --check-prefix=OWN

// What --auto-shard leaves can be partitioned at once.
// CHECK-LABEL: func.func public @main
// CHECK-SAME: dist.global

// OWN-LABEL: func.func @a_left_over_conversion_is_lowered
// OWN: dist.local_all_gather
dist.mesh @mesh = <["x"=2]>
func.func @a_left_over_conversion_is_lowered(%x: tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}]>})
    -> (tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{}]>}) {
  %0 = stablehlo.tanh %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}
