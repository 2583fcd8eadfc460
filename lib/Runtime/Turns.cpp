//===- Turns.cpp - Programs that take turns at being measured -------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/Turns.h"
#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

using namespace dgc::rt;

namespace {

/// Long enough for probes to be a small part, short enough for a host that
/// changes every few milliseconds.
constexpr double kSecondsOfWindow = 5e-4;
constexpr int kWarmup = 3, kTrial = 10;

double median(std::vector<double> values) {
  size_t half = values.size() / 2;
  std::nth_element(values.begin(), values.begin() + half, values.end());
  return values[half];
}

} // namespace

Turns::Turns(const RunConfig &c, double secondsOfTurn)
    : config(c), secondsOfTurn(secondsOfTurn) {
  config.steps = 1;
  config.keepOutputs = false;
  config.warmup = kWarmup;
}

int Turns::add(std::unique_ptr<Package> package,
               std::vector<HostTensor> inputs) {
  entries.emplace_back();
  entries.back().package = std::move(package);
  entries.back().inputs = std::move(inputs);
  return static_cast<int>(entries.size()) - 1;
}

Error Turns::run(Entry &entry, int repeat, Timing &timing) {
  config.repeat = repeat;
  config.probeEvery = entry.window;
  RunResult result;
  if (Error e = runPackage(*entry.package, config, entry.inputs, result))
    return e;
  timing = std::move(result.timing);
  return Error::success();
}

Error Turns::takeTurn(Entry &entry) {
  Timing t;
  if (entry.repeat == 0) {
    if (Error e = run(entry, kTrial, t))
      return e;
    // Many steps of next to nothing would tell no more.
    double step = std::max(median(t.steps), 1e-6);
    entry.window = static_cast<int>(std::ceil(kSecondsOfWindow / step));
    entry.repeat = std::max(static_cast<int>(secondsOfTurn / step), 5);
  }
  if (Error e = run(entry, entry.repeat, t))
    return e;
  for (size_t i = 0, w = static_cast<size_t>(entry.window); i < t.steps.size();
       i += w) {
    auto first = t.steps.begin() + static_cast<std::ptrdiff_t>(i);
    auto last = t.steps.begin() +
                static_cast<std::ptrdiff_t>(std::min(i + w, t.steps.size()));
    entry.times.push_back(
        {median({first, last}), t.probes[i / w], t.probes[i / w + 1]});
  }
  entry.turnEnds.push_back(entry.times.size());
  return Error::success();
}

Error Turns::takeTurn(std::optional<int> quietTurns) {
  std::vector<size_t> order(entries.size());
  std::iota(order.begin(), order.end(), size_t(0));
  std::shuffle(order.begin(), order.end(), std::mt19937(++turnsTaken));
  for (size_t i : order)
    if (!quietTurns || !enough(entries[i], *quietTurns))
      if (Error e = takeTurn(entries[i]))
        return e;
  findBest();
  return Error::success();
}

void Turns::findBest() {
  std::map<int, std::vector<CoreProbe>> probes;
  for (const Entry &e : entries)
    for (const ProbedTime &t : e.times)
      probes[e.package->manifest().numRanks].push_back(t.before);
  for (auto &[ranks, all] : probes)
    best[ranks] = coresAtBest(std::move(all));
}

const CoreProbe &Turns::bestOf(const Entry &entry) const {
  return best.at(entry.package->manifest().numRanks);
}

bool Turns::enough(const Entry &entry, int quietTurns) const {
  size_t begin = 0;
  for (size_t end : entry.turnEnds) {
    auto at = [&](size_t i) {
      return entry.times.begin() + static_cast<std::ptrdiff_t>(i);
    };
    if (quietTime({at(begin), at(end)}, bestOf(entry)).counted > 0)
      --quietTurns;
    begin = end;
  }
  return quietTurns <= 0;
}

bool Turns::enough(int quietTurns) const {
  return std::all_of(entries.begin(), entries.end(),
                     [&](const Entry &e) { return enough(e, quietTurns); });
}

QuietTime Turns::time(int number) const {
  const Entry &entry = entries[static_cast<size_t>(number)];
  return quietTime(entry.times, bestOf(entry));
}
