//===- ReportModel.h - What all forms of a report say -----------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_SIMULATOR_REPORTMODEL_H
#define DGC_LIB_SIMULATOR_REPORTMODEL_H

#include "dgc/Simulator/Report.h"

namespace dgc::simulator {

struct Fact {
  std::string name, text;
};
/// Model, cluster and plan.
std::vector<Fact> headFacts(const RunSpec &spec, const RunResult &run);
/// Step time, throughput, FLOPs, bubble, energy, price.
std::vector<Fact> figureFacts(const RunSpec &spec, const RunResult &run);

struct MemoryRow {
  std::string name;
  std::vector<double> bytes; // by range of stages
};
/// Kinds that are not zero everywhere, what the process takes, and the sum.
std::vector<MemoryRow> memoryRows(const RunResult &run,
                                  llvm::ArrayRef<StageRange> ranges);
/// Which stage does not fit, by how much, and what it holds; empty if all fit.
std::string whyNoFit(const RunResult &run);

/// What blocks of the model take for one microbatch, forward and backward,
/// nothing recomputed.
struct BlockTable {
  std::vector<std::string> blocks; // "layer", "layer with experts", "head"
  std::vector<std::string> rows;   // kinds of work that are not 0 everywhere
  std::vector<std::vector<double>> seconds; // by row, then block
};
BlockTable blockTable(const RunResult &run);

/// "compute (62 % of the step), then ...".
std::string limitText(const Bottleneck &bottleneck);

std::vector<std::string> sweepHead(const Sweep &sweep);
std::vector<std::string> sweepRow(const Sweep &sweep, const SweepPoint &point);
/// Throughput of a device over that of the first point.
double efficiencyOf(const Sweep &sweep, const SweepPoint &point);
/// Which part does not scale, and what it takes at the last point.
std::string lossText(const Sweep &sweep);

} // namespace dgc::simulator

#endif // DGC_LIB_SIMULATOR_REPORTMODEL_H
