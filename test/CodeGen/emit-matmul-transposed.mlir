// RUN: dgc-opt %s --dgc-emit-matmul=cpu=x86-64-v4 | FileCheck %s

#a = affine_map<(m, n, k) -> (m, k)>
#bt = affine_map<(m, n, k) -> (n, k)>
#c = affine_map<(m, n, k) -> (m, n)>

// B lies along K, 26 numbers: a square of 16 by 16, and a rest of 10 products
// that is the same with masked loads, of which 10 rows are stored. Nothing goes
// number by number.
// CHECK-LABEL: func.func private @matmul_0_pack
// CHECK-NOT: memref.load
// CHECK: scf.for
// CHECK-COUNT-16: vector.load
// CHECK-COUNT-64: vector.shuffle
// CHECK-COUNT-16: vector.store
// CHECK: scf.for
// CHECK-COUNT-16: vector.maskedload {{.*}} vector<16xf32>
// CHECK-COUNT-64: vector.shuffle
// CHECK-COUNT-10: vector.store
// CHECK-NOT: memref.load
// CHECK-NOT: vector.store
// CHECK: return
func.func @rest(%x: memref<8x26xf32>, %w: memref<16x26xf32>, %y: memref<8x16xf32>) {
  linalg.generic {indexing_maps = [#a, #bt, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : memref<8x26xf32>, memref<16x26xf32>) outs(%y : memref<8x16xf32>) attrs = {dgc.contraction, dgc.zero_init} {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %0 = arith.mulf %p, %q : f32
    %1 = arith.addf %acc, %0 : f32
    linalg.yield %1 : f32
  }
  return
}
