//===- RulesTest.cpp - Look-up, data flow, padding facts, local ops -------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Dialect/Dist/Dist.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "dgc/Rules/Registry.h"
#include "dgc/Support/Layout.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include <gtest/gtest.h>

using namespace dgc;
using namespace mlir;

namespace {

class Rules : public ::testing::Test {
protected:
  Rules() {
    context.loadDialect<stablehlo::StableHLODialect, chlo::ChloDialect,
                        dist::DistDialect, func::FuncDialect>();
    context.allowUnregisteredDialects();
  }
  /// The op before the terminator of the only function.
  Operation *parse(StringRef text) {
    module = parseSourceString<ModuleOp>(text, &context);
    if (!module)
      return nullptr;
    auto func = *module->getOps<func::FuncOp>().begin();
    return func.getBody().front().getTerminator()->getPrevNode();
  }
  /// The error where an op is asked for a rule that it does not have.
  std::string whyNoRule(Operation *op) {
    std::string message;
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &d) {
      message = d.str();
      return success();
    });
    EXPECT_TRUE(failed(getOpRule(op)));
    return message;
  }
  DimList axis(int64_t size) { return {DimEntry::makeAxis({0, 1, size})}; }
  /// What the padding of the last result holds, when each function argument has
  /// `argument` there and all dimensions of size `n` are split by 2.
  PadFacts factsOf(StringRef text, PadFact argument, int64_t n,
                   bool assumeFinite = false) {
    Operation *last = parse(text);
    Mesh mesh{{{"a", 2}}, {}};
    OpBuilder builder(&context);
    OwningOpRef<ModuleOp> local = ModuleOp::create(builder.getUnknownLoc());
    builder.setInsertionPointToStart(local->getBody());
    llvm::DenseMap<Value, LocalValue> values;
    auto func = last->getParentOfType<func::FuncOp>();
    for (Value arg : func.getArguments()) {
      LocalValue v;
      auto shape = *staticShape(arg.getType());
      v.globalShape.assign(shape.begin(), shape.end());
      v.sharding = Sharding::replicatedOf(shape.size());
      for (auto [d, size] : llvm::enumerate(shape))
        if (size == n)
          v.sharding.dims[d].entries = axis(2);
      v.facts = factsFor(shape, v.sharding, argument);
      Type type = localType(arg.getType(), v.sharding);
      v.value = UnrealizedConversionCastOp::create(
                    builder, builder.getUnknownLoc(), type, ValueRange())
                    .getResult(0);
      values[arg] = v;
    }
    LocalBuilder b(builder, mesh, FlatSymbolRefAttr::get(&context, "mesh"),
                   assumeFinite);
    for (Operation &op : func.getBody().front().without_terminator()) {
      OpRule rule = *getOpRule(&op);
      OpAxes axes;
      for (const Factor &f : rule.factors)
        axes.factors.push_back(f.size == n ? axis(2) : DimList());
      LocalValues operands;
      for (Value v : op.getOperands()) {
        operands.push_back(values[v]);
        // Partial results are taken as all-reduced, which keeps what padding
        // holds.
        operands.back().sharding.unreduced.clear();
      }
      LocalValues results = *buildLocalOp(b, &op, operands, rule, axes);
      values[op.getResult(0)] = results[0];
    }
    masks = b.numMasks;
    return values[last->getResult(0)].facts;
  }
  PadFact real() { return PadFact::real(); }
  PadFact number(double v) {
    return PadFact::exact(FloatAttr::get(Float32Type::get(&context), v));
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  unsigned masks = 0;
};

} // namespace

//===----------------------------------------------------------------------===//
// Look-up
//===----------------------------------------------------------------------===//

TEST_F(Rules, DataFlowIsNoRule) {
  Operation *op = parse(R"(
func.func @f(%p: tensor<i1>, %x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<4xf32>
  }, {
    stablehlo.return %y : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
})");
  ASSERT_TRUE(op);
  EXPECT_TRUE(isDataFlowOp(op) && isKnownOp(op));
  auto edges = getDataFlowEdges(op);
  ASSERT_EQ(edges.size(), 1u);
  EXPECT_EQ(edges[0].sources.size(), 2u);
  EXPECT_EQ(edges[0].targets.size(), 1u);
  ASSERT_EQ(getControlOperands(op).size(), 1u);
  EXPECT_EQ(whyNoRule(op),
            "'stablehlo.if' op only passes values on: it has data-flow edges "
            "instead of a sharding rule");
}

TEST_F(Rules, WhileCarriesLieAlike) {
  Operation *op = parse(R"(
func.func @f(%i: tensor<i32>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %0:2 = stablehlo.while(%a = %i, %b = %x) : tensor<i32>, tensor<4xf32>
  cond {
    %p = stablehlo.compare LT, %a, %a, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.return %a, %b : tensor<i32>, tensor<4xf32>
  }
  return %0#1 : tensor<4xf32>
})");
  ASSERT_TRUE(op);
  auto edges = getDataFlowEdges(op);
  ASSERT_EQ(edges.size(), 2u);
  EXPECT_EQ(edges[1].sources.size(), 2u); // init, yield
  EXPECT_EQ(edges[1].targets.size(), 3u); // two block arguments, result
  ASSERT_EQ(getControlOperands(op).size(), 1u);
  EXPECT_TRUE(
      getControlOperands(op)[0]->get().getDefiningOp<stablehlo::CompareOp>());
}

TEST_F(Rules, UnknownOpsStayWhole) {
  Operation *op = parse(R"(
func.func @f(%x: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %0 = "other.op"(%x) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
})");
  ASSERT_TRUE(op);
  EXPECT_FALSE(isKnownOp(op));
  EXPECT_EQ(toString(*getOpRule(op)),
            "([i, j])->([k, l]) {i=4, j=2, k=4, l=2} whole={i, j, k, l}");
  static const OpModel row = {"other.op",
                              [](Operation *o) {
                                OpRule rule = getWholeRule(o);
                                rule.factors.resize(2);
                                for (Factor &f : rule.factors)
                                  f.kind = FactorKind::Pass;
                                rule.results = rule.operands;
                                return rule;
                              },
                              nullptr, nullptr};
  registerOpModels(row);
  EXPECT_TRUE(isKnownOp(op));
  EXPECT_EQ(toString(*getOpRule(op)), "([i, j])->([i, j]) {i=4, j=2}");
}

TEST_F(Rules, DynamicShapesAreRefused) {
  Operation *op = parse(R"(
func.func @f(%x: tensor<?x2xf32>) -> tensor<?x2xf32> {
  %0 = "some.op"(%x) : (tensor<?x2xf32>) -> tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
})");
  ASSERT_TRUE(op);
  EXPECT_EQ(whyNoRule(op),
            "'some.op' op has a tensor of dynamic shape, 'tensor<?x2xf32>'; "
            "export the model with static shapes");
}

//===----------------------------------------------------------------------===//
// Padding
//===----------------------------------------------------------------------===//

TEST_F(Rules, FactsMeet) {
  EXPECT_EQ(meet(number(1), PadFact::none()), number(1));
  EXPECT_EQ(meet(number(1), number(1)), number(1));
  EXPECT_EQ(meet(number(1), number(2)), PadFact::real());
  EXPECT_EQ(meet(number(0.0), number(-0.0)), number(0.0));
  EXPECT_EQ(meet(number(1), PadFact::unknown()), PadFact::unknown());
  double inf = std::numeric_limits<double>::infinity();
  EXPECT_EQ(meet(number(1), number(inf)), PadFact::unknown());
}

TEST_F(Rules, ConstantsFoldThroughPointwiseOps) {
  StringRef text = R"(
func.func @f(%x: tensor<5xf32>) -> tensor<5xf32> {
  %0 = stablehlo.exponential %x : tensor<5xf32>
  %c = stablehlo.constant dense<2.0> : tensor<5xf32>
  %1 = stablehlo.add %0, %c : tensor<5xf32>
  return %1 : tensor<5xf32>
})";
  EXPECT_EQ(factsOf(text, number(0), 5).dims[0], number(3));
  EXPECT_EQ(factsOf(text, PadFact::unknown(), 5).dims[0], PadFact::unknown());
}

TEST_F(Rules, ZeroTimesRealIsZeroOnlyIfFinite) {
  StringRef text = R"(
func.func @f(%x: tensor<5xf32>, %s: tensor<f32>) -> tensor<5xf32> {
  %0 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<5xf32>
  %1 = stablehlo.multiply %x, %0 : tensor<5xf32>
  return %1 : tensor<5xf32>
})";
  EXPECT_NE(factsOf(text, number(0), 5).dims[0], number(0));
  EXPECT_EQ(factsOf(text, number(0), 5, /*assumeFinite=*/true).dims[0],
            number(0));
}

TEST_F(Rules, MasksOnlyWherePaddingIsNotNeutral) {
  StringRef sum = R"(
func.func @f(%x: tensor<5xf32>) -> tensor<f32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
})";
  factsOf(sum, number(0), 5);
  EXPECT_EQ(masks, 0u);
  factsOf(sum, PadFact::unknown(), 5);
  EXPECT_EQ(masks, 1u);
  StringRef dot = R"(
func.func @f(%x: tensor<4x5xf32>, %y: tensor<5x3xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
})";
  factsOf(dot, number(0), 5);
  EXPECT_EQ(masks, 0u);
  factsOf(dot, number(2), 5); // finite: one side is enough
  EXPECT_EQ(masks, 1u);
  factsOf(dot, PadFact::unknown(), 5);
  EXPECT_EQ(masks, 2u);
}

TEST_F(Rules, FactsFollowTheirDimension) {
  StringRef text = R"(
func.func @f(%x: tensor<4x5xf32>) -> tensor<2x5x2xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x5xf32>) -> tensor<5x4xf32>
  %1 = stablehlo.reshape %0 : (tensor<5x4xf32>) -> tensor<5x2x2xf32>
  %2 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<5x2x2xf32>) -> tensor<2x5x2xf32>
  return %2 : tensor<2x5x2xf32>
})";
  PadFacts facts = factsOf(text, number(7), 5);
  EXPECT_EQ(facts.dims[0], PadFact::none());
  EXPECT_EQ(facts.dims[1], number(7));
}

TEST_F(Rules, NeutralValues) {
  Type f32 = Float32Type::get(&context), i8 = IntegerType::get(&context, 8);
  Type ui8 = IntegerType::get(&context, 8, IntegerType::Unsigned);
  auto value = [](TypedAttr a) { return cast<IntegerAttr>(a).getValue(); };
  // x + 0.0 loses the sign of x = -0.0.
  EXPECT_TRUE(cast<FloatAttr>(neutralValue(ReduceKind::Add, f32))
                  .getValue()
                  .isNegZero());
  EXPECT_EQ(value(neutralValue(ReduceKind::Max, i8)).getSExtValue(), -128);
  EXPECT_EQ(value(neutralValue(ReduceKind::Max, ui8)).getZExtValue(), 0u);
  EXPECT_EQ(value(neutralValue(ReduceKind::Min, ui8)).getZExtValue(), 255u);
  EXPECT_TRUE(value(neutralValue(ReduceKind::And, i8)).isAllOnes());
}
