//===- ReportBottleneck.cpp - What limits a run ---------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Simulator/Report.h"
#include "dgc/Support/Units.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>

using namespace llvm;

namespace dgc {

using namespace units;

// -- Had it been free
// ----------------------------------------------------------

template <typename Fn> static void eachTask(PipelineSpec &spec, Fn change) {
  for (StageCost &stage : spec.stages)
    for (ChunkCost &c : stage.chunks)
      for (TaskCost *t : {&c.forward, &c.backward, &c.weight, &c.recompute})
        change(*t);
}

static void freeCommunication(PipelineSpec &spec, CommKind kind) {
  eachTask(spec, [&](TaskCost &t) {
    t.exposed[int(kind)] = t.hideable[int(kind)] = 0;
  });
}

/// All stages get the mean of what stages cost: no stage waits for a slower
/// one.
static void balance(PipelineSpec &spec) {
  double n = double(spec.stages.size());
  size_t chunks = spec.stages[0].chunks.size();
  StageCost mean;
  mean.chunks.resize(chunks);
  auto add = [&](TaskCost &to, const TaskCost &from) {
    to.compute += from.compute / n;
    for (int k = 0; k < numCommKinds; ++k) {
      to.exposed[k] += from.exposed[k] / n;
      to.hideable[k] += from.hideable[k] / n;
    }
  };
  for (const StageCost &stage : spec.stages)
    for (size_t c = 0; c < chunks; ++c) {
      add(mean.chunks[c].forward, stage.chunks[c].forward);
      add(mean.chunks[c].backward, stage.chunks[c].backward);
      add(mean.chunks[c].weight, stage.chunks[c].weight);
      add(mean.chunks[c].recompute, stage.chunks[c].recompute);
    }
  for (StageCost &stage : spec.stages)
    for (size_t c = 0; c < chunks; ++c) {
      stage.chunks[c].forward = mean.chunks[c].forward;
      stage.chunks[c].backward = mean.chunks[c].backward;
      stage.chunks[c].weight = mean.chunks[c].weight;
      stage.chunks[c].recompute = mean.chunks[c].recompute;
    }
}

namespace {
struct Ideal {
  StringLiteral what;
  void (*apply)(PipelineSpec &);
};
} // namespace

static constexpr Ideal ideals[] = {
    {"tensor parallel communication free",
     [](PipelineSpec &s) { freeCommunication(s, CommKind::Tensor); }},
    {"context parallel communication free",
     [](PipelineSpec &s) { freeCommunication(s, CommKind::Context); }},
    {"expert parallel communication free",
     [](PipelineSpec &s) { freeCommunication(s, CommKind::Expert); }},
    {"parameters gathered for free",
     [](PipelineSpec &s) {
       freeCommunication(s, CommKind::Parameters);
       for (StageCost &stage : s.stages)
         stage.parameterGather = {};
     }},
    {"sends between stages free",
     [](PipelineSpec &s) {
       s.sendForward.clear();
       s.sendBackward.clear();
     }},
    {"sends between stages beside compute",
     [](PipelineSpec &s) { s.overlapSends = true; }},
    {"gradient reduction free",
     [](PipelineSpec &s) {
       for (StageCost &stage : s.stages)
         stage.gradientSync = {};
     }},
    {"optimizer free",
     [](PipelineSpec &s) {
       for (StageCost &stage : s.stages)
         stage.optimizer = 0;
     }},
    {"no overhead of microbatches and steps",
     [](PipelineSpec &s) {
       s.fixedOverhead = 0;
       for (StageCost &stage : s.stages)
         stage.microbatchOverhead = 0;
     }},
    {"stages balanced", balance},
};

// -- Better hardware
// -----------------------------------------------------------

static void scaleLink(Link &link, double by) {
  link.bandwidth *= by;
  link.gamma /= std::sqrt(by);
  link.model.inNetwork *= by;
  for (LinkFit &f : MutableArrayRef(link.fits.data(), link.numFits)) {
    f.bandwidth *= by;
    f.gamma /= std::sqrt(by);
  }
}

static void doublePeak(RunSpec &spec) {
  for (SiteSpec &site : spec.sites)
    for (double &peak : site.device.flops)
      peak *= 2;
}
static void doubleMemoryBandwidth(RunSpec &spec) {
  for (SiteSpec &site : spec.sites)
    site.device.memoryBandwidth *= 2;
}
static void doubleInside(RunSpec &spec) {
  for (SiteSpec &site : spec.sites)
    scaleLink(site.inside.link, 2);
}
static void doubleOutside(RunSpec &spec) {
  for (SiteSpec &site : spec.sites) {
    scaleLink(site.outside.link, 2);
    site.outside.portBandwidth *= 2;
  }
}
static void halveHost(RunSpec &spec) {
  auto better = std::make_shared<Constants>(spec.theConstants());
  for (StringRef key :
       {"constants.cpu.eager", "constants.cpu.core", "constants.cpu.compiled"})
    better->set(key, better->number(key, 0.0) / 2);
  spec.constants = better;
}

namespace {
struct Hardware {
  StringLiteral what;
  void (*apply)(RunSpec &);
};
} // namespace

static constexpr StringLiteral peakDoubled = "peak FLOP/s doubled",
                               memoryDoubled = "memory bandwidth doubled",
                               issueHalved = "kernels issued twice as fast";
static constexpr Hardware hardware[] = {
    {peakDoubled, doublePeak},
    {memoryDoubled, doubleMemoryBandwidth},
    {"links within nodes doubled", doubleInside},
    {"network between nodes doubled", doubleOutside},
    {issueHalved, halveHost},
};

static void simulateHardware(const RunSpec &spec, const RunResult &run,
                             std::vector<WhatIf> &out) {
  for (const Hardware &h : hardware) {
    RunSpec other = spec;
    h.apply(other);
    RunResult r = simulateRun(other);
    if (r.error.empty())
      out.push_back({h.what.str(), r.step.stepTime,
                     run.step.stepTime / r.step.stepTime - 1});
  }
}

static std::vector<WhatIf> simulateIdeals(const RunSpec &spec,
                                          const RunResult &run) {
  std::vector<WhatIf> out;
  double step = run.step.stepTime;
  for (const Ideal &ideal : ideals) {
    PipelineSpec spec = run.pipeline;
    ideal.apply(spec);
    PipelineResult r = simulatePipeline(spec);
    if (r.error.empty())
      out.push_back({ideal.what.str(), r.stepTime, step / r.stepTime - 1});
  }
  // The pipeline at the pace of its busiest stage, which never waits.
  const StageTime &busiest = run.step.stages[run.step.busiestStage];
  double without = step - busiest.idle;
  out.push_back({"no bubble", without, step / without - 1});
  simulateHardware(spec, run, out);
  erase_if(out, [](const WhatIf &w) { return w.gain < 0.001; });
  return out;
}

// -- Another plan
// --------------------------------------------------------------

namespace {
/// A change of a plan for the same devices and batch.
struct PlanChange {
  /// What changed, or empty if it makes no sense for the plan.
  std::string (*apply)(PlanSpec &, const ModelSpec &);
};
} // namespace

static std::string toPlan(StringRef key, int64_t value) {
  return (key + " " + Twine(value)).str();
}

/// Moves a factor of two from one parallel axis to another.
template <int64_t PlanSpec::*From, int64_t PlanSpec::*To>
static bool moveTwo(PlanSpec &p) {
  if (p.*From % 2)
    return false;
  p.*From /= 2;
  p.*To *= 2;
  return true;
}

static const PlanChange planChanges[] = {
    {[](PlanSpec &p, const ModelSpec &) -> std::string {
      p.mbs *= 2;
      return "mbs " + plain(p.mbs);
    }},
    {[](PlanSpec &p, const ModelSpec &) -> std::string {
      p.mbs /= 2;
      return p.mbs < 1 ? "" : "mbs " + plain(p.mbs);
    }},
    {[](PlanSpec &p, const ModelSpec &) -> std::string {
      return moveTwo<&PlanSpec::tp, &PlanSpec::dp>(p)
                 ? toPlan("tp", p.tp) + ", " + toPlan("dp", p.dp)
                 : "";
    }},
    {[](PlanSpec &p, const ModelSpec &) -> std::string {
      return moveTwo<&PlanSpec::dp, &PlanSpec::tp>(p)
                 ? toPlan("tp", p.tp) + ", " + toPlan("dp", p.dp)
                 : "";
    }},
    {[](PlanSpec &p, const ModelSpec &) -> std::string {
      return moveTwo<&PlanSpec::pp, &PlanSpec::dp>(p)
                 ? toPlan("pp", p.pp) + ", " + toPlan("dp", p.dp)
                 : "";
    }},
    {[](PlanSpec &p, const ModelSpec &) -> std::string {
      return moveTwo<&PlanSpec::dp, &PlanSpec::pp>(p)
                 ? toPlan("pp", p.pp) + ", " + toPlan("dp", p.dp)
                 : "";
    }},
    {[](PlanSpec &p, const ModelSpec &) -> std::string {
      return moveTwo<&PlanSpec::tp, &PlanSpec::pp>(p)
                 ? toPlan("tp", p.tp) + ", " + toPlan("pp", p.pp)
                 : "";
    }},
    {[](PlanSpec &p, const ModelSpec &) -> std::string {
      return moveTwo<&PlanSpec::pp, &PlanSpec::tp>(p)
                 ? toPlan("tp", p.tp) + ", " + toPlan("pp", p.pp)
                 : "";
    }},
    {[](PlanSpec &p, const ModelSpec &) -> std::string {
      if (p.recompute == Recompute::None)
        return "";
      p.recompute = Recompute::None;
      return "recompute none";
    }},
    {[](PlanSpec &p, const ModelSpec &m) -> std::string {
      if (p.recompute == Recompute::Selective || m.seq == 0)
        return "";
      p.recompute = Recompute::Selective;
      return "recompute selective";
    }},
    {[](PlanSpec &p, const ModelSpec &) -> std::string {
      if (p.recompute == Recompute::Full)
        return "";
      p.recompute = Recompute::Full;
      return "recompute full";
    }},
    {[](PlanSpec &p, const ModelSpec &) -> std::string {
      if (p.tp == 1 || p.sequenceParallel)
        return "";
      p.sequenceParallel = true;
      return "sequence parallel";
    }},
    {[](PlanSpec &p, const ModelSpec &) -> std::string {
      if (p.dp == 1 || p.zero != 0)
        return "";
      p.zero = 1;
      return "zero 1";
    }},
    {[](PlanSpec &p, const ModelSpec &m) -> std::string {
      if (p.pp == 1 || m.layers % (p.pp * p.vpp * 2))
        return "";
      p.vpp *= 2;
      p.schedule = "interleaved";
      return "interleaved, " + toPlan("vpp", p.vpp);
    }},
    {[](PlanSpec &p, const ModelSpec &) -> std::string {
      if (p.pp == 1 || p.schedule == "zb-h1" || p.vpp > 1)
        return "";
      p.schedule = "zb-h1";
      return "schedule zb-h1";
    }},
    {[](PlanSpec &p, const ModelSpec &m) -> std::string {
      if (p.pp == 1 || p.schedule == "zb-v" || m.layers % (p.pp * 2))
        return "";
      p.vpp = 2;
      p.schedule = "zb-v";
      return "schedule zb-v, vpp 2";
    }},
    {[](PlanSpec &p, const ModelSpec &) -> std::string {
      p.gbs *= 2;
      return "gbs " + plain(p.gbs) + " (another batch)";
    }},
};

static std::vector<WhatIf> simulateChanges(const RunSpec &spec,
                                           const RunResult &run) {
  std::vector<WhatIf> out;
  double rate = run.samples / run.step.stepTime;
  RunCache cache;
  for (const PlanChange &change : planChanges) {
    RunSpec other = spec;
    std::string what = change.apply(other.plan, other.model);
    if (what.empty())
      continue;
    RunResult r = simulateRun(other, &cache);
    if (!r.error.empty())
      continue; // sizes that do not divide, and the like
    out.push_back({what, r.step.stepTime,
                   r.samples / r.step.stepTime / rate - 1, r.memory, r.fits()});
  }
  return out;
}

/// Over which links the ranks of a collective of the busiest stage reach each
/// other, for the name of a part. Ranks count tp fastest, then cp, dp and pp.
static std::string placeOf(StringRef part, const RunSpec &spec,
                           const RunResult &run) {
  const PlanSpec &p = spec.plan;
  int64_t context = p.tp * p.cp, stage = context * p.dp;
  std::pair<StringRef, int64_t> spans[] = {
      {toString(CommKind::Tensor), p.tp},
      {toString(CommKind::Context), context},
      {toString(CommKind::Expert), std::min(stage, std::max(p.ep, p.tp))},
      {"parameter", stage},
      {"gradient", stage},
      {"sends", stage + 1}}; // to the same rank of the next stage
  const SiteSpec &site = spec.sites[run.siteOf[run.step.busiestStage]];
  for (auto &[name, span] : spans)
    if (part.starts_with(name))
      return span <= site.perNode
                 ? " within nodes (" + site.inside.name + ")"
                 : " between nodes (" + site.outside.name + ")";
  return "";
}

/// Kernels may be short enough that the host, which issues them, sets their
/// pace: where faster issue gains more than a faster device would.
static void nameHost(Bottleneck &b) {
  auto gainOf = [&](StringRef what) {
    for (const WhatIf &w : b.ideal)
      if (w.what == what)
        return w.gain;
    return 0.0;
  };
  double device = std::max(gainOf(peakDoubled), gainOf(memoryDoubled));
  if (gainOf(issueHalved) <= device)
    return;
  for (TimePart &p : b.limits)
    if (p.name == "compute" || p.name == "recompute")
      p.name += " at the pace of the host";
}

Bottleneck findBottleneck(const RunSpec &spec, const RunResult &run) {
  Bottleneck out;
  out.limits = timeParts(run.step, size_t(run.step.busiestStage));
  for (TimePart &p : out.limits)
    p.name += placeOf(p.name, spec, run);
  llvm::stable_sort(out.limits, [](const TimePart &a, const TimePart &b) {
    return a.seconds > b.seconds;
  });
  out.busiestStage = run.step.busiestStage;
  double mean = 0;
  for (const StageTime &t : run.step.stages)
    mean += t.busy() / double(run.step.stages.size());
  if (mean > 0)
    out.imbalance = run.step.stages[out.busiestStage].busy() / mean - 1;
  out.fullestStage = run.fullestStage();
  double limit = run.deviceMemoryOf[out.fullestStage];
  if (limit > 0)
    out.fullness = run.step.memory[out.fullestStage].peak / limit;
  out.ideal = simulateIdeals(spec, run);
  out.changes = simulateChanges(spec, run);
  auto byGain = [](const WhatIf &a, const WhatIf &b) {
    return a.gain > b.gain;
  };
  nameHost(out);
  llvm::stable_sort(out.ideal, byGain);
  llvm::stable_sort(out.changes, byGain);
  return out;
}

} // namespace dgc
