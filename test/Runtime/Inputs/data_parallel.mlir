// A training step of two layers whose batch is split: two gradients of weights, two of
// biases. RANKS is replaced by the number of ranks.
dist.mesh @mesh = <["dp"=RANKS]>
func.func public @main(
    %x: tensor<24x16xf32> {dist.sharding = #dist.sharding<@mesh, [{"dp"}, {}]>},
    %y: tensor<24x8xf32> {dist.sharding = #dist.sharding<@mesh, [{"dp"}, {}]>},
    %w1: tensor<16x32xf32> {tf.aliasing_output = 0 : i32, dist.sharding = #dist.sharding<@mesh, [{}, {}]>},
    %b1: tensor<32xf32> {tf.aliasing_output = 1 : i32, dist.sharding = #dist.sharding<@mesh, [{}]>},
    %w2: tensor<32x8xf32> {tf.aliasing_output = 2 : i32, dist.sharding = #dist.sharding<@mesh, [{}, {}]>},
    %b2: tensor<8xf32> {tf.aliasing_output = 3 : i32, dist.sharding = #dist.sharding<@mesh, [{}]>})
    -> (tensor<16x32xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {}]>},
        tensor<32xf32> {dist.sharding = #dist.sharding<@mesh, [{}]>},
        tensor<32x8xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {}]>},
        tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{}]>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.01> : tensor<f32>
  %p1 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<24x16xf32>, tensor<16x32xf32>) -> tensor<24x32xf32>
  %c1 = stablehlo.broadcast_in_dim %b1, dims = [1] : (tensor<32xf32>) -> tensor<24x32xf32>
  %s1 = stablehlo.add %p1, %c1 : tensor<24x32xf32>
  %h = stablehlo.tanh %s1 : tensor<24x32xf32>
  %p2 = stablehlo.dot_general %h, %w2, contracting_dims = [1] x [0] : (tensor<24x32xf32>, tensor<32x8xf32>) -> tensor<24x8xf32>
  %c2 = stablehlo.broadcast_in_dim %b2, dims = [1] : (tensor<8xf32>) -> tensor<24x8xf32>
  %s2 = stablehlo.add %p2, %c2 : tensor<24x8xf32>
  %e = stablehlo.subtract %s2, %y : tensor<24x8xf32>
  %gb2 = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<24x8xf32>, tensor<f32>) -> tensor<8xf32>
  %gw2 = stablehlo.dot_general %h, %e, contracting_dims = [0] x [0] : (tensor<24x32xf32>, tensor<24x8xf32>) -> tensor<32x8xf32>
  %eh = stablehlo.dot_general %e, %w2, contracting_dims = [1] x [1] : (tensor<24x8xf32>, tensor<32x8xf32>) -> tensor<24x32xf32>
  %hh = stablehlo.multiply %h, %h : tensor<24x32xf32>
  %m = stablehlo.multiply %eh, %hh : tensor<24x32xf32>
  %e1 = stablehlo.subtract %eh, %m : tensor<24x32xf32>
  %gb1 = stablehlo.reduce(%e1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<24x32xf32>, tensor<f32>) -> tensor<32xf32>
  %gw1 = stablehlo.dot_general %x, %e1, contracting_dims = [0] x [0] : (tensor<24x16xf32>, tensor<24x32xf32>) -> tensor<16x32xf32>
  %r1 = stablehlo.broadcast_in_dim %rate, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
  %r2 = stablehlo.broadcast_in_dim %rate, dims = [] : (tensor<f32>) -> tensor<32xf32>
  %r3 = stablehlo.broadcast_in_dim %rate, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
  %r4 = stablehlo.broadcast_in_dim %rate, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %d1 = stablehlo.multiply %gw1, %r1 : tensor<16x32xf32>
  %d2 = stablehlo.multiply %gb1, %r2 : tensor<32xf32>
  %d3 = stablehlo.multiply %gw2, %r3 : tensor<32x8xf32>
  %d4 = stablehlo.multiply %gb2, %r4 : tensor<8xf32>
  %u1 = stablehlo.subtract %w1, %d1 : tensor<16x32xf32>
  %u2 = stablehlo.subtract %b1, %d2 : tensor<32xf32>
  %u3 = stablehlo.subtract %w2, %d3 : tensor<32x8xf32>
  %u4 = stablehlo.subtract %b2, %d4 : tensor<8xf32>
  return %u1, %u2, %u3, %u4 : tensor<16x32xf32>, tensor<32xf32>, tensor<32x8xf32>, tensor<8xf32>
}
