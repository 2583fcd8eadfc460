//===- JointCost.h - What choices on all axes cost together -----*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// One objective for all axes: the time of an op, and of a conversion, given the
// states on every axis. A solve on one axis varies its entry and keeps the
// others, so that descent over the axes never raises the objective.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_PLANNER_JOINTCOST_H
#define DGC_LIB_PLANNER_JOINTCOST_H

#include "Model.h"
#include "dgc/Planner/Plan.h"
#include <deque>
#include <memory>

namespace dgc::planner {

using States = llvm::SmallVector<State, 4>; // one an axis

constexpr double impossible = 1e30;

class PriceBook;

class JointCost {
public:
  /// `book`: prices that are known from other meshes.
  JointCost(const Model &model, const Axes &axes,
            std::shared_ptr<PriceBook> book = nullptr);
  /// Costs on one axis of a mesh, no higher than on any mesh of which it is an
  /// axis, whatever is chosen on the others (MeshBounds.h). These have `others`
  /// ranks in all.
  static JointCost ofAnyMesh(const Model &model, const Axes &axis,
                             int64_t others);
  const Axes &getAxes() const { return axes; }
  /// Axes over equal links have equal numbers, on all meshes of a book.
  int linkNumber(int axis) const { return links[axis]; }

  /// Bytes of a tensor on one rank.
  double localBytes(int form, llvm::ArrayRef<State> states) const;
  /// Is there such a layout, with data on every rank's share?
  bool isLegal(int form, llvm::ArrayRef<State> states) const;

  /// Seconds to convert once; `impossible` if it cannot be.
  double convert(int form, llvm::ArrayRef<State> from,
                 llvm::ArrayRef<State> to);
  /// What a rank sends then, in bytes and in collectives.
  using Traffic = std::array<double, 2>;
  const Traffic &traffic(int form, llvm::ArrayRef<State> from,
                         llvm::ArrayRef<State> to);
  /// The collectives of it.
  double convertMoves(int form, llvm::ArrayRef<State> from,
                      llvm::ArrayRef<State> to,
                      llvm::SmallVectorImpl<PlanMove> &moves) const;

  /// Seconds of an op of this kind, once, under one choice an axis.
  double opTime(const ChoiceSet &set, llvm::ArrayRef<int> choices) const;
  /// Its work on a rank then.
  Work localWork(const ChoiceSet &set, llvm::ArrayRef<int> choices) const;
  /// May these choices be taken together?
  bool isLegal(const Node &node, llvm::ArrayRef<int> choices) const;

  /// For a node with the choices of the other axes given: the choices that are
  /// legal on `axis`, and the time of each, reductions of results included.
  struct AxisChoices {
    std::vector<int> choices;
    std::vector<double> time; // once
    std::vector<Traffic> traffic;
  };
  const AxisChoices &axisChoices(int node, int axis,
                                 llvm::ArrayRef<int> choices);

  State operandState(const Node &node, int operand, int choice) const {
    const ChoiceSet &set = m.sets[node.set];
    return set.operands[choice * set.numOperands + operand];
  }
  State naturalState(const Node &node, int result, int choice) const {
    const ChoiceSet &set = m.sets[node.set];
    return set.natural[choice * set.numResults + result];
  }
  State outState(const Node &node, int result, int axis, int choice) const {
    if (State pin = m.pinOf(node, result, axis); pin != unpinned)
      return pin;
    const ChoiceSet &set = m.sets[node.set];
    return set.out[choice * set.numResults + result];
  }
  States outStates(int node, int result, const Assignment &a) const;
  States operandStates(int node, int operand, const Assignment &a) const;

  struct Converted {
    double time = 0;
    Traffic traffic{};
  };

private:
  /// States or choices on all axes, eight bits each.
  struct Key {
    uint64_t id, from, to;
  };
  struct KeyInfo {
    static Key getEmptyKey() { return {~0ull, 0, 0}; }
    static Key getTombstoneKey() { return {~0ull, 1, 0}; }
    static bool isEqual(const Key &a, const Key &b) {
      return a.id == b.id && a.from == b.from && a.to == b.to;
    }
    static unsigned getHashValue(const Key &k) {
      uint64_t h = k.id * 0x9E3779B97F4A7C15ull;
      h = (h ^ k.from) * 0xC2B2AE3D27D4EB4Full;
      h = (h ^ (h >> 29) ^ k.to) * 0x165667B19E3779F9ull;
      return h ^ (h >> 32);
    }
  };
  AxisChoices findChoices(int node, int axis, llvm::ArrayRef<int> choices);
  const AxisChoices &knownChoices(int node, int axis,
                                  llvm::ArrayRef<int> choices);
  Converted findConversion(int form, llvm::ArrayRef<State> from,
                           llvm::ArrayRef<State> to) const;
  double leastConversion(int form, State from, State to) const;
  double leastCollective(CollectiveKind kind, int form, double bytes) const;

  const Model &m;
  const Axes &axes;
  int64_t others = 0; // 0: `axes` are all
  /// Sizes that axes with this one's link, among the others, may have in all.
  llvm::SmallVector<int64_t, 16> groups;
  std::shared_ptr<PriceBook> book;
  llvm::SmallVector<uint8_t, 4> links; // by axis: its link's number in the book
  const Converted &converted(int form, llvm::ArrayRef<State> from,
                             llvm::ArrayRef<State> to);
  // What this mesh has looked up, as it says it.
  llvm::DenseMap<Key, const Converted *, KeyInfo> conversions;
  llvm::DenseMap<Key, const AxisChoices *, KeyInfo> tables;
  std::deque<AxisChoices> pinnedChoices; // of nodes that others differ from
};

} // namespace dgc::planner

#endif // DGC_LIB_PLANNER_JOINTCOST_H
