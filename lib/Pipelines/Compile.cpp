//===- Compile.cpp - From a model to a package ----------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Pipelines/Compile.h"
#include "SmallestCount.h"
#include "dgc/Cost/Machine.h"
#include "dgc/Dialect/Dist/Dist.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "dgc/Pipelines/CheckModel.h"
#include "dgc/Planner/Explain.h"
#include "dgc/Support/BigStack.h"
#include "dgc/Support/BooleanText.h"
#include "dgc/Transforms/AutoShard.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>
#include <cmath>
#include <memory>
#include <thread>

using namespace mlir;

namespace dgc {

// The order of the passes, by phase. Each line ends in the contract pass of its
// phase, if there is one.
static constexpr const char *preparePhase = "dgc-prepare,dgc-import-shardings";
static constexpr const char *propagatePhase = "dgc-propagate-shardings";
static constexpr const char *reshardPhase =
    "dgc-insert-reshards{{cluster={0}},dgc-verify-sharded,"
    "dgc-lower-reshards{{cluster={0} error-on-rematerialize={1}}";
static constexpr const char *partitionPhase =
    "dgc-partition,dgc-verify-partitioned";
static constexpr const char *combinePhase =
    "dgc-combine-collectives{{cluster={0}}";
static constexpr const char *lowerPhase =
    "func.func(dgc-lower-to-linalg,dgc-verify-linalg)";

namespace {

/// Adds the time it lives to the phases of a result.
class PhaseTimer {
public:
  PhaseTimer(CompileResult &result, StringRef name)
      : result(result), name(name), begin(std::chrono::steady_clock::now()) {}
  ~PhaseTimer() {
    std::chrono::duration<double> d = std::chrono::steady_clock::now() - begin;
    result.phases.push_back({name.str(), d.count()});
  }

private:
  CompileResult &result;
  StringRef name;
  std::chrono::steady_clock::time_point begin;
};

LogicalResult runPasses(ModuleOp module, StringRef pipeline,
                        const CompileOptions &options) {
  PassManager pm(module.getContext());
  if (options.codegen.configure)
    options.codegen.configure(pm);
  if (failed(parsePassPipeline(pipeline, pm)))
    return module.emitError("internal error: no such pipeline: ") << pipeline;
  return pm.run(module);
}

} // namespace

OwningOpRef<ModuleOp> loadModel(StringRef path, MLIRContext &context,
                                std::shared_ptr<llvm::SourceMgr> sources) {
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> file = openInputFile(path, &message);
  if (!file) {
    llvm::errs() << "error: " << message << '\n';
    return {};
  }
  if (std::string why = checkNesting(file->getBuffer(), path); !why.empty()) {
    llvm::errs() << why << '\n';
    return {};
  }
  sources->AddNewSourceBuffer(packBooleans(std::move(file)), llvm::SMLoc());
  return parseSourceFile<ModuleOp>(sources, &context);
}

/// Takes all that speaks of meshes out of a module.
static void eraseShardings(ModuleOp module) {
  auto ours = [](NamedAttribute a) {
    return a.getName().strref().starts_with("dist.") ||
           a.getName().strref().starts_with("sdy.");
  };
  module.walk([&](Operation *op) {
    for (NamedAttribute a : llvm::to_vector(op->getDiscardableAttrs()))
      if (ours(a))
        op->removeDiscardableAttr(a.getName());
    if (auto func = dyn_cast<FunctionOpInterface>(op)) {
      for (unsigned k = 0; k < func.getNumArguments(); ++k)
        for (NamedAttribute a : llvm::to_vector(func.getArgAttrs(k)))
          if (ours(a))
            func.removeArgAttr(k, a.getName());
      for (unsigned k = 0; k < func.getNumResults(); ++k)
        for (NamedAttribute a : llvm::to_vector(func.getResultAttrs(k)))
          if (ours(a))
            func.removeResultAttr(k, a.getName());
    }
    if (isa<dist::ConstraintOp, sdy::ShardingConstraintOp>(op)) {
      op->getResult(0).replaceAllUsesWith(op->getOperand(0));
      op->erase();
    } else if (isa<dist::MeshOp, sdy::MeshOp>(op)) {
      op->erase();
    }
  });
}

/// Keeps the mesh that the program is sharded on.
static LogicalResult eraseOtherMeshes(ModuleOp module, func::FuncOp main) {
  FailureOr<dist::MeshOp> used = dist::findMesh(main);
  if (failed(used))
    return failure();
  for (auto mesh : llvm::make_early_inc_range(module.getOps<dist::MeshOp>()))
    if (mesh != *used)
      mesh.erase();
  return success();
}

std::optional<int64_t> resolveDevices(ModuleOp module,
                                      const CompileOptions &options) {
  int64_t wanted = 0;
  Machine machine;
  std::string why = parseCluster(options.cluster, machine, wanted);
  if (!why.empty()) {
    module.emitError() << why;
    return std::nullopt;
  }
  if (options.devices)
    wanted = options.devices;
  if (module.getOps<dist::MeshOp>().empty()) {
    if (wanted)
      return wanted;
    unsigned cores = std::thread::hardware_concurrency();
    return cores ? cores : 1;
  }
  FailureOr<dist::MeshOp> found =
      dist::findMesh(module.lookupSymbol<func::FuncOp>("main"));
  if (failed(found))
    return std::nullopt;
  dist::MeshOp mesh = *found;
  int64_t size = dist::getMesh(mesh).numDevices();
  // One rank is the unsharded program, whatever the annotations say.
  if (wanted == 0 || wanted == size || wanted == 1)
    return wanted == 1 ? 1 : size;
  InFlightDiagnostic d =
      module.emitError("the model's annotations are for ")
      << size << " devices and " << wanted
      << " are asked for; change the number or remove the annotations";
  d.attachNote(mesh.getLoc()) << "mesh declared here";
  return std::nullopt;
}

static AutoShardOptions planningOptions(int64_t devices,
                                        const CompileOptions &options) {
  AutoShardOptions planning;
  planning.devices = devices;
  planning.cluster = options.cluster;
  planning.memoryLimit = double(options.memoryLimit);
  planning.bucketBytes = options.combine ? -1 : 0;
  return planning;
}

static void explainPlan(const AutoShardResult &found,
                        const CompileOptions &options, CompileResult &result) {
  const Problem &problem = found.program.problem;
  ExplainOptions explaining;
  explaining.model = options.codegen.name;
  Explanation why = explain(problem, found.plan, explaining);
  llvm::raw_string_ostream text(result.explainText);
  explainText(text, problem, found.plan, why);
  llvm::raw_string_ostream json(result.explainJson);
  json << llvm::formatv("{0:2}", explainJson(problem, found.plan, why)) << '\n';
  llvm::raw_string_ostream html(result.explainHtml);
  explainHtml(html, problem, found.plan, why);
}

/// Keeps what was planned, for reports.
static void keepPlan(AutoShardResult found, CompileResult &result) {
  result.planned = std::make_shared<AutoShardResult>(std::move(found));
  const Problem &problem = result.planned->program.problem;
  const Plan &plan = result.planned->plan;
  result.fits = plan.fits;
  result.predictedBytes = plan.memory.peak;
  result.planText.clear();
  llvm::raw_string_ostream text(result.planText);
  printPlan(text, problem, plan);
  result.parts.plan.clear();
  llvm::raw_string_ostream json(result.parts.plan);
  json << llvm::formatv("{0:2}", planToJson(problem, plan)) << '\n';
}

LogicalResult shardModule(ModuleOp module, int64_t devices,
                          const CompileOptions &options,
                          CompileResult &result) {
  auto main = module.lookupSymbol<func::FuncOp>("main");
  if (devices == 1)
    eraseShardings(module);
  // One rank has nothing to shard, and yet time and memory to tell of.
  if (devices == 1 && !options.explain && options.memoryLimit == 0)
    return success();
  PhaseTimer timer(result, "plan");
  ++result.plans;
  AutoShardOptions planning = planningOptions(devices, options);
  if (devices == 1) {
    planning.recompute = false; // nothing is written
    FailureOr<AutoShardResult> found = planProgram(main, planning);
    if (failed(found))
      return failure();
    keepPlan(std::move(*found), result);
    result.planText.clear();
    return success();
  }
  if (options.propagateOnly) {
    if (failed(runPasses(module, propagatePhase, options)))
      return failure();
    return eraseOtherMeshes(module, main);
  }
  FailureOr<AutoShardResult> found = autoShard(main, planning);
  if (failed(found))
    return failure();
  keepPlan(std::move(*found), result);
  return eraseOtherMeshes(module, main);
}

LogicalResult reshardModule(ModuleOp module, const CompileOptions &options,
                            CompileResult &result) {
  PhaseTimer timer(result, "reshard");
  return runPasses(module,
                   llvm::formatv(reshardPhase, options.cluster,
                                 int(options.errorOnRematerialize))
                       .str(),
                   options);
}

LogicalResult partitionModule(ModuleOp module, const CompileOptions &options,
                              CompileResult &result) {
  PhaseTimer timer(result, "partition");
  if (failed(runPasses(module, partitionPhase, options)))
    return failure();
  if (!options.combine)
    return success();
  return runPasses(module, llvm::formatv(combinePhase, options.cluster).str(),
                   options);
}

/// From a planned module to kernels on planned memory.
static LogicalResult lowerModule(ModuleOp module, const CompileOptions &options,
                                 const CodegenOptions &codegen,
                                 CompileResult &result) {
  if (result.ranks > 1) {
    if (failed(reshardModule(module, options, result)))
      return failure();
    if (options.keepSharded) {
      result.parts.sharded.clear();
      llvm::raw_string_ostream text(result.parts.sharded);
      module.print(text);
    }
    if (failed(partitionModule(module, options, result)))
      return failure();
  }
  {
    PhaseTimer timer(result, "lower");
    if (failed(runPasses(module, lowerPhase, options)))
      return failure();
  }
  PhaseTimer timer(result, "lay out");
  FailureOr<CompiledProgram> program = layOutProgram(module, codegen);
  if (failed(program))
    return failure();
  result.program = std::move(*program);
  return success();
}

/// What a plan predicts is an estimate: the limit is on what is laid out.
/// Returns the module that was laid out, null where none was: a copy that
/// `copy` owns, or `module` itself where nothing else is to be made of it.
static FailureOr<ModuleOp> layOutWithin(ModuleOp module,
                                        const CompileOptions &options,
                                        CompileResult &result,
                                        OwningOpRef<ModuleOp> &copy) {
  constexpr int maxPlans = 6;
  CodegenOptions codegen = options.codegen;
  codegen.numRanks = result.ranks;
  CompileOptions trying = options;
  int64_t limit = options.memoryLimit;
  bool mayTryAgain = limit > 0 && result.ranks > 1 && !options.planOnly &&
                     !options.propagateOnly;
  while (true) {
    if (mayTryAgain || (limit > 0 && options.tellCount))
      copy = module.clone();
    ModuleOp current = copy ? *copy : module;
    if (failed(shardModule(current, result.ranks, trying, result)))
      return failure();
    // Without a limit of the user's it is the cluster's, not this machine's.
    if (options.planOnly || (!result.fits && limit == 0))
      return ModuleOp();
    bool least = !result.fits; // no plan is predicted to need less
    if (failed(lowerModule(current, trying, codegen, result)))
      return failure();
    int64_t needed = result.program.totalBytes();
    result.fits = limit == 0 || needed <= limit;
    if (result.fits || !mayTryAgain || least || result.plans >= maxPlans)
      return current;
    double scale = double(limit) / double(needed);
    trying.memoryLimit =
        std::max<int64_t>(1, int64_t(0.995 * scale * result.predictedBytes));
  }
}

static LogicalResult fitProgram(ModuleOp module, const CompileOptions &options,
                                CompileResult &result) {
  OwningOpRef<ModuleOp> copy;
  FailureOr<ModuleOp> laidOut = layOutWithin(module, options, result, copy);
  if (failed(laidOut))
    return failure();
  if (!*laidOut || !result.fits)
    return success();
  CodegenOptions codegen = options.codegen;
  codegen.numRanks = result.ranks;
  PhaseTimer timer(result, "generate");
  return generateProgram(*laidOut, codegen, result.program);
}

/// What a rank needs if the prepared `module` is made for `ranks`; none if it
/// cannot be.
static std::optional<int64_t> bytesOn(int64_t ranks, ModuleOp module,
                                      const CompileOptions &options) {
  // Why not is for those who ask for this number.
  ScopedDiagnosticHandler silent(module.getContext(),
                                 [](Diagnostic &) { return success(); });
  CompileResult result;
  result.ranks = ranks;
  CompileOptions trying = options;
  trying.keepSharded = trying.explain = false;
  OwningOpRef<ModuleOp> copy;
  if (failed(layOutWithin(module, trying, result, copy)))
    return std::nullopt;
  return result.program.totalBytes();
}

/// Which number of ranks keeps the limit of `problem`, as plans predict it.
static std::string predictCount(const Problem &problem) {
  constexpr int64_t effort = 16; // plans
  auto needed = [&](int64_t n) -> std::optional<int64_t> {
    Problem more = problem;
    more.devices = n;
    return int64_t(std::ceil(solve(more).memory.peak));
  };
  CountSearch search(int64_t(problem.memoryLimit), problem.devices,
                     *needed(problem.devices), effort);
  search.run(needed);
  return search.text("as predicted");
}

/// Which number of ranks keeps the limit that `result` does not.
static std::string findCount(ModuleOp module, const CompileOptions &options,
                             const CompileResult &result) {
  Problem problem = result.planned->program.problem;
  if (problem.mesh)
    return "the given shardings fix the number of ranks; without them more "
           "ranks could be tried";
  int64_t needed = result.program.totalBytes();
  if (needed == 0) // nothing was laid out
    return predictCount(problem);
  int64_t ops = 0;
  module.walk([&](Operation *) { ++ops; });
  CountSearch search(options.memoryLimit, result.ranks, needed,
                     countEffort(ops));
  search.run([&](int64_t n) { return bytesOn(n, module, options); });
  std::string text = search.text("as laid out");
  if (search.isDone())
    return text;
  // The program is too large to lay out more often. What was laid out tells how
  // far predictions are off.
  problem.devices = search.largest();
  problem.memoryLimit = double(options.memoryLimit) *
                        std::min(1.0, result.predictedBytes / double(needed));
  return text + (text.empty() ? "" : "; ") + predictCount(problem);
}

FailureOr<CompileResult> compileModel(ModuleOp module,
                                      const CompileOptions &options) {
  // The phases are called as functions too, which load no dialects by
  // themselves.
  module.getContext()->getOrLoadDialect<dist::DistDialect>();
  module.getContext()->getOrLoadDialect<stablehlo::StableHLODialect>();
  if (failed(checkModel(module)))
    return failure();
  CompileResult result;
  result.parts.stub = options.stub;
  if (options.keepSource) {
    llvm::raw_string_ostream bytes(result.parts.source);
    if (failed(writeBytecodeToFile(module, bytes)))
      return module.emitError("cannot be written as bytecode");
  }
  {
    PhaseTimer timer(result, "prepare");
    if (failed(runPasses(module, preparePhase, options)))
      return failure();
  }
  std::optional<int64_t> devices = resolveDevices(module, options);
  if (!devices)
    return failure();
  result.ranks = *devices;
  if (failed(fitProgram(module, options, result)))
    return failure();
  if (!result.fits && options.tellCount && result.planned) {
    PhaseTimer timer(result, "count ranks");
    result.countText = findCount(module, options, result);
  }
  if (options.explain && result.planned)
    explainPlan(*result.planned, options, result);
  return result;
}

/// What --auto-shard takes, in dgc-opt.
struct AutoShardPipelineOptions
    : PassPipelineOptions<AutoShardPipelineOptions> {
  Option<int64_t> devices{
      *this, "devices", llvm::cl::init(0),
      llvm::cl::desc("Number of ranks (default: the mesh's, or "
                     "the cores of this machine)")};
  Option<std::string> cluster{
      *this, "cluster", llvm::cl::init("cpu"),
      llvm::cl::desc("Machine, and how many: cpu, h100x16, or a .yaml file")};
  Option<std::string> memoryLimit{
      *this, "memory-limit",
      llvm::cl::desc("What a rank may hold, e.g. 16GiB")};
};

void registerPipelines() {
  PassPipelineRegistration<AutoShardPipelineOptions>(
      "auto-shard", "Prepares a model and chooses how it is sharded",
      [](OpPassManager &pm, const AutoShardPipelineOptions &options) {
        std::string text = preparePhase;
        text += ",dgc-auto-shard{devices=" + std::to_string(options.devices) +
                " cluster=" + options.cluster;
        if (!options.memoryLimit.empty())
          text += " memory-limit=" + options.memoryLimit;
        (void)parsePassPipeline(text + "}", pm);
      });
}

} // namespace dgc
