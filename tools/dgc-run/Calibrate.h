//===- Calibrate.h - Measuring this host for the planner --------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Times of generated code and of the runtime's collectives, and the constants
// of the cost model that come nearest to them. All ranks run at once, each on
// its share of the cores, as in a run: what they share is measured as shared.
// Medians of many repetitions count, on a machine that does nothing else.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_TOOLS_DGC_RUN_CALIBRATE_H
#define DGC_TOOLS_DGC_RUN_CALIBRATE_H

#include "dgc/Cost/CostModel.h"
#include "dgc/Runtime/RunOptions.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace dgc {

/// Compiles a program for `ranks` ranks that all run it whole, as annotated.
rt::Error compileText(llvm::StringRef text, int64_t ranks,
                      std::unique_ptr<rt::Package> &out);

/// What the planner predicts for `text`, as annotated, on `ranks` ranks of
/// `device` that `link` joins.
rt::Error planSeconds(llvm::StringRef text, const Device &device,
                      const Link &link, int ranks, double &seconds);

/// Writes a cluster file; `link` counts from two ranks on.
void writeCluster(llvm::raw_ostream &os, const Device &device, const Link &link,
                  int ranks);

/// The median step of `text`, compiled for `ranks` ranks as it is annotated.
rt::Error timeText(const rt::RunOptions &options, llvm::StringRef text,
                   int ranks, double &seconds);

/// Fills in what one of `ranks` ranks computes in which time.
rt::Error calibrateKernels(const rt::RunOptions &options, int ranks,
                           Device &device);

/// Fills in the link between up to `ranks` ranks, given what they compute.
rt::Error calibrateCollectives(const rt::RunOptions &options, int ranks,
                               const Device &device, Link &link);

/// --calibrate: both, and the cluster file.
rt::Error calibrate(const rt::RunOptions &options);

} // namespace dgc

#endif // DGC_TOOLS_DGC_RUN_CALIBRATE_H
