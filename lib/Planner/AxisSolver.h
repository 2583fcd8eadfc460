//===- AxisSolver.h - The best choices on one axis --------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Given the choices on all other axes, the choices on one axis are a discrete
// problem: a variable a node, its times, and conversions on the edges. Edges
// where no conversion is worth while are hard: their ends become one variable.
// What is left is eliminated exactly.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_PLANNER_AXISSOLVER_H
#define DGC_LIB_PLANNER_AXISSOLVER_H

#include "JointCost.h"
#include "llvm/Support/xxhash.h"
#include <memory>
#include <unordered_map>

namespace dgc::planner {

/// What the solver minimises besides time.
struct Prices {
  double memory = 0;           // seconds a byte
  std::vector<int64_t> points; // the program points where it counts
  std::vector<double> values;  // by value: weight in [0, copies]
  /// For second layouts, by value, for its uses in program order: the weight at
  /// the use, and between it and the next.
  std::vector<llvm::SmallVector<double, 2>> atUse, afterUse;

  /// What a conversion of value `w` costs that serves these uses (places in the
  /// order, ascending), if each copy has `bytes` and all together take
  /// `seconds`. Between two uses it is kept, or made again if that costs less;
  /// calls `again` with the index in `uses` that it is made again for.
  double conversion(int w, llvm::ArrayRef<int> uses, double bytes,
                    double seconds,
                    llvm::function_ref<void(int)> again = nullptr) const;
};

/// Numbers for choices, by what they are: `Hash` only says where to look.
template <typename Hash> class ChoiceNumbers {
public:
  int64_t of(const std::vector<int> &choices) {
    return numbers.try_emplace(choices, numbers.size()).first->second;
  }

private:
  std::unordered_map<std::vector<int>, int64_t, Hash> numbers;
};
struct ChoiceHash {
  size_t operator()(const std::vector<int> &choices) const {
    return llvm::xxh3_64bits(llvm::ArrayRef<uint8_t>(
        reinterpret_cast<const uint8_t *>(choices.data()),
        choices.size() * sizeof(int)));
  }
};

/// Solves that were done: what came out, by what they were. Meshes that differ
/// only in axes that nothing is split on, or in how an axis is cut that is used
/// as one, have solves in common. For one model without annotations, or one
/// mesh.
class SolveMemo {
public:
  struct Solved {
    std::vector<int> choices;
    double minimum = 0;
    int level = 0;
    bool exact = true;
  };
  /// The solve that these words say; true if it is new.
  std::pair<Solved *, bool> find(llvm::ArrayRef<int64_t> words) {
    auto [it, isNew] =
        solved.try_emplace(std::vector<int64_t>(words.begin(), words.end()));
    return {&it->second, isNew};
  }
  ChoiceNumbers<ChoiceHash> numbers; // for choices on other axes

private:
  std::map<std::vector<int64_t>, Solved> solved;
};

class AxisSolver {
public:
  /// `memo`: solves on other meshes.
  AxisSolver(const Model &model, JointCost &cost,
             std::shared_ptr<SolveMemo> memo = nullptr);
  AxisSolver(const AxisSolver &) = delete;

  /// Which factors may be split: those of this class of parts only, or all
  /// (-1).
  int onlyClass = -1;
  const Prices *prices = nullptr;
  /// Storage has a small price. Off for bounds on time.
  bool breakTies = true;
  /// Seconds; 0 or more: of choices that cost the same to within so much, those
  /// where fewer bytes move, then fewer collectives, then less is stored, then
  /// leading dimensions are split.
  double tolerance = -1;
  /// Tables up to this size; fewer cut points where they would be larger.
  double maxTable;
  /// Orders of elimination that are tried where they would be larger.
  int orders = 2;
  /// The limit of solves on two axes.
  double pairTable = 1 << 21;
  /// After a change of limits: solves again, with all cut points.
  void reset() {
    level = m.problem.options.fewerCuts;
    widePairs = true;
  }

  /// Replaces the choices on `axis`; returns the minimum.
  double solve(int axis, Assignment &assignment);

  /// What no choices on `axis` cost less than, whichever cut points solve()
  /// leaves out, with conversions counted as Evaluate.h does. `enough`: looks
  /// for nothing better than that.
  double least(int axis, double enough);

  /// Replaces the choices on two axes at once, with the cut points that the
  /// last solve() used: on both axes the same choice, the present ones
  /// exchanged, or, while the tables stay below `pairTable`, any choice on
  /// either of them. False, with nothing changed, if even the former take a
  /// larger table.
  bool solvePair(int first, int second, Assignment &assignment);

  /// After a solve() that had to leave cut points out: improves on it with all
  /// of them, a part of the program at a time.
  void improve(int axis, Assignment &assignment);

  // Of the last solve.
  bool exact = true;

private:
  class Build;
  llvm::SmallVector<int64_t, 64> wordsFor(int axis,
                                          const Assignment &assignment) const;
  /// What a solve on two axes looks at, as above.
  enum class Reach { Merged, Wide };
  double finish();
  /// A part of the program, in shares of its ops.
  struct Window {
    double begin = 0, end = 1;
    bool isAll() const { return begin <= 0 && end >= 1; }
  };
  /// Of cut points: 0 all; 1 of values with several users only those that sums
  /// may end in; 2 none of these; 3 no shared second layouts either.
  int level = 0;
  bool widePairs = true; // tables of these were not too large yet
  const Model &m;
  JointCost &cost;
  std::shared_ptr<Build> build; // its memory serves all solves
  std::shared_ptr<SolveMemo> memo;
};

} // namespace dgc::planner

#endif // DGC_LIB_PLANNER_AXISSOLVER_H
