// What folding computes is what the evaluator computes.
// The sign of a NaN is nobody's business.
// RUN: dgc-opt %s --dgc-evaluate -o /dev/null | sed s/-nan/nan/g > %t.plain
// RUN: dgc-opt %s --canonicalize --dgc-evaluate -o %t.mlir | sed s/-nan/nan/g > %t.folded
// RUN: diff %t.plain %t.folded
// RUN: FileCheck %s < %t.mlir

// Nothing is left to compute but what is said to stay.
// CHECK-NOT: {{stablehlo\.(add|subtract|multiply|maximum|minimum|and|or|xor|not|negate|compare|convert|select|reshape|transpose|slice) }}

func.func @f1() -> tensor<4xi32> {
  %a = stablehlo.constant dense<[5, -7, 2147483647, 0]> : tensor<4xi32>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi32>
  %c = stablehlo.add %a, %b : tensor<4xi32>
  return %c : tensor<4xi32>
}
func.func @f2() -> tensor<4xi32> {
  %a = stablehlo.constant dense<[5, -7, 2147483647, 0]> : tensor<4xi32>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi32>
  %c = stablehlo.maximum %a, %b : tensor<4xi32>
  return %c : tensor<4xi32>
}
func.func @f3() -> tensor<4xi32> {
  %a = stablehlo.constant dense<[5, -7, 2147483647, 0]> : tensor<4xi32>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi32>
  %c = stablehlo.minimum %a, %b : tensor<4xi32>
  return %c : tensor<4xi32>
}
func.func @f4() -> tensor<4xi32> {
  %a = stablehlo.constant dense<[5, -7, 2147483647, 0]> : tensor<4xi32>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi32>
  %c = stablehlo.multiply %a, %b : tensor<4xi32>
  return %c : tensor<4xi32>
}
func.func @f5() -> tensor<4xi32> {
  %a = stablehlo.constant dense<[5, -7, 2147483647, 0]> : tensor<4xi32>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi32>
  %c = stablehlo.and %a, %b : tensor<4xi32>
  return %c : tensor<4xi32>
}
func.func @f6() -> tensor<4xi32> {
  %a = stablehlo.constant dense<[5, -7, 2147483647, 0]> : tensor<4xi32>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi32>
  %c = stablehlo.or %a, %b : tensor<4xi32>
  return %c : tensor<4xi32>
}
func.func @f7() -> tensor<4xi32> {
  %a = stablehlo.constant dense<[5, -7, 2147483647, 0]> : tensor<4xi32>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi32>
  %c = stablehlo.xor %a, %b : tensor<4xi32>
  return %c : tensor<4xi32>
}
func.func @f8() -> tensor<4xi32> {
  %a = stablehlo.constant dense<[5, -7, 2147483647, 0]> : tensor<4xi32>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi32>
  %c = stablehlo.subtract %a, %b : tensor<4xi32>
  return %c : tensor<4xi32>
}
func.func @f9() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[5, -7, 2147483647, 0]> : tensor<4xi32>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi32>
  %c = stablehlo.compare EQ, %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f10() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[5, -7, 2147483647, 0]> : tensor<4xi32>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi32>
  %c = stablehlo.compare NE, %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f11() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[5, -7, 2147483647, 0]> : tensor<4xi32>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi32>
  %c = stablehlo.compare LT, %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f12() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[5, -7, 2147483647, 0]> : tensor<4xi32>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi32>
  %c = stablehlo.compare LE, %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f13() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[5, -7, 2147483647, 0]> : tensor<4xi32>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi32>
  %c = stablehlo.compare GT, %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f14() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[5, -7, 2147483647, 0]> : tensor<4xi32>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi32>
  %c = stablehlo.compare GE, %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f15() -> tensor<4xui8> {
  %a = stablehlo.constant dense<[5, 200, 255, 0]> : tensor<4xui8>
  %b = stablehlo.constant dense<[3, 100, 1, 7]> : tensor<4xui8>
  %c = stablehlo.add %a, %b : tensor<4xui8>
  return %c : tensor<4xui8>
}
func.func @f16() -> tensor<4xui8> {
  %a = stablehlo.constant dense<[5, 200, 255, 0]> : tensor<4xui8>
  %b = stablehlo.constant dense<[3, 100, 1, 7]> : tensor<4xui8>
  %c = stablehlo.maximum %a, %b : tensor<4xui8>
  return %c : tensor<4xui8>
}
func.func @f17() -> tensor<4xui8> {
  %a = stablehlo.constant dense<[5, 200, 255, 0]> : tensor<4xui8>
  %b = stablehlo.constant dense<[3, 100, 1, 7]> : tensor<4xui8>
  %c = stablehlo.minimum %a, %b : tensor<4xui8>
  return %c : tensor<4xui8>
}
func.func @f18() -> tensor<4xui8> {
  %a = stablehlo.constant dense<[5, 200, 255, 0]> : tensor<4xui8>
  %b = stablehlo.constant dense<[3, 100, 1, 7]> : tensor<4xui8>
  %c = stablehlo.multiply %a, %b : tensor<4xui8>
  return %c : tensor<4xui8>
}
func.func @f19() -> tensor<4xui8> {
  %a = stablehlo.constant dense<[5, 200, 255, 0]> : tensor<4xui8>
  %b = stablehlo.constant dense<[3, 100, 1, 7]> : tensor<4xui8>
  %c = stablehlo.and %a, %b : tensor<4xui8>
  return %c : tensor<4xui8>
}
func.func @f20() -> tensor<4xui8> {
  %a = stablehlo.constant dense<[5, 200, 255, 0]> : tensor<4xui8>
  %b = stablehlo.constant dense<[3, 100, 1, 7]> : tensor<4xui8>
  %c = stablehlo.or %a, %b : tensor<4xui8>
  return %c : tensor<4xui8>
}
func.func @f21() -> tensor<4xui8> {
  %a = stablehlo.constant dense<[5, 200, 255, 0]> : tensor<4xui8>
  %b = stablehlo.constant dense<[3, 100, 1, 7]> : tensor<4xui8>
  %c = stablehlo.xor %a, %b : tensor<4xui8>
  return %c : tensor<4xui8>
}
func.func @f22() -> tensor<4xui8> {
  %a = stablehlo.constant dense<[5, 200, 255, 0]> : tensor<4xui8>
  %b = stablehlo.constant dense<[3, 100, 1, 7]> : tensor<4xui8>
  %c = stablehlo.subtract %a, %b : tensor<4xui8>
  return %c : tensor<4xui8>
}
func.func @f23() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[5, 200, 255, 0]> : tensor<4xui8>
  %b = stablehlo.constant dense<[3, 100, 1, 7]> : tensor<4xui8>
  %c = stablehlo.compare EQ, %a, %b : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f24() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[5, 200, 255, 0]> : tensor<4xui8>
  %b = stablehlo.constant dense<[3, 100, 1, 7]> : tensor<4xui8>
  %c = stablehlo.compare NE, %a, %b : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f25() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[5, 200, 255, 0]> : tensor<4xui8>
  %b = stablehlo.constant dense<[3, 100, 1, 7]> : tensor<4xui8>
  %c = stablehlo.compare LT, %a, %b : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f26() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[5, 200, 255, 0]> : tensor<4xui8>
  %b = stablehlo.constant dense<[3, 100, 1, 7]> : tensor<4xui8>
  %c = stablehlo.compare LE, %a, %b : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f27() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[5, 200, 255, 0]> : tensor<4xui8>
  %b = stablehlo.constant dense<[3, 100, 1, 7]> : tensor<4xui8>
  %c = stablehlo.compare GT, %a, %b : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f28() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[5, 200, 255, 0]> : tensor<4xui8>
  %b = stablehlo.constant dense<[3, 100, 1, 7]> : tensor<4xui8>
  %c = stablehlo.compare GE, %a, %b : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f29() -> tensor<4xi8> {
  %a = stablehlo.constant dense<[5, -128, 127, 0]> : tensor<4xi8>
  %b = stablehlo.constant dense<[3, -1, 1, -4]> : tensor<4xi8>
  %c = stablehlo.add %a, %b : tensor<4xi8>
  return %c : tensor<4xi8>
}
func.func @f30() -> tensor<4xi8> {
  %a = stablehlo.constant dense<[5, -128, 127, 0]> : tensor<4xi8>
  %b = stablehlo.constant dense<[3, -1, 1, -4]> : tensor<4xi8>
  %c = stablehlo.maximum %a, %b : tensor<4xi8>
  return %c : tensor<4xi8>
}
func.func @f31() -> tensor<4xi8> {
  %a = stablehlo.constant dense<[5, -128, 127, 0]> : tensor<4xi8>
  %b = stablehlo.constant dense<[3, -1, 1, -4]> : tensor<4xi8>
  %c = stablehlo.minimum %a, %b : tensor<4xi8>
  return %c : tensor<4xi8>
}
func.func @f32() -> tensor<4xi8> {
  %a = stablehlo.constant dense<[5, -128, 127, 0]> : tensor<4xi8>
  %b = stablehlo.constant dense<[3, -1, 1, -4]> : tensor<4xi8>
  %c = stablehlo.multiply %a, %b : tensor<4xi8>
  return %c : tensor<4xi8>
}
func.func @f33() -> tensor<4xi8> {
  %a = stablehlo.constant dense<[5, -128, 127, 0]> : tensor<4xi8>
  %b = stablehlo.constant dense<[3, -1, 1, -4]> : tensor<4xi8>
  %c = stablehlo.and %a, %b : tensor<4xi8>
  return %c : tensor<4xi8>
}
func.func @f34() -> tensor<4xi8> {
  %a = stablehlo.constant dense<[5, -128, 127, 0]> : tensor<4xi8>
  %b = stablehlo.constant dense<[3, -1, 1, -4]> : tensor<4xi8>
  %c = stablehlo.or %a, %b : tensor<4xi8>
  return %c : tensor<4xi8>
}
func.func @f35() -> tensor<4xi8> {
  %a = stablehlo.constant dense<[5, -128, 127, 0]> : tensor<4xi8>
  %b = stablehlo.constant dense<[3, -1, 1, -4]> : tensor<4xi8>
  %c = stablehlo.xor %a, %b : tensor<4xi8>
  return %c : tensor<4xi8>
}
func.func @f36() -> tensor<4xi8> {
  %a = stablehlo.constant dense<[5, -128, 127, 0]> : tensor<4xi8>
  %b = stablehlo.constant dense<[3, -1, 1, -4]> : tensor<4xi8>
  %c = stablehlo.subtract %a, %b : tensor<4xi8>
  return %c : tensor<4xi8>
}
func.func @f37() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[5, -128, 127, 0]> : tensor<4xi8>
  %b = stablehlo.constant dense<[3, -1, 1, -4]> : tensor<4xi8>
  %c = stablehlo.compare EQ, %a, %b : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f38() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[5, -128, 127, 0]> : tensor<4xi8>
  %b = stablehlo.constant dense<[3, -1, 1, -4]> : tensor<4xi8>
  %c = stablehlo.compare NE, %a, %b : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f39() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[5, -128, 127, 0]> : tensor<4xi8>
  %b = stablehlo.constant dense<[3, -1, 1, -4]> : tensor<4xi8>
  %c = stablehlo.compare LT, %a, %b : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f40() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[5, -128, 127, 0]> : tensor<4xi8>
  %b = stablehlo.constant dense<[3, -1, 1, -4]> : tensor<4xi8>
  %c = stablehlo.compare LE, %a, %b : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f41() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[5, -128, 127, 0]> : tensor<4xi8>
  %b = stablehlo.constant dense<[3, -1, 1, -4]> : tensor<4xi8>
  %c = stablehlo.compare GT, %a, %b : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f42() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[5, -128, 127, 0]> : tensor<4xi8>
  %b = stablehlo.constant dense<[3, -1, 1, -4]> : tensor<4xi8>
  %c = stablehlo.compare GE, %a, %b : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f43() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
  %b = stablehlo.constant dense<[true, false, true, false]> : tensor<4xi1>
  %c = stablehlo.add %a, %b : tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f44() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
  %b = stablehlo.constant dense<[true, false, true, false]> : tensor<4xi1>
  %c = stablehlo.maximum %a, %b : tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f45() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
  %b = stablehlo.constant dense<[true, false, true, false]> : tensor<4xi1>
  %c = stablehlo.minimum %a, %b : tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f46() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
  %b = stablehlo.constant dense<[true, false, true, false]> : tensor<4xi1>
  %c = stablehlo.multiply %a, %b : tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f47() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
  %b = stablehlo.constant dense<[true, false, true, false]> : tensor<4xi1>
  %c = stablehlo.and %a, %b : tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f48() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
  %b = stablehlo.constant dense<[true, false, true, false]> : tensor<4xi1>
  %c = stablehlo.or %a, %b : tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f49() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
  %b = stablehlo.constant dense<[true, false, true, false]> : tensor<4xi1>
  %c = stablehlo.xor %a, %b : tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f50() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
  %b = stablehlo.constant dense<[true, false, true, false]> : tensor<4xi1>
  %c = stablehlo.compare EQ, %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f51() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
  %b = stablehlo.constant dense<[true, false, true, false]> : tensor<4xi1>
  %c = stablehlo.compare NE, %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f52() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
  %b = stablehlo.constant dense<[true, false, true, false]> : tensor<4xi1>
  %c = stablehlo.compare LT, %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f53() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
  %b = stablehlo.constant dense<[true, false, true, false]> : tensor<4xi1>
  %c = stablehlo.compare LE, %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f54() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
  %b = stablehlo.constant dense<[true, false, true, false]> : tensor<4xi1>
  %c = stablehlo.compare GT, %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f55() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
  %b = stablehlo.constant dense<[true, false, true, false]> : tensor<4xi1>
  %c = stablehlo.compare GE, %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f56() -> tensor<4xi64> {
  %a = stablehlo.constant dense<[5, -7, 9223372036854775807, 0]> : tensor<4xi64>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi64>
  %c = stablehlo.add %a, %b : tensor<4xi64>
  return %c : tensor<4xi64>
}
func.func @f57() -> tensor<4xi64> {
  %a = stablehlo.constant dense<[5, -7, 9223372036854775807, 0]> : tensor<4xi64>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi64>
  %c = stablehlo.maximum %a, %b : tensor<4xi64>
  return %c : tensor<4xi64>
}
func.func @f58() -> tensor<4xi64> {
  %a = stablehlo.constant dense<[5, -7, 9223372036854775807, 0]> : tensor<4xi64>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi64>
  %c = stablehlo.minimum %a, %b : tensor<4xi64>
  return %c : tensor<4xi64>
}
func.func @f59() -> tensor<4xi64> {
  %a = stablehlo.constant dense<[5, -7, 9223372036854775807, 0]> : tensor<4xi64>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi64>
  %c = stablehlo.multiply %a, %b : tensor<4xi64>
  return %c : tensor<4xi64>
}
func.func @f60() -> tensor<4xi64> {
  %a = stablehlo.constant dense<[5, -7, 9223372036854775807, 0]> : tensor<4xi64>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi64>
  %c = stablehlo.and %a, %b : tensor<4xi64>
  return %c : tensor<4xi64>
}
func.func @f61() -> tensor<4xi64> {
  %a = stablehlo.constant dense<[5, -7, 9223372036854775807, 0]> : tensor<4xi64>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi64>
  %c = stablehlo.or %a, %b : tensor<4xi64>
  return %c : tensor<4xi64>
}
func.func @f62() -> tensor<4xi64> {
  %a = stablehlo.constant dense<[5, -7, 9223372036854775807, 0]> : tensor<4xi64>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi64>
  %c = stablehlo.xor %a, %b : tensor<4xi64>
  return %c : tensor<4xi64>
}
func.func @f63() -> tensor<4xi64> {
  %a = stablehlo.constant dense<[5, -7, 9223372036854775807, 0]> : tensor<4xi64>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi64>
  %c = stablehlo.subtract %a, %b : tensor<4xi64>
  return %c : tensor<4xi64>
}
func.func @f64() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[5, -7, 9223372036854775807, 0]> : tensor<4xi64>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi64>
  %c = stablehlo.compare EQ, %a, %b : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f65() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[5, -7, 9223372036854775807, 0]> : tensor<4xi64>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi64>
  %c = stablehlo.compare NE, %a, %b : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f66() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[5, -7, 9223372036854775807, 0]> : tensor<4xi64>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi64>
  %c = stablehlo.compare LT, %a, %b : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f67() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[5, -7, 9223372036854775807, 0]> : tensor<4xi64>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi64>
  %c = stablehlo.compare LE, %a, %b : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f68() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[5, -7, 9223372036854775807, 0]> : tensor<4xi64>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi64>
  %c = stablehlo.compare GT, %a, %b : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f69() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[5, -7, 9223372036854775807, 0]> : tensor<4xi64>
  %b = stablehlo.constant dense<[3, 3, 1, -4]> : tensor<4xi64>
  %c = stablehlo.compare GE, %a, %b : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f70() -> tensor<4xf32> {
  %a = stablehlo.constant dense<[1.5, -0.0, 0x7FC00000, 3.4e38]> : tensor<4xf32>
  %b = stablehlo.constant dense<[0.1, 0.0, 1.0, 3.4e38]> : tensor<4xf32>
  %c = stablehlo.add %a, %b : tensor<4xf32>
  return %c : tensor<4xf32>
}
func.func @f71() -> tensor<4xf32> {
  %a = stablehlo.constant dense<[1.5, -0.0, 0x7FC00000, 3.4e38]> : tensor<4xf32>
  %b = stablehlo.constant dense<[0.1, 0.0, 1.0, 3.4e38]> : tensor<4xf32>
  %c = stablehlo.maximum %a, %b : tensor<4xf32>
  return %c : tensor<4xf32>
}
func.func @f72() -> tensor<4xf32> {
  %a = stablehlo.constant dense<[1.5, -0.0, 0x7FC00000, 3.4e38]> : tensor<4xf32>
  %b = stablehlo.constant dense<[0.1, 0.0, 1.0, 3.4e38]> : tensor<4xf32>
  %c = stablehlo.minimum %a, %b : tensor<4xf32>
  return %c : tensor<4xf32>
}
func.func @f73() -> tensor<4xf32> {
  %a = stablehlo.constant dense<[1.5, -0.0, 0x7FC00000, 3.4e38]> : tensor<4xf32>
  %b = stablehlo.constant dense<[0.1, 0.0, 1.0, 3.4e38]> : tensor<4xf32>
  %c = stablehlo.multiply %a, %b : tensor<4xf32>
  return %c : tensor<4xf32>
}
func.func @f74() -> tensor<4xf32> {
  %a = stablehlo.constant dense<[1.5, -0.0, 0x7FC00000, 3.4e38]> : tensor<4xf32>
  %b = stablehlo.constant dense<[0.1, 0.0, 1.0, 3.4e38]> : tensor<4xf32>
  %c = stablehlo.subtract %a, %b : tensor<4xf32>
  return %c : tensor<4xf32>
}
func.func @f75() -> tensor<4xf32> {
  %a = stablehlo.constant dense<[1.5, -0.0, 0x7FC00000, 3.4e38]> : tensor<4xf32>
  %b = stablehlo.constant dense<[0.1, 0.0, 1.0, 3.4e38]> : tensor<4xf32>
  %c = stablehlo.divide %a, %b : tensor<4xf32>
  return %c : tensor<4xf32>
}
func.func @f76() -> tensor<4xf64> {
  %a = stablehlo.constant dense<[1.5, -0.0, 1.0e-300, 3.4e38]> : tensor<4xf64>
  %b = stablehlo.constant dense<[0.1, 0.0, 1.0e-300, -3.4e38]> : tensor<4xf64>
  %c = stablehlo.add %a, %b : tensor<4xf64>
  return %c : tensor<4xf64>
}
func.func @f77() -> tensor<4xf64> {
  %a = stablehlo.constant dense<[1.5, -0.0, 1.0e-300, 3.4e38]> : tensor<4xf64>
  %b = stablehlo.constant dense<[0.1, 0.0, 1.0e-300, -3.4e38]> : tensor<4xf64>
  %c = stablehlo.maximum %a, %b : tensor<4xf64>
  return %c : tensor<4xf64>
}
func.func @f78() -> tensor<4xf64> {
  %a = stablehlo.constant dense<[1.5, -0.0, 1.0e-300, 3.4e38]> : tensor<4xf64>
  %b = stablehlo.constant dense<[0.1, 0.0, 1.0e-300, -3.4e38]> : tensor<4xf64>
  %c = stablehlo.minimum %a, %b : tensor<4xf64>
  return %c : tensor<4xf64>
}
func.func @f79() -> tensor<4xf64> {
  %a = stablehlo.constant dense<[1.5, -0.0, 1.0e-300, 3.4e38]> : tensor<4xf64>
  %b = stablehlo.constant dense<[0.1, 0.0, 1.0e-300, -3.4e38]> : tensor<4xf64>
  %c = stablehlo.multiply %a, %b : tensor<4xf64>
  return %c : tensor<4xf64>
}
func.func @f80() -> tensor<4xf64> {
  %a = stablehlo.constant dense<[1.5, -0.0, 1.0e-300, 3.4e38]> : tensor<4xf64>
  %b = stablehlo.constant dense<[0.1, 0.0, 1.0e-300, -3.4e38]> : tensor<4xf64>
  %c = stablehlo.subtract %a, %b : tensor<4xf64>
  return %c : tensor<4xf64>
}
func.func @f81() -> tensor<4xf64> {
  %a = stablehlo.constant dense<[1.5, -0.0, 1.0e-300, 3.4e38]> : tensor<4xf64>
  %b = stablehlo.constant dense<[0.1, 0.0, 1.0e-300, -3.4e38]> : tensor<4xf64>
  %c = stablehlo.divide %a, %b : tensor<4xf64>
  return %c : tensor<4xf64>
}
func.func @f82() -> tensor<4xi8> {
  %a = stablehlo.constant dense<[5, -7, 2147483647, 0]> : tensor<4xi32>
  %c = stablehlo.convert %a : (tensor<4xi32>) -> tensor<4xi8>
  return %c : tensor<4xi8>
}
func.func @f83() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[5, -7, 2147483647, 0]> : tensor<4xi32>
  %c = stablehlo.convert %a : (tensor<4xi32>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f84() -> tensor<4xf32> {
  %a = stablehlo.constant dense<[5, -7, 2147483647, 0]> : tensor<4xi32>
  %c = stablehlo.convert %a : (tensor<4xi32>) -> tensor<4xf32>
  return %c : tensor<4xf32>
}
func.func @f85() -> tensor<4xbf16> {
  %a = stablehlo.constant dense<[5, -7, 2147483647, 0]> : tensor<4xi32>
  %c = stablehlo.convert %a : (tensor<4xi32>) -> tensor<4xbf16>
  return %c : tensor<4xbf16>
}
func.func @f86() -> tensor<4xf16> {
  %a = stablehlo.constant dense<[5, -7, 2147483647, 0]> : tensor<4xi32>
  %c = stablehlo.convert %a : (tensor<4xi32>) -> tensor<4xf16>
  return %c : tensor<4xf16>
}
func.func @f87() -> tensor<4xf64> {
  %a = stablehlo.constant dense<[5, -7, 2147483647, 0]> : tensor<4xi32>
  %c = stablehlo.convert %a : (tensor<4xi32>) -> tensor<4xf64>
  return %c : tensor<4xf64>
}
func.func @f88() -> tensor<4xi64> {
  %a = stablehlo.constant dense<[5, -7, 2147483647, 0]> : tensor<4xi32>
  %c = stablehlo.convert %a : (tensor<4xi32>) -> tensor<4xi64>
  return %c : tensor<4xi64>
}
func.func @f89() -> tensor<4xi32> {
  %a = stablehlo.constant dense<[5, 200, 255, 0]> : tensor<4xui8>
  %c = stablehlo.convert %a : (tensor<4xui8>) -> tensor<4xi32>
  return %c : tensor<4xi32>
}
func.func @f90() -> tensor<4xi8> {
  %a = stablehlo.constant dense<[5, 200, 255, 0]> : tensor<4xui8>
  %c = stablehlo.convert %a : (tensor<4xui8>) -> tensor<4xi8>
  return %c : tensor<4xi8>
}
func.func @f91() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[5, 200, 255, 0]> : tensor<4xui8>
  %c = stablehlo.convert %a : (tensor<4xui8>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f92() -> tensor<4xf32> {
  %a = stablehlo.constant dense<[5, 200, 255, 0]> : tensor<4xui8>
  %c = stablehlo.convert %a : (tensor<4xui8>) -> tensor<4xf32>
  return %c : tensor<4xf32>
}
func.func @f93() -> tensor<4xbf16> {
  %a = stablehlo.constant dense<[5, 200, 255, 0]> : tensor<4xui8>
  %c = stablehlo.convert %a : (tensor<4xui8>) -> tensor<4xbf16>
  return %c : tensor<4xbf16>
}
func.func @f94() -> tensor<4xf16> {
  %a = stablehlo.constant dense<[5, 200, 255, 0]> : tensor<4xui8>
  %c = stablehlo.convert %a : (tensor<4xui8>) -> tensor<4xf16>
  return %c : tensor<4xf16>
}
func.func @f95() -> tensor<4xf64> {
  %a = stablehlo.constant dense<[5, 200, 255, 0]> : tensor<4xui8>
  %c = stablehlo.convert %a : (tensor<4xui8>) -> tensor<4xf64>
  return %c : tensor<4xf64>
}
func.func @f96() -> tensor<4xi64> {
  %a = stablehlo.constant dense<[5, 200, 255, 0]> : tensor<4xui8>
  %c = stablehlo.convert %a : (tensor<4xui8>) -> tensor<4xi64>
  return %c : tensor<4xi64>
}
func.func @f97() -> tensor<4xi32> {
  %a = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
  %c = stablehlo.convert %a : (tensor<4xi1>) -> tensor<4xi32>
  return %c : tensor<4xi32>
}
func.func @f98() -> tensor<4xi8> {
  %a = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
  %c = stablehlo.convert %a : (tensor<4xi1>) -> tensor<4xi8>
  return %c : tensor<4xi8>
}
func.func @f99() -> tensor<4xf32> {
  %a = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
  %c = stablehlo.convert %a : (tensor<4xi1>) -> tensor<4xf32>
  return %c : tensor<4xf32>
}
func.func @f100() -> tensor<4xbf16> {
  %a = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
  %c = stablehlo.convert %a : (tensor<4xi1>) -> tensor<4xbf16>
  return %c : tensor<4xbf16>
}
func.func @f101() -> tensor<4xf16> {
  %a = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
  %c = stablehlo.convert %a : (tensor<4xi1>) -> tensor<4xf16>
  return %c : tensor<4xf16>
}
func.func @f102() -> tensor<4xf64> {
  %a = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
  %c = stablehlo.convert %a : (tensor<4xi1>) -> tensor<4xf64>
  return %c : tensor<4xf64>
}
func.func @f103() -> tensor<4xi64> {
  %a = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
  %c = stablehlo.convert %a : (tensor<4xi1>) -> tensor<4xi64>
  return %c : tensor<4xi64>
}
func.func @f104() -> tensor<4xi32> {
  %a = stablehlo.constant dense<[1.5, -2.5, 0.0, 100.0]> : tensor<4xf32>
  %c = stablehlo.convert %a : (tensor<4xf32>) -> tensor<4xi32>
  return %c : tensor<4xi32>
}
func.func @f105() -> tensor<4xi8> {
  %a = stablehlo.constant dense<[1.5, -2.5, 0.0, 100.0]> : tensor<4xf32>
  %c = stablehlo.convert %a : (tensor<4xf32>) -> tensor<4xi8>
  return %c : tensor<4xi8>
}
func.func @f106() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[1.5, -2.5, 0.0, 100.0]> : tensor<4xf32>
  %c = stablehlo.convert %a : (tensor<4xf32>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f107() -> tensor<4xbf16> {
  %a = stablehlo.constant dense<[1.5, -2.5, 0.0, 100.0]> : tensor<4xf32>
  %c = stablehlo.convert %a : (tensor<4xf32>) -> tensor<4xbf16>
  return %c : tensor<4xbf16>
}
func.func @f108() -> tensor<4xf16> {
  %a = stablehlo.constant dense<[1.5, -2.5, 0.0, 100.0]> : tensor<4xf32>
  %c = stablehlo.convert %a : (tensor<4xf32>) -> tensor<4xf16>
  return %c : tensor<4xf16>
}
func.func @f109() -> tensor<4xf64> {
  %a = stablehlo.constant dense<[1.5, -2.5, 0.0, 100.0]> : tensor<4xf32>
  %c = stablehlo.convert %a : (tensor<4xf32>) -> tensor<4xf64>
  return %c : tensor<4xf64>
}
func.func @f110() -> tensor<4xi64> {
  %a = stablehlo.constant dense<[1.5, -2.5, 0.0, 100.0]> : tensor<4xf32>
  %c = stablehlo.convert %a : (tensor<4xf32>) -> tensor<4xi64>
  return %c : tensor<4xi64>
}
func.func @f111() -> tensor<4xi32> {
  %a = stablehlo.constant dense<[1.5, -2.5, 0.0, 100.0]> : tensor<4xbf16>
  %c = stablehlo.convert %a : (tensor<4xbf16>) -> tensor<4xi32>
  return %c : tensor<4xi32>
}
func.func @f112() -> tensor<4xi8> {
  %a = stablehlo.constant dense<[1.5, -2.5, 0.0, 100.0]> : tensor<4xbf16>
  %c = stablehlo.convert %a : (tensor<4xbf16>) -> tensor<4xi8>
  return %c : tensor<4xi8>
}
func.func @f113() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[1.5, -2.5, 0.0, 100.0]> : tensor<4xbf16>
  %c = stablehlo.convert %a : (tensor<4xbf16>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f114() -> tensor<4xf32> {
  %a = stablehlo.constant dense<[1.5, -2.5, 0.0, 100.0]> : tensor<4xbf16>
  %c = stablehlo.convert %a : (tensor<4xbf16>) -> tensor<4xf32>
  return %c : tensor<4xf32>
}
func.func @f115() -> tensor<4xf16> {
  %a = stablehlo.constant dense<[1.5, -2.5, 0.0, 100.0]> : tensor<4xbf16>
  %c = stablehlo.convert %a : (tensor<4xbf16>) -> tensor<4xf16>
  return %c : tensor<4xf16>
}
func.func @f116() -> tensor<4xf64> {
  %a = stablehlo.constant dense<[1.5, -2.5, 0.0, 100.0]> : tensor<4xbf16>
  %c = stablehlo.convert %a : (tensor<4xbf16>) -> tensor<4xf64>
  return %c : tensor<4xf64>
}
func.func @f117() -> tensor<4xi64> {
  %a = stablehlo.constant dense<[1.5, -2.5, 0.0, 100.0]> : tensor<4xbf16>
  %c = stablehlo.convert %a : (tensor<4xbf16>) -> tensor<4xi64>
  return %c : tensor<4xi64>
}
func.func @f118() -> tensor<4xi32> {
  %a = stablehlo.constant dense<[5, -128, 127, 0]> : tensor<4xi8>
  %c = stablehlo.convert %a : (tensor<4xi8>) -> tensor<4xi32>
  return %c : tensor<4xi32>
}
func.func @f119() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[5, -128, 127, 0]> : tensor<4xi8>
  %c = stablehlo.convert %a : (tensor<4xi8>) -> tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f120() -> tensor<4xf32> {
  %a = stablehlo.constant dense<[5, -128, 127, 0]> : tensor<4xi8>
  %c = stablehlo.convert %a : (tensor<4xi8>) -> tensor<4xf32>
  return %c : tensor<4xf32>
}
func.func @f121() -> tensor<4xbf16> {
  %a = stablehlo.constant dense<[5, -128, 127, 0]> : tensor<4xi8>
  %c = stablehlo.convert %a : (tensor<4xi8>) -> tensor<4xbf16>
  return %c : tensor<4xbf16>
}
func.func @f122() -> tensor<4xf16> {
  %a = stablehlo.constant dense<[5, -128, 127, 0]> : tensor<4xi8>
  %c = stablehlo.convert %a : (tensor<4xi8>) -> tensor<4xf16>
  return %c : tensor<4xf16>
}
func.func @f123() -> tensor<4xf64> {
  %a = stablehlo.constant dense<[5, -128, 127, 0]> : tensor<4xi8>
  %c = stablehlo.convert %a : (tensor<4xi8>) -> tensor<4xf64>
  return %c : tensor<4xf64>
}
func.func @f124() -> tensor<4xi64> {
  %a = stablehlo.constant dense<[5, -128, 127, 0]> : tensor<4xi8>
  %c = stablehlo.convert %a : (tensor<4xi8>) -> tensor<4xi64>
  return %c : tensor<4xi64>
}
func.func @f125() -> tensor<4xi32> {
  %a = stablehlo.constant dense<[5, -7, 2147483647, 0]> : tensor<4xi32>
  %c = stablehlo.not %a : tensor<4xi32>
  return %c : tensor<4xi32>
}
func.func @f126() -> tensor<4xi1> {
  %a = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
  %c = stablehlo.not %a : tensor<4xi1>
  return %c : tensor<4xi1>
}
func.func @f127() -> tensor<4xui8> {
  %a = stablehlo.constant dense<[5, 200, 255, 0]> : tensor<4xui8>
  %c = stablehlo.not %a : tensor<4xui8>
  return %c : tensor<4xui8>
}
func.func @f128() -> tensor<4xi8> {
  %a = stablehlo.constant dense<[5, -128, 127, 0]> : tensor<4xi8>
  %c = stablehlo.not %a : tensor<4xi8>
  return %c : tensor<4xi8>
}
func.func @f129() -> tensor<4xi32> {
  %a = stablehlo.constant dense<[5, -7, 2147483647, 0]> : tensor<4xi32>
  %c = stablehlo.negate %a : tensor<4xi32>
  return %c : tensor<4xi32>
}
func.func @f130() -> tensor<4xf32> {
  %a = stablehlo.constant dense<[1.5, -0.0, 0x7FC00000, 3.4e38]> : tensor<4xf32>
  %c = stablehlo.negate %a : tensor<4xf32>
  return %c : tensor<4xf32>
}
func.func @f131() -> tensor<4xbf16> {
  %a = stablehlo.constant dense<[1.5, -0.0, 2.0, 3.0]> : tensor<4xbf16>
  %c = stablehlo.negate %a : tensor<4xbf16>
  return %c : tensor<4xbf16>
}
func.func @f132() -> tensor<3x2xi32> {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %c = stablehlo.reshape %a : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %c : tensor<3x2xi32>
}
func.func @f133() -> tensor<3x2xi32> {
  %a = stablehlo.constant dense<7> : tensor<2x3xi32>
  %c = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %c : tensor<3x2xi32>
}
func.func @f134() -> tensor<1x2xi32> {
  %a = stablehlo.constant dense<7> : tensor<2x3xi32>
  %c = stablehlo.slice %a [0:1, 1:3] : (tensor<2x3xi32>) -> tensor<1x2xi32>
  return %c : tensor<1x2xi32>
}
