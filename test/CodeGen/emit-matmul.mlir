// RUN: dgc-opt %s --dgc-emit-matmul | FileCheck %s
// RUN: dgc-opt %s --dgc-emit-matmul=cpu=x86-64-v2 | FileCheck %s --check-prefix=V2
// RUN: dgc-opt %s --dgc-emit-matmul=cpu=x86-64-v4 | FileCheck %s --check-prefix=V4

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>

// Equal products share kernels: B is packed, then C computed from it.
// CHECK-LABEL: func.func @main
// CHECK: %[[P:.*]] = memref.alloc() {{.*}} : memref<2048xf32>
// CHECK: cpu.launch @matmul_0_pack reads(%{{.*}} : memref<32x40xf32>) writes(%[[P]] : memref<2048xf32>) range 2
// CHECK: cpu.launch @matmul_0 reads(%{{.*}}, %[[P]] : memref<64x32xf32>, memref<2048xf32>) writes(%{{.*}} : memref<64x40xf32>) range 2
// CHECK: cpu.launch @matmul_0_pack
// CHECK: cpu.launch @matmul_0
// What is no sum of products of floats stays.
// CHECK: linalg.generic

// CHECK: func.func private @matmul_0_pack
// CHECK: vector.maskedload
// CHECK: func.func private @matmul_0(
// CHECK-COUNT-16: vector.fma
// CHECK: vector.maskedstore

// No fused multiply-add, narrower registers.
// V2: func.func private @matmul_0(
// V2: arith.mulf {{.*}} : vector<4xf32>
// V2-NOT: vector.fma

// The last 8 of 40 columns take one vector of a panel's two.
// V4: func.func private @matmul_0(
// V4: scf.if
// V4-COUNT-32: vector.fma
// V4-NOT: vector.fma
// V4: vector.maskedstore
// V4: } else {
// V4-COUNT-64: vector.fma
// V4-NOT: vector.maskedstore
// V4: return
func.func @main(%x: memref<64x32xf32>, %w: memref<32x40xf32>, %y: memref<64x40xf32>, %z: memref<64x40xf32>,
                %i: memref<64x32xi32>, %j: memref<32x40xi32>, %k: memref<64x40xi32>) {
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : memref<64x32xf32>, memref<32x40xf32>) outs(%y : memref<64x40xf32>) attrs = {dgc.contraction, dgc.zero_init} {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %0 = arith.mulf %p, %q : f32
    %1 = arith.addf %acc, %0 : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : memref<64x32xf32>, memref<32x40xf32>) outs(%z : memref<64x40xf32>) attrs = {dgc.contraction, dgc.zero_init} {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %0 = arith.mulf %p, %q : f32
    %1 = arith.addf %acc, %0 : f32
    linalg.yield %1 : f32
  }
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%i, %j : memref<64x32xi32>, memref<32x40xi32>) outs(%k : memref<64x40xi32>) attrs = {dgc.contraction} {
  ^bb0(%p: i32, %q: i32, %acc: i32):
    %0 = arith.muli %p, %q : i32
    %1 = arith.addi %acc, %0 : i32
    linalg.yield %1 : i32
  }
  return
}
