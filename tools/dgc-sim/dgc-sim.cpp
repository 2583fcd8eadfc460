//===- dgc-sim.cpp - Time, memory and price of a training run -------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Simulator/Report.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/ToolOutputFile.h"

using namespace llvm;

static cl::OptionCategory category("dgc-sim options");
static cl::opt<std::string> model(
    "model", cl::Required,
    cl::desc("Model by its sizes: gpt, llama, moe or cnn, and key=value,...; "
             "e.g. gpt:layers=96,hidden=12288,heads=96,seq=2048,vocab=51200"),
    cl::value_desc("model"), cl::cat(category));
static cl::opt<std::string> cluster(
    "cluster", cl::Required,
    cl::desc("Devices and network, as dgc-compile takes them: a100x16, "
             "a100-80g:nodes=128,network=efa1; several sorts of nodes as "
             "a100-80g:nodes=8+h100:nodes=4; or a cluster file (.yaml)"),
    cl::value_desc("cluster"), cl::cat(category));
static cl::opt<std::string>
    plan("plan", cl::Required,
         cl::desc("How the step is spread: tp=8,pp=16,dp=8,mbs=1,gbs=1536,"
                  "recompute=full; further keys: cp, ep, vpp, zero, sp, "
                  "schedule, precision, framework"),
         cl::value_desc("plan"), cl::cat(category));
static cl::opt<std::string> sweepText(
    "sweep",
    cl::desc("Compare runs: plans (all splits of the devices), "
             "strong:8,16,32 or weak:8,16,32 (nodes), or values of plan keys, "
             "'mbs=1,2,4;recompute=none,full'"),
    cl::value_desc("what"), cl::cat(category));
static cl::opt<bool>
    best("best",
         cl::desc("Take the fastest plan that fits, whatever tp, pp, dp, mbs, "
                  "recompute and schedule --plan gives"),
         cl::cat(category));
static cl::opt<unsigned>
    top("top", cl::init(20),
        cl::desc("Runs of a sweep to print (default: 20; files have all)"),
        cl::value_desc("n"), cl::cat(category));
static cl::opt<std::string> constantsFile(
    "constants",
    cl::desc("Devices, networks and fitted constants to use instead of the "
             "built-in ones"),
    cl::value_desc("file.json"), cl::cat(category));
static cl::opt<bool>
    noWhatIf("no-bottleneck",
             cl::desc("Do not simulate what other plans and speeds would give"),
             cl::cat(category));
static cl::opt<std::string>
    traceFile("trace",
              cl::desc("Write the step as trace events for ui.perfetto.dev"),
              cl::value_desc("file.json"), cl::cat(category));
static cl::opt<std::string> csvFile("csv",
                                    cl::desc("Write all runs as a table"),
                                    cl::value_desc("file.csv"),
                                    cl::cat(category));
static cl::opt<std::string>
    htmlFile("html", cl::desc("Write a page with plots, which stands alone"),
             cl::value_desc("file.html"), cl::cat(category));

static int wrong(const Twine &why) {
  errs() << "dgc-sim: error: " << why << '\n';
  return 1;
}

/// Writes a file whole, or not at all.
static bool write(StringRef path, function_ref<void(raw_ostream &)> writer) {
  if (path.empty())
    return true;
  Error error = writeToOutput(path, [&](raw_ostream &os) {
    writer(os);
    return Error::success();
  });
  if (!error)
    return true;
  wrong("cannot write '" + path + "': " + toString(std::move(error)));
  return false;
}

/// The three texts as a run.
static std::string readSpec(dgc::RunSpec &spec) {
  if (!constantsFile.empty()) {
    auto constants = std::make_shared<dgc::Constants>();
    if (std::string why = dgc::Constants::readFile(constantsFile, *constants);
        !why.empty())
      return why;
    spec.constants = constants;
  }
  if (std::string why = dgc::parseModel(model, spec.model); !why.empty())
    return why;
  if (std::string why = dgc::parseSites(cluster, spec.sites); !why.empty())
    return why;
  return dgc::parsePlan(plan, spec.plan);
}

static int run() {
  dgc::RunSpec spec;
  if (std::string why = readSpec(spec); !why.empty())
    return wrong(why);
  if (best)
    if (std::string why = dgc::findBestPlan(spec); !why.empty())
      return wrong(why);
  dgc::RunResult result = dgc::simulateRun(spec);
  if (!result.error.empty())
    return wrong(result.error);
  dgc::printRun(outs(), spec, result);
  dgc::Page page{&spec, &result, nullptr, nullptr};
  dgc::Bottleneck bottleneck;
  if (!noWhatIf) {
    bottleneck = dgc::findBottleneck(spec, result);
    dgc::printBottleneck(outs(), bottleneck);
    page.bottleneck = &bottleneck;
  }
  dgc::Sweep sweep;
  if (!sweepText.empty()) {
    if (std::string why = dgc::runSweep(sweepText, spec, plan, sweep);
        !why.empty())
      return wrong(why);
    outs() << "\nsweep " << sweepText << '\n';
    dgc::printSweep(outs(), sweep, top);
    page.sweep = &sweep;
  }
  if (!write(traceFile, [&](raw_ostream &os) {
        dgc::writeTrace(
            os, dgc::simulatePipeline(result.pipeline, dgc::Detail::Tasks));
      }))
    return 1;
  if (!write(csvFile, [&](raw_ostream &os) {
        if (page.sweep)
          dgc::writeCsv(os, sweep.points);
        else
          dgc::writeCsv(os, dgc::SweepPoint{spec, result});
      }))
    return 1;
  if (!write(htmlFile, [&](raw_ostream &os) { dgc::writeHtml(os, page); }))
    return 1;
  return result.fits() ? 0 : 3;
}

int main(int argc, char **argv) {
  InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(
      argc, argv,
      "dgc-sim: simulates a training step of a model on a cluster\n\n"
      "  dgc-sim --model gpt:layers=96,hidden=12288,heads=96,seq=2048,"
      "vocab=51200 \\\n"
      "    --cluster a100-80g:nodes=128 \\\n"
      "    --plan tp=8,pp=16,dp=8,mbs=1,gbs=1536,recompute=full\n\n"
      "Exit codes: 0 ok, 1 error, 3 the plan needs more memory than a device "
      "has.\n");
  return run();
}
