// Written by utils/gen_lowering_tests.py: expected values are XLA's. A case prints
// how many of its elements are wrong.
// RUN: dgc-opt %s --pass-pipeline='builtin.module(func.func(dgc-lower-to-linalg),one-shot-bufferize{bufferize-function-boundaries=1 function-boundary-type-conversion=identity-layout-map allow-return-allocs-from-loops=1},func.func(convert-linalg-to-loops),canonicalize,cse,expand-strided-metadata,convert-vector-to-llvm,lower-affine,func.func(math-expand-ops{ops=rsqrt}),convert-math-to-llvm,convert-math-to-libm,arith-expand{include-bf16=true},convert-scf-to-cf,convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)' \
// RUN: | sed 's/{fastmath = #arith[^}]*}//' \
// RUN: | mlir-runner -e main --entry-point-result=void --shared-libs=%mlir_lib_dir/libmlir_runner_utils.so,%mlir_lib_dir/libmlir_c_runner_utils.so \
// RUN: | FileCheck %s

// CHECK: while_counted_0.0: 0
// CHECK: while_counted_0.1: 0
// CHECK: while_counted_0.2: 0
// CHECK: while_counted_1.0: 0
// CHECK: while_counted_1.1: 0
// CHECK: while_counted_1.2: 0
// CHECK: while_counted_2.0: 0
// CHECK: while_counted_2.1: 0
// CHECK: while_counted_2.2: 0
// CHECK: while_counted_3.0: 0
// CHECK: while_counted_3.1: 0
// CHECK: while_counted_3.2: 0
// CHECK: while_counted_4.0: 0
// CHECK: while_counted_4.1: 0
// CHECK: while_counted_4.2: 0
// CHECK: while_counted_5.0: 0
// CHECK: while_counted_5.1: 0
// CHECK: while_counted_5.2: 0
// CHECK: while_counted_6.0: 0
// CHECK: while_counted_6.1: 0
// CHECK: while_counted_6.2: 0
// CHECK: while_carried_bound.0: 0
// CHECK: while_carried_bound.1: 0
// CHECK: while_data.0: 0
// CHECK: while_data.1: 0
// CHECK: while_swap.0: 0
// CHECK: while_swap.1: 0
// CHECK: while_stack.0: 0
// CHECK: case_0.0: 0
// CHECK: case_0.1: 0
// CHECK: case_1.0: 0
// CHECK: case_1.1: 0
// CHECK: case_2.0: 0
// CHECK: case_2.1: 0
// CHECK: case_3.0: 0
// CHECK: case_3.1: 0
// CHECK: case_4.0: 0
// CHECK: case_4.1: 0
// CHECK: if_true.0: 0
// CHECK: if_false.0: 0
// CHECK: barrier.0: 0

func.func @while_counted_0(%a0: tensor<4xf32>, %a1: tensor<f32>) -> (tensor<i32>, tensor<4xf32>, tensor<f32>) {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %s = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<5> : tensor<i32>
  %w:3 = stablehlo.while(%i = %c0, %x = %a0, %y = %a1) : tensor<i32>, tensor<4xf32>, tensor<f32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %f = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
    %b = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %v = stablehlo.add %x, %b : tensor<4xf32>
    %h = stablehlo.add %y, %f : tensor<f32>
    %j = stablehlo.add %i, %s : tensor<i32>
    stablehlo.return %j, %v, %h : tensor<i32>, tensor<4xf32>, tensor<f32>
  }
  %r0 = stablehlo.convert %w#0 : (tensor<i32>) -> tensor<i32>
  %r1 = stablehlo.negate %w#1 : tensor<4xf32>
  %r2 = stablehlo.negate %w#2 : tensor<f32>
  return %r0, %r1, %r2 : tensor<i32>, tensor<4xf32>, tensor<f32>
}

func.func @while_counted_1(%a0: tensor<4xf32>, %a1: tensor<f32>) -> (tensor<i32>, tensor<4xf32>, tensor<f32>) {
  %c0 = stablehlo.constant dense<2> : tensor<i32>
  %s = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.constant dense<9> : tensor<i32>
  %w:3 = stablehlo.while(%i = %c0, %x = %a0, %y = %a1) : tensor<i32>, tensor<4xf32>, tensor<f32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %f = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
    %b = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %v = stablehlo.add %x, %b : tensor<4xf32>
    %h = stablehlo.add %y, %f : tensor<f32>
    %j = stablehlo.add %i, %s : tensor<i32>
    stablehlo.return %j, %v, %h : tensor<i32>, tensor<4xf32>, tensor<f32>
  }
  %r0 = stablehlo.convert %w#0 : (tensor<i32>) -> tensor<i32>
  %r1 = stablehlo.negate %w#1 : tensor<4xf32>
  %r2 = stablehlo.negate %w#2 : tensor<f32>
  return %r0, %r1, %r2 : tensor<i32>, tensor<4xf32>, tensor<f32>
}

func.func @while_counted_2(%a0: tensor<4xf32>, %a1: tensor<f32>) -> (tensor<i32>, tensor<4xf32>, tensor<f32>) {
  %c0 = stablehlo.constant dense<4> : tensor<i32>
  %s = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<2> : tensor<i32>
  %w:3 = stablehlo.while(%i = %c0, %x = %a0, %y = %a1) : tensor<i32>, tensor<4xf32>, tensor<f32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %f = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
    %b = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %v = stablehlo.add %x, %b : tensor<4xf32>
    %h = stablehlo.add %y, %f : tensor<f32>
    %j = stablehlo.add %i, %s : tensor<i32>
    stablehlo.return %j, %v, %h : tensor<i32>, tensor<4xf32>, tensor<f32>
  }
  %r0 = stablehlo.convert %w#0 : (tensor<i32>) -> tensor<i32>
  %r1 = stablehlo.negate %w#1 : tensor<4xf32>
  %r2 = stablehlo.negate %w#2 : tensor<f32>
  return %r0, %r1, %r2 : tensor<i32>, tensor<4xf32>, tensor<f32>
}

func.func @while_counted_3(%a0: tensor<4xf32>, %a1: tensor<f32>) -> (tensor<i32>, tensor<4xf32>, tensor<f32>) {
  %c0 = stablehlo.constant dense<-3> : tensor<i32>
  %s = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<2> : tensor<i32>
  %w:3 = stablehlo.while(%i = %c0, %x = %a0, %y = %a1) : tensor<i32>, tensor<4xf32>, tensor<f32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %f = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
    %b = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %v = stablehlo.add %x, %b : tensor<4xf32>
    %h = stablehlo.add %y, %f : tensor<f32>
    %j = stablehlo.add %i, %s : tensor<i32>
    stablehlo.return %j, %v, %h : tensor<i32>, tensor<4xf32>, tensor<f32>
  }
  %r0 = stablehlo.convert %w#0 : (tensor<i32>) -> tensor<i32>
  %r1 = stablehlo.negate %w#1 : tensor<4xf32>
  %r2 = stablehlo.negate %w#2 : tensor<f32>
  return %r0, %r1, %r2 : tensor<i32>, tensor<4xf32>, tensor<f32>
}

func.func @while_counted_4(%a0: tensor<4xf32>, %a1: tensor<f32>) -> (tensor<i32>, tensor<4xf32>, tensor<f32>) {
  %c0 = stablehlo.constant dense<250> : tensor<ui8>
  %s = stablehlo.constant dense<1> : tensor<ui8>
  %n = stablehlo.constant dense<255> : tensor<ui8>
  %w:3 = stablehlo.while(%i = %c0, %x = %a0, %y = %a1) : tensor<ui8>, tensor<4xf32>, tensor<f32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %f = stablehlo.convert %i : (tensor<ui8>) -> tensor<f32>
    %b = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %v = stablehlo.add %x, %b : tensor<4xf32>
    %h = stablehlo.add %y, %f : tensor<f32>
    %j = stablehlo.add %i, %s : tensor<ui8>
    stablehlo.return %j, %v, %h : tensor<ui8>, tensor<4xf32>, tensor<f32>
  }
  %r0 = stablehlo.convert %w#0 : (tensor<ui8>) -> tensor<i32>
  %r1 = stablehlo.negate %w#1 : tensor<4xf32>
  %r2 = stablehlo.negate %w#2 : tensor<f32>
  return %r0, %r1, %r2 : tensor<i32>, tensor<4xf32>, tensor<f32>
}

func.func @while_counted_5(%a0: tensor<4xf32>, %a1: tensor<f32>) -> (tensor<i32>, tensor<4xf32>, tensor<f32>) {
  %c0 = stablehlo.constant dense<0> : tensor<i64>
  %s = stablehlo.constant dense<2> : tensor<i64>
  %n = stablehlo.constant dense<7> : tensor<i64>
  %w:3 = stablehlo.while(%i = %c0, %x = %a0, %y = %a1) : tensor<i64>, tensor<4xf32>, tensor<f32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %f = stablehlo.convert %i : (tensor<i64>) -> tensor<f32>
    %b = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %v = stablehlo.add %x, %b : tensor<4xf32>
    %h = stablehlo.add %y, %f : tensor<f32>
    %j = stablehlo.add %i, %s : tensor<i64>
    stablehlo.return %j, %v, %h : tensor<i64>, tensor<4xf32>, tensor<f32>
  }
  %r0 = stablehlo.convert %w#0 : (tensor<i64>) -> tensor<i32>
  %r1 = stablehlo.negate %w#1 : tensor<4xf32>
  %r2 = stablehlo.negate %w#2 : tensor<f32>
  return %r0, %r1, %r2 : tensor<i32>, tensor<4xf32>, tensor<f32>
}

func.func @while_counted_6(%a0: tensor<4xf32>, %a1: tensor<f32>) -> (tensor<i32>, tensor<4xf32>, tensor<f32>) {
  %c0 = stablehlo.constant dense<100> : tensor<i8>
  %s = stablehlo.constant dense<20> : tensor<i8>
  %n = stablehlo.constant dense<107> : tensor<i8>
  %w:3 = stablehlo.while(%i = %c0, %x = %a0, %y = %a1) : tensor<i8>, tensor<4xf32>, tensor<f32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %f = stablehlo.convert %i : (tensor<i8>) -> tensor<f32>
    %b = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %v = stablehlo.add %x, %b : tensor<4xf32>
    %h = stablehlo.add %y, %f : tensor<f32>
    %j = stablehlo.add %i, %s : tensor<i8>
    stablehlo.return %j, %v, %h : tensor<i8>, tensor<4xf32>, tensor<f32>
  }
  %r0 = stablehlo.convert %w#0 : (tensor<i8>) -> tensor<i32>
  %r1 = stablehlo.negate %w#1 : tensor<4xf32>
  %r2 = stablehlo.negate %w#2 : tensor<f32>
  return %r0, %r1, %r2 : tensor<i32>, tensor<4xf32>, tensor<f32>
}

func.func @while_carried_bound(%a0: tensor<i32>, %a1: tensor<f32>) -> (tensor<i32>, tensor<f32>) {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %w:3 = stablehlo.while(%i = %c0, %n = %a0, %x = %a1) : tensor<i32>, tensor<i32>, tensor<f32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %y = stablehlo.add %x, %x : tensor<f32>
    %j = stablehlo.add %one, %i : tensor<i32>
    stablehlo.return %j, %n, %y : tensor<i32>, tensor<i32>, tensor<f32>
  }
  %r0 = stablehlo.add %w#0, %w#1 : tensor<i32>
  %r1 = stablehlo.negate %w#2 : tensor<f32>
  return %r0, %r1 : tensor<i32>, tensor<f32>
}

func.func @while_data(%a0: tensor<i32>, %a1: tensor<3xf32>) -> (tensor<i32>, tensor<3xf32>) {
  %w:2 = stablehlo.while(%i = %a0, %x = %a1) : tensor<i32>, tensor<3xf32>
  cond {
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %m = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %l = stablehlo.constant dense<100.0> : tensor<f32>
    %p = stablehlo.compare LT, %m, %l : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %y = stablehlo.add %x, %x : tensor<3xf32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %y : tensor<i32>, tensor<3xf32>
  }
  %r0 = stablehlo.negate %w#0 : tensor<i32>
  %r1 = stablehlo.negate %w#1 : tensor<3xf32>
  return %r0, %r1 : tensor<i32>, tensor<3xf32>
}

func.func @while_swap(%a0: tensor<3xf32>, %a1: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %w:3 = stablehlo.while(%i = %c0, %x = %a0, %y = %a1) : tensor<i32>, tensor<3xf32>, tensor<3xf32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %y, %x : tensor<i32>, tensor<3xf32>, tensor<3xf32>
  }
  %r0 = stablehlo.negate %w#1 : tensor<3xf32>
  %r1 = stablehlo.negate %w#2 : tensor<3xf32>
  return %r0, %r1 : tensor<3xf32>, tensor<3xf32>
}

func.func @while_stack(%a0: tensor<4x3xf32>) -> (tensor<4x3xf32>) {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<4> : tensor<i32>
  %z = stablehlo.constant dense<0.0> : tensor<4x3xf32>
  %w:3 = stablehlo.while(%i = %c0, %xs = %a0, %ys = %z) : tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %row = stablehlo.dynamic_slice %xs, %i, %c0, sizes = [1, 3] : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %sq = stablehlo.multiply %row, %row : tensor<1x3xf32>
    %v = stablehlo.dynamic_update_slice %ys, %sq, %i, %c0 : (tensor<4x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %xs, %v : tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>
  }
  %r = stablehlo.negate %w#2 : tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

func.func @case_0(%a0: tensor<i32>, %a1: tensor<3xf32>, %a2: tensor<f32>) -> (tensor<3xf32>, tensor<f32>) {
  %r:2 = "stablehlo.case"(%a0) ({
    %0 = stablehlo.add %a1, %a1 : tensor<3xf32>
    stablehlo.return %0, %a2 : tensor<3xf32>, tensor<f32>
  }, {
    %0 = stablehlo.negate %a1 : tensor<3xf32>
    %1 = stablehlo.negate %a2 : tensor<f32>
    stablehlo.return %0, %1 : tensor<3xf32>, tensor<f32>
  }, {
    %c = stablehlo.constant dense<5.0> : tensor<3xf32>
    stablehlo.return %c, %a2 : tensor<3xf32>, tensor<f32>
  }) : (tensor<i32>) -> (tensor<3xf32>, tensor<f32>)
  %r0 = stablehlo.abs %r#0 : tensor<3xf32>
  %r1 = stablehlo.add %r#1, %r#1 : tensor<f32>
  return %r0, %r1 : tensor<3xf32>, tensor<f32>
}

func.func @case_1(%a0: tensor<i32>, %a1: tensor<3xf32>, %a2: tensor<f32>) -> (tensor<3xf32>, tensor<f32>) {
  %r:2 = "stablehlo.case"(%a0) ({
    %0 = stablehlo.add %a1, %a1 : tensor<3xf32>
    stablehlo.return %0, %a2 : tensor<3xf32>, tensor<f32>
  }, {
    %0 = stablehlo.negate %a1 : tensor<3xf32>
    %1 = stablehlo.negate %a2 : tensor<f32>
    stablehlo.return %0, %1 : tensor<3xf32>, tensor<f32>
  }, {
    %c = stablehlo.constant dense<5.0> : tensor<3xf32>
    stablehlo.return %c, %a2 : tensor<3xf32>, tensor<f32>
  }) : (tensor<i32>) -> (tensor<3xf32>, tensor<f32>)
  %r0 = stablehlo.abs %r#0 : tensor<3xf32>
  %r1 = stablehlo.add %r#1, %r#1 : tensor<f32>
  return %r0, %r1 : tensor<3xf32>, tensor<f32>
}

func.func @case_2(%a0: tensor<i32>, %a1: tensor<3xf32>, %a2: tensor<f32>) -> (tensor<3xf32>, tensor<f32>) {
  %r:2 = "stablehlo.case"(%a0) ({
    %0 = stablehlo.add %a1, %a1 : tensor<3xf32>
    stablehlo.return %0, %a2 : tensor<3xf32>, tensor<f32>
  }, {
    %0 = stablehlo.negate %a1 : tensor<3xf32>
    %1 = stablehlo.negate %a2 : tensor<f32>
    stablehlo.return %0, %1 : tensor<3xf32>, tensor<f32>
  }, {
    %c = stablehlo.constant dense<5.0> : tensor<3xf32>
    stablehlo.return %c, %a2 : tensor<3xf32>, tensor<f32>
  }) : (tensor<i32>) -> (tensor<3xf32>, tensor<f32>)
  %r0 = stablehlo.abs %r#0 : tensor<3xf32>
  %r1 = stablehlo.add %r#1, %r#1 : tensor<f32>
  return %r0, %r1 : tensor<3xf32>, tensor<f32>
}

func.func @case_3(%a0: tensor<i32>, %a1: tensor<3xf32>, %a2: tensor<f32>) -> (tensor<3xf32>, tensor<f32>) {
  %r:2 = "stablehlo.case"(%a0) ({
    %0 = stablehlo.add %a1, %a1 : tensor<3xf32>
    stablehlo.return %0, %a2 : tensor<3xf32>, tensor<f32>
  }, {
    %0 = stablehlo.negate %a1 : tensor<3xf32>
    %1 = stablehlo.negate %a2 : tensor<f32>
    stablehlo.return %0, %1 : tensor<3xf32>, tensor<f32>
  }, {
    %c = stablehlo.constant dense<5.0> : tensor<3xf32>
    stablehlo.return %c, %a2 : tensor<3xf32>, tensor<f32>
  }) : (tensor<i32>) -> (tensor<3xf32>, tensor<f32>)
  %r0 = stablehlo.abs %r#0 : tensor<3xf32>
  %r1 = stablehlo.add %r#1, %r#1 : tensor<f32>
  return %r0, %r1 : tensor<3xf32>, tensor<f32>
}

func.func @case_4(%a0: tensor<i32>, %a1: tensor<3xf32>, %a2: tensor<f32>) -> (tensor<3xf32>, tensor<f32>) {
  %r:2 = "stablehlo.case"(%a0) ({
    %0 = stablehlo.add %a1, %a1 : tensor<3xf32>
    stablehlo.return %0, %a2 : tensor<3xf32>, tensor<f32>
  }, {
    %0 = stablehlo.negate %a1 : tensor<3xf32>
    %1 = stablehlo.negate %a2 : tensor<f32>
    stablehlo.return %0, %1 : tensor<3xf32>, tensor<f32>
  }, {
    %c = stablehlo.constant dense<5.0> : tensor<3xf32>
    stablehlo.return %c, %a2 : tensor<3xf32>, tensor<f32>
  }) : (tensor<i32>) -> (tensor<3xf32>, tensor<f32>)
  %r0 = stablehlo.abs %r#0 : tensor<3xf32>
  %r1 = stablehlo.add %r#1, %r#1 : tensor<f32>
  return %r0, %r1 : tensor<3xf32>, tensor<f32>
}

func.func @if_true(%a0: tensor<i1>, %a1: tensor<3xf32>) -> (tensor<3xf32>) {
  %r = "stablehlo.if"(%a0) ({
    %0 = stablehlo.add %a1, %a1 : tensor<3xf32>
    stablehlo.return %0 : tensor<3xf32>
  }, {
    stablehlo.return %a1 : tensor<3xf32>
  }) : (tensor<i1>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

func.func @if_false(%a0: tensor<i1>, %a1: tensor<3xf32>) -> (tensor<3xf32>) {
  %r = "stablehlo.if"(%a0) ({
    %0 = stablehlo.add %a1, %a1 : tensor<3xf32>
    stablehlo.return %0 : tensor<3xf32>
  }, {
    stablehlo.return %a1 : tensor<3xf32>
  }) : (tensor<i1>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

func.func @barrier(%a0: tensor<3xf32>, %a1: tensor<f32>) -> (tensor<3xf32>) {
  %b:2 = stablehlo.optimization_barrier %a0, %a1 : tensor<3xf32>, tensor<f32>
  %c = stablehlo.broadcast_in_dim %b#1, dims = [] : (tensor<f32>) -> tensor<3xf32>
  %r = stablehlo.add %b#0, %c : tensor<3xf32>
  return %r : tensor<3xf32>
}

func.func private @check_f32(%got: tensor<?xf32>, %want: tensor<?xf32>, %rtol: f64, %atol: f64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %n = tensor.dim %got, %c0 : tensor<?xf32>
  %bad = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> i64 {
    %g = tensor.extract %got[%i] : tensor<?xf32>
    %w = tensor.extract %want[%i] : tensor<?xf32>
    %gnan = arith.cmpf uno, %g, %g : f32
    %wnan = arith.cmpf uno, %w, %w : f32
    %nan = arith.andi %gnan, %wnan : i1
    %gbits = arith.bitcast %g : f32 to i32
    %wbits = arith.bitcast %w : f32 to i32
    %same = arith.cmpi eq, %gbits, %wbits : i32
    %diff = arith.subf %g, %w : f32
    %absdiff = math.absf %diff : f32
    %absw = math.absf %w : f32
    %d = arith.extf %absdiff : f32 to f64
    %m = arith.extf %absw : f32 to f64
    %scaled = arith.mulf %m, %rtol : f64
    %limit = arith.addf %scaled, %atol : f64
    %zerof = arith.constant 0.0 : f64
    %close = arith.cmpf ole, %d, %limit : f64
    %tolerant = arith.cmpf ogt, %limit, %zerof : f64
    %near = arith.andi %close, %tolerant : i1
    %some = arith.ori %nan, %same : i1
    %ok = arith.ori %some, %near : i1
    %next = scf.if %ok -> i64 {
      scf.yield %sum : i64
    } else {
      vector.print str "  at, got, want: "
      vector.print %i : index
      vector.print %g : f32
      vector.print %w : f32
      %more = arith.addi %sum, %one : i64
      scf.yield %more : i64
    }
    scf.yield %next : i64
  }
  return %bad : i64
}

func.func private @check_i64(%got: tensor<?xi64>, %want: tensor<?xi64>, %rtol: f64, %atol: f64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %n = tensor.dim %got, %c0 : tensor<?xi64>
  %bad = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> i64 {
    %g = tensor.extract %got[%i] : tensor<?xi64>
    %w = tensor.extract %want[%i] : tensor<?xi64>
    %ok = arith.cmpi eq, %g, %w : i64
    %next = scf.if %ok -> i64 {
      scf.yield %sum : i64
    } else {
      vector.print str "  at, got, want: "
      vector.print %i : index
      vector.print %g : i64
      vector.print %w : i64
      %more = arith.addi %sum, %one : i64
      scf.yield %more : i64
    }
    scf.yield %next : i64
  }
  return %bad : i64
}

func.func @main() {
  %in0_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<4xf32>
  %in0_1 = stablehlo.constant dense<"0x00000040"> : tensor<f32>
  %out0:3 = call @while_counted_0(%in0_0, %in0_1) : (tensor<4xf32>, tensor<f32>) -> (tensor<i32>, tensor<4xf32>, tensor<f32>)
  %rtol0 = arith.constant 0.000000e+00 : f64
  %atol0 = arith.constant 0.000000e+00 : f64
  %want0_0 = stablehlo.constant dense<5> : tensor<i32>
  %gotf0_0 = stablehlo.reshape %out0#0 : (tensor<i32>) -> tensor<1xi32>
  %gotw0_0 = stablehlo.convert %gotf0_0 : (tensor<1xi32>) -> tensor<1xi64>
  %gotd0_0 = tensor.cast %gotw0_0 : tensor<1xi64> to tensor<?xi64>
  %wantf0_0 = stablehlo.reshape %want0_0 : (tensor<i32>) -> tensor<1xi32>
  %wantw0_0 = stablehlo.convert %wantf0_0 : (tensor<1xi32>) -> tensor<1xi64>
  %wantd0_0 = tensor.cast %wantw0_0 : tensor<1xi64> to tensor<?xi64>
  %bad0_0 = call @check_i64(%gotd0_0, %wantd0_0, %rtol0, %atol0) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "while_counted_0.0: "
  vector.print %bad0_0 : i64
  %want0_1 = stablehlo.constant dense<"0x000020C1000030C1000040C1000050C1"> : tensor<4xf32>
  %gotf0_1 = stablehlo.reshape %out0#1 : (tensor<4xf32>) -> tensor<4xf32>
  %gotw0_1 = stablehlo.convert %gotf0_1 : (tensor<4xf32>) -> tensor<4xf32>
  %gotd0_1 = tensor.cast %gotw0_1 : tensor<4xf32> to tensor<?xf32>
  %wantf0_1 = stablehlo.reshape %want0_1 : (tensor<4xf32>) -> tensor<4xf32>
  %wantw0_1 = stablehlo.convert %wantf0_1 : (tensor<4xf32>) -> tensor<4xf32>
  %wantd0_1 = tensor.cast %wantw0_1 : tensor<4xf32> to tensor<?xf32>
  %bad0_1 = call @check_f32(%gotd0_1, %wantd0_1, %rtol0, %atol0) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "while_counted_0.1: "
  vector.print %bad0_1 : i64
  %want0_2 = stablehlo.constant dense<"0x000040C1"> : tensor<f32>
  %gotf0_2 = stablehlo.reshape %out0#2 : (tensor<f32>) -> tensor<1xf32>
  %gotw0_2 = stablehlo.convert %gotf0_2 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd0_2 = tensor.cast %gotw0_2 : tensor<1xf32> to tensor<?xf32>
  %wantf0_2 = stablehlo.reshape %want0_2 : (tensor<f32>) -> tensor<1xf32>
  %wantw0_2 = stablehlo.convert %wantf0_2 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd0_2 = tensor.cast %wantw0_2 : tensor<1xf32> to tensor<?xf32>
  %bad0_2 = call @check_f32(%gotd0_2, %wantd0_2, %rtol0, %atol0) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "while_counted_0.2: "
  vector.print %bad0_2 : i64
  %in1_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<4xf32>
  %in1_1 = stablehlo.constant dense<"0x00000040"> : tensor<f32>
  %out1:3 = call @while_counted_1(%in1_0, %in1_1) : (tensor<4xf32>, tensor<f32>) -> (tensor<i32>, tensor<4xf32>, tensor<f32>)
  %rtol1 = arith.constant 0.000000e+00 : f64
  %atol1 = arith.constant 0.000000e+00 : f64
  %want1_0 = stablehlo.constant dense<11> : tensor<i32>
  %gotf1_0 = stablehlo.reshape %out1#0 : (tensor<i32>) -> tensor<1xi32>
  %gotw1_0 = stablehlo.convert %gotf1_0 : (tensor<1xi32>) -> tensor<1xi64>
  %gotd1_0 = tensor.cast %gotw1_0 : tensor<1xi64> to tensor<?xi64>
  %wantf1_0 = stablehlo.reshape %want1_0 : (tensor<i32>) -> tensor<1xi32>
  %wantw1_0 = stablehlo.convert %wantf1_0 : (tensor<1xi32>) -> tensor<1xi64>
  %wantd1_0 = tensor.cast %wantw1_0 : tensor<1xi64> to tensor<?xi64>
  %bad1_0 = call @check_i64(%gotd1_0, %wantd1_0, %rtol1, %atol1) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "while_counted_1.0: "
  vector.print %bad1_0 : i64
  %want1_1 = stablehlo.constant dense<"0x000070C1000080C1000088C1000090C1"> : tensor<4xf32>
  %gotf1_1 = stablehlo.reshape %out1#1 : (tensor<4xf32>) -> tensor<4xf32>
  %gotw1_1 = stablehlo.convert %gotf1_1 : (tensor<4xf32>) -> tensor<4xf32>
  %gotd1_1 = tensor.cast %gotw1_1 : tensor<4xf32> to tensor<?xf32>
  %wantf1_1 = stablehlo.reshape %want1_1 : (tensor<4xf32>) -> tensor<4xf32>
  %wantw1_1 = stablehlo.convert %wantf1_1 : (tensor<4xf32>) -> tensor<4xf32>
  %wantd1_1 = tensor.cast %wantw1_1 : tensor<4xf32> to tensor<?xf32>
  %bad1_1 = call @check_f32(%gotd1_1, %wantd1_1, %rtol1, %atol1) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "while_counted_1.1: "
  vector.print %bad1_1 : i64
  %want1_2 = stablehlo.constant dense<"0x000088C1"> : tensor<f32>
  %gotf1_2 = stablehlo.reshape %out1#2 : (tensor<f32>) -> tensor<1xf32>
  %gotw1_2 = stablehlo.convert %gotf1_2 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd1_2 = tensor.cast %gotw1_2 : tensor<1xf32> to tensor<?xf32>
  %wantf1_2 = stablehlo.reshape %want1_2 : (tensor<f32>) -> tensor<1xf32>
  %wantw1_2 = stablehlo.convert %wantf1_2 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd1_2 = tensor.cast %wantw1_2 : tensor<1xf32> to tensor<?xf32>
  %bad1_2 = call @check_f32(%gotd1_2, %wantd1_2, %rtol1, %atol1) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "while_counted_1.2: "
  vector.print %bad1_2 : i64
  %in2_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<4xf32>
  %in2_1 = stablehlo.constant dense<"0x00000040"> : tensor<f32>
  %out2:3 = call @while_counted_2(%in2_0, %in2_1) : (tensor<4xf32>, tensor<f32>) -> (tensor<i32>, tensor<4xf32>, tensor<f32>)
  %rtol2 = arith.constant 0.000000e+00 : f64
  %atol2 = arith.constant 0.000000e+00 : f64
  %want2_0 = stablehlo.constant dense<4> : tensor<i32>
  %gotf2_0 = stablehlo.reshape %out2#0 : (tensor<i32>) -> tensor<1xi32>
  %gotw2_0 = stablehlo.convert %gotf2_0 : (tensor<1xi32>) -> tensor<1xi64>
  %gotd2_0 = tensor.cast %gotw2_0 : tensor<1xi64> to tensor<?xi64>
  %wantf2_0 = stablehlo.reshape %want2_0 : (tensor<i32>) -> tensor<1xi32>
  %wantw2_0 = stablehlo.convert %wantf2_0 : (tensor<1xi32>) -> tensor<1xi64>
  %wantd2_0 = tensor.cast %wantw2_0 : tensor<1xi64> to tensor<?xi64>
  %bad2_0 = call @check_i64(%gotd2_0, %wantd2_0, %rtol2, %atol2) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "while_counted_2.0: "
  vector.print %bad2_0 : i64
  %want2_1 = stablehlo.constant dense<"0x00000080000080BF000000C0000040C0"> : tensor<4xf32>
  %gotf2_1 = stablehlo.reshape %out2#1 : (tensor<4xf32>) -> tensor<4xf32>
  %gotw2_1 = stablehlo.convert %gotf2_1 : (tensor<4xf32>) -> tensor<4xf32>
  %gotd2_1 = tensor.cast %gotw2_1 : tensor<4xf32> to tensor<?xf32>
  %wantf2_1 = stablehlo.reshape %want2_1 : (tensor<4xf32>) -> tensor<4xf32>
  %wantw2_1 = stablehlo.convert %wantf2_1 : (tensor<4xf32>) -> tensor<4xf32>
  %wantd2_1 = tensor.cast %wantw2_1 : tensor<4xf32> to tensor<?xf32>
  %bad2_1 = call @check_f32(%gotd2_1, %wantd2_1, %rtol2, %atol2) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "while_counted_2.1: "
  vector.print %bad2_1 : i64
  %want2_2 = stablehlo.constant dense<"0x000000C0"> : tensor<f32>
  %gotf2_2 = stablehlo.reshape %out2#2 : (tensor<f32>) -> tensor<1xf32>
  %gotw2_2 = stablehlo.convert %gotf2_2 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd2_2 = tensor.cast %gotw2_2 : tensor<1xf32> to tensor<?xf32>
  %wantf2_2 = stablehlo.reshape %want2_2 : (tensor<f32>) -> tensor<1xf32>
  %wantw2_2 = stablehlo.convert %wantf2_2 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd2_2 = tensor.cast %wantw2_2 : tensor<1xf32> to tensor<?xf32>
  %bad2_2 = call @check_f32(%gotd2_2, %wantd2_2, %rtol2, %atol2) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "while_counted_2.2: "
  vector.print %bad2_2 : i64
  %in3_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<4xf32>
  %in3_1 = stablehlo.constant dense<"0x00000040"> : tensor<f32>
  %out3:3 = call @while_counted_3(%in3_0, %in3_1) : (tensor<4xf32>, tensor<f32>) -> (tensor<i32>, tensor<4xf32>, tensor<f32>)
  %rtol3 = arith.constant 0.000000e+00 : f64
  %atol3 = arith.constant 0.000000e+00 : f64
  %want3_0 = stablehlo.constant dense<2> : tensor<i32>
  %gotf3_0 = stablehlo.reshape %out3#0 : (tensor<i32>) -> tensor<1xi32>
  %gotw3_0 = stablehlo.convert %gotf3_0 : (tensor<1xi32>) -> tensor<1xi64>
  %gotd3_0 = tensor.cast %gotw3_0 : tensor<1xi64> to tensor<?xi64>
  %wantf3_0 = stablehlo.reshape %want3_0 : (tensor<i32>) -> tensor<1xi32>
  %wantw3_0 = stablehlo.convert %wantf3_0 : (tensor<1xi32>) -> tensor<1xi64>
  %wantd3_0 = tensor.cast %wantw3_0 : tensor<1xi64> to tensor<?xi64>
  %bad3_0 = call @check_i64(%gotd3_0, %wantd3_0, %rtol3, %atol3) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "while_counted_3.0: "
  vector.print %bad3_0 : i64
  %want3_1 = stablehlo.constant dense<"0x0000A040000080400000404000000040"> : tensor<4xf32>
  %gotf3_1 = stablehlo.reshape %out3#1 : (tensor<4xf32>) -> tensor<4xf32>
  %gotw3_1 = stablehlo.convert %gotf3_1 : (tensor<4xf32>) -> tensor<4xf32>
  %gotd3_1 = tensor.cast %gotw3_1 : tensor<4xf32> to tensor<?xf32>
  %wantf3_1 = stablehlo.reshape %want3_1 : (tensor<4xf32>) -> tensor<4xf32>
  %wantw3_1 = stablehlo.convert %wantf3_1 : (tensor<4xf32>) -> tensor<4xf32>
  %wantd3_1 = tensor.cast %wantw3_1 : tensor<4xf32> to tensor<?xf32>
  %bad3_1 = call @check_f32(%gotd3_1, %wantd3_1, %rtol3, %atol3) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "while_counted_3.1: "
  vector.print %bad3_1 : i64
  %want3_2 = stablehlo.constant dense<"0x00004040"> : tensor<f32>
  %gotf3_2 = stablehlo.reshape %out3#2 : (tensor<f32>) -> tensor<1xf32>
  %gotw3_2 = stablehlo.convert %gotf3_2 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd3_2 = tensor.cast %gotw3_2 : tensor<1xf32> to tensor<?xf32>
  %wantf3_2 = stablehlo.reshape %want3_2 : (tensor<f32>) -> tensor<1xf32>
  %wantw3_2 = stablehlo.convert %wantf3_2 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd3_2 = tensor.cast %wantw3_2 : tensor<1xf32> to tensor<?xf32>
  %bad3_2 = call @check_f32(%gotd3_2, %wantd3_2, %rtol3, %atol3) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "while_counted_3.2: "
  vector.print %bad3_2 : i64
  %in4_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<4xf32>
  %in4_1 = stablehlo.constant dense<"0x00000040"> : tensor<f32>
  %out4:3 = call @while_counted_4(%in4_0, %in4_1) : (tensor<4xf32>, tensor<f32>) -> (tensor<i32>, tensor<4xf32>, tensor<f32>)
  %rtol4 = arith.constant 0.000000e+00 : f64
  %atol4 = arith.constant 0.000000e+00 : f64
  %want4_0 = stablehlo.constant dense<255> : tensor<i32>
  %gotf4_0 = stablehlo.reshape %out4#0 : (tensor<i32>) -> tensor<1xi32>
  %gotw4_0 = stablehlo.convert %gotf4_0 : (tensor<1xi32>) -> tensor<1xi64>
  %gotd4_0 = tensor.cast %gotw4_0 : tensor<1xi64> to tensor<?xi64>
  %wantf4_0 = stablehlo.reshape %want4_0 : (tensor<i32>) -> tensor<1xi32>
  %wantw4_0 = stablehlo.convert %wantf4_0 : (tensor<1xi32>) -> tensor<1xi64>
  %wantd4_0 = tensor.cast %wantw4_0 : tensor<1xi64> to tensor<?xi64>
  %bad4_0 = call @check_i64(%gotd4_0, %wantd4_0, %rtol4, %atol4) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "while_counted_4.0: "
  vector.print %bad4_0 : i64
  %want4_1 = stablehlo.constant dense<"0x00809DC400A09DC400C09DC400E09DC4"> : tensor<4xf32>
  %gotf4_1 = stablehlo.reshape %out4#1 : (tensor<4xf32>) -> tensor<4xf32>
  %gotw4_1 = stablehlo.convert %gotf4_1 : (tensor<4xf32>) -> tensor<4xf32>
  %gotd4_1 = tensor.cast %gotw4_1 : tensor<4xf32> to tensor<?xf32>
  %wantf4_1 = stablehlo.reshape %want4_1 : (tensor<4xf32>) -> tensor<4xf32>
  %wantw4_1 = stablehlo.convert %wantf4_1 : (tensor<4xf32>) -> tensor<4xf32>
  %wantd4_1 = tensor.cast %wantw4_1 : tensor<4xf32> to tensor<?xf32>
  %bad4_1 = call @check_f32(%gotd4_1, %wantd4_1, %rtol4, %atol4) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "while_counted_4.1: "
  vector.print %bad4_1 : i64
  %want4_2 = stablehlo.constant dense<"0x00C09DC4"> : tensor<f32>
  %gotf4_2 = stablehlo.reshape %out4#2 : (tensor<f32>) -> tensor<1xf32>
  %gotw4_2 = stablehlo.convert %gotf4_2 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd4_2 = tensor.cast %gotw4_2 : tensor<1xf32> to tensor<?xf32>
  %wantf4_2 = stablehlo.reshape %want4_2 : (tensor<f32>) -> tensor<1xf32>
  %wantw4_2 = stablehlo.convert %wantf4_2 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd4_2 = tensor.cast %wantw4_2 : tensor<1xf32> to tensor<?xf32>
  %bad4_2 = call @check_f32(%gotd4_2, %wantd4_2, %rtol4, %atol4) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "while_counted_4.2: "
  vector.print %bad4_2 : i64
  %in5_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<4xf32>
  %in5_1 = stablehlo.constant dense<"0x00000040"> : tensor<f32>
  %out5:3 = call @while_counted_5(%in5_0, %in5_1) : (tensor<4xf32>, tensor<f32>) -> (tensor<i32>, tensor<4xf32>, tensor<f32>)
  %rtol5 = arith.constant 0.000000e+00 : f64
  %atol5 = arith.constant 0.000000e+00 : f64
  %want5_0 = stablehlo.constant dense<8> : tensor<i32>
  %gotf5_0 = stablehlo.reshape %out5#0 : (tensor<i32>) -> tensor<1xi32>
  %gotw5_0 = stablehlo.convert %gotf5_0 : (tensor<1xi32>) -> tensor<1xi64>
  %gotd5_0 = tensor.cast %gotw5_0 : tensor<1xi64> to tensor<?xi64>
  %wantf5_0 = stablehlo.reshape %want5_0 : (tensor<i32>) -> tensor<1xi32>
  %wantw5_0 = stablehlo.convert %wantf5_0 : (tensor<1xi32>) -> tensor<1xi64>
  %wantd5_0 = tensor.cast %wantw5_0 : tensor<1xi64> to tensor<?xi64>
  %bad5_0 = call @check_i64(%gotd5_0, %wantd5_0, %rtol5, %atol5) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "while_counted_5.0: "
  vector.print %bad5_0 : i64
  %want5_1 = stablehlo.constant dense<"0x000040C1000050C1000060C1000070C1"> : tensor<4xf32>
  %gotf5_1 = stablehlo.reshape %out5#1 : (tensor<4xf32>) -> tensor<4xf32>
  %gotw5_1 = stablehlo.convert %gotf5_1 : (tensor<4xf32>) -> tensor<4xf32>
  %gotd5_1 = tensor.cast %gotw5_1 : tensor<4xf32> to tensor<?xf32>
  %wantf5_1 = stablehlo.reshape %want5_1 : (tensor<4xf32>) -> tensor<4xf32>
  %wantw5_1 = stablehlo.convert %wantf5_1 : (tensor<4xf32>) -> tensor<4xf32>
  %wantd5_1 = tensor.cast %wantw5_1 : tensor<4xf32> to tensor<?xf32>
  %bad5_1 = call @check_f32(%gotd5_1, %wantd5_1, %rtol5, %atol5) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "while_counted_5.1: "
  vector.print %bad5_1 : i64
  %want5_2 = stablehlo.constant dense<"0x000060C1"> : tensor<f32>
  %gotf5_2 = stablehlo.reshape %out5#2 : (tensor<f32>) -> tensor<1xf32>
  %gotw5_2 = stablehlo.convert %gotf5_2 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd5_2 = tensor.cast %gotw5_2 : tensor<1xf32> to tensor<?xf32>
  %wantf5_2 = stablehlo.reshape %want5_2 : (tensor<f32>) -> tensor<1xf32>
  %wantw5_2 = stablehlo.convert %wantf5_2 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd5_2 = tensor.cast %wantw5_2 : tensor<1xf32> to tensor<?xf32>
  %bad5_2 = call @check_f32(%gotd5_2, %wantd5_2, %rtol5, %atol5) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "while_counted_5.2: "
  vector.print %bad5_2 : i64
  %in6_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<4xf32>
  %in6_1 = stablehlo.constant dense<"0x00000040"> : tensor<f32>
  %out6:3 = call @while_counted_6(%in6_0, %in6_1) : (tensor<4xf32>, tensor<f32>) -> (tensor<i32>, tensor<4xf32>, tensor<f32>)
  %rtol6 = arith.constant 0.000000e+00 : f64
  %atol6 = arith.constant 0.000000e+00 : f64
  %want6_0 = stablehlo.constant dense<120> : tensor<i32>
  %gotf6_0 = stablehlo.reshape %out6#0 : (tensor<i32>) -> tensor<1xi32>
  %gotw6_0 = stablehlo.convert %gotf6_0 : (tensor<1xi32>) -> tensor<1xi64>
  %gotd6_0 = tensor.cast %gotw6_0 : tensor<1xi64> to tensor<?xi64>
  %wantf6_0 = stablehlo.reshape %want6_0 : (tensor<i32>) -> tensor<1xi32>
  %wantw6_0 = stablehlo.convert %wantf6_0 : (tensor<1xi32>) -> tensor<1xi64>
  %wantd6_0 = tensor.cast %wantw6_0 : tensor<1xi64> to tensor<?xi64>
  %bad6_0 = call @check_i64(%gotd6_0, %wantd6_0, %rtol6, %atol6) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "while_counted_6.0: "
  vector.print %bad6_0 : i64
  %want6_1 = stablehlo.constant dense<"0x0000C8C20000CAC20000CCC20000CEC2"> : tensor<4xf32>
  %gotf6_1 = stablehlo.reshape %out6#1 : (tensor<4xf32>) -> tensor<4xf32>
  %gotw6_1 = stablehlo.convert %gotf6_1 : (tensor<4xf32>) -> tensor<4xf32>
  %gotd6_1 = tensor.cast %gotw6_1 : tensor<4xf32> to tensor<?xf32>
  %wantf6_1 = stablehlo.reshape %want6_1 : (tensor<4xf32>) -> tensor<4xf32>
  %wantw6_1 = stablehlo.convert %wantf6_1 : (tensor<4xf32>) -> tensor<4xf32>
  %wantd6_1 = tensor.cast %wantw6_1 : tensor<4xf32> to tensor<?xf32>
  %bad6_1 = call @check_f32(%gotd6_1, %wantd6_1, %rtol6, %atol6) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "while_counted_6.1: "
  vector.print %bad6_1 : i64
  %want6_2 = stablehlo.constant dense<"0x0000CCC2"> : tensor<f32>
  %gotf6_2 = stablehlo.reshape %out6#2 : (tensor<f32>) -> tensor<1xf32>
  %gotw6_2 = stablehlo.convert %gotf6_2 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd6_2 = tensor.cast %gotw6_2 : tensor<1xf32> to tensor<?xf32>
  %wantf6_2 = stablehlo.reshape %want6_2 : (tensor<f32>) -> tensor<1xf32>
  %wantw6_2 = stablehlo.convert %wantf6_2 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd6_2 = tensor.cast %wantw6_2 : tensor<1xf32> to tensor<?xf32>
  %bad6_2 = call @check_f32(%gotd6_2, %wantd6_2, %rtol6, %atol6) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "while_counted_6.2: "
  vector.print %bad6_2 : i64
  %in7_0 = stablehlo.constant dense<4> : tensor<i32>
  %in7_1 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
  %out7:2 = call @while_carried_bound(%in7_0, %in7_1) : (tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>)
  %rtol7 = arith.constant 0.000000e+00 : f64
  %atol7 = arith.constant 0.000000e+00 : f64
  %want7_0 = stablehlo.constant dense<8> : tensor<i32>
  %gotf7_0 = stablehlo.reshape %out7#0 : (tensor<i32>) -> tensor<1xi32>
  %gotw7_0 = stablehlo.convert %gotf7_0 : (tensor<1xi32>) -> tensor<1xi64>
  %gotd7_0 = tensor.cast %gotw7_0 : tensor<1xi64> to tensor<?xi64>
  %wantf7_0 = stablehlo.reshape %want7_0 : (tensor<i32>) -> tensor<1xi32>
  %wantw7_0 = stablehlo.convert %wantf7_0 : (tensor<1xi32>) -> tensor<1xi64>
  %wantd7_0 = tensor.cast %wantw7_0 : tensor<1xi64> to tensor<?xi64>
  %bad7_0 = call @check_i64(%gotd7_0, %wantd7_0, %rtol7, %atol7) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "while_carried_bound.0: "
  vector.print %bad7_0 : i64
  %want7_1 = stablehlo.constant dense<"0x000080C1"> : tensor<f32>
  %gotf7_1 = stablehlo.reshape %out7#1 : (tensor<f32>) -> tensor<1xf32>
  %gotw7_1 = stablehlo.convert %gotf7_1 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd7_1 = tensor.cast %gotw7_1 : tensor<1xf32> to tensor<?xf32>
  %wantf7_1 = stablehlo.reshape %want7_1 : (tensor<f32>) -> tensor<1xf32>
  %wantw7_1 = stablehlo.convert %wantf7_1 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd7_1 = tensor.cast %wantw7_1 : tensor<1xf32> to tensor<?xf32>
  %bad7_1 = call @check_f32(%gotd7_1, %wantd7_1, %rtol7, %atol7) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "while_carried_bound.1: "
  vector.print %bad7_1 : i64
  %in8_0 = stablehlo.constant dense<0> : tensor<i32>
  %in8_1 = stablehlo.constant dense<"0x0000803F0000004000004040"> : tensor<3xf32>
  %out8:2 = call @while_data(%in8_0, %in8_1) : (tensor<i32>, tensor<3xf32>) -> (tensor<i32>, tensor<3xf32>)
  %rtol8 = arith.constant 0.000000e+00 : f64
  %atol8 = arith.constant 0.000000e+00 : f64
  %want8_0 = stablehlo.constant dense<-5> : tensor<i32>
  %gotf8_0 = stablehlo.reshape %out8#0 : (tensor<i32>) -> tensor<1xi32>
  %gotw8_0 = stablehlo.convert %gotf8_0 : (tensor<1xi32>) -> tensor<1xi64>
  %gotd8_0 = tensor.cast %gotw8_0 : tensor<1xi64> to tensor<?xi64>
  %wantf8_0 = stablehlo.reshape %want8_0 : (tensor<i32>) -> tensor<1xi32>
  %wantw8_0 = stablehlo.convert %wantf8_0 : (tensor<1xi32>) -> tensor<1xi64>
  %wantd8_0 = tensor.cast %wantw8_0 : tensor<1xi64> to tensor<?xi64>
  %bad8_0 = call @check_i64(%gotd8_0, %wantd8_0, %rtol8, %atol8) : (tensor<?xi64>, tensor<?xi64>, f64, f64) -> i64
  vector.print str "while_data.0: "
  vector.print %bad8_0 : i64
  %want8_1 = stablehlo.constant dense<"0x000000C2000080C20000C0C2"> : tensor<3xf32>
  %gotf8_1 = stablehlo.reshape %out8#1 : (tensor<3xf32>) -> tensor<3xf32>
  %gotw8_1 = stablehlo.convert %gotf8_1 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd8_1 = tensor.cast %gotw8_1 : tensor<3xf32> to tensor<?xf32>
  %wantf8_1 = stablehlo.reshape %want8_1 : (tensor<3xf32>) -> tensor<3xf32>
  %wantw8_1 = stablehlo.convert %wantf8_1 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd8_1 = tensor.cast %wantw8_1 : tensor<3xf32> to tensor<?xf32>
  %bad8_1 = call @check_f32(%gotd8_1, %wantd8_1, %rtol8, %atol8) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "while_data.1: "
  vector.print %bad8_1 : i64
  %in9_0 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<3xf32>
  %in9_1 = stablehlo.constant dense<"0x000020410000304100004041"> : tensor<3xf32>
  %out9:2 = call @while_swap(%in9_0, %in9_1) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  %rtol9 = arith.constant 0.000000e+00 : f64
  %atol9 = arith.constant 0.000000e+00 : f64
  %want9_0 = stablehlo.constant dense<"0x000020C1000030C1000040C1"> : tensor<3xf32>
  %gotf9_0 = stablehlo.reshape %out9#0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotw9_0 = stablehlo.convert %gotf9_0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd9_0 = tensor.cast %gotw9_0 : tensor<3xf32> to tensor<?xf32>
  %wantf9_0 = stablehlo.reshape %want9_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantw9_0 = stablehlo.convert %wantf9_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd9_0 = tensor.cast %wantw9_0 : tensor<3xf32> to tensor<?xf32>
  %bad9_0 = call @check_f32(%gotd9_0, %wantd9_0, %rtol9, %atol9) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "while_swap.0: "
  vector.print %bad9_0 : i64
  %want9_1 = stablehlo.constant dense<"0x00000080000080BF000000C0"> : tensor<3xf32>
  %gotf9_1 = stablehlo.reshape %out9#1 : (tensor<3xf32>) -> tensor<3xf32>
  %gotw9_1 = stablehlo.convert %gotf9_1 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd9_1 = tensor.cast %gotw9_1 : tensor<3xf32> to tensor<?xf32>
  %wantf9_1 = stablehlo.reshape %want9_1 : (tensor<3xf32>) -> tensor<3xf32>
  %wantw9_1 = stablehlo.convert %wantf9_1 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd9_1 = tensor.cast %wantw9_1 : tensor<3xf32> to tensor<?xf32>
  %bad9_1 = call @check_f32(%gotd9_1, %wantd9_1, %rtol9, %atol9) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "while_swap.1: "
  vector.print %bad9_1 : i64
  %in10_0 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<4x3xf32>
  %out10:1 = call @while_stack(%in10_0) : (tensor<4x3xf32>) -> (tensor<4x3xf32>)
  %rtol10 = arith.constant 0.000000e+00 : f64
  %atol10 = arith.constant 0.000000e+00 : f64
  %want10_0 = stablehlo.constant dense<"0x00000080000080BF000080C0000010C1000080C10000C8C1000010C2000044C2000080C20000A2C20000C8C20000F2C2"> : tensor<4x3xf32>
  %gotf10_0 = stablehlo.reshape %out10#0 : (tensor<4x3xf32>) -> tensor<12xf32>
  %gotw10_0 = stablehlo.convert %gotf10_0 : (tensor<12xf32>) -> tensor<12xf32>
  %gotd10_0 = tensor.cast %gotw10_0 : tensor<12xf32> to tensor<?xf32>
  %wantf10_0 = stablehlo.reshape %want10_0 : (tensor<4x3xf32>) -> tensor<12xf32>
  %wantw10_0 = stablehlo.convert %wantf10_0 : (tensor<12xf32>) -> tensor<12xf32>
  %wantd10_0 = tensor.cast %wantw10_0 : tensor<12xf32> to tensor<?xf32>
  %bad10_0 = call @check_f32(%gotd10_0, %wantd10_0, %rtol10, %atol10) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "while_stack.0: "
  vector.print %bad10_0 : i64
  %in11_0 = stablehlo.constant dense<0> : tensor<i32>
  %in11_1 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<3xf32>
  %in11_2 = stablehlo.constant dense<"0x00008040"> : tensor<f32>
  %out11:2 = call @case_0(%in11_0, %in11_1, %in11_2) : (tensor<i32>, tensor<3xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
  %rtol11 = arith.constant 0.000000e+00 : f64
  %atol11 = arith.constant 0.000000e+00 : f64
  %want11_0 = stablehlo.constant dense<"0x000000000000004000008040"> : tensor<3xf32>
  %gotf11_0 = stablehlo.reshape %out11#0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotw11_0 = stablehlo.convert %gotf11_0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd11_0 = tensor.cast %gotw11_0 : tensor<3xf32> to tensor<?xf32>
  %wantf11_0 = stablehlo.reshape %want11_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantw11_0 = stablehlo.convert %wantf11_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd11_0 = tensor.cast %wantw11_0 : tensor<3xf32> to tensor<?xf32>
  %bad11_0 = call @check_f32(%gotd11_0, %wantd11_0, %rtol11, %atol11) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "case_0.0: "
  vector.print %bad11_0 : i64
  %want11_1 = stablehlo.constant dense<"0x00000041"> : tensor<f32>
  %gotf11_1 = stablehlo.reshape %out11#1 : (tensor<f32>) -> tensor<1xf32>
  %gotw11_1 = stablehlo.convert %gotf11_1 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd11_1 = tensor.cast %gotw11_1 : tensor<1xf32> to tensor<?xf32>
  %wantf11_1 = stablehlo.reshape %want11_1 : (tensor<f32>) -> tensor<1xf32>
  %wantw11_1 = stablehlo.convert %wantf11_1 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd11_1 = tensor.cast %wantw11_1 : tensor<1xf32> to tensor<?xf32>
  %bad11_1 = call @check_f32(%gotd11_1, %wantd11_1, %rtol11, %atol11) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "case_0.1: "
  vector.print %bad11_1 : i64
  %in12_0 = stablehlo.constant dense<1> : tensor<i32>
  %in12_1 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<3xf32>
  %in12_2 = stablehlo.constant dense<"0x00008040"> : tensor<f32>
  %out12:2 = call @case_1(%in12_0, %in12_1, %in12_2) : (tensor<i32>, tensor<3xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
  %rtol12 = arith.constant 0.000000e+00 : f64
  %atol12 = arith.constant 0.000000e+00 : f64
  %want12_0 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<3xf32>
  %gotf12_0 = stablehlo.reshape %out12#0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotw12_0 = stablehlo.convert %gotf12_0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd12_0 = tensor.cast %gotw12_0 : tensor<3xf32> to tensor<?xf32>
  %wantf12_0 = stablehlo.reshape %want12_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantw12_0 = stablehlo.convert %wantf12_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd12_0 = tensor.cast %wantw12_0 : tensor<3xf32> to tensor<?xf32>
  %bad12_0 = call @check_f32(%gotd12_0, %wantd12_0, %rtol12, %atol12) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "case_1.0: "
  vector.print %bad12_0 : i64
  %want12_1 = stablehlo.constant dense<"0x000000C1"> : tensor<f32>
  %gotf12_1 = stablehlo.reshape %out12#1 : (tensor<f32>) -> tensor<1xf32>
  %gotw12_1 = stablehlo.convert %gotf12_1 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd12_1 = tensor.cast %gotw12_1 : tensor<1xf32> to tensor<?xf32>
  %wantf12_1 = stablehlo.reshape %want12_1 : (tensor<f32>) -> tensor<1xf32>
  %wantw12_1 = stablehlo.convert %wantf12_1 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd12_1 = tensor.cast %wantw12_1 : tensor<1xf32> to tensor<?xf32>
  %bad12_1 = call @check_f32(%gotd12_1, %wantd12_1, %rtol12, %atol12) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "case_1.1: "
  vector.print %bad12_1 : i64
  %in13_0 = stablehlo.constant dense<2> : tensor<i32>
  %in13_1 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<3xf32>
  %in13_2 = stablehlo.constant dense<"0x00008040"> : tensor<f32>
  %out13:2 = call @case_2(%in13_0, %in13_1, %in13_2) : (tensor<i32>, tensor<3xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
  %rtol13 = arith.constant 0.000000e+00 : f64
  %atol13 = arith.constant 0.000000e+00 : f64
  %want13_0 = stablehlo.constant dense<"0x0000A0400000A0400000A040"> : tensor<3xf32>
  %gotf13_0 = stablehlo.reshape %out13#0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotw13_0 = stablehlo.convert %gotf13_0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd13_0 = tensor.cast %gotw13_0 : tensor<3xf32> to tensor<?xf32>
  %wantf13_0 = stablehlo.reshape %want13_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantw13_0 = stablehlo.convert %wantf13_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd13_0 = tensor.cast %wantw13_0 : tensor<3xf32> to tensor<?xf32>
  %bad13_0 = call @check_f32(%gotd13_0, %wantd13_0, %rtol13, %atol13) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "case_2.0: "
  vector.print %bad13_0 : i64
  %want13_1 = stablehlo.constant dense<"0x00000041"> : tensor<f32>
  %gotf13_1 = stablehlo.reshape %out13#1 : (tensor<f32>) -> tensor<1xf32>
  %gotw13_1 = stablehlo.convert %gotf13_1 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd13_1 = tensor.cast %gotw13_1 : tensor<1xf32> to tensor<?xf32>
  %wantf13_1 = stablehlo.reshape %want13_1 : (tensor<f32>) -> tensor<1xf32>
  %wantw13_1 = stablehlo.convert %wantf13_1 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd13_1 = tensor.cast %wantw13_1 : tensor<1xf32> to tensor<?xf32>
  %bad13_1 = call @check_f32(%gotd13_1, %wantd13_1, %rtol13, %atol13) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "case_2.1: "
  vector.print %bad13_1 : i64
  %in14_0 = stablehlo.constant dense<3> : tensor<i32>
  %in14_1 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<3xf32>
  %in14_2 = stablehlo.constant dense<"0x00008040"> : tensor<f32>
  %out14:2 = call @case_3(%in14_0, %in14_1, %in14_2) : (tensor<i32>, tensor<3xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
  %rtol14 = arith.constant 0.000000e+00 : f64
  %atol14 = arith.constant 0.000000e+00 : f64
  %want14_0 = stablehlo.constant dense<"0x0000A0400000A0400000A040"> : tensor<3xf32>
  %gotf14_0 = stablehlo.reshape %out14#0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotw14_0 = stablehlo.convert %gotf14_0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd14_0 = tensor.cast %gotw14_0 : tensor<3xf32> to tensor<?xf32>
  %wantf14_0 = stablehlo.reshape %want14_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantw14_0 = stablehlo.convert %wantf14_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd14_0 = tensor.cast %wantw14_0 : tensor<3xf32> to tensor<?xf32>
  %bad14_0 = call @check_f32(%gotd14_0, %wantd14_0, %rtol14, %atol14) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "case_3.0: "
  vector.print %bad14_0 : i64
  %want14_1 = stablehlo.constant dense<"0x00000041"> : tensor<f32>
  %gotf14_1 = stablehlo.reshape %out14#1 : (tensor<f32>) -> tensor<1xf32>
  %gotw14_1 = stablehlo.convert %gotf14_1 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd14_1 = tensor.cast %gotw14_1 : tensor<1xf32> to tensor<?xf32>
  %wantf14_1 = stablehlo.reshape %want14_1 : (tensor<f32>) -> tensor<1xf32>
  %wantw14_1 = stablehlo.convert %wantf14_1 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd14_1 = tensor.cast %wantw14_1 : tensor<1xf32> to tensor<?xf32>
  %bad14_1 = call @check_f32(%gotd14_1, %wantd14_1, %rtol14, %atol14) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "case_3.1: "
  vector.print %bad14_1 : i64
  %in15_0 = stablehlo.constant dense<-1> : tensor<i32>
  %in15_1 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<3xf32>
  %in15_2 = stablehlo.constant dense<"0x00008040"> : tensor<f32>
  %out15:2 = call @case_4(%in15_0, %in15_1, %in15_2) : (tensor<i32>, tensor<3xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
  %rtol15 = arith.constant 0.000000e+00 : f64
  %atol15 = arith.constant 0.000000e+00 : f64
  %want15_0 = stablehlo.constant dense<"0x0000A0400000A0400000A040"> : tensor<3xf32>
  %gotf15_0 = stablehlo.reshape %out15#0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotw15_0 = stablehlo.convert %gotf15_0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd15_0 = tensor.cast %gotw15_0 : tensor<3xf32> to tensor<?xf32>
  %wantf15_0 = stablehlo.reshape %want15_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantw15_0 = stablehlo.convert %wantf15_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd15_0 = tensor.cast %wantw15_0 : tensor<3xf32> to tensor<?xf32>
  %bad15_0 = call @check_f32(%gotd15_0, %wantd15_0, %rtol15, %atol15) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "case_4.0: "
  vector.print %bad15_0 : i64
  %want15_1 = stablehlo.constant dense<"0x00000041"> : tensor<f32>
  %gotf15_1 = stablehlo.reshape %out15#1 : (tensor<f32>) -> tensor<1xf32>
  %gotw15_1 = stablehlo.convert %gotf15_1 : (tensor<1xf32>) -> tensor<1xf32>
  %gotd15_1 = tensor.cast %gotw15_1 : tensor<1xf32> to tensor<?xf32>
  %wantf15_1 = stablehlo.reshape %want15_1 : (tensor<f32>) -> tensor<1xf32>
  %wantw15_1 = stablehlo.convert %wantf15_1 : (tensor<1xf32>) -> tensor<1xf32>
  %wantd15_1 = tensor.cast %wantw15_1 : tensor<1xf32> to tensor<?xf32>
  %bad15_1 = call @check_f32(%gotd15_1, %wantd15_1, %rtol15, %atol15) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "case_4.1: "
  vector.print %bad15_1 : i64
  %in16_0 = stablehlo.constant dense<true> : tensor<i1>
  %in16_1 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<3xf32>
  %out16:1 = call @if_true(%in16_0, %in16_1) : (tensor<i1>, tensor<3xf32>) -> (tensor<3xf32>)
  %rtol16 = arith.constant 0.000000e+00 : f64
  %atol16 = arith.constant 0.000000e+00 : f64
  %want16_0 = stablehlo.constant dense<"0x000000000000004000008040"> : tensor<3xf32>
  %gotf16_0 = stablehlo.reshape %out16#0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotw16_0 = stablehlo.convert %gotf16_0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd16_0 = tensor.cast %gotw16_0 : tensor<3xf32> to tensor<?xf32>
  %wantf16_0 = stablehlo.reshape %want16_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantw16_0 = stablehlo.convert %wantf16_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd16_0 = tensor.cast %wantw16_0 : tensor<3xf32> to tensor<?xf32>
  %bad16_0 = call @check_f32(%gotd16_0, %wantd16_0, %rtol16, %atol16) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "if_true.0: "
  vector.print %bad16_0 : i64
  %in17_0 = stablehlo.constant dense<false> : tensor<i1>
  %in17_1 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<3xf32>
  %out17:1 = call @if_false(%in17_0, %in17_1) : (tensor<i1>, tensor<3xf32>) -> (tensor<3xf32>)
  %rtol17 = arith.constant 0.000000e+00 : f64
  %atol17 = arith.constant 0.000000e+00 : f64
  %want17_0 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<3xf32>
  %gotf17_0 = stablehlo.reshape %out17#0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotw17_0 = stablehlo.convert %gotf17_0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd17_0 = tensor.cast %gotw17_0 : tensor<3xf32> to tensor<?xf32>
  %wantf17_0 = stablehlo.reshape %want17_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantw17_0 = stablehlo.convert %wantf17_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd17_0 = tensor.cast %wantw17_0 : tensor<3xf32> to tensor<?xf32>
  %bad17_0 = call @check_f32(%gotd17_0, %wantd17_0, %rtol17, %atol17) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "if_false.0: "
  vector.print %bad17_0 : i64
  %in18_0 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<3xf32>
  %in18_1 = stablehlo.constant dense<"0x00000040"> : tensor<f32>
  %out18:1 = call @barrier(%in18_0, %in18_1) : (tensor<3xf32>, tensor<f32>) -> (tensor<3xf32>)
  %rtol18 = arith.constant 0.000000e+00 : f64
  %atol18 = arith.constant 0.000000e+00 : f64
  %want18_0 = stablehlo.constant dense<"0x000000400000404000008040"> : tensor<3xf32>
  %gotf18_0 = stablehlo.reshape %out18#0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotw18_0 = stablehlo.convert %gotf18_0 : (tensor<3xf32>) -> tensor<3xf32>
  %gotd18_0 = tensor.cast %gotw18_0 : tensor<3xf32> to tensor<?xf32>
  %wantf18_0 = stablehlo.reshape %want18_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantw18_0 = stablehlo.convert %wantf18_0 : (tensor<3xf32>) -> tensor<3xf32>
  %wantd18_0 = tensor.cast %wantw18_0 : tensor<3xf32> to tensor<?xf32>
  %bad18_0 = call @check_f32(%gotd18_0, %wantd18_0, %rtol18, %atol18) : (tensor<?xf32>, tensor<?xf32>, f64, f64) -> i64
  vector.print str "barrier.0: "
  vector.print %bad18_0 : i64
  return
}
