//===- CompileFile.cpp - A model's file to a package's file ---------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Pipelines/CompileFile.h"
#include "dgc/CodeGen/Object.h"
#include "dgc/Pipelines/Register.h"
#include "dgc/Support/Bytes.h"
#include "dgc/Transforms/AutoShard.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Remarks.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"
#include <chrono>
#include <sys/resource.h>

using namespace llvm;

namespace dgc {

void printMemory(raw_ostream &os, const CompileResult &r) {
  const CompiledProgram &p = r.program;
  auto mib = [](double bytes) {
    return formatv("{0:F3} MiB", bytes / (1 << 20));
  };
  os << "memory of a rank: arguments " << mib(p.argumentBytes) << ", results "
     << mib(p.resultBytes) << ", constants " << mib(p.constants.size())
     << ", arena " << mib(p.arenaBytes) << " (largest live set "
     << mib(p.arenaLowerBound) << ")";
  if (r.predictedBytes > 0)
    os << "; in all " << mib(p.totalBytes()) << ", predicted "
       << mib(r.predictedBytes);
  if (r.plans > 1)
    os << ", by plan " << r.plans;
  os << "\n";
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

namespace {

class FileCompiler {
public:
  FileCompiler(CompileFileOptions options, raw_ostream &out, raw_ostream &err)
      : o(std::move(options)), out(out), err(err) {}

  CompileExit run() {
    if (!complete())
      return CompileError;
    mlir::DialectRegistry registry;
    registerAllDialects(registry);
    registerAllPasses();
    mlir::MLIRContext context(registry);
    // Diagnostics show the line of the model they speak of, not the op's text,
    // which may be the whole program.
    context.printOpOnDiagnostic(false);
    auto sources = std::make_shared<SourceMgr>();
    mlir::SourceMgrDiagnosticHandler diagnostics(*sources, &context, err);
    if (!showRemarks(context))
      return CompileError;
    auto begin = std::chrono::steady_clock::now();
    mlir::OwningOpRef<mlir::ModuleOp> module =
        loadModel(o.input, context, sources);
    if (!module)
      return CompileError;
    std::chrono::duration<double> parse =
        std::chrono::steady_clock::now() - begin;
    mlir::FailureOr<CompileResult> result = compileModel(*module, o.compile);
    if (failed(result))
      return CompileError;
    return finish(*result, parse.count());
  }

private:
  /// Writes why the work cannot be done; returns false.
  bool wrong(const Twine &why) {
    err << "dgc-compile: error: " << why << '\n';
    return false;
  }

  bool complete() {
    CompileOptions &c = o.compile;
    if (c.devices < 0)
      return wrong("--devices must be at least 1, not " + Twine(c.devices));
    if (c.codegen.cpu != "host" && !isCpuLevel(c.codegen.cpu))
      return wrong("--cpu='" + c.codegen.cpu +
                   "' is none that dgc makes code for: host, "
                   "x86-64-v2, x86-64-v3, x86-64-v4");
    if (!o.memoryLimit.empty()) {
      std::optional<double> bytes = parseBytes(o.memoryLimit);
      if (!bytes || *bytes < 1)
        return wrong("--memory-limit='" + o.memoryLimit +
                     "' is not a size such as 16GiB");
      c.memoryLimit = int64_t(*bytes);
    }
    c.tellCount = true;
    c.explain = o.explain || !o.explainJson.empty() || !o.explainHtml.empty();
    if (c.explain && c.propagateOnly)
      return wrong("--explain and --report tell of a search, and "
                   "--propagate-only makes none");
    c.codegen.name = sys::path::stem(o.input).str();
    if (o.output.empty())
      o.output = c.codegen.name + ".dgc";
    for (const std::string &file :
         {o.explainJson, o.explainHtml, c.planOnly ? "" : o.output})
      if (std::string why = file.empty() ? "" : whyNotWritable(file);
          !why.empty())
        return wrong("cannot write '" + file + "': " + why);
    return true;
  }

  bool showRemarks(mlir::MLIRContext &context) {
    if (o.remarksFilter.empty())
      return true;
    std::string why;
    if (!Regex(o.remarksFilter).isValid(why))
      return wrong("--remarks-filter='" + o.remarksFilter + "': " + why);
    mlir::remark::RemarkCategories categories;
    categories.passed = categories.missed = categories.analysis =
        categories.failed = o.remarksFilter;
    if (failed(mlir::remark::enableOptimizationRemarks(
            context, nullptr,
            std::make_unique<mlir::remark::RemarkEmittingPolicyAll>(),
            categories, /*printAsEmitRemarks=*/true)))
      return wrong("remarks cannot be shown");
    return true;
  }

  CompileExit finish(const CompileResult &result, double parseSeconds) {
    if (o.explain)
      out << result.explainText;
    if (!writeText(o.explainJson, result.explainJson) ||
        !writeText(o.explainHtml, result.explainHtml))
      return CompileError;
    // Where the plan is explained, it is printed with that.
    bool printsPlan = !o.quiet && !o.explain;
    if (o.compile.planOnly && result.fits) {
      if (printsPlan)
        out << result.planText;
      return CompileOk;
    }
    if (!result.fits) {
      tellTooLarge(result);
      return CompileTooLarge;
    }
    std::string error;
    if (failed(writePackage(o.output, result.program, result.parts, error))) {
      wrong(error);
      return CompileError;
    }
    if (printsPlan)
      out << result.planText;
    if (!o.quiet)
      printSummary(result, parseSeconds);
    return CompileOk;
  }

  /// Writes `text` into a file, if there is to be one; false after a message.
  bool writeText(StringRef path, StringRef text) {
    if (path.empty())
      return true;
    Error error = writeToOutput(path, [&](raw_ostream &os) -> Error {
      os << text;
      return Error::success();
    });
    return !error ||
           wrong("cannot write '" + path + "': " + toString(std::move(error)));
  }

  void printSummary(const CompileResult &r, double parseSeconds) {
    printMemory(out, r);
    out << formatv("time: parse {0:F2} s", parseSeconds);
    for (const PhaseTime &phase : r.phases)
      out << formatv(", {0} {1:F2} s", phase.name, phase.seconds);
    rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    out << formatv("; peak memory {0} MiB\n", usage.ru_maxrss / 1024);
    out << "wrote " << o.output << " for " << r.ranks
        << (r.ranks == 1 ? " rank\n" : " ranks\n");
  }

  /// Why no plan keeps the memory limit, by prediction or by what was laid out,
  /// and what would.
  void tellTooLarge(const CompileResult &r) {
    out << r.planText;
    int64_t needed = r.program.totalBytes();
    if (r.planned) {
      printMemoryTable(out, r.planned->program.problem, r.planned->plan);
      out << r.countText << "\n";
    }
    if (needed > 0)
      printMemory(out, r);
    std::string why = needed > 0 ? "a rank needs " + std::to_string(needed) +
                                       " bytes, more than the memory limit"
                                 : "no plan keeps the memory limit";
    std::string limit = o.memoryLimit.empty() ? "the cluster" : o.memoryLimit;
    wrong(why + " of " + limit +
          "; the plan above needs the least memory of those found");
  }

  CompileFileOptions o;
  raw_ostream &out, &err;
};

} // namespace

CompileExit compileFile(CompileFileOptions options, raw_ostream &out,
                        raw_ostream &err) {
  return FileCompiler(std::move(options), out, err).run();
}

} // namespace dgc
