//===- RunMain.cpp - dgc-run and packages that run themselves -------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/RunOptions.h"
#include <cmath>
#include <cstdio>
#include <fstream>
#include <unistd.h>

using namespace dgc::rt;

namespace {

std::string listDevices() {
  std::string model = "unknown";
  std::ifstream info("/proc/cpuinfo");
  for (std::string line; std::getline(info, line);)
    if (line.rfind("model name", 0) == 0 &&
        line.find(": ") != std::string::npos) {
      model = line.substr(line.find(": ") + 2);
      break;
    }
  double memory =
      double(sysconf(_SC_PHYS_PAGES)) * double(sysconf(_SC_PAGESIZE));
  return format("cpu        %zu cores, %s, %s, %s of memory\n",
                usableCores().size(), model.c_str(), hostCpuLevel().c_str(),
                formatBytes(memory).c_str()) +
         "reference  plain loops over a package's source, on one core\n";
}

std::string infoText(const Package &p) {
  const Manifest &m = p.manifest();
  std::string s =
      format("%s: '%s', made by dgc %s for %d ranks (mesh %s), CPU "
             "level %s%s\nsections:\n",
             p.path().c_str(), m.name.c_str(), m.dgcVersion.c_str(), m.numRanks,
             m.meshText.empty() ? "none" : m.meshText.c_str(), m.cpu.c_str(),
             m.profiled ? ", profiled" : "");
  for (const auto &section : p.sections())
    s += format("  %-12s %12zu bytes  xxh3 %016llx\n", section.name.c_str(),
                section.data.size(), (unsigned long long)section.hash);
  auto tensors = [&](const char *title, const std::vector<TensorInfo> &list) {
    s += format("%s:\n", title);
    for (size_t i = 0; i < list.size(); ++i) {
      const TensorInfo &t = list[i];
      s += format("  %3zu  %s  %s, local %s", i, t.name.c_str(),
                  typeText(t.dtype, t.shape).c_str(),
                  typeText(t.dtype, t.localShape).c_str());
      if (t.result >= 0)
        s += format(", updated by result %d", t.result);
      if (t.inPlaceOf >= 0)
        s += format(", in place of argument %d", t.inPlaceOf);
      s += "\n";
    }
  };
  tensors("arguments", m.args);
  tensors("results", m.results);
  s += format("collectives: %zu\n", m.comm.ops.size());
  for (const OpInfo &op : m.comm.ops)
    s += "  " + op.text() + format(", %lld bytes\n", (long long)op.bytes);
  return s + memoryTable(m);
}

/// Steps on the reference evaluator; donated results are fed back here.
Error runReference(Package &package, const RunOptions &options,
                   const CompilerHooks &hooks,
                   const std::vector<HostTensor> &inputs, RunResult &result) {
  if (!hooks.evaluateReference)
    return fail("--device=reference needs the compiler: use dgc-run, not the "
                "package alone");
  const Manifest &m = package.manifest();
  std::vector<HostTensor> now = inputs;
  for (size_t k = 0; k < m.results.size(); ++k)
    if (checkedBytes(DGC_I8, m.results[k].shape) == size_t(1))
      result.scalarResults.push_back(static_cast<int>(k));
  for (int s = 1; s <= options.config.steps; ++s) {
    for (size_t j = 0; s > 1 && j < m.args.size(); ++j)
      if (m.args[j].result >= 0)
        now[j] = result.outputs[m.args[j].result];
    std::vector<HostTensor> outputs;
    if (Error e = hooks.evaluateReference(package, now, outputs))
      return e;
    if (outputs.size() != m.results.size())
      return fail(format("the source has %zu results, the package %zu",
                         outputs.size(), m.results.size()));
    for (size_t k = 0; k < outputs.size(); ++k)
      outputs[k].name = m.results[k].name;
    result.outputs = std::move(outputs);
    std::vector<double> scalars;
    for (int k : result.scalarResults)
      scalars.push_back(loadAsDouble(result.outputs[k].dtype,
                                     result.outputs[k].data.get(), 0));
    if (options.config.onStep)
      options.config.onStep(s, scalars);
    result.curve.push_back(std::move(scalars));
  }
  return Error::success();
}

/// The result that --expected-curve means.
Error curveResult(const Manifest &m, const std::string &text, int &out) {
  if (text.empty()) {
    for (size_t k = 0; k < m.results.size(); ++k)
      if (isFloat(m.results[k].dtype) &&
          checkedBytes(DGC_I8, m.results[k].shape) == size_t(1)) {
        out = static_cast<int>(k);
        return Error::success();
      }
    return fail("--expected-curve: the program has no scalar output of floats");
  }
  for (size_t k = 0; k < m.results.size(); ++k)
    if (text == std::to_string(k) || text == m.results[k].name) {
      if (checkedBytes(DGC_I8, m.results[k].shape) != size_t(1))
        return fail("--expected-curve: output " + text + " is no scalar: " +
                    typeText(m.results[k].dtype, m.results[k].shape));
      out = static_cast<int>(k);
      return Error::success();
    }
  return fail(format("--expected-curve: the program has no output '%s', it has "
                     "%zu",
                     text.c_str(), m.results.size()));
}

class Session {
public:
  Session(RunOptions options, const CompilerHooks &hooks)
      : options(std::move(options)), hooks(hooks) {}
  Error run();

private:
  Error prepare();
  void printStep(int step, const std::vector<double> &scalars);
  void say(const std::string &text) const {
    if (!options.quiet)
      fputs(text.c_str(), stdout);
  }
  Error compare(const std::vector<std::optional<HostTensor>> &expected,
                const std::string &title);
  Error compareCurve();
  Error verify();

  RunOptions options;
  const CompilerHooks &hooks;
  std::unique_ptr<Package> package;
  std::vector<HostTensor> inputs;
  std::vector<std::optional<HostTensor>> expected;
  std::vector<double> curve;
  int curveIndex = -1;
  RunResult result;
};

Error Session::prepare() {
  if (Error e = Package::open(options.package, package))
    return e;
  const Manifest &m = package->manifest();
  if (options.numRanks && options.numRanks != m.numRanks)
    return fail(format("'%s' is made for %d ranks, -n asks for %d: run it with "
                       "-n %d, or compile it with --devices %d",
                       m.name.c_str(), m.numRanks, options.numRanks, m.numRanks,
                       options.numRanks));
  if (options.device == "reference" && options.benchmark)
    return fail("--benchmark needs compiled code, not --device=reference");
  if (!options.curve.empty()) {
    if (Error e = readCurve(options.curve, curve))
      return e;
    if (Error e = curveResult(m, options.curveOutput, curveIndex))
      return e;
    if (!options.stepsGiven)
      options.config.steps = static_cast<int>(curve.size());
    if (options.config.steps > static_cast<int>(curve.size()))
      return fail(format("%s has %zu numbers for %d steps",
                         options.curve.c_str(), curve.size(),
                         options.config.steps));
  }
  if (!options.expected.empty())
    if (Error e = loadExpected(options.expected, m.results, expected))
      return e;
  return loadInputs(options.inputs, m.args, options.seed, inputs);
}

void Session::printStep(int step, const std::vector<double> &scalars) {
  std::string line = format("step %d:", step);
  for (size_t i = 0; i < scalars.size(); ++i) {
    const Manifest &m = package->manifest();
    // scalarResults is not known before the end of the run; count as it does.
    size_t seen = 0, k = 0;
    for (;; ++k)
      if (checkedBytes(DGC_I8, m.results[k].shape) == size_t(1) && seen++ == i)
        break;
    line += format(" %s=%.7g", m.results[k].name.c_str(), scalars[i]);
  }
  printf("%s\n", line.c_str());
  fflush(stdout);
}

Error Session::compare(const std::vector<std::optional<HostTensor>> &reference,
                       const std::string &title) {
  std::vector<Difference> rows =
      compareOutputs(result.outputs, reference, options.tolerance);
  bool ok = allOk(rows);
  std::string table = differenceTable(rows, title);
  if (ok)
    say(table);
  else
    fputs(table.c_str(), stdout);
  return ok ? Error::success() : fail("numbers differ: " + title, kMismatch);
}

Error Session::compareCurve() {
  size_t column = 0;
  while (result.scalarResults[column] != curveIndex)
    ++column;
  double worst = 0;
  int worstStep = 1;
  for (int s = 0; s < options.config.steps; ++s) {
    double got = result.curve[s][column], want = curve[s];
    double d = got == want ? 0 : std::fabs(got - want) / std::fabs(want);
    if (!(d <= worst)) { // NaN too
      worst = d;
      worstStep = s + 1;
      if (std::isnan(d))
        break;
    }
  }
  const char *name = package->manifest().results[curveIndex].name.c_str();
  std::string text = format(
      "curve of output %d ('%s') over %d steps: largest relative "
      "difference %.3g at step %d (got %.7g, expected %.7g), allowed %.3g",
      curveIndex, name, options.config.steps, worst, worstStep,
      result.curve[worstStep - 1][column], curve[worstStep - 1],
      options.curveRtol);
  if (!(worst <= options.curveRtol))
    return fail("numbers differ: " + text, kMismatch);
  say(text + "\n");
  return Error::success();
}

Error Session::verify() {
  if (!hooks.compileUnsharded)
    return fail("--verify needs the compiler: use dgc-run, not the package "
                "alone");
  std::unique_ptr<Package> unsharded;
  if (Error e = hooks.compileUnsharded(*package, unsharded))
    return e;
  RunConfig config = options.config;
  config.warmup = config.repeat = 0;
  config.onStep = {};
  RunResult other;
  if (Error e = runPackage(*unsharded, config, inputs, other))
    return fail("the unsharded program: " + e.message, e.code);
  std::vector<std::optional<HostTensor>> reference(other.outputs.begin(),
                                                   other.outputs.end());
  return compare(reference, format("%d ranks against the unsharded program",
                                   package->manifest().numRanks));
}

Error Session::run() {
  if (options.info) {
    if (Error e = Package::open(options.package, package))
      return e;
    fputs(infoText(*package).c_str(), stdout);
    return Error::success();
  }
  if (options.printMemory) {
    if (Error e = Package::open(options.package, package))
      return e;
    fputs(memoryTable(package->manifest()).c_str(), stdout);
    package.reset();
  }
  if (Error e = prepare())
    return e;
  const Manifest &m = package->manifest();
  options.config.keepOutputs =
      !options.outputs.empty() || !expected.empty() || options.verify;
  if (options.losses)
    options.config.onStep = [this](int step, const std::vector<double> &s) {
      printStep(step, s);
    };
  if (Error e = runOnDevice(*package, options, hooks, inputs, result))
    return e;
  say(format("ran '%s' on %d rank%s, %d step%s", m.name.c_str(), m.numRanks,
             m.numRanks == 1 ? "" : "s", options.config.steps,
             options.config.steps == 1 ? "" : "s") +
      (options.device == "cpu"
           ? format(" (first %.3f ms)\n", result.firstStepSeconds * 1e3)
           : " (reference)\n"));
  Error first; // of the checks; outputs are written all the same
  auto check = [&](Error e) {
    if (e && !first)
      first = std::move(e);
    else if (e)
      fprintf(stderr, "error: %s\n", e.message.c_str());
  };
  if (!expected.empty())
    check(compare(expected, "outputs against the expected ones"));
  if (curveIndex >= 0)
    check(compareCurve());
  if (options.verify)
    check(verify());
  if (options.benchmark)
    fputs(timingTable(result.timing, m.numRanks).c_str(), stdout);
  if (Error e = writeOutputs(options.outputs, result.outputs))
    return e;
  return first;
}

int report(const Error &e) {
  if (!e)
    return kOk;
  fflush(stdout);
  fprintf(stderr, "error: %s\n", e.message.c_str());
  return e.code;
}

} // namespace

Error dgc::rt::runOnDevice(Package &package, const RunOptions &options,
                           const CompilerHooks &hooks,
                           const std::vector<HostTensor> &inputs,
                           RunResult &result) {
  if (options.device == "reference")
    return runReference(package, options, hooks, inputs, result);
  return runPackage(package, options.config, inputs, result);
}

int dgc::rt::runMain(int argc, char **argv, const CompilerHooks &hooks,
                     const std::string &ownPackage) {
  RunOptions options;
  bool standalone = !ownPackage.empty();
  std::vector<std::string> args(argv + 1, argv + argc);
  if (Error e = parseOptions(args, standalone, options))
    return report(e);
  if (options.help) {
    fputs(helpText(standalone).c_str(), stdout);
    return kOk;
  }
  if (options.version) {
    printf("dgc runtime, ABI version %d\n", DGC_ABI_VERSION);
    return kOk;
  }
  if (options.listDevices) {
    fputs(listDevices().c_str(), stdout);
    return kOk;
  }
  if (options.calibrate)
    return report(hooks.calibrate
                      ? hooks.calibrate(options)
                      : fail("--calibrate needs the compiler: use dgc-run, not "
                             "a package"));
  if (standalone)
    options.package = ownPackage;
  try {
    if (!options.others.empty())
      return report(compareTimes(options));
    return report(Session(std::move(options), hooks).run());
  } catch (const std::bad_alloc &) {
    return report(fail("out of memory", kRetry));
  }
}
