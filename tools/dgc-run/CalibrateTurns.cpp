//===- CalibrateTurns.cpp - Programs that take turns ----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Calibrate.h"
#include <algorithm>
#include <fstream>

namespace dgc {
namespace {

constexpr double secondsOfTurn = 0.03;
/// A turn in which more of the processors' time was stolen is taken again.
constexpr double mostStolen = 0.02;
constexpr int mostTries = 4;

} // namespace

double median(std::vector<double> values) {
  size_t half = values.size() / 2;
  std::nth_element(values.begin(), values.begin() + half, values.end());
  return values[half];
}

StolenTime StolenTime::now() {
  // cpu user nice system idle iowait irq softirq steal (proc_stat(5))
  StolenTime t;
  std::ifstream in("/proc/stat");
  std::string name;
  in >> name;
  double ticks;
  for (int i = 0; i < 8 && in >> ticks; ++i) {
    t.all += ticks;
    t.stolen = i == 7 ? ticks : 0;
  }
  return t;
}

double StolenTime::since(const StolenTime &before) const {
  double passed = all - before.all;
  return passed > 0 ? (stolen - before.stolen) / passed : 0;
}

rt::Error Turns::add(llvm::StringRef text, int ranks, int &number) {
  Entry entry;
  if (rt::Error e = compileText(text, ranks, entry.package))
    return e;
  rt::InputSeed seed;
  seed.seed = 1;
  if (rt::Error e = rt::loadInputs({}, entry.package->manifest().args, seed,
                                   entry.inputs))
    return e;
  number = int(entries.size());
  entries.push_back(std::move(entry));
  return rt::Error::success();
}

rt::Error Turns::run(Entry &entry, int repeat, double &seconds) {
  rt::RunConfig config = options.config;
  config.steps = 1;
  config.keepOutputs = false;
  config.warmup = 3;
  config.repeat = repeat;
  rt::RunResult result;
  if (rt::Error e =
          rt::runPackage(*entry.package, config, entry.inputs, result))
    return e;
  if (result.timing.steps.empty())
    return rt::fail("a program to measure took no step");
  // Not the fastest step: of several ranks, that is one in which they did not
  // meet.
  seconds = median(std::move(result.timing.steps));
  return rt::Error::success();
}

rt::Error Turns::takeTurn() {
  for (Entry &entry : entries) {
    double seconds = 0;
    if (entry.repeat == 0) {
      if (rt::Error e = run(entry, 10, seconds))
        return e;
      entry.repeat =
          int(std::clamp(secondsOfTurn / std::max(seconds, 1e-6), 5., 5e3));
    }
    for (int tries = 1;; ++tries) {
      StolenTime before = StolenTime::now();
      if (rt::Error e = run(entry, entry.repeat, seconds))
        return e;
      if (tries == mostTries || StolenTime::now().since(before) <= mostStolen)
        break;
    }
    entry.medians.push_back(seconds);
  }
  return rt::Error::success();
}

double Turns::seconds(int number) const {
  return median(entries[number].medians);
}

} // namespace dgc
