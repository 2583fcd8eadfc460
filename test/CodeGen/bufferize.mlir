// RUN: dgc-opt %s --dgc-bufferize --canonicalize --split-input-file | FileCheck %s

// A big constant with equal elements is filled in; others become globals.
// CHECK: memref.global {{.*}} dense<[1.000000e+00, 2.000000e+00]>
// CHECK-LABEL: func.func @constants
// CHECK-DAG: linalg.fill
// CHECK-DAG: memref.get_global
func.func @constants() -> (tensor<100xf32>, tensor<2xf32>) {
  %a = arith.constant dense<3.0> : tensor<100xf32>
  %b = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  return %a, %b : tensor<100xf32>, tensor<2xf32>
}

// -----

// Only a donated argument is written.
// CHECK-LABEL: func.func @donated
// CHECK-SAME: (%[[A:.*]]: memref<8xf32> {tf.aliasing_output = 0 : i32}, %[[B:.*]]: memref<8xf32>)
// CHECK: memref.store %{{.*}}, %[[A]]
// CHECK: %[[C:.*]] = memref.alloc
// CHECK: memref.copy %[[B]], %[[C]]
// CHECK: memref.store %{{.*}}, %[[C]]
func.func @donated(%a: tensor<8xf32> {tf.aliasing_output = 0 : i32}, %b: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %x = arith.constant 1.0 : f32
  %0 = tensor.insert %x into %a[%c0] : tensor<8xf32>
  %1 = tensor.insert %x into %b[%c0] : tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// What a loop carries is a buffer made outside: the loop itself carries nothing.
// CHECK-LABEL: func.func @loop
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: scf.for %{{.*}} = %{{.*}} to %{{.*}} step %{{[a-z0-9]+}} {
// CHECK: linalg.exp ins(%[[A]]
// CHECK: memref.copy %{{.*}}, %[[A]]
func.func @loop(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %x) -> (tensor<8xf32>) {
    %e = tensor.empty() : tensor<8xf32>
    %y = linalg.exp ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %y : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// -----

// Both branches write one buffer.
// CHECK-LABEL: func.func @branch
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: scf.if
// CHECK: memref.copy %{{.*}}, %[[A]]
// CHECK: else
// CHECK: memref.copy %{{.*}}, %[[A]]
// CHECK: return %[[A]]
func.func @branch(%p: tensor<i1>, %x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %c = tensor.extract %p[] : tensor<i1>
  %r = scf.if %c -> (tensor<8xf32>) {
    scf.yield %x : tensor<8xf32>
  } else {
    scf.yield %y : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// -----

// All cases of a switch write one buffer.
// CHECK-LABEL: func.func @switch
// CHECK: %[[A:[a-z]+]] = memref.alloc
// CHECK: scf.index_switch
// CHECK: memref.copy %{{.*}}, %[[A]] :
// CHECK: memref.copy %{{.*}}, %[[A]] :
// CHECK: default
// CHECK: memref.copy %{{.*}}, %[[A]] :
// CHECK: return %[[A]]
func.func @switch(%i: tensor<i32>, %x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %a = tensor.extract %i[] : tensor<i32>
  %c = arith.index_cast %a : i32 to index
  %r = scf.index_switch %c -> tensor<8xf32>
  case 0 {
    scf.yield %x : tensor<8xf32>
  }
  case 2 {
    scf.yield %y : tensor<8xf32>
  }
  default {
    %e = tensor.empty() : tensor<8xf32>
    %z = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %z : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
