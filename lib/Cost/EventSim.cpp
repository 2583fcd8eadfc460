//===- EventSim.cpp - Tasks on resources over time ------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Cost/EventSim.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>
#include <queue>
#include <set>

using namespace llvm;

namespace dgc {

int EventGraph::addResource(StringRef name, ResourceOrder order) {
  resources.push_back({name.str(), order});
  return int(resources.size()) - 1;
}

int EventGraph::addMemory(StringRef name, double initialBytes) {
  memories.push_back({name.str(), initialBytes});
  return int(memories.size()) - 1;
}

int EventGraph::addTask(StringRef name, int resource, double duration,
                        ArrayRef<EventDep> on, double priority) {
  int task = int(tasks.size());
  tasks.push_back({name.str(), resource, duration, priority});
  for (const EventDep &d : on)
    deps.push_back({task, d});
  return task;
}

void EventGraph::addDep(int task, EventDep dep) { deps.push_back({task, dep}); }

void EventGraph::addMemoryUse(int task, int memory, double atStart,
                              double atEnd) {
  memoryUses.push_back({task, memory, atStart, atEnd});
}

namespace {
std::string label(const EventGraph &g, int t) {
  return g.tasks[t].name.empty() ? ("task " + Twine(t)).str()
                                 : "'" + g.tasks[t].name + "'";
}

std::string checkGraph(const EventGraph &g) {
  auto inRange = [](int i, size_t n) { return i >= 0 && size_t(i) < n; };
  for (auto [i, t] : enumerate(g.tasks)) {
    if (!(t.duration >= 0) || std::isinf(t.duration) || std::isnan(t.priority))
      return label(g, i) + " has a duration or priority that is no time: " +
             std::to_string(t.duration) + ", " + std::to_string(t.priority);
    if (t.resource != -1 && !inRange(t.resource, g.resources.size()))
      return label(g, i) + " has a resource that does not exist: " +
             std::to_string(t.resource);
  }
  for (auto &[task, dep] : g.deps) {
    if (!inRange(task, g.tasks.size()) || !inRange(dep.task, g.tasks.size()))
      return formatv("a dependency of task {0} on task {1}: there are {2} "
                     "tasks",
                     task, dep.task, g.tasks.size());
    if (!(dep.lag >= 0) || std::isinf(dep.lag))
      return label(g, task) +
             " has a lag that is no time: " + std::to_string(dep.lag);
  }
  for (const EventGraph::MemoryUse &u : g.memoryUses)
    if (!inRange(u.task, g.tasks.size()) ||
        !inRange(u.memory, g.memories.size()) || !std::isfinite(u.atStart) ||
        !std::isfinite(u.atEnd))
      return formatv("a memory use of task {0} is out of range", u.task);
  return "";
}

class Simulation {
public:
  explicit Simulation(const EventGraph &g)
      : g(g), n(g.tasks.size()), waits(n, 0), ready(n, 0.0), cause(n, -1),
        ran(n, false), queues(g.resources.size()), waiting(g.resources.size()),
        running(g.resources.size(), -1), lastOn(g.resources.size(), -1) {
    out.start.assign(n, 0);
    out.end.assign(n, 0);
    out.busy.assign(g.resources.size(), 0);
  }

  EventResult run() {
    index();
    for (size_t t = 0; t < n; ++t)
      if (waits[t] == 0)
        becomesReady(int(t));
    for (size_t r = 0; r < g.resources.size(); ++r)
      startNext(int(r), 0);
    while (!events.empty()) {
      double now = events.top().time;
      // All ends of an instant first: what they free is seen by all starts.
      SmallVector<int, 8> touched;
      while (!events.empty() && events.top().time == now) {
        Event e = events.top();
        events.pop();
        if (e.isEnd)
          ends(e.task, touched);
        else
          arrives(e.task, touched);
      }
      llvm::sort(touched);
      for (int r : touched)
        startNext(r, now);
    }
    finish();
    return std::move(out);
  }

private:
  struct Event {
    double time;
    bool isEnd; // else the task's inputs have all arrived
    int task;
    bool operator<(const Event &o) const { // top() is the earliest
      return std::tuple(o.time, !o.isEnd, o.task) <
             std::tuple(time, !isEnd, task);
    }
  };

  void index() {
    offsets.assign(n + 1, 0);
    for (auto &[task, dep] : g.deps) {
      ++offsets[dep.task + 1];
      ++waits[task];
    }
    for (size_t t = 0; t < n; ++t)
      offsets[t + 1] += offsets[t];
    users.resize(g.deps.size());
    std::vector<int> at(offsets.begin(), offsets.end() - 1);
    for (auto [i, d] : enumerate(g.deps))
      users[at[d.second.task]++] = int(i);
    for (size_t t = 0; t < n; ++t)
      if (int r = g.tasks[t].resource; r >= 0 && asAdded(r))
        queues[r].push(int(t));
  }

  bool asAdded(int r) const {
    return g.resources[r].order == ResourceOrder::AsAdded;
  }

  /// All dependencies of `t` have ended; their lags may not have passed.
  void becomesReady(int t) { events.push({ready[t], false, t}); }

  void arrives(int t, SmallVectorImpl<int> &touched) {
    int r = g.tasks[t].resource;
    if (r < 0)
      return start(t, ready[t]);
    waiting[r].insert({asAdded(r) ? 0 : g.tasks[t].priority, t});
    touched.push_back(r);
  }

  void ends(int t, SmallVectorImpl<int> &touched) {
    ran[t] = true;
    if (int r = g.tasks[t].resource; r >= 0) {
      running[r] = -1;
      lastOn[r] = t;
      touched.push_back(r);
    }
    for (int i = offsets[t]; i < offsets[t + 1]; ++i) {
      auto &[user, dep] = g.deps[users[i]];
      double at = out.end[t] + dep.lag;
      if (cause[user] < 0 || at > ready[user]) {
        ready[user] = at;
        cause[user] = t;
      }
      if (--waits[user] == 0)
        becomesReady(user);
    }
  }

  void startNext(int r, double now) {
    if (running[r] >= 0 || waiting[r].empty())
      return;
    auto first = waiting[r].begin();
    int t = first->second;
    if (asAdded(r)) {
      if (queues[r].front() != t)
        return; // the head of the stream is not ready
      queues[r].pop();
    }
    waiting[r].erase(first);
    if (ready[t] < now && lastOn[r] >= 0)
      cause[t] = lastOn[r];
    running[r] = t;
    start(t, now);
  }

  void start(int t, double now) {
    out.start[t] = now;
    out.end[t] = now + g.tasks[t].duration;
    if (int r = g.tasks[t].resource; r >= 0)
      out.busy[r] += g.tasks[t].duration;
    events.push({out.end[t], true, t});
  }

  void finish() {
    for (size_t t = 0; t < n; ++t) {
      if (!ran[t]) {
        out.error = describeCycle();
        return;
      }
      out.makespan = std::max(out.makespan, out.end[t]);
    }
    for (size_t t = 0; t < n; ++t)
      if (out.end[t] == out.makespan) {
        for (int at = int(t); at >= 0; at = cause[at])
          out.criticalPath.push_back(at);
        break;
      }
    std::reverse(out.criticalPath.begin(), out.criticalPath.end());
    followMemory();
  }

  /// From any task that did not run, what it waits for leads into a cycle.
  std::string describeCycle() const {
    std::vector<int> blocker(n, -1);
    for (auto &[task, dep] : g.deps)
      if (!ran[task] && !ran[dep.task] && blocker[task] < 0)
        blocker[task] = dep.task;
    for (size_t r = 0; r < queues.size(); ++r) {
      auto queue = queues[r];
      while (!queue.empty() && ran[queue.front()])
        queue.pop();
      if (queue.empty())
        continue;
      int head = queue.front();
      for (size_t t = 0; t < n; ++t)
        if (!ran[t] && g.tasks[t].resource == int(r) && int(t) != head &&
            blocker[t] < 0)
          blocker[t] = head;
    }
    int at = 0;
    while (ran[at])
      ++at;
    std::vector<bool> seen(n, false);
    while (!seen[at]) {
      seen[at] = true;
      at = blocker[at];
    }
    std::string text = "these tasks wait for each other: ";
    int shown = 0;
    for (int t = at;;) {
      text += label(g, t) + " for ";
      t = blocker[t];
      if (t == at || ++shown == 20)
        return text + (t == at ? label(g, t) : "more");
    }
  }

  void followMemory() {
    struct Change {
      double time;
      int phase; // 0: end, 1: start, 2: end of a task without duration
      size_t use;
      double bytes;
    };
    std::vector<std::vector<Change>> changes(g.memories.size());
    for (auto [i, u] : enumerate(g.memoryUses)) {
      bool instant = out.start[u.task] == out.end[u.task];
      if (u.atStart != 0)
        changes[u.memory].push_back({out.start[u.task], 1, i, u.atStart});
      if (u.atEnd != 0)
        changes[u.memory].push_back(
            {out.end[u.task], instant ? 2 : 0, i, u.atEnd});
    }
    for (auto [memory, list] : zip(g.memories, changes)) {
      llvm::sort(list, [](const Change &a, const Change &b) {
        return std::tuple(a.time, a.phase, a.use) <
               std::tuple(b.time, b.phase, b.use);
      });
      double bytes = memory.initial, peak = bytes;
      std::vector<MemoryPoint> points{{0, bytes}};
      for (const Change &c : list) {
        bytes += c.bytes;
        peak = std::max(peak, bytes);
        if (points.back().time != c.time)
          points.push_back({c.time, bytes});
        else
          points.back().bytes = bytes;
      }
      out.peak.push_back(peak);
      out.timeline.push_back(std::move(points));
    }
  }

  const EventGraph &g;
  size_t n;
  std::vector<int> waits;    // dependencies that have not ended
  std::vector<double> ready; // when the last input arrives
  std::vector<int> cause;    // the task that let it start
  std::vector<bool> ran;
  std::vector<int> offsets, users; // of a task: its users, as indices of deps
  std::vector<std::queue<int>> queues;
  std::vector<std::set<std::pair<double, int>>> waiting; // ready, by resource
  std::vector<int> running, lastOn;
  std::priority_queue<Event> events;
  EventResult out;
};
} // namespace

EventResult simulate(const EventGraph &graph) {
  if (std::string why = checkGraph(graph); !why.empty()) {
    EventResult failed;
    failed.error = why;
    return failed;
  }
  return Simulation(graph).run();
}

} // namespace dgc
