//===- ReportSweep.cpp - Many runs, compared ------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "PipelineOf.h"
#include "ReportModel.h"
#include "dgc/Support/Units.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <map>
#include <set>

using namespace llvm;

namespace dgc {

using namespace simulator;
using namespace units;

static std::vector<int64_t> divisors(int64_t n, int64_t most) {
  std::vector<int64_t> out;
  for (int64_t d = 1; d <= std::min(n, most); ++d)
    if (n % d == 0)
      out.push_back(d);
  return out;
}

/// Simulates `spec` and keeps it, or counts it as impossible.
static void tryPoint(const RunSpec &spec, RunCache &cache, Sweep &sweep) {
  RunResult r = simulateRun(spec, &cache);
  if (!r.error.empty()) {
    ++sweep.failed;
    if (sweep.firstError.empty())
      sweep.firstError = r.error;
    return;
  }
  r.pipeline = {}; // thousands of points: only figures are kept
  sweep.points.push_back({spec, std::move(r)});
}

namespace {
struct ScheduleChoice {
  std::string schedule;
  int64_t vpp;
};
} // namespace

/// Can the layers be dealt out evenly to so many pieces, with or without places
/// for the embedding and the head?
static bool dealsOut(const ModelSpec &model, int64_t pieces) {
  return model.layers % pieces == 0 ||
         (pieces > 1 && (model.layers + 2) % pieces == 0);
}

/// Schedules worth trying on `pp` stages.
static std::vector<ScheduleChoice> schedulesFor(const RunSpec &base,
                                                int64_t pp) {
  std::vector<ScheduleChoice> out{{"1f1b", 1}};
  if (pp == 1)
    return out;
  int64_t vpp = std::max<int64_t>(2, base.plan.vpp);
  if (dealsOut(base.model, pp * vpp))
    out.push_back({"interleaved", vpp});
  out.push_back({"zb-h1", 1});
  if (base.model.layers % (2 * pp) == 0)
    out.push_back({"zb-v", 2});
  return out;
}

/// Tries all kinds of recompute and schedules of a plan whose axes are set.
static void trySplit(const RunSpec &base, RunCache &cache, Sweep &sweep) {
  RunSpec spec = base;
  PlanSpec &p = spec.plan;
  if (!dealsOut(base.model, p.pp)) {
    ++sweep.failed;
    if (sweep.firstError.empty())
      sweep.firstError = "plan: pp=" + std::to_string(p.pp) +
                         " does not divide layers (" +
                         std::to_string(base.model.layers) + ")";
    return;
  }
  for (Recompute recompute :
       {Recompute::None, Recompute::Selective, Recompute::Full}) {
    // In one kernel, attention keeps no scores that could be computed again.
    if (recompute == Recompute::Selective && p.flash)
      continue;
    for (const ScheduleChoice &choice : schedulesFor(base, p.pp)) {
      p.recompute = recompute;
      p.schedule = choice.schedule;
      p.vpp = choice.vpp;
      tryPoint(spec, cache, sweep);
    }
  }
}

/// All tp x pp x dp of the devices, with micro batches, recompute and
/// schedules; all ways to split experts, and several to split long sequences.
static void sweepPlans(const RunSpec &base, Sweep &sweep) {
  const PlanSpec &plan = base.plan;
  const ModelSpec &model = base.model;
  int64_t devices = plan.devices();
  std::set<double> microbatches{1, 2, 4, 8, 16, plan.mbs};
  if (model.seq == 0) // images are small
    microbatches.insert({32, 64, 128, 256});
  std::set<int64_t> contexts{plan.cp};
  if (model.seq >= 16384)
    contexts.insert({1, 2, 4, 8});
  std::vector<int64_t> experts{1};
  if (model.experts > 1)
    experts = divisors(model.experts, model.experts);
  RunSpec spec = base;
  RunCache cache;
  PlanSpec &p = spec.plan;
  for (int64_t cp : contexts) {
    if (devices % cp)
      continue;
    for (int64_t tp : divisors(devices / cp, 64))
      for (int64_t pp :
           divisors(devices / cp / tp, std::max<int64_t>(1, model.layers)))
        for (int64_t ep : experts)
          for (double mbs : microbatches) {
            p.cp = cp;
            p.tp = tp;
            p.pp = pp;
            p.dp = devices / cp / tp / pp;
            p.ep = ep;
            p.mbs = mbs;
            p.sequenceParallel = tp > 1 && plan.sequenceParallel;
            trySplit(spec, cache, sweep);
          }
  }
  llvm::stable_sort(sweep.points, [](const SweepPoint &a, const SweepPoint &b) {
    return std::pair(!a.result.fits(), a.result.step.stepTime) <
           std::pair(!b.result.fits(), b.result.step.stepTime);
  });
}

static std::string sweepNodes(StringRef list, const RunSpec &base,
                              Sweep &sweep) {
  RunResult first = simulateRun(base);
  if (!first.error.empty())
    return first.error;
  const PlanSpec &plan = base.plan;
  int64_t perNode = base.sites[0].perNode;
  if (base.sites.size() > 1)
    return "sweep: numbers of nodes need a cluster of one sort of nodes";
  int64_t replica = plan.devices() / plan.dp;
  SmallVector<StringRef> items;
  list.split(items, ',');
  for (StringRef item : items) {
    int64_t nodes;
    constexpr int64_t most = int64_t(1) << 24;
    if (item.getAsInteger(10, nodes) || nodes < 1 || nodes > most)
      return "sweep: got '" + item.str() +
             "', expected a number of nodes from 1 to " + std::to_string(most);
    if (nodes > 1 && base.sites[0].outside.name.empty())
      return "sweep: machine '" + base.sites[0].device.name +
             "' has no network to other nodes; name one, as in " +
             base.sites[0].device.name + ":nodes=2,gpus=8,network=ndr";
    RunSpec spec = base;
    int64_t devices = spec.sites[0].devices = nodes * perNode;
    if (devices % replica)
      return "sweep: " + std::to_string(nodes) + " nodes have " +
             std::to_string(devices) +
             " devices, which do not divide into replicas of " +
             std::to_string(replica) + " (tp x pp x cp)";
    spec.plan.dp = devices / replica;
    if (sweep.kind == SweepKind::Weak)
      spec.plan.gbs = plan.gbs * double(spec.plan.dp) / double(plan.dp);
    RunResult r = simulateRun(spec);
    if (!r.error.empty())
      return "sweep: with " + std::to_string(nodes) + " nodes: " + r.error;
    sweep.points.push_back({spec, std::move(r)});
  }
  llvm::stable_sort(sweep.points, [](const SweepPoint &a, const SweepPoint &b) {
    return a.result.devices < b.result.devices;
  });
  return "";
}

/// `key=a,b;key=c`: every combination, the last key fastest.
static std::string sweepValues(StringRef text, const RunSpec &base,
                               StringRef planKeys, Sweep &sweep) {
  SmallVector<std::pair<StringRef, SmallVector<StringRef>>> keys;
  SmallVector<StringRef> items;
  text.split(items, ';');
  size_t runs = 1;
  for (StringRef item : items) {
    auto [key, values] = item.split('=');
    if (key.empty() || values.empty())
      return "sweep: got '" + item.str() +
             "', expected plans, strong:NODES, weak:NODES or key=value,...";
    keys.push_back({key, {}});
    values.split(keys.back().second, ',');
    runs *= keys.back().second.size();
    if (runs > 100000)
      return "sweep: '" + text.str() + "' is more than 100000 runs";
  }
  SmallVector<StringRef> given;
  planKeys.split(given, ',', -1, /*KeepEmpty=*/false);
  RunCache cache;
  for (size_t run = 0; run < runs; ++run) {
    std::vector<std::string> plan;
    size_t rest = run;
    for (auto &[key, values] : reverse(keys)) {
      plan.push_back((key + "=" + values[rest % values.size()]).str());
      rest /= values.size();
    }
    for (StringRef g : given)
      if (none_of(keys, [&](auto &k) { return k.first == g.split('=').first; }))
        plan.push_back(g.str());
    RunSpec spec = base;
    if (std::string why = parsePlan(join(plan, ","), spec.plan); !why.empty())
      return "sweep: " + why;
    tryPoint(spec, cache, sweep);
  }
  return "";
}

std::string runSweep(StringRef text, const RunSpec &spec, StringRef planKeys,
                     Sweep &sweep) {
  sweep = Sweep();
  std::string why;
  if (text == "plans") {
    sweepPlans(spec, sweep);
  } else if (text.consume_front("strong:") || text.starts_with("weak:")) {
    sweep.kind =
        text.consume_front("weak:") ? SweepKind::Weak : SweepKind::Strong;
    why = sweepNodes(text, spec, sweep);
  } else {
    sweep.kind = SweepKind::Values;
    why = sweepValues(text, spec, planKeys, sweep);
  }
  if (why.empty() && sweep.points.empty())
    why = "sweep: no run is possible: " + sweep.firstError;
  return why;
}

// -- Scaling
std::string findBestPlan(RunSpec &spec) {
  int64_t devices = spec.siteDevices();
  PlanSpec &plan = spec.plan;
  if (devices == 0)
    return "cluster: to find the best plan, the number of nodes is needed";
  if (devices % plan.cp)
    return "plan: cp=" + std::to_string(plan.cp) + " does not divide " +
           std::to_string(devices) + " devices";
  plan.tp = plan.pp = 1;
  plan.dp = devices / plan.cp; // their product is what is split
  Sweep sweep;
  sweepPlans(spec, sweep);
  if (sweep.points.empty())
    return "no plan is possible: " + sweep.firstError;
  const SweepPoint &best = sweep.points[0];
  if (!best.result.fits()) {
    auto least = llvm::min_element(sweep.points, [](auto &a, auto &b) {
      return a.result.memory < b.result.memory;
    });
    return "no plan fits; the one that needs least is " +
           planText(least->spec.plan) + ": " + whyNoFit(least->result);
  }
  plan = best.spec.plan;
  return "";
}

// -------------------------------------------------------------------

ScalingLoss findLoss(const Sweep &sweep) {
  ScalingLoss loss;
  if (sweep.points.empty())
    return loss;
  auto partsOf = [](const SweepPoint &p) {
    std::map<std::string, double> parts;
    const PipelineResult &r = p.result.step;
    for (const TimePart &t : timeParts(r, size_t(r.busiestStage)))
      parts[t.name] += t.seconds;
    return parts;
  };
  auto first = partsOf(sweep.points[0]);
  double devices = double(sweep.points[0].result.devices);
  for (const SweepPoint &p : sweep.points) {
    double ideal = sweep.kind == SweepKind::Strong
                       ? devices / double(p.result.devices)
                       : 1;
    auto parts = partsOf(p);
    for (auto &[name, seconds] : first)
      parts[name] += 0; // a part may be gone
    loss.excess.emplace_back();
    for (auto &[name, seconds] : parts) {
      auto it = first.find(name);
      double expected = it == first.end() ? 0 : it->second * ideal;
      loss.excess.back().push_back({name, seconds - expected});
    }
  }
  double most = 0;
  for (const TimePart &t : loss.excess.back())
    if (t.seconds > most) {
      most = t.seconds;
      loss.part = t.name;
    }
  return loss;
}

namespace simulator {

static bool isScaling(const Sweep &sweep) {
  return sweep.kind == SweepKind::Strong || sweep.kind == SweepKind::Weak;
}

double efficiencyOf(const Sweep &sweep, const SweepPoint &p) {
  auto each = [](const RunResult &r) {
    return r.samples / r.step.stepTime / double(r.devices);
  };
  return each(p.result) / each(sweep.points[0].result);
}

std::vector<std::string> sweepHead(const Sweep &sweep) {
  std::vector<std::string> head;
  if (isScaling(sweep))
    head = {"devices", "dp", "gbs"};
  else
    head = {"plan"};
  for (StringRef h : {"step", "TFLOP/s", "MFU", "bubble", "memory"})
    head.push_back(h.str());
  if (isScaling(sweep))
    head.push_back("efficiency");
  bool images = !sweep.points.empty() && sweep.points[0].spec.model.seq == 0;
  head.push_back("energy");
  head.push_back(images ? "$/Gimage" : "$/Gtoken");
  head.push_back("");
  return head;
}

std::vector<std::string> sweepRow(const Sweep &sweep, const SweepPoint &p) {
  const RunResult &r = p.result;
  std::vector<std::string> row;
  if (isScaling(sweep))
    row = {count(double(r.devices)), count(double(p.spec.plan.dp)),
           plain(p.spec.plan.gbs)};
  else
    row = {planText(p.spec.plan)};
  double each =
      modelFlops(p.spec.model, r) / r.step.stepTime / double(r.devices);
  row.push_back(seconds(r.step.stepTime));
  row.push_back(formatv("{0:F1}", each / 1e12));
  row.push_back(r.peakFlops > 0 ? percent(each / r.peakFlops) : "-");
  row.push_back(percent(r.step.bubble));
  row.push_back(bytes(r.memory));
  if (isScaling(sweep))
    row.push_back(percent(efficiencyOf(sweep, p)));
  RunCost cost = costOf(p.spec, r);
  row.push_back(cost.watts > 0 ? quantity(cost.joules, "J") : "-");
  row.push_back(cost.priceDate.empty() ? "-"
                                       : dollars(cost.dollarsPerBillionTokens));
  row.push_back(r.fits() ? "" : "does not fit");
  return row;
}

std::string lossText(const Sweep &sweep) {
  if (sweep.points.size() < 2)
    return "one point has nothing to scale from";
  ScalingLoss loss = findLoss(sweep);
  const SweepPoint &last = sweep.points.back();
  std::string text = "at " + count(double(last.result.devices)) + " devices " +
                     percent(efficiencyOf(sweep, last)) +
                     " of the throughput a device of " +
                     count(double(sweep.points[0].result.devices));
  if (loss.part.empty())
    return text + ": everything scales";
  std::vector<TimePart> parts = loss.excess.back();
  llvm::stable_sort(parts, [](const TimePart &a, const TimePart &b) {
    return a.seconds > b.seconds;
  });
  std::string list;
  for (const TimePart &t : ArrayRef(parts).take_front(3))
    if (t.seconds > 0.001 * last.result.step.stepTime)
      list += (list.empty() ? "" : ", ") + t.name + " " + seconds(t.seconds);
  return text + "; what does not scale: " +
         (list.empty() ? loss.part : list + " of the step");
}

} // namespace simulator

// -- CSV
// -----------------------------------------------------------------------

static std::string quoted(StringRef text) {
  if (text.find_first_of(",\"\n") == StringRef::npos)
    return text.str();
  std::string out = "\"";
  for (char c : text)
    out += c == '"' ? "\"\"" : std::string(1, c);
  return out + "\"";
}

/// "a100-80g", "a100-80g+h100".
static std::string devicesOf(const RunSpec &spec) {
  SmallVector<StringRef> names;
  for (const SiteSpec &site : spec.sites)
    if (!is_contained(names, site.device.name))
      names.push_back(site.device.name);
  return join(names, "+");
}

void writeCsv(raw_ostream &os, ArrayRef<SweepPoint> points) {
  os << "cluster,devices,tp,pp,dp,cp,ep,vpp,zero,mbs,gbs,recompute,schedule,"
        "step_s,tokens_per_s,tflops_model,tflops_hw_f96,tflops_run,mfu,bubble";
  std::vector<std::string> parts;
  for (const SweepPoint &p : points) {
    const PipelineResult &r = p.result.step;
    for (const TimePart &t : timeParts(r, size_t(r.busiestStage)))
      if (!is_contained(parts, t.name))
        parts.push_back(t.name);
  }
  for (StringRef part : parts) {
    std::string column = part.str();
    llvm::replace(column, ' ', '_');
    os << ',' << column << "_s";
  }
  os << ",memory_bytes,device_bytes,fits,joules_per_step,usd_per_step,"
        "usd_per_gtoken\n";
  for (const SweepPoint &p : points) {
    const PlanSpec &plan = p.spec.plan;
    const RunResult &r = p.result;
    double step = r.step.stepTime, each = 1 / step / double(r.devices) / 1e12;
    RunCost cost = costOf(p.spec, r);
    os << formatv("{0},{1},{2},{3},{4},{5},{6},{7},{8},{9},{10},{11},{12},",
                  quoted(devicesOf(p.spec)), r.devices, plan.tp, plan.pp,
                  plan.dp, plan.cp, plan.ep, plan.vpp, plan.zero,
                  plain(plan.mbs), plain(plan.gbs), toString(plan.recompute),
                  toString(scheduleOf(plan)));
    double f96 = hardwareFlopsF96(p.spec.model, r.samples);
    double model = modelFlops(p.spec.model, r);
    os << formatv("{0:F6},{1:F1},{2:F3},{3},{4:F3},{5:F5},{6:F5}", step,
                  r.tokens / step, model * each,
                  f96 > 0 ? formatv("{0:F3}", f96 * each).str() : "",
                  r.hardwareFlops * each,
                  r.peakFlops > 0 ? model * each * 1e12 / r.peakFlops : 0.0,
                  r.step.bubble);
    auto all = timeParts(r.step, size_t(r.step.busiestStage));
    for (const std::string &part : parts) {
      double s = 0;
      for (const TimePart &t : all)
        s += t.name == part ? t.seconds : 0;
      os << formatv(",{0:F6}", s);
    }
    os << formatv(",{0:F0},{1:F0},{2},{3:F1},{4:F4},{5:F2}\n", r.memory,
                  r.deviceMemory, r.fits() ? 1 : 0, cost.joules, cost.dollars,
                  cost.dollarsPerBillionTokens);
  }
}

} // namespace dgc
