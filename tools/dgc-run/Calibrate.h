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

/// Programs that take turns at being measured. A host changes its speed from
/// one second to the next (other guests on the same cores, clocks), so what is
/// compared must have been measured all over the same time, in many short
/// windows. The median of a window's steps counts, and of all windows the
/// median of those in which nobody disturbed.
class Turns {
public:
  explicit Turns(const rt::RunOptions &options) : options(options) {}

  /// Compiles `text` for `ranks` ranks, as it is annotated, and tells its
  /// number.
  rt::Error add(llvm::StringRef text, int ranks, int &number);
  /// Each program runs for some hundredths of a second. A turn during which
  /// the hypervisor took processors away is repeated, a few times.
  rt::Error takeTurn();
  /// A step of the program.
  double seconds(int number) const;

private:
  struct Entry {
    std::unique_ptr<rt::Package> package;
    std::vector<rt::HostTensor> inputs;
    int repeat = 0;              // steps that fill a turn; 0: not known yet
    std::vector<double> medians; // of windows
  };
  rt::Error run(Entry &entry, int repeat, std::vector<double> &medians);

  const rt::RunOptions &options;
  std::vector<Entry> entries;
};

/// The middle of `values`, which are not empty.
double median(std::vector<double> values);
/// The same of those that are near the lowest eighth. Others only ever slow a
/// host down: two ranks whose cores are one for a while, by a factor of 1.8;
/// one whose core works for another guest, too, by 1.1 to 1.3. That may go on
/// for most of a minute, so a median of all would tell how busy the others
/// were.
double undisturbed(std::vector<double> values);
/// The part of all processors that the hypervisor gave to others since the
/// counters of `before` were read; 0 where it does not say.
struct StolenTime {
  double stolen = 0, all = 0;
  static StolenTime now();
  double since(const StolenTime &before) const;
};

/// What one of `ranks` ranks computes in which time.
class CalibratedKernels {
public:
  virtual ~CalibratedKernels() = default;
  virtual rt::Error add() = 0;               // programs to measure
  virtual rt::Error fit(Device &device) = 0; // once they are measured
};
std::unique_ptr<CalibratedKernels> makeKernels(Turns &turns, int ranks);

/// The link between up to `ranks` ranks.
class CalibratedLink {
public:
  virtual ~CalibratedLink() = default;
  virtual rt::Error add() = 0;
  virtual rt::Error takeTurn() = 0;
  /// Once they are measured; `device` is what was fitted before.
  virtual void fit(const Device &device, Link &link) = 0;
};
std::unique_ptr<CalibratedLink>
makeLink(Turns &turns, const rt::RunOptions &options, int ranks);

/// --calibrate: both, and the cluster file.
rt::Error calibrate(const rt::RunOptions &options);

} // namespace dgc

#endif // DGC_TOOLS_DGC_RUN_CALIBRATE_H
