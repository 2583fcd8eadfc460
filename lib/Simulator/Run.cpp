//===- Run.cpp - A training run from end to end ---------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Simulator/Run.h"
#include "Rates.h"
#include "dgc/Support/Units.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>

using namespace llvm;

namespace dgc {

int64_t RunSpec::siteDevices() const {
  int64_t all = 0;
  for (const SiteSpec &site : sites)
    all += site.devices;
  return all;
}

size_t RunResult::fullestStage() const {
  size_t fullest = 0;
  auto left = [&](size_t s) { return deviceMemoryOf[s] - step.memory[s].peak; };
  for (size_t s = 1; s < step.memory.size(); ++s)
    if (left(s) < left(fullest))
      fullest = s;
  return fullest;
}

bool RunResult::fits() const {
  for (auto [memory, limit] : zip(step.memory, deviceMemoryOf))
    if (limit > 0 && memory.peak > limit)
      return false;
  return true;
}

namespace {
/// One sort of nodes.
struct Group {
  const SiteSpec *site;
  SiteSpec all;     // had it been all there is,
  RunReport report; // and the run there
};

class RunSimulator {
public:
  RunSimulator(const RunSpec &spec, RunCache &cache, RunResult &out)
      : spec(spec), plan(spec.plan), cache(cache), out(out) {}

  std::string run() {
    for (const SiteSpec &site : spec.sites)
      groups.push_back({&site, site, {}});
    for (Group &g : groups) {
      g.all.devices = 0; // as many as the plan needs; checkDevices counts
      if (std::string why = checkRun(spec.model, plan, g.all); !why.empty())
        return why;
    }
    if (std::string why = checkDevices(); !why.empty())
      return why;
    if (std::string why = checkBatch(); !why.empty())
      return why;
    for (Group &g : groups)
      if (std::string why = simulateOn(g); !why.empty())
        return why;
    static_cast<RunReport &>(out) = groups[0].report;
    if (std::string why = placeStages(); !why.empty())
      return why;
    if (groups.size() > 1)
      if (std::string why = joinStages(); !why.empty())
        return why;
    if (cache.parameters == 0)
      cache.parameters = spec.model.parameters();
    out.parameters = cache.parameters;
    addDevices();
    return "";
  }

private:
  std::string simulateOn(Group &g) {
    RunWork &work = cache.last;
    if (!cache.has || !haveSameWork(work.plan, plan)) {
      std::string why = makeRunWork(spec.model, plan, g.all, work);
      cache.has = why.empty();
      if (!cache.has)
        return why;
    }
    work.plan = plan;
    work.site = g.all;
    return simulateRun(work, spec.theConstants(), g.report);
  }

  /// Why the plan does not use the cluster's devices, or empty.
  std::string checkDevices() const {
    int64_t all = 0;
    std::string sorts;
    for (const Group &g : groups) {
      if (g.site->devices == 0)
        return ""; // as many as needed
      all += g.site->devices;
      sorts += (sorts.empty() ? "" : " and ") +
               units::many(double(g.site->nodes()), "node") + " of " +
               std::to_string(g.site->perNode);
    }
    if (plan.devices() == all)
      return "";
    std::string axes = "tp x pp x dp";
    std::string sizes =
        (Twine(plan.tp) + " x " + Twine(plan.pp) + " x " + Twine(plan.dp))
            .str();
    if (plan.cp > 1) {
      axes += " x cp";
      sizes += " x " + std::to_string(plan.cp);
    }
    return "plan: " + axes + " = " + sizes + " = " +
           std::to_string(plan.devices()) + " devices, but the cluster has " +
           std::to_string(all) + " (" + sorts + ")";
  }

  /// Why the batch or the layers cannot be dealt out, or empty.
  std::string checkBatch() const {
    double replica = double(plan.dp) * plan.mbs;
    double microbatches = plan.gbs / replica;
    if (std::abs(microbatches - std::round(microbatches)) > 1e-9 ||
        microbatches < 0.5)
      return "plan: gbs=" + units::plain(plan.gbs) +
             " is not a multiple of dp x mbs = " + std::to_string(plan.dp) +
             " x " + units::plain(plan.mbs) + " = " + units::plain(replica);
    // The schedule counts them in an int; it refuses products that are too
    // large.
    if (microbatches > INT32_MAX)
      return "plan: gbs=" + units::plain(plan.gbs) + " is " +
             units::plain(microbatches) +
             " microbatches, more than can be simulated";
    int64_t pieces = plan.pp * plan.vpp;
    if (plan.vpp > 1 && pieces > spec.model.layers + 2)
      return "plan: pp x vpp = " + std::to_string(plan.pp) + " x " +
             std::to_string(plan.vpp) + " is more than the model's " +
             std::to_string(spec.model.layers) + " layers";
    return "";
  }

  /// Stages take tp x dp x cp ranks each, in order; so do sorts of nodes.
  std::string placeStages() {
    int64_t ranks = plan.devices() / plan.pp, begin = 0;
    size_t g = 0;
    for (int64_t s = 0; s < plan.pp; ++s) {
      int64_t first = s * ranks, last = first + ranks - 1;
      while (groups.size() > 1 && first >= begin + groups[g].site->devices)
        begin += groups[g++].site->devices;
      if (groups.size() > 1 && last >= begin + groups[g].site->devices)
        return "plan: stage " + std::to_string(s) + " would lie on " +
               groups[g].site->device.name + " and " +
               groups[g + 1].site->device.name +
               "; each sort of nodes needs a multiple of tp x dp x cp = " +
               std::to_string(ranks) + " devices, not " +
               std::to_string(groups[g].site->devices);
      out.siteOf.push_back(int(g));
      out.deviceMemoryOf.push_back(groups[g].report.deviceMemory);
    }
    return "";
  }

  /// Each stage as it is on its own devices; what is sent between two sorts
  /// goes at the slower one's pace.
  std::string joinStages() {
    PipelineSpec joined = groups[0].report.pipeline;
    for (size_t s = 0; s < joined.stages.size(); ++s)
      joined.stages[s] =
          groups[size_t(out.siteOf[s])].report.pipeline.stages[s];
    Schedule places{joined.schedule, int(plan.pp), int(plan.vpp), 1, {}};
    for (size_t k = 0; k < joined.sendForward.size(); ++k)
      for (int virtualStage : {int(k), int(k) + 1}) {
        const PipelineSpec &own =
            groups[size_t(out.siteOf[places.stageOf(virtualStage)])]
                .report.pipeline;
        joined.sendForward[k] =
            std::max(joined.sendForward[k], own.sendForward[k]);
        joined.sendBackward[k] =
            std::max(joined.sendBackward[k], own.sendBackward[k]);
      }
    for (const Group &g : groups)
      joined.fixedOverhead =
          std::max(joined.fixedOverhead, g.report.pipeline.fixedOverhead);
    out.pipeline = joined;
    out.step = simulatePipeline(joined);
    out.time.step = out.step.stepTime;
    out.tokensPerSecond = out.tokens / out.step.stepTime;
    return out.step.error;
  }

  /// The figures that hold for a device, whatever runs on it.
  void addDevices() {
    out.memory = out.step.memory[out.fullestStage()].peak;
    out.deviceMemory = out.deviceMemoryOf[out.fullestStage()];
    out.nodes = 0;
    bool priced = true;
    for (const Group &g : groups) {
      int64_t devices = groups.size() > 1 ? g.site->devices : out.devices;
      double share = double(devices) / double(out.devices);
      out.nodes += (devices + g.site->perNode - 1) / g.site->perNode;
      const Device &device = g.site->device;
      out.peakFlops += share * simulator::peakOf(device, plan.precision);
      for (const std::string &remark : g.report.remarks)
        if (!is_contained(out.remarks, remark))
          out.remarks.push_back(remark);
      out.watts += share * device.power;
      priced &= device.price > 0;
      out.price += share * device.price;
      // The oldest of the prices.
      if (out.priceDate.empty() || device.priceDate < out.priceDate)
        out.priceDate = device.priceDate;
    }
    if (!priced) {
      out.price = 0;
      out.priceDate.clear();
    }
  }

  const RunSpec &spec;
  const PlanSpec &plan;
  RunCache &cache;
  RunResult &out;
  std::vector<Group> groups;
};
} // namespace

RunResult simulateRun(const RunSpec &spec, RunCache *cache) {
  RunResult out;
  RunCache own;
  out.error = RunSimulator(spec, cache ? *cache : own, out).run();
  return out;
}

} // namespace dgc
