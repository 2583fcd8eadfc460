// RUN: dgc-opt %s -split-input-file -verify-diagnostics

// expected-error@+1 {{axis "x" is in the mesh twice}}
dist.mesh @mesh = <["x"=2, "x"=4]>

// -----

// expected-error@+1 {{axis "x" has size 0, expected 1 to 1048576}}
dist.mesh @mesh = <["x"=0]>

// -----

// expected-error@+1 {{device_ids must be a permutation of 0 to 3, got 1 twice}}
dist.mesh @mesh = <["x"=4], device_ids=[0, 1, 1, 2]>

// -----

// expected-error@+1 {{temporal axis "y" is not in the mesh}}
dist.mesh @mesh = <["x"=4]> {temporal = "y"}

// -----

// expected-note@+1 {{mesh declared here: #dist.mesh<["x"=4]>}}
dist.mesh @mesh = <["x"=4]>
// expected-error@+2 {{argument 0 of type 'tensor<8x8xf32>': axis "y" is not in the mesh, whose axes are "x"}}
// expected-note@+1 {{in #dist.sharding<@mesh, [{"y"}, {}]>}}
func.func @f(%x: tensor<8x8xf32> {dist.sharding = #dist.sharding<@mesh, [{"y"}, {}]>}) { return }

// -----

// expected-error@+1 {{argument 0: mesh @m is not declared (dist.mesh)}}
func.func @f(%x: tensor<8x8xf32> {dist.sharding = #dist.sharding<@m, [{}, {}]>}) { return }

// -----

// expected-note@+1 {{mesh declared here}}
dist.mesh @mesh = <["x"=4]>
// expected-error@+2 {{argument 0 of type 'tensor<8x8xf32>': axis "x" is used twice}}
// expected-note@+1 {{in #dist.sharding<@mesh, [{"x"}, {"x"}]>}}
func.func @f(%x: tensor<8x8xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}, {"x"}]>}) { return }

// -----

// expected-note@+1 {{mesh declared here}}
dist.mesh @mesh = <["x"=4]>
// expected-error@+2 {{result 0 of type 'tensor<8xf32>': sharding has 2 dimensions, the tensor has 1}}
// expected-note@+1 {{in #dist.sharding}}
func.func private @f() -> (tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}, {}]>})

// -----

// expected-note@+1 {{mesh declared here}}
dist.mesh @mesh = <["x"=4]>
// expected-error@+2 {{adjacent parts of axis "x" must be merged}}
// expected-note@+1 {{in #dist.sharding}}
func.func private @f(tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{"x":(1)2, "x":(2)2}]>})

// -----

// expected-note@+1 {{mesh declared here}}
dist.mesh @mesh = <["x"=4]>
// expected-error@+2 {{part "x":(1)4 is the whole axis: drop the part}}
// expected-note@+1 {{in #dist.sharding}}
func.func private @f(tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{"x":(1)4}]>})

// -----

// expected-note@+1 {{mesh declared here}}
dist.mesh @mesh = <["x"=4]>
// expected-error@+2 {{part "x":(1)3 does not divide axis "x" of size 4}}
// expected-note@+1 {{in #dist.sharding}}
func.func private @f(tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{"x":(1)3}]>})

// -----

// expected-note@+1 {{mesh declared here}}
dist.mesh @mesh = <["x"=4]>
// expected-error@+2 {{dimension 0 of size 8 is not a multiple of the factors in {3, "x"}}}
// expected-note@+1 {{in #dist.sharding}}
func.func private @f(tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{3, "x"}]>})

// -----

// expected-note@+1 {{mesh declared here}}
dist.mesh @mesh = <["x"=4]>
// expected-error@+2 {{inner factor 2 ends a list: drop it, it changes nothing}}
// expected-note@+1 {{in #dist.sharding}}
func.func private @f(tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{"x", 2}]>})

// -----

// expected-note@+1 {{mesh declared here}}
dist.mesh @mesh = <["x"=4]>
// expected-error@+2 {{dimension 0 of size 0 is split}}
// expected-note@+1 {{in #dist.sharding}}
func.func private @f(tensor<0xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}]>})

// -----

dist.mesh @mesh = <["x"=4]>
// expected-error@+1 {{argument 0 must not be unreduced, got #dist.sharding<@mesh, [{}], unreduced=add{"x"}>: function arguments and results are whole values}}
func.func private @f(tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{}], unreduced={"x"}>})

// -----

dist.mesh @mesh = <["x"=4]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error@+1 {{dist.shardings has 2 entries, the op has 1 results}}
  %0 = arith.negf %x {dist.shardings = [#dist.sharding<@mesh, [{}]>, #dist.sharding<@mesh, [{}]>]} : tensor<8xf32>
  return
}

// -----

dist.mesh @mesh = <["x"=4]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error@+1 {{kind 'or' needs integers or booleans, in #dist.sharding<@mesh, [{}], unreduced=or{"x"}>}}
  %0 = dist.constraint %x <@mesh, [{}], unreduced=or{"x"}> : tensor<8xf32>
  return
}

// -----

dist.mesh @mesh = <["x"=4]>
func.func @f(%x: tensor<8xi1>) {
  // expected-error@+1 {{kind 'add' is not defined on booleans, use 'or' or 'and'}}
  %0 = dist.constraint %x <@mesh, [{}], unreduced={"x"}> : tensor<8xi1>
  return
}

// -----

dist.mesh @mesh = <["x"=4]>
func.func @f(%x: tensor<8x8xf32>) {
  // expected-error@+3 {{must only append axes to lists}}
  // expected-note@+2 {{from #dist.sharding<@mesh, [{"x"}, {}]>}}
  // expected-note@+1 {{to   #dist.sharding<@mesh, [{}, {"x"}]>}}
  %0 = dist.slice %x from <@mesh, [{"x"}, {}]> to <@mesh, [{}, {"x"}]> : tensor<8x8xf32>
  return
}

// -----

dist.mesh @mesh = <["x"=4]>
func.func @f(%x: tensor<8x8xf32>) {
  // expected-error@+1 {{needs closed shardings, got #dist.sharding<@mesh, [{"x", ?}, {}]>}}
  %0 = dist.reshard %x from <@mesh, [{"x", ?}, {}]> to <@mesh, [{}, {"x"}]> : tensor<8x8xf32>
  return
}

// -----

dist.mesh @mesh = <["x"=4]>
func.func @f(%x: tensor<2x8xf32>) {
  // expected-error@+1 {{stacked type is 'tensor<2x2x8xf32>', expected 'tensor<4x2x8xf32>' for a group of 4}}
  %0 = dist.local_all_gather %x <@mesh, ["x"]> : tensor<2x8xf32> -> tensor<2x2x8xf32>
  return
}

// -----

dist.mesh @mesh = <["x"=4]>
func.func @f(%x: tensor<8xf32>, %y: tensor<8xf64>) {
  // expected-error@+1 {{moves 'tensor<8xf32>' and 'tensor<8xf64>' together, expected operands of one element type}}
  %0:2 = dist.local_all_reduce add %x, %y <@mesh, ["x"]> : tensor<8xf32>, tensor<8xf64>
  return
}

// -----

dist.mesh @mesh = <["x"=4]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error@+1 {{has 2 operands and 1 results, expected as many of both, and one at least}}
  %0 = "dist.local_all_gather"(%x, %x) <{axes = #dist.axes<@mesh, ["x"]>}> : (tensor<8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
  return
}

// -----

dist.mesh @mesh = <["x"=4]>
func.func @f(%x: tensor<2x8xf32>) {
  // expected-error@+1 {{sources must be a permutation of 0 to 3, got 0}}
  %0 = dist.local_permute %x <@mesh, ["x"]> sources = [0, 0, 1, 2] : tensor<2x8xf32>
  return
}

// -----

dist.mesh @mesh = <["x"=4]>
func.func @f(%x: tensor<2x8xf32>) {
  // expected-error@+1 {{local type is 'tensor<8x3xf32>', expected 'tensor<8x2xf32>', that of #dist.sharding<@mesh, [{}, {"x"}]>}}
  %0 = dist.local_exchange %x from <@mesh, [{"x"}, {}]> to <@mesh, [{}, {"x"}]> of tensor<8x8xf32> : tensor<2x8xf32> -> tensor<8x3xf32>
  return
}

// -----

dist.mesh @mesh = <["x"=4]>
// expected-error@+1 {{argument 0 has type 'tensor<2x8xf32>', expected 'tensor<3x8xf32>', the local type of #dist.global<tensor<9x8xf32>, #dist.sharding<@mesh, [{"x"}, {}]>>}}
func.func private @f(tensor<2x8xf32> {dist.global = #dist.global<tensor<9x8xf32>, #dist.sharding<@mesh, [{"x"}, {}]>>})

// -----

dist.mesh @mesh = <["x"=4]>
func.func @f(%x: tensor<8xf32>) {
  // expected-error@+1 {{dist.factors: axis "x" is used twice, in #dist.factors<@mesh, [{"x"}, {"x"}]>}}
  %0 = arith.negf %x {dist.factors = #dist.factors<@mesh, [{"x"}, {"x"}]>} : tensor<8xf32>
  return
}

// -----

// expected-error@+1 {{expected the name of a mesh, such as @mesh (declare it with dist.mesh)}}
func.func private @f(tensor<8xf32> {dist.sharding = #dist.sharding<mesh, [{}]>})

// -----

// expected-error@+1 {{expected a priority such as p1, got q1}}
func.func private @f(tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{}q1]>})

// -----

// expected-error@+1 {{unknown kind of reduction 'xor', expected add, mul, min, max, and, or}}
func.func private @f(tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{}], unreduced=xor{"x"}>})

// -----

func.func @again(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{dist.again must hold numbers of operands, as array<i32: 0>, got array<i32: 1>}}
  %0 = stablehlo.tanh %x {dist.again = array<i32: 1>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}
