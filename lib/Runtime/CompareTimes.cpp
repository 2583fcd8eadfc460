//===- CompareTimes.cpp - Step times of several packages ------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/RunOptions.h"
#include "dgc/Runtime/Turns.h"
#include <algorithm>
#include <unistd.h>

using namespace dgc::rt;

namespace {

constexpr double kSecondsOfTurn = 0.1; // of each package
/// Times the turns that are asked for, where quiet moments are rare.
constexpr int kMostTurns = 8;

Error addPackage(const RunOptions &options, const std::string &path,
                 Turns &turns) {
  std::unique_ptr<Package> package;
  if (Error e = Package::open(path, package))
    return e;
  std::vector<HostTensor> inputs;
  if (Error e = loadInputs(options.inputs, package->manifest().args,
                           options.seed, inputs))
    return fail("'" + path + "': " + e.message, e.code);
  turns.add(std::move(package), std::move(inputs));
  return Error::success();
}

std::string table(const Turns &turns, const std::vector<std::string> &paths) {
  std::vector<std::pair<QuietTime, std::string>> rows;
  for (size_t i = 0; i < paths.size(); ++i)
    rows.emplace_back(turns.time(static_cast<int>(i)), paths[i]);
  std::sort(rows.begin(), rows.end(), [](const auto &a, const auto &b) {
    return std::pair(a.first.seconds, a.second) <
           std::pair(b.first.seconds, b.second);
  });
  std::string s = "step time in windows in which nobody disturbed the cores\n"
                  "         median  to the fastest  windows  package\n";
  for (const auto &[time, path] : rows)
    s +=
        format("  %10.5f ms  %14.3f  %7zu  %s%s\n", time.seconds * 1e3,
               time.seconds / rows[0].first.seconds, time.counted, path.c_str(),
               time.counted ? "" : " (always disturbed: all windows count)");
  return s;
}

} // namespace

Error dgc::rt::compareTimes(const RunOptions &options) {
  Turns turns(options.config, kSecondsOfTurn);
  std::vector<std::string> paths = {options.package};
  paths.insert(paths.end(), options.others.begin(), options.others.end());
  for (const std::string &path : paths)
    if (Error e = addPackage(options, path, turns))
      return e;
  bool shown = !options.quiet && isatty(STDERR_FILENO);
  for (int turn = 0; turn < kMostTurns * options.turns; ++turn) {
    if (Error e = turns.takeTurn(
            turn < options.turns ? std::nullopt : std::optional(options.turns)))
      return e;
    if (shown)
      fprintf(stderr, "\rturn %d", turn + 1);
    if (turn + 1 >= options.turns && turns.enough(options.turns))
      break;
  }
  if (shown)
    fputs("\r", stderr);
  fputs(table(turns, paths).c_str(), stdout);
  return Error::success();
}
