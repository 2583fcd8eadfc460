//===- dgc-check-rules.cpp - Rules against execution ----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// For each function of a file, takes its last op, and runs the op's local
// version for all assignments of axes to its factors, over several meshes, with
// garbage in the padding and with unreduced operands, on ranks held in memory.
//
//===----------------------------------------------------------------------===//
#include "Case.h"
#include "dgc/Pipelines/Register.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
namespace cl = llvm::cl;

static cl::opt<std::string> input(cl::Positional, cl::Required,
                                  cl::desc("<file.mlir>"));
static cl::opt<bool>
    refused("refused", cl::desc("List layouts that would need no communication "
                                "but that the rules do not allow"));
static cl::opt<bool>
    refusedUnreduced("refused-unreduced",
                     cl::desc("List unreduced operands that are right in all "
                              "trials but that the rules "
                              "do not allow"));
static cl::opt<bool> cloneOnly(
    "clone-only",
    cl::desc("Build every local op by cloning it with local types, as if "
             "none needed more: a check of this tool"));
static cl::opt<std::string>
    emitTo("emit",
           cl::desc("Write programs for the compiler to this folder, with some "
                    "of the assignments"));
static cl::opt<int> emitEach("emit-each", cl::init(3),
                             cl::desc("Programs written for each function"));
static cl::opt<int> maxWrong("max-wrong", cl::init(5),
                             cl::desc("Wrong runs printed for each function"));

namespace {
struct Counts {
  int64_t right = 0, wrong = 0, illegal = 0;
};
} // namespace

/// The sets of free units that operands may be unreduced over.
static std::vector<llvm::SmallVector<dgc::AxisRef, 2>>
throughSets(llvm::ArrayRef<dgc::AxisRef> free) {
  std::vector<llvm::SmallVector<dgc::AxisRef, 2>> sets;
  for (const dgc::AxisRef &r : free)
    sets.push_back({r});
  if (free.size() > 1)
    sets.emplace_back(free.begin(), free.end());
  return sets;
}

static std::string describe(const dgc::check::Case &c, const dgc::OpAxes &axes,
                            const dgc::Mesh &mesh) {
  std::string text;
  for (auto &list : axes.factors)
    text += dgc::toString(list, mesh) + " ";
  if (!axes.through.empty())
    text += "case " + std::to_string(axes.unreducedCase);
  return text;
}

static Counts checkOne(const dgc::check::Case &c, std::mt19937 &rng) {
  using namespace dgc::check;
  Counts counts;
  auto run = [&](const dgc::OpAxes &axes, const MeshCase &m) {
    if (!isLegal(c, axes, m.mesh)) {
      ++counts.illegal;
      return;
    }
    for (Fill fill : {Fill::Garbage, Fill::NotANumber, Fill::Zero}) {
      std::string why;
      if (runCase(c, axes, m.mesh, fill, rng, why, cloneOnly) ==
          Outcome::Right) {
        ++counts.right;
        continue;
      }
      if (counts.wrong++ < maxWrong)
        llvm::outs() << "  wrong on " << m.name << ", fill " << int(fill)
                     << ": " << describe(c, axes, m.mesh) << ": " << why
                     << '\n';
    }
  };
  for (const MeshCase &m : meshes())
    for (const auto &units : m.units)
      forEachAssignment(
          c.rule, units,
          [&](const dgc::OpAxes &axes, llvm::ArrayRef<dgc::AxisRef> free) {
            run(axes, m);
            for (size_t k = 0; k < c.rule.unreduced.size(); ++k)
              for (auto &through : throughSets(free)) {
                dgc::OpAxes with = axes;
                with.through = through;
                with.unreducedCase = int(k);
                run(with, m);
              }
          });
  return counts;
}

/// Writes a few assignments, spread over all, as
/// <function>.<number>.<ranks>.mlir.
static LogicalResult emit(const dgc::check::Case &c, StringRef name) {
  using namespace dgc::check;
  std::vector<std::pair<dgc::OpAxes, const dgc::Mesh *>> all;
  for (const MeshCase &m : meshes())
    for (const auto &units : m.units)
      forEachAssignment(
          c.rule, units,
          [&](const dgc::OpAxes &axes, llvm::ArrayRef<dgc::AxisRef> free) {
            if (free.empty() && isLegal(c, axes, m.mesh))
              all.push_back({axes, &m.mesh});
          });
  for (size_t k = 0, n = std::min<size_t>(emitEach, all.size()); k < n; ++k) {
    auto &[axes, mesh] = all[(2 * k + 1) * all.size() / (2 * n)];
    std::string path = emitTo + "/" + name.str() + "." + std::to_string(k) +
                       "." + std::to_string(mesh->numDevices()) + ".mlir";
    std::error_code error;
    llvm::raw_fd_ostream os(path, error);
    if (error) {
      llvm::errs() << "error: cannot write " << path << ": " << error.message()
                   << '\n';
      return failure();
    }
    os << annotatedModule(c, axes, *mesh);
  }
  return success();
}

/// Lists what --refused or --refused-unreduced asks for.
static void listRefused(const dgc::check::Case &c, StringRef name,
                        std::mt19937 &rng) {
  if (refusedUnreduced)
    for (const std::string &line : dgc::check::refusedUnreduced(c, rng))
      llvm::outs() << name << ": " << line << '\n';
  if (refused)
    for (const dgc::check::MeshCase &m : dgc::check::meshes())
      for (const std::string &line : dgc::check::refusedMoves(c, m))
        llvm::outs() << name << ", mesh " << m.name << ": " << line << '\n';
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::ParseCommandLineOptions(argc, argv,
                              "dgc: checks sharding rules by execution\n");
  DialectRegistry registry;
  dgc::registerAllDialects(registry);
  MLIRContext context(registry);
  context.disableMultithreading();
  context.loadAllAvailableDialects();
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(input, &context);
  if (!module)
    return 1;
  Counts total;
  for (auto func : module->getOps<func::FuncOp>()) {
    std::mt19937 rng(1);
    FailureOr<dgc::check::Case> c = dgc::check::makeCase(func, rng);
    if (failed(c))
      return 1;
    if (!emitTo.empty()) {
      if (failed(emit(*c, func.getName())))
        return 1;
      continue;
    }
    if (refused || refusedUnreduced) {
      listRefused(*c, func.getName(), rng);
      continue;
    }
    Counts counts = checkOne(*c, rng);
    llvm::outs() << func.getName() << ": right " << counts.right << ", wrong "
                 << counts.wrong << ", no layout " << counts.illegal << '\n';
    total.right += counts.right;
    total.wrong += counts.wrong;
  }
  if (!refused && !refusedUnreduced && emitTo.empty())
    llvm::outs() << "total: right " << total.right << ", wrong " << total.wrong
                 << '\n';
  return total.wrong ? 1 : 0;
}
