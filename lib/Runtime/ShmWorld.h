//===- ShmWorld.h - Ranks as processes --------------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_RUNTIME_SHMWORLD_H
#define DGC_LIB_RUNTIME_SHMWORLD_H

#include "WorldBase.h"
#include <sys/types.h>

namespace dgc::rt {

class ShmWorld final : public WorldBase {
public:
  using WorldBase::WorldBase;
  ~ShmWorld() override;
  Error run(const std::function<int(RankContext &)> &body,
            const std::function<void()> &onTick) override;

private:
  struct Child {
    pid_t pid = -1;
    int pidfd = -1;
    bool reaped = false;
    int status = 0; // of waitpid
  };

  std::string processNote(int rank) const override;
  Error start(const std::function<int(RankContext &)> &body);
  [[noreturn]] void runChild(int rank, pid_t parent,
                             const std::function<int(RankContext &)> &body);
  Error watch(const std::function<void()> &onTick);
  /// Reaps what has ended; the Error of the first that failed.
  Error reap();
  Error explainStatus(int rank) const;
  void killAll();

  std::vector<Child> children;
};

} // namespace dgc::rt

#endif // DGC_LIB_RUNTIME_SHMWORLD_H
