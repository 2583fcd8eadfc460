//===- MeshSearch.cpp - The best plan on any mesh -------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "MeshSearch.h"
#include "Meshes.h"
#include "PriceBook.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace dgc::planner {

MeshSearch::MeshSearch(Model &m, const Problem &p)
    : bounds(m), m(m), p(p), annotations(annotationsOf(p)),
      book(std::make_shared<PriceBook>()), memo(std::make_shared<SolveMemo>()) {
}

/// Is `parent` like `axes`, but with axes i and j as one? Then says which axis
/// is which.
static bool merges(const Axes &axes, size_t i, size_t j, const Axes &parent,
                   SmallVectorImpl<int> &axisOf) {
  axisOf.assign(axes.size(), -1);
  std::vector<bool> used(parent.size());
  auto match = [&](int64_t size, const Link *link) {
    for (size_t k = 0; k < parent.size(); ++k)
      if (!used[k] && parent.sizes[k] == size &&
          (!link || parent.links[k] == *link)) {
        used[k] = true;
        return int(k);
      }
    return -1;
  };
  for (size_t a = 0; a < axes.size(); ++a)
    if (a != i && a != j)
      axisOf[a] = match(axes.sizes[a], &axes.links[a]);
  axisOf[i] = axisOf[j] = match(axes.sizes[i] * axes.sizes[j], nullptr);
  return !is_contained(axisOf, -1);
}

/// The plans on meshes where two of these axes are one, the best first. Of
/// those that were left out one is searched if there is no other.
std::vector<Coarser> MeshSearch::coarserFor(const Axes &axes, size_t most) {
  std::vector<Coarser> all;
  std::vector<Entry *> skipped;
  for (Entry &e : entries) {
    if (e.axes.size() + 1 != axes.size())
      continue;
    SmallVector<int, 4> axisOf;
    for (size_t i = 0; i < axes.size(); ++i)
      for (size_t j = i + 1; j < axes.size(); ++j) {
        if (!merges(axes, i, j, e.axes, axisOf))
          continue;
        if (e.searched)
          all.push_back({&e.found, axisOf});
        else if (!is_contained(skipped, &e))
          skipped.push_back(&e);
      }
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const Coarser &a, const Coarser &b) {
                     return a.plan != b.plan && better(*a.plan, *b.plan);
                   });
  if (all.size() > most)
    all.resize(most);
  if (all.empty() && !skipped.empty()) {
    search(*skipped.front());
    return coarserFor(axes, most);
  }
  return all;
}

void MeshSearch::search(Entry &e) {
  e.found = solverFor(e.mesh).roughly(coarserFor(e.axes, roughStarts), e.beat);
  e.searched = true;
}

/// Entries that were searched, the fastest first.
std::vector<size_t> MeshSearch::ranked() const {
  std::vector<size_t> order;
  for (auto [i, e] : enumerate(entries))
    if (e.searched)
      order.push_back(i);
  llvm::sort(order, [&](size_t a, size_t b) {
    return std::pair(entries[a].found.evaluation.time(), a) <
           std::pair(entries[b].found.evaluation.time(), b);
  });
  return order;
}

size_t MeshSearch::run() {
  std::vector<Mesh> meshes = meshesFor(p);
  entries.reserve(meshes.size()); // plans of others are pointed to
  double beat = impossible, fitting = impossible;
  for (const Mesh &mesh : meshes) {
    Entry &e = entries.emplace_back();
    e.mesh = mesh;
    e.axes = axesOf(p.machine, mesh, annotations);
    orderByAnnotations(annotations, e.axes);
    e.beat = beat;
    if (p.options.pruneMeshes && fitting < impossible)
      e.bound = bounds.boundOf(e.axes, fitting);
    if (e.bound > fitting * (1 + 1e-9))
      continue;
    search(e);
    beat = std::min(beat, e.found.evaluation.time());
    if (e.found.fits)
      fitting = std::min(fitting, e.found.evaluation.time());
  }
  std::vector<size_t> order = ranked();
  if (order.size() > size_t(p.options.thoroughMeshes))
    order.resize(p.options.thoroughMeshes);
  numThorough = order.size();
  for (size_t i : order) {
    std::vector<Coarser> starts = coarserFor(entries[i].axes, thoroughStarts);
    solverFor(entries[i].mesh).thoroughly(starts, entries[i].found);
  }
  unlimited = entries[ranked().front()];
  return fit();
}

MeshCounts MeshSearch::counts() const {
  MeshCounts n;
  n.all = entries.size();
  n.thorough = numThorough;
  for (const Entry &e : entries) {
    n.bounded += !e.searched;
    n.givenUp += e.searched && e.found.givenUp;
  }
  return n;
}

/// Makes plans fit the memory limit; returns the best.
size_t MeshSearch::fit() {
  constexpr int mostFailures = 6;
  std::vector<size_t> order = ranked();
  size_t best = order[0];
  double price = 0;
  std::vector<int64_t> points;
  int failures = 0;
  for (size_t i : order) {
    Found &f = entries[i].found;
    const Found &incumbent = entries[best].found;
    double beat = incumbent.fits ? incumbent.evaluation.time() : impossible;
    // Making it fit does not make it faster.
    if (i != best && f.evaluation.time() >= beat)
      break;
    if (!f.fits && failures < mostFailures) {
      entries[i].tooLarge =
          solverFor(entries[i].mesh).fitMemory(f, price, points, beat);
      failures += !f.fits && beat >= impossible;
    }
    if (f.fits && f.price > 0) {
      price = f.price;
      points = f.points;
    }
    if (better(f, entries[best].found))
      best = i;
  }
  return best;
}

size_t MeshSearch::polish(size_t best) {
  // More cut points have been seen to be worth up to three per cent.
  constexpr double close = 1.03;
  Found before = entries[best].found;
  size_t count = 0;
  SmallVector<size_t, 4> order{best};
  for (size_t i : ranked())
    if (i != best)
      order.push_back(i);
  for (size_t i : order) {
    Found &f = entries[i].found;
    if (f.fits != before.fits ||
        f.evaluation.time() > close * before.evaluation.time())
      continue;
    if (++count > polishedMeshes)
      break;
    solverFor(entries[i].mesh).polish(f);
    if (better(f, entries[best].found))
      best = i;
  }
  solverFor(entries[best].mesh).inPairs(entries[best].found);
  return best;
}

} // namespace dgc::planner
