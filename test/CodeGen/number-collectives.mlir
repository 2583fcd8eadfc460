// RUN: dgc-opt %s --dgc-number-collectives | FileCheck %s --check-prefix=NUMBER
// RUN: dgc-opt %s --dgc-number-collectives --dgc-bufferize | FileCheck %s

dist.mesh @mesh = <["x"=2, "y"=2]>

// Equal groups share a number; every op has its own. Kinds, types and counts are those
// of dgc/Runtime/ABI.h.
// NUMBER-LABEL: func.func @main
// NUMBER: dist.axis_index <@mesh, ["x"]> {dgc.group_index = 0 : i32}
// NUMBER: dist.local_all_reduce {{.*}} {dgc.group_index = 1 : i32, dgc.op_index = 0 : i32}
// NUMBER: dist.local_all_gather {{.*}} {dgc.group_index = 0 : i32, dgc.op_index = 1 : i32}
// NUMBER: dist.local_permute {{.*}} {dgc.group_index = 2 : i32, dgc.op_index = 2 : i32, dgc.table_index = 0 : i32}

// CHECK-LABEL: func.func @main
// CHECK: cpu.axis_index group 0
// CHECK: cpu.collective kind 0 group 1 dtype 11 redop 3 table -1 op_id 0 counts [8]
// CHECK: cpu.collective kind 1 group 0 dtype 11 redop 0 table -1 op_id 1 counts [8]
// CHECK: cpu.collective kind 4 group 2 dtype 11 redop 0 table 0 op_id 2 counts [8]
// CHECK: cpu.collective kind 2 group 0 dtype 11 redop 0 table -1 op_id 3 counts [8]
// CHECK: cpu.collective kind 3 group 0 dtype 11 redop 0 table -1 op_id 4 counts [8]
// The runtime does not write padding: it is zero.
// CHECK: linalg.fill
// CHECK: cpu.exchange dtype 11 table 0 op_id 5
func.func @main(%x: tensor<8xf32>) -> (tensor<i64>, tensor<8xf32>, tensor<2x8xf32>, tensor<4xf32>) {
  %i = dist.axis_index <@mesh, ["x"]> : tensor<i64>
  %a = dist.local_all_reduce max %x <@mesh, ["x", "y"]> : tensor<8xf32>
  %g = dist.local_all_gather %a <@mesh, ["x"]> : tensor<8xf32> -> tensor<2x8xf32>
  %p = dist.local_permute %a <@mesh, ["y"]> sources = [1, 0] : tensor<8xf32>
  %s = dist.local_reduce_scatter add %g <@mesh, ["x"]> : tensor<2x8xf32> -> tensor<8xf32>
  %t = dist.local_all_to_all %g <@mesh, ["x"]> : tensor<2x8xf32>
  %e = dist.local_exchange %p from <@mesh, [{"x"}]> to <@mesh, [{"x", "y"}]> of tensor<16xf32> : tensor<8xf32> -> tensor<4xf32>
  return %i, %s, %t, %e : tensor<i64>, tensor<8xf32>, tensor<2x8xf32>, tensor<4xf32>
}
