//===- Passes.td - Passes of the code generator ------------*- tablegen -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_CODEGEN_PASSES_TD
#define DGC_CODEGEN_PASSES_TD

include "mlir/Pass/PassBase.td"

def FoldTransposes : Pass<"dgc-fold-transposes", "::mlir::func::FuncOp"> {
  let summary = "Fold transposes into the indexing maps of contractions";
  let description = [{
    A contraction (`dgc.contraction`) reads its operands and writes its result
    through any permutation at no cost, since the matmul emitter packs or strides
    anyway. So a transpose that feeds one, or the only user of one, disappears.
    A contraction whose destination is a fill of zeros is marked `dgc.zero_init`
    and gets an empty destination: its kernel starts from zero by itself.

    ```mlir
    #id = affine_map<(i, j) -> (i, j)>
    #t = affine_map<(i, j) -> (j, i)>
    #a = affine_map<(m, n, k) -> (m, k)>
    #b = affine_map<(m, n, k) -> (k, n)>
    #c = affine_map<(m, n, k) -> (m, n)>
    func.func @main(%x: tensor<4x8xf32>, %w: tensor<6x8xf32>, %o: tensor<4x6xf32>) -> tensor<4x6xf32> {
      %e = tensor.empty() : tensor<8x6xf32>
      %wt = linalg.generic {indexing_maps = [#id, #t], iterator_types = ["parallel", "parallel"]}
          ins(%w : tensor<6x8xf32>) outs(%e : tensor<8x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x6xf32>
      // After: reads %w through affine_map<(m, n, k) -> (n, k)>.
      %r = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
          ins(%x, %wt : tensor<4x8xf32>, tensor<8x6xf32>) outs(%o : tensor<4x6xf32>) attrs = {dgc.contraction} {
      ^bb0(%p: f32, %q: f32, %acc: f32):
        %0 = arith.mulf %p, %q : f32
        %1 = arith.addf %acc, %0 : f32
        linalg.yield %1 : f32
      } -> tensor<4x6xf32>
      return %r : tensor<4x6xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect"];
}

def LowerToLinalg : Pass<"dgc-lower-to-linalg", "::mlir::func::FuncOp"> {
  let summary = "Lower a rank's stablehlo program to linalg on tensors";
  let description = [{
    Lowers stablehlo and chlo ops on local, static shapes to linalg.generic and
    the ops of tensor, arith, math and scf; dist's local ops stay. What the passes
    after it can rely on (dgc-verify-linalg checks the ops and types):

    - Types are signless. An argument or result whose elements are unsigned keeps
      their type in the attribute `dgc.element_type`.
    - Tensors inside have no dimension of size 1. The function's arguments and
      results and the operands of dist ops keep theirs: tensor.collapse_shape and
      tensor.expand_shape stand between.
    - Scalars are SSA values, also in loops and branches. `tensor.from_elements`
      makes a tensor<f32> where a generic or a dist op reads one, and
      `tensor.extract` reads a reduction's one result.
    - Elementwise ops are generics with an identity map for the result. Broadcasts
      are maps of their users, splats constants in the body, iotas linalg.index.
      A transpose is a generic of its own.
    - dot_general is one generic with the loops batch, rows, columns, contracted,
      marked `dgc.contraction`, on a fill with zeros. Narrow floats are summed in
      f32 and converted by a generic of its own.
    - reduce is one generic; gather is a generic that reads its operand by
      tensor.extract; scatter is a nest of scf.for marked `dgc.scatter` that
      carries its operands; slices are extract_slice and insert_slice.
    - while is scf.for where it counts, else scf.while; case is
      scf.index_switch.

    ```mlir
    func.func @main(%x: tensor<8x4xf32>, %b: tensor<1x4xf32>) -> tensor<8x4xf32> {
      %0 = stablehlo.broadcast_in_dim %b, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
      %1 = stablehlo.add %x, %0 : tensor<8x4xf32>
      return %1 : tensor<8x4xf32>
    }
    ```
    becomes
    ```mlir
    #id = affine_map<(d0, d1) -> (d0, d1)>
    #row = affine_map<(d0, d1) -> (d1)>
    func.func @main(%x: tensor<8x4xf32>, %b: tensor<1x4xf32>) -> tensor<8x4xf32> {
      %0 = tensor.collapse_shape %b [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
      %1 = tensor.empty() : tensor<8x4xf32>
      %2 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
          ins(%x, %0 : tensor<8x4xf32>, tensor<4xf32>) outs(%1 : tensor<8x4xf32>) {
      ^bb0(%in: f32, %in_0: f32, %out: f32):
        %3 = arith.addf %in, %in_0 : f32
        linalg.yield %3 : f32
      } -> tensor<8x4xf32>
      return %2 : tensor<8x4xf32>
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::math::MathDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect"];
}

def VerifyLinalg : Pass<"dgc-verify-linalg", "::mlir::func::FuncOp"> {
  let summary = "Check that a function holds what the code generator takes";
  let description = [{
    Contract after dgc-lower-to-linalg: names the first op that does not belong,
    or whose types are not static and signless.

    ```mlir
    func.func @main(%x: tensor<8x4xf32>) -> tensor<4x4xf32> {
      %0 = tensor.extract_slice %x[0, 0] [4, 4] [1, 1] : tensor<8x4xf32> to tensor<4x4xf32>
      return %0 : tensor<4x4xf32>
    }
    ```
  }];
}

#endif // DGC_CODEGEN_PASSES_TD
