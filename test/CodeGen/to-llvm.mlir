// RUN: dgc-opt %s --dgc-to-llvm=profiled=1 | FileCheck %s

// CHECK: llvm.func @dgc_rt_collective(!llvm.ptr, i32, i32, i32, i32, !llvm.ptr, !llvm.ptr, i64, i32, i32) -> i32
// CHECK: llvm.func internal @kernel_0(%{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: i64, %{{.*}}: i64)
// CHECK: llvm.func internal @main
// CHECK: llvm.call @dgc_rt_work_begin
// CHECK: llvm.call @dgc_rt_parallel_for
// CHECK: llvm.call @dgc_rt_work_end
// A small kernel is not worth handing out.
// CHECK: %[[LOW:.*]] = llvm.mlir.constant(0 : i64)
// CHECK: %[[HIGH:.*]] = llvm.mlir.constant(8 : i64)
// CHECK: llvm.call @kernel_1(%{{.*}}, %{{.*}}, %[[LOW]], %[[HIGH]])
// CHECK: %[[S:.*]] = llvm.call @dgc_rt_collective
// CHECK: %[[F:.*]] = llvm.icmp "ne" %[[S]]
// CHECK: llvm.cond_br %[[F]], ^[[LEAVE:.*]](%[[S]] : i32), ^{{.*}}
// Several at once: tables of operands, results and counts.
// CHECK: llvm.call @dgc_rt_collectives(%{{.*}}) : (!llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32) -> i32
// CHECK: llvm.cond_br %{{.*}}, ^[[LEAVE]](
// CHECK: llvm.func internal @kernel_0.part(%{{.*}}: !llvm.ptr, %{{.*}}: i64, %{{.*}}: i64)
// CHECK: llvm.func @dgc_main(%{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr) -> i32
func.func private @kernel_0(%x: memref<16384xf32>, %y: memref<16384xf32>, %lo: index, %hi: index)
    attributes {dgc.kernel, dgc.kind = "elementwise", dgc.rows = 1 : i64} {
  return
}
func.func private @kernel_1(%x: memref<8xf32>, %y: memref<8xf32>, %lo: index, %hi: index)
    attributes {dgc.kernel, dgc.kind = "elementwise", dgc.rows = 1 : i64} {
  return
}
func.func @main(%x: memref<8xf32>, %big: memref<16384xf32>, %y: memref<8xf32> {dgc.result = 0 : i64}) attributes {dgc.in_place = array<i64: -1>} {
  cpu.launch @kernel_0 reads(%big : memref<16384xf32>) writes(%big : memref<16384xf32>) range 16384
  cpu.launch @kernel_1 reads(%x : memref<8xf32>) writes(%y : memref<8xf32>) range 8
  cpu.collective kind 0 group 0 dtype 11 redop 0 table -1 op_id 0 counts [8] ins(%y : memref<8xf32>) outs(%y : memref<8xf32>)
  cpu.collective kind 0 group 0 dtype 11 redop 0 table -1 op_id 1 counts [8, 8] ins(%x, %y : memref<8xf32>, memref<8xf32>) outs(%x, %y : memref<8xf32>, memref<8xf32>)
  return
}
