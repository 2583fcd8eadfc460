//===- MeshSolver.h - The best plan on one mesh -----------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Several starts, then one axis at a time, exactly, until nothing changes. "One
// axis data-parallel, the others free", for every axis, and the plan of a mesh
// with fewer axes are the starts: the best of them is close to the optimum over
// all axes together, each alone is not. A memory limit is honoured by a price
// on the memory at the peak, raised until the plan fits.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_PLANNER_MESHSOLVER_H
#define DGC_LIB_PLANNER_MESHSOLVER_H

#include "Evaluate.h"

namespace dgc::planner {

struct Found {
  Assignment assignment;
  Evaluation evaluation;
  std::string start;
  double price = 0; // of memory at these program points, in all
  std::vector<int64_t> points;
  bool fits = true;
  bool givenUp = false; // before nothing changed any more
  double lower = 0;     // what the solver found, less the price of all there is
};

/// Is `a` the better plan?
bool better(const Found &a, const Found &b);

/// A plan of a mesh with one axis less: by axis of this mesh, the axis of that
/// one that it is, or is a factor of.
struct Coarser {
  const Found *plan = nullptr;
  llvm::SmallVector<int, 4> axisOf;
};

class MeshSolver {
public:
  /// `book`, `memo`: prices and solves that are known from other meshes.
  MeshSolver(Model &m, const Mesh &mesh,
             llvm::ArrayRef<const Sharding *> annotations,
             std::shared_ptr<PriceBook> book = nullptr,
             std::shared_ptr<SolveMemo> memo = nullptr);
  const Axes &getAxes() const { return axes; }

  /// A plan without regard to the memory limit, from the plans of meshes with
  /// fewer axes; for at most two axes, from all starts. `beat`: the time of a
  /// plan on any mesh.
  Found roughly(llvm::ArrayRef<Coarser> coarser, double beat);
  /// The better of `found` and the plans that other starts lead to.
  void thoroughly(llvm::ArrayRef<Coarser> coarser, Found &found);
  /// Raises the price of memory until the plan fits, then lowers it as far as
  /// it still does. `price` and `points`: a first guess, or 0 and none. Gives
  /// up when it sees that nothing faster than `beat` fits. Returns the plan at
  /// the highest price that was too low.
  Found fitMemory(Found &best, double price, std::vector<int64_t> points,
                  double beat);
  /// Once more, with more cut points.
  void polish(Found &f);
  /// Once more, on two axes at once.
  void inPairs(Found &best);
  /// Of the plans that cost the same, takes the one that moves the fewest
  /// bytes, then has the fewest collectives, then stores the least, then splits
  /// leading dimensions. Returns the bound on that, of a plan that fits: what
  /// does not is not slow for the limit's sake.
  std::optional<double> settle(Found &f);
  /// No plan of this model that differs from `f` on one axis only, and fits, is
  /// faster than that; none if a table was too large to be solved whole. With a
  /// memory limit it is the Lagrangian, by axis the best at these prices of
  /// memory.
  std::optional<double> boundOf(const Found &f, llvm::ArrayRef<double> prices);
  /// The order of axes in which least is converted that is not minor.
  llvm::SmallVector<int, 4> axisOrder(const Found &f);
  /// `f`, with its axes in this order, as a plan of `full`, which is this model
  /// or one that it folds.
  void extract(const Found &f, llvm::ArrayRef<int> order, Model &full,
               Plan &plan);

private:
  Assignment nothing() const;
  Assignment refined(const Coarser &coarser) const;
  llvm::SmallVector<int, 4> mainClasses(int64_t size) const;
  std::vector<Assignment> dataParallelOn(int axis);
  /// Starts number `first` to `last` - 1 of each axis.
  void fromDataParallel(size_t first, size_t last, std::optional<Found> &best);
  static void consider(Found f, std::optional<Found> &best);
  /// One axis at a time until nothing changes. `skip` keeps its start in the
  /// first round. `beat`: the time of a plan that is known.
  Found descendAt(const Found &from, double price,
                  llvm::ArrayRef<int64_t> points);
  std::optional<double> tidy(Found &f);
  Found descend(Assignment a, std::string name, int skip, double beat);

  /// Time, memory and whether it fits, of the assignment.
  void evaluateInto(Found &f);

  Model &m;
  Axes axes;
  bool ordered; // by annotations
  JointCost cost;
  AxisSolver solver;
};

} // namespace dgc::planner

#endif // DGC_LIB_PLANNER_MESHSOLVER_H
