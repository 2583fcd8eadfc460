// RUN: dgc-opt %s --dgc-emit-matmul=cpu=x86-64-v4 | FileCheck %s

// In which order a product goes over its operands.

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
#t = affine_map<(m, n, k) -> (k, m)>

// A short sum: a panel of B has 16 x 32 numbers, of which 32 panels fit 64 KiB
// (a task has 16 of the 128). Eight rows go over all of them before the next
// eight, so that 16 x 32 neighbours in a row of C are written in a piece.
// CHECK: func.func private @matmul_0(
// CHECK: scf.for %{{.*}} step %c1{{[_ ]}}
// CHECK: scf.for %{{.*}} step %c16{{[_ ]}}
// CHECK: scf.for %{{.*}} step %c8{{[_ ]}}
// CHECK: scf.for %{{.*}} step %c1{{[_ ]}}
// CHECK: vector.fma

// A long sum: all rows go over one panel, which stays in L1.
// CHECK: func.func private @matmul_1(
// CHECK: scf.for %{{.*}} step %c1{{[_ ]}}
// CHECK: scf.for %{{.*}} step %c256
// CHECK: scf.for %{{.*}} step %c1{{[_ ]}}
// CHECK: scf.for %{{.*}} step %c8{{[_ ]}}
// CHECK: vector.fma

// Columns of A are contiguous, and are packed 64 at a time; the next 64 are
// fetched meanwhile, within A.
// CHECK: func.func private @matmul_2(
// CHECK: scf.for
// CHECK: scf.for
// CHECK: scf.for
// CHECK: %[[NEXT:.*]] = arith.constant 64
// CHECK-NEXT: %[[N:.*]] = arith.addi %{{.*}}, %[[NEXT]]
// CHECK: %[[AT:.*]] = arith.minsi %[[N]], %c65535
// CHECK: memref.prefetch %{{.*}}[%[[AT]]], read, locality<2>, data : memref<65536xf32>
// CHECK: vector.fma
func.func @main(%x: memref<64x16xf32>, %w: memref<16x4096xf32>, %y: memref<64x4096xf32>,
                %u: memref<64x512xf32>, %v: memref<512x4096xf32>,
                %s: memref<64x1024xf32>, %r: memref<64x32xf32>, %z: memref<1024x32xf32>) {
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : memref<64x16xf32>, memref<16x4096xf32>) outs(%y : memref<64x4096xf32>) attrs = {dgc.contraction, dgc.zero_init} {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %0 = arith.mulf %p, %q : f32
    %1 = arith.addf %acc, %0 : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%u, %v : memref<64x512xf32>, memref<512x4096xf32>) outs(%y : memref<64x4096xf32>) attrs = {dgc.contraction, dgc.zero_init} {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %0 = arith.mulf %p, %q : f32
    %1 = arith.addf %acc, %0 : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#t, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%s, %r : memref<64x1024xf32>, memref<64x32xf32>) outs(%z : memref<1024x32xf32>) attrs = {dgc.contraction, dgc.zero_init} {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %0 = arith.mulf %p, %q : f32
    %1 = arith.addf %acc, %0 : f32
    linalg.yield %1 : f32
  }
  return
}
