//===- dgc-sim-fit.cpp - Prices many runs under many constants ------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Keeps the work lists of many runs in memory and prices them again under other
// constants, one request a line of standard input, one answer a line of
// standard output. benchmarks/published.py is its user.
//
//===----------------------------------------------------------------------===//
#include "dgc/Simulator/Simulate.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"
#include <iostream>

using namespace llvm;
using namespace dgc;

static cl::OptionCategory category("dgc-sim-fit options");
static cl::opt<std::string>
    constantsFile("constants",
                  cl::desc("Constants to use instead of the built-in ones"),
                  cl::value_desc("file.json"), cl::cat(category));

namespace {

class Session {
public:
  Constants constants = Constants::builtIn();

  bool answer(StringRef line) {
    auto [verb, rest] = line.split(' ');
    if (verb == "run")
      addRun(rest);
    else if (verb == "set")
      setConstant(rest);
    else if (verb == "price")
      price(rest);
    else if (verb == "detail")
      detail(rest);
    else if (verb == "report")
      report(rest);
    else if (verb == "get")
      outs() << format("%.10g\n", constants.number(rest.trim(), 0.0));
    else if (verb == "quit")
      return false;
    else
      outs() << "error: no request '" << verb
             << "'; known are run, set, get, price, detail, report, "
                "quit\n";
    outs().flush();
    return true;
  }

private:
  /// run MODEL PLAN SITE
  void addRun(StringRef text) {
    SmallVector<StringRef, 3> parts;
    text.split(parts, ' ', -1, false);
    if (parts.size() != 3) {
      outs() << "error: expected 'run MODEL PLAN CLUSTER'\n";
      return;
    }
    ModelSpec model;
    PlanSpec plan;
    SiteSpec site;
    std::string why = parseModel(parts[0], model);
    if (why.empty())
      why = parsePlan(parts[1], plan);
    if (why.empty())
      why = parseSite(parts[2], site);
    RunWork work;
    if (why.empty())
      why = makeRunWork(model, plan, site, work);
    if (!why.empty()) {
      outs() << "error: " << why << '\n';
      return;
    }
    runs.push_back(std::move(work));
    outs() << "ok " << runs.size() - 1 << '\n';
  }

  /// set NAME VALUE [NAME VALUE]...
  void setConstant(StringRef text) {
    SmallVector<StringRef> parts;
    text.split(parts, ' ', -1, false);
    for (size_t i = 0; i + 1 < parts.size(); i += 2) {
      double value;
      if (parts[i + 1].getAsDouble(value) || !constants.set(parts[i], value)) {
        outs() << "error: no constant '" << parts[i] << "' or no number '"
               << parts[i + 1] << "'\n";
        return;
      }
    }
    outs() << "ok\n";
  }

  /// price [INDEX]...: seconds a step of these runs, or of all.
  void price(StringRef text) {
    SmallVector<StringRef> parts;
    text.split(parts, ' ', -1, false);
    auto one = [&](const RunWork &run) {
      RunReport report;
      std::string why = simulateRun(run, constants, report);
      outs() << format("%.9g ", why.empty() ? report.time.step : 0.0);
    };
    for (StringRef part : parts) {
      size_t index;
      if (part.getAsInteger(10, index) || index >= runs.size()) {
        outs() << "error: no run " << part << '\n';
        return;
      }
      one(runs[index]);
    }
    if (parts.empty())
      for (const RunWork &run : runs)
        one(run);
    outs() << '\n';
  }

  /// report INDEX: FLOPs of the step and memory of the largest stage.
  void report(StringRef text) {
    size_t index;
    if (text.trim().getAsInteger(10, index) || index >= runs.size()) {
      outs() << "error: no run " << text << '\n';
      return;
    }
    RunReport r;
    if (std::string why = simulateRun(runs[index], constants, r);
        !why.empty()) {
      outs() << "error: " << why << '\n';
      return;
    }
    const StageReport &s = r.stages[0];
    double tensors = 0;
    for (const StageReport &stage : r.stages)
      tensors = std::max(tensors, stage.tensors());
    std::pair<StringRef, double> parts[] = {
        {"model_flops", r.modelFlops},
        {"hardware_flops", r.hardwareFlops},
        {"memory", r.memory},
        {"device", r.deviceMemory},
        {"tensors", tensors},
        {"first.parameters", s.parameters},
        {"first.gradients", s.gradients},
        {"first.optimizer", s.optimizer},
        {"first.embedding", s.embedding},
        {"first.activations", s.activations},
        {"first.transient", s.transient},
        {"first.kept", s.activations / std::max(s.inFlight, 1.0)}};
    for (auto &[part, v] : parts)
      outs() << part << '=' << format("%.10g", v) << ' ';
    outs() << '\n';
  }

  /// detail INDEX: the parts of a step as name=seconds.
  void detail(StringRef text) {
    size_t index;
    if (text.trim().getAsInteger(10, index) || index >= runs.size()) {
      outs() << "error: no run " << text << '\n';
      return;
    }
    RunReport report;
    if (std::string why = simulateRun(runs[index], constants, report);
        !why.empty()) {
      outs() << "error: " << why << '\n';
      return;
    }
    const StepTime &t = report.time;
    auto put = [](StringRef name, double v) {
      outs() << name << '=' << format("%.6g", v) << ' ';
    };
    put("step", t.step);
    const StageTime &stage = report.step.stages[report.step.busiestStage];
    put("busy", stage.busy());
    put("idle", stage.idle);
    put("send", stage.send);
    put("gradients", stage.gradientSync + stage.parameterGather);
    put("optimizer", stage.optimizer);
    put("fixed", stage.fixed);
    put("embedding", t.embedding.total());
    putBlock("layer", t.layer);
    putBlock("moe", t.moeLayer);
    putBlock("head", t.head);
    outs() << '\n';
  }
  void putBlock(StringRef name, const BlockTime &b) {
    std::pair<StringRef, double> parts[] = {
        {"forward", b.forward},    {"backward", b.backward},
        {"product", b.product},    {"attention", b.attention},
        {"memory", b.memoryBound}, {"tp", b.tensorParallel},
        {"ep", b.expertParallel},  {"cp", b.contextParallel},
        {"gathers", b.gathers},    {"issue", b.issue}};
    for (auto &[part, v] : parts)
      outs() << name << '.' << part << '=' << format("%.6g", v) << ' ';
  }

  std::vector<RunWork> runs;
};

} // namespace

int main(int argc, char **argv) {
  InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(
      argc, argv,
      "dgc-sim-fit: prices many training runs under many constants\n\n"
      "  Requests on standard input, one a line: run MODEL PLAN CLUSTER, set\n"
      "  NAME VALUE..., get NAME, price [INDEX]..., detail INDEX, report\n"
      "  INDEX, quit. One line of answer each.\n");
  Session session;
  if (!constantsFile.empty()) {
    session.constants = Constants();
    if (std::string why = Constants::readFile(constantsFile, session.constants);
        !why.empty()) {
      errs() << "error: " << why << '\n';
      return 1;
    }
  }
  std::string line;
  while (std::getline(std::cin, line))
    if (!line.empty() && !session.answer(line))
      break;
  return 0;
}
