//===- Contest.h - Problems in the format of the IOPDDL contest -*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// The JSON of the ASPLOS/EuroSys 2025 contest on intra-operator parallelism
// (github.com/google/iopddl):
//
//   {"problem": {"name": "...",
//                "nodes": {"intervals": [[begin, end], ...],
//                          "costs": [[...], ...], "usages": [[...], ...]},
//                "edges": {"nodes": [[a, b], ...], "costs": [[...], ...]},
//                "usage_limit": 123}}
//
// Keys in any order; a missing or null limit is none. An instance is a hundred
// megabytes of mostly equal tables: equal texts are read once.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_SOLVER_CONTEST_H
#define DGC_SOLVER_CONTEST_H

#include "dgc/Solver/Problem.h"
#include "llvm/ADT/StringRef.h"

namespace dgc::solver {

/// The bytes of a file, decompressed if they are gzip's. False with `error`.
bool readFile(const std::string &path, std::string &bytes, std::string &error);

/// Reads a problem. On failure returns false and `error` is
/// "name:line:col: what", naming what was got and expected.
bool readContest(llvm::StringRef text, llvm::StringRef name, Problem &problem,
                 std::string &error);

} // namespace dgc::solver

#endif // DGC_SOLVER_CONTEST_H
