//===- Explain.cpp - Gathers why a plan is as it is -----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Planner/Explain.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>
#include <map>

using namespace llvm;

namespace dgc {

std::map<int, SmallVector<const CountedConversion *, 2>>
movesByOp(const Problem &problem, const Explanation &why) {
  std::map<int, SmallVector<const CountedConversion *, 2>> moves;
  for (const CountedConversion &c : why.count.conversions)
    if (!c.moves.empty())
      moves[c.op >= 0 ? c.op : problem.tensors[c.tensor].producer].push_back(
          &c);
  return moves;
}

std::string meshText(const Mesh &mesh) {
  std::string text = "<[";
  for (auto [i, axis] : enumerate(mesh.axes))
    text += (i ? ", \"" : "\"") + axis.name + "\"=" + std::to_string(axis.size);
  return text + "]>";
}

std::string shapeText(ArrayRef<int64_t> shape) {
  std::string text;
  for (int64_t n : shape)
    text += (text.empty() ? "" : "x") + std::to_string(n);
  return text.empty() ? "scalar" : text;
}

std::string percentText(double part, double of) {
  std::string text;
  double percent = of > 0 ? 100 * part / of : 0;
  raw_string_ostream(text) << format(percent < 10 ? "%.1f %%" : "%.0f %%",
                                     percent);
  return text;
}

std::string combinedText(const CollectiveTotal &total) {
  double left = std::ceil(total.starts - 1e-9);
  return left < total.count ? formatv("  combined into {0:f0}", left).str()
                            : "";
}

std::string describeMove(const PlanMove &move, const Mesh &mesh) {
  DimList axes;
  for (const AxisRef &ref : move.axes)
    axes.push_back(DimEntry::makeAxis(ref));
  return (toString(move.kind) + " over " + toString(axes, mesh) + ", " +
          bytesText(move.bytes))
      .str();
}

/// "dot_general" of "stablehlo.dot_general".
static StringRef shortName(StringRef name) {
  auto [dialect, op] = name.split('.');
  return op.empty() ? dialect : op;
}

std::string describeOp(const Problem &p, const Plan &plan, int i) {
  const ProblemOp &op = p.ops[i];
  const OpRule &rule = p.rules[op.rule];
  auto tensorText = [&](int t, std::optional<Sharding> s) {
    std::string text = shapeText(p.tensors[t].shape);
    if (s && !s->isReplicated())
      text += toString(*s, plan.mesh);
    return text;
  };
  std::string text = shortName(op.name).str();
  for (auto [k, t] : enumerate(op.operands))
    text +=
        (k ? ", " : " ") + tensorText(t, operandSharding(rule, plan.ops[i], k));
  text += " ->";
  for (auto [k, t] : enumerate(op.results))
    text += " " + tensorText(t, resultSharding(rule, plan.ops[i], k));
  return text;
}

namespace {

/// What of two plans' times differs, as words: the largest part of what `b`
/// takes more, and of what it takes less.
template <typename A, typename B>
std::string differences(const A &a, const B &b, double aCompute, double aComm,
                        double bCompute, double bComm) {
  struct Part {
    std::string name;
    double more;
  };
  std::vector<Part> parts{{"compute", bCompute - aCompute}};
  double rest = bComm - aComm;
  for (int k = 0; k < numCollectiveKinds; ++k) {
    double more = b[k].time - a[k].time;
    rest -= more;
    parts.push_back({toString(CollectiveKind(k)).str(), more});
  }
  parts.push_back({"local slices", rest});
  llvm::sort(parts, [](const Part &x, const Part &y) {
    double a = std::abs(x.more), b = std::abs(y.more);
    return a != b ? a > b : x.name < y.name;
  });
  double total = std::abs(bCompute + bComm - aCompute - aComm);
  std::string text;
  for (const Part &part : ArrayRef<Part>(parts).take_front(3)) {
    if (std::abs(part.more) < 0.05 * total || part.more == 0)
      continue;
    text += (text.empty() ? "" : ", ") + timeText(std::abs(part.more)) +
            (part.more > 0 ? " more " : " less ") + part.name;
  }
  return text;
}

class Gatherer {
public:
  Gatherer(const Problem &p, const Plan &plan, const ExplainOptions &options)
      : p(p), plan(plan) {
    e.options = options;
  }

  Explanation run() {
    e.count = recount(p, writtenPlan(plan));
    e.sections = findSections(p, plan);
    for (Section &s : e.sections)
      fill(s);
    findOthers();
    findConstraints();
    unsplit();
    e.bound = boundText();
    return std::move(e);
  }

private:
  void fill(Section &s) {
    double trips = 0;
    for (int64_t i = s.begin; i < s.last; ++i) {
      if (i < int64_t(e.count.opTime.size()))
        s.compute += e.count.opTime[i];
      trips = std::max(trips, p.ops[i].trips);
    }
    s.trips = std::max(trips, 1.0);
    DenseSet<int> moving, seen;
    for (const CountedConversion &c : e.count.conversions) {
      int64_t at = c.op >= 0 ? c.op : p.tensors[c.tensor].producer;
      if (at < s.begin || at >= s.last)
        continue;
      s.communication += c.time;
      if (!c.moves.empty())
        moving.insert(at);
    }
    for (int64_t i = s.begin; i < s.end; ++i) {
      const ProblemOp &op = p.ops[i];
      // Slices of a loop's stacks say little.
      bool matters =
          op.work == WorkKind::Contract ||
          ((op.work == WorkKind::Access || op.work == WorkKind::Update) &&
           !StringRef(op.name).contains("dynamic_"));
      bool remade =
          all_of(op.results, [&](int t) { return bool(plan.remade[t]); });
      if ((matters && !remade) || moving.contains(i))
        s.ops.push_back(i);
      for (int t : op.operands)
        if (p.tensors[t].argument >= 0 && !read.contains(t) &&
            seen.insert(t).second)
          s.arguments.push_back(t);
    }
    for (int64_t i = s.begin; i < s.last; ++i)
      for (int t : p.ops[i].operands)
        read.insert(t);
  }

  /// The same program, planned with one thing changed.
  OtherPlan planAgain(const Problem &changed) {
    Plan again = solve(changed);
    return {again.mesh,
            again.computeTime,
            again.communicationTime,
            again.collectives,
            again.memory.peak,
            again.fits,
            ""};
  }

  std::string compare(const OtherPlan &o) const {
    std::string text;
    raw_string_ostream os(text);
    if (plan.fits && !o.fits) {
      os << "does not fit: " << bytesText(o.peak) << " of "
         << bytesText(p.memoryLimit);
      return text;
    }
    if (!plan.fits) {
      os << "also does not fit, with " << bytesText(o.peak);
      return text;
    }
    double more = o.time() / plan.time() - 1;
    if (std::abs(more) < 5e-4)
      return o.mesh.axes.size() > plan.mesh.axes.size()
                 ? "takes as long; fewer axes are preferred"
                 : "takes as long";
    os << format("%.1f %% %s", 100 * std::abs(more),
                 more > 0 ? "slower" : "faster");
    std::string parts =
        differences(plan.collectives, o.collectives, plan.computeTime,
                    plan.communicationTime, o.compute, o.communication);
    if (!parts.empty())
      os << ": " << parts;
    if (more < 0)
      os << "; the search over all meshes missed it";
    return text;
  }

  void findOthers() {
    int tried = 0;
    for (const PlanCandidate &c : plan.candidates) {
      if (c.mesh == plan.mesh)
        continue;
      if (tried++ >= e.options.maxRunnersUp) {
        ++e.othersLeftOut;
        continue;
      }
      Problem changed = p;
      changed.mesh = c.mesh;
      OtherPlan o = planAgain(changed);
      o.why = compare(o);
      e.others.push_back(std::move(o));
    }
    llvm::sort(e.others, [](const OtherPlan &a, const OtherPlan &b) {
      if (a.fits != b.fits)
        return a.fits;
      double x = a.fits ? a.time() : a.peak, y = a.fits ? b.time() : b.peak;
      return x != y ? x < y : meshText(a.mesh) < meshText(b.mesh);
    });
  }

  /// Pins by what they say; tensors that are alike are one constraint.
  void findConstraints() {
    struct Group {
      ConstraintCost cost;
      std::vector<int> tensors, results;
      double bytes = 0;
      size_t order = 0;
    };
    std::vector<Group> groups;
    std::map<std::string, size_t> byText;
    auto add = [&](StringRef what, const ProblemTensor &t,
                   const Sharding &pin) -> Group & {
      ConstraintCost c;
      c.what = what.str();
      c.example = (t.name.empty() ? c.what : t.name) + " " + shapeText(t.shape);
      c.where = t.where;
      c.sharding = toString(pin, *p.mesh);
      c.count = 0;
      std::string key = c.what + "|" + shapeText(t.shape) + "|" + c.sharding;
      auto [it, isNew] = byText.try_emplace(key, groups.size());
      if (isNew)
        groups.push_back({std::move(c), {}, {}, 0, groups.size()});
      Group &g = groups[it->second];
      ++g.cost.count;
      g.bytes += localBytes(t, Sharding::replicatedOf(t.shape.size()));
      return g;
    };
    if (!p.mesh)
      return;
    for (auto [t, tensor] : enumerate(p.tensors))
      if (tensor.pinned)
        add(tensor.argument >= 0 ? "argument" : "value", tensor, *tensor.pinned)
            .tensors.push_back(t);
    for (auto [r, result] : enumerate(p.results))
      if (result.pinned)
        add("result", p.tensors[result.tensor], *result.pinned)
            .results.push_back(r);
    llvm::sort(groups, [](const Group &a, const Group &b) {
      return a.bytes != b.bytes ? a.bytes > b.bytes : a.order < b.order;
    });
    for (Group &g : groups) {
      if (int(e.constraints.size()) >= e.options.maxConstraints) {
        ++e.constraintsLeftOut;
        continue;
      }
      Problem changed = p;
      changed.mesh = plan.mesh;
      for (int t : g.tensors)
        changed.tensors[t].pinned.reset();
      for (int r : g.results)
        changed.results[r].pinned.reset();
      OtherPlan o = planAgain(changed);
      g.cost.time = o.time();
      g.cost.peak = o.peak;
      g.cost.effect = effectOf(o);
      e.constraints.push_back(std::move(g.cost));
    }
  }

  std::string effectOf(const OtherPlan &o) const {
    std::string text;
    raw_string_ostream os(text);
    double saved = plan.time() - o.time();
    if (!plan.fits && o.fits)
      os << "without it the plan would fit";
    else if (plan.fits && !o.fits)
      os << "holds the plan within the memory limit";
    else if (std::abs(saved) < 5e-4 * plan.time())
      os << "costs nothing";
    else if (saved < 0)
      os << "no better plan was found without it";
    else
      os << "costs " << timeText(saved) << " a step ("
         << percentText(saved, o.time()) << "): "
         << differences(o.collectives, plan.collectives, o.compute,
                        o.communication, plan.computeTime,
                        plan.communicationTime);
    double bytes = plan.memory.peak - o.peak;
    if (std::abs(bytes) >= 0.01 * plan.memory.peak)
      os << ", and " << bytesText(std::abs(bytes))
         << (bytes > 0 ? " more at the peak" : " less at the peak");
    return text;
  }

  void unsplit() {
    Recount r = recount(p, unsplitPlan(p, plan.mesh));
    e.oneDeviceTime = r.time();
    e.oneDevicePeak = r.memory.peak;
  }

  std::string boundText() const {
    if (!plan.bound)
      return plan.fits ? "none: a table was too large to be solved whole"
                       : "none: no plan fits";
    SmallVector<StringRef, 4> conditions{"converts at cut points"};
    if (plan.mesh.axes.size() > 1)
      conditions.push_back("differs on one axis only");
    if (plan.memoryPrice > 0)
      conditions.push_back("fits");
    if (plan.boundOver == BoundOver::LayersAlike)
      conditions.push_back("plans layers that are alike alike");
    if (plan.boundOver == BoundOver::TwoPatterns)
      conditions.push_back("plans in two ways the layers that this one does");
    std::string text;
    double gap = plan.time() / *plan.bound - 1;
    raw_string_ostream(text)
        << timeText(*plan.bound) << format(", gap %.2f %%: ", 100 * gap)
        << "no plan on this mesh that " << join(conditions, " and ")
        << " is faster under this cost model";
    return text;
  }

  const Problem &p;
  const Plan &plan;
  Explanation e;
  DenseSet<int> read; // tensors of earlier sections
};

} // namespace

Explanation explain(const Problem &problem, const Plan &plan,
                    const ExplainOptions &options) {
  return Gatherer(problem, plan, options).run();
}

} // namespace dgc
