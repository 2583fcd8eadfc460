//===- ReshardMoves.cpp - The moves out of a state ------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "ReshardSpace.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

using namespace llvm;

namespace dgc::reshard {

/// Enumerates what Reshard.h's table allows. Under `rules.directed`, lists grow
/// only into prefixes of the target's list, or beyond that list (to be gathered
/// later), and permutations only pull towards the target.
class MoveEnumerator {
public:
  MoveEnumerator(Space &space, const State &s, const SearchRules &rules,
                 function_ref<bool(const Edge &)> emit)
      : space(space), target(space.target_), s(s), rules(rules), emit(emit),
        free(space.allAtoms() & ~space.used(s)) {}

  void run() {
    slices();
    slicesToTarget();
    if (newPartial() && (free & target.unreduced)) {
      State n = s;
      makeUnreduced(n, free & target.unreduced);
      out(MoveKind::ToUnreduced, free & target.unreduced, n);
    }
    removals(0, s, 0, 0);
    reductions();
    if (rules.directed) {
      pullPermutes();
      orderPermutes();
      sortPermutes();
    } else if (space.atoms_.size() <= 6) {
      allPermutes();
    }
  }

private:
  const ListInfo &list(int d, const State &n) const {
    return space.list(d, n.lists[d]);
  }
  void out(MoveKind kind, uint32_t mask, const State &to) {
    stopped = stopped || !emit(space.price(kind, mask, s, to));
  }
  /// May axes become unreduced now?
  bool newPartial() const {
    return !s.unreduced || s.pending == space.targetPending_;
  }
  void makeUnreduced(State &n, uint32_t mask) const {
    n.unreduced |= uint16_t(mask);
    n.pending = space.targetPending_;
  }
  bool mayCut(int d, ListId longer, ListId prefix) const {
    return space.list(d, longer).cuts >> space.list(d, prefix).entries.size() &
           1;
  }
  static bool holdsWhole(const ListInfo &l, int64_t f) {
    return is_contained(l.entries, -f);
  }
  /// Calls f(list) for `id` with `atom` appended, bare and after each whole
  /// factor.
  template <class F> void appended(int d, ListId id, int atom, const F &f) {
    if (!space.dims_[d].splittable && space.dims_[d].target.empty())
      return;
    f(space.append(d, id, 0, atom), false);
    for (int64_t whole : space.dims_[d].wholes)
      if (!holdsWhole(space.list(d, id), whole))
        f(space.append(d, id, whole, atom), true);
  }

  // A replicated atom, or a run of atoms that merge, becomes minor-most.
  void slices() {
    int count = int(space.atoms_.size());
    for (int a = 0; a < count; ++a) {
      if (!(free >> a & 1))
        continue;
      for (int d = 0; d < space.rank_; ++d)
        appended(d, s.lists[d], a, [&](ListId id, bool) {
          uint32_t mask = 1u << a;
          for (int b = a; id != noList; ++b) {
            slice(d, id, mask);
            if (b + 1 >= count || !(free >> (b + 1) & 1) ||
                !space.merges(b, b + 1))
              break;
            id = space.append(d, id, 0, b + 1);
            mask |= 1u << (b + 1);
          }
        });
    }
  }
  void slice(int d, ListId id, uint32_t mask) {
    const ListInfo &l = space.list(d, id);
    if (!l.legal || !mayCut(d, id, s.lists[d]) ||
        (!rules.temporarySlices && !l.prefixOfTarget))
      return;
    State n = s;
    n.lists[d] = id;
    out(MoveKind::Slice, mask, n);
  }
  // Several atoms at once, straight along the target's list.
  void slicesToTarget() {
    for (int d = 0; d < space.rank_; ++d) {
      const ListInfo &l = list(d, s);
      if (!l.prefixOfTarget)
        continue;
      const Entries &want = space.dims_[d].target;
      uint32_t mask = 0;
      int64_t whole = 0;
      ListId id = s.lists[d];
      for (size_t i = l.entries.size(); i < want.size() && id != noList; ++i) {
        if (want[i] < 0) {
          whole = -want[i];
          continue;
        }
        if (!(free >> want[i] & 1))
          break;
        id = space.append(d, id, whole, int(want[i]));
        whole = 0;
        mask |= 1u << want[i];
        if (id != noList && (mask & (mask - 1)))
          slice(d, id, mask);
      }
    }
  }

  // Minor-most atoms leave their lists: gather, all-to-all, or unreduced.
  void removals(int d, State base, uint32_t mask, uint32_t dims) {
    if (stopped)
      return;
    if (d == space.rank_) {
      if (mask)
        removed(base, mask, dims);
      return;
    }
    removals(d + 1, base, mask, dims);
    ListId whole = base.lists[d];
    while (base.lists[d] != 0) {
      const ListInfo &l = list(d, base);
      mask |= 1u << l.entries.back();
      base.lists[d] = l.parent;
      if (mayCut(d, whole, base.lists[d]))
        removals(d + 1, base, mask, dims | 1u << d);
    }
  }
  void removed(const State &base, uint32_t mask, uint32_t dims) {
    out(MoveKind::Gather, mask, base);
    if ((mask & target.unreduced) == mask && newPartial()) {
      State n = base;
      makeUnreduced(n, mask);
      out(MoveKind::ToUnreduced, mask, n);
    }
    arrange({base, dims, false,
             [&](const State &n) { out(MoveKind::AllToAll, mask, n); }},
            base, mask, 0, -1);
  }

  struct Arrangement {
    const State &base;
    uint32_t except; // dimensions that gain nothing
    bool anywhere;   // atoms may also leave the target's way
    function_ref<void(const State &)> f;
  };
  /// All ways to append the atoms of `rest` to dimensions from `from` on. What
  /// is not on the target's way comes in the order of the atoms: `last` is the
  /// last such atom in dimension `from`.
  void arrange(const Arrangement &a, const State &n, uint32_t rest, int from,
               int last) {
    if (stopped)
      return;
    if (!rest) {
      for (int d = 0; d < space.rank_; ++d)
        if (!mayCut(d, n.lists[d], a.base.lists[d]))
          return;
      return a.f(n);
    }
    for (int d = from; d < space.rank_; ++d) {
      if (a.except >> d & 1)
        continue;
      int before = d == from ? last : -1;
      for (int atom = 0, count = int(space.atoms_.size()); atom < count;
           ++atom) {
        if (!(rest >> atom & 1))
          continue;
        appended(d, n.lists[d], atom, [&](ListId id, bool factor) {
          if (id == noList || !space.list(d, id).legal)
            return;
          const ListInfo &l = space.list(d, id);
          bool onWay = l.prefixOfTarget || !rules.directed;
          if (!onWay &&
              (atom < before || !(l.extendsTarget || (a.anywhere && !factor))))
            return;
          State next = n;
          next.lists[d] = id;
          arrange(a, next, rest & ~(1u << atom), d, onWay ? before : atom);
        });
      }
    }
  }

  void reductions() {
    uint32_t all = s.unreduced;
    if (s.pending == space.targetPending_)
      all &= ~target.unreduced;
    for (uint32_t m = all; m && !stopped; m = (m - 1) & all) {
      State base = s;
      base.unreduced &= uint16_t(~m);
      if (!base.unreduced)
        base.pending = NothingPending;
      out(MoveKind::AllReduce, m, base);
      arrange({base, 0, true,
               [&](const State &n) { out(MoveKind::ReduceScatter, m, n); }},
              base, m, 0, -1);
    }
  }

  //===--------------------------------------------------------------------===//
  // Permutations: other atoms, the same tiles.
  //===--------------------------------------------------------------------===//

  /// Entries that agree with the goal, place by place.
  int matched(const State &n, ArrayRef<ListId> goal) const {
    int r = 0;
    for (int d = 0; d < space.rank_; ++d) {
      if (goal[d] == target.lists[d]) {
        r += list(d, n).matched;
        continue;
      }
      const Entries &a = list(d, n).entries;
      const Entries &b = space.list(d, goal[d]).entries;
      for (size_t i = 0; i < std::min(a.size(), b.size()); ++i)
        r += a[i] == b[i];
    }
    return r;
  }
  bool sameTiles(const State &n) const {
    for (int d = 0; d < space.rank_; ++d)
      if (!list(d, n).legal || list(d, n).signature != list(d, s).signature)
        return false;
    return true;
  }
  uint32_t movedAtoms(const State &n) const {
    uint32_t moved = s.unreduced ^ n.unreduced;
    for (int d = 0; d < space.rank_; ++d) {
      const Entries &a = list(d, s).entries, &b = list(d, n).entries;
      for (size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
        if (i < a.size() && i < b.size() && a[i] == b[i])
          continue;
        if (i < a.size() && a[i] >= 0)
          moved |= 1u << a[i];
        if (i < b.size() && b[i] >= 0)
          moved |= 1u << b[i];
      }
    }
    return moved;
  }
  /// With a goal, only if more entries agree with it.
  void permuteTo(ArrayRef<Entries> lists, uint16_t unreduced,
                 ArrayRef<ListId> goal = {}) {
    State n = s;
    n.unreduced = unreduced;
    for (int d = 0; d < space.rank_; ++d)
      n.lists[d] = space.intern(d, lists[d]);
    if (n == s || !sameTiles(n) ||
        (!goal.empty() && matched(n, goal) <= matched(s, goal)))
      return;
    out(MoveKind::Permute, movedAtoms(n), n);
  }

  // Each subset of dimensions is laid as the goal wants it, as far as sizes
  // allow; the other dimensions take atoms that this frees.
  void pullPermutes() {
    for (const auto &goal : space.goals_) {
      uint32_t differ = 0;
      for (int d = 0; d < space.rank_; ++d)
        if (s.lists[d] != goal[d] && s.lists[d] != 0 && goal[d] != 0)
          differ |= 1u << d;
      for (uint32_t subset = differ; subset; subset = (subset - 1) & differ) {
        SmallVector<Entries, maxRank> lists;
        if (pull(subset, goal, lists))
          permuteTo(lists, s.unreduced, goal);
      }
    }
  }
  bool pull(uint32_t subset, ArrayRef<ListId> goal,
            SmallVectorImpl<Entries> &lists) const {
    SmallVector<SmallVector<bool, 6>, maxRank> fixed;
    uint32_t taken = 0;
    for (int d = 0; d < space.rank_; ++d) {
      const ListInfo &own = list(d, s), &want = space.list(d, goal[d]);
      lists.push_back(own.entries);
      fixed.emplace_back(own.entries.size(), false);
      if (!(subset >> d & 1))
        continue;
      if (own.signature == want.signature) {
        lists[d] = want.entries;
        fixed[d].assign(want.entries.size(), true);
        taken |= want.mask;
        continue;
      }
      for (size_t i = 0; i < std::min(own.entries.size(), want.entries.size());
           ++i) {
        int64_t a = own.entries[i], b = want.entries[i];
        bool alike = a < 0 || b < 0 ? a == b : sizeOf(a) == sizeOf(b);
        if (!alike)
          break;
        lists[d][i] = b;
        fixed[d][i] = true;
        taken |= b >= 0 ? 1u << b : 0;
      }
    }
    return !(taken & s.unreduced) && refill(lists, fixed, taken | s.unreduced);
  }
  int64_t sizeOf(int64_t atom) const { return space.atoms_[atom].ref.size; }
  /// First keeps what need not move, then fills the holes with atoms of their
  /// size, such as were in use before others.
  bool refill(SmallVectorImpl<Entries> &lists,
              SmallVectorImpl<SmallVector<bool, 6>> &fixed,
              uint32_t keep) const {
    auto holes = [&](auto &&f) {
      for (int d = 0; d < space.rank_; ++d)
        for (size_t i = 0; i < lists[d].size(); ++i)
          if (!fixed[d][i] && lists[d][i] >= 0 && !f(lists[d][i], d, i))
            return false;
      return true;
    };
    holes([&](int64_t e, int d, size_t i) {
      if (!(keep >> e & 1)) {
        keep |= 1u << e;
        fixed[d][i] = true;
      }
      return true;
    });
    return holes([&](int64_t &e, int, size_t) {
      int best = -1;
      for (int a = 0, n = int(space.atoms_.size()); a < n; ++a)
        if (!(keep >> a & 1) && sizeOf(a) == sizeOf(e) &&
            (best < 0 || (!(free >> a & 1) && (free >> best & 1))))
          best = a;
      if (best < 0)
        return false;
      e = best;
      keep |= 1u << best;
      return true;
    });
  }

  // Within a dimension: the atoms that the goal has there come first, in its
  // order, so that the others can be gathered.
  void orderPermutes() {
    for (const auto &goal : space.goals_) {
      SmallVector<Entries, maxRank> all;
      int changed = 0;
      for (int d = 0; d < space.rank_; ++d) {
        all.push_back(
            ordered(list(d, s).entries, space.list(d, goal[d]).entries));
        if (all[d] == list(d, s).entries)
          continue;
        ++changed;
        SmallVector<Entries, maxRank> one;
        for (int e = 0; e < space.rank_; ++e)
          one.push_back(e == d ? all[d] : list(e, s).entries);
        permuteTo(one, s.unreduced, goal);
      }
      if (changed > 1)
        permuteTo(all, s.unreduced, goal);
    }
  }
  static Entries ordered(const Entries &own, const Entries &want) {
    if (any_of(own, [](int64_t e) { return e < 0; }))
      return own;
    Entries out;
    for (int64_t e : want)
      if (is_contained(own, e))
        out.push_back(e);
    for (int64_t e : own)
      if (!is_contained(out, e))
        out.push_back(e);
    return out;
  }

  // Slow axes to one end: the last gathers then run on fast links.
  void sortPermutes() {
    if (space.slow_.empty())
      return;
    for (bool slowFirst : {true, false}) {
      SmallVector<Entries, maxRank> lists;
      for (int d = 0; d < space.rank_; ++d) {
        Entries e = list(d, s).entries;
        for (size_t i = 0; i < e.size();) { // between whole factors
          size_t end = i;
          while (end < e.size() && e[end] >= 0)
            ++end;
          auto slower = [&](int64_t a, int64_t b) {
            return space.atoms_[a].beta > space.atoms_[b].beta;
          };
          for (size_t k = i + 1; k < end; ++k) // stable, and short
            for (size_t m = k; m > i; --m)
              if (slowFirst ? slower(e[m], e[m - 1]) : slower(e[m - 1], e[m]))
                std::swap(e[m - 1], e[m]);
          i = end + 1;
        }
        lists.push_back(std::move(e));
      }
      permuteTo(lists, s.unreduced);
    }
  }

  void allPermutes() {
    SmallVector<int64_t, 6> pi;
    for (size_t a = 0; a < space.atoms_.size(); ++a)
      pi.push_back(int64_t(a));
    do {
      SmallVector<Entries, maxRank> lists;
      uint16_t unreduced = 0;
      int64_t before = 1, after = 1;
      for (int d = 0; d < space.rank_; ++d) {
        lists.push_back(list(d, s).entries);
        for (int64_t &e : lists.back())
          e = e >= 0 ? pi[e] : e;
      }
      for (size_t a = 0; a < pi.size(); ++a)
        if (s.unreduced >> a & 1) {
          unreduced |= uint16_t(1u << pi[a]);
          before *= sizeOf(int64_t(a));
          after *= sizeOf(pi[a]);
        }
      if (before == after)
        permuteTo(lists, unreduced);
    } while (std::next_permutation(pi.begin(), pi.end()));
  }

  Space &space;
  const State &target;
  const State &s;
  const SearchRules &rules;
  function_ref<bool(const Edge &)> emit;
  uint32_t free;
  bool stopped = false; // emit() has had enough
};

void Space::successors(const State &s, const SearchRules &rules,
                       function_ref<bool(const Edge &)> emit) {
  if (!probed_)
    makeProbes();
  MoveEnumerator(*this, s, rules, emit).run();
}

} // namespace dgc::reshard
