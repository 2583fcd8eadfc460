//===- ContestTest.cpp - The contest's format, strictly -------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Solver/Contest.h"
#include "gtest/gtest.h"

using namespace dgc::solver;

namespace {

const char *good = R"({"problem": {
  "name": "tiny",
  "nodes": {"intervals": [[0, 3], [1, 2]],
            "costs": [[1, 2], [5]], "usages": [[7, 0], [3]]},
  "edges": {"nodes": [[0, 1], [1, 0]], "costs": [[0, 9], [0, 9]]},
  "usage_limit": 10}})";

TEST(ContestTest, ReadsAllParts) {
  Problem p;
  std::string error;
  ASSERT_TRUE(readContest(good, "f", p, error)) << error;
  EXPECT_EQ(p.numNodes(), 2);
  EXPECT_EQ(p.limit, 10);
  ASSERT_EQ(p.edges.size(), 2u);
  EXPECT_EQ(p.edges[0].table, p.edges[1].table); // equal text, one table
  Evaluation e = evaluate(p, {0, 0});
  EXPECT_EQ(e.cost, 1 + 5);
  EXPECT_EQ(e.peak, 10);
  EXPECT_EQ(evaluate(p, {1, 0}).cost, 2 + 5 + 9 + 9);
  EXPECT_TRUE(isFeasible(p, e));
}

TEST(ContestTest, SaysWhereItIsWrong) {
  struct Case {
    const char *from, *to, *error;
  };
  const Case cases[] = {
      {"[7, 0]", "[7, 0.5]", "f:4:52: got '0.5', expected an integer"},
      {"[7, 0]", "[7 0]", "f:4:51: got '0', expected ',' or ']'"},
      {"[1, 2]]", "[1]]",
       "f:3:35: got a list of 1, expected begin and end of "
       "a node's life"},
      {"usage_limit", "usage_limt",
       "f:6:3: unknown key 'usage_limt' of 'problem'; expected 'name', "
       "'nodes', 'edges', 'usage_limit'"},
      {"10}}", "10}", "f:6:21: got the end of the file, expected ',' or '}'"},
      {"10}}", "10}} x", "f:6:23: got 'x', expected the end of the file"},
      {"\"tiny\"", "\"tiny\", \"name\": \"x\"", "f:2:19: 'name' stands twice"},
      {"[0, 9]]", "[0, 9, 9]]",
       "f: edge 1 has 3 costs; expected 1 x 2 for the strategies of nodes 1 "
       "and 0"},
      {"[1, 0]]", "[1, 2]]", "f: edge 1 ends at node 2; there are 2 nodes"},
      {", [3]]", ", [3, 4]]",
       "f: node 1 has 1 costs and 2 usages; expected as many"},
      {", [3]]", "]",
       "f: the nodes have 2 costs, 1 usages and 2 intervals; expected as many"},
      {", [0, 9]]", "]",
       "f: the edges have 2 pairs of nodes and 1 costs; expected as many"},
      {"[3]]", "[-3]]", "f: node 1 has the usage -3; expected 0 to 10^18"},
      {"[5]]", "[2000000000000000000]]",
       "f:4:32: got '2000000000000000000', expected an integer of at most "
       "10^18"},
      {"[0, 3]", "[3, 0]", "f: node 0 lives from 3 to 0"},
      {"problem", "Problem",
       "f:1:2: unknown key 'Problem'; expected 'problem'"},
  };
  for (const Case &c : cases) {
    std::string text = good;
    size_t at = text.find(c.from);
    ASSERT_NE(at, std::string::npos) << c.from;
    text.replace(at, strlen(c.from), c.to);
    Problem p;
    std::string error;
    EXPECT_FALSE(readContest(text, "f", p, error)) << c.to;
    EXPECT_EQ(error, c.error);
  }
  // Every beginning of the file is an error and not a crash.
  std::string text = good;
  for (size_t n = 0; n < text.size(); ++n) {
    Problem p;
    std::string error;
    EXPECT_FALSE(readContest(text.substr(0, n), "f", p, error)) << n;
    EXPECT_NE(error, "");
  }
}

TEST(ContestTest, NoLimit) {
  for (const char *to : {"null", ""}) {
    std::string text = good;
    if (*to)
      text.replace(text.find("10}"), 2, to);
    else
      text.replace(text.find(",\n  \"usage_limit\": 10"), 21, "");
    Problem p;
    std::string error;
    ASSERT_TRUE(readContest(text, "f", p, error)) << error;
    EXPECT_FALSE(p.limit);
  }
}

} // namespace
