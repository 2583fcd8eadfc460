//===- DigitChoices.h - What can differ on one mesh axis --------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// The choices on one digit of the mesh (an axis, or a part of one that no
// sharding cuts) where everything lies on the other digits as a written plan
// says: how each op may run, and which layouts a tensor may have. Costs are
// Counting.h's.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_PLANNER_DIGITCHOICES_H
#define DGC_LIB_PLANNER_DIGITCHOICES_H

#include "Counting.h"
#include <map>
#include <unordered_map>

namespace dgc::counting {

/// What all digits of a plan have in common.
struct Program {
  Program(const Problem &p, const WrittenPlan &w)
      : p(p), w(w), place(planner::placeTensors(p)),
        parts(planner::refineParts(p, place)), digits(cutMesh(p.machine, w)) {}
  bool isPlaced(int t) const {
    return place[t] == planner::Placement::Variable;
  }
  const Problem &p;
  const WrittenPlan &w;
  std::vector<planner::Placement> place;
  planner::Parts parts;
  std::vector<Digit> digits;
};

/// How an op may run: nothing split on the digit, a part of a factor, or
/// unreduced operands passed through.
struct OpChoice {
  int factor = -1, part = -1, through = -1;
  double time = 0; // once; with what makes results whole that lie nowhere
  /// Layouts, as numbers; -1: it lies nowhere.
  llvm::SmallVector<int, 3> operands, results;
  /// Results hold what is no sum (a maximum, ...): they must be made whole.
  bool mustReduce = false;
};

class DigitChoices {
public:
  DigitChoices(const Program &program, int digit);

  int getDigit() const { return digit; }
  /// The number of a list of choices; ops that share one are alike. None: the
  /// written plan cannot be said without the digit.
  std::optional<int> choicesOf(int op);
  llvm::ArrayRef<OpChoice> list(int number) const { return lists[number]; }
  /// The written axes of `op`, but with this choice on the digit.
  std::optional<OpAxes> axesOf(int op, const OpChoice &choice) const;

  /// `s`, which tensor `t` has, but with the digit at `state`: nowhere, inSum
  /// or a part. None if there is no such layout.
  std::optional<Sharding> withState(int t, const Sharding &s, int state) const;
  /// The number of a layout of tensor `t`, or none if its parts cannot say it.
  std::optional<int> numberOf(int t, const Sharding &s);
  /// Layouts like this one, with the digit nowhere, at each part where that is
  /// legal, and in the sum if it may be.
  llvm::SmallVector<int, 8> variantsOf(int t, int layout, bool mayBeSum);

  /// The layout, but with the digit at `state`.
  int withDigit(int layout, int state);
  int stateOf(int layout) const { return layouts[layout].at[digit]; }
  /// The layout but for the digit, as the number of one without it.
  int contextOf(int layout) { return withDigit(layout, nowhere); }
  double bytesOf(int layout) const { return layouts[layout].bytes; }
  /// Seconds to convert once; infinite if that cannot be.
  double convert(int from, int to);

private:
  struct Layout {
    int form;
    Digits at;
    double bytes;
  };
  using Key = std::vector<int64_t>;
  void appendForm(Key &key, int t) const;
  Key keyOf(int op, const OpAxes &base) const;
  void addChoices(int op, const OpAxes &base, std::vector<OpChoice> &out);
  std::optional<OpAxes> with(int op, OpAxes base, const OpChoice &c) const;
  bool count(int op, const OpAxes &axes, OpChoice &choice);
  bool isLegal(int t, const Digits &at) const;
  int intern(int form, int t, Digits at);
  std::optional<DimList> change(const DimList &list,
                                const planner::PartList &parts, int part) const;

  const Program &g;
  const Problem &p;
  int digit;
  AxisRef ref; // of the digit
  std::vector<int> ruleOf;
  std::vector<int> formOf;   // by tensor
  std::vector<int> likeForm; // by form: a tensor that has it
  std::map<Key, int> numbers, layoutNumbers;
  std::vector<std::vector<OpChoice>> lists;
  std::vector<Layout> layouts;
  std::unordered_map<uint64_t, double> conversions;
};

} // namespace dgc::counting

#endif // DGC_LIB_PLANNER_DIGITCHOICES_H
