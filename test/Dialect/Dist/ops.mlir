// RUN: dgc-opt %s | dgc-opt | FileCheck %s

// CHECK: dist.mesh @mesh = <["dp"=2, "tp"=4]>
dist.mesh @mesh = <["dp"=2, "tp"=4]>
// CHECK: dist.mesh @ordered = <["x"=2, "y"=2], device_ids=[0, 2, 1, 3]>
dist.mesh @ordered = <["x"=2, "y"=2], device_ids=[0, 2, 1, 3]>
// CHECK: dist.mesh @linked = <["dp"=2, "tp"=4]> {links = {dp = "ib", tp = "nvlink"}, temporal = "dp"}
dist.mesh @linked = <["dp"=2, "tp"=4]> {links = {dp = "ib", tp = "nvlink"}, temporal = "dp"}

// CHECK-LABEL: func.func @moves
// CHECK-SAME: {dist.sharding = #dist.sharding<@mesh, [{"dp"}, {3, "tp":(1)2, ?}p1], replicated={"tp":(2)2}>}
func.func @moves(%x: tensor<8x24xf32> {dist.sharding = #dist.sharding<@mesh, [{"dp"}, {3, "tp":(1)2, ?}p1], replicated={"tp":(2)2}>})
    -> (tensor<8x24xf32> {dist.sharding = #dist.sharding<@mesh, [{?}, {}]>}) {
  // CHECK: dist.constraint %{{.*}} <@mesh, [{"dp"}, {3, "tp"}]> : tensor<8x24xf32>
  %0 = dist.constraint %x <@mesh, [{"dp"}, {3, "tp"}]> : tensor<8x24xf32>
  // CHECK: dist.reshard %{{.*}} from <@mesh, [{"dp"}, {3, "tp"}]> to <@mesh, [{}, {"tp"}]>
  %1 = dist.reshard %0 from <@mesh, [{"dp"}, {3, "tp"}]> to <@mesh, [{}, {"tp"}]> : tensor<8x24xf32>
  // CHECK: dist.slice
  %2 = dist.slice %1 from <@mesh, [{}, {"tp":(1)2}]> to <@mesh, [{"dp"}, {"tp"}]> : tensor<8x24xf32>
  // CHECK: dist.gather
  %3 = dist.gather %2 from <@mesh, [{"dp"}, {"tp"}]> to <@mesh, [{}, {"tp":(1)2}]> : tensor<8x24xf32>
  // CHECK: dist.all_to_all
  %4 = dist.all_to_all %3 from <@mesh, [{}, {"tp"}]> to <@mesh, [{"tp"}, {}]> : tensor<8x24xf32>
  // CHECK: dist.permute
  %5 = dist.permute %4 from <@mesh, [{"tp":(1)2}, {}]> to <@mesh, [{"dp"}, {}]> : tensor<8x24xf32>
  // CHECK: dist.to_unreduced {{.*}} unreduced=max{"tp"}
  %6 = dist.to_unreduced %5 from <@mesh, [{"dp"}, {}]> to <@mesh, [{"dp"}, {}], unreduced=max{"tp"}> : tensor<8x24xf32>
  // A bare list of unreduced axes means add, and so does sdy's word for it.
  // CHECK: dist.all_reduce {{.*}} unreduced=add{"tp"}
  %7 = dist.all_reduce %6 from <@mesh, [{"dp"}, {}], unreduced={"tp"}> to <@mesh, [{"dp"}, {}]> : tensor<8x24xf32>
  // CHECK: dist.reduce_scatter {{.*}} unreduced=add{"tp"}
  %8 = dist.reduce_scatter %7 from <@mesh, [{"dp"}, {}], unreduced=sum{"tp"}> to <@mesh, [{"dp"}, {"tp"}]> : tensor<8x24xf32>
  // CHECK: dist.exchange
  %9 = dist.exchange %8 from <@mesh, [{"dp", "tp"}, {}]> to <@mesh, [{"tp"}, {"dp"}]> : tensor<8x24xf32>
  return %9 : tensor<8x24xf32>
}

// CHECK-LABEL: func.func @local
// CHECK-SAME: {dist.global = #dist.global<tensor<9x8xf32>, #dist.sharding<@mesh, [{"dp"}, {}]>>}
func.func @local(%x: tensor<5x8xf32> {dist.global = #dist.global<tensor<9x8xf32>, #dist.sharding<@mesh, [{"dp"}, {}]>>})
    -> (tensor<5x8xf32> {dist.global = #dist.global<tensor<9x8xf32>, #dist.sharding<@mesh, [{"dp"}, {}]>>}) {
  // CHECK: dist.axis_index <@mesh, ["dp", "tp":(1)2]> : tensor<i64>
  %i = dist.axis_index <@mesh, ["dp", "tp":(1)2]> : tensor<i64>
  // CHECK: dist.local_all_gather %{{.*}} <@mesh, ["dp"]> : tensor<5x8xf32> -> tensor<2x5x8xf32>
  %0 = dist.local_all_gather %x <@mesh, ["dp"]> : tensor<5x8xf32> -> tensor<2x5x8xf32>
  // CHECK: dist.local_all_to_all
  %1 = dist.local_all_to_all %0 <@mesh, ["dp"]> : tensor<2x5x8xf32>
  // CHECK: dist.local_reduce_scatter add
  %2 = dist.local_reduce_scatter add %1 <@mesh, ["dp"]> : tensor<2x5x8xf32> -> tensor<5x8xf32>
  // CHECK: dist.local_all_reduce max
  %3 = dist.local_all_reduce max %2 <@mesh, ["tp"]> : tensor<5x8xf32>
  // CHECK: dist.local_permute %{{.*}} <@mesh, ["dp"]> sources = [1, 0]
  %4 = dist.local_permute %3 <@mesh, ["dp"]> sources = [1, 0] : tensor<5x8xf32>
  // CHECK: dist.local_exchange %{{.*}} from <@mesh, [{"dp"}, {}]> to <@mesh, [{}, {"dp"}]> of tensor<9x8xf32> : tensor<5x8xf32> -> tensor<9x4xf32>
  %5 = dist.local_exchange %4 from <@mesh, [{"dp"}, {}]> to <@mesh, [{}, {"dp"}]> of tensor<9x8xf32> : tensor<5x8xf32> -> tensor<9x4xf32>
  return %4 : tensor<5x8xf32>
}

// CHECK-LABEL: func.func @annotated
func.func @annotated(%x: tensor<8x24xf32>) -> tensor<8x24xf32> {
  // CHECK: dist.factors = #dist.factors<@mesh, [{"dp"}, {3, "tp":(1)2}], through={"tp":(2)2}, case=0>
  // CHECK-SAME: dist.shardings = [#dist.sharding<@mesh, [{"dp"}, {}]>]
  %0 = arith.addf %x, %x {
    dist.factors = #dist.factors<@mesh, [{"dp"}, {3, "tp":(1)2}], through={"tp":(2)2}, case=0>,
    dist.shardings = [#dist.sharding<@mesh, [{"dp"}, {}]>]} : tensor<8x24xf32>
  return %0 : tensor<8x24xf32>
}
