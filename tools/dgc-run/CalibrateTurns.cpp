//===- CalibrateTurns.cpp - Programs that take turns ----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Calibrate.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <fstream>

namespace dgc {
namespace {

constexpr double secondsOfTurn = 0.03;
/// Of a turn, and the steps in one at least.
constexpr size_t windows = 8, leastOfWindow = 5;
/// A turn in which more of the processors' time was stolen is taken again.
constexpr double mostStolen = 0.02;
constexpr int mostTries = 4;
/// What takes so many times the least was disturbed.
constexpr double slowFrom = 1.08;

} // namespace

double median(std::vector<double> values) {
  size_t half = values.size() / 2;
  std::nth_element(values.begin(), values.begin() + half, values.end());
  return values[half];
}
double undisturbed(std::vector<double> values) {
  // Not the least itself: a clock of a virtual machine may stop for a moment.
  size_t low =
      std::max(values.size() / 8, std::min<size_t>(values.size() / 3, 1));
  std::nth_element(values.begin(), values.begin() + low, values.end());
  double best = values[low];
  llvm::erase_if(values, [&](double v) {
    return v > slowFrom * best || v < best / slowFrom;
  });
  return median(std::move(values));
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

rt::Error Turns::run(Entry &entry, int repeat, std::vector<double> &medians) {
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
  llvm::ArrayRef<double> steps = result.timing.steps;
  size_t window = std::max<size_t>(steps.size() / windows, leastOfWindow);
  for (; !steps.empty();
       steps = steps.drop_front(std::min(window, steps.size())))
    if (steps.size() >= leastOfWindow || medians.empty())
      medians.push_back(median(steps.take_front(window).vec()));
  return rt::Error::success();
}

rt::Error Turns::takeTurn() {
  for (Entry &entry : entries) {
    std::vector<double> medians;
    if (entry.repeat == 0) {
      if (rt::Error e = run(entry, 10, medians))
        return e;
      entry.repeat =
          int(std::clamp(secondsOfTurn / std::max(medians[0], 1e-6), 5., 5e3));
    }
    for (int tries = 1;; ++tries) {
      medians.clear();
      StolenTime before = StolenTime::now();
      if (rt::Error e = run(entry, entry.repeat, medians))
        return e;
      if (tries == mostTries || StolenTime::now().since(before) <= mostStolen)
        break;
    }
    llvm::append_range(entry.medians, medians);
  }
  return rt::Error::success();
}

double Turns::seconds(int number) const {
  return undisturbed(entries[number].medians);
}

} // namespace dgc
