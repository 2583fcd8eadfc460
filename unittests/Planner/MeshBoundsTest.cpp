//===- MeshBoundsTest.cpp - Bounds on meshes, and what they leave out -----===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "../../lib/Planner/MeshBounds.h"
#include "../../lib/Planner/Meshes.h"
#include "OneAxis.h"
#include "Problems.h"
#include "dgc/Planner/Plan.h"
#include "gtest/gtest.h"

using namespace dgc;
using namespace dgc::planner;
using namespace dgc::test;

namespace {

/// Clusters of several levels, with fits, caches, switches that add, and
/// kernels that come in tiles.
constexpr const char *clusters[] = {
    "a100-80g:nodes=4,gpus=4", "h100:nodes=2,gpus=8", "b200:nodes=4,gpus=2",
    "v100:nodes=8,gpus=1", "a100-pcie:nodes=1,gpus=8"};

void setCluster(Problem &p, llvm::StringRef text) {
  ASSERT_EQ(parseCluster(text, p.machine, p.devices), "");
}

Axes oneOf(const Axes &axes, size_t a) {
  Axes one;
  one.refs.push_back(axes.refs[a]);
  one.sizes.push_back(axes.sizes[a]);
  one.links.push_back(axes.links[a]);
  return one;
}

/// Choices on all axes that are legal together.
std::vector<llvm::SmallVector<int, 4>>
randomChoices(const Model &m, const JointCost &cost, std::mt19937 &rng) {
  std::vector<llvm::SmallVector<int, 4>> all;
  for (const Node &node : m.nodes) {
    llvm::SmallVector<int, 4> choices(cost.getAxes().size(), 0);
    for (int &c : choices) {
      c = rng() % m.sets[node.set].choices.size();
      if (!cost.isLegal(node, choices))
        c = 0;
    }
    all.push_back(choices);
  }
  return all;
}

std::string textOf(const Problem &p, const Plan &plan) {
  llvm::json::Value json = planToJson(p, plan);
  // What was left out is no candidate.
  json.getAsObject()->erase("candidates");
  json.getAsObject()->erase("meshes");
  std::string text;
  llvm::raw_string_ostream(text) << json;
  return text;
}

} // namespace

TEST(MeshBounds, NothingCostsLessTogetherThanOnOneAxis) {
  std::mt19937 rng(3);
  for (int trial = 0; trial < 60; ++trial) {
    ProblemBuilder b =
        trial % 3 ? randomProgram(rng, 16, 8, 3) : Network(16, 1, 1000, 48);
    Problem &p = b.problem;
    setCluster(p, clusters[trial % 5]);
    for (ProblemTensor &t : p.tensors)
      t.sharers = trial % 2 ? 1 + rng() % 40 : 1;
    Model m(p);
    for (const Mesh &mesh : meshesFor(p)) {
      Axes axes = planner::axesOf(p.machine, mesh, {});
      JointCost cost(m, axes);
      auto choices = randomChoices(m, cost, rng);
      auto other = randomChoices(m, cost, rng);
      for (size_t a = 0; a < axes.size(); ++a) {
        Axes one = oneOf(axes, a);
        JointCost least =
            JointCost::ofAnyMesh(m, one, p.devices / axes.sizes[a]);
        for (auto [v, node] : llvm::enumerate(m.nodes)) {
          EXPECT_LE(least.opTime(m.sets[node.set], choices[v][a]),
                    cost.opTime(m.sets[node.set], choices[v]) * (1 + 1e-12));
          for (auto [k, t] : llvm::enumerate(node.results)) {
            if (t < 0)
              continue;
            States from, to;
            for (size_t i = 0; i < axes.size(); ++i) {
              from.push_back(cost.outState(node, k, i, choices[v][i]));
              to.push_back(cost.outState(node, k, i, other[v][i]));
            }
            double joint = cost.convert(m.formOf[t], from, to);
            EXPECT_LE(least.convert(m.formOf[t], from[a], to[a]),
                      joint * (1 + 1e-12) + 1e-18)
                << clusters[trial % 5] << " axis " << a << " of " << axes.size()
                << ", " << from[a] << " to " << to[a];
          }
        }
      }
    }
  }
}

TEST(MeshBounds, NoPlanIsFaster) {
  std::mt19937 rng(5);
  double sum = 0;
  int meshes = 0;
  for (int trial = 0; trial < 60; ++trial) {
    ProblemBuilder b = trial % 2 ? randomProgram(rng, 16, 10, 4)
                                 : Network(16, 1 + trial % 3, 512, 64);
    Problem &p = b.problem;
    if (trial % 4 < 3)
      setCluster(p, clusters[trial % 5]);
    else
      p.devices = 12;
    p.options.fold = trial % 3 == 0;
    Model m(p);
    MeshBounds bounds(m);
    for (const Mesh &mesh : meshesFor(p)) {
      double bound =
          bounds.boundOf(planner::axesOf(p.machine, mesh, {}), 1e300);
      Problem given = p;
      given.mesh = mesh;
      double time = solve(given).time();
      EXPECT_LE(bound, time * (1 + 1e-9)) << "trial " << trial;
      EXPECT_GE(bound, bounds.ofAnyMesh());
      sum += time > 0 ? bound / time : 1;
      ++meshes;
    }
  }
  EXPECT_GT(sum / meshes, 0.5); // a bound that says something
}

// Where there is one axis, only copies and the rounds keep the bound from what
// is best.
TEST(MeshBounds, IsCloseToTheOptimumOnOneAxis) {
  std::mt19937 rng(11);
  double sum = 0;
  int trials = 120;
  for (int trial = 0; trial < trials; ++trial) {
    ProblemBuilder b = randomProgram(rng, trial % 3 + 2, 2 + trial % 2);
    Model m(b.problem);
    Axes axes = oneAxis(b.problem);
    JointCost cost(m, axes);
    double best = bruteForce(m, cost);
    double bound = MeshBounds(m).boundOf(axes, 1e300);
    EXPECT_LE(bound, best * (1 + 1e-9)) << "trial " << trial;
    sum += bound / best;
  }
  EXPECT_GT(sum / trials, 0.9);
}

// What is split along its rows is gathered once for all that multiply it: a
// bound that counts that for each is above the plan.
TEST(MeshBounds, UsersShareAConversion) {
  for (int users = 1; users <= 4; ++users) {
    ProblemBuilder b(4);
    b.problem.machine.flops.fill(1e12);
    b.problem.machine.memoryBandwidth = 1e11;
    b.problem.options.maxMeshAxes = 1;
    int w = b.argument({4096, 4096}), v = b.argument({4096, 16});
    int x = b.dot(w, v);
    for (int i = 0; i < users; ++i)
      b.result(b.dot(b.argument({4096, 4096}), x));
    Model m(b.problem);
    Plan plan = solve(b.problem);
    EXPECT_EQ(plan.collectives[int(CollectiveKind::AllGather)].count, 1);
    double bound = MeshBounds(m).boundOf(
        planner::axesOf(b.problem.machine, plan.mesh, {}), 1e300);
    EXPECT_LE(bound, plan.time() * (1 + 1e-9));
    EXPECT_GE(bound, plan.time() * 0.8);
  }
}

TEST(MeshBounds, LeavingMeshesOutChangesNoPlan) {
  int64_t leftOut = 0;
  for (const char *cluster :
       {"a100-80g:nodes=32,gpus=8", "a100-80g:nodes=8,gpus=8",
        "h100:nodes=16,gpus=2", "a100-pcie:nodes=3,gpus=4"})
    for (int model = 0; model < 4; ++model)
      for (double limit : {1.0, 0.5}) {
        int64_t rows[] = {8192, 65536, 64, 512},
                width[] = {8192, 1024, 256, 4096};
        Network n(1, 1 + model, rows[model], width[model], model == 3);
        Problem &p = n.problem;
        setCluster(p, cluster);
        Plan plan = solve(p);
        if (limit < 1) {
          p.memoryLimit = limit * plan.memory.peak;
          plan = solve(p);
        }
        p.options.pruneMeshes = false;
        Plan whole = solve(p);
        EXPECT_TRUE(textOf(p, plan) == textOf(p, whole))
            << cluster << ", model " << model << ", " << limit;
        EXPECT_EQ(plan.meshes.all, whole.meshes.all);
        EXPECT_EQ(whole.meshes.bounded, 0);
        leftOut += plan.meshes.bounded;
      }
  EXPECT_GE(leftOut, 10);
}

TEST(SolveMemo, ChoicesWithOneHashAreNotConfused) {
  struct Same {
    size_t operator()(const std::vector<int> &) const { return 1; }
  };
  ChoiceNumbers<Same> numbers;
  int64_t a = numbers.of({0, 1, 2}), b = numbers.of({0, 1, 3});
  EXPECT_NE(a, b);
  EXPECT_EQ(numbers.of({0, 1, 2}), a);
  EXPECT_EQ(numbers.of({0, 1, 3}), b);
}

TEST(MeshBounds, AMachineOnWhichMoreIsFasterHasNone) {
  Network n(8, 1);
  Problem &p = n.problem;
  Axes axes = planner::axesOf(p.machine, Mesh{{{"d0", 8}}, {}}, {});
  EXPECT_GT(MeshBounds(Model(p)).boundOf(axes, 1e300), 0);
  p.machine.kernels.streams = {{1 << 20, p.machine.memoryBandwidth / 2},
                               {1 << 22, p.machine.memoryBandwidth}};
  EXPECT_EQ(MeshBounds(Model(p)).boundOf(axes, 1e300), 0);
}
