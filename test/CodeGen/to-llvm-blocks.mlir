// The block that returns need not be the last one.
// RUN: dgc-opt %s --dgc-to-llvm | FileCheck %s
// CHECK-LABEL: llvm.func internal @main
// CHECK: llvm.return %{{.*}} : i32
// CHECK: llvm.add
// CHECK: llvm.br
func.func @main(%arg0: memref<i32>, %arg1: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %5 = memref.load %arg0[] : memref<i32>
    cf.switch %5 : i32, [
      default: ^bb5(%c0 : index),
      0: ^bb4
    ]
  ^bb4:
    return
  ^bb5(%6: index):
    %7 = arith.cmpi slt, %6, %c2 : index
    cf.cond_br %7, ^bb6, ^bb4
  ^bb6:
    %8 = arith.addi %6, %c1 : index
    cf.br ^bb5(%8 : index)
}
