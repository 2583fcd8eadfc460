//===- Passes.td - Passes on global and partitioned programs -*- tablegen -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// One entry a pass: file lib/Transforms/X.cpp, flag dgc-x, test
// test/Transforms/x.mlir. The description holds an example that parses.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_TRANSFORMS_PASSES_TD
#define DGC_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def PreparePass : Pass<"dgc-prepare", "::mlir::ModuleOp"> {
  let summary = "Brings a program to one function, without duplicates";
  let description = [{
    Inlines every call of a private function, also inside loop bodies, then
    removes the functions that are left without a use, merges equal ops and
    constants, and folds what is safe and small.

    ```mlir
    func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = func.call @twice(%x) : (tensor<4xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    func.func private @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = stablehlo.add %x, %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
    becomes
    ```mlir
    func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = stablehlo.add %x, %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
  }];
  let dependentDialects = ["::dgc::stablehlo::StableHLODialect", "::dgc::sdy::SdyDialect"];
}

#endif // DGC_TRANSFORMS_PASSES_TD
