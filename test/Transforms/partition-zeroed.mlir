// RUN: dgc-opt %s --dgc-propagate-shardings --dgc-insert-reshards --dgc-lower-reshards --dgc-partition | FileCheck %s
// RUN: dgc-opt %s --dgc-propagate-shardings --dgc-check-partition -o /dev/null

// The quotient's padding is unknown. The second product sums over it and needs
// zeros there; the first could do without, but would then need the quotient in
// memory in another form.

dist.mesh @mesh = <["x"=2]>

// CHECK-LABEL: func.func @main(
// CHECK: %[[Q:.*]] = stablehlo.divide
// CHECK: %[[ZEROED:.*]] = stablehlo.select %{{.*}}, %[[Q]], %{{.*}} : tensor<4x3xi1>, tensor<4x3xf32>
// CHECK: stablehlo.dot_general %[[ZEROED]], %{{.*}}, contracting_dims = [0] x [0]
// CHECK: stablehlo.dot_general %[[ZEROED]], %{{.*}}, contracting_dims = [1] x [0]
func.func @main(%a: tensor<4x5xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {"x"}]>},
                %b: tensor<4x5xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {"x"}]>},
                %x: tensor<4x2xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {}]>},
                %w: tensor<5x2xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<5x2xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}, {}]>},
        tensor<4x2xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {}]>}) {
  %q = stablehlo.divide %a, %b : tensor<4x5xf32>
  %0 = stablehlo.dot_general %q, %x, contracting_dims = [0] x [0] : (tensor<4x5xf32>, tensor<4x2xf32>) -> tensor<5x2xf32>
  %1 = stablehlo.dot_general %q, %w, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x2xf32>) -> tensor<4x2xf32>
  return %0, %1 : tensor<5x2xf32>, tensor<4x2xf32>
}
