//===- LoopsTest.cpp - Tests of static trip counts ------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Dialect/StableHLO/Loops.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace dgc::stablehlo;

namespace {

/// The trip count of `for (i = start; i DIRECTION bound; i += step)`, or -1.
int64_t tripCount(StringRef type, int64_t start, StringRef direction,
                  int64_t bound, int64_t step, bool swap = false) {
  std::string compare = llvm::formatv(swap ? "stablehlo.compare {0}, %n, %i"
                                           : "stablehlo.compare {0}, %i, %n",
                                      direction);
  std::string text = llvm::formatv(
      R"(
func.func @f() {{
  %s = stablehlo.constant dense<{1}> : tensor<{0}>
  %n = stablehlo.constant dense<{2}> : tensor<{0}>
  %r = stablehlo.while(%i = %s) : tensor<{0}>
  cond {{
    %p = {3} : (tensor<{0}>, tensor<{0}>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {{
    %by = stablehlo.constant dense<{4}> : tensor<{0}>
    %j = stablehlo.add %i, %by : tensor<{0}>
    stablehlo.return %j : tensor<{0}>
  }
  return
})",
      type, start, bound, compare, step);
  MLIRContext context;
  context.loadDialect<func::FuncDialect, StableHLODialect>();
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
  EXPECT_TRUE(module) << text;
  int64_t count = -2;
  if (module)
    module->walk([&](WhileOp op) {
      std::optional<CountedLoop> loop = matchCountedLoop(op);
      count = loop ? loop->tripCount : -1;
    });
  return count;
}

TEST(Loops, CountUpAndDown) {
  EXPECT_EQ(tripCount("i32", 0, "LT", 12, 1), 12);
  EXPECT_EQ(tripCount("i32", 0, "LE", 12, 1), 13);
  EXPECT_EQ(tripCount("i32", 3, "LT", 12, 4), 3);
  EXPECT_EQ(tripCount("i32", 3, "LT", 11, 4), 2);
  EXPECT_EQ(tripCount("i32", 5, "GT", 0, -1), 5);
  EXPECT_EQ(tripCount("i32", 5, "GE", 0, -2), 3);
  EXPECT_EQ(tripCount("ui8", 0, "LT", 200, 1), -1); // may wrap as a signed byte
}

TEST(Loops, TheBoundMayStandLeft) {
  EXPECT_EQ(tripCount("i32", 0, "GT", 12, 1, /*swap=*/true), 12);
  EXPECT_EQ(tripCount("i32", 12, "LE", 3, -1, /*swap=*/true), 10);
}

TEST(Loops, NoTripsAtAll) {
  EXPECT_EQ(tripCount("i32", 12, "LT", 12, 1), 0);
  EXPECT_EQ(tripCount("i32", 13, "LE", 12, 1), 0);
}

TEST(Loops, EndlessOnesAreNotCounted) {
  EXPECT_EQ(tripCount("i32", 0, "LT", 12, 0), -1);
  EXPECT_EQ(tripCount("i32", 0, "LT", 12, -1), -1);
  EXPECT_EQ(tripCount("i32", 0, "NE", 12, 5), -1);
  // The counter wraps before it gets to the bound.
  EXPECT_EQ(tripCount("i8", 0, "LE", 127, 1), -1);
  EXPECT_EQ(tripCount("i32", 0, "LT", 2147483647, 2), -1);
}

} // namespace
