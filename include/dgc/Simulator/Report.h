//===- Report.h - What a simulated run comes to, for people -----*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// From a RunResult (Run.h) to tables, CSV, pages and traces; what limits a run
// and what a change would gain, each found by another simulation; and sweeps
// over plans and cluster sizes. Nothing here prices anything.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_SIMULATOR_REPORT_H
#define DGC_SIMULATOR_REPORT_H

#include "dgc/Simulator/Run.h"
#include "llvm/Support/raw_ostream.h"

namespace dgc {

/// A share of the step time.
struct TimePart {
  std::string name;
  double seconds = 0;
};

/// FLOPs that the model itself needs in a step of `run`, whatever the plan:
/// three times the products of the forward pass, the whole square of attention,
/// 12 B s L h^2 ((1 + kv/a + s/h) + f/h + V/2Lh) for a dense model without
/// gates. Latent attention is counted on the run's graph.
double modelFlops(const ModelSpec &model, const RunResult &run);

/// FLOPs of a dense transformer's step by the formula of Narayanan et al.
/// (arXiv:2104.04473), 96 B s L h^2 (1 + s/6h + V/16Lh): forward, backward and
/// a full recompute, the whole square of attention. 0 for other models.
double hardwareFlopsF96(const ModelSpec &model, double sequences);

/// Where the time of stage `s` goes; adds up to the step time. Parts that are
/// zero on all stages are left out.
std::vector<TimePart> timeParts(const PipelineResult &result, size_t stage);

/// Stages first to last (both included) that are alike.
struct StageRange {
  size_t first = 0, last = 0;
  std::string name() const; // "0", "1-14"
};
/// Neighbouring stages whose memory is the same.
std::vector<StageRange> memoryRanges(const PipelineResult &result);

/// Energy and price, from the cluster's power and price figures.
struct RunCost {
  double watts = 0;  // of all devices, each with its share of its node
  double joules = 0; // a step
  double joulesPerToken = 0;
  double dollars = 0; // a step
  double dollarsPerBillionTokens = 0;
  std::string priceDate; // when that was the price; empty: not known
};
RunCost costOf(const RunSpec &spec, const RunResult &result);

/// Another simulation of the run, with one thing changed.
struct WhatIf {
  std::string what;
  double step = 0;   // seconds
  double gain = 0;   // throughput over that of the run, minus 1
  double memory = 0; // bytes of the fullest stage; 0: as before
  bool fits = true;
};

struct Bottleneck {
  std::vector<TimePart> limits; // of the busiest stage, largest first
  int busiestStage = 0;
  double imbalance = 0; // its work over the mean stage's, minus 1
  size_t fullestStage = 0;
  double fullness = 0; // part of its device's memory that it uses; 0: unknown
  std::vector<WhatIf> ideal;   // had this been free: largest gain first
  std::vector<WhatIf> changes; // other plans: largest gain first
};
Bottleneck findBottleneck(const RunSpec &spec, const RunResult &result);

/// One run of a sweep.
struct SweepPoint {
  RunSpec spec;
  RunResult result; // without its pipeline, but for scaling
};
enum class SweepKind {
  Plans,  // all splits of the devices
  Strong, // more nodes, the same batch
  Weak,   // more nodes, a batch that grows with them
  Values  // given values of the plan's keys
};
struct Sweep {
  SweepKind kind = SweepKind::Plans;
  std::vector<SweepPoint> points; // plans: fastest first, those that fit before
  size_t failed = 0;              // plans that cannot be, not listed
  std::string firstError;         // why the first of these cannot
};
/// `text` is `plans`, `strong:8,16,32` or `weak:8,16,32` (nodes), or values of
/// plan keys, `mbs=1,2,4;recompute=none,full`, which replace those that
/// `planKeys` (the text of spec.plan) gives. An error text, or empty.
std::string runSweep(llvm::StringRef text, const RunSpec &spec,
                     llvm::StringRef planKeys, Sweep &sweep);

/// Replaces spec.plan, of which precision, batch, ZeRO and the like stay, by
/// the fastest plan for the cluster's devices that fits. An error text, or
/// empty.
std::string findBestPlan(RunSpec &spec);

/// What of a scaling sweep does not scale: for each point the seconds of each
/// part beyond what the first point's would be, had it scaled.
struct ScalingLoss {
  std::string part; // the one that loses most at the last point
  std::vector<std::vector<TimePart>> excess; // by point
};
ScalingLoss findLoss(const Sweep &sweep);

/// How the run is told apart from others: "tp 8, pp 16, dp 8, ...".
std::string planText(const PlanSpec &plan);

void printRun(llvm::raw_ostream &os, const RunSpec &spec,
              const RunResult &result);
void printBottleneck(llvm::raw_ostream &os, const Bottleneck &bottleneck);
void printSweep(llvm::raw_ostream &os, const Sweep &sweep, size_t most);

/// One line a run, with a header.
void writeCsv(llvm::raw_ostream &os, llvm::ArrayRef<SweepPoint> points);

/// A page that stands alone: no scripts, nothing loaded from elsewhere.
struct Page {
  const RunSpec *spec = nullptr;
  const RunResult *result = nullptr;
  const Bottleneck *bottleneck = nullptr;
  const Sweep *sweep = nullptr; // or null
};
void writeHtml(llvm::raw_ostream &os, const Page &page);

/// Chrome trace events, which Perfetto opens: one process a stage, with
/// threads for compute and kinds of communication, and its memory as a counter.
/// `result` is one with tasks (Detail::Tasks).
void writeTrace(llvm::raw_ostream &os, const PipelineResult &result);

} // namespace dgc

#endif // DGC_SIMULATOR_REPORT_H
