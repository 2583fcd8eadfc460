//===- dgc-check-reshard.cpp - Reshards against execution -----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Converts values from one sharding to another, through dgc-lower-reshards and
// dgc-partition, runs the local program on all ranks of a mesh in memory, and
// compares every element of every rank.
//
//===----------------------------------------------------------------------===//
#include "Batch.h"
#include "dgc/Cost/Machine.h"
#include "dgc/Pipelines/Register.h"
#include "dgc/Planner/EnumerateShardings.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace dgc;
using namespace dgc::check;
namespace cl = llvm::cl;

static cl::OptionCategory category("dgc-check-reshard options");
static cl::opt<std::string> meshText("mesh", cl::init("2x2"),
                                     cl::desc("Sizes of the mesh's axes"),
                                     cl::value_desc("2x2"), cl::cat(category));
static cl::opt<unsigned> maxRank("max-rank", cl::init(3),
                                 cl::desc("Ranks of tensors, from 0"),
                                 cl::cat(category));
static cl::opt<bool>
    all("all", cl::desc("All ordered pairs of shardings with whole axes"),
        cl::cat(category));
static cl::opt<int64_t> sample("sample", cl::init(200),
                               cl::desc("Random pairs"), cl::cat(category));
static cl::opt<uint64_t> seed("seed", cl::init(1), cl::desc("Of the sample"),
                              cl::cat(category));
static cl::opt<bool>
    inner("inner",
          cl::desc("Sample parts of axes, inner whole factors, other "
                   "kinds of reduction, and ranks in another order"),
          cl::cat(category));
static cl::opt<std::string>
    cluster("cluster", cl::init("cpu"),
            cl::desc("Machine whose links choose the moves; uniform; or "
                     "latency: as few moves as possible"),
            cl::cat(category));
static cl::opt<std::string> emitTo(
    "emit",
    cl::desc("Write the sample as a model for dgc-compile, and run nothing"),
    cl::value_desc("file"), cl::cat(category));
static cl::opt<bool>
    dropCollectives("drop-collectives",
                    cl::desc("Leave collectives out, so that results are wrong:"
                             " a check of this tool"),
                    cl::cat(category));
static cl::opt<int> maxWrong("max-wrong", cl::init(5),
                             cl::desc("Wrong conversions that are printed"),
                             cl::cat(category));

static std::optional<Mesh> parseMesh(StringRef text) {
  static constexpr char names[] = "xyzuvw";
  Mesh mesh;
  SmallVector<StringRef> sizes;
  text.split(sizes, 'x');
  for (StringRef part : sizes) {
    int64_t size;
    if (part.getAsInteger(10, size) || size < 1 || size > 64 ||
        mesh.axes.size() + 1 == sizeof(names) || mesh.numDevices() * size > 64)
      return std::nullopt;
    mesh.axes.push_back({std::string(1, names[mesh.axes.size()]), size});
  }
  return mesh;
}

/// For --all: one shape whose dimensions the mesh divides (where that stays
/// small) and one of which it divides none, one of them less than an axis.
static SmallVector<SmallVector<int64_t>> shapesOf(unsigned rank,
                                                  const Mesh &mesh) {
  if (rank == 0)
    return {{}};
  int64_t devices = mesh.numDevices();
  SmallVector<int64_t> even(rank, devices), uneven{7, 5, 1};
  if (rank == 3 && devices > 8)
    even = {devices, devices / 2, mesh.axes.back().size};
  uneven.resize(rank, 3);
  return {even, uneven};
}

namespace {
struct Counts {
  int64_t right = 0, wrong = 0;
};

class Checker {
public:
  Checker(MLIRContext &context, const Mesh &mesh, const RunOptions &options)
      : context(context), mesh(mesh), options(options), random(seed) {}
  void run(const Batch &batch) {
    std::vector<std::string> why =
        runBatch(context, batch, mesh, options, random, moves);
    for (auto [text, to] : llvm::zip(why, batch.to)) {
      if (text.empty()) {
        ++counts.right;
      } else if (counts.wrong++ < maxWrong) {
        llvm::outs() << (batch.shape.empty() ? "wrong: scalar" : "wrong: ");
        llvm::interleave(batch.shape, llvm::outs(), "x");
        llvm::outs() << " from " << toString(batch.from, mesh) << " to "
                     << toString(to, mesh) << ": " << text << '\n';
      }
    }
  }

  MLIRContext &context;
  Mesh mesh;
  RunOptions options;
  Counts counts;
  MoveCounts moves;

private:
  std::mt19937 random;
};
} // namespace

static std::string setLinks(const Mesh &mesh, LinkCosts &links) {
  if (cluster == "latency")
    links.launch = 1;
  if (cluster == "latency" || cluster == "uniform")
    return "";
  Machine machine;
  int64_t devices = 0;
  std::string why = parseCluster(cluster, machine, devices);
  if (why.empty())
    links = linkCostsOf(machine, mesh);
  return why;
}

/// Batches of a few targets each, `pairs` in all.
static std::vector<Batch> sampleBatches(const Mesh &mesh, int64_t pairs,
                                        bool forCompiler) {
  static constexpr int64_t sizes[] = {1, 2, 3, 4, 5, 6, 7, 8, 12};
  static constexpr ReduceKind kinds[] = {ReduceKind::Add, ReduceKind::Max,
                                         ReduceKind::Min, ReduceKind::Mul,
                                         ReduceKind::And, ReduceKind::Or};
  SampleRng rng(seed);
  SampleOptions options;
  options.subAxes = options.innerFactors = inner;
  auto kind = [&]() {
    if (forCompiler)
      return kinds[rng.below(2)];
    return inner ? kinds[rng.below(6)] : ReduceKind::Add;
  };
  std::vector<Batch> batches;
  while (pairs > 0) {
    Batch batch;
    for (int64_t d = rng.below(int64_t(maxRank) + 1); d > 0; --d)
      batch.shape.push_back(sizes[rng.below(std::size(sizes))]);
    if (!forCompiler && !batch.shape.empty() && rng.chance(0.01))
      batch.shape[0] = 0;
    options.unreduced = true;
    options.kind = kind();
    batch.from = sampleSharding(batch.shape, mesh, rng, options);
    // Results of a program are not unreduced.
    options.unreduced = !forCompiler;
    for (int64_t i = 1 + rng.below(4); i > 0 && pairs > 0; --i, --pairs) {
      options.kind = rng.chance(0.8) ? options.kind : kind();
      batch.to.push_back(sampleSharding(batch.shape, mesh, rng, options));
    }
    batches.push_back(std::move(batch));
  }
  return batches;
}

static void checkAll(Checker &checker) {
  for (unsigned rank = 0; rank <= maxRank; ++rank)
    for (ArrayRef<int64_t> shape : shapesOf(rank, checker.mesh)) {
      std::vector<Sharding> layouts = allShardings(shape, checker.mesh);
      Counts before = checker.counts;
      for (const Sharding &from : layouts)
        checker.run({SmallVector<int64_t>(shape), from, layouts});
      llvm::outs() << (shape.empty() ? "scalar" : "shape ");
      llvm::interleave(shape, llvm::outs(), "x");
      llvm::outs() << ": " << layouts.size() << " shardings, right "
                   << checker.counts.right - before.right << ", wrong "
                   << checker.counts.wrong - before.wrong << '\n';
      llvm::outs().flush();
    }
}

static int emit(MLIRContext &context, const Mesh &mesh) {
  std::error_code error;
  llvm::ToolOutputFile file(emitTo, error, llvm::sys::fs::OF_None);
  if (error) {
    llvm::errs() << "error: cannot write " << emitTo << ": " << error.message()
                 << '\n';
    return 1;
  }
  file.os() << emitProgram(context, sampleBatches(mesh, sample, true), mesh);
  file.keep();
  return 0;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv,
                              "dgc: checks conversions by execution\n");
  std::optional<Mesh> mesh = parseMesh(meshText);
  if (!mesh) {
    llvm::errs() << "error: --mesh='" << meshText
                 << "' is not a mesh of up to 64 ranks such as 2x3\n";
    return 1;
  }
  RunOptions options;
  options.dropCollectives = dropCollectives;
  std::string why = setLinks(*mesh, options.links);
  if (!why.empty()) {
    llvm::errs() << "error: --cluster: " << why << '\n';
    return 1;
  }
  DialectRegistry registry;
  registerAllDialects(registry);
  MLIRContext context(registry);
  context.disableMultithreading();
  context.loadAllAvailableDialects();
  if (!emitTo.empty())
    return emit(context, *mesh);
  if (inner) {
    SampleRng rng(seed + 1);
    for (int64_t i = 0, n = mesh->numDevices(); i < n; ++i) {
      mesh->deviceIds.push_back(i);
      std::swap(mesh->deviceIds[i], mesh->deviceIds[rng.below(i + 1)]);
    }
  }
  Checker checker(context, *mesh, options);
  if (all)
    checkAll(checker);
  else
    for (const Batch &batch : sampleBatches(*mesh, sample, false))
      checker.run(batch);
  llvm::outs() << "moves:";
  for (auto &[name, count] : checker.moves)
    llvm::outs() << ' ' << name << ' ' << count;
  llvm::outs() << "\nmesh " << meshText << ": right " << checker.counts.right
               << ", wrong " << checker.counts.wrong << '\n';
  return checker.counts.wrong ? 1 : 0;
}
