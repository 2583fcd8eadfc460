// RUN: dgc-opt %s --dgc-outline-kernels --split-input-file | FileCheck %s
// RUN: dgc-opt %s --dgc-outline-kernels --dgc-lower-kernels --split-input-file | FileCheck %s --check-prefix=LOOPS

// Two ops over 32 contiguous elements are one kernel, whatever their shapes.
// CHECK-LABEL: func.func @shapes
// CHECK: cpu.launch @kernel_0 reads(%{{.*}} : memref<4x8xf32>) writes(%{{.*}} : memref<4x8xf32>)
// CHECK: cpu.launch @kernel_0 reads(%{{.*}} : memref<2x16xf32>) writes(%{{.*}} : memref<2x16xf32>)
// CHECK: func.func private @kernel_0(%{{.*}}: memref<32xf32> {llvm.noalias}, %{{.*}}: memref<32xf32> {llvm.noalias})
// CHECK-SAME: dgc.kernel
// CHECK-NOT: func.func

// The exponential is a polynomial, and may be contracted but not assumed finite.
// LOOPS: func.func private @kernel_0
// LOOPS: scf.for
// LOOPS-NOT: math.exp
// LOOPS: arith.mulf {{.*}} fastmath<reassoc,nsz,contract>
func.func @shapes(%x: memref<4x8xf32>, %y: memref<4x8xf32>, %u: memref<2x16xf32>, %v: memref<2x16xf32>) {
  linalg.exp ins(%x : memref<4x8xf32>) outs(%y : memref<4x8xf32>)
  linalg.exp ins(%u : memref<2x16xf32>) outs(%v : memref<2x16xf32>)
  return
}

// -----

// A sum over the first dimension: the contiguous one becomes the inner loop. One buffer
// read and written is one argument.
// CHECK-LABEL: func.func @columns
// CHECK: cpu.launch @kernel_0 reads(%arg0 : memref<8x16xf32>) writes(%arg1 : memref<16xf32>)
// CHECK: cpu.launch @kernel_1 writes(%arg1 : memref<16xf32>)
// CHECK: func.func private @kernel_0
// CHECK: linalg.generic {{.*}} iterator_types = ["reduction", "parallel"]
func.func @columns(%x: memref<8x16xf32>, %y: memref<16xf32>) {
  linalg.generic {indexing_maps = [affine_map<(c, r) -> (r, c)>, affine_map<(c, r) -> (c)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<8x16xf32>) outs(%y : memref<16xf32>) {
  ^bb0(%in: f32, %acc: f32):
    %0 = arith.addf %acc, %in : f32
    linalg.yield %0 : f32
  }
  linalg.exp ins(%y : memref<16xf32>) outs(%y : memref<16xf32>)
  return
}

// -----

// Views that begin at one element are one argument, whatever their shapes; a view of another
// part of the buffer is not.
// CHECK-LABEL: func.func @views
// CHECK: cpu.launch @kernel_0 writes(%[[ALL:.*]] : memref<4x8xf32>)
// CHECK: cpu.launch @kernel_1 reads(%{{.*}} : memref<2x8xf32, strided<[8, 1], offset: 16>>) writes(%{{.*}} : memref<2x8xf32, strided<[8, 1]>>)
// CHECK: func.func private @kernel_0(%{{.*}}: memref<32xf32> {llvm.noalias})
// CHECK: func.func private @kernel_1(%{{.*}}: memref<16xf32>, %{{.*}}: memref<16xf32>)
func.func @views(%x: memref<4x8xf32>) {
  %flat = memref.collapse_shape %x [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %wide = memref.expand_shape %flat [[0, 1]] output_shape [2, 16] : memref<32xf32> into memref<2x16xf32>
  %deep = memref.expand_shape %wide [[0], [1, 2]] output_shape [2, 2, 8] : memref<2x16xf32> into memref<2x2x8xf32>
  %again = memref.collapse_shape %deep [[0, 1], [2]] : memref<2x2x8xf32> into memref<4x8xf32>
  linalg.exp ins(%x : memref<4x8xf32>) outs(%again : memref<4x8xf32>)
  %low = memref.subview %x[0, 0] [2, 8] [1, 1] : memref<4x8xf32> to memref<2x8xf32, strided<[8, 1]>>
  %high = memref.subview %x[2, 0] [2, 8] [1, 1] : memref<4x8xf32> to memref<2x8xf32, strided<[8, 1], offset: 16>>
  linalg.exp ins(%high : memref<2x8xf32, strided<[8, 1], offset: 16>>) outs(%low : memref<2x8xf32, strided<[8, 1]>>)
  return
}

// -----

// A scatter is one kernel.
// CHECK-LABEL: func.func @scatter
// CHECK-NOT: scf.for
// CHECK: cpu.launch @kernel_0 reads(%arg0, %arg1 : memref<4xi32>, memref<4xf32>) writes(%arg2 : memref<9xf32>)
// CHECK-NEXT: return
// CHECK: func.func private @kernel_0
// CHECK-SAME: dgc.kind = "scatter"
func.func @scatter(%i: memref<4xi32>, %u: memref<4xf32>, %y: memref<9xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %k = %c0 to %c4 step %c1 {
    %a = memref.load %i[%k] : memref<4xi32>
    %b = arith.index_cast %a : i32 to index
    %v = memref.load %u[%k] : memref<4xf32>
    memref.store %v, %y[%b] : memref<9xf32>
  } {dgc.scatter}
  return
}
