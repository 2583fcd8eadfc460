//===- BoundProblem.h - One axis of a plan as a problem of pairs *- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Variables: how each op runs on the digit, how each tensor is stored, which
// second layouts of it there are. A tensor comes out of its op in a layout,
// is converted to the one that it is stored in, and from that to what each user
// wants; users that want the same share a conversion. With a price on memory,
// a second layout is kept from one user to the next, or made again.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_PLANNER_BOUNDPROBLEM_H
#define DGC_LIB_PLANNER_BOUNDPROBLEM_H

#include "DigitChoices.h"
#include "PairProblem.h"
#include "dgc/Planner/BoundCheck.h"

namespace dgc::counting {

/// May what goes in or out of such an op be converted, whoever else uses it?
bool isCut(const ProblemOp &op);

class BoundProblem {
public:
  /// `price`: seconds a byte of memory at the scope's points.
  BoundProblem(const Program &program, int digit, const BoundScope &scope,
               double price, Conversions where);

  /// Makes variables and costs; false, with a reason in `error`, if a layout of
  /// the plan cannot be said.
  bool build();
  std::string error;
  PairProblem pairs;

  /// The plan that values of the variables mean; none if a layout cannot be
  /// written.
  std::optional<WrittenPlan> planOf(llvm::ArrayRef<int> values) const;

  /// A variable, and the layout that each of its values means for a tensor.
  struct View {
    int variable = -1;
    llvm::SmallVector<int, 8> layouts;
  };

private:
  /// One that wants a tensor in a layout.
  struct Use {
    enum Kind : char { Operand, Flow, Donated, Result } kind = Operand;
    int index = 0;   // op, flow, argument number, result
    int operand = 0; // of the op
    PointSpan span;  // when it has the layout that it reads
    double trips = 1;
    bool isFirst = true; // of those with its span
    bool mayConvert = true;
  };
  /// Tensors between the same variables at the same costs.
  struct Group {
    int tensor = 0; // one of them
    double count = 0;
    int stored = -1; // variable; -1: the best layout, whatever the neighbours
    llvm::SmallVector<int, 1> results; // variables, of uses that are results
  };
  using Key = std::vector<int64_t>;

  void findUses();
  bool makeOps();
  std::vector<std::array<int64_t, 3>> findTies() const;
  bool findLayouts(int t);
  bool findContexts();
  bool flowsAreAlike();
  void makeStored();
  void appendWeights(Key &key, int t) const;
  void appendTensor(Key &key, int t,
                    llvm::function_ref<int64_t(int)> number) const;
  int homeOf(int t) const;
  int homeOf(const Use &use) const;
  int tensorOfHome(int home) const {
    int numArguments = int(p.arguments.size());
    return home < numArguments ? p.arguments[home]
                               : p.flows[home - numArguments].targets[0];
  }
  void makeGroups();
  int contextFor(int t, const Use &use) const;
  llvm::SmallVector<int, 8> resultLayouts(int t, const Use &use) const;
  View viewOf(Group &group, const Use &use);
  void addGroup(Group &group);
  void addDirect(const Group &group, const Use *use, const View *view);
  void addUsers(const Group &group, llvm::ArrayRef<const Use *> users,
                llvm::ArrayRef<const View *> views);
  bool addShared(const Group &group, llvm::ArrayRef<const Use *> users,
                 llvm::ArrayRef<const View *> views);
  bool addKept(const Group &group, llvm::ArrayRef<const Use *> users,
               llvm::ArrayRef<const View *> views);
  bool fail(std::string why) {
    error = std::move(why);
    return false;
  }

  int producerResult(int t) const;
  const OpChoice &choiceOf(int op, int value) const {
    return choices.list(listOf[op])[value];
  }
  /// Seconds a step, of one tensor: to bring it where it is stored, to hold it
  /// there, to convert it for a user, and to hold that while it is used.
  double produced(const OpChoice &choice, int t, int layout) const;
  double held(int t, int layout) const;
  double converted(const Use &use, int from, int to) const {
    if (!use.mayConvert && from != to)
      return PairProblem::forbidden;
    return choices.convert(from, to) * use.trips;
  }
  double heldAt(const Use &use, int from, int to) const;
  /// Weight of the scope's points in [begin, end].
  double weight(int64_t begin, int64_t end) const;
  std::optional<Sharding> storedAs(int t, int index) const;
  int bestStored(int t, llvm::ArrayRef<int> values) const;

  const Program &program;
  const Problem &p;
  mutable DigitChoices choices;
  const BoundScope &scope;
  double price;
  Conversions where;
  std::vector<std::vector<Use>> uses;             // by tensor
  std::vector<int> listOf, variableOf;            // by op; -1: made again
  std::vector<llvm::SmallVector<int, 8>> layouts; // by tensor: stored as
  std::vector<size_t> numWritten;                 // of these, as written
  std::vector<int> variableOfHome;
  std::vector<int> groupOf; // by tensor, or -1
  std::vector<Group> groups;
};

} // namespace dgc::counting

#endif // DGC_LIB_PLANNER_BOUNDPROBLEM_H
