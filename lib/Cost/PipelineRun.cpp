//===- PipelineRun.cpp - Starting times of a schedule's tasks -------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "PipelineRun.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>
#include <cstdlib>

using namespace llvm;

namespace dgc {

namespace {
/// Runs each stage until it waits for a task of another one, which wakes it.
class Recurrence {
public:
  Recurrence(const PipelineShape &shape, const Schedule &schedule)
      : schedule(schedule), overlapSends(shape.overlapSends),
        stages(schedule.stages) {
    size_t m = size_t(schedule.microbatches);
    int pieces = schedule.virtualStages();
    times.microbatches = int(m);
    for (int kind = 0; kind < numTaskKinds; ++kind)
      if (kind != int(TaskKind::Weight) || splitsBackward(schedule.kind))
        times.end[kind].assign(pieces * m, -1);
    double *given[2];
    for (int way : {0, 1}) {
      if (overlapSends)
        times.arrival[way].assign(pieces * m, -1);
      given[way] = (overlapSends ? times.arrival[way] : times.end[way]).data();
    }
    rows.resize(size_t(schedule.stages) * schedule.chunks);
    for (int k = 0; k < pieces; ++k)
      fillRow(shape, k, m, given);
  }

  PipelineTimes run() {
    // Stage 0 can run; the others wake up when their input arrives.
    std::vector<int> awake;
    for (int s = stages.size(); s-- > 0;)
      awake.push_back(s);
    while (!awake.empty()) {
      int s = awake.back();
      awake.pop_back();
      advance(s, awake);
    }
    return std::move(times);
  }

private:
  struct Stage {
    size_t next = 0;         // in its order
    double now = 0;          // end of the task before
    double link[2] = {0, 0}; // when its link forward and backward is free
    const double *blockedOn = nullptr;
  };
  /// What is the same for all microbatches of a stage's chunk. Arrays are by
  /// microbatch.
  struct Row {
    double duration[numTaskKinds] = {0, 0, 0};
    /// When what a task needs is there; null: it needs nothing of others.
    const double *input[numTaskKinds] = {nullptr, nullptr, nullptr};
    double *end[numTaskKinds] = {nullptr, nullptr, nullptr};
    double *given[2] = {nullptr, nullptr}; // where receivers look
    double send[2] = {0, 0};
    int user[2] = {-1, -1}; // the stage that receives
  };
  static constexpr int forward = int(TaskKind::Forward);
  static constexpr int backward = int(TaskKind::Backward);

  void fillRow(const PipelineShape &shape, int k, size_t m,
               double *const (&given)[2]) {
    int last = schedule.virtualStages() - 1;
    Row &row = rows[size_t(schedule.stageOf(k)) * schedule.chunks +
                    k / schedule.stages];
    for (int kind = 0; kind < numTaskKinds; ++kind) {
      row.duration[kind] = shape.duration[kind][k];
      if (!times.end[kind].empty())
        row.end[kind] = times.end[kind].data() + k * m;
    }
    for (int way : {forward, backward})
      row.given[way] = given[way] + k * m;
    row.send[forward] = shape.sendForward[k];
    row.send[backward] = shape.sendBackward[k];
    if (k > 0) {
      row.input[forward] = given[forward] + (k - 1) * m;
      row.user[backward] = schedule.stageOf(k - 1);
    }
    if (k < last)
      row.user[forward] = schedule.stageOf(k + 1);
    row.input[backward] =
        k == last ? given[forward] + k * m : given[backward] + (k + 1) * m;
  }

  void advance(int s, std::vector<int> &awake) {
    Stage &stage = stages[s];
    const std::vector<ScheduleTask> &order = schedule.order[s];
    const Row *row = &rows[size_t(s) * schedule.chunks];
    for (size_t n = order.size(); stage.next < n; ++stage.next) {
      const ScheduleTask &t = order[stage.next];
      const Row &r = row[t.chunk];
      int kind = int(t.kind);
      if (r.input[kind]) {
        const double *in = r.input[kind] + t.microbatch;
        if (*in < 0) {
          stage.blockedOn = in;
          return;
        }
        stage.now = std::max(stage.now, *in);
      }
      stage.now += r.duration[kind];
      r.end[kind][t.microbatch] = stage.now;
      if (t.kind != TaskKind::Weight)
        send(stage, r, kind, t.microbatch, awake);
    }
    stage.blockedOn = nullptr;
  }

  void send(Stage &stage, const Row &r, int way, int microbatch,
            std::vector<int> &awake) {
    if (overlapSends) {
      double arrival = stage.now;
      if (r.send[way] > 0)
        arrival = stage.link[way] =
            std::max(stage.link[way], arrival) + r.send[way];
      r.given[way][microbatch] = arrival;
    }
    if (r.user[way] < 0)
      return;
    Stage &user = stages[r.user[way]];
    if (user.blockedOn == r.given[way] + microbatch) {
      user.blockedOn = nullptr;
      awake.push_back(r.user[way]);
    }
  }

  const Schedule &schedule;
  bool overlapSends;
  std::vector<Stage> stages;
  std::vector<Row> rows; // by stage, then chunk
  PipelineTimes times;
};

/// The largest distance in microbatches between neighbours in an order.
int orderDistance(const Schedule &schedule) {
  int distance = 1;
  for (const auto &order : schedule.order)
    for (size_t j = 1; j < order.size(); ++j)
      distance = std::max(
          distance, std::abs(order[j].microbatch - order[j - 1].microbatch));
  return distance;
}

/// Finds a lag after which everything repeats, a constant time later.
//
// Cut the schedule between two microbatches a and a + 1, far from both ends,
// and insert further ones there. A task depends on tasks of its own microbatch
// and on its neighbour in the order, at most `distance` microbatches away. If
// all times within distance + lag of the cut obey t(i + lag) = t(i) + shift,
// then the old times before the cut, times repeated with that shift in the
// middle, and old times plus the shifts behind it obey every equation of the
// longer schedule; the equations have one solution.
class SteadyState {
public:
  SteadyState(const Schedule &schedule, const PipelineTimes &times)
      : schedule(schedule), times(times), distance(orderDistance(schedule)) {}

  bool find() {
    int period = schedulePeriod(schedule.kind, schedule.stages);
    for (int n = 1; n <= schedule.stages; ++n)
      if (holds(n * period))
        return true;
    return false;
  }

  bool holds(int candidate) {
    int period = schedulePeriod(schedule.kind, schedule.stages);
    int high = schedule.microbatches - 1 - distance - period;
    int low = high - 2 * (distance + candidate);
    if (low < distance)
      return false;
    lag = candidate;
    const double *probe = &times.end[int(TaskKind::Backward)][0]; // stage 0
    shift = probe[high] - probe[high - lag];
    tolerance = 1e-11 * std::abs(shift);
    for (const auto &list : times.end)
      if (!repeats(list, low, high))
        return false;
    for (const auto &list : times.arrival)
      if (!repeats(list, low, high))
        return false;
    return true;
  }

  int lag = 0;
  double shift = 0;

private:
  bool repeats(const std::vector<double> &list, int low, int high) const {
    for (size_t row = 0; row < list.size(); row += times.microbatches) {
      const double *t = &list[row];
      for (int i = high - lag; i >= low; --i)
        if (std::abs(t[i + lag] - t[i] - shift) > tolerance)
          return false;
    }
    return true;
  }

  const Schedule &schedule;
  const PipelineTimes &times;
  int distance;
  double tolerance = 0;
};

PipelineSpan spanOf(const PipelineShape &shape, Schedule schedule,
                    const PipelineTimes &times, double shift) {
  PipelineSpan span;
  auto end = [&](int s, const ScheduleTask &t) {
    return times.endOf(t.kind, schedule.virtualStageOf(s, t.chunk),
                       t.microbatch);
  };
  for (int s = 0; s < schedule.stages; ++s) {
    const ScheduleTask &first = schedule.order[s].front();
    int k = schedule.virtualStageOf(s, first.chunk);
    span.firstStart.push_back(end(s, first) -
                              shape.duration[int(first.kind)][k]);
    span.lastEnd.push_back(end(s, schedule.order[s].back()) + shift);
  }
  span.schedule = std::move(schedule);
  return span;
}
} // namespace

PipelineTimes runSchedule(const PipelineShape &shape,
                          const Schedule &schedule) {
  return Recurrence(shape, schedule).run();
}

PipelineSpan runPipeline(const PipelineShape &shape) {
  int m = shape.microbatches;
  int period = schedulePeriod(shape.kind, shape.stages);
  auto make = [&](int n) {
    return makeSchedule(shape.kind, shape.stages, shape.chunks, n);
  };
  // What SteadyState needs around its cut (neighbours in an order are up to one
  // round apart in 1f1b and zb-h1, two in the others), and where split
  // schedules of stages that differ a little have mostly settled. All forwards
  // of a GPipe schedule come before all backwards: no steady state.
  static constexpr int roundsOf[numScheduleKinds] = {0, 4, 11, 8, 16, 12};
  if (int rounds = roundsOf[int(shape.kind)]) {
    int64_t n = int64_t(rounds) * shape.stages + 8;
    for (; n < m; n *= 2) {
      n += (m - n) % period; // the same rest as all of them
      if (n * 3 / 2 >= m)
        break;
      Schedule schedule = make(int(n));
      PipelineTimes times = runSchedule(shape, schedule);
      SteadyState steady(schedule, times);
      if (!steady.find())
        continue;
      if (int rest = (m - int(n)) % steady.lag) {
        int lag = steady.lag;
        Schedule longer = make(int(n) + rest);
        PipelineTimes again = runSchedule(shape, longer);
        SteadyState check(longer, again);
        if (!check.holds(lag))
          continue;
        double shift = check.shift * double((m - int(n) - rest) / lag);
        return spanOf(shape, std::move(longer), again, shift);
      }
      double shift = steady.shift * double((m - int(n)) / steady.lag);
      return spanOf(shape, std::move(schedule), times, shift);
    }
  }
  Schedule schedule = make(m);
  PipelineTimes times = runSchedule(shape, schedule);
  return spanOf(shape, std::move(schedule), times, 0);
}

} // namespace dgc
