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

def ImportShardingsPass : Pass<"dgc-import-shardings", "::mlir::ModuleOp"> {
  let summary = "Brings the shardings that JAX prints into the dist dialect";
  let description = [{
    `sdy.mesh`, `sdy.sharding` on arguments, results and ops, and
    `sdy.sharding_constraint` become their counterparts of the dist dialect.
    Equal meshes become one, and a mesh without axes the program's mesh. An
    illegal sharding is an error.

    ```mlir
    sdy.mesh @mesh = <["data"=2]>
    func.func @main(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {} ]>}) -> tensor<8x4xf32> {
      %0 = sdy.sharding_constraint %x <@mesh, [{}, {"data"} ]> : tensor<8x4xf32>
      return %0 : tensor<8x4xf32>
    }
    ```
    becomes
    ```mlir
    dist.mesh @mesh = <["data"=2]>
    func.func @main(%x: tensor<8x4xf32> {dist.sharding = #dist.sharding<@mesh, [{"data"}, {} ]>}) -> tensor<8x4xf32> {
      %0 = dist.constraint %x <@mesh, [{}, {"data"} ]> : tensor<8x4xf32>
      return %0 : tensor<8x4xf32>
    }
    ```
  }];
  let dependentDialects = ["::dgc::dist::DistDialect"];
}

def PropagateShardingsPass : Pass<"dgc-propagate-shardings", "::mlir::ModuleOp"> {
  let summary = "From annotations to every value";
  let description = [{
    Gives every value a sharding, from those that arguments, results, ops and
    dist.constraint are annotated with, by the ops' rules. Annotations stay as
    they are; what is in conflict with them stays whole, and is converted later.
    Nothing becomes unreduced here. Axes of data go before axes of parameters.

    ```mlir
    dist.mesh @mesh = <["dp"=2]>
    func.func @main(%x: tensor<8x4xf32> {dist.sharding = #dist.sharding<@mesh, [{"dp"}, {} ]>}) -> tensor<8x4xf32> {
      %0 = stablehlo.tanh %x : tensor<8x4xf32>
      return %0 : tensor<8x4xf32>
    }
    ```
    becomes
    ```mlir
    dist.mesh @mesh = <["dp"=2]>
    func.func @main(%x: tensor<8x4xf32> {dist.sharding = #dist.sharding<@mesh, [{"dp"}, {} ]>})
        -> (tensor<8x4xf32> {dist.sharding = #dist.sharding<@mesh, [{"dp"}, {} ]>}) {
      %0 = stablehlo.tanh %x {dist.shardings = [#dist.sharding<@mesh, [{"dp"}, {} ]>]} : tensor<8x4xf32>
      return %0 : tensor<8x4xf32>
    }
    ```
  }];
  let dependentDialects = ["::dgc::dist::DistDialect"];
}

def AutoShardPass : Pass<"dgc-auto-shard", "::mlir::ModuleOp"> {
  let summary = "Chooses how every tensor and op is sharded, by cost";
  let description = [{
    Builds a planning problem from each function, solves it, and writes the plan
    as annotations: a mesh, `dist.sharding` on arguments and results,
    `dist.shardings` and `dist.factors` on ops. Annotations that are there are
    constraints. The program must be one function (dgc-prepare).

    ```mlir
    func.func @main(%x: tensor<4096x64xf32>, %w: tensor<64x64xf32>) -> tensor<4096x64xf32> {
      %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4096x64xf32>, tensor<64x64xf32>) -> tensor<4096x64xf32>
      return %0 : tensor<4096x64xf32>
    }
    ```
    becomes, with `--dgc-auto-shard=devices=4`, data-parallel:
    ```mlir
    dist.mesh @mesh = <["d0"=4]>
    func.func @main(%x: tensor<4096x64xf32> {dist.sharding = #dist.sharding<@mesh, [{"d0"}, {} ]>},
                    %w: tensor<64x64xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {} ]>})
        -> (tensor<4096x64xf32> {dist.sharding = #dist.sharding<@mesh, [{"d0"}, {} ]>})
        attributes {dist.plan = {
          cluster = "cpu", devices = 4 : i64, compute_seconds = 8.3476162627901541E-5 : f64,
          communication_seconds = 0.0 : f64, peak_bytes = 557056 : i64, bound_seconds = 8.347616256112061E-5 : f64,
          block_peaks = array<i64: 557056, 540672>, block_seconds = array<f64: 8.3476162627901541E-5, 0.0>}} {
      %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
        {dist.factors = #dist.factors<@mesh, [{"d0"}, {}, {} ]>,
         dist.shardings = [#dist.sharding<@mesh, [{"d0"}, {} ]>]} : (tensor<4096x64xf32>, tensor<64x64xf32>) -> tensor<4096x64xf32>
      return %0 : tensor<4096x64xf32>
    }
    ```
    `dist.plan` says what that is predicted to cost, in seconds a step and bytes on a
    rank, in all and by stretches of ops; dgc-check-plan counts it again. Where no plan fits the memory limit, the one with the least memory is written,
    with a warning that lists what is live at the peak.
  }];
  let options = [
    Option<"devices", "devices", "int64_t", "0",
           "number of ranks; 0: those of the annotations' mesh or the cluster, else one per core">,
    Option<"cluster", "cluster", "std::string", "\"cpu\"",
           "machine, and how many: cpu, a100x8, h100x16, or a .yaml file">,
    Option<"memoryLimit", "memory-limit", "std::string", "\"\"",
           "bytes a rank may use, e.g. 16GiB; default: what the machine has">,
    Option<"printPlan", "print-plan", "bool", "false",
           "print the plan as a table to stderr">,
    Option<"printTiming", "print-timing", "bool", "false",
           "print the CPU time of each phase of planning to stderr">,
    Option<"remarks", "remarks", "bool", "false",
           "emit a remark for each conversion that moves data">,
    Option<"recompute", "recompute", "bool", "true",
           "where the memory limit makes it pay, make values again instead of keeping them">
  ];
  let dependentDialects = ["::dgc::dist::DistDialect"];
}

def InsertReshardsPass : Pass<"dgc-insert-reshards", "::mlir::ModuleOp"> {
  let summary = "Chooses each op's axes and makes every conversion an op";
  let description = [{
    Sets `dist.factors` where the planner did not, and puts a dist.reshard where a
    value lies otherwise than its user needs it. Values that derive only from
    constants are made again in the layout that each user needs. A result that
    takes an argument's memory is made to lie as the argument does.

    ```mlir
    dist.mesh @mesh = <["tp"=2]>
    func.func @main(%x: tensor<8x4xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {"tp"} ]>},
                    %w: tensor<4x6xf32> {dist.sharding = #dist.sharding<@mesh, [{"tp"}, {} ]>})
        -> (tensor<8x6xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {} ]>}) {
      %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
          {dist.shardings = [#dist.sharding<@mesh, [{}, {} ]>]} : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
      return %0 : tensor<8x6xf32>
    }
    ```
    becomes
    ```mlir
    dist.mesh @mesh = <["tp"=2]>
    func.func @main(%x: tensor<8x4xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {"tp"} ]>},
                    %w: tensor<4x6xf32> {dist.sharding = #dist.sharding<@mesh, [{"tp"}, {} ]>})
        -> (tensor<8x6xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {} ]>}) {
      %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
          {dist.factors = #dist.factors<@mesh, [{}, {}, {"tp"} ]>,
           dist.shardings = [#dist.sharding<@mesh, [{}, {} ], unreduced=add{"tp"}>]} : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
      %1 = dist.reshard %0 from <@mesh, [{}, {} ], unreduced=add{"tp"}> to <@mesh, [{}, {} ]> : tensor<8x6xf32>
      return %1 : tensor<8x6xf32>
    }
    ```
  }];
  let options = [
    Option<"cluster", "cluster", "std::string", "\"cpu\"",
           "machine whose links price conversions: cpu, a100, h100">
  ];
  let dependentDialects = ["::dgc::dist::DistDialect"];
}

def VerifyShardedPass : Pass<"dgc-verify-sharded", "::mlir::ModuleOp"> {
  let summary = "Checks the contract of a sharded program";
  let description = [{
    Every tensor has a sharding, every op `dist.factors` that its rule allows,
    operands lie as the factors say, and so do the values of loops and branches.

    ```mlir
    dist.mesh @mesh = <["dp"=2]>
    func.func @main(%x: tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{"dp"} ]>})
        -> (tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{"dp"} ]>}) {
      %0 = stablehlo.tanh %x {dist.factors = #dist.factors<@mesh, [{"dp"} ]>,
                              dist.shardings = [#dist.sharding<@mesh, [{"dp"} ]>]} : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
    ```
  }];
}

def LowerReshardsPass : Pass<"dgc-lower-reshards", "::mlir::ModuleOp"> {
  let summary = "Replaces conversions by the cheapest moves";
  let description = [{
    ```mlir
    dist.mesh @mesh = <["tp"=2]>
    func.func @main(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
      %0 = dist.reshard %x from <@mesh, [{"tp"}, {} ]> to <@mesh, [{}, {"tp"} ]> : tensor<8x4xf32>
      return %0 : tensor<8x4xf32>
    }
    ```
    becomes
    ```mlir
    dist.mesh @mesh = <["tp"=2]>
    func.func @main(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
      %0 = dist.all_to_all %x from <@mesh, [{"tp"}, {} ]> to <@mesh, [{}, {"tp"} ]> : tensor<8x4xf32>
      return %0 : tensor<8x4xf32>
    }
    ```
    A tensor that is split and then made whole on every rank gets a remark with
    the op that needs it, the axes and the bytes.
  }];
  let options = [
    Option<"cluster", "cluster", "std::string", "\"cpu\"",
           "machine whose links choose the moves: cpu, a100, h100">,
    Option<"rematerializeBytes", "rematerialize-bytes", "int64_t", "67108864",
           "Report tensors of at least so many bytes that become whole">,
    Option<"errorOnRematerialize", "error-on-rematerialize", "bool", "false",
           "Make those reports errors">
  ];
  let dependentDialects = ["::dgc::dist::DistDialect"];
}

def CombineCollectivesPass : Pass<"dgc-combine-collectives", "::mlir::ModuleOp"> {
  let summary = "One collective where several small ones can meet at once";
  let description = [{
    Local all-gathers, all-reduces and reduce-scatters of one kind, over the same
    axes, of one element type become one op with several operands, as long as none
    needs another's result and no op between them does. What only changes a layout
    moves along.

    ```mlir
    dist.mesh @mesh = <["dp"=2]>
    func.func @main(%x: tensor<4xf32>, %y: tensor<2x8xf32>) -> (tensor<4xf32>, tensor<2x8xf32>) {
      %0 = dist.local_all_reduce add %x <@mesh, ["dp"]> : tensor<4xf32>
      %1 = dist.local_all_reduce add %y <@mesh, ["dp"]> : tensor<2x8xf32>
      return %0, %1 : tensor<4xf32>, tensor<2x8xf32>
    }
    ```
    becomes
    ```mlir
    dist.mesh @mesh = <["dp"=2]>
    func.func @main(%x: tensor<4xf32>, %y: tensor<2x8xf32>) -> (tensor<4xf32>, tensor<2x8xf32>) {
      %0:2 = dist.local_all_reduce add %x, %y <@mesh, ["dp"]> : tensor<4xf32>, tensor<2x8xf32>
      return %0#0, %0#1 : tensor<4xf32>, tensor<2x8xf32>
    }
    ```
  }];
  let options = [
    Option<"bucketBytes", "bucket-bytes", "int64_t", "-1",
           "Most bytes that are combined; 0: none; -1: so many that the start is "
           "an eighth of the time, by the cluster's links">,
    Option<"cluster", "cluster", "std::string", "\"cpu\"",
           "machine whose links choose the size: cpu, a100, h100">
  ];
  let statistics = [
    Statistic<"numRemoved", "removed", "Collectives that became part of others">
  ];
  let dependentDialects = ["::dgc::dist::DistDialect"];
}

def PrintRulesPass : Pass<"dgc-print-rules", "::mlir::func::FuncOp"> {
  let summary = "Shows the sharding rule of each op, as remarks";
  let description = [{
    A rule maps each dimension to factors, and says of each factor whether it
    passes through, is reduced, is accessed by the owner of an index, or stays
    whole; and which operands may be unreduced. Ops that only pass values on have
    data-flow edges instead.

    ```mlir
    func.func @main(%x: tensor<8x4xf32>, %y: tensor<4x2xf32>) -> tensor<8x2xf32> {
      %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
      return %0 : tensor<8x2xf32>
    }
    ```
    gives the remark

    ```
    stablehlo.dot_general: ([i, k], [k, j])->([i, j]) {i=8, j=2, k=4} reduction={k:add} unreduced={[0]:add, [1]:add}
    ```
  }];
}

def PartitionPass : Pass<"dgc-partition", "::mlir::ModuleOp"> {
  let summary = "From a sharded program to the program of one rank";
  let description = [{
    Types become local, moves become local ops and collectives over mesh axes, and
    padding is masked where a reduction or contraction would see it. Arguments and
    results keep their global type and sharding; arguments' padding is zero. A
    program that is only annotated (as --auto-shard leaves it) is first taken
    through dgc-insert-reshards and dgc-lower-reshards.

    ```mlir
    dist.mesh @mesh = <["dp"=2]>
    func.func @main(%x: tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{"dp"} ]>})
        -> (tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{} ]>}) {
      %0 = dist.gather %x from <@mesh, [{"dp"} ]> to <@mesh, [{} ]> : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
    ```
    becomes
    ```mlir
    dist.mesh @mesh = <["dp"=2]>
    func.func @main(%x: tensor<4xf32> {dist.global = #dist.global<tensor<8xf32>, #dist.sharding<@mesh, [{"dp"} ]>>})
        -> (tensor<8xf32> {dist.global = #dist.global<tensor<8xf32>, #dist.sharding<@mesh, [{} ]>>}) {
      %0 = dist.local_all_gather %x <@mesh, ["dp"]> : tensor<4xf32> -> tensor<2x4xf32>
      %1 = stablehlo.reshape %0 : (tensor<2x4xf32>) -> tensor<8xf32>
      return %1 : tensor<8xf32>
    }
    ```
  }];
  let options = [
    Option<"assumeFinite", "assume-finite", "bool", "false",
           "Take 0 times real data for 0 in padding: fewer masks, wrong for "
           "infinities">
  ];
  let statistics = [Statistic<"masks", "masks", "Selects made for padding">];
  let dependentDialects = ["::dgc::dist::DistDialect",
                           "::dgc::stablehlo::StableHLODialect"];
}

def VerifyPartitionedPass : Pass<"dgc-verify-partitioned", "::mlir::ModuleOp"> {
  let summary = "Checks the contract of a partitioned program";
  let description = [{
    Arguments and results carry `dist.global`, no op works on global tensors or
    carries shardings.

    ```mlir
    dist.mesh @mesh = <["dp"=2]>
    func.func @main(%x: tensor<4xf32> {dist.global = #dist.global<tensor<8xf32>, #dist.sharding<@mesh, [{"dp"} ]>>})
        -> (tensor<4xf32> {dist.global = #dist.global<tensor<8xf32>, #dist.sharding<@mesh, [{"dp"} ]>>}) {
      %0 = stablehlo.tanh %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
  }];
}

def PrintCollectivesPass : Pass<"dgc-print-collectives", "::mlir::ModuleOp"> {
  let summary = "Lists the collectives of a partitioned program";
  let description = [{
    One line for each kind of collective, axes and type: how many there are, the
    bytes that a rank sends in one, and how often the loops around it run.

    ```mlir
    dist.mesh @mesh = <["dp"=2]>
    func.func @main(%x: tensor<4xf32> {dist.global = #dist.global<tensor<8xf32>, #dist.sharding<@mesh, [{"dp"} ]>>})
        -> (tensor<2x4xf32> {dist.global = #dist.global<tensor<2x4xf32>, #dist.sharding<@mesh, [{}, {} ]>>}) {
      %0 = dist.local_all_gather %x <@mesh, ["dp"]> : tensor<4xf32> -> tensor<2x4xf32>
      return %0 : tensor<2x4xf32>
    }
    ```
    prints

    ```
    @main: 1 collectives, 16 bytes sent by a rank
      1 x all_gather over {"dp"} of tensor<4xf32>: 16 bytes
    ```
  }];
  let options = [
    Option<"locations", "locations", "bool", "false",
           "One line for each collective's location in the source">
  ];
}

def CheckPlanPass : Pass<"dgc-check-plan", "::mlir::ModuleOp"> {
  let summary = "Counts again what a sharded program costs";
  let description = [{
    From the shardings and factors that stand in the program, and nothing of the
    search that chose them: time by the cost model on local shapes, conversions,
    memory by a sweep over live ranges. An error if a figure differs from the
    plan's claim (`dist.plan`, which dgc-auto-shard writes) by more than the
    tolerance, if the plan is said to fit and does not, or if its bound is above
    what it takes, or what a plan that differs on one axis does. A figure that
    differs is traced to a stretch of ops. The bound is calculated again, and
    confirmed or not (docs/Planner.md).

    ```mlir
    dist.mesh @mesh = <["d0"=4]>
    func.func @main(%x: tensor<4096x64xf32> {dist.sharding = #dist.sharding<@mesh, [{"d0"}, {} ]>},
                    %w: tensor<64x64xf32> {dist.sharding = #dist.sharding<@mesh, [{}, {} ]>})
        -> (tensor<4096x64xf32> {dist.sharding = #dist.sharding<@mesh, [{"d0"}, {} ]>})
        attributes {dist.plan = {
          cluster = "cpu", devices = 4 : i64, compute_seconds = 8.3476162627901541E-5 : f64,
          communication_seconds = 0.0 : f64, peak_bytes = 557056 : i64,
          block_peaks = array<i64: 557056, 540672>, block_seconds = array<f64: 8.3476162627901541E-5, 0.0>}} {
      %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
        {dist.factors = #dist.factors<@mesh, [{"d0"}, {}, {} ]>,
         dist.shardings = [#dist.sharding<@mesh, [{"d0"}, {} ]>]} : (tensor<4096x64xf32>, tensor<64x64xf32>) -> tensor<4096x64xf32>
      return %0 : tensor<4096x64xf32>
    }
    ```
    passes, and with the option `print` says

    ```
    plan of @main is as it claims: 89.0 us compute, 0.0 us communication, 528.0 KiB at the peak; products take 60.3 us at the least
    ```
  }];
  let options = [
    Option<"tolerance", "tolerance", "double", "1e-6",
           "largest relative difference">,
    Option<"boundTolerance", "bound-tolerance", "double", "0.01",
           "how far below the claim a bound that confirms it may be, relatively">,
    Option<"anywhere", "anywhere", "bool", "false",
           "also bound plans that convert where the search does not">,
    Option<"print", "print", "bool", "false", "print the figures">
  ];
}

#endif // DGC_TRANSFORMS_PASSES_TD
