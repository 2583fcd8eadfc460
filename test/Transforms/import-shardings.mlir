// RUN: dgc-opt %s --split-input-file --dgc-import-shardings | FileCheck %s

// CHECK: dist.mesh @mesh = <["data"=2, "model"=4]>
// CHECK-NOT: sdy
// CHECK-LABEL: func.func @as_jax_prints_it(
// CHECK-SAME: %[[X:.*]]: tensor<8x8xf32> {dist.sharding = #dist.sharding<@mesh, [{"data"}, {}]>, tf.aliasing_output = 0 : i32}
// CHECK-SAME: -> (tensor<8x8xf32> {dist.sharding = #dist.sharding<@mesh, [{"data", "model"}, {}]>, jax.result_info = "result"})
// CHECK: dist.constraint %{{.*}} <@mesh, [{"data"}, {?}]> : tensor<8x8xf32>
sdy.mesh @mesh = <["data"=2, "model"=4]> {stablehlo.mesh = {axes = [{name = "data", size = 2 : i64}, {name = "model", size = 4 : i64}]}}
func.func @as_jax_prints_it(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>, tf.aliasing_output = 0 : i32}) -> (tensor<8x8xf32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{"data", "model"}, {}]>}) {
  %0 = stablehlo.tanh %x : tensor<8x8xf32>
  %1 = sdy.sharding_constraint %0 <@mesh, [{"data"}, {?}]> : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// -----

// CHECK-LABEL: func.func @every_form_of_a_sharding(
// CHECK-SAME: <@mesh, [{3, "x"}, {"y":(1)2, ?}p1], replicated={"z"}>
// CHECK: stablehlo.tanh %{{.*}} {dist.shardings = [#dist.sharding<@mesh, [{"x"}, {}], unreduced=max{"y"}>]}
sdy.mesh @mesh = <["x"=2, "y"=4, "z"=2]>
func.func @every_form_of_a_sharding(%x: tensor<6x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{3, "x"}, {"y":(1)2, ?}p1], replicated={"z"}>}) -> tensor<6x8xf32> {
  %0 = stablehlo.tanh %x {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}], unreduced=max{"y"}>]>} : tensor<6x8xf32>
  return %0 : tensor<6x8xf32>
}

// -----

// CHECK: dist.mesh @a = <["x"=2]>
// CHECK-NOT: dist.mesh
// CHECK-LABEL: func.func @equal_inlined_and_empty_meshes_become_one(
// CHECK-SAME: <@a, [{"x"}]>
// CHECK-SAME: <@a, [{"x"}]>
// CHECK-SAME: <@a, [{"x"}]>
// CHECK-SAME: <@a, [{}]>
sdy.mesh @a = <["x"=2]>
sdy.mesh @b = <["x"=2]>
sdy.mesh @empty = <[]>
func.func @equal_inlined_and_empty_meshes_become_one(
    %0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@a, [{"x"}]>},
    %1: tensor<4xf32> {sdy.sharding = #sdy.sharding<@b, [{"x"}]>},
    %2: tensor<4xf32> {sdy.sharding = #sdy.sharding<mesh<["x"=2]>, [{"x"}]>},
    %3: tensor<4xf32> {sdy.sharding = #sdy.sharding<@empty, [{}]>}) {
  return
}

// -----

// CHECK-NOT: sdy
// CHECK-LABEL: func.func @a_mesh_of_one_device_says_nothing
// CHECK-NEXT: stablehlo.tanh %{{.*}} : tensor<4xf32>
sdy.mesh @maximal_mesh_0 = <[], device_ids=[0]>
func.func @a_mesh_of_one_device_says_nothing(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.tanh %x {sdy.sharding = #sdy.sharding_per_value<[<@maximal_mesh_0, []>]>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @callbacks_of_the_host_say_nothing
// CHECK-NOT: sharding
// CHECK: return
sdy.mesh @mesh = <["x"=2]>
sdy.mesh @maximal_mesh_0 = <[], device_ids=[0]>
func.func @callbacks_of_the_host_say_nothing(%x: tensor<4xf32>) {
  stablehlo.custom_call @callback(%x) {has_side_effect = true, sdy.sharding = #sdy.sharding_per_value<[<@maximal_mesh_0, []>]>} : (tensor<4xf32>) -> ()
  %0 = stablehlo.custom_call @callback(%x) {sdy.sharding = #sdy.sharding_per_value<[<@maximal_mesh_0, []>]>} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
