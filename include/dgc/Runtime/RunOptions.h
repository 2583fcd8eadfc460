//===- RunOptions.h - The command line of dgc-run ---------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// dgc-run and a package that runs itself (dgc-stub) are the same program; only
// dgc-run has the compiler, which it hands in as hooks.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_RUNTIME_RUNOPTIONS_H
#define DGC_RUNTIME_RUNOPTIONS_H

#include "dgc/Runtime/Compare.h"
#include "dgc/Runtime/Run.h"
#include "dgc/Runtime/Tensors.h"

namespace dgc::rt {

struct RunOptions {
  std::string package;
  std::vector<std::string> others; // packages, timed in turns with it
  int numRanks = 0;                // 0: as many as the package has
  std::string device = "cpu";      // or "reference"
  RunConfig config;
  bool stepsGiven = false;
  std::vector<std::string> inputs, outputs, expected;
  std::optional<InputSeed> seed;
  InputKind inputKind = InputKind::Uniform;
  Tolerance tolerance;
  std::string curve;       // file of expected scalars, one a step
  std::string curveOutput; // number or name of the result; empty: first float
  double curveRtol = 1e-3;
  bool verify = false, losses = false, benchmark = false;
  bool printMemory = false, info = false, listDevices = false;
  bool help = false, version = false, quiet = false;
  bool calibrate = false;
  int turns = 8;    // of --calibrate, and of --benchmark with others
  std::string file; // that --calibrate writes; empty: to standard output
};

/// `standalone`: there is no package on the command line.
Error parseOptions(const std::vector<std::string> &args, bool standalone,
                   RunOptions &out);
std::string helpText(bool standalone);

/// What only the compiler can do. Hooks that are not set are refused with a
/// message.
struct CompilerHooks {
  /// Compiles the unsharded program of a package ("source") for one rank, for
  /// --verify.
  std::function<Error(const Package &, std::unique_ptr<Package> &)>
      compileUnsharded;
  /// Evaluates one step of the package's program with plain loops, for
  /// --device=reference. Inputs and outputs are whole tensors.
  std::function<Error(const Package &, const std::vector<HostTensor> &,
                      std::vector<HostTensor> &)>
      evaluateReference;
  /// Measures this host for options.numRanks ranks (0: one a core) and writes a
  /// cluster file, for --calibrate.
  std::function<Error(const RunOptions &)> calibrate;
};

/// Runs `options.config.steps` steps on options.device, whole tensors in and
/// out.
Error runOnDevice(Package &package, const RunOptions &options,
                  const CompilerHooks &hooks,
                  const std::vector<HostTensor> &inputs, RunResult &result);

/// --benchmark of several packages: they take turns, and steps that nobody
/// disturbed count.
Error compareTimes(const RunOptions &options);

/// The whole program; its exit code. `ownPackage`: the package to run, if it is
/// not on the command line.
int runMain(int argc, char **argv, const CompilerHooks &hooks,
            const std::string &ownPackage = "");

} // namespace dgc::rt

#endif // DGC_RUNTIME_RUNOPTIONS_H
