// What a plan claims is counted again from its shardings alone. `%model` is the
// planned program below; each case changes one thing in its text.

// RUN: dgc-opt %s --dgc-auto-shard="devices=4 memory-limit=1GiB" -o %t.mlir
// RUN: dgc-opt %t.mlir --dgc-check-plan=print -o /dev/null | FileCheck %s
// RUN: FileCheck %s --check-prefix=PLAN --input-file %t.mlir
// CHECK: plan of @main is as it claims: {{[0-9.]+}} ms compute, {{[0-9.]+}} us communication, 48.1 MiB at the peak, bound {{[0-9.]+}} ms, confirmed: {{[0-9.]+}} ms; products take {{[0-9.]+}} us at the least
// PLAN: attributes {dist.plan = {block_peaks = array<i64: {{.*}}>, block_seconds = array<f64: {{.*}}>, bound_seconds = {{.*}} : f64, cluster = "cpu", communication_seconds = {{.*}} : f64, compute_seconds = {{.*}} : f64, devices = 4 : i64, fits = true, memory_limit = 1073741824 : i64, memory_price = 0.0{{.*}} : f64, peak_bytes = {{[0-9]+}} : i64}}

// A figure that is claimed.
// RUN: sed 's/ compute_seconds = [^ ]*/ compute_seconds = 1.0e-3/' %t.mlir | not dgc-opt --dgc-check-plan 2>&1 | FileCheck %s --check-prefix=COMPUTE
// COMPUTE: error: the plan claims a compute time of 0.001 s, and its shardings make it {{.*}} s
// RUN: sed 's/ communication_seconds = [^ ]*/ communication_seconds = 1.0e-3/' %t.mlir | not dgc-opt --dgc-check-plan 2>&1 | FileCheck %s --check-prefix=COMM
// COMM: error: the plan claims a communication time of 0.001 s, and its shardings make it {{.*}} s
// RUN: sed 's/ peak_bytes = [^ ]*/ peak_bytes = 1000000/' %t.mlir | not dgc-opt --dgc-check-plan 2>&1 | FileCheck %s --check-prefix=PEAK
// PEAK: error: the plan claims a peak of 1000000 bytes, and its shardings make it 50397184 bytes
// RUN: sed 's/block_seconds = array<f64: [^,]*/block_seconds = array<f64: 1.0/' %t.mlir | not dgc-opt --dgc-check-plan 2>&1 | FileCheck %s --check-prefix=BLOCK
// BLOCK: error: the plan's block_seconds do not follow from its shardings
// BLOCK: <stdin>:[[#]]:[[#]]: note: first in ops 0 to 0, from here: 1 s claimed, {{.*}} s counted
// RUN: sed 's/fits = true/fits = false/' %t.mlir | not dgc-opt --dgc-check-plan 2>&1 | FileCheck %s --check-prefix=FITS
// FITS: error: the plan claims that it does not fit 1.07374182e+09 bytes, and its peak is 50397184
// RUN: sed 's/bound_seconds = [^ ]*/bound_seconds = 1.0/' %t.mlir | not dgc-opt --dgc-check-plan 2>&1 | FileCheck %s --check-prefix=BOUND
// BOUND: error: the plan claims that none is faster than 1 s, and takes {{.*}} s itself
// RUN: sed 's/devices = 4/devices = 8/' %t.mlir | not dgc-opt --dgc-check-plan 2>&1 | FileCheck %s --check-prefix=DEVICES
// DEVICES: error: dist.plan is for 8 devices, and the mesh has 4
// RUN: sed 's/cluster = "cpu"/cluster = "abacus"/' %t.mlir | not dgc-opt --dgc-check-plan 2>&1 | FileCheck %s --check-prefix=CLUSTER
// CLUSTER: error: dist.plan: unknown machine 'abacus'

// A sharding that is written: the tanh is gathered where it is made, and the stretch is named; an
// argument lies whole.
// RUN: sed '/stablehlo.tanh/s/dist.shardings = .*\]>\]/dist.shardings = [#dist.sharding<@mesh, [{}, {}]>]/' %t.mlir | not dgc-opt --dgc-check-plan 2>&1 | FileCheck %s --check-prefix=GATHERED
// GATHERED: error: the plan claims a communication time of {{.*}} s, and its shardings make it {{.*}} s
// GATHERED: <stdin>:[[#]]:[[#]]: note: first in ops 1 to 1, from here: {{.*}} s claimed, {{.*}} s counted
// RUN: sed 's/%arg1: tensor<4096x4096xf32> {dist.sharding = [^>]*>/%arg1: tensor<4096x4096xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {}]>/' %t.mlir | not dgc-opt --dgc-check-plan 2>&1 | FileCheck %s --check-prefix=WHOLE
// WHOLE: error: the plan claims a peak of 50397184 bytes, and its shardings make it {{.*}} bytes
// Axes that the rule does not allow are an error of their own.
// RUN: sed '/stablehlo.tanh/s/#dist.factors<@mesh, [^>]*>/#dist.factors<@mesh, [{}]>/' %t.mlir | not dgc-opt --dgc-check-plan 2>&1 | FileCheck %s --check-prefix=FACTORS
// FACTORS: <stdin>:[[#]]:[[#]]: error: the plan cannot run: its factors are not those of its rule

// What the attribute must be.
// RUN: sed 's/peak_bytes = [^ ]* : i64/peak_bytes = "much"/' %t.mlir | not dgc-opt --dgc-check-plan 2>&1 | FileCheck %s --check-prefix=TYPE
// TYPE: error: dist.plan: peak_bytes must be an integer, got "much"
// RUN: sed 's/peak_bytes = [^ ]* : i64/peak = 1.0/' %t.mlir | not dgc-opt --dgc-check-plan 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: error: dist.plan: peak_bytes must be an integer, and is missing
// RUN: sed 's/block_peaks = [^>]*>/block_peaks = array<i64: 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17>/' %t.mlir | not dgc-opt --dgc-check-plan 2>&1 | FileCheck %s --check-prefix=COUNT
// COUNT: error: dist.plan: block_peaks must have at most 16 numbers, got 17
// RUN: not dgc-opt %s --dgc-check-plan 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: the function has no plan to check (dist.plan); dgc-auto-shard writes one
// RUN: sed 's/dist.plan = {[^}]*}/dist.plan = 1/' %t.mlir | not dgc-opt 2>&1 | FileCheck %s --check-prefix=KIND
// KIND: error: dist.plan must be a dictionary on a function

// Given shardings change what is free; the check knows which were given.
// RUN: dgc-opt %models/gpt.mlir --auto-shard=devices=6 | dgc-opt --dgc-check-plan=print -o /dev/null | FileCheck %s --check-prefixes=OK,BOUNDED
// RUN: dgc-opt %models/gpt_scan.mlir --auto-shard="devices=8 memory-limit=3MiB" 2>/dev/null | dgc-opt --dgc-check-plan=print -o /dev/null | FileCheck %s --check-prefixes=OK,BOUNDED
// RUN: dgc-opt %S/Inputs/pinned.mlir --dgc-auto-shard | dgc-opt --dgc-check-plan=print -o /dev/null | FileCheck %s --check-prefix=OK
// RUN: dgc-opt %models/mlp.mlir --auto-shard=devices=8 | dgc-opt --dgc-check-plan=print -o /dev/null | FileCheck %s --check-prefixes=OK,BOUNDED
// OK: plan of @main is as it claims
// BOUNDED-SAME: bound [[B:[0-9.]+ .s]], confirmed: [[B]]; products

func.func @main(%x: tensor<2x4096xf32>, %w1: tensor<4096x4096xf32>, %w2: tensor<4096x4096xf32>) -> tensor<2x4096xf32> {
  %0 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<2x4096xf32>, tensor<4096x4096xf32>) -> tensor<2x4096xf32>
  %1 = stablehlo.tanh %0 : tensor<2x4096xf32>
  %2 = stablehlo.dot_general %1, %w2, contracting_dims = [1] x [0] : (tensor<2x4096xf32>, tensor<4096x4096xf32>) -> tensor<2x4096xf32>
  return %2 : tensor<2x4096xf32>
}
