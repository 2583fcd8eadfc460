//===- Memory.cpp - Slots of time that matter -----------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Memory.h"
#include <algorithm>

namespace dgc::solver {

Slots::Slots(const Problem &p) : begin(p.numNodes()), end(p.numNodes()) {
  // Usage is highest just before something dies after something was born.
  struct Event {
    int64_t time;
    bool isBirth;
    int node;
    bool operator<(const Event &o) const {
      return std::tie(time, isBirth, node) <
             std::tie(o.time, o.isBirth, o.node);
    }
  };
  std::vector<Event> events;
  for (int n = 0; n < p.numNodes(); ++n)
    if (p.begin[n] < p.end[n]) {
      events.push_back({p.begin[n], true, n});
      events.push_back({p.end[n], false, n});
    }
  std::sort(events.begin(), events.end());
  bool born = false;
  for (const Event &e : events) {
    if (!e.isBirth && born)
      ++count;
    born = e.isBirth;
    (e.isBirth ? begin : end)[e.node] = count;
  }
}

std::vector<Segment> addUsages(std::vector<Usage> usages,
                               std::vector<double> &capacity) {
  std::vector<Segment> segments;
  if (usages.empty())
    return segments;
  size_t size = usages[0].byValue.size();
  // Changes in order of time: index, negative for an end.
  std::vector<std::pair<int, int>> changes;
  for (size_t i = 0; i < usages.size(); ++i) {
    changes.push_back({usages[i].begin, int(i)});
    changes.push_back({usages[i].end, -1 - int(i)});
  }
  std::sort(changes.begin(), changes.end());
  std::vector<double> sum(size, 0.0);
  for (size_t i = 0; i < changes.size();) {
    int slot = changes[i].first;
    for (; i < changes.size() && changes[i].first == slot; ++i) {
      int k = changes[i].second;
      const Usage &u = usages[k < 0 ? -1 - k : k];
      for (size_t x = 0; x < size; ++x)
        sum[x] += k < 0 ? -u.byValue[x] : u.byValue[x];
    }
    if (i == changes.size())
      break;
    int next = changes[i].first;
    auto [least, most] = std::minmax_element(sum.begin(), sum.end());
    double base = *least;
    for (int t = slot; base != 0 && t < next; ++t)
      capacity[t] -= base;
    if (*most == base)
      continue;
    Segment s{slot, next, sum};
    for (double &u : s.usage)
      u -= base;
    if (!segments.empty() && segments.back().end == slot &&
        segments.back().usage == s.usage)
      segments.back().end = next;
    else
      segments.push_back(std::move(s));
  }
  return segments;
}

namespace {
/// Between slots s - 1 and s: does any usage rise, does any fall?
struct Border {
  bool rises = false, falls = false;
};
} // namespace

static std::vector<Border> findBorders(const std::vector<Variable> &variables,
                                       const std::vector<bool> &isUsed,
                                       int count) {
  std::vector<Border> borders(count + 1);
  for (size_t v = 0; v < variables.size(); ++v) {
    if (!isUsed[v])
      continue;
    const std::vector<Segment> &m = variables[v].memory;
    for (size_t i = 0; i < m.size(); ++i) {
      bool meets = i + 1 < m.size() && m[i + 1].begin == m[i].end;
      if (i == 0 || m[i - 1].end != m[i].begin)
        borders[m[i].begin].rises = true;
      Border &after = borders[m[i].end];
      if (!meets) {
        after.falls = true;
        continue;
      }
      for (size_t x = 0; x < m[i].usage.size(); ++x) {
        after.rises |= m[i + 1].usage[x] > m[i].usage[x];
        after.falls |= m[i + 1].usage[x] < m[i].usage[x];
      }
    }
  }
  return borders;
}

std::vector<int> compressSlots(std::vector<Variable> &variables,
                               const std::vector<bool> &isUsed,
                               std::vector<double> &capacity) {
  int count = int(capacity.size());
  std::vector<double> most(count + 1, 0.0); // differences
  for (size_t v = 0; v < variables.size(); ++v)
    if (isUsed[v])
      for (const Segment &s : variables[v].memory) {
        double u = *std::max_element(s.usage.begin(), s.usage.end());
        most[s.begin] += u;
        most[s.end] -= u;
      }
  std::vector<Border> borders = findBorders(variables, isUsed, count);
  // Kept slots, each with the border to the one kept before it.
  std::vector<int> kept;
  std::vector<Border> toPrevious;
  Border border;
  double use = 0;
  for (int t = 0; t < count; ++t) {
    use += most[t];
    border.rises |= borders[t].rises;
    border.falls |= borders[t].falls;
    if (use <= capacity[t] && capacity[t] >= 0)
      continue;
    bool covered = false;
    while (!kept.empty()) {
      int last = kept.back();
      if (!border.rises && capacity[last] <= capacity[t]) {
        covered = true;
        break;
      }
      if (border.falls || capacity[t] > capacity[last])
        break;
      border.rises |= toPrevious.back().rises;
      border.falls |= toPrevious.back().falls;
      kept.pop_back();
      toPrevious.pop_back();
    }
    if (covered)
      continue;
    kept.push_back(t);
    toPrevious.push_back(border);
    border = {};
  }
  std::vector<int> number(count + 1); // kept slots before
  for (int t = 0, k = 0; t <= count; ++t) {
    number[t] = k;
    k += k < int(kept.size()) && kept[k] == t;
  }
  std::vector<double> left;
  for (int t : kept)
    left.push_back(capacity[t]);
  capacity = std::move(left);
  for (Variable &v : variables) {
    std::vector<Segment> memory;
    for (Segment &s : v.memory) {
      s.begin = number[s.begin];
      s.end = number[s.end];
      if (s.begin == s.end)
        continue;
      if (!memory.empty() && memory.back().end == s.begin &&
          memory.back().usage == s.usage)
        memory.back().end = s.end;
      else
        memory.push_back(std::move(s));
    }
    v.memory = std::move(memory);
  }
  return kept;
}

} // namespace dgc::solver
