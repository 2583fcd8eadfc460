//===- dgc-compile.cpp - From a model to a package ------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/Object.h"
#include "dgc/Pipelines/Compile.h"
#include "dgc/Pipelines/Register.h"
#include "dgc/Support/BigStack.h"
#include "dgc/Transforms/AutoShard.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/Timing.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"
#include <sys/resource.h>

using namespace llvm;

static cl::OptionCategory category("dgc-compile options");
static cl::opt<std::string> input(cl::Positional, cl::Required,
                                  cl::desc("<model.mlir>"), cl::cat(category));
static cl::opt<std::string>
    output("o",
           cl::desc("Package to write (default: the model's name with "
                    ".dgc)"),
           cl::value_desc("file"), cl::cat(category));
static cl::opt<int64_t>
    devices("devices",
            cl::desc("Number of ranks (default: that of the model's mesh, or "
                     "the cores of this "
                     "machine)"),
            cl::cat(category));
static cl::opt<std::string>
    cluster("cluster", cl::init("cpu"),
            cl::desc("Machine to plan for: cpu, a100x8, h100x16, or a .yaml "
                     "file (the code is for CPUs all the same)"),
            cl::value_desc("machine"), cl::cat(category));
static cl::opt<std::string> memoryLimit(
    "memory-limit",
    cl::desc("What one rank may hold, e.g. 16GiB (default: no limit)"),
    cl::value_desc("size"), cl::cat(category));
static cl::opt<std::string>
    cpu("cpu", cl::init("host"),
        cl::desc("Instruction set: host, x86-64-v2, -v3 or -v4"),
        cl::value_desc("level"), cl::cat(category));
static cl::opt<bool> propagateOnly(
    "propagate-only",
    cl::desc("Complete the model's own shardings, without a search"),
    cl::cat(category));
static cl::opt<bool> strict(
    "error-on-rematerialize",
    cl::desc("Fail where a whole tensor would be gathered on every rank"),
    cl::cat(category));
static cl::opt<bool>
    profile("profile",
            cl::desc("Let dgc-run --benchmark tell time by kind of work"),
            cl::cat(category));
static cl::opt<bool>
    strip("strip",
          cl::desc("Leave source and sharded module out of the package "
                   "(--verify and --device=reference need them)"),
          cl::cat(category));
static cl::opt<std::string>
    explain("explain", cl::ValueOptional,
            cl::desc("Say why the plan is as it is: as text, or as JSON into "
                     "a file (docs/Explain.md)"),
            cl::value_desc("plan.json"), cl::cat(category));
static cl::opt<std::string>
    report("report",
           cl::desc("Write a page that shows the plan: one file, to be opened "
                    "in a browser"),
           cl::value_desc("plan.html"), cl::cat(category));
static cl::opt<std::string> remarksFilter(
    "remarks-filter",
    cl::desc("Show the decisions of passes whose name matches, e.g. "
             "dgc-auto-shard, at the lines they are about"),
    cl::value_desc("regex"), cl::cat(category));
static cl::opt<bool>
    planOnly("plan-only",
             cl::desc("Stop when the plan stands, and write no package"),
             cl::cat(category));
static cl::opt<bool> quiet("quiet",
                           cl::desc("Do not print the plan and the times"),
                           cl::cat(category));
static cl::opt<unsigned> threads(
    "jobs", cl::init(1),
    cl::desc("Threads that generate machine code; the package is the same"),
    cl::cat(category));

/// Bytes in "16GiB", "80GB", "1048576"; none if it is not a size.
static std::optional<int64_t> parseSize(StringRef text) {
  static constexpr std::pair<StringRef, int64_t> units[] = {
      {"KiB", 1ll << 10}, {"MiB", 1ll << 20},    {"GiB", 1ll << 30},
      {"TiB", 1ll << 40}, {"KB", 1000},          {"MB", 1000000},
      {"GB", 1000000000}, {"TB", 1000000000000}, {"B", 1}};
  int64_t unit = 1;
  for (auto &[suffix, factor] : units)
    if (text.consume_back(suffix)) {
      unit = factor;
      break;
    }
  double value;
  if (text.trim().getAsDouble(value) || value <= 0 ||
      value * double(unit) > 9e18)
    return std::nullopt;
  return int64_t(value * double(unit));
}

/// The executable that is put in front of the package: beside this tool.
static std::string readStub(const char *argv0) {
  std::string self = sys::fs::getMainExecutable(argv0, (void *)&readStub);
  SmallString<128> path(sys::path::parent_path(self));
  sys::path::append(path, "dgc-stub");
  ErrorOr<std::unique_ptr<MemoryBuffer>> file = MemoryBuffer::getFile(path);
  return file ? (*file)->getBuffer().str() : std::string();
}

/// Why no file can be written at `path`, before the work is done; empty if
/// nothing is known against it.
static std::string whyNotWritable(StringRef path) {
  if (sys::fs::is_directory(path))
    return "is a directory";
  StringRef folder = sys::path::parent_path(path);
  if (folder.empty())
    folder = ".";
  if (std::error_code code =
          sys::fs::access(folder, sys::fs::AccessMode::Write))
    return ("its folder: " + code.message());
  return "";
}

/// What is laid out on a rank, and what the plan predicted.
static void printMemory(const dgc::CompileResult &r) {
  const dgc::CompiledProgram &p = r.program;
  auto mib = [](double bytes) {
    return formatv("{0:F2} MiB", bytes / (1 << 20));
  };
  outs() << "memory of a rank: arguments " << mib(p.argumentBytes)
         << ", results " << mib(p.resultBytes) << ", constants "
         << mib(p.constants.size()) << ", arena " << mib(p.arenaBytes)
         << " (largest live set " << mib(p.arenaLowerBound) << ")";
  if (r.predictedBytes > 0)
    outs() << "; in all " << mib(p.totalBytes()) << ", predicted "
           << mib(r.predictedBytes);
  if (r.plans > 1)
    outs() << ", by plan " << r.plans;
  outs() << "\n";
}

static void printSummary(const dgc::CompileResult &r, double parseSeconds,
                         StringRef path) {
  if (explain.getNumOccurrences() == 0 || !explain.empty())
    outs() << r.planText; // else it is part of what is explained
  printMemory(r);
  outs() << formatv("time: parse {0:F2} s", parseSeconds);
  for (const dgc::PhaseTime &phase : r.phases)
    outs() << formatv(", {0} {1:F2} s", phase.name, phase.seconds);
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  outs() << formatv("; peak memory {0} MiB\n", usage.ru_maxrss / 1024);
  if (!path.empty())
    outs() << "wrote " << path << " for " << r.ranks
           << (r.ranks == 1 ? " rank\n" : " ranks\n");
}

/// Writes why the command line is wrong; returns 1.
static int wrong(const Twine &why) {
  errs() << "dgc-compile: error: " << why << '\n';
  return 1;
}

/// The options of the compiler, and where the package goes.
static int readOptions(const char *argv0, dgc::CompileOptions &options,
                       std::string &path) {
  if (devices < 0 || (devices == 0 && devices.getNumOccurrences()))
    return wrong("--devices must be at least 1, not " + Twine(devices));
  if (cpu != "host" && !dgc::isCpuLevel(cpu))
    return wrong("--cpu='" + cpu +
                 "' is none that dgc makes code for: host, "
                 "x86-64-v2, x86-64-v3, x86-64-v4");
  if (!memoryLimit.empty()) {
    std::optional<int64_t> bytes = parseSize(memoryLimit);
    if (!bytes)
      return wrong("--memory-limit='" + memoryLimit +
                   "' is not a size such as 16GiB");
    options.memoryLimit = *bytes;
  }
  options.devices = devices;
  options.cluster = cluster;
  options.propagateOnly = propagateOnly;
  options.planOnly = planOnly;
  options.explain = explain.getNumOccurrences() > 0 || !report.empty();
  if (options.explain && propagateOnly)
    return wrong("--explain and --report tell of a search, and "
                 "--propagate-only makes none");
  options.errorOnRematerialize = strict;
  options.keepSource = options.keepSharded = !strip;
  options.codegen.cpu = cpu;
  options.codegen.profiled = profile;
  options.codegen.threads = threads;
  options.codegen.name = sys::path::stem(input).str();
  options.stub = readStub(argv0);
  for (const std::string &file : {explain.getValue(), report.getValue()})
    if (std::string why = file.empty() ? "" : whyNotWritable(file);
        !why.empty())
      return wrong("cannot write '" + file + "': " + why);
  path = output.empty() ? options.codegen.name + ".dgc" : output;
  if (planOnly)
    return 0;
  if (std::string why = whyNotWritable(path); !why.empty())
    return wrong("cannot write '" + path + "': " + why);
  return 0;
}

/// Writes `text` into a file, whole or not at all; false after a message.
static bool writeText(StringRef path, StringRef text) {
  Error error = writeToOutput(path, [&](raw_ostream &os) -> Error {
    os << text;
    return Error::success();
  });
  if (!error)
    return true;
  wrong("cannot write '" + path + "': " + toString(std::move(error)));
  return false;
}

/// What --explain asks for; false after a message.
static bool writeExplanation(const dgc::CompileResult &result) {
  if (explain.getNumOccurrences() > 0 && explain.empty())
    outs() << result.explainText;
  return (explain.empty() || writeText(explain, result.explainJson)) &&
         (report.empty() || writeText(report, result.explainHtml));
}

/// Why no plan keeps the limit, and what would.
static void printTooMuch(const dgc::CompileResult &r) {
  outs() << r.planText;
  if (!r.planned)
    return;
  dgc::Problem problem = r.planned->program.problem;
  printMemoryTable(outs(), problem, r.planned->plan);
  // What was laid out tells how far predictions are off.
  double needed = double(r.program.totalBytes());
  if (std::optional<int64_t> limit = parseSize(memoryLimit);
      limit && needed > 0)
    problem.memoryLimit =
        double(*limit) * std::min(1.0, r.predictedBytes / needed);
  outs() << dgc::smallestCountText(problem, 256 * int64_t(r.ranks)) << "\n";
}

/// Whether the memory limit is kept, by the plan and by the code; if not, says
/// what is needed.
static bool keepsLimit(const dgc::CompileResult &result) {
  if (result.fits)
    return true;
  printTooMuch(result);
  int64_t needed = result.program.totalBytes();
  if (needed == 0) {
    wrong("no plan keeps the memory limit" +
          (memoryLimit.empty() ? " of the cluster" : " of " + memoryLimit) +
          "; the plan above needs the least memory of those found");
    return false;
  }
  printMemory(result);
  wrong("a rank needs " + Twine(needed) +
        " bytes, more than the memory limit of " + memoryLimit +
        "; the plan above needs the least memory of those found");
  return false;
}

static int run(int argc, char **argv) {
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(
      argc, argv,
      "dgc-compile: plans, partitions and compiles a model into one package\n\n"
      "  dgc-compile model.mlir --devices 4 -o model.dgc\n"
      "  dgc-run -n 4 model.dgc --input=@inputs.npz --verify\n\n"
      "Exit codes: 0 ok, 1 error, 3 no plan keeps the memory limit.\n");
  dgc::CompileOptions options;
  std::string path;
  if (int code = readOptions(argv[0], options, path))
    return code;

  mlir::DialectRegistry registry;
  dgc::registerAllDialects(registry);
  dgc::registerAllPasses();
  mlir::MLIRContext context(registry);
  // Diagnostics show the line of the model they speak of, not the op's text,
  // which may be the whole program.
  context.printOpOnDiagnostic(false);
  auto sources = std::make_shared<SourceMgr>();
  mlir::SourceMgrDiagnosticHandler diagnostics(*sources, &context);
  if (!remarksFilter.empty()) {
    std::string why;
    if (!Regex(remarksFilter).isValid(why))
      return wrong("--remarks-filter='" + remarksFilter + "': " + why);
    mlir::remark::RemarkCategories categories;
    categories.passed = categories.missed = categories.analysis =
        categories.failed = remarksFilter.getValue();
    if (failed(mlir::remark::enableOptimizationRemarks(
            context, nullptr,
            std::make_unique<mlir::remark::RemarkEmittingPolicyAll>(),
            categories, /*printAsEmitRemarks=*/true)))
      return wrong("remarks cannot be shown");
  }
  auto begin = std::chrono::steady_clock::now();
  mlir::OwningOpRef<mlir::ModuleOp> module =
      dgc::loadModel(input, context, sources);
  if (!module)
    return 1;
  std::chrono::duration<double> parse =
      std::chrono::steady_clock::now() - begin;
  mlir::FailureOr<dgc::CompileResult> result =
      dgc::compileModel(*module, options);
  if (failed(result))
    return 1;
  if (!writeExplanation(*result))
    return 1;
  if (planOnly && result->fits) {
    if (!quiet && (explain.getNumOccurrences() == 0 || !explain.empty()))
      outs() << result->planText;
    return 0;
  }
  if (!keepsLimit(*result))
    return 3;
  std::string error;
  if (failed(dgc::writePackage(path, result->program, result->parts, error)))
    return wrong(error);
  if (!quiet)
    printSummary(*result, parse.count(), path);
  return 0;
}

int main(int argc, char **argv) {
  InitLLVM init(argc, argv);
  return dgc::runOnBigStack([&] { return run(argc, argv); });
}
