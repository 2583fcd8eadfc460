//===- Passes.td - Passes made of other passes ------------*- tablegen -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_PIPELINES_PASSES
#define DGC_PIPELINES_PASSES

include "mlir/Pass/PassBase.td"

def CheckPartition : Pass<"dgc-check-partition", "::mlir::ModuleOp"> {
  let summary = "Compares a partitioned program with the global one, by execution";
  let description = [{
    Propagates the annotations of @main, partitions it, and runs both versions in
    the reference evaluator on the same generated inputs: the global one on one
    rank, the other on all ranks of its mesh. Ends with an error at the first
    result that differs by more than `tolerance` times the largest magnitude of
    that result. The module is replaced by the partitioned one.

    ```mlir
    dist.mesh @mesh = <["tp"=3]>
    func.func @main(%x: tensor<4x7xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {"tp"} ]>},
                    %w: tensor<7x2xf32>) -> tensor<4x2xf32> {
      %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x7xf32>, tensor<7x2xf32>) -> tensor<4x2xf32>
      return %0 : tensor<4x2xf32>
    }
    ```
  }];
  let options = [
    Option<"seed", "seed", "uint64_t", "1", "Seed of the inputs">,
    Option<"scrambled", "scrambled", "unsigned", "0",
           "Ignore annotations and give so many percent of the values random "
           "shardings">,
    Option<"tolerance", "tolerance", "double", "1e-4",
           "Largest difference, relative to a result's largest magnitude">
  ];
  let dependentDialects = ["::dgc::dist::DistDialect",
                           "::dgc::stablehlo::StableHLODialect"];
}

#endif // DGC_PIPELINES_PASSES
