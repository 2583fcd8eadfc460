//===- Improve.cpp - Many descents and their combinations -----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Improve.h"
#include <algorithm>
#include <atomic>
#include <thread>

namespace dgc::solver {

static constexpr size_t maxMembers = 10, maxGeneration = 4;
/// How often a descent's end is combined with others.
static constexpr int numCombinations = 12;

Improvement::Improvement(const Model &m, const Dual &dual, uint64_t seed,
                         Limits limits)
    : model(m), dual(dual), seed(seed), limits(std::move(limits)),
      starts(dual.candidates()), random(seed), bestValues(starts.back()),
      bestSoFar(dual.bestQuality()), reported(bestSoFar) {
  // In any order, but the best one first.
  for (size_t i = 0; i + 2 < starts.size(); ++i)
    std::swap(starts[i], starts[i + random.below(int(starts.size() - 1 - i))]);
}

void Improvement::add(const std::vector<int> &values) {
  if (members.empty())
    starts.push_back(values);
  State state(model);
  state.reset(values);
  insert({state.quality(), values});
}

bool Improvement::isOver(uint64_t work, const Quality &best) const {
  return work >= limits.work ||
         (best.isFeasible() && best.cost <= limits.bound) || limits.isOver();
}

std::vector<int> Improvement::nextStart() {
  if (!starts.empty()) {
    std::vector<int> start = std::move(starts.back());
    starts.pop_back();
    return start;
  }
  // Parts of a member in another one, and some at random.
  std::vector<int> values = members[random.below(int(members.size()))].values;
  const std::vector<int> &other =
      members[random.below(int(members.size()))].values;
  double share = 0.1 + 0.4 * random.unit();
  for (size_t v = 0; v < values.size(); ++v)
    if (random.unit() < share)
      values[v] =
          random.below(4) ? other[v] : random.below(model.variables[v].size());
  return values;
}

void Improvement::report(const Quality &quality) {
  if (!limits.onBetter)
    return;
  std::lock_guard<std::mutex> lock(reporting);
  if (quality < reported) {
    reported = quality;
    limits.onBetter(quality);
  }
}

void Improvement::descend(Search &search, uint64_t workLimit) {
  while (!search.isStuck() && search.work() < workLimit &&
         !isOver(0, search.bestQuality()))
    if (search.step())
      report(search.bestQuality());
}

void Improvement::runGeneration() {
  size_t size = generation;
  generation = std::min(2 * size, maxGeneration);
  uint64_t before = 0, after = 0;
  uint64_t share = std::max<uint64_t>(1, (limits.work - workDone) / size);
  std::vector<uint64_t> ends;
  for (size_t i = 0; i < size; ++i) {
    if (i == searches.size())
      searches.push_back(std::make_unique<Search>(
          model, dual.prices(), dual.margins(), dual.bound(), limits.isOver));
    Search &search = *searches[i];
    search.start(nextStart(), seed + uint64_t(descents++) * 1000003);
    before += search.work();
    ends.push_back(share < limits.work ? search.work() + share : limits.work);
  }
  std::atomic<size_t> next{0};
  auto work = [&] {
    for (size_t i; (i = next++) < size;)
      descend(*searches[i], ends[i]);
  };
  std::vector<std::thread> others;
  for (size_t i = 1; i < std::min<size_t>(size, limits.threads); ++i)
    others.emplace_back(work);
  work();
  for (std::thread &t : others)
    t.join();
  for (size_t i = 0; i < size; ++i) {
    Search &search = *searches[i];
    if (!isOver(0, search.bestQuality()))
      combine(search);
    after += search.work();
    if (search.bestQuality() < bestSoFar) {
      bestSoFar = search.bestQuality();
      bestValues = search.best();
      report(bestSoFar);
    }
    insert({search.bestQuality(), search.best()});
  }
  workDone += after - before;
}

/// With each member, then with pairs.
void Improvement::combine(Search &search) {
  for (int k = 0; k < numCombinations && !members.empty() && !limits.isOver();
       ++k) {
    std::vector<const std::vector<int> *> parents;
    if (k < int(members.size()))
      parents.push_back(&members[k].values);
    else
      for (int i = 0; i < 2; ++i)
        parents.push_back(&members[random.below(int(members.size()))].values);
    search.combine(parents);
  }
}

std::vector<std::vector<int>> Improvement::bestFew() const {
  std::vector<std::vector<int>> result;
  for (const Member &m : members)
    result.push_back(m.values);
  return result;
}

void Improvement::insert(Member m) {
  for (const Member &other : members)
    if (other.quality.cost == m.quality.cost &&
        other.quality.excess == m.quality.excess)
      return;
  auto at = std::find_if(members.begin(), members.end(), [&](const Member &o) {
    return m.quality < o.quality;
  });
  members.insert(at, std::move(m));
  if (members.size() > maxMembers)
    members.pop_back();
}

} // namespace dgc::solver
