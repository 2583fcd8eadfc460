//===- ReshardSpace.h - States, moves and prices of a reshard ---*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// The search space of one query. Axes are cut into atoms, the common refinement
// of all parts that source and target name. A dimension's list of entries (an
// atom k >= 0, a whole factor f as -f) is interned: what is to be known of it
// is worked out once, and a state is a handful of numbers.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_PLANNER_RESHARDSPACE_H
#define DGC_LIB_PLANNER_RESHARDSPACE_H

#include "dgc/Planner/Reshard.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <array>
#include <deque>
#include <memory>

namespace dgc::reshard {

constexpr int maxRank = 6; // searched dimensions; others only scale the bytes
constexpr int maxAtoms = 14;
constexpr size_t maxEntries = 20;
constexpr int64_t maxExactDevices = 64; // beyond, prices come from a sample

using ListId = uint16_t; // 0 is the empty list
constexpr ListId noList = 0xffff;
using Entries = llvm::SmallVector<int64_t, 6>;

/// Whose kind of reduction a state's unreduced axes have.
enum PendingKind : uint16_t { NothingPending, OfSource, OfTarget };

struct State {
  std::array<ListId, maxRank> lists{};
  uint16_t unreduced = 0; // mask of atoms
  uint16_t pending = NothingPending;
  bool operator==(const State &o) const {
    return lists == o.lists && unreduced == o.unreduced && pending == o.pending;
  }
  bool operator!=(const State &o) const { return !(*this == o); }
};

struct Atom {
  AxisRef ref;
  double alpha, beta;
};

/// One level of a list's layout: neighbouring atoms of one axis, or a whole
/// factor.
struct Cut {
  int64_t parts, block; // block: what is left below
  int axis;             // -1: whole factor
  size_t begin, end;    // entries
};

/// The source tile and the number of elements that it holds of a wanted tile.
using Pieces = llvm::SmallVector<std::pair<int64_t, double>, 4>;

struct ListInfo {
  Entries entries;
  ListId parent = 0; // without the minor-most atom
  uint32_t mask = 0; // atoms in it
  bool legal = true; // whole factors divide
  int64_t local = 1; // local size
  int signature = 0; // equal: the same tiles
  uint32_t cuts = 0; // bit k: may be cut after k entries
  bool prefixOfTarget = false, extendsTarget = false;
  int matched = 0; // entries equal to the target's, position by position
  llvm::SmallVector<Cut, 4> levels;
  // Filled on demand.
  llvm::SmallVector<double, 16> wanted; // by probe: elements held and wanted
  std::vector<llvm::SmallVector<double, 4>> slowWanted; // by slow axis
  std::vector<Pieces> pieces;                           // by target tile
  llvm::SmallVector<std::pair<std::pair<int64_t, int>, ListId>, 4> children;
};

struct Dim {
  int64_t size = 1;
  int tensorDim = 0;
  bool splittable = true;               // not worth a temporary split otherwise
  llvm::SmallVector<int64_t, 2> wholes; // factors in source or target
  Entries target;
  ListId targetId = 0;
  std::deque<ListInfo> lists;
  std::map<Entries, ListId> ids;
  std::map<llvm::SmallVector<int64_t, 6>, int> signatures;
};

/// The link of a group of axes.
struct GroupLink {
  double alpha = 0, beta = 0;
  int64_t size = 1;
  llvm::SmallVector<std::pair<double, int64_t>, 4> parts; // beta, size
  void add(const AxisLink &link, int64_t parts);
};

/// Time of a collective: `in`, `out` are local bytes; `wire` is what a rank
/// would carry before the share (size - 1) / size that stays at home is taken
/// off.
double collectiveTime(MoveKind kind, const LinkCosts &links, GroupLink group,
                      double in, double out, double wire);
/// Operand, result, and a staging copy where data are laid anew.
double collectiveMemory(MoveKind kind, double in, double out);
/// Bytes that a device receives.
double collectiveBytes(MoveKind kind, int64_t group, double in, double out);

struct Edge {
  MoveKind kind;
  uint32_t mask; // atoms moved
  State to;
  double cost, memory, bytes;
};

/// What of the moves a search may use.
struct SearchRules {
  bool directed = true; // lists grow towards the target, or beyond it
  bool temporarySlices = true;
  bool exchange = true;
};

class Space {
public:
  /// None if source and target have no common refinement, or are too large to
  /// search: then only the fallback applies.
  static std::unique_ptr<Space>
  create(llvm::ArrayRef<int64_t> shape, int64_t elementBytes, const Mesh &mesh,
         const LinkCosts &links, const Sharding &from, const Sharding &to);

  const State &source() const { return source_; }
  const State &target() const { return target_; }
  double bytes(const State &s) const;
  Sharding toSharding(const State &s) const;
  llvm::SmallVector<AxisRef, 2> axesOf(uint32_t mask) const;

  /// A lower bound of the cost from `s` to the target.
  double bound(const State &s);
  /// All moves out of `s` but exchanges, until `emit` returns false.
  void successors(const State &s, const SearchRules &rules,
                  llvm::function_ref<bool(const Edge &)> emit);
  /// True if an exchange from `s` lays all dimensions as the target wants them.
  bool mayExchange(const State &s) const;
  Edge exchange(const State &s);
  /// [AllReduce] [Exchange] [ToUnreduced].
  llvm::SmallVector<Edge, 3> fallback();
  double launch() const { return links_.launch; }

private:
  friend class MoveEnumerator;
  struct Probe {
    llvm::SmallVector<int64_t, 8> digits;
    double need;
  };
  struct SlowAxis {
    int axis;
    llvm::SmallVector<Probe, 4> probes; // one a coordinate
  };

  void makeGoals();
  bool makeAtoms(const Mesh &mesh, const Sharding &from, const Sharding &to);
  void makeDims(llvm::ArrayRef<int64_t> shape, const Sharding &from,
                const Sharding &to);
  std::optional<State> parse(const Sharding &s);
  void makeProbes();

  // Lists (ReshardSpace.cpp).
  ListInfo &list(int d, ListId id) { return dims_[d].lists[id]; }
  const ListInfo &list(int d, ListId id) const { return dims_[d].lists[id]; }
  ListId intern(int d, const Entries &entries);
  /// `id` and [a whole factor and] an atom; noList if that is too long.
  ListId append(int d, ListId id, int64_t whole, int atom);
  void layOut(const Dim &dim, ListInfo &info) const;
  bool mayCut(const Dim &dim, const Entries &entries, size_t prefix) const;
  bool merges(int64_t a, int64_t b) const {
    return a >= 0 && b >= 0 && atoms_[a].ref.continuesWith(atoms_[b].ref);
  }
  uint32_t used(const State &s) const;
  uint32_t allAtoms() const { return (1u << atoms_.size()) - 1; }

  // Prices (ReshardCost.cpp).
  GroupLink link(uint32_t mask) const;
  Edge price(MoveKind kind, uint32_t mask, const State &from,
             const State &to) const;
  llvm::SmallVector<int64_t, 8> digitsOf(int64_t device) const;
  int64_t tileOf(const ListInfo &list, llvm::ArrayRef<int64_t> digits) const;
  llvm::SmallVector<int64_t, 6> levelDigits(const ListInfo &list,
                                            llvm::ArrayRef<int64_t> digits,
                                            int axis) const;
  void setDigits(const ListInfo &list, int64_t tile,
                 llvm::MutableArrayRef<int64_t> digits) const;
  /// What an exchange puts on the wires of the busiest device.
  struct Traffic {
    double seconds = 0, bytes = 0, peers = 0;
    uint32_t moved = 0; // atoms along which data cross
  };
  Traffic exactTraffic(const State &s);
  Traffic sampledTraffic(const State &s);
  Probe makeProbe(llvm::ArrayRef<int64_t> digits, int axis);
  void fillWanted(int d, ListInfo &info);
  double lackingInGroups(const State &s, uint32_t mask);
  double slowBound(const State &s, double fastest, double mean);
  const Pieces &piecesOf(int d, ListInfo &info, int64_t targetTile);

  LinkCosts links_;
  llvm::SmallVector<Atom, 8> atoms_;
  llvm::SmallVector<int64_t, 4> axisSizes_;
  std::deque<Dim> dims_;
  int rank_ = 0; // searched dimensions
  int64_t tensorRank_ = 0;
  double elementBytes_ = 4; // times the dimensions that are not searched
  int64_t devices_ = 1;
  State source_, target_;
  ReduceKind sourceKind_ = ReduceKind::Add, targetKind_ = ReduceKind::Add;
  PendingKind targetPending_ = OfSource; // of new unreduced axes
  /// Lists from which the target is one ToUnreduced (or nothing) away.
  std::vector<std::array<ListId, maxRank>> goals_;
  std::map<uint32_t, llvm::SmallVector<int, 16>> groupOfProbe_; // by mask
  bool probed_ = false;
  std::vector<Probe> probes_;
  std::vector<SlowAxis> slow_;
};

} // namespace dgc::reshard

#endif // DGC_LIB_PLANNER_RESHARDSPACE_H
