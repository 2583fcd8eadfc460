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

#endif // DGC_CODEGEN_PASSES_TD
