// RUN: dgc-opt %s --dgc-print-collectives -o /dev/null | FileCheck %s
// RUN: dgc-opt %s --dgc-print-collectives=locations -o /dev/null | FileCheck %s --check-prefix=LOC

dist.mesh @mesh = <["x"=4]>
// CHECK: @main: 7 collectives, 312 bytes sent by a rank
// CHECK-NEXT: 1 x all_gather over {"x"} of tensor<2xf32>: 24 bytes
// CHECK-NEXT: 2 x all_reduce max over {"x"} of tensor<8xf32>: 48 bytes, 3 trips
// LOC: all_gather over {"x"} of tensor<2xf32>: 24 bytes, loc({{.*}}print-collectives.mlir
func.func @main(%x: tensor<2xf32> {dist.global = #dist.global<tensor<8xf32>, #dist.sharding<@mesh, [{"x"}]>>}) {
  %0 = dist.local_all_gather %x <@mesh, ["x"]> : tensor<2xf32> -> tensor<4x2xf32>
  %y = stablehlo.reshape %0 : (tensor<4x2xf32>) -> tensor<8xf32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %i2 = stablehlo.constant dense<2> : tensor<i32>
  %n = stablehlo.constant dense<5> : tensor<i32>
  %1:2 = stablehlo.while(%i = %i0, %a = %y) : tensor<i32>, tensor<8xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %b = dist.local_all_reduce max %a <@mesh, ["x"]> : tensor<8xf32>
    %d = dist.local_all_reduce max %b <@mesh, ["x"]> : tensor<8xf32>
    %j = stablehlo.add %i, %i2 : tensor<i32>
    stablehlo.return %j, %d : tensor<i32>, tensor<8xf32>
  }
  return
}
