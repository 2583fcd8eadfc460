//===- Compile.h - From a model to a package --------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// The order of all phases (docs/Architecture.md). dgc-compile, the --auto-shard
// pipeline of dgc-opt and dgc-run --verify are callers.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_PIPELINES_COMPILE_H
#define DGC_PIPELINES_COMPILE_H

#include "dgc/CodeGen/Compile.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/SourceMgr.h"

namespace dgc {

struct CompileOptions {
  /// Ranks. 0: those of the module's mesh; without one, the cores of this
  /// machine.
  int64_t devices = 0;
  /// The machine to plan for (parseCluster); the code is for CPUs all the same.
  std::string cluster = "cpu";
  /// What one rank may hold, in bytes. 0: no limit.
  int64_t memoryLimit = 0;
  /// Complete the user's annotations only, without a search.
  bool propagateOnly = false;
  bool errorOnRematerialize = false;
  /// Let small collectives meet together (dgc-combine-collectives).
  bool combine = true;
  /// Gather why the plan is as it is: as slow as a few more plans.
  bool explain = false;
  /// If no plan keeps the memory limit, look for a number of ranks that does,
  /// by planning and laying out for several.
  bool tellCount = false;
  /// Stop when the plan stands: nothing is partitioned or generated.
  bool planOnly = false;
  CodegenOptions codegen;
  /// Sections that a package may do without.
  bool keepSource = true, keepSharded = true;
  std::string stub; // the executable in front of the package
};

struct PhaseTime {
  std::string name;
  double seconds;
};

struct AutoShardResult; // Transforms/AutoShard.h

struct CompileResult {
  CompiledProgram program;
  PackageParts parts;
  int64_t ranks = 1;
  bool fits = true; // the memory limit is kept, by plan and code
  /// What was planned last; none without a search.
  std::shared_ptr<AutoShardResult> planned;
  /// What the plan predicts that a rank holds, against program.totalBytes().
  double predictedBytes = 0;
  int plans = 0;         // made until code kept the limit
  std::string planText;  // for people; empty for one rank
  std::string countText; // with `tellCount`, if `fits` is false
  /// With `explain`.
  std::string explainText, explainJson, explainHtml;
  llvm::SmallVector<PhaseTime> phases;
};

/// Reads a model, as text or bytecode, with a stack that is large enough for
/// deeply nested input, and adds its text to `sources`. Null after a
/// diagnostic.
mlir::OwningOpRef<mlir::ModuleOp>
loadModel(llvm::StringRef path, mlir::MLIRContext &context,
          std::shared_ptr<llvm::SourceMgr> sources);

/// The number of ranks that `options` mean for `module`; none with a diagnostic
/// if the module's mesh has another size than options.devices.
std::optional<int64_t> resolveDevices(mlir::ModuleOp module,
                                      const CompileOptions &options);

/// Chooses shardings: from a module as it was read to one whose values all have
/// a sharding. For one rank nothing is written.
mlir::LogicalResult shardModule(mlir::ModuleOp module, int64_t devices,
                                const CompileOptions &options,
                                CompileResult &result);
/// Makes every conversion explicit, as moves; types stay global.
mlir::LogicalResult reshardModule(mlir::ModuleOp module,
                                  const CompileOptions &options,
                                  CompileResult &result);
/// From there to one rank's program.
mlir::LogicalResult partitionModule(mlir::ModuleOp module,
                                    const CompileOptions &options,
                                    CompileResult &result);
/// The whole way; `module` is consumed. Where the memory that is laid out is
/// over options.memoryLimit, plans again with a lower limit, by the ratio of
/// what was laid out and what was predicted, until it fits or the plan with the
/// least memory is reached. That none fits is no failure: result.fits is false,
/// and no code is generated.
mlir::FailureOr<CompileResult> compileModel(mlir::ModuleOp module,
                                            const CompileOptions &options);

/// --auto-shard and --dgc-compile-local as pipelines of dgc-opt.
void registerPipelines();

} // namespace dgc

#endif // DGC_PIPELINES_COMPILE_H
