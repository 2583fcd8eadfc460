//===- EventSim.h - Tasks on resources over time ----------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Plain data: a task occupies one resource (a compute stream, a communication
// stream, a link) for its duration, once all it depends on is done. A resource
// runs one task at a time, either in the order in which its tasks were added
// (what a stream of a GPU does) or whichever ready task has the smallest
// priority. Nothing is random: ties go to the task that was added first.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_COST_EVENTSIM_H
#define DGC_COST_EVENTSIM_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>
#include <vector>

namespace dgc {

enum class ResourceOrder { AsAdded, ByPriority };

/// `task` must have ended `lag` seconds ago.
struct EventDep {
  int task = 0;
  double lag = 0;
};

class EventGraph {
public:
  int addResource(llvm::StringRef name,
                  ResourceOrder order = ResourceOrder::AsAdded);
  /// A pool of memory whose use is followed over time.
  int addMemory(llvm::StringRef name, double initialBytes = 0);
  /// Adds a task and returns its number. `resource` -1: it occupies nothing.
  /// Dependencies may name tasks that are added later.
  int addTask(llvm::StringRef name, int resource, double duration,
              llvm::ArrayRef<EventDep> deps = {}, double priority = 0);
  void addDep(int task, EventDep dep);
  /// Memory that `task` takes (negative: gives back) when it starts and ends.
  void addMemoryUse(int task, int memory, double atStart, double atEnd);

  struct Task {
    std::string name;
    int resource = -1;
    double duration = 0, priority = 0;
  };
  struct Resource {
    std::string name;
    ResourceOrder order = ResourceOrder::AsAdded;
  };
  struct Memory {
    std::string name;
    double initial = 0;
  };
  struct MemoryUse {
    int task, memory;
    double atStart, atEnd;
  };
  std::vector<Task> tasks;
  std::vector<Resource> resources;
  std::vector<Memory> memories;
  std::vector<MemoryUse> memoryUses;
  std::vector<std::pair<int, EventDep>> deps; // of task first
};

struct MemoryPoint {
  double time = 0, bytes = 0; // in use from then on
};

struct EventResult {
  /// Why not all tasks ran (a number out of range, a duration that is negative
  /// or no number, a cycle, with its tasks), or empty.
  std::string error;
  std::vector<double> start, end; // by task
  std::vector<double> busy;       // by resource
  double makespan = 0;
  /// What determined the end: each task starts when the one before it (plus a
  /// lag) lets it.
  std::vector<int> criticalPath;
  std::vector<double> peak; // by memory
  /// By memory; in time order, one point an instant at which it changes.
  std::vector<std::vector<MemoryPoint>> timeline;
};

/// Runs the graph. At one instant ends come before starts, so memory that is
/// given back can be taken again.
EventResult simulate(const EventGraph &graph);

} // namespace dgc

#endif // DGC_COST_EVENTSIM_H
