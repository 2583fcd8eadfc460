//===- Calibrate.h - Measuring this host for the planner --------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Times of generated code and of the runtime's collectives, and the constants
// of the cost model that come nearest to them. All ranks run at once, each on
// its share of the cores, as in a run: what they share is measured as shared.
// What counts is measured while probes tell that nobody disturbed.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_TOOLS_DGC_RUN_CALIBRATE_H
#define DGC_TOOLS_DGC_RUN_CALIBRATE_H

#include "dgc/Cost/CostModel.h"
#include "dgc/Runtime/RunOptions.h"
#include "dgc/Runtime/Turns.h"
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

/// Programs that take turns at being measured, given as text.
class Programs {
public:
  explicit Programs(const rt::RunOptions &options);

  /// Compiles `text` for `ranks` ranks, as it is annotated, and tells its
  /// number.
  rt::Error add(llvm::StringRef text, int ranks, int &number);
  /// A step of the program.
  double seconds(int number) const { return turns.time(number).seconds; }

  rt::Turns turns;
};

/// What one of `ranks` ranks computes in which time.
class CalibratedKernels {
public:
  virtual ~CalibratedKernels() = default;
  virtual rt::Error add() = 0;               // programs to measure
  virtual rt::Error fit(Device &device) = 0; // once they are measured
};
std::unique_ptr<CalibratedKernels> makeKernels(Programs &programs, int ranks);

/// The link between up to `ranks` ranks.
class CalibratedLink {
public:
  virtual ~CalibratedLink() = default;
  virtual rt::Error add() = 0;
  virtual rt::Error takeTurn() = 0;
  /// Whether all has been measured while nobody disturbed, in so many turns.
  virtual bool enough(int quietTurns) const = 0;
  /// Once they are measured; `device` is what was fitted before.
  virtual void fit(const Device &device, Link &link) = 0;
};
std::unique_ptr<CalibratedLink>
makeLink(Programs &programs, const rt::RunOptions &options, int ranks);

/// --calibrate: both, and the cluster file.
rt::Error calibrate(const rt::RunOptions &options);

} // namespace dgc

#endif // DGC_TOOLS_DGC_RUN_CALIBRATE_H
