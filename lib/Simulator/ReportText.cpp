//===- ReportText.cpp - Tables for people ---------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "ReportModel.h"
#include "dgc/Simulator/Report.h"
#include "dgc/Support/Units.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace dgc {

using namespace simulator;
using namespace units;

namespace {
/// Columns as wide as what is in them; the first is aligned to the left.
class Table {
public:
  void add(std::vector<std::string> row) { rows.push_back(std::move(row)); }
  void print(raw_ostream &os, int indent = 2) const {
    std::vector<size_t> width;
    for (const auto &row : rows) {
      width.resize(std::max(width.size(), row.size()));
      for (auto [w, cell] : zip(width, row))
        w = std::max(w, cell.size());
    }
    for (const auto &row : rows) {
      std::string line(size_t(indent), ' ');
      for (auto [i, cell] : enumerate(row)) {
        std::string pad(width[i] - cell.size(), ' ');
        line += i == 0 ? cell + pad : "  " + pad + cell;
      }
      os << StringRef(line).rtrim() << '\n';
    }
  }

private:
  std::vector<std::vector<std::string>> rows;
};
} // namespace

static void printFacts(raw_ostream &os, ArrayRef<Fact> facts) {
  for (const Fact &f : facts)
    os << formatv("{0,-18}{1}\n", f.name, f.text);
}

static void printTime(raw_ostream &os, const RunResult &run) {
  size_t busiest = size_t(run.step.busiestStage);
  os << "\nwhere the step goes";
  if (run.step.stages.size() > 1)
    os << " (stage " << busiest << ", the busiest)";
  os << '\n';
  Table table;
  for (const TimePart &p : timeParts(run.step, busiest))
    table.add(
        {p.name, seconds(p.seconds), percent(p.seconds / run.step.stepTime)});
  table.print(os);
  double hidden = run.step.stages[busiest].hiddenSeconds;
  if (hidden > 0)
    os << "  (" << seconds(hidden) << " of communication beside compute)\n";
}

static void printBlocks(raw_ostream &os, const RunResult &run) {
  BlockTable blocks = blockTable(run);
  if (blocks.blocks.empty())
    return;
  os << "\na microbatch through one block, forward and backward\n";
  Table table;
  std::vector<std::string> head{"block"};
  append_range(head, blocks.blocks);
  table.add(head);
  for (auto [name, row] : zip(blocks.rows, blocks.seconds)) {
    std::vector<std::string> cells{name};
    for (double s : row)
      cells.push_back(seconds(s));
    table.add(cells);
  }
  table.print(os);
}

/// Stages that differ in memory: all, or if they are many, the first, the last,
/// the fullest and some between.
static std::vector<StageRange> shownRanges(const PipelineResult &step) {
  constexpr size_t most = 6;
  std::vector<StageRange> all = memoryRanges(step), shown;
  if (all.size() <= most)
    return all;
  size_t fullest = 0;
  for (size_t i = 0; i < all.size(); ++i)
    if (step.memory[all[i].first].peak > step.memory[all[fullest].first].peak)
      fullest = i;
  for (size_t i = 0; i < all.size(); ++i) {
    // The evenly spaced ones: where i (most - 1) / (n - 1) enters a new
    // integer.
    size_t n = all.size() - 1;
    bool even = i == 0 || i * (most - 1) / n != (i - 1) * (most - 1) / n;
    if (even || i == fullest)
      shown.push_back(all[i]);
  }
  return shown;
}

static void printMemory(raw_ostream &os, const RunResult &run) {
  os << "\nmemory of a device, by stage\n";
  std::vector<StageRange> ranges = shownRanges(run.step);
  Table table;
  std::vector<std::string> head{"stage"};
  for (const StageRange &r : ranges)
    head.push_back(r.name());
  table.add(head);
  for (const MemoryRow &row : memoryRows(run, ranges)) {
    std::vector<std::string> cells{row.name};
    for (double b : row.bytes)
      cells.push_back(bytes(b));
    table.add(cells);
  }
  std::vector<std::string> flights{"microbatches held"};
  for (const StageRange &r : ranges)
    flights.push_back(std::to_string(run.step.memory[r.first].inFlight));
  table.add(flights);
  table.print(os);
  if (std::string why = whyNoFit(run); !why.empty())
    os << "DOES NOT FIT: " << why << '\n';
  else if (run.deviceMemory > 0)
    os << "  fits: a device has " << bytes(run.deviceMemory) << '\n';
}

void printRun(raw_ostream &os, const RunSpec &spec, const RunResult &run) {
  printFacts(os, headFacts(spec, run));
  os << '\n';
  printFacts(os, figureFacts(spec, run));
  printTime(os, run);
  printBlocks(os, run);
  printMemory(os, run);
}

static void printWhatIfs(raw_ostream &os, ArrayRef<WhatIf> list) {
  Table table;
  for (const WhatIf &w : list) {
    std::vector<std::string> row{w.what, seconds(w.step), change(w.gain)};
    if (w.memory > 0)
      row.push_back(bytes(w.memory) + (w.fits ? "" : ", does not fit"));
    table.add(row);
  }
  table.print(os);
}

void printBottleneck(raw_ostream &os, const Bottleneck &b) {
  os << "\nwhat limits it: " << limitText(b) << '\n';
  os << "had this been otherwise (simulated: step, throughput)\n";
  printWhatIfs(os, b.ideal);
  if (b.changes.empty())
    return;
  os << "other plans (simulated: step, throughput, memory of a device)\n";
  printWhatIfs(os, b.changes);
}

void printSweep(raw_ostream &os, const Sweep &sweep, size_t most) {
  bool scaling =
      sweep.kind == SweepKind::Strong || sweep.kind == SweepKind::Weak;
  Table table;
  table.add(sweepHead(sweep));
  for (const SweepPoint &p : ArrayRef(sweep.points).take_front(most))
    table.add(sweepRow(sweep, p));
  table.print(os, 0);
  if (sweep.points.size() > most)
    os << "and " << sweep.points.size() - most << " more (--csv has all)\n";
  if (sweep.failed)
    os << sweep.failed << " more cannot be; the first: " << sweep.firstError
       << '\n';
  if (scaling)
    os << lossText(sweep) << '\n';
}

} // namespace dgc
