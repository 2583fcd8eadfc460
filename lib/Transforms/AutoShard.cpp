//===- AutoShard.cpp - Shardings chosen by cost ---------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Transforms/AutoShard.h"
#include "dgc/Dialect/Dist/Dist.h"
#include "dgc/Planner/Explain.h"
#include "dgc/Rules/ShardingRule.h"
#include "dgc/Support/Bytes.h"
#include "dgc/Transforms/CheckPlan.h"
#include "dgc/Transforms/Passes.h"
#include "dgc/Transforms/PlanRemarks.h"
#include "dgc/Transforms/Recompute.h"
#include "llvm/Support/Threading.h"

namespace dgc {
#define GEN_PASS_DEF_AUTOSHARDPASS
#include "dgc/Transforms/Passes.h.inc"
} // namespace dgc

using namespace mlir;

namespace dgc {

FailureOr<Machine> machineOf(Operation *where, StringRef cluster) {
  Machine machine;
  int64_t devices = 0;
  std::string why = parseCluster(cluster, machine, devices);
  if (!why.empty())
    return where->emitError() << why;
  return machine;
}

namespace {

/// Writes a plan into the IR.
class Writer {
public:
  Writer(FunctionOpInterface func, const ProgramProblem &program,
         const Plan &plan, StringRef cluster)
      : func(func), program(program), plan(plan), cluster(cluster),
        context(func.getContext()) {}

  LogicalResult run() {
    if (failed(makeMesh()))
      return failure();
    const Problem &p = program.problem;
    for (auto [t, value] : llvm::enumerate(program.values))
      tensorOf[value] = t;
    for (auto [t, tensor] : llvm::enumerate(p.tensors)) {
      Value v = program.values[t];
      if (!isa<RankedTensorType>(v.getType()) || plan.remade[t])
        continue;
      if (tensor.argument >= 0)
        dist::setSharding(v, attrOf(t));
    }
    for (auto [i, op] : llvm::enumerate(program.ops))
      writeOp(i, op);
    func->walk([&](Operation *op) {
      if (auto constraint = dyn_cast<dist::ConstraintOp>(op))
        constraint.setShardingAttr(attrOf(tensorOf.lookup(op->getResult(0))));
      else if (isDataFlowOp(op) && op->getNumResults() > 0)
        op->setAttr(dist::shardingsName, shardingsOf(op));
    });
    writeResults();
    func->setAttr(dist::planName,
                  dgc::toAttr(context, claimsOf(p, plan, cluster)));
    return success();
  }

private:
  LogicalResult makeMesh() {
    auto module = func->getParentOfType<ModuleOp>();
    if (!module)
      return emitError(func.getLoc(),
                       "the function must be in a module to be sharded");
    if (program.problem.mesh) {
      FailureOr<dist::MeshOp> op = dist::findMesh(func);
      if (failed(op))
        return failure();
      name = FlatSymbolRefAttr::get(op->getSymNameAttr());
      return success();
    }
    OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
    SymbolTable symbols(module);
    auto mesh = dist::MeshOp::create(builder, func.getLoc(), "mesh",
                                     dist::toAttr(context, plan.mesh),
                                     DictionaryAttr(), StringAttr());
    StringAttr unique = symbols.insert(mesh, module.getBody()->begin());
    name = FlatSymbolRefAttr::get(unique);
    return success();
  }

  dist::ShardingAttr toAttr(const Sharding &s) {
    return dist::toAttr(name, plan.mesh, s.closed());
  }
  dist::ShardingAttr attrOf(int t) { return toAttr(plan.tensors[t]); }

  ArrayAttr shardingsOf(Operation *op) {
    SmallVector<Attribute> all;
    for (Value v : op->getResults())
      all.push_back(attrOf(tensorOf.lookup(v)));
    return ArrayAttr::get(context, all);
  }

  void writeOp(int i, Operation *op) {
    const ProblemOp &o = program.problem.ops[i];
    if (llvm::all_of(o.results, [&](int t) { return plan.remade[t]; }))
      return;
    op->setAttr(dist::factorsName, dist::toAttr(name, plan.mesh, plan.ops[i]));
    if (!plan.again[i].empty())
      op->setAttr(dist::againName,
                  DenseI32ArrayAttr::get(context, plan.again[i]));
    op->setAttr(dist::shardingsName, shardingsOf(op));
  }

  void writeResults() {
    for (auto [i, s] : llvm::enumerate(plan.results))
      if (isa<RankedTensorType>(func.getResultTypes()[i]))
        dist::setResultSharding(func, i, toAttr(s));
  }

  FunctionOpInterface func;
  const ProgramProblem &program;
  const Plan &plan;
  StringRef cluster;
  MLIRContext *context;
  FlatSymbolRefAttr name;
  llvm::DenseMap<Value, int> tensorOf;
};

/// Devices, machine and limit of the problem.
LogicalResult setMachine(FunctionOpInterface func, Problem &problem,
                         const AutoShardOptions &options) {
  int64_t devices = options.devices;
  int64_t given = 0;
  std::string why = parseCluster(options.cluster, problem.machine, given);
  if (!why.empty())
    return emitError(func.getLoc()) << why;
  if (devices == 0)
    devices = given;
  if (given > 0 && devices != given)
    return emitError(func.getLoc(), "devices=")
           << devices << " differs from cluster=" << options.cluster;
  if (problem.mesh) {
    int64_t ofMesh = problem.mesh->numDevices();
    if (devices != 0 && devices != ofMesh)
      return emitError(func.getLoc(),
                       "the function is annotated for a mesh of ")
             << ofMesh << " devices, but the plan is to be for " << devices;
    devices = ofMesh;
  }
  if (devices == 0)
    devices = llvm::hardware_concurrency().compute_thread_count();
  if (devices < 1)
    return emitError(func.getLoc(), "devices must be positive");
  problem.devices = devices;
  problem.options.bucketBytes = options.bucketBytes;
  applyMachine(problem);
  problem.memoryLimit = options.memoryLimit > 0 ? options.memoryLimit
                                                : problem.machine.memoryBytes;
  return success();
}

/// Tells of each op that runs again, and why, in the plan for `after`.
void remarkRecompute(const ProgramProblem &before, const Recompute &what,
                     ArrayRef<Recomputed> made, const ProgramProblem &after,
                     Plan &plan) {
  llvm::DenseMap<Operation *, int> opOf;
  for (auto [i, op] : llvm::enumerate(after.ops))
    opOf[op] = i;
  const Problem &p = after.problem;
  for (const Recomputed &r : made) {
    int i = opOf.lookup(r.op);
    std::string text = "runs again, for what is made again from it";
    for (auto [k, t] : llvm::enumerate(before.problem.ops[r.original].results))
      if (llvm::is_contained(what.dropped, t)) {
        int copy = p.ops[i].results[k];
        text = "runs again instead of keeping " +
               shapeText(p.tensors[copy].shape) + ", " +
               bytesText(localBytes(p.tensors[copy], plan.tensors[copy]));
      }
    plan.remarks.push_back({i, -1, std::move(text), "Recompute"});
  }
  plan.remarks.push_back(
      {-1, -1,
       std::to_string(what.ops.size()) +
           " ops run twice instead of keeping what they make",
       "Recompute"});
}

/// A program some values of which are made again, and its plan.
struct Candidate {
  FunctionOpInterface func;
  OwningOpRef<Operation *> owner;
  Recompute what;
  std::vector<Recomputed> made;
  ProgramProblem program;
  Plan plan;
};

/// Whether `a` is to be preferred.
bool isBetter(const Plan &a, const Plan &b) {
  return a.fits != b.fits ? a.fits
         : b.fits         ? a.time() < b.time()
                          : a.memory.peak < b.memory.peak;
}

FailureOr<Candidate> makeCandidate(FunctionOpInterface func,
                                   const ProgramProblem &program,
                                   const Recompute &what) {
  // In a copy, which must stand in the module to find its mesh.
  Candidate c;
  c.what = what;
  c.func = cast<FunctionOpInterface>(func->clone());
  c.owner = OwningOpRef<Operation *>(c.func.getOperation());
  func->getBlock()->getOperations().insertAfter(func->getIterator(), c.func);
  FailureOr<ProgramProblem> before = buildProblem(c.func);
  if (failed(before))
    return failure();
  c.made = recompute(c.func, *before, what);
  FailureOr<ProgramProblem> after = buildProblem(c.func);
  if (failed(after))
    return failure();
  c.program = std::move(*after);
  Problem &problem = c.program.problem;
  problem.machine = program.problem.machine;
  problem.options = program.problem.options;
  applyMachine(problem);
  problem.devices = program.problem.devices;
  problem.memoryLimit = program.problem.memoryLimit;
  c.plan = solve(problem);
  return c;
}

/// Where the memory limit costs time or does not hold: tries a program in which
/// values are made again instead of kept, and takes it if its plan is better.
/// The plan without the limit says which values; `program` and `plan` are those
/// of the program before, and are replaced.
LogicalResult tryRecompute(FunctionOpInterface func, ProgramProblem &program,
                           Plan &plan, const Plan &unlimited) {
  double excess = unlimited.memory.peak - program.problem.memoryLimit;
  double maxPrice =
      plan.fits ? plan.memoryPrice : std::numeric_limits<double>::infinity();
  std::optional<Candidate> best;
  Recompute last;
  // The copies' own operands and another layout may take what was to be saved:
  // while nothing fits, more is made again.
  for (double more : {1.0, 1.5, 2.5}) {
    Recompute what =
        chooseRecompute(program.problem, unlimited, more * excess, maxPrice,
                        [&](int i) { return canRecompute(program.ops[i]); });
    if (what.empty() || what.ops == last.ops)
      break;
    last = what;
    FailureOr<Candidate> c = makeCandidate(func, program, what);
    if (failed(c))
      return failure();
    if (!best || isBetter(c->plan, best->plan))
      best = std::move(*c);
    if (best->plan.fits || plan.fits)
      break;
  }
  if (!best || !isBetter(best->plan, plan))
    return success();
  remarkRecompute(program, best->what, best->made, best->program, best->plan);
  func.getFunctionBody().takeBody(best->func.getFunctionBody());
  program = std::move(best->program);
  plan = std::move(best->plan);
  return success();
}

} // namespace

FailureOr<AutoShardResult> planProgram(FunctionOpInterface func,
                                       const AutoShardOptions &options) {
  if (func.isExternal())
    return emitError(func.getLoc(), "the function has no body to shard");
  std::vector<PlanPhase> phases;
  PhaseClock clock(phases);
  FailureOr<ProgramProblem> program = buildProblem(func);
  if (failed(program) || failed(setMachine(func, program->problem, options)))
    return failure();
  std::string why = checkProblem(program->problem);
  if (!why.empty())
    return emitError(func.getLoc(), "the function cannot be planned: ") << why;
  clock.end("build");
  std::optional<Plan> unlimited;
  Plan plan = solve(program->problem, options.recompute ? &unlimited : nullptr);
  llvm::append_range(phases, plan.phases);
  if (options.recompute && unlimited) {
    PhaseClock after(phases);
    if (failed(tryRecompute(func, *program, plan, *unlimited)))
      return failure();
    after.end("recompute");
  }
  plan.phases = std::move(phases);
  return AutoShardResult{std::move(*program), std::move(plan)};
}

FailureOr<AutoShardResult> autoShard(FunctionOpInterface func,
                                     const AutoShardOptions &options) {
  FailureOr<AutoShardResult> result = planProgram(func, options);
  if (failed(result))
    return failure();
  const ProgramProblem &program = result->program;
  PhaseClock clock(result->plan.phases);
  if (failed(Writer(func, program, result->plan, options.cluster).run()))
    return failure();
  clock.end("write");
  remarkDecisions(func, program, result->plan);
  if (options.remarks)
    emitPlanRemarks(func, program, result->plan);
  return result;
}

} // namespace dgc

namespace {
struct AutoShardPass : dgc::impl::AutoShardPassBase<AutoShardPass> {
  using Base::Base;
  void runOnOperation() override {
    dgc::AutoShardOptions options;
    options.devices = devices;
    options.cluster = cluster;
    options.remarks = remarks;
    options.recompute = recompute;
    if (!memoryLimit.empty()) {
      std::optional<double> limit = dgc::parseBytes(memoryLimit);
      if (!limit) {
        emitError(getOperation().getLoc(), "memory-limit: '")
            << memoryLimit << "' is not a size; write 16GiB or 2e9";
        return signalPassFailure();
      }
      options.memoryLimit = *limit;
    }
    SmallVector<FunctionOpInterface> functions;
    for (auto func : getOperation().getOps<FunctionOpInterface>())
      if (!func.isExternal())
        functions.push_back(func);
    for (FunctionOpInterface func : functions) {
      FailureOr<dgc::AutoShardResult> result = dgc::autoShard(func, options);
      if (failed(result))
        return signalPassFailure();
      if (printPlan)
        dgc::printPlan(llvm::errs(), result->program.problem, result->plan);
      if (printTiming)
        dgc::printTimes(llvm::errs(), result->plan);
      if (result->plan.fits)
        continue;
      std::string table;
      llvm::raw_string_ostream os(table);
      dgc::printMemoryTable(os, result->program.problem, result->plan);
      emitWarning(func.getLoc(),
                  "no plan is predicted to fit the memory limit; ")
          << table;
    }
  }
};
} // namespace
