//===- CheckPlan.cpp - What a plan claims, and whether it is so -----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Transforms/CheckPlan.h"
#include "dgc/Dialect/Dist/Dist.h"
#include "dgc/Planner/Explain.h"
#include "dgc/Transforms/Passes.h"
#include "llvm/Support/FormatVariadic.h"

namespace dgc {
#define GEN_PASS_DEF_CHECKPLANPASS
#include "dgc/Transforms/Passes.h.inc"
} // namespace dgc

using namespace mlir;

namespace dgc {

//===----------------------------------------------------------------------===//
// The attribute
//===----------------------------------------------------------------------===//

PlanClaims claimsOf(const Problem &problem, const Plan &plan,
                    StringRef cluster) {
  PlanClaims c;
  c.cluster = cluster.str();
  c.devices = problem.devices;
  c.compute = plan.computeTime;
  c.communication = plan.communicationTime;
  c.bucketBytes = problem.options.bucketBytes;
  c.peak = plan.memory.peak;
  c.bound = plan.bound;
  if (c.bound)
    c.scope = plan.boundScope;
  c.memoryLimit = problem.memoryLimit;
  c.memoryPrice = plan.memoryPrice;
  c.fits = plan.fits;
  c.blocks = plan.blocks;
  c.numBlocks = numPlanBlocks(problem.ops.size());
  for (auto [i, t] : llvm::enumerate(problem.arguments))
    if (problem.tensors[t].pinned)
      c.pinned.push_back(i);
  auto isOpen = [](const Sharding &s) {
    return llvm::any_of(s.dims, [](const DimSharding &d) { return d.open; });
  };
  c.constrained =
      llvm::any_of(problem.tensors,
                   [&](const ProblemTensor &t) {
                     return t.pinned && (t.argument < 0 || isOpen(*t.pinned));
                   }) ||
      llvm::any_of(problem.results,
                   [](const ProblemResult &r) { return r.pinned.has_value(); });
  return c;
}

DictionaryAttr toAttr(MLIRContext *context, const PlanClaims &c) {
  Builder b(context);
  SmallVector<NamedAttribute> all;
  auto add = [&](StringRef name, Attribute value) {
    all.push_back(b.getNamedAttr(name, value));
  };
  add("cluster", b.getStringAttr(c.cluster));
  add("devices", b.getI64IntegerAttr(c.devices));
  add("compute_seconds", b.getF64FloatAttr(c.compute));
  add("communication_seconds", b.getF64FloatAttr(c.communication));
  add("peak_bytes", b.getI64IntegerAttr(int64_t(c.peak)));
  if (c.bucketBytes >= 0)
    add("bucket_bytes", b.getI64IntegerAttr(int64_t(c.bucketBytes)));
  if (c.bound)
    add("bound_seconds", b.getF64FloatAttr(*c.bound));
  auto addList = [&](StringRef name, ArrayRef<int64_t> list) {
    if (!list.empty())
      add(name, b.getDenseI64ArrayAttr(list));
  };
  addList("bound_alike", c.scope.alike);
  addList("bound_apart", c.scope.apart);
  addList("bound_points", c.scope.points);
  if (!c.scope.prices.empty())
    add("bound_prices", b.getDenseF64ArrayAttr(c.scope.prices));
  if (c.memoryLimit > 0) {
    add("memory_limit", b.getI64IntegerAttr(int64_t(c.memoryLimit)));
    add("memory_price", b.getF64FloatAttr(c.memoryPrice));
    add("fits", b.getBoolAttr(c.fits));
  }
  add("block_seconds",
      b.getDenseF64ArrayAttr(ArrayRef(c.blocks.time).take_front(c.numBlocks)));
  SmallVector<int64_t> peaks(c.blocks.peak.begin(),
                             c.blocks.peak.begin() + c.numBlocks);
  add("block_peaks", b.getDenseI64ArrayAttr(peaks));
  addList("pinned", c.pinned);
  if (c.constrained)
    add("constrained", b.getUnitAttr());
  return b.getDictionaryAttr(all);
}

namespace {

/// Reads keys of the attribute, and says which is wrong.
class ClaimReader {
public:
  ClaimReader(Operation *where, DictionaryAttr attr)
      : where(where), attr(attr) {}

  template <typename A> A get(StringRef key, StringRef kind, bool needed) {
    Attribute found = attr.get(key);
    if (!found && !needed)
      return A();
    auto value = dyn_cast_or_null<A>(found);
    if (value || !ok)
      return value;
    ok = false;
    InFlightDiagnostic d = emitError(where->getLoc(), "dist.plan: ")
                           << key << " must be " << kind;
    if (found)
      d << ", got " << found;
    else
      d << ", and is missing";
    return A();
  }
  double number(StringRef key, bool needed = true) {
    auto value = get<FloatAttr>(key, "a number of type f64", needed);
    if (!value || (value.getType().isF64() && value.getValue().isFinite()))
      return value ? value.getValueAsDouble() : 0;
    if (ok)
      emitError(where->getLoc(), "dist.plan: ")
          << key << " must be a number of type f64, got " << value;
    ok = false;
    return 0;
  }
  double integer(StringRef key, bool needed = true) {
    auto value = get<IntegerAttr>(key, "an integer", needed);
    return value ? double(value.getInt()) : 0;
  }
  std::vector<int64_t> integers(StringRef key) {
    auto list = get<DenseI64ArrayAttr>(key, "an array of i64", false);
    return list ? list.asArrayRef().vec() : std::vector<int64_t>();
  }
  BoundScope scope() {
    BoundScope s{integers("bound_alike"),
                 integers("bound_apart"),
                 integers("bound_points"),
                 {}};
    if (auto list =
            get<DenseF64ArrayAttr>("bound_prices", "an array of f64", false))
      s.prices.assign(list.asArrayRef().begin(), list.asArrayRef().end());
    if (std::string why = checkScope(s); ok && !why.empty()) {
      ok = false;
      emitError(where->getLoc(), "dist.plan: ") << why;
    }
    return s;
  }
  template <typename List>
  void blocks(StringRef key, StringRef kind,
              std::array<double, maxPlanBlocks> &out) {
    auto list = get<List>(key, kind, true);
    if (!list)
      return;
    if (list.size() <= maxPlanBlocks) {
      numBlocks = list.size();
      llvm::copy(list.asArrayRef(), out.begin());
      return;
    }
    if (ok)
      emitError(where->getLoc(), "dist.plan: ")
          << key << " must have at most " << maxPlanBlocks << " numbers, got "
          << list.size();
    ok = false;
  }

  int64_t numBlocks = 0;
  bool ok = true;

private:
  Operation *where;
  DictionaryAttr attr;
};

} // namespace

std::optional<PlanClaims> toClaims(Operation *where, DictionaryAttr attr) {
  ClaimReader r(where, attr);
  PlanClaims c;
  if (auto text = r.get<StringAttr>("cluster", "a string", true))
    c.cluster = text.str();
  c.devices = int64_t(r.integer("devices"));
  c.compute = r.number("compute_seconds");
  c.communication = r.number("communication_seconds");
  c.peak = r.integer("peak_bytes");
  if (attr.contains("bucket_bytes"))
    c.bucketBytes = r.integer("bucket_bytes");
  if (attr.contains("bound_seconds"))
    c.bound = r.number("bound_seconds");
  c.memoryLimit = r.integer("memory_limit", false);
  c.memoryPrice = r.number("memory_price", false);
  if (auto fits = r.get<BoolAttr>("fits", "a boolean", false))
    c.fits = fits.getValue();
  r.blocks<DenseF64ArrayAttr>("block_seconds", "an array of f64",
                              c.blocks.time);
  r.blocks<DenseI64ArrayAttr>("block_peaks", "an array of i64", c.blocks.peak);
  c.pinned = r.integers("pinned");
  c.scope = r.scope();
  c.constrained = attr.contains("constrained");
  c.numBlocks = r.numBlocks;
  if (!r.ok)
    return std::nullopt;
  return c;
}

//===----------------------------------------------------------------------===//
// The check
//===----------------------------------------------------------------------===//

namespace {

class Checker {
public:
  Checker(FunctionOpInterface func, double tolerance, bool anywhere)
      : func(func), tolerance(tolerance), anywhere(anywhere) {}

  FailureOr<CheckedPlan> run() {
    auto attr = func->getAttrOfType<DictionaryAttr>(dist::planName);
    if (!attr)
      return emitError(func.getLoc(),
                       "the function has no plan to check (dist.plan); "
                       "dgc-auto-shard writes one");
    std::optional<PlanClaims> claims = toClaims(func, attr);
    if (!claims)
      return failure();
    result.claims = std::move(*claims);
    if (failed(readProgram()))
      return failure();
    result.count = recount(p(), written);
    if (!result.count.error.empty())
      return fail(), failure();
    findFloor();
    if (failed(compare()) || failed(checkBound()))
      return failure();
    return std::move(result);
  }

private:
  Problem &p() { return program.problem; }

  /// Tensors, ops and live ranges are the planner's input; shardings and axes
  /// are what stands in the program.
  LogicalResult readProgram() {
    FailureOr<ProgramProblem> built = buildProblem(func);
    if (failed(built))
      return failure();
    program = std::move(*built);
    int64_t given = 0;
    std::string why = parseCluster(result.claims.cluster, p().machine, given);
    if (!why.empty())
      return emitError(func.getLoc(), "dist.plan: ") << why;
    p().options.bucketBytes = result.claims.bucketBytes;
    applyMachine(p());
    if (!p().mesh || p().devices != result.claims.devices)
      return emitError(func.getLoc(), "dist.plan is for ")
             << result.claims.devices << " devices, and the mesh has "
             << p().devices;
    written.mesh = *p().mesh;
    for (ProblemTensor &t : p().tensors) {
      written.tensors.push_back(t.pinned
                                    ? t.pinned->closed()
                                    : Sharding::replicatedOf(t.shape.size()));
      if (t.argument >= 0 &&
          !llvm::is_contained(result.claims.pinned, t.argument))
        t.pinned.reset();
    }
    for (auto [i, op] : llvm::enumerate(program.ops)) {
      auto factors = op->getAttrOfType<dist::FactorsAttr>(dist::factorsName);
      OpAxes axes;
      if (factors)
        axes = dist::toOpAxes(factors, written.mesh);
      else
        axes.factors.resize(p().rules[p().ops[i].rule].factors.size());
      written.ops.push_back(std::move(axes));
      written.again.emplace_back();
      if (auto again = op->getAttrOfType<DenseI32ArrayAttr>(dist::againName))
        llvm::append_range(written.again.back(), again.asArrayRef());
    }
    for (auto [i, r] : llvm::enumerate(p().results)) {
      dist::ShardingAttr s = dist::getResultSharding(func, i);
      size_t rank = p().tensors[r.tensor].shape.size();
      written.results.push_back(s ? dist::toSharding(s, written.mesh).closed()
                                  : Sharding::replicatedOf(rank));
    }
    return success();
  }

  void fail() {
    const Recount &c = result.count;
    Location where = c.errorOp >= 0 ? program.ops[c.errorOp]->getLoc()
                     : c.errorTensor >= 0
                         ? program.values[c.errorTensor].getLoc()
                         : func.getLoc();
    InFlightDiagnostic d = emitError(where, "the plan cannot run: ");
    if (c.errorTensor >= 0)
      d << p().tensors[c.errorTensor].name << ": ";
    d << c.error;
  }

  void findFloor() {
    double devices = double(p().devices);
    for (const ProblemOp &op : p().ops)
      if (op.work == WorkKind::Contract)
        result.floor +=
            op.flops * op.trips / devices / p().machine.flops[int(op.elem)];
  }

  bool differs(double claimed, double counted) const {
    return std::abs(claimed - counted) >
           tolerance * std::max(std::abs(claimed), std::abs(counted));
  }

  LogicalResult compare() {
    const PlanClaims &c = result.claims;
    const Recount &r = result.count;
    bool ok = true;
    auto check = [&](StringRef what, double claimed, double counted,
                     StringRef unit, ArrayRef<double> blocks,
                     ArrayRef<double> own) {
      if (!differs(claimed, counted))
        return;
      ok = false;
      InFlightDiagnostic d = emitError(func.getLoc(), "the plan claims ")
                             << what << " of " << text(claimed) << unit
                             << ", and its shardings make it " << text(counted)
                             << unit;
      explainDifference(d, unit, blocks, own);
    };
    check("a compute time", c.compute, r.compute, " s", c.blocks.time,
          r.blocks.time);
    check("a communication time", c.communication, r.communication, " s",
          c.blocks.time, r.blocks.time);
    check("a peak", c.peak, r.memory.peak, " bytes", c.blocks.peak,
          r.blocks.peak);
    if (ok)
      ok = checkBlocks() && checkLimitAndBound();
    return success(ok);
  }

  static std::string text(double x) {
    std::string s;
    llvm::raw_string_ostream(s) << llvm::format("%.9g", x);
    return s;
  }

  /// Names the first stretch of ops where the figures part, and in it the op
  /// that takes longest.
  void explainDifference(InFlightDiagnostic &d, StringRef unit,
                         ArrayRef<double> claimed, ArrayRef<double> counted) {
    double scale = 0;
    for (double x : counted)
      scale = std::max(scale, std::abs(x));
    for (int k = 0; k < maxPlanBlocks; ++k) {
      if (std::abs(claimed[k] - counted[k]) <= tolerance * scale)
        continue;
      auto [first, last] = opsOf(k);
      if (first > last)
        return;
      d.attachNote(program.ops[first]->getLoc())
          << "first in ops " << first << " to " << last
          << ", from here: " << text(claimed[k]) << unit << " claimed, "
          << text(counted[k]) << unit << " counted";
      return;
    }
  }
  std::pair<int64_t, int64_t> opsOf(int block) const {
    size_t n = program.ops.size();
    int64_t first = 0;
    while (first < int64_t(n) && planBlock(first, n) < block)
      ++first;
    int64_t last = first;
    while (last + 1 < int64_t(n) && planBlock(last + 1, n) == block)
      ++last;
    return {first, last < int64_t(n) ? last : first - 1};
  }

  bool checkBlocks() {
    auto check = [&](StringRef what, StringRef unit, ArrayRef<double> claimed,
                     ArrayRef<double> counted) {
      double scale = 0;
      for (double x : counted)
        scale = std::max(scale, std::abs(x));
      for (int k = 0; k < maxPlanBlocks; ++k)
        if (std::abs(claimed[k] - counted[k]) > tolerance * scale) {
          InFlightDiagnostic d = emitError(func.getLoc(), "the plan's ")
                                 << what << " do not follow from its shardings";
          explainDifference(d, unit, claimed, counted);
          return false;
        }
      return true;
    };
    const PlanBlocks &claimed = result.claims.blocks;
    const PlanBlocks &counted = result.count.blocks;
    return check("block_seconds", " s", claimed.time, counted.time) &&
           check("block_peaks", " bytes", claimed.peak, counted.peak);
  }

  bool checkLimitAndBound() {
    const PlanClaims &c = result.claims;
    double time = result.count.time();
    if (c.memoryLimit > 0 &&
        c.fits != (result.count.memory.peak <= c.memoryLimit)) {
      emitError(func.getLoc(), "the plan claims that it ")
          << (c.fits ? "fits" : "does not fit") << " " << text(c.memoryLimit)
          << " bytes, and its peak is " << text(result.count.memory.peak);
      return false;
    }
    if (c.bound && *c.bound > time * (1 + tolerance)) {
      emitError(func.getLoc(), "the plan claims that none is faster than ")
          << text(*c.bound) << " s, and takes " << text(time) << " s itself";
      return false;
    }
    return true;
  }

  /// The problem with what users gave and nothing that the planner wrote.
  Problem freeProblem() {
    Problem free = p();
    free.memoryLimit = result.claims.memoryLimit;
    for (ProblemTensor &t : free.tensors)
      if (t.argument < 0)
        t.pinned.reset();
    for (ProblemResult &r : free.results)
      r.pinned.reset();
    return free;
  }

  /// Bounds once more what the bound is about. The plans that this comes upon
  /// may show that it is none.
  LogicalResult checkBound() {
    const PlanClaims &c = result.claims;
    if (!c.bound || c.constrained || written.mesh.axes.empty() ||
        tolerance >= 1) // figures of another machine
      return success();
    Problem free = freeProblem();
    result.own =
        boundOnOneAxis(free, written, c.scope, Conversions::AtCuts, *c.bound);
    for (const AxisBound &a : result.own->axes)
      if (a.apart < *c.bound * (1 - tolerance))
        return refuted(a);
    if (anywhere)
      result.anywhere = boundOnOneAxis(free, written, c.scope,
                                       Conversions::Anywhere, *c.bound);
    return success();
  }
  LogicalResult refuted(const AxisBound &a) {
    InFlightDiagnostic d =
        emitError(func.getLoc(), "the plan claims that none that differs on "
                                 "one axis is faster than ")
        << text(*result.claims.bound) << " s, and one that differs on axis "
        << a.axis << " takes " << text(a.apart) << " s";
    if (a.firstOp >= 0)
      d.attachNote(program.ops[a.firstOp]->getLoc())
          << "the first op that it runs in another way";
    else if (a.firstTensor >= 0)
      d.attachNote(program.values[a.firstTensor].getLoc())
          << "the first value that lies in another way";
    return d;
  }

  FunctionOpInterface func;
  double tolerance;
  bool anywhere;
  ProgramProblem program;
  WrittenPlan written;
  CheckedPlan result;
};

} // namespace

FailureOr<CheckedPlan> checkPlan(FunctionOpInterface func, double tolerance,
                                 bool anywhere) {
  return Checker(func, tolerance, anywhere).run();
}

} // namespace dgc

namespace {
struct CheckPlanPass : dgc::impl::CheckPlanPassBase<CheckPlanPass> {
  using Base::Base;
  void runOnOperation() override {
    for (auto func : getOperation().getOps<FunctionOpInterface>()) {
      if (func.isExternal())
        continue;
      FailureOr<dgc::CheckedPlan> checked =
          dgc::checkPlan(func, tolerance, anywhere);
      if (failed(checked))
        return signalPassFailure();
      if (print)
        report(func, *checked);
    }
    markAllAnalysesPreserved();
  }

  /// The claim, beside what was proved.
  static void reportBound(double claimed, double tolerance,
                          const dgc::OwnBound &own) {
    llvm::raw_ostream &os = llvm::outs();
    if (!own.error.empty()) {
      os << ", not calculated again: " << own.error;
      return;
    }
    double below = 1 - own.bound / claimed;
    os << (below <= tolerance ? ", confirmed: " : ", confirmed only down to ")
       << dgc::timeText(own.bound);
    if (below > 1e-4)
      os << llvm::format(", %.2f %% below", 100 * below);
    const dgc::AxisBound *best = nullptr;
    for (const dgc::AxisBound &a : own.axes)
      if (!best || a.shared < best->shared)
        best = &a;
    if (best && best->shared < claimed * (1 - 1e-6))
      os << "; a plan that differs on axis " << best->axis << " takes "
         << dgc::timeText(best->shared);
  }

  void report(FunctionOpInterface func, const dgc::CheckedPlan &c) {
    llvm::outs() << "plan of @" << func.getName()
                 << " is as it claims: " << dgc::timeText(c.count.compute)
                 << " compute, " << dgc::timeText(c.count.communication)
                 << " communication, " << dgc::bytesText(c.count.memory.peak)
                 << " at the peak";
    if (c.claims.bound)
      llvm::outs() << ", bound " << dgc::timeText(*c.claims.bound);
    if (c.own)
      reportBound(*c.claims.bound, boundTolerance, *c.own);
    if (c.anywhere && c.anywhere->error.empty())
      llvm::outs() << ", " << dgc::timeText(c.anywhere->bound)
                   << " where all edges may convert";
    llvm::outs() << "; products take " << dgc::timeText(c.floor)
                 << " at the least\n";
  }
};
} // namespace
