//===- JointTest.cpp - One axis at a time against all at once -------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Training steps as JAX writes them, planned on two axes: the search must come
// as close to the joint optimum as it says.
//
//===----------------------------------------------------------------------===//
#include "../../lib/Planner/Evaluate.h"
#include "JointOracle.h"
#include "dgc/Pipelines/Register.h"
#include "dgc/Planner/Plan.h"
#include "dgc/Transforms/BuildProblem.h"
#include "dgc/Transforms/Passes.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/Path.h"
#include "gtest/gtest.h"

using namespace dgc;
using namespace dgc::planner;
using namespace dgc::test;

namespace {

/// The standard output of a command; empty if it fails.
std::string outputOf(const std::string &command) {
  std::string text;
  FILE *pipe = popen(command.c_str(), "r");
  if (!pipe)
    return text;
  char buffer[65536];
  while (size_t n = fread(buffer, 1, sizeof buffer, pipe))
    text.append(buffer, n);
  return pclose(pipe) == 0 ? text : "";
}

/// A training step of test/Planner/Inputs with these sizes.
std::string stepOf(const std::string &name, const std::string &sizes) {
  llvm::SmallString<128> inputs(llvm::sys::path::parent_path(__FILE__));
  llvm::sys::path::append(inputs, "..", "..", "test", "Planner/Inputs");
  std::string folder = inputs.str().str();
  return outputOf("python3 " + folder + "/resize.py " + folder + "/step-" +
                  name + ".mlir " + sizes);
}

struct Case {
  const char *step, *sizes;
  int64_t outer, inner;  // ranks along the two axes
  const char *machine;   // both axes on the links of this one
  double outerBandwidth; // bytes a second, if other than the inner one's
};

/// The case's program as a problem that is held to the case's mesh.
class JointPlans : public testing::TestWithParam<Case> {
protected:
  void SetUp() override {
    const Case &c = GetParam();
    mlir::DialectRegistry registry;
    registerAllDialects(registry);
    context.appendDialectRegistry(registry);
    std::string text = stepOf(c.step, c.sizes);
    ASSERT_NE(text, "");
    module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
    ASSERT_TRUE(module);
    mlir::PassManager passes(&context);
    passes.addPass(createPreparePass());
    ASSERT_TRUE(mlir::succeeded(passes.run(*module)));
    auto func = *module->getOps<mlir::FunctionOpInterface>().begin();
    mlir::FailureOr<ProgramProblem> program = buildProblem(func);
    ASSERT_TRUE(mlir::succeeded(program));
    p = std::move(program->problem);

    p.machine = *machinePreset(c.machine);
    p.devices = c.outer * c.inner;
    Link inner = p.machine.levels[0].link, outer = inner;
    if (c.outerBandwidth > 0)
      outer = {2e-5, c.outerBandwidth};
    p.machine.levels = {{"inner", c.inner, inner}, {"outer", INT64_MAX, outer}};
    p.mesh = Mesh{{{"outer", c.outer}, {"inner", c.inner}}, {}};
    ASSERT_EQ(checkProblem(p), "");
    axes.refs = {{0, 1, c.outer}, {1, 1, c.inner}};
    axes.sizes = {c.outer, c.inner};
    llvm::SmallVector<Link, 3> links = axisLinks(p.machine, *p.mesh);
    axes.links.assign(links.begin(), links.end());
  }

  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  Problem p;
  Axes axes;
};

} // namespace

// Users that became one variable pay for a conversion once, those of the oracle
// each their own. Where collectives share starts, near ties between the two
// turn on that; so here each collective is priced by itself.
TEST_P(JointPlans, AreFixedPointsOfOneAxisAtATime) {
  p.options.bucketBytes = 0;
  Model m(p);
  m.pinStates(axes);
  JointCost cost(m, axes);
  JointOptimum joint = solveJointly(m, cost, /*manyUses=*/false, 1 << 26);
  ASSERT_TRUE(joint.solved) << joint.largestTable;
  // The oracle's own sum.
  double sum = separateCost(m, cost, joint.assignment);
  EXPECT_NEAR(sum, joint.cost, 1e-9 * joint.cost);

  // What the solver changes costs the same, but for the price that breaks ties.
  p.options.fewerCuts = 3; // the oracle's cut points
  double optimum = evaluate(m, cost, joint.assignment).time();
  AxisSolver solver(m, cost);
  solver.maxTable = 1 << 25;
  Assignment a = joint.assignment;
  for (int axis : {0, 1, 0, 1}) {
    solver.solve(axis, a);
    double now = separateCost(m, cost, a);
    EXPECT_GE(now, joint.cost * (1 - 1e-9)) << "axis " << axis;
    double shared = evaluate(m, cost, a).time();
    EXPECT_LE(std::min(now / joint.cost, shared / optimum), 1 + 1e-3)
        << "axis " << axis;
  }

  // The search comes close to it with the same cut points.
  EXPECT_LE(solve(p).time(), optimum * 1.001);
}

// The plans that are made, on the oracle's mesh alone and on any.
TEST_P(JointPlans, AreReachedWithCombinedCollectives) {
  Model m(p);
  m.pinStates(axes);
  JointCost cost(m, axes);
  JointOptimum joint = solveJointly(m, cost, /*manyUses=*/false, 1 << 26);
  ASSERT_TRUE(joint.solved) << joint.largestTable;
  double optimum = evaluate(m, cost, joint.assignment).time();
  Plan held = solve(p);
  EXPECT_LE(held.time(), optimum * 1.001);
  p.mesh.reset();
  Plan plan = solve(p);
  EXPECT_LE(plan.time(), held.time() * 1.001);
  std::printf("%s on %d x %d: %zu variables, table 2^%.1f, joint %.4f ms, "
              "on its mesh %.4f ms, on any %.4f ms\n",
              GetParam().step, int(axes.sizes[0]), int(axes.sizes[1]),
              joint.numVariables, std::log2(joint.largestTable), optimum * 1e3,
              held.time() * 1e3, plan.time() * 1e3);
}

static const Case cases[] = {
    {"dense",
     "batch=16 seq=512 width=1024 kv=16 group=1 half=32 hidden=4096 "
     "vocab=32000",
     2, 4, "a100", 2.5e10},
    {"dense",
     "batch=8 seq=2048 width=4096 kv=8 group=4 half=64 hidden=14336 "
     "vocab=51200",
     2, 4, "a100", 2.5e10},
    {"dense",
     "batch=2 seq=2048 width=8192 kv=64 group=1 half=64 hidden=32768 "
     "vocab=51200",
     2, 4, "a100", 0},
    {"experts",
     "batch=16 seq=1024 width=1024 heads=16 half=32 hidden=4096 vocab=32000 "
     "experts=16 capacity=160",
     2, 4, "a100", 2.5e10},
    {"dense",
     "batch=8 seq=4096 width=2048 kv=4 group=8 half=32 hidden=8192 "
     "vocab=50257",
     4, 2, "h100", 5e10},
    {"dense",
     "batch=4 seq=1024 width=4096 kv=2 group=16 half=64 hidden=11008 "
     "vocab=32000",
     2, 2, "a100", 2.5e10},
    {"experts",
     "batch=8 seq=2048 width=2048 heads=16 half=64 hidden=8192 vocab=32000 "
     "experts=8 capacity=640",
     4, 2, "h100", 5e10},
    {"experts",
     "batch=4 seq=1024 width=1024 heads=8 half=64 hidden=4096 vocab=32000 "
     "experts=4 capacity=640",
     2, 2, "a100", 0},
};
INSTANTIATE_TEST_SUITE_P(Steps, JointPlans, testing::ValuesIn(cases));
