// RUN: dgc-opt %s --dgc-plan-memory=report=1 2>&1 | FileCheck %s

// CHECK: main: arena 128 bytes, lower bound 128, ratio 1.0000

memref.global "private" constant @c0 : memref<3xf32> = dense<[1.0, 2.0, 3.0]>
memref.global "private" constant @c1 : memref<2xi64> = dense<[1, 2]>
// CHECK: memref.global {{.*}} @c0 {{.*}} {dgc.offset = 0 : i64}
// CHECK: memref.global {{.*}} @c1 {{.*}} {dgc.offset = 64 : i64}

func.func private @k(memref<16xf32>, memref<16xf32>) attributes {dgc.kernel}
func.func private @k2(memref<2xi64>, memref<16xf32>) attributes {dgc.kernel}

// %a and %c are never alive at once; the buffer used in the loop lives through it.
// CHECK: func.func @main
// CHECK-SAME: %[[ARENA:[a-z0-9]+]]: memref<128xi8> {dgc.arena}, %[[DATA:[a-z0-9]+]]: memref<80xi8> {dgc.constants}
// CHECK-SAME: dgc.arena_bytes = 128 : i64, dgc.arena_lower_bound = 128 : i64
// CHECK-NOT: memref.alloc
// CHECK-DAG: memref.view %[[ARENA]][%c0
// CHECK-DAG: memref.view %[[ARENA]][%c64
// CHECK-DAG: memref.view %[[DATA]][%c64
func.func @main(%x: memref<16xf32>, %y: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<16xf32>
  %b = memref.alloc() : memref<16xf32>
  %c = memref.alloc() : memref<16xf32>
  cpu.launch @k reads(%x : memref<16xf32>) writes(%a : memref<16xf32>)
  cpu.launch @k reads(%a : memref<16xf32>) writes(%b : memref<16xf32>)
  scf.for %i = %c0 to %c4 step %c1 {
    %g = memref.get_global @c1 : memref<2xi64>
    cpu.launch @k2 reads(%g : memref<2xi64>) writes(%c : memref<16xf32>)
    cpu.launch @k reads(%b : memref<16xf32>) writes(%c : memref<16xf32>)
  }
  cpu.launch @k reads(%c : memref<16xf32>) writes(%y : memref<16xf32>)
  return
}
