// RUN: dgc-opt %s --dgc-group-rows --split-input-file | FileCheck %s
// RUN: dgc-opt %s --split-input-file --pass-pipeline="builtin.module(func.func(dgc-unique-destinations,dgc-group-rows),dgc-bufferize,dgc-place-results,dgc-outline-kernels,func.func(dgc-lower-kernels))" | FileCheck %s --check-prefix=LOOPS

#rc = affine_map<(r, c) -> (r, c)>
#r = affine_map<(r, c) -> (r)>

// A sum over a row and what divides by it: one group with the fill, one loop over rows.
// CHECK-LABEL: func.func @normalize
// CHECK: linalg.fill {dgc.group = 0 : i64, dgc.group_rows = array<i64: 0>}
// CHECK: linalg.generic {{.*}} attrs = {dgc.group = 0 : i64, dgc.group_rows = array<i64: 0>}
// CHECK: linalg.generic {{.*}} attrs = {dgc.group = 0 : i64, dgc.group_rows = array<i64: 0>}

// LOOPS-LABEL: func.func @normalize
// LOOPS: cpu.launch @kernel_0 reads(%{{.*}}) writes(%{{.*}}) range 32
// LOOPS-NOT: cpu.launch
// LOOPS: func.func private @kernel_0(
// LOOPS-SAME: %[[LO:[a-z0-9]+]]: index, %[[HI:[a-z0-9]+]]: index)
// LOOPS: memref.alloca() {alignment = 64 : i64} : memref<1xf32>
// LOOPS: scf.for %{{.*}} = %[[LO]] to %[[HI]]
// LOOPS-COUNT-2: scf.for
// LOOPS-NOT: scf.for
// LOOPS: return
func.func @normalize(%x: tensor<32x64xf32>) -> tensor<32x64xf32> {
  %z = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<32xf32>
  %f = linalg.fill ins(%z : f32) outs(%e0 : tensor<32xf32>) -> tensor<32xf32>
  %s = linalg.generic {indexing_maps = [#rc, #r], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<32x64xf32>) outs(%f : tensor<32xf32>) {
  ^bb0(%in: f32, %acc: f32):
    %0 = arith.addf %acc, %in : f32
    linalg.yield %0 : f32
  } -> tensor<32xf32>
  %e1 = tensor.empty() : tensor<32x64xf32>
  %y = linalg.generic {indexing_maps = [#rc, #r, #rc], iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : tensor<32x64xf32>, tensor<32xf32>) outs(%e1 : tensor<32x64xf32>) {
  ^bb0(%in: f32, %sum: f32, %out: f32):
    %0 = arith.divf %in, %sum : f32
    linalg.yield %0 : f32
  } -> tensor<32x64xf32>
  return %y : tensor<32x64xf32>
}

// -----

#rc = affine_map<(r, c) -> (r, c)>
#c = affine_map<(r, c) -> (c)>

// A sum over columns does not run row by row, and is not joined with its user.
// CHECK-LABEL: func.func @columns
// CHECK-NOT: dgc.group
func.func @columns(%x: tensor<32x64xf32>) -> tensor<32x64xf32> {
  %z = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e0 : tensor<64xf32>) -> tensor<64xf32>
  %s = linalg.generic {indexing_maps = [#rc, #c], iterator_types = ["reduction", "parallel"]}
      ins(%x : tensor<32x64xf32>) outs(%f : tensor<64xf32>) {
  ^bb0(%in: f32, %acc: f32):
    %0 = arith.addf %acc, %in : f32
    linalg.yield %0 : f32
  } -> tensor<64xf32>
  %e1 = tensor.empty() : tensor<32x64xf32>
  %y = linalg.generic {indexing_maps = [#rc, #c, #rc], iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : tensor<32x64xf32>, tensor<64xf32>) outs(%e1 : tensor<32x64xf32>) {
  ^bb0(%in: f32, %sum: f32, %out: f32):
    %0 = arith.divf %in, %sum : f32
    linalg.yield %0 : f32
  } -> tensor<32x64xf32>
  return %y : tensor<32x64xf32>
}
