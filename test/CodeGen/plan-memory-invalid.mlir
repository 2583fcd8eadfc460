// RUN: not dgc-opt %s --dgc-plan-memory 2>&1 | FileCheck %s
// CHECK: error: 'memref.alloc' op has type 'memref<?xf32>', which the memory plan cannot place: its size must be known and its layout dense
func.func @main(%n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  return
}
