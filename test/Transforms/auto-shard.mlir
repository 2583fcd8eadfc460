// RUN: dgc-opt %s --dgc-auto-shard="devices=4 print-plan" 2>%t.plan | FileCheck %s
// RUN: FileCheck %s --check-prefix=PLAN < %t.plan
// RUN: dgc-opt %s --dgc-auto-shard=devices=4 -o %t.1
// RUN: dgc-opt %s --dgc-auto-shard=devices=4 -o %t.2
// RUN: cmp %t.1 %t.2
// RUN: dgc-opt %s --dgc-auto-shard="devices=4 remarks" -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: dgc-opt %s --dgc-auto-shard="devices=4 print-timing" -o /dev/null 2>&1 | FileCheck %s --check-prefix=TIMES

// TIMES: planning time (CPU)
// TIMES-NEXT: build {{.*}} s
// TIMES-NEXT: fold {{.*}} s {{[0-9]+}} nodes to {{[0-9]+}}
// TIMES-NEXT: search {{.*}} s 2 meshes: {{[0-9]+}} left out by bound, {{[0-9]+}} given up after a round, {{[0-9]+}} searched from every start
// TIMES-NEXT: polish
// TIMES-NEXT: expand
// TIMES-NEXT: write
// TIMES-NEXT: all {{.*}} s

// REMARK: remark: stablehlo.dot_general 2: {{.*}}unreduced=add{"d0"} to {{.*}}: {{all-reduce|reduce-scatter}} over {"d0"}, {{[0-9]+}} bytes; {{.*}} us a step

// Two rows only, and large weights: a column and a row split, one all-reduce. The
// donated argument lies as the result that takes its memory.

// CHECK: dist.mesh @mesh = <["d0"=4]>
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[X:[^:]*]]: tensor<2x1024xf32>
// CHECK-SAME: tensor<1024x4096xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {"d0"}]>, tf.aliasing_output = 1 : i32}
// CHECK-SAME: tensor<4096x1024xf32> {dist.sharding = #dist.sharding<@mesh, [{"d0"}, {}]>}
// CHECK-SAME: tensor<1024x4096xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {"d0"}]>}
func.func @main(%x: tensor<2x1024xf32>, %w1: tensor<1024x4096xf32> {tf.aliasing_output = 1 : i32}, %w2: tensor<4096x1024xf32>) -> (tensor<2x1024xf32>, tensor<1024x4096xf32>) {
  // CHECK: dot_general {{.*}}dist.factors = #dist.factors<@mesh, [{}, {"d0"}, {}]>, dist.shardings = [#dist.sharding<@mesh, [{}, {"d0"}]>]
  %0 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<2x1024xf32>, tensor<1024x4096xf32>) -> tensor<2x4096xf32>
  // CHECK: tanh {{.*}}dist.shardings = [#dist.sharding<@mesh, [{}, {"d0"}]>]
  %1 = stablehlo.tanh %0 : tensor<2x4096xf32>
  // CHECK: dot_general {{.*}}dist.factors = #dist.factors<@mesh, [{}, {}, {"d0"}]>
  %2 = stablehlo.dot_general %1, %w2, contracting_dims = [1] x [0] : (tensor<2x4096xf32>, tensor<4096x1024xf32>) -> tensor<2x1024xf32>
  %3 = stablehlo.tanh %2 : tensor<2x1024xf32>
  %4 = stablehlo.negate %w1 : tensor<1024x4096xf32>
  return %3, %4 : tensor<2x1024xf32>, tensor<1024x4096xf32>
}

// PLAN: plan for 4 ranks of cpu: mesh <["d0"=4]>
// PLAN: what is sharded how
// PLAN: communication a step and rank
// PLAN: {{all-reduce|reduce-scatter}}
// PLAN: memory a rank
// PLAN: predicted step
