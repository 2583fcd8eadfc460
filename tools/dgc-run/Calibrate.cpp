//===- Calibrate.cpp - A cluster file of this host ------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Calibrate.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <ctime>

using llvm::formatv;
using llvm::raw_ostream;

namespace dgc {
namespace {

constexpr double secondsOfTurn = 0.03; // of each program
/// Times the turns that are asked for.
constexpr int mostTurns = 4;

std::string figure(double value) { return formatv("{0:e3}", value); }

void writeDevice(raw_ostream &os, const Device &d) {
  os << "peak: {";
  for (int e = 0; e < numElemClasses; ++e)
    if (d.flops[e] > 0)
      os << (e ? ", " : "") << toString(ElemClass(e)) << ": "
         << figure(d.flops[e]);
  os << "}  # f32 measured, the others in proportion\n";
  os << "memory_bandwidth: " << figure(d.memoryBandwidth) << "\n";
  os << "launch: " << figure(d.launch) << "\n";
  os << "kernels:\n";
  os << "  gemm: {f64: 1, f32: 1, f16: 1, f8: 1, int: 1}\n";
  KernelModel plain;
  for (const KernelConstant &c : kernelConstants())
    if (d.kernels.*c.value != plain.*c.value)
      os << "  " << c.name << ": " << figure(d.kernels.*c.value) << "\n";
  os << "  streams:  # by what is touched between two uses of the same data\n";
  for (const StreamRate &r : d.kernels.streams)
    os << formatv("    - {{bytes: {0}, bandwidth: {1}}\n", figure(r.bytes),
                  figure(r.bandwidth));
}

void writeLink(raw_ostream &os, const Link &link, int ranks) {
  os << "links:\n";
  os << "  - name: shm\n";
  os << "    devices: " << ranks << "\n";
  os << "    latency: " << figure(link.latency) << "\n";
  os << "    bandwidth: " << figure(link.bandwidth) << "\n";
  for (const CollectiveKey &key : collectiveKeys())
    os << "    " << key.latency << ": "
       << figure(link.model.latency[int(key.kind)]) << "\n";
  os << "    fits:\n";
  for (const LinkFit &f : link.fitted())
    os << formatv("      - {{ranks: {0}, latency: {1}, bandwidth: {2}, gamma: "
                  "{3}}\n",
                  f.ranks, figure(f.latency), figure(f.bandwidth),
                  figure(f.gamma));
  os << "    cached:  # times the bandwidth, by bytes of data\n";
  for (const LinkCache &c : link.cached()) {
    os << "      - {bytes: " << figure(c.bytes);
    for (const CollectiveKey &key : collectiveKeys())
      os << ", " << key.times << ": " << figure(c.times[int(key.kind)]);
    os << "}\n";
  }
}

} // namespace

void writeCluster(raw_ostream &os, const Device &device, const Link &link,
                  int ranks) {
  os << "machine: cpu\ndevices: " << ranks << "\n";
  writeDevice(os, device);
  if (ranks > 1)
    writeLink(os, link, ranks);
}

Programs::Programs(const rt::RunOptions &options)
    : turns(options.config, secondsOfTurn) {}

rt::Error Programs::add(llvm::StringRef text, int ranks, int &number) {
  std::unique_ptr<rt::Package> package;
  if (rt::Error e = compileText(text, ranks, package))
    return e;
  rt::InputSeed seed;
  seed.seed = 1;
  std::vector<rt::HostTensor> inputs;
  if (rt::Error e = rt::loadInputs({}, package->manifest().args, seed, inputs))
    return e;
  number = turns.add(std::move(package), std::move(inputs));
  return rt::Error::success();
}

/// Compiles all programs, lets them take turns, and fits what they tell.
static rt::Error measure(const rt::RunOptions &options, int ranks,
                         Device &device, Link &link) {
  Programs programs(options);
  std::unique_ptr<CalibratedKernels> kernels = makeKernels(programs, ranks);
  std::unique_ptr<CalibratedLink> links;
  if (rt::Error e = kernels->add())
    return e;
  if (ranks > 1) {
    links = makeLink(programs, options, ranks);
    if (rt::Error e = links->add())
      return e;
  }
  // On a host where quiet moments are rare, what has had few takes more turns.
  int quietTurns = (options.turns + 1) / 2;
  for (int turn = 0; turn < mostTurns * options.turns; ++turn) {
    bool isFurther = turn >= options.turns;
    if (rt::Error e = programs.turns.takeTurn(
            isFurther ? std::optional(quietTurns) : std::nullopt))
      return e;
    if (links && (!isFurther || !links->enough(quietTurns)))
      if (rt::Error e = links->takeTurn())
        return e;
    if (turn + 1 >= options.turns && programs.turns.enough(quietTurns) &&
        (!links || links->enough(quietTurns)))
      break;
  }
  if (rt::Error e = kernels->fit(device))
    return e;
  if (links)
    links->fit(device, link);
  return rt::Error::success();
}

rt::Error calibrate(const rt::RunOptions &options) {
  int ranks = options.numRanks;
  if (ranks == 0)
    ranks = int(std::max<size_t>(rt::usableCores().size(), 1));
  std::optional<Machine> machine = machinePreset("cpu");
  if (!machine)
    return rt::fail("the built-in machine 'cpu' is missing");
  // Said before a minute of measuring rather than after.
  llvm::StringRef folder = llvm::sys::path::parent_path(options.file);
  if (!folder.empty() && !llvm::sys::fs::is_directory(folder))
    return rt::fail("'" + options.file + "': there is no folder '" +
                    folder.str() + "'");
  Link link;
  if (rt::Error e = measure(options, ranks, *machine, link))
    return e;
  auto write = [&](raw_ostream &os) {
    char date[32];
    std::time_t now = std::time(nullptr);
    std::strftime(date, sizeof(date), "%Y-%m-%d", std::gmtime(&now));
    os << formatv(
        "# This host, measured by dgc-run --calibrate -n {0} on {1}.\n", ranks,
        date);
    writeCluster(os, *machine, link, ranks);
    return llvm::Error::success();
  };
  if (options.file.empty()) {
    llvm::consumeError(write(llvm::outs()));
    return rt::Error::success();
  }
  if (llvm::Error e = llvm::writeToOutput(options.file, write))
    return rt::fail(llvm::toString(std::move(e)));
  if (!options.quiet)
    llvm::outs() << "wrote " << options.file << '\n';
  return rt::Error::success();
}

} // namespace dgc
