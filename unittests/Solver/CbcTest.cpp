//===- CbcTest.cpp - Against a mixed-integer solver -----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Problems that are too large to try all are given to COIN-OR's cbc as an
// integer program: one binary a strategy, one continuous variable a pair of
// strategies, whose marginals are the binaries, one row a time.
//
//===----------------------------------------------------------------------===//
#include "RandomProblems.h"
#include "dgc/Solver/Solve.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace dgc::solver;
using namespace dgc::solver::test;

namespace {

void writeProgram(const Problem &p, llvm::raw_ostream &os) {
  auto x = [](int n, int s) { return llvm::formatv("x_{0}_{1}", n, s).str(); };
  auto y = [](size_t e, int s, int t) {
    return llvm::formatv("y_{0}_{1}_{2}", e, s, t).str();
  };
  std::string rows, binaries, zero;
  os << "Minimize\n obj:";
  for (int n = 0; n < p.numNodes(); ++n) {
    std::string one;
    for (int s = 0; s < p.numStrategies(n); ++s) {
      if (p.costsOf(n)[s] >= forbidden)
        zero += " " + x(n, s) + " = 0\n";
      else
        os << " + " << p.costsOf(n)[s] << " " << x(n, s) << "\n";
      one += " + " + x(n, s);
      binaries += " " + x(n, s) + "\n";
    }
    rows += one + " = 1\n";
  }
  for (size_t e = 0; e < p.edges.size(); ++e) {
    auto [a, b, table] = p.edges[e];
    int rowsOfA = p.numStrategies(a), columns = p.numStrategies(b);
    for (int s = 0; s < rowsOfA; ++s)
      for (int t = 0; t < columns; ++t) {
        int64_t c = p.tables[table][s * columns + t];
        if (c >= forbidden)
          zero += " " + y(e, s, t) + " = 0\n";
        else
          os << " + " << c << " " << y(e, s, t) << "\n";
      }
    for (int s = 0; s < rowsOfA; ++s) {
      for (int t = 0; t < columns; ++t)
        rows += " + " + y(e, s, t);
      rows += " - " + x(a, s) + " = 0\n";
    }
    for (int t = 0; t < columns; ++t) {
      for (int s = 0; s < rowsOfA; ++s)
        rows += " + " + y(e, s, t);
      rows += " - " + x(b, t) + " = 0\n";
    }
  }
  for (int64_t time : p.begin) {
    std::string use;
    for (int n = 0; n < p.numNodes(); ++n)
      if (p.begin[n] <= time && time < p.end[n])
        for (int s = 0; s < p.numStrategies(n); ++s)
          use += " + " + std::to_string(p.usagesOf(n)[s]) + " " + x(n, s);
    if (!use.empty())
      rows += use + " <= " + std::to_string(*p.limit) + "\n";
  }
  os << "Subject To\n"
     << rows << "Bounds\n"
     << zero << "Binaries\n"
     << binaries << "End\n";
}

/// The proven optimum; none if infeasible.
std::optional<int64_t> solveWithCbc(llvm::StringRef cbc, const Problem &p) {
  llvm::SmallString<128> program, solution;
  EXPECT_FALSE(llvm::sys::fs::createTemporaryFile("cbc", "lp", program));
  EXPECT_FALSE(llvm::sys::fs::createTemporaryFile("cbc", "txt", solution));
  llvm::FileRemover removeProgram(program), removeSolution(solution);
  std::error_code error;
  {
    llvm::raw_fd_ostream os(program, error);
    writeProgram(p, os);
  }
  std::string log = (solution + ".log").str();
  llvm::FileRemover removeLog(log);
  std::optional<llvm::StringRef> redirects[] = {
      std::nullopt, llvm::StringRef(log), llvm::StringRef(log)};
  EXPECT_EQ(llvm::sys::ExecuteAndWait(cbc,
                                      {cbc, program, "-ratioGap", "0", "solve",
                                       "-solution", solution},
                                      std::nullopt, redirects, 120),
            0);
  auto text = llvm::MemoryBuffer::getFile(solution);
  EXPECT_TRUE(bool(text));
  llvm::StringRef first = (*text)->getBuffer().split('\n').first;
  if (first.contains("nfeasible"))
    return std::nullopt;
  EXPECT_TRUE(first.starts_with("Optimal")) << first.str();
  double value = NAN;
  EXPECT_FALSE(first.split("objective value").second.trim().getAsDouble(value));
  return std::llround(value);
}

TEST(CbcTest, Agrees) {
  llvm::ErrorOr<std::string> cbc = llvm::sys::findProgramByName("cbc");
  if (!cbc)
    GTEST_SKIP() << "there is no cbc on the path";
  std::mt19937 rng(8);
  int numFeasible = 0, numOptimal = 0;
  for (int i = 0; i < 6; ++i) {
    Problem p = hardProblem(rng, 8 + i, 4);
    p.limit = 1200 + rng() % 1500;
    std::optional<int64_t> expected = solveWithCbc(*cbc, p);
    Options options;
    options.workLimit = 60'000'000;
    Result r = solve(p, options);
    ASSERT_EQ(r.isFeasible(), expected.has_value()) << "problem " << i;
    if (!expected)
      continue;
    EXPECT_LE(r.bound, *expected) << "problem " << i;
    EXPECT_GE(r.evaluation.cost, *expected) << "problem " << i;
    EXPECT_LE(double(r.evaluation.cost), 1.02 * double(*expected));
    ++numFeasible;
    numOptimal += r.evaluation.cost == *expected;
  }
  EXPECT_GE(numFeasible, 4);
  EXPECT_GE(numOptimal, numFeasible - 1);
}

} // namespace
