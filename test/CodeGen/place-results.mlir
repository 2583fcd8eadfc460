// RUN: dgc-opt %s --dgc-place-results --split-input-file | FileCheck %s

#id = affine_map<(i) -> (i)>

// The result of an elementwise op on a donated argument takes its place; the other
// becomes an argument; what is returned twice is copied.
// CHECK-LABEL: func.func @main
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<8xf32> {tf.aliasing_output = 0 : i32}
// CHECK-SAME: %[[Y:[a-z0-9]+]]: memref<8xf32>
// CHECK-SAME: %[[R1:[a-z0-9]+]]: memref<8xf32> {dgc.result = 1 : i64}
// CHECK-SAME: %[[R2:[a-z0-9]+]]: memref<8xf32> {dgc.result = 2 : i64}
// CHECK-SAME: dgc.in_place = array<i64: 0, -1, -1>
// CHECK: linalg.generic {{.*}} ins(%[[X]] {{.*}} outs(%[[X]]
// CHECK: linalg.exp ins(%[[Y]] {{.*}} outs(%[[R1]]
// CHECK: memref.copy %[[R1]], %[[R2]]
// CHECK: return
func.func @main(%x: memref<8xf32> {tf.aliasing_output = 0 : i32}, %y: memref<8xf32>)
    -> (memref<8xf32>, memref<8xf32>, memref<8xf32>) {
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : memref<8xf32>) outs(%a : memref<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %in : f32
    linalg.yield %0 : f32
  }
  linalg.exp ins(%y : memref<8xf32>) outs(%b : memref<8xf32>)
  return %a, %b, %b : memref<8xf32>, memref<8xf32>, memref<8xf32>
}

// -----

#id = affine_map<(i) -> (i)>

// The old value is read after the new one is there: no sharing.
// CHECK-LABEL: func.func @read_later
// CHECK-SAME: dgc.in_place = array<i64: -1, -1>
func.func @read_later(%x: memref<8xf32> {tf.aliasing_output = 0 : i32})
    -> (memref<8xf32>, memref<8xf32>) {
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  linalg.exp ins(%x : memref<8xf32>) outs(%b : memref<8xf32>)
  return %a, %b : memref<8xf32>, memref<8xf32>
}

// -----

#id = affine_map<(i, j) -> (i, j)>
#t = affine_map<(i, j) -> (j, i)>

// A transpose cannot run in place.
// CHECK-LABEL: func.func @transpose
// CHECK-SAME: dgc.in_place = array<i64: -1>
func.func @transpose(%x: memref<8x8xf32> {tf.aliasing_output = 0 : i32}) -> memref<8x8xf32> {
  %a = memref.alloc() : memref<8x8xf32>
  linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<8x8xf32>) outs(%a : memref<8x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  return %a : memref<8x8xf32>
}

// -----

// An argument that is handed through to another result is copied.
// CHECK-LABEL: func.func @pass
// CHECK-SAME: (%[[X:[a-z0-9]+]]: memref<8xf32>, %[[R:[a-z0-9]+]]: memref<8xf32> {dgc.result = 0 : i64})
// CHECK: memref.copy %[[X]], %[[R]]
func.func @pass(%x: memref<8xf32>) -> memref<8xf32> {
  return %x : memref<8xf32>
}
