//===- World.h - Starting and watching ranks --------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// A World is the ranks of one program on this machine with their symmetric
// heap: rank r's part begins at heap(r), all parts are equally large and mapped
// at the same addresses in every rank. Engines:
//   shm      ranks are processes, forked by run()
//   threads  ranks are threads of this process, for sanitizers and debuggers
//
// run() returns when all ranks have ended. A rank that dies, fails or keeps
// others waiting for too long is named in the Error, with the op and its place
// in the model; then the other ranks are ended, and nothing is left behind.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_RUNTIME_WORLD_H
#define DGC_RUNTIME_WORLD_H

#include "dgc/Runtime/Communicator.h"
#include "dgc/Runtime/Error.h"
#include "dgc/Runtime/Manifest.h"
#include <functional>
#include <memory>

namespace dgc::rt {

enum class Engine { Shm, Threads };

struct WorldOptions {
  Engine engine = Engine::Shm;
  int numRanks = 1;
  size_t heapBytes = 0;   // per rank
  int threadsPerRank = 0; // 0: cores / ranks, at least 1
  double timeout = 60; // seconds that one wait for a peer may take; 0: no limit
  double stepTimeout = 0; // seconds that a step may take; 0: no limit
  bool pin = true;
  bool handleSignals =
      false; // SIGINT, SIGTERM, SIGHUP end the ranks, then run()
  const CommTables *tables = nullptr; // outlives the World
};

/// What a rank's body is given.
struct RankContext {
  int rank = 0;
  int numRanks = 1;
  Communicator *comm = nullptr;
  dgc_ctx *abi = nullptr; // for generated code
  char *heap = nullptr;
  std::function<void(int)> setStep; // the step, from 1, for messages
  /// Says why this rank fails; the body then returns a code that is not 0.
  std::function<void(const std::string &)> setMessage;
};

class World {
public:
  virtual ~World() = default;
  static Error create(const WorldOptions &options, std::unique_ptr<World> &out);

  virtual char *heap(int rank) = 0;
  virtual int threadsPerRank() const = 0;
  /// Runs `body` on every rank; its result is the rank's exit code. `onTick` is
  /// called on this thread now and then, and once at the end. May be called
  /// once.
  virtual Error run(const std::function<int(RankContext &)> &body,
                    const std::function<void()> &onTick = {}) = 0;
};

/// Cores that this process may use.
std::vector<int> usableCores();

/// Zeroed memory that forked ranks share with this process.
Error sharedMemory(size_t bytes, std::shared_ptr<char> &out);

} // namespace dgc::rt

#endif // DGC_RUNTIME_WORLD_H
