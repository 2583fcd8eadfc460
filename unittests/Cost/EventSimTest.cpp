//===- EventSimTest.cpp - Tasks on resources over time --------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Cost/EventSim.h"
#include "gtest/gtest.h"
#include <functional>
#include <random>

using namespace dgc;

TEST(EventSim, StreamsRunInOrderAndOverlap) {
  EventGraph g;
  int compute = g.addResource("compute"), link = g.addResource("link");
  int a = g.addTask("a", compute, 2);
  int send = g.addTask("send a", link, 3, {{a}});
  int b = g.addTask("b", compute, 4);
  int c = g.addTask("c", compute, 1, {{send, 0.5}});
  EventResult r = simulate(g);
  ASSERT_EQ(r.error, "");
  EXPECT_EQ(r.start, (std::vector<double>{0, 2, 2, 6}));
  EXPECT_EQ(r.end, (std::vector<double>{2, 5, 6, 7}));
  EXPECT_EQ(r.busy, (std::vector<double>{7, 3}));
  EXPECT_EQ(r.makespan, 7);
  EXPECT_EQ(r.criticalPath, (std::vector<int>{a, b, c}));
}

TEST(EventSim, AStreamWaitsForItsHeadAPriorityQueueDoesNot) {
  for (ResourceOrder order :
       {ResourceOrder::AsAdded, ResourceOrder::ByPriority}) {
    EventGraph g;
    int r0 = g.addResource("slow"), r1 = g.addResource("r", order);
    int slow = g.addTask("slow", r0, 5);
    g.addTask("late", r1, 1, {{slow}}, /*priority=*/0);
    g.addTask("free", r1, 2, {}, /*priority=*/9);
    EventResult r = simulate(g);
    bool fifo = order == ResourceOrder::AsAdded;
    EXPECT_EQ(r.start[2], fifo ? 6 : 0);
    EXPECT_EQ(r.makespan, fifo ? 8 : 6);
    EXPECT_EQ(r.criticalPath,
              fifo ? (std::vector<int>{0, 1, 2}) : (std::vector<int>{0, 1}));
  }
}

TEST(EventSim, MemoryIsFollowed) {
  EventGraph g;
  int r = g.addResource("r"), mem = g.addMemory("mem", 10);
  int a = g.addTask("a", r, 1), b = g.addTask("b", r, 1),
      instant = g.addTask("c", r, 0);
  g.addMemoryUse(a, mem, 5, 0);
  g.addMemoryUse(a, mem, 3, -3); // workspace: gone before b takes its own
  g.addMemoryUse(b, mem, 3, -8);
  g.addMemoryUse(instant, mem, 100, -100);
  EventResult res = simulate(g);
  ASSERT_EQ(res.error, "");
  EXPECT_EQ(res.peak[mem], 110);
  ASSERT_EQ(res.timeline[mem].size(), 3u);
  EXPECT_EQ(res.timeline[mem][0].bytes, 18); // at 0, a runs
  EXPECT_EQ(res.timeline[mem][1].bytes, 18);
  EXPECT_EQ(res.timeline[mem][2].bytes, 10);
}

TEST(EventSim, WhatCannotRunIsNamed) {
  {
    EventGraph g;
    int r = g.addResource("r");
    int a = g.addTask("a", r, 1);
    int b = g.addTask("b", -1, 1, {{a}});
    g.addDep(a, {b});
    EXPECT_EQ(simulate(g).error,
              "these tasks wait for each other: 'a' for 'b' for 'a'");
  }
  { // a stream whose order contradicts the dependencies
    EventGraph g;
    int r = g.addResource("r");
    int a = g.addTask("first", r, 1);
    int b = g.addTask("second", r, 1);
    g.addDep(a, {b});
    EXPECT_EQ(
        simulate(g).error,
        "these tasks wait for each other: 'first' for 'second' for 'first'");
  }
  {
    EventGraph g;
    g.addTask("a", 3, 1);
    EXPECT_EQ(simulate(g).error, "'a' has a resource that does not exist: 3");
  }
  {
    EventGraph g;
    g.addTask("a", -1, -1);
    EXPECT_EQ(
        simulate(g).error,
        "'a' has a duration or priority that is no time: -1.000000, 0.000000");
  }
  {
    EventGraph g;
    g.addTask("", -1, 1, {{7}});
    EXPECT_EQ(simulate(g).error,
              "a dependency of task 0 on task 7: there are 1 tasks");
  }
}

namespace {
/// The same semantics by plain search: repeatedly takes, over all resources,
/// the start that is next in time.
struct Naive {
  const EventGraph &g;
  std::vector<double> start, end;
  bool ran(int t) const { return end[t] >= 0; }

  double readyAt(int t) const {
    double at = 0;
    for (auto &[task, dep] : g.deps) {
      if (task != t)
        continue;
      if (!ran(dep.task))
        return -1;
      at = std::max(at, end[dep.task] + dep.lag);
    }
    return at;
  }
  bool mayGo(int t) const { // the head of its stream
    int r = g.tasks[t].resource;
    if (r < 0 || g.resources[r].order == ResourceOrder::ByPriority)
      return true;
    for (int o = 0; o < t; ++o)
      if (g.tasks[o].resource == r && !ran(o))
        return false;
    return true;
  }
  void run() {
    size_t n = g.tasks.size();
    start.assign(n, -1);
    end.assign(n, -1);
    std::vector<double> free(g.resources.size(), 0);
    for (size_t step = 0; step < n; ++step) {
      int best = -1;
      std::tuple<double, double, int> bestKey;
      for (int t = 0; t < int(n); ++t) {
        if (ran(t) || !mayGo(t))
          continue;
        double ready = readyAt(t);
        if (ready < 0)
          continue;
        int r = g.tasks[t].resource;
        double at = r < 0 ? ready : std::max(ready, free[r]);
        std::tuple key(at, g.tasks[t].priority, t);
        if (best < 0 || key < bestKey)
          bestKey = key, best = t;
      }
      ASSERT_GE(best, 0);
      start[best] = std::get<0>(bestKey);
      end[best] = start[best] + g.tasks[best].duration;
      if (int r = g.tasks[best].resource; r >= 0)
        free[r] = end[best];
    }
  }
};
} // namespace

TEST(EventSim, RandomGraphsAgreeWithAPlainSearch) {
  std::mt19937 rng(7);
  auto below = [&](int n) { return int(rng() % n); };
  for (int round = 0; round < 400; ++round) {
    EventGraph g;
    int resources = 1 + below(4), n = 1 + below(40);
    for (int r = 0; r < resources; ++r)
      g.addResource("r", below(2) ? ResourceOrder::AsAdded
                                  : ResourceOrder::ByPriority);
    for (int t = 0; t < n; ++t) {
      // Durations of at least 1: with instants, ties within one moment have no
      // natural order.
      g.addTask("", below(5) ? below(resources) : -1, 1 + below(6), {},
                below(4));
      for (int k = below(3); t > 0 && k > 0; --k)
        g.addDep(t, {below(t), double(below(3))});
    }
    EventResult r = simulate(g);
    ASSERT_EQ(r.error, "");
    Naive naive{g, {}, {}};
    naive.run();
    ASSERT_EQ(r.start, naive.start) << "round " << round;
    ASSERT_EQ(r.end, naive.end);
    // The critical path is gapless but for lags, and ends at the makespan.
    ASSERT_FALSE(r.criticalPath.empty());
    EXPECT_EQ(r.start[r.criticalPath.front()], 0);
    EXPECT_EQ(r.end[r.criticalPath.back()], r.makespan);
    for (size_t i = 1; i < r.criticalPath.size(); ++i) {
      int a = r.criticalPath[i - 1], b = r.criticalPath[i];
      bool joined = g.tasks[a].resource >= 0 &&
                    g.tasks[a].resource == g.tasks[b].resource &&
                    r.end[a] == r.start[b];
      for (auto &[task, dep] : g.deps)
        joined |=
            task == b && dep.task == a && r.end[a] + dep.lag == r.start[b];
      EXPECT_TRUE(joined);
    }
  }
}
