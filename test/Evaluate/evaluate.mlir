// RUN: dgc-opt %s --dgc-evaluate -o /dev/null | FileCheck %s

// CHECK: @dot_contracts_the_named_dimensions: {{\[\[}}17, 39], [23, 53]]
func.func @dot_contracts_the_named_dimensions() -> tensor<2x2xf32> {
  %a = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %b = stablehlo.constant dense<[[5.0, 7.0], [6.0, 8.0]]> : tensor<2x2xf32>
  %0 = "stablehlo.dot_general"(%b, %a) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// CHECK: @integers_wrap_and_divide_by_zero_as_xla_does: [-128, -1, 3]
func.func @integers_wrap_and_divide_by_zero_as_xla_does() -> tensor<3xi8> {
  %a = stablehlo.constant dense<[127, 5, 7]> : tensor<3xi8>
  %b = stablehlo.constant dense<[1, 0, 2]> : tensor<3xi8>
  %one = stablehlo.constant dense<[1, 0, 0]> : tensor<3xi8>
  %sum = "stablehlo.add"(%a, %one) : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi8>
  %0 = "stablehlo.divide"(%sum, %b) : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi8>
  return %0 : tensor<3xi8>
}

// CHECK: @maximum_keeps_nan: [nan, 2]
func.func @maximum_keeps_nan() -> tensor<2xf32> {
  %a = stablehlo.constant dense<[0x7FC00000, 2.0]> : tensor<2xf32>
  %b = stablehlo.constant dense<1.0> : tensor<2xf32>
  %0 = "stablehlo.maximum"(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: @bf16_rounds_each_operation: [256, 258]
func.func @bf16_rounds_each_operation() -> tensor<2xbf16> {
  %a = stablehlo.constant dense<[256.0, 257.0]> : tensor<2xbf16>
  %b = stablehlo.constant dense<[1.0, 1.5]> : tensor<2xbf16>
  %0 = "stablehlo.add"(%a, %b) : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
  return %0 : tensor<2xbf16>
}

// CHECK: @gather_clamps: {{\[\[}}5, 6], [1, 2]]
func.func @gather_clamps() -> tensor<2x2xi32> {
  %x = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %i = stablehlo.constant dense<[[7], [-1]]> : tensor<2x1xi32>
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
  return %0 : tensor<2x2xi32>
}

// CHECK: @scatter_drops_what_is_outside: [1, 12, 3]
func.func @scatter_drops_what_is_outside() -> tensor<3xi32> {
  %x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %i = stablehlo.constant dense<[[1], [3]]> : tensor<2x1xi32>
  %u = stablehlo.constant dense<10> : tensor<2xi32>
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%s) : (tensor<i32>) -> ()
  }) : (tensor<3xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

// CHECK: @argmax_takes_the_first_of_equals: [1]
func.func @argmax_takes_the_first_of_equals() -> tensor<1xi32> {
  %x = stablehlo.constant dense<[[1.0, 4.0, 4.0]]> : tensor<1x3xf32>
  %i = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = "stablehlo.reduce"(%x, %i, %low, %zero) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %ai: tensor<i32>, %b: tensor<f32>, %bi: tensor<i32>):
    %ge = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %v = "stablehlo.select"(%ge, %a, %b) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %vi = "stablehlo.select"(%ge, %ai, %bi) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%v, %vi) : (tensor<f32>, tensor<i32>) -> ()
  }) : (tensor<1x3xf32>, tensor<1x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<1xf32>, tensor<1xi32>)
  return %0#1 : tensor<1xi32>
}

// CHECK: @while_counts: 5
func.func @while_counts() -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %0 = "stablehlo.while"(%zero) ({
  ^bb0(%i: tensor<i32>):
    %p = "stablehlo.compare"(%i, %five) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>):
    %n = "stablehlo.add"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%n) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
