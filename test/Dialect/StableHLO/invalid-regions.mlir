// RUN: dgc-opt %s --split-input-file --verify-diagnostics

func.func @gather_slices_fit(%t: tensor<10x4xf32>, %i: tensor<3x1xi32>) {
  // expected-error @below {{'stablehlo.gather' op slice_sizes [1, 5] must fit into 'tensor<10x4xf32>'}}
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5>}> : (tensor<10x4xf32>, tensor<3x1xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @gather_index_vector_has_the_size(%t: tensor<10x4xf32>, %i: tensor<3x2xi32>) {
  // expected-error @below {{'stablehlo.gather' op start_index_map [0] must have 2 entries, the size of an index vector, but got 1}}
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<10x4xf32>, tensor<3x2xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @gather_index_vector_dim_is_in_range(%t: tensor<10x4xf32>, %i: tensor<3x1xi32>) {
  // expected-error @below {{'stablehlo.gather' op index_vector_dim must lie in 0 to 2, the rank of the indices, but got 3}}
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, slice_sizes = array<i64: 1, 4>}> : (tensor<10x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @gather_offset_dims_are_in_range(%t: tensor<10x4xf32>, %i: tensor<3x1xi32>) {
  // expected-error @below {{'stablehlo.gather' op offset_dims [2] must be dimensions of a rank 2 tensor, but got 2}}
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<10x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @gather_names_every_dimension(%t: tensor<10x4xf32>, %i: tensor<3x1xi32>) {
  // expected-error @below {{'stablehlo.gather' op offset_dims, collapsed_slice_dims and operand_batching_dims must be as many as the 2 dimensions of 'tensor<10x4xf32>', but got 1, 0 and 0}}
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<10x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @gather_batches_agree(%t: tensor<10x4xf32>, %i: tensor<3x1xi32>) {
  // expected-error @below {{'stablehlo.gather' op batching dimension 0 of the operand has size 10, but dimension 0 of the indices has size 3}}
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<10x4xf32>, tensor<3x1xi32>) -> tensor<3xf32>
  return
}

// -----

func.func @gather_result_has_the_shape(%t: tensor<10x4xf32>, %i: tensor<3x1xi32>) {
  // expected-error @below {{'stablehlo.gather' op result #0 must be of type 'tensor<3x4xf32>', but got 'tensor<4x3xf32>'}}
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<10x4xf32>, tensor<3x1xi32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @dimension_numbers_have_known_fields(%t: tensor<10x4xf32>, %i: tensor<3x1xi32>) {
  // expected-error @below {{expected one of offset_dims, collapsed_slice_dims, operand_batching_dims, start_indices_batching_dims, start_index_map, index_vector_dim, but got dims}}
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<dims = [1]>, slice_sizes = array<i64: 1, 4>}> : (tensor<10x4xf32>, tensor<3x1xi32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @scatter_updates_have_the_rank(%x: tensor<10x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3xf32>) {
  // expected-error @below {{'stablehlo.scatter' op updates must have rank 2, but got 'tensor<3xf32>'}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<10x4xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<10x4xf32>
  return
}

// -----

func.func @scatter_updates_fit(%x: tensor<10x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x5xf32>) {
  // expected-error @below {{'stablehlo.scatter' op dimension 1 of the updates must be at most 4, but got 5}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<10x4xf32>, tensor<3x1xi32>, tensor<3x5xf32>) -> tensor<10x4xf32>
  return
}

// -----

func.func @scatter_takes_one_update_an_input(%x: tensor<10x4xf32>, %i: tensor<3x1xi32>) {
  // expected-error @below {{'stablehlo.scatter' op operand #0 must be statically shaped tensor of signless or unsigned integer elements, but got 'tensor<10x4xf32>'}}
  %0 = "stablehlo.scatter"(%x, %i) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<10x4xf32>, tensor<3x1xi32>) -> tensor<10x4xf32>
  return
}

// -----

func.func @scatter_combines_scalars(%x: tensor<10x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>) {
  // expected-error @below {{'stablehlo.scatter' op update computation argument #1 must be of type 'tensor<f32>', but got 'tensor<i32>'}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<10x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<10x4xf32>
  return
}

// -----

func.func @reduce_dimensions_are_in_range(%x: tensor<4x2xf32>, %z: tensor<f32>) {
  // expected-error @below {{'stablehlo.reduce' op dimensions [2] must be dimensions of a rank 2 tensor, but got 2}}
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [2] : (tensor<4x2xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @reduce_result_has_the_shape(%x: tensor<4x2xf32>, %z: tensor<f32>) {
  // expected-error @below {{'stablehlo.reduce' op result #0 must be of type 'tensor<4xf32>', but got 'tensor<2xf32>'}}
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_initial_value_has_the_type(%x: tensor<4x2xf32>, %z: tensor<i32>) {
  // expected-error @below {{'stablehlo.reduce' op initial value #0 must be of type 'tensor<f32>', but got 'tensor<i32>'}}
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x2xf32>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @reduce_short_form_commutes(%x: tensor<4x2xf32>, %z: tensor<f32>) {
  // expected-error @below {{custom op 'stablehlo.reduce' the short form of reduce applies a commutative stablehlo op of two operands, but got 'stablehlo.subtract'; write the long form with a reducer region}}
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.subtract across dimensions = [1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @reduce_short_form_knows_its_op(%x: tensor<4x2xf32>, %z: tensor<f32>) {
  // expected-error @below {{custom op 'stablehlo.reduce' the short form of reduce applies a commutative stablehlo op of two operands, but got 'stablehlo.plus'; write the long form with a reducer region}}
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.plus across dimensions = [1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @reducer_has_a_pair_for_each_input(%x: tensor<4x2xf32>, %z: tensor<f32>) {
  %0 = stablehlo.reduce(%x init: %z) across dimensions = [1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<4xf32>
   // expected-error @below {{custom op 'stablehlo.reduce' expected a pair of reducer arguments for each of the 1 inputs, but got 2}}
   reducer(%a: tensor<f32>, %b: tensor<f32>) (%c: tensor<f32>, %d: tensor<f32>) {
    stablehlo.return %a : tensor<f32>
  }
  return
}

// -----

func.func @reducer_returns_what_it_combines(%x: tensor<4x2xf32>, %z: tensor<f32>) {
  // expected-error @below {{'stablehlo.reduce' op reducer must return ('tensor<f32>'), but got ('tensor<f32>', 'tensor<f32>')}}
  %0 = stablehlo.reduce(%x init: %z) across dimensions = [1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<4xf32>
   reducer(%a: tensor<f32>, %b: tensor<f32>) {
    // expected-note @below {{returned here}}
    stablehlo.return %a, %a : tensor<f32>, tensor<f32>
  }
  return
}

// -----

func.func @reduce_has_as_many_initial_values(%x: tensor<4x2xf32>, %z: tensor<f32>) {
  // expected-error @below {{'stablehlo.reduce' op takes as many initial values as inputs, but got 3 operands}}
  %0 = "stablehlo.reduce"(%x, %z, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @while_carries_one_type(%x: tensor<4xf32>) {
  // expected-error @below {{'stablehlo.while' op body argument #0 must be of type 'tensor<4xf32>', but got 'tensor<5xf32>'}}
  %0 = "stablehlo.while"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<5xf32>):
    stablehlo.return %a : tensor<5xf32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @while_condition_is_a_predicate(%x: tensor<4xf32>) {
  // expected-error @below {{'stablehlo.while' op condition must return ('tensor<i1>'), but got ('tensor<4xf32>')}}
  %0 = stablehlo.while(%a = %x) : tensor<4xf32>
  cond {
    // expected-note @below {{returned here}}
    stablehlo.return %a : tensor<4xf32>
  } do {
    stablehlo.return %a : tensor<4xf32>
  }
  return
}

// -----

func.func @while_body_returns_what_it_carries(%x: tensor<4xf32>, %p: tensor<i1>) {
  // expected-error @below {{'stablehlo.while' op body must return ('tensor<4xf32>'), but got ()}}
  %0 = stablehlo.while(%a = %x) : tensor<4xf32>
  cond {
    stablehlo.return %p : tensor<i1>
  } do {
    // expected-note @below {{returned here}}
    stablehlo.return
  }
  return
}

// -----

func.func @if_branches_return_the_results(%x: tensor<4xf32>, %p: tensor<i1>) {
  // expected-error @below {{'stablehlo.if' op false branch must return ('tensor<4xf32>'), but got ('tensor<i1>')}}
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<4xf32>
  }, {
    // expected-note @below {{returned here}}
    stablehlo.return %p : tensor<i1>
  }) : (tensor<i1>) -> tensor<4xf32>
  return
}

// -----

func.func @case_has_branches(%i: tensor<i32>) {
  // expected-error @below {{'stablehlo.case' op needs at least one branch}}
  %0 = "stablehlo.case"(%i) : (tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @case_index_is_i32(%i: tensor<i64>) {
  // expected-error @below {{'stablehlo.case' op operand #0 must be statically shaped tensor of rank 0 with i32 elements, but got 'tensor<i64>'}}
  "stablehlo.case"(%i) ({
    stablehlo.return
  }) : (tensor<i64>) -> ()
  return
}

// -----

func.func @typed_custom_call_has_a_dictionary(%x: tensor<4xf32>) {
  // expected-error @below {{'stablehlo.custom_call' op backend_config must be a dictionary for api_version 4, but got "text"}}
  %0 = stablehlo.custom_call @f(%x) {backend_config = "text", api_version = 4 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @layouts_are_permutations(%x: tensor<4x4xf32>) {
  // expected-error @below {{'stablehlo.custom_call' op operand_layouts #0 must be a permutation of the 2 dimensions of 'tensor<4x4xf32>', but got dense<0> : tensor<2xindex>}}
  %0 = stablehlo.custom_call @f(%x) {operand_layouts = [dense<[0, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @layouts_come_together(%x: tensor<4x4xf32>) {
  // expected-error @below {{'stablehlo.custom_call' op needs operand_layouts and result_layouts together}}
  %0 = stablehlo.custom_call @f(%x) {operand_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @aliases_name_operands(%x: tensor<4x4xf32>) {
  // expected-error @below {{'stablehlo.custom_call' op output_operand_aliases must name one of the 1 operands, but got 1}}
  %0 = stablehlo.custom_call @f(%x) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>]} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
