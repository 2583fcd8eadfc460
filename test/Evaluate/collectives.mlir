// RUN: dgc-opt %s --dgc-evaluate -o /dev/null | FileCheck %s

// Local programs on the ranks of a 2 x 2 mesh; what is printed is the global value.
dist.mesh @m = <["x"=2, "y"=2]>

// CHECK: @axis_index_is_the_coordinate: {{\[\[}}0, 1], [0, 1]]
func.func @axis_index_is_the_coordinate() -> (tensor<1x1xi64> {dist.global = #dist.global<tensor<2x2xi64>, #dist.sharding<@m, [{"x"}, {"y"}]>>}) {
  %i = dist.axis_index <@m, ["y"]> : tensor<i64>
  %0 = "stablehlo.reshape"(%i) : (tensor<i64>) -> tensor<1x1xi64>
  return %0 : tensor<1x1xi64>
}

// CHECK: @all_reduce_sums_over_its_axes_only: [1, 1]
func.func @all_reduce_sums_over_its_axes_only() -> (tensor<1xi64> {dist.global = #dist.global<tensor<2xi64>, #dist.sharding<@m, [{"x"}]>>}) {
  %i = dist.axis_index <@m, ["y"]> : tensor<i64>
  %v = "stablehlo.reshape"(%i) : (tensor<i64>) -> tensor<1xi64>
  %0 = dist.local_all_reduce add %v <@m, ["y"]> : tensor<1xi64>
  return %0 : tensor<1xi64>
}

// CHECK: @combined_is_one_by_one: [1, 1] [12, 12]
func.func @combined_is_one_by_one() -> (tensor<1xi64> {dist.global = #dist.global<tensor<2xi64>, #dist.sharding<@m, [{"x"}]>>},
                                        tensor<1xi64> {dist.global = #dist.global<tensor<2xi64>, #dist.sharding<@m, [{"x"}]>>}) {
  %i = dist.axis_index <@m, ["y"]> : tensor<i64>
  %v = "stablehlo.reshape"(%i) : (tensor<i64>) -> tensor<1xi64>
  %c = stablehlo.constant dense<6> : tensor<1xi64>
  %0:2 = dist.local_all_reduce add %v, %c <@m, ["y"]> : tensor<1xi64>, tensor<1xi64>
  return %0#0, %0#1 : tensor<1xi64>, tensor<1xi64>
}

// CHECK: @gather_stacks_in_the_order_of_the_axes: [0, 2, 1, 3]
func.func @gather_stacks_in_the_order_of_the_axes() -> (tensor<4xi64> {dist.global = #dist.global<tensor<4xi64>, #dist.sharding<@m, [{}]>>}) {
  %i = dist.axis_index <@m, ["x", "y"]> : tensor<i64>
  %0 = dist.local_all_gather %i <@m, ["y", "x"]> : tensor<i64> -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

// CHECK: @reduce_scatter_gives_each_member_its_row: [2, 4]
func.func @reduce_scatter_gives_each_member_its_row() -> (tensor<1xi64> {dist.global = #dist.global<tensor<2xi64>, #dist.sharding<@m, [{"x"}]>>}) {
  %c = stablehlo.constant dense<[[1], [2]]> : tensor<2x1xi64>
  %0 = dist.local_reduce_scatter add %c <@m, ["x"]> : tensor<2x1xi64> -> tensor<1xi64>
  return %0 : tensor<1xi64>
}

// CHECK: @exchange_transposes_a_layout: {{\[\[}}0, 0], [1, 1]]
func.func @exchange_transposes_a_layout() -> (tensor<2x1xi64> {dist.global = #dist.global<tensor<2x2xi64>, #dist.sharding<@m, [{}, {"x"}]>>}) {
  %i = dist.axis_index <@m, ["x"]> : tensor<i64>
  %v = "stablehlo.broadcast_in_dim"(%i) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x2xi64>
  %0 = dist.local_exchange %v from <@m, [{"x"}, {}]> to <@m, [{}, {"x"}]> of tensor<2x2xi64> : tensor<1x2xi64> -> tensor<2x1xi64>
  return %0 : tensor<2x1xi64>
}
