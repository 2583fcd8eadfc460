// RUN: dgc-opt %s --dgc-reuse-buffers --split-input-file | FileCheck %s

#id = affine_map<(i) -> (i)>

// CHECK-LABEL: func.func @chain
// CHECK: %[[A:.*]] = memref.alloc
// CHECK-NOT: memref.alloc
// CHECK: linalg.generic {{.*}} ins(%[[A]] {{.*}} outs(%[[A]]
func.func @chain(%x: memref<8xf32>, %y: memref<8xf32>) {
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : memref<8xf32>) outs(%b : memref<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %in : f32
    linalg.yield %0 : f32
  }
  linalg.exp ins(%b : memref<8xf32>) outs(%y : memref<8xf32>)
  return
}

// -----

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>

// The operand is read again later, or is read otherwise than written: two buffers.
// CHECK-LABEL: func.func @no
// CHECK-COUNT-3: memref.alloc
func.func @no(%x: memref<8x8xf32>, %y: memref<8x8xf32>) {
  %a = memref.alloc() : memref<8x8xf32>
  %b = memref.alloc() : memref<8x8xf32>
  %c = memref.alloc() : memref<8x8xf32>
  linalg.exp ins(%x : memref<8x8xf32>) outs(%a : memref<8x8xf32>)
  linalg.exp ins(%a : memref<8x8xf32>) outs(%b : memref<8x8xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<8x8xf32>) outs(%c : memref<8x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  linalg.add ins(%b, %c : memref<8x8xf32>, memref<8x8xf32>) outs(%y : memref<8x8xf32>)
  return
}

// -----

// An all-reduce may write what it reads.
// CHECK-LABEL: func.func @all_reduce
// CHECK: %[[A:.*]] = memref.alloc
// CHECK-NOT: memref.alloc
// CHECK: cpu.collective kind 0 {{.*}} ins(%[[A]] : memref<8xf32>) outs(%[[A]]
func.func @all_reduce(%x: memref<8xf32>, %y: memref<8xf32>) {
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  cpu.collective kind 0 group 0 dtype 11 redop 0 table -1 op_id 0 counts [8] ins(%a : memref<8xf32>) outs(%b : memref<8xf32>)
  linalg.exp ins(%b : memref<8xf32>) outs(%y : memref<8xf32>)
  return
}

// -----

// So may each operand of a combined one. One that is read twice may not: its other
// result's peers read it still.
// CHECK-LABEL: func.func @combined
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: %[[B:.*]] = memref.alloc
// CHECK-NOT: memref.alloc
// CHECK: cpu.collective kind 0 {{.*}} ins(%[[A]], %[[B]] : memref<8xf32>, memref<4xf32>) outs(%[[A]], %[[B]] :
func.func @combined(%x: memref<8xf32>, %y: memref<4xf32>, %r: memref<8xf32>, %s: memref<4xf32>) {
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<4xf32>
  %c = memref.alloc() : memref<8xf32>
  %d = memref.alloc() : memref<4xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  linalg.exp ins(%y : memref<4xf32>) outs(%b : memref<4xf32>)
  cpu.collective kind 0 group 0 dtype 11 redop 0 table -1 op_id 0 counts [8, 4] ins(%a, %b : memref<8xf32>, memref<4xf32>) outs(%c, %d : memref<8xf32>, memref<4xf32>)
  linalg.exp ins(%c : memref<8xf32>) outs(%r : memref<8xf32>)
  linalg.exp ins(%d : memref<4xf32>) outs(%s : memref<4xf32>)
  return
}

// -----

// CHECK-LABEL: func.func @twice
// CHECK-COUNT-3: memref.alloc
// CHECK: cpu.collective
func.func @twice(%x: memref<8xf32>, %r: memref<8xf32>, %s: memref<8xf32>) {
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  %c = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  cpu.collective kind 0 group 0 dtype 11 redop 0 table -1 op_id 0 counts [8, 8] ins(%a, %a : memref<8xf32>, memref<8xf32>) outs(%b, %c : memref<8xf32>, memref<8xf32>)
  linalg.exp ins(%b : memref<8xf32>) outs(%r : memref<8xf32>)
  linalg.exp ins(%c : memref<8xf32>) outs(%s : memref<8xf32>)
  return
}

// -----

#id = affine_map<(i) -> (i)>

// A result's memory is there all the time: what it is reduced from lies there.
// CHECK-LABEL: func.func @result
// CHECK-SAME: %[[X:.*]]: memref<8xf32>, %[[Y:.*]]: memref<8xf32> {dgc.result
// CHECK-NOT: memref.alloc
// CHECK: linalg.exp {{.*}} outs(%[[Y]]
// CHECK: linalg.generic {{.*}} ins(%[[Y]] {{.*}} outs(%[[Y]]
// CHECK: cpu.collective kind 0 {{.*}} ins(%[[Y]] : memref<8xf32>) outs(%[[Y]]
func.func @result(%x: memref<8xf32>, %y: memref<8xf32> {dgc.result = 0 : i64}) {
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : memref<8xf32>) outs(%b : memref<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %in : f32
    linalg.yield %0 : f32
  }
  cpu.collective kind 0 group 0 dtype 11 redop 0 table -1 op_id 0 counts [8] ins(%b : memref<8xf32>) outs(%y : memref<8xf32>)
  return
}
