//===- FoldTest.cpp - Layers that are planned as one ----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "../../lib/Planner/Evaluate.h"
#include "../../lib/Planner/Meshes.h"
#include "../../lib/Planner/Repeats.h"
#include "Problems.h"
#include "dgc/Planner/Recount.h"
#include "gtest/gtest.h"
#include <random>
#include <set>

using namespace dgc;
using namespace dgc::planner;
using namespace dgc::test;

namespace {

Axes twoAxes() {
  Axes axes;
  axes.refs = {{0, 1, 2}, {1, 1, 4}};
  axes.sizes = {2, 4};
  axes.links = {{1e-6, 1e9}, {1e-6, 4e9}};
  return axes;
}

int countOf(const std::vector<int> &classes) {
  return classes.empty()
             ? 0
             : *std::max_element(classes.begin(), classes.end()) + 1;
}

} // namespace

TEST(Repeats, FindsThePeriodWithinOtherThings) {
  std::vector<int> kinds{90, 91, 92};
  int body[] = {1, 2, 3, 1, 2, 4, 5, 6}; // {1, 2} comes twice in a layer
  for (int i = 0; i < 5; ++i)
    kinds.insert(kinds.end(), std::begin(body), std::end(body));
  kinds.insert(kinds.end(), {93, 94, 95, 96});
  std::vector<planner::Run> runs = findRuns(kinds);
  ASSERT_EQ(runs.size(), 1u);
  EXPECT_EQ(runs[0].period, 8);
  EXPECT_EQ(runs[0].begin, 3);
  EXPECT_EQ(runs[0].end, 43);
}

TEST(Repeats, FindsShortRunsBesideLongOnes) {
  // A layer's casts in front of all, less than a fiftieth of the program.
  std::vector<int> kinds;
  for (int i = 0; i < 30; ++i)
    kinds.push_back(1000 + i % 5);
  for (int i = 0; i < 2000; ++i)
    kinds.push_back(i % 200);
  std::vector<planner::Run> runs = findRuns(kinds);
  ASSERT_EQ(runs.size(), 2u);
  EXPECT_EQ(runs[0].period, 200);
  EXPECT_EQ(runs[1].period, 5);
  EXPECT_EQ(runs[1].begin, 0);
  EXPECT_EQ(runs[1].end, 30);
}

TEST(Repeats, NothingRepeats) {
  std::vector<int> kinds;
  for (int i = 0; i < 100; ++i)
    kinds.push_back(i);
  EXPECT_TRUE(findRuns(kinds).empty());
  EXPECT_TRUE(findRuns({}).empty());
  EXPECT_TRUE(findRuns({1, 1, 1}).empty());
}

TEST(Repeats, ForwardBackwardAndUpdatesOfEveryLayerAreTied) {
  Network four(8, 4), nine(8, 9);
  Model a(four.problem), b(nine.problem);
  std::vector<int> classesA = tieRepeats(a).classes,
                   classesB = tieRepeats(b).classes;
  EXPECT_LT(countOf(classesA), int(a.nodes.size()) / 2);
  // More layers are no more classes.
  EXPECT_EQ(countOf(classesA), countOf(classesB));
  for (size_t v = 0; v < b.nodes.size(); ++v)
    for (size_t u = 0; u < v; ++u)
      if (classesB[u] == classesB[v]) {
        EXPECT_TRUE(b.isAlike(b.nodes[u], b.nodes[v]));
      }
}

TEST(Repeats, AlternatingLayersHaveAPeriodOfTwo) {
  Network n(8, 8, 1024, 64, true);
  Model m(n.problem);
  EXPECT_LT(countOf(tieRepeats(m).classes), int(m.nodes.size()) / 2);
}

TEST(Repeats, AnnotatedLayersAreNotTiedToOthers) {
  Network n(8, 6);
  n.problem.mesh = Mesh{{{"d", 8}}, {}};
  Sharding pin = Sharding::replicatedOf(2);
  pin.dims[1].entries = {DimEntry::makeAxis({0, 1, 8})};
  int w = n.problem.arguments[5];
  n.problem.tensors[w].pinned = pin;
  Model m(n.problem);
  std::vector<int> classes = tieRepeats(m).classes;
  int node = m.producerOf[w];
  EXPECT_EQ(llvm::count(classes, classes[node]), 1);
  Plan plan = solve(n.problem);
  EXPECT_EQ(plan.tensors[w], pin);
}

TEST(Repeats, LayersGoThroughForwardBackwardAndUpdate) {
  Network n(8, 6);
  Model m(n.problem);
  Ties ties = tieRepeats(m);
  EXPECT_EQ(ties.numLayers, 6);
  // A weight, what reads it, its gradient and its update are of one layer, but
  // where the copies of a run begin within one.
  int alike = 0, all = 0;
  for (const ProblemResult &r : n.problem.results) {
    int argument = m.producerOf[n.problem.arguments[r.donated]];
    ++all;
    alike += ties.layers[argument] == ties.layers[m.producerOf[r.tensor]];
  }
  EXPECT_GE(alike * 4, all * 3);
}

TEST(Fold, CostIsThatOfThePlanItStandsFor) {
  std::mt19937 rng(5);
  for (int trial = 0; trial < 40; ++trial) {
    Network n(8, 2 + trial % 5, 64 + trial, 8, trial % 2);
    Model full(n.problem);
    std::vector<int> classes = tieRepeats(full).classes;
    Model folded = full.fold(classes);
    Axes axes = twoAxes();
    full.pinStates(axes);
    folded.pinStates(axes);
    JointCost costFull(full, axes), costFolded(folded, axes);
    Assignment a;
    a.choices.assign(2, std::vector<int>(folded.nodes.size(), 0));
    for (size_t v = 0; v < folded.nodes.size(); ++v)
      for (int axis : {0, 1}) {
        llvm::SmallVector<int> choices{a.of(0, v), a.of(1, v)};
        auto &some = costFolded.axisChoices(v, axis, choices).choices;
        a.choices[axis][v] = some[rng() % some.size()];
      }
    Evaluation x = evaluate(folded, costFolded, a);
    Evaluation y = evaluate(full, costFull, a.expand(classes));
    EXPECT_NEAR(x.compute, y.compute, 1e-9 * y.compute);
    EXPECT_NEAR(x.communication, y.communication, 1e-9 * y.communication);
    EXPECT_NEAR(x.memory.peak, y.memory.peak, 1e-9 * y.memory.peak);
    EXPECT_NEAR(x.memory.arguments, y.memory.arguments,
                1e-9 * y.memory.arguments);
  }
}

TEST(Fold, FindsThePlanOfTheWholeProblem) {
  for (int layers : {4, 6, 8})
    for (int64_t devices : {3, 8})
      for (int64_t rows : {64, 1024, 8192}) {
        Network n(devices, layers, rows);
        n.problem.options.maxMeshAxes = 1;
        Plan tied = solve(n.problem);
        n.problem.options.fold = false;
        Plan whole = solve(n.problem);
        EXPECT_LT(tied.numClasses, whole.numClasses);
        EXPECT_LE(tied.time(), whole.time() * 1.001)
            << layers << " layers, " << devices << " devices, " << rows
            << " rows";
      }
}

TEST(Meshes, FewLookedAtThoroughlyFindWhatAllDo) {
  std::mt19937 rng(3);
  for (int trial = 0; trial < 6; ++trial) {
    int64_t rows[] = {256, 4096, 65536}, devices[] = {32, 24};
    Network n(devices[trial % 2], 3, rows[trial / 2], 96);
    n.problem.machine.levels = {{"box", 8, {1e-6, 10e9}},
                                {"net", INT64_MAX, {5e-6, 1e9}}};
    Plan some = solve(n.problem);
    n.problem.options.thoroughMeshes = 1000;
    Plan all = solve(n.problem);
    EXPECT_LE(some.time(), all.time() * 1.001) << "trial " << trial;
  }
}

TEST(Meshes, OneOrderOfAxesWithTheSameLink) {
  ProblemBuilder b(1024);
  b.problem.machine.levels = {{"box", 8, {1e-6, 10e9}},
                              {"net", INT64_MAX, {5e-6, 1e9}}};
  std::set<std::vector<std::pair<double, int64_t>>> seen;
  for (const Mesh &mesh : meshesFor(b.problem)) {
    EXPECT_EQ(mesh.numDevices(), 1024);
    EXPECT_LE(mesh.axes.size(), 4u);
    std::vector<std::pair<double, int64_t>> key;
    auto links = axisLinks(b.problem.machine, mesh);
    for (auto [axis, link] : llvm::zip(mesh.axes, links))
      key.push_back({link.bandwidth, axis.size});
    llvm::sort(key);
    EXPECT_TRUE(seen.insert(key).second);
  }
  EXPECT_LT(seen.size(), 130u); // there are 176 orders
  for (int64_t n : {1, 7, 12, 48, 65536}) {
    b.problem.devices = n;
    for (const Mesh &mesh : meshesFor(b.problem))
      EXPECT_EQ(mesh.numDevices(), n);
  }
}

TEST(Memory, WeightsAreGatheredAgainAndTheRecountAgrees) {
  int again = 0;
  for (int64_t rows : {512, 2048})
    for (double share : {0.9, 0.7, 0.6, 0.5, 0.4}) {
      Network n(8, 4, rows, 256);
      n.problem.machine.flops.fill(1e12);
      n.problem.machine.memoryBandwidth = 1e12;
      n.problem.machine.levels = {{"box", INT64_MAX, {1e-6, 1e11}}};
      Plan free = solve(n.problem);
      n.problem.memoryLimit = share * free.memory.peak;
      Plan plan = solve(n.problem);
      EXPECT_TRUE(!plan.fits || plan.time() >= free.time() * (1 - 1e-6));
      EXPECT_LE(plan.memory.peak, free.memory.peak);
      for (auto &operands : plan.again)
        again += operands.size();
      Recount r = recount(n.problem, writtenPlan(plan));
      EXPECT_EQ(r.error, "");
      EXPECT_NEAR(r.time(), plan.time(), 1e-9 * plan.time());
      EXPECT_NEAR(r.memory.peak, plan.memory.peak, 1);
    }
  EXPECT_GT(again, 0);
}

TEST(Memory, LayersInTwoWaysHaveABoundToo) {
  // More nodes than are planned without ties.
  Network n(4, 240, 2048, 256);
  n.problem.machine.flops.fill(1e12);
  n.problem.machine.memoryBandwidth = 1e12;
  n.problem.machine.levels = {{"box", INT64_MAX, {1e-6, 1e11}}};
  n.problem.options.maxMeshAxes = 1;
  Plan free = solve(n.problem);
  ASSERT_TRUE(free.bound);
  EXPECT_EQ(free.boundOver, BoundOver::LayersAlike);
  n.problem.memoryLimit = 0.9 * free.memory.peak;
  Plan plan = solve(n.problem);
  ASSERT_TRUE(plan.fits);
  ASSERT_EQ(plan.boundOver, BoundOver::TwoPatterns);
  ASSERT_TRUE(plan.bound);
  EXPECT_LE(*plan.bound, plan.time());
  // Between what is needed without a limit and what it takes with one.
  EXPECT_GE(*plan.bound, free.time() * (1 - 1e-3));
}

TEST(Memory, SomeLayersAreFastWhereNotAllFit) {
  int mixed = 0;
  for (double share : {0.95, 0.92, 0.89, 0.86, 0.83}) {
    Network n(8, 10, 2048, 256);
    n.problem.machine.flops.fill(1e12);
    n.problem.machine.memoryBandwidth = 1e12;
    n.problem.machine.levels = {{"box", INT64_MAX, {1e-6, 1e11}}};
    n.problem.options.maxMeshAxes = 2;
    Plan free = solve(n.problem);
    n.problem.memoryLimit = share * free.memory.peak;
    Plan plan = solve(n.problem);
    for (const PlanRemark &r : plan.remarks)
      mixed += r.text.find("layers are planned for time") != std::string::npos;
    EXPECT_TRUE(!plan.fits || plan.memory.peak <= n.problem.memoryLimit);
    Recount r = recount(n.problem, writtenPlan(plan));
    EXPECT_EQ(r.error, "");
    EXPECT_NEAR(r.time(), plan.time(), 1e-9 * plan.time());
    EXPECT_NEAR(r.memory.peak, plan.memory.peak, 1);
  }
  EXPECT_GT(mixed, 0);
}
