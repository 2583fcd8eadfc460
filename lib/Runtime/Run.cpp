//===- Run.cpp - Running a package on its ranks ---------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/Run.h"
#include "Program.h"
#include <algorithm>
#include <numeric>

using namespace dgc::rt;

namespace {

constexpr size_t kKinds = Communicator::kNumKinds;

/// One shared mapping, cut into the arrays of SharedResults.
Error makeShared(const Manifest &m, const RunConfig &c, size_t numScalars,
                 std::shared_ptr<char> &memory, SharedResults &out) {
  size_t ranks = static_cast<size_t>(m.numRanks);
  size_t at = 0;
  auto take = [&](size_t bytes) {
    size_t here = at;
    at = (at + bytes + 63) / 64 * 64;
    return here;
  };
  size_t done = take(sizeof(std::atomic<int32_t>));
  size_t scalars = take(8 * numScalars * static_cast<size_t>(c.steps));
  size_t steps = take(8 * ranks * static_cast<size_t>(c.repeat));
  size_t probes = take(sizeof(CoreProbe) * ranks * numProbes(c));
  size_t first = take(8 * ranks), cpu = take(8 * ranks);
  size_t work = take(16 * ranks * m.workKinds.size());
  size_t comm = take(16 * ranks * kKinds);
  std::vector<size_t> outputs;
  bool keep = c.keepOutputs || c.checkReplicas;
  for (const TensorInfo &r : m.results)
    outputs.push_back(take(keep ? *checkedBytes(r.dtype, r.shape) : 0));
  if (Error e = sharedMemory(at, memory))
    return e;
  char *base = memory.get();
  auto doubles = [&](size_t offset) {
    return reinterpret_cast<double *>(base + offset);
  };
  out.stepsDone = reinterpret_cast<std::atomic<int32_t> *>(base + done);
  out.scalars = doubles(scalars);
  out.stepSeconds = doubles(steps);
  out.probes = reinterpret_cast<CoreProbe *>(base + probes);
  out.firstStep = doubles(first);
  out.cpu = doubles(cpu);
  out.work = doubles(work);
  out.comm = doubles(comm);
  for (size_t offset : outputs)
    out.outputs.push_back(base + offset);
  return Error::success();
}

/// Mean seconds and calls of kind `i` over ranks and steps.
Timing::Kind meanKind(const std::string &name, const double *data, size_t kinds,
                      size_t i, int ranks, int steps) {
  Timing::Kind k;
  k.name = name;
  for (int r = 0; r < ranks; ++r) {
    const double *w = data + 2 * (static_cast<size_t>(r) * kinds + i);
    k.seconds += w[0] / (double(ranks) * steps);
    k.calls += w[1] / (double(ranks) * steps);
  }
  return k;
}

void readTiming(const Manifest &m, const RunConfig &c, const SharedResults &s,
                Timing &t) {
  for (int i = 0; i < c.repeat; ++i) {
    double slowest = 0;
    for (int r = 0; r < m.numRanks; ++r)
      slowest = std::max(slowest, s.stepSeconds[r * c.repeat + i]);
    t.steps.push_back(slowest);
  }
  size_t probes = numProbes(c);
  for (size_t i = 0; i < probes; ++i) {
    CoreProbe slowest;
    for (int r = 0; r < m.numRanks; ++r)
      slowest.takeSlower(s.probes[r * probes + i]);
    t.probes.push_back(slowest);
  }
  for (int r = 0; r < m.numRanks; ++r)
    t.cpuPerStep += s.cpu[r] / c.repeat;
  size_t kinds = m.workKinds.size();
  for (size_t i = 0; i < kinds; ++i)
    t.work.push_back(
        meanKind(m.workKinds[i], s.work, kinds, i, m.numRanks, c.repeat));
  for (size_t i = 0; i < kKinds; ++i)
    t.collectives.push_back(meanKind(collectiveName(static_cast<int>(i)),
                                     s.comm, kKinds, i, m.numRanks, c.repeat));
}

Error checkInputs(const Manifest &m, const std::vector<HostTensor> &inputs) {
  if (inputs.size() != m.args.size())
    return fail(format("the program takes %zu inputs, %zu are given",
                       m.args.size(), inputs.size()));
  for (size_t j = 0; j < inputs.size(); ++j)
    if (inputs[j].dtype != m.args[j].dtype ||
        inputs[j].shape != m.args[j].shape)
      return fail(format("input %zu ('%s') wants ", j, m.args[j].name.c_str()) +
                  typeText(m.args[j].dtype, m.args[j].shape) + ", got " +
                  typeText(inputs[j].dtype, inputs[j].shape));
  return Error::success();
}

} // namespace

Error dgc::rt::runPackage(Package &package, const RunConfig &config,
                          const std::vector<HostTensor> &inputs,
                          RunResult &result) {
  const Manifest &m = package.manifest();
  if (Error e = checkInputs(m, inputs))
    return e;
  ProgramPlan plan{&m,      &config, &inputs, HeapLayout(m), {}, {}, nullptr,
                   nullptr, {},      {}};
  if (config.steps > 1 || config.repeat > 0)
    if (Error e = planFeedBack(m, plan.feedBack))
      return e;
  for (size_t k = 0; k < m.results.size(); ++k)
    if (checkedBytes(DGC_I8, m.results[k].shape) == size_t(1))
      plan.scalarResults.push_back(static_cast<int>(k));
  if (Error e = package.load(plan.entry))
    return e;
  auto constants = package.section("constants");
  plan.constants = constants ? constants->data() : nullptr;
  std::shared_ptr<char> memory;
  size_t numScalars = plan.scalarResults.size();
  if (Error e = makeShared(m, config, numScalars, memory, plan.shared))
    return e;

  WorldOptions options;
  options.engine = config.engine;
  options.numRanks = m.numRanks;
  options.heapBytes = plan.layout.total;
  options.threadsPerRank = config.threadsPerRank;
  options.timeout = config.timeout;
  options.stepTimeout = config.stepTimeout;
  options.pin = config.pin;
  options.handleSignals = config.handleSignals;
  options.tables = &m.comm;
  std::unique_ptr<World> world;
  if (Error e = World::create(options, world))
    return e;
  plan.heapOf = [&](int r) { return world->heap(r); };
  int reported = 0;
  auto onTick = [&] {
    int done = plan.shared.stepsDone->load(std::memory_order_acquire);
    for (; reported < done; ++reported) {
      const double *s = plan.shared.scalars + reported * numScalars;
      result.curve.emplace_back(s, s + numScalars);
      if (config.onStep)
        config.onStep(reported + 1, result.curve.back());
    }
  };
  result.scalarResults = plan.scalarResults;
  auto body = [&](RankContext &rank) { return Program(plan, rank).run(); };
  if (Error e = world->run(body, onTick))
    return e;

  for (size_t k = 0; config.keepOutputs && k < m.results.size(); ++k) {
    HostTensor t;
    t.name = m.results[k].name;
    t.dtype = m.results[k].dtype;
    t.shape = m.results[k].shape;
    t.data = std::shared_ptr<char>(memory, plan.shared.outputs[k]);
    result.outputs.push_back(std::move(t));
  }
  for (int r = 0; r < m.numRanks; ++r)
    result.firstStepSeconds =
        std::max(result.firstStepSeconds, plan.shared.firstStep[r]);
  if (config.repeat > 0)
    readTiming(m, config, plan.shared, result.timing);
  return Error::success();
}

MemoryNeed dgc::rt::memoryNeed(const Manifest &m) {
  MemoryNeed n;
  for (const TensorInfo &a : m.args)
    n.arguments += a.localBytes();
  for (const TensorInfo &r : m.results)
    n.results += r.inPlaceOf < 0 ? r.localBytes() : 0;
  n.constants = static_cast<size_t>(m.constantsBytes);
  n.arena = static_cast<size_t>(m.arenaBytes);
  n.symmetricHeap = HeapLayout(m).total;
  return n;
}

std::string dgc::rt::memoryTable(const Manifest &m) {
  MemoryNeed n = memoryNeed(m);
  std::string s = format("memory of one rank (of %d)\n", m.numRanks);
  auto row = [&](const char *name, size_t bytes, const char *note) {
    s += format("  %-16s %15zu  %12s  %s\n", name, bytes,
                formatBytes(double(bytes)).c_str(), note);
  };
  row("arguments", n.arguments, "");
  row("results", n.results, "those not in place of an argument");
  row("constants", n.constants, "one copy for all ranks");
  row("arena", n.arena, "temporary values");
  row("symmetric heap", n.symmetricHeap,
      "arguments, results and arena, shared");
  return s;
}

std::string dgc::rt::timingTable(const Timing &t, int numRanks) {
  std::vector<double> sorted = t.steps;
  std::sort(sorted.begin(), sorted.end());
  size_t n = sorted.size();
  double median =
      n % 2 ? sorted[n / 2] : (sorted[n / 2 - 1] + sorted[n / 2]) / 2;
  std::string s =
      format("step time over %zu steps: median %.4f ms, min %.4f ms, p90 %.4f "
             "ms; processor time %.4f ms a step\n",
             n, median * 1e3, sorted[0] * 1e3,
             sorted[std::min(n - 1, n * 9 / 10)] * 1e3, t.cpuPerStep * 1e3);
  // Shares are of the mean: the kinds are means, too.
  double mean = std::accumulate(sorted.begin(), sorted.end(), 0.0) / double(n);
  double known = 0;
  std::string rows;
  bool anyCollective =
      std::any_of(t.collectives.begin(), t.collectives.end(),
                  [](const Timing::Kind &k) { return k.calls > 0; });
  for (const auto *kinds : {&t.work, &t.collectives})
    for (const Timing::Kind &k : *kinds) {
      // The program's own row for all collectives is the sum of theirs.
      bool isSum = anyCollective && k.name == "collective";
      if (k.calls == 0 || isSum)
        continue;
      rows +=
          format("  %-16s %10.4f ms  %5.1f %%  %8.1f calls\n", k.name.c_str(),
                 k.seconds * 1e3, 100 * k.seconds / mean, k.calls);
      known += k.seconds;
    }
  if (rows.empty())
    return s;
  s += format("time by kind of work, mean of %d rank%s (collectives include "
              "waiting for peers)\n",
              numRanks, numRanks == 1 ? "" : "s") +
       rows;
  return s + format("  %-16s %10.4f ms  %5.1f %%\n", "other",
                    std::max(0.0, mean - known) * 1e3,
                    std::max(0.0, 100 * (1 - known / mean)));
}
