//===- WorldBase.h - Common parts of the worlds -----------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_RUNTIME_WORLDBASE_H
#define DGC_LIB_RUNTIME_WORLDBASE_H

#include "Context.h"
#include "Control.h"
#include "dgc/Runtime/World.h"

namespace dgc::rt {

class WorldBase : public World {
public:
  explicit WorldBase(const WorldOptions &options);
  ~WorldBase() override;
  char *heap(int rank) override { return segment.heap(rank); }
  int threadsPerRank() const override { return options.threadsPerRank; }

protected:
  friend class World;
  Error map();
  /// Runs `body` as `rank` in the calling thread.
  int runRank(int rank, const std::function<int(RankContext &)> &body);
  /// Where ranks are bound; empty: nowhere.
  std::vector<int> coresOf(int rank) const;

  // The watcher's view (Watch.cpp).
  /// "in all_reduce .. (its collective 17), step 3".
  std::string whereIs(int rank) const;
  /// What is known of all ranks, a line each, and their last collectives.
  std::string report() const;
  /// True while a rank waits for a peer that has not arrived. A rank can be
  /// seen waiting for one that has: then it is stopped, or about to go on.
  bool waitsInVain(int rank) const;
  /// Who keeps `waiting` waiting, and what is known of it.
  std::string culpritOf(int waiting) const;
  /// An Error that names the culprit once a wait or a step takes too long.
  Error findHang() const;
  /// Error for a rank that ended with `code` although it should not.
  Error explainFailure(int rank, const std::string &how, int code) const;
  /// A note about the state of the rank's process or thread, for a hang.
  virtual std::string processNote(int rank) const = 0;
  /// The rank whose failure is the cause, if one is marked; else `otherwise`.
  int rootCause(int otherwise) const;

  WorldOptions options;
  CommTables noTables;
  const CommTables *tables;
  std::vector<int> cores;
  bool crowded;
  Segment segment;
  std::shared_ptr<char> control;
  char *mapped = nullptr; // the heaps
  size_t mappedSize = 0;
};

} // namespace dgc::rt

#endif // DGC_LIB_RUNTIME_WORLDBASE_H
