// RUN: dgc-opt %s | dgc-opt | FileCheck %s
// RUN: dgc-opt %s --mlir-print-op-generic | dgc-opt | FileCheck %s

// CHECK: sdy.mesh @mesh = <["data"=2, "model"=4]> {stablehlo.mesh = {axes = [{name = "data", size = 2 : i64}, {name = "model", size = 4 : i64}]}}
sdy.mesh @mesh = <["data"=2, "model"=4]> {stablehlo.mesh = {axes = [{name = "data", size = 2 : i64}, {name = "model", size = 4 : i64}]}}
// CHECK: sdy.mesh @maximal_mesh_0 = <[], device_ids=[0]>
sdy.mesh @maximal_mesh_0 = <[], device_ids=[0]>
// CHECK: sdy.mesh @ordered = <["x"=2, "y"=2], device_ids=[0, 2, 1, 3]>
sdy.mesh @ordered = <["x"=2, "y"=2], device_ids=[0, 2, 1, 3]>

// CHECK-LABEL: func.func @shardings_of_all_forms(
// CHECK-SAME: #sdy.sharding<@mesh, [{"data"}, {"model":(1)2, ?}p1]>
// CHECK-SAME: #sdy.sharding<@mesh, [{}, {?}p0], replicated={"data"}, unreduced={"model"}>
// CHECK-SAME: #sdy.sharding<@mesh, [{3, "model"}, {}], unreduced=max{"data"}>
// CHECK-SAME: #sdy.sharding<mesh<["a"=2]>, [{"a"}, {}]>
func.func @shardings_of_all_forms(
    %0: tensor<12x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"model":(1)2, ?}p1]>},
    %1: tensor<12x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {?}p0], replicated={"data"}, unreduced={"model"}>},
    %2: tensor<12x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{3, "model"}, {}], unreduced=max{"data"}>},
    %3: tensor<12x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2]>, [{"a"}, {}]>}) {
  // CHECK: sdy.sharding_constraint %{{.*}} <@mesh, [{"data"}, {"model", ?}]> : tensor<12x8xf32>
  %4 = sdy.sharding_constraint %0 <@mesh, [{"data"}, {"model", ?}]> : tensor<12x8xf32>
  // CHECK: stablehlo.tanh %{{.*}} {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"data"}, {}]>]>} : tensor<12x8xf32>
  %5 = stablehlo.tanh %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"data"}, {}]>]>} : tensor<12x8xf32>
  return
}
