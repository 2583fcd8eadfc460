// RUN: not dgc-opt %s --dgc-to-llvm 2>&1 | FileCheck %s
// CHECK: error: a second host function; inline the others into the first
func.func @main(%x: memref<8xf32>) {
  return
}
func.func @other(%x: memref<8xf32>) {
  return
}
