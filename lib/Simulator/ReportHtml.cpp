//===- ReportHtml.cpp - A page about a run --------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "ReportModel.h"
#include "Svg.h"
#include "dgc/Support/Units.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace dgc {

using namespace simulator;
using namespace units;

static constexpr StringLiteral pageStyle = R"(
body{margin:0 auto;max-width:1120px;padding:24px 20px 60px;color:var(--ink);background:var(--paper);font:14px/1.45 system-ui,sans-serif}
h1{font-size:20px;margin:0 0 4px}h2{font-size:16px;margin:32px 0 8px}
.facts{color:var(--soft);margin:0 0 16px}.facts b{color:var(--ink);font-weight:600}
.tiles{display:flex;flex-wrap:wrap;gap:10px}.tile{background:var(--card);border-radius:8px;padding:10px 14px;min-width:130px}
.tile b{display:block;font-size:19px}.tile span{color:var(--soft);font-size:12px}
.row{display:flex;flex-wrap:wrap;gap:20px 36px;align-items:flex-start}.row>div{max-width:540px}.row>div.wide{max-width:none}
.legend{margin:2px 0 10px;color:var(--soft);font-size:12px}.legend span{margin-right:10px;white-space:nowrap}
table{border-collapse:collapse;font-size:13px;font-variant-numeric:tabular-nums}
th,td{padding:3px 12px 3px 0;text-align:right;border-bottom:1px solid var(--grid)}
th{color:var(--soft);font-weight:500}th:first-child,td:first-child{text-align:left}
.bad{color:var(--c5);font-weight:600}.good{color:var(--c2)}.note{color:var(--soft);font-size:13px;max-width:760px}
svg{max-width:100%;height:auto}
)";

namespace {
constexpr double gib = 1 << 30;

class PageWriter {
public:
  PageWriter(raw_ostream &os, const Page &page)
      : os(os), page(page), spec(*page.spec), run(*page.result) {}

  void write() {
    os << "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
          "<meta name=\"viewport\" content=\"width=device-width\">"
          "<title>dgc-sim report</title>\n<style>"
       << svg::style() << pageStyle << "</style></head><body>\n";
    head();
    time();
    memory();
    schedule();
    if (page.bottleneck)
      bottleneck();
    if (page.sweep)
      sweep();
    os << "</body></html>\n";
  }

private:
  void cell(const Twine &text, StringRef tag = "td", StringRef cls = "") {
    os << "<" << tag;
    if (!cls.empty())
      os << " class=\"" << cls << "\"";
    os << ">" << svg::escape(text.str()) << "</" << tag << ">";
  }
  template <typename Row> void row(const Row &cells, StringRef tag = "td") {
    os << "<tr>";
    for (const auto &c : cells)
      cell(c, tag);
    os << "</tr>\n";
  }

  void head() {
    os << "<h1>A simulated training step</h1>\n<p class=\"facts\">";
    for (const Fact &f : headFacts(spec, run))
      os << "<b>" << svg::escape(f.name) << "</b> " << svg::escape(f.text)
         << "<br>\n";
    os << "</p>\n<div class=\"tiles\">";
    auto tile = [&](StringRef value, StringRef name) {
      os << "<div class=\"tile\"><b>" << svg::escape(value) << "</b><span>"
         << svg::escape(name) << "</span></div>\n";
    };
    double step = run.step.stepTime, n = double(run.devices);
    double model = modelFlops(spec.model, run);
    tile(seconds(step), "step time");
    if (spec.model.seq == 0)
      tile(count(run.samples / step), "images a second");
    else
      tile(count(run.tokens / step), "tokens a second");
    tile(formatv("{0:F0}", model / step / n / 1e12).str(),
         "TFLOP/s a device (model)");
    if (run.peakFlops > 0)
      tile(percent(model / step / n / run.peakFlops), "MFU");
    tile(percent(run.step.bubble), "bubble");
    tile(bytes(run.memory), "of " + bytes(run.deviceMemory) + " a device");
    RunCost cost = costOf(spec, run);
    if (cost.watts > 0)
      tile(quantity(cost.joulesPerToken, "J"),
           spec.model.isConv() ? "an image" : "a token");
    if (!cost.priceDate.empty())
      tile(dollars(cost.dollarsPerBillionTokens),
           (spec.model.isConv() ? "a billion images (" : "a billion tokens (") +
               cost.priceDate + ")");
    os << "</div>\n";
    if (std::string why = whyNoFit(run); !why.empty())
      os << "<p class=\"bad\">Does not fit: " << svg::escape(why) << "</p>\n";
  }

  /// Stages that are drawn: all, or evenly chosen ones with both ends.
  std::vector<size_t> shownStages(size_t most) const {
    size_t n = run.step.stages.size();
    std::vector<size_t> out;
    for (size_t i = 0; i < std::min(n, most); ++i)
      out.push_back(n <= most ? i : i * (n - 1) / (most - 1));
    return out;
  }

  void time() {
    os << "<h2>Where the step goes</h2>\n<div class=\"row\"><div>";
    std::vector<std::string> names;
    std::vector<svg::Bar> bars;
    for (size_t s : shownStages(24)) {
      svg::Bar bar{"stage " + std::to_string(s), {}};
      names.clear();
      for (const TimePart &p : timeParts(run.step, s)) {
        names.push_back(p.name);
        bar.parts.push_back(p.seconds);
      }
      bars.push_back(bar);
    }
    svg::Plot plot;
    plot.title = "Time of a step by stage";
    plot.x = {"seconds", false, seconds};
    os << svg::bars(plot, names, bars) << "</div>\n<table>";
    size_t busiest = size_t(run.step.busiestStage);
    row(std::vector<std::string>{"stage " + std::to_string(busiest) +
                                     ", the busiest",
                                 "time", "share"},
        "th");
    for (const TimePart &p : timeParts(run.step, busiest))
      row(std::vector<std::string>{p.name, seconds(p.seconds),
                                   percent(p.seconds / run.step.stepTime)});
    os << "</table>";
    blocks();
    os << "</div>\n";
  }

  void blocks() {
    BlockTable blocks = blockTable(run);
    if (blocks.blocks.empty())
      return;
    os << "<table>";
    std::vector<std::string> head{"a microbatch, forward and backward"};
    append_range(head, blocks.blocks);
    row(head, "th");
    for (auto [name, times] : zip(blocks.rows, blocks.seconds)) {
      std::vector<std::string> cells{name};
      for (double s : times)
        cells.push_back(seconds(s));
      row(cells);
    }
    os << "</table>";
  }

  void memory() {
    os << "<h2>Memory of a device</h2>\n<div class=\"row\"><div>";
    std::vector<std::string> names;
    for (int k = 0; k < numMemoryKinds; ++k)
      names.push_back(toString(MemoryKind(k)).str());
    std::vector<svg::Bar> bars;
    for (size_t s : shownStages(24)) {
      const StageMemory &m = run.step.memory[s];
      svg::Bar bar{"stage " + std::to_string(s),
                   {m.atPeak.begin(), m.atPeak.end()}};
      bars.push_back(bar);
    }
    svg::Plot plot;
    plot.title = "At its peak, by stage";
    plot.x = {"", false, bytes, gib};
    plot.limit = run.deviceMemory;
    plot.limitName = "device: " + bytes(run.deviceMemory);
    os << svg::bars(plot, names, bars) << "</div><div>";
    memoryOverTime();
    os << "</div></div>\n";
  }

  /// The run with so few microbatches that its tasks can be drawn.
  const PipelineResult &drawn() {
    if (!tasks.stages.empty())
      return tasks;
    PipelineSpec few = run.pipeline;
    int p = int(few.stages.size()), v = int(few.stages[0].chunks.size());
    int most = std::max(2, std::min(p + 8, 5000 / (2 * p * v)));
    few.microbatches = std::min(few.microbatches, most);
    tasks = simulatePipeline(few, Detail::Tasks);
    shown = few.microbatches;
    return tasks;
  }

  std::string howMany() {
    if (shown == run.microbatches)
      return "";
    return " (with " + std::to_string(shown) + " of " +
           count(double(run.microbatches)) + " microbatches)";
  }

  void memoryOverTime() {
    const PipelineResult &r = drawn();
    std::vector<svg::Series> series;
    size_t n = r.memoryOver.size();
    for (auto [i, s] : enumerate(shownStages(4))) {
      if (s >= n)
        continue;
      svg::Series line{"stage " + std::to_string(s), {}, int(i), false, {}};
      for (const PipelineResult::MemoryAt &at : r.memoryOver[s])
        line.points.push_back({at.time, at.bytes});
      line.marked = false;
      series.push_back(std::move(line));
    }
    svg::Plot plot;
    plot.title = "Over time" + howMany();
    plot.x = {"time in the step", false, seconds};
    plot.y = {"", false, bytes, gib};
    plot.steps = true;
    plot.limit = run.deviceMemory;
    plot.limitName = "device";
    os << svg::lines(plot, series);
  }

  void schedule() {
    const PipelineResult &r = drawn();
    os << "<h2>Schedule</h2>\n";
    static constexpr int colours[] = {0, 2, 6, 8, 8, 5, 3, 4};
    std::vector<svg::Span> spans;
    std::vector<std::string> rows;
    for (size_t s = 0; s < r.stages.size(); ++s)
      rows.push_back("stage " + std::to_string(s));
    bool used[8] = {};
    for (const PipelineTask &t : r.tasks) {
      svg::Span span{t.stage, colours[t.kind], t.start, t.end, "",
                     "",      t.communication};
      used[t.kind] = true;
      span.title = toString(t.kind).str();
      if (t.microbatch >= 0) {
        span.title += " of microbatch " + std::to_string(t.microbatch);
        if (!t.communication)
          span.text = std::to_string(t.microbatch);
        if (run.pipeline.stages[0].chunks.size() > 1)
          span.title += ", chunk " + std::to_string(t.chunk);
      }
      span.title += ": " + seconds(t.end - t.start);
      spans.push_back(std::move(span));
    }
    svg::Plot plot;
    plot.title = toString(run.pipeline.schedule).str() + howMany();
    plot.x = {"time", false, seconds};
    plot.width = 1060;
    os << svg::timeline(plot, rows, spans);
    std::vector<std::pair<std::string, int>> names;
    for (int k = 0; k < 8; ++k)
      if (used[k])
        names.push_back({toString(PipelineTask::Kind(k)).str(), colours[k]});
    os << svg::legend(names);
  }

  void whatIfs(StringRef title, ArrayRef<WhatIf> list) {
    if (list.empty())
      return;
    os << "<table>";
    bool memory = any_of(list, [](const WhatIf &w) { return w.memory > 0; });
    std::vector<std::string> names{title.str(), "step", "throughput"};
    if (memory)
      names.push_back("memory");
    row(names, "th");
    for (const WhatIf &w : list) {
      os << "<tr>";
      cell(w.what);
      cell(seconds(w.step));
      cell(change(w.gain), "td", w.gain > 0.001 && w.fits ? "good" : "");
      if (memory)
        cell(bytes(w.memory) + (w.fits ? "" : ", does not fit"), "td",
             w.fits ? "" : "bad");
      os << "</tr>\n";
    }
    os << "</table>\n";
  }

  void bottleneck() {
    const Bottleneck &b = *page.bottleneck;
    os << "<h2>What limits it</h2>\n<p>" << svg::escape(limitText(b))
       << "</p>\n<div class=\"row\">";
    whatIfs("Had this been otherwise", b.ideal);
    whatIfs("Another plan", b.changes);
    os << "</div>\n<p class=\"note\">Each line is a simulation of its own, "
          "with "
          "one thing changed.</p>\n";
  }

  void sweep() {
    const Sweep &s = *page.sweep;
    os << "<h2>Sweep</h2>\n<div class=\"row\">";
    if (s.kind == SweepKind::Strong || s.kind == SweepKind::Weak)
      scaling(s);
    else
      plans(s);
    os << "</div>\n<table>";
    row(sweepHead(s), "th");
    for (const SweepPoint &p : ArrayRef(s.points).take_front(30))
      row(sweepRow(s, p));
    os << "</table>\n";
    if (s.points.size() > 30)
      os << "<p class=\"note\">and " << s.points.size() - 30 << " more</p>\n";
  }

  static svg::Axis devicesAxis() {
    return {"devices", true, [](double d) { return count(d); }};
  }

  void scaling(const Sweep &s) {
    svg::Series rate{"simulated", {}, 0, false, {}},
        ideal{"linear", {}, 8, true, {}}, perToken{"", {}, 2, false, {}},
        price{"", {}, 5, false, {}};
    ideal.marked = false;
    double first = 0;
    for (const SweepPoint &p : s.points) {
      double n = double(p.result.devices);
      double r =
          std::max(p.result.tokens, p.result.samples) / p.result.step.stepTime;
      if (first == 0)
        first = r / n;
      rate.points.push_back({n, r});
      ideal.points.push_back({n, first * n});
      RunCost c = costOf(p.spec, p.result);
      perToken.points.push_back({n, c.joulesPerToken});
      price.points.push_back({n, c.dollarsPerBillionTokens});
    }
    svg::Plot plot;
    plot.title = s.kind == SweepKind::Strong
                     ? "Strong scaling: the same batch on more devices"
                     : "Weak scaling: a batch that grows with the devices";
    plot.x = devicesAxis();
    plot.y = {"tokens a second", true, count};
    os << "<div>" << svg::lines(plot, {rate, ideal}) << "</div><div>";
    lost(s);
    os << "</div><div>";
    plot.title = "Energy";
    plot.y = {"joules a token", false, {}};
    os << svg::lines(plot, {perToken}) << "</div><div>";
    plot.title = "Price";
    plot.y = {"USD a billion tokens", false, dollars};
    os << svg::lines(plot, {price}) << "</div></div><p>"
       << svg::escape(lossText(s)) << "</p><div>";
  }

  /// Device time by part, for the same work: flat bars are perfect scaling.
  void lost(const Sweep &s) {
    std::vector<std::string> names;
    for (const SweepPoint &p : s.points)
      for (const TimePart &t :
           timeParts(p.result.step, size_t(p.result.step.busiestStage)))
        if (!is_contained(names, t.name))
          names.push_back(t.name);
    std::vector<svg::Bar> bars;
    for (const SweepPoint &p : s.points) {
      svg::Bar bar{count(double(p.result.devices)),
                   std::vector<double>(names.size(), 0)};
      double scale = double(p.result.devices) /
                     std::max(p.result.tokens, p.result.samples) * 1e6;
      for (const TimePart &t :
           timeParts(p.result.step, size_t(p.result.step.busiestStage)))
        bar.parts[size_t(find(names, t.name) - names.begin())] +=
            t.seconds * scale;
      bars.push_back(bar);
    }
    svg::Plot plot;
    plot.title = "Device seconds a million tokens: what grows does not scale";
    plot.x = {"device seconds", false, seconds};
    os << svg::bars(plot, names, bars);
  }

  /// The plans that no other one beats in both time and memory.
  static svg::Series frontier(const Sweep &s) {
    std::vector<std::pair<double, double>> points;
    for (const SweepPoint &p : s.points)
      points.push_back({p.result.memory, p.result.step.stepTime});
    llvm::sort(points);
    svg::Series best{"fastest for their memory", {}, 0, false, {}};
    best.marked = false;
    for (auto &p : points)
      if (best.points.empty() || p.second < best.points.back().second)
        best.points.push_back(p);
    return best;
  }

  void plans(const Sweep &s) {
    svg::Series fits{"fits", {}, 2, false, {}},
        large{"does not fit", {}, 5, false, {}};
    fits.joined = large.joined = false;
    for (const SweepPoint &p : s.points) {
      svg::Series &to = p.result.fits() ? fits : large;
      to.points.push_back({p.result.memory, p.result.step.stepTime});
      to.titles.push_back(planText(p.spec.plan) + ": " +
                          seconds(p.result.step.stepTime) + ", " +
                          bytes(p.result.memory));
    }
    svg::Plot plot;
    plot.title = "Plans: time against memory";
    plot.x = {"memory of a device", true, bytes};
    plot.y = {"step time", true, seconds};
    plot.width = 720;
    plot.height = 360;
    std::vector<svg::Series> series;
    for (svg::Series *x : {&fits, &large})
      if (!x->points.empty())
        series.push_back(std::move(*x));
    series.push_back(frontier(s));
    os << "<div class=\"wide\">" << svg::lines(plot, series) << "</div>";
  }

  raw_ostream &os;
  const Page &page;
  const RunSpec &spec;
  const RunResult &run;
  PipelineResult tasks; // of drawn()
  int64_t shown = 0;
};
} // namespace

void writeHtml(raw_ostream &os, const Page &page) {
  PageWriter(os, page).write();
}

} // namespace dgc
