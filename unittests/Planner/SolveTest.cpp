//===- SolveTest.cpp - Plans against brute force and known truths ---------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "OneAxis.h"
#include "Problems.h"
#include "dgc/Planner/Plan.h"
#include "gtest/gtest.h"

using namespace dgc;
using namespace dgc::planner;
using namespace dgc::test;

namespace {

/// The least time over all choices of all nodes, by enumeration.
double bruteForce(const Problem &p) {
  Model m(p);
  Axes axes = oneAxis(p);
  m.pinStates(axes);
  JointCost cost(m, axes);
  return test::bruteForce(m, cost);
}

std::string layout(const Problem &p, const Plan &plan, int t) {
  return toString(plan.tensors[t], plan.mesh);
}

} // namespace

TEST(Solve, EqualsBruteForceOnOneAxis) {
  std::mt19937 rng(7);
  for (int trial = 0; trial < 150; ++trial) {
    int64_t devices = trial % 3 + 2;
    ProblemBuilder b = randomProgram(rng, devices, 2 + trial % 2);
    ASSERT_EQ(checkProblem(b.problem), "");
    b.problem.options.maxMeshAxes = 1;
    Plan plan = solve(b.problem);
    double best = bruteForce(b.problem);
    // Elementwise chains convert at cut points only; the price that breaks ties
    // is worth a few parts in ten thousand.
    EXPECT_LE(plan.time(), best * 1.02 + 1e-9) << "trial " << trial;
    EXPECT_GE(plan.time(), best * (1 - 1e-9)) << "trial " << trial;
  }
}

TEST(Solve, SmallNetworkIsDataParallel) {
  ProblemBuilder b(4);
  int x = b.argument({4096, 64});
  int w1 = b.argument({64, 64}, TensorKind::Parameter);
  int w2 = b.argument({64, 64}, TensorKind::Parameter);
  int y = b.dot(b.pointwise({b.dot(x, w1)}, false), w2);
  b.result(y);
  Plan plan = solve(b.problem);
  EXPECT_EQ(plan.mesh.axes.size(), 1u);
  EXPECT_EQ(layout(b.problem, plan, y), R"([{"d0"}, {}])");
  EXPECT_EQ(layout(b.problem, plan, x), R"([{"d0"}, {}])");
  EXPECT_LE(plan.collectives[0].count, 2); // at most the weights are gathered
}

TEST(Solve, LargeWeightsAreSplitColumnThenRow) {
  ProblemBuilder b(4);
  int x = b.argument({2, 4096}); // too few rows for four
  int w1 = b.argument({4096, 16384}, TensorKind::Parameter);
  int w2 = b.argument({16384, 4096}, TensorKind::Parameter);
  int h = b.dot(x, w1);
  int a = b.pointwise({h}, false);
  int y = b.dot(a, w2);
  int z = b.pointwise({y, x}, false);
  b.result(z);
  b.problem.options.maxMeshAxes = 1;
  Plan plan = solve(b.problem);
  EXPECT_EQ(layout(b.problem, plan, w1), R"([{}, {"d0"}])");
  EXPECT_EQ(layout(b.problem, plan, w2), R"([{"d0"}, {}])");
  EXPECT_EQ(layout(b.problem, plan, h), R"([{}, {"d0"}])");
  double reduced = plan.collectives[int(CollectiveKind::AllReduce)].count +
                   plan.collectives[int(CollectiveKind::ReduceScatter)].count;
  EXPECT_EQ(reduced, 1);
  EXPECT_EQ(plan.collectives[int(CollectiveKind::AllToAll)].count, 0);
}

TEST(Solve, ADonatedPairLiesAlikeAndGradientsAreScattered) {
  // w' = tanh(w, x^T g): the update of a weight whose gradient is a sum.
  ProblemBuilder b(8);
  int x = b.argument({65536, 256});
  int g = b.argument({65536, 256});
  int w = b.argument({256, 256}, TensorKind::Parameter);
  int grad = b.dot(b.transpose(x), g);
  int next = b.pointwise({w, grad}, false);
  b.result(next, 2);
  b.problem.mesh = Mesh{{{"d0", 8}}, {}};
  Sharding rows = Sharding::replicatedOf(2);
  rows.dims[0].entries = {DimEntry::makeAxis({0, 1, 8})};
  b.problem.tensors[x].pinned = b.problem.tensors[g].pinned = rows;
  Plan plan = solve(b.problem);
  EXPECT_EQ(layout(b.problem, plan, w), layout(b.problem, plan, next));
  EXPECT_FALSE(plan.tensors[w].isReplicated());
  EXPECT_EQ(plan.collectives[int(CollectiveKind::ReduceScatter)].count, 1);
  EXPECT_EQ(plan.collectives[int(CollectiveKind::AllReduce)].count, 0);
}

TEST(Solve, AnnotationsAreConstraints) {
  ProblemBuilder b(4);
  int x = b.argument({4096, 64});
  int w = b.argument({64, 64}, TensorKind::Parameter);
  int y = b.dot(x, w);
  b.result(y);
  b.problem.mesh = Mesh{{{"a", 2}, {"b", 2}}, {}};
  Sharding pin = Sharding::replicatedOf(2);
  pin.dims[1].entries = {DimEntry::makeAxis({1, 1, 2}),
                         DimEntry::makeAxis({0, 1, 2})};
  b.problem.tensors[w].pinned = pin;
  Plan plan = solve(b.problem);
  EXPECT_EQ(plan.mesh, *b.problem.mesh);
  EXPECT_EQ(layout(b.problem, plan, w), R"([{}, {"b", "a"}])");
}

TEST(Solve, AnOpenDimensionIsSplitFurtherBelowWhatIsWritten) {
  ProblemBuilder b(4);
  int x = b.argument({4096, 4});
  b.result(b.pointwise({x}, false));
  b.problem.mesh = Mesh{{{"a", 2}, {"b", 2}}, {}};
  Sharding pin = Sharding::replicatedOf(2);
  pin.dims[0].entries = {DimEntry::makeAxis({1, 1, 2})};
  pin.dims[0].open = true;
  b.problem.tensors[x].pinned = pin;
  Plan plan = solve(b.problem);
  EXPECT_EQ(layout(b.problem, plan, x), R"([{"b", "a"}, {}])");
}

TEST(Solve, AMemoryLimitIsHonoured) {
  ProblemBuilder b(4);
  int x = b.argument({65536, 256}),
      w = b.argument({256, 1024}, TensorKind::Parameter);
  int h = b.pointwise({b.dot(x, w)}, false);
  int w2 = b.argument({1024, 256}, TensorKind::Parameter);
  b.result(b.dot(h, w2));
  Problem p = b.problem;
  for (ProblemTensor &t : p.tensors)
    if (t.argument >= 0)
      t.end = p.ops.size();
  Plan free = solve(p);
  p.memoryLimit = free.memory.peak * 0.999;
  Plan tight = solve(p);
  if (tight.fits) {
    EXPECT_LE(tight.memory.peak, p.memoryLimit);
    EXPECT_GE(tight.time(), free.time() * (1 - 1e-9));
  }
  p.memoryLimit = 1000;
  Plan none = solve(p);
  EXPECT_FALSE(none.fits);
  EXPECT_LE(none.memory.peak, free.memory.peak);
}

TEST(Solve, AnyNumberOfDevices) {
  for (int64_t n : {1, 2, 3, 5, 6, 7, 8, 12, 13}) {
    ProblemBuilder b(n);
    int x = b.argument({50, 30}),
        w = b.argument({30, 70}, TensorKind::Parameter);
    b.result(b.pointwise({b.dot(x, w)}, false));
    Plan plan = solve(b.problem);
    EXPECT_EQ(plan.mesh.numDevices(), n);
    for (auto [t, s] : llvm::enumerate(plan.tensors))
      EXPECT_EQ(checkSharding(s, b.problem.tensors[t].shape, plan.mesh), "");
  }
}

TEST(Solve, SamePlanEveryTime) {
  std::mt19937 one(3), two(3);
  Plan a = solve(randomProgram(one, 8, 12).problem);
  Plan b = solve(randomProgram(two, 8, 12).problem);
  EXPECT_EQ(a.tensors, b.tensors);
  EXPECT_EQ(a.ops, b.ops);
}

namespace {

/// x lies in shares of its rows; two slices of `columns` of its 100 columns are
/// wanted whole. Slicing takes no time: either x is gathered, or both slices.
ProblemBuilder gatheredSlices(int64_t columns, Link link) {
  ProblemBuilder b(4);
  b.problem.machine.levels = {{"link", INT64_MAX, link}};
  b.problem.mesh = Mesh{{{"d0", 4}}, {}};
  int x = b.argument({8, 100});
  b.problem.tensors[x].pinned = Sharding::replicatedOf(2);
  b.problem.tensors[x].pinned->dims[0].entries = {
      DimEntry::makeAxis({0, 1, 4})};
  for (int i : {0, 1}) {
    OpRule rule;
    rule.factors = {ProblemBuilder::pass(8)};
    rule.operands = {{{0}, {}}};
    rule.results = {{{0}, {}}};
    b.result(b.op("slice", rule, {x}, {8, columns}, WorkKind::Free));
    b.problem.results[i].pinned = Sharding::replicatedOf(2);
  }
  return b;
}

double gathers(const Plan &plan) {
  return plan.collectives[int(CollectiveKind::AllGather)].count;
}

} // namespace

TEST(Ties, FewerBytesMove) {
  // Two gathers of less take as long as one of all, but for a billionth of a
  // billionth that speaks for the one.
  auto time = [](int64_t columns, int64_t count, Link link) {
    double bytes = 8 * columns * 4;
    return double(count) *
           (collectiveTime(CollectiveKind::AllGather, link, 4, bytes) +
            bytes / 1e9);
  };
  auto excess = [&](double latency) { // of two gathers, in seconds
    return time(30, 2, {latency, 1e9}) - time(100, 1, {latency, 1e9});
  };
  double low = 0, high = 1e-5;
  ASSERT_LT(excess(low), 0);
  ASSERT_GT(excess(high), 0);
  for (int i = 0; i < 200; ++i)
    (excess((low + high) / 2) <= 0 ? low : high) = (low + high) / 2;
  double latency = high * (1 + 1e-13);
  ASSERT_GT(excess(latency), 0);
  ASSERT_LT(excess(latency), 1e-11 * time(100, 1, {latency, 1e9}));
  Plan plan = solve(gatheredSlices(30, {latency, 1e9}).problem);
  EXPECT_EQ(gathers(plan), 2);
  // Where that is not a tie, time decides.
  EXPECT_EQ(gathers(solve(gatheredSlices(30, {latency * 1.01, 1e9}).problem)),
            1);
}

TEST(Ties, FewerCollectives) {
  // Without latency, two gathers of halves take as long as one of all.
  EXPECT_EQ(gathers(solve(gatheredSlices(50, {0, 1e9}).problem)), 1);
  // So do gathers of two halves of what is put together, as of that.
  ProblemBuilder b(4);
  b.problem.machine.levels = {{"link", INT64_MAX, {0, 1e9}}};
  b.problem.mesh = Mesh{{{"d0", 4}}, {}};
  int x[] = {b.argument({8, 50}), b.argument({8, 50})};
  for (int t : x) {
    b.problem.tensors[t].pinned = Sharding::replicatedOf(2);
    b.problem.tensors[t].pinned->dims[0].entries = {
        DimEntry::makeAxis({0, 1, 4})};
  }
  OpRule rule;
  rule.factors = {ProblemBuilder::pass(8)};
  rule.operands = {{{0}, {}}, {{0}, {}}};
  rule.results = {{{0}, {}}};
  b.result(b.op("concatenate", rule, x, {8, 100}, WorkKind::Free));
  b.problem.results[0].pinned = Sharding::replicatedOf(2);
  EXPECT_EQ(gathers(solve(b.problem)), 1);
}

TEST(Ties, LessIsStored) {
  // What is passed on takes no time, in shares or whole.
  ProblemBuilder b(4);
  int x = b.argument({64, 64});
  b.result(x);
  b.problem.tensors[x].end = 0;
  EXPECT_EQ(layout(b.problem, solve(b.problem), x), R"([{"d0"}, {}])");
}

TEST(Ties, LeadingDimensionsAreSplit) {
  // Either dimension of x does; most tensors lie as its second, or its first.
  for (bool first : {false, true}) {
    ProblemBuilder b(4);
    int x = b.argument({64, 64});
    int y = first ? b.pointwise({x}, false) : b.transpose(x);
    y = b.pointwise({b.pointwise({y}, false)}, false);
    b.result(first ? b.transpose(y) : y);
    Plan plan = solve(b.problem);
    EXPECT_EQ(layout(b.problem, plan, y), R"([{"d0"}, {}])") << first;
  }
}

TEST(PrintPlan, SaysWhatIsSplitAndWhatMoves) {
  ProblemBuilder b(4);
  int x = b.argument({2, 4096});
  int w1 = b.argument({4096, 16384}, TensorKind::Parameter);
  int w2 = b.argument({16384, 4096}, TensorKind::Parameter);
  b.result(
      b.pointwise({b.dot(b.pointwise({b.dot(x, w1)}, false), w2), x}, false));
  b.problem.options.maxMeshAxes = 1;
  Plan plan = solve(b.problem);
  std::string text;
  llvm::raw_string_ostream os(text);
  printPlan(os, b.problem, plan);
  EXPECT_NE(text.find("plan for 4 ranks of test: mesh <[\"d0\"=4]>"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("parameters      [{}, {\"d0\"}]"), std::string::npos)
      << text;
  EXPECT_NE(text.find("predicted step"), std::string::npos) << text;
  llvm::json::Value json = planToJson(b.problem, plan);
  EXPECT_EQ(json.getAsObject()->getInteger("devices"), 4);
  EXPECT_EQ(json.getAsObject()->getArray("arguments")->size(), 3u);
}

TEST(Solve, AGivenMeshOfThreeAxes) {
  ProblemBuilder b(8);
  int x = b.argument({4096, 64});
  int w = b.argument({64, 64}, TensorKind::Parameter);
  int y = b.dot(b.pointwise({b.dot(x, w)}, false), w);
  b.result(y);
  double free = solve(b.problem).time();
  b.problem.mesh = Mesh{{{"a", 2}, {"b", 2}, {"c", 2}}, {}};
  Plan plan = solve(b.problem);
  EXPECT_EQ(layout(b.problem, plan, y), R"([{"a", "b", "c"}, {}])");
  EXPECT_NEAR(plan.time(), free, 1e-6 * free);
}
