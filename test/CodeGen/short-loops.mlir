// RUN: dgc-opt %s --dgc-lower-kernels | FileCheck %s
// RUN: dgc-opt %s --dgc-lower-kernels --canonicalize --cse --convert-scf-to-cf --expand-strided-metadata --lower-affine --dgc-to-llvm | FileCheck %s --check-prefix=LLVM

// An inner loop of eight is not unrolled before it is vectorized; LLVM is told
// so. One that fills a vector, and a sum, are left to it.

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

// CHECK-DAG: #[[UNROLL:.*]] = #llvm.loop_unroll<disable = true>
// CHECK-DAG: #[[LOOP:.*]] = #llvm.loop_annotation<unroll = #[[UNROLL]]>
// LLVM: #[[LOOP:loop_annotation.*]] = #llvm.loop_annotation

// CHECK-LABEL: @kernel_eight
// CHECK: memref.store
// CHECK-NEXT: } {llvm.loop_annotation = #[[LOOP]]}
// CHECK-NEXT: }
// LLVM: @kernel_eight
// LLVM: llvm.br {{.*}} {loop_annotation = #[[LOOP]]}
// LLVM: llvm.return
func.func private @kernel_eight(%a: memref<512x8xf32, strided<[16, 1]>>, %b: memref<512x8xf32>, %f: index, %t: index) attributes {dgc.kernel, dgc.rows = 1 : i64} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : memref<512x8xf32, strided<[16, 1]>>) outs(%b : memref<512x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = math.sqrt %x : f32
    linalg.yield %s : f32
  }
  return
}

// CHECK-LABEL: @kernel_sixteen
// CHECK-NOT: llvm.loop_annotation
// CHECK: return
// LLVM: @kernel_sixteen
// LLVM-NOT: loop_annotation
// LLVM: llvm.return
func.func private @kernel_sixteen(%a: memref<512x16xf32, strided<[32, 1]>>, %b: memref<512x16xf32>, %f: index, %t: index) attributes {dgc.kernel, dgc.rows = 1 : i64} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : memref<512x16xf32, strided<[32, 1]>>) outs(%b : memref<512x16xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = math.sqrt %x : f32
    linalg.yield %s : f32
  }
  return
}

// CHECK-LABEL: @kernel_sum
// CHECK-NOT: llvm.loop_annotation
// CHECK: return
func.func private @kernel_sum(%a: memref<512x8xf32>, %b: memref<512xf32>, %f: index, %t: index) attributes {dgc.kernel, dgc.rows = 1 : i64} {
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%a : memref<512x8xf32>) outs(%b : memref<512xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  }
  return
}

func.func @main(%a: memref<512x8xf32>) {
  return
}
