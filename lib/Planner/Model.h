//===- Model.h - Choices and states of a problem ----------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// What can be chosen on one mesh axis, whatever its size. A tensor is in a
// state: whole, split at one of its parts, or unreduced (sums only). A node (an
// op, an argument, a loop-carried value, a result) takes a choice, which says
// what state it needs each operand in and leaves each result in. Choices come
// from the rule: nothing split, one part of one factor split, or unreduced
// operands passed through. Nodes of the same kind share one ChoiceSet.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_PLANNER_MODEL_H
#define DGC_LIB_PLANNER_MODEL_H

#include "Parts.h"
#include "llvm/ADT/DenseMap.h"
#include <map>

namespace dgc::planner {

using State = int16_t;
constexpr State whole = 0;    // > 0: 1 + index of the part that is split
constexpr State partial = -1; // unreduced, add
constexpr State unpinned = -2;
/// Choices and axes are packed into eight bytes where costs are cached.
constexpr size_t maxChoices = 250, maxAxes = 8;

/// Tensors that can lie alike, at equal costs: the parts of each dimension, the
/// element size, and what combined collectives save.
struct TensorForm {
  llvm::SmallVector<int64_t, 4> sizes; // of all parts, dimension by dimension
  llvm::SmallVector<int, 4> dims;      // the dimension of each
  double elemBytes = 4;
  double sharers = 1; // of collectives (ProblemTensor)
  /// Is part `i` followed by another of its dimension? Then it must divide.
  bool mustDivide(size_t i) const {
    return i + 1 < dims.size() && dims[i + 1] == dims[i];
  }
};

struct Choice {
  enum Kind : char { None, Split, Through } kind = None;
  int part = -1;          // Split: index among the set's parts
  int unreducedCase = -1; // Through
  /// The results are brought into their state by a reduction right here, which
  /// an edge that may convert would make unnecessary.
  bool reduced = false;
};

/// All choices of a node, with the first the one that splits nothing.
struct ChoiceSet {
  int numOperands = 0, numResults = 0;
  std::vector<Choice> choices;
  /// [choice * numOperands + operand], [choice * numResults + result].
  std::vector<State> operands, natural, out;

  /// The parts of the op's factors, factor by factor.
  llvm::SmallVector<int64_t, 4> sizes;
  llvm::SmallVector<int, 4> factors; // the factor of each part
  llvm::SmallVector<int, 4> indices; // its index within the factor
  struct TensorUse {
    llvm::SmallVector<llvm::SmallVector<int, 2>, 4> dims; // parts, by dimension
    double bytes = 0; // of one element, 0 if the tensor costs nothing to read
    double fixed = 1; // product of the dimensions that no factor covers
  };
  llvm::SmallVector<TensorUse, 4> uses; // operands, then results

  WorkKind work = WorkKind::Free;
  const ProblemOp *op = nullptr; // one of those that share the set, if any
  Work unsplit;
  llvm::SmallVector<ProductRole, 4> roles; // by part
  int update = -1;
};

enum class NodeKind : char { Argument, Op, Flow, Result };

struct Node {
  NodeKind kind = NodeKind::Op;
  int set = 0;   // index in Model::sets
  int index = 0; // argument number, op, flow, result number
  llvm::SmallVector<int, 4> operands, results; // values; -1: no variable
  llvm::SmallVector<int, 4> classes;           // of the parts of an op's set
  double trips = 1;
  double copies = 1; // nodes that it stands for, all with the same choice
  bool convertsOperands = false; // edges into this node may convert
  bool convertsResults = false;  // edges out of this node may convert
};

struct Use {
  int node = 0, operand = 0;
};

/// The axes that are planned over: those of the mesh, or parts of them.
struct Axes {
  llvm::SmallVector<AxisRef, 4> refs;
  llvm::SmallVector<int64_t, 4> sizes;
  llvm::SmallVector<Link, 4> links;
  size_t size() const { return refs.size(); }
};

/// The nodes of a problem and the values between them. At first a node is an
/// op, argument, flow or result, and a value is a tensor. fold() ties nodes: a
/// node is then a class of them, and a value all tensors that go from the same
/// class to the same classes.
struct Model {
  explicit Model(const Problem &problem);
  /// The model in which nodes of one class (numbers from 0, by node; only nodes
  /// that isAlike() may share one) take the same choice. Its costs are those of
  /// this model under such choices, exactly.
  Model fold(llvm::ArrayRef<int> classOf) const;
  bool isAlike(const Node &a, const Node &b) const;

  const Problem &problem;
  std::vector<TensorForm> forms;
  std::vector<ChoiceSet> sets;
  std::vector<Node> nodes;
  int numPartClasses = 0;

  std::vector<int> valueOf; // tensor -> value
  // By value.
  std::vector<int> tensorOf;  // a tensor that stands for it
  std::vector<double> copies; // tensors that it stands for
  std::vector<Placement> placements;
  std::vector<int> formOf;
  std::vector<int> producerOf, resultOf; // node, -1; index in its results
  /// Storage that a tensor holds is worth something even where it is plenty: at
  /// equal time less is better, most of all of what is held long.
  std::vector<double> held;
  std::vector<llvm::SmallVector<Use, 2>> usesOf;
  /// By value: its uses in program order.
  std::vector<llvm::SmallVector<int, 2>> useOrder;
  /// By node: the values that it defines, those without a variable too.
  std::vector<llvm::SmallVector<int, 1>> madeBy;
  /// By tensor: when each of its value's uses has the layout it reads.
  std::vector<llvm::SmallVector<PointSpan, 2>> useSpans;
  /// When users `users` of `tensor` have it in another layout.
  PointSpan spanOf(int tensor, llvm::ArrayRef<int> users) const {
    PointSpan all = useSpans[tensor][users[0]];
    for (int user : users.drop_front()) {
      all.begin = std::min(all.begin, useSpans[tensor][user].begin);
      all.end = std::max(all.end, useSpans[tensor][user].end);
    }
    return all;
  }

  /// What memory is counted from.
  struct Stored {
    int tensor, value;
    bool isArgument;
    int64_t begin, end; // program points
    double stretch;     // bytes for each of the tensor's own
  };
  std::vector<Stored> stored;
  std::vector<std::vector<int>> tensorsOf; // by value
  std::vector<int> scratchOps;             // ops that need memory of their own

  /// Pinned state by axis, for values with a pin.
  llvm::DenseMap<int, llvm::SmallVector<State, 4>> pins;
  /// The same for results whose sharding is pinned.
  llvm::DenseMap<int, llvm::SmallVector<State, 4>> resultPins;

  /// How often a conversion of `tensor` for `node` runs in a step: it is placed
  /// where the tensor is defined, or at its user if that runs less often.
  double conversionTrips(int value, const Node &node) const {
    double trips = tensor(value).trips;
    return node.kind == NodeKind::Op ? std::min(trips, node.trips) : trips;
  }
  const TensorForm &form(int value) const { return forms[formOf[value]]; }
  const ProblemTensor &tensor(int value) const {
    return problem.tensors[tensorOf[value]];
  }
  /// Fills in the pins for these axes.
  void pinStates(const Axes &axes);
  /// The pinned state of a node's result on `axis`, or `unpinned`.
  State pinOf(const Node &node, int result, int axis) const;

  /// Choices of a node that can be of use: sums that nothing upstream leaves
  /// unreduced are not passed through. By node, by choice.
  std::vector<llvm::SmallVector<bool, 16>> useful;

private:
  /// Empty but for forms, sets and pins of results.
  Model(const Problem &problem, const Model &m);
  struct Builder;
  struct Folder;
  void orderUses();
  void listStored();
  void findUseful();
};

/// One choice a node and axis.
struct Assignment {
  std::vector<std::vector<int>> choices; // [axis][node]
  int of(int axis, int node) const { return choices[axis][node]; }
  /// Of the model whose nodes fold to these.
  Assignment expand(llvm::ArrayRef<int> classOf) const {
    Assignment a;
    for (const std::vector<int> &axis : choices) {
      a.choices.emplace_back();
      for (int c : classOf)
        a.choices.back().push_back(axis[c]);
    }
    return a;
  }
};

} // namespace dgc::planner

#endif // DGC_LIB_PLANNER_MODEL_H
