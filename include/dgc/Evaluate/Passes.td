//===- Passes.td - Passes of the reference evaluator ------*- tablegen -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_EVALUATE_PASSES
#define DGC_EVALUATE_PASSES

include "mlir/Pass/PassBase.td"

def Evaluate : Pass<"dgc-evaluate", "::mlir::ModuleOp"> {
  let summary = "Runs functions without arguments and prints their results";
  let description = [{
    For tests: every public function that takes no arguments is run by the reference
    evaluator, and its results are printed on standard output. A function with
    `dist.global` records on its results runs on all ranks of its mesh, and the
    assembled global values are printed. The module is not changed.

    ```mlir
    func.func @two_and_three() -> tensor<2xf32> {
      %0 = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf32>
      return %0 : tensor<2xf32>
    }
    ```

    prints `@two_and_three: [2, 3]`.
  }];
}

#endif // DGC_EVALUATE_PASSES
