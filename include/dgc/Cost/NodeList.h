//===- NodeList.h - Hostfiles and Slurm node lists --------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_COST_NODELIST_H
#define DGC_COST_NODELIST_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>
#include <vector>

namespace dgc {

/// Nodes in order, and the ranks on each; 0: not said.
struct NodeList {
  std::vector<std::string> names;
  std::vector<int64_t> slots;
};

/// A hostfile as mpirun reads it: a host a line, `host slots=8` (Open MPI) or
/// `host:8` (MPICH), other `key=value` ignored, `#` begins a comment; slots of
/// hosts that are named again add up. An error text with line and caret, or
/// empty.
std::string parseHostfile(llvm::StringRef text, llvm::StringRef path,
                          NodeList &nodes);

/// SLURM_JOB_NODELIST, as `node[001-004,7],login`. An error text, or empty.
std::string parseSlurmNodes(llvm::StringRef text,
                            std::vector<std::string> &names);

/// SLURM_TASKS_PER_NODE, as `8(x3),4`. An error text, or empty.
std::string parseSlurmTasks(llvm::StringRef text, std::vector<int64_t> &tasks);

/// Both: as many counts as nodes, or one for all, or none.
std::string parseSlurm(llvm::StringRef nodes, llvm::StringRef tasks,
                       NodeList &list);

} // namespace dgc

#endif // DGC_COST_NODELIST_H
