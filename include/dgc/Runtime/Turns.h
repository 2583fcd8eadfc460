//===- Turns.h - Programs that take turns at being measured -----*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_RUNTIME_TURNS_H
#define DGC_RUNTIME_TURNS_H

#include "dgc/Runtime/Package.h"
#include "dgc/Runtime/Run.h"
#include <map>
#include <memory>
#include <optional>

namespace dgc::rt {

/// Programs that take turns at being measured. A host changes its speed from
/// one moment to the next (other guests on the same cores, clocks), so what is
/// compared must have been measured all over the same time, in many short
/// windows between probes of the cores, in another order each time: a program
/// finds what the one before it has left. The median of a window's steps
/// counts.
class Turns {
public:
  /// `config`: how programs run; each for `secondsOfTurn`, about, in a turn.
  Turns(const RunConfig &config, double secondsOfTurn);

  /// The program's number, from 0. `inputs` as for runPackage.
  int add(std::unique_ptr<Package> package, std::vector<HostTensor> inputs);
  /// All programs; or those only that have not yet run undisturbed in
  /// `quietTurns`.
  Error takeTurn(std::optional<int> quietTurns = std::nullopt);
  /// Whether none of these is left.
  bool enough(int quietTurns) const;
  /// A step of the program, after at least one turn.
  QuietTime time(int number) const;

private:
  struct Entry {
    std::unique_ptr<Package> package;
    std::vector<HostTensor> inputs;
    int repeat = 0; // steps that fill a turn; 0: not known yet
    int window = 1; // steps of one
    std::vector<ProbedTime> times;
    std::vector<size_t> turnEnds; // numbers of times
  };
  Error run(Entry &entry, int repeat, Timing &timing);
  Error takeTurn(Entry &entry);
  bool enough(const Entry &entry, int quietTurns) const;
  const CoreProbe &bestOf(const Entry &entry) const;
  void findBest();

  RunConfig config;
  double secondsOfTurn;
  std::vector<Entry> entries;
  std::map<int, CoreProbe> best; // by number of ranks
  uint32_t turnsTaken = 0;
};

} // namespace dgc::rt

#endif // DGC_RUNTIME_TURNS_H
