//===- Calibrate.h - Measuring this host for the planner --------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Times of generated code and of the runtime's collectives, and the constants
// of the cost model that come nearest to them. All ranks run at once, each on
// its share of the cores, as in a run: what they share is measured as shared.
// The fastest of many repetitions counts, since other work on the machine only
// adds.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_TOOLS_DGC_RUN_CALIBRATE_H
#define DGC_TOOLS_DGC_RUN_CALIBRATE_H

#include "dgc/Cost/CostModel.h"
#include "dgc/Runtime/RunOptions.h"
#include "llvm/ADT/StringRef.h"

namespace dgc {

/// Compiles a program for `ranks` ranks that all run it whole, as annotated.
rt::Error compileText(llvm::StringRef text, int64_t ranks,
                      std::unique_ptr<rt::Package> &out);

/// Fills in what one of `ranks` ranks computes in which time.
rt::Error calibrateKernels(const rt::RunOptions &options, int ranks,
                           Device &device);

/// Fills in the link between up to `ranks` ranks.
rt::Error calibrateCollectives(const rt::RunOptions &options, int ranks,
                               Link &link);

/// --calibrate: both, and the cluster file.
rt::Error calibrate(const rt::RunOptions &options);

} // namespace dgc

#endif // DGC_TOOLS_DGC_RUN_CALIBRATE_H
