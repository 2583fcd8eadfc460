// RUN: dgc-opt %s --dgc-auto-shard="devices=1 memory-limit=4300KiB" | FileCheck %s --check-prefixes=CHECK,LOOSE
// RUN: dgc-opt %s --dgc-auto-shard="devices=1 memory-limit=3300KiB remarks" 2>%t.remarks | FileCheck %s --check-prefixes=CHECK,TIGHT
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: dgc-opt %s --dgc-auto-shard="devices=1 memory-limit=3300KiB" --remarks-filter=dgc-auto-shard -o /dev/null 2>&1 | FileCheck %s --check-prefix=TOLD
// RUN: dgc-opt %s --dgc-auto-shard="devices=1 memory-limit=3300KiB recompute=false" 2>/dev/null | FileCheck %s --check-prefixes=CHECK,LOOSE
// RUN: dgc-opt %s --dgc-auto-shard="devices=2 memory-limit=1700KiB" --dgc-check-partition -o /dev/null

// The copies' own operands may take what they free: then more is made again.
// RUN: dgc-opt %models/mlp.mlir --auto-shard="devices=2 memory-limit=100KiB" -o /dev/null 2>&1 | FileCheck %s --check-prefix=MORE --allow-empty
// MORE-NOT: no plan fits

// %a is read again at the end, while %b is made in between. With room for both
// it is kept, otherwise made again from the argument.

// REMARK: remark: runs again instead of keeping 64x4096, 1.0 MiB
// REMARK: remark: 1 ops run twice instead of keeping what they make

// TOLD: recompute.mlir:[[#@LINE+7]]:8: remark: [Passed] Product | Category:dgc-auto-shard | Function=main | Remark="dot_general 64x64, 64x4096 -> 64x4096"
// TOLD: recompute.mlir:[[#@LINE+6]]:8: remark: [Passed] Recompute | Category:dgc-auto-shard | Function=main | Remark="runs again instead of keeping 64x4096, 1.0 MiB"

// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[X:[^:]*]]: tensor<64x64xf32>
func.func @main(%x: tensor<64x64xf32>, %w: tensor<64x4096xf32>) -> tensor<64x64xf32> {
  // CHECK: %[[A:.*]] = stablehlo.dot_general %[[X]]
  %a = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x4096xf32>) -> tensor<64x4096xf32>
  // CHECK: stablehlo.dot_general %[[A]]
  %s = stablehlo.dot_general %a, %w, contracting_dims = [1] x [1] : (tensor<64x4096xf32>, tensor<64x4096xf32>) -> tensor<64x64xf32>
  %b = stablehlo.dot_general %s, %w, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x4096xf32>) -> tensor<64x4096xf32>
  // LOOSE-NOT: optimization_barrier
  // LOOSE: stablehlo.dot_general %{{.*}}, %[[A]]
  // TIGHT: %[[HELD:.*]] = stablehlo.optimization_barrier
  // TIGHT: %[[AGAIN:.*]] = stablehlo.dot_general {{.*}}%[[HELD]]
  // TIGHT: stablehlo.dot_general %{{.*}}, %[[AGAIN]]
  %t = stablehlo.dot_general %b, %w, contracting_dims = [1] x [1] : (tensor<64x4096xf32>, tensor<64x4096xf32>) -> tensor<64x64xf32>
  %u = stablehlo.dot_general %w, %a, contracting_dims = [1] x [1] : (tensor<64x4096xf32>, tensor<64x4096xf32>) -> tensor<64x64xf32>
  %r = stablehlo.add %t, %u : tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}
