//===- Schedule.cpp - Pipeline schedules as data --------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Cost/Schedule.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <algorithm>

using namespace llvm;

namespace dgc {

static constexpr StringLiteral kindNames[] = {"gpipe", "1f1b",  "interleaved",
                                              "zb-h1", "zb-h2", "zb-v"};

StringRef toString(ScheduleKind kind) {
  return kindNames[static_cast<int>(kind)];
}

ArrayRef<StringLiteral> scheduleKindNames() { return kindNames; }

std::optional<ScheduleKind> parseScheduleKind(StringRef name) {
  for (auto [i, known] : enumerate(kindNames))
    if (name == known)
      return ScheduleKind(i);
  return std::nullopt;
}

bool splitsBackward(ScheduleKind kind) {
  return kind == ScheduleKind::ZBH1 || kind == ScheduleKind::ZBH2 ||
         kind == ScheduleKind::ZBV;
}

int Schedule::stageOf(int k) const {
  int chunk = k / stages, within = k % stages;
  bool up = kind == ScheduleKind::ZBV && chunk % 2 == 1;
  return up ? stages - 1 - within : within;
}

int Schedule::virtualStageOf(int stage, int chunk) const {
  bool up = kind == ScheduleKind::ZBV && chunk % 2 == 1;
  return chunk * stages + (up ? stages - 1 - stage : stage);
}

std::string checkScheduleShape(ScheduleKind kind, int64_t stages,
                               int64_t chunks, int64_t microbatches) {
  auto wrong = [&](const Twine &why) {
    return ("schedule " + toString(kind) + ": " + why).str();
  };
  constexpr int64_t largest = int64_t(1) << 27;
  if (stages < 1 || chunks < 1 || microbatches < 1)
    return wrong("stages, chunks and microbatches must be at least 1, not " +
                 Twine(stages) + ", " + Twine(chunks) + " and " +
                 Twine(microbatches));
  constexpr int64_t most = INT16_MAX;
  if (stages > most || chunks > most)
    return wrong("stages and chunks must be at most " + Twine(most) + ", not " +
                 Twine(stages) + " and " + Twine(chunks));
  if (microbatches > largest || stages * chunks > largest / microbatches)
    return wrong("stages x chunks x microbatches must be at most 2^27, not " +
                 Twine(stages) + " x " + Twine(chunks) + " x " +
                 Twine(microbatches));
  bool interleaved = kind == ScheduleKind::Interleaved;
  bool vee = kind == ScheduleKind::ZBV;
  if (interleaved && chunks < 2)
    return wrong("needs at least 2 chunks a stage; with one it is 1f1b");
  if (vee && chunks != 2)
    return wrong("needs 2 chunks a stage, not " + Twine(chunks));
  if (!interleaved && !vee && chunks != 1)
    return wrong("has one chunk a stage, not " + Twine(chunks) +
                 "; interleaved and zb-v have more");
  return "";
}

int schedulePeriod(ScheduleKind kind, int stages) {
  return kind == ScheduleKind::Interleaved ? stages : 1;
}

namespace {
/// One stage's order under construction. Tasks of a kind and chunk come in the
/// order of their microbatches; those beyond the last are dropped.
class StageOrder {
public:
  StageOrder(int chunks, int microbatches)
      : microbatches(microbatches), next(numTaskKinds * chunks) {}
  void add(TaskKind kind, int chunk) {
    add(kind, chunk, next[count(kind, chunk)]++);
  }
  void add(TaskKind kind, int chunk, int microbatch) {
    if (microbatch < microbatches)
      tasks.push_back({kind, int16_t(chunk), microbatch});
  }
  int done(TaskKind kind, int chunk) const { return next[count(kind, chunk)]; }
  std::vector<ScheduleTask> tasks;

private:
  static int count(TaskKind kind, int chunk) {
    return numTaskKinds * chunk + int(kind);
  }
  int microbatches;
  std::vector<int> next;
};
} // namespace

static constexpr TaskKind F = TaskKind::Forward, B = TaskKind::Backward,
                          W = TaskKind::Weight;

static void gpipe(StageOrder &order, int m) {
  for (TaskKind kind : {F, B})
    for (int i = 0; i < m; ++i)
      order.add(kind, 0);
}

/// `warm` forwards ahead, then one forward and one backward each; the gradient
/// of the weights `lag` microbatches later (-1: with backward).
static void alternate(StageOrder &order, int m, int warm, int lag) {
  warm = std::min(warm, m);
  for (int i = 0; i < warm; ++i)
    order.add(F, 0);
  for (int i = 0; i < m; ++i) {
    if (i + warm < m)
      order.add(F, 0);
    order.add(B, 0);
    if (lag >= 0 && i >= lag)
      order.add(W, 0);
  }
  for (int i = std::min(lag, m); i > 0; --i)
    order.add(W, 0);
}

/// Microbatches go in groups of as many as there are stages; a group runs
/// through all chunks before the next one starts.
static void interleaved(StageOrder &order, int p, int v, int m, int stage) {
  int total = (m + p - 1) / p * p * v;
  int warm = std::min(total, 2 * (p - 1 - stage) + (v - 1) * p);
  auto add = [&](TaskKind kind, int n) {
    int group = n / (p * v), within = n % (p * v), chunk = within / p;
    order.add(kind, kind == F ? chunk : v - 1 - chunk, group * p + within % p);
  };
  for (int n = 0; n < warm; ++n)
    add(F, n);
  for (int n = 0; n < total; ++n) {
    if (n + warm < total)
      add(F, n + warm);
    add(B, n);
  }
}

/// Qi et al., figure 6: chunk 0 goes down the stages, chunk 1 up again, so that
/// stage 0 starts and ends each microbatch.
static void vee(StageOrder &order, int p, int m, int stage) {
  m = std::max(m, 2 * p - 1); // shorter ones are cut out of this
  auto backwardAndWeight = [&](int chunk) {
    order.add(B, chunk);
    order.add(W, chunk);
  };
  for (int i = 0; i < 2 * (p - stage) - 1; ++i)
    order.add(F, 0);
  for (int i = 0; i < stage; ++i) {
    order.add(F, 1);
    order.add(F, 0);
  }
  for (int i = 0; i < p - stage; ++i) {
    order.add(F, 1);
    backwardAndWeight(1);
  }
  while (order.done(F, 1) < m) {
    if (order.done(F, 0) < m)
      order.add(F, 0);
    backwardAndWeight(0);
    order.add(F, 1);
    backwardAndWeight(1);
  }
  for (int i = 0; i < stage; ++i) {
    order.add(B, 0);
    order.add(B, 1);
  }
  for (int i = 0; i < p - stage; ++i)
    backwardAndWeight(0);
  for (int chunk : {1, 0})
    while (order.done(W, chunk) < m)
      order.add(W, chunk);
}

Schedule makeSchedule(ScheduleKind kind, int p, int v, int m) {
  Schedule schedule{kind, p, v, m, {}};
  for (int s = 0; s < p; ++s) {
    StageOrder order(v, m);
    order.tasks.reserve(size_t(v) * m * (splitsBackward(kind) ? 3 : 2));
    switch (kind) {
    case ScheduleKind::GPipe:
      gpipe(order, m);
      break;
    case ScheduleKind::OneFOneB:
      alternate(order, m, p - 1 - s, -1);
      break;
    case ScheduleKind::Interleaved:
      interleaved(order, p, v, m, s);
      break;
    case ScheduleKind::ZBH1: // as much in flight on all stages as on stage 0
      alternate(order, m, p - 1 - s, s);
      break;
    case ScheduleKind::ZBH2: // twice that: forwards fill the first bubble
      alternate(order, m, 2 * (p - 1 - s), 2 * s);
      break;
    case ScheduleKind::ZBV:
      vee(order, p, m, s);
      break;
    }
    schedule.order.push_back(std::move(order.tasks));
  }
  return schedule;
}

static std::string name(const Schedule &schedule, const ScheduleTask &t) {
  static constexpr const char letters[] = {'F', 'B', 'W'};
  std::string text = letters[int(t.kind)] + std::to_string(t.microbatch);
  return schedule.chunks > 1 ? text + "." + std::to_string(t.chunk) : text;
}

std::string toString(const Schedule &schedule) {
  std::string text;
  for (auto [s, order] : enumerate(schedule.order)) {
    text += "stage " + std::to_string(s) + ":";
    for (const ScheduleTask &t : order)
      text += " " + name(schedule, t);
    text += "\n";
  }
  return text;
}

namespace {
/// Runs a schedule as far as it goes, without times.
class Checker {
public:
  explicit Checker(const Schedule &schedule)
      : schedule(schedule), next(schedule.stages),
        seen(size_t(numTaskKinds) * schedule.virtualStages() *
             schedule.microbatches),
        done(seen.size()) {}

  std::string run() {
    if (int(schedule.order.size()) != schedule.stages)
      return formatv("has orders for {0} stages, not {1}",
                     schedule.order.size(), schedule.stages);
    for (int s = 0; s < schedule.stages; ++s)
      if (std::string why = checkTasks(s); !why.empty())
        return why;
    for (bool moved = true; moved;) {
      moved = false;
      for (int s = 0; s < schedule.stages; ++s)
        while (next[s] < schedule.order[s].size() && step(s))
          moved = true;
    }
    return stuck();
  }

private:
  size_t index(TaskKind kind, int k, int microbatch) const {
    return (size_t(kind) * schedule.virtualStages() + k) *
               schedule.microbatches +
           microbatch;
  }

  std::string checkTasks(int s) {
    for (const ScheduleTask &t : schedule.order[s]) {
      if (int(t.kind) >= numTaskKinds || t.chunk < 0 ||
          t.chunk >= schedule.chunks || t.microbatch < 0 ||
          t.microbatch >= schedule.microbatches)
        return formatv("stage {0} has a task out of range", s);
      size_t i =
          index(t.kind, schedule.virtualStageOf(s, t.chunk), t.microbatch);
      if (seen[i])
        return formatv("stage {0} has {1} twice", s, name(schedule, t));
      seen[i] = true;
    }
    int kinds = splitsBackward(schedule.kind) ? 3 : 2;
    for (int kind = 0; kind < kinds; ++kind)
      for (int c = 0; c < schedule.chunks; ++c)
        for (int i = 0; i < schedule.microbatches; ++i)
          if (!seen[index(TaskKind(kind), schedule.virtualStageOf(s, c), i)])
            return formatv(
                "stage {0} lacks {1}", s,
                name(schedule, {TaskKind(kind), int16_t(c), int32_t(i)}));
    if (kinds == 2 &&
        any_of(schedule.order[s], [](auto &t) { return t.kind == W; }))
      return formatv("stage {0} has a weight task, which {1} does not split "
                     "from backward",
                     s, toString(schedule.kind));
    return "";
  }

  /// The task that `t` of virtual stage `k` waits for: kind and virtual stage,
  /// if any.
  std::optional<std::pair<TaskKind, int>> input(TaskKind kind, int k) const {
    if (kind == F)
      return k == 0 ? std::nullopt : std::optional(std::pair(F, k - 1));
    if (kind == W)
      return std::pair(B, k);
    return k + 1 == schedule.virtualStages() ? std::pair(F, k)
                                             : std::pair(B, k + 1);
  }

  bool step(int s) {
    const ScheduleTask &t = schedule.order[s][next[s]];
    int k = schedule.virtualStageOf(s, t.chunk);
    auto need = input(t.kind, k);
    if (need && !done[index(need->first, need->second, t.microbatch)])
      return false;
    // The gradient of a piece needs its own activations as well.
    if (t.kind == B && !done[index(F, k, t.microbatch)])
      return false;
    done[index(t.kind, k, t.microbatch)] = true;
    ++next[s];
    return true;
  }

  std::string stuck() const {
    std::string why;
    for (int s = 0; s < schedule.stages; ++s) {
      if (next[s] == schedule.order[s].size())
        continue;
      const ScheduleTask &t = schedule.order[s][next[s]];
      int k = schedule.virtualStageOf(s, t.chunk);
      auto need = input(t.kind, k).value_or(std::pair(F, k));
      if (done[index(need.first, need.second, t.microbatch)])
        need = {F, k}; // what is missing is its own activation
      int from = schedule.stageOf(need.second);
      ScheduleTask missing{need.first, int16_t(need.second / schedule.stages),
                           t.microbatch};
      why += formatv("{0}stage {1} waits in {2} for {3} of stage {4}",
                     why.empty() ? "deadlock: " : ", ", s, name(schedule, t),
                     name(schedule, missing), from);
    }
    return why;
  }

  const Schedule &schedule;
  std::vector<size_t> next;
  std::vector<bool> seen, done;
};
} // namespace

std::string checkSchedule(const Schedule &schedule) {
  std::string why = checkScheduleShape(schedule.kind, schedule.stages,
                                       schedule.chunks, schedule.microbatches);
  return why.empty() ? Checker(schedule).run() : why;
}

} // namespace dgc
