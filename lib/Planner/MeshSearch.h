//===- MeshSearch.h - The best plan on any mesh -----------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_PLANNER_MESHSEARCH_H
#define DGC_LIB_PLANNER_MESHSEARCH_H

#include "MeshBounds.h"
#include "MeshSolver.h"

namespace dgc::planner {

/// Compares meshes: all roughly, from the plans of meshes with fewer axes; then
/// those that come close thoroughly. A mesh whose bound is above the time of a
/// plan that is known, and fits the memory limit, is left out: the best plan is
/// not on it. It is searched all the same where it is the only one that another
/// can start from.
class MeshSearch {
public:
  MeshSearch(Model &m, const Problem &p);

  struct Entry {
    Mesh mesh;
    Axes axes;
    Found found;                   // if it was searched
    std::optional<Found> tooLarge; // at a lower price of memory
    double bound = 0;
    bool searched = false;
    double beat = 0; // the best plan's time when its turn was
  };

  /// The best, and all that were looked at, in `entries`.
  size_t run();
  /// Looks at the best and those that come close once more, with more cut
  /// points, and at the best then on two axes at once; returns it.
  size_t polish(size_t best);
  std::vector<Entry> entries;
  /// The best before the memory limit was looked at.
  std::optional<Entry> unlimited;
  MeshSolver solverFor(const Mesh &mesh) {
    return MeshSolver(m, mesh, annotations, book, memo);
  }
  MeshCounts counts() const;
  MeshBounds bounds;

private:
  // How many plans of meshes with fewer axes a descent starts from, and how
  // many meshes are looked at once more.
  static constexpr size_t roughStarts = 2, thoroughStarts = 8,
                          polishedMeshes = 2;

  void search(Entry &e);
  std::vector<Coarser> coarserFor(const Axes &axes, size_t most);
  std::vector<size_t> ranked() const;
  size_t fit();
  Model &m;
  const Problem &p;
  size_t numThorough = 0;
  std::vector<const Sharding *> annotations;
  std::shared_ptr<PriceBook> book;
  std::shared_ptr<SolveMemo> memo;
};

} // namespace dgc::planner

#endif // DGC_LIB_PLANNER_MESHSEARCH_H
