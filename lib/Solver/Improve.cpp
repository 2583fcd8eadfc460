//===- Improve.cpp - Many descents and their combinations -----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Improve.h"
#include <algorithm>

namespace dgc::solver {

static constexpr size_t maxMembers = 10;

Improvement::Improvement(const Model &m, const Dual &dual, uint64_t seed)
    : model(m), starts(dual.candidates()),
      search(m, dual.prices(), dual.margins(), dual.bound(), seed),
      random(seed + 1) {
  for (size_t i = 0; i + 2 < starts.size(); ++i)
    std::swap(starts[i], starts[i + random.below(int(starts.size() - 1 - i))]);
  bestValues = starts.back();
  bestSoFar = dual.bestQuality();
  beginDescent();
}

void Improvement::beginDescent() {
  ++descents;
  if (!starts.empty()) {
    search.start(starts.back());
    starts.pop_back();
    return;
  }
  // Parts of a member in another one, at random.
  std::vector<int> values = members[random.below(int(members.size()))].values;
  const std::vector<int> &other =
      members[random.below(int(members.size()))].values;
  double share = 0.1 + 0.4 * random.unit();
  for (size_t v = 0; v < values.size(); ++v)
    if (random.unit() < share)
      values[v] =
          random.below(4) ? other[v] : random.below(model.variables[v].size());
  search.start(values);
}

bool Improvement::takeBetter() {
  if (!(search.bestQuality() < bestSoFar))
    return false;
  bestSoFar = search.bestQuality();
  bestValues = search.best();
  return true;
}

bool Improvement::step() {
  if (search.isStuck()) {
    finishDescent();
    bool better = takeBetter();
    beginDescent();
    return better;
  }
  return search.step() && takeBetter();
}

void Improvement::finishDescent() {
  // With each member, then with pairs.
  for (int k = 0; k < 12 && !members.empty(); ++k) {
    std::vector<const std::vector<int> *> parents;
    if (k < int(members.size()))
      parents.push_back(&members[k].values);
    else
      for (int i = 0; i < 2; ++i)
        parents.push_back(&members[random.below(int(members.size()))].values);
    search.combine(parents);
  }
  Member m{search.bestQuality(), search.best()};
  for (const Member &other : members)
    if (other.values == m.values || (other.quality.cost == m.quality.cost &&
                                     other.quality.excess == m.quality.excess))
      return;
  auto at = std::find_if(members.begin(), members.end(), [&](const Member &o) {
    return m.quality < o.quality;
  });
  members.insert(at, std::move(m));
  if (members.size() > maxMembers)
    members.pop_back();
}

} // namespace dgc::solver
