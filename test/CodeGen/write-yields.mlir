// RUN: dgc-opt %s --dgc-reuse-buffers --split-input-file | FileCheck %s

#id = affine_map<(i, j) -> (i, j)>

// What a loop yields is written where it is carried: by an op that reads each
// element as it writes it, and by one behind the last reader.
// CHECK-LABEL: func.func @in_place
// CHECK-SAME: %[[X:[^:]*]]: memref<8x8xf32>, %[[C:[^:]*]]: memref<8x8xf32>, %[[D:[^:]*]]: memref<8x8xf32>
// CHECK: scf.for
// CHECK: %[[T:.*]] = memref.alloc
// CHECK: linalg.matmul ins(%[[C]], %[[X]] {{.*}} outs(%[[T]]
// CHECK: linalg.exp ins(%[[T]] {{.*}} outs(%[[C]]
// CHECK: linalg.generic {{.*}} ins(%[[D]] : {{.*}} outs(%[[D]]
// CHECK-NOT: memref.copy
// CHECK: }
func.func @in_place(%x: memref<8x8xf32>, %c: memref<8x8xf32>, %d: memref<8x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %k = %c0 to %c8 step %c1 {
    %t = memref.alloc() : memref<8x8xf32>
    linalg.matmul ins(%c, %x : memref<8x8xf32>, memref<8x8xf32>) outs(%t : memref<8x8xf32>)
    %a = memref.alloc() : memref<8x8xf32>
    linalg.exp ins(%t : memref<8x8xf32>) outs(%a : memref<8x8xf32>)
    %b = memref.alloc() : memref<8x8xf32>
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%d : memref<8x8xf32>) outs(%b : memref<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %in, %in : f32
      linalg.yield %0 : f32
    }
    memref.copy %a, %c : memref<8x8xf32> to memref<8x8xf32>
    memref.copy %b, %d : memref<8x8xf32> to memref<8x8xf32>
  }
  return
}

// -----

// The old value is read while the new one is written, or later: by a product,
// after it, and by another op of its group, which runs row by row.
// CHECK-LABEL: func.func @read_meanwhile
// CHECK-SAME: %[[X:[^:]*]]: memref<8x8xf32>, %[[C:[^:]*]]: memref<8x8xf32>
// CHECK-COUNT-3: memref.copy
func.func @read_meanwhile(%x: memref<8x8xf32>, %c: memref<8x8xf32>, %d: memref<8x8xf32>, %e: memref<8x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %k = %c0 to %c8 step %c1 {
    %a = memref.alloc() : memref<8x8xf32>
    linalg.matmul ins(%c, %x : memref<8x8xf32>, memref<8x8xf32>) outs(%a : memref<8x8xf32>)
    memref.copy %a, %c : memref<8x8xf32> to memref<8x8xf32>
  }
  scf.for %k = %c0 to %c8 step %c1 {
    %a = memref.alloc() : memref<8x8xf32>
    linalg.exp ins(%x : memref<8x8xf32>) outs(%a : memref<8x8xf32>)
    linalg.exp ins(%d : memref<8x8xf32>) outs(%c : memref<8x8xf32>)
    memref.copy %a, %d : memref<8x8xf32> to memref<8x8xf32>
  }
  scf.for %k = %c0 to %c8 step %c1 {
    linalg.exp {dgc.group = 3 : i64} ins(%e : memref<8x8xf32>) outs(%c : memref<8x8xf32>)
    %a = memref.alloc() : memref<8x8xf32>
    linalg.exp {dgc.group = 3 : i64} ins(%x : memref<8x8xf32>) outs(%a : memref<8x8xf32>)
    memref.copy %a, %e : memref<8x8xf32> to memref<8x8xf32>
  }
  return
}

// -----

// Two carried values change places: one is read behind the other's new value.
// CHECK-LABEL: func.func @swap
// CHECK: memref.copy %arg0, %[[T:.*]] :
// CHECK: memref.copy %arg1, %arg0
// CHECK: memref.copy %[[T]], %arg1
func.func @swap(%c: memref<8xf32>, %d: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %k = %c0 to %c8 step %c1 {
    %t = memref.alloc() : memref<8xf32>
    memref.copy %c, %t : memref<8xf32> to memref<8xf32>
    memref.copy %d, %c : memref<8xf32> to memref<8xf32>
    memref.copy %t, %d : memref<8xf32> to memref<8xf32>
  }
  return
}
