//===- dgc-compile.cpp - From a model to a package ------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Pipelines/CompileFile.h"
#include "dgc/Support/BigStack.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

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
    combine("combine-collectives", cl::init(true),
            cl::desc("Let small collectives meet together (default: true)"),
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

/// The executable that is put in front of the package: beside this tool.
static std::string readStub(const char *argv0) {
  std::string self = sys::fs::getMainExecutable(argv0, (void *)&readStub);
  SmallString<128> path(sys::path::parent_path(self));
  sys::path::append(path, "dgc-stub");
  ErrorOr<std::unique_ptr<MemoryBuffer>> file = MemoryBuffer::getFile(path);
  return file ? (*file)->getBuffer().str() : std::string();
}

/// What the command line says; none after a message.
static std::optional<dgc::CompileFileOptions> readOptions(const char *argv0) {
  if (devices == 0 && devices.getNumOccurrences()) {
    errs() << "dgc-compile: error: --devices must be at least 1, not 0\n";
    return std::nullopt;
  }
  dgc::CompileFileOptions options;
  options.input = input;
  options.output = output;
  options.memoryLimit = memoryLimit;
  options.explain = explain.getNumOccurrences() > 0 && explain.empty();
  options.explainJson = explain;
  options.explainHtml = report;
  options.remarksFilter = remarksFilter;
  options.quiet = quiet;
  dgc::CompileOptions &compile = options.compile;
  compile.devices = devices;
  compile.cluster = cluster;
  compile.propagateOnly = propagateOnly;
  compile.planOnly = planOnly;
  compile.errorOnRematerialize = strict;
  compile.combine = combine;
  compile.keepSource = compile.keepSharded = !strip;
  compile.codegen.cpu = cpu;
  compile.codegen.profiled = profile;
  compile.codegen.threads = threads;
  compile.stub = readStub(argv0);
  return options;
}

static int run(int argc, char **argv) {
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(
      argc, argv,
      "dgc-compile: plans, partitions and compiles a model into one package\n\n"
      "  dgc-compile model.mlir --devices 4 -o model.dgc\n"
      "  dgc-run -n 4 model.dgc --input=@inputs.npz --verify\n\n"
      "Exit codes: 0 ok, 1 error, 3 no plan keeps the memory limit.\n");
  std::optional<dgc::CompileFileOptions> options = readOptions(argv[0]);
  return options ? dgc::compileFile(std::move(*options), outs(), errs())
                 : dgc::CompileError;
}

int main(int argc, char **argv) {
  InitLLVM init(argc, argv);
  return dgc::runOnBigStack([&] { return run(argc, argv); });
}
