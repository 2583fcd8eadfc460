//===- reshard.cpp - Time and cost of reshard plans -----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
//   ninja -C build dgc-bench-reshard && build/bin/dgc-bench-reshard [pairs
//   [slow]]
//
// For each mesh, rank and kind of shape: percentiles of the time of a query
// without the cache, and the ratio of its cost to the optimum of the full
// search and to that of the fallback, over `pairs` random ordered pairs (200).
// With `slow`, the first axis has slow links.
//
//===----------------------------------------------------------------------===//
#include "dgc/Planner/Reshard.h"
#include "dgc/Planner/EnumerateShardings.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdlib>
#include <ctime>

using namespace dgc;
using llvm::SmallVector;

namespace {

/// CPU time of this thread: other work on the machine does not count.
double micros() {
  timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return double(t.tv_sec) * 1e6 + double(t.tv_nsec) * 1e-3;
}

double quantile(std::vector<double> v, double q) {
  llvm::sort(v);
  return v.empty() ? 0 : v[size_t(q * double(v.size() - 1))];
}
double mean(const std::vector<double> &v) {
  double sum = 0;
  for (double x : v)
    sum += x;
  return v.empty() ? 0 : sum / double(v.size());
}

struct Row {
  std::vector<double> micros, ratio, fallback;
  std::string worst;
};

void measure(const Mesh &mesh, llvm::ArrayRef<int64_t> shape, bool inner,
             int64_t pairs, const LinkCosts &links, Row &row,
             bool compare = true) {
  int64_t elements = 1;
  for (int64_t n : shape)
    elements *= n;
  int64_t bytes = std::max<int64_t>(256000000 / elements, 1);
  std::vector<Sharding> all;
  if (!inner)
    all = allShardings(shape, mesh);
  SampleRng rng(41);
  double worst = 0;
  auto pick = [&] {
    return inner ? sampleSharding(shape, mesh, rng)
                 : all[size_t(rng.below(int64_t(all.size())))];
  };
  for (int64_t i = 0; i < pairs; ++i) {
    Sharding from = pick(), to = pick();
    if (from.sameLayout(to))
      continue;
    double start = micros();
    ReshardPlan plan = planReshard(shape, bytes, mesh, links, from, to);
    row.micros.push_back(micros() - start);
    ReshardOptions full;
    full.exhaustive = compare; // the full search is for small meshes
    ReshardPlan best = planReshard(shape, bytes, mesh, links, from, to, full);
    ReshardPlan last = fallbackReshard(shape, bytes, mesh, links, from, to);
    row.ratio.push_back(plan.cost / best.cost);
    row.fallback.push_back(last.cost / plan.cost);
    if (row.ratio.back() > worst) {
      worst = row.ratio.back();
      row.worst = toString(from, mesh) + " to " + toString(to, mesh) + "\n" +
                  toString(plan, mesh) + "  instead of\n" +
                  toString(best, mesh);
    }
  }
}

void print(const Mesh &mesh, int rank, const char *kind, const Row &row,
           bool verbose) {
  std::string name;
  for (const MeshAxis &a : mesh.axes)
    name += (name.empty() ? "" : "x") + std::to_string(a.size);
  llvm::outs() << llvm::format(
      "%-8s rank %d %-7s time us %6.0f %6.0f %6.0f %6.0f   cost/optimum %.3f "
      "%.2f %.2f   fallback/cost %.2f\n",
      name.c_str(), rank, kind, quantile(row.micros, 0.5),
      quantile(row.micros, 0.9), quantile(row.micros, 0.99),
      quantile(row.micros, 1), mean(row.ratio), quantile(row.ratio, 0.99),
      quantile(row.ratio, 1), mean(row.fallback));
  if (verbose)
    llvm::outs() << "  worst: " << row.worst;
  llvm::outs().flush();
}

} // namespace

int main(int argc, char **argv) {
  int64_t pairs = argc > 1 ? std::atoll(argv[1]) : 200;
  bool slow = argc > 2 && llvm::StringRef(argv[2]).contains("slow");
  bool verbose = argc > 2 && llvm::StringRef(argv[2]).contains("worst");
  llvm::outs()
      << "time: median, 90 %, 99 %, largest; cost/optimum: mean, 99 %, "
         "largest; fallback/cost: mean\n";
  const std::vector<std::vector<int64_t>> meshes{{4},    {2, 2},    {2, 3},
                                                 {4, 2}, {2, 2, 2}, {3, 2, 2}};
  Row total;
  for (const std::vector<int64_t> &sizes : meshes) {
    Mesh mesh;
    LinkCosts links;
    const char *names[] = {"x", "y", "z"};
    for (size_t i = 0; i < sizes.size(); ++i) {
      mesh.axes.push_back({names[i], sizes[i]});
      links.axes.push_back({});
      if (slow && i == 0)
        links.axes.back() = {8e-6, 1 / 25e9};
    }
    int64_t n = mesh.numDevices();
    for (int rank = 1; rank <= 3; ++rank)
      for (const char *kind : {"even", "uneven", "inner"}) {
        SmallVector<int64_t> shape(size_t(rank), rank == 1 ? 2 * n : n);
        if (llvm::StringRef(kind) == "uneven") {
          shape.assign({10, 7, 5});
          shape.resize(size_t(rank));
          if (rank == 1)
            shape[0] = 50;
        }
        if (llvm::StringRef(kind) == "inner") {
          shape.assign({24, 30, 12});
          shape.resize(size_t(rank));
        }
        Row row;
        measure(mesh, shape, llvm::StringRef(kind) == "inner", pairs, links,
                row);
        print(mesh, rank, kind, row, verbose);
        llvm::append_range(total.micros, row.micros);
        llvm::append_range(total.ratio, row.ratio);
        llvm::append_range(total.fallback, row.fallback);
      }
  }
  Mesh large{{{"x", 8}, {"y", 16}, {"z", 8}}, {}};
  for (bool parts : {false, true})
    for (int rank = 2; rank <= 3; ++rank) {
      Row row;
      SmallVector<int64_t> even{8192, 4096, 2048}, uneven{50257, 5000, 130};
      even.resize(size_t(rank));
      uneven.resize(size_t(rank));
      measure(large, even, parts, pairs, {}, row, false);
      print(large, rank, parts ? "inner" : "even", row, false);
      measure(large, uneven, parts, pairs, {}, row, false);
      print(large, rank, parts ? "uneven+" : "uneven", row, false);
    }
  Mesh none;
  print(none, 0, "total", total, false);
  return 0;
}
