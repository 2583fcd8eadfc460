// Small inputs with given shardings, which are converted for a price, and without, which are
// sliced for nothing; an inner factor; an open dimension; a value in the middle.
dist.mesh @mesh = <["x"=2, "y"=3]>
func.func @main(%x: tensor<12x64xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {"y"}]>},
                %b: tensor<192xf32>,
                %w: tensor<64x192xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {3, "x"}]>, tf.aliasing_output = 1 : i32})
    -> (tensor<12x192xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}, {?}]>}, tensor<64x192xf32>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<12x64xf32>, tensor<64x192xf32>) -> tensor<12x192xf32>
  %1 = dist.constraint %0 <@mesh, [{"y", "x"}, {}]> : tensor<12x192xf32>
  %2 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<192xf32>) -> tensor<12x192xf32>
  %3 = stablehlo.add %1, %2 : tensor<12x192xf32>
  %4 = stablehlo.dot_general %x, %3, contracting_dims = [0] x [0] : (tensor<12x64xf32>, tensor<12x192xf32>) -> tensor<64x192xf32>
  %5 = stablehlo.subtract %w, %4 : tensor<64x192xf32>
  return %3, %5 : tensor<12x192xf32>, tensor<64x192xf32>
}
