//===- ReportModel.cpp - What all forms of a report say -------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "ReportModel.h"
#include "PipelineOf.h"
#include "dgc/Cost/Catalog.h"
#include "dgc/Support/Units.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace dgc {

using namespace simulator;
using namespace units;

std::string planText(const PlanSpec &p) {
  std::string text;
  auto add = [&](StringRef key, const Twine &value) {
    text += (Twine(text.empty() ? "" : ", ") + key + " " + value).str();
  };
  auto axis = [&](StringRef key, int64_t n) {
    if (n > 1)
      add(key, Twine(n));
  };
  add("tp", Twine(p.tp));
  add("pp", Twine(p.pp));
  add("dp", Twine(p.dp));
  axis("cp", p.cp);
  axis("ep", p.ep);
  axis("vpp", p.vpp);
  if (p.zero)
    add("zero", Twine(p.zero));
  add("mbs", plain(p.mbs));
  add("gbs", plain(p.gbs));
  add("recompute", toString(p.recompute));
  if (p.sequenceParallel)
    text += ", sequence parallel";
  if (p.pp > 1)
    text += ", " + toString(scheduleOf(p)).str();
  return text;
}

RunCost costOf(const RunSpec &spec, const RunResult &run) {
  RunCost c;
  double n = double(run.devices), tokens = std::max(run.tokens, 1e-300);
  c.watts = n * run.watts;
  c.joules = c.watts * run.step.stepTime;
  c.joulesPerToken = c.joules / tokens;
  c.dollars = n * run.price * run.step.stepTime / 3600;
  c.dollarsPerBillionTokens = c.dollars / tokens * 1e9;
  c.priceDate = run.price > 0 ? run.priceDate : "";
  return c;
}

namespace simulator {

static std::string modelText(const ModelSpec &m, const RunResult &run) {
  std::string text = m.family;
  auto add = [&](const Twine &t) { text += (", " + t).str(); };
  if (m.isConv()) {
    add("depth " + Twine(m.depth));
    if (m.width > 1)
      add("width " + Twine(m.width));
    add(Twine(m.image) + " x " + Twine(m.image) + " images");
    add(Twine(m.classes) + " classes");
  } else {
    add(Twine(m.layers) + " layers");
    add("hidden " + Twine(m.hidden));
    add(Twine(m.heads) + " heads");
    if (m.kvHeads != m.heads)
      add(Twine(m.kvHeads) + " key/value heads");
    if (m.experts > 1)
      add(Twine(m.experts) + " experts, " + Twine(m.topk) + " a token");
    add("sequence " + Twine(m.seq));
    add("vocabulary " + Twine(m.vocab));
  }
  if (run.parameters > 0)
    text += run.parameters < 1e9
                ? formatv(": {0:F1} M parameters", run.parameters / 1e6).str()
                : formatv(": {0:F1} B parameters", run.parameters / 1e9).str();
  return text;
}

static std::string siteText(const SiteSpec &site) {
  const DeviceEntry *entry = builtinCatalog().findDevice(site.device.name);
  StringRef network = site.outside.name;
  return network.empty() || (entry && network == entry->network)
             ? site.device.name
             : (site.device.name + " on " + network).str();
}

/// The stages on a sort of nodes: they are neighbours.
static StageRange stagesOn(const RunResult &run, int site) {
  auto first = find(run.siteOf, site) - run.siteOf.begin();
  auto number = llvm::count(run.siteOf, site);
  return StageRange{size_t(first), size_t(first + number - 1)};
}

std::vector<Fact> headFacts(const RunSpec &spec, const RunResult &run) {
  std::string cluster = siteText(spec.sites[0]) + ": " +
                        many(double(run.devices), "device") + " in " +
                        many(double(run.nodes), "node");
  if (spec.sites.size() > 1) {
    cluster = many(double(run.devices), "device") + ":";
    for (auto [i, site] : enumerate(spec.sites)) {
      StageRange stages = stagesOn(run, int(i));
      cluster +=
          (i ? ", " : " ") + many(double(site.nodes()), "node") + " of " +
          siteText(site) +
          (stages.first == stages.last ? " for stage " : " for stages ") +
          stages.name();
    }
  }
  std::string batches = many(double(run.microbatches), "microbatch") + " of " +
                        plain(spec.plan.mbs);
  std::vector<Fact> facts{{"model", modelText(spec.model, run)},
                          {"cluster", cluster},
                          {"plan", planText(spec.plan) + " (" + batches + ")"}};
  for (const std::string &remark : run.remarks)
    facts.push_back({"remark", remark});
  return facts;
}

std::vector<Fact> figureFacts(const RunSpec &spec, const RunResult &run) {
  double step = run.step.stepTime, n = double(run.devices);
  std::vector<Fact> facts{{"step time", seconds(step)}};
  double rows = run.samples / step;
  std::string rate =
      (rows < 1000 ? quantity(rows, "") : count(rows) + " ") + "sequences/s";
  if (spec.model.seq == 0)
    rate = count(run.samples / step) + " images/s";
  else
    rate = count(run.tokens / step) + " tokens/s, " + rate;
  facts.push_back({"throughput", rate});
  auto each = [&](double flops) {
    return formatv("{0:F1}", flops / step / n / 1e12).str();
  };
  double model = modelFlops(spec.model, run);
  std::string tera = each(model) + " (MODEL)";
  double f96 = hardwareFlopsF96(spec.model, run.samples);
  if (f96 > 0)
    tera += ", " + each(f96) + " (HW_F96)";
  tera += ", " + each(run.hardwareFlops) + " as run";
  facts.push_back({"TFLOP/s a device", tera});
  if (run.peakFlops > 0)
    facts.push_back({"MFU", percent(model / step / n / run.peakFlops) + " of " +
                                quantity(run.peakFlops, "FLOP/s")});
  facts.push_back({"bubble", percent(run.step.bubble)});
  RunCost cost = costOf(spec, run);
  bool conv = spec.model.isConv();
  if (cost.watts > 0)
    facts.push_back(
        {"energy", quantity(cost.joules, "J") + " a step, " +
                       quantity(cost.joulesPerToken, "J") +
                       (conv ? " an image, " : " a token, ") +
                       quantity(cost.joulesPerToken / 3.6 * 1e6, "Wh") +
                       (conv ? " a billion images (" : " a billion tokens (") +
                       quantity(cost.watts, "W") + ")"});
  if (!cost.priceDate.empty())
    facts.push_back(
        {"price", dollars(cost.dollars) + " a step, " +
                      dollars(cost.dollarsPerBillionTokens) +
                      (conv ? " a billion images ($" : " a billion tokens ($") +
                      formatv("{0:F2}", run.price).str() +
                      " a device and hour, " + cost.priceDate + ")"});
  return facts;
}

std::vector<MemoryRow> memoryRows(const RunResult &run,
                                  ArrayRef<StageRange> ranges) {
  std::vector<MemoryRow> rows;
  MemoryRow sum{"all", {}};
  for (int k = 0; k < numMemoryKinds; ++k) {
    MemoryRow row{toString(MemoryKind(k)).str(), {}};
    for (const StageRange &r : ranges)
      row.bytes.push_back(run.step.memory[r.first].atPeak[k]);
    if (any_of(row.bytes, [](double b) { return b > 0; }))
      rows.push_back(row);
  }
  for (const StageRange &r : ranges)
    sum.bytes.push_back(run.step.memory[r.first].peak);
  rows.push_back(sum);
  return rows;
}

std::string whyNoFit(const RunResult &run) {
  if (run.fits())
    return "";
  size_t fullest = run.fullestStage();
  std::string kinds;
  const StageMemory &m = run.step.memory[fullest];
  SmallVector<std::pair<double, int>> parts;
  for (int k = 0; k < numMemoryKinds; ++k)
    parts.push_back({-m.atPeak[k], k});
  llvm::sort(parts);
  for (auto [b, k] : parts)
    if (-b > 0.05 * m.peak)
      kinds += (kinds.empty() ? "" : ", ") + toString(MemoryKind(k)).str() +
               " " + bytes(-b);
  return "stage " + std::to_string(fullest) + " needs " + bytes(run.memory) +
         ", a device has " + bytes(run.deviceMemory) + " (" + kinds + ")";
}

BlockTable blockTable(const RunResult &run) {
  BlockTable table;
  std::vector<const BlockTime *> blocks;
  auto add = [&](StringRef name, const BlockTime &b) {
    if (b.total() <= 0)
      return;
    table.blocks.push_back(name.str());
    blocks.push_back(&b);
  };
  add("layer", run.time.layer);
  add("layer with experts", run.time.moeLayer);
  add("embedding", run.time.embedding);
  add("head", run.time.head);
  static constexpr std::pair<StringLiteral, double BlockTime::*> kinds[] = {
      {"matrix products", &BlockTime::product},
      {"attention", &BlockTime::attention},
      {"memory bound", &BlockTime::memoryBound},
      {"tensor parallel", &BlockTime::tensorParallel},
      {"context parallel", &BlockTime::contextParallel},
      {"expert parallel", &BlockTime::expertParallel},
      {"parameters (beside compute)", &BlockTime::gathers},
      {"host, a pass (beside compute)", &BlockTime::issue}};
  for (auto &[name, kind] : kinds) {
    std::vector<double> row;
    for (const BlockTime *b : blocks)
      row.push_back(b->*kind);
    if (none_of(row, [](double s) { return s > 0; }))
      continue;
    table.rows.push_back(name.str());
    table.seconds.push_back(row);
  }
  return table;
}

std::string limitText(const Bottleneck &b) {
  double step = 0;
  for (const TimePart &p : b.limits)
    step += p.seconds;
  std::string text;
  for (const TimePart &p : ArrayRef(b.limits).take_front(4))
    if (text.empty() || p.seconds > 0.02 * step)
      text += (text.empty() ? "" : ", then ") + p.name + " (" +
              percent(p.seconds / step) + ")";
  if (b.imbalance > 0.005)
    text += "; stage " + std::to_string(b.busiestStage) + " works " +
            percent(b.imbalance) + " longer than the mean";
  if (b.fullness > 0)
    text += "; stage " + std::to_string(b.fullestStage) + " uses " +
            percent(b.fullness) + " of its memory";
  return text;
}

} // namespace simulator
} // namespace dgc
